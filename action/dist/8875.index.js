"use strict";exports.id=8875,exports.ids=[8875],exports.modules={18875:((q,I,f)=>{f.r(I),f.d(I,{chooseRegion:()=>dn});var U=f(58500),m=f(58552),F=f(37922),M=f(3130),x=f(3621),
L=f(68747),O=f(58426),B=f(29082),k=f(95379),S=f(98446);const j=1028;class A extends Error{cause;constructor(e){super("the answer broke off"),this.cause=e}}async function T(t){
const e=t[Symbol.asyncIterator](),n=[];let s=0;for(;s<j;){const a=await e.next().catch(i=>{throw new A(i)});if(a.done===!0)break;n.push(a.value),s+=a.value.length}
const o=Buffer.concat(n),r=async function*(){try{yield o,yield*{[Symbol.asyncIterator]:()=>e}}finally{await e.return?.()}};return{peeked:o.subarray(0,j),body:r()}}
async function $(t,e){const n=[];let s=0;for await(const o of t)if(n.push(o),s+=o.length,s>e)return{bytes:Buffer.concat(n).subarray(0,e),isWhole:!1};return{bytes:Buffer.
concat(n),isWhole:!0}}var b=f(61729),v=f(15828),u=f(79962);function d(t,e){return e?new Promise((n,s)=>{const o=()=>s((0,m.WN)());e.aborted&&o(),e.addEventListener(
"abort",o,{once:!0}),t.then(n,s).finally(()=>e.removeEventListener("abort",o))}):t}const l="/openapi.json",E=2*1024*1024,R=5e3,C=" (wider)",G=8;function W(t,e){
const{extension:n=!1,fields:s}=(0,O.zI)(t),o=Object.entries(s).filter(([i,c])=>(0,O.qR)(c,e[i])),r=o.filter(([,i])=>n||i.extension).map(([i])=>i),a=o.filter(([i,
c])=>(0,v.Cq)(c,e[i])).map(([i])=>i);return n||r.length+a.length>0?{name:t,isWhole:n,fields:r,values:a}:void 0}async function Y(t,e){const n=(0,u.DK)(e.base)?t:
H(t,await Ft(t,e));if(n)throw xt(n,e.label)}function H(t,e){const n=e.get((0,L.XM)(t.name));if(t.isWhole&&!n)return t;const s=t.fields.filter(r=>!n?.has(r)),o=t.
values.filter(r=>!n?.has(r+C));return s.length+o.length>0?{name:t.name,isWhole:!1,fields:s,values:o}:void 0}const _="process locally, or use a service that offe\
rs it";function ft({name:t,isWhole:e,fields:n,values:s},o,r){return e?[{field:"operation",message:`${t} ${o}`,mentions:[t]}]:[...n.map(a=>({field:a,message:o})),
...s.map(a=>({field:a,message:kt((0,O.zI)(t).fields[a],r)}))]}const xt=(t,e)=>(0,m.G6)(ft(t,`is not offered by ${e}: ${_}`,e).map(n=>n.field==="pages"&&(0,O.zI)(
t.name).fields.first_page?{...n,message:jt(e)}:n)),kt=(t,e)=>`must be ${t.kind==="text"||t.kind==="pageOrder"?(0,v.k_)(t):t.kind==="choice"?(0,v.Xl)(t):""} at ${e}\
: write it so, ${_}`,jt=t=>`must be one range at ${t}, such as 2..5, 3 or 4.. (which runs to the last page): write it so, ${_}`;function zt(t,e,n){const s=`is n\
ot part of the contract of the service, and ${e} could not be asked whether it offers it (${n}): ${_}`,o=ft(t,s,`${e}, which could not be asked whether it takes\
 more (${n})`);return new m.zU("configuration",(0,m.G6)(o).message,{issues:o})}async function Ft(t,e){const{base:n,label:s,memory:o,signal:r}=e;if(r?.aborted)throw(0,m.
WN)();const a=o.capabilities(n);if(a&&!H(t,a))return a;const i=await d(o.once(`describe ${n}`,()=>Bt(e)),r);if(typeof i=="string")throw zt(t,s,i);return H(t,i)||
o.rememberCapabilities(n,i),i}async function Bt({base:t,describe:e}){if(!e)return"this program cannot ask it";let n;try{n=await e({url:`${t}${l}`,timeout:R,maximumBytes:E})}catch{
return`${l} was not answered within ${R/1e3} seconds`}const{status:s,body:o}=n;return s===404?new Map:s>=300&&s<=399?`${l} was answered with a redirect (${s})`:
s!==200?`${l} was answered with status ${s}`:o.length>E?`${l} is longer than ${E} bytes`:Wt(o)}function Wt(t){const e=new Map,n=(0,b.qF)(t);if(z(n,"info","x-oct\
avo")!==1)return e;for(const[s,o]of Object.entries(lt(z(n,"paths")))){const r=dt(n,z(dt(n,z(o,"post","requestBody")),"content","multipart/form-data","schema")),
a=Object.entries(lt(z(r,"properties"))),i=a.filter(([,c])=>z(c,"x-octavo-wider")===!0);e.set(s,new Set([...a.map(([c])=>c),...i.map(([c])=>c+C)]))}return e}function dt(t,e){
let n=e;for(let s=0;s<G;s++){const o=z(n,"$ref");if(typeof o!="string")return n;if(!o.startsWith("#/"))return;const r=o.slice(2).split("/");n=z(t,...r.map(a=>a.
replaceAll("~1","/").replaceAll("~0","~")))}}const z=(t,...e)=>e.reduce((n,s)=>(0,b.C5)(n,s),t),lt=t=>(0,b.Gv)(t)?t:{};var _t=f(45657);const Gt=32*1024*1024,Ht=[
"password","user_password","open_password"],Kt="split_by_ranges";async function Vt(t,e,n,s){const{output:o}=(0,O.zI)(t),r=s?await Xt(e,n,s):e.documents,a=o==="p\
dfs"&&t!==Kt?Jt(r):r;return{...e,documents:a,facts:{...Zt(t,a),...e.facts}}}async function Xt({documents:t,data:e},n,s){const o=Ht.map(a=>n[a]).find(a=>typeof a==
"string"),r=[];for(const a of t){const i=a.pageCount??Yt(e),c=i===void 0&&a.size<=Gt?await s(a,o):i;r.push({...a,...c!==void 0&&{pageCount:c}})}return r}function Yt(t){
const e=t?.pageCount;return typeof e=="number"?e:void 0}function Jt(t){let e=1;return t.map(n=>{const{pageCount:s,firstPage:o=e,lastPage:r}=n,a=r??(o===void 0||
s===void 0?void 0:o+s-1);return e=a===void 0?void 0:a+1,{...n,...o!==void 0&&a!==void 0&&{firstPage:o,lastPage:a}}})}function Zt(t,e){const{facts:n={},output:s}=(0,O.
zI)(t),[o]=e,r=s==="pdfs"?{partCount:e.length,largestBytes:(0,_t.Kf)(e.map(({size:a})=>a))}:o?.pageCount===void 0?{}:{pageCount:o.pageCount};return Object.fromEntries(
Object.entries(r).filter(([a])=>Object.hasOwn(n,a)))}var Qt=f(77995),qt=f(83599),ht=f(38248);function te(t,e){const n=[];for(const[s,o]of Object.entries((0,O.zI)(
t).fields)){const r=e[s];if(!(r===void 0||!(0,O.qR)(o,r)))if(oe(r))for(const a of r)n.push([s,{...a,name:encodeURIComponent(a.name)}]);else n.push([s,mt(r)?r:(0,M.
lF)(ee(o,r))])}return n}function ee(t,e){return(t.kind==="choice"?t.options.find(s=>s.value===e):void 0)?.contract??e}class pt{failure;begun=[];read({name:e,size:n,
open:s},o){const r=re(n,s,a=>{const i=(0,m.l3)(a);this.failure=o===void 0?i:(0,m.xx)(i,o,e)});return this.begun.push(r),r}end(){for(const e of this.begun)e.return(
void 0).catch(()=>{})}}function ne(t,e,n=new pt){const s=new qt.fS;for(const[o,r]of t.entries()){const a=()=>n.read(r,t.length===1?void 0:o+1);s.append("file",new yt(
(0,ht.Fl)(r.name,o),"application/pdf",r.size,a))}for(const[o,r]of e)typeof r=="string"?s.append(o,r):s.append(o,new yt((0,ht.Fl)(r.name,0),"",r.bytes.length,()=>tt(
r.bytes)));return s}function se(t){const e=new Qt.Vi(t),{contentType:n,contentLength:s}=e;return{headers:{"Content-Type":n,...s===void 0?{}:{"Content-Length":s}},
body:e.encode()}}const mn=({name:t,bytes:e})=>({name:t,size:e.length,open:()=>tt(e)}),oe=t=>Array.isArray(t)&&t.every(e=>typeof e=="object"),mt=t=>typeof t=="ob\
ject"&&"bytes"in t&&t.bytes instanceof Uint8Array;class yt{name;type;size;stream;lastModified=0;[Symbol.toStringTag]="File";constructor(e,n,s,o){this.name=e,this.
type=n,this.size=s,this.stream=o}}const wt=65536;async function*re(t,e,n){try{let s=0;for await(const o of e()){if(s+=o.length,s>t)break;yield*tt(o)}if(s!==t)throw new m.
zU("unreadable_document","The PDF document changed while it was sent",{advice:"Run it again when nothing writes to the document"})}catch(s){throw n(s),s}}async function*tt(t){
for(let e=0;e<t.length;e+=wt)yield t.subarray(e,e+wt)}const ae=10*6e4,ie=100;class ce{now;paths=new Map;offers=new Map;pending=new Map;constructor(e=Date.now){this.
now=e}path(e){return this.paths.get(e)}rememberPath(e,n){gt(this.paths,e,n)}capabilities(e){const n=this.offers.get(e);return n&&n.until>this.now()?n.capabilities:
void 0}rememberCapabilities(e,n){gt(this.offers,e,{capabilities:n,until:this.now()+ae})}async once(e,n){const s=this.pending.get(e);if(s)return s;const o=n().finally(
()=>this.pending.delete(e));return this.pending.set(e,o),o}}function gt(t,e,n){t.delete(e),t.set(e,n);for(const s of t.keys()){if(t.size<=ie)return;t.delete(s)}}
var bt=f(46377),P=f(54185);const ue=300,fe=50,J="Check the base address: something other than the service may have answered, such as a proxy or a login page",Et="\
Split the input into smaller documents, or process it locally",de=1024*1024;function le(t,e,n=[],s=Date.now){const{status:o}=t,{title:r,issues:a,told:i}=me(t,n),
c=i===""?"":`: ${i}`,h=(y,p,g)=>new m.zU(y,(0,S.NV)(p),{status:o,issues:a,advice:g});if(o>=300&&o<=399)return h("service_failure",`${e} answered with a redirect\
 (${o})${Oe(t)}`,"Octavo does not follow redirects with an API key: correct the base address");switch(o){case 400:return pe(a,r,c,e);case 401:return h("unauthor\
ized",`${e} refused the API key in the header X-API-Key (401)`,"Check that the API key is complete and has not been revoked");case 406:return h("not_acceptable",
`${e} cannot answer in a format that Octavo reads (406)${c}`,J);case 413:return h("too_large",`The documents are larger than ${e} accepts (413)${c}`,Et);case 429:
return h("rate_limited",`${e} asks to slow down (429)${Ot(t,s," and")}${c}`,"Send fewer requests at a time, or try again later");case 504:if(vt(t))return h("tim\
e_limit",`The work took longer than ${e} allows (504)`,Et);break}const w=(0,P.Dm)(o)?Ot(t,s," and asks"):"";return h("service_failure",`${e} answered with statu\
s ${o}${w}${c}`,he(o,r!==""))}function he(t,e){return t===404?"Check the base address: this operation does not exist there":t===402||t===403?`The API key may la\
ck the right to this operation, or your plan may not include it: check both with the provider of the service${e?"":". A proxy or a firewall may also have refuse\
d the request"}`:t<500&&!(0,P.Dm)(t)?J:"The fault is at the service or on the way to it. Try again later; if the fault stays, tell the provider of the service"}
function Ot({headers:t},e,n){const s=(0,P.P9)(t,e())??0;return s===0?"":`${n} to try again in ${(0,P.eV)(s)}`}const vt=({status:t,headers:e})=>t===504&&e["octav\
o-error"]==="time_limit";function et(t,e,n,s){const o=st((0,bt.P)(t.headers["content-type"]??""))||"no content type",r=o===n?`${o}, but its content is not ${e}`:
`${o} instead of ${e}`;return new m.zU("service_failure",(0,S.NV)(`${s} answered with ${r}`),{status:t.status,advice:J})}function pe(t,e,n,s){if(t.length===0)return new m.
zU("invalid_parameters",(0,S.NV)(`${s} refused the request (400)${n}`),{status:400,...n===""?{advice:J}:{}});const o=[...new Set(t.map(({document:i})=>i?.position))],
[r,...a]=o.map(i=>nt(t.filter(({document:c})=>c?.position===i),e));return a.length===0||o.includes(void 0)?nt(t,e):nt(t,e,[r,...a])}function nt(t,e,[n,...s]=[]){
if(n){const{code:h,message:w,position:y,advice:p}=n;return new m.zU(h,w,{issues:t,status:400,others:s,...y===void 0?{}:{position:y},...p===void 0?{}:{advice:p}})}
const o=t.every(({field:h})=>h==="file")?t[0]:void 0,r=t.find(({document:h})=>h!==void 0)?.document?.position,a=o?.message.endsWith(m.Yu)?"unreadable_document":
"invalid_parameters",{advice:i}=(0,m.O$)(""),c=a==="unreadable_document"?t.map(m.Vz).join(" "):(0,m.G6)(t).message;return new m.zU(a,c||e,{issues:t,status:400,...r===
void 0?{}:{position:r},...a==="unreadable_document"&&i!==void 0?{advice:i}:{}})}function me({headers:t,body:e},n){const s=Buffer.from(e.buffer,e.byteOffset,e.byteLength).
toString("utf8"),o=/[/+]json$/.test((0,bt.P)(t["content-type"]??""))||/^\s*\{/.test(s)?(0,b.qF)(s):void 0,r=c=>st(be(c,n));if((0,b.Gv)(o)){const c=typeof o.title==
"string"?r(o.title):"";return{title:c,issues:ye(o.errors,r),told:c}}const i=s.replace(/<(script|style|head)\b[\s\S]*?(<\/\1>|$)/gi," ").replace(/<[^<>]*>/g," ").
split(`
`).map(r).find(c=>c!=="");return{title:"",issues:[],told:i??""}}function ye(t,e){return(0,b.Gv)(t)?Object.entries(t).flatMap(([n,s])=>(Array.isArray(s)?s:[s]).filter(
o=>typeof o=="string").map(o=>we(e(n),e(o)))).slice(0,fe):[]}function we(t,e){const[,n="",s,o]=/^(Document (\d{1,6})(?: \((.*?)\))?: )/.exec(e)??[],r=[...new Set(
e.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g))].filter(a=>ge.has(a));return{field:t,message:e.slice(n.length),...r.length>0&&{mentions:r},...s!==void 0&&{document:{position:Number(
s),...o!==void 0&&{name:o}}}}}const ge=new Set(O.qj.flatMap(t=>[t,...Object.keys((0,O.zI)(t).fields)]));function be(t,e){return e.filter(n=>n!=="").sort((n,s)=>s.
length-n.length).reduce((n,s)=>s.length<4?Ee(n,s):n.replaceAll(s,"***"),t)}function Ee(t,e){const n=e.replace(/[\\^$.*+?()[\]{}|/]/g,"\\$&");return t.replace(new RegExp(
`(?<![\\p{L}\\p{N}])${n}(?![\\p{L}\\p{N}])`,"gu"),"***")}function Oe({headers:t}){const e=t.location?.split(/[?#]/)[0]??"";return e===""?"":` to ${st(e.replace(
/\/\/[^/@]*@/,"//"))}`}function st(t){return(0,S.Bu)(t.replace(ve," ").replace(/\s+/g," ").trim(),ue)}const ve=/[\p{Cc}\u2028\u2029]/gu;function yn({description:t,
unit:e,when:n}){return[e===void 0?t:`${t}, in ${e}`,...n===void 0?[]:[n]].map(o=>`${o}.`).join(" ")}const Te=t=>typeof t=="number"&&Number.isSafeInteger(t)&&t>=
0,Tt=(t,e)=>Array.isArray(t)&&t.every(n=>typeof n===e);function $e(t,e){switch(t){case"count":return Te(e);case"number":return typeof e=="number";case"text":return typeof e==
"string";case"flag":return typeof e=="boolean";case"texts":return Tt(e,"string");case"numbers":return Tt(e,"number");default:return t}}function $t(t,e={}){const n=(s,o)=>Object.
hasOwn(e,s)&&$e(e[s].type,o);return Object.fromEntries(Object.entries(t).filter(([s,o])=>n(s,o)))}var Ae=f(10442);const Re="octavo-outcome",ot=8192,Ne=300;function wn({
notes:t,facts:e,documents:n,files:s=[]}){const o={notes:t,facts:e,documents:n.map(({name:w,bytes:y,match:p,...g})=>g),files:s.map(({mediaType:w,facts:y})=>({mediaType:w,
facts:y}))},r=Se(o),a=Object.fromEntries(Object.entries(e).filter(([,w])=>!Array.isArray(w))),i=Object.keys(e).filter(w=>!Object.hasOwn(a,w)),c=X([...r,...At(Object.
keys(e)),...t]),h=[o,{...X([...r,...t]),facts:e},{...X([...r,...At(i),...t]),facts:a},c];for(const w of h){const y=rt(w);if(y.length<=ot)return y}return rt(X(Pe(
c.notes)))}function Se({documents:t,files:e}){const n=t.filter(o=>Object.keys(o).length>0).length+e.length;return n===0?[]:[{code:"results_left_out",message:`Th\
e facts about ${countNoun(n,"result")} do not fit into the header of the response: process locally to read them.`}]}const At=t=>t.length===0?[]:[{code:"facts_le\
ft_out",message:`Some facts do not fit into the header of the response: process locally to read ${t.join(", ")}.`}],X=t=>({notes:t,facts:{},documents:[],files:[]}),
rt=t=>De(JSON.stringify(t));function Pe(t){const e=[];for(const n of t.map(Ce)){const s=[...e,n,Rt(t.length)];rt(X(s)).length<=ot&&e.push(n)}return e.length<t.length?
[...e,Rt(t.length-e.length)]:e}const Ce=t=>({...t,message:shortenText(t.message,Ne-1)}),Rt=t=>({code:"notes_left_out",message:`${countNoun(t,"note does","notes \
do")} not fit into the header of the response: process locally to read all notes.`}),Ue=t=>({code:"service_note",message:t});function Le(t,e){const n=(0,O.zI)(t),
s=K(e===void 0||e.length>ot?void 0:(0,b.qF)(e));return{notes:Z(s.notes).flatMap(o=>{const{code:r,message:a,mentions:i}=K(o);if(typeof r!="string"||typeof a!="st\
ring")return[];const c=Z(i).filter(w=>typeof w=="string");return[{...(0,Ae.mm)(r)?{code:r,message:a}:Ue(a),...c.length>0&&{mentions:c}}]}),facts:$t(K(s.facts),n.
facts),documents:Z(s.documents).map(o=>{const r=K(o),a=c=>Number.isSafeInteger(r[c])?{[c]:r[c]}:{},i=typeof r.title=="string"?{title:r.title}:{};return{...a("pa\
geCount"),...a("firstPage"),...a("lastPage"),...i}}),files:Z(s.files).map(o=>{const{mediaType:r,facts:a}=K(o);return{mediaType:typeof r=="string"?r:"application\
/octet-stream",facts:$t(K(a),n.resultFacts)}})}}const Z=t=>Array.isArray(t)?t:[],K=t=>(0,b.Gv)(t)?t:{},De=t=>t.replace(/[\u007f-\uffff]/g,e=>`\\u${e.charCodeAt(
0).toString(16).padStart(4,"0")}`);var Ie=f(86466);const at=64*1024*1024,Me={pdf:{times:100,bytes:2**31},pdfs:{times:1e3,bytes:2**31+at},files:{times:1e3,bytes:2**
31+at},data:{times:100,bytes:256*1024*1024},text:{times:1e3,bytes:256*1024*1024}};class xe{sent;label;most;taken=0;constructor(e,n,s){this.sent=n,this.label=s;const{
times:o,bytes:r}=Me[e];this.most=Math.min(r,at+n*o)}take(e){if(this.taken+=e,this.taken>this.most)throw this.tooLong()}check(e){if(Number(e??0)>this.most)throw this.
tooLong()}async*bounded(e){for await(const n of e)this.take(n.length),yield n}tooLong(){const e=`more than ${this.most} bytes for documents of ${this.sent} byte\
s`;return new m.zU("limit_exceeded",`The answer of ${this.label} is too long: ${e}`,{advice:"Check the base address, or process the documents locally"})}}async function ke(t,e,n){
try{const{status:s,headers:o,body:r}=t;return s===200?{outcome:await je(t,e,n)}:{refusal:{status:s,headers:o,body:(await $(r,de)).bytes}}}finally{t.close()}}async function je(t,{
name:e,documents:n,sent:s,label:o,signal:r},a){const{output:i}=(0,O.zI)(e),c=Le(e,t.headers[Re]),{notes:h,facts:w}=c,y=new xe(i,s,o);switch(y.check(t.headers["c\
ontent-length"]),i){case"data":case"text":return{documents:n.map((p,g)=>({...c.documents[g],...p})),notes:h,facts:w,data:await ze(t,y,o)};case"files":{const p={
mediaType:"application/octet-stream",facts:{}},g=[];for(const[N,V]of(await Nt(t,y)).entries())g.push({...c.files[N]??p,...await a.put(V)});return{documents:[],notes:h,
facts:w,files:g}}case"pdfs":{const p=await Nt(t,y);if(p.length===0||!p.every(({bytes:N})=>Pt(N)))throw et(t,"the parts of a PDF document","application/zip",o);const g=[];
for(const[N,{match:V,...pn}]of p.entries())g.push({...c.documents[N],...V!==void 0&&{match:V},...await a.put(pn)});return{documents:g,notes:h,facts:w}}case"pdf":{
if(!Pt(t.peeked))throw et(t,"a PDF document","application/pdf",o);const p=await a.keep(n[0]?.name??"document.pdf",t.body,r,y);return{documents:[{...c.documents[0],
...p}],notes:h,facts:w}}default:return i}}async function Nt({headers:t,body:e},n){return(0,Ie.l1)(await St(e,n),t["content-type"]??"")}async function ze(t,e,n){
const s=(0,b.qF)(await St(t.body,e));if((0,b.Gv)(s))return s;throw et(t,"a JSON object","application/json",n)}const St=async(t,e)=>(await $(e.bounded(t),e.most)).
bytes;function Pt(t){return Buffer.from(t.buffer,t.byteOffset,Math.min(t.byteLength,j)).includes("%PDF-")}const Fe=3e5,Be={pdf:"application/pdf",pdfs:"applicati\
on/zip",files:"application/zip",data:"application/json",text:"application/json"};function We(t){const e=(0,u.l_)(t.baseUrl,t.plainHttp),n=t.regionLabel,s=t.memory??
new ce(t.now),o={...P.ur,attempts:Math.max(1,t.attempts??P.ur.attempts)},r={base:e,label:n,describe:t.describe,memory:s};return{ports:k.i2,async check(a,i){await Ct(
a,i,r)},async run(a,i,c,{signal:h}={}){try{const w=c,y=(0,x._i)(a,i);if(y.length>0)throw(0,m.G6)(y);const p=await Ct(a,w,{...r,signal:h}),g={name:a,documents:i,
base:e,label:n,policy:o,options:t,memory:s,request:Ge(a,h,t.timeout)},N=await He({...g,entries:te(a,p)});if("refusal"in N)throw le(N.refusal,n,Xe(a,p,t.secrets),
t.now);return await Vt(a,N.outcome,p,t.countPages)}catch(w){throw(0,m.l3)(w)}}}}async function Ct(t,e,n){const s=W(t,e);if(!s)return e;const o=_e(t,e,s);try{return await Y(
s,n),e}catch(r){if(!o||!(r instanceof m.zU)||r.code==="cancelled")throw r;const a=W(t,o);return a&&await Y(a,n),o}}function _e(t,e,{fields:n}){const{pages:s}=e;
if(!n.includes("pages")||typeof s!="string"||!(0,O.zI)(t).fields.first_page)return;const o=(0,B.m7)(s);if(!o)return;const{pages:r,...a}=e;return{...a,first_page:o.
first,last_page:o.last}}function Ge(t,e,n=Fe){const{output:s,partsHaveMatch:o}=(0,O.zI)(t);return{method:"POST",headers:{Accept:`${o?"application/json":Be[s]}, \
application/problem+json`},timeout:n,...e?{signal:e}:{}}}async function He(t){const e=(0,L.XM)(t.name),n=(0,O.zI)(t.name).aliases?.[0];if(n===void 0)return ct(t,
e);const s=`${t.base} ${t.name}`,o=t.memory.path(s)??e,r=o===e?n:e;let a=o,i=await ct(t,a);return it(i,c=>c===404)&&(i=await ct(t,a=r)),it(i,c=>c===404)||t.memory.
rememberPath(s,a),i}const it=(t,e)=>"refusal"in t&&e(t.refusal.status);async function ct(t,e){const{label:n,policy:s,options:o,request:r}=t,{sleep:a,random:i=Math.
random,now:c=Date.now}=o,{signal:h}=r;for(let w=0;;w++){if(h?.aborted)throw(0,m.WN)();const y=w+1>=s.attempts;let p=(0,P.JN)(w,s,i);try{const g=await d(Ke(t,e),
h);if(y||!it(g,P.Dm)||vt(g.refusal)||(p=(0,P.P9)(g.refusal.headers,c())??p,p>s.longestRetryAfter))return g}catch(g){if(h?.aborted)throw(0,m.WN)();if(g instanceof
m.zU&&g.code!=="network")throw g;if(y||!((0,P.dg)(g)||g instanceof m.zU))throw Je(g,n,w+1,o)}await d(a(p),h)}}async function Ke(t,e){const{name:n,documents:s,entries:o,
base:r,label:a,options:i,request:c}=t,h=new pt,w=()=>ne(s,o,h);try{const y=await i.transport({...c,url:`${r}${e}`,form:w}),p=Ve(s,o);return await ke(y,{name:n,documents:s,
sent:p,label:a,signal:c.signal},i.store).catch(g=>{throw g instanceof m.zU?g:new A(g)})}catch(y){throw h.failure??y}finally{h.end()}}const Ve=(t,e)=>t.reduce((n,{
size:s})=>n+s,0)+e.reduce((n,[,s])=>n+(typeof s=="string"?s.length:s.bytes.length),0);function Xe(t,e,n=[]){const s=Object.entries((0,O.zI)(t).fields).flatMap(([
o,r])=>{const a=(0,O.$f)(r)?e[o]:void 0;return typeof a=="string"?[a]:a!==void 0&&mt(a)?Ye(a.bytes):[]});return[...n,...s]}function Ye(t){const e=(0,M.iL)(t);return typeof e==
"string"?e.split(/\r?\n/).filter(n=>n.trim()!==""):[]}function Je(t,e,n,s){if(t instanceof m.zU)return t;const o=(0,P.AD)(t),r=`${n===1?"":` in ${n} attempts`}${o===
void 0?"":` (${o})`}`;return t instanceof A?new m.zU("network",`The answer of ${e} broke off${r}`,{advice:"Check the network and its proxy, or process locally"}):
new m.zU("network",(0,S.NV)(`${e} was not reached${r}`),{advice:`${(0,P.ik)(o,s)}, or process locally`})}var Ze=f(8526),Qe=f(79463),ut=f(73024),D=f(51455),qe=f(
48161),tn=f(76760),Q=f.n(tn),en=f(54614),Ut=f(34),Lt=f(86006),Dt=f(46863);class nn{places;folder;serial=0;constructor(e){this.places=e}read=async e=>{const n=Q().
resolve(this.places.workspace,e),s=await(0,D.open)(n).catch(o=>{throw(0,Dt.NZ)(o)});try{const{buffer:o,bytesRead:r}=await s.read({buffer:Buffer.alloc(Lt.gY.length),
position:0});return(0,Lt.wm)(o.subarray(0,r)),It(Q().posix.basename(e),n,(await s.stat()).size,!1)}finally{await s.close()}};sizeOf=({size:e})=>e;write=async({file:e,
isTemporary:n},s)=>{if(!n)return await(0,D.copyFile)(e,s,ut.constants.COPYFILE_EXCL);await(0,D.rename)(e,s).catch(async o=>{if((0,en.xU)(o)!=="EXDEV")throw o;await(0,D.
copyFile)(e,s,ut.constants.COPYFILE_EXCL)})};release=async e=>{const n=e.filter(({isTemporary:s})=>s);await Promise.all(n.map(({file:s})=>(0,D.unlink)(s).catch(
()=>{})))};close=async()=>{this.folder&&await(0,D.rm)(await this.folder,{recursive:!0,force:!0,maxRetries:3})};keep=(e,n,s,o)=>this.toFile(e,o.bounded(n));put=({
name:e,bytes:n})=>this.toFile(e,on(n));async toFile(e,n){const s=Q().join(await this.temporaryFolder(),`${++this.serial}.pdf`);let o=0;const r={isBroken:!1},a=async function*(){
try{for await(const i of n)o+=i.length,yield i}catch(i){throw r.isBroken=!0,i}};try{await(0,D.writeFile)(s,a(),{flag:"wx"})}catch(i){throw await(0,D.unlink)(s).
catch(()=>{}),r.isBroken?i:(0,Ut.z)(s,i)}return It(e,s,o,!0)}temporaryFolder(){const e=this.places.temporary??(0,qe.tmpdir)();return this.folder??=(0,D.mkdtemp)(
Q().join(e,"octavo-")).catch(n=>{throw(0,Ut.z)(e,n)})}}const sn=async({name:t,file:e})=>({name:t,bytes:await(0,D.readFile)(e)}),It=(t,e,n,s)=>({name:t,file:e,size:n,
isTemporary:s,async*open(){try{yield*(0,ut.createReadStream)(e)}catch(o){throw(0,Dt.NZ)(o)}}});async function*on(t){yield t}var rn=f(57075),Mt=f(92958);function an(t,e=n=>AbortSignal.
timeout(n)){const n=new Mt.EnvHttpProxyAgent({headersTimeout:0,bodyTimeout:0}),s=new Set,o=async(r,a,{timeout:i,signal:c})=>{const h=new AbortController,w=fn(h,
[e(i),...c?[c]:[]]);s.add(w);const y=()=>{s.delete(w);for(const{one:p,end:g}of w)p.removeEventListener("abort",g);h.abort()};try{const{statusCode:p,headers:g,body:N}=await(0,Mt.
request)(r,{...a,dispatcher:n,signal:h.signal});return N.on("error",()=>{}),{status:p,headers:un(g),content:N,close:y}}catch(p){const g=h.signal.aborted;throw y(),
g?p:cn(p)}};return{transport:async({method:r,url:a,headers:i,form:c,timeout:h,signal:w})=>{const y=se(c()),p={...i,...y.headers,"X-API-Key":t},{content:g,...N}=await o(
a,{method:r,headers:p,body:rn.Readable.from(y.body)},{timeout:h,signal:w});try{return{...N,...await T(g)}}catch(V){throw N.close(),V}},describe:async({url:r,timeout:a,
maximumBytes:i})=>{const c={Accept:"application/json"},{status:h,content:w,close:y,...p}=await o(r,{method:"GET",headers:c},{timeout:a});try{return{status:h,headers:p.
headers,body:(await $(w,i+1)).bytes}}finally{y()}}}}const cn=t=>t.code==="UND_ERR_ABORTED"?Object.assign(new Error("The proxy refused to connect"),{code:"ERR_PR\
OXY_TUNNEL"}):t,un=t=>Object.fromEntries(Object.entries(t).map(([e,n])=>[e,String(n)]));function fn(t,e){return e.map(n=>{const s=()=>t.abort(n.reason);return n.
aborted?s():n.addEventListener("abort",s),{one:n,end:s}})}function dn({region:t,baseUrl:e,apiKey:n,concurrency:s},o){const r=t===""?void 0:hn(t),a=ln(r,e);if(n===
"")throw new m.zU("configuration",`${o.words.key} is empty, and a region needs one`,{advice:o.words.giveKey});const i=r===void 0?"the service at base-url":(0,u.
AP)(r).label,c=new nn(o),h=(0,F.c)({pause:Ze.pause}),w=We({baseUrl:a,regionLabel:i,...an(n),store:c,countPages:async(y,p)=>await h(await sn(y),p),sleep:y=>(0,U.
setTimeout)(y),secrets:[n]});return{isLocal:!1,check:({name:y,params:p})=>w.check(y,p),open:()=>Promise.resolve({execute:(y,p)=>(0,Qe.g)(y,p,w,c),lanes:s??4,close:c.
close,abandon:c.close}),place:r===void 0?`by ${i}`:`in the region ${i}`}}function ln(t,e){try{return t===void 0?(0,u.l_)(e):(0,u.uU)(t,e,!1,"Remove base-url, or\
 remove region")}catch(n){const{message:s,advice:o}=(0,m.l3)(n);throw(0,m.G6)([{field:"base-url",message:o===void 0?s:`${s}. ${o}`}])}}function hn(t){const e=t.
toLowerCase(),n=u.pC.find(o=>o===e||(0,u.AP)(o).label.toLowerCase()===e);if(n!==void 0)return n;const s=u.pC.map(o=>`${o} (${(0,u.AP)(o).label})`).join(", ");throw(0,m.
G6)([{field:"region",message:`must be one of ${s}`}])}}),37922:((q,I,f)=>{f.d(I,{c:()=>S,continuedNumbers:()=>j,countSelectedPages:()=>O});var U=f(58552),m=f(29082),
F=f(42973),M=f(27041),x=f(12237),L=f(72002);async function O(A,T,$){const b=[];for(const v of A){const u=await v;try{b.push(await B(u,T,$))}catch(d){throw(0,U.xx)(
(0,U.l3)(d),b.length+1,u.name)}}return b}async function B({bytes:A},{pages:T,open_password:$},{pause:b,limits:v,signal:u}){const d=k(new L.o(b,u),v),l=await(0,x.
E)(A,d,{password:$});return(0,m.k1)(T,l.pages.count).length}function k(A,T){const $={...F.M,...T};return{pace:A,limits:$,memory:new M.c($)}}function S({pause:A,
limits:T}){return async({bytes:$},b)=>{const v=k(new L.o(A),T);try{return(await(0,x.E)($,v,{password:b})).pages.count}catch{return}}}function j(A,T){const $=A.reduce(
(v,u)=>v+u,T)-1;let b=T;return A.map(v=>{const u={first_number:b,last_number:Math.max($,0)};return b+=v,u})}}),79962:((q,I,f)=>{f.d(I,{$t:()=>A,AP:()=>L,DK:()=>x,
l_:()=>S,pC:()=>F,uU:()=>B});var U=f(58552);const m={global:{label:"Global",address:"https://api.pdfblocks.com"},us:{label:"United States"},hipaa:{label:"US HIP\
AA"},eu:{label:"European Union",address:"https://eu.api.pdfblocks.com"},uk:{label:"United Kingdom"},ca:{label:"Canada"},au:{label:"Australia"},jp:{label:"Japan"},
in:{label:"India"},br:{label:"Brazil"}},F=Object.keys(m),M=new Set(Object.values(m).flatMap(({address:u})=>u===void 0?[]:[new URL(u).hostname]));function x(u){const d=b(
u)?.hostname.replace(/\.$/,"")??"";return M.has(d)}const L=u=>m[u];function O(u){return Object.hasOwn(m,u)}function B(u,d,l=!1,E="Remove the base address, or ch\
oose Self-Hosted"){const{label:R,address:C}=L(u),G=d?.trim()||C;if(G===void 0)throw new U.zU("configuration",`The address of the region ${R} is not published`,{
advice:"Enter the base address that the provider of the service has given you, or choose another region"});const W=S(G,l);if(C!==void 0&&k(W)!==C)throw new U.zU(
"configuration",`The region ${R} has its own address, and the base address is another`,{advice:E});return W}function k(u){const{protocol:d,hostname:l,port:E}=new URL(
u);return`${d}//${l.replace(/\.$/,"")}${E&&`:${E}`}`}function S(u,d=!1){const l=b(u.trim());if(!l||!/^https?:$/.test(l.protocol))throw v("is not a web address s\
uch as https://pdf.example.com");if(l.username!==""||l.password!=="")throw v("must not hold a user name or a password");if(l.search!==""||l.hash!=="")throw v("m\
ust not have a query (?) or a fragment (#)");if(l.protocol==="http:"&&!T(l.hostname)&&!(d&&$(l.hostname)))throw v("must start with https://: a key must not trav\
el unencrypted",`Use https://. Plain HTTP is allowed for localhost${d?" and for private addresses":""} only`);return`${l.origin}${l.pathname.replace(/(?:\/v1)?\/*$/,
"")}`}function j(u){const d=b(u);return d?.protocol==="http:"&&!T(d.hostname)}function A(u){const d=b(/^https?:\/\//i.test(u)?u:`http://${u}`)?.hostname??"unkno\
wn.invalid";return T(d)?"thisMachine":$(d)?"privateNetwork":"internet"}function T(u){return u==="localhost"||u==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(u)}function $(u){
return/^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(u)?/^[\d.]+$/.test(u):u.startsWith("[")?/^\[f[cd]/.test(u):!u.includes(".")||/\.(local|internal|localhost|lan|home\.arpa)$/.
test(u)}function b(u){try{return new URL(u)}catch{return}}const v=(u,d)=>new U.zU("configuration",`The base address ${u}`,d===void 0?{}:{advice:d})}),54185:((q,I,f)=>{
f.d(I,{AD:()=>A,Dm:()=>k,JN:()=>x,P9:()=>L,dg:()=>j,eV:()=>B,ik:()=>b,ur:()=>M});var U=f(61729),m=f(98446),F=f(79962);const M={attempts:4,base:500,cap:3e4,longestRetryAfter:12e4};
function x(d,l,E){return E()*Math.min(l.cap,l.base*2**d)}function L(d,l){const E=d["retry-after"]?.trim()??"";if(/^\d+$/.test(E))return Number(E)*1e3;const R=(O(
E)??NaN)-(O(d.date??"")??l);return R>0?R:void 0}function O(d){if(!/^[A-Za-z]{3,9},? .*\d\d:\d\d:\d\d/.test(d))return;const l=Date.parse(d);return Number.isFinite(
l)?l:void 0}function B(d){const l=Math.ceil(d/1e3);if(l<120)return(0,m.y_)(l,"second");const E=Math.ceil(l/60),R=Math.ceil(E/60);return E<120?`${E} minutes`:R<=
48?`${R} hours`:"more than two days"}const k=d=>d===429||d>=500&&d<=599,S=new Set(["ECONNRESET","ECONNABORTED","ECONNREFUSED","EPIPE","ETIMEDOUT","ESOCKETTIMEDO\
UT","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH","ERR_STREAM_PREMATURE_CLOSE","ERR_PROXY_TUNNEL","UND_ERR_SOCKET","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT",
"UND_ERR_BODY_TIMEOUT","UND_ERR_RES_CONTENT_LENGTH_MISMATCH","TimeoutError"]);function j(d){return u(d).some(l=>S.has(l))}function A(d){return u(d).findLast(l=>/^[A-Z][A-Z0-9_]{2,60}$/.
test(l)||l==="TimeoutError")}const T=new Set(["DEPTH_ZERO_SELF_SIGNED_CERT","SELF_SIGNED_CERT_IN_CHAIN","UNABLE_TO_GET_ISSUER_CERT","UNABLE_TO_GET_ISSUER_CERT_L\
OCALLY","UNABLE_TO_VERIFY_LEAF_SIGNATURE"]),$=new Set(["EPROTO","ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"]);function b(d,l){return d===void 0||
!(T.has(d)||$.has(d))?"Check the base address, the network and its proxy":T.has(d)?"Node.js does not know the authority of its certificate: set the environment \
variable NODE_EXTRA_CA_CERTS to the file with the authority's certificate":`The server seems to answer without TLS: ${v(l)}`}function v({baseUrl:d,plainHttp:l}){
const E=(0,F.$t)(d),R="write http:// instead of https:// in the base address";return E==="thisMachine"||E==="privateNetwork"&&l===!0?R:E==="privateNetwork"&&l===
!1?`${R}, and switch on Allow Plain HTTP`:"let it answer with https://, such as behind a reverse proxy, because a key must not travel unencrypted"}function u(d){
const l=[],E=new Set,R=C=>{if(!(0,U.Gv)(C)||E.has(C)||E.size>20)return;E.add(C);const{code:G,name:W,cause:Y,errors:H}=C;for(const _ of[G,W])typeof _=="string"&&
l.push(_);R(Y),Array.isArray(H)&&H.forEach(R)};return R(d),l}})};
