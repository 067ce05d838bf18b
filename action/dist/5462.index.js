"use strict";exports.id=5462,exports.ids=[5462,7922],exports.modules={55462:((nt,M,f)=>{f.r(M),f.d(M,{chooseRegion:()=>An});var U=f(58500),m=f(58552),j=f(37922),k=f(19357),_=f(
2352),D=f(68747),O=f(38340),F=f(29082),B=f(95379),N=f(98446);const x=1028;class I extends Error{cause;constructor(e){super("the answer broke off"),this.cause=e}}
async function A(t){const e=t[Symbol.asyncIterator](),n=[];let s=0;for(;s<x;){const a=await e.next().catch(i=>{throw new I(i)});if(a.done===!0)break;n.push(a.value),
s+=a.value.length}const o=Buffer.concat(n),r=async function*(){try{yield o,yield*{[Symbol.asyncIterator]:()=>e}}finally{await e.return?.()}};return{peeked:o.subarray(
0,x),body:r()}}async function $(t,e){const n=[];let s=0;for await(const o of t)if(n.push(o),s+=o.length,s>e)return{bytes:Buffer.concat(n).subarray(0,e),isWhole:!1};
return{bytes:Buffer.concat(n),isWhole:!0}}var b=f(61729),T=f(15828),d=f(79962);function u(t,e){return e?new Promise((n,s)=>{const o=()=>s((0,m.WN)());e.aborted&&
o(),e.addEventListener("abort",o,{once:!0}),t.then(n,s).finally(()=>e.removeEventListener("abort",o))}):t}const h="/openapi.json",E=2*1024*1024,R=5e3,P=" (wider\
)",K=8;function W(t,e){const{extension:n=!1,fields:s}=(0,O.zI)(t),o=Object.entries(s).filter(([i,c])=>(0,O.qR)(c,e[i])),r=o.filter(([,i])=>n||i.extension).map(([
i])=>i),a=o.filter(([i,c])=>(0,T.Cq)(c,e[i])).map(([i])=>i);return n||r.length+a.length>0?{name:t,isWhole:n,fields:r,values:a}:void 0}async function Q(t,e){const n=(0,d.
DK)(e.base)?t:V(t,await Yt(t,e));if(n)throw Ht(n,e.label)}function V(t,e){const n=e.get((0,D.XM)(t.name));if(t.isWhole&&!n)return t;const s=t.fields.filter(r=>!n?.
has(r)),o=t.values.filter(r=>!n?.has(r+P));return s.length+o.length>0?{name:t.name,isWhole:!1,fields:s,values:o}:void 0}const G="process locally, or use a servi\
ce that offers it";function pt({name:t,isWhole:e,fields:n,values:s},o,r){return e?[{field:"operation",message:`${t} ${o}`,mentions:[t]}]:[...n.map(a=>({field:a,
message:o})),...s.map(a=>({field:a,message:Kt((0,O.zI)(t).fields[a],r)}))]}const Ht=(t,e)=>(0,m.G6)(pt(t,`is not offered by ${e}: ${G}`,e).map(n=>n.field==="pag\
es"&&(0,O.zI)(t.name).fields.first_page?{...n,message:Vt(e)}:n)),Kt=(t,e)=>`must be ${t.kind==="text"||t.kind==="pageOrder"?(0,T.k_)(t):t.kind==="choice"?(0,T.Xl)(
t):""} at ${e}: write it so, ${G}`,Vt=t=>`must be one range at ${t}, such as 2..5, 3 or 4.. (which runs to the last page): write it so, ${G}`;function Xt(t,e,n){
const s=`is not part of the contract of the service, and ${e} could not be asked whether it offers it (${n}): ${G}`,o=pt(t,s,`${e}, which could not be asked whe\
ther it takes more (${n})`);return new m.zU("configuration",(0,m.G6)(o).message,{issues:o})}async function Yt(t,e){const{base:n,label:s,memory:o,signal:r}=e;if(r?.
aborted)throw(0,m.WN)();const a=o.capabilities(n);if(a&&!V(t,a))return a;const i=await u(o.once(`describe ${n}`,()=>Jt(e)),r);if(typeof i=="string")throw Xt(t,s,
i);return V(t,i)||o.rememberCapabilities(n,i),i}async function Jt({base:t,describe:e}){if(!e)return"this program cannot ask it";let n;try{n=await e({url:`${t}${h}`,
timeout:R,maximumBytes:E})}catch{return`${h} was not answered within ${R/1e3} seconds`}const{status:s,body:o}=n;return s===404?new Map:s>=300&&s<=399?`${h} was \
answered with a redirect (${s})`:s!==200?`${h} was answered with status ${s}`:o.length>E?`${h} is longer than ${E} bytes`:Zt(o)}function Zt(t){const e=new Map,n=(0,b.
qF)(t);if(z(n,"info","x-octavo")!==1)return e;for(const[s,o]of Object.entries(wt(z(n,"paths")))){const r=mt(n,z(mt(n,z(o,"post","requestBody")),"content","multi\
part/form-data","schema")),a=Object.entries(wt(z(r,"properties"))),i=a.filter(([,c])=>z(c,"x-octavo-wider")===!0);e.set(s,new Set([...a.map(([c])=>c),...i.map(([
c])=>c+P)]))}return e}function mt(t,e){let n=e;for(let s=0;s<K;s++){const o=z(n,"$ref");if(typeof o!="string")return n;if(!o.startsWith("#/"))return;const r=o.slice(
2).split("/");n=z(t,...r.map(a=>a.replaceAll("~1","/").replaceAll("~0","~")))}}const z=(t,...e)=>e.reduce((n,s)=>(0,b.C5)(n,s),t),wt=t=>(0,b.Gv)(t)?t:{};var Qt=f(
45657);const qt=32*1024*1024,te=["password","user_password","open_password"],ee="split_by_ranges";async function ne(t,e,n,s){const{output:o}=(0,O.zI)(t),r=s?await se(
e,n,s):e.documents,a=o==="pdfs"&&t!==ee?re(r):r;return{...e,documents:a,facts:{...ae(t,a),...e.facts}}}async function se({documents:t,data:e},n,s){const o=te.map(
a=>n[a]).find(a=>typeof a=="string"),r=[];for(const a of t){const i=a.pageCount??oe(e),c=i===void 0&&a.size<=qt?await s(a,o):i;r.push({...a,...c!==void 0&&{pageCount:c}})}
return r}function oe(t){const e=t?.pageCount;return typeof e=="number"?e:void 0}function re(t){let e=1;return t.map(n=>{const{pageCount:s,firstPage:o=e,lastPage:r}=n,
a=r??(o===void 0||s===void 0?void 0:o+s-1);return e=a===void 0?void 0:a+1,{...n,...o!==void 0&&a!==void 0&&{firstPage:o,lastPage:a}}})}function ae(t,e){const{facts:n={},
output:s}=(0,O.zI)(t),[o]=e,r=s==="pdfs"?{partCount:e.length,largestBytes:(0,Qt.Kf)(e.map(({size:a})=>a))}:o?.pageCount===void 0?{}:{pageCount:o.pageCount};return Object.
fromEntries(Object.entries(r).filter(([a])=>Object.hasOwn(n,a)))}var ie=f(77995),ce=f(83599),yt=f(38248);function ue(t,e){const n=[];for(const[s,o]of Object.entries(
(0,O.zI)(t).fields)){const r=e[s];if(!(r===void 0||!(0,O.qR)(o,r)))if(he(r))for(const a of r)n.push([s,{...a,name:encodeURIComponent(a.name)}]);else n.push([s,bt(
r)?r:(0,k.lF)(de(o,r))])}return n}function de(t,e){return(t.kind==="choice"?t.options.find(s=>s.value===e):void 0)?.contract??e}class gt{failure;begun=[];read({
name:e,size:n,open:s},o){const r=pe(n,s,a=>{const i=(0,m.l3)(a);this.failure=o===void 0?i:(0,m.xx)(i,o,e)});return this.begun.push(r),r}end(){for(const e of this.
begun)e.return(void 0).catch(()=>{})}}function fe(t,e,n=new gt){const s=new ce.fS;for(const[o,r]of t.entries()){const a=()=>n.read(r,t.length===1?void 0:o+1);s.
append("file",new Et((0,yt.Fl)(r.name,o),"application/pdf",r.size,a))}for(const[o,r]of e)typeof r=="string"?s.append(o,r):s.append(o,new Et((0,yt.Fl)(r.name,0),
"",r.bytes.length,()=>st(r.bytes)));return s}function le(t){const e=new ie.Vi(t),{contentType:n,contentLength:s}=e;return{headers:{"Content-Type":n,...s===void 0?
{}:{"Content-Length":s}},body:e.encode()}}const Cn=({name:t,bytes:e})=>({name:t,size:e.length,open:()=>st(e)}),he=t=>Array.isArray(t)&&t.every(e=>typeof e=="obj\
ect"),bt=t=>typeof t=="object"&&"bytes"in t&&t.bytes instanceof Uint8Array;class Et{name;type;size;stream;lastModified=0;[Symbol.toStringTag]="File";constructor(e,n,s,o){
this.name=e,this.type=n,this.size=s,this.stream=o}}const Ot=65536;async function*pe(t,e,n){try{let s=0;for await(const o of e()){if(s+=o.length,s>t)break;yield*st(
o)}if(s!==t)throw new m.zU("unreadable_document","The PDF document changed while it was sent",{advice:"Run it again when nothing writes to the document"})}catch(s){
throw n(s),s}}async function*st(t){for(let e=0;e<t.length;e+=Ot)yield t.subarray(e,e+Ot)}var Tt=f(46377),S=f(54185);const me=300,we=50,q="Check the base address\
: something other than the service may have answered, such as a proxy or a login page",$t="Split the input into smaller documents, or process it locally",vt=1024*
1024;function ye(t,e,n=[],s=Date.now){const{status:o}=t,{title:r,issues:a,told:i}=Ee(t,n),c=i===""?"":`: ${i}`,p=(l,y,g)=>new m.zU(l,(0,N.NV)(y),{status:o,issues:a,
advice:g});if(o>=300&&o<=399)return p("service_failure",`${e} answered with a redirect (${o})${Re(t)}`,"Octavo does not follow redirects with an API key: correc\
t the base address");switch(o){case 400:return be(a,r,c,e);case 401:return p("unauthorized",`${e} refused the API key in the header X-API-Key (401)`,"Check that\
 the API key is complete and has not been revoked");case 406:return p("not_acceptable",`${e} cannot answer in a format that Octavo reads (406)${c}`,q);case 413:
return p("too_large",`The documents are larger than ${e} accepts (413)${c}`,$t);case 429:return p("rate_limited",`${e} asks to slow down (429)${At(t,s," and")}${c}`,
"Send fewer requests at a time, or try again later");case 504:if(Rt(t))return p("time_limit",`The work took longer than ${e} allows (504)`,$t);break}const w=(0,S.
Dm)(o)?At(t,s," and asks"):"";return p("service_failure",`${e} answered with status ${o}${w}${c}`,ge(o,r!==""))}function ge(t,e){return t===404?"Check the base \
address: this operation does not exist there":t===402||t===403?`The API key may lack the right to this operation, or your plan may not include it: check both wi\
th the provider of the service${e?"":". A proxy or a firewall may also have refused the request"}`:t<500&&!(0,S.Dm)(t)?q:"The fault is at the service or on the \
way to it. Try again later; if the fault stays, tell the provider of the service"}function At({headers:t},e,n){const s=(0,S.P9)(t,e())??0;return s===0?"":`${n} \
to try again in ${(0,S.eV)(s)}`}const Rt=({status:t,headers:e})=>t===504&&e["octavo-error"]==="time_limit";function ot(t,e,n,s){const o=at((0,Tt.P)(t.headers["c\
ontent-type"]??""))||"no content type",r=o===n?`${o}, but its content is not ${e}`:`${o} instead of ${e}`;return new m.zU("service_failure",(0,N.NV)(`${s} answe\
red with ${r}`),{status:t.status,advice:q})}function be(t,e,n,s){if(t.length===0)return new m.zU("invalid_parameters",(0,N.NV)(`${s} refused the request (400)${n}`),
{status:400,...n===""?{advice:q}:{}});const o=[...new Set(t.map(({document:i})=>i?.position))],[r,...a]=o.map(i=>rt(t.filter(({document:c})=>c?.position===i),e));
return a.length===0||o.includes(void 0)?rt(t,e):rt(t,e,[r,...a])}function rt(t,e,[n,...s]=[]){if(n){const{code:p,message:w,position:l,advice:y}=n;return new m.zU(
p,w,{issues:t,status:400,others:s,...l===void 0?{}:{position:l},...y===void 0?{}:{advice:y}})}const o=t.every(({field:p})=>p==="file")?t[0]:void 0,r=t.find(({document:p})=>p!==
void 0)?.document?.position,a=o?.message.endsWith(m.Yu)?"unreadable_document":"invalid_parameters",{advice:i}=(0,m.O$)(""),c=a==="unreadable_document"?t.map(m.Vz).
join(" "):(0,m.G6)(t).message;return new m.zU(a,c||e,{issues:t,status:400,...r===void 0?{}:{position:r},...a==="unreadable_document"&&i!==void 0?{advice:i}:{}})}
function Ee({headers:t,body:e},n){const s=Buffer.from(e.buffer,e.byteOffset,e.byteLength).toString("utf8"),o=/[/+]json$/.test((0,Tt.P)(t["content-type"]??""))||
/^\s*\{/.test(s)?(0,b.qF)(s):void 0,r=c=>at(ve(c,n));if((0,b.Gv)(o)){const c=typeof o.title=="string"?r(o.title):"";return{title:c,issues:Oe(o.errors,r),told:c}}
const i=s.replace(/<(script|style|head)\b[\s\S]*?(<\/\1>|$)/gi," ").replace(/<[^<>]*>/g," ").split(`
`).map(r).find(c=>c!=="");return{title:"",issues:[],told:i??""}}function Oe(t,e){return(0,b.Gv)(t)?Object.entries(t).flatMap(([n,s])=>(Array.isArray(s)?s:[s]).filter(
o=>typeof o=="string").map(o=>Te(e(n),e(o)))).slice(0,we):[]}function Te(t,e){const[,n="",s,o]=/^(Document (\d{1,6})(?: \((.*?)\))?: )/.exec(e)??[],r=[...new Set(
e.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g))].filter(a=>$e.has(a));return{field:t,message:e.slice(n.length),...r.length>0&&{mentions:r},...s!==void 0&&{document:{position:Number(
s),...o!==void 0&&{name:o}}}}}const $e=new Set(O.qj.flatMap(t=>[t,...Object.keys((0,O.zI)(t).fields)]));function ve(t,e){return e.filter(n=>n!=="").sort((n,s)=>s.
length-n.length).reduce((n,s)=>s.length<4?Ae(n,s):n.replaceAll(s,"***"),t)}function Ae(t,e){const n=e.replace(/[\\^$.*+?()[\]{}|/]/g,"\\$&");return t.replace(new RegExp(
`(?<![\\p{L}\\p{N}])${n}(?![\\p{L}\\p{N}])`,"gu"),"***")}function Re({headers:t}){const e=t.location?.split(/[?#]/)[0]??"";return e===""?"":` to ${at(e.replace(
/\/\/[^/@]*@/,"//"))}`}function at(t){return(0,N.Bu)(t.replace(Se," ").replace(/\s+/g," ").trim(),me)}const Se=/[\p{Cc}\u2028\u2029]/gu,St=500,Ne=3e4,Nt=4*36e5,
Pt=5,Pe=/^\/v1\/jobs\/[\w-]{1,200}$/;async function Ce(t,e){if(t.status!==202)return t;t.close();const n=t.headers.location??"";if(!Pe.test(n))throw new m.zU("s\
ervice_failure",`${e.label} accepted the work and named no job`);try{return await Ue(n,(0,S.P9)(t.headers,e.now())??St,e)}catch(s){throw e.signal?.aborted&&e.ask(
"DELETE",n).then(({close:o})=>o(),()=>{}),s}}async function Ue(t,e,n){const{ask:s,sleep:o,now:r,signal:a,label:i}=n,c=r()+Nt;let p=e;for(let w=0;r()<c;){await u(
o(Math.min(Math.max(p,St),Ne)),a);try{const l=await u(s("GET",t),a),y=l.status===200?await Le(l,i):void 0;if(y==="done"||y==="failed")return await u(s("GET",`${t}\
/result`),a);const g=y!==void 0;if(!g&&(!(0,S.Dm)(l.status)||++w>=Pt))return l;l.close(),g&&(w=0),p=(0,S.P9)(l.headers,r())??2*p}catch(l){if(a?.aborted||l instanceof
m.zU||!(0,S.dg)(l)||++w>=Pt)throw l;p*=2}}throw new m.zU("time_limit",`${i} did not finish the work in ${Nt/36e5} hours`)}async function Le({body:t},e){const n=(0,b.
qF)((await $(t,vt)).bytes);if((0,b.Gv)(n)&&typeof n.state=="string")return n.state;throw new m.zU("service_failure",`${e} did not tell the state of the work`)}const De=10*
6e4,Ie=100;class Me{now;paths=new Map;offers=new Map;pending=new Map;constructor(e=Date.now){this.now=e}path(e){return this.paths.get(e)}rememberPath(e,n){Ct(this.
paths,e,n)}capabilities(e){const n=this.offers.get(e);return n&&n.until>this.now()?n.capabilities:void 0}rememberCapabilities(e,n){Ct(this.offers,e,{capabilities:n,
until:this.now()+De})}async once(e,n){const s=this.pending.get(e);if(s)return s;const o=n().finally(()=>this.pending.delete(e));return this.pending.set(e,o),o}}
function Ct(t,e,n){t.delete(e),t.set(e,n);for(const s of t.keys()){if(t.size<=Ie)return;t.delete(s)}}function Un({description:t,unit:e,when:n}){return[e===void 0?
t:`${t}, in ${e}`,...n===void 0?[]:[n]].map(o=>`${o}.`).join(" ")}const ke=t=>typeof t=="number"&&Number.isSafeInteger(t)&&t>=0,Ut=(t,e)=>Array.isArray(t)&&t.every(
n=>typeof n===e);function xe(t,e){switch(t){case"count":return ke(e);case"number":return typeof e=="number";case"text":return typeof e=="string";case"flag":return typeof e==
"boolean";case"texts":return Ut(e,"string");case"numbers":return Ut(e,"number");default:return t}}function Lt(t,e={}){const n=(s,o)=>Object.hasOwn(e,s)&&xe(e[s].
type,o);return Object.fromEntries(Object.entries(t).filter(([s,o])=>n(s,o)))}var ze=f(10442);const je="octavo-outcome",it=8192,_e=300;function Ln({notes:t,facts:e,
documents:n,files:s=[]}){const o={notes:t,facts:e,documents:n.map(({name:w,bytes:l,match:y,...g})=>g),files:s.map(({mediaType:w,facts:l})=>({mediaType:w,facts:l}))},
r=Fe(o),a=Object.fromEntries(Object.entries(e).filter(([,w])=>!Array.isArray(w))),i=Object.keys(e).filter(w=>!Object.hasOwn(a,w)),c=Y([...r,...Dt(Object.keys(e)),
...t]),p=[o,{...Y([...r,...t]),facts:e},{...Y([...r,...Dt(i),...t]),facts:a},c];for(const w of p){const l=ct(w);if(l.length<=it)return l}return ct(Y(Be(c.notes)))}
function Fe({documents:t,files:e}){const n=t.filter(o=>Object.keys(o).length>0).length+e.length;return n===0?[]:[{code:"results_left_out",message:`The facts abo\
ut ${countNoun(n,"result")} do not fit into the header of the response: process locally to read them.`}]}const Dt=t=>t.length===0?[]:[{code:"facts_left_out",message:`\
Some facts do not fit into the header of the response: process locally to read ${t.join(", ")}.`}],Y=t=>({notes:t,facts:{},documents:[],files:[]}),ct=t=>Ke(JSON.
stringify(t));function Be(t){const e=[];for(const n of t.map(We)){const s=[...e,n,It(t.length)];ct(Y(s)).length<=it&&e.push(n)}return e.length<t.length?[...e,It(
t.length-e.length)]:e}const We=t=>({...t,message:shortenText(t.message,_e-1)}),It=t=>({code:"notes_left_out",message:`${countNoun(t,"note does","notes do")} not\
 fit into the header of the response: process locally to read all notes.`}),Ge=t=>({code:"service_note",message:t});function He(t,e){const n=(0,O.zI)(t),s=X(e===
void 0||e.length>it?void 0:(0,b.qF)(e));return{notes:tt(s.notes).flatMap(o=>{const{code:r,message:a,mentions:i}=X(o);if(typeof r!="string"||typeof a!="string")return[];
const c=tt(i).filter(w=>typeof w=="string");return[{...(0,ze.mm)(r)?{code:r,message:a}:Ge(a),...c.length>0&&{mentions:c}}]}),facts:Lt(X(s.facts),n.facts),documents:tt(
s.documents).map(o=>{const r=X(o),a=c=>Number.isSafeInteger(r[c])?{[c]:r[c]}:{},i=typeof r.title=="string"?{title:r.title}:{};return{...a("pageCount"),...a("fir\
stPage"),...a("lastPage"),...i}}),files:tt(s.files).map(o=>{const{mediaType:r,facts:a}=X(o);return{mediaType:typeof r=="string"?r:"application/octet-stream",facts:Lt(
X(a),n.resultFacts)}})}}const tt=t=>Array.isArray(t)?t:[],X=t=>(0,b.Gv)(t)?t:{},Ke=t=>t.replace(/[\u007f-\uffff]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(
4,"0")}`);var Mt=f(96091),Ve=f(51167);const ut=64*1024*1024,Xe={pdf:{times:100,bytes:2**31},pdfs:{times:1e3,bytes:2**31+ut},files:{times:1e3,bytes:2**31+ut},data:{
times:100,bytes:256*1024*1024},text:{times:1e3,bytes:256*1024*1024}};class Ye{sent;label;most;taken=0;constructor(e,n,s){this.sent=n,this.label=s;const{times:o,
bytes:r}=Xe[e];this.most=Math.min(r,ut+n*o)}take(e){if(this.taken+=e,this.taken>this.most)throw this.tooLong()}check(e){if(Number(e??0)>this.most)throw this.tooLong()}async*bounded(e){
for await(const n of e)this.take(n.length),yield n}tooLong(){const e=`more than ${this.most} bytes for documents of ${this.sent} bytes`;return new m.zU("limit_e\
xceeded",`The answer of ${this.label} is too long: ${e}`,{advice:"Check the base address, or process the documents locally"})}}async function Je(t,e,n){try{const{
status:s,headers:o,body:r}=t;return s===200?{outcome:await Ze(t,e,n)}:{refusal:{status:s,headers:o,body:(await $(r,vt)).bytes}}}finally{t.close()}}async function Ze(t,{
name:e,documents:n,sent:s,label:o,signal:r,pause:a},i){const{output:c}=(0,O.zI)(e),p=He(e,t.headers[je]),{notes:w,facts:l}=p,y=new Ve.o(a,r),g=new Ye(c,s,o);switch(g.
check(t.headers["content-length"]),c){case"data":case"text":return{documents:n.map((v,C)=>({...p.documents[C],...v})),notes:w,facts:l,data:await Qe(t,g,o,y)};case"\
files":{const v={mediaType:"application/octet-stream",facts:{}},C=[];for(const[H,J]of(await kt(t,g,y)).entries())C.push({...p.files[H]??v,...await i.put(J)});return{
documents:[],notes:w,facts:l,files:C}}case"pdfs":{const v=await kt(t,g,y);if(v.length===0||!v.every(({bytes:H})=>zt(H)))throw ot(t,"the parts of a PDF document",
"application/zip",o);const C=[];for(const[H,{match:J,...ht}]of v.entries())C.push({...p.documents[H],...J!==void 0&&{match:J},...await i.put(ht)});return{documents:C,
notes:w,facts:l}}case"pdf":{if(!zt(t.peeked))throw ot(t,"a PDF document","application/pdf",o);const v=await i.keep(n[0]?.name??"document.pdf",t.body,r,g);return{
documents:[{...p.documents[0],...v}],notes:w,facts:l}}default:return c}}async function kt({headers:t,body:e},n,s){return await(0,Mt.EH)(await xt(e,n),t["content\
-type"]??"",s)}async function Qe(t,e,n,s){const o=await(0,Mt.Vh)(await xt(t.body,e),s);if((0,b.Gv)(o))return o;throw ot(t,"a JSON object","application/json",n)}
const xt=async(t,e)=>(await $(e.bounded(t),e.most)).bytes;function zt(t){return Buffer.from(t.buffer,t.byteOffset,Math.min(t.byteLength,x)).includes("%PDF-")}const qe=3e5,
tn={pdf:"application/pdf",pdfs:"application/zip",files:"application/zip",data:"application/json",text:"application/json"};function en(t){const e=(0,d.l_)(t.baseUrl,
t.plainHttp),n=t.regionLabel,s=t.memory??new Me(t.now),o={...S.ur,attempts:Math.max(1,t.attempts??S.ur.attempts)},r={base:e,label:n,describe:t.describe,memory:s};
return{ports:B.i2,async check(a,i){await jt(a,i,r)},async run(a,i,c,{signal:p}={}){try{const w=c,l=(0,_._i)(a,i);if(l.length>0)throw(0,m.G6)(l);const y=await jt(
a,w,{...r,signal:p}),g={name:a,documents:i,base:e,label:n,policy:o,options:t,memory:s,request:sn(a,p,t)},v=await rn({...g,entries:ue(a,y)});if("refusal"in v)throw ye(
v.refusal,n,un(a,y,t.secrets),t.now);return await ne(a,v.outcome,y,t.countPages)}catch(w){throw(0,m.l3)(w)}}}}async function jt(t,e,n){const s=W(t,e);if(!s)return e;
const o=nn(t,e,s);try{return await Q(s,n),e}catch(r){if(!o||!(r instanceof m.zU)||r.code==="cancelled")throw r;const a=W(t,o);return a&&await Q(a,n),o}}function nn(t,e,{
fields:n}){const{pages:s}=e;if(!n.includes("pages")||typeof s!="string"||!(0,O.zI)(t).fields.first_page)return;const o=(0,F.m7)(s);if(!o)return;const{pages:r,...a}=e;
return{...a,first_page:o.first,last_page:o.last}}function sn(t,e,{timeout:n=qe,random:s=Math.random}){const{output:o,partsHaveMatch:r,long:a}=(0,O.zI)(t);return{
method:"POST",headers:{Accept:`${r?"application/json":tn[o]}, application/problem+json`,...a&&{Prefer:"respond-async","Idempotency-Key":on(s)}},timeout:n,...e?{
signal:e}:{}}}const on=t=>Array.from({length:4},()=>Math.floor(t()*2**32).toString(16).padStart(8,"0")).join("");async function rn(t){const e=(0,D.XM)(t.name),n=(0,O.
zI)(t.name).aliases?.[0];if(n===void 0)return ft(t,e);const s=`${t.base} ${t.name}`,o=t.memory.path(s)??e,r=o===e?n:e;let a=o,i=await ft(t,a);return dt(i,c=>c===
404)&&(i=await ft(t,a=r)),dt(i,c=>c===404)||t.memory.rememberPath(s,a),i}const dt=(t,e)=>"refusal"in t&&e(t.refusal.status);async function ft(t,e){const{label:n,
policy:s,options:o,request:r}=t,{sleep:a,random:i=Math.random,now:c=Date.now}=o,{signal:p}=r;for(let w=0;;w++){if(p?.aborted)throw(0,m.WN)();const l=w+1>=s.attempts;
let y=(0,S.JN)(w,s,i);try{const g=await u(an(t,e),p);if(l||!dt(g,S.Dm)||Rt(g.refusal)||(y=(0,S.P9)(g.refusal.headers,c())??y,y>s.longestRetryAfter))return g}catch(g){
if(p?.aborted)throw(0,m.WN)();if(g instanceof m.zU&&g.code!=="network")throw g;if(l||!((0,S.dg)(g)||g instanceof m.zU))throw fn(g,n,w+1,o)}await u(a(y),p)}}async function an(t,e){
const{name:n,documents:s,entries:o,base:r,label:a,options:i,request:c}=t,p=new gt,w=()=>fe(s,o,p);try{const l=await i.transport({...c,url:`${r}${e}`,form:w}),{sleep:y,
now:g=Date.now,transport:v}=i,{headers:C,...H}=c,ht=await Ce(l,{ask:(Z,Pn)=>v({...H,method:Z,url:`${r}${Pn}`,headers:{Accept:C.Accept}}),sleep:y,now:g,signal:c.
signal,label:a}),Nn=cn(s,o);return await Je(ht,{name:n,documents:s,sent:Nn,label:a,signal:c.signal,pause:()=>y(0)},i.store).catch(Z=>{throw Z instanceof m.zU?Z:
new I(Z)})}catch(l){throw p.failure??l}finally{p.end()}}const cn=(t,e)=>t.reduce((n,{size:s})=>n+s,0)+e.reduce((n,[,s])=>n+(typeof s=="string"?s.length:s.bytes.
length),0);function un(t,e,n=[]){const s=Object.entries((0,O.zI)(t).fields).flatMap(([o,r])=>{const a=(0,O.$f)(r)?e[o]:void 0;return typeof a=="string"?[a]:a!==
void 0&&bt(a)?dn(a.bytes):[]});return[...n,...s]}function dn(t){const e=(0,k.iL)(t);return typeof e=="string"?e.split(/\r?\n/).filter(n=>n.trim()!==""):[]}function fn(t,e,n,s){
if(t instanceof m.zU)return t;const o=(0,S.AD)(t),r=`${n===1?"":` in ${n} attempts`}${o===void 0?"":` (${o})`}`;return t instanceof I?new m.zU("network",`The an\
swer of ${e} broke off${r}`,{advice:"Check the network and its proxy, or process locally"}):new m.zU("network",(0,N.NV)(`${e} was not reached${r}`),{advice:`${(0,S.
ik)(o,s)}, or process locally`})}var ln=f(8526),hn=f(79463),lt=f(73024),L=f(51455),pn=f(48161),mn=f(76760),et=f.n(mn),wn=f(54614),_t=f(34),Ft=f(86006),Bt=f(46863);
class yn{places;folder;serial=0;constructor(e){this.places=e}read=async e=>{const n=et().resolve(this.places.workspace,e),s=await(0,L.open)(n).catch(o=>{throw(0,Bt.
NZ)(o)});try{const{buffer:o,bytesRead:r}=await s.read({buffer:Buffer.alloc(Ft.gY.length),position:0});return(0,Ft.wm)(o.subarray(0,r)),Wt(et().posix.basename(e),
n,(await s.stat()).size,!1)}finally{await s.close()}};sizeOf=({size:e})=>e;write=async({file:e,isTemporary:n},s)=>{if(!n)return await(0,L.copyFile)(e,s,lt.constants.
COPYFILE_EXCL);await(0,L.rename)(e,s).catch(async o=>{if((0,wn.xU)(o)!=="EXDEV")throw o;await(0,L.copyFile)(e,s,lt.constants.COPYFILE_EXCL)})};release=async e=>{
const n=e.filter(({isTemporary:s})=>s);await Promise.all(n.map(({file:s})=>(0,L.unlink)(s).catch(()=>{})))};close=async()=>{this.folder&&await(0,L.rm)(await this.
folder,{recursive:!0,force:!0,maxRetries:3})};keep=(e,n,s,o)=>this.toFile(e,o.bounded(n));put=({name:e,bytes:n})=>this.toFile(e,bn(n));async toFile(e,n){const s=et().
join(await this.temporaryFolder(),`${++this.serial}.pdf`);let o=0;const r={isBroken:!1},a=async function*(){try{for await(const i of n)o+=i.length,yield i}catch(i){
throw r.isBroken=!0,i}};try{await(0,L.writeFile)(s,a(),{flag:"wx"})}catch(i){throw await(0,L.unlink)(s).catch(()=>{}),r.isBroken?i:(0,_t.zz)(s,i)}return Wt(e,s,
o,!0)}temporaryFolder(){const e=this.places.temporary??(0,pn.tmpdir)();return this.folder??=(0,L.mkdtemp)(et().join(e,"octavo-")).catch(n=>{throw(0,_t.zz)(e,n)})}}
const gn=async({name:t,file:e})=>({name:t,bytes:await(0,L.readFile)(e)}),Wt=(t,e,n,s)=>({name:t,file:e,size:n,isTemporary:s,async*open(){try{yield*(0,lt.createReadStream)(
e)}catch(o){throw(0,Bt.NZ)(o)}}});async function*bn(t){yield t}var En=f(57075),Gt=f(36772);function On(t,e=n=>AbortSignal.timeout(n)){const n=new Gt.EnvHttpProxyAgent(
{headersTimeout:0,bodyTimeout:0}),s=new Set,o=async(r,a,{timeout:i,signal:c})=>{const p=new AbortController,w=vn(p,[e(i),...c?[c]:[]]);s.add(w);const l=()=>{s.delete(
w);for(const{one:y,end:g}of w)y.removeEventListener("abort",g);p.abort()};try{const{statusCode:y,headers:g,body:v}=await(0,Gt.request)(r,{...a,dispatcher:n,signal:p.
signal});return v.on("error",()=>{}),{status:y,headers:$n(g),content:v,close:l}}catch(y){const g=p.signal.aborted;throw l(),g?y:Tn(y)}};return{transport:async({
method:r,url:a,headers:i,form:c,timeout:p,signal:w})=>{const l=c&&le(c()),y={...i,...l?.headers,"X-API-Key":t},{content:g,...v}=await o(a,{method:r,headers:y,...l&&
{body:En.Readable.from(l.body)}},{timeout:p,signal:w});try{return{...v,...await A(g)}}catch(C){throw v.close(),C}},describe:async({url:r,timeout:a,maximumBytes:i})=>{
const c={Accept:"application/json"},{status:p,content:w,close:l,...y}=await o(r,{method:"GET",headers:c},{timeout:a});try{return{status:p,headers:y.headers,body:(await $(
w,i+1)).bytes}}finally{l()}}}}const Tn=t=>t.code==="UND_ERR_ABORTED"?Object.assign(new Error("The proxy refused to connect"),{code:"ERR_PROXY_TUNNEL"}):t,$n=t=>Object.
fromEntries(Object.entries(t).map(([e,n])=>[e,String(n)]));function vn(t,e){return e.map(n=>{const s=()=>t.abort(n.reason);return n.aborted?s():n.addEventListener(
"abort",s),{one:n,end:s}})}function An({region:t,baseUrl:e,apiKey:n,concurrency:s},o){const r=t===""?void 0:Sn(t),a=Rn(r,e,o.words.giveOneAddress);if(n==="")throw new m.
zU("configuration",`${o.words.key} is empty, and a region needs one`,{advice:o.words.giveKey});const i=r===void 0?o.words.service:(0,d.AP)(r).label,c=new yn(o),
p=(0,j.c)({pause:ln.pause}),w=en({baseUrl:a,regionLabel:i,...On(n),store:c,countPages:async(l,y)=>await p(await gn(l),y),sleep:l=>(0,U.setTimeout)(l),secrets:[n]});
return{isLocal:!1,check:({name:l,params:y})=>w.check(l,y),open:()=>Promise.resolve({execute:(l,y)=>(0,hn.g)(l,y,w,c),lanes:s??4,close:c.close,abandon:c.close}),
place:r===void 0?`by ${i}`:`in the region ${i}`}}function Rn(t,e,n){try{return t===void 0?(0,d.l_)(e):(0,d.uU)(t,e,!1,n)}catch(s){const{message:o,advice:r}=(0,m.
l3)(s);throw(0,m.G6)([{field:"base-url",message:r===void 0?o:`${o}. ${r}`}])}}function Sn(t){const e=t.toLowerCase(),n=d.pC.find(o=>o===e||(0,d.AP)(o).label.toLowerCase()===
e);if(n!==void 0)return n;const s=d.pC.map(o=>`${o} (${(0,d.AP)(o).label})`).join(", ");throw(0,m.G6)([{field:"region",message:`must be one of ${s}`}])}}),37922:((nt,M,f)=>{
f.d(M,{c:()=>x,continuedNumbers:()=>I,countSelectedPages:()=>F});var U=f(58552),m=f(29082),j=f(93098),k=f(42973),_=f(27041),D=f(91519),O=f(51167);async function F(A,$,b){
const T=[];for(const d of A){const u=await d;try{T.push(await B(u,$,b))}catch(h){throw(0,U.xx)((0,U.l3)(h),T.length+1,u.name)}}return T}async function B({bytes:A},{
pages:$,open_password:b},{pause:T,limits:d,signal:u}){return(0,m.k1)($,await N(A,new O.o(T,u),d,b)).length}function N(A,$,b={},T){const d={...k.MK,...b},u=new j.
J;return u.run($,async()=>{const h=new _.c(d,void 0,u);return(await(0,D.E)(A,{pace:$,limits:d,memory:h},{password:T})).pages.count})}function x({pause:A,limits:$}){
return async({bytes:b},T)=>{try{return await N(b,new O.o(A),$,T)}catch{return}}}function I(A,$){const b=A.reduce((d,u)=>d+u,$)-1;let T=$;return A.map(d=>{const u={
first_number:T,last_number:Math.max(b,0)};return T+=d,u})}}),79962:((nt,M,f)=>{f.d(M,{$t:()=>I,AP:()=>D,DK:()=>_,l_:()=>N,pC:()=>j,uU:()=>F});var U=f(58552);const m={
global:{label:"Global",address:"https://api.pdfblocks.com"},us:{label:"United States"},hipaa:{label:"US HIPAA"},eu:{label:"European Union",address:"https://eu.a\
pi.pdfblocks.com"},uk:{label:"United Kingdom"},ca:{label:"Canada"},au:{label:"Australia"},jp:{label:"Japan"},in:{label:"India"},br:{label:"Brazil"}},j=Object.keys(
m),k=new Set(Object.values(m).flatMap(({address:d})=>d===void 0?[]:[new URL(d).hostname]));function _(d){const u=b(d)?.hostname.replace(/\.$/,"")??"";return k.has(
u)}const D=d=>m[d];function O(d){return Object.hasOwn(m,d)}function F(d,u,h=!1,E="Remove the base address, or choose Self-Hosted"){const{label:R,address:P}=D(d),
K=u?.trim()||P;if(K===void 0)throw new U.zU("configuration",`The address of the region ${R} is not published`,{advice:"Enter the base address that the provider \
of the service has given you, or choose another region"});const W=N(K,h);if(P!==void 0&&B(W)!==P)throw new U.zU("configuration",`The region ${R} has its own add\
ress, and the base address is another`,{advice:E});return W}function B(d){const{protocol:u,hostname:h,port:E}=new URL(d);return`${u}//${h.replace(/\.$/,"")}${E&&
`:${E}`}`}function N(d,u=!1){const h=b(d.trim());if(!h||!/^https?:$/.test(h.protocol))throw T("is not a web address such as https://pdf.example.com");if(h.username!==
""||h.password!=="")throw T("must not hold a user name or a password");if(h.search!==""||h.hash!=="")throw T("must not have a query (?) or a fragment (#)");if(h.
protocol==="http:"&&!A(h.hostname)&&!(u&&$(h.hostname)))throw T("must start with https://: a key must not travel unencrypted",`Use https://. Plain HTTP is allow\
ed for localhost${u?" and for private addresses":""} only`);return`${h.origin}${h.pathname.replace(/(?:\/v1)?\/*$/,"")}`}function x(d){const u=b(d);return u?.protocol===
"http:"&&!A(u.hostname)}function I(d){const u=b(/^https?:\/\//i.test(d)?d:`http://${d}`)?.hostname??"unknown.invalid";return A(u)?"thisMachine":$(u)?"privateNet\
work":"internet"}function A(d){return d==="localhost"||d==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(d)}function $(d){return/^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.
test(d)?/^[\d.]+$/.test(d):d.startsWith("[")?/^\[f[cd]/.test(d):!d.includes(".")||/\.(local|internal|localhost|lan|home\.arpa)$/.test(d)}function b(d){try{return new URL(
d)}catch{return}}const T=(d,u)=>new U.zU("configuration",`The base address ${d}`,u===void 0?{}:{advice:u})}),54185:((nt,M,f)=>{f.d(M,{AD:()=>I,Dm:()=>B,JN:()=>_,
P9:()=>D,dg:()=>x,eV:()=>F,ik:()=>b,ur:()=>k});var U=f(61729),m=f(98446),j=f(79962);const k={attempts:4,base:500,cap:3e4,longestRetryAfter:12e4};function _(u,h,E){
return E()*Math.min(h.cap,h.base*2**u)}function D(u,h){const E=u["retry-after"]?.trim()??"";if(/^\d+$/.test(E))return Number(E)*1e3;const R=(O(E)??NaN)-(O(u.date??
"")??h);return R>0?R:void 0}function O(u){if(!/^[A-Za-z]{3,9},? .*\d\d:\d\d:\d\d/.test(u))return;const h=Date.parse(u);return Number.isFinite(h)?h:void 0}function F(u){
const h=Math.ceil(u/1e3);if(h<120)return(0,m.y_)(h,"second");const E=Math.ceil(h/60),R=Math.ceil(E/60);return E<120?`${E} minutes`:R<=48?`${R} hours`:"more than\
 two days"}const B=u=>u===429||u>=500&&u<=599,N=new Set(["ECONNRESET","ECONNABORTED","ECONNREFUSED","EPIPE","ETIMEDOUT","ESOCKETTIMEDOUT","EAI_AGAIN","ENETUNREA\
CH","EHOSTUNREACH","ERR_STREAM_PREMATURE_CLOSE","ERR_PROXY_TUNNEL","UND_ERR_SOCKET","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT","UND_ERR_BODY_TIMEOUT","\
UND_ERR_RES_CONTENT_LENGTH_MISMATCH","TimeoutError"]);function x(u){return d(u).some(h=>N.has(h))}function I(u){return d(u).findLast(h=>/^[A-Z][A-Z0-9_]{2,60}$/.
test(h)||h==="TimeoutError")}const A=new Set(["DEPTH_ZERO_SELF_SIGNED_CERT","SELF_SIGNED_CERT_IN_CHAIN","UNABLE_TO_GET_ISSUER_CERT","UNABLE_TO_GET_ISSUER_CERT_L\
OCALLY","UNABLE_TO_VERIFY_LEAF_SIGNATURE"]),$=new Set(["EPROTO","ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"]);function b(u,h){return u===void 0||
!(A.has(u)||$.has(u))?"Check the base address, the network and its proxy":A.has(u)?"Node.js does not know the authority of its certificate: set the environment \
variable NODE_EXTRA_CA_CERTS to the file with the authority's certificate":`The server seems to answer without TLS: ${T(h)}`}function T({baseUrl:u,plainHttp:h}){
const E=(0,j.$t)(u),R="write http:// instead of https:// in the base address";return E==="thisMachine"||E==="privateNetwork"&&h===!0?R:E==="privateNetwork"&&h===
!1?`${R}, and switch on Allow Plain HTTP`:"let it answer with https://, such as behind a reverse proxy, because a key must not travel unencrypted"}function d(u){
const h=[],E=new Set,R=P=>{if(!(0,U.Gv)(P)||E.has(P)||E.size>20)return;E.add(P);const{code:K,name:W,cause:Q,errors:V}=P;for(const G of[K,W])typeof G=="string"&&
h.push(G);R(Q),Array.isArray(V)&&V.forEach(R)};return R(u),h}})};
