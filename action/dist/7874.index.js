"use strict";exports.id=7874,exports.ids=[7874],exports.modules={67874:(($,b,c)=>{c.d(b,{changedFiles:()=>O});var l=c(11787),f=c(58552),E=c(58500),N=c.n(E),d=c(54185);const p=3e3,
w=300;async function O(s){if(s==="")throw new f.zU("configuration","github-token is empty: changed-only needs it to ask for the changed files",{advice:"Leave gi\
thub-token out to use the token of the job"});const{repo:o,payload:e,eventName:t}=l._,{rest:n,paginate:r,hook:a}=(0,l.Q)(s);a.wrap("request",async(u,h)=>A(()=>u(
h)));const i=e.pull_request?.number;try{if(i!==void 0){const U=await r(n.pulls.listFiles,{...o,pull_number:i,per_page:100});return m(U,p)}const u=T(t,e);if(typeof u!=
"string")return u;const{data:h}=await n.repos.compareCommitsWithBasehead({...o,basehead:u,per_page:1});return m(h.files??[],w)}catch(u){if(u.status===404&&i===void 0)
return{unknown:"GitHub does not find the commits (404): a forced push, or the job lacks the permission contents: read"};throw _(u,i!==void 0)}}function m(s,o){return s.
length>=o?{unknown:`GitHub lists at most ${o} changed files, and there are more`}:{paths:new Set(s.filter(({status:e})=>e!=="removed").map(({filename:e})=>e))}}
function T(s,o){const e={unknown:`the event ${s} changes no files`};if(s==="merge_group"){const{base_sha:u,head_sha:h}=o.merge_group;return`${u}...${h}`}if(s!==
"push")return e;const{ref:t,before:n,after:r,repository:a}=o;if(r===void 0||/^0+$/.test(r))return e;if(n!==void 0&&!/^0+$/.test(n))return`${n}...${r}`;if(t?.startsWith(
"refs/tags/")===!0)return{unknown:"the push of a new tag changes no files"};const i=a?.default_branch;return t===`refs/heads/${i}`?{unknown:"this is the first p\
ush of the default branch"}:i===void 0?e:`${i}...${r}`}async function A(s){for(let o=0;;o++)try{return await s()}catch(e){const{status:t=0,response:n,cause:r}=e,
a=n===void 0?(0,d.dg)(r):(0,d.Dm)(t),i=(0,d.P9)(g(n),Date.now())??(0,d.JN)(o,d.ur,Math.random);if(!a||o+1>=d.ur.attempts||i>d.ur.longestRetryAfter)throw e;await(0,E.
setTimeout)(i)}}const g=s=>Object.fromEntries(Object.entries(s?.headers??{}).flatMap(([o,e])=>e===void 0?[]:[[o,e]]));function _(s,o){const{status:e,response:t,
cause:n}=s,r=(i,u,h)=>new f.zU(i,`changed-only could not read the changed files: ${u}`,{advice:h,cause:s});if(t===void 0)return r("network",`GitHub was not reac\
hed (${(0,d.AD)(n)??"no answer"})`,"Check the network and the proxy of the runner, or set changed-only to false");const{headers:a={}}=t;if(e===401)return r("con\
figuration","GitHub does not accept github-token (401)","Leave github-token out to use the token of the job, or renew the token that you give");if(e===429||e===
403&&(a["retry-after"]!==void 0||a["x-ratelimit-remaining"]==="0"))return r("network",`the rate limit of the GitHub API is reached (${e})`,`Run the job again ${R(
a)}, or give github-token a separate token`);if(e===403||e===404){const i=`permissions: { contents: read${o?", pull-requests: read":""} }`;return r("configurati\
on",`GitHub answered ${e}`,`Give the job the permission: ${i}`)}return r("network",`GitHub answered ${e}`,"Run the job again, or set changed-only to false")}function R(s){
const o=Number(s["retry-after"]??NaN);if(Number.isFinite(o))return`in ${o} seconds`;const e=Number(s["x-ratelimit-reset"]??NaN);return Number.isFinite(e)?`after\
 ${new Date(e*1e3).toISOString().slice(11,16)} UTC`:"later"}}),79962:(($,b,c)=>{c.d(b,{$t:()=>g,AP:()=>p,DK:()=>d,l_:()=>T,pC:()=>E,uU:()=>O});var l=c(58552);const f={
global:{label:"Global",address:"https://api.pdfblocks.com"},us:{label:"United States"},hipaa:{label:"US HIPAA"},eu:{label:"European Union",address:"https://eu.a\
pi.pdfblocks.com"},uk:{label:"United Kingdom"},ca:{label:"Canada"},au:{label:"Australia"},jp:{label:"Japan"},in:{label:"India"},br:{label:"Brazil"}},E=Object.keys(
f),N=new Set(Object.values(f).flatMap(({address:e})=>e===void 0?[]:[new URL(e).hostname]));function d(e){const t=s(e)?.hostname.replace(/\.$/,"")??"";return N.has(
t)}const p=e=>f[e];function w(e){return Object.hasOwn(f,e)}function O(e,t,n=!1,r="Remove the base address, or choose Self-Hosted"){const{label:a,address:i}=p(e),
u=t?.trim()||i;if(u===void 0)throw new l.zU("configuration",`The address of the region ${a} is not published`,{advice:"Enter the base address that the provider \
of the service has given you, or choose another region"});const h=T(u,n);if(i!==void 0&&m(h)!==i)throw new l.zU("configuration",`The region ${a} has its own add\
ress, and the base address is another`,{advice:r});return h}function m(e){const{protocol:t,hostname:n,port:r}=new URL(e);return`${t}//${n.replace(/\.$/,"")}${r&&
`:${r}`}`}function T(e,t=!1){const n=s(e.trim());if(!n||!/^https?:$/.test(n.protocol))throw o("is not a web address such as https://pdf.example.com");if(n.username!==
""||n.password!=="")throw o("must not hold a user name or a password");if(n.search!==""||n.hash!=="")throw o("must not have a query (?) or a fragment (#)");if(n.
protocol==="http:"&&!_(n.hostname)&&!(t&&R(n.hostname)))throw o("must start with https://: a key must not travel unencrypted",`Use https://. Plain HTTP is allow\
ed for localhost${t?" and for private addresses":""} only`);return`${n.origin}${n.pathname.replace(/(?:\/v1)?\/*$/,"")}`}function A(e){const t=s(e);return t?.protocol===
"http:"&&!_(t.hostname)}function g(e){const t=s(/^https?:\/\//i.test(e)?e:`http://${e}`)?.hostname??"unknown.invalid";return _(t)?"thisMachine":R(t)?"privateNet\
work":"internet"}function _(e){return e==="localhost"||e==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(e)}function R(e){return/^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.
test(e)?/^[\d.]+$/.test(e):e.startsWith("[")?/^\[f[cd]/.test(e):!e.includes(".")||/\.(local|internal|localhost|lan|home\.arpa)$/.test(e)}function s(e){try{return new URL(
e)}catch{return}}const o=(e,t)=>new l.zU("configuration",`The base address ${e}`,t===void 0?{}:{advice:t})}),54185:(($,b,c)=>{c.d(b,{AD:()=>g,Dm:()=>m,JN:()=>d,
P9:()=>p,dg:()=>A,eV:()=>O,ik:()=>s,ur:()=>N});var l=c(61729),f=c(98446),E=c(79962);const N={attempts:4,base:500,cap:3e4,longestRetryAfter:12e4};function d(t,n,r){
return r()*Math.min(n.cap,n.base*2**t)}function p(t,n){const r=t["retry-after"]?.trim()??"";if(/^\d+$/.test(r))return Number(r)*1e3;const a=(w(r)??NaN)-(w(t.date??
"")??n);return a>0?a:void 0}function w(t){if(!/^[A-Za-z]{3,9},? .*\d\d:\d\d:\d\d/.test(t))return;const n=Date.parse(t);return Number.isFinite(n)?n:void 0}function O(t){
const n=Math.ceil(t/1e3);if(n<120)return(0,f.y_)(n,"second");const r=Math.ceil(n/60),a=Math.ceil(r/60);return r<120?`${r} minutes`:a<=48?`${a} hours`:"more than\
 two days"}const m=t=>t===429||t>=500&&t<=599,T=new Set(["ECONNRESET","ECONNABORTED","ECONNREFUSED","EPIPE","ETIMEDOUT","ESOCKETTIMEDOUT","EAI_AGAIN","ENETUNREA\
CH","EHOSTUNREACH","ERR_STREAM_PREMATURE_CLOSE","ERR_PROXY_TUNNEL","UND_ERR_SOCKET","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT","UND_ERR_BODY_TIMEOUT","\
UND_ERR_RES_CONTENT_LENGTH_MISMATCH","TimeoutError"]);function A(t){return e(t).some(n=>T.has(n))}function g(t){return e(t).findLast(n=>/^[A-Z][A-Z0-9_]{2,60}$/.
test(n)||n==="TimeoutError")}const _=new Set(["DEPTH_ZERO_SELF_SIGNED_CERT","SELF_SIGNED_CERT_IN_CHAIN","UNABLE_TO_GET_ISSUER_CERT","UNABLE_TO_GET_ISSUER_CERT_L\
OCALLY","UNABLE_TO_VERIFY_LEAF_SIGNATURE"]),R=new Set(["EPROTO","ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"]);function s(t,n){return t===void 0||
!(_.has(t)||R.has(t))?"Check the base address, the network and its proxy":_.has(t)?"Node.js does not know the authority of its certificate: set the environment \
variable NODE_EXTRA_CA_CERTS to the file with the authority's certificate":`The server seems to answer without TLS: ${o(n)}`}function o({baseUrl:t,plainHttp:n}){
const r=(0,E.$t)(t),a="write http:// instead of https:// in the base address";return r==="thisMachine"||r==="privateNetwork"&&n===!0?a:r==="privateNetwork"&&n===
!1?`${a}, and switch on Allow Plain HTTP`:"let it answer with https://, such as behind a reverse proxy, because a key must not travel unencrypted"}function e(t){
const n=[],r=new Set,a=i=>{if(!(0,l.Gv)(i)||r.has(i)||r.size>20)return;r.add(i);const{code:u,name:h,cause:U,errors:S}=i;for(const y of[u,h])typeof y=="string"&&
n.push(y);a(U),Array.isArray(S)&&S.forEach(a)};return a(t),n}})};
