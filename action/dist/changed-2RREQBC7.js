var K=Object.defineProperty;var Je=Object.getOwnPropertyDescriptor;var Ke=Object.getOwnPropertyNames;var Ye=Object.prototype.hasOwnProperty;var Ze=(e,s)=>{for(var r in s)K(e,r,{get:s[r],enumerable:!0})},Xe=(e,s,r,o)=>{if(s&&typeof s=="object"||typeof s=="function")for(let t of Ke(s))!Ye.call(e,t)&&t!==
r&&K(e,t,{get:()=>s[t],enumerable:!(o=Je(s,t))||o.enumerable});return e};var Qe=e=>Xe(K({},"__esModule",{value:!0}),e);var ks={};Ze(ks,{changedFiles:()=>Me});module.exports=Qe(ks);var z=require("./chunk-WEE6XLIJ.js"),We=require("./chunk-BLEG2AMB.js"),pe=require("./chunk-JTD5MAJA.js"),
C=require("./chunk-3RNHDNP5.js"),M=require("fs"),ze=require("os"),er=(0,C.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.getProxyUrl=s,e.
checkBypass=r;function s(i){let c=i.protocol==="https:";if(r(i))return;let a=c?process.env.https_proxy||process.env.HTTPS_PROXY:process.env.http_proxy||process.
env.HTTP_PROXY;if(a)try{return new t(a)}catch{if(!a.startsWith("http://")&&!a.startsWith("https://"))return new t(`http://${a}`)}else return}function r(i){if(!i.
hostname)return!1;let c=i.hostname;if(o(c))return!0;let a=process.env.no_proxy||process.env.NO_PROXY||"";if(!a)return!1;let T;i.port?T=Number(i.port):i.protocol===
"http:"?T=80:i.protocol==="https:"&&(T=443);let h=[i.hostname.toUpperCase()];typeof T=="number"&&h.push(`${h[0]}:${T}`);for(let g of a.split(",").map(m=>m.trim().
toUpperCase()).filter(m=>m))if(g==="*"||h.some(m=>m===g||m.endsWith(`.${g}`)||g.startsWith(".")&&m.endsWith(`${g}`)))return!0;return!1}function o(i){let c=i.toLowerCase();
return c==="localhost"||c.startsWith("127.")||c.startsWith("[::1]")||c.startsWith("[0:0:0:0:0:0:0:1]")}var t=class extends URL{constructor(i,c){super(i,c),this.
_decodedUsername=decodeURIComponent(super.username),this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){
return this._decodedPassword}}}),rr=(0,C.b)(e=>{"use strict";var s=e&&e.__createBinding||(Object.create?(function(n,l,p,u){u===void 0&&(u=p);var d=Object.getOwnPropertyDescriptor(
l,p);(!d||("get"in d?!l.__esModule:d.writable||d.configurable))&&(d={enumerable:!0,get:function(){return l[p]}}),Object.defineProperty(n,u,d)}):(function(n,l,p,u){
u===void 0&&(u=p),n[u]=l[p]})),r=e&&e.__setModuleDefault||(Object.create?(function(n,l){Object.defineProperty(n,"default",{enumerable:!0,value:l})}):function(n,l){
n.default=l}),o=e&&e.__importStar||(function(){var n=function(l){return n=Object.getOwnPropertyNames||function(p){var u=[];for(var d in p)Object.prototype.hasOwnProperty.
call(p,d)&&(u[u.length]=d);return u},n(l)};return function(l){if(l&&l.__esModule)return l;var p={};if(l!=null)for(var u=n(l),d=0;d<u.length;d++)u[d]!=="default"&&
s(p,l,u[d]);return r(p,l),p}})(),t=e&&e.__awaiter||function(n,l,p,u){function d(E){return E instanceof p?E:new p(function(y){y(E)})}return new(p||(p=Promise))(function(E,y){
function v(O){try{S(u.next(O))}catch(R){y(R)}}function w(O){try{S(u.throw(O))}catch(R){y(R)}}function S(O){O.done?E(O.value):d(O.value).then(v,w)}S((u=u.apply(n,
l||[])).next())})};Object.defineProperty(e,"__esModule",{value:!0}),e.HttpClient=e.HttpClientResponse=e.HttpClientError=e.MediaTypes=e.Headers=e.HttpCodes=void 0,
e.getProxyUrl=G,e.isHttps=J;var i=o((0,C.a)("http")),c=o((0,C.a)("https")),a=o(er()),T=o((0,We.a)()),h=(0,pe.a)(),g;(function(n){n[n.OK=200]="OK",n[n.MultipleChoices=
300]="MultipleChoices",n[n.MovedPermanently=301]="MovedPermanently",n[n.ResourceMoved=302]="ResourceMoved",n[n.SeeOther=303]="SeeOther",n[n.NotModified=304]="No\
tModified",n[n.UseProxy=305]="UseProxy",n[n.SwitchProxy=306]="SwitchProxy",n[n.TemporaryRedirect=307]="TemporaryRedirect",n[n.PermanentRedirect=308]="PermanentR\
edirect",n[n.BadRequest=400]="BadRequest",n[n.Unauthorized=401]="Unauthorized",n[n.PaymentRequired=402]="PaymentRequired",n[n.Forbidden=403]="Forbidden",n[n.NotFound=
404]="NotFound",n[n.MethodNotAllowed=405]="MethodNotAllowed",n[n.NotAcceptable=406]="NotAcceptable",n[n.ProxyAuthenticationRequired=407]="ProxyAuthenticationReq\
uired",n[n.RequestTimeout=408]="RequestTimeout",n[n.Conflict=409]="Conflict",n[n.Gone=410]="Gone",n[n.TooManyRequests=429]="TooManyRequests",n[n.InternalServerError=
500]="InternalServerError",n[n.NotImplemented=501]="NotImplemented",n[n.BadGateway=502]="BadGateway",n[n.ServiceUnavailable=503]="ServiceUnavailable",n[n.GatewayTimeout=
504]="GatewayTimeout"})(g||(e.HttpCodes=g={}));var m;(function(n){n.Accept="accept",n.ContentType="content-type"})(m||(e.Headers=m={}));var b;(function(n){n.ApplicationJson=
"application/json"})(b||(e.MediaTypes=b={}));function G(n){let l=a.getProxyUrl(new URL(n));return l?l.href:""}var _=[g.MovedPermanently,g.ResourceMoved,g.SeeOther,
g.TemporaryRedirect,g.PermanentRedirect],F=[g.BadGateway,g.ServiceUnavailable,g.GatewayTimeout],f=["OPTIONS","GET","DELETE","HEAD"],k=10,P=5,U=class Ve extends Error{constructor(l,p){
super(l),this.name="HttpClientError",this.statusCode=p,Object.setPrototypeOf(this,Ve.prototype)}};e.HttpClientError=U;var L=class{constructor(n){this.message=n}readBody(){
return t(this,void 0,void 0,function*(){return new Promise(n=>t(this,void 0,void 0,function*(){let l=Buffer.alloc(0);this.message.on("data",p=>{l=Buffer.concat(
[l,p])}),this.message.on("end",()=>{n(l.toString())})}))})}readBodyBuffer(){return t(this,void 0,void 0,function*(){return new Promise(n=>t(this,void 0,void 0,function*(){
let l=[];this.message.on("data",p=>{l.push(p)}),this.message.on("end",()=>{n(Buffer.concat(l))})}))})}};e.HttpClientResponse=L;function J(n){return new URL(n).protocol===
"https:"}var x=class{constructor(n,l,p){this._ignoreSslError=!1,this._allowRedirects=!0,this._allowRedirectDowngrade=!1,this._maxRedirects=50,this._allowRetries=
!1,this._maxRetries=1,this._keepAlive=!1,this._disposed=!1,this.userAgent=this._getUserAgentWithOrchestrationId(n),this.handlers=l||[],this.requestOptions=p,p&&
(p.ignoreSslError!=null&&(this._ignoreSslError=p.ignoreSslError),this._socketTimeout=p.socketTimeout,p.allowRedirects!=null&&(this._allowRedirects=p.allowRedirects),
p.allowRedirectDowngrade!=null&&(this._allowRedirectDowngrade=p.allowRedirectDowngrade),p.maxRedirects!=null&&(this._maxRedirects=Math.max(p.maxRedirects,0)),p.
keepAlive!=null&&(this._keepAlive=p.keepAlive),p.allowRetries!=null&&(this._allowRetries=p.allowRetries),p.maxRetries!=null&&(this._maxRetries=p.maxRetries))}options(n,l){
return t(this,void 0,void 0,function*(){return this.request("OPTIONS",n,null,l||{})})}get(n,l){return t(this,void 0,void 0,function*(){return this.request("GET",
n,null,l||{})})}del(n,l){return t(this,void 0,void 0,function*(){return this.request("DELETE",n,null,l||{})})}post(n,l,p){return t(this,void 0,void 0,function*(){
return this.request("POST",n,l,p||{})})}patch(n,l,p){return t(this,void 0,void 0,function*(){return this.request("PATCH",n,l,p||{})})}put(n,l,p){return t(this,void 0,
void 0,function*(){return this.request("PUT",n,l,p||{})})}head(n,l){return t(this,void 0,void 0,function*(){return this.request("HEAD",n,null,l||{})})}sendStream(n,l,p,u){
return t(this,void 0,void 0,function*(){return this.request(n,l,p,u)})}getJson(n){return t(this,arguments,void 0,function*(l,p={}){p[m.Accept]=this._getExistingOrDefaultHeader(
p,m.Accept,b.ApplicationJson);let u=yield this.get(l,p);return this._processResponse(u,this.requestOptions)})}postJson(n,l){return t(this,arguments,void 0,function*(p,u,d={}){
let E=JSON.stringify(u,null,2);d[m.Accept]=this._getExistingOrDefaultHeader(d,m.Accept,b.ApplicationJson),d[m.ContentType]=this._getExistingOrDefaultContentTypeHeader(
d,b.ApplicationJson);let y=yield this.post(p,E,d);return this._processResponse(y,this.requestOptions)})}putJson(n,l){return t(this,arguments,void 0,function*(p,u,d={}){
let E=JSON.stringify(u,null,2);d[m.Accept]=this._getExistingOrDefaultHeader(d,m.Accept,b.ApplicationJson),d[m.ContentType]=this._getExistingOrDefaultContentTypeHeader(
d,b.ApplicationJson);let y=yield this.put(p,E,d);return this._processResponse(y,this.requestOptions)})}patchJson(n,l){return t(this,arguments,void 0,function*(p,u,d={}){
let E=JSON.stringify(u,null,2);d[m.Accept]=this._getExistingOrDefaultHeader(d,m.Accept,b.ApplicationJson),d[m.ContentType]=this._getExistingOrDefaultContentTypeHeader(
d,b.ApplicationJson);let y=yield this.patch(p,E,d);return this._processResponse(y,this.requestOptions)})}request(n,l,p,u){return t(this,void 0,void 0,function*(){
if(this._disposed)throw new Error("Client has already been disposed.");let d=new URL(l),E=this._prepareRequest(n,d,u),y=this._allowRetries&&f.includes(n)?this._maxRetries+
1:1,v=0,w;do{if(w=yield this.requestRaw(E,p),w&&w.message&&w.message.statusCode===g.Unauthorized){let O;for(let R of this.handlers)if(R.canHandleAuthentication(
w)){O=R;break}return O?O.handleAuthentication(this,E,p):w}let S=this._maxRedirects;for(;w.message.statusCode&&_.includes(w.message.statusCode)&&this._allowRedirects&&
S>0;){let O=w.message.headers.location;if(!O)break;let R=new URL(O);if(d.protocol==="https:"&&d.protocol!==R.protocol&&!this._allowRedirectDowngrade)throw new Error(
"Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade op\
tion to true.");if(yield w.readBody(),R.hostname!==d.hostname)for(let le in u)le.toLowerCase()==="authorization"&&delete u[le];E=this._prepareRequest(n,R,u),w=yield this.
requestRaw(E,p),S--}if(!w.message.statusCode||!F.includes(w.message.statusCode))return w;v+=1,v<y&&(yield w.readBody(),yield this._performExponentialBackoff(v))}while(v<
y);return w})}dispose(){this._agent&&this._agent.destroy(),this._disposed=!0}requestRaw(n,l){return t(this,void 0,void 0,function*(){return new Promise((p,u)=>{
function d(E,y){E?u(E):y?p(y):u(new Error("Unknown error"))}this.requestRawWithCallback(n,l,d)})})}requestRawWithCallback(n,l,p){typeof l=="string"&&(n.options.
headers||(n.options.headers={}),n.options.headers["Content-Length"]=Buffer.byteLength(l,"utf8"));let u=!1;function d(v,w){u||(u=!0,p(v,w))}let E=n.httpModule.request(
n.options,v=>{let w=new L(v);d(void 0,w)}),y;E.on("socket",v=>{y=v}),E.setTimeout(this._socketTimeout||3*6e4,()=>{y&&y.end(),d(new Error(`Request timeout: ${n.options.
path}`))}),E.on("error",function(v){d(v)}),l&&typeof l=="string"&&E.write(l,"utf8"),l&&typeof l!="string"?(l.on("close",function(){E.end()}),l.pipe(E)):E.end()}getAgent(n){
let l=new URL(n);return this._getAgent(l)}getAgentDispatcher(n){let l=new URL(n),p=a.getProxyUrl(l);if(p&&p.hostname)return this._getProxyAgentDispatcher(l,p)}_prepareRequest(n,l,p){
let u={};u.parsedUrl=l;let d=u.parsedUrl.protocol==="https:";u.httpModule=d?c:i;let E=d?443:80;if(u.options={},u.options.host=u.parsedUrl.hostname,u.options.port=
u.parsedUrl.port?parseInt(u.parsedUrl.port):E,u.options.path=(u.parsedUrl.pathname||"")+(u.parsedUrl.search||""),u.options.method=n,u.options.headers=this._mergeHeaders(
p),this.userAgent!=null&&(u.options.headers["user-agent"]=this.userAgent),u.options.agent=this._getAgent(u.parsedUrl),this.handlers)for(let y of this.handlers)y.
prepareRequest(u.options);return u}_mergeHeaders(n){return this.requestOptions&&this.requestOptions.headers?Object.assign({},H(this.requestOptions.headers),H(n||
{})):H(n||{})}_getExistingOrDefaultHeader(n,l,p){let u;if(this.requestOptions&&this.requestOptions.headers){let E=H(this.requestOptions.headers)[l];E&&(u=typeof E==
"number"?E.toString():E)}let d=n[l];return d!==void 0?typeof d=="number"?d.toString():d:u!==void 0?u:p}_getExistingOrDefaultContentTypeHeader(n,l){let p;if(this.
requestOptions&&this.requestOptions.headers){let d=H(this.requestOptions.headers)[m.ContentType];d&&(typeof d=="number"?p=String(d):Array.isArray(d)?p=d.join(",\
 "):p=d)}let u=n[m.ContentType];return u!==void 0?typeof u=="number"?String(u):Array.isArray(u)?u.join(", "):u:p!==void 0?p:l}_getAgent(n){let l,p=a.getProxyUrl(
n),u=p&&p.hostname;if(this._keepAlive&&u&&(l=this._proxyAgent),u||(l=this._agent),l)return l;let d=n.protocol==="https:",E=100;if(this.requestOptions&&(E=this.requestOptions.
maxSockets||i.globalAgent.maxSockets),p&&p.hostname){let y={maxSockets:E,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(p.username||p.password)&&
{proxyAuth:`${p.username}:${p.password}`}),{host:p.hostname,port:p.port})},v,w=p.protocol==="https:";d?v=w?T.httpsOverHttps:T.httpsOverHttp:v=w?T.httpOverHttps:
T.httpOverHttp,l=v(y),this._proxyAgent=l}if(!l){let y={keepAlive:this._keepAlive,maxSockets:E};l=d?new c.Agent(y):new i.Agent(y),this._agent=l}return d&&this._ignoreSslError&&
(l.options=Object.assign(l.options||{},{rejectUnauthorized:!1})),l}_getProxyAgentDispatcher(n,l){let p;if(this._keepAlive&&(p=this._proxyAgentDispatcher),p)return p;
let u=n.protocol==="https:";return p=new h.ProxyAgent(Object.assign({uri:l.href,pipelining:this._keepAlive?1:0},(l.username||l.password)&&{token:`Basic ${Buffer.
from(`${l.username}:${l.password}`).toString("base64")}`})),this._proxyAgentDispatcher=p,u&&this._ignoreSslError&&(p.options=Object.assign(p.options.requestTls||
{},{rejectUnauthorized:!1})),p}_getUserAgentWithOrchestrationId(n){let l=n||"actions/http-client",p=process.env.ACTIONS_ORCHESTRATION_ID;if(p){let u=p.replace(/[^a-z0-9_.-]/gi,
"_");return`${l} actions_orchestration_id/${u}`}return l}_performExponentialBackoff(n){return t(this,void 0,void 0,function*(){n=Math.min(k,n);let l=P*Math.pow(
2,n);return new Promise(p=>setTimeout(()=>p(),l))})}_processResponse(n,l){return t(this,void 0,void 0,function*(){return new Promise((p,u)=>t(this,void 0,void 0,
function*(){let d=n.message.statusCode||0,E={statusCode:d,result:null,headers:{}};d===g.NotFound&&p(E);function y(S,O){if(typeof O=="string"){let R=new Date(O);
if(!isNaN(R.valueOf()))return R}return O}let v,w;try{w=yield n.readBody(),w&&w.length>0&&(l&&l.deserializeDates?v=JSON.parse(w,y):v=JSON.parse(w),E.result=v),E.
headers=n.message.headers}catch{}if(d>299){let S;v&&v.message?S=v.message:w&&w.length>0?S=w:S=`Failed request: (${d})`;let O=new U(S,d);O.result=E.result,u(O)}else
p(E)}))})}};e.HttpClient=x;var H=n=>Object.keys(n).reduce((l,p)=>(l[p.toLowerCase()]=n[p],l),{})}),ue=class{constructor(){var e,s,r;if(this.payload={},process.env.
GITHUB_EVENT_PATH)if((0,M.existsSync)(process.env.GITHUB_EVENT_PATH))this.payload=JSON.parse((0,M.readFileSync)(process.env.GITHUB_EVENT_PATH,{encoding:"utf8"}));else{
let o=process.env.GITHUB_EVENT_PATH;process.stdout.write(`GITHUB_EVENT_PATH ${o} does not exist${ze.EOL}`)}this.eventName=process.env.GITHUB_EVENT_NAME,this.sha=
process.env.GITHUB_SHA,this.ref=process.env.GITHUB_REF,this.workflow=process.env.GITHUB_WORKFLOW,this.action=process.env.GITHUB_ACTION,this.actor=process.env.GITHUB_ACTOR,
this.job=process.env.GITHUB_JOB,this.runAttempt=parseInt(process.env.GITHUB_RUN_ATTEMPT,10),this.runNumber=parseInt(process.env.GITHUB_RUN_NUMBER,10),this.runId=
parseInt(process.env.GITHUB_RUN_ID,10),this.apiUrl=(e=process.env.GITHUB_API_URL)!==null&&e!==void 0?e:"https://api.github.com",this.serverUrl=(s=process.env.GITHUB_SERVER_URL)!==
null&&s!==void 0?s:"https://github.com",this.graphqlUrl=(r=process.env.GITHUB_GRAPHQL_URL)!==null&&r!==void 0?r:"https://api.github.com/graphql"}get issue(){let e=this.
payload;return Object.assign(Object.assign({},this.repo),{number:(e.issue||e.pull_request||e).number})}get repo(){if(process.env.GITHUB_REPOSITORY){let[e,s]=process.
env.GITHUB_REPOSITORY.split("/");return{owner:e,repo:s}}if(this.payload.repository)return{owner:this.payload.repository.owner.login,repo:this.payload.repository.
name};throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'")}},ge=(0,C.c)(rr(),1),sr=(0,C.c)((0,pe.a)(),1),tr=function(e,s,r,o){
function t(i){return i instanceof r?i:new r(function(c){c(i)})}return new(r||(r=Promise))(function(i,c){function a(g){try{h(o.next(g))}catch(m){c(m)}}function T(g){
try{h(o.throw(g))}catch(m){c(m)}}function h(g){g.done?i(g.value):t(g.value).then(a,T)}h((o=o.apply(e,s||[])).next())})};function or(e,s){if(!e&&!s.auth)throw new Error(
"Parameter token or opts.auth is required");if(e&&s.auth)throw new Error("Parameters token and opts.auth may not both be specified");return typeof s.auth=="stri\
ng"?s.auth:`token ${e}`}function nr(e){return new ge.HttpClient().getAgent(e)}function ir(e){return new ge.HttpClient().getAgentDispatcher(e)}function ar(e){let s=ir(
e);return(r,o)=>tr(this,void 0,void 0,function*(){return(0,sr.fetch)(r,Object.assign(Object.assign({},o),{dispatcher:s}))})}function cr(){return process.env.GITHUB_API_URL||
"https://api.github.com"}function pr(e){var s;let r=(s=process.env.ACTIONS_ORCHESTRATION_ID)===null||s===void 0?void 0:s.trim();if(r){let o=`actions_orchestrati\
on_id/${r.replace(/[^a-z0-9_.-]/gi,"_")}`;return e?.includes(o)?e:`${e?`${e} `:""}${o}`}return e}function $(){return typeof navigator=="object"&&"userAgent"in navigator?
navigator.userAgent:typeof process=="object"&&process.version!==void 0?`Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`:"<environme\
nt undetectable>"}function Y(e,s,r,o){if(typeof r!="function")throw new Error("method for before hook must be a function");return o||(o={}),Array.isArray(s)?s.reverse().
reduce((t,i)=>Y.bind(null,e,i,t,o),r)():Promise.resolve().then(()=>e.registry[s]?e.registry[s].reduce((t,i)=>i.hook.bind(null,t,o),r)():r(o))}function lr(e,s,r,o){
let t=o;e.registry[r]||(e.registry[r]=[]),s==="before"&&(o=(i,c)=>Promise.resolve().then(t.bind(null,c)).then(i.bind(null,c))),s==="after"&&(o=(i,c)=>{let a;return Promise.
resolve().then(i.bind(null,c)).then(T=>(a=T,t(a,c))).then(()=>a)}),s==="error"&&(o=(i,c)=>Promise.resolve().then(i.bind(null,c)).catch(a=>t(a,c))),e.registry[r].
push({hook:o,orig:t})}function ur(e,s,r){if(!e.registry[s])return;let o=e.registry[s].map(t=>t.orig).indexOf(r);o!==-1&&e.registry[s].splice(o,1)}var de=Function.
bind,me=de.bind(de);function Te(e,s,r){let o=me(ur,null).apply(null,r?[s,r]:[s]);e.api={remove:o},e.remove=o,["before","error","after","wrap"].forEach(t=>{let i=r?
[s,t,r]:[s,t];e[t]=e.api[t]=me(lr,null).apply(null,i)})}function gr(){let e=Symbol("Singular"),s={registry:{}},r=Y.bind(null,s,e);return Te(r,s,e),r}function dr(){
let e={registry:{}},s=Y.bind(null,e);return Te(s,e),s}var mr={Singular:gr,Collection:dr},Tr="0.0.0-development",hr=`octokit-endpoint.js/${Tr} ${$()}`,Er={method:"\
GET",baseUrl:"https://api.github.com",headers:{accept:"application/vnd.github.v3+json","user-agent":hr},mediaType:{format:""}};function _r(e){return e?Object.keys(
e).reduce((s,r)=>(s[r.toLowerCase()]=e[r],s),{}):{}}function br(e){if(typeof e!="object"||e===null||Object.prototype.toString.call(e)!=="[object Object]")return!1;
let s=Object.getPrototypeOf(e);if(s===null)return!0;let r=Object.prototype.hasOwnProperty.call(s,"constructor")&&s.constructor;return typeof r=="function"&&r instanceof
r&&Function.prototype.call(r)===Function.prototype.call(e)}function he(e,s){let r=Object.assign({},e);return Object.keys(s).forEach(o=>{br(s[o])?o in e?r[o]=he(
e[o],s[o]):Object.assign(r,{[o]:s[o]}):Object.assign(r,{[o]:s[o]})}),r}function Ee(e){for(let s in e)e[s]===void 0&&delete e[s];return e}function Z(e,s,r){if(typeof s==
"string"){let[t,i]=s.split(" ");r=Object.assign(i?{method:t,url:i}:{url:t},r)}else r=Object.assign({},s);r.headers=_r(r.headers),Ee(r),Ee(r.headers);let o=he(e||
{},r);return r.url==="/graphql"&&(e&&e.mediaType.previews?.length&&(o.mediaType.previews=e.mediaType.previews.filter(t=>!o.mediaType.previews.includes(t)).concat(
o.mediaType.previews)),o.mediaType.previews=(o.mediaType.previews||[]).map(t=>t.replace(/-preview/,""))),o}function fr(e,s){let r=/\?/.test(e)?"&":"?",o=Object.
keys(s);return o.length===0?e:e+r+o.map(t=>t==="q"?"q="+s.q.split("+").map(encodeURIComponent).join("+"):`${t}=${encodeURIComponent(s[t])}`).join("&")}var wr=/\{[^{}}]+\}/g;
function yr(e){return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function vr(e){let s=e.match(wr);return s?s.map(yr).reduce((r,o)=>r.concat(o),[]):[]}
function _e(e,s){let r={__proto__:null};for(let o of Object.keys(e))s.indexOf(o)===-1&&(r[o]=e[o]);return r}function be(e){return e.split(/(%[0-9A-Fa-f]{2})/g).
map(function(s){return/%[0-9A-Fa-f]/.test(s)||(s=encodeURI(s).replace(/%5B/g,"[").replace(/%5D/g,"]")),s}).join("")}function q(e){return encodeURIComponent(e).replace(
/[!'()*]/g,function(s){return"%"+s.charCodeAt(0).toString(16).toUpperCase()})}function B(e,s,r){return s=e==="+"||e==="#"?be(s):q(s),r?q(r)+"="+s:s}function j(e){
return e!=null}function X(e){return e===";"||e==="&"||e==="?"}function Gr(e,s,r,o){var t=e[r],i=[];if(j(t)&&t!=="")if(typeof t=="string"||typeof t=="number"||typeof t==
"bigint"||typeof t=="boolean")t=t.toString(),o&&o!=="*"&&(t=t.substring(0,parseInt(o,10))),i.push(B(s,t,X(s)?r:""));else if(o==="*")Array.isArray(t)?t.filter(j).
forEach(function(c){i.push(B(s,c,X(s)?r:""))}):Object.keys(t).forEach(function(c){j(t[c])&&i.push(B(s,t[c],c))});else{let c=[];Array.isArray(t)?t.filter(j).forEach(
function(a){c.push(B(s,a))}):Object.keys(t).forEach(function(a){j(t[a])&&(c.push(q(a)),c.push(B(s,t[a].toString())))}),X(s)?i.push(q(r)+"="+c.join(",")):c.length!==
0&&i.push(c.join(","))}else s===";"?j(t)&&i.push(q(r)):t===""&&(s==="&"||s==="?")?i.push(q(r)+"="):t===""&&i.push("");return i}function kr(e){return{expand:Pr.bind(
null,e)}}function Pr(e,s){var r=["+","#",".","/",";","?","&"];return e=e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,function(o,t,i){if(t){let a="",T=[];if(r.indexOf(t.
charAt(0))!==-1&&(a=t.charAt(0),t=t.substr(1)),t.split(/,/g).forEach(function(h){var g=/([^:\*]*)(?::(\d+)|(\*))?/.exec(h);T.push(Gr(s,a,g[1],g[2]||g[3]))}),a&&
a!=="+"){var c=",";return a==="?"?c="&":a!=="#"&&(c=a),(T.length!==0?a:"")+T.join(c)}else return T.join(",")}else return be(i)}),e==="/"?e:e.replace(/\/$/,"")}function fe(e){
let s=e.method.toUpperCase(),r=(e.url||"/").replace(/:([a-z]\w+)/g,"{$1}"),o=Object.assign({},e.headers),t,i=_e(e,["method","baseUrl","url","headers","request",
"mediaType"]),c=vr(r);r=kr(r).expand(i),/^http/.test(r)||(r=e.baseUrl+r);let a=Object.keys(e).filter(h=>c.includes(h)).concat("baseUrl"),T=_e(i,a);if(!/application\/octet-stream/i.
test(o.accept)&&(e.mediaType.format&&(o.accept=o.accept.split(/,/).map(h=>h.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`application/vnd$1$2.${e.
mediaType.format}`)).join(",")),r.endsWith("/graphql")&&e.mediaType.previews?.length)){let h=o.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||[];o.accept=h.concat(
e.mediaType.previews).map(g=>{let m=e.mediaType.format?`.${e.mediaType.format}`:"+json";return`application/vnd.github.${g}-preview${m}`}).join(",")}return["GET",
"HEAD"].includes(s)?r=fr(r,T):"data"in T?t=T.data:Object.keys(T).length&&(t=T),!o["content-type"]&&typeof t<"u"&&(o["content-type"]="application/json; charset=u\
tf-8"),["PATCH","PUT"].includes(s)&&typeof t>"u"&&(t=""),Object.assign({method:s,url:r,headers:o},typeof t<"u"?{body:t}:null,e.request?{request:e.request}:null)}
function Or(e,s,r){return fe(Z(e,s,r))}function we(e,s){let r=Z(e,s),o=Or.bind(null,r);return Object.assign(o,{DEFAULTS:r,defaults:we.bind(null,r),merge:Z.bind(
null,r),parse:fe})}var Ar=we(null,Er),A=new Uint8Array(256);A[9]|=2,A[32]|=2,A[59]|=4,A[44]|=8;for(let e=128;e<=255;e++)A[e]|=1;for(let e of"!#$%&'*+-.^_`|~")A[e.
charCodeAt(0)]|=16;for(let e=48;e<=57;e++)A[e]|=16;for(let e=65;e<=90;e++)A[e]|=17;for(let e=97;e<=122;e++)A[e]|=16;var ye=(()=>{let e=function(){};return e.prototype=
Object.create(null),e})();function Rr(e,s){let r=4|(s?.comma===!0?8:0),o=e.length,t=s?.start??0;for(;(A[e.charCodeAt(t)]&2)!==0;)t++;let i=t,c=0,a=-1,T=s?.parameters===
!1?8:0;for(;i<o;){let b=e.charCodeAt(i),G=A[b];if((G&r)!==0){T|=G&8;break}(G&2)!==0?a===-1&&(a=i):a=-1,c|=b&65280|G,i++}let h=a===-1?i:a,g=e.slice(t,h),m=(c&65281)===
0?g:g.toLowerCase();return i===o||T!==0?{type:m,index:i,parameters:new ye}:Sr(e,m,i,o,r)}function Sr(e,s,r,o,t){let i=new ye;e:for(;r<o;){for(r++;(A[e.charCodeAt(
r)]&2)!==0;)r++;let c=r,a=0,T=-1;for(;r<o;){let h=e.charCodeAt(r),g=A[h];if((g&t)!==0){if((g&8)!==0)break e;continue e}if(h===61){let m=T===-1?r:T,b=e.slice(c,m),
G=(a&65281)===0?b:b.toLowerCase();for(r++;(A[e.charCodeAt(r)]&2)!==0;)r++;if(r<o&&e.charCodeAt(r)===34){let k=++r,P=!1;for(;r<o;){let U=e.charCodeAt(r);if(U===34){
i[G]===void 0&&(i[G]=P?Fr(e,k,r):e.slice(k,r)),r++;let L=0;for(;r<o;){let J=e.charCodeAt(r),x=A[J];if((x&t)!==0){L=x&8;break}r++}if(L!==0)break e;continue e}if(U===
92&&r+1<o){P=!0,r+=2;continue}r++}continue e}let _=r,F=0,f=-1;for(;r<o;){let k=e.charCodeAt(r),P=A[k];if((P&t)!==0){F=P&8;break}(P&2)!==0?f===-1&&(f=r):f=-1,r++}
if(i[G]===void 0){let k=f===-1?r:f;i[G]=e.slice(_,k)}if(F!==0)break e;continue e}(g&2)!==0?T===-1&&(T=r):T=-1,a|=h&65280|g,r++}}return{type:s,index:r,parameters:i}}
function Fr(e,s,r){let o="";for(let t=s;t<r;t++)e.charCodeAt(t)===92&&(o+=e.slice(s,t),s=++t);return o+e.slice(s,r)}var Ur=/^-?\d+$/,N=/^-?\d+n+$/,D=JSON.stringify,
Q=JSON.parse,ve=/^-?\d+n$/,Ge=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g,ke=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g,ee=e=>e===void 0||typeof e=="function"||typeof e=="s\
ymbol",re=e=>e!==null&&typeof e=="object"&&e.constructor&&e.constructor.name==="RawJSON",Cr=(e,s,r)=>{let o="";typeof r=="number"?o=" ".repeat(Math.min(10,Math.
max(0,Math.floor(r)))):typeof r=="string"&&(o=r.slice(0,10));let t=typeof s=="function",i=Array.isArray(s)?new Set(s.map(String)):null,c=(_,F,f)=>(f!==null&&typeof f==
"object"&&typeof f.toJSON=="function"&&(f=f.toJSON(F)),typeof f=="string"&&N.test(f)?f+"n":typeof f=="bigint"?"rawJSON"in JSON?JSON.rawJSON(f.toString()):f.toString()+
"n":(t&&(f=s.call(_,F,f)),f!==null&&typeof f=="object"&&(f instanceof Number||f instanceof String||f instanceof Boolean)&&(f=f.valueOf()),f)),a=c({"":e},"",e);if(ee(
a))return;let T=a===null||typeof a!="object",h=re(a);if(T||h)return D(a);let g=[],m=0,b=[{parent:{"":a},key:"",val:a,isArray:Array.isArray(a),keys:Array.isArray(
a)?null:Object.keys(a),index:0,first:!0}],G=new WeakSet([a]);for(;b.length>0;){let _=b[b.length-1];_.index===0&&(g.push(_.isArray?"[":"{"),m++);let F=!1;if(_.isArray)
if(_.index<_.val.length){_.first||g.push(","),o&&g.push(`
`+o.repeat(m));let f=_.val[_.index],k=c(_.val,String(_.index),f);if(ee(k))g.push("null"),_.first=!1,_.index++;else{let P=k!==null&&typeof k=="object",U=re(k);if(P&&
!U){if(G.has(k))throw new TypeError("Converting circular structure to JSON");G.add(k),b.push({parent:_.val,key:String(_.index),val:k,isArray:Array.isArray(k),keys:Array.
isArray(k)?null:Object.keys(k),index:0,first:!0}),_.first=!1,_.index++}else g.push(D(k)),_.first=!1,_.index++}}else F=!0;else{for(;_.index<_.keys.length;){let f=_.
keys[_.index++];if(i&&!i.has(f))continue;let k=_.val[f],P=c(_.val,f,k);if(ee(P))continue;_.first||g.push(","),o?g.push(`
`+o.repeat(m)+D(f)+": "):g.push(D(f)+":");let U=P!==null&&typeof P=="object",L=re(P);if(U&&!L){if(G.has(P))throw new TypeError("Converting circular structure to\
 JSON");G.add(P),b.push({parent:_.val,key:f,val:P,isArray:Array.isArray(P),keys:Array.isArray(P)?null:Object.keys(P),index:0,first:!0}),_.first=!1;break}else g.
push(D(P)),_.first=!1}_.index>=_.keys.length&&b[b.length-1]===_&&(F=!0)}F&&(m--,!_.first&&o&&g.push(`
`+o.repeat(m)),g.push(_.isArray?"]":"}"),G.delete(_.val),b.pop())}return g.join("")},Dr=(e,s,r)=>{try{return"rawJSON"in JSON?D(e,(o,t)=>typeof t=="bigint"?JSON.
rawJSON(t.toString()):typeof s=="function"?s(o,t):(Array.isArray(s)&&s.includes(o),t),r):e?D(e,(o,t)=>typeof t=="string"&&N.test(t)||typeof t=="bigint"?t.toString()+
"n":typeof s=="function"?s(o,t):(Array.isArray(s)&&s.includes(o),t),r).replace(Ge,"$1$2$3").replace(ke,"$1$2$3"):D(e,s,r)}catch(o){if(o instanceof RangeError){let t=Cr(
e,s,r);return t===void 0?void 0:"rawJSON"in JSON?t:t.replace(Ge,"$1$2$3").replace(ke,"$1$2$3")}throw o}},W=new Map,Lr=()=>{let e=JSON.parse.toString();if(W.has(
e))return W.get(e);try{let s=JSON.parse("1",(r,o,t)=>!!t?.source&&t.source==="1");return W.set(e,s),s}catch{return W.set(e,!1),!1}},Ir=(e,s,r,o)=>typeof s=="str\
ing"&&ve.test(s)?BigInt(s.slice(0,-1)):typeof s=="string"&&N.test(s)?s.slice(0,-1):typeof o=="function"?o(e,s,r):s,qr=(e,s)=>JSON.parse(e,(r,o,t)=>{let i=typeof o==
"number",c=o>Number.MAX_SAFE_INTEGER||o<Number.MIN_SAFE_INTEGER,a=i&&c,T=t&&Ur.test(t.source);return a&&T?BigInt(t.source):typeof s=="function"?s(r,o,t):o}),Pe=Number.
MAX_SAFE_INTEGER.toString(),Oe=Pe.length,jr=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,Hr=/^"-?\d+n+"$/,Br=(e,s)=>{let r={"":e},o=[{parent:r,
key:"",visited:!1}];for(;o.length>0;){let t=o[o.length-1];if(t.visited){let{parent:i,key:c}=t,a=i[c];typeof a=="string"&&(ve.test(a)?a=BigInt(a.slice(0,-1)):N.test(
a)&&(a=a.slice(0,-1))),typeof s=="function"&&(a=s.call(i,c,a)),a===void 0?delete i[c]:i[c]=a,o.pop()}else{t.visited=!0;let i=t.parent[t.key];if(i!==null&&typeof i==
"object"){let c=Object.keys(i);for(let a=c.length-1;a>=0;a--)o.push({parent:i,key:c[a],visited:!1})}}}return r[""]},Ae=e=>e.replace(jr,(s,r,o,t)=>{let i=s[0]===
'"';if(i&&Hr.test(s))return s.substring(0,s.length-1)+'n"';let c=o||t,a=r&&(r.length<Oe||r.length===Oe&&r<=Pe);return i||c||a?s:'"'+s+'n"'}),xr=(e,s)=>{if(!e)return Q(
e,s);try{if(Lr())return qr(e,s);let r=Ae(e);return Q(r,(o,t,i)=>Ir(o,t,i,s))}catch(r){if(r instanceof RangeError){let o=Ae(e),t=Q(o);return Br(t,s)}throw r}},V=class extends Error{name;status;request;response;constructor(e,s,r){
super(e,{cause:r.cause}),this.name="HttpError",this.status=Number.parseInt(s),Number.isNaN(this.status)&&(this.status=0),"response"in r&&(this.response=r.response);
let o=Object.assign({},r.request);r.request.headers.authorization&&(o.headers=Object.assign({},r.request.headers,{authorization:r.request.headers.authorization.
replace(/(?<! ) .*$/," [REDACTED]")})),o.url=o.url.replace(/\bclient_secret=\w+/g,"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDAC\
TED]"),this.request=o}},$r="10.0.16",Nr={headers:{"user-agent":`octokit-request.js/${$r} ${$()}`}};function Wr(e){if(typeof e!="object"||e===null||Object.prototype.
toString.call(e)!=="[object Object]")return!1;let s=Object.getPrototypeOf(e);if(s===null)return!0;let r=Object.prototype.hasOwnProperty.call(s,"constructor")&&s.
constructor;return typeof r=="function"&&r instanceof r&&Function.prototype.call(r)===Function.prototype.call(e)}var Re=()=>"";async function Se(e){let s=e.request?.
fetch||globalThis.fetch;if(!s)throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https:/\
/github.com/octokit/octokit.js/#fetch-missing");let r=e.request?.log||console,o=e.request?.parseSuccessResponseBody!==!1,t=Wr(e.body)||Array.isArray(e.body)?Dr(
e.body):e.body,i=Object.fromEntries(Object.entries(e.headers).map(([m,b])=>[m,String(b)])),c;try{c=await s(e.url,{method:e.method,body:t,redirect:e.request?.redirect,
headers:i,signal:e.request?.signal,...e.body&&{duplex:"half"}})}catch(m){let b="Unknown Error";if(m instanceof Error){if(m.name==="AbortError")throw m.status=500,
m;b=m.message,m.name==="TypeError"&&"cause"in m&&(m.cause instanceof Error?b=m.cause.message:typeof m.cause=="string"&&(b=m.cause))}let G=new V(b,500,{request:e});
throw G.cause=m,G}let a=c.status,T=c.url,h={};for(let[m,b]of c.headers)h[m]=b;let g={url:T,status:a,headers:h,data:""};if("deprecation"in h){let m=h.link&&h.link.
match(/<([^<>]+)>; rel="deprecation"/),b=m&&m.pop();r.warn(`[@octokit/request] "${e.method} ${e.url}" is deprecated. It is scheduled to be removed on ${h.sunset}${b?
`. See ${b}`:""}`)}if(a===204||a===205)return g;if(e.method==="HEAD"){if(a<400)return g;throw new V(c.statusText,a,{response:g,request:e})}if(a===304)throw g.data=
await se(c),new V("Not modified",a,{response:g,request:e});if(a>=400)throw g.data=await se(c),new V(zr(g.data),a,{response:g,request:e});return g.data=o?await se(
c):c.body,g}async function se(e){let s=e.headers.get("content-type");if(!s)return e.text().catch(Re);let r=Rr(s);if(Vr(r)){let o="";try{return o=await e.text(),
xr(o)}catch{return o}}else return r.type.startsWith("text/")||r.parameters.charset?.toLowerCase()==="utf-8"&&r.type!=="application/octet-stream"?e.text().catch(
Re):e.arrayBuffer().catch(()=>new ArrayBuffer(0))}function Vr(e){return e.type==="application/json"||e.type==="application/scim+json"}function zr(e){if(typeof e==
"string")return e;if(e instanceof ArrayBuffer)return"Unknown error";if(typeof e=="object"&&e!==null&&"message"in e){let s=e,r="documentation_url"in s?` - ${s.documentation_url}`:
"";return Array.isArray(s.errors)?`${s.message}: ${s.errors.map(o=>JSON.stringify(o)).join(", ")}${r}`:`${s.message}${r}`}return`Unknown error: ${JSON.stringify(
e)}`}function te(e,s){let r=e.defaults(s);return Object.assign(function(o,t){let i=r.merge(o,t);if(!i.request||!i.request.hook)return Se(r.parse(i));let c=(a,T)=>Se(
r.parse(r.merge(a,T)));return Object.assign(c,{endpoint:r,defaults:te.bind(null,r)}),i.request.hook(c,i)},{endpoint:r,defaults:te.bind(null,r)})}var oe=te(Ar,Nr),
Mr="0.0.0-development";function Jr(e){return`Request failed due to following response errors:
`+e.errors.map(s=>` - ${s.message}`).join(`
`)}var Kr=class extends Error{constructor(e,s,r){super(Jr(r)),this.request=e,this.headers=s,this.response=r,this.errors=r.errors,this.data=r.data,Error.captureStackTrace&&
Error.captureStackTrace(this,this.constructor)}request;headers;response;name="GraphqlResponseError";errors;data},Yr=["method","baseUrl","url","headers","request",
"query","mediaType","operationName"],Zr=["query","method","url"],Fe=/\/api\/v3\/?$/;function Xr(e,s,r){if(r){if(typeof s=="string"&&"query"in r)return Promise.reject(
new Error('[@octokit/graphql] "query" cannot be used as variable name'));for(let c in r)if(Zr.includes(c))return Promise.reject(new Error(`[@octokit/graphql] "${c}\
" cannot be used as variable name`))}let o=typeof s=="string"?Object.assign({query:s},r):s,t=Object.keys(o).reduce((c,a)=>Yr.includes(a)?(c[a]=o[a],c):(c.variables||
(c.variables={}),c.variables[a]=o[a],c),{}),i=o.baseUrl||e.endpoint.DEFAULTS.baseUrl;return Fe.test(i)&&(t.url=i.replace(Fe,"/api/graphql")),e(t).then(c=>{if(c.
data.errors){let a={};for(let T of Object.keys(c.headers))a[T]=c.headers[T];throw new Kr(t,a,c.data)}return c.data.data})}function ne(e,s){let r=e.defaults(s);return Object.
assign((o,t)=>Xr(r,o,t),{defaults:ne.bind(null,r),endpoint:r.endpoint})}var Os=ne(oe,{headers:{"user-agent":`octokit-graphql.js/${Mr} ${$()}`},method:"POST",url:"\
/graphql"});function Qr(e){return ne(e,{method:"POST",url:"/graphql"})}var ie="(?:[a-zA-Z0-9_-]+)",Ue="\\.",Ce=new RegExp(`^${ie}${Ue}${ie}${Ue}${ie}$`),es=Ce.test.
bind(Ce);async function rs(e){let s=es(e),r=e.startsWith("v1.")||e.startsWith("ghs_"),o=e.startsWith("ghu_");return{type:"token",token:e,tokenType:s?"app":r?"in\
stallation":o?"user-to-server":"oauth"}}function ss(e){return e.split(/\./).length===3?`bearer ${e}`:`token ${e}`}async function ts(e,s,r,o){let t=s.endpoint.merge(
r,o);return t.headers.authorization=ss(e),s(t)}var os=function(e){if(!e)throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");if(typeof e!=
"string")throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");return e=e.replace(/^(token|bearer) +/i,""),Object.assign(rs.bind(
null,e),{hook:ts.bind(null,e)})},De="7.0.8",Le=()=>{},ns=console.warn.bind(console),is=console.error.bind(console);function as(e={}){return typeof e.debug!="fun\
ction"&&(e.debug=Le),typeof e.info!="function"&&(e.info=Le),typeof e.warn!="function"&&(e.warn=ns),typeof e.error!="function"&&(e.error=is),e}var Ie=`octokit-co\
re.js/${De} ${$()}`,cs=class{static VERSION=De;static defaults(e){return class extends this{constructor(...s){let r=s[0]||{};if(typeof e=="function"){super(e(r));
return}super(Object.assign({},e,r,r.userAgent&&e.userAgent?{userAgent:`${r.userAgent} ${e.userAgent}`}:null))}}}static plugins=[];static plugin(...e){let s=this.
plugins;return class extends this{static plugins=s.concat(e.filter(r=>!s.includes(r)))}}constructor(e={}){let s=new mr.Collection,r={baseUrl:oe.endpoint.DEFAULTS.
baseUrl,headers:{},request:Object.assign({},e.request,{hook:s.bind(null,"request")}),mediaType:{previews:[],format:""}};if(r.headers["user-agent"]=e.userAgent?`${e.
userAgent} ${Ie}`:Ie,e.baseUrl&&(r.baseUrl=e.baseUrl),e.previews&&(r.mediaType.previews=e.previews),e.timeZone&&(r.headers["time-zone"]=e.timeZone),this.request=
oe.defaults(r),this.graphql=Qr(this.request).defaults(r),this.log=as(e.log),this.hook=s,e.authStrategy){let{authStrategy:t,...i}=e,c=t(Object.assign({request:this.
request,log:this.log,octokit:this,octokitOptions:i},e.auth));s.wrap("request",c.hook),this.auth=c}else if(!e.auth)this.auth=async()=>({type:"unauthenticated"});else{
let t=os(e.auth);s.wrap("request",t.hook),this.auth=t}let o=this.constructor;for(let t=0;t<o.plugins.length;++t)Object.assign(this,o.plugins[t](this,e))}request;graphql;log;hook;auth},
qe="17.0.0",ps={actions:{addCustomLabelsToSelfHostedRunnerForOrg:["POST /orgs/{org}/actions/runners/{runner_id}/labels"],addCustomLabelsToSelfHostedRunnerForRepo:[
"POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],addRepoAccessToSelfHostedRunnerGroupInOrg:["PUT /orgs/{org}/actions/runner-groups/{runner_group\
_id}/repositories/{repository_id}"],addSelectedRepoToOrgSecret:["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],addSelectedRepoToOrgVariable:[
"PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],approveWorkflowRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve"],cancelWorkflowRun:[
"POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel"],createEnvironmentVariable:["POST /repos/{owner}/{repo}/environments/{environment_name}/variables"],createHostedRunnerForOrg:[
"POST /orgs/{org}/actions/hosted-runners"],createOrUpdateEnvironmentSecret:["PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],createOrUpdateOrgSecret:[
"PUT /orgs/{org}/actions/secrets/{secret_name}"],createOrUpdateRepoSecret:["PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}"],createOrgVariable:["POST /\
orgs/{org}/actions/variables"],createRegistrationTokenForOrg:["POST /orgs/{org}/actions/runners/registration-token"],createRegistrationTokenForRepo:["POST /repo\
s/{owner}/{repo}/actions/runners/registration-token"],createRemoveTokenForOrg:["POST /orgs/{org}/actions/runners/remove-token"],createRemoveTokenForRepo:["POST \
/repos/{owner}/{repo}/actions/runners/remove-token"],createRepoVariable:["POST /repos/{owner}/{repo}/actions/variables"],createWorkflowDispatch:["POST /repos/{o\
wner}/{repo}/actions/workflows/{workflow_id}/dispatches"],deleteActionsCacheById:["DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}"],deleteActionsCacheByKey:[
"DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}"],deleteArtifact:["DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],deleteCustomImageFromOrg:[
"DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],deleteCustomImageVersionFromOrg:["DELETE /orgs/{org}/actions/hosted-runners/ima\
ges/custom/{image_definition_id}/versions/{version}"],deleteEnvironmentSecret:["DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_nam\
e}"],deleteEnvironmentVariable:["DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],deleteHostedRunnerForOrg:["DELETE /orgs/{org}/a\
ctions/hosted-runners/{hosted_runner_id}"],deleteOrgSecret:["DELETE /orgs/{org}/actions/secrets/{secret_name}"],deleteOrgVariable:["DELETE /orgs/{org}/actions/v\
ariables/{name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}"],deleteRepoVariable:["DELETE /repos/{owner}/{repo}/actions/vari\
ables/{name}"],deleteSelfHostedRunnerFromOrg:["DELETE /orgs/{org}/actions/runners/{runner_id}"],deleteSelfHostedRunnerFromRepo:["DELETE /repos/{owner}/{repo}/ac\
tions/runners/{runner_id}"],deleteWorkflowRun:["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}"],deleteWorkflowRunLogs:["DELETE /repos/{owner}/{repo}/action\
s/runs/{run_id}/logs"],disableSelectedRepositoryGithubActionsOrganization:["DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}"],disableWorkflow:[
"PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable"],downloadArtifact:["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_forma\
t}"],downloadJobLogsForWorkflowRun:["GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs"],downloadWorkflowRunAttemptLogs:["GET /repos/{owner}/{repo}/actions/r\
uns/{run_id}/attempts/{attempt_number}/logs"],downloadWorkflowRunLogs:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],enableSelectedRepositoryGithubActionsOrganization:[
"PUT /orgs/{org}/actions/permissions/repositories/{repository_id}"],enableWorkflow:["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable"],forceCancelWorkflowRun:[
"POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel"],generateRunnerJitconfigForOrg:["POST /orgs/{org}/actions/runners/generate-jitconfig"],generateRunnerJitconfigForRepo:[
"POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig"],getActionsCacheList:["GET /repos/{owner}/{repo}/actions/caches"],getActionsCacheUsage:["GET /re\
pos/{owner}/{repo}/actions/cache/usage"],getActionsCacheUsageByRepoForOrg:["GET /orgs/{org}/actions/cache/usage-by-repository"],getActionsCacheUsageForOrg:["GET\
 /orgs/{org}/actions/cache/usage"],getAllowedActionsOrganization:["GET /orgs/{org}/actions/permissions/selected-actions"],getAllowedActionsRepository:["GET /rep\
os/{owner}/{repo}/actions/permissions/selected-actions"],getArtifact:["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],getCustomImageForOrg:["GET /o\
rgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],getCustomImageVersionForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom/{image\
_definition_id}/versions/{version}"],getCustomOidcSubClaimForRepo:["GET /repos/{owner}/{repo}/actions/oidc/customization/sub"],getEnvironmentPublicKey:["GET /re\
pos/{owner}/{repo}/environments/{environment_name}/secrets/public-key"],getEnvironmentSecret:["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets\
/{secret_name}"],getEnvironmentVariable:["GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],getGithubActionsDefaultWorkflowPermissionsOrganization:[
"GET /orgs/{org}/actions/permissions/workflow"],getGithubActionsDefaultWorkflowPermissionsRepository:["GET /repos/{owner}/{repo}/actions/permissions/workflow"],
getGithubActionsPermissionsOrganization:["GET /orgs/{org}/actions/permissions"],getGithubActionsPermissionsRepository:["GET /repos/{owner}/{repo}/actions/permis\
sions"],getHostedRunnerForOrg:["GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],getHostedRunnersGithubOwnedImagesForOrg:["GET /orgs/{org}/actions/ho\
sted-runners/images/github-owned"],getHostedRunnersLimitsForOrg:["GET /orgs/{org}/actions/hosted-runners/limits"],getHostedRunnersMachineSpecsForOrg:["GET /orgs\
/{org}/actions/hosted-runners/machine-sizes"],getHostedRunnersPartnerImagesForOrg:["GET /orgs/{org}/actions/hosted-runners/images/partner"],getHostedRunnersPlatformsForOrg:[
"GET /orgs/{org}/actions/hosted-runners/platforms"],getJobForWorkflowRun:["GET /repos/{owner}/{repo}/actions/jobs/{job_id}"],getOrgPublicKey:["GET /orgs/{org}/a\
ctions/secrets/public-key"],getOrgSecret:["GET /orgs/{org}/actions/secrets/{secret_name}"],getOrgVariable:["GET /orgs/{org}/actions/variables/{name}"],getPendingDeploymentsForRun:[
"GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],getRepoPermissions:["GET /repos/{owner}/{repo}/actions/permissions",{},{renamed:["actions",
"getGithubActionsPermissionsRepository"]}],getRepoPublicKey:["GET /repos/{owner}/{repo}/actions/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/a\
ctions/secrets/{secret_name}"],getRepoVariable:["GET /repos/{owner}/{repo}/actions/variables/{name}"],getReviewsForRun:["GET /repos/{owner}/{repo}/actions/runs/\
{run_id}/approvals"],getSelfHostedRunnerForOrg:["GET /orgs/{org}/actions/runners/{runner_id}"],getSelfHostedRunnerForRepo:["GET /repos/{owner}/{repo}/actions/ru\
nners/{runner_id}"],getWorkflow:["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}"],getWorkflowAccessToRepository:["GET /repos/{owner}/{repo}/actions/\
permissions/access"],getWorkflowRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}"],getWorkflowRunAttempt:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/\
attempts/{attempt_number}"],getWorkflowRunUsage:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing"],getWorkflowUsage:["GET /repos/{owner}/{repo}/actions/\
workflows/{workflow_id}/timing"],listArtifactsForRepo:["GET /repos/{owner}/{repo}/actions/artifacts"],listCustomImageVersionsForOrg:["GET /orgs/{org}/actions/ho\
sted-runners/images/custom/{image_definition_id}/versions"],listCustomImagesForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom"],listEnvironmentSecrets:[
"GET /repos/{owner}/{repo}/environments/{environment_name}/secrets"],listEnvironmentVariables:["GET /repos/{owner}/{repo}/environments/{environment_name}/variab\
les"],listGithubHostedRunnersInGroupForOrg:["GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners"],listHostedRunnersForOrg:["GET /orgs/{org}/\
actions/hosted-runners"],listJobsForWorkflowRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs"],listJobsForWorkflowRunAttempt:["GET /repos/{owner}/{rep\
o}/actions/runs/{run_id}/attempts/{attempt_number}/jobs"],listLabelsForSelfHostedRunnerForOrg:["GET /orgs/{org}/actions/runners/{runner_id}/labels"],listLabelsForSelfHostedRunnerForRepo:[
"GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],listOrgSecrets:["GET /orgs/{org}/actions/secrets"],listOrgVariables:["GET /orgs/{org}/actions/va\
riables"],listRepoOrganizationSecrets:["GET /repos/{owner}/{repo}/actions/organization-secrets"],listRepoOrganizationVariables:["GET /repos/{owner}/{repo}/actio\
ns/organization-variables"],listRepoSecrets:["GET /repos/{owner}/{repo}/actions/secrets"],listRepoVariables:["GET /repos/{owner}/{repo}/actions/variables"],listRepoWorkflows:[
"GET /repos/{owner}/{repo}/actions/workflows"],listRunnerApplicationsForOrg:["GET /orgs/{org}/actions/runners/downloads"],listRunnerApplicationsForRepo:["GET /r\
epos/{owner}/{repo}/actions/runners/downloads"],listSelectedReposForOrgSecret:["GET /orgs/{org}/actions/secrets/{secret_name}/repositories"],listSelectedReposForOrgVariable:[
"GET /orgs/{org}/actions/variables/{name}/repositories"],listSelectedRepositoriesEnabledGithubActionsOrganization:["GET /orgs/{org}/actions/permissions/reposito\
ries"],listSelfHostedRunnersForOrg:["GET /orgs/{org}/actions/runners"],listSelfHostedRunnersForRepo:["GET /repos/{owner}/{repo}/actions/runners"],listWorkflowRunArtifacts:[
"GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts"],listWorkflowRuns:["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs"],listWorkflowRunsForRepo:[
"GET /repos/{owner}/{repo}/actions/runs"],reRunJobForWorkflowRun:["POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun"],reRunWorkflow:["POST /repos/{owner}/\
{repo}/actions/runs/{run_id}/rerun"],reRunWorkflowFailedJobs:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"],removeAllCustomLabelsFromSelfHostedRunnerForOrg:[
"DELETE /orgs/{org}/actions/runners/{runner_id}/labels"],removeAllCustomLabelsFromSelfHostedRunnerForRepo:["DELETE /repos/{owner}/{repo}/actions/runners/{runner\
_id}/labels"],removeCustomLabelFromSelfHostedRunnerForOrg:["DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}"],removeCustomLabelFromSelfHostedRunnerForRepo:[
"DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/actions/secrets/{secret_name}/rep\
ositories/{repository_id}"],removeSelectedRepoFromOrgVariable:["DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],reviewCustomGatesForRun:[
"POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule"],reviewPendingDeploymentsForRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}\
/pending_deployments"],setAllowedActionsOrganization:["PUT /orgs/{org}/actions/permissions/selected-actions"],setAllowedActionsRepository:["PUT /repos/{owner}/{\
repo}/actions/permissions/selected-actions"],setCustomLabelsForSelfHostedRunnerForOrg:["PUT /orgs/{org}/actions/runners/{runner_id}/labels"],setCustomLabelsForSelfHostedRunnerForRepo:[
"PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],setCustomOidcSubClaimForRepo:["PUT /repos/{owner}/{repo}/actions/oidc/customization/sub"],setGithubActionsDefaultWorkflowPermissionsOrganization:[
"PUT /orgs/{org}/actions/permissions/workflow"],setGithubActionsDefaultWorkflowPermissionsRepository:["PUT /repos/{owner}/{repo}/actions/permissions/workflow"],
setGithubActionsPermissionsOrganization:["PUT /orgs/{org}/actions/permissions"],setGithubActionsPermissionsRepository:["PUT /repos/{owner}/{repo}/actions/permis\
sions"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories"],setSelectedReposForOrgVariable:["PUT /orgs/{org}/actions/var\
iables/{name}/repositories"],setSelectedRepositoriesEnabledGithubActionsOrganization:["PUT /orgs/{org}/actions/permissions/repositories"],setWorkflowAccessToRepository:[
"PUT /repos/{owner}/{repo}/actions/permissions/access"],updateEnvironmentVariable:["PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
updateHostedRunnerForOrg:["PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],updateOrgVariable:["PATCH /orgs/{org}/actions/variables/{name}"],updateRepoVariable:[
"PATCH /repos/{owner}/{repo}/actions/variables/{name}"]},activity:{checkRepoIsStarredByAuthenticatedUser:["GET /user/starred/{owner}/{repo}"],deleteRepoSubscription:[
"DELETE /repos/{owner}/{repo}/subscription"],deleteThreadSubscription:["DELETE /notifications/threads/{thread_id}/subscription"],getFeeds:["GET /feeds"],getRepoSubscription:[
"GET /repos/{owner}/{repo}/subscription"],getThread:["GET /notifications/threads/{thread_id}"],getThreadSubscriptionForAuthenticatedUser:["GET /notifications/th\
reads/{thread_id}/subscription"],listEventsForAuthenticatedUser:["GET /users/{username}/events"],listNotificationsForAuthenticatedUser:["GET /notifications"],listOrgEventsForAuthenticatedUser:[
"GET /users/{username}/events/orgs/{org}"],listPublicEvents:["GET /events"],listPublicEventsForRepoNetwork:["GET /networks/{owner}/{repo}/events"],listPublicEventsForUser:[
"GET /users/{username}/events/public"],listPublicOrgEvents:["GET /orgs/{org}/events"],listReceivedEventsForUser:["GET /users/{username}/received_events"],listReceivedPublicEventsForUser:[
"GET /users/{username}/received_events/public"],listRepoEvents:["GET /repos/{owner}/{repo}/events"],listRepoNotificationsForAuthenticatedUser:["GET /repos/{owne\
r}/{repo}/notifications"],listReposStarredByAuthenticatedUser:["GET /user/starred"],listReposStarredByUser:["GET /users/{username}/starred"],listReposWatchedByUser:[
"GET /users/{username}/subscriptions"],listStargazersForRepo:["GET /repos/{owner}/{repo}/stargazers"],listWatchedReposForAuthenticatedUser:["GET /user/subscript\
ions"],listWatchersForRepo:["GET /repos/{owner}/{repo}/subscribers"],markNotificationsAsRead:["PUT /notifications"],markRepoNotificationsAsRead:["PUT /repos/{ow\
ner}/{repo}/notifications"],markThreadAsDone:["DELETE /notifications/threads/{thread_id}"],markThreadAsRead:["PATCH /notifications/threads/{thread_id}"],setRepoSubscription:[
"PUT /repos/{owner}/{repo}/subscription"],setThreadSubscription:["PUT /notifications/threads/{thread_id}/subscription"],starRepoForAuthenticatedUser:["PUT /user\
/starred/{owner}/{repo}"],unstarRepoForAuthenticatedUser:["DELETE /user/starred/{owner}/{repo}"]},apps:{addRepoToInstallation:["PUT /user/installations/{install\
ation_id}/repositories/{repository_id}",{},{renamed:["apps","addRepoToInstallationForAuthenticatedUser"]}],addRepoToInstallationForAuthenticatedUser:["PUT /user\
/installations/{installation_id}/repositories/{repository_id}"],checkToken:["POST /applications/{client_id}/token"],createFromManifest:["POST /app-manifests/{co\
de}/conversions"],createInstallationAccessToken:["POST /app/installations/{installation_id}/access_tokens"],deleteAuthorization:["DELETE /applications/{client_i\
d}/grant"],deleteInstallation:["DELETE /app/installations/{installation_id}"],deleteToken:["DELETE /applications/{client_id}/token"],getAuthenticated:["GET /app"],
getBySlug:["GET /apps/{app_slug}"],getInstallation:["GET /app/installations/{installation_id}"],getOrgInstallation:["GET /orgs/{org}/installation"],getRepoInstallation:[
"GET /repos/{owner}/{repo}/installation"],getSubscriptionPlanForAccount:["GET /marketplace_listing/accounts/{account_id}"],getSubscriptionPlanForAccountStubbed:[
"GET /marketplace_listing/stubbed/accounts/{account_id}"],getUserInstallation:["GET /users/{username}/installation"],getWebhookConfigForApp:["GET /app/hook/conf\
ig"],getWebhookDelivery:["GET /app/hook/deliveries/{delivery_id}"],listAccountsForPlan:["GET /marketplace_listing/plans/{plan_id}/accounts"],listAccountsForPlanStubbed:[
"GET /marketplace_listing/stubbed/plans/{plan_id}/accounts"],listInstallationReposForAuthenticatedUser:["GET /user/installations/{installation_id}/repositories"],
listInstallationRequestsForAuthenticatedApp:["GET /app/installation-requests"],listInstallations:["GET /app/installations"],listInstallationsForAuthenticatedUser:[
"GET /user/installations"],listPlans:["GET /marketplace_listing/plans"],listPlansStubbed:["GET /marketplace_listing/stubbed/plans"],listReposAccessibleToInstallation:[
"GET /installation/repositories"],listSubscriptionsForAuthenticatedUser:["GET /user/marketplace_purchases"],listSubscriptionsForAuthenticatedUserStubbed:["GET /\
user/marketplace_purchases/stubbed"],listWebhookDeliveries:["GET /app/hook/deliveries"],redeliverWebhookDelivery:["POST /app/hook/deliveries/{delivery_id}/attem\
pts"],removeRepoFromInstallation:["DELETE /user/installations/{installation_id}/repositories/{repository_id}",{},{renamed:["apps","removeRepoFromInstallationFor\
AuthenticatedUser"]}],removeRepoFromInstallationForAuthenticatedUser:["DELETE /user/installations/{installation_id}/repositories/{repository_id}"],resetToken:["\
PATCH /applications/{client_id}/token"],revokeInstallationAccessToken:["DELETE /installation/token"],scopeToken:["POST /applications/{client_id}/token/scoped"],
suspendInstallation:["PUT /app/installations/{installation_id}/suspended"],unsuspendInstallation:["DELETE /app/installations/{installation_id}/suspended"],updateWebhookConfigForApp:[
"PATCH /app/hook/config"]},billing:{getGithubActionsBillingOrg:["GET /orgs/{org}/settings/billing/actions"],getGithubActionsBillingUser:["GET /users/{username}/\
settings/billing/actions"],getGithubBillingPremiumRequestUsageReportOrg:["GET /organizations/{org}/settings/billing/premium_request/usage"],getGithubBillingPremiumRequestUsageReportUser:[
"GET /users/{username}/settings/billing/premium_request/usage"],getGithubBillingUsageReportOrg:["GET /organizations/{org}/settings/billing/usage"],getGithubBillingUsageReportUser:[
"GET /users/{username}/settings/billing/usage"],getGithubPackagesBillingOrg:["GET /orgs/{org}/settings/billing/packages"],getGithubPackagesBillingUser:["GET /us\
ers/{username}/settings/billing/packages"],getSharedStorageBillingOrg:["GET /orgs/{org}/settings/billing/shared-storage"],getSharedStorageBillingUser:["GET /use\
rs/{username}/settings/billing/shared-storage"]},campaigns:{createCampaign:["POST /orgs/{org}/campaigns"],deleteCampaign:["DELETE /orgs/{org}/campaigns/{campaig\
n_number}"],getCampaignSummary:["GET /orgs/{org}/campaigns/{campaign_number}"],listOrgCampaigns:["GET /orgs/{org}/campaigns"],updateCampaign:["PATCH /orgs/{org}\
/campaigns/{campaign_number}"]},checks:{create:["POST /repos/{owner}/{repo}/check-runs"],createSuite:["POST /repos/{owner}/{repo}/check-suites"],get:["GET /repo\
s/{owner}/{repo}/check-runs/{check_run_id}"],getSuite:["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}"],listAnnotations:["GET /repos/{owner}/{repo}/ch\
eck-runs/{check_run_id}/annotations"],listForRef:["GET /repos/{owner}/{repo}/commits/{ref}/check-runs"],listForSuite:["GET /repos/{owner}/{repo}/check-suites/{c\
heck_suite_id}/check-runs"],listSuitesForRef:["GET /repos/{owner}/{repo}/commits/{ref}/check-suites"],rerequestRun:["POST /repos/{owner}/{repo}/check-runs/{chec\
k_run_id}/rerequest"],rerequestSuite:["POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest"],setSuitesPreferences:["PATCH /repos/{owner}/{repo}/c\
heck-suites/preferences"],update:["PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}"]},codeScanning:{commitAutofix:["POST /repos/{owner}/{repo}/code-scanni\
ng/alerts/{alert_number}/autofix/commits"],createAutofix:["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],createVariantAnalysis:["POST\
 /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses"],deleteAnalysis:["DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delet\
e}"],deleteCodeqlDatabase:["DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],getAlert:["GET /repos/{owner}/{repo}/code-scanning/alerts/{\
alert_number}",{},{renamedParameters:{alert_id:"alert_number"}}],getAnalysis:["GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}"],getAutofix:["GET\
 /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],getCodeqlDatabase:["GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],getDefaultSetup:[
"GET /repos/{owner}/{repo}/code-scanning/default-setup"],getSarif:["GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}"],getVariantAnalysis:["GET /repos/\
{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}"],getVariantAnalysisRepoTask:["GET /repos/{owner}/{repo}/code-scanning/codeql/\
variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}"],listAlertInstances:["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number\
}/instances"],listAlertsForOrg:["GET /orgs/{org}/code-scanning/alerts"],listAlertsForRepo:["GET /repos/{owner}/{repo}/code-scanning/alerts"],listAlertsInstances:[
"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances",{},{renamed:["codeScanning","listAlertInstances"]}],listCodeqlDatabases:["GET /repos/{\
owner}/{repo}/code-scanning/codeql/databases"],listRecentAnalyses:["GET /repos/{owner}/{repo}/code-scanning/analyses"],updateAlert:["PATCH /repos/{owner}/{repo}\
/code-scanning/alerts/{alert_number}"],updateDefaultSetup:["PATCH /repos/{owner}/{repo}/code-scanning/default-setup"],uploadSarif:["POST /repos/{owner}/{repo}/c\
ode-scanning/sarifs"]},codeSecurity:{attachConfiguration:["POST /orgs/{org}/code-security/configurations/{configuration_id}/attach"],attachEnterpriseConfiguration:[
"POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach"],createConfiguration:["POST /orgs/{org}/code-security/configurations"],createConfigurationForEnterprise:[
"POST /enterprises/{enterprise}/code-security/configurations"],deleteConfiguration:["DELETE /orgs/{org}/code-security/configurations/{configuration_id}"],deleteConfigurationForEnterprise:[
"DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],detachConfiguration:["DELETE /orgs/{org}/code-security/configurations/detach"],
getConfiguration:["GET /orgs/{org}/code-security/configurations/{configuration_id}"],getConfigurationForRepository:["GET /repos/{owner}/{repo}/code-security-con\
figuration"],getConfigurationsForEnterprise:["GET /enterprises/{enterprise}/code-security/configurations"],getConfigurationsForOrg:["GET /orgs/{org}/code-securi\
ty/configurations"],getDefaultConfigurations:["GET /orgs/{org}/code-security/configurations/defaults"],getDefaultConfigurationsForEnterprise:["GET /enterprises/\
{enterprise}/code-security/configurations/defaults"],getRepositoriesForConfiguration:["GET /orgs/{org}/code-security/configurations/{configuration_id}/repositor\
ies"],getRepositoriesForEnterpriseConfiguration:["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories"],getSingleConfigurationForEnterprise:[
"GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],setConfigurationAsDefault:["PUT /orgs/{org}/code-security/configurations/{confi\
guration_id}/defaults"],setConfigurationAsDefaultForEnterprise:["PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults"],updateConfiguration:[
"PATCH /orgs/{org}/code-security/configurations/{configuration_id}"],updateEnterpriseConfiguration:["PATCH /enterprises/{enterprise}/code-security/configuration\
s/{configuration_id}"]},codesOfConduct:{getAllCodesOfConduct:["GET /codes_of_conduct"],getConductCode:["GET /codes_of_conduct/{key}"]},codespaces:{addRepositoryForSecretForAuthenticatedUser:[
"PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],addSelectedRepoToOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{secret_name}/reposit\
ories/{repository_id}"],checkPermissionsForDevcontainer:["GET /repos/{owner}/{repo}/codespaces/permissions_check"],codespaceMachinesForAuthenticatedUser:["GET /\
user/codespaces/{codespace_name}/machines"],createForAuthenticatedUser:["POST /user/codespaces"],createOrUpdateOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{s\
ecret_name}"],createOrUpdateRepoSecret:["PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],createOrUpdateSecretForAuthenticatedUser:["PUT /user/codes\
paces/secrets/{secret_name}"],createWithPrForAuthenticatedUser:["POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces"],createWithRepoForAuthenticatedUser:[
"POST /repos/{owner}/{repo}/codespaces"],deleteForAuthenticatedUser:["DELETE /user/codespaces/{codespace_name}"],deleteFromOrganization:["DELETE /orgs/{org}/mem\
bers/{username}/codespaces/{codespace_name}"],deleteOrgSecret:["DELETE /orgs/{org}/codespaces/secrets/{secret_name}"],deleteRepoSecret:["DELETE /repos/{owner}/{\
repo}/codespaces/secrets/{secret_name}"],deleteSecretForAuthenticatedUser:["DELETE /user/codespaces/secrets/{secret_name}"],exportForAuthenticatedUser:["POST /u\
ser/codespaces/{codespace_name}/exports"],getCodespacesForUserInOrg:["GET /orgs/{org}/members/{username}/codespaces"],getExportDetailsForAuthenticatedUser:["GET\
 /user/codespaces/{codespace_name}/exports/{export_id}"],getForAuthenticatedUser:["GET /user/codespaces/{codespace_name}"],getOrgPublicKey:["GET /orgs/{org}/cod\
espaces/secrets/public-key"],getOrgSecret:["GET /orgs/{org}/codespaces/secrets/{secret_name}"],getPublicKeyForAuthenticatedUser:["GET /user/codespaces/secrets/p\
ublic-key"],getRepoPublicKey:["GET /repos/{owner}/{repo}/codespaces/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/codespaces/secrets/{secret_na\
me}"],getSecretForAuthenticatedUser:["GET /user/codespaces/secrets/{secret_name}"],listDevcontainersInRepositoryForAuthenticatedUser:["GET /repos/{owner}/{repo}\
/codespaces/devcontainers"],listForAuthenticatedUser:["GET /user/codespaces"],listInOrganization:["GET /orgs/{org}/codespaces",{},{renamedParameters:{org_id:"or\
g"}}],listInRepositoryForAuthenticatedUser:["GET /repos/{owner}/{repo}/codespaces"],listOrgSecrets:["GET /orgs/{org}/codespaces/secrets"],listRepoSecrets:["GET \
/repos/{owner}/{repo}/codespaces/secrets"],listRepositoriesForSecretForAuthenticatedUser:["GET /user/codespaces/secrets/{secret_name}/repositories"],listSecretsForAuthenticatedUser:[
"GET /user/codespaces/secrets"],listSelectedReposForOrgSecret:["GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],preFlightWithRepoForAuthenticatedUser:[
"GET /repos/{owner}/{repo}/codespaces/new"],publishForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/publish"],removeRepositoryForSecretForAuthenticatedUser:[
"DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/codespaces/secrets/{secret_na\
me}/repositories/{repository_id}"],repoMachinesForAuthenticatedUser:["GET /repos/{owner}/{repo}/codespaces/machines"],setRepositoriesForSecretForAuthenticatedUser:[
"PUT /user/codespaces/secrets/{secret_name}/repositories"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],startForAuthenticatedUser:[
"POST /user/codespaces/{codespace_name}/start"],stopForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/stop"],stopInOrganization:["POST /orgs/{org}/m\
embers/{username}/codespaces/{codespace_name}/stop"],updateForAuthenticatedUser:["PATCH /user/codespaces/{codespace_name}"]},copilot:{addCopilotSeatsForTeams:["\
POST /orgs/{org}/copilot/billing/selected_teams"],addCopilotSeatsForUsers:["POST /orgs/{org}/copilot/billing/selected_users"],cancelCopilotSeatAssignmentForTeams:[
"DELETE /orgs/{org}/copilot/billing/selected_teams"],cancelCopilotSeatAssignmentForUsers:["DELETE /orgs/{org}/copilot/billing/selected_users"],copilotMetricsForOrganization:[
"GET /orgs/{org}/copilot/metrics"],copilotMetricsForTeam:["GET /orgs/{org}/team/{team_slug}/copilot/metrics"],getCopilotOrganizationDetails:["GET /orgs/{org}/co\
pilot/billing"],getCopilotSeatDetailsForUser:["GET /orgs/{org}/members/{username}/copilot"],listCopilotSeats:["GET /orgs/{org}/copilot/billing/seats"]},credentials:{
revoke:["POST /credentials/revoke"]},dependabot:{addSelectedRepoToOrgSecret:["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],createOrUpdateOrgSecret:[
"PUT /orgs/{org}/dependabot/secrets/{secret_name}"],createOrUpdateRepoSecret:["PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],deleteOrgSecret:["DE\
LETE /orgs/{org}/dependabot/secrets/{secret_name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],getAlert:["GET /repos/{ow\
ner}/{repo}/dependabot/alerts/{alert_number}"],getOrgPublicKey:["GET /orgs/{org}/dependabot/secrets/public-key"],getOrgSecret:["GET /orgs/{org}/dependabot/secre\
ts/{secret_name}"],getRepoPublicKey:["GET /repos/{owner}/{repo}/dependabot/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/dependabot/secrets/{se\
cret_name}"],listAlertsForEnterprise:["GET /enterprises/{enterprise}/dependabot/alerts"],listAlertsForOrg:["GET /orgs/{org}/dependabot/alerts"],listAlertsForRepo:[
"GET /repos/{owner}/{repo}/dependabot/alerts"],listOrgSecrets:["GET /orgs/{org}/dependabot/secrets"],listRepoSecrets:["GET /repos/{owner}/{repo}/dependabot/secr\
ets"],listSelectedReposForOrgSecret:["GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/depen\
dabot/secrets/{secret_name}/repositories/{repository_id}"],repositoryAccessForOrg:["GET /organizations/{org}/dependabot/repository-access"],setRepositoryAccessDefaultLevel:[
"PUT /organizations/{org}/dependabot/repository-access/default-level"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositor\
ies"],updateAlert:["PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],updateRepositoryAccessForOrg:["PATCH /organizations/{org}/dependabot/reposito\
ry-access"]},dependencyGraph:{createRepositorySnapshot:["POST /repos/{owner}/{repo}/dependency-graph/snapshots"],diffRange:["GET /repos/{owner}/{repo}/dependenc\
y-graph/compare/{basehead}"],exportSbom:["GET /repos/{owner}/{repo}/dependency-graph/sbom"]},emojis:{get:["GET /emojis"]},enterpriseTeamMemberships:{add:["PUT /\
enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],bulkAdd:["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add"],bulkRemove:[
"POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove"],get:["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
list:["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships"],remove:["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{userna\
me}"]},enterpriseTeamOrganizations:{add:["PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],bulkAdd:["POST /enterprises/{enterprise}/t\
eams/{enterprise-team}/organizations/add"],bulkRemove:["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove"],delete:["DELETE /enterpris\
es/{enterprise}/teams/{enterprise-team}/organizations/{org}"],getAssignment:["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],getAssignments:[
"GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations"]},enterpriseTeams:{create:["POST /enterprises/{enterprise}/teams"],delete:["DELETE /enterp\
rises/{enterprise}/teams/{team_slug}"],get:["GET /enterprises/{enterprise}/teams/{team_slug}"],list:["GET /enterprises/{enterprise}/teams"],update:["PATCH /ente\
rprises/{enterprise}/teams/{team_slug}"]},gists:{checkIsStarred:["GET /gists/{gist_id}/star"],create:["POST /gists"],createComment:["POST /gists/{gist_id}/comme\
nts"],delete:["DELETE /gists/{gist_id}"],deleteComment:["DELETE /gists/{gist_id}/comments/{comment_id}"],fork:["POST /gists/{gist_id}/forks"],get:["GET /gists/{\
gist_id}"],getComment:["GET /gists/{gist_id}/comments/{comment_id}"],getRevision:["GET /gists/{gist_id}/{sha}"],list:["GET /gists"],listComments:["GET /gists/{g\
ist_id}/comments"],listCommits:["GET /gists/{gist_id}/commits"],listForUser:["GET /users/{username}/gists"],listForks:["GET /gists/{gist_id}/forks"],listPublic:[
"GET /gists/public"],listStarred:["GET /gists/starred"],star:["PUT /gists/{gist_id}/star"],unstar:["DELETE /gists/{gist_id}/star"],update:["PATCH /gists/{gist_i\
d}"],updateComment:["PATCH /gists/{gist_id}/comments/{comment_id}"]},git:{createBlob:["POST /repos/{owner}/{repo}/git/blobs"],createCommit:["POST /repos/{owner}\
/{repo}/git/commits"],createRef:["POST /repos/{owner}/{repo}/git/refs"],createTag:["POST /repos/{owner}/{repo}/git/tags"],createTree:["POST /repos/{owner}/{repo\
}/git/trees"],deleteRef:["DELETE /repos/{owner}/{repo}/git/refs/{ref}"],getBlob:["GET /repos/{owner}/{repo}/git/blobs/{file_sha}"],getCommit:["GET /repos/{owner\
}/{repo}/git/commits/{commit_sha}"],getRef:["GET /repos/{owner}/{repo}/git/ref/{ref}"],getTag:["GET /repos/{owner}/{repo}/git/tags/{tag_sha}"],getTree:["GET /re\
pos/{owner}/{repo}/git/trees/{tree_sha}"],listMatchingRefs:["GET /repos/{owner}/{repo}/git/matching-refs/{ref}"],updateRef:["PATCH /repos/{owner}/{repo}/git/ref\
s/{ref}"]},gitignore:{getAllTemplates:["GET /gitignore/templates"],getTemplate:["GET /gitignore/templates/{name}"]},hostedCompute:{createNetworkConfigurationForOrg:[
"POST /orgs/{org}/settings/network-configurations"],deleteNetworkConfigurationFromOrg:["DELETE /orgs/{org}/settings/network-configurations/{network_configuratio\
n_id}"],getNetworkConfigurationForOrg:["GET /orgs/{org}/settings/network-configurations/{network_configuration_id}"],getNetworkSettingsForOrg:["GET /orgs/{org}/\
settings/network-settings/{network_settings_id}"],listNetworkConfigurationsForOrg:["GET /orgs/{org}/settings/network-configurations"],updateNetworkConfigurationForOrg:[
"PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}"]},interactions:{getRestrictionsForAuthenticatedUser:["GET /user/interaction-limit\
s"],getRestrictionsForOrg:["GET /orgs/{org}/interaction-limits"],getRestrictionsForRepo:["GET /repos/{owner}/{repo}/interaction-limits"],getRestrictionsForYourPublicRepos:[
"GET /user/interaction-limits",{},{renamed:["interactions","getRestrictionsForAuthenticatedUser"]}],removeRestrictionsForAuthenticatedUser:["DELETE /user/intera\
ction-limits"],removeRestrictionsForOrg:["DELETE /orgs/{org}/interaction-limits"],removeRestrictionsForRepo:["DELETE /repos/{owner}/{repo}/interaction-limits"],
removeRestrictionsForYourPublicRepos:["DELETE /user/interaction-limits",{},{renamed:["interactions","removeRestrictionsForAuthenticatedUser"]}],setRestrictionsForAuthenticatedUser:[
"PUT /user/interaction-limits"],setRestrictionsForOrg:["PUT /orgs/{org}/interaction-limits"],setRestrictionsForRepo:["PUT /repos/{owner}/{repo}/interaction-limi\
ts"],setRestrictionsForYourPublicRepos:["PUT /user/interaction-limits",{},{renamed:["interactions","setRestrictionsForAuthenticatedUser"]}]},issues:{addAssignees:[
"POST /repos/{owner}/{repo}/issues/{issue_number}/assignees"],addBlockedByDependency:["POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
addLabels:["POST /repos/{owner}/{repo}/issues/{issue_number}/labels"],addSubIssue:["POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],checkUserCanBeAssigned:[
"GET /repos/{owner}/{repo}/assignees/{assignee}"],checkUserCanBeAssignedToIssue:["GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}"],create:[
"POST /repos/{owner}/{repo}/issues"],createComment:["POST /repos/{owner}/{repo}/issues/{issue_number}/comments"],createLabel:["POST /repos/{owner}/{repo}/labels"],
createMilestone:["POST /repos/{owner}/{repo}/milestones"],deleteComment:["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"],deleteLabel:["DELETE /repo\
s/{owner}/{repo}/labels/{name}"],deleteMilestone:["DELETE /repos/{owner}/{repo}/milestones/{milestone_number}"],get:["GET /repos/{owner}/{repo}/issues/{issue_nu\
mber}"],getComment:["GET /repos/{owner}/{repo}/issues/comments/{comment_id}"],getEvent:["GET /repos/{owner}/{repo}/issues/events/{event_id}"],getLabel:["GET /re\
pos/{owner}/{repo}/labels/{name}"],getMilestone:["GET /repos/{owner}/{repo}/milestones/{milestone_number}"],getParent:["GET /repos/{owner}/{repo}/issues/{issue_\
number}/parent"],list:["GET /issues"],listAssignees:["GET /repos/{owner}/{repo}/assignees"],listComments:["GET /repos/{owner}/{repo}/issues/{issue_number}/comme\
nts"],listCommentsForRepo:["GET /repos/{owner}/{repo}/issues/comments"],listDependenciesBlockedBy:["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies\
/blocked_by"],listDependenciesBlocking:["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking"],listEvents:["GET /repos/{owner}/{repo}/issues/{\
issue_number}/events"],listEventsForRepo:["GET /repos/{owner}/{repo}/issues/events"],listEventsForTimeline:["GET /repos/{owner}/{repo}/issues/{issue_number}/tim\
eline"],listForAuthenticatedUser:["GET /user/issues"],listForOrg:["GET /orgs/{org}/issues"],listForRepo:["GET /repos/{owner}/{repo}/issues"],listLabelsForMilestone:[
"GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels"],listLabelsForRepo:["GET /repos/{owner}/{repo}/labels"],listLabelsOnIssue:["GET /repos/{owner}/\
{repo}/issues/{issue_number}/labels"],listMilestones:["GET /repos/{owner}/{repo}/milestones"],listSubIssues:["GET /repos/{owner}/{repo}/issues/{issue_number}/su\
b_issues"],lock:["PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"],removeAllLabels:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels"],removeAssignees:[
"DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"],removeDependencyBlockedBy:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/bloc\
ked_by/{issue_id}"],removeLabel:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}"],removeSubIssue:["DELETE /repos/{owner}/{repo}/issues/{issue\
_number}/sub_issue"],reprioritizeSubIssue:["PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority"],setLabels:["PUT /repos/{owner}/{repo}/issues\
/{issue_number}/labels"],unlock:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock"],update:["PATCH /repos/{owner}/{repo}/issues/{issue_number}"],updateComment:[
"PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}"],updateLabel:["PATCH /repos/{owner}/{repo}/labels/{name}"],updateMilestone:["PATCH /repos/{owner}/{re\
po}/milestones/{milestone_number}"]},licenses:{get:["GET /licenses/{license}"],getAllCommonlyUsed:["GET /licenses"],getForRepo:["GET /repos/{owner}/{repo}/licen\
se"]},markdown:{render:["POST /markdown"],renderRaw:["POST /markdown/raw",{headers:{"content-type":"text/plain; charset=utf-8"}}]},meta:{get:["GET /meta"],getAllVersions:[
"GET /versions"],getOctocat:["GET /octocat"],getZen:["GET /zen"],root:["GET /"]},migrations:{deleteArchiveForAuthenticatedUser:["DELETE /user/migrations/{migrat\
ion_id}/archive"],deleteArchiveForOrg:["DELETE /orgs/{org}/migrations/{migration_id}/archive"],downloadArchiveForOrg:["GET /orgs/{org}/migrations/{migration_id}\
/archive"],getArchiveForAuthenticatedUser:["GET /user/migrations/{migration_id}/archive"],getStatusForAuthenticatedUser:["GET /user/migrations/{migration_id}"],
getStatusForOrg:["GET /orgs/{org}/migrations/{migration_id}"],listForAuthenticatedUser:["GET /user/migrations"],listForOrg:["GET /orgs/{org}/migrations"],listReposForAuthenticatedUser:[
"GET /user/migrations/{migration_id}/repositories"],listReposForOrg:["GET /orgs/{org}/migrations/{migration_id}/repositories"],listReposForUser:["GET /user/migr\
ations/{migration_id}/repositories",{},{renamed:["migrations","listReposForAuthenticatedUser"]}],startForAuthenticatedUser:["POST /user/migrations"],startForOrg:[
"POST /orgs/{org}/migrations"],unlockRepoForAuthenticatedUser:["DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock"],unlockRepoForOrg:["DELETE /orgs/\
{org}/migrations/{migration_id}/repos/{repo_name}/lock"]},oidc:{getOidcCustomSubTemplateForOrg:["GET /orgs/{org}/actions/oidc/customization/sub"],updateOidcCustomSubTemplateForOrg:[
"PUT /orgs/{org}/actions/oidc/customization/sub"]},orgs:{addSecurityManagerTeam:["PUT /orgs/{org}/security-managers/teams/{team_slug}",{},{deprecated:"octokit.r\
est.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team"}],assignTeamToOrgRole:["PU\
T /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],assignUserToOrgRole:["PUT /orgs/{org}/organization-roles/users/{username}/{role_id}"],blockUser:[
"PUT /orgs/{org}/blocks/{username}"],cancelInvitation:["DELETE /orgs/{org}/invitations/{invitation_id}"],checkBlockedUser:["GET /orgs/{org}/blocks/{username}"],
checkMembershipForUser:["GET /orgs/{org}/members/{username}"],checkPublicMembershipForUser:["GET /orgs/{org}/public_members/{username}"],convertMemberToOutsideCollaborator:[
"PUT /orgs/{org}/outside_collaborators/{username}"],createArtifactStorageRecord:["POST /orgs/{org}/artifacts/metadata/storage-record"],createInvitation:["POST /\
orgs/{org}/invitations"],createIssueType:["POST /orgs/{org}/issue-types"],createWebhook:["POST /orgs/{org}/hooks"],customPropertiesForOrgsCreateOrUpdateOrganizationValues:[
"PATCH /organizations/{org}/org-properties/values"],customPropertiesForOrgsGetOrganizationValues:["GET /organizations/{org}/org-properties/values"],customPropertiesForReposCreateOrUpdateOrganizationDefinition:[
"PUT /orgs/{org}/properties/schema/{custom_property_name}"],customPropertiesForReposCreateOrUpdateOrganizationDefinitions:["PATCH /orgs/{org}/properties/schema"],
customPropertiesForReposCreateOrUpdateOrganizationValues:["PATCH /orgs/{org}/properties/values"],customPropertiesForReposDeleteOrganizationDefinition:["DELETE /\
orgs/{org}/properties/schema/{custom_property_name}"],customPropertiesForReposGetOrganizationDefinition:["GET /orgs/{org}/properties/schema/{custom_property_nam\
e}"],customPropertiesForReposGetOrganizationDefinitions:["GET /orgs/{org}/properties/schema"],customPropertiesForReposGetOrganizationValues:["GET /orgs/{org}/pr\
operties/values"],delete:["DELETE /orgs/{org}"],deleteAttestationsBulk:["POST /orgs/{org}/attestations/delete-request"],deleteAttestationsById:["DELETE /orgs/{o\
rg}/attestations/{attestation_id}"],deleteAttestationsBySubjectDigest:["DELETE /orgs/{org}/attestations/digest/{subject_digest}"],deleteIssueType:["DELETE /orgs\
/{org}/issue-types/{issue_type_id}"],deleteWebhook:["DELETE /orgs/{org}/hooks/{hook_id}"],disableSelectedRepositoryImmutableReleasesOrganization:["DELETE /orgs/\
{org}/settings/immutable-releases/repositories/{repository_id}"],enableSelectedRepositoryImmutableReleasesOrganization:["PUT /orgs/{org}/settings/immutable-rele\
ases/repositories/{repository_id}"],get:["GET /orgs/{org}"],getImmutableReleasesSettings:["GET /orgs/{org}/settings/immutable-releases"],getImmutableReleasesSettingsRepositories:[
"GET /orgs/{org}/settings/immutable-releases/repositories"],getMembershipForAuthenticatedUser:["GET /user/memberships/orgs/{org}"],getMembershipForUser:["GET /o\
rgs/{org}/memberships/{username}"],getOrgRole:["GET /orgs/{org}/organization-roles/{role_id}"],getOrgRulesetHistory:["GET /orgs/{org}/rulesets/{ruleset_id}/hist\
ory"],getOrgRulesetVersion:["GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}"],getWebhook:["GET /orgs/{org}/hooks/{hook_id}"],getWebhookConfigForOrg:[
"GET /orgs/{org}/hooks/{hook_id}/config"],getWebhookDelivery:["GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}"],list:["GET /organizations"],listAppInstallations:[
"GET /orgs/{org}/installations"],listArtifactStorageRecords:["GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records"],listAttestationRepositories:[
"GET /orgs/{org}/attestations/repositories"],listAttestations:["GET /orgs/{org}/attestations/{subject_digest}"],listAttestationsBulk:["POST /orgs/{org}/attestat\
ions/bulk-list{?per_page,before,after}"],listBlockedUsers:["GET /orgs/{org}/blocks"],listFailedInvitations:["GET /orgs/{org}/failed_invitations"],listForAuthenticatedUser:[
"GET /user/orgs"],listForUser:["GET /users/{username}/orgs"],listInvitationTeams:["GET /orgs/{org}/invitations/{invitation_id}/teams"],listIssueTypes:["GET /org\
s/{org}/issue-types"],listMembers:["GET /orgs/{org}/members"],listMembershipsForAuthenticatedUser:["GET /user/memberships/orgs"],listOrgRoleTeams:["GET /orgs/{o\
rg}/organization-roles/{role_id}/teams"],listOrgRoleUsers:["GET /orgs/{org}/organization-roles/{role_id}/users"],listOrgRoles:["GET /orgs/{org}/organization-rol\
es"],listOrganizationFineGrainedPermissions:["GET /orgs/{org}/organization-fine-grained-permissions"],listOutsideCollaborators:["GET /orgs/{org}/outside_collabo\
rators"],listPatGrantRepositories:["GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories"],listPatGrantRequestRepositories:["GET /orgs/{org}/personal-ac\
cess-token-requests/{pat_request_id}/repositories"],listPatGrantRequests:["GET /orgs/{org}/personal-access-token-requests"],listPatGrants:["GET /orgs/{org}/pers\
onal-access-tokens"],listPendingInvitations:["GET /orgs/{org}/invitations"],listPublicMembers:["GET /orgs/{org}/public_members"],listSecurityManagerTeams:["GET \
/orgs/{org}/security-managers",{},{deprecated:"octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-manage\
rs#list-security-manager-teams"}],listWebhookDeliveries:["GET /orgs/{org}/hooks/{hook_id}/deliveries"],listWebhooks:["GET /orgs/{org}/hooks"],pingWebhook:["POST\
 /orgs/{org}/hooks/{hook_id}/pings"],redeliverWebhookDelivery:["POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],removeMember:["DELETE /orgs\
/{org}/members/{username}"],removeMembershipForUser:["DELETE /orgs/{org}/memberships/{username}"],removeOutsideCollaborator:["DELETE /orgs/{org}/outside_collabo\
rators/{username}"],removePublicMembershipForAuthenticatedUser:["DELETE /orgs/{org}/public_members/{username}"],removeSecurityManagerTeam:["DELETE /orgs/{org}/s\
ecurity-managers/teams/{team_slug}",{},{deprecated:"octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-\
managers#remove-a-security-manager-team"}],reviewPatGrantRequest:["POST /orgs/{org}/personal-access-token-requests/{pat_request_id}"],reviewPatGrantRequestsInBulk:[
"POST /orgs/{org}/personal-access-token-requests"],revokeAllOrgRolesTeam:["DELETE /orgs/{org}/organization-roles/teams/{team_slug}"],revokeAllOrgRolesUser:["DEL\
ETE /orgs/{org}/organization-roles/users/{username}"],revokeOrgRoleTeam:["DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],revokeOrgRoleUser:[
"DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}"],setImmutableReleasesSettings:["PUT /orgs/{org}/settings/immutable-releases"],setImmutableReleasesSettingsRepositories:[
"PUT /orgs/{org}/settings/immutable-releases/repositories"],setMembershipForUser:["PUT /orgs/{org}/memberships/{username}"],setPublicMembershipForAuthenticatedUser:[
"PUT /orgs/{org}/public_members/{username}"],unblockUser:["DELETE /orgs/{org}/blocks/{username}"],update:["PATCH /orgs/{org}"],updateIssueType:["PUT /orgs/{org}\
/issue-types/{issue_type_id}"],updateMembershipForAuthenticatedUser:["PATCH /user/memberships/orgs/{org}"],updatePatAccess:["POST /orgs/{org}/personal-access-to\
kens/{pat_id}"],updatePatAccesses:["POST /orgs/{org}/personal-access-tokens"],updateWebhook:["PATCH /orgs/{org}/hooks/{hook_id}"],updateWebhookConfigForOrg:["PA\
TCH /orgs/{org}/hooks/{hook_id}/config"]},packages:{deletePackageForAuthenticatedUser:["DELETE /user/packages/{package_type}/{package_name}"],deletePackageForOrg:[
"DELETE /orgs/{org}/packages/{package_type}/{package_name}"],deletePackageForUser:["DELETE /users/{username}/packages/{package_type}/{package_name}"],deletePackageVersionForAuthenticatedUser:[
"DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],deletePackageVersionForOrg:["DELETE /orgs/{org}/packages/{package_type}/{pa\
ckage_name}/versions/{package_version_id}"],deletePackageVersionForUser:["DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_vers\
ion_id}"],getAllPackageVersionsForAPackageOwnedByAnOrg:["GET /orgs/{org}/packages/{package_type}/{package_name}/versions",{},{renamed:["packages","getAllPackage\
VersionsForPackageOwnedByOrg"]}],getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser:["GET /user/packages/{package_type}/{package_name}/versions",{},{renamed:[
"packages","getAllPackageVersionsForPackageOwnedByAuthenticatedUser"]}],getAllPackageVersionsForPackageOwnedByAuthenticatedUser:["GET /user/packages/{package_ty\
pe}/{package_name}/versions"],getAllPackageVersionsForPackageOwnedByOrg:["GET /orgs/{org}/packages/{package_type}/{package_name}/versions"],getAllPackageVersionsForPackageOwnedByUser:[
"GET /users/{username}/packages/{package_type}/{package_name}/versions"],getPackageForAuthenticatedUser:["GET /user/packages/{package_type}/{package_name}"],getPackageForOrganization:[
"GET /orgs/{org}/packages/{package_type}/{package_name}"],getPackageForUser:["GET /users/{username}/packages/{package_type}/{package_name}"],getPackageVersionForAuthenticatedUser:[
"GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],getPackageVersionForOrganization:["GET /orgs/{org}/packages/{package_type}/{pa\
ckage_name}/versions/{package_version_id}"],getPackageVersionForUser:["GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id\
}"],listDockerMigrationConflictingPackagesForAuthenticatedUser:["GET /user/docker/conflicts"],listDockerMigrationConflictingPackagesForOrganization:["GET /orgs/\
{org}/docker/conflicts"],listDockerMigrationConflictingPackagesForUser:["GET /users/{username}/docker/conflicts"],listPackagesForAuthenticatedUser:["GET /user/p\
ackages"],listPackagesForOrganization:["GET /orgs/{org}/packages"],listPackagesForUser:["GET /users/{username}/packages"],restorePackageForAuthenticatedUser:["P\
OST /user/packages/{package_type}/{package_name}/restore{?token}"],restorePackageForOrg:["POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token\
}"],restorePackageForUser:["POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}"],restorePackageVersionForAuthenticatedUser:["POST /us\
er/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],restorePackageVersionForOrg:["POST /orgs/{org}/packages/{package_type}/{packag\
e_name}/versions/{package_version_id}/restore"],restorePackageVersionForUser:["POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_v\
ersion_id}/restore"]},privateRegistries:{createOrgPrivateRegistry:["POST /orgs/{org}/private-registries"],deleteOrgPrivateRegistry:["DELETE /orgs/{org}/private-\
registries/{secret_name}"],getOrgPrivateRegistry:["GET /orgs/{org}/private-registries/{secret_name}"],getOrgPublicKey:["GET /orgs/{org}/private-registries/publi\
c-key"],listOrgPrivateRegistries:["GET /orgs/{org}/private-registries"],updateOrgPrivateRegistry:["PATCH /orgs/{org}/private-registries/{secret_name}"]},projects:{
addItemForOrg:["POST /orgs/{org}/projectsV2/{project_number}/items"],addItemForUser:["POST /users/{username}/projectsV2/{project_number}/items"],deleteItemForOrg:[
"DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],deleteItemForUser:["DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}"],getFieldForOrg:[
"GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}"],getFieldForUser:["GET /users/{username}/projectsV2/{project_number}/fields/{field_id}"],getForOrg:[
"GET /orgs/{org}/projectsV2/{project_number}"],getForUser:["GET /users/{username}/projectsV2/{project_number}"],getOrgItem:["GET /orgs/{org}/projectsV2/{project\
_number}/items/{item_id}"],getUserItem:["GET /users/{username}/projectsV2/{project_number}/items/{item_id}"],listFieldsForOrg:["GET /orgs/{org}/projectsV2/{proj\
ect_number}/fields"],listFieldsForUser:["GET /users/{username}/projectsV2/{project_number}/fields"],listForOrg:["GET /orgs/{org}/projectsV2"],listForUser:["GET \
/users/{username}/projectsV2"],listItemsForOrg:["GET /orgs/{org}/projectsV2/{project_number}/items"],listItemsForUser:["GET /users/{username}/projectsV2/{projec\
t_number}/items"],updateItemForOrg:["PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],updateItemForUser:["PATCH /users/{username}/projectsV2/{pro\
ject_number}/items/{item_id}"]},pulls:{checkIfMerged:["GET /repos/{owner}/{repo}/pulls/{pull_number}/merge"],create:["POST /repos/{owner}/{repo}/pulls"],createReplyForReviewComment:[
"POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"],createReview:["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],createReviewComment:[
"POST /repos/{owner}/{repo}/pulls/{pull_number}/comments"],deletePendingReview:["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],deleteReviewComment:[
"DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}"],dismissReview:["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"],get:[
"GET /repos/{owner}/{repo}/pulls/{pull_number}"],getReview:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],getReviewComment:["GET /repos/{\
owner}/{repo}/pulls/comments/{comment_id}"],list:["GET /repos/{owner}/{repo}/pulls"],listCommentsForReview:["GET /repos/{owner}/{repo}/pulls/{pull_number}/revie\
ws/{review_id}/comments"],listCommits:["GET /repos/{owner}/{repo}/pulls/{pull_number}/commits"],listFiles:["GET /repos/{owner}/{repo}/pulls/{pull_number}/files"],
listRequestedReviewers:["GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],listReviewComments:["GET /repos/{owner}/{repo}/pulls/{pull_number}/\
comments"],listReviewCommentsForRepo:["GET /repos/{owner}/{repo}/pulls/comments"],listReviews:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],merge:["\
PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge"],removeRequestedReviewers:["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],requestReviewers:[
"POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],submitReview:["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events"],
update:["PATCH /repos/{owner}/{repo}/pulls/{pull_number}"],updateBranch:["PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch"],updateReview:["PUT /repo\
s/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],updateReviewComment:["PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}"]},rateLimit:{get:["GET\
 /rate_limit"]},reactions:{createForCommitComment:["POST /repos/{owner}/{repo}/comments/{comment_id}/reactions"],createForIssue:["POST /repos/{owner}/{repo}/iss\
ues/{issue_number}/reactions"],createForIssueComment:["POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],createForPullRequestReviewComment:["P\
OST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],createForRelease:["POST /repos/{owner}/{repo}/releases/{release_id}/reactions"],createForTeamDiscussionCommentInOrg:[
"POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],createForTeamDiscussionInOrg:["POST /orgs/{org}/teams/\
{team_slug}/discussions/{discussion_number}/reactions"],deleteForCommitComment:["DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}"],deleteForIssue:[
"DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}"],deleteForIssueComment:["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/\
reactions/{reaction_id}"],deleteForPullRequestComment:["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}"],deleteForRelease:["DE\
LETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}"],deleteForTeamDiscussion:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussio\
n_number}/reactions/{reaction_id}"],deleteForTeamDiscussionComment:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_numb\
er}/reactions/{reaction_id}"],listForCommitComment:["GET /repos/{owner}/{repo}/comments/{comment_id}/reactions"],listForIssue:["GET /repos/{owner}/{repo}/issues\
/{issue_number}/reactions"],listForIssueComment:["GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],listForPullRequestReviewComment:["GET /repo\
s/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],listForRelease:["GET /repos/{owner}/{repo}/releases/{release_id}/reactions"],listForTeamDiscussionCommentInOrg:[
"GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],listForTeamDiscussionInOrg:["GET /orgs/{org}/teams/{tea\
m_slug}/discussions/{discussion_number}/reactions"]},repos:{acceptInvitation:["PATCH /user/repository_invitations/{invitation_id}",{},{renamed:["repos","acceptI\
nvitationForAuthenticatedUser"]}],acceptInvitationForAuthenticatedUser:["PATCH /user/repository_invitations/{invitation_id}"],addAppAccessRestrictions:["POST /r\
epos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",{},{mapToData:"apps"}],addCollaborator:["PUT /repos/{owner}/{repo}/collaborators/{username}"],
addStatusCheckContexts:["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",{},{mapToData:"contexts"}],addTeamAccessRestrictions:[
"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",{},{mapToData:"teams"}],addUserAccessRestrictions:["POST /repos/{owner}/{repo}/bran\
ches/{branch}/protection/restrictions/users",{},{mapToData:"users"}],cancelPagesDeployment:["POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/\
cancel"],checkAutomatedSecurityFixes:["GET /repos/{owner}/{repo}/automated-security-fixes"],checkCollaborator:["GET /repos/{owner}/{repo}/collaborators/{usernam\
e}"],checkImmutableReleases:["GET /repos/{owner}/{repo}/immutable-releases"],checkPrivateVulnerabilityReporting:["GET /repos/{owner}/{repo}/private-vulnerabilit\
y-reporting"],checkVulnerabilityAlerts:["GET /repos/{owner}/{repo}/vulnerability-alerts"],codeownersErrors:["GET /repos/{owner}/{repo}/codeowners/errors"],compareCommits:[
"GET /repos/{owner}/{repo}/compare/{base}...{head}"],compareCommitsWithBasehead:["GET /repos/{owner}/{repo}/compare/{basehead}"],createAttestation:["POST /repos\
/{owner}/{repo}/attestations"],createAutolink:["POST /repos/{owner}/{repo}/autolinks"],createCommitComment:["POST /repos/{owner}/{repo}/commits/{commit_sha}/com\
ments"],createCommitSignatureProtection:["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],createCommitStatus:["POST /repos/{owner}\
/{repo}/statuses/{sha}"],createDeployKey:["POST /repos/{owner}/{repo}/keys"],createDeployment:["POST /repos/{owner}/{repo}/deployments"],createDeploymentBranchPolicy:[
"POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],createDeploymentProtectionRule:["POST /repos/{owner}/{repo}/environment\
s/{environment_name}/deployment_protection_rules"],createDeploymentStatus:["POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],createDispatchEvent:[
"POST /repos/{owner}/{repo}/dispatches"],createForAuthenticatedUser:["POST /user/repos"],createFork:["POST /repos/{owner}/{repo}/forks"],createInOrg:["POST /org\
s/{org}/repos"],createOrUpdateEnvironment:["PUT /repos/{owner}/{repo}/environments/{environment_name}"],createOrUpdateFileContents:["PUT /repos/{owner}/{repo}/c\
ontents/{path}"],createOrgRuleset:["POST /orgs/{org}/rulesets"],createPagesDeployment:["POST /repos/{owner}/{repo}/pages/deployments"],createPagesSite:["POST /r\
epos/{owner}/{repo}/pages"],createRelease:["POST /repos/{owner}/{repo}/releases"],createRepoRuleset:["POST /repos/{owner}/{repo}/rulesets"],createUsingTemplate:[
"POST /repos/{template_owner}/{template_repo}/generate"],createWebhook:["POST /repos/{owner}/{repo}/hooks"],customPropertiesForReposCreateOrUpdateRepositoryValues:[
"PATCH /repos/{owner}/{repo}/properties/values"],customPropertiesForReposGetRepositoryValues:["GET /repos/{owner}/{repo}/properties/values"],declineInvitation:[
"DELETE /user/repository_invitations/{invitation_id}",{},{renamed:["repos","declineInvitationForAuthenticatedUser"]}],declineInvitationForAuthenticatedUser:["DE\
LETE /user/repository_invitations/{invitation_id}"],delete:["DELETE /repos/{owner}/{repo}"],deleteAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{br\
anch}/protection/restrictions"],deleteAdminBranchProtection:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],deleteAnEnvironment:["D\
ELETE /repos/{owner}/{repo}/environments/{environment_name}"],deleteAutolink:["DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}"],deleteBranchProtection:["D\
ELETE /repos/{owner}/{repo}/branches/{branch}/protection"],deleteCommitComment:["DELETE /repos/{owner}/{repo}/comments/{comment_id}"],deleteCommitSignatureProtection:[
"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],deleteDeployKey:["DELETE /repos/{owner}/{repo}/keys/{key_id}"],deleteDeployment:[
"DELETE /repos/{owner}/{repo}/deployments/{deployment_id}"],deleteDeploymentBranchPolicy:["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployme\
nt-branch-policies/{branch_policy_id}"],deleteFile:["DELETE /repos/{owner}/{repo}/contents/{path}"],deleteInvitation:["DELETE /repos/{owner}/{repo}/invitations/\
{invitation_id}"],deleteOrgRuleset:["DELETE /orgs/{org}/rulesets/{ruleset_id}"],deletePagesSite:["DELETE /repos/{owner}/{repo}/pages"],deletePullRequestReviewProtection:[
"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],deleteRelease:["DELETE /repos/{owner}/{repo}/releases/{release_id}"],
deleteReleaseAsset:["DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}"],deleteRepoRuleset:["DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}"],deleteWebhook:[
"DELETE /repos/{owner}/{repo}/hooks/{hook_id}"],disableAutomatedSecurityFixes:["DELETE /repos/{owner}/{repo}/automated-security-fixes"],disableDeploymentProtectionRule:[
"DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],disableImmutableReleases:["DELETE /repos/{owner\
}/{repo}/immutable-releases"],disablePrivateVulnerabilityReporting:["DELETE /repos/{owner}/{repo}/private-vulnerability-reporting"],disableVulnerabilityAlerts:[
"DELETE /repos/{owner}/{repo}/vulnerability-alerts"],downloadArchive:["GET /repos/{owner}/{repo}/zipball/{ref}",{},{renamed:["repos","downloadZipballArchive"]}],
downloadTarballArchive:["GET /repos/{owner}/{repo}/tarball/{ref}"],downloadZipballArchive:["GET /repos/{owner}/{repo}/zipball/{ref}"],enableAutomatedSecurityFixes:[
"PUT /repos/{owner}/{repo}/automated-security-fixes"],enableImmutableReleases:["PUT /repos/{owner}/{repo}/immutable-releases"],enablePrivateVulnerabilityReporting:[
"PUT /repos/{owner}/{repo}/private-vulnerability-reporting"],enableVulnerabilityAlerts:["PUT /repos/{owner}/{repo}/vulnerability-alerts"],generateReleaseNotes:[
"POST /repos/{owner}/{repo}/releases/generate-notes"],get:["GET /repos/{owner}/{repo}"],getAccessRestrictions:["GET /repos/{owner}/{repo}/branches/{branch}/prot\
ection/restrictions"],getAdminBranchProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],getAllDeploymentProtectionRules:["GET /\
repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],getAllEnvironments:["GET /repos/{owner}/{repo}/environments"],getAllStatusCheckContexts:[
"GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts"],getAllTopics:["GET /repos/{owner}/{repo}/topics"],getAppsWithAccessToProtectedBranch:[
"GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps"],getAutolink:["GET /repos/{owner}/{repo}/autolinks/{autolink_id}"],getBranch:["GET /r\
epos/{owner}/{repo}/branches/{branch}"],getBranchProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection"],getBranchRules:["GET /repos/{owner}/{repo\
}/rules/branches/{branch}"],getClones:["GET /repos/{owner}/{repo}/traffic/clones"],getCodeFrequencyStats:["GET /repos/{owner}/{repo}/stats/code_frequency"],getCollaboratorPermissionLevel:[
"GET /repos/{owner}/{repo}/collaborators/{username}/permission"],getCombinedStatusForRef:["GET /repos/{owner}/{repo}/commits/{ref}/status"],getCommit:["GET /rep\
os/{owner}/{repo}/commits/{ref}"],getCommitActivityStats:["GET /repos/{owner}/{repo}/stats/commit_activity"],getCommitComment:["GET /repos/{owner}/{repo}/commen\
ts/{comment_id}"],getCommitSignatureProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],getCommunityProfileMetrics:["GET /\
repos/{owner}/{repo}/community/profile"],getContent:["GET /repos/{owner}/{repo}/contents/{path}"],getContributorsStats:["GET /repos/{owner}/{repo}/stats/contrib\
utors"],getCustomDeploymentProtectionRule:["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],getDeployKey:[
"GET /repos/{owner}/{repo}/keys/{key_id}"],getDeployment:["GET /repos/{owner}/{repo}/deployments/{deployment_id}"],getDeploymentBranchPolicy:["GET /repos/{owner\
}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],getDeploymentStatus:["GET /repos/{owner}/{repo}/deployments/{deployment\
_id}/statuses/{status_id}"],getEnvironment:["GET /repos/{owner}/{repo}/environments/{environment_name}"],getLatestPagesBuild:["GET /repos/{owner}/{repo}/pages/b\
uilds/latest"],getLatestRelease:["GET /repos/{owner}/{repo}/releases/latest"],getOrgRuleSuite:["GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}"],getOrgRuleSuites:[
"GET /orgs/{org}/rulesets/rule-suites"],getOrgRuleset:["GET /orgs/{org}/rulesets/{ruleset_id}"],getOrgRulesets:["GET /orgs/{org}/rulesets"],getPages:["GET /repo\
s/{owner}/{repo}/pages"],getPagesBuild:["GET /repos/{owner}/{repo}/pages/builds/{build_id}"],getPagesDeployment:["GET /repos/{owner}/{repo}/pages/deployments/{p\
ages_deployment_id}"],getPagesHealthCheck:["GET /repos/{owner}/{repo}/pages/health"],getParticipationStats:["GET /repos/{owner}/{repo}/stats/participation"],getPullRequestReviewProtection:[
"GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],getPunchCardStats:["GET /repos/{owner}/{repo}/stats/punch_card"],getReadme:[
"GET /repos/{owner}/{repo}/readme"],getReadmeInDirectory:["GET /repos/{owner}/{repo}/readme/{dir}"],getRelease:["GET /repos/{owner}/{repo}/releases/{release_id}"],
getReleaseAsset:["GET /repos/{owner}/{repo}/releases/assets/{asset_id}"],getReleaseByTag:["GET /repos/{owner}/{repo}/releases/tags/{tag}"],getRepoRuleSuite:["GE\
T /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}"],getRepoRuleSuites:["GET /repos/{owner}/{repo}/rulesets/rule-suites"],getRepoRuleset:["GET /repos/\
{owner}/{repo}/rulesets/{ruleset_id}"],getRepoRulesetHistory:["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history"],getRepoRulesetVersion:["GET /repos/{own\
er}/{repo}/rulesets/{ruleset_id}/history/{version_id}"],getRepoRulesets:["GET /repos/{owner}/{repo}/rulesets"],getStatusChecksProtection:["GET /repos/{owner}/{r\
epo}/branches/{branch}/protection/required_status_checks"],getTeamsWithAccessToProtectedBranch:["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrict\
ions/teams"],getTopPaths:["GET /repos/{owner}/{repo}/traffic/popular/paths"],getTopReferrers:["GET /repos/{owner}/{repo}/traffic/popular/referrers"],getUsersWithAccessToProtectedBranch:[
"GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users"],getViews:["GET /repos/{owner}/{repo}/traffic/views"],getWebhook:["GET /repos/{owner\
}/{repo}/hooks/{hook_id}"],getWebhookConfigForRepo:["GET /repos/{owner}/{repo}/hooks/{hook_id}/config"],getWebhookDelivery:["GET /repos/{owner}/{repo}/hooks/{ho\
ok_id}/deliveries/{delivery_id}"],listActivities:["GET /repos/{owner}/{repo}/activity"],listAttestations:["GET /repos/{owner}/{repo}/attestations/{subject_diges\
t}"],listAutolinks:["GET /repos/{owner}/{repo}/autolinks"],listBranches:["GET /repos/{owner}/{repo}/branches"],listBranchesForHeadCommit:["GET /repos/{owner}/{r\
epo}/commits/{commit_sha}/branches-where-head"],listCollaborators:["GET /repos/{owner}/{repo}/collaborators"],listCommentsForCommit:["GET /repos/{owner}/{repo}/\
commits/{commit_sha}/comments"],listCommitCommentsForRepo:["GET /repos/{owner}/{repo}/comments"],listCommitStatusesForRef:["GET /repos/{owner}/{repo}/commits/{r\
ef}/statuses"],listCommits:["GET /repos/{owner}/{repo}/commits"],listContributors:["GET /repos/{owner}/{repo}/contributors"],listCustomDeploymentRuleIntegrations:[
"GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps"],listDeployKeys:["GET /repos/{owner}/{repo}/keys"],listDeploymentBranchPolicies:[
"GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],listDeploymentStatuses:["GET /repos/{owner}/{repo}/deployments/{deployme\
nt_id}/statuses"],listDeployments:["GET /repos/{owner}/{repo}/deployments"],listForAuthenticatedUser:["GET /user/repos"],listForOrg:["GET /orgs/{org}/repos"],listForUser:[
"GET /users/{username}/repos"],listForks:["GET /repos/{owner}/{repo}/forks"],listInvitations:["GET /repos/{owner}/{repo}/invitations"],listInvitationsForAuthenticatedUser:[
"GET /user/repository_invitations"],listLanguages:["GET /repos/{owner}/{repo}/languages"],listPagesBuilds:["GET /repos/{owner}/{repo}/pages/builds"],listPublic:[
"GET /repositories"],listPullRequestsAssociatedWithCommit:["GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls"],listReleaseAssets:["GET /repos/{owner}/{repo}\
/releases/{release_id}/assets"],listReleases:["GET /repos/{owner}/{repo}/releases"],listTags:["GET /repos/{owner}/{repo}/tags"],listTeams:["GET /repos/{owner}/{\
repo}/teams"],listWebhookDeliveries:["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries"],listWebhooks:["GET /repos/{owner}/{repo}/hooks"],merge:["POST /repo\
s/{owner}/{repo}/merges"],mergeUpstream:["POST /repos/{owner}/{repo}/merge-upstream"],pingWebhook:["POST /repos/{owner}/{repo}/hooks/{hook_id}/pings"],redeliverWebhookDelivery:[
"POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],removeAppAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/pro\
tection/restrictions/apps",{},{mapToData:"apps"}],removeCollaborator:["DELETE /repos/{owner}/{repo}/collaborators/{username}"],removeStatusCheckContexts:["DELET\
E /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",{},{mapToData:"contexts"}],removeStatusCheckProtection:["DELETE /repos/{ow\
ner}/{repo}/branches/{branch}/protection/required_status_checks"],removeTeamAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restr\
ictions/teams",{},{mapToData:"teams"}],removeUserAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",{},{mapToData:"\
users"}],renameBranch:["POST /repos/{owner}/{repo}/branches/{branch}/rename"],replaceAllTopics:["PUT /repos/{owner}/{repo}/topics"],requestPagesBuild:["POST /re\
pos/{owner}/{repo}/pages/builds"],setAdminBranchProtection:["POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],setAppAccessRestrictions:[
"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",{},{mapToData:"apps"}],setStatusCheckContexts:["PUT /repos/{owner}/{repo}/branches/{b\
ranch}/protection/required_status_checks/contexts",{},{mapToData:"contexts"}],setTeamAccessRestrictions:["PUT /repos/{owner}/{repo}/branches/{branch}/protection\
/restrictions/teams",{},{mapToData:"teams"}],setUserAccessRestrictions:["PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",{},{mapToData:"\
users"}],testPushWebhook:["POST /repos/{owner}/{repo}/hooks/{hook_id}/tests"],transfer:["POST /repos/{owner}/{repo}/transfer"],update:["PATCH /repos/{owner}/{re\
po}"],updateBranchProtection:["PUT /repos/{owner}/{repo}/branches/{branch}/protection"],updateCommitComment:["PATCH /repos/{owner}/{repo}/comments/{comment_id}"],
updateDeploymentBranchPolicy:["PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],updateInformationAboutPagesSite:[
"PUT /repos/{owner}/{repo}/pages"],updateInvitation:["PATCH /repos/{owner}/{repo}/invitations/{invitation_id}"],updateOrgRuleset:["PUT /orgs/{org}/rulesets/{rul\
eset_id}"],updatePullRequestReviewProtection:["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],updateRelease:["PATCH /r\
epos/{owner}/{repo}/releases/{release_id}"],updateReleaseAsset:["PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}"],updateRepoRuleset:["PUT /repos/{owner}\
/{repo}/rulesets/{ruleset_id}"],updateStatusCheckPotection:["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks",{},{renamed:["repo\
s","updateStatusCheckProtection"]}],updateStatusCheckProtection:["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],updateWebhook:[
"PATCH /repos/{owner}/{repo}/hooks/{hook_id}"],updateWebhookConfigForRepo:["PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config"],uploadReleaseAsset:["POST /repo\
s/{owner}/{repo}/releases/{release_id}/assets{?name,label}",{baseUrl:"https://uploads.github.com"}]},search:{code:["GET /search/code"],commits:["GET /search/com\
mits"],issuesAndPullRequests:["GET /search/issues"],labels:["GET /search/labels"],repos:["GET /search/repositories"],topics:["GET /search/topics"],users:["GET /\
search/users"]},secretScanning:{createPushProtectionBypass:["POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses"],getAlert:["GET /repos/{owner}\
/{repo}/secret-scanning/alerts/{alert_number}"],getScanHistory:["GET /repos/{owner}/{repo}/secret-scanning/scan-history"],listAlertsForOrg:["GET /orgs/{org}/sec\
ret-scanning/alerts"],listAlertsForRepo:["GET /repos/{owner}/{repo}/secret-scanning/alerts"],listLocationsForAlert:["GET /repos/{owner}/{repo}/secret-scanning/a\
lerts/{alert_number}/locations"],listOrgPatternConfigs:["GET /orgs/{org}/secret-scanning/pattern-configurations"],updateAlert:["PATCH /repos/{owner}/{repo}/secr\
et-scanning/alerts/{alert_number}"],updateOrgPatternConfigs:["PATCH /orgs/{org}/secret-scanning/pattern-configurations"]},securityAdvisories:{createFork:["POST \
/repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks"],createPrivateVulnerabilityReport:["POST /repos/{owner}/{repo}/security-advisories/reports"],createRepositoryAdvisory:[
"POST /repos/{owner}/{repo}/security-advisories"],createRepositoryAdvisoryCveRequest:["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve"],getGlobalAdvisory:[
"GET /advisories/{ghsa_id}"],getRepositoryAdvisory:["GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}"],listGlobalAdvisories:["GET /advisories"],listOrgRepositoryAdvisories:[
"GET /orgs/{org}/security-advisories"],listRepositoryAdvisories:["GET /repos/{owner}/{repo}/security-advisories"],updateRepositoryAdvisory:["PATCH /repos/{owner\
}/{repo}/security-advisories/{ghsa_id}"]},teams:{addOrUpdateMembershipForUserInOrg:["PUT /orgs/{org}/teams/{team_slug}/memberships/{username}"],addOrUpdateRepoPermissionsInOrg:[
"PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],checkPermissionsForRepoInOrg:["GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],create:["POST \
/orgs/{org}/teams"],createDiscussionCommentInOrg:["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],createDiscussionInOrg:["POST /o\
rgs/{org}/teams/{team_slug}/discussions"],deleteDiscussionCommentInOrg:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_\
number}"],deleteDiscussionInOrg:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],deleteInOrg:["DELETE /orgs/{org}/teams/{team_slug}"],getByName:[
"GET /orgs/{org}/teams/{team_slug}"],getDiscussionCommentInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],getDiscussionInOrg:[
"GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],getMembershipForUserInOrg:["GET /orgs/{org}/teams/{team_slug}/memberships/{username}"],list:[
"GET /orgs/{org}/teams"],listChildInOrg:["GET /orgs/{org}/teams/{team_slug}/teams"],listDiscussionCommentsInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions/\
{discussion_number}/comments"],listDiscussionsInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions"],listForAuthenticatedUser:["GET /user/teams"],listMembersInOrg:[
"GET /orgs/{org}/teams/{team_slug}/members"],listPendingInvitationsInOrg:["GET /orgs/{org}/teams/{team_slug}/invitations"],listReposInOrg:["GET /orgs/{org}/team\
s/{team_slug}/repos"],removeMembershipForUserInOrg:["DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}"],removeRepoInOrg:["DELETE /orgs/{org}/teams/{t\
eam_slug}/repos/{owner}/{repo}"],updateDiscussionCommentInOrg:["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
updateDiscussionInOrg:["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],updateInOrg:["PATCH /orgs/{org}/teams/{team_slug}"]},users:{addEmailForAuthenticated:[
"POST /user/emails",{},{renamed:["users","addEmailForAuthenticatedUser"]}],addEmailForAuthenticatedUser:["POST /user/emails"],addSocialAccountForAuthenticatedUser:[
"POST /user/social_accounts"],block:["PUT /user/blocks/{username}"],checkBlocked:["GET /user/blocks/{username}"],checkFollowingForUser:["GET /users/{username}/f\
ollowing/{target_user}"],checkPersonIsFollowedByAuthenticated:["GET /user/following/{username}"],createGpgKeyForAuthenticated:["POST /user/gpg_keys",{},{renamed:[
"users","createGpgKeyForAuthenticatedUser"]}],createGpgKeyForAuthenticatedUser:["POST /user/gpg_keys"],createPublicSshKeyForAuthenticated:["POST /user/keys",{},
{renamed:["users","createPublicSshKeyForAuthenticatedUser"]}],createPublicSshKeyForAuthenticatedUser:["POST /user/keys"],createSshSigningKeyForAuthenticatedUser:[
"POST /user/ssh_signing_keys"],deleteAttestationsBulk:["POST /users/{username}/attestations/delete-request"],deleteAttestationsById:["DELETE /users/{username}/a\
ttestations/{attestation_id}"],deleteAttestationsBySubjectDigest:["DELETE /users/{username}/attestations/digest/{subject_digest}"],deleteEmailForAuthenticated:[
"DELETE /user/emails",{},{renamed:["users","deleteEmailForAuthenticatedUser"]}],deleteEmailForAuthenticatedUser:["DELETE /user/emails"],deleteGpgKeyForAuthenticated:[
"DELETE /user/gpg_keys/{gpg_key_id}",{},{renamed:["users","deleteGpgKeyForAuthenticatedUser"]}],deleteGpgKeyForAuthenticatedUser:["DELETE /user/gpg_keys/{gpg_ke\
y_id}"],deletePublicSshKeyForAuthenticated:["DELETE /user/keys/{key_id}",{},{renamed:["users","deletePublicSshKeyForAuthenticatedUser"]}],deletePublicSshKeyForAuthenticatedUser:[
"DELETE /user/keys/{key_id}"],deleteSocialAccountForAuthenticatedUser:["DELETE /user/social_accounts"],deleteSshSigningKeyForAuthenticatedUser:["DELETE /user/ss\
h_signing_keys/{ssh_signing_key_id}"],follow:["PUT /user/following/{username}"],getAuthenticated:["GET /user"],getById:["GET /user/{account_id}"],getByUsername:[
"GET /users/{username}"],getContextForUser:["GET /users/{username}/hovercard"],getGpgKeyForAuthenticated:["GET /user/gpg_keys/{gpg_key_id}",{},{renamed:["users",
"getGpgKeyForAuthenticatedUser"]}],getGpgKeyForAuthenticatedUser:["GET /user/gpg_keys/{gpg_key_id}"],getPublicSshKeyForAuthenticated:["GET /user/keys/{key_id}",
{},{renamed:["users","getPublicSshKeyForAuthenticatedUser"]}],getPublicSshKeyForAuthenticatedUser:["GET /user/keys/{key_id}"],getSshSigningKeyForAuthenticatedUser:[
"GET /user/ssh_signing_keys/{ssh_signing_key_id}"],list:["GET /users"],listAttestations:["GET /users/{username}/attestations/{subject_digest}"],listAttestationsBulk:[
"POST /users/{username}/attestations/bulk-list{?per_page,before,after}"],listBlockedByAuthenticated:["GET /user/blocks",{},{renamed:["users","listBlockedByAuthe\
nticatedUser"]}],listBlockedByAuthenticatedUser:["GET /user/blocks"],listEmailsForAuthenticated:["GET /user/emails",{},{renamed:["users","listEmailsForAuthentic\
atedUser"]}],listEmailsForAuthenticatedUser:["GET /user/emails"],listFollowedByAuthenticated:["GET /user/following",{},{renamed:["users","listFollowedByAuthenti\
catedUser"]}],listFollowedByAuthenticatedUser:["GET /user/following"],listFollowersForAuthenticatedUser:["GET /user/followers"],listFollowersForUser:["GET /user\
s/{username}/followers"],listFollowingForUser:["GET /users/{username}/following"],listGpgKeysForAuthenticated:["GET /user/gpg_keys",{},{renamed:["users","listGp\
gKeysForAuthenticatedUser"]}],listGpgKeysForAuthenticatedUser:["GET /user/gpg_keys"],listGpgKeysForUser:["GET /users/{username}/gpg_keys"],listPublicEmailsForAuthenticated:[
"GET /user/public_emails",{},{renamed:["users","listPublicEmailsForAuthenticatedUser"]}],listPublicEmailsForAuthenticatedUser:["GET /user/public_emails"],listPublicKeysForUser:[
"GET /users/{username}/keys"],listPublicSshKeysForAuthenticated:["GET /user/keys",{},{renamed:["users","listPublicSshKeysForAuthenticatedUser"]}],listPublicSshKeysForAuthenticatedUser:[
"GET /user/keys"],listSocialAccountsForAuthenticatedUser:["GET /user/social_accounts"],listSocialAccountsForUser:["GET /users/{username}/social_accounts"],listSshSigningKeysForAuthenticatedUser:[
"GET /user/ssh_signing_keys"],listSshSigningKeysForUser:["GET /users/{username}/ssh_signing_keys"],setPrimaryEmailVisibilityForAuthenticated:["PATCH /user/email\
/visibility",{},{renamed:["users","setPrimaryEmailVisibilityForAuthenticatedUser"]}],setPrimaryEmailVisibilityForAuthenticatedUser:["PATCH /user/email/visibilit\
y"],unblock:["DELETE /user/blocks/{username}"],unfollow:["DELETE /user/following/{username}"],updateAuthenticated:["PATCH /user"]}},ls=ps,I=new Map;for(let[e,s]of Object.
entries(ls))for(let[r,o]of Object.entries(s)){let[t,i,c]=o,[a,T]=t.split(/ /),h=Object.assign({method:a,url:T},i);I.has(e)||I.set(e,new Map),I.get(e).set(r,{scope:e,
methodName:r,endpointDefaults:h,decorations:c})}var us={has({scope:e},s){return I.get(e).has(s)},getOwnPropertyDescriptor(e,s){return{value:this.get(e,s),configurable:!0,
writable:!0,enumerable:!0}},defineProperty(e,s,r){return Object.defineProperty(e.cache,s,r),!0},deleteProperty(e,s){return delete e.cache[s],!0},ownKeys({scope:e}){
return[...I.get(e).keys()]},set(e,s,r){return e.cache[s]=r},get({octokit:e,scope:s,cache:r},o){if(r[o])return r[o];let t=I.get(s).get(o);if(!t)return;let{endpointDefaults:i,
decorations:c}=t;return c?r[o]=gs(e,s,o,i,c):r[o]=e.request.defaults(i),r[o]}};function je(e){let s={};for(let r of I.keys())s[r]=new Proxy({octokit:e,scope:r,cache:{}},
us);return s}function gs(e,s,r,o,t){let i=e.request.defaults(o);function c(...a){let T=i.endpoint.merge(...a);if(t.mapToData)return T=Object.assign({},T,{data:T[t.
mapToData],[t.mapToData]:void 0}),i(T);if(t.renamed){let[h,g]=t.renamed;e.log.warn(`octokit.${s}.${r}() has been renamed to octokit.${h}.${g}()`)}if(t.deprecated&&
e.log.warn(t.deprecated),t.renamedParameters){let h=i.endpoint.merge(...a);for(let[g,m]of Object.entries(t.renamedParameters))g in h&&(e.log.warn(`"${g}" parame\
ter is deprecated for "octokit.${s}.${r}()". Use "${m}" instead`),m in h||(h[m]=h[g]),delete h[g]);return i(h)}return i(...a)}return Object.assign(c,i)}function He(e){
return{rest:je(e)}}He.VERSION=qe;function ds(e){let s=je(e);return{...s,rest:s}}ds.VERSION=qe;var ms="0.0.0-development";function Ts(e){if(!e.data)return{...e,data:[]};
if(!(("total_count"in e.data||"total_commits"in e.data)&&!("url"in e.data)))return e;let s=e.data.incomplete_results,r=e.data.repository_selection,o=e.data.total_count,
t=e.data.total_commits;delete e.data.incomplete_results,delete e.data.repository_selection,delete e.data.total_count,delete e.data.total_commits;let i=Object.keys(
e.data)[0],c=e.data[i];return e.data=c,typeof s<"u"&&(e.data.incomplete_results=s),typeof r<"u"&&(e.data.repository_selection=r),e.data.total_count=o,e.data.total_commits=
t,e}function ae(e,s,r){let o=typeof s=="function"?s.endpoint(r):e.request.endpoint(s,r),t=typeof s=="function"?s:e.request,i=o.method,c=o.headers,a=o.url;return{
[Symbol.asyncIterator]:()=>({async next(){if(!a)return{done:!0};try{let T=await t({method:i,url:a,headers:c}),h=Ts(T);if(a=((h.headers.link||"").match(/<([^<>]+)>;\s*rel="next"/)||
[])[1],!a&&"total_commits"in h.data){let g=new URL(h.url),m=g.searchParams,b=parseInt(m.get("page")||"1",10),G=parseInt(m.get("per_page")||"250",10);b*G<h.data.
total_commits&&(m.set("page",String(b+1)),a=g.toString())}return{value:h}}catch(T){if(T.status!==409)throw T;return a="",{value:{status:200,headers:{},data:[]}}}}})}}
function Be(e,s,r,o){return typeof r=="function"&&(o=r,r=void 0),xe(e,[],ae(e,s,r)[Symbol.asyncIterator](),o)}function xe(e,s,r,o){return r.next().then(t=>{if(t.
done)return s;let i=!1;function c(){i=!0}return s=s.concat(o?o(t.value,c):t.value.data),i?s:xe(e,s,r,o)})}var As=Object.assign(Be,{iterator:ae});function $e(e){
return{paginate:Object.assign(Be.bind(null,e),{iterator:ae.bind(null,e)})}}$e.VERSION=ms;var Rs=new ue,ce=cr(),hs={baseUrl:ce,request:{agent:nr(ce),fetch:ar(ce)}},
Es=cs.plugin(He,$e).defaults(hs);function _s(e,s){let r=Object.assign({},s||{}),o=or(e,r);o&&(r.auth=o);let t=pr(r.userAgent);return t&&(r.userAgent=t),r}var bs=new ue;
function fs(e,s,...r){let o=Es.plugin(...r);return new o(_s(e,s))}var ws=3e3,ys=300;async function Me(e){if(e==="")throw new z.b("configuration","github-token i\
s empty: changed-only needs it to ask for the changed files",{advice:"Leave github-token out to use the token of the job"});let{repo:s,payload:r,eventName:o}=bs,
{rest:t,paginate:i}=fs(e),c=r.pull_request?.number;try{if(c!==void 0){let h=await i(t.pulls.listFiles,{...s,pull_number:c,per_page:100});return Ne(h,ws)}let a=o===
"push"?vs(r):void 0;if(a===void 0)return{unknown:`the event ${o} changes no files`};let{data:T}=await t.repos.compareCommitsWithBasehead({...s,basehead:a,per_page:1});
return Ne(T.files??[],ys)}catch(a){throw Gs(a,c!==void 0)}}function Ne(e,s){return e.length>=s?{unknown:`GitHub lists at most ${s} changed files, and there are \
more`}:{paths:new Set(e.filter(({status:r})=>r!=="removed").map(({filename:r})=>r))}}function vs(e){let{before:s,after:r,repository:o}=e,t=s!==void 0&&!/^0+$/.test(
s)?s:o?.default_branch;return t!==void 0&&r!==void 0&&!/^0+$/.test(r)?`${t}...${r}`:void 0}function Gs(e,s){let{status:r}=e,o=s?"pull-requests: read":"contents:\
 read";if(r===401||r===403||r===404)return new z.b("configuration",`changed-only could not read the changed files: GitHub answered ${r}`,{advice:`Give the job t\
he permission: permissions: { contents: read${s?`, ${o}`:""} }`,cause:e});let t=typeof r=="number"&&r>=400?`GitHub answered ${r}`:"GitHub was not reached";return new z.b(
"network",`changed-only could not read the changed files: ${t}`,{advice:"Run the job again, or set changed-only to false",cause:e})}0&&(module.exports={changedFiles});
