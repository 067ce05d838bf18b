"use strict";exports.id=1231,exports.ids=[1231],exports.modules={41231:((q,D,u)=>{u.r(D),u.d(D,{chooseRegion:()=>Qe});var U=u(58500),l=u(58552),_=u(37922),I=u(18102),M=u(3621),
S=u(68747),v=u(85893),B=u(29082),k=u(95379);const C=1028;class x extends Error{cause;constructor(e){super("the answer broke off"),this.cause=e}}async function A(t){
const e=t[Symbol.asyncIterator](),n=[];let s=0;for(;s<C;){const a=await e.next().catch(c=>{throw new x(c)});if(a.done===!0)break;n.push(a.value),s+=a.value.length}
const o=Buffer.concat(n),r=async function*(){try{yield o,yield*{[Symbol.asyncIterator]:()=>e}}finally{await e.return?.()}};return{peeked:o.subarray(0,C),body:r()}}
async function T(t,e){const n=[];let s=0;for await(const o of t)if(n.push(o),s+=o.length,s>e)return{bytes:Buffer.concat(n).subarray(0,e),isWhole:!1};return{bytes:Buffer.
concat(n),isWhole:!0}}var E=u(61729),b=u(79962);function O(t,e){return e?new Promise((n,s)=>{const o=()=>s((0,l.WN)());e.aborted&&o(),e.addEventListener("abort",
o,{once:!0}),t.then(n,s).finally(()=>e.removeEventListener("abort",o))}):t}const i="/openapi.json",d=2*1024*1024,y=5e3,$=8;function P(t,e){const{extension:n=!1,
fields:s}=(0,v.zI)(t),o=Object.entries(s).filter(([r,a])=>(n||a.extension)&&(0,v.qR)(a,e[r])).map(([r])=>r);return n||o.length>0?{name:t,isWhole:n,fields:o}:void 0}
async function z(t,e){const n=(0,b.DK)(e.base)?t:j(t,await Mt(t,e));if(n)throw X(n,e.label)}function j(t,e){const n=e.get((0,S.XM)(t.name));if(t.isWhole&&!n)return t;
const s=t.fields.filter(o=>!n?.has(o));return s.length>0?{name:t.name,isWhole:!1,fields:s}:void 0}const F="process locally, or use a service that offers it",K=({
isWhole:t,fields:e},n)=>(t?["operation"]:e).map(s=>({field:s,message:n})),X=(t,e)=>(0,l.G6)(K(t,`is not offered by ${e}: ${F}`).map(n=>n.field==="pages"&&(0,v.zI)(
t.name).fields.first_page?{...n,message:Dt(e)}:n)),Dt=t=>`must be one range at ${t}, such as 2..5, 3 or 4.. (which runs to the last page): write it so, ${F}`;function It(t,e,n){
const s=`is not part of the contract of the service, and ${e} could not be asked whether it offers it (${n}): ${F}`,o=K(t,s);return new l.zU("configuration",(0,l.
G6)(o).message,{issues:o})}async function Mt(t,e){const{base:n,label:s,memory:o,signal:r}=e;if(r?.aborted)throw(0,l.WN)();const a=o.capabilities(n);if(a&&!j(t,a))
return a;const c=await O(o.once(`describe ${n}`,()=>kt(e)),r);if(typeof c=="string")throw It(t,s,c);return j(t,c)||o.rememberCapabilities(n,c),c}async function kt({
base:t,describe:e}){if(!e)return"this program cannot ask it";let n;try{n=await e({url:`${t}${i}`,timeout:y,maximumBytes:d})}catch{return`${i} was not answered w\
ithin ${y/1e3} seconds`}const{status:s,body:o}=n;return s===404?new Map:s>=300&&s<=399?`${i} was answered with a redirect (${s})`:s!==200?`${i} was answered wit\
h status ${s}`:o.length>d?`${i} is longer than ${d} bytes`:xt(o)}function xt(t){const e=new Map,n=(0,E.q)(t);if(W(n,"info","x-octavo")!==1)return e;for(const[s,
o]of Object.entries(V(W(n,"paths")))){const r=ut(n,W(ut(n,W(o,"post","requestBody")),"content","multipart/form-data","schema"));e.set(s,new Set(Object.keys(V(W(
r,"properties")))))}return e}function ut(t,e){let n=e;for(let s=0;s<$;s++){const o=W(n,"$ref");if(typeof o!="string")return n;if(!o.startsWith("#/"))return;const r=o.
slice(2).split("/");n=W(t,...r.map(a=>a.replaceAll("~1","/").replaceAll("~0","~")))}}function W(t,...e){let n=t;for(const s of e)n=Object.hasOwn(V(n),s)?V(n)[s]:
void 0;return n}const V=t=>typeof t=="object"&&t!==null?t:{};var zt=u(77995),jt=u(83599),lt=u(38248);function Ft(t,e){const n=[];for(const[s,o]of Object.entries(
(0,v.zI)(t).fields)){const r=e[s];if(!(r===void 0||!(0,v.qR)(o,r)))if(Wt(r))for(const a of r)n.push([s,{...a,name:encodeURIComponent(a.name)}]);else n.push([s,pt(
r)?r:(0,I.lF)(r)])}return n}class ht{failure;begun=[];read({name:e,size:n,open:s},o){const r=Gt(n,s,a=>{const c=(0,l.l3)(a);this.failure=o===void 0?c:(0,l.xx)(c,
o,e)});return this.begun.push(r),r}end(){for(const e of this.begun)e.return(void 0).catch(()=>{})}}function _t(t,e,n=new ht){const s=new jt.fS;for(const[o,r]of t.
entries()){const a=()=>n.read(r,t.length===1?void 0:o+1);s.append("file",new mt((0,lt.Fl)(r.name,o),"application/pdf",r.size,a))}for(const[o,r]of e)typeof r=="s\
tring"?s.append(o,r):s.append(o,new mt((0,lt.Fl)(r.name,0),"",r.bytes.length,()=>tt(r.bytes)));return s}function Bt(t){const e=new zt.Vi(t),{contentType:n,contentLength:s}=e;
return{headers:{"Content-Type":n,...s===void 0?{}:{"Content-Length":s}},body:e.encode()}}const nn=({name:t,bytes:e})=>({name:t,size:e.length,open:()=>tt(e)}),Wt=t=>Array.
isArray(t)&&t.every(e=>typeof e=="object"),pt=t=>typeof t=="object"&&"bytes"in t&&t.bytes instanceof Uint8Array;class mt{name;type;size;stream;lastModified=0;[Symbol.
toStringTag]="File";constructor(e,n,s,o){this.name=e,this.type=n,this.size=s,this.stream=o}}const yt=65536;async function*Gt(t,e,n){try{let s=0;for await(const o of e()){
if(s+=o.length,s>t)break;yield*tt(o)}if(s!==t)throw new l.zU("unreadable_document","The PDF document changed while it was sent",{advice:"Run it again when nothi\
ng writes to the document"})}catch(s){throw n(s),s}}async function*tt(t){for(let e=0;e<t.length;e+=yt)yield t.subarray(e,e+yt)}const Ht=10*6e4,Kt=100;class Yt{now;paths=new Map;offers=new Map;pending=new Map;constructor(e=Date.
now){this.now=e}path(e){return this.paths.get(e)}rememberPath(e,n){wt(this.paths,e,n)}capabilities(e){const n=this.offers.get(e);return n&&n.until>this.now()?n.
capabilities:void 0}rememberCapabilities(e,n){wt(this.offers,e,{capabilities:n,until:this.now()+Ht})}async once(e,n){const s=this.pending.get(e);if(s)return s;const o=n().
finally(()=>this.pending.delete(e));return this.pending.set(e,o),o}}function wt(t,e,n){t.delete(e),t.set(e,n);for(const s of t.keys()){if(t.size<=Kt)return;t.delete(
s)}}var et=u(46377),Xt=u(98446),N=u(54185);const Vt=300,Jt=50,J="Check the base address: something other than the service may have answered, such as a proxy or \
a login page",Zt=1024*1024;function Qt(t,e,n=[],s=Date.now){const{status:o}=t,{title:r,issues:a,told:c}=ee(t,n),f=c===""?"":`: ${c}`,h={status:o,issues:a};if(o>=
300&&o<=399)return new l.zU("service_failure",`${e} answered with a redirect (${o})${ie(t)}`,{...h,advice:"Octavo does not follow redirects with an API key: cor\
rect the base address"});switch(o){case 400:return te(a,r,f,e);case 401:return new l.zU("unauthorized",`${e} refused the API key in the header X-API-Key (401)`,
{...h,advice:"Check that the API key is complete and has not been revoked"});case 406:return new l.zU("not_acceptable",`${e} cannot answer in a format that Octa\
vo reads (406)${f}`,{...h,advice:J});case 413:return new l.zU("too_large",`The documents are larger than ${e} accepts (413)${f}`,{...h,advice:"Split the input i\
nto smaller documents, or process it locally"});case 429:return new l.zU("rate_limited",`${e} asks to slow down (429)${gt(t,s," and")}${f}`,{...h,advice:"Send f\
ewer requests at a time, or try again later"});case 504:if(bt(t))return new l.zU("time_limit",`The work took longer than ${e} allows (504)`,{...h,advice:"Split \
the input into smaller documents, or process it locally"});break}const p=(0,N.Dm)(o)?gt(t,s," and asks"):"";return new l.zU("service_failure",`${e} answered wit\
h status ${o}${p}${f}`,{...h,advice:qt(o,r!=="")})}function qt(t,e){return t===404?"Check the base address: this operation does not exist there":t===402||t===403?
`The API key may lack the right to this operation, or your plan may not include it: check both with the provider of the service${e?"":". A proxy or a firewall m\
ay also have refused the request"}`:t<500&&!(0,N.Dm)(t)?J:"The fault is at the service or on the way to it. Try again later; if the fault stays, tell the provid\
er of the service"}function gt({headers:t},e,n){const s=(0,N.P9)(t,e())??0;return s===0?"":`${n} to try again in ${(0,N.eV)(s)}`}const bt=({status:t,headers:e})=>t===
504&&(0,et.P)(e["content-type"]??"")==="application/problem+json";function nt(t,e,n){const s=ot((0,et.P)(t.headers["content-type"]??""))||"no content type";return new l.
zU("service_failure",`${n} answered with ${s} instead of ${e}`,{status:t.status,advice:J})}function te(t,e,n,s){if(t.length===0)return new l.zU("invalid_paramet\
ers",`${s} refused the request (400)${n}`,{status:400,...n===""?{advice:J}:{}});const o=[...new Set(t.map(({document:c})=>c?.position))],[r,...a]=o.map(c=>st(t.
filter(({document:f})=>f?.position===c),e));return a.length===0||o.includes(void 0)?st(t,e):st(t,e,[r,...a])}function st(t,e,[n,...s]=[]){if(n){const{code:f,message:h,
position:p,advice:m}=n;return new l.zU(f,h,{issues:t,status:400,others:s,...p===void 0?{}:{position:p},...m===void 0?{}:{advice:m}})}const o=t.every(({field:f})=>f===
"file")?t[0]:void 0,r=t.find(({document:f})=>f!==void 0)?.document?.position,a=o?.message.endsWith(l.Yu)?"unreadable_document":"invalid_parameters",{advice:c}=(0,l.
O$)("");return new l.zU(a,(0,l.G6)(t).message||e,{issues:t,status:400,...r===void 0?{}:{position:r},...a==="unreadable_document"&&c!==void 0?{advice:c}:{}})}function ee({
headers:t,body:e},n){const s=Buffer.from(e.buffer,e.byteOffset,e.byteLength).toString("utf8"),o=/[/+]json$/.test((0,et.P)(t["content-type"]??""))||/^\s*\{/.test(
s)?(0,E.q)(s):void 0,r=f=>ot(re(f,n));if((0,E.G)(o)){const f=typeof o.title=="string"?r(o.title):"";return{title:f,issues:ne(o.errors,r),told:f}}const c=s.replace(
/<(script|style|head)\b[\s\S]*?(<\/\1>|$)/gi," ").replace(/<[^<>]*>/g," ").split(`
`).map(r).find(f=>f!=="");return{title:"",issues:[],told:c??""}}function ne(t,e){return typeof t!="object"||t===null?[]:Object.entries(t).flatMap(([n,s])=>(Array.
isArray(s)?s:[s]).filter(o=>typeof o=="string").map(o=>se(e(n),e(o)))).slice(0,Jt)}function se(t,e){const[,n="",s,o]=/^(Document (\d{1,6})(?: \((.*?)\))?: )/.exec(
e)??[],r=[...new Set(e.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g))].filter(a=>oe.has(a));return{field:t,message:e.slice(n.length),...r.length>0&&{mentions:r},...s!==void 0&&
{document:{position:Number(s),...o!==void 0&&{name:o}}}}}const oe=new Set(v.qj.flatMap(t=>[t,...Object.keys((0,v.zI)(t).fields)]));function re(t,e){return e.filter(
n=>n!=="").sort((n,s)=>s.length-n.length).reduce((n,s)=>s.length<4?ae(n,s):n.replaceAll(s,"***"),t)}function ae(t,e){const n=e.replace(/[\\^$.*+?()[\]{}|/]/g,"\\\
$&");return t.replace(new RegExp(`(?<![\\p{L}\\p{N}])${n}(?![\\p{L}\\p{N}])`,"gu"),"***")}function ie({headers:t}){const e=t.location?.split(/[?#]/)[0]??"";return e===
""?"":` to ${ot(e.replace(/\/\/[^/@]*@/,"//"))}`}function ot(t){return(0,Xt.Bu)(t.replace(ce," ").replace(/\s+/g," ").trim(),Vt)}const ce=/[\p{Cc}\u2028\u2029]/gu;
function sn({description:t,unit:e,when:n}){return[e===void 0?t:`${t}, in ${e}`,...n===void 0?[]:[n]].map(o=>`${o}.`).join(" ")}const fe=t=>typeof t=="number"&&Number.
isSafeInteger(t)&&t>=0,Et=(t,e)=>Array.isArray(t)&&t.every(n=>typeof n===e);function de(t,e){switch(t){case"count":return fe(e);case"number":return typeof e=="n\
umber";case"text":return typeof e=="string";case"flag":return typeof e=="boolean";case"texts":return Et(e,"string");case"numbers":return Et(e,"number");default:
return t}}function Ot(t,e={}){const n=(s,o)=>Object.hasOwn(e,s)&&de(e[s].type,o);return Object.fromEntries(Object.entries(t).filter(([s,o])=>n(s,o)))}var ue=u(10442);
const le="octavo-outcome",rt=8192,he=300;function on({notes:t,facts:e,documents:n,files:s=[]}){const o={notes:t,facts:e,documents:n.map(({name:p,bytes:m,match:w,
...g})=>g),files:s.map(({mediaType:p,facts:m})=>({mediaType:p,facts:m}))},r=pe(o),a=Object.fromEntries(Object.entries(e).filter(([,p])=>!Array.isArray(p))),c=Object.
keys(e).filter(p=>!Object.hasOwn(a,p)),f=Y([...r,...Tt(Object.keys(e)),...t]),h=[o,{...Y([...r,...t]),facts:e},{...Y([...r,...Tt(c),...t]),facts:a},f];for(const p of h){
const m=at(p);if(m.length<=rt)return m}return at(Y(me(f.notes)))}function pe({documents:t,files:e}){const n=t.filter(o=>Object.keys(o).length>0).length+e.length;
return n===0?[]:[{code:"results_left_out",message:`The facts about ${countNoun(n,"result")} do not fit into the header of the response: process locally to read \
them.`}]}const Tt=t=>t.length===0?[]:[{code:"facts_left_out",message:`Some facts do not fit into the header of the response: process locally to read ${t.join(",\
 ")}.`}],Y=t=>({notes:t,facts:{},documents:[],files:[]}),at=t=>be(JSON.stringify(t));function me(t){const e=[];for(const n of t.map(ye)){const s=[...e,n,vt(t.length)];
at(Y(s)).length<=rt&&e.push(n)}return e.length<t.length?[...e,vt(t.length-e.length)]:e}const ye=t=>({...t,message:shortenText(t.message,he-1)}),vt=t=>({code:"no\
tes_left_out",message:`${countNoun(t,"note does","notes do")} not fit into the header of the response: process locally to read all notes.`}),we=t=>({code:"servi\
ce_note",message:t});function ge(t,e){const n=(0,v.zI)(t),s=G(e===void 0||e.length>rt?void 0:(0,E.q)(e));return{notes:Z(s.notes).flatMap(o=>{const{code:r,message:a,
mentions:c}=G(o);if(typeof r!="string"||typeof a!="string")return[];const f=Z(c).filter(p=>typeof p=="string");return[{...(0,ue.mm)(r)?{code:r,message:a}:we(a),
...f.length>0&&{mentions:f}}]}),facts:Ot(G(s.facts),n.facts),documents:Z(s.documents).map(o=>{const r=G(o),a=f=>Number.isSafeInteger(r[f])?{[f]:r[f]}:{},c=typeof r.
title=="string"?{title:r.title}:{};return{...a("pageCount"),...a("firstPage"),...a("lastPage"),...c}}),files:Z(s.files).map(o=>{const{mediaType:r,facts:a}=G(o);
return{mediaType:typeof r=="string"?r:"application/octet-stream",facts:Ot(G(a),n.resultFacts)}})}}const Z=t=>Array.isArray(t)?t:[],G=t=>(0,E.G)(t)?t:{},be=t=>t.
replace(/[\u007f-\uffff]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,"0")}`);var Ee=u(70691);const it=64*1024*1024,Oe={pdf:{times:100,bytes:2**31},pdfs:{
times:1e3,bytes:2**31+it},files:{times:1e3,bytes:2**31+it},data:{times:100,bytes:256*1024*1024},text:{times:1e3,bytes:256*1024*1024}};class Te{sent;label;most;taken=0;constructor(e,n,s){
this.sent=n,this.label=s;const{times:o,bytes:r}=Oe[e];this.most=Math.min(r,it+n*o)}take(e){if(this.taken+=e,this.taken>this.most)throw this.tooLong()}check(e){if(Number(
e??0)>this.most)throw this.tooLong()}async*bounded(e){for await(const n of e)this.take(n.length),yield n}tooLong(){const e=`more than ${this.most} bytes for doc\
uments of ${this.sent} bytes`;return new l.zU("limit_exceeded",`The answer of ${this.label} is too long: ${e}`,{advice:"Check the base address, or process the d\
ocuments locally"})}}async function ve(t,e,n){try{const{status:s,headers:o,body:r}=t;return s===200?{outcome:await $e(t,e,n)}:{refusal:{status:s,headers:o,body:(await T(
r,Zt)).bytes}}}finally{t.close()}}async function $e(t,{name:e,documents:n,sent:s,label:o,signal:r},a){const{output:c}=(0,v.zI)(e),f=ge(e,t.headers[le]),{notes:h,
facts:p}=f,m=new Te(c,s,o);switch(m.check(t.headers["content-length"]),c){case"data":case"text":return{documents:n,notes:h,facts:p,data:await Ae(t,m,o)};case"fi\
les":{const w={mediaType:"application/octet-stream",facts:{}},g=[];for(const[R,H]of(await $t(t,m)).entries())g.push({...f.files[R]??w,...await a.put(H)});return{
documents:[],notes:h,facts:p,files:g}}case"pdfs":{const w=await $t(t,m);if(w.length===0||!w.every(({bytes:R})=>Rt(R)))throw nt(t,"the parts of a PDF document",o);
const g=[];for(const[R,{match:H,...en}]of w.entries())g.push({...f.documents[R],...H!==void 0&&{match:H},...await a.put(en)});return{documents:g,notes:h,facts:p}}case"\
pdf":{if(!Rt(t.peeked))throw nt(t,"a PDF document",o);const w=await a.keep(n[0]?.name??"document.pdf",t.body,r,m);return{documents:[{...f.documents[0],...w}],notes:h,
facts:p}}default:return c}}async function $t({headers:t,body:e},n){return(0,Ee.l1)(await At(e,n),t["content-type"]??"")}async function Ae(t,e,n){const s=(0,E.q)(
await At(t.body,e));if((0,E.G)(s))return s;throw nt(t,"a JSON object",n)}const At=async(t,e)=>(await T(e.bounded(t),e.most)).bytes;function Rt(t){return Buffer.
from(t.buffer,t.byteOffset,Math.min(t.byteLength,C)).includes("%PDF-")}const Re=3e5,Ne=32*1024*1024,Se={pdf:"application/pdf",pdfs:"application/zip",files:"appl\
ication/zip",data:"application/json",text:"application/json"};function Pe(t){const e=(0,b.l_)(t.baseUrl,t.plainHttp),n=t.regionLabel,s=t.memory??new Yt(t.now),o={
...N.ur,attempts:Math.max(1,t.attempts??N.ur.attempts)},r={base:e,label:n,describe:t.describe,memory:s};return{ports:k.i2,async check(a,c){await Nt(a,c,r)},async run(a,c,f,{
signal:h}={}){try{const p=f,m=(0,M._i)(a,c);if(m.length>0)throw(0,l.G6)(m);const w=await Nt(a,p,{...r,signal:h}),g={name:a,documents:c,base:e,label:n,policy:o,options:t,
memory:s,request:Ce(a,h,t.timeout)},R=await Le({...g,entries:Ft(a,w)});if("refusal"in R)throw Qt(R.refusal,n,ke(a,w,t.secrets),t.now);return await Me(R.outcome,
w,t.countPages)}catch(p){throw(0,l.l3)(p)}}}}async function Nt(t,e,n){const s=P(t,e);if(!s)return e;const o=Ue(t,e,s);try{return await z(s,n),e}catch(r){if(!o||
!(r instanceof l.zU)||r.code==="cancelled")throw r;const a=P(t,o);return a&&await z(a,n),o}}function Ue(t,e,{fields:n}){const{pages:s}=e;if(!n.includes("pages")||
typeof s!="string"||!(0,v.zI)(t).fields.first_page)return;const o=(0,B.m7)(s);if(!o)return;const{pages:r,...a}=e;return{...a,first_page:o.first,last_page:o.last}}
function Ce(t,e,n=Re){const{output:s,partsHaveMatch:o}=(0,v.zI)(t);return{method:"POST",headers:{Accept:`${o?"application/json":Se[s]}, application/problem+json`},
timeout:n,...e?{signal:e}:{}}}async function Le(t){const e=(0,S.XM)(t.name),n=(0,v.zI)(t.name).aliases?.[0];if(n===void 0)return ft(t,e);const s=`${t.base} ${t.
name}`,o=t.memory.path(s)??e,r=o===e?n:e;let a=o,c=await ft(t,a);return ct(c,f=>f===404)&&(c=await ft(t,a=r)),ct(c,f=>f===404)||t.memory.rememberPath(s,a),c}const ct=(t,e)=>"\
refusal"in t&&e(t.refusal.status);async function ft(t,e){const{label:n,policy:s,options:o,request:r}=t,{sleep:a,random:c=Math.random,now:f=Date.now}=o,{signal:h}=r;
for(let p=0;;p++){if(h?.aborted)throw(0,l.WN)();const m=p+1>=s.attempts;let w=(0,N.JN)(p,s,c);try{const g=await O(De(t,e),h);if(m||!ct(g,N.Dm)||bt(g.refusal)||(w=
(0,N.P9)(g.refusal.headers,f())??w,w>s.longestRetryAfter))return g}catch(g){if(h?.aborted)throw(0,l.WN)();if(g instanceof l.zU&&g.code!=="network")throw g;if(m||
!((0,N.dg)(g)||g instanceof l.zU))throw ze(g,n,p+1,o)}await O(a(w),h)}}async function De(t,e){const{name:n,documents:s,entries:o,base:r,label:a,options:c,request:f}=t,
h=new ht,p=()=>_t(s,o,h);try{const m=await c.transport({...f,url:`${r}${e}`,form:p}),w=Ie(s,o);return await ve(m,{name:n,documents:s,sent:w,label:a,signal:f.signal},
c.store).catch(g=>{throw g instanceof l.zU?g:new x(g)})}catch(m){throw h.failure??m}finally{h.end()}}const Ie=(t,e)=>t.reduce((n,{size:s})=>n+s,0)+e.reduce((n,[
,s])=>n+(typeof s=="string"?s.length:s.bytes.length),0);async function Me(t,e,n){const{documents:s,data:o}=t;if(!n||o||s.every(({pageCount:c})=>c!==void 0))return t;
const r=[e.password,e.user_password,e.open_password].find(c=>typeof c=="string"),a=[];for(const c of s){const h=c.pageCount===void 0&&c.size<=Ne?await n(c,r):c.
pageCount,p=a.at(-1),m=a.length===0?1:p?.lastPage===void 0?void 0:p.lastPage+1,w=s.length>1&&h!==void 0&&m!==void 0;a.push({...w?{firstPage:m,lastPage:m+h-1}:{},
...c,...h===void 0?{}:{pageCount:h}})}return{...t,documents:a}}function ke(t,e,n=[]){const s=Object.entries((0,v.zI)(t).fields).flatMap(([o,r])=>{const a=(0,v.$f)(
r)?e[o]:void 0;return typeof a=="string"?[a]:a!==void 0&&pt(a)?xe(a.bytes):[]});return[...n,...s]}function xe(t){const e=(0,I.iL)(t);return typeof e=="string"?e.
split(/\r?\n/).filter(n=>n.trim()!==""):[]}function ze(t,e,n,s){if(t instanceof l.zU)return t;const o=(0,N.AD)(t),r=`${n===1?"":` in ${n} attempts`}${o===void 0?
"":` (${o})`}`;return t instanceof x?new l.zU("network",`The answer of ${e} broke off${r}`,{advice:"Check the network and its proxy, or process locally"}):new l.
zU("network",`${e} was not reached${r}`,{advice:`${(0,N.ik)(o,s)}, or process locally`})}var je=u(8526),Fe=u(50127),dt=u(73024),L=u(51455),_e=u(48161),Be=u(76760),
Q=u.n(Be),We=u(78941),St=u(98185),Pt=u(68945),Ut=u(73431);class Ge{places;folder;serial=0;constructor(e){this.places=e}read=async e=>{const n=Q().resolve(this.places.
workspace,e),s=await(0,L.open)(n).catch(o=>{throw(0,Ut.NZ)(o)});try{const{buffer:o,bytesRead:r}=await s.read({buffer:Buffer.alloc(Pt.gY.length),position:0});return(0,Pt.
wm)(o.subarray(0,r)),Ct(Q().posix.basename(e),n,(await s.stat()).size,!1)}finally{await s.close()}};sizeOf=({size:e})=>e;write=async({file:e,isTemporary:n},s)=>{
if(!n)return await(0,L.copyFile)(e,s,dt.constants.COPYFILE_EXCL);await(0,L.rename)(e,s).catch(async o=>{if((0,We.xU)(o)!=="EXDEV")throw o;await(0,L.copyFile)(e,
s,dt.constants.COPYFILE_EXCL)})};release=async e=>{const n=e.filter(({isTemporary:s})=>s);await Promise.all(n.map(({file:s})=>(0,L.unlink)(s).catch(()=>{})))};close=async()=>{
this.folder&&await(0,L.rm)(await this.folder,{recursive:!0,force:!0,maxRetries:3})};keep=(e,n,s,o)=>this.toFile(e,o.bounded(n));put=({name:e,bytes:n})=>this.toFile(
e,Ke(n));async toFile(e,n){const s=Q().join(await this.temporaryFolder(),`${++this.serial}.pdf`);let o=0;const r={isBroken:!1},a=async function*(){try{for await(const c of n)
o+=c.length,yield c}catch(c){throw r.isBroken=!0,c}};try{await(0,L.writeFile)(s,a(),{flag:"wx"})}catch(c){throw await(0,L.unlink)(s).catch(()=>{}),r.isBroken?c:
(0,St.z)(s,c)}return Ct(e,s,o,!0)}temporaryFolder(){const e=this.places.temporary??(0,_e.tmpdir)();return this.folder??=(0,L.mkdtemp)(Q().join(e,"octavo-")).catch(
n=>{throw(0,St.z)(e,n)})}}const He=async({name:t,file:e})=>({name:t,bytes:await(0,L.readFile)(e)}),Ct=(t,e,n,s)=>({name:t,file:e,size:n,isTemporary:s,async*open(){
try{yield*(0,dt.createReadStream)(e)}catch(o){throw(0,Ut.NZ)(o)}}});async function*Ke(t){yield t}var Ye=u(57075),Lt=u(92958);function Xe(t,e=n=>AbortSignal.timeout(
n)){const n=new Lt.EnvHttpProxyAgent({headersTimeout:0,bodyTimeout:0}),s=new Set,o=async(r,a,{timeout:c,signal:f})=>{const h=new AbortController,p=Ze(h,[e(c),...f?
[f]:[]]);s.add(p);const m=()=>{s.delete(p);for(const{one:w,end:g}of p)w.removeEventListener("abort",g);h.abort()};try{const{statusCode:w,headers:g,body:R}=await(0,Lt.
request)(r,{...a,dispatcher:n,signal:h.signal});return R.on("error",()=>{}),{status:w,headers:Je(g),content:R,close:m}}catch(w){const g=h.signal.aborted;throw m(),
g?w:Ve(w)}};return{transport:async({method:r,url:a,headers:c,form:f,timeout:h,signal:p})=>{const m=Bt(f()),w={...c,...m.headers,"X-API-Key":t},{content:g,...R}=await o(
a,{method:r,headers:w,body:Ye.Readable.from(m.body)},{timeout:h,signal:p});try{return{...R,...await A(g)}}catch(H){throw R.close(),H}},describe:async({url:r,timeout:a,
maximumBytes:c})=>{const f={Accept:"application/json"},{status:h,content:p,close:m,...w}=await o(r,{method:"GET",headers:f},{timeout:a});try{return{status:h,headers:w.
headers,body:(await T(p,c+1)).bytes}}finally{m()}}}}const Ve=t=>t.code==="UND_ERR_ABORTED"?Object.assign(new Error("The proxy refused to connect"),{code:"ERR_PR\
OXY_TUNNEL"}):t,Je=t=>Object.fromEntries(Object.entries(t).map(([e,n])=>[e,String(n)]));function Ze(t,e){return e.map(n=>{const s=()=>t.abort(n.reason);return n.
aborted?s():n.addEventListener("abort",s),{one:n,end:s}})}function Qe({region:t,baseUrl:e,apiKey:n,concurrency:s},o){const r=t===""?void 0:tn(t),a=qe(r,e);if(n===
"")throw new l.zU("configuration","api-key is empty, and a region needs one",{advice:"Pass a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no sec\
rets to workflows of forks and of Dependabot; without region and base-url the documents are processed on the runner, and no key is needed"});const c=r===void 0?
"The service at base-url":(0,b.AP)(r).label,f=new Ge(o),h=(0,_.c)({pause:je.v}),p=Pe({baseUrl:a,regionLabel:c,...Xe(n),store:f,countPages:async(m,w)=>await h(await He(
m),w),sleep:m=>(0,U.setTimeout)(m),secrets:[n]});return{isLocal:!1,check:({name:m,params:w})=>p.check(m,w),open:()=>Promise.resolve({execute:(m,w)=>(0,Fe.g)(m,w,
p,f),lanes:s??4,close:f.close,abandon:f.close}),place:r===void 0?"by the service at base-url":`in the region ${c}`}}function qe(t,e){try{return t===void 0?(0,b.
l_)(e):(0,b.uU)(t,e,!1,"Remove base-url, or remove region")}catch(n){const{message:s,advice:o}=(0,l.l3)(n);throw(0,l.G6)([{field:"base-url",message:o===void 0?s:
`${s}. ${o}`}])}}function tn(t){const e=t.toLowerCase(),n=b.pC.find(o=>o===e||(0,b.AP)(o).label.toLowerCase()===e);if(n!==void 0)return n;const s=b.pC.map(o=>`${o}\
 (${(0,b.AP)(o).label})`).join(", ");throw(0,l.G6)([{field:"region",message:`must be one of ${s}`}])}}),37922:((q,D,u)=>{u.d(D,{c:()=>C,continuedNumbers:()=>x,countSelectedPages:()=>v});
var U=u(58552),l=u(29082),_=u(42973),I=u(6698),M=u(90966),S=u(72002);async function v(A,T,E){const b=[];for(const O of A){const i=await O;try{b.push(await B(i,T,
E))}catch(d){throw(0,U.xx)((0,U.l3)(d),b.length+1,i.name)}}return b}async function B({bytes:A},{pages:T,open_password:E},{pause:b,limits:O,signal:i}){const d=k(
new S.o(b,i),O),y=await(0,M.E)(A,d,{password:E});return(0,l.k1)(T,y.pages.count).length}function k(A,T){const E={..._.M,...T};return{pace:A,limits:E,memory:new I.
c(E)}}function C({pause:A,limits:T}){return async({bytes:E},b)=>{const O=k(new S.o(A),T);try{return(await(0,M.E)(E,O,{password:b})).pages.count}catch{return}}}function x(A,T){
const E=A.reduce((O,i)=>O+i,T)-1;let b=T;return A.map(O=>{const i={first_number:b,last_number:Math.max(E,0)};return b+=O,i})}}),79962:((q,D,u)=>{u.d(D,{$t:()=>A,
AP:()=>S,DK:()=>M,l_:()=>C,pC:()=>_,uU:()=>B});var U=u(58552);const l={global:{label:"Global",address:"https://api.pdfblocks.com"},us:{label:"United States"},hipaa:{
label:"US HIPAA"},eu:{label:"European Union",address:"https://eu.api.pdfblocks.com"},uk:{label:"United Kingdom"},ca:{label:"Canada"},au:{label:"Australia"},jp:{
label:"Japan"},in:{label:"India"},br:{label:"Brazil"}},_=Object.keys(l),I=new Set(Object.values(l).flatMap(({address:i})=>i===void 0?[]:[new URL(i).hostname]));
function M(i){const d=b(i)?.hostname.replace(/\.$/,"")??"";return I.has(d)}const S=i=>l[i];function v(i){return Object.hasOwn(l,i)}function B(i,d,y=!1,$="Remove\
 the base address, or choose Self-Hosted"){const{label:P,address:z}=S(i),j=d?.trim()||z;if(j===void 0)throw new U.zU("configuration",`The address of the region ${P}\
 is not published`,{advice:"Enter the base address that the provider of the service has given you, or choose another region"});const F=C(j,y);if(z!==void 0&&k(F)!==
z)throw new U.zU("configuration",`The region ${P} has its own address, and the base address is another`,{advice:$});return F}function k(i){const{protocol:d,hostname:y,
port:$}=new URL(i);return`${d}//${y.replace(/\.$/,"")}${$&&`:${$}`}`}function C(i,d=!1){const y=b(i.trim());if(!y||!/^https?:$/.test(y.protocol))throw O("is not\
 a web address such as https://pdf.example.com");if(y.username!==""||y.password!=="")throw O("must not hold a user name or a password");if(y.search!==""||y.hash!==
"")throw O("must not have a query (?) or a fragment (#)");if(y.protocol==="http:"&&!T(y.hostname)&&!(d&&E(y.hostname)))throw O("must start with https://: a key \
must not travel unencrypted",`Use https://. Plain HTTP is allowed for localhost${d?" and for private addresses":""} only`);return`${y.origin}${y.pathname.replace(
/(?:\/v1)?\/*$/,"")}`}function x(i){const d=b(i);return d?.protocol==="http:"&&!T(d.hostname)}function A(i){const d=b(/^https?:\/\//i.test(i)?i:`http://${i}`)?.
hostname??"unknown.invalid";return T(d)?"thisMachine":E(d)?"privateNetwork":"internet"}function T(i){return i==="localhost"||i==="[::1]"||/^127\.\d+\.\d+\.\d+$/.
test(i)}function E(i){return/^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(i)?/^[\d.]+$/.test(i):i.startsWith("[")?/^\[f[cd]/.test(i):!i.includes(".")||/\.(local|internal|localhost|lan|home\.arpa)$/.
test(i)}function b(i){try{return new URL(i)}catch{return}}const O=(i,d)=>new U.zU("configuration",`The base address ${i}`,d===void 0?{}:{advice:d})}),54185:((q,D,u)=>{
u.d(D,{AD:()=>x,Dm:()=>B,JN:()=>I,P9:()=>M,dg:()=>C,eV:()=>v,ik:()=>E,ur:()=>_});var U=u(98446),l=u(79962);const _={attempts:4,base:500,cap:3e4,longestRetryAfter:12e4};
function I(i,d,y){return y()*Math.min(d.cap,d.base*2**i)}function M(i,d){const y=i["retry-after"]?.trim()??"";if(/^\d+$/.test(y))return Number(y)*1e3;const $=(S(
y)??NaN)-(S(i.date??"")??d);return $>0?$:void 0}function S(i){if(!/^[A-Za-z]{3,9},? .*\d\d:\d\d:\d\d/.test(i))return;const d=Date.parse(i);return Number.isFinite(
d)?d:void 0}function v(i){const d=Math.ceil(i/1e3);if(d<120)return(0,U.y_)(d,"second");const y=Math.ceil(d/60),$=Math.ceil(y/60);return y<120?`${y} minutes`:$<=
48?`${$} hours`:"more than two days"}const B=i=>i===429||i>=500&&i<=599,k=new Set(["ECONNRESET","ECONNABORTED","ECONNREFUSED","EPIPE","ETIMEDOUT","ESOCKETTIMEDO\
UT","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH","ERR_STREAM_PREMATURE_CLOSE","ERR_PROXY_TUNNEL","UND_ERR_SOCKET","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT",
"UND_ERR_BODY_TIMEOUT","UND_ERR_RES_CONTENT_LENGTH_MISMATCH","TimeoutError"]);function C(i){return O(i).some(d=>k.has(d))}function x(i){return O(i).findLast(d=>/^[A-Z][A-Z0-9_]{2,60}$/.
test(d)||d==="TimeoutError")}const A=new Set(["DEPTH_ZERO_SELF_SIGNED_CERT","SELF_SIGNED_CERT_IN_CHAIN","UNABLE_TO_GET_ISSUER_CERT","UNABLE_TO_GET_ISSUER_CERT_L\
OCALLY","UNABLE_TO_VERIFY_LEAF_SIGNATURE"]),T=new Set(["EPROTO","ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"]);function E(i,d){return i===void 0||
!(A.has(i)||T.has(i))?"Check the base address, the network and its proxy":A.has(i)?"Node.js does not know the authority of its certificate: set the environment \
variable NODE_EXTRA_CA_CERTS to the file with the authority's certificate":`The server seems to answer without TLS: ${b(d)}`}function b({baseUrl:i,plainHttp:d}){
const y=(0,l.$t)(i),$="write http:// instead of https:// in the base address";return y==="thisMachine"||y==="privateNetwork"&&d===!0?$:y==="privateNetwork"&&d===
!1?`${$}, and switch on Allow Plain HTTP`:"let it answer with https://, such as behind a reverse proxy, because a key must not travel unencrypted"}function O(i){
const d=[],y=new Set,$=P=>{if(typeof P!="object"||P===null||y.has(P)||y.size>20)return;y.add(P);const{code:z,name:j,cause:F,errors:K}=P;for(const X of[z,j])typeof X==
"string"&&d.push(X);$(F),Array.isArray(K)&&K.forEach($)};return $(i),d}})};
