var T=Object.defineProperty;var re=Object.getOwnPropertyDescriptor;var ne=Object.getOwnPropertyNames;var ae=Object.prototype.hasOwnProperty;var oe=(e,t)=>{for(var n in t)T(e,n,{get:t[n],enumerable:!0})},se=(e,t,n,a)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of ne(t))!ae.call(e,r)&&r!==
n&&T(e,r,{get:()=>t[r],enumerable:!(a=re(t,r))||a.enumerable});return e};var ie=e=>se(T({},"__esModule",{value:!0}),e);var Et={};oe(Et,{chooseRegion:()=>Q});module.exports=ie(Et);var y=require("./chunk-ETHE2NRK.js"),Y=require("./chunk-J7J6HZVY.js"),V=require("./chunk-JTD5MAJA.js"),
f=require("./chunk-ODTPC54M.js"),W=require("./chunk-3RNHDNP5.js"),X=require("node:timers/promises"),le="octavo-outcome";function fe(e){let t=e===void 0||e.length>
8192?void 0:ce(e);return{notes:L(t?.notes).flatMap(n=>{let{code:a,message:r}=g(n);return typeof a=="string"&&typeof r=="string"?[{code:a,message:r}]:[]}),facts:M(
t?.facts),documents:L(t?.documents).map(n=>{let a=g(n),r=o=>Number.isSafeInteger(a[o])?{[o]:a[o]}:{},s=typeof a.title=="string"?{title:a.title}:{};return{...r("\
pageCount"),...r("firstPage"),...r("lastPage"),...s}}),files:L(t?.files).map(n=>{let{mediaType:a,facts:r}=g(n);return{mediaType:typeof a=="string"?a:"applicatio\
n/octet-stream",facts:M(r)}})}}function M(e){let t=n=>["string","number","boolean"].includes(typeof n)||Array.isArray(n)&&n.every(a=>typeof a=="string");return Object.
fromEntries(Object.entries(g(e)).filter(([,n])=>t(n)))}var L=e=>Array.isArray(e)?e:[],g=e=>typeof e=="object"&&e!==null&&!Array.isArray(e)?e:{};function ce(e){try{
return g(JSON.parse(e))}catch{return}}var E={entries:5e5,bytes:2**32-1,expansion:100,allowance:64*1024*1024};function h(e,t){return new f.b("service_failure",`T\
he answer holds no documents that can be read: ${e}`,{cause:t})}var S=class{constructor(e,t){this.limits=e,this.most=Math.min(e.bytes,e.allowance+t*e.expansion)}limits;entries=0;bytes=0;most;take(e){
if(this.entries+=1,this.bytes+=e,this.entries>this.limits.entries)throw new f.b("limit_exceeded",`The answer holds more than ${this.limits.entries} documents`);
if(this.bytes>this.most)throw new f.b("limit_exceeded",`The answer unpacks to more than ${this.most} bytes`)}},ue=/[\u0000-\u001f\u007f]/g,de=e=>`${String(e+1).
padStart(5,"0")}.pdf`;function w(e,t){let n=(e??"").replace(ue,"").split(/[/\\]/).pop()??"";return n===""||n==="."||n===".."?de(t):n}function he(e){let t=e.replace(
/\.[^.]*$/,"").match(/\d+/g)?.at(-1);return t===void 0?Number.POSITIVE_INFINITY:Number(t)}var It=3*256*1024,pe=2**29-24;function me(e,t=E){if(e.length>pe)throw h(
`a JSON envelope of ${e.length} bytes is too long to read`);let n=N(ye(e),"documents");if(!Array.isArray(n))throw h("the JSON has no list named documents");let a=new S(
t,e.length);return n.map((r,s)=>{let o=N(r,"content");if(typeof o!="string")throw h(`document ${s+1} of the JSON has no content`);if(a.take(Math.floor(o.length*
3/4)),/[^A-Za-z0-9+/=_\s-]/.test(o))throw h(`the content of document ${s+1} is not base64`);let i=N(r,"name");return{name:w(typeof i=="string"?i:void 0,s),bytes:new Uint8Array(
Buffer.from(o,"base64"))}})}function ye(e){try{return JSON.parse(new TextDecoder().decode(e))}catch{throw h("it is not valid JSON")}}function N(e,t){return typeof e==
"object"&&e!==null&&Object.hasOwn(e,t)?e[t]:void 0}var k=e=>$(e).value;function $(e){let t=e.indexOf(";"),n=(t<0?e:e.slice(0,t)).trim().toLowerCase(),a=new Map,
r=t<0?"":e.slice(t);for(let[,s,o,i]of r.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g)){let c=(s??"").toLowerCase(),l=o===void 0?(i??"").trim():
o.replace(/\\(.)/g,"$1");a.has(c)||a.set(c,l)}return{value:n,parameters:a}}function be(e,t,n=E){let a=$(t).parameters.get("boundary");if(a===void 0||a==="")throw h(
"its content type names no boundary");let r=Buffer.from(e.buffer,e.byteOffset,e.byteLength),s=new S(n,e.length),o=[],i=_(r,a,0);for(;i&&!i.last;){let{headers:c,
end:l}=we(r,i.end),u=ge(r,a,l,c.get("content-length"));if(!u)throw h(`part ${o.length+1} of the multipart body has no end`);let d=r.subarray(l,Math.max(l,u.start));
s.take(d.length);let p=c.get("content-transfer-encoding")?.trim().toLowerCase()==="base64"?Buffer.from(d.toString("latin1"),"base64"):d;o.push({name:w(ve(c),o.length),
bytes:new Uint8Array(p)}),i=u}if(!i)throw h("the multipart body has no boundary");return o}function _(e,t,n){let a=`--${t}`;for(let r=e.indexOf(a,n,"latin1");r>=
0;r=e.indexOf(a,r+1,"latin1")){if(r!==0&&e[r-1]!==10)continue;let s=r===0?0:e[r-2]===13?r-2:r-1,o=r+a.length,i=e[o]===45&&e[o+1]===45;for(i&&(o+=2);e[o]===32||e[o]===
9;)o++;if(e[o]===13&&o++,e[o]===10)o++;else if(!i||o<e.length)continue;return{start:s,end:o,last:i}}}function ge(e,t,n,a){if(a!==void 0&&/^\d{1,15}$/.test(a.trim())){
let r=n+Number(a),s=r<=e.length?_(e,t,r):void 0;if(s?.start===r)return s}return _(e,t,Math.max(0,n-2))}function we(e,t){let n=new Map,a=t,r="";for(;;){let s=e.indexOf(
10,a);if(s<0)throw h("the headers of a part have no end");let o=e.toString("utf8",a,s).replace(/\r$/,"");if(a=s+1,o==="")return{headers:n,end:a};if(a-t>65536)throw h(
"the headers of a part are too long");let i=o.indexOf(":");/^[ \t]/.test(o)?n.set(r,`${n.get(r)??""} ${o.trim()}`):i>0&&n.set(r=o.slice(0,i).trim().toLowerCase(),
o.slice(i+1).trim())}}function ve(e){let t=$(e.get("content-disposition")??"").parameters,n=/^utf-8'[^']*'(.*)$/i.exec(t.get("filename*")??"")?.[1];if(n!==void 0&&
/^(?:[^%]|%[0-9a-f]{2})*$/i.test(n)){let a=n.replace(/%([0-9a-f]{2})/gi,(r,s)=>String.fromCharCode(parseInt(s,16)));return Buffer.from(a,"latin1").toString("utf\
8")}return t.get("filename")?.replaceAll("%22",'"')??$(e.get("content-type")??"").parameters.get("name")}var Ee=Ie();function $e(e){let[t,n,a,r]=Ee,s=4294967295,
o=0;for(let i=e.length-3;o<i;o+=4)s^=e[o]|e[o+1]<<8|e[o+2]<<16|e[o+3]<<24,s=r[s&255]^a[s>>>8&255]^n[s>>>16&255]^t[s>>>24];for(;o<e.length;o++)s=t[(s^e[o])&255]^
s>>>8;return~s>>>0}function Ie(){let e=new Int32Array(256);for(let r=0;r<256;r++){let s=r;for(let o=0;o<8;o++)s=s&1?s>>>1^3988292384:s>>>1;e[r]=s}let t=r=>r.map(
s=>e[s&255]^s>>>8),n=t(e),a=t(n);return[e,n,a,t(a)]}var Ae=67324752,Ue=33639248,Oe=101010256,Te=101075792,Le=117853008,Se=1,Ne=65535,ke=4294967295;function _e(e){
return e[0]===80&&e[1]===75&&(e[2]===3&&e[3]===4||e[2]===5&&e[3]===6)}function Ce(e,t=E){let n=Buffer.from(e.buffer,e.byteOffset,e.byteLength);try{let a=new S(t,
e.length),r=Pe(n,t).filter(({name:o})=>!/[/\\]$/.test(o)).map((o,i)=>(a.take(o.size),{name:w(o.name,i),bytes:je(n,o,i+1)})),s=r.map(({name:o})=>he(o));return r.
map((o,i)=>({document:o,key:s[i]??0,index:i})).sort((o,i)=>o.key===i.key?o.index-i.index:o.key-i.key).map(({document:o})=>o)}catch(a){throw a instanceof RangeError?
h("the ZIP archive is damaged",a):a}}function Pe(e,t){let n=xe(e),{count:a,size:r,offset:s}={count:e.readUInt16LE(n+10),size:e.readUInt32LE(n+12),offset:e.readUInt32LE(
n+16)},o=n;if(n>=20&&e.readUInt32LE(n-20)===Le){let u=v(e,n-12);if(e.readUInt32LE(u)!==Te)throw h("the ZIP archive is damaged");({count:a,size:r,offset:s}={count:v(
e,u+32),size:v(e,u+40),offset:v(e,u+48)}),o=u}if(a>t.entries)throw h(`the ZIP archive lists more than ${t.entries} entries`);let i=o-r-s;if(i<0)throw h("the ZIP\
 archive is damaged");let c=[],l=s+i;for(let u=0;u<a;u++){if(e.readUInt32LE(l)!==Ue)throw h("the directory of the ZIP archive is damaged");let[d,p,b]=[e.readUInt16LE(
l+28),e.readUInt16LE(l+30),e.readUInt16LE(l+32)];if((e.readUInt16LE(l+8)&Se)!==0)throw h("the ZIP archive is encrypted");let m=Me(e.subarray(l+46+d,l+46+d+p)),U=O=>O===
ke?m.shift()??O:O,ee=U(e.readUInt32LE(l+24)),te=U(e.readUInt32LE(l+20));c.push({name:e.toString("utf8",l+46,l+46+d),method:e.readUInt16LE(l+10),crc:e.readUInt32LE(
l+16),compressed:te,size:ee,offset:U(e.readUInt32LE(l+42))+i}),l+=46+d+p+b}return c}function xe(e){for(let t=e.length-22;t>=Math.max(0,e.length-22-Ne);t--)if(e.
readUInt32LE(t)===Oe)return t;throw h("it is no ZIP archive, or an incomplete one")}function Me(e){for(let t=0;t+4<=e.length;t+=4+e.readUInt16LE(t+2)){if(e.readUInt16LE(
t)!==1)continue;let n=Math.floor(Math.min(e.readUInt16LE(t+2),e.length-t-4)/8);return Array.from({length:n},(a,r)=>v(e,t+4+r*8))}return[]}function v(e,t){let n=Number(
e.readBigUInt64LE(t));if(!Number.isSafeInteger(n))throw h("the ZIP archive is damaged");return n}function je(e,t,n){let a=i=>h(`entry ${n} of the ZIP archive is\
 damaged`,i);if(e.readUInt32LE(t.offset)!==Ae)throw a();let r=t.offset+30+e.readUInt16LE(t.offset+26)+e.readUInt16LE(t.offset+28),s=e.subarray(r,r+t.compressed);
if(s.length!==t.compressed)throw a();let o=Re(s,t,n,a);if(o.length!==t.size||$e(o)!==t.crc)throw a();return o}function Re(e,t,n,a){if(t.method===0)return new Uint8Array(
e);if(t.method!==8)throw h(`entry ${n} of the ZIP archive is packed by an unknown method`);try{return(0,Y.b)(e,{out:new Uint8Array(t.size)})}catch(r){throw a(r)}}
function j(e,t,n=E){let a=k(t);if(a==="application/json")return me(e,n);if(a.startsWith("multipart/"))return be(e,t,n);if(a==="application/zip"||a==="applicatio\
n/x-zip-compressed"||_e(e))return Ce(e,n);throw h(`its content type is ${a===""?"missing":a}`)}function De(e,t){let n=[];for(let[a,r]of Object.entries((0,y.b)(e).
fields)){let s=t[a];s===void 0||s===D(r)||n.push([a,Ze(s)?s:(0,y.j)(s)])}return n}function R(e,t){return Object.entries((0,y.b)(e).fields).filter(([n,a])=>{let r=t[n];
return a.extension&&r!==void 0&&r!==D(a)}).map(([n])=>({field:n,message:"works only when documents are processed locally, because no region knows it: leave it o\
ut, or process locally"}))}function ze(e,t){let n=new FormData;for(let[a,{name:r,bytes:s}]of e.entries())n.append("file",new Blob([s],{type:"application/pdf"}),
w(r,a));for(let[a,r]of t)typeof r=="string"?n.append(a,r):n.append(a,new Blob([r.bytes]),w(r.name,0));return n}var Ze=e=>typeof e=="object"&&e.bytes instanceof Uint8Array;
function D(e){return"default"in e?e.default:void 0}var z=300,Be=50,Je=1024*1024;function He(e,t,n=[]){let{status:a}=e,{title:r,issues:s,told:o}=Ke(e,n),i=o===""?
"":`: ${o}`,c={status:a,issues:s};if(a>=300&&a<=399)return new f.b("service_failure",`${t} answered with a redirect (${a})${Ve(e)}`,{...c,advice:"Octavo does no\
t follow redirects with an API key: correct the base address"});switch(a){case 400:return Fe(s,r,i,t);case 401:return new f.b("unauthorized",`${t} refused the A\
PI key in the header X-API-Key (401)`,{...c,advice:"Check that the API key is complete and has not been revoked"});case 406:return new f.b("not_acceptable",`${t}\
 cannot answer in a form that Octavo reads (406)${i}`,c);case 413:return new f.b("too_large",`The documents are larger than ${t} accepts (413)${i}`,{...c,advice:"\
Split the input into smaller documents, or process it locally"});case 429:return new f.b("rate_limited",`${t} asks to slow down (429)${i}`,{...c,advice:"Send fe\
wer requests at a time, or try again later"});default:return new f.b("service_failure",`${t} answered with status ${a}${i}`,{...c,...a===404?{advice:"Check the \
base address: this operation does not exist there"}:{}})}}function Z(e,t,n){let a=C(k(e.headers["content-type"]??""))||"no content type";return new f.b("service\
_failure",`${n} answered with ${a} instead of ${t}`,{status:e.status,advice:"Check the base address: something other than the service may have answered, such as\
 a proxy or a login page"})}function Fe(e,t,n,a){if(e.length===0)return new f.b("invalid_parameters",`${a} refused the request (400)${n}`,{status:400});let r=e.
length===1&&e[0]?.field==="file"?e[0].message:"",s=/^Document (\d{1,6}): /.exec(r)?.[1],o=r.endsWith(f.a)?"unreadable_document":"invalid_parameters",{advice:i}=(0,f.d)(
"");return new f.b(o,(0,f.c)(e).message||t,{issues:e,status:400,...s===void 0?{}:{position:Number(s)},...o==="unreadable_document"&&i!==void 0?{advice:i}:{}})}function Ke({
headers:e,body:t},n){let a=Buffer.from(t.buffer,t.byteOffset,Math.min(t.byteLength,Je)).toString("utf8"),r=/[/+]json$/.test(k(e["content-type"]??""))||/^\s*\{/.
test(a)?Ye(a):void 0,s=i=>C(Ge(i,n));if(r){let i=typeof r.title=="string"?s(r.title):"";return{title:i,issues:qe(r.errors,s),told:i}}let o=a.replace(/<(script|style|head)\b[\s\S]*?(<\/\1>|$)/gi,
" ").replace(/<[^<>]*>/g," ").split(`
`).map(s).find(i=>i!=="");return{title:"",issues:[],told:o??""}}function qe(e,t){return typeof e!="object"||e===null?[]:Object.entries(e).flatMap(([n,a])=>(Array.
isArray(a)?a:[a]).filter(r=>typeof r=="string").map(r=>({field:t(n),message:t(r)}))).slice(0,Be)}function Ge(e,t){return t.filter(({length:n})=>n>=4).reduce((n,a)=>n.
replaceAll(a,"***"),e)}function Ye(e){try{let t=JSON.parse(e);return typeof t=="object"&&t!==null&&!Array.isArray(t)?{...t}:void 0}catch{return}}function Ve({headers:e}){
let t=e.location?.split(/[?#]/)[0]??"";return t===""?"":` to ${C(t.replace(/\/\/[^/@]*@/,"//"))}`}function C(e){let t=[...e.replace(We," ").replace(/\s+/g," ").
trim()];return t.length>z?`${t.slice(0,z).join("")}…`:t.join("")}var We=/[\p{Cc}\u2028\u2029]/gu,B={global:{label:"Global",address:"https://api.pdfblocks.com"},
us:{label:"United States"},hipaa:{label:"US HIPAA"},eu:{label:"European Union",address:"https://eu.api.pdfblocks.com"},uk:{label:"United Kingdom"},ca:{label:"Ca\
nada"},au:{label:"Australia"},jp:{label:"Japan"},in:{label:"India"},br:{label:"Brazil"}},J=Object.keys(B),I=e=>B[e];function Xe(e,t){let{label:n,address:a}=I(e),
r=t?.trim()||a;if(r===void 0)throw new f.b("configuration",`The address of the region ${n} is not published`,{advice:"Enter the base address that the provider o\
f the service has given you, or choose another region"});return H(r)}function H(e){let t=et(e.trim());if(!t||!/^https?:$/.test(t.protocol))throw A("is not a web\
 address such as https://pdf.example.com");if(t.username!==""||t.password!=="")throw A("must not hold a user name or a password");if(t.search!==""||t.hash!=="")
throw A("must end before any ? or #");if(t.protocol==="http:"&&!Qe(t.hostname))throw A("must start with https://: a key must not travel unencrypted. Plain http \
is allowed for localhost only");return`${t.origin}${t.pathname.replace(/\/+$/,"")}`}function Qe(e){return e==="localhost"||e==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(
e)}function et(e){try{return new URL(e)}catch{return}}var A=e=>new f.b("configuration",`The base address ${e}`),F={attempts:4,base:500,cap:3e4,retryAfterCap:12e4};
function tt(e,t,n){return n()*Math.min(t.cap,t.base*2**e)}function rt(e,t,n){let a=e?.trim()??"";if(/^\d+$/.test(a))return Math.min(Number(a)*1e3,n.retryAfterCap);
if(!/^[A-Za-z]{3,9},? .*\d\d:\d\d:\d\d/.test(a))return;let r=Date.parse(a)-t;return Number.isFinite(r)&&r>0?Math.min(r,n.retryAfterCap):void 0}var nt=e=>e===429||
e>=500&&e<=599,at=new Set(["ECONNRESET","ECONNABORTED","ECONNREFUSED","EPIPE","ETIMEDOUT","ESOCKETTIMEDOUT","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH","ERR_STREAM\
_PREMATURE_CLOSE","UND_ERR_SOCKET","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT","UND_ERR_BODY_TIMEOUT","UND_ERR_RES_CONTENT_LENGTH_MISMATCH","TimeoutErro\
r"]);function ot(e){return K(e).some(t=>at.has(t))}function st(e){return K(e).findLast(t=>/^[A-Z][A-Z0-9_]{2,60}$/.test(t)||t==="TimeoutError")}function K(e){let t=[],
n=new Set,a=r=>{if(typeof r!="object"||r===null||n.has(r)||n.size>20)return;n.add(r);let{code:s,name:o,cause:i,errors:c}=r;for(let l of[s,o])typeof l=="string"&&
t.push(l);a(i),Array.isArray(c)&&c.forEach(a)};return a(e),t}var it=3e5,lt={pdf:"application/pdf",pdfs:"application/zip",files:"application/zip",data:"applicati\
on/json"},q=new Map;function ft(e){let t=H(e.baseUrl),n=e.regionLabel,a={...F,attempts:Math.max(1,e.attempts??F.attempts)};return{async run(r,s,o,{signal:i}={}){
try{let c=o,l=[...(0,y.g)(r,s),...R(r,c)];if(l.length>0)throw(0,f.c)(l);let u={name:r,base:t,label:n,policy:a,options:e,request:ct(r,s,c,e,i)},d=await ut(u);if(d.
status!==200)throw He(d,n,mt(r,c,e));return dt(r,s,d,n)}catch(c){throw(0,f.h)(c)}}}}function ct(e,t,n,{timeout:a=it},r){let s=lt[(0,y.b)(e).output],o=De(e,n);return{
method:"POST",headers:{Accept:`${s}, application/problem+json`},form:()=>ze(t,o),timeout:a,...r?{signal:r}:{}}}async function ut(e){let t=(0,y.f)(e.name),n=(0,y.b)(
e.name).aliases?.[0];if(n===void 0)return P(e,t);let a=`${e.base} ${e.name}`,r=q.get(a)??t,s=r===t?n:t,o=r,i=await P(e,o);return i.status===404&&(i=await P(e,o=
s)),i.status!==404&&q.set(a,o),i}async function P({base:e,label:t,policy:n,options:a,request:r},s){let{transport:o,sleep:i,random:c=Math.random,now:l=Date.now}=a,
{signal:u}=r;for(let d=0;;d++){if(u?.aborted)throw(0,f.f)();let p=d+1>=n.attempts,b=tt(d,n,c);try{let m=await G(o({...r,url:`${e}${s}`}),u);if(p||!nt(m.status))
return m;b=rt(m.headers["retry-after"],l(),n)??b}catch(m){if(u?.aborted)throw(0,f.f)();if(m instanceof f.b&&m.code!=="network")throw m;if(p||!(ot(m)||m instanceof
f.b))throw yt(m,t,d+1)}await G(i(b),u)}}function G(e,t){return t?new Promise((n,a)=>{let r=()=>a((0,f.f)());t.aborted&&r(),t.addEventListener("abort",r,{once:!0}),
e.then(n,a).finally(()=>t.removeEventListener("abort",r))}):e}function dt(e,t,n,a){let{output:r}=(0,y.b)(e),s=fe(n.headers[le]),{notes:o,facts:i}=s,c=n.headers["\
content-type"]??"";switch(r){case"data":return{documents:t,notes:o,facts:i,data:ht(n,a)};case"files":{let l=j(n.body,c),u={mediaType:"application/octet-stream",
facts:{}};return{documents:[],notes:o,facts:i,files:l.map((d,p)=>({...s.files[p]??u,...d}))}}case"pdf":case"pdfs":{let l=r==="pdfs",u=l?j(n.body,c):[{name:t[0]?.
name??"document.pdf",bytes:n.body}];if(u.length===0||!u.every(({bytes:d})=>pt(d)))throw Z(n,l?"the parts of a PDF document":"a PDF document",a);return{documents:u.
map((d,p)=>({...s.documents[p],...d})),notes:o,facts:i}}default:return r}}function ht(e,t){try{let n=JSON.parse(new TextDecoder().decode(e.body));if(typeof n=="\
object"&&n!==null&&!Array.isArray(n))return n}catch{}throw Z(e,"a JSON object",t)}function pt(e){return Buffer.from(e.buffer,e.byteOffset,Math.min(e.byteLength,
1028)).includes("%PDF-")}function mt(e,t,{secrets:n=[]}){let a=Object.entries((0,y.b)(e).fields).filter(([,r])=>r.kind==="text"&&r.secret).map(([r])=>t[r]);return[
...n,...a.filter(r=>typeof r=="string")]}function yt(e,t,n){if(e instanceof f.b)return e;let a=st(e),r=n===1?"":` in ${n} attempts`;return new f.b("network",`${t}\
 was not reached${r}${a===void 0?"":` (${a})`}`,{advice:"Check the base address, the network and its proxy, or process locally"})}function bt(e,t,n={}){let{timeoutSignal:a=r=>AbortSignal.
timeout(r)}=n;return async({method:r,url:s,headers:o,form:i,timeout:c,signal:l})=>{let u=a(c),d=await e(s,{method:r,headers:{...o,"X-API-Key":t},body:i(),redirect:"\
manual",signal:l?AbortSignal.any([u,l]):u}),p={};return d.headers.forEach((b,m)=>{p[m.toLowerCase()]=b}),{status:d.status,headers:p,body:new Uint8Array(await d.
arrayBuffer())}}}var x=(0,W.c)((0,V.a)());function gt(){let e=new x.EnvHttpProxyAgent({headersTimeout:0,bodyTimeout:0});return(t,{body:n,...a})=>{let r=new x.FormData;
return n.forEach((s,o)=>{typeof s=="string"?r.append(o,s):r.append(o,s,s.name)}),(0,x.fetch)(t,{...a,body:r,dispatcher:e})}}function Q({region:e,baseUrl:t,apiKey:n,
steps:a}){let r=vt(e),s=wt(r,t);if(n==="")throw new f.b("configuration","api-key is empty, and a region needs one",{advice:"Pass a secret: api-key: ${{ secrets.\
OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; without region and base-url the documents are processed on the runner, and n\
o key is needed"});let o=a.flatMap(({name:c,params:l})=>R(c,l));if(o.length>0)throw(0,f.c)(o);let i=e===""?"The service at base-url":I(r).label;return{backend:ft(
{baseUrl:s,regionLabel:i,transport:bt(gt(),n),sleep:c=>(0,X.setTimeout)(c),secrets:[n]}),isLocal:!1,place:e===""?"by the service at base-url":`in the region ${i}`}}
function wt(e,t){try{return Xe(e,t)}catch(n){let{message:a,advice:r}=(0,f.h)(n);throw(0,f.c)([{field:"base-url",message:r===void 0?a:`${a}. ${r}`}])}}function vt(e){
let t=e.toLowerCase(),n=e===""?"global":J.find(r=>r===t||I(r).label.toLowerCase()===t);if(n!==void 0)return n;let a=J.map(r=>`${r} (${I(r).label})`).join(", ");
throw(0,f.c)([{field:"region",message:`must be one of ${a}`}])}0&&(module.exports={chooseRegion});
