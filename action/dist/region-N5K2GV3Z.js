var j=Object.defineProperty;var ue=Object.getOwnPropertyDescriptor;var de=Object.getOwnPropertyNames;var he=Object.prototype.hasOwnProperty;var pe=(e,t)=>{for(var r in t)j(e,r,{get:t[r],enumerable:!0})},me=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of de(t))!he.call(e,a)&&a!==
r&&j(e,a,{get:()=>t[a],enumerable:!(n=ue(t,a))||n.enumerable});return e};var we=e=>me(j({},"__esModule",{value:!0}),e);var Mt={};pe(Mt,{chooseRegion:()=>le});module.exports=we(Mt);var y=require("./chunk-Z4JF3FP7.js"),h=require("./chunk-24W5RWYG.js"),Bt=require("./chunk-MOZHQHZA.js"),
oe=require("./chunk-TEIAEA6Y.js"),c=require("./chunk-UD3SQP3P.js"),zt=require("./chunk-FEZRRZWQ.js"),Nt=require("./chunk-5ZFEDNQN.js"),se=require("./chunk-3RNHDNP5.js"),
ie=require("node:timers/promises"),ye="octavo-outcome";function ge(e){let t=e===void 0||e.length>8192?void 0:be(e);return{notes:C(t?.notes).flatMap(r=>{let{code:n,
message:a}=v(r);return typeof n=="string"&&typeof a=="string"?[{code:n,message:a}]:[]}),facts:q(t?.facts),documents:C(t?.documents).map(r=>{let n=v(r),a=o=>Number.
isSafeInteger(n[o])?{[o]:n[o]}:{},s=typeof n.title=="string"?{title:n.title}:{};return{...a("pageCount"),...a("firstPage"),...a("lastPage"),...s}}),files:C(t?.files).
map(r=>{let{mediaType:n,facts:a}=v(r);return{mediaType:typeof n=="string"?n:"application/octet-stream",facts:q(a)}})}}function q(e){let t=r=>["string","number",
"boolean"].includes(typeof r)||Array.isArray(r)&&["string","number"].some(n=>r.every(a=>typeof a===n));return Object.fromEntries(Object.entries(v(e)).filter(([,
r])=>t(r)))}var C=e=>Array.isArray(e)?e:[],v=e=>typeof e=="object"&&e!==null&&!Array.isArray(e)?e:{};function be(e){try{return v(JSON.parse(e))}catch{return}}var k={
entries:5e5,bytes:2**32-1,expansion:100,allowance:64*1024*1024};function p(e,t){return new c.b("service_failure",`The documents in the answer cannot be read: ${e}`,
{cause:t})}var T=class{constructor(e,t){this.limits=e,this.most=Math.min(e.bytes,e.allowance+t*e.expansion)}limits;entries=0;bytes=0;most;take(e){if(this.entries+=
1,this.bytes+=e,this.entries>this.limits.entries)throw new c.b("limit_exceeded",`The answer holds more than ${this.limits.entries} documents`);if(this.bytes>this.
most)throw new c.b("limit_exceeded",`The answer unpacks to more than ${this.most} bytes`)}},Dt=3*256*1024,ve=2**29-24;function $e(e,t=k){if(e.length>ve)throw p(
`a JSON envelope of ${e.length} bytes is too long to read`);let r=M(Ie(e),"documents");if(!Array.isArray(r))throw p("the JSON has no list named documents");let n=new T(
t,e.length);return r.map((a,s)=>{let o=M(a,"content");if(typeof o!="string")throw p(`document ${s+1} of the JSON has no content`);if(n.take(Math.floor(o.length*
3/4)),/[^A-Za-z0-9+/=_\s-]/.test(o))throw p(`the content of document ${s+1} is not base64`);let i=M(a,"name");return{name:(0,h.D)(typeof i=="string"?i:void 0,s),
bytes:new Uint8Array(Buffer.from(o,"base64"))}})}function Ie(e){try{return JSON.parse(new TextDecoder().decode(e))}catch{throw p("it is not valid JSON")}}function M(e,t){
return typeof e=="object"&&e!==null&&Object.hasOwn(e,t)?e[t]:void 0}var _=e=>L(e).value;function L(e){let t=e.indexOf(";"),r=(t<0?e:e.slice(0,t)).trim().toLowerCase(),
n=new Map,a=t<0?"":e.slice(t);for(let[,s,o,i]of a.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g)){let f=(s??"").toLowerCase(),l=o===void 0?
(i??"").trim():o.replace(/\\(.)/g,"$1");n.has(f)||n.set(f,l)}return{value:r,parameters:n}}function Ae(e,t,r=k){let n=L(t).parameters.get("boundary");if(n===void 0||
n==="")throw p("its content type names no boundary");let a=Buffer.from(e.buffer,e.byteOffset,e.byteLength),s=new T(r,e.length),o=[],i=B(a,n,0);for(;i&&!i.last;){
let{headers:f,end:l}=Le(a,i.end),u=ke(a,n,l,f.get("content-length"));if(!u)throw p(`part ${o.length+1} of the multipart body has no end`);let d=a.subarray(l,Math.
max(l,u.start));s.take(d.length);let m=f.get("content-transfer-encoding")?.trim().toLowerCase()==="base64"?Buffer.from(d.toString("latin1"),"base64"):d;o.push({
name:(0,h.D)(Oe(f),o.length),bytes:new Uint8Array(m)}),i=u}if(!i)throw p("the multipart body has no boundary");return o}function B(e,t,r){let n=`--${t}`;for(let a=e.
indexOf(n,r,"latin1");a>=0;a=e.indexOf(n,a+1,"latin1")){if(a!==0&&e[a-1]!==10)continue;let s=a===0?0:e[a-2]===13?a-2:a-1,o=a+n.length,i=e[o]===45&&e[o+1]===45;for(i&&
(o+=2);e[o]===32||e[o]===9;)o++;if(e[o]===13&&o++,e[o]===10)o++;else if(!i||o<e.length)continue;return{start:s,end:o,last:i}}}function ke(e,t,r,n){if(n!==void 0&&
/^\d{1,15}$/.test(n.trim())){let a=r+Number(n),s=a<=e.length?B(e,t,a):void 0;if(s?.start===a)return s}return B(e,t,Math.max(0,r-2))}function Le(e,t){let r=new Map,
n=t,a="";for(;;){let s=e.indexOf(10,n);if(s<0)throw p("the headers of a part have no end");let o=e.toString("utf8",n,s).replace(/\r$/,"");if(n=s+1,o==="")return{
headers:r,end:n};if(n-t>65536)throw p("the headers of a part are too long");let i=o.indexOf(":");/^[ \t]/.test(o)?r.set(a,`${r.get(a)??""} ${o.trim()}`):i>0&&r.
set(a=o.slice(0,i).trim().toLowerCase(),o.slice(i+1).trim())}}function Oe(e){let t=L(e.get("content-disposition")??"").parameters,r=/^utf-8'[^']*'(.*)$/i.exec(t.
get("filename*")??"")?.[1];if(r!==void 0&&/^(?:[^%]|%[0-9a-f]{2})*$/i.test(r)){let n=r.replace(/%([0-9a-f]{2})/gi,(a,s)=>String.fromCharCode(parseInt(s,16)));return Buffer.
from(n,"latin1").toString("utf8")}return t.get("filename")?.replaceAll("%22",'"')??L(e.get("content-type")??"").parameters.get("name")}var Ue=Ee();function Pe(e){
let[t,r,n,a]=Ue,s=4294967295,o=0;for(let i=e.length-3;o<i;o+=4)s^=e[o]|e[o+1]<<8|e[o+2]<<16|e[o+3]<<24,s=a[s&255]^n[s>>>8&255]^r[s>>>16&255]^t[s>>>24];for(;o<e.
length;o++)s=t[(s^e[o])&255]^s>>>8;return~s>>>0}function Ee(){let e=new Int32Array(256);for(let a=0;a<256;a++){let s=a;for(let o=0;o<8;o++)s=s&1?s>>>1^3988292384:
s>>>1;e[a]=s}let t=a=>a.map(s=>e[s&255]^s>>>8),r=t(e),n=t(r);return[e,r,n,t(n)]}var xe=67324752,Se=33639248,je=101010256,Ce=101075792,Te=117853008,Me=1,_e=65535,
Be=4294967295;function ze(e){return e[0]===80&&e[1]===75&&(e[2]===3&&e[3]===4||e[2]===5&&e[3]===6)}function Ne(e,t=k){let r=Buffer.from(e.buffer,e.byteOffset,e.
byteLength);try{let n=new T(t,e.length),a=De(r,t).filter(({name:o})=>!/[/\\]$/.test(o)).map((o,i)=>(n.take(o.size),{name:(0,h.D)(o.name,i),bytes:qe(r,o,i+1)})),
s=a.map(({name:o})=>(0,h.E)(o));return a.map((o,i)=>({document:o,key:s[i]??0,index:i})).sort((o,i)=>o.key===i.key?o.index-i.index:o.key-i.key).map(({document:o})=>o)}catch(n){
throw n instanceof RangeError?p("the ZIP archive is damaged",n):n}}function De(e,t){let r=Ze(e),{count:n,size:a,offset:s}={count:e.readUInt16LE(r+10),size:e.readUInt32LE(
r+12),offset:e.readUInt32LE(r+16)},o=r;if(r>=20&&e.readUInt32LE(r-20)===Te){let u=$(e,r-12);if(e.readUInt32LE(u)!==Ce)throw p("the ZIP archive is damaged");({count:n,
size:a,offset:s}={count:$(e,u+32),size:$(e,u+40),offset:$(e,u+48)}),o=u}if(n>t.entries)throw p(`the ZIP archive lists more than ${t.entries} entries`);let i=o-a-
s;if(i<0)throw p("the ZIP archive is damaged");let f=[],l=s+i;for(let u=0;u<n;u++){if(e.readUInt32LE(l)!==Se)throw p("the directory of the ZIP archive is damage\
d");let[d,m,g]=[e.readUInt16LE(l+28),e.readUInt16LE(l+30),e.readUInt16LE(l+32)];if((e.readUInt16LE(l+8)&Me)!==0)throw p("the ZIP archive is encrypted");let w=Je(
e.subarray(l+46+d,l+46+d+m)),x=S=>S===Be?w.shift()??S:S,ce=x(e.readUInt32LE(l+24)),fe=x(e.readUInt32LE(l+20));f.push({name:e.toString("utf8",l+46,l+46+d),method:e.
readUInt16LE(l+10),crc:e.readUInt32LE(l+16),compressed:fe,size:ce,offset:x(e.readUInt32LE(l+42))+i}),l+=46+d+m+g}return f}function Ze(e){for(let t=e.length-22;t>=
Math.max(0,e.length-22-_e);t--)if(e.readUInt32LE(t)===je)return t;throw p("it is not a ZIP archive, or an incomplete one")}function Je(e){for(let t=0;t+4<=e.length;t+=
4+e.readUInt16LE(t+2)){if(e.readUInt16LE(t)!==1)continue;let r=Math.floor(Math.min(e.readUInt16LE(t+2),e.length-t-4)/8);return Array.from({length:r},(n,a)=>$(e,
t+4+a*8))}return[]}function $(e,t){let r=Number(e.readBigUInt64LE(t));if(!Number.isSafeInteger(r))throw p("the ZIP archive is damaged");return r}function qe(e,t,r){
let n=i=>p(`entry ${r} of the ZIP archive is damaged`,i);if(e.readUInt32LE(t.offset)!==xe)throw n();let a=t.offset+30+e.readUInt16LE(t.offset+26)+e.readUInt16LE(
t.offset+28),s=e.subarray(a,a+t.compressed);if(s.length!==t.compressed)throw n();let o=Fe(s,t,r,n);if(o.length!==t.size||Pe(o)!==t.crc)throw n();return o}function Fe(e,t,r,n){
if(t.method===0)return new Uint8Array(e);if(t.method!==8)throw p(`entry ${r} of the ZIP archive is compressed with an unknown method`);try{return(0,oe.e)(e,{out:new Uint8Array(
t.size)})}catch(a){throw n(a)}}function F(e,t,r=k){let n=_(t);if(n==="application/json")return $e(e,r);if(n.startsWith("multipart/"))return Ae(e,t,r);if(n==="ap\
plication/zip"||n==="application/x-zip-compressed"||ze(e))return Ne(e,r);throw p(`its content type is ${n===""?"missing":n}`)}var z={global:{label:"Global",address:"\
https://api.pdfblocks.com"},us:{label:"United States"},hipaa:{label:"US HIPAA"},eu:{label:"European Union",address:"https://eu.api.pdfblocks.com"},uk:{label:"Un\
ited Kingdom"},ca:{label:"Canada"},au:{label:"Australia"},jp:{label:"Japan"},in:{label:"India"},br:{label:"Brazil"}},K=Object.keys(z),Ke=new Set(Object.values(z).
flatMap(({address:e})=>e===void 0?[]:[new URL(e).hostname]));function Re(e){let t=H(e)?.hostname.replace(/\.$/,"")??"";return Ke.has(t)}var O=e=>z[e];function He(e,t,r=!1){
let{label:n,address:a}=O(e),s=t?.trim()||a;if(s===void 0)throw new c.b("configuration",`The address of the region ${n} is not published`,{advice:"Enter the base\
 address that the provider of the service has given you, or choose another region"});return R(s,r)}function R(e,t=!1){let r=H(e.trim());if(!r||!/^https?:$/.test(
r.protocol))throw U("is not a web address such as https://pdf.example.com");if(r.username!==""||r.password!=="")throw U("must not hold a user name or a password");
if(r.search!==""||r.hash!=="")throw U("must end before any ? or #");if(r.protocol==="http:"&&!We(r.hostname)&&!(t&&Ge(r.hostname)))throw U(`must start with http\
s://: a key must not travel unencrypted. Plain HTTP is allowed for localhost${t?" and for private addresses":""} only`);return`${r.origin}${r.pathname.replace(/\/+$/,
"")}`}function We(e){return e==="localhost"||e==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(e)}function Ge(e){return/^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^169\.254\./.
test(e)?/^[\d.]+$/.test(e):e.startsWith("[")?/^\[(f[cd]|fe[89ab])/.test(e):!e.includes(".")||/\.(local|internal|localhost|lan|home\.arpa)$/.test(e)}function H(e){
try{return new URL(e)}catch{return}}var U=e=>new c.b("configuration",`The base address ${e}`),I="/openapi.json",N=2*1024*1024,W=5e3,Xe=8;function G(e,t){let{extension:r,
fields:n}=(0,h.b)(e);if(r)return{name:e,fields:void 0};let a=Object.entries(n).filter(([s,o])=>{let i=t[s];return o.extension&&i!==void 0&&i!==("default"in o?o.
default:void 0)}).map(([s])=>s);return a.length>0?{name:e,fields:a}:void 0}async function X(e,t){let r=Re(t.base)?e:D(e,await Ye(e,t));if(r)throw Ve(r,t.label)}
function D({name:e,fields:t},r){let n=r.get((0,h.e)(e));if(!t)return n?void 0:{name:e,fields:t};let a=t.filter(s=>!n?.has(s));return a.length>0?{name:e,fields:a}:
void 0}var V="process locally, or use a service that offers it",Y=({fields:e=["operation"]},t)=>e.map(r=>({field:r,message:t})),Ve=(e,t)=>(0,c.d)(Y(e,`is not of\
fered by ${t}: ${V}`));function A(e,t,r){let n=`is not part of the contract of the service, and ${t} could not be asked whether it offers it (${r}): ${V}`,a=Y(e,
n);return new c.b("configuration",(0,c.d)(a).message,{issues:a})}async function Ye(e,t){let{base:r,memory:n}=t,a=n.capabilities(r);if(a&&!D(e,a))return a;let s=await n.
once(`describe ${r}`,()=>Qe(e,t));return D(e,s)||n.rememberCapabilities(r,s),s}async function Qe(e,{base:t,label:r,describe:n,signal:a}){if(!n)throw A(e,r,"this\
 host cannot ask");let s;try{s=await n({url:`${t}${I}`,timeout:W,maximumBytes:N,...a?{signal:a}:{}})}catch{throw a?.aborted?new c.b("cancelled","The operation w\
as cancelled"):A(e,r,`${I} was not answered within ${W/1e3} seconds`)}let{status:o,body:i}=s;if(o===404)return new Map;if(o>=300&&o<=399)throw A(e,r,`${I} was a\
nswered with a redirect (${o})`);if(o!==200)throw A(e,r,`${I} was answered with status ${o}`);if(i.length>N)throw A(e,r,`${I} is longer than ${N} bytes`);return et(
i)}function et(e){let t=new Map,r=tt(e);if(b(r,"info","x-octavo")!==1)return t;for(let[n,a]of Object.entries(P(b(r,"paths")))){let s=Q(r,b(Q(r,b(a,"post","reque\
stBody")),"content","multipart/form-data","schema"));t.set(n,new Set(Object.keys(P(b(s,"properties")))))}return t}function Q(e,t){let r=t;for(let n=0;n<Xe;n++){
let a=b(r,"$ref");if(typeof a!="string")return r;if(!a.startsWith("#/"))return;let s=a.slice(2).split("/");r=b(e,...s.map(o=>o.replaceAll("~1","/").replaceAll("\
~0","~")))}}function b(e,...t){let r=e;for(let n of t)r=Object.hasOwn(P(r),n)?P(r)[n]:void 0;return r}var P=e=>typeof e=="object"&&e!==null?e:{};function tt(e){
try{return JSON.parse(new TextDecoder().decode(e))}catch{return}}function rt(e,t){let r=[];for(let[n,a]of Object.entries((0,h.b)(e).fields)){let s=t[n];s===void 0||
s===ot(a)||r.push([n,at(s)?s:(0,h.H)(s)])}return r}function nt(e,t){let r=new FormData;for(let[n,{name:a,bytes:s}]of e.entries())r.append("file",new Blob([s],{type:"\
application/pdf"}),(0,h.D)(a,n));for(let[n,a]of t)typeof a=="string"?r.append(n,a):r.append(n,new Blob([a.bytes]),(0,h.D)(a.name,0));return r}var at=e=>typeof e==
"object"&&e.bytes instanceof Uint8Array;function ot(e){return"default"in e?e.default:void 0}var st=class{constructor(e=Date.now){this.now=e}now;paths=new Map;offers=new Map;pending=new Map;path(e){
return this.paths.get(e)}rememberPath(e,t){ee(this.paths,e,t)}capabilities(e){let t=this.offers.get(e);return t&&t.until>this.now()?t.capabilities:void 0}rememberCapabilities(e,t){
ee(this.offers,e,{capabilities:t,until:this.now()+6e5})}async once(e,t){let r=this.pending.get(e);if(r)return r;let n=t().finally(()=>this.pending.delete(e));return this.
pending.set(e,n),n}};function ee(e,t,r){e.delete(t),e.set(t,r);for(let n of e.keys()){if(e.size<=100)return;e.delete(n)}}var te=300,it=50,lt=1024*1024;function ct(e,t,r=[]){
let{status:n}=e,{title:a,issues:s,told:o}=ut(e,r),i=o===""?"":`: ${o}`,f={status:n,issues:s};if(n>=300&&n<=399)return new c.b("service_failure",`${t} answered w\
ith a redirect (${n})${mt(e)}`,{...f,advice:"Octavo does not follow redirects with an API key: correct the base address"});switch(n){case 400:return ft(s,a,i,t);case 401:
return new c.b("unauthorized",`${t} refused the API key in the header X-API-Key (401)`,{...f,advice:"Check that the API key is complete and has not been revoked"});case 406:
return new c.b("not_acceptable",`${t} cannot answer in a form that Octavo reads (406)${i}`,f);case 413:return new c.b("too_large",`The documents are larger than\
 ${t} accepts (413)${i}`,{...f,advice:"Split the input into smaller documents, or process it locally"});case 429:return new c.b("rate_limited",`${t} asks to slo\
w down (429)${i}`,{...f,advice:"Send fewer requests at a time, or try again later"});default:return new c.b("service_failure",`${t} answered with status ${n}${i}`,
{...f,...n===404?{advice:"Check the base address: this operation does not exist there"}:{}})}}function re(e,t,r){let n=Z(_(e.headers["content-type"]??""))||"no \
content type";return new c.b("service_failure",`${r} answered with ${n} instead of ${t}`,{status:e.status,advice:"Check the base address: something other than t\
he service may have answered, such as a proxy or a login page"})}function ft(e,t,r,n){if(e.length===0)return new c.b("invalid_parameters",`${n} refused the requ\
est (400)${r}`,{status:400});let a=e.length===1&&e[0]?.field==="file"?e[0].message:"",s=/^Document (\d{1,6}): /.exec(a)?.[1],o=a.endsWith(c.a)?"unreadable_docum\
ent":"invalid_parameters",{advice:i}=(0,c.e)("");return new c.b(o,(0,c.d)(e).message||t,{issues:e,status:400,...s===void 0?{}:{position:Number(s)},...o==="unrea\
dable_document"&&i!==void 0?{advice:i}:{}})}function ut({headers:e,body:t},r){let n=Buffer.from(t.buffer,t.byteOffset,Math.min(t.byteLength,lt)).toString("utf8"),
a=/[/+]json$/.test(_(e["content-type"]??""))||/^\s*\{/.test(n)?pt(n):void 0,s=i=>Z(ht(i,r));if(a){let i=typeof a.title=="string"?s(a.title):"";return{title:i,issues:dt(
a.errors,s),told:i}}let o=n.replace(/<(script|style|head)\b[\s\S]*?(<\/\1>|$)/gi," ").replace(/<[^<>]*>/g," ").split(`
`).map(s).find(i=>i!=="");return{title:"",issues:[],told:o??""}}function dt(e,t){return typeof e!="object"||e===null?[]:Object.entries(e).flatMap(([r,n])=>(Array.
isArray(n)?n:[n]).filter(a=>typeof a=="string").map(a=>({field:t(r),message:t(a)}))).slice(0,it)}function ht(e,t){return t.filter(({length:r})=>r>=4).reduce((r,n)=>r.
replaceAll(n,"***"),e)}function pt(e){try{let t=JSON.parse(e);return typeof t=="object"&&t!==null&&!Array.isArray(t)?{...t}:void 0}catch{return}}function mt({headers:e}){
let t=e.location?.split(/[?#]/)[0]??"";return t===""?"":` to ${Z(t.replace(/\/\/[^/@]*@/,"//"))}`}function Z(e){let t=[...e.replace(wt," ").replace(/\s+/g," ").
trim()];return t.length>te?`${t.slice(0,te).join("")}…`:t.join("")}var wt=/[\p{Cc}\u2028\u2029]/gu,yt=3e5,gt={pdf:"application/pdf",pdfs:"application/zip",files:"\
application/zip",data:"application/json"};function bt(e){let t=R(e.baseUrl,e.plainHttp),r=e.regionLabel,n=e.memory??new st(e.now),a={...y.b,attempts:Math.max(1,
e.attempts??y.b.attempts)},s={base:t,label:r,describe:e.describe,memory:n};return{async check(o,i){await ne(o,i,s)},async run(o,i,f,{signal:l}={}){try{let u=f,d=(0,h.f)(
o,i);if(d.length>0)throw(0,c.d)(d);let m=await ne(o,u,{...s,signal:l}),g={name:o,base:t,label:r,policy:a,options:e,memory:n,request:$t(o,i,m,e,l)},w=await It(g);
if(w.status!==200)throw ct(w,r,Ut(o,m,e));return await kt(At(o,i,w,r),m,e)}catch(u){throw(0,c.i)(u)}}}}async function ne(e,t,r){let n=G(e,t);if(!n)return t;let a=vt(
e,t,n);try{return await X(n,r),t}catch(s){if(!a||!(s instanceof c.b)||s.code==="cancelled")throw s;let o=G(e,a);return o&&await X(o,r),a}}function vt(e,t,{fields:r}){
let{pages:n}=t;if(!r?.includes("pages")||typeof n!="string"||!(0,h.b)(e).fields.first_page)return;let a=(0,h.y)(n);if(!a)return;let{pages:s,...o}=t;return{...o,
first_page:a.first,last_page:a.last}}function $t(e,t,r,{timeout:n=yt},a){let s=gt[(0,h.b)(e).output],o=rt(e,r);return{method:"POST",headers:{Accept:`${s}, appli\
cation/problem+json`},form:()=>nt(t,o),timeout:n,...a?{signal:a}:{}}}async function It(e){let t=(0,h.e)(e.name),r=(0,h.b)(e.name).aliases?.[0];if(r===void 0)return J(
e,t);let n=`${e.base} ${e.name}`,a=e.memory.path(n)??t,s=a===t?r:t,o=a,i=await J(e,o);return i.status===404&&(i=await J(e,o=s)),i.status!==404&&e.memory.rememberPath(
n,o),i}async function J({base:e,label:t,policy:r,options:n,request:a},s){let{transport:o,sleep:i,random:f=Math.random,now:l=Date.now}=n,{signal:u}=a;for(let d=0;;d++){
if(u?.aborted)throw(0,c.g)();let m=d+1>=r.attempts,g=(0,y.c)(d,r,f);try{let w=await ae(o({...a,url:`${e}${s}`}),u);if(m||!(0,y.e)(w.status))return w;g=(0,y.d)(w.
headers["retry-after"],l(),r)??g}catch(w){if(u?.aborted)throw(0,c.g)();if(w instanceof c.b&&w.code!=="network")throw w;if(m||!((0,y.f)(w)||w instanceof c.b))throw Pt(
w,t,d+1)}await ae(i(g),u)}}function ae(e,t){return t?new Promise((r,n)=>{let a=()=>n((0,c.g)());t.aborted&&a(),t.addEventListener("abort",a,{once:!0}),e.then(r,
n).finally(()=>t.removeEventListener("abort",a))}):e}function At(e,t,r,n){let{output:a}=(0,h.b)(e),s=ge(r.headers[ye]),{notes:o,facts:i}=s,f=r.headers["content-\
type"]??"";switch(a){case"data":return{documents:t,notes:o,facts:i,data:Lt(r,n)};case"files":{let l=F(r.body,f),u={mediaType:"application/octet-stream",facts:{}};
return{documents:[],notes:o,facts:i,files:l.map((d,m)=>({...s.files[m]??u,...d}))}}case"pdf":case"pdfs":{let l=a==="pdfs",u=l?F(r.body,f):[{name:t[0]?.name??"do\
cument.pdf",bytes:r.body}];if(u.length===0||!u.every(({bytes:d})=>Ot(d)))throw re(r,l?"the parts of a PDF document":"a PDF document",n);return{documents:u.map((d,m)=>({
...s.documents[m],...d})),notes:o,facts:i}}default:return a}}async function kt(e,t,{countPages:r}){let{documents:n,data:a}=e;if(!r||a||n.every(({pageCount:i})=>i!==
void 0))return e;let s=[t.password,t.user_password,t.open_password].find(i=>typeof i=="string"),o=[];for(let i of n){let f=i.pageCount??await r(i,s),l=o.at(-1),
u=o.length===0?1:l?.lastPage===void 0?void 0:l.lastPage+1,d=n.length>1&&f!==void 0&&u!==void 0;o.push({...d?{firstPage:u,lastPage:u+f-1}:{},...i,...f===void 0?{}:
{pageCount:f}})}return{...e,documents:o}}function Lt(e,t){try{let r=JSON.parse(new TextDecoder().decode(e.body));if(typeof r=="object"&&r!==null&&!Array.isArray(
r))return r}catch{}throw re(e,"a JSON object",t)}function Ot(e){return Buffer.from(e.buffer,e.byteOffset,Math.min(e.byteLength,1028)).includes("%PDF-")}function Ut(e,t,{
secrets:r=[]}){let n=Object.entries((0,h.b)(e).fields).filter(([,a])=>a.kind==="text"&&a.secret).map(([a])=>t[a]);return[...r,...n.filter(a=>typeof a=="string")]}
function Pt(e,t,r){if(e instanceof c.b)return e;let n=(0,y.g)(e),a=r===1?"":` in ${r} attempts`;return new c.b("network",`${t} was not reached${a}${n===void 0?"":
` (${n})`}`,{advice:"Check the base address, the network and its proxy, or process locally"})}function Et(e,t,r={}){let{timeoutSignal:n=a=>AbortSignal.timeout(a)}=r;
return async({method:a,url:s,headers:o,form:i,timeout:f,signal:l})=>{let u=n(f),d=await e(s,{method:a,headers:{...o,"X-API-Key":t},body:i(),redirect:"manual",signal:l?
AbortSignal.any([u,l]):u}),m={};return d.headers.forEach((g,w)=>{m[w.toLowerCase()]=g}),{status:d.status,headers:m,body:new Uint8Array(await d.arrayBuffer())}}}
function xt(e,t={}){let{timeoutSignal:r=n=>AbortSignal.timeout(n)}=t;return async({url:n,timeout:a,maximumBytes:s,signal:o})=>{let i=r(a),{status:f,headers:l,body:u}=await e(
n,{method:"GET",headers:{Accept:"application/json"},redirect:"manual",signal:o?AbortSignal.any([i,o]):i}),d={};return l.forEach((m,g)=>{d[g.toLowerCase()]=m}),{
status:f,headers:d,body:await St(u,s)}}}async function St(e,t){let r=e?.getReader(),n=[],a=0;for(let s=await r?.read();s?.value&&a<=t;s=await r?.read())n.push(s.
value),a+=s.value.length;return await r?.cancel(),Buffer.concat(n)}var E=(0,se.c)((0,y.a)());function jt(){let e=new E.EnvHttpProxyAgent({headersTimeout:0,bodyTimeout:0});
return(t,{body:r,...n})=>{if(!r)return(0,E.fetch)(t,{...n,dispatcher:e});let a=new E.FormData;return r.forEach((s,o)=>{typeof s=="string"?a.append(o,s):a.append(
o,s,s.name)}),(0,E.fetch)(t,{...n,body:a,dispatcher:e})}}function le({region:e,baseUrl:t,apiKey:r}){let n=Tt(e),a=Ct(n,t);if(r==="")throw new c.b("configuration",
"api-key is empty, and a region needs one",{advice:"Pass a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of \
Dependabot; without region and base-url the documents are processed on the runner, and no key is needed"});let s=e===""?"The service at base-url":O(n).label,o=jt(),
i=bt({baseUrl:a,regionLabel:s,transport:Et(o,r),describe:xt(o),countPages:(0,h.B)({pause:()=>new Promise(f=>setImmediate(f))}),sleep:f=>(0,ie.setTimeout)(f),secrets:[
r]});return{backend:i,isLocal:!1,check:({name:f,params:l})=>i.check(f,l),place:e===""?"by the service at base-url":`in the region ${s}`}}function Ct(e,t){try{return He(
e,t)}catch(r){let{message:n,advice:a}=(0,c.i)(r);throw(0,c.d)([{field:"base-url",message:a===void 0?n:`${n}. ${a}`}])}}function Tt(e){let t=e.toLowerCase(),r=e===
""?"global":K.find(a=>a===t||O(a).label.toLowerCase()===t);if(r!==void 0)return r;let n=K.map(a=>`${a} (${O(a).label})`).join(", ");throw(0,c.d)([{field:"region",
message:`must be one of ${n}`}])}0&&(module.exports={chooseRegion});
