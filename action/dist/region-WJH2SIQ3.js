var Tt=Object.create;var Z=Object.defineProperty;var xt=Object.getOwnPropertyDescriptor;var Et=Object.getOwnPropertyNames;var It=Object.getPrototypeOf,jt=Object.prototype.hasOwnProperty;var Mt=(e,t)=>{for(var r in t)Z(e,r,{get:t[r],enumerable:!0})},Me=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of Et(t))!jt.call(e,a)&&a!==
r&&Z(e,a,{get:()=>t[a],enumerable:!(n=xt(t,a))||n.enumerable});return e};var Ot=(e,t,r)=>(r=e!=null?Tt(It(e)):{},Me(t||!e||!e.__esModule?Z(r,"default",{value:e,enumerable:!0}):r,e)),Pt=e=>Me(Z({},"__esModule",{value:!0}),e);var On={};Mt(On,{chooseRegion:()=>kt});module.exports=Pt(On);var $=require("./chunk-Z4JF3FP7.js"),b=require("./chunk-7VGNT253.js"),pt=require("./chunk-XYGSJ5QF.js"),
S=require("./chunk-5H4UZHOP.js"),mt=require("./chunk-ZDRCCSKN.js"),yt=require("./chunk-O7S2VR7W.js"),Un=require("./chunk-CSP3PORT.js"),zn=require("./chunk-4A3L6LAJ.js"),
Cn=require("./chunk-OWBHEB44.js"),Bn=require("./chunk-HADXW2XB.js"),wt=require("./chunk-6YBJABQD.js"),Nn=require("./chunk-3TZ4DGFD.js"),Fn=require("./chunk-IO24KDZ3.js"),
Wn=require("./chunk-QY672WF6.js"),u=require("./chunk-D5RTHP3X.js"),bt=require("./chunk-3RNHDNP5.js"),gt=require("node:timers/promises"),vt=require("node:fs"),v=require("node:fs/promises"),
$t=require("node:os"),V=Ot(require("node:path")),St=require("node:stream"),fe={global:{label:"Global",address:"https://api.pdfblocks.com"},us:{label:"United Sta\
tes"},hipaa:{label:"US HIPAA"},eu:{label:"European Union",address:"https://eu.api.pdfblocks.com"},uk:{label:"United Kingdom"},ca:{label:"Canada"},au:{label:"Aus\
tralia"},jp:{label:"Japan"},in:{label:"India"},br:{label:"Brazil"}},Oe=Object.keys(fe),Ut=new Set(Object.values(fe).flatMap(({address:e})=>e===void 0?[]:[new URL(
e).hostname]));function zt(e){let t=Ue(e)?.hostname.replace(/\.$/,"")??"";return Ut.has(t)}var H=e=>fe[e];function Ct(e,t,r=!1){let{label:n,address:a}=H(e),o=t?.
trim()||a;if(o===void 0)throw new u.b("configuration",`The address of the region ${n} is not published`,{advice:"Enter the base address that the provider of the\
 service has given you, or choose another region"});return Pe(o,r)}function Pe(e,t=!1){let r=Ue(e.trim());if(!r||!/^https?:$/.test(r.protocol))throw K("is not a\
 web address such as https://pdf.example.com");if(r.username!==""||r.password!=="")throw K("must not hold a user name or a password");if(r.search!==""||r.hash!==
"")throw K("must end before any ? or #");if(r.protocol==="http:"&&!Bt(r.hostname)&&!(t&&Nt(r.hostname)))throw K(`must start with https://: a key must not travel\
 unencrypted. Plain HTTP is allowed for localhost${t?" and for private addresses":""} only`);return`${r.origin}${r.pathname.replace(/\/+$/,"")}`}function Bt(e){
return e==="localhost"||e==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(e)}function Nt(e){return/^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^169\.254\./.test(e)?/^[\d.]+$/.
test(e):e.startsWith("[")?/^\[(f[cd]|fe[89ab])/.test(e):!e.includes(".")||/\.(local|internal|localhost|lan|home\.arpa)$/.test(e)}function Ue(e){try{return new URL(
e)}catch{return}}var K=e=>new u.b("configuration",`The base address ${e}`),P="/openapi.json",ue=2*1024*1024,ze=5e3,Ft=8;function Ce(e,t){let{extension:r,fields:n}=(0,S.b)(
e);if(r)return{name:e,fields:void 0};let a=Object.entries(n).filter(([o,i])=>{let s=t[o];return i.extension&&s!==void 0&&s!==("default"in i?i.default:void 0)}).
map(([o])=>o);return a.length>0?{name:e,fields:a}:void 0}async function Be(e,t){let r=zt(t.base)?e:de(e,await _t(e,t));if(r)throw Wt(r,t.label)}function de({name:e,
fields:t},r){let n=r.get((0,b.c)(e));if(!t)return n?void 0:{name:e,fields:t};let a=t.filter(o=>!n?.has(o));return a.length>0?{name:e,fields:a}:void 0}var Ne="pr\
ocess locally, or use a service that offers it",Fe=({fields:e=["operation"]},t)=>e.map(r=>({field:r,message:t})),Wt=(e,t)=>(0,u.d)(Fe(e,`is not offered by ${t}:\
 ${Ne}`));function U(e,t,r){let n=`is not part of the contract of the service, and ${t} could not be asked whether it offers it (${r}): ${Ne}`,a=Fe(e,n);return new u.b(
"configuration",(0,u.d)(a).message,{issues:a})}async function _t(e,t){let{base:r,memory:n}=t,a=n.capabilities(r);if(a&&!de(e,a))return a;let o=await n.once(`des\
cribe ${r}`,()=>Dt(e,t));return de(e,o)||n.rememberCapabilities(r,o),o}async function Dt(e,{base:t,label:r,describe:n,signal:a}){if(!n)throw U(e,r,"this host ca\
nnot ask");let o;try{o=await n({url:`${t}${P}`,timeout:ze,maximumBytes:ue,...a?{signal:a}:{}})}catch{throw a?.aborted?new u.b("cancelled","The operation was can\
celled"):U(e,r,`${P} was not answered within ${ze/1e3} seconds`)}let{status:i,body:s}=o;if(i===404)return new Map;if(i>=300&&i<=399)throw U(e,r,`${P} was answer\
ed with a redirect (${i})`);if(i!==200)throw U(e,r,`${P} was answered with status ${i}`);if(s.length>ue)throw U(e,r,`${P} is longer than ${ue} bytes`);return Rt(
s)}function Rt(e){let t=new Map,r=qt(e);if(x(r,"info","x-octavo")!==1)return t;for(let[n,a]of Object.entries(G(x(r,"paths")))){let o=We(r,x(We(r,x(a,"post","req\
uestBody")),"content","multipart/form-data","schema"));t.set(n,new Set(Object.keys(G(x(o,"properties")))))}return t}function We(e,t){let r=t;for(let n=0;n<Ft;n++){
let a=x(r,"$ref");if(typeof a!="string")return r;if(!a.startsWith("#/"))return;let o=a.slice(2).split("/");r=x(e,...o.map(i=>i.replaceAll("~1","/").replaceAll("\
~0","~")))}}function x(e,...t){let r=e;for(let n of t)r=Object.hasOwn(G(r),n)?G(r)[n]:void 0;return r}var G=e=>typeof e=="object"&&e!==null?e:{};function qt(e){
try{return JSON.parse(new TextDecoder().decode(e))}catch{return}}var _e=e=>{throw TypeError(e)},he=(e,t,r)=>t.has(e)||_e("Cannot "+r),m=(e,t,r)=>(he(e,t,"read f\
rom private field"),r?r.call(e):t.get(e)),L=(e,t,r)=>t.has(e)?_e("Cannot add the same private member more than once"):t instanceof WeakSet?t.add(e):t.set(e,r),z=(e,t,r,n)=>(he(
e,t,"write to private field"),n?n.call(e,r):t.set(e,r),r),pe=(e,t,r)=>(he(e,t,"access private method"),r),De=65536;function*Re(e){if(e.byteLength<=De){yield e;return}
let t=0;for(;t<e.byteLength;){let r=Math.min(e.byteLength-t,De),n=e.buffer.slice(t,t+r);t+=n.byteLength,yield new Uint8Array(n)}}var qe="abcdefghijklmnopqrstuvw\
xyz0123456789";function Jt(){let e=16,t="";for(;e--;)t+=qe[Math.random()*qe.length<<0];return t}var Je=e=>String(e).replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(
/"/g,"%22"),A=e=>typeof e=="function",Vt=e=>!!e&&typeof e=="object"&&!Array.isArray(e)&&A(e.getReader),Zt=e=>A(e[Symbol.asyncIterator]);async function*Ht(e){let t=e.
getReader();for(;;){let{done:r,value:n}=await t.read();if(r)break;yield n}}async function*Ve(e){for await(let t of e)yield*Re(t)}var Kt=e=>{if(Zt(e))return Ve(e);
if(Vt(e))return Ve(Ht(e));throw new TypeError("Unsupported data source: Expected either ReadableStream or async iterable.")},M=e=>!!(e&&typeof e=="object"&&A(e.
constructor)&&e[Symbol.toStringTag]==="File"&&A(e.stream)&&e.name!=null),Gt=e=>!!(e&&A(e.constructor)&&e[Symbol.toStringTag]==="FormData"&&A(e.append)&&A(e.getAll)&&
A(e.entries)&&A(e[Symbol.iterator])),Xt=e=>Object.prototype.toString.call(e).slice(8,-1).toLowerCase();function Ze(e){if(Xt(e)!=="object")return!1;let t=Object.
getPrototypeOf(e);return t==null?!0:t.constructor?.toString?.()===Object.toString()}var He=e=>String(e).replace(/\r|\n/g,(t,r,n)=>t==="\r"&&n[r+1]!==`
`||t===`
`&&n[r-1]!=="\r"?`\r
`:t);function Ke(e,t){if(typeof t=="string"){for(let[r,n]of Object.entries(e))if(t.toLowerCase()===r.toLowerCase())return n}}var Yt=e=>new Proxy(e,{get:(t,r)=>Ke(
t,r),has:(t,r)=>Ke(t,r)!==void 0}),Qt={enableAdditionalHeaders:!1},X={writable:!1,configurable:!1},T,C,Y,B,E,N,F,Q,W,me,Ge,er=class{constructor(e,t,r){if(L(this,
W),L(this,T,`\r
`),L(this,C),L(this,Y),L(this,B,"-".repeat(2)),L(this,E,new TextEncoder),L(this,N),L(this,F),L(this,Q),!Gt(e))throw new TypeError("Expected first argument to be\
 a FormData instance.");let n;if(Ze(t)?r=t:n=t,n||(n=`form-data-encoder-${Jt()}`),typeof n!="string")throw new TypeError("Expected boundary argument to be a str\
ing.");if(r&&!Ze(r))throw new TypeError("Expected options argument to be an object.");z(this,F,Array.from(e.entries())),z(this,Q,{...Qt,...r}),z(this,C,m(this,E).
encode(m(this,T))),z(this,Y,m(this,C).byteLength),this.boundary=n,this.contentType=`multipart/form-data; boundary=${this.boundary}`,z(this,N,m(this,E).encode(`${m(
this,B)}${this.boundary}${m(this,B)}${m(this,T).repeat(2)}`));let a={"Content-Type":this.contentType},o=pe(this,W,Ge).call(this);o&&(this.contentLength=o,a["Con\
tent-Length"]=o),this.headers=Yt(Object.freeze(a)),Object.defineProperties(this,{boundary:X,contentType:X,contentLength:X,headers:X})}*values(){for(let[e,t]of m(
this,F)){let r=M(t)?t:m(this,E).encode(He(t));yield pe(this,W,me).call(this,e,r),yield r,yield m(this,C)}yield m(this,N)}async*encode(){for(let e of this.values())
M(e)?yield*Kt(e.stream()):yield*Re(e)}[Symbol.iterator](){return this.values()}[Symbol.asyncIterator](){return this.encode()}};T=new WeakMap,C=new WeakMap,Y=new WeakMap,
B=new WeakMap,E=new WeakMap,N=new WeakMap,F=new WeakMap,Q=new WeakMap,W=new WeakSet,me=function(e,t){let r="";if(r+=`${m(this,B)}${this.boundary}${m(this,T)}`,r+=
`Content-Disposition: form-data; name="${Je(e)}"`,M(t)&&(r+=`; filename="${Je(t.name)}"${m(this,T)}`,r+=`Content-Type: ${t.type||"application/octet-stream"}`),m(
this,Q).enableAdditionalHeaders===!0){let n=M(t)?t.size:t.byteLength;n!=null&&!isNaN(n)&&(r+=`${m(this,T)}Content-Length: ${n}`)}return m(this,E).encode(`${r}${m(
this,T).repeat(2)}`)},Ge=function(){let e=0;for(let[t,r]of m(this,F)){let n=M(r)?r:m(this,E).encode(He(r)),a=M(n)?n.size:n.byteLength;if(a==null||isNaN(a))return;
e+=pe(this,W,me).call(this,t,n).byteLength,e+=a,e+=m(this,Y)}return String(e+m(this,N).byteLength)};var ye=(e,t,r)=>{if(!t.has(e))throw TypeError("Cannot "+r)},
g=(e,t,r)=>(ye(e,t,"read from private field"),r?r.call(e):t.get(e)),I=(e,t,r)=>{if(t.has(e))throw TypeError("Cannot add the same private member more than once");
t instanceof WeakSet?t.add(e):t.set(e,r)},ee=(e,t,r,n)=>(ye(e,t,"write to private field"),n?n.call(e,r):t.set(e,r),r),Xe=(e,t,r)=>(ye(e,t,"access private method"),
r),w=e=>typeof e=="function",tr=e=>typeof e=="object"&&e!=null&&!Array.isArray(e),rr=e=>tr(e)&&w(e[Symbol.asyncIterator]),we=65536;async function*Ye(e){if(e.byteLength<=
we){yield e;return}let t=0;for(;t<e.byteLength;){let r=Math.min(e.byteLength-t,we),n=e.buffer.slice(t,t+r);t+=n.byteLength,yield new Uint8Array(n)}}async function*nr(e){
let t=e.getReader();for(;;){let{done:r,value:n}=await t.read();if(r)break;yield n}}async function*Qe(e){for await(let t of e)yield*Ye(t)}var ar=e=>{if(rr(e))return Qe(
e);if(w(e.getReader))return Qe(nr(e));throw new TypeError("Unsupported data source: Expected either ReadableStream or async iterable.")};async function*ir(e){let t=0;
for(;t!==e.size;){let r=await e.slice(t,Math.min(e.size,t+we)).arrayBuffer();t+=r.byteLength,yield new Uint8Array(r)}}async function*be(e,t=!1){for(let r of e)ArrayBuffer.
isView(r)?t?yield*Ye(r):yield r:w(r.stream)?yield*ar(r.stream()):yield*ir(r)}function*or(e,t,r=0,n){n??=t;let a=r<0?Math.max(t+r,0):Math.min(r,t),o=n<0?Math.max(
t+n,0):Math.min(n,t),i=Math.max(o-a,0),s=0;for(let l of e){if(s>=i)break;let c=ArrayBuffer.isView(l)?l.byteLength:l.size;if(a&&c<=a)a-=c,o-=c;else{let f;ArrayBuffer.
isView(l)?(f=l.subarray(a,Math.min(c,o)),s+=f.byteLength):(f=l.slice(a,Math.min(c,o)),s+=f.size),o-=c,a=0,yield f}}}var j,te,_,sr=class je{constructor(t=[],r={}){
if(I(this,j,[]),I(this,te,""),I(this,_,0),r??={},typeof t!="object"||t===null)throw new TypeError("Failed to construct 'Blob': The provided value cannot be conv\
erted to a sequence.");if(!w(t[Symbol.iterator]))throw new TypeError("Failed to construct 'Blob': The object must have a callable @@iterator property.");if(typeof r!=
"object"&&!w(r))throw new TypeError("Failed to construct 'Blob': parameter 2 cannot convert to dictionary.");let n=new TextEncoder;for(let o of t){let i;ArrayBuffer.
isView(o)?i=new Uint8Array(o.buffer.slice(o.byteOffset,o.byteOffset+o.byteLength)):o instanceof ArrayBuffer?i=new Uint8Array(o.slice(0)):o instanceof je?i=o:i=n.
encode(String(o)),ee(this,_,g(this,_)+(ArrayBuffer.isView(i)?i.byteLength:i.size)),g(this,j).push(i)}let a=r.type===void 0?"":String(r.type);ee(this,te,/^[\x20-\x7E]*$/.
test(a)?a:"")}static[Symbol.hasInstance](t){return!!(t&&typeof t=="object"&&w(t.constructor)&&(w(t.stream)||w(t.arrayBuffer))&&/^(Blob|File)$/.test(t[Symbol.toStringTag]))}get type(){
return g(this,te)}get size(){return g(this,_)}slice(t,r,n){return new je(or(g(this,j),this.size,t,r),{type:n})}async text(){let t=new TextDecoder,r="";for await(let n of be(
g(this,j)))r+=t.decode(n,{stream:!0});return r+=t.decode(),r}async arrayBuffer(){let t=new Uint8Array(this.size),r=0;for await(let n of be(g(this,j)))t.set(n,r),
r+=n.length;return t.buffer}stream(){let t=be(g(this,j),!0);return new ReadableStream({async pull(r){let{value:n,done:a}=await t.next();if(a)return queueMicrotask(
()=>r.close());r.enqueue(n)},async cancel(){await t.return()}})}get[Symbol.toStringTag](){return"Blob"}};j=new WeakMap,te=new WeakMap,_=new WeakMap;var re=sr;Object.
defineProperties(re.prototype,{type:{enumerable:!0},size:{enumerable:!0},slice:{enumerable:!0},stream:{enumerable:!0},text:{enumerable:!0},arrayBuffer:{enumerable:!0}});
var lr=e=>e instanceof re,ne,ae,ge=class extends re{constructor(e,t,r={}){if(super(e,r),I(this,ne,void 0),I(this,ae,0),arguments.length<2)throw new TypeError(`F\
ailed to construct 'File': 2 arguments required, but only ${arguments.length} present.`);ee(this,ne,String(t));let n=r.lastModified===void 0?Date.now():Number(r.
lastModified);Number.isNaN(n)||ee(this,ae,n)}static[Symbol.hasInstance](e){return e instanceof re&&e[Symbol.toStringTag]==="File"&&typeof e.name=="string"}get name(){
return g(this,ne)}get webkitRelativePath(){return""}get lastModified(){return g(this,ae)}get[Symbol.toStringTag](){return"File"}};ne=new WeakMap,ae=new WeakMap;
var cr=e=>e instanceof ge,k,ie,ve,fr=class{constructor(){I(this,ie),I(this,k,new Map)}static[Symbol.hasInstance](e){if(!e)return!1;let t=e;return!!(w(t.constructor)&&
t[Symbol.toStringTag]==="FormData"&&w(t.append)&&w(t.set)&&w(t.get)&&w(t.getAll)&&w(t.has)&&w(t.delete)&&w(t.entries)&&w(t.values)&&w(t.keys)&&w(t[Symbol.iterator])&&
w(t.forEach))}append(e,t,r){Xe(this,ie,ve).call(this,{name:e,fileName:r,append:!0,rawValue:t,argsLength:arguments.length})}set(e,t,r){Xe(this,ie,ve).call(this,{
name:e,fileName:r,append:!1,rawValue:t,argsLength:arguments.length})}get(e){let t=g(this,k).get(String(e));return t?t[0]:null}getAll(e){let t=g(this,k).get(String(
e));return t?t.slice():[]}has(e){return g(this,k).has(String(e))}delete(e){g(this,k).delete(String(e))}*keys(){for(let e of g(this,k).keys())yield e}*entries(){
for(let e of this.keys()){let t=this.getAll(e);for(let r of t)yield[e,r]}}*values(){for(let[,e]of this)yield e}[Symbol.iterator](){return this.entries()}forEach(e,t){
for(let[r,n]of this)e.call(t,n,r,this)}get[Symbol.toStringTag](){return"FormData"}};k=new WeakMap,ie=new WeakSet,ve=function({name:e,rawValue:t,append:r,fileName:n,
argsLength:a}){let o=r?"append":"set";if(a<2)throw new TypeError(`Failed to execute '${o}' on 'FormData': 2 arguments required, but only ${a} present.`);e=String(
e);let i;if(cr(t))i=n===void 0?t:new ge([t],n,{type:t.type,lastModified:t.lastModified});else if(lr(t))i=new ge([t],n===void 0?"blob":n,{type:t.type});else{if(n)
throw new TypeError(`Failed to execute '${o}' on 'FormData': parameter 2 is not of type 'Blob'.`);i=String(t)}let s=g(this,k).get(e);if(!s)return void g(this,k).
set(e,[i]);if(!r)return void g(this,k).set(e,[i]);s.push(i)};var ur=/[\u0000-\u001f\u007f]/g,dr=e=>`${String(e+1).padStart(5,"0")}.pdf`;function D(e,t){let r=(e??
"").replace(ur,"").split(/[/\\]/).pop()??"";return r===""||r==="."||r===".."?dr(t):r}function hr(e){let t=e.replace(/\.[^.]*$/,"").match(/\d+/g)?.at(-1);return t===
void 0?Number.POSITIVE_INFINITY:Number(t)}function pr(e,t){let r=[];for(let[n,a]of Object.entries((0,S.b)(e).fields)){let o=t[n];o===void 0||o===gr(a)||r.push([
n,wr(o)?o:(0,b.x)(o)])}return r}var et=class{failure;begun=[];read({name:e,size:t,open:r},n){let a=br(t,r,o=>{let i=(0,u.j)(o);this.failure=n===void 0?i:(0,u.g)(
i,n,e)});return this.begun.push(a),a}end(){for(let e of this.begun)e.return(void 0).catch(()=>{})}};function mr(e,t,r=new et){let n=new fr;for(let[a,o]of e.entries()){
let i=()=>r.read(o,e.length===1?void 0:a+1);n.append("file",new tt(D(o.name,a),"application/pdf",o.size,i))}for(let[a,o]of t)typeof o=="string"?n.append(a,o):n.
append(a,new tt(D(o.name,0),"",o.bytes.length,()=>nt(o.bytes)));return n}function yr(e){let t=new er(e),{contentType:r,contentLength:n}=t;return{headers:{"Conte\
nt-Type":r,...n===void 0?{}:{"Content-Length":n}},body:t.encode()}}var wr=e=>typeof e=="object"&&e.bytes instanceof Uint8Array,tt=class{constructor(e,t,r,n){this.
name=e,this.type=t,this.size=r,this.stream=n}name;type;size;stream;lastModified=0;[Symbol.toStringTag]="File"},rt=65536;async function*br(e,t,r){try{let n=0;for await(let a of t()){
if(n+=a.length,n>e)break;yield*nt(a)}if(n!==e)throw new u.b("unreadable_document","The PDF document changed while it was sent",{advice:"Run it again when nothin\
g writes to the document"})}catch(n){throw r(n),n}}async function*nt(e){for(let t=0;t<e.length;t+=rt)yield e.subarray(t,t+rt)}function gr(e){return"default"in e?
e.default:void 0}var vr=class{constructor(e=Date.now){this.now=e}now;paths=new Map;offers=new Map;pending=new Map;path(e){return this.paths.get(e)}rememberPath(e,t){
at(this.paths,e,t)}capabilities(e){let t=this.offers.get(e);return t&&t.until>this.now()?t.capabilities:void 0}rememberCapabilities(e,t){at(this.offers,e,{capabilities:t,
until:this.now()+6e5})}async once(e,t){let r=this.pending.get(e);if(r)return r;let n=t().finally(()=>this.pending.delete(e));return this.pending.set(e,n),n}};function at(e,t,r){
e.delete(t),e.set(t,r);for(let n of e.keys()){if(e.size<=100)return;e.delete(n)}}var $e=e=>oe(e).value;function oe(e){let t=e.indexOf(";"),r=(t<0?e:e.slice(0,t)).
trim().toLowerCase(),n=new Map,a=t<0?"":e.slice(t);for(let[,o,i,s]of a.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g)){let l=(o??"").toLowerCase(),
c=i===void 0?(s??"").trim():i.replace(/\\(.)/g,"$1");n.has(l)||n.set(l,c)}return{value:r,parameters:n}}var it=300,$r=50,Sr=1024*1024;function kr(e,t,r=[]){let{status:n}=e,
{title:a,issues:o,told:i}=Ar(e,r),s=i===""?"":`: ${i}`,l={status:n,issues:o};if(n>=300&&n<=399)return new u.b("service_failure",`${t} answered with a redirect (${n}\
)${Mr(e)}`,{...l,advice:"Octavo does not follow redirects with an API key: correct the base address"});switch(n){case 400:return Lr(o,a,s,t);case 401:return new u.b(
"unauthorized",`${t} refused the API key in the header X-API-Key (401)`,{...l,advice:"Check that the API key is complete and has not been revoked"});case 406:return new u.b(
"not_acceptable",`${t} cannot answer in a form that Octavo reads (406)${s}`,l);case 413:return new u.b("too_large",`The documents are larger than ${t} accepts (\
413)${s}`,{...l,advice:"Split the input into smaller documents, or process it locally"});case 429:return new u.b("rate_limited",`${t} asks to slow down (429)${s}`,
{...l,advice:"Send fewer requests at a time, or try again later"});default:return new u.b("service_failure",`${t} answered with status ${n}${s}`,{...l,...n===404?
{advice:"Check the base address: this operation does not exist there"}:{}})}}function Se(e,t,r){let n=ke($e(e.headers["content-type"]??""))||"no content type";return new u.b(
"service_failure",`${r} answered with ${n} instead of ${t}`,{status:e.status,advice:"Check the base address: something other than the service may have answered,\
 such as a proxy or a login page"})}function Lr(e,t,r,n){if(e.length===0)return new u.b("invalid_parameters",`${n} refused the request (400)${r}`,{status:400});
let a=e.length===1&&e[0]?.field==="file"?e[0]:void 0,o=e.find(({document:l})=>l!==void 0)?.document?.position,i=a?.message.endsWith(u.a)?"unreadable_document":"\
invalid_parameters",{advice:s}=(0,u.f)("");return new u.b(i,(0,u.d)(e).message||t,{issues:e,status:400,...o===void 0?{}:{position:o},...i==="unreadable_document"&&
s!==void 0?{advice:s}:{}})}function Ar({headers:e,body:t},r){let n=Buffer.from(t.buffer,t.byteOffset,t.byteLength).toString("utf8"),a=/[/+]json$/.test($e(e["con\
tent-type"]??""))||/^\s*\{/.test(n)?jr(n):void 0,o=s=>ke(Ir(s,r));if(a){let s=typeof a.title=="string"?o(a.title):"";return{title:s,issues:Tr(a.errors,o),told:s}}
let i=n.replace(/<(script|style|head)\b[\s\S]*?(<\/\1>|$)/gi," ").replace(/<[^<>]*>/g," ").split(`
`).map(o).find(s=>s!=="");return{title:"",issues:[],told:i??""}}function Tr(e,t){return typeof e!="object"||e===null?[]:Object.entries(e).flatMap(([r,n])=>(Array.
isArray(n)?n:[n]).filter(a=>typeof a=="string").map(a=>xr(t(r),t(a)))).slice(0,$r)}function xr(e,t){let[,r="",n,a]=/^(Document (\d{1,6})(?: \((.*?)\))?: )/.exec(
t)??[],o=[...new Set(t.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g))].filter(i=>Er.has(i));return{field:e,message:t.slice(r.length),...o.length>0&&{mentions:o},...n!==void 0&&
{document:{position:Number(n),...a!==void 0&&{name:a}}}}}var Er=new Set(S.a.flatMap(e=>[e,...Object.keys((0,S.b)(e).fields)]));function Ir(e,t){return t.filter(
({length:r})=>r>=4).reduce((r,n)=>r.replaceAll(n,"***"),e)}function jr(e){try{let t=JSON.parse(e);return typeof t=="object"&&t!==null&&!Array.isArray(t)?{...t}:
void 0}catch{return}}function Mr({headers:e}){let t=e.location?.split(/[?#]/)[0]??"";return t===""?"":` to ${ke(t.replace(/\/\/[^/@]*@/,"//"))}`}function ke(e){
let t=[...e.replace(Or," ").replace(/\s+/g," ").trim()];return t.length>it?`${t.slice(0,it).join("")}…`:t.join("")}var Or=/[\p{Cc}\u2028\u2029]/gu,Pr="octavo-\
outcome";function Ur(e){let t=e===void 0||e.length>8192?void 0:zr(e);return{notes:se(t?.notes).flatMap(r=>{let{code:n,message:a,mentions:o}=R(r);if(typeof n!="s\
tring"||typeof a!="string")return[];let i=se(o).filter(s=>typeof s=="string");return[{code:n,message:a,...i.length>0&&{mentions:i}}]}),facts:ot(t?.facts),documents:se(
t?.documents).map(r=>{let n=R(r),a=i=>Number.isSafeInteger(n[i])?{[i]:n[i]}:{},o=typeof n.title=="string"?{title:n.title}:{};return{...a("pageCount"),...a("firs\
tPage"),...a("lastPage"),...o}}),files:se(t?.files).map(r=>{let{mediaType:n,facts:a}=R(r);return{mediaType:typeof n=="string"?n:"application/octet-stream",facts:ot(
a)}})}}function ot(e){let t=r=>["string","number","boolean"].includes(typeof r)||Array.isArray(r)&&["string","number"].some(n=>r.every(a=>typeof a===n));return Object.
fromEntries(Object.entries(R(e)).filter(([,r])=>t(r)))}var se=e=>Array.isArray(e)?e:[],R=e=>typeof e=="object"&&e!==null&&!Array.isArray(e)?e:{};function zr(e){
try{return R(JSON.parse(e))}catch{return}}var q={entries:5e5,bytes:2**32-1,expansion:100,allowance:64*1024*1024};function y(e,t){return new u.b("service_failure",
`The documents in the answer cannot be read: ${e}`,{cause:t})}var Le=class{constructor(e,t){this.limits=e,this.most=Math.min(e.bytes,e.allowance+t*e.expansion)}limits;entries=0;bytes=0;most;take(e){
if(this.entries+=1,this.bytes+=e,this.entries>this.limits.entries)throw new u.b("limit_exceeded",`The answer holds more than ${this.limits.entries} documents`);
if(this.bytes>this.most)throw new u.b("limit_exceeded",`The answer unpacks to more than ${this.most} bytes`)}},_n=3*256*1024,Cr=2**29-24;function Br(e,t=q){if(e.
length>Cr)throw y(`a JSON envelope of ${e.length} bytes is too long to read`);let r=Ae(Nr(e),"documents");if(!Array.isArray(r))throw y("the JSON has no list nam\
ed documents");let n=new Le(t,e.length);return r.map((a,o)=>{let i=Ae(a,"content");if(typeof i!="string")throw y(`document ${o+1} of the JSON has no content`);if(n.
take(Math.floor(i.length*3/4)),/[^A-Za-z0-9+/=_\s-]/.test(i))throw y(`the content of document ${o+1} is not base64`);let s=Ae(a,"name");return{name:D(typeof s==
"string"?s:void 0,o),bytes:new Uint8Array(Buffer.from(i,"base64"))}})}function Nr(e){try{return JSON.parse(new TextDecoder().decode(e))}catch{throw y("it is not\
 valid JSON")}}function Ae(e,t){return typeof e=="object"&&e!==null&&Object.hasOwn(e,t)?e[t]:void 0}function Fr(e,t,r=q){let n=oe(t).parameters.get("boundary");
if(n===void 0||n==="")throw y("its content type names no boundary");let a=Buffer.from(e.buffer,e.byteOffset,e.byteLength),o=new Le(r,e.length),i=[],s=Te(a,n,0);
for(;s&&!s.last;){let{headers:l,end:c}=_r(a,s.end),f=Wr(a,n,c,l.get("content-length"));if(!f)throw y(`part ${i.length+1} of the multipart body has no end`);let d=a.
subarray(c,Math.max(c,f.start));o.take(d.length);let h=l.get("content-transfer-encoding")?.trim().toLowerCase()==="base64"?Buffer.from(d.toString("latin1"),"bas\
e64"):d;i.push({name:D(Dr(l),i.length),bytes:new Uint8Array(h)}),s=f}if(!s)throw y("the multipart body has no boundary");return i}function Te(e,t,r){let n=`--${t}`;
for(let a=e.indexOf(n,r,"latin1");a>=0;a=e.indexOf(n,a+1,"latin1")){if(a!==0&&e[a-1]!==10)continue;let o=a===0?0:e[a-2]===13?a-2:a-1,i=a+n.length,s=e[i]===45&&e[i+
1]===45;for(s&&(i+=2);e[i]===32||e[i]===9;)i++;if(e[i]===13&&i++,e[i]===10)i++;else if(!s||i<e.length)continue;return{start:o,end:i,last:s}}}function Wr(e,t,r,n){
if(n!==void 0&&/^\d{1,15}$/.test(n.trim())){let a=r+Number(n),o=a<=e.length?Te(e,t,a):void 0;if(o?.start===a)return o}return Te(e,t,Math.max(0,r-2))}function _r(e,t){
let r=new Map,n=t,a="";for(;;){let o=e.indexOf(10,n);if(o<0)throw y("the headers of a part have no end");let i=e.toString("utf8",n,o).replace(/\r$/,"");if(n=o+1,
i==="")return{headers:r,end:n};if(n-t>65536)throw y("the headers of a part are too long");let s=i.indexOf(":");/^[ \t]/.test(i)?r.set(a,`${r.get(a)??""} ${i.trim()}`):
s>0&&r.set(a=i.slice(0,s).trim().toLowerCase(),i.slice(s+1).trim())}}function Dr(e){let t=oe(e.get("content-disposition")??"").parameters,r=/^utf-8'[^']*'(.*)$/i.
exec(t.get("filename*")??"")?.[1];if(r!==void 0&&/^(?:[^%]|%[0-9a-f]{2})*$/i.test(r)){let n=r.replace(/%([0-9a-f]{2})/gi,(a,o)=>String.fromCharCode(parseInt(o,16)));
return Buffer.from(n,"latin1").toString("utf8")}return t.get("filename")?.replaceAll("%22",'"')??oe(e.get("content-type")??"").parameters.get("name")}var Rr=Jr();
function qr(e){let[t,r,n,a]=Rr,o=4294967295,i=0;for(let s=e.length-3;i<s;i+=4)o^=e[i]|e[i+1]<<8|e[i+2]<<16|e[i+3]<<24,o=a[o&255]^n[o>>>8&255]^r[o>>>16&255]^t[o>>>
24];for(;i<e.length;i++)o=t[(o^e[i])&255]^o>>>8;return~o>>>0}function Jr(){let e=new Int32Array(256);for(let a=0;a<256;a++){let o=a;for(let i=0;i<8;i++)o=o&1?o>>>
1^3988292384:o>>>1;e[a]=o}let t=a=>a.map(o=>e[o&255]^o>>>8),r=t(e),n=t(r);return[e,r,n,t(n)]}var Vr=67324752,Zr=33639248,Hr=101010256,Kr=101075792,Gr=117853008,
Xr=1,Yr=65535,Qr=4294967295;function en(e){return e[0]===80&&e[1]===75&&(e[2]===3&&e[3]===4||e[2]===5&&e[3]===6)}function tn(e,t=q){let r=Buffer.from(e.buffer,e.
byteOffset,e.byteLength);try{let n=new Le(t,e.length),a=rn(r,t).filter(({name:i})=>!/[/\\]$/.test(i)).map((i,s)=>(n.take(i.size),{name:D(i.name,s),bytes:on(r,i,
s+1)})),o=a.map(({name:i})=>hr(i));return a.map((i,s)=>({document:i,key:o[s]??0,index:s})).sort((i,s)=>i.key===s.key?i.index-s.index:i.key-s.key).map(({document:i})=>i)}catch(n){
throw n instanceof RangeError?y("the ZIP archive is damaged",n):n}}function rn(e,t){let r=nn(e),{count:n,size:a,offset:o}={count:e.readUInt16LE(r+10),size:e.readUInt32LE(
r+12),offset:e.readUInt32LE(r+16)},i=r;if(r>=20&&e.readUInt32LE(r-20)===Gr){let f=J(e,r-12);if(e.readUInt32LE(f)!==Kr)throw y("the ZIP archive is damaged");({count:n,
size:a,offset:o}={count:J(e,f+32),size:J(e,f+40),offset:J(e,f+48)}),i=f}if(n>t.entries)throw y(`the ZIP archive lists more than ${t.entries} entries`);let s=i-a-
o;if(s<0)throw y("the ZIP archive is damaged");let l=[],c=o+s;for(let f=0;f<n;f++){if(e.readUInt32LE(c)!==Zr)throw y("the directory of the ZIP archive is damage\
d");let[d,h,p]=[e.readUInt16LE(c+28),e.readUInt16LE(c+30),e.readUInt16LE(c+32)];if((e.readUInt16LE(c+8)&Xr)!==0)throw y("the ZIP archive is encrypted");let O=an(
e.subarray(c+46+d,c+46+d+h)),le=ce=>ce===Qr?O.shift()??ce:ce,Lt=le(e.readUInt32LE(c+24)),At=le(e.readUInt32LE(c+20));l.push({name:e.toString("utf8",c+46,c+46+d),
method:e.readUInt16LE(c+10),crc:e.readUInt32LE(c+16),compressed:At,size:Lt,offset:le(e.readUInt32LE(c+42))+s}),c+=46+d+h+p}return l}function nn(e){for(let t=e.length-
22;t>=Math.max(0,e.length-22-Yr);t--)if(e.readUInt32LE(t)===Hr)return t;throw y("it is not a ZIP archive, or an incomplete one")}function an(e){for(let t=0;t+4<=
e.length;t+=4+e.readUInt16LE(t+2)){if(e.readUInt16LE(t)!==1)continue;let r=Math.floor(Math.min(e.readUInt16LE(t+2),e.length-t-4)/8);return Array.from({length:r},
(n,a)=>J(e,t+4+a*8))}return[]}function J(e,t){let r=Number(e.readBigUInt64LE(t));if(!Number.isSafeInteger(r))throw y("the ZIP archive is damaged");return r}function on(e,t,r){
let n=s=>y(`entry ${r} of the ZIP archive is damaged`,s);if(e.readUInt32LE(t.offset)!==Vr)throw n();let a=t.offset+30+e.readUInt16LE(t.offset+26)+e.readUInt16LE(
t.offset+28),o=e.subarray(a,a+t.compressed);if(o.length!==t.compressed)throw n();let i=sn(o,t,r,n);if(i.length!==t.size||qr(i)!==t.crc)throw n();return i}function sn(e,t,r,n){
if(t.method===0)return new Uint8Array(e);if(t.method!==8)throw y(`entry ${r} of the ZIP archive is compressed with an unknown method`);try{return(0,wt.c)(e,{out:new Uint8Array(
t.size)})}catch(a){throw n(a)}}function ln(e,t,r=q){let n=$e(t);if(n==="application/json")return Br(e,r);if(n.startsWith("multipart/"))return Fr(e,t,r);if(n==="\
application/zip"||n==="application/x-zip-compressed"||en(e))return tn(e,r);throw y(`its content type is ${n===""?"missing":n}`)}async function cn(e){let t=e[Symbol.
asyncIterator](),r=[],n=0;for(;n<1028;){let i=await t.next();if(i.done===!0)break;r.push(i.value),n+=i.value.length}let a=Buffer.concat(r),o=async function*(){try{
yield a,yield*{[Symbol.asyncIterator]:()=>t}}finally{await t.return?.()}};return{peeked:a.subarray(0,1028),body:o()}}async function xe(e,t){let r=[],n=0;for await(let a of e)
if(r.push(a),n+=a.length,n>t)return{bytes:Buffer.concat(r).subarray(0,t),isWhole:!1};return{bytes:Buffer.concat(r),isWhole:!0}}var fn=256*1024*1024;async function un(e,t,r){
try{let{status:n,headers:a,body:o}=e;return n===200?{outcome:await dn(e,t,r)}:{refusal:{status:n,headers:a,body:(await xe(o,Sr)).bytes}}}finally{e.close()}}async function dn(e,{
name:t,documents:r,label:n,signal:a},o){let{output:i}=(0,S.b)(t),s=Ur(e.headers[Pr]),{notes:l,facts:c}=s;switch(i){case"data":return{documents:r,notes:l,facts:c,
data:await hn(e,n)};case"files":{let f={mediaType:"application/octet-stream",facts:{}},d=[];for(let[h,p]of(await st(e)).entries())d.push({...s.files[h]??f,...await o.
put(p)});return{documents:[],notes:l,facts:c,files:d}}case"pdfs":{let f=await st(e);if(f.length===0||!f.every(({bytes:h})=>lt(h)))throw Se(e,"the parts of a PDF\
 document",n);let d=[];for(let[h,p]of f.entries())d.push({...s.documents[h],...await o.put(p)});return{documents:d,notes:l,facts:c}}case"pdf":{if(!lt(e.peeked))
throw Se(e,"a PDF document",n);let f=await o.keep(r[0]?.name??"document.pdf",e.body,a);return{documents:[{...s.documents[0],...f}],notes:l,facts:c}}default:return i}}
async function st({headers:e,body:t}){return ln(await ct(t,q.bytes),e["content-type"]??"")}async function hn(e,t){let r=await ct(e.body,fn);try{let n=JSON.parse(
new TextDecoder().decode(r));if(typeof n=="object"&&n!==null&&!Array.isArray(n))return n}catch{}throw Se(e,"a JSON object",t)}function lt(e){return Buffer.from(
e.buffer,e.byteOffset,Math.min(e.byteLength,1028)).includes("%PDF-")}async function ct(e,t){let{bytes:r,isWhole:n}=await xe(e,t);if(!n)throw new u.b("limit_exce\
eded",`The answer is longer than ${t} bytes`);return r}var pn=3e5,mn={pdf:"application/pdf",pdfs:"application/zip",files:"application/zip",data:"application/jso\
n"};function yn(e){let t=Pe(e.baseUrl,e.plainHttp),r=e.regionLabel,n=e.memory??new vr(e.now),a={...$.b,attempts:Math.max(1,e.attempts??$.b.attempts)},o={base:t,
label:r,describe:e.describe,memory:n};return{async check(i,s){await ft(i,s,o)},async run(i,s,l,{signal:c}={}){try{let f=l,d=(0,pt.a)(i,s);if(d.length>0)throw(0,u.d)(
d);let h=await ft(i,f,{...o,signal:c}),p={name:i,documents:s,base:t,label:r,policy:a,options:e,memory:n,request:bn(i,c,e.timeout)},O=await gn({...p,entries:pr(i,
h)});if("refusal"in O)throw kr(O.refusal,r,Sn(i,h,e.secrets));return await $n(O.outcome,h,e.countPages)}catch(f){throw(0,u.j)(f)}}}}async function ft(e,t,r){let n=Ce(
e,t);if(!n)return t;let a=wn(e,t,n);try{return await Be(n,r),t}catch(o){if(!a||!(o instanceof u.b)||o.code==="cancelled")throw o;let i=Ce(e,a);return i&&await Be(
i,r),a}}function wn(e,t,{fields:r}){let{pages:n}=t;if(!r?.includes("pages")||typeof n!="string"||!(0,S.b)(e).fields.first_page)return;let a=(0,yt.f)(n);if(!a)return;
let{pages:o,...i}=t;return{...i,first_page:a.first,last_page:a.last}}function bn(e,t,r=pn){return{method:"POST",headers:{Accept:`${mn[(0,S.b)(e).output]}, appli\
cation/problem+json`},timeout:r,...t?{signal:t}:{}}}async function gn(e){let t=(0,b.c)(e.name),r=(0,S.b)(e.name).aliases?.[0];if(r===void 0)return Ie(e,t);let n=`${e.
base} ${e.name}`,a=e.memory.path(n)??t,o=a===t?r:t,i=a,s=await Ie(e,i);return Ee(s,l=>l===404)&&(s=await Ie(e,i=o)),Ee(s,l=>l===404)||e.memory.rememberPath(n,i),
s}var Ee=(e,t)=>"refusal"in e&&t(e.refusal.status);async function Ie(e,t){let{label:r,policy:n,options:a,request:o}=e,{sleep:i,random:s=Math.random,now:l=Date.now}=a,
{signal:c}=o;for(let f=0;;f++){if(c?.aborted)throw(0,u.h)();let d=f+1>=n.attempts,h=(0,$.c)(f,n,s);try{let p=await ut(vn(e,t),c);if(d||!Ee(p,$.e))return p;h=(0,$.d)(
p.refusal.headers["retry-after"],l(),n)??h}catch(p){if(c?.aborted)throw(0,u.h)();if(p instanceof u.b&&p.code!=="network")throw p;if(d||!((0,$.f)(p)||p instanceof
u.b))throw kn(p,r,f+1)}await ut(i(h),c)}}async function vn(e,t){let{name:r,documents:n,entries:a,base:o,label:i,options:s,request:l}=e,c=new et,f=()=>mr(n,a,c);
try{let d=await s.transport({...l,url:`${o}${t}`,form:f});return await un(d,{name:r,documents:n,label:i,signal:l.signal},s.store)}catch(d){throw c.failure??d}finally{
c.end()}}function ut(e,t){return t?new Promise((r,n)=>{let a=()=>n((0,u.h)());t.aborted&&a(),t.addEventListener("abort",a,{once:!0}),e.then(r,n).finally(()=>t.removeEventListener(
"abort",a))}):e}async function $n(e,t,r){let{documents:n,data:a}=e;if(!r||a||n.every(({pageCount:s})=>s!==void 0))return e;let o=[t.password,t.user_password,t.open_password].
find(s=>typeof s=="string"),i=[];for(let s of n){let l=s.pageCount??await r(s,o),c=i.at(-1),f=i.length===0?1:c?.lastPage===void 0?void 0:c.lastPage+1,d=n.length>
1&&l!==void 0&&f!==void 0;i.push({...d?{firstPage:f,lastPage:f+l-1}:{},...s,...l===void 0?{}:{pageCount:l}})}return{...e,documents:i}}function Sn(e,t,r=[]){let n=Object.
entries((0,S.b)(e).fields).filter(([,a])=>a.kind==="text"&&a.secret).map(([a])=>t[a]);return[...r,...n.filter(a=>typeof a=="string")]}function kn(e,t,r){if(e instanceof
u.b)return e;let n=(0,$.g)(e),a=r===1?"":` in ${r} attempts`;return new u.b("network",`${t} was not reached${a}${n===void 0?"":` (${n})`}`,{advice:"Check the ba\
se address, the network and its proxy, or process locally"})}var Ln=32*1024*1024,An=class{constructor(e){this.places=e}places;folder;serial=0;read=async e=>{let t=V.default.
resolve(this.places.workspace,e),r=await(0,v.open)(t).catch(n=>{throw(0,b.n)(n)});try{let{buffer:n,bytesRead:a}=await r.read({buffer:Buffer.alloc(b.o.length),position:0});
return(0,b.p)(n.subarray(0,a)),dt(V.default.posix.basename(e),t,(await r.stat()).size,!1)}finally{await r.close()}};sizeOf=({size:e})=>e;write=async({file:e,isTemporary:t},r)=>{
if(!t)return await(0,v.copyFile)(e,r);await(0,v.rename)(e,r).catch(async n=>{if((0,b.j)(n)!=="EXDEV")throw n;await(0,v.copyFile)(e,r)})};release=async e=>{let t=e.
filter(({isTemporary:r})=>r);await Promise.all(t.map(({file:r})=>(0,v.unlink)(r).catch(()=>{})))};close=async()=>{this.folder&&await(0,v.rm)(await this.folder,{
recursive:!0,force:!0,maxRetries:3})};keep=async(e,t)=>{let r=V.default.join(await this.temporaryFolder(),`${++this.serial}.pdf`),n=0,a={isBroken:!1},o=async function*(){
try{for await(let i of t)n+=i.length,yield i}catch(i){throw a.isBroken=!0,i}};try{await(0,v.writeFile)(r,o(),{flag:"wx"})}catch(i){throw await(0,v.unlink)(r).catch(
()=>{}),a.isBroken?i:(0,b.z)(r,i)}return dt(e,r,n,!0)};put=({name:e,bytes:t})=>this.keep(e,xn(t));temporaryFolder(){let e=this.places.temporary??(0,$t.tmpdir)();
return this.folder??=(0,v.mkdtemp)(V.default.join(e,"octavo-")).catch(t=>{throw(0,b.z)(e,t)})}},Tn=e=>async({name:t,file:r,size:n},a)=>n>Ln?void 0:await e({name:t,
bytes:await(0,v.readFile)(r)},a),dt=(e,t,r,n)=>({name:e,file:t,size:r,isTemporary:n,async*open(){try{yield*(0,vt.createReadStream)(t)}catch(a){throw(0,b.n)(a)}}});
async function*xn(e){yield e}var ht=(0,bt.c)((0,$.a)());function En(e,t=r=>AbortSignal.timeout(r)){let r=new ht.EnvHttpProxyAgent({headersTimeout:0,bodyTimeout:0}),
n=async(a,o,{timeout:i,signal:s})=>{let l=new AbortController,c=[t(i),l.signal,...s?[s]:[]],{statusCode:f,headers:d,body:h}=await(0,ht.request)(a,{...o,dispatcher:r,
signal:AbortSignal.any(c)});return h.on("error",()=>{}),{status:f,headers:In(d),content:h,close:()=>l.abort()}};return{transport:async({method:a,url:o,headers:i,
form:s,timeout:l,signal:c})=>{let f=yr(s()),d={...i,...f.headers,"X-API-Key":e},{content:h,...p}=await n(o,{method:a,headers:d,body:St.Readable.from(f.body)},{timeout:l,
signal:c});return{...p,...await cn(h)}},describe:async({url:a,timeout:o,maximumBytes:i,signal:s})=>{let l={Accept:"application/json"},{status:c,content:f,close:d,
...h}=await n(a,{method:"GET",headers:l},{timeout:o,signal:s}),p=(await xe(f,i+1)).bytes;return d(),{status:c,headers:h.headers,body:p}}}}var In=e=>Object.fromEntries(
Object.entries(e).map(([t,r])=>[t,String(r)]));function kt({region:e,baseUrl:t,apiKey:r,concurrency:n},a){let o=Mn(e),i=jn(o,t);if(r==="")throw new u.b("configu\
ration","api-key is empty, and a region needs one",{advice:"Pass a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks\
 and of Dependabot; without region and base-url the documents are processed on the runner, and no key is needed"});let s=e===""?"The service at base-url":H(o).label,
l=new An(a),c=yn({baseUrl:i,regionLabel:s,...En(r),store:l,countPages:Tn((0,mt.b)({pause:S.d})),sleep:f=>(0,gt.setTimeout)(f),secrets:[r]});return{isLocal:!1,check:({
name:f,params:d})=>c.check(f,d),open:()=>Promise.resolve({execute:(f,d)=>(0,b.e)(f,d,c,l),lanes:n??4,close:l.close,abandon:l.close}),place:e===""?"by the servic\
e at base-url":`in the region ${s}`}}function jn(e,t){try{return Ct(e,t)}catch(r){let{message:n,advice:a}=(0,u.j)(r);throw(0,u.d)([{field:"base-url",message:a===
void 0?n:`${n}. ${a}`}])}}function Mn(e){let t=e.toLowerCase(),r=e===""?"global":Oe.find(a=>a===t||H(a).label.toLowerCase()===t);if(r!==void 0)return r;let n=Oe.
map(a=>`${a} (${H(a).label})`).join(", ");throw(0,u.d)([{field:"region",message:`must be one of ${n}`}])}0&&(module.exports={chooseRegion});
