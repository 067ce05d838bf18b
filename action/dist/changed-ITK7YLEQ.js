var K=Object.defineProperty;var Me=Object.getOwnPropertyDescriptor;var Je=Object.getOwnPropertyNames;var Ke=Object.prototype.hasOwnProperty;var Ye=(e,s)=>{for(var r in s)K(e,r,{get:s[r],enumerable:!0})},Xe=(e,s,r,t)=>{if(s&&typeof s=="object"||typeof s=="function")for(let o of Je(s))!Ke.call(e,o)&&o!==
r&&K(e,o,{get:()=>s[o],enumerable:!(t=Me(s,o))||t.enumerable});return e};var Ze=e=>Xe(K({},"__esModule",{value:!0}),e);var Ps={};Ye(Ps,{changedFiles:()=>ze});module.exports=Ze(Ps);var $=require("./chunk-Z4JF3FP7.js"),pe=require("./chunk-D5RTHP3X.js"),C=require("./chunk-3RNHDNP5.js"),
J=require("fs"),Ve=require("os"),Qe=(0,C.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.getProxyUrl=s,e.checkBypass=r;function s(i){let c=i.
protocol==="https:";if(r(i))return;let a=c?process.env.https_proxy||process.env.HTTPS_PROXY:process.env.http_proxy||process.env.HTTP_PROXY;if(a)try{return new o(
a)}catch{if(!a.startsWith("http://")&&!a.startsWith("https://"))return new o(`http://${a}`)}else return}function r(i){if(!i.hostname)return!1;let c=i.hostname;if(t(
c))return!0;let a=process.env.no_proxy||process.env.NO_PROXY||"";if(!a)return!1;let E;i.port?E=Number(i.port):i.protocol==="http:"?E=80:i.protocol==="https:"&&(E=
443);let _=[i.hostname.toUpperCase()];typeof E=="number"&&_.push(`${_[0]}:${E}`);for(let d of a.split(",").map(m=>m.trim().toUpperCase()).filter(m=>m))if(d==="*"||
_.some(m=>m===d||m.endsWith(`.${d}`)||d.startsWith(".")&&m.endsWith(`${d}`)))return!0;return!1}function t(i){let c=i.toLowerCase();return c==="localhost"||c.startsWith(
"127.")||c.startsWith("[::1]")||c.startsWith("[0:0:0:0:0:0:0:1]")}var o=class extends URL{constructor(i,c){super(i,c),this._decodedUsername=decodeURIComponent(super.
username),this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){return this._decodedPassword}}}),er=(0,C.b)(
e=>{"use strict";var s=(0,C.a)("net"),r=(0,C.a)("tls"),t=(0,C.a)("http"),o=(0,C.a)("https"),i=(0,C.a)("events"),c=(0,C.a)("assert"),a=(0,C.a)("util");e.httpOverHttp=
E,e.httpsOverHttp=_,e.httpOverHttps=d,e.httpsOverHttps=m;function E(T){var h=new b(T);return h.request=t.request,h}function _(T){var h=new b(T);return h.request=
t.request,h.createSocket=A,h.defaultPort=443,h}function d(T){var h=new b(T);return h.request=o.request,h}function m(T){var h=new b(T);return h.request=o.request,
h.createSocket=A,h.defaultPort=443,h}function b(T){var h=this;h.options=T||{},h.proxyOptions=h.options.proxy||{},h.maxSockets=h.options.maxSockets||t.Agent.defaultMaxSockets,
h.requests=[],h.sockets=[],h.on("free",function(v,O,P,R){for(var S=y(O,P,R),n=0,p=h.requests.length;n<p;++n){var l=h.requests[n];if(l.host===S.host&&l.port===S.
port){h.requests.splice(n,1),l.request.onSocket(v);return}}v.destroy(),h.removeSocket(v)})}a.inherits(b,i.EventEmitter),b.prototype.addRequest=function(T,h,v,O){
var P=this,R=L({request:T},P.options,y(h,v,O));if(P.sockets.length>=this.maxSockets){P.requests.push(R);return}P.createSocket(R,function(S){S.on("free",n),S.on(
"close",p),S.on("agentRemove",p),T.onSocket(S);function n(){P.emit("free",S,R)}function p(l){P.removeSocket(S),S.removeListener("free",n),S.removeListener("clos\
e",p),S.removeListener("agentRemove",p)}})},b.prototype.createSocket=function(T,h){var v=this,O={};v.sockets.push(O);var P=L({},v.proxyOptions,{method:"CONNECT",
path:T.host+":"+T.port,agent:!1,headers:{host:T.host+":"+T.port}});T.localAddress&&(P.localAddress=T.localAddress),P.proxyAuth&&(P.headers=P.headers||{},P.headers["\
Proxy-Authorization"]="Basic "+new Buffer(P.proxyAuth).toString("base64")),w("making CONNECT request");var R=v.request(P);R.useChunkedEncodingByDefault=!1,R.once(
"response",S),R.once("upgrade",n),R.once("connect",p),R.once("error",l),R.end();function S(u){u.upgrade=!0}function n(u,g,f){process.nextTick(function(){p(u,g,f)})}
function p(u,g,f){if(R.removeAllListeners(),g.removeAllListeners(),u.statusCode!==200){w("tunneling socket could not be established, statusCode=%d",u.statusCode),
g.destroy();var k=new Error("tunneling socket could not be established, statusCode="+u.statusCode);k.code="ECONNRESET",T.request.emit("error",k),v.removeSocket(
O);return}if(f.length>0){w("got illegal response body from proxy"),g.destroy();var k=new Error("got illegal response body from proxy");k.code="ECONNRESET",T.request.
emit("error",k),v.removeSocket(O);return}return w("tunneling connection has established"),v.sockets[v.sockets.indexOf(O)]=g,h(g)}function l(u){R.removeAllListeners(),
w(`tunneling socket could not be established, cause=%s
`,u.message,u.stack);var g=new Error("tunneling socket could not be established, cause="+u.message);g.code="ECONNRESET",T.request.emit("error",g),v.removeSocket(
O)}},b.prototype.removeSocket=function(T){var h=this.sockets.indexOf(T);if(h!==-1){this.sockets.splice(h,1);var v=this.requests.shift();v&&this.createSocket(v,function(O){
v.request.onSocket(O)})}};function A(T,h){var v=this;b.prototype.createSocket.call(v,T,function(O){var P=T.request.getHeader("host"),R=L({},v.options,{socket:O,
servername:P?P.replace(/:.*$/,""):T.host}),S=r.connect(0,R);v.sockets[v.sockets.indexOf(O)]=S,h(S)})}function y(T,h,v){return typeof T=="string"?{host:T,port:h,
localAddress:v}:T}function L(T){for(var h=1,v=arguments.length;h<v;++h){var O=arguments[h];if(typeof O=="object")for(var P=Object.keys(O),R=0,S=P.length;R<S;++R){
var n=P[R];O[n]!==void 0&&(T[n]=O[n])}}return T}var w;process.env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)?w=function(){var T=Array.prototype.slice.
call(arguments);typeof T[0]=="string"?T[0]="TUNNEL: "+T[0]:T.unshift("TUNNEL:"),console.error.apply(console,T)}:w=function(){},e.debug=w}),rr=(0,C.b)((e,s)=>{"u\
se strict";s.exports=er()}),sr=(0,C.b)(e=>{"use strict";var s=e&&e.__createBinding||(Object.create?(function(n,p,l,u){u===void 0&&(u=l);var g=Object.getOwnPropertyDescriptor(
p,l);(!g||("get"in g?!p.__esModule:g.writable||g.configurable))&&(g={enumerable:!0,get:function(){return p[l]}}),Object.defineProperty(n,u,g)}):(function(n,p,l,u){
u===void 0&&(u=l),n[u]=p[l]})),r=e&&e.__setModuleDefault||(Object.create?(function(n,p){Object.defineProperty(n,"default",{enumerable:!0,value:p})}):function(n,p){
n.default=p}),t=e&&e.__importStar||(function(){var n=function(p){return n=Object.getOwnPropertyNames||function(l){var u=[];for(var g in l)Object.prototype.hasOwnProperty.
call(l,g)&&(u[u.length]=g);return u},n(p)};return function(p){if(p&&p.__esModule)return p;var l={};if(p!=null)for(var u=n(p),g=0;g<u.length;g++)u[g]!=="default"&&
s(l,p,u[g]);return r(l,p),l}})(),o=e&&e.__awaiter||function(n,p,l,u){function g(f){return f instanceof l?f:new l(function(k){k(f)})}return new(l||(l=Promise))(function(f,k){
function F(U){try{I(u.next(U))}catch(q){k(q)}}function G(U){try{I(u.throw(U))}catch(q){k(q)}}function I(U){U.done?f(U.value):g(U.value).then(F,G)}I((u=u.apply(n,
p||[])).next())})};Object.defineProperty(e,"__esModule",{value:!0}),e.HttpClient=e.HttpClientResponse=e.HttpClientError=e.MediaTypes=e.Headers=e.HttpCodes=void 0,
e.getProxyUrl=A,e.isHttps=P;var i=t((0,C.a)("http")),c=t((0,C.a)("https")),a=t(Qe()),E=t(rr()),_=(0,$.a)(),d;(function(n){n[n.OK=200]="OK",n[n.MultipleChoices=300]=
"MultipleChoices",n[n.MovedPermanently=301]="MovedPermanently",n[n.ResourceMoved=302]="ResourceMoved",n[n.SeeOther=303]="SeeOther",n[n.NotModified=304]="NotModi\
fied",n[n.UseProxy=305]="UseProxy",n[n.SwitchProxy=306]="SwitchProxy",n[n.TemporaryRedirect=307]="TemporaryRedirect",n[n.PermanentRedirect=308]="PermanentRedire\
ct",n[n.BadRequest=400]="BadRequest",n[n.Unauthorized=401]="Unauthorized",n[n.PaymentRequired=402]="PaymentRequired",n[n.Forbidden=403]="Forbidden",n[n.NotFound=
404]="NotFound",n[n.MethodNotAllowed=405]="MethodNotAllowed",n[n.NotAcceptable=406]="NotAcceptable",n[n.ProxyAuthenticationRequired=407]="ProxyAuthenticationReq\
uired",n[n.RequestTimeout=408]="RequestTimeout",n[n.Conflict=409]="Conflict",n[n.Gone=410]="Gone",n[n.TooManyRequests=429]="TooManyRequests",n[n.InternalServerError=
500]="InternalServerError",n[n.NotImplemented=501]="NotImplemented",n[n.BadGateway=502]="BadGateway",n[n.ServiceUnavailable=503]="ServiceUnavailable",n[n.GatewayTimeout=
504]="GatewayTimeout"})(d||(e.HttpCodes=d={}));var m;(function(n){n.Accept="accept",n.ContentType="content-type"})(m||(e.Headers=m={}));var b;(function(n){n.ApplicationJson=
"application/json"})(b||(e.MediaTypes=b={}));function A(n){let p=a.getProxyUrl(new URL(n));return p?p.href:""}var y=[d.MovedPermanently,d.ResourceMoved,d.SeeOther,
d.TemporaryRedirect,d.PermanentRedirect],L=[d.BadGateway,d.ServiceUnavailable,d.GatewayTimeout],w=["OPTIONS","GET","DELETE","HEAD"],T=10,h=5,v=class We extends Error{constructor(p,l){
super(p),this.name="HttpClientError",this.statusCode=l,Object.setPrototypeOf(this,We.prototype)}};e.HttpClientError=v;var O=class{constructor(n){this.message=n}readBody(){
return o(this,void 0,void 0,function*(){return new Promise(n=>o(this,void 0,void 0,function*(){let p=Buffer.alloc(0);this.message.on("data",l=>{p=Buffer.concat(
[p,l])}),this.message.on("end",()=>{n(p.toString())})}))})}readBodyBuffer(){return o(this,void 0,void 0,function*(){return new Promise(n=>o(this,void 0,void 0,function*(){
let p=[];this.message.on("data",l=>{p.push(l)}),this.message.on("end",()=>{n(Buffer.concat(p))})}))})}};e.HttpClientResponse=O;function P(n){return new URL(n).protocol===
"https:"}var R=class{constructor(n,p,l){this._ignoreSslError=!1,this._allowRedirects=!0,this._allowRedirectDowngrade=!1,this._maxRedirects=50,this._allowRetries=
!1,this._maxRetries=1,this._keepAlive=!1,this._disposed=!1,this.userAgent=this._getUserAgentWithOrchestrationId(n),this.handlers=p||[],this.requestOptions=l,l&&
(l.ignoreSslError!=null&&(this._ignoreSslError=l.ignoreSslError),this._socketTimeout=l.socketTimeout,l.allowRedirects!=null&&(this._allowRedirects=l.allowRedirects),
l.allowRedirectDowngrade!=null&&(this._allowRedirectDowngrade=l.allowRedirectDowngrade),l.maxRedirects!=null&&(this._maxRedirects=Math.max(l.maxRedirects,0)),l.
keepAlive!=null&&(this._keepAlive=l.keepAlive),l.allowRetries!=null&&(this._allowRetries=l.allowRetries),l.maxRetries!=null&&(this._maxRetries=l.maxRetries))}options(n,p){
return o(this,void 0,void 0,function*(){return this.request("OPTIONS",n,null,p||{})})}get(n,p){return o(this,void 0,void 0,function*(){return this.request("GET",
n,null,p||{})})}del(n,p){return o(this,void 0,void 0,function*(){return this.request("DELETE",n,null,p||{})})}post(n,p,l){return o(this,void 0,void 0,function*(){
return this.request("POST",n,p,l||{})})}patch(n,p,l){return o(this,void 0,void 0,function*(){return this.request("PATCH",n,p,l||{})})}put(n,p,l){return o(this,void 0,
void 0,function*(){return this.request("PUT",n,p,l||{})})}head(n,p){return o(this,void 0,void 0,function*(){return this.request("HEAD",n,null,p||{})})}sendStream(n,p,l,u){
return o(this,void 0,void 0,function*(){return this.request(n,p,l,u)})}getJson(n){return o(this,arguments,void 0,function*(p,l={}){l[m.Accept]=this._getExistingOrDefaultHeader(
l,m.Accept,b.ApplicationJson);let u=yield this.get(p,l);return this._processResponse(u,this.requestOptions)})}postJson(n,p){return o(this,arguments,void 0,function*(l,u,g={}){
let f=JSON.stringify(u,null,2);g[m.Accept]=this._getExistingOrDefaultHeader(g,m.Accept,b.ApplicationJson),g[m.ContentType]=this._getExistingOrDefaultContentTypeHeader(
g,b.ApplicationJson);let k=yield this.post(l,f,g);return this._processResponse(k,this.requestOptions)})}putJson(n,p){return o(this,arguments,void 0,function*(l,u,g={}){
let f=JSON.stringify(u,null,2);g[m.Accept]=this._getExistingOrDefaultHeader(g,m.Accept,b.ApplicationJson),g[m.ContentType]=this._getExistingOrDefaultContentTypeHeader(
g,b.ApplicationJson);let k=yield this.put(l,f,g);return this._processResponse(k,this.requestOptions)})}patchJson(n,p){return o(this,arguments,void 0,function*(l,u,g={}){
let f=JSON.stringify(u,null,2);g[m.Accept]=this._getExistingOrDefaultHeader(g,m.Accept,b.ApplicationJson),g[m.ContentType]=this._getExistingOrDefaultContentTypeHeader(
g,b.ApplicationJson);let k=yield this.patch(l,f,g);return this._processResponse(k,this.requestOptions)})}request(n,p,l,u){return o(this,void 0,void 0,function*(){
if(this._disposed)throw new Error("Client has already been disposed.");let g=new URL(p),f=this._prepareRequest(n,g,u),k=this._allowRetries&&w.includes(n)?this._maxRetries+
1:1,F=0,G;do{if(G=yield this.requestRaw(f,l),G&&G.message&&G.message.statusCode===d.Unauthorized){let U;for(let q of this.handlers)if(q.canHandleAuthentication(
G)){U=q;break}return U?U.handleAuthentication(this,f,l):G}let I=this._maxRedirects;for(;G.message.statusCode&&y.includes(G.message.statusCode)&&this._allowRedirects&&
I>0;){let U=G.message.headers.location;if(!U)break;let q=new URL(U);if(g.protocol==="https:"&&g.protocol!==q.protocol&&!this._allowRedirectDowngrade)throw new Error(
"Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade op\
tion to true.");if(yield G.readBody(),q.hostname!==g.hostname)for(let le in u)le.toLowerCase()==="authorization"&&delete u[le];f=this._prepareRequest(n,q,u),G=yield this.
requestRaw(f,l),I--}if(!G.message.statusCode||!L.includes(G.message.statusCode))return G;F+=1,F<k&&(yield G.readBody(),yield this._performExponentialBackoff(F))}while(F<
k);return G})}dispose(){this._agent&&this._agent.destroy(),this._disposed=!0}requestRaw(n,p){return o(this,void 0,void 0,function*(){return new Promise((l,u)=>{
function g(f,k){f?u(f):k?l(k):u(new Error("Unknown error"))}this.requestRawWithCallback(n,p,g)})})}requestRawWithCallback(n,p,l){typeof p=="string"&&(n.options.
headers||(n.options.headers={}),n.options.headers["Content-Length"]=Buffer.byteLength(p,"utf8"));let u=!1;function g(F,G){u||(u=!0,l(F,G))}let f=n.httpModule.request(
n.options,F=>{let G=new O(F);g(void 0,G)}),k;f.on("socket",F=>{k=F}),f.setTimeout(this._socketTimeout||3*6e4,()=>{k&&k.end(),g(new Error(`Request timeout: ${n.options.
path}`))}),f.on("error",function(F){g(F)}),p&&typeof p=="string"&&f.write(p,"utf8"),p&&typeof p!="string"?(p.on("close",function(){f.end()}),p.pipe(f)):f.end()}getAgent(n){
let p=new URL(n);return this._getAgent(p)}getAgentDispatcher(n){let p=new URL(n),l=a.getProxyUrl(p);if(l&&l.hostname)return this._getProxyAgentDispatcher(p,l)}_prepareRequest(n,p,l){
let u={};u.parsedUrl=p;let g=u.parsedUrl.protocol==="https:";u.httpModule=g?c:i;let f=g?443:80;if(u.options={},u.options.host=u.parsedUrl.hostname,u.options.port=
u.parsedUrl.port?parseInt(u.parsedUrl.port):f,u.options.path=(u.parsedUrl.pathname||"")+(u.parsedUrl.search||""),u.options.method=n,u.options.headers=this._mergeHeaders(
l),this.userAgent!=null&&(u.options.headers["user-agent"]=this.userAgent),u.options.agent=this._getAgent(u.parsedUrl),this.handlers)for(let k of this.handlers)k.
prepareRequest(u.options);return u}_mergeHeaders(n){return this.requestOptions&&this.requestOptions.headers?Object.assign({},S(this.requestOptions.headers),S(n||
{})):S(n||{})}_getExistingOrDefaultHeader(n,p,l){let u;if(this.requestOptions&&this.requestOptions.headers){let f=S(this.requestOptions.headers)[p];f&&(u=typeof f==
"number"?f.toString():f)}let g=n[p];return g!==void 0?typeof g=="number"?g.toString():g:u!==void 0?u:l}_getExistingOrDefaultContentTypeHeader(n,p){let l;if(this.
requestOptions&&this.requestOptions.headers){let g=S(this.requestOptions.headers)[m.ContentType];g&&(typeof g=="number"?l=String(g):Array.isArray(g)?l=g.join(",\
 "):l=g)}let u=n[m.ContentType];return u!==void 0?typeof u=="number"?String(u):Array.isArray(u)?u.join(", "):u:l!==void 0?l:p}_getAgent(n){let p,l=a.getProxyUrl(
n),u=l&&l.hostname;if(this._keepAlive&&u&&(p=this._proxyAgent),u||(p=this._agent),p)return p;let g=n.protocol==="https:",f=100;if(this.requestOptions&&(f=this.requestOptions.
maxSockets||i.globalAgent.maxSockets),l&&l.hostname){let k={maxSockets:f,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(l.username||l.password)&&
{proxyAuth:`${l.username}:${l.password}`}),{host:l.hostname,port:l.port})},F,G=l.protocol==="https:";g?F=G?E.httpsOverHttps:E.httpsOverHttp:F=G?E.httpOverHttps:
E.httpOverHttp,p=F(k),this._proxyAgent=p}if(!p){let k={keepAlive:this._keepAlive,maxSockets:f};p=g?new c.Agent(k):new i.Agent(k),this._agent=p}return g&&this._ignoreSslError&&
(p.options=Object.assign(p.options||{},{rejectUnauthorized:!1})),p}_getProxyAgentDispatcher(n,p){let l;if(this._keepAlive&&(l=this._proxyAgentDispatcher),l)return l;
let u=n.protocol==="https:";return l=new _.ProxyAgent(Object.assign({uri:p.href,pipelining:this._keepAlive?1:0},(p.username||p.password)&&{token:`Basic ${Buffer.
from(`${p.username}:${p.password}`).toString("base64")}`})),this._proxyAgentDispatcher=l,u&&this._ignoreSslError&&(l.options=Object.assign(l.options.requestTls||
{},{rejectUnauthorized:!1})),l}_getUserAgentWithOrchestrationId(n){let p=n||"actions/http-client",l=process.env.ACTIONS_ORCHESTRATION_ID;if(l){let u=l.replace(/[^a-z0-9_.-]/gi,
"_");return`${p} actions_orchestration_id/${u}`}return p}_performExponentialBackoff(n){return o(this,void 0,void 0,function*(){n=Math.min(T,n);let p=h*Math.pow(
2,n);return new Promise(l=>setTimeout(()=>l(),p))})}_processResponse(n,p){return o(this,void 0,void 0,function*(){return new Promise((l,u)=>o(this,void 0,void 0,
function*(){let g=n.message.statusCode||0,f={statusCode:g,result:null,headers:{}};g===d.NotFound&&l(f);function k(I,U){if(typeof U=="string"){let q=new Date(U);
if(!isNaN(q.valueOf()))return q}return U}let F,G;try{G=yield n.readBody(),G&&G.length>0&&(p&&p.deserializeDates?F=JSON.parse(G,k):F=JSON.parse(G),f.result=F),f.
headers=n.message.headers}catch{}if(g>299){let I;F&&F.message?I=F.message:G&&G.length>0?I=G:I=`Failed request: (${g})`;let U=new v(I,g);U.result=f.result,u(U)}else
l(f)}))})}};e.HttpClient=R;var S=n=>Object.keys(n).reduce((p,l)=>(p[l.toLowerCase()]=n[l],p),{})}),ue=class{constructor(){var e,s,r;if(this.payload={},process.env.
GITHUB_EVENT_PATH)if((0,J.existsSync)(process.env.GITHUB_EVENT_PATH))this.payload=JSON.parse((0,J.readFileSync)(process.env.GITHUB_EVENT_PATH,{encoding:"utf8"}));else{
let t=process.env.GITHUB_EVENT_PATH;process.stdout.write(`GITHUB_EVENT_PATH ${t} does not exist${Ve.EOL}`)}this.eventName=process.env.GITHUB_EVENT_NAME,this.sha=
process.env.GITHUB_SHA,this.ref=process.env.GITHUB_REF,this.workflow=process.env.GITHUB_WORKFLOW,this.action=process.env.GITHUB_ACTION,this.actor=process.env.GITHUB_ACTOR,
this.job=process.env.GITHUB_JOB,this.runAttempt=parseInt(process.env.GITHUB_RUN_ATTEMPT,10),this.runNumber=parseInt(process.env.GITHUB_RUN_NUMBER,10),this.runId=
parseInt(process.env.GITHUB_RUN_ID,10),this.apiUrl=(e=process.env.GITHUB_API_URL)!==null&&e!==void 0?e:"https://api.github.com",this.serverUrl=(s=process.env.GITHUB_SERVER_URL)!==
null&&s!==void 0?s:"https://github.com",this.graphqlUrl=(r=process.env.GITHUB_GRAPHQL_URL)!==null&&r!==void 0?r:"https://api.github.com/graphql"}get issue(){let e=this.
payload;return Object.assign(Object.assign({},this.repo),{number:(e.issue||e.pull_request||e).number})}get repo(){if(process.env.GITHUB_REPOSITORY){let[e,s]=process.
env.GITHUB_REPOSITORY.split("/");return{owner:e,repo:s}}if(this.payload.repository)return{owner:this.payload.repository.owner.login,repo:this.payload.repository.
name};throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'")}},ge=(0,C.c)(sr()),tr=(0,C.c)((0,$.a)()),or=function(e,s,r,t){
function o(i){return i instanceof r?i:new r(function(c){c(i)})}return new(r||(r=Promise))(function(i,c){function a(d){try{_(t.next(d))}catch(m){c(m)}}function E(d){
try{_(t.throw(d))}catch(m){c(m)}}function _(d){d.done?i(d.value):o(d.value).then(a,E)}_((t=t.apply(e,s||[])).next())})};function nr(e,s){if(!e&&!s.auth)throw new Error(
"Parameter token or opts.auth is required");if(e&&s.auth)throw new Error("Parameters token and opts.auth may not both be specified");return typeof s.auth=="stri\
ng"?s.auth:`token ${e}`}function ir(e){return new ge.HttpClient().getAgent(e)}function ar(e){return new ge.HttpClient().getAgentDispatcher(e)}function cr(e){let s=ar(
e);return(r,t)=>or(this,void 0,void 0,function*(){return(0,tr.fetch)(r,Object.assign(Object.assign({},t),{dispatcher:s}))})}function pr(){return process.env.GITHUB_API_URL||
"https://api.github.com"}function lr(e){var s;let r=(s=process.env.ACTIONS_ORCHESTRATION_ID)===null||s===void 0?void 0:s.trim();if(r){let t=`actions_orchestrati\
on_id/${r.replace(/[^a-z0-9_.-]/gi,"_")}`;return e?.includes(t)?e:`${e?`${e} `:""}${t}`}return e}function W(){return typeof navigator=="object"&&"userAgent"in navigator?
navigator.userAgent:typeof process=="object"&&process.version!==void 0?`Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`:"<environme\
nt undetectable>"}function Y(e,s,r,t){if(typeof r!="function")throw new Error("method for before hook must be a function");return t||(t={}),Array.isArray(s)?s.reverse().
reduce((o,i)=>Y.bind(null,e,i,o,t),r)():Promise.resolve().then(()=>e.registry[s]?e.registry[s].reduce((o,i)=>i.hook.bind(null,o,t),r)():r(t))}function ur(e,s,r,t){
let o=t;e.registry[r]||(e.registry[r]=[]),s==="before"&&(t=(i,c)=>Promise.resolve().then(o.bind(null,c)).then(i.bind(null,c))),s==="after"&&(t=(i,c)=>{let a;return Promise.
resolve().then(i.bind(null,c)).then(E=>(a=E,o(a,c))).then(()=>a)}),s==="error"&&(t=(i,c)=>Promise.resolve().then(i.bind(null,c)).catch(a=>o(a,c))),e.registry[r].
push({hook:t,orig:o})}function gr(e,s,r){if(!e.registry[s])return;let t=e.registry[s].map(o=>o.orig).indexOf(r);t!==-1&&e.registry[s].splice(t,1)}var de=Function.
bind,me=de.bind(de);function he(e,s,r){let t=me(gr,null).apply(null,r?[s,r]:[s]);e.api={remove:t},e.remove=t,["before","error","after","wrap"].forEach(o=>{let i=r?
[s,o,r]:[s,o];e[o]=e.api[o]=me(ur,null).apply(null,i)})}function dr(){let e=Symbol("Singular"),s={registry:{}},r=Y.bind(null,s,e);return he(r,s,e),r}function mr(){
let e={registry:{}},s=Y.bind(null,e);return he(s,e),s}var hr={Singular:dr,Collection:mr},Tr="0.0.0-development",Er=`octokit-endpoint.js/${Tr} ${W()}`,_r={method:"\
GET",baseUrl:"https://api.github.com",headers:{accept:"application/vnd.github.v3+json","user-agent":Er},mediaType:{format:""}};function br(e){return e?Object.keys(
e).reduce((s,r)=>(s[r.toLowerCase()]=e[r],s),{}):{}}function fr(e){if(typeof e!="object"||e===null||Object.prototype.toString.call(e)!=="[object Object]")return!1;
let s=Object.getPrototypeOf(e);if(s===null)return!0;let r=Object.prototype.hasOwnProperty.call(s,"constructor")&&s.constructor;return typeof r=="function"&&r instanceof
r&&Function.prototype.call(r)===Function.prototype.call(e)}function Te(e,s){let r=Object.assign({},e);return Object.keys(s).forEach(t=>{fr(s[t])?t in e?r[t]=Te(
e[t],s[t]):Object.assign(r,{[t]:s[t]}):Object.assign(r,{[t]:s[t]})}),r}function Ee(e){for(let s in e)e[s]===void 0&&delete e[s];return e}function X(e,s,r){if(typeof s==
"string"){let[o,i]=s.split(" ");r=Object.assign(i?{method:o,url:i}:{url:o},r)}else r=Object.assign({},s);r.headers=br(r.headers),Ee(r),Ee(r.headers);let t=Te(e||
{},r);return r.url==="/graphql"&&(e&&e.mediaType.previews?.length&&(t.mediaType.previews=e.mediaType.previews.filter(o=>!t.mediaType.previews.includes(o)).concat(
t.mediaType.previews)),t.mediaType.previews=(t.mediaType.previews||[]).map(o=>o.replace(/-preview/,""))),t}function wr(e,s){let r=/\?/.test(e)?"&":"?",t=Object.
keys(s);return t.length===0?e:e+r+t.map(o=>o==="q"?"q="+s.q.split("+").map(encodeURIComponent).join("+"):`${o}=${encodeURIComponent(s[o])}`).join("&")}var yr=/\{[^{}}]+\}/g;
function vr(e){return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function kr(e){let s=e.match(yr);return s?s.map(vr).reduce((r,t)=>r.concat(t),[]):[]}
function _e(e,s){let r={__proto__:null};for(let t of Object.keys(e))s.indexOf(t)===-1&&(r[t]=e[t]);return r}function be(e){return e.split(/(%[0-9A-Fa-f]{2})/g).
map(function(s){return/%[0-9A-Fa-f]/.test(s)||(s=encodeURI(s).replace(/%5B/g,"[").replace(/%5D/g,"]")),s}).join("")}function x(e){return encodeURIComponent(e).replace(
/[!'()*]/g,function(s){return"%"+s.charCodeAt(0).toString(16).toUpperCase()})}function N(e,s,r){return s=e==="+"||e==="#"?be(s):x(s),r?x(r)+"="+s:s}function B(e){
return e!=null}function Z(e){return e===";"||e==="&"||e==="?"}function Gr(e,s,r,t){var o=e[r],i=[];if(B(o)&&o!=="")if(typeof o=="string"||typeof o=="number"||typeof o==
"bigint"||typeof o=="boolean")o=o.toString(),t&&t!=="*"&&(o=o.substring(0,parseInt(t,10))),i.push(N(s,o,Z(s)?r:""));else if(t==="*")Array.isArray(o)?o.filter(B).
forEach(function(c){i.push(N(s,c,Z(s)?r:""))}):Object.keys(o).forEach(function(c){B(o[c])&&i.push(N(s,o[c],c))});else{let c=[];Array.isArray(o)?o.filter(B).forEach(
function(a){c.push(N(s,a))}):Object.keys(o).forEach(function(a){B(o[a])&&(c.push(x(a)),c.push(N(s,o[a].toString())))}),Z(s)?i.push(x(r)+"="+c.join(",")):c.length!==
0&&i.push(c.join(","))}else s===";"?B(o)&&i.push(x(r)):o===""&&(s==="&"||s==="?")?i.push(x(r)+"="):o===""&&i.push("");return i}function Or(e){return{expand:Pr.bind(
null,e)}}function Pr(e,s){var r=["+","#",".","/",";","?","&"];return e=e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,function(t,o,i){if(o){let a="",E=[];if(r.indexOf(o.
charAt(0))!==-1&&(a=o.charAt(0),o=o.substr(1)),o.split(/,/g).forEach(function(_){var d=/([^:\*]*)(?::(\d+)|(\*))?/.exec(_);E.push(Gr(s,a,d[1],d[2]||d[3]))}),a&&
a!=="+"){var c=",";return a==="?"?c="&":a!=="#"&&(c=a),(E.length!==0?a:"")+E.join(c)}else return E.join(",")}else return be(i)}),e==="/"?e:e.replace(/\/$/,"")}function fe(e){
let s=e.method.toUpperCase(),r=(e.url||"/").replace(/:([a-z]\w+)/g,"{$1}"),t=Object.assign({},e.headers),o,i=_e(e,["method","baseUrl","url","headers","request",
"mediaType"]),c=kr(r);r=Or(r).expand(i),/^http/.test(r)||(r=e.baseUrl+r);let a=Object.keys(e).filter(_=>c.includes(_)).concat("baseUrl"),E=_e(i,a);if(!/application\/octet-stream/i.
test(t.accept)&&(e.mediaType.format&&(t.accept=t.accept.split(/,/).map(_=>_.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`application/vnd$1$2.${e.
mediaType.format}`)).join(",")),r.endsWith("/graphql")&&e.mediaType.previews?.length)){let _=t.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||[];t.accept=_.concat(
e.mediaType.previews).map(d=>{let m=e.mediaType.format?`.${e.mediaType.format}`:"+json";return`application/vnd.github.${d}-preview${m}`}).join(",")}return["GET",
"HEAD"].includes(s)?r=wr(r,E):"data"in E?o=E.data:Object.keys(E).length&&(o=E),!t["content-type"]&&typeof o<"u"&&(t["content-type"]="application/json; charset=u\
tf-8"),["PATCH","PUT"].includes(s)&&typeof o>"u"&&(o=""),Object.assign({method:s,url:r,headers:t},typeof o<"u"?{body:o}:null,e.request?{request:e.request}:null)}
function Ar(e,s,r){return fe(X(e,s,r))}function we(e,s){let r=X(e,s),t=Ar.bind(null,r);return Object.assign(t,{DEFAULTS:r,defaults:we.bind(null,r),merge:X.bind(
null,r),parse:fe})}var Rr=we(null,_r),D=new Uint8Array(256);D[9]|=2,D[32]|=2,D[59]|=4,D[44]|=8;for(let e=128;e<=255;e++)D[e]|=1;for(let e of"!#$%&'*+-.^_`|~")D[e.
charCodeAt(0)]|=16;for(let e=48;e<=57;e++)D[e]|=16;for(let e=65;e<=90;e++)D[e]|=17;for(let e=97;e<=122;e++)D[e]|=16;var ye=(()=>{let e=function(){};return e.prototype=
Object.create(null),e})();function Sr(e,s){let r=4|(s?.comma===!0?8:0),t=e.length,o=s?.start??0;for(;(D[e.charCodeAt(o)]&2)!==0;)o++;let i=o,c=0,a=-1,E=s?.parameters===
!1?8:0;for(;i<t;){let b=e.charCodeAt(i),A=D[b];if((A&r)!==0){E|=A&8;break}(A&2)!==0?a===-1&&(a=i):a=-1,c|=b&65280|A,i++}let _=a===-1?i:a,d=e.slice(o,_),m=(c&65281)===
0?d:d.toLowerCase();return i===t||E!==0?{type:m,index:i,parameters:new ye}:Fr(e,m,i,t,r)}function Fr(e,s,r,t,o){let i=new ye;e:for(;r<t;){for(r++;(D[e.charCodeAt(
r)]&2)!==0;)r++;let c=r,a=0,E=-1;for(;r<t;){let _=e.charCodeAt(r),d=D[_];if((d&o)!==0){if((d&8)!==0)break e;continue e}if(_===61){let m=E===-1?r:E,b=e.slice(c,m),
A=(a&65281)===0?b:b.toLowerCase();for(r++;(D[e.charCodeAt(r)]&2)!==0;)r++;if(r<t&&e.charCodeAt(r)===34){let T=++r,h=!1;for(;r<t;){let v=e.charCodeAt(r);if(v===34){
i[A]===void 0&&(i[A]=h?Ur(e,T,r):e.slice(T,r)),r++;let O=0;for(;r<t;){let P=e.charCodeAt(r),R=D[P];if((R&o)!==0){O=R&8;break}r++}if(O!==0)break e;continue e}if(v===
92&&r+1<t){h=!0,r+=2;continue}r++}continue e}let y=r,L=0,w=-1;for(;r<t;){let T=e.charCodeAt(r),h=D[T];if((h&o)!==0){L=h&8;break}(h&2)!==0?w===-1&&(w=r):w=-1,r++}
if(i[A]===void 0){let T=w===-1?r:w;i[A]=e.slice(y,T)}if(L!==0)break e;continue e}(d&2)!==0?E===-1&&(E=r):E=-1,a|=_&65280|d,r++}}return{type:s,index:r,parameters:i}}
function Ur(e,s,r){let t="";for(let o=s;o<r;o++)e.charCodeAt(o)===92&&(t+=e.slice(s,o),s=++o);return t+e.slice(s,r)}var Cr=/^-?\d+$/,V=/^-?\d+n+$/,j=JSON.stringify,
Q=JSON.parse,ve=/^-?\d+n$/,ke=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g,Ge=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g,ee=e=>e===void 0||typeof e=="function"||typeof e=="s\
ymbol",re=e=>e!==null&&typeof e=="object"&&e.constructor&&e.constructor.name==="RawJSON",Dr=(e,s,r)=>{let t="";typeof r=="number"?t=" ".repeat(Math.min(10,Math.
max(0,Math.floor(r)))):typeof r=="string"&&(t=r.slice(0,10));let o=typeof s=="function",i=Array.isArray(s)?new Set(s.map(String)):null,c=(y,L,w)=>(w!==null&&typeof w==
"object"&&typeof w.toJSON=="function"&&(w=w.toJSON(L)),typeof w=="string"&&V.test(w)?w+"n":typeof w=="bigint"?"rawJSON"in JSON?JSON.rawJSON(w.toString()):w.toString()+
"n":(o&&(w=s.call(y,L,w)),w!==null&&typeof w=="object"&&(w instanceof Number||w instanceof String||w instanceof Boolean)&&(w=w.valueOf()),w)),a=c({"":e},"",e);if(ee(
a))return;let E=a===null||typeof a!="object",_=re(a);if(E||_)return j(a);let d=[],m=0,b=[{parent:{"":a},key:"",val:a,isArray:Array.isArray(a),keys:Array.isArray(
a)?null:Object.keys(a),index:0,first:!0}],A=new WeakSet([a]);for(;b.length>0;){let y=b[b.length-1];y.index===0&&(d.push(y.isArray?"[":"{"),m++);let L=!1;if(y.isArray)
if(y.index<y.val.length){y.first||d.push(","),t&&d.push(`
`+t.repeat(m));let w=y.val[y.index],T=c(y.val,String(y.index),w);if(ee(T))d.push("null"),y.first=!1,y.index++;else{let h=T!==null&&typeof T=="object",v=re(T);if(h&&
!v){if(A.has(T))throw new TypeError("Converting circular structure to JSON");A.add(T),b.push({parent:y.val,key:String(y.index),val:T,isArray:Array.isArray(T),keys:Array.
isArray(T)?null:Object.keys(T),index:0,first:!0}),y.first=!1,y.index++}else d.push(j(T)),y.first=!1,y.index++}}else L=!0;else{for(;y.index<y.keys.length;){let w=y.
keys[y.index++];if(i&&!i.has(w))continue;let T=y.val[w],h=c(y.val,w,T);if(ee(h))continue;y.first||d.push(","),t?d.push(`
`+t.repeat(m)+j(w)+": "):d.push(j(w)+":");let v=h!==null&&typeof h=="object",O=re(h);if(v&&!O){if(A.has(h))throw new TypeError("Converting circular structure to\
 JSON");A.add(h),b.push({parent:y.val,key:w,val:h,isArray:Array.isArray(h),keys:Array.isArray(h)?null:Object.keys(h),index:0,first:!0}),y.first=!1;break}else d.
push(j(h)),y.first=!1}y.index>=y.keys.length&&b[b.length-1]===y&&(L=!0)}L&&(m--,!y.first&&t&&d.push(`
`+t.repeat(m)),d.push(y.isArray?"]":"}"),A.delete(y.val),b.pop())}return d.join("")},Lr=(e,s,r)=>{try{return"rawJSON"in JSON?j(e,(t,o)=>typeof o=="bigint"?JSON.
rawJSON(o.toString()):typeof s=="function"?s(t,o):(Array.isArray(s)&&s.includes(t),o),r):e?j(e,(t,o)=>typeof o=="string"&&V.test(o)||typeof o=="bigint"?o.toString()+
"n":typeof s=="function"?s(t,o):(Array.isArray(s)&&s.includes(t),o),r).replace(ke,"$1$2$3").replace(Ge,"$1$2$3"):j(e,s,r)}catch(t){if(t instanceof RangeError){let o=Dr(
e,s,r);return o===void 0?void 0:"rawJSON"in JSON?o:o.replace(ke,"$1$2$3").replace(Ge,"$1$2$3")}throw t}},z=new Map,qr=()=>{let e=JSON.parse.toString();if(z.has(
e))return z.get(e);try{let s=JSON.parse("1",(r,t,o)=>!!o?.source&&o.source==="1");return z.set(e,s),s}catch{return z.set(e,!1),!1}},Ir=(e,s,r,t)=>typeof s=="str\
ing"&&ve.test(s)?BigInt(s.slice(0,-1)):typeof s=="string"&&V.test(s)?s.slice(0,-1):typeof t=="function"?t(e,s,r):s,jr=(e,s)=>JSON.parse(e,(r,t,o)=>{let i=typeof t==
"number",c=t>Number.MAX_SAFE_INTEGER||t<Number.MIN_SAFE_INTEGER,a=i&&c,E=o&&Cr.test(o.source);return a&&E?BigInt(o.source):typeof s=="function"?s(r,t,o):t}),Oe=Number.
MAX_SAFE_INTEGER.toString(),Pe=Oe.length,Hr=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,xr=/^"-?\d+n+"$/,Br=(e,s)=>{let r={"":e},t=[{parent:r,
key:"",visited:!1}];for(;t.length>0;){let o=t[t.length-1];if(o.visited){let{parent:i,key:c}=o,a=i[c];typeof a=="string"&&(ve.test(a)?a=BigInt(a.slice(0,-1)):V.test(
a)&&(a=a.slice(0,-1))),typeof s=="function"&&(a=s.call(i,c,a)),a===void 0?delete i[c]:i[c]=a,t.pop()}else{o.visited=!0;let i=o.parent[o.key];if(i!==null&&typeof i==
"object"){let c=Object.keys(i);for(let a=c.length-1;a>=0;a--)t.push({parent:i,key:c[a],visited:!1})}}}return r[""]},Ae=e=>e.replace(Hr,(s,r,t,o)=>{let i=s[0]===
'"';if(i&&xr.test(s))return s.substring(0,s.length-1)+'n"';let c=t||o,a=r&&(r.length<Pe||r.length===Pe&&r<=Oe);return i||c||a?s:'"'+s+'n"'}),Nr=(e,s)=>{if(!e)return Q(
e,s);try{if(qr())return jr(e,s);let r=Ae(e);return Q(r,(t,o,i)=>Ir(t,o,i,s))}catch(r){if(r instanceof RangeError){let t=Ae(e),o=Q(t);return Br(o,s)}throw r}},M=class extends Error{name;status;request;response;constructor(e,s,r){
super(e,{cause:r.cause}),this.name="HttpError",this.status=Number.parseInt(s),Number.isNaN(this.status)&&(this.status=0),"response"in r&&(this.response=r.response);
let t=Object.assign({},r.request);r.request.headers.authorization&&(t.headers=Object.assign({},r.request.headers,{authorization:r.request.headers.authorization.
replace(/(?<! ) .*$/," [REDACTED]")})),t.url=t.url.replace(/\bclient_secret=\w+/g,"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDAC\
TED]"),this.request=t}},$r="10.0.16",Wr={headers:{"user-agent":`octokit-request.js/${$r} ${W()}`}};function Vr(e){if(typeof e!="object"||e===null||Object.prototype.
toString.call(e)!=="[object Object]")return!1;let s=Object.getPrototypeOf(e);if(s===null)return!0;let r=Object.prototype.hasOwnProperty.call(s,"constructor")&&s.
constructor;return typeof r=="function"&&r instanceof r&&Function.prototype.call(r)===Function.prototype.call(e)}var Re=()=>"";async function Se(e){let s=e.request?.
fetch||globalThis.fetch;if(!s)throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https:/\
/github.com/octokit/octokit.js/#fetch-missing");let r=e.request?.log||console,t=e.request?.parseSuccessResponseBody!==!1,o=Vr(e.body)||Array.isArray(e.body)?Lr(
e.body):e.body,i=Object.fromEntries(Object.entries(e.headers).map(([m,b])=>[m,String(b)])),c;try{c=await s(e.url,{method:e.method,body:o,redirect:e.request?.redirect,
headers:i,signal:e.request?.signal,...e.body&&{duplex:"half"}})}catch(m){let b="Unknown Error";if(m instanceof Error){if(m.name==="AbortError")throw m.status=500,
m;b=m.message,m.name==="TypeError"&&"cause"in m&&(m.cause instanceof Error?b=m.cause.message:typeof m.cause=="string"&&(b=m.cause))}let A=new M(b,500,{request:e});
throw A.cause=m,A}let a=c.status,E=c.url,_={};for(let[m,b]of c.headers)_[m]=b;let d={url:E,status:a,headers:_,data:""};if("deprecation"in _){let m=_.link&&_.link.
match(/<([^<>]+)>; rel="deprecation"/),b=m&&m.pop();r.warn(`[@octokit/request] "${e.method} ${e.url}" is deprecated. It is scheduled to be removed on ${_.sunset}${b?
`. See ${b}`:""}`)}if(a===204||a===205)return d;if(e.method==="HEAD"){if(a<400)return d;throw new M(c.statusText,a,{response:d,request:e})}if(a===304)throw d.data=
await se(c),new M("Not modified",a,{response:d,request:e});if(a>=400)throw d.data=await se(c),new M(Mr(d.data),a,{response:d,request:e});return d.data=t?await se(
c):c.body,d}async function se(e){let s=e.headers.get("content-type");if(!s)return e.text().catch(Re);let r=Sr(s);if(zr(r)){let t="";try{return t=await e.text(),
Nr(t)}catch{return t}}else return r.type.startsWith("text/")||r.parameters.charset?.toLowerCase()==="utf-8"&&r.type!=="application/octet-stream"?e.text().catch(
Re):e.arrayBuffer().catch(()=>new ArrayBuffer(0))}function zr(e){return e.type==="application/json"||e.type==="application/scim+json"}function Mr(e){if(typeof e==
"string")return e;if(e instanceof ArrayBuffer)return"Unknown error";if(typeof e=="object"&&e!==null&&"message"in e){let s=e,r="documentation_url"in s?` - ${s.documentation_url}`:
"";return Array.isArray(s.errors)?`${s.message}: ${s.errors.map(t=>JSON.stringify(t)).join(", ")}${r}`:`${s.message}${r}`}return`Unknown error: ${JSON.stringify(
e)}`}function te(e,s){let r=e.defaults(s);return Object.assign(function(t,o){let i=r.merge(t,o);if(!i.request||!i.request.hook)return Se(r.parse(i));let c=(a,E)=>Se(
r.parse(r.merge(a,E)));return Object.assign(c,{endpoint:r,defaults:te.bind(null,r)}),i.request.hook(c,i)},{endpoint:r,defaults:te.bind(null,r)})}var oe=te(Rr,Wr),
Jr="0.0.0-development";function Kr(e){return`Request failed due to following response errors:
`+e.errors.map(s=>` - ${s.message}`).join(`
`)}var Yr=class extends Error{constructor(e,s,r){super(Kr(r)),this.request=e,this.headers=s,this.response=r,this.errors=r.errors,this.data=r.data,Error.captureStackTrace&&
Error.captureStackTrace(this,this.constructor)}request;headers;response;name="GraphqlResponseError";errors;data},Xr=["method","baseUrl","url","headers","request",
"query","mediaType","operationName"],Zr=["query","method","url"],Fe=/\/api\/v3\/?$/;function Qr(e,s,r){if(r){if(typeof s=="string"&&"query"in r)return Promise.reject(
new Error('[@octokit/graphql] "query" cannot be used as variable name'));for(let c in r)if(Zr.includes(c))return Promise.reject(new Error(`[@octokit/graphql] "${c}\
" cannot be used as variable name`))}let t=typeof s=="string"?Object.assign({query:s},r):s,o=Object.keys(t).reduce((c,a)=>Xr.includes(a)?(c[a]=t[a],c):(c.variables||
(c.variables={}),c.variables[a]=t[a],c),{}),i=t.baseUrl||e.endpoint.DEFAULTS.baseUrl;return Fe.test(i)&&(o.url=i.replace(Fe,"/api/graphql")),e(o).then(c=>{if(c.
data.errors){let a={};for(let E of Object.keys(c.headers))a[E]=c.headers[E];throw new Yr(o,a,c.data)}return c.data.data})}function ne(e,s){let r=e.defaults(s);return Object.
assign((t,o)=>Qr(r,t,o),{defaults:ne.bind(null,r),endpoint:r.endpoint})}var Rs=ne(oe,{headers:{"user-agent":`octokit-graphql.js/${Jr} ${W()}`},method:"POST",url:"\
/graphql"});function es(e){return ne(e,{method:"POST",url:"/graphql"})}var ie="(?:[a-zA-Z0-9_-]+)",Ue="\\.",Ce=new RegExp(`^${ie}${Ue}${ie}${Ue}${ie}$`),rs=Ce.test.
bind(Ce);async function ss(e){let s=rs(e),r=e.startsWith("v1.")||e.startsWith("ghs_"),t=e.startsWith("ghu_");return{type:"token",token:e,tokenType:s?"app":r?"in\
stallation":t?"user-to-server":"oauth"}}function ts(e){return e.split(/\./).length===3?`bearer ${e}`:`token ${e}`}async function os(e,s,r,t){let o=s.endpoint.merge(
r,t);return o.headers.authorization=ts(e),s(o)}var ns=function(e){if(!e)throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");if(typeof e!=
"string")throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");return e=e.replace(/^(token|bearer) +/i,""),Object.assign(ss.bind(
null,e),{hook:os.bind(null,e)})},De="7.0.8",Le=()=>{},is=console.warn.bind(console),as=console.error.bind(console);function cs(e={}){return typeof e.debug!="fun\
ction"&&(e.debug=Le),typeof e.info!="function"&&(e.info=Le),typeof e.warn!="function"&&(e.warn=is),typeof e.error!="function"&&(e.error=as),e}var qe=`octokit-co\
re.js/${De} ${W()}`,ps=class{static VERSION=De;static defaults(e){return class extends this{constructor(...s){let r=s[0]||{};if(typeof e=="function"){super(e(r));
return}super(Object.assign({},e,r,r.userAgent&&e.userAgent?{userAgent:`${r.userAgent} ${e.userAgent}`}:null))}}}static plugins=[];static plugin(...e){let s=this.
plugins;return class extends this{static plugins=s.concat(e.filter(r=>!s.includes(r)))}}constructor(e={}){let s=new hr.Collection,r={baseUrl:oe.endpoint.DEFAULTS.
baseUrl,headers:{},request:Object.assign({},e.request,{hook:s.bind(null,"request")}),mediaType:{previews:[],format:""}};if(r.headers["user-agent"]=e.userAgent?`${e.
userAgent} ${qe}`:qe,e.baseUrl&&(r.baseUrl=e.baseUrl),e.previews&&(r.mediaType.previews=e.previews),e.timeZone&&(r.headers["time-zone"]=e.timeZone),this.request=
oe.defaults(r),this.graphql=es(this.request).defaults(r),this.log=cs(e.log),this.hook=s,e.authStrategy){let{authStrategy:o,...i}=e,c=o(Object.assign({request:this.
request,log:this.log,octokit:this,octokitOptions:i},e.auth));s.wrap("request",c.hook),this.auth=c}else if(!e.auth)this.auth=async()=>({type:"unauthenticated"});else{
let o=ns(e.auth);s.wrap("request",o.hook),this.auth=o}let t=this.constructor;for(let o=0;o<t.plugins.length;++o)Object.assign(this,t.plugins[o](this,e))}request;graphql;log;hook;auth},
Ie="17.0.0",ls={actions:{addCustomLabelsToSelfHostedRunnerForOrg:["POST /orgs/{org}/actions/runners/{runner_id}/labels"],addCustomLabelsToSelfHostedRunnerForRepo:[
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
y"],unblock:["DELETE /user/blocks/{username}"],unfollow:["DELETE /user/following/{username}"],updateAuthenticated:["PATCH /user"]}},us=ls,H=new Map;for(let[e,s]of Object.
entries(us))for(let[r,t]of Object.entries(s)){let[o,i,c]=t,[a,E]=o.split(/ /),_=Object.assign({method:a,url:E},i);H.has(e)||H.set(e,new Map),H.get(e).set(r,{scope:e,
methodName:r,endpointDefaults:_,decorations:c})}var gs={has({scope:e},s){return H.get(e).has(s)},getOwnPropertyDescriptor(e,s){return{value:this.get(e,s),configurable:!0,
writable:!0,enumerable:!0}},defineProperty(e,s,r){return Object.defineProperty(e.cache,s,r),!0},deleteProperty(e,s){return delete e.cache[s],!0},ownKeys({scope:e}){
return[...H.get(e).keys()]},set(e,s,r){return e.cache[s]=r},get({octokit:e,scope:s,cache:r},t){if(r[t])return r[t];let o=H.get(s).get(t);if(!o)return;let{endpointDefaults:i,
decorations:c}=o;return c?r[t]=ds(e,s,t,i,c):r[t]=e.request.defaults(i),r[t]}};function je(e){let s={};for(let r of H.keys())s[r]=new Proxy({octokit:e,scope:r,cache:{}},
gs);return s}function ds(e,s,r,t,o){let i=e.request.defaults(t);function c(...a){let E=i.endpoint.merge(...a);if(o.mapToData)return E=Object.assign({},E,{data:E[o.
mapToData],[o.mapToData]:void 0}),i(E);if(o.renamed){let[_,d]=o.renamed;e.log.warn(`octokit.${s}.${r}() has been renamed to octokit.${_}.${d}()`)}if(o.deprecated&&
e.log.warn(o.deprecated),o.renamedParameters){let _=i.endpoint.merge(...a);for(let[d,m]of Object.entries(o.renamedParameters))d in _&&(e.log.warn(`"${d}" parame\
ter is deprecated for "octokit.${s}.${r}()". Use "${m}" instead`),m in _||(_[m]=_[d]),delete _[d]);return i(_)}return i(...a)}return Object.assign(c,i)}function He(e){
return{rest:je(e)}}He.VERSION=Ie;function ms(e){let s=je(e);return{...s,rest:s}}ms.VERSION=Ie;var hs="0.0.0-development";function Ts(e){if(!e.data)return{...e,data:[]};
if(!(("total_count"in e.data||"total_commits"in e.data)&&!("url"in e.data)))return e;let s=e.data.incomplete_results,r=e.data.repository_selection,t=e.data.total_count,
o=e.data.total_commits;delete e.data.incomplete_results,delete e.data.repository_selection,delete e.data.total_count,delete e.data.total_commits;let i=Object.keys(
e.data)[0],c=e.data[i];return e.data=c,typeof s<"u"&&(e.data.incomplete_results=s),typeof r<"u"&&(e.data.repository_selection=r),e.data.total_count=t,e.data.total_commits=
o,e}function ae(e,s,r){let t=typeof s=="function"?s.endpoint(r):e.request.endpoint(s,r),o=typeof s=="function"?s:e.request,i=t.method,c=t.headers,a=t.url;return{
[Symbol.asyncIterator]:()=>({async next(){if(!a)return{done:!0};try{let E=await o({method:i,url:a,headers:c}),_=Ts(E);if(a=((_.headers.link||"").match(/<([^<>]+)>;\s*rel="next"/)||
[])[1],!a&&"total_commits"in _.data){let d=new URL(_.url),m=d.searchParams,b=parseInt(m.get("page")||"1",10),A=parseInt(m.get("per_page")||"250",10);b*A<_.data.
total_commits&&(m.set("page",String(b+1)),a=d.toString())}return{value:_}}catch(E){if(E.status!==409)throw E;return a="",{value:{status:200,headers:{},data:[]}}}}})}}
function xe(e,s,r,t){return typeof r=="function"&&(t=r,r=void 0),Be(e,[],ae(e,s,r)[Symbol.asyncIterator](),t)}function Be(e,s,r,t){return r.next().then(o=>{if(o.
done)return s;let i=!1;function c(){i=!0}return s=s.concat(t?t(o.value,c):o.value.data),i?s:Be(e,s,r,t)})}var Ss=Object.assign(xe,{iterator:ae});function Ne(e){
return{paginate:Object.assign(xe.bind(null,e),{iterator:ae.bind(null,e)})}}Ne.VERSION=hs;var Fs=new ue,ce=pr(),Es={baseUrl:ce,request:{agent:ir(ce),fetch:cr(ce)}},
_s=ps.plugin(He,Ne).defaults(Es);function bs(e,s){let r=Object.assign({},s||{}),t=nr(e,r);t&&(r.auth=t);let o=lr(r.userAgent);return o&&(r.userAgent=o),r}var fs=new ue;
function ws(e,s,...r){let t=_s.plugin(...r);return new t(bs(e,s))}var ys=3e3,vs=300;async function ze(e){if(e==="")throw new pe.b("configuration","github-token \
is empty: changed-only needs it to ask for the changed files",{advice:"Leave github-token out to use the token of the job"});let{repo:s,payload:r,eventName:t}=fs,
{rest:o,paginate:i}=ws(e),c=r.pull_request?.number;try{if(c!==void 0){let _=await i(o.pulls.listFiles,{...s,pull_number:c,per_page:100});return $e(_,ys)}let a=ks(
t,r);if(a===void 0)return{unknown:`the event ${t} changes no files`};let{data:E}=await o.repos.compareCommitsWithBasehead({...s,basehead:a,per_page:1});return $e(
E.files??[],vs)}catch(a){if(a.status===404&&c===void 0)return{unknown:"GitHub does not find the commits (404): a forced push, or the job lacks the permission co\
ntents: read"};throw Gs(a,c!==void 0)}}function $e(e,s){return e.length>=s?{unknown:`GitHub lists at most ${s} changed files, and there are more`}:{paths:new Set(
e.filter(({status:r})=>r!=="removed").map(({filename:r})=>r))}}function ks(e,s){if(e==="merge_group"){let{base_sha:c,head_sha:a}=s.merge_group;return`${c}...${a}`}
if(e!=="push")return;let{before:r,after:t,repository:o}=s,i=r!==void 0&&!/^0+$/.test(r)?r:o?.default_branch;return i!==void 0&&t!==void 0&&!/^0+$/.test(t)?`${i}\
...${t}`:void 0}function Gs(e,s){let{status:r,response:t,cause:o}=e,i=(a,E,_)=>new pe.b(a,`changed-only could not read the changed files: ${E}`,{advice:_,cause:e});
if(t===void 0)return i("network",`GitHub was not reached (${(0,$.g)(o)??"no answer"})`,"Check the network and the proxy of the runner, or set changed-only to fa\
lse");let{headers:c={}}=t;if(r===401)return i("configuration","GitHub does not accept github-token (401)","Leave github-token out to use the token of the job, o\
r renew the token that you give");if(r===429||r===403&&(c["retry-after"]!==void 0||c["x-ratelimit-remaining"]==="0"))return i("network",`the rate limit of the G\
itHub API is reached (${r})`,`Run the job again ${Os(c)}, or give github-token a token of its own`);if(r===403||r===404){let a=`permissions: { contents: read${s?
", pull-requests: read":""} }`;return i("configuration",`GitHub answered ${r}`,`Give the job the permission: ${a}`)}return i("network",`GitHub answered ${r}`,"R\
un the job again, or set changed-only to false")}function Os(e){let s=Number(e["retry-after"]??NaN);if(Number.isFinite(s))return`in ${s} seconds`;let r=Number(e["\
x-ratelimit-reset"]??NaN);return Number.isFinite(r)?`after ${new Date(r*1e3).toISOString().slice(11,16)} UTC`:"later"}0&&(module.exports={changedFiles});
