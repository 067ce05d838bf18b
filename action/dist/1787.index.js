exports.id=1787,exports.ids=[1787],exports.modules={39783:(function(de,A,L){"use strict";var se=this&&this.__createBinding||(Object.create?(function(u,c,a,i){i===
void 0&&(i=a);var g=Object.getOwnPropertyDescriptor(c,a);(!g||("get"in g?!c.__esModule:g.writable||g.configurable))&&(g={enumerable:!0,get:function(){return c[a]}}),
Object.defineProperty(u,i,g)}):(function(u,c,a,i){i===void 0&&(i=a),u[i]=c[a]})),ie=this&&this.__setModuleDefault||(Object.create?(function(u,c){Object.defineProperty(
u,"default",{enumerable:!0,value:c})}):function(u,c){u.default=c}),$=this&&this.__importStar||(function(){var u=function(c){return u=Object.getOwnPropertyNames||
function(a){var i=[];for(var g in a)Object.prototype.hasOwnProperty.call(a,g)&&(i[i.length]=g);return i},u(c)};return function(c){if(c&&c.__esModule)return c;var a={};
if(c!=null)for(var i=u(c),g=0;g<i.length;g++)i[g]!=="default"&&se(a,c,i[g]);return ie(a,c),a}})(),b=this&&this.__awaiter||function(u,c,a,i){function g(d){return d instanceof
a?d:new a(function(h){h(d)})}return new(a||(a=Promise))(function(d,h){function v(H){try{w(i.next(H))}catch(q){h(q)}}function S(H){try{w(i.throw(H))}catch(q){h(q)}}
function w(H){H.done?d(H.value):g(H.value).then(v,S)}w((i=i.apply(u,c||[])).next())})};Object.defineProperty(A,"__esModule",{value:!0}),A.HttpClient=A.HttpClientResponse=
A.HttpClientError=A.MediaTypes=A.Headers=A.HttpCodes=void 0,A.getProxyUrl=Z,A.isHttps=j;const x=$(L(58611)),z=$(L(65692)),M=$(L(47555)),J=$(L(71368)),Y=L(36772);
var D;(function(u){u[u.OK=200]="OK",u[u.MultipleChoices=300]="MultipleChoices",u[u.MovedPermanently=301]="MovedPermanently",u[u.ResourceMoved=302]="ResourceMove\
d",u[u.SeeOther=303]="SeeOther",u[u.NotModified=304]="NotModified",u[u.UseProxy=305]="UseProxy",u[u.SwitchProxy=306]="SwitchProxy",u[u.TemporaryRedirect=307]="T\
emporaryRedirect",u[u.PermanentRedirect=308]="PermanentRedirect",u[u.BadRequest=400]="BadRequest",u[u.Unauthorized=401]="Unauthorized",u[u.PaymentRequired=402]=
"PaymentRequired",u[u.Forbidden=403]="Forbidden",u[u.NotFound=404]="NotFound",u[u.MethodNotAllowed=405]="MethodNotAllowed",u[u.NotAcceptable=406]="NotAcceptable",
u[u.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",u[u.RequestTimeout=408]="RequestTimeout",u[u.Conflict=409]="Conflict",u[u.Gone=410]="Gone",u[u.
TooManyRequests=429]="TooManyRequests",u[u.InternalServerError=500]="InternalServerError",u[u.NotImplemented=501]="NotImplemented",u[u.BadGateway=502]="BadGatew\
ay",u[u.ServiceUnavailable=503]="ServiceUnavailable",u[u.GatewayTimeout=504]="GatewayTimeout"})(D||(A.HttpCodes=D={}));var N;(function(u){u.Accept="accept",u.ContentType=
"content-type"})(N||(A.Headers=N={}));var I;(function(u){u.ApplicationJson="application/json"})(I||(A.MediaTypes=I={}));function Z(u){const c=M.getProxyUrl(new URL(
u));return c?c.href:""}const te=[D.MovedPermanently,D.ResourceMoved,D.SeeOther,D.TemporaryRedirect,D.PermanentRedirect],ae=[D.BadGateway,D.ServiceUnavailable,D.
GatewayTimeout],K=["OPTIONS","GET","DELETE","HEAD"],y=10,E=5;class C extends Error{constructor(c,a){super(c),this.name="HttpClientError",this.statusCode=a,Object.
setPrototypeOf(this,C.prototype)}}A.HttpClientError=C;class k{constructor(c){this.message=c}readBody(){return b(this,void 0,void 0,function*(){return new Promise(
c=>b(this,void 0,void 0,function*(){let a=Buffer.alloc(0);this.message.on("data",i=>{a=Buffer.concat([a,i])}),this.message.on("end",()=>{c(a.toString())})}))})}readBodyBuffer(){
return b(this,void 0,void 0,function*(){return new Promise(c=>b(this,void 0,void 0,function*(){const a=[];this.message.on("data",i=>{a.push(i)}),this.message.on(
"end",()=>{c(Buffer.concat(a))})}))})}}A.HttpClientResponse=k;function j(u){return new URL(u).protocol==="https:"}class F{constructor(c,a,i){this._ignoreSslError=
!1,this._allowRedirects=!0,this._allowRedirectDowngrade=!1,this._maxRedirects=50,this._allowRetries=!1,this._maxRetries=1,this._keepAlive=!1,this._disposed=!1,this.
userAgent=this._getUserAgentWithOrchestrationId(c),this.handlers=a||[],this.requestOptions=i,i&&(i.ignoreSslError!=null&&(this._ignoreSslError=i.ignoreSslError),
this._socketTimeout=i.socketTimeout,i.allowRedirects!=null&&(this._allowRedirects=i.allowRedirects),i.allowRedirectDowngrade!=null&&(this._allowRedirectDowngrade=
i.allowRedirectDowngrade),i.maxRedirects!=null&&(this._maxRedirects=Math.max(i.maxRedirects,0)),i.keepAlive!=null&&(this._keepAlive=i.keepAlive),i.allowRetries!=
null&&(this._allowRetries=i.allowRetries),i.maxRetries!=null&&(this._maxRetries=i.maxRetries))}options(c,a){return b(this,void 0,void 0,function*(){return this.
request("OPTIONS",c,null,a||{})})}get(c,a){return b(this,void 0,void 0,function*(){return this.request("GET",c,null,a||{})})}del(c,a){return b(this,void 0,void 0,
function*(){return this.request("DELETE",c,null,a||{})})}post(c,a,i){return b(this,void 0,void 0,function*(){return this.request("POST",c,a,i||{})})}patch(c,a,i){
return b(this,void 0,void 0,function*(){return this.request("PATCH",c,a,i||{})})}put(c,a,i){return b(this,void 0,void 0,function*(){return this.request("PUT",c,
a,i||{})})}head(c,a){return b(this,void 0,void 0,function*(){return this.request("HEAD",c,null,a||{})})}sendStream(c,a,i,g){return b(this,void 0,void 0,function*(){
return this.request(c,a,i,g)})}getJson(c){return b(this,arguments,void 0,function*(a,i={}){i[N.Accept]=this._getExistingOrDefaultHeader(i,N.Accept,I.ApplicationJson);
const g=yield this.get(a,i);return this._processResponse(g,this.requestOptions)})}postJson(c,a){return b(this,arguments,void 0,function*(i,g,d={}){const h=JSON.
stringify(g,null,2);d[N.Accept]=this._getExistingOrDefaultHeader(d,N.Accept,I.ApplicationJson),d[N.ContentType]=this._getExistingOrDefaultContentTypeHeader(d,I.
ApplicationJson);const v=yield this.post(i,h,d);return this._processResponse(v,this.requestOptions)})}putJson(c,a){return b(this,arguments,void 0,function*(i,g,d={}){
const h=JSON.stringify(g,null,2);d[N.Accept]=this._getExistingOrDefaultHeader(d,N.Accept,I.ApplicationJson),d[N.ContentType]=this._getExistingOrDefaultContentTypeHeader(
d,I.ApplicationJson);const v=yield this.put(i,h,d);return this._processResponse(v,this.requestOptions)})}patchJson(c,a){return b(this,arguments,void 0,function*(i,g,d={}){
const h=JSON.stringify(g,null,2);d[N.Accept]=this._getExistingOrDefaultHeader(d,N.Accept,I.ApplicationJson),d[N.ContentType]=this._getExistingOrDefaultContentTypeHeader(
d,I.ApplicationJson);const v=yield this.patch(i,h,d);return this._processResponse(v,this.requestOptions)})}request(c,a,i,g){return b(this,void 0,void 0,function*(){
if(this._disposed)throw new Error("Client has already been disposed.");const d=new URL(a);let h=this._prepareRequest(c,d,g);const v=this._allowRetries&&K.includes(
c)?this._maxRetries+1:1;let S=0,w;do{if(w=yield this.requestRaw(h,i),w&&w.message&&w.message.statusCode===D.Unauthorized){let q;for(const X of this.handlers)if(X.
canHandleAuthentication(w)){q=X;break}return q?q.handleAuthentication(this,h,i):w}let H=this._maxRedirects;for(;w.message.statusCode&&te.includes(w.message.statusCode)&&
this._allowRedirects&&H>0;){const q=w.message.headers.location;if(!q)break;const X=new URL(q);if(d.protocol==="https:"&&d.protocol!==X.protocol&&!this._allowRedirectDowngrade)
throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedi\
rectDowngrade option to true.");if(yield w.readBody(),X.hostname!==d.hostname)for(const ee in g)ee.toLowerCase()==="authorization"&&delete g[ee];h=this._prepareRequest(
c,X,g),w=yield this.requestRaw(h,i),H--}if(!w.message.statusCode||!ae.includes(w.message.statusCode))return w;S+=1,S<v&&(yield w.readBody(),yield this._performExponentialBackoff(
S))}while(S<v);return w})}dispose(){this._agent&&this._agent.destroy(),this._disposed=!0}requestRaw(c,a){return b(this,void 0,void 0,function*(){return new Promise(
(i,g)=>{function d(h,v){h?g(h):v?i(v):g(new Error("Unknown error"))}this.requestRawWithCallback(c,a,d)})})}requestRawWithCallback(c,a,i){typeof a=="string"&&(c.
options.headers||(c.options.headers={}),c.options.headers["Content-Length"]=Buffer.byteLength(a,"utf8"));let g=!1;function d(S,w){g||(g=!0,i(S,w))}const h=c.httpModule.
request(c.options,S=>{const w=new k(S);d(void 0,w)});let v;h.on("socket",S=>{v=S}),h.setTimeout(this._socketTimeout||3*6e4,()=>{v&&v.end(),d(new Error(`Request \
timeout: ${c.options.path}`))}),h.on("error",function(S){d(S)}),a&&typeof a=="string"&&h.write(a,"utf8"),a&&typeof a!="string"?(a.on("close",function(){h.end()}),
a.pipe(h)):h.end()}getAgent(c){const a=new URL(c);return this._getAgent(a)}getAgentDispatcher(c){const a=new URL(c),i=M.getProxyUrl(a);if(i&&i.hostname)return this.
_getProxyAgentDispatcher(a,i)}_prepareRequest(c,a,i){const g={};g.parsedUrl=a;const d=g.parsedUrl.protocol==="https:";g.httpModule=d?z:x;const h=d?443:80;if(g.options=
{},g.options.host=g.parsedUrl.hostname,g.options.port=g.parsedUrl.port?parseInt(g.parsedUrl.port):h,g.options.path=(g.parsedUrl.pathname||"")+(g.parsedUrl.search||
""),g.options.method=c,g.options.headers=this._mergeHeaders(i),this.userAgent!=null&&(g.options.headers["user-agent"]=this.userAgent),g.options.agent=this._getAgent(
g.parsedUrl),this.handlers)for(const v of this.handlers)v.prepareRequest(g.options);return g}_mergeHeaders(c){return this.requestOptions&&this.requestOptions.headers?
Object.assign({},R(this.requestOptions.headers),R(c||{})):R(c||{})}_getExistingOrDefaultHeader(c,a,i){let g;if(this.requestOptions&&this.requestOptions.headers){
const h=R(this.requestOptions.headers)[a];h&&(g=typeof h=="number"?h.toString():h)}const d=c[a];return d!==void 0?typeof d=="number"?d.toString():d:g!==void 0?g:
i}_getExistingOrDefaultContentTypeHeader(c,a){let i;if(this.requestOptions&&this.requestOptions.headers){const d=R(this.requestOptions.headers)[N.ContentType];d&&
(typeof d=="number"?i=String(d):Array.isArray(d)?i=d.join(", "):i=d)}const g=c[N.ContentType];return g!==void 0?typeof g=="number"?String(g):Array.isArray(g)?g.
join(", "):g:i!==void 0?i:a}_getAgent(c){let a;const i=M.getProxyUrl(c),g=i&&i.hostname;if(this._keepAlive&&g&&(a=this._proxyAgent),g||(a=this._agent),a)return a;
const d=c.protocol==="https:";let h=100;if(this.requestOptions&&(h=this.requestOptions.maxSockets||x.globalAgent.maxSockets),i&&i.hostname){const v={maxSockets:h,
keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(i.username||i.password)&&{proxyAuth:`${i.username}:${i.password}`}),{host:i.hostname,port:i.port})};
let S;const w=i.protocol==="https:";d?S=w?J.httpsOverHttps:J.httpsOverHttp:S=w?J.httpOverHttps:J.httpOverHttp,a=S(v),this._proxyAgent=a}if(!a){const v={keepAlive:this.
_keepAlive,maxSockets:h};a=d?new z.Agent(v):new x.Agent(v),this._agent=a}return d&&this._ignoreSslError&&(a.options=Object.assign(a.options||{},{rejectUnauthorized:!1})),
a}_getProxyAgentDispatcher(c,a){let i;if(this._keepAlive&&(i=this._proxyAgentDispatcher),i)return i;const g=c.protocol==="https:";return i=new Y.ProxyAgent(Object.
assign({uri:a.href,pipelining:this._keepAlive?1:0},(a.username||a.password)&&{token:`Basic ${Buffer.from(`${a.username}:${a.password}`).toString("base64")}`})),
this._proxyAgentDispatcher=i,g&&this._ignoreSslError&&(i.options=Object.assign(i.options.requestTls||{},{rejectUnauthorized:!1})),i}_getUserAgentWithOrchestrationId(c){
const a=c||"actions/http-client",i=process.env.ACTIONS_ORCHESTRATION_ID;if(i){const g=i.replace(/[^a-z0-9_.-]/gi,"_");return`${a} actions_orchestration_id/${g}`}
return a}_performExponentialBackoff(c){return b(this,void 0,void 0,function*(){c=Math.min(y,c);const a=E*Math.pow(2,c);return new Promise(i=>setTimeout(()=>i(),
a))})}_processResponse(c,a){return b(this,void 0,void 0,function*(){return new Promise((i,g)=>b(this,void 0,void 0,function*(){const d=c.message.statusCode||0,h={
statusCode:d,result:null,headers:{}};d===D.NotFound&&i(h);function v(H,q){if(typeof q=="string"){const X=new Date(q);if(!isNaN(X.valueOf()))return X}return q}let S,
w;try{w=yield c.readBody(),w&&w.length>0&&(a&&a.deserializeDates?S=JSON.parse(w,v):S=JSON.parse(w),h.result=S),h.headers=c.message.headers}catch{}if(d>299){let H;
S&&S.message?H=S.message:w&&w.length>0?H=w:H=`Failed request: (${d})`;const q=new C(H,d);q.result=h.result,g(q)}else i(h)}))})}}A.HttpClient=F;const R=u=>Object.
keys(u).reduce((c,a)=>(c[a.toLowerCase()]=u[a],c),{})}),47555:((de,A)=>{"use strict";Object.defineProperty(A,"__esModule",{value:!0}),A.getProxyUrl=L,A.checkBypass=
se;function L(b){const x=b.protocol==="https:";if(se(b))return;const z=x?process.env.https_proxy||process.env.HTTPS_PROXY:process.env.http_proxy||process.env.HTTP_PROXY;
if(z)try{return new $(z)}catch{if(!z.startsWith("http://")&&!z.startsWith("https://"))return new $(`http://${z}`)}else return}function se(b){if(!b.hostname)return!1;
const x=b.hostname;if(ie(x))return!0;const z=process.env.no_proxy||process.env.NO_PROXY||"";if(!z)return!1;let M;b.port?M=Number(b.port):b.protocol==="http:"?M=
80:b.protocol==="https:"&&(M=443);const J=[b.hostname.toUpperCase()];typeof M=="number"&&J.push(`${J[0]}:${M}`);for(const Y of z.split(",").map(D=>D.trim().toUpperCase()).
filter(D=>D))if(Y==="*"||J.some(D=>D===Y||D.endsWith(`.${Y}`)||Y.startsWith(".")&&D.endsWith(`${Y}`)))return!0;return!1}function ie(b){const x=b.toLowerCase();return x===
"localhost"||x.startsWith("127.")||x.startsWith("[::1]")||x.startsWith("[0:0:0:0:0:0:0:1]")}class $ extends URL{constructor(x,z){super(x,z),this._decodedUsername=
decodeURIComponent(super.username),this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){return this.
_decodedPassword}}}),71368:((de,A,L)=>{de.exports=L(78760)}),78760:((de,A,L)=>{"use strict";var se=L(69278),ie=L(64756),$=L(58611),b=L(65692),x=L(24434),z=L(42613),
M=L(39023);A.httpOverHttp=J,A.httpsOverHttp=Y,A.httpOverHttps=D,A.httpsOverHttps=N;function J(y){var E=new I(y);return E.request=$.request,E}function Y(y){var E=new I(
y);return E.request=$.request,E.createSocket=Z,E.defaultPort=443,E}function D(y){var E=new I(y);return E.request=b.request,E}function N(y){var E=new I(y);return E.
request=b.request,E.createSocket=Z,E.defaultPort=443,E}function I(y){var E=this;E.options=y||{},E.proxyOptions=E.options.proxy||{},E.maxSockets=E.options.maxSockets||
$.Agent.defaultMaxSockets,E.requests=[],E.sockets=[],E.on("free",function(k,j,F,R){for(var u=te(j,F,R),c=0,a=E.requests.length;c<a;++c){var i=E.requests[c];if(i.
host===u.host&&i.port===u.port){E.requests.splice(c,1),i.request.onSocket(k);return}}k.destroy(),E.removeSocket(k)})}M.inherits(I,x.EventEmitter),I.prototype.addRequest=
function(E,C,k,j){var F=this,R=ae({request:E},F.options,te(C,k,j));if(F.sockets.length>=this.maxSockets){F.requests.push(R);return}F.createSocket(R,function(u){
u.on("free",c),u.on("close",a),u.on("agentRemove",a),E.onSocket(u);function c(){F.emit("free",u,R)}function a(i){F.removeSocket(u),u.removeListener("free",c),u.
removeListener("close",a),u.removeListener("agentRemove",a)}})},I.prototype.createSocket=function(E,C){var k=this,j={};k.sockets.push(j);var F=ae({},k.proxyOptions,
{method:"CONNECT",path:E.host+":"+E.port,agent:!1,headers:{host:E.host+":"+E.port}});E.localAddress&&(F.localAddress=E.localAddress),F.proxyAuth&&(F.headers=F.headers||
{},F.headers["Proxy-Authorization"]="Basic "+new Buffer(F.proxyAuth).toString("base64")),K("making CONNECT request");var R=k.request(F);R.useChunkedEncodingByDefault=
!1,R.once("response",u),R.once("upgrade",c),R.once("connect",a),R.once("error",i),R.end();function u(g){g.upgrade=!0}function c(g,d,h){process.nextTick(function(){
a(g,d,h)})}function a(g,d,h){if(R.removeAllListeners(),d.removeAllListeners(),g.statusCode!==200){K("tunneling socket could not be established, statusCode=%d",g.
statusCode),d.destroy();var v=new Error("tunneling socket could not be established, statusCode="+g.statusCode);v.code="ECONNRESET",E.request.emit("error",v),k.removeSocket(
j);return}if(h.length>0){K("got illegal response body from proxy"),d.destroy();var v=new Error("got illegal response body from proxy");v.code="ECONNRESET",E.request.
emit("error",v),k.removeSocket(j);return}return K("tunneling connection has established"),k.sockets[k.sockets.indexOf(j)]=d,C(d)}function i(g){R.removeAllListeners(),
K(`tunneling socket could not be established, cause=%s
`,g.message,g.stack);var d=new Error("tunneling socket could not be established, cause="+g.message);d.code="ECONNRESET",E.request.emit("error",d),k.removeSocket(
j)}},I.prototype.removeSocket=function(E){var C=this.sockets.indexOf(E);if(C!==-1){this.sockets.splice(C,1);var k=this.requests.shift();k&&this.createSocket(k,function(j){
k.request.onSocket(j)})}};function Z(y,E){var C=this;I.prototype.createSocket.call(C,y,function(k){var j=y.request.getHeader("host"),F=ae({},C.options,{socket:k,
servername:j?j.replace(/:.*$/,""):y.host}),R=ie.connect(0,F);C.sockets[C.sockets.indexOf(k)]=R,E(R)})}function te(y,E,C){return typeof y=="string"?{host:y,port:E,
localAddress:C}:y}function ae(y){for(var E=1,C=arguments.length;E<C;++E){var k=arguments[E];if(typeof k=="object")for(var j=Object.keys(k),F=0,R=j.length;F<R;++F){
var u=j[F];k[u]!==void 0&&(y[u]=k[u])}}return y}var K;process.env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)?K=function(){var y=Array.prototype.slice.
call(arguments);typeof y[0]=="string"?y[0]="TUNNEL: "+y[0]:y.unshift("TUNNEL:"),console.error.apply(console,y)}:K=function(){},A.debug=K}),11787:((de,A,L)=>{"us\
e strict";L.d(A,{_:()=>us,Q:()=>ls});var se=L(79896),ie=L(70857);class ${constructor(){var r,s,t;if(this.payload={},process.env.GITHUB_EVENT_PATH)if((0,se.existsSync)(
process.env.GITHUB_EVENT_PATH))this.payload=JSON.parse((0,se.readFileSync)(process.env.GITHUB_EVENT_PATH,{encoding:"utf8"}));else{const o=process.env.GITHUB_EVENT_PATH;
process.stdout.write(`GITHUB_EVENT_PATH ${o} does not exist${ie.EOL}`)}this.eventName=process.env.GITHUB_EVENT_NAME,this.sha=process.env.GITHUB_SHA,this.ref=process.
env.GITHUB_REF,this.workflow=process.env.GITHUB_WORKFLOW,this.action=process.env.GITHUB_ACTION,this.actor=process.env.GITHUB_ACTOR,this.job=process.env.GITHUB_JOB,
this.runAttempt=parseInt(process.env.GITHUB_RUN_ATTEMPT,10),this.runNumber=parseInt(process.env.GITHUB_RUN_NUMBER,10),this.runId=parseInt(process.env.GITHUB_RUN_ID,
10),this.apiUrl=(r=process.env.GITHUB_API_URL)!==null&&r!==void 0?r:"https://api.github.com",this.serverUrl=(s=process.env.GITHUB_SERVER_URL)!==null&&s!==void 0?
s:"https://github.com",this.graphqlUrl=(t=process.env.GITHUB_GRAPHQL_URL)!==null&&t!==void 0?t:"https://api.github.com/graphql"}get issue(){const r=this.payload;
return Object.assign(Object.assign({},this.repo),{number:(r.issue||r.pull_request||r).number})}get repo(){if(process.env.GITHUB_REPOSITORY){const[r,s]=process.env.
GITHUB_REPOSITORY.split("/");return{owner:r,repo:s}}if(this.payload.repository)return{owner:this.payload.repository.owner.login,repo:this.payload.repository.name};
throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'")}}var b=L(39783),x=L(36772),z=function(e,r,s,t){function o(n){
return n instanceof s?n:new s(function(l){l(n)})}return new(s||(s=Promise))(function(n,l){function p(T){try{_(t.next(T))}catch(f){l(f)}}function m(T){try{_(t.throw(
T))}catch(f){l(f)}}function _(T){T.done?n(T.value):o(T.value).then(p,m)}_((t=t.apply(e,r||[])).next())})};function M(e,r){if(!e&&!r.auth)throw new Error("Parame\
ter token or opts.auth is required");if(e&&r.auth)throw new Error("Parameters token and opts.auth may not both be specified");return typeof r.auth=="string"?r.auth:
`token ${e}`}function J(e){return new b.HttpClient().getAgent(e)}function Y(e){return new b.HttpClient().getAgentDispatcher(e)}function D(e){const r=Y(e);return(t,o)=>z(
this,void 0,void 0,function*(){return(0,x.fetch)(t,Object.assign(Object.assign({},o),{dispatcher:r}))})}function N(){return process.env.GITHUB_API_URL||"https:/\
/api.github.com"}function I(e){var r;const s=(r=process.env.ACTIONS_ORCHESTRATION_ID)===null||r===void 0?void 0:r.trim();if(s){const o=`actions_orchestration_id\
/${s.replace(/[^a-z0-9_.-]/gi,"_")}`;return e?.includes(o)?e:`${e?`${e} `:""}${o}`}return e}function Z(){return typeof navigator=="object"&&"userAgent"in navigator?
navigator.userAgent:typeof process=="object"&&process.version!==void 0?`Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`:"<environme\
nt undetectable>"}function te(e,r,s,t){if(typeof s!="function")throw new Error("method for before hook must be a function");return t||(t={}),Array.isArray(r)?r.
reverse().reduce((o,n)=>te.bind(null,e,n,o,t),s)():Promise.resolve().then(()=>e.registry[r]?e.registry[r].reduce((o,n)=>n.hook.bind(null,o,t),s)():s(t))}function ae(e,r,s,t){
const o=t;e.registry[s]||(e.registry[s]=[]),r==="before"&&(t=(n,l)=>Promise.resolve().then(o.bind(null,l)).then(n.bind(null,l))),r==="after"&&(t=(n,l)=>{let p;return Promise.
resolve().then(n.bind(null,l)).then(m=>(p=m,o(p,l))).then(()=>p)}),r==="error"&&(t=(n,l)=>Promise.resolve().then(n.bind(null,l)).catch(p=>o(p,l))),e.registry[s].
push({hook:t,orig:o})}function K(e,r,s){if(!e.registry[r])return;const t=e.registry[r].map(o=>o.orig).indexOf(s);t!==-1&&e.registry[r].splice(t,1)}const y=Function.
bind,E=y.bind(y);function C(e,r,s){const t=E(K,null).apply(null,s?[r,s]:[r]);e.api={remove:t},e.remove=t,["before","error","after","wrap"].forEach(o=>{const n=s?
[r,o,s]:[r,o];e[o]=e.api[o]=E(ae,null).apply(null,n)})}function k(){const e=Symbol("Singular"),r={registry:{}},s=te.bind(null,r,e);return C(s,r,e),s}function j(){
const e={registry:{}},r=te.bind(null,e);return C(r,e),r}const F={Singular:k,Collection:j};var R="0.0.0-development",u=`octokit-endpoint.js/${R} ${Z()}`,c={method:"\
GET",baseUrl:"https://api.github.com",headers:{accept:"application/vnd.github.v3+json","user-agent":u},mediaType:{format:""}};function a(e){return e?Object.keys(
e).reduce((r,s)=>(r[s.toLowerCase()]=e[s],r),{}):{}}function i(e){if(typeof e!="object"||e===null||Object.prototype.toString.call(e)!=="[object Object]")return!1;
const r=Object.getPrototypeOf(e);if(r===null)return!0;const s=Object.prototype.hasOwnProperty.call(r,"constructor")&&r.constructor;return typeof s=="function"&&
s instanceof s&&Function.prototype.call(s)===Function.prototype.call(e)}function g(e,r){const s=Object.assign({},e);return Object.keys(r).forEach(t=>{i(r[t])?t in
e?s[t]=g(e[t],r[t]):Object.assign(s,{[t]:r[t]}):Object.assign(s,{[t]:r[t]})}),s}function d(e){for(const r in e)e[r]===void 0&&delete e[r];return e}function h(e,r,s){
if(typeof r=="string"){let[o,n]=r.split(" ");s=Object.assign(n?{method:o,url:n}:{url:o},s)}else s=Object.assign({},r);s.headers=a(s.headers),d(s),d(s.headers);const t=g(
e||{},s);return s.url==="/graphql"&&(e&&e.mediaType.previews?.length&&(t.mediaType.previews=e.mediaType.previews.filter(o=>!t.mediaType.previews.includes(o)).concat(
t.mediaType.previews)),t.mediaType.previews=(t.mediaType.previews||[]).map(o=>o.replace(/-preview/,""))),t}function v(e,r){const s=/\?/.test(e)?"&":"?",t=Object.
keys(r);return t.length===0?e:e+s+t.map(o=>o==="q"?"q="+r.q.split("+").map(encodeURIComponent).join("+"):`${o}=${encodeURIComponent(r[o])}`).join("&")}var S=/\{[^{}}]+\}/g;
function w(e){return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function H(e){const r=e.match(S);return r?r.map(w).reduce((s,t)=>s.concat(t),[]):[]}function q(e,r){
const s={__proto__:null};for(const t of Object.keys(e))r.indexOf(t)===-1&&(s[t]=e[t]);return s}function X(e){return e.split(/(%[0-9A-Fa-f]{2})/g).map(function(r){
return/%[0-9A-Fa-f]/.test(r)||(r=encodeURI(r).replace(/%5B/g,"[").replace(/%5D/g,"]")),r}).join("")}function ee(e){return encodeURIComponent(e).replace(/[!'()*]/g,
function(r){return"%"+r.charCodeAt(0).toString(16).toUpperCase()})}function me(e,r,s){return r=e==="+"||e==="#"?X(r):ee(r),s?ee(s)+"="+r:r}function le(e){return e!=
null}function be(e){return e===";"||e==="&"||e==="?"}function pr(e,r,s,t){var o=e[s],n=[];if(le(o)&&o!=="")if(typeof o=="string"||typeof o=="number"||typeof o==
"bigint"||typeof o=="boolean")o=o.toString(),t&&t!=="*"&&(o=o.substring(0,parseInt(t,10))),n.push(me(r,o,be(r)?s:""));else if(t==="*")Array.isArray(o)?o.filter(
le).forEach(function(l){n.push(me(r,l,be(r)?s:""))}):Object.keys(o).forEach(function(l){le(o[l])&&n.push(me(r,o[l],l))});else{const l=[];Array.isArray(o)?o.filter(
le).forEach(function(p){l.push(me(r,p))}):Object.keys(o).forEach(function(p){le(o[p])&&(l.push(ee(p)),l.push(me(r,o[p].toString())))}),be(r)?n.push(ee(s)+"="+l.
join(",")):l.length!==0&&n.push(l.join(","))}else r===";"?le(o)&&n.push(ee(s)):o===""&&(r==="&"||r==="?")?n.push(ee(s)+"="):o===""&&n.push("");return n}function ur(e){
return{expand:lr.bind(null,e)}}function lr(e,r){var s=["+","#",".","/",";","?","&"];return e=e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,function(t,o,n){if(o){let p="";
const m=[];if(s.indexOf(o.charAt(0))!==-1&&(p=o.charAt(0),o=o.substr(1)),o.split(/,/g).forEach(function(_){var T=/([^:\*]*)(?::(\d+)|(\*))?/.exec(_);m.push(pr(r,
p,T[1],T[2]||T[3]))}),p&&p!=="+"){var l=",";return p==="?"?l="&":p!=="#"&&(l=p),(m.length!==0?p:"")+m.join(l)}else return m.join(",")}else return X(n)}),e==="/"?
e:e.replace(/\/$/,"")}function Ce(e){let r=e.method.toUpperCase(),s=(e.url||"/").replace(/:([a-z]\w+)/g,"{$1}"),t=Object.assign({},e.headers),o,n=q(e,["method",
"baseUrl","url","headers","request","mediaType"]);const l=H(s);s=ur(s).expand(n),/^http/.test(s)||(s=e.baseUrl+s);const p=Object.keys(e).filter(T=>l.includes(T)).
concat("baseUrl"),m=q(n,p);if(!/application\/octet-stream/i.test(t.accept)&&(e.mediaType.format&&(t.accept=t.accept.split(/,/).map(T=>T.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,
`application/vnd$1$2.${e.mediaType.format}`)).join(",")),s.endsWith("/graphql")&&e.mediaType.previews?.length)){const T=t.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||
[];t.accept=T.concat(e.mediaType.previews).map(f=>{const O=e.mediaType.format?`.${e.mediaType.format}`:"+json";return`application/vnd.github.${f}-preview${O}`}).
join(",")}return["GET","HEAD"].includes(r)?s=v(s,m):"data"in m?o=m.data:Object.keys(m).length&&(o=m),!t["content-type"]&&typeof o<"u"&&(t["content-type"]="appli\
cation/json; charset=utf-8"),["PATCH","PUT"].includes(r)&&typeof o>"u"&&(o=""),Object.assign({method:r,url:s,headers:t},typeof o<"u"?{body:o}:null,e.request?{request:e.
request}:null)}function gr(e,r,s){return Ce(h(e,r,s))}function Le(e,r){const s=h(e,r),t=gr.bind(null,s);return Object.assign(t,{DEFAULTS:s,defaults:Le.bind(null,
s),merge:h.bind(null,s),parse:Ce})}var dr=Le(null,c);const Ie=32,je=9,mr=59,Tr=61,qe=34,Be=92,Er=44,we=1,oe=2,Ne=4,ce=8,Te=16,Ge=65280,He=we|Ge,V=new Uint8Array(
256);V[je]|=oe,V[Ie]|=oe,V[mr]|=Ne,V[Er]|=ce;for(let e=128;e<=255;e++)V[e]|=we;for(const e of"!#$%&'*+-.^_`|~")V[e.charCodeAt(0)]|=Te;for(let e=48;e<=57;e++)V[e]|=
Te;for(let e=65;e<=90;e++)V[e]|=we|Te;for(let e=97;e<=122;e++)V[e]|=Te;const xe=(()=>{const e=function(){};return e.prototype=Object.create(null),e})();function hr(e,r=0,s=e.
length){let t=!1;for(let o=r;o<s;o++){const n=e.charCodeAt(o);if(n===47){if(t||o===r||o>=s-1)return!1;t=!0}else if(!ye(n))return!1}return t}function fr(e,r=0,s=e.
length){if(r>=s)return!1;for(let t=r;t<s;t++)if(!ye(e.charCodeAt(t)))return!1;return!0}function ye(e){return(V[e]&Te)!==0}function _r(e){const r=e.length;if(r===
0)return'""';let s=0;for(;s<r&&ye(e.charCodeAt(s));)s++;if(s===r)return e;let t='"',o=0;for(;s<r;){const n=e.charCodeAt(s);if(n!==je&&(n<Ie||n===127||n>255))throw new TypeError(
`Invalid parameter value: ${e}`);(n===34||n===92)&&(t+=`${e.slice(o,s)}\\`,o=s),s++}return`${t}${e.slice(o)}"`}function gs(e){const{type:r,parameters:s}=e;if(!r||
!hr(r))throw new TypeError(`Invalid type: ${r}`);let t=r;if(s)for(const o of Object.keys(s)){if(!fr(o))throw new TypeError(`Invalid parameter name: ${o}`);t+=`;\
 ${o}=${_r(s[o])}`}return t}function br(e,r){const s=Ne|(r?.comma===!0?ce:0),t=e.length;let o=r?.start??0;for(;(V[e.charCodeAt(o)]&oe)!==0;)o++;let n=o,l=0,p=-1,
m=r?.parameters===!1?ce:0;for(;n<t;){const O=e.charCodeAt(n),B=V[O];if((B&s)!==0){m|=B&ce;break}(B&oe)!==0?p===-1&&(p=n):p=-1,l|=O&Ge|B,n++}const _=p===-1?n:p,T=e.
slice(o,_),f=(l&He)===0?T:T.toLowerCase();return n===t||m!==0?{type:f,index:n,parameters:new xe}:wr(e,f,n,t,s)}function wr(e,r,s,t,o){const n=new xe;e:for(;s<t;){
for(s++;(V[e.charCodeAt(s)]&oe)!==0;)s++;const l=s;let p=0,m=-1;for(;s<t;){const _=e.charCodeAt(s),T=V[_];if((T&o)!==0){if((T&ce)!==0)break e;continue e}if(_===
Tr){const f=m===-1?s:m,O=e.slice(l,f),B=(p&He)===0?O:O.toLowerCase();for(s++;(V[e.charCodeAt(s)]&oe)!==0;)s++;if(s<t&&e.charCodeAt(s)===qe){const U=++s;let Q=!1;
for(;s<t;){const ue=e.charCodeAt(s);if(ue===qe){n[B]===void 0&&(n[B]=Q?Gr(e,U,s):e.slice(U,s)),s++;let W=0;for(;s<t;){const _e=e.charCodeAt(s),ge=V[_e];if((ge&o)!==
0){W=ge&ce;break}s++}if(W!==0)break e;continue e}if(ue===Be&&s+1<t){Q=!0,s+=2;continue}s++}continue e}const G=s;let re=0,P=-1;for(;s<t;){const U=e.charCodeAt(s),
Q=V[U];if((Q&o)!==0){re=Q&ce;break}(Q&oe)!==0?P===-1&&(P=s):P=-1,s++}if(n[B]===void 0){const U=P===-1?s:P;n[B]=e.slice(G,U)}if(re!==0)break e;continue e}(T&oe)!==
0?m===-1&&(m=s):m=-1,p|=_&Ge|T,s++}}return{type:r,index:s,parameters:n}}function Gr(e,r,s){let t="";for(let o=r;o<s;o++)e.charCodeAt(o)===Be&&(t+=e.slice(r,o),r=
++o);return t+e.slice(r,s)}const yr=/^-?\d+$/,Ee=/^-?\d+n+$/,ne=JSON.stringify,ve=JSON.parse,Ve=/^-?\d+n$/,ze=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g,We=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g,
ke=e=>e===void 0||typeof e=="function"||typeof e=="symbol",Oe=e=>e!==null&&typeof e=="object"&&e.constructor&&e.constructor.name==="RawJSON",vr=(e,r,s)=>{let t="";
typeof s=="number"?t=" ".repeat(Math.min(10,Math.max(0,Math.floor(s)))):typeof s=="string"&&(t=s.slice(0,10));const o=typeof r=="function",n=Array.isArray(r)?new Set(
r.map(String)):null,l=(G,re,P)=>(P!==null&&typeof P=="object"&&typeof P.toJSON=="function"&&(P=P.toJSON(re)),typeof P=="string"&&Ee.test(P)?P+"n":typeof P=="big\
int"?"rawJSON"in JSON?JSON.rawJSON(P.toString()):P.toString()+"n":(o&&(P=r.call(G,re,P)),P!==null&&typeof P=="object"&&(P instanceof Number||P instanceof String||
P instanceof Boolean)&&(P=P.valueOf()),P)),p=l({"":e},"",e);if(ke(p))return;const m=p===null||typeof p!="object",_=Oe(p);if(m||_)return ne(p);const T=[];let f=0;
const O=[{parent:{"":p},key:"",val:p,isArray:Array.isArray(p),keys:Array.isArray(p)?null:Object.keys(p),index:0,first:!0}],B=new WeakSet([p]);for(;O.length>0;){
const G=O[O.length-1];G.index===0&&(T.push(G.isArray?"[":"{"),f++);let re=!1;if(G.isArray)if(G.index<G.val.length){G.first||T.push(","),t&&T.push(`
`+t.repeat(f));const P=G.val[G.index],U=l(G.val,String(G.index),P);if(ke(U))T.push("null"),G.first=!1,G.index++;else{const Q=U!==null&&typeof U=="object",ue=Oe(
U);if(Q&&!ue){if(B.has(U))throw new TypeError("Converting circular structure to JSON");B.add(U),O.push({parent:G.val,key:String(G.index),val:U,isArray:Array.isArray(
U),keys:Array.isArray(U)?null:Object.keys(U),index:0,first:!0}),G.first=!1,G.index++}else T.push(ne(U)),G.first=!1,G.index++}}else re=!0;else{for(;G.index<G.keys.
length;){const U=G.keys[G.index++];if(n&&!n.has(U))continue;const ue=G.val[U],W=l(G.val,U,ue);if(ke(W))continue;G.first||T.push(","),t?T.push(`
`+t.repeat(f)+ne(U)+": "):T.push(ne(U)+":");const _e=W!==null&&typeof W=="object",ge=Oe(W);if(_e&&!ge){if(B.has(W))throw new TypeError("Converting circular stru\
cture to JSON");B.add(W),O.push({parent:G.val,key:U,val:W,isArray:Array.isArray(W),keys:Array.isArray(W)?null:Object.keys(W),index:0,first:!0}),G.first=!1;break}else
T.push(ne(W)),G.first=!1}G.index>=G.keys.length&&O[O.length-1]===G&&(re=!0)}re&&(f--,!G.first&&t&&T.push(`
`+t.repeat(f)),T.push(G.isArray?"]":"}"),B.delete(G.val),O.pop())}return T.join("")},kr=(e,r,s)=>{try{return"rawJSON"in JSON?ne(e,(p,m)=>typeof m=="bigint"?JSON.
rawJSON(m.toString()):typeof r=="function"?r(p,m):(Array.isArray(r)&&r.includes(p),m),s):e?ne(e,(p,m)=>typeof m=="string"&&Ee.test(m)||typeof m=="bigint"?m.toString()+
"n":typeof r=="function"?r(p,m):(Array.isArray(r)&&r.includes(p),m),s).replace(ze,"$1$2$3").replace(We,"$1$2$3"):ne(e,r,s)}catch(t){if(t instanceof RangeError){
const o=vr(e,r,s);return o===void 0?void 0:"rawJSON"in JSON?o:o.replace(ze,"$1$2$3").replace(We,"$1$2$3")}throw t}},he=new Map,Or=()=>{const e=JSON.parse.toString();
if(he.has(e))return he.get(e);try{const r=JSON.parse("1",(s,t,o)=>!!o?.source&&o.source==="1");return he.set(e,r),r}catch{return he.set(e,!1),!1}},Pr=(e,r,s,t)=>typeof r==
"string"&&Ve.test(r)?BigInt(r.slice(0,-1)):typeof r=="string"&&Ee.test(r)?r.slice(0,-1):typeof t=="function"?t(e,r,s):r,Ar=(e,r)=>JSON.parse(e,(s,t,o)=>{const n=typeof t==
"number",l=t>Number.MAX_SAFE_INTEGER||t<Number.MIN_SAFE_INTEGER,p=n&&l,m=o&&yr.test(o.source);return p&&m?BigInt(o.source):typeof r=="function"?r(s,t,o):t}),$e=Number.
MAX_SAFE_INTEGER.toString(),Me=$e.length,Rr=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,Sr=/^"-?\d+n+"$/,Fr=(e,r)=>{const s={"":e},t=[{parent:s,
key:"",visited:!1}];for(;t.length>0;){const o=t[t.length-1];if(o.visited){const{parent:n,key:l}=o;let p=n[l];typeof p=="string"&&(Ve.test(p)?p=BigInt(p.slice(0,
-1)):Ee.test(p)&&(p=p.slice(0,-1))),typeof r=="function"&&(p=r.call(n,l,p)),p===void 0?delete n[l]:n[l]=p,t.pop()}else{o.visited=!0;const n=o.parent[o.key];if(n!==
null&&typeof n=="object"){const p=Object.keys(n);for(let m=p.length-1;m>=0;m--)t.push({parent:n,key:p[m],visited:!1})}}}return s[""]},Je=e=>e.replace(Rr,(r,s,t,o)=>{
const n=r[0]==='"';if(n&&Sr.test(r))return r.substring(0,r.length-1)+'n"';const p=t||o,m=s&&(s.length<Me||s.length===Me&&s<=$e);return n||p||m?r:'"'+r+'n"'}),Ur=(e,r)=>{
if(!e)return ve(e,r);try{if(Or())return Ar(e,r);const s=Je(e);return ve(s,(t,o,n)=>Pr(t,o,n,r))}catch(s){if(s instanceof RangeError){const t=Je(e),o=ve(t);return Fr(
o,r)}throw s}};class fe extends Error{name;status;request;response;constructor(r,s,t){super(r,{cause:t.cause}),this.name="HttpError",this.status=Number.parseInt(
s),Number.isNaN(this.status)&&(this.status=0);"response"in t&&(this.response=t.response);const o=Object.assign({},t.request);t.request.headers.authorization&&(o.
headers=Object.assign({},t.request.headers,{authorization:t.request.headers.authorization.replace(/(?<! ) .*$/," [REDACTED]")})),o.url=o.url.replace(/\bclient_secret=\w+/g,
"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]"),this.request=o}}var Dr="10.0.16",Cr={headers:{"user-agent":`octokit-request\
.js/${Dr} ${Z()}`}};function Lr(e){if(typeof e!="object"||e===null||Object.prototype.toString.call(e)!=="[object Object]")return!1;const r=Object.getPrototypeOf(
e);if(r===null)return!0;const s=Object.prototype.hasOwnProperty.call(r,"constructor")&&r.constructor;return typeof s=="function"&&s instanceof s&&Function.prototype.
call(s)===Function.prototype.call(e)}var Ke=()=>"";async function Xe(e){const r=e.request?.fetch||globalThis.fetch;if(!r)throw new Error("fetch is not set. Plea\
se pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");const s=e.request?.log||
console,t=e.request?.parseSuccessResponseBody!==!1,o=Lr(e.body)||Array.isArray(e.body)?kr(e.body):e.body,n=Object.fromEntries(Object.entries(e.headers).map(([f,
O])=>[f,String(O)]));let l;try{l=await r(e.url,{method:e.method,body:o,redirect:e.request?.redirect,headers:n,signal:e.request?.signal,...e.body&&{duplex:"half"}})}catch(f){
let O="Unknown Error";if(f instanceof Error){if(f.name==="AbortError")throw f.status=500,f;O=f.message,f.name==="TypeError"&&"cause"in f&&(f.cause instanceof Error?
O=f.cause.message:typeof f.cause=="string"&&(O=f.cause))}const B=new fe(O,500,{request:e});throw B.cause=f,B}const p=l.status,m=l.url,_={};for(const[f,O]of l.headers)
_[f]=O;const T={url:m,status:p,headers:_,data:""};if("deprecation"in _){const f=_.link&&_.link.match(/<([^<>]+)>; rel="deprecation"/),O=f&&f.pop();s.warn(`[@oct\
okit/request] "${e.method} ${e.url}" is deprecated. It is scheduled to be removed on ${_.sunset}${O?`. See ${O}`:""}`)}if(p===204||p===205)return T;if(e.method===
"HEAD"){if(p<400)return T;throw new fe(l.statusText,p,{response:T,request:e})}if(p===304)throw T.data=await Pe(l),new fe("Not modified",p,{response:T,request:e});
if(p>=400)throw T.data=await Pe(l),new fe(jr(T.data),p,{response:T,request:e});return T.data=t?await Pe(l):l.body,T}async function Pe(e){const r=e.headers.get("\
content-type");if(!r)return e.text().catch(Ke);const s=br(r);if(Ir(s)){let t="";try{return t=await e.text(),Ur(t)}catch{return t}}else return s.type.startsWith(
"text/")||s.parameters.charset?.toLowerCase()==="utf-8"&&s.type!=="application/octet-stream"?e.text().catch(Ke):e.arrayBuffer().catch(()=>new ArrayBuffer(0))}function Ir(e){
return e.type==="application/json"||e.type==="application/scim+json"}function jr(e){if(typeof e=="string")return e;if(e instanceof ArrayBuffer)return"Unknown er\
ror";if(typeof e=="object"&&e!==null&&"message"in e){const r=e,s="documentation_url"in r?` - ${r.documentation_url}`:"";return Array.isArray(r.errors)?`${r.message}\
: ${r.errors.map(t=>JSON.stringify(t)).join(", ")}${s}`:`${r.message}${s}`}return`Unknown error: ${JSON.stringify(e)}`}function Ae(e,r){const s=e.defaults(r);return Object.
assign(function(o,n){const l=s.merge(o,n);if(!l.request||!l.request.hook)return Xe(s.parse(l));const p=(m,_)=>Xe(s.parse(s.merge(m,_)));return Object.assign(p,{
endpoint:s,defaults:Ae.bind(null,s)}),l.request.hook(p,l)},{endpoint:s,defaults:Ae.bind(null,s)})}var Re=Ae(dr,Cr);var qr="0.0.0-development";function Br(e){return`\
Request failed due to following response errors:
`+e.errors.map(r=>` - ${r.message}`).join(`
`)}var Nr=class extends Error{constructor(e,r,s){super(Br(s)),this.request=e,this.headers=r,this.response=s,this.errors=s.errors,this.data=s.data,Error.captureStackTrace&&
Error.captureStackTrace(this,this.constructor)}request;headers;response;name="GraphqlResponseError";errors;data},Hr=["method","baseUrl","url","headers","request",
"query","mediaType","operationName"],xr=["query","method","url"],Ye=/\/api\/v3\/?$/;function Vr(e,r,s){if(s){if(typeof r=="string"&&"query"in s)return Promise.reject(
new Error('[@octokit/graphql] "query" cannot be used as variable name'));for(const l in s)if(xr.includes(l))return Promise.reject(new Error(`[@octokit/graphql] \
"${l}" cannot be used as variable name`))}const t=typeof r=="string"?Object.assign({query:r},s):r,o=Object.keys(t).reduce((l,p)=>Hr.includes(p)?(l[p]=t[p],l):(l.
variables||(l.variables={}),l.variables[p]=t[p],l),{}),n=t.baseUrl||e.endpoint.DEFAULTS.baseUrl;return Ye.test(n)&&(o.url=n.replace(Ye,"/api/graphql")),e(o).then(
l=>{if(l.data.errors){const p={};for(const m of Object.keys(l.headers))p[m]=l.headers[m];throw new Nr(o,p,l.data)}return l.data.data})}function Se(e,r){const s=e.
defaults(r);return Object.assign((o,n)=>Vr(s,o,n),{defaults:Se.bind(null,s),endpoint:s.endpoint})}var ds=Se(Re,{headers:{"user-agent":`octokit-graphql.js/${qr} ${Z()}`},
method:"POST",url:"/graphql"});function zr(e){return Se(e,{method:"POST",url:"/graphql"})}var Fe="(?:[a-zA-Z0-9_-]+)",Qe="\\.",Ze=new RegExp(`^${Fe}${Qe}${Fe}${Qe}${Fe}\
$`),Wr=Ze.test.bind(Ze);async function $r(e){const r=Wr(e),s=e.startsWith("v1.")||e.startsWith("ghs_"),t=e.startsWith("ghu_");return{type:"token",token:e,tokenType:r?
"app":s?"installation":t?"user-to-server":"oauth"}}function Mr(e){return e.split(/\./).length===3?`bearer ${e}`:`token ${e}`}async function Jr(e,r,s,t){const o=r.
endpoint.merge(s,t);return o.headers.authorization=Mr(e),r(o)}var Kr=function(r){if(!r)throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
if(typeof r!="string")throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");return r=r.replace(/^(token|bearer) +/i,""),Object.
assign($r.bind(null,r),{hook:Jr.bind(null,r)})};const er="7.0.8",rr=()=>{},Xr=console.warn.bind(console),Yr=console.error.bind(console);function Qr(e={}){return typeof e.
debug!="function"&&(e.debug=rr),typeof e.info!="function"&&(e.info=rr),typeof e.warn!="function"&&(e.warn=Xr),typeof e.error!="function"&&(e.error=Yr),e}const sr=`\
octokit-core.js/${er} ${Z()}`;class Zr{static VERSION=er;static defaults(r){return class extends this{constructor(...t){const o=t[0]||{};if(typeof r=="function"){
super(r(o));return}super(Object.assign({},r,o,o.userAgent&&r.userAgent?{userAgent:`${o.userAgent} ${r.userAgent}`}:null))}}}static plugins=[];static plugin(...r){
const s=this.plugins;return class extends this{static plugins=s.concat(r.filter(o=>!s.includes(o)))}}constructor(r={}){const s=new F.Collection,t={baseUrl:Re.endpoint.
DEFAULTS.baseUrl,headers:{},request:Object.assign({},r.request,{hook:s.bind(null,"request")}),mediaType:{previews:[],format:""}};if(t.headers["user-agent"]=r.userAgent?
`${r.userAgent} ${sr}`:sr,r.baseUrl&&(t.baseUrl=r.baseUrl),r.previews&&(t.mediaType.previews=r.previews),r.timeZone&&(t.headers["time-zone"]=r.timeZone),this.request=
Re.defaults(t),this.graphql=zr(this.request).defaults(t),this.log=Qr(r.log),this.hook=s,r.authStrategy){const{authStrategy:n,...l}=r,p=n(Object.assign({request:this.
request,log:this.log,octokit:this,octokitOptions:l},r.auth));s.wrap("request",p.hook),this.auth=p}else if(!r.auth)this.auth=async()=>({type:"unauthenticated"});else{
const n=Kr(r.auth);s.wrap("request",n.hook),this.auth=n}const o=this.constructor;for(let n=0;n<o.plugins.length;++n)Object.assign(this,o.plugins[n](this,r))}request;graphql;log;hook;auth}
const tr="17.0.0";var es={actions:{addCustomLabelsToSelfHostedRunnerForOrg:["POST /orgs/{org}/actions/runners/{runner_id}/labels"],addCustomLabelsToSelfHostedRunnerForRepo:[
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
y"],unblock:["DELETE /user/blocks/{username}"],unfollow:["DELETE /user/following/{username}"],updateAuthenticated:["PATCH /user"]}};const pe=new Map;for(const[e,
r]of Object.entries(es))for(const[s,t]of Object.entries(r)){const[o,n,l]=t,[p,m]=o.split(/ /),_=Object.assign({method:p,url:m},n);pe.has(e)||pe.set(e,new Map),pe.
get(e).set(s,{scope:e,methodName:s,endpointDefaults:_,decorations:l})}const rs={has({scope:e},r){return pe.get(e).has(r)},getOwnPropertyDescriptor(e,r){return{value:this.
get(e,r),configurable:!0,writable:!0,enumerable:!0}},defineProperty(e,r,s){return Object.defineProperty(e.cache,r,s),!0},deleteProperty(e,r){return delete e.cache[r],
!0},ownKeys({scope:e}){return[...pe.get(e).keys()]},set(e,r,s){return e.cache[r]=s},get({octokit:e,scope:r,cache:s},t){if(s[t])return s[t];const o=pe.get(r).get(
t);if(!o)return;const{endpointDefaults:n,decorations:l}=o;return l?s[t]=ss(e,r,t,n,l):s[t]=e.request.defaults(n),s[t]}};function or(e){const r={};for(const s of pe.
keys())r[s]=new Proxy({octokit:e,scope:s,cache:{}},rs);return r}function ss(e,r,s,t,o){const n=e.request.defaults(t);function l(...p){let m=n.endpoint.merge(...p);
if(o.mapToData)return m=Object.assign({},m,{data:m[o.mapToData],[o.mapToData]:void 0}),n(m);if(o.renamed){const[_,T]=o.renamed;e.log.warn(`octokit.${r}.${s}() h\
as been renamed to octokit.${_}.${T}()`)}if(o.deprecated&&e.log.warn(o.deprecated),o.renamedParameters){const _=n.endpoint.merge(...p);for(const[T,f]of Object.entries(
o.renamedParameters))T in _&&(e.log.warn(`"${T}" parameter is deprecated for "octokit.${r}.${s}()". Use "${f}" instead`),f in _||(_[f]=_[T]),delete _[T]);return n(
_)}return n(...p)}return Object.assign(l,n)}function nr(e){return{rest:or(e)}}nr.VERSION=tr;function ts(e){const r=or(e);return{...r,rest:r}}ts.VERSION=tr;var os="\
0.0.0-development";function ns(e){if(!e.data)return{...e,data:[]};if(!(("total_count"in e.data||"total_commits"in e.data)&&!("url"in e.data)))return e;const s=e.
data.incomplete_results,t=e.data.repository_selection,o=e.data.total_count,n=e.data.total_commits;delete e.data.incomplete_results,delete e.data.repository_selection,
delete e.data.total_count,delete e.data.total_commits;const l=Object.keys(e.data)[0],p=e.data[l];return e.data=p,typeof s<"u"&&(e.data.incomplete_results=s),typeof t<
"u"&&(e.data.repository_selection=t),e.data.total_count=o,e.data.total_commits=n,e}function Ue(e,r,s){const t=typeof r=="function"?r.endpoint(s):e.request.endpoint(
r,s),o=typeof r=="function"?r:e.request,n=t.method,l=t.headers;let p=t.url;return{[Symbol.asyncIterator]:()=>({async next(){if(!p)return{done:!0};try{const m=await o(
{method:n,url:p,headers:l}),_=ns(m);if(p=((_.headers.link||"").match(/<([^<>]+)>;\s*rel="next"/)||[])[1],!p&&"total_commits"in _.data){const T=new URL(_.url),f=T.
searchParams,O=parseInt(f.get("page")||"1",10),B=parseInt(f.get("per_page")||"250",10);O*B<_.data.total_commits&&(f.set("page",String(O+1)),p=T.toString())}return{
value:_}}catch(m){if(m.status!==409)throw m;return p="",{value:{status:200,headers:{},data:[]}}}}})}}function ir(e,r,s,t){return typeof s=="function"&&(t=s,s=void 0),
ar(e,[],Ue(e,r,s)[Symbol.asyncIterator](),t)}function ar(e,r,s,t){return s.next().then(o=>{if(o.done)return r;let n=!1;function l(){n=!0}return r=r.concat(t?t(o.
value,l):o.value.data),n?r:ar(e,r,s,t)})}var Ts=Object.assign(ir,{iterator:Ue}),is=null;function Es(e){return typeof e=="string"?is.includes(e):!1}function cr(e){
return{paginate:Object.assign(ir.bind(null,e),{iterator:Ue.bind(null,e)})}}cr.VERSION=os;const hs=new $,De=N(),as={baseUrl:De,request:{agent:J(De),fetch:D(De)}},
cs=Zr.plugin(nr,cr).defaults(as);function ps(e,r){const s=Object.assign({},r||{}),t=M(e,s);t&&(s.auth=t);const o=I(s.userAgent);return o&&(s.userAgent=o),s}const us=new $;
function ls(e,r,...s){const t=cs.plugin(...s);return new t(ps(e,r))}})};
