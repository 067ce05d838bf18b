"use strict";exports.id=7874,exports.ids=[7874],exports.modules={67874:((k,R,c)=>{c.r(R),c.d(R,{LAST_SUCCESS:()=>m,changedFiles:()=>U,changedSince:()=>N});var l=c(11787),_=c(
58552),O=c(58500),A=c.n(O),h=c(54185);const b=3e3,g=300;async function U(t){const{rest:e,paginate:n}=$(t,"changed-only"),{repo:s,payload:a,eventName:u}=l._,i=a.
pull_request?.number;try{if(i!==void 0){const d=await n(e.pulls.listFiles,{...s,pull_number:i,per_page:100});return T(d,b)}const o=p(u,a);if(typeof o!="string")
return o;const{data:f}=await e.repos.compareCommitsWithBasehead({...s,basehead:o,per_page:1});return T(f.files??[],g)}catch(o){if(o.status===404&&i===void 0)return{
unknown:"GitHub does not find the commits (404): a forced push, or the job lacks the permission contents: read"};throw E(o,{input:"changed-only",more:i===void 0?
"":", pull-requests: read"})}}const m="last-success";async function N(t,e,n){const{rest:s}=$(t,"changed-since"),{repo:a,sha:u,ref:i}=l._;try{let o;if(e===m){const[
,d]=/\/\.github\/workflows\/([^@/]+)@/.exec(n.GITHUB_WORKFLOW_REF??"")??[];if(d===void 0)return{unknown:"the runner does not say which workflow this is (GITHUB_\
WORKFLOW_REF)"};const C=i.replace(/^refs\/heads\//,""),y={...a,workflow_id:d,status:"success",branch:C,per_page:1},{data:D}=await s.actions.listWorkflowRuns(y);
if(o=D.workflow_runs[0]?.head_sha,o===void 0)return{unknown:"no run of this workflow on this branch has succeeded yet"}}else{const{data:d}=await s.repos.listCommits(
{...a,sha:u,until:e,per_page:1});if(o=d[0]?.sha,o===void 0)return{unknown:`no commit is older than ${e}`}}if(o===u)return{paths:new Set};const{data:f}=await s.repos.
compareCommitsWithBasehead({...a,basehead:`${o}...${u}`,per_page:1});return T(f.files??[],g)}catch(o){throw E(o,{input:"changed-since",more:e===m?", actions: re\
ad":""})}}function $(t,e){if(t==="")throw new _.zU("configuration",`github-token is empty: ${e} needs it to ask for the changed files`,{advice:"Leave github-tok\
en out to use the token of the job"});const n=(0,l.Q)(t);return n.hook.wrap("request",async(s,a)=>S(()=>s(a))),n}function T(t,e){return t.length>=e?{unknown:`Gi\
tHub lists at most ${e} changed files, and there are more`}:{paths:new Set(t.filter(({status:n})=>n!=="removed").map(({filename:n})=>n))}}function p(t,e){const n={
unknown:`the event ${t} changes no files`};if(t==="merge_group"){const{base_sha:f,head_sha:d}=e.merge_group;return`${f}...${d}`}if(t!=="push")return n;const{ref:s,
before:a,after:u,repository:i}=e;if(u===void 0||/^0+$/.test(u))return n;if(a!==void 0&&!/^0+$/.test(a))return`${a}...${u}`;if(s?.startsWith("refs/tags/")===!0)return{
unknown:"the push of a new tag changes no files"};const o=i?.default_branch;return s===`refs/heads/${o}`?{unknown:"this is the first push of the default branch"}:
o===void 0?n:`${o}...${u}`}async function S(t){for(let e=0;;e++)try{return await t()}catch(n){const{status:s=0,response:a,cause:u}=n,i=a===void 0?(0,h.dg)(u):(0,h.
Dm)(s),o=(0,h.P9)(w(a),Date.now())??(0,h.JN)(e,h.ur,Math.random);if(!i||e+1>=h.ur.attempts||o>h.ur.longestRetryAfter)throw n;await(0,O.setTimeout)(o)}}const w=t=>Object.
fromEntries(Object.entries(t?.headers??{}).flatMap(([e,n])=>n===void 0?[]:[[e,n]]));function E(t,{input:e,more:n}){const{status:s,response:a,cause:u}=t,i=(f,d,C)=>new _.
zU(f,`${e} could not read the changed files: ${d}`,{advice:C,cause:t});if(a===void 0)return i("network",`GitHub was not reached (${(0,h.AD)(u)??"no answer"})`,`\
Check the network and the proxy of the runner, or leave ${e} out`);const{headers:o={}}=a;if(s===401)return i("configuration","GitHub does not accept github-toke\
n (401)","Leave github-token out to use the token of the job, or renew the token that you give");if(s===429||s===403&&(o["retry-after"]!==void 0||o["x-ratelimit\
-remaining"]==="0"))return i("network",`the rate limit of the GitHub API is reached (${s})`,`Run the job again ${r(o)}, or give github-token a separate token`);
if(s===403||s===404){const f=`permissions: { contents: read${n} }`;return i("configuration",`GitHub answered ${s}`,`Give the job the permission: ${f}`)}return i(
"network",`GitHub answered ${s}`,`Run the job again, or leave ${e} out`)}function r(t){const e=Number(t["retry-after"]??NaN);if(Number.isFinite(e))return`in ${e}\
 seconds`;const n=Number(t["x-ratelimit-reset"]??NaN);return Number.isFinite(n)?`after ${new Date(n*1e3).toISOString().slice(11,16)} UTC`:"later"}}),79962:((k,R,c)=>{
c.d(R,{$t:()=>T,AP:()=>b,DK:()=>h,l_:()=>N,pC:()=>O,uU:()=>U});var l=c(58552);const _={global:{label:"Global",address:"https://api.pdfblocks.com"},us:{label:"Un\
ited States"},hipaa:{label:"US HIPAA"},eu:{label:"European Union",address:"https://eu.api.pdfblocks.com"},uk:{label:"United Kingdom"},ca:{label:"Canada"},au:{label:"\
Australia"},jp:{label:"Japan"},in:{label:"India"},br:{label:"Brazil"}},O=Object.keys(_),A=new Set(Object.values(_).flatMap(({address:r})=>r===void 0?[]:[new URL(
r).hostname]));function h(r){const t=w(r)?.hostname.replace(/\.$/,"")??"";return A.has(t)}const b=r=>_[r];function g(r){return Object.hasOwn(_,r)}function U(r,t,e=!1,n="\
Remove the base address, or choose Self-Hosted"){const{label:s,address:a}=b(r),u=t?.trim()||a;if(u===void 0)throw new l.zU("configuration",`The address of the r\
egion ${s} is not published`,{advice:"Enter the base address that the provider of the service has given you, or choose another region"});const i=N(u,e);if(a!==void 0&&
m(i)!==a)throw new l.zU("configuration",`The region ${s} has its own address, and the base address is another`,{advice:n});return i}function m(r){const{protocol:t,
hostname:e,port:n}=new URL(r);return`${t}//${e.replace(/\.$/,"")}${n&&`:${n}`}`}function N(r,t=!1){const e=w(r.trim());if(!e||!/^https?:$/.test(e.protocol))throw E(
"is not a web address such as https://pdf.example.com");if(e.username!==""||e.password!=="")throw E("must not hold a user name or a password");if(e.search!==""||
e.hash!=="")throw E("must not have a query (?) or a fragment (#)");if(e.protocol==="http:"&&!p(e.hostname)&&!(t&&S(e.hostname)))throw E("must start with https:/\
/: a key must not travel unencrypted",`Use https://. Plain HTTP is allowed for localhost${t?" and for private addresses":""} only`);return`${e.origin}${e.pathname.
replace(/(?:\/v1)?\/*$/,"")}`}function $(r){const t=w(r);return t?.protocol==="http:"&&!p(t.hostname)}function T(r){const t=w(/^https?:\/\//i.test(r)?r:`http://${r}`)?.
hostname??"unknown.invalid";return p(t)?"thisMachine":S(t)?"privateNetwork":"internet"}function p(r){return r==="localhost"||r==="[::1]"||/^127\.\d+\.\d+\.\d+$/.
test(r)}function S(r){return/^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(r)?/^[\d.]+$/.test(r):r.startsWith("[")?/^\[f[cd]/.test(r):!r.includes(".")||/\.(local|internal|localhost|lan|home\.arpa)$/.
test(r)}function w(r){try{return new URL(r)}catch{return}}const E=(r,t)=>new l.zU("configuration",`The base address ${r}`,t===void 0?{}:{advice:t})}),54185:((k,R,c)=>{
c.d(R,{AD:()=>T,Dm:()=>m,JN:()=>h,P9:()=>b,dg:()=>$,eV:()=>U,ik:()=>w,ur:()=>A});var l=c(61729),_=c(98446),O=c(79962);const A={attempts:4,base:500,cap:3e4,longestRetryAfter:12e4};
function h(t,e,n){return n()*Math.min(e.cap,e.base*2**t)}function b(t,e){const n=t["retry-after"]?.trim()??"";if(/^\d+$/.test(n))return Number(n)*1e3;const s=(g(
n)??NaN)-(g(t.date??"")??e);return s>0?s:void 0}function g(t){if(!/^[A-Za-z]{3,9},? .*\d\d:\d\d:\d\d/.test(t))return;const e=Date.parse(t);return Number.isFinite(
e)?e:void 0}function U(t){const e=Math.ceil(t/1e3);if(e<120)return(0,_.y_)(e,"second");const n=Math.ceil(e/60),s=Math.ceil(n/60);return n<120?`${n} minutes`:s<=
48?`${s} hours`:"more than two days"}const m=t=>t===429||t>=500&&t<=599,N=new Set(["ECONNRESET","ECONNABORTED","ECONNREFUSED","EPIPE","ETIMEDOUT","ESOCKETTIMEDO\
UT","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH","ERR_STREAM_PREMATURE_CLOSE","ERR_PROXY_TUNNEL","UND_ERR_SOCKET","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT",
"UND_ERR_BODY_TIMEOUT","UND_ERR_RES_CONTENT_LENGTH_MISMATCH","TimeoutError"]);function $(t){return r(t).some(e=>N.has(e))}function T(t){return r(t).findLast(e=>/^[A-Z][A-Z0-9_]{2,60}$/.
test(e)||e==="TimeoutError")}const p=new Set(["DEPTH_ZERO_SELF_SIGNED_CERT","SELF_SIGNED_CERT_IN_CHAIN","UNABLE_TO_GET_ISSUER_CERT","UNABLE_TO_GET_ISSUER_CERT_L\
OCALLY","UNABLE_TO_VERIFY_LEAF_SIGNATURE"]),S=new Set(["EPROTO","ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"]);function w(t,e){return t===void 0||
!(p.has(t)||S.has(t))?"Check the base address, the network and its proxy":p.has(t)?"Node.js does not know the authority of its certificate: set the environment \
variable NODE_EXTRA_CA_CERTS to the file with the authority's certificate":`The server seems to answer without TLS: ${E(e)}`}function E({baseUrl:t,plainHttp:e}){
const n=(0,O.$t)(t),s="write http:// instead of https:// in the base address";return n==="thisMachine"||n==="privateNetwork"&&e===!0?s:n==="privateNetwork"&&e===
!1?`${s}, and switch on Allow Plain HTTP`:"let it answer with https://, such as behind a reverse proxy, because a key must not travel unencrypted"}function r(t){
const e=[],n=new Set,s=a=>{if(!(0,l.Gv)(a)||n.has(a)||n.size>20)return;n.add(a);const{code:u,name:i,cause:o,errors:f}=a;for(const d of[u,i])typeof d=="string"&&
e.push(d);s(o),Array.isArray(f)&&f.forEach(s)};return s(t),e}})};
