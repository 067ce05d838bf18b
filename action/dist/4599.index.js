"use strict";exports.id=4599,exports.ids=[4599],exports.modules={4599:((Q,M,f)=>{f.r(M),f.d(M,{chooseRegion:()=>Be});var U=f(8500),u=f(9153),z=f(586),j=f(1966),C=f(1184),v=f(
2145),G=f(3140);const D=1028;class k extends Error{cause;constructor(e){super("the answer broke off"),this.cause=e}}async function R(t){const e=t[Symbol.asyncIterator](),
n=[];let s=0;for(;s<D;){const a=await e.next().catch(i=>{throw new k(i)});if(a.done===!0)break;n.push(a.value),s+=a.value.length}const o=Buffer.concat(n),r=async function*(){
try{yield o,yield*{[Symbol.asyncIterator]:()=>e}}finally{await e.return?.()}};return{peeked:o.subarray(0,D),body:r()}}async function A(t,e){const n=[];let s=0;for await(const o of t)
if(n.push(o),s+=o.length,s>e)return{bytes:Buffer.concat(n).subarray(0,e),isWhole:!1};return{bytes:Buffer.concat(n),isWhole:!0}}var T=f(6512),E=f(2982);function $(t,e){
return e?new Promise((n,s)=>{const o=()=>s((0,u.KW)());e.aborted&&o(),e.addEventListener("abort",o,{once:!0}),t.then(n,s).finally(()=>e.removeEventListener("abo\
rt",o))}):t}const O="/openapi.json",m=2*1024*1024,c=5e3,y=8;function b(t,e){const{extension:n,fields:s}=(0,v.zI)(t);if(n)return{name:t,fields:void 0};const o=Object.
entries(s).filter(([r,a])=>{const i=e[r];return a.extension&&i!==void 0&&i!==("default"in a?a.default:void 0)}).map(([r])=>r);return o.length>0?{name:t,fields:o}:
void 0}async function P(t,e){const n=(0,E.DK)(e.base)?t:x(t,await Ut(t,e));if(n)throw F(n,e.label)}function x({name:t,fields:e},n){const s=n.get((0,C.XM)(t));if(!e)
return s?void 0:{name:t,fields:e};const o=e.filter(r=>!s?.has(r));return o.length>0?{name:t,fields:o}:void 0}const I="process locally, or use a service that off\
ers it",_=({fields:t=["operation"]},e)=>t.map(n=>({field:n,message:e})),F=(t,e)=>(0,u.G6)(_(t,`is not offered by ${e}: ${I}`).map(n=>n.field==="pages"&&(0,v.zI)(
t.name).fields.first_page?{...n,message:Y(e)}:n)),Y=t=>`must be one range at ${t}, such as 2..5, 3 or 4.. (which runs to the last page): write it so, ${I}`;function Nt(t,e,n){
const s=`is not part of the contract of the service, and ${e} could not be asked whether it offers it (${n}): ${I}`,o=_(t,s);return new u.zU("configuration",(0,u.
G6)(o).message,{issues:o})}async function Ut(t,e){const{base:n,label:s,memory:o,signal:r}=e;if(r?.aborted)throw(0,u.KW)();const a=o.capabilities(n);if(a&&!x(t,a))
return a;const i=await $(o.once(`describe ${n}`,()=>Ct(e)),r);if(typeof i=="string")throw Nt(t,s,i);return x(t,i)||o.rememberCapabilities(n,i),i}async function Ct({
base:t,describe:e}){if(!e)return"this program cannot ask it";let n;try{n=await e({url:`${t}${O}`,timeout:c,maximumBytes:m})}catch{return`${O} was not answered w\
ithin ${c/1e3} seconds`}const{status:s,body:o}=n;return s===404?new Map:s>=300&&s<=399?`${O} was answered with a redirect (${s})`:s!==200?`${O} was answered wit\
h status ${s}`:o.length>m?`${O} is longer than ${m} bytes`:Lt(o)}function Lt(t){const e=new Map,n=(0,T.q)(t);if(B(n,"info","x-octavo")!==1)return e;for(const[s,
o]of Object.entries(X(B(n,"paths")))){const r=dt(n,B(dt(n,B(o,"post","requestBody")),"content","multipart/form-data","schema"));e.set(s,new Set(Object.keys(X(B(
r,"properties")))))}return e}function dt(t,e){let n=e;for(let s=0;s<y;s++){const o=B(n,"$ref");if(typeof o!="string")return n;if(!o.startsWith("#/"))return;const r=o.
slice(2).split("/");n=B(t,...r.map(a=>a.replaceAll("~1","/").replaceAll("~0","~")))}}function B(t,...e){let n=t;for(const s of e)n=Object.hasOwn(X(n),s)?X(n)[s]:
void 0;return n}const X=t=>typeof t=="object"&&t!==null?t:{};var Dt=f(7995),kt=f(3599),It=f(6996),ut=f(2212);function Mt(t,e){const n=[];for(const[s,o]of Object.
entries((0,v.zI)(t).fields)){const r=e[s];r===void 0||r===Ft(o)||n.push([s,xt(r)?r:(0,It.lF)(r)])}return n}class ft{failure;begun=[];read({name:e,size:n,open:s},o){
const r=_t(n,s,a=>{const i=(0,u.l3)(a);this.failure=o===void 0?i:(0,u.xx)(i,o,e)});return this.begun.push(r),r}end(){for(const e of this.begun)e.return(void 0).
catch(()=>{})}}function zt(t,e,n=new ft){const s=new kt.fS;for(const[o,r]of t.entries()){const a=()=>n.read(r,t.length===1?void 0:o+1);s.append("file",new lt((0,ut.
Fl)(r.name,o),"application/pdf",r.size,a))}for(const[o,r]of e)typeof r=="string"?s.append(o,r):s.append(o,new lt((0,ut.Fl)(r.name,0),"",r.bytes.length,()=>q(r.bytes)));
return s}function jt(t){const e=new Dt.Vi(t),{contentType:n,contentLength:s}=e;return{headers:{"Content-Type":n,...s===void 0?{}:{"Content-Length":s}},body:e.encode()}}
const He=({name:t,bytes:e})=>({name:t,size:e.length,open:()=>q(e)}),xt=t=>typeof t=="object"&&t.bytes instanceof Uint8Array;class lt{name;type;size;stream;lastModified=0;[Symbol.
toStringTag]="File";constructor(e,n,s,o){this.name=e,this.type=n,this.size=s,this.stream=o}}const ht=65536;async function*_t(t,e,n){try{let s=0;for await(const o of e()){
if(s+=o.length,s>t)break;yield*q(o)}if(s!==t)throw new u.zU("unreadable_document","The PDF document changed while it was sent",{advice:"Run it again when nothin\
g writes to the document"})}catch(s){throw n(s),s}}async function*q(t){for(let e=0;e<t.length;e+=ht)yield t.subarray(e,e+ht)}function Ft(t){return"default"in t?
t.default:void 0}const Bt=10*6e4,Gt=100;class Wt{now;paths=new Map;offers=new Map;pending=new Map;constructor(e=Date.now){this.now=e}path(e){return this.paths.get(
e)}rememberPath(e,n){pt(this.paths,e,n)}capabilities(e){const n=this.offers.get(e);return n&&n.until>this.now()?n.capabilities:void 0}rememberCapabilities(e,n){
pt(this.offers,e,{capabilities:n,until:this.now()+Bt})}async once(e,n){const s=this.pending.get(e);if(s)return s;const o=n().finally(()=>this.pending.delete(e));
return this.pending.set(e,o),o}}function pt(t,e,n){t.delete(e),t.set(e,n);for(const s of t.keys()){if(t.size<=Gt)return;t.delete(s)}}var tt=f(1853),N=f(7529);const mt=300,
Ht=50,Kt=1024*1024;function Yt(t,e,n=[],s=Date.now){const{status:o}=t,{title:r,issues:a,told:i}=Vt(t,n),d=i===""?"":`: ${i}`,l={status:o,issues:a};if(o>=300&&o<=
399)return new u.zU("service_failure",`${e} answered with a redirect (${o})${ee(t)}`,{...l,advice:"Octavo does not follow redirects with an API key: correct the\
 base address"});switch(o){case 400:return Xt(a,r,d,e);case 401:return new u.zU("unauthorized",`${e} refused the API key in the header X-API-Key (401)`,{...l,advice:"\
Check that the API key is complete and has not been revoked"});case 406:return new u.zU("not_acceptable",`${e} cannot answer in a format that Octavo reads (406)${d}`,
l);case 413:return new u.zU("too_large",`The documents are larger than ${e} accepts (413)${d}`,{...l,advice:"Split the input into smaller documents, or process \
it locally"});case 429:return new u.zU("rate_limited",`${e} asks to slow down (429)${wt(t,s," and")}${d}`,{...l,advice:"Send fewer requests at a time, or try ag\
ain later"});case 504:if(yt(t))return new u.zU("time_limit",`The work took longer than ${e} allows (504)`,{...l,advice:"Split the input into smaller documents, \
or process it locally"});break}const p=(0,N.Dm)(o)?wt(t,s," and asks"):"";return new u.zU("service_failure",`${e} answered with status ${o}${p}${d}`,{...l,...o===
404?{advice:"Check the base address: this operation does not exist there"}:{}})}function wt({headers:t},e,n){const s=(0,N.P9)(t,e())??0;return s===0?"":`${n} to\
 try again in ${(0,N.eV)(s)}`}const yt=({status:t,headers:e})=>t===504&&(0,tt.P)(e["content-type"]??"")==="application/problem+json";function et(t,e,n){const s=nt(
(0,tt.P)(t.headers["content-type"]??""))||"no content type";return new u.zU("service_failure",`${n} answered with ${s} instead of ${e}`,{status:t.status,advice:"\
Check the base address: something other than the service may have answered, such as a proxy or a login page"})}function Xt(t,e,n,s){if(t.length===0)return new u.
zU("invalid_parameters",`${s} refused the request (400)${n}`,{status:400});const o=t.every(({field:d})=>d==="file")?t[0]:void 0,r=t.find(({document:d})=>d!==void 0)?.
document?.position,a=o?.message.endsWith(u.Yu)?"unreadable_document":"invalid_parameters",{advice:i}=(0,u.O$)("");return new u.zU(a,(0,u.G6)(t).message||e,{issues:t,
status:400,...r===void 0?{}:{position:r},...a==="unreadable_document"&&i!==void 0?{advice:i}:{}})}function Vt({headers:t,body:e},n){const s=Buffer.from(e.buffer,
e.byteOffset,e.byteLength).toString("utf8"),o=/[/+]json$/.test((0,tt.P)(t["content-type"]??""))||/^\s*\{/.test(s)?(0,T.q)(s):void 0,r=d=>nt(qt(d,n));if((0,T.G)(
o)){const d=typeof o.title=="string"?r(o.title):"";return{title:d,issues:Zt(o.errors,r),told:d}}const i=s.replace(/<(script|style|head)\b[\s\S]*?(<\/\1>|$)/gi,"\
 ").replace(/<[^<>]*>/g," ").split(`
`).map(r).find(d=>d!=="");return{title:"",issues:[],told:i??""}}function Zt(t,e){return typeof t!="object"||t===null?[]:Object.entries(t).flatMap(([n,s])=>(Array.
isArray(s)?s:[s]).filter(o=>typeof o=="string").map(o=>Jt(e(n),e(o)))).slice(0,Ht)}function Jt(t,e){const[,n="",s,o]=/^(Document (\d{1,6})(?: \((.*?)\))?: )/.exec(
e)??[],r=[...new Set(e.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g))].filter(a=>Qt.has(a));return{field:t,message:e.slice(n.length),...r.length>0&&{mentions:r},...s!==void 0&&
{document:{position:Number(s),...o!==void 0&&{name:o}}}}}const Qt=new Set(v.qj.flatMap(t=>[t,...Object.keys((0,v.zI)(t).fields)]));function qt(t,e){return e.filter(
n=>n!=="").sort((n,s)=>s.length-n.length).reduce((n,s)=>s.length<4?te(n,s):n.replaceAll(s,"***"),t)}function te(t,e){const n=e.replace(/[\\^$.*+?()[\]{}|/]/g,"\\\
$&");return t.replace(new RegExp(`(?<![\\p{L}\\p{N}])${n}(?![\\p{L}\\p{N}])`,"gu"),"***")}function ee({headers:t}){const e=t.location?.split(/[?#]/)[0]??"";return e===
""?"":` to ${nt(e.replace(/\/\/[^/@]*@/,"//"))}`}function nt(t){const e=[...t.replace(ne," ").replace(/\s+/g," ").trim()];return e.length>mt?`${e.slice(0,mt).join(
"")}…`:e.join("")}const ne=/[\p{Cc}\u2028\u2029]/gu;var se=f(6009);const oe="octavo-outcome",st=8192,gt=300;function Ke({notes:t,facts:e,documents:n,files:s=[]}){
const o={notes:t,facts:e,documents:n.map(({name:p,bytes:h,...w})=>w),files:s.map(({mediaType:p,facts:h})=>({mediaType:p,facts:h}))},r=re(o),a=Object.fromEntries(
Object.entries(e).filter(([,p])=>!Array.isArray(p))),i=Object.keys(e).filter(p=>!Object.hasOwn(a,p)),d=W([...r,...bt(Object.keys(e)),...t]),l=[o,{...W([...r,...t]),
facts:e},{...W([...r,...bt(i),...t]),facts:a},d];for(const p of l){const h=ot(p);if(h.length<=st)return h}return ot(W(ae(d.notes)))}function re({documents:t,files:e}){
const n=t.filter(o=>Object.keys(o).length>0).length+e.length;return n===0?[]:[{code:"results_left_out",message:`The facts about ${n===1?"1 result":`${n} results`}\
 do not fit into the header of the response: process locally to read them.`}]}const bt=t=>t.length===0?[]:[{code:"facts_left_out",message:`Some facts do not fit\
 into the header of the response: process locally to read ${t.join(", ")}.`}],W=t=>({notes:t,facts:{},documents:[],files:[]}),ot=t=>ue(JSON.stringify(t));function ae(t){
const e=[];for(const n of t.map(ie)){const s=[...e,n,Et(t.length)];ot(W(s)).length<=st&&e.push(n)}return e.length<t.length?[...e,Et(t.length-e.length)]:e}function ie(t){
const e=[...t.message];return e.length>gt?{...t,message:`${e.slice(0,gt-1).join("")}…`}:t}const Et=t=>({code:"notes_left_out",message:`${t} ${t===1?"note does":
"notes do"} not fit into the header of the response: process locally to read all notes.`}),ce=t=>({code:"service_note",message:t});function de(t){const e=H(t===
void 0||t.length>st?void 0:(0,T.q)(t));return{notes:V(e.notes).flatMap(n=>{const{code:s,message:o,mentions:r}=H(n);if(typeof s!="string"||typeof o!="string")return[];
const a=V(r).filter(d=>typeof d=="string");return[{...(0,se.mm)(s)?{code:s,message:o}:ce(o),...a.length>0&&{mentions:a}}]}),facts:Ot(e.facts),documents:V(e.documents).
map(n=>{const s=H(n),o=a=>Number.isSafeInteger(s[a])?{[a]:s[a]}:{},r=typeof s.title=="string"?{title:s.title}:{};return{...o("pageCount"),...o("firstPage"),...o(
"lastPage"),...r}}),files:V(e.files).map(n=>{const{mediaType:s,facts:o}=H(n);return{mediaType:typeof s=="string"?s:"application/octet-stream",facts:Ot(o)}})}}function Ot(t){
const e=n=>["string","number","boolean"].includes(typeof n)||Array.isArray(n)&&["string","number"].some(s=>n.every(o=>typeof o===s));return Object.fromEntries(Object.
entries(H(t)).filter(([,n])=>e(n)))}const V=t=>Array.isArray(t)?t:[],H=t=>(0,T.G)(t)?t:{},ue=t=>t.replace(/[\u007f-\uffff]/g,e=>`\\u${e.charCodeAt(0).toString(16).
padStart(4,"0")}`);var fe=f(6010);const rt=64*1024*1024,le={pdf:{times:100,bytes:2**31},pdfs:{times:1e3,bytes:2**31+rt},files:{times:1e3,bytes:2**31+rt},data:{times:100,
bytes:256*1024*1024}};class he{sent;label;most;taken=0;constructor(e,n,s){this.sent=n,this.label=s;const{times:o,bytes:r}=le[e];this.most=Math.min(r,rt+n*o)}take(e){
if(this.taken+=e,this.taken>this.most)throw this.tooLong()}check(e){if(Number(e??0)>this.most)throw this.tooLong()}async*bounded(e){for await(const n of e)this.
take(n.length),yield n}tooLong(){const e=`more than ${this.most} bytes for documents of ${this.sent} bytes`;return new u.zU("limit_exceeded",`The answer of ${this.
label} is too long: ${e}`,{advice:"Check the base address, or process the documents locally"})}}async function pe(t,e,n){try{const{status:s,headers:o,body:r}=t;
return s===200?{outcome:await me(t,e,n)}:{refusal:{status:s,headers:o,body:(await A(r,Kt)).bytes}}}finally{t.close()}}async function me(t,{name:e,documents:n,sent:s,
label:o,signal:r},a){const{output:i}=(0,v.zI)(e),d=de(t.headers[oe]),{notes:l,facts:p}=d,h=new he(i,s,o);switch(h.check(t.headers["content-length"]),i){case"dat\
a":return{documents:n,notes:l,facts:p,data:await we(t,h,o)};case"files":{const w={mediaType:"application/octet-stream",facts:{}},g=[];for(const[S,K]of(await Tt(
t,h)).entries())g.push({...d.files[S]??w,...await a.put(K)});return{documents:[],notes:l,facts:p,files:g}}case"pdfs":{const w=await Tt(t,h);if(w.length===0||!w.
every(({bytes:S})=>vt(S)))throw et(t,"the parts of a PDF document",o);const g=[];for(const[S,K]of w.entries())g.push({...d.documents[S],...await a.put(K)});return{
documents:g,notes:l,facts:p}}case"pdf":{if(!vt(t.peeked))throw et(t,"a PDF document",o);const w=await a.keep(n[0]?.name??"document.pdf",t.body,r,h);return{documents:[
{...d.documents[0],...w}],notes:l,facts:p}}default:return i}}async function Tt({headers:t,body:e},n){return(0,fe.l1)(await $t(e,n),t["content-type"]??"")}async function we(t,e,n){
const s=(0,T.q)(await $t(t.body,e));if((0,T.G)(s))return s;throw et(t,"a JSON object",n)}const $t=async(t,e)=>(await A(e.bounded(t),e.most)).bytes;function vt(t){
return Buffer.from(t.buffer,t.byteOffset,Math.min(t.byteLength,D)).includes("%PDF-")}const ye=3e5,ge=32*1024*1024,be={pdf:"application/pdf",pdfs:"application/zi\
p",files:"application/zip",data:"application/json"};function Ee(t){const e=(0,E.l_)(t.baseUrl,t.plainHttp),n=t.regionLabel,s=t.memory??new Wt(t.now),o={...N.ur,
attempts:Math.max(1,t.attempts??N.ur.attempts)},r={base:e,label:n,describe:t.describe,memory:s};return{async check(a,i){await At(a,i,r)},async run(a,i,d,{signal:l}={}){
try{const p=d,h=(0,j._)(a,i);if(h.length>0)throw(0,u.G6)(h);const w=await At(a,p,{...r,signal:l}),g={name:a,documents:i,base:e,label:n,policy:o,options:t,memory:s,
request:Te(a,l,t.timeout)},S=await $e({...g,entries:Mt(a,w)});if("refusal"in S)throw Yt(S.refusal,n,Se(a,w,t.secrets),t.now);return await Re(S.outcome,w,t.countPages)}catch(p){
throw(0,u.l3)(p)}}}}async function At(t,e,n){const s=b(t,e);if(!s)return e;const o=Oe(t,e,s);try{return await P(s,n),e}catch(r){if(!o||!(r instanceof u.zU)||r.code===
"cancelled")throw r;const a=b(t,o);return a&&await P(a,n),o}}function Oe(t,e,{fields:n}){const{pages:s}=e;if(!n?.includes("pages")||typeof s!="string"||!(0,v.zI)(
t).fields.first_page)return;const o=(0,G.m7)(s);if(!o)return;const{pages:r,...a}=e;return{...a,first_page:o.first,last_page:o.last}}function Te(t,e,n=ye){return{
method:"POST",headers:{Accept:`${be[(0,v.zI)(t).output]}, application/problem+json`},timeout:n,...e?{signal:e}:{}}}async function $e(t){const e=(0,C.XM)(t.name),
n=(0,v.zI)(t.name).aliases?.[0];if(n===void 0)return it(t,e);const s=`${t.base} ${t.name}`,o=t.memory.path(s)??e,r=o===e?n:e;let a=o,i=await it(t,a);return at(i,
d=>d===404)&&(i=await it(t,a=r)),at(i,d=>d===404)||t.memory.rememberPath(s,a),i}const at=(t,e)=>"refusal"in t&&e(t.refusal.status);async function it(t,e){const{
label:n,policy:s,options:o,request:r}=t,{sleep:a,random:i=Math.random,now:d=Date.now}=o,{signal:l}=r;for(let p=0;;p++){if(l?.aborted)throw(0,u.KW)();const h=p+1>=
s.attempts;let w=(0,N.JN)(p,s,i);try{const g=await $(ve(t,e),l);if(h||!at(g,N.Dm)||yt(g.refusal)||(w=(0,N.P9)(g.refusal.headers,d())??w,w>s.longestRetryAfter))return g}catch(g){
if(l?.aborted)throw(0,u.KW)();if(g instanceof u.zU&&g.code!=="network")throw g;if(h||!((0,N.dg)(g)||g instanceof u.zU))throw Pe(g,n,p+1,o)}await $(a(w),l)}}async function ve(t,e){
const{name:n,documents:s,entries:o,base:r,label:a,options:i,request:d}=t,l=new ft,p=()=>zt(s,o,l);try{const h=await i.transport({...d,url:`${r}${e}`,form:p}),w=Ae(
s,o);return await pe(h,{name:n,documents:s,sent:w,label:a,signal:d.signal},i.store).catch(g=>{throw g instanceof u.zU?g:new k(g)})}catch(h){throw l.failure??h}finally{
l.end()}}const Ae=(t,e)=>t.reduce((n,{size:s})=>n+s,0)+e.reduce((n,[,s])=>n+(typeof s=="string"?s.length:s.bytes.length),0);async function Re(t,e,n){const{documents:s,
data:o}=t;if(!n||o||s.every(({pageCount:i})=>i!==void 0))return t;const r=[e.password,e.user_password,e.open_password].find(i=>typeof i=="string"),a=[];for(const i of s){
const l=i.pageCount===void 0&&i.size<=ge?await n(i,r):i.pageCount,p=a.at(-1),h=a.length===0?1:p?.lastPage===void 0?void 0:p.lastPage+1,w=s.length>1&&l!==void 0&&
h!==void 0;a.push({...w?{firstPage:h,lastPage:h+l-1}:{},...i,...l===void 0?{}:{pageCount:l}})}return{...t,documents:a}}function Se(t,e,n=[]){const s=Object.entries(
(0,v.zI)(t).fields).filter(([,o])=>o.kind==="text"&&o.secret).map(([o])=>e[o]);return[...n,...s.filter(o=>typeof o=="string")]}function Pe(t,e,n,s){if(t instanceof
u.zU)return t;const o=(0,N.AD)(t),r=`${n===1?"":` in ${n} attempts`}${o===void 0?"":` (${o})`}`;return t instanceof k?new u.zU("network",`The answer of ${e} bro\
ke off${r}`,{advice:"Check the network and its proxy, or process locally"}):new u.zU("network",`${e} was not reached${r}`,{advice:`${(0,N.ik)(o,s)}, or process \
locally`})}var Ne=f(1078),Ue=f(8227),ct=f(3024),L=f(1455),Ce=f(8161),Le=f(6760),Z=f.n(Le),De=f(477),Rt=f(9105),J=f(7563);class ke{places;folder;serial=0;constructor(e){
this.places=e}read=async e=>{const n=Z().resolve(this.places.workspace,e),s=await(0,L.open)(n).catch(o=>{throw(0,J.NZ)(o)});try{const{buffer:o,bytesRead:r}=await s.
read({buffer:Buffer.alloc(J.gY.length),position:0});return(0,J.wm)(o.subarray(0,r)),St(Z().posix.basename(e),n,(await s.stat()).size,!1)}finally{await s.close()}};sizeOf=({
size:e})=>e;write=async({file:e,isTemporary:n},s)=>{if(!n)return await(0,L.copyFile)(e,s,ct.constants.COPYFILE_EXCL);await(0,L.rename)(e,s).catch(async o=>{if((0,De.
xU)(o)!=="EXDEV")throw o;await(0,L.copyFile)(e,s,ct.constants.COPYFILE_EXCL)})};release=async e=>{const n=e.filter(({isTemporary:s})=>s);await Promise.all(n.map(
({file:s})=>(0,L.unlink)(s).catch(()=>{})))};close=async()=>{this.folder&&await(0,L.rm)(await this.folder,{recursive:!0,force:!0,maxRetries:3})};keep=(e,n,s,o)=>this.
toFile(e,o.bounded(n));put=({name:e,bytes:n})=>this.toFile(e,Me(n));async toFile(e,n){const s=Z().join(await this.temporaryFolder(),`${++this.serial}.pdf`);let o=0;
const r={isBroken:!1},a=async function*(){try{for await(const i of n)o+=i.length,yield i}catch(i){throw r.isBroken=!0,i}};try{await(0,L.writeFile)(s,a(),{flag:"\
wx"})}catch(i){throw await(0,L.unlink)(s).catch(()=>{}),r.isBroken?i:(0,Rt.z)(s,i)}return St(e,s,o,!0)}temporaryFolder(){const e=this.places.temporary??(0,Ce.tmpdir)();
return this.folder??=(0,L.mkdtemp)(Z().join(e,"octavo-")).catch(n=>{throw(0,Rt.z)(e,n)})}}const Ie=async({name:t,file:e})=>({name:t,bytes:await(0,L.readFile)(e)}),
St=(t,e,n,s)=>({name:t,file:e,size:n,isTemporary:s,async*open(){try{yield*(0,ct.createReadStream)(e)}catch(o){throw(0,J.NZ)(o)}}});async function*Me(t){yield t}
var ze=f(7075),Pt=f(2958);function je(t,e=n=>AbortSignal.timeout(n)){const n=new Pt.EnvHttpProxyAgent({headersTimeout:0,bodyTimeout:0}),s=new Set,o=async(r,a,{timeout:i,
signal:d})=>{const l=new AbortController,p=Fe(l,[e(i),...d?[d]:[]]);s.add(p);const h=()=>{s.delete(p);for(const{one:w,end:g}of p)w.removeEventListener("abort",g);
l.abort()};try{const{statusCode:w,headers:g,body:S}=await(0,Pt.request)(r,{...a,dispatcher:n,signal:l.signal});return S.on("error",()=>{}),{status:w,headers:_e(
g),content:S,close:h}}catch(w){const g=l.signal.aborted;throw h(),g?w:xe(w)}};return{transport:async({method:r,url:a,headers:i,form:d,timeout:l,signal:p})=>{const h=jt(
d()),w={...i,...h.headers,"X-API-Key":t},{content:g,...S}=await o(a,{method:r,headers:w,body:ze.Readable.from(h.body)},{timeout:l,signal:p});try{return{...S,...await R(
g)}}catch(K){throw S.close(),K}},describe:async({url:r,timeout:a,maximumBytes:i})=>{const d={Accept:"application/json"},{status:l,content:p,close:h,...w}=await o(
r,{method:"GET",headers:d},{timeout:a});try{return{status:l,headers:w.headers,body:(await A(p,i+1)).bytes}}finally{h()}}}}const xe=t=>t.code==="UND_ERR_ABORTED"?
Object.assign(new Error("The proxy refused to connect"),{code:"ERR_PROXY_TUNNEL"}):t,_e=t=>Object.fromEntries(Object.entries(t).map(([e,n])=>[e,String(n)]));function Fe(t,e){
return e.map(n=>{const s=()=>t.abort(n.reason);return n.aborted?s():n.addEventListener("abort",s),{one:n,end:s}})}function Be({region:t,baseUrl:e,apiKey:n,concurrency:s},o){
const r=t===""?void 0:We(t),a=Ge(r,e);if(n==="")throw new u.zU("configuration","api-key is empty, and a region needs one",{advice:"Pass a secret: api-key: ${{ s\
ecrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; without region and base-url the documents are processed on the runner\
, and no key is needed"});const i=r===void 0?"The service at base-url":(0,E.AP)(r).label,d=new ke(o),l=(0,z.c)({pause:Ne.v}),p=Ee({baseUrl:a,regionLabel:i,...je(
n),store:d,countPages:async(h,w)=>await l(await Ie(h),w),sleep:h=>(0,U.setTimeout)(h),secrets:[n]});return{isLocal:!1,check:({name:h,params:w})=>p.check(h,w),open:()=>Promise.
resolve({execute:(h,w)=>(0,Ue.g)(h,w,p,d),lanes:s??4,close:d.close,abandon:d.close}),place:r===void 0?"by the service at base-url":`in the region ${i}`}}function Ge(t,e){
try{return t===void 0?(0,E.l_)(e):(0,E.uU)(t,e,!1,"Remove base-url, or remove region")}catch(n){const{message:s,advice:o}=(0,u.l3)(n);throw(0,u.G6)([{field:"bas\
e-url",message:o===void 0?s:`${s}. ${o}`}])}}function We(t){const e=t.toLowerCase(),n=E.pC.find(o=>o===e||(0,E.AP)(o).label.toLowerCase()===e);if(n!==void 0)return n;
const s=E.pC.map(o=>`${o} (${(0,E.AP)(o).label})`).join(", ");throw(0,u.G6)([{field:"region",message:`must be one of ${s}`}])}}),586:((Q,M,f)=>{f.d(M,{c:()=>D,continuedNumbers:()=>k,
countSelectedPages:()=>v});var U=f(9153),u=f(3140),z=f(4293),j=f(7390),C=f(9130);async function v(R,A,T){const E=[];for(const $ of R){const O=await $;try{E.push(
await G(O,A,T))}catch(m){throw(0,U.xx)((0,U.l3)(m),E.length+1,O.name)}}return E}async function G({bytes:R},{pages:A,open_password:T},{pause:E,limits:$,signal:O}){
const m={pace:new C.o(E,O),limits:{...z.M,...$}},c=await(0,j.E)(R,m,{password:T});return(0,u.k1)(A,c.pages.count).length}function D({pause:R,limits:A}){return async({
bytes:T},E)=>{const $={pace:new C.o(R),limits:{...z.M,...A}};try{return(await(0,j.E)(T,$,{password:E})).pages.count}catch{return}}}function k(R,A){const T=R.reduce(
($,O)=>$+O,A)-1;let E=A;return R.map($=>{const O={first_number:E,last_number:Math.max(T,0)};return E+=$,O})}}),2982:((Q,M,f)=>{f.d(M,{$t:()=>T,AP:()=>v,DK:()=>C,
l_:()=>R,pC:()=>z,uU:()=>D});var U=f(9153);const u={global:{label:"Global",address:"https://api.pdfblocks.com"},us:{label:"United States"},hipaa:{label:"US HIPA\
A"},eu:{label:"European Union",address:"https://eu.api.pdfblocks.com"},uk:{label:"United Kingdom"},ca:{label:"Canada"},au:{label:"Australia"},jp:{label:"Japan"},
in:{label:"India"},br:{label:"Brazil"}},z=Object.keys(u),j=new Set(Object.values(u).flatMap(({address:c})=>c===void 0?[]:[new URL(c).hostname]));function C(c){const y=O(
c)?.hostname.replace(/\.$/,"")??"";return j.has(y)}const v=c=>u[c];function G(c){return Object.hasOwn(u,c)}function D(c,y,b=!1,P="Remove the base address, or ch\
oose Self-Hosted"){const{label:x,address:I}=v(c),_=y?.trim()||I;if(_===void 0)throw new U.zU("configuration",`The address of the region ${x} is not published`,{
advice:"Enter the base address that the provider of the service has given you, or choose another region"});const F=R(_,b);if(I!==void 0&&k(F)!==I)throw new U.zU(
"configuration",`The region ${x} has its own address, and the base address is another`,{advice:P});return F}function k(c){const{protocol:y,hostname:b,port:P}=new URL(
c);return`${y}//${b.replace(/\.$/,"")}${P&&`:${P}`}`}function R(c,y=!1){const b=O(c.trim());if(!b||!/^https?:$/.test(b.protocol))throw m("is not a web address s\
uch as https://pdf.example.com");if(b.username!==""||b.password!=="")throw m("must not hold a user name or a password");if(b.search!==""||b.hash!=="")throw m("m\
ust not have a query (?) or a fragment (#)");if(b.protocol==="http:"&&!E(b.hostname)&&!(y&&$(b.hostname)))throw m("must start with https://: a key must not trav\
el unencrypted",`Use https://. Plain HTTP is allowed for localhost${y?" and for private addresses":""} only`);return`${b.origin}${b.pathname.replace(/\/+$/,"")}`}
function A(c){const y=O(c);return y?.protocol==="http:"&&!E(y.hostname)}function T(c){const y=O(/^https?:\/\//i.test(c)?c:`http://${c}`)?.hostname??"unknown.inv\
alid";return E(y)?"thisMachine":$(y)?"privateNetwork":"internet"}function E(c){return c==="localhost"||c==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(c)}function $(c){
return/^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(c)?/^[\d.]+$/.test(c):c.startsWith("[")?/^\[f[cd]/.test(c):!c.includes(".")||/\.(local|internal|localhost|lan|home\.arpa)$/.
test(c)}function O(c){try{return new URL(c)}catch{return}}const m=(c,y)=>new U.zU("configuration",`The base address ${c}`,y===void 0?{}:{advice:y})}),7529:((Q,M,f)=>{
f.d(M,{AD:()=>R,Dm:()=>G,JN:()=>z,P9:()=>j,dg:()=>k,eV:()=>v,ik:()=>E,ur:()=>u});var U=f(2982);const u={attempts:4,base:500,cap:3e4,longestRetryAfter:12e4};function z(m,c,y){
return y()*Math.min(c.cap,c.base*2**m)}function j(m,c){const y=m["retry-after"]?.trim()??"";if(/^\d+$/.test(y))return Number(y)*1e3;const b=(C(y)??NaN)-(C(m.date??
"")??c);return b>0?b:void 0}function C(m){if(!/^[A-Za-z]{3,9},? .*\d\d:\d\d:\d\d/.test(m))return;const c=Date.parse(m);return Number.isFinite(c)?c:void 0}function v(m){
const c=Math.ceil(m/1e3);if(c<120)return c===1?"1 second":`${c} seconds`;const y=Math.ceil(c/60),b=Math.ceil(y/60);return y<120?`${y} minutes`:b<=48?`${b} hours`:
"more than two days"}const G=m=>m===429||m>=500&&m<=599,D=new Set(["ECONNRESET","ECONNABORTED","ECONNREFUSED","EPIPE","ETIMEDOUT","ESOCKETTIMEDOUT","EAI_AGAIN",
"ENETUNREACH","EHOSTUNREACH","ERR_STREAM_PREMATURE_CLOSE","ERR_PROXY_TUNNEL","UND_ERR_SOCKET","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT","UND_ERR_BODY_\
TIMEOUT","UND_ERR_RES_CONTENT_LENGTH_MISMATCH","TimeoutError"]);function k(m){return O(m).some(c=>D.has(c))}function R(m){return O(m).findLast(c=>/^[A-Z][A-Z0-9_]{2,60}$/.
test(c)||c==="TimeoutError")}const A=new Set(["DEPTH_ZERO_SELF_SIGNED_CERT","SELF_SIGNED_CERT_IN_CHAIN","UNABLE_TO_GET_ISSUER_CERT","UNABLE_TO_GET_ISSUER_CERT_L\
OCALLY","UNABLE_TO_VERIFY_LEAF_SIGNATURE"]),T=new Set(["EPROTO","ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"]);function E(m,c){return m===void 0||
!(A.has(m)||T.has(m))?"Check the base address, the network and its proxy":A.has(m)?"Node.js does not know the authority of its certificate: set the environment \
variable NODE_EXTRA_CA_CERTS to the file with the authority's certificate":`The server seems to answer without TLS: ${$(c)}`}function $({baseUrl:m,plainHttp:c}){
const y=(0,U.$t)(m),b="write http:// instead of https:// in the base address";return y==="thisMachine"||y==="privateNetwork"&&c===!0?b:y==="privateNetwork"&&c===
!1?`${b}, and switch on Allow Plain HTTP`:"let it answer with https://, such as behind a reverse proxy, because a key must not travel unencrypted"}function O(m){
const c=[],y=new Set,b=P=>{if(typeof P!="object"||P===null||y.has(P)||y.size>20)return;y.add(P);const{code:x,name:I,cause:_,errors:F}=P;for(const Y of[x,I])typeof Y==
"string"&&c.push(Y);b(_),Array.isArray(F)&&F.forEach(b)};return b(m),c}})};
