"use strict";exports.id=4599,exports.ids=[4599],exports.modules={84599:((Q,M,f)=>{f.r(M),f.d(M,{chooseRegion:()=>Ye});var P=f(58500),u=f(49153),j=f(40586),x=f(11966),U=f(31184),
$=f(93876),G=f(13140);const L=1028;class N extends Error{cause;constructor(e){super("the answer broke off"),this.cause=e}}async function k(t){const e=t[Symbol.asyncIterator](),
n=[];let s=0;for(;s<L;){const a=await e.next().catch(i=>{throw new N(i)});if(a.done===!0)break;n.push(a.value),s+=a.value.length}const o=Buffer.concat(n),r=async function*(){
try{yield o,yield*{[Symbol.asyncIterator]:()=>e}}finally{await e.return?.()}};return{peeked:o.subarray(0,L),body:r()}}async function D(t,e){const n=[];let s=0;for await(const o of t)
if(n.push(o),s+=o.length,s>e)return{bytes:Buffer.concat(n).subarray(0,e),isWhole:!1};return{bytes:Buffer.concat(n),isWhole:!0}}var v=f(96512),E=f(72982);function T(t,e){
return e?new Promise((n,s)=>{const o=()=>s((0,u.KW)());e.aborted&&o(),e.addEventListener("abort",o,{once:!0}),t.then(n,s).finally(()=>e.removeEventListener("abo\
rt",o))}):t}const O="/openapi.json",l=2*1024*1024,c=5e3,y=8;function b(t,e){const{extension:n,fields:s}=(0,$.zI)(t);if(n)return{name:t,fields:void 0};const o=Object.
entries(s).filter(([r,a])=>{const i=e[r];return a.extension&&i!==void 0&&i!==("default"in a?a.default:void 0)}).map(([r])=>r);return o.length>0?{name:t,fields:o}:
void 0}async function R(t,e){const n=(0,E.DK)(e.base)?t:z(t,await Dt(t,e));if(n)throw B(n,e.label)}function z({name:t,fields:e},n){const s=n.get((0,U.XM)(t));if(!e)
return s?void 0:{name:t,fields:e};const o=e.filter(r=>!s?.has(r));return o.length>0?{name:t,fields:o}:void 0}const I="process locally, or use a service that off\
ers it",_=({fields:t=["operation"]},e)=>t.map(n=>({field:n,message:e})),B=(t,e)=>(0,u.G6)(_(t,`is not offered by ${e}: ${I}`).map(n=>n.field==="pages"&&(0,$.zI)(
t.name).fields.first_page?{...n,message:Y(e)}:n)),Y=t=>`must be one range at ${t}, such as 2..5, 3 or 4.. (which runs to the last page): write it so, ${I}`;function Lt(t,e,n){
const s=`is not part of the contract of the service, and ${e} could not be asked whether it offers it (${n}): ${I}`,o=_(t,s);return new u.zU("configuration",(0,u.
G6)(o).message,{issues:o})}async function Dt(t,e){const{base:n,label:s,memory:o,signal:r}=e;if(r?.aborted)throw(0,u.KW)();const a=o.capabilities(n);if(a&&!z(t,a))
return a;const i=await T(o.once(`describe ${n}`,()=>It(e)),r);if(typeof i=="string")throw Lt(t,s,i);return z(t,i)||o.rememberCapabilities(n,i),i}async function It({
base:t,describe:e}){if(!e)return"this program cannot ask it";let n;try{n=await e({url:`${t}${O}`,timeout:c,maximumBytes:l})}catch{return`${O} was not answered w\
ithin ${c/1e3} seconds`}const{status:s,body:o}=n;return s===404?new Map:s>=300&&s<=399?`${O} was answered with a redirect (${s})`:s!==200?`${O} was answered wit\
h status ${s}`:o.length>l?`${O} is longer than ${l} bytes`:Mt(o)}function Mt(t){const e=new Map,n=(0,v.q)(t);if(F(n,"info","x-octavo")!==1)return e;for(const[s,
o]of Object.entries(X(F(n,"paths")))){const r=ut(n,F(ut(n,F(o,"post","requestBody")),"content","multipart/form-data","schema"));e.set(s,new Set(Object.keys(X(F(
r,"properties")))))}return e}function ut(t,e){let n=e;for(let s=0;s<y;s++){const o=F(n,"$ref");if(typeof o!="string")return n;if(!o.startsWith("#/"))return;const r=o.
slice(2).split("/");n=F(t,...r.map(a=>a.replaceAll("~1","/").replaceAll("~0","~")))}}function F(t,...e){let n=t;for(const s of e)n=Object.hasOwn(X(n),s)?X(n)[s]:
void 0;return n}const X=t=>typeof t=="object"&&t!==null?t:{};var kt=f(77995),zt=f(83599),jt=f(6996),ft=f(32212);function xt(t,e){const n=[];for(const[s,o]of Object.
entries((0,$.zI)(t).fields)){const r=e[s];if(!(r===void 0||r===Ht(o)))if(Ft(r))for(const a of r)n.push([s,{...a,name:encodeURIComponent(a.name)}]);else n.push([
s,Gt(r)?r:(0,jt.lF)(r)])}return n}class lt{failure;begun=[];read({name:e,size:n,open:s},o){const r=Wt(n,s,a=>{const i=(0,u.l3)(a);this.failure=o===void 0?i:(0,u.
xx)(i,o,e)});return this.begun.push(r),r}end(){for(const e of this.begun)e.return(void 0).catch(()=>{})}}function _t(t,e,n=new lt){const s=new zt.fS;for(const[o,
r]of t.entries()){const a=()=>n.read(r,t.length===1?void 0:o+1);s.append("file",new ht((0,ft.Fl)(r.name,o),"application/pdf",r.size,a))}for(const[o,r]of e)typeof r==
"string"?s.append(o,r):s.append(o,new ht((0,ft.Fl)(r.name,0),"",r.bytes.length,()=>q(r.bytes)));return s}function Bt(t){const e=new kt.Vi(t),{contentType:n,contentLength:s}=e;
return{headers:{"Content-Type":n,...s===void 0?{}:{"Content-Length":s}},body:e.encode()}}const Ze=({name:t,bytes:e})=>({name:t,size:e.length,open:()=>q(e)}),Ft=t=>Array.
isArray(t),Gt=t=>typeof t=="object"&&"bytes"in t&&t.bytes instanceof Uint8Array;class ht{name;type;size;stream;lastModified=0;[Symbol.toStringTag]="File";constructor(e,n,s,o){
this.name=e,this.type=n,this.size=s,this.stream=o}}const pt=65536;async function*Wt(t,e,n){try{let s=0;for await(const o of e()){if(s+=o.length,s>t)break;yield*q(
o)}if(s!==t)throw new u.zU("unreadable_document","The PDF document changed while it was sent",{advice:"Run it again when nothing writes to the document"})}catch(s){
throw n(s),s}}async function*q(t){for(let e=0;e<t.length;e+=pt)yield t.subarray(e,e+pt)}function Ht(t){return"default"in t?t.default:void 0}const Kt=10*6e4,Yt=100;
class Xt{now;paths=new Map;offers=new Map;pending=new Map;constructor(e=Date.now){this.now=e}path(e){return this.paths.get(e)}rememberPath(e,n){mt(this.paths,e,
n)}capabilities(e){const n=this.offers.get(e);return n&&n.until>this.now()?n.capabilities:void 0}rememberCapabilities(e,n){mt(this.offers,e,{capabilities:n,until:this.
now()+Kt})}async once(e,n){const s=this.pending.get(e);if(s)return s;const o=n().finally(()=>this.pending.delete(e));return this.pending.set(e,o),o}}function mt(t,e,n){
t.delete(e),t.set(e,n);for(const s of t.keys()){if(t.size<=Yt)return;t.delete(s)}}var tt=f(71853),S=f(57529);const yt=300,Vt=50,V="Check the base address: somet\
hing other than the service may have answered, such as a proxy or a login page",Jt=1024*1024;function Zt(t,e,n=[],s=Date.now){const{status:o}=t,{title:r,issues:a,
told:i}=te(t,n),d=i===""?"":`: ${i}`,h={status:o,issues:a};if(o>=300&&o<=399)return new u.zU("service_failure",`${e} answered with a redirect (${o})${ae(t)}`,{...h,
advice:"Octavo does not follow redirects with an API key: correct the base address"});switch(o){case 400:return qt(a,r,d,e);case 401:return new u.zU("unauthoriz\
ed",`${e} refused the API key in the header X-API-Key (401)`,{...h,advice:"Check that the API key is complete and has not been revoked"});case 406:return new u.
zU("not_acceptable",`${e} cannot answer in a format that Octavo reads (406)${d}`,{...h,advice:V});case 413:return new u.zU("too_large",`The documents are larger\
 than ${e} accepts (413)${d}`,{...h,advice:"Split the input into smaller documents, or process it locally"});case 429:return new u.zU("rate_limited",`${e} asks \
to slow down (429)${wt(t,s," and")}${d}`,{...h,advice:"Send fewer requests at a time, or try again later"});case 504:if(gt(t))return new u.zU("time_limit",`The \
work took longer than ${e} allows (504)`,{...h,advice:"Split the input into smaller documents, or process it locally"});break}const m=(0,S.Dm)(o)?wt(t,s," and a\
sks"):"";return new u.zU("service_failure",`${e} answered with status ${o}${m}${d}`,{...h,advice:Qt(o,r!=="")})}function Qt(t,e){return t===404?"Check the base \
address: this operation does not exist there":t===402||t===403?`The API key may lack the right to this operation, or your plan may not include it: check both wi\
th the provider of the service${e?"":". A proxy or a firewall may also have refused the request"}`:t<500&&!(0,S.Dm)(t)?V:"The fault is at the service or on the \
way to it. Try again later; if the fault stays, tell the provider of the service"}function wt({headers:t},e,n){const s=(0,S.P9)(t,e())??0;return s===0?"":`${n} \
to try again in ${(0,S.eV)(s)}`}const gt=({status:t,headers:e})=>t===504&&(0,tt.P)(e["content-type"]??"")==="application/problem+json";function et(t,e,n){const s=st(
(0,tt.P)(t.headers["content-type"]??""))||"no content type";return new u.zU("service_failure",`${n} answered with ${s} instead of ${e}`,{status:t.status,advice:V})}
function qt(t,e,n,s){if(t.length===0)return new u.zU("invalid_parameters",`${s} refused the request (400)${n}`,{status:400,...n===""?{advice:V}:{}});const o=[...new Set(
t.map(({document:i})=>i?.position))],[r,...a]=o.map(i=>nt(t.filter(({document:d})=>d?.position===i),e));return a.length===0||o.includes(void 0)?nt(t,e):nt(t,e,[
r,...a])}function nt(t,e,[n,...s]=[]){if(n){const{code:d,message:h,position:m,advice:p}=n;return new u.zU(d,h,{issues:t,status:400,others:s,...m===void 0?{}:{position:m},
...p===void 0?{}:{advice:p}})}const o=t.every(({field:d})=>d==="file")?t[0]:void 0,r=t.find(({document:d})=>d!==void 0)?.document?.position,a=o?.message.endsWith(
u.Yu)?"unreadable_document":"invalid_parameters",{advice:i}=(0,u.O$)("");return new u.zU(a,(0,u.G6)(t).message||e,{issues:t,status:400,...r===void 0?{}:{position:r},
...a==="unreadable_document"&&i!==void 0?{advice:i}:{}})}function te({headers:t,body:e},n){const s=Buffer.from(e.buffer,e.byteOffset,e.byteLength).toString("utf\
8"),o=/[/+]json$/.test((0,tt.P)(t["content-type"]??""))||/^\s*\{/.test(s)?(0,v.q)(s):void 0,r=d=>st(oe(d,n));if((0,v.G)(o)){const d=typeof o.title=="string"?r(o.
title):"";return{title:d,issues:ee(o.errors,r),told:d}}const i=s.replace(/<(script|style|head)\b[\s\S]*?(<\/\1>|$)/gi," ").replace(/<[^<>]*>/g," ").split(`
`).map(r).find(d=>d!=="");return{title:"",issues:[],told:i??""}}function ee(t,e){return typeof t!="object"||t===null?[]:Object.entries(t).flatMap(([n,s])=>(Array.
isArray(s)?s:[s]).filter(o=>typeof o=="string").map(o=>ne(e(n),e(o)))).slice(0,Vt)}function ne(t,e){const[,n="",s,o]=/^(Document (\d{1,6})(?: \((.*?)\))?: )/.exec(
e)??[],r=[...new Set(e.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g))].filter(a=>se.has(a));return{field:t,message:e.slice(n.length),...r.length>0&&{mentions:r},...s!==void 0&&
{document:{position:Number(s),...o!==void 0&&{name:o}}}}}const se=new Set($.qj.flatMap(t=>[t,...Object.keys((0,$.zI)(t).fields)]));function oe(t,e){return e.filter(
n=>n!=="").sort((n,s)=>s.length-n.length).reduce((n,s)=>s.length<4?re(n,s):n.replaceAll(s,"***"),t)}function re(t,e){const n=e.replace(/[\\^$.*+?()[\]{}|/]/g,"\\\
$&");return t.replace(new RegExp(`(?<![\\p{L}\\p{N}])${n}(?![\\p{L}\\p{N}])`,"gu"),"***")}function ae({headers:t}){const e=t.location?.split(/[?#]/)[0]??"";return e===
""?"":` to ${st(e.replace(/\/\/[^/@]*@/,"//"))}`}function st(t){const e=[...t.replace(ie," ").replace(/\s+/g," ").trim()];return e.length>yt?`${e.slice(0,yt).join(
"")}…`:e.join("")}const ie=/[\p{Cc}\u2028\u2029]/gu;var ce=f(6009);const de="octavo-outcome",ot=8192,bt=300;function Qe({notes:t,facts:e,documents:n,files:s=[]}){
const o={notes:t,facts:e,documents:n.map(({name:m,bytes:p,match:w,...g})=>g),files:s.map(({mediaType:m,facts:p})=>({mediaType:m,facts:p}))},r=ue(o),a=Object.fromEntries(
Object.entries(e).filter(([,m])=>!Array.isArray(m))),i=Object.keys(e).filter(m=>!Object.hasOwn(a,m)),d=H([...r,...Et(Object.keys(e)),...t]),h=[o,{...H([...r,...t]),
facts:e},{...H([...r,...Et(i),...t]),facts:a},d];for(const m of h){const p=rt(m);if(p.length<=ot)return p}return rt(H(fe(d.notes)))}function ue({documents:t,files:e}){
const n=t.filter(o=>Object.keys(o).length>0).length+e.length;return n===0?[]:[{code:"results_left_out",message:`The facts about ${n===1?"1 result":`${n} results`}\
 do not fit into the header of the response: process locally to read them.`}]}const Et=t=>t.length===0?[]:[{code:"facts_left_out",message:`Some facts do not fit\
 into the header of the response: process locally to read ${t.join(", ")}.`}],H=t=>({notes:t,facts:{},documents:[],files:[]}),rt=t=>me(JSON.stringify(t));function fe(t){
const e=[];for(const n of t.map(le)){const s=[...e,n,Ot(t.length)];rt(H(s)).length<=ot&&e.push(n)}return e.length<t.length?[...e,Ot(t.length-e.length)]:e}function le(t){
const e=[...t.message];return e.length>bt?{...t,message:`${e.slice(0,bt-1).join("")}…`}:t}const Ot=t=>({code:"notes_left_out",message:`${t} ${t===1?"note does":
"notes do"} not fit into the header of the response: process locally to read all notes.`}),he=t=>({code:"service_note",message:t});function pe(t){const e=K(t===
void 0||t.length>ot?void 0:(0,v.q)(t));return{notes:J(e.notes).flatMap(n=>{const{code:s,message:o,mentions:r}=K(n);if(typeof s!="string"||typeof o!="string")return[];
const a=J(r).filter(d=>typeof d=="string");return[{...(0,ce.mm)(s)?{code:s,message:o}:he(o),...a.length>0&&{mentions:a}}]}),facts:vt(e.facts),documents:J(e.documents).
map(n=>{const s=K(n),o=a=>Number.isSafeInteger(s[a])?{[a]:s[a]}:{},r=typeof s.title=="string"?{title:s.title}:{};return{...o("pageCount"),...o("firstPage"),...o(
"lastPage"),...r}}),files:J(e.files).map(n=>{const{mediaType:s,facts:o}=K(n);return{mediaType:typeof s=="string"?s:"application/octet-stream",facts:vt(o)}})}}function vt(t){
const e=n=>["string","number","boolean"].includes(typeof n)||Array.isArray(n)&&["string","number"].some(s=>n.every(o=>typeof o===s));return Object.fromEntries(Object.
entries(K(t)).filter(([,n])=>e(n)))}const J=t=>Array.isArray(t)?t:[],K=t=>(0,v.G)(t)?t:{},me=t=>t.replace(/[\u007f-\uffff]/g,e=>`\\u${e.charCodeAt(0).toString(16).
padStart(4,"0")}`);var ye=f(9468);const at=64*1024*1024,we={pdf:{times:100,bytes:2**31},pdfs:{times:1e3,bytes:2**31+at},files:{times:1e3,bytes:2**31+at},data:{times:100,
bytes:256*1024*1024},text:{times:1e3,bytes:256*1024*1024}};class ge{sent;label;most;taken=0;constructor(e,n,s){this.sent=n,this.label=s;const{times:o,bytes:r}=we[e];
this.most=Math.min(r,at+n*o)}take(e){if(this.taken+=e,this.taken>this.most)throw this.tooLong()}check(e){if(Number(e??0)>this.most)throw this.tooLong()}async*bounded(e){
for await(const n of e)this.take(n.length),yield n}tooLong(){const e=`more than ${this.most} bytes for documents of ${this.sent} bytes`;return new u.zU("limit_e\
xceeded",`The answer of ${this.label} is too long: ${e}`,{advice:"Check the base address, or process the documents locally"})}}async function be(t,e,n){try{const{
status:s,headers:o,body:r}=t;return s===200?{outcome:await Ee(t,e,n)}:{refusal:{status:s,headers:o,body:(await D(r,Jt)).bytes}}}finally{t.close()}}async function Ee(t,{
name:e,documents:n,sent:s,label:o,signal:r},a){const{output:i}=(0,$.zI)(e),d=pe(t.headers[de]),{notes:h,facts:m}=d,p=new ge(i,s,o);switch(p.check(t.headers["con\
tent-length"]),i){case"data":case"text":return{documents:n,notes:h,facts:m,data:await Oe(t,p,o)};case"files":{const w={mediaType:"application/octet-stream",facts:{}},
g=[];for(const[A,W]of(await Tt(t,p)).entries())g.push({...d.files[A]??w,...await a.put(W)});return{documents:[],notes:h,facts:m,files:g}}case"pdfs":{const w=await Tt(
t,p);if(w.length===0||!w.every(({bytes:A})=>At(A)))throw et(t,"the parts of a PDF document",o);const g=[];for(const[A,{match:W,...Je}]of w.entries())g.push({...d.
documents[A],...W!==void 0&&{match:W},...await a.put(Je)});return{documents:g,notes:h,facts:m}}case"pdf":{if(!At(t.peeked))throw et(t,"a PDF document",o);const w=await a.
keep(n[0]?.name??"document.pdf",t.body,r,p);return{documents:[{...d.documents[0],...w}],notes:h,facts:m}}default:return i}}async function Tt({headers:t,body:e},n){
return(0,ye.l1)(await $t(e,n),t["content-type"]??"")}async function Oe(t,e,n){const s=(0,v.q)(await $t(t.body,e));if((0,v.G)(s))return s;throw et(t,"a JSON obje\
ct",n)}const $t=async(t,e)=>(await D(e.bounded(t),e.most)).bytes;function At(t){return Buffer.from(t.buffer,t.byteOffset,Math.min(t.byteLength,L)).includes("%PD\
F-")}const ve=3e5,Te=32*1024*1024,$e={pdf:"application/pdf",pdfs:"application/zip",files:"application/zip",data:"application/json",text:"application/json"};function Ae(t){
const e=(0,E.l_)(t.baseUrl,t.plainHttp),n=t.regionLabel,s=t.memory??new Xt(t.now),o={...S.ur,attempts:Math.max(1,t.attempts??S.ur.attempts)},r={base:e,label:n,describe:t.
describe,memory:s};return{async check(a,i){await Rt(a,i,r)},async run(a,i,d,{signal:h}={}){try{const m=d,p=(0,x._i)(a,i);if(p.length>0)throw(0,u.G6)(p);const w=await Rt(
a,m,{...r,signal:h}),g={name:a,documents:i,base:e,label:n,policy:o,options:t,memory:s,request:Se(a,h,t.timeout)},A=await Pe({...g,entries:xt(a,w)});if("refusal"in
A)throw Zt(A.refusal,n,Le(a,w,t.secrets),t.now);return await Ce(A.outcome,w,t.countPages)}catch(m){throw(0,u.l3)(m)}}}}async function Rt(t,e,n){const s=b(t,e);if(!s)
return e;const o=Re(t,e,s);try{return await R(s,n),e}catch(r){if(!o||!(r instanceof u.zU)||r.code==="cancelled")throw r;const a=b(t,o);return a&&await R(a,n),o}}
function Re(t,e,{fields:n}){const{pages:s}=e;if(!n?.includes("pages")||typeof s!="string"||!(0,$.zI)(t).fields.first_page)return;const o=(0,G.m7)(s);if(!o)return;
const{pages:r,...a}=e;return{...a,first_page:o.first,last_page:o.last}}function Se(t,e,n=ve){const{output:s,partsHaveMatch:o}=(0,$.zI)(t);return{method:"POST",headers:{
Accept:`${o?"application/json":$e[s]}, application/problem+json`},timeout:n,...e?{signal:e}:{}}}async function Pe(t){const e=(0,U.XM)(t.name),n=(0,$.zI)(t.name).
aliases?.[0];if(n===void 0)return ct(t,e);const s=`${t.base} ${t.name}`,o=t.memory.path(s)??e,r=o===e?n:e;let a=o,i=await ct(t,a);return it(i,d=>d===404)&&(i=await ct(
t,a=r)),it(i,d=>d===404)||t.memory.rememberPath(s,a),i}const it=(t,e)=>"refusal"in t&&e(t.refusal.status);async function ct(t,e){const{label:n,policy:s,options:o,
request:r}=t,{sleep:a,random:i=Math.random,now:d=Date.now}=o,{signal:h}=r;for(let m=0;;m++){if(h?.aborted)throw(0,u.KW)();const p=m+1>=s.attempts;let w=(0,S.JN)(
m,s,i);try{const g=await T(Ue(t,e),h);if(p||!it(g,S.Dm)||gt(g.refusal)||(w=(0,S.P9)(g.refusal.headers,d())??w,w>s.longestRetryAfter))return g}catch(g){if(h?.aborted)
throw(0,u.KW)();if(g instanceof u.zU&&g.code!=="network")throw g;if(p||!((0,S.dg)(g)||g instanceof u.zU))throw De(g,n,m+1,o)}await T(a(w),h)}}async function Ue(t,e){
const{name:n,documents:s,entries:o,base:r,label:a,options:i,request:d}=t,h=new lt,m=()=>_t(s,o,h);try{const p=await i.transport({...d,url:`${r}${e}`,form:m}),w=Ne(
s,o);return await be(p,{name:n,documents:s,sent:w,label:a,signal:d.signal},i.store).catch(g=>{throw g instanceof u.zU?g:new N(g)})}catch(p){throw h.failure??p}finally{
h.end()}}const Ne=(t,e)=>t.reduce((n,{size:s})=>n+s,0)+e.reduce((n,[,s])=>n+(typeof s=="string"?s.length:s.bytes.length),0);async function Ce(t,e,n){const{documents:s,
data:o}=t;if(!n||o||s.every(({pageCount:i})=>i!==void 0))return t;const r=[e.password,e.user_password,e.open_password].find(i=>typeof i=="string"),a=[];for(const i of s){
const h=i.pageCount===void 0&&i.size<=Te?await n(i,r):i.pageCount,m=a.at(-1),p=a.length===0?1:m?.lastPage===void 0?void 0:m.lastPage+1,w=s.length>1&&h!==void 0&&
p!==void 0;a.push({...w?{firstPage:p,lastPage:p+h-1}:{},...i,...h===void 0?{}:{pageCount:h}})}return{...t,documents:a}}function Le(t,e,n=[]){const s=Object.entries(
(0,$.zI)(t).fields).filter(([,o])=>o.kind==="text"&&o.secret).map(([o])=>e[o]);return[...n,...s.filter(o=>typeof o=="string")]}function De(t,e,n,s){if(t instanceof
u.zU)return t;const o=(0,S.AD)(t),r=`${n===1?"":` in ${n} attempts`}${o===void 0?"":` (${o})`}`;return t instanceof N?new u.zU("network",`The answer of ${e} bro\
ke off${r}`,{advice:"Check the network and its proxy, or process locally"}):new u.zU("network",`${e} was not reached${r}`,{advice:`${(0,S.ik)(o,s)}, or process \
locally`})}var Ie=f(1078),Me=f(58227),dt=f(73024),C=f(51455),ke=f(48161),ze=f(76760),Z=f.n(ze),je=f(40477),St=f(59105),Pt=f(35005),Ut=f(77563);class xe{places;folder;serial=0;constructor(e){
this.places=e}read=async e=>{const n=Z().resolve(this.places.workspace,e),s=await(0,C.open)(n).catch(o=>{throw(0,Ut.NZ)(o)});try{const{buffer:o,bytesRead:r}=await s.
read({buffer:Buffer.alloc(Pt.gY.length),position:0});return(0,Pt.wm)(o.subarray(0,r)),Nt(Z().posix.basename(e),n,(await s.stat()).size,!1)}finally{await s.close()}};sizeOf=({
size:e})=>e;write=async({file:e,isTemporary:n},s)=>{if(!n)return await(0,C.copyFile)(e,s,dt.constants.COPYFILE_EXCL);await(0,C.rename)(e,s).catch(async o=>{if((0,je.
xU)(o)!=="EXDEV")throw o;await(0,C.copyFile)(e,s,dt.constants.COPYFILE_EXCL)})};release=async e=>{const n=e.filter(({isTemporary:s})=>s);await Promise.all(n.map(
({file:s})=>(0,C.unlink)(s).catch(()=>{})))};close=async()=>{this.folder&&await(0,C.rm)(await this.folder,{recursive:!0,force:!0,maxRetries:3})};keep=(e,n,s,o)=>this.
toFile(e,o.bounded(n));put=({name:e,bytes:n})=>this.toFile(e,Be(n));async toFile(e,n){const s=Z().join(await this.temporaryFolder(),`${++this.serial}.pdf`);let o=0;
const r={isBroken:!1},a=async function*(){try{for await(const i of n)o+=i.length,yield i}catch(i){throw r.isBroken=!0,i}};try{await(0,C.writeFile)(s,a(),{flag:"\
wx"})}catch(i){throw await(0,C.unlink)(s).catch(()=>{}),r.isBroken?i:(0,St.z)(s,i)}return Nt(e,s,o,!0)}temporaryFolder(){const e=this.places.temporary??(0,ke.tmpdir)();
return this.folder??=(0,C.mkdtemp)(Z().join(e,"octavo-")).catch(n=>{throw(0,St.z)(e,n)})}}const _e=async({name:t,file:e})=>({name:t,bytes:await(0,C.readFile)(e)}),
Nt=(t,e,n,s)=>({name:t,file:e,size:n,isTemporary:s,async*open(){try{yield*(0,dt.createReadStream)(e)}catch(o){throw(0,Ut.NZ)(o)}}});async function*Be(t){yield t}
var Fe=f(57075),Ct=f(92958);function Ge(t,e=n=>AbortSignal.timeout(n)){const n=new Ct.EnvHttpProxyAgent({headersTimeout:0,bodyTimeout:0}),s=new Set,o=async(r,a,{
timeout:i,signal:d})=>{const h=new AbortController,m=Ke(h,[e(i),...d?[d]:[]]);s.add(m);const p=()=>{s.delete(m);for(const{one:w,end:g}of m)w.removeEventListener(
"abort",g);h.abort()};try{const{statusCode:w,headers:g,body:A}=await(0,Ct.request)(r,{...a,dispatcher:n,signal:h.signal});return A.on("error",()=>{}),{status:w,
headers:He(g),content:A,close:p}}catch(w){const g=h.signal.aborted;throw p(),g?w:We(w)}};return{transport:async({method:r,url:a,headers:i,form:d,timeout:h,signal:m})=>{
const p=Bt(d()),w={...i,...p.headers,"X-API-Key":t},{content:g,...A}=await o(a,{method:r,headers:w,body:Fe.Readable.from(p.body)},{timeout:h,signal:m});try{return{
...A,...await k(g)}}catch(W){throw A.close(),W}},describe:async({url:r,timeout:a,maximumBytes:i})=>{const d={Accept:"application/json"},{status:h,content:m,close:p,
...w}=await o(r,{method:"GET",headers:d},{timeout:a});try{return{status:h,headers:w.headers,body:(await D(m,i+1)).bytes}}finally{p()}}}}const We=t=>t.code==="UN\
D_ERR_ABORTED"?Object.assign(new Error("The proxy refused to connect"),{code:"ERR_PROXY_TUNNEL"}):t,He=t=>Object.fromEntries(Object.entries(t).map(([e,n])=>[e,String(
n)]));function Ke(t,e){return e.map(n=>{const s=()=>t.abort(n.reason);return n.aborted?s():n.addEventListener("abort",s),{one:n,end:s}})}function Ye({region:t,baseUrl:e,
apiKey:n,concurrency:s},o){const r=t===""?void 0:Ve(t),a=Xe(r,e);if(n==="")throw new u.zU("configuration","api-key is empty, and a region needs one",{advice:"Pa\
ss a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; without region and base-url the documents \
are processed on the runner, and no key is needed"});const i=r===void 0?"The service at base-url":(0,E.AP)(r).label,d=new xe(o),h=(0,j.c)({pause:Ie.v}),m=Ae({baseUrl:a,
regionLabel:i,...Ge(n),store:d,countPages:async(p,w)=>await h(await _e(p),w),sleep:p=>(0,P.setTimeout)(p),secrets:[n]});return{isLocal:!1,check:({name:p,params:w})=>m.
check(p,w),open:()=>Promise.resolve({execute:(p,w)=>(0,Me.g)(p,w,m,d),lanes:s??4,close:d.close,abandon:d.close}),place:r===void 0?"by the service at base-url":`\
in the region ${i}`}}function Xe(t,e){try{return t===void 0?(0,E.l_)(e):(0,E.uU)(t,e,!1,"Remove base-url, or remove region")}catch(n){const{message:s,advice:o}=(0,u.
l3)(n);throw(0,u.G6)([{field:"base-url",message:o===void 0?s:`${s}. ${o}`}])}}function Ve(t){const e=t.toLowerCase(),n=E.pC.find(o=>o===e||(0,E.AP)(o).label.toLowerCase()===
e);if(n!==void 0)return n;const s=E.pC.map(o=>`${o} (${(0,E.AP)(o).label})`).join(", ");throw(0,u.G6)([{field:"region",message:`must be one of ${s}`}])}}),40586:((Q,M,f)=>{
f.d(M,{c:()=>k,continuedNumbers:()=>D,countSelectedPages:()=>G});var P=f(49153),u=f(13140),j=f(84293),x=f(22022),U=f(7390),$=f(69130);async function G(v,E,T){const O=[];
for(const l of v){const c=await l;try{O.push(await L(c,E,T))}catch(y){throw(0,P.xx)((0,P.l3)(y),O.length+1,c.name)}}return O}async function L({bytes:v},{pages:E,
open_password:T},{pause:O,limits:l,signal:c}){const y=N(new $.o(O,c),l),b=await(0,U.E)(v,y,{password:T});return(0,u.k1)(E,b.pages.count).length}function N(v,E){
const T={...j.M,...E};return{pace:v,limits:T,memory:new x.c(T)}}function k({pause:v,limits:E}){return async({bytes:T},O)=>{const l=N(new $.o(v),E);try{return(await(0,U.
E)(T,l,{password:O})).pages.count}catch{return}}}function D(v,E){const T=v.reduce((l,c)=>l+c,E)-1;let O=E;return v.map(l=>{const c={first_number:O,last_number:Math.
max(T,0)};return O+=l,c})}}),72982:((Q,M,f)=>{f.d(M,{$t:()=>v,AP:()=>$,DK:()=>U,l_:()=>k,pC:()=>j,uU:()=>L});var P=f(49153);const u={global:{label:"Global",address:"\
https://api.pdfblocks.com"},us:{label:"United States"},hipaa:{label:"US HIPAA"},eu:{label:"European Union",address:"https://eu.api.pdfblocks.com"},uk:{label:"Un\
ited Kingdom"},ca:{label:"Canada"},au:{label:"Australia"},jp:{label:"Japan"},in:{label:"India"},br:{label:"Brazil"}},j=Object.keys(u),x=new Set(Object.values(u).
flatMap(({address:c})=>c===void 0?[]:[new URL(c).hostname]));function U(c){const y=O(c)?.hostname.replace(/\.$/,"")??"";return x.has(y)}const $=c=>u[c];function G(c){
return Object.hasOwn(u,c)}function L(c,y,b=!1,R="Remove the base address, or choose Self-Hosted"){const{label:z,address:I}=$(c),_=y?.trim()||I;if(_===void 0)throw new P.
zU("configuration",`The address of the region ${z} is not published`,{advice:"Enter the base address that the provider of the service has given you, or choose a\
nother region"});const B=k(_,b);if(I!==void 0&&N(B)!==I)throw new P.zU("configuration",`The region ${z} has its own address, and the base address is another`,{advice:R});
return B}function N(c){const{protocol:y,hostname:b,port:R}=new URL(c);return`${y}//${b.replace(/\.$/,"")}${R&&`:${R}`}`}function k(c,y=!1){const b=O(c.trim());if(!b||
!/^https?:$/.test(b.protocol))throw l("is not a web address such as https://pdf.example.com");if(b.username!==""||b.password!=="")throw l("must not hold a user \
name or a password");if(b.search!==""||b.hash!=="")throw l("must not have a query (?) or a fragment (#)");if(b.protocol==="http:"&&!E(b.hostname)&&!(y&&T(b.hostname)))
throw l("must start with https://: a key must not travel unencrypted",`Use https://. Plain HTTP is allowed for localhost${y?" and for private addresses":""} onl\
y`);return`${b.origin}${b.pathname.replace(/(?:\/v1)?\/*$/,"")}`}function D(c){const y=O(c);return y?.protocol==="http:"&&!E(y.hostname)}function v(c){const y=O(
/^https?:\/\//i.test(c)?c:`http://${c}`)?.hostname??"unknown.invalid";return E(y)?"thisMachine":T(y)?"privateNetwork":"internet"}function E(c){return c==="local\
host"||c==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(c)}function T(c){return/^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(c)?/^[\d.]+$/.test(c):c.startsWith("[")?
/^\[f[cd]/.test(c):!c.includes(".")||/\.(local|internal|localhost|lan|home\.arpa)$/.test(c)}function O(c){try{return new URL(c)}catch{return}}const l=(c,y)=>new P.
zU("configuration",`The base address ${c}`,y===void 0?{}:{advice:y})}),57529:((Q,M,f)=>{f.d(M,{AD:()=>k,Dm:()=>G,JN:()=>j,P9:()=>x,dg:()=>N,eV:()=>$,ik:()=>E,ur:()=>u});
var P=f(72982);const u={attempts:4,base:500,cap:3e4,longestRetryAfter:12e4};function j(l,c,y){return y()*Math.min(c.cap,c.base*2**l)}function x(l,c){const y=l["\
retry-after"]?.trim()??"";if(/^\d+$/.test(y))return Number(y)*1e3;const b=(U(y)??NaN)-(U(l.date??"")??c);return b>0?b:void 0}function U(l){if(!/^[A-Za-z]{3,9},? .*\d\d:\d\d:\d\d/.
test(l))return;const c=Date.parse(l);return Number.isFinite(c)?c:void 0}function $(l){const c=Math.ceil(l/1e3);if(c<120)return c===1?"1 second":`${c} seconds`;const y=Math.
ceil(c/60),b=Math.ceil(y/60);return y<120?`${y} minutes`:b<=48?`${b} hours`:"more than two days"}const G=l=>l===429||l>=500&&l<=599,L=new Set(["ECONNRESET","ECO\
NNABORTED","ECONNREFUSED","EPIPE","ETIMEDOUT","ESOCKETTIMEDOUT","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH","ERR_STREAM_PREMATURE_CLOSE","ERR_PROXY_TUNNEL","UND_ER\
R_SOCKET","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT","UND_ERR_BODY_TIMEOUT","UND_ERR_RES_CONTENT_LENGTH_MISMATCH","TimeoutError"]);function N(l){return O(
l).some(c=>L.has(c))}function k(l){return O(l).findLast(c=>/^[A-Z][A-Z0-9_]{2,60}$/.test(c)||c==="TimeoutError")}const D=new Set(["DEPTH_ZERO_SELF_SIGNED_CERT",
"SELF_SIGNED_CERT_IN_CHAIN","UNABLE_TO_GET_ISSUER_CERT","UNABLE_TO_GET_ISSUER_CERT_LOCALLY","UNABLE_TO_VERIFY_LEAF_SIGNATURE"]),v=new Set(["EPROTO","ERR_SSL_WRO\
NG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"]);function E(l,c){return l===void 0||!(D.has(l)||v.has(l))?"Check the base address, the network and its prox\
y":D.has(l)?"Node.js does not know the authority of its certificate: set the environment variable NODE_EXTRA_CA_CERTS to the file with the authority's certifica\
te":`The server seems to answer without TLS: ${T(c)}`}function T({baseUrl:l,plainHttp:c}){const y=(0,P.$t)(l),b="write http:// instead of https:// in the base a\
ddress";return y==="thisMachine"||y==="privateNetwork"&&c===!0?b:y==="privateNetwork"&&c===!1?`${b}, and switch on Allow Plain HTTP`:"let it answer with https:/\
/, such as behind a reverse proxy, because a key must not travel unencrypted"}function O(l){const c=[],y=new Set,b=R=>{if(typeof R!="object"||R===null||y.has(R)||
y.size>20)return;y.add(R);const{code:z,name:I,cause:_,errors:B}=R;for(const Y of[z,I])typeof Y=="string"&&c.push(Y);b(_),Array.isArray(B)&&B.forEach(b)};return b(
l),c}})};
