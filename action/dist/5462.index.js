"use strict";exports.id=5462,exports.ids=[5462],exports.modules={55462:((tt,I,l)=>{l.r(I),l.d(I,{chooseRegion:()=>$n});var U=l(58500),w=l(58552),_=l(37922),M=l(3130),k=l(3621),
L=l(68747),O=l(58426),B=l(29082),x=l(95379),P=l(98446);const z=1028;class A extends Error{cause;constructor(e){super("the answer broke off"),this.cause=e}}async function v(t){
const e=t[Symbol.asyncIterator](),n=[];let s=0;for(;s<z;){const a=await e.next().catch(i=>{throw new A(i)});if(a.done===!0)break;n.push(a.value),s+=a.value.length}
const o=Buffer.concat(n),r=async function*(){try{yield o,yield*{[Symbol.asyncIterator]:()=>e}}finally{await e.return?.()}};return{peeked:o.subarray(0,z),body:r()}}
async function $(t,e){const n=[];let s=0;for await(const o of t)if(n.push(o),s+=o.length,s>e)return{bytes:Buffer.concat(n).subarray(0,e),isWhole:!1};return{bytes:Buffer.
concat(n),isWhole:!0}}var b=l(61729),T=l(15828),u=l(79962);function f(t,e){return e?new Promise((n,s)=>{const o=()=>s((0,w.WN)());e.aborted&&o(),e.addEventListener(
"abort",o,{once:!0}),t.then(n,s).finally(()=>e.removeEventListener("abort",o))}):t}const p="/openapi.json",E=2*1024*1024,R=5e3,C=" (wider)",H=8;function G(t,e){
const{extension:n=!1,fields:s}=(0,O.zI)(t),o=Object.entries(s).filter(([i,c])=>(0,O.qR)(c,e[i])),r=o.filter(([,i])=>n||i.extension).map(([i])=>i),a=o.filter(([i,
c])=>(0,T.Cq)(c,e[i])).map(([i])=>i);return n||r.length+a.length>0?{name:t,isWhole:n,fields:r,values:a}:void 0}async function J(t,e){const n=(0,u.DK)(e.base)?t:
K(t,await Kt(t,e));if(n)throw Bt(n,e.label)}function K(t,e){const n=e.get((0,L.XM)(t.name));if(t.isWhole&&!n)return t;const s=t.fields.filter(r=>!n?.has(r)),o=t.
values.filter(r=>!n?.has(r+C));return s.length+o.length>0?{name:t.name,isWhole:!1,fields:s,values:o}:void 0}const W="process locally, or use a service that offe\
rs it";function lt({name:t,isWhole:e,fields:n,values:s},o,r){return e?[{field:"operation",message:`${t} ${o}`,mentions:[t]}]:[...n.map(a=>({field:a,message:o})),
...s.map(a=>({field:a,message:Gt((0,O.zI)(t).fields[a],r)}))]}const Bt=(t,e)=>(0,w.G6)(lt(t,`is not offered by ${e}: ${W}`,e).map(n=>n.field==="pages"&&(0,O.zI)(
t.name).fields.first_page?{...n,message:Wt(e)}:n)),Gt=(t,e)=>`must be ${t.kind==="text"||t.kind==="pageOrder"?(0,T.k_)(t):t.kind==="choice"?(0,T.Xl)(t):""} at ${e}\
: write it so, ${W}`,Wt=t=>`must be one range at ${t}, such as 2..5, 3 or 4.. (which runs to the last page): write it so, ${W}`;function Ht(t,e,n){const s=`is n\
ot part of the contract of the service, and ${e} could not be asked whether it offers it (${n}): ${W}`,o=lt(t,s,`${e}, which could not be asked whether it takes\
 more (${n})`);return new w.zU("configuration",(0,w.G6)(o).message,{issues:o})}async function Kt(t,e){const{base:n,label:s,memory:o,signal:r}=e;if(r?.aborted)throw(0,w.
WN)();const a=o.capabilities(n);if(a&&!K(t,a))return a;const i=await f(o.once(`describe ${n}`,()=>Vt(e)),r);if(typeof i=="string")throw Ht(t,s,i);return K(t,i)||
o.rememberCapabilities(n,i),i}async function Vt({base:t,describe:e}){if(!e)return"this program cannot ask it";let n;try{n=await e({url:`${t}${p}`,timeout:R,maximumBytes:E})}catch{
return`${p} was not answered within ${R/1e3} seconds`}const{status:s,body:o}=n;return s===404?new Map:s>=300&&s<=399?`${p} was answered with a redirect (${s})`:
s!==200?`${p} was answered with status ${s}`:o.length>E?`${p} is longer than ${E} bytes`:Xt(o)}function Xt(t){const e=new Map,n=(0,b.qF)(t);if(j(n,"info","x-oct\
avo")!==1)return e;for(const[s,o]of Object.entries(pt(j(n,"paths")))){const r=ht(n,j(ht(n,j(o,"post","requestBody")),"content","multipart/form-data","schema")),
a=Object.entries(pt(j(r,"properties"))),i=a.filter(([,c])=>j(c,"x-octavo-wider")===!0);e.set(s,new Set([...a.map(([c])=>c),...i.map(([c])=>c+C)]))}return e}function ht(t,e){
let n=e;for(let s=0;s<H;s++){const o=j(n,"$ref");if(typeof o!="string")return n;if(!o.startsWith("#/"))return;const r=o.slice(2).split("/");n=j(t,...r.map(a=>a.
replaceAll("~1","/").replaceAll("~0","~")))}}const j=(t,...e)=>e.reduce((n,s)=>(0,b.C5)(n,s),t),pt=t=>(0,b.Gv)(t)?t:{};var Yt=l(45657);const Jt=32*1024*1024,Zt=[
"password","user_password","open_password"],Qt="split_by_ranges";async function qt(t,e,n,s){const{output:o}=(0,O.zI)(t),r=s?await te(e,n,s):e.documents,a=o==="p\
dfs"&&t!==Qt?ne(r):r;return{...e,documents:a,facts:{...se(t,a),...e.facts}}}async function te({documents:t,data:e},n,s){const o=Zt.map(a=>n[a]).find(a=>typeof a==
"string"),r=[];for(const a of t){const i=a.pageCount??ee(e),c=i===void 0&&a.size<=Jt?await s(a,o):i;r.push({...a,...c!==void 0&&{pageCount:c}})}return r}function ee(t){
const e=t?.pageCount;return typeof e=="number"?e:void 0}function ne(t){let e=1;return t.map(n=>{const{pageCount:s,firstPage:o=e,lastPage:r}=n,a=r??(o===void 0||
s===void 0?void 0:o+s-1);return e=a===void 0?void 0:a+1,{...n,...o!==void 0&&a!==void 0&&{firstPage:o,lastPage:a}}})}function se(t,e){const{facts:n={},output:s}=(0,O.
zI)(t),[o]=e,r=s==="pdfs"?{partCount:e.length,largestBytes:(0,Yt.Kf)(e.map(({size:a})=>a))}:o?.pageCount===void 0?{}:{pageCount:o.pageCount};return Object.fromEntries(
Object.entries(r).filter(([a])=>Object.hasOwn(n,a)))}var oe=l(77995),re=l(83599),mt=l(38248);function ae(t,e){const n=[];for(const[s,o]of Object.entries((0,O.zI)(
t).fields)){const r=e[s];if(!(r===void 0||!(0,O.qR)(o,r)))if(fe(r))for(const a of r)n.push([s,{...a,name:encodeURIComponent(a.name)}]);else n.push([s,yt(r)?r:(0,M.
lF)(ie(o,r))])}return n}function ie(t,e){return(t.kind==="choice"?t.options.find(s=>s.value===e):void 0)?.contract??e}class wt{failure;begun=[];read({name:e,size:n,
open:s},o){const r=de(n,s,a=>{const i=(0,w.l3)(a);this.failure=o===void 0?i:(0,w.xx)(i,o,e)});return this.begun.push(r),r}end(){for(const e of this.begun)e.return(
void 0).catch(()=>{})}}function ce(t,e,n=new wt){const s=new re.fS;for(const[o,r]of t.entries()){const a=()=>n.read(r,t.length===1?void 0:o+1);s.append("file",new gt(
(0,mt.Fl)(r.name,o),"application/pdf",r.size,a))}for(const[o,r]of e)typeof r=="string"?s.append(o,r):s.append(o,new gt((0,mt.Fl)(r.name,0),"",r.bytes.length,()=>et(
r.bytes)));return s}function ue(t){const e=new oe.Vi(t),{contentType:n,contentLength:s}=e;return{headers:{"Content-Type":n,...s===void 0?{}:{"Content-Length":s}},
body:e.encode()}}const Nn=({name:t,bytes:e})=>({name:t,size:e.length,open:()=>et(e)}),fe=t=>Array.isArray(t)&&t.every(e=>typeof e=="object"),yt=t=>typeof t=="ob\
ject"&&"bytes"in t&&t.bytes instanceof Uint8Array;class gt{name;type;size;stream;lastModified=0;[Symbol.toStringTag]="File";constructor(e,n,s,o){this.name=e,this.
type=n,this.size=s,this.stream=o}}const bt=65536;async function*de(t,e,n){try{let s=0;for await(const o of e()){if(s+=o.length,s>t)break;yield*et(o)}if(s!==t)throw new w.
zU("unreadable_document","The PDF document changed while it was sent",{advice:"Run it again when nothing writes to the document"})}catch(s){throw n(s),s}}async function*et(t){
for(let e=0;e<t.length;e+=bt)yield t.subarray(e,e+bt)}var Et=l(46377),N=l(54185);const le=300,he=50,Z="Check the base address: something other than the service \
may have answered, such as a proxy or a login page",Ot="Split the input into smaller documents, or process it locally",$t=1024*1024;function pe(t,e,n=[],s=Date.
now){const{status:o}=t,{title:r,issues:a,told:i}=ye(t,n),c=i===""?"":`: ${i}`,h=(d,m,g)=>new w.zU(d,(0,P.NV)(m),{status:o,issues:a,advice:g});if(o>=300&&o<=399)
return h("service_failure",`${e} answered with a redirect (${o})${Te(t)}`,"Octavo does not follow redirects with an API key: correct the base address");switch(o){case 400:
return we(a,r,c,e);case 401:return h("unauthorized",`${e} refused the API key in the header X-API-Key (401)`,"Check that the API key is complete and has not bee\
n revoked");case 406:return h("not_acceptable",`${e} cannot answer in a format that Octavo reads (406)${c}`,Z);case 413:return h("too_large",`The documents are \
larger than ${e} accepts (413)${c}`,Ot);case 429:return h("rate_limited",`${e} asks to slow down (429)${Tt(t,s," and")}${c}`,"Send fewer requests at a time, or \
try again later");case 504:if(vt(t))return h("time_limit",`The work took longer than ${e} allows (504)`,Ot);break}const y=(0,N.Dm)(o)?Tt(t,s," and asks"):"";return h(
"service_failure",`${e} answered with status ${o}${y}${c}`,me(o,r!==""))}function me(t,e){return t===404?"Check the base address: this operation does not exist \
there":t===402||t===403?`The API key may lack the right to this operation, or your plan may not include it: check both with the provider of the service${e?"":".\
 A proxy or a firewall may also have refused the request"}`:t<500&&!(0,N.Dm)(t)?Z:"The fault is at the service or on the way to it. Try again later; if the faul\
t stays, tell the provider of the service"}function Tt({headers:t},e,n){const s=(0,N.P9)(t,e())??0;return s===0?"":`${n} to try again in ${(0,N.eV)(s)}`}const vt=({
status:t,headers:e})=>t===504&&e["octavo-error"]==="time_limit";function nt(t,e,n,s){const o=ot((0,Et.P)(t.headers["content-type"]??""))||"no content type",r=o===
n?`${o}, but its content is not ${e}`:`${o} instead of ${e}`;return new w.zU("service_failure",(0,P.NV)(`${s} answered with ${r}`),{status:t.status,advice:Z})}function we(t,e,n,s){
if(t.length===0)return new w.zU("invalid_parameters",(0,P.NV)(`${s} refused the request (400)${n}`),{status:400,...n===""?{advice:Z}:{}});const o=[...new Set(t.
map(({document:i})=>i?.position))],[r,...a]=o.map(i=>st(t.filter(({document:c})=>c?.position===i),e));return a.length===0||o.includes(void 0)?st(t,e):st(t,e,[r,
...a])}function st(t,e,[n,...s]=[]){if(n){const{code:h,message:y,position:d,advice:m}=n;return new w.zU(h,y,{issues:t,status:400,others:s,...d===void 0?{}:{position:d},
...m===void 0?{}:{advice:m}})}const o=t.every(({field:h})=>h==="file")?t[0]:void 0,r=t.find(({document:h})=>h!==void 0)?.document?.position,a=o?.message.endsWith(
w.Yu)?"unreadable_document":"invalid_parameters",{advice:i}=(0,w.O$)(""),c=a==="unreadable_document"?t.map(w.Vz).join(" "):(0,w.G6)(t).message;return new w.zU(a,
c||e,{issues:t,status:400,...r===void 0?{}:{position:r},...a==="unreadable_document"&&i!==void 0?{advice:i}:{}})}function ye({headers:t,body:e},n){const s=Buffer.
from(e.buffer,e.byteOffset,e.byteLength).toString("utf8"),o=/[/+]json$/.test((0,Et.P)(t["content-type"]??""))||/^\s*\{/.test(s)?(0,b.qF)(s):void 0,r=c=>ot(Oe(c,
n));if((0,b.Gv)(o)){const c=typeof o.title=="string"?r(o.title):"";return{title:c,issues:ge(o.errors,r),told:c}}const i=s.replace(/<(script|style|head)\b[\s\S]*?(<\/\1>|$)/gi,
" ").replace(/<[^<>]*>/g," ").split(`
`).map(r).find(c=>c!=="");return{title:"",issues:[],told:i??""}}function ge(t,e){return(0,b.Gv)(t)?Object.entries(t).flatMap(([n,s])=>(Array.isArray(s)?s:[s]).filter(
o=>typeof o=="string").map(o=>be(e(n),e(o)))).slice(0,he):[]}function be(t,e){const[,n="",s,o]=/^(Document (\d{1,6})(?: \((.*?)\))?: )/.exec(e)??[],r=[...new Set(
e.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g))].filter(a=>Ee.has(a));return{field:t,message:e.slice(n.length),...r.length>0&&{mentions:r},...s!==void 0&&{document:{position:Number(
s),...o!==void 0&&{name:o}}}}}const Ee=new Set(O.qj.flatMap(t=>[t,...Object.keys((0,O.zI)(t).fields)]));function Oe(t,e){return e.filter(n=>n!=="").sort((n,s)=>s.
length-n.length).reduce((n,s)=>s.length<4?$e(n,s):n.replaceAll(s,"***"),t)}function $e(t,e){const n=e.replace(/[\\^$.*+?()[\]{}|/]/g,"\\$&");return t.replace(new RegExp(
`(?<![\\p{L}\\p{N}])${n}(?![\\p{L}\\p{N}])`,"gu"),"***")}function Te({headers:t}){const e=t.location?.split(/[?#]/)[0]??"";return e===""?"":` to ${ot(e.replace(
/\/\/[^/@]*@/,"//"))}`}function ot(t){return(0,P.Bu)(t.replace(ve," ").replace(/\s+/g," ").trim(),le)}const ve=/[\p{Cc}\u2028\u2029]/gu,At=500,Ae=3e4,Rt=4*36e5,
St=5,Re=/^\/v1\/jobs\/[\w-]{1,200}$/;async function Se(t,e){if(t.status!==202)return t;t.close();const n=t.headers.location??"";if(!Re.test(n))throw new w.zU("s\
ervice_failure",`${e.label} accepted the work and named no job`);try{return await Ne(n,(0,N.P9)(t.headers,e.now())??At,e)}catch(s){throw e.signal?.aborted&&e.ask(
"DELETE",n).then(({close:o})=>o(),()=>{}),s}}async function Ne(t,e,n){const{ask:s,sleep:o,now:r,signal:a,label:i}=n,c=r()+Rt;let h=e;for(let y=0;r()<c;){await f(
o(Math.min(Math.max(h,At),Ae)),a);try{const d=await f(s("GET",t),a),m=d.status===200?await Pe(d,i):void 0;if(m==="done"||m==="failed")return await f(s("GET",`${t}\
/result`),a);const g=m!==void 0;if(!g&&(!(0,N.Dm)(d.status)||++y>=St))return d;d.close(),g&&(y=0),h=(0,N.P9)(d.headers,r())??2*h}catch(d){if(a?.aborted||d instanceof
w.zU||!(0,N.dg)(d)||++y>=St)throw d;h*=2}}throw new w.zU("time_limit",`${i} did not finish the work in ${Rt/36e5} hours`)}async function Pe({body:t},e){const n=(0,b.
qF)((await $(t,$t)).bytes);if((0,b.Gv)(n)&&typeof n.state=="string")return n.state;throw new w.zU("service_failure",`${e} did not tell the state of the work`)}const Ce=10*
6e4,Ue=100;class Le{now;paths=new Map;offers=new Map;pending=new Map;constructor(e=Date.now){this.now=e}path(e){return this.paths.get(e)}rememberPath(e,n){Nt(this.
paths,e,n)}capabilities(e){const n=this.offers.get(e);return n&&n.until>this.now()?n.capabilities:void 0}rememberCapabilities(e,n){Nt(this.offers,e,{capabilities:n,
until:this.now()+Ce})}async once(e,n){const s=this.pending.get(e);if(s)return s;const o=n().finally(()=>this.pending.delete(e));return this.pending.set(e,o),o}}
function Nt(t,e,n){t.delete(e),t.set(e,n);for(const s of t.keys()){if(t.size<=Ue)return;t.delete(s)}}function Pn({description:t,unit:e,when:n}){return[e===void 0?
t:`${t}, in ${e}`,...n===void 0?[]:[n]].map(o=>`${o}.`).join(" ")}const De=t=>typeof t=="number"&&Number.isSafeInteger(t)&&t>=0,Pt=(t,e)=>Array.isArray(t)&&t.every(
n=>typeof n===e);function Ie(t,e){switch(t){case"count":return De(e);case"number":return typeof e=="number";case"text":return typeof e=="string";case"flag":return typeof e==
"boolean";case"texts":return Pt(e,"string");case"numbers":return Pt(e,"number");default:return t}}function Ct(t,e={}){const n=(s,o)=>Object.hasOwn(e,s)&&Ie(e[s].
type,o);return Object.fromEntries(Object.entries(t).filter(([s,o])=>n(s,o)))}var Me=l(10442);const ke="octavo-outcome",rt=8192,xe=300;function Cn({notes:t,facts:e,
documents:n,files:s=[]}){const o={notes:t,facts:e,documents:n.map(({name:y,bytes:d,match:m,...g})=>g),files:s.map(({mediaType:y,facts:d})=>({mediaType:y,facts:d}))},
r=ze(o),a=Object.fromEntries(Object.entries(e).filter(([,y])=>!Array.isArray(y))),i=Object.keys(e).filter(y=>!Object.hasOwn(a,y)),c=X([...r,...Ut(Object.keys(e)),
...t]),h=[o,{...X([...r,...t]),facts:e},{...X([...r,...Ut(i),...t]),facts:a},c];for(const y of h){const d=at(y);if(d.length<=rt)return d}return at(X(je(c.notes)))}
function ze({documents:t,files:e}){const n=t.filter(o=>Object.keys(o).length>0).length+e.length;return n===0?[]:[{code:"results_left_out",message:`The facts abo\
ut ${countNoun(n,"result")} do not fit into the header of the response: process locally to read them.`}]}const Ut=t=>t.length===0?[]:[{code:"facts_left_out",message:`\
Some facts do not fit into the header of the response: process locally to read ${t.join(", ")}.`}],X=t=>({notes:t,facts:{},documents:[],files:[]}),at=t=>Ge(JSON.
stringify(t));function je(t){const e=[];for(const n of t.map(Fe)){const s=[...e,n,Lt(t.length)];at(X(s)).length<=rt&&e.push(n)}return e.length<t.length?[...e,Lt(
t.length-e.length)]:e}const Fe=t=>({...t,message:shortenText(t.message,xe-1)}),Lt=t=>({code:"notes_left_out",message:`${countNoun(t,"note does","notes do")} not\
 fit into the header of the response: process locally to read all notes.`}),_e=t=>({code:"service_note",message:t});function Be(t,e){const n=(0,O.zI)(t),s=V(e===
void 0||e.length>rt?void 0:(0,b.qF)(e));return{notes:Q(s.notes).flatMap(o=>{const{code:r,message:a,mentions:i}=V(o);if(typeof r!="string"||typeof a!="string")return[];
const c=Q(i).filter(y=>typeof y=="string");return[{...(0,Me.mm)(r)?{code:r,message:a}:_e(a),...c.length>0&&{mentions:c}}]}),facts:Ct(V(s.facts),n.facts),documents:Q(
s.documents).map(o=>{const r=V(o),a=c=>Number.isSafeInteger(r[c])?{[c]:r[c]}:{},i=typeof r.title=="string"?{title:r.title}:{};return{...a("pageCount"),...a("fir\
stPage"),...a("lastPage"),...i}}),files:Q(s.files).map(o=>{const{mediaType:r,facts:a}=V(o);return{mediaType:typeof r=="string"?r:"application/octet-stream",facts:Ct(
V(a),n.resultFacts)}})}}const Q=t=>Array.isArray(t)?t:[],V=t=>(0,b.Gv)(t)?t:{},Ge=t=>t.replace(/[\u007f-\uffff]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(
4,"0")}`);var We=l(86466);const it=64*1024*1024,He={pdf:{times:100,bytes:2**31},pdfs:{times:1e3,bytes:2**31+it},files:{times:1e3,bytes:2**31+it},data:{times:100,
bytes:256*1024*1024},text:{times:1e3,bytes:256*1024*1024}};class Ke{sent;label;most;taken=0;constructor(e,n,s){this.sent=n,this.label=s;const{times:o,bytes:r}=He[e];
this.most=Math.min(r,it+n*o)}take(e){if(this.taken+=e,this.taken>this.most)throw this.tooLong()}check(e){if(Number(e??0)>this.most)throw this.tooLong()}async*bounded(e){
for await(const n of e)this.take(n.length),yield n}tooLong(){const e=`more than ${this.most} bytes for documents of ${this.sent} bytes`;return new w.zU("limit_e\
xceeded",`The answer of ${this.label} is too long: ${e}`,{advice:"Check the base address, or process the documents locally"})}}async function Ve(t,e,n){try{const{
status:s,headers:o,body:r}=t;return s===200?{outcome:await Xe(t,e,n)}:{refusal:{status:s,headers:o,body:(await $(r,$t)).bytes}}}finally{t.close()}}async function Xe(t,{
name:e,documents:n,sent:s,label:o,signal:r},a){const{output:i}=(0,O.zI)(e),c=Be(e,t.headers[ke]),{notes:h,facts:y}=c,d=new Ke(i,s,o);switch(d.check(t.headers["c\
ontent-length"]),i){case"data":case"text":return{documents:n.map((m,g)=>({...c.documents[g],...m})),notes:h,facts:y,data:await Ye(t,d,o)};case"files":{const m={
mediaType:"application/octet-stream",facts:{}},g=[];for(const[S,F]of(await Dt(t,d)).entries())g.push({...c.files[S]??m,...await a.put(F)});return{documents:[],notes:h,
facts:y,files:g}}case"pdfs":{const m=await Dt(t,d);if(m.length===0||!m.every(({bytes:S})=>Mt(S)))throw nt(t,"the parts of a PDF document","application/zip",o);const g=[];
for(const[S,{match:F,...dt}]of m.entries())g.push({...c.documents[S],...F!==void 0&&{match:F},...await a.put(dt)});return{documents:g,notes:h,facts:y}}case"pdf":{
if(!Mt(t.peeked))throw nt(t,"a PDF document","application/pdf",o);const m=await a.keep(n[0]?.name??"document.pdf",t.body,r,d);return{documents:[{...c.documents[0],
...m}],notes:h,facts:y}}default:return i}}async function Dt({headers:t,body:e},n){return(0,We.l1)(await It(e,n),t["content-type"]??"")}async function Ye(t,e,n){
const s=(0,b.qF)(await It(t.body,e));if((0,b.Gv)(s))return s;throw nt(t,"a JSON object","application/json",n)}const It=async(t,e)=>(await $(e.bounded(t),e.most)).
bytes;function Mt(t){return Buffer.from(t.buffer,t.byteOffset,Math.min(t.byteLength,z)).includes("%PDF-")}const Je=3e5,Ze={pdf:"application/pdf",pdfs:"applicati\
on/zip",files:"application/zip",data:"application/json",text:"application/json"};function Qe(t){const e=(0,u.l_)(t.baseUrl,t.plainHttp),n=t.regionLabel,s=t.memory??
new Le(t.now),o={...N.ur,attempts:Math.max(1,t.attempts??N.ur.attempts)},r={base:e,label:n,describe:t.describe,memory:s};return{ports:x.i2,async check(a,i){await kt(
a,i,r)},async run(a,i,c,{signal:h}={}){try{const y=c,d=(0,k._i)(a,i);if(d.length>0)throw(0,w.G6)(d);const m=await kt(a,y,{...r,signal:h}),g={name:a,documents:i,
base:e,label:n,policy:o,options:t,memory:s,request:tn(a,h,t)},S=await nn({...g,entries:ae(a,m)});if("refusal"in S)throw pe(S.refusal,n,rn(a,m,t.secrets),t.now);
return await qt(a,S.outcome,m,t.countPages)}catch(y){throw(0,w.l3)(y)}}}}async function kt(t,e,n){const s=G(t,e);if(!s)return e;const o=qe(t,e,s);try{return await J(
s,n),e}catch(r){if(!o||!(r instanceof w.zU)||r.code==="cancelled")throw r;const a=G(t,o);return a&&await J(a,n),o}}function qe(t,e,{fields:n}){const{pages:s}=e;
if(!n.includes("pages")||typeof s!="string"||!(0,O.zI)(t).fields.first_page)return;const o=(0,B.m7)(s);if(!o)return;const{pages:r,...a}=e;return{...a,first_page:o.
first,last_page:o.last}}function tn(t,e,{timeout:n=Je,random:s=Math.random}){const{output:o,partsHaveMatch:r,long:a}=(0,O.zI)(t);return{method:"POST",headers:{Accept:`${r?
"application/json":Ze[o]}, application/problem+json`,...a&&{Prefer:"respond-async","Idempotency-Key":en(s)}},timeout:n,...e?{signal:e}:{}}}const en=t=>Array.from(
{length:4},()=>Math.floor(t()*2**32).toString(16).padStart(8,"0")).join("");async function nn(t){const e=(0,L.XM)(t.name),n=(0,O.zI)(t.name).aliases?.[0];if(n===
void 0)return ut(t,e);const s=`${t.base} ${t.name}`,o=t.memory.path(s)??e,r=o===e?n:e;let a=o,i=await ut(t,a);return ct(i,c=>c===404)&&(i=await ut(t,a=r)),ct(i,
c=>c===404)||t.memory.rememberPath(s,a),i}const ct=(t,e)=>"refusal"in t&&e(t.refusal.status);async function ut(t,e){const{label:n,policy:s,options:o,request:r}=t,
{sleep:a,random:i=Math.random,now:c=Date.now}=o,{signal:h}=r;for(let y=0;;y++){if(h?.aborted)throw(0,w.WN)();const d=y+1>=s.attempts;let m=(0,N.JN)(y,s,i);try{const g=await f(
sn(t,e),h);if(d||!ct(g,N.Dm)||vt(g.refusal)||(m=(0,N.P9)(g.refusal.headers,c())??m,m>s.longestRetryAfter))return g}catch(g){if(h?.aborted)throw(0,w.WN)();if(g instanceof
w.zU&&g.code!=="network")throw g;if(d||!((0,N.dg)(g)||g instanceof w.zU))throw cn(g,n,y+1,o)}await f(a(m),h)}}async function sn(t,e){const{name:n,documents:s,entries:o,
base:r,label:a,options:i,request:c}=t,h=new wt,y=()=>ce(s,o,h);try{const d=await i.transport({...c,url:`${r}${e}`,form:y}),{sleep:m,now:g=Date.now,transport:S}=i,
{headers:F,...dt}=c,An=await Se(d,{ask:(Y,Sn)=>S({...dt,method:Y,url:`${r}${Sn}`,headers:{Accept:F.Accept}}),sleep:m,now:g,signal:c.signal,label:a}),Rn=on(s,o);
return await Ve(An,{name:n,documents:s,sent:Rn,label:a,signal:c.signal},i.store).catch(Y=>{throw Y instanceof w.zU?Y:new A(Y)})}catch(d){throw h.failure??d}finally{
h.end()}}const on=(t,e)=>t.reduce((n,{size:s})=>n+s,0)+e.reduce((n,[,s])=>n+(typeof s=="string"?s.length:s.bytes.length),0);function rn(t,e,n=[]){const s=Object.
entries((0,O.zI)(t).fields).flatMap(([o,r])=>{const a=(0,O.$f)(r)?e[o]:void 0;return typeof a=="string"?[a]:a!==void 0&&yt(a)?an(a.bytes):[]});return[...n,...s]}
function an(t){const e=(0,M.iL)(t);return typeof e=="string"?e.split(/\r?\n/).filter(n=>n.trim()!==""):[]}function cn(t,e,n,s){if(t instanceof w.zU)return t;const o=(0,N.
AD)(t),r=`${n===1?"":` in ${n} attempts`}${o===void 0?"":` (${o})`}`;return t instanceof A?new w.zU("network",`The answer of ${e} broke off${r}`,{advice:"Check \
the network and its proxy, or process locally"}):new w.zU("network",(0,P.NV)(`${e} was not reached${r}`),{advice:`${(0,N.ik)(o,s)}, or process locally`})}var un=l(
8526),fn=l(79463),ft=l(73024),D=l(51455),dn=l(48161),ln=l(76760),q=l.n(ln),hn=l(54614),xt=l(34),zt=l(86006),jt=l(46863);class pn{places;folder;serial=0;constructor(e){
this.places=e}read=async e=>{const n=q().resolve(this.places.workspace,e),s=await(0,D.open)(n).catch(o=>{throw(0,jt.NZ)(o)});try{const{buffer:o,bytesRead:r}=await s.
read({buffer:Buffer.alloc(zt.gY.length),position:0});return(0,zt.wm)(o.subarray(0,r)),Ft(q().posix.basename(e),n,(await s.stat()).size,!1)}finally{await s.close()}};sizeOf=({
size:e})=>e;write=async({file:e,isTemporary:n},s)=>{if(!n)return await(0,D.copyFile)(e,s,ft.constants.COPYFILE_EXCL);await(0,D.rename)(e,s).catch(async o=>{if((0,hn.
xU)(o)!=="EXDEV")throw o;await(0,D.copyFile)(e,s,ft.constants.COPYFILE_EXCL)})};release=async e=>{const n=e.filter(({isTemporary:s})=>s);await Promise.all(n.map(
({file:s})=>(0,D.unlink)(s).catch(()=>{})))};close=async()=>{this.folder&&await(0,D.rm)(await this.folder,{recursive:!0,force:!0,maxRetries:3})};keep=(e,n,s,o)=>this.
toFile(e,o.bounded(n));put=({name:e,bytes:n})=>this.toFile(e,wn(n));async toFile(e,n){const s=q().join(await this.temporaryFolder(),`${++this.serial}.pdf`);let o=0;
const r={isBroken:!1},a=async function*(){try{for await(const i of n)o+=i.length,yield i}catch(i){throw r.isBroken=!0,i}};try{await(0,D.writeFile)(s,a(),{flag:"\
wx"})}catch(i){throw await(0,D.unlink)(s).catch(()=>{}),r.isBroken?i:(0,xt.z)(s,i)}return Ft(e,s,o,!0)}temporaryFolder(){const e=this.places.temporary??(0,dn.tmpdir)();
return this.folder??=(0,D.mkdtemp)(q().join(e,"octavo-")).catch(n=>{throw(0,xt.z)(e,n)})}}const mn=async({name:t,file:e})=>({name:t,bytes:await(0,D.readFile)(e)}),
Ft=(t,e,n,s)=>({name:t,file:e,size:n,isTemporary:s,async*open(){try{yield*(0,ft.createReadStream)(e)}catch(o){throw(0,jt.NZ)(o)}}});async function*wn(t){yield t}
var yn=l(57075),_t=l(92958);function gn(t,e=n=>AbortSignal.timeout(n)){const n=new _t.EnvHttpProxyAgent({headersTimeout:0,bodyTimeout:0}),s=new Set,o=async(r,a,{
timeout:i,signal:c})=>{const h=new AbortController,y=On(h,[e(i),...c?[c]:[]]);s.add(y);const d=()=>{s.delete(y);for(const{one:m,end:g}of y)m.removeEventListener(
"abort",g);h.abort()};try{const{statusCode:m,headers:g,body:S}=await(0,_t.request)(r,{...a,dispatcher:n,signal:h.signal});return S.on("error",()=>{}),{status:m,
headers:En(g),content:S,close:d}}catch(m){const g=h.signal.aborted;throw d(),g?m:bn(m)}};return{transport:async({method:r,url:a,headers:i,form:c,timeout:h,signal:y})=>{
const d=c&&ue(c()),m={...i,...d?.headers,"X-API-Key":t},{content:g,...S}=await o(a,{method:r,headers:m,...d&&{body:yn.Readable.from(d.body)}},{timeout:h,signal:y});
try{return{...S,...await v(g)}}catch(F){throw S.close(),F}},describe:async({url:r,timeout:a,maximumBytes:i})=>{const c={Accept:"application/json"},{status:h,content:y,
close:d,...m}=await o(r,{method:"GET",headers:c},{timeout:a});try{return{status:h,headers:m.headers,body:(await $(y,i+1)).bytes}}finally{d()}}}}const bn=t=>t.code===
"UND_ERR_ABORTED"?Object.assign(new Error("The proxy refused to connect"),{code:"ERR_PROXY_TUNNEL"}):t,En=t=>Object.fromEntries(Object.entries(t).map(([e,n])=>[
e,String(n)]));function On(t,e){return e.map(n=>{const s=()=>t.abort(n.reason);return n.aborted?s():n.addEventListener("abort",s),{one:n,end:s}})}function $n({region:t,
baseUrl:e,apiKey:n,concurrency:s},o){const r=t===""?void 0:vn(t),a=Tn(r,e);if(n==="")throw new w.zU("configuration",`${o.words.key} is empty, and a region needs\
 one`,{advice:o.words.giveKey});const i=r===void 0?"the service at base-url":(0,u.AP)(r).label,c=new pn(o),h=(0,_.c)({pause:un.pause}),y=Qe({baseUrl:a,regionLabel:i,
...gn(n),store:c,countPages:async(d,m)=>await h(await mn(d),m),sleep:d=>(0,U.setTimeout)(d),secrets:[n]});return{isLocal:!1,check:({name:d,params:m})=>y.check(d,
m),open:()=>Promise.resolve({execute:(d,m)=>(0,fn.g)(d,m,y,c),lanes:s??4,close:c.close,abandon:c.close}),place:r===void 0?`by ${i}`:`in the region ${i}`}}function Tn(t,e){
try{return t===void 0?(0,u.l_)(e):(0,u.uU)(t,e,!1,"Remove base-url, or remove region")}catch(n){const{message:s,advice:o}=(0,w.l3)(n);throw(0,w.G6)([{field:"bas\
e-url",message:o===void 0?s:`${s}. ${o}`}])}}function vn(t){const e=t.toLowerCase(),n=u.pC.find(o=>o===e||(0,u.AP)(o).label.toLowerCase()===e);if(n!==void 0)return n;
const s=u.pC.map(o=>`${o} (${(0,u.AP)(o).label})`).join(", ");throw(0,w.G6)([{field:"region",message:`must be one of ${s}`}])}}),37922:((tt,I,l)=>{l.d(I,{c:()=>P,
continuedNumbers:()=>z,countSelectedPages:()=>O});var U=l(58552),w=l(29082),_=l(42973),M=l(27041),k=l(15584),L=l(72002);async function O(A,v,$){const b=[];for(const T of A){
const u=await T;try{b.push(await B(u,v,$))}catch(f){throw(0,U.xx)((0,U.l3)(f),b.length+1,u.name)}}return b}async function B({bytes:A},{pages:v,open_password:$},{
pause:b,limits:T,signal:u}){const f=x(new L.o(b,u),T),p=await(0,k.E)(A,f,{password:$});return(0,w.k1)(v,p.pages.count).length}function x(A,v){const $={..._.M,...v};
return{pace:A,limits:$,memory:new M.c($)}}function P({pause:A,limits:v}){return async({bytes:$},b)=>{const T=x(new L.o(A),v);try{return(await(0,k.E)($,T,{password:b})).
pages.count}catch{return}}}function z(A,v){const $=A.reduce((T,u)=>T+u,v)-1;let b=v;return A.map(T=>{const u={first_number:b,last_number:Math.max($,0)};return b+=
T,u})}}),79962:((tt,I,l)=>{l.d(I,{$t:()=>A,AP:()=>L,DK:()=>k,l_:()=>P,pC:()=>_,uU:()=>B});var U=l(58552);const w={global:{label:"Global",address:"https://api.pd\
fblocks.com"},us:{label:"United States"},hipaa:{label:"US HIPAA"},eu:{label:"European Union",address:"https://eu.api.pdfblocks.com"},uk:{label:"United Kingdom"},
ca:{label:"Canada"},au:{label:"Australia"},jp:{label:"Japan"},in:{label:"India"},br:{label:"Brazil"}},_=Object.keys(w),M=new Set(Object.values(w).flatMap(({address:u})=>u===
void 0?[]:[new URL(u).hostname]));function k(u){const f=b(u)?.hostname.replace(/\.$/,"")??"";return M.has(f)}const L=u=>w[u];function O(u){return Object.hasOwn(
w,u)}function B(u,f,p=!1,E="Remove the base address, or choose Self-Hosted"){const{label:R,address:C}=L(u),H=f?.trim()||C;if(H===void 0)throw new U.zU("configur\
ation",`The address of the region ${R} is not published`,{advice:"Enter the base address that the provider of the service has given you, or choose another regio\
n"});const G=P(H,p);if(C!==void 0&&x(G)!==C)throw new U.zU("configuration",`The region ${R} has its own address, and the base address is another`,{advice:E});return G}
function x(u){const{protocol:f,hostname:p,port:E}=new URL(u);return`${f}//${p.replace(/\.$/,"")}${E&&`:${E}`}`}function P(u,f=!1){const p=b(u.trim());if(!p||!/^https?:$/.
test(p.protocol))throw T("is not a web address such as https://pdf.example.com");if(p.username!==""||p.password!=="")throw T("must not hold a user name or a pas\
sword");if(p.search!==""||p.hash!=="")throw T("must not have a query (?) or a fragment (#)");if(p.protocol==="http:"&&!v(p.hostname)&&!(f&&$(p.hostname)))throw T(
"must start with https://: a key must not travel unencrypted",`Use https://. Plain HTTP is allowed for localhost${f?" and for private addresses":""} only`);return`${p.
origin}${p.pathname.replace(/(?:\/v1)?\/*$/,"")}`}function z(u){const f=b(u);return f?.protocol==="http:"&&!v(f.hostname)}function A(u){const f=b(/^https?:\/\//i.
test(u)?u:`http://${u}`)?.hostname??"unknown.invalid";return v(f)?"thisMachine":$(f)?"privateNetwork":"internet"}function v(u){return u==="localhost"||u==="[::1\
]"||/^127\.\d+\.\d+\.\d+$/.test(u)}function $(u){return/^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(u)?/^[\d.]+$/.test(u):u.startsWith("[")?/^\[f[cd]/.test(
u):!u.includes(".")||/\.(local|internal|localhost|lan|home\.arpa)$/.test(u)}function b(u){try{return new URL(u)}catch{return}}const T=(u,f)=>new U.zU("configura\
tion",`The base address ${u}`,f===void 0?{}:{advice:f})}),54185:((tt,I,l)=>{l.d(I,{AD:()=>A,Dm:()=>x,JN:()=>k,P9:()=>L,dg:()=>z,eV:()=>B,ik:()=>b,ur:()=>M});var U=l(
61729),w=l(98446),_=l(79962);const M={attempts:4,base:500,cap:3e4,longestRetryAfter:12e4};function k(f,p,E){return E()*Math.min(p.cap,p.base*2**f)}function L(f,p){
const E=f["retry-after"]?.trim()??"";if(/^\d+$/.test(E))return Number(E)*1e3;const R=(O(E)??NaN)-(O(f.date??"")??p);return R>0?R:void 0}function O(f){if(!/^[A-Za-z]{3,9},? .*\d\d:\d\d:\d\d/.
test(f))return;const p=Date.parse(f);return Number.isFinite(p)?p:void 0}function B(f){const p=Math.ceil(f/1e3);if(p<120)return(0,w.y_)(p,"second");const E=Math.
ceil(p/60),R=Math.ceil(E/60);return E<120?`${E} minutes`:R<=48?`${R} hours`:"more than two days"}const x=f=>f===429||f>=500&&f<=599,P=new Set(["ECONNRESET","ECO\
NNABORTED","ECONNREFUSED","EPIPE","ETIMEDOUT","ESOCKETTIMEDOUT","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH","ERR_STREAM_PREMATURE_CLOSE","ERR_PROXY_TUNNEL","UND_ER\
R_SOCKET","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT","UND_ERR_BODY_TIMEOUT","UND_ERR_RES_CONTENT_LENGTH_MISMATCH","TimeoutError"]);function z(f){return u(
f).some(p=>P.has(p))}function A(f){return u(f).findLast(p=>/^[A-Z][A-Z0-9_]{2,60}$/.test(p)||p==="TimeoutError")}const v=new Set(["DEPTH_ZERO_SELF_SIGNED_CERT",
"SELF_SIGNED_CERT_IN_CHAIN","UNABLE_TO_GET_ISSUER_CERT","UNABLE_TO_GET_ISSUER_CERT_LOCALLY","UNABLE_TO_VERIFY_LEAF_SIGNATURE"]),$=new Set(["EPROTO","ERR_SSL_WRO\
NG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"]);function b(f,p){return f===void 0||!(v.has(f)||$.has(f))?"Check the base address, the network and its prox\
y":v.has(f)?"Node.js does not know the authority of its certificate: set the environment variable NODE_EXTRA_CA_CERTS to the file with the authority's certifica\
te":`The server seems to answer without TLS: ${T(p)}`}function T({baseUrl:f,plainHttp:p}){const E=(0,_.$t)(f),R="write http:// instead of https:// in the base a\
ddress";return E==="thisMachine"||E==="privateNetwork"&&p===!0?R:E==="privateNetwork"&&p===!1?`${R}, and switch on Allow Plain HTTP`:"let it answer with https:/\
/, such as behind a reverse proxy, because a key must not travel unencrypted"}function u(f){const p=[],E=new Set,R=C=>{if(!(0,U.Gv)(C)||E.has(C)||E.size>20)return;
E.add(C);const{code:H,name:G,cause:J,errors:K}=C;for(const W of[H,G])typeof W=="string"&&p.push(W);R(J),Array.isArray(K)&&K.forEach(R)};return R(f),p}})};
