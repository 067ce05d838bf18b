"use strict";exports.id=5462,exports.ids=[5462,7922],exports.modules={55462:((tt,I,l)=>{l.r(I),l.d(I,{chooseRegion:()=>Tn});var C=l(58500),w=l(58552),j=l(37922),M=l(3130),_=l(
2352),L=l(68747),O=l(58426),F=l(29082),B=l(95379),N=l(98446);const k=1028;class D extends Error{cause;constructor(e){super("the answer broke off"),this.cause=e}}
async function v(t){const e=t[Symbol.asyncIterator](),n=[];let s=0;for(;s<k;){const a=await e.next().catch(i=>{throw new D(i)});if(a.done===!0)break;n.push(a.value),
s+=a.value.length}const o=Buffer.concat(n),r=async function*(){try{yield o,yield*{[Symbol.asyncIterator]:()=>e}}finally{await e.return?.()}};return{peeked:o.subarray(
0,k),body:r()}}async function $(t,e){const n=[];let s=0;for await(const o of t)if(n.push(o),s+=o.length,s>e)return{bytes:Buffer.concat(n).subarray(0,e),isWhole:!1};
return{bytes:Buffer.concat(n),isWhole:!0}}var b=l(61729),T=l(15828),d=l(79962);function u(t,e){return e?new Promise((n,s)=>{const o=()=>s((0,w.WN)());e.aborted&&
o(),e.addEventListener("abort",o,{once:!0}),t.then(n,s).finally(()=>e.removeEventListener("abort",o))}):t}const h="/openapi.json",E=2*1024*1024,A=5e3,P=" (wider\
)",H=8;function W(t,e){const{extension:n=!1,fields:s}=(0,O.zI)(t),o=Object.entries(s).filter(([i,c])=>(0,O.qR)(c,e[i])),r=o.filter(([,i])=>n||i.extension).map(([
i])=>i),a=o.filter(([i,c])=>(0,T.Cq)(c,e[i])).map(([i])=>i);return n||r.length+a.length>0?{name:t,isWhole:n,fields:r,values:a}:void 0}async function J(t,e){const n=(0,d.
DK)(e.base)?t:K(t,await Kt(t,e));if(n)throw Bt(n,e.label)}function K(t,e){const n=e.get((0,L.XM)(t.name));if(t.isWhole&&!n)return t;const s=t.fields.filter(r=>!n?.
has(r)),o=t.values.filter(r=>!n?.has(r+P));return s.length+o.length>0?{name:t.name,isWhole:!1,fields:s,values:o}:void 0}const G="process locally, or use a servi\
ce that offers it";function lt({name:t,isWhole:e,fields:n,values:s},o,r){return e?[{field:"operation",message:`${t} ${o}`,mentions:[t]}]:[...n.map(a=>({field:a,
message:o})),...s.map(a=>({field:a,message:Wt((0,O.zI)(t).fields[a],r)}))]}const Bt=(t,e)=>(0,w.G6)(lt(t,`is not offered by ${e}: ${G}`,e).map(n=>n.field==="pag\
es"&&(0,O.zI)(t.name).fields.first_page?{...n,message:Gt(e)}:n)),Wt=(t,e)=>`must be ${t.kind==="text"||t.kind==="pageOrder"?(0,T.k_)(t):t.kind==="choice"?(0,T.Xl)(
t):""} at ${e}: write it so, ${G}`,Gt=t=>`must be one range at ${t}, such as 2..5, 3 or 4.. (which runs to the last page): write it so, ${G}`;function Ht(t,e,n){
const s=`is not part of the contract of the service, and ${e} could not be asked whether it offers it (${n}): ${G}`,o=lt(t,s,`${e}, which could not be asked whe\
ther it takes more (${n})`);return new w.zU("configuration",(0,w.G6)(o).message,{issues:o})}async function Kt(t,e){const{base:n,label:s,memory:o,signal:r}=e;if(r?.
aborted)throw(0,w.WN)();const a=o.capabilities(n);if(a&&!K(t,a))return a;const i=await u(o.once(`describe ${n}`,()=>Vt(e)),r);if(typeof i=="string")throw Ht(t,s,
i);return K(t,i)||o.rememberCapabilities(n,i),i}async function Vt({base:t,describe:e}){if(!e)return"this program cannot ask it";let n;try{n=await e({url:`${t}${h}`,
timeout:A,maximumBytes:E})}catch{return`${h} was not answered within ${A/1e3} seconds`}const{status:s,body:o}=n;return s===404?new Map:s>=300&&s<=399?`${h} was \
answered with a redirect (${s})`:s!==200?`${h} was answered with status ${s}`:o.length>E?`${h} is longer than ${E} bytes`:Xt(o)}function Xt(t){const e=new Map,n=(0,b.
qF)(t);if(x(n,"info","x-octavo")!==1)return e;for(const[s,o]of Object.entries(pt(x(n,"paths")))){const r=ht(n,x(ht(n,x(o,"post","requestBody")),"content","multi\
part/form-data","schema")),a=Object.entries(pt(x(r,"properties"))),i=a.filter(([,c])=>x(c,"x-octavo-wider")===!0);e.set(s,new Set([...a.map(([c])=>c),...i.map(([
c])=>c+P)]))}return e}function ht(t,e){let n=e;for(let s=0;s<H;s++){const o=x(n,"$ref");if(typeof o!="string")return n;if(!o.startsWith("#/"))return;const r=o.slice(
2).split("/");n=x(t,...r.map(a=>a.replaceAll("~1","/").replaceAll("~0","~")))}}const x=(t,...e)=>e.reduce((n,s)=>(0,b.C5)(n,s),t),pt=t=>(0,b.Gv)(t)?t:{};var Yt=l(
45657);const Jt=32*1024*1024,Zt=["password","user_password","open_password"],Qt="split_by_ranges";async function qt(t,e,n,s){const{output:o}=(0,O.zI)(t),r=s?await te(
e,n,s):e.documents,a=o==="pdfs"&&t!==Qt?ne(r):r;return{...e,documents:a,facts:{...se(t,a),...e.facts}}}async function te({documents:t,data:e},n,s){const o=Zt.map(
a=>n[a]).find(a=>typeof a=="string"),r=[];for(const a of t){const i=a.pageCount??ee(e),c=i===void 0&&a.size<=Jt?await s(a,o):i;r.push({...a,...c!==void 0&&{pageCount:c}})}
return r}function ee(t){const e=t?.pageCount;return typeof e=="number"?e:void 0}function ne(t){let e=1;return t.map(n=>{const{pageCount:s,firstPage:o=e,lastPage:r}=n,
a=r??(o===void 0||s===void 0?void 0:o+s-1);return e=a===void 0?void 0:a+1,{...n,...o!==void 0&&a!==void 0&&{firstPage:o,lastPage:a}}})}function se(t,e){const{facts:n={},
output:s}=(0,O.zI)(t),[o]=e,r=s==="pdfs"?{partCount:e.length,largestBytes:(0,Yt.Kf)(e.map(({size:a})=>a))}:o?.pageCount===void 0?{}:{pageCount:o.pageCount};return Object.
fromEntries(Object.entries(r).filter(([a])=>Object.hasOwn(n,a)))}var oe=l(77995),re=l(83599),mt=l(38248);function ae(t,e){const n=[];for(const[s,o]of Object.entries(
(0,O.zI)(t).fields)){const r=e[s];if(!(r===void 0||!(0,O.qR)(o,r)))if(de(r))for(const a of r)n.push([s,{...a,name:encodeURIComponent(a.name)}]);else n.push([s,yt(
r)?r:(0,M.lF)(ie(o,r))])}return n}function ie(t,e){return(t.kind==="choice"?t.options.find(s=>s.value===e):void 0)?.contract??e}class wt{failure;begun=[];read({
name:e,size:n,open:s},o){const r=fe(n,s,a=>{const i=(0,w.l3)(a);this.failure=o===void 0?i:(0,w.xx)(i,o,e)});return this.begun.push(r),r}end(){for(const e of this.
begun)e.return(void 0).catch(()=>{})}}function ce(t,e,n=new wt){const s=new re.fS;for(const[o,r]of t.entries()){const a=()=>n.read(r,t.length===1?void 0:o+1);s.
append("file",new gt((0,mt.Fl)(r.name,o),"application/pdf",r.size,a))}for(const[o,r]of e)typeof r=="string"?s.append(o,r):s.append(o,new gt((0,mt.Fl)(r.name,0),
"",r.bytes.length,()=>et(r.bytes)));return s}function ue(t){const e=new oe.Vi(t),{contentType:n,contentLength:s}=e;return{headers:{"Content-Type":n,...s===void 0?
{}:{"Content-Length":s}},body:e.encode()}}const Nn=({name:t,bytes:e})=>({name:t,size:e.length,open:()=>et(e)}),de=t=>Array.isArray(t)&&t.every(e=>typeof e=="obj\
ect"),yt=t=>typeof t=="object"&&"bytes"in t&&t.bytes instanceof Uint8Array;class gt{name;type;size;stream;lastModified=0;[Symbol.toStringTag]="File";constructor(e,n,s,o){
this.name=e,this.type=n,this.size=s,this.stream=o}}const bt=65536;async function*fe(t,e,n){try{let s=0;for await(const o of e()){if(s+=o.length,s>t)break;yield*et(
o)}if(s!==t)throw new w.zU("unreadable_document","The PDF document changed while it was sent",{advice:"Run it again when nothing writes to the document"})}catch(s){
throw n(s),s}}async function*et(t){for(let e=0;e<t.length;e+=bt)yield t.subarray(e,e+bt)}var Et=l(46377),S=l(54185);const le=300,he=50,Z="Check the base address\
: something other than the service may have answered, such as a proxy or a login page",Ot="Split the input into smaller documents, or process it locally",Tt=1024*
1024;function pe(t,e,n=[],s=Date.now){const{status:o}=t,{title:r,issues:a,told:i}=ye(t,n),c=i===""?"":`: ${i}`,p=(f,m,g)=>new w.zU(f,(0,N.NV)(m),{status:o,issues:a,
advice:g});if(o>=300&&o<=399)return p("service_failure",`${e} answered with a redirect (${o})${$e(t)}`,"Octavo does not follow redirects with an API key: correc\
t the base address");switch(o){case 400:return we(a,r,c,e);case 401:return p("unauthorized",`${e} refused the API key in the header X-API-Key (401)`,"Check that\
 the API key is complete and has not been revoked");case 406:return p("not_acceptable",`${e} cannot answer in a format that Octavo reads (406)${c}`,Z);case 413:
return p("too_large",`The documents are larger than ${e} accepts (413)${c}`,Ot);case 429:return p("rate_limited",`${e} asks to slow down (429)${$t(t,s," and")}${c}`,
"Send fewer requests at a time, or try again later");case 504:if(vt(t))return p("time_limit",`The work took longer than ${e} allows (504)`,Ot);break}const y=(0,S.
Dm)(o)?$t(t,s," and asks"):"";return p("service_failure",`${e} answered with status ${o}${y}${c}`,me(o,r!==""))}function me(t,e){return t===404?"Check the base \
address: this operation does not exist there":t===402||t===403?`The API key may lack the right to this operation, or your plan may not include it: check both wi\
th the provider of the service${e?"":". A proxy or a firewall may also have refused the request"}`:t<500&&!(0,S.Dm)(t)?Z:"The fault is at the service or on the \
way to it. Try again later; if the fault stays, tell the provider of the service"}function $t({headers:t},e,n){const s=(0,S.P9)(t,e())??0;return s===0?"":`${n} \
to try again in ${(0,S.eV)(s)}`}const vt=({status:t,headers:e})=>t===504&&e["octavo-error"]==="time_limit";function nt(t,e,n,s){const o=ot((0,Et.P)(t.headers["c\
ontent-type"]??""))||"no content type",r=o===n?`${o}, but its content is not ${e}`:`${o} instead of ${e}`;return new w.zU("service_failure",(0,N.NV)(`${s} answe\
red with ${r}`),{status:t.status,advice:Z})}function we(t,e,n,s){if(t.length===0)return new w.zU("invalid_parameters",(0,N.NV)(`${s} refused the request (400)${n}`),
{status:400,...n===""?{advice:Z}:{}});const o=[...new Set(t.map(({document:i})=>i?.position))],[r,...a]=o.map(i=>st(t.filter(({document:c})=>c?.position===i),e));
return a.length===0||o.includes(void 0)?st(t,e):st(t,e,[r,...a])}function st(t,e,[n,...s]=[]){if(n){const{code:p,message:y,position:f,advice:m}=n;return new w.zU(
p,y,{issues:t,status:400,others:s,...f===void 0?{}:{position:f},...m===void 0?{}:{advice:m}})}const o=t.every(({field:p})=>p==="file")?t[0]:void 0,r=t.find(({document:p})=>p!==
void 0)?.document?.position,a=o?.message.endsWith(w.Yu)?"unreadable_document":"invalid_parameters",{advice:i}=(0,w.O$)(""),c=a==="unreadable_document"?t.map(w.Vz).
join(" "):(0,w.G6)(t).message;return new w.zU(a,c||e,{issues:t,status:400,...r===void 0?{}:{position:r},...a==="unreadable_document"&&i!==void 0?{advice:i}:{}})}
function ye({headers:t,body:e},n){const s=Buffer.from(e.buffer,e.byteOffset,e.byteLength).toString("utf8"),o=/[/+]json$/.test((0,Et.P)(t["content-type"]??""))||
/^\s*\{/.test(s)?(0,b.qF)(s):void 0,r=c=>ot(Oe(c,n));if((0,b.Gv)(o)){const c=typeof o.title=="string"?r(o.title):"";return{title:c,issues:ge(o.errors,r),told:c}}
const i=s.replace(/<(script|style|head)\b[\s\S]*?(<\/\1>|$)/gi," ").replace(/<[^<>]*>/g," ").split(`
`).map(r).find(c=>c!=="");return{title:"",issues:[],told:i??""}}function ge(t,e){return(0,b.Gv)(t)?Object.entries(t).flatMap(([n,s])=>(Array.isArray(s)?s:[s]).filter(
o=>typeof o=="string").map(o=>be(e(n),e(o)))).slice(0,he):[]}function be(t,e){const[,n="",s,o]=/^(Document (\d{1,6})(?: \((.*?)\))?: )/.exec(e)??[],r=[...new Set(
e.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g))].filter(a=>Ee.has(a));return{field:t,message:e.slice(n.length),...r.length>0&&{mentions:r},...s!==void 0&&{document:{position:Number(
s),...o!==void 0&&{name:o}}}}}const Ee=new Set(O.qj.flatMap(t=>[t,...Object.keys((0,O.zI)(t).fields)]));function Oe(t,e){return e.filter(n=>n!=="").sort((n,s)=>s.
length-n.length).reduce((n,s)=>s.length<4?Te(n,s):n.replaceAll(s,"***"),t)}function Te(t,e){const n=e.replace(/[\\^$.*+?()[\]{}|/]/g,"\\$&");return t.replace(new RegExp(
`(?<![\\p{L}\\p{N}])${n}(?![\\p{L}\\p{N}])`,"gu"),"***")}function $e({headers:t}){const e=t.location?.split(/[?#]/)[0]??"";return e===""?"":` to ${ot(e.replace(
/\/\/[^/@]*@/,"//"))}`}function ot(t){return(0,N.Bu)(t.replace(ve," ").replace(/\s+/g," ").trim(),le)}const ve=/[\p{Cc}\u2028\u2029]/gu,At=500,Ae=3e4,Rt=4*36e5,
St=5,Re=/^\/v1\/jobs\/[\w-]{1,200}$/;async function Se(t,e){if(t.status!==202)return t;t.close();const n=t.headers.location??"";if(!Re.test(n))throw new w.zU("s\
ervice_failure",`${e.label} accepted the work and named no job`);try{return await Ne(n,(0,S.P9)(t.headers,e.now())??At,e)}catch(s){throw e.signal?.aborted&&e.ask(
"DELETE",n).then(({close:o})=>o(),()=>{}),s}}async function Ne(t,e,n){const{ask:s,sleep:o,now:r,signal:a,label:i}=n,c=r()+Rt;let p=e;for(let y=0;r()<c;){await u(
o(Math.min(Math.max(p,At),Ae)),a);try{const f=await u(s("GET",t),a),m=f.status===200?await Pe(f,i):void 0;if(m==="done"||m==="failed")return await u(s("GET",`${t}\
/result`),a);const g=m!==void 0;if(!g&&(!(0,S.Dm)(f.status)||++y>=St))return f;f.close(),g&&(y=0),p=(0,S.P9)(f.headers,r())??2*p}catch(f){if(a?.aborted||f instanceof
w.zU||!(0,S.dg)(f)||++y>=St)throw f;p*=2}}throw new w.zU("time_limit",`${i} did not finish the work in ${Rt/36e5} hours`)}async function Pe({body:t},e){const n=(0,b.
qF)((await $(t,Tt)).bytes);if((0,b.Gv)(n)&&typeof n.state=="string")return n.state;throw new w.zU("service_failure",`${e} did not tell the state of the work`)}const Ce=10*
6e4,Ue=100;class Le{now;paths=new Map;offers=new Map;pending=new Map;constructor(e=Date.now){this.now=e}path(e){return this.paths.get(e)}rememberPath(e,n){Nt(this.
paths,e,n)}capabilities(e){const n=this.offers.get(e);return n&&n.until>this.now()?n.capabilities:void 0}rememberCapabilities(e,n){Nt(this.offers,e,{capabilities:n,
until:this.now()+Ce})}async once(e,n){const s=this.pending.get(e);if(s)return s;const o=n().finally(()=>this.pending.delete(e));return this.pending.set(e,o),o}}
function Nt(t,e,n){t.delete(e),t.set(e,n);for(const s of t.keys()){if(t.size<=Ue)return;t.delete(s)}}function Pn({description:t,unit:e,when:n}){return[e===void 0?
t:`${t}, in ${e}`,...n===void 0?[]:[n]].map(o=>`${o}.`).join(" ")}const De=t=>typeof t=="number"&&Number.isSafeInteger(t)&&t>=0,Pt=(t,e)=>Array.isArray(t)&&t.every(
n=>typeof n===e);function Ie(t,e){switch(t){case"count":return De(e);case"number":return typeof e=="number";case"text":return typeof e=="string";case"flag":return typeof e==
"boolean";case"texts":return Pt(e,"string");case"numbers":return Pt(e,"number");default:return t}}function Ct(t,e={}){const n=(s,o)=>Object.hasOwn(e,s)&&Ie(e[s].
type,o);return Object.fromEntries(Object.entries(t).filter(([s,o])=>n(s,o)))}var Me=l(10442);const ke="octavo-outcome",rt=8192,xe=300;function Cn({notes:t,facts:e,
documents:n,files:s=[]}){const o={notes:t,facts:e,documents:n.map(({name:y,bytes:f,match:m,...g})=>g),files:s.map(({mediaType:y,facts:f})=>({mediaType:y,facts:f}))},
r=ze(o),a=Object.fromEntries(Object.entries(e).filter(([,y])=>!Array.isArray(y))),i=Object.keys(e).filter(y=>!Object.hasOwn(a,y)),c=X([...r,...Ut(Object.keys(e)),
...t]),p=[o,{...X([...r,...t]),facts:e},{...X([...r,...Ut(i),...t]),facts:a},c];for(const y of p){const f=at(y);if(f.length<=rt)return f}return at(X(je(c.notes)))}
function ze({documents:t,files:e}){const n=t.filter(o=>Object.keys(o).length>0).length+e.length;return n===0?[]:[{code:"results_left_out",message:`The facts abo\
ut ${countNoun(n,"result")} do not fit into the header of the response: process locally to read them.`}]}const Ut=t=>t.length===0?[]:[{code:"facts_left_out",message:`\
Some facts do not fit into the header of the response: process locally to read ${t.join(", ")}.`}],X=t=>({notes:t,facts:{},documents:[],files:[]}),at=t=>We(JSON.
stringify(t));function je(t){const e=[];for(const n of t.map(_e)){const s=[...e,n,Lt(t.length)];at(X(s)).length<=rt&&e.push(n)}return e.length<t.length?[...e,Lt(
t.length-e.length)]:e}const _e=t=>({...t,message:shortenText(t.message,xe-1)}),Lt=t=>({code:"notes_left_out",message:`${countNoun(t,"note does","notes do")} not\
 fit into the header of the response: process locally to read all notes.`}),Fe=t=>({code:"service_note",message:t});function Be(t,e){const n=(0,O.zI)(t),s=V(e===
void 0||e.length>rt?void 0:(0,b.qF)(e));return{notes:Q(s.notes).flatMap(o=>{const{code:r,message:a,mentions:i}=V(o);if(typeof r!="string"||typeof a!="string")return[];
const c=Q(i).filter(y=>typeof y=="string");return[{...(0,Me.mm)(r)?{code:r,message:a}:Fe(a),...c.length>0&&{mentions:c}}]}),facts:Ct(V(s.facts),n.facts),documents:Q(
s.documents).map(o=>{const r=V(o),a=c=>Number.isSafeInteger(r[c])?{[c]:r[c]}:{},i=typeof r.title=="string"?{title:r.title}:{};return{...a("pageCount"),...a("fir\
stPage"),...a("lastPage"),...i}}),files:Q(s.files).map(o=>{const{mediaType:r,facts:a}=V(o);return{mediaType:typeof r=="string"?r:"application/octet-stream",facts:Ct(
V(a),n.resultFacts)}})}}const Q=t=>Array.isArray(t)?t:[],V=t=>(0,b.Gv)(t)?t:{},We=t=>t.replace(/[\u007f-\uffff]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(
4,"0")}`);var Ge=l(86466);const it=64*1024*1024,He={pdf:{times:100,bytes:2**31},pdfs:{times:1e3,bytes:2**31+it},files:{times:1e3,bytes:2**31+it},data:{times:100,
bytes:256*1024*1024},text:{times:1e3,bytes:256*1024*1024}};class Ke{sent;label;most;taken=0;constructor(e,n,s){this.sent=n,this.label=s;const{times:o,bytes:r}=He[e];
this.most=Math.min(r,it+n*o)}take(e){if(this.taken+=e,this.taken>this.most)throw this.tooLong()}check(e){if(Number(e??0)>this.most)throw this.tooLong()}async*bounded(e){
for await(const n of e)this.take(n.length),yield n}tooLong(){const e=`more than ${this.most} bytes for documents of ${this.sent} bytes`;return new w.zU("limit_e\
xceeded",`The answer of ${this.label} is too long: ${e}`,{advice:"Check the base address, or process the documents locally"})}}async function Ve(t,e,n){try{const{
status:s,headers:o,body:r}=t;return s===200?{outcome:await Xe(t,e,n)}:{refusal:{status:s,headers:o,body:(await $(r,Tt)).bytes}}}finally{t.close()}}async function Xe(t,{
name:e,documents:n,sent:s,label:o,signal:r},a){const{output:i}=(0,O.zI)(e),c=Be(e,t.headers[ke]),{notes:p,facts:y}=c,f=new Ke(i,s,o);switch(f.check(t.headers["c\
ontent-length"]),i){case"data":case"text":return{documents:n.map((m,g)=>({...c.documents[g],...m})),notes:p,facts:y,data:await Ye(t,f,o)};case"files":{const m={
mediaType:"application/octet-stream",facts:{}},g=[];for(const[R,z]of(await Dt(t,f)).entries())g.push({...c.files[R]??m,...await a.put(z)});return{documents:[],notes:p,
facts:y,files:g}}case"pdfs":{const m=await Dt(t,f);if(m.length===0||!m.every(({bytes:R})=>Mt(R)))throw nt(t,"the parts of a PDF document","application/zip",o);const g=[];
for(const[R,{match:z,...ft}]of m.entries())g.push({...c.documents[R],...z!==void 0&&{match:z},...await a.put(ft)});return{documents:g,notes:p,facts:y}}case"pdf":{
if(!Mt(t.peeked))throw nt(t,"a PDF document","application/pdf",o);const m=await a.keep(n[0]?.name??"document.pdf",t.body,r,f);return{documents:[{...c.documents[0],
...m}],notes:p,facts:y}}default:return i}}async function Dt({headers:t,body:e},n){return(0,Ge.l1)(await It(e,n),t["content-type"]??"")}async function Ye(t,e,n){
const s=(0,b.qF)(await It(t.body,e));if((0,b.Gv)(s))return s;throw nt(t,"a JSON object","application/json",n)}const It=async(t,e)=>(await $(e.bounded(t),e.most)).
bytes;function Mt(t){return Buffer.from(t.buffer,t.byteOffset,Math.min(t.byteLength,k)).includes("%PDF-")}const Je=3e5,Ze={pdf:"application/pdf",pdfs:"applicati\
on/zip",files:"application/zip",data:"application/json",text:"application/json"};function Qe(t){const e=(0,d.l_)(t.baseUrl,t.plainHttp),n=t.regionLabel,s=t.memory??
new Le(t.now),o={...S.ur,attempts:Math.max(1,t.attempts??S.ur.attempts)},r={base:e,label:n,describe:t.describe,memory:s};return{ports:B.i2,async check(a,i){await kt(
a,i,r)},async run(a,i,c,{signal:p}={}){try{const y=c,f=(0,_._i)(a,i);if(f.length>0)throw(0,w.G6)(f);const m=await kt(a,y,{...r,signal:p}),g={name:a,documents:i,
base:e,label:n,policy:o,options:t,memory:s,request:tn(a,p,t)},R=await nn({...g,entries:ae(a,m)});if("refusal"in R)throw pe(R.refusal,n,rn(a,m,t.secrets),t.now);
return await qt(a,R.outcome,m,t.countPages)}catch(y){throw(0,w.l3)(y)}}}}async function kt(t,e,n){const s=W(t,e);if(!s)return e;const o=qe(t,e,s);try{return await J(
s,n),e}catch(r){if(!o||!(r instanceof w.zU)||r.code==="cancelled")throw r;const a=W(t,o);return a&&await J(a,n),o}}function qe(t,e,{fields:n}){const{pages:s}=e;
if(!n.includes("pages")||typeof s!="string"||!(0,O.zI)(t).fields.first_page)return;const o=(0,F.m7)(s);if(!o)return;const{pages:r,...a}=e;return{...a,first_page:o.
first,last_page:o.last}}function tn(t,e,{timeout:n=Je,random:s=Math.random}){const{output:o,partsHaveMatch:r,long:a}=(0,O.zI)(t);return{method:"POST",headers:{Accept:`${r?
"application/json":Ze[o]}, application/problem+json`,...a&&{Prefer:"respond-async","Idempotency-Key":en(s)}},timeout:n,...e?{signal:e}:{}}}const en=t=>Array.from(
{length:4},()=>Math.floor(t()*2**32).toString(16).padStart(8,"0")).join("");async function nn(t){const e=(0,L.XM)(t.name),n=(0,O.zI)(t.name).aliases?.[0];if(n===
void 0)return ut(t,e);const s=`${t.base} ${t.name}`,o=t.memory.path(s)??e,r=o===e?n:e;let a=o,i=await ut(t,a);return ct(i,c=>c===404)&&(i=await ut(t,a=r)),ct(i,
c=>c===404)||t.memory.rememberPath(s,a),i}const ct=(t,e)=>"refusal"in t&&e(t.refusal.status);async function ut(t,e){const{label:n,policy:s,options:o,request:r}=t,
{sleep:a,random:i=Math.random,now:c=Date.now}=o,{signal:p}=r;for(let y=0;;y++){if(p?.aborted)throw(0,w.WN)();const f=y+1>=s.attempts;let m=(0,S.JN)(y,s,i);try{const g=await u(
sn(t,e),p);if(f||!ct(g,S.Dm)||vt(g.refusal)||(m=(0,S.P9)(g.refusal.headers,c())??m,m>s.longestRetryAfter))return g}catch(g){if(p?.aborted)throw(0,w.WN)();if(g instanceof
w.zU&&g.code!=="network")throw g;if(f||!((0,S.dg)(g)||g instanceof w.zU))throw cn(g,n,y+1,o)}await u(a(m),p)}}async function sn(t,e){const{name:n,documents:s,entries:o,
base:r,label:a,options:i,request:c}=t,p=new wt,y=()=>ce(s,o,p);try{const f=await i.transport({...c,url:`${r}${e}`,form:y}),{sleep:m,now:g=Date.now,transport:R}=i,
{headers:z,...ft}=c,An=await Se(f,{ask:(Y,Sn)=>R({...ft,method:Y,url:`${r}${Sn}`,headers:{Accept:z.Accept}}),sleep:m,now:g,signal:c.signal,label:a}),Rn=on(s,o);
return await Ve(An,{name:n,documents:s,sent:Rn,label:a,signal:c.signal},i.store).catch(Y=>{throw Y instanceof w.zU?Y:new D(Y)})}catch(f){throw p.failure??f}finally{
p.end()}}const on=(t,e)=>t.reduce((n,{size:s})=>n+s,0)+e.reduce((n,[,s])=>n+(typeof s=="string"?s.length:s.bytes.length),0);function rn(t,e,n=[]){const s=Object.
entries((0,O.zI)(t).fields).flatMap(([o,r])=>{const a=(0,O.$f)(r)?e[o]:void 0;return typeof a=="string"?[a]:a!==void 0&&yt(a)?an(a.bytes):[]});return[...n,...s]}
function an(t){const e=(0,M.iL)(t);return typeof e=="string"?e.split(/\r?\n/).filter(n=>n.trim()!==""):[]}function cn(t,e,n,s){if(t instanceof w.zU)return t;const o=(0,S.
AD)(t),r=`${n===1?"":` in ${n} attempts`}${o===void 0?"":` (${o})`}`;return t instanceof D?new w.zU("network",`The answer of ${e} broke off${r}`,{advice:"Check \
the network and its proxy, or process locally"}):new w.zU("network",(0,N.NV)(`${e} was not reached${r}`),{advice:`${(0,S.ik)(o,s)}, or process locally`})}var un=l(
8526),dn=l(79463),dt=l(73024),U=l(51455),fn=l(48161),ln=l(76760),q=l.n(ln),hn=l(54614),xt=l(34),zt=l(86006),jt=l(46863);class pn{places;folder;serial=0;constructor(e){
this.places=e}read=async e=>{const n=q().resolve(this.places.workspace,e),s=await(0,U.open)(n).catch(o=>{throw(0,jt.NZ)(o)});try{const{buffer:o,bytesRead:r}=await s.
read({buffer:Buffer.alloc(zt.gY.length),position:0});return(0,zt.wm)(o.subarray(0,r)),_t(q().posix.basename(e),n,(await s.stat()).size,!1)}finally{await s.close()}};sizeOf=({
size:e})=>e;write=async({file:e,isTemporary:n},s)=>{if(!n)return await(0,U.copyFile)(e,s,dt.constants.COPYFILE_EXCL);await(0,U.rename)(e,s).catch(async o=>{if((0,hn.
xU)(o)!=="EXDEV")throw o;await(0,U.copyFile)(e,s,dt.constants.COPYFILE_EXCL)})};release=async e=>{const n=e.filter(({isTemporary:s})=>s);await Promise.all(n.map(
({file:s})=>(0,U.unlink)(s).catch(()=>{})))};close=async()=>{this.folder&&await(0,U.rm)(await this.folder,{recursive:!0,force:!0,maxRetries:3})};keep=(e,n,s,o)=>this.
toFile(e,o.bounded(n));put=({name:e,bytes:n})=>this.toFile(e,wn(n));async toFile(e,n){const s=q().join(await this.temporaryFolder(),`${++this.serial}.pdf`);let o=0;
const r={isBroken:!1},a=async function*(){try{for await(const i of n)o+=i.length,yield i}catch(i){throw r.isBroken=!0,i}};try{await(0,U.writeFile)(s,a(),{flag:"\
wx"})}catch(i){throw await(0,U.unlink)(s).catch(()=>{}),r.isBroken?i:(0,xt.zz)(s,i)}return _t(e,s,o,!0)}temporaryFolder(){const e=this.places.temporary??(0,fn.tmpdir)();
return this.folder??=(0,U.mkdtemp)(q().join(e,"octavo-")).catch(n=>{throw(0,xt.zz)(e,n)})}}const mn=async({name:t,file:e})=>({name:t,bytes:await(0,U.readFile)(e)}),
_t=(t,e,n,s)=>({name:t,file:e,size:n,isTemporary:s,async*open(){try{yield*(0,dt.createReadStream)(e)}catch(o){throw(0,jt.NZ)(o)}}});async function*wn(t){yield t}
var yn=l(57075),Ft=l(36772);function gn(t,e=n=>AbortSignal.timeout(n)){const n=new Ft.EnvHttpProxyAgent({headersTimeout:0,bodyTimeout:0}),s=new Set,o=async(r,a,{
timeout:i,signal:c})=>{const p=new AbortController,y=On(p,[e(i),...c?[c]:[]]);s.add(y);const f=()=>{s.delete(y);for(const{one:m,end:g}of y)m.removeEventListener(
"abort",g);p.abort()};try{const{statusCode:m,headers:g,body:R}=await(0,Ft.request)(r,{...a,dispatcher:n,signal:p.signal});return R.on("error",()=>{}),{status:m,
headers:En(g),content:R,close:f}}catch(m){const g=p.signal.aborted;throw f(),g?m:bn(m)}};return{transport:async({method:r,url:a,headers:i,form:c,timeout:p,signal:y})=>{
const f=c&&ue(c()),m={...i,...f?.headers,"X-API-Key":t},{content:g,...R}=await o(a,{method:r,headers:m,...f&&{body:yn.Readable.from(f.body)}},{timeout:p,signal:y});
try{return{...R,...await v(g)}}catch(z){throw R.close(),z}},describe:async({url:r,timeout:a,maximumBytes:i})=>{const c={Accept:"application/json"},{status:p,content:y,
close:f,...m}=await o(r,{method:"GET",headers:c},{timeout:a});try{return{status:p,headers:m.headers,body:(await $(y,i+1)).bytes}}finally{f()}}}}const bn=t=>t.code===
"UND_ERR_ABORTED"?Object.assign(new Error("The proxy refused to connect"),{code:"ERR_PROXY_TUNNEL"}):t,En=t=>Object.fromEntries(Object.entries(t).map(([e,n])=>[
e,String(n)]));function On(t,e){return e.map(n=>{const s=()=>t.abort(n.reason);return n.aborted?s():n.addEventListener("abort",s),{one:n,end:s}})}function Tn({region:t,
baseUrl:e,apiKey:n,concurrency:s},o){const r=t===""?void 0:vn(t),a=$n(r,e,o.words.giveOneAddress);if(n==="")throw new w.zU("configuration",`${o.words.key} is em\
pty, and a region needs one`,{advice:o.words.giveKey});const i=r===void 0?o.words.service:(0,d.AP)(r).label,c=new pn(o),p=(0,j.c)({pause:un.pause}),y=Qe({baseUrl:a,
regionLabel:i,...gn(n),store:c,countPages:async(f,m)=>await p(await mn(f),m),sleep:f=>(0,C.setTimeout)(f),secrets:[n]});return{isLocal:!1,check:({name:f,params:m})=>y.
check(f,m),open:()=>Promise.resolve({execute:(f,m)=>(0,dn.g)(f,m,y,c),lanes:s??4,close:c.close,abandon:c.close}),place:r===void 0?`by ${i}`:`in the region ${i}`}}
function $n(t,e,n){try{return t===void 0?(0,d.l_)(e):(0,d.uU)(t,e,!1,n)}catch(s){const{message:o,advice:r}=(0,w.l3)(s);throw(0,w.G6)([{field:"base-url",message:r===
void 0?o:`${o}. ${r}`}])}}function vn(t){const e=t.toLowerCase(),n=d.pC.find(o=>o===e||(0,d.AP)(o).label.toLowerCase()===e);if(n!==void 0)return n;const s=d.pC.
map(o=>`${o} (${(0,d.AP)(o).label})`).join(", ");throw(0,w.G6)([{field:"region",message:`must be one of ${s}`}])}}),37922:((tt,I,l)=>{l.d(I,{c:()=>k,continuedNumbers:()=>D,
countSelectedPages:()=>F});var C=l(58552),w=l(29082),j=l(93098),M=l(42973),_=l(27041),L=l(91519),O=l(72002);async function F(v,$,b){const T=[];for(const d of v){
const u=await d;try{T.push(await B(u,$,b))}catch(h){throw(0,C.xx)((0,C.l3)(h),T.length+1,u.name)}}return T}async function B({bytes:v},{pages:$,open_password:b},{
pause:T,limits:d,signal:u}){return(0,w.k1)($,await N(v,new O.o(T,u),d,b)).length}function N(v,$,b={},T){const d={...M.M,...b},u=new j.J;return u.run($,async()=>{
const h=new _.c(d,void 0,u);return(await(0,L.E)(v,{pace:$,limits:d,memory:h},{password:T})).pages.count})}function k({pause:v,limits:$}){return async({bytes:b},T)=>{
try{return await N(b,new O.o(v),$,T)}catch{return}}}function D(v,$){const b=v.reduce((d,u)=>d+u,$)-1;let T=$;return v.map(d=>{const u={first_number:T,last_number:Math.
max(b,0)};return T+=d,u})}}),79962:((tt,I,l)=>{l.d(I,{$t:()=>D,AP:()=>L,DK:()=>_,l_:()=>N,pC:()=>j,uU:()=>F});var C=l(58552);const w={global:{label:"Global",address:"\
https://api.pdfblocks.com"},us:{label:"United States"},hipaa:{label:"US HIPAA"},eu:{label:"European Union",address:"https://eu.api.pdfblocks.com"},uk:{label:"Un\
ited Kingdom"},ca:{label:"Canada"},au:{label:"Australia"},jp:{label:"Japan"},in:{label:"India"},br:{label:"Brazil"}},j=Object.keys(w),M=new Set(Object.values(w).
flatMap(({address:d})=>d===void 0?[]:[new URL(d).hostname]));function _(d){const u=b(d)?.hostname.replace(/\.$/,"")??"";return M.has(u)}const L=d=>w[d];function O(d){
return Object.hasOwn(w,d)}function F(d,u,h=!1,E="Remove the base address, or choose Self-Hosted"){const{label:A,address:P}=L(d),H=u?.trim()||P;if(H===void 0)throw new C.
zU("configuration",`The address of the region ${A} is not published`,{advice:"Enter the base address that the provider of the service has given you, or choose a\
nother region"});const W=N(H,h);if(P!==void 0&&B(W)!==P)throw new C.zU("configuration",`The region ${A} has its own address, and the base address is another`,{advice:E});
return W}function B(d){const{protocol:u,hostname:h,port:E}=new URL(d);return`${u}//${h.replace(/\.$/,"")}${E&&`:${E}`}`}function N(d,u=!1){const h=b(d.trim());if(!h||
!/^https?:$/.test(h.protocol))throw T("is not a web address such as https://pdf.example.com");if(h.username!==""||h.password!=="")throw T("must not hold a user \
name or a password");if(h.search!==""||h.hash!=="")throw T("must not have a query (?) or a fragment (#)");if(h.protocol==="http:"&&!v(h.hostname)&&!(u&&$(h.hostname)))
throw T("must start with https://: a key must not travel unencrypted",`Use https://. Plain HTTP is allowed for localhost${u?" and for private addresses":""} onl\
y`);return`${h.origin}${h.pathname.replace(/(?:\/v1)?\/*$/,"")}`}function k(d){const u=b(d);return u?.protocol==="http:"&&!v(u.hostname)}function D(d){const u=b(
/^https?:\/\//i.test(d)?d:`http://${d}`)?.hostname??"unknown.invalid";return v(u)?"thisMachine":$(u)?"privateNetwork":"internet"}function v(d){return d==="local\
host"||d==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(d)}function $(d){return/^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(d)?/^[\d.]+$/.test(d):d.startsWith("[")?
/^\[f[cd]/.test(d):!d.includes(".")||/\.(local|internal|localhost|lan|home\.arpa)$/.test(d)}function b(d){try{return new URL(d)}catch{return}}const T=(d,u)=>new C.
zU("configuration",`The base address ${d}`,u===void 0?{}:{advice:u})}),54185:((tt,I,l)=>{l.d(I,{AD:()=>D,Dm:()=>B,JN:()=>_,P9:()=>L,dg:()=>k,eV:()=>F,ik:()=>b,ur:()=>M});
var C=l(61729),w=l(98446),j=l(79962);const M={attempts:4,base:500,cap:3e4,longestRetryAfter:12e4};function _(u,h,E){return E()*Math.min(h.cap,h.base*2**u)}function L(u,h){
const E=u["retry-after"]?.trim()??"";if(/^\d+$/.test(E))return Number(E)*1e3;const A=(O(E)??NaN)-(O(u.date??"")??h);return A>0?A:void 0}function O(u){if(!/^[A-Za-z]{3,9},? .*\d\d:\d\d:\d\d/.
test(u))return;const h=Date.parse(u);return Number.isFinite(h)?h:void 0}function F(u){const h=Math.ceil(u/1e3);if(h<120)return(0,w.y_)(h,"second");const E=Math.
ceil(h/60),A=Math.ceil(E/60);return E<120?`${E} minutes`:A<=48?`${A} hours`:"more than two days"}const B=u=>u===429||u>=500&&u<=599,N=new Set(["ECONNRESET","ECO\
NNABORTED","ECONNREFUSED","EPIPE","ETIMEDOUT","ESOCKETTIMEDOUT","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH","ERR_STREAM_PREMATURE_CLOSE","ERR_PROXY_TUNNEL","UND_ER\
R_SOCKET","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT","UND_ERR_BODY_TIMEOUT","UND_ERR_RES_CONTENT_LENGTH_MISMATCH","TimeoutError"]);function k(u){return d(
u).some(h=>N.has(h))}function D(u){return d(u).findLast(h=>/^[A-Z][A-Z0-9_]{2,60}$/.test(h)||h==="TimeoutError")}const v=new Set(["DEPTH_ZERO_SELF_SIGNED_CERT",
"SELF_SIGNED_CERT_IN_CHAIN","UNABLE_TO_GET_ISSUER_CERT","UNABLE_TO_GET_ISSUER_CERT_LOCALLY","UNABLE_TO_VERIFY_LEAF_SIGNATURE"]),$=new Set(["EPROTO","ERR_SSL_WRO\
NG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"]);function b(u,h){return u===void 0||!(v.has(u)||$.has(u))?"Check the base address, the network and its prox\
y":v.has(u)?"Node.js does not know the authority of its certificate: set the environment variable NODE_EXTRA_CA_CERTS to the file with the authority's certifica\
te":`The server seems to answer without TLS: ${T(h)}`}function T({baseUrl:u,plainHttp:h}){const E=(0,j.$t)(u),A="write http:// instead of https:// in the base a\
ddress";return E==="thisMachine"||E==="privateNetwork"&&h===!0?A:E==="privateNetwork"&&h===!1?`${A}, and switch on Allow Plain HTTP`:"let it answer with https:/\
/, such as behind a reverse proxy, because a key must not travel unencrypted"}function d(u){const h=[],E=new Set,A=P=>{if(!(0,C.Gv)(P)||E.has(P)||E.size>20)return;
E.add(P);const{code:H,name:W,cause:J,errors:K}=P;for(const G of[H,W])typeof G=="string"&&h.push(G);A(J),Array.isArray(K)&&K.forEach(A)};return A(u),h}})};
