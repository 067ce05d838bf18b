var O=Object.defineProperty;var W=Object.getOwnPropertyDescriptor;var X=Object.getOwnPropertyNames;var Q=Object.prototype.hasOwnProperty;var ee=(e,t)=>{for(var n in t)O(e,n,{get:t[n],enumerable:!0})},te=(e,t,n,a)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of X(t))!Q.call(e,r)&&r!==
n&&O(e,r,{get:()=>t[r],enumerable:!(a=W(t,r))||a.enumerable});return e};var re=e=>te(O({},"__esModule",{value:!0}),e);var dt={};ee(dt,{chooseRegion:()=>G});module.exports=re(dt);var p=require("./chunk-6RBERWKR.js"),F=require("./chunk-J7J6HZVY.js"),J=require("./chunk-JTD5MAJA.js"),
l=require("./chunk-ODTPC54M.js"),K=require("./chunk-3RNHDNP5.js"),q=require("node:timers/promises"),g={entries:5e5,bytes:2**32-1,expansion:100,allowance:64*1024*
1024};function h(e,t){return new l.b("service_failure",`The answer holds no documents that can be read: ${e}`,{cause:t})}var L=class{constructor(e,t){this.limits=
e,this.most=Math.min(e.bytes,e.allowance+t*e.expansion)}limits;entries=0;bytes=0;most;take(e){if(this.entries+=1,this.bytes+=e,this.entries>this.limits.entries)
throw new l.b("limit_exceeded",`The answer holds more than ${this.limits.entries} documents`);if(this.bytes>this.most)throw new l.b("limit_exceeded",`The answer\
 unpacks to more than ${this.most} bytes`)}},ne=/[\u0000-\u001f\u007f]/g,ae=e=>`${String(e+1).padStart(5,"0")}.pdf`;function v(e,t){let n=(e??"").replace(ne,"").
split(/[/\\]/).pop()??"";return n===""||n==="."||n===".."?ae(t):n}function oe(e){let t=e.replace(/\.[^.]*$/,"").match(/\d+/g)?.at(-1);return t===void 0?Number.POSITIVE_INFINITY:
Number(t)}var mt=3*256*1024,ie=2**29-24;function se(e,t=g){if(e.length>ie)throw h(`a JSON envelope of ${e.length} bytes is too long to read`);let n=T(le(e),"doc\
uments");if(!Array.isArray(n))throw h("the JSON has no list named documents");let a=new L(t,e.length);return n.map((r,i)=>{let o=T(r,"content");if(typeof o!="st\
ring")throw h(`document ${i+1} of the JSON has no content`);if(a.take(Math.floor(o.length*3/4)),/[^A-Za-z0-9+/=_\s-]/.test(o))throw h(`the content of document ${i+
1} is not base64`);let s=T(r,"name");return{name:v(typeof s=="string"?s:void 0,i),bytes:new Uint8Array(Buffer.from(o,"base64"))}})}function le(e){try{return JSON.
parse(new TextDecoder().decode(e))}catch{throw h("it is not valid JSON")}}function T(e,t){return typeof e=="object"&&e!==null&&Object.hasOwn(e,t)?e[t]:void 0}var k=e=>E(
e).value;function E(e){let t=e.indexOf(";"),n=(t<0?e:e.slice(0,t)).trim().toLowerCase(),a=new Map,r=t<0?"":e.slice(t);for(let[,i,o,s]of r.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g)){
let u=(i??"").toLowerCase(),f=o===void 0?(s??"").trim():o.replace(/\\(.)/g,"$1");a.has(u)||a.set(u,f)}return{value:n,parameters:a}}function fe(e,t,n=g){let a=E(
t).parameters.get("boundary");if(a===void 0||a==="")throw h("its content type names no boundary");let r=Buffer.from(e.buffer,e.byteOffset,e.byteLength),i=new L(
n,e.length),o=[],s=_(r,a,0);for(;s&&!s.last;){let{headers:u,end:f}=ce(r,s.end),c=ue(r,a,f,u.get("content-length"));if(!c)throw h(`part ${o.length+1} of the mult\
ipart body has no end`);let d=r.subarray(f,Math.max(f,c.start));i.take(d.length);let b=u.get("content-transfer-encoding")?.trim().toLowerCase()==="base64"?Buffer.
from(d.toString("latin1"),"base64"):d;o.push({name:v(de(u),o.length),bytes:new Uint8Array(b)}),s=c}if(!s)throw h("the multipart body has no boundary");return o}
function _(e,t,n){let a=`--${t}`;for(let r=e.indexOf(a,n,"latin1");r>=0;r=e.indexOf(a,r+1,"latin1")){if(r!==0&&e[r-1]!==10)continue;let i=r===0?0:e[r-2]===13?r-
2:r-1,o=r+a.length,s=e[o]===45&&e[o+1]===45;for(s&&(o+=2);e[o]===32||e[o]===9;)o++;if(e[o]===13&&o++,e[o]===10)o++;else if(!s||o<e.length)continue;return{start:i,
end:o,last:s}}}function ue(e,t,n,a){if(a!==void 0&&/^\d{1,15}$/.test(a.trim())){let r=n+Number(a),i=r<=e.length?_(e,t,r):void 0;if(i?.start===r)return i}return _(
e,t,Math.max(0,n-2))}function ce(e,t){let n=new Map,a=t,r="";for(;;){let i=e.indexOf(10,a);if(i<0)throw h("the headers of a part have no end");let o=e.toString(
"utf8",a,i).replace(/\r$/,"");if(a=i+1,o==="")return{headers:n,end:a};if(a-t>65536)throw h("the headers of a part are too long");let s=o.indexOf(":");/^[ \t]/.test(
o)?n.set(r,`${n.get(r)??""} ${o.trim()}`):s>0&&n.set(r=o.slice(0,s).trim().toLowerCase(),o.slice(s+1).trim())}}function de(e){let t=E(e.get("content-disposition")??
"").parameters,n=/^utf-8'[^']*'(.*)$/i.exec(t.get("filename*")??"")?.[1];if(n!==void 0&&/^(?:[^%]|%[0-9a-f]{2})*$/i.test(n)){let a=n.replace(/%([0-9a-f]{2})/gi,
(r,i)=>String.fromCharCode(parseInt(i,16)));return Buffer.from(a,"latin1").toString("utf8")}return t.get("filename")?.replaceAll("%22",'"')??E(e.get("content-ty\
pe")??"").parameters.get("name")}var he=pe();function me(e){let[t,n,a,r]=he,i=4294967295,o=0;for(let s=e.length-3;o<s;o+=4)i^=e[o]|e[o+1]<<8|e[o+2]<<16|e[o+3]<<
24,i=r[i&255]^a[i>>>8&255]^n[i>>>16&255]^t[i>>>24];for(;o<e.length;o++)i=t[(i^e[o])&255]^i>>>8;return~i>>>0}function pe(){let e=new Int32Array(256);for(let r=0;r<
256;r++){let i=r;for(let o=0;o<8;o++)i=i&1?i>>>1^3988292384:i>>>1;e[r]=i}let t=r=>r.map(i=>e[i&255]^i>>>8),n=t(e),a=t(n);return[e,n,a,t(a)]}var be=67324752,ye=33639248,
we=101010256,ge=101075792,ve=117853008,Ee=1,$e=65535,Ie=4294967295;function Ue(e){return e[0]===80&&e[1]===75&&(e[2]===3&&e[3]===4||e[2]===5&&e[3]===6)}function Ae(e,t=g){
let n=Buffer.from(e.buffer,e.byteOffset,e.byteLength);try{let a=new L(t,e.length),r=Oe(n,t).filter(({name:o})=>!/[/\\]$/.test(o)).map((o,s)=>(a.take(o.size),{name:v(
o.name,s),bytes:ke(n,o,s+1)})),i=r.map(({name:o})=>oe(o));return r.map((o,s)=>({document:o,key:i[s]??0,index:s})).sort((o,s)=>o.key===s.key?o.index-s.index:o.key-
s.key).map(({document:o})=>o)}catch(a){throw a instanceof RangeError?h("the ZIP archive is damaged",a):a}}function Oe(e,t){let n=Le(e),{count:a,size:r,offset:i}={
count:e.readUInt16LE(n+10),size:e.readUInt32LE(n+12),offset:e.readUInt32LE(n+16)},o=n;if(n>=20&&e.readUInt32LE(n-20)===ve){let c=w(e,n-12);if(e.readUInt32LE(c)!==
ge)throw h("the ZIP archive is damaged");({count:a,size:r,offset:i}={count:w(e,c+32),size:w(e,c+40),offset:w(e,c+48)}),o=c}if(a>t.entries)throw h(`the ZIP archi\
ve lists more than ${t.entries} entries`);let s=o-r-i;if(s<0)throw h("the ZIP archive is damaged");let u=[],f=i+s;for(let c=0;c<a;c++){if(e.readUInt32LE(f)!==ye)
throw h("the directory of the ZIP archive is damaged");let[d,b,y]=[e.readUInt16LE(f+28),e.readUInt16LE(f+30),e.readUInt16LE(f+32)];if((e.readUInt16LE(f+8)&Ee)!==
0)throw h("the ZIP archive is encrypted");let m=Te(e.subarray(f+46+d,f+46+d+b)),U=A=>A===Ie?m.shift()??A:A,Y=U(e.readUInt32LE(f+24)),V=U(e.readUInt32LE(f+20));u.
push({name:e.toString("utf8",f+46,f+46+d),method:e.readUInt16LE(f+10),crc:e.readUInt32LE(f+16),compressed:V,size:Y,offset:U(e.readUInt32LE(f+42))+s}),f+=46+d+b+
y}return u}function Le(e){for(let t=e.length-22;t>=Math.max(0,e.length-22-$e);t--)if(e.readUInt32LE(t)===we)return t;throw h("it is no ZIP archive, or an incomp\
lete one")}function Te(e){for(let t=0;t+4<=e.length;t+=4+e.readUInt16LE(t+2)){if(e.readUInt16LE(t)!==1)continue;let n=Math.floor(Math.min(e.readUInt16LE(t+2),e.
length-t-4)/8);return Array.from({length:n},(a,r)=>w(e,t+4+r*8))}return[]}function w(e,t){let n=Number(e.readBigUInt64LE(t));if(!Number.isSafeInteger(n))throw h(
"the ZIP archive is damaged");return n}function ke(e,t,n){let a=s=>h(`entry ${n} of the ZIP archive is damaged`,s);if(e.readUInt32LE(t.offset)!==be)throw a();let r=t.
offset+30+e.readUInt16LE(t.offset+26)+e.readUInt16LE(t.offset+28),i=e.subarray(r,r+t.compressed);if(i.length!==t.compressed)throw a();let o=_e(i,t,n,a);if(o.length!==
t.size||me(o)!==t.crc)throw a();return o}function _e(e,t,n,a){if(t.method===0)return new Uint8Array(e);if(t.method!==8)throw h(`entry ${n} of the ZIP archive is\
 packed by an unknown method`);try{return(0,F.b)(e,{out:new Uint8Array(t.size)})}catch(r){throw a(r)}}function Se(e,t,n=g){let a=k(t);if(a==="application/json")
return se(e,n);if(a.startsWith("multipart/"))return fe(e,t,n);if(a==="application/zip"||a==="application/x-zip-compressed"||Ue(e))return Ae(e,n);throw h(`its co\
ntent type is ${a===""?"missing":a}`)}function Ne(e,t){let n=[];for(let[a,r]of Object.entries((0,p.b)(e).fields)){let i=t[a];r.localOnly||i===void 0||i===M(r)||
n.push([a,(0,p.j)(i)])}return n}function C(e,t){return Object.entries((0,p.b)(e).fields).filter(([n,a])=>{let r=t[n];return a.localOnly&&r!==void 0&&r!==M(a)}).
map(([n])=>({field:n,message:"works only when documents are processed locally, because no region knows it: leave it out, or process locally"}))}function Pe(e,t){
let n=new FormData;for(let[a,{name:r,bytes:i}]of e.entries())n.append("file",new Blob([i],{type:"application/pdf"}),v(r,a));for(let[a,r]of t)n.append(a,r);return n}
function M(e){return"default"in e?e.default:void 0}var x=300,Ce=50,Me=1024*1024;function xe(e,t,n=[]){let{status:a}=e,{title:r,issues:i,told:o}=je(e,n),s=o===""?
"":`: ${o}`,u={status:a,issues:i};if(a>=300&&a<=399)return new l.b("service_failure",`${t} answered with a redirect (${a})${He(e)}`,{...u,advice:"Octavo does no\
t follow redirects with an API key: correct the base address"});switch(a){case 400:return De(i,r,s,t);case 401:return new l.b("unauthorized",`${t} refused the A\
PI key in the header X-API-Key (401)`,{...u,advice:"Check that the API key is complete and has not been revoked"});case 406:return new l.b("not_acceptable",`${t}\
 cannot answer in a form that Octavo reads (406)${s}`,u);case 413:return new l.b("too_large",`The documents are larger than ${t} accepts (413)${s}`,{...u,advice:"\
Split the input into smaller documents, or process it locally"});case 429:return new l.b("rate_limited",`${t} asks to slow down (429)${s}`,{...u,advice:"Send fe\
wer requests at a time, or try again later"});default:return new l.b("service_failure",`${t} answered with status ${a}${s}`,{...u,...a===404?{advice:"Check the \
base address: this operation does not exist there"}:{}})}}function Re(e,t,n){let a=S(k(e.headers["content-type"]??""))||"no content type";return new l.b("servic\
e_failure",`${n} answered with ${a} instead of ${t}`,{status:e.status,advice:"Check the base address: something other than the service may have answered, such a\
s a proxy or a login page"})}function De(e,t,n,a){if(e.length===0)return new l.b("invalid_parameters",`${a} refused the request (400)${n}`,{status:400});let r=e.
length===1&&e[0]?.field==="file"?e[0].message:"",i=/^Document (\d{1,6}): /.exec(r)?.[1],o=r.endsWith(l.a)?"unreadable_document":"invalid_parameters",{advice:s}=(0,l.d)(
"");return new l.b(o,(0,l.c)(e).message||t,{issues:e,status:400,...i===void 0?{}:{position:Number(i)},...o==="unreadable_document"&&s!==void 0?{advice:s}:{}})}function je({
headers:e,body:t},n){let a=Buffer.from(t.buffer,t.byteOffset,Math.min(t.byteLength,Me)).toString("utf8"),r=/[/+]json$/.test(k(e["content-type"]??""))||/^\s*\{/.
test(a)?Be(a):void 0,i=s=>S(Ze(s,n));if(r){let s=typeof r.title=="string"?i(r.title):"";return{title:s,issues:ze(r.errors,i),told:s}}let o=a.replace(/<(script|style|head)\b[\s\S]*?(<\/\1>|$)/gi,
" ").replace(/<[^<>]*>/g," ").split(`
`).map(i).find(s=>s!=="");return{title:"",issues:[],told:o??""}}function ze(e,t){return typeof e!="object"||e===null?[]:Object.entries(e).flatMap(([n,a])=>(Array.
isArray(a)?a:[a]).filter(r=>typeof r=="string").map(r=>({field:t(n),message:t(r)}))).slice(0,Ce)}function Ze(e,t){return t.filter(({length:n})=>n>=4).reduce((n,a)=>n.
replaceAll(a,"***"),e)}function Be(e){try{let t=JSON.parse(e);return typeof t=="object"&&t!==null&&!Array.isArray(t)?{...t}:void 0}catch{return}}function He({headers:e}){
let t=e.location?.split(/[?#]/)[0]??"";return t===""?"":` to ${S(t.replace(/\/\/[^/@]*@/,"//"))}`}function S(e){let t=[...e.replace(Fe," ").replace(/\s+/g," ").
trim()];return t.length>x?`${t.slice(0,x).join("")}…`:t.join("")}var Fe=/[\p{Cc}\u2028\u2029]/gu,R={global:{label:"Global",address:"https://api.pdfblocks.com"},
us:{label:"United States"},hipaa:{label:"US HIPAA"},eu:{label:"European Union",address:"https://eu.api.pdfblocks.com"},uk:{label:"United Kingdom"},ca:{label:"Ca\
nada"},au:{label:"Australia"},jp:{label:"Japan"},in:{label:"India"},br:{label:"Brazil"}},D=Object.keys(R),$=e=>R[e];function Je(e,t){let{label:n,address:a}=$(e),
r=t?.trim()||a;if(r===void 0)throw new l.b("configuration",`The address of the region ${n} is not published`,{advice:"Enter the base address that the provider o\
f the service has given you, or choose another region"});return j(r)}function j(e){let t=qe(e.trim());if(!t||!/^https?:$/.test(t.protocol))throw I("is not a web\
 address such as https://pdf.example.com");if(t.username!==""||t.password!=="")throw I("must not hold a user name or a password");if(t.search!==""||t.hash!=="")
throw I("must end before any ? or #");if(t.protocol==="http:"&&!Ke(t.hostname))throw I("must start with https://: a key must not travel unencrypted. Plain http \
is allowed for localhost only");return`${t.origin}${t.pathname.replace(/\/+$/,"")}`}function Ke(e){return e==="localhost"||e==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(
e)}function qe(e){try{return new URL(e)}catch{return}}var I=e=>new l.b("configuration",`The base address ${e}`),z={attempts:4,base:500,cap:3e4,retryAfterCap:12e4};
function Ge(e,t,n){return n()*Math.min(t.cap,t.base*2**e)}function Ye(e,t,n){let a=e?.trim()??"";if(/^\d+$/.test(a))return Math.min(Number(a)*1e3,n.retryAfterCap);
if(!/^[A-Za-z]{3,9},? .*\d\d:\d\d:\d\d/.test(a))return;let r=Date.parse(a)-t;return Number.isFinite(r)&&r>0?Math.min(r,n.retryAfterCap):void 0}var Ve=e=>e===429||
e>=500&&e<=599,We=new Set(["ECONNRESET","ECONNABORTED","ECONNREFUSED","EPIPE","ETIMEDOUT","ESOCKETTIMEDOUT","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH","ERR_STREAM\
_PREMATURE_CLOSE","UND_ERR_SOCKET","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT","UND_ERR_BODY_TIMEOUT","UND_ERR_RES_CONTENT_LENGTH_MISMATCH","TimeoutErro\
r"]);function Xe(e){return Z(e).some(t=>We.has(t))}function Qe(e){return Z(e).findLast(t=>/^[A-Z][A-Z0-9_]{2,60}$/.test(t)||t==="TimeoutError")}function Z(e){let t=[],
n=new Set,a=r=>{if(typeof r!="object"||r===null||n.has(r)||n.size>20)return;n.add(r);let{code:i,name:o,cause:s,errors:u}=r;for(let f of[i,o])typeof f=="string"&&
t.push(f);a(s),Array.isArray(u)&&u.forEach(a)};return a(e),t}var et=3e5,B=new Map;function tt(e){let t=j(e.baseUrl),n=e.regionLabel,a={...z,attempts:Math.max(1,
e.attempts??z.attempts)};return{async run(r,i,o,{signal:s}={}){try{let u=o,f=[...(0,p.g)(r,i),...C(r,u)];if(f.length>0)throw(0,l.c)(f);let c={name:r,base:t,label:n,
policy:a,options:e,request:rt(r,i,u,e,s)},d=await nt(c);if(d.status!==200)throw xe(d,n,it(r,u,e));return at(r,i,d,n)}catch(u){throw(0,l.h)(u)}}}}function rt(e,t,n,{
timeout:a=et},r){let i=(0,p.b)(e).output==="pdfs"?"application/zip":"application/pdf",o=Ne(e,n);return{method:"POST",headers:{Accept:`${i}, application/problem+\
json`},form:()=>Pe(t,o),timeout:a,...r?{signal:r}:{}}}async function nt(e){let t=(0,p.f)(e.name),n=(0,p.b)(e.name).aliases?.[0];if(n===void 0)return N(e,t);let a=`${e.
base} ${e.name}`,r=B.get(a)??t,i=r===t?n:t,o=r,s=await N(e,o);return s.status===404&&(s=await N(e,o=i)),s.status!==404&&B.set(a,o),s}async function N({base:e,label:t,
policy:n,options:a,request:r},i){let{transport:o,sleep:s,random:u=Math.random,now:f=Date.now}=a,{signal:c}=r;for(let d=0;;d++){if(c?.aborted)throw(0,l.f)();let b=d+
1>=n.attempts,y=Ge(d,n,u);try{let m=await H(o({...r,url:`${e}${i}`}),c);if(b||!Ve(m.status))return m;y=Ye(m.headers["retry-after"],f(),n)??y}catch(m){if(c?.aborted)
throw(0,l.f)();if(m instanceof l.b&&m.code!=="network")throw m;if(b||!(Xe(m)||m instanceof l.b))throw st(m,t,d+1)}await H(s(y),c)}}function H(e,t){return t?new Promise(
(n,a)=>{let r=()=>a((0,l.f)());t.aborted&&r(),t.addEventListener("abort",r,{once:!0}),e.then(n,a).finally(()=>t.removeEventListener("abort",r))}):e}function at(e,t,n,a){
let r=(0,p.b)(e).output==="pdfs",i=r?Se(n.body,n.headers["content-type"]??""):[{name:t[0]?.name??"document.pdf",bytes:n.body}];if(i.length===0||!i.every(({bytes:o})=>ot(
o)))throw Re(n,r?"the parts of a PDF document":"a PDF document",a);return{documents:i,notes:[],facts:{}}}function ot(e){return Buffer.from(e.buffer,e.byteOffset,
Math.min(e.byteLength,1028)).includes("%PDF-")}function it(e,t,{secrets:n=[]}){let a=Object.entries((0,p.b)(e).fields).filter(([,r])=>r.kind==="text"&&r.secret).
map(([r])=>t[r]);return[...n,...a.filter(r=>typeof r=="string")]}function st(e,t,n){if(e instanceof l.b)return e;let a=Qe(e),r=n===1?"":` in ${n} attempts`;return new l.b(
"network",`${t} was not reached${r}${a===void 0?"":` (${a})`}`,{advice:"Check the base address, the network and its proxy, or process locally"})}function lt(e,t,n={}){
let{timeoutSignal:a=r=>AbortSignal.timeout(r)}=n;return async({method:r,url:i,headers:o,form:s,timeout:u,signal:f})=>{let c=a(u),d=await e(i,{method:r,headers:{
...o,"X-API-Key":t},body:s(),redirect:"manual",signal:f?AbortSignal.any([c,f]):c}),b={};return d.headers.forEach((y,m)=>{b[m.toLowerCase()]=y}),{status:d.status,
headers:b,body:new Uint8Array(await d.arrayBuffer())}}}var P=(0,K.c)((0,J.a)());function ft(){let e=new P.EnvHttpProxyAgent({headersTimeout:0,bodyTimeout:0});return(t,{
body:n,...a})=>{let r=new P.FormData;return n.forEach((i,o)=>{typeof i=="string"?r.append(o,i):r.append(o,i,i.name)}),(0,P.fetch)(t,{...a,body:r,dispatcher:e})}}
function G({region:e,baseUrl:t,apiKey:n,steps:a}){let r=ct(e),i=ut(r,t);if(n==="")throw new l.b("configuration","api-key is empty, and a region needs one",{advice:"\
Pass a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; without region and base-url the document\
s are processed on the runner, and no key is needed"});let o=a.flatMap(({name:u,params:f})=>C(u,f));if(o.length>0)throw(0,l.c)(o);let s=e===""?"The service at b\
ase-url":$(r).label;return{backend:tt({baseUrl:i,regionLabel:s,transport:lt(ft(),n),sleep:u=>(0,q.setTimeout)(u),secrets:[n]}),isLocal:!1,place:e===""?"by the s\
ervice at base-url":`in the region ${s}`}}function ut(e,t){try{return Je(e,t)}catch(n){let{message:a,advice:r}=(0,l.h)(n);throw(0,l.c)([{field:"base-url",message:r===
void 0?a:`${a}. ${r}`}])}}function ct(e){let t=e.toLowerCase(),n=e===""?"global":D.find(r=>r===t||$(r).label.toLowerCase()===t);if(n!==void 0)return n;let a=D.map(
r=>`${r} (${$(r).label})`).join(", ");throw(0,l.c)([{field:"region",message:`must be one of ${a}`}])}0&&(module.exports={chooseRegion});
