"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.changedFiles=changedFiles;const chunk_72Q6ZIQZ_js_1=require("./chunk-72Q6ZIQZ.js"),chunk_GMSHOBQ3_js_1=require(
"./chunk-GMSHOBQ3.js"),chunk_WYN2LYAQ_js_1=require("./chunk-WYN2LYAQ.js");var require_proxy=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/@actions/github/no\
de_modules/@actions/http-client/lib/proxy.js"(e){"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.getProxyUrl=t,e.checkBypass=r;function t(i){let c=i.
protocol==="https:";if(r(i))return;let a=c?process.env.https_proxy||process.env.HTTPS_PROXY:process.env.http_proxy||process.env.HTTP_PROXY;if(a)try{return new s(
a)}catch{if(!a.startsWith("http://")&&!a.startsWith("https://"))return new s(`http://${a}`)}else return}function r(i){if(!i.hostname)return!1;let c=i.hostname;if(o(
c))return!0;let a=process.env.no_proxy||process.env.NO_PROXY||"";if(!a)return!1;let T;i.port?T=Number(i.port):i.protocol==="http:"?T=80:i.protocol==="https:"&&(T=
443);let _=[i.hostname.toUpperCase()];typeof T=="number"&&_.push(`${_[0]}:${T}`);for(let d of a.split(",").map(m=>m.trim().toUpperCase()).filter(m=>m))if(d==="*"||
_.some(m=>m===d||m.endsWith(`.${d}`)||d.startsWith(".")&&m.endsWith(`${d}`)))return!0;return!1}function o(i){let c=i.toLowerCase();return c==="localhost"||c.startsWith(
"127.")||c.startsWith("[::1]")||c.startsWith("[0:0:0:0:0:0:0:1]")}var s=class extends URL{constructor(i,c){super(i,c),this._decodedUsername=decodeURIComponent(super.
username),this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){return this._decodedPassword}}}}),
require_tunnel=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/tunnel/lib/tunnel.js"(e){"use strict";var t=(0,chunk_WYN2LYAQ_js_1.__require)("net"),r=(0,chunk_WYN2LYAQ_js_1.
__require)("tls"),o=(0,chunk_WYN2LYAQ_js_1.__require)("http"),s=(0,chunk_WYN2LYAQ_js_1.__require)("https"),i=(0,chunk_WYN2LYAQ_js_1.__require)("events"),c=(0,chunk_WYN2LYAQ_js_1.
__require)("assert"),a=(0,chunk_WYN2LYAQ_js_1.__require)("util");e.httpOverHttp=T,e.httpsOverHttp=_,e.httpOverHttps=d,e.httpsOverHttps=m;function T(E){var h=new f(
E);return h.request=o.request,h}function _(E){var h=new f(E);return h.request=o.request,h.createSocket=A,h.defaultPort=443,h}function d(E){var h=new f(E);return h.
request=s.request,h}function m(E){var h=new f(E);return h.request=s.request,h.createSocket=A,h.defaultPort=443,h}function f(E){var h=this;h.options=E||{},h.proxyOptions=
h.options.proxy||{},h.maxSockets=h.options.maxSockets||o.Agent.defaultMaxSockets,h.requests=[],h.sockets=[],h.on("free",function(v,O,P,R){for(var S=y(O,P,R),n=0,
p=h.requests.length;n<p;++n){var l=h.requests[n];if(l.host===S.host&&l.port===S.port){h.requests.splice(n,1),l.request.onSocket(v);return}}v.destroy(),h.removeSocket(
v)})}a.inherits(f,i.EventEmitter),f.prototype.addRequest=function(E,h,v,O){var P=this,R=D({request:E},P.options,y(h,v,O));if(P.sockets.length>=this.maxSockets){
P.requests.push(R);return}P.createSocket(R,function(S){S.on("free",n),S.on("close",p),S.on("agentRemove",p),E.onSocket(S);function n(){P.emit("free",S,R)}function p(l){
P.removeSocket(S),S.removeListener("free",n),S.removeListener("close",p),S.removeListener("agentRemove",p)}})},f.prototype.createSocket=function(E,h){var v=this,
O={};v.sockets.push(O);var P=D({},v.proxyOptions,{method:"CONNECT",path:E.host+":"+E.port,agent:!1,headers:{host:E.host+":"+E.port}});E.localAddress&&(P.localAddress=
E.localAddress),P.proxyAuth&&(P.headers=P.headers||{},P.headers["Proxy-Authorization"]="Basic "+new Buffer(P.proxyAuth).toString("base64")),w("making CONNECT re\
quest");var R=v.request(P);R.useChunkedEncodingByDefault=!1,R.once("response",S),R.once("upgrade",n),R.once("connect",p),R.once("error",l),R.end();function S(u){
u.upgrade=!0}function n(u,g,b){process.nextTick(function(){p(u,g,b)})}function p(u,g,b){if(R.removeAllListeners(),g.removeAllListeners(),u.statusCode!==200){w("\
tunneling socket could not be established, statusCode=%d",u.statusCode),g.destroy();var G=new Error("tunneling socket could not be established, statusCode="+u.statusCode);
G.code="ECONNRESET",E.request.emit("error",G),v.removeSocket(O);return}if(b.length>0){w("got illegal response body from proxy"),g.destroy();var G=new Error("got\
 illegal response body from proxy");G.code="ECONNRESET",E.request.emit("error",G),v.removeSocket(O);return}return w("tunneling connection has established"),v.sockets[v.
sockets.indexOf(O)]=g,h(g)}function l(u){R.removeAllListeners(),w(`tunneling socket could not be established, cause=%s
`,u.message,u.stack);var g=new Error("tunneling socket could not be established, cause="+u.message);g.code="ECONNRESET",E.request.emit("error",g),v.removeSocket(
O)}},f.prototype.removeSocket=function(E){var h=this.sockets.indexOf(E);if(h!==-1){this.sockets.splice(h,1);var v=this.requests.shift();v&&this.createSocket(v,function(O){
v.request.onSocket(O)})}};function A(E,h){var v=this;f.prototype.createSocket.call(v,E,function(O){var P=E.request.getHeader("host"),R=D({},v.options,{socket:O,
servername:P?P.replace(/:.*$/,""):E.host}),S=r.connect(0,R);v.sockets[v.sockets.indexOf(O)]=S,h(S)})}function y(E,h,v){return typeof E=="string"?{host:E,port:h,
localAddress:v}:E}function D(E){for(var h=1,v=arguments.length;h<v;++h){var O=arguments[h];if(typeof O=="object")for(var P=Object.keys(O),R=0,S=P.length;R<S;++R){
var n=P[R];O[n]!==void 0&&(E[n]=O[n])}}return E}var w;process.env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)?w=function(){var E=Array.prototype.slice.
call(arguments);typeof E[0]=="string"?E[0]="TUNNEL: "+E[0]:E.unshift("TUNNEL:"),console.error.apply(console,E)}:w=function(){},e.debug=w}}),require_tunnel2=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/tunnel/index.js"(e,t){"use strict";t.exports=require_tunnel()}}),require_lib=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/@actio\
ns/github/node_modules/@actions/http-client/lib/index.js"(e){"use strict";var t=e&&e.__createBinding||(Object.create?(function(n,p,l,u){u===void 0&&(u=l);var g=Object.
getOwnPropertyDescriptor(p,l);(!g||("get"in g?!p.__esModule:g.writable||g.configurable))&&(g={enumerable:!0,get:function(){return p[l]}}),Object.defineProperty(
n,u,g)}):(function(n,p,l,u){u===void 0&&(u=l),n[u]=p[l]})),r=e&&e.__setModuleDefault||(Object.create?(function(n,p){Object.defineProperty(n,"default",{enumerable:!0,
value:p})}):function(n,p){n.default=p}),o=e&&e.__importStar||(function(){var n=function(p){return n=Object.getOwnPropertyNames||function(l){var u=[];for(var g in l)
Object.prototype.hasOwnProperty.call(l,g)&&(u[u.length]=g);return u},n(p)};return function(p){if(p&&p.__esModule)return p;var l={};if(p!=null)for(var u=n(p),g=0;g<
u.length;g++)u[g]!=="default"&&t(l,p,u[g]);return r(l,p),l}})(),s=e&&e.__awaiter||function(n,p,l,u){function g(b){return b instanceof l?b:new l(function(G){G(b)})}
return new(l||(l=Promise))(function(b,G){function F(U){try{L(u.next(U))}catch(C){G(C)}}function k(U){try{L(u.throw(U))}catch(C){G(C)}}function L(U){U.done?b(U.value):
g(U.value).then(F,k)}L((u=u.apply(n,p||[])).next())})};Object.defineProperty(e,"__esModule",{value:!0}),e.HttpClient=e.HttpClientResponse=e.HttpClientError=e.MediaTypes=
e.Headers=e.HttpCodes=void 0,e.getProxyUrl=A,e.isHttps=P;var i=o((0,chunk_WYN2LYAQ_js_1.__require)("http")),c=o((0,chunk_WYN2LYAQ_js_1.__require)("https")),a=o(
require_proxy()),T=o(require_tunnel2()),_=(0,chunk_72Q6ZIQZ_js_1.require_undici)(),d;(function(n){n[n.OK=200]="OK",n[n.MultipleChoices=300]="MultipleChoices",n[n.
MovedPermanently=301]="MovedPermanently",n[n.ResourceMoved=302]="ResourceMoved",n[n.SeeOther=303]="SeeOther",n[n.NotModified=304]="NotModified",n[n.UseProxy=305]=
"UseProxy",n[n.SwitchProxy=306]="SwitchProxy",n[n.TemporaryRedirect=307]="TemporaryRedirect",n[n.PermanentRedirect=308]="PermanentRedirect",n[n.BadRequest=400]=
"BadRequest",n[n.Unauthorized=401]="Unauthorized",n[n.PaymentRequired=402]="PaymentRequired",n[n.Forbidden=403]="Forbidden",n[n.NotFound=404]="NotFound",n[n.MethodNotAllowed=
405]="MethodNotAllowed",n[n.NotAcceptable=406]="NotAcceptable",n[n.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",n[n.RequestTimeout=408]="Reque\
stTimeout",n[n.Conflict=409]="Conflict",n[n.Gone=410]="Gone",n[n.TooManyRequests=429]="TooManyRequests",n[n.InternalServerError=500]="InternalServerError",n[n.NotImplemented=
501]="NotImplemented",n[n.BadGateway=502]="BadGateway",n[n.ServiceUnavailable=503]="ServiceUnavailable",n[n.GatewayTimeout=504]="GatewayTimeout"})(d||(e.HttpCodes=
d={}));var m;(function(n){n.Accept="accept",n.ContentType="content-type"})(m||(e.Headers=m={}));var f;(function(n){n.ApplicationJson="application/json"})(f||(e.
MediaTypes=f={}));function A(n){let p=a.getProxyUrl(new URL(n));return p?p.href:""}var y=[d.MovedPermanently,d.ResourceMoved,d.SeeOther,d.TemporaryRedirect,d.PermanentRedirect],
D=[d.BadGateway,d.ServiceUnavailable,d.GatewayTimeout],w=["OPTIONS","GET","DELETE","HEAD"],E=10,h=5,v=class q extends Error{constructor(p,l){super(p),this.name=
"HttpClientError",this.statusCode=l,Object.setPrototypeOf(this,q.prototype)}};e.HttpClientError=v;var O=class{constructor(n){this.message=n}readBody(){return s(
this,void 0,void 0,function*(){return new Promise(n=>s(this,void 0,void 0,function*(){let p=Buffer.alloc(0);this.message.on("data",l=>{p=Buffer.concat([p,l])}),
this.message.on("end",()=>{n(p.toString())})}))})}readBodyBuffer(){return s(this,void 0,void 0,function*(){return new Promise(n=>s(this,void 0,void 0,function*(){
let p=[];this.message.on("data",l=>{p.push(l)}),this.message.on("end",()=>{n(Buffer.concat(p))})}))})}};e.HttpClientResponse=O;function P(n){return new URL(n).protocol===
"https:"}var R=class{constructor(n,p,l){this._ignoreSslError=!1,this._allowRedirects=!0,this._allowRedirectDowngrade=!1,this._maxRedirects=50,this._allowRetries=
!1,this._maxRetries=1,this._keepAlive=!1,this._disposed=!1,this.userAgent=this._getUserAgentWithOrchestrationId(n),this.handlers=p||[],this.requestOptions=l,l&&
(l.ignoreSslError!=null&&(this._ignoreSslError=l.ignoreSslError),this._socketTimeout=l.socketTimeout,l.allowRedirects!=null&&(this._allowRedirects=l.allowRedirects),
l.allowRedirectDowngrade!=null&&(this._allowRedirectDowngrade=l.allowRedirectDowngrade),l.maxRedirects!=null&&(this._maxRedirects=Math.max(l.maxRedirects,0)),l.
keepAlive!=null&&(this._keepAlive=l.keepAlive),l.allowRetries!=null&&(this._allowRetries=l.allowRetries),l.maxRetries!=null&&(this._maxRetries=l.maxRetries))}options(n,p){
return s(this,void 0,void 0,function*(){return this.request("OPTIONS",n,null,p||{})})}get(n,p){return s(this,void 0,void 0,function*(){return this.request("GET",
n,null,p||{})})}del(n,p){return s(this,void 0,void 0,function*(){return this.request("DELETE",n,null,p||{})})}post(n,p,l){return s(this,void 0,void 0,function*(){
return this.request("POST",n,p,l||{})})}patch(n,p,l){return s(this,void 0,void 0,function*(){return this.request("PATCH",n,p,l||{})})}put(n,p,l){return s(this,void 0,
void 0,function*(){return this.request("PUT",n,p,l||{})})}head(n,p){return s(this,void 0,void 0,function*(){return this.request("HEAD",n,null,p||{})})}sendStream(n,p,l,u){
return s(this,void 0,void 0,function*(){return this.request(n,p,l,u)})}getJson(n){return s(this,arguments,void 0,function*(p,l={}){l[m.Accept]=this._getExistingOrDefaultHeader(
l,m.Accept,f.ApplicationJson);let u=yield this.get(p,l);return this._processResponse(u,this.requestOptions)})}postJson(n,p){return s(this,arguments,void 0,function*(l,u,g={}){
let b=JSON.stringify(u,null,2);g[m.Accept]=this._getExistingOrDefaultHeader(g,m.Accept,f.ApplicationJson),g[m.ContentType]=this._getExistingOrDefaultContentTypeHeader(
g,f.ApplicationJson);let G=yield this.post(l,b,g);return this._processResponse(G,this.requestOptions)})}putJson(n,p){return s(this,arguments,void 0,function*(l,u,g={}){
let b=JSON.stringify(u,null,2);g[m.Accept]=this._getExistingOrDefaultHeader(g,m.Accept,f.ApplicationJson),g[m.ContentType]=this._getExistingOrDefaultContentTypeHeader(
g,f.ApplicationJson);let G=yield this.put(l,b,g);return this._processResponse(G,this.requestOptions)})}patchJson(n,p){return s(this,arguments,void 0,function*(l,u,g={}){
let b=JSON.stringify(u,null,2);g[m.Accept]=this._getExistingOrDefaultHeader(g,m.Accept,f.ApplicationJson),g[m.ContentType]=this._getExistingOrDefaultContentTypeHeader(
g,f.ApplicationJson);let G=yield this.patch(l,b,g);return this._processResponse(G,this.requestOptions)})}request(n,p,l,u){return s(this,void 0,void 0,function*(){
if(this._disposed)throw new Error("Client has already been disposed.");let g=new URL(p),b=this._prepareRequest(n,g,u),G=this._allowRetries&&w.includes(n)?this._maxRetries+
1:1,F=0,k;do{if(k=yield this.requestRaw(b,l),k&&k.message&&k.message.statusCode===d.Unauthorized){let U;for(let C of this.handlers)if(C.canHandleAuthentication(
k)){U=C;break}return U?U.handleAuthentication(this,b,l):k}let L=this._maxRedirects;for(;k.message.statusCode&&y.includes(k.message.statusCode)&&this._allowRedirects&&
L>0;){let U=k.message.headers.location;if(!U)break;let C=new URL(U);if(g.protocol==="https:"&&g.protocol!==C.protocol&&!this._allowRedirectDowngrade)throw new Error(
"Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade op\
tion to true.");if(yield k.readBody(),C.hostname!==g.hostname)for(let I in u)I.toLowerCase()==="authorization"&&delete u[I];b=this._prepareRequest(n,C,u),k=yield this.
requestRaw(b,l),L--}if(!k.message.statusCode||!D.includes(k.message.statusCode))return k;F+=1,F<G&&(yield k.readBody(),yield this._performExponentialBackoff(F))}while(F<
G);return k})}dispose(){this._agent&&this._agent.destroy(),this._disposed=!0}requestRaw(n,p){return s(this,void 0,void 0,function*(){return new Promise((l,u)=>{
function g(b,G){b?u(b):G?l(G):u(new Error("Unknown error"))}this.requestRawWithCallback(n,p,g)})})}requestRawWithCallback(n,p,l){typeof p=="string"&&(n.options.
headers||(n.options.headers={}),n.options.headers["Content-Length"]=Buffer.byteLength(p,"utf8"));let u=!1;function g(F,k){u||(u=!0,l(F,k))}let b=n.httpModule.request(
n.options,F=>{let k=new O(F);g(void 0,k)}),G;b.on("socket",F=>{G=F}),b.setTimeout(this._socketTimeout||3*6e4,()=>{G&&G.end(),g(new Error(`Request timeout: ${n.options.
path}`))}),b.on("error",function(F){g(F)}),p&&typeof p=="string"&&b.write(p,"utf8"),p&&typeof p!="string"?(p.on("close",function(){b.end()}),p.pipe(b)):b.end()}getAgent(n){
let p=new URL(n);return this._getAgent(p)}getAgentDispatcher(n){let p=new URL(n),l=a.getProxyUrl(p);if(l&&l.hostname)return this._getProxyAgentDispatcher(p,l)}_prepareRequest(n,p,l){
let u={};u.parsedUrl=p;let g=u.parsedUrl.protocol==="https:";u.httpModule=g?c:i;let b=g?443:80;if(u.options={},u.options.host=u.parsedUrl.hostname,u.options.port=
u.parsedUrl.port?parseInt(u.parsedUrl.port):b,u.options.path=(u.parsedUrl.pathname||"")+(u.parsedUrl.search||""),u.options.method=n,u.options.headers=this._mergeHeaders(
l),this.userAgent!=null&&(u.options.headers["user-agent"]=this.userAgent),u.options.agent=this._getAgent(u.parsedUrl),this.handlers)for(let G of this.handlers)G.
prepareRequest(u.options);return u}_mergeHeaders(n){return this.requestOptions&&this.requestOptions.headers?Object.assign({},S(this.requestOptions.headers),S(n||
{})):S(n||{})}_getExistingOrDefaultHeader(n,p,l){let u;if(this.requestOptions&&this.requestOptions.headers){let b=S(this.requestOptions.headers)[p];b&&(u=typeof b==
"number"?b.toString():b)}let g=n[p];return g!==void 0?typeof g=="number"?g.toString():g:u!==void 0?u:l}_getExistingOrDefaultContentTypeHeader(n,p){let l;if(this.
requestOptions&&this.requestOptions.headers){let g=S(this.requestOptions.headers)[m.ContentType];g&&(typeof g=="number"?l=String(g):Array.isArray(g)?l=g.join(",\
 "):l=g)}let u=n[m.ContentType];return u!==void 0?typeof u=="number"?String(u):Array.isArray(u)?u.join(", "):u:l!==void 0?l:p}_getAgent(n){let p,l=a.getProxyUrl(
n),u=l&&l.hostname;if(this._keepAlive&&u&&(p=this._proxyAgent),u||(p=this._agent),p)return p;let g=n.protocol==="https:",b=100;if(this.requestOptions&&(b=this.requestOptions.
maxSockets||i.globalAgent.maxSockets),l&&l.hostname){let G={maxSockets:b,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(l.username||l.password)&&
{proxyAuth:`${l.username}:${l.password}`}),{host:l.hostname,port:l.port})},F,k=l.protocol==="https:";g?F=k?T.httpsOverHttps:T.httpsOverHttp:F=k?T.httpOverHttps:
T.httpOverHttp,p=F(G),this._proxyAgent=p}if(!p){let G={keepAlive:this._keepAlive,maxSockets:b};p=g?new c.Agent(G):new i.Agent(G),this._agent=p}return g&&this._ignoreSslError&&
(p.options=Object.assign(p.options||{},{rejectUnauthorized:!1})),p}_getProxyAgentDispatcher(n,p){let l;if(this._keepAlive&&(l=this._proxyAgentDispatcher),l)return l;
let u=n.protocol==="https:";return l=new _.ProxyAgent(Object.assign({uri:p.href,pipelining:this._keepAlive?1:0},(p.username||p.password)&&{token:`Basic ${Buffer.
from(`${p.username}:${p.password}`).toString("base64")}`})),this._proxyAgentDispatcher=l,u&&this._ignoreSslError&&(l.options=Object.assign(l.options.requestTls||
{},{rejectUnauthorized:!1})),l}_getUserAgentWithOrchestrationId(n){let p=n||"actions/http-client",l=process.env.ACTIONS_ORCHESTRATION_ID;if(l){let u=l.replace(/[^a-z0-9_.-]/gi,
"_");return`${p} actions_orchestration_id/${u}`}return p}_performExponentialBackoff(n){return s(this,void 0,void 0,function*(){n=Math.min(E,n);let p=h*Math.pow(
2,n);return new Promise(l=>setTimeout(()=>l(),p))})}_processResponse(n,p){return s(this,void 0,void 0,function*(){return new Promise((l,u)=>s(this,void 0,void 0,
function*(){let g=n.message.statusCode||0,b={statusCode:g,result:null,headers:{}};g===d.NotFound&&l(b);function G(L,U){if(typeof U=="string"){let C=new Date(U);
if(!isNaN(C.valueOf()))return C}return U}let F,k;try{k=yield n.readBody(),k&&k.length>0&&(p&&p.deserializeDates?F=JSON.parse(k,G):F=JSON.parse(k),b.result=F),b.
headers=n.message.headers}catch{}if(g>299){let L;F&&F.message?L=F.message:k&&k.length>0?L=k:L=`Failed request: (${g})`;let U=new v(L,g);U.result=b.result,u(U)}else
l(b)}))})}};e.HttpClient=R;var S=n=>Object.keys(n).reduce((p,l)=>(p[l.toLowerCase()]=n[l],p),{})}});const fs_1=require("fs"),os_1=require("os");var Context=class{constructor(){
var e,t,r;if(this.payload={},process.env.GITHUB_EVENT_PATH)if((0,fs_1.existsSync)(process.env.GITHUB_EVENT_PATH))this.payload=JSON.parse((0,fs_1.readFileSync)(process.
env.GITHUB_EVENT_PATH,{encoding:"utf8"}));else{let o=process.env.GITHUB_EVENT_PATH;process.stdout.write(`GITHUB_EVENT_PATH ${o} does not exist${os_1.EOL}`)}this.
eventName=process.env.GITHUB_EVENT_NAME,this.sha=process.env.GITHUB_SHA,this.ref=process.env.GITHUB_REF,this.workflow=process.env.GITHUB_WORKFLOW,this.action=process.
env.GITHUB_ACTION,this.actor=process.env.GITHUB_ACTOR,this.job=process.env.GITHUB_JOB,this.runAttempt=parseInt(process.env.GITHUB_RUN_ATTEMPT,10),this.runNumber=
parseInt(process.env.GITHUB_RUN_NUMBER,10),this.runId=parseInt(process.env.GITHUB_RUN_ID,10),this.apiUrl=(e=process.env.GITHUB_API_URL)!==null&&e!==void 0?e:"ht\
tps://api.github.com",this.serverUrl=(t=process.env.GITHUB_SERVER_URL)!==null&&t!==void 0?t:"https://github.com",this.graphqlUrl=(r=process.env.GITHUB_GRAPHQL_URL)!==
null&&r!==void 0?r:"https://api.github.com/graphql"}get issue(){let e=this.payload;return Object.assign(Object.assign({},this.repo),{number:(e.issue||e.pull_request||
e).number})}get repo(){if(process.env.GITHUB_REPOSITORY){let[e,t]=process.env.GITHUB_REPOSITORY.split("/");return{owner:e,repo:t}}if(this.payload.repository)return{
owner:this.payload.repository.owner.login,repo:this.payload.repository.name};throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable lik\
e 'owner/repo'")}},httpClient=(0,chunk_WYN2LYAQ_js_1.__toESM)(require_lib()),import_undici=(0,chunk_WYN2LYAQ_js_1.__toESM)((0,chunk_72Q6ZIQZ_js_1.require_undici)()),
__awaiter=function(e,t,r,o){function s(i){return i instanceof r?i:new r(function(c){c(i)})}return new(r||(r=Promise))(function(i,c){function a(d){try{_(o.next(d))}catch(m){
c(m)}}function T(d){try{_(o.throw(d))}catch(m){c(m)}}function _(d){d.done?i(d.value):s(d.value).then(a,T)}_((o=o.apply(e,t||[])).next())})};function getAuthString(e,t){
if(!e&&!t.auth)throw new Error("Parameter token or opts.auth is required");if(e&&t.auth)throw new Error("Parameters token and opts.auth may not both be specifie\
d");return typeof t.auth=="string"?t.auth:`token ${e}`}function getProxyAgent(e){return new httpClient.HttpClient().getAgent(e)}function getProxyAgentDispatcher(e){
return new httpClient.HttpClient().getAgentDispatcher(e)}function getProxyFetch(e){let t=getProxyAgentDispatcher(e);return(r,o)=>__awaiter(this,void 0,void 0,function*(){
return(0,import_undici.fetch)(r,Object.assign(Object.assign({},o),{dispatcher:t}))})}function getApiBaseUrl(){return process.env.GITHUB_API_URL||"https://api.gi\
thub.com"}function getUserAgentWithOrchestrationId(e){var t;let r=(t=process.env.ACTIONS_ORCHESTRATION_ID)===null||t===void 0?void 0:t.trim();if(r){let o=`actio\
ns_orchestration_id/${r.replace(/[^a-z0-9_.-]/gi,"_")}`;return e?.includes(o)?e:`${e?`${e} `:""}${o}`}return e}function getUserAgent(){return typeof navigator==
"object"&&"userAgent"in navigator?navigator.userAgent:typeof process=="object"&&process.version!==void 0?`Node.js/${process.version.substr(1)} (${process.platform}\
; ${process.arch})`:"<environment undetectable>"}function register(e,t,r,o){if(typeof r!="function")throw new Error("method for before hook must be a function");
return o||(o={}),Array.isArray(t)?t.reverse().reduce((s,i)=>register.bind(null,e,i,s,o),r)():Promise.resolve().then(()=>e.registry[t]?e.registry[t].reduce((s,i)=>i.
hook.bind(null,s,o),r)():r(o))}function addHook(e,t,r,o){let s=o;e.registry[r]||(e.registry[r]=[]),t==="before"&&(o=(i,c)=>Promise.resolve().then(s.bind(null,c)).
then(i.bind(null,c))),t==="after"&&(o=(i,c)=>{let a;return Promise.resolve().then(i.bind(null,c)).then(T=>(a=T,s(a,c))).then(()=>a)}),t==="error"&&(o=(i,c)=>Promise.
resolve().then(i.bind(null,c)).catch(a=>s(a,c))),e.registry[r].push({hook:o,orig:s})}function removeHook(e,t,r){if(!e.registry[t])return;let o=e.registry[t].map(
s=>s.orig).indexOf(r);o!==-1&&e.registry[t].splice(o,1)}var bind=Function.bind,bindable=bind.bind(bind);function bindApi(e,t,r){let o=bindable(removeHook,null).
apply(null,r?[t,r]:[t]);e.api={remove:o},e.remove=o,["before","error","after","wrap"].forEach(s=>{let i=r?[t,s,r]:[t,s];e[s]=e.api[s]=bindable(addHook,null).apply(
null,i)})}function Singular(){let e=Symbol("Singular"),t={registry:{}},r=register.bind(null,t,e);return bindApi(r,t,e),r}function Collection(){let e={registry:{}},
t=register.bind(null,e);return bindApi(t,e),t}var before_after_hook_default={Singular,Collection},VERSION="0.0.0-development",userAgent=`octokit-endpoint.js/${VERSION}\
 ${getUserAgent()}`,DEFAULTS={method:"GET",baseUrl:"https://api.github.com",headers:{accept:"application/vnd.github.v3+json","user-agent":userAgent},mediaType:{
format:""}};function lowercaseKeys(e){return e?Object.keys(e).reduce((t,r)=>(t[r.toLowerCase()]=e[r],t),{}):{}}function isPlainObject(e){if(typeof e!="object"||
e===null||Object.prototype.toString.call(e)!=="[object Object]")return!1;let t=Object.getPrototypeOf(e);if(t===null)return!0;let r=Object.prototype.hasOwnProperty.
call(t,"constructor")&&t.constructor;return typeof r=="function"&&r instanceof r&&Function.prototype.call(r)===Function.prototype.call(e)}function mergeDeep(e,t){
let r=Object.assign({},e);return Object.keys(t).forEach(o=>{isPlainObject(t[o])?o in e?r[o]=mergeDeep(e[o],t[o]):Object.assign(r,{[o]:t[o]}):Object.assign(r,{[o]:t[o]})}),
r}function removeUndefinedProperties(e){for(let t in e)e[t]===void 0&&delete e[t];return e}function merge(e,t,r){if(typeof t=="string"){let[s,i]=t.split(" ");r=
Object.assign(i?{method:s,url:i}:{url:s},r)}else r=Object.assign({},t);r.headers=lowercaseKeys(r.headers),removeUndefinedProperties(r),removeUndefinedProperties(
r.headers);let o=mergeDeep(e||{},r);return r.url==="/graphql"&&(e&&e.mediaType.previews?.length&&(o.mediaType.previews=e.mediaType.previews.filter(s=>!o.mediaType.
previews.includes(s)).concat(o.mediaType.previews)),o.mediaType.previews=(o.mediaType.previews||[]).map(s=>s.replace(/-preview/,""))),o}function addQueryParameters(e,t){
let r=/\?/.test(e)?"&":"?",o=Object.keys(t);return o.length===0?e:e+r+o.map(s=>s==="q"?"q="+t.q.split("+").map(encodeURIComponent).join("+"):`${s}=${encodeURIComponent(
t[s])}`).join("&")}var urlVariableRegex=/\{[^{}}]+\}/g;function removeNonChars(e){return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function extractUrlVariableNames(e){
let t=e.match(urlVariableRegex);return t?t.map(removeNonChars).reduce((r,o)=>r.concat(o),[]):[]}function omit(e,t){let r={__proto__:null};for(let o of Object.keys(
e))t.indexOf(o)===-1&&(r[o]=e[o]);return r}function encodeReserved(e){return e.split(/(%[0-9A-Fa-f]{2})/g).map(function(t){return/%[0-9A-Fa-f]/.test(t)||(t=encodeURI(
t).replace(/%5B/g,"[").replace(/%5D/g,"]")),t}).join("")}function encodeUnreserved(e){return encodeURIComponent(e).replace(/[!'()*]/g,function(t){return"%"+t.charCodeAt(
0).toString(16).toUpperCase()})}function encodeValue(e,t,r){return t=e==="+"||e==="#"?encodeReserved(t):encodeUnreserved(t),r?encodeUnreserved(r)+"="+t:t}function isDefined(e){
return e!=null}function isKeyOperator(e){return e===";"||e==="&"||e==="?"}function getValues(e,t,r,o){var s=e[r],i=[];if(isDefined(s)&&s!=="")if(typeof s=="stri\
ng"||typeof s=="number"||typeof s=="bigint"||typeof s=="boolean")s=s.toString(),o&&o!=="*"&&(s=s.substring(0,parseInt(o,10))),i.push(encodeValue(t,s,isKeyOperator(
t)?r:""));else if(o==="*")Array.isArray(s)?s.filter(isDefined).forEach(function(c){i.push(encodeValue(t,c,isKeyOperator(t)?r:""))}):Object.keys(s).forEach(function(c){
isDefined(s[c])&&i.push(encodeValue(t,s[c],c))});else{let c=[];Array.isArray(s)?s.filter(isDefined).forEach(function(a){c.push(encodeValue(t,a))}):Object.keys(s).
forEach(function(a){isDefined(s[a])&&(c.push(encodeUnreserved(a)),c.push(encodeValue(t,s[a].toString())))}),isKeyOperator(t)?i.push(encodeUnreserved(r)+"="+c.join(
",")):c.length!==0&&i.push(c.join(","))}else t===";"?isDefined(s)&&i.push(encodeUnreserved(r)):s===""&&(t==="&"||t==="?")?i.push(encodeUnreserved(r)+"="):s===""&&
i.push("");return i}function parseUrl(e){return{expand:expand.bind(null,e)}}function expand(e,t){var r=["+","#",".","/",";","?","&"];return e=e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,
function(o,s,i){if(s){let a="",T=[];if(r.indexOf(s.charAt(0))!==-1&&(a=s.charAt(0),s=s.substr(1)),s.split(/,/g).forEach(function(_){var d=/([^:\*]*)(?::(\d+)|(\*))?/.
exec(_);T.push(getValues(t,a,d[1],d[2]||d[3]))}),a&&a!=="+"){var c=",";return a==="?"?c="&":a!=="#"&&(c=a),(T.length!==0?a:"")+T.join(c)}else return T.join(",")}else
return encodeReserved(i)}),e==="/"?e:e.replace(/\/$/,"")}function parse(e){let t=e.method.toUpperCase(),r=(e.url||"/").replace(/:([a-z]\w+)/g,"{$1}"),o=Object.assign(
{},e.headers),s,i=omit(e,["method","baseUrl","url","headers","request","mediaType"]),c=extractUrlVariableNames(r);r=parseUrl(r).expand(i),/^http/.test(r)||(r=e.
baseUrl+r);let a=Object.keys(e).filter(_=>c.includes(_)).concat("baseUrl"),T=omit(i,a);if(!/application\/octet-stream/i.test(o.accept)&&(e.mediaType.format&&(o.
accept=o.accept.split(/,/).map(_=>_.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`application/vnd$1$2.${e.mediaType.format}`)).join(",")),r.endsWith(
"/graphql")&&e.mediaType.previews?.length)){let _=o.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||[];o.accept=_.concat(e.mediaType.previews).map(d=>{let m=e.mediaType.
format?`.${e.mediaType.format}`:"+json";return`application/vnd.github.${d}-preview${m}`}).join(",")}return["GET","HEAD"].includes(t)?r=addQueryParameters(r,T):"\
data"in T?s=T.data:Object.keys(T).length&&(s=T),!o["content-type"]&&typeof s<"u"&&(o["content-type"]="application/json; charset=utf-8"),["PATCH","PUT"].includes(
t)&&typeof s>"u"&&(s=""),Object.assign({method:t,url:r,headers:o},typeof s<"u"?{body:s}:null,e.request?{request:e.request}:null)}function endpointWithDefaults(e,t,r){
return parse(merge(e,t,r))}function withDefaults(e,t){let r=merge(e,t),o=endpointWithDefaults.bind(null,r);return Object.assign(o,{DEFAULTS:r,defaults:withDefaults.
bind(null,r),merge:merge.bind(null,r),parse})}var endpoint=withDefaults(null,DEFAULTS),CHAR_MAP=new Uint8Array(256);CHAR_MAP[9]|=2,CHAR_MAP[32]|=2,CHAR_MAP[59]|=
4,CHAR_MAP[44]|=8;for(let e=128;e<=255;e++)CHAR_MAP[e]|=1;for(let e of"!#$%&'*+-.^_`|~")CHAR_MAP[e.charCodeAt(0)]|=16;for(let e=48;e<=57;e++)CHAR_MAP[e]|=16;for(let e=65;e<=
90;e++)CHAR_MAP[e]|=17;for(let e=97;e<=122;e++)CHAR_MAP[e]|=16;var NullObject=(()=>{let e=function(){};return e.prototype=Object.create(null),e})();function parse2(e,t){
let r=4|(t?.comma===!0?8:0),o=e.length,s=t?.start??0;for(;(CHAR_MAP[e.charCodeAt(s)]&2)!==0;)s++;let i=s,c=0,a=-1,T=t?.parameters===!1?8:0;for(;i<o;){let f=e.charCodeAt(
i),A=CHAR_MAP[f];if((A&r)!==0){T|=A&8;break}(A&2)!==0?a===-1&&(a=i):a=-1,c|=f&65280|A,i++}let _=a===-1?i:a,d=e.slice(s,_),m=(c&65281)===0?d:d.toLowerCase();return i===
o||T!==0?{type:m,index:i,parameters:new NullObject}:parseParameters(e,m,i,o,r)}function parseParameters(e,t,r,o,s){let i=new NullObject;e:for(;r<o;){for(r++;(CHAR_MAP[e.
charCodeAt(r)]&2)!==0;)r++;let c=r,a=0,T=-1;for(;r<o;){let _=e.charCodeAt(r),d=CHAR_MAP[_];if((d&s)!==0){if((d&8)!==0)break e;continue e}if(_===61){let m=T===-1?
r:T,f=e.slice(c,m),A=(a&65281)===0?f:f.toLowerCase();for(r++;(CHAR_MAP[e.charCodeAt(r)]&2)!==0;)r++;if(r<o&&e.charCodeAt(r)===34){let E=++r,h=!1;for(;r<o;){let v=e.
charCodeAt(r);if(v===34){i[A]===void 0&&(i[A]=h?unescapeQuotedPairs(e,E,r):e.slice(E,r)),r++;let O=0;for(;r<o;){let P=e.charCodeAt(r),R=CHAR_MAP[P];if((R&s)!==0){
O=R&8;break}r++}if(O!==0)break e;continue e}if(v===92&&r+1<o){h=!0,r+=2;continue}r++}continue e}let y=r,D=0,w=-1;for(;r<o;){let E=e.charCodeAt(r),h=CHAR_MAP[E];
if((h&s)!==0){D=h&8;break}(h&2)!==0?w===-1&&(w=r):w=-1,r++}if(i[A]===void 0){let E=w===-1?r:w;i[A]=e.slice(y,E)}if(D!==0)break e;continue e}(d&2)!==0?T===-1&&(T=
r):T=-1,a|=_&65280|d,r++}}return{type:t,index:r,parameters:i}}function unescapeQuotedPairs(e,t,r){let o="";for(let s=t;s<r;s++)e.charCodeAt(s)===92&&(o+=e.slice(
t,s),t=++s);return o+e.slice(t,r)}var intRegex=/^-?\d+$/,noiseValue=/^-?\d+n+$/,originalStringify=JSON.stringify,originalParse=JSON.parse,customFormat=/^-?\d+n$/,
bigIntsStringify=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g,noiseStringify=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g,isUnstringifiable=e=>e===void 0||typeof e=="function"||
typeof e=="symbol",isRawJSON=e=>e!==null&&typeof e=="object"&&e.constructor&&e.constructor.name==="RawJSON",stringifyIteratively=(e,t,r)=>{let o="";typeof r=="n\
umber"?o=" ".repeat(Math.min(10,Math.max(0,Math.floor(r)))):typeof r=="string"&&(o=r.slice(0,10));let s=typeof t=="function",i=Array.isArray(t)?new Set(t.map(String)):
null,c=(y,D,w)=>(w!==null&&typeof w=="object"&&typeof w.toJSON=="function"&&(w=w.toJSON(D)),typeof w=="string"&&noiseValue.test(w)?w+"n":typeof w=="bigint"?"raw\
JSON"in JSON?JSON.rawJSON(w.toString()):w.toString()+"n":(s&&(w=t.call(y,D,w)),w!==null&&typeof w=="object"&&(w instanceof Number||w instanceof String||w instanceof
Boolean)&&(w=w.valueOf()),w)),a=c({"":e},"",e);if(isUnstringifiable(a))return;let T=a===null||typeof a!="object",_=isRawJSON(a);if(T||_)return originalStringify(
a);let d=[],m=0,f=[{parent:{"":a},key:"",val:a,isArray:Array.isArray(a),keys:Array.isArray(a)?null:Object.keys(a),index:0,first:!0}],A=new WeakSet([a]);for(;f.length>
0;){let y=f[f.length-1];y.index===0&&(d.push(y.isArray?"[":"{"),m++);let D=!1;if(y.isArray)if(y.index<y.val.length){y.first||d.push(","),o&&d.push(`
`+o.repeat(m));let w=y.val[y.index],E=c(y.val,String(y.index),w);if(isUnstringifiable(E))d.push("null"),y.first=!1,y.index++;else{let h=E!==null&&typeof E=="obj\
ect",v=isRawJSON(E);if(h&&!v){if(A.has(E))throw new TypeError("Converting circular structure to JSON");A.add(E),f.push({parent:y.val,key:String(y.index),val:E,isArray:Array.
isArray(E),keys:Array.isArray(E)?null:Object.keys(E),index:0,first:!0}),y.first=!1,y.index++}else d.push(originalStringify(E)),y.first=!1,y.index++}}else D=!0;else{
for(;y.index<y.keys.length;){let w=y.keys[y.index++];if(i&&!i.has(w))continue;let E=y.val[w],h=c(y.val,w,E);if(isUnstringifiable(h))continue;y.first||d.push(","),
o?d.push(`
`+o.repeat(m)+originalStringify(w)+": "):d.push(originalStringify(w)+":");let v=h!==null&&typeof h=="object",O=isRawJSON(h);if(v&&!O){if(A.has(h))throw new TypeError(
"Converting circular structure to JSON");A.add(h),f.push({parent:y.val,key:w,val:h,isArray:Array.isArray(h),keys:Array.isArray(h)?null:Object.keys(h),index:0,first:!0}),
y.first=!1;break}else d.push(originalStringify(h)),y.first=!1}y.index>=y.keys.length&&f[f.length-1]===y&&(D=!0)}D&&(m--,!y.first&&o&&d.push(`
`+o.repeat(m)),d.push(y.isArray?"]":"}"),A.delete(y.val),f.pop())}return d.join("")},JSONStringify=(e,t,r)=>{try{return"rawJSON"in JSON?originalStringify(e,(o,s)=>typeof s==
"bigint"?JSON.rawJSON(s.toString()):typeof t=="function"?t(o,s):(Array.isArray(t)&&t.includes(o),s),r):e?originalStringify(e,(o,s)=>typeof s=="string"&&noiseValue.
test(s)||typeof s=="bigint"?s.toString()+"n":typeof t=="function"?t(o,s):(Array.isArray(t)&&t.includes(o),s),r).replace(bigIntsStringify,"$1$2$3").replace(noiseStringify,
"$1$2$3"):originalStringify(e,t,r)}catch(o){if(o instanceof RangeError){let s=stringifyIteratively(e,t,r);return s===void 0?void 0:"rawJSON"in JSON?s:s.replace(
bigIntsStringify,"$1$2$3").replace(noiseStringify,"$1$2$3")}throw o}},featureCache=new Map,isContextSourceSupported=()=>{let e=JSON.parse.toString();if(featureCache.
has(e))return featureCache.get(e);try{let t=JSON.parse("1",(r,o,s)=>!!s?.source&&s.source==="1");return featureCache.set(e,t),t}catch{return featureCache.set(e,
!1),!1}},convertMarkedBigIntsReviver=(e,t,r,o)=>typeof t=="string"&&customFormat.test(t)?BigInt(t.slice(0,-1)):typeof t=="string"&&noiseValue.test(t)?t.slice(0,
-1):typeof o=="function"?o(e,t,r):t,JSONParseV2=(e,t)=>JSON.parse(e,(r,o,s)=>{let i=typeof o=="number",c=o>Number.MAX_SAFE_INTEGER||o<Number.MIN_SAFE_INTEGER,a=i&&
c,T=s&&intRegex.test(s.source);return a&&T?BigInt(s.source):typeof t=="function"?t(r,o,s):o}),MAX_INT=Number.MAX_SAFE_INTEGER.toString(),MAX_DIGITS=MAX_INT.length,
stringsOrLargeNumbers=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,noiseValueWithQuotes=/^"-?\d+n+"$/,applyReviverIteratively=(e,t)=>{let r={
"":e},o=[{parent:r,key:"",visited:!1}];for(;o.length>0;){let s=o[o.length-1];if(s.visited){let{parent:i,key:c}=s,a=i[c];typeof a=="string"&&(customFormat.test(a)?
a=BigInt(a.slice(0,-1)):noiseValue.test(a)&&(a=a.slice(0,-1))),typeof t=="function"&&(a=t.call(i,c,a)),a===void 0?delete i[c]:i[c]=a,o.pop()}else{s.visited=!0;let i=s.
parent[s.key];if(i!==null&&typeof i=="object"){let c=Object.keys(i);for(let a=c.length-1;a>=0;a--)o.push({parent:i,key:c[a],visited:!1})}}}return r[""]},serializeBigInts=e=>e.
replace(stringsOrLargeNumbers,(t,r,o,s)=>{let i=t[0]==='"';if(i&&noiseValueWithQuotes.test(t))return t.substring(0,t.length-1)+'n"';let c=o||s,a=r&&(r.length<MAX_DIGITS||
r.length===MAX_DIGITS&&r<=MAX_INT);return i||c||a?t:'"'+t+'n"'}),JSONParse=(e,t)=>{if(!e)return originalParse(e,t);try{if(isContextSourceSupported())return JSONParseV2(
e,t);let r=serializeBigInts(e);return originalParse(r,(o,s,i)=>convertMarkedBigIntsReviver(o,s,i,t))}catch(r){if(r instanceof RangeError){let o=serializeBigInts(
e),s=originalParse(o);return applyReviverIteratively(s,t)}throw r}},RequestError=class extends Error{name;status;request;response;constructor(e,t,r){super(e,{cause:r.
cause}),this.name="HttpError",this.status=Number.parseInt(t),Number.isNaN(this.status)&&(this.status=0),"response"in r&&(this.response=r.response);let o=Object.
assign({},r.request);r.request.headers.authorization&&(o.headers=Object.assign({},r.request.headers,{authorization:r.request.headers.authorization.replace(/(?<! ) .*$/,
" [REDACTED]")})),o.url=o.url.replace(/\bclient_secret=\w+/g,"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]"),this.request=o}},
VERSION2="10.0.16",defaults_default={headers:{"user-agent":`octokit-request.js/${VERSION2} ${getUserAgent()}`}};function isPlainObject2(e){if(typeof e!="object"||
e===null||Object.prototype.toString.call(e)!=="[object Object]")return!1;let t=Object.getPrototypeOf(e);if(t===null)return!0;let r=Object.prototype.hasOwnProperty.
call(t,"constructor")&&t.constructor;return typeof r=="function"&&r instanceof r&&Function.prototype.call(r)===Function.prototype.call(e)}var noop=()=>"";async function fetchWrapper(e){
let t=e.request?.fetch||globalThis.fetch;if(!t)throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Lear\
n more at https://github.com/octokit/octokit.js/#fetch-missing");let r=e.request?.log||console,o=e.request?.parseSuccessResponseBody!==!1,s=isPlainObject2(e.body)||
Array.isArray(e.body)?JSONStringify(e.body):e.body,i=Object.fromEntries(Object.entries(e.headers).map(([m,f])=>[m,String(f)])),c;try{c=await t(e.url,{method:e.method,
body:s,redirect:e.request?.redirect,headers:i,signal:e.request?.signal,...e.body&&{duplex:"half"}})}catch(m){let f="Unknown Error";if(m instanceof Error){if(m.name===
"AbortError")throw m.status=500,m;f=m.message,m.name==="TypeError"&&"cause"in m&&(m.cause instanceof Error?f=m.cause.message:typeof m.cause=="string"&&(f=m.cause))}
let A=new RequestError(f,500,{request:e});throw A.cause=m,A}let a=c.status,T=c.url,_={};for(let[m,f]of c.headers)_[m]=f;let d={url:T,status:a,headers:_,data:""};
if("deprecation"in _){let m=_.link&&_.link.match(/<([^<>]+)>; rel="deprecation"/),f=m&&m.pop();r.warn(`[@octokit/request] "${e.method} ${e.url}" is deprecated. \
It is scheduled to be removed on ${_.sunset}${f?`. See ${f}`:""}`)}if(a===204||a===205)return d;if(e.method==="HEAD"){if(a<400)return d;throw new RequestError(c.
statusText,a,{response:d,request:e})}if(a===304)throw d.data=await getResponseData(c),new RequestError("Not modified",a,{response:d,request:e});if(a>=400)throw d.
data=await getResponseData(c),new RequestError(toErrorMessage(d.data),a,{response:d,request:e});return d.data=o?await getResponseData(c):c.body,d}async function getResponseData(e){
let t=e.headers.get("content-type");if(!t)return e.text().catch(noop);let r=parse2(t);if(isJSONResponse(r)){let o="";try{return o=await e.text(),JSONParse(o)}catch{
return o}}else return r.type.startsWith("text/")||r.parameters.charset?.toLowerCase()==="utf-8"&&r.type!=="application/octet-stream"?e.text().catch(noop):e.arrayBuffer().
catch(()=>new ArrayBuffer(0))}function isJSONResponse(e){return e.type==="application/json"||e.type==="application/scim+json"}function toErrorMessage(e){if(typeof e==
"string")return e;if(e instanceof ArrayBuffer)return"Unknown error";if(typeof e=="object"&&e!==null&&"message"in e){let t=e,r="documentation_url"in t?` - ${t.documentation_url}`:
"";return Array.isArray(t.errors)?`${t.message}: ${t.errors.map(o=>JSON.stringify(o)).join(", ")}${r}`:`${t.message}${r}`}return`Unknown error: ${JSON.stringify(
e)}`}function withDefaults2(e,t){let r=e.defaults(t);return Object.assign(function(o,s){let i=r.merge(o,s);if(!i.request||!i.request.hook)return fetchWrapper(r.
parse(i));let c=(a,T)=>fetchWrapper(r.parse(r.merge(a,T)));return Object.assign(c,{endpoint:r,defaults:withDefaults2.bind(null,r)}),i.request.hook(c,i)},{endpoint:r,
defaults:withDefaults2.bind(null,r)})}var request=withDefaults2(endpoint,defaults_default),VERSION3="0.0.0-development";function _buildMessageForResponseErrors(e){
return`Request failed due to following response errors:
`+e.errors.map(t=>` - ${t.message}`).join(`
`)}var GraphqlResponseError=class extends Error{constructor(e,t,r){super(_buildMessageForResponseErrors(r)),this.request=e,this.headers=t,this.response=r,this.errors=
r.errors,this.data=r.data,Error.captureStackTrace&&Error.captureStackTrace(this,this.constructor)}request;headers;response;name="GraphqlResponseError";errors;data},
NON_VARIABLE_OPTIONS=["method","baseUrl","url","headers","request","query","mediaType","operationName"],FORBIDDEN_VARIABLE_OPTIONS=["query","method","url"],GHES_V3_SUFFIX_REGEX=/\/api\/v3\/?$/;
function graphql(e,t,r){if(r){if(typeof t=="string"&&"query"in r)return Promise.reject(new Error('[@octokit/graphql] "query" cannot be used as variable name'));
for(let c in r)if(FORBIDDEN_VARIABLE_OPTIONS.includes(c))return Promise.reject(new Error(`[@octokit/graphql] "${c}" cannot be used as variable name`))}let o=typeof t==
"string"?Object.assign({query:t},r):t,s=Object.keys(o).reduce((c,a)=>NON_VARIABLE_OPTIONS.includes(a)?(c[a]=o[a],c):(c.variables||(c.variables={}),c.variables[a]=
o[a],c),{}),i=o.baseUrl||e.endpoint.DEFAULTS.baseUrl;return GHES_V3_SUFFIX_REGEX.test(i)&&(s.url=i.replace(GHES_V3_SUFFIX_REGEX,"/api/graphql")),e(s).then(c=>{if(c.
data.errors){let a={};for(let T of Object.keys(c.headers))a[T]=c.headers[T];throw new GraphqlResponseError(s,a,c.data)}return c.data.data})}function withDefaults3(e,t){
let r=e.defaults(t);return Object.assign((o,s)=>graphql(r,o,s),{defaults:withDefaults3.bind(null,r),endpoint:r.endpoint})}var graphql2=withDefaults3(request,{headers:{
"user-agent":`octokit-graphql.js/${VERSION3} ${getUserAgent()}`},method:"POST",url:"/graphql"});function withCustomRequest(e){return withDefaults3(e,{method:"PO\
ST",url:"/graphql"})}var b64url="(?:[a-zA-Z0-9_-]+)",sep="\\.",jwtRE=new RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`),isJWT=jwtRE.test.bind(jwtRE);async function auth(e){
let t=isJWT(e),r=e.startsWith("v1.")||e.startsWith("ghs_"),o=e.startsWith("ghu_");return{type:"token",token:e,tokenType:t?"app":r?"installation":o?"user-to-serv\
er":"oauth"}}function withAuthorizationPrefix(e){return e.split(/\./).length===3?`bearer ${e}`:`token ${e}`}async function hook(e,t,r,o){let s=t.endpoint.merge(
r,o);return s.headers.authorization=withAuthorizationPrefix(e),t(s)}var createTokenAuth=function(e){if(!e)throw new Error("[@octokit/auth-token] No token passed\
 to createTokenAuth");if(typeof e!="string")throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");return e=e.replace(/^(token|bearer) +/i,
""),Object.assign(auth.bind(null,e),{hook:hook.bind(null,e)})},VERSION4="7.0.8",noop2=()=>{},consoleWarn=console.warn.bind(console),consoleError=console.error.bind(
console);function createLogger(e={}){return typeof e.debug!="function"&&(e.debug=noop2),typeof e.info!="function"&&(e.info=noop2),typeof e.warn!="function"&&(e.
warn=consoleWarn),typeof e.error!="function"&&(e.error=consoleError),e}var userAgentTrail=`octokit-core.js/${VERSION4} ${getUserAgent()}`,Octokit=class{static VERSION=VERSION4;static defaults(e){
return class extends this{constructor(...t){let r=t[0]||{};if(typeof e=="function"){super(e(r));return}super(Object.assign({},e,r,r.userAgent&&e.userAgent?{userAgent:`${r.
userAgent} ${e.userAgent}`}:null))}}}static plugins=[];static plugin(...e){let t=this.plugins;return class extends this{static plugins=t.concat(e.filter(r=>!t.includes(
r)))}}constructor(e={}){let t=new before_after_hook_default.Collection,r={baseUrl:request.endpoint.DEFAULTS.baseUrl,headers:{},request:Object.assign({},e.request,
{hook:t.bind(null,"request")}),mediaType:{previews:[],format:""}};if(r.headers["user-agent"]=e.userAgent?`${e.userAgent} ${userAgentTrail}`:userAgentTrail,e.baseUrl&&
(r.baseUrl=e.baseUrl),e.previews&&(r.mediaType.previews=e.previews),e.timeZone&&(r.headers["time-zone"]=e.timeZone),this.request=request.defaults(r),this.graphql=
withCustomRequest(this.request).defaults(r),this.log=createLogger(e.log),this.hook=t,e.authStrategy){let{authStrategy:s,...i}=e,c=s(Object.assign({request:this.
request,log:this.log,octokit:this,octokitOptions:i},e.auth));t.wrap("request",c.hook),this.auth=c}else if(!e.auth)this.auth=async()=>({type:"unauthenticated"});else{
let s=createTokenAuth(e.auth);t.wrap("request",s.hook),this.auth=s}let o=this.constructor;for(let s=0;s<o.plugins.length;++s)Object.assign(this,o.plugins[s](this,
e))}request;graphql;log;hook;auth},VERSION5="17.0.0",Endpoints={actions:{addCustomLabelsToSelfHostedRunnerForOrg:["POST /orgs/{org}/actions/runners/{runner_id}/\
labels"],addCustomLabelsToSelfHostedRunnerForRepo:["POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],addRepoAccessToSelfHostedRunnerGroupInOrg:["\
PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}"],addSelectedRepoToOrgSecret:["PUT /orgs/{org}/actions/secrets/{secret_name\
}/repositories/{repository_id}"],addSelectedRepoToOrgVariable:["PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],approveWorkflowRun:["POS\
T /repos/{owner}/{repo}/actions/runs/{run_id}/approve"],cancelWorkflowRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel"],createEnvironmentVariable:[
"POST /repos/{owner}/{repo}/environments/{environment_name}/variables"],createHostedRunnerForOrg:["POST /orgs/{org}/actions/hosted-runners"],createOrUpdateEnvironmentSecret:[
"PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],createOrUpdateOrgSecret:["PUT /orgs/{org}/actions/secrets/{secret_name}"],createOrUpdateRepoSecret:[
"PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}"],createOrgVariable:["POST /orgs/{org}/actions/variables"],createRegistrationTokenForOrg:["POST /orgs/{\
org}/actions/runners/registration-token"],createRegistrationTokenForRepo:["POST /repos/{owner}/{repo}/actions/runners/registration-token"],createRemoveTokenForOrg:[
"POST /orgs/{org}/actions/runners/remove-token"],createRemoveTokenForRepo:["POST /repos/{owner}/{repo}/actions/runners/remove-token"],createRepoVariable:["POST \
/repos/{owner}/{repo}/actions/variables"],createWorkflowDispatch:["POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"],deleteActionsCacheById:[
"DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}"],deleteActionsCacheByKey:["DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}"],deleteArtifact:["DEL\
ETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],deleteCustomImageFromOrg:["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition\
_id}"],deleteCustomImageVersionFromOrg:["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],deleteEnvironmentSecret:[
"DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],deleteEnvironmentVariable:["DELETE /repos/{owner}/{repo}/environments/{env\
ironment_name}/variables/{name}"],deleteHostedRunnerForOrg:["DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],deleteOrgSecret:["DELETE /orgs/{org}\
/actions/secrets/{secret_name}"],deleteOrgVariable:["DELETE /orgs/{org}/actions/variables/{name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/actions/secre\
ts/{secret_name}"],deleteRepoVariable:["DELETE /repos/{owner}/{repo}/actions/variables/{name}"],deleteSelfHostedRunnerFromOrg:["DELETE /orgs/{org}/actions/runne\
rs/{runner_id}"],deleteSelfHostedRunnerFromRepo:["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}"],deleteWorkflowRun:["DELETE /repos/{owner}/{repo}/ac\
tions/runs/{run_id}"],deleteWorkflowRunLogs:["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],disableSelectedRepositoryGithubActionsOrganization:["DEL\
ETE /orgs/{org}/actions/permissions/repositories/{repository_id}"],disableWorkflow:["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable"],downloadArtifact:[
"GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}"],downloadJobLogsForWorkflowRun:["GET /repos/{owner}/{repo}/actions/jobs/{job_id}/lo\
gs"],downloadWorkflowRunAttemptLogs:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs"],downloadWorkflowRunLogs:["GET /repos/{own\
er}/{repo}/actions/runs/{run_id}/logs"],enableSelectedRepositoryGithubActionsOrganization:["PUT /orgs/{org}/actions/permissions/repositories/{repository_id}"],enableWorkflow:[
"PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable"],forceCancelWorkflowRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel"],generateRunnerJitconfigForOrg:[
"POST /orgs/{org}/actions/runners/generate-jitconfig"],generateRunnerJitconfigForRepo:["POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig"],getActionsCacheList:[
"GET /repos/{owner}/{repo}/actions/caches"],getActionsCacheUsage:["GET /repos/{owner}/{repo}/actions/cache/usage"],getActionsCacheUsageByRepoForOrg:["GET /orgs/\
{org}/actions/cache/usage-by-repository"],getActionsCacheUsageForOrg:["GET /orgs/{org}/actions/cache/usage"],getAllowedActionsOrganization:["GET /orgs/{org}/act\
ions/permissions/selected-actions"],getAllowedActionsRepository:["GET /repos/{owner}/{repo}/actions/permissions/selected-actions"],getArtifact:["GET /repos/{own\
er}/{repo}/actions/artifacts/{artifact_id}"],getCustomImageForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],getCustomImageVersionForOrg:[
"GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],getCustomOidcSubClaimForRepo:["GET /repos/{owner}/{repo}/action\
s/oidc/customization/sub"],getEnvironmentPublicKey:["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key"],getEnvironmentSecret:["GET /\
repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],getEnvironmentVariable:["GET /repos/{owner}/{repo}/environments/{environment_name}/\
variables/{name}"],getGithubActionsDefaultWorkflowPermissionsOrganization:["GET /orgs/{org}/actions/permissions/workflow"],getGithubActionsDefaultWorkflowPermissionsRepository:[
"GET /repos/{owner}/{repo}/actions/permissions/workflow"],getGithubActionsPermissionsOrganization:["GET /orgs/{org}/actions/permissions"],getGithubActionsPermissionsRepository:[
"GET /repos/{owner}/{repo}/actions/permissions"],getHostedRunnerForOrg:["GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],getHostedRunnersGithubOwnedImagesForOrg:[
"GET /orgs/{org}/actions/hosted-runners/images/github-owned"],getHostedRunnersLimitsForOrg:["GET /orgs/{org}/actions/hosted-runners/limits"],getHostedRunnersMachineSpecsForOrg:[
"GET /orgs/{org}/actions/hosted-runners/machine-sizes"],getHostedRunnersPartnerImagesForOrg:["GET /orgs/{org}/actions/hosted-runners/images/partner"],getHostedRunnersPlatformsForOrg:[
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
y"],unblock:["DELETE /user/blocks/{username}"],unfollow:["DELETE /user/following/{username}"],updateAuthenticated:["PATCH /user"]}},endpoints_default=Endpoints,
endpointMethodsMap=new Map;for(let[e,t]of Object.entries(endpoints_default))for(let[r,o]of Object.entries(t)){let[s,i,c]=o,[a,T]=s.split(/ /),_=Object.assign({method:a,
url:T},i);endpointMethodsMap.has(e)||endpointMethodsMap.set(e,new Map),endpointMethodsMap.get(e).set(r,{scope:e,methodName:r,endpointDefaults:_,decorations:c})}
var handler={has({scope:e},t){return endpointMethodsMap.get(e).has(t)},getOwnPropertyDescriptor(e,t){return{value:this.get(e,t),configurable:!0,writable:!0,enumerable:!0}},
defineProperty(e,t,r){return Object.defineProperty(e.cache,t,r),!0},deleteProperty(e,t){return delete e.cache[t],!0},ownKeys({scope:e}){return[...endpointMethodsMap.
get(e).keys()]},set(e,t,r){return e.cache[t]=r},get({octokit:e,scope:t,cache:r},o){if(r[o])return r[o];let s=endpointMethodsMap.get(t).get(o);if(!s)return;let{endpointDefaults:i,
decorations:c}=s;return c?r[o]=decorate(e,t,o,i,c):r[o]=e.request.defaults(i),r[o]}};function endpointsToMethods(e){let t={};for(let r of endpointMethodsMap.keys())
t[r]=new Proxy({octokit:e,scope:r,cache:{}},handler);return t}function decorate(e,t,r,o,s){let i=e.request.defaults(o);function c(...a){let T=i.endpoint.merge(...a);
if(s.mapToData)return T=Object.assign({},T,{data:T[s.mapToData],[s.mapToData]:void 0}),i(T);if(s.renamed){let[_,d]=s.renamed;e.log.warn(`octokit.${t}.${r}() has\
 been renamed to octokit.${_}.${d}()`)}if(s.deprecated&&e.log.warn(s.deprecated),s.renamedParameters){let _=i.endpoint.merge(...a);for(let[d,m]of Object.entries(
s.renamedParameters))d in _&&(e.log.warn(`"${d}" parameter is deprecated for "octokit.${t}.${r}()". Use "${m}" instead`),m in _||(_[m]=_[d]),delete _[d]);return i(
_)}return i(...a)}return Object.assign(c,i)}function restEndpointMethods(e){return{rest:endpointsToMethods(e)}}restEndpointMethods.VERSION=VERSION5;function legacyRestEndpointMethods(e){
let t=endpointsToMethods(e);return{...t,rest:t}}legacyRestEndpointMethods.VERSION=VERSION5;var VERSION6="0.0.0-development";function normalizePaginatedListResponse(e){
if(!e.data)return{...e,data:[]};if(!(("total_count"in e.data||"total_commits"in e.data)&&!("url"in e.data)))return e;let t=e.data.incomplete_results,r=e.data.repository_selection,
o=e.data.total_count,s=e.data.total_commits;delete e.data.incomplete_results,delete e.data.repository_selection,delete e.data.total_count,delete e.data.total_commits;
let i=Object.keys(e.data)[0],c=e.data[i];return e.data=c,typeof t<"u"&&(e.data.incomplete_results=t),typeof r<"u"&&(e.data.repository_selection=r),e.data.total_count=
o,e.data.total_commits=s,e}function iterator(e,t,r){let o=typeof t=="function"?t.endpoint(r):e.request.endpoint(t,r),s=typeof t=="function"?t:e.request,i=o.method,
c=o.headers,a=o.url;return{[Symbol.asyncIterator]:()=>({async next(){if(!a)return{done:!0};try{let T=await s({method:i,url:a,headers:c}),_=normalizePaginatedListResponse(
T);if(a=((_.headers.link||"").match(/<([^<>]+)>;\s*rel="next"/)||[])[1],!a&&"total_commits"in _.data){let d=new URL(_.url),m=d.searchParams,f=parseInt(m.get("pa\
ge")||"1",10),A=parseInt(m.get("per_page")||"250",10);f*A<_.data.total_commits&&(m.set("page",String(f+1)),a=d.toString())}return{value:_}}catch(T){if(T.status!==
409)throw T;return a="",{value:{status:200,headers:{},data:[]}}}}})}}function paginate(e,t,r,o){return typeof r=="function"&&(o=r,r=void 0),gather(e,[],iterator(
e,t,r)[Symbol.asyncIterator](),o)}function gather(e,t,r,o){return r.next().then(s=>{if(s.done)return t;let i=!1;function c(){i=!0}return t=t.concat(o?o(s.value,
c):s.value.data),i?t:gather(e,t,r,o)})}var composePaginateRest=Object.assign(paginate,{iterator});function paginateRest(e){return{paginate:Object.assign(paginate.
bind(null,e),{iterator:iterator.bind(null,e)})}}paginateRest.VERSION=VERSION6;var context=new Context,baseUrl=getApiBaseUrl(),defaults={baseUrl,request:{agent:getProxyAgent(
baseUrl),fetch:getProxyFetch(baseUrl)}},GitHub=Octokit.plugin(restEndpointMethods,paginateRest).defaults(defaults);function getOctokitOptions(e,t){let r=Object.
assign({},t||{}),o=getAuthString(e,r);o&&(r.auth=o);let s=getUserAgentWithOrchestrationId(r.userAgent);return s&&(r.userAgent=s),r}var context2=new Context;function getOctokit(e,t,...r){
let o=GitHub.plugin(...r);return new o(getOctokitOptions(e,t))}var PULL_REQUEST_FILES=3e3,COMPARISON_FILES=300;async function changedFiles(e){if(e==="")throw new chunk_GMSHOBQ3_js_1.
OctavoError("configuration","github-token is empty: changed-only needs it to ask for the changed files",{advice:"Leave github-token out to use the token of the \
job"});let{repo:t,payload:r,eventName:o}=context2,{rest:s,paginate:i}=getOctokit(e),c=r.pull_request?.number;try{if(c!==void 0){let _=await i(s.pulls.listFiles,
{...t,pull_number:c,per_page:100});return listed(_,PULL_REQUEST_FILES)}let a=rangeOf(o,r);if(typeof a!="string")return a;let{data:T}=await s.repos.compareCommitsWithBasehead(
{...t,basehead:a,per_page:1});return listed(T.files??[],COMPARISON_FILES)}catch(a){if(a.status===404&&c===void 0)return{unknown:"GitHub does not find the commit\
s (404): a forced push, or the job lacks the permission contents: read"};throw refused(a,c!==void 0)}}function listed(e,t){return e.length>=t?{unknown:`GitHub l\
ists at most ${t} changed files, and there are more`}:{paths:new Set(e.filter(({status:r})=>r!=="removed").map(({filename:r})=>r))}}function rangeOf(e,t){let r={
unknown:`the event ${e} changes no files`};if(e==="merge_group"){let{base_sha:T,head_sha:_}=t.merge_group;return`${T}...${_}`}if(e!=="push")return r;let{ref:o,before:s,
after:i,repository:c}=t;if(i===void 0||/^0+$/.test(i))return r;if(s!==void 0&&!/^0+$/.test(s))return`${s}...${i}`;if(o?.startsWith("refs/tags/")===!0)return{unknown:"\
the push of a new tag changes no files"};let a=c?.default_branch;return o===`refs/heads/${a}`?{unknown:"this is the first push of the default branch"}:a===void 0?
r:`${a}...${i}`}function refused(e,t){let{status:r,response:o,cause:s}=e,i=(a,T,_)=>new chunk_GMSHOBQ3_js_1.OctavoError(a,`changed-only could not read the chang\
ed files: ${T}`,{advice:_,cause:e});if(o===void 0)return i("network",`GitHub was not reached (${(0,chunk_72Q6ZIQZ_js_1.failureCode)(s)??"no answer"})`,"Check th\
e network and the proxy of the runner, or set changed-only to false");let{headers:c={}}=o;if(r===401)return i("configuration","GitHub does not accept github-tok\
en (401)","Leave github-token out to use the token of the job, or renew the token that you give");if(r===429||r===403&&(c["retry-after"]!==void 0||c["x-ratelimi\
t-remaining"]==="0"))return i("network",`the rate limit of the GitHub API is reached (${r})`,`Run the job again ${laterOf(c)}, or give github-token a token of i\
ts own`);if(r===403||r===404){let a=`permissions: { contents: read${t?", pull-requests: read":""} }`;return i("configuration",`GitHub answered ${r}`,`Give the j\
ob the permission: ${a}`)}return i("network",`GitHub answered ${r}`,"Run the job again, or set changed-only to false")}function laterOf(e){let t=Number(e["retry\
-after"]??NaN);if(Number.isFinite(t))return`in ${t} seconds`;let r=Number(e["x-ratelimit-reset"]??NaN);return Number.isFinite(r)?`after ${new Date(r*1e3).toISOString().
slice(11,16)} UTC`:"later"}
