"use strict";exports.id=1266,exports.ids=[1266],exports.modules={81266:((U,p,d)=>{d.d(p,{changedFiles:()=>_});var f=d(11787),h=d(49153),b=d(57529);const T=3e3,l=300;async function _(o){
if(o==="")throw new h.zU("configuration","github-token is empty: changed-only needs it to ask for the changed files",{advice:"Leave github-token out to use the \
token of the job"});const{repo:i,payload:s,eventName:c}=f._,{rest:a,paginate:n}=(0,f.Q)(o),e=s.pull_request?.number;try{if(e!==void 0){const u=await n(a.pulls.listFiles,
{...i,pull_number:e,per_page:100});return m(u,T)}const t=w(c,s);if(typeof t!="string")return t;const{data:r}=await a.repos.compareCommitsWithBasehead({...i,basehead:t,
per_page:1});return m(r.files??[],l)}catch(t){if(t.status===404&&e===void 0)return{unknown:"GitHub does not find the commits (404): a forced push, or the job la\
cks the permission contents: read"};throw R(t,e!==void 0)}}function m(o,i){return o.length>=i?{unknown:`GitHub lists at most ${i} changed files, and there are m\
ore`}:{paths:new Set(o.filter(({status:s})=>s!=="removed").map(({filename:s})=>s))}}function w(o,i){const s={unknown:`the event ${o} changes no files`};if(o==="\
merge_group"){const{base_sha:r,head_sha:u}=i.merge_group;return`${r}...${u}`}if(o!=="push")return s;const{ref:c,before:a,after:n,repository:e}=i;if(n===void 0||
/^0+$/.test(n))return s;if(a!==void 0&&!/^0+$/.test(a))return`${a}...${n}`;if(c?.startsWith("refs/tags/")===!0)return{unknown:"the push of a new tag changes no \
files"};const t=e?.default_branch;return c===`refs/heads/${t}`?{unknown:"this is the first push of the default branch"}:t===void 0?s:`${t}...${n}`}function R(o,i){
const{status:s,response:c,cause:a}=o,n=(t,r,u)=>new h.zU(t,`changed-only could not read the changed files: ${r}`,{advice:u,cause:o});if(c===void 0)return n("net\
work",`GitHub was not reached (${(0,b.AD)(a)??"no answer"})`,"Check the network and the proxy of the runner, or set changed-only to false");const{headers:e={}}=c;
if(s===401)return n("configuration","GitHub does not accept github-token (401)","Leave github-token out to use the token of the job, or renew the token that you\
 give");if(s===429||s===403&&(e["retry-after"]!==void 0||e["x-ratelimit-remaining"]==="0"))return n("network",`the rate limit of the GitHub API is reached (${s}\
)`,`Run the job again ${E(e)}, or give github-token a separate token`);if(s===403||s===404){const t=`permissions: { contents: read${i?", pull-requests: read":""}\
 }`;return n("configuration",`GitHub answered ${s}`,`Give the job the permission: ${t}`)}return n("network",`GitHub answered ${s}`,"Run the job again, or set ch\
anged-only to false")}function E(o){const i=Number(o["retry-after"]??NaN);if(Number.isFinite(i))return`in ${i} seconds`;const s=Number(o["x-ratelimit-reset"]??NaN);
return Number.isFinite(s)?`after ${new Date(s*1e3).toISOString().slice(11,16)} UTC`:"later"}}),72982:((U,p,d)=>{d.d(p,{$t:()=>i,AP:()=>_,DK:()=>l,l_:()=>E,pC:()=>b,
uU:()=>w});var f=d(49153);const h={global:{label:"Global",address:"https://api.pdfblocks.com"},us:{label:"United States"},hipaa:{label:"US HIPAA"},eu:{label:"Eu\
ropean Union",address:"https://eu.api.pdfblocks.com"},uk:{label:"United Kingdom"},ca:{label:"Canada"},au:{label:"Australia"},jp:{label:"Japan"},in:{label:"India"},
br:{label:"Brazil"}},b=Object.keys(h),T=new Set(Object.values(h).flatMap(({address:e})=>e===void 0?[]:[new URL(e).hostname]));function l(e){const t=a(e)?.hostname.
replace(/\.$/,"")??"";return T.has(t)}const _=e=>h[e];function m(e){return Object.hasOwn(h,e)}function w(e,t,r=!1,u="Remove the base address, or choose Self-Hos\
ted"){const{label:O,address:g}=_(e),$=t?.trim()||g;if($===void 0)throw new f.zU("configuration",`The address of the region ${O} is not published`,{advice:"Enter\
 the base address that the provider of the service has given you, or choose another region"});const N=E($,r);if(g!==void 0&&R(N)!==g)throw new f.zU("configurati\
on",`The region ${O} has its own address, and the base address is another`,{advice:u});return N}function R(e){const{protocol:t,hostname:r,port:u}=new URL(e);return`${t}\
//${r.replace(/\.$/,"")}${u&&`:${u}`}`}function E(e,t=!1){const r=a(e.trim());if(!r||!/^https?:$/.test(r.protocol))throw n("is not a web address such as https:/\
/pdf.example.com");if(r.username!==""||r.password!=="")throw n("must not hold a user name or a password");if(r.search!==""||r.hash!=="")throw n("must not have a\
 query (?) or a fragment (#)");if(r.protocol==="http:"&&!s(r.hostname)&&!(t&&c(r.hostname)))throw n("must start with https://: a key must not travel unencrypted",
`Use https://. Plain HTTP is allowed for localhost${t?" and for private addresses":""} only`);return`${r.origin}${r.pathname.replace(/(?:\/v1)?\/*$/,"")}`}function o(e){
const t=a(e);return t?.protocol==="http:"&&!s(t.hostname)}function i(e){const t=a(/^https?:\/\//i.test(e)?e:`http://${e}`)?.hostname??"unknown.invalid";return s(
t)?"thisMachine":c(t)?"privateNetwork":"internet"}function s(e){return e==="localhost"||e==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(e)}function c(e){return/^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.
test(e)?/^[\d.]+$/.test(e):e.startsWith("[")?/^\[f[cd]/.test(e):!e.includes(".")||/\.(local|internal|localhost|lan|home\.arpa)$/.test(e)}function a(e){try{return new URL(
e)}catch{return}}const n=(e,t)=>new f.zU("configuration",`The base address ${e}`,t===void 0?{}:{advice:t})}),57529:((U,p,d)=>{d.d(p,{AD:()=>E,Dm:()=>m,JN:()=>b,
P9:()=>T,dg:()=>R,eV:()=>_,ik:()=>s,ur:()=>h});var f=d(72982);const h={attempts:4,base:500,cap:3e4,longestRetryAfter:12e4};function b(n,e,t){return t()*Math.min(
e.cap,e.base*2**n)}function T(n,e){const t=n["retry-after"]?.trim()??"";if(/^\d+$/.test(t))return Number(t)*1e3;const r=(l(t)??NaN)-(l(n.date??"")??e);return r>
0?r:void 0}function l(n){if(!/^[A-Za-z]{3,9},? .*\d\d:\d\d:\d\d/.test(n))return;const e=Date.parse(n);return Number.isFinite(e)?e:void 0}function _(n){const e=Math.
ceil(n/1e3);if(e<120)return e===1?"1 second":`${e} seconds`;const t=Math.ceil(e/60),r=Math.ceil(t/60);return t<120?`${t} minutes`:r<=48?`${r} hours`:"more than \
two days"}const m=n=>n===429||n>=500&&n<=599,w=new Set(["ECONNRESET","ECONNABORTED","ECONNREFUSED","EPIPE","ETIMEDOUT","ESOCKETTIMEDOUT","EAI_AGAIN","ENETUNREAC\
H","EHOSTUNREACH","ERR_STREAM_PREMATURE_CLOSE","ERR_PROXY_TUNNEL","UND_ERR_SOCKET","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT","UND_ERR_BODY_TIMEOUT","U\
ND_ERR_RES_CONTENT_LENGTH_MISMATCH","TimeoutError"]);function R(n){return a(n).some(e=>w.has(e))}function E(n){return a(n).findLast(e=>/^[A-Z][A-Z0-9_]{2,60}$/.
test(e)||e==="TimeoutError")}const o=new Set(["DEPTH_ZERO_SELF_SIGNED_CERT","SELF_SIGNED_CERT_IN_CHAIN","UNABLE_TO_GET_ISSUER_CERT","UNABLE_TO_GET_ISSUER_CERT_L\
OCALLY","UNABLE_TO_VERIFY_LEAF_SIGNATURE"]),i=new Set(["EPROTO","ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"]);function s(n,e){return n===void 0||
!(o.has(n)||i.has(n))?"Check the base address, the network and its proxy":o.has(n)?"Node.js does not know the authority of its certificate: set the environment \
variable NODE_EXTRA_CA_CERTS to the file with the authority's certificate":`The server seems to answer without TLS: ${c(e)}`}function c({baseUrl:n,plainHttp:e}){
const t=(0,f.$t)(n),r="write http:// instead of https:// in the base address";return t==="thisMachine"||t==="privateNetwork"&&e===!0?r:t==="privateNetwork"&&e===
!1?`${r}, and switch on Allow Plain HTTP`:"let it answer with https://, such as behind a reverse proxy, because a key must not travel unencrypted"}function a(n){
const e=[],t=new Set,r=u=>{if(typeof u!="object"||u===null||t.has(u)||t.size>20)return;t.add(u);const{code:O,name:g,cause:$,errors:N}=u;for(const A of[O,g])typeof A==
"string"&&e.push(A);r($),Array.isArray(N)&&N.forEach(r)};return r(n),e}})};
