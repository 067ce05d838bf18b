"use strict";exports.id=7874,exports.ids=[7874],exports.modules={67874:((A,p,d)=>{d.d(p,{changedFiles:()=>_});var f=d(11787),h=d(58552),b=d(54185);const T=3e3,m=300;async function _(a){
if(a==="")throw new h.zU("configuration","github-token is empty: changed-only needs it to ask for the changed files",{advice:"Leave github-token out to use the \
token of the job"});const{repo:i,payload:r,eventName:c}=f._,{rest:u,paginate:o}=(0,f.Q)(a),e=r.pull_request?.number;try{if(e!==void 0){const s=await o(u.pulls.listFiles,
{...i,pull_number:e,per_page:100});return R(s,T)}const t=w(c,r);if(typeof t!="string")return t;const{data:n}=await u.repos.compareCommitsWithBasehead({...i,basehead:t,
per_page:1});return R(n.files??[],m)}catch(t){if(t.status===404&&e===void 0)return{unknown:"GitHub does not find the commits (404): a forced push, or the job la\
cks the permission contents: read"};throw g(t,e!==void 0)}}function R(a,i){return a.length>=i?{unknown:`GitHub lists at most ${i} changed files, and there are m\
ore`}:{paths:new Set(a.filter(({status:r})=>r!=="removed").map(({filename:r})=>r))}}function w(a,i){const r={unknown:`the event ${a} changes no files`};if(a==="\
merge_group"){const{base_sha:n,head_sha:s}=i.merge_group;return`${n}...${s}`}if(a!=="push")return r;const{ref:c,before:u,after:o,repository:e}=i;if(o===void 0||
/^0+$/.test(o))return r;if(u!==void 0&&!/^0+$/.test(u))return`${u}...${o}`;if(c?.startsWith("refs/tags/")===!0)return{unknown:"the push of a new tag changes no \
files"};const t=e?.default_branch;return c===`refs/heads/${t}`?{unknown:"this is the first push of the default branch"}:t===void 0?r:`${t}...${o}`}function g(a,i){
const{status:r,response:c,cause:u}=a,o=(t,n,s)=>new h.zU(t,`changed-only could not read the changed files: ${n}`,{advice:s,cause:a});if(c===void 0)return o("net\
work",`GitHub was not reached (${(0,b.AD)(u)??"no answer"})`,"Check the network and the proxy of the runner, or set changed-only to false");const{headers:e={}}=c;
if(r===401)return o("configuration","GitHub does not accept github-token (401)","Leave github-token out to use the token of the job, or renew the token that you\
 give");if(r===429||r===403&&(e["retry-after"]!==void 0||e["x-ratelimit-remaining"]==="0"))return o("network",`the rate limit of the GitHub API is reached (${r}\
)`,`Run the job again ${E(e)}, or give github-token a separate token`);if(r===403||r===404){const t=`permissions: { contents: read${i?", pull-requests: read":""}\
 }`;return o("configuration",`GitHub answered ${r}`,`Give the job the permission: ${t}`)}return o("network",`GitHub answered ${r}`,"Run the job again, or set ch\
anged-only to false")}function E(a){const i=Number(a["retry-after"]??NaN);if(Number.isFinite(i))return`in ${i} seconds`;const r=Number(a["x-ratelimit-reset"]??NaN);
return Number.isFinite(r)?`after ${new Date(r*1e3).toISOString().slice(11,16)} UTC`:"later"}}),79962:((A,p,d)=>{d.d(p,{$t:()=>i,AP:()=>_,DK:()=>m,l_:()=>E,pC:()=>b,
uU:()=>w});var f=d(58552);const h={global:{label:"Global",address:"https://api.pdfblocks.com"},us:{label:"United States"},hipaa:{label:"US HIPAA"},eu:{label:"Eu\
ropean Union",address:"https://eu.api.pdfblocks.com"},uk:{label:"United Kingdom"},ca:{label:"Canada"},au:{label:"Australia"},jp:{label:"Japan"},in:{label:"India"},
br:{label:"Brazil"}},b=Object.keys(h),T=new Set(Object.values(h).flatMap(({address:e})=>e===void 0?[]:[new URL(e).hostname]));function m(e){const t=u(e)?.hostname.
replace(/\.$/,"")??"";return T.has(t)}const _=e=>h[e];function R(e){return Object.hasOwn(h,e)}function w(e,t,n=!1,s="Remove the base address, or choose Self-Hos\
ted"){const{label:l,address:N}=_(e),O=t?.trim()||N;if(O===void 0)throw new f.zU("configuration",`The address of the region ${l} is not published`,{advice:"Enter\
 the base address that the provider of the service has given you, or choose another region"});const U=E(O,n);if(N!==void 0&&g(U)!==N)throw new f.zU("configurati\
on",`The region ${l} has its own address, and the base address is another`,{advice:s});return U}function g(e){const{protocol:t,hostname:n,port:s}=new URL(e);return`${t}\
//${n.replace(/\.$/,"")}${s&&`:${s}`}`}function E(e,t=!1){const n=u(e.trim());if(!n||!/^https?:$/.test(n.protocol))throw o("is not a web address such as https:/\
/pdf.example.com");if(n.username!==""||n.password!=="")throw o("must not hold a user name or a password");if(n.search!==""||n.hash!=="")throw o("must not have a\
 query (?) or a fragment (#)");if(n.protocol==="http:"&&!r(n.hostname)&&!(t&&c(n.hostname)))throw o("must start with https://: a key must not travel unencrypted",
`Use https://. Plain HTTP is allowed for localhost${t?" and for private addresses":""} only`);return`${n.origin}${n.pathname.replace(/(?:\/v1)?\/*$/,"")}`}function a(e){
const t=u(e);return t?.protocol==="http:"&&!r(t.hostname)}function i(e){const t=u(/^https?:\/\//i.test(e)?e:`http://${e}`)?.hostname??"unknown.invalid";return r(
t)?"thisMachine":c(t)?"privateNetwork":"internet"}function r(e){return e==="localhost"||e==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(e)}function c(e){return/^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.
test(e)?/^[\d.]+$/.test(e):e.startsWith("[")?/^\[f[cd]/.test(e):!e.includes(".")||/\.(local|internal|localhost|lan|home\.arpa)$/.test(e)}function u(e){try{return new URL(
e)}catch{return}}const o=(e,t)=>new f.zU("configuration",`The base address ${e}`,t===void 0?{}:{advice:t})}),54185:((A,p,d)=>{d.d(p,{AD:()=>a,Dm:()=>w,JN:()=>T,
P9:()=>m,dg:()=>E,eV:()=>R,ik:()=>c,ur:()=>b});var f=d(98446),h=d(79962);const b={attempts:4,base:500,cap:3e4,longestRetryAfter:12e4};function T(e,t,n){return n()*
Math.min(t.cap,t.base*2**e)}function m(e,t){const n=e["retry-after"]?.trim()??"";if(/^\d+$/.test(n))return Number(n)*1e3;const s=(_(n)??NaN)-(_(e.date??"")??t);
return s>0?s:void 0}function _(e){if(!/^[A-Za-z]{3,9},? .*\d\d:\d\d:\d\d/.test(e))return;const t=Date.parse(e);return Number.isFinite(t)?t:void 0}function R(e){
const t=Math.ceil(e/1e3);if(t<120)return(0,f.y_)(t,"second");const n=Math.ceil(t/60),s=Math.ceil(n/60);return n<120?`${n} minutes`:s<=48?`${s} hours`:"more than\
 two days"}const w=e=>e===429||e>=500&&e<=599,g=new Set(["ECONNRESET","ECONNABORTED","ECONNREFUSED","EPIPE","ETIMEDOUT","ESOCKETTIMEDOUT","EAI_AGAIN","ENETUNREA\
CH","EHOSTUNREACH","ERR_STREAM_PREMATURE_CLOSE","ERR_PROXY_TUNNEL","UND_ERR_SOCKET","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT","UND_ERR_BODY_TIMEOUT","\
UND_ERR_RES_CONTENT_LENGTH_MISMATCH","TimeoutError"]);function E(e){return o(e).some(t=>g.has(t))}function a(e){return o(e).findLast(t=>/^[A-Z][A-Z0-9_]{2,60}$/.
test(t)||t==="TimeoutError")}const i=new Set(["DEPTH_ZERO_SELF_SIGNED_CERT","SELF_SIGNED_CERT_IN_CHAIN","UNABLE_TO_GET_ISSUER_CERT","UNABLE_TO_GET_ISSUER_CERT_L\
OCALLY","UNABLE_TO_VERIFY_LEAF_SIGNATURE"]),r=new Set(["EPROTO","ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"]);function c(e,t){return e===void 0||
!(i.has(e)||r.has(e))?"Check the base address, the network and its proxy":i.has(e)?"Node.js does not know the authority of its certificate: set the environment \
variable NODE_EXTRA_CA_CERTS to the file with the authority's certificate":`The server seems to answer without TLS: ${u(t)}`}function u({baseUrl:e,plainHttp:t}){
const n=(0,h.$t)(e),s="write http:// instead of https:// in the base address";return n==="thisMachine"||n==="privateNetwork"&&t===!0?s:n==="privateNetwork"&&t===
!1?`${s}, and switch on Allow Plain HTTP`:"let it answer with https://, such as behind a reverse proxy, because a key must not travel unencrypted"}function o(e){
const t=[],n=new Set,s=l=>{if(typeof l!="object"||l===null||n.has(l)||n.size>20)return;n.add(l);const{code:N,name:O,cause:U,errors:$}=l;for(const S of[N,O])typeof S==
"string"&&t.push(S);s(U),Array.isArray($)&&$.forEach(s)};return s(e),t}})};
