var ot=Object.defineProperty;var Xt=Object.getOwnPropertyDescriptor;var zt=Object.getOwnPropertyNames;var jt=Object.prototype.hasOwnProperty;var Kt=(N,k)=>{for(var l in k)ot(N,l,{get:k[l],enumerable:!0})},$t=(N,k,l,d)=>{if(k&&typeof k=="object"||typeof k=="function")for(let C of zt(k))!jt.call(N,C)&&
C!==l&&ot(N,C,{get:()=>k[C],enumerable:!(d=Xt(k,C))||d.enumerable});return N};var Ar=N=>$t(ot({},"__esModule",{value:!0}),N);var As={};Kt(As,{a:()=>Vt,b:()=>Ot,c:()=>Jt,d:()=>Wt,e:()=>Pt,f:()=>qt,g:()=>Zt});module.exports=Ar(As);var W=require("./chunk-3RNHDNP5.js"),jA=(0,W.b)((N,k)=>{
"use strict";k.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol("dispatch"),kUrl:Symbol("url"),kRedirectCacheControl:Symbol("redirect\
 cache control"),kWriting:Symbol("writing"),kResuming:Symbol("resuming"),kQueue:Symbol("queue"),kConnect:Symbol("connect"),kConnecting:Symbol("connecting"),kKeepAliveDefaultTimeout:Symbol(
"default keep alive timeout"),kKeepAliveMaxTimeout:Symbol("max keep alive timeout"),kKeepAliveTimeoutThreshold:Symbol("keep alive timeout threshold"),kKeepAliveTimeoutValue:Symbol(
"keep alive timeout"),kKeepAlive:Symbol("keep alive"),kHeadersTimeout:Symbol("headers timeout"),kBodyTimeout:Symbol("body timeout"),kServerName:Symbol("server n\
ame"),kLocalAddress:Symbol("local address"),kHost:Symbol("host"),kNoRef:Symbol("no ref"),kBodyUsed:Symbol("used"),kBody:Symbol("abstracted request body"),kRunning:Symbol(
"running"),kBlocking:Symbol("blocking"),kPending:Symbol("pending"),kSize:Symbol("size"),kBusy:Symbol("busy"),kQueued:Symbol("queued"),kFree:Symbol("free"),kConnected:Symbol(
"connected"),kClosed:Symbol("closed"),kNeedDrain:Symbol("need drain"),kReset:Symbol("reset"),kDestroyed:Symbol.for("nodejs.stream.destroyed"),kResume:Symbol("re\
sume"),kOnError:Symbol("on error"),kMaxHeadersSize:Symbol("max headers size"),kRunningIdx:Symbol("running index"),kPendingIdx:Symbol("pending index"),kError:Symbol(
"error"),kClients:Symbol("clients"),kClient:Symbol("client"),kParser:Symbol("parser"),kOnDestroyed:Symbol("destroy callbacks"),kPipelining:Symbol("pipelining"),
kSocket:Symbol("socket"),kHostHeader:Symbol("host header"),kConnector:Symbol("connector"),kStrictContentLength:Symbol("strict content length"),kMaxRedirections:Symbol(
"maxRedirections"),kMaxRequests:Symbol("maxRequestsPerClient"),kProxy:Symbol("proxy agent options"),kCounter:Symbol("socket request counter"),kMaxResponseSize:Symbol(
"max response size"),kHTTP2Session:Symbol("http2Session"),kHTTP2SessionState:Symbol("http2Session state"),kRetryHandlerDefaultRetry:Symbol("retry agent default \
retry"),kConstruct:Symbol("constructable"),kListeners:Symbol("listeners"),kHTTPContext:Symbol("http context"),kMaxConcurrentStreams:Symbol("max concurrent strea\
ms"),kHTTP2InitialWindowSize:Symbol("http2 initial window size"),kHTTP2ConnectionWindowSize:Symbol("http2 connection window size"),kEnableConnectProtocol:Symbol(
"http2session connect protocol"),kRemoteSettings:Symbol("http2session remote settings"),kHTTP2Stream:Symbol("http2session client stream"),kPingInterval:Symbol("\
ping interval"),kNoProxyAgent:Symbol("no proxy agent"),kHttpProxyAgent:Symbol("http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent"),kSocks5ProxyAgent:Symbol(
"socks5 proxy agent")}}),Et=(0,W.b)((N,k)=>{"use strict";var l=0,d=1e3,C=(d>>1)-1,u,S=Symbol("kFastTimer"),e=[],B=-2,y=-1,n=0,f=1;function c(){l+=C;let t=0,A=e.
length;for(;t<A;){let r=e[t];r._state===n?(r._idleStart=l-C,r._state=f):r._state===f&&l>=r._idleStart+r._idleTimeout&&(r._state=y,r._idleStart=-1,r._onTimeout(r.
_timerArg)),r._state===y?(r._state=B,--A!==0&&(e[t]=e[A])):++t}e.length=A,e.length!==0&&h()}function h(){u?.refresh?u.refresh():(clearTimeout(u),u=setTimeout(c,
C),u?.unref())}var a=class{[S]=!0;_state=B;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(t,A,r){this._onTimeout=t,this._idleTimeout=A,this._timerArg=
r,this.refresh()}refresh(){this._state===B&&e.push(this),(!u||e.length===1)&&h(),this._state=n}clear(){this._state=y,this._idleStart=-1}};k.exports={setTimeout(t,A,r){
return A<=d?setTimeout(t,A,r):new a(t,A,r)},clearTimeout(t){t[S]?t.clear():clearTimeout(t)},setFastTimeout(t,A,r){return new a(t,A,r)},clearFastTimeout(t){t.clear()},
now(){return l},tick(t=0){l+=t-d+1,c(),c()},reset(){l=0,e.length=0,clearTimeout(u),u=null},kFastTimer:S}}),HA=(0,W.b)((N,k)=>{"use strict";var l=Symbol.for("und\
ici.error.UND_ERR"),d=class extends Error{constructor(z,IA){super(z,IA),this.name="UndiciError",this.code="UND_ERR"}static[Symbol.hasInstance](z){return z&&z[l]===
!0}get[l](){return!0}},C=Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT"),u=class extends d{constructor(z){super(z),this.name="ConnectTimeoutError",this.message=
z||"Connect Timeout Error",this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.hasInstance](z){return z&&z[C]===!0}get[C](){return!0}},S=Symbol.for("undici.error.\
UND_ERR_HEADERS_TIMEOUT"),e=class extends d{constructor(z){super(z),this.name="HeadersTimeoutError",this.message=z||"Headers Timeout Error",this.code="UND_ERR_H\
EADERS_TIMEOUT"}static[Symbol.hasInstance](z){return z&&z[S]===!0}get[S](){return!0}},B=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW"),y=class extends d{constructor(z){
super(z),this.name="HeadersOverflowError",this.message=z||"Headers Overflow Error",this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](z){return z&&
z[B]===!0}get[B](){return!0}},n=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT"),f=class extends d{constructor(z){super(z),this.name="BodyTimeoutError",this.message=
z||"Body Timeout Error",this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.hasInstance](z){return z&&z[n]===!0}get[n](){return!0}},c=Symbol.for("undici.error.UND_ER\
R_INVALID_ARG"),h=class extends d{constructor(z){super(z),this.name="InvalidArgumentError",this.message=z||"Invalid Argument Error",this.code="UND_ERR_INVALID_A\
RG"}static[Symbol.hasInstance](z){return z&&z[c]===!0}get[c](){return!0}},a=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE"),t=class extends d{constructor(z){
super(z),this.name="InvalidReturnValueError",this.message=z||"Invalid Return Value Error",this.code="UND_ERR_INVALID_RETURN_VALUE"}static[Symbol.hasInstance](z){
return z&&z[a]===!0}get[a](){return!0}},A=Symbol.for("undici.error.UND_ERR_ABORT"),r=class extends d{constructor(z){super(z),this.name="AbortError",this.message=
z||"The operation was aborted",this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](z){return z&&z[A]===!0}get[A](){return!0}},s=Symbol.for("undici.error.UND_ER\
R_ABORTED"),g=class extends r{constructor(z){super(z),this.name="AbortError",this.message=z||"Request aborted",this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](z){
return z&&z[s]===!0}get[s](){return!0}},I=Symbol.for("undici.error.UND_ERR_INFO"),w=class extends d{constructor(z){super(z),this.name="InformationalError",this.
message=z||"Request information",this.code="UND_ERR_INFO"}static[Symbol.hasInstance](z){return z&&z[I]===!0}get[I](){return!0}},D=Symbol.for("undici.error.UND_E\
RR_REQ_CONTENT_LENGTH_MISMATCH"),i=class extends d{constructor(z){super(z),this.name="RequestContentLengthMismatchError",this.message=z||"Request body length do\
es not match content-length header",this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](z){return z&&z[D]===!0}get[D](){return!0}},o=Symbol.
for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH"),Q=class extends d{constructor(z){super(z),this.name="ResponseContentLengthMismatchError",this.message=z||
"Response body length does not match content-length header",this.code="UND_ERR_RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](z){return z&&z[o]===!0}get[o](){
return!0}},E=Symbol.for("undici.error.UND_ERR_DESTROYED"),m=class extends d{constructor(z){super(z),this.name="ClientDestroyedError",this.message=z||"The client\
 is destroyed",this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](z){return z&&z[E]===!0}get[E](){return!0}},R=Symbol.for("undici.error.UND_ERR_CLOSED"),p=class extends d{constructor(z){
super(z),this.name="ClientClosedError",this.message=z||"The client is closed",this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](z){return z&&z[R]===!0}get[R](){
return!0}},U=Symbol.for("undici.error.UND_ERR_SOCKET"),L=class extends d{constructor(z,IA){super(z),this.name="SocketError",this.message=z||"Socket error",this.
code="UND_ERR_SOCKET",this.socket=IA}static[Symbol.hasInstance](z){return z&&z[U]===!0}get[U](){return!0}},Y=Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED"),F=class extends d{constructor(z){
super(z),this.name="NotSupportedError",this.message=z||"Not supported error",this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](z){return z&&z[Y]===!0}get[Y](){
return!0}},J=Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM"),b=class extends d{constructor(z){super(z),this.name="MissingUpstreamError",this.message=z||
"No upstream has been added to the BalancedPool",this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](z){return z&&z[J]===!0}get[J](){return!0}},
H=Symbol.for("undici.error.UND_ERR_HTTP_PARSER"),P=class extends Error{constructor(z,IA,cA){super(z),this.name="HTTPParserError",this.code=IA?`HPE_${IA}`:void 0,
this.data=cA?cA.toString():void 0}static[Symbol.hasInstance](z){return z&&z[H]===!0}get[H](){return!0}},T=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE"),
v=class extends d{constructor(z){super(z),this.name="ResponseExceededMaxSizeError",this.message=z||"Response content exceeded max size",this.code="UND_ERR_RES_E\
XCEEDED_MAX_SIZE"}static[Symbol.hasInstance](z){return z&&z[T]===!0}get[T](){return!0}},x=Symbol.for("undici.error.UND_ERR_REQ_RETRY"),X=class extends d{constructor(z,IA,{
headers:cA,data:hA}){super(z),this.name="RequestRetryError",this.message=z||"Request retry error",this.code="UND_ERR_REQ_RETRY",this.statusCode=IA,this.data=hA,
this.headers=cA}static[Symbol.hasInstance](z){return z&&z[x]===!0}get[x](){return!0}},_=Symbol.for("undici.error.UND_ERR_RESPONSE"),AA=class extends d{constructor(z,IA,{
headers:cA,body:hA}){super(z),this.name="ResponseError",this.message=z||"Response error",this.code="UND_ERR_RESPONSE",this.statusCode=IA,this.body=hA,this.headers=
cA}static[Symbol.hasInstance](z){return z&&z[_]===!0}get[_](){return!0}},q=Symbol.for("undici.error.UND_ERR_PRX_TLS"),rA=class extends d{constructor(z,IA,cA={}){
super(IA,{cause:z,...cA}),this.name="SecureProxyConnectionError",this.message=IA||"Secure Proxy Connection failed",this.code="UND_ERR_PRX_TLS",this.cause=z}static[Symbol.
hasInstance](z){return z&&z[q]===!0}get[q](){return!0}},iA=Symbol.for("undici.error.UND_ERR_MAX_ORIGINS_REACHED"),CA=class extends d{constructor(z){super(z),this.
name="MaxOriginsReachedError",this.message=z||"Maximum allowed origins reached",this.code="UND_ERR_MAX_ORIGINS_REACHED"}static[Symbol.hasInstance](z){return z&&
z[iA]===!0}get[iA](){return!0}},dA=class extends d{constructor(z,IA){super(z),this.name="Socks5ProxyError",this.message=z||"SOCKS5 proxy error",this.code=IA||"U\
ND_ERR_SOCKS5"}},uA=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"),bA=class extends d{constructor(z){super(z),this.name="MessageSizeExceededError",
this.message=z||"Max decompressed message size exceeded",this.code="UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](z){return z&&z[uA]===!0}get[uA](){
return!0}};k.exports={AbortError:r,HTTPParserError:P,UndiciError:d,HeadersTimeoutError:e,HeadersOverflowError:y,BodyTimeoutError:f,RequestContentLengthMismatchError:i,
ConnectTimeoutError:u,InvalidArgumentError:h,InvalidReturnValueError:t,RequestAbortedError:g,ClientDestroyedError:m,ClientClosedError:p,InformationalError:w,SocketError:L,
NotSupportedError:F,ResponseContentLengthMismatchError:Q,BalancedPoolMissingUpstreamError:b,ResponseExceededMaxSizeError:v,RequestRetryError:X,ResponseError:AA,
SecureProxyConnectionError:rA,MaxOriginsReachedError:CA,Socks5ProxyError:dA,MessageSizeExceededError:bA}}),nt=(0,W.b)((N,k)=>{"use strict";var l=["Accept","Acce\
pt-Encoding","Accept-Language","Accept-Ranges","Access-Control-Allow-Credentials","Access-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control-\
Allow-Origin","Access-Control-Expose-Headers","Access-Control-Max-Age","Access-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc",
"Alt-Used","Authorization","Cache-Control","Clear-Site-Data","Connection","Content-Disposition","Content-Encoding","Content-Language","Content-Length","Content-\
Location","Content-Range","Content-Security-Policy","Content-Security-Policy-Report-Only","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-O\
pener-Policy","Cross-Origin-Resource-Policy","Date","Device-Memory","Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Match",
"If-Modified-Since","If-None-Match","If-Range","If-Unmodified-Since","Keep-Alive","Last-Modified","Link","Location","Max-Forwards","Origin","Permissions-Policy",
"Pragma","Proxy-Authenticate","Proxy-Authorization","RTT","Range","Referer","Referrer-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Exte\
nsions","Sec-WebSocket-Key","Sec-WebSocket-Protocol","Sec-WebSocket-Version","Server","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Preloa\
d","Set-Cookie","SourceMap","Strict-Transport-Security","Supports-Loading-Mode","TE","Timing-Allow-Origin","Trailer","Transfer-Encoding","Upgrade","Upgrade-Inse\
cure-Requests","User-Agent","Vary","Via","WWW-Authenticate","X-Content-Type-Options","X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Polici\
es","X-Powered-By","X-Requested-With","X-XSS-Protection"],d={};Object.setPrototypeOf(d,null);var C={};Object.setPrototypeOf(C,null);function u(S){let e=C[S];return e===
void 0&&(e=Buffer.from(S)),e}for(let S=0;S<l.length;++S){let e=l[S],B=e.toLowerCase();d[e]=d[B]=B}k.exports={wellknownHeaderNames:l,headerNameLowerCasedRecord:d,
getHeaderNameAsBuffer:u}}),er=(0,W.b)((N,k)=>{"use strict";var{wellknownHeaderNames:l,headerNameLowerCasedRecord:d}=nt(),C=class _e{value=null;left=null;middle=null;right=null;code;constructor(B,y,n){
if(n===void 0||n>=B.length)throw new TypeError("Unreachable");if((this.code=B.charCodeAt(n))>127)throw new TypeError("key must be ascii string");B.length!==++n?
this.middle=new _e(B,y,n):this.value=y}add(B,y){let n=B.length;if(n===0)throw new TypeError("Unreachable");let f=0,c=this;for(;;){let h=B.charCodeAt(f);if(h>127)
throw new TypeError("key must be ascii string");if(c.code===h)if(n===++f){c.value=y;break}else if(c.middle!==null)c=c.middle;else{c.middle=new _e(B,y,f);break}else if(c.
code<h)if(c.left!==null)c=c.left;else{c.left=new _e(B,y,f);break}else if(c.right!==null)c=c.right;else{c.right=new _e(B,y,f);break}}}search(B){let y=B.length,n=0,
f=this;for(;f!==null&&n<y;){let c=B[n];for(c<=90&&c>=65&&(c|=32);f!==null;){if(c===f.code){if(y===++n)return f;f=f.middle;break}f=f.code<c?f.left:f.right}}return null}},
u=class{node=null;insert(e,B){this.node===null?this.node=new C(e,B,0):this.node.add(e,B)}lookup(e){return this.node?.search(e)?.value??null}},S=new u;for(let e=0;e<
l.length;++e){let B=d[l[e]];S.insert(B,B)}k.exports={TernarySearchTree:u,tree:S}}),GA=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)("node:assert"),{kDestroyed:d,kBodyUsed:C,
kListeners:u,kBody:S}=jA(),{IncomingMessage:e}=(0,W.a)("node:http"),B=(0,W.a)("node:stream"),y=(0,W.a)("node:net"),{stringify:n}=(0,W.a)("node:querystring"),{EventEmitter:f}=(0,W.a)(
"node:events"),c=Et(),{InvalidArgumentError:h,ConnectTimeoutError:a}=HA(),{headerNameLowerCasedRecord:t}=nt(),{tree:A}=er(),[r,s]=process.versions.node.split(".",
2).map(M=>Number(M)),g=class{constructor(M){this[S]=M,this[C]=!1}async*[Symbol.asyncIterator](){l(!this[C],"disturbed"),this[C]=!0,yield*this[S]}};function I(){}
function w(M){return D(M)?(H(M)===0&&M.on("data",function(){l(!1)}),typeof M.readableDidRead!="boolean"&&(M[C]=!1,f.prototype.on.call(M,"data",function(){this[C]=
!0})),M):M&&typeof M.pipeTo=="function"?new g(M):M&&IA(M)?M:M&&typeof M!="string"&&!ArrayBuffer.isView(M)&&J(M)?new g(M):M}function D(M){return M&&typeof M=="ob\
ject"&&typeof M.pipe=="function"&&typeof M.on=="function"}function i(M){if(M===null)return!1;if(M instanceof Blob)return!0;if(typeof M!="object")return!1;{let QA=M[Symbol.
toStringTag];return(QA==="Blob"||QA==="File")&&("stream"in M&&typeof M.stream=="function"||"arrayBuffer"in M&&typeof M.arrayBuffer=="function")}}function o(M){return M.
includes("?")||M.includes("#")}function Q(M,QA){if(o(M))throw new Error('Query params cannot be passed when url already contains "?" or "#".');let fA=n(QA);return fA&&
(M+="?"+fA),M}function E(M){let QA=parseInt(M,10);return QA===Number(M)&&QA>=0&&QA<=65535}function m(M){return M!=null&&M[0]==="h"&&M[1]==="t"&&M[2]==="t"&&M[3]===
"p"&&(M[4]===":"||M[4]==="s"&&M[5]===":")}function R(M){if(typeof M=="string"){if(M=new URL(M),!m(M.origin||M.protocol))throw new h("Invalid URL protocol: the U\
RL must start with `http:` or `https:`.");return M}if(!M||typeof M!="object")throw new h("Invalid URL: The URL argument must be a non-null object.");if(!(M instanceof
URL)){if(M.port!=null&&M.port!==""&&E(M.port)===!1)throw new h("Invalid URL: port must be a valid integer or a string representation of an integer.");if(M.path!=
null&&typeof M.path!="string")throw new h("Invalid URL path: the path must be a string or null/undefined.");if(M.pathname!=null&&typeof M.pathname!="string")throw new h(
"Invalid URL pathname: the pathname must be a string or null/undefined.");if(M.hostname!=null&&typeof M.hostname!="string")throw new h("Invalid URL hostname: th\
e hostname must be a string or null/undefined.");if(M.origin!=null&&typeof M.origin!="string")throw new h("Invalid URL origin: the origin must be a string or nu\
ll/undefined.");if(!m(M.origin||M.protocol))throw new h("Invalid URL protocol: the URL must start with `http:` or `https:`.");let QA=M.port!=null?M.port:M.protocol===
"https:"?443:80,fA=M.origin!=null?M.origin:`${M.protocol||""}//${M.hostname||""}:${QA}`,wA=M.path!=null?M.path:`${M.pathname||""}${M.search||""}`;return fA[fA.length-
1]==="/"&&(fA=fA.slice(0,fA.length-1)),wA&&wA[0]!=="/"&&(wA=`/${wA}`),new URL(`${fA}${wA}`)}if(!m(M.origin||M.protocol))throw new h("Invalid URL protocol: the U\
RL must start with `http:` or `https:`.");return M}function p(M){if(M=R(M),M.pathname!=="/"||M.search||M.hash)throw new h("invalid url");return M}function U(M){
if(M[0]==="["){let fA=M.indexOf("]");return l(fA!==-1),M.substring(1,fA)}let QA=M.indexOf(":");return QA===-1?M:M.substring(0,QA)}function L(M){if(!M)return null;
l(typeof M=="string");let QA=U(M);return y.isIP(QA)?"":QA}function Y(M){return JSON.parse(JSON.stringify(M))}function F(M){return M!=null&&typeof M[Symbol.asyncIterator]==
"function"}function J(M){return M!=null&&(typeof M[Symbol.iterator]=="function"||typeof M[Symbol.asyncIterator]=="function")}function b(M){let QA=Object.getPrototypeOf(
M);return Object.prototype.hasOwnProperty.call(M,Symbol.iterator)||QA!=null&&QA!==Object.prototype&&typeof M[Symbol.iterator]=="function"}function H(M){if(M==null)
return 0;if(D(M)){let QA=M._readableState;return QA&&QA.objectMode===!1&&QA.ended===!0&&Number.isFinite(QA.length)?QA.length:null}else{if(i(M))return M.size!=null?
M.size:null;if(CA(M))return M.byteLength}return null}function P(M){return M&&!!(M.destroyed||M[d]||B.isDestroyed?.(M))}function T(M,QA){M==null||!D(M)||P(M)||(typeof M.
destroy=="function"?(Object.getPrototypeOf(M).constructor===e&&(M.socket=null),M.destroy(QA)):QA&&queueMicrotask(()=>{M.emit("error",QA)}),M.destroyed!==!0&&(M[d]=
!0))}var v=/timeout=(\d+)/;function x(M){let QA=M.match(v);return QA?parseInt(QA[1],10)*1e3:null}function X(M){return typeof M=="string"?t[M]??M.toLowerCase():A.
lookup(M)??M.toString("latin1").toLowerCase()}function _(M){return A.lookup(M)??M.toString("latin1").toLowerCase()}function AA(M,QA){QA===void 0&&(QA={});for(let fA=0;fA<
M.length;fA+=2){let wA=X(M[fA]),nA=QA[wA];if(nA!==void 0)if(Object.hasOwn(QA,wA))typeof nA=="string"&&(nA=[nA],QA[wA]=nA),nA.push(M[fA+1].toString("latin1"));else{
let aA=typeof M[fA+1]=="string"?M[fA+1]:Array.isArray(M[fA+1])?M[fA+1].map(V=>V.toString("latin1")):M[fA+1].toString("latin1");wA==="__proto__"?Object.defineProperty(
QA,wA,{value:aA,enumerable:!0,configurable:!0,writable:!0}):QA[wA]=aA}else{let aA=typeof M[fA+1]=="string"?M[fA+1]:Array.isArray(M[fA+1])?M[fA+1].map(V=>V.toString(
"latin1")):M[fA+1].toString("latin1");QA[wA]=aA}}return QA}function q(M){let QA=M.length,fA=new Array(QA),wA,nA;for(let aA=0;aA<QA;aA+=2)wA=M[aA],nA=M[aA+1],typeof wA!=
"string"&&(wA=wA.toString()),typeof nA!="string"&&(nA=nA.toString("latin1")),fA[aA]=wA,fA[aA+1]=nA;return fA}function rA(M){let QA=[];for(let[fA,wA]of Object.entries(
M))if(Array.isArray(wA))for(let nA of wA)QA.push(Buffer.from(fA,"latin1"),Buffer.from(`${nA}`,"latin1"));else QA.push(Buffer.from(fA,"latin1"),Buffer.from(`${wA}`,
"latin1"));return QA}function iA(M){if(!Array.isArray(M))throw new TypeError("expected headers to be an array");return M.map(QA=>Buffer.from(QA))}function CA(M){
return M instanceof Uint8Array||Buffer.isBuffer(M)}function dA(M,QA,fA){if(!M||typeof M!="object")throw new h("handler must be an object");if(typeof M.onRequestStart!=
"function"){if(typeof M.onConnect!="function")throw new h("invalid onConnect method");if(typeof M.onError!="function")throw new h("invalid onError method");if(typeof M.
onBodySent!="function"&&M.onBodySent!==void 0)throw new h("invalid onBodySent method");if(fA||QA==="CONNECT"){if(typeof M.onUpgrade!="function")throw new h("inv\
alid onUpgrade method")}else{if(typeof M.onHeaders!="function")throw new h("invalid onHeaders method");if(typeof M.onData!="function")throw new h("invalid onDat\
a method");if(typeof M.onComplete!="function")throw new h("invalid onComplete method")}}}function uA(M){return!!(M&&(B.isDisturbed(M)||M[C]))}function bA(M){return{
localAddress:M.localAddress,localPort:M.localPort,remoteAddress:M.remoteAddress,remotePort:M.remotePort,remoteFamily:M.remoteFamily,timeout:M.timeout,bytesWritten:M.
bytesWritten,bytesRead:M.bytesRead}}function z(M){let QA;return new ReadableStream({start(){QA=M[Symbol.asyncIterator]()},pull(fA){return QA.next().then(({done:wA,
value:nA})=>{if(wA)return queueMicrotask(()=>{fA.close(),fA.byobRequest?.respond(0)});{let aA=Buffer.isBuffer(nA)?nA:Buffer.from(nA);return aA.byteLength?fA.enqueue(
new Uint8Array(aA)):this.pull(fA)}})},cancel(){return QA.return()},type:"bytes"})}function IA(M){return M&&typeof M=="object"&&typeof M.append=="function"&&typeof M.
delete=="function"&&typeof M.get=="function"&&typeof M.getAll=="function"&&typeof M.has=="function"&&typeof M.set=="function"&&M[Symbol.toStringTag]==="FormData"}
function cA(M,QA){return"addEventListener"in M?(M.addEventListener("abort",QA,{once:!0}),()=>M.removeEventListener("abort",QA)):(M.once("abort",QA),()=>M.removeListener(
"abort",QA))}var hA=new Uint8Array([0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,1,1,1,1,0,0,1,1,0,1,1,0,1,1,1,1,1,1,1,1,1,1,0,0,0,0,
0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]);function lA(M){return hA[M]===1}var MA=/^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;function vA(M){if(M.
length>=12)return MA.test(M);if(M.length===0)return!1;for(let QA=0;QA<M.length;QA++)if(hA[M.charCodeAt(QA)]!==1)return!1;return!0}var WA=/[^\t\x20-\x7e\x80-\xff]/;
function qA(M){return!WA.test(M)}var YA=/^bytes (\d+)-(\d+)\/(\d+)?$/;function PA(M){if(M==null||M==="")return{start:0,end:null,size:null};let QA=M?M.match(YA):
null;return QA?{start:parseInt(QA[1]),end:QA[2]?parseInt(QA[2]):null,size:QA[3]?parseInt(QA[3]):null}:null}function ZA(M,QA,fA){return(M[u]??=[]).push([QA,fA]),
M.on(QA,fA),M}function _A(M){if(M[u]!=null){for(let[QA,fA]of M[u])M.removeListener(QA,fA);M[u]=null}return M}function ee(M,QA,fA){try{QA.onError(fA),l(QA.aborted)}catch(wA){
M.emit("error",wA)}}var XA=process.platform==="win32"?(M,QA)=>{if(!QA.timeout)return I;let fA=null,wA=null,nA=c.setFastTimeout(()=>{fA=setImmediate(()=>{wA=setImmediate(
()=>JA(M.deref(),QA))})},QA.timeout);return()=>{c.clearFastTimeout(nA),clearImmediate(fA),clearImmediate(wA)}}:(M,QA)=>{if(!QA.timeout)return I;let fA=null,wA=c.
setFastTimeout(()=>{fA=setImmediate(()=>{JA(M.deref(),QA)})},QA.timeout);return()=>{c.clearFastTimeout(wA),clearImmediate(fA)}};function JA(M,QA){if(M==null)return;
let fA="Connect Timeout Error";Array.isArray(M.autoSelectFamilyAttemptedAddresses)?fA+=` (attempted addresses: ${M.autoSelectFamilyAttemptedAddresses.join(", ")}\
,`:fA+=` (attempted address: ${QA.hostname}:${QA.port},`,fA+=` timeout: ${QA.timeout}ms)`,T(M,new a(fA))}function $A(M){if(M[0]==="h"&&M[1]==="t"&&M[2]==="t"&&M[3]===
"p")switch(M[4]){case":":return"http:";case"s":if(M[5]===":")return"https:"}return M.slice(0,M.indexOf(":")+1)}var $=Object.create(null);$.enumerable=!0;var pA={
delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT"},mA={
...pA,patch:"patch",PATCH:"PATCH"};Object.setPrototypeOf(pA,null),Object.setPrototypeOf(mA,null),k.exports={kEnumerableProperty:$,isDisturbed:uA,isBlobLike:i,parseOrigin:p,
parseURL:R,getServerName:L,isStream:D,isIterable:J,hasSafeIterator:b,isAsyncIterable:F,isDestroyed:P,headerNameToString:X,bufferToLowerCasedHeaderName:_,addListener:ZA,
removeAllListeners:_A,errorRequest:ee,parseRawHeaders:q,toRawHeaders:rA,encodeRawHeaders:iA,parseHeaders:AA,parseKeepAliveTimeout:x,destroy:T,bodyLength:H,deepClone:Y,
ReadableStreamFrom:z,isBuffer:CA,assertRequestHandler:dA,getSocketInfo:bA,isFormDataLike:IA,pathHasQueryOrFragment:o,serializePathWithQuery:Q,addAbortListener:cA,
isValidHTTPToken:vA,isValidHeaderValue:qA,isTokenCharCode:lA,parseRangeHeader:PA,normalizedMethodRecordsBase:pA,normalizedMethodRecords:mA,isValidPort:E,isHttpOrHttpsPrefixed:m,
nodeMajor:r,nodeMinor:s,safeHTTPMethods:Object.freeze(["GET","HEAD","OPTIONS","TRACE"]),wrapRequestBody:w,setupConnectTimeout:XA,getProtocolFromUrlString:$A}}),
It=(0,W.b)((N,k)=>{"use strict";var{kConnected:l,kPending:d,kRunning:C,kSize:u,kFree:S,kQueued:e}=jA(),B=class{constructor(n){this.connected=n[l],this.pending=n[d],
this.running=n[C],this.size=n[u]}},y=class{constructor(n){this.connected=n[l],this.free=n[S],this.pending=n[d],this.queued=n[e],this.running=n[C],this.size=n[u]}};
k.exports={ClientStats:B,PoolStats:y}}),pe=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)("node:diagnostics_channel"),d=(0,W.a)("node:util"),C=d.debuglog("undici"),
u=d.debuglog("fetch"),S=d.debuglog("websocket"),e={beforeConnect:l.channel("undici:client:beforeConnect"),connected:l.channel("undici:client:connected"),connectError:l.
channel("undici:client:connectError"),sendHeaders:l.channel("undici:client:sendHeaders"),create:l.channel("undici:request:create"),bodySent:l.channel("undici:re\
quest:bodySent"),bodyChunkSent:l.channel("undici:request:bodyChunkSent"),bodyChunkReceived:l.channel("undici:request:bodyChunkReceived"),headers:l.channel("undi\
ci:request:headers"),trailers:l.channel("undici:request:trailers"),error:l.channel("undici:request:error"),open:l.channel("undici:websocket:open"),close:l.channel(
"undici:websocket:close"),socketError:l.channel("undici:websocket:socket_error"),ping:l.channel("undici:websocket:ping"),pong:l.channel("undici:websocket:pong"),
proxyConnected:l.channel("undici:proxy:connected")},B=!1;function y(a=C){if(!B){if(e.beforeConnect.hasSubscribers||e.connected.hasSubscribers||e.connectError.hasSubscribers||
e.sendHeaders.hasSubscribers){B=!0;return}B=!0,l.subscribe("undici:client:beforeConnect",t=>{let{connectParams:{version:A,protocol:r,port:s,host:g}}=t;a("connec\
ting to %s%s using %s%s",g,s?`:${s}`:"",r,A)}),l.subscribe("undici:client:connected",t=>{let{connectParams:{version:A,protocol:r,port:s,host:g}}=t;a("connected \
to %s%s using %s%s",g,s?`:${s}`:"",r,A)}),l.subscribe("undici:client:connectError",t=>{let{connectParams:{version:A,protocol:r,port:s,host:g},error:I}=t;a("conn\
ection to %s%s using %s%s errored - %s",g,s?`:${s}`:"",r,A,I.message)}),l.subscribe("undici:client:sendHeaders",t=>{let{request:{method:A,path:r,origin:s}}=t;a(
"sending request to %s %s%s",A,s,r)})}}var n=!1;function f(a=C){if(!n){if(e.headers.hasSubscribers||e.trailers.hasSubscribers||e.error.hasSubscribers){n=!0;return}
n=!0,l.subscribe("undici:request:headers",t=>{let{request:{method:A,path:r,origin:s},response:{statusCode:g}}=t;a("received response to %s %s%s - HTTP %d",A,s,r,
g)}),l.subscribe("undici:request:trailers",t=>{let{request:{method:A,path:r,origin:s}}=t;a("trailers received from %s %s%s",A,s,r)}),l.subscribe("undici:request\
:error",t=>{let{request:{method:A,path:r,origin:s},error:g}=t;a("request to %s %s%s errored - %s",A,s,r,g.message)})}}var c=!1;function h(a=S){if(!c){if(e.open.
hasSubscribers||e.close.hasSubscribers||e.socketError.hasSubscribers||e.ping.hasSubscribers||e.pong.hasSubscribers){c=!0;return}c=!0,l.subscribe("undici:websock\
et:open",t=>{if(t.address!=null){let{address:A,port:r}=t.address;a("connection opened %s%s",A,r?`:${r}`:"")}else a("connection opened")}),l.subscribe("undici:we\
bsocket:close",t=>{let{websocket:A,code:r,reason:s}=t;a("closed connection to %s - %s %s",A.url,r,s)}),l.subscribe("undici:websocket:socket_error",t=>{a("connec\
tion errored - %s",t.message)}),l.subscribe("undici:websocket:ping",t=>{a("ping received")}),l.subscribe("undici:websocket:pong",t=>{a("pong received")})}}(C.enabled||
u.enabled)&&(y(u.enabled?u:C),f(u.enabled?u:C)),S.enabled&&(y(C.enabled?C:S),h(S)),k.exports={channels:e}}),tr=(0,W.b)((N,k)=>{"use strict";var{InvalidArgumentError:l,
NotSupportedError:d}=HA(),C=(0,W.a)("node:assert"),{isValidHTTPToken:u,isValidHeaderValue:S,isStream:e,destroy:B,isBuffer:y,isFormDataLike:n,isIterable:f,hasSafeIterator:c,
isBlobLike:h,serializePathWithQuery:a,assertRequestHandler:t,getServerName:A,normalizedMethodRecords:r,getProtocolFromUrlString:s}=GA(),{channels:g}=pe(),{headerNameLowerCasedRecord:I}=nt(),
w=/[^\u0021-\u00ff]/;function D(E){if(typeof E!="string"||E.length===0)return!1;for(let m=0;m<E.length;m++){let R=E.charCodeAt(m);if(R<48||R>57)return!1}return!0}
var i=Symbol("handler"),o=class{constructor(E,{path:m,method:R,body:p,headers:U,query:L,idempotent:Y,blocking:F,upgrade:J,headersTimeout:b,bodyTimeout:H,reset:P,
expectContinue:T,servername:v,throwOnError:x,maxRedirections:X,typeOfService:_},AA){if(typeof m!="string")throw new l("path must be a string");if(m[0]!=="/"&&!(m.
startsWith("http://")||m.startsWith("https://"))&&R!=="CONNECT")throw new l("path must be an absolute URL or start with a slash");if(w.test(m))throw new l("inva\
lid request path");if(typeof R!="string")throw new l("method must be a string");if(r[R]===void 0&&!u(R))throw new l("invalid request method");if(J&&typeof J!="s\
tring")throw new l("upgrade must be a string");if(J&&!S(J))throw new l("invalid upgrade header");if(b!=null&&(!Number.isFinite(b)||b<0))throw new l("invalid hea\
dersTimeout");if(H!=null&&(!Number.isFinite(H)||H<0))throw new l("invalid bodyTimeout");if(P!=null&&typeof P!="boolean")throw new l("invalid reset");if(T!=null&&
typeof T!="boolean")throw new l("invalid expectContinue");if(x!=null)throw new l("invalid throwOnError");if(X!=null&&X!==0)throw new l("maxRedirections is not s\
upported, use the redirect interceptor");if(_!=null&&(!Number.isInteger(_)||_<0||_>255))throw new l("typeOfService must be an integer between 0 and 255");if(this.
headersTimeout=b,this.bodyTimeout=H,this.method=R,this.typeOfService=_,this.abort=null,p==null)this.body=null;else if(e(p)){this.body=p;let q=this.body._readableState;
(!q||!q.autoDestroy)&&(this.endHandler=function(){B(this)},this.body.on("end",this.endHandler)),this.errorHandler=rA=>{this.abort?this.abort(rA):this.error=rA},
this.body.on("error",this.errorHandler)}else if(y(p))this.body=p.byteLength?p:null;else if(ArrayBuffer.isView(p))this.body=p.buffer.byteLength?Buffer.from(p.buffer,
p.byteOffset,p.byteLength):null;else if(p instanceof ArrayBuffer)this.body=p.byteLength?Buffer.from(p):null;else if(typeof p=="string")this.body=p.length?Buffer.
from(p):null;else if(n(p)||f(p)||h(p))this.body=p;else throw new l("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");if(this.
completed=!1,this.aborted=!1,this.upgrade=J||null,this.path=L?a(m,L):m,this.origin=E,this.protocol=s(E),this.idempotent=Y??(R==="HEAD"||R==="GET"),this.blocking=
F??this.method!=="HEAD",this.reset=P??null,this.host=null,this.contentLength=null,this.contentType=null,this.headers=[],this.expectContinue=T??!1,Array.isArray(
U)){if(U.length%2!==0)throw new l("headers array must be even");for(let q=0;q<U.length;q+=2)Q(this,U[q],U[q+1])}else if(U&&typeof U=="object")if(c(U))for(let q of U){
if(!Array.isArray(q)||q.length!==2)throw new l("headers must be in key-value pair format");Q(this,q[0],q[1])}else{let q=Object.keys(U);for(let rA=0;rA<q.length;++rA)
Q(this,q[rA],U[q[rA]])}else if(U!=null)throw new l("headers must be an object or an array");t(AA,R,J),this.servername=v||A(this.host)||null,this[i]=AA,g.create.
hasSubscribers&&g.create.publish({request:this})}onBodySent(E){if(g.bodyChunkSent.hasSubscribers&&g.bodyChunkSent.publish({request:this,chunk:E}),this[i].onBodySent)
try{return this[i].onBodySent(E)}catch(m){this.abort(m)}}onRequestSent(){if(g.bodySent.hasSubscribers&&g.bodySent.publish({request:this}),this[i].onRequestSent)
try{return this[i].onRequestSent()}catch(E){this.abort(E)}}onConnect(E){if(C(!this.aborted),C(!this.completed),this.error)E(this.error);else return this.abort=E,
this[i].onConnect(E)}onResponseStarted(){return this[i].onResponseStarted?.()}onHeaders(E,m,R,p){C(!this.aborted),C(!this.completed),g.headers.hasSubscribers&&g.
headers.publish({request:this,response:{statusCode:E,headers:m,statusText:p}});try{return this[i].onHeaders(E,m,R,p)}catch(U){this.abort(U)}}onData(E){C(!this.aborted),
C(!this.completed),g.bodyChunkReceived.hasSubscribers&&g.bodyChunkReceived.publish({request:this,chunk:E});try{return this[i].onData(E)}catch(m){return this.abort(
m),!1}}onUpgrade(E,m,R,p=""){this.onFinally(),C(!this.aborted),C(!this.completed),g.headers.hasSubscribers&&g.headers.publish({request:this,response:{statusCode:E,
headers:m,statusText:p}});let U=this[i].onUpgrade(E,m,R);return this.aborted||(this.completed=!0,g.trailers.hasSubscribers&&g.trailers.publish({request:this,trailers:[]})),
U}onComplete(E){this.onFinally(),C(!this.aborted),C(!this.completed),this.completed=!0,g.trailers.hasSubscribers&&g.trailers.publish({request:this,trailers:E});
try{return this[i].onComplete(E)}catch(m){this.onError(m)}}onError(E){if(this.onFinally(),g.error.hasSubscribers&&g.error.publish({request:this,error:E}),!this.
aborted)return this.aborted=!0,this[i].onError(E)}onFinally(){this.errorHandler&&(this.body.off("error",this.errorHandler),this.errorHandler=null),this.endHandler&&
(this.body.off("end",this.endHandler),this.endHandler=null)}addHeader(E,m){return Q(this,E,m),this}};function Q(E,m,R){if(R&&typeof R=="object"&&!Array.isArray(
R))throw new l(`invalid ${m} header`);if(R===void 0)return;let p=I[m];if(p===void 0&&(p=m.toLowerCase(),I[p]===void 0&&!u(p)))throw new l("invalid header key");
if(Array.isArray(R)){let U=[];for(let L=0;L<R.length;L++)if(typeof R[L]=="string"){if(!S(R[L]))throw new l(`invalid ${m} header`);U.push(R[L])}else if(R[L]===null)
U.push("");else{if(typeof R[L]=="object")throw new l(`invalid ${m} header`);{let Y=`${R[L]}`;if(!S(Y))throw new l(`invalid ${m} header`);U.push(Y)}}R=U}else if(typeof R==
"string"){if(!S(R))throw new l(`invalid ${m} header`)}else if(R===null)R="";else if(R=`${R}`,!S(R))throw new l(`invalid ${m} header`);if(p==="host"){if(E.host!==
null)throw new l("duplicate host header");if(typeof R!="string")throw new l("invalid host header");E.host=R}else if(p==="content-length"){if(E.contentLength!==null)
throw new l("duplicate content-length header");if(!D(R))throw new l("invalid content-length header");E.contentLength=parseInt(R,10)}else if(E.contentType===null&&
p==="content-type")E.contentType=R,E.headers.push(m,R);else{if(p==="transfer-encoding"||p==="keep-alive"||p==="upgrade")throw new l(`invalid ${p} header`);if(p===
"connection"){let U=typeof R=="string"?R:null;if(U===null)throw new l("invalid connection header");for(let L of U.toLowerCase().split(",")){let Y=L.trim();if(!u(
Y))throw new l("invalid connection header");Y==="close"&&(E.reset=!0)}}else{if(p==="expect")throw new d("expect header not supported");E.headers.push(m,R)}}}k.exports=
o}),Xe=(0,W.b)((N,k)=>{"use strict";var{InvalidArgumentError:l}=HA();k.exports=class Tt{#A;constructor(u){this.#A=u}static wrap(u){return u.onRequestStart?u:new Tt(
u)}onConnect(u,S){return this.#A.onConnect?.(u,S)}onResponseStarted(){return this.#A.onResponseStarted?.()}onHeaders(u,S,e,B){return this.#A.onHeaders?.(u,S,e,B)}onUpgrade(u,S,e){
return this.#A.onUpgrade?.(u,S,e)}onData(u){return this.#A.onData?.(u)}onComplete(u){return this.#A.onComplete?.(u)}onError(u){if(!this.#A.onError)throw u;return this.#A.
onError?.(u)}onRequestStart(u,S){this.#A.onConnect?.(e=>u.abort(e),S)}onRequestUpgrade(u,S,e,B){let y=[];for(let[n,f]of Object.entries(e))y.push(Buffer.from(n,"\
latin1"),d(f));this.#A.onUpgrade?.(S,y,B)}onResponseStart(u,S,e,B){let y=[];for(let[n,f]of Object.entries(e))y.push(Buffer.from(n,"latin1"),d(f));this.#A.onHeaders?.(
S,y,()=>u.resume(),B)===!1&&u.pause()}onResponseData(u,S){this.#A.onData?.(S)===!1&&u.pause()}onResponseEnd(u,S){let e=[];for(let[B,y]of Object.entries(S))e.push(
Buffer.from(B,"latin1"),d(y));this.#A.onComplete?.(e)}onResponseError(u,S){if(!this.#A.onError)throw new l("invalid onError method");this.#A.onError?.(S)}};function d(C){
return Array.isArray(C)?C.map(u=>Buffer.from(u,"latin1")):Buffer.from(C,"latin1")}}),ze=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)("node:events"),d=Xe(),C=S=>(e,B)=>S(
e,d.wrap(B)),u=class extends l{dispatch(){throw new Error("not implemented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implement\
ed")}compose(...S){let e=Array.isArray(S[0])?S[0]:S,B=this.dispatch.bind(this);for(let y of e)if(y!=null){if(typeof y!="function")throw new TypeError(`invalid i\
nterceptor, expected function received ${typeof y}`);if(B=y(B),B=C(B),B==null||typeof B!="function"||B.length!==2)throw new TypeError("invalid interceptor")}return new Proxy(
this,{get:(y,n)=>n==="dispatch"?B:y[n]})}};k.exports=u}),rr=(0,W.b)((N,k)=>{"use strict";var{parseHeaders:l}=GA(),{InvalidArgumentError:d}=HA(),C=Symbol("resume"),
u=class{#A=!1;#e=null;#t=!1;#r;[C]=null;rawHeaders=null;rawTrailers=null;constructor(S){this.#r=S}pause(){this.#A=!0}resume(){this.#A&&(this.#A=!1,this[C]?.())}abort(S){
this.#t||(this.#t=!0,this.#e=S,this.#r(S))}get aborted(){return this.#t}get reason(){return this.#e}get paused(){return this.#A}};k.exports=class Lt{#A;#e;constructor(e){
this.#A=e}static unwrap(e){return e.onRequestStart?new Lt(e):e}onConnect(e,B){this.#e=new u(e),this.#A.onRequestStart?.(this.#e,B)}onResponseStarted(){return this.#A.
onResponseStarted?.()}onUpgrade(e,B,y){this.#e.rawHeaders=B,this.#A.onRequestUpgrade?.(this.#e,e,l(B),y)}onHeaders(e,B,y,n){return this.#e[C]=y,this.#e.rawHeaders=
B,this.#A.onResponseStart?.(this.#e,e,l(B),n),!this.#e.paused}onData(e){return this.#A.onResponseData?.(this.#e,e),!this.#e.paused}onComplete(e){this.#e.rawTrailers=
e,this.#A.onResponseEnd?.(this.#e,l(e))}onError(e){if(!this.#A.onResponseError)throw new d("invalid onError method");this.#A.onResponseError?.(this.#e,e)}}}),be=(0,W.b)(
(N,k)=>{"use strict";var l=(0,W.a)("node:buffer"),d=ze(),C=rr(),{ClientDestroyedError:u,ClientClosedError:S,InvalidArgumentError:e}=HA(),{kDestroy:B,kClose:y,kClosed:n,
kDestroyed:f,kDispatch:c}=jA(),h=Symbol("onDestroyed"),a=Symbol("onClosed"),t=Symbol("webSocketOptions"),A=Symbol("eventSourceOptions"),r=class extends d{[f]=!1;[h]=null;[n]=!1;[a]=null;constructor(s){
super(),this[t]=s?.webSocket??{},this[A]=s?.eventSource??{}}get webSocketOptions(){return{maxFragments:this[t].maxFragments??131072,maxPayloadSize:this[t].maxPayloadSize??
128*1024*1024}}get eventSourceOptions(){return{maxEventSize:this[A].maxEventSize??l.kStringMaxLength}}get destroyed(){return this[f]}get closed(){return this[n]}close(s){
if(s===void 0)return new Promise((I,w)=>{this.close((D,i)=>D?w(D):I(i))});if(typeof s!="function")throw new e("invalid callback");if(this[f]){let I=new u;queueMicrotask(
()=>s(I,null));return}if(this[n]){this[a]?this[a].push(s):queueMicrotask(()=>s(null,null));return}this[n]=!0,this[a]??=[],this[a].push(s);let g=()=>{let I=this[a];
this[a]=null;for(let w=0;w<I.length;w++)I[w](null,null)};this[y]().then(()=>this.destroy()).then(()=>queueMicrotask(g))}destroy(s,g){if(typeof s=="function"&&(g=
s,s=null),g===void 0)return new Promise((w,D)=>{this.destroy(s,(i,o)=>i?D(i):w(o))});if(typeof g!="function")throw new e("invalid callback");if(this[f]){this[h]?
this[h].push(g):queueMicrotask(()=>g(null,null));return}s||(s=new u),this[f]=!0,this[h]??=[],this[h].push(g);let I=()=>{let w=this[h];this[h]=null;for(let D=0;D<
w.length;D++)w[D](null,null)};this[B](s).then(()=>queueMicrotask(I))}dispatch(s,g){if(!g||typeof g!="object")throw new e("handler must be an object");g=C.unwrap(
g);try{if(!s||typeof s!="object")throw new e("opts must be an object.");if(this[f]||this[h])throw new u;if(this[n])throw new S;return this[c](s,g)}catch(I){if(typeof g.
onError!="function")throw I;return g.onError(I),!1}}};k.exports=r}),ke=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)("node:net"),d=(0,W.a)("node:assert"),C=GA(),{InvalidArgumentError:u}=HA(),
S,e=class{constructor(y){this._maxCachedSessions=y,this._sessionCache=new Map,this._sessionRegistry=new FinalizationRegistry(n=>{if(this._sessionCache.size<this.
_maxCachedSessions)return;let f=this._sessionCache.get(n);f!==void 0&&f.deref()===void 0&&this._sessionCache.delete(n)})}get(y){let n=this._sessionCache.get(y);
return n?n.deref():null}set(y,n){if(this._maxCachedSessions!==0){if(this._sessionCache.has(y))this._sessionCache.delete(y);else if(this._sessionCache.size>=this.
_maxCachedSessions){let f=!1;for(let[c,h]of this._sessionCache)if(h.deref()===void 0){this._sessionCache.delete(c),f=!0;break}if(!f){let c=this._sessionCache.keys().
next();c.done||this._sessionCache.delete(c.value)}}this._sessionCache.set(y,new WeakRef(n)),this._sessionRegistry.register(n,y)}}};function B({allowH2:y,useH2c:n,
maxCachedSessions:f,socketPath:c,timeout:h,session:a,...t}){if(f!=null&&(!Number.isInteger(f)||f<0))throw new u("maxCachedSessions must be a positive integer or\
 zero");let A={path:c,...t},r=new e(f??100);return h=h??1e4,y=y??!1,function({hostname:s,host:g,protocol:I,port:w,servername:D,localAddress:i,httpSocket:o},Q){let E;
if(I==="https:"){S||(S=(0,W.a)("node:tls")),D=D||A.servername||C.getServerName(g)||null;let R=D||s;d(R);let p=a||r.get(R)||null;w=w||443,E=S.connect({highWaterMark:16384,
...A,servername:D,session:p,localAddress:i,ALPNProtocols:y?["http/1.1","h2"]:["http/1.1"],socket:o,port:w,host:s}),E.on("session",function(U){r.set(R,U)})}else d(
!o,"httpSocket can only be sent on TLS update"),w=w||80,E=l.connect({highWaterMark:64*1024,...A,localAddress:i,port:w,host:s}),n===!0&&(E.alpnProtocol="h2");if(A.
keepAlive==null||A.keepAlive){let R=A.keepAliveInitialDelay===void 0?6e4:A.keepAliveInitialDelay;E.setKeepAlive(!0,R)}let m=C.setupConnectTimeout(new WeakRef(E),
{timeout:h,hostname:s,port:w});return E.setNoDelay(!0).once(I==="https:"?"secureConnect":"connect",function(){if(queueMicrotask(m),Q){let R=Q;Q=null,R(null,this)}}).
on("error",function(R){if(queueMicrotask(m),Q){let p=Q;Q=null,p(R)}}),E}}k.exports=B}),sr=(0,W.b)(N=>{"use strict";Object.defineProperty(N,"__esModule",{value:!0}),
N.enumToMap=k;function k(l,d=[],C=[]){let u=(d?.length??0)===0,S=(C?.length??0)===0;return Object.fromEntries(Object.entries(l).filter(([,e])=>typeof e=="number"&&
(u||d.includes(e))&&(S||!C.includes(e))))}}),or=(0,W.b)(N=>{"use strict";Object.defineProperty(N,"__esModule",{value:!0}),N.SPECIAL_HEADERS=N.MINOR=N.MAJOR=N.HTAB_SP_VCHAR_OBS_TEXT=
N.QUOTED_STRING=N.CONNECTION_TOKEN_CHARS=N.HEADER_CHARS=N.TOKEN=N.HEX=N.URL_CHAR=N.USERINFO_CHARS=N.MARK=N.ALPHANUM=N.NUM=N.HEX_MAP=N.NUM_MAP=N.ALPHA=N.STATUSES_HTTP=
N.H_METHOD_MAP=N.METHOD_MAP=N.METHODS_RTSP=N.METHODS_ICE=N.METHODS_HTTP=N.HEADER_STATE=N.FINISH=N.STATUSES=N.METHODS=N.LENIENT_FLAGS=N.FLAGS=N.TYPE=N.ERROR=void 0;
var k=sr();N.ERROR={OK:0,INTERNAL:1,STRICT:2,CR_EXPECTED:25,LF_EXPECTED:3,UNEXPECTED_CONTENT_LENGTH:4,UNEXPECTED_SPACE:30,CLOSED_CONNECTION:5,INVALID_METHOD:6,INVALID_URL:7,
INVALID_CONSTANT:8,INVALID_VERSION:9,INVALID_HEADER_TOKEN:10,INVALID_CONTENT_LENGTH:11,INVALID_CHUNK_SIZE:12,INVALID_STATUS:13,INVALID_EOF_STATE:14,INVALID_TRANSFER_ENCODING:15,
CB_MESSAGE_BEGIN:16,CB_HEADERS_COMPLETE:17,CB_MESSAGE_COMPLETE:18,CB_CHUNK_HEADER:19,CB_CHUNK_COMPLETE:20,PAUSED:21,PAUSED_UPGRADE:22,PAUSED_H2_UPGRADE:23,USER:24,
CB_URL_COMPLETE:26,CB_STATUS_COMPLETE:27,CB_METHOD_COMPLETE:32,CB_VERSION_COMPLETE:33,CB_HEADER_FIELD_COMPLETE:28,CB_HEADER_VALUE_COMPLETE:29,CB_CHUNK_EXTENSION_NAME_COMPLETE:34,
CB_CHUNK_EXTENSION_VALUE_COMPLETE:35,CB_RESET:31,CB_PROTOCOL_COMPLETE:38},N.TYPE={BOTH:0,REQUEST:1,RESPONSE:2},N.FLAGS={CONNECTION_KEEP_ALIVE:1,CONNECTION_CLOSE:2,
CONNECTION_UPGRADE:4,CHUNKED:8,UPGRADE:16,CONTENT_LENGTH:32,SKIPBODY:64,TRAILING:128,TRANSFER_ENCODING:512},N.LENIENT_FLAGS={HEADERS:1,CHUNKED_LENGTH:2,KEEP_ALIVE:4,
TRANSFER_ENCODING:8,VERSION:16,DATA_AFTER_CLOSE:32,OPTIONAL_LF_AFTER_CR:64,OPTIONAL_CRLF_AFTER_CHUNK:128,OPTIONAL_CR_BEFORE_LF:256,SPACES_AFTER_CHUNK_SIZE:512},
N.METHODS={DELETE:0,GET:1,HEAD:2,POST:3,PUT:4,CONNECT:5,OPTIONS:6,TRACE:7,COPY:8,LOCK:9,MKCOL:10,MOVE:11,PROPFIND:12,PROPPATCH:13,SEARCH:14,UNLOCK:15,BIND:16,REBIND:17,
UNBIND:18,ACL:19,REPORT:20,MKACTIVITY:21,CHECKOUT:22,MERGE:23,"M-SEARCH":24,NOTIFY:25,SUBSCRIBE:26,UNSUBSCRIBE:27,PATCH:28,PURGE:29,MKCALENDAR:30,LINK:31,UNLINK:32,
SOURCE:33,PRI:34,DESCRIBE:35,ANNOUNCE:36,SETUP:37,PLAY:38,PAUSE:39,TEARDOWN:40,GET_PARAMETER:41,SET_PARAMETER:42,REDIRECT:43,RECORD:44,FLUSH:45,QUERY:46},N.STATUSES=
{CONTINUE:100,SWITCHING_PROTOCOLS:101,PROCESSING:102,EARLY_HINTS:103,RESPONSE_IS_STALE:110,REVALIDATION_FAILED:111,DISCONNECTED_OPERATION:112,HEURISTIC_EXPIRATION:113,
MISCELLANEOUS_WARNING:199,OK:200,CREATED:201,ACCEPTED:202,NON_AUTHORITATIVE_INFORMATION:203,NO_CONTENT:204,RESET_CONTENT:205,PARTIAL_CONTENT:206,MULTI_STATUS:207,
ALREADY_REPORTED:208,TRANSFORMATION_APPLIED:214,IM_USED:226,MISCELLANEOUS_PERSISTENT_WARNING:299,MULTIPLE_CHOICES:300,MOVED_PERMANENTLY:301,FOUND:302,SEE_OTHER:303,
NOT_MODIFIED:304,USE_PROXY:305,SWITCH_PROXY:306,TEMPORARY_REDIRECT:307,PERMANENT_REDIRECT:308,BAD_REQUEST:400,UNAUTHORIZED:401,PAYMENT_REQUIRED:402,FORBIDDEN:403,
NOT_FOUND:404,METHOD_NOT_ALLOWED:405,NOT_ACCEPTABLE:406,PROXY_AUTHENTICATION_REQUIRED:407,REQUEST_TIMEOUT:408,CONFLICT:409,GONE:410,LENGTH_REQUIRED:411,PRECONDITION_FAILED:412,
PAYLOAD_TOO_LARGE:413,URI_TOO_LONG:414,UNSUPPORTED_MEDIA_TYPE:415,RANGE_NOT_SATISFIABLE:416,EXPECTATION_FAILED:417,IM_A_TEAPOT:418,PAGE_EXPIRED:419,ENHANCE_YOUR_CALM:420,
MISDIRECTED_REQUEST:421,UNPROCESSABLE_ENTITY:422,LOCKED:423,FAILED_DEPENDENCY:424,TOO_EARLY:425,UPGRADE_REQUIRED:426,PRECONDITION_REQUIRED:428,TOO_MANY_REQUESTS:429,
REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL:430,REQUEST_HEADER_FIELDS_TOO_LARGE:431,LOGIN_TIMEOUT:440,NO_RESPONSE:444,RETRY_WITH:449,BLOCKED_BY_PARENTAL_CONTROL:450,
UNAVAILABLE_FOR_LEGAL_REASONS:451,CLIENT_CLOSED_LOAD_BALANCED_REQUEST:460,INVALID_X_FORWARDED_FOR:463,REQUEST_HEADER_TOO_LARGE:494,SSL_CERTIFICATE_ERROR:495,SSL_CERTIFICATE_REQUIRED:496,
HTTP_REQUEST_SENT_TO_HTTPS_PORT:497,INVALID_TOKEN:498,CLIENT_CLOSED_REQUEST:499,INTERNAL_SERVER_ERROR:500,NOT_IMPLEMENTED:501,BAD_GATEWAY:502,SERVICE_UNAVAILABLE:503,
GATEWAY_TIMEOUT:504,HTTP_VERSION_NOT_SUPPORTED:505,VARIANT_ALSO_NEGOTIATES:506,INSUFFICIENT_STORAGE:507,LOOP_DETECTED:508,BANDWIDTH_LIMIT_EXCEEDED:509,NOT_EXTENDED:510,
NETWORK_AUTHENTICATION_REQUIRED:511,WEB_SERVER_UNKNOWN_ERROR:520,WEB_SERVER_IS_DOWN:521,CONNECTION_TIMEOUT:522,ORIGIN_IS_UNREACHABLE:523,TIMEOUT_OCCURED:524,SSL_HANDSHAKE_FAILED:525,
INVALID_SSL_CERTIFICATE:526,RAILGUN_ERROR:527,SITE_IS_OVERLOADED:529,SITE_IS_FROZEN:530,IDENTITY_PROVIDER_AUTHENTICATION_ERROR:561,NETWORK_READ_TIMEOUT:598,NETWORK_CONNECT_TIMEOUT:599},
N.FINISH={SAFE:0,SAFE_WITH_CB:1,UNSAFE:2},N.HEADER_STATE={GENERAL:0,CONNECTION:1,CONTENT_LENGTH:2,TRANSFER_ENCODING:3,UPGRADE:4,CONNECTION_KEEP_ALIVE:5,CONNECTION_CLOSE:6,
CONNECTION_UPGRADE:7,TRANSFER_ENCODING_CHUNKED:8},N.METHODS_HTTP=[N.METHODS.DELETE,N.METHODS.GET,N.METHODS.HEAD,N.METHODS.POST,N.METHODS.PUT,N.METHODS.CONNECT,N.
METHODS.OPTIONS,N.METHODS.TRACE,N.METHODS.COPY,N.METHODS.LOCK,N.METHODS.MKCOL,N.METHODS.MOVE,N.METHODS.PROPFIND,N.METHODS.PROPPATCH,N.METHODS.SEARCH,N.METHODS.UNLOCK,
N.METHODS.BIND,N.METHODS.REBIND,N.METHODS.UNBIND,N.METHODS.ACL,N.METHODS.REPORT,N.METHODS.MKACTIVITY,N.METHODS.CHECKOUT,N.METHODS.MERGE,N.METHODS["M-SEARCH"],N.
METHODS.NOTIFY,N.METHODS.SUBSCRIBE,N.METHODS.UNSUBSCRIBE,N.METHODS.PATCH,N.METHODS.PURGE,N.METHODS.MKCALENDAR,N.METHODS.LINK,N.METHODS.UNLINK,N.METHODS.PRI,N.METHODS.
SOURCE,N.METHODS.QUERY],N.METHODS_ICE=[N.METHODS.SOURCE],N.METHODS_RTSP=[N.METHODS.OPTIONS,N.METHODS.DESCRIBE,N.METHODS.ANNOUNCE,N.METHODS.SETUP,N.METHODS.PLAY,
N.METHODS.PAUSE,N.METHODS.TEARDOWN,N.METHODS.GET_PARAMETER,N.METHODS.SET_PARAMETER,N.METHODS.REDIRECT,N.METHODS.RECORD,N.METHODS.FLUSH,N.METHODS.GET,N.METHODS.POST],
N.METHOD_MAP=(0,k.enumToMap)(N.METHODS),N.H_METHOD_MAP=Object.fromEntries(Object.entries(N.METHODS).filter(([l])=>l.startsWith("H"))),N.STATUSES_HTTP=[N.STATUSES.
CONTINUE,N.STATUSES.SWITCHING_PROTOCOLS,N.STATUSES.PROCESSING,N.STATUSES.EARLY_HINTS,N.STATUSES.RESPONSE_IS_STALE,N.STATUSES.REVALIDATION_FAILED,N.STATUSES.DISCONNECTED_OPERATION,
N.STATUSES.HEURISTIC_EXPIRATION,N.STATUSES.MISCELLANEOUS_WARNING,N.STATUSES.OK,N.STATUSES.CREATED,N.STATUSES.ACCEPTED,N.STATUSES.NON_AUTHORITATIVE_INFORMATION,N.
STATUSES.NO_CONTENT,N.STATUSES.RESET_CONTENT,N.STATUSES.PARTIAL_CONTENT,N.STATUSES.MULTI_STATUS,N.STATUSES.ALREADY_REPORTED,N.STATUSES.TRANSFORMATION_APPLIED,N.
STATUSES.IM_USED,N.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,N.STATUSES.MULTIPLE_CHOICES,N.STATUSES.MOVED_PERMANENTLY,N.STATUSES.FOUND,N.STATUSES.SEE_OTHER,N.STATUSES.
NOT_MODIFIED,N.STATUSES.USE_PROXY,N.STATUSES.SWITCH_PROXY,N.STATUSES.TEMPORARY_REDIRECT,N.STATUSES.PERMANENT_REDIRECT,N.STATUSES.BAD_REQUEST,N.STATUSES.UNAUTHORIZED,
N.STATUSES.PAYMENT_REQUIRED,N.STATUSES.FORBIDDEN,N.STATUSES.NOT_FOUND,N.STATUSES.METHOD_NOT_ALLOWED,N.STATUSES.NOT_ACCEPTABLE,N.STATUSES.PROXY_AUTHENTICATION_REQUIRED,
N.STATUSES.REQUEST_TIMEOUT,N.STATUSES.CONFLICT,N.STATUSES.GONE,N.STATUSES.LENGTH_REQUIRED,N.STATUSES.PRECONDITION_FAILED,N.STATUSES.PAYLOAD_TOO_LARGE,N.STATUSES.
URI_TOO_LONG,N.STATUSES.UNSUPPORTED_MEDIA_TYPE,N.STATUSES.RANGE_NOT_SATISFIABLE,N.STATUSES.EXPECTATION_FAILED,N.STATUSES.IM_A_TEAPOT,N.STATUSES.PAGE_EXPIRED,N.STATUSES.
ENHANCE_YOUR_CALM,N.STATUSES.MISDIRECTED_REQUEST,N.STATUSES.UNPROCESSABLE_ENTITY,N.STATUSES.LOCKED,N.STATUSES.FAILED_DEPENDENCY,N.STATUSES.TOO_EARLY,N.STATUSES.
UPGRADE_REQUIRED,N.STATUSES.PRECONDITION_REQUIRED,N.STATUSES.TOO_MANY_REQUESTS,N.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,N.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,
N.STATUSES.LOGIN_TIMEOUT,N.STATUSES.NO_RESPONSE,N.STATUSES.RETRY_WITH,N.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,N.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS,N.STATUSES.
CLIENT_CLOSED_LOAD_BALANCED_REQUEST,N.STATUSES.INVALID_X_FORWARDED_FOR,N.STATUSES.REQUEST_HEADER_TOO_LARGE,N.STATUSES.SSL_CERTIFICATE_ERROR,N.STATUSES.SSL_CERTIFICATE_REQUIRED,
N.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,N.STATUSES.INVALID_TOKEN,N.STATUSES.CLIENT_CLOSED_REQUEST,N.STATUSES.INTERNAL_SERVER_ERROR,N.STATUSES.NOT_IMPLEMENTED,
N.STATUSES.BAD_GATEWAY,N.STATUSES.SERVICE_UNAVAILABLE,N.STATUSES.GATEWAY_TIMEOUT,N.STATUSES.HTTP_VERSION_NOT_SUPPORTED,N.STATUSES.VARIANT_ALSO_NEGOTIATES,N.STATUSES.
INSUFFICIENT_STORAGE,N.STATUSES.LOOP_DETECTED,N.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,N.STATUSES.NOT_EXTENDED,N.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,N.STATUSES.
WEB_SERVER_UNKNOWN_ERROR,N.STATUSES.WEB_SERVER_IS_DOWN,N.STATUSES.CONNECTION_TIMEOUT,N.STATUSES.ORIGIN_IS_UNREACHABLE,N.STATUSES.TIMEOUT_OCCURED,N.STATUSES.SSL_HANDSHAKE_FAILED,
N.STATUSES.INVALID_SSL_CERTIFICATE,N.STATUSES.RAILGUN_ERROR,N.STATUSES.SITE_IS_OVERLOADED,N.STATUSES.SITE_IS_FROZEN,N.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,
N.STATUSES.NETWORK_READ_TIMEOUT,N.STATUSES.NETWORK_CONNECT_TIMEOUT],N.ALPHA=[];for(let l=65;l<=90;l++)N.ALPHA.push(String.fromCharCode(l)),N.ALPHA.push(String.fromCharCode(
l+32));N.NUM_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9},N.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,a:10,b:11,c:12,d:13,
e:14,f:15},N.NUM=["0","1","2","3","4","5","6","7","8","9"],N.ALPHANUM=N.ALPHA.concat(N.NUM),N.MARK=["-","_",".","!","~","*","'","(",")"],N.USERINFO_CHARS=N.ALPHANUM.
concat(N.MARK).concat(["%",";",":","&","=","+","$",","]),N.URL_CHAR=["!",'"',"$","%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]",
"^","_","`","{","|","}","~"].concat(N.ALPHANUM),N.HEX=N.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"]),N.TOKEN=["!","#","$","%","&","'","*","+","\
-",".","^","_","`","|","~"].concat(N.ALPHANUM),N.HEADER_CHARS=["	"];for(let l=32;l<=255;l++)l!==127&&N.HEADER_CHARS.push(l);N.CONNECTION_TOKEN_CHARS=N.HEADER_CHARS.
filter(l=>l!==44),N.QUOTED_STRING=["	"," "];for(let l=33;l<=255;l++)l!==34&&l!==92&&N.QUOTED_STRING.push(l);N.HTAB_SP_VCHAR_OBS_TEXT=["	"," "];for(let l=33;l<=126;l++)
N.HTAB_SP_VCHAR_OBS_TEXT.push(l);for(let l=128;l<=255;l++)N.HTAB_SP_VCHAR_OBS_TEXT.push(l);N.MAJOR=N.NUM_MAP,N.MINOR=N.MAJOR,N.SPECIAL_HEADERS={connection:N.HEADER_STATE.
CONNECTION,"content-length":N.HEADER_STATE.CONTENT_LENGTH,"proxy-connection":N.HEADER_STATE.CONNECTION,"transfer-encoding":N.HEADER_STATE.TRANSFER_ENCODING,upgrade:N.
HEADER_STATE.UPGRADE},N.default={ERROR:N.ERROR,TYPE:N.TYPE,FLAGS:N.FLAGS,LENIENT_FLAGS:N.LENIENT_FLAGS,METHODS:N.METHODS,STATUSES:N.STATUSES,FINISH:N.FINISH,HEADER_STATE:N.
HEADER_STATE,ALPHA:N.ALPHA,NUM_MAP:N.NUM_MAP,HEX_MAP:N.HEX_MAP,NUM:N.NUM,ALPHANUM:N.ALPHANUM,MARK:N.MARK,USERINFO_CHARS:N.USERINFO_CHARS,URL_CHAR:N.URL_CHAR,HEX:N.
HEX,TOKEN:N.TOKEN,HEADER_CHARS:N.HEADER_CHARS,CONNECTION_TOKEN_CHARS:N.CONNECTION_TOKEN_CHARS,QUOTED_STRING:N.QUOTED_STRING,HTAB_SP_VCHAR_OBS_TEXT:N.HTAB_SP_VCHAR_OBS_TEXT,
MAJOR:N.MAJOR,MINOR:N.MINOR,SPECIAL_HEADERS:N.SPECIAL_HEADERS,METHODS_HTTP:N.METHODS_HTTP,METHODS_ICE:N.METHODS_ICE,METHODS_RTSP:N.METHODS_RTSP,METHOD_MAP:N.METHOD_MAP,
H_METHOD_MAP:N.H_METHOD_MAP,STATUSES_HTTP:N.STATUSES_HTTP}}),Bt=(0,W.b)((N,k)=>{"use strict";var{Buffer:l}=(0,W.a)("node:buffer"),d="AGFzbQEAAAABJwdgAX8Bf2ADf39\
/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9\
vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQY\
AAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl9\
0YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2d\
ldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABM\
ObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGx\
odHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21\
ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2V\
lcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh\
0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZ\
vcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCq/ZAjQWAEHA1QAoAgA\
EQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSI\
EaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAU\
LIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiE\
DIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACA\
ADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8\
NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAI\
AIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAw\
FCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACI\
CDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACg\
CAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI\
2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI\
2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA\
2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE\
2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAs\
HACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgANACADKAIEBEAgAyABNgIECyMAQRB\
rIgkkAAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUmJygpKivzASwtLi8wMTLyAfEBMzT\
wAe8BNTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4\
BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAco\
BywHMAc0BzgHpAegBzwHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4BC0EUDN0BC0EVDNwBC0EWDNsBC0E\
XDNoBC0EYDNkBC0EZDNgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoBC0EmDMkBC0EnDMgBC0EoDMcBC0E\
SDMYBC0ERDMUBC0EpDMQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkMtgELQQwMtQELQTYMtAELQTcMswE\
LQTgMsgELQT4MsQELQToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyjAQtBwwAMogELQcQADKEBC0HFAAy\
gAQtBxgAMnwELQccADJ4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIBC0HVAAyRAQtB1AAMkAELQdYADI8\
BC0HXAAyOAQtB2AAMjQELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQELQeUADIABC0HiAQx/C0HmAAx+C0H\
nAAx9C0EGDHwLQegADHsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQADGwLQfUADGsLQfYADGoLQQIMaQt\
B9wAMaAtB+AAMZwtB+QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEMWAtBiAEMVwtBiQEMVgtBigEMVQt\
BiwEMVAtBjAEMUwtBjQEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEMRAtBnAEMQwtBnQEMQgtBngEMQQt\
BnwEMQAtBoAEMPwtBoQEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEMMAtBsAEMLwtBsQEMLgtBsgEMLQt\
BswEMLAtBtAEMKwtBtQEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwcC0HDAQwbC0HEAQwaC0HFAQwZC0H\
GAQwYC0HHAQwXC0HIAQwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwIC0HjAQwHC0HXAQwGC0HYAQwFC0H\
ZAQwEC0HaAQwDC0HbAQwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C+wL4AvIC8QLvAu0C6ALnAuYC5QL\
kAtwC2wLaAtkC2ALXAtYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosCigKBAv4B/QH8AfsB+gH5AfgB9wH\
1AfMB8AHrAekB6AHnAeYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsBugG5AbgBtwG2AbUBtAGzAbIBsQG\
wAa8BrgGtAawBqwGqAakBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIMvgMLIAEgBEcNmAFB2wEhAgy9Aws\
gASAERw3xAUGOASECDLwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwMLIAEgBEcNGUEYIQIMtgMLIAEgBEc\
NygJBzQAhAgy1AwsgASAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQArRQ0AIAMvATIiAkECcUUNAQwCCyA\
DLwEyIgJBAXFFDQELQQEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7ATIgA0EAOgAxAkAgAEUEQCADQQA\
6ADEgAy0ALkEEcQ0BDLEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEE\
AIQIMrwMLIAEgBEYEQEEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQprDgQBGBgAGAsgAUEBaiEBQRAhAgy\
TAwsgAUEBaiEBIANBL2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEIIQIMqgMLIAEgBEcEQCADQQk2Agg\
gAyABNgIEQRQhAgyRAwtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAA\
hAAsgAA0ZDEILQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Evai0AAEEBcUUNHAwiC0EAIQACQCA\
DKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0AACIAQQprDgQfIyMAIgsgAUEBaiE\
BDB8LQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAAIgBBAUcEQAJAIABBAmsOAgMAJws\
gAUEBaiEBQSEhAgyGAwsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADSMMKgsgASA\
ERgRAQRwhAgybAwsgA0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNHBEAgAEEBaw4FGBomggMlJgsgBCA\
BQQFqIgFHDQALQRshAgyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyABNgIEQQchAgz/AgtBHyECDJcDCyA\
BIARGBEBBICECDJcDCwJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEgBEYEQEEhIQIMlwMLAkACQAJAIAE\
tAAAiAEEJaw4YAgApKQEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgI\
MDJUDCyADLQAuQYABcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDJQDC0EAIQIgA0EANgIcIAMgATY\
CFCADQZAONgIQIANBFDYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2AhwgAyABNgIUIAMgADYCDAyRAws\
gAy0ALkHAAHFFDQELQQAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EAIQIgA0EANgIcIAMgATYCFCADQZM\
MNgIQIANBEzYCDAyPAwtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIcIAMgATYCFCADQeYdNgIQIANBGTY\
CDAyMAwsgAEEVRg09QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2AgwMigMLIABBFUYNOkEAIQIgA0E\
ANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsgAEEVRg03QQAhAiADQQA2AhwgAyA\
BNgIUIANB0A82AhAgA0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIAN\
BGTYCDAyFAwsgAEEVRg0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCADIAA2AgwMgwMLIABBFUYNMEEAIQI\
gA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyBAwsgA0Evai0AAEEBcUUNAQtBFyE\
CDOYCC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEVRg0oQQAhAiADQQA2AhwgAyABNgI\
UIANB1gw2AhAgA0EjNgIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYCDCADIAFBAWo2AhQM+QILIAMoAgQ\
hAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM9wILIAMoAgQhAEEAIQI\
gA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wILIANBGjYCHCADIAA2AgwgAyABQQF\
qNgIUDPUCCyAAQRVGDR9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8wI\
LIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhA\
gA0EMNgIMDO8CCyABIARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsgBCABQQFqIgFHDQALQTQhAgzvAgs\
gAygCBCEAIANBADYCBCADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEE\
AIQIM7QILIAEgBEcEQAJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiALfDcDICAEIAFBAWoiAUcNAAtBwAA\
hAgzuAgsgAygCBCEAIANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogK\
iAqICogIAogILIAQgAUEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0AgAS0AAEEgRw0VIAQgAUEBaiIBRw0\
AC0H4ACECDOsCC0H4ACECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzLAgtBFiECDMoCC0EYIQIMyQILQRk\
hAgzIAgtBGiECDMcCC0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02AhwgAyABNgIUIAMgADYCDEEAIQI\
M1QILIANBGzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0gILIANBCzY\
CHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzwILIANBCzYCHCADIAE2AhQ\
gA0GkHDYCECADQRU2AgxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkADQAJAIAEtAABBCmsOBAACAgACCyA\
EIAFBAWoiAUcNAAtB/QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCADQdwZNgIQIANBFTYCDEEAIQIMzQI\
LQdwBIQIMswILIANBADYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygCOCICRQ0AIAIoAgAiAkUNACADIAI\
RAAAhAAsgAEUEQEHdASECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJAgsgASAERgRAQfoBIQIMyQILIAE\
tAABByABGDQEgA0EBOgAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcNBCABQQFqIQFB2AEhAgyrAgsgASA\
ERgRAQfcBIQIMxAILAkACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0A\
gAS0AACAAQbrVAGotAABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB9QE2AhwgAyABNgIUIAMgADYCDEE\
AIQIMwgILQfQBIQIgASAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzCAgsgA0GBBDsBKCADKAIEIQA\
gA0IANwMAIAMgACAGQQFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAANgIMQQAhAgy9AgtBACEAAkAgAyg\
COCICRQ0AIAIoAkAiAkUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAgA0EVNgIMQQAhAgy8AgsgASAERwR\
AIANBDTYCCCADIAE2AgRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFqIQFB0QEhAgyiAgsgAUEBaiEBQdI\
BIQIMoQILQfABIQIgASAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuQILQe8BIQIgASAERg24AiADKAI\
AIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCA\
BLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2AhQgAyAANgIMQQAhAgy2AgsgA0E\
ANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0\
BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLICCyABLQAAQS9GBEAgAUEBaiEBDAE\
LIANBADYCHCADIAE2AhQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyvAgsgAS0AAEEwayIAQf8BcUEKSQR\
AIAMgADoAKiABQQFqIQFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJAIAEtAABBLkYEQCABQQFqIQEMAQs\
gAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQICQAJAAkACQAJAAn8CQAJAAkACQAJ\
AAkACQCABLQAAQTBrDgoKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASECCyADIAI6ACsgAUEBaiEBAkACQCA\
DLQAuQRBxDQACQAJAAkAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAhAgyvAgsgAygCBCEAIANBADYCBCA\
DIAAgARAvIgBFDZoCIANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckBIQIMkwILQQAhAAJAIAMoAjgiAkU\
NACACKAJEIgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDKsCCyA\
BIARGBEBB4QEhAgyrAgsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeABIQIMqgILAkAgAS0AAEEwa0H/AXE\
iAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyrAgsgA0EANgIcIAMgATY\
CFCADQZUeNgIQIANBDTYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0s\
NACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyABIARGBEBB3gEhAgyoAgsCQCABLQA\
AQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKkCCyADQQA\
2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwEDCyABQQFqDAULIAFBAWohAUHDASE\
CDI8CCyABQQFqIQEgA0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsgASAERwRAIANBDzYCCCADIAE2AgR\
BASECDI0CC0HcASECDKUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQLIANB2gE2AhwgAyAANgIMIAMgAUE\
BajYCFEEAIQIMpQILIAMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyADQS9qLQAAQQFxDQEgA0EANgIcIAM\
gATYCFCADQeQcNgIQIANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAjw\
iAkUNACADIAIRAAAhAAsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIMngILIANBADYCHCADIAE2AhQgA0H\
cKDYCECADQQI2AgxBACECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBwQBrDhU\
AAQIDWgQFBlpaWgcICQoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIMjgILIAFBAWohAUGJASECDI0CCyA\
BQQFqIQFBigEhAgyMAgsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFqIQFBpgEhAgyGAgsgAUEBaiEBQaw\
BIQIMhQILIAFBAWohAUG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyABIARGBEBB1QEhAgyaAgsCQAJAAkA\
gAS0AAEHCAGsOEgBKSkpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAgBCABa2ohBSABIABrQQdqIQYCQAN\
AIAEtAAAgAEGo1QBqLQAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0AAEHJAGsOBwBHR0dHRwFHCyABQQF\
qIQFBuQEhAgz/AQsgAUEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTY\
CAAyXAgsgA0EANgIAIAZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAy\
WAgsgA0EANgIAIAZBAWohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyVAgs\
gA0EANgIAIAZBAWohAUESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HOASECIAEgBEYNkgIgAygCACIAIAQ\
gAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASECIAEgBEYNkQIgAygCACIAIAQgAWt\
qIQUgASAAa0EFaiEGAkADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBBzAEhAgyRAgsCQAJAAkAgAS0AAEH\
FAGsOEQBBQUFBQUFBQUEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACA\
AQZHVAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQY3\
VAGotAABHDTsgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09PT09PT09PT09PT09PT09PQE9CyA\
BQQFqIQFBrQEhAgz1AQsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGvASECDPMBC0HHASECIAEgBEYNiwI\
gAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFBKgw4CyABIARGBEBBxgEhAgyLAgs\
gAS0AAEHQAEcNOCABQQFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMigI\
LIANBADYCACAGQQFqIQFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwABAjk5OTk5OTk5OTk5AzkLIAFBAWo\
hAUGnASECDPEBCyABQQFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB/tQAai0AAEcNMyA\
AQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABB+dQAai0AAEcNMiAAQQR\
GDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB9tQAai0AAEcNMSAAQQJGDQE\
gAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNMCAAQQJGDQEgAEE\
BaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQAai0AAEcNLyAAQQNGDQEgAEEBaiE\
AIAQgAUEBaiIBRw0ACyADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0NAQ0CyABQQFqIQFBmwEhAgzsAQs\
gAUEBaiEBQZwBIQIM6wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATALIAFBAWohAUGjASECDOgBCyABQQF\
qIQFBBAwtC0G7ASECIAEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgAILIANBADYCACAGQQFqIQF\
BHQwsCyABIARGBEBBugEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0rIAFBAWohAUGgASECDOQBCyABIAR\
GBEBBuAEhAgz9AQsCQAJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACA\
AQezUAGotAABHDSggAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaH\
VAGotAABHDScgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQerUAGo\
tAABHDSYgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQejUAGotAAB\
HDSUgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFqIQFBmQEhAgzfAQsgAUEBaiEBQZo\
BIQIM3gELQbIBIQIgASAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz3AQsgA0EANgIAIAZBAWohAUE\
nDCMLQbEBIQIgASAERg31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2AQsgA0EANgIAIAZBAWohAUEcDCI\
LQbABIQIgASAERg30ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsgA0EANgIAIAZBAWohAUEGDCELQa8\
BIQIgASAERg3zASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EANgIAIAZBAWohAUEZDCALIAEgBEY\
EQEGuASECDPMBCwJAAkACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyABQQFqIQFBlAEhAgzaAQsgAUEBaiE\
BQZUBIQIM2QELQa0BIQIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzyAQsgA0EANgIAIAZBAWo\
hAUELDB4LIAEgBEYEQEGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAAQcEAaw4PAB8fHx8fHx8fHx8fHx8\
BHwsgAUEBaiEBQZEBIQIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQA\
AIABB0dQAai0AAEcNGiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIAB\
BytQAai0AAEcNGSAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBx9Q\
Aai0AAEcNGCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBwdQAai0\
AAEcNFyAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkBGQsgAUEBaiEBQYsBIQIM0QELIAF\
BAWohAUGMASECDNABC0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6QELIANBADYCACA\
GQQFqIQFBCQwVC0GjASECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6AELIANBADYCACAGQQF\
qIQFBHwwUC0GiASECIAEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5wELIANBADYCACAGQQFqIQF\
BAgwTC0GhASECIAEgBEYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUBCyABIARGBEBBoAEhAgzlAQtBASA\
BLQAAQd8ARw0RGiABQQFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNDyAAQQhGDQEgAEE\
BaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQAai0AAEcNDiAAQQNGDQEgAEEBaiE\
AIAQgAUEBaiIBRw0ACyADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM4AELAkACQCABLQAAQcwAaw4IAA8\
PDw8PDwEPCyABQQFqIQFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0LIABBBEYNASAAQQFqIQAgBCABQQF\
qIgFHDQALIAMgBTYCAAzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABBAkYNASAAQQFqIQAgBCABQQFqIgF\
HDQALIAMgBTYCAAzeAQsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGAASECDMMBCyABIARGBEBBmAEhAgz\
cAQsCQAJAIAEtAABBzgBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIgASAERg3ZASADKAIAIgAgBCABa2o\
hBSABIABrQQNqIQYCQANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAERg3YASADKAIAIgAgBCABa2ohBSA\
BIABrQQVqIQYCQANAIAEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3XASADKAIAIgAgBCABa2ohBSABIAB\
rQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcBCwJAAkAgAS0AAEHDAGsODAAGBgY\
GBgYGBgYGAQYLIAFBAWohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABHDQIgAEEFRg0BIABBAWohACAEIAF\
BAWoiAUcNAAsgAyAFNgIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EANgIEIAMgACABEC4iAA0CDAELQQA\
hAiADQQA2AhwgAyABNgIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUY\
NASADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzMAQsCQCABLQAAQSBGBEAgAUEBaiE\
BDAELIANBADYCHCADIAE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsCQCABLQAAQQlrDgRKAABKAAtB9QA\
hAgywAQsgAy0AKUEFRgRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcAC0HzACECDK0BCyABIARHBEAgA0E\
QNgIIIAMgATYCBEHxACECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASECDMYBC0GIASECDMUBCyADQQA2Ahw\
gAyABNgIUIANB2yA2AhAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCADQbQSNgIQIANBBzYCDEEAIQIMxAE\
LQeoAIQIMqgELIAEgBEcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0BIAAhAUEBIAJ0QZuAgARxDUEMAQs\
gBCABIgBGBEBBhQEhAgzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAAIgBBBUcEQAJAAkAgAEEBaw4IRwU\
GBwgABAEIC0HrACECDK0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgzBAQs\
gAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy/AQsgA0EANgI\
cIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwNC0EAIQIgA0EANgIcIANB0RI2AhA\
gA0EHNgIMIAMgAUEBajYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HdADYCHCADIAE2AhQ\
gAyAANgIMQQAhAgy4AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMtgELQewAIQIMnAELIAE\
gBEYEQEGCASECDLUBCyABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRAIABBAUcEQEHpACECDJkBCwwxCyA\
EIAFBAWoiAUcNAAtB/wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGAAYLIAFBAWoLIQFBBSECDJQ\
BCyABQQFqDAYLIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQI\
MqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJAAkACQAJAA0AgAS0AAEGgygBqLQA\
AIgBBBUcEQAJAIABBAWsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCADIAA2AgxBACECDKoBCyADKAIEIQA\
gA0EANgIEIAMgACABECwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxBACECDKgBCyADQQA2AhwgAyABNgI\
UIANB5Ag2AhAgA0EHNgIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsgBCABQQFqIgFHDQALQfsAIQIMpwE\
LIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMpQELIAMoAgQ\
hACADQQA2AgQgAyAAIAEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HRACECDIgBC0HnACECDIcBCyABIAR\
GBEBB+gAhAgygAQsCQCABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigCOCICRQ0AIAMgAhEAACEACyAARQR\
AQeIBIQIMhgELIABBFUcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAgA0ENNgIIIAMgATYCBEHkACECDIU\
BC0H3ACECDJ0BCyABIARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAhAgyDAQtB9QAhAiABIARGDZsBIAM\
oAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIABEAgA0H0ADY\
CHCADIAE2AhQgAyAANgIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJwBC0H\
hACECDIIBCyADQfMANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyABNgIUIANB7Qk2AhAgA0EINgIMDJk\
BC0HyACECIAEgBEYNmAEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQELIAMoAgQhACADQgA3AwAgAyAAIAZ\
BAWoiARArIgAEQCADQfEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANB6g02AhA\
gA0EmNgIMQQAhAgyZAQtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIMQQAhAgyWAQtB7wAhAiABIARGDZU\
BIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIARQ0CIAN\
B7QA2AhwgAyABNgIUIAMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIMeQtBACEAAkAgAygCOCICRQ0AIAI\
oAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyRAQsgAy0AKSI\
AQSNJDQAgAEEuRg0AIANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIAN\
BCDYCDEEAIQIMjwELQdkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFB1wAhAgx0CyADKAI\
EIQAgA0EANgIEIAMgACABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IAN\
B5gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAY\
LQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0\
DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNfSADQeMANgIcIAMgATYCFCADIAA\
2AgxBACECDIwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyA\
CEQAAIQALIABFBEBB1QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyIAQsgASAERgRAQeAAIQIMiAELAkA\
CQAJAAkACQCABLQAAQQprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgBCyADQQA2AhwgAyABNgIUIANBthE\
2AhAgA0EJNgIMQQAhAgyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyGAQsgASAERgRAQd0AIQIMhgELIAE\
tAAAiAkENRgRAIAFBAWohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HKLTYCECADQQc2AgwMgwELIAEgBEY\
EQEHbACECDIMBCwJAIAEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EHNgIMIAMgAUEBajYCFAx/CyADQYA\
SOwEqQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANBADYCHCADIAE2AhQgA0HJDTYCECA\
DQRo2AgxBACECDHwLIAEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHYACECDHsLAkACQAJAAkACQCABLQA\
AIgBBCmsOBAIDAwABCyABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYABcUUEQCADQTJqIQIgAxA1QQAhAAJ\
AIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsgA0EANgIcIAMgATYCFCADQeULNgI\
QIANBETYCDEEAIQIMfQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtBywAhAgxiC0EAIQIgA0EANgIcIAM\
gATYCFCADQZAONgIQIANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJAIAEtAAAiAEEgciAAIABBwQBrQf8\
BcUEaSRtB/wFxQeMAaw4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUAIQIgBCABIgBGDXYgBCABayADKAI\
AIgFqIQYgACABa0EFaiEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2C0HUACECIAQgASIARg11IAQgAWs\
gAygCACIBaiEGIAAgAWtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdQtB0wAhAiAEIAEiAEYNdCA\
EIAFrIAMoAgAiAWohBiAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHQLQdIAIQIgBCABIgBGDXM\
gBCABayADKAIAIgFqIQUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBTYCAAxzCyABIARGBEBB0QAhAgx\
zCwJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACECDFgLQdAAIQIgBCABIgBGDXAgBCA\
BayADKAIAIgFqIQYgACABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxwC0HPACECIAQgASIARg1\
vIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMbwsgACEBIANBADYCAAw\
zC0EBCzoALCADQQA2AgAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0AAEE6RgRAIAMoAgQhACADQQA2AgQ\
gAyAAIAEQMCIARQ0zIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsgA0Ezai0AAEECcUUNJiADLQAuQQJ\
xDSYgA0EANgIcIAMgATYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEAAkAgAygCOCICRQ0AIAIoAkgiAkU\
NACADIAIRAAAhAAsgAEUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEAIQIMZwsgASAERwRAA0AgAS0AAEH\
AwQBqLQAAQQFHDRcgBCABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwM\
BAwMDAwMDAwMDAgMLIAFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGULIANBEjYCCCADIAE2AgQCQAJAAkA\
CQAJAIAMtACxBAWsOBBQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8BMkEQcjsBMgwECyADQQA2AgQgAyA\
BIAEQMSIABEAgA0HBADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMgAygCACIAIAQgAWtqIQUgASAAa0E\
GaiEGAkADQCAAQcDFAGotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAAIgBBAUcEQCAAQQJHDQMgAUEBaiE\
BDAULIAQgAUEBaiIBRw0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwECyAEIAFBAWoiAUcNAAtBxgAhAgx\
gCyADQQg6ACwMDgsgAy0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFALQTshAgxECwJAA0AgAS0AACIAQSB\
HIABBCUdxDQEgBCABQQFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyECDFwLIAMgAy8BMkEgcjsBMgwKCyA\
DKAIEIQAgA0EANgIEIAMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFBAWoiAUcNAAtBNyECDFsLQTchAgx\
aCyABQQFqIQEMBAtBOyECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEMPwsgAUEBaiEBIAQ\
gAEEBaiIARw0ACyADIAY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQE\
gAUEIRgRAQQUhAQw+CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANAIAFBsMEAai0AACAALQAAIgVBIHI\
gBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABBCmsOBAcEBAcCCyAEIAFBAWoiAUc\
NAAtBOCECDFYLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAELIAMgAy8BMkEIcjsBMiAAIQELQT4\
hAgw7CyADQQA6ACwLQTkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYCFCADIAA2AgxBACECDFULIAMoAgQ\
hACADQQA2AgQgAyAAIAEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAgARAxIgANAQxJC0E0IQIMOQsgA0E\
1NgIcIAMgATYCFCADIAA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIMTgsCQCABLQAAQQpGBEAgAUEBaiE\
BDAELIANBADYCHCADIAE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYEBQANCyADIAMvATJBCHI7ATIMDAs\
gAy0ALkEBcUUNASADLQAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgwGCyABIARGBEBBMCECDEc\
LIAEtAABBCkYEQCABQQFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIMRAsgAS0AACIAQQlHIABBIEdxRQR\
AIAFBAWohASADLQAuQQFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7ATIMAwtBAiECDAELQQQhAgsgA0E\
BOgAsIAMgAy8BMiACcjsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMgASABEDEiAA0BC0EuIQIMJwsgA0E\
tNgIcIAMgATYCFCADIAA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EVNgIMQQAhAgw+C0HMACECDCQLIAN\
BADYCHCADIAE2AhQgA0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMgACABEDAiAA0BDAILIAMtAC5BAXE\
EQEHeASECDCALIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcLIAFBAWohAUHAACECDB0LIAFBAWo\
hAQwsCyABIARGBEBBKyECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ0SIABBFUYEQCADQQU2Ahw\
gAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALIAAOFgIBAAQ\
EBAQEBAQEBAQEBAQEBAQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgw\
vCyADQQA2AhwgAyABNgIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FFDQELAkAgAy0AKCICQQJGBEBBASE\
AIAMvATQiBkHlAEYNAkEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCACQQFHDQAgAy0ALkEKcQ0AQQUhAAw\
CC0EEIQAMAQsgBUEgcUUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIARQ0AIAMgABEAACECCyACRQ0mIAJ\
BFUYEQCADQQM2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAgA0EPNgIMQQAhAgwpC0EAIQACQCA\
DKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDEEAIQIMJgt\
BKiECDAwLIAEgBEcEQCADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYCBCADIAAgASAMp2oiARAyIgBFDQA\
gA0EFNgIcIAMgATYCFCADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUGBxQUFBQUFBQICQoLDA0UFBQUFBQ\
UFBQUFBQUFBQUFBQUFBQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IMIQoMDAtCDSEKDAsLQg4hCgwKC0I\
PIQoMCQtCCiEKDAgLQgshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IAIQoCQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEKDBMLQgQhCgwSC0IFIQoMEQtCBiE\
KDBALQgchCgwPC0IIIQoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoMAgtCDyEKDAELQgEhCgsgAUEBaiE\
BIAMpAyAiC0L//////////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYCACAHQQFqIQFBDCECDAILIANBADY\
CACAGQQFqIQFBCiECDAELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwWC0EAIQIgA0EANgIcIAMgATY\
CFCADQd8KNgIQIANBCTYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIAN\
BCDYCDAwSC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwPC0EAIQI\
gA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwMC0EAIQIgA0EANgIcIAMgATY\
CFCADQZkTNgIQIANBCzYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EANgIcIAMgATYCFCADQbEQNgIQIAN\
BCjYCDAwIC0EAIQIgA0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCADQfkYNgIQIANBAjYCDAwFC0EAIQI\
gA0EANgIcIAMgATYCFCADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCABIARHBEAgBUGWyABqIQggBCAFaiA\
BayEGIAVBf3NBCmoiBSABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIAIAMgBTYCAAwBCyADQQA2AgAgByA\
INgIACyAHIAE2AgQgCSgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECADQQk2AgxBACECDAILIAEgBEYEQEE\
oIQIMAgsgA0EJNgIIIAMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EANgIcIAMgATYCFCADQaEhNgIQIAN\
BBTYCDAwCC0EBIQIgASAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEhAAsgAAu+AgECfyAAQQA6AAAgAEH\
kAGoiAUEBa0EAOgAAIABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIBQQRrQQA2AgACQCACQQlJDQAgAEE\
ANgIIIABBADYCBCABQQhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEca0EANgIAIAIgAEEEcUEYciICayI\
BQSBJDQAgACACaiEAA0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAAKAI4IgFFDQAgASgCMCIBRQ0AIAA\
gAREAACIBDQMLQQAPCwALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwLCwcAIAAoAgwLBwAgACgCEAsJACA\
AIAE2AhALBwAgACgCFAsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYWFhYWFhYWFhYWFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYRwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RFRkdISUpLTE1OT1BRUlNhYWFhYWF\
hYVRVVldYWVpbYVxdYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtBoDcPC0HJKQ8LQbQpDwtBli0PC0H\
rKw8LQaI1DwtB2zQPC0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtByyUPC0GWJA8LQY80DwtBzTUPC0H\
dKg8LQe4zDwtBnDQPC0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtByTcPC0GlIg8LQZQiDwtB2zYPC0H\
eNQ8LQYYmDwtBvCsPC0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtBrTEPC0HVIg8LQa80DwtB3iYPC0H\
WMg8LQfQ0DwtBgTgPC0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAELFwAgACAALwEuQf7/A3EgAUEAR3I\
7AS4LGgAgACAALwEuQf3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3EgAUEAR0EEdHI7AS4LGgAgACAALwE\
uQd//A3EgAUEAR0EFdHI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4LGgAgACAALwEuQf/7A3EgAUEAR0E\
JdHI7AS4LPgECfwJAIAAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH\
8ETYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNFDQAgACABIAIgAWsgAxEBACIEQX9\
HDQAgAEH6HjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIYIgNFDQAgACABIAIgAWsgAxE\
BACIEQX9HDQAgAEG3HzYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIsIgNFDQAgACABIAI\
gAWsgAxEBACIEQX9HDQAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIkIgNFDQA\
gACABIAIgAWsgAxEBACIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJAIAAtAChBAUYNACAALwE0IgFB5AB\
rQeQASQ0AIAFBzAFGDQAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUECcUUNAQwCCyAALwEyIgFBAXFFDQE\
LQQEhAiAALQAoQQFGDQAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAAQgA3AwAgAEE4akIANwMAIABBMGp\
CADcDACAAQShqQgA3AwAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMA\
ANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACA\
CIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQaz\
ZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiI\
BQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgR\
BAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAI\
gBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAA\
gAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyA\
BKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEE\
QaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIAR\
B////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQM\
gByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACE\
BCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABo\
gACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdj\
VACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiE\
BDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgIS\
AgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACA\
AIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWs\
iAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAY\
QOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAE\
iAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAI\
AIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAt\
BACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgA\
gAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACA\
CNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgI\
AIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGo\
iBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACA\
EIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACA\
GKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGo\
hAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGp\
JGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc\
2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQs\
gACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQ\
iBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRB\
qIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQF\
yNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiA\
Cd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAY\
gBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCA\
BNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADY\
CGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDY\
CDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3E\
iCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgI\
EIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyA\
AKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAA\
gAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQ\
NAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCA\
CIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCA\
FQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEB\
BxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0\
AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFN\
wYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV\
0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGF\
uIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXN\
lciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmt\
fZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV\
0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGN\
hbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmF\
jayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXI\
gZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV\
4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4\
gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN\
0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJ\
sIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHV\
uayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25\
fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGV\
hZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHV\
uayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHV\
lAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2N\
odW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXV\
zZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29\
tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGV\
yIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4\
gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2U\
gb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWx\
sYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5\
rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29\
ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkF\
JTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQ\
ATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJ\
BRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1R\
BTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFR\
PT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9\
DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUN\
BVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIEN\
SAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVR\
IT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9\
SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0x\
BUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFB\
BVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPREl\
ORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVB\
MRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlN\
JT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUV\
MRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVB\
UQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTER\
TX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1V\
SQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORAB\
VTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0N\
SX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEV\
OVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkV\
EAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PREl\
GSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAA\
A2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwA\
A5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQA\
AyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAU\
AAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwM\
DAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAA\
AAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1\
lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
FBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
FBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgI\
CAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEG\
p0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAA\
AAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1R\
JVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==",C;Object.
defineProperty(k,"exports",{get:()=>C||(C=l.from(d,"base64"))})}),nr=(0,W.b)((N,k)=>{"use strict";var{Buffer:l}=(0,W.a)("node:buffer"),d="AGFzbQEAAAABJwdgAX8Bf2\
ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2\
FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAz\
U0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdG\
lvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodH\
RwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2\
V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlAB\
kQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodH\
RwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbn\
Rfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJi\
dsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl\
9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCuzaAjQWAEHA1Q\
AoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAE\
F4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNg\
IADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAE\
EQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgAD\
YCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIA\
EgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2N\
UAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cT\
YCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAy\
gCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQc\
jVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIA\
RBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDC\
ABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCAC\
ABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGC\
ABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC\
8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgLhocCAwd/A34BeyABIAJqIQQCQCAAIgMoAgwiAA0AIAMoAgQEQCADIAE2Ag\
QLIwBBEGsiCSQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADKAIcIgJBAmsO/AEB+QECAwQFBgcICQoLDA0ODxAREvgBE/cBFBX2ARYX9QEYGRobHB0eHyD9AfsBIfQBIiMkJSYnKCkqK/MBLC0uLzAxMv\
IB8QEzNPAB7wE1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk/6AVBRUlPuAe0BVOwBVesBVldYWVrqAVtcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiw\
GMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBuAG5AboBuwG8Ab0BvgG/AcABwQHCAcMBxAHFAcYBxw\
HIAckBygHLAcwBzQHOAekB6AHPAecB0AHmAdEB0gHTAdQB5QHVAdYB1wHYAdkB2gHbAdwB3QHeAd8B4AHhAeIB4wEA/AELQQAM4wELQQ4M4gELQQ0M4QELQQ8M4AELQRAM3wELQRMM3gELQRQM3QELQRUM3AELQR\
YM2wELQRcM2gELQRgM2QELQRkM2AELQRoM1wELQRsM1gELQRwM1QELQR0M1AELQR4M0wELQR8M0gELQSAM0QELQSEM0AELQQgMzwELQSIMzgELQSQMzQELQSMMzAELQQcMywELQSUMygELQSYMyQELQScMyAELQS\
gMxwELQRIMxgELQREMxQELQSkMxAELQSoMwwELQSsMwgELQSwMwQELQd4BDMABC0EuDL8BC0EvDL4BC0EwDL0BC0ExDLwBC0EyDLsBC0EzDLoBC0E0DLkBC0HfAQy4AQtBNQy3AQtBOQy2AQtBDAy1AQtBNgy0AQ\
tBNwyzAQtBOAyyAQtBPgyxAQtBOgywAQtB4AEMrwELQQsMrgELQT8MrQELQTsMrAELQQoMqwELQTwMqgELQT0MqQELQeEBDKgBC0HBAAynAQtBwAAMpgELQcIADKUBC0EJDKQBC0EtDKMBC0HDAAyiAQtBxAAMoQ\
ELQcUADKABC0HGAAyfAQtBxwAMngELQcgADJ0BC0HJAAycAQtBygAMmwELQcsADJoBC0HMAAyZAQtBzQAMmAELQc4ADJcBC0HPAAyWAQtB0AAMlQELQdEADJQBC0HSAAyTAQtB0wAMkgELQdUADJEBC0HUAAyQAQ\
tB1gAMjwELQdcADI4BC0HYAAyNAQtB2QAMjAELQdoADIsBC0HbAAyKAQtB3AAMiQELQd0ADIgBC0HeAAyHAQtB3wAMhgELQeAADIUBC0HhAAyEAQtB4gAMgwELQeMADIIBC0HkAAyBAQtB5QAMgAELQeIBDH8LQe\
YADH4LQecADH0LQQYMfAtB6AAMewtBBQx6C0HpAAx5C0EEDHgLQeoADHcLQesADHYLQewADHULQe0ADHQLQQMMcwtB7gAMcgtB7wAMcQtB8AAMcAtB8gAMbwtB8QAMbgtB8wAMbQtB9AAMbAtB9QAMawtB9gAMag\
tBAgxpC0H3AAxoC0H4AAxnC0H5AAxmC0H6AAxlC0H7AAxkC0H8AAxjC0H9AAxiC0H+AAxhC0H/AAxgC0GAAQxfC0GBAQxeC0GCAQxdC0GDAQxcC0GEAQxbC0GFAQxaC0GGAQxZC0GHAQxYC0GIAQxXC0GJAQxWC0\
GKAQxVC0GLAQxUC0GMAQxTC0GNAQxSC0GOAQxRC0GPAQxQC0GQAQxPC0GRAQxOC0GSAQxNC0GTAQxMC0GUAQxLC0GVAQxKC0GWAQxJC0GXAQxIC0GYAQxHC0GZAQxGC0GaAQxFC0GbAQxEC0GcAQxDC0GdAQxCC0\
GeAQxBC0GfAQxAC0GgAQw/C0GhAQw+C0GiAQw9C0GjAQw8C0GkAQw7C0GlAQw6C0GmAQw5C0GnAQw4C0GoAQw3C0GpAQw2C0GqAQw1C0GrAQw0C0GsAQwzC0GtAQwyC0GuAQwxC0GvAQwwC0GwAQwvC0GxAQwuC0\
GyAQwtC0GzAQwsC0G0AQwrC0G1AQwqC0G2AQwpC0G3AQwoC0G4AQwnC0G5AQwmC0G6AQwlC0G7AQwkC0G8AQwjC0G9AQwiC0G+AQwhC0G/AQwgC0HAAQwfC0HBAQweC0HCAQwdC0EBDBwLQcMBDBsLQcQBDBoLQc\
UBDBkLQcYBDBgLQccBDBcLQcgBDBYLQckBDBULQcoBDBQLQcsBDBMLQcwBDBILQc0BDBELQc4BDBALQc8BDA8LQdABDA4LQdEBDA0LQdIBDAwLQdMBDAsLQdQBDAoLQdUBDAkLQdYBDAgLQeMBDAcLQdcBDAYLQd\
gBDAULQdkBDAQLQdoBDAMLQdsBDAILQd0BDAELQdwBCyECA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAn8CQAJAAkACfwJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAwJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCACDuMBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISMkJScoKZ4DmwOaA5EDigODA4AD/QL7AvgC8gLxAu8C7QLoAu\
cC5gLlAuQC3ALbAtoC2QLYAtcC1gLVAs8CzgLMAssCygLJAsgCxwLGAsQCwwK+ArwCugK5ArgCtwK2ArUCtAKzArICsQKwAq4CrQKpAqgCpwKmAqUCpAKjAqICoQKgAp8CmAKQAowCiwKKAoEC/gH9AfwB+wH6Af\
kB+AH3AfUB8wHwAesB6QHoAecB5gHlAeQB4wHiAeEB4AHfAd4B3QHcAdoB2QHYAdcB1gHVAdQB0wHSAdEB0AHPAc4BzQHMAcsBygHJAcgBxwHGAcUBxAHDAcIBwQHAAb8BvgG9AbwBuwG6AbkBuAG3AbYBtQG0Ab\
MBsgGxAbABrwGuAa0BrAGrAaoBqQGoAacBpgGlAaQBowGiAZ8BngGZAZgBlwGWAZUBlAGTAZIBkQGQAY8BjQGMAYcBhgGFAYQBgwGCAX18e3p5dnV0UFFSU1RVCyABIARHDXJB/QEhAgy+AwsgASAERw2YAUHbAS\
ECDL0DCyABIARHDfEBQY4BIQIMvAMLIAEgBEcN/AFBhAEhAgy7AwsgASAERw2KAkH/ACECDLoDCyABIARHDZECQf0AIQIMuQMLIAEgBEcNlAJB+wAhAgy4AwsgASAERw0eQR4hAgy3AwsgASAERw0ZQRghAgy2Aw\
sgASAERw3KAkHNACECDLUDCyABIARHDdUCQcYAIQIMtAMLIAEgBEcN1gJBwwAhAgyzAwsgASAERw3cAkE4IQIMsgMLIAMtADBBAUYNrQMMiQMLQQAhAAJAAkACQCADLQAqRQ0AIAMtACtFDQAgAy8BMiICQQJxRQ\
0BDAILIAMvATIiAkEBcUUNAQtBASEAIAMtAChBAUYNACADLwE0IgZB5ABrQeQASQ0AIAZBzAFGDQAgBkGwAkYNACACQcAAcQ0AQQAhACACQYgEcUGABEYNACACQShxQQBHIQALIANBADsBMiADQQA6ADECQCAARQ\
RAIANBADoAMSADLQAuQQRxDQEMsQMLIANCADcDIAsgA0EAOgAxIANBAToANgxIC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAARQ1IIABBFUcNYiADQQQ2AhwgAyABNgIUIANB0hs2AhAgA0\
EVNgIMQQAhAgyvAwsgASAERgRAQQYhAgyvAwsgAS0AAEEKRw0ZIAFBAWohAQwaCyADQgA3AyBBEiECDJQDCyABIARHDYoDQSMhAgysAwsgASAERgRAQQchAgysAwsCQAJAIAEtAABBCmsOBAEYGAAYCyABQQFqIQ\
FBECECDJMDCyABQQFqIQEgA0Evai0AAEEBcQ0XQQAhAiADQQA2AhwgAyABNgIUIANBmSA2AhAgA0EZNgIMDKsDCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMWg0YQQghAgyqAwsgASAERwRAIA\
NBCTYCCCADIAE2AgRBFCECDJEDC0EJIQIMqQMLIAMpAyBQDa4CDEMLIAEgBEYEQEELIQIMqAMLIAEtAABBCkcNFiABQQFqIQEMFwsgA0Evai0AAEEBcUUNGQwmC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIA\
MgAhEAACEACyAADRkMQgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0aDCQLQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGwwyCyADQS9qLQAAQQFxRQ0cDCILQQ\
AhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANHAxCC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADR0MIAsgASAERgRAQRMhAgygAwsCQCABLQAAIgBBCmsOBB8jIwAiCy\
ABQQFqIQEMHwtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0iDEILIAEgBEYEQEEWIQIMngMLIAEtAABBwMEAai0AAEEBRw0jDIMDCwJAA0AgAS0AAEGwO2otAAAiAEEBRwRAAkAgAEECaw\
4CAwAnCyABQQFqIQFBISECDIYDCyAEIAFBAWoiAUcNAAtBGCECDJ0DCyADKAIEIQBBACECIANBADYCBCADIAAgAUEBaiIBEDQiAA0hDEELQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIw\
wqCyABIARGBEBBHCECDJsDCyADQQo2AgggAyABNgIEQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANJUEkIQIMgQMLIAEgBEcEQANAIAEtAABBsD1qLQAAIgBBA0cEQCAAQQFrDgUYGiaCAy\
UmCyAEIAFBAWoiAUcNAAtBGyECDJoDC0EbIQIMmQMLA0AgAS0AAEGwP2otAAAiAEEDRwRAIABBAWsOBQ8RJxMmJwsgBCABQQFqIgFHDQALQR4hAgyYAwsgASAERwRAIANBCzYCCCADIAE2AgRBByECDP8CC0EfIQ\
IMlwMLIAEgBEYEQEEgIQIMlwMLAkAgAS0AAEENaw4ULj8/Pz8/Pz8/Pz8/Pz8/Pz8/PwA/C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAyWAwsgA0EvaiECA0AgASAERgRAQSEhAgyXAwsCQA\
JAAkAgAS0AACIAQQlrDhgCACkpASkpKSkpKSkpKSkpKSkpKSkpKQInCyABQQFqIQEgA0Evai0AAEEBcUUNCgwYCyABQQFqIQEMFwsgAUEBaiEBIAItAABBAnENAAtBACECIANBADYCHCADIAE2AhQgA0GfFTYCEC\
ADQQw2AgwMlQMLIAMtAC5BgAFxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ3mAiAAQRVGBEAgA0EkNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMlAMLQQAhAiADQQA2Ah\
wgAyABNgIUIANBkA42AhAgA0EUNgIMDJMDC0EAIQIgA0EANgIcIAMgATYCFCADQb4gNgIQIANBAjYCDAySAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEgDKdqIgEQMiIARQ0rIANBBzYCHCADIAE2AhQgAyAANg\
IMDJEDCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlgiAkUNACADIAIRAAAhAAsgAEUNKyAAQRVGBEAgA0EKNgIcIAMgATYCFCADQesZNgIQIANBFTYCDEEAIQIMkAMLQQAhAiADQQA2AhwgAyABNg\
IUIANBkww2AhAgA0ETNgIMDI8DC0EAIQIgA0EANgIcIAMgATYCFCADQYIVNgIQIANBAjYCDAyOAwtBACECIANBADYCHCADIAE2AhQgA0HdFDYCECADQRk2AgwMjQMLQQAhAiADQQA2AhwgAyABNgIUIANB5h02Ah\
AgA0EZNgIMDIwDCyAAQRVGDT1BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMiwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUNKCADQQ02AhwgAyABNgIUIAMgADYCDAyKAwsgAEEVRg06QQ\
AhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIkDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCgLIANBDjYCHCADIAA2AgwgAyABQQFqNgIUDIgDCyAAQRVGDTdBACECIANBAD\
YCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMhwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUEQCABQQFqIQEMJwsgA0EPNgIcIAMgADYCDCADIAFBAWo2AhQMhgMLQQAhAiADQQA2AhwgAyABNgIUIANB4h\
c2AhAgA0EZNgIMDIUDCyAAQRVGDTNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwMhAMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUNJSADQRE2AhwgAyABNgIUIAMgADYCDAyDAwsgAEEVRg\
0wQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIIDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDCULIANBEjYCHCADIAA2AgwgAyABQQFqNgIUDIEDCyADQS9qLQAAQQFxRQ\
0BC0EXIQIM5gILQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDP4CCyAAQTtHDQAgAUEBaiEBDAwLQQAhAiADQQA2AhwgAyABNgIUIANBkhg2AhAgA0ECNgIMDPwCCyAAQRVGDShBACECIANBADYCHC\
ADIAE2AhQgA0HWDDYCECADQSM2AgwM+wILIANBFDYCHCADIAE2AhQgAyAANgIMDPoCCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDPUCCyADQRU2AhwgAyAANgIMIAMgAUEBajYCFAz5Ag\
sgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzzAgsgA0EXNgIcIAMgADYCDCADIAFBAWo2AhQM+AILIABBFUYNI0EAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAz3AgsgAygCBC\
EAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwdCyADQRk2AhwgAyAANgIMIAMgAUEBajYCFAz2AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzvAgsgA0EaNgIcIAMgADYCDC\
ADIAFBAWo2AhQM9QILIABBFUYNH0EAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAz0AgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDBsLIANBHDYCHCADIAA2AgwgAyABQQFqNgIUQQ\
AhAgzzAgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDOsCCyADQR02AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8gILIABBO0cNASABQQFqIQELQSYhAgzXAgtBACECIANBADYCHCADIAE2AhQgA0\
GfFTYCECADQQw2AgwM7wILIAEgBEcEQANAIAEtAABBIEcNhAIgBCABQQFqIgFHDQALQSwhAgzvAgtBLCECDO4CCyABIARGBEBBNCECDO4CCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtBNC\
ECDO8CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNnwIgA0EyNgIcIAMgATYCFCADIAA2AgxBACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUEQCABQQFqIQEMnwILIANBMjYCHCADIAA2AgwgAyABQQ\
FqNgIUQQAhAgztAgsgASAERwRAAkADQCABLQAAQTBrIgBB/wFxQQpPBEBBOiECDNcCCyADKQMgIgtCmbPmzJmz5swZVg0BIAMgC0IKfiIKNwMgIAogAK1C/wGDIgtCf4VWDQEgAyAKIAt8NwMgIAQgAUEBaiIBRw\
0AC0HAACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABQQFqIgEQMSIADRcM4gILQcAAIQIM7AILIAEgBEYEQEHJACECDOwCCwJAA0ACQCABLQAAQQlrDhgAAqICogKpAqICogKiAqICogKiAqICogKiAqICogKiAq\
ICogKiAqICogKiAgCiAgsgBCABQQFqIgFHDQALQckAIQIM7AILIAFBAWohASADQS9qLQAAQQFxDaUCIANBADYCHCADIAE2AhQgA0GXEDYCECADQQo2AgxBACECDOsCCyABIARHBEADQCABLQAAQSBHDRUgBCABQQ\
FqIgFHDQALQfgAIQIM6wILQfgAIQIM6gILIANBAjoAKAw4C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAzoAgtBACECDM4CC0ENIQIMzQILQRMhAgzMAgtBFSECDMsCC0EWIQIMygILQRghAg\
zJAgtBGSECDMgCC0EaIQIMxwILQRshAgzGAgtBHCECDMUCC0EdIQIMxAILQR4hAgzDAgtBHyECDMICC0EgIQIMwQILQSIhAgzAAgtBIyECDL8CC0ElIQIMvgILQeUAIQIMvQILIANBPTYCHCADIAE2AhQgAyAANg\
IMQQAhAgzVAgsgA0EbNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIM1AILIANBIDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNMCCyADQRM2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzSAg\
sgA0ELNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0QILIANBEDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNACCyADQSA2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzPAgsgA0ELNgIcIA\
MgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzgILIANBDDYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM0CC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAzMAgsCQANAAkAgAS0AAEEKaw4EAA\
ICAAILIAQgAUEBaiIBRw0AC0H9ASECDMwCCwJAAkAgAy0ANkEBRw0AQQAhAAJAIAMoAjgiAkUNACACKAJgIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB/AE2AhwgAyABNgIUIANB3Bk2AhAgA0EVNgIMQQ\
AhAgzNAgtB3AEhAgyzAgsgA0EANgIcIAMgATYCFCADQfkLNgIQIANBHzYCDEEAIQIMywILAkACQCADLQAoQQFrDgIEAQALQdsBIQIMsgILQdQBIQIMsQILIANBAjoAMUEAIQACQCADKAI4IgJFDQAgAigCACICRQ\
0AIAMgAhEAACEACyAARQRAQd0BIQIMsQILIABBFUcEQCADQQA2AhwgAyABNgIUIANBtAw2AhAgA0EQNgIMQQAhAgzKAgsgA0H7ATYCHCADIAE2AhQgA0GBGjYCECADQRU2AgxBACECDMkCCyABIARGBEBB+gEhAg\
zJAgsgAS0AAEHIAEYNASADQQE6ACgLQcABIQIMrgILQdoBIQIMrQILIAEgBEcEQCADQQw2AgggAyABNgIEQdkBIQIMrQILQfkBIQIMxQILIAEgBEYEQEH4ASECDMUCCyABLQAAQcgARw0EIAFBAWohAUHYASECDK\
sCCyABIARGBEBB9wEhAgzEAgsCQAJAIAEtAABBxQBrDhAABQUFBQUFBQUFBQUFBQUBBQsgAUEBaiEBQdYBIQIMqwILIAFBAWohAUHXASECDKoCC0H2ASECIAEgBEYNwgIgAygCACIAIAQgAWtqIQUgASAAa0ECai\
EGAkADQCABLQAAIABButUAai0AAEcNAyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMwwILIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgBFBEBB4wEhAgyqAgsgA0H1ATYCHCADIAE2AhQgAy\
AANgIMQQAhAgzCAgtB9AEhAiABIARGDcECIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjVAGotAABHDQIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMICCyADQYEEOwEoIA\
MoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgANAwwCCyADQQA2AgALQQAhAiADQQA2AhwgAyABNgIUIANB5R82AhAgA0EINgIMDL8CC0HVASECDKUCCyADQfMBNgIcIAMgATYCFCADIAA2AgxBACECDL0CC0EAIQ\
ACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ1uIABBFUcEQCADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgy9AgsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDLwCCy\
ABIARHBEAgA0ENNgIIIAMgATYCBEHTASECDKMCC0HyASECDLsCCyABIARGBEBB8QEhAgy7AgsCQAJAAkAgAS0AAEHIAGsOCwABCAgICAgICAgCCAsgAUEBaiEBQdABIQIMowILIAFBAWohAUHRASECDKICCyABQQ\
FqIQFB0gEhAgyhAgtB8AEhAiABIARGDbkCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEG11QBqLQAARw0EIABBAkYNAyAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy5AgtB7wEhAiABIARGDb\
gCIAMoAgAiACAEIAFraiEGIAEgAGtBAWohBQNAIAEtAAAgAEGz1QBqLQAARw0DIABBAUYNAiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy4AgtB7gEhAiABIARGDbcCIAMoAgAiACAEIAFraiEGIAEgAGtBAm\
ohBQNAIAEtAAAgAEGw1QBqLQAARw0CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy3AgsgAygCBCEAIANCADcDACADIAAgBUEBaiIBECsiAEUNAiADQewBNgIcIAMgATYCFCADIAA2AgxBACECDL\
YCCyADQQA2AgALIAMoAgQhACADQQA2AgQgAyAAIAEQKyIARQ2cAiADQe0BNgIcIAMgATYCFCADIAA2AgxBACECDLQCC0HPASECDJoCC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQC\
AAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMtAILQc4BIQIMmgILIANB6wE2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyyAgsgASAERgRAQesBIQIMsgILIAEtAABBL0YEQCABQQ\
FqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMsQILQc0BIQIMlwILIAEgBEcEQCADQQ42AgggAyABNgIEQcwBIQIMlwILQeoBIQIMrwILIAEgBEYEQEHpASECDK8CCyABLQAAQTBrIgBB/w\
FxQQpJBEAgAyAAOgAqIAFBAWohAUHLASECDJYCCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNlwIgA0HoATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgASAERgRAQecBIQIMrgILAkAgAS0AAEEuRgRAIAFBAW\
ohAQwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmAIgA0HmATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgtBygEhAgyUAgsgASAERgRAQeUBIQIMrQILQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAk\
ACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQ\
ECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIBNgIcIAMgATYCFCADIAA2AgxBACECDK8CCyADKAIEIQAgA0\
EANgIEIAMgACABEC8iAEUNmgIgA0HjATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5AE2AhwgAyABNgIUIAMgADYCDAytAgtByQEhAgyTAgtBACEAAkAgAy\
gCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GkDTYCECADQSE2AgxBACECDK0CC0HIASECDJMCCyADQeEBNgIcIAMgATYCFCADQdAaNgIQIANBFTYCDEEAIQ\
IMqwILIAEgBEYEQEHhASECDKsCCwJAIAEtAABBIEYEQCADQQA7ATQgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GZETYCECADQQk2AgxBACECDKsCC0HHASECDJECCyABIARGBEBB4AEhAgyqAgsCQCABLQAAQT\
BrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKsCCyADQQA2Ah\
wgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyqAgtBxgEhAgyQAgsgASAERgRAQd8BIQIMqQILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAk\
H//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyqAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqQILQcUBIQIMjwILIAEgBEYEQEHeASECDKgCCw\
JAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqQ\
ILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKgCC0HEASECDI4CCyABIARGBEBB3QEhAgynAgsCQAJAAkACQCABLQAAQQprDhcCAwMAAwMDAwMDAwMDAwMDAwMDAwMDAQMLIAFBAWoMBQsgAUEBai\
EBQcMBIQIMjwILIAFBAWohASADQS9qLQAAQQFxDQggA0EANgIcIAMgATYCFCADQY0LNgIQIANBDTYCDEEAIQIMpwILIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKYCCyABIARHBEAgA0EPNgIIIA\
MgATYCBEEBIQIMjQILQdwBIQIMpQILAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0HbASECDKYCCyADKAIEIQAgA0EANgIEIAMgACABEC0iAEUEQCABQQFqIQEMBAsgA0HaATYCHCADIAA2Ag\
wgAyABQQFqNgIUQQAhAgylAgsgAygCBCEAIANBADYCBCADIAAgARAtIgANASABQQFqCyEBQcEBIQIMigILIANB2QE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMogILQcIBIQIMiAILIANBL2otAABBAXENASADQQ\
A2AhwgAyABNgIUIANB5Bw2AhAgA0EZNgIMQQAhAgygAgsgASAERgRAQdkBIQIMoAILAkACQAJAIAEtAABBCmsOBAECAgACCyABQQFqIQEMAgsgAUEBaiEBDAELIAMtAC5BwABxRQ0BC0EAIQACQCADKAI4IgJFDQ\
AgAigCPCICRQ0AIAMgAhEAACEACyAARQ2gASAAQRVGBEAgA0HZADYCHCADIAE2AhQgA0G3GjYCECADQRU2AgxBACECDJ8CCyADQQA2AhwgAyABNgIUIANBgA02AhAgA0EbNgIMQQAhAgyeAgsgA0EANgIcIAMgAT\
YCFCADQdwoNgIQIANBAjYCDEEAIQIMnQILIAEgBEcEQCADQQw2AgggAyABNgIEQb8BIQIMhAILQdgBIQIMnAILIAEgBEYEQEHXASECDJwCCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAE\
HBAGsOFQABAgNaBAUGWlpaBwgJCgsMDQ4PEFoLIAFBAWohAUH7ACECDJICCyABQQFqIQFB/AAhAgyRAgsgAUEBaiEBQYEBIQIMkAILIAFBAWohAUGFASECDI8CCyABQQFqIQFBhgEhAgyOAgsgAUEBaiEBQYkBIQ\
IMjQILIAFBAWohAUGKASECDIwCCyABQQFqIQFBjQEhAgyLAgsgAUEBaiEBQZYBIQIMigILIAFBAWohAUGXASECDIkCCyABQQFqIQFBmAEhAgyIAgsgAUEBaiEBQaUBIQIMhwILIAFBAWohAUGmASECDIYCCyABQQ\
FqIQFBrAEhAgyFAgsgAUEBaiEBQbQBIQIMhAILIAFBAWohAUG3ASECDIMCCyABQQFqIQFBvgEhAgyCAgsgASAERgRAQdYBIQIMmwILIAEtAABBzgBHDUggAUEBaiEBQb0BIQIMgQILIAEgBEYEQEHVASECDJoCCw\
JAAkACQCABLQAAQcIAaw4SAEpKSkpKSkpKSgFKSkpKSkoCSgsgAUEBaiEBQbgBIQIMggILIAFBAWohAUG7ASECDIECCyABQQFqIQFBvAEhAgyAAgtB1AEhAiABIARGDZgCIAMoAgAiACAEIAFraiEFIAEgAGtBB2\
ohBgJAA0AgAS0AACAAQajVAGotAABHDUUgAEEHRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJkCCyADQQA2AgAgBkEBaiEBQRsMRQsgASAERgRAQdMBIQIMmAILAkACQCABLQAAQckAaw4HAEdHR0dHAU\
cLIAFBAWohAUG5ASECDP8BCyABQQFqIQFBugEhAgz+AQtB0gEhAiABIARGDZYCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQabVAGotAABHDUMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAA\
sgAyAFNgIADJcCCyADQQA2AgAgBkEBaiEBQQ8MQwtB0QEhAiABIARGDZUCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQaTVAGotAABHDUIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAy\
AFNgIADJYCCyADQQA2AgAgBkEBaiEBQSAMQgtB0AEhAiABIARGDZQCIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDUEgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNg\
IADJUCCyADQQA2AgAgBkEBaiEBQRIMQQsgASAERgRAQc8BIQIMlAILAkACQCABLQAAQcUAaw4OAENDQ0NDQ0NDQ0NDQwFDCyABQQFqIQFBtQEhAgz7AQsgAUEBaiEBQbYBIQIM+gELQc4BIQIgASAERg2SAiADKA\
IAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGe1QBqLQAARw0/IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyTAgsgA0EANgIAIAZBAWohAUEHDD8LQc0BIQIgASAERg2RAiADKAIAIg\
AgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGY1QBqLQAARw0+IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAySAgsgA0EANgIAIAZBAWohAUEoDD4LIAEgBEYEQEHMASECDJECCwJAAkACQC\
ABLQAAQcUAaw4RAEFBQUFBQUFBQQFBQUFBQQJBCyABQQFqIQFBsQEhAgz5AQsgAUEBaiEBQbIBIQIM+AELIAFBAWohAUGzASECDPcBC0HLASECIAEgBEYNjwIgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQC\
ABLQAAIABBkdUAai0AAEcNPCAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkAILIANBADYCACAGQQFqIQFBGgw8C0HKASECIAEgBEYNjgIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQ\
AAIABBjdUAai0AAEcNOyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjwILIANBADYCACAGQQFqIQFBIQw7CyABIARGBEBByQEhAgyOAgsCQAJAIAEtAABBwQBrDhQAPT09PT09PT09PT09PT09PT\
09AT0LIAFBAWohAUGtASECDPUBCyABQQFqIQFBsAEhAgz0AQsgASAERgRAQcgBIQIMjQILAkACQCABLQAAQdUAaw4LADw8PDw8PDw8PAE8CyABQQFqIQFBrgEhAgz0AQsgAUEBaiEBQa8BIQIM8wELQccBIQIgAS\
AERg2LAiADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw04IABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyMAgsgA0EANgIAIAZBAWohAUEqDDgLIAEgBEYEQEHGAS\
ECDIsCCyABLQAAQdAARw04IAFBAWohAUElDDcLQcUBIQIgASAERg2JAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGB1QBqLQAARw02IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBT\
YCAAyKAgsgA0EANgIAIAZBAWohAUEODDYLIAEgBEYEQEHEASECDIkCCyABLQAAQcUARw02IAFBAWohAUGrASECDO8BCyABIARGBEBBwwEhAgyIAgsCQAJAAkACQCABLQAAQcIAaw4PAAECOTk5OTk5OTk5OTkDOQ\
sgAUEBaiEBQacBIQIM8QELIAFBAWohAUGoASECDPABCyABQQFqIQFBqQEhAgzvAQsgAUEBaiEBQaoBIQIM7gELQcIBIQIgASAERg2GAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH+1ABqLQ\
AARw0zIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyHAgsgA0EANgIAIAZBAWohAUEUDDMLQcEBIQIgASAERg2FAiADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEH51ABqLQAARw\
0yIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyGAgsgA0EANgIAIAZBAWohAUErDDILQcABIQIgASAERg2EAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH21ABqLQAARw0xIA\
BBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyFAgsgA0EANgIAIAZBAWohAUEsDDELQb8BIQIgASAERg2DAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0wIABBAk\
YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyEAgsgA0EANgIAIAZBAWohAUERDDALQb4BIQIgASAERg2CAiADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEHy1ABqLQAARw0vIABBA0YNAS\
AAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyDAgsgA0EANgIAIAZBAWohAUEuDC8LIAEgBEYEQEG9ASECDIICCwJAAkACQAJAAkAgAS0AAEHBAGsOFQA0NDQ0NDQ0NDQ0ATQ0AjQ0AzQ0BDQLIAFBAWohAUGbAS\
ECDOwBCyABQQFqIQFBnAEhAgzrAQsgAUEBaiEBQZ0BIQIM6gELIAFBAWohAUGiASECDOkBCyABQQFqIQFBpAEhAgzoAQsgASAERgRAQbwBIQIMgQILAkACQCABLQAAQdIAaw4DADABMAsgAUEBaiEBQaMBIQIM6A\
ELIAFBAWohAUEEDC0LQbsBIQIgASAERg3/ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHw1ABqLQAARw0sIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyAAgsgA0EANgIAIA\
ZBAWohAUEdDCwLIAEgBEYEQEG6ASECDP8BCwJAAkAgAS0AAEHJAGsOBwEuLi4uLgAuCyABQQFqIQFBoQEhAgzmAQsgAUEBaiEBQSIMKwsgASAERgRAQbkBIQIM/gELIAEtAABB0ABHDSsgAUEBaiEBQaABIQIM5A\
ELIAEgBEYEQEG4ASECDP0BCwJAAkAgAS0AAEHGAGsOCwAsLCwsLCwsLCwBLAsgAUEBaiEBQZ4BIQIM5AELIAFBAWohAUGfASECDOMBC0G3ASECIAEgBEYN+wEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQC\
ABLQAAIABB7NQAai0AAEcNKCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM/AELIANBADYCACAGQQFqIQFBDQwoC0G2ASECIAEgBEYN+gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQ\
AAIABBodUAai0AAEcNJyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+wELIANBADYCACAGQQFqIQFBDAwnC0G1ASECIAEgBEYN+QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIA\
BB6tQAai0AAEcNJiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+gELIANBADYCACAGQQFqIQFBAwwmC0G0ASECIAEgBEYN+AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6N\
QAai0AAEcNJSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+QELIANBADYCACAGQQFqIQFBJgwlCyABIARGBEBBswEhAgz4AQsCQAJAIAEtAABB1ABrDgIAAScLIAFBAWohAUGZASECDN8BCyABQQ\
FqIQFBmgEhAgzeAQtBsgEhAiABIARGDfYBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQebUAGotAABHDSMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPcBCyADQQA2AgAgBk\
EBaiEBQScMIwtBsQEhAiABIARGDfUBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQeTUAGotAABHDSIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPYBCyADQQA2AgAgBkEBai\
EBQRwMIgtBsAEhAiABIARGDfQBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQd7UAGotAABHDSEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPUBCyADQQA2AgAgBkEBaiEBQQ\
YMIQtBrwEhAiABIARGDfMBIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQdnUAGotAABHDSAgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPQBCyADQQA2AgAgBkEBaiEBQRkMIA\
sgASAERgRAQa4BIQIM8wELAkACQAJAAkAgAS0AAEEtaw4jACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkASQkJCQkAiQkJAMkCyABQQFqIQFBjgEhAgzcAQsgAUEBaiEBQY8BIQIM2wELIAFBAWohAUGUASECDNoBCy\
ABQQFqIQFBlQEhAgzZAQtBrQEhAiABIARGDfEBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQdfUAGotAABHDR4gAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPIBCyADQQA2Ag\
AgBkEBaiEBQQsMHgsgASAERgRAQawBIQIM8QELAkACQCABLQAAQcEAaw4DACABIAsgAUEBaiEBQZABIQIM2AELIAFBAWohAUGTASECDNcBCyABIARGBEBBqwEhAgzwAQsCQAJAIAEtAABBwQBrDg8AHx8fHx8fHx\
8fHx8fHwEfCyABQQFqIQFBkQEhAgzXAQsgAUEBaiEBQZIBIQIM1gELIAEgBEYEQEGqASECDO8BCyABLQAAQcwARw0cIAFBAWohAUEKDBsLQakBIQIgASAERg3tASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQA\
NAIAEtAAAgAEHR1ABqLQAARw0aIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzuAQsgA0EANgIAIAZBAWohAUEeDBoLQagBIQIgASAERg3sASADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIA\
EtAAAgAEHK1ABqLQAARw0ZIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAztAQsgA0EANgIAIAZBAWohAUEVDBkLQacBIQIgASAERg3rASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAA\
AgAEHH1ABqLQAARw0YIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzsAQsgA0EANgIAIAZBAWohAUEXDBgLQaYBIQIgASAERg3qASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAE\
HB1ABqLQAARw0XIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzrAQsgA0EANgIAIAZBAWohAUEYDBcLIAEgBEYEQEGlASECDOoBCwJAAkAgAS0AAEHJAGsOBwAZGRkZGQEZCyABQQFqIQFBiwEhAg\
zRAQsgAUEBaiEBQYwBIQIM0AELQaQBIQIgASAERg3oASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw0VIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzpAQsgA0\
EANgIAIAZBAWohAUEJDBULQaMBIQIgASAERg3nASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw0UIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzoAQsgA0EANg\
IAIAZBAWohAUEfDBQLQaIBIQIgASAERg3mASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEG+1ABqLQAARw0TIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAznAQsgA0EANgIAIA\
ZBAWohAUECDBMLQaEBIQIgASAERg3lASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYDQCABLQAAIABBvNQAai0AAEcNESAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5QELIAEgBEYEQEGgASECDO\
UBC0EBIAEtAABB3wBHDREaIAFBAWohAUGHASECDMsBCyADQQA2AgAgBkEBaiEBQYgBIQIMygELQZ8BIQIgASAERg3iASADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw0PIABBCE\
YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzjAQsgA0EANgIAIAZBAWohAUEpDA8LQZ4BIQIgASAERg3hASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEG41ABqLQAARw0OIABBA0YNAS\
AAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAziAQsgA0EANgIAIAZBAWohAUEtDA4LIAEgBEYEQEGdASECDOEBCyABLQAAQcUARw0OIAFBAWohAUGEASECDMcBCyABIARGBEBBnAEhAgzgAQsCQAJAIAEtAABBzA\
BrDggADw8PDw8PAQ8LIAFBAWohAUGCASECDMcBCyABQQFqIQFBgwEhAgzGAQtBmwEhAiABIARGDd4BIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQbPUAGotAABHDQsgAEEERg0BIABBAWohAC\
AEIAFBAWoiAUcNAAsgAyAFNgIADN8BCyADQQA2AgAgBkEBaiEBQSMMCwtBmgEhAiABIARGDd0BIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDUAGotAABHDQogAEECRg0BIABBAWohACAEIA\
FBAWoiAUcNAAsgAyAFNgIADN4BCyADQQA2AgAgBkEBaiEBQQAMCgsgASAERgRAQZkBIQIM3QELAkACQCABLQAAQcgAaw4IAAwMDAwMDAEMCyABQQFqIQFB/QAhAgzEAQsgAUEBaiEBQYABIQIMwwELIAEgBEYEQE\
GYASECDNwBCwJAAkAgAS0AAEHOAGsOAwALAQsLIAFBAWohAUH+ACECDMMBCyABQQFqIQFB/wAhAgzCAQsgASAERgRAQZcBIQIM2wELIAEtAABB2QBHDQggAUEBaiEBQQgMBwtBlgEhAiABIARGDdkBIAMoAgAiAC\
AEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQazUAGotAABHDQYgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNoBCyADQQA2AgAgBkEBaiEBQQUMBgtBlQEhAiABIARGDdgBIAMoAgAiACAEIA\
FraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQabUAGotAABHDQUgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNkBCyADQQA2AgAgBkEBaiEBQRYMBQtBlAEhAiABIARGDdcBIAMoAgAiACAEIAFrai\
EFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDQQgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNgBCyADQQA2AgAgBkEBaiEBQRAMBAsgASAERgRAQZMBIQIM1wELAkACQCABLQAAQcMAaw\
4MAAYGBgYGBgYGBgYBBgsgAUEBaiEBQfkAIQIMvgELIAFBAWohAUH6ACECDL0BC0GSASECIAEgBEYN1QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBoNQAai0AAEcNAiAAQQVGDQEgAEEBai\
EAIAQgAUEBaiIBRw0ACyADIAU2AgAM1gELIANBADYCACAGQQFqIQFBJAwCCyADQQA2AgAMAgsgASAERgRAQZEBIQIM1AELIAEtAABBzABHDQEgAUEBaiEBQRMLOgApIAMoAgQhACADQQA2AgQgAyAAIAEQLiIADQ\
IMAQtBACECIANBADYCHCADIAE2AhQgA0H+HzYCECADQQY2AgwM0QELQfgAIQIMtwELIANBkAE2AhwgAyABNgIUIAMgADYCDEEAIQIMzwELQQAhAAJAIAMoAjgiAkUNACACKAJAIgJFDQAgAyACEQAAIQALIABFDQ\
AgAEEVRg0BIANBADYCHCADIAE2AhQgA0GCDzYCECADQSA2AgxBACECDM4BC0H3ACECDLQBCyADQY8BNgIcIAMgATYCFCADQewbNgIQIANBFTYCDEEAIQIMzAELIAEgBEYEQEGPASECDMwBCwJAIAEtAABBIEYEQC\
ABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZsfNgIQIANBBjYCDEEAIQIMzAELQQIhAgyyAQsDQCABLQAAQSBHDQIgBCABQQFqIgFHDQALQY4BIQIMygELIAEgBEYEQEGNASECDMoBCwJAIAEtAABBCWsOBEoAAE\
oAC0H1ACECDLABCyADLQApQQVGBEBB9gAhAgywAQtB9AAhAgyvAQsgASAERgRAQYwBIQIMyAELIANBEDYCCCADIAE2AgQMCgsgASAERgRAQYsBIQIMxwELAkAgAS0AAEEJaw4ERwAARwALQfMAIQIMrQELIAEgBE\
cEQCADQRA2AgggAyABNgIEQfEAIQIMrQELQYoBIQIMxQELAkAgASAERwRAA0AgAS0AAEGg0ABqLQAAIgBBA0cEQAJAIABBAWsOAkkABAtB8AAhAgyvAQsgBCABQQFqIgFHDQALQYgBIQIMxgELQYgBIQIMxQELIA\
NBADYCHCADIAE2AhQgA0HbIDYCECADQQc2AgxBACECDMQBCyABIARGBEBBiQEhAgzEAQsCQAJAAkAgAS0AAEGg0gBqLQAAQQFrDgNGAgABC0HyACECDKwBCyADQQA2AhwgAyABNgIUIANBtBI2AhAgA0EHNgIMQQ\
AhAgzEAQtB6gAhAgyqAQsgASAERwRAIAFBAWohAUHvACECDKoBC0GHASECDMIBCyAEIAEiAEYEQEGGASECDMIBCyAALQAAIgFBL0YEQCAAQQFqIQFB7gAhAgypAQsgAUEJayICQRdLDQEgACEBQQEgAnRBm4CABH\
ENQQwBCyAEIAEiAEYEQEGFASECDMEBCyAALQAAQS9HDQAgAEEBaiEBDAMLQQAhAiADQQA2AhwgAyAANgIUIANB2yA2AhAgA0EHNgIMDL8BCwJAAkACQAJAAkADQCABLQAAQaDOAGotAAAiAEEFRwRAAkACQCAAQQ\
FrDghHBQYHCAAEAQgLQesAIQIMrQELIAFBAWohAUHtACECDKwBCyAEIAFBAWoiAUcNAAtBhAEhAgzDAQsgAUEBagwUCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQdsANgIcIAMgATYCFCADIAA2AgxBAC\
ECDMEBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDMABCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDL8BCy\
ADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy+AQsgASAERgRAQYMBIQIMvgELAkAgAS0AAEGgzgBqLQAAQQFrDgg+BAUGAAgCAwcLIAFBAWohAQtBAyECDKMBCyABQQFqDA0LQQAhAiADQQA2AhwgA0\
HREjYCECADQQc2AgwgAyABQQFqNgIUDLoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDLkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQd0ANgIcIA\
MgATYCFCADIAA2AgxBACECDLgBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDLcBCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy2AQtB7AAhAg\
ycAQsgASAERgRAQYIBIQIMtQELIAFBAWoMAgsgASAERgRAQYEBIQIMtAELIAFBAWoMAQsgASAERg0BIAFBAWoLIQFBBCECDJgBC0GAASECDLABCwNAIAEtAABBoMwAai0AACIAQQJHBEAgAEEBRwRAQekAIQIMmQ\
ELDDELIAQgAUEBaiIBRw0AC0H/ACECDK8BCyABIARGBEBB/gAhAgyvAQsCQCABLQAAQQlrDjcvAwYvBAYGBgYGBgYGBgYGBgYGBgYGBgUGBgIGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYABgsgAUEBagshAU\
EFIQIMlAELIAFBAWoMBgsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgyrAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HdADYCHCADIAE2AhQgAyAANg\
IMQQAhAgyqAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgypAQsgA0EANgIcIAMgATYCFCADQY0UNgIQIANBBzYCDEEAIQIMqAELAkACQAJAAkADQCABLQAAQa\
DKAGotAAAiAEEFRwRAAkAgAEEBaw4GLgMEBQYABgtB6AAhAgyUAQsgBCABQQFqIgFHDQALQf0AIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIA\
MoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqAELIANBADYCHC\
ADIAE2AhQgA0HkCDYCECADQQc2AgxBACECDKcBCyABIARGDQEgAUEBagshAUEGIQIMjAELQfwAIQIMpAELAkACQAJAAkADQCABLQAAQaDIAGotAAAiAEEFRwRAIABBAWsOBCkCAwQFCyAEIAFBAWoiAUcNAAtB+w\
AhAgynAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgymAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgylAQ\
sgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgykAQsgA0EANgIcIAMgATYCFCADQbwKNgIQIANBBzYCDEEAIQIMowELQc8AIQIMiQELQdEAIQIMiAELQecAIQIMhw\
ELIAEgBEYEQEH6ACECDKABCwJAIAEtAABBCWsOBCAAACAACyABQQFqIQFB5gAhAgyGAQsgASAERgRAQfkAIQIMnwELAkAgAS0AAEEJaw4EHwAAHwALQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQ\
ALIABFBEBB4gEhAgyGAQsgAEEVRwRAIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDJ8BCyADQfgANgIcIAMgATYCFCADQeoaNgIQIANBFTYCDEEAIQIMngELIAEgBEcEQCADQQ02AgggAyABNgIEQe\
QAIQIMhQELQfcAIQIMnQELIAEgBEYEQEH2ACECDJ0BCwJAAkACQCABLQAAQcgAaw4LAAELCwsLCwsLCwILCyABQQFqIQFB3QAhAgyFAQsgAUEBaiEBQeAAIQIMhAELIAFBAWohAUHjACECDIMBC0H1ACECIAEgBE\
YNmwEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBtdUAai0AAEcNCCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMnAELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQC\
ADQfQANgIcIAMgATYCFCADIAA2AgxBACECDJwBC0HiACECDIIBC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQ\
IMnAELQeEAIQIMggELIANB8wA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyaAQsgAy0AKSIAQSNrQQtJDQkCQCAAQQZLDQBBASAAdEHKAHFFDQAMCgtBACECIANBADYCHCADIAE2AhQgA0HtCTYCECADQQ\
g2AgwMmQELQfIAIQIgASAERg2YASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGz1QBqLQAARw0FIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAQsgAygCBCEAIANCADcDAC\
ADIAAgBkEBaiIBECsiAARAIANB8QA2AhwgAyABNgIUIAMgADYCDEEAIQIMmQELQd8AIQIMfwtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0\
HqDTYCECADQSY2AgxBACECDJkBC0HeACECDH8LIANB8AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyXAQsgAy0AKUEhRg0GIANBADYCHCADIAE2AhQgA0GRCjYCECADQQg2AgxBACECDJYBC0HvACECIA\
EgBEYNlQEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMlgELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIg\
BFDQIgA0HtADYCHCADIAE2AhQgAyAANgIMQQAhAgyVAQsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNgAEgA0HuADYCHCADIAE2AhQgAyAANgIMQQAhAgyTAQtB3AAhAgx5C0EAIQACQCADKAI4Ig\
JFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMkwELQdsAIQIMeQsgA0HsADYCHCADIAE2AhQgA0GAGzYCECADQRU2AgxBACECDJEBCy\
ADLQApIgBBI0kNACAAQS5GDQAgA0EANgIcIAMgATYCFCADQckJNgIQIANBCDYCDEEAIQIMkAELQdoAIQIMdgsgASAERgRAQesAIQIMjwELAkAgAS0AAEEvRgRAIAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBsj\
g2AhAgA0EINgIMQQAhAgyPAQtB2QAhAgx1CyABIARHBEAgA0EONgIIIAMgATYCBEHYACECDHULQeoAIQIMjQELIAEgBEYEQEHpACECDI0BCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHXACECDH\
QLIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ16IANB6AA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAEgBEYEQEHnACECDIwBCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIg\
BFDXsgA0HmADYCHCADIAE2AhQgAyAANgIMQQAhAgyMAQtB1gAhAgxyCyABIARGBEBB5QAhAgyLAQtBACEAQQEhBUEBIQdBACECAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkAgAS0AAEEwaw4KCgkAAQIDBAUGCA\
sLQQIMBgtBAwwFC0EEDAQLQQUMAwtBBgwCC0EHDAELQQgLIQJBACEFQQAhBwwCC0EJIQJBASEAQQAhBUEAIQcMAQtBACEFQQEhAgsgAyACOgArIAFBAWohAQJAAkAgAy0ALkEQcQ0AAkACQAJAIAMtACoOAwEAAg\
QLIAdFDQMMAgsgAA0BDAILIAVFDQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ0CIANB4gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ19IANB4wA2AhwgAyABNg\
IUIAMgADYCDEEAIQIMjAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5AA2AhwgAyABNgIUIAMgADYCDAyLAQtB1AAhAgxxCyADLQApQSJGDYYBQdMAIQIMcAtBACEAAkAgAygCOCICRQ0AIAIoAkQiAk\
UNACADIAIRAAAhAAsgAEUEQEHVACECDHALIABBFUcEQCADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgyJAQsgA0HhADYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDIgBCyABIARGBEBB4AAhAg\
yIAQsCQAJAAkACQAJAIAEtAABBCmsOBAEEBAAECyABQQFqIQEMAQsgAUEBaiEBIANBL2otAABBAXFFDQELQdIAIQIMcAsgA0EANgIcIAMgATYCFCADQbYRNgIQIANBCTYCDEEAIQIMiAELIANBADYCHCADIAE2Ah\
QgA0G2ETYCECADQQk2AgxBACECDIcBCyABIARGBEBB3wAhAgyHAQsgAS0AAEEKRgRAIAFBAWohAQwJCyADLQAuQcAAcQ0IIANBADYCHCADIAE2AhQgA0G2ETYCECADQQI2AgxBACECDIYBCyABIARGBEBB3QAhAg\
yGAQsgAS0AACICQQ1GBEAgAUEBaiEBQdAAIQIMbQsgASEAIAJBCWsOBAUBAQUBCyAEIAEiAEYEQEHcACECDIUBCyAALQAAQQpHDQAgAEEBagwCC0EAIQIgA0EANgIcIAMgADYCFCADQcotNgIQIANBBzYCDAyDAQ\
sgASAERgRAQdsAIQIMgwELAkAgAS0AAEEJaw4EAwAAAwALIAFBAWoLIQFBzgAhAgxoCyABIARGBEBB2gAhAgyBAQsgAS0AAEEJaw4EAAEBAAELQQAhAiADQQA2AhwgA0GaEjYCECADQQc2AgwgAyABQQFqNgIUDH\
8LIANBgBI7ASpBACEAAkAgAygCOCICRQ0AIAIoAjgiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HZADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDH4LQc0AIQIMZAsgA0EANgIcIAMgATYCFCADQc\
kNNgIQIANBGjYCDEEAIQIMfAsgASAERgRAQdkAIQIMfAsgAS0AAEEgRw09IAFBAWohASADLQAuQQFxDT0gA0EANgIcIAMgATYCFCADQcIcNgIQIANBHjYCDEEAIQIMewsgASAERgRAQdgAIQIMewsCQAJAAkACQA\
JAIAEtAAAiAEEKaw4EAgMDAAELIAFBAWohAUEsIQIMZQsgAEE6Rw0BIANBADYCHCADIAE2AhQgA0HnETYCECADQQo2AgxBACECDH0LIAFBAWohASADQS9qLQAAQQFxRQ1zIAMtADJBgAFxRQRAIANBMmohAiADED\
VBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsCQAJAIAAOFk1MSwEBAQEBAQEBAQEBAQEBAQEBAQABCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgx+CyADQQA2AhwgAyABNgIUIA\
NB5Qs2AhAgA0ERNgIMQQAhAgx9C0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ1ZIABBFUcNASADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgx8C0HLACECDGILQQAhAiADQQ\
A2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDHoLIAMgAy8BMkGAAXI7ATIMOwsgASAERwRAIANBETYCCCADIAE2AgRBygAhAgxgC0HXACECDHgLIAEgBEYEQEHWACECDHgLAkACQAJAAkAgAS0AACIAQSByIAAgAE\
HBAGtB/wFxQRpJG0H/AXFB4wBrDhMAQEBAQEBAQEBAQEBAAUBAQAIDQAsgAUEBaiEBQcYAIQIMYQsgAUEBaiEBQccAIQIMYAsgAUEBaiEBQcgAIQIMXwsgAUEBaiEBQckAIQIMXgtB1QAhAiAEIAEiAEYNdiAEIA\
FrIAMoAgAiAWohBiAAIAFrQQVqIQcDQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQhBBCABQQVGDQoaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHYLQdQAIQIgBCABIgBGDX\
UgBCABayADKAIAIgFqIQYgACABa0EPaiEHA0AgAUGAyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0HQQMgAUEPRg0JGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx1C0HTACECIAQgAS\
IARg10IAQgAWsgAygCACIBaiEGIAAgAWtBDmohBwNAIAFB4scAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNBiABQQ5GDQcgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdAtB0gAhAiAEIA\
EiAEYNcyAEIAFrIAMoAgAiAWohBSAAIAFrQQFqIQYDQCABQeDHAGotAAAgAC0AACIHQSByIAcgB0HBAGtB/wFxQRpJG0H/AXFHDQUgAUEBRg0CIAFBAWohASAEIABBAWoiAEcNAAsgAyAFNgIADHMLIAEgBEYEQE\
HRACECDHMLAkACQCABLQAAIgBBIHIgACAAQcEAa0H/AXFBGkkbQf8BcUHuAGsOBwA5OTk5OQE5CyABQQFqIQFBwwAhAgxaCyABQQFqIQFBxAAhAgxZCyADQQA2AgAgBkEBaiEBQcUAIQIMWAtB0AAhAiAEIAEiAE\
YNcCAEIAFrIAMoAgAiAWohBiAAIAFrQQlqIQcDQCABQdbHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQJBAiABQQlGDQQaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHALQc8AIQIgBC\
ABIgBGDW8gBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUHQxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxvCyAAIQEgA0\
EANgIADDMLQQELOgAsIANBADYCACAHQQFqIQELQS0hAgxSCwJAA0AgAS0AAEHQxQBqLQAAQQFHDQEgBCABQQFqIgFHDQALQc0AIQIMawtBwgAhAgxRCyABIARGBEBBzAAhAgxqCyABLQAAQTpGBEAgAygCBCEAIA\
NBADYCBCADIAAgARAwIgBFDTMgA0HLADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxqCyADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgxpCwJAAkAgAy0ALEECaw4CAAEnCyADQTNqLQAAQQJxRQ0mIA\
MtAC5BAnENJiADQQA2AhwgAyABNgIUIANBphQ2AhAgA0ELNgIMQQAhAgxpCyADLQAyQSBxRQ0lIAMtAC5BAnENJSADQQA2AhwgAyABNgIUIANBvRM2AhAgA0EPNgIMQQAhAgxoC0EAIQACQCADKAI4IgJFDQAgAi\
gCSCICRQ0AIAMgAhEAACEACyAARQRAQcEAIQIMTwsgAEEVRwRAIANBADYCHCADIAE2AhQgA0GmDzYCECADQRw2AgxBACECDGgLIANBygA2AhwgAyABNgIUIANBhRw2AhAgA0EVNgIMQQAhAgxnCyABIARHBEAgAS\
ECA0AgBCACIgFrQRBOBEAgAUEQaiEC/Qz/////////////////////IAH9AAAAIg1BB/1sIA39DODg4ODg4ODg4ODg4ODg4OD9bv0MX19fX19fX19fX19fX19fX/0mIA39DAkJCQkJCQkJCQkJCQkJCQn9I/1Q/V\
L9ZEF/c2giAEEQRg0BIAAgAWohAQwYCyABIARGBEBBxAAhAgxpCyABLQAAQcDBAGotAABBAUcNFyAEIAFBAWoiAkcNAAtBxAAhAgxnC0HEACECDGYLIAEgBEcEQANAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQR\
pJG0H/AXEiAEEJRg0AIABBIEYNAAJAAkACQAJAIABB4wBrDhMAAwMDAwMDAwEDAwMDAwMDAwMCAwsgAUEBaiEBQTYhAgxSCyABQQFqIQFBNyECDFELIAFBAWohAUE4IQIMUAsMFQsgBCABQQFqIgFHDQALQTwhAg\
xmC0E8IQIMZQsgASAERgRAQcgAIQIMZQsgA0ESNgIIIAMgATYCBAJAAkACQAJAAkAgAy0ALEEBaw4EFAABAgkLIAMtADJBIHENA0HgASECDE8LAkAgAy8BMiIAQQhxRQ0AIAMtAChBAUcNACADLQAuQQhxRQ0CCy\
ADIABB9/sDcUGABHI7ATIMCwsgAyADLwEyQRByOwEyDAQLIANBADYCBCADIAEgARAxIgAEQCADQcEANgIcIAMgADYCDCADIAFBAWo2AhRBACECDGYLIAFBAWohAQxYCyADQQA2AhwgAyABNgIUIANB9BM2AhAgA0\
EENgIMQQAhAgxkC0HHACECIAEgBEYNYyADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIABBwMUAai0AACABLQAAQSByRw0BIABBBkYNSiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAxkCyADQQA2AgAMBQ\
sCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkcNAyABQQFqIQEMBQsgBCABQQFqIgFHDQALQcUAIQIMZAtBxQAhAgxjCwsgA0EAOgAsDAELQQshAgxHC0E/IQIMRgsCQAJAA0AgAS0AACIAQSBHBE\
ACQCAAQQprDgQDBQUDAAsgAEEsRg0DDAQLIAQgAUEBaiIBRw0AC0HGACECDGALIANBCDoALAwOCyADLQAoQQFHDQIgAy0ALkEIcQ0CIAMoAgQhACADQQA2AgQgAyAAIAEQMSIABEAgA0HCADYCHCADIAA2AgwgAy\
ABQQFqNgIUQQAhAgxfCyABQQFqIQEMUAtBOyECDEQLAkADQCABLQAAIgBBIEcgAEEJR3ENASAEIAFBAWoiAUcNAAtBwwAhAgxdCwtBPCECDEILAkACQCABIARHBEADQCABLQAAIgBBIEcEQCAAQQprDgQDBAQDBA\
sgBCABQQFqIgFHDQALQT8hAgxdC0E/IQIMXAsgAyADLwEyQSByOwEyDAoLIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQ1OIANBPjYCHCADIAE2AhQgAyAANgIMQQAhAgxaCwJAIAEgBEcEQANAIAEtAABBwMMAai\
0AACIAQQFHBEAgAEECRg0DDAwLIAQgAUEBaiIBRw0AC0E3IQIMWwtBNyECDFoLIAFBAWohAQwEC0E7IQIgBCABIgBGDVggBCABayADKAIAIgFqIQYgACABa0EFaiEHAkADQCABQZDIAGotAAAgAC0AACIFQSByIA\
UgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEFRgRAQQchAQw/CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxZCyADQQA2AgAgACEBDAULQTohAiAEIAEiAEYNVyAEIAFrIAMoAgAiAWohBiAAIAFrQQhqIQcCQA\
NAIAFBtMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQhGBEBBBSEBDD4LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFgLIANBADYCACAAIQEMBAtBOSECIAQgASIARg1WIAQgAW\
sgAygCACIBaiEGIAAgAWtBA2ohBwJAA0AgAUGwwQBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBA0YEQEEGIQEMPQsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMVwsgA0EANgIAIA\
AhAQwDCwJAA0AgAS0AACIAQSBHBEAgAEEKaw4EBwQEBwILIAQgAUEBaiIBRw0AC0E4IQIMVgsgAEEsRw0BIAFBAWohAEEBIQECQAJAAkACQAJAIAMtACxBBWsOBAMBAgQACyAAIQEMBAtBAiEBDAELQQQhAQsgA0\
EBOgAsIAMgAy8BMiABcjsBMiAAIQEMAQsgAyADLwEyQQhyOwEyIAAhAQtBPiECDDsLIANBADoALAtBOSECDDkLIAEgBEYEQEE2IQIMUgsCQAJAAkACQAJAIAEtAABBCmsOBAACAgECCyADKAIEIQAgA0EANgIEIA\
MgACABEDEiAEUNAiADQTM2AhwgAyABNgIUIAMgADYCDEEAIQIMVQsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDAYLIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxUCyADLQAuQQFxBEBB3w\
EhAgw7CyADKAIEIQAgA0EANgIEIAMgACABEDEiAA0BDEkLQTQhAgw5CyADQTU2AhwgAyABNgIUIAMgADYCDEEAIQIMUQtBNSECDDcLIANBL2otAABBAXENACADQQA2AhwgAyABNgIUIANB6xY2AhAgA0EZNgIMQQ\
AhAgxPC0EzIQIMNQsgASAERgRAQTIhAgxOCwJAIAEtAABBCkYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZIXNgIQIANBAzYCDEEAIQIMTgtBMiECDDQLIAEgBEYEQEExIQIMTQsCQCABLQAAIgBBCUYNAC\
AAQSBGDQBBASECAkAgAy0ALEEFaw4EBgQFAA0LIAMgAy8BMkEIcjsBMgwMCyADLQAuQQFxRQ0BIAMtACxBCEcNACADQQA6ACwLQT0hAgwyCyADQQA2AhwgAyABNgIUIANBwhY2AhAgA0EKNgIMQQAhAgxKC0ECIQ\
IMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyDAYLIAEgBEYEQEEwIQIMRwsgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQQFxDQAgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMRgtBMCECDCwLIA\
FBAWohAUExIQIMKwsgASAERgRAQS8hAgxECyABLQAAIgBBCUcgAEEgR3FFBEAgAUEBaiEBIAMtAC5BAXENASADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgxEC0EBIQICQAJAAkACQAJAAkAgAy0ALE\
ECaw4HBQQEAwECAAQLIAMgAy8BMkEIcjsBMgwDC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyC0EvIQIMKwsgA0EANgIcIAMgATYCFCADQYQTNgIQIANBCzYCDEEAIQIMQwtB4QEhAgwpCyABIARGBE\
BBLiECDEILIANBADYCBCADQRI2AgggAyABIAEQMSIADQELQS4hAgwnCyADQS02AhwgAyABNgIUIAMgADYCDEEAIQIMPwtBACEAAkAgAygCOCICRQ0AIAIoAkwiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0\
HYADYCHCADIAE2AhQgA0GzGzYCECADQRU2AgxBACECDD4LQcwAIQIMJAsgA0EANgIcIAMgATYCFCADQbMONgIQIANBHTYCDEEAIQIMPAsgASAERgRAQc4AIQIMPAsgAS0AACIAQSBGDQIgAEE6Rg0BCyADQQA6AC\
xBCSECDCELIAMoAgQhACADQQA2AgQgAyAAIAEQMCIADQEMAgsgAy0ALkEBcQRAQd4BIQIMIAsgAygCBCEAIANBADYCBCADIAAgARAwIgBFDQIgA0EqNgIcIAMgADYCDCADIAFBAWo2AhRBACECDDgLIANBywA2Ah\
wgAyAANgIMIAMgAUEBajYCFEEAIQIMNwsgAUEBaiEBQcAAIQIMHQsgAUEBaiEBDCwLIAEgBEYEQEErIQIMNQsCQCABLQAAQQpGBEAgAUEBaiEBDAELIAMtAC5BwABxRQ0GCyADLQAyQYABcQRAQQAhAAJAIAMoAj\
giAkUNACACKAJcIgJFDQAgAyACEQAAIQALIABFDRIgAEEVRgRAIANBBTYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDDYLIANBADYCHCADIAE2AhQgA0GQDjYCECADQRQ2AgxBACECDDULIANBMmohAiADED\
VBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsgAA4WAgEABAQEBAQEBAQEBAQEBAQEBAQEAwQLIANBAToAMAsgAiACLwEAQcAAcjsBAAtBKyECDBgLIANBKTYCHCADIAE2AhQgA0GsGTYCECADQR\
U2AgxBACECDDALIANBADYCHCADIAE2AhQgA0HlCzYCECADQRE2AgxBACECDC8LIANBADYCHCADIAE2AhQgA0GlCzYCECADQQI2AgxBACECDC4LQQEhByADLwEyIgVBCHFFBEAgAykDIEIAUiEHCwJAIAMtADAEQE\
EBIQAgAy0AKUEFRg0BIAVBwABxRSAHcUUNAQsCQCADLQAoIgJBAkYEQEEBIQAgAy8BNCIGQeUARg0CQQAhACAFQcAAcQ0CIAZB5ABGDQIgBkHmAGtBAkkNAiAGQcwBRg0CIAZBsAJGDQIMAQtBACEAIAVBwABxDQ\
ELQQIhACAFQQhxDQAgBUGABHEEQAJAIAJBAUcNACADLQAuQQpxDQBBBSEADAILQQQhAAwBCyAFQSBxRQRAIAMQNkEAR0ECdCEADAELQQBBAyADKQMgUBshAAsgAEEBaw4FAgAHAQMEC0ERIQIMEwsgA0EBOgAxDC\
kLQQAhAgJAIAMoAjgiAEUNACAAKAIwIgBFDQAgAyAAEQAAIQILIAJFDSYgAkEVRgRAIANBAzYCHCADIAE2AhQgA0HSGzYCECADQRU2AgxBACECDCsLQQAhAiADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMDC\
oLIANBADYCHCADIAE2AhQgA0H5IDYCECADQQ82AgxBACECDCkLQQAhAAJAIAMoAjgiAkUNACACKAIwIgJFDQAgAyACEQAAIQALIAANAQtBDiECDA4LIABBFUYEQCADQQI2AhwgAyABNgIUIANB0hs2AhAgA0EVNg\
IMQQAhAgwnCyADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMQQAhAgwmC0EqIQIMDAsgASAERwRAIANBCTYCCCADIAE2AgRBKSECDAwLQSYhAgwkCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCi\
AMVARAQSUhAgwkCyADKAIEIQAgA0EANgIEIAMgACABIAynaiIBEDIiAEUNACADQQU2AhwgAyABNgIUIAMgADYCDEEAIQIMIwtBDyECDAkLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQCABLQAAQTBrDjcXFgABAgMEBQYHFBQUFBQUFAgJCgsMDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUDg8QERITFAtCAiEKDBYLQgMhCgwVC0IEIQoMFAtCBSEKDBMLQgYhCgwSC0IHIQoMEQtCCCEKDB\
ALQgkhCgwPC0IKIQoMDgtCCyEKDA0LQgwhCgwMC0INIQoMCwtCDiEKDAoLQg8hCgwJC0IKIQoMCAtCCyEKDAcLQgwhCgwGC0INIQoMBQtCDiEKDAQLQg8hCgwDCyADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNg\
IMQQAhAgwhCyABIARGBEBBIiECDCELQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FRQAAQIDBAUGBxYWFhYWFhYICQoLDA0WFhYWFhYWFhYWFhYWFhYWFhYWFh\
YWFhYWFg4PEBESExYLQgIhCgwUC0IDIQoMEwtCBCEKDBILQgUhCgwRC0IGIQoMEAtCByEKDA8LQgghCgwOC0IJIQoMDQtCCiEKDAwLQgshCgwLC0IMIQoMCgtCDSEKDAkLQg4hCgwIC0IPIQoMBwtCCiEKDAYLQg\
shCgwFC0IMIQoMBAtCDSEKDAMLQg4hCgwCC0IPIQoMAQtCASEKCyABQQFqIQEgAykDICILQv//////////D1gEQCADIAtCBIYgCoQ3AyAMAgsgA0EANgIcIAMgATYCFCADQbUJNgIQIANBDDYCDEEAIQIMHgtBJy\
ECDAQLQSghAgwDCyADIAE6ACwgA0EANgIAIAdBAWohAUEMIQIMAgsgA0EANgIAIAZBAWohAUEKIQIMAQsgAUEBaiEBQQghAgwACwALQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBcLQQAhAiADQQ\
A2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBYLQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBULQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDBQLQQAhAiADQQA2AhwgAyABNgIUIA\
NB0hE2AhAgA0EJNgIMDBMLQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBILQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBELQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNg\
IMDBALQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDA8LQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDA4LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDA0LQQAhAiADQQ\
A2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDAwLQQAhAiADQQA2AhwgAyABNgIUIANBmRM2AhAgA0ELNgIMDAsLQQAhAiADQQA2AhwgAyABNgIUIANBnQk2AhAgA0ELNgIMDAoLQQAhAiADQQA2AhwgAyABNgIUIA\
NBlxA2AhAgA0EKNgIMDAkLQQAhAiADQQA2AhwgAyABNgIUIANBsRA2AhAgA0EKNgIMDAgLQQAhAiADQQA2AhwgAyABNgIUIANBux02AhAgA0ECNgIMDAcLQQAhAiADQQA2AhwgAyABNgIUIANBlhY2AhAgA0ECNg\
IMDAYLQQAhAiADQQA2AhwgAyABNgIUIANB+Rg2AhAgA0ECNgIMDAULQQAhAiADQQA2AhwgAyABNgIUIANBxBg2AhAgA0ECNgIMDAQLIANBAjYCHCADIAE2AhQgA0GpHjYCECADQRY2AgxBACECDAMLQd4AIQIgAS\
AERg0CIAlBCGohByADKAIAIQUCQAJAIAEgBEcEQCAFQZbIAGohCCAEIAVqIAFrIQYgBUF/c0EKaiIFIAFqIQADQCABLQAAIAgtAABHBEBBAiEIDAMLIAVFBEBBACEIIAAhAQwDCyAFQQFrIQUgCEEBaiEIIAQgAU\
EBaiIBRw0ACyAGIQUgBCEBCyAHQQE2AgAgAyAFNgIADAELIANBADYCACAHIAg2AgALIAcgATYCBCAJKAIMIQACQAJAIAkoAghBAWsOAgQBAAsgA0EANgIcIANBwh42AhAgA0EXNgIMIAMgAEEBajYCFEEAIQIMAw\
sgA0EANgIcIAMgADYCFCADQdceNgIQIANBCTYCDEEAIQIMAgsgASAERgRAQSghAgwCCyADQQk2AgggAyABNgIEQSchAgwBCyABIARGBEBBASECDAELA0ACQAJAAkAgAS0AAEEKaw4EAAEBAAELIAFBAWohAQwBCy\
ABQQFqIQEgAy0ALkEgcQ0AQQAhAiADQQA2AhwgAyABNgIUIANBoSE2AhAgA0EFNgIMDAILQQEhAiABIARHDQALCyAJQRBqJAAgAkUEQCADKAIMIQAMAQsgAyACNgIcQQAhACADKAIEIgFFDQAgAyABIAQgAygCCB\
EBACIBRQ0AIAMgBDYCFCADIAE2AgwgASEACyAAC74CAQJ/IABBADoAACAAQeQAaiIBQQFrQQA6AAAgAEEAOgACIABBADoAASABQQNrQQA6AAAgAUECa0EAOgAAIABBADoAAyABQQRrQQA6AABBACAAa0EDcSIBIA\
BqIgBBADYCAEHkACABa0F8cSICIABqIgFBBGtBADYCAAJAIAJBCUkNACAAQQA2AgggAEEANgIEIAFBCGtBADYCACABQQxrQQA2AgAgAkEZSQ0AIABBADYCGCAAQQA2AhQgAEEANgIQIABBADYCDCABQRBrQQA2Ag\
AgAUEUa0EANgIAIAFBGGtBADYCACABQRxrQQA2AgAgAiAAQQRxQRhyIgJrIgFBIEkNACAAIAJqIQADQCAAQgA3AxggAEIANwMQIABCADcDCCAAQgA3AwAgAEEgaiEAIAFBIGsiAUEfSw0ACwsLVgEBfwJAIAAoAg\
wNAAJAAkACQAJAIAAtADEOAwEAAwILIAAoAjgiAUUNACABKAIwIgFFDQAgACABEQAAIgENAwtBAA8LAAsgAEHKGTYCEEEOIQELIAELGgAgACgCDEUEQCAAQd4fNgIQIABBFTYCDAsLFAAgACgCDEEVRgRAIABBAD\
YCDAsLFAAgACgCDEEWRgRAIABBADYCDAsLBwAgACgCDAsHACAAKAIQCwkAIAAgATYCEAsHACAAKAIUCysAAkAgAEEnTw0AQv//////CSAArYhCAYNQDQAgAEECdEHQOGooAgAPCwALFwAgAEEvTwRAAAsgAEECdE\
HsOWooAgALvwkBAX9B9C0hAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBA\
VhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYW\
FhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYW\
FhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYW\
FhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYW\
FhYWFhX2BhC0HqLA8LQZgmDwtB7TEPC0GgNw8LQckpDwtBtCkPC0GWLQ8LQesrDwtBojUPC0HbNA8LQeApDwtB4yQPC0HVJA8LQe4kDwtB5iUPC0HKNA8LQdA3DwtBqjUPC0H1LA8LQfYmDwtBgiIPC0HyMw8LQb\
4oDwtB5zcPC0HNIQ8LQcAhDwtBuCUPC0HLJQ8LQZYkDwtBjzQPC0HNNQ8LQd0qDwtB7jMPC0GcNA8LQZ4xDwtB9DUPC0HlIg8LQa8lDwtBmTEPC0GyNg8LQfk2DwtBxDIPC0HdLA8LQYIxDwtBwTEPC0GNNw8LQc\
kkDwtB7DYPC0HnKg8LQcgjDwtB4iEPC0HJNw8LQaUiDwtBlCIPC0HbNg8LQd41DwtBhiYPC0G8Kw8LQYsyDwtBoCMPC0H2MA8LQYAsDwtBiSsPC0GkJg8LQfIjDwtBgSgPC0GrMg8LQesnDwtBwjYPC0GiJA8LQc\
8qDwtB3CMPC0GHJw8LQeQ0DwtBtyIPC0GtMQ8LQdUiDwtBrzQPC0HeJg8LQdYyDwtB9DQPC0GBOA8LQfQ3DwtBkjYPC0GdJw8LQYIpDwtBjSMPC0HXMQ8LQb01DwtBtDcPC0HYMA8LQbYnDwtBmjgPC0GnKg8LQc\
QnDwtBriMPC0H1Ig8LAAtByiYhAQsgAQsXACAAIAAvAS5B/v8DcSABQQBHcjsBLgsaACAAIAAvAS5B/f8DcSABQQBHQQF0cjsBLgsaACAAIAAvAS5B+/8DcSABQQBHQQJ0cjsBLgsaACAAIAAvAS5B9/8DcSABQQ\
BHQQN0cjsBLgsaACAAIAAvAS5B7/8DcSABQQBHQQR0cjsBLgsaACAAIAAvAS5B3/8DcSABQQBHQQV0cjsBLgsaACAAIAAvAS5Bv/8DcSABQQBHQQZ0cjsBLgsaACAAIAAvAS5B//4DcSABQQBHQQd0cjsBLgsaAC\
AAIAAvAS5B//0DcSABQQBHQQh0cjsBLgsaACAAIAAvAS5B//sDcSABQQBHQQl0cjsBLgs+AQJ/AkAgACgCOCIDRQ0AIAMoAgQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeESNgIQQRghBAsgBAs+AQJ/Ak\
AgACgCOCIDRQ0AIAMoAggiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfwRNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAgwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQewKNgIQQRghBAsgBA\
s+AQJ/AkAgACgCOCIDRQ0AIAMoAhAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfoeNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQcsQNgIQQR\
ghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhgiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQbcfNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQb\
8VNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQf4INgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiAiA0UNACAAIAEgAiABayADEQEAIgRBf0\
cNACAAQYwdNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeYVNgIQQRghBAsgBAs4ACAAAn8gAC8BMkEUcUEURgRAQQEgAC0AKEEBRg0BGiAALwE0Qe\
UARgwBCyAALQApQQVGCzoAMAtZAQJ/AkAgAC0AKEEBRg0AIAAvATQiAUHkAGtB5ABJDQAgAUHMAUYNACABQbACRg0AIAAvATIiAEHAAHENAEEBIQIgAEGIBHFBgARGDQAgAEEocUUhAgsgAguMAQECfwJAAkACQC\
AALQAqRQ0AIAAtACtFDQAgAC8BMiIBQQJxRQ0BDAILIAAvATIiAUEBcUUNAQtBASECIAAtAChBAUYNACAALwE0IgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNACABQcAAcQ0AQQAhAiABQYgEcUGABEYNACABQS\
hxQQBHIQILIAILcwAgAEEQav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEwav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEgav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAE\
H9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0\
GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIA\
I2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAg\
giA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdH\
FoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCA\
RAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQ\
tByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAh\
ghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQ\
A2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKA\
IAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAg\
AiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIA\
EoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAy\
ADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIA\
EgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAE\
HQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2Ag\
BBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBE\
BBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/N\
gAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpN\
kAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNg\
IACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBE\
BBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkN\
kAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAU\
EgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ\
9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZAC\
EBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0\
EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABai\
IANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDA\
YLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANg\
IADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQY\
zZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2Ag\
AgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///w\
dNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDA\
ELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCC\
IBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQb\
TZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAh\
AiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQ\
ACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+ai\
EFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAA\
JAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBC\
AANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCEC\
IBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBC\
ACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B0\
0EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAU\
EBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIA\
AgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNg\
IAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEai\
IHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIA\
I2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQ\
EAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdm\
VyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2\
QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIH\
N0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl\
9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbX\
BsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYm\
FjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcn\
JvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm\
9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW\
52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbg\
BJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdX\
JsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYm\
UgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW\
5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYW\
xsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YW\
x1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbH\
VlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZX\
h0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIH\
ZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW\
5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcG\
F1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl\
9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZS\
BsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZX\
IgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZm\
FjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd2\
9yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIG\
NoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVk\
lUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0\
FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUk\
VDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1\
JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUk\
FSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRU\
dBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV0\
5fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUg\
BHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAE\
hQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0\
NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0\
VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1\
dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTk\
VPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT0\
5USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRV\
RFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0\
NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSU\
RfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQ\
BPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT0\
9fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQk\
UAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1\
RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1\
BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSV\
JFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSU\
RBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV\
9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFw\
AA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EA\
AA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQ\
AAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAw\
MDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAw\
MDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQ\
UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQ\
UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAg\
ICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQ\
UFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAw\
MDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAw\
MDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUk\
VDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==",C;Object.defineProperty(k,"exports",{get:()=>C||(C=l.from(d,"base64"))})}),
je=(0,W.b)((N,k)=>{"use strict";var l=["GET","HEAD","POST"],d=new Set(l),C=[101,204,205,304],u=[301,302,303,307,308],S=new Set(u),e=["1","7","9","11","13","15",
"17","19","20","21","22","23","25","37","42","43","53","69","77","79","87","95","101","102","103","104","109","110","111","113","115","117","119","123","135","1\
37","139","143","161","179","389","427","465","512","513","514","515","526","530","531","532","540","548","554","556","563","587","601","636","989","990","993",
"995","1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","6566","6665","6666","6667","6668","6669","6679","6697","10080"],B=new Set(e),y=["no\
-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url"],n=["",
...y],f=new Set(y),c=["follow","manual","error"],h=["GET","HEAD","OPTIONS","TRACE"],a=new Set(h),t=["navigate","same-origin","no-cors","cors"],A=["omit","same-o\
rigin","include"],r=["default","no-store","reload","no-cache","force-cache","only-if-cached"],s=["content-encoding","content-language","content-location","conte\
nt-type","content-length"],g=["half"],I=["CONNECT","TRACE","TRACK"],w=new Set(I),D=["audio","audioworklet","font","image","manifest","paintworklet","script","st\
yle","track","video","xslt",""],i=new Set(D);k.exports={subresource:D,forbiddenMethods:I,requestBodyHeader:s,referrerPolicy:n,requestRedirect:c,requestMode:t,requestCredentials:A,
requestCache:r,redirectStatus:u,corsSafeListedMethods:l,nullBodyStatus:C,safeMethods:h,badPorts:e,requestDuplex:g,subresourceSet:i,badPortsSet:B,redirectStatusSet:S,
corsSafeListedMethodsSet:d,safeMethodsSet:a,forbiddenMethodsSet:w,referrerPolicyTokens:f}}),Ct=(0,W.b)((N,k)=>{"use strict";var l=Symbol.for("undici.globalOrigi\
n.1");function d(){return globalThis[l]}function C(u){if(u===void 0){Object.defineProperty(globalThis,l,{value:void 0,writable:!0,enumerable:!1,configurable:!1});
return}let S=new URL(u);if(S.protocol!=="http:"&&S.protocol!=="https:")throw new TypeError(`Only http & https urls are allowed, received ${S.protocol}`);Object.
defineProperty(globalThis,l,{value:S,writable:!0,enumerable:!1,configurable:!1})}k.exports={getGlobalOrigin:d,setGlobalOrigin:C}}),it=(0,W.b)((N,k)=>{"use stric\
t";var l=new TextDecoder;function d(C){return C.length===0?"":(C[0]===239&&C[1]===187&&C[2]===191&&(C=C.subarray(3)),l.decode(C))}k.exports={utf8DecodeBytes:d}}),
Ce=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)("node:assert"),{utf8DecodeBytes:d}=it();function C(s,g,I){let w="";for(;I.position<g.length&&s(g[I.position]);)w+=
g[I.position],I.position++;return w}function u(s,g,I){let w=g.indexOf(s,I.position),D=I.position;return w===-1?(I.position=g.length,g.slice(D)):(I.position=w,g.
slice(D,I.position))}var S=/[\u0009\u000A\u000C\u000D\u0020]/g,e=/[^\x00-\x7F]/;function B(s){return e.test(s)?s.replace(/[A-Z]+/g,g=>g.toLowerCase()):s.toLowerCase()}
function y(s){s=s.replace(S,"");let g=s.length;if(g%4===0&&s.charCodeAt(g-1)===61&&(--g,s.charCodeAt(g-1)===61&&--g),g%4===1||/[^+/0-9A-Za-z]/.test(s.length===g?
s:s.substring(0,g)))return"failure";let I=Buffer.from(s,"base64");return new Uint8Array(I.buffer,I.byteOffset,I.byteLength)}function n(s){return s===9||s===10||
s===12||s===13||s===32}function f(s){let g=s.length;if(65535>g)return String.fromCharCode.apply(null,s);let I="",w=0,D=65535;for(;w<g;)w+D>g&&(D=g-w),I+=String.
fromCharCode.apply(null,s.subarray(w,w+=D));return I}var c=/[^\x00-\xFF]/;function h(s){return l(!c.test(s)),s}function a(s){return JSON.parse(d(s))}function t(s,g=!0,I=!0){
return A(s,g,I,n)}function A(s,g,I,w){let D=0,i=s.length-1;if(g)for(;D<s.length&&w(s.charCodeAt(D));)D++;if(I)for(;i>0&&w(s.charCodeAt(i));)i--;return D===0&&i===
s.length-1?s:s.slice(D,i+1)}function r(s){let g=JSON.stringify(s);if(g===void 0)throw new TypeError("Value is not JSON serializable");return l(typeof g=="string"),
g}k.exports={asciiLowercase:B,collectASequenceOfCodePoints:C,collectASequenceOfCodePointsFast:u,forgivingBase64:y,isASCIIWhitespace:n,isomorphicDecode:f,isomorphicEncode:h,
parseJSONFromBytes:a,removeASCIIWhitespace:t,removeChars:A,serializeJavascriptValueToJSONString:r}}),Ee=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)("node:assert"),
{forgivingBase64:d,collectASequenceOfCodePoints:C,collectASequenceOfCodePointsFast:u,isomorphicDecode:S,removeASCIIWhitespace:e,removeChars:B}=Ce(),y=new TextEncoder,
n=/^[-!#$%&'*+.^_|~A-Za-z0-9]+$/u,f=/[\u000A\u000D\u0009\u0020]/u,c=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/u;function h(Q){l(Q.protocol==="data:");let E=a(Q,!0);
E=E.slice(5);let m={position:0},R=u(",",E,m),p=R.length;if(R=e(R,!0,!0),m.position>=E.length)return"failure";m.position++;let U=E.slice(p+1),L=t(U);if(/;(?:\u0020*)base64$/ui.
test(R)){let F=S(L);if(L=d(F),L==="failure")return"failure";R=R.slice(0,-6),R=R.replace(/(\u0020+)$/u,""),R=R.slice(0,-1)}R.startsWith(";")&&(R="text/plain"+R);
let Y=g(R);return Y==="failure"&&(Y=g("text/plain;charset=US-ASCII")),{mimeType:Y,body:L}}function a(Q,E=!1){if(!E)return Q.href;let m=Q.href,R=Q.hash.length,p=R===
0?m:m.substring(0,m.length-R);return!R&&m.endsWith("#")?p.slice(0,-1):p}function t(Q){let E=y.encode(Q);return s(E)}function A(Q){return Q>=48&&Q<=57||Q>=65&&Q<=
70||Q>=97&&Q<=102}function r(Q){return Q>=48&&Q<=57?Q-48:(Q&223)-55}function s(Q){let E=Q.length,m=new Uint8Array(E),R=0,p=0;for(;p<E;){let U=Q[p];U!==37?m[R++]=
U:U===37&&!(A(Q[p+1])&&A(Q[p+2]))?m[R++]=37:(m[R++]=r(Q[p+1])<<4|r(Q[p+2]),p+=2),++p}return E===R?m:m.subarray(0,R)}function g(Q){Q=i(Q,!0,!0);let E={position:0},
m=u("/",Q,E);if(m.length===0||!n.test(m)||E.position>=Q.length)return"failure";E.position++;let R=u(";",Q,E);if(R=i(R,!1,!0),R.length===0||!n.test(R))return"fai\
lure";let p=m.toLowerCase(),U=R.toLowerCase(),L={type:p,subtype:U,parameters:new Map,essence:`${p}/${U}`};for(;E.position<Q.length;){E.position++,C(J=>f.test(J),
Q,E);let Y=C(J=>J!==";"&&J!=="=",Q,E);if(Y=Y.toLowerCase(),E.position<Q.length){if(Q[E.position]===";")continue;E.position++}if(E.position>=Q.length)break;let F=null;
if(Q[E.position]==='"')F=I(Q,E,!0),u(";",Q,E);else if(F=u(";",Q,E),F=i(F,!1,!0),F.length===0)continue;Y.length!==0&&n.test(Y)&&(F.length===0||c.test(F))&&!L.parameters.
has(Y)&&L.parameters.set(Y,F)}return L}function I(Q,E,m=!1){let R=E.position,p="";for(l(Q[E.position]==='"'),E.position++;p+=C(U=>U!=='"'&&U!=="\\",Q,E),!(E.position>=
Q.length);){let U=Q[E.position];if(E.position++,U==="\\"){if(E.position>=Q.length){p+="\\";break}p+=Q[E.position],E.position++}else{l(U==='"');break}}return m?p:
Q.slice(R,E.position)}function w(Q){l(Q!=="failure");let{parameters:E,essence:m}=Q,R=m;for(let[p,U]of E.entries())R+=";",R+=p,R+="=",n.test(U)||(U=U.replace(/[\\"]/ug,
"\\$&"),U='"'+U,U+='"'),R+=U;return R}function D(Q){return Q===13||Q===10||Q===9||Q===32}function i(Q,E=!0,m=!0){return B(Q,E,m,D)}function o(Q){switch(Q.essence){case"\
application/ecmascript":case"application/javascript":case"application/x-ecmascript":case"application/x-javascript":case"text/ecmascript":case"text/javascript":case"\
text/javascript1.0":case"text/javascript1.1":case"text/javascript1.2":case"text/javascript1.3":case"text/javascript1.4":case"text/javascript1.5":case"text/jscri\
pt":case"text/livescript":case"text/x-ecmascript":case"text/x-javascript":return"text/javascript";case"application/json":case"text/json":return"application/json";case"\
image/svg+xml":return"image/svg+xml";case"text/xml":case"application/xml":return"application/xml"}return Q.subtype.endsWith("+json")?"application/json":Q.subtype.
endsWith("+xml")?"application/xml":""}k.exports={dataURLProcessor:h,URLSerializer:a,stringPercentDecode:t,parseMIMEType:g,collectAnHTTPQuotedString:I,serializeAMimeType:w,
removeHTTPWhitespace:i,minimizeSupportedMimeType:o,HTTP_TOKEN_CODEPOINTS:n}}),ue=(0,W.b)((N,k)=>{"use strict";var l={__proto__:null,"node:crypto":()=>(0,W.a)("n\
ode:crypto"),"node:sqlite":()=>(0,W.a)("node:sqlite"),"node:worker_threads":()=>(0,W.a)("node:worker_threads"),"node:zlib":()=>(0,W.a)("node:zlib")};function d(c){
try{return l[c](),!0}catch(h){if(h.code!=="ERR_UNKNOWN_BUILTIN_MODULE"&&h.code!=="ERR_NO_CRYPTO")throw h;return!1}}function C(c,h){return typeof l[c]()[h]<"u"}var u=[
"markAsUncloneable","zstd"],S={markAsUncloneable:["node:worker_threads","markAsUncloneable"],zstd:["node:zlib","createZstdDecompress"]},e=["crypto","sqlite"],B=[
...e,...u];function y(c){if(e.includes(c))return d(`node:${c}`);if(u.includes(c)){let[h,a]=S[c];return C(h,a)}throw new TypeError(`unknown feature: ${c}`)}var n=class{#A=new Map;clear(){
this.#A.clear()}has(c){return this.#A.get(c)??this.#e(c)}set(c,h){if(B.includes(c)===!1)throw new TypeError(`unknown feature: ${c}`);this.#A.set(c,h)}#e(c){let h=y(
c);return this.#A.set(c,h),h}},f=new n;k.exports.runtimeFeatures=f,k.exports.default=f}),ge=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)("node:assert"),{types:d,inspect:C}=(0,W.a)(
"node:util"),{runtimeFeatures:u}=ue(),S=1,e=2,B=3,y=4,n=5,f=6,c=7,h=8,a=Function.call.bind(Function.prototype[Symbol.hasInstance]),t={converters:{},util:{},errors:{},
is:{}};t.errors.exception=function(A){return new TypeError(`${A.header}: ${A.message}`)},t.errors.conversionFailed=function(A){let r=A.types.length===1?"":" one\
 of",s=`${A.argument} could not be converted to${r}: ${A.types.join(", ")}.`;return t.errors.exception({header:A.prefix,message:s})},t.errors.invalidArgument=function(A){
return t.errors.exception({header:A.prefix,message:`"${A.value}" is an invalid ${A.type}.`})},t.brandCheck=function(A,r){if(!a(r,A)){let s=new TypeError("Illega\
l invocation");throw s.code="ERR_INVALID_THIS",s}},t.brandCheckMultiple=function(A){let r=A.map(s=>t.util.MakeTypeAssertion(s));return s=>{if(r.every(g=>!g(s))){
let g=new TypeError("Illegal invocation");throw g.code="ERR_INVALID_THIS",g}}},t.argumentLengthCheck=function({length:A},r,s){if(A<r)throw t.errors.exception({message:`${r}\
 argument${r!==1?"s":""} required, but${A?" only":""} ${A} found.`,header:s})},t.illegalConstructor=function(){throw t.errors.exception({header:"TypeError",message:"\
Illegal constructor"})},t.util.MakeTypeAssertion=function(A){return r=>a(A,r)},t.util.Type=function(A){switch(typeof A){case"undefined":return S;case"boolean":return e;case"\
string":return B;case"symbol":return y;case"number":return n;case"bigint":return f;case"function":case"object":return A===null?c:h}},t.util.Types={UNDEFINED:S,BOOLEAN:e,
STRING:B,SYMBOL:y,NUMBER:n,BIGINT:f,NULL:c,OBJECT:h},t.util.TypeValueToString=function(A){switch(t.util.Type(A)){case S:return"Undefined";case e:return"Boolean";case B:
return"String";case y:return"Symbol";case n:return"Number";case f:return"BigInt";case c:return"Null";case h:return"Object"}},t.util.markAsUncloneable=u.has("mar\
kAsUncloneable")?(0,W.a)("node:worker_threads").markAsUncloneable:()=>{},t.util.ConvertToInt=function(A,r,s,g){let I,w;r===64?(I=Math.pow(2,53)-1,s==="unsigned"?
w=0:w=Math.pow(-2,53)+1):s==="unsigned"?(w=0,I=Math.pow(2,r)-1):(w=-Math.pow(2,r-1),I=Math.pow(2,r-1)-1);let D=Number(A);if(D===0&&(D=0),t.util.HasFlag(g,t.attributes.
EnforceRange)){if(Number.isNaN(D)||D===Number.POSITIVE_INFINITY||D===Number.NEGATIVE_INFINITY)throw t.errors.exception({header:"Integer conversion",message:`Cou\
ld not convert ${t.util.Stringify(A)} to an integer.`});if(D=t.util.IntegerPart(D),D<w||D>I)throw t.errors.exception({header:"Integer conversion",message:`Value\
 must be between ${w}-${I}, got ${D}.`});return D}return!Number.isNaN(D)&&t.util.HasFlag(g,t.attributes.Clamp)?(D=Math.min(Math.max(D,w),I),Math.floor(D)%2===0?
D=Math.floor(D):D=Math.ceil(D),D):Number.isNaN(D)||D===0&&Object.is(0,D)||D===Number.POSITIVE_INFINITY||D===Number.NEGATIVE_INFINITY?0:(D=t.util.IntegerPart(D),
D=D%Math.pow(2,r),s==="signed"&&D>=Math.pow(2,r-1)?D-Math.pow(2,r):D)},t.util.IntegerPart=function(A){let r=Math.floor(Math.abs(A));return A<0?-1*r:r},t.util.Stringify=
function(A){switch(t.util.Type(A)){case y:return`Symbol(${A.description})`;case h:return C(A);case B:return`"${A}"`;case f:return`${A}n`;default:return`${A}`}},
t.util.IsResizableArrayBuffer=function(A){if(d.isArrayBuffer(A))return A.resizable;if(d.isSharedArrayBuffer(A))return A.growable;throw t.errors.exception({header:"\
IsResizableArrayBuffer",message:`"${t.util.Stringify(A)}" is not an array buffer.`})},t.util.HasFlag=function(A,r){return typeof A=="number"&&(A&r)===r},t.sequenceConverter=
function(A){return(r,s,g,I)=>{if(t.util.Type(r)!==h)throw t.errors.exception({header:s,message:`${g} (${t.util.Stringify(r)}) is not iterable.`});let w=typeof I==
"function"?I():r?.[Symbol.iterator]?.(),D=[],i=0;if(w===void 0||typeof w.next!="function")throw t.errors.exception({header:s,message:`${g} is not iterable.`});for(;;){
let{done:o,value:Q}=w.next();if(o)break;D.push(A(Q,s,`${g}[${i++}]`))}return D}},t.recordConverter=function(A,r){return(s,g,I)=>{if(t.util.Type(s)!==h)throw t.errors.
exception({header:g,message:`${I} ("${t.util.TypeValueToString(s)}") is not an Object.`});let w={};if(!d.isProxy(s)){let i=[...Object.getOwnPropertyNames(s),...Object.
getOwnPropertySymbols(s)];for(let o of i){let Q=t.util.Stringify(o),E=A(o,g,`Key ${Q} in ${I}`),m=r(s[o],g,`${I}[${Q}]`);w[E]=m}return w}let D=Reflect.ownKeys(s);
for(let i of D)if(Reflect.getOwnPropertyDescriptor(s,i)?.enumerable){let o=A(i,g,I),Q=r(s[i],g,I);w[o]=Q}return w}},t.interfaceConverter=function(A,r){return(s,g,I)=>{
if(!A(s))throw t.errors.exception({header:g,message:`Expected ${I} ("${t.util.Stringify(s)}") to be an instance of ${r}.`});return s}},t.dictionaryConverter=function(A){
return A.sort((r,s)=>(r.key>s.key)-(r.key<s.key)),(r,s,g)=>{let I={};if(r!=null&&t.util.Type(r)!==h)throw t.errors.exception({header:s,message:`Expected ${r} to\
 be one of: Null, Undefined, Object.`});for(let w of A){let{key:D,defaultValue:i,required:o,converter:Q}=w;if(o===!0&&(r==null||!Object.hasOwn(r,D)))throw t.errors.
exception({header:s,message:`Missing required key "${D}".`});let E=r?.[D],m=i!==void 0;if(m&&E===void 0&&(E=i()),o||m||E!==void 0){if(E=Q(E,s,`${g}.${D}`),w.allowedValues&&
!w.allowedValues.includes(E))throw t.errors.exception({header:s,message:`${E} is not an accepted type. Expected one of ${w.allowedValues.join(", ")}.`});I[D]=E}}
return I}},t.nullableConverter=function(A){return(r,s,g)=>r===null?r:A(r,s,g)},t.is.USVString=function(A){return typeof A=="string"&&A.isWellFormed()},t.is.ReadableStream=
t.util.MakeTypeAssertion(ReadableStream),t.is.Blob=t.util.MakeTypeAssertion(Blob),t.is.URLSearchParams=t.util.MakeTypeAssertion(URLSearchParams),t.is.File=t.util.
MakeTypeAssertion(File),t.is.URL=t.util.MakeTypeAssertion(URL),t.is.AbortSignal=t.util.MakeTypeAssertion(AbortSignal),t.is.MessagePort=t.util.MakeTypeAssertion(
MessagePort),t.is.BufferSource=function(A){return d.isArrayBuffer(A)||ArrayBuffer.isView(A)&&d.isArrayBuffer(A.buffer)},t.util.getCopyOfBytesHeldByBufferSource=
function(A){let r=A,s=r,g=0,I=0;if(d.isTypedArray(r)||d.isDataView(r)?(s=r.buffer,g=r.byteOffset,I=r.byteLength):(l(d.isAnyArrayBuffer(r)),I=r.byteLength),s.detached)
return new Uint8Array(0);let w=new Uint8Array(I),D=new Uint8Array(s,g,I);return w.set(D),w},t.converters.DOMString=function(A,r,s,g){if(A===null&&t.util.HasFlag(
g,t.attributes.LegacyNullToEmptyString))return"";if(typeof A=="symbol")throw t.errors.exception({header:r,message:`${s} is a symbol, which cannot be converted t\
o a DOMString.`});return String(A)},t.converters.ByteString=function(A,r,s){if(typeof A=="symbol")throw t.errors.exception({header:r,message:`${s} is a symbol, \
which cannot be converted to a ByteString.`});let g=String(A);for(let I=0;I<g.length;I++)if(g.charCodeAt(I)>255)throw new TypeError(`Cannot convert argument to \
a ByteString because the character at index ${I} has a value of ${g.charCodeAt(I)} which is greater than 255.`);return g},t.converters.USVString=function(A){return typeof A==
"string"?A.toWellFormed():`${A}`.toWellFormed()},t.converters.boolean=function(A){return!!A},t.converters.any=function(A){return A},t.converters["long long"]=function(A,r,s){
return t.util.ConvertToInt(A,64,"signed",0,r,s)},t.converters["unsigned long long"]=function(A,r,s){return t.util.ConvertToInt(A,64,"unsigned",0,r,s)},t.converters["\
unsigned long"]=function(A,r,s){return t.util.ConvertToInt(A,32,"unsigned",0,r,s)},t.converters["unsigned short"]=function(A,r,s,g){return t.util.ConvertToInt(A,
16,"unsigned",g,r,s)},t.converters.ArrayBuffer=function(A,r,s,g){if(t.util.Type(A)!==h||!d.isArrayBuffer(A))throw t.errors.conversionFailed({prefix:r,argument:`${s}\
 ("${t.util.Stringify(A)}")`,types:["ArrayBuffer"]});if(!t.util.HasFlag(g,t.attributes.AllowResizable)&&t.util.IsResizableArrayBuffer(A))throw t.errors.exception(
{header:r,message:`${s} cannot be a resizable ArrayBuffer.`});return A},t.converters.SharedArrayBuffer=function(A,r,s,g){if(t.util.Type(A)!==h||!d.isSharedArrayBuffer(
A))throw t.errors.conversionFailed({prefix:r,argument:`${s} ("${t.util.Stringify(A)}")`,types:["SharedArrayBuffer"]});if(!t.util.HasFlag(g,t.attributes.AllowResizable)&&
t.util.IsResizableArrayBuffer(A))throw t.errors.exception({header:r,message:`${s} cannot be a resizable SharedArrayBuffer.`});return A},t.converters.TypedArray=
function(A,r,s,g,I){if(t.util.Type(A)!==h||!d.isTypedArray(A)||A.constructor.name!==r.name)throw t.errors.conversionFailed({prefix:s,argument:`${g} ("${t.util.Stringify(
A)}")`,types:[r.name]});if(!t.util.HasFlag(I,t.attributes.AllowShared)&&d.isSharedArrayBuffer(A.buffer))throw t.errors.exception({header:s,message:`${g} cannot \
be a view on a shared array buffer.`});if(!t.util.HasFlag(I,t.attributes.AllowResizable)&&t.util.IsResizableArrayBuffer(A.buffer))throw t.errors.exception({header:s,
message:`${g} cannot be a view on a resizable array buffer.`});return A},t.converters.DataView=function(A,r,s,g){if(t.util.Type(A)!==h||!d.isDataView(A))throw t.
errors.conversionFailed({prefix:r,argument:`${s} ("${t.util.Stringify(A)}")`,types:["DataView"]});if(!t.util.HasFlag(g,t.attributes.AllowShared)&&d.isSharedArrayBuffer(
A.buffer))throw t.errors.exception({header:r,message:`${s} cannot be a view on a shared array buffer.`});if(!t.util.HasFlag(g,t.attributes.AllowResizable)&&t.util.
IsResizableArrayBuffer(A.buffer))throw t.errors.exception({header:r,message:`${s} cannot be a view on a resizable array buffer.`});return A},t.converters.ArrayBufferView=
function(A,r,s,g){if(t.util.Type(A)!==h||!d.isArrayBufferView(A))throw t.errors.conversionFailed({prefix:r,argument:`${s} ("${t.util.Stringify(A)}")`,types:["Ar\
rayBufferView"]});if(!t.util.HasFlag(g,t.attributes.AllowShared)&&d.isSharedArrayBuffer(A.buffer))throw t.errors.exception({header:r,message:`${s} cannot be a v\
iew on a shared array buffer.`});if(!t.util.HasFlag(g,t.attributes.AllowResizable)&&t.util.IsResizableArrayBuffer(A.buffer))throw t.errors.exception({header:r,message:`${s}\
 cannot be a view on a resizable array buffer.`});return A},t.converters.BufferSource=function(A,r,s,g){if(d.isArrayBuffer(A))return t.converters.ArrayBuffer(A,
r,s,g);if(d.isArrayBufferView(A))return g&=~t.attributes.AllowShared,t.converters.ArrayBufferView(A,r,s,g);throw d.isSharedArrayBuffer(A)?t.errors.exception({header:r,
message:`${s} cannot be a SharedArrayBuffer.`}):t.errors.conversionFailed({prefix:r,argument:`${s} ("${t.util.Stringify(A)}")`,types:["ArrayBuffer","ArrayBuffer\
View"]})},t.converters.AllowSharedBufferSource=function(A,r,s,g){if(d.isArrayBuffer(A))return t.converters.ArrayBuffer(A,r,s,g);if(d.isSharedArrayBuffer(A))return t.
converters.SharedArrayBuffer(A,r,s,g);if(d.isArrayBufferView(A))return g|=t.attributes.AllowShared,t.converters.ArrayBufferView(A,r,s,g);throw t.errors.conversionFailed(
{prefix:r,argument:`${s} ("${t.util.Stringify(A)}")`,types:["ArrayBuffer","SharedArrayBuffer","ArrayBufferView"]})},t.converters["sequence<ByteString>"]=t.sequenceConverter(
t.converters.ByteString),t.converters["sequence<sequence<ByteString>>"]=t.sequenceConverter(t.converters["sequence<ByteString>"]),t.converters["record<ByteStrin\
g, ByteString>"]=t.recordConverter(t.converters.ByteString,t.converters.ByteString),t.converters.Blob=t.interfaceConverter(t.is.Blob,"Blob"),t.converters.AbortSignal=
t.interfaceConverter(t.is.AbortSignal,"AbortSignal"),t.converters.EventHandlerNonNull=function(A){return t.util.Type(A)!==h?null:typeof A=="function"?A:()=>{}},
t.attributes={Clamp:1,EnforceRange:2,AllowShared:4,AllowResizable:8,LegacyNullToEmptyString:16},k.exports={webidl:t}}),he=(0,W.b)((N,k)=>{"use strict";var{Transform:l}=(0,W.a)(
"node:stream"),d=(0,W.a)("node:zlib"),{redirectStatusSet:C,referrerPolicyTokens:u,badPortsSet:S}=je(),{getGlobalOrigin:e}=Ct(),{collectAnHTTPQuotedString:B,parseMIMEType:y}=Ee(),
{performance:n}=(0,W.a)("node:perf_hooks"),{ReadableStreamFrom:f,isValidHTTPToken:c,normalizedMethodRecordsBase:h}=GA(),a=(0,W.a)("node:assert"),{isUint8Array:t}=(0,W.a)(
"node:util/types"),{webidl:A}=ge(),{isomorphicEncode:r,collectASequenceOfCodePoints:s,removeChars:g}=Ce();function I(V){let gA=V.urlList,tA=gA.length;return tA===
0?null:gA[tA-1].toString()}function w(V,gA){if(!C.has(V.status))return null;let tA=V.headersList.get("location",!0);return tA!==null&&p(tA)&&(D(tA)||(tA=i(tA)),
tA=new URL(tA,I(V))),tA&&!tA.hash&&(tA.hash=gA),tA}function D(V){for(let gA=0;gA<V.length;++gA){let tA=V.charCodeAt(gA);if(tA>126||tA<32)return!1}return!0}function i(V){
return Buffer.from(V,"binary").toString("utf8")}function o(V){return V.urlList[V.urlList.length-1]}function Q(V){let gA=o(V);return _A(gA)&&S.has(gA.port)?"bloc\
ked":"allowed"}function E(V){return V instanceof Error||V?.constructor?.name==="Error"||V?.constructor?.name==="DOMException"}function m(V){for(let gA=0;gA<V.length;++gA){
let tA=V.charCodeAt(gA);if(!(tA===9||tA>=32&&tA<=126||tA>=128&&tA<=255))return!1}return!0}var R=c;function p(V){return(V[0]==="	"||V[0]===" "||V[V.length-1]==="\
	"||V[V.length-1]===" "||V.includes(`
`)||V.includes("\r")||V.includes("\0"))===!1}function U(V){let gA=(V.headersList.get("referrer-policy",!0)??"").split(","),tA="";if(gA.length)for(let EA=gA.length;EA!==
0;EA--){let SA=gA[EA-1].trim();if(u.has(SA)){tA=SA;break}}return tA}function L(V,gA){let tA=U(gA);tA!==""&&(V.referrerPolicy=tA)}function Y(){return"allowed"}function F(){
return"success"}function J(){return"success"}function b(V){let gA=null;gA=V.mode,V.headersList.set("sec-fetch-mode",gA,!0)}function H(V){let gA=V.origin;if(!(gA===
"client"||gA===void 0)){if(V.responseTainting==="cors"||V.mode==="websocket")V.headersList.append("origin",gA,!0);else if(V.method!=="GET"&&V.method!=="HEAD"){switch(V.
referrerPolicy){case"no-referrer":gA=null;break;case"no-referrer-when-downgrade":case"strict-origin":case"strict-origin-when-cross-origin":V.origin&&ZA(V.origin)&&
!ZA(o(V))&&(gA=null);break;case"same-origin":z(V,o(V))||(gA=null);break;default:}V.headersList.append("origin",gA,!0)}}}function P(V,gA){return V}function T(V,gA,tA){
return!V?.startTime||V.startTime<gA?{domainLookupStartTime:gA,domainLookupEndTime:gA,connectionStartTime:gA,connectionEndTime:gA,secureConnectionStartTime:gA,ALPNNegotiatedProtocol:V?.
ALPNNegotiatedProtocol}:{domainLookupStartTime:P(V.domainLookupStartTime,tA),domainLookupEndTime:P(V.domainLookupEndTime,tA),connectionStartTime:P(V.connectionStartTime,
tA),connectionEndTime:P(V.connectionEndTime,tA),secureConnectionStartTime:P(V.secureConnectionStartTime,tA),ALPNNegotiatedProtocol:V.ALPNNegotiatedProtocol}}function v(V){
return P(n.now(),V)}function x(V){return{startTime:V.startTime??0,redirectStartTime:0,redirectEndTime:0,postRedirectStartTime:V.startTime??0,finalServiceWorkerStartTime:0,
finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}function X(){return{
referrerPolicy:"strict-origin-when-cross-origin"}}function _(V){return{referrerPolicy:V.referrerPolicy}}function AA(V){let gA=V.referrerPolicy;a(gA);let tA=null;
if(V.referrer==="client"){let FA=e();if(!FA||FA.origin==="null")return"no-referrer";tA=new URL(FA)}else A.is.URL(V.referrer)&&(tA=V.referrer);let EA=q(tA),SA=q(
tA,!0);switch(EA.toString().length>4096&&(EA=SA),gA){case"no-referrer":return"no-referrer";case"origin":return SA??q(tA,!0);case"unsafe-url":return EA;case"stri\
ct-origin":{let FA=o(V);return uA(EA)&&!uA(FA)?"no-referrer":SA}case"strict-origin-when-cross-origin":{let FA=o(V);return z(EA,FA)?EA:uA(EA)&&!uA(FA)?"no-referr\
er":SA}case"same-origin":return z(V,EA)?EA:"no-referrer";case"origin-when-cross-origin":return z(V,EA)?EA:SA;case"no-referrer-when-downgrade":{let FA=o(V);return uA(
EA)&&!uA(FA)?"no-referrer":EA}}}function q(V,gA=!1){return a(A.is.URL(V)),V=new URL(V),PA(V)?"no-referrer":(V.username="",V.password="",V.hash="",gA===!0&&(V.pathname=
"",V.search=""),V)}var rA=RegExp.prototype.test.bind(/^127\.(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)\.){2}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)$/),iA=RegExp.prototype.
test.bind(/^(?:(?:0{1,4}:){7}|(?:0{1,4}:){1,6}:|::)0{0,3}1$/);function CA(V){return V.includes(":")?(V[0]==="["&&V[V.length-1]==="]"&&(V=V.slice(1,-1)),iA(V)):rA(
V)}function dA(V){return V==null||V==="null"?!1:(V=new URL(V),!!(V.protocol==="https:"||V.protocol==="wss:"||CA(V.hostname)||V.hostname==="localhost"||V.hostname===
"localhost."||V.hostname.endsWith(".localhost")||V.hostname.endsWith(".localhost.")||V.protocol==="file:"))}function uA(V){return A.is.URL(V)?V.href==="about:bl\
ank"||V.href==="about:srcdoc"||V.protocol==="data:"||V.protocol==="blob:"?!0:dA(V.origin):!1}function bA(V){}function z(V,gA){return V.origin===gA.origin&&V.origin===
"null"||V.protocol===gA.protocol&&V.hostname===gA.hostname&&V.port===gA.port}function IA(V){return V.controller.state==="aborted"}function cA(V){return V.controller.
state==="aborted"||V.controller.state==="terminated"}function hA(V){return h[V.toLowerCase()]??V}var lA=Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
function MA(V,gA,tA=0,EA=1){class SA{#A;#e;#t;constructor(kA,KA){this.#A=kA,this.#e=KA,this.#t=0}next(){if(typeof this!="object"||this===null||!(#A in this))throw new TypeError(
`'next' called on an object that does not implement interface ${V} Iterator.`);let kA=this.#t,KA=gA(this.#A),OA=KA.length;if(kA>=OA)return{value:void 0,done:!0};
let{[tA]:xA,[EA]:te}=KA[kA];this.#t=kA+1;let Z;switch(this.#e){case"key":Z=xA;break;case"value":Z=te;break;case"key+value":Z=[xA,te];break}return{value:Z,done:!1}}}
return delete SA.prototype.constructor,Object.setPrototypeOf(SA.prototype,lA),Object.defineProperties(SA.prototype,{[Symbol.toStringTag]:{writable:!1,enumerable:!1,
configurable:!0,value:`${V} Iterator`},next:{writable:!0,enumerable:!0,configurable:!0}}),function(FA,kA){return new SA(FA,kA)}}function vA(V,gA,tA,EA=0,SA=1){let FA=MA(
V,tA,EA,SA),kA={keys:{writable:!0,enumerable:!0,configurable:!0,value:function(){return A.brandCheck(this,gA),FA(this,"key")}},values:{writable:!0,enumerable:!0,
configurable:!0,value:function(){return A.brandCheck(this,gA),FA(this,"value")}},entries:{writable:!0,enumerable:!0,configurable:!0,value:function(){return A.brandCheck(
this,gA),FA(this,"key+value")}},forEach:{writable:!0,enumerable:!0,configurable:!0,value:function(KA,OA=globalThis){if(A.brandCheck(this,gA),A.argumentLengthCheck(
arguments,1,`${V}.forEach`),typeof KA!="function")throw new TypeError(`Failed to execute 'forEach' on '${V}': parameter 1 is not of type 'Function'.`);for(let{0:xA,
1:te}of FA(this,"key+value"))KA.call(OA,te,xA,this)}}};return Object.defineProperties(gA.prototype,{...kA,[Symbol.iterator]:{writable:!0,enumerable:!1,configurable:!0,
value:kA.entries.value}})}function WA(V,gA,tA){let EA=gA,SA=tA;try{let FA=V.stream.getReader();YA(FA,EA,SA)}catch(FA){SA(FA)}}function qA(V){try{V.close(),V.byobRequest?.
respond(0)}catch(gA){if(!gA.message.includes("Controller is already closed")&&!gA.message.includes("ReadableStream is already closed"))throw gA}}async function YA(V,gA,tA){
try{let EA=[],SA=0;do{let{done:FA,value:kA}=await V.read();if(FA){gA(Buffer.concat(EA,SA));return}if(!t(kA)){tA(new TypeError("Received non-Uint8Array chunk"));
return}EA.push(kA),SA+=kA.length}while(!0)}catch(EA){tA(EA)}}function PA(V){a("protocol"in V);let gA=V.protocol;return gA==="about:"||gA==="blob:"||gA==="data:"}
function ZA(V){return typeof V=="string"&&V[5]===":"&&V[0]==="h"&&V[1]==="t"&&V[2]==="t"&&V[3]==="p"&&V[4]==="s"||V.protocol==="https:"}function _A(V){a("protoc\
ol"in V);let gA=V.protocol;return gA==="http:"||gA==="https:"}function ee(V,gA){let tA=V;if(!tA.startsWith("bytes"))return"failure";let EA={position:5};if(gA&&s(
OA=>OA==="	"||OA===" ",tA,EA),tA.charCodeAt(EA.position)!==61)return"failure";EA.position++,gA&&s(OA=>OA==="	"||OA===" ",tA,EA);let SA=s(OA=>{let xA=OA.charCodeAt(
0);return xA>=48&&xA<=57},tA,EA),FA=SA.length?Number(SA):null;if(gA&&s(OA=>OA==="	"||OA===" ",tA,EA),tA.charCodeAt(EA.position)!==45)return"failure";EA.position++,
gA&&s(OA=>OA==="	"||OA===" ",tA,EA);let kA=s(OA=>{let xA=OA.charCodeAt(0);return xA>=48&&xA<=57},tA,EA),KA=kA.length?Number(kA):null;return EA.position<tA.length||
KA===null&&FA===null||FA>KA?"failure":{rangeStartValue:FA,rangeEndValue:KA}}function XA(V,gA,tA){let EA="bytes ";return EA+=r(`${V}`),EA+="-",EA+=r(`${gA}`),EA+=
"/",EA+=r(`${tA}`),EA}var JA=class extends l{#A;constructor(V){super(),this.#A=V}_transform(V,gA,tA){if(!this._inflateStream){if(V.length===0){tA();return}this.
_inflateStream=(V[0]&15)===8?d.createInflate(this.#A):d.createInflateRaw(this.#A),this._inflateStream.on("data",this.push.bind(this)),this._inflateStream.on("en\
d",()=>this.push(null)),this._inflateStream.on("error",EA=>this.destroy(EA))}this._inflateStream.write(V,gA,tA)}_final(V){this._inflateStream&&(this._inflateStream.
end(),this._inflateStream=null),V()}};function $A(V){return new JA(V)}function $(V){let gA=null,tA=null,EA=null,SA=mA("content-type",V);if(SA===null)return"fail\
ure";for(let FA of SA){let kA=y(FA);kA==="failure"||kA.essence==="*/*"||(EA=kA,EA.essence!==tA?(gA=null,EA.parameters.has("charset")&&(gA=EA.parameters.get("cha\
rset")),tA=EA.essence):!EA.parameters.has("charset")&&gA!==null&&EA.parameters.set("charset",gA))}return EA??"failure"}function pA(V){let gA=V,tA={position:0},EA=[],
SA="";for(;tA.position<gA.length;){if(SA+=s(FA=>FA!=='"'&&FA!==",",gA,tA),tA.position<gA.length)if(gA.charCodeAt(tA.position)===34){if(SA+=B(gA,tA),tA.position<
gA.length)continue}else a(gA.charCodeAt(tA.position)===44),tA.position++;SA=g(SA,!0,!0,FA=>FA===9||FA===32),EA.push(SA),SA=""}return EA}function mA(V,gA){let tA=gA.
get(V,!0);return tA===null?null:pA(tA)}function M(V){return!1}function QA(V){return!!(V.username||V.password)}function fA(V){return V!=null&&V!=="client"&&V!=="\
no-traversable"}var wA=class{get baseUrl(){return e()}get origin(){return this.baseUrl?.origin}policyContainer=X()},nA=class{settingsObject=new wA},aA=new nA;k.
exports={isAborted:IA,isCancelled:cA,isValidEncodedURL:D,ReadableStreamFrom:f,tryUpgradeRequestToAPotentiallyTrustworthyURL:bA,clampAndCoarsenConnectionTimingInfo:T,
coarsenedSharedCurrentTime:v,determineRequestsReferrer:AA,makePolicyContainer:X,clonePolicyContainer:_,appendFetchMetadata:b,appendRequestOriginHeader:H,TAOCheck:J,
corsCheck:F,crossOriginResourcePolicyCheck:Y,createOpaqueTimingInfo:x,setRequestReferrerPolicyOnRedirect:L,isValidHTTPToken:c,requestBadPort:Q,requestCurrentURL:o,
responseURL:I,responseLocationURL:w,isURLPotentiallyTrustworthy:uA,isValidReasonPhrase:m,sameOrigin:z,normalizeMethod:hA,iteratorMixin:vA,createIterator:MA,isValidHeaderName:R,
isValidHeaderValue:p,isErrorLike:E,fullyReadBody:WA,readableStreamClose:qA,urlIsLocal:PA,urlHasHttpsScheme:ZA,urlIsHttpHttpsScheme:_A,readAllBytes:YA,simpleRangeHeaderValue:ee,
buildContentRange:XA,createInflate:$A,extractMimeType:$,getDecodeSplit:mA,environmentSettingsObject:aA,isOriginIPPotentiallyTrustworthy:CA,hasAuthenticationEntry:M,
includesCredentials:QA,isTraversableNavigable:fA}}),at=(0,W.b)((N,k)=>{"use strict";var{iteratorMixin:l}=he(),{kEnumerableProperty:d}=GA(),{webidl:C}=ge(),u=(0,W.a)(
"node:util"),S=class Ne{#A=[];constructor(f=void 0){if(C.util.markAsUncloneable(this),f!==void 0)throw C.errors.conversionFailed({prefix:"FormData constructor",
argument:"Argument 1",types:["undefined"]})}append(f,c,h=void 0){C.brandCheck(this,Ne);let a="FormData.append";C.argumentLengthCheck(arguments,2,a),f=C.converters.
USVString(f),arguments.length===3||C.is.Blob(c)?(c=C.converters.Blob(c,a,"value"),h!==void 0&&(h=C.converters.USVString(h))):c=C.converters.USVString(c);let t=y(
f,c,h);this.#A.push(t)}delete(f){C.brandCheck(this,Ne),C.argumentLengthCheck(arguments,1,"FormData.delete"),f=C.converters.USVString(f),this.#A=this.#A.filter(c=>c.
name!==f)}get(f){C.brandCheck(this,Ne),C.argumentLengthCheck(arguments,1,"FormData.get"),f=C.converters.USVString(f);let c=this.#A.findIndex(h=>h.name===f);return c===
-1?null:this.#A[c].value}getAll(f){return C.brandCheck(this,Ne),C.argumentLengthCheck(arguments,1,"FormData.getAll"),f=C.converters.USVString(f),this.#A.filter(
c=>c.name===f).map(c=>c.value)}has(f){return C.brandCheck(this,Ne),C.argumentLengthCheck(arguments,1,"FormData.has"),f=C.converters.USVString(f),this.#A.findIndex(
c=>c.name===f)!==-1}set(f,c,h=void 0){C.brandCheck(this,Ne);let a="FormData.set";C.argumentLengthCheck(arguments,2,a),f=C.converters.USVString(f),arguments.length===
3||C.is.Blob(c)?(c=C.converters.Blob(c,a,"value"),h!==void 0&&(h=C.converters.USVString(h))):c=C.converters.USVString(c);let t=y(f,c,h),A=this.#A.findIndex(r=>r.
name===f);A!==-1?this.#A=[...this.#A.slice(0,A),t,...this.#A.slice(A+1).filter(r=>r.name!==f)]:this.#A.push(t)}[u.inspect.custom](f,c){let h=this.#A.reduce((t,A)=>(t[A.
name]?Array.isArray(t[A.name])?t[A.name].push(A.value):t[A.name]=[t[A.name],A.value]:t[A.name]=A.value,t),{__proto__:null});c.depth??=f,c.colors??=!0;let a=u.formatWithOptions(
c,h);return`FormData ${a.slice(a.indexOf("]")+2)}`}static getFormDataState(f){return f.#A}static setFormDataState(f,c){f.#A=c}},{getFormDataState:e,setFormDataState:B}=S;
Reflect.deleteProperty(S,"getFormDataState"),Reflect.deleteProperty(S,"setFormDataState"),l("FormData",S,e,"name","value"),Object.defineProperties(S.prototype,{
append:d,delete:d,get:d,getAll:d,has:d,set:d,[Symbol.toStringTag]:{value:"FormData",configurable:!0}});function y(n,f,c){if(typeof f!="string"&&(C.is.File(f)||(f=
new File([f],"blob",{type:f.type})),c!==void 0)){let h={type:f.type,lastModified:f.lastModified};f=new File([f],c,h)}return{name:n,value:f}}C.is.FormData=C.util.
MakeTypeAssertion(S),k.exports={FormData:S,makeEntry:y,setFormDataState:B}}),ir=(0,W.b)((N,k)=>{"use strict";var{bufferToLowerCasedHeaderName:l}=GA(),{HTTP_TOKEN_CODEPOINTS:d}=Ee(),
{makeEntry:C}=at(),{webidl:u}=ge(),S=(0,W.a)("node:assert"),{isomorphicDecode:e}=Ce(),B=Buffer.from("--"),y=new TextDecoder,n=new TextDecoder("utf-8",{ignoreBOM:!0});
function f(i){for(let o=0;o<i.length;++o)if((i.charCodeAt(o)&-128)!==0)return!1;return!0}function c(i){let o=i.length;if(o<27||o>70)return!1;for(let Q=0;Q<o;++Q){
let E=i.charCodeAt(Q);if(!(E>=48&&E<=57||E>=65&&E<=90||E>=97&&E<=122||E===39||E===45||E===95))return!1}return!0}function h(i,o){S(o!=="failure"&&o.essence==="mu\
ltipart/form-data");let Q=o.parameters.get("boundary");if(Q===void 0)throw g("missing boundary in content-type header");let E=Buffer.from(`--${Q}`,"utf8"),m=[],
R={position:0},p=i.indexOf(E);if(p===-1)throw g("no boundary found in multipart body");for(R.position=p;;){if(i.subarray(R.position,R.position+E.length).equals(
E))R.position+=E.length;else throw g("expected a value starting with -- and the boundary");if(s(i,B,R))return m;if(i[R.position]!==13||i[R.position+1]!==10)throw g(
"expected CRLF");R.position+=2;let U=t(i,R),{name:L,filename:Y,contentType:F,encoding:J}=U;R.position+=2;let b;{let P=i.indexOf(E.subarray(2),R.position);if(P===
-1)throw g("expected boundary after body");b=i.subarray(R.position,P-4),R.position+=b.length,J==="base64"&&(b=Buffer.from(b.toString(),"base64"))}if(i[R.position]!==
13||i[R.position+1]!==10)throw g("expected CRLF");R.position+=2;let H;Y!==null?(F??="text/plain",f(F)||(F=""),H=new File([b],Y,{type:F})):H=n.decode(Buffer.from(
b)),S(u.is.USVString(L)),S(typeof H=="string"&&u.is.USVString(H)||u.is.File(H)),m.push(C(L,H,Y))}}function a(i,o){i[o.position]===59&&o.position++,A(p=>p===32||
p===9,i,o);let Q=A(p=>D(p)&&p!==61&&p!==42,i,o);if(Q.length===0)return null;let E=Q.toString("ascii").toLowerCase(),m=i[o.position]===42;if(m&&o.position++,i[o.
position]!==61)return null;o.position++,A(p=>p===32||p===9,i,o);let R;if(m){let p=A(U=>U!==32&&U!==13&&U!==10&&U!==59,i,o);if(p[0]!==117&&p[0]!==85||p[1]!==116&&
p[1]!==84||p[2]!==102&&p[2]!==70||p[3]!==45||p[4]!==56)throw g("unknown encoding, expected utf-8''");R=decodeURIComponent(y.decode(p.subarray(7)))}else if(i[o.position]===
34){o.position++;let p=A(U=>U!==10&&U!==13&&U!==34,i,o);if(i[o.position]!==34)throw g("Closing quote not found");o.position++,R=y.decode(p).replace(/%0A/ig,`
`).replace(/%0D/ig,"\r").replace(/%22/g,'"')}else{let p=A(U=>D(U)&&U!==59,i,o);R=y.decode(p)}return{name:E,value:R,extended:m}}function t(i,o){let Q=null,E=null,
m=null,R=null;for(;;){if(i[o.position]===13&&i[o.position+1]===10){if(Q===null)throw g("header name is null");return{name:Q,filename:E,contentType:m,encoding:R}}
let p=A(U=>U!==10&&U!==13&&U!==58,i,o);if(p=r(p,!0,!0,U=>U===9||U===32),!d.test(p.toString()))throw g("header name does not match the field-name token productio\
n");if(i[o.position]!==58)throw g("expected :");switch(o.position++,A(U=>U===32||U===9,i,o),l(p)){case"content-disposition":{Q=E=null;let U=!1;if(A(L=>D(L),i,o).
toString("ascii").toLowerCase()!=="form-data")throw g("expected form-data for content-disposition header");for(;o.position<i.length&&(i[o.position]!==13||i[o.position+
1]!==10);){let L=a(i,o);if(!L)break;L.name==="name"?Q=L.value:L.name==="filename"&&(L.extended?(E=L.value,U=!0):U||(E=L.value))}if(Q===null)throw g("name attrib\
ute is required in content-disposition header");break}case"content-type":{let U=A(L=>L!==10&&L!==13,i,o);U=r(U,!1,!0,L=>L===9||L===32),m=e(U);break}case"content\
-transfer-encoding":{let U=A(L=>L!==10&&L!==13,i,o);U=r(U,!1,!0,L=>L===9||L===32),R=e(U);break}default:A(U=>U!==10&&U!==13,i,o)}if(i[o.position]!==13||i[o.position+
1]!==10)throw g("expected CRLF");o.position+=2}}function A(i,o,Q){let E=Q.position;for(;E<o.length&&i(o[E]);)++E;return o.subarray(Q.position,Q.position=E)}function r(i,o,Q,E){
let m=0,R=i.length-1;if(o)for(;m<i.length&&E(i[m]);)m++;if(Q)for(;R>0&&E(i[R]);)R--;return m===0&&R===i.length-1?i:i.subarray(m,R+1)}function s(i,o,Q){if(i.length<
o.length)return!1;for(let E=0;E<o.length;E++)if(o[E]!==i[Q.position+E])return!1;return!0}function g(i){return new TypeError("Failed to parse body as FormData.",
{cause:new TypeError(i)})}function I(i){return i<=31||i===127}function w(i){return i===40||i===41||i===60||i===62||i===64||i===44||i===59||i===58||i===92||i===34||
i===47||i===91||i===93||i===63||i===61}function D(i){return i<=127&&i!==32&&i!==9&&!I(i)&&!w(i)}k.exports={multipartFormDataParser:h,validateBoundary:c}}),Ke=(0,W.b)(
(N,k)=>{"use strict";function l(){let d,C;return{promise:new Promise((u,S)=>{d=u,C=S}),resolve:d,reject:C}}k.exports={createDeferredPromise:l}}),Je=(0,W.b)((N,k)=>{
"use strict";var l=GA(),{ReadableStreamFrom:d,readableStreamClose:C,fullyReadBody:u,extractMimeType:S}=he(),{FormData:e,setFormDataState:B}=at(),{webidl:y}=ge(),
n=(0,W.a)("node:assert"),{isErrored:f,isDisturbed:c}=(0,W.a)("node:stream"),{isUint8Array:h}=(0,W.a)("node:util/types"),{serializeAMimeType:a}=Ee(),{multipartFormDataParser:t}=ir(),
{createDeferredPromise:A}=Ke(),{parseJSONFromBytes:r}=Ce(),{utf8DecodeBytes:s}=it(),{runtimeFeatures:g}=ue(),I=g.has("crypto")?(0,W.a)("node:crypto").randomInt:
Y=>Math.floor(Math.random()*Y),w=new TextEncoder;function D(){}var i=new FinalizationRegistry(Y=>{let F=Y.deref();F&&!F.locked&&!c(F)&&!f(F)&&F.cancel("Response\
 object has been garbage collected").catch(D)});function o(Y,F=!1){let J=null;y.is.ReadableStream(Y)?J=Y:y.is.Blob(Y)?J=Y.stream():J=new ReadableStream({start(){},
async pull(v){let x=b(),X=x?.[Symbol.asyncIterator]?.();if(X==null){x?.length&&!f(J)&&v.enqueue(typeof x=="string"?w.encode(x):new Uint8Array(x)),queueMicrotask(
()=>C(v));return}for(;;){let{value:_,done:AA}=await X.next();if(AA){queueMicrotask(()=>C(v));return}if(_.length&&!f(J)){v.enqueue(new Uint8Array(_));return}}},cancel(v){
return b()[Symbol.asyncIterator]?.().return(v)},type:"bytes"}),n(y.is.ReadableStream(J));let b=null,H=null,P=null,T=null;if(typeof Y=="string")H=Y,T="text/plain\
;charset=UTF-8";else if(y.is.URLSearchParams(Y))H=Y.toString(),T="application/x-www-form-urlencoded;charset=UTF-8";else if(y.is.BufferSource(Y))H=y.util.getCopyOfBytesHeldByBufferSource(
Y);else if(y.is.FormData(Y)){let v=`----formdata-undici-0${`${I(1e11)}`.padStart(11,"0")}`,x=`--${v}\r
Content-Disposition: form-data`,X=dA=>dA.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22"),_=dA=>dA.replace(/\r?\n|\r/g,`\r
`),AA=[],q=new Uint8Array([13,10]);P=0;let rA=!1;for(let[dA,uA]of Y)if(typeof uA=="string"){let bA=w.encode(x+`; name="${X(_(dA))}"\r
\r
${_(uA)}\r
`);AA.push(bA),P+=bA.byteLength}else{let bA=w.encode(`${x}; name="${X(_(dA))}"`+(uA.name?`; filename="${X(uA.name)}"`:"")+`\r
Content-Type: ${uA.type||"application/octet-stream"}\r
\r
`);AA.push(bA,uA,q),typeof uA.size=="number"?P+=bA.byteLength+uA.size+q.byteLength:rA=!0}let iA=w.encode(`--${v}--\r
`);AA.push(iA),P+=iA.byteLength,rA&&(P=null),H=Y;let CA=(async function*(){for(let dA of AA)dA.stream?yield*dA.stream():yield dA})();b=()=>CA,T=`multipart/form-\
data; boundary=${v}`}else if(y.is.Blob(Y))H=Y,P=Y.size,Y.type&&(T=Y.type);else if(typeof Y[Symbol.asyncIterator]=="function"){if(F)throw new TypeError("keepaliv\
e");if(l.isDisturbed(Y)||Y.locked)throw new TypeError("Response body object should not be disturbed or locked");J=y.is.ReadableStream(Y)?Y:d(Y)}return(typeof H==
"string"||h(H))&&(b=()=>H,P=typeof H=="string"?Buffer.byteLength(H):H.length),[{stream:J,source:H,length:P},T]}function Q(Y,F=!1){return y.is.ReadableStream(Y)&&
(n(!l.isDisturbed(Y),"The body has already been consumed."),n(!Y.locked,"The stream is locked.")),o(Y,F)}function E(Y){let{0:F,1:J}=Y.stream.tee();return Y.stream=
F,{stream:J,length:Y.length,source:Y.source}}function m(Y,F){return{blob(){return p(this,J=>{let b=L(F(this));return b===null?b="":b&&(b=a(b)),new Blob([J],{type:b})},
Y,F)},arrayBuffer(){return p(this,J=>new Uint8Array(J).buffer,Y,F)},text(){return p(this,s,Y,F)},json(){return p(this,r,Y,F)},formData(){return p(this,J=>{let b=L(
F(this));if(b!==null)switch(b.essence){case"multipart/form-data":{let H=t(J,b),P=new e;return B(P,H),P}case"application/x-www-form-urlencoded":{let H=new URLSearchParams(
J.toString()),P=new e;for(let[T,v]of H)P.append(T,v);return P}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x-www-form\
-urlencoded".')},Y,F)},bytes(){return p(this,J=>new Uint8Array(J),Y,F)}}}function R(Y,F){Object.assign(Y.prototype,m(Y,F))}function p(Y,F,J,b){try{y.brandCheck(
Y,J)}catch(v){return Promise.reject(v)}if(Y=b(Y),U(Y))return Promise.reject(new TypeError("Body is unusable: Body has already been read"));let H=A(),P=H.reject,
T=v=>{try{H.resolve(F(v))}catch(x){P(x)}};return Y.body==null?(T(Buffer.allocUnsafe(0)),H.promise):(u(Y.body,T,P),H.promise)}function U(Y){let F=Y.body;return F!=
null&&(F.stream.locked||l.isDisturbed(F.stream))}function L(Y){let F=Y.headersList,J=S(F);return J==="failure"?null:J}k.exports={extractBody:o,safelyExtractBody:Q,
cloneBody:E,mixinBody:R,streamRegistry:i,bodyUnusable:U}}),ar=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)("node:assert"),d=GA(),{channels:C}=pe(),u=Et(),{RequestContentLengthMismatchError:S,
ResponseContentLengthMismatchError:e,RequestAbortedError:B,InvalidArgumentError:y,HeadersTimeoutError:n,HeadersOverflowError:f,SocketError:c,InformationalError:h,
BodyTimeoutError:a,HTTPParserError:t,ResponseExceededMaxSizeError:A}=HA(),{kUrl:r,kReset:s,kClient:g,kParser:I,kBlocking:w,kRunning:D,kPending:i,kSize:o,kWriting:Q,
kQueue:E,kNoRef:m,kKeepAliveDefaultTimeout:R,kHostHeader:p,kPendingIdx:U,kRunningIdx:L,kError:Y,kPipelining:F,kSocket:J,kKeepAliveTimeoutValue:b,kMaxHeadersSize:H,
kKeepAliveMaxTimeout:P,kKeepAliveTimeoutThreshold:T,kHeadersTimeout:v,kBodyTimeout:x,kStrictContentLength:X,kMaxRequests:_,kCounter:AA,kMaxResponseSize:q,kOnError:rA,
kResume:iA,kHTTPContext:CA,kClosed:dA}=jA(),uA=or(),bA=Buffer.alloc(0),z=Buffer[Symbol.species],IA=d.removeAllListeners,cA=Symbol("kIdleSocketValidation"),hA=Symbol(
"kIdleSocketValidationTimeout"),lA=Symbol("kSocketUsed"),MA=Symbol("kTypeOfService"),vA;function WA(){let Z=process.env.JEST_WORKER_ID?Bt():void 0,O,j=!0;if(process.
arch==="ppc64"){let[G,oA]=process.versions.node.split(".").map(K=>parseInt(K,10));(G<24||G===24&&oA<12)&&(j=!1)}if(process.env.UNDICI_NO_WASM_SIMD==="1"?j=!1:process.
env.UNDICI_NO_WASM_SIMD==="0"&&(j=!0),j)try{O=new WebAssembly.Module(nr())}catch{}return O||(O=new WebAssembly.Module(Z||Bt())),new WebAssembly.Instance(O,{env:{
wasm_on_url:(G,oA,K)=>0,wasm_on_status:(G,oA,K)=>{l(YA.ptr===G);let sA=oA-_A+PA.byteOffset;return YA.onStatus(new z(PA.buffer,sA,K))},wasm_on_message_begin:G=>(l(
YA.ptr===G),YA.onMessageBegin()),wasm_on_header_field:(G,oA,K)=>{l(YA.ptr===G);let sA=oA-_A+PA.byteOffset;return YA.onHeaderField(new z(PA.buffer,sA,K))},wasm_on_header_value:(G,oA,K)=>{
l(YA.ptr===G);let sA=oA-_A+PA.byteOffset;return YA.onHeaderValue(new z(PA.buffer,sA,K))},wasm_on_headers_complete:(G,oA,K,sA)=>(l(YA.ptr===G),YA.onHeadersComplete(
oA,K===1,sA===1)),wasm_on_body:(G,oA,K)=>{l(YA.ptr===G);let sA=oA-_A+PA.byteOffset;return YA.onBody(new z(PA.buffer,sA,K))},wasm_on_message_complete:G=>(l(YA.ptr===
G),YA.onMessageComplete())}})}var qA=null,YA=null,PA=null,ZA=0,_A=null,ee=0,XA=1,JA=2|XA,$A=4|XA,$=8|ee,pA=class{constructor(Z,O,{exports:j}){this.llhttp=j,this.
ptr=this.llhttp.llhttp_alloc(uA.TYPE.RESPONSE),this.client=Z,this.socket=O,this.timeout=null,this.timeoutWeakRef=new WeakRef(this),this.timeoutValue=null,this.timeoutType=
null,this.statusCode=0,this.statusText="",this.upgrade=!1,this.headers=[],this.headersSize=0,this.headersMaxSize=Z[H],this.shouldKeepAlive=!1,this.paused=!1,this.
resume=this.resume.bind(this),this.bytesRead=0,this.keepAlive="",this.contentLength="",this.connection="",this.maxResponseSize=Z[q]}setTimeout(Z,O){Z!==this.timeoutValue||
O&XA^this.timeoutType&XA?(this.timeout&&(u.clearTimeout(this.timeout),this.timeout=null),Z&&(O&XA?this.timeout=u.setFastTimeout(mA,Z,this.timeoutWeakRef):(this.
timeout=setTimeout(mA,Z,this.timeoutWeakRef),this.timeout?.unref())),this.timeoutValue=Z):this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.timeoutType=
O}resume(){this.socket.destroyed||!this.paused||(l(this.ptr!=null),l(YA===null),this.llhttp.llhttp_resume(this.ptr),l(this.timeoutType===$A),this.timeout&&this.
timeout.refresh&&this.timeout.refresh(),this.paused=!1,this.execute(this.socket.read()||bA),this.readMore())}readMore(){for(;!this.paused&&this.ptr;){let Z=this.
socket.read();if(Z===null)break;this.execute(Z)}}execute(Z){l(YA===null),l(this.ptr!=null),l(!this.paused);let{socket:O,llhttp:j}=this;Z.length>ZA&&(_A&&j.free(
_A),ZA=Math.ceil(Z.length/4096)*4096,_A=j.malloc(ZA)),new Uint8Array(j.memory.buffer,_A,ZA).set(Z);try{let G;try{PA=Z,YA=this,G=j.llhttp_execute(this.ptr,_A,Z.length)}finally{
YA=null,PA=null}if(G!==uA.ERROR.OK){let oA=Z.subarray(j.llhttp_get_error_pos(this.ptr)-_A);if(G===uA.ERROR.PAUSED_UPGRADE)this.onUpgrade(oA);else if(G===uA.ERROR.
PAUSED)this.paused=!0,O.unshift(oA);else throw this.createError(G,oA)}}catch(G){d.destroy(O,G)}}finish(){l(YA===null),l(this.ptr!=null),l(!this.paused);let{llhttp:Z}=this,
O;try{YA=this,O=Z.llhttp_finish(this.ptr)}finally{YA=null}return O===uA.ERROR.OK?null:O===uA.ERROR.PAUSED||O===uA.ERROR.PAUSED_UPGRADE?(this.paused=!0,null):this.
createError(O,bA)}createError(Z,O){let{llhttp:j,contentLength:G,bytesRead:oA}=this;if(G&&oA!==parseInt(G,10))return new e;let K=j.llhttp_get_error_reason(this.ptr),
sA="";if(K){let BA=new Uint8Array(j.memory.buffer,K).indexOf(0);sA="Response does not match the HTTP/1.1 protocol ("+Buffer.from(j.memory.buffer,K,BA).toString()+
")"}return new t(sA,uA.ERROR[Z],O)}destroy(){l(YA===null),l(this.ptr!=null),this.llhttp.llhttp_free(this.ptr),this.ptr=null,this.timeout&&u.clearTimeout(this.timeout),
this.timeout=null,this.timeoutValue=null,this.timeoutType=null,this.paused=!1}onStatus(Z){return this.statusText=Z.toString(),0}onMessageBegin(){let{socket:Z,client:O}=this;
if(Z.destroyed)return-1;if(O[D]===0)return d.destroy(Z,new c("bad response",d.getSocketInfo(Z))),-1;let j=O[E][O[L]];return j?(j.onResponseStarted(),0):-1}onHeaderField(Z){
let O=this.headers.length;return(O&1)===0?this.headers.push(Z):this.headers[O-1]=Buffer.concat([this.headers[O-1],Z]),this.trackHeader(Z.length),0}onHeaderValue(Z){
let O=this.headers.length;(O&1)===1?(this.headers.push(Z),O+=1):this.headers[O-1]=Buffer.concat([this.headers[O-1],Z]);let j=this.headers[O-2];if(j.length===10){
let G=d.bufferToLowerCasedHeaderName(j);G==="keep-alive"?this.keepAlive+=Z.toString():G==="connection"&&(this.connection+=Z.toString())}else j.length===14&&d.bufferToLowerCasedHeaderName(
j)==="content-length"&&(this.contentLength+=Z.toString());return this.trackHeader(Z.length),0}trackHeader(Z){this.headersSize+=Z,this.headersSize>=this.headersMaxSize&&
d.destroy(this.socket,new f)}onUpgrade(Z){let{upgrade:O,client:j,socket:G,headers:oA,statusCode:K,statusText:sA}=this;l(O),l(j[J]===G),l(!G.destroyed),l(!this.paused),
l((oA.length&1)===0);let BA=j[E][j[L]];l(BA),l(BA.upgrade||BA.method==="CONNECT"),this.statusCode=0,this.statusText="",this.shouldKeepAlive=!1,this.headers=[],this.
headersSize=0,G.unshift(Z),G[I].destroy(),G[I]=null,G[g]=null,G[Y]=null,IA(G),j[J]=null,j[CA]=null,j[E][j[L]++]=null,j.emit("disconnect",j[r],[j],new h("upgrade"));
try{BA.onUpgrade(K,oA,G,sA)}catch(eA){d.errorRequest(j,BA,eA),d.destroy(G,eA)}j[iA]()}onHeadersComplete(Z,O,j){let{client:G,socket:oA,headers:K,statusText:sA}=this;
if(oA.destroyed)return-1;if(G[D]===0)return d.destroy(oA,new c("bad response",d.getSocketInfo(oA))),-1;let BA=G[E][G[L]];if(!BA)return-1;if(l(!this.upgrade),l(this.
statusCode<200),Z===100)return d.destroy(oA,new c("bad response",d.getSocketInfo(oA))),-1;if(O&&!BA.upgrade)return d.destroy(oA,new c("bad upgrade",d.getSocketInfo(
oA))),-1;if(l(this.timeoutType===JA),this.statusCode=Z,this.shouldKeepAlive=j||BA.method==="HEAD"&&!oA[s]&&this.connection.toLowerCase()==="keep-alive",this.statusCode>=
200){let yA=BA.bodyTimeout!=null?BA.bodyTimeout:G[x];this.setTimeout(yA,$A)}else this.timeout&&this.timeout.refresh&&this.timeout.refresh();if(BA.method==="CONN\
ECT")return l(G[D]===1),this.upgrade=!0,2;if(O)return l(G[D]===1),this.upgrade=!0,2;if(l((this.headers.length&1)===0),this.headers=[],this.headersSize=0,this.shouldKeepAlive&&
G[F]){let yA=this.keepAlive?d.parseKeepAliveTimeout(this.keepAlive):null;if(yA!=null){let UA=Math.min(yA-G[T],G[P]);UA<=0?oA[s]=!0:G[b]=UA}else G[b]=G[R]}else oA[s]=
!0;let eA=BA.onHeaders(Z,K,this.resume,sA)===!1;return BA.aborted?-1:BA.method==="HEAD"||Z<200?1:(oA[w]&&(oA[w]=!1,G[iA]()),eA?uA.ERROR.PAUSED:0)}onBody(Z){let{
client:O,socket:j,statusCode:G,maxResponseSize:oA}=this;if(j.destroyed)return-1;let K=O[E][O[L]];return l(K),l(this.timeoutType===$A),this.timeout&&this.timeout.
refresh&&this.timeout.refresh(),l(G>=200),oA>-1&&this.bytesRead+Z.length>oA?(d.destroy(j,new A),-1):(this.bytesRead+=Z.length,K.onData(Z)===!1?uA.ERROR.PAUSED:0)}onMessageComplete(){
let{client:Z,socket:O,statusCode:j,upgrade:G,headers:oA,contentLength:K,bytesRead:sA,shouldKeepAlive:BA}=this;if(O.destroyed&&(!j||BA))return-1;if(G)return 0;l(
j>=100),l((this.headers.length&1)===0);let eA=Z[E][Z[L]];if(l(eA),this.statusCode=0,this.statusText="",this.bytesRead=0,this.contentLength="",this.keepAlive="",
this.connection="",this.headers=[],this.headersSize=0,j<200)return 0;if(eA.method!=="HEAD"&&K&&sA!==parseInt(K,10))return d.destroy(O,new e),-1;if(eA.onComplete(
oA),Z[E][Z[L]++]=null,O[lA]=Z[i]===0,O[Q])return l(Z[D]===0),d.destroy(O,new h("reset")),uA.ERROR.PAUSED;if(BA){if(O[s]&&Z[D]===0)return d.destroy(O,new h("rese\
t")),uA.ERROR.PAUSED;Z[F]==null||Z[F]===1?setImmediate(Z[iA]):Z[iA]()}else return d.destroy(O,new h("reset")),uA.ERROR.PAUSED;return 0}};function mA(Z){let O=Z.
deref();if(!O)return;let{socket:j,timeoutType:G,client:oA,paused:K}=O;G===JA?(!j[Q]||j.writableNeedDrain||oA[D]>1)&&(l(!K,"cannot be paused while waiting for he\
aders"),d.destroy(j,new n)):G===$A?K||d.destroy(j,new a):G===$&&(l(oA[D]===0&&oA[b]),d.destroy(j,new h("socket idle timeout")))}function M(Z,O){if(Z[J]=O,qA||(qA=
WA()),O.errored)throw O.errored;if(O.destroyed)throw new c("destroyed");return O[m]=!1,O[Q]=!1,O[s]=!1,O[w]=!1,O[cA]=0,O[hA]=null,O[lA]=!1,O[I]=new pA(Z,O,qA),d.
addListener(O,"error",QA),d.addListener(O,"readable",fA),d.addListener(O,"end",wA),d.addListener(O,"close",nA),O[dA]=!1,O.on("close",aA),{version:"h1",defaultPipelining:1,
write(j){return FA(Z,j)},resume(){tA(Z)},destroy(j,G){O[dA]?queueMicrotask(G):(O.on("close",G),O.destroy(j))},get destroyed(){return O.destroyed},busy(j){return!!(O[Q]||
O[s]||O[w]||O[cA]===1||j&&(Z[D]>0&&!j.idempotent||Z[D]>0&&(j.upgrade||j.method==="CONNECT")||Z[D]>0&&d.bodyLength(j.body)!==0&&(d.isStream(j.body)||d.isAsyncIterable(
j.body)||d.isFormDataLike(j.body))))}}}function QA(Z){let O=this[I];if(Z.code==="ECONNRESET"&&O.statusCode&&!O.shouldKeepAlive){let j=O.finish();j&&(this[Y]=j,this[g][rA](
j));return}this[Y]=Z,this[g][rA](Z)}function fA(){this[I]?.readMore()}function wA(){let Z=this[I];if(Z.statusCode&&!Z.shouldKeepAlive){let O=Z.finish();O&&d.destroy(
this,O);return}d.destroy(this,new c("other side closed",d.getSocketInfo(this)))}function nA(){let Z=this[I];V(this),Z&&(!this[Y]&&Z.statusCode&&!Z.shouldKeepAlive&&
(this[Y]=Z.finish()||this[Y]),this[I].destroy(),this[I]=null);let O=this[Y]||new c("closed",d.getSocketInfo(this)),j=this[g];if(j[J]=null,j[CA]=null,j.destroyed){
l(j[i]===0);let G=j[E].splice(j[L]);for(let oA=0;oA<G.length;oA++){let K=G[oA];d.errorRequest(j,K,O)}}else if(j[D]>0&&O.code!=="UND_ERR_INFO"){let G=j[E][j[L]];
j[E][j[L]++]=null,d.errorRequest(j,G,O)}j[U]=j[L],l(j[D]===0),j.emit("disconnect",j[r],[j],O),j[iA]()}function aA(){this[dA]=!0}function V(Z){Z[hA]&&(clearImmediate(
Z[hA]),Z[hA]=null),Z[cA]=0}function gA(Z,O){O[cA]=1,O[hA]=setImmediate(()=>{O[hA]=null,O[cA]=2,Z[J]===O&&!O.destroyed&&Z[iA]()})}function tA(Z){let O=Z[J];if(O&&
!O.destroyed){if(Z[o]===0?!O[m]&&O.unref&&(O.unref(),O[m]=!0):O[m]&&O.ref&&(O.ref(),O[m]=!1),Z[D]===0&&Z[i]>0&&O[lA]){if(O[cA]===0)return gA(Z,O),O[I].readMore(),
O.destroyed,void 0;if(O[cA]===1)return O[I].readMore(),O.destroyed,void 0}if(Z[D]===0&&(O[I].readMore(),O.destroyed))return;if(Z[o]===0)O[I].timeoutType!==$&&O[I].
setTimeout(Z[b],$);else if(Z[D]>0&&O[I].statusCode<200&&O[I].timeoutType!==JA){let j=Z[E][Z[L]],G=j.headersTimeout!=null?j.headersTimeout:Z[v];O[I].setTimeout(G,
JA)}}}function EA(Z){return Z!=="GET"&&Z!=="HEAD"&&Z!=="OPTIONS"&&Z!=="TRACE"&&Z!=="CONNECT"}function SA(Z,O){if(typeof Z.setTypeOfService!="function")return;let j=O.
typeOfService;if(!(j===void 0||Z[MA]===j))try{Z.setTypeOfService(j),Z[MA]=j}catch{}}function FA(Z,O){let{method:j,path:G,host:oA,upgrade:K,blocking:sA,reset:BA}=O,
{body:eA,headers:yA,contentLength:UA}=O,DA=j==="PUT"||j==="POST"||j==="PATCH"||j==="QUERY"||j==="PROPFIND"||j==="PROPPATCH";if(d.isFormDataLike(eA)){vA||(vA=Je().
extractBody);let[TA,zA]=vA(eA);O.contentType==null&&yA.push("content-type",zA),eA=TA.stream,UA=TA.length}else if(d.isBlobLike(eA)&&O.contentType==null){let TA=eA.
type;if(TA){let zA=`${TA}`;if(!d.isValidHeaderValue(zA))return d.errorRequest(Z,O,new y("invalid content-type header")),!1;yA.push("content-type",zA)}}eA&&typeof eA.
read=="function"&&eA.read(0);let RA=d.bodyLength(eA);if(UA=RA??UA,UA===null&&(UA=O.contentLength),UA===0&&!DA&&(UA=null),EA(j)&&UA>0&&O.contentLength!==null&&O.
contentLength!==UA){if(Z[X])return d.errorRequest(Z,O,new S),!1;process.emitWarning(new S)}let NA=Z[J];V(NA);let LA=TA=>{O.aborted||O.completed||(d.errorRequest(
Z,O,TA||new B),d.destroy(eA),d.destroy(NA,new h("aborted")))};try{O.onConnect(LA)}catch(TA){d.errorRequest(Z,O,TA)}if(O.aborted)return!1;j==="HEAD"&&(NA[s]=!0),
(K||j==="CONNECT")&&(NA[s]=!0),BA!=null&&(NA[s]=BA),Z[_]&&NA[AA]++>=Z[_]&&(NA[s]=!0),sA&&(NA[w]=!0),SA(NA,O);let VA=`${j} ${G} HTTP/1.1\r
`;if(typeof oA=="string"?VA+=`host: ${oA}\r
`:VA+=Z[p],K?VA+=`connection: upgrade\r
upgrade: ${K}\r
`:Z[F]&&!NA[s]?VA+=`connection: keep-alive\r
`:VA+=`connection: close\r
`,Array.isArray(yA))for(let TA=0;TA<yA.length;TA+=2){let zA=yA[TA+0],ie=yA[TA+1];if(Array.isArray(ie))for(let Ae=0;Ae<ie.length;Ae++)VA+=`${zA}: ${ie[Ae]}\r
`;else VA+=`${zA}: ${ie}\r
`}return C.sendHeaders.hasSubscribers&&C.sendHeaders.publish({request:O,headers:VA,socket:NA}),!eA||RA===0?KA(LA,null,Z,O,NA,UA,VA,DA):d.isBuffer(eA)?KA(LA,eA,Z,
O,NA,UA,VA,DA):d.isBlobLike(eA)?typeof eA.stream=="function"?xA(LA,eA.stream(),Z,O,NA,UA,VA,DA):OA(LA,eA,Z,O,NA,UA,VA,DA):d.isStream(eA)?kA(LA,eA,Z,O,NA,UA,VA,DA):
d.isIterable(eA)?xA(LA,eA,Z,O,NA,UA,VA,DA):l(!1),!0}function kA(Z,O,j,G,oA,K,sA,BA){l(K!==0||j[D]===0,"stream body cannot be pipelined");let eA=!1,yA=new te({abort:Z,
socket:oA,request:G,contentLength:K,client:j,expectsPayload:BA,header:sA}),UA=function(LA){if(!eA)try{!yA.write(LA)&&this.pause&&this.pause()}catch(VA){d.destroy(
this,VA)}},DA=function(){eA||O.resume&&O.resume()},RA=function(){if(queueMicrotask(()=>{O.removeListener("error",NA)}),!eA){let LA=new B;queueMicrotask(()=>NA(LA))}},
NA=function(LA){if(!eA){if(eA=!0,l(oA.destroyed||oA[Q]&&j[D]<=1),oA.off("drain",DA).off("error",NA),O.removeListener("data",UA).removeListener("end",NA).removeListener(
"close",RA),!LA)try{yA.end()}catch(VA){LA=VA}yA.destroy(LA),LA&&(LA.code!=="UND_ERR_INFO"||LA.message!=="reset")?d.destroy(O,LA):d.destroy(O)}};O.on("data",UA).
on("end",NA).on("error",NA).on("close",RA),O.resume&&O.resume(),oA.on("drain",DA).on("error",NA),O.errorEmitted??O.errored?setImmediate(NA,O.errored):(O.endEmitted??
O.readableEnded)&&setImmediate(NA,null),(O.closeEmitted??O.closed)&&setImmediate(RA)}function KA(Z,O,j,G,oA,K,sA,BA){try{O?d.isBuffer(O)&&(l(K===O.byteLength,"b\
uffer body must have content length"),oA.cork(),oA.write(`${sA}content-length: ${K}\r
\r
`,"latin1"),oA.write(O),oA.uncork(),G.onBodySent(O),!BA&&G.reset!==!1&&(oA[s]=!0)):K===0?oA.write(`${sA}content-length: 0\r
\r
`,"latin1"):(l(K===null,"no body must not have content length"),oA.write(`${sA}\r
`,"latin1")),G.onRequestSent(),j[iA]()}catch(eA){Z(eA)}}async function OA(Z,O,j,G,oA,K,sA,BA){l(K===O.size,"blob body must have content length");try{if(K!=null&&
K!==O.size)throw new S;let eA=Buffer.from(await O.arrayBuffer());oA.cork(),oA.write(`${sA}content-length: ${K}\r
\r
`,"latin1"),oA.write(eA),oA.uncork(),G.onBodySent(eA),G.onRequestSent(),!BA&&G.reset!==!1&&(oA[s]=!0),j[iA]()}catch(eA){Z(eA)}}async function xA(Z,O,j,G,oA,K,sA,BA){
l(K!==0||j[D]===0,"iterator body cannot be pipelined");let eA=null;function yA(){if(eA){let RA=eA;eA=null,RA()}}let UA=()=>new Promise((RA,NA)=>{l(eA===null),oA[Y]?
NA(oA[Y]):eA=RA});oA.on("close",yA).on("drain",yA);let DA=new te({abort:Z,socket:oA,request:G,contentLength:K,client:j,expectsPayload:BA,header:sA});try{for await(let RA of O){
if(oA[Y])throw oA[Y];DA.write(RA)||await UA()}DA.end()}catch(RA){DA.destroy(RA)}finally{oA.off("close",yA).off("drain",yA)}}var te=class{constructor({abort:Z,socket:O,
request:j,contentLength:G,client:oA,expectsPayload:K,header:sA}){this.socket=O,this.request=j,this.contentLength=G,this.client=oA,this.bytesWritten=0,this.expectsPayload=
K,this.header=sA,this.abort=Z,O[Q]=!0}write(Z){let{socket:O,request:j,contentLength:G,client:oA,bytesWritten:K,expectsPayload:sA,header:BA}=this;if(O[Y])throw O[Y];
if(O.destroyed)return!1;let eA=Buffer.byteLength(Z);if(!eA)return!0;if(G!==null&&K+eA>G){if(oA[X])throw new S;process.emitWarning(new S)}O.cork(),K===0&&(!sA&&j.
reset!==!1&&(O[s]=!0),G===null?O.write(`${BA}transfer-encoding: chunked\r
`,"latin1"):O.write(`${BA}content-length: ${G}\r
\r
`,"latin1")),G===null&&O.write(`\r
${eA.toString(16)}\r
`,"latin1"),this.bytesWritten+=eA;let yA=O.write(Z);return O.uncork(),j.onBodySent(Z),yA||O[I].timeout&&O[I].timeoutType===JA&&O[I].timeout.refresh&&O[I].timeout.
refresh(),yA}end(){let{socket:Z,contentLength:O,client:j,bytesWritten:G,expectsPayload:oA,header:K,request:sA}=this;if(sA.onRequestSent(),Z[Q]=!1,Z[Y])throw Z[Y];
if(!Z.destroyed){if(G===0?oA?Z.write(`${K}content-length: 0\r
\r
`,"latin1"):Z.write(`${K}\r
`,"latin1"):O===null&&Z.write(`\r
0\r
\r
`,"latin1"),O!==null&&G!==O){if(j[X])throw new S;process.emitWarning(new S)}Z[I].timeout&&Z[I].timeoutType===JA&&Z[I].timeout.refresh&&Z[I].timeout.refresh(),j[iA]()}}destroy(Z){
let{socket:O,client:j,abort:G}=this;O[Q]=!1,Z&&(l(j[D]<=1,"pipeline should only contain this request"),G(Z))}};k.exports=M}),gr=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)(
"node:assert"),{pipeline:d}=(0,W.a)("node:stream"),C=GA(),{RequestContentLengthMismatchError:u,RequestAbortedError:S,SocketError:e,InformationalError:B,InvalidArgumentError:y,
HeadersTimeoutError:n,BodyTimeoutError:f}=HA(),{kUrl:c,kReset:h,kClient:a,kRunning:t,kPending:A,kQueue:r,kPendingIdx:s,kRunningIdx:g,kError:I,kSocket:w,kStrictContentLength:D,
kOnError:i,kMaxConcurrentStreams:o,kPingInterval:Q,kHTTP2Session:E,kHTTP2InitialWindowSize:m,kHTTP2ConnectionWindowSize:R,kResume:p,kSize:U,kHTTPContext:L,kClosed:Y,
kBodyTimeout:F,kHeadersTimeout:J,kEnableConnectProtocol:b,kRemoteSettings:H,kHTTP2Stream:P,kHTTP2SessionState:T}=jA(),{channels:v}=pe(),x=Symbol("open streams"),
X,_;try{_=(0,W.a)("node:http2")}catch{_={constants:{}}}var{constants:{HTTP2_HEADER_AUTHORITY:AA,HTTP2_HEADER_METHOD:q,HTTP2_HEADER_PATH:rA,HTTP2_HEADER_SCHEME:iA,
HTTP2_HEADER_CONTENT_LENGTH:CA,HTTP2_HEADER_EXPECT:dA,HTTP2_HEADER_STATUS:uA,HTTP2_HEADER_PROTOCOL:bA,NGHTTP2_REFUSED_STREAM:z,NGHTTP2_CANCEL:IA}}=_;function cA(nA){
let aA=[];for(let[V,gA]of Object.entries(nA))if(Array.isArray(gA))for(let tA of gA)aA.push(Buffer.from(V),Buffer.from(tA));else aA.push(Buffer.from(V),Buffer.from(
gA));return aA}function hA(nA,aA){nA[w]=aA;let V=nA[m],gA=nA[R],tA=_.connect(nA[c],{createConnection:()=>aA,peerMaxConcurrentStreams:nA[o],settings:{enablePush:!1,
...V!=null?{initialWindowSize:V}:null}});return nA[w]=aA,tA[x]=0,tA[a]=nA,tA[w]=aA,tA[T]={ping:{interval:nA[Q]===0?null:setInterval(WA,nA[Q],tA).unref()}},tA[b]=
!1,tA[H]=!1,gA&&C.addListener(tA,"connect",MA.bind(tA,gA)),C.addListener(tA,"error",qA),C.addListener(tA,"frameError",YA),C.addListener(tA,"end",PA),C.addListener(
tA,"goaway",_A),C.addListener(tA,"close",ee),C.addListener(tA,"remoteSettings",vA),tA.unref(),nA[E]=tA,aA[E]=tA,C.addListener(aA,"error",JA),C.addListener(aA,"e\
nd",$A),C.addListener(aA,"close",XA),aA[Y]=!1,aA.on("close",$),{version:"h2",defaultPipelining:1/0,write(EA){return mA(nA,EA)},resume(){lA(nA)},destroy(EA,SA){aA[Y]?
queueMicrotask(SA):aA.destroy(EA).on("close",SA)},get destroyed(){return aA.destroyed},busy(EA){if(EA!=null)if(nA[t]>0){if(EA.idempotent===!1||(EA.upgrade==="we\
bsocket"||EA.method==="CONNECT")&&tA[H]===!1||C.bodyLength(EA.body)!==0&&(C.isStream(EA.body)||C.isAsyncIterable(EA.body)||C.isFormDataLike(EA.body)))return!0}else
return(EA.upgrade==="websocket"||EA.method==="CONNECT")&&tA[H]===!1;return!1}}}function lA(nA){let aA=nA[w];aA?.destroyed===!1&&(nA[U]===0?(aA.unref(),nA[E].unref()):
(aA.ref(),nA[E].ref()))}function MA(nA){try{typeof this.setLocalWindowSize=="function"&&this.setLocalWindowSize(nA)}catch{}}function vA(nA){if(this[a][o]=nA.maxConcurrentStreams??
this[a][o],this[H]===!0&&this[b]===!0&&nA.enableConnectProtocol===!1){let aA=new B("HTTP/2: Server disabled extended CONNECT protocol against RFC-8441");this[w][I]=
aA,this[a][i](aA);return}this[b]=nA.enableConnectProtocol??this[b],this[H]=!0,this[a][p]()}function WA(nA){let aA=nA[T];if((nA.closed||nA.destroyed)&&aA.ping.interval!=
null){clearInterval(aA.ping.interval),aA.ping.interval=null;return}nA.ping(V.bind(nA));function V(gA,tA){let EA=this[a],SA=this[a];if(gA!=null){let FA=new B(`HT\
TP/2: "PING" errored - type ${gA.message}`);SA[I]=FA,EA[i](FA)}else EA.emit("ping",tA)}}function qA(nA){this[w][I]=nA,this[a][i](nA)}function YA(nA,aA,V){if(V===
0){let gA=new B(`HTTP/2: "frameError" received - type ${nA}, code ${aA}`);this[w][I]=gA,this[a][i](gA)}}function PA(){let nA=new e("other side closed",C.getSocketInfo(
this[w]));this.destroy(nA),C.destroy(this[w],nA)}function ZA(nA,aA,V=!1){let gA=nA[r],tA=nA[g];if(tA<nA[s]&&gA[tA]===aA){gA[tA]=null,nA[g]=tA+1;return}let EA=gA.
indexOf(aA,tA);EA===-1||EA>=nA[s]||(gA.splice(EA,1),nA[s]--,V&&nA[s]<nA[g]&&(nA[s]=nA[g]))}function _A(nA){let aA=this[I]||new e(`HTTP/2: "GOAWAY" frame receive\
d with code ${nA}`,C.getSocketInfo(this[w])),V=this[a];if(V[w]=null,V[L]=null,this.close(),this[E]=null,C.destroy(this[w],aA),V[g]<V[r].length){let gA=V[r][V[g]];
V[r][V[g]++]=null,gA!=null&&C.errorRequest(V,gA,aA),V[s]=V[g]}l(V[t]===0),V.emit("disconnect",V[c],[V],aA),V.emit("connectionError",V[c],[V],aA),V[p]()}function ee(){
let{[a]:nA,[T]:aA}=this,{[w]:V}=nA,gA=this[w][I]||this[I]||new e("closed",C.getSocketInfo(V));if(nA[w]=null,nA[L]=null,aA.ping.interval!=null&&(clearInterval(aA.
ping.interval),aA.ping.interval=null),nA.destroyed){l(nA[A]===0);let tA=nA[r].splice(nA[g]);for(let EA=0;EA<tA.length;EA++){let SA=tA[EA];SA!=null&&C.errorRequest(
nA,SA,gA)}}}function XA(){let nA=this[I]||new e("closed",C.getSocketInfo(this)),aA=this[E][a];aA[w]=null,aA[L]=null,this[E]!==null&&this[E].destroy(nA),aA[s]=aA[g],
l(aA[t]===0),aA.emit("disconnect",aA[c],[aA],nA),aA[p]()}function JA(nA){this[I]=nA,this[a][i](nA)}function $A(){C.destroy(this,new e("other side closed",C.getSocketInfo(
this)))}function $(){this[Y]=!0}function pA(nA){return nA!=="GET"&&nA!=="HEAD"&&nA!=="OPTIONS"&&nA!=="TRACE"&&nA!=="CONNECT"}function mA(nA,aA){let V=aA.headersTimeout??
nA[J],gA=aA.bodyTimeout??nA[F],tA=nA[E],{method:EA,path:SA,host:FA,upgrade:kA,expectContinue:KA,signal:OA,protocol:xA,headers:te}=aA,{body:Z}=aA;if(kA!=null&&kA!==
"websocket")return C.errorRequest(nA,aA,new y(`Custom upgrade "${kA}" not supported over HTTP/2`)),!1;let O={};for(let DA=0;DA<te.length;DA+=2){let RA=te[DA+0],
NA=te[DA+1];if(RA==="cookie"){O[RA]!=null?O[RA]=Array.isArray(O[RA])?(O[RA].push(NA),O[RA]):[O[RA],NA]:O[RA]=NA;continue}if(Array.isArray(NA))for(let LA=0;LA<NA.
length;LA++)O[RA]?O[RA]+=`, ${NA[LA]}`:O[RA]=NA[LA];else O[RA]?O[RA]+=`, ${NA}`:O[RA]=NA}let j=null,{hostname:G,port:oA}=nA[c];O[AA]=FA||`${G}${oA?`:${oA}`:""}`,
O[q]=EA;let K=DA=>{aA.aborted||aA.completed||(DA=DA||new S,C.errorRequest(nA,aA,DA),j!=null&&(j.removeAllListeners("data"),j.close(),nA[i](DA),ZA(nA,aA),nA[p]()),
C.destroy(Z,DA))};try{aA.onConnect(K)}catch(DA){C.errorRequest(nA,aA,DA)}if(aA.aborted)return!1;if(kA||EA==="CONNECT")return tA.ref(),kA==="websocket"?tA[b]===!1?
(C.errorRequest(nA,aA,new B("HTTP/2: Extended CONNECT protocol not supported by server")),tA.unref(),!1):(O[q]="CONNECT",O[bA]="websocket",O[rA]=SA,xA==="ws:"||
xA==="wss:"?O[iA]=xA==="ws:"?"http":"https":O[iA]=xA==="http:"?"http":"https",j=tA.request(O,{endStream:!1,signal:OA}),j[P]=!0,++tA[x],j.once("response",(DA,RA)=>{
let{[uA]:NA,...LA}=DA;try{aA.onUpgrade(NA,cA(LA),j)}catch(VA){K(VA);return}ZA(nA,aA)}),j.on("error",()=>{(j.rstCode===z||j.rstCode===IA)&&K(new B(`HTTP/2: "stre\
am error" received - code ${j.rstCode}`))}),j.once("close",()=>{tA[x]-=1,tA[x]===0&&tA.unref()}),j.setTimeout(V),!0):(j=tA.request(O,{endStream:!1,signal:OA}),j[P]=
!0,++tA[x],j.on("response",DA=>{let{[uA]:RA,...NA}=DA;try{aA.onUpgrade(RA,cA(NA),j)}catch(LA){K(LA);return}ZA(nA,aA)}),j.on("error",K),j.once("close",()=>{tA[x]-=
1,tA[x]===0&&tA.unref()}),j.setTimeout(V),!0);O[rA]=SA,O[iA]=xA==="http:"?"http":"https";let sA=EA==="PUT"||EA==="POST"||EA==="PATCH";Z&&typeof Z.read=="functio\
n"&&Z.read(0);let BA=C.bodyLength(Z);if(C.isFormDataLike(Z)){X??=Je().extractBody;let[DA,RA]=X(Z);O["content-type"]=RA,Z=DA.stream,BA=DA.length}if(BA==null&&(BA=
aA.contentLength),sA||(BA=null),pA(EA)&&BA>0&&aA.contentLength!=null&&aA.contentLength!==BA){if(nA[D])return C.errorRequest(nA,aA,new u),!1;process.emitWarning(
new u)}if(BA!=null&&(l(Z||BA===0,"no body must not have content length"),O[CA]=`${BA}`),tA.ref(),v.sendHeaders.hasSubscribers){let DA="";for(let RA in O)DA+=`${RA}\
: ${O[RA]}\r
`;v.sendHeaders.publish({request:aA,headers:DA,socket:tA[w]})}let eA=EA==="GET"||EA==="HEAD"||Z===null;KA?(O[dA]="100-continue",j=tA.request(O,{endStream:eA,signal:OA}),
j[P]=!0,j.once("continue",UA)):(j=tA.request(O,{endStream:eA,signal:OA}),j[P]=!0,UA()),++tA[x],j.setTimeout(V);let yA=!1;return j.once("response",DA=>{let{[uA]:RA,
...NA}=DA;if(aA.onResponseStarted(),yA=!0,j.setTimeout(gA),aA.aborted){j.removeAllListeners("data");return}aA.onHeaders(Number(RA),cA(NA),j.resume.bind(j),"")===
!1&&j.pause(),j.on("data",LA=>{aA.aborted||aA.completed||aA.onData(LA)===!1&&j.pause()})}),j.once("end",()=>{j.removeAllListeners("data"),yA?(!aA.aborted&&!aA.completed&&
aA.onComplete({}),ZA(nA,aA),nA[p]()):(K(new B("HTTP/2: stream half-closed (remote)")),ZA(nA,aA,!0),nA[p]())}),j.once("close",()=>{j.removeAllListeners("data"),tA[x]-=
1,tA[x]===0&&tA.unref(),!aA.aborted&&!aA.completed&&K(new B("HTTP/2: stream closed before the response was complete"))}),j.once("error",function(DA){j.removeAllListeners(
"data"),K(DA)}),j.once("frameError",(DA,RA)=>{j.removeAllListeners("data"),K(new B(`HTTP/2: "frameError" received - type ${DA}, code ${RA}`))}),j.on("aborted",()=>{
j.removeAllListeners("data")}),j.on("timeout",()=>{let DA=yA?new f(`HTTP/2: "body timeout after ${gA}"`):new n(`HTTP/2: "headers timeout after ${V}"`);j.removeAllListeners(
"data"),tA[x]-=1,tA[x]===0&&tA.unref(),K(DA)}),j.once("trailers",DA=>{aA.aborted||aA.completed||(j.removeAllListeners("data"),aA.onComplete(DA))}),!0;function UA(){
!Z||BA===0?M(K,j,null,nA,aA,nA[w],BA,sA):C.isBuffer(Z)?M(K,j,Z,nA,aA,nA[w],BA,sA):C.isBlobLike(Z)?typeof Z.stream=="function"?wA(K,j,Z.stream(),nA,aA,nA[w],BA,sA):
fA(K,j,Z,nA,aA,nA[w],BA,sA):C.isStream(Z)?QA(K,nA[w],sA,j,Z,nA,aA,BA):C.isIterable(Z)?wA(K,j,Z,nA,aA,nA[w],BA,sA):l(!1)}}function M(nA,aA,V,gA,tA,EA,SA,FA){try{
V!=null&&C.isBuffer(V)&&(l(SA===V.byteLength,"buffer body must have content length"),aA.cork(),aA.write(V),aA.uncork(),aA.end(),tA.onBodySent(V)),FA||(EA[h]=!0),
tA.onRequestSent(),gA[p]()}catch(kA){nA(kA)}}function QA(nA,aA,V,gA,tA,EA,SA,FA){l(FA!==0||EA[t]===0,"stream body cannot be pipelined");let kA=d(tA,gA,OA=>{OA?(C.
destroy(kA,OA),nA(OA)):(C.removeAllListeners(kA),SA.onRequestSent(),V||(aA[h]=!0),EA[p]())});C.addListener(kA,"data",KA);function KA(OA){SA.onBodySent(OA)}}async function fA(nA,aA,V,gA,tA,EA,SA,FA){
l(SA===V.size,"blob body must have content length");try{if(SA!=null&&SA!==V.size)throw new u;let kA=Buffer.from(await V.arrayBuffer());aA.cork(),aA.write(kA),aA.
uncork(),aA.end(),tA.onBodySent(kA),tA.onRequestSent(),FA||(EA[h]=!0),gA[p]()}catch(kA){nA(kA)}}async function wA(nA,aA,V,gA,tA,EA,SA,FA){l(SA!==0||gA[t]===0,"i\
terator body cannot be pipelined");let kA=null;function KA(){if(kA){let xA=kA;kA=null,xA()}}let OA=()=>new Promise((xA,te)=>{l(kA===null),EA[I]?te(EA[I]):kA=xA});
aA.on("close",KA).on("drain",KA);try{for await(let xA of V){if(EA[I])throw EA[I];let te=aA.write(xA);tA.onBodySent(xA),te||await OA()}aA.end(),tA.onRequestSent(),
FA||(EA[h]=!0),gA[p]()}catch(xA){nA(xA)}finally{aA.off("close",KA).off("drain",KA)}}k.exports=hA}),we=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)("node:assert"),
d=(0,W.a)("node:net"),C=(0,W.a)("node:http"),u=GA(),{ClientStats:S}=It(),{channels:e}=pe(),B=tr(),y=be(),{InvalidArgumentError:n,InformationalError:f,ClientDestroyedError:c}=HA(),
h=ke(),{kUrl:a,kServerName:t,kClient:A,kBusy:r,kConnect:s,kResuming:g,kRunning:I,kPending:w,kSize:D,kQueue:i,kConnected:o,kConnecting:Q,kNeedDrain:E,kKeepAliveDefaultTimeout:m,
kHostHeader:R,kPendingIdx:p,kRunningIdx:U,kError:L,kPipelining:Y,kKeepAliveTimeoutValue:F,kMaxHeadersSize:J,kKeepAliveMaxTimeout:b,kKeepAliveTimeoutThreshold:H,
kHeadersTimeout:P,kBodyTimeout:T,kStrictContentLength:v,kConnector:x,kMaxRequests:X,kCounter:_,kClose:AA,kDestroy:q,kDispatch:rA,kLocalAddress:iA,kMaxResponseSize:CA,
kOnError:dA,kHTTPContext:uA,kMaxConcurrentStreams:bA,kHTTP2InitialWindowSize:z,kHTTP2ConnectionWindowSize:IA,kResume:cA,kPingInterval:hA}=jA(),lA=ar(),MA=gr(),vA=Symbol(
"kClosedResolve"),WA=C&&C.maxHeaderSize&&Number.isInteger(C.maxHeaderSize)&&C.maxHeaderSize>0?()=>C.maxHeaderSize:()=>{throw new n("http module not available or\
 http.maxHeaderSize invalid")},qA=()=>{};function YA($){return $[Y]??$[uA]?.defaultPipelining??1}var PA=class extends y{constructor($,{maxHeaderSize:pA,headersTimeout:mA,
socketTimeout:M,requestTimeout:QA,connectTimeout:fA,bodyTimeout:wA,idleTimeout:nA,keepAlive:aA,keepAliveTimeout:V,maxKeepAliveTimeout:gA,keepAliveMaxTimeout:tA,
keepAliveTimeoutThreshold:EA,socketPath:SA,pipelining:FA,tls:kA,strictContentLength:KA,maxCachedSessions:OA,connect:xA,maxRequestsPerClient:te,localAddress:Z,maxResponseSize:O,
autoSelectFamily:j,autoSelectFamilyAttemptTimeout:G,maxConcurrentStreams:oA,allowH2:K,useH2c:sA,initialWindowSize:BA,connectionWindowSize:eA,pingInterval:yA,webSocket:UA,
eventSource:DA}={}){if(aA!==void 0)throw new n("unsupported keepAlive, use pipelining=0 instead");if(M!==void 0)throw new n("unsupported socketTimeout, use head\
ersTimeout & bodyTimeout instead");if(QA!==void 0)throw new n("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");if(nA!==void 0)throw new n(
"unsupported idleTimeout, use keepAliveTimeout instead");if(gA!==void 0)throw new n("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");if(pA!=null){
if(!Number.isInteger(pA)||pA<1)throw new n("invalid maxHeaderSize")}else pA=WA();if(SA!=null&&typeof SA!="string")throw new n("invalid socketPath");if(fA!=null&&
(!Number.isFinite(fA)||fA<0))throw new n("invalid connectTimeout");if(V!=null&&(!Number.isFinite(V)||V<=0))throw new n("invalid keepAliveTimeout");if(tA!=null&&
(!Number.isFinite(tA)||tA<=0))throw new n("invalid keepAliveMaxTimeout");if(EA!=null&&!Number.isFinite(EA))throw new n("invalid keepAliveTimeoutThreshold");if(mA!=
null&&(!Number.isInteger(mA)||mA<0))throw new n("headersTimeout must be a positive integer or zero");if(wA!=null&&(!Number.isInteger(wA)||wA<0))throw new n("bod\
yTimeout must be a positive integer or zero");if(xA!=null&&typeof xA!="function"&&typeof xA!="object")throw new n("connect must be a function or an object");if(te!=
null&&(!Number.isInteger(te)||te<0))throw new n("maxRequestsPerClient must be a positive number");if(Z!=null&&(typeof Z!="string"||d.isIP(Z)===0))throw new n("l\
ocalAddress must be valid string IP address");if(O!=null&&(!Number.isInteger(O)||O<-1))throw new n("maxResponseSize must be a positive number");if(G!=null&&(!Number.
isInteger(G)||G<-1))throw new n("autoSelectFamilyAttemptTimeout must be a positive number");if(K!=null&&typeof K!="boolean")throw new n("allowH2 must be a valid\
 boolean value");if(oA!=null&&(typeof oA!="number"||oA<1))throw new n("maxConcurrentStreams must be a positive integer, greater than 0");if(sA!=null&&typeof sA!=
"boolean")throw new n("useH2c must be a valid boolean value");if(BA!=null&&(!Number.isInteger(BA)||BA<1))throw new n("initialWindowSize must be a positive integ\
er, greater than 0");if(eA!=null&&(!Number.isInteger(eA)||eA<1))throw new n("connectionWindowSize must be a positive integer, greater than 0");if(yA!=null&&(typeof yA!=
"number"||!Number.isInteger(yA)||yA<0))throw new n("pingInterval must be a positive integer, greater or equal to 0");if(super({webSocket:UA,eventSource:DA}),typeof xA!=
"function")xA=h({...kA,maxCachedSessions:OA,allowH2:K,useH2c:sA,socketPath:SA,timeout:fA,...typeof j=="boolean"?{autoSelectFamily:j,autoSelectFamilyAttemptTimeout:G}:
void 0,...xA});else{let RA=xA;xA=(NA,LA)=>RA({...NA,...SA!=null?{socketPath:SA}:null,...K!=null?{allowH2:K}:null},LA)}this[a]=u.parseOrigin($),this[x]=xA,this[Y]=
FA??1,this[J]=pA,this[m]=V??4e3,this[b]=tA??6e5,this[H]=EA??2e3,this[F]=this[m],this[t]=null,this[iA]=Z??null,this[g]=0,this[E]=0,this[R]=`host: ${this[a].hostname}${this[a].
port?`:${this[a].port}`:""}\r
`,this[T]=wA??3e5,this[P]=mA??3e5,this[v]=KA??!0,this[X]=te,this[vA]=null,this[CA]=O>-1?O:-1,this[uA]=null,this[bA]=oA??100,this[z]=BA??262144,this[IA]=eA??524288,
this[hA]=yA??6e4,this[i]=[],this[U]=0,this[p]=0,this[cA]=RA=>JA(this,RA),this[dA]=RA=>ZA(this,RA)}get pipelining(){return this[Y]}set pipelining($){this[Y]=$,this[cA](
!0)}get stats(){return new S(this)}get[w](){return this[i].length-this[p]}get[I](){return this[p]-this[U]}get[D](){return this[i].length-this[U]}get[o](){return!!this[uA]&&
!this[Q]&&!this[uA].destroyed}get[r](){return!!(this[uA]?.busy(null)||this[D]>=(YA(this)||1)||this[w]>0)}[s]($){_A(this),this.once("connect",$)}[rA]($,pA){let mA=new B(
this[a].origin,$,pA);return this[i].push(mA),this[g]||(u.bodyLength(mA.body)==null&&u.isIterable(mA.body)?(this[g]=1,queueMicrotask(()=>JA(this))):this[cA](!0)),
this[g]&&this[E]!==2&&this[r]&&(this[E]=2),this[E]<2}[AA](){return new Promise($=>{this[D]?this[vA]=$:$(null)})}[q]($){return new Promise(pA=>{let mA=this[i].splice(
this[p]);for(let QA=0;QA<mA.length;QA++){let fA=mA[QA];fA!=null&&u.errorRequest(this,fA,$)}let M=()=>{this[vA]&&(this[vA](),this[vA]=null),pA(null)};this[uA]?(this[uA].
destroy($,M),this[uA]=null):queueMicrotask(M),this[cA]()})}};function ZA($,pA){if($[I]===0&&pA.code!=="UND_ERR_INFO"&&pA.code!=="UND_ERR_SOCKET"){l($[p]===$[U]);
let mA=$[i].splice($[U]);for(let M=0;M<mA.length;M++){let QA=mA[M];QA!=null&&u.errorRequest($,QA,pA)}l($[D]===0)}}function _A($){l(!$[Q]),l(!$[uA]);let{host:pA,
hostname:mA,protocol:M,port:QA}=$[a];if(mA[0]==="["){let fA=mA.indexOf("]");l(fA!==-1);let wA=mA.substring(1,fA);l(d.isIPv6(wA)),mA=wA}$[Q]=!0,e.beforeConnect.hasSubscribers&&
e.beforeConnect.publish({connectParams:{host:pA,hostname:mA,protocol:M,port:QA,version:$[uA]?.version,servername:$[t],localAddress:$[iA]},connector:$[x]});try{$[x](
{host:pA,hostname:mA,protocol:M,port:QA,servername:$[t],localAddress:$[iA]},(fA,wA)=>{if(fA){ee($,fA,{host:pA,hostname:mA,protocol:M,port:QA}),$[cA]();return}if($.
destroyed){u.destroy(wA.on("error",qA),new c),$[cA]();return}l(wA);try{$[uA]=wA.alpnProtocol==="h2"?MA($,wA):lA($,wA)}catch(nA){wA.destroy().on("error",qA),ee($,
nA,{host:pA,hostname:mA,protocol:M,port:QA}),$[cA]();return}$[Q]=!1,wA[_]=0,wA[X]=$[X],wA[A]=$,wA[L]=null,e.connected.hasSubscribers&&e.connected.publish({connectParams:{
host:pA,hostname:mA,protocol:M,port:QA,version:$[uA]?.version,servername:$[t],localAddress:$[iA]},connector:$[x],socket:wA}),$.emit("connect",$[a],[$]),$[cA]()})}catch(fA){
ee($,fA,{host:pA,hostname:mA,protocol:M,port:QA}),$[cA]()}}function ee($,pA,{host:mA,hostname:M,protocol:QA,port:fA}){if(!$.destroyed){if($[Q]=!1,e.connectError.
hasSubscribers&&e.connectError.publish({connectParams:{host:mA,hostname:M,protocol:QA,port:fA,version:$[uA]?.version,servername:$[t],localAddress:$[iA]},connector:$[x],
error:pA}),pA.code==="ERR_TLS_CERT_ALTNAME_INVALID")for(l($[I]===0);$[w]>0&&$[i][$[p]].servername===$[t];){let wA=$[i][$[p]++];u.errorRequest($,wA,pA)}else ZA($,
pA);$.emit("connectionError",$[a],[$],pA)}}function XA($){$[E]=0,$.emit("drain",$[a],[$])}function JA($,pA){$[g]!==2&&($[g]=2,$A($,pA),$[g]=0,$[U]>256&&($[i].splice(
0,$[U]),$[p]-=$[U],$[U]=0))}function $A($,pA){for(;;){if($.destroyed){l($[w]===0);return}if($[vA]&&!$[D]){$[vA](),$[vA]=null;return}if($[uA]&&$[uA].resume(),$[r])
$[E]=2;else if($[E]===2){pA?($[E]=1,queueMicrotask(()=>XA($))):XA($);continue}if($[w]===0||$[I]>=(YA($)||1))return;let mA=$[i][$[p]];if(mA===null)return;if($[a].
protocol==="https:"&&$[t]!==mA.servername){if($[I]>0)return;$[t]=mA.servername,$[uA]?.destroy(new f("servername changed"),()=>{$[uA]=null,JA($)})}if($[Q])return;
if(!$[uA]){_A($);return}if($[uA].destroyed||$[uA].busy(mA))return;!mA.aborted&&$[uA].write(mA)?$[p]++:$[i].splice($[p],1)}}k.exports=PA}),ct=(0,W.b)((N,k)=>{"us\
e strict";var l=class{bottom=0;top=0;list=new Array(2048).fill(void 0);next=null;isEmpty(){return this.top===this.bottom}isFull(){return(this.top+1&2047)===this.
bottom}push(d){this.list[this.top]=d,this.top=this.top+1&2047}shift(){let d=this.list[this.bottom];return d===void 0?null:(this.list[this.bottom]=void 0,this.bottom=
this.bottom+1&2047,d)}};k.exports=class{constructor(){this.head=this.tail=new l}isEmpty(){return this.head.isEmpty()}push(d){this.head.isFull()&&(this.head=this.
head.next=new l),this.head.push(d)}shift(){let d=this.tail,C=d.shift();return d.isEmpty()&&d.next!==null&&(this.tail=d.next,d.next=null),C}}}),gt=(0,W.b)((N,k)=>{
"use strict";var{PoolStats:l}=It(),d=be(),C=ct(),{kConnected:u,kSize:S,kRunning:e,kPending:B,kQueued:y,kBusy:n,kFree:f,kUrl:c,kClose:h,kDestroy:a,kDispatch:t}=jA(),
A=Symbol("clients"),r=Symbol("needDrain"),s=Symbol("queue"),g=Symbol("closed resolve"),I=Symbol("onDrain"),w=Symbol("onConnect"),D=Symbol("onDisconnect"),i=Symbol(
"onConnectionError"),o=Symbol("get dispatcher"),Q=Symbol("add client"),E=Symbol("remove client"),m=class extends d{[s]=new C;[y]=0;[A]=[];[r]=!1;[I](R,p,U){let L=this[s],
Y=!1;for(;!Y;){let F=L.shift();if(!F)break;this[y]--,Y=!R.dispatch(F.opts,F.handler)}if(R[r]=Y,!Y&&this[r]&&(this[r]=!1,this.emit("drain",p,[this,...U])),this[g]&&
L.isEmpty()){let F=[];for(let J=0;J<this[A].length;J++){let b=this[A][J];b.destroyed||F.push(b.close())}return Promise.all(F).then(this[g])}}[w]=(R,p)=>{this.emit(
"connect",R,[this,...p])};[D]=(R,p,U)=>{this.emit("disconnect",R,[this,...p],U)};[i]=(R,p,U)=>{this.emit("connectionError",R,[this,...p],U)};get[n](){return this[r]}get[u](){
let R=0;for(let{[u]:p}of this[A])R+=p;return R}get[f](){let R=0;for(let{[u]:p,[r]:U}of this[A])R+=p&&!U;return R}get[B](){let R=this[y];for(let{[B]:p}of this[A])
R+=p;return R}get[e](){let R=0;for(let{[e]:p}of this[A])R+=p;return R}get[S](){let R=this[y];for(let{[S]:p}of this[A])R+=p;return R}get stats(){return new l(this)}[h](){
if(this[s].isEmpty()){let R=[];for(let p=0;p<this[A].length;p++){let U=this[A][p];U.destroyed||R.push(U.close())}return Promise.all(R)}else return new Promise(R=>{
this[g]=R})}[a](R){for(;;){let U=this[s].shift();if(!U)break;U.handler.onError(R)}let p=new Array(this[A].length);for(let U=0;U<this[A].length;U++)p[U]=this[A][U].
destroy(R);return Promise.all(p)}[t](R,p){let U=this[o]();return U?U.dispatch(R,p)||(U[r]=!0,this[r]=!this[o]()):(this[r]=!0,this[s].push({opts:R,handler:p}),this[y]++),
!this[r]}[Q](R){return R.on("drain",this[I].bind(this,R)).on("connect",this[w]).on("disconnect",this[D]).on("connectionError",this[i]),this[A].push(R),this[r]&&
queueMicrotask(()=>{this[r]&&this[I](R,R[c],[R,this])}),this}[E](R){R.close(()=>{let p=this[A].indexOf(R);p!==-1&&this[A].splice(p,1)}),this[r]=this[A].some(p=>!p[r]&&
p.closed!==!0&&p.destroyed!==!0)}};k.exports={PoolBase:m,kClients:A,kNeedDrain:r,kAddClient:Q,kRemoveClient:E,kGetDispatcher:o}}),Me=(0,W.b)((N,k)=>{"use strict";
var{PoolBase:l,kClients:d,kNeedDrain:C,kAddClient:u,kGetDispatcher:S,kRemoveClient:e}=gt(),B=we(),{InvalidArgumentError:y}=HA(),n=GA(),{kUrl:f}=jA(),c=ke(),h=Symbol(
"options"),a=Symbol("connections"),t=Symbol("factory");function A(s,g){return new B(s,g)}var r=class extends l{constructor(s,{connections:g,factory:I=A,connect:w,
connectTimeout:D,tls:i,maxCachedSessions:o,socketPath:Q,autoSelectFamily:E,autoSelectFamilyAttemptTimeout:m,allowH2:R,clientTtl:p,...U}={}){if(g!=null&&(!Number.
isFinite(g)||g<0))throw new y("invalid connections");if(typeof I!="function")throw new y("factory must be a function.");if(w!=null&&typeof w!="function"&&typeof w!=
"object")throw new y("connect must be a function or an object");typeof w!="function"&&(w=c({...i,maxCachedSessions:o,allowH2:R,socketPath:Q,timeout:D,...typeof E==
"boolean"?{autoSelectFamily:E,autoSelectFamilyAttemptTimeout:m}:void 0,...w})),super(U),this[a]=g||null,this[f]=n.parseOrigin(s),this[h]={...n.deepClone(U),connect:w,
allowH2:R,clientTtl:p,socketPath:Q},this[h].interceptors=U.interceptors?{...U.interceptors}:void 0,this[t]=I,this.on("connect",(L,Y)=>{if(p!=null&&p>0)for(let F of Y)
Object.assign(F,{ttl:Date.now()})}),this.on("connectionError",(L,Y,F)=>{for(let J of Y){let b=this[d].indexOf(J);b!==-1&&this[d].splice(b,1)}})}[S](){let s=this[h].
clientTtl;for(let g of this[d])if(s!=null&&s>0&&g.ttl&&Date.now()-g.ttl>s)this[e](g);else if(!g[C])return g;if(!this[a]||this[d].length<this[a]){let g=this[t](this[f],
this[h]);return this[u](g),g}}};k.exports=r}),lr=(0,W.b)((N,k)=>{"use strict";var{BalancedPoolMissingUpstreamError:l,InvalidArgumentError:d}=HA(),{PoolBase:C,kClients:u,
kNeedDrain:S,kAddClient:e,kRemoveClient:B,kGetDispatcher:y}=gt(),n=Me(),{kUrl:f}=jA(),c=GA(),h=Symbol("factory"),a=Symbol("options"),t=Symbol("kGreatestCommonDi\
visor"),A=Symbol("kCurrentWeight"),r=Symbol("kIndex"),s=Symbol("kWeight"),g=Symbol("kMaxWeightPerServer"),I=Symbol("kErrorPenalty");function w(o,Q){if(o===0)return Q;
for(;Q!==0;){let E=Q;Q=o%Q,o=E}return o}function D(o,Q){return new n(o,Q)}var i=class extends C{constructor(o=[],{factory:Q=D,connect:E,tls:m,...R}={}){if(typeof Q!=
"function")throw new d("factory must be a function.");super(R),E&&typeof E!="function"&&(E={...E}),m&&typeof m!="function"&&(m={...m}),this[a]={...c.deepClone(R),
connect:E,tls:m},this[a].interceptors=R.interceptors?{...R.interceptors}:void 0,this[r]=-1,this[A]=0,this[g]=this[a].maxWeightPerServer||100,this[I]=this[a].errorPenalty||
15,Array.isArray(o)||(o=[o]),this[h]=Q;for(let p of o)this.addUpstream(p);this._updateBalancedPoolStats()}addUpstream(o){let Q=c.parseOrigin(o).origin;if(this[u].
find(m=>m[f].origin===Q&&m.closed!==!0&&m.destroyed!==!0))return this;let E=this[h](Q,this[a]);this[e](E),E.on("connect",()=>{E[s]=Math.min(this[g],E[s]+this[I])}),
E.on("connectionError",()=>{E[s]=Math.max(1,E[s]-this[I]),this._updateBalancedPoolStats()}),E.on("disconnect",(...m)=>{let R=m[2];R&&R.code==="UND_ERR_SOCKET"&&
(E[s]=Math.max(1,E[s]-this[I]),this._updateBalancedPoolStats())});for(let m of this[u])m[s]=this[g];return this._updateBalancedPoolStats(),this}_updateBalancedPoolStats(){
let o=0;for(let Q=0;Q<this[u].length;Q++)o=w(this[u][Q][s],o);this[t]=o}removeUpstream(o){let Q=c.parseOrigin(o).origin,E=this[u].find(m=>m[f].origin===Q&&m.closed!==
!0&&m.destroyed!==!0);return E&&this[B](E),this}getUpstream(o){let Q=c.parseOrigin(o).origin;return this[u].find(E=>E[f].origin===Q&&E.closed!==!0&&E.destroyed!==
!0)}get upstreams(){return this[u].filter(o=>o.closed!==!0&&o.destroyed!==!0).map(o=>o[f].origin)}[y](){if(this[u].length===0)throw new l;if(!this[u].find(E=>!E[S]&&
E.closed!==!0&&E.destroyed!==!0)||this[u].map(E=>E[S]).reduce((E,m)=>E&&m,!0))return;let o=0,Q=this[u].findIndex(E=>!E[S]);for(;o++<this[u].length;){this[r]=(this[r]+
1)%this[u].length;let E=this[u][this[r]];if(E[s]>this[u][Q][s]&&!E[S]&&(Q=this[r]),this[r]===0&&(this[A]=this[A]-this[t],this[A]<=0&&(this[A]=this[g])),E[s]>=this[A]&&
!E[S])return E}return this[A]=this[u][Q][s],this[r]=Q,this[u][Q]}};k.exports=i}),Qr=(0,W.b)((N,k)=>{"use strict";var{PoolBase:l,kClients:d,kNeedDrain:C,kAddClient:u,
kGetDispatcher:S,kRemoveClient:e}=gt(),B=we(),{InvalidArgumentError:y}=HA(),n=GA(),{kUrl:f}=jA(),c=ke(),h=Symbol("options"),a=Symbol("connections"),t=Symbol("fa\
ctory"),A=Symbol("index");function r(g,I){return new B(g,I)}var s=class extends l{constructor(g,{connections:I,factory:w=r,connect:D,connectTimeout:i,tls:o,maxCachedSessions:Q,
socketPath:E,autoSelectFamily:m,autoSelectFamilyAttemptTimeout:R,allowH2:p,clientTtl:U,...L}={}){if(I!=null&&(!Number.isFinite(I)||I<0))throw new y("invalid con\
nections");if(typeof w!="function")throw new y("factory must be a function.");if(D!=null&&typeof D!="function"&&typeof D!="object")throw new y("connect must be \
a function or an object");typeof D!="function"&&(D=c({...o,maxCachedSessions:Q,allowH2:p,socketPath:E,timeout:i,...typeof m=="boolean"?{autoSelectFamily:m,autoSelectFamilyAttemptTimeout:R}:
void 0,...D})),super(),this[a]=I||null,this[f]=n.parseOrigin(g),this[h]={...n.deepClone(L),connect:D,allowH2:p,clientTtl:U,socketPath:E},this[h].interceptors=L.
interceptors?{...L.interceptors}:void 0,this[t]=w,this[A]=-1,this.on("connect",(Y,F)=>{if(U!=null&&U>0)for(let J of F)Object.assign(J,{ttl:Date.now()})}),this.on(
"connectionError",(Y,F,J)=>{for(let b of F){let H=this[d].indexOf(b);H!==-1&&this[d].splice(H,1)}})}[S](){let g=this[h].clientTtl,I=this[d].length;if(I===0){let D=this[t](
this[f],this[h]);return this[u](D),D}let w=0;for(;w<I;){this[A]=(this[A]+1)%I;let D=this[d][this[A]];if(g!=null&&g>0&&D.ttl&&Date.now()-D.ttl>g){this[e](D),w++;
continue}if(!D[C])return D;w++}if(!this[a]||I<this[a]){let D=this[t](this[f],this[h]);return this[u](D),D}}};k.exports=s}),Te=(0,W.b)((N,k)=>{"use strict";var{InvalidArgumentError:l,
MaxOriginsReachedError:d}=HA(),{kClients:C,kRunning:u,kClose:S,kDestroy:e,kDispatch:B,kUrl:y}=jA(),n=be(),f=Me(),c=we(),h=GA(),a=Symbol("onConnect"),t=Symbol("o\
nDisconnect"),A=Symbol("onConnectionError"),r=Symbol("onDrain"),s=Symbol("factory"),g=Symbol("options"),I=Symbol("origins");function w(i,o){return o&&o.connections===
1?new c(i,o):new f(i,o)}var D=class extends n{constructor({factory:i=w,maxOrigins:o=1/0,connect:Q,tls:E,...m}={}){if(typeof i!="function")throw new l("factory m\
ust be a function.");if(Q!=null&&typeof Q!="function"&&typeof Q!="object")throw new l("connect must be a function or an object");if(typeof o!="number"||Number.isNaN(
o)||o<=0)throw new l("maxOrigins must be a number greater than 0");super(m),Q&&typeof Q!="function"&&(Q={...Q}),E&&typeof E!="function"&&(E={...E}),this[g]={...h.
deepClone(m),maxOrigins:o,connect:Q,tls:E},this[s]=i,this[C]=new Map,this[I]=new Set,this[r]=(R,p)=>{this.emit("drain",R,[this,...p])},this[a]=(R,p)=>{this.emit(
"connect",R,[this,...p])},this[t]=(R,p,U)=>{this.emit("disconnect",R,[this,...p],U)},this[A]=(R,p,U)=>{this.emit("connectionError",R,[this,...p],U)}}get[u](){let i=0;
for(let{dispatcher:o}of this[C].values())i+=o[u];return i}[B](i,o){let Q;if(i.origin&&(typeof i.origin=="string"||i.origin instanceof URL))Q=String(i.origin);else
throw new l("opts.origin must be a non-empty string or URL.");if(this[I].size>=this[g].maxOrigins&&!this[I].has(Q))throw new d;let E=this[C].get(Q),m=E&&E.dispatcher;
if(!m){let R=p=>{let U=this[C].get(Q);U&&(p&&(U.count-=1),U.count<=0&&(this[C].delete(Q),U.dispatcher.destroyed||U.dispatcher.close()),this[I].delete(Q))};m=this[s](
i.origin,this[g]).on("drain",this[r]).on("connect",(p,U)=>{let L=this[C].get(Q);L&&(L.count+=1),this[a](p,U)}).on("disconnect",(p,U,L)=>{R(!0),this[t](p,U,L)}).
on("connectionError",(p,U,L)=>{R(!1),this[A](p,U,L)}),this[C].set(Q,{count:0,dispatcher:m}),this[I].add(Q)}return m.dispatch(i,o)}[S](){let i=[];for(let{dispatcher:o}of this[C].
values())i.push(o.close());return this[C].clear(),Promise.all(i)}[e](i){let o=[];for(let{dispatcher:Q}of this[C].values())o.push(Q.destroy(i));return this[C].clear(),
Promise.all(o)}get stats(){let i={};for(let{dispatcher:o}of this[C].values())o.stats&&(i[o[y].origin]=o.stats);return i}};k.exports=D}),hr=(0,W.b)((N,k)=>{"use \
strict";var{Buffer:l}=(0,W.a)("node:buffer"),d=(0,W.a)("node:net"),{InvalidArgumentError:C}=HA();function u(n){if(d.isIPv4(n)){let c=n.split(".").map(Number);return{
type:1,buffer:l.from(c)}}if(d.isIPv6(n))return{type:4,buffer:S(n)};let f=l.from(n,"utf8");if(f.length>255)throw new C("Domain name too long (max 255 bytes)");return{
type:3,buffer:l.concat([l.from([f.length]),f])}}function S(n){let f=l.alloc(16),c=n;if(n.includes(".")){let a=n.lastIndexOf(":"),t=n.slice(a+1);if(d.isIPv4(t)){
let A=t.split(".").map(Number),r=(A[0]<<8|A[1]).toString(16),s=(A[2]<<8|A[3]).toString(16);c=`${n.slice(0,a)}:${r}:${s}`}}let h=c.indexOf("::");if(h!==-1){let a=c.
slice(0,h),t=c.slice(h+2),A=a===""?[]:a.split(":"),r=t===""?[]:t.split(":"),s=0;for(let g of A)f.writeUInt16BE(parseInt(g,16),s),s+=2;s=16-r.length*2;for(let g of r)
f.writeUInt16BE(parseInt(g,16),s),s+=2}else{let a=c.split(":");for(let t=0;t<a.length;t++)f.writeUInt16BE(parseInt(a[t],16),t*2)}return f}function e(n,f,c){let h=l.
allocUnsafe(2);return h.writeUInt16BE(c,0),l.concat([l.from([n]),f,h])}function B(n,f=0){if(n.length<f+1)throw new C("Buffer too small to contain address type");
let c=n[f],h,a=f+1;switch(c){case 1:{if(n.length<a+6)throw new C("Buffer too small for IPv4 address");h=Array.from(n.subarray(a,a+4)).join("."),a+=4;break}case 3:{
if(n.length<a+1)throw new C("Buffer too small for domain length");let A=n[a];if(a+=1,n.length<a+A+2)throw new C("Buffer too small for domain address");h=n.subarray(
a,a+A).toString("utf8"),a+=A;break}case 4:{if(n.length<a+18)throw new C("Buffer too small for IPv6 address");let A=[];for(let r=0;r<8;r++){let s=n.readUInt16BE(
a+r*2);A.push(s.toString(16))}h=A.join(":"),a+=16;break}default:throw new C(`Invalid address type: ${c}`)}if(n.length<a+2)throw new C("Buffer too small for port");
let t=n.readUInt16BE(a);return a+=2,{address:h,port:t,bytesRead:a-f}}function y(n){let f={1:"General SOCKS server failure",2:"Connection not allowed by ruleset",
3:"Network unreachable",4:"Host unreachable",5:"Connection refused",6:"TTL expired",7:"Command not supported",8:"Address type not supported"}[n]||`Unknown SOCKS\
5 error code: ${n}`,c=new Error(f);return c.code=`SOCKS5_${n}`,c}k.exports={parseAddress:u,parseIPv6:S,buildAddressBuffer:e,parseResponseAddress:B,createReplyError:y}}),
Er=(0,W.b)((N,k)=>{"use strict";var{EventEmitter:l}=(0,W.a)("node:events"),{Buffer:d}=(0,W.a)("node:buffer"),{InvalidArgumentError:C,Socks5ProxyError:u}=HA(),{debuglog:S}=(0,W.a)(
"node:util"),{parseAddress:e}=hr(),B=S("undici:socks5"),y=d.alloc(0),n=5,f={NO_AUTH:0,GSSAPI:1,USERNAME_PASSWORD:2,NO_ACCEPTABLE:255},c={CONNECT:1,BIND:2,UDP_ASSOCIATE:3},
h={IPV4:1,DOMAIN:3,IPV6:4},a={SUCCEEDED:0,GENERAL_FAILURE:1,CONNECTION_NOT_ALLOWED:2,NETWORK_UNREACHABLE:3,HOST_UNREACHABLE:4,CONNECTION_REFUSED:5,TTL_EXPIRED:6,
COMMAND_NOT_SUPPORTED:7,ADDRESS_TYPE_NOT_SUPPORTED:8},t={INITIAL:"initial",HANDSHAKING:"handshaking",AUTHENTICATING:"authenticating",AUTHENTICATED:"authenticate\
d",CONNECTING:"connecting",CONNECTED:"connected",ERROR:"error",CLOSED:"closed"},A=class extends l{constructor(r,s={}){if(super(),!r)throw new C("socket is requi\
red");this.socket=r,this.options=s,this.state=t.INITIAL,this.buffer=y,this.onSocketData=this.onData.bind(this),this.onSocketError=this.onError.bind(this),this.onSocketClose=
this.onClose.bind(this),this.authMethods=[],s.username&&s.password&&this.authMethods.push(f.USERNAME_PASSWORD),this.authMethods.push(f.NO_AUTH),this.socket.on("\
data",this.onSocketData),this.socket.on("error",this.onSocketError),this.socket.on("close",this.onSocketClose)}onData(r){B("received data",r.length,"bytes in st\
ate",this.state),this.buffer=d.concat([this.buffer,r]);try{switch(this.state){case t.HANDSHAKING:this.handleHandshakeResponse();break;case t.AUTHENTICATING:this.
handleAuthResponse();break;case t.CONNECTING:this.handleConnectResponse();break}}catch(s){this.onError(s)}}onError(r){B("socket error",r),this.state=t.ERROR,this.
emit("error",r),this.destroy()}onClose(){B("socket closed"),this.state=t.CLOSED,this.emit("close")}destroy(){this.socket&&!this.socket.destroyed&&this.socket.destroy()}markAuthenticated(){
this.state=t.AUTHENTICATED,this.emit("authenticated")}handshake(){if(this.state!==t.INITIAL)throw new C("Handshake already started");B("starting handshake with",
this.authMethods.length,"auth methods"),this.state=t.HANDSHAKING;let r=d.alloc(2+this.authMethods.length);r[0]=n,r[1]=this.authMethods.length,this.authMethods.forEach(
(s,g)=>{r[2+g]=s}),this.socket.write(r)}handleHandshakeResponse(){if(this.buffer.length<2)return;let r=this.buffer[0],s=this.buffer[1];if(r!==n)throw new u(`Inv\
alid SOCKS version: ${r}`,"UND_ERR_SOCKS5_VERSION");if(s===f.NO_ACCEPTABLE)throw new u("No acceptable authentication method","UND_ERR_SOCKS5_AUTH_REJECTED");if(this.
buffer=this.buffer.subarray(2),B("server selected auth method",s),s===f.NO_AUTH)this.markAuthenticated();else if(s===f.USERNAME_PASSWORD)this.state=t.AUTHENTICATING,
this.sendAuthRequest();else throw new u(`Unsupported authentication method: ${s}`,"UND_ERR_SOCKS5_AUTH_METHOD")}sendAuthRequest(){let{username:r,password:s}=this.
options;if(!r||!s)throw new C("Username and password required for authentication");B("sending username/password auth");let g=d.from(r),I=d.from(s);if(g.length>255||
I.length>255)throw new C("Username or password too long");let w=d.alloc(3+g.length+I.length);w[0]=1,w[1]=g.length,g.copy(w,2),w[2+g.length]=I.length,I.copy(w,3+
g.length),this.socket.write(w)}handleAuthResponse(){if(this.buffer.length<2)return;let r=this.buffer[0],s=this.buffer[1];if(r!==1)throw new u(`Invalid auth sub-\
negotiation version: ${r}`,"UND_ERR_SOCKS5_AUTH_VERSION");if(s!==0)throw new u("Authentication failed","UND_ERR_SOCKS5_AUTH_FAILED");this.buffer=this.buffer.subarray(
2),B("authentication successful"),this.markAuthenticated()}connect(r,s){if(this.state===t.CONNECTING||this.state===t.CONNECTED)throw new C("Connection already i\
n progress");if(this.state!==t.AUTHENTICATED)throw new C("Client must be authenticated before CONNECT");B("connecting to",r,s),this.state=t.CONNECTING;let g=this.
buildConnectRequest(c.CONNECT,r,s);this.socket.write(g)}buildConnectRequest(r,s,g){let{type:I,buffer:w}=e(s),D=d.alloc(4+w.length+2);return D[0]=n,D[1]=r,D[2]=0,
D[3]=I,w.copy(D,4),D.writeUInt16BE(g,4+w.length),D}handleConnectResponse(){if(this.buffer.length<4)return;let r=this.buffer[0],s=this.buffer[1],g=this.buffer[3];
if(r!==n)throw new u(`Invalid SOCKS version in reply: ${r}`,"UND_ERR_SOCKS5_REPLY_VERSION");let I=4;if(g===h.IPV4)I+=6;else if(g===h.DOMAIN){if(this.buffer.length<
5)return;I+=1+this.buffer[4]+2}else if(g===h.IPV6)I+=18;else throw new u(`Invalid address type in reply: ${g}`,"UND_ERR_SOCKS5_ADDR_TYPE");if(this.buffer.length<
I)return;if(s!==a.SUCCEEDED){let o=this.getReplyErrorMessage(s);throw new u(`SOCKS5 connection failed: ${o}`,`UND_ERR_SOCKS5_REPLY_${s}`)}let w,D=4;if(g===h.IPV4)
w=Array.from(this.buffer.subarray(D,D+4)).join("."),D+=4;else if(g===h.DOMAIN){let o=this.buffer[D];D+=1,w=this.buffer.subarray(D,D+o).toString(),D+=o}else if(g===
h.IPV6){let o=[];for(let Q=0;Q<8;Q++){let E=this.buffer.readUInt16BE(D+Q*2);o.push(E.toString(16))}w=o.join(":"),D+=16}let i=this.buffer.readUInt16BE(D);this.buffer=
y,this.state=t.CONNECTED,this.socket.removeListener("data",this.onSocketData),B("connected, bound address:",w,"port:",i),this.emit("connected",{address:w,port:i})}getReplyErrorMessage(r){
switch(r){case a.GENERAL_FAILURE:return"General SOCKS server failure";case a.CONNECTION_NOT_ALLOWED:return"Connection not allowed by ruleset";case a.NETWORK_UNREACHABLE:
return"Network unreachable";case a.HOST_UNREACHABLE:return"Host unreachable";case a.CONNECTION_REFUSED:return"Connection refused";case a.TTL_EXPIRED:return"TTL \
expired";case a.COMMAND_NOT_SUPPORTED:return"Command not supported";case a.ADDRESS_TYPE_NOT_SUPPORTED:return"Address type not supported";default:return`Unknown \
error code: ${r}`}}};k.exports={Socks5Client:A,AUTH_METHODS:f,COMMANDS:c,ADDRESS_TYPES:h,REPLY_CODES:a,STATES:t}}),ut=(0,W.b)((N,k)=>{"use strict";var{URL:l}=(0,W.a)(
"node:url"),d,C=be(),{InvalidArgumentError:u}=HA(),{Socks5Client:S,STATES:e}=Er(),{kDispatch:B,kClose:y,kDestroy:n}=jA(),f=Me(),c=ke(),{debuglog:h}=(0,W.a)("nod\
e:util"),a=h("undici:socks5-proxy"),t=Symbol("proxy url"),A=Symbol("proxy headers"),r=Symbol("proxy auth"),s=Symbol("proxy protocol"),g=Symbol("pools"),I=Symbol(
"connector"),w=Symbol("request tls settings"),D=!1,i=class extends C{constructor(o,Q={}){if(super(),D||(process.emitWarning("SOCKS5 proxy support is experimenta\
l and subject to change","ExperimentalWarning"),D=!0),!o)throw new u("Proxy URL is mandatory");let E=typeof o=="string"?new l(o):o;if(E.protocol!=="socks5:"&&E.
protocol!=="socks:")throw new u("Proxy URL must use socks5:// or socks:// protocol");this[t]=E,this[A]=Q.headers||{},this[s]=Q.proxyTls?"https:":"http:",this[w]=
Q.requestTls,this[r]={username:Q.username||(E.username?decodeURIComponent(E.username):null),password:Q.password||(E.password?decodeURIComponent(E.password):null)},
this[I]=Q.connect||c({...Q.proxyTls,servername:Q.proxyTls?.servername||E.hostname}),this[g]=new Map}async createSocks5Connection(o,Q){let E=this[t].hostname,m=parseInt(
this[t].port)||1080;a("creating SOCKS5 connection to",E,m);let R=await new Promise((U,L)=>{this[I]({hostname:E,host:E,port:m,protocol:this[s]},(Y,F)=>{Y?L(Y):U(
F)})}),p=new S(R,this[r]);return p.on("error",U=>{a("SOCKS5 error:",U),R.destroy()}),await p.handshake(),await new Promise((U,L)=>{let Y=setTimeout(()=>{L(new Error(
"SOCKS5 authentication timeout"))},5e3),F=()=>{clearTimeout(Y),p.removeListener("error",J),U()},J=b=>{clearTimeout(Y),p.removeListener("authenticated",F),L(b)};
p.state===e.AUTHENTICATED?(clearTimeout(Y),U()):(p.once("authenticated",F),p.once("error",J))}),await p.connect(o,Q),await new Promise((U,L)=>{let Y=setTimeout(
()=>{L(new Error("SOCKS5 connection timeout"))},5e3),F=b=>{a("SOCKS5 tunnel established to",o,Q,"via",b),clearTimeout(Y),p.removeListener("error",J),U()},J=b=>{
clearTimeout(Y),p.removeListener("connected",F),L(b)};p.once("connected",F),p.once("error",J)}),R}[B](o,Q){let{origin:E}=o;a("dispatching request to",E,"via SOC\
KS5");try{let m=String(E),R=this[g].get(m);return(!R||R.destroyed||R.closed)&&(R=new f(E,{pipelining:o.pipelining,connections:o.connections,connect:async(p,U)=>{
try{let L=new l(E),Y=L.hostname,F=parseInt(L.port)||(L.protocol==="https:"?443:80);a("establishing SOCKS5 connection to",Y,F);let J=await this.createSocks5Connection(
Y,F),b=J;L.protocol==="https:"&&(d||(d=(0,W.a)("node:tls")),a("upgrading to TLS"),b=d.connect({...this[w],socket:J,servername:this[w]?.servername||Y}),await new Promise(
(H,P)=>{b.once("secureConnect",H),b.once("error",P)})),U(null,b)}catch(L){a("SOCKS5 connection error:",L),U(L)}}}),this[g].set(m,R)),R[B](o,Q)}catch(m){if(a("di\
spatch error:",m),typeof Q.onResponseError=="function")return Q.onResponseError(null,m),!1;if(typeof Q.onError=="function")return Q.onError(m),!1;throw m}}async[y](){
let o=[];for(let Q of this[g].values())o.push(Q.close());this[g].clear(),await Promise.all(o)}async[n](o){let Q=[];for(let E of this[g].values())Q.push(E.destroy(
o));this[g].clear(),await Promise.all(Q)}};k.exports=i}),dt=(0,W.b)((N,k)=>{"use strict";var{kProxy:l,kClose:d,kDestroy:C,kDispatch:u}=jA(),S=Te(),e=Me(),B=be(),
{InvalidArgumentError:y,RequestAbortedError:n,SecureProxyConnectionError:f}=HA(),c=ke(),h=we(),{channels:a}=pe(),t=ut(),A=Symbol("proxy agent"),r=Symbol("proxy \
client"),s=Symbol("proxy headers"),g=Symbol("request tls settings"),I=Symbol("proxy tls settings"),w=Symbol("connect endpoint function"),D=Symbol("tunnel proxy");
function i(L){return L==="https:"?443:80}function o(L,Y){return new e(L,Y)}var Q=()=>{};function E(L,Y){return Y.connections===1?new h(L,Y):new e(L,Y)}var m=class extends B{#A;constructor(L,{
headers:Y={},connect:F,factory:J}){if(!L)throw new y("Proxy URL is mandatory");super(),this[s]=Y,J?this.#A=J(L,{connect:F}):this.#A=new h(L,{connect:F})}[u](L,Y){
let F=Y.onHeaders;Y.onHeaders=function(P,T,v){if(P===407){typeof Y.onError=="function"&&Y.onError(new y("Proxy Authentication Required (407)"));return}F&&F.call(
this,P,T,v)};let{origin:J,path:b="/",headers:H={}}=L;if(L.path=J+b,!("host"in H)&&!("Host"in H)){let{host:P}=new URL(J);H.host=P}return L.headers={...this[s],...H},
this.#A[u](L,Y)}[d](){return this.#A.close()}[C](L){return this.#A.destroy(L)}},R=class extends B{constructor(L){if(!L||typeof L=="object"&&!(L instanceof URL)&&
!L.uri)throw new y("Proxy uri is mandatory");let{clientFactory:Y=o}=L;if(typeof Y!="function")throw new y("Proxy opts.clientFactory must be a function.");let{proxyTunnel:F=!0}=L;
super();let J=this.#A(L),{href:b,origin:H,port:P,protocol:T,username:v,password:x,hostname:X}=J;if(this[l]={uri:b,protocol:T},this[g]=L.requestTls,this[I]=L.proxyTls,
this[s]=L.headers||{},this[D]=F,L.auth&&L.token)throw new y("opts.auth cannot be used in combination with opts.token");L.auth?this[s]["proxy-authorization"]=`Ba\
sic ${L.auth}`:L.token?this[s]["proxy-authorization"]=L.token:v&&x&&(this[s]["proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(v)}:${decodeURIComponent(
x)}`).toString("base64")}`);let _=c({...L.proxyTls});this[w]=c({...L.requestTls});let AA=L.factory||E,q=(rA,iA)=>{let{protocol:CA}=new URL(rA);return this[l].protocol===
"socks5:"||this[l].protocol==="socks:"?new t(this[l].uri,{headers:this[s],connect:_,factory:AA,username:L.username||v,password:L.password||x,proxyTls:L.proxyTls,
requestTls:L.requestTls}):!this[D]&&CA==="http:"&&this[l].protocol==="http:"?new m(this[l].uri,{headers:this[s],connect:_,factory:AA}):AA(rA,iA)};T==="socks5:"||
T==="socks:"?this[r]=null:this[r]=Y(J,{connect:_}),this[A]=new S({...L,factory:q,connect:async(rA,iA)=>{if(!this[r]){iA(new y("Cannot establish tunnel connectio\
n without a proxy client"));return}let CA=rA.host;rA.port||(CA+=`:${i(rA.protocol)}`);try{let dA={origin:H,port:P,path:CA,signal:rA.signal,headers:{...this[s],host:rA.
host,...rA.connections==null||rA.connections>0?{"proxy-connection":"keep-alive"}:{}},servername:this[I]?.servername||X},{socket:uA,statusCode:bA}=await this[r].
connect(dA);if(bA!==200){uA.on("error",Q).destroy(),iA(new n(`Proxy response (${bA}) !== 200 when HTTP Tunneling`));return}if(a.proxyConnected.hasSubscribers&&a.
proxyConnected.publish({socket:uA,connectParams:dA}),rA.protocol!=="https:"){iA(null,uA);return}let z;this[g]?z=this[g].servername:z=rA.servername,this[w]({...rA,
servername:z,httpSocket:uA},iA)}catch(dA){dA.code==="ERR_TLS_CERT_ALTNAME_INVALID"?iA(new f(dA)):iA(dA)}}})}dispatch(L,Y){let F=p(L.headers);if(U(F),F&&!("host"in
F)&&!("Host"in F)){let{host:J}=new URL(L.origin);F.host=J}return this[A].dispatch({...L,headers:F},Y)}#A(L){return typeof L=="string"?new URL(L):L instanceof URL?
L:new URL(L.uri)}[d](){let L=[this[A].close()];return this[r]&&L.push(this[r].close()),Promise.all(L)}[C](){let L=[this[A].destroy()];return this[r]&&L.push(this[r].
destroy()),Promise.all(L)}};function p(L){if(Array.isArray(L)){let Y={};for(let F=0;F<L.length;F+=2)Y[L[F]]=L[F+1];return Y}return L}function U(L){if(L&&Object.
keys(L).find(Y=>Y.toLowerCase()==="proxy-authorization"))throw new y("Proxy-Authorization should be sent in ProxyAgent constructor")}k.exports=R}),Ir=(0,W.b)((N,k)=>{
"use strict";var l=be(),{kClose:d,kDestroy:C,kClosed:u,kDestroyed:S,kDispatch:e,kNoProxyAgent:B,kHttpProxyAgent:y,kHttpsProxyAgent:n}=jA(),f=dt(),c=Te(),h={"htt\
p:":80,"https:":443},a=class extends l{#A=null;#e=null;#t=null;constructor(t={}){super(),this.#t=t;let{httpProxy:A,httpsProxy:r,noProxy:s,...g}=t;this[B]=new c(
g);let I=A??process.env.http_proxy??process.env.HTTP_PROXY;I?this[y]=new f({...g,uri:I}):this[y]=this[B];let w=r??process.env.https_proxy??process.env.HTTPS_PROXY;
w?this[n]=new f({...g,uri:w}):this[n]=this[y],this.#s()}[e](t,A){let r=new URL(t.origin);return this.#r(r).dispatch(t,A)}[d](){return Promise.all([this[B].close(),
!this[y][u]&&this[y].close(),!this[n][u]&&this[n].close()])}[C](t){return Promise.all([this[B].destroy(t),!this[y][S]&&this[y].destroy(t),!this[n][S]&&this[n].destroy(
t)])}#r(t){let{protocol:A,host:r,port:s}=t;return r=r.replace(/:\d*$/,"").toLowerCase(),s=Number.parseInt(s,10)||h[A]||0,this.#o(r,s)?A==="https:"?this[n]:this[y]:
this[B]}#o(t,A){if(this.#i&&this.#s(),this.#e.length===0)return!0;if(this.#A==="*")return!1;for(let r=0;r<this.#e.length;r++){let s=this.#e[r];if(!(s.port&&s.port!==
A)&&(t===s.hostname||t.slice(-(s.hostname.length+1))===`.${s.hostname}`))return!1}return!0}#s(){let t=this.#t.noProxy??this.#n,A=t.split(/[,\s]/),r=[];for(let s=0;s<
A.length;s++){let g=A[s];if(!g)continue;let I=g.match(/^(.+):(\d+)$/);r.push({hostname:(I?I[1]:g).replace(/^\*?\./,"").toLowerCase(),port:I?Number.parseInt(I[2],
10):0})}this.#A=t,this.#e=r}get#i(){return this.#t.noProxy!==void 0?!1:this.#A!==this.#n}get#n(){return process.env.no_proxy??process.env.NO_PROXY??""}};k.exports=
a}),lt=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)("node:assert"),{kRetryHandlerDefaultRetry:d}=jA(),{RequestRetryError:C}=HA(),u=Xe(),{isDisturbed:S,parseRangeHeader:e,
wrapRequestBody:B}=GA();function y(h){let a=new Date(h).getTime();return isNaN(a)?0:a-Date.now()}function n(h,a,t,A){let r=h["content-length"];if(r==null||!Number.
isFinite(a.start)||!Number.isFinite(a.end))return;let s=Number(r),g=a.end-a.start+1;if(!Number.isFinite(s)||s!==g)throw new C("Content-Length mismatch",t,{headers:h,
data:{count:A}})}var f=class{#A=!1;#e=null;set target(h){this.#e=h,this.#A&&h?.pause()}get target(){return this.#e}pause(){this.#A=!0,this.#e?.pause()}resume(){
this.#A=!1,this.#e?.resume()}abort(h){this.#e?.abort(h)}get paused(){return this.#A||(this.#e?.paused??!1)}get aborted(){return this.#e?.aborted??!1}get reason(){
return this.#e?.reason??null}get rawHeaders(){return this.#e?.rawHeaders??null}set rawHeaders(h){this.#e&&(this.#e.rawHeaders=h)}get rawTrailers(){return this.#e?.
rawTrailers??null}set rawTrailers(h){this.#e&&(this.#e.rawTrailers=h)}},c=class Yt{constructor(a,{dispatch:t,handler:A}){let{retryOptions:r,...s}=a,{retry:g,maxRetries:I,
maxTimeout:w,minTimeout:D,timeoutFactor:i,methods:o,errorCodes:Q,retryAfter:E,statusCodes:m,throwOnError:R}=r??{};this.error=null,this.dispatch=t,this.handler=u.
wrap(A),this.opts={...s,body:B(a.body)},this.retryOpts={throwOnError:R??!0,retry:g??Yt[d],retryAfter:E??!0,maxTimeout:w??30*1e3,minTimeout:D??500,timeoutFactor:i??
2,maxRetries:I??5,methods:o??["GET","HEAD","OPTIONS","PUT","DELETE","TRACE"],statusCodes:m??[500,502,503,504,429],errorCodes:Q??["ECONNRESET","ECONNREFUSED","EN\
OTFOUND","ENETDOWN","ENETUNREACH","EHOSTDOWN","EHOSTUNREACH","EPIPE","UND_ERR_SOCKET"]},this.retryCount=0,this.retryCountCheckpoint=0,this.headersSent=!1,this.start=
0,this.end=null,this.etag=null,this.controllerProxy=new f}onResponseStartWithRetry(a,t,A,r,s){if(this.retryOpts.throwOnError){this.retryOpts.statusCodes.includes(
t)===!1?this.headersSent?this.handler.onResponseError?.(this.controllerProxy,s):(this.headersSent=!0,this.checkpointResponseEnd(A),this.handler.onResponseStart?.(
this.controllerProxy,t,A,r)):this.error=s;return}if(S(this.opts.body)){this.headersSent=!0,this.checkpointResponseEnd(A),this.handler.onResponseStart?.(this.controllerProxy,
t,A,r);return}function g(I){if(I){this.headersSent?this.handler.onResponseError?.(this.controllerProxy,I):(this.headersSent=!0,this.checkpointResponseEnd(A),this.
handler.onResponseStart?.(this.controllerProxy,t,A,r)),a.resume();return}this.error=s,a.resume()}a.pause(),this.retryOpts.retry(s,{state:{counter:this.retryCount},
opts:{retryOptions:this.retryOpts,...this.opts}},g.bind(this))}checkpointResponseEnd(a){if(this.end==null&&this.opts.method!=="HEAD"){let t=a["content-length"];
this.end=t!=null?Number(t)-1:null,l(this.end==null||Number.isFinite(this.end),"invalid content-length"),this.resume=this.end!=null}}onRequestStart(a,t){this.controllerProxy.
target=a,this.headersSent||this.handler.onRequestStart?.(this.controllerProxy,t)}onRequestUpgrade(a,t,A,r){this.handler.onRequestUpgrade?.(this.controllerProxy,
t,A,r)}static[d](a,{state:t,opts:A},r){let{statusCode:s,code:g,headers:I}=a,{method:w,retryOptions:D}=A,{maxRetries:i,minTimeout:o,maxTimeout:Q,timeoutFactor:E,
statusCodes:m,errorCodes:R,methods:p}=D,{counter:U}=t;if(g&&g!=="UND_ERR_REQ_RETRY"&&!R.includes(g)){r(a);return}if(Array.isArray(p)&&!p.includes(w)){r(a);return}
if(s!=null&&Array.isArray(m)&&!m.includes(s)){r(a);return}if(U>i){r(a);return}let L=I?.["retry-after"];L&&(L=Number(L),L=Number.isNaN(L)?y(I["retry-after"]):L*1e3);
let Y=L>0?Math.min(L,Q):Math.min(o*E**(U-1),Q);setTimeout(()=>r(null),Y)}onResponseStart(a,t,A,r){if(this.error=null,this.retryCount+=1,t>=300){let s=new C("Req\
uest failed",t,{headers:A,data:{count:this.retryCount}});this.onResponseStartWithRetry(a,t,A,r,s);return}if(this.headersSent){if(t!==206&&(this.start>0||t!==200))
throw new C("server does not support the range header and the payload was partially consumed",t,{headers:A,data:{count:this.retryCount}});let s=e(A["content-ran\
ge"]);if(!s)throw new C("Content-Range mismatch",t,{headers:A,data:{count:this.retryCount}});if(this.etag!=null&&this.etag!==A.etag)throw new C("ETag mismatch",
t,{headers:A,data:{count:this.retryCount}});n(A,s,t,this.retryCount);let{start:g,size:I,end:w=I?I-1:null}=s;if(this.start!==g||this.end!=null&&this.end!==w)throw new C(
"Content-Range mismatch",t,{headers:A,data:{count:this.retryCount}});return}if(this.end==null){if(t===206){let s=e(A["content-range"]);if(s==null){this.headersSent=
!0,this.handler.onResponseStart?.(this.controllerProxy,t,A,r);return}n(A,s,t,this.retryCount);let{start:g,size:I,end:w=I?I-1:null}=s;l(g!=null&&Number.isFinite(
g),"content-range mismatch"),l(w!=null&&Number.isFinite(w),"invalid content-length"),this.start=g,this.end=w}if(this.end==null){let s=A["content-length"];this.end=
s!=null?Number(s)-1:null}l(Number.isFinite(this.start)),l(this.end==null||Number.isFinite(this.end),"invalid content-length"),this.resume=!0,this.etag=A.etag!=null?
A.etag:null,this.etag!=null&&this.etag[0]==="W"&&this.etag[1]==="/"&&(this.etag=null),this.headersSent=!0,this.handler.onResponseStart?.(this.controllerProxy,t,
A,r)}else throw new C("Request failed",t,{headers:A,data:{count:this.retryCount}})}onResponseData(a,t){this.error||(this.start+=t.length,this.handler.onResponseData?.(
this.controllerProxy,t))}onResponseEnd(a,t){if(this.error&&this.retryOpts.throwOnError)throw this.error;if(!this.error)return this.retryCount=0,this.handler.onResponseEnd?.(
this.controllerProxy,t);this.retry()}retry(){if(this.start!==0){let a={range:`bytes=${this.start}-${this.end??""}`};this.etag!=null&&(a["if-match"]=this.etag),this.
opts={...this.opts,headers:{...this.opts.headers,...a}}}try{this.retryCountCheckpoint=this.retryCount,this.dispatch(this.opts,this)}catch(a){this.handler.onResponseError?.(
this.controllerProxy,a)}}onResponseError(a,t){if(a?.aborted||S(this.opts.body)||this.headersSent&&!this.resume){this.handler.onResponseError?.(this.controllerProxy,
t);return}function A(r){if(!r){this.retry();return}this.handler?.onResponseError?.(this.controllerProxy,r)}this.retryCount-this.retryCountCheckpoint>0?this.retryCount=
this.retryCountCheckpoint+(this.retryCount-this.retryCountCheckpoint):this.retryCount+=1,this.retryOpts.retry(t,{state:{counter:this.retryCount},opts:{retryOptions:this.
retryOpts,...this.opts}},A.bind(this))}};k.exports=c}),Br=(0,W.b)((N,k)=>{"use strict";var l=ze(),d=lt(),C=class extends l{#A=null;#e=null;constructor(u,S={}){super(
S),this.#A=u,this.#e=S}dispatch(u,S){let e=new d({...u,retryOptions:this.#e},{dispatch:this.#A.dispatch.bind(this.#A),handler:S});return this.#A.dispatch(u,e)}close(){
return this.#A.close()}destroy(){return this.#A.destroy()}};k.exports=C}),Cr=(0,W.b)((N,k)=>{"use strict";var{InvalidArgumentError:l}=HA(),d=we(),C=class extends d{constructor(u,S){
if(typeof u=="string"&&(u=new URL(u)),u.protocol!=="http:")throw new l("h2c-client: Only h2c protocol is supported");let{maxConcurrentStreams:e,pipelining:B,...y}=S??
{},n=100,f=100;if(e!=null&&Number.isInteger(e)&&e>0&&(n=e),B!=null&&Number.isInteger(B)&&B>0&&(f=B),f>n)throw new l("h2c-client: pipelining cannot be greater th\
an maxConcurrentStreams");super(u,{...y,maxConcurrentStreams:n,pipelining:f,allowH2:!0,useH2c:!0})}};k.exports=C}),cr=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)(
"node:assert"),{Readable:d}=(0,W.a)("node:stream"),{RequestAbortedError:C,NotSupportedError:u,InvalidArgumentError:S,AbortError:e}=HA(),B=GA(),{ReadableStreamFrom:y}=GA(),
n=Symbol("kConsume"),f=Symbol("kReading"),c=Symbol("kBody"),h=Symbol("kAbort"),a=Symbol("kContentType"),t=Symbol("kContentLength"),A=Symbol("kUsed"),r=Symbol("k\
BytesRead"),s=()=>{},g=class extends d{constructor({resume:p,abort:U,contentType:L="",contentLength:Y,highWaterMark:F=64*1024}){super({autoDestroy:!0,read:p,highWaterMark:F}),
this._readableState.dataEmitted=!1,this[h]=U,this[n]=null,this[r]=0,this[c]=null,this[A]=!1,this[a]=L,this[t]=Number.isFinite(Y)?Y:null,this[f]=!1}_destroy(p,U){
!p&&!this._readableState.endEmitted&&(p=new C),p&&this[h](),this[A]?U(p):setImmediate(U,p)}on(p,U){return(p==="data"||p==="readable")&&(this[f]=!0,this[A]=!0),super.
on(p,U)}addListener(p,U){return this.on(p,U)}off(p,U){let L=super.off(p,U);return(p==="data"||p==="readable")&&(this[f]=this.listenerCount("data")>0||this.listenerCount(
"readable")>0),L}removeListener(p,U){return this.off(p,U)}push(p){return p&&(this[r]+=p.length,this[n])?(m(this[n],p),this[f]?super.push(p):!0):super.push(p)}text(){
return D(this,"text")}json(){return D(this,"json")}blob(){return D(this,"blob")}bytes(){return D(this,"bytes")}arrayBuffer(){return D(this,"arrayBuffer")}async formData(){
throw new u}get bodyUsed(){return B.isDisturbed(this)}get body(){return this[c]||(this[c]=y(this),this[n]&&(this[c].getReader(),l(this[c].locked))),this[c]}dump(p){
let U=p?.signal;if(U!=null&&(typeof U!="object"||!("aborted"in U)))return Promise.reject(new S("signal must be an AbortSignal"));let L=p?.limit&&Number.isFinite(
p.limit)?p.limit:128*1024;return U?.aborted?Promise.reject(U.reason??new e):this._readableState.closeEmitted?Promise.resolve(null):new Promise((Y,F)=>{if((this[t]&&
this[t]>L||this[r]>L)&&this.destroy(new e),U){let J=()=>{this.destroy(U.reason??new e)};U.addEventListener("abort",J),this.on("close",function(){U.removeEventListener(
"abort",J),U.aborted?F(U.reason??new e):Y(null)})}else this.on("close",Y);this.on("error",s).on("data",()=>{this[r]>L&&this.destroy()}).resume()})}setEncoding(p){
return Buffer.isEncoding(p)&&(this._readableState.encoding=p),this}};function I(p){return p[c]?.locked===!0||p[n]!==null}function w(p){return B.isDisturbed(p)||
I(p)}function D(p,U){return l(!p[n]),new Promise((L,Y)=>{if(w(p)){let F=p._readableState;F.destroyed&&F.closeEmitted===!1?p.on("error",Y).on("close",()=>{Y(new TypeError(
"unusable"))}):Y(F.errored??new TypeError("unusable"))}else queueMicrotask(()=>{p[n]={type:U,stream:p,resolve:L,reject:Y,length:0,body:[]},p.on("error",function(F){
R(this[n],F)}).on("close",function(){this[n].body!==null&&R(this[n],new C)}),i(p[n])})})}function i(p){if(p.body===null)return;let{_readableState:U}=p.stream;if(U.
bufferIndex){let L=U.bufferIndex,Y=U.buffer.length;for(let F=L;F<Y;F++)m(p,U.buffer[F])}else for(let L of U.buffer)m(p,L);for(U.endEmitted?E(this[n],this._readableState.
encoding):p.stream.on("end",function(){E(this[n],this._readableState.encoding)}),p.stream.resume();p.stream.read()!=null;);}function o(p,U,L){if(p.length===0||U===
0)return"";let Y=p.length===1?p[0]:Buffer.concat(p,U),F=Y.length,J=F>2&&Y[0]===239&&Y[1]===187&&Y[2]===191?3:0;return!L||L==="utf8"||L==="utf-8"?Y.utf8Slice(J,F):
Y.subarray(J,F).toString(L)}function Q(p,U){if(p.length===0||U===0)return new Uint8Array(0);if(p.length===1)return new Uint8Array(p[0]);let L=new Uint8Array(Buffer.
allocUnsafeSlow(U).buffer),Y=0;for(let F=0;F<p.length;++F){let J=p[F];L.set(J,Y),Y+=J.length}return L}function E(p,U){let{type:L,body:Y,resolve:F,stream:J,length:b}=p;
try{L==="text"?F(o(Y,b,U)):L==="json"?F(JSON.parse(o(Y,b,U))):L==="arrayBuffer"?F(Q(Y,b).buffer):L==="blob"?F(new Blob(Y,{type:J[a]})):L==="bytes"&&F(Q(Y,b)),R(
p)}catch(H){J.destroy(H)}}function m(p,U){p.length+=U.length,p.body.push(U)}function R(p,U){p.body!==null&&(U?p.reject(U):p.resolve(),p.type=null,p.stream=null,
p.resolve=null,p.reject=null,p.length=0,p.body=null)}k.exports={Readable:g,chunksDecode:o}}),ur=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)("node:assert"),{AsyncResource:d}=(0,W.a)(
"node:async_hooks"),{Readable:C}=cr(),{InvalidArgumentError:u,RequestAbortedError:S}=HA(),e=GA();function B(){}var y=class extends d{constructor(f,c){if(!f||typeof f!=
"object")throw new u("invalid opts");let{signal:h,method:a,opaque:t,body:A,onInfo:r,responseHeaders:s,highWaterMark:g}=f;try{if(typeof c!="function")throw new u(
"invalid callback");if(g!=null&&(!Number.isFinite(g)||g<0))throw new u("invalid highWaterMark");if(h&&typeof h.on!="function"&&typeof h.addEventListener!="funct\
ion")throw new u("signal must be an EventEmitter or EventTarget");if(a==="CONNECT")throw new u("invalid method");if(r&&typeof r!="function")throw new u("invalid\
 onInfo callback");super("UNDICI_REQUEST")}catch(I){throw e.isStream(A)&&e.destroy(A.on("error",B),I),I}this.method=a,this.responseHeaders=s||null,this.opaque=t||
null,this.callback=c,this.res=null,this.abort=null,this.body=A,this.trailers={},this.context=null,this.onInfo=r||null,this.highWaterMark=g,this.reason=null,this.
removeAbortListener=null,h?.aborted?this.reason=h.reason??new S:h&&(this.removeAbortListener=e.addAbortListener(h,()=>{this.reason=h.reason??new S,this.res?e.destroy(
this.res.on("error",B),this.reason):this.abort&&this.abort(this.reason)}))}onConnect(f,c){if(this.reason){f(this.reason);return}l(this.callback),this.abort=f,this.
context=c}onHeaders(f,c,h,a){let{callback:t,opaque:A,abort:r,context:s,responseHeaders:g,highWaterMark:I}=this,w=g==="raw"?e.parseRawHeaders(c):e.parseHeaders(c);
if(f<200){this.onInfo&&this.onInfo({statusCode:f,headers:w});return}let D=g==="raw"?e.parseHeaders(c):w,i=D["content-type"],o=D["content-length"],Q=new C({resume:h,
abort:r,contentType:i,contentLength:this.method!=="HEAD"&&o?Number(o):null,highWaterMark:I});if(this.removeAbortListener&&(Q.on("close",this.removeAbortListener),
this.removeAbortListener=null),this.callback=null,this.res=Q,t!==null)try{this.runInAsyncScope(t,null,null,{statusCode:f,statusText:a,headers:w,trailers:this.trailers,
opaque:A,body:Q,context:s})}catch(E){this.res=null,e.destroy(Q.on("error",B),E),queueMicrotask(()=>{throw E})}}onData(f){return this.res.push(f)}onComplete(f){e.
parseHeaders(f,this.trailers),this.res.push(null)}onError(f){let{res:c,callback:h,body:a,opaque:t}=this;h&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(
h,null,f,{opaque:t})})),c&&(this.res=null,queueMicrotask(()=>{e.destroy(c.on("error",B),f)})),a&&(this.body=null,e.isStream(a)&&(a.on("error",B),e.destroy(a,f))),
this.removeAbortListener&&(this.removeAbortListener(),this.removeAbortListener=null)}};function n(f,c){if(c===void 0)return new Promise((h,a)=>{n.call(this,f,(t,A)=>t?
a(t):h(A))});try{let h=new y(f,c);this.dispatch(f,h)}catch(h){if(typeof c!="function")throw h;let a=f?.opaque;queueMicrotask(()=>c(h,{opaque:a}))}}k.exports=n,k.
exports.RequestHandler=y}),$e=(0,W.b)((N,k)=>{"use strict";var{addAbortListener:l}=GA(),{RequestAbortedError:d}=HA(),C=Symbol("kListener"),u=Symbol("kSignal");function S(y){
y.abort?y.abort(y[u]?.reason):y.reason=y[u]?.reason??new d,B(y)}function e(y,n){if(y.reason=null,y[u]=null,y[C]=null,!!n){if(n.aborted){S(y);return}y[u]=n,y[C]=
()=>{S(y)},l(y[u],y[C])}}function B(y){y[u]&&("removeEventListener"in y[u]?y[u].removeEventListener("abort",y[C]):y[u].removeListener("abort",y[C]),y[u]=null,y[C]=
null)}k.exports={addSignal:e,removeSignal:B}}),dr=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)("node:assert"),{finished:d}=(0,W.a)("node:stream"),{AsyncResource:C}=(0,W.a)(
"node:async_hooks"),{InvalidArgumentError:u,InvalidReturnValueError:S}=HA(),e=GA(),{addSignal:B,removeSignal:y}=$e();function n(){}var f=class extends C{constructor(h,a,t){
if(!h||typeof h!="object")throw new u("invalid opts");let{signal:A,method:r,opaque:s,body:g,onInfo:I,responseHeaders:w}=h;try{if(typeof t!="function")throw new u(
"invalid callback");if(typeof a!="function")throw new u("invalid factory");if(A&&typeof A.on!="function"&&typeof A.addEventListener!="function")throw new u("sig\
nal must be an EventEmitter or EventTarget");if(r==="CONNECT")throw new u("invalid method");if(I&&typeof I!="function")throw new u("invalid onInfo callback");super(
"UNDICI_STREAM")}catch(D){throw e.isStream(g)&&e.destroy(g.on("error",n),D),D}this.responseHeaders=w||null,this.opaque=s||null,this.factory=a,this.callback=t,this.
res=null,this.abort=null,this.context=null,this.trailers=null,this.body=g,this.onInfo=I||null,e.isStream(g)&&g.on("error",D=>{this.onError(D)}),B(this,A)}onConnect(h,a){
if(this.reason){h(this.reason);return}l(this.callback),this.abort=h,this.context=a}onHeaders(h,a,t,A){let{factory:r,opaque:s,context:g,responseHeaders:I}=this,w=I===
"raw"?e.parseRawHeaders(a):e.parseHeaders(a);if(h<200){this.onInfo&&this.onInfo({statusCode:h,headers:w});return}if(this.factory=null,r===null)return;let D=this.
runInAsyncScope(r,null,{statusCode:h,headers:w,opaque:s,context:g});if(!D||typeof D.write!="function"||typeof D.end!="function"||typeof D.on!="function")throw new S(
"expected Writable");return d(D,{readable:!1},i=>{let{callback:o,res:Q,opaque:E,trailers:m,abort:R}=this;this.res=null,(i||!Q?.readable)&&e.destroy(Q,i),this.callback=
null,this.runInAsyncScope(o,null,i||null,{opaque:E,trailers:m}),i&&R()}),D.on("drain",t),this.res=D,(D.writableNeedDrain!==void 0?D.writableNeedDrain:D._writableState?.
needDrain)!==!0}onData(h){let{res:a}=this;return a?a.write(h):!0}onComplete(h){let{res:a}=this;y(this),a&&(this.trailers=e.parseHeaders(h),a.end())}onError(h){let{
res:a,callback:t,opaque:A,body:r}=this;y(this),this.factory=null,a?(this.res=null,e.destroy(a,h)):t&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(
t,null,h,{opaque:A})})),r&&(this.body=null,e.destroy(r,h))}};function c(h,a,t){if(t===void 0)return new Promise((A,r)=>{c.call(this,h,a,(s,g)=>s?r(s):A(g))});try{
let A=new f(h,a,t);this.dispatch(h,A)}catch(A){if(typeof t!="function")throw A;let r=h?.opaque;queueMicrotask(()=>t(A,{opaque:r}))}}k.exports=c}),fr=(0,W.b)((N,k)=>{
"use strict";var{Readable:l,Duplex:d,PassThrough:C}=(0,W.a)("node:stream"),u=(0,W.a)("node:assert"),{AsyncResource:S}=(0,W.a)("node:async_hooks"),{InvalidArgumentError:e,
InvalidReturnValueError:B,RequestAbortedError:y}=HA(),n=GA(),{addSignal:f,removeSignal:c}=$e();function h(){}var a=Symbol("resume"),t=class extends l{constructor(){
super({autoDestroy:!0}),this[a]=null}_read(){let{[a]:g}=this;g&&(this[a]=null,g())}_destroy(g,I){this._read(),I(g)}},A=class extends l{constructor(g){super({autoDestroy:!0}),
this[a]=g}_read(){this[a]()}_destroy(g,I){!g&&!this._readableState.endEmitted&&(g=new y),I(g)}},r=class extends S{constructor(g,I){if(!g||typeof g!="object")throw new e(
"invalid opts");if(typeof I!="function")throw new e("invalid handler");let{signal:w,method:D,opaque:i,onInfo:o,responseHeaders:Q}=g;if(w&&typeof w.on!="function"&&
typeof w.addEventListener!="function")throw new e("signal must be an EventEmitter or EventTarget");if(D==="CONNECT")throw new e("invalid method");if(o&&typeof o!=
"function")throw new e("invalid onInfo callback");super("UNDICI_PIPELINE"),this.opaque=i||null,this.responseHeaders=Q||null,this.handler=I,this.abort=null,this.
context=null,this.onInfo=o||null,this.req=new t().on("error",h),this.ret=new d({readableObjectMode:g.objectMode,autoDestroy:!0,read:()=>{let{body:E}=this;E?.resume&&
E.resume()},write:(E,m,R)=>{let{req:p}=this;p.push(E,m)||p._readableState.destroyed?R():p[a]=R},destroy:(E,m)=>{let{body:R,req:p,res:U,ret:L,abort:Y}=this;!E&&!L.
_readableState.endEmitted&&(E=new y),Y&&E&&Y(),n.destroy(R,E),n.destroy(p,E),n.destroy(U,E),c(this),m(E)}}).on("prefinish",()=>{let{req:E}=this;E.push(null)}),this.
res=null,f(this,w)}onConnect(g,I){let{res:w}=this;if(this.reason){g(this.reason);return}u(!w,"pipeline cannot be retried"),this.abort=g,this.context=I}onHeaders(g,I,w){
let{opaque:D,handler:i,context:o}=this;if(g<200){if(this.onInfo){let E=this.responseHeaders==="raw"?n.parseRawHeaders(I):n.parseHeaders(I);this.onInfo({statusCode:g,
headers:E})}return}this.res=new A(w);let Q;try{this.handler=null;let E=this.responseHeaders==="raw"?n.parseRawHeaders(I):n.parseHeaders(I);Q=this.runInAsyncScope(
i,null,{statusCode:g,headers:E,opaque:D,body:this.res,context:o})}catch(E){throw this.res.on("error",h),E}if(!Q||typeof Q.on!="function")throw new B("expected R\
eadable");Q.on("data",E=>{let{ret:m,body:R}=this;!m.push(E)&&R.pause&&R.pause()}).on("error",E=>{let{ret:m}=this;n.destroy(m,E)}).on("end",()=>{let{ret:E}=this;
E.push(null)}).on("close",()=>{let{ret:E}=this;E._readableState.ended||n.destroy(E,new y)}),this.body=Q}onData(g){let{res:I}=this;return I.push(g)}onComplete(g){
let{res:I}=this;I.push(null)}onError(g){let{ret:I}=this;this.handler=null,n.destroy(I,g)}};function s(g,I){try{let w=new r(g,I);return this.dispatch({...g,body:w.
req},w),w.ret}catch(w){return new C().destroy(w)}}k.exports=s}),yr=(0,W.b)((N,k)=>{"use strict";var{InvalidArgumentError:l,SocketError:d}=HA(),{AsyncResource:C}=(0,W.a)(
"node:async_hooks"),u=(0,W.a)("node:assert"),S=GA(),{kHTTP2Stream:e}=jA(),{addSignal:B,removeSignal:y}=$e(),n=class extends C{constructor(c,h){if(!c||typeof c!=
"object")throw new l("invalid opts");if(typeof h!="function")throw new l("invalid callback");let{signal:a,opaque:t,responseHeaders:A}=c;if(a&&typeof a.on!="func\
tion"&&typeof a.addEventListener!="function")throw new l("signal must be an EventEmitter or EventTarget");super("UNDICI_UPGRADE"),this.responseHeaders=A||null,this.
opaque=t||null,this.callback=h,this.abort=null,this.context=null,B(this,a)}onConnect(c,h){if(this.reason){c(this.reason);return}u(this.callback),this.abort=c,this.
context=null}onHeaders(){throw new d("bad upgrade",null)}onUpgrade(c,h,a){u(a[e]===!0?c===200:c===101);let{callback:t,opaque:A,context:r}=this;y(this),this.callback=
null;let s=this.responseHeaders==="raw"?S.parseRawHeaders(h):S.parseHeaders(h);this.runInAsyncScope(t,null,null,{headers:s,socket:a,opaque:A,context:r})}onError(c){
let{callback:h,opaque:a}=this;y(this),h&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(h,null,c,{opaque:a})}))}};function f(c,h){if(h===void 0)return new Promise(
(a,t)=>{f.call(this,c,(A,r)=>A?t(A):a(r))});try{let a=new n(c,h),t={...c,method:c.method||"GET",upgrade:c.protocol||"Websocket"};this.dispatch(t,a)}catch(a){if(typeof h!=
"function")throw a;let t=c?.opaque;queueMicrotask(()=>h(a,{opaque:t}))}}k.exports=f}),Dr=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)("node:assert"),{AsyncResource:d}=(0,W.a)(
"node:async_hooks"),{InvalidArgumentError:C,SocketError:u}=HA(),S=GA(),{addSignal:e,removeSignal:B}=$e(),y=class extends d{constructor(f,c){if(!f||typeof f!="ob\
ject")throw new C("invalid opts");if(typeof c!="function")throw new C("invalid callback");let{signal:h,opaque:a,responseHeaders:t}=f;if(h&&typeof h.on!="functio\
n"&&typeof h.addEventListener!="function")throw new C("signal must be an EventEmitter or EventTarget");super("UNDICI_CONNECT"),this.opaque=a||null,this.responseHeaders=
t||null,this.callback=c,this.abort=null,e(this,h)}onConnect(f,c){if(this.reason){f(this.reason);return}l(this.callback),this.abort=f,this.context=c}onHeaders(){
throw new u("bad connect",null)}onUpgrade(f,c,h){let{callback:a,opaque:t,context:A}=this;B(this),this.callback=null;let r=c;r!=null&&(r=this.responseHeaders==="\
raw"?S.parseRawHeaders(c):S.parseHeaders(c)),this.runInAsyncScope(a,null,null,{statusCode:f,headers:r,socket:h,opaque:t,context:A})}onError(f){let{callback:c,opaque:h}=this;
B(this),c&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(c,null,f,{opaque:h})}))}};function n(f,c){if(c===void 0)return new Promise((h,a)=>{n.call(
this,f,(t,A)=>t?a(t):h(A))});try{let h=new y(f,c),a={...f,method:"CONNECT"};this.dispatch(a,h)}catch(h){if(typeof c!="function")throw h;let a=f?.opaque;queueMicrotask(
()=>c(h,{opaque:a}))}}k.exports=n}),pr=(0,W.b)((N,k)=>{"use strict";k.exports.request=ur(),k.exports.stream=dr(),k.exports.pipeline=fr(),k.exports.upgrade=yr(),
k.exports.connect=Dr()}),ft=(0,W.b)((N,k)=>{"use strict";var{UndiciError:l}=HA(),d=Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED"),C=class extends l{constructor(u){
super(u),this.name="MockNotMatchedError",this.message=u||"The request does not match any registered mock dispatches",this.code="UND_MOCK_ERR_MOCK_NOT_MATCHED"}static[Symbol.
hasInstance](u){return u&&u[d]===!0}get[d](){return!0}};k.exports={MockNotMatchedError:C}}),Le=(0,W.b)((N,k)=>{"use strict";k.exports={kAgent:Symbol("agent"),kOptions:Symbol(
"options"),kFactory:Symbol("factory"),kDispatches:Symbol("dispatches"),kDispatchKey:Symbol("dispatch key"),kDefaultHeaders:Symbol("default headers"),kDefaultTrailers:Symbol(
"default trailers"),kContentLength:Symbol("content length"),kMockAgent:Symbol("mock agent"),kMockAgentSet:Symbol("mock agent set"),kMockAgentGet:Symbol("mock ag\
ent get"),kMockDispatch:Symbol("mock dispatch"),kClose:Symbol("close"),kOriginalClose:Symbol("original agent close"),kOriginalDispatch:Symbol("original dispatch"),
kOrigin:Symbol("origin"),kIsMockActive:Symbol("is mock active"),kNetConnect:Symbol("net connect"),kGetNetConnect:Symbol("get net connect"),kConnected:Symbol("co\
nnected"),kIgnoreTrailingSlash:Symbol("ignore trailing slash"),kMockAgentMockCallHistoryInstance:Symbol("mock agent mock call history name"),kMockAgentRegisterCallHistory:Symbol(
"mock agent register mock call history"),kMockAgentAddCallHistoryLog:Symbol("mock agent add call history log"),kMockAgentIsCallHistoryEnabled:Symbol("mock agent\
 is call history enabled"),kMockAgentAcceptsNonStandardSearchParameters:Symbol("mock agent accepts non standard search parameters"),kMockCallHistoryAddLog:Symbol(
"mock call history add log"),kTotalDispatchCount:Symbol("total dispatch count")}}),At=(0,W.b)((N,k)=>{"use strict";var{MockNotMatchedError:l}=ft(),{kDispatches:d,
kMockAgent:C,kOriginalDispatch:u,kOrigin:S,kGetNetConnect:e,kTotalDispatchCount:B}=Le(),{serializePathWithQuery:y}=GA(),{STATUS_CODES:n}=(0,W.a)("node:http"),{types:{
isPromise:f}}=(0,W.a)("node:util"),{InvalidArgumentError:c}=HA();function h(b,H){return typeof b=="string"?b===H:b instanceof RegExp?b.test(H):typeof b=="functi\
on"?b(H)===!0:!1}function a(b){return Object.fromEntries(Object.entries(b).map(([H,P])=>[H.toLocaleLowerCase(),P]))}function t(b,H){if(Array.isArray(b)){for(let P=0;P<
b.length;P+=2)if(b[P].toLocaleLowerCase()===H.toLocaleLowerCase())return b[P+1];return}else return typeof b.get=="function"?b.get(H):a(b)[H.toLocaleLowerCase()]}
function A(b){let H=b.slice(),P=[];for(let T=0;T<H.length;T+=2)P.push([H[T],H[T+1]]);return Object.fromEntries(P)}function r(b,H){if(typeof b.headers=="function")
return Array.isArray(H)&&(H=A(H)),b.headers(H?a(H):{});if(typeof b.headers>"u")return!0;if(typeof H!="object"||typeof b.headers!="object")return!1;for(let[P,T]of Object.
entries(b.headers)){let v=t(H,P);if(!h(T,v))return!1}return!0}function s(b){if(typeof b!="string")return b;let H=new URLSearchParams(b),P=new URLSearchParams;for(let[
T,v]of H.entries()){if(T=T.replace("[]",""),/^(['"]).*\1$/.test(v)){P.append(T,v);continue}if(v.includes(",")){let x=v.split(",");for(let X of x)P.append(T,X);continue}
P.append(T,v)}return P}function g(b){if(typeof b!="string")return b;let H=b.split("?",3);if(H.length!==2)return b;let P=new URLSearchParams(H.pop());return P.sort(),
[...H,P.toString()].join("?")}function I(b,{path:H,method:P,body:T,headers:v}){let x=h(b.path,H),X=h(b.method,P),_=typeof b.body<"u"?h(b.body,T):!0,AA=r(b,v);return x&&
X&&_&&AA}function w(b){return Buffer.isBuffer(b)||b instanceof Uint8Array||b instanceof ArrayBuffer?b:typeof b=="object"?JSON.stringify(b):b?b.toString():""}function D(b,H){
let P=H.query?y(H.path,H.query):H.path,T=typeof P=="string"?g(P):P,v=Q(T),x=b.filter(({consumed:X})=>!X).filter(({path:X,ignoreTrailingSlash:_})=>_?h(Q(g(X)),v):
h(g(X),T));if(x.length===0)throw new l(`Mock dispatch not matched for path '${T}'`);if(x=x.filter(({method:X})=>h(X,H.method)),x.length===0)throw new l(`Mock di\
spatch not matched for method '${H.method}' on path '${T}'`);if(x=x.filter(({body:X})=>typeof X<"u"?h(X,H.body):!0),x.length===0)throw new l(`Mock dispatch not \
matched for body '${H.body}' on path '${T}'`);if(x=x.filter(X=>r(X,H.headers)),x.length===0){let X=typeof H.headers=="object"?JSON.stringify(H.headers):H.headers;
throw new l(`Mock dispatch not matched for headers '${X}' on path '${T}'`)}return x[0]}function i(b,H,P,T){let v={timesInvoked:0,times:1,persist:!1,consumed:!1,
...T},x=typeof P=="function"?{callback:P}:{...P},X={...v,...H,pending:!0,data:{error:null,...x}};return b.push(X),b[B]=(b[B]||0)+1,X}function o(b,H){let P=b.findIndex(
T=>T.consumed?I(T,H):!1);P!==-1&&b.splice(P,1)}function Q(b){for(;b.endsWith("/");)b=b.slice(0,-1);return b.length===0&&(b="/"),b}function E(b){let{path:H,method:P,
body:T,headers:v,query:x}=b;return{path:H,method:P,body:T,headers:v,query:x}}function m(b){let H=Object.keys(b),P=[];for(let T=0;T<H.length;++T){let v=H[T],x=b[v],
X=Buffer.from(`${v}`);if(Array.isArray(x))for(let _=0;_<x.length;++_)P.push(X,Buffer.from(`${x[_]}`));else P.push(X,Buffer.from(`${x}`))}return P}function R(b){
return n[b]||"unknown"}async function p(b){let H=[];for await(let P of b)H.push(P);return Buffer.concat(H).toString("utf8")}function U(b,H){let P=E(b),T=D(this[d],
P);T.timesInvoked++,T.data.callback&&(T.data={...T.data,...T.data.callback(b)});let{data:{statusCode:v,data:x,headers:X,trailers:_,error:AA},delay:q,persist:rA}=T,
{timesInvoked:iA,times:CA}=T;if(T.consumed=!rA&&iA>=CA,T.pending=iA<CA,AA!==null)return o(this[d],P),H.onError(AA),!0;let dA=!1,uA=null;function bA(cA){dA||(dA=
!0,uA!==null&&(clearTimeout(uA),uA=null),H.onError(cA))}H.onConnect?.(bA,null),typeof q=="number"&&q>0?uA=setTimeout(()=>{uA=null,z(this[d])},q):z(this[d]);function z(cA,hA=x){
if(dA)return;let lA=Array.isArray(b.headers)?A(b.headers):b.headers,MA=typeof hA=="function"?hA({...b,headers:lA}):hA;if(f(MA))return MA.then(YA=>z(cA,YA));if(dA)
return;let vA=w(MA),WA=m(X),qA=m(_);H.onHeaders?.(v,WA,IA,R(v)),H.onData?.(Buffer.from(vA)),H.onComplete?.(qA),o(cA,P)}function IA(){}return!0}function L(){let b=this[C],
H=this[S],P=this[u];return function(T,v){if(b.isMockActive)try{U.call(this,T,v)}catch(x){if(x.code==="UND_MOCK_ERR_MOCK_NOT_MATCHED"){let X=b[e](),_=this[d][B]||
this[d].length,AA=`, ${this[d].filter(({consumed:q})=>!q).length} interceptor(s) remaining out of ${_} defined`;if(X===!1)throw new l(`${x.message}: subsequent \
request to origin ${H} was not allowed (net.connect disabled)${AA}`);if(Y(X,H))P.call(this,T,v);else throw new l(`${x.message}: subsequent request to origin ${H}\
 was not allowed (net.connect is not enabled for this origin)${AA}`)}else throw x}else P.call(this,T,v)}}function Y(b,H){let P=new URL(H);return b===!0?!0:!!(Array.
isArray(b)&&b.some(T=>h(T,P.host)))}function F(b){return typeof b!="string"&&!(b instanceof URL)?b:b instanceof URL?b.origin:b.toLowerCase()}function J(b){let{agent:H,
...P}=b;if("enableCallHistory"in P&&typeof P.enableCallHistory!="boolean")throw new c("options.enableCallHistory must to be a boolean");if("acceptNonStandardSea\
rchParameters"in P&&typeof P.acceptNonStandardSearchParameters!="boolean")throw new c("options.acceptNonStandardSearchParameters must to be a boolean");if("igno\
reTrailingSlash"in P&&typeof P.ignoreTrailingSlash!="boolean")throw new c("options.ignoreTrailingSlash must to be a boolean");return P}k.exports={getResponseData:w,
getMockDispatch:D,addMockDispatch:i,deleteMockDispatch:o,buildKey:E,generateKeyValues:m,matchValue:h,getResponse:p,getStatusText:R,mockDispatch:U,buildMockDispatch:L,
checkNetConnect:Y,buildAndValidateMockOptions:J,getHeaderByName:t,buildHeadersFromArray:A,normalizeSearchParams:s,normalizeOrigin:F}}),yt=(0,W.b)((N,k)=>{"use s\
trict";var{getResponseData:l,buildKey:d,addMockDispatch:C}=At(),{kDispatches:u,kDispatchKey:S,kDefaultHeaders:e,kDefaultTrailers:B,kContentLength:y,kMockDispatch:n,
kIgnoreTrailingSlash:f}=Le(),{InvalidArgumentError:c}=HA(),{serializePathWithQuery:h}=GA(),a=class{constructor(A){this[n]=A}delay(A){if(typeof A!="number"||!Number.
isInteger(A)||A<=0)throw new c("waitInMs must be a valid integer > 0");return this[n].delay=A,this}persist(){return this[n].persist=!0,this}times(A){if(typeof A!=
"number"||!Number.isInteger(A)||A<=0)throw new c("repeatTimes must be a valid integer > 0");return this[n].times=A,this}},t=class{constructor(A,r){if(typeof A!=
"object")throw new c("opts must be an object");if(typeof A.path>"u")throw new c("opts.path must be defined");if(typeof A.method>"u"&&(A.method="GET"),typeof A.path==
"string")if(A.query)A.path=h(A.path,A.query);else{let s=new URL(A.path,"data://");A.path=s.pathname+s.search}typeof A.method=="string"&&(A.method=A.method.toUpperCase()),
this[S]=d(A),this[u]=r,this[f]=A.ignoreTrailingSlash??!1,this[e]={},this[B]={},this[y]=!1}createMockScopeDispatchData({statusCode:A,data:r,responseOptions:s}){let g=l(
r),I=this[y]?{"content-length":g.length}:{},w={...this[e],...I,...s.headers},D={...this[B],...s.trailers};return{statusCode:A,data:r,headers:w,trailers:D}}validateReplyParameters(A){
if(typeof A.statusCode>"u")throw new c("statusCode must be defined");if(typeof A.responseOptions!="object"||A.responseOptions===null)throw new c("responseOption\
s must be an object")}reply(A){if(typeof A=="function"){let I=D=>{let i=A(D);if(typeof i!="object"||i===null)throw new c("reply options callback must return an \
object");let o={data:"",responseOptions:{},...i};return this.validateReplyParameters(o),{...this.createMockScopeDispatchData(o)}},w=C(this[u],this[S],I,{ignoreTrailingSlash:this[f]});
return new a(w)}let r={statusCode:A,data:arguments[1]===void 0?"":arguments[1],responseOptions:arguments[2]===void 0?{}:arguments[2]};this.validateReplyParameters(
r);let s=this.createMockScopeDispatchData(r),g=C(this[u],this[S],s,{ignoreTrailingSlash:this[f]});return new a(g)}replyWithError(A){if(typeof A>"u")throw new c(
"error must be defined");let r=C(this[u],this[S],{error:A},{ignoreTrailingSlash:this[f]});return new a(r)}defaultReplyHeaders(A){if(typeof A>"u")throw new c("he\
aders must be defined");return this[e]=A,this}defaultReplyTrailers(A){if(typeof A>"u")throw new c("trailers must be defined");return this[B]=A,this}replyContentLength(){
return this[y]=!0,this}};k.exports.MockInterceptor=t,k.exports.MockScope=a}),Dt=(0,W.b)((N,k)=>{"use strict";var{promisify:l}=(0,W.a)("node:util"),d=we(),{buildMockDispatch:C}=At(),
{kDispatches:u,kMockAgent:S,kClose:e,kOriginalClose:B,kOrigin:y,kOriginalDispatch:n,kConnected:f,kIgnoreTrailingSlash:c}=Le(),{MockInterceptor:h}=yt(),a=jA(),{InvalidArgumentError:t}=HA(),
A=class extends d{constructor(r,s){if(!s||!s.agent||typeof s.agent.dispatch!="function")throw new t("Argument opts.agent must implement Agent");super(r,s),this[S]=
s.agent,this[y]=r,this[c]=s.ignoreTrailingSlash??!1,this[u]=[],this[f]=1,this[n]=this.dispatch,this[B]=this.close.bind(this),this.dispatch=C.call(this),this.close=
this[e]}get[a.kConnected](){return this[f]}intercept(r){return new h(r&&{ignoreTrailingSlash:this[c],...r},this[u])}cleanMocks(){this[u]=[]}async[e](){await l(this[B])(),
this[f]=0,this[S][a.kClients].delete(this[y])}};k.exports=A}),pt=(0,W.b)((N,k)=>{"use strict";var{kMockCallHistoryAddLog:l}=Le(),{InvalidArgumentError:d}=HA();function C(n,f,c,h,a){
switch(f.operator){case"OR":return h.push(...c(n,a)),h;case"AND":return c(n,h);default:throw new d("options.operator must to be a case insensitive string equal \
to 'OR' or 'AND'")}}function u(n={}){let f={};if("operator"in n){if(typeof n.operator!="string"||n.operator.toUpperCase()!=="OR"&&n.operator.toUpperCase()!=="AN\
D")throw new d("options.operator must to be a case insensitive string equal to 'OR' or 'AND'");return{...f,operator:n.operator.toUpperCase()}}return f}function S(n){
return(f,c)=>{if(typeof f=="string"||f==null)return c.filter(h=>h[n]===f);if(f instanceof RegExp)return c.filter(h=>f.test(h[n]));throw new d(`${n} parameter sh\
ould be one of string, regexp, undefined or null`)}}function e(n){try{let f=new URL(n.path,n.origin);return f.search.length!==0||(f.search=new URLSearchParams(n.
query).toString()),f}catch(f){throw new d("An error occurred when computing MockCallHistoryLog.url",{cause:f})}}var B=class{constructor(n={}){this.body=n.body,this.
headers=n.headers,this.method=n.method;let f=e(n);this.fullUrl=f.toString(),this.origin=f.origin,this.path=f.pathname,this.searchParams=Object.fromEntries(f.searchParams),
this.protocol=f.protocol,this.host=f.host,this.port=f.port,this.hash=f.hash}toMap(){return new Map([["protocol",this.protocol],["host",this.host],["port",this.port],
["origin",this.origin],["path",this.path],["hash",this.hash],["searchParams",this.searchParams],["fullUrl",this.fullUrl],["method",this.method],["body",this.body],
["headers",this.headers]])}toString(){let n={betweenKeyValueSeparator:"->",betweenPairSeparator:"|"},f="";return this.toMap().forEach((c,h)=>{(typeof c=="string"||
c===void 0||c===null)&&(f=`${f}${h}${n.betweenKeyValueSeparator}${c}${n.betweenPairSeparator}`),(typeof c=="object"&&c!==null||Array.isArray(c))&&(f=`${f}${h}${n.
betweenKeyValueSeparator}${JSON.stringify(c)}${n.betweenPairSeparator}`)}),f.slice(0,-1)}},y=class{logs=[];calls(){return this.logs}firstCall(){return this.logs.
at(0)}lastCall(){return this.logs.at(-1)}nthCall(n){if(typeof n!="number")throw new d("nthCall must be called with a number");if(!Number.isInteger(n))throw new d(
"nthCall must be called with an integer");if(Math.sign(n)!==1)throw new d("nthCall must be called with a positive value. use firstCall or lastCall instead");return this.
logs.at(n-1)}filterCalls(n,f){if(this.logs.length===0)return this.logs;if(typeof n=="function")return this.logs.filter(n);if(n instanceof RegExp)return this.logs.
filter(c=>n.test(c.toString()));if(typeof n=="object"&&n!==null){if(Object.keys(n).length===0)return this.logs;let c={operator:"OR",...u(f)},h=c.operator==="AND"?
this.logs:[];return"protocol"in n&&(h=C(n.protocol,c,this.filterCallsByProtocol,h,this.logs)),"host"in n&&(h=C(n.host,c,this.filterCallsByHost,h,this.logs)),"po\
rt"in n&&(h=C(n.port,c,this.filterCallsByPort,h,this.logs)),"origin"in n&&(h=C(n.origin,c,this.filterCallsByOrigin,h,this.logs)),"path"in n&&(h=C(n.path,c,this.
filterCallsByPath,h,this.logs)),"hash"in n&&(h=C(n.hash,c,this.filterCallsByHash,h,this.logs)),"fullUrl"in n&&(h=C(n.fullUrl,c,this.filterCallsByFullUrl,h,this.
logs)),"method"in n&&(h=C(n.method,c,this.filterCallsByMethod,h,this.logs)),[...new Set(h)]}throw new d("criteria parameter should be one of function, regexp, o\
r object")}filterCallsByProtocol=S.call(this,"protocol");filterCallsByHost=S.call(this,"host");filterCallsByPort=S.call(this,"port");filterCallsByOrigin=S.call(
this,"origin");filterCallsByPath=S.call(this,"path");filterCallsByHash=S.call(this,"hash");filterCallsByFullUrl=S.call(this,"fullUrl");filterCallsByMethod=S.call(
this,"method");clear(){this.logs=[]}[l](n){let f=new B(n);return this.logs.push(f),f}*[Symbol.iterator](){for(let n of this.calls())yield n}};k.exports.MockCallHistory=
y,k.exports.MockCallHistoryLog=B}),wt=(0,W.b)((N,k)=>{"use strict";var{promisify:l}=(0,W.a)("node:util"),d=Me(),{buildMockDispatch:C}=At(),{kDispatches:u,kMockAgent:S,
kClose:e,kOriginalClose:B,kOrigin:y,kOriginalDispatch:n,kConnected:f,kIgnoreTrailingSlash:c}=Le(),{MockInterceptor:h}=yt(),a=jA(),{InvalidArgumentError:t}=HA(),
A=class extends d{constructor(r,s){if(!s||!s.agent||typeof s.agent.dispatch!="function")throw new t("Argument opts.agent must implement Agent");super(r,s),this[S]=
s.agent,this[y]=r,this[c]=s.ignoreTrailingSlash??!1,this[u]=[],this[f]=1,this[n]=this.dispatch,this[B]=this.close.bind(this),this.dispatch=C.call(this),this.close=
this[e]}get[a.kConnected](){return this[f]}intercept(r){return new h(r&&{ignoreTrailingSlash:this[c],...r},this[u])}cleanMocks(){this[u]=[]}async[e](){await l(this[B])(),
this[f]=0,this[S][a.kClients].delete(this[y])}};k.exports=A}),wr=(0,W.b)((N,k)=>{"use strict";var{Transform:l}=(0,W.a)("node:stream"),{Console:d}=(0,W.a)("node:\
console"),C=process.versions.icu?"✅":"Y ",u=process.versions.icu?"❌":"N ";k.exports=class{constructor({disableColors:S}={}){this.transform=new l({transform(e,B,y){
y(null,e)}}),this.logger=new d({stdout:this.transform,inspectOptions:{colors:!S&&!process.env.CI}})}format(S){let e=S.map(({method:B,path:y,data:{statusCode:n},
persist:f,times:c,timesInvoked:h,origin:a})=>({Method:B,Origin:a,Path:y,"Status code":n,Persistent:f?C:u,Invocations:h,Remaining:f?1/0:c-h}));return this.logger.
table(e),this.transform.read().toString()}}}),St=(0,W.b)((N,k)=>{"use strict";var{kClients:l}=jA(),d=Te(),{kAgent:C,kMockAgentSet:u,kMockAgentGet:S,kDispatches:e,
kIsMockActive:B,kNetConnect:y,kGetNetConnect:n,kOptions:f,kFactory:c,kMockAgentRegisterCallHistory:h,kMockAgentIsCallHistoryEnabled:a,kMockAgentAddCallHistoryLog:t,
kMockAgentMockCallHistoryInstance:A,kMockAgentAcceptsNonStandardSearchParameters:r,kMockCallHistoryAddLog:s,kIgnoreTrailingSlash:g}=Le(),I=Dt(),w=wt(),{matchValue:D,
normalizeSearchParams:i,buildAndValidateMockOptions:o,normalizeOrigin:Q}=At(),{InvalidArgumentError:E,UndiciError:m}=HA(),R=ze(),p=wr(),{MockCallHistory:U}=pt(),
L=class extends R{constructor(Y={}){super(Y);let F=o(Y);if(this[y]=!0,this[B]=!0,this[a]=F.enableCallHistory??!1,this[r]=F.acceptNonStandardSearchParameters??!1,
this[g]=F.ignoreTrailingSlash??!1,Y?.agent&&typeof Y.agent.dispatch!="function")throw new E("Argument opts.agent must implement Agent");let J=Y?.agent?Y.agent:new d(
Y);this[C]=J,this[l]=J[l],this[f]=F,this[a]&&this[h]()}get(Y){let F=Q(Y),J=this[g]?F.replace(/\/$/,""):F,b=this[S](J);return b||(b=this[c](J),this[u](J,b)),b}dispatch(Y,F){
Y.origin=Q(Y.origin),this.get(Y.origin),this[t](Y);let J=this[r],b={...Y};if(J&&b.path){let[H,P]=b.path.split("?"),T=i(P,J);b.path=`${H}?${T}`}return this[C].dispatch(
b,F)}async close(){this.clearCallHistory(),await this[C].close(),this[l].clear()}deactivate(){this[B]=!1}activate(){this[B]=!0}enableNetConnect(Y){if(typeof Y==
"string"||typeof Y=="function"||Y instanceof RegExp)Array.isArray(this[y])?this[y].push(Y):this[y]=[Y];else if(typeof Y>"u")this[y]=!0;else throw new E("Unsuppo\
rted matcher. Must be one of String|Function|RegExp.")}disableNetConnect(){this[y]=!1}enableCallHistory(){return this[a]=!0,this}disableCallHistory(){return this[a]=
!1,this}getCallHistory(){return this[A]}clearCallHistory(){this[A]!==void 0&&this[A].clear()}get isMockActive(){return this[B]}[h](){this[A]===void 0&&(this[A]=
new U)}[t](Y){this[a]&&(this[h](),this[A][s](Y))}[u](Y,F){this[l].set(Y,{count:0,dispatcher:F})}[c](Y){let F=Object.assign({agent:this},this[f]);return this[f]&&
this[f].connections===1?new I(Y,F):new w(Y,F)}[S](Y){let F=this[l].get(Y);if(F?.dispatcher)return F.dispatcher;if(typeof Y!="string"){let J=this[c]("http://loca\
lhost:9999");return this[u](Y,J),J}for(let[J,b]of Array.from(this[l]))if(b&&typeof J!="string"&&D(J,Y)){let H=this[c](Y);return this[u](Y,H),H[e]=b.dispatcher[e],
H}}[n](){return this[y]}pendingInterceptors(){let Y=this[l];return Array.from(Y.entries()).flatMap(([F,J])=>J.dispatcher[e].map(b=>({...b,origin:F}))).filter(({
pending:F})=>F)}assertNoPendingInterceptors({pendingInterceptorsFormatter:Y=new p}={}){let F=this.pendingInterceptors();if(F.length!==0)throw new m(F.length===1?
`1 interceptor is pending:

${Y.format(F)}`.trim():`${F.length} interceptors are pending:

${Y.format(F)}`.trim())}};k.exports=L}),Nt=(0,W.b)((N,k)=>{"use strict";var{InvalidArgumentError:l}=HA(),{runtimeFeatures:d}=ue();function C(c={}){let{ignoreHeaders:h=[],
excludeHeaders:a=[],matchHeaders:t=[],caseSensitive:A=!1}=c;return{ignore:new Set(h.map(r=>A?r:r.toLowerCase())),exclude:new Set(a.map(r=>A?r:r.toLowerCase())),
match:new Set(t.map(r=>A?r:r.toLowerCase()))}}var u=d.has("crypto")?(0,W.a)("node:crypto"):null,S=u?.hash?c=>u.hash("sha256",c,"base64url"):c=>Buffer.from(c).toString(
"base64url");function e(c){return Array.isArray(c)&&(c.length&1)===0}function B(c=[]){return c.length===0?()=>!1:function(h){let a;for(let t of c)if(typeof t=="\
string"){if(a||(a=h.toLowerCase()),a.includes(t.toLowerCase()))return!0}else if(t instanceof RegExp&&t.test(h))return!0;return!1}}function y(c){let h={};if(!c)return h;
if(e(c)){for(let a=0;a<c.length;a+=2){let t=c[a],A=c[a+1];if(t&&A!==void 0){let r=Buffer.isBuffer(t)?t.toString():t,s=Buffer.isBuffer(A)?A.toString():A;h[r.toLowerCase()]=
s}}return h}if(c&&typeof c=="object")for(let[a,t]of Object.entries(c))a&&typeof a=="string"&&(h[a.toLowerCase()]=Array.isArray(t)?t.join(", "):String(t));return h}
var n=["record","playback","update"];function f(c){if(!n.includes(c))throw new l(`Invalid snapshot mode: ${c}. Must be one of: ${n.join(", ")}`)}k.exports={createHeaderFilters:C,
hashId:S,isUndiciHeaders:e,normalizeHeaders:y,isUrlExcludedFactory:B,validateSnapshotMode:f}}),Sr=(0,W.b)((N,k)=>{"use strict";var{writeFile:l,readFile:d,mkdir:C}=(0,W.a)(
"node:fs/promises"),{dirname:u,resolve:S}=(0,W.a)("node:path"),{setTimeout:e,clearTimeout:B}=(0,W.a)("node:timers"),{InvalidArgumentError:y,UndiciError:n}=HA(),
{hashId:f,isUrlExcludedFactory:c,normalizeHeaders:h,createHeaderFilters:a}=Nt();function t(I,w,D={}){let i=new URL(I.path,I.origin),o=I._normalizedHeaders||h(I.
headers);return I._normalizedHeaders||(I._normalizedHeaders=o),{method:I.method||"GET",url:D.matchQuery!==!1?i.toString():`${i.origin}${i.pathname}`,headers:A(o,
w,D),body:D.matchBody!==!1&&I.body?String(I.body):""}}function A(I,w,D={}){if(!I||typeof I!="object")return{};let{caseSensitive:i=!1}=D,o={},{ignore:Q,exclude:E,
match:m}=w;for(let[R,p]of Object.entries(I)){let U=i?R:R.toLowerCase();E.has(U)||Q.has(U)||m.size!==0&&!m.has(U)||(o[U]=p)}return o}function r(I,w,D={}){if(!I||
typeof I!="object")return{};let{caseSensitive:i=!1}=D,o={},{exclude:Q}=w;for(let[E,m]of Object.entries(I)){let R=i?E:E.toLowerCase();Q.has(R)||(o[R]=m)}return o}
function s(I){let w=[I.method,I.url];if(I.headers&&typeof I.headers=="object"){let i=Object.keys(I.headers).sort();for(let o of i){let Q=Array.isArray(I.headers[o])?
I.headers[o]:[I.headers[o]];w.push(o);for(let E of Q.sort())w.push(String(E))}}w.push(I.body);let D=w.join("|");return f(D)}var g=class{#A;#e;#t=new Map;#r;#o=1/0;#s=!1;#i;constructor(I={}){
this.#r=I.snapshotPath,this.#o=I.maxSnapshots||1/0,this.#s=I.autoFlush||!1,this.flushInterval=I.flushInterval||3e4,this._flushTimer=null,this.matchOptions={matchHeaders:I.
matchHeaders||[],ignoreHeaders:I.ignoreHeaders||[],excludeHeaders:I.excludeHeaders||[],matchBody:I.matchBody!==!1,matchQuery:I.matchQuery!==!1,caseSensitive:I.caseSensitive||
!1},this.#i=a(this.matchOptions),this.shouldRecord=I.shouldRecord||(()=>!0),this.shouldPlayback=I.shouldPlayback||(()=>!0),this.#e=c(I.excludeUrls),this.#s&&this.#r&&
this.#n()}async record(I,w){if(!this.shouldRecord(I)||this.isUrlExcluded(I))return;let D=t(I,this.#i,this.matchOptions),i=s(D),o=h(w.headers),Q={statusCode:w.statusCode,
headers:r(o,this.#i,this.matchOptions),body:Buffer.isBuffer(w.body)?w.body.toString("base64"):Buffer.from(String(w.body||"")).toString("base64"),trailers:w.trailers};
if(this.#t.size>=this.#o&&!this.#t.has(i)){let m=this.#t.keys().next().value;this.#t.delete(m)}let E=this.#t.get(i);E&&E.responses?(E.responses.push(Q),E.timestamp=
new Date().toISOString()):this.#t.set(i,{request:D,responses:[Q],callCount:0,timestamp:new Date().toISOString()}),this.#s&&this.#r&&this.#g()}isUrlExcluded(I){let w=new URL(
I.path,I.origin).toString();return this.#e(w)}findSnapshot(I){if(!this.shouldPlayback(I)||this.isUrlExcluded(I))return;let w=t(I,this.#i,this.matchOptions),D=s(
w),i=this.#t.get(D);if(!i)return;let o=i.callCount||0,Q=Math.min(o,i.responses.length-1);return i.callCount=o+1,{...i,response:i.responses[Q]}}async loadSnapshots(I){
let w=I||this.#r;if(!w)throw new y("Snapshot path is required");try{let D=await d(S(w),"utf8"),i=JSON.parse(D);if(Array.isArray(i)){this.#t.clear();for(let{hash:o,
snapshot:Q}of i)this.#t.set(o,Q)}else this.#t=new Map(Object.entries(i))}catch(D){if(D.code==="ENOENT")this.#t.clear();else throw new n(`Failed to load snapshot\
s from ${w}`,{cause:D})}}async saveSnapshots(I){let w=I||this.#r;if(!w)throw new y("Snapshot path is required");let D=S(w);await C(u(D),{recursive:!0});let i=Array.
from(this.#t.entries()).map(([o,Q])=>({hash:o,snapshot:Q}));await l(D,JSON.stringify(i,null,2),{flush:!0})}clear(){this.#t.clear()}getSnapshots(){return Array.from(
this.#t.values())}size(){return this.#t.size}resetCallCounts(){for(let I of this.#t.values())I.callCount=0}deleteSnapshot(I){let w=t(I,this.#i,this.matchOptions),
D=s(w);return this.#t.delete(D)}getSnapshotInfo(I){let w=t(I,this.#i,this.matchOptions),D=s(w),i=this.#t.get(D);return i?{hash:D,request:i.request,responseCount:i.
responses?i.responses.length:i.response?1:0,callCount:i.callCount||0,timestamp:i.timestamp}:null}replaceSnapshots(I){if(this.#t.clear(),Array.isArray(I))for(let{
hash:w,snapshot:D}of I)this.#t.set(w,D);else I&&typeof I=="object"&&(this.#t=new Map(Object.entries(I)))}#n(){return this.#g()}#a(){this.#A&&(B(this.#A),this.saveSnapshots().
catch(()=>{}),this.#A=null)}#g(){this.#A=e(()=>{this.saveSnapshots().catch(()=>{}),this.#s?this.#A?.refresh():this.#A=null},1e3)}destroy(){this.#a(),this.#A&&(B(
this.#A),this.#A=null)}async close(){this.#r&&this.#t.size!==0&&await this.saveSnapshots(),this.destroy()}};k.exports={SnapshotRecorder:g,formatRequestKey:t,createRequestHash:s,
filterHeadersForMatching:A,filterHeadersForStorage:r,createHeaderFilters:a}}),Nr=(0,W.b)((N,k)=>{"use strict";var l=Te(),d=St(),{SnapshotRecorder:C}=Sr(),u=Xe(),
{InvalidArgumentError:S,UndiciError:e}=HA(),{validateSnapshotMode:B}=Nt(),y=Symbol("kSnapshotRecorder"),n=Symbol("kSnapshotMode"),f=Symbol("kSnapshotPath"),c=Symbol(
"kSnapshotLoaded"),h=Symbol("kRealAgent"),a=!1,t=class extends d{constructor(A={}){a||(process.emitWarning("SnapshotAgent is experimental and subject to change",
"ExperimentalWarning"),a=!0);let{mode:r="record",snapshotPath:s=null,...g}=A;if(super(g),B(r),(r==="playback"||r==="update")&&!s)throw new S(`snapshotPath is re\
quired when mode is '${r}'`);this[n]=r,this[f]=s,this[y]=new C({snapshotPath:this[f],mode:this[n],maxSnapshots:A.maxSnapshots,autoFlush:A.autoFlush,flushInterval:A.
flushInterval,matchHeaders:A.matchHeaders,ignoreHeaders:A.ignoreHeaders,excludeHeaders:A.excludeHeaders,matchBody:A.matchBody,matchQuery:A.matchQuery,caseSensitive:A.
caseSensitive,shouldRecord:A.shouldRecord,shouldPlayback:A.shouldPlayback,excludeUrls:A.excludeUrls}),this[c]=!1,(this[n]==="record"||this[n]==="update"||this[n]===
"playback"&&A.excludeUrls&&A.excludeUrls.length>0)&&(this[h]=new l(A)),(this[n]==="playback"||this[n]==="update")&&this[f]&&this.loadSnapshots().catch(()=>{})}dispatch(A,r){
r=u.wrap(r);let s=this[n];if(this[y].isUrlExcluded(A))return this[h].dispatch(A,r);if(s==="playback"||s==="update"){if(!this[c])return this.#A(A,r);let g=this[y].
findSnapshot(A);if(g)return this.#t(g,r);if(s==="update")return this.#e(A,r);{let I=new e(`No snapshot found for ${A.method||"GET"} ${A.path}`);if(r.onError){r.
onError(I);return}throw I}}else if(s==="record")return this.#e(A,r)}async#A(A,r){return await this.loadSnapshots(),this.dispatch(A,r)}#e(A,r){let s={statusCode:null,
headers:{},trailers:{},body:[]},g=this,I={onRequestStart(w,D){return r.onRequestStart(w,{...D,history:this.history})},onRequestUpgrade(w,D,i,o){return r.onRequestUpgrade(
w,D,i,o)},onResponseStart(w,D,i,o){return s.statusCode=D,s.headers=i,r.onResponseStart(w,D,i,o)},onResponseData(w,D){return s.body.push(D),r.onResponseData(w,D)},
onResponseEnd(w,D){s.trailers=D;let i=Buffer.concat(s.body);g[y].record(A,{statusCode:s.statusCode,headers:s.headers,body:i,trailers:s.trailers}).then(()=>r.onResponseEnd(
w,D)).catch(o=>r.onResponseError(w,o))}};return this[h].dispatch(A,I)}#t(A,r){try{let{response:s}=A,g={pause(){},resume(){},abort(w){this.aborted=!0,this.reason=
w},aborted:!1,paused:!1};r.onRequestStart(g),r.onResponseStart(g,s.statusCode,s.headers);let I=Buffer.from(s.body,"base64");r.onResponseData(g,I),r.onResponseEnd(
g,s.trailers)}catch(s){r.onError?.(s)}}async loadSnapshots(A){await this[y].loadSnapshots(A||this[f]),this[c]=!0,this[n]==="playback"&&this.#r()}async saveSnapshots(A){
return this[y].saveSnapshots(A||this[f])}#r(){for(let A of this[y].getSnapshots()){let{request:r,responses:s,response:g}=A,I=new URL(r.url),w=this.get(I.origin),
D=s?s[0]:g;D&&w.intercept({path:I.pathname+I.search,method:r.method,headers:r.headers,body:r.body}).reply(D.statusCode,D.body,{headers:D.headers,trailers:D.trailers}).
persist()}}getRecorder(){return this[y]}getMode(){return this[n]}clearSnapshots(){this[y].clear()}resetCallCounts(){this[y].resetCallCounts()}deleteSnapshot(A){
return this[y].deleteSnapshot(A)}getSnapshotInfo(A){return this[y].getSnapshotInfo(A)}replaceSnapshots(A){this[y].replaceSnapshots(A)}async close(){await this[y].
close(),await this[h]?.close(),await super.close()}};k.exports=t}),et=(0,W.b)((N,k)=>{"use strict";var l=Symbol.for("undici.globalDispatcher.2"),d=Symbol.for("u\
ndici.globalDispatcher.1"),{InvalidArgumentError:C}=HA(),u=Te();e()===void 0&&S(new u);function S(y){if(!y||typeof y.dispatch!="function")throw new C("Argument \
agent must implement Agent");Object.defineProperty(globalThis,l,{value:y,writable:!0,enumerable:!1,configurable:!1}),Object.defineProperty(globalThis,d,{value:y,
writable:!0,enumerable:!1,configurable:!1})}function e(){return globalThis[d]}var B=["fetch","Headers","Response","Request","FormData","WebSocket","CloseEvent",
"ErrorEvent","MessageEvent","EventSource"];k.exports={setGlobalDispatcher:S,getGlobalDispatcher:e,installedExports:B}}),We=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)(
"node:assert"),d=Xe();k.exports=class{#A;#e=!1;#t=!1;#r=!1;constructor(C){if(typeof C!="object"||C===null)throw new TypeError("handler must be an object");this.#A=
d.wrap(C)}onRequestStart(...C){this.#A.onRequestStart?.(...C)}onRequestUpgrade(...C){return l(!this.#e),l(!this.#t),this.#A.onRequestUpgrade?.(...C)}onResponseStart(...C){
return l(!this.#e),l(!this.#t),l(!this.#r),this.#r=!0,this.#A.onResponseStart?.(...C)}onResponseData(...C){return l(!this.#e),l(!this.#t),this.#A.onResponseData?.(
...C)}onResponseEnd(...C){return l(!this.#e),l(!this.#t),this.#e=!0,this.#A.onResponseEnd?.(...C)}onResponseError(...C){return this.#t=!0,this.#A.onResponseError?.(
...C)}onBodySent(){}}}),Rt=(0,W.b)((N,k)=>{"use strict";var l=GA(),{kBodyUsed:d,kRedirectCacheControl:C}=jA(),u=(0,W.a)("node:assert"),{InvalidArgumentError:S}=HA(),
e=(0,W.a)("node:events"),B=[300,301,302,303,307,308],y=Symbol("body"),n=()=>{},f=class{constructor(t){this[y]=t,this[d]=!1}async*[Symbol.asyncIterator](){u(!this[d],
"disturbed"),this[d]=!0,yield*this[y]}},c=class Ht{static buildDispatch(A,r){if(r!=null&&(!Number.isInteger(r)||r<0))throw new S("maxRedirections must be a posi\
tive number");let s=A.dispatch.bind(A);return(g,I)=>s(g,new Ht(s,r,g,I))}constructor(A,r,s,g){if(r!=null&&(!Number.isInteger(r)||r<0))throw new S("maxRedirectio\
ns must be a positive number");this.dispatch=A,this.location=null;let{maxRedirections:I,...w}=s;this.opts=w,this.maxRedirections=r,this.handler=g,this.history=[],
Object.defineProperty(this.history,C,{value:[],enumerable:!1}),l.isStream(this.opts.body)?(l.bodyLength(this.opts.body)===0&&this.opts.body.on("data",function(){
u(!1)}),typeof this.opts.body.readableDidRead!="boolean"&&(this.opts.body[d]=!1,e.prototype.on.call(this.opts.body,"data",function(){this[d]=!0}))):this.opts.body&&
typeof this.opts.body.pipeTo=="function"?this.opts.body=new f(this.opts.body):this.opts.body&&typeof this.opts.body!="string"&&!ArrayBuffer.isView(this.opts.body)&&
l.isIterable(this.opts.body)&&!l.isFormDataLike(this.opts.body)&&(this.opts.body=new f(this.opts.body))}onRequestStart(A,r){this.handler.onRequestStart?.(A,{...r,
history:this.history})}onRequestUpgrade(A,r,s,g){this.handler.onRequestUpgrade?.(A,r,s,g)}onResponseStart(A,r,s,g){if(this.opts.throwOnMaxRedirect&&this.history.
length>=this.maxRedirections)throw new Error("max redirects");if((r===301||r===302)&&this.opts.method==="POST"&&(this.opts.method="GET",l.isStream(this.opts.body)&&
l.destroy(this.opts.body.on("error",n)),this.opts.body=null),r===303&&this.opts.method!=="HEAD"&&(this.opts.method="GET",l.isStream(this.opts.body)&&l.destroy(this.
opts.body.on("error",n)),this.opts.body=null),this.location=this.history.length>=this.maxRedirections||l.isDisturbed(this.opts.body)||B.indexOf(r)===-1?null:s.location,
this.opts.origin&&this.history.push(new URL(this.opts.path,this.opts.origin)),!this.location){this.handler.onResponseStart?.(A,r,s,g);return}this.history[C].push(
{statusCode:r,headers:{...s},receivedAt:Date.now()});let{origin:I,pathname:w,search:D}=l.parseURL(new URL(this.location,this.opts.origin&&new URL(this.opts.path,
this.opts.origin))),i=D?`${w}${D}`:w,o=`${I}${i}`;for(let Q of this.history)if(Q.toString()===o)throw new S(`Redirect loop detected. Cannot redirect to ${I}. Th\
is typically happens when using a Client or Pool with cross-origin redirects. Use an Agent for cross-origin redirects.`);this.opts.headers=a(this.opts.headers,r===
303,this.opts.origin!==I),this.opts.path=i,this.opts.origin=I,this.opts.query=null}onResponseData(A,r){this.location||this.handler.onResponseData?.(A,r)}onResponseEnd(A,r){
this.location?this.dispatch(this.opts,this):this.handler.onResponseEnd(A,r)}onResponseError(A,r){this.handler.onResponseError?.(A,r)}};function h(t,A,r){if(t.length===
4)return l.headerNameToString(t)==="host";if(A&&l.headerNameToString(t).startsWith("content-"))return!0;if(r&&(t.length===13||t.length===6||t.length===19)){let s=l.
headerNameToString(t);return s==="authorization"||s==="cookie"||s==="proxy-authorization"}return!1}function a(t,A,r){let s=[];if(Array.isArray(t))if(t.length>0&&
Array.isArray(t[0]))for(let[g,I]of t)h(g,A,r)||s.push(g,I);else for(let g=0;g<t.length;g+=2)h(t[g],A,r)||s.push(t[g],t[g+1]);else if(t&&typeof t=="object"){let g=l.
hasSafeIterator(t)?t:Object.entries(t);for(let[I,w]of g)h(I,A,r)||s.push(I,w)}else u(t==null,"headers must be an object or an array");return s}k.exports=c}),Rr=(0,W.b)(
(N,k)=>{"use strict";var l=Rt();function d({maxRedirections:C}={}){return u=>function(S,e){let{maxRedirections:B=C,...y}=S;if(B==null||B===0)return u(S,e);let n={
...y},f=new l(u,B,n,e);return u(n,f)}}k.exports=d}),mr=(0,W.b)((N,k)=>{"use strict";var l=We(),{ResponseError:d}=HA(),C=class extends l{#A;#e;#t;#r;#o;constructor(u,{
handler:S}){super(S)}#s(u){return(this.#e??"").indexOf(u)===0}onRequestStart(u,S){return this.#A=0,this.#e=null,this.#t=null,this.#r=null,this.#o="",super.onRequestStart(
u,S)}onResponseStart(u,S,e,B){if(this.#A=S,this.#r=e,this.#e=e["content-type"],this.#A<400)return super.onResponseStart(u,S,e,B);(this.#s("application/json")||this.#s(
"text/plain"))&&(this.#t=new TextDecoder("utf-8"))}onResponseData(u,S){if(this.#A<400)return super.onResponseData(u,S);this.#o+=this.#t?.decode(S,{stream:!0})??
""}onResponseEnd(u,S){if(this.#A>=400){if(this.#o+=this.#t?.decode(void 0,{stream:!1})??"",this.#s("application/json"))try{this.#o=JSON.parse(this.#o)}catch{}let e,
B=Error.stackTraceLimit;Error.stackTraceLimit=0;try{e=new d("Response Error",this.#A,{body:this.#o,headers:this.#r})}finally{Error.stackTraceLimit=B}super.onResponseError(
u,e)}else super.onResponseEnd(u,S)}onResponseError(u,S){super.onResponseError(u,S)}};k.exports=()=>u=>function(S,e){return u(S,new C(S,{handler:e}))}}),Fr=(0,W.b)(
(N,k)=>{"use strict";var l=lt();k.exports=d=>C=>function(u,S){return C(u,new l({...u,retryOptions:{...d,...u.retryOptions}},{handler:S,dispatch:C}))}}),Ur=(0,W.b)(
(N,k)=>{"use strict";var{InvalidArgumentError:l,RequestAbortedError:d}=HA(),C=We(),u=class extends C{#A=1024*1024;#e=!1;#t=0;aborted=!1;reason=!1;constructor({maxSize:e,
signal:B},y){if(e!=null&&(!Number.isFinite(e)||e<1))throw new l("maxSize must be a number greater than 0");super(y),this.#A=e??this.#A}#r(e){this.aborted=!0,this.
reason=e}onRequestStart(e,B){return e.abort=this.#r.bind(this),super.onRequestStart(e,B)}onResponseStart(e,B,y,n){let f=y["content-length"];if(f!=null&&f>this.#A)
throw new d(`Response size (${f}) larger than maxSize (${this.#A})`);return this.aborted===!0?!0:super.onResponseStart(e,B,y,n)}onResponseError(e,B){super.onResponseError(
e,this.aborted===!0?this.reason:B)}onResponseData(e,B){if(this.#t=this.#t+B.length,this.#t>this.#A)throw new d(`Response size (${this.#t}) larger than maxSize (${this.#A}\
)`);return this.#t===this.#A&&(this.#e=!0),!0}onResponseEnd(e,B){if(this.aborted===!0){super.onResponseError(e,this.reason);return}super.onResponseEnd(e,this.#e?
{}:B)}};function S({maxSize:e}={maxSize:1024*1024}){return B=>function(y,n){let{dumpMaxSize:f=e}=y,c=new u({maxSize:f,signal:y.signal},n);return B(y,c)}}k.exports=
S}),br=(0,W.b)((N,k)=>{"use strict";var{isIP:l}=(0,W.a)("node:net"),{lookup:d}=(0,W.a)("node:dns"),C=We(),{InvalidArgumentError:u,InformationalError:S}=HA(),e=Math.
pow(2,31)-1;function B(A){let r=Object.getPrototypeOf(A);return Object.prototype.hasOwnProperty.call(A,Symbol.iterator)||r!=null&&r!==Object.prototype&&typeof A[Symbol.
iterator]=="function"}function y(A){return typeof A=="string"&&A.toLowerCase()==="host"}function n(A){if(A==null)return null;if(Array.isArray(A)){if(A.length===
0||!Array.isArray(A[0]))return A;let r=[];for(let s of A)Array.isArray(s)&&s.length===2?r.push(s[0],s[1]):r.push(s);return r}if(typeof A=="object"&&B(A)){let r=[];
for(let s of A)Array.isArray(s)&&s.length===2?r.push(s[0],s[1]):r.push(s);return r}return A}function f(A){if(A==null)return!1;if(Array.isArray(A)){if(A.length===
0)return!1;for(let r=0;r<A.length;r+=2)if(y(A[r]))return!0;return!1}if(typeof A=="object"){for(let r in A)if(y(r))return!0}return!1}function c(A,r){let s=n(r);return f(
s)?s:Array.isArray(s)?["host",A,...s]:s&&typeof s=="object"?{host:A,...s}:{host:A}}var h=class{#A=0;#e=new Map;constructor(A){this.#A=A.maxItems}get size(){return this.#e.
size}get(A){return this.#e.get(A)??null}set(A,r){this.#e.set(A,r)}delete(A){this.#e.delete(A)}full(){return this.size>=this.#A}},a=class{#A=0;#e=0;dualStack=!0;affinity=null;lookup=null;pick=null;storage=null;constructor(A){
this.#A=A.maxTTL,this.#e=A.maxItems,this.dualStack=A.dualStack,this.affinity=A.affinity,this.lookup=A.lookup??this.#t,this.pick=A.pick??this.#r,this.storage=A.storage??
new h(A)}runLookup(A,r,s){let g=this.storage.get(A.hostname);if(g==null&&this.storage.full()){s(null,A);return}let I={affinity:this.affinity,dualStack:this.dualStack,
lookup:this.lookup,pick:this.pick,...r.dns,maxTTL:this.#A,maxItems:this.#e};if(g==null)this.lookup(A,I,(w,D)=>{if(w||D==null||D.length===0){s(w??new S("No DNS e\
ntries found"));return}this.setRecords(A,D);let i=this.storage.get(A.hostname),o=this.pick(A,i,I.affinity),Q;typeof o.port=="number"?Q=`:${o.port}`:A.port!==""?
Q=`:${A.port}`:Q="",s(null,new URL(`${A.protocol}//${o.family===6?`[${o.address}]`:o.address}${Q}`))});else{let w=this.pick(A,g,I.affinity);if(w==null){this.storage.
delete(A.hostname),this.runLookup(A,r,s);return}let D;typeof w.port=="number"?D=`:${w.port}`:A.port!==""?D=`:${A.port}`:D="",s(null,new URL(`${A.protocol}//${w.
family===6?`[${w.address}]`:w.address}${D}`))}}#t(A,r,s){d(A.hostname,{all:!0,family:this.dualStack===!1?this.affinity:0,order:"ipv4first"},(g,I)=>{if(g)return s(
g);let w=new Map;for(let D of I)w.set(`${D.address}:${D.family}`,D);s(null,w.values())})}#r(A,r,s){let g=null,{records:I,offset:w}=r,D;if(this.dualStack?(s==null&&
(w==null||w===e?(r.offset=0,s=4):(r.offset++,s=(r.offset&1)===1?6:4)),I[s]!=null&&I[s].ips.length>0?D=I[s]:D=I[s===4?6:4]):D=I[s],D==null||D.ips.length===0)return g;
D.offset==null||D.offset===e?D.offset=0:D.offset++;let i=D.offset%D.ips.length;return g=D.ips[i]??null,g==null?g:Date.now()-g.timestamp>g.ttl?(D.ips.splice(i,1),
this.pick(A,r,s)):g}pickFamily(A,r){let s=this.storage.get(A.hostname)?.records;if(!s)return null;let g=s[r];if(!g)return null;g.offset==null||g.offset===e?g.offset=
0:g.offset++;let I=g.offset%g.ips.length,w=g.ips[I]??null;return w==null||Date.now()-w.timestamp>w.ttl&&g.ips.splice(I,1),w}setRecords(A,r){let s=Date.now(),g={
records:{4:null,6:null}},I=this.#A;for(let w of r){w.timestamp=s,typeof w.ttl=="number"?(w.ttl=Math.min(w.ttl,this.#A),I=Math.min(I,w.ttl)):w.ttl=this.#A;let D=g.
records[w.family]??{ips:[]};D.ips.push(w),g.records[w.family]=D}this.storage.set(A.hostname,g,{ttl:I})}deleteRecords(A){this.storage.delete(A.hostname)}getHandler(A,r){
return new t(this,A,r)}},t=class extends C{#A=null;#e=null;#t=null;#r=null;#o=null;#s=null;#i=!0;constructor(A,{origin:r,handler:s,dispatch:g,newOrigin:I},w){super(
s),this.#r=r,this.#s=I,this.#e={...w},this.#A=A,this.#t=g}onResponseError(A,r){switch(r.code){case"ETIMEDOUT":case"ECONNREFUSED":{if(this.#A.dualStack){if(!this.#i){
super.onResponseError(A,r);return}this.#i=!1;let s=this.#s.hostname[0]==="["?4:6,g=this.#A.pickFamily(this.#r,s);if(g==null){super.onResponseError(A,r);return}let I;
typeof g.port=="number"?I=`:${g.port}`:this.#r.port!==""?I=`:${this.#r.port}`:I="";let w={...this.#e,origin:`${this.#r.protocol}//${g.family===6?`[${g.address}]`:
g.address}${I}`,headers:c(this.#r.host,this.#e.headers)};this.#t(w,this);return}super.onResponseError(A,r);break}case"ENOTFOUND":this.#A.deleteRecords(this.#r),
super.onResponseError(A,r);break;default:super.onResponseError(A,r);break}}};k.exports=A=>{if(A?.maxTTL!=null&&(typeof A?.maxTTL!="number"||A?.maxTTL<0))throw new u(
"Invalid maxTTL. Must be a positive number");if(A?.maxItems!=null&&(typeof A?.maxItems!="number"||A?.maxItems<1))throw new u("Invalid maxItems. Must be a positi\
ve number and greater than zero");if(A?.affinity!=null&&A?.affinity!==4&&A?.affinity!==6)throw new u("Invalid affinity. Must be either 4 or 6");if(A?.dualStack!=
null&&typeof A?.dualStack!="boolean")throw new u("Invalid dualStack. Must be a boolean");if(A?.lookup!=null&&typeof A?.lookup!="function")throw new u("Invalid l\
ookup. Must be a function");if(A?.pick!=null&&typeof A?.pick!="function")throw new u("Invalid pick. Must be a function");if(A?.storage!=null&&(typeof A?.storage?.
get!="function"||typeof A?.storage?.set!="function"||typeof A?.storage?.full!="function"||typeof A?.storage?.delete!="function"))throw new u("Invalid storage. M\
ust be a object with methods: { get, set, full, delete }");let r=A?.dualStack??!0,s;r?s=A?.affinity??null:s=A?.affinity??4;let g={maxTTL:A?.maxTTL??1e4,lookup:A?.
lookup??null,pick:A?.pick??null,dualStack:r,affinity:s,maxItems:A?.maxItems??1/0,storage:A?.storage},I=new a(g);return w=>function(D,i){let o=D.origin.constructor===
URL?D.origin:new URL(D.origin);return l(o.hostname)!==0?w(D,i):(I.runLookup(o,D,(Q,E)=>{if(Q)return i.onResponseError(null,Q);let m={...D,servername:o.hostname,
origin:E.origin,headers:c(o.host,D.headers)};w(m,I.getHandler({origin:o,dispatch:w,handler:i,newOrigin:E},D))}),!0)}}}),Pe=(0,W.b)((N,k)=>{"use strict";var{safeHTTPMethods:l,
pathHasQueryOrFragment:d,hasSafeIterator:C,isValidHTTPToken:u}=GA(),{serializePathWithQuery:S}=GA(),e=2147483647,B=["no-store","private","no-cache"],y=Symbol("i\
nvalid cache-control directives");function n(F){return F.replace(/^[\t ]+|[\t ]+$/g,"")}function f(F,J){for(let b=0;b<F.length;b++)if(F[b]===J)return!0;return!1}
function c(F){return F.replace(/^[\t ]+/,"")}function h(F){return F.replace(/[\t ]+$/,"")}function a(F,J){let b=!1;for(let H=J;H<F.length;H++)if(b)b=!1;else if(F[H]===
"\\")b=!0;else if(F[H]==='"')return H;return-1}function t(F){let J=[],b=0,H=-1,P=!1,T=!1;for(let _=0;_<F.length;_++)P?T?T=!1:F[_]==="\\"?T=!0:F[_]==='"'&&(P=!1,
H=-1):F[_]==='"'?(P=!0,H=_):F[_]===","&&(J.push({value:F.substring(b,_),fromMalformedQuote:!1}),b=_+1);if(!P)return J.push({value:F.substring(b),fromMalformedQuote:!1}),
J;let v=F.substring(b),x=H-b,X=0;for(let _=0;_<v.length;_++)v[_]===","&&(J.push({value:v.substring(X,_),fromMalformedQuote:X>x}),X=_+1);return J.push({value:v.substring(
X),fromMalformedQuote:X>x}),J}function A(F,J){let b=F[y];b===void 0&&(b=new Set,Object.defineProperty(F,y,{value:b})),b.add(J)}function r(F,J){return F[y]?.has(
J)===!0}function s(F){for(let H of B)if(F.startsWith(H)&&F.length>H.length&&!u(F[H.length]))return H;let J="",b=!1;for(let H=0;H<F.length;H++)u(F[H])?J+=F[H]:b=
!0;if(b&&f(B,J))return J}function g(F){if(!F.origin)throw new Error("opts.origin is undefined");let J=F.path||"/";return F.query&&!d(J)&&(J=S(J,F.query)),{origin:F.
origin.toString(),method:F.method,path:J,headers:F.headers}}function I(F,J,b){let H=J.toLowerCase(),P=F[H],T=Array.isArray(b)?b:[b];P===void 0?F[H]=Array.isArray(
b)?b.slice():b:Array.isArray(P)?P.push(...T):F[H]=[P,...T]}function w(F){let J;if(F.headers==null)J={};else if(typeof F.headers=="object")if(J={},C(F.headers))if(Array.
isArray(F.headers))if(Array.isArray(F.headers[0]))for(let b of F.headers){if(!Array.isArray(b))throw new Error("opts.headers is not a valid header map");let[H,P]=b;
if(typeof H!="string"||typeof P!="string")throw new Error("opts.headers is not a valid header map");I(J,H,P)}else{if(F.headers.length%2!==0)throw new Error("opt\
s.headers is not a valid header map");for(let b=0;b<F.headers.length;b+=2){let H=F.headers[b],P=F.headers[b+1];if(typeof H!="string"||typeof P!="string"&&!Array.
isArray(P))throw new Error("opts.headers is not a valid header map");typeof P=="string"?I(J,H,P):I(J,H,P.map(T=>typeof T=="string"?T:T.toString("latin1")))}}else
for(let b of F.headers){if(!Array.isArray(b))throw new Error("opts.headers is not a valid header map");let[H,P]=b;if(typeof H!="string"||typeof P!="string")throw new Error(
"opts.headers is not a valid header map");I(J,H,P)}else for(let b of Object.keys(F.headers))I(J,b,F.headers[b]);else throw new Error("opts.headers is not an obj\
ect");return J}function D(F){if(typeof F!="object")throw new TypeError(`expected key to be object, got ${typeof F}`);for(let J of["origin","method","path"])if(typeof F[J]!=
"string")throw new TypeError(`expected key.${J} to be string, got ${typeof F[J]}`);if(F.headers!==void 0&&typeof F.headers!="object")throw new TypeError(`expect\
ed headers to be object, got ${typeof F}`)}function i(F){if(typeof F!="object")throw new TypeError(`expected value to be object, got ${typeof F}`);for(let J of[
"statusCode","cachedAt","staleAt","deleteAt"])if(typeof F[J]!="number")throw new TypeError(`expected value.${J} to be number, got ${typeof F[J]}`);if(typeof F.statusMessage!=
"string")throw new TypeError(`expected value.statusMessage to be string, got ${typeof F.statusMessage}`);if(F.headers!=null&&typeof F.headers!="object")throw new TypeError(
`expected value.rawHeaders to be object, got ${typeof F.headers}`);if(F.vary!==void 0&&typeof F.vary!="object")throw new TypeError(`expected value.vary to be ob\
ject, got ${typeof F.vary}`);if(F.etag!==void 0&&typeof F.etag!="string")throw new TypeError(`expected value.etag to be string, got ${typeof F.etag}`)}function o(F){
let J={},b=new Set,H=new Set,P=t(Array.isArray(F)?F.join(","):F);for(let T=0;T<P.length;T++){let v=P[T],x=v.value.toLowerCase(),X=v.fromMalformedQuote,_=x.indexOf(
"="),AA,q,rA=!1,iA=!1;if(_!==-1){let dA=x.substring(0,_),uA=x.substring(_+1);rA=h(dA)!==dA,iA=c(uA)!==uA,AA=n(dA),q=c(uA)}else AA=n(x);let CA=s(AA);if(CA!==void 0){
J[CA]=!0;continue}switch(AA){case"min-fresh":case"max-stale":case"max-age":case"s-maxage":case"stale-while-revalidate":case"stale-if-error":{if(X||b.has(AA))continue;
if(q===void 0||rA||iA){delete J[AA],b.add(AA),A(J,AA);continue}if(q.length>=2&&q[0]==='"'&&q[q.length-1]==='"'&&(q=q.substring(1,q.length-1)),!/^[0-9]+$/.test(q)){
delete J[AA],b.add(AA),A(J,AA);continue}let dA=Math.min(parseInt(q,10),e);AA==="min-fresh"?(!(AA in J)||J[AA]<dA)&&(J[AA]=dA):(!(AA in J)||J[AA]>dA)&&(J[AA]=dA);
break}case"private":case"no-cache":{if(X){J[AA]=!0;break}if(q!==void 0&&q.length===0){J[AA]=!0;break}if(q){if(q[0]==='"'){q=h(q);let dA="",uA=T,bA=!1,z=a(q,1);if(z!==
-1)dA=q.substring(1,z),bA=!0;else{let hA=[q.substring(1)];for(let lA=T+1;lA<P.length;lA++){let MA=n(P[lA].value),vA=a(MA,0);if(uA=lA,vA!==-1){hA.push(MA.substring(
0,vA)),bA=!0;break}hA.push(MA)}dA=hA.join(",")}if(!bA){J[AA]=!0;break}T=uA;let IA=dA.split(","),cA=!0;for(let hA=0;hA<IA.length;hA++)IA[hA]=n(IA[hA]),u(IA[hA])||
(cA=!1);cA?J[AA]!==!0&&(AA in J?J[AA]=J[AA].concat(IA):J[AA]=IA):J[AA]=!0}else{let dA=n(q);u(dA)?J[AA]!==!0&&(AA in J?J[AA]=J[AA].concat(dA):J[AA]=[dA]):J[AA]=!0}
break}}case"public":case"must-revalidate":case"proxy-revalidate":case"immutable":case"no-transform":case"must-understand":case"only-if-cached":if(X||H.has(AA))continue;
if(q!==void 0){delete J[AA],H.add(AA);continue}J[AA]=!0;break;case"no-store":J[AA]=!0;break;default:continue}}return J}function Q(F){let J=Array.isArray(F)?F:[F],
b=[];for(let H=0;H<J.length;H++){let P=J[H].split(",");for(let T=0;T<P.length;T++)b.push(P[T])}return b}function E(F){let J=Q(F);for(let b=0;b<J.length;b++)if(n(
J[b]).indexOf("*")!==-1)return!0;return!1}function m(F,J){if(E(F))return J;let b={},H=Q(F);for(let P of H){let T=n(P).toLowerCase();if(T.length===0)continue;if(!u(
T))return;let v=J[T];b[T]=Array.isArray(v)?v.slice():v??null}return b}function R(F){return E(F)||m(F,{})===void 0}function p(F){return F.length<=2?!1:F[0]==='"'&&
F[F.length-1]==='"'?!(F[1]==='"'||F.startsWith('"W/')):F.startsWith('W/"')&&F[F.length-1]==='"'?F.length!==4:!1}function U(F,J="CacheStore"){if(typeof F!="objec\
t"||F===null)throw new TypeError(`expected type of ${J} to be a CacheStore, got ${F===null?"null":typeof F}`);for(let b of["get","createWriteStream","delete"])if(typeof F[b]!=
"function")throw new TypeError(`${J} needs to have a \`${b}()\` function`)}function L(F,J="CacheMethods"){if(!Array.isArray(F))throw new TypeError(`expected typ\
e of ${J} needs to be an array, got ${F===null?"null":typeof F}`);if(F.length===0)throw new TypeError(`${J} needs to have at least one method`);for(let b of F)if(!f(
l,b))throw new TypeError(`element of ${J}-array needs to be one of following values: ${l.join(", ")}, got ${b}`)}function Y(F,J){let b={};if(F.headers){let H=Object.
keys(F.headers).sort();for(let P of H)J?.has(P.toLowerCase())||(b[P]=F.headers[P])}return JSON.stringify([F.origin,F.method,F.path,b])}k.exports={makeCacheKey:g,
normalizeHeaders:w,assertCacheKey:D,assertCacheValue:i,parseCacheControlHeader:o,hasInvalidCacheControlDirective:r,parseVaryHeader:m,hasVaryStar:E,isInvalidOrWildcardVaryHeader:R,
isEtagUsable:p,assertCacheMethods:L,assertCacheStore:U,makeDeduplicationKey:Y}}),mt=(0,W.b)((N,k)=>{"use strict";function l(e){switch(e[3]){case",":return C(e);case"\
 ":return u(e);default:return S(e)}}function d(e,B,y,n,f,c,h){let a=new Date(Date.UTC(e,B,y,n,f,c));return e>=0&&e<=99&&a.setUTCFullYear(e),a.getUTCFullYear()===
e&&a.getUTCMonth()===B&&a.getUTCDate()===y&&a.getUTCHours()===n&&a.getUTCMinutes()===f&&a.getUTCSeconds()===c&&a.getUTCDay()===h?a:void 0}function C(e){if(e.length!==
29||e[4]!==" "||e[7]!==" "||e[11]!==" "||e[16]!==" "||e[19]!==":"||e[22]!==":"||e[25]!==" "||e[26]!=="G"||e[27]!=="M"||e[28]!=="T")return;let B=-1;if(e[0]==="S"&&
e[1]==="u"&&e[2]==="n")B=0;else if(e[0]==="M"&&e[1]==="o"&&e[2]==="n")B=1;else if(e[0]==="T"&&e[1]==="u"&&e[2]==="e")B=2;else if(e[0]==="W"&&e[1]==="e"&&e[2]===
"d")B=3;else if(e[0]==="T"&&e[1]==="h"&&e[2]==="u")B=4;else if(e[0]==="F"&&e[1]==="r"&&e[2]==="i")B=5;else if(e[0]==="S"&&e[1]==="a"&&e[2]==="t")B=6;else return;
let y=0;if(e[5]==="0"){let g=e.charCodeAt(6);if(g<49||g>57)return;y=g-48}else{let g=e.charCodeAt(5);if(g<49||g>51)return;let I=e.charCodeAt(6);if(I<48||I>57)return;
y=(g-48)*10+(I-48)}let n=-1;if(e[8]==="J"&&e[9]==="a"&&e[10]==="n")n=0;else if(e[8]==="F"&&e[9]==="e"&&e[10]==="b")n=1;else if(e[8]==="M"&&e[9]==="a")if(e[10]===
"r")n=2;else if(e[10]==="y")n=4;else return;else if(e[8]==="J")if(e[9]==="a"&&e[10]==="n")n=0;else if(e[9]==="u")if(e[10]==="n")n=5;else if(e[10]==="l")n=6;else
return;else return;else if(e[8]==="A")if(e[9]==="p"&&e[10]==="r")n=3;else if(e[9]==="u"&&e[10]==="g")n=7;else return;else if(e[8]==="S"&&e[9]==="e"&&e[10]==="p")
n=8;else if(e[8]==="O"&&e[9]==="c"&&e[10]==="t")n=9;else if(e[8]==="N"&&e[9]==="o"&&e[10]==="v")n=10;else if(e[8]==="D"&&e[9]==="e"&&e[10]==="c")n=11;else return;
let f=e.charCodeAt(12);if(f<48||f>57)return;let c=e.charCodeAt(13);if(c<48||c>57)return;let h=e.charCodeAt(14);if(h<48||h>57)return;let a=e.charCodeAt(15);if(a<
48||a>57)return;let t=(f-48)*1e3+(c-48)*100+(h-48)*10+(a-48),A=0;if(e[17]==="0"){let g=e.charCodeAt(18);if(g<48||g>57)return;A=g-48}else{let g=e.charCodeAt(17);
if(g<48||g>50)return;let I=e.charCodeAt(18);if(I<48||I>57||g===50&&I>51)return;A=(g-48)*10+(I-48)}let r=0;if(e[20]==="0"){let g=e.charCodeAt(21);if(g<48||g>57)return;
r=g-48}else{let g=e.charCodeAt(20);if(g<48||g>53)return;let I=e.charCodeAt(21);if(I<48||I>57)return;r=(g-48)*10+(I-48)}let s=0;if(e[23]==="0"){let g=e.charCodeAt(
24);if(g<48||g>57)return;s=g-48}else{let g=e.charCodeAt(23);if(g<48||g>53)return;let I=e.charCodeAt(24);if(I<48||I>57)return;s=(g-48)*10+(I-48)}return d(t,n,y,A,
r,s,B)}function u(e){if(e.length!==24||e[7]!==" "||e[10]!==" "||e[19]!==" ")return;let B=-1;if(e[0]==="S"&&e[1]==="u"&&e[2]==="n")B=0;else if(e[0]==="M"&&e[1]===
"o"&&e[2]==="n")B=1;else if(e[0]==="T"&&e[1]==="u"&&e[2]==="e")B=2;else if(e[0]==="W"&&e[1]==="e"&&e[2]==="d")B=3;else if(e[0]==="T"&&e[1]==="h"&&e[2]==="u")B=4;else if(e[0]===
"F"&&e[1]==="r"&&e[2]==="i")B=5;else if(e[0]==="S"&&e[1]==="a"&&e[2]==="t")B=6;else return;let y=-1;if(e[4]==="J"&&e[5]==="a"&&e[6]==="n")y=0;else if(e[4]==="F"&&
e[5]==="e"&&e[6]==="b")y=1;else if(e[4]==="M"&&e[5]==="a")if(e[6]==="r")y=2;else if(e[6]==="y")y=4;else return;else if(e[4]==="J")if(e[5]==="a"&&e[6]==="n")y=0;else if(e[5]===
"u")if(e[6]==="n")y=5;else if(e[6]==="l")y=6;else return;else return;else if(e[4]==="A")if(e[5]==="p"&&e[6]==="r")y=3;else if(e[5]==="u"&&e[6]==="g")y=7;else return;else if(e[4]===
"S"&&e[5]==="e"&&e[6]==="p")y=8;else if(e[4]==="O"&&e[5]==="c"&&e[6]==="t")y=9;else if(e[4]==="N"&&e[5]==="o"&&e[6]==="v")y=10;else if(e[4]==="D"&&e[5]==="e"&&e[6]===
"c")y=11;else return;let n=0;if(e[8]===" "){let g=e.charCodeAt(9);if(g<49||g>57)return;n=g-48}else{let g=e.charCodeAt(8);if(g<49||g>51)return;let I=e.charCodeAt(
9);if(I<48||I>57)return;n=(g-48)*10+(I-48)}let f=0;if(e[11]==="0"){let g=e.charCodeAt(12);if(g<48||g>57)return;f=g-48}else{let g=e.charCodeAt(11);if(g<48||g>50)
return;let I=e.charCodeAt(12);if(I<48||I>57||g===50&&I>51)return;f=(g-48)*10+(I-48)}let c=0;if(e[14]==="0"){let g=e.charCodeAt(15);if(g<48||g>57)return;c=g-48}else{
let g=e.charCodeAt(14);if(g<48||g>53)return;let I=e.charCodeAt(15);if(I<48||I>57)return;c=(g-48)*10+(I-48)}let h=0;if(e[17]==="0"){let g=e.charCodeAt(18);if(g<48||
g>57)return;h=g-48}else{let g=e.charCodeAt(17);if(g<48||g>53)return;let I=e.charCodeAt(18);if(I<48||I>57)return;h=(g-48)*10+(I-48)}let a=e.charCodeAt(20);if(a<48||
a>57)return;let t=e.charCodeAt(21);if(t<48||t>57)return;let A=e.charCodeAt(22);if(A<48||A>57)return;let r=e.charCodeAt(23);if(r<48||r>57)return;let s=(a-48)*1e3+
(t-48)*100+(A-48)*10+(r-48);return d(s,y,n,f,c,h,B)}function S(e){let B=-1,y=-1;if(e[0]==="S")e[1]==="u"&&e[2]==="n"&&e[3]==="d"&&e[4]==="a"&&e[5]==="y"?(y=0,B=
6):e[1]==="a"&&e[2]==="t"&&e[3]==="u"&&e[4]==="r"&&e[5]==="d"&&e[6]==="a"&&e[7]==="y"&&(y=6,B=8);else if(e[0]==="M"&&e[1]==="o"&&e[2]==="n"&&e[3]==="d"&&e[4]===
"a"&&e[5]==="y")y=1,B=6;else if(e[0]==="T")e[1]==="u"&&e[2]==="e"&&e[3]==="s"&&e[4]==="d"&&e[5]==="a"&&e[6]==="y"?(y=2,B=7):e[1]==="h"&&e[2]==="u"&&e[3]==="r"&&
e[4]==="s"&&e[5]==="d"&&e[6]==="a"&&e[7]==="y"&&(y=4,B=8);else if(e[0]==="W"&&e[1]==="e"&&e[2]==="d"&&e[3]==="n"&&e[4]==="e"&&e[5]==="s"&&e[6]==="d"&&e[7]==="a"&&
e[8]==="y")y=3,B=9;else if(e[0]==="F"&&e[1]==="r"&&e[2]==="i"&&e[3]==="d"&&e[4]==="a"&&e[5]==="y")y=5,B=6;else return;if(e[B]!==","||e.length-B-1!==23||e[B+1]!==
" "||e[B+4]!=="-"||e[B+8]!=="-"||e[B+11]!==" "||e[B+14]!==":"||e[B+17]!==":"||e[B+20]!==" "||e[B+21]!=="G"||e[B+22]!=="M"||e[B+23]!=="T")return;let n=0;if(e[B+2]===
"0"){let s=e.charCodeAt(B+3);if(s<49||s>57)return;n=s-48}else{let s=e.charCodeAt(B+2);if(s<49||s>51)return;let g=e.charCodeAt(B+3);if(g<48||g>57)return;n=(s-48)*
10+(g-48)}let f=-1;if(e[B+5]==="J"&&e[B+6]==="a"&&e[B+7]==="n")f=0;else if(e[B+5]==="F"&&e[B+6]==="e"&&e[B+7]==="b")f=1;else if(e[B+5]==="M"&&e[B+6]==="a"&&e[B+
7]==="r")f=2;else if(e[B+5]==="A"&&e[B+6]==="p"&&e[B+7]==="r")f=3;else if(e[B+5]==="M"&&e[B+6]==="a"&&e[B+7]==="y")f=4;else if(e[B+5]==="J"&&e[B+6]==="u"&&e[B+7]===
"n")f=5;else if(e[B+5]==="J"&&e[B+6]==="u"&&e[B+7]==="l")f=6;else if(e[B+5]==="A"&&e[B+6]==="u"&&e[B+7]==="g")f=7;else if(e[B+5]==="S"&&e[B+6]==="e"&&e[B+7]==="\
p")f=8;else if(e[B+5]==="O"&&e[B+6]==="c"&&e[B+7]==="t")f=9;else if(e[B+5]==="N"&&e[B+6]==="o"&&e[B+7]==="v")f=10;else if(e[B+5]==="D"&&e[B+6]==="e"&&e[B+7]==="\
c")f=11;else return;let c=e.charCodeAt(B+9);if(c<48||c>57)return;let h=e.charCodeAt(B+10);if(h<48||h>57)return;let a=(c-48)*10+(h-48);a+=a<70?2e3:1900;let t=0;if(e[B+
12]==="0"){let s=e.charCodeAt(B+13);if(s<48||s>57)return;t=s-48}else{let s=e.charCodeAt(B+12);if(s<48||s>50)return;let g=e.charCodeAt(B+13);if(g<48||g>57||s===50&&
g>51)return;t=(s-48)*10+(g-48)}let A=0;if(e[B+15]==="0"){let s=e.charCodeAt(B+16);if(s<48||s>57)return;A=s-48}else{let s=e.charCodeAt(B+15);if(s<48||s>53)return;
let g=e.charCodeAt(B+16);if(g<48||g>57)return;A=(s-48)*10+(g-48)}let r=0;if(e[B+18]==="0"){let s=e.charCodeAt(B+19);if(s<48||s>57)return;r=s-48}else{let s=e.charCodeAt(
B+18);if(s<48||s>53)return;let g=e.charCodeAt(B+19);if(g<48||g>57)return;r=(s-48)*10+(g-48)}return d(a,f,n,t,A,r,y)}k.exports={parseHttpDate:l}}),kr=(0,W.b)((N,k)=>{
"use strict";var l=GA(),{kRedirectCacheControl:d}=jA(),{parseCacheControlHeader:C,hasInvalidCacheControlDirective:u,parseVaryHeader:S,hasVaryStar:e,isInvalidOrWildcardVaryHeader:B,
isEtagUsable:y}=Pe(),{parseHttpDate:n}=mt();function f(){}function c(T,v){try{return new URL(String(T)).origin===new URL(String(v)).origin}catch{return String(T)===
String(v)}}var h=[200,203,204,206,300,301,308,404,405,410,414,501],a=[206],t=2147483647e3,A=864e5;function r(T){return T.replace(/^[\t ]+|[\t ]+$/g,"")}function s(T,v){
for(let x=0;x<T.length;x++)if(T[x]===v)return!0;return!1}function g(T,v){if(Array.isArray(v))for(let x=0;x<v.length;x++)T.push(v[x]);else v!=null&&T.push(v)}function I(T,v){
let x=Array.isArray(v)?v:[v];for(let X=0;X<x.length;X++){let _=x[X].split(",");for(let AA=0;AA<_.length;AA++)T.push(r(_[AA]).toLowerCase())}}function w(T,v){if(typeof v!=
"string")return;let x,X,_;try{x=new URL(T.origin),X=new URL(T.path,x),_=new URL(v,X)}catch{return}if(_.origin===x.origin)return _.pathname+_.search}function D(T,v,x){
m(T,{...v,path:x});for(let X=0;X<l.safeHTTPMethods.length;X++){let _=l.safeHTTPMethods[X];_!==v.method&&m(T,{...v,method:_,path:x})}}function i(T,v,x){if(x===void 0)
return;let X=Array.isArray(x)?x:[x];for(let _=0;_<X.length;_++){let AA=w(v,X[_]);AA!==void 0&&D(T,v,AA)}}function o(T,v,x){D(T,v,v.path),i(T,v,x.location),i(T,v,
x["content-location"])}function Q(T){return T!=null&&(Object.hasOwn(T,"authorization")||Object.hasOwn(T,"cookie")||Object.hasOwn(T,"proxy-authorization"))}var E=class{#A;#e;#t;#r;#o;#s;#i;#n=!1;#a=!1;#g;constructor({
store:T,type:v,cacheByDefault:x},X,_){this.#r=T,this.#e=v,this.#t=x,this.#A=X,this.#o=_}onRequestStart(T,v){this.#s?.destroy(),this.#s=void 0,this.#n=!1,this.#a=
!1,this.#g=void 0,this.#i=v?.history,this.#o.onRequestStart?.(T,v)}onRequestUpgrade(T,v,x,X){this.#o.onRequestUpgrade?.(T,v,x,X)}onResponseStart(T,v,x,X){let _=()=>this.#o.
onResponseStart?.(T,v,x,X),AA=this;if(!s(l.safeHTTPMethods,this.#A.method)&&v>=200&&v<=399)return o(this.#r,this.#A,x),_();if(this.#i&&this.#i.length>1&&Q(this.#A.
headers))return _();if(this.#i&&this.#i.length>0){for(let JA of this.#i)if(!c(JA.origin,this.#A.origin))return _()}let q=Date.now(),rA=this.#i?.[d],iA=rA?.length>
0?L(this.#e,this.#A.method,rA,this.#A.headers,this.#t,q):void 0;if(rA?.length>0&&iA===void 0)return _();let CA=x["cache-control"],dA=CA?C(CA):{};if(p(this.#e,x,
dA))return m(this.#r,this.#A),_();let uA=x["last-modified"]&&s(h,v);if(!CA&&!x.expires&&!uA&&!this.#t)return v===304&&x.vary&&B(x.vary)&&m(this.#r,this.#A),_();
if(!U(this.#e,this.#A.method,v,x,dA,this.#A.headers))return v===304&&(CA||p(this.#e,x,dA))&&m(this.#r,this.#A),_();let bA=Object.hasOwn(x,"age")?J(x.age):void 0;
if(bA!==void 0&&bA>=t)return R(v,this.#r,this.#A),_();let z=Object.hasOwn(x,"date")?F(x.date):void 0;if(z===null)return R(v,this.#r,this.#A),_();let IA=z?Math.max(
0,q-z.getTime()):0,cA=Math.max(IA,bA??0),hA=typeof x.etag=="string"&&y(x.etag)||typeof x["last-modified"]=="string",lA=b(this.#e,q,bA,x,z,dA,hA)??this.#t,MA=lA===
0&&hA;if(lA===void 0||cA>=lA&&!MA)return(CA||lA!==void 0)&&R(v,this.#r,this.#A),_();let vA=q-cA,WA=lA+vA;if(iA!==void 0&&(WA=Math.min(WA,iA.staleAt)),q>=WA&&!MA)
return R(v,this.#r,this.#A),_();let qA,YA=[];if(rA)for(let JA of rA)g(YA,JA?.headers?.vary);if(g(YA,x.vary),YA.length>0){for(let JA of YA)if(e(JA))return _();if(this.#A.
headers&&(qA=S(YA,this.#A.headers),!qA))return _()}let PA=dA;iA!==void 0&&(PA={...dA},delete PA["stale-while-revalidate"],delete PA["stale-if-error"],iA.requiresRevalidation===
!0&&(PA["proxy-revalidate"]=!0));let ZA=vA,_A=H(vA,q,PA,WA),ee=P(x,dA),XA={statusCode:v,statusMessage:X,headers:ee,vary:qA,cacheControlDirectives:PA,cachedAt:ZA,
staleAt:WA,deleteAt:_A};if(v===304){this.#n=!0;let JA=!1,$A=()=>{if(!JA&&(JA=!0,this.#n=!1,this.#g)){let{controller:M,trailers:QA}=this.#g;this.#g=void 0,this.#s?.
end(),this.#o.onResponseEnd?.(M,QA)}},$=M=>{if(!JA){JA=!0,this.#n=!1,this.#a=!0,this.#g=void 0,this.#s?.destroy();try{this.#o.onResponseError?.(T,M)}catch{}}},pA=M=>{
if(!M){_(),$A();return}if(XA.statusCode=M.statusCode,XA.statusMessage=M.statusMessage,XA.etag=M.etag,XA.vary=qA??M.vary,XA.headers={...M.headers,...ee},_(),this.#s=
this.#r.createWriteStream(this.#A,XA),!this.#s||!M?.body){$A();return}if(typeof M.body.values=="function"){let QA=M.body.values(),fA=()=>{if(!JA)try{for(let wA of QA){
let nA=this.#s?.write(wA)===!1;if(this.#o.onResponseData?.(T,wA),nA)return}$A()}catch(wA){$(wA)}};this.#s.on("error",function(){AA.#s=void 0,AA.#r.delete(AA.#A),
fA()}).on("drain",()=>{fA()}).on("close",function(){AA.#s===this&&(AA.#s=void 0,fA())}),fA()}else typeof M.body.on=="function"?(M.body.on("data",QA=>{try{this.#s?.
write(QA),this.#o.onResponseData?.(T,QA)}catch(fA){M.body.destroy(),$(fA)}}).on("end",()=>{this.#s?.end(),$A()}).on("error",()=>{this.#s=void 0,this.#r.delete(this.#A),
$A()}),this.#s.on("error",function(){AA.#s=void 0,AA.#r.delete(AA.#A)}).on("close",function(){AA.#s===this&&(AA.#s=void 0)})):$A()},mA=this.#r.get(this.#A);mA&&
typeof mA.then=="function"?mA.then(pA,()=>pA(void 0)).catch(M=>{$(M)}):pA(mA)}else{if(typeof x.etag=="string"&&y(x.etag)&&(XA.etag=x.etag),this.#s=this.#r.createWriteStream(
this.#A,XA),!this.#s)return _();this.#s.on("drain",()=>T.resume()).on("error",function(){AA.#s=void 0,AA.#r.delete(AA.#A)}).on("close",function(){AA.#s===this&&
(AA.#s=void 0),T.resume()}),_()}}onResponseData(T,v){this.#s?.write(v)===!1&&T.pause(),this.#o.onResponseData?.(T,v)}onResponseEnd(T,v){if(this.#a){this.#a=!1;return}
if(this.#n){this.#g={controller:T,trailers:v};return}this.#s?.end(),this.#o.onResponseEnd?.(T,v)}onResponseError(T,v){this.#n=!1,this.#g=void 0,this.#s?.destroy(
v),this.#s=void 0,this.#o.onResponseError?.(T,v)}};function m(T,v){try{T.delete(v)?.catch?.(f)}catch{}}function R(T,v,x){T===304&&m(v,x)}function p(T,v,x){return x["\
no-store"]===!0||T==="shared"&&(x.private===!0||Object.hasOwn(v,"set-cookie"))||(v.vary?B(v.vary):!1)}function U(T,v,x,X,_,AA){return!(!s(l.safeHTTPMethods,v)||
x<200||s(a,x)||!s(h,x)&&!X.expires&&!_.public&&_["max-age"]===void 0&&!(_.private&&T==="private")&&!(_["s-maxage"]!==void 0&&T==="shared")||_["no-store"]||T==="\
shared"&&(_.private===!0||Object.hasOwn(X,"set-cookie"))||X.vary&&e(X.vary)||AA!=null&&Object.hasOwn(AA,"authorization")&&(!_.public&&!_["s-maxage"]&&!_["must-r\
evalidate"]||typeof AA.authorization!="string"||Array.isArray(_["no-cache"])&&s(_["no-cache"],"authorization")||Array.isArray(_.private)&&s(_.private,"authoriza\
tion")))}function L(T,v,x,X,_,AA){let q=1/0,rA=!1;for(let iA of x){let CA=Y(T,v,iA,X,_);if(CA===void 0||CA.staleAt<=AA)return;q=Math.min(q,CA.staleAt),rA||=CA.requiresRevalidation}
return{staleAt:q,requiresRevalidation:rA}}function Y(T,v,x,X,_){if(!Number.isInteger(x?.statusCode)||!Number.isFinite(x?.receivedAt))return;let AA=x.headers??{},
q=AA["cache-control"],rA=q?C(q):{};if(AA.vary&&e(AA.vary)||rA["no-store"]===!0||T==="shared"&&Object.hasOwn(rA,"private")||Object.hasOwn(rA,"no-cache")||rA["mus\
t-revalidate"]===!0||T==="shared"&&rA["proxy-revalidate"]===!0)return;let iA=AA["last-modified"]&&s(h,x.statusCode);if(!q&&!AA.expires&&!iA&&!_||!U(T,v,x.statusCode,
AA,rA,X))return;let CA=Object.hasOwn(AA,"age")?J(AA.age):void 0;if(CA!==void 0&&CA>=t)return;let dA=Object.hasOwn(AA,"date")?F(AA.date):void 0;if(dA===null)return;
let uA=dA?Math.max(0,x.receivedAt-dA.getTime()):0,bA=Math.max(uA,CA??0),z=typeof AA.etag=="string"&&y(AA.etag)||typeof AA["last-modified"]=="string",IA=b(T,x.receivedAt,
CA,AA,dA,rA,z)??_;if(IA!==void 0)return{staleAt:x.receivedAt-bA+IA,requiresRevalidation:T==="shared"&&Object.hasOwn(rA,"s-maxage")}}function F(T){let v=T;if(Array.
isArray(v)){if(v.length!==1)return null;v=v[0]}return typeof v!="string"?null:n(v)}function J(T){let v=T;if(Array.isArray(v)){if(v.length!==1)return t;v=v[0]}if(typeof v!=
"string"||!/^[\t ]*[0-9]+[\t ]*$/.test(v))return t;let x=BigInt(v.replace(/^[\t ]+|[\t ]+$/g,""));return x>=BigInt(t/1e3)?t:Number(x)*1e3}function b(T,v,x,X,_,AA,q){
if(T==="shared"){if(u(AA,"s-maxage"))return 0;let iA=AA["s-maxage"];if(iA!==void 0)return iA*1e3}if(u(AA,"max-age"))return 0;let rA=AA["max-age"];if(rA!==void 0)
return rA*1e3;if(Object.hasOwn(X,"expires")){if(typeof X.expires!="string")return 0;let iA=n(X.expires);if(!iA||v>=iA.getTime())return 0;if(_){if(_>=iA)return 0;
let CA=iA.getTime()-_.getTime();return x!==void 0&&x>=CA?0:CA}return iA.getTime()-v}if(typeof X["last-modified"]=="string"){let iA=n(X["last-modified"]);if(iA)return iA.
getTime()>=v?void 0:(v-iA.getTime())*.1}if(AA.immutable)return 31536e6;if(AA["no-cache"]===!0&&q)return 0}function H(T,v,x,X){let _=-1/0,AA=-1/0,q=-1/0;if(x["st\
ale-while-revalidate"]&&(_=X+x["stale-while-revalidate"]*1e3),x["stale-if-error"]&&(AA=X+x["stale-if-error"]*1e3),x.immutable&&_===-1/0&&AA===-1/0&&(q=v+31536e6),
_===-1/0&&AA===-1/0&&q===-1/0){let rA=X-T;if(rA<=0)return v+A;let iA=Math.min(Math.max(v-T,0),1e3);return X+rA+iA}return Math.max(X,_,AA,q)}function P(T,v){let x=[
"connection","proxy-authenticate","proxy-authentication-info","proxy-authorization","proxy-connection","te","transfer-encoding","upgrade","age"];T.connection&&I(
x,T.connection),Array.isArray(v["no-cache"])&&x.push(...v["no-cache"]),Array.isArray(v.private)&&x.push(...v.private);let X;for(let _ of x)Object.hasOwn(T,_)&&(X??=
{...T},delete X[_]);return X??T}k.exports=E}),Ft=(0,W.b)((N,k)=>{"use strict";var{Writable:l}=(0,W.a)("node:stream"),{EventEmitter:d}=(0,W.a)("node:events"),{assertCacheKey:C,
assertCacheValue:u}=Pe(),S=class extends d{#A=1024;#e=104857600;#t=5242880;#r=0;#o=0;#s=new Map;#i=!1;constructor(n){if(super(),n){if(typeof n!="object")throw new TypeError(
"MemoryCacheStore options must be an object");if(n.maxCount!==void 0){if(typeof n.maxCount!="number"||!Number.isInteger(n.maxCount)||n.maxCount<0)throw new TypeError(
"MemoryCacheStore options.maxCount must be a non-negative integer");this.#A=n.maxCount}if(n.maxSize!==void 0){if(typeof n.maxSize!="number"||!Number.isInteger(n.
maxSize)||n.maxSize<0)throw new TypeError("MemoryCacheStore options.maxSize must be a non-negative integer");this.#e=n.maxSize}if(n.maxEntrySize!==void 0){if(typeof n.
maxEntrySize!="number"||!Number.isInteger(n.maxEntrySize)||n.maxEntrySize<0)throw new TypeError("MemoryCacheStore options.maxEntrySize must be a non-negative in\
teger");this.#t=n.maxEntrySize}}}get size(){return this.#r}isFull(){return this.#r>=this.#e||this.#o>=this.#A}get(n){C(n);let f=`${n.origin}:${n.path}`,c=Date.now(),
h=this.#s.get(f),a=h?e(n,h,c):null;return a==null?void 0:{statusMessage:a.statusMessage,statusCode:a.statusCode,headers:a.headers,body:a.body,vary:a.vary?a.vary:
void 0,etag:a.etag,cacheControlDirectives:a.cacheControlDirectives,cachedAt:a.cachedAt,staleAt:a.staleAt,deleteAt:a.deleteAt}}createWriteStream(n,f){C(n),u(f);let c=`${n.
origin}:${n.path}`,h=this,a={...n,...f,body:[],size:0};return new l({write(t,A,r){typeof t=="string"&&(t=Buffer.from(t,A)),a.size+=t.byteLength,a.size>=h.#t?this.
destroy():a.body.push(t),r(null)},final(t){let A=h.#s.get(c);A||(A=[],h.#s.set(c,A));let r=e(n,A,Date.now());if(r){let s=A.indexOf(r);A.splice(s,1,a),h.#r-=r.size}else
A.push(a),h.#o+=1;if(h.#r+=a.size,h.#r>h.#e||h.#o>h.#A){h.#i||(h.emit("maxSizeExceeded",{size:h.#r,maxSize:h.#e,count:h.#o,maxCount:h.#A}),h.#i=!0);for(let[s,g]of h.#s){
for(let I of g.splice(0,g.length/2))h.#r-=I.size,h.#o-=1;g.length===0&&h.#s.delete(s)}h.#r<h.#e&&h.#o<h.#A&&(h.#i=!1)}t(null)}})}delete(n){if(typeof n!="object")
throw new TypeError(`expected key to be object, got ${typeof n}`);let f=`${n.origin}:${n.path}`;for(let c of this.#s.get(f)??[])this.#r-=c.size,this.#o-=1;this.#s.
delete(f)}};function e(n,f,c){for(let h=0;h<f.length;h++){let a=f[h];if(a.deleteAt>c&&a.method===n.method&&B(n,a))return a}}function B(n,f){if(f.vary==null)return!0;
for(let c in f.vary)if(Object.hasOwn(f.vary,c)&&!y(n.headers?.[c],f.vary[c]))return!1;return!0}function y(n,f){if(n==null&&f==null)return!0;if(n==null&&f!=null||
n!=null&&f==null)return!1;if(Array.isArray(n)&&Array.isArray(f)){if(n.length!==f.length)return!1;for(let c=0;c<n.length;c++)if(n[c]!==f[c])return!1;return!0}return n===
f}k.exports=S}),Mr=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)("node:assert"),d=class{#A=!1;#e;#t;#r;#o;constructor(C,u,S){if(typeof C!="function")throw new TypeError(
"callback must be a function");this.#e=C,this.#t=u,this.#o=S}onRequestStart(C,u){this.#A=!1,this.#r=u}onRequestUpgrade(C,u,S,e){this.#t.onRequestUpgrade?.(C,u,S,
e)}onResponseStart(C,u,S,e){if(l(this.#e!=null),this.#A=u===304||this.#o&&u>=500&&u<=504,this.#e(this.#A,this.#r,u,S),this.#e=null,this.#A)return!0;this.#t.onRequestStart?.(
C,this.#r),this.#t.onResponseStart?.(C,u,S,e)}onResponseData(C,u){if(!this.#A)return this.#t.onResponseData?.(C,u)}onResponseEnd(C,u){this.#A||this.#t.onResponseEnd?.(
C,u)}onResponseError(C,u){if(!this.#A)if(this.#e&&(this.#e(!1),this.#e=null),typeof this.#t.onResponseError=="function")this.#t.onResponseError(C,u);else throw u}};
k.exports=d}),Tr=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)("node:assert"),{Readable:d}=(0,W.a)("node:stream"),C=GA(),u=kr(),S=Ft(),e=Mr(),{assertCacheStore:B,assertCacheMethods:y,
makeCacheKey:n,normalizeHeaders:f,parseCacheControlHeader:c,isInvalidOrWildcardVaryHeader:h,parseVaryHeader:a,isEtagUsable:t}=Pe(),{AbortError:A}=HA(),{parseHttpDate:r}=mt();
function s(T,v){if(T!==void 0){if(!Array.isArray(T))throw new TypeError(`expected ${v} to be an array or undefined, got ${typeof T}`);for(let x=0;x<T.length;x++){
let X=T[x];if(typeof X!="string"&&!(X instanceof RegExp))throw new TypeError(`expected ${v}[${x}] to be a string or RegExp, got ${typeof X}`)}}}var g=()=>{};function I(T){
return T.replace(/^[\t ]+|[\t ]+$/g,"")}function w(T,v){for(let x=0;x<T.length;x++)if(T[x]===v)return!0;return!1}function D(T){let v=T?.pragma;if(!v)return!1;let x=Array.
isArray(v)?v:[v];for(let X=0;X<x.length;X++){let _=x[X];if(typeof _!="string")continue;let AA=_.split(",");for(let q=0;q<AA.length;q++)if(I(AA[q]).toLowerCase()===
"no-cache")return!0}return!1}function i(T,v,{headers:x={}}){return!!(v?.["no-cache"]||T.cacheControlDirectives?.["no-cache"]&&!Array.isArray(T.cacheControlDirectives["\
no-cache"])||x["if-modified-since"]||x["if-none-match"])}function o(T,v){return T.cacheControlDirectives?.["must-revalidate"]===!0||v==="shared"&&(T.cacheControlDirectives?.["\
proxy-revalidate"]===!0||T.cacheControlDirectives?.["s-maxage"]!==void 0)}function Q(T,v){if(v.vary&&h(v.vary)||T==="shared"&&Object.hasOwn(v,"set-cookie"))return!0;
let x=v["cache-control"];if(!x)return!1;let X=c(x);return X["no-store"]===!0||T==="shared"&&X.private===!0}function E(T){return T["cache-control"]!==void 0}function m(T,v){
if(!v)return!1;for(let x in v)if(T.vary==null||!Object.hasOwn(T.vary,x))return!0;return!1}function R(T,v){try{T.delete(v)?.catch?.(g)}catch{}}function p(T){let v=T?.["\
last-modified"];if(typeof v=="string"&&r(v))return v}function U(T,v){let x={...T.headers,"if-modified-since":p(v.headers)??new Date(v.cachedAt).toUTCString()};if(v.
etag&&(x["if-none-match"]=v.etag),v.vary)for(let X in v.vary)v.vary[X]!=null&&(x[X]=v.vary[X]);return x}function L(T,v){let x=v?.history;if(!Array.isArray(x)||x.
length===0)return!0;try{let X=new URL(T.path,T.origin),_=x[x.length-1];return _.origin===X.origin&&_.pathname===X.pathname&&_.search===X.search}catch{return!1}}
function Y(T,v){if(!Object.hasOwn(v,"etag"))return!0;let x=v.etag,X=T.etag;if(typeof x!="string"||typeof X!="string"||!t(x)||!t(X))return!1;if(!x.startsWith("W/"))
return x===X;let _=X.startsWith("W/")?X.slice(2):X;return x.slice(2)===_}function F(T,v,x){let X=Date.now();if(X>T.staleAt){if(!o(T,x)&&v?.["max-stale"]){let _=T.
staleAt+v["max-stale"]*1e3;return X>_}return!0}if(v?.["min-fresh"]){let _=T.staleAt-X,AA=v["min-fresh"]*1e3;return _<=AA}return!1}function J(T,v){let x=T.cacheControlDirectives?.["\
stale-while-revalidate"];if(!x||o(T,v))return!1;let X=Date.now(),_=T.staleAt+x*1e3;return X<=_}function b(T,v,x,X,_,AA){if(AA?.["only-if-cached"]){let q=!1;try{
if(typeof X.onConnect=="function"&&(X.onConnect(()=>{q=!0}),q)||typeof X.onHeaders=="function"&&(X.onHeaders(504,[],g,"Gateway Timeout"),q))return;typeof X.onComplete==
"function"&&X.onComplete([])}catch(rA){typeof X.onError=="function"&&X.onError(rA)}return!0}return T(_,new u(v,x,X))}function H(T,v,x,X,_,AA){let q=C.isStream(x.
body)?x.body:d.from(x.body??[]);l(!q.destroyed,"stream should not be destroyed"),l(!q.readableDidRead,"stream should not be readableDidRead");let rA={resume(){q.
resume()},pause(){q.pause()},get paused(){return q.isPaused()},get aborted(){return q.destroyed},get reason(){return q.errored},abort(CA){q.destroy(CA??new A)}};
q.on("error",function(CA){this.readableEnded||T.onResponseError?.(rA,CA)}).on("close",function(){if(!this.errored)try{T.onResponseEnd?.(rA,{})}catch(CA){T.onResponseError?.(
rA,CA)}});try{T.onRequestStart?.(rA,_)}catch(CA){q.destroy(CA);return}if(q.destroyed)return;let iA={...x.headers,age:String(X)};AA&&(iA.warning='110 - "response\
 is stale"'),rA.rawHeaders=C.toRawHeaders(iA);try{T.onResponseStart?.(rA,x.statusCode,iA,x.statusMessage)}catch(CA){q.destroy(CA);return}v.method==="HEAD"?q.destroy():
q.on("data",function(CA){try{T.onResponseData?.(rA,CA)}catch(dA){q.destroy(dA)}})}function P(T,v,x,X,_,AA,q){if(!q)return b(T,v,x,X,_,AA);if(v.type==="shared"&&
Object.hasOwn(q.headers,"set-cookie"))return C.isStream(q.body)&&q.body.on("error",g).destroy(),R(v.store,x),b(T,v,x,X,_,AA);let rA=Date.now();if(rA>q.deleteAt)
return T(_,new u(v,x,X));let iA=Math.round((rA-q.cachedAt)/1e3),CA=AA?.["max-age"]!==void 0&&iA>=AA["max-age"],dA=CA||F(q,AA,v.type),uA=CA||i(q,AA,_);if(dA||uA){
if(C.isStream(_.body)&&C.bodyLength(_.body)!==0)return T(_,new u(v,x,X));if(!uA&&J(q,v.type))return H(X,_,q,iA,null,!0),queueMicrotask(()=>{let cA=U(_,q);T({..._,
headers:cA},new u(v,x,{onRequestStart(){},onRequestUpgrade(){},onResponseStart(){},onResponseData(){},onResponseEnd(){},onResponseError(){}}))}),!0;let bA=!1;if(!o(
q,v.type)){let cA=q.cacheControlDirectives["stale-if-error"]??AA?.["stale-if-error"];cA&&(bA=rA<q.staleAt+cA*1e3)}let z=U(_,q),IA=()=>(C.isStream(q.body)&&q.body.
on("error",g).destroy(),R(v.store,x),T(_,new u(v,x,X)));return T({..._,headers:z},new e((cA,hA,lA,MA)=>{if(cA){if(lA===304){if(!L(x,hA)||!Y(q,MA)||Q(v.type,MA))
return IA();if(E(MA))R(v.store,x);else if(m(q,MA.vary?a(MA.vary,_.headers):void 0))return IA()}H(X,_,q,iA,hA,dA)}else C.isStream(q.body)&&q.body.on("error",g).destroy()},
new u(v,x,X),bA))}C.isStream(_.body)&&_.body.on("error",g).destroy(),H(X,_,q,iA,null,!1)}k.exports=(T={})=>{let{store:v=new S,methods:x=["GET"],cacheByDefault:X=void 0,
type:_="shared",origins:AA=void 0}=T;if(typeof T!="object"||T===null)throw new TypeError(`expected type of opts to be an Object, got ${T===null?"null":typeof T}`);
if(B(v,"opts.store"),y(x,"opts.methods"),s(AA,"opts.origins"),typeof X<"u"&&typeof X!="number")throw new TypeError(`expected opts.cacheByDefault to be number or\
 undefined, got ${typeof X}`);if(typeof _<"u"&&_!=="shared"&&_!=="private")throw new TypeError(`expected opts.type to be shared, private, or undefined, got ${typeof _}`);
let q={store:v,methods:x,cacheByDefault:X,type:_},rA=[];for(let iA=0;iA<C.safeHTTPMethods.length;iA++){let CA=C.safeHTTPMethods[iA];w(x,CA)||rA.push(CA)}return iA=>(CA,dA)=>{
if(!CA.origin||w(rA,CA.method))return iA(CA,dA);if(AA!==void 0){let IA=CA.origin.toString().toLowerCase(),cA=!1;for(let hA=0;hA<AA.length;hA++){let lA=AA[hA];if(typeof lA==
"string"){if(lA.toLowerCase()===IA){cA=!0;break}}else if(lA.test(IA)){cA=!0;break}}if(!cA)return iA(CA,dA)}CA={...CA,headers:f(CA)};let uA=CA.headers?.["cache-c\
ontrol"]?c(CA.headers["cache-control"]):D(CA.headers)?{"no-cache":!0}:void 0;if(uA?.["no-store"])return iA(CA,dA);let bA=n(CA);if(!w(C.safeHTTPMethods,CA.method))
return iA(CA,new u(q,bA,dA));let z=v.get(bA);return z&&typeof z.then=="function"?z.then(IA=>P(iA,q,bA,dA,CA,uA,IA)).catch(IA=>{if(typeof dA.onResponseError=="fu\
nction")dA.onResponseError({rawHeaders:[],rawTrailers:[],pause(){},resume(){},get paused(){return!1},get aborted(){return!1},get reason(){return null},abort(){}},
IA);else throw IA}):P(iA,q,bA,dA,CA,uA,z)}}}),Lr=(0,W.b)((N,k)=>{"use strict";var{createInflate:l,createGunzip:d,createBrotliDecompress:C,createZstdDecompress:u}=(0,W.a)(
"node:zlib"),{pipeline:S,Transform:e}=(0,W.a)("node:stream"),{InvalidArgumentError:B,ResponseExceededMaxSizeError:y}=HA(),n=We(),{runtimeFeatures:f}=ue(),c=class{#A;#e;#t;#r=!1;constructor(I,w,D){
this.#A=I,this.#e=w,this.#t=D,this.target=null}pause(){this.#r||(this.#r=!0,this.#A())}resume(){this.#r&&(this.#r=!1,this.#e())}abort(I){this.target?.abort(I),this.#t(
I)}get paused(){return this.#r}get aborted(){return this.target?.aborted??!1}get reason(){return this.target?.reason??null}get rawHeaders(){return this.target?.
rawHeaders??null}set rawHeaders(I){this.target&&(this.target.rawHeaders=I)}get rawTrailers(){return this.target?.rawTrailers??null}set rawTrailers(I){this.target&&
(this.target.rawTrailers=I)}},h={gzip:d,"x-gzip":d,br:C,deflate:l,compress:l,"x-compress":l,...f.has("zstd")?{zstd:u}:{}},a=[204,304],t=0;function A(I){let w=0;
return new e({transform(D,i,o){let Q=w+D.length;if(Q>I){o(new y(`Decompressed response size (${Q}) exceeded maxSize (${I})`));return}w=Q,o(null,D)}})}var r=!1,s=class extends n{#A=[];#e;#t;#r;#o;#s=0;#i=!1;#n=!1;#a=!1;#g=!1;#h=!1;#Q=!1;#E=!1;#I;#l;constructor(I,{
skipStatusCodes:w=a,skipErrorResponses:D=!0,maxSize:i=t}={}){if(!Number.isSafeInteger(i)||i<0)throw new B("maxSize must be a non-negative integer");super(I),this.#t=
w,this.#r=D,this.#o=i,this.#l=new c(()=>this.#f(),()=>this.#u(),o=>{this.#n&&!this.#i&&this.onResponseError(this.#l,o)})}#f(){this.#C()}#u(){let I=this.#h;this.#d(),
I||(this.#B(),this.#y())}#C(){!this.#g&&!this.#i&&(this.#g=!0,this.#l.target?.pause())}#B(){this.#g&&!this.#l.paused&&!this.#a&&(this.#g=!1,this.#n||this.#l.target?.
resume())}#d(){if(!(this.#i||this.#l.paused||!this.#I)){if(this.#h){this.#Q=!0;return}this.#h=!0;try{do{this.#Q=!1;let I;for(;!this.#i&&!this.#l.paused&&(I=this.#I.
read())!==null;){if(this.#o>0){let w=this.#s+I.length;if(w>this.#o){this.#c(new y(`Decompressed response size (${w}) exceeded maxSize (${this.#o})`));return}this.#s=
w}try{super.onResponseData(this.#l,I)===!1&&!this.#l.paused&&this.#l.pause()}catch(w){this.#c(w);return}}}while(this.#Q&&!this.#i&&!this.#l.paused)}finally{this.#h=
!1}this.#B(),this.#y()}}#y(){if(!(this.#i||!this.#E||this.#l.paused||this.#h)){this.#D();try{super.onResponseEnd(this.#l,this.#e)}catch(I){this.#c(I);return}this.#i=
!0}}#p(){this.#i||(this.#E=!0,this.#d(),this.#y())}#S(I,w){return!!(!I||w<200||this.#t.includes(w)||this.#r&&w>=400)}#N(I){let w=I.split(","),D=5;if(w.length>D)
throw new Error(`too many content-encodings in response: ${w.length}, maximum allowed is ${D}`);let i=[];for(let Q=w.length-1;Q>=0;Q--){let E=w[Q].trim();if(E){
if(!h[E])return i.length=0,i;i.push(h[E]())}}if(i.length<2)return i;let o=[];for(let Q=0;Q<i.length;Q++)o.push(i[Q]),Q<i.length-1&&this.#o>0&&o.push(A(this.#o));
return o}#c(I){this.#i||(this.#n?this.onResponseError(this.#l,I):this.#l.abort(I))}#w(I){this.#I=I,I.on("readable",()=>this.#d()),I.on("error",w=>this.#c(w))}#R(){
let I=this.#A[0];this.#w(I),I.on("end",()=>this.#p())}#m(){let I=this.#A[this.#A.length-1];this.#w(I),S(this.#A,w=>{if(!this.#i){if(w){this.#c(w);return}this.#p()}})}#F(){
this.#A[0].on("drain",()=>{this.#i||(this.#a=!1,this.#l.paused||(this.#d(),this.#B()))})}#D(){this.#A.length=0,this.#I=void 0}onRequestStart(I,w){return this.#l.
target=I,super.onRequestStart(this.#l,w)}onRequestUpgrade(I,w,D,i){return super.onRequestUpgrade(this.#l,w,D,i)}onResponseStart(I,w,D,i){let o=D["content-encodi\
ng"],Q=Array.isArray(o)?o.join(","):o;if(this.#S(Q,w))return super.onResponseStart(this.#l,w,D,i);let E=this.#N(Q.toLowerCase());if(E.length===0)return this.#D(),
super.onResponseStart(this.#l,w,D,i);this.#A=E;let{"content-encoding":m,"content-length":R,...p}=D;if(this.#l.rawHeaders){let U=this.#l.rawHeaders;if(Array.isArray(
U)){let L=[];for(let Y=0;Y<U.length;Y+=2){let F=U[Y],J=(Buffer.isBuffer(F)?F.toString("latin1"):`${F}`).toLowerCase();J==="content-encoding"||J==="content-lengt\
h"||L.push(U[Y],U[Y+1])}U.splice(0,U.length,...L)}else if(typeof U=="object")for(let L of Object.keys(U)){let Y=L.toLowerCase();(Y==="content-encoding"||Y==="co\
ntent-length")&&delete U[L]}}return this.#F(),this.#A.length===1?this.#R():this.#m(),super.onResponseStart(this.#l,w,p,i)}onResponseData(I,w){if(this.#A.length>
0){this.#A[0].write(w)||(this.#a=!0,this.#C());return}return super.onResponseData(this.#l,w)}onResponseEnd(I,w){if(this.#A.length>0){this.#n=!0,this.#e=w,this.#A[0].
end();return}return super.onResponseEnd(this.#l,w)}onResponseError(I,w){if(!this.#i){this.#i=!0;for(let D of this.#A)D.destroy();this.#D(),super.onResponseError(
this.#l,w)}}};function g(I={}){return r||(process.emitWarning("DecompressInterceptor is experimental and subject to change","ExperimentalWarning"),r=!0),w=>(D,i)=>{
let o=new s(i,I);return w(D,o)}}k.exports=g}),Yr=(0,W.b)((N,k)=>{"use strict";var{RequestAbortedError:l}=HA(),d=5*1024*1024,C=class{#A;#e=!1;#t=null;#r=[];#o=d;#s=0;#i={};#n="";#a=!1;#g=!1;#h=!1;#Q=!1;#E=null;#I=null;constructor(u,S,e=d){
this.#A=u,this.#I=S,this.#o=e}addWaitingHandler(u){if(this.#Q||this.#h)return!1;let S=this.#l(u),e=S.controller;try{if(this.#e){if(u.onRequestStart?.(e,this.#t),
e.aborted)return S.done=!0,!0;this.#g&&u.onResponseStart?.(e,this.#s,this.#i,this.#n)}else S.pendingStart=!0}catch{return S.done=!0,!0}return e.aborted||this.#r.
push(S),!0}onRequestStart(u,S){if(this.#E=u,!this.#e){this.#e=!0,this.#t=S;for(let e of this.#r)if(e.pendingStart&&!e.done&&!e.controller.aborted){e.pendingStart=
!1;try{e.handler.onRequestStart?.(e.controller,S)}catch{e.done=!0}}this.#B()}this.#A.onRequestStart?.(u,S)}onRequestUpgrade(u,S,e,B){this.#A.onRequestUpgrade?.(
u,S,e,B)}onResponseStart(u,S,e,B){this.#g=!0,this.#s=S,this.#i=e,this.#n=B,this.#A.onResponseStart?.(u,S,e,B);for(let y of this.#r){let{handler:n,controller:f}=y;
if(y.done||f.aborted){y.done=!0;continue}try{n.onResponseStart?.(f,S,e,B)}catch{}f.aborted&&(y.done=!0)}this.#B()}onResponseData(u,S){if(!(this.#a||this.#Q)){this.#h=
!0,this.#A.onResponseData?.(u,S);for(let e of this.#r){let{handler:B,controller:y}=e;if(e.done||y.aborted){e.done=!0;continue}if(y.paused){this.#f(e,S);continue}
try{B.onResponseData?.(y,S)}catch{}y.aborted&&(e.done=!0,e.bufferedChunks=[],e.bufferedBytes=0)}this.#B()}}onResponseEnd(u,S){if(!(this.#a||this.#Q)){this.#Q=!0,
this.#A.onResponseEnd?.(u,S);for(let e of this.#r){if(e.done||e.controller.aborted){e.done=!0;continue}if(this.#u(e),e.done||e.controller.aborted){e.done=!0;continue}
if(e.controller.paused&&e.bufferedChunks.length>0){e.pendingTrailers=S;continue}try{e.handler.onResponseEnd?.(e.controller,S)}catch{}e.done=!0}this.#B(),this.#I?.()}}onResponseError(u,S){
if(!this.#Q){this.#a=!0,this.#Q=!0,this.#A.onResponseError?.(u,S);for(let e of this.#r)this.#C(e,S);this.#r=[],this.#I?.()}}#l(u){let S={handler:u,controller:null,
bufferedChunks:[],bufferedBytes:0,pendingTrailers:null,done:!1,pendingStart:!1},e={aborted:!1,paused:!1,reason:null};return S.controller={resume:()=>{if(!e.aborted){
if(e.paused=!1,this.#u(S),this.#Q&&S.pendingTrailers&&S.bufferedChunks.length===0&&!e.paused&&!e.aborted){try{S.handler.onResponseEnd?.(S.controller,S.pendingTrailers)}catch{}
S.pendingTrailers=null,S.done=!0}this.#B()}},pause:()=>{e.aborted||(e.paused=!0)},get paused(){return e.paused},get aborted(){return e.aborted},get reason(){return e.
reason},abort:B=>{e.aborted=!0,e.reason=B??null,S.done=!0,S.pendingTrailers=null,S.bufferedChunks=[],S.bufferedBytes=0}},S}#f(u,S){if(u.done||u.controller.aborted){
u.done=!0,u.bufferedChunks=[],u.bufferedBytes=0;return}let e=Buffer.from(S);if(u.bufferedChunks.push(e),u.bufferedBytes+=e.length,u.bufferedBytes>this.#o){let B=new l(
`Deduplicated waiting handler exceeded maxBufferSize (${this.#o} bytes) while paused`);this.#C(u,B)}}#u(u){let{handler:S,controller:e}=u;for(;!u.done&&!e.aborted&&
!e.paused&&u.bufferedChunks.length>0;){let B=u.bufferedChunks.shift();u.bufferedBytes-=B.length;try{S.onResponseData?.(e,B)}catch{}if(e.aborted){u.done=!0,u.pendingTrailers=
null,u.bufferedChunks=[],u.bufferedBytes=0;break}}}#C(u,S){if(!u.done){u.done=!0,u.pendingTrailers=null,u.bufferedChunks=[],u.bufferedBytes=0;try{u.controller.abort(
S),u.handler.onResponseError?.(u.controller,S)}catch{}}}#B(){this.#r=this.#r.filter(u=>u.done===!1)}};k.exports=C}),Hr=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)(
"node:diagnostics_channel"),d=GA(),C=Yr(),{normalizeHeaders:u,makeCacheKey:S,makeDeduplicationKey:e}=Pe(),B=l.channel("undici:request:pending-requests");k.exports=
(y={})=>{let{methods:n=["GET"],skipHeaderNames:f=[],excludeHeaderNames:c=[],maxBufferSize:h=5*1024*1024}=y;if(typeof y!="object"||y===null)throw new TypeError(`\
expected type of opts to be an Object, got ${y===null?"null":typeof y}`);if(!Array.isArray(n))throw new TypeError(`expected opts.methods to be an array, got ${typeof n}`);
for(let r of n)if(!d.safeHTTPMethods.includes(r))throw new TypeError(`expected opts.methods to only contain safe HTTP methods, got ${r}`);if(!Array.isArray(f))throw new TypeError(
`expected opts.skipHeaderNames to be an array, got ${typeof f}`);if(!Array.isArray(c))throw new TypeError(`expected opts.excludeHeaderNames to be an array, got ${typeof c}`);
if(!Number.isFinite(h)||h<=0)throw new TypeError(`expected opts.maxBufferSize to be a positive finite number, got ${h}`);let a=new Set(f.map(r=>r.toLowerCase())),
t=new Set(c.map(r=>r.toLowerCase())),A=new Map;return r=>(s,g)=>{if(!s.origin||n.includes(s.method)===!1)return r(s,g);if(s={...s,headers:u(s)},a.size>0){for(let o of Object.
keys(s.headers))if(a.has(o.toLowerCase()))return r(s,g)}let I=S(s),w=e(I,t),D=A.get(w);if(D)return D.addWaitingHandler(g)?!0:r(s,g);let i=new C(g,()=>{A.delete(
w),B.hasSubscribers&&B.publish({size:A.size,key:w,type:"removed"})},h);return A.set(w,i),B.hasSubscribers&&B.publish({size:A.size,key:w,type:"added"}),r(s,i)}}}),
vr=(0,W.b)((N,k)=>{"use strict";var{Writable:l}=(0,W.a)("node:stream"),{assertCacheKey:d,assertCacheValue:C}=Pe(),u,S=4,e=2*1e3*1e3*1e3;k.exports=class{#A=e;#e=1/0;#t;#r;#o;#s;#i;#n;#a;#g;constructor(y){
if(y){if(typeof y!="object")throw new TypeError("SqliteCacheStore options must be an object");if(y.maxEntrySize!==void 0){if(typeof y.maxEntrySize!="number"||!Number.
isInteger(y.maxEntrySize)||y.maxEntrySize<0)throw new TypeError("SqliteCacheStore options.maxEntrySize must be a non-negative integer");if(y.maxEntrySize>e)throw new TypeError(
"SqliteCacheStore options.maxEntrySize must be less than 2gb");this.#A=y.maxEntrySize}if(y.maxCount!==void 0){if(typeof y.maxCount!="number"||!Number.isInteger(
y.maxCount)||y.maxCount<0)throw new TypeError("SqliteCacheStore options.maxCount must be a non-negative integer");this.#e=y.maxCount}}u||(u=(0,W.a)("node:sqlite").
DatabaseSync),this.#t=new u(y?.location??":memory:"),this.#t.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA temp_store = memory;
      PRAGMA optimize;

      CREATE TABLE IF NOT EXISTS cacheInterceptorV${S} (
        -- Data specific to us
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        url TEXT NOT NULL,
        method TEXT NOT NULL,

        -- Data returned to the interceptor
        body BUF NULL,
        deleteAt INTEGER NOT NULL,
        statusCode INTEGER NOT NULL,
        statusMessage TEXT NOT NULL,
        headers TEXT NULL,
        cacheControlDirectives TEXT NULL,
        etag TEXT NULL,
        vary TEXT NULL,
        cachedAt INTEGER NOT NULL,
        staleAt INTEGER NOT NULL
      );

      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV${S}_getValuesQuery ON cacheInterceptorV${S}(url, method, deleteAt);
      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV${S}_deleteByUrlQuery ON cacheInterceptorV${S}(deleteAt);
    `),this.#r=this.#t.prepare(`
      SELECT
        id,
        body,
        deleteAt,
        statusCode,
        statusMessage,
        headers,
        etag,
        cacheControlDirectives,
        vary,
        cachedAt,
        staleAt
      FROM cacheInterceptorV${S}
      WHERE
        url = ?
        AND method = ?
      ORDER BY
        deleteAt ASC
    `),this.#o=this.#t.prepare(`
      UPDATE cacheInterceptorV${S} SET
        body = ?,
        deleteAt = ?,
        statusCode = ?,
        statusMessage = ?,
        headers = ?,
        etag = ?,
        cacheControlDirectives = ?,
        cachedAt = ?,
        staleAt = ?
      WHERE
        id = ?
    `),this.#s=this.#t.prepare(`
      INSERT INTO cacheInterceptorV${S} (
        url,
        method,
        body,
        deleteAt,
        statusCode,
        statusMessage,
        headers,
        etag,
        cacheControlDirectives,
        vary,
        cachedAt,
        staleAt
      ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    `),this.#n=this.#t.prepare(`DELETE FROM cacheInterceptorV${S} WHERE url = ?`),this.#a=this.#t.prepare(`SELECT COUNT(*) AS total FROM cacheInterceptorV${S}`),
this.#i=this.#t.prepare(`DELETE FROM cacheInterceptorV${S} WHERE deleteAt <= ?`),this.#g=this.#e===1/0?null:this.#t.prepare(`
        DELETE FROM cacheInterceptorV${S}
        WHERE id IN (
          SELECT
            id
          FROM cacheInterceptorV${S}
          ORDER BY cachedAt ASC
          LIMIT ?
        )
      `)}close(){this.#t.close()}get(y){d(y);let n=this.#E(y);return n?{body:n.body?Buffer.from(n.body.buffer,n.body.byteOffset,n.body.byteLength):void 0,statusCode:n.
statusCode,statusMessage:n.statusMessage,headers:n.headers?JSON.parse(n.headers):void 0,etag:n.etag?n.etag:void 0,vary:n.vary?JSON.parse(n.vary):void 0,cacheControlDirectives:n.
cacheControlDirectives?JSON.parse(n.cacheControlDirectives):void 0,cachedAt:n.cachedAt,staleAt:n.staleAt,deleteAt:n.deleteAt}:void 0}set(y,n){d(y);let f=this.#Q(
y),c=Array.isArray(n.body)?Buffer.concat(n.body):n.body,h=c?.byteLength;if(h&&h>this.#A)return;let a=this.#E(y,!0);a?this.#o.run(c,n.deleteAt,n.statusCode,n.statusMessage,
n.headers?JSON.stringify(n.headers):null,n.etag?n.etag:null,n.cacheControlDirectives?JSON.stringify(n.cacheControlDirectives):null,n.cachedAt,n.staleAt,a.id):(this.#s.
run(f,y.method,c,n.deleteAt,n.statusCode,n.statusMessage,n.headers?JSON.stringify(n.headers):null,n.etag?n.etag:null,n.cacheControlDirectives?JSON.stringify(n.cacheControlDirectives):
null,n.vary?JSON.stringify(n.vary):null,n.cachedAt,n.staleAt),this.#h())}createWriteStream(y,n){d(y),C(n);let f=0,c=[],h=this;return new l({decodeStrings:!0,write(a,t,A){
f+=a.byteLength,f<h.#A?c.push(a):this.destroy(),A()},final(a){h.set(y,{...n,body:c}),a()}})}delete(y){if(typeof y!="object")throw new TypeError(`expected key to\
 be object, got ${typeof y}`);this.#n.run(this.#Q(y))}#h(){if(Number.isFinite(this.#e)&&this.size<=this.#e)return 0;{let y=this.#i.run(Date.now()).changes;if(y)
return y}{let y=this.#g?.run(Math.max(Math.floor(this.#e*.1),1)).changes;if(y)return y}return 0}get size(){let{total:y}=this.#a.get();return y}#Q(y){return`${y.
origin}/${y.path}`}#E(y,n=!1){let f=this.#Q(y),{headers:c,method:h}=y,a=this.#r.all(f,h);if(a.length===0)return;let t=Date.now();for(let A of a){if(t>=A.deleteAt&&
!n)continue;let r=!0;if(A.vary){let s=JSON.parse(A.vary);for(let g in s)if(!B(c[g],s[g])){r=!1;break}}if(r)return A}}};function B(y,n){if(y==null&&n==null)return!0;
if(y==null&&n!=null||y!=null&&n==null)return!1;if(Array.isArray(y)&&Array.isArray(n)){if(y.length!==n.length)return!1;for(let f=0;f<y.length;f++)if(y[f]!==n[f])
return!1;return!0}return y===n}}),Ye=(0,W.b)((N,k)=>{"use strict";var{kConstruct:l}=jA(),{kEnumerableProperty:d}=GA(),{iteratorMixin:C,isValidHeaderName:u,isValidHeaderValue:S}=he(),
{webidl:e}=ge(),B=(0,W.a)("node:assert"),y=(0,W.a)("node:util");function n(D){return D===10||D===13||D===9||D===32}function f(D){let i=0,o=D.length;for(;o>i&&n(
D.charCodeAt(o-1));)--o;for(;o>i&&n(D.charCodeAt(i));)++i;return i===0&&o===D.length?D:D.substring(i,o)}function c(D,i){if(Array.isArray(i))for(let o=0;o<i.length;++o){
let Q=i[o];if(Q.length!==2)throw e.errors.exception({header:"Headers constructor",message:`expected name/value pair to be length 2, found ${Q.length}.`});h(D,Q[0],
Q[1])}else if(typeof i=="object"&&i!==null){let o=Object.keys(i);for(let Q=0;Q<o.length;++Q)h(D,o[Q],i[o[Q]])}else throw e.errors.conversionFailed({prefix:"Head\
ers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})}function h(D,i,o){if(o=f(o),u(i)){if(!S(o))throw e.
errors.invalidArgument({prefix:"Headers.append",value:o,type:"header value"})}else throw e.errors.invalidArgument({prefix:"Headers.append",value:i,type:"header \
name"});if(s(D)==="immutable")throw new TypeError("immutable");return I(D).append(i,o,!1)}function a(D){let i=I(D);if(!i)return[];if(i.sortedMap)return i.sortedMap;
let o=[],Q=i.toSortedArray(),E=i.cookies;if(E===null||E.length===1)return i.sortedMap=Q;for(let m=0;m<Q.length;++m){let{0:R,1:p}=Q[m];if(R==="set-cookie")for(let U=0;U<
E.length;++U)o.push([R,E[U]]);else o.push([R,p])}return i.sortedMap=o}function t(D,i){return D[0]<i[0]?-1:1}var A=class vt{cookies=null;sortedMap;headersMap;constructor(i){
i instanceof vt?(this.headersMap=new Map(i.headersMap),this.sortedMap=i.sortedMap,this.cookies=i.cookies===null?null:[...i.cookies]):(this.headersMap=new Map(i),
this.sortedMap=null)}contains(i,o){return this.headersMap.has(o?i:i.toLowerCase())}clear(){this.headersMap.clear(),this.sortedMap=null,this.cookies=null}append(i,o,Q){
this.sortedMap=null;let E=Q?i:i.toLowerCase(),m=this.headersMap.get(E);if(m){let R=E==="cookie"?"; ":", ";this.headersMap.set(E,{name:m.name,value:`${m.value}${R}${o}`})}else
this.headersMap.set(E,{name:i,value:o});E==="set-cookie"&&(this.cookies??=[]).push(o)}set(i,o,Q){this.sortedMap=null;let E=Q?i:i.toLowerCase();E==="set-cookie"&&
(this.cookies=[o]),this.headersMap.set(E,{name:i,value:o})}delete(i,o){this.sortedMap=null,o||(i=i.toLowerCase()),i==="set-cookie"&&(this.cookies=null),this.headersMap.
delete(i)}get(i,o){return this.headersMap.get(o?i:i.toLowerCase())?.value??null}*[Symbol.iterator](){for(let{0:i,1:{value:o}}of this.headersMap)yield[i,o]}get entries(){
let i={};if(this.headersMap.size!==0)for(let{name:o,value:Q}of this.headersMap.values())i[o]=Q;return i}rawValues(){return this.headersMap.values()}get entriesList(){
let i=[];if(this.headersMap.size!==0)for(let{0:o,1:{name:Q,value:E}}of this.headersMap)if(o==="set-cookie")for(let m of this.cookies)i.push([Q,m]);else i.push([
Q,E]);return i}toSortedArray(){let i=this.headersMap.size,o=new Array(i);if(i<=32){if(i===0)return o;let Q=this.headersMap[Symbol.iterator](),E=Q.next().value;o[0]=
[E[0],E[1].value],B(E[1].value!==null);for(let m=1,R=0,p=0,U=0,L=0,Y,F;m<i;++m){for(F=Q.next().value,Y=o[m]=[F[0],F[1].value],B(Y[1]!==null),U=0,p=m;U<p;)L=U+(p-
U>>1),o[L][0]<=Y[0]?U=L+1:p=L;if(m!==L){for(R=m;R>U;)o[R]=o[--R];o[U]=Y}}if(!Q.next().done)throw new TypeError("Unreachable");return o}else{let Q=0;for(let{0:E,
1:{value:m}}of this.headersMap)o[Q++]=[E,m],B(m!==null);return o.sort(t)}}},r=class Re{#A;#e;constructor(i=void 0){e.util.markAsUncloneable(this),i!==l&&(this.#e=
new A,this.#A="none",i!==void 0&&(i=e.converters.HeadersInit(i,"Headers constructor","init"),c(this,i)))}append(i,o){e.brandCheck(this,Re),e.argumentLengthCheck(
arguments,2,"Headers.append");let Q="Headers.append";return i=e.converters.ByteString(i,Q,"name"),o=e.converters.ByteString(o,Q,"value"),h(this,i,o)}delete(i){if(e.
brandCheck(this,Re),e.argumentLengthCheck(arguments,1,"Headers.delete"),i=e.converters.ByteString(i,"Headers.delete","name"),!u(i))throw e.errors.invalidArgument(
{prefix:"Headers.delete",value:i,type:"header name"});if(this.#A==="immutable")throw new TypeError("immutable");this.#e.contains(i,!1)&&this.#e.delete(i,!1)}get(i){
e.brandCheck(this,Re),e.argumentLengthCheck(arguments,1,"Headers.get");let o="Headers.get";if(i=e.converters.ByteString(i,o,"name"),!u(i))throw e.errors.invalidArgument(
{prefix:o,value:i,type:"header name"});return this.#e.get(i,!1)}has(i){e.brandCheck(this,Re),e.argumentLengthCheck(arguments,1,"Headers.has");let o="Headers.has";
if(i=e.converters.ByteString(i,o,"name"),!u(i))throw e.errors.invalidArgument({prefix:o,value:i,type:"header name"});return this.#e.contains(i,!1)}set(i,o){e.brandCheck(
this,Re),e.argumentLengthCheck(arguments,2,"Headers.set");let Q="Headers.set";if(i=e.converters.ByteString(i,Q,"name"),o=e.converters.ByteString(o,Q,"value"),o=
f(o),u(i)){if(!S(o))throw e.errors.invalidArgument({prefix:Q,value:o,type:"header value"})}else throw e.errors.invalidArgument({prefix:Q,value:i,type:"header na\
me"});if(this.#A==="immutable")throw new TypeError("immutable");this.#e.set(i,o,!1)}getSetCookie(){e.brandCheck(this,Re);let i=this.#e.cookies;return i?[...i]:[]}[y.
inspect.custom](i,o){return o.depth??=i,`Headers ${y.formatWithOptions(o,this.#e.entries)}`}static getHeadersGuard(i){return i.#A}static setHeadersGuard(i,o){i.#A=
o}static getHeadersList(i){return i.#e}static setHeadersList(i,o){i.#e=o}},{getHeadersGuard:s,setHeadersGuard:g,getHeadersList:I,setHeadersList:w}=r;Reflect.deleteProperty(
r,"getHeadersGuard"),Reflect.deleteProperty(r,"setHeadersGuard"),Reflect.deleteProperty(r,"getHeadersList"),Reflect.deleteProperty(r,"setHeadersList"),C("Header\
s",r,a,0,1),Object.defineProperties(r.prototype,{append:d,delete:d,get:d,has:d,set:d,getSetCookie:d,[Symbol.toStringTag]:{value:"Headers",configurable:!0},[y.inspect.
custom]:{enumerable:!1}}),e.converters.HeadersInit=function(D,i,o){if(e.util.Type(D)===e.util.Types.OBJECT){let Q=Reflect.get(D,Symbol.iterator);if(!y.types.isProxy(
D)&&Q===r.prototype.entries)try{return I(D).entriesList}catch{}return typeof Q=="function"?e.converters["sequence<sequence<ByteString>>"](D,i,o,Q.bind(D)):e.converters["\
record<ByteString, ByteString>"](D,i,o)}throw e.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString\
>>","record<ByteString, ByteString>"]})},k.exports={fill:c,compareHeaderName:t,Headers:r,HeadersList:A,getHeadersGuard:s,setHeadersGuard:g,setHeadersList:w,getHeadersList:I}}),
tt=(0,W.b)((N,k)=>{"use strict";var{Headers:l,HeadersList:d,fill:C,getHeadersGuard:u,setHeadersGuard:S,setHeadersList:e}=Ye(),{extractBody:B,cloneBody:y,mixinBody:n,
streamRegistry:f,bodyUnusable:c}=Je(),h=GA(),a=(0,W.a)("node:util"),{kEnumerableProperty:t}=h,{isValidReasonPhrase:A,isCancelled:r,isAborted:s,isErrorLike:g,environmentSettingsObject:I}=he(),
{redirectStatusSet:w,nullBodyStatus:D}=je(),{webidl:i}=ge(),{URLSerializer:o}=Ee(),{kConstruct:Q}=jA(),E=(0,W.a)("node:assert"),{isomorphicEncode:m,serializeJavascriptValueToJSONString:R}=Ce(),
p=new TextEncoder("utf-8"),U=class Ie{#A;#e;static error(){return AA(P(),"immutable")}static json(rA,iA=void 0){i.argumentLengthCheck(arguments,1,"Response.json"),
iA!==null&&(iA=i.converters.ResponseInit(iA));let CA=p.encode(R(rA)),dA=B(CA),uA=AA(H({}),"response");return _(uA,iA,{body:dA[0],type:"application/json"}),uA}static redirect(rA,iA=302){
i.argumentLengthCheck(arguments,1,"Response.redirect"),rA=i.converters.USVString(rA),iA=i.converters["unsigned short"](iA);let CA;try{CA=new URL(rA,I.settingsObject.
baseUrl)}catch(bA){throw new TypeError(`Failed to parse URL from ${rA}`,{cause:bA})}if(!w.has(iA))throw new RangeError(`Invalid status code ${iA}`);let dA=AA(H(
{}),"immutable");dA.#e.status=iA;let uA=m(o(CA));return dA.#e.headersList.append("location",uA,!0),dA}constructor(rA=null,iA=void 0){if(i.util.markAsUncloneable(
this),rA===Q)return;rA!==null&&(rA=i.converters.BodyInit(rA,"Response","body")),iA=i.converters.ResponseInit(iA),this.#e=H({}),this.#A=new l(Q),S(this.#A,"respo\
nse"),e(this.#A,this.#e.headersList);let CA=null;if(rA!=null){let[dA,uA]=B(rA);CA={body:dA,type:uA}}_(this,iA,CA)}get type(){return i.brandCheck(this,Ie),this.#e.
type}get url(){i.brandCheck(this,Ie);let rA=this.#e.urlList,iA=rA[rA.length-1]??null;return iA===null?"":o(iA,!0)}get redirected(){return i.brandCheck(this,Ie),
this.#e.urlList.length>1}get status(){return i.brandCheck(this,Ie),this.#e.status}get ok(){return i.brandCheck(this,Ie),this.#e.status>=200&&this.#e.status<=299}get statusText(){
return i.brandCheck(this,Ie),this.#e.statusText}get headers(){return i.brandCheck(this,Ie),this.#A}get body(){return i.brandCheck(this,Ie),this.#e.body?this.#e.
body.stream:null}get bodyUsed(){return i.brandCheck(this,Ie),!!this.#e.body&&h.isDisturbed(this.#e.body.stream)}clone(){if(i.brandCheck(this,Ie),c(this.#e))throw i.
errors.exception({header:"Response.clone",message:"Body has already been consumed."});let rA=b(this.#e);return this.#e.urlList.length!==0&&this.#e.body?.stream&&
f.register(this,new WeakRef(this.#e.body.stream)),AA(rA,u(this.#A))}[a.inspect.custom](rA,iA){iA.depth===null&&(iA.depth=2),iA.colors??=!0;let CA={status:this.status,
statusText:this.statusText,headers:this.headers,body:this.body,bodyUsed:this.bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.url};return`\
Response ${a.formatWithOptions(iA,CA)}`}static getResponseHeaders(rA){return rA.#A}static setResponseHeaders(rA,iA){rA.#A=iA}static getResponseState(rA){return rA.#e}static setResponseState(rA,iA){
rA.#e=iA}},{getResponseHeaders:L,setResponseHeaders:Y,getResponseState:F,setResponseState:J}=U;Reflect.deleteProperty(U,"getResponseHeaders"),Reflect.deleteProperty(
U,"setResponseHeaders"),Reflect.deleteProperty(U,"getResponseState"),Reflect.deleteProperty(U,"setResponseState"),n(U,F),Object.defineProperties(U.prototype,{type:t,
url:t,status:t,ok:t,redirected:t,statusText:t,headers:t,clone:t,body:t,bodyUsed:t,[Symbol.toStringTag]:{value:"Response",configurable:!0}}),Object.defineProperties(
U,{json:t,redirect:t,error:t});function b(q){if(q.internalResponse)return x(b(q.internalResponse),q.type);let rA=H({...q,body:null});return q.body!=null&&(rA.body=
y(q.body)),rA}function H(q){return{aborted:!1,rangeRequested:!1,timingAllowPassed:!1,requestIncludesCredentials:!1,type:"default",status:200,timingInfo:null,cacheState:"",
statusText:"",...q,headersList:q?.headersList?new d(q?.headersList):new d,urlList:q?.urlList?[...q.urlList]:[]}}function P(q){let rA=g(q);return H({type:"error",
status:0,error:rA?q:new Error(q&&String(q)),aborted:q&&q.name==="AbortError"})}function T(q){return q.type==="error"&&q.status===0}function v(q,rA){return rA={internalResponse:q,
...rA},new Proxy(q,{get(iA,CA){return CA in rA?rA[CA]:iA[CA]},set(iA,CA,dA){return E(!(CA in rA)),iA[CA]=dA,!0}})}function x(q,rA){if(rA==="basic")return v(q,{type:"\
basic",headersList:q.headersList});if(rA==="cors")return v(q,{type:"cors",headersList:q.headersList});if(rA==="opaque")return v(q,{type:"opaque",urlList:[],status:0,
statusText:"",body:null});if(rA==="opaqueredirect")return v(q,{type:"opaqueredirect",status:0,statusText:"",headersList:[],body:null});E(!1)}function X(q,rA=null){
return E(r(q)),s(q)?P(Object.assign(new DOMException("The operation was aborted.","AbortError"),{cause:rA})):P(Object.assign(new DOMException("Request was cance\
lled."),{cause:rA}))}function _(q,rA,iA){if(rA.status!==null&&(rA.status<200||rA.status>599))throw new RangeError('init["status"] must be in the range of 200 to\
 599, inclusive.');if("statusText"in rA&&rA.statusText!=null&&!A(String(rA.statusText)))throw new TypeError("Invalid statusText");if("status"in rA&&rA.status!=null&&
(F(q).status=rA.status),"statusText"in rA&&rA.statusText!=null&&(F(q).statusText=rA.statusText),"headers"in rA&&rA.headers!=null&&C(L(q),rA.headers),iA){if(D.includes(
q.status))throw i.errors.exception({header:"Response constructor",message:`Invalid response status code ${q.status}`});F(q).body=iA.body,iA.type!=null&&!F(q).headersList.
contains("content-type",!0)&&F(q).headersList.append("content-type",iA.type,!0)}}function AA(q,rA){let iA=new U(Q);J(iA,q);let CA=new l(Q);return Y(iA,CA),e(CA,
q.headersList),S(CA,rA),q.urlList.length!==0&&q.body?.stream&&f.register(iA,new WeakRef(q.body.stream)),iA}i.converters.XMLHttpRequestBodyInit=function(q,rA,iA){
return typeof q=="string"?i.converters.USVString(q,rA,iA):i.is.Blob(q)||i.is.BufferSource(q)||i.is.FormData(q)||i.is.URLSearchParams(q)?q:i.converters.DOMString(
q,rA,iA)},i.converters.BodyInit=function(q,rA,iA){return i.is.ReadableStream(q)||q?.[Symbol.asyncIterator]?q:i.converters.XMLHttpRequestBodyInit(q,rA,iA)},i.converters.
ResponseInit=i.dictionaryConverter([{key:"status",converter:i.converters["unsigned short"],defaultValue:()=>200},{key:"statusText",converter:i.converters.ByteString,
defaultValue:()=>""},{key:"headers",converter:i.converters.HeadersInit}]),i.is.Response=i.util.MakeTypeAssertion(U),k.exports={isNetworkError:T,makeNetworkError:P,
makeResponse:H,makeAppropriateNetworkError:X,filterResponse:x,Response:U,cloneResponse:b,fromInnerResponse:AA,getResponseState:F}}),qe=(0,W.b)((N,k)=>{"use stri\
ct";var{extractBody:l,mixinBody:d,cloneBody:C,bodyUnusable:u}=Je(),{Headers:S,fill:e,HeadersList:B,setHeadersGuard:y,getHeadersGuard:n,setHeadersList:f,getHeadersList:c}=Ye(),
h=GA(),a=(0,W.a)("node:util"),{isValidHTTPToken:t,sameOrigin:A,environmentSettingsObject:r}=he(),{forbiddenMethodsSet:s,corsSafeListedMethodsSet:g,referrerPolicy:I,
requestRedirect:w,requestMode:D,requestCredentials:i,requestCache:o,requestDuplex:Q}=je(),{kEnumerableProperty:E,normalizedMethodRecordsBase:m,normalizedMethodRecords:R}=h,
{webidl:p}=ge(),{URLSerializer:U}=Ee(),{kConstruct:L}=jA(),Y=(0,W.a)("node:assert"),{getMaxListeners:F,setMaxListeners:J,defaultMaxListeners:b}=(0,W.a)("node:ev\
ents"),H=Symbol("abortController"),P=new FinalizationRegistry(({signal:IA,abort:cA})=>{IA.removeEventListener("abort",cA)}),T=new WeakMap,v;try{v=F(new AbortController().
signal)>0}catch{v=!1}function x(IA){return cA;function cA(){let hA=IA.deref();if(hA!==void 0){P.unregister(cA),this.removeEventListener("abort",cA),hA.abort(this.
reason);let lA=T.get(hA.signal);if(lA!==void 0){if(lA.size!==0){for(let MA of lA){let vA=MA.deref();vA!==void 0&&vA.abort(this.reason)}lA.clear()}T.delete(hA.signal)}}}}
var X=!1,_=class oe{#A;#e;#t;#r;constructor(cA,hA=void 0){if(p.util.markAsUncloneable(this),cA===L)return;p.argumentLengthCheck(arguments,1,"Request constructor"),
cA=p.converters.RequestInfo(cA),hA=p.converters.RequestInit(hA);let lA=null,MA=null,vA=r.settingsObject.baseUrl,WA=null;if(typeof cA=="string"){this.#e=hA.dispatcher;
let $;try{$=new URL(cA,vA)}catch(pA){throw new TypeError("Failed to parse URL from "+cA,{cause:pA})}if($.username||$.password)throw new TypeError("Request canno\
t be constructed from a URL that includes credentials: "+cA);lA=uA({urlList:[$]}),MA="cors"}else Y(p.is.Request(cA)),lA=cA.#r,WA=cA.#A,this.#e=hA.dispatcher||cA.#e;
let qA=r.settingsObject.origin,YA="client";if(lA.window?.constructor?.name==="EnvironmentSettingsObject"&&A(lA.window,qA)&&(YA=lA.window),hA.window!=null)throw new TypeError(
`'window' option '${YA}' must be null`);"window"in hA&&(YA="no-window"),lA=uA({method:lA.method,headersList:lA.headersList,unsafeRequest:lA.unsafeRequest,client:r.
settingsObject,window:YA,priority:lA.priority,origin:lA.origin,referrer:lA.referrer,referrerPolicy:lA.referrerPolicy,mode:lA.mode,credentials:lA.credentials,cache:lA.
cache,redirect:lA.redirect,integrity:lA.integrity,keepalive:lA.keepalive,reloadNavigation:lA.reloadNavigation,historyNavigation:lA.historyNavigation,urlList:[...lA.
urlList]});let PA=Object.keys(hA).length!==0;if(PA&&(lA.mode==="navigate"&&(lA.mode="same-origin"),lA.reloadNavigation=!1,lA.historyNavigation=!1,lA.origin="cli\
ent",lA.referrer="client",lA.referrerPolicy="",lA.url=lA.urlList[lA.urlList.length-1],lA.urlList=[lA.url]),hA.referrer!==void 0){let $=hA.referrer;if($==="")lA.
referrer="no-referrer";else{let pA;try{pA=new URL($,vA)}catch(mA){throw new TypeError(`Referrer "${$}" is not a valid URL.`,{cause:mA})}pA.protocol==="about:"&&
pA.hostname==="client"||qA&&!A(pA,r.settingsObject.baseUrl)?lA.referrer="client":lA.referrer=pA}}hA.referrerPolicy!==void 0&&(lA.referrerPolicy=hA.referrerPolicy);
let ZA;if(hA.mode!==void 0?ZA=hA.mode:ZA=MA,ZA==="navigate")throw p.errors.exception({header:"Request constructor",message:"invalid request mode navigate."});if(ZA!=
null&&(lA.mode=ZA),hA.credentials!==void 0&&(lA.credentials=hA.credentials),hA.cache!==void 0&&(lA.cache=hA.cache),lA.cache==="only-if-cached"&&lA.mode!=="same-\
origin")throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode");if(hA.redirect!==void 0&&(lA.redirect=hA.redirect),hA.integrity!=null&&(lA.
integrity=String(hA.integrity)),hA.keepalive!==void 0&&(lA.keepalive=!!hA.keepalive),hA.method!==void 0){let $=hA.method,pA=R[$];if(pA!==void 0)lA.method=pA;else{
if(!t($))throw new TypeError(`'${$}' is not a valid HTTP method.`);let mA=$.toUpperCase();if(s.has(mA))throw new TypeError(`'${$}' HTTP method is unsupported.`);
$=m[mA]??$,lA.method=$}!X&&lA.method==="patch"&&(process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much mo\
re likely to succeed.",{code:"UNDICI-FETCH-patch"}),X=!0)}hA.signal!==void 0&&(WA=hA.signal),this.#r=lA;let _A=new AbortController;if(this.#A=_A.signal,WA!=null)
if(WA.aborted)_A.abort(WA.reason);else{this[H]=_A;let $=new WeakRef(_A),pA=x($);v&&F(WA)===b&&J(1500,WA),h.addAbortListener(WA,pA),P.register(_A,{signal:WA,abort:pA},
pA)}if(this.#t=new S(L),f(this.#t,lA.headersList),y(this.#t,"request"),ZA==="no-cors"){if(!g.has(lA.method))throw new TypeError(`'${lA.method} is unsupported in\
 no-cors mode.`);y(this.#t,"request-no-cors")}if(PA){let $=c(this.#t),pA=hA.headers!==void 0?hA.headers:new B($);if($.clear(),pA instanceof B){for(let{name:mA,value:M}of pA.
rawValues())$.append(mA,M,!1);$.cookies=pA.cookies}else e(this.#t,pA)}let ee=p.is.Request(cA)?cA.#r.body:null;if((hA.body!=null||ee!=null)&&(lA.method==="GET"||
lA.method==="HEAD"))throw new TypeError("Request with GET/HEAD method cannot have body.");let XA=null;if(hA.body!=null){let[$,pA]=l(hA.body,lA.keepalive);XA=$,pA&&
!c(this.#t).contains("content-type",!0)&&this.#t.append("content-type",pA,!0)}let JA=XA??ee;if(JA!=null&&JA.source==null){if(XA!=null&&hA.duplex==null)throw new TypeError(
"RequestInit: duplex option is required when sending a body.");if(lA.mode!=="same-origin"&&lA.mode!=="cors")throw new TypeError('If request is made from Readabl\
eStream, mode should be "same-origin" or "cors"');lA.useCORSPreflightFlag=!0}let $A=JA;if(XA==null&&ee!=null){if(u(cA.#r))throw new TypeError("Cannot construct \
a Request with a Request object that has already been used.");let $=new TransformStream;ee.stream.pipeThrough($),$A={source:ee.source,length:ee.length,stream:$.
readable}}this.#r.body=$A}get method(){return p.brandCheck(this,oe),this.#r.method}get url(){return p.brandCheck(this,oe),U(this.#r.url)}get headers(){return p.
brandCheck(this,oe),this.#t}get destination(){return p.brandCheck(this,oe),this.#r.destination}get referrer(){return p.brandCheck(this,oe),this.#r.referrer==="n\
o-referrer"?"":this.#r.referrer==="client"?"about:client":this.#r.referrer.toString()}get referrerPolicy(){return p.brandCheck(this,oe),this.#r.referrerPolicy}get mode(){
return p.brandCheck(this,oe),this.#r.mode}get credentials(){return p.brandCheck(this,oe),this.#r.credentials}get cache(){return p.brandCheck(this,oe),this.#r.cache}get redirect(){
return p.brandCheck(this,oe),this.#r.redirect}get integrity(){return p.brandCheck(this,oe),this.#r.integrity}get keepalive(){return p.brandCheck(this,oe),this.#r.
keepalive}get isReloadNavigation(){return p.brandCheck(this,oe),this.#r.reloadNavigation}get isHistoryNavigation(){return p.brandCheck(this,oe),this.#r.historyNavigation}get signal(){
return p.brandCheck(this,oe),this.#A}get body(){return p.brandCheck(this,oe),this.#r.body?this.#r.body.stream:null}get bodyUsed(){return p.brandCheck(this,oe),!!this.#r.
body&&h.isDisturbed(this.#r.body.stream)}get duplex(){return p.brandCheck(this,oe),"half"}clone(){if(p.brandCheck(this,oe),u(this.#r))throw new TypeError("unusa\
ble");let cA=bA(this.#r),hA=new AbortController;if(this.signal.aborted)hA.abort(this.signal.reason);else{let lA=T.get(this.signal);lA===void 0&&(lA=new Set,T.set(
this.signal,lA));let MA=new WeakRef(hA);lA.add(MA),h.addAbortListener(hA.signal,x(MA))}return z(cA,this.#e,hA.signal,n(this.#t))}[a.inspect.custom](cA,hA){hA.depth===
null&&(hA.depth=2),hA.colors??=!0;let lA={method:this.method,url:this.url,headers:this.headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.
referrerPolicy,mode:this.mode,credentials:this.credentials,cache:this.cache,redirect:this.redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.
isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.signal};return`Request ${a.formatWithOptions(hA,lA)}`}static setRequestSignal(cA,hA){
return cA.#A=hA,cA}static getRequestDispatcher(cA){return cA.#e}static setRequestDispatcher(cA,hA){cA.#e=hA}static setRequestHeaders(cA,hA){cA.#t=hA}static getRequestState(cA){
return cA.#r}static setRequestState(cA,hA){cA.#r=hA}},{setRequestSignal:AA,getRequestDispatcher:q,setRequestDispatcher:rA,setRequestHeaders:iA,getRequestState:CA,
setRequestState:dA}=_;Reflect.deleteProperty(_,"setRequestSignal"),Reflect.deleteProperty(_,"getRequestDispatcher"),Reflect.deleteProperty(_,"setRequestDispatch\
er"),Reflect.deleteProperty(_,"setRequestHeaders"),Reflect.deleteProperty(_,"getRequestState"),Reflect.deleteProperty(_,"setRequestState"),d(_,CA);function uA(IA){
return{method:IA.method??"GET",localURLsOnly:IA.localURLsOnly??!1,unsafeRequest:IA.unsafeRequest??!1,body:IA.body??null,client:IA.client??null,reservedClient:IA.
reservedClient??null,replacesClientId:IA.replacesClientId??"",window:IA.window??"client",keepalive:IA.keepalive??!1,serviceWorkers:IA.serviceWorkers??"all",initiator:IA.
initiator??"",destination:IA.destination??"",priority:IA.priority??null,origin:IA.origin??"client",policyContainer:IA.policyContainer??"client",referrer:IA.referrer??
"client",referrerPolicy:IA.referrerPolicy??"",mode:IA.mode??"no-cors",useCORSPreflightFlag:IA.useCORSPreflightFlag??!1,credentials:IA.credentials??"same-origin",
useCredentials:IA.useCredentials??!1,cache:IA.cache??"default",redirect:IA.redirect??"follow",integrity:IA.integrity??"",cryptoGraphicsNonceMetadata:IA.cryptoGraphicsNonceMetadata??
"",parserMetadata:IA.parserMetadata??"",reloadNavigation:IA.reloadNavigation??!1,historyNavigation:IA.historyNavigation??!1,userActivation:IA.userActivation??!1,
taintedOrigin:IA.taintedOrigin??!1,redirectCount:IA.redirectCount??0,responseTainting:IA.responseTainting??"basic",preventNoCacheCacheControlHeaderModification:IA.
preventNoCacheCacheControlHeaderModification??!1,done:IA.done??!1,timingAllowFailed:IA.timingAllowFailed??!1,useURLCredentials:IA.useURLCredentials??void 0,traversableForUserPrompts:IA.
traversableForUserPrompts??"client",urlList:IA.urlList,url:IA.urlList[0],headersList:IA.headersList?new B(IA.headersList):new B}}function bA(IA){let cA=uA({...IA,
body:null});return IA.body!=null&&(cA.body=C(IA.body)),cA}function z(IA,cA,hA,lA){let MA=new _(L);dA(MA,IA),rA(MA,cA),AA(MA,hA);let vA=new S(L);return iA(MA,vA),
f(vA,IA.headersList),y(vA,lA),MA}Object.defineProperties(_.prototype,{method:E,url:E,headers:E,redirect:E,clone:E,signal:E,duplex:E,destination:E,body:E,bodyUsed:E,
isHistoryNavigation:E,isReloadNavigation:E,keepalive:E,integrity:E,cache:E,credentials:E,attribute:E,referrerPolicy:E,referrer:E,mode:E,[Symbol.toStringTag]:{value:"\
Request",configurable:!0}}),p.is.Request=p.util.MakeTypeAssertion(_),p.converters.RequestInfo=function(IA){return typeof IA=="string"?p.converters.USVString(IA):
p.is.Request(IA)?IA:p.converters.USVString(IA)},p.converters.RequestInit=p.dictionaryConverter([{key:"method",converter:p.converters.ByteString},{key:"headers",
converter:p.converters.HeadersInit},{key:"body",converter:p.nullableConverter(p.converters.BodyInit)},{key:"referrer",converter:p.converters.USVString},{key:"re\
ferrerPolicy",converter:p.converters.DOMString,allowedValues:I},{key:"mode",converter:p.converters.DOMString,allowedValues:D},{key:"credentials",converter:p.converters.
DOMString,allowedValues:i},{key:"cache",converter:p.converters.DOMString,allowedValues:o},{key:"redirect",converter:p.converters.DOMString,allowedValues:w},{key:"\
integrity",converter:p.converters.DOMString},{key:"keepalive",converter:p.converters.boolean},{key:"signal",converter:p.nullableConverter(IA=>p.converters.AbortSignal(
IA,"RequestInit","signal"))},{key:"window",converter:p.converters.any},{key:"duplex",converter:p.converters.DOMString,allowedValues:Q},{key:"dispatcher",converter:p.
converters.any},{key:"priority",converter:p.converters.DOMString,allowedValues:["high","low","auto"],defaultValue:()=>"auto"}]),k.exports={Request:_,makeRequest:uA,
fromInnerRequest:z,cloneRequest:bA,getRequestDispatcher:q,getRequestState:CA}}),Gr=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)("node:assert"),{runtimeFeatures:d}=ue(),
{asciiLowercase:C}=Ce(),u=new Map([["sha256",0],["sha384",1],["sha512",2]]),S;if(d.has("crypto")){S=(0,W.a)("node:crypto");let a=S.getHashes();a.length===0&&u.clear();
for(let t of u.keys())a.includes(t)===!1&&u.delete(t)}else u.clear();var e=Map.prototype.get.bind(u),B=a=>u.has(C(a)),y=d.has("crypto")===!1||u.size===0?()=>!0:
(a,t)=>{let A=f(t);if(A.length===0)return!0;let r=n(A);for(let s of r){let g=s.alg,I=s.val,w=c(g,a);if(h(w,I))return!0}return!1};function n(a){let t=[],A=null;for(let r of a){
if(l(B(r.alg),"Invalid SRI hash algorithm token"),t.length===0){t.push(r),A=r;continue}let s=A.alg,g=e(s),I=r.alg,w=e(I);w<g||(w>g?(A=r,t[0]=r,t.length=1):t.push(
r))}return t}function f(a){let t=[];for(let A of a.split(/[\t\n\f\r ]+/)){let r=A.split("?",1)[0],s="",g=[r.slice(0,6),r.slice(7)],I=g[0];if(!B(I))continue;g[1]&&
(s=g[1]);let w={alg:C(I),val:s};t.push(w)}return t}var c=(a,t)=>S.hash(a,t,"base64");function h(a,t){let A=a.length;A!==0&&a[A-1]==="="&&(A-=1),A!==0&&a[A-1]===
"="&&(A-=1);let r=t.length;if(r!==0&&t[r-1]==="="&&(r-=1),r!==0&&t[r-1]==="="&&(r-=1),A!==r)return!1;for(let s=0;s<A;++s)if(!(a[s]===t[s]||a[s]==="+"&&t[s]==="-"||
a[s]==="/"&&t[s]==="_"))return!1;return!0}k.exports={applyAlgorithmToBytes:c,bytesMatch:y,caseSensitiveMatch:h,isValidSRIHashAlgorithm:B,getStrongestMetadata:n,
parseMetadata:f}}),rt=(0,W.b)((N,k)=>{"use strict";var{makeNetworkError:l,makeAppropriateNetworkError:d,filterResponse:C,makeResponse:u,fromInnerResponse:S,getResponseState:e}=tt(),
{HeadersList:B}=Ye(),{Request:y,cloneRequest:n,getRequestDispatcher:f,getRequestState:c}=qe(),h=(0,W.a)("node:zlib"),{makePolicyContainer:a,clonePolicyContainer:t,
requestBadPort:A,TAOCheck:r,appendRequestOriginHeader:s,responseLocationURL:g,requestCurrentURL:I,setRequestReferrerPolicyOnRedirect:w,tryUpgradeRequestToAPotentiallyTrustworthyURL:D,
createOpaqueTimingInfo:i,appendFetchMetadata:o,corsCheck:Q,crossOriginResourcePolicyCheck:E,determineRequestsReferrer:m,coarsenedSharedCurrentTime:R,sameOrigin:p,
isCancelled:U,isAborted:L,isErrorLike:Y,fullyReadBody:F,readableStreamClose:J,urlIsLocal:b,urlIsHttpHttpsScheme:H,urlHasHttpsScheme:P,clampAndCoarsenConnectionTimingInfo:T,
simpleRangeHeaderValue:v,buildContentRange:x,createInflate:X,extractMimeType:_,hasAuthenticationEntry:AA,includesCredentials:q,isTraversableNavigable:rA}=he(),iA=(0,W.a)(
"node:assert"),{safelyExtractBody:CA,extractBody:dA}=Je(),{redirectStatusSet:uA,nullBodyStatus:bA,safeMethodsSet:z,requestBodyHeader:IA,subresourceSet:cA}=je(),
hA=(0,W.a)("node:events"),{Readable:lA,pipeline:MA,finished:vA,isErrored:WA,isReadable:qA}=(0,W.a)("node:stream"),{addAbortListener:YA,bufferToLowerCasedHeaderName:PA}=GA(),
{dataURLProcessor:ZA,serializeAMimeType:_A,minimizeSupportedMimeType:ee}=Ee(),{getGlobalDispatcher:XA}=et(),{webidl:JA}=ge(),{STATUS_CODES:$A}=(0,W.a)("node:htt\
p"),{bytesMatch:$}=Gr(),{createDeferredPromise:pA}=Ke(),{isomorphicEncode:mA}=Ce(),{runtimeFeatures:M}=ue(),QA=M.has("zstd"),fA=["GET","HEAD"],wA=typeof __UNDICI_IS_NODE__<
"u"||typeof esbuildDetection<"u"?"node":"undici",nA,aA=class extends hA{constructor(G){super(),this.dispatcher=G,this.connection=null,this.dump=!1,this.state="o\
ngoing"}terminate(G){this.state==="ongoing"&&(this.state="terminated",this.connection?.destroy(G),this.emit("terminated",G))}abort(G){this.state==="ongoing"&&(this.
state="aborted",G||(G=new DOMException("The operation was aborted.","AbortError")),this.serializedAbortReason=G,this.connection?.destroy(G),this.emit("terminate\
d",G))}};function V(G){tA(G,"fetch")}function gA(G,oA=void 0){JA.argumentLengthCheck(arguments,1,"globalThis.fetch");let K=pA(),sA;try{sA=new y(G,oA)}catch(DA){
return K.reject(DA),K.promise}let BA=c(sA);if(sA.signal.aborted)return SA(K,BA,null,sA.signal.reason,null),K.promise;BA.client.globalObject?.constructor?.name===
"ServiceWorkerGlobalScope"&&(BA.serviceWorkers="none");let eA=null,yA=!1,UA=null;return YA(sA.signal,()=>{yA=!0,iA(UA!=null),UA.abort(sA.signal.reason);let DA=eA?.
deref();SA(K,BA,DA,sA.signal.reason,UA.controller)}),UA=FA({request:BA,processResponseEndOfBody:V,processResponse:DA=>{if(!yA){if(DA.aborted){SA(K,BA,eA,UA.serializedAbortReason,
UA.controller);return}if(DA.type==="error"){K.reject(new TypeError("fetch failed",{cause:DA.error}));return}eA=new WeakRef(S(DA,"immutable")),K.resolve(eA.deref()),
K=null}},dispatcher:f(sA),requestObject:sA}),K.promise}function tA(G,oA="other"){if(G.type==="error"&&G.aborted||!G.urlList?.length)return;let K=G.urlList[0],sA=G.
timingInfo,BA=G.cacheState;H(K)&&sA!==null&&(G.timingAllowPassed||(sA=i({startTime:sA.startTime}),BA=""),sA.endTime=R(),G.timingInfo=sA,EA(sA,K.href,oA,globalThis,
BA,"",G.status))}var EA=performance.markResourceTiming;function SA(G,oA,K,sA,BA){if(G&&G.reject(sA),oA.body?.stream!=null&&qA(oA.body.stream)&&oA.body.stream.cancel(
sA).catch(yA=>{if(yA.code!=="ERR_INVALID_STATE")throw yA}),K==null)return;let eA=e(K);eA.body?.stream!=null&&qA(eA.body.stream)&&BA.error(sA)}function FA({request:G,
processRequestBodyChunkLength:oA,processRequestEndOfBody:K,processResponse:sA,processResponseEndOfBody:BA,processResponseConsumeBody:eA,useParallelQueue:yA=!1,dispatcher:UA=XA(),
requestObject:DA=null}){iA(UA);let RA=null,NA=!1;G.client!=null&&(RA=G.client.globalObject,NA=G.client.crossOriginIsolatedCapability);let LA=R(NA),VA=i({startTime:LA}),
TA={controller:new aA(UA),request:G,timingInfo:VA,processRequestBodyChunkLength:oA,processRequestEndOfBody:K,processResponse:sA,processResponseConsumeBody:eA,processResponseEndOfBody:BA,
taskDestination:RA,crossOriginIsolatedCapability:NA,requestObject:DA};return iA(!G.body||G.body.stream),G.window==="client"&&(G.window=G.client?.globalObject?.constructor?.
name==="Window"?G.client:"no-window"),G.origin==="client"&&(G.origin=G.client.origin),G.policyContainer==="client"&&(G.client!=null?G.policyContainer=t(G.client.
policyContainer):G.policyContainer=a()),G.headersList.contains("accept",!0)||G.headersList.append("accept","*/*",!0),G.headersList.contains("accept-language",!0)||
G.headersList.append("accept-language","*",!0),G.priority,cA.has(G.destination),kA(TA,!1),TA.controller}async function kA(G,oA){try{let K=G.request,sA=null;if(K.
localURLsOnly&&!b(I(K))&&(sA=l("local URLs only")),D(K),A(K)==="blocked"&&(sA=l("bad port")),K.referrerPolicy===""&&(K.referrerPolicy=K.policyContainer.referrerPolicy),
K.referrer!=="no-referrer"&&(K.referrer=m(K)),sA===null){let eA=I(K);p(eA,K.url)&&K.responseTainting==="basic"||eA.protocol==="data:"||K.mode==="navigate"||K.mode===
"websocket"?(K.responseTainting="basic",sA=await KA(G)):K.mode==="same-origin"?sA=l('request mode cannot be "same-origin"'):K.mode==="no-cors"?K.redirect!=="fol\
low"?sA=l('redirect mode cannot be "follow" for "no-cors" request'):(K.responseTainting="opaque",sA=await KA(G)):H(I(K))?(K.responseTainting="cors",sA=await te(
G)):sA=l("URL scheme must be a HTTP(S) scheme")}if(oA)return sA;sA.status!==0&&!sA.internalResponse&&(K.responseTainting,K.responseTainting==="basic"?sA=C(sA,"b\
asic"):K.responseTainting==="cors"?sA=C(sA,"cors"):K.responseTainting==="opaque"?sA=C(sA,"opaque"):iA(!1));let BA=sA.status===0?sA:sA.internalResponse;if(BA.urlList.
length===0&&BA.urlList.push(...K.urlList),K.timingAllowFailed||(sA.timingAllowPassed=!0),sA.type==="opaque"&&BA.status===206&&BA.rangeRequested&&!K.headers.contains(
"range",!0)&&(sA=BA=l()),sA.status!==0&&(K.method==="HEAD"||K.method==="CONNECT"||bA.includes(BA.status))&&(BA.body=null,G.controller.dump=!0),K.integrity){let eA=UA=>xA(
G,l(UA));if(K.responseTainting==="opaque"||sA.body==null){eA(sA.error);return}let yA=UA=>{if(!$(UA,K.integrity)){eA("integrity mismatch");return}sA.body=CA(UA)[0],
xA(G,sA)};F(sA.body,yA,eA)}else xA(G,sA)}catch(K){G.controller.terminate(K)}}function KA(G){if(U(G)&&G.request.redirectCount===0)return Promise.resolve(d(G));let{
request:oA}=G,{protocol:K}=I(oA);switch(K){case"about:":return Promise.resolve(l("about scheme is not supported"));case"blob:":{nA||(nA=(0,W.a)("node:buffer").resolveObjectURL);
let sA=I(oA);if(sA.search.length!==0)return Promise.resolve(l("NetworkError when attempting to fetch resource."));let BA=nA(sA.toString());if(oA.method!=="GET"||
!JA.is.Blob(BA))return Promise.resolve(l("invalid method"));let eA=u(),yA=BA.size,UA=mA(`${yA}`),DA=BA.type;if(oA.headersList.contains("range",!0)){eA.rangeRequested=
!0;let RA=oA.headersList.get("range",!0),NA=v(RA,!0);if(NA==="failure")return Promise.resolve(l("failed to fetch the data URL"));let{rangeStartValue:LA,rangeEndValue:VA}=NA;
if(LA===null)LA=yA-VA,VA=LA+VA-1;else{if(LA>=yA)return Promise.resolve(l("Range start is greater than the blob's size."));(VA===null||VA>=yA)&&(VA=yA-1)}let TA=BA.
slice(LA,VA+1,DA),zA=dA(TA);eA.body=zA[0];let ie=mA(`${TA.size}`),Ae=x(LA,VA,yA);eA.status=206,eA.statusText="Partial Content",eA.headersList.set("content-lengt\
h",ie,!0),eA.headersList.set("content-type",DA,!0),eA.headersList.set("content-range",Ae,!0)}else{let RA=dA(BA);eA.statusText="OK",eA.body=RA[0],eA.headersList.
set("content-length",UA,!0),eA.headersList.set("content-type",DA,!0)}return Promise.resolve(eA)}case"data:":{let sA=I(oA),BA=ZA(sA);if(BA==="failure")return Promise.
resolve(l("failed to fetch the data URL"));let eA=_A(BA.mimeType);return Promise.resolve(u({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:eA}]],
body:CA(BA.body)[0]}))}case"file:":return Promise.resolve(l("not implemented... yet..."));case"http:":case"https:":return te(G).catch(sA=>l(sA));default:return Promise.
resolve(l("unknown scheme"))}}function OA(G,oA){G.request.done=!0,G.processResponseDone!=null&&queueMicrotask(()=>G.processResponseDone(oA))}function xA(G,oA){let K=G.
timingInfo,sA=()=>{let eA=Date.now();G.request.destination==="document"&&(G.controller.fullTimingInfo=K),G.controller.reportTimingSteps=()=>{if(!H(G.request.url))
return;K.endTime=eA;let UA=oA.cacheState,DA=oA.bodyInfo;oA.timingAllowPassed||(K=i(K),UA="");let RA=0;if(G.request.mode!=="navigate"||!oA.hasCrossOriginRedirects){
RA=oA.status;let NA=_(oA.headersList);NA!=="failure"&&(DA.contentType=ee(NA))}G.request.initiatorType!=null&&EA(K,G.request.url.href,G.request.initiatorType,globalThis,
UA,DA,RA)};let yA=()=>{G.request.done=!0,G.processResponseEndOfBody!=null&&queueMicrotask(()=>G.processResponseEndOfBody(oA)),G.request.initiatorType!=null&&G.controller.
reportTimingSteps()};queueMicrotask(()=>yA())};G.processResponse!=null&&queueMicrotask(()=>{G.processResponse(oA),G.processResponse=null});let BA=oA.type==="err\
or"?oA:oA.internalResponse??oA;BA.body==null?sA():vA(BA.body.stream,()=>{sA()})}async function te(G){let oA=G.request,K=null,sA=null,BA=G.timingInfo;if(oA.serviceWorkers,
K===null){if(oA.redirect==="follow"&&(oA.serviceWorkers="none"),sA=K=await O(G),oA.responseTainting==="cors"&&Q(oA,K)==="failure")return l("cors failure");r(oA,
K)==="failure"&&(oA.timingAllowFailed=!0)}return(oA.responseTainting==="opaque"||K.type==="opaque")&&E(oA.origin,oA.client,oA.destination,sA)==="blocked"?l("blo\
cked"):(uA.has(sA.status)&&(oA.redirect!=="manual"&&G.controller.connection.destroy(void 0,!1),oA.redirect==="error"?K=l("unexpected redirect"):oA.redirect==="m\
anual"?K=sA:oA.redirect==="follow"?K=await Z(G,K):iA(!1)),K.timingInfo=BA,K)}function Z(G,oA){let K=G.request,sA=oA.internalResponse?oA.internalResponse:oA,BA;try{
if(BA=g(sA,I(K).hash),BA==null)return oA}catch(yA){return Promise.resolve(l(yA))}if(!H(BA))return Promise.resolve(l("URL scheme must be a HTTP(S) scheme"));if(K.
redirectCount===20)return Promise.resolve(l("redirect count exceeded"));if(K.redirectCount+=1,K.mode==="cors"&&(BA.username||BA.password)&&!p(K,BA))return Promise.
resolve(l('cross origin not allowed for request mode "cors"'));if(K.responseTainting==="cors"&&(BA.username||BA.password))return Promise.resolve(l('URL cannot c\
ontain credentials for request mode "cors"'));if(sA.status!==303&&K.body!=null&&K.body.source==null)return Promise.resolve(l());if([301,302].includes(sA.status)&&
K.method==="POST"||sA.status===303&&!fA.includes(K.method)){K.method="GET",K.body=null;for(let yA of IA)K.headersList.delete(yA)}p(I(K),BA)||(K.headersList.delete(
"authorization",!0),K.headersList.delete("proxy-authorization",!0),K.headersList.delete("cookie",!0),K.headersList.delete("host",!0)),K.body!=null&&(iA(K.body.source!=
null),K.body=CA(K.body.source)[0]);let eA=G.timingInfo;return eA.redirectEndTime=eA.postRedirectStartTime=R(G.crossOriginIsolatedCapability),eA.redirectStartTime===
0&&(eA.redirectStartTime=eA.startTime),K.urlList.push(BA),w(K,sA),kA(G,!0)}async function O(G,oA=!1,K=!1){let sA=G.request,BA=null,eA=null,yA=null,UA=null,DA=!1;
sA.window==="no-window"&&sA.redirect==="error"?(BA=G,eA=sA):(eA=n(sA),BA={...G},BA.request=eA);let RA=sA.credentials==="include"||sA.credentials==="same-origin"&&
sA.responseTainting==="basic",NA=eA.body?eA.body.length:null,LA=null;if(eA.body==null&&["POST","PUT"].includes(eA.method)&&(LA="0"),NA!=null&&(LA=mA(`${NA}`)),LA!=
null&&!eA.headersList.contains("content-length",!0)&&eA.headersList.append("content-length",LA,!0),NA!=null&&eA.keepalive,JA.is.URL(eA.referrer)&&eA.headersList.
append("referer",mA(eA.referrer.href),!0),s(eA),o(eA),eA.headersList.contains("user-agent",!0)||eA.headersList.append("user-agent",wA,!0),eA.cache==="default"&&
(eA.headersList.contains("if-modified-since",!0)||eA.headersList.contains("if-none-match",!0)||eA.headersList.contains("if-unmodified-since",!0)||eA.headersList.
contains("if-match",!0)||eA.headersList.contains("if-range",!0))&&(eA.cache="no-store"),eA.cache==="no-cache"&&!eA.preventNoCacheCacheControlHeaderModification&&
!eA.headersList.contains("cache-control",!0)&&eA.headersList.append("cache-control","max-age=0",!0),(eA.cache==="no-store"||eA.cache==="reload")&&(eA.headersList.
contains("pragma",!0)||eA.headersList.append("pragma","no-cache",!0),eA.headersList.contains("cache-control",!0)||eA.headersList.append("cache-control","no-cach\
e",!0)),eA.headersList.contains("range",!0)&&eA.headersList.append("accept-encoding","identity",!0),eA.headersList.contains("accept-encoding",!0)||(P(I(eA))?eA.
headersList.append("accept-encoding","br, gzip, deflate",!0):eA.headersList.append("accept-encoding","gzip, deflate",!0)),eA.headersList.delete("host",!0),RA&&!eA.
headersList.contains("authorization",!0)){let VA=null;if(!(AA(eA)&&(eA.useURLCredentials===void 0||!q(I(eA))))&&q(I(eA))&&oA){let{username:TA,password:zA}=I(eA);
VA=`Basic ${Buffer.from(`${TA}:${zA}`).toString("base64")}`}VA!==null&&eA.headersList.append("Authorization",VA,!1)}if(UA==null&&(eA.cache="no-store"),eA.cache!==
"no-store"&&eA.cache,yA==null){if(eA.cache==="only-if-cached")return l("only if cached");let VA=await j(BA,RA,K);!z.has(eA.method)&&VA.status>=200&&VA.status<=399,
DA&&VA.status,yA==null&&(yA=VA)}if(yA.urlList=[...eA.urlList],eA.headersList.contains("range",!0)&&(yA.rangeRequested=!0),yA.requestIncludesCredentials=RA,yA.status===
401&&eA.responseTainting!=="cors"&&RA&&(sA.useURLCredentials!==void 0||rA(sA.traversableForUserPrompts))){if(sA.body!=null){if(sA.body.source==null)return yA;sA.
body=CA(sA.body.source)[0]}if(sA.useURLCredentials===void 0||oA)return U(G)?d(G):yA;G.controller.connection.destroy(),yA=await O(G,!0)}if(yA.status===407)return sA.
window==="no-window"?l():U(G)?d(G):l("proxy authentication required");if(yA.status===421&&!K&&(sA.body==null||sA.body.source!=null)){if(U(G))return d(G);G.controller.
connection.destroy(),yA=await O(G,oA,!0)}return yA}async function j(G,oA=!1,K=!1){iA(!G.controller.connection||G.controller.connection.destroyed),G.controller.connection=
{abort:null,destroyed:!1,destroy(TA,zA=!0){this.destroyed||(this.destroyed=!0,zA&&this.abort?.(TA??new DOMException("The operation was aborted.","AbortError")))}};
let sA=G.request,BA=null,eA=G.timingInfo;sA.cache="no-store";let yA=K?"yes":"no";sA.mode;let UA=null;if(sA.body==null&&G.processRequestEndOfBody)queueMicrotask(
()=>G.processRequestEndOfBody());else if(sA.body!=null){let TA=async function*(Ae){U(G)||(yield Ae,G.processRequestBodyChunkLength?.(Ae.byteLength))},zA=()=>{U(
G)||G.processRequestEndOfBody&&G.processRequestEndOfBody()},ie=Ae=>{U(G)||(Ae.name==="AbortError"?G.controller.abort():G.controller.terminate(Ae))};UA=(async function*(){
try{for await(let Ae of sA.body.stream)yield*TA(Ae);zA()}catch(Ae){ie(Ae)}})()}try{let{body:TA,status:zA,statusText:ie,headersList:Ae,socket:me}=await VA({body:UA});
if(me)BA=u({status:zA,statusText:ie,headersList:Ae,socket:me});else{let xe=TA[Symbol.asyncIterator]();G.controller.next=()=>xe.next(),BA=u({status:zA,statusText:ie,
headersList:Ae})}}catch(TA){return TA.name==="AbortError"?(G.controller.connection.destroy(),d(G,TA)):l(TA)}let DA=()=>G.controller.resume(),RA=TA=>{U(G)||G.controller.
abort(TA)},NA=new ReadableStream({start(TA){G.controller.controller=TA},pull:DA,cancel:RA,type:"bytes"});BA.body={stream:NA,source:null,length:null},G.controller.
resume||G.controller.on("terminated",LA),G.controller.resume=async()=>{for(;;){let TA,zA;try{let{done:Ae,value:me}=await G.controller.next();if(L(G))break;TA=Ae?
void 0:me}catch(Ae){G.controller.ended&&!eA.encodedBodySize?TA=void 0:(TA=Ae,zA=!0)}if(TA===void 0){J(G.controller.controller),OA(G,BA);return}if(eA.decodedBodySize+=
TA?.byteLength??0,zA){G.controller.terminate(TA);return}let ie=new Uint8Array(TA);if(ie.byteLength&&G.controller.controller.enqueue(ie),WA(NA)){G.controller.terminate();
return}if(G.controller.controller.desiredSize<=0)return}};function LA(TA){L(G)?(BA.aborted=!0,qA(NA)&&G.controller.controller.error(G.controller.serializedAbortReason)):
qA(NA)&&G.controller.controller.error(new TypeError("terminated",{cause:Y(TA)?TA:void 0})),G.controller.connection.destroy()}return BA;function VA({body:TA}){let zA=I(
sA),ie=G.controller.dispatcher,Ae=zA.pathname+zA.search,me=zA.search.length===0&&zA.href[zA.href.length-zA.hash.length-1]==="?";return new Promise((xe,_t)=>ie.dispatch(
{path:me?`${Ae}?`:Ae,origin:zA.origin,method:sA.method,body:ie.isMockActive?sA.body&&(sA.body.source||sA.body.stream):TA,headers:sA.headersList.entries,maxRedirections:0,
upgrade:sA.mode==="websocket"?"websocket":void 0},{body:null,abort:null,onConnect(re){let{connection:se}=G.controller;eA.finalConnectionTimingInfo=T(void 0,eA.postRedirectStartTime,
G.crossOriginIsolatedCapability),se.destroyed?re(new DOMException("The operation was aborted.","AbortError")):(G.controller.on("terminated",re),this.abort=se.abort=
re),eA.finalNetworkRequestStartTime=R(G.crossOriginIsolatedCapability)},onResponseStarted(){eA.finalNetworkResponseStartTime=R(G.crossOriginIsolatedCapability)},
onHeaders(re,se,fe,Be){if(re<200)return!1;let le=new B;for(let Qe=0;Qe<se.length;Qe+=2){let De=PA(se[Qe]),Ue=se[Qe+1];if(Array.isArray(Ue)&&!Buffer.isBuffer(se[Qe+
1]))for(let Ve of Ue)le.append(De,Ve.toString("latin1"),!0);else le.append(De,Ue.toString("latin1"),!0)}let Fe=le.get("location",!0)&&sA.redirect==="follow"&&uA.
has(re),ae=[];if(sA.method!=="HEAD"&&sA.method!=="CONNECT"&&!bA.includes(re)&&!Fe){let Qe=le.get("content-encoding",!0),De=Qe?Qe.toLowerCase().split(","):[],Ue=5;
if(De.length>Ue)return this.abort(new Error(`too many content-encodings in response: ${De.length}, maximum allowed is ${Ue}`)),!0;for(let Ve=De.length-1;Ve>=0;--Ve){
let Oe=De[Ve].trim();if(Oe==="x-gzip"||Oe==="gzip")ae.push(h.createGunzip({flush:h.constants.Z_SYNC_FLUSH,finishFlush:h.constants.Z_SYNC_FLUSH}));else if(Oe==="\
deflate")ae.push(X({flush:h.constants.Z_SYNC_FLUSH,finishFlush:h.constants.Z_SYNC_FLUSH}));else if(Oe==="br")ae.push(h.createBrotliDecompress({flush:h.constants.
BROTLI_OPERATION_FLUSH,finishFlush:h.constants.BROTLI_OPERATION_FLUSH}));else if(Oe==="zstd"&&QA)ae.push(h.createZstdDecompress({flush:h.constants.ZSTD_e_continue,
finishFlush:h.constants.ZSTD_e_end}));else{ae.length=0;break}}}this.body=new lA({read:fe});let ye=this.onError.bind(this);return xe({status:re,statusText:Be,headersList:le,
body:ae.length?MA(this.body,...ae,Qe=>{Qe&&this.onError(Qe)}).on("error",ye):this.body.on("error",ye)}),!0},onData(re){if(G.controller.dump)return;let se=re;return eA.
encodedBodySize+=se.byteLength,this.body.push(se)},onComplete(){this.abort&&G.controller.off("terminated",this.abort),G.controller.ended=!0,this.body.push(null)},
onError(re){this.abort&&G.controller.off("terminated",this.abort),this.body?.destroy(re),G.controller.terminate(re),_t(re)},onRequestUpgrade(re,se,fe,Be){if(Be.
session!=null&&se!==200||Be.session==null&&se!==101)return!1;let le=new B;for(let[Fe,ae]of Object.entries(fe)){if(ae==null)continue;let ye=Fe.toLowerCase();if(Array.
isArray(ae))for(let Qe of ae)le.append(ye,String(Qe),!0);else le.append(ye,String(ae),!0)}return xe({status:se,statusText:$A[se],headersList:le,socket:Be}),!0},
onUpgrade(re,se,fe){if(fe.session!=null&&re!==200||fe.session==null&&re!==101)return!1;let Be=new B;for(let le=0;le<se.length;le+=2){let Fe=PA(se[le]),ae=se[le+
1];if(Array.isArray(ae)&&!Buffer.isBuffer(se[le+1]))for(let ye of ae)Be.append(Fe,ye.toString("latin1"),!0);else Be.append(Fe,ae.toString("latin1"),!0)}return xe(
{status:re,statusText:$A[re],headersList:Be,socket:fe}),!0}}))}}k.exports={fetch:gA,Fetch:aA,fetching:FA,finalizeAndReportTiming:tA}}),xr=(0,W.b)((N,k)=>{"use s\
trict";var l=(0,W.a)("node:assert"),{URLSerializer:d}=Ee(),{isValidHeaderName:C}=he();function u(e,B,y=!1){let n=d(e,y),f=d(B,y);return n===f}function S(e){l(e!==
null);let B=[];for(let y of e.split(","))y=y.trim(),C(y)&&B.push(y);return B}k.exports={urlEquals:u,getFieldValues:S}}),Vr=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)(
"node:assert"),{kConstruct:d}=jA(),{urlEquals:C,getFieldValues:u}=xr(),{kEnumerableProperty:S,isDisturbed:e}=GA(),{webidl:B}=ge(),{cloneResponse:y,fromInnerResponse:n,
getResponseState:f}=tt(),{Request:c,fromInnerRequest:h,getRequestState:a}=qe(),{fetching:t}=rt(),{urlIsHttpHttpsScheme:A,readAllBytes:r}=he(),{createDeferredPromise:s}=Ke(),
g=class de{#A;constructor(){arguments[0]!==d&&B.illegalConstructor(),B.util.markAsUncloneable(this),this.#A=arguments[1]}async match(D,i={}){B.brandCheck(this,de);
let o="Cache.match";B.argumentLengthCheck(arguments,1,o),D=B.converters.RequestInfo(D),i=B.converters.CacheQueryOptions(i,o,"options");let Q=this.#o(D,i,1);if(Q.
length!==0)return Q[0]}async matchAll(D=void 0,i={}){return B.brandCheck(this,de),D!==void 0&&(D=B.converters.RequestInfo(D)),i=B.converters.CacheQueryOptions(i,
"Cache.matchAll","options"),this.#o(D,i)}async add(D){B.brandCheck(this,de),B.argumentLengthCheck(arguments,1,"Cache.add"),D=B.converters.RequestInfo(D);let i=[
D];return await this.addAll(i)}async addAll(D){B.brandCheck(this,de);let i="Cache.addAll";B.argumentLengthCheck(arguments,1,i);let o=[],Q=[];for(let Y of D){if(Y===
void 0)throw B.errors.conversionFailed({prefix:i,argument:"Argument 1",types:["undefined is not allowed"]});if(Y=B.converters.RequestInfo(Y),typeof Y=="string")
continue;let F=a(Y);if(!A(F.url)||F.method!=="GET")throw B.errors.exception({header:i,message:"Expected http/s scheme when method is not GET."})}let E=[];for(let Y of D){
let F=a(new c(Y));if(!A(F.url))throw B.errors.exception({header:i,message:"Expected http/s scheme."});F.initiator="fetch",F.destination="subresource",Q.push(F);
let J=s();E.push(t({request:F,processResponse(b){if(b.type==="error"||b.status===206||b.status<200||b.status>299)J.reject(B.errors.exception({header:"Cache.addA\
ll",message:"Received an invalid status code or the request failed."}));else if(b.headersList.contains("vary")){let H=u(b.headersList.get("vary"));for(let P of H)
if(P==="*"){J.reject(B.errors.exception({header:"Cache.addAll",message:"invalid vary field value"}));for(let T of E)T.abort();return}}},processResponseEndOfBody(b){
if(b.aborted){J.reject(new DOMException("aborted","AbortError"));return}J.resolve(b)}})),o.push(J.promise)}let m=await Promise.all(o),R=[],p=0;for(let Y of m){let F={
type:"put",request:Q[p],response:Y};R.push(F),p++}let U=s(),L=null;try{this.#e(R)}catch(Y){L=Y}return queueMicrotask(()=>{L===null?U.resolve(void 0):U.reject(L)}),
U.promise}async put(D,i){B.brandCheck(this,de);let o="Cache.put";B.argumentLengthCheck(arguments,2,o),D=B.converters.RequestInfo(D),i=B.converters.Response(i,o,
"response");let Q=null;if(B.is.Request(D)?Q=a(D):Q=a(new c(D)),!A(Q.url)||Q.method!=="GET")throw B.errors.exception({header:o,message:"Expected an http/s scheme\
 when method is not GET"});let E=f(i);if(E.status===206)throw B.errors.exception({header:o,message:"Got 206 status"});if(E.headersList.contains("vary")){let J=u(
E.headersList.get("vary"));for(let b of J)if(b==="*")throw B.errors.exception({header:o,message:"Got * vary field value"})}if(E.body&&(e(E.body.stream)||E.body.
stream.locked))throw B.errors.exception({header:o,message:"Response body is locked or disturbed"});let m=y(E),R=s();if(E.body!=null){let J=E.body.stream.getReader();
r(J,R.resolve,R.reject)}else R.resolve(void 0);let p=[],U={type:"put",request:Q,response:m};p.push(U);let L=await R.promise;m.body!=null&&(m.body.source=L);let Y=s(),
F=null;try{this.#e(p)}catch(J){F=J}return queueMicrotask(()=>{F===null?Y.resolve():Y.reject(F)}),Y.promise}async delete(D,i={}){B.brandCheck(this,de);let o="Cac\
he.delete";B.argumentLengthCheck(arguments,1,o),D=B.converters.RequestInfo(D),i=B.converters.CacheQueryOptions(i,o,"options");let Q=null;if(B.is.Request(D)){if(Q=
a(D),Q.method!=="GET"&&!i.ignoreMethod)return!1}else l(typeof D=="string"),Q=a(new c(D));let E=[],m={type:"delete",request:Q,options:i};E.push(m);let R=s(),p=null,
U;try{U=this.#e(E)}catch(L){p=L}return queueMicrotask(()=>{p===null?R.resolve(!!U?.length):R.reject(p)}),R.promise}async keys(D=void 0,i={}){B.brandCheck(this,de),
D!==void 0&&(D=B.converters.RequestInfo(D)),i=B.converters.CacheQueryOptions(i,"Cache.keys","options");let Q=null;if(D!==void 0)if(B.is.Request(D)){if(Q=a(D),Q.
method!=="GET"&&!i.ignoreMethod)return[]}else typeof D=="string"&&(Q=a(new c(D)));let E=s(),m=[];if(D===void 0)for(let R of this.#A)m.push(R[0]);else{let R=this.#t(
Q,i);for(let p of R)m.push(p[0])}return queueMicrotask(()=>{let R=[];for(let p of m){let U=h(p,void 0,new AbortController().signal,"immutable");R.push(U)}E.resolve(
Object.freeze(R))}),E.promise}#e(D){let i=this.#A,o=[...i],Q=[],E=[];try{for(let m of D){if(m.type!=="delete"&&m.type!=="put")throw B.errors.exception({header:"\
Cache.#batchCacheOperations",message:'operation type does not match "delete" or "put"'});if(m.type==="delete"&&m.response!=null)throw B.errors.exception({header:"\
Cache.#batchCacheOperations",message:"delete operation should not have an associated response"});if(this.#t(m.request,m.options,Q).length)throw new DOMException(
"???","InvalidStateError");let R;if(m.type==="delete"){if(R=this.#t(m.request,m.options),R.length===0)return[];for(let p of R){let U=i.indexOf(p);l(U!==-1),i.splice(
U,1)}}else if(m.type==="put"){if(m.response==null)throw B.errors.exception({header:"Cache.#batchCacheOperations",message:"put operation should have an associate\
d response"});let p=m.request;if(!A(p.url))throw B.errors.exception({header:"Cache.#batchCacheOperations",message:"expected http or https scheme"});if(p.method!==
"GET")throw B.errors.exception({header:"Cache.#batchCacheOperations",message:"not get method"});if(m.options!=null)throw B.errors.exception({header:"Cache.#batc\
hCacheOperations",message:"options must not be defined"});R=this.#t(m.request);for(let U of R){let L=i.indexOf(U);l(L!==-1),i.splice(L,1)}i.push([m.request,m.response]),
Q.push([m.request,m.response])}E.push([m.request,m.response])}return E}catch(m){throw this.#A.length=0,this.#A=o,m}}#t(D,i,o){let Q=[],E=o??this.#A;for(let m of E){
let[R,p]=m;this.#r(D,R,p,i)&&Q.push(m)}return Q}#r(D,i,o=null,Q){let E=new URL(D.url),m=new URL(i.url);if(Q?.ignoreSearch&&(m.search="",E.search=""),!C(E,m,!0))
return!1;if(o==null||Q?.ignoreVary||!o.headersList.contains("vary"))return!0;let R=u(o.headersList.get("vary"));for(let p of R){if(p==="*")return!1;let U=i.headersList.
get(p),L=D.headersList.get(p);if(U!==L)return!1}return!0}#o(D,i,o=1/0){let Q=null;if(D!==void 0)if(B.is.Request(D)){if(Q=a(D),Q.method!=="GET"&&!i.ignoreMethod)
return[]}else typeof D=="string"&&(Q=a(new c(D)));let E=[];if(D===void 0)for(let R of this.#A)E.push(R[1]);else{let R=this.#t(Q,i);for(let p of R)E.push(p[1])}let m=[];
for(let R of E){let p=n(y(R),"immutable");if(m.push(p),m.length>=o)break}return Object.freeze(m)}};Object.defineProperties(g.prototype,{[Symbol.toStringTag]:{value:"\
Cache",configurable:!0},match:S,matchAll:S,add:S,addAll:S,put:S,delete:S,keys:S});var I=[{key:"ignoreSearch",converter:B.converters.boolean,defaultValue:()=>!1},
{key:"ignoreMethod",converter:B.converters.boolean,defaultValue:()=>!1},{key:"ignoreVary",converter:B.converters.boolean,defaultValue:()=>!1}];B.converters.CacheQueryOptions=
B.dictionaryConverter(I),B.converters.MultiCacheQueryOptions=B.dictionaryConverter([...I,{key:"cacheName",converter:B.converters.DOMString}]),B.converters.Response=
B.interfaceConverter(B.is.Response,"Response"),B.converters["sequence<RequestInfo>"]=B.sequenceConverter(B.converters.RequestInfo),k.exports={Cache:g}}),Or=(0,W.b)(
(N,k)=>{"use strict";var{Cache:l}=Vr(),{webidl:d}=ge(),{kEnumerableProperty:C}=GA(),{kConstruct:u}=jA(),S=class ve{#A=new Map;constructor(){arguments[0]!==u&&d.
illegalConstructor(),d.util.markAsUncloneable(this)}async match(B,y={}){if(d.brandCheck(this,ve),d.argumentLengthCheck(arguments,1,"CacheStorage.match"),B=d.converters.
RequestInfo(B),y=d.converters.MultiCacheQueryOptions(y),y.cacheName!=null){if(this.#A.has(y.cacheName)){let n=this.#A.get(y.cacheName);return await new l(u,n).match(
B,y)}}else for(let n of this.#A.values()){let f=await new l(u,n).match(B,y);if(f!==void 0)return f}}async has(B){d.brandCheck(this,ve);let y="CacheStorage.has";
return d.argumentLengthCheck(arguments,1,y),B=d.converters.DOMString(B,y,"cacheName"),this.#A.has(B)}async open(B){d.brandCheck(this,ve);let y="CacheStorage.ope\
n";if(d.argumentLengthCheck(arguments,1,y),B=d.converters.DOMString(B,y,"cacheName"),this.#A.has(B)){let f=this.#A.get(B);return new l(u,f)}let n=[];return this.#A.
set(B,n),new l(u,n)}async delete(B){d.brandCheck(this,ve);let y="CacheStorage.delete";return d.argumentLengthCheck(arguments,1,y),B=d.converters.DOMString(B,y,"\
cacheName"),this.#A.delete(B)}async keys(){return d.brandCheck(this,ve),[...this.#A.keys()]}};Object.defineProperties(S.prototype,{[Symbol.toStringTag]:{value:"\
CacheStorage",configurable:!0},match:C,has:C,open:C,delete:C,keys:C}),k.exports={CacheStorage:S}}),Jr=(0,W.b)((N,k)=>{"use strict";k.exports={maxAttributeValueSize:1024,
maxNameValuePairSize:4096}}),Ut=(0,W.b)((N,k)=>{"use strict";function l(a){for(let t=0;t<a.length;++t){let A=a.charCodeAt(t);if(A>=0&&A<=8||A>=10&&A<=31||A===127)
return!0}return!1}function d(a){for(let t=0;t<a.length;++t){let A=a.charCodeAt(t);if(A<33||A>126||A===34||A===40||A===41||A===60||A===62||A===64||A===44||A===59||
A===58||A===92||A===47||A===91||A===93||A===63||A===61||A===123||A===125)throw new Error("Invalid cookie name")}}function C(a){let t=a.length,A=0;if(a[0]==='"'){
if(t===1||a[t-1]!=='"')throw new Error("Invalid cookie value");--t,++A}for(;A<t;){let r=a.charCodeAt(A++);if(r<33||r>126||r===34||r===44||r===59||r===92)throw new Error(
"Invalid cookie value")}}function u(a){for(let t=0;t<a.length;++t){let A=a.charCodeAt(t);if(A<32||A>126||A===59)throw new Error("Invalid cookie path")}}function S(a){
return a>=48&&a<=57||a>=65&&a<=90||a>=97&&a<=122}function e(a){if(a===" ")return;if(a.length>255)throw new Error("Invalid cookie domain");let t=0;for(let A=0;A<
a.length;++A){let r=a.charCodeAt(A);if(r===46){if(t===0)throw new Error("Invalid cookie domain");if(a.charCodeAt(A-1)===45)throw new Error("Invalid cookie domai\
n");t=0;continue}if(t===0&&!S(r))throw new Error("Invalid cookie domain");if(!S(r)&&r!==45)throw new Error("Invalid cookie domain");if(++t>63)throw new Error("I\
nvalid cookie domain")}if(t===0||a.charCodeAt(a.length-1)===45)throw new Error("Invalid cookie domain")}var B=["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],y=["Ja\
n","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"],n=Array(61).fill(0).map((a,t)=>t.toString().padStart(2,"0"));function f(a){return typeof a==
"number"&&(a=new Date(a)),`${B[a.getUTCDay()]}, ${n[a.getUTCDate()]} ${y[a.getUTCMonth()]} ${a.getUTCFullYear()} ${n[a.getUTCHours()]}:${n[a.getUTCMinutes()]}:${n[a.
getUTCSeconds()]} GMT`}function c(a){if(a<0)throw new Error("Invalid cookie max-age")}function h(a){if(a.name.length===0)return null;d(a.name),C(a.value);let t=[
`${a.name}=${a.value}`];if(a.name.startsWith("__Secure-")&&(a.secure=!0),a.name.startsWith("__Host-")&&(a.secure=!0,a.domain=null,a.path="/"),a.secure&&t.push("\
Secure"),a.httpOnly&&t.push("HttpOnly"),typeof a.maxAge=="number"&&(c(a.maxAge),t.push(`Max-Age=${a.maxAge}`)),a.domain&&(e(a.domain),t.push(`Domain=${a.domain}`)),
a.path&&(u(a.path),t.push(`Path=${a.path}`)),a.expires!=null){let A=a.expires instanceof Date?a.expires.getTime():a.expires;typeof A=="number"&&Number.isFinite(
A)&&Math.abs(A)<=864e13&&t.push(`Expires=${f(a.expires)}`)}a.sameSite&&t.push(`SameSite=${a.sameSite}`);for(let A of a.unparsed){if(!A.includes("="))throw new Error(
"Invalid unparsed");let[r,...s]=A.split("="),g=r.trim(),I=s.join("=");d(g),C(I),t.push(`${g}=${I}`)}return t.join("; ")}k.exports={isCTLExcludingHtab:l,validateCookieName:d,
validateCookiePath:u,validateCookieValue:C,toIMFDate:f,stringify:h}}),Wr=(0,W.b)((N,k)=>{"use strict";var{collectASequenceOfCodePointsFast:l}=Ce(),{maxNameValuePairSize:d,
maxAttributeValueSize:C}=Jr(),{isCTLExcludingHtab:u}=Ut(),S=(0,W.a)("node:assert");function e(y){if(u(y))return null;let n="",f="",c="",h="";if(y.includes(";")){
let a={position:0};n=l(";",y,a),f=y.slice(a.position)}else n=y;if(!n.includes("="))h=n;else{let a={position:0};c=l("=",n,a),h=n.slice(a.position+1)}return c=c.trim(),
h=h.trim(),c.length+h.length>d?null:{name:c,value:h,...B(f)}}function B(y,n={}){for(;;){if(y.length===0)return n;S(y[0]===";"),y=y.slice(1);let f="";y.includes(
";")?(f=l(";",y,{position:0}),y=y.slice(f.length)):(f=y,y="");let c="",h="";if(f.includes("=")){let t={position:0};c=l("=",f,t),h=f.slice(t.position+1)}else c=f;
if(c=c.trim(),h=h.trim(),h.length>C)continue;let a=c.toLowerCase();if(a==="expires"){let t=new Date(h);n.expires=t}else if(a==="max-age"){let t=h.charCodeAt(0);
if((t<48||t>57)&&h[0]!=="-"||!/^\d+$/.test(h))continue;let A=Number(h);n.maxAge=A}else if(a==="domain"){let t=h;t[0]==="."&&(t=t.slice(1)),t=t.toLowerCase(),n.domain=
t}else if(a==="path"){let t="";h.length===0||h[0]!=="/"?t="/":t=h,n.path=t}else if(a==="secure")n.secure=!0;else if(a==="httponly")n.httpOnly=!0;else if(a==="sa\
mesite"){let t=h.toLowerCase();t==="none"?n.sameSite="None":t==="strict"?n.sameSite="Strict":t==="lax"&&(n.sameSite="Lax")}else n.unparsed??=[],n.unparsed.push(
`${c}=${h}`)}}k.exports={parseSetCookie:e,parseUnparsedAttributes:B}}),Pr=(0,W.b)((N,k)=>{"use strict";var{parseSetCookie:l}=Wr(),{stringify:d}=Ut(),{webidl:C}=ge(),
{Headers:u}=Ye(),S=C.brandCheckMultiple([u,globalThis.Headers].filter(Boolean));function e(c){C.argumentLengthCheck(arguments,1,"getCookies"),S(c);let h=c.get("\
cookie"),a={__proto__:null};if(!h)return a;for(let t of h.split(";")){let[A,...r]=t.split("=");a[A.trim()]=r.join("=")}return a}function B(c,h,a){S(c);let t="de\
leteCookie";C.argumentLengthCheck(arguments,2,t),h=C.converters.DOMString(h,t,"name"),a=C.converters.DeleteCookieAttributes(a),f(c,{name:h,value:"",expires:new Date(
0),...a})}function y(c){C.argumentLengthCheck(arguments,1,"getSetCookies"),S(c);let h=c.getSetCookie();return h?h.map(a=>l(a)):[]}function n(c){return c=C.converters.
DOMString(c),l(c)}function f(c,h){C.argumentLengthCheck(arguments,2,"setCookie"),S(c),h=C.converters.Cookie(h);let a=d(h);a&&c.append("set-cookie",a,!0)}C.converters.
DeleteCookieAttributes=C.dictionaryConverter([{converter:C.nullableConverter(C.converters.DOMString),key:"path",defaultValue:()=>null},{converter:C.nullableConverter(
C.converters.DOMString),key:"domain",defaultValue:()=>null}]),C.converters.Cookie=C.dictionaryConverter([{converter:C.converters.DOMString,key:"name"},{converter:C.
converters.DOMString,key:"value"},{converter:C.nullableConverter(c=>typeof c=="number"?C.converters["unsigned long long"](c):new Date(c)),key:"expires",defaultValue:()=>null},
{converter:C.nullableConverter(C.converters["long long"]),key:"maxAge",defaultValue:()=>null},{converter:C.nullableConverter(C.converters.DOMString),key:"domain",
defaultValue:()=>null},{converter:C.nullableConverter(C.converters.DOMString),key:"path",defaultValue:()=>null},{converter:C.nullableConverter(C.converters.boolean),
key:"secure",defaultValue:()=>null},{converter:C.nullableConverter(C.converters.boolean),key:"httpOnly",defaultValue:()=>null},{converter:C.converters.USVString,
key:"sameSite",allowedValues:["Strict","Lax","None"]},{converter:C.sequenceConverter(C.converters.DOMString),key:"unparsed",defaultValue:()=>[]}]),k.exports={getCookies:e,
deleteCookie:B,getSetCookies:y,setCookie:f,parseCookie:n}}),Qt=(0,W.b)((N,k)=>{"use strict";var{webidl:l}=ge(),{kEnumerableProperty:d}=GA(),{kConstruct:C}=jA(),
u=class ce extends Event{#A;constructor(f,c={}){if(f===C){super(arguments[1],arguments[2]),l.util.markAsUncloneable(this);return}let h="MessageEvent constructor";
l.argumentLengthCheck(arguments,1,h),f=l.converters.DOMString(f,h,"type"),c=l.converters.MessageEventInit(c,h,"eventInitDict"),super(f,c),this.#A=c,l.util.markAsUncloneable(
this)}get data(){return l.brandCheck(this,ce),this.#A.data}get origin(){return l.brandCheck(this,ce),this.#A.origin}get lastEventId(){return l.brandCheck(this,ce),
this.#A.lastEventId}get source(){return l.brandCheck(this,ce),this.#A.source}get ports(){return l.brandCheck(this,ce),Object.isFrozen(this.#A.ports)||Object.freeze(
this.#A.ports),this.#A.ports}initMessageEvent(f,c=!1,h=!1,a=null,t="",A="",r=null,s=[]){return l.brandCheck(this,ce),l.argumentLengthCheck(arguments,1,"MessageE\
vent.initMessageEvent"),new ce(f,{bubbles:c,cancelable:h,data:a,origin:t,lastEventId:A,source:r,ports:s})}static createFastMessageEvent(f,c){let h=new ce(C,f,c);
return h.#A=c,h.#A.data??=null,h.#A.origin??="",h.#A.lastEventId??="",h.#A.source??=null,h.#A.ports??=[],h}},{createFastMessageEvent:S}=u;delete u.createFastMessageEvent;
var e=class st extends Event{#A;constructor(f,c={}){let h="CloseEvent constructor";l.argumentLengthCheck(arguments,1,h),f=l.converters.DOMString(f,h,"type"),c=l.
converters.CloseEventInit(c),super(f,c),this.#A=c,l.util.markAsUncloneable(this)}get wasClean(){return l.brandCheck(this,st),this.#A.wasClean}get code(){return l.
brandCheck(this,st),this.#A.code}get reason(){return l.brandCheck(this,st),this.#A.reason}},B=class Ge extends Event{#A;constructor(f,c){let h="ErrorEvent const\
ructor";l.argumentLengthCheck(arguments,1,h),super(f,c),l.util.markAsUncloneable(this),f=l.converters.DOMString(f,h,"type"),c=l.converters.ErrorEventInit(c??{}),
this.#A=c}get message(){return l.brandCheck(this,Ge),this.#A.message}get filename(){return l.brandCheck(this,Ge),this.#A.filename}get lineno(){return l.brandCheck(
this,Ge),this.#A.lineno}get colno(){return l.brandCheck(this,Ge),this.#A.colno}get error(){return l.brandCheck(this,Ge),this.#A.error}};Object.defineProperties(
u.prototype,{[Symbol.toStringTag]:{value:"MessageEvent",configurable:!0},data:d,origin:d,lastEventId:d,source:d,ports:d,initMessageEvent:d}),Object.defineProperties(
e.prototype,{[Symbol.toStringTag]:{value:"CloseEvent",configurable:!0},reason:d,code:d,wasClean:d}),Object.defineProperties(B.prototype,{[Symbol.toStringTag]:{value:"\
ErrorEvent",configurable:!0},message:d,filename:d,lineno:d,colno:d,error:d}),l.converters.MessagePort=l.interfaceConverter(l.is.MessagePort,"MessagePort"),l.converters["\
sequence<MessagePort>"]=l.sequenceConverter(l.converters.MessagePort);var y=[{key:"bubbles",converter:l.converters.boolean,defaultValue:()=>!1},{key:"cancelable",
converter:l.converters.boolean,defaultValue:()=>!1},{key:"composed",converter:l.converters.boolean,defaultValue:()=>!1}];l.converters.MessageEventInit=l.dictionaryConverter(
[...y,{key:"data",converter:l.converters.any,defaultValue:()=>null},{key:"origin",converter:l.converters.USVString,defaultValue:()=>""},{key:"lastEventId",converter:l.
converters.DOMString,defaultValue:()=>""},{key:"source",converter:l.nullableConverter(l.converters.MessagePort),defaultValue:()=>null},{key:"ports",converter:l.
converters["sequence<MessagePort>"],defaultValue:()=>[]}]),l.converters.CloseEventInit=l.dictionaryConverter([...y,{key:"wasClean",converter:l.converters.boolean,
defaultValue:()=>!1},{key:"code",converter:l.converters["unsigned short"],defaultValue:()=>0},{key:"reason",converter:l.converters.USVString,defaultValue:()=>""}]),
l.converters.ErrorEventInit=l.dictionaryConverter([...y,{key:"message",converter:l.converters.DOMString,defaultValue:()=>""},{key:"filename",converter:l.converters.
USVString,defaultValue:()=>""},{key:"lineno",converter:l.converters["unsigned long"],defaultValue:()=>0},{key:"colno",converter:l.converters["unsigned long"],defaultValue:()=>0},
{key:"error",converter:l.converters.any}]),k.exports={MessageEvent:u,CloseEvent:e,ErrorEvent:B,createFastMessageEvent:S}}),Se=(0,W.b)((N,k)=>{"use strict";var l="\
258EAFA5-E914-47DA-95CA-C5AB0DC85B11",d={enumerable:!0,writable:!1,configurable:!1},C={CONNECTING:0,OPEN:1,CLOSING:2,CLOSED:3},u={SENT:1,RECEIVED:2},S={CONTINUATION:0,
TEXT:1,BINARY:2,CLOSE:8,PING:9,PONG:10},e=65535,B={INFO:0,PAYLOADLENGTH_16:2,PAYLOADLENGTH_64:3,READ_DATA:4},y=Buffer.allocUnsafe(0),n={text:1,typedArray:2,arrayBuffer:3,
blob:4};k.exports={uid:l,sentCloseFrameState:u,staticPropertyDescriptors:d,states:C,opcodes:S,maxUnsigned16Bit:e,parserStates:B,emptyBuffer:y,sendHints:n}}),He=(0,W.b)(
(N,k)=>{"use strict";var{states:l,opcodes:d}=Se(),{isUtf8:C}=(0,W.a)("node:buffer"),{removeHTTPWhitespace:u}=Ee(),{collectASequenceOfCodePointsFast:S}=Ce();function e(Q){
return Q===l.CONNECTING}function B(Q){return Q===l.OPEN}function y(Q){return Q===l.CLOSING}function n(Q){return Q===l.CLOSED}function f(Q,E,m=(p,U)=>new Event(p,
U),R={}){let p=m(Q,R);E.dispatchEvent(p)}function c(Q,E,m){Q.onMessage(E,m)}function h(Q){return Q.byteLength===Q.buffer.byteLength?Q.buffer:new Uint8Array(Q).buffer}
function a(Q){if(Q.length===0)return!1;for(let E=0;E<Q.length;++E){let m=Q.charCodeAt(E);if(m<33||m>126||m===34||m===40||m===41||m===44||m===47||m===58||m===59||
m===60||m===61||m===62||m===63||m===64||m===91||m===92||m===93||m===123||m===125)return!1}return!0}function t(Q){return Q>=1e3&&Q<1015?Q!==1004&&Q!==1005&&Q!==1006:
Q>=3e3&&Q<=4999}function A(Q){return Q===d.CLOSE||Q===d.PING||Q===d.PONG}function r(Q){return Q===d.CONTINUATION}function s(Q){return Q===d.TEXT||Q===d.BINARY}function g(Q){
return s(Q)||r(Q)||A(Q)}function I(Q){let E={position:0},m=new Map;for(;E.position<Q.length;){let R=S(";",Q,E),[p,U=""]=R.split("=",2);m.set(u(p,!0,!1),u(U,!1,!0)),
E.position++}return m}function w(Q){if(Q.length===0)return!1;for(let m=0;m<Q.length;m++){let R=Q.charCodeAt(m);if(R<48||R>57)return!1}let E=Number.parseInt(Q,10);
return E>=8&&E<=15}function D(Q,E){let m;try{m=new URL(Q,E)}catch(R){throw new DOMException(R,"SyntaxError")}if(m.protocol==="http:"?m.protocol="ws:":m.protocol===
"https:"&&(m.protocol="wss:"),m.protocol!=="ws:"&&m.protocol!=="wss:")throw new DOMException("expected a ws: or wss: url","SyntaxError");if(m.hash.length||m.href.
endsWith("#"))throw new DOMException("hash","SyntaxError");return m}function i(Q,E){if(Q!==null&&Q!==1e3&&(Q<3e3||Q>4999))throw new DOMException("invalid code",
"InvalidAccessError");if(E!==null){let m=Buffer.byteLength(E);if(m>123)throw new DOMException(`Reason must be less than 123 bytes; received ${m}`,"SyntaxError")}}
var o=(()=>{if(typeof process.versions.icu=="string"){let Q=new TextDecoder("utf-8",{fatal:!0});return Q.decode.bind(Q)}return function(Q){if(C(Q))return Q.toString(
"utf-8");throw new TypeError("Invalid utf-8 received.")}})();k.exports={isConnecting:e,isEstablished:B,isClosing:y,isClosed:n,fireEvent:f,isValidSubprotocol:a,isValidStatusCode:t,
websocketMessageReceived:c,utf8Decode:o,isControlFrame:A,isContinuationFrame:r,isTextBinaryFrame:s,isValidOpcode:g,parseExtensions:I,isValidClientWindowBits:w,toArrayBuffer:h,
getURLRecord:D,validateCloseCodeAndReason:i}}),Ze=(0,W.b)((N,k)=>{"use strict";var{runtimeFeatures:l}=ue(),{maxUnsigned16Bit:d,opcodes:C}=Se(),u=8*1024,S=null,e=u,
B=l.has("crypto")?(0,W.a)("node:crypto").randomFillSync:function(f,c,h){for(let a=0;a<f.length;++a)f[a]=Math.random()*255|0;return f};function y(){return e===u&&
(e=0,B(S??=Buffer.allocUnsafeSlow(u),0,u)),[S[e++],S[e++],S[e++],S[e++]]}var n=class{constructor(f){this.frameData=f}createFrame(f){let c=this.frameData,h=y(),a=c?.
byteLength??0,t=a,A=6;a>d?(A+=8,t=127):a>125&&(A+=2,t=126);let r=Buffer.allocUnsafe(a+A);r[0]=r[1]=0,r[0]|=128,r[0]=(r[0]&240)+f,r[A-4]=h[0],r[A-3]=h[1],r[A-2]=
h[2],r[A-1]=h[3],r[1]=t,t===126?r.writeUInt16BE(a,2):t===127&&(r[2]=r[3]=0,r.writeUIntBE(a,4,6)),r[1]|=128;for(let s=0;s<a;++s)r[A+s]=c[s]^h[s&3];return r}static createFastTextFrame(f){
let c=y(),h=f.length;for(let r=0;r<h;++r)f[r]^=c[r&3];let a=h,t=6;h>d?(t+=8,a=127):h>125&&(t+=2,a=126);let A=Buffer.allocUnsafeSlow(t);return A[0]=128|C.TEXT,A[1]=
a|128,A[t-4]=c[0],A[t-3]=c[1],A[t-2]=c[2],A[t-1]=c[3],a===126?A.writeUInt16BE(h,2):a===127&&(A[2]=A[3]=0,A.writeUIntBE(h,4,6)),[A,f]}};k.exports={WebsocketFrameSend:n,
generateMask:y}}),ht=(0,W.b)((N,k)=>{"use strict";var{uid:l,states:d,sentCloseFrameState:C,emptyBuffer:u,opcodes:S}=Se(),{parseExtensions:e,isClosed:B,isClosing:y,
isEstablished:n,isConnecting:f,validateCloseCodeAndReason:c}=He(),{makeRequest:h}=qe(),{fetching:a}=rt(),{Headers:t,getHeadersList:A}=Ye(),{getDecodeSplit:r}=he(),
{WebsocketFrameSend:s}=Ze(),g=(0,W.a)("node:assert"),{runtimeFeatures:I}=ue(),w=I.has("crypto")?(0,W.a)("node:crypto"):null,D=!1;function i(m,R,p,U,L){let Y=m;Y.
protocol=m.protocol==="ws:"?"http:":"https:";let F=h({urlList:[Y],client:p,serviceWorkers:"none",referrer:"no-referrer",mode:"websocket",credentials:"include",cache:"\
no-store",redirect:"error",useURLCredentials:!0});if(L.headers){let b=A(new t(L.headers));F.headersList=b}let J=w.randomBytes(16).toString("base64");F.headersList.
append("sec-websocket-key",J,!0),F.headersList.append("sec-websocket-version","13",!0);for(let b of R)F.headersList.append("sec-websocket-protocol",b,!0);return F.
headersList.append("sec-websocket-extensions","permessage-deflate; client_max_window_bits",!0),a({request:F,useParallelQueue:!0,dispatcher:L.dispatcher,processResponse(b){
if(b.type==="error"||b.status!==101){if(b.socket?.session==null){Q(U,b,1002,"Received network error or non-101 status code.",b.error);return}if(b.status!==200){
Q(U,b,1002,"Received network error or non-200 status code.",b.error);return}}if(D===!1&&b.socket?.session!=null&&(process.emitWarning("WebSocket over HTTP2 is e\
xperimental, and subject to change.","ExperimentalWarning"),D=!0),R.length!==0&&!b.headersList.get("Sec-WebSocket-Protocol")){Q(U,b,1002,"Server did not respond\
 with sent protocols.");return}if(b.socket.session==null&&b.headersList.get("Upgrade")?.toLowerCase()!=="websocket"){Q(U,b,1002,'Server did not set Upgrade head\
er to "websocket".');return}if(b.socket.session==null&&b.headersList.get("Connection")?.toLowerCase()!=="upgrade"){Q(U,b,1002,'Server did not set Connection hea\
der to "upgrade".');return}let H=b.headersList.get("Sec-WebSocket-Accept"),P=w.hash("sha1",J+l,"base64");if(H!==P){Q(U,b,1002,"Incorrect hash received in Sec-We\
bSocket-Accept header.");return}let T=b.headersList.get("Sec-WebSocket-Extensions"),v;if(T!==null&&(v=e(T),!v.has("permessage-deflate"))){Q(U,b,1002,"Sec-WebSoc\
ket-Extensions header does not match.");return}let x=b.headersList.get("Sec-WebSocket-Protocol");if(x!==null){let X=r("sec-websocket-protocol",F.headersList);if(X===
null||!X.includes(x)){Q(U,b,1002,"Protocol was not set in the opening handshake.");return}}b.socket.on("data",U.onSocketData),b.socket.on("close",U.onSocketClose),
b.socket.on("error",U.onSocketError),U.wasEverConnected=!0,U.onConnectionEstablished(b,v)}})}function o(m,R,p,U=!1){if(R??=null,p??="",U&&c(R,p),!(B(m.readyState)||
y(m.readyState)))if(!n(m.readyState))E(m),m.readyState=d.CLOSING;else if(!m.closeState.has(C.SENT)&&!m.closeState.has(C.RECEIVED)){let L=new s;p.length!==0&&R===
null&&(R=1e3),g(R===null||Number.isInteger(R)),R===null&&p.length===0?L.frameData=u:R!==null&&p===null?(L.frameData=Buffer.allocUnsafe(2),L.frameData.writeUInt16BE(
R,0)):R!==null&&p!==null?(L.frameData=Buffer.allocUnsafe(2+Buffer.byteLength(p)),L.frameData.writeUInt16BE(R,0),L.frameData.write(p,2,"utf-8")):L.frameData=u,m.
socket.write(L.createFrame(S.CLOSE)),m.closeState.add(C.SENT),m.readyState=d.CLOSING}else m.readyState=d.CLOSING}function Q(m,R,p,U,L){R.socket?.session!=null&&
!R.socket.destroyed&&R.socket.destroy(),E(m,p,U,L)}function E(m,R,p,U){n(m.readyState)&&o(m,R,p,!1),m.controller.abort(),f(m.readyState)?m.onSocketClose():m.socket?.
destroyed===!1&&m.socket.destroy()}k.exports={establishWebSocketConnection:i,failWebsocketConnection:E,closeWebSocketConnection:o}}),qr=(0,W.b)((N,k)=>{"use str\
ict";var{createInflateRaw:l,Z_DEFAULT_WINDOWBITS:d}=(0,W.a)("node:zlib"),{isValidClientWindowBits:C}=He(),{MessageSizeExceededError:u}=HA(),S=Buffer.from([0,0,255,
255]),e=Symbol("kBuffer"),B=Symbol("kLength"),y=class{#A;#e={};#t=0;constructor(n,f){this.#e.serverNoContextTakeover=n.has("server_no_context_takeover"),this.#e.
serverMaxWindowBits=n.get("server_max_window_bits"),this.#t=f.maxPayloadSize}decompress(n,f,c){if(!this.#A){let h=d;if(this.#e.serverMaxWindowBits){if(!C(this.#e.
serverMaxWindowBits)){c(new Error("Invalid server_max_window_bits"));return}h=Number.parseInt(this.#e.serverMaxWindowBits)}try{this.#A=l({windowBits:h})}catch(a){
c(a);return}this.#A[e]=[],this.#A[B]=0,this.#A.on("data",a=>{if(this.#A[B]+=a.length,this.#t>0&&this.#A[B]>this.#t){c(new u),this.#A.removeAllListeners(),this.#A.
destroy(),this.#A=null;return}this.#A[e].push(a)}),this.#A.on("error",a=>{this.#A=null,c(a)})}this.#A.write(n),f&&this.#A.write(S),this.#A.flush(()=>{if(!this.#A)
return;let h=Buffer.concat(this.#A[e],this.#A[B]);this.#A[e].length=0,this.#A[B]=0,c(null,h)})}};k.exports={PerMessageDeflate:y}}),bt=(0,W.b)((N,k)=>{"use stric\
t";var{Writable:l}=(0,W.a)("node:stream"),d=(0,W.a)("node:assert"),{parserStates:C,opcodes:u,states:S,emptyBuffer:e,sentCloseFrameState:B}=Se(),{isValidStatusCode:y,
isValidOpcode:n,websocketMessageReceived:f,utf8Decode:c,isControlFrame:h,isTextBinaryFrame:a,isContinuationFrame:t}=He(),{failWebsocketConnection:A}=ht(),{WebsocketFrameSend:r}=Ze(),
{PerMessageDeflate:s}=qr(),{MessageSizeExceededError:g}=HA(),I=class extends l{#A=[];#e=0;#t=0;#r=!1;#o=C.INFO;#s={};#i=[];#n;#a;#g;#h;constructor(w,D,i={}){super(),
this.#a=w,this.#n=D??new Map,this.#g=i.maxFragments??0,this.#h=i.maxPayloadSize??0,this.#n.has("permessage-deflate")&&this.#n.set("permessage-deflate",new s(D,i))}_write(w,D,i){
this.#A.push(w),this.#t+=w.length,this.#r=!0,this.run(i)}#Q(){return this.#h>0&&!h(this.#s.opcode)&&this.#s.payloadLength+this.#e>this.#h?(A(this.#a,1009,"Paylo\
ad size exceeds maximum allowed size"),!1):!0}run(w){for(;this.#r;)if(this.#o===C.INFO){if(this.#t<2)return w();let D=this.consume(2),i=(D[0]&128)!==0,o=D[0]&15,
Q=(D[1]&128)===128,E=!i&&o!==u.CONTINUATION,m=D[1]&127,R=D[0]&64,p=D[0]&32,U=D[0]&16;if(!n(o))return A(this.#a,1002,"Invalid opcode received"),w();if(Q)return A(
this.#a,1002,"Frame cannot be masked"),w();if(R!==0&&!this.#n.has("permessage-deflate")){A(this.#a,1002,"Expected RSV1 to be clear.");return}if(p!==0||U!==0){A(
this.#a,1002,"RSV1, RSV2, RSV3 must be clear");return}if(E&&!a(o)){A(this.#a,1002,"Invalid frame type was fragmented.");return}if(a(o)&&this.#i.length>0){A(this.#a,
1002,"Expected continuation frame");return}if(this.#s.fragmented&&E){A(this.#a,1002,"Fragmented frame exceeded 125 bytes.");return}if((m>125||E)&&h(o)){A(this.#a,
1002,"Control frame either too large or fragmented");return}if(t(o)&&this.#i.length===0&&!this.#s.compressed){A(this.#a,1002,"Unexpected continuation frame");return}
if(m<=125){if(this.#s.payloadLength=m,this.#o=C.READ_DATA,!this.#Q())return}else m===126?this.#o=C.PAYLOADLENGTH_16:m===127&&(this.#o=C.PAYLOADLENGTH_64);a(o)&&
(this.#s.binaryType=o,this.#s.compressed=R!==0),this.#s.opcode=o,this.#s.masked=Q,this.#s.fin=i,this.#s.fragmented=E}else if(this.#o===C.PAYLOADLENGTH_16){if(this.#t<
2)return w();let D=this.consume(2);if(this.#s.payloadLength=D.readUInt16BE(0),this.#o=C.READ_DATA,!this.#Q())return}else if(this.#o===C.PAYLOADLENGTH_64){if(this.#t<
8)return w();let D=this.consume(8),i=D.readUInt32BE(0),o=D.readUInt32BE(4);if(i!==0||o>2**31-1){A(this.#a,1009,"Received payload length > 2^31 bytes.");return}if(this.#s.
payloadLength=o,this.#o=C.READ_DATA,!this.#Q())return}else if(this.#o===C.READ_DATA){if(this.#t<this.#s.payloadLength)return w();let D=this.consume(this.#s.payloadLength);
if(h(this.#s.opcode)){if(this.#r=this.parseControlFrame(D),this.#o=C.INFO,this.#r&&this.#a.socket.writableNeedDrain){this.#r=!1,this.#a.socket.once("drain",()=>{
this.destroyed||(this.#r=!0,this.run(w))});return}}else if(this.#s.compressed){this.#n.get("permessage-deflate").decompress(D,this.#s.fin,(i,o)=>{if(i){let Q=i instanceof
g?1009:1007;A(this.#a,Q,i.message);return}if(this.writeFragments(o)){if(this.#h>0&&this.#e>this.#h){A(this.#a,1009,new g().message);return}if(!this.#s.fin){this.#o=
C.INFO,this.#r=!0,this.run(w);return}f(this.#a,this.#s.binaryType,this.consumeFragments()),this.#r=!0,this.#o=C.INFO,this.run(w)}},this.#e),this.#r=!1;break}else{
if(!this.writeFragments(D))return;!this.#s.fragmented&&this.#s.fin&&f(this.#a,this.#s.binaryType,this.consumeFragments()),this.#o=C.INFO}}}consume(w){if(w>this.#t)
throw new Error("Called consume() before buffers satiated.");if(w===0)return e;this.#t-=w;let D=this.#A[0];if(D.length>w)return this.#A[0]=D.subarray(w,D.length),
D.subarray(0,w);if(D.length===w)return this.#A.shift();{let i=0,o=Buffer.allocUnsafeSlow(w);for(;i!==w;){let Q=this.#A[0],E=Q.length;if(E+i===w){o.set(this.#A.shift(),
i);break}else if(E+i>w){o.set(Q.subarray(0,w-i),i),this.#A[0]=Q.subarray(w-i);break}else o.set(this.#A.shift(),i),i+=E}return o}}writeFragments(w){return this.#g>
0&&this.#i.length===this.#g?(A(this.#a,1008,"Too many message fragments"),!1):(this.#e+=w.length,this.#i.push(w),!0)}consumeFragments(){let w=this.#i;if(w.length===
1)return this.#e=0,w.shift();let D=0,i=Buffer.allocUnsafeSlow(this.#e);for(let o=0;o<w.length;++o){let Q=w[o];i.set(Q,D),D+=Q.length}return this.#i=[],this.#e=0,
i}parseCloseBody(w){d(w.length!==1);let D;if(w.length>=2&&(D=w.readUInt16BE(0)),D!==void 0&&!y(D))return{code:1002,reason:"Invalid status code",error:!0};let i=w.
subarray(2);i[0]===239&&i[1]===187&&i[2]===191&&(i=i.subarray(3));try{i=c(i)}catch{return{code:1007,reason:"Invalid UTF-8",error:!0}}return{code:D,reason:i,error:!1}}parseControlFrame(w){
let{opcode:D,payloadLength:i}=this.#s;if(D===u.CLOSE){if(i===1)return A(this.#a,1002,"Received close frame with a 1-byte body."),!1;if(this.#s.closeInfo=this.parseCloseBody(
w),this.#s.closeInfo.error){let{code:o,reason:Q}=this.#s.closeInfo;return A(this.#a,o,Q),!1}if(!this.#a.closeState.has(B.SENT)&&!this.#a.closeState.has(B.RECEIVED)){
let o=e;this.#s.closeInfo.code&&(o=Buffer.allocUnsafe(2),o.writeUInt16BE(this.#s.closeInfo.code,0));let Q=new r(o);this.#a.socket.write(Q.createFrame(u.CLOSE)),
this.#a.closeState.add(B.SENT)}return this.#a.readyState=S.CLOSING,this.#a.closeState.add(B.RECEIVED),!1}else if(D===u.PING){if(!this.#a.closeState.has(B.RECEIVED)){
let o=new r(w);this.#a.socket.write(o.createFrame(u.PONG)),this.#a.onPing(w)}}else D===u.PONG&&this.#a.onPong(w);return!0}get closingInfo(){return this.#s.closeInfo}};
k.exports={ByteParser:I}}),Zr=(0,W.b)((N,k)=>{"use strict";var{WebsocketFrameSend:l}=Ze(),{opcodes:d,sendHints:C}=Se(),u=ct(),S=class{#A=new u;#e=!1;#t;constructor(y){
this.#t=y}add(y,n,f){if(f!==C.blob){if(this.#e){let h={promise:null,callback:n,frame:e(y,f)};this.#A.push(h)}else if(f===C.text){let{0:h,1:a}=l.createFastTextFrame(
y);this.#t.cork(),this.#t.write(h),this.#t.write(a,n),this.#t.uncork()}else this.#t.write(e(y,f),n);return}let c={promise:y.arrayBuffer().then(h=>{c.promise=null,
c.frame=e(h,f)}),callback:n,frame:null};this.#A.push(c),this.#e||this.#r()}async#r(){this.#e=!0;let y=this.#A;for(;!y.isEmpty();){let n=y.shift();n.promise!==null&&
await n.promise,this.#t.write(n.frame,n.callback),n.callback=n.frame=null}this.#e=!1}};function e(y,n){return new l(B(y,n)).createFrame(n===C.text?d.TEXT:d.BINARY)}
function B(y,n){switch(n){case C.text:case C.typedArray:return new Uint8Array(y.buffer,y.byteOffset,y.byteLength);case C.arrayBuffer:case C.blob:return new Uint8Array(
y)}}k.exports={SendQueue:S}}),_r=(0,W.b)((N,k)=>{"use strict";var{isArrayBuffer:l}=(0,W.a)("node:util/types"),{webidl:d}=ge(),{URLSerializer:C}=Ee(),{environmentSettingsObject:u}=he(),
{staticPropertyDescriptors:S,states:e,sentCloseFrameState:B,sendHints:y,opcodes:n}=Se(),{isConnecting:f,isEstablished:c,isClosing:h,isClosed:a,isValidSubprotocol:t,
fireEvent:A,utf8Decode:r,toArrayBuffer:s,getURLRecord:g}=He(),{establishWebSocketConnection:I,closeWebSocketConnection:w,failWebsocketConnection:D}=ht(),{ByteParser:i}=bt(),
{kEnumerableProperty:o}=GA(),{getGlobalDispatcher:Q}=et(),{ErrorEvent:E,CloseEvent:m,createFastMessageEvent:R}=Qt(),{SendQueue:p}=Zr(),{WebsocketFrameSend:U}=Ze(),
{channels:L}=pe();function Y(b){return typeof b?.address=="function"?b.address():typeof b?.session?.socket?.address=="function"?b.session.socket.address():null}
var F=class ne extends EventTarget{#A={open:null,error:null,close:null,message:null};#e=0;#t="";#r="";#o;#s={onConnectionEstablished:(H,P)=>this.#g(H,P),onMessage:(H,P)=>this.#h(
H,P),onParserError:H=>D(this.#s,null,H.message),onParserDrain:()=>this.#Q(),onSocketData:H=>{this.#a.write(H)||this.#s.socket.pause()},onSocketError:H=>{this.#s.
readyState=e.CLOSING,L.socketError.hasSubscribers&&L.socketError.publish(H),this.#s.socket.destroy()},onSocketClose:()=>this.#E(),onPing:H=>{L.ping.hasSubscribers&&
L.ping.publish({payload:H,websocket:this})},onPong:H=>{L.pong.hasSubscribers&&L.pong.publish({payload:H,websocket:this})},readyState:e.CONNECTING,socket:null,closeState:new Set,
controller:null,wasEverConnected:!1};#i;#n;#a;constructor(H,P=[]){super(),d.util.markAsUncloneable(this);let T="WebSocket constructor";d.argumentLengthCheck(arguments,
1,T);let v=d.converters["DOMString or sequence<DOMString> or WebSocketInit"](P,T,"options");H=d.converters.USVString(H),P=v.protocols;let x=u.settingsObject.baseUrl,
X=g(H,x);if(typeof P=="string"&&(P=[P]),P.length!==new Set(P.map(AA=>AA.toLowerCase())).size)throw new DOMException("Invalid Sec-WebSocket-Protocol value","Synt\
axError");if(P.length>0&&!P.every(AA=>t(AA)))throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError");this.#i=new URL(X.href);let _=u.settingsObject;
this.#s.controller=I(X,P,_,this.#s,v),this.#s.readyState=ne.CONNECTING,this.#n="blob"}close(H=void 0,P=void 0){d.brandCheck(this,ne),H!==void 0&&(H=d.converters["\
unsigned short"](H,"WebSocket.close","code",d.attributes.Clamp)),P!==void 0&&(P=d.converters.USVString(P)),H??=null,P??="",w(this.#s,H,P,!0)}send(H){d.brandCheck(
this,ne);let P="WebSocket.send";if(d.argumentLengthCheck(arguments,1,P),H=d.converters.WebSocketSendData(H,P,"data"),f(this.#s.readyState))throw new DOMException(
"Sent before connected.","InvalidStateError");if(!(!c(this.#s.readyState)||h(this.#s.readyState)))if(typeof H=="string"){let T=Buffer.from(H);this.#e+=T.byteLength,
this.#o.add(T,()=>{this.#e-=T.byteLength},y.text)}else l(H)?(this.#e+=H.byteLength,this.#o.add(H,()=>{this.#e-=H.byteLength},y.arrayBuffer)):ArrayBuffer.isView(
H)?(this.#e+=H.byteLength,this.#o.add(H,()=>{this.#e-=H.byteLength},y.typedArray)):d.is.Blob(H)&&(this.#e+=H.size,this.#o.add(H,()=>{this.#e-=H.size},y.blob))}get readyState(){
return d.brandCheck(this,ne),this.#s.readyState}get bufferedAmount(){return d.brandCheck(this,ne),this.#e}get url(){return d.brandCheck(this,ne),C(this.#i)}get extensions(){
return d.brandCheck(this,ne),this.#r}get protocol(){return d.brandCheck(this,ne),this.#t}get onopen(){return d.brandCheck(this,ne),this.#A.open}set onopen(H){d.
brandCheck(this,ne),this.#A.open&&this.removeEventListener("open",this.#A.open);let P=d.converters.EventHandlerNonNull(H);P!==null?(this.addEventListener("open",
P),this.#A.open=H):this.#A.open=null}get onerror(){return d.brandCheck(this,ne),this.#A.error}set onerror(H){d.brandCheck(this,ne),this.#A.error&&this.removeEventListener(
"error",this.#A.error);let P=d.converters.EventHandlerNonNull(H);P!==null?(this.addEventListener("error",P),this.#A.error=H):this.#A.error=null}get onclose(){return d.
brandCheck(this,ne),this.#A.close}set onclose(H){d.brandCheck(this,ne),this.#A.close&&this.removeEventListener("close",this.#A.close);let P=d.converters.EventHandlerNonNull(
H);P!==null?(this.addEventListener("close",P),this.#A.close=H):this.#A.close=null}get onmessage(){return d.brandCheck(this,ne),this.#A.message}set onmessage(H){
d.brandCheck(this,ne),this.#A.message&&this.removeEventListener("message",this.#A.message);let P=d.converters.EventHandlerNonNull(H);P!==null?(this.addEventListener(
"message",P),this.#A.message=H):this.#A.message=null}get binaryType(){return d.brandCheck(this,ne),this.#n}set binaryType(H){d.brandCheck(this,ne),H!=="blob"&&H!==
"arraybuffer"?this.#n="blob":this.#n=H}#g(H,P){this.#s.socket=H.socket;let T=this.#s.controller.dispatcher?.webSocketOptions,v=T?.maxFragments,x=T?.maxPayloadSize,
X=new i(this.#s,P,{maxFragments:v,maxPayloadSize:x});X.on("drain",()=>this.#s.onParserDrain()),X.on("error",q=>this.#s.onParserError(q)),this.#a=X,this.#o=new p(
H.socket),this.#s.readyState=e.OPEN;let _=H.headersList.get("sec-websocket-extensions");_!==null&&(this.#r=_);let AA=H.headersList.get("sec-websocket-protocol");
if(AA!==null&&(this.#t=AA),A("open",this),L.open.hasSubscribers){let q=H.headersList.entries;L.open.publish({address:Y(H.socket),protocol:this.#t,extensions:this.#r,
websocket:this,handshakeResponse:{status:H.status,statusText:H.statusText,headers:q}})}}#h(H,P){if(this.#s.readyState!==e.OPEN)return;let T;if(H===n.TEXT)try{T=
r(P)}catch{D(this.#s,1007,"Received invalid UTF-8 in text frame.");return}else H===n.BINARY&&(this.#n==="blob"?T=new Blob([P]):T=s(P));A("message",this,R,{origin:this.#i.
origin,data:T})}#Q(){this.#s.socket.resume()}#E(){let H=this.#s.closeState.has(B.SENT)&&this.#s.closeState.has(B.RECEIVED),P=1005,T="",v=this.#a?.closingInfo;v&&
!v.error&&(P=v.code??1005,T=v.reason),this.#s.readyState=e.CLOSED,this.#s.closeState.has(B.RECEIVED)||(P=1006,A("error",this,(x,X)=>new E(x,X),{error:new TypeError(
T)})),A("close",this,(x,X)=>new m(x,X),{wasClean:H,code:P,reason:T}),L.close.hasSubscribers&&L.close.publish({websocket:this,code:P,reason:T})}static ping(H,P){
if(Buffer.isBuffer(P)){if(P.length>125)throw new TypeError("A PING frame cannot have a body larger than 125 bytes.")}else if(P!==void 0)throw new TypeError("Exp\
ected buffer payload");let T=H.#s.readyState;if(c(T)&&!h(T)&&!a(T)){let v=new U(P);H.#s.socket.write(v.createFrame(n.PING))}}},{ping:J}=F;Reflect.deleteProperty(
F,"ping"),F.CONNECTING=F.prototype.CONNECTING=e.CONNECTING,F.OPEN=F.prototype.OPEN=e.OPEN,F.CLOSING=F.prototype.CLOSING=e.CLOSING,F.CLOSED=F.prototype.CLOSED=e.
CLOSED,Object.defineProperties(F.prototype,{CONNECTING:S,OPEN:S,CLOSING:S,CLOSED:S,url:o,readyState:o,bufferedAmount:o,onopen:o,onerror:o,onclose:o,close:o,onmessage:o,
binaryType:o,send:o,extensions:o,protocol:o,[Symbol.toStringTag]:{value:"WebSocket",writable:!1,enumerable:!1,configurable:!0}}),Object.defineProperties(F,{CONNECTING:S,
OPEN:S,CLOSING:S,CLOSED:S}),d.converters["sequence<DOMString>"]=d.sequenceConverter(d.converters.DOMString),d.converters["DOMString or sequence<DOMString>"]=function(b,H,P){
return d.util.Type(b)===d.util.Types.OBJECT&&Symbol.iterator in b?d.converters["sequence<DOMString>"](b):d.converters.DOMString(b,H,P)},d.converters.WebSocketInit=
d.dictionaryConverter([{key:"protocols",converter:d.converters["DOMString or sequence<DOMString>"],defaultValue:()=>[]},{key:"dispatcher",converter:d.converters.
any,defaultValue:()=>Q()},{key:"headers",converter:d.nullableConverter(d.converters.HeadersInit)}]),d.converters["DOMString or sequence<DOMString> or WebSocketI\
nit"]=function(b){return d.util.Type(b)===d.util.Types.OBJECT&&!(Symbol.iterator in b)?d.converters.WebSocketInit(b):{protocols:d.converters["DOMString or seque\
nce<DOMString>"](b)}},d.converters.WebSocketSendData=function(b){return d.util.Type(b)===d.util.Types.OBJECT&&(d.is.Blob(b)||d.is.BufferSource(b))?b:d.converters.
USVString(b)},k.exports={WebSocket:F,ping:J}}),kt=(0,W.b)((N,k)=>{"use strict";var{webidl:l}=ge(),{validateCloseCodeAndReason:d}=He(),{kConstruct:C}=jA(),{kEnumerableProperty:u}=GA();
function S(){class y extends DOMException{get reason(){return""}}return new y().reason!==void 0?DOMException:new Proxy(DOMException,{construct(n,f,c){let h=Reflect.
construct(n,f,n);return Object.setPrototypeOf(h,c.prototype),h}})}var e=class Gt extends S(){#A;#e;constructor(n="",f=void 0){if(n=l.converters.DOMString(n,"Web\
SocketError","message"),super(n,"WebSocketError"),f===C)return;f!==null&&(f=l.converters.WebSocketCloseInfo(f));let c=f.closeCode??null,h=f.reason??"";d(c,h),h.
length!==0&&c===null&&(c=1e3),this.#A=c,this.#e=h}get closeCode(){return this.#A}get reason(){return this.#e}static createUnvalidatedWebSocketError(n,f,c){let h=new Gt(
n,C);return h.#A=f,h.#e=c,h}},{createUnvalidatedWebSocketError:B}=e;delete e.createUnvalidatedWebSocketError,Object.defineProperties(e.prototype,{closeCode:u,reason:u,
[Symbol.toStringTag]:{value:"WebSocketError",writable:!1,enumerable:!1,configurable:!0}}),l.is.WebSocketError=l.util.MakeTypeAssertion(e),k.exports={WebSocketError:e,
createUnvalidatedWebSocketError:B}}),Xr=(0,W.b)((N,k)=>{"use strict";var{createDeferredPromise:l}=Ke(),{environmentSettingsObject:d}=he(),{states:C,opcodes:u,sentCloseFrameState:S}=Se(),
{webidl:e}=ge(),{getURLRecord:B,isValidSubprotocol:y,isEstablished:n,utf8Decode:f}=He(),{establishWebSocketConnection:c,failWebsocketConnection:h,closeWebSocketConnection:a}=ht(),
{channels:t}=pe(),{WebsocketFrameSend:A}=Ze(),{ByteParser:r}=bt(),{WebSocketError:s,createUnvalidatedWebSocketError:g}=kt(),{kEnumerableProperty:I}=GA(),{utf8DecodeBytes:w}=it(),
D=!1,i=class{#A;#e;#t;#r;#o;#s;#i=!1;#n={onConnectionEstablished:(o,Q)=>this.#h(o,Q),onMessage:(o,Q)=>this.#Q(o,Q),onParserError:o=>h(this.#n,null,o.message),onParserDrain:()=>this.#n.
socket.resume(),onSocketData:o=>{this.#a.write(o)||this.#n.socket.pause()},onSocketError:o=>{this.#n.readyState=C.CLOSING,t.socketError.hasSubscribers&&t.socketError.
publish(o),this.#n.socket.destroy()},onSocketClose:()=>this.#E(),onPing:()=>{},onPong:()=>{},readyState:C.CONNECTING,socket:null,closeState:new Set,controller:null,
wasEverConnected:!1};#a;constructor(o,Q=void 0){D||(process.emitWarning("WebSocketStream is experimental! Expect it to change at any time.",{code:"UNDICI-WSS"}),
D=!0),e.argumentLengthCheck(arguments,1,"WebSocket"),o=e.converters.USVString(o),Q!==null&&(Q=e.converters.WebSocketStreamOptions(Q));let E=d.settingsObject.baseUrl,
m=B(o,E),R=Q.protocols;if(R.length!==new Set(R.map(U=>U.toLowerCase())).size)throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError");if(R.length>
0&&!R.every(U=>y(U)))throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError");if(this.#A=m.toString(),this.#e=l(),this.#t=l(),Q.signal!=null){
let U=Q.signal;if(U.aborted){this.#e.reject(U.reason),this.#t.reject(U.reason);return}U.addEventListener("abort",()=>{n(this.#n.readyState)||(h(this.#n),this.#n.
readyState=C.CLOSING,this.#e.reject(U.reason),this.#t.reject(U.reason),this.#i=!0)},{once:!0})}let p=d.settingsObject;this.#n.controller=c(m,R,p,this.#n,Q)}get url(){
return this.#A.toString()}get opened(){return this.#e.promise}get closed(){return this.#t.promise}close(o=void 0){o!==null&&(o=e.converters.WebSocketCloseInfo(o));
let Q=o.closeCode??null,E=o.reason;a(this.#n,Q,E,!0)}#g(o){o=e.converters.WebSocketStreamWrite(o);let Q=l(),E=null,m=null;if(e.is.BufferSource(o))E=new Uint8Array(
ArrayBuffer.isView(o)?new Uint8Array(o.buffer,o.byteOffset,o.byteLength):o.slice()),m=u.BINARY;else{let R;try{R=e.converters.DOMString(o)}catch(p){return Q.reject(
p),Q.promise}E=new TextEncoder().encode(R),m=u.TEXT}if(!this.#n.closeState.has(S.SENT)&&!this.#n.closeState.has(S.RECEIVED)){let R=new A(E);this.#n.socket.write(
R.createFrame(m),()=>{Q.resolve(void 0)})}return Q.promise}#h(o,Q){this.#n.socket=o.socket;let E=this.#n.controller.dispatcher?.webSocketOptions?.maxFragments,m=this.#n.
controller.dispatcher?.webSocketOptions?.maxPayloadSize,R=new r(this.#n,Q,{maxFragments:E,maxPayloadSize:m});R.on("drain",()=>this.#n.onParserDrain()),R.on("err\
or",F=>this.#n.onParserError(F)),this.#a=R,this.#n.readyState=C.OPEN;let p=Q??"",U=o.headersList.get("sec-websocket-protocol")??"",L=new ReadableStream({start:F=>{
this.#o=F},cancel:F=>this.#l(F)}),Y=new WritableStream({start:F=>{this.#s=F},write:F=>this.#g(F),close:()=>a(this.#n,null,null),abort:F=>this.#I(F)});this.#r=L,
this.#e.resolve({extensions:p,protocol:U,readable:L,writable:Y})}#Q(o,Q){if(this.#n.readyState!==C.OPEN)return;let E;if(o===u.TEXT)try{E=f(Q)}catch{h(this.#n,1007,
"Received invalid UTF-8 in text frame.");return}else o===u.BINARY&&(E=new Uint8Array(Q.buffer,Q.byteOffset,Q.byteLength));this.#o.enqueue(E)}#E(){let o=this.#n.
closeState.has(S.SENT)&&this.#n.closeState.has(S.RECEIVED);if(this.#n.readyState=C.CLOSED,this.#i)return;this.#n.wasEverConnected||this.#e.reject(new s("Socket \
never opened"));let Q=this.#a?.closingInfo,E=Q?.code??1005;!this.#n.closeState.has(S.SENT)&&!this.#n.closeState.has(S.RECEIVED)&&(E=1006);let m=Q?.reason==null?
"":w(Buffer.from(Q.reason));if(o)this.#o.close(),this.#s.error(new DOMException("A closed WebSocketStream cannot be written to","InvalidStateError")),this.#t.resolve(
{closeCode:E,reason:m});else{let R=g("unclean close",E,m);this.#o?.error(R),this.#s?.error(R),this.#t.reject(R)}}#I(o){let Q=null,E="";e.is.WebSocketError(o)&&(Q=
o.closeCode,E=o.reason),a(this.#n,Q,E)}#l(o){this.#I(o)}};Object.defineProperties(i.prototype,{url:I,opened:I,closed:I,close:I,[Symbol.toStringTag]:{value:"WebS\
ocketStream",writable:!1,enumerable:!1,configurable:!0}}),e.converters.WebSocketStreamOptions=e.dictionaryConverter([{key:"protocols",converter:e.sequenceConverter(
e.converters.USVString),defaultValue:()=>[]},{key:"signal",converter:e.nullableConverter(e.converters.AbortSignal),defaultValue:()=>null}]),e.converters.WebSocketCloseInfo=
e.dictionaryConverter([{key:"closeCode",converter:o=>e.converters["unsigned short"](o,e.attributes.EnforceRange)},{key:"reason",converter:e.converters.USVString,
defaultValue:()=>""}]),e.converters.WebSocketStreamWrite=function(o){return typeof o=="string"?e.converters.USVString(o):e.converters.BufferSource(o)},k.exports=
{WebSocketStream:i}}),zr=(0,W.b)((N,k)=>{"use strict";function l(C){return C.indexOf("\0")===-1}function d(C){if(C.length===0)return!1;for(let u=0;u<C.length;u++)
if(C.charCodeAt(u)<48||C.charCodeAt(u)>57)return!1;return!0}k.exports={isValidLastEventId:l,isASCIINumber:d}}),jr=(0,W.b)((N,k)=>{"use strict";var l=(0,W.a)("no\
de:buffer"),{Transform:d}=(0,W.a)("node:stream"),{isASCIINumber:C,isValidLastEventId:u}=zr(),S=[239,187,191],e=10,B=13,y=58,n=32,f=l.kStringMaxLength,c=Buffer.from(
"data"),h=Buffer.from("event"),a=Buffer.from("id"),t=Buffer.from("retry"),A=1024,r=131072,s=128;function g(o,Q){if(Q>=o.length)return!1;for(let E=Q;E<o.length;E++)
if(o[E]<48||o[E]>57)return!1;return!0}function I(o,Q){for(let E=Q;E<o.length;E++)if(o[E]===0)return!1;return!0}function w(o,Q,E){if(Q!==E.length)return!1;for(let m=0;m<
Q;m++)if(o[m]!==E[m])return!1;return!0}function D(){let o=new Error("EventSource message size exceeded");return o.aborted=!1,o}var i=class extends d{state;checkBOM=!0;crlfCheck=!1;eventEndCheck=!1;chunks=[];chunkIndex=0;pos=0;lineChunkIndex=0;linePos=0;lineLength=0;eventSize=0;eventFieldSizes={
data:0,event:0,id:0,retry:0};dataLineCount=0;maxEventSize;maxDataLines;maxBufferedChunks;event={data:void 0,event:void 0,id:void 0,retry:void 0};constructor(o={}){
o.readableObjectMode=!0,super(o),this.state=o.eventSourceSettings||{},this.maxEventSize=o.maxEventSize??f;let Q=this.maxEventSize>0?Math.min(r,Math.max(A,Math.floor(
this.maxEventSize/s))):0;this.maxDataLines=Q,this.maxBufferedChunks=Q,o.push&&(this.push=o.push)}_transform(o,Q,E){if(o.length===0){E();return}if(this.maxEventSize>
0&&this.chunks.length>=this.maxBufferedChunks&&o[0]!==e&&o[0]!==B){E(D());return}if(this.chunks.push(o),this.checkBOM&&this.handleBOM()){E();return}for(;this.hasCurrentByte();){
let m=this.currentByte();if(this.eventEndCheck){if(this.crlfCheck){if(m===e){this.crlfCheck=!1,this.consumeCurrentByte();continue}this.crlfCheck=!1}if(m===e||m===
B){m===B&&(this.crlfCheck=!0),this.consumeCurrentByte(),this.hasPendingEvent()&&this.processEvent(this.event),this.clearEvent();continue}this.eventEndCheck=!1;continue}
if(m===e||m===B){m===B&&(this.crlfCheck=!0);try{this.parseLine(this.readLine(),this.event)}catch(R){E(R);return}this.consumeCurrentByte(),this.eventEndCheck=!0;
continue}if(this.maxEventSize>0&&++this.lineLength>this.maxEventSize+7){E(D());return}this.advanceCursor()}E()}_destroy(o,Q){this.chunks.length=0,this.clearEvent(),
super._destroy(o,Q)}parseLine(o,Q){if(o.length===0)return;let E=o.indexOf(y);if(E===0)return;let m=o.length,R=o.length;if(E!==-1&&(m=E,R=E+1,o[R]===n&&++R),w(o,
m,c)){if(this.maxEventSize>0&&this.dataLineCount>=this.maxDataLines)throw D();let p=o.length-R,U=this.eventFieldSizes.data+(Q.data===void 0?0:1)+p;this.setEventFieldSize(
"data",U);let L=o.toString("utf8",R);Q.data===void 0?Q.data=L:Q.data+=`
${L}`,this.dataLineCount++;return}if(w(o,m,t)){g(o,R)&&(this.setEventFieldSize("retry",o.length-R),Q.retry=o.toString("utf8",R));return}if(w(o,m,a)){I(o,R)&&(this.
setEventFieldSize("id",o.length-R),Q.id=o.toString("utf8",R));return}w(o,m,h)&&R<o.length&&(this.setEventFieldSize("event",o.length-R),Q.event=o.toString("utf8",
R))}setEventFieldSize(o,Q){let E=this.eventSize-this.eventFieldSizes[o]+Q;if(this.maxEventSize>0&&E>this.maxEventSize)throw D();this.eventSize=E,this.eventFieldSizes[o]=
Q}processEvent(o){o.retry&&C(o.retry)&&(this.state.reconnectionTime=parseInt(o.retry,10)),o.id!==void 0&&u(o.id)&&(this.state.lastEventId=o.id),o.data!==void 0&&
this.push({type:o.event||"message",options:{data:o.data,lastEventId:this.state.lastEventId,origin:this.state.origin}})}clearEvent(){this.event.data=void 0,this.
event.event=void 0,this.event.id=void 0,this.event.retry=void 0,this.eventSize=0,this.dataLineCount=0,this.eventFieldSizes.data=0,this.eventFieldSizes.event=0,this.
eventFieldSizes.id=0,this.eventFieldSizes.retry=0}hasPendingEvent(){return this.event.data!==void 0||this.event.event!==void 0||this.event.id!==void 0||this.event.
retry!==void 0}hasCurrentByte(){return this.chunkIndex<this.chunks.length&&this.pos<this.chunks[this.chunkIndex].length}currentByte(){return this.chunks[this.chunkIndex][this.
pos]}consumeCurrentByte(){this.advanceCursor(),this.syncLineStartToCursor()}advanceCursor(){for(this.pos++;this.chunkIndex<this.chunks.length&&this.pos>=this.chunks[this.
chunkIndex].length;)this.chunkIndex++,this.pos=0}syncLineStartToCursor(){this.lineChunkIndex=this.chunkIndex,this.linePos=this.pos,this.lineLength=0,this.dropConsumedChunks()}dropConsumedChunks(){
if(this.lineChunkIndex>0){let o=this.lineChunkIndex;this.chunks.splice(0,o),this.lineChunkIndex=0,this.chunkIndex-=o}this.chunkIndex===this.chunks.length&&(this.
chunks.length=0,this.chunkIndex=0,this.pos=0,this.lineChunkIndex=0,this.linePos=0)}readLine(){if(this.lineChunkIndex===this.chunkIndex)return this.chunks[this.chunkIndex].
subarray(this.linePos,this.pos);let o=[],Q=0;for(let E=this.lineChunkIndex;E<=this.chunkIndex;E++){let m=this.chunks[E],R=E===this.lineChunkIndex?this.linePos:0,
p=E===this.chunkIndex?this.pos:m.length,U=m.subarray(R,p);Q+=U.length,o.push(U)}return Buffer.concat(o,Q)}peekBufferedByte(o){let Q=this.lineChunkIndex,E=this.linePos;
for(;Q<this.chunks.length;){let m=this.chunks[Q],R=m.length-E;if(o<R)return m[E+o];o-=R,Q++,E=0}}discardLeadingBytes(o){for(;o>0&&this.lineChunkIndex<this.chunks.
length;){let Q=this.chunks[this.lineChunkIndex].length-this.linePos;o<Q?(this.linePos+=o,o=0):(o-=Q,this.lineChunkIndex++,this.linePos=0)}this.chunkIndex=this.lineChunkIndex,
this.pos=this.linePos,this.dropConsumedChunks()}handleBOM(){let o=this.peekBufferedByte(0),Q=this.peekBufferedByte(1),E=this.peekBufferedByte(2);return Q===void 0?
(o===S[0]||(this.checkBOM=!1),!0):E===void 0?o===S[0]&&Q===S[1]?!0:(this.checkBOM=!1,!1):(o===S[0]&&Q===S[1]&&E===S[2]&&this.discardLeadingBytes(3),this.checkBOM=
!1,!this.hasCurrentByte())}};k.exports={EventSourceStream:i}}),Kr=(0,W.b)((N,k)=>{"use strict";var{pipeline:l}=(0,W.a)("node:stream"),{fetching:d}=rt(),{makeRequest:C}=qe(),
{webidl:u}=ge(),{EventSourceStream:S}=jr(),{parseMIMEType:e}=Ee(),{createFastMessageEvent:B}=Qt(),{isNetworkError:y}=tt(),{kEnumerableProperty:n}=GA(),{environmentSettingsObject:f}=he(),
{getGlobalDispatcher:c}=et(),h=!1,a=3e3,t=0,A=1,r=2,s="anonymous",g="use-credentials",I=class xt extends EventTarget{#A={open:null,error:null,message:null};#e;#t=!1;#r=t;#o=null;#s=null;#i;#n;constructor(i,o={}){
super(),u.util.markAsUncloneable(this);let Q="EventSource constructor";u.argumentLengthCheck(arguments,1,Q),h||(h=!0,process.emitWarning("EventSource is experim\
ental, expect them to change at any time.",{code:"UNDICI-ES"})),i=u.converters.USVString(i),o=u.converters.EventSourceInitDict(o,Q,"eventSourceInitDict"),this.#i=
o.node.dispatcher||o.dispatcher,this.#n={lastEventId:"",reconnectionTime:o.node.reconnectionTime};let E=f,m;try{m=new URL(i,E.settingsObject.baseUrl),this.#n.origin=
m.origin}catch(U){throw new DOMException(U,"SyntaxError")}this.#e=m.href;let R=s;o.withCredentials===!0&&(R=g,this.#t=!0);let p={redirect:"follow",keepalive:!0,
mode:"cors",credentials:R==="anonymous"?"same-origin":"omit",referrer:"no-referrer"};p.client=f.settingsObject,p.headersList=[["accept",{name:"accept",value:"te\
xt/event-stream"}]],p.cache="no-store",p.initiator="other",p.urlList=[new URL(this.#e)],this.#o=C(p),this.#a()}get readyState(){return this.#r}get url(){return this.#e}get withCredentials(){
return this.#t}#a(){if(this.#r===r)return;this.#r=t;let i={request:this.#o,dispatcher:this.#i},o=Q=>{if(!y(Q))return this.#g()};i.processResponseEndOfBody=o,i.processResponse=
Q=>{if(y(Q))if(Q.aborted){this.close(),this.dispatchEvent(new Event("error"));return}else{this.#g();return}let E=Q.headersList.get("content-type",!0),m=E!==null?
e(E):"failure",R=m!=="failure"&&m.essence==="text/event-stream";if(Q.status!==200||R===!1){this.close(),this.dispatchEvent(new Event("error"));return}this.#r=A,
this.dispatchEvent(new Event("open")),this.#n.origin=Q.urlList[Q.urlList.length-1].origin;let p=new S({eventSourceSettings:this.#n,maxEventSize:this.#i.eventSourceOptions?.
maxEventSize,push:U=>{this.dispatchEvent(B(U.type,U.options))}});l(Q.body.stream,p,U=>{U?.aborted===!1&&(this.close(),this.dispatchEvent(new Event("error")))})},
this.#s=d(i)}#g(){this.#r!==r&&(this.#r=t,this.dispatchEvent(new Event("error")),setTimeout(()=>{this.#r===t&&(this.#n.lastEventId.length&&this.#o.headersList.set(
"last-event-id",this.#n.lastEventId,!0),this.#a())},this.#n.reconnectionTime)?.unref())}close(){u.brandCheck(this,xt),this.#r!==r&&(this.#r=r,this.#s.abort(),this.#o=
null)}get onopen(){return this.#A.open}set onopen(i){this.#A.open&&this.removeEventListener("open",this.#A.open);let o=u.converters.EventHandlerNonNull(i);o!==null?
(this.addEventListener("open",o),this.#A.open=i):this.#A.open=null}get onmessage(){return this.#A.message}set onmessage(i){this.#A.message&&this.removeEventListener(
"message",this.#A.message);let o=u.converters.EventHandlerNonNull(i);o!==null?(this.addEventListener("message",o),this.#A.message=i):this.#A.message=null}get onerror(){
return this.#A.error}set onerror(i){this.#A.error&&this.removeEventListener("error",this.#A.error);let o=u.converters.EventHandlerNonNull(i);o!==null?(this.addEventListener(
"error",o),this.#A.error=i):this.#A.error=null}},w={CONNECTING:{__proto__:null,configurable:!1,enumerable:!0,value:t,writable:!1},OPEN:{__proto__:null,configurable:!1,
enumerable:!0,value:A,writable:!1},CLOSED:{__proto__:null,configurable:!1,enumerable:!0,value:r,writable:!1}};Object.defineProperties(I,w),Object.defineProperties(
I.prototype,w),Object.defineProperties(I.prototype,{close:n,onerror:n,onmessage:n,onopen:n,readyState:n,url:n,withCredentials:n}),u.converters.EventSourceInitDict=
u.dictionaryConverter([{key:"withCredentials",converter:u.converters.boolean,defaultValue:()=>!1},{key:"dispatcher",converter:u.converters.any,defaultValue:()=>c()},
{key:"node",converter:u.dictionaryConverter([{key:"reconnectionTime",converter:u.converters["unsigned long"],defaultValue:()=>a},{key:"dispatcher",converter:u.converters.
any}]),defaultValue:()=>({})}]),k.exports={EventSource:I,defaultReconnectionTime:a}}),Vt=(0,W.b)((N,k)=>{"use strict";var l=we(),d=ze(),C=Me(),u=lr(),S=Qr(),e=Te(),
B=dt(),y=ut(),n=Ir(),f=Br(),c=Cr(),h=HA(),a=GA(),{InvalidArgumentError:t}=h,A=pr(),r=ke(),s=Dt(),{MockCallHistory:g,MockCallHistoryLog:I}=pt(),w=St(),D=wt(),i=Nr(),
o=ft(),Q=lt(),{getGlobalDispatcher:E,setGlobalDispatcher:m}=et(),R=We(),p=Rt();Object.assign(d.prototype,A),k.exports.Dispatcher=d,k.exports.Client=l,k.exports.
Pool=C,k.exports.BalancedPool=u,k.exports.RoundRobinPool=S,k.exports.Agent=e,k.exports.ProxyAgent=B,k.exports.Socks5ProxyAgent=y,k.exports.EnvHttpProxyAgent=n,k.
exports.RetryAgent=f,k.exports.H2CClient=c,k.exports.RetryHandler=Q,k.exports.DecoratorHandler=R,k.exports.RedirectHandler=p,k.exports.interceptors={redirect:Rr(),
responseError:mr(),retry:Fr(),dump:Ur(),dns:br(),cache:Tr(),decompress:Lr(),deduplicate:Hr()},k.exports.cacheStores={MemoryCacheStore:Ft()};var U=vr();k.exports.
cacheStores.SqliteCacheStore=U,k.exports.buildConnector=r,k.exports.errors=h,k.exports.util={parseHeaders:a.parseHeaders,headerNameToString:a.headerNameToString};
function L(cA){return(hA,lA,MA)=>{if(typeof lA=="function"&&(MA=lA,lA=null),!hA||typeof hA!="string"&&typeof hA!="object"&&!(hA instanceof URL))throw new t("inv\
alid url");if(lA!=null&&typeof lA!="object")throw new t("invalid opts");if(lA&&lA.path!=null){if(typeof lA.path!="string")throw new t("invalid opts.path");let qA=lA.
path;lA.path.startsWith("/")||(qA=`/${qA}`),hA=new URL(a.parseOrigin(hA).origin+qA)}else lA||(lA=typeof hA=="object"?hA:{}),hA=a.parseURL(hA);let{agent:vA,dispatcher:WA=E()}=lA;
if(vA)throw new t("unsupported opts.agent. Did you mean opts.client?");return cA.call(WA,{...lA,origin:hA.origin,path:hA.search?`${hA.pathname}${hA.search}`:hA.
pathname,method:lA.method||(lA.body?"PUT":"GET")},MA)}}k.exports.setGlobalDispatcher=m,k.exports.getGlobalDispatcher=E;var Y=rt().fetch,F=typeof __filename<"u"?
__filename:void 0;function J(cA,hA){if(!cA||typeof cA!="object")return;let lA=typeof cA.stack=="string"?cA.stack:"",MA=hA.replace(/\\/g,"/");if(lA&&(lA.includes(
hA)||lA.includes(MA)))return;let vA={};if(Error.captureStackTrace(vA,J),!vA.stack)return;let WA=vA.stack.split(`
`).slice(1).join(`
`);cA.stack=lA?`${lA}
${WA}`:vA.stack}k.exports.fetch=function(cA,hA=void 0){return Y(cA,hA).catch(lA=>{throw F?J(lA,F):lA&&typeof lA=="object"&&Error.captureStackTrace(lA,k.exports.
fetch),lA})},k.exports.Headers=Ye().Headers,k.exports.Response=tt().Response,k.exports.Request=qe().Request,k.exports.FormData=at().FormData;var{setGlobalOrigin:b,
getGlobalOrigin:H}=Ct();k.exports.setGlobalOrigin=b,k.exports.getGlobalOrigin=H;var{CacheStorage:P}=Or(),{kConstruct:T}=jA();k.exports.caches=new P(T);var{deleteCookie:v,
getCookies:x,getSetCookies:X,setCookie:_,parseCookie:AA}=Pr();k.exports.deleteCookie=v,k.exports.getCookies=x,k.exports.getSetCookies=X,k.exports.setCookie=_,k.
exports.parseCookie=AA;var{parseMIMEType:q,serializeAMimeType:rA}=Ee();k.exports.parseMIMEType=q,k.exports.serializeAMimeType=rA;var{CloseEvent:iA,ErrorEvent:CA,
MessageEvent:dA}=Qt(),{WebSocket:uA,ping:bA}=_r();k.exports.WebSocket=uA,k.exports.CloseEvent=iA,k.exports.ErrorEvent=CA,k.exports.MessageEvent=dA,k.exports.ping=
bA,k.exports.WebSocketStream=Xr().WebSocketStream,k.exports.WebSocketError=kt().WebSocketError,k.exports.request=L(A.request),k.exports.stream=L(A.stream),k.exports.
pipeline=L(A.pipeline),k.exports.connect=L(A.connect),k.exports.upgrade=L(A.upgrade),k.exports.MockClient=s,k.exports.MockCallHistory=g,k.exports.MockCallHistoryLog=
I,k.exports.MockPool=D,k.exports.MockAgent=w,k.exports.SnapshotAgent=i,k.exports.mockErrors=o;var{EventSource:z}=Kr();k.exports.EventSource=z;function IA(){globalThis.
fetch=k.exports.fetch,globalThis.Headers=k.exports.Headers,globalThis.Response=k.exports.Response,globalThis.Request=k.exports.Request,globalThis.FormData=k.exports.
FormData,globalThis.WebSocket=k.exports.WebSocket,globalThis.CloseEvent=k.exports.CloseEvent,globalThis.ErrorEvent=k.exports.ErrorEvent,globalThis.MessageEvent=
k.exports.MessageEvent,globalThis.EventSource=k.exports.EventSource}k.exports.install=IA}),Ot={attempts:4,base:500,cap:3e4,retryAfterCap:12e4};function Jt(N,k,l){
return l()*Math.min(k.cap,k.base*2**N)}function Wt(N,k,l){let d=N?.trim()??"";if(/^\d+$/.test(d))return Math.min(Number(d)*1e3,l.retryAfterCap);if(!/^[A-Za-z]{3,9},? .*\d\d:\d\d:\d\d/.
test(d))return;let C=Date.parse(d)-k;return Number.isFinite(C)&&C>0?Math.min(C,l.retryAfterCap):void 0}var Pt=N=>N===429||N>=500&&N<=599,$r=new Set(["ECONNRESET",
"ECONNABORTED","ECONNREFUSED","EPIPE","ETIMEDOUT","ESOCKETTIMEDOUT","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH","ERR_STREAM_PREMATURE_CLOSE","UND_ERR_SOCKET","UND_\
ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT","UND_ERR_BODY_TIMEOUT","UND_ERR_RES_CONTENT_LENGTH_MISMATCH","TimeoutError"]);function qt(N){return Mt(N).some(k=>$r.
has(k))}function Zt(N){return Mt(N).findLast(k=>/^[A-Z][A-Z0-9_]{2,60}$/.test(k)||k==="TimeoutError")}function Mt(N){let k=[],l=new Set,d=C=>{if(typeof C!="obje\
ct"||C===null||l.has(C)||l.size>20)return;l.add(C);let{code:u,name:S,cause:e,errors:B}=C;for(let y of[u,S])typeof y=="string"&&k.push(y);d(e),Array.isArray(B)&&
B.forEach(d)};return d(N),k}0&&(module.exports={a,b,c,d,e,f,g});
