"use strict";exports.id=5462,exports.ids=[5462,7922],exports.modules={55462:((et,M,f)=>{f.r(M),f.d(M,{chooseRegion:()=>vn});var C=f(58500),m=f(58552),j=f(37922),k=f(19357),F=f(
2352),L=f(68747),O=f(58426),_=f(29082),B=f(95379),N=f(98446);const x=1028;class D extends Error{cause;constructor(e){super("the answer broke off"),this.cause=e}}
async function v(t){const e=t[Symbol.asyncIterator](),n=[];let s=0;for(;s<x;){const a=await e.next().catch(i=>{throw new D(i)});if(a.done===!0)break;n.push(a.value),
s+=a.value.length}const o=Buffer.concat(n),r=async function*(){try{yield o,yield*{[Symbol.asyncIterator]:()=>e}}finally{await e.return?.()}};return{peeked:o.subarray(
0,x),body:r()}}async function $(t,e){const n=[];let s=0;for await(const o of t)if(n.push(o),s+=o.length,s>e)return{bytes:Buffer.concat(n).subarray(0,e),isWhole:!1};
return{bytes:Buffer.concat(n),isWhole:!0}}var b=f(61729),T=f(15828),d=f(79962);function u(t,e){return e?new Promise((n,s)=>{const o=()=>s((0,m.WN)());e.aborted&&
o(),e.addEventListener("abort",o,{once:!0}),t.then(n,s).finally(()=>e.removeEventListener("abort",o))}):t}const h="/openapi.json",E=2*1024*1024,R=5e3,P=" (wider\
)",H=8;function W(t,e){const{extension:n=!1,fields:s}=(0,O.zI)(t),o=Object.entries(s).filter(([i,c])=>(0,O.qR)(c,e[i])),r=o.filter(([,i])=>n||i.extension).map(([
i])=>i),a=o.filter(([i,c])=>(0,T.Cq)(c,e[i])).map(([i])=>i);return n||r.length+a.length>0?{name:t,isWhole:n,fields:r,values:a}:void 0}async function Z(t,e){const n=(0,d.
DK)(e.base)?t:K(t,await Xt(t,e));if(n)throw Gt(n,e.label)}function K(t,e){const n=e.get((0,L.XM)(t.name));if(t.isWhole&&!n)return t;const s=t.fields.filter(r=>!n?.
has(r)),o=t.values.filter(r=>!n?.has(r+P));return s.length+o.length>0?{name:t.name,isWhole:!1,fields:s,values:o}:void 0}const G="process locally, or use a servi\
ce that offers it";function lt({name:t,isWhole:e,fields:n,values:s},o,r){return e?[{field:"operation",message:`${t} ${o}`,mentions:[t]}]:[...n.map(a=>({field:a,
message:o})),...s.map(a=>({field:a,message:Ht((0,O.zI)(t).fields[a],r)}))]}const Gt=(t,e)=>(0,m.G6)(lt(t,`is not offered by ${e}: ${G}`,e).map(n=>n.field==="pag\
es"&&(0,O.zI)(t.name).fields.first_page?{...n,message:Kt(e)}:n)),Ht=(t,e)=>`must be ${t.kind==="text"||t.kind==="pageOrder"?(0,T.k_)(t):t.kind==="choice"?(0,T.Xl)(
t):""} at ${e}: write it so, ${G}`,Kt=t=>`must be one range at ${t}, such as 2..5, 3 or 4.. (which runs to the last page): write it so, ${G}`;function Vt(t,e,n){
const s=`is not part of the contract of the service, and ${e} could not be asked whether it offers it (${n}): ${G}`,o=lt(t,s,`${e}, which could not be asked whe\
ther it takes more (${n})`);return new m.zU("configuration",(0,m.G6)(o).message,{issues:o})}async function Xt(t,e){const{base:n,label:s,memory:o,signal:r}=e;if(r?.
aborted)throw(0,m.WN)();const a=o.capabilities(n);if(a&&!K(t,a))return a;const i=await u(o.once(`describe ${n}`,()=>Yt(e)),r);if(typeof i=="string")throw Vt(t,s,
i);return K(t,i)||o.rememberCapabilities(n,i),i}async function Yt({base:t,describe:e}){if(!e)return"this program cannot ask it";let n;try{n=await e({url:`${t}${h}`,
timeout:R,maximumBytes:E})}catch{return`${h} was not answered within ${R/1e3} seconds`}const{status:s,body:o}=n;return s===404?new Map:s>=300&&s<=399?`${h} was \
answered with a redirect (${s})`:s!==200?`${h} was answered with status ${s}`:o.length>E?`${h} is longer than ${E} bytes`:Jt(o)}function Jt(t){const e=new Map,n=(0,b.
qF)(t);if(z(n,"info","x-octavo")!==1)return e;for(const[s,o]of Object.entries(pt(z(n,"paths")))){const r=ht(n,z(ht(n,z(o,"post","requestBody")),"content","multi\
part/form-data","schema")),a=Object.entries(pt(z(r,"properties"))),i=a.filter(([,c])=>z(c,"x-octavo-wider")===!0);e.set(s,new Set([...a.map(([c])=>c),...i.map(([
c])=>c+P)]))}return e}function ht(t,e){let n=e;for(let s=0;s<H;s++){const o=z(n,"$ref");if(typeof o!="string")return n;if(!o.startsWith("#/"))return;const r=o.slice(
2).split("/");n=z(t,...r.map(a=>a.replaceAll("~1","/").replaceAll("~0","~")))}}const z=(t,...e)=>e.reduce((n,s)=>(0,b.C5)(n,s),t),pt=t=>(0,b.Gv)(t)?t:{};var Zt=f(
45657);const Qt=32*1024*1024,qt=["password","user_password","open_password"],te="split_by_ranges";async function ee(t,e,n,s){const{output:o}=(0,O.zI)(t),r=s?await ne(
e,n,s):e.documents,a=o==="pdfs"&&t!==te?oe(r):r;return{...e,documents:a,facts:{...re(t,a),...e.facts}}}async function ne({documents:t,data:e},n,s){const o=qt.map(
a=>n[a]).find(a=>typeof a=="string"),r=[];for(const a of t){const i=a.pageCount??se(e),c=i===void 0&&a.size<=Qt?await s(a,o):i;r.push({...a,...c!==void 0&&{pageCount:c}})}
return r}function se(t){const e=t?.pageCount;return typeof e=="number"?e:void 0}function oe(t){let e=1;return t.map(n=>{const{pageCount:s,firstPage:o=e,lastPage:r}=n,
a=r??(o===void 0||s===void 0?void 0:o+s-1);return e=a===void 0?void 0:a+1,{...n,...o!==void 0&&a!==void 0&&{firstPage:o,lastPage:a}}})}function re(t,e){const{facts:n={},
output:s}=(0,O.zI)(t),[o]=e,r=s==="pdfs"?{partCount:e.length,largestBytes:(0,Zt.Kf)(e.map(({size:a})=>a))}:o?.pageCount===void 0?{}:{pageCount:o.pageCount};return Object.
fromEntries(Object.entries(r).filter(([a])=>Object.hasOwn(n,a)))}var ae=f(77995),ie=f(83599),mt=f(38248);function ce(t,e){const n=[];for(const[s,o]of Object.entries(
(0,O.zI)(t).fields)){const r=e[s];if(!(r===void 0||!(0,O.qR)(o,r)))if(le(r))for(const a of r)n.push([s,{...a,name:encodeURIComponent(a.name)}]);else n.push([s,yt(
r)?r:(0,k.lF)(ue(o,r))])}return n}function ue(t,e){return(t.kind==="choice"?t.options.find(s=>s.value===e):void 0)?.contract??e}class wt{failure;begun=[];read({
name:e,size:n,open:s},o){const r=he(n,s,a=>{const i=(0,m.l3)(a);this.failure=o===void 0?i:(0,m.xx)(i,o,e)});return this.begun.push(r),r}end(){for(const e of this.
begun)e.return(void 0).catch(()=>{})}}function de(t,e,n=new wt){const s=new ie.fS;for(const[o,r]of t.entries()){const a=()=>n.read(r,t.length===1?void 0:o+1);s.
append("file",new gt((0,mt.Fl)(r.name,o),"application/pdf",r.size,a))}for(const[o,r]of e)typeof r=="string"?s.append(o,r):s.append(o,new gt((0,mt.Fl)(r.name,0),
"",r.bytes.length,()=>nt(r.bytes)));return s}function fe(t){const e=new ae.Vi(t),{contentType:n,contentLength:s}=e;return{headers:{"Content-Type":n,...s===void 0?
{}:{"Content-Length":s}},body:e.encode()}}const Cn=({name:t,bytes:e})=>({name:t,size:e.length,open:()=>nt(e)}),le=t=>Array.isArray(t)&&t.every(e=>typeof e=="obj\
ect"),yt=t=>typeof t=="object"&&"bytes"in t&&t.bytes instanceof Uint8Array;class gt{name;type;size;stream;lastModified=0;[Symbol.toStringTag]="File";constructor(e,n,s,o){
this.name=e,this.type=n,this.size=s,this.stream=o}}const bt=65536;async function*he(t,e,n){try{let s=0;for await(const o of e()){if(s+=o.length,s>t)break;yield*nt(
o)}if(s!==t)throw new m.zU("unreadable_document","The PDF document changed while it was sent",{advice:"Run it again when nothing writes to the document"})}catch(s){
throw n(s),s}}async function*nt(t){for(let e=0;e<t.length;e+=bt)yield t.subarray(e,e+bt)}var Et=f(46377),S=f(54185);const pe=300,me=50,Q="Check the base address\
: something other than the service may have answered, such as a proxy or a login page",Ot="Split the input into smaller documents, or process it locally",Tt=1024*
1024;function we(t,e,n=[],s=Date.now){const{status:o}=t,{title:r,issues:a,told:i}=be(t,n),c=i===""?"":`: ${i}`,p=(l,y,g)=>new m.zU(l,(0,N.NV)(y),{status:o,issues:a,
advice:g});if(o>=300&&o<=399)return p("service_failure",`${e} answered with a redirect (${o})${Ae(t)}`,"Octavo does not follow redirects with an API key: correc\
t the base address");switch(o){case 400:return ge(a,r,c,e);case 401:return p("unauthorized",`${e} refused the API key in the header X-API-Key (401)`,"Check that\
 the API key is complete and has not been revoked");case 406:return p("not_acceptable",`${e} cannot answer in a format that Octavo reads (406)${c}`,Q);case 413:
return p("too_large",`The documents are larger than ${e} accepts (413)${c}`,Ot);case 429:return p("rate_limited",`${e} asks to slow down (429)${$t(t,s," and")}${c}`,
"Send fewer requests at a time, or try again later");case 504:if(vt(t))return p("time_limit",`The work took longer than ${e} allows (504)`,Ot);break}const w=(0,S.
Dm)(o)?$t(t,s," and asks"):"";return p("service_failure",`${e} answered with status ${o}${w}${c}`,ye(o,r!==""))}function ye(t,e){return t===404?"Check the base \
address: this operation does not exist there":t===402||t===403?`The API key may lack the right to this operation, or your plan may not include it: check both wi\
th the provider of the service${e?"":". A proxy or a firewall may also have refused the request"}`:t<500&&!(0,S.Dm)(t)?Q:"The fault is at the service or on the \
way to it. Try again later; if the fault stays, tell the provider of the service"}function $t({headers:t},e,n){const s=(0,S.P9)(t,e())??0;return s===0?"":`${n} \
to try again in ${(0,S.eV)(s)}`}const vt=({status:t,headers:e})=>t===504&&e["octavo-error"]==="time_limit";function st(t,e,n,s){const o=rt((0,Et.P)(t.headers["c\
ontent-type"]??""))||"no content type",r=o===n?`${o}, but its content is not ${e}`:`${o} instead of ${e}`;return new m.zU("service_failure",(0,N.NV)(`${s} answe\
red with ${r}`),{status:t.status,advice:Q})}function ge(t,e,n,s){if(t.length===0)return new m.zU("invalid_parameters",(0,N.NV)(`${s} refused the request (400)${n}`),
{status:400,...n===""?{advice:Q}:{}});const o=[...new Set(t.map(({document:i})=>i?.position))],[r,...a]=o.map(i=>ot(t.filter(({document:c})=>c?.position===i),e));
return a.length===0||o.includes(void 0)?ot(t,e):ot(t,e,[r,...a])}function ot(t,e,[n,...s]=[]){if(n){const{code:p,message:w,position:l,advice:y}=n;return new m.zU(
p,w,{issues:t,status:400,others:s,...l===void 0?{}:{position:l},...y===void 0?{}:{advice:y}})}const o=t.every(({field:p})=>p==="file")?t[0]:void 0,r=t.find(({document:p})=>p!==
void 0)?.document?.position,a=o?.message.endsWith(m.Yu)?"unreadable_document":"invalid_parameters",{advice:i}=(0,m.O$)(""),c=a==="unreadable_document"?t.map(m.Vz).
join(" "):(0,m.G6)(t).message;return new m.zU(a,c||e,{issues:t,status:400,...r===void 0?{}:{position:r},...a==="unreadable_document"&&i!==void 0?{advice:i}:{}})}
function be({headers:t,body:e},n){const s=Buffer.from(e.buffer,e.byteOffset,e.byteLength).toString("utf8"),o=/[/+]json$/.test((0,Et.P)(t["content-type"]??""))||
/^\s*\{/.test(s)?(0,b.qF)(s):void 0,r=c=>rt($e(c,n));if((0,b.Gv)(o)){const c=typeof o.title=="string"?r(o.title):"";return{title:c,issues:Ee(o.errors,r),told:c}}
const i=s.replace(/<(script|style|head)\b[\s\S]*?(<\/\1>|$)/gi," ").replace(/<[^<>]*>/g," ").split(`
`).map(r).find(c=>c!=="");return{title:"",issues:[],told:i??""}}function Ee(t,e){return(0,b.Gv)(t)?Object.entries(t).flatMap(([n,s])=>(Array.isArray(s)?s:[s]).filter(
o=>typeof o=="string").map(o=>Oe(e(n),e(o)))).slice(0,me):[]}function Oe(t,e){const[,n="",s,o]=/^(Document (\d{1,6})(?: \((.*?)\))?: )/.exec(e)??[],r=[...new Set(
e.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g))].filter(a=>Te.has(a));return{field:t,message:e.slice(n.length),...r.length>0&&{mentions:r},...s!==void 0&&{document:{position:Number(
s),...o!==void 0&&{name:o}}}}}const Te=new Set(O.qj.flatMap(t=>[t,...Object.keys((0,O.zI)(t).fields)]));function $e(t,e){return e.filter(n=>n!=="").sort((n,s)=>s.
length-n.length).reduce((n,s)=>s.length<4?ve(n,s):n.replaceAll(s,"***"),t)}function ve(t,e){const n=e.replace(/[\\^$.*+?()[\]{}|/]/g,"\\$&");return t.replace(new RegExp(
`(?<![\\p{L}\\p{N}])${n}(?![\\p{L}\\p{N}])`,"gu"),"***")}function Ae({headers:t}){const e=t.location?.split(/[?#]/)[0]??"";return e===""?"":` to ${rt(e.replace(
/\/\/[^/@]*@/,"//"))}`}function rt(t){return(0,N.Bu)(t.replace(Re," ").replace(/\s+/g," ").trim(),pe)}const Re=/[\p{Cc}\u2028\u2029]/gu,At=500,Se=3e4,Rt=4*36e5,
St=5,Ne=/^\/v1\/jobs\/[\w-]{1,200}$/;async function Pe(t,e){if(t.status!==202)return t;t.close();const n=t.headers.location??"";if(!Ne.test(n))throw new m.zU("s\
ervice_failure",`${e.label} accepted the work and named no job`);try{return await Ce(n,(0,S.P9)(t.headers,e.now())??At,e)}catch(s){throw e.signal?.aborted&&e.ask(
"DELETE",n).then(({close:o})=>o(),()=>{}),s}}async function Ce(t,e,n){const{ask:s,sleep:o,now:r,signal:a,label:i}=n,c=r()+Rt;let p=e;for(let w=0;r()<c;){await u(
o(Math.min(Math.max(p,At),Se)),a);try{const l=await u(s("GET",t),a),y=l.status===200?await Ue(l,i):void 0;if(y==="done"||y==="failed")return await u(s("GET",`${t}\
/result`),a);const g=y!==void 0;if(!g&&(!(0,S.Dm)(l.status)||++w>=St))return l;l.close(),g&&(w=0),p=(0,S.P9)(l.headers,r())??2*p}catch(l){if(a?.aborted||l instanceof
m.zU||!(0,S.dg)(l)||++w>=St)throw l;p*=2}}throw new m.zU("time_limit",`${i} did not finish the work in ${Rt/36e5} hours`)}async function Ue({body:t},e){const n=(0,b.
qF)((await $(t,Tt)).bytes);if((0,b.Gv)(n)&&typeof n.state=="string")return n.state;throw new m.zU("service_failure",`${e} did not tell the state of the work`)}const Le=10*
6e4,De=100;class Ie{now;paths=new Map;offers=new Map;pending=new Map;constructor(e=Date.now){this.now=e}path(e){return this.paths.get(e)}rememberPath(e,n){Nt(this.
paths,e,n)}capabilities(e){const n=this.offers.get(e);return n&&n.until>this.now()?n.capabilities:void 0}rememberCapabilities(e,n){Nt(this.offers,e,{capabilities:n,
until:this.now()+Le})}async once(e,n){const s=this.pending.get(e);if(s)return s;const o=n().finally(()=>this.pending.delete(e));return this.pending.set(e,o),o}}
function Nt(t,e,n){t.delete(e),t.set(e,n);for(const s of t.keys()){if(t.size<=De)return;t.delete(s)}}function Un({description:t,unit:e,when:n}){return[e===void 0?
t:`${t}, in ${e}`,...n===void 0?[]:[n]].map(o=>`${o}.`).join(" ")}const Me=t=>typeof t=="number"&&Number.isSafeInteger(t)&&t>=0,Pt=(t,e)=>Array.isArray(t)&&t.every(
n=>typeof n===e);function ke(t,e){switch(t){case"count":return Me(e);case"number":return typeof e=="number";case"text":return typeof e=="string";case"flag":return typeof e==
"boolean";case"texts":return Pt(e,"string");case"numbers":return Pt(e,"number");default:return t}}function Ct(t,e={}){const n=(s,o)=>Object.hasOwn(e,s)&&ke(e[s].
type,o);return Object.fromEntries(Object.entries(t).filter(([s,o])=>n(s,o)))}var xe=f(10442);const ze="octavo-outcome",at=8192,je=300;function Ln({notes:t,facts:e,
documents:n,files:s=[]}){const o={notes:t,facts:e,documents:n.map(({name:w,bytes:l,match:y,...g})=>g),files:s.map(({mediaType:w,facts:l})=>({mediaType:w,facts:l}))},
r=Fe(o),a=Object.fromEntries(Object.entries(e).filter(([,w])=>!Array.isArray(w))),i=Object.keys(e).filter(w=>!Object.hasOwn(a,w)),c=Y([...r,...Ut(Object.keys(e)),
...t]),p=[o,{...Y([...r,...t]),facts:e},{...Y([...r,...Ut(i),...t]),facts:a},c];for(const w of p){const l=it(w);if(l.length<=at)return l}return it(Y(_e(c.notes)))}
function Fe({documents:t,files:e}){const n=t.filter(o=>Object.keys(o).length>0).length+e.length;return n===0?[]:[{code:"results_left_out",message:`The facts abo\
ut ${countNoun(n,"result")} do not fit into the header of the response: process locally to read them.`}]}const Ut=t=>t.length===0?[]:[{code:"facts_left_out",message:`\
Some facts do not fit into the header of the response: process locally to read ${t.join(", ")}.`}],Y=t=>({notes:t,facts:{},documents:[],files:[]}),it=t=>He(JSON.
stringify(t));function _e(t){const e=[];for(const n of t.map(Be)){const s=[...e,n,Lt(t.length)];it(Y(s)).length<=at&&e.push(n)}return e.length<t.length?[...e,Lt(
t.length-e.length)]:e}const Be=t=>({...t,message:shortenText(t.message,je-1)}),Lt=t=>({code:"notes_left_out",message:`${countNoun(t,"note does","notes do")} not\
 fit into the header of the response: process locally to read all notes.`}),We=t=>({code:"service_note",message:t});function Ge(t,e){const n=(0,O.zI)(t),s=V(e===
void 0||e.length>at?void 0:(0,b.qF)(e));return{notes:q(s.notes).flatMap(o=>{const{code:r,message:a,mentions:i}=V(o);if(typeof r!="string"||typeof a!="string")return[];
const c=q(i).filter(w=>typeof w=="string");return[{...(0,xe.mm)(r)?{code:r,message:a}:We(a),...c.length>0&&{mentions:c}}]}),facts:Ct(V(s.facts),n.facts),documents:q(
s.documents).map(o=>{const r=V(o),a=c=>Number.isSafeInteger(r[c])?{[c]:r[c]}:{},i=typeof r.title=="string"?{title:r.title}:{};return{...a("pageCount"),...a("fir\
stPage"),...a("lastPage"),...i}}),files:q(s.files).map(o=>{const{mediaType:r,facts:a}=V(o);return{mediaType:typeof r=="string"?r:"application/octet-stream",facts:Ct(
V(a),n.resultFacts)}})}}const q=t=>Array.isArray(t)?t:[],V=t=>(0,b.Gv)(t)?t:{},He=t=>t.replace(/[\u007f-\uffff]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(
4,"0")}`);var Ke=f(86466),Dt=f(72002);const ct=64*1024*1024,Ve={pdf:{times:100,bytes:2**31},pdfs:{times:1e3,bytes:2**31+ct},files:{times:1e3,bytes:2**31+ct},data:{
times:100,bytes:256*1024*1024},text:{times:1e3,bytes:256*1024*1024}};class Xe{sent;label;most;taken=0;constructor(e,n,s){this.sent=n,this.label=s;const{times:o,
bytes:r}=Ve[e];this.most=Math.min(r,ct+n*o)}take(e){if(this.taken+=e,this.taken>this.most)throw this.tooLong()}check(e){if(Number(e??0)>this.most)throw this.tooLong()}async*bounded(e){
for await(const n of e)this.take(n.length),yield n}tooLong(){const e=`more than ${this.most} bytes for documents of ${this.sent} bytes`;return new m.zU("limit_e\
xceeded",`The answer of ${this.label} is too long: ${e}`,{advice:"Check the base address, or process the documents locally"})}}async function Ye(t,e,n){try{const{
status:s,headers:o,body:r}=t;return s===200?{outcome:await Je(t,e,n)}:{refusal:{status:s,headers:o,body:(await $(r,Tt)).bytes}}}finally{t.close()}}async function Je(t,{
name:e,documents:n,sent:s,label:o,signal:r,pause:a},i){const{output:c}=(0,O.zI)(e),p=Ge(e,t.headers[ze]),{notes:w,facts:l}=p,y=new Xe(c,s,o);switch(y.check(t.headers["\
content-length"]),c){case"data":case"text":return{documents:n.map((g,A)=>({...p.documents[A],...g})),notes:w,facts:l,data:await Ze(t,y,o)};case"files":{const g={
mediaType:"application/octet-stream",facts:{}},A=[];for(const[I,X]of(await It(t,y,new Dt.o(a,r))).entries())A.push({...p.files[I]??g,...await i.put(X)});return{
documents:[],notes:w,facts:l,files:A}}case"pdfs":{const g=await It(t,y,new Dt.o(a,r));if(g.length===0||!g.every(({bytes:I})=>kt(I)))throw st(t,"the parts of a P\
DF document","application/zip",o);const A=[];for(const[I,{match:X,...Wt}]of g.entries())A.push({...p.documents[I],...X!==void 0&&{match:X},...await i.put(Wt)});
return{documents:A,notes:w,facts:l}}case"pdf":{if(!kt(t.peeked))throw st(t,"a PDF document","application/pdf",o);const g=await i.keep(n[0]?.name??"document.pdf",
t.body,r,y);return{documents:[{...p.documents[0],...g}],notes:w,facts:l}}default:return c}}async function It({headers:t,body:e},n,s){return await(0,Ke.EH)(await Mt(
e,n),t["content-type"]??"",s)}async function Ze(t,e,n){const s=(0,b.qF)(await Mt(t.body,e));if((0,b.Gv)(s))return s;throw st(t,"a JSON object","application/json",
n)}const Mt=async(t,e)=>(await $(e.bounded(t),e.most)).bytes;function kt(t){return Buffer.from(t.buffer,t.byteOffset,Math.min(t.byteLength,x)).includes("%PDF-")}
const Qe=3e5,qe={pdf:"application/pdf",pdfs:"application/zip",files:"application/zip",data:"application/json",text:"application/json"};function tn(t){const e=(0,d.
l_)(t.baseUrl,t.plainHttp),n=t.regionLabel,s=t.memory??new Ie(t.now),o={...S.ur,attempts:Math.max(1,t.attempts??S.ur.attempts)},r={base:e,label:n,describe:t.describe,
memory:s};return{ports:B.i2,async check(a,i){await xt(a,i,r)},async run(a,i,c,{signal:p}={}){try{const w=c,l=(0,F._i)(a,i);if(l.length>0)throw(0,m.G6)(l);const y=await xt(
a,w,{...r,signal:p}),g={name:a,documents:i,base:e,label:n,policy:o,options:t,memory:s,request:nn(a,p,t)},A=await on({...g,entries:ce(a,y)});if("refusal"in A)throw we(
A.refusal,n,cn(a,y,t.secrets),t.now);return await ee(a,A.outcome,y,t.countPages)}catch(w){throw(0,m.l3)(w)}}}}async function xt(t,e,n){const s=W(t,e);if(!s)return e;
const o=en(t,e,s);try{return await Z(s,n),e}catch(r){if(!o||!(r instanceof m.zU)||r.code==="cancelled")throw r;const a=W(t,o);return a&&await Z(a,n),o}}function en(t,e,{
fields:n}){const{pages:s}=e;if(!n.includes("pages")||typeof s!="string"||!(0,O.zI)(t).fields.first_page)return;const o=(0,_.m7)(s);if(!o)return;const{pages:r,...a}=e;
return{...a,first_page:o.first,last_page:o.last}}function nn(t,e,{timeout:n=Qe,random:s=Math.random}){const{output:o,partsHaveMatch:r,long:a}=(0,O.zI)(t);return{
method:"POST",headers:{Accept:`${r?"application/json":qe[o]}, application/problem+json`,...a&&{Prefer:"respond-async","Idempotency-Key":sn(s)}},timeout:n,...e?{
signal:e}:{}}}const sn=t=>Array.from({length:4},()=>Math.floor(t()*2**32).toString(16).padStart(8,"0")).join("");async function on(t){const e=(0,L.XM)(t.name),n=(0,O.
zI)(t.name).aliases?.[0];if(n===void 0)return dt(t,e);const s=`${t.base} ${t.name}`,o=t.memory.path(s)??e,r=o===e?n:e;let a=o,i=await dt(t,a);return ut(i,c=>c===
404)&&(i=await dt(t,a=r)),ut(i,c=>c===404)||t.memory.rememberPath(s,a),i}const ut=(t,e)=>"refusal"in t&&e(t.refusal.status);async function dt(t,e){const{label:n,
policy:s,options:o,request:r}=t,{sleep:a,random:i=Math.random,now:c=Date.now}=o,{signal:p}=r;for(let w=0;;w++){if(p?.aborted)throw(0,m.WN)();const l=w+1>=s.attempts;
let y=(0,S.JN)(w,s,i);try{const g=await u(rn(t,e),p);if(l||!ut(g,S.Dm)||vt(g.refusal)||(y=(0,S.P9)(g.refusal.headers,c())??y,y>s.longestRetryAfter))return g}catch(g){
if(p?.aborted)throw(0,m.WN)();if(g instanceof m.zU&&g.code!=="network")throw g;if(l||!((0,S.dg)(g)||g instanceof m.zU))throw dn(g,n,w+1,o)}await u(a(y),p)}}async function rn(t,e){
const{name:n,documents:s,entries:o,base:r,label:a,options:i,request:c}=t,p=new wt,w=()=>de(s,o,p);try{const l=await i.transport({...c,url:`${r}${e}`,form:w}),{sleep:y,
now:g=Date.now,transport:A}=i,{headers:I,...X}=c,Sn=await Pe(l,{ask:(J,Pn)=>A({...X,method:J,url:`${r}${Pn}`,headers:{Accept:I.Accept}}),sleep:y,now:g,signal:c.
signal,label:a}),Nn=an(s,o);return await Ye(Sn,{name:n,documents:s,sent:Nn,label:a,signal:c.signal,pause:()=>y(0)},i.store).catch(J=>{throw J instanceof m.zU?J:
new D(J)})}catch(l){throw p.failure??l}finally{p.end()}}const an=(t,e)=>t.reduce((n,{size:s})=>n+s,0)+e.reduce((n,[,s])=>n+(typeof s=="string"?s.length:s.bytes.
length),0);function cn(t,e,n=[]){const s=Object.entries((0,O.zI)(t).fields).flatMap(([o,r])=>{const a=(0,O.$f)(r)?e[o]:void 0;return typeof a=="string"?[a]:a!==
void 0&&yt(a)?un(a.bytes):[]});return[...n,...s]}function un(t){const e=(0,k.iL)(t);return typeof e=="string"?e.split(/\r?\n/).filter(n=>n.trim()!==""):[]}function dn(t,e,n,s){
if(t instanceof m.zU)return t;const o=(0,S.AD)(t),r=`${n===1?"":` in ${n} attempts`}${o===void 0?"":` (${o})`}`;return t instanceof D?new m.zU("network",`The an\
swer of ${e} broke off${r}`,{advice:"Check the network and its proxy, or process locally"}):new m.zU("network",(0,N.NV)(`${e} was not reached${r}`),{advice:`${(0,S.
ik)(o,s)}, or process locally`})}var fn=f(8526),ln=f(79463),ft=f(73024),U=f(51455),hn=f(48161),pn=f(76760),tt=f.n(pn),mn=f(54614),zt=f(34),jt=f(86006),Ft=f(46863);
class wn{places;folder;serial=0;constructor(e){this.places=e}read=async e=>{const n=tt().resolve(this.places.workspace,e),s=await(0,U.open)(n).catch(o=>{throw(0,Ft.
NZ)(o)});try{const{buffer:o,bytesRead:r}=await s.read({buffer:Buffer.alloc(jt.gY.length),position:0});return(0,jt.wm)(o.subarray(0,r)),_t(tt().posix.basename(e),
n,(await s.stat()).size,!1)}finally{await s.close()}};sizeOf=({size:e})=>e;write=async({file:e,isTemporary:n},s)=>{if(!n)return await(0,U.copyFile)(e,s,ft.constants.
COPYFILE_EXCL);await(0,U.rename)(e,s).catch(async o=>{if((0,mn.xU)(o)!=="EXDEV")throw o;await(0,U.copyFile)(e,s,ft.constants.COPYFILE_EXCL)})};release=async e=>{
const n=e.filter(({isTemporary:s})=>s);await Promise.all(n.map(({file:s})=>(0,U.unlink)(s).catch(()=>{})))};close=async()=>{this.folder&&await(0,U.rm)(await this.
folder,{recursive:!0,force:!0,maxRetries:3})};keep=(e,n,s,o)=>this.toFile(e,o.bounded(n));put=({name:e,bytes:n})=>this.toFile(e,gn(n));async toFile(e,n){const s=tt().
join(await this.temporaryFolder(),`${++this.serial}.pdf`);let o=0;const r={isBroken:!1},a=async function*(){try{for await(const i of n)o+=i.length,yield i}catch(i){
throw r.isBroken=!0,i}};try{await(0,U.writeFile)(s,a(),{flag:"wx"})}catch(i){throw await(0,U.unlink)(s).catch(()=>{}),r.isBroken?i:(0,zt.zz)(s,i)}return _t(e,s,
o,!0)}temporaryFolder(){const e=this.places.temporary??(0,hn.tmpdir)();return this.folder??=(0,U.mkdtemp)(tt().join(e,"octavo-")).catch(n=>{throw(0,zt.zz)(e,n)})}}
const yn=async({name:t,file:e})=>({name:t,bytes:await(0,U.readFile)(e)}),_t=(t,e,n,s)=>({name:t,file:e,size:n,isTemporary:s,async*open(){try{yield*(0,ft.createReadStream)(
e)}catch(o){throw(0,Ft.NZ)(o)}}});async function*gn(t){yield t}var bn=f(57075),Bt=f(36772);function En(t,e=n=>AbortSignal.timeout(n)){const n=new Bt.EnvHttpProxyAgent(
{headersTimeout:0,bodyTimeout:0}),s=new Set,o=async(r,a,{timeout:i,signal:c})=>{const p=new AbortController,w=$n(p,[e(i),...c?[c]:[]]);s.add(w);const l=()=>{s.delete(
w);for(const{one:y,end:g}of w)y.removeEventListener("abort",g);p.abort()};try{const{statusCode:y,headers:g,body:A}=await(0,Bt.request)(r,{...a,dispatcher:n,signal:p.
signal});return A.on("error",()=>{}),{status:y,headers:Tn(g),content:A,close:l}}catch(y){const g=p.signal.aborted;throw l(),g?y:On(y)}};return{transport:async({
method:r,url:a,headers:i,form:c,timeout:p,signal:w})=>{const l=c&&fe(c()),y={...i,...l?.headers,"X-API-Key":t},{content:g,...A}=await o(a,{method:r,headers:y,...l&&
{body:bn.Readable.from(l.body)}},{timeout:p,signal:w});try{return{...A,...await v(g)}}catch(I){throw A.close(),I}},describe:async({url:r,timeout:a,maximumBytes:i})=>{
const c={Accept:"application/json"},{status:p,content:w,close:l,...y}=await o(r,{method:"GET",headers:c},{timeout:a});try{return{status:p,headers:y.headers,body:(await $(
w,i+1)).bytes}}finally{l()}}}}const On=t=>t.code==="UND_ERR_ABORTED"?Object.assign(new Error("The proxy refused to connect"),{code:"ERR_PROXY_TUNNEL"}):t,Tn=t=>Object.
fromEntries(Object.entries(t).map(([e,n])=>[e,String(n)]));function $n(t,e){return e.map(n=>{const s=()=>t.abort(n.reason);return n.aborted?s():n.addEventListener(
"abort",s),{one:n,end:s}})}function vn({region:t,baseUrl:e,apiKey:n,concurrency:s},o){const r=t===""?void 0:Rn(t),a=An(r,e,o.words.giveOneAddress);if(n==="")throw new m.
zU("configuration",`${o.words.key} is empty, and a region needs one`,{advice:o.words.giveKey});const i=r===void 0?o.words.service:(0,d.AP)(r).label,c=new wn(o),
p=(0,j.c)({pause:fn.pause}),w=tn({baseUrl:a,regionLabel:i,...En(n),store:c,countPages:async(l,y)=>await p(await yn(l),y),sleep:l=>(0,C.setTimeout)(l),secrets:[n]});
return{isLocal:!1,check:({name:l,params:y})=>w.check(l,y),open:()=>Promise.resolve({execute:(l,y)=>(0,ln.g)(l,y,w,c),lanes:s??4,close:c.close,abandon:c.close}),
place:r===void 0?`by ${i}`:`in the region ${i}`}}function An(t,e,n){try{return t===void 0?(0,d.l_)(e):(0,d.uU)(t,e,!1,n)}catch(s){const{message:o,advice:r}=(0,m.
l3)(s);throw(0,m.G6)([{field:"base-url",message:r===void 0?o:`${o}. ${r}`}])}}function Rn(t){const e=t.toLowerCase(),n=d.pC.find(o=>o===e||(0,d.AP)(o).label.toLowerCase()===
e);if(n!==void 0)return n;const s=d.pC.map(o=>`${o} (${(0,d.AP)(o).label})`).join(", ");throw(0,m.G6)([{field:"region",message:`must be one of ${s}`}])}}),37922:((et,M,f)=>{
f.d(M,{c:()=>x,continuedNumbers:()=>D,countSelectedPages:()=>_});var C=f(58552),m=f(29082),j=f(93098),k=f(42973),F=f(27041),L=f(91519),O=f(72002);async function _(v,$,b){
const T=[];for(const d of v){const u=await d;try{T.push(await B(u,$,b))}catch(h){throw(0,C.xx)((0,C.l3)(h),T.length+1,u.name)}}return T}async function B({bytes:v},{
pages:$,open_password:b},{pause:T,limits:d,signal:u}){return(0,m.k1)($,await N(v,new O.o(T,u),d,b)).length}function N(v,$,b={},T){const d={...k.M,...b},u=new j.
J;return u.run($,async()=>{const h=new F.c(d,void 0,u);return(await(0,L.E)(v,{pace:$,limits:d,memory:h},{password:T})).pages.count})}function x({pause:v,limits:$}){
return async({bytes:b},T)=>{try{return await N(b,new O.o(v),$,T)}catch{return}}}function D(v,$){const b=v.reduce((d,u)=>d+u,$)-1;let T=$;return v.map(d=>{const u={
first_number:T,last_number:Math.max(b,0)};return T+=d,u})}}),79962:((et,M,f)=>{f.d(M,{$t:()=>D,AP:()=>L,DK:()=>F,l_:()=>N,pC:()=>j,uU:()=>_});var C=f(58552);const m={
global:{label:"Global",address:"https://api.pdfblocks.com"},us:{label:"United States"},hipaa:{label:"US HIPAA"},eu:{label:"European Union",address:"https://eu.a\
pi.pdfblocks.com"},uk:{label:"United Kingdom"},ca:{label:"Canada"},au:{label:"Australia"},jp:{label:"Japan"},in:{label:"India"},br:{label:"Brazil"}},j=Object.keys(
m),k=new Set(Object.values(m).flatMap(({address:d})=>d===void 0?[]:[new URL(d).hostname]));function F(d){const u=b(d)?.hostname.replace(/\.$/,"")??"";return k.has(
u)}const L=d=>m[d];function O(d){return Object.hasOwn(m,d)}function _(d,u,h=!1,E="Remove the base address, or choose Self-Hosted"){const{label:R,address:P}=L(d),
H=u?.trim()||P;if(H===void 0)throw new C.zU("configuration",`The address of the region ${R} is not published`,{advice:"Enter the base address that the provider \
of the service has given you, or choose another region"});const W=N(H,h);if(P!==void 0&&B(W)!==P)throw new C.zU("configuration",`The region ${R} has its own add\
ress, and the base address is another`,{advice:E});return W}function B(d){const{protocol:u,hostname:h,port:E}=new URL(d);return`${u}//${h.replace(/\.$/,"")}${E&&
`:${E}`}`}function N(d,u=!1){const h=b(d.trim());if(!h||!/^https?:$/.test(h.protocol))throw T("is not a web address such as https://pdf.example.com");if(h.username!==
""||h.password!=="")throw T("must not hold a user name or a password");if(h.search!==""||h.hash!=="")throw T("must not have a query (?) or a fragment (#)");if(h.
protocol==="http:"&&!v(h.hostname)&&!(u&&$(h.hostname)))throw T("must start with https://: a key must not travel unencrypted",`Use https://. Plain HTTP is allow\
ed for localhost${u?" and for private addresses":""} only`);return`${h.origin}${h.pathname.replace(/(?:\/v1)?\/*$/,"")}`}function x(d){const u=b(d);return u?.protocol===
"http:"&&!v(u.hostname)}function D(d){const u=b(/^https?:\/\//i.test(d)?d:`http://${d}`)?.hostname??"unknown.invalid";return v(u)?"thisMachine":$(u)?"privateNet\
work":"internet"}function v(d){return d==="localhost"||d==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(d)}function $(d){return/^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.
test(d)?/^[\d.]+$/.test(d):d.startsWith("[")?/^\[f[cd]/.test(d):!d.includes(".")||/\.(local|internal|localhost|lan|home\.arpa)$/.test(d)}function b(d){try{return new URL(
d)}catch{return}}const T=(d,u)=>new C.zU("configuration",`The base address ${d}`,u===void 0?{}:{advice:u})}),54185:((et,M,f)=>{f.d(M,{AD:()=>D,Dm:()=>B,JN:()=>F,
P9:()=>L,dg:()=>x,eV:()=>_,ik:()=>b,ur:()=>k});var C=f(61729),m=f(98446),j=f(79962);const k={attempts:4,base:500,cap:3e4,longestRetryAfter:12e4};function F(u,h,E){
return E()*Math.min(h.cap,h.base*2**u)}function L(u,h){const E=u["retry-after"]?.trim()??"";if(/^\d+$/.test(E))return Number(E)*1e3;const R=(O(E)??NaN)-(O(u.date??
"")??h);return R>0?R:void 0}function O(u){if(!/^[A-Za-z]{3,9},? .*\d\d:\d\d:\d\d/.test(u))return;const h=Date.parse(u);return Number.isFinite(h)?h:void 0}function _(u){
const h=Math.ceil(u/1e3);if(h<120)return(0,m.y_)(h,"second");const E=Math.ceil(h/60),R=Math.ceil(E/60);return E<120?`${E} minutes`:R<=48?`${R} hours`:"more than\
 two days"}const B=u=>u===429||u>=500&&u<=599,N=new Set(["ECONNRESET","ECONNABORTED","ECONNREFUSED","EPIPE","ETIMEDOUT","ESOCKETTIMEDOUT","EAI_AGAIN","ENETUNREA\
CH","EHOSTUNREACH","ERR_STREAM_PREMATURE_CLOSE","ERR_PROXY_TUNNEL","UND_ERR_SOCKET","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT","UND_ERR_BODY_TIMEOUT","\
UND_ERR_RES_CONTENT_LENGTH_MISMATCH","TimeoutError"]);function x(u){return d(u).some(h=>N.has(h))}function D(u){return d(u).findLast(h=>/^[A-Z][A-Z0-9_]{2,60}$/.
test(h)||h==="TimeoutError")}const v=new Set(["DEPTH_ZERO_SELF_SIGNED_CERT","SELF_SIGNED_CERT_IN_CHAIN","UNABLE_TO_GET_ISSUER_CERT","UNABLE_TO_GET_ISSUER_CERT_L\
OCALLY","UNABLE_TO_VERIFY_LEAF_SIGNATURE"]),$=new Set(["EPROTO","ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"]);function b(u,h){return u===void 0||
!(v.has(u)||$.has(u))?"Check the base address, the network and its proxy":v.has(u)?"Node.js does not know the authority of its certificate: set the environment \
variable NODE_EXTRA_CA_CERTS to the file with the authority's certificate":`The server seems to answer without TLS: ${T(h)}`}function T({baseUrl:u,plainHttp:h}){
const E=(0,j.$t)(u),R="write http:// instead of https:// in the base address";return E==="thisMachine"||E==="privateNetwork"&&h===!0?R:E==="privateNetwork"&&h===
!1?`${R}, and switch on Allow Plain HTTP`:"let it answer with https://, such as behind a reverse proxy, because a key must not travel unencrypted"}function d(u){
const h=[],E=new Set,R=P=>{if(!(0,C.Gv)(P)||E.has(P)||E.size>20)return;E.add(P);const{code:H,name:W,cause:Z,errors:K}=P;for(const G of[H,W])typeof G=="string"&&
h.push(G);R(Z),Array.isArray(K)&&K.forEach(R)};return R(u),h}})};
