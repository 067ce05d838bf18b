"use strict";exports.id=6091,exports.ids=[6091],exports.modules={44131:((M,B,g)=>{g.d(B,{Q:()=>U});const b=E();function U(d,I=0){const[f,y,m,u]=b;let p=~I,w=0;for(const k=d.
length-3;w<k;w+=4)p^=d[w]|d[w+1]<<8|d[w+2]<<16|d[w+3]<<24,p=u[p&255]^m[p>>>8&255]^y[p>>>16&255]^f[p>>>24];for(;w<d.length;w++)p=f[(p^d[w])&255]^p>>>8;return~p>>>
0}function E(){const d=new Int32Array(256);for(let m=0;m<256;m++){let u=m;for(let p=0;p<8;p++)u=u&1?u>>>1^3988292384:u>>>1;d[m]=u}const I=m=>m.map(u=>d[u&255]^u>>>
8),f=I(d),y=I(f);return[d,f,y,I(y)]}}),96091:((M,B,g)=>{g.d(B,{iP:()=>jt,qb:()=>et,iH:()=>nt,qA:()=>wt,Vh:()=>oe,EH:()=>re,f4:()=>st});var b=g(58552),U=g(54093),
E=g(61729);const d={entries:5e5,bytes:2**32-1,expansion:100,allowance:64*1024*1024},I="Process the document locally, or in smaller pieces";function f(e,t){return new b.
zU("service_failure",`The documents in the answer cannot be read: ${e}`,{cause:t,advice:"Try again. If the fault stays, process the document locally, or tell th\
e provider of the service"})}class y{limits;entries=0;bytes=0;most;constructor(t,r){this.limits=t,this.most=Math.min(t.bytes,t.allowance+r*t.expansion)}take(t){
if(this.entries+=1,this.bytes+=t,this.entries>this.limits.entries)throw new b.zU("limit_exceeded",`The answer holds more than ${this.limits.entries} documents`,
{advice:I});if(this.bytes>this.most)throw new b.zU("limit_exceeded",`The answer unpacks to more than ${this.most} bytes`,{advice:I})}}const m=2**19,[u,p]=[2,8],
w=2**16,k=2**22,xt=1e4,z=5e6,[C,It,j,Ot,Ut]=[34,92,44,58,117],[F,Z,H,W]=[91,93,123,125],K=[239,187,191];class L extends Error{}function*V(e){if(e.length<=m)return(0,E.
qF)(e);try{return yield*new bt(e).parse()}catch(t){if(t instanceof L||t instanceof SyntaxError)return;throw t}}class bt{bytes;open=[];decoder=new TextDecoder("u\
tf-8",{ignoreBOM:!0});left;root;values=0;constructor(t){this.bytes=t,this.left=K.every((r,o)=>t[o]===r)?K.length:0}*parse(){const{bytes:t,open:r}=this;let o=this.
left;for(let n=this.left,i=n;n<t.length;n++){n-i>=w&&(yield(n-i)*u,i=n);const s=t[n];if(!(s!==C&&s!==j&&(s|32)!==H&&(s|32)!==W)){if(n-o>k)throw new L;if(s!==C&&
++this.values>z)throw Tt();if(s===C){const c=yield*this.cutsOf(n),l=c.at(-1);c.length>2&&(yield*this.takeText(n,c)),n=i=l}else s===j?yield*this.endMember(n):s===
F||s===H?this.begin(n,s===F):(s===Z||s===W)&&(yield*this.close(n,s===Z));o=n}}if(r.length>0||this.root===void 0)throw new L;return this.expectBlank(this.left,t.
length),this.root}*cutsOf(t){const{bytes:r}=this,o=[t];let n=t+1;for(let i=n;n<r.length&&r[n]!==C;n++)n-i>=m&&(r[n]&192)!==128&&(o.push(n),yield(n-i)*u,i=n),r[n]===
It&&(n+=r[n+1]===Ut?5:1);if(n>=r.length)throw new L;return o.push(n),o}begin(t,r){const{open:o}=this;if(o.length===0&&this.root!==void 0)throw new L;if(o.length>=
xt)throw new L;o.push({isList:r,start:t,from:t+1,member:t+1,value:void 0,key:"",isTaken:!1})}*endMember(t){const r=this.open.at(-1);if(!r)throw new L;r.isTaken?
(this.expectBlank(r.from,t),[r.from,r.isTaken]=[t+1,!1]):t-this.left>=m&&(yield*this.writeOut(t),this.take(r,r.from,t),this.left=r.from=t+1,yield m*p),r.member=
t+1}*close(t,r){const{open:o}=this,n=o.pop();if(n?.isList!==r)throw new L;const i=o.at(-1);!n.value&&i||(n.isTaken?this.expectBlank(n.from,t):n.value?this.take(
n,n.from,t):n.value=JSON.parse(this.textOf(n.start,t+1)),yield(t-this.left)*p,this.left=t+1,i?this.put(i,n.key,n.value,t+1):this.root=n.value)}*takeText(t,r){const o=this.
open.at(-1);if(!o)throw new L;yield*this.writeOut(t);const n=this.memberBefore(o,t);let i="";for(let s=1;s<r.length;s++){const c=s===1?t+1:r[s-1];i+=JSON.parse(
`"${this.textOf(c,r[s])}"`),yield m*p}this.left=r.at(-1)+1,this.put(o,n,i,this.left)}*writeOut(t){for(const[r,o]of this.open.entries()){if(o.value)continue;const n=this.
open[r-1];n?o.key=this.memberBefore(n,o.start):this.expectBlank(this.left,o.start),o.value=o.isList?[]:{},r%100===99&&(yield w)}yield(t-this.left)*p}memberBefore(t,r){
if(t.isTaken)throw new L;if(t.member>t.from&&this.take(t,t.from,t.member-1),t.from=t.member,t.isList)return this.expectBlank(t.member,r),"";const o=this.textOf(
t.member,r).trimEnd();if(o.charCodeAt(o.length-1)!==Ot)throw new L;const n=JSON.parse(o.slice(0,-1));if(typeof n!="string")throw new L;return n}take(t,r,o){const n=r===
t.start+1,i=this.textOf(r,o);if(t.isList){const c=JSON.parse(`[${i}]`);if(c.length===0&&!n)throw new L;for(const l of c)t.value.push(l);return}const s=Object.entries(
JSON.parse(`{${i}}`));if(s.length===0&&!n)throw new L;for(const[c,l]of s)Y(t.value,c,l)}put(t,r,o,n){t.isList?t.value.push(o):Y(t.value,r,o),[t.from,t.member,t.
isTaken]=[n,n,!0]}textOf(t,r){return this.decoder.decode(this.bytes.subarray(t,r))}expectBlank(t,r){if(/[^ \t\r\n]/.test(this.textOf(t,r)))throw new L}}const Tt=()=>new b.
zU("limit_exceeded",`The answer has more than ${z} values`,{advice:"Process the document locally, or in smaller pieces"}),Y=(e,t,r)=>{Object.defineProperty(e,t,
{value:r,writable:!0,enumerable:!0,configurable:!0})};var T=g(38248);const Q=3*256*1024,Bt=2**29-24;function $t(e){const r=(0,T.VM)(e).map((n,i)=>Buffer.from(`${i===
0?'{"documents":[':","}{"name":${JSON.stringify(n)},${kt(e[i])}"content":"`,"utf8")),o=Buffer.from(e.length===0?'{"documents":[]}':"]}","latin1");return{contentType:"\
application/json",length:e.reduce((n,{size:i},s)=>n+r[s].length+Math.ceil(i/3)*4+2,o.length),*part(n,i){yield r[n];const s=Buffer.from(i.buffer,i.byteOffset,i.byteLength);
for(let c=0;c<s.length;c+=Q)yield Buffer.from(s.toString("base64",c,Math.min(c+Q,s.length)),"latin1");yield Buffer.from('"}',"latin1")},*end(){yield o}}}const kt=({
mediaType:e,match:t})=>[...e===void 0?[]:[`"content_type":${JSON.stringify(e)},`],...t===void 0?[]:[`"match":${JSON.stringify(t)},`]].join("");function*X(e,t){if(e.
length>Bt)throw f(`a JSON envelope of ${e.length} bytes is too long to read`);const r=yield*V(e);if(r===void 0)throw f("it is not valid JSON");const o=(0,E.C5)(
r,"documents");if(!Array.isArray(o))throw f("the JSON has no list named documents");const n=new y(t,e.length),i=[];for(const[s,c]of o.entries()){const l=(0,E.C5)(
c,"content");if(typeof l!="string")throw f(`document ${s+1} of the JSON has no content`);n.take(Math.floor(l.length*3/4));const a=yield*Nt(l);if(!a)throw f(`the\
 content of document ${s+1} is not base64`);const h=(0,E.C5)(c,"name"),x=(0,E.C5)(c,"match");i.push({name:(0,T.Fl)(typeof h=="string"?h:void 0,s),bytes:a,...typeof x==
"string"?{match:x}:{}}),yield Ct}return i}const fe=(e,t=defaultPackageLimits)=>atOnce(X(e,t)),[P,St,Ct]=[2**20,2,1500];function*Nt(e){const t=[];let r="";for(let o=0;o<
e.length;o+=P){const n=e.slice(o,o+P);if(/[^A-Za-z0-9+/=_\s-]/.test(n))return;const i=r+n.replace(/\s+/g,""),s=o+P<e.length?i.length-i.length%4:i.length;t.push(
Buffer.from(i.slice(0,s),"base64")),r=i.slice(s),yield n.length*St}return new Uint8Array(t.length===1?t[0]:Buffer.concat(t))}var N=g(46377),At=g(77598);const $=`\
\r
`,Mt=3e3,[Pt,_t,Dt]=[20,.3,60],G=2**20;function le(e){const t=q(e.map(announce),et(e));return{contentType:t.contentType,body:joinAll(t,e)}}function q(e,t){const r=e.
map(({name:n,size:i,mediaType:s},c)=>{const l=[`--${t}`,`Content-Type: ${s??"application/pdf"}`,`Content-Disposition: attachment; ${vt((0,T.Fl)(n,c))}`,`Content\
-Length: ${i}`];return Buffer.from(`${c===0?"":$}${l.join($)}${$}${$}`,"utf8")}),o=Buffer.from(`${e.length===0?"":$}--${t}--${$}`,"latin1");return{contentType:`\
multipart/mixed; boundary=${t}`,length:e.reduce((n,{size:i},s)=>n+r[s].length+i,o.length),*part(n,i){yield r[n],yield i},*end(){yield o}}}function*tt(e,t,r){const o=(0,N.
R)(t).parameters.get("boundary");if(o===void 0||o==="")throw f("its content type names no boundary");const n=Buffer.from(e.buffer,e.byteOffset,e.byteLength),i=new y(
r,e.length),s=[];let c=yield*rt(n,o,0);for(;c&&!c.last;){const{headers:l,end:a}=Jt(n,c.end);yield(a-c.end)*Pt;const h=yield*Rt(n,o,a,l.get("content-length"));if(!h)
throw f(`part ${s.length+1} of the multipart body has no end`);const x=n.subarray(a,Math.max(a,h.start));i.take(x.length);const v=l.get("content-transfer-encodi\
ng")?.trim().toLowerCase()==="base64"?Buffer.from(x.toString("latin1"),"base64"):x;s.push({name:(0,T.Fl)(zt(l),s.length),bytes:new Uint8Array(v)}),c=h,yield Mt+
x.length}if(!c)throw f("the multipart body has no boundary");return s}const he=(e,t,r=defaultPackageLimits)=>atOnce(tt(e,t,r));function et(e){const t=e.map(({name:r},o)=>(0,T.
Fl)(r,o));for(let r=0;;r++){const o=nt(e,`${r};${t.join("/")}`);if(!e.some(({bytes:i})=>Buffer.from(i.buffer,i.byteOffset,i.byteLength).includes(o)))return o}}function nt(e,t){
const r=(0,At.createHash)("sha256").update(t);for(const{bytes:o}of e)r.update(`${o.length};`).update(o);return`octavo-${r.digest("hex").slice(0,40)}`}function vt(e){
const t=e.replace(/[^\x20-\x7e]/g,"_").replace(/["\\]/g,"\\$&"),r=encodeURIComponent(e).replace(/['()*]/g,o=>`%${o.charCodeAt(0).toString(16).toUpperCase()}`);return/^[\x20-\x7e]*$/.
test(e)?`filename="${t}"`:`filename="${t}"; filename*=UTF-8''${r}`}function*rt(e,t,r){const o=Buffer.from(`--${t}`,"latin1");for(let n=r;n<e.length;n+=G){const i=e.
subarray(n,n+G+o.length-1);for(let s=i.indexOf(o);s>=0;s=i.indexOf(o,s+1)){const c=ot(e,n+s,o.length);if(c)return c;yield Dt}yield i.length*_t}}function ot(e,t,r){
if(t!==0&&e[t-1]!==10)return;const o=t===0?0:e[t-2]===13?t-2:t-1;let n=t+r;const i=e[n]===45&&e[n+1]===45;for(i&&(n+=2);e[n]===32||e[n]===9;)n++;if(e[n]===13&&n++,
e[n]===10)n++;else if(!i||n<e.length)return;return{start:o,end:n,last:i}}function*Rt(e,t,r,o){if(o!==void 0&&/^\d{1,15}$/.test(o.trim())){const n=r+Number(o),i=`\
--${t}`;for(const s of[n+1,n+2]){const l=e.toString("latin1",s,s+i.length)===i?ot(e,s,i.length):void 0;if(l?.start===n)return l}}return yield*rt(e,t,Math.max(0,
r-2))}function Jt(e,t){const r=new Map;let o=t,n="";for(;;){const i=e.indexOf(10,o);if(i<0)throw f("the headers of a part have no end");const s=e.toString("utf8",
o,i).replace(/\r$/,"");if(o=i+1,s==="")return{headers:r,end:o};if(o-t>65536)throw f("the headers of a part are too long");const c=s.indexOf(":");/^[ \t]/.test(s)?
r.set(n,`${r.get(n)??""} ${s.trim()}`):c>0&&r.set(n=s.slice(0,c).trim().toLowerCase(),s.slice(c+1).trim())}}function zt(e){const t=(0,N.R)(e.get("content-dispos\
ition")??"").parameters,r=/^utf-8'[^']*'(.*)$/i.exec(t.get("filename*")??"")?.[1];if(r!==void 0&&/^(?:[^%]|%[0-9a-f]{2})*$/i.test(r)){const n=r.replace(/%([0-9a-f]{2})/gi,
(i,s)=>String.fromCharCode(parseInt(s,16)));return Buffer.from(n,"latin1").toString("utf8")}return t.get("filename")?.replaceAll("%22",'"')??(0,N.R)(e.get("cont\
ent-type")??"").parameters.get("name")}function*st(e,t){for(const[r,{bytes:o}]of t.entries())yield*e.part(r,o);yield*e.end()}function ue(e,t){const r=Buffer.alloc(
e.length);let o=0;for(const n of st(e,t))r.set(n,o),o+=n.length;return r}const jt=({bytes:e,...t})=>({...t,size:e.length});var it=g(44131),ct=g(49692),Ft=g(44233);
const at=67324752,ft=33639248,lt=101010256,ht=101075792,ut=117853008,Zt=2048,Ht=1,Wt=33,[dt,Kt]=[1500,3],_=2**20,A=65535,O=4294967295;function Vt(e){return e[0]===
80&&e[1]===75&&(e[2]===3&&e[3]===4||e[2]===5&&e[3]===6)}const de=e=>joinAll(mt(e.map(announce)),e);function mt(e){const t=(0,T.VM)(e).map(a=>Buffer.from(a,"utf8")),
r=e.map(({size:a},h)=>pt(t[h],a,0)),o=Yt(r.map(({length:a},h)=>a+e[h].size)),n=o.at(-1),i=[],s=()=>e.map(({size:a},h)=>Qt(t[h],i[h]??0,a,o[h])),c=s().reduce((a,{
length:h})=>a+h,0),l=Xt(e.length,c,n);return{contentType:"application/zip",length:n+c+l.length,*part(a,h){const x=i[a]=(0,it.Q)(h);yield pt(t[a],h.length,x),yield h},
*end(){yield*s(),yield l}}}const Yt=e=>{const t=[0];for(const r of e)t.push(t.at(-1)+r);return t};function pt(e,t,r){const o=t>=O?yt([t,t]):Buffer.alloc(0),n=Buffer.
alloc(30);return n.writeUInt32LE(at,0),Et(n,4,r,t,e.length,o.length),Buffer.concat([n,e,o])}function*gt(e,t){const r=Buffer.from(e.buffer,e.byteOffset,e.byteLength);
try{const o=new y(t,e.length),n=[];for(const s of yield*Gt(r,t)){if(/[/\\]$/.test(s.name))continue;o.take(s.size);const c=(0,T.Fl)(s.name,n.length);n.push({name:c,
bytes:yield*ee(r,s,n.length+1),order:(0,T.Ok)(c)}),yield dt}return(yield*(0,Ft.p9)(n,(s,c)=>s.order===c.order?0:s.order-c.order)).map(({name:s,bytes:c})=>({name:s,
bytes:c}))}catch(o){throw o instanceof RangeError?f("the ZIP archive is damaged",o):o}}const me=(e,t=defaultPackageLimits)=>atOnce(gt(e,t));function Et(e,t,r,o,n,i){
e.writeUInt16LE(o>=O||i>0?45:20,t),e.writeUInt16LE(Zt,t+2),e.writeUInt16LE(0,t+4),e.writeUInt16LE(0,t+6),e.writeUInt16LE(Wt,t+8),e.writeUInt32LE(r,t+10),e.writeUInt32LE(
Math.min(o,O),t+14),e.writeUInt32LE(Math.min(o,O),t+18),e.writeUInt16LE(n,t+22),e.writeUInt16LE(i,t+24)}function Qt(e,t,r,o){const n=[...r>=O?[r,r]:[],...o>=O?[
o]:[]],i=n.length>0?yt(n):Buffer.alloc(0),s=Buffer.alloc(46);return s.writeUInt32LE(ft,0),s.writeUInt16LE(i.length>0?45:20,4),Et(s,6,t,r,e.length,i.length),s.writeUInt32LE(
Math.min(o,O),42),Buffer.concat([s,e,i])}function yt(e){const t=Buffer.alloc(4+e.length*8);t.writeUInt16LE(1,0),t.writeUInt16LE(e.length*8,2);for(const[r,o]of e.
entries())t.writeBigUInt64LE(BigInt(o),4+r*8);return t}function Xt(e,t,r){const o=Buffer.alloc(22);if(o.writeUInt32LE(lt,0),o.writeUInt16LE(Math.min(e,A),8),o.writeUInt16LE(
Math.min(e,A),10),o.writeUInt32LE(Math.min(t,O),12),o.writeUInt32LE(Math.min(r,O),16),e<A&&t<O&&r<O)return o;const n=Buffer.alloc(76);return n.writeUInt32LE(ht,
0),n.writeBigUInt64LE(44n,4),n.writeUInt16LE(45,12),n.writeUInt16LE(45,14),n.writeBigUInt64LE(BigInt(e),24),n.writeBigUInt64LE(BigInt(e),32),n.writeBigUInt64LE(
BigInt(t),40),n.writeBigUInt64LE(BigInt(r),48),n.writeUInt32LE(ut,56),n.writeBigUInt64LE(BigInt(r+t),64),n.writeUInt32LE(1,72),Buffer.concat([n,o])}function*Gt(e,t){
const r=qt(e);let{count:o,size:n,offset:i}={count:e.readUInt16LE(r+10),size:e.readUInt32LE(r+12),offset:e.readUInt32LE(r+16)},s=r;if(r>=20&&e.readUInt32LE(r-20)===
ut){const h=S(e,r-12);if(e.readUInt32LE(h)!==ht)throw f("the ZIP archive is damaged");({count:o,size:n,offset:i}={count:S(e,h+32),size:S(e,h+40),offset:S(e,h+48)}),
s=h}if(o>t.entries)throw f(`the ZIP archive lists more than ${t.entries} entries`);const c=s-n-i;if(c<0)throw f("the ZIP archive is damaged");const l=[];let a=i+
c;for(let h=0;h<o;h++){if(e.readUInt32LE(a)!==ft)throw f("the directory of the ZIP archive is damaged");const[x,D,v]=[e.readUInt16LE(a+28),e.readUInt16LE(a+30),
e.readUInt16LE(a+32)];if((e.readUInt16LE(a+8)&Ht)!==0)throw f("the ZIP archive is encrypted");const ie=te(e.subarray(a+46+x,a+46+x+D)),R=J=>J===O?ie.shift()??J:
J,ce=R(e.readUInt32LE(a+24)),ae=R(e.readUInt32LE(a+20));l.push({name:e.toString("utf8",a+46,a+46+x),method:e.readUInt16LE(a+10),crc:e.readUInt32LE(a+16),compressed:ae,
size:ce,offset:R(e.readUInt32LE(a+42))+c}),a+=46+x+D+v,yield dt}return l}function qt(e){for(let t=e.length-22;t>=Math.max(0,e.length-22-A);t--)if(e.readUInt32LE(
t)===lt)return t;throw f("it is not a ZIP archive, or an incomplete one")}function te(e){for(let t=0;t+4<=e.length;t+=4+e.readUInt16LE(t+2)){if(e.readUInt16LE(t)!==
1)continue;const r=Math.floor(Math.min(e.readUInt16LE(t+2),e.length-t-4)/8);return Array.from({length:r},(o,n)=>S(e,t+4+n*8))}return[]}function S(e,t){const r=Number(
e.readBigUInt64LE(t));if(!Number.isSafeInteger(r))throw f("the ZIP archive is damaged");return r}function*ee(e,t,r){const o=()=>f(`entry ${r} of the ZIP archive\
 is damaged`);if(e.readUInt32LE(t.offset)!==at)throw o();const n=t.offset+30+e.readUInt16LE(t.offset+26)+e.readUInt16LE(t.offset+28),i=e.subarray(n,n+t.compressed);
if(i.length!==t.compressed)throw o();const s=yield*ne(i,t,r,o);if(s.length!==t.size)throw o();let c=0;for(let l=0;l<s.length;l+=_){const a=s.subarray(l,l+_);c=(0,it.
Q)(a,c),yield a.length}if(c!==t.crc)throw o();return s}function*ne(e,t,r,o){if(t.method===0)return new Uint8Array(e);if(t.method!==8)throw f(`entry ${r} of the \
ZIP archive is compressed with an unknown method`);const n=t.size+1,i=new Uint8Array(n+ct.yO),s=new ct.S3(e,0);let c=0;for(;s.progress==="more"&&c<n;){const l=c;
c=s.inflate(i,l,Math.min(l+_,n)),yield(c-l)*Kt}if(s.progress!=="ended")throw o();return i.subarray(0,c)}const pe=null;function ge(e,t){try{return se(e,t)}catch(r){
throw r instanceof RangeError?new OctavoError("limit_exceeded","The documents together are larger than the largest buffer of Node.js",{advice:"Work on smaller d\
ocuments, or on fewer at a time",cause:r}):r}}function wt(e,t,r){switch(t){case"application/zip":return mt(e);case"application/json":return $t(e);case"multipart\
/mixed":return q(e,r);default:return t}}const Ee=(e,t,r=defaultPackageLimits)=>atOnce(Lt(e,t,r)),re=(e,t,r)=>(0,U.k)(Lt(e,t,d),r),oe=(e,t)=>(0,U.k)(V(e),t);function*Lt(e,t,r){
const o=(0,N.P)(t);if(o==="application/json")return yield*X(e,r);if(o.startsWith("multipart/"))return yield*tt(e,t,r);if(o==="application/zip"||o==="application\
/x-zip-compressed"||Vt(e))return yield*gt(e,r);throw f(`its content type is ${o===""?"missing":o}`)}function se(e,t){const r=t==="multipart/mixed"?boundaryFor(e):
"",o=wt(e.map(announce),t,r);return{contentType:o.contentType,body:joinAll(o,e)}}}),46377:((M,B,g)=>{g.d(B,{P:()=>b,R:()=>U});const b=E=>U(E).value;function U(E){
const d=E.indexOf(";"),I=(d<0?E:E.slice(0,d)).trim().toLowerCase(),f=new Map,y=d<0?"":E.slice(d);for(const[,m,u,p]of y.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g)){
const w=(m??"").toLowerCase(),k=u===void 0?(p??"").trim():u.replace(/\\(.)/g,"$1");f.has(w)||f.set(w,k)}return{value:I,parameters:f}}}),38248:((M,B,g)=>{g.d(B,{
Fl:()=>d,Ok:()=>I,VM:()=>f});var b=g(31424),U=g(43576);const E=/[\u0000-\u001f\u007f]/g;function d(y,m){const u=(0,U.Cy)((y??"").replace(E,""));return u===""||u===
"."||u===".."?(0,b.p)(m+1):u}function I(y){const u=y.replace(/\.[^.]*$/,"").match(/\d+/g)?.at(-1);return u===void 0?Number.POSITIVE_INFINITY:Number(u)}const f=y=>(0,U.
NL)(y.map(({name:m},u)=>d(m,u)),U.zE)})};
