"use strict";exports.id=7874,exports.ids=[7874],exports.modules={67874:((A,b,d)=>{d.d(b,{changedFiles:()=>E});var l=d(11787),f=d(58552),R=d(54185);const m=3e3,w=300;async function E(a){
if(a==="")throw new f.zU("configuration","github-token is empty: changed-only needs it to ask for the changed files",{advice:"Leave github-token out to use the \
token of the job"});const{repo:i,payload:r,eventName:h}=l._,{rest:u,paginate:o}=(0,l.Q)(a),t=r.pull_request?.number;try{if(t!==void 0){const s=await o(u.pulls.listFiles,
{...i,pull_number:t,per_page:100});return p(s,m)}const e=g(h,r);if(typeof e!="string")return e;const{data:n}=await u.repos.compareCommitsWithBasehead({...i,basehead:e,
per_page:1});return p(n.files??[],w)}catch(e){if(e.status===404&&t===void 0)return{unknown:"GitHub does not find the commits (404): a forced push, or the job la\
cks the permission contents: read"};throw O(e,t!==void 0)}}function p(a,i){return a.length>=i?{unknown:`GitHub lists at most ${i} changed files, and there are m\
ore`}:{paths:new Set(a.filter(({status:r})=>r!=="removed").map(({filename:r})=>r))}}function g(a,i){const r={unknown:`the event ${a} changes no files`};if(a==="\
merge_group"){const{base_sha:n,head_sha:s}=i.merge_group;return`${n}...${s}`}if(a!=="push")return r;const{ref:h,before:u,after:o,repository:t}=i;if(o===void 0||
/^0+$/.test(o))return r;if(u!==void 0&&!/^0+$/.test(u))return`${u}...${o}`;if(h?.startsWith("refs/tags/")===!0)return{unknown:"the push of a new tag changes no \
files"};const e=t?.default_branch;return h===`refs/heads/${e}`?{unknown:"this is the first push of the default branch"}:e===void 0?r:`${e}...${o}`}function O(a,i){
const{status:r,response:h,cause:u}=a,o=(e,n,s)=>new f.zU(e,`changed-only could not read the changed files: ${n}`,{advice:s,cause:a});if(h===void 0)return o("net\
work",`GitHub was not reached (${(0,R.AD)(u)??"no answer"})`,"Check the network and the proxy of the runner, or set changed-only to false");const{headers:t={}}=h;
if(r===401)return o("configuration","GitHub does not accept github-token (401)","Leave github-token out to use the token of the job, or renew the token that you\
 give");if(r===429||r===403&&(t["retry-after"]!==void 0||t["x-ratelimit-remaining"]==="0"))return o("network",`the rate limit of the GitHub API is reached (${r}\
)`,`Run the job again ${T(t)}, or give github-token a separate token`);if(r===403||r===404){const e=`permissions: { contents: read${i?", pull-requests: read":""}\
 }`;return o("configuration",`GitHub answered ${r}`,`Give the job the permission: ${e}`)}return o("network",`GitHub answered ${r}`,"Run the job again, or set ch\
anged-only to false")}function T(a){const i=Number(a["retry-after"]??NaN);if(Number.isFinite(i))return`in ${i} seconds`;const r=Number(a["x-ratelimit-reset"]??NaN);
return Number.isFinite(r)?`after ${new Date(r*1e3).toISOString().slice(11,16)} UTC`:"later"}}),79962:((A,b,d)=>{d.d(b,{$t:()=>i,AP:()=>E,DK:()=>w,l_:()=>T,pC:()=>R,
uU:()=>g});var l=d(58552);const f={global:{label:"Global",address:"https://api.pdfblocks.com"},us:{label:"United States"},hipaa:{label:"US HIPAA"},eu:{label:"Eu\
ropean Union",address:"https://eu.api.pdfblocks.com"},uk:{label:"United Kingdom"},ca:{label:"Canada"},au:{label:"Australia"},jp:{label:"Japan"},in:{label:"India"},
br:{label:"Brazil"}},R=Object.keys(f),m=new Set(Object.values(f).flatMap(({address:t})=>t===void 0?[]:[new URL(t).hostname]));function w(t){const e=u(t)?.hostname.
replace(/\.$/,"")??"";return m.has(e)}const E=t=>f[t];function p(t){return Object.hasOwn(f,t)}function g(t,e,n=!1,s="Remove the base address, or choose Self-Hos\
ted"){const{label:c,address:_}=E(t),N=e?.trim()||_;if(N===void 0)throw new l.zU("configuration",`The address of the region ${c} is not published`,{advice:"Enter\
 the base address that the provider of the service has given you, or choose another region"});const U=T(N,n);if(_!==void 0&&O(U)!==_)throw new l.zU("configurati\
on",`The region ${c} has its own address, and the base address is another`,{advice:s});return U}function O(t){const{protocol:e,hostname:n,port:s}=new URL(t);return`${e}\
//${n.replace(/\.$/,"")}${s&&`:${s}`}`}function T(t,e=!1){const n=u(t.trim());if(!n||!/^https?:$/.test(n.protocol))throw o("is not a web address such as https:/\
/pdf.example.com");if(n.username!==""||n.password!=="")throw o("must not hold a user name or a password");if(n.search!==""||n.hash!=="")throw o("must not have a\
 query (?) or a fragment (#)");if(n.protocol==="http:"&&!r(n.hostname)&&!(e&&h(n.hostname)))throw o("must start with https://: a key must not travel unencrypted",
`Use https://. Plain HTTP is allowed for localhost${e?" and for private addresses":""} only`);return`${n.origin}${n.pathname.replace(/(?:\/v1)?\/*$/,"")}`}function a(t){
const e=u(t);return e?.protocol==="http:"&&!r(e.hostname)}function i(t){const e=u(/^https?:\/\//i.test(t)?t:`http://${t}`)?.hostname??"unknown.invalid";return r(
e)?"thisMachine":h(e)?"privateNetwork":"internet"}function r(t){return t==="localhost"||t==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(t)}function h(t){return/^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.
test(t)?/^[\d.]+$/.test(t):t.startsWith("[")?/^\[f[cd]/.test(t):!t.includes(".")||/\.(local|internal|localhost|lan|home\.arpa)$/.test(t)}function u(t){try{return new URL(
t)}catch{return}}const o=(t,e)=>new l.zU("configuration",`The base address ${t}`,e===void 0?{}:{advice:e})}),54185:((A,b,d)=>{d.d(b,{AD:()=>i,Dm:()=>O,JN:()=>w,
P9:()=>E,dg:()=>a,eV:()=>g,ik:()=>u,ur:()=>m});var l=d(61729),f=d(98446),R=d(79962);const m={attempts:4,base:500,cap:3e4,longestRetryAfter:12e4};function w(e,n,s){
return s()*Math.min(n.cap,n.base*2**e)}function E(e,n){const s=e["retry-after"]?.trim()??"";if(/^\d+$/.test(s))return Number(s)*1e3;const c=(p(s)??NaN)-(p(e.date??
"")??n);return c>0?c:void 0}function p(e){if(!/^[A-Za-z]{3,9},? .*\d\d:\d\d:\d\d/.test(e))return;const n=Date.parse(e);return Number.isFinite(n)?n:void 0}function g(e){
const n=Math.ceil(e/1e3);if(n<120)return(0,f.y_)(n,"second");const s=Math.ceil(n/60),c=Math.ceil(s/60);return s<120?`${s} minutes`:c<=48?`${c} hours`:"more than\
 two days"}const O=e=>e===429||e>=500&&e<=599,T=new Set(["ECONNRESET","ECONNABORTED","ECONNREFUSED","EPIPE","ETIMEDOUT","ESOCKETTIMEDOUT","EAI_AGAIN","ENETUNREA\
CH","EHOSTUNREACH","ERR_STREAM_PREMATURE_CLOSE","ERR_PROXY_TUNNEL","UND_ERR_SOCKET","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT","UND_ERR_BODY_TIMEOUT","\
UND_ERR_RES_CONTENT_LENGTH_MISMATCH","TimeoutError"]);function a(e){return t(e).some(n=>T.has(n))}function i(e){return t(e).findLast(n=>/^[A-Z][A-Z0-9_]{2,60}$/.
test(n)||n==="TimeoutError")}const r=new Set(["DEPTH_ZERO_SELF_SIGNED_CERT","SELF_SIGNED_CERT_IN_CHAIN","UNABLE_TO_GET_ISSUER_CERT","UNABLE_TO_GET_ISSUER_CERT_L\
OCALLY","UNABLE_TO_VERIFY_LEAF_SIGNATURE"]),h=new Set(["EPROTO","ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"]);function u(e,n){return e===void 0||
!(r.has(e)||h.has(e))?"Check the base address, the network and its proxy":r.has(e)?"Node.js does not know the authority of its certificate: set the environment \
variable NODE_EXTRA_CA_CERTS to the file with the authority's certificate":`The server seems to answer without TLS: ${o(n)}`}function o({baseUrl:e,plainHttp:n}){
const s=(0,R.$t)(e),c="write http:// instead of https:// in the base address";return s==="thisMachine"||s==="privateNetwork"&&n===!0?c:s==="privateNetwork"&&n===
!1?`${c}, and switch on Allow Plain HTTP`:"let it answer with https://, such as behind a reverse proxy, because a key must not travel unencrypted"}function t(e){
const n=[],s=new Set,c=_=>{if(!(0,l.Gv)(_)||s.has(_)||s.size>20)return;s.add(_);const{code:N,name:U,cause:C,errors:$}=_;for(const S of[N,U])typeof S=="string"&&
n.push(S);c(C),Array.isArray($)&&$.forEach(c)};return c(e),n}})};
