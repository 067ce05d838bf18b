var P=Object.defineProperty;var ue=Object.getOwnPropertyDescriptor;var de=Object.getOwnPropertyNames;var he=Object.prototype.hasOwnProperty;var pe=(e,t)=>{for(var r in t)P(e,r,{get:t[r],enumerable:!0})},me=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of de(t))!he.call(e,a)&&a!==
r&&P(e,a,{get:()=>t[a],enumerable:!(n=ue(t,a))||n.enumerable});return e};var ye=e=>me(P({},"__esModule",{value:!0}),e);var Mt={};pe(Mt,{chooseRegion:()=>le});module.exports=ye(Mt);var w=require("./chunk-Z4JF3FP7.js"),h=require("./chunk-6UBR5AL3.js"),oe=require("./chunk-QRJR6VSZ.js"),
l=require("./chunk-UD3SQP3P.js"),ie=require("./chunk-3RNHDNP5.js"),se=require("node:timers/promises"),we="octavo-outcome";function be(e){let t=e===void 0||e.length>
8192?void 0:ge(e);return{notes:T(t?.notes).flatMap(r=>{let{code:n,message:a}=v(r);return typeof n=="string"&&typeof a=="string"?[{code:n,message:a}]:[]}),facts:F(
t?.facts),documents:T(t?.documents).map(r=>{let n=v(r),a=o=>Number.isSafeInteger(n[o])?{[o]:n[o]}:{},i=typeof n.title=="string"?{title:n.title}:{};return{...a("\
pageCount"),...a("firstPage"),...a("lastPage"),...i}}),files:T(t?.files).map(r=>{let{mediaType:n,facts:a}=v(r);return{mediaType:typeof n=="string"?n:"applicatio\
n/octet-stream",facts:F(a)}})}}function F(e){let t=r=>["string","number","boolean"].includes(typeof r)||Array.isArray(r)&&["string","number"].some(n=>r.every(a=>typeof a===
n));return Object.fromEntries(Object.entries(v(e)).filter(([,r])=>t(r)))}var T=e=>Array.isArray(e)?e:[],v=e=>typeof e=="object"&&e!==null&&!Array.isArray(e)?e:{};
function ge(e){try{return v(JSON.parse(e))}catch{return}}var k={entries:5e5,bytes:2**32-1,expansion:100,allowance:64*1024*1024};function p(e,t){return new l.b("\
service_failure",`The documents in the answer cannot be read: ${e}`,{cause:t})}var M=class{constructor(e,t){this.limits=e,this.most=Math.min(e.bytes,e.allowance+
t*e.expansion)}limits;entries=0;bytes=0;most;take(e){if(this.entries+=1,this.bytes+=e,this.entries>this.limits.entries)throw new l.b("limit_exceeded",`The answe\
r holds more than ${this.limits.entries} documents`);if(this.bytes>this.most)throw new l.b("limit_exceeded",`The answer unpacks to more than ${this.most} bytes`)}},
_t=3*256*1024,ve=2**29-24;function $e(e,t=k){if(e.length>ve)throw p(`a JSON envelope of ${e.length} bytes is too long to read`);let r=C(Ae(e),"documents");if(!Array.
isArray(r))throw p("the JSON has no list named documents");let n=new M(t,e.length);return r.map((a,i)=>{let o=C(a,"content");if(typeof o!="string")throw p(`docu\
ment ${i+1} of the JSON has no content`);if(n.take(Math.floor(o.length*3/4)),/[^A-Za-z0-9+/=_\s-]/.test(o))throw p(`the content of document ${i+1} is not base64`);
let s=C(a,"name");return{name:(0,h.k)(typeof s=="string"?s:void 0,i),bytes:new Uint8Array(Buffer.from(o,"base64"))}})}function Ae(e){try{return JSON.parse(new TextDecoder().
decode(e))}catch{throw p("it is not valid JSON")}}function C(e,t){return typeof e=="object"&&e!==null&&Object.hasOwn(e,t)?e[t]:void 0}var _=e=>L(e).value;function L(e){
let t=e.indexOf(";"),r=(t<0?e:e.slice(0,t)).trim().toLowerCase(),n=new Map,a=t<0?"":e.slice(t);for(let[,i,o,s]of a.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g)){
let u=(i??"").toLowerCase(),c=o===void 0?(s??"").trim():o.replace(/\\(.)/g,"$1");n.has(u)||n.set(u,c)}return{value:r,parameters:n}}function Ie(e,t,r=k){let n=L(
t).parameters.get("boundary");if(n===void 0||n==="")throw p("its content type names no boundary");let a=Buffer.from(e.buffer,e.byteOffset,e.byteLength),i=new M(
r,e.length),o=[],s=B(a,n,0);for(;s&&!s.last;){let{headers:u,end:c}=Le(a,s.end),f=ke(a,n,c,u.get("content-length"));if(!f)throw p(`part ${o.length+1} of the mult\
ipart body has no end`);let d=a.subarray(c,Math.max(c,f.start));i.take(d.length);let m=u.get("content-transfer-encoding")?.trim().toLowerCase()==="base64"?Buffer.
from(d.toString("latin1"),"base64"):d;o.push({name:(0,h.k)(Oe(u),o.length),bytes:new Uint8Array(m)}),s=f}if(!s)throw p("the multipart body has no boundary");return o}
function B(e,t,r){let n=`--${t}`;for(let a=e.indexOf(n,r,"latin1");a>=0;a=e.indexOf(n,a+1,"latin1")){if(a!==0&&e[a-1]!==10)continue;let i=a===0?0:e[a-2]===13?a-
2:a-1,o=a+n.length,s=e[o]===45&&e[o+1]===45;for(s&&(o+=2);e[o]===32||e[o]===9;)o++;if(e[o]===13&&o++,e[o]===10)o++;else if(!s||o<e.length)continue;return{start:i,
end:o,last:s}}}function ke(e,t,r,n){if(n!==void 0&&/^\d{1,15}$/.test(n.trim())){let a=r+Number(n),i=a<=e.length?B(e,t,a):void 0;if(i?.start===a)return i}return B(
e,t,Math.max(0,r-2))}function Le(e,t){let r=new Map,n=t,a="";for(;;){let i=e.indexOf(10,n);if(i<0)throw p("the headers of a part have no end");let o=e.toString(
"utf8",n,i).replace(/\r$/,"");if(n=i+1,o==="")return{headers:r,end:n};if(n-t>65536)throw p("the headers of a part are too long");let s=o.indexOf(":");/^[ \t]/.test(
o)?r.set(a,`${r.get(a)??""} ${o.trim()}`):s>0&&r.set(a=o.slice(0,s).trim().toLowerCase(),o.slice(s+1).trim())}}function Oe(e){let t=L(e.get("content-disposition")??
"").parameters,r=/^utf-8'[^']*'(.*)$/i.exec(t.get("filename*")??"")?.[1];if(r!==void 0&&/^(?:[^%]|%[0-9a-f]{2})*$/i.test(r)){let n=r.replace(/%([0-9a-f]{2})/gi,
(a,i)=>String.fromCharCode(parseInt(i,16)));return Buffer.from(n,"latin1").toString("utf8")}return t.get("filename")?.replaceAll("%22",'"')??L(e.get("content-ty\
pe")??"").parameters.get("name")}var Ue=xe();function Ee(e){let[t,r,n,a]=Ue,i=4294967295,o=0;for(let s=e.length-3;o<s;o+=4)i^=e[o]|e[o+1]<<8|e[o+2]<<16|e[o+3]<<
24,i=a[i&255]^n[i>>>8&255]^r[i>>>16&255]^t[i>>>24];for(;o<e.length;o++)i=t[(i^e[o])&255]^i>>>8;return~i>>>0}function xe(){let e=new Int32Array(256);for(let a=0;a<
256;a++){let i=a;for(let o=0;o<8;o++)i=i&1?i>>>1^3988292384:i>>>1;e[a]=i}let t=a=>a.map(i=>e[i&255]^i>>>8),r=t(e),n=t(r);return[e,r,n,t(n)]}var Se=67324752,je=33639248,
Pe=101010256,Te=101075792,Me=117853008,Ce=1,_e=65535,Be=4294967295;function ze(e){return e[0]===80&&e[1]===75&&(e[2]===3&&e[3]===4||e[2]===5&&e[3]===6)}function Ne(e,t=k){
let r=Buffer.from(e.buffer,e.byteOffset,e.byteLength);try{let n=new M(t,e.length),a=De(r,t).filter(({name:o})=>!/[/\\]$/.test(o)).map((o,s)=>(n.take(o.size),{name:(0,h.k)(
o.name,s),bytes:Fe(r,o,s+1)})),i=a.map(({name:o})=>(0,h.l)(o));return a.map((o,s)=>({document:o,key:i[s]??0,index:s})).sort((o,s)=>o.key===s.key?o.index-s.index:
o.key-s.key).map(({document:o})=>o)}catch(n){throw n instanceof RangeError?p("the ZIP archive is damaged",n):n}}function De(e,t){let r=Je(e),{count:n,size:a,offset:i}={
count:e.readUInt16LE(r+10),size:e.readUInt32LE(r+12),offset:e.readUInt32LE(r+16)},o=r;if(r>=20&&e.readUInt32LE(r-20)===Me){let f=$(e,r-12);if(e.readUInt32LE(f)!==
Te)throw p("the ZIP archive is damaged");({count:n,size:a,offset:i}={count:$(e,f+32),size:$(e,f+40),offset:$(e,f+48)}),o=f}if(n>t.entries)throw p(`the ZIP archi\
ve lists more than ${t.entries} entries`);let s=o-a-i;if(s<0)throw p("the ZIP archive is damaged");let u=[],c=i+s;for(let f=0;f<n;f++){if(e.readUInt32LE(c)!==je)
throw p("the directory of the ZIP archive is damaged");let[d,m,b]=[e.readUInt16LE(c+28),e.readUInt16LE(c+30),e.readUInt16LE(c+32)];if((e.readUInt16LE(c+8)&Ce)!==
0)throw p("the ZIP archive is encrypted");let y=Ze(e.subarray(c+46+d,c+46+d+m)),S=j=>j===Be?y.shift()??j:j,ce=S(e.readUInt32LE(c+24)),fe=S(e.readUInt32LE(c+20));
u.push({name:e.toString("utf8",c+46,c+46+d),method:e.readUInt16LE(c+10),crc:e.readUInt32LE(c+16),compressed:fe,size:ce,offset:S(e.readUInt32LE(c+42))+s}),c+=46+
d+m+b}return u}function Je(e){for(let t=e.length-22;t>=Math.max(0,e.length-22-_e);t--)if(e.readUInt32LE(t)===Pe)return t;throw p("it is not a ZIP archive, or an\
 incomplete one")}function Ze(e){for(let t=0;t+4<=e.length;t+=4+e.readUInt16LE(t+2)){if(e.readUInt16LE(t)!==1)continue;let r=Math.floor(Math.min(e.readUInt16LE(
t+2),e.length-t-4)/8);return Array.from({length:r},(n,a)=>$(e,t+4+a*8))}return[]}function $(e,t){let r=Number(e.readBigUInt64LE(t));if(!Number.isSafeInteger(r))
throw p("the ZIP archive is damaged");return r}function Fe(e,t,r){let n=s=>p(`entry ${r} of the ZIP archive is damaged`,s);if(e.readUInt32LE(t.offset)!==Se)throw n();
let a=t.offset+30+e.readUInt16LE(t.offset+26)+e.readUInt16LE(t.offset+28),i=e.subarray(a,a+t.compressed);if(i.length!==t.compressed)throw n();let o=Re(i,t,r,n);
if(o.length!==t.size||Ee(o)!==t.crc)throw n();return o}function Re(e,t,r,n){if(t.method===0)return new Uint8Array(e);if(t.method!==8)throw p(`entry ${r} of the \
ZIP archive is compressed with an unknown method`);try{return(0,oe.c)(e,{out:new Uint8Array(t.size)})}catch(a){throw n(a)}}function R(e,t,r=k){let n=_(t);if(n===
"application/json")return $e(e,r);if(n.startsWith("multipart/"))return Ie(e,t,r);if(n==="application/zip"||n==="application/x-zip-compressed"||ze(e))return Ne(e,
r);throw p(`its content type is ${n===""?"missing":n}`)}var z={global:{label:"Global",address:"https://api.pdfblocks.com"},us:{label:"United States"},hipaa:{label:"\
US HIPAA"},eu:{label:"European Union",address:"https://eu.api.pdfblocks.com"},uk:{label:"United Kingdom"},ca:{label:"Canada"},au:{label:"Australia"},jp:{label:"\
Japan"},in:{label:"India"},br:{label:"Brazil"}},q=Object.keys(z),qe=new Set(Object.values(z).flatMap(({address:e})=>e===void 0?[]:[new URL(e).hostname]));function Ke(e){
let t=W(e)?.hostname.replace(/\.$/,"")??"";return qe.has(t)}var O=e=>z[e];function We(e,t,r=!1){let{label:n,address:a}=O(e),i=t?.trim()||a;if(i===void 0)throw new l.b(
"configuration",`The address of the region ${n} is not published`,{advice:"Enter the base address that the provider of the service has given you, or choose anot\
her region"});return K(i,r)}function K(e,t=!1){let r=W(e.trim());if(!r||!/^https?:$/.test(r.protocol))throw U("is not a web address such as https://pdf.example.\
com");if(r.username!==""||r.password!=="")throw U("must not hold a user name or a password");if(r.search!==""||r.hash!=="")throw U("must end before any ? or #");
if(r.protocol==="http:"&&!Ge(r.hostname)&&!(t&&He(r.hostname)))throw U(`must start with https://: a key must not travel unencrypted. Plain HTTP is allowed for l\
ocalhost${t?" and for private addresses":""} only`);return`${r.origin}${r.pathname.replace(/\/+$/,"")}`}function Ge(e){return e==="localhost"||e==="[::1]"||/^127\.\d+\.\d+\.\d+$/.
test(e)}function He(e){return/^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^169\.254\./.test(e)?/^[\d.]+$/.test(e):e.startsWith("[")?/^\[(f[cd]|fe[89ab])/.test(
e):!e.includes(".")||/\.(local|internal|localhost|lan|home\.arpa)$/.test(e)}function W(e){try{return new URL(e)}catch{return}}var U=e=>new l.b("configuration",`\
The base address ${e}`),A="/openapi.json",N=2*1024*1024,G=5e3,Xe=8;function H(e,t){let{extension:r,fields:n}=(0,h.b)(e);if(r)return{name:e,fields:void 0};let a=Object.
entries(n).filter(([i,o])=>{let s=t[i];return o.extension&&s!==void 0&&s!==("default"in o?o.default:void 0)}).map(([i])=>i);return a.length>0?{name:e,fields:a}:
void 0}async function X(e,t){let r=Ke(t.base)?e:D(e,await Ye(e,t));if(r)throw Ve(r,t.label)}function D({name:e,fields:t},r){let n=r.get((0,h.e)(e));if(!t)return n?
void 0:{name:e,fields:t};let a=t.filter(i=>!n?.has(i));return a.length>0?{name:e,fields:a}:void 0}var V="process locally, or use a service that offers it",Y=({fields:e=[
"operation"]},t)=>e.map(r=>({field:r,message:t})),Ve=(e,t)=>(0,l.d)(Y(e,`is not offered by ${t}: ${V}`));function I(e,t,r){let n=`is not part of the contract of\
 the service, and ${t} could not be asked whether it offers it (${r}): ${V}`,a=Y(e,n);return new l.b("configuration",(0,l.d)(a).message,{issues:a})}async function Ye(e,t){
let{base:r,memory:n}=t,a=n.capabilities(r);if(a&&!D(e,a))return a;let i=await n.once(`describe ${r}`,()=>Qe(e,t));return D(e,i)||n.rememberCapabilities(r,i),i}async function Qe(e,{
base:t,label:r,describe:n,signal:a}){if(!n)throw I(e,r,"this host cannot ask");let i;try{i=await n({url:`${t}${A}`,timeout:G,maximumBytes:N,...a?{signal:a}:{}})}catch{
throw a?.aborted?new l.b("cancelled","The operation was cancelled"):I(e,r,`${A} was not answered within ${G/1e3} seconds`)}let{status:o,body:s}=i;if(o===404)return new Map;
if(o>=300&&o<=399)throw I(e,r,`${A} was answered with a redirect (${o})`);if(o!==200)throw I(e,r,`${A} was answered with status ${o}`);if(s.length>N)throw I(e,r,
`${A} is longer than ${N} bytes`);return et(s)}function et(e){let t=new Map,r=tt(e);if(g(r,"info","x-octavo")!==1)return t;for(let[n,a]of Object.entries(E(g(r,"\
paths")))){let i=Q(r,g(Q(r,g(a,"post","requestBody")),"content","multipart/form-data","schema"));t.set(n,new Set(Object.keys(E(g(i,"properties")))))}return t}function Q(e,t){
let r=t;for(let n=0;n<Xe;n++){let a=g(r,"$ref");if(typeof a!="string")return r;if(!a.startsWith("#/"))return;let i=a.slice(2).split("/");r=g(e,...i.map(o=>o.replaceAll(
"~1","/").replaceAll("~0","~")))}}function g(e,...t){let r=e;for(let n of t)r=Object.hasOwn(E(r),n)?E(r)[n]:void 0;return r}var E=e=>typeof e=="object"&&e!==null?
e:{};function tt(e){try{return JSON.parse(new TextDecoder().decode(e))}catch{return}}function rt(e,t){let r=[];for(let[n,a]of Object.entries((0,h.b)(e).fields)){
let i=t[n];i===void 0||i===ot(a)||r.push([n,at(i)?i:(0,h.o)(i)])}return r}function nt(e,t){let r=new FormData;for(let[n,{name:a,bytes:i}]of e.entries())r.append(
"file",new Blob([i],{type:"application/pdf"}),(0,h.k)(a,n));for(let[n,a]of t)typeof a=="string"?r.append(n,a):r.append(n,new Blob([a.bytes]),(0,h.k)(a.name,0));
return r}var at=e=>typeof e=="object"&&e.bytes instanceof Uint8Array;function ot(e){return"default"in e?e.default:void 0}var it=class{constructor(e=Date.now){this.
now=e}now;paths=new Map;offers=new Map;pending=new Map;path(e){return this.paths.get(e)}rememberPath(e,t){ee(this.paths,e,t)}capabilities(e){let t=this.offers.get(
e);return t&&t.until>this.now()?t.capabilities:void 0}rememberCapabilities(e,t){ee(this.offers,e,{capabilities:t,until:this.now()+6e5})}async once(e,t){let r=this.
pending.get(e);if(r)return r;let n=t().finally(()=>this.pending.delete(e));return this.pending.set(e,n),n}};function ee(e,t,r){e.delete(t),e.set(t,r);for(let n of e.
keys()){if(e.size<=100)return;e.delete(n)}}var te=300,st=50,lt=1024*1024;function ct(e,t,r=[]){let{status:n}=e,{title:a,issues:i,told:o}=ut(e,r),s=o===""?"":`: ${o}`,
u={status:n,issues:i};if(n>=300&&n<=399)return new l.b("service_failure",`${t} answered with a redirect (${n})${mt(e)}`,{...u,advice:"Octavo does not follow red\
irects with an API key: correct the base address"});switch(n){case 400:return ft(i,a,s,t);case 401:return new l.b("unauthorized",`${t} refused the API key in th\
e header X-API-Key (401)`,{...u,advice:"Check that the API key is complete and has not been revoked"});case 406:return new l.b("not_acceptable",`${t} cannot ans\
wer in a form that Octavo reads (406)${s}`,u);case 413:return new l.b("too_large",`The documents are larger than ${t} accepts (413)${s}`,{...u,advice:"Split the\
 input into smaller documents, or process it locally"});case 429:return new l.b("rate_limited",`${t} asks to slow down (429)${s}`,{...u,advice:"Send fewer reque\
sts at a time, or try again later"});default:return new l.b("service_failure",`${t} answered with status ${n}${s}`,{...u,...n===404?{advice:"Check the base addr\
ess: this operation does not exist there"}:{}})}}function re(e,t,r){let n=J(_(e.headers["content-type"]??""))||"no content type";return new l.b("service_failure",
`${r} answered with ${n} instead of ${t}`,{status:e.status,advice:"Check the base address: something other than the service may have answered, such as a proxy o\
r a login page"})}function ft(e,t,r,n){if(e.length===0)return new l.b("invalid_parameters",`${n} refused the request (400)${r}`,{status:400});let a=e.length===1&&
e[0]?.field==="file"?e[0].message:"",i=/^Document (\d{1,6}): /.exec(a)?.[1],o=a.endsWith(l.a)?"unreadable_document":"invalid_parameters",{advice:s}=(0,l.e)("");
return new l.b(o,(0,l.d)(e).message||t,{issues:e,status:400,...i===void 0?{}:{position:Number(i)},...o==="unreadable_document"&&s!==void 0?{advice:s}:{}})}function ut({
headers:e,body:t},r){let n=Buffer.from(t.buffer,t.byteOffset,Math.min(t.byteLength,lt)).toString("utf8"),a=/[/+]json$/.test(_(e["content-type"]??""))||/^\s*\{/.
test(n)?pt(n):void 0,i=s=>J(ht(s,r));if(a){let s=typeof a.title=="string"?i(a.title):"";return{title:s,issues:dt(a.errors,i),told:s}}let o=n.replace(/<(script|style|head)\b[\s\S]*?(<\/\1>|$)/gi,
" ").replace(/<[^<>]*>/g," ").split(`
`).map(i).find(s=>s!=="");return{title:"",issues:[],told:o??""}}function dt(e,t){return typeof e!="object"||e===null?[]:Object.entries(e).flatMap(([r,n])=>(Array.
isArray(n)?n:[n]).filter(a=>typeof a=="string").map(a=>({field:t(r),message:t(a)}))).slice(0,st)}function ht(e,t){return t.filter(({length:r})=>r>=4).reduce((r,n)=>r.
replaceAll(n,"***"),e)}function pt(e){try{let t=JSON.parse(e);return typeof t=="object"&&t!==null&&!Array.isArray(t)?{...t}:void 0}catch{return}}function mt({headers:e}){
let t=e.location?.split(/[?#]/)[0]??"";return t===""?"":` to ${J(t.replace(/\/\/[^/@]*@/,"//"))}`}function J(e){let t=[...e.replace(yt," ").replace(/\s+/g," ").
trim()];return t.length>te?`${t.slice(0,te).join("")}…`:t.join("")}var yt=/[\p{Cc}\u2028\u2029]/gu,wt=3e5,bt={pdf:"application/pdf",pdfs:"application/zip",files:"\
application/zip",data:"application/json"};function gt(e){let t=K(e.baseUrl,e.plainHttp),r=e.regionLabel,n=e.memory??new it(e.now),a={...w.b,attempts:Math.max(1,
e.attempts??w.b.attempts)},i={base:t,label:r,describe:e.describe,memory:n};return{async check(o,s){await ne(o,s,i)},async run(o,s,u,{signal:c}={}){try{let f=u,d=(0,h.f)(
o,s);if(d.length>0)throw(0,l.d)(d);let m=await ne(o,f,{...i,signal:c}),b={name:o,base:t,label:r,policy:a,options:e,memory:n,request:$t(o,s,m,e,c)},y=await At(b);
if(y.status!==200)throw ct(y,r,Ot(o,m,e));return It(o,s,y,r)}catch(f){throw(0,l.i)(f)}}}}async function ne(e,t,r){let n=H(e,t);if(!n)return t;let a=vt(e,t,n);try{
return await X(n,r),t}catch(i){if(!a||!(i instanceof l.b)||i.code==="cancelled")throw i;let o=H(e,a);return o&&await X(o,r),a}}function vt(e,t,{fields:r}){let{pages:n}=t;
if(!r?.includes("pages")||typeof n!="string"||!(0,h.b)(e).fields.first_page)return;let a=(0,h.j)(n);if(!a)return;let{pages:i,...o}=t;return{...o,first_page:a.first,
last_page:a.last}}function $t(e,t,r,{timeout:n=wt},a){let i=bt[(0,h.b)(e).output],o=rt(e,r);return{method:"POST",headers:{Accept:`${i}, application/problem+json`},
form:()=>nt(t,o),timeout:n,...a?{signal:a}:{}}}async function At(e){let t=(0,h.e)(e.name),r=(0,h.b)(e.name).aliases?.[0];if(r===void 0)return Z(e,t);let n=`${e.
base} ${e.name}`,a=e.memory.path(n)??t,i=a===t?r:t,o=a,s=await Z(e,o);return s.status===404&&(s=await Z(e,o=i)),s.status!==404&&e.memory.rememberPath(n,o),s}async function Z({
base:e,label:t,policy:r,options:n,request:a},i){let{transport:o,sleep:s,random:u=Math.random,now:c=Date.now}=n,{signal:f}=a;for(let d=0;;d++){if(f?.aborted)throw(0,l.g)();
let m=d+1>=r.attempts,b=(0,w.c)(d,r,u);try{let y=await ae(o({...a,url:`${e}${i}`}),f);if(m||!(0,w.e)(y.status))return y;b=(0,w.d)(y.headers["retry-after"],c(),r)??
b}catch(y){if(f?.aborted)throw(0,l.g)();if(y instanceof l.b&&y.code!=="network")throw y;if(m||!((0,w.f)(y)||y instanceof l.b))throw Ut(y,t,d+1)}await ae(s(b),f)}}
function ae(e,t){return t?new Promise((r,n)=>{let a=()=>n((0,l.g)());t.aborted&&a(),t.addEventListener("abort",a,{once:!0}),e.then(r,n).finally(()=>t.removeEventListener(
"abort",a))}):e}function It(e,t,r,n){let{output:a}=(0,h.b)(e),i=be(r.headers[we]),{notes:o,facts:s}=i,u=r.headers["content-type"]??"";switch(a){case"data":return{
documents:t,notes:o,facts:s,data:kt(r,n)};case"files":{let c=R(r.body,u),f={mediaType:"application/octet-stream",facts:{}};return{documents:[],notes:o,facts:s,files:c.
map((d,m)=>({...i.files[m]??f,...d}))}}case"pdf":case"pdfs":{let c=a==="pdfs",f=c?R(r.body,u):[{name:t[0]?.name??"document.pdf",bytes:r.body}];if(f.length===0||
!f.every(({bytes:d})=>Lt(d)))throw re(r,c?"the parts of a PDF document":"a PDF document",n);return{documents:f.map((d,m)=>({...i.documents[m],...d})),notes:o,facts:s}}default:
return a}}function kt(e,t){try{let r=JSON.parse(new TextDecoder().decode(e.body));if(typeof r=="object"&&r!==null&&!Array.isArray(r))return r}catch{}throw re(e,
"a JSON object",t)}function Lt(e){return Buffer.from(e.buffer,e.byteOffset,Math.min(e.byteLength,1028)).includes("%PDF-")}function Ot(e,t,{secrets:r=[]}){let n=Object.
entries((0,h.b)(e).fields).filter(([,a])=>a.kind==="text"&&a.secret).map(([a])=>t[a]);return[...r,...n.filter(a=>typeof a=="string")]}function Ut(e,t,r){if(e instanceof
l.b)return e;let n=(0,w.g)(e),a=r===1?"":` in ${r} attempts`;return new l.b("network",`${t} was not reached${a}${n===void 0?"":` (${n})`}`,{advice:"Check the ba\
se address, the network and its proxy, or process locally"})}function Et(e,t,r={}){let{timeoutSignal:n=a=>AbortSignal.timeout(a)}=r;return async({method:a,url:i,
headers:o,form:s,timeout:u,signal:c})=>{let f=n(u),d=await e(i,{method:a,headers:{...o,"X-API-Key":t},body:s(),redirect:"manual",signal:c?AbortSignal.any([f,c]):
f}),m={};return d.headers.forEach((b,y)=>{m[y.toLowerCase()]=b}),{status:d.status,headers:m,body:new Uint8Array(await d.arrayBuffer())}}}function xt(e,t={}){let{
timeoutSignal:r=n=>AbortSignal.timeout(n)}=t;return async({url:n,timeout:a,maximumBytes:i,signal:o})=>{let s=r(a),{status:u,headers:c,body:f}=await e(n,{method:"\
GET",headers:{Accept:"application/json"},redirect:"manual",signal:o?AbortSignal.any([s,o]):s}),d={};return c.forEach((m,b)=>{d[b.toLowerCase()]=m}),{status:u,headers:d,
body:await St(f,i)}}}async function St(e,t){let r=e?.getReader(),n=[],a=0;for(let i=await r?.read();i?.value&&a<=t;i=await r?.read())n.push(i.value),a+=i.value.
length;return await r?.cancel(),Buffer.concat(n)}var x=(0,ie.c)((0,w.a)());function jt(){let e=new x.EnvHttpProxyAgent({headersTimeout:0,bodyTimeout:0});return(t,{
body:r,...n})=>{if(!r)return(0,x.fetch)(t,{...n,dispatcher:e});let a=new x.FormData;return r.forEach((i,o)=>{typeof i=="string"?a.append(o,i):a.append(o,i,i.name)}),
(0,x.fetch)(t,{...n,body:a,dispatcher:e})}}function le({region:e,baseUrl:t,apiKey:r}){let n=Tt(e),a=Pt(n,t);if(r==="")throw new l.b("configuration","api-key is \
empty, and a region needs one",{advice:"Pass a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; \
without region and base-url the documents are processed on the runner, and no key is needed"});let i=e===""?"The service at base-url":O(n).label,o=jt(),s=gt({baseUrl:a,
regionLabel:i,transport:Et(o,r),describe:xt(o),sleep:u=>(0,se.setTimeout)(u),secrets:[r]});return{backend:s,isLocal:!1,check:({name:u,params:c})=>s.check(u,c),place:e===
""?"by the service at base-url":`in the region ${i}`}}function Pt(e,t){try{return We(e,t)}catch(r){let{message:n,advice:a}=(0,l.i)(r);throw(0,l.d)([{field:"base\
-url",message:a===void 0?n:`${n}. ${a}`}])}}function Tt(e){let t=e.toLowerCase(),r=e===""?"global":q.find(a=>a===t||O(a).label.toLowerCase()===t);if(r!==void 0)
return r;let n=q.map(a=>`${a} (${O(a).label})`).join(", ");throw(0,l.d)([{field:"region",message:`must be one of ${n}`}])}0&&(module.exports={chooseRegion});
