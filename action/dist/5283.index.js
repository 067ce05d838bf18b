"use strict";exports.id=5283,exports.ids=[5283],exports.modules={90787:((N,b,L)=>{L.d(b,{Q:()=>R});const B=y();function R(g){const[d,I,u,r]=B;let a=4294967295,_=0;for(const T=g.
length-3;_<T;_+=4)a^=g[_]|g[_+1]<<8|g[_+2]<<16|g[_+3]<<24,a=r[a&255]^u[a>>>8&255]^I[a>>>16&255]^d[a>>>24];for(;_<g.length;_++)a=d[(a^g[_])&255]^a>>>8;return~a>>>
0}function y(){const g=new Int32Array(256);for(let r=0;r<256;r++){let a=r;for(let _=0;_<8;_++)a=a&1?a>>>1^3988292384:a>>>1;g[r]=a}const d=r=>r.map(a=>g[a&255]^a>>>
8),I=d(g),u=d(I);return[g,I,u,d(u)]}}),9468:((N,b,L)=>{L.d(b,{zS:()=>wt,l1:()=>ft});var B=L(49153),R=L(96512);const y={entries:5e5,bytes:2**32-1,expansion:100,allowance:64*
1024*1024},g="Process the document locally, or in smaller pieces";function d(t,e){return new B.zU("service_failure",`The documents in the answer cannot be read:\
 ${t}`,{cause:e,advice:"Try again. If the fault stays, process the document locally, or tell the provider of the service"})}class I{limits;entries=0;bytes=0;most;constructor(e,o){
this.limits=e,this.most=Math.min(e.bytes,e.allowance+o*e.expansion)}take(e){if(this.entries+=1,this.bytes+=e,this.entries>this.limits.entries)throw new B.zU("li\
mit_exceeded",`The answer holds more than ${this.limits.entries} documents`,{advice:g});if(this.bytes>this.most)throw new B.zU("limit_exceeded",`The answer unpa\
cks to more than ${this.most} bytes`,{advice:g})}}var u=L(32212);const r=3*256*1024,a=2**29-24;function _(t){const o=(0,u.VM)(t).map((f,E)=>Buffer.from(`${E===0?
'{"documents":[':","}{"name":${JSON.stringify(f)},${T(t[E])}"content":"`,"utf8")),n=Buffer.from(t.length===0?'{"documents":[]}':"]}","latin1"),i=t.reduce((f,{bytes:E},p)=>f+
(o[p]?.length??0)+Math.ceil(E.length/3)*4+2,n.length),h=Buffer.alloc(i);let c=0;for(const[f,{bytes:E}]of t.entries()){c+=o[f]?.copy(h,c)??0;const p=Buffer.from(
E.buffer,E.byteOffset,E.byteLength);for(let A=0;A<p.length;A+=r)c+=h.write(p.toString("base64",A,Math.min(A+r,p.length)),c,"latin1");c+=h.write('"}',c,"latin1")}
return n.copy(h,c),h}const T=({mediaType:t,match:e})=>[...t===void 0?[]:[`"content_type":${JSON.stringify(t)},`],...e===void 0?[]:[`"match":${JSON.stringify(e)}\
,`]].join("");function O(t,e=y){if(t.length>a)throw d(`a JSON envelope of ${t.length} bytes is too long to read`);const o=(0,R.q)(t);if(o===void 0)throw d("it i\
s not valid JSON");const n=k(o,"documents");if(!Array.isArray(n))throw d("the JSON has no list named documents");const i=new I(e,t.length);return n.map((h,c)=>{
const f=k(h,"content");if(typeof f!="string")throw d(`document ${c+1} of the JSON has no content`);if(i.take(Math.floor(f.length*3/4)),/[^A-Za-z0-9+/=_\s-]/.test(
f))throw d(`the content of document ${c+1} is not base64`);const E=k(h,"name"),p=k(h,"match");return{name:(0,u.Fl)(typeof E=="string"?E:void 0,c),bytes:new Uint8Array(
Buffer.from(f,"base64")),...typeof p=="string"?{match:p}:{}}})}function k(t,e){return typeof t=="object"&&t!==null&&Object.hasOwn(t,e)?t[e]:void 0}var P=L(71853),
lt=L(77598);const D=`\r
`;function C(t){const{contentType:e,pieces:o}=X(t);return{contentType:e,body:Buffer.concat(o)}}function X(t){const e=t.map(({name:i},h)=>(0,u.Fl)(i,h)),o=ht(t,e),
n=[];for(const[i,{bytes:h,mediaType:c}]of t.entries()){const f=[`--${o}`,`Content-Type: ${c??"application/pdf"}`,`Content-Disposition: attachment; ${j(e[i]??"")}`,
`Content-Length: ${h.length}`];n.push(Buffer.from(`${i===0?"":D}${f.join(D)}${D}${D}`,"utf8"),h)}return n.push(Buffer.from(`${t.length===0?"":D}--${o}--${D}`,"l\
atin1")),{contentType:`multipart/mixed; boundary=${o}`,pieces:n}}function H(t,e,o=y){const n=(0,P.R)(e).parameters.get("boundary");if(n===void 0||n==="")throw d(
"its content type names no boundary");const i=Buffer.from(t.buffer,t.byteOffset,t.byteLength),h=new I(o,t.length),c=[];let f=K(i,n,0);for(;f&&!f.last;){const{headers:E,
end:p}=ut(i,f.end),A=Q(i,n,p,E.get("content-length"));if(!A)throw d(`part ${c.length+1} of the multipart body has no end`);const M=i.subarray(p,Math.max(p,A.start));
h.take(M.length);const s=E.get("content-transfer-encoding")?.trim().toLowerCase()==="base64"?Buffer.from(M.toString("latin1"),"base64"):M;c.push({name:(0,u.Fl)(
dt(E),c.length),bytes:new Uint8Array(s)}),f=A}if(!f)throw d("the multipart body has no boundary");return c}function ht(t,e){for(let o=0;;o++){const n=(0,lt.createHash)(
"sha256").update(`${o};${e.join("/")}`);for(const{bytes:c}of t)n.update(`${c.length};`).update(c);const i=`octavo-${n.digest("hex").slice(0,40)}`;if(!t.some(({bytes:c})=>Buffer.
from(c.buffer,c.byteOffset,c.byteLength).includes(i)))return i}}function j(t){const e=t.replace(/[^\x20-\x7e]/g,"_").replace(/["\\]/g,"\\$&"),o=encodeURIComponent(
t).replace(/['()*]/g,n=>`%${n.charCodeAt(0).toString(16).toUpperCase()}`);return/^[\x20-\x7e]*$/.test(t)?`filename="${e}"`:`filename="${e}"; filename*=UTF-8''${o}`}
function K(t,e,o){const n=`--${e}`;for(let i=t.indexOf(n,o,"latin1");i>=0;i=t.indexOf(n,i+1,"latin1")){if(i!==0&&t[i-1]!==10)continue;const h=i===0?0:t[i-2]===13?
i-2:i-1;let c=i+n.length;const f=t[c]===45&&t[c+1]===45;for(f&&(c+=2);t[c]===32||t[c]===9;)c++;if(t[c]===13&&c++,t[c]===10)c++;else if(!f||c<t.length)continue;return{
start:h,end:c,last:f}}}function Q(t,e,o,n){if(n!==void 0&&/^\d{1,15}$/.test(n.trim())){const i=o+Number(n),h=i<=t.length?K(t,e,i):void 0;if(h?.start===i)return h}
return K(t,e,Math.max(0,o-2))}function ut(t,e){const o=new Map;let n=e,i="";for(;;){const h=t.indexOf(10,n);if(h<0)throw d("the headers of a part have no end");
const c=t.toString("utf8",n,h).replace(/\r$/,"");if(n=h+1,c==="")return{headers:o,end:n};if(n-e>65536)throw d("the headers of a part are too long");const f=c.indexOf(
":");/^[ \t]/.test(c)?o.set(i,`${o.get(i)??""} ${c.trim()}`):f>0&&o.set(i=c.slice(0,f).trim().toLowerCase(),c.slice(f+1).trim())}}function dt(t){const e=(0,P.R)(
t.get("content-disposition")??"").parameters,o=/^utf-8'[^']*'(.*)$/i.exec(e.get("filename*")??"")?.[1];if(o!==void 0&&/^(?:[^%]|%[0-9a-f]{2})*$/i.test(o)){const i=o.
replace(/%([0-9a-f]{2})/gi,(h,c)=>String.fromCharCode(parseInt(c,16)));return Buffer.from(i,"latin1").toString("utf8")}return e.get("filename")?.replaceAll("%22",
'"')??(0,P.R)(t.get("content-type")??"").parameters.get("name")}var mt=L(38212),q=L(90787);const tt=67324752,et=33639248,gt=101010256,nt=101075792,rt=117853008,
Et=2048,pt=1,W=33,v=65535,S=4294967295;function Lt(t){return t[0]===80&&t[1]===75&&(t[2]===3&&t[3]===4||t[2]===5&&t[3]===6)}const ot=t=>Buffer.concat(G(t));function G(t){
const e=(0,u.VM)(t).map(c=>Buffer.from(c,"utf8")),o=[],n=[];let i=0;for(const[c,{bytes:f}]of t.entries()){const E=e[c]??Buffer.alloc(0),p=(0,q.Q)(f),A=f.length>=
S?ct([f.length,f.length]):Buffer.alloc(0),M=Buffer.alloc(30);M.writeUInt32LE(tt,0),it(M,4,p,f.length,E.length,A.length),o.push(M,E,A,f),n.push(_t(E,p,f.length,i)),
i+=30+E.length+A.length+f.length}const h=n.reduce((c,{length:f})=>c+f,0);return[...o,...n,xt(t.length,h,i)]}function st(t,e=y){const o=Buffer.from(t.buffer,t.byteOffset,
t.byteLength);try{const n=new I(e,t.length),h=It(o,e).filter(({name:f})=>!/[/\\]$/.test(f)).map((f,E)=>(n.take(f.size),{name:(0,u.Fl)(f.name,E),bytes:Tt(o,f,E+1)})),
c=h.map(({name:f})=>(0,u.Ok)(f));return h.map((f,E)=>({document:f,key:c[E]??0,index:E})).sort((f,E)=>f.key===E.key?f.index-E.index:f.key-E.key).map(({document:f})=>f)}catch(n){
throw n instanceof RangeError?d("the ZIP archive is damaged",n):n}}function it(t,e,o,n,i,h){t.writeUInt16LE(n>=S||h>0?45:20,e),t.writeUInt16LE(Et,e+2),t.writeUInt16LE(
0,e+4),t.writeUInt16LE(0,e+6),t.writeUInt16LE(W,e+8),t.writeUInt32LE(o,e+10),t.writeUInt32LE(Math.min(n,S),e+14),t.writeUInt32LE(Math.min(n,S),e+18),t.writeUInt16LE(
i,e+22),t.writeUInt16LE(h,e+24)}function _t(t,e,o,n){const i=[...o>=S?[o,o]:[],...n>=S?[n]:[]],h=i.length>0?ct(i):Buffer.alloc(0),c=Buffer.alloc(46);return c.writeUInt32LE(
et,0),c.writeUInt16LE(h.length>0?45:20,4),it(c,6,e,o,t.length,h.length),c.writeUInt32LE(Math.min(n,S),42),Buffer.concat([c,t,h])}function ct(t){const e=Buffer.alloc(
4+t.length*8);e.writeUInt16LE(1,0),e.writeUInt16LE(t.length*8,2);for(const[o,n]of t.entries())e.writeBigUInt64LE(BigInt(n),4+o*8);return e}function xt(t,e,o){const n=Buffer.
alloc(22);if(n.writeUInt32LE(gt,0),n.writeUInt16LE(Math.min(t,v),8),n.writeUInt16LE(Math.min(t,v),10),n.writeUInt32LE(Math.min(e,S),12),n.writeUInt32LE(Math.min(
o,S),16),t<v&&e<S&&o<S)return n;const i=Buffer.alloc(76);return i.writeUInt32LE(nt,0),i.writeBigUInt64LE(44n,4),i.writeUInt16LE(45,12),i.writeUInt16LE(45,14),i.
writeBigUInt64LE(BigInt(t),24),i.writeBigUInt64LE(BigInt(t),32),i.writeBigUInt64LE(BigInt(e),40),i.writeBigUInt64LE(BigInt(o),48),i.writeUInt32LE(rt,56),i.writeBigUInt64LE(
BigInt(o+e),64),i.writeUInt32LE(1,72),Buffer.concat([i,n])}function It(t,e){const o=J(t);let{count:n,size:i,offset:h}={count:t.readUInt16LE(o+10),size:t.readUInt32LE(
o+12),offset:t.readUInt32LE(o+16)},c=o;if(o>=20&&t.readUInt32LE(o-20)===rt){const A=F(t,o-12);if(t.readUInt32LE(A)!==nt)throw d("the ZIP archive is damaged");({
count:n,size:i,offset:h}={count:F(t,A+32),size:F(t,A+40),offset:F(t,A+48)}),c=A}if(n>e.entries)throw d(`the ZIP archive lists more than ${e.entries} entries`);const f=c-
i-h;if(f<0)throw d("the ZIP archive is damaged");const E=[];let p=h+f;for(let A=0;A<n;A++){if(t.readUInt32LE(p)!==et)throw d("the directory of the ZIP archive i\
s damaged");const[M,Y,s]=[t.readUInt16LE(p+28),t.readUInt16LE(p+30),t.readUInt16LE(p+32)];if((t.readUInt16LE(p+8)&pt)!==0)throw d("the ZIP archive is encrypted");
const l=Z(t.subarray(p+46+M,p+46+M+Y)),m=w=>w===S?l.shift()??w:w,U=m(t.readUInt32LE(p+24)),x=m(t.readUInt32LE(p+20));E.push({name:t.toString("utf8",p+46,p+46+M),
method:t.readUInt16LE(p+10),crc:t.readUInt32LE(p+16),compressed:x,size:U,offset:m(t.readUInt32LE(p+42))+f}),p+=46+M+Y+s}return E}function J(t){for(let e=t.length-
22;e>=Math.max(0,t.length-22-v);e--)if(t.readUInt32LE(e)===gt)return e;throw d("it is not a ZIP archive, or an incomplete one")}function Z(t){for(let e=0;e+4<=t.
length;e+=4+t.readUInt16LE(e+2)){if(t.readUInt16LE(e)!==1)continue;const o=Math.floor(Math.min(t.readUInt16LE(e+2),t.length-e-4)/8);return Array.from({length:o},
(n,i)=>F(t,e+4+i*8))}return[]}function F(t,e){const o=Number(t.readBigUInt64LE(e));if(!Number.isSafeInteger(o))throw d("the ZIP archive is damaged");return o}function Tt(t,e,o){
const n=f=>d(`entry ${o} of the ZIP archive is damaged`,f);if(t.readUInt32LE(e.offset)!==tt)throw n();const i=e.offset+30+t.readUInt16LE(e.offset+26)+t.readUInt16LE(
e.offset+28),h=t.subarray(i,i+e.compressed);if(h.length!==e.compressed)throw n();const c=$(h,e,o,n);if(c.length!==e.size||(0,q.Q)(c)!==e.crc)throw n();return c}
function $(t,e,o,n){if(e.method===0)return new Uint8Array(t);if(e.method!==8)throw d(`entry ${o} of the ZIP archive is compressed with an unknown method`);try{return(0,mt.
HM)(t,{out:new Uint8Array(e.size)})}catch(i){throw n(i)}}const V=null;function at(t,e){try{return Ut(t,e)}catch(o){throw o instanceof RangeError?new B.zU("limit\
_exceeded","The documents together are larger than the largest buffer of Node.js",{advice:"Work on smaller documents, or on fewer at a time",cause:o}):o}}function wt(t,e){
if(e==="application/zip")return{contentType:e,pieces:G(t)};if(e==="multipart/mixed")return X(t);const{contentType:o,body:n}=at(t,e);return{contentType:o,pieces:[
n]}}function ft(t,e,o=y){const n=(0,P.P)(e);if(n==="application/json")return O(t,o);if(n.startsWith("multipart/"))return H(t,e,o);if(n==="application/zip"||n===
"application/x-zip-compressed"||Lt(t))return st(t,o);throw d(`its content type is ${n===""?"missing":n}`)}function Ut(t,e){switch(e){case"application/zip":return{
contentType:e,body:ot(t)};case"application/json":return{contentType:e,body:_(t)};case"multipart/mixed":return C(t);default:return e}}}),71853:((N,b,L)=>{L.d(b,{
P:()=>B,R:()=>R});const B=y=>R(y).value;function R(y){const g=y.indexOf(";"),d=(g<0?y:y.slice(0,g)).trim().toLowerCase(),I=new Map,u=g<0?"":y.slice(g);for(const[
,r,a,_]of u.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g)){const T=(r??"").toLowerCase(),O=a===void 0?(_??"").trim():a.replace(/\\(.)/g,"$\
1");I.has(T)||I.set(T,O)}return{value:d,parameters:I}}}),32212:((N,b,L)=>{L.d(b,{Fl:()=>g,Ok:()=>d,VM:()=>I});var B=L(99762),R=L(99586);const y=/[\u0000-\u001f\u007f]/g;
function g(u,r){const a=(0,R.Cy)((u??"").replace(y,""));return a===""||a==="."||a===".."?(0,B.p)(r+1):a}function d(u){const a=u.replace(/\.[^.]*$/,"").match(/\d+/g)?.
at(-1);return a===void 0?Number.POSITIVE_INFINITY:Number(a)}const I=u=>(0,R.NL)(u.map(({name:r},a)=>g(r,a)),R.zE)}),84293:((N,b,L)=>{L.d(b,{F:()=>y,M:()=>R});var B=L(
49153);const R={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,filters:8,
pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:1e7,pageCharacters:5e6,characters:5e7,
searching:5e9,formDepth:32};function y(g,d,I,u="file"){return new B.zU("limit_exceeded",d,{issues:[{field:u,message:`${d}.`}],advice:`${I} (limit: ${g})`})}}),22022:((N,b,L)=>{
L.d(b,{c:()=>I});var B=L(84293),R=L(1967);const y=20,g=100,d=8e6;class I{limits;codec;stream;total;remaining;values;documents=0;scratch=new R.f;output=new R.B;numbers=d;held={
all:new Set,bytes:0,most:0};constructor(r,a){this.limits=r,this.codec=a,this.stream=r.streamBytes,this.total=this.remaining=this.held.most=r.allowance,this.values=
r.values}admit(r){const a=r*this.limits.expansion;this.documents++,this.total+=a,this.remaining+=a,this.values+=r*g,this.held.most+=r*y}fork(){const r=new I(this.
limits,this.codec);return r.documents=this.documents,r.total=this.total,r.remaining=this.remaining,r.values=this.values,r.numbers=this.numbers,r.held=this.held,
r.scratch=this.scratch,r}takeNumbers(r){if(this.numbers-=r,this.numbers<0)throw(0,B.F)("objects","The documents are small and have objects with very high number\
s","Open them in another PDF program and save them again, which numbers objects without gaps")}hold(r,a,_){const{held:T}=this;T.all.add({bytes:r,holder:a,key:_}),
T.bytes+=r;for(const O of T.all){if(T.bytes<=T.most||T.all.size===1)return;T.all.delete(O),T.bytes-=O.bytes,O.holder.deref()?.delete(O.key)}}}}),1967:((N,b,L)=>{
L.d(b,{B:()=>g,f:()=>R});var B=L(348);class R{memory;get bytes(){return this.memory??=new Uint8Array(y)}}const y=1<<20;class g{spare;take(u){const{spare:r}=this;
return!r||r.capacity<u?new B.k(u):(this.spare=void 0,r.clear(),r)}finish(u){return u.capacity>d?u.bytes:(this.spare=u,u.copied())}}const d=4<<20}),269:((N,b,L)=>{
L.d(b,{$k:()=>Ut,A4:()=>Et,AF:()=>it,AN:()=>V,AV:()=>pt,AZ:()=>ft,Ah:()=>tt,Cq:()=>B,Cx:()=>T,D:()=>at,Ec:()=>r,G_:()=>R,HF:()=>S,HV:()=>nt,HY:()=>_t,Hh:()=>xt,
Hv:()=>dt,IQ:()=>_,JI:()=>c,Kl:()=>$,Li:()=>t,MV:()=>Lt,N5:()=>P,N9:()=>J,OY:()=>W,PZ:()=>A,WL:()=>K,Wd:()=>o,Z4:()=>u,ay:()=>f,b9:()=>k,bS:()=>p,cL:()=>D,d2:()=>y,
du:()=>q,em:()=>X,ev:()=>H,fX:()=>lt,gq:()=>E,iH:()=>ht,kR:()=>g,l0:()=>C,o1:()=>d,r_:()=>Q,rc:()=>mt,rg:()=>Y,s1:()=>O,sk:()=>e,t6:()=>Z,t9:()=>wt,tF:()=>et,tw:()=>rt,
u7:()=>I,vz:()=>j,w1:()=>n,wb:()=>i,wn:()=>a,wt:()=>ut,y_:()=>It,yh:()=>ct,yp:()=>h,yq:()=>G});const B=0,R=8,y=9,g=10,d=12,I=13,u=32,r=33,a=35,_=37,T=40,O=41,k=43,
P=45,lt=46,D=47,C=48,X=55,H=57,ht=60,j=62,K=91,Q=92,ut=93,dt=123,mt=125,q=126,tt=66,et=67,gt=68,nt=69,rt=73,Et=76,pt=82,W=98,v=100,S=101,Lt=102,ot=106,G=110,st=111,
it=114,_t=115,ct=116,xt=117,It=122,J=0,Z=1,F=2,Tt=3,$=new Uint8Array(256);for(const s of[B,y,g,d,I,u])$[s]=Z;for(const s of"(<>[]/%")$[s.charCodeAt(0)]=F;for(const s of"\
){}")$[s.charCodeAt(0)]=Tt;function V(s,l,m){for(;l<m;){const U=s[l];if($[U]===Z)l++;else if(U===_)l=at(s,l,m);else break}return l}function at(s,l,m){for(;l<m&&
s[l]!==g&&s[l]!==I;)l++;return l}function wt(s,l,m){const U=ft(s,l,m);return U<0?m:U}function ft(s,l,m){let U=0;for(;l<m;){const x=s[l++];if(x===Q)l++;else if(x===
T)U++;else if(x===O&&--U===0)return l}return-1}function Ut(s,l,m){for(;l<m;)if(s[l++]===j)return l;return m}function t(s){return s===void 0?-1:s>=C&&s<=H?s-C:s>=
65&&s<=70?s-55:s>=97&&s<=102?s-87:-1}function e(s,l,m){const U=new Uint8Array(m-l+1>>1);let x=0,w=-1;for(let z=l;z<m&&s[z]!==j;z++){const yt=t(s[z]);yt<0||(w<0?
w=yt:(U[x++]=w*16+yt,w=-1))}return w>=0&&(U[x++]=w*16),U.subarray(0,x)}function o(s,l,m){for(;l<m&&$[s[l]]===J;)l++;return l}function n(s,l,m){for(let U=0;U<m.length;U++)
if(s[l+U]!==m.charCodeAt(U))return!1;return!0}function i(s,l,m){return n(s,l,m)&&$[s[l+m.length]??u]!==J}const h=s=>s!==void 0&&s>=C&&s<=H;function c(s,l,m){let U=0,
x=l;for(;x<m&&h(s[x]);)U=U*10+(s[x++]-C);return x===l?{value:-1,after:x}:{value:U,after:x}}function f(s,l,m){const U=V(s,l,m),x=c(s,U,m);if(x.value<0||x.after===
m||$[s[x.after]]!==Z)return;const w=c(s,V(s,x.after,m),m);if(w.value<0||w.value>65535)return;const z=V(s,w.after,m);if(M(s,z))return{number:x.value,generation:w.
value,start:U,body:z+3}}const E=s=>new Uint8Array(s.buffer,s.byteOffset,s.byteLength),p=s=>Buffer.from(s.buffer,s.byteOffset,s.byteLength);function A(s,l,m,U){let x=0,
w=s[l];for(;w>=C&&w<=H;w=s[++l])x=x*10+(w-C);if(x!==m||w!==u||(x=0,w=s[++l],w<C||w>H))return-1;for(;w>=C&&w<=H;w=s[++l])x=x*10+(w-C);return x!==U||w!==u?-1:M(s,
l+1)?l+4:-1}const M=(s,l)=>s[l]===st&&s[l+1]===W&&s[l+2]===ot,Y=(s,l)=>s[l]===S&&s[l+1]===G&&s[l+2]===v&&s[l+3]===st&&s[l+4]===W&&s[l+5]===ot}),348:((N,b,L)=>{L.
d(b,{k:()=>g,t:()=>d});var B=L(269);const R=12,y=20;class g{buffer;memory;length=0;constructor(r){this.buffer=Buffer.allocUnsafeSlow(Math.max(r,256)),this.memory=
(0,B.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.memory.length}copied(){const r=Buffer.allocUnsafeSlow(this.
length);return r.set(this.bytes),r}clear(){this.length=0}from(r){return this.memory.subarray(r,this.length)}reserve(r){const a=this.length+r;a>this.memory.length&&
this.grow(a)}grow(r){const a=Buffer.allocUnsafeSlow(Math.max(r,Math.ceil(this.memory.length*1.5)));a.set(this.bytes),this.buffer=a,this.memory=(0,B.gq)(a)}copy(r,a,_){
const T=_-a;if(this.reserve(T),T<R){const{memory:O}=this;let k=this.length;for(let P=a;P<_;P++)O[k++]=r[P]}else this.memory.set(new Uint8Array(r.buffer,r.byteOffset+
a,T),this.length);this.length+=T}text(r){const a=r.length;if(this.reserve(a),a<y){const{memory:_}=this;let T=this.length;for(let O=0;O<a;O++)_[T++]=r.charCodeAt(
O)}else this.buffer.write(r,this.length,"latin1");this.length+=a}integer(r){this.reserve(20);const{memory:a}=this,_=I(r);for(let T=this.length+_-1;T>=this.length;T--){
const O=Math.floor(r/10);a[T]=B.l0+(r-O*10),r=O}this.length+=_}byte(r){this.reserve(1),this.memory[this.length++]=r}fill(r,a){this.reserve(r),a(this.memory,this.
length),this.length+=r}}class d{length=0;copy(r,a,_){this.length+=_-a}text(r){this.length+=r.length}integer(r){this.length+=I(r)}byte(){this.length++}fill(r){this.
length+=r}}function I(u){return u<10?1:u<100?2:u<1e3?3:u<1e4?4:u<1e5?5:u<1e6?6:String(u).length}})};
