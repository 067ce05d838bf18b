"use strict";exports.id=4599,exports.ids=[4599],exports.modules={84599:((Q,M,f)=>{f.r(M),f.d(M,{chooseRegion:()=>Ge});var P=f(58500),u=f(49153),z=f(40586),x=f(11966),U=f(31184),
v=f(91658),G=f(13140);const L=1028;class N extends Error{cause;constructor(e){super("the answer broke off"),this.cause=e}}async function k(t){const e=t[Symbol.asyncIterator](),
n=[];let s=0;for(;s<L;){const a=await e.next().catch(c=>{throw new N(c)});if(a.done===!0)break;n.push(a.value),s+=a.value.length}const o=Buffer.concat(n),r=async function*(){
try{yield o,yield*{[Symbol.asyncIterator]:()=>e}}finally{await e.return?.()}};return{peeked:o.subarray(0,L),body:r()}}async function D(t,e){const n=[];let s=0;for await(const o of t)
if(n.push(o),s+=o.length,s>e)return{bytes:Buffer.concat(n).subarray(0,e),isWhole:!1};return{bytes:Buffer.concat(n),isWhole:!0}}var T=f(96512),E=f(72982);function $(t,e){
return e?new Promise((n,s)=>{const o=()=>s((0,u.KW)());e.aborted&&o(),e.addEventListener("abort",o,{once:!0}),t.then(n,s).finally(()=>e.removeEventListener("abo\
rt",o))}):t}const O="/openapi.json",l=2*1024*1024,i=5e3,p=8;function b(t,e){const{extension:n,fields:s}=(0,v.zI)(t);if(n)return{name:t,fields:void 0};const o=Object.
entries(s).filter(([r,a])=>{const c=e[r];return a.extension&&c!==void 0&&c!==("default"in a?a.default:void 0)}).map(([r])=>r);return o.length>0?{name:t,fields:o}:
void 0}async function R(t,e){const n=(0,E.DK)(e.base)?t:j(t,await Nt(t,e));if(n)throw B(n,e.label)}function j({name:t,fields:e},n){const s=n.get((0,U.XM)(t));if(!e)
return s?void 0:{name:t,fields:e};const o=e.filter(r=>!s?.has(r));return o.length>0?{name:t,fields:o}:void 0}const I="process locally, or use a service that off\
ers it",_=({fields:t=["operation"]},e)=>t.map(n=>({field:n,message:e})),B=(t,e)=>(0,u.G6)(_(t,`is not offered by ${e}: ${I}`).map(n=>n.field==="pages"&&(0,v.zI)(
t.name).fields.first_page?{...n,message:Y(e)}:n)),Y=t=>`must be one range at ${t}, such as 2..5, 3 or 4.. (which runs to the last page): write it so, ${I}`;function Ut(t,e,n){
const s=`is not part of the contract of the service, and ${e} could not be asked whether it offers it (${n}): ${I}`,o=_(t,s);return new u.zU("configuration",(0,u.
G6)(o).message,{issues:o})}async function Nt(t,e){const{base:n,label:s,memory:o,signal:r}=e;if(r?.aborted)throw(0,u.KW)();const a=o.capabilities(n);if(a&&!j(t,a))
return a;const c=await $(o.once(`describe ${n}`,()=>Ct(e)),r);if(typeof c=="string")throw Ut(t,s,c);return j(t,c)||o.rememberCapabilities(n,c),c}async function Ct({
base:t,describe:e}){if(!e)return"this program cannot ask it";let n;try{n=await e({url:`${t}${O}`,timeout:i,maximumBytes:l})}catch{return`${O} was not answered w\
ithin ${i/1e3} seconds`}const{status:s,body:o}=n;return s===404?new Map:s>=300&&s<=399?`${O} was answered with a redirect (${s})`:s!==200?`${O} was answered wit\
h status ${s}`:o.length>l?`${O} is longer than ${l} bytes`:Lt(o)}function Lt(t){const e=new Map,n=(0,T.q)(t);if(F(n,"info","x-octavo")!==1)return e;for(const[s,
o]of Object.entries(X(F(n,"paths")))){const r=dt(n,F(dt(n,F(o,"post","requestBody")),"content","multipart/form-data","schema"));e.set(s,new Set(Object.keys(X(F(
r,"properties")))))}return e}function dt(t,e){let n=e;for(let s=0;s<p;s++){const o=F(n,"$ref");if(typeof o!="string")return n;if(!o.startsWith("#/"))return;const r=o.
slice(2).split("/");n=F(t,...r.map(a=>a.replaceAll("~1","/").replaceAll("~0","~")))}}function F(t,...e){let n=t;for(const s of e)n=Object.hasOwn(X(n),s)?X(n)[s]:
void 0;return n}const X=t=>typeof t=="object"&&t!==null?t:{};var Dt=f(77995),It=f(83599),Mt=f(6996),ut=f(32212);function kt(t,e){const n=[];for(const[s,o]of Object.
entries((0,v.zI)(t).fields)){const r=e[s];if(!(r===void 0||r===Ft(o)))if(xt(r))for(const a of r)n.push([s,{...a,name:encodeURIComponent(a.name)}]);else n.push([
s,_t(r)?r:(0,Mt.lF)(r)])}return n}class ft{failure;begun=[];read({name:e,size:n,open:s},o){const r=Bt(n,s,a=>{const c=(0,u.l3)(a);this.failure=o===void 0?c:(0,u.
xx)(c,o,e)});return this.begun.push(r),r}end(){for(const e of this.begun)e.return(void 0).catch(()=>{})}}function jt(t,e,n=new ft){const s=new It.fS;for(const[o,
r]of t.entries()){const a=()=>n.read(r,t.length===1?void 0:o+1);s.append("file",new lt((0,ut.Fl)(r.name,o),"application/pdf",r.size,a))}for(const[o,r]of e)typeof r==
"string"?s.append(o,r):s.append(o,new lt((0,ut.Fl)(r.name,0),"",r.bytes.length,()=>q(r.bytes)));return s}function zt(t){const e=new Dt.Vi(t),{contentType:n,contentLength:s}=e;
return{headers:{"Content-Type":n,...s===void 0?{}:{"Content-Length":s}},body:e.encode()}}const Ye=({name:t,bytes:e})=>({name:t,size:e.length,open:()=>q(e)}),xt=t=>Array.
isArray(t),_t=t=>typeof t=="object"&&"bytes"in t&&t.bytes instanceof Uint8Array;class lt{name;type;size;stream;lastModified=0;[Symbol.toStringTag]="File";constructor(e,n,s,o){
this.name=e,this.type=n,this.size=s,this.stream=o}}const ht=65536;async function*Bt(t,e,n){try{let s=0;for await(const o of e()){if(s+=o.length,s>t)break;yield*q(
o)}if(s!==t)throw new u.zU("unreadable_document","The PDF document changed while it was sent",{advice:"Run it again when nothing writes to the document"})}catch(s){
throw n(s),s}}async function*q(t){for(let e=0;e<t.length;e+=ht)yield t.subarray(e,e+ht)}function Ft(t){return"default"in t?t.default:void 0}const Gt=10*6e4,Wt=100;
class Ht{now;paths=new Map;offers=new Map;pending=new Map;constructor(e=Date.now){this.now=e}path(e){return this.paths.get(e)}rememberPath(e,n){pt(this.paths,e,
n)}capabilities(e){const n=this.offers.get(e);return n&&n.until>this.now()?n.capabilities:void 0}rememberCapabilities(e,n){pt(this.offers,e,{capabilities:n,until:this.
now()+Gt})}async once(e,n){const s=this.pending.get(e);if(s)return s;const o=n().finally(()=>this.pending.delete(e));return this.pending.set(e,o),o}}function pt(t,e,n){
t.delete(e),t.set(e,n);for(const s of t.keys()){if(t.size<=Wt)return;t.delete(s)}}var tt=f(71853),S=f(57529);const mt=300,Kt=50,Yt=1024*1024;function Xt(t,e,n=[],s=Date.
now){const{status:o}=t,{title:r,issues:a,told:c}=Jt(t,n),d=c===""?"":`: ${c}`,h={status:o,issues:a};if(o>=300&&o<=399)return new u.zU("service_failure",`${e} an\
swered with a redirect (${o})${ne(t)}`,{...h,advice:"Octavo does not follow redirects with an API key: correct the base address"});switch(o){case 400:return Vt(
a,r,d,e);case 401:return new u.zU("unauthorized",`${e} refused the API key in the header X-API-Key (401)`,{...h,advice:"Check that the API key is complete and h\
as not been revoked"});case 406:return new u.zU("not_acceptable",`${e} cannot answer in a format that Octavo reads (406)${d}`,h);case 413:return new u.zU("too_l\
arge",`The documents are larger than ${e} accepts (413)${d}`,{...h,advice:"Split the input into smaller documents, or process it locally"});case 429:return new u.
zU("rate_limited",`${e} asks to slow down (429)${yt(t,s," and")}${d}`,{...h,advice:"Send fewer requests at a time, or try again later"});case 504:if(wt(t))return new u.
zU("time_limit",`The work took longer than ${e} allows (504)`,{...h,advice:"Split the input into smaller documents, or process it locally"});break}const y=(0,S.
Dm)(o)?yt(t,s," and asks"):"";return new u.zU("service_failure",`${e} answered with status ${o}${y}${d}`,{...h,...o===404?{advice:"Check the base address: this \
operation does not exist there"}:{}})}function yt({headers:t},e,n){const s=(0,S.P9)(t,e())??0;return s===0?"":`${n} to try again in ${(0,S.eV)(s)}`}const wt=({status:t,
headers:e})=>t===504&&(0,tt.P)(e["content-type"]??"")==="application/problem+json";function et(t,e,n){const s=nt((0,tt.P)(t.headers["content-type"]??""))||"no c\
ontent type";return new u.zU("service_failure",`${n} answered with ${s} instead of ${e}`,{status:t.status,advice:"Check the base address: something other than t\
he service may have answered, such as a proxy or a login page"})}function Vt(t,e,n,s){if(t.length===0)return new u.zU("invalid_parameters",`${s} refused the req\
uest (400)${n}`,{status:400});const o=t.every(({field:d})=>d==="file")?t[0]:void 0,r=t.find(({document:d})=>d!==void 0)?.document?.position,a=o?.message.endsWith(
u.Yu)?"unreadable_document":"invalid_parameters",{advice:c}=(0,u.O$)("");return new u.zU(a,(0,u.G6)(t).message||e,{issues:t,status:400,...r===void 0?{}:{position:r},
...a==="unreadable_document"&&c!==void 0?{advice:c}:{}})}function Jt({headers:t,body:e},n){const s=Buffer.from(e.buffer,e.byteOffset,e.byteLength).toString("utf\
8"),o=/[/+]json$/.test((0,tt.P)(t["content-type"]??""))||/^\s*\{/.test(s)?(0,T.q)(s):void 0,r=d=>nt(te(d,n));if((0,T.G)(o)){const d=typeof o.title=="string"?r(o.
title):"";return{title:d,issues:Zt(o.errors,r),told:d}}const c=s.replace(/<(script|style|head)\b[\s\S]*?(<\/\1>|$)/gi," ").replace(/<[^<>]*>/g," ").split(`
`).map(r).find(d=>d!=="");return{title:"",issues:[],told:c??""}}function Zt(t,e){return typeof t!="object"||t===null?[]:Object.entries(t).flatMap(([n,s])=>(Array.
isArray(s)?s:[s]).filter(o=>typeof o=="string").map(o=>Qt(e(n),e(o)))).slice(0,Kt)}function Qt(t,e){const[,n="",s,o]=/^(Document (\d{1,6})(?: \((.*?)\))?: )/.exec(
e)??[],r=[...new Set(e.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g))].filter(a=>qt.has(a));return{field:t,message:e.slice(n.length),...r.length>0&&{mentions:r},...s!==void 0&&
{document:{position:Number(s),...o!==void 0&&{name:o}}}}}const qt=new Set(v.qj.flatMap(t=>[t,...Object.keys((0,v.zI)(t).fields)]));function te(t,e){return e.filter(
n=>n!=="").sort((n,s)=>s.length-n.length).reduce((n,s)=>s.length<4?ee(n,s):n.replaceAll(s,"***"),t)}function ee(t,e){const n=e.replace(/[\\^$.*+?()[\]{}|/]/g,"\\\
$&");return t.replace(new RegExp(`(?<![\\p{L}\\p{N}])${n}(?![\\p{L}\\p{N}])`,"gu"),"***")}function ne({headers:t}){const e=t.location?.split(/[?#]/)[0]??"";return e===
""?"":` to ${nt(e.replace(/\/\/[^/@]*@/,"//"))}`}function nt(t){const e=[...t.replace(se," ").replace(/\s+/g," ").trim()];return e.length>mt?`${e.slice(0,mt).join(
"")}…`:e.join("")}const se=/[\p{Cc}\u2028\u2029]/gu;var oe=f(6009);const re="octavo-outcome",st=8192,gt=300;function Xe({notes:t,facts:e,documents:n,files:s=[]}){
const o={notes:t,facts:e,documents:n.map(({name:y,bytes:m,match:w,...g})=>g),files:s.map(({mediaType:y,facts:m})=>({mediaType:y,facts:m}))},r=ae(o),a=Object.fromEntries(
Object.entries(e).filter(([,y])=>!Array.isArray(y))),c=Object.keys(e).filter(y=>!Object.hasOwn(a,y)),d=H([...r,...bt(Object.keys(e)),...t]),h=[o,{...H([...r,...t]),
facts:e},{...H([...r,...bt(c),...t]),facts:a},d];for(const y of h){const m=ot(y);if(m.length<=st)return m}return ot(H(ie(d.notes)))}function ae({documents:t,files:e}){
const n=t.filter(o=>Object.keys(o).length>0).length+e.length;return n===0?[]:[{code:"results_left_out",message:`The facts about ${n===1?"1 result":`${n} results`}\
 do not fit into the header of the response: process locally to read them.`}]}const bt=t=>t.length===0?[]:[{code:"facts_left_out",message:`Some facts do not fit\
 into the header of the response: process locally to read ${t.join(", ")}.`}],H=t=>({notes:t,facts:{},documents:[],files:[]}),ot=t=>fe(JSON.stringify(t));function ie(t){
const e=[];for(const n of t.map(ce)){const s=[...e,n,Et(t.length)];ot(H(s)).length<=st&&e.push(n)}return e.length<t.length?[...e,Et(t.length-e.length)]:e}function ce(t){
const e=[...t.message];return e.length>gt?{...t,message:`${e.slice(0,gt-1).join("")}…`}:t}const Et=t=>({code:"notes_left_out",message:`${t} ${t===1?"note does":
"notes do"} not fit into the header of the response: process locally to read all notes.`}),de=t=>({code:"service_note",message:t});function ue(t){const e=K(t===
void 0||t.length>st?void 0:(0,T.q)(t));return{notes:V(e.notes).flatMap(n=>{const{code:s,message:o,mentions:r}=K(n);if(typeof s!="string"||typeof o!="string")return[];
const a=V(r).filter(d=>typeof d=="string");return[{...(0,oe.mm)(s)?{code:s,message:o}:de(o),...a.length>0&&{mentions:a}}]}),facts:Ot(e.facts),documents:V(e.documents).
map(n=>{const s=K(n),o=a=>Number.isSafeInteger(s[a])?{[a]:s[a]}:{},r=typeof s.title=="string"?{title:s.title}:{};return{...o("pageCount"),...o("firstPage"),...o(
"lastPage"),...r}}),files:V(e.files).map(n=>{const{mediaType:s,facts:o}=K(n);return{mediaType:typeof s=="string"?s:"application/octet-stream",facts:Ot(o)}})}}function Ot(t){
const e=n=>["string","number","boolean"].includes(typeof n)||Array.isArray(n)&&["string","number"].some(s=>n.every(o=>typeof o===s));return Object.fromEntries(Object.
entries(K(t)).filter(([,n])=>e(n)))}const V=t=>Array.isArray(t)?t:[],K=t=>(0,T.G)(t)?t:{},fe=t=>t.replace(/[\u007f-\uffff]/g,e=>`\\u${e.charCodeAt(0).toString(16).
padStart(4,"0")}`);var le=f(9468);const rt=64*1024*1024,he={pdf:{times:100,bytes:2**31},pdfs:{times:1e3,bytes:2**31+rt},files:{times:1e3,bytes:2**31+rt},data:{times:100,
bytes:256*1024*1024},text:{times:1e3,bytes:256*1024*1024}};class pe{sent;label;most;taken=0;constructor(e,n,s){this.sent=n,this.label=s;const{times:o,bytes:r}=he[e];
this.most=Math.min(r,rt+n*o)}take(e){if(this.taken+=e,this.taken>this.most)throw this.tooLong()}check(e){if(Number(e??0)>this.most)throw this.tooLong()}async*bounded(e){
for await(const n of e)this.take(n.length),yield n}tooLong(){const e=`more than ${this.most} bytes for documents of ${this.sent} bytes`;return new u.zU("limit_e\
xceeded",`The answer of ${this.label} is too long: ${e}`,{advice:"Check the base address, or process the documents locally"})}}async function me(t,e,n){try{const{
status:s,headers:o,body:r}=t;return s===200?{outcome:await ye(t,e,n)}:{refusal:{status:s,headers:o,body:(await D(r,Yt)).bytes}}}finally{t.close()}}async function ye(t,{
name:e,documents:n,sent:s,label:o,signal:r},a){const{output:c}=(0,v.zI)(e),d=ue(t.headers[re]),{notes:h,facts:y}=d,m=new pe(c,s,o);switch(m.check(t.headers["con\
tent-length"]),c){case"data":case"text":return{documents:n,notes:h,facts:y,data:await we(t,m,o)};case"files":{const w={mediaType:"application/octet-stream",facts:{}},
g=[];for(const[A,W]of(await Tt(t,m)).entries())g.push({...d.files[A]??w,...await a.put(W)});return{documents:[],notes:h,facts:y,files:g}}case"pdfs":{const w=await Tt(
t,m);if(w.length===0||!w.every(({bytes:A})=>vt(A)))throw et(t,"the parts of a PDF document",o);const g=[];for(const[A,{match:W,...Ke}]of w.entries())g.push({...d.
documents[A],...W!==void 0&&{match:W},...await a.put(Ke)});return{documents:g,notes:h,facts:y}}case"pdf":{if(!vt(t.peeked))throw et(t,"a PDF document",o);const w=await a.
keep(n[0]?.name??"document.pdf",t.body,r,m);return{documents:[{...d.documents[0],...w}],notes:h,facts:y}}default:return c}}async function Tt({headers:t,body:e},n){
return(0,le.l1)(await $t(e,n),t["content-type"]??"")}async function we(t,e,n){const s=(0,T.q)(await $t(t.body,e));if((0,T.G)(s))return s;throw et(t,"a JSON obje\
ct",n)}const $t=async(t,e)=>(await D(e.bounded(t),e.most)).bytes;function vt(t){return Buffer.from(t.buffer,t.byteOffset,Math.min(t.byteLength,L)).includes("%PD\
F-")}const ge=3e5,be=32*1024*1024,Ee={pdf:"application/pdf",pdfs:"application/zip",files:"application/zip",data:"application/json",text:"application/json"};function Oe(t){
const e=(0,E.l_)(t.baseUrl,t.plainHttp),n=t.regionLabel,s=t.memory??new Ht(t.now),o={...S.ur,attempts:Math.max(1,t.attempts??S.ur.attempts)},r={base:e,label:n,describe:t.
describe,memory:s};return{async check(a,c){await At(a,c,r)},async run(a,c,d,{signal:h}={}){try{const y=d,m=(0,x._i)(a,c);if(m.length>0)throw(0,u.G6)(m);const w=await At(
a,y,{...r,signal:h}),g={name:a,documents:c,base:e,label:n,policy:o,options:t,memory:s,request:$e(a,h,t.timeout)},A=await ve({...g,entries:kt(a,w)});if("refusal"in
A)throw Xt(A.refusal,n,Pe(a,w,t.secrets),t.now);return await Se(A.outcome,w,t.countPages)}catch(y){throw(0,u.l3)(y)}}}}async function At(t,e,n){const s=b(t,e);if(!s)
return e;const o=Te(t,e,s);try{return await R(s,n),e}catch(r){if(!o||!(r instanceof u.zU)||r.code==="cancelled")throw r;const a=b(t,o);return a&&await R(a,n),o}}
function Te(t,e,{fields:n}){const{pages:s}=e;if(!n?.includes("pages")||typeof s!="string"||!(0,v.zI)(t).fields.first_page)return;const o=(0,G.m7)(s);if(!o)return;
const{pages:r,...a}=e;return{...a,first_page:o.first,last_page:o.last}}function $e(t,e,n=ge){const{output:s,partsHaveMatch:o}=(0,v.zI)(t);return{method:"POST",headers:{
Accept:`${o?"application/json":Ee[s]}, application/problem+json`},timeout:n,...e?{signal:e}:{}}}async function ve(t){const e=(0,U.XM)(t.name),n=(0,v.zI)(t.name).
aliases?.[0];if(n===void 0)return it(t,e);const s=`${t.base} ${t.name}`,o=t.memory.path(s)??e,r=o===e?n:e;let a=o,c=await it(t,a);return at(c,d=>d===404)&&(c=await it(
t,a=r)),at(c,d=>d===404)||t.memory.rememberPath(s,a),c}const at=(t,e)=>"refusal"in t&&e(t.refusal.status);async function it(t,e){const{label:n,policy:s,options:o,
request:r}=t,{sleep:a,random:c=Math.random,now:d=Date.now}=o,{signal:h}=r;for(let y=0;;y++){if(h?.aborted)throw(0,u.KW)();const m=y+1>=s.attempts;let w=(0,S.JN)(
y,s,c);try{const g=await $(Ae(t,e),h);if(m||!at(g,S.Dm)||wt(g.refusal)||(w=(0,S.P9)(g.refusal.headers,d())??w,w>s.longestRetryAfter))return g}catch(g){if(h?.aborted)
throw(0,u.KW)();if(g instanceof u.zU&&g.code!=="network")throw g;if(m||!((0,S.dg)(g)||g instanceof u.zU))throw Ue(g,n,y+1,o)}await $(a(w),h)}}async function Ae(t,e){
const{name:n,documents:s,entries:o,base:r,label:a,options:c,request:d}=t,h=new ft,y=()=>jt(s,o,h);try{const m=await c.transport({...d,url:`${r}${e}`,form:y}),w=Re(
s,o);return await me(m,{name:n,documents:s,sent:w,label:a,signal:d.signal},c.store).catch(g=>{throw g instanceof u.zU?g:new N(g)})}catch(m){throw h.failure??m}finally{
h.end()}}const Re=(t,e)=>t.reduce((n,{size:s})=>n+s,0)+e.reduce((n,[,s])=>n+(typeof s=="string"?s.length:s.bytes.length),0);async function Se(t,e,n){const{documents:s,
data:o}=t;if(!n||o||s.every(({pageCount:c})=>c!==void 0))return t;const r=[e.password,e.user_password,e.open_password].find(c=>typeof c=="string"),a=[];for(const c of s){
const h=c.pageCount===void 0&&c.size<=be?await n(c,r):c.pageCount,y=a.at(-1),m=a.length===0?1:y?.lastPage===void 0?void 0:y.lastPage+1,w=s.length>1&&h!==void 0&&
m!==void 0;a.push({...w?{firstPage:m,lastPage:m+h-1}:{},...c,...h===void 0?{}:{pageCount:h}})}return{...t,documents:a}}function Pe(t,e,n=[]){const s=Object.entries(
(0,v.zI)(t).fields).filter(([,o])=>o.kind==="text"&&o.secret).map(([o])=>e[o]);return[...n,...s.filter(o=>typeof o=="string")]}function Ue(t,e,n,s){if(t instanceof
u.zU)return t;const o=(0,S.AD)(t),r=`${n===1?"":` in ${n} attempts`}${o===void 0?"":` (${o})`}`;return t instanceof N?new u.zU("network",`The answer of ${e} bro\
ke off${r}`,{advice:"Check the network and its proxy, or process locally"}):new u.zU("network",`${e} was not reached${r}`,{advice:`${(0,S.ik)(o,s)}, or process \
locally`})}var Ne=f(1078),Ce=f(58227),ct=f(73024),C=f(51455),Le=f(48161),De=f(76760),J=f.n(De),Ie=f(40477),Rt=f(59105),Z=f(77563);class Me{places;folder;serial=0;constructor(e){
this.places=e}read=async e=>{const n=J().resolve(this.places.workspace,e),s=await(0,C.open)(n).catch(o=>{throw(0,Z.NZ)(o)});try{const{buffer:o,bytesRead:r}=await s.
read({buffer:Buffer.alloc(Z.gY.length),position:0});return(0,Z.wm)(o.subarray(0,r)),St(J().posix.basename(e),n,(await s.stat()).size,!1)}finally{await s.close()}};sizeOf=({
size:e})=>e;write=async({file:e,isTemporary:n},s)=>{if(!n)return await(0,C.copyFile)(e,s,ct.constants.COPYFILE_EXCL);await(0,C.rename)(e,s).catch(async o=>{if((0,Ie.
xU)(o)!=="EXDEV")throw o;await(0,C.copyFile)(e,s,ct.constants.COPYFILE_EXCL)})};release=async e=>{const n=e.filter(({isTemporary:s})=>s);await Promise.all(n.map(
({file:s})=>(0,C.unlink)(s).catch(()=>{})))};close=async()=>{this.folder&&await(0,C.rm)(await this.folder,{recursive:!0,force:!0,maxRetries:3})};keep=(e,n,s,o)=>this.
toFile(e,o.bounded(n));put=({name:e,bytes:n})=>this.toFile(e,je(n));async toFile(e,n){const s=J().join(await this.temporaryFolder(),`${++this.serial}.pdf`);let o=0;
const r={isBroken:!1},a=async function*(){try{for await(const c of n)o+=c.length,yield c}catch(c){throw r.isBroken=!0,c}};try{await(0,C.writeFile)(s,a(),{flag:"\
wx"})}catch(c){throw await(0,C.unlink)(s).catch(()=>{}),r.isBroken?c:(0,Rt.z)(s,c)}return St(e,s,o,!0)}temporaryFolder(){const e=this.places.temporary??(0,Le.tmpdir)();
return this.folder??=(0,C.mkdtemp)(J().join(e,"octavo-")).catch(n=>{throw(0,Rt.z)(e,n)})}}const ke=async({name:t,file:e})=>({name:t,bytes:await(0,C.readFile)(e)}),
St=(t,e,n,s)=>({name:t,file:e,size:n,isTemporary:s,async*open(){try{yield*(0,ct.createReadStream)(e)}catch(o){throw(0,Z.NZ)(o)}}});async function*je(t){yield t}
var ze=f(57075),Pt=f(92958);function xe(t,e=n=>AbortSignal.timeout(n)){const n=new Pt.EnvHttpProxyAgent({headersTimeout:0,bodyTimeout:0}),s=new Set,o=async(r,a,{
timeout:c,signal:d})=>{const h=new AbortController,y=Fe(h,[e(c),...d?[d]:[]]);s.add(y);const m=()=>{s.delete(y);for(const{one:w,end:g}of y)w.removeEventListener(
"abort",g);h.abort()};try{const{statusCode:w,headers:g,body:A}=await(0,Pt.request)(r,{...a,dispatcher:n,signal:h.signal});return A.on("error",()=>{}),{status:w,
headers:Be(g),content:A,close:m}}catch(w){const g=h.signal.aborted;throw m(),g?w:_e(w)}};return{transport:async({method:r,url:a,headers:c,form:d,timeout:h,signal:y})=>{
const m=zt(d()),w={...c,...m.headers,"X-API-Key":t},{content:g,...A}=await o(a,{method:r,headers:w,body:ze.Readable.from(m.body)},{timeout:h,signal:y});try{return{
...A,...await k(g)}}catch(W){throw A.close(),W}},describe:async({url:r,timeout:a,maximumBytes:c})=>{const d={Accept:"application/json"},{status:h,content:y,close:m,
...w}=await o(r,{method:"GET",headers:d},{timeout:a});try{return{status:h,headers:w.headers,body:(await D(y,c+1)).bytes}}finally{m()}}}}const _e=t=>t.code==="UN\
D_ERR_ABORTED"?Object.assign(new Error("The proxy refused to connect"),{code:"ERR_PROXY_TUNNEL"}):t,Be=t=>Object.fromEntries(Object.entries(t).map(([e,n])=>[e,String(
n)]));function Fe(t,e){return e.map(n=>{const s=()=>t.abort(n.reason);return n.aborted?s():n.addEventListener("abort",s),{one:n,end:s}})}function Ge({region:t,baseUrl:e,
apiKey:n,concurrency:s},o){const r=t===""?void 0:He(t),a=We(r,e);if(n==="")throw new u.zU("configuration","api-key is empty, and a region needs one",{advice:"Pa\
ss a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; without region and base-url the documents \
are processed on the runner, and no key is needed"});const c=r===void 0?"The service at base-url":(0,E.AP)(r).label,d=new Me(o),h=(0,z.c)({pause:Ne.v}),y=Oe({baseUrl:a,
regionLabel:c,...xe(n),store:d,countPages:async(m,w)=>await h(await ke(m),w),sleep:m=>(0,P.setTimeout)(m),secrets:[n]});return{isLocal:!1,check:({name:m,params:w})=>y.
check(m,w),open:()=>Promise.resolve({execute:(m,w)=>(0,Ce.g)(m,w,y,d),lanes:s??4,close:d.close,abandon:d.close}),place:r===void 0?"by the service at base-url":`\
in the region ${c}`}}function We(t,e){try{return t===void 0?(0,E.l_)(e):(0,E.uU)(t,e,!1,"Remove base-url, or remove region")}catch(n){const{message:s,advice:o}=(0,u.
l3)(n);throw(0,u.G6)([{field:"base-url",message:o===void 0?s:`${s}. ${o}`}])}}function He(t){const e=t.toLowerCase(),n=E.pC.find(o=>o===e||(0,E.AP)(o).label.toLowerCase()===
e);if(n!==void 0)return n;const s=E.pC.map(o=>`${o} (${(0,E.AP)(o).label})`).join(", ");throw(0,u.G6)([{field:"region",message:`must be one of ${s}`}])}}),40586:((Q,M,f)=>{
f.d(M,{c:()=>k,continuedNumbers:()=>D,countSelectedPages:()=>G});var P=f(49153),u=f(13140),z=f(84293),x=f(22022),U=f(7390),v=f(69130);async function G(T,E,$){const O=[];
for(const l of T){const i=await l;try{O.push(await L(i,E,$))}catch(p){throw(0,P.xx)((0,P.l3)(p),O.length+1,i.name)}}return O}async function L({bytes:T},{pages:E,
open_password:$},{pause:O,limits:l,signal:i}){const p=N(new v.o(O,i),l),b=await(0,U.E)(T,p,{password:$});return(0,u.k1)(E,b.pages.count).length}function N(T,E){
const $={...z.M,...E};return{pace:T,limits:$,memory:new x.c($)}}function k({pause:T,limits:E}){return async({bytes:$},O)=>{const l=N(new v.o(T),E);try{return(await(0,U.
E)($,l,{password:O})).pages.count}catch{return}}}function D(T,E){const $=T.reduce((l,i)=>l+i,E)-1;let O=E;return T.map(l=>{const i={first_number:O,last_number:Math.
max($,0)};return O+=l,i})}}),72982:((Q,M,f)=>{f.d(M,{$t:()=>T,AP:()=>v,DK:()=>U,l_:()=>k,pC:()=>z,uU:()=>L});var P=f(49153);const u={global:{label:"Global",address:"\
https://api.pdfblocks.com"},us:{label:"United States"},hipaa:{label:"US HIPAA"},eu:{label:"European Union",address:"https://eu.api.pdfblocks.com"},uk:{label:"Un\
ited Kingdom"},ca:{label:"Canada"},au:{label:"Australia"},jp:{label:"Japan"},in:{label:"India"},br:{label:"Brazil"}},z=Object.keys(u),x=new Set(Object.values(u).
flatMap(({address:i})=>i===void 0?[]:[new URL(i).hostname]));function U(i){const p=O(i)?.hostname.replace(/\.$/,"")??"";return x.has(p)}const v=i=>u[i];function G(i){
return Object.hasOwn(u,i)}function L(i,p,b=!1,R="Remove the base address, or choose Self-Hosted"){const{label:j,address:I}=v(i),_=p?.trim()||I;if(_===void 0)throw new P.
zU("configuration",`The address of the region ${j} is not published`,{advice:"Enter the base address that the provider of the service has given you, or choose a\
nother region"});const B=k(_,b);if(I!==void 0&&N(B)!==I)throw new P.zU("configuration",`The region ${j} has its own address, and the base address is another`,{advice:R});
return B}function N(i){const{protocol:p,hostname:b,port:R}=new URL(i);return`${p}//${b.replace(/\.$/,"")}${R&&`:${R}`}`}function k(i,p=!1){const b=O(i.trim());if(!b||
!/^https?:$/.test(b.protocol))throw l("is not a web address such as https://pdf.example.com");if(b.username!==""||b.password!=="")throw l("must not hold a user \
name or a password");if(b.search!==""||b.hash!=="")throw l("must not have a query (?) or a fragment (#)");if(b.protocol==="http:"&&!E(b.hostname)&&!(p&&$(b.hostname)))
throw l("must start with https://: a key must not travel unencrypted",`Use https://. Plain HTTP is allowed for localhost${p?" and for private addresses":""} onl\
y`);return`${b.origin}${b.pathname.replace(/\/+$/,"")}`}function D(i){const p=O(i);return p?.protocol==="http:"&&!E(p.hostname)}function T(i){const p=O(/^https?:\/\//i.
test(i)?i:`http://${i}`)?.hostname??"unknown.invalid";return E(p)?"thisMachine":$(p)?"privateNetwork":"internet"}function E(i){return i==="localhost"||i==="[::1\
]"||/^127\.\d+\.\d+\.\d+$/.test(i)}function $(i){return/^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(i)?/^[\d.]+$/.test(i):i.startsWith("[")?/^\[f[cd]/.test(
i):!i.includes(".")||/\.(local|internal|localhost|lan|home\.arpa)$/.test(i)}function O(i){try{return new URL(i)}catch{return}}const l=(i,p)=>new P.zU("configura\
tion",`The base address ${i}`,p===void 0?{}:{advice:p})}),57529:((Q,M,f)=>{f.d(M,{AD:()=>k,Dm:()=>G,JN:()=>z,P9:()=>x,dg:()=>N,eV:()=>v,ik:()=>E,ur:()=>u});var P=f(
72982);const u={attempts:4,base:500,cap:3e4,longestRetryAfter:12e4};function z(l,i,p){return p()*Math.min(i.cap,i.base*2**l)}function x(l,i){const p=l["retry-af\
ter"]?.trim()??"";if(/^\d+$/.test(p))return Number(p)*1e3;const b=(U(p)??NaN)-(U(l.date??"")??i);return b>0?b:void 0}function U(l){if(!/^[A-Za-z]{3,9},? .*\d\d:\d\d:\d\d/.
test(l))return;const i=Date.parse(l);return Number.isFinite(i)?i:void 0}function v(l){const i=Math.ceil(l/1e3);if(i<120)return i===1?"1 second":`${i} seconds`;const p=Math.
ceil(i/60),b=Math.ceil(p/60);return p<120?`${p} minutes`:b<=48?`${b} hours`:"more than two days"}const G=l=>l===429||l>=500&&l<=599,L=new Set(["ECONNRESET","ECO\
NNABORTED","ECONNREFUSED","EPIPE","ETIMEDOUT","ESOCKETTIMEDOUT","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH","ERR_STREAM_PREMATURE_CLOSE","ERR_PROXY_TUNNEL","UND_ER\
R_SOCKET","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT","UND_ERR_BODY_TIMEOUT","UND_ERR_RES_CONTENT_LENGTH_MISMATCH","TimeoutError"]);function N(l){return O(
l).some(i=>L.has(i))}function k(l){return O(l).findLast(i=>/^[A-Z][A-Z0-9_]{2,60}$/.test(i)||i==="TimeoutError")}const D=new Set(["DEPTH_ZERO_SELF_SIGNED_CERT",
"SELF_SIGNED_CERT_IN_CHAIN","UNABLE_TO_GET_ISSUER_CERT","UNABLE_TO_GET_ISSUER_CERT_LOCALLY","UNABLE_TO_VERIFY_LEAF_SIGNATURE"]),T=new Set(["EPROTO","ERR_SSL_WRO\
NG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"]);function E(l,i){return l===void 0||!(D.has(l)||T.has(l))?"Check the base address, the network and its prox\
y":D.has(l)?"Node.js does not know the authority of its certificate: set the environment variable NODE_EXTRA_CA_CERTS to the file with the authority's certifica\
te":`The server seems to answer without TLS: ${$(i)}`}function $({baseUrl:l,plainHttp:i}){const p=(0,P.$t)(l),b="write http:// instead of https:// in the base a\
ddress";return p==="thisMachine"||p==="privateNetwork"&&i===!0?b:p==="privateNetwork"&&i===!1?`${b}, and switch on Allow Plain HTTP`:"let it answer with https:/\
/, such as behind a reverse proxy, because a key must not travel unencrypted"}function O(l){const i=[],p=new Set,b=R=>{if(typeof R!="object"||R===null||p.has(R)||
p.size>20)return;p.add(R);const{code:j,name:I,cause:_,errors:B}=R;for(const Y of[j,I])typeof Y=="string"&&i.push(Y);b(_),Array.isArray(B)&&B.forEach(b)};return b(
l),i}})};
