"use strict";exports.id=4599,exports.ids=[4599],exports.modules={84599:((Q,M,f)=>{f.r(M),f.d(M,{chooseRegion:()=>Fe});var P=f(58500),u=f(49153),z=f(40586),x=f(11966),N=f(31184),
v=f(88652),G=f(13140);const L=1028;class U extends Error{cause;constructor(e){super("the answer broke off"),this.cause=e}}async function k(t){const e=t[Symbol.asyncIterator](),
n=[];let s=0;for(;s<L;){const a=await e.next().catch(c=>{throw new U(c)});if(a.done===!0)break;n.push(a.value),s+=a.value.length}const o=Buffer.concat(n),r=async function*(){
try{yield o,yield*{[Symbol.asyncIterator]:()=>e}}finally{await e.return?.()}};return{peeked:o.subarray(0,L),body:r()}}async function D(t,e){const n=[];let s=0;for await(const o of t)
if(n.push(o),s+=o.length,s>e)return{bytes:Buffer.concat(n).subarray(0,e),isWhole:!1};return{bytes:Buffer.concat(n),isWhole:!0}}var T=f(96512),E=f(72982);function $(t,e){
return e?new Promise((n,s)=>{const o=()=>s((0,u.KW)());e.aborted&&o(),e.addEventListener("abort",o,{once:!0}),t.then(n,s).finally(()=>e.removeEventListener("abo\
rt",o))}):t}const O="/openapi.json",l=2*1024*1024,i=5e3,p=8;function b(t,e){const{extension:n,fields:s}=(0,v.zI)(t);if(n)return{name:t,fields:void 0};const o=Object.
entries(s).filter(([r,a])=>{const c=e[r];return a.extension&&c!==void 0&&c!==("default"in a?a.default:void 0)}).map(([r])=>r);return o.length>0?{name:t,fields:o}:
void 0}async function R(t,e){const n=(0,E.DK)(e.base)?t:j(t,await Ut(t,e));if(n)throw B(n,e.label)}function j({name:t,fields:e},n){const s=n.get((0,N.XM)(t));if(!e)
return s?void 0:{name:t,fields:e};const o=e.filter(r=>!s?.has(r));return o.length>0?{name:t,fields:o}:void 0}const I="process locally, or use a service that off\
ers it",_=({fields:t=["operation"]},e)=>t.map(n=>({field:n,message:e})),B=(t,e)=>(0,u.G6)(_(t,`is not offered by ${e}: ${I}`).map(n=>n.field==="pages"&&(0,v.zI)(
t.name).fields.first_page?{...n,message:Y(e)}:n)),Y=t=>`must be one range at ${t}, such as 2..5, 3 or 4.. (which runs to the last page): write it so, ${I}`;function Nt(t,e,n){
const s=`is not part of the contract of the service, and ${e} could not be asked whether it offers it (${n}): ${I}`,o=_(t,s);return new u.zU("configuration",(0,u.
G6)(o).message,{issues:o})}async function Ut(t,e){const{base:n,label:s,memory:o,signal:r}=e;if(r?.aborted)throw(0,u.KW)();const a=o.capabilities(n);if(a&&!j(t,a))
return a;const c=await $(o.once(`describe ${n}`,()=>Ct(e)),r);if(typeof c=="string")throw Nt(t,s,c);return j(t,c)||o.rememberCapabilities(n,c),c}async function Ct({
base:t,describe:e}){if(!e)return"this program cannot ask it";let n;try{n=await e({url:`${t}${O}`,timeout:i,maximumBytes:l})}catch{return`${O} was not answered w\
ithin ${i/1e3} seconds`}const{status:s,body:o}=n;return s===404?new Map:s>=300&&s<=399?`${O} was answered with a redirect (${s})`:s!==200?`${O} was answered wit\
h status ${s}`:o.length>l?`${O} is longer than ${l} bytes`:Lt(o)}function Lt(t){const e=new Map,n=(0,T.q)(t);if(F(n,"info","x-octavo")!==1)return e;for(const[s,
o]of Object.entries(X(F(n,"paths")))){const r=dt(n,F(dt(n,F(o,"post","requestBody")),"content","multipart/form-data","schema"));e.set(s,new Set(Object.keys(X(F(
r,"properties")))))}return e}function dt(t,e){let n=e;for(let s=0;s<p;s++){const o=F(n,"$ref");if(typeof o!="string")return n;if(!o.startsWith("#/"))return;const r=o.
slice(2).split("/");n=F(t,...r.map(a=>a.replaceAll("~1","/").replaceAll("~0","~")))}}function F(t,...e){let n=t;for(const s of e)n=Object.hasOwn(X(n),s)?X(n)[s]:
void 0;return n}const X=t=>typeof t=="object"&&t!==null?t:{};var Dt=f(77995),It=f(83599),Mt=f(6996),ut=f(32212);function kt(t,e){const n=[];for(const[s,o]of Object.
entries((0,v.zI)(t).fields)){const r=e[s];r===void 0||r===Bt(o)||n.push([s,xt(r)?r:(0,Mt.lF)(r)])}return n}class ft{failure;begun=[];read({name:e,size:n,open:s},o){
const r=_t(n,s,a=>{const c=(0,u.l3)(a);this.failure=o===void 0?c:(0,u.xx)(c,o,e)});return this.begun.push(r),r}end(){for(const e of this.begun)e.return(void 0).
catch(()=>{})}}function jt(t,e,n=new ft){const s=new It.fS;for(const[o,r]of t.entries()){const a=()=>n.read(r,t.length===1?void 0:o+1);s.append("file",new lt((0,ut.
Fl)(r.name,o),"application/pdf",r.size,a))}for(const[o,r]of e)typeof r=="string"?s.append(o,r):s.append(o,new lt((0,ut.Fl)(r.name,0),"",r.bytes.length,()=>q(r.bytes)));
return s}function zt(t){const e=new Dt.Vi(t),{contentType:n,contentLength:s}=e;return{headers:{"Content-Type":n,...s===void 0?{}:{"Content-Length":s}},body:e.encode()}}
const Ke=({name:t,bytes:e})=>({name:t,size:e.length,open:()=>q(e)}),xt=t=>typeof t=="object"&&t.bytes instanceof Uint8Array;class lt{name;type;size;stream;lastModified=0;[Symbol.
toStringTag]="File";constructor(e,n,s,o){this.name=e,this.type=n,this.size=s,this.stream=o}}const ht=65536;async function*_t(t,e,n){try{let s=0;for await(const o of e()){
if(s+=o.length,s>t)break;yield*q(o)}if(s!==t)throw new u.zU("unreadable_document","The PDF document changed while it was sent",{advice:"Run it again when nothin\
g writes to the document"})}catch(s){throw n(s),s}}async function*q(t){for(let e=0;e<t.length;e+=ht)yield t.subarray(e,e+ht)}function Bt(t){return"default"in t?
t.default:void 0}const Ft=10*6e4,Gt=100;class Wt{now;paths=new Map;offers=new Map;pending=new Map;constructor(e=Date.now){this.now=e}path(e){return this.paths.get(
e)}rememberPath(e,n){pt(this.paths,e,n)}capabilities(e){const n=this.offers.get(e);return n&&n.until>this.now()?n.capabilities:void 0}rememberCapabilities(e,n){
pt(this.offers,e,{capabilities:n,until:this.now()+Ft})}async once(e,n){const s=this.pending.get(e);if(s)return s;const o=n().finally(()=>this.pending.delete(e));
return this.pending.set(e,o),o}}function pt(t,e,n){t.delete(e),t.set(e,n);for(const s of t.keys()){if(t.size<=Gt)return;t.delete(s)}}var tt=f(71853),S=f(57529);
const mt=300,Ht=50,Kt=1024*1024;function Yt(t,e,n=[],s=Date.now){const{status:o}=t,{title:r,issues:a,told:c}=Vt(t,n),d=c===""?"":`: ${c}`,h={status:o,issues:a};
if(o>=300&&o<=399)return new u.zU("service_failure",`${e} answered with a redirect (${o})${ee(t)}`,{...h,advice:"Octavo does not follow redirects with an API ke\
y: correct the base address"});switch(o){case 400:return Xt(a,r,d,e);case 401:return new u.zU("unauthorized",`${e} refused the API key in the header X-API-Key (\
401)`,{...h,advice:"Check that the API key is complete and has not been revoked"});case 406:return new u.zU("not_acceptable",`${e} cannot answer in a format tha\
t Octavo reads (406)${d}`,h);case 413:return new u.zU("too_large",`The documents are larger than ${e} accepts (413)${d}`,{...h,advice:"Split the input into smal\
ler documents, or process it locally"});case 429:return new u.zU("rate_limited",`${e} asks to slow down (429)${wt(t,s," and")}${d}`,{...h,advice:"Send fewer req\
uests at a time, or try again later"});case 504:if(yt(t))return new u.zU("time_limit",`The work took longer than ${e} allows (504)`,{...h,advice:"Split the inpu\
t into smaller documents, or process it locally"});break}const w=(0,S.Dm)(o)?wt(t,s," and asks"):"";return new u.zU("service_failure",`${e} answered with status\
 ${o}${w}${d}`,{...h,...o===404?{advice:"Check the base address: this operation does not exist there"}:{}})}function wt({headers:t},e,n){const s=(0,S.P9)(t,e())??
0;return s===0?"":`${n} to try again in ${(0,S.eV)(s)}`}const yt=({status:t,headers:e})=>t===504&&(0,tt.P)(e["content-type"]??"")==="application/problem+json";function et(t,e,n){
const s=nt((0,tt.P)(t.headers["content-type"]??""))||"no content type";return new u.zU("service_failure",`${n} answered with ${s} instead of ${e}`,{status:t.status,
advice:"Check the base address: something other than the service may have answered, such as a proxy or a login page"})}function Xt(t,e,n,s){if(t.length===0)return new u.
zU("invalid_parameters",`${s} refused the request (400)${n}`,{status:400});const o=t.every(({field:d})=>d==="file")?t[0]:void 0,r=t.find(({document:d})=>d!==void 0)?.
document?.position,a=o?.message.endsWith(u.Yu)?"unreadable_document":"invalid_parameters",{advice:c}=(0,u.O$)("");return new u.zU(a,(0,u.G6)(t).message||e,{issues:t,
status:400,...r===void 0?{}:{position:r},...a==="unreadable_document"&&c!==void 0?{advice:c}:{}})}function Vt({headers:t,body:e},n){const s=Buffer.from(e.buffer,
e.byteOffset,e.byteLength).toString("utf8"),o=/[/+]json$/.test((0,tt.P)(t["content-type"]??""))||/^\s*\{/.test(s)?(0,T.q)(s):void 0,r=d=>nt(qt(d,n));if((0,T.G)(
o)){const d=typeof o.title=="string"?r(o.title):"";return{title:d,issues:Jt(o.errors,r),told:d}}const c=s.replace(/<(script|style|head)\b[\s\S]*?(<\/\1>|$)/gi,"\
 ").replace(/<[^<>]*>/g," ").split(`
`).map(r).find(d=>d!=="");return{title:"",issues:[],told:c??""}}function Jt(t,e){return typeof t!="object"||t===null?[]:Object.entries(t).flatMap(([n,s])=>(Array.
isArray(s)?s:[s]).filter(o=>typeof o=="string").map(o=>Zt(e(n),e(o)))).slice(0,Ht)}function Zt(t,e){const[,n="",s,o]=/^(Document (\d{1,6})(?: \((.*?)\))?: )/.exec(
e)??[],r=[...new Set(e.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g))].filter(a=>Qt.has(a));return{field:t,message:e.slice(n.length),...r.length>0&&{mentions:r},...s!==void 0&&
{document:{position:Number(s),...o!==void 0&&{name:o}}}}}const Qt=new Set(v.qj.flatMap(t=>[t,...Object.keys((0,v.zI)(t).fields)]));function qt(t,e){return e.filter(
n=>n!=="").sort((n,s)=>s.length-n.length).reduce((n,s)=>s.length<4?te(n,s):n.replaceAll(s,"***"),t)}function te(t,e){const n=e.replace(/[\\^$.*+?()[\]{}|/]/g,"\\\
$&");return t.replace(new RegExp(`(?<![\\p{L}\\p{N}])${n}(?![\\p{L}\\p{N}])`,"gu"),"***")}function ee({headers:t}){const e=t.location?.split(/[?#]/)[0]??"";return e===
""?"":` to ${nt(e.replace(/\/\/[^/@]*@/,"//"))}`}function nt(t){const e=[...t.replace(ne," ").replace(/\s+/g," ").trim()];return e.length>mt?`${e.slice(0,mt).join(
"")}…`:e.join("")}const ne=/[\p{Cc}\u2028\u2029]/gu;var se=f(6009);const oe="octavo-outcome",st=8192,gt=300;function Ye({notes:t,facts:e,documents:n,files:s=[]}){
const o={notes:t,facts:e,documents:n.map(({name:w,bytes:m,match:y,...g})=>g),files:s.map(({mediaType:w,facts:m})=>({mediaType:w,facts:m}))},r=re(o),a=Object.fromEntries(
Object.entries(e).filter(([,w])=>!Array.isArray(w))),c=Object.keys(e).filter(w=>!Object.hasOwn(a,w)),d=H([...r,...bt(Object.keys(e)),...t]),h=[o,{...H([...r,...t]),
facts:e},{...H([...r,...bt(c),...t]),facts:a},d];for(const w of h){const m=ot(w);if(m.length<=st)return m}return ot(H(ae(d.notes)))}function re({documents:t,files:e}){
const n=t.filter(o=>Object.keys(o).length>0).length+e.length;return n===0?[]:[{code:"results_left_out",message:`The facts about ${n===1?"1 result":`${n} results`}\
 do not fit into the header of the response: process locally to read them.`}]}const bt=t=>t.length===0?[]:[{code:"facts_left_out",message:`Some facts do not fit\
 into the header of the response: process locally to read ${t.join(", ")}.`}],H=t=>({notes:t,facts:{},documents:[],files:[]}),ot=t=>ue(JSON.stringify(t));function ae(t){
const e=[];for(const n of t.map(ie)){const s=[...e,n,Et(t.length)];ot(H(s)).length<=st&&e.push(n)}return e.length<t.length?[...e,Et(t.length-e.length)]:e}function ie(t){
const e=[...t.message];return e.length>gt?{...t,message:`${e.slice(0,gt-1).join("")}…`}:t}const Et=t=>({code:"notes_left_out",message:`${t} ${t===1?"note does":
"notes do"} not fit into the header of the response: process locally to read all notes.`}),ce=t=>({code:"service_note",message:t});function de(t){const e=K(t===
void 0||t.length>st?void 0:(0,T.q)(t));return{notes:V(e.notes).flatMap(n=>{const{code:s,message:o,mentions:r}=K(n);if(typeof s!="string"||typeof o!="string")return[];
const a=V(r).filter(d=>typeof d=="string");return[{...(0,se.mm)(s)?{code:s,message:o}:ce(o),...a.length>0&&{mentions:a}}]}),facts:Ot(e.facts),documents:V(e.documents).
map(n=>{const s=K(n),o=a=>Number.isSafeInteger(s[a])?{[a]:s[a]}:{},r=typeof s.title=="string"?{title:s.title}:{};return{...o("pageCount"),...o("firstPage"),...o(
"lastPage"),...r}}),files:V(e.files).map(n=>{const{mediaType:s,facts:o}=K(n);return{mediaType:typeof s=="string"?s:"application/octet-stream",facts:Ot(o)}})}}function Ot(t){
const e=n=>["string","number","boolean"].includes(typeof n)||Array.isArray(n)&&["string","number"].some(s=>n.every(o=>typeof o===s));return Object.fromEntries(Object.
entries(K(t)).filter(([,n])=>e(n)))}const V=t=>Array.isArray(t)?t:[],K=t=>(0,T.G)(t)?t:{},ue=t=>t.replace(/[\u007f-\uffff]/g,e=>`\\u${e.charCodeAt(0).toString(16).
padStart(4,"0")}`);var fe=f(9468);const rt=64*1024*1024,le={pdf:{times:100,bytes:2**31},pdfs:{times:1e3,bytes:2**31+rt},files:{times:1e3,bytes:2**31+rt},data:{times:100,
bytes:256*1024*1024},text:{times:1e3,bytes:256*1024*1024}};class he{sent;label;most;taken=0;constructor(e,n,s){this.sent=n,this.label=s;const{times:o,bytes:r}=le[e];
this.most=Math.min(r,rt+n*o)}take(e){if(this.taken+=e,this.taken>this.most)throw this.tooLong()}check(e){if(Number(e??0)>this.most)throw this.tooLong()}async*bounded(e){
for await(const n of e)this.take(n.length),yield n}tooLong(){const e=`more than ${this.most} bytes for documents of ${this.sent} bytes`;return new u.zU("limit_e\
xceeded",`The answer of ${this.label} is too long: ${e}`,{advice:"Check the base address, or process the documents locally"})}}async function pe(t,e,n){try{const{
status:s,headers:o,body:r}=t;return s===200?{outcome:await me(t,e,n)}:{refusal:{status:s,headers:o,body:(await D(r,Kt)).bytes}}}finally{t.close()}}async function me(t,{
name:e,documents:n,sent:s,label:o,signal:r},a){const{output:c}=(0,v.zI)(e),d=de(t.headers[oe]),{notes:h,facts:w}=d,m=new he(c,s,o);switch(m.check(t.headers["con\
tent-length"]),c){case"data":case"text":return{documents:n,notes:h,facts:w,data:await we(t,m,o)};case"files":{const y={mediaType:"application/octet-stream",facts:{}},
g=[];for(const[A,W]of(await Tt(t,m)).entries())g.push({...d.files[A]??y,...await a.put(W)});return{documents:[],notes:h,facts:w,files:g}}case"pdfs":{const y=await Tt(
t,m);if(y.length===0||!y.every(({bytes:A})=>vt(A)))throw et(t,"the parts of a PDF document",o);const g=[];for(const[A,{match:W,...He}]of y.entries())g.push({...d.
documents[A],...W!==void 0&&{match:W},...await a.put(He)});return{documents:g,notes:h,facts:w}}case"pdf":{if(!vt(t.peeked))throw et(t,"a PDF document",o);const y=await a.
keep(n[0]?.name??"document.pdf",t.body,r,m);return{documents:[{...d.documents[0],...y}],notes:h,facts:w}}default:return c}}async function Tt({headers:t,body:e},n){
return(0,fe.l1)(await $t(e,n),t["content-type"]??"")}async function we(t,e,n){const s=(0,T.q)(await $t(t.body,e));if((0,T.G)(s))return s;throw et(t,"a JSON obje\
ct",n)}const $t=async(t,e)=>(await D(e.bounded(t),e.most)).bytes;function vt(t){return Buffer.from(t.buffer,t.byteOffset,Math.min(t.byteLength,L)).includes("%PD\
F-")}const ye=3e5,ge=32*1024*1024,be={pdf:"application/pdf",pdfs:"application/zip",files:"application/zip",data:"application/json",text:"application/json"};function Ee(t){
const e=(0,E.l_)(t.baseUrl,t.plainHttp),n=t.regionLabel,s=t.memory??new Wt(t.now),o={...S.ur,attempts:Math.max(1,t.attempts??S.ur.attempts)},r={base:e,label:n,describe:t.
describe,memory:s};return{async check(a,c){await At(a,c,r)},async run(a,c,d,{signal:h}={}){try{const w=d,m=(0,x._)(a,c);if(m.length>0)throw(0,u.G6)(m);const y=await At(
a,w,{...r,signal:h}),g={name:a,documents:c,base:e,label:n,policy:o,options:t,memory:s,request:Te(a,h,t.timeout)},A=await $e({...g,entries:kt(a,y)});if("refusal"in
A)throw Yt(A.refusal,n,Se(a,y,t.secrets),t.now);return await Re(A.outcome,y,t.countPages)}catch(w){throw(0,u.l3)(w)}}}}async function At(t,e,n){const s=b(t,e);if(!s)
return e;const o=Oe(t,e,s);try{return await R(s,n),e}catch(r){if(!o||!(r instanceof u.zU)||r.code==="cancelled")throw r;const a=b(t,o);return a&&await R(a,n),o}}
function Oe(t,e,{fields:n}){const{pages:s}=e;if(!n?.includes("pages")||typeof s!="string"||!(0,v.zI)(t).fields.first_page)return;const o=(0,G.m7)(s);if(!o)return;
const{pages:r,...a}=e;return{...a,first_page:o.first,last_page:o.last}}function Te(t,e,n=ye){const{output:s,partsHaveMatch:o}=(0,v.zI)(t);return{method:"POST",headers:{
Accept:`${o?"application/json":be[s]}, application/problem+json`},timeout:n,...e?{signal:e}:{}}}async function $e(t){const e=(0,N.XM)(t.name),n=(0,v.zI)(t.name).
aliases?.[0];if(n===void 0)return it(t,e);const s=`${t.base} ${t.name}`,o=t.memory.path(s)??e,r=o===e?n:e;let a=o,c=await it(t,a);return at(c,d=>d===404)&&(c=await it(
t,a=r)),at(c,d=>d===404)||t.memory.rememberPath(s,a),c}const at=(t,e)=>"refusal"in t&&e(t.refusal.status);async function it(t,e){const{label:n,policy:s,options:o,
request:r}=t,{sleep:a,random:c=Math.random,now:d=Date.now}=o,{signal:h}=r;for(let w=0;;w++){if(h?.aborted)throw(0,u.KW)();const m=w+1>=s.attempts;let y=(0,S.JN)(
w,s,c);try{const g=await $(ve(t,e),h);if(m||!at(g,S.Dm)||yt(g.refusal)||(y=(0,S.P9)(g.refusal.headers,d())??y,y>s.longestRetryAfter))return g}catch(g){if(h?.aborted)
throw(0,u.KW)();if(g instanceof u.zU&&g.code!=="network")throw g;if(m||!((0,S.dg)(g)||g instanceof u.zU))throw Pe(g,n,w+1,o)}await $(a(y),h)}}async function ve(t,e){
const{name:n,documents:s,entries:o,base:r,label:a,options:c,request:d}=t,h=new ft,w=()=>jt(s,o,h);try{const m=await c.transport({...d,url:`${r}${e}`,form:w}),y=Ae(
s,o);return await pe(m,{name:n,documents:s,sent:y,label:a,signal:d.signal},c.store).catch(g=>{throw g instanceof u.zU?g:new U(g)})}catch(m){throw h.failure??m}finally{
h.end()}}const Ae=(t,e)=>t.reduce((n,{size:s})=>n+s,0)+e.reduce((n,[,s])=>n+(typeof s=="string"?s.length:s.bytes.length),0);async function Re(t,e,n){const{documents:s,
data:o}=t;if(!n||o||s.every(({pageCount:c})=>c!==void 0))return t;const r=[e.password,e.user_password,e.open_password].find(c=>typeof c=="string"),a=[];for(const c of s){
const h=c.pageCount===void 0&&c.size<=ge?await n(c,r):c.pageCount,w=a.at(-1),m=a.length===0?1:w?.lastPage===void 0?void 0:w.lastPage+1,y=s.length>1&&h!==void 0&&
m!==void 0;a.push({...y?{firstPage:m,lastPage:m+h-1}:{},...c,...h===void 0?{}:{pageCount:h}})}return{...t,documents:a}}function Se(t,e,n=[]){const s=Object.entries(
(0,v.zI)(t).fields).filter(([,o])=>o.kind==="text"&&o.secret).map(([o])=>e[o]);return[...n,...s.filter(o=>typeof o=="string")]}function Pe(t,e,n,s){if(t instanceof
u.zU)return t;const o=(0,S.AD)(t),r=`${n===1?"":` in ${n} attempts`}${o===void 0?"":` (${o})`}`;return t instanceof U?new u.zU("network",`The answer of ${e} bro\
ke off${r}`,{advice:"Check the network and its proxy, or process locally"}):new u.zU("network",`${e} was not reached${r}`,{advice:`${(0,S.ik)(o,s)}, or process \
locally`})}var Ne=f(1078),Ue=f(58227),ct=f(73024),C=f(51455),Ce=f(48161),Le=f(76760),J=f.n(Le),De=f(40477),Rt=f(59105),Z=f(77563);class Ie{places;folder;serial=0;constructor(e){
this.places=e}read=async e=>{const n=J().resolve(this.places.workspace,e),s=await(0,C.open)(n).catch(o=>{throw(0,Z.NZ)(o)});try{const{buffer:o,bytesRead:r}=await s.
read({buffer:Buffer.alloc(Z.gY.length),position:0});return(0,Z.wm)(o.subarray(0,r)),St(J().posix.basename(e),n,(await s.stat()).size,!1)}finally{await s.close()}};sizeOf=({
size:e})=>e;write=async({file:e,isTemporary:n},s)=>{if(!n)return await(0,C.copyFile)(e,s,ct.constants.COPYFILE_EXCL);await(0,C.rename)(e,s).catch(async o=>{if((0,De.
xU)(o)!=="EXDEV")throw o;await(0,C.copyFile)(e,s,ct.constants.COPYFILE_EXCL)})};release=async e=>{const n=e.filter(({isTemporary:s})=>s);await Promise.all(n.map(
({file:s})=>(0,C.unlink)(s).catch(()=>{})))};close=async()=>{this.folder&&await(0,C.rm)(await this.folder,{recursive:!0,force:!0,maxRetries:3})};keep=(e,n,s,o)=>this.
toFile(e,o.bounded(n));put=({name:e,bytes:n})=>this.toFile(e,ke(n));async toFile(e,n){const s=J().join(await this.temporaryFolder(),`${++this.serial}.pdf`);let o=0;
const r={isBroken:!1},a=async function*(){try{for await(const c of n)o+=c.length,yield c}catch(c){throw r.isBroken=!0,c}};try{await(0,C.writeFile)(s,a(),{flag:"\
wx"})}catch(c){throw await(0,C.unlink)(s).catch(()=>{}),r.isBroken?c:(0,Rt.z)(s,c)}return St(e,s,o,!0)}temporaryFolder(){const e=this.places.temporary??(0,Ce.tmpdir)();
return this.folder??=(0,C.mkdtemp)(J().join(e,"octavo-")).catch(n=>{throw(0,Rt.z)(e,n)})}}const Me=async({name:t,file:e})=>({name:t,bytes:await(0,C.readFile)(e)}),
St=(t,e,n,s)=>({name:t,file:e,size:n,isTemporary:s,async*open(){try{yield*(0,ct.createReadStream)(e)}catch(o){throw(0,Z.NZ)(o)}}});async function*ke(t){yield t}
var je=f(57075),Pt=f(92958);function ze(t,e=n=>AbortSignal.timeout(n)){const n=new Pt.EnvHttpProxyAgent({headersTimeout:0,bodyTimeout:0}),s=new Set,o=async(r,a,{
timeout:c,signal:d})=>{const h=new AbortController,w=Be(h,[e(c),...d?[d]:[]]);s.add(w);const m=()=>{s.delete(w);for(const{one:y,end:g}of w)y.removeEventListener(
"abort",g);h.abort()};try{const{statusCode:y,headers:g,body:A}=await(0,Pt.request)(r,{...a,dispatcher:n,signal:h.signal});return A.on("error",()=>{}),{status:y,
headers:_e(g),content:A,close:m}}catch(y){const g=h.signal.aborted;throw m(),g?y:xe(y)}};return{transport:async({method:r,url:a,headers:c,form:d,timeout:h,signal:w})=>{
const m=zt(d()),y={...c,...m.headers,"X-API-Key":t},{content:g,...A}=await o(a,{method:r,headers:y,body:je.Readable.from(m.body)},{timeout:h,signal:w});try{return{
...A,...await k(g)}}catch(W){throw A.close(),W}},describe:async({url:r,timeout:a,maximumBytes:c})=>{const d={Accept:"application/json"},{status:h,content:w,close:m,
...y}=await o(r,{method:"GET",headers:d},{timeout:a});try{return{status:h,headers:y.headers,body:(await D(w,c+1)).bytes}}finally{m()}}}}const xe=t=>t.code==="UN\
D_ERR_ABORTED"?Object.assign(new Error("The proxy refused to connect"),{code:"ERR_PROXY_TUNNEL"}):t,_e=t=>Object.fromEntries(Object.entries(t).map(([e,n])=>[e,String(
n)]));function Be(t,e){return e.map(n=>{const s=()=>t.abort(n.reason);return n.aborted?s():n.addEventListener("abort",s),{one:n,end:s}})}function Fe({region:t,baseUrl:e,
apiKey:n,concurrency:s},o){const r=t===""?void 0:We(t),a=Ge(r,e);if(n==="")throw new u.zU("configuration","api-key is empty, and a region needs one",{advice:"Pa\
ss a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; without region and base-url the documents \
are processed on the runner, and no key is needed"});const c=r===void 0?"The service at base-url":(0,E.AP)(r).label,d=new Ie(o),h=(0,z.c)({pause:Ne.v}),w=Ee({baseUrl:a,
regionLabel:c,...ze(n),store:d,countPages:async(m,y)=>await h(await Me(m),y),sleep:m=>(0,P.setTimeout)(m),secrets:[n]});return{isLocal:!1,check:({name:m,params:y})=>w.
check(m,y),open:()=>Promise.resolve({execute:(m,y)=>(0,Ue.g)(m,y,w,d),lanes:s??4,close:d.close,abandon:d.close}),place:r===void 0?"by the service at base-url":`\
in the region ${c}`}}function Ge(t,e){try{return t===void 0?(0,E.l_)(e):(0,E.uU)(t,e,!1,"Remove base-url, or remove region")}catch(n){const{message:s,advice:o}=(0,u.
l3)(n);throw(0,u.G6)([{field:"base-url",message:o===void 0?s:`${s}. ${o}`}])}}function We(t){const e=t.toLowerCase(),n=E.pC.find(o=>o===e||(0,E.AP)(o).label.toLowerCase()===
e);if(n!==void 0)return n;const s=E.pC.map(o=>`${o} (${(0,E.AP)(o).label})`).join(", ");throw(0,u.G6)([{field:"region",message:`must be one of ${s}`}])}}),40586:((Q,M,f)=>{
f.d(M,{c:()=>k,continuedNumbers:()=>D,countSelectedPages:()=>G});var P=f(49153),u=f(13140),z=f(84293),x=f(22022),N=f(7390),v=f(69130);async function G(T,E,$){const O=[];
for(const l of T){const i=await l;try{O.push(await L(i,E,$))}catch(p){throw(0,P.xx)((0,P.l3)(p),O.length+1,i.name)}}return O}async function L({bytes:T},{pages:E,
open_password:$},{pause:O,limits:l,signal:i}){const p=U(new v.o(O,i),l),b=await(0,N.E)(T,p,{password:$});return(0,u.k1)(E,b.pages.count).length}function U(T,E){
const $={...z.M,...E};return{pace:T,limits:$,memory:new x.c($)}}function k({pause:T,limits:E}){return async({bytes:$},O)=>{const l=U(new v.o(T),E);try{return(await(0,N.
E)($,l,{password:O})).pages.count}catch{return}}}function D(T,E){const $=T.reduce((l,i)=>l+i,E)-1;let O=E;return T.map(l=>{const i={first_number:O,last_number:Math.
max($,0)};return O+=l,i})}}),72982:((Q,M,f)=>{f.d(M,{$t:()=>T,AP:()=>v,DK:()=>N,l_:()=>k,pC:()=>z,uU:()=>L});var P=f(49153);const u={global:{label:"Global",address:"\
https://api.pdfblocks.com"},us:{label:"United States"},hipaa:{label:"US HIPAA"},eu:{label:"European Union",address:"https://eu.api.pdfblocks.com"},uk:{label:"Un\
ited Kingdom"},ca:{label:"Canada"},au:{label:"Australia"},jp:{label:"Japan"},in:{label:"India"},br:{label:"Brazil"}},z=Object.keys(u),x=new Set(Object.values(u).
flatMap(({address:i})=>i===void 0?[]:[new URL(i).hostname]));function N(i){const p=O(i)?.hostname.replace(/\.$/,"")??"";return x.has(p)}const v=i=>u[i];function G(i){
return Object.hasOwn(u,i)}function L(i,p,b=!1,R="Remove the base address, or choose Self-Hosted"){const{label:j,address:I}=v(i),_=p?.trim()||I;if(_===void 0)throw new P.
zU("configuration",`The address of the region ${j} is not published`,{advice:"Enter the base address that the provider of the service has given you, or choose a\
nother region"});const B=k(_,b);if(I!==void 0&&U(B)!==I)throw new P.zU("configuration",`The region ${j} has its own address, and the base address is another`,{advice:R});
return B}function U(i){const{protocol:p,hostname:b,port:R}=new URL(i);return`${p}//${b.replace(/\.$/,"")}${R&&`:${R}`}`}function k(i,p=!1){const b=O(i.trim());if(!b||
!/^https?:$/.test(b.protocol))throw l("is not a web address such as https://pdf.example.com");if(b.username!==""||b.password!=="")throw l("must not hold a user \
name or a password");if(b.search!==""||b.hash!=="")throw l("must not have a query (?) or a fragment (#)");if(b.protocol==="http:"&&!E(b.hostname)&&!(p&&$(b.hostname)))
throw l("must start with https://: a key must not travel unencrypted",`Use https://. Plain HTTP is allowed for localhost${p?" and for private addresses":""} onl\
y`);return`${b.origin}${b.pathname.replace(/\/+$/,"")}`}function D(i){const p=O(i);return p?.protocol==="http:"&&!E(p.hostname)}function T(i){const p=O(/^https?:\/\//i.
test(i)?i:`http://${i}`)?.hostname??"unknown.invalid";return E(p)?"thisMachine":$(p)?"privateNetwork":"internet"}function E(i){return i==="localhost"||i==="[::1\
]"||/^127\.\d+\.\d+\.\d+$/.test(i)}function $(i){return/^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(i)?/^[\d.]+$/.test(i):i.startsWith("[")?/^\[f[cd]/.test(
i):!i.includes(".")||/\.(local|internal|localhost|lan|home\.arpa)$/.test(i)}function O(i){try{return new URL(i)}catch{return}}const l=(i,p)=>new P.zU("configura\
tion",`The base address ${i}`,p===void 0?{}:{advice:p})}),57529:((Q,M,f)=>{f.d(M,{AD:()=>k,Dm:()=>G,JN:()=>z,P9:()=>x,dg:()=>U,eV:()=>v,ik:()=>E,ur:()=>u});var P=f(
72982);const u={attempts:4,base:500,cap:3e4,longestRetryAfter:12e4};function z(l,i,p){return p()*Math.min(i.cap,i.base*2**l)}function x(l,i){const p=l["retry-af\
ter"]?.trim()??"";if(/^\d+$/.test(p))return Number(p)*1e3;const b=(N(p)??NaN)-(N(l.date??"")??i);return b>0?b:void 0}function N(l){if(!/^[A-Za-z]{3,9},? .*\d\d:\d\d:\d\d/.
test(l))return;const i=Date.parse(l);return Number.isFinite(i)?i:void 0}function v(l){const i=Math.ceil(l/1e3);if(i<120)return i===1?"1 second":`${i} seconds`;const p=Math.
ceil(i/60),b=Math.ceil(p/60);return p<120?`${p} minutes`:b<=48?`${b} hours`:"more than two days"}const G=l=>l===429||l>=500&&l<=599,L=new Set(["ECONNRESET","ECO\
NNABORTED","ECONNREFUSED","EPIPE","ETIMEDOUT","ESOCKETTIMEDOUT","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH","ERR_STREAM_PREMATURE_CLOSE","ERR_PROXY_TUNNEL","UND_ER\
R_SOCKET","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT","UND_ERR_BODY_TIMEOUT","UND_ERR_RES_CONTENT_LENGTH_MISMATCH","TimeoutError"]);function U(l){return O(
l).some(i=>L.has(i))}function k(l){return O(l).findLast(i=>/^[A-Z][A-Z0-9_]{2,60}$/.test(i)||i==="TimeoutError")}const D=new Set(["DEPTH_ZERO_SELF_SIGNED_CERT",
"SELF_SIGNED_CERT_IN_CHAIN","UNABLE_TO_GET_ISSUER_CERT","UNABLE_TO_GET_ISSUER_CERT_LOCALLY","UNABLE_TO_VERIFY_LEAF_SIGNATURE"]),T=new Set(["EPROTO","ERR_SSL_WRO\
NG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"]);function E(l,i){return l===void 0||!(D.has(l)||T.has(l))?"Check the base address, the network and its prox\
y":D.has(l)?"Node.js does not know the authority of its certificate: set the environment variable NODE_EXTRA_CA_CERTS to the file with the authority's certifica\
te":`The server seems to answer without TLS: ${$(i)}`}function $({baseUrl:l,plainHttp:i}){const p=(0,P.$t)(l),b="write http:// instead of https:// in the base a\
ddress";return p==="thisMachine"||p==="privateNetwork"&&i===!0?b:p==="privateNetwork"&&i===!1?`${b}, and switch on Allow Plain HTTP`:"let it answer with https:/\
/, such as behind a reverse proxy, because a key must not travel unencrypted"}function O(l){const i=[],p=new Set,b=R=>{if(typeof R!="object"||R===null||p.has(R)||
p.size>20)return;p.add(R);const{code:j,name:I,cause:_,errors:B}=R;for(const Y of[j,I])typeof Y=="string"&&i.push(Y);b(_),Array.isArray(B)&&B.forEach(b)};return b(
l),i}})};
