"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.isTransientStatus=exports.defaultRetryPolicy=exports.regionOf=exports.regionCodes=exports.require_undici=
void 0,exports.isPublishedAddress=isPublishedAddress,exports.baseAddress=baseAddress,exports.checkAddress=checkAddress,exports.backoff=backoff,exports.retryAfter=
retryAfter,exports.spokenWait=spokenWait,exports.isTransient=isTransient,exports.failureCode=failureCode,exports.adviceOn=adviceOn;const chunk_GMSHOBQ3_js_1=require(
"./chunk-GMSHOBQ3.js"),chunk_WYN2LYAQ_js_1=require("./chunk-WYN2LYAQ.js");var require_symbols=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/core/\
symbols.js"(p,b){"use strict";b.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol("dispatch"),kUrl:Symbol("url"),kRedirectCacheControl:Symbol(
"redirect cache control"),kWriting:Symbol("writing"),kResuming:Symbol("resuming"),kQueue:Symbol("queue"),kConnect:Symbol("connect"),kConnecting:Symbol("connecti\
ng"),kKeepAliveDefaultTimeout:Symbol("default keep alive timeout"),kKeepAliveMaxTimeout:Symbol("max keep alive timeout"),kKeepAliveTimeoutThreshold:Symbol("keep\
 alive timeout threshold"),kKeepAliveTimeoutValue:Symbol("keep alive timeout"),kKeepAlive:Symbol("keep alive"),kHeadersTimeout:Symbol("headers timeout"),kBodyTimeout:Symbol(
"body timeout"),kServerName:Symbol("server name"),kLocalAddress:Symbol("local address"),kHost:Symbol("host"),kNoRef:Symbol("no ref"),kBodyUsed:Symbol("used"),kBody:Symbol(
"abstracted request body"),kRunning:Symbol("running"),kBlocking:Symbol("blocking"),kPending:Symbol("pending"),kSize:Symbol("size"),kBusy:Symbol("busy"),kQueued:Symbol(
"queued"),kFree:Symbol("free"),kConnected:Symbol("connected"),kClosed:Symbol("closed"),kNeedDrain:Symbol("need drain"),kReset:Symbol("reset"),kDestroyed:Symbol.
for("nodejs.stream.destroyed"),kResume:Symbol("resume"),kOnError:Symbol("on error"),kMaxHeadersSize:Symbol("max headers size"),kRunningIdx:Symbol("running index"),
kPendingIdx:Symbol("pending index"),kError:Symbol("error"),kClients:Symbol("clients"),kClient:Symbol("client"),kParser:Symbol("parser"),kOnDestroyed:Symbol("des\
troy callbacks"),kPipelining:Symbol("pipelining"),kSocket:Symbol("socket"),kHostHeader:Symbol("host header"),kConnector:Symbol("connector"),kStrictContentLength:Symbol(
"strict content length"),kMaxRedirections:Symbol("maxRedirections"),kMaxRequests:Symbol("maxRequestsPerClient"),kProxy:Symbol("proxy agent options"),kCounter:Symbol(
"socket request counter"),kMaxResponseSize:Symbol("max response size"),kHTTP2Session:Symbol("http2Session"),kHTTP2SessionState:Symbol("http2Session state"),kRetryHandlerDefaultRetry:Symbol(
"retry agent default retry"),kConstruct:Symbol("constructable"),kListeners:Symbol("listeners"),kHTTPContext:Symbol("http context"),kMaxConcurrentStreams:Symbol(
"max concurrent streams"),kHTTP2InitialWindowSize:Symbol("http2 initial window size"),kHTTP2ConnectionWindowSize:Symbol("http2 connection window size"),kEnableConnectProtocol:Symbol(
"http2session connect protocol"),kRemoteSettings:Symbol("http2session remote settings"),kHTTP2Stream:Symbol("http2session client stream"),kPingInterval:Symbol("\
ping interval"),kNoProxyAgent:Symbol("no proxy agent"),kHttpProxyAgent:Symbol("http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent"),kSocks5ProxyAgent:Symbol(
"socks5 proxy agent")}}}),require_timers=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/util/timers.js"(p,b){"use strict";var o=0,C=1e3,d=(C>>1)-1,
c,R=Symbol("kFastTimer"),e=[],B=-2,y=-1,n=0,f=1;function u(){o+=d;let t=0,A=e.length;for(;t<A;){let r=e[t];r._state===n?(r._idleStart=o-d,r._state=f):r._state===
f&&o>=r._idleStart+r._idleTimeout&&(r._state=y,r._idleStart=-1,r._onTimeout(r._timerArg)),r._state===y?(r._state=B,--A!==0&&(e[t]=e[A])):++t}e.length=A,e.length!==
0&&Q()}function Q(){c?.refresh?c.refresh():(clearTimeout(c),c=setTimeout(u,d),c?.unref())}var g=class{[R]=!0;_state=B;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(t,A,r){
this._onTimeout=t,this._idleTimeout=A,this._timerArg=r,this.refresh()}refresh(){this._state===B&&e.push(this),(!c||e.length===1)&&Q(),this._state=n}clear(){this.
_state=y,this._idleStart=-1}};b.exports={setTimeout(t,A,r){return A<=C?setTimeout(t,A,r):new g(t,A,r)},clearTimeout(t){t[R]?t.clear():clearTimeout(t)},setFastTimeout(t,A,r){
return new g(t,A,r)},clearFastTimeout(t){t.clear()},now(){return o},tick(t=0){o+=t-C+1,u(),u()},reset(){o=0,e.length=0,clearTimeout(c),c=null},kFastTimer:R}}}),
require_errors=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/core/errors.js"(p,b){"use strict";var o=Symbol.for("undici.error.UND_ERR"),C=class extends Error{constructor(X,hA){
super(X,hA),this.name="UndiciError",this.code="UND_ERR"}static[Symbol.hasInstance](X){return X&&X[o]===!0}get[o](){return!0}},d=Symbol.for("undici.error.UND_ERR\
_CONNECT_TIMEOUT"),c=class extends C{constructor(X){super(X),this.name="ConnectTimeoutError",this.message=X||"Connect Timeout Error",this.code="UND_ERR_CONNECT_\
TIMEOUT"}static[Symbol.hasInstance](X){return X&&X[d]===!0}get[d](){return!0}},R=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT"),e=class extends C{constructor(X){
super(X),this.name="HeadersTimeoutError",this.message=X||"Headers Timeout Error",this.code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.hasInstance](X){return X&&X[R]===
!0}get[R](){return!0}},B=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW"),y=class extends C{constructor(X){super(X),this.name="HeadersOverflowError",this.message=
X||"Headers Overflow Error",this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](X){return X&&X[B]===!0}get[B](){return!0}},n=Symbol.for("undici.erro\
r.UND_ERR_BODY_TIMEOUT"),f=class extends C{constructor(X){super(X),this.name="BodyTimeoutError",this.message=X||"Body Timeout Error",this.code="UND_ERR_BODY_TIM\
EOUT"}static[Symbol.hasInstance](X){return X&&X[n]===!0}get[n](){return!0}},u=Symbol.for("undici.error.UND_ERR_INVALID_ARG"),Q=class extends C{constructor(X){super(
X),this.name="InvalidArgumentError",this.message=X||"Invalid Argument Error",this.code="UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](X){return X&&X[u]===!0}get[u](){
return!0}},g=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE"),t=class extends C{constructor(X){super(X),this.name="InvalidReturnValueError",this.message=
X||"Invalid Return Value Error",this.code="UND_ERR_INVALID_RETURN_VALUE"}static[Symbol.hasInstance](X){return X&&X[g]===!0}get[g](){return!0}},A=Symbol.for("und\
ici.error.UND_ERR_ABORT"),r=class extends C{constructor(X){super(X),this.name="AbortError",this.message=X||"The operation was aborted",this.code="UND_ERR_ABORT"}static[Symbol.
hasInstance](X){return X&&X[A]===!0}get[A](){return!0}},s=Symbol.for("undici.error.UND_ERR_ABORTED"),l=class extends r{constructor(X){super(X),this.name="AbortE\
rror",this.message=X||"Request aborted",this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](X){return X&&X[s]===!0}get[s](){return!0}},I=Symbol.for("undici.e\
rror.UND_ERR_INFO"),w=class extends C{constructor(X){super(X),this.name="InformationalError",this.message=X||"Request information",this.code="UND_ERR_INFO"}static[Symbol.
hasInstance](X){return X&&X[I]===!0}get[I](){return!0}},D=Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"),a=class extends C{constructor(X){super(
X),this.name="RequestContentLengthMismatchError",this.message=X||"Request body length does not match content-length header",this.code="UND_ERR_REQ_CONTENT_LENGT\
H_MISMATCH"}static[Symbol.hasInstance](X){return X&&X[D]===!0}get[D](){return!0}},i=Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH"),E=class extends C{constructor(X){
super(X),this.name="ResponseContentLengthMismatchError",this.message=X||"Response body length does not match content-length header",this.code="UND_ERR_RES_CONTE\
NT_LENGTH_MISMATCH"}static[Symbol.hasInstance](X){return X&&X[i]===!0}get[i](){return!0}},h=Symbol.for("undici.error.UND_ERR_DESTROYED"),m=class extends C{constructor(X){
super(X),this.name="ClientDestroyedError",this.message=X||"The client is destroyed",this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](X){return X&&X[h]===
!0}get[h](){return!0}},N=Symbol.for("undici.error.UND_ERR_CLOSED"),S=class extends C{constructor(X){super(X),this.name="ClientClosedError",this.message=X||"The \
client is closed",this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](X){return X&&X[N]===!0}get[N](){return!0}},F=Symbol.for("undici.error.UND_ERR_SOCKET"),L=class extends C{constructor(X,hA){
super(X),this.name="SocketError",this.message=X||"Socket error",this.code="UND_ERR_SOCKET",this.socket=hA}static[Symbol.hasInstance](X){return X&&X[F]===!0}get[F](){
return!0}},H=Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED"),U=class extends C{constructor(X){super(X),this.name="NotSupportedError",this.message=X||"Not suppo\
rted error",this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](X){return X&&X[H]===!0}get[H](){return!0}},x=Symbol.for("undici.error.UND_ERR_BPL_MISSI\
NG_UPSTREAM"),k=class extends C{constructor(X){super(X),this.name="MissingUpstreamError",this.message=X||"No upstream has been added to the BalancedPool",this.code=
"UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](X){return X&&X[x]===!0}get[x](){return!0}},Y=Symbol.for("undici.error.UND_ERR_HTTP_PARSER"),_=class extends Error{constructor(X,hA,CA){
super(X),this.name="HTTPParserError",this.code=hA?`HPE_${hA}`:void 0,this.data=CA?CA.toString():void 0}static[Symbol.hasInstance](X){return X&&X[Y]===!0}get[Y](){
return!0}},T=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE"),v=class extends C{constructor(X){super(X),this.name="ResponseExceededMaxSizeError",this.message=
X||"Response content exceeded max size",this.code="UND_ERR_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](X){return X&&X[T]===!0}get[T](){return!0}},O=Symbol.
for("undici.error.UND_ERR_REQ_RETRY"),Z=class extends C{constructor(X,hA,{headers:CA,data:EA}){super(X),this.name="RequestRetryError",this.message=X||"Request r\
etry error",this.code="UND_ERR_REQ_RETRY",this.statusCode=hA,this.data=EA,this.headers=CA}static[Symbol.hasInstance](X){return X&&X[O]===!0}get[O](){return!0}},
q=Symbol.for("undici.error.UND_ERR_RESPONSE"),$=class extends C{constructor(X,hA,{headers:CA,body:EA}){super(X),this.name="ResponseError",this.message=X||"Respo\
nse error",this.code="UND_ERR_RESPONSE",this.statusCode=hA,this.body=EA,this.headers=CA}static[Symbol.hasInstance](X){return X&&X[q]===!0}get[q](){return!0}},W=Symbol.
for("undici.error.UND_ERR_PRX_TLS"),tA=class extends C{constructor(X,hA,CA={}){super(hA,{cause:X,...CA}),this.name="SecureProxyConnectionError",this.message=hA||
"Secure Proxy Connection failed",this.code="UND_ERR_PRX_TLS",this.cause=X}static[Symbol.hasInstance](X){return X&&X[W]===!0}get[W](){return!0}},nA=Symbol.for("u\
ndici.error.UND_ERR_MAX_ORIGINS_REACHED"),BA=class extends C{constructor(X){super(X),this.name="MaxOriginsReachedError",this.message=X||"Maximum allowed origins\
 reached",this.code="UND_ERR_MAX_ORIGINS_REACHED"}static[Symbol.hasInstance](X){return X&&X[nA]===!0}get[nA](){return!0}},uA=class extends C{constructor(X,hA){super(
X),this.name="Socks5ProxyError",this.message=X||"SOCKS5 proxy error",this.code=hA||"UND_ERR_SOCKS5"}},cA=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEED\
ED"),FA=class extends C{constructor(X){super(X),this.name="MessageSizeExceededError",this.message=X||"Max decompressed message size exceeded",this.code="UND_ERR\
_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](X){return X&&X[cA]===!0}get[cA](){return!0}};b.exports={AbortError:r,HTTPParserError:_,UndiciError:C,HeadersTimeoutError:e,
HeadersOverflowError:y,BodyTimeoutError:f,RequestContentLengthMismatchError:a,ConnectTimeoutError:c,InvalidArgumentError:Q,InvalidReturnValueError:t,RequestAbortedError:l,
ClientDestroyedError:m,ClientClosedError:S,InformationalError:w,SocketError:L,NotSupportedError:U,ResponseContentLengthMismatchError:E,BalancedPoolMissingUpstreamError:k,
ResponseExceededMaxSizeError:v,RequestRetryError:Z,ResponseError:$,SecureProxyConnectionError:tA,MaxOriginsReachedError:BA,Socks5ProxyError:uA,MessageSizeExceededError:FA}}}),
require_constants=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/core/constants.js"(p,b){"use strict";var o=["Accept","Accept-Encoding","Accept-La\
nguage","Accept-Ranges","Access-Control-Allow-Credentials","Access-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control-Allow-Origin","Access-C\
ontrol-Expose-Headers","Access-Control-Max-Age","Access-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc","Alt-Used","Authorizati\
on","Cache-Control","Clear-Site-Data","Connection","Content-Disposition","Content-Encoding","Content-Language","Content-Length","Content-Location","Content-Rang\
e","Content-Security-Policy","Content-Security-Policy-Report-Only","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-Opener-Policy","Cross-Or\
igin-Resource-Policy","Date","Device-Memory","Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Match","If-Modified-Since","If\
-None-Match","If-Range","If-Unmodified-Since","Keep-Alive","Last-Modified","Link","Location","Max-Forwards","Origin","Permissions-Policy","Pragma","Proxy-Authen\
ticate","Proxy-Authorization","RTT","Range","Referer","Referrer-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Extensions","Sec-WebSocket\
-Key","Sec-WebSocket-Protocol","Sec-WebSocket-Version","Server","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Preload","Set-Cookie","Sourc\
eMap","Strict-Transport-Security","Supports-Loading-Mode","TE","Timing-Allow-Origin","Trailer","Transfer-Encoding","Upgrade","Upgrade-Insecure-Requests","User-A\
gent","Vary","Via","WWW-Authenticate","X-Content-Type-Options","X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-By","X-\
Requested-With","X-XSS-Protection"],C={};Object.setPrototypeOf(C,null);var d={};Object.setPrototypeOf(d,null);function c(R){let e=d[R];return e===void 0&&(e=Buffer.
from(R)),e}for(let R=0;R<o.length;++R){let e=o[R],B=e.toLowerCase();C[e]=C[B]=B}b.exports={wellknownHeaderNames:o,headerNameLowerCasedRecord:C,getHeaderNameAsBuffer:c}}}),
require_tree=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/core/tree.js"(p,b){"use strict";var{wellknownHeaderNames:o,headerNameLowerCasedRecord:C}=require_constants(),
d=class we{value=null;left=null;middle=null;right=null;code;constructor(B,y,n){if(n===void 0||n>=B.length)throw new TypeError("Unreachable");if((this.code=B.charCodeAt(
n))>127)throw new TypeError("key must be ascii string");B.length!==++n?this.middle=new we(B,y,n):this.value=y}add(B,y){let n=B.length;if(n===0)throw new TypeError(
"Unreachable");let f=0,u=this;for(;;){let Q=B.charCodeAt(f);if(Q>127)throw new TypeError("key must be ascii string");if(u.code===Q)if(n===++f){u.value=y;break}else if(u.
middle!==null)u=u.middle;else{u.middle=new we(B,y,f);break}else if(u.code<Q)if(u.left!==null)u=u.left;else{u.left=new we(B,y,f);break}else if(u.right!==null)u=u.
right;else{u.right=new we(B,y,f);break}}}search(B){let y=B.length,n=0,f=this;for(;f!==null&&n<y;){let u=B[n];for(u<=90&&u>=65&&(u|=32);f!==null;){if(u===f.code){
if(y===++n)return f;f=f.middle;break}f=f.code<u?f.left:f.right}}return null}},c=class{node=null;insert(e,B){this.node===null?this.node=new d(e,B,0):this.node.add(
e,B)}lookup(e){return this.node?.search(e)?.value??null}},R=new c;for(let e=0;e<o.length;++e){let B=C[o[e]];R.insert(B,B)}b.exports={TernarySearchTree:c,tree:R}}}),
require_util=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/core/util.js"(p,b){"use strict";var o=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),
{kDestroyed:C,kBodyUsed:d,kListeners:c,kBody:R}=require_symbols(),{IncomingMessage:e}=(0,chunk_WYN2LYAQ_js_1.__require)("node:http"),B=(0,chunk_WYN2LYAQ_js_1.__require)(
"node:stream"),y=(0,chunk_WYN2LYAQ_js_1.__require)("node:net"),{stringify:n}=(0,chunk_WYN2LYAQ_js_1.__require)("node:querystring"),{EventEmitter:f}=(0,chunk_WYN2LYAQ_js_1.
__require)("node:events"),u=require_timers(),{InvalidArgumentError:Q,ConnectTimeoutError:g}=require_errors(),{headerNameLowerCasedRecord:t}=require_constants(),
{tree:A}=require_tree(),[r,s]=process.versions.node.split(".",2).map(M=>Number(M)),l=class{constructor(M){this[R]=M,this[d]=!1}async*[Symbol.asyncIterator](){o(
!this[d],"disturbed"),this[d]=!0,yield*this[R]}};function I(){}function w(M){return D(M)?(Y(M)===0&&M.on("data",function(){o(!1)}),typeof M.readableDidRead!="bo\
olean"&&(M[d]=!1,f.prototype.on.call(M,"data",function(){this[d]=!0})),M):M&&typeof M.pipeTo=="function"?new l(M):M&&hA(M)?M:M&&typeof M!="string"&&!ArrayBuffer.
isView(M)&&x(M)?new l(M):M}function D(M){return M&&typeof M=="object"&&typeof M.pipe=="function"&&typeof M.on=="function"}function a(M){if(M===null)return!1;if(M instanceof
Blob)return!0;if(typeof M!="object")return!1;{let lA=M[Symbol.toStringTag];return(lA==="Blob"||lA==="File")&&("stream"in M&&typeof M.stream=="function"||"arrayB\
uffer"in M&&typeof M.arrayBuffer=="function")}}function i(M){return M.includes("?")||M.includes("#")}function E(M,lA){if(i(M))throw new Error('Query params cann\
ot be passed when url already contains "?" or "#".');let dA=n(lA);return dA&&(M+="?"+dA),M}function h(M){let lA=parseInt(M,10);return lA===Number(M)&&lA>=0&&lA<=
65535}function m(M){return M!=null&&M[0]==="h"&&M[1]==="t"&&M[2]==="t"&&M[3]==="p"&&(M[4]===":"||M[4]==="s"&&M[5]===":")}function N(M){if(typeof M=="string"){if(M=
new URL(M),!m(M.origin||M.protocol))throw new Q("Invalid URL protocol: the URL must start with `http:` or `https:`.");return M}if(!M||typeof M!="object")throw new Q(
"Invalid URL: The URL argument must be a non-null object.");if(!(M instanceof URL)){if(M.port!=null&&M.port!==""&&h(M.port)===!1)throw new Q("Invalid URL: port \
must be a valid integer or a string representation of an integer.");if(M.path!=null&&typeof M.path!="string")throw new Q("Invalid URL path: the path must be a s\
tring or null/undefined.");if(M.pathname!=null&&typeof M.pathname!="string")throw new Q("Invalid URL pathname: the pathname must be a string or null/undefined.");
if(M.hostname!=null&&typeof M.hostname!="string")throw new Q("Invalid URL hostname: the hostname must be a string or null/undefined.");if(M.origin!=null&&typeof M.
origin!="string")throw new Q("Invalid URL origin: the origin must be a string or null/undefined.");if(!m(M.origin||M.protocol))throw new Q("Invalid URL protocol\
: the URL must start with `http:` or `https:`.");let lA=M.port!=null?M.port:M.protocol==="https:"?443:80,dA=M.origin!=null?M.origin:`${M.protocol||""}//${M.hostname||
""}:${lA}`,SA=M.path!=null?M.path:`${M.pathname||""}${M.search||""}`;return dA[dA.length-1]==="/"&&(dA=dA.slice(0,dA.length-1)),SA&&SA[0]!=="/"&&(SA=`/${SA}`),new URL(
`${dA}${SA}`)}if(!m(M.origin||M.protocol))throw new Q("Invalid URL protocol: the URL must start with `http:` or `https:`.");return M}function S(M){if(M=N(M),M.pathname!==
"/"||M.search||M.hash)throw new Q("invalid url");return M}function F(M){if(M[0]==="["){let dA=M.indexOf("]");return o(dA!==-1),M.substring(1,dA)}let lA=M.indexOf(
":");return lA===-1?M:M.substring(0,lA)}function L(M){if(!M)return null;o(typeof M=="string");let lA=F(M);return y.isIP(lA)?"":lA}function H(M){return JSON.parse(
JSON.stringify(M))}function U(M){return M!=null&&typeof M[Symbol.asyncIterator]=="function"}function x(M){return M!=null&&(typeof M[Symbol.iterator]=="function"||
typeof M[Symbol.asyncIterator]=="function")}function k(M){let lA=Object.getPrototypeOf(M);return Object.prototype.hasOwnProperty.call(M,Symbol.iterator)||lA!=null&&
lA!==Object.prototype&&typeof M[Symbol.iterator]=="function"}function Y(M){if(M==null)return 0;if(D(M)){let lA=M._readableState;return lA&&lA.objectMode===!1&&lA.
ended===!0&&Number.isFinite(lA.length)?lA.length:null}else{if(a(M))return M.size!=null?M.size:null;if(BA(M))return M.byteLength}return null}function _(M){return M&&
!!(M.destroyed||M[C]||B.isDestroyed?.(M))}function T(M,lA){M==null||!D(M)||_(M)||(typeof M.destroy=="function"?(Object.getPrototypeOf(M).constructor===e&&(M.socket=
null),M.destroy(lA)):lA&&queueMicrotask(()=>{M.emit("error",lA)}),M.destroyed!==!0&&(M[C]=!0))}var v=/timeout=(\d+)/;function O(M){let lA=M.match(v);return lA?parseInt(
lA[1],10)*1e3:null}function Z(M){return typeof M=="string"?t[M]??M.toLowerCase():A.lookup(M)??M.toString("latin1").toLowerCase()}function q(M){return A.lookup(M)??
M.toString("latin1").toLowerCase()}function $(M,lA){lA===void 0&&(lA={});for(let dA=0;dA<M.length;dA+=2){let SA=Z(M[dA]),iA=lA[SA];if(iA!==void 0)if(Object.hasOwn(
lA,SA))typeof iA=="string"&&(iA=[iA],lA[SA]=iA),iA.push(M[dA+1].toString("latin1"));else{let oA=typeof M[dA+1]=="string"?M[dA+1]:Array.isArray(M[dA+1])?M[dA+1].
map(V=>V.toString("latin1")):M[dA+1].toString("latin1");SA==="__proto__"?Object.defineProperty(lA,SA,{value:oA,enumerable:!0,configurable:!0,writable:!0}):lA[SA]=
oA}else{let oA=typeof M[dA+1]=="string"?M[dA+1]:Array.isArray(M[dA+1])?M[dA+1].map(V=>V.toString("latin1")):M[dA+1].toString("latin1");lA[SA]=oA}}return lA}function W(M){
let lA=M.length,dA=new Array(lA),SA,iA;for(let oA=0;oA<lA;oA+=2)SA=M[oA],iA=M[oA+1],typeof SA!="string"&&(SA=SA.toString()),typeof iA!="string"&&(iA=iA.toString(
"latin1")),dA[oA]=SA,dA[oA+1]=iA;return dA}function tA(M){let lA=[];for(let[dA,SA]of Object.entries(M))if(Array.isArray(SA))for(let iA of SA)lA.push(Buffer.from(
dA,"latin1"),Buffer.from(`${iA}`,"latin1"));else lA.push(Buffer.from(dA,"latin1"),Buffer.from(`${SA}`,"latin1"));return lA}function nA(M){if(!Array.isArray(M))throw new TypeError(
"expected headers to be an array");return M.map(lA=>Buffer.from(lA))}function BA(M){return M instanceof Uint8Array||Buffer.isBuffer(M)}function uA(M,lA,dA){if(!M||
typeof M!="object")throw new Q("handler must be an object");if(typeof M.onRequestStart!="function"){if(typeof M.onConnect!="function")throw new Q("invalid onCon\
nect method");if(typeof M.onError!="function")throw new Q("invalid onError method");if(typeof M.onBodySent!="function"&&M.onBodySent!==void 0)throw new Q("inval\
id onBodySent method");if(dA||lA==="CONNECT"){if(typeof M.onUpgrade!="function")throw new Q("invalid onUpgrade method")}else{if(typeof M.onHeaders!="function")throw new Q(
"invalid onHeaders method");if(typeof M.onData!="function")throw new Q("invalid onData method");if(typeof M.onComplete!="function")throw new Q("invalid onComple\
te method")}}}function cA(M){return!!(M&&(B.isDisturbed(M)||M[d]))}function FA(M){return{localAddress:M.localAddress,localPort:M.localPort,remoteAddress:M.remoteAddress,
remotePort:M.remotePort,remoteFamily:M.remoteFamily,timeout:M.timeout,bytesWritten:M.bytesWritten,bytesRead:M.bytesRead}}function X(M){let lA;return new ReadableStream(
{start(){lA=M[Symbol.asyncIterator]()},pull(dA){return lA.next().then(({done:SA,value:iA})=>{if(SA)return queueMicrotask(()=>{dA.close(),dA.byobRequest?.respond(
0)});{let oA=Buffer.isBuffer(iA)?iA:Buffer.from(iA);return oA.byteLength?dA.enqueue(new Uint8Array(oA)):this.pull(dA)}})},cancel(){return lA.return()},type:"byt\
es"})}function hA(M){return M&&typeof M=="object"&&typeof M.append=="function"&&typeof M.delete=="function"&&typeof M.get=="function"&&typeof M.getAll=="functio\
n"&&typeof M.has=="function"&&typeof M.set=="function"&&M[Symbol.toStringTag]==="FormData"}function CA(M,lA){return"addEventListener"in M?(M.addEventListener("a\
bort",lA,{once:!0}),()=>M.removeEventListener("abort",lA)):(M.once("abort",lA),()=>M.removeListener("abort",lA))}var EA=new Uint8Array([0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,1,1,1,1,0,0,1,1,0,1,1,0,1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,
0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0]);function gA(M){return EA[M]===1}var kA=/^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;function HA(M){if(M.length>=12)return kA.test(M);if(M.length===0)return!1;for(let lA=0;lA<
M.length;lA++)if(EA[M.charCodeAt(lA)]!==1)return!1;return!0}var VA=/[^\t\x20-\x7e\x80-\xff]/;function xA(M){return!VA.test(M)}var LA=/^bytes (\d+)-(\d+)\/(\d+)?$/;
function JA(M){if(M==null||M==="")return{start:0,end:null,size:null};let lA=M?M.match(LA):null;return lA?{start:parseInt(lA[1]),end:lA[2]?parseInt(lA[2]):null,size:lA[3]?
parseInt(lA[3]):null}:null}function _A(M,lA,dA){return(M[c]??=[]).push([lA,dA]),M.on(lA,dA),M}function WA(M){if(M[c]!=null){for(let[lA,dA]of M[c])M.removeListener(
lA,dA);M[c]=null}return M}function jA(M,lA,dA){try{lA.onError(dA),o(lA.aborted)}catch(SA){M.emit("error",SA)}}var PA=process.platform==="win32"?(M,lA)=>{if(!lA.
timeout)return I;let dA=null,SA=null,iA=u.setFastTimeout(()=>{dA=setImmediate(()=>{SA=setImmediate(()=>OA(M.deref(),lA))})},lA.timeout);return()=>{u.clearFastTimeout(
iA),clearImmediate(dA),clearImmediate(SA)}}:(M,lA)=>{if(!lA.timeout)return I;let dA=null,SA=u.setFastTimeout(()=>{dA=setImmediate(()=>{OA(M.deref(),lA)})},lA.timeout);
return()=>{u.clearFastTimeout(SA),clearImmediate(dA)}};function OA(M,lA){if(M==null)return;let dA="Connect Timeout Error";Array.isArray(M.autoSelectFamilyAttemptedAddresses)?
dA+=` (attempted addresses: ${M.autoSelectFamilyAttemptedAddresses.join(", ")},`:dA+=` (attempted address: ${lA.hostname}:${lA.port},`,dA+=` timeout: ${lA.timeout}\
ms)`,T(M,new g(dA))}function XA(M){if(M[0]==="h"&&M[1]==="t"&&M[2]==="t"&&M[3]==="p")switch(M[4]){case":":return"http:";case"s":if(M[5]===":")return"https:"}return M.
slice(0,M.indexOf(":")+1)}var K=Object.create(null);K.enumerable=!0;var DA={delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",HEAD:"HEAD",options:"\
OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT"},NA={...DA,patch:"patch",PATCH:"PATCH"};Object.setPrototypeOf(DA,null),Object.setPrototypeOf(
NA,null),b.exports={kEnumerableProperty:K,isDisturbed:cA,isBlobLike:a,parseOrigin:S,parseURL:N,getServerName:L,isStream:D,isIterable:x,hasSafeIterator:k,isAsyncIterable:U,
isDestroyed:_,headerNameToString:Z,bufferToLowerCasedHeaderName:q,addListener:_A,removeAllListeners:WA,errorRequest:jA,parseRawHeaders:W,toRawHeaders:tA,encodeRawHeaders:nA,
parseHeaders:$,parseKeepAliveTimeout:O,destroy:T,bodyLength:Y,deepClone:H,ReadableStreamFrom:X,isBuffer:BA,assertRequestHandler:uA,getSocketInfo:FA,isFormDataLike:hA,
pathHasQueryOrFragment:i,serializePathWithQuery:E,addAbortListener:CA,isValidHTTPToken:HA,isValidHeaderValue:xA,isTokenCharCode:gA,parseRangeHeader:JA,normalizedMethodRecordsBase:DA,
normalizedMethodRecords:NA,isValidPort:h,isHttpOrHttpsPrefixed:m,nodeMajor:r,nodeMinor:s,safeHTTPMethods:Object.freeze(["GET","HEAD","OPTIONS","TRACE"]),wrapRequestBody:w,
setupConnectTimeout:PA,getProtocolFromUrlString:XA}}}),require_stats=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/util/stats.js"(p,b){"use stric\
t";var{kConnected:o,kPending:C,kRunning:d,kSize:c,kFree:R,kQueued:e}=require_symbols(),B=class{constructor(n){this.connected=n[o],this.pending=n[C],this.running=
n[d],this.size=n[c]}},y=class{constructor(n){this.connected=n[o],this.free=n[R],this.pending=n[C],this.queued=n[e],this.running=n[d],this.size=n[c]}};b.exports=
{ClientStats:B,PoolStats:y}}}),require_diagnostics=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/core/diagnostics.js"(p,b){"use strict";var o=(0,chunk_WYN2LYAQ_js_1.
__require)("node:diagnostics_channel"),C=(0,chunk_WYN2LYAQ_js_1.__require)("node:util"),d=C.debuglog("undici"),c=C.debuglog("fetch"),R=C.debuglog("websocket"),e={
beforeConnect:o.channel("undici:client:beforeConnect"),connected:o.channel("undici:client:connected"),connectError:o.channel("undici:client:connectError"),sendHeaders:o.
channel("undici:client:sendHeaders"),create:o.channel("undici:request:create"),bodySent:o.channel("undici:request:bodySent"),bodyChunkSent:o.channel("undici:req\
uest:bodyChunkSent"),bodyChunkReceived:o.channel("undici:request:bodyChunkReceived"),headers:o.channel("undici:request:headers"),trailers:o.channel("undici:requ\
est:trailers"),error:o.channel("undici:request:error"),open:o.channel("undici:websocket:open"),close:o.channel("undici:websocket:close"),socketError:o.channel("\
undici:websocket:socket_error"),ping:o.channel("undici:websocket:ping"),pong:o.channel("undici:websocket:pong"),proxyConnected:o.channel("undici:proxy:connected")},
B=!1;function y(g=d){if(!B){if(e.beforeConnect.hasSubscribers||e.connected.hasSubscribers||e.connectError.hasSubscribers||e.sendHeaders.hasSubscribers){B=!0;return}
B=!0,o.subscribe("undici:client:beforeConnect",t=>{let{connectParams:{version:A,protocol:r,port:s,host:l}}=t;g("connecting to %s%s using %s%s",l,s?`:${s}`:"",r,
A)}),o.subscribe("undici:client:connected",t=>{let{connectParams:{version:A,protocol:r,port:s,host:l}}=t;g("connected to %s%s using %s%s",l,s?`:${s}`:"",r,A)}),
o.subscribe("undici:client:connectError",t=>{let{connectParams:{version:A,protocol:r,port:s,host:l},error:I}=t;g("connection to %s%s using %s%s errored - %s",l,
s?`:${s}`:"",r,A,I.message)}),o.subscribe("undici:client:sendHeaders",t=>{let{request:{method:A,path:r,origin:s}}=t;g("sending request to %s %s%s",A,s,r)})}}var n=!1;
function f(g=d){if(!n){if(e.headers.hasSubscribers||e.trailers.hasSubscribers||e.error.hasSubscribers){n=!0;return}n=!0,o.subscribe("undici:request:headers",t=>{
let{request:{method:A,path:r,origin:s},response:{statusCode:l}}=t;g("received response to %s %s%s - HTTP %d",A,s,r,l)}),o.subscribe("undici:request:trailers",t=>{
let{request:{method:A,path:r,origin:s}}=t;g("trailers received from %s %s%s",A,s,r)}),o.subscribe("undici:request:error",t=>{let{request:{method:A,path:r,origin:s},
error:l}=t;g("request to %s %s%s errored - %s",A,s,r,l.message)})}}var u=!1;function Q(g=R){if(!u){if(e.open.hasSubscribers||e.close.hasSubscribers||e.socketError.
hasSubscribers||e.ping.hasSubscribers||e.pong.hasSubscribers){u=!0;return}u=!0,o.subscribe("undici:websocket:open",t=>{if(t.address!=null){let{address:A,port:r}=t.
address;g("connection opened %s%s",A,r?`:${r}`:"")}else g("connection opened")}),o.subscribe("undici:websocket:close",t=>{let{websocket:A,code:r,reason:s}=t;g("\
closed connection to %s - %s %s",A.url,r,s)}),o.subscribe("undici:websocket:socket_error",t=>{g("connection errored - %s",t.message)}),o.subscribe("undici:webso\
cket:ping",t=>{g("ping received")}),o.subscribe("undici:websocket:pong",t=>{g("pong received")})}}(d.enabled||c.enabled)&&(y(c.enabled?c:d),f(c.enabled?c:d)),R.
enabled&&(y(d.enabled?d:R),Q(R)),b.exports={channels:e}}}),require_request=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/core/request.js"(p,b){"u\
se strict";var{InvalidArgumentError:o,NotSupportedError:C}=require_errors(),d=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),{isValidHTTPToken:c,isValidHeaderValue:R,
isStream:e,destroy:B,isBuffer:y,isFormDataLike:n,isIterable:f,hasSafeIterator:u,isBlobLike:Q,serializePathWithQuery:g,assertRequestHandler:t,getServerName:A,normalizedMethodRecords:r,
getProtocolFromUrlString:s}=require_util(),{channels:l}=require_diagnostics(),{headerNameLowerCasedRecord:I}=require_constants(),w=/[^\u0021-\u00ff]/;function D(h){
if(typeof h!="string"||h.length===0)return!1;for(let m=0;m<h.length;m++){let N=h.charCodeAt(m);if(N<48||N>57)return!1}return!0}var a=Symbol("handler"),i=class{constructor(h,{
path:m,method:N,body:S,headers:F,query:L,idempotent:H,blocking:U,upgrade:x,headersTimeout:k,bodyTimeout:Y,reset:_,expectContinue:T,servername:v,throwOnError:O,maxRedirections:Z,
typeOfService:q},$){if(typeof m!="string")throw new o("path must be a string");if(m[0]!=="/"&&!(m.startsWith("http://")||m.startsWith("https://"))&&N!=="CONNECT")
throw new o("path must be an absolute URL or start with a slash");if(w.test(m))throw new o("invalid request path");if(typeof N!="string")throw new o("method mus\
t be a string");if(r[N]===void 0&&!c(N))throw new o("invalid request method");if(x&&typeof x!="string")throw new o("upgrade must be a string");if(x&&!R(x))throw new o(
"invalid upgrade header");if(k!=null&&(!Number.isFinite(k)||k<0))throw new o("invalid headersTimeout");if(Y!=null&&(!Number.isFinite(Y)||Y<0))throw new o("inval\
id bodyTimeout");if(_!=null&&typeof _!="boolean")throw new o("invalid reset");if(T!=null&&typeof T!="boolean")throw new o("invalid expectContinue");if(O!=null)throw new o(
"invalid throwOnError");if(Z!=null&&Z!==0)throw new o("maxRedirections is not supported, use the redirect interceptor");if(q!=null&&(!Number.isInteger(q)||q<0||
q>255))throw new o("typeOfService must be an integer between 0 and 255");if(this.headersTimeout=k,this.bodyTimeout=Y,this.method=N,this.typeOfService=q,this.abort=
null,S==null)this.body=null;else if(e(S)){this.body=S;let W=this.body._readableState;(!W||!W.autoDestroy)&&(this.endHandler=function(){B(this)},this.body.on("en\
d",this.endHandler)),this.errorHandler=tA=>{this.abort?this.abort(tA):this.error=tA},this.body.on("error",this.errorHandler)}else if(y(S))this.body=S.byteLength?
S:null;else if(ArrayBuffer.isView(S))this.body=S.buffer.byteLength?Buffer.from(S.buffer,S.byteOffset,S.byteLength):null;else if(S instanceof ArrayBuffer)this.body=
S.byteLength?Buffer.from(S):null;else if(typeof S=="string")this.body=S.length?Buffer.from(S):null;else if(n(S)||f(S)||Q(S))this.body=S;else throw new o("body m\
ust be a string, a Buffer, a Readable stream, an iterable, or an async iterable");if(this.completed=!1,this.aborted=!1,this.upgrade=x||null,this.path=L?g(m,L):m,
this.origin=h,this.protocol=s(h),this.idempotent=H??(N==="HEAD"||N==="GET"),this.blocking=U??this.method!=="HEAD",this.reset=_??null,this.host=null,this.contentLength=
null,this.contentType=null,this.headers=[],this.expectContinue=T??!1,Array.isArray(F)){if(F.length%2!==0)throw new o("headers array must be even");for(let W=0;W<
F.length;W+=2)E(this,F[W],F[W+1])}else if(F&&typeof F=="object")if(u(F))for(let W of F){if(!Array.isArray(W)||W.length!==2)throw new o("headers must be in key-v\
alue pair format");E(this,W[0],W[1])}else{let W=Object.keys(F);for(let tA=0;tA<W.length;++tA)E(this,W[tA],F[W[tA]])}else if(F!=null)throw new o("headers must be\
 an object or an array");t($,N,x),this.servername=v||A(this.host)||null,this[a]=$,l.create.hasSubscribers&&l.create.publish({request:this})}onBodySent(h){if(l.bodyChunkSent.
hasSubscribers&&l.bodyChunkSent.publish({request:this,chunk:h}),this[a].onBodySent)try{return this[a].onBodySent(h)}catch(m){this.abort(m)}}onRequestSent(){if(l.
bodySent.hasSubscribers&&l.bodySent.publish({request:this}),this[a].onRequestSent)try{return this[a].onRequestSent()}catch(h){this.abort(h)}}onConnect(h){if(d(!this.
aborted),d(!this.completed),this.error)h(this.error);else return this.abort=h,this[a].onConnect(h)}onResponseStarted(){return this[a].onResponseStarted?.()}onHeaders(h,m,N,S){
d(!this.aborted),d(!this.completed),l.headers.hasSubscribers&&l.headers.publish({request:this,response:{statusCode:h,headers:m,statusText:S}});try{return this[a].
onHeaders(h,m,N,S)}catch(F){this.abort(F)}}onData(h){d(!this.aborted),d(!this.completed),l.bodyChunkReceived.hasSubscribers&&l.bodyChunkReceived.publish({request:this,
chunk:h});try{return this[a].onData(h)}catch(m){return this.abort(m),!1}}onUpgrade(h,m,N,S=""){this.onFinally(),d(!this.aborted),d(!this.completed),l.headers.hasSubscribers&&
l.headers.publish({request:this,response:{statusCode:h,headers:m,statusText:S}});let F=this[a].onUpgrade(h,m,N);return this.aborted||(this.completed=!0,l.trailers.
hasSubscribers&&l.trailers.publish({request:this,trailers:[]})),F}onComplete(h){this.onFinally(),d(!this.aborted),d(!this.completed),this.completed=!0,l.trailers.
hasSubscribers&&l.trailers.publish({request:this,trailers:h});try{return this[a].onComplete(h)}catch(m){this.onError(m)}}onError(h){if(this.onFinally(),l.error.
hasSubscribers&&l.error.publish({request:this,error:h}),!this.aborted)return this.aborted=!0,this[a].onError(h)}onFinally(){this.errorHandler&&(this.body.off("e\
rror",this.errorHandler),this.errorHandler=null),this.endHandler&&(this.body.off("end",this.endHandler),this.endHandler=null)}addHeader(h,m){return E(this,h,m),
this}};function E(h,m,N){if(N&&typeof N=="object"&&!Array.isArray(N))throw new o(`invalid ${m} header`);if(N===void 0)return;let S=I[m];if(S===void 0&&(S=m.toLowerCase(),
I[S]===void 0&&!c(S)))throw new o("invalid header key");if(Array.isArray(N)){let F=[];for(let L=0;L<N.length;L++)if(typeof N[L]=="string"){if(!R(N[L]))throw new o(
`invalid ${m} header`);F.push(N[L])}else if(N[L]===null)F.push("");else{if(typeof N[L]=="object")throw new o(`invalid ${m} header`);{let H=`${N[L]}`;if(!R(H))throw new o(
`invalid ${m} header`);F.push(H)}}N=F}else if(typeof N=="string"){if(!R(N))throw new o(`invalid ${m} header`)}else if(N===null)N="";else if(N=`${N}`,!R(N))throw new o(
`invalid ${m} header`);if(S==="host"){if(h.host!==null)throw new o("duplicate host header");if(typeof N!="string")throw new o("invalid host header");h.host=N}else if(S===
"content-length"){if(h.contentLength!==null)throw new o("duplicate content-length header");if(!D(N))throw new o("invalid content-length header");h.contentLength=
parseInt(N,10)}else if(h.contentType===null&&S==="content-type")h.contentType=N,h.headers.push(m,N);else{if(S==="transfer-encoding"||S==="keep-alive"||S==="upgr\
ade")throw new o(`invalid ${S} header`);if(S==="connection"){let F=typeof N=="string"?N:null;if(F===null)throw new o("invalid connection header");for(let L of F.
toLowerCase().split(",")){let H=L.trim();if(!c(H))throw new o("invalid connection header");H==="close"&&(h.reset=!0)}}else{if(S==="expect")throw new C("expect h\
eader not supported");h.headers.push(m,N)}}}b.exports=i}}),require_wrap_handler=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/handler/wrap-handle\
r.js"(p,b){"use strict";var{InvalidArgumentError:o}=require_errors();b.exports=class Re{#A;constructor(c){this.#A=c}static wrap(c){return c.onRequestStart?c:new Re(
c)}onConnect(c,R){return this.#A.onConnect?.(c,R)}onResponseStarted(){return this.#A.onResponseStarted?.()}onHeaders(c,R,e,B){return this.#A.onHeaders?.(c,R,e,B)}onUpgrade(c,R,e){
return this.#A.onUpgrade?.(c,R,e)}onData(c){return this.#A.onData?.(c)}onComplete(c){return this.#A.onComplete?.(c)}onError(c){if(!this.#A.onError)throw c;return this.#A.
onError?.(c)}onRequestStart(c,R){this.#A.onConnect?.(e=>c.abort(e),R)}onRequestUpgrade(c,R,e,B){let y=[];for(let[n,f]of Object.entries(e))y.push(Buffer.from(n,"\
latin1"),C(f));this.#A.onUpgrade?.(R,y,B)}onResponseStart(c,R,e,B){let y=[];for(let[n,f]of Object.entries(e))y.push(Buffer.from(n,"latin1"),C(f));this.#A.onHeaders?.(
R,y,()=>c.resume(),B)===!1&&c.pause()}onResponseData(c,R){this.#A.onData?.(R)===!1&&c.pause()}onResponseEnd(c,R){let e=[];for(let[B,y]of Object.entries(R))e.push(
Buffer.from(B,"latin1"),C(y));this.#A.onComplete?.(e)}onResponseError(c,R){if(!this.#A.onError)throw new o("invalid onError method");this.#A.onError?.(R)}};function C(d){
return Array.isArray(d)?d.map(c=>Buffer.from(c,"latin1")):Buffer.from(d,"latin1")}}}),require_dispatcher=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undic\
i/lib/dispatcher/dispatcher.js"(p,b){"use strict";var o=(0,chunk_WYN2LYAQ_js_1.__require)("node:events"),C=require_wrap_handler(),d=R=>(e,B)=>R(e,C.wrap(B)),c=class extends o{dispatch(){
throw new Error("not implemented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implemented")}compose(...R){let e=Array.isArray(R[0])?
R[0]:R,B=this.dispatch.bind(this);for(let y of e)if(y!=null){if(typeof y!="function")throw new TypeError(`invalid interceptor, expected function received ${typeof y}`);
if(B=y(B),B=d(B),B==null||typeof B!="function"||B.length!==2)throw new TypeError("invalid interceptor")}return new Proxy(this,{get:(y,n)=>n==="dispatch"?B:y[n]})}};
b.exports=c}}),require_unwrap_handler=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/handler/unwrap-handler.js"(p,b){"use strict";var{parseHeaders:o}=require_util(),
{InvalidArgumentError:C}=require_errors(),d=Symbol("resume"),c=class{#A=!1;#e=null;#t=!1;#r;[d]=null;rawHeaders=null;rawTrailers=null;constructor(R){this.#r=R}pause(){
this.#A=!0}resume(){this.#A&&(this.#A=!1,this[d]?.())}abort(R){this.#t||(this.#t=!0,this.#e=R,this.#r(R))}get aborted(){return this.#t}get reason(){return this.#e}get paused(){
return this.#A}};b.exports=class Ne{#A;#e;constructor(e){this.#A=e}static unwrap(e){return e.onRequestStart?new Ne(e):e}onConnect(e,B){this.#e=new c(e),this.#A.
onRequestStart?.(this.#e,B)}onResponseStarted(){return this.#A.onResponseStarted?.()}onUpgrade(e,B,y){this.#e.rawHeaders=B,this.#A.onRequestUpgrade?.(this.#e,e,
o(B),y)}onHeaders(e,B,y,n){return this.#e[d]=y,this.#e.rawHeaders=B,this.#A.onResponseStart?.(this.#e,e,o(B),n),!this.#e.paused}onData(e){return this.#A.onResponseData?.(
this.#e,e),!this.#e.paused}onComplete(e){this.#e.rawTrailers=e,this.#A.onResponseEnd?.(this.#e,o(e))}onError(e){if(!this.#A.onResponseError)throw new C("invalid\
 onError method");this.#A.onResponseError?.(this.#e,e)}}}}),require_dispatcher_base=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/dispatcher/disp\
atcher-base.js"(p,b){"use strict";var o=(0,chunk_WYN2LYAQ_js_1.__require)("node:buffer"),C=require_dispatcher(),d=require_unwrap_handler(),{ClientDestroyedError:c,
ClientClosedError:R,InvalidArgumentError:e}=require_errors(),{kDestroy:B,kClose:y,kClosed:n,kDestroyed:f,kDispatch:u}=require_symbols(),Q=Symbol("onDestroyed"),
g=Symbol("onClosed"),t=Symbol("webSocketOptions"),A=Symbol("eventSourceOptions"),r=class extends C{[f]=!1;[Q]=null;[n]=!1;[g]=null;constructor(s){super(),this[t]=
s?.webSocket??{},this[A]=s?.eventSource??{}}get webSocketOptions(){return{maxFragments:this[t].maxFragments??131072,maxPayloadSize:this[t].maxPayloadSize??128*1024*
1024}}get eventSourceOptions(){return{maxEventSize:this[A].maxEventSize??o.kStringMaxLength}}get destroyed(){return this[f]}get closed(){return this[n]}close(s){
if(s===void 0)return new Promise((I,w)=>{this.close((D,a)=>D?w(D):I(a))});if(typeof s!="function")throw new e("invalid callback");if(this[f]){let I=new c;queueMicrotask(
()=>s(I,null));return}if(this[n]){this[g]?this[g].push(s):queueMicrotask(()=>s(null,null));return}this[n]=!0,this[g]??=[],this[g].push(s);let l=()=>{let I=this[g];
this[g]=null;for(let w=0;w<I.length;w++)I[w](null,null)};this[y]().then(()=>this.destroy()).then(()=>queueMicrotask(l))}destroy(s,l){if(typeof s=="function"&&(l=
s,s=null),l===void 0)return new Promise((w,D)=>{this.destroy(s,(a,i)=>a?D(a):w(i))});if(typeof l!="function")throw new e("invalid callback");if(this[f]){this[Q]?
this[Q].push(l):queueMicrotask(()=>l(null,null));return}s||(s=new c),this[f]=!0,this[Q]??=[],this[Q].push(l);let I=()=>{let w=this[Q];this[Q]=null;for(let D=0;D<
w.length;D++)w[D](null,null)};this[B](s).then(()=>queueMicrotask(I))}dispatch(s,l){if(!l||typeof l!="object")throw new e("handler must be an object");l=d.unwrap(
l);try{if(!s||typeof s!="object")throw new e("opts must be an object.");if(this[f]||this[Q])throw new c;if(this[n])throw new R;return this[u](s,l)}catch(I){if(typeof l.
onError!="function")throw I;return l.onError(I),!1}}};b.exports=r}}),require_connect=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/core/connect.j\
s"(p,b){"use strict";var o=(0,chunk_WYN2LYAQ_js_1.__require)("node:net"),C=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),d=require_util(),{InvalidArgumentError:c}=require_errors(),
R,e=class{constructor(y){this._maxCachedSessions=y,this._sessionCache=new Map,this._sessionRegistry=new FinalizationRegistry(n=>{if(this._sessionCache.size<this.
_maxCachedSessions)return;let f=this._sessionCache.get(n);f!==void 0&&f.deref()===void 0&&this._sessionCache.delete(n)})}get(y){let n=this._sessionCache.get(y);
return n?n.deref():null}set(y,n){if(this._maxCachedSessions!==0){if(this._sessionCache.has(y))this._sessionCache.delete(y);else if(this._sessionCache.size>=this.
_maxCachedSessions){let f=!1;for(let[u,Q]of this._sessionCache)if(Q.deref()===void 0){this._sessionCache.delete(u),f=!0;break}if(!f){let u=this._sessionCache.keys().
next();u.done||this._sessionCache.delete(u.value)}}this._sessionCache.set(y,new WeakRef(n)),this._sessionRegistry.register(n,y)}}};function B({allowH2:y,useH2c:n,
maxCachedSessions:f,socketPath:u,timeout:Q,session:g,...t}){if(f!=null&&(!Number.isInteger(f)||f<0))throw new c("maxCachedSessions must be a positive integer or\
 zero");let A={path:u,...t},r=new e(f??100);return Q=Q??1e4,y=y??!1,function({hostname:s,host:l,protocol:I,port:w,servername:D,localAddress:a,httpSocket:i},E){let h;
if(I==="https:"){R||(R=(0,chunk_WYN2LYAQ_js_1.__require)("node:tls")),D=D||A.servername||d.getServerName(l)||null;let N=D||s;C(N);let S=g||r.get(N)||null;w=w||443,
h=R.connect({highWaterMark:16384,...A,servername:D,session:S,localAddress:a,ALPNProtocols:y?["http/1.1","h2"]:["http/1.1"],socket:i,port:w,host:s}),h.on("sessio\
n",function(F){r.set(N,F)})}else C(!i,"httpSocket can only be sent on TLS update"),w=w||80,h=o.connect({highWaterMark:64*1024,...A,localAddress:a,port:w,host:s}),
n===!0&&(h.alpnProtocol="h2");if(A.keepAlive==null||A.keepAlive){let N=A.keepAliveInitialDelay===void 0?6e4:A.keepAliveInitialDelay;h.setKeepAlive(!0,N)}let m=d.
setupConnectTimeout(new WeakRef(h),{timeout:Q,hostname:s,port:w});return h.setNoDelay(!0).once(I==="https:"?"secureConnect":"connect",function(){if(queueMicrotask(
m),E){let N=E;E=null,N(null,this)}}).on("error",function(N){if(queueMicrotask(m),E){let S=E;E=null,S(N)}}),h}}b.exports=B}}),require_utils=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/llhttp/utils.js"(p){"use strict";Object.defineProperty(p,"__esModule",{value:!0}),p.enumToMap=b;function b(o,C=[],d=[]){let c=(C?.
length??0)===0,R=(d?.length??0)===0;return Object.fromEntries(Object.entries(o).filter(([,e])=>typeof e=="number"&&(c||C.includes(e))&&(R||!d.includes(e))))}}}),
require_constants2=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/llhttp/constants.js"(p){"use strict";Object.defineProperty(p,"__esModule",{value:!0}),
p.SPECIAL_HEADERS=p.MINOR=p.MAJOR=p.HTAB_SP_VCHAR_OBS_TEXT=p.QUOTED_STRING=p.CONNECTION_TOKEN_CHARS=p.HEADER_CHARS=p.TOKEN=p.HEX=p.URL_CHAR=p.USERINFO_CHARS=p.MARK=
p.ALPHANUM=p.NUM=p.HEX_MAP=p.NUM_MAP=p.ALPHA=p.STATUSES_HTTP=p.H_METHOD_MAP=p.METHOD_MAP=p.METHODS_RTSP=p.METHODS_ICE=p.METHODS_HTTP=p.HEADER_STATE=p.FINISH=p.STATUSES=
p.METHODS=p.LENIENT_FLAGS=p.FLAGS=p.TYPE=p.ERROR=void 0;var b=require_utils();p.ERROR={OK:0,INTERNAL:1,STRICT:2,CR_EXPECTED:25,LF_EXPECTED:3,UNEXPECTED_CONTENT_LENGTH:4,
UNEXPECTED_SPACE:30,CLOSED_CONNECTION:5,INVALID_METHOD:6,INVALID_URL:7,INVALID_CONSTANT:8,INVALID_VERSION:9,INVALID_HEADER_TOKEN:10,INVALID_CONTENT_LENGTH:11,INVALID_CHUNK_SIZE:12,
INVALID_STATUS:13,INVALID_EOF_STATE:14,INVALID_TRANSFER_ENCODING:15,CB_MESSAGE_BEGIN:16,CB_HEADERS_COMPLETE:17,CB_MESSAGE_COMPLETE:18,CB_CHUNK_HEADER:19,CB_CHUNK_COMPLETE:20,
PAUSED:21,PAUSED_UPGRADE:22,PAUSED_H2_UPGRADE:23,USER:24,CB_URL_COMPLETE:26,CB_STATUS_COMPLETE:27,CB_METHOD_COMPLETE:32,CB_VERSION_COMPLETE:33,CB_HEADER_FIELD_COMPLETE:28,
CB_HEADER_VALUE_COMPLETE:29,CB_CHUNK_EXTENSION_NAME_COMPLETE:34,CB_CHUNK_EXTENSION_VALUE_COMPLETE:35,CB_RESET:31,CB_PROTOCOL_COMPLETE:38},p.TYPE={BOTH:0,REQUEST:1,
RESPONSE:2},p.FLAGS={CONNECTION_KEEP_ALIVE:1,CONNECTION_CLOSE:2,CONNECTION_UPGRADE:4,CHUNKED:8,UPGRADE:16,CONTENT_LENGTH:32,SKIPBODY:64,TRAILING:128,TRANSFER_ENCODING:512},
p.LENIENT_FLAGS={HEADERS:1,CHUNKED_LENGTH:2,KEEP_ALIVE:4,TRANSFER_ENCODING:8,VERSION:16,DATA_AFTER_CLOSE:32,OPTIONAL_LF_AFTER_CR:64,OPTIONAL_CRLF_AFTER_CHUNK:128,
OPTIONAL_CR_BEFORE_LF:256,SPACES_AFTER_CHUNK_SIZE:512},p.METHODS={DELETE:0,GET:1,HEAD:2,POST:3,PUT:4,CONNECT:5,OPTIONS:6,TRACE:7,COPY:8,LOCK:9,MKCOL:10,MOVE:11,
PROPFIND:12,PROPPATCH:13,SEARCH:14,UNLOCK:15,BIND:16,REBIND:17,UNBIND:18,ACL:19,REPORT:20,MKACTIVITY:21,CHECKOUT:22,MERGE:23,"M-SEARCH":24,NOTIFY:25,SUBSCRIBE:26,
UNSUBSCRIBE:27,PATCH:28,PURGE:29,MKCALENDAR:30,LINK:31,UNLINK:32,SOURCE:33,PRI:34,DESCRIBE:35,ANNOUNCE:36,SETUP:37,PLAY:38,PAUSE:39,TEARDOWN:40,GET_PARAMETER:41,
SET_PARAMETER:42,REDIRECT:43,RECORD:44,FLUSH:45,QUERY:46},p.STATUSES={CONTINUE:100,SWITCHING_PROTOCOLS:101,PROCESSING:102,EARLY_HINTS:103,RESPONSE_IS_STALE:110,
REVALIDATION_FAILED:111,DISCONNECTED_OPERATION:112,HEURISTIC_EXPIRATION:113,MISCELLANEOUS_WARNING:199,OK:200,CREATED:201,ACCEPTED:202,NON_AUTHORITATIVE_INFORMATION:203,
NO_CONTENT:204,RESET_CONTENT:205,PARTIAL_CONTENT:206,MULTI_STATUS:207,ALREADY_REPORTED:208,TRANSFORMATION_APPLIED:214,IM_USED:226,MISCELLANEOUS_PERSISTENT_WARNING:299,
MULTIPLE_CHOICES:300,MOVED_PERMANENTLY:301,FOUND:302,SEE_OTHER:303,NOT_MODIFIED:304,USE_PROXY:305,SWITCH_PROXY:306,TEMPORARY_REDIRECT:307,PERMANENT_REDIRECT:308,
BAD_REQUEST:400,UNAUTHORIZED:401,PAYMENT_REQUIRED:402,FORBIDDEN:403,NOT_FOUND:404,METHOD_NOT_ALLOWED:405,NOT_ACCEPTABLE:406,PROXY_AUTHENTICATION_REQUIRED:407,REQUEST_TIMEOUT:408,
CONFLICT:409,GONE:410,LENGTH_REQUIRED:411,PRECONDITION_FAILED:412,PAYLOAD_TOO_LARGE:413,URI_TOO_LONG:414,UNSUPPORTED_MEDIA_TYPE:415,RANGE_NOT_SATISFIABLE:416,EXPECTATION_FAILED:417,
IM_A_TEAPOT:418,PAGE_EXPIRED:419,ENHANCE_YOUR_CALM:420,MISDIRECTED_REQUEST:421,UNPROCESSABLE_ENTITY:422,LOCKED:423,FAILED_DEPENDENCY:424,TOO_EARLY:425,UPGRADE_REQUIRED:426,
PRECONDITION_REQUIRED:428,TOO_MANY_REQUESTS:429,REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL:430,REQUEST_HEADER_FIELDS_TOO_LARGE:431,LOGIN_TIMEOUT:440,NO_RESPONSE:444,
RETRY_WITH:449,BLOCKED_BY_PARENTAL_CONTROL:450,UNAVAILABLE_FOR_LEGAL_REASONS:451,CLIENT_CLOSED_LOAD_BALANCED_REQUEST:460,INVALID_X_FORWARDED_FOR:463,REQUEST_HEADER_TOO_LARGE:494,
SSL_CERTIFICATE_ERROR:495,SSL_CERTIFICATE_REQUIRED:496,HTTP_REQUEST_SENT_TO_HTTPS_PORT:497,INVALID_TOKEN:498,CLIENT_CLOSED_REQUEST:499,INTERNAL_SERVER_ERROR:500,
NOT_IMPLEMENTED:501,BAD_GATEWAY:502,SERVICE_UNAVAILABLE:503,GATEWAY_TIMEOUT:504,HTTP_VERSION_NOT_SUPPORTED:505,VARIANT_ALSO_NEGOTIATES:506,INSUFFICIENT_STORAGE:507,
LOOP_DETECTED:508,BANDWIDTH_LIMIT_EXCEEDED:509,NOT_EXTENDED:510,NETWORK_AUTHENTICATION_REQUIRED:511,WEB_SERVER_UNKNOWN_ERROR:520,WEB_SERVER_IS_DOWN:521,CONNECTION_TIMEOUT:522,
ORIGIN_IS_UNREACHABLE:523,TIMEOUT_OCCURED:524,SSL_HANDSHAKE_FAILED:525,INVALID_SSL_CERTIFICATE:526,RAILGUN_ERROR:527,SITE_IS_OVERLOADED:529,SITE_IS_FROZEN:530,IDENTITY_PROVIDER_AUTHENTICATION_ERROR:561,
NETWORK_READ_TIMEOUT:598,NETWORK_CONNECT_TIMEOUT:599},p.FINISH={SAFE:0,SAFE_WITH_CB:1,UNSAFE:2},p.HEADER_STATE={GENERAL:0,CONNECTION:1,CONTENT_LENGTH:2,TRANSFER_ENCODING:3,
UPGRADE:4,CONNECTION_KEEP_ALIVE:5,CONNECTION_CLOSE:6,CONNECTION_UPGRADE:7,TRANSFER_ENCODING_CHUNKED:8},p.METHODS_HTTP=[p.METHODS.DELETE,p.METHODS.GET,p.METHODS.
HEAD,p.METHODS.POST,p.METHODS.PUT,p.METHODS.CONNECT,p.METHODS.OPTIONS,p.METHODS.TRACE,p.METHODS.COPY,p.METHODS.LOCK,p.METHODS.MKCOL,p.METHODS.MOVE,p.METHODS.PROPFIND,
p.METHODS.PROPPATCH,p.METHODS.SEARCH,p.METHODS.UNLOCK,p.METHODS.BIND,p.METHODS.REBIND,p.METHODS.UNBIND,p.METHODS.ACL,p.METHODS.REPORT,p.METHODS.MKACTIVITY,p.METHODS.
CHECKOUT,p.METHODS.MERGE,p.METHODS["M-SEARCH"],p.METHODS.NOTIFY,p.METHODS.SUBSCRIBE,p.METHODS.UNSUBSCRIBE,p.METHODS.PATCH,p.METHODS.PURGE,p.METHODS.MKCALENDAR,p.
METHODS.LINK,p.METHODS.UNLINK,p.METHODS.PRI,p.METHODS.SOURCE,p.METHODS.QUERY],p.METHODS_ICE=[p.METHODS.SOURCE],p.METHODS_RTSP=[p.METHODS.OPTIONS,p.METHODS.DESCRIBE,
p.METHODS.ANNOUNCE,p.METHODS.SETUP,p.METHODS.PLAY,p.METHODS.PAUSE,p.METHODS.TEARDOWN,p.METHODS.GET_PARAMETER,p.METHODS.SET_PARAMETER,p.METHODS.REDIRECT,p.METHODS.
RECORD,p.METHODS.FLUSH,p.METHODS.GET,p.METHODS.POST],p.METHOD_MAP=(0,b.enumToMap)(p.METHODS),p.H_METHOD_MAP=Object.fromEntries(Object.entries(p.METHODS).filter(
([o])=>o.startsWith("H"))),p.STATUSES_HTTP=[p.STATUSES.CONTINUE,p.STATUSES.SWITCHING_PROTOCOLS,p.STATUSES.PROCESSING,p.STATUSES.EARLY_HINTS,p.STATUSES.RESPONSE_IS_STALE,
p.STATUSES.REVALIDATION_FAILED,p.STATUSES.DISCONNECTED_OPERATION,p.STATUSES.HEURISTIC_EXPIRATION,p.STATUSES.MISCELLANEOUS_WARNING,p.STATUSES.OK,p.STATUSES.CREATED,
p.STATUSES.ACCEPTED,p.STATUSES.NON_AUTHORITATIVE_INFORMATION,p.STATUSES.NO_CONTENT,p.STATUSES.RESET_CONTENT,p.STATUSES.PARTIAL_CONTENT,p.STATUSES.MULTI_STATUS,p.
STATUSES.ALREADY_REPORTED,p.STATUSES.TRANSFORMATION_APPLIED,p.STATUSES.IM_USED,p.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,p.STATUSES.MULTIPLE_CHOICES,p.STATUSES.
MOVED_PERMANENTLY,p.STATUSES.FOUND,p.STATUSES.SEE_OTHER,p.STATUSES.NOT_MODIFIED,p.STATUSES.USE_PROXY,p.STATUSES.SWITCH_PROXY,p.STATUSES.TEMPORARY_REDIRECT,p.STATUSES.
PERMANENT_REDIRECT,p.STATUSES.BAD_REQUEST,p.STATUSES.UNAUTHORIZED,p.STATUSES.PAYMENT_REQUIRED,p.STATUSES.FORBIDDEN,p.STATUSES.NOT_FOUND,p.STATUSES.METHOD_NOT_ALLOWED,
p.STATUSES.NOT_ACCEPTABLE,p.STATUSES.PROXY_AUTHENTICATION_REQUIRED,p.STATUSES.REQUEST_TIMEOUT,p.STATUSES.CONFLICT,p.STATUSES.GONE,p.STATUSES.LENGTH_REQUIRED,p.STATUSES.
PRECONDITION_FAILED,p.STATUSES.PAYLOAD_TOO_LARGE,p.STATUSES.URI_TOO_LONG,p.STATUSES.UNSUPPORTED_MEDIA_TYPE,p.STATUSES.RANGE_NOT_SATISFIABLE,p.STATUSES.EXPECTATION_FAILED,
p.STATUSES.IM_A_TEAPOT,p.STATUSES.PAGE_EXPIRED,p.STATUSES.ENHANCE_YOUR_CALM,p.STATUSES.MISDIRECTED_REQUEST,p.STATUSES.UNPROCESSABLE_ENTITY,p.STATUSES.LOCKED,p.STATUSES.
FAILED_DEPENDENCY,p.STATUSES.TOO_EARLY,p.STATUSES.UPGRADE_REQUIRED,p.STATUSES.PRECONDITION_REQUIRED,p.STATUSES.TOO_MANY_REQUESTS,p.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,
p.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,p.STATUSES.LOGIN_TIMEOUT,p.STATUSES.NO_RESPONSE,p.STATUSES.RETRY_WITH,p.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,p.STATUSES.
UNAVAILABLE_FOR_LEGAL_REASONS,p.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST,p.STATUSES.INVALID_X_FORWARDED_FOR,p.STATUSES.REQUEST_HEADER_TOO_LARGE,p.STATUSES.SSL_CERTIFICATE_ERROR,
p.STATUSES.SSL_CERTIFICATE_REQUIRED,p.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,p.STATUSES.INVALID_TOKEN,p.STATUSES.CLIENT_CLOSED_REQUEST,p.STATUSES.INTERNAL_SERVER_ERROR,
p.STATUSES.NOT_IMPLEMENTED,p.STATUSES.BAD_GATEWAY,p.STATUSES.SERVICE_UNAVAILABLE,p.STATUSES.GATEWAY_TIMEOUT,p.STATUSES.HTTP_VERSION_NOT_SUPPORTED,p.STATUSES.VARIANT_ALSO_NEGOTIATES,
p.STATUSES.INSUFFICIENT_STORAGE,p.STATUSES.LOOP_DETECTED,p.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,p.STATUSES.NOT_EXTENDED,p.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,
p.STATUSES.WEB_SERVER_UNKNOWN_ERROR,p.STATUSES.WEB_SERVER_IS_DOWN,p.STATUSES.CONNECTION_TIMEOUT,p.STATUSES.ORIGIN_IS_UNREACHABLE,p.STATUSES.TIMEOUT_OCCURED,p.STATUSES.
SSL_HANDSHAKE_FAILED,p.STATUSES.INVALID_SSL_CERTIFICATE,p.STATUSES.RAILGUN_ERROR,p.STATUSES.SITE_IS_OVERLOADED,p.STATUSES.SITE_IS_FROZEN,p.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,
p.STATUSES.NETWORK_READ_TIMEOUT,p.STATUSES.NETWORK_CONNECT_TIMEOUT],p.ALPHA=[];for(let o=65;o<=90;o++)p.ALPHA.push(String.fromCharCode(o)),p.ALPHA.push(String.fromCharCode(
o+32));p.NUM_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9},p.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,a:10,b:11,c:12,d:13,
e:14,f:15},p.NUM=["0","1","2","3","4","5","6","7","8","9"],p.ALPHANUM=p.ALPHA.concat(p.NUM),p.MARK=["-","_",".","!","~","*","'","(",")"],p.USERINFO_CHARS=p.ALPHANUM.
concat(p.MARK).concat(["%",";",":","&","=","+","$",","]),p.URL_CHAR=["!",'"',"$","%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]",
"^","_","`","{","|","}","~"].concat(p.ALPHANUM),p.HEX=p.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"]),p.TOKEN=["!","#","$","%","&","'","*","+","\
-",".","^","_","`","|","~"].concat(p.ALPHANUM),p.HEADER_CHARS=["	"];for(let o=32;o<=255;o++)o!==127&&p.HEADER_CHARS.push(o);p.CONNECTION_TOKEN_CHARS=p.HEADER_CHARS.
filter(o=>o!==44),p.QUOTED_STRING=["	"," "];for(let o=33;o<=255;o++)o!==34&&o!==92&&p.QUOTED_STRING.push(o);p.HTAB_SP_VCHAR_OBS_TEXT=["	"," "];for(let o=33;o<=126;o++)
p.HTAB_SP_VCHAR_OBS_TEXT.push(o);for(let o=128;o<=255;o++)p.HTAB_SP_VCHAR_OBS_TEXT.push(o);p.MAJOR=p.NUM_MAP,p.MINOR=p.MAJOR,p.SPECIAL_HEADERS={connection:p.HEADER_STATE.
CONNECTION,"content-length":p.HEADER_STATE.CONTENT_LENGTH,"proxy-connection":p.HEADER_STATE.CONNECTION,"transfer-encoding":p.HEADER_STATE.TRANSFER_ENCODING,upgrade:p.
HEADER_STATE.UPGRADE},p.default={ERROR:p.ERROR,TYPE:p.TYPE,FLAGS:p.FLAGS,LENIENT_FLAGS:p.LENIENT_FLAGS,METHODS:p.METHODS,STATUSES:p.STATUSES,FINISH:p.FINISH,HEADER_STATE:p.
HEADER_STATE,ALPHA:p.ALPHA,NUM_MAP:p.NUM_MAP,HEX_MAP:p.HEX_MAP,NUM:p.NUM,ALPHANUM:p.ALPHANUM,MARK:p.MARK,USERINFO_CHARS:p.USERINFO_CHARS,URL_CHAR:p.URL_CHAR,HEX:p.
HEX,TOKEN:p.TOKEN,HEADER_CHARS:p.HEADER_CHARS,CONNECTION_TOKEN_CHARS:p.CONNECTION_TOKEN_CHARS,QUOTED_STRING:p.QUOTED_STRING,HTAB_SP_VCHAR_OBS_TEXT:p.HTAB_SP_VCHAR_OBS_TEXT,
MAJOR:p.MAJOR,MINOR:p.MINOR,SPECIAL_HEADERS:p.SPECIAL_HEADERS,METHODS_HTTP:p.METHODS_HTTP,METHODS_ICE:p.METHODS_ICE,METHODS_RTSP:p.METHODS_RTSP,METHOD_MAP:p.METHOD_MAP,
H_METHOD_MAP:p.H_METHOD_MAP,STATUSES_HTTP:p.STATUSES_HTTP}}}),require_llhttp_wasm=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/llhttp/llhttp-was\
m.js"(p,b){"use strict";var{Buffer:o}=(0,chunk_WYN2LYAQ_js_1.__require)("node:buffer"),C="AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQ\
gDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZm\
llbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAg\
IBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3\
VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX2\
1pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3\
NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3\
JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lAC\
AabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cm\
Fuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZX\
JfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2\
VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOg\
AoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIg\
FB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDC\
IARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQ\
NHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFC\
AGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQd\
zVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANg\
IAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAg\
wiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBS\
AAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogAD\
YCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU\
0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAG\
t2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBAC\
ACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCC\
ABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQ\
MgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgANACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
AgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUmJygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5P+g\
FQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0Bng\
GfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAegBzwHnAdAB5gHRAdIB0wHUAeUB1Q\
HWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4BC0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0EZDNgBC0EaDNcBC0EbDNYBC0EcDN\
UBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoBC0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0EpDMQBC0EqDMMBC0ErDMIBC0EsDM\
EBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkMtgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQELQToMsAELQeABDK8BC0ELDK4BC0\
E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyjAQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQccADJ4BC0HIAAydAQtByQAMnAELQc\
oADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIBC0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2AAMjQELQdkADIwBC0HaAAyLAQtB2w\
AMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQELQeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQegADHsLQQUMegtB6QAMeQtBBAx4C0\
HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQADGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZwtB+QAMZgtB+gAMZQtB+wAMZAtB/A\
AMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEMWAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUwtBjQEMUgtBjgEMUQtBjwEMUAtBkA\
EMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEMRAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPwtBoQEMPgtBogEMPQtBowEMPAtBpA\
EMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEMMAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKwtBtQEMKgtBtgEMKQtBtwEMKAtBuA\
EMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwcC0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0HIAQwWC0HJAQwVC0HKAQwUC0HLAQ\
wTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwIC0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0HbAQwCC0HdAQwBC0HcAQshAgNAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2ALXAtYC1QLPAs4CzALLAsoCyQLIAs\
cCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosCigKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6AHnAeYB5QHkAeMB4gHhAeAB3wHeAd\
0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsBugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqwGqAakBqAGnAaYBpQGkAaMBogGfAZ\
4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIMvgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOASECDLwDCyABIARHDfwBQYQBIQIMuw\
MLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwMLIAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1AwsgASAERw3VAkHGACECDLQDCyABIA\
RHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQArRQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQELQQEhACADLQAoQQFGDQAgAy8BNC\
IGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ0BDLEDCyADQgA3AyALIANBADoAMS\
ADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBEYEQEEGIQIMrwMLIAEtAABBCkcNGS\
ABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQprDgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIANBL2otAABBAXENF0EAIQIgA0EANg\
IcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEIIQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAgyRAwtBCSECDKkDCyADKQMgUA2uAg\
xDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQAhAAJAIAMoAjgiAkUNACACKAJQIg\
JFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Evai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADR\
wMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0AACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAy\
ACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAAIgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAgyGAwsgBCABQQFqIgFHDQALQRghAg\
ydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAwsgA0EKNgIIIAMgATYCBEEAIQACQC\
ADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNHBEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQRshAgyaAwtBGyECDJkDCwNAIAEtAA\
BBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyABNgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJcDCwJAIAEtAABBDWsOFC4/Pz8/Pz\
8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEgBEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAgApKQEpKSkpKSkpKSkpKSkpKSkpKS\
kCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQYABcUUNAQtBACEAAkAgAygCOCICRQ\
0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAyTAwtBACECIANBADYCHC\
ADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQELQQAhAAJAIAMoAjgiAkUNACACKA\
JYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EAIQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDAyPAwtBACECIANBADYCHCADIAE2Ah\
QgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIcIAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg09QQAhAiADQQA2AhwgAyABNgIUIA\
NB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAyJAwsgAy\
gCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsgAEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIcDCyADKAIEIQBBAC\
ECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAEEVRg0zQQAhAiADQQA2AhwgAyABNg\
IUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCADIAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAyCAw\
sgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyBAwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIA\
NBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEVRg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDPsCCyADQRQ2AhwgAyABNg\
IUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYCDCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQ\
EM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEMHQsgA0\
EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wILIANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQRVGDR9BACECIANBADYCHCADIAE2Ah\
QgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAW\
ohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCyABIARHBEADQCABLQAAQSBHDYQCIA\
QgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsgBCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDZ8CIANBMj\
YCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBEcEQAJAA0AgAS0AAEEwayIAQf8BcU\
EKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiALfDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgAUEBaiIBED\
EiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIAQgAUEBaiIBRw0AC0HJACECDOwCCy\
ABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0AgAS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0H4ACECDOoCCyADQQI6ACgMOAtBAC\
ECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzLAgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDMcCC0EbIQIMxgILQRwhAgzFAgtBHS\
ECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHCADIAE2AhQgA0GkHDYCECADQRU2Ag\
xBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNECCy\
ADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM4CCyADQQw2AhwgAy\
ABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB/QEhAgzMAgsCQAJAIAMtADZBAU\
cNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCADQdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIANBADYCHCADIAE2AhQgA0H5CzYCEC\
ADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygCOCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQEHdASECDLECCyAAQRVHBEAgA0EANg\
IcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJAgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0EBOgAoC0HAASECDK4CC0HaASECDK\
0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcNBCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxAILAkACQCABLQAAQcUAaw4QAAUFBQ\
UFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAGotAABHDQMgAEECRg0BIABBAWohAC\
AEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQIgASAERg3BAiADKAIAIgAgBCABa2\
ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIADQMMAgsgA0EANg\
IAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAANgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAkAiAkUNACADIAIRAAAhAAsgAEUNbi\
AAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAgA0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIAE2AgRB0wEhAgyjAgtB8gEhAgy7Ag\
sgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFqIQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQIgASAERg25AiADKAIAIgAgBCABa2\
ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABBs9\
UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIA\
QgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNnA\
IgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBAC\
ECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLICCyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GyODYCECADQQg2AgxBAC\
ECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyvAgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFBywEhAgyWAgsgAygCBCEAIA\
NBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5g\
E2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQICQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQTBrDgoKCQABAgMEBQYICwtBAgwGC0\
EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASECCyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQAJAAkAgAy0AKg4DAQACBAsgB0UNAw\
wCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAhAgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZoCIANB4wE2AhwgAyABNgIUIAMgAD\
YCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckBIQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALAkAgAARAIABBFU\
YNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAgyrAgsCQCABLQAAQSBGBEAgA0EAOw\
E0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeABIQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIA\
BBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqgILQcYBIQIMkA\
ILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2Ah\
QgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyABIARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZ\
kzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyoAg\
tBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwEDCyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQEgA0Evai0AAEEBcQ0IIANBADYCHC\
ADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsgASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcASECDKUCCwJAAkADQAJAIAEtAABBCm\
sOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQLIANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQILIAMoAgQhACADQQA2AgQgAyAAIA\
EQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyADQS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNgIQIANBGTYCDEEAIQIMoAILIAEgBE\
YEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAAAhAAsgAEUNoAEgAEEVRgRAIANB2Q\
A2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIMngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDJ0CCyABIARHBEAgA0EMNg\
IIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWgcICQoLDA0ODxBaCyABQQFqIQFB+w\
AhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIMjgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAgyMAgsgAUEBaiEBQY0BIQIMiwILIA\
FBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFqIQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAWohAUG0ASECDIQCCyABQQFqIQFBtw\
EhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyABIARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEgBKSkpKSkpKSkoBSkpKSkpKAkoLIA\
FBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAgBCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1QBqLQAARw1FIABBB0YNASAAQQFqIQ\
AgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0AAEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQsgAUEBaiEBQboBIQIM/gELQdIBIQ\
IgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANgIAIAZBAWohAUEPDEMLQdEBIQIgAS\
AERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIAZBAWohAUEgDEILQdABIQIgASAERg\
2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAWohAUESDEELIAEgBEYEQEHPASECDJ\
QCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HOASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBntUAai\
0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASECIAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBmNUAai0AAE\
cNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBBzAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQUFBQUEBQUFBQUECQQsgAUEBaiEBQb\
EBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAW\
oiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAEEDRg0BIABBAWohACAEIAFBAWoiAU\
cNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAgz1AQsgAUEBaiEBQbABIQIM9AELIA\
EgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGvASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQ\
AAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFBKgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOCABQQFqIQFBJQw3C0HFASECIAEgBE\
YNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQFqIQFBDgw2CyABIARGBEBBxAEhAg\
yJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwABAjk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCyABQQFqIQFBqAEhAgzwAQsgAUEBai\
EBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2Ag\
AMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhg\
ILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhQILIA\
NBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhAILIANBAD\
YCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQAai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgwILIANBADYCAC\
AGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQIM6wELIAFBAWohAUGdASECDOoBCy\
ABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATALIAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7ASECIAEgBEYN/wEgAygCACIAIAQgAW\
tqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBEBBugEhAgz/AQsCQAJAIAEtAABByQ\
BrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0rIAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQsCQAJAIAEtAABBxgBrDgsALCwsLC\
wsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDSggAEEDRg0BIABBAWohACAEIAFBAW\
oiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAEECRg0BIABBAWohACAEIAFBAWoiAU\
cNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAA\
sgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAy\
AFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFqIQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQIgASAERg32ASADKAIAIgAgBCABa2\
ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgASAERg31ASADKAIAIgAgBCABa2ohBS\
ABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg30ASADKAIAIgAgBCABa2ohBSABIA\
BrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsgA0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zASADKAIAIgAgBCABa2ohBSABIABrQQ\
RqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EANgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCwJAAkACQAJAIAEtAABBLWsOIwAkJC\
QkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyABQQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa0BIQIgASAERg3xASADKAIAIgAgBC\
ABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBEYEQEGsASECDPEBCwJAAkAgAS0AAE\
HBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAAQcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZEBIQIM1wELIAFBAWohAUGSASECDN\
YBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAEcNGiAAQQVGDQEgAEEBaiEAIAQgAU\
EBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGSAAQQZGDQEgAEEBaiEAIAQgAUEBai\
IBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw\
0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACy\
ADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkBGQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDNABC0GkASECIAEgBEYN6AEgAygCAC\
IAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0GjASECIAEgBEYN5wEgAygCACIAIA\
QgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiASECIAEgBEYN5gEgAygCACIAIAQgAW\
tqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIAEgBEYN5QEgAygCACIAIAQgAWtqIQ\
UgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUBCyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGiABQQFqIQFBhwEhAgzLAQsgA0EANg\
IAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4wELIANBAD\
YCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQAai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4gELIANBADYCAC\
AGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQFqIQFBggEhAgzHAQsgAUEBaiEBQY\
MBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0LIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzfAQsgA0EANgIAIAZBAWohAU\
EjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzeAQsgA0EANgIAIAZBAWohAUEADA\
oLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGAASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAABBzgBrDgMACwELCyABQQFqIQFB/g\
AhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIgASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEGs1ABqLQAARw\
0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAERg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGm1ABqLQAARw0FIA\
BBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3XASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0EIABBAk\
YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcBCwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIAFBAWohAUH5ACECDL4BCyABQQFqIQ\
FB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABHDQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNYBCyADQQA2AgAgBkEBai\
EBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EANgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAyABNgIUIANB/h82AhAgA0EGNgIMDN\
EBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQ\
AhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzMAQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GbHzYCECADQQY2Ag\
xBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsCQCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKUEFRgRAQfYAIQIMsAELQfQAIQIMrw\
ELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcAC0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBEHxACECDK0BC0GKASECDMUBCwJAIA\
EgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASECDMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2yA2AhAgA0EHNgIMQQAhAgzEAQsgAS\
AERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCADQbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIAEgBEcEQCABQQFqIQFB7wAhAgyqAQ\
tBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0BIAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQEhAgzBAQsgAC0AAEEvRw0AIABBAW\
ohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAAIgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrACECDK0BCyABQQFqIQFB7QAhAgysAQ\
sgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HdAD\
YCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMvgELIA\
EgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwNC0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAUEBajYCFAy6AQsgAygCBCEAIANBAD\
YCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgy4AQsgAygCBCEAIANBADYCBCADIA\
AgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDLUBCyABQQFqDAILIAEgBEYEQEGBAS\
ECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRAIABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAAtB/wAhAgyvAQsgASAERgRAQf4AIQ\
IMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIAMoAgQhACADQQA2AgQgAyAAIAEQLC\
IARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIA\
NB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJAAkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIABBAWsOBi4DBAUGAAYLQegAIQIMlA\
ELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCADIAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQd0ANgIcIAMgAT\
YCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxBACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0EHNgIMQQAhAgynAQsgASAERg0BIA\
FBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsgBCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB2w\
A2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB+gA2AhwgAy\
ABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HRACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQsCQCABLQAAQQlrDgQgAAAgAAsgAU\
EBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigCOCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIABBFUcEQCADQQA2AhwgAyABNgIUIA\
NByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAgA0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCyABIARGBEBB9gAhAgydAQsCQAJAAk\
AgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAhAgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AAC\
AAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAyAANgIMQQAhAgycAQtB4gAhAgyCAQ\
tBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQfMANgIcIAMgATYCFCADQYAbNgIQIA\
NBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyABNgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBEYNmAEgAygCACIAIAQgAWtqIQUgAS\
AAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfEANgIcIAMgATYCFCADIAA2Ag\
xBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAgyZAQtB3gAhAgx/CyADQfAANgIcIA\
MgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIMQQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS\
0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNgIUIAMgADYCDEEAIQIMlQELIANBAD\
YCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIMeQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIA\
NBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg0AIANBADYCHCADIAE2AhQgA0HJCT\
YCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjwELQdkAIQIMdQsgASAERwRAIANBDj\
YCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeiADQegANgIcIA\
MgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELQdYAIQ\
IMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQ\
AhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIA\
MgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNfSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyADKAIEIQAgA0EANgIEIAMgACABEC\
8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBEBB1QAhAgxwCyAAQRVHBEAgA0EANg\
IcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyIAQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQAAQQprDgQBBAQABAsgAUEBaiEBDA\
ELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgBCyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQAhAgyHAQsgASAERgRAQd8AIQIMhw\
ELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyGAQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIAFBAWohAUHQACECDG0LIAEhACACQQ\
lrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HKLTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCwJAIAEtAABBCWsOBAMAAAMACyABQQ\
FqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EHNgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAy\
ACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDHwLIAEgBEYEQEHZACECDHwLIAEtAA\
BBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHYACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAwABCyABQQFqIQFBLCECDGULIABBOk\
cNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYABcUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALAk\
ACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsgA0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQIMfQtBACEAAkAgAygCOCICRQ0AIA\
IoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtBywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAx6CyADIAMvATJBgA\
FyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQeMAaw4TAEBAQEBAQEBAQEBAQAFAQE\
ACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUAIQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUGQyABqLQAAIAAtAA\
AiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIAAgAWtBD2ohBwNAIAFBgMgAai0AAC\
AALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAWohBiAAIAFrQQ5qIQcDQCABQeLHAG\
otAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIgFqIQUgACABa0EBaiEGA0AgAUHgxw\
BqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0\
H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACECDFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQYgACABa0EJaiEHA0AgAUHWxwBqLQ\
AAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwNAIAFB0M\
cAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQA2AgAgB0EBaiEBC0EtIQIMUgsCQA\
NAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0AAEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0zIANBywA2AhwgAyAANgIMIAMgAU\
EBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsgA0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIAMgATYCFCADQaYUNgIQIANBCzYCDE\
EAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEAAkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAAsgAEUEQEHBACECDE8LIABBFUcEQC\
ADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEAIQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDRcgBCABQQFqIgFHDQALQcQAIQIMZw\
tBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUE2IQIMUgsgAUEBai\
EBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGULIANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAWsOBBQAAQIJCyADLQAyQSBxDQNB4A\
EhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8BMkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0HBADYCHCADIAA2AgwgAyABQQFqNg\
IUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQcDFAGotAAAgAS0AAEEgckcNASAAQQ\
ZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAAIgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBaiIBRw0AC0HFACECDGQLQcUAIQIMYw\
sLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwECyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDgsgAy0AKEEBRw0CIAMtAC5BCHENAi\
ADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFALQTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBCABQQFqIgFHDQALQcMAIQIMXQsLQT\
whAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyECDFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNTiADQT42Ah\
wgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFBAWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBAtBOyECIAQgASIARg1YIAQgAWsgAy\
gCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMWQsgA0EANgIAIAAhAQ\
wFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQw+CyABQQFqIQEgBCAAQQFqIgBHDQ\
ALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANAIAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQNGBEBBBi\
EBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABBCmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIABBLEcNASABQQFqIQBBASEBAkACQA\
JAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAELIAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6ACwLQTkhAgw5CyABIARGBEBBNiECDF\
ILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYCFCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQRAIAFBAWohAQwGCy\
ADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAgARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFCADIAA2AgxBACECDFELQTUhAgw3Cy\
ADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIMTgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GSFzYCECADQQM2Ag\
xBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYEBQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNASADLQAsQQhHDQAgA0EAOgAsC0E9IQ\
IMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQCABQQFqIQEMAQsgAy0ALkEBcQ0AIA\
NBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIMRAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQAuQQFxDQEgA0EANgIcIAMgATYCFC\
ADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgtBLyECDCsLIANBADYCHC\
ADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMgASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFCADIAA2AgxBACECDD8LQQAhAAJAIA\
MoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EVNgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2AhQgA0GzDjYCECADQR02AgxBACECDD\
wLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMgACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIAMoAgQhACADQQA2AgQgAyAAIAEQMC\
IARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcLIAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBEBBKyECDDULAkAgAS0AAEEKRgRAIA\
FBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgw2CyADQQ\
A2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyADQQE6ADALIAIgAi\
8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAyABNgIUIANBpQs2AhAgA0ECNgIMQQ\
AhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FFDQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAEYNAkEAIQAgBUHAAHENAiAGQeQARg\
0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCACQQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBUEgcUUEQCADEDZBAEdBAnQhAAwBC0\
EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIARQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2AhwgAyABNgIUIANB0hs2AhAgA0EVNg\
IMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAgA0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAADQ\
ELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBEcEQCADQQk2AgggAyABNgIEQSkhAg\
wMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYCBCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgATYCFCADIAA2AgxBACECDCMLQQ8hAg\
wJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUGBxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFA4PEBESExQLQgIhCg\
wWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IMIQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDAgLQgshCgwHC0IMIQoMBgtCDSEKDA\
ULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsONx\
UUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEKDBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0IIIQoMDgtCCSEKDA0LQgohCgwMC0\
ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoMAgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L//////////w9YBEAgAyALQgSGIAqENw\
MgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYCACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCiECDAELIAFBAWohAUEIIQIMAAsAC0\
EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwVC0EAIQIgA0EANgIcIA\
MgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNg\
IQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwOC0\
EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIANBCzYCDAwLC0EAIQIgA0EANgIcIA\
MgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EANgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQIgA0EANgIcIAMgATYCFCADQbsdNg\
IQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCADQfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgATYCFCADQcQYNgIQIANBAjYCDAwECy\
ADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCABIARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCmoiBSABaiEAA0AgAS0AACAILQAARw\
RAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIAIAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2AgQgCSgCDCEAAkACQCAJKAIIQQFrDg\
IEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECADQQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNgIIIAMgATYCBEEnIQIMAQsgASAERg\
RAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EANgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQIgASAERw0ACwsgCUEQaiQAIAJFBE\
AgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEhAAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOgAAIABBADoAAiAAQQA6AAEgAUEDa0\
EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIBQQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBCABQQhrQQA2AgAgAUEMa0EANgIAIA\
JBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEca0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACaiEAA0AgAEIANwMYIABCADcDECAAQg\
A3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAAKAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQAPCwALIABByhk2AhBBDiEBCyABCx\
oAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwLCwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgACgCFAsrAAJAIABBJ08NAEL//////w\
kgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYW\
FhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWESExQVFhcYGRobYW\
FhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1NmE3OD\
k6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RFRkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYVxdYWFhYWFhYWFhYWFhYWFhYWFhYW\
FhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtBoDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2zQPC0HgKQ8LQeMkDwtB1SQPC0HuJA\
8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtByyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnDQPC0GeMQ8LQfQ1DwtB5SIPC0GvJQ\
8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtByTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvCsPC0GLMg8LQaAjDwtB9jAPC0GALA\
8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtBrTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgTgPC0H0Nw8LQZI2DwtBnScPC0GCKQ\
8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAELFwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALwEuQf3/A3EgAUEAR0EBdHI7AS4LGg\
AgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3EgAUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0EFdHI7AS4LGgAgACAALwEuQb//A3\
EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4LGgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfwJAIAAoAjgiA0UNACADKAIEIgNFDQ\
AgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKA\
IMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0\
UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG3HzYCEEEYIQQLIAQLPgECfwJAIA\
AoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH+CDYCEEEYIQQLIAQLPg\
ECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHmFTYCEEEYIQ\
QLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJAIAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzAFGDQAgAUGwAkYNACAALwEyIgBBwA\
BxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUECcUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQFGDQAgAC8BNCIAQeQAa0HkAEkNAC\
AAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAAQgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQgA3AwAgAEEgakIANwMAIABBEGpCAD\
cDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAE\
EANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAai\
ABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP\
8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIg\
EgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIA\
B0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAi\
AEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIA\
Q2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAh\
shACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQai\
ECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0\
E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIA\
IgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBS\
AAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCAC\
IBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAX\
I2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAU\
EBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsN\
kAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC\
0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw\
0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQc\
gAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0\
GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAk\
ACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQe\
jVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2Ag\
AgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIA\
EoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgAD\
YCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKA\
IEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2Ag\
BBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCy\
ACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAi\
AAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAE\
Hc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfn\
E2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNg\
IIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGC\
ACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDC\
ACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBC\
AAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAE\
UNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/w\
FNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIg\
BrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIA\
VBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIA\
RBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ\
0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQ\
FyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2Ag\
gMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIA\
IgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDA\
ELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEE\
EUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAg\
RBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgAS\
ADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEH\
QPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb2\
50ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdG\
VkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbn\
ZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbG\
xiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcg\
Bgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2\
NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZX\
RlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbW\
VgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIG\
luIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbG\
lkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cm\
wARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW\
5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcH\
Jlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW\
5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bm\
sgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYW\
Z0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYW\
N0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dG\
Vuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2\
luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG\
9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIH\
BhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUi\
BhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZX\
hwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIE\
Nvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUG\
F1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZG\
F0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0\
VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQ\
BQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU\
9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0\
hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAE\
NPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQV\
ZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRU\
JfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1\
IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU1\
9ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTE\
lEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTl\
ZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTk\
xPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRV\
NTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU\
5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1\
BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0\
VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU\
9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX0\
5PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTE\
FSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURU\
RfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAE\
hUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVE\
VEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU\
5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT0\
5fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSV\
RfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAA\
BCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAA\
DeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAA\
C/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAA\
AAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAw\
MDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAA\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQ\
IAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQc\
DKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAg\
ACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQ\
UFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAA\
MDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAw\
MDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVE\
FUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==",d;Object.defineProperty(b,"exports",{get:()=>d||
(d=o.from(C,"base64"))})}}),require_llhttp_simd_wasm=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/llhttp/llhttp_simd-wasm.js"(p,b){"use strict";
var{Buffer:o}=(0,chunk_WYN2LYAQ_js_1.__require)("node:buffer"),C="AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZG\
Vyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl\
9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAA\
QFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbG\
xodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF\
9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW\
5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3\
NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW\
50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGm\
xsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2\
xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3Npem\
UAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCuzaAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIA\
AQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBA\
JAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIA\
IgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVAC\
AENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ\
0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNg\
IAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIA\
A2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBS\
gCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCAC\
ABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBS\
gCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/Qc\
TVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIA\
EgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQA\
NAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgAD\
YCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2Aj\
ggACADOgAoIAAgAjsBLiAAIAE2AhgLhocCAwd/A34BeyABIAJqIQQCQCAAIgMoAgwiAA0AIAMoAgQEQCADIAE2AgQLIwBBEGsiCSQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADKAIcIgJBAmsO/AEB+Q\
ECAwQFBgcICQoLDA0ODxAREvgBE/cBFBX2ARYX9QEYGRobHB0eHyD9AfsBIfQBIiMkJSYnKCkqK/MBLC0uLzAxMvIB8QEzNPAB7wE1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk/6AVBRUlPuAe0BVOwBVesBVl\
dYWVrqAVtcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpg\
GnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBuAG5AboBuwG8Ab0BvgG/AcABwQHCAcMBxAHFAcYBxwHIAckBygHLAcwBzQHOAekB6AHPAecB0AHmAdEB0gHTAdQB5QHVAdYB1wHYAdkB2gHbAdwB3Q\
HeAd8B4AHhAeIB4wEA/AELQQAM4wELQQ4M4gELQQ0M4QELQQ8M4AELQRAM3wELQRMM3gELQRQM3QELQRUM3AELQRYM2wELQRcM2gELQRgM2QELQRkM2AELQRoM1wELQRsM1gELQRwM1QELQR0M1AELQR4M0wELQR\
8M0gELQSAM0QELQSEM0AELQQgMzwELQSIMzgELQSQMzQELQSMMzAELQQcMywELQSUMygELQSYMyQELQScMyAELQSgMxwELQRIMxgELQREMxQELQSkMxAELQSoMwwELQSsMwgELQSwMwQELQd4BDMABC0EuDL8BC0\
EvDL4BC0EwDL0BC0ExDLwBC0EyDLsBC0EzDLoBC0E0DLkBC0HfAQy4AQtBNQy3AQtBOQy2AQtBDAy1AQtBNgy0AQtBNwyzAQtBOAyyAQtBPgyxAQtBOgywAQtB4AEMrwELQQsMrgELQT8MrQELQTsMrAELQQoMqw\
ELQTwMqgELQT0MqQELQeEBDKgBC0HBAAynAQtBwAAMpgELQcIADKUBC0EJDKQBC0EtDKMBC0HDAAyiAQtBxAAMoQELQcUADKABC0HGAAyfAQtBxwAMngELQcgADJ0BC0HJAAycAQtBygAMmwELQcsADJoBC0HMAA\
yZAQtBzQAMmAELQc4ADJcBC0HPAAyWAQtB0AAMlQELQdEADJQBC0HSAAyTAQtB0wAMkgELQdUADJEBC0HUAAyQAQtB1gAMjwELQdcADI4BC0HYAAyNAQtB2QAMjAELQdoADIsBC0HbAAyKAQtB3AAMiQELQd0ADI\
gBC0HeAAyHAQtB3wAMhgELQeAADIUBC0HhAAyEAQtB4gAMgwELQeMADIIBC0HkAAyBAQtB5QAMgAELQeIBDH8LQeYADH4LQecADH0LQQYMfAtB6AAMewtBBQx6C0HpAAx5C0EEDHgLQeoADHcLQesADHYLQewADH\
ULQe0ADHQLQQMMcwtB7gAMcgtB7wAMcQtB8AAMcAtB8gAMbwtB8QAMbgtB8wAMbQtB9AAMbAtB9QAMawtB9gAMagtBAgxpC0H3AAxoC0H4AAxnC0H5AAxmC0H6AAxlC0H7AAxkC0H8AAxjC0H9AAxiC0H+AAxhC0\
H/AAxgC0GAAQxfC0GBAQxeC0GCAQxdC0GDAQxcC0GEAQxbC0GFAQxaC0GGAQxZC0GHAQxYC0GIAQxXC0GJAQxWC0GKAQxVC0GLAQxUC0GMAQxTC0GNAQxSC0GOAQxRC0GPAQxQC0GQAQxPC0GRAQxOC0GSAQxNC0\
GTAQxMC0GUAQxLC0GVAQxKC0GWAQxJC0GXAQxIC0GYAQxHC0GZAQxGC0GaAQxFC0GbAQxEC0GcAQxDC0GdAQxCC0GeAQxBC0GfAQxAC0GgAQw/C0GhAQw+C0GiAQw9C0GjAQw8C0GkAQw7C0GlAQw6C0GmAQw5C0\
GnAQw4C0GoAQw3C0GpAQw2C0GqAQw1C0GrAQw0C0GsAQwzC0GtAQwyC0GuAQwxC0GvAQwwC0GwAQwvC0GxAQwuC0GyAQwtC0GzAQwsC0G0AQwrC0G1AQwqC0G2AQwpC0G3AQwoC0G4AQwnC0G5AQwmC0G6AQwlC0\
G7AQwkC0G8AQwjC0G9AQwiC0G+AQwhC0G/AQwgC0HAAQwfC0HBAQweC0HCAQwdC0EBDBwLQcMBDBsLQcQBDBoLQcUBDBkLQcYBDBgLQccBDBcLQcgBDBYLQckBDBULQcoBDBQLQcsBDBMLQcwBDBILQc0BDBELQc\
4BDBALQc8BDA8LQdABDA4LQdEBDA0LQdIBDAwLQdMBDAsLQdQBDAoLQdUBDAkLQdYBDAgLQeMBDAcLQdcBDAYLQdgBDAULQdkBDAQLQdoBDAMLQdsBDAILQd0BDAELQdwBCyECA0ACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAn8CQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAwJ/Ak\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCACDuMBAAECAw\
QFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISMkJScoKZ4DmwOaA5EDigODA4AD/QL7AvgC8gLxAu8C7QLoAucC5gLlAuQC3ALbAtoC2QLYAtcC1gLVAs8CzgLMAssCygLJAsgCxwLGAsQCwwK+ArwCugK5Ar\
gCtwK2ArUCtAKzArICsQKwAq4CrQKpAqgCpwKmAqUCpAKjAqICoQKgAp8CmAKQAowCiwKKAoEC/gH9AfwB+wH6AfkB+AH3AfUB8wHwAesB6QHoAecB5gHlAeQB4wHiAeEB4AHfAd4B3QHcAdoB2QHYAdcB1gHVAd\
QB0wHSAdEB0AHPAc4BzQHMAcsBygHJAcgBxwHGAcUBxAHDAcIBwQHAAb8BvgG9AbwBuwG6AbkBuAG3AbYBtQG0AbMBsgGxAbABrwGuAa0BrAGrAaoBqQGoAacBpgGlAaQBowGiAZ8BngGZAZgBlwGWAZUBlAGTAZ\
IBkQGQAY8BjQGMAYcBhgGFAYQBgwGCAX18e3p5dnV0UFFSU1RVCyABIARHDXJB/QEhAgy+AwsgASAERw2YAUHbASECDL0DCyABIARHDfEBQY4BIQIMvAMLIAEgBEcN/AFBhAEhAgy7AwsgASAERw2KAkH/ACECDL\
oDCyABIARHDZECQf0AIQIMuQMLIAEgBEcNlAJB+wAhAgy4AwsgASAERw0eQR4hAgy3AwsgASAERw0ZQRghAgy2AwsgASAERw3KAkHNACECDLUDCyABIARHDdUCQcYAIQIMtAMLIAEgBEcN1gJBwwAhAgyzAwsgAS\
AERw3cAkE4IQIMsgMLIAMtADBBAUYNrQMMiQMLQQAhAAJAAkACQCADLQAqRQ0AIAMtACtFDQAgAy8BMiICQQJxRQ0BDAILIAMvATIiAkEBcUUNAQtBASEAIAMtAChBAUYNACADLwE0IgZB5ABrQeQASQ0AIAZBzA\
FGDQAgBkGwAkYNACACQcAAcQ0AQQAhACACQYgEcUGABEYNACACQShxQQBHIQALIANBADsBMiADQQA6ADECQCAARQRAIANBADoAMSADLQAuQQRxDQEMsQMLIANCADcDIAsgA0EAOgAxIANBAToANgxIC0EAIQACQC\
ADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAARQ1IIABBFUcNYiADQQQ2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgyvAwsgASAERgRAQQYhAgyvAwsgAS0AAEEKRw0ZIAFBAWohAQwaCyADQgA3Ay\
BBEiECDJQDCyABIARHDYoDQSMhAgysAwsgASAERgRAQQchAgysAwsCQAJAIAEtAABBCmsOBAEYGAAYCyABQQFqIQFBECECDJMDCyABQQFqIQEgA0Evai0AAEEBcQ0XQQAhAiADQQA2AhwgAyABNgIUIANBmSA2Ah\
AgA0EZNgIMDKsDCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMWg0YQQghAgyqAwsgASAERwRAIANBCTYCCCADIAE2AgRBFCECDJEDC0EJIQIMqQMLIAMpAyBQDa4CDEMLIAEgBEYEQEELIQIMqA\
MLIAEtAABBCkcNFiABQQFqIQEMFwsgA0Evai0AAEEBcUUNGQwmC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRkMQgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA\
0aDCQLQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGwwyCyADQS9qLQAAQQFxRQ0cDCILQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANHAxCC0EAIQACQCADKAI4Ig\
JFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADR0MIAsgASAERgRAQRMhAgygAwsCQCABLQAAIgBBCmsOBB8jIwAiCyABQQFqIQEMHwtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0iDEILIA\
EgBEYEQEEWIQIMngMLIAEtAABBwMEAai0AAEEBRw0jDIMDCwJAA0AgAS0AAEGwO2otAAAiAEEBRwRAAkAgAEECaw4CAwAnCyABQQFqIQFBISECDIYDCyAEIAFBAWoiAUcNAAtBGCECDJ0DCyADKAIEIQBBACECIA\
NBADYCBCADIAAgAUEBaiIBEDQiAA0hDEELQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIwwqCyABIARGBEBBHCECDJsDCyADQQo2AgggAyABNgIEQQAhAAJAIAMoAjgiAkUNACACKAJQIg\
JFDQAgAyACEQAAIQALIAANJUEkIQIMgQMLIAEgBEcEQANAIAEtAABBsD1qLQAAIgBBA0cEQCAAQQFrDgUYGiaCAyUmCyAEIAFBAWoiAUcNAAtBGyECDJoDC0EbIQIMmQMLA0AgAS0AAEGwP2otAAAiAEEDRwRAIA\
BBAWsOBQ8RJxMmJwsgBCABQQFqIgFHDQALQR4hAgyYAwsgASAERwRAIANBCzYCCCADIAE2AgRBByECDP8CC0EfIQIMlwMLIAEgBEYEQEEgIQIMlwMLAkAgAS0AAEENaw4ULj8/Pz8/Pz8/Pz8/Pz8/Pz8/PwA/C0\
EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAyWAwsgA0EvaiECA0AgASAERgRAQSEhAgyXAwsCQAJAAkAgAS0AACIAQQlrDhgCACkpASkpKSkpKSkpKSkpKSkpKSkpKQInCyABQQFqIQEgA0Evai\
0AAEEBcUUNCgwYCyABQQFqIQEMFwsgAUEBaiEBIAItAABBAnENAAtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwMlQMLIAMtAC5BgAFxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAh\
EAACEACyAARQ3mAiAAQRVGBEAgA0EkNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMlAMLQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDJMDC0EAIQIgA0EANgIcIAMgATYCFCADQb4gNgIQIA\
NBAjYCDAySAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEgDKdqIgEQMiIARQ0rIANBBzYCHCADIAE2AhQgAyAANgIMDJEDCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlgiAkUNACADIAIRAAAhAA\
sgAEUNKyAAQRVGBEAgA0EKNgIcIAMgATYCFCADQesZNgIQIANBFTYCDEEAIQIMkAMLQQAhAiADQQA2AhwgAyABNgIUIANBkww2AhAgA0ETNgIMDI8DC0EAIQIgA0EANgIcIAMgATYCFCADQYIVNgIQIANBAjYCDA\
yOAwtBACECIANBADYCHCADIAE2AhQgA0HdFDYCECADQRk2AgwMjQMLQQAhAiADQQA2AhwgAyABNgIUIANB5h02AhAgA0EZNgIMDIwDCyAAQRVGDT1BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMiw\
MLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUNKCADQQ02AhwgAyABNgIUIAMgADYCDAyKAwsgAEEVRg06QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIkDCyADKAIEIQBBACECIANBADYCBC\
ADIAAgARAzIgBFBEAgAUEBaiEBDCgLIANBDjYCHCADIAA2AgwgAyABQQFqNgIUDIgDCyAAQRVGDTdBACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMhwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABED\
MiAEUEQCABQQFqIQEMJwsgA0EPNgIcIAMgADYCDCADIAFBAWo2AhQMhgMLQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDIUDCyAAQRVGDTNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2Ag\
wMhAMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUNJSADQRE2AhwgAyABNgIUIAMgADYCDAyDAwsgAEEVRg0wQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIIDCyADKAIEIQBBACECIANBAD\
YCBCADIAAgARA0IgBFBEAgAUEBaiEBDCULIANBEjYCHCADIAA2AgwgAyABQQFqNgIUDIEDCyADQS9qLQAAQQFxRQ0BC0EXIQIM5gILQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDP4CCyAAQTtHDQ\
AgAUEBaiEBDAwLQQAhAiADQQA2AhwgAyABNgIUIANBkhg2AhAgA0ECNgIMDPwCCyAAQRVGDShBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM+wILIANBFDYCHCADIAE2AhQgAyAANgIMDPoCCyADKA\
IEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDPUCCyADQRU2AhwgAyAANgIMIAMgAUEBajYCFAz5AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzzAgsgA0EXNgIcIAMgAD\
YCDCADIAFBAWo2AhQM+AILIABBFUYNI0EAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAz3AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwdCyADQRk2AhwgAyAANgIMIAMgAU\
EBajYCFAz2AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzvAgsgA0EaNgIcIAMgADYCDCADIAFBAWo2AhQM9QILIABBFUYNH0EAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDA\
z0AgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDBsLIANBHDYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgzzAgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDOsCCyADQR02AhwgAy\
AANgIMIAMgAUEBajYCFEEAIQIM8gILIABBO0cNASABQQFqIQELQSYhAgzXAgtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwM7wILIAEgBEcEQANAIAEtAABBIEcNhAIgBCABQQFqIgFHDQALQSwhAg\
zvAgtBLCECDO4CCyABIARGBEBBNCECDO4CCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtBNCECDO8CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNnwIgA0EyNgIcIAMgATYCFCADIAA2Ag\
xBACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUEQCABQQFqIQEMnwILIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgztAgsgASAERwRAAkADQCABLQAAQTBrIgBB/wFxQQpPBEBBOiECDNcCCyADKQ\
MgIgtCmbPmzJmz5swZVg0BIAMgC0IKfiIKNwMgIAogAK1C/wGDIgtCf4VWDQEgAyAKIAt8NwMgIAQgAUEBaiIBRw0AC0HAACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABQQFqIgEQMSIADRcM4gILQcAAIQIM7A\
ILIAEgBEYEQEHJACECDOwCCwJAA0ACQCABLQAAQQlrDhgAAqICogKpAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAgCiAgsgBCABQQFqIgFHDQALQckAIQIM7AILIAFBAWohASADQS9qLQAAQQ\
FxDaUCIANBADYCHCADIAE2AhQgA0GXEDYCECADQQo2AgxBACECDOsCCyABIARHBEADQCABLQAAQSBHDRUgBCABQQFqIgFHDQALQfgAIQIM6wILQfgAIQIM6gILIANBAjoAKAw4C0EAIQIgA0EANgIcIANBvws2Ah\
AgA0ECNgIMIAMgAUEBajYCFAzoAgtBACECDM4CC0ENIQIMzQILQRMhAgzMAgtBFSECDMsCC0EWIQIMygILQRghAgzJAgtBGSECDMgCC0EaIQIMxwILQRshAgzGAgtBHCECDMUCC0EdIQIMxAILQR4hAgzDAgtBHy\
ECDMICC0EgIQIMwQILQSIhAgzAAgtBIyECDL8CC0ElIQIMvgILQeUAIQIMvQILIANBPTYCHCADIAE2AhQgAyAANgIMQQAhAgzVAgsgA0EbNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIM1AILIANBIDYCHC\
ADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNMCCyADQRM2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzSAgsgA0ELNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0QILIANBEDYCHCADIAE2AhQgA0\
GYGjYCECADQRU2AgxBACECDNACCyADQSA2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzPAgsgA0ELNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzgILIANBDDYCHCADIAE2AhQgA0GkHDYCECADQR\
U2AgxBACECDM0CC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAzMAgsCQANAAkAgAS0AAEEKaw4EAAICAAILIAQgAUEBaiIBRw0AC0H9ASECDMwCCwJAAkAgAy0ANkEBRw0AQQAhAAJAIAMoAjgiAk\
UNACACKAJgIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB/AE2AhwgAyABNgIUIANB3Bk2AhAgA0EVNgIMQQAhAgzNAgtB3AEhAgyzAgsgA0EANgIcIAMgATYCFCADQfkLNgIQIANBHzYCDEEAIQIMywILAk\
ACQCADLQAoQQFrDgIEAQALQdsBIQIMsgILQdQBIQIMsQILIANBAjoAMUEAIQACQCADKAI4IgJFDQAgAigCACICRQ0AIAMgAhEAACEACyAARQRAQd0BIQIMsQILIABBFUcEQCADQQA2AhwgAyABNgIUIANBtAw2Ah\
AgA0EQNgIMQQAhAgzKAgsgA0H7ATYCHCADIAE2AhQgA0GBGjYCECADQRU2AgxBACECDMkCCyABIARGBEBB+gEhAgzJAgsgAS0AAEHIAEYNASADQQE6ACgLQcABIQIMrgILQdoBIQIMrQILIAEgBEcEQCADQQw2Ag\
ggAyABNgIEQdkBIQIMrQILQfkBIQIMxQILIAEgBEYEQEH4ASECDMUCCyABLQAAQcgARw0EIAFBAWohAUHYASECDKsCCyABIARGBEBB9wEhAgzEAgsCQAJAIAEtAABBxQBrDhAABQUFBQUFBQUFBQUFBQUBBQsgAU\
EBaiEBQdYBIQIMqwILIAFBAWohAUHXASECDKoCC0H2ASECIAEgBEYNwgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABButUAai0AAEcNAyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIA\
U2AgAMwwILIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgBFBEBB4wEhAgyqAgsgA0H1ATYCHCADIAE2AhQgAyAANgIMQQAhAgzCAgtB9AEhAiABIARGDcECIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0\
AgAS0AACAAQbjVAGotAABHDQIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMICCyADQYEEOwEoIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgANAwwCCyADQQA2AgALQQAhAiADQQA2AhwgAy\
ABNgIUIANB5R82AhAgA0EINgIMDL8CC0HVASECDKUCCyADQfMBNgIcIAMgATYCFCADIAA2AgxBACECDL0CC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ1uIABBFUcEQCADQQA2AhwgAy\
ABNgIUIANBgg82AhAgA0EgNgIMQQAhAgy9AgsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDLwCCyABIARHBEAgA0ENNgIIIAMgATYCBEHTASECDKMCC0HyASECDLsCCyABIARGBEBB8QEhAgy7Ag\
sCQAJAAkAgAS0AAEHIAGsOCwABCAgICAgICAgCCAsgAUEBaiEBQdABIQIMowILIAFBAWohAUHRASECDKICCyABQQFqIQFB0gEhAgyhAgtB8AEhAiABIARGDbkCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIA\
EtAAAgAEG11QBqLQAARw0EIABBAkYNAyAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy5AgtB7wEhAiABIARGDbgCIAMoAgAiACAEIAFraiEGIAEgAGtBAWohBQNAIAEtAAAgAEGz1QBqLQAARw0DIABBAUYNAi\
AAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy4AgtB7gEhAiABIARGDbcCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEGw1QBqLQAARw0CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBj\
YCAAy3AgsgAygCBCEAIANCADcDACADIAAgBUEBaiIBECsiAEUNAiADQewBNgIcIAMgATYCFCADIAA2AgxBACECDLYCCyADQQA2AgALIAMoAgQhACADQQA2AgQgAyAAIAEQKyIARQ2cAiADQe0BNgIcIAMgATYCFC\
ADIAA2AgxBACECDLQCC0HPASECDJoCC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMtAILQc4BIQIMmgILIA\
NB6wE2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyyAgsgASAERgRAQesBIQIMsgILIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMsQILQc0BIQIMlwILIA\
EgBEcEQCADQQ42AgggAyABNgIEQcwBIQIMlwILQeoBIQIMrwILIAEgBEYEQEHpASECDK8CCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHLASECDJYCCyADKAIEIQAgA0EANgIEIAMgACABEC8iAE\
UNlwIgA0HoATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgASAERgRAQecBIQIMrgILAkAgAS0AAEEuRgRAIAFBAWohAQwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmAIgA0HmATYCHCADIAE2AhQgAyAANg\
IMQQAhAgyuAgtBygEhAgyUAgsgASAERgRAQeUBIQIMrQILQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQ\
YMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCy\
ADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIBNgIcIAMgATYCFCADIAA2AgxBACECDK8CCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmgIgA0HjATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgAygCBC\
EAIANBADYCBCADIAAgARAvIgBFDZgCIANB5AE2AhwgAyABNgIUIAMgADYCDAytAgtByQEhAgyTAgtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2Ah\
QgA0GkDTYCECADQSE2AgxBACECDK0CC0HIASECDJMCCyADQeEBNgIcIAMgATYCFCADQdAaNgIQIANBFTYCDEEAIQIMqwILIAEgBEYEQEHhASECDKsCCwJAIAEtAABBIEYEQCADQQA7ATQgAUEBaiEBDAELIANBAD\
YCHCADIAE2AhQgA0GZETYCECADQQk2AgxBACECDKsCC0HHASECDJECCyABIARGBEBB4AEhAgyqAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcS\
ACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKsCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyqAgtBxgEhAgyQAgsgASAERgRAQd8BIQIMqQ\
ILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDA\
yqAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqQILQcUBIQIMjwILIAEgBEYEQEHeASECDKgCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7AT\
QgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqQILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKgCC0HEASECDI4CCyABIARGBE\
BB3QEhAgynAgsCQAJAAkACQCABLQAAQQprDhcCAwMAAwMDAwMDAwMDAwMDAwMDAwMDAQMLIAFBAWoMBQsgAUEBaiEBQcMBIQIMjwILIAFBAWohASADQS9qLQAAQQFxDQggA0EANgIcIAMgATYCFCADQY0LNgIQIA\
NBDTYCDEEAIQIMpwILIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKYCCyABIARHBEAgA0EPNgIIIAMgATYCBEEBIQIMjQILQdwBIQIMpQILAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBai\
IBRw0AC0HbASECDKYCCyADKAIEIQAgA0EANgIEIAMgACABEC0iAEUEQCABQQFqIQEMBAsgA0HaATYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgylAgsgAygCBCEAIANBADYCBCADIAAgARAtIgANASABQQFqCyEBQc\
EBIQIMigILIANB2QE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMogILQcIBIQIMiAILIANBL2otAABBAXENASADQQA2AhwgAyABNgIUIANB5Bw2AhAgA0EZNgIMQQAhAgygAgsgASAERgRAQdkBIQIMoAILAkACQA\
JAIAEtAABBCmsOBAECAgACCyABQQFqIQEMAgsgAUEBaiEBDAELIAMtAC5BwABxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCPCICRQ0AIAMgAhEAACEACyAARQ2gASAAQRVGBEAgA0HZADYCHCADIAE2AhQgA0G3Gj\
YCECADQRU2AgxBACECDJ8CCyADQQA2AhwgAyABNgIUIANBgA02AhAgA0EbNgIMQQAhAgyeAgsgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMnQILIAEgBEcEQCADQQw2AgggAyABNgIEQb8BIQIMhA\
ILQdgBIQIMnAILIAEgBEYEQEHXASECDJwCCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEHBAGsOFQABAgNaBAUGWlpaBwgJCgsMDQ4PEFoLIAFBAWohAUH7ACECDJICCyABQQFqIQFB/A\
AhAgyRAgsgAUEBaiEBQYEBIQIMkAILIAFBAWohAUGFASECDI8CCyABQQFqIQFBhgEhAgyOAgsgAUEBaiEBQYkBIQIMjQILIAFBAWohAUGKASECDIwCCyABQQFqIQFBjQEhAgyLAgsgAUEBaiEBQZYBIQIMigILIA\
FBAWohAUGXASECDIkCCyABQQFqIQFBmAEhAgyIAgsgAUEBaiEBQaUBIQIMhwILIAFBAWohAUGmASECDIYCCyABQQFqIQFBrAEhAgyFAgsgAUEBaiEBQbQBIQIMhAILIAFBAWohAUG3ASECDIMCCyABQQFqIQFBvg\
EhAgyCAgsgASAERgRAQdYBIQIMmwILIAEtAABBzgBHDUggAUEBaiEBQb0BIQIMgQILIAEgBEYEQEHVASECDJoCCwJAAkACQCABLQAAQcIAaw4SAEpKSkpKSkpKSgFKSkpKSkoCSgsgAUEBaiEBQbgBIQIMggILIA\
FBAWohAUG7ASECDIECCyABQQFqIQFBvAEhAgyAAgtB1AEhAiABIARGDZgCIAMoAgAiACAEIAFraiEFIAEgAGtBB2ohBgJAA0AgAS0AACAAQajVAGotAABHDUUgAEEHRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAy\
AFNgIADJkCCyADQQA2AgAgBkEBaiEBQRsMRQsgASAERgRAQdMBIQIMmAILAkACQCABLQAAQckAaw4HAEdHR0dHAUcLIAFBAWohAUG5ASECDP8BCyABQQFqIQFBugEhAgz+AQtB0gEhAiABIARGDZYCIAMoAgAiAC\
AEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQabVAGotAABHDUMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJcCCyADQQA2AgAgBkEBaiEBQQ8MQwtB0QEhAiABIARGDZUCIAMoAgAiACAEIA\
FraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQaTVAGotAABHDUIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYCCyADQQA2AgAgBkEBaiEBQSAMQgtB0AEhAiABIARGDZQCIAMoAgAiACAEIAFrai\
EFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDUEgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJUCCyADQQA2AgAgBkEBaiEBQRIMQQsgASAERgRAQc8BIQIMlAILAkACQCABLQAAQcUAaw\
4OAENDQ0NDQ0NDQ0NDQwFDCyABQQFqIQFBtQEhAgz7AQsgAUEBaiEBQbYBIQIM+gELQc4BIQIgASAERg2SAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGe1QBqLQAARw0/IABBAkYNASAAQQ\
FqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyTAgsgA0EANgIAIAZBAWohAUEHDD8LQc0BIQIgASAERg2RAiADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGY1QBqLQAARw0+IABBBUYNASAAQQFqIQ\
AgBCABQQFqIgFHDQALIAMgBTYCAAySAgsgA0EANgIAIAZBAWohAUEoDD4LIAEgBEYEQEHMASECDJECCwJAAkACQCABLQAAQcUAaw4RAEFBQUFBQUFBQQFBQUFBQQJBCyABQQFqIQFBsQEhAgz5AQsgAUEBaiEBQb\
IBIQIM+AELIAFBAWohAUGzASECDPcBC0HLASECIAEgBEYNjwIgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBkdUAai0AAEcNPCAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkA\
ILIANBADYCACAGQQFqIQFBGgw8C0HKASECIAEgBEYNjgIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBjdUAai0AAEcNOyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjwILIA\
NBADYCACAGQQFqIQFBIQw7CyABIARGBEBByQEhAgyOAgsCQAJAIAEtAABBwQBrDhQAPT09PT09PT09PT09PT09PT09AT0LIAFBAWohAUGtASECDPUBCyABQQFqIQFBsAEhAgz0AQsgASAERgRAQcgBIQIMjQILAk\
ACQCABLQAAQdUAaw4LADw8PDw8PDw8PAE8CyABQQFqIQFBrgEhAgz0AQsgAUEBaiEBQa8BIQIM8wELQccBIQIgASAERg2LAiADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw04IA\
BBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyMAgsgA0EANgIAIAZBAWohAUEqDDgLIAEgBEYEQEHGASECDIsCCyABLQAAQdAARw04IAFBAWohAUElDDcLQcUBIQIgASAERg2JAiADKAIAIgAgBCABa2\
ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGB1QBqLQAARw02IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyKAgsgA0EANgIAIAZBAWohAUEODDYLIAEgBEYEQEHEASECDIkCCyABLQAAQcUARw02IA\
FBAWohAUGrASECDO8BCyABIARGBEBBwwEhAgyIAgsCQAJAAkACQCABLQAAQcIAaw4PAAECOTk5OTk5OTk5OTkDOQsgAUEBaiEBQacBIQIM8QELIAFBAWohAUGoASECDPABCyABQQFqIQFBqQEhAgzvAQsgAUEBai\
EBQaoBIQIM7gELQcIBIQIgASAERg2GAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH+1ABqLQAARw0zIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyHAgsgA0EANgIAIAZBAW\
ohAUEUDDMLQcEBIQIgASAERg2FAiADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEH51ABqLQAARw0yIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyGAgsgA0EANgIAIAZBAWohAU\
ErDDILQcABIQIgASAERg2EAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH21ABqLQAARw0xIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyFAgsgA0EANgIAIAZBAWohAUEsDD\
ELQb8BIQIgASAERg2DAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0wIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyEAgsgA0EANgIAIAZBAWohAUERDDALQb\
4BIQIgASAERg2CAiADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEHy1ABqLQAARw0vIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyDAgsgA0EANgIAIAZBAWohAUEuDC8LIAEgBE\
YEQEG9ASECDIICCwJAAkACQAJAAkAgAS0AAEHBAGsOFQA0NDQ0NDQ0NDQ0ATQ0AjQ0AzQ0BDQLIAFBAWohAUGbASECDOwBCyABQQFqIQFBnAEhAgzrAQsgAUEBaiEBQZ0BIQIM6gELIAFBAWohAUGiASECDOkBCy\
ABQQFqIQFBpAEhAgzoAQsgASAERgRAQbwBIQIMgQILAkACQCABLQAAQdIAaw4DADABMAsgAUEBaiEBQaMBIQIM6AELIAFBAWohAUEEDC0LQbsBIQIgASAERg3/ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQA\
NAIAEtAAAgAEHw1ABqLQAARw0sIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyAAgsgA0EANgIAIAZBAWohAUEdDCwLIAEgBEYEQEG6ASECDP8BCwJAAkAgAS0AAEHJAGsOBwEuLi4uLgAuCyABQQ\
FqIQFBoQEhAgzmAQsgAUEBaiEBQSIMKwsgASAERgRAQbkBIQIM/gELIAEtAABB0ABHDSsgAUEBaiEBQaABIQIM5AELIAEgBEYEQEG4ASECDP0BCwJAAkAgAS0AAEHGAGsOCwAsLCwsLCwsLCwBLAsgAUEBaiEBQZ\
4BIQIM5AELIAFBAWohAUGfASECDOMBC0G3ASECIAEgBEYN+wEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB7NQAai0AAEcNKCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM/A\
ELIANBADYCACAGQQFqIQFBDQwoC0G2ASECIAEgBEYN+gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNJyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+wELIA\
NBADYCACAGQQFqIQFBDAwnC0G1ASECIAEgBEYN+QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6tQAai0AAEcNJiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+gELIANBAD\
YCACAGQQFqIQFBAwwmC0G0ASECIAEgBEYN+AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6NQAai0AAEcNJSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+QELIANBADYCAC\
AGQQFqIQFBJgwlCyABIARGBEBBswEhAgz4AQsCQAJAIAEtAABB1ABrDgIAAScLIAFBAWohAUGZASECDN8BCyABQQFqIQFBmgEhAgzeAQtBsgEhAiABIARGDfYBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0\
AgAS0AACAAQebUAGotAABHDSMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPcBCyADQQA2AgAgBkEBaiEBQScMIwtBsQEhAiABIARGDfUBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS\
0AACAAQeTUAGotAABHDSIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPYBCyADQQA2AgAgBkEBaiEBQRwMIgtBsAEhAiABIARGDfQBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AAC\
AAQd7UAGotAABHDSEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPUBCyADQQA2AgAgBkEBaiEBQQYMIQtBrwEhAiABIARGDfMBIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQd\
nUAGotAABHDSAgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPQBCyADQQA2AgAgBkEBaiEBQRkMIAsgASAERgRAQa4BIQIM8wELAkACQAJAAkAgAS0AAEEtaw4jACQkJCQkJCQkJCQkJCQkJCQkJC\
QkJCQkASQkJCQkAiQkJAMkCyABQQFqIQFBjgEhAgzcAQsgAUEBaiEBQY8BIQIM2wELIAFBAWohAUGUASECDNoBCyABQQFqIQFBlQEhAgzZAQtBrQEhAiABIARGDfEBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBg\
JAA0AgAS0AACAAQdfUAGotAABHDR4gAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPIBCyADQQA2AgAgBkEBaiEBQQsMHgsgASAERgRAQawBIQIM8QELAkACQCABLQAAQcEAaw4DACABIAsgAUEBai\
EBQZABIQIM2AELIAFBAWohAUGTASECDNcBCyABIARGBEBBqwEhAgzwAQsCQAJAIAEtAABBwQBrDg8AHx8fHx8fHx8fHx8fHwEfCyABQQFqIQFBkQEhAgzXAQsgAUEBaiEBQZIBIQIM1gELIAEgBEYEQEGqASECDO\
8BCyABLQAAQcwARw0cIAFBAWohAUEKDBsLQakBIQIgASAERg3tASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHR1ABqLQAARw0aIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAA\
zuAQsgA0EANgIAIAZBAWohAUEeDBoLQagBIQIgASAERg3sASADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEHK1ABqLQAARw0ZIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAztAQ\
sgA0EANgIAIAZBAWohAUEVDBkLQacBIQIgASAERg3rASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHH1ABqLQAARw0YIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzsAQsgA0\
EANgIAIAZBAWohAUEXDBgLQaYBIQIgASAERg3qASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHB1ABqLQAARw0XIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzrAQsgA0EANg\
IAIAZBAWohAUEYDBcLIAEgBEYEQEGlASECDOoBCwJAAkAgAS0AAEHJAGsOBwAZGRkZGQEZCyABQQFqIQFBiwEhAgzRAQsgAUEBaiEBQYwBIQIM0AELQaQBIQIgASAERg3oASADKAIAIgAgBCABa2ohBSABIABrQQ\
FqIQYCQANAIAEtAAAgAEGm1QBqLQAARw0VIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzpAQsgA0EANgIAIAZBAWohAUEJDBULQaMBIQIgASAERg3nASADKAIAIgAgBCABa2ohBSABIABrQQFqIQ\
YCQANAIAEtAAAgAEGk1QBqLQAARw0UIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzoAQsgA0EANgIAIAZBAWohAUEfDBQLQaIBIQIgASAERg3mASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQA\
NAIAEtAAAgAEG+1ABqLQAARw0TIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAznAQsgA0EANgIAIAZBAWohAUECDBMLQaEBIQIgASAERg3lASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYDQCABLQ\
AAIABBvNQAai0AAEcNESAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5QELIAEgBEYEQEGgASECDOUBC0EBIAEtAABB3wBHDREaIAFBAWohAUGHASECDMsBCyADQQA2AgAgBkEBaiEBQYgBIQIMyg\
ELQZ8BIQIgASAERg3iASADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw0PIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzjAQsgA0EANgIAIAZBAWohAUEpDA8LQZ\
4BIQIgASAERg3hASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEG41ABqLQAARw0OIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAziAQsgA0EANgIAIAZBAWohAUEtDA4LIAEgBE\
YEQEGdASECDOEBCyABLQAAQcUARw0OIAFBAWohAUGEASECDMcBCyABIARGBEBBnAEhAgzgAQsCQAJAIAEtAABBzABrDggADw8PDw8PAQ8LIAFBAWohAUGCASECDMcBCyABQQFqIQFBgwEhAgzGAQtBmwEhAiABIA\
RGDd4BIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQbPUAGotAABHDQsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN8BCyADQQA2AgAgBkEBaiEBQSMMCwtBmgEhAiABIARGDd\
0BIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDUAGotAABHDQogAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN4BCyADQQA2AgAgBkEBaiEBQQAMCgsgASAERgRAQZkBIQIM3Q\
ELAkACQCABLQAAQcgAaw4IAAwMDAwMDAEMCyABQQFqIQFB/QAhAgzEAQsgAUEBaiEBQYABIQIMwwELIAEgBEYEQEGYASECDNwBCwJAAkAgAS0AAEHOAGsOAwALAQsLIAFBAWohAUH+ACECDMMBCyABQQFqIQFB/w\
AhAgzCAQsgASAERgRAQZcBIQIM2wELIAEtAABB2QBHDQggAUEBaiEBQQgMBwtBlgEhAiABIARGDdkBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQazUAGotAABHDQYgAEEDRg0BIABBAWohAC\
AEIAFBAWoiAUcNAAsgAyAFNgIADNoBCyADQQA2AgAgBkEBaiEBQQUMBgtBlQEhAiABIARGDdgBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQabUAGotAABHDQUgAEEFRg0BIABBAWohACAEIA\
FBAWoiAUcNAAsgAyAFNgIADNkBCyADQQA2AgAgBkEBaiEBQRYMBQtBlAEhAiABIARGDdcBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDQQgAEECRg0BIABBAWohACAEIAFBAW\
oiAUcNAAsgAyAFNgIADNgBCyADQQA2AgAgBkEBaiEBQRAMBAsgASAERgRAQZMBIQIM1wELAkACQCABLQAAQcMAaw4MAAYGBgYGBgYGBgYBBgsgAUEBaiEBQfkAIQIMvgELIAFBAWohAUH6ACECDL0BC0GSASECIA\
EgBEYN1QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBoNQAai0AAEcNAiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM1gELIANBADYCACAGQQFqIQFBJAwCCyADQQA2AgAMAg\
sgASAERgRAQZEBIQIM1AELIAEtAABBzABHDQEgAUEBaiEBQRMLOgApIAMoAgQhACADQQA2AgQgAyAAIAEQLiIADQIMAQtBACECIANBADYCHCADIAE2AhQgA0H+HzYCECADQQY2AgwM0QELQfgAIQIMtwELIANBkA\
E2AhwgAyABNgIUIAMgADYCDEEAIQIMzwELQQAhAAJAIAMoAjgiAkUNACACKAJAIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GCDzYCECADQSA2AgxBACECDM4BC0H3ACECDLQBCy\
ADQY8BNgIcIAMgATYCFCADQewbNgIQIANBFTYCDEEAIQIMzAELIAEgBEYEQEGPASECDMwBCwJAIAEtAABBIEYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZsfNgIQIANBBjYCDEEAIQIMzAELQQIhAgyyAQ\
sDQCABLQAAQSBHDQIgBCABQQFqIgFHDQALQY4BIQIMygELIAEgBEYEQEGNASECDMoBCwJAIAEtAABBCWsOBEoAAEoAC0H1ACECDLABCyADLQApQQVGBEBB9gAhAgywAQtB9AAhAgyvAQsgASAERgRAQYwBIQIMyA\
ELIANBEDYCCCADIAE2AgQMCgsgASAERgRAQYsBIQIMxwELAkAgAS0AAEEJaw4ERwAARwALQfMAIQIMrQELIAEgBEcEQCADQRA2AgggAyABNgIEQfEAIQIMrQELQYoBIQIMxQELAkAgASAERwRAA0AgAS0AAEGg0A\
BqLQAAIgBBA0cEQAJAIABBAWsOAkkABAtB8AAhAgyvAQsgBCABQQFqIgFHDQALQYgBIQIMxgELQYgBIQIMxQELIANBADYCHCADIAE2AhQgA0HbIDYCECADQQc2AgxBACECDMQBCyABIARGBEBBiQEhAgzEAQsCQA\
JAAkAgAS0AAEGg0gBqLQAAQQFrDgNGAgABC0HyACECDKwBCyADQQA2AhwgAyABNgIUIANBtBI2AhAgA0EHNgIMQQAhAgzEAQtB6gAhAgyqAQsgASAERwRAIAFBAWohAUHvACECDKoBC0GHASECDMIBCyAEIAEiAE\
YEQEGGASECDMIBCyAALQAAIgFBL0YEQCAAQQFqIQFB7gAhAgypAQsgAUEJayICQRdLDQEgACEBQQEgAnRBm4CABHENQQwBCyAEIAEiAEYEQEGFASECDMEBCyAALQAAQS9HDQAgAEEBaiEBDAMLQQAhAiADQQA2Ah\
wgAyAANgIUIANB2yA2AhAgA0EHNgIMDL8BCwJAAkACQAJAAkADQCABLQAAQaDOAGotAAAiAEEFRwRAAkACQCAAQQFrDghHBQYHCAAEAQgLQesAIQIMrQELIAFBAWohAUHtACECDKwBCyAEIAFBAWoiAUcNAAtBhA\
EhAgzDAQsgAUEBagwUCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDMEBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQd0ANgIcIAMgATYCFCADIAA2Ag\
xBACECDMABCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDL8BCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy+AQsgASAERgRAQYMBIQIMvgELAk\
AgAS0AAEGgzgBqLQAAQQFrDgg+BAUGAAgCAwcLIAFBAWohAQtBAyECDKMBCyABQQFqDA0LQQAhAiADQQA2AhwgA0HREjYCECADQQc2AgwgAyABQQFqNgIUDLoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFi\
ADQdsANgIcIAMgATYCFCADIAA2AgxBACECDLkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDLgBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQfoANg\
IcIAMgATYCFCADIAA2AgxBACECDLcBCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy2AQtB7AAhAgycAQsgASAERgRAQYIBIQIMtQELIAFBAWoMAgsgASAERgRAQYEBIQIMtAELIAFBAWoMAQsgAS\
AERg0BIAFBAWoLIQFBBCECDJgBC0GAASECDLABCwNAIAEtAABBoMwAai0AACIAQQJHBEAgAEEBRwRAQekAIQIMmQELDDELIAQgAUEBaiIBRw0AC0H/ACECDK8BCyABIARGBEBB/gAhAgyvAQsCQCABLQAAQQlrDj\
cvAwYvBAYGBgYGBgYGBgYGBgYGBgYGBgUGBgIGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYABgsgAUEBagshAUEFIQIMlAELIAFBAWoMBgsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HbADYCHCADIA\
E2AhQgAyAANgIMQQAhAgyrAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgyqAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0H6ADYCHCADIAE2AhQgAy\
AANgIMQQAhAgypAQsgA0EANgIcIAMgATYCFCADQY0UNgIQIANBBzYCDEEAIQIMqAELAkACQAJAAkADQCABLQAAQaDKAGotAAAiAEEFRwRAAkAgAEEBaw4GLgMEBQYABgtB6AAhAgyUAQsgBCABQQFqIgFHDQALQf\
0AIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQ\
ELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqAELIANBADYCHCADIAE2AhQgA0HkCDYCECADQQc2AgxBACECDKcBCyABIARGDQEgAUEBagshAUEGIQIMjAELQf\
wAIQIMpAELAkACQAJAAkADQCABLQAAQaDIAGotAAAiAEEFRwRAIABBAWsOBCkCAwQFCyAEIAFBAWoiAUcNAAtB+wAhAgynAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HbADYCHCADIAE2AhQgAyAANg\
IMQQAhAgymAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgylAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAg\
ykAQsgA0EANgIcIAMgATYCFCADQbwKNgIQIANBBzYCDEEAIQIMowELQc8AIQIMiQELQdEAIQIMiAELQecAIQIMhwELIAEgBEYEQEH6ACECDKABCwJAIAEtAABBCWsOBCAAACAACyABQQFqIQFB5gAhAgyGAQsgAS\
AERgRAQfkAIQIMnwELAkAgAS0AAEEJaw4EHwAAHwALQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFBEBB4gEhAgyGAQsgAEEVRwRAIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBAC\
ECDJ8BCyADQfgANgIcIAMgATYCFCADQeoaNgIQIANBFTYCDEEAIQIMngELIAEgBEcEQCADQQ02AgggAyABNgIEQeQAIQIMhQELQfcAIQIMnQELIAEgBEYEQEH2ACECDJ0BCwJAAkACQCABLQAAQcgAaw4LAAELCw\
sLCwsLCwILCyABQQFqIQFB3QAhAgyFAQsgAUEBaiEBQeAAIQIMhAELIAFBAWohAUHjACECDIMBC0H1ACECIAEgBEYNmwEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBtdUAai0AAEcNCCAAQQ\
JGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMnAELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfQANgIcIAMgATYCFCADIAA2AgxBACECDJwBC0HiACECDIIBC0EAIQACQCADKAI4IgJFDQ\
AgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMnAELQeEAIQIMggELIANB8wA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyaAQsgAy\
0AKSIAQSNrQQtJDQkCQCAAQQZLDQBBASAAdEHKAHFFDQAMCgtBACECIANBADYCHCADIAE2AhQgA0HtCTYCECADQQg2AgwMmQELQfIAIQIgASAERg2YASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAA\
AgAEGz1QBqLQAARw0FIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAQsgAygCBCEAIANCADcDACADIAAgBkEBaiIBECsiAARAIANB8QA2AhwgAyABNgIUIAMgADYCDEEAIQIMmQELQd8AIQIMfw\
tBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJkBC0HeACECDH8LIANB8AA2AhwgAyABNgIUIANBgBs2AhAgA0\
EVNgIMQQAhAgyXAQsgAy0AKUEhRg0GIANBADYCHCADIAE2AhQgA0GRCjYCECADQQg2AgxBACECDJYBC0HvACECIAEgBEYNlQEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBsNUAai0AAEcNAi\
AAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMlgELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgBFDQIgA0HtADYCHCADIAE2AhQgAyAANgIMQQAhAgyVAQsgA0EANgIACyADKAIEIQAgA0EANg\
IEIAMgACABECsiAEUNgAEgA0HuADYCHCADIAE2AhQgAyAANgIMQQAhAgyTAQtB3AAhAgx5C0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQe\
oNNgIQIANBJjYCDEEAIQIMkwELQdsAIQIMeQsgA0HsADYCHCADIAE2AhQgA0GAGzYCECADQRU2AgxBACECDJEBCyADLQApIgBBI0kNACAAQS5GDQAgA0EANgIcIAMgATYCFCADQckJNgIQIANBCDYCDEEAIQIMkA\
ELQdoAIQIMdgsgASAERgRAQesAIQIMjwELAkAgAS0AAEEvRgRAIAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMQQAhAgyPAQtB2QAhAgx1CyABIARHBEAgA0EONgIIIAMgATYCBEHYACECDH\
ULQeoAIQIMjQELIAEgBEYEQEHpACECDI0BCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHXACECDHQLIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ16IANB6AA2AhwgAyABNgIUIAMgADYCDEEAIQ\
IMjAELIAEgBEYEQEHnACECDIwBCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDXsgA0HmADYCHCADIAE2AhQgAyAANgIMQQAhAgyMAQtB1gAhAgxyCyABIARGBEBB5QAhAg\
yLAQtBACEAQQEhBUEBIQdBACECAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkAgAS0AAEEwaw4KCgkAAQIDBAUGCAsLQQIMBgtBAwwFC0EEDAQLQQUMAwtBBgwCC0EHDAELQQgLIQJBACEFQQAhBwwCC0EJIQJBAS\
EAQQAhBUEAIQcMAQtBACEFQQEhAgsgAyACOgArIAFBAWohAQJAAkAgAy0ALkEQcQ0AAkACQAJAIAMtACoOAwEAAgQLIAdFDQMMAgsgAA0BDAILIAVFDQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ0CIANB4g\
A2AhwgAyABNgIUIAMgADYCDEEAIQIMjQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ19IANB4wA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5AA2AhwgAy\
ABNgIUIAMgADYCDAyLAQtB1AAhAgxxCyADLQApQSJGDYYBQdMAIQIMcAtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsgAEUEQEHVACECDHALIABBFUcEQCADQQA2AhwgAyABNgIUIANBpA02Ah\
AgA0EhNgIMQQAhAgyJAQsgA0HhADYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDIgBCyABIARGBEBB4AAhAgyIAQsCQAJAAkACQAJAIAEtAABBCmsOBAEEBAAECyABQQFqIQEMAQsgAUEBaiEBIANBL2otAA\
BBAXFFDQELQdIAIQIMcAsgA0EANgIcIAMgATYCFCADQbYRNgIQIANBCTYCDEEAIQIMiAELIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIcBCyABIARGBEBB3wAhAgyHAQsgAS0AAEEKRgRAIAFBAW\
ohAQwJCyADLQAuQcAAcQ0IIANBADYCHCADIAE2AhQgA0G2ETYCECADQQI2AgxBACECDIYBCyABIARGBEBB3QAhAgyGAQsgAS0AACICQQ1GBEAgAUEBaiEBQdAAIQIMbQsgASEAIAJBCWsOBAUBAQUBCyAEIAEiAE\
YEQEHcACECDIUBCyAALQAAQQpHDQAgAEEBagwCC0EAIQIgA0EANgIcIAMgADYCFCADQcotNgIQIANBBzYCDAyDAQsgASAERgRAQdsAIQIMgwELAkAgAS0AAEEJaw4EAwAAAwALIAFBAWoLIQFBzgAhAgxoCyABIA\
RGBEBB2gAhAgyBAQsgAS0AAEEJaw4EAAEBAAELQQAhAiADQQA2AhwgA0GaEjYCECADQQc2AgwgAyABQQFqNgIUDH8LIANBgBI7ASpBACEAAkAgAygCOCICRQ0AIAIoAjgiAkUNACADIAIRAAAhAAsgAEUNACAAQR\
VHDQEgA0HZADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDH4LQc0AIQIMZAsgA0EANgIcIAMgATYCFCADQckNNgIQIANBGjYCDEEAIQIMfAsgASAERgRAQdkAIQIMfAsgAS0AAEEgRw09IAFBAWohASADLQ\
AuQQFxDT0gA0EANgIcIAMgATYCFCADQcIcNgIQIANBHjYCDEEAIQIMewsgASAERgRAQdgAIQIMewsCQAJAAkACQAJAIAEtAAAiAEEKaw4EAgMDAAELIAFBAWohAUEsIQIMZQsgAEE6Rw0BIANBADYCHCADIAE2Ah\
QgA0HnETYCECADQQo2AgxBACECDH0LIAFBAWohASADQS9qLQAAQQFxRQ1zIAMtADJBgAFxRQRAIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsCQAJAIAAOFk1MSwEBAQEBAQ\
EBAQEBAQEBAQEBAQABCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgx+CyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgx9C0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAAC\
EACyAARQ1ZIABBFUcNASADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgx8C0HLACECDGILQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDHoLIAMgAy8BMkGAAXI7ATIMOwsgASAERwRAIA\
NBETYCCCADIAE2AgRBygAhAgxgC0HXACECDHgLIAEgBEYEQEHWACECDHgLAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAQEBAQEBAQEBAQEBAAUBAQAIDQAsgAUEBaiEBQcYAIQ\
IMYQsgAUEBaiEBQccAIQIMYAsgAUEBaiEBQcgAIQIMXwsgAUEBaiEBQckAIQIMXgtB1QAhAiAEIAEiAEYNdiAEIAFrIAMoAgAiAWohBiAAIAFrQQVqIQcDQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/w\
FxQRpJG0H/AXFHDQhBBCABQQVGDQoaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHYLQdQAIQIgBCABIgBGDXUgBCABayADKAIAIgFqIQYgACABa0EPaiEHA0AgAUGAyABqLQAAIAAtAAAiBUEgciAFIAVBwQ\
BrQf8BcUEaSRtB/wFxRw0HQQMgAUEPRg0JGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx1C0HTACECIAQgASIARg10IAQgAWsgAygCACIBaiEGIAAgAWtBDmohBwNAIAFB4scAai0AACAALQAAIgVBIHIgBS\
AFQcEAa0H/AXFBGkkbQf8BcUcNBiABQQ5GDQcgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdAtB0gAhAiAEIAEiAEYNcyAEIAFrIAMoAgAiAWohBSAAIAFrQQFqIQYDQCABQeDHAGotAAAgAC0AACIHQSByIA\
cgB0HBAGtB/wFxQRpJG0H/AXFHDQUgAUEBRg0CIAFBAWohASAEIABBAWoiAEcNAAsgAyAFNgIADHMLIAEgBEYEQEHRACECDHMLAkACQCABLQAAIgBBIHIgACAAQcEAa0H/AXFBGkkbQf8BcUHuAGsOBwA5OTk5OQ\
E5CyABQQFqIQFBwwAhAgxaCyABQQFqIQFBxAAhAgxZCyADQQA2AgAgBkEBaiEBQcUAIQIMWAtB0AAhAiAEIAEiAEYNcCAEIAFrIAMoAgAiAWohBiAAIAFrQQlqIQcDQCABQdbHAGotAAAgAC0AACIFQSByIAUgBU\
HBAGtB/wFxQRpJG0H/AXFHDQJBAiABQQlGDQQaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHALQc8AIQIgBCABIgBGDW8gBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUHQxwBqLQAAIAAtAAAiBUEgci\
AFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxvCyAAIQEgA0EANgIADDMLQQELOgAsIANBADYCACAHQQFqIQELQS0hAgxSCwJAA0AgAS0AAEHQxQBqLQAAQQ\
FHDQEgBCABQQFqIgFHDQALQc0AIQIMawtBwgAhAgxRCyABIARGBEBBzAAhAgxqCyABLQAAQTpGBEAgAygCBCEAIANBADYCBCADIAAgARAwIgBFDTMgA0HLADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxqCyADQQ\
A2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgxpCwJAAkAgAy0ALEECaw4CAAEnCyADQTNqLQAAQQJxRQ0mIAMtAC5BAnENJiADQQA2AhwgAyABNgIUIANBphQ2AhAgA0ELNgIMQQAhAgxpCyADLQAyQSBxRQ\
0lIAMtAC5BAnENJSADQQA2AhwgAyABNgIUIANBvRM2AhAgA0EPNgIMQQAhAgxoC0EAIQACQCADKAI4IgJFDQAgAigCSCICRQ0AIAMgAhEAACEACyAARQRAQcEAIQIMTwsgAEEVRwRAIANBADYCHCADIAE2AhQgA0\
GmDzYCECADQRw2AgxBACECDGgLIANBygA2AhwgAyABNgIUIANBhRw2AhAgA0EVNgIMQQAhAgxnCyABIARHBEAgASECA0AgBCACIgFrQRBOBEAgAUEQaiEC/Qz/////////////////////IAH9AAAAIg1BB/1sIA\
39DODg4ODg4ODg4ODg4ODg4OD9bv0MX19fX19fX19fX19fX19fX/0mIA39DAkJCQkJCQkJCQkJCQkJCQn9I/1Q/VL9ZEF/c2giAEEQRg0BIAAgAWohAQwYCyABIARGBEBBxAAhAgxpCyABLQAAQcDBAGotAABBAU\
cNFyAEIAFBAWoiAkcNAAtBxAAhAgxnC0HEACECDGYLIAEgBEcEQANAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXEiAEEJRg0AIABBIEYNAAJAAkACQAJAIABB4wBrDhMAAwMDAwMDAwEDAwMDAwMDAw\
MCAwsgAUEBaiEBQTYhAgxSCyABQQFqIQFBNyECDFELIAFBAWohAUE4IQIMUAsMFQsgBCABQQFqIgFHDQALQTwhAgxmC0E8IQIMZQsgASAERgRAQcgAIQIMZQsgA0ESNgIIIAMgATYCBAJAAkACQAJAAkAgAy0ALE\
EBaw4EFAABAgkLIAMtADJBIHENA0HgASECDE8LAkAgAy8BMiIAQQhxRQ0AIAMtAChBAUcNACADLQAuQQhxRQ0CCyADIABB9/sDcUGABHI7ATIMCwsgAyADLwEyQRByOwEyDAQLIANBADYCBCADIAEgARAxIgAEQC\
ADQcEANgIcIAMgADYCDCADIAFBAWo2AhRBACECDGYLIAFBAWohAQxYCyADQQA2AhwgAyABNgIUIANB9BM2AhAgA0EENgIMQQAhAgxkC0HHACECIAEgBEYNYyADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIA\
BBwMUAai0AACABLQAAQSByRw0BIABBBkYNSiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAxkCyADQQA2AgAMBQsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkcNAyABQQFqIQEMBQsgBCABQQ\
FqIgFHDQALQcUAIQIMZAtBxQAhAgxjCwsgA0EAOgAsDAELQQshAgxHC0E/IQIMRgsCQAJAA0AgAS0AACIAQSBHBEACQCAAQQprDgQDBQUDAAsgAEEsRg0DDAQLIAQgAUEBaiIBRw0AC0HGACECDGALIANBCDoALA\
wOCyADLQAoQQFHDQIgAy0ALkEIcQ0CIAMoAgQhACADQQA2AgQgAyAAIAEQMSIABEAgA0HCADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxfCyABQQFqIQEMUAtBOyECDEQLAkADQCABLQAAIgBBIEcgAEEJR3ENAS\
AEIAFBAWoiAUcNAAtBwwAhAgxdCwtBPCECDEILAkACQCABIARHBEADQCABLQAAIgBBIEcEQCAAQQprDgQDBAQDBAsgBCABQQFqIgFHDQALQT8hAgxdC0E/IQIMXAsgAyADLwEyQSByOwEyDAoLIAMoAgQhACADQQ\
A2AgQgAyAAIAEQMSIARQ1OIANBPjYCHCADIAE2AhQgAyAANgIMQQAhAgxaCwJAIAEgBEcEQANAIAEtAABBwMMAai0AACIAQQFHBEAgAEECRg0DDAwLIAQgAUEBaiIBRw0AC0E3IQIMWwtBNyECDFoLIAFBAWohAQ\
wEC0E7IQIgBCABIgBGDVggBCABayADKAIAIgFqIQYgACABa0EFaiEHAkADQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEFRgRAQQchAQw/CyABQQFqIQEgBCAAQQFqIgBHDQ\
ALIAMgBjYCAAxZCyADQQA2AgAgACEBDAULQTohAiAEIAEiAEYNVyAEIAFrIAMoAgAiAWohBiAAIAFrQQhqIQcCQANAIAFBtMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQhGBEBBBS\
EBDD4LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFgLIANBADYCACAAIQEMBAtBOSECIAQgASIARg1WIAQgAWsgAygCACIBaiEGIAAgAWtBA2ohBwJAA0AgAUGwwQBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf\
8BcUEaSRtB/wFxRw0BIAFBA0YEQEEGIQEMPQsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMVwsgA0EANgIAIAAhAQwDCwJAA0AgAS0AACIAQSBHBEAgAEEKaw4EBwQEBwILIAQgAUEBaiIBRw0AC0E4IQIMVg\
sgAEEsRw0BIAFBAWohAEEBIQECQAJAAkACQAJAIAMtACxBBWsOBAMBAgQACyAAIQEMBAtBAiEBDAELQQQhAQsgA0EBOgAsIAMgAy8BMiABcjsBMiAAIQEMAQsgAyADLwEyQQhyOwEyIAAhAQtBPiECDDsLIANBAD\
oALAtBOSECDDkLIAEgBEYEQEE2IQIMUgsCQAJAAkACQAJAIAEtAABBCmsOBAACAgECCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNAiADQTM2AhwgAyABNgIUIAMgADYCDEEAIQIMVQsgAygCBCEAIANBADYCBC\
ADIAAgARAxIgBFBEAgAUEBaiEBDAYLIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxUCyADLQAuQQFxBEBB3wEhAgw7CyADKAIEIQAgA0EANgIEIAMgACABEDEiAA0BDEkLQTQhAgw5CyADQTU2AhwgAyABNg\
IUIAMgADYCDEEAIQIMUQtBNSECDDcLIANBL2otAABBAXENACADQQA2AhwgAyABNgIUIANB6xY2AhAgA0EZNgIMQQAhAgxPC0EzIQIMNQsgASAERgRAQTIhAgxOCwJAIAEtAABBCkYEQCABQQFqIQEMAQsgA0EANg\
IcIAMgATYCFCADQZIXNgIQIANBAzYCDEEAIQIMTgtBMiECDDQLIAEgBEYEQEExIQIMTQsCQCABLQAAIgBBCUYNACAAQSBGDQBBASECAkAgAy0ALEEFaw4EBgQFAA0LIAMgAy8BMkEIcjsBMgwMCyADLQAuQQFxRQ\
0BIAMtACxBCEcNACADQQA6ACwLQT0hAgwyCyADQQA2AhwgAyABNgIUIANBwhY2AhAgA0EKNgIMQQAhAgxKC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyDAYLIAEgBEYEQEEwIQIMRwsgAS0AAEEKRg\
RAIAFBAWohAQwBCyADLQAuQQFxDQAgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMRgtBMCECDCwLIAFBAWohAUExIQIMKwsgASAERgRAQS8hAgxECyABLQAAIgBBCUcgAEEgR3FFBEAgAUEBaiEBIA\
MtAC5BAXENASADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgxEC0EBIQICQAJAAkACQAJAAkAgAy0ALEECaw4HBQQEAwECAAQLIAMgAy8BMkEIcjsBMgwDC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLw\
EyIAJyOwEyC0EvIQIMKwsgA0EANgIcIAMgATYCFCADQYQTNgIQIANBCzYCDEEAIQIMQwtB4QEhAgwpCyABIARGBEBBLiECDEILIANBADYCBCADQRI2AgggAyABIAEQMSIADQELQS4hAgwnCyADQS02AhwgAyABNg\
IUIAMgADYCDEEAIQIMPwtBACEAAkAgAygCOCICRQ0AIAIoAkwiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HYADYCHCADIAE2AhQgA0GzGzYCECADQRU2AgxBACECDD4LQcwAIQIMJAsgA0EANgIcIAMgAT\
YCFCADQbMONgIQIANBHTYCDEEAIQIMPAsgASAERgRAQc4AIQIMPAsgAS0AACIAQSBGDQIgAEE6Rg0BCyADQQA6ACxBCSECDCELIAMoAgQhACADQQA2AgQgAyAAIAEQMCIADQEMAgsgAy0ALkEBcQRAQd4BIQIMIA\
sgAygCBCEAIANBADYCBCADIAAgARAwIgBFDQIgA0EqNgIcIAMgADYCDCADIAFBAWo2AhRBACECDDgLIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMNwsgAUEBaiEBQcAAIQIMHQsgAUEBaiEBDCwLIAEgBE\
YEQEErIQIMNQsCQCABLQAAQQpGBEAgAUEBaiEBDAELIAMtAC5BwABxRQ0GCyADLQAyQYABcQRAQQAhAAJAIAMoAjgiAkUNACACKAJcIgJFDQAgAyACEQAAIQALIABFDRIgAEEVRgRAIANBBTYCHCADIAE2AhQgA0\
GbGzYCECADQRU2AgxBACECDDYLIANBADYCHCADIAE2AhQgA0GQDjYCECADQRQ2AgxBACECDDULIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsgAA4WAgEABAQEBAQEBAQEBA\
QEBAQEBAQEAwQLIANBAToAMAsgAiACLwEAQcAAcjsBAAtBKyECDBgLIANBKTYCHCADIAE2AhQgA0GsGTYCECADQRU2AgxBACECDDALIANBADYCHCADIAE2AhQgA0HlCzYCECADQRE2AgxBACECDC8LIANBADYCHC\
ADIAE2AhQgA0GlCzYCECADQQI2AgxBACECDC4LQQEhByADLwEyIgVBCHFFBEAgAykDIEIAUiEHCwJAIAMtADAEQEEBIQAgAy0AKUEFRg0BIAVBwABxRSAHcUUNAQsCQCADLQAoIgJBAkYEQEEBIQAgAy8BNCIGQe\
UARg0CQQAhACAFQcAAcQ0CIAZB5ABGDQIgBkHmAGtBAkkNAiAGQcwBRg0CIAZBsAJGDQIMAQtBACEAIAVBwABxDQELQQIhACAFQQhxDQAgBUGABHEEQAJAIAJBAUcNACADLQAuQQpxDQBBBSEADAILQQQhAAwBCy\
AFQSBxRQRAIAMQNkEAR0ECdCEADAELQQBBAyADKQMgUBshAAsgAEEBaw4FAgAHAQMEC0ERIQIMEwsgA0EBOgAxDCkLQQAhAgJAIAMoAjgiAEUNACAAKAIwIgBFDQAgAyAAEQAAIQILIAJFDSYgAkEVRgRAIANBAz\
YCHCADIAE2AhQgA0HSGzYCECADQRU2AgxBACECDCsLQQAhAiADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMDCoLIANBADYCHCADIAE2AhQgA0H5IDYCECADQQ82AgxBACECDCkLQQAhAAJAIAMoAjgiAkUNAC\
ACKAIwIgJFDQAgAyACEQAAIQALIAANAQtBDiECDA4LIABBFUYEQCADQQI2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwnCyADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMQQAhAgwmC0EqIQIMDAsgAS\
AERwRAIANBCTYCCCADIAE2AgRBKSECDAwLQSYhAgwkCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMVARAQSUhAgwkCyADKAIEIQAgA0EANgIEIAMgACABIAynaiIBEDIiAEUNACADQQU2AhwgAy\
ABNgIUIAMgADYCDEEAIQIMIwtBDyECDAkLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQTBrDjcXFgABAgMEBQYHFBQUFBQUFAgJCgsMDRQUFBQUFBQUFBQUFBQUFB\
QUFBQUFBQUFBQUDg8QERITFAtCAiEKDBYLQgMhCgwVC0IEIQoMFAtCBSEKDBMLQgYhCgwSC0IHIQoMEQtCCCEKDBALQgkhCgwPC0IKIQoMDgtCCyEKDA0LQgwhCgwMC0INIQoMCwtCDiEKDAoLQg8hCgwJC0IKIQ\
oMCAtCCyEKDAcLQgwhCgwGC0INIQoMBQtCDiEKDAQLQg8hCgwDCyADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMQQAhAgwhCyABIARGBEBBIiECDCELQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkAgAS0AAEEwaw43FRQAAQIDBAUGBxYWFhYWFhYICQoLDA0WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFg4PEBESExYLQgIhCgwUC0IDIQoMEwtCBCEKDBILQgUhCgwRC0IGIQoMEAtCByEKDA\
8LQgghCgwOC0IJIQoMDQtCCiEKDAwLQgshCgwLC0IMIQoMCgtCDSEKDAkLQg4hCgwIC0IPIQoMBwtCCiEKDAYLQgshCgwFC0IMIQoMBAtCDSEKDAMLQg4hCgwCC0IPIQoMAQtCASEKCyABQQFqIQEgAykDICILQv\
//////////D1gEQCADIAtCBIYgCoQ3AyAMAgsgA0EANgIcIAMgATYCFCADQbUJNgIQIANBDDYCDEEAIQIMHgtBJyECDAQLQSghAgwDCyADIAE6ACwgA0EANgIAIAdBAWohAUEMIQIMAgsgA0EANgIAIAZBAWohAU\
EKIQIMAQsgAUEBaiEBQQghAgwACwALQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBcLQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBYLQQAhAiADQQA2AhwgAyABNgIUIANB3wo2Ah\
AgA0EJNgIMDBULQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDBQLQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDBMLQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBILQQ\
AhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBELQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBALQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDA8LQQAhAiADQQA2AhwgAy\
ABNgIUIANB0hE2AhAgA0EJNgIMDA4LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDA0LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDAwLQQAhAiADQQA2AhwgAyABNgIUIANBmRM2Ah\
AgA0ELNgIMDAsLQQAhAiADQQA2AhwgAyABNgIUIANBnQk2AhAgA0ELNgIMDAoLQQAhAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMDAkLQQAhAiADQQA2AhwgAyABNgIUIANBsRA2AhAgA0EKNgIMDAgLQQ\
AhAiADQQA2AhwgAyABNgIUIANBux02AhAgA0ECNgIMDAcLQQAhAiADQQA2AhwgAyABNgIUIANBlhY2AhAgA0ECNgIMDAYLQQAhAiADQQA2AhwgAyABNgIUIANB+Rg2AhAgA0ECNgIMDAULQQAhAiADQQA2AhwgAy\
ABNgIUIANBxBg2AhAgA0ECNgIMDAQLIANBAjYCHCADIAE2AhQgA0GpHjYCECADQRY2AgxBACECDAMLQd4AIQIgASAERg0CIAlBCGohByADKAIAIQUCQAJAIAEgBEcEQCAFQZbIAGohCCAEIAVqIAFrIQYgBUF/c0\
EKaiIFIAFqIQADQCABLQAAIAgtAABHBEBBAiEIDAMLIAVFBEBBACEIIAAhAQwDCyAFQQFrIQUgCEEBaiEIIAQgAUEBaiIBRw0ACyAGIQUgBCEBCyAHQQE2AgAgAyAFNgIADAELIANBADYCACAHIAg2AgALIAcgAT\
YCBCAJKAIMIQACQAJAIAkoAghBAWsOAgQBAAsgA0EANgIcIANBwh42AhAgA0EXNgIMIAMgAEEBajYCFEEAIQIMAwsgA0EANgIcIAMgADYCFCADQdceNgIQIANBCTYCDEEAIQIMAgsgASAERgRAQSghAgwCCyADQQ\
k2AgggAyABNgIEQSchAgwBCyABIARGBEBBASECDAELA0ACQAJAAkAgAS0AAEEKaw4EAAEBAAELIAFBAWohAQwBCyABQQFqIQEgAy0ALkEgcQ0AQQAhAiADQQA2AhwgAyABNgIUIANBoSE2AhAgA0EFNgIMDAILQQ\
EhAiABIARHDQALCyAJQRBqJAAgAkUEQCADKAIMIQAMAQsgAyACNgIcQQAhACADKAIEIgFFDQAgAyABIAQgAygCCBEBACIBRQ0AIAMgBDYCFCADIAE2AgwgASEACyAAC74CAQJ/IABBADoAACAAQeQAaiIBQQFrQQ\
A6AAAgAEEAOgACIABBADoAASABQQNrQQA6AAAgAUECa0EAOgAAIABBADoAAyABQQRrQQA6AABBACAAa0EDcSIBIABqIgBBADYCAEHkACABa0F8cSICIABqIgFBBGtBADYCAAJAIAJBCUkNACAAQQA2AgggAEEANg\
IEIAFBCGtBADYCACABQQxrQQA2AgAgAkEZSQ0AIABBADYCGCAAQQA2AhQgAEEANgIQIABBADYCDCABQRBrQQA2AgAgAUEUa0EANgIAIAFBGGtBADYCACABQRxrQQA2AgAgAiAAQQRxQRhyIgJrIgFBIEkNACAAIA\
JqIQADQCAAQgA3AxggAEIANwMQIABCADcDCCAAQgA3AwAgAEEgaiEAIAFBIGsiAUEfSw0ACwsLVgEBfwJAIAAoAgwNAAJAAkACQAJAIAAtADEOAwEAAwILIAAoAjgiAUUNACABKAIwIgFFDQAgACABEQAAIgENAw\
tBAA8LAAsgAEHKGTYCEEEOIQELIAELGgAgACgCDEUEQCAAQd4fNgIQIABBFTYCDAsLFAAgACgCDEEVRgRAIABBADYCDAsLFAAgACgCDEEWRgRAIABBADYCDAsLBwAgACgCDAsHACAAKAIQCwkAIAAgATYCEAsHAC\
AAKAIUCysAAkAgAEEnTw0AQv//////CSAArYhCAYNQDQAgAEECdEHQOGooAgAPCwALFwAgAEEvTwRAAAsgAEECdEHsOWooAgALvwkBAX9B9C0hAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYW\
FhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYW\
FhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIi\
MkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWl\
thXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HqLA8LQZgmDwtB7TEPC0GgNw8LQckpDwtBtCkPC0GWLQ8LQesrDwtBojUPC0\
HbNA8LQeApDwtB4yQPC0HVJA8LQe4kDwtB5iUPC0HKNA8LQdA3DwtBqjUPC0H1LA8LQfYmDwtBgiIPC0HyMw8LQb4oDwtB5zcPC0HNIQ8LQcAhDwtBuCUPC0HLJQ8LQZYkDwtBjzQPC0HNNQ8LQd0qDwtB7jMPC0\
GcNA8LQZ4xDwtB9DUPC0HlIg8LQa8lDwtBmTEPC0GyNg8LQfk2DwtBxDIPC0HdLA8LQYIxDwtBwTEPC0GNNw8LQckkDwtB7DYPC0HnKg8LQcgjDwtB4iEPC0HJNw8LQaUiDwtBlCIPC0HbNg8LQd41DwtBhiYPC0\
G8Kw8LQYsyDwtBoCMPC0H2MA8LQYAsDwtBiSsPC0GkJg8LQfIjDwtBgSgPC0GrMg8LQesnDwtBwjYPC0GiJA8LQc8qDwtB3CMPC0GHJw8LQeQ0DwtBtyIPC0GtMQ8LQdUiDwtBrzQPC0HeJg8LQdYyDwtB9DQPC0\
GBOA8LQfQ3DwtBkjYPC0GdJw8LQYIpDwtBjSMPC0HXMQ8LQb01DwtBtDcPC0HYMA8LQbYnDwtBmjgPC0GnKg8LQcQnDwtBriMPC0H1Ig8LAAtByiYhAQsgAQsXACAAIAAvAS5B/v8DcSABQQBHcjsBLgsaACAAIA\
AvAS5B/f8DcSABQQBHQQF0cjsBLgsaACAAIAAvAS5B+/8DcSABQQBHQQJ0cjsBLgsaACAAIAAvAS5B9/8DcSABQQBHQQN0cjsBLgsaACAAIAAvAS5B7/8DcSABQQBHQQR0cjsBLgsaACAAIAAvAS5B3/8DcSABQQ\
BHQQV0cjsBLgsaACAAIAAvAS5Bv/8DcSABQQBHQQZ0cjsBLgsaACAAIAAvAS5B//4DcSABQQBHQQd0cjsBLgsaACAAIAAvAS5B//0DcSABQQBHQQh0cjsBLgsaACAAIAAvAS5B//sDcSABQQBHQQl0cjsBLgs+AQ\
J/AkAgACgCOCIDRQ0AIAMoAgQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeESNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAggiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfwRNgIQQRghBA\
sgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAgwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQewKNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfoeNg\
IQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQcsQNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhgiA0UNACAAIAEgAiABayADEQEAIgRBf0cNAC\
AAQbcfNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQb8VNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiwiA0UNACAAIAEgAiABayADEQEAIg\
RBf0cNACAAQf4INgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQYwdNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiQiA0UNACAAIAEgAiABay\
ADEQEAIgRBf0cNACAAQeYVNgIQQRghBAsgBAs4ACAAAn8gAC8BMkEUcUEURgRAQQEgAC0AKEEBRg0BGiAALwE0QeUARgwBCyAALQApQQVGCzoAMAtZAQJ/AkAgAC0AKEEBRg0AIAAvATQiAUHkAGtB5ABJDQAgAU\
HMAUYNACABQbACRg0AIAAvATIiAEHAAHENAEEBIQIgAEGIBHFBgARGDQAgAEEocUUhAgsgAguMAQECfwJAAkACQCAALQAqRQ0AIAAtACtFDQAgAC8BMiIBQQJxRQ0BDAILIAAvATIiAUEBcUUNAQtBASECIAAtAC\
hBAUYNACAALwE0IgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNACABQcAAcQ0AQQAhAiABQYgEcUGABEYNACABQShxQQBHIQILIAILcwAgAEEQav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAP0MAAAAAAAAAAAAAA\
AAAAAAAP0LAwAgAEEwav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEgav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqN\
kAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIA\
FBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQ\
ALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2\
pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0Ig\
JBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADA\
ELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIA\
AMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIg\
FFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAg\
AiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQA\
JAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKA\
IEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIg\
BFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIA\
MgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAA\
wNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIA\
I2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADA\
ELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIg\
FFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0\
YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBi\
ADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIA\
EhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBi\
AEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARy\
AAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCAC\
ABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKA\
IANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANg\
IAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIA\
EoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQd\
DVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/w\
FNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIg\
VFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNy\
AFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2Q\
BBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQ\
RAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9N\
cAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddi\
EDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVAC\
gCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2Ag\
AgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIA\
hqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENg\
IMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENg\
IAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACy\
ADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgAD\
YCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBU\
EPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBE\
BBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01w\
BqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQ\
EgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAU\
ECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0\
EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQ\
MCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA\
8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIG\
NoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueC\
ByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YX\
J0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIG\
NodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYm\
FjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZX\
Jyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZX\
JfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZW\
xkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIG\
NoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcG\
FjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbn\
ZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW\
5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aA\
BJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeH\
BlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbi\
Bvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZX\
hwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleH\
BlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dG\
Vuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG\
9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdm\
Vyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIH\
BhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbm\
V4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW\
52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT0\
5ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZn\
RlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cG\
VjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZG\
luZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAF\
RPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVA\
BDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF\
9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTl\
QASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASF\
BFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTk\
VHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl\
9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAE\
V4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURU\
RfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0\
VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0\
hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF\
9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQU\
xJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAE\
hQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAE\
hQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVE\
UASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1\
RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUk\
VRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQV\
VTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUE\
ZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAE\
xPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUk\
VRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUk\
VRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU\
9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK\
8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJ\
MSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAE\
wRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAA\
ADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAw\
MDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQ\
EBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQ\
EAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3\
Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQ\
UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQ\
UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAg\
ICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQ\
UFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQ\
EAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTF\
VTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVF\
RQQ0VUU1BBRFRQLw==",d;Object.defineProperty(b,"exports",{get:()=>d||(d=o.from(C,"base64"))})}}),require_constants3=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_mod\
ules/undici/lib/web/fetch/constants.js"(p,b){"use strict";var o=["GET","HEAD","POST"],C=new Set(o),d=[101,204,205,304],c=[301,302,303,307,308],R=new Set(c),e=["\
1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77","79","87","95","101","102","103","104","109","110","111","113","115",
"117","119","123","135","137","139","143","161","179","389","427","465","512","513","514","515","526","530","531","532","540","548","554","556","563","587","601",
"636","989","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","6566","6665","6666","6667","6668","6669","6679","6697","100\
80"],B=new Set(e),y=["no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","origin-when-cross-origin","strict-origin-when-cross-orig\
in","unsafe-url"],n=["",...y],f=new Set(y),u=["follow","manual","error"],Q=["GET","HEAD","OPTIONS","TRACE"],g=new Set(Q),t=["navigate","same-origin","no-cors","\
cors"],A=["omit","same-origin","include"],r=["default","no-store","reload","no-cache","force-cache","only-if-cached"],s=["content-encoding","content-language","\
content-location","content-type","content-length"],l=["half"],I=["CONNECT","TRACE","TRACK"],w=new Set(I),D=["audio","audioworklet","font","image","manifest","pa\
intworklet","script","style","track","video","xslt",""],a=new Set(D);b.exports={subresource:D,forbiddenMethods:I,requestBodyHeader:s,referrerPolicy:n,requestRedirect:u,
requestMode:t,requestCredentials:A,requestCache:r,redirectStatus:c,corsSafeListedMethods:o,nullBodyStatus:d,safeMethods:Q,badPorts:e,requestDuplex:l,subresourceSet:a,
badPortsSet:B,redirectStatusSet:R,corsSafeListedMethodsSet:C,safeMethodsSet:g,forbiddenMethodsSet:w,referrerPolicyTokens:f}}}),require_global=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/web/fetch/global.js"(p,b){"use strict";var o=Symbol.for("undici.globalOrigin.1");function C(){return globalThis[o]}function d(c){
if(c===void 0){Object.defineProperty(globalThis,o,{value:void 0,writable:!0,enumerable:!1,configurable:!1});return}let R=new URL(c);if(R.protocol!=="http:"&&R.protocol!==
"https:")throw new TypeError(`Only http & https urls are allowed, received ${R.protocol}`);Object.defineProperty(globalThis,o,{value:R,writable:!0,enumerable:!1,
configurable:!1})}b.exports={getGlobalOrigin:C,setGlobalOrigin:d}}}),require_encoding=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/encoding/inde\
x.js"(p,b){"use strict";var o=new TextDecoder;function C(d){return d.length===0?"":(d[0]===239&&d[1]===187&&d[2]===191&&(d=d.subarray(3)),o.decode(d))}b.exports=
{utf8DecodeBytes:C}}}),require_infra=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/web/infra/index.js"(p,b){"use strict";var o=(0,chunk_WYN2LYAQ_js_1.
__require)("node:assert"),{utf8DecodeBytes:C}=require_encoding();function d(s,l,I){let w="";for(;I.position<l.length&&s(l[I.position]);)w+=l[I.position],I.position++;
return w}function c(s,l,I){let w=l.indexOf(s,I.position),D=I.position;return w===-1?(I.position=l.length,l.slice(D)):(I.position=w,l.slice(D,I.position))}var R=/[\u0009\u000A\u000C\u000D\u0020]/g,
e=/[^\x00-\x7F]/;function B(s){return e.test(s)?s.replace(/[A-Z]+/g,l=>l.toLowerCase()):s.toLowerCase()}function y(s){s=s.replace(R,"");let l=s.length;if(l%4===
0&&s.charCodeAt(l-1)===61&&(--l,s.charCodeAt(l-1)===61&&--l),l%4===1||/[^+/0-9A-Za-z]/.test(s.length===l?s:s.substring(0,l)))return"failure";let I=Buffer.from(s,
"base64");return new Uint8Array(I.buffer,I.byteOffset,I.byteLength)}function n(s){return s===9||s===10||s===12||s===13||s===32}function f(s){let l=s.length;if(65535>
l)return String.fromCharCode.apply(null,s);let I="",w=0,D=65535;for(;w<l;)w+D>l&&(D=l-w),I+=String.fromCharCode.apply(null,s.subarray(w,w+=D));return I}var u=/[^\x00-\xFF]/;
function Q(s){return o(!u.test(s)),s}function g(s){return JSON.parse(C(s))}function t(s,l=!0,I=!0){return A(s,l,I,n)}function A(s,l,I,w){let D=0,a=s.length-1;if(l)
for(;D<s.length&&w(s.charCodeAt(D));)D++;if(I)for(;a>0&&w(s.charCodeAt(a));)a--;return D===0&&a===s.length-1?s:s.slice(D,a+1)}function r(s){let l=JSON.stringify(
s);if(l===void 0)throw new TypeError("Value is not JSON serializable");return o(typeof l=="string"),l}b.exports={asciiLowercase:B,collectASequenceOfCodePoints:d,
collectASequenceOfCodePointsFast:c,forgivingBase64:y,isASCIIWhitespace:n,isomorphicDecode:f,isomorphicEncode:Q,parseJSONFromBytes:g,removeASCIIWhitespace:t,removeChars:A,
serializeJavascriptValueToJSONString:r}}}),require_data_url=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/web/fetch/data-url.js"(p,b){"use strict";
var o=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),{forgivingBase64:C,collectASequenceOfCodePoints:d,collectASequenceOfCodePointsFast:c,isomorphicDecode:R,removeASCIIWhitespace:e,
removeChars:B}=require_infra(),y=new TextEncoder,n=/^[-!#$%&'*+.^_|~A-Za-z0-9]+$/u,f=/[\u000A\u000D\u0009\u0020]/u,u=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/u;function Q(E){
o(E.protocol==="data:");let h=g(E,!0);h=h.slice(5);let m={position:0},N=c(",",h,m),S=N.length;if(N=e(N,!0,!0),m.position>=h.length)return"failure";m.position++;
let F=h.slice(S+1),L=t(F);if(/;(?:\u0020*)base64$/ui.test(N)){let U=R(L);if(L=C(U),L==="failure")return"failure";N=N.slice(0,-6),N=N.replace(/(\u0020+)$/u,""),N=
N.slice(0,-1)}N.startsWith(";")&&(N="text/plain"+N);let H=l(N);return H==="failure"&&(H=l("text/plain;charset=US-ASCII")),{mimeType:H,body:L}}function g(E,h=!1){
if(!h)return E.href;let m=E.href,N=E.hash.length,S=N===0?m:m.substring(0,m.length-N);return!N&&m.endsWith("#")?S.slice(0,-1):S}function t(E){let h=y.encode(E);return s(
h)}function A(E){return E>=48&&E<=57||E>=65&&E<=70||E>=97&&E<=102}function r(E){return E>=48&&E<=57?E-48:(E&223)-55}function s(E){let h=E.length,m=new Uint8Array(
h),N=0,S=0;for(;S<h;){let F=E[S];F!==37?m[N++]=F:F===37&&!(A(E[S+1])&&A(E[S+2]))?m[N++]=37:(m[N++]=r(E[S+1])<<4|r(E[S+2]),S+=2),++S}return h===N?m:m.subarray(0,
N)}function l(E){E=a(E,!0,!0);let h={position:0},m=c("/",E,h);if(m.length===0||!n.test(m)||h.position>=E.length)return"failure";h.position++;let N=c(";",E,h);if(N=
a(N,!1,!0),N.length===0||!n.test(N))return"failure";let S=m.toLowerCase(),F=N.toLowerCase(),L={type:S,subtype:F,parameters:new Map,essence:`${S}/${F}`};for(;h.position<
E.length;){h.position++,d(x=>f.test(x),E,h);let H=d(x=>x!==";"&&x!=="=",E,h);if(H=H.toLowerCase(),h.position<E.length){if(E[h.position]===";")continue;h.position++}
if(h.position>=E.length)break;let U=null;if(E[h.position]==='"')U=I(E,h,!0),c(";",E,h);else if(U=c(";",E,h),U=a(U,!1,!0),U.length===0)continue;H.length!==0&&n.test(
H)&&(U.length===0||u.test(U))&&!L.parameters.has(H)&&L.parameters.set(H,U)}return L}function I(E,h,m=!1){let N=h.position,S="";for(o(E[h.position]==='"'),h.position++;S+=
d(F=>F!=='"'&&F!=="\\",E,h),!(h.position>=E.length);){let F=E[h.position];if(h.position++,F==="\\"){if(h.position>=E.length){S+="\\";break}S+=E[h.position],h.position++}else{
o(F==='"');break}}return m?S:E.slice(N,h.position)}function w(E){o(E!=="failure");let{parameters:h,essence:m}=E,N=m;for(let[S,F]of h.entries())N+=";",N+=S,N+="=",
n.test(F)||(F=F.replace(/[\\"]/ug,"\\$&"),F='"'+F,F+='"'),N+=F;return N}function D(E){return E===13||E===10||E===9||E===32}function a(E,h=!0,m=!0){return B(E,h,
m,D)}function i(E){switch(E.essence){case"application/ecmascript":case"application/javascript":case"application/x-ecmascript":case"application/x-javascript":case"\
text/ecmascript":case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"text/javascript1.2":case"text/javascript1.3":case"text/javascript1\
.4":case"text/javascript1.5":case"text/jscript":case"text/livescript":case"text/x-ecmascript":case"text/x-javascript":return"text/javascript";case"application/j\
son":case"text/json":return"application/json";case"image/svg+xml":return"image/svg+xml";case"text/xml":case"application/xml":return"application/xml"}return E.subtype.
endsWith("+json")?"application/json":E.subtype.endsWith("+xml")?"application/xml":""}b.exports={dataURLProcessor:Q,URLSerializer:g,stringPercentDecode:t,parseMIMEType:l,
collectAnHTTPQuotedString:I,serializeAMimeType:w,removeHTTPWhitespace:a,minimizeSupportedMimeType:i,HTTP_TOKEN_CODEPOINTS:n}}}),require_runtime_features=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/util/runtime-features.js"(p,b){"use strict";var o={__proto__:null,"node:crypto":()=>(0,chunk_WYN2LYAQ_js_1.__require)("nod\
e:crypto"),"node:sqlite":()=>(0,chunk_WYN2LYAQ_js_1.__require)("node:sqlite"),"node:worker_threads":()=>(0,chunk_WYN2LYAQ_js_1.__require)("node:worker_threads"),
"node:zlib":()=>(0,chunk_WYN2LYAQ_js_1.__require)("node:zlib")};function C(u){try{return o[u](),!0}catch(Q){if(Q.code!=="ERR_UNKNOWN_BUILTIN_MODULE"&&Q.code!=="\
ERR_NO_CRYPTO")throw Q;return!1}}function d(u,Q){return typeof o[u]()[Q]<"u"}var c=["markAsUncloneable","zstd"],R={markAsUncloneable:["node:worker_threads","mar\
kAsUncloneable"],zstd:["node:zlib","createZstdDecompress"]},e=["crypto","sqlite"],B=[...e,...c];function y(u){if(e.includes(u))return C(`node:${u}`);if(c.includes(
u)){let[Q,g]=R[u];return d(Q,g)}throw new TypeError(`unknown feature: ${u}`)}var n=class{#A=new Map;clear(){this.#A.clear()}has(u){return this.#A.get(u)??this.#e(
u)}set(u,Q){if(B.includes(u)===!1)throw new TypeError(`unknown feature: ${u}`);this.#A.set(u,Q)}#e(u){let Q=y(u);return this.#A.set(u,Q),Q}},f=new n;b.exports.runtimeFeatures=
f,b.exports.default=f}}),require_webidl=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/web/webidl/index.js"(p,b){"use strict";var o=(0,chunk_WYN2LYAQ_js_1.
__require)("node:assert"),{types:C,inspect:d}=(0,chunk_WYN2LYAQ_js_1.__require)("node:util"),{runtimeFeatures:c}=require_runtime_features(),R=1,e=2,B=3,y=4,n=5,
f=6,u=7,Q=8,g=Function.call.bind(Function.prototype[Symbol.hasInstance]),t={converters:{},util:{},errors:{},is:{}};t.errors.exception=function(A){return new TypeError(
`${A.header}: ${A.message}`)},t.errors.conversionFailed=function(A){let r=A.types.length===1?"":" one of",s=`${A.argument} could not be converted to${r}: ${A.types.
join(", ")}.`;return t.errors.exception({header:A.prefix,message:s})},t.errors.invalidArgument=function(A){return t.errors.exception({header:A.prefix,message:`"${A.
value}" is an invalid ${A.type}.`})},t.brandCheck=function(A,r){if(!g(r,A)){let s=new TypeError("Illegal invocation");throw s.code="ERR_INVALID_THIS",s}},t.brandCheckMultiple=
function(A){let r=A.map(s=>t.util.MakeTypeAssertion(s));return s=>{if(r.every(l=>!l(s))){let l=new TypeError("Illegal invocation");throw l.code="ERR_INVALID_THI\
S",l}}},t.argumentLengthCheck=function({length:A},r,s){if(A<r)throw t.errors.exception({message:`${r} argument${r!==1?"s":""} required, but${A?" only":""} ${A} \
found.`,header:s})},t.illegalConstructor=function(){throw t.errors.exception({header:"TypeError",message:"Illegal constructor"})},t.util.MakeTypeAssertion=function(A){
return r=>g(A,r)},t.util.Type=function(A){switch(typeof A){case"undefined":return R;case"boolean":return e;case"string":return B;case"symbol":return y;case"numb\
er":return n;case"bigint":return f;case"function":case"object":return A===null?u:Q}},t.util.Types={UNDEFINED:R,BOOLEAN:e,STRING:B,SYMBOL:y,NUMBER:n,BIGINT:f,NULL:u,
OBJECT:Q},t.util.TypeValueToString=function(A){switch(t.util.Type(A)){case R:return"Undefined";case e:return"Boolean";case B:return"String";case y:return"Symbol";case n:
return"Number";case f:return"BigInt";case u:return"Null";case Q:return"Object"}},t.util.markAsUncloneable=c.has("markAsUncloneable")?(0,chunk_WYN2LYAQ_js_1.__require)(
"node:worker_threads").markAsUncloneable:()=>{},t.util.ConvertToInt=function(A,r,s,l){let I,w;r===64?(I=Math.pow(2,53)-1,s==="unsigned"?w=0:w=Math.pow(-2,53)+1):
s==="unsigned"?(w=0,I=Math.pow(2,r)-1):(w=-Math.pow(2,r-1),I=Math.pow(2,r-1)-1);let D=Number(A);if(D===0&&(D=0),t.util.HasFlag(l,t.attributes.EnforceRange)){if(Number.
isNaN(D)||D===Number.POSITIVE_INFINITY||D===Number.NEGATIVE_INFINITY)throw t.errors.exception({header:"Integer conversion",message:`Could not convert ${t.util.Stringify(
A)} to an integer.`});if(D=t.util.IntegerPart(D),D<w||D>I)throw t.errors.exception({header:"Integer conversion",message:`Value must be between ${w}-${I}, got ${D}\
.`});return D}return!Number.isNaN(D)&&t.util.HasFlag(l,t.attributes.Clamp)?(D=Math.min(Math.max(D,w),I),Math.floor(D)%2===0?D=Math.floor(D):D=Math.ceil(D),D):Number.
isNaN(D)||D===0&&Object.is(0,D)||D===Number.POSITIVE_INFINITY||D===Number.NEGATIVE_INFINITY?0:(D=t.util.IntegerPart(D),D=D%Math.pow(2,r),s==="signed"&&D>=Math.pow(
2,r-1)?D-Math.pow(2,r):D)},t.util.IntegerPart=function(A){let r=Math.floor(Math.abs(A));return A<0?-1*r:r},t.util.Stringify=function(A){switch(t.util.Type(A)){case y:
return`Symbol(${A.description})`;case Q:return d(A);case B:return`"${A}"`;case f:return`${A}n`;default:return`${A}`}},t.util.IsResizableArrayBuffer=function(A){
if(C.isArrayBuffer(A))return A.resizable;if(C.isSharedArrayBuffer(A))return A.growable;throw t.errors.exception({header:"IsResizableArrayBuffer",message:`"${t.util.
Stringify(A)}" is not an array buffer.`})},t.util.HasFlag=function(A,r){return typeof A=="number"&&(A&r)===r},t.sequenceConverter=function(A){return(r,s,l,I)=>{
if(t.util.Type(r)!==Q)throw t.errors.exception({header:s,message:`${l} (${t.util.Stringify(r)}) is not iterable.`});let w=typeof I=="function"?I():r?.[Symbol.iterator]?.(),
D=[],a=0;if(w===void 0||typeof w.next!="function")throw t.errors.exception({header:s,message:`${l} is not iterable.`});for(;;){let{done:i,value:E}=w.next();if(i)
break;D.push(A(E,s,`${l}[${a++}]`))}return D}},t.recordConverter=function(A,r){return(s,l,I)=>{if(t.util.Type(s)!==Q)throw t.errors.exception({header:l,message:`${I}\
 ("${t.util.TypeValueToString(s)}") is not an Object.`});let w={};if(!C.isProxy(s)){let a=[...Object.getOwnPropertyNames(s),...Object.getOwnPropertySymbols(s)];
for(let i of a){let E=t.util.Stringify(i),h=A(i,l,`Key ${E} in ${I}`),m=r(s[i],l,`${I}[${E}]`);w[h]=m}return w}let D=Reflect.ownKeys(s);for(let a of D)if(Reflect.
getOwnPropertyDescriptor(s,a)?.enumerable){let i=A(a,l,I),E=r(s[a],l,I);w[i]=E}return w}},t.interfaceConverter=function(A,r){return(s,l,I)=>{if(!A(s))throw t.errors.
exception({header:l,message:`Expected ${I} ("${t.util.Stringify(s)}") to be an instance of ${r}.`});return s}},t.dictionaryConverter=function(A){return A.sort((r,s)=>(r.
key>s.key)-(r.key<s.key)),(r,s,l)=>{let I={};if(r!=null&&t.util.Type(r)!==Q)throw t.errors.exception({header:s,message:`Expected ${r} to be one of: Null, Undefi\
ned, Object.`});for(let w of A){let{key:D,defaultValue:a,required:i,converter:E}=w;if(i===!0&&(r==null||!Object.hasOwn(r,D)))throw t.errors.exception({header:s,
message:`Missing required key "${D}".`});let h=r?.[D],m=a!==void 0;if(m&&h===void 0&&(h=a()),i||m||h!==void 0){if(h=E(h,s,`${l}.${D}`),w.allowedValues&&!w.allowedValues.
includes(h))throw t.errors.exception({header:s,message:`${h} is not an accepted type. Expected one of ${w.allowedValues.join(", ")}.`});I[D]=h}}return I}},t.nullableConverter=
function(A){return(r,s,l)=>r===null?r:A(r,s,l)},t.is.USVString=function(A){return typeof A=="string"&&A.isWellFormed()},t.is.ReadableStream=t.util.MakeTypeAssertion(
ReadableStream),t.is.Blob=t.util.MakeTypeAssertion(Blob),t.is.URLSearchParams=t.util.MakeTypeAssertion(URLSearchParams),t.is.File=t.util.MakeTypeAssertion(File),
t.is.URL=t.util.MakeTypeAssertion(URL),t.is.AbortSignal=t.util.MakeTypeAssertion(AbortSignal),t.is.MessagePort=t.util.MakeTypeAssertion(MessagePort),t.is.BufferSource=
function(A){return C.isArrayBuffer(A)||ArrayBuffer.isView(A)&&C.isArrayBuffer(A.buffer)},t.util.getCopyOfBytesHeldByBufferSource=function(A){let r=A,s=r,l=0,I=0;
if(C.isTypedArray(r)||C.isDataView(r)?(s=r.buffer,l=r.byteOffset,I=r.byteLength):(o(C.isAnyArrayBuffer(r)),I=r.byteLength),s.detached)return new Uint8Array(0);let w=new Uint8Array(
I),D=new Uint8Array(s,l,I);return w.set(D),w},t.converters.DOMString=function(A,r,s,l){if(A===null&&t.util.HasFlag(l,t.attributes.LegacyNullToEmptyString))return"";
if(typeof A=="symbol")throw t.errors.exception({header:r,message:`${s} is a symbol, which cannot be converted to a DOMString.`});return String(A)},t.converters.
ByteString=function(A,r,s){if(typeof A=="symbol")throw t.errors.exception({header:r,message:`${s} is a symbol, which cannot be converted to a ByteString.`});let l=String(
A);for(let I=0;I<l.length;I++)if(l.charCodeAt(I)>255)throw new TypeError(`Cannot convert argument to a ByteString because the character at index ${I} has a valu\
e of ${l.charCodeAt(I)} which is greater than 255.`);return l},t.converters.USVString=function(A){return typeof A=="string"?A.toWellFormed():`${A}`.toWellFormed()},
t.converters.boolean=function(A){return!!A},t.converters.any=function(A){return A},t.converters["long long"]=function(A,r,s){return t.util.ConvertToInt(A,64,"si\
gned",0,r,s)},t.converters["unsigned long long"]=function(A,r,s){return t.util.ConvertToInt(A,64,"unsigned",0,r,s)},t.converters["unsigned long"]=function(A,r,s){
return t.util.ConvertToInt(A,32,"unsigned",0,r,s)},t.converters["unsigned short"]=function(A,r,s,l){return t.util.ConvertToInt(A,16,"unsigned",l,r,s)},t.converters.
ArrayBuffer=function(A,r,s,l){if(t.util.Type(A)!==Q||!C.isArrayBuffer(A))throw t.errors.conversionFailed({prefix:r,argument:`${s} ("${t.util.Stringify(A)}")`,types:[
"ArrayBuffer"]});if(!t.util.HasFlag(l,t.attributes.AllowResizable)&&t.util.IsResizableArrayBuffer(A))throw t.errors.exception({header:r,message:`${s} cannot be \
a resizable ArrayBuffer.`});return A},t.converters.SharedArrayBuffer=function(A,r,s,l){if(t.util.Type(A)!==Q||!C.isSharedArrayBuffer(A))throw t.errors.conversionFailed(
{prefix:r,argument:`${s} ("${t.util.Stringify(A)}")`,types:["SharedArrayBuffer"]});if(!t.util.HasFlag(l,t.attributes.AllowResizable)&&t.util.IsResizableArrayBuffer(
A))throw t.errors.exception({header:r,message:`${s} cannot be a resizable SharedArrayBuffer.`});return A},t.converters.TypedArray=function(A,r,s,l,I){if(t.util.
Type(A)!==Q||!C.isTypedArray(A)||A.constructor.name!==r.name)throw t.errors.conversionFailed({prefix:s,argument:`${l} ("${t.util.Stringify(A)}")`,types:[r.name]});
if(!t.util.HasFlag(I,t.attributes.AllowShared)&&C.isSharedArrayBuffer(A.buffer))throw t.errors.exception({header:s,message:`${l} cannot be a view on a shared ar\
ray buffer.`});if(!t.util.HasFlag(I,t.attributes.AllowResizable)&&t.util.IsResizableArrayBuffer(A.buffer))throw t.errors.exception({header:s,message:`${l} canno\
t be a view on a resizable array buffer.`});return A},t.converters.DataView=function(A,r,s,l){if(t.util.Type(A)!==Q||!C.isDataView(A))throw t.errors.conversionFailed(
{prefix:r,argument:`${s} ("${t.util.Stringify(A)}")`,types:["DataView"]});if(!t.util.HasFlag(l,t.attributes.AllowShared)&&C.isSharedArrayBuffer(A.buffer))throw t.
errors.exception({header:r,message:`${s} cannot be a view on a shared array buffer.`});if(!t.util.HasFlag(l,t.attributes.AllowResizable)&&t.util.IsResizableArrayBuffer(
A.buffer))throw t.errors.exception({header:r,message:`${s} cannot be a view on a resizable array buffer.`});return A},t.converters.ArrayBufferView=function(A,r,s,l){
if(t.util.Type(A)!==Q||!C.isArrayBufferView(A))throw t.errors.conversionFailed({prefix:r,argument:`${s} ("${t.util.Stringify(A)}")`,types:["ArrayBufferView"]});
if(!t.util.HasFlag(l,t.attributes.AllowShared)&&C.isSharedArrayBuffer(A.buffer))throw t.errors.exception({header:r,message:`${s} cannot be a view on a shared ar\
ray buffer.`});if(!t.util.HasFlag(l,t.attributes.AllowResizable)&&t.util.IsResizableArrayBuffer(A.buffer))throw t.errors.exception({header:r,message:`${s} canno\
t be a view on a resizable array buffer.`});return A},t.converters.BufferSource=function(A,r,s,l){if(C.isArrayBuffer(A))return t.converters.ArrayBuffer(A,r,s,l);
if(C.isArrayBufferView(A))return l&=~t.attributes.AllowShared,t.converters.ArrayBufferView(A,r,s,l);throw C.isSharedArrayBuffer(A)?t.errors.exception({header:r,
message:`${s} cannot be a SharedArrayBuffer.`}):t.errors.conversionFailed({prefix:r,argument:`${s} ("${t.util.Stringify(A)}")`,types:["ArrayBuffer","ArrayBuffer\
View"]})},t.converters.AllowSharedBufferSource=function(A,r,s,l){if(C.isArrayBuffer(A))return t.converters.ArrayBuffer(A,r,s,l);if(C.isSharedArrayBuffer(A))return t.
converters.SharedArrayBuffer(A,r,s,l);if(C.isArrayBufferView(A))return l|=t.attributes.AllowShared,t.converters.ArrayBufferView(A,r,s,l);throw t.errors.conversionFailed(
{prefix:r,argument:`${s} ("${t.util.Stringify(A)}")`,types:["ArrayBuffer","SharedArrayBuffer","ArrayBufferView"]})},t.converters["sequence<ByteString>"]=t.sequenceConverter(
t.converters.ByteString),t.converters["sequence<sequence<ByteString>>"]=t.sequenceConverter(t.converters["sequence<ByteString>"]),t.converters["record<ByteStrin\
g, ByteString>"]=t.recordConverter(t.converters.ByteString,t.converters.ByteString),t.converters.Blob=t.interfaceConverter(t.is.Blob,"Blob"),t.converters.AbortSignal=
t.interfaceConverter(t.is.AbortSignal,"AbortSignal"),t.converters.EventHandlerNonNull=function(A){return t.util.Type(A)!==Q?null:typeof A=="function"?A:()=>{}},
t.attributes={Clamp:1,EnforceRange:2,AllowShared:4,AllowResizable:8,LegacyNullToEmptyString:16},b.exports={webidl:t}}}),require_util2=(0,chunk_WYN2LYAQ_js_1.__commonJS)(
{"node_modules/undici/lib/web/fetch/util.js"(p,b){"use strict";var{Transform:o}=(0,chunk_WYN2LYAQ_js_1.__require)("node:stream"),C=(0,chunk_WYN2LYAQ_js_1.__require)(
"node:zlib"),{redirectStatusSet:d,referrerPolicyTokens:c,badPortsSet:R}=require_constants3(),{getGlobalOrigin:e}=require_global(),{collectAnHTTPQuotedString:B,parseMIMEType:y}=require_data_url(),
{performance:n}=(0,chunk_WYN2LYAQ_js_1.__require)("node:perf_hooks"),{ReadableStreamFrom:f,isValidHTTPToken:u,normalizedMethodRecordsBase:Q}=require_util(),g=(0,chunk_WYN2LYAQ_js_1.
__require)("node:assert"),{isUint8Array:t}=(0,chunk_WYN2LYAQ_js_1.__require)("node:util/types"),{webidl:A}=require_webidl(),{isomorphicEncode:r,collectASequenceOfCodePoints:s,
removeChars:l}=require_infra();function I(V){let aA=V.urlList,eA=aA.length;return eA===0?null:aA[eA-1].toString()}function w(V,aA){if(!d.has(V.status))return null;
let eA=V.headersList.get("location",!0);return eA!==null&&S(eA)&&(D(eA)||(eA=a(eA)),eA=new URL(eA,I(V))),eA&&!eA.hash&&(eA.hash=aA),eA}function D(V){for(let aA=0;aA<
V.length;++aA){let eA=V.charCodeAt(aA);if(eA>126||eA<32)return!1}return!0}function a(V){return Buffer.from(V,"binary").toString("utf8")}function i(V){return V.urlList[V.
urlList.length-1]}function E(V){let aA=i(V);return WA(aA)&&R.has(aA.port)?"blocked":"allowed"}function h(V){return V instanceof Error||V?.constructor?.name==="E\
rror"||V?.constructor?.name==="DOMException"}function m(V){for(let aA=0;aA<V.length;++aA){let eA=V.charCodeAt(aA);if(!(eA===9||eA>=32&&eA<=126||eA>=128&&eA<=255))
return!1}return!0}var N=u;function S(V){return(V[0]==="	"||V[0]===" "||V[V.length-1]==="	"||V[V.length-1]===" "||V.includes(`
`)||V.includes("\r")||V.includes("\0"))===!1}function F(V){let aA=(V.headersList.get("referrer-policy",!0)??"").split(","),eA="";if(aA.length)for(let QA=aA.length;QA!==
0;QA--){let wA=aA[QA-1].trim();if(c.has(wA)){eA=wA;break}}return eA}function L(V,aA){let eA=F(aA);eA!==""&&(V.referrerPolicy=eA)}function H(){return"allowed"}function U(){
return"success"}function x(){return"success"}function k(V){let aA=null;aA=V.mode,V.headersList.set("sec-fetch-mode",aA,!0)}function Y(V){let aA=V.origin;if(!(aA===
"client"||aA===void 0)){if(V.responseTainting==="cors"||V.mode==="websocket")V.headersList.append("origin",aA,!0);else if(V.method!=="GET"&&V.method!=="HEAD"){switch(V.
referrerPolicy){case"no-referrer":aA=null;break;case"no-referrer-when-downgrade":case"strict-origin":case"strict-origin-when-cross-origin":V.origin&&_A(V.origin)&&
!_A(i(V))&&(aA=null);break;case"same-origin":X(V,i(V))||(aA=null);break;default:}V.headersList.append("origin",aA,!0)}}}function _(V,aA){return V}function T(V,aA,eA){
return!V?.startTime||V.startTime<aA?{domainLookupStartTime:aA,domainLookupEndTime:aA,connectionStartTime:aA,connectionEndTime:aA,secureConnectionStartTime:aA,ALPNNegotiatedProtocol:V?.
ALPNNegotiatedProtocol}:{domainLookupStartTime:_(V.domainLookupStartTime,eA),domainLookupEndTime:_(V.domainLookupEndTime,eA),connectionStartTime:_(V.connectionStartTime,
eA),connectionEndTime:_(V.connectionEndTime,eA),secureConnectionStartTime:_(V.secureConnectionStartTime,eA),ALPNNegotiatedProtocol:V.ALPNNegotiatedProtocol}}function v(V){
return _(n.now(),V)}function O(V){return{startTime:V.startTime??0,redirectStartTime:0,redirectEndTime:0,postRedirectStartTime:V.startTime??0,finalServiceWorkerStartTime:0,
finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}function Z(){return{
referrerPolicy:"strict-origin-when-cross-origin"}}function q(V){return{referrerPolicy:V.referrerPolicy}}function $(V){let aA=V.referrerPolicy;g(aA);let eA=null;
if(V.referrer==="client"){let mA=e();if(!mA||mA.origin==="null")return"no-referrer";eA=new URL(mA)}else A.is.URL(V.referrer)&&(eA=V.referrer);let QA=W(eA),wA=W(
eA,!0);switch(QA.toString().length>4096&&(QA=wA),aA){case"no-referrer":return"no-referrer";case"origin":return wA??W(eA,!0);case"unsafe-url":return QA;case"stri\
ct-origin":{let mA=i(V);return cA(QA)&&!cA(mA)?"no-referrer":wA}case"strict-origin-when-cross-origin":{let mA=i(V);return X(QA,mA)?QA:cA(QA)&&!cA(mA)?"no-referr\
er":wA}case"same-origin":return X(V,QA)?QA:"no-referrer";case"origin-when-cross-origin":return X(V,QA)?QA:wA;case"no-referrer-when-downgrade":{let mA=i(V);return cA(
QA)&&!cA(mA)?"no-referrer":QA}}}function W(V,aA=!1){return g(A.is.URL(V)),V=new URL(V),JA(V)?"no-referrer":(V.username="",V.password="",V.hash="",aA===!0&&(V.pathname=
"",V.search=""),V)}var tA=RegExp.prototype.test.bind(/^127\.(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)\.){2}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)$/),nA=RegExp.prototype.
test.bind(/^(?:(?:0{1,4}:){7}|(?:0{1,4}:){1,6}:|::)0{0,3}1$/);function BA(V){return V.includes(":")?(V[0]==="["&&V[V.length-1]==="]"&&(V=V.slice(1,-1)),nA(V)):tA(
V)}function uA(V){return V==null||V==="null"?!1:(V=new URL(V),!!(V.protocol==="https:"||V.protocol==="wss:"||BA(V.hostname)||V.hostname==="localhost"||V.hostname===
"localhost."||V.hostname.endsWith(".localhost")||V.hostname.endsWith(".localhost.")||V.protocol==="file:"))}function cA(V){return A.is.URL(V)?V.href==="about:bl\
ank"||V.href==="about:srcdoc"||V.protocol==="data:"||V.protocol==="blob:"?!0:uA(V.origin):!1}function FA(V){}function X(V,aA){return V.origin===aA.origin&&V.origin===
"null"||V.protocol===aA.protocol&&V.hostname===aA.hostname&&V.port===aA.port}function hA(V){return V.controller.state==="aborted"}function CA(V){return V.controller.
state==="aborted"||V.controller.state==="terminated"}function EA(V){return Q[V.toLowerCase()]??V}var gA=Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
function kA(V,aA,eA=0,QA=1){class wA{#A;#e;#t;constructor(bA,ZA){this.#A=bA,this.#e=ZA,this.#t=0}next(){if(typeof this!="object"||this===null||!(#A in this))throw new TypeError(
`'next' called on an object that does not implement interface ${V} Iterator.`);let bA=this.#t,ZA=aA(this.#A),GA=ZA.length;if(bA>=GA)return{value:void 0,done:!0};
let{[eA]:YA,[QA]:KA}=ZA[bA];this.#t=bA+1;let P;switch(this.#e){case"key":P=YA;break;case"value":P=KA;break;case"key+value":P=[YA,KA];break}return{value:P,done:!1}}}
return delete wA.prototype.constructor,Object.setPrototypeOf(wA.prototype,gA),Object.defineProperties(wA.prototype,{[Symbol.toStringTag]:{writable:!1,enumerable:!1,
configurable:!0,value:`${V} Iterator`},next:{writable:!0,enumerable:!0,configurable:!0}}),function(mA,bA){return new wA(mA,bA)}}function HA(V,aA,eA,QA=0,wA=1){let mA=kA(
V,eA,QA,wA),bA={keys:{writable:!0,enumerable:!0,configurable:!0,value:function(){return A.brandCheck(this,aA),mA(this,"key")}},values:{writable:!0,enumerable:!0,
configurable:!0,value:function(){return A.brandCheck(this,aA),mA(this,"value")}},entries:{writable:!0,enumerable:!0,configurable:!0,value:function(){return A.brandCheck(
this,aA),mA(this,"key+value")}},forEach:{writable:!0,enumerable:!0,configurable:!0,value:function(ZA,GA=globalThis){if(A.brandCheck(this,aA),A.argumentLengthCheck(
arguments,1,`${V}.forEach`),typeof ZA!="function")throw new TypeError(`Failed to execute 'forEach' on '${V}': parameter 1 is not of type 'Function'.`);for(let{0:YA,
1:KA}of mA(this,"key+value"))ZA.call(GA,KA,YA,this)}}};return Object.defineProperties(aA.prototype,{...bA,[Symbol.iterator]:{writable:!0,enumerable:!1,configurable:!0,
value:bA.entries.value}})}function VA(V,aA,eA){let QA=aA,wA=eA;try{let mA=V.stream.getReader();LA(mA,QA,wA)}catch(mA){wA(mA)}}function xA(V){try{V.close(),V.byobRequest?.
respond(0)}catch(aA){if(!aA.message.includes("Controller is already closed")&&!aA.message.includes("ReadableStream is already closed"))throw aA}}async function LA(V,aA,eA){
try{let QA=[],wA=0;do{let{done:mA,value:bA}=await V.read();if(mA){aA(Buffer.concat(QA,wA));return}if(!t(bA)){eA(new TypeError("Received non-Uint8Array chunk"));
return}QA.push(bA),wA+=bA.length}while(!0)}catch(QA){eA(QA)}}function JA(V){g("protocol"in V);let aA=V.protocol;return aA==="about:"||aA==="blob:"||aA==="data:"}
function _A(V){return typeof V=="string"&&V[5]===":"&&V[0]==="h"&&V[1]==="t"&&V[2]==="t"&&V[3]==="p"&&V[4]==="s"||V.protocol==="https:"}function WA(V){g("protoc\
ol"in V);let aA=V.protocol;return aA==="http:"||aA==="https:"}function jA(V,aA){let eA=V;if(!eA.startsWith("bytes"))return"failure";let QA={position:5};if(aA&&s(
GA=>GA==="	"||GA===" ",eA,QA),eA.charCodeAt(QA.position)!==61)return"failure";QA.position++,aA&&s(GA=>GA==="	"||GA===" ",eA,QA);let wA=s(GA=>{let YA=GA.charCodeAt(
0);return YA>=48&&YA<=57},eA,QA),mA=wA.length?Number(wA):null;if(aA&&s(GA=>GA==="	"||GA===" ",eA,QA),eA.charCodeAt(QA.position)!==45)return"failure";QA.position++,
aA&&s(GA=>GA==="	"||GA===" ",eA,QA);let bA=s(GA=>{let YA=GA.charCodeAt(0);return YA>=48&&YA<=57},eA,QA),ZA=bA.length?Number(bA):null;return QA.position<eA.length||
ZA===null&&mA===null||mA>ZA?"failure":{rangeStartValue:mA,rangeEndValue:ZA}}function PA(V,aA,eA){let QA="bytes ";return QA+=r(`${V}`),QA+="-",QA+=r(`${aA}`),QA+=
"/",QA+=r(`${eA}`),QA}var OA=class extends o{#A;constructor(V){super(),this.#A=V}_transform(V,aA,eA){if(!this._inflateStream){if(V.length===0){eA();return}this.
_inflateStream=(V[0]&15)===8?C.createInflate(this.#A):C.createInflateRaw(this.#A),this._inflateStream.on("data",this.push.bind(this)),this._inflateStream.on("en\
d",()=>this.push(null)),this._inflateStream.on("error",QA=>this.destroy(QA))}this._inflateStream.write(V,aA,eA)}_final(V){this._inflateStream&&(this._inflateStream.
end(),this._inflateStream=null),V()}};function XA(V){return new OA(V)}function K(V){let aA=null,eA=null,QA=null,wA=NA("content-type",V);if(wA===null)return"fail\
ure";for(let mA of wA){let bA=y(mA);bA==="failure"||bA.essence==="*/*"||(QA=bA,QA.essence!==eA?(aA=null,QA.parameters.has("charset")&&(aA=QA.parameters.get("cha\
rset")),eA=QA.essence):!QA.parameters.has("charset")&&aA!==null&&QA.parameters.set("charset",aA))}return QA??"failure"}function DA(V){let aA=V,eA={position:0},QA=[],
wA="";for(;eA.position<aA.length;){if(wA+=s(mA=>mA!=='"'&&mA!==",",aA,eA),eA.position<aA.length)if(aA.charCodeAt(eA.position)===34){if(wA+=B(aA,eA),eA.position<
aA.length)continue}else g(aA.charCodeAt(eA.position)===44),eA.position++;wA=l(wA,!0,!0,mA=>mA===9||mA===32),QA.push(wA),wA=""}return QA}function NA(V,aA){let eA=aA.
get(V,!0);return eA===null?null:DA(eA)}function M(V){return!1}function lA(V){return!!(V.username||V.password)}function dA(V){return V!=null&&V!=="client"&&V!=="\
no-traversable"}var SA=class{get baseUrl(){return e()}get origin(){return this.baseUrl?.origin}policyContainer=Z()},iA=class{settingsObject=new SA},oA=new iA;b.
exports={isAborted:hA,isCancelled:CA,isValidEncodedURL:D,ReadableStreamFrom:f,tryUpgradeRequestToAPotentiallyTrustworthyURL:FA,clampAndCoarsenConnectionTimingInfo:T,
coarsenedSharedCurrentTime:v,determineRequestsReferrer:$,makePolicyContainer:Z,clonePolicyContainer:q,appendFetchMetadata:k,appendRequestOriginHeader:Y,TAOCheck:x,
corsCheck:U,crossOriginResourcePolicyCheck:H,createOpaqueTimingInfo:O,setRequestReferrerPolicyOnRedirect:L,isValidHTTPToken:u,requestBadPort:E,requestCurrentURL:i,
responseURL:I,responseLocationURL:w,isURLPotentiallyTrustworthy:cA,isValidReasonPhrase:m,sameOrigin:X,normalizeMethod:EA,iteratorMixin:HA,createIterator:kA,isValidHeaderName:N,
isValidHeaderValue:S,isErrorLike:h,fullyReadBody:VA,readableStreamClose:xA,urlIsLocal:JA,urlHasHttpsScheme:_A,urlIsHttpHttpsScheme:WA,readAllBytes:LA,simpleRangeHeaderValue:jA,
buildContentRange:PA,createInflate:XA,extractMimeType:K,getDecodeSplit:NA,environmentSettingsObject:oA,isOriginIPPotentiallyTrustworthy:BA,hasAuthenticationEntry:M,
includesCredentials:lA,isTraversableNavigable:dA}}}),require_formdata=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/web/fetch/formdata.js"(p,b){"\
use strict";var{iteratorMixin:o}=require_util2(),{kEnumerableProperty:C}=require_util(),{webidl:d}=require_webidl(),c=(0,chunk_WYN2LYAQ_js_1.__require)("node:ut\
il"),R=class Ie{#A=[];constructor(f=void 0){if(d.util.markAsUncloneable(this),f!==void 0)throw d.errors.conversionFailed({prefix:"FormData constructor",argument:"\
Argument 1",types:["undefined"]})}append(f,u,Q=void 0){d.brandCheck(this,Ie);let g="FormData.append";d.argumentLengthCheck(arguments,2,g),f=d.converters.USVString(
f),arguments.length===3||d.is.Blob(u)?(u=d.converters.Blob(u,g,"value"),Q!==void 0&&(Q=d.converters.USVString(Q))):u=d.converters.USVString(u);let t=y(f,u,Q);this.#A.
push(t)}delete(f){d.brandCheck(this,Ie),d.argumentLengthCheck(arguments,1,"FormData.delete"),f=d.converters.USVString(f),this.#A=this.#A.filter(u=>u.name!==f)}get(f){
d.brandCheck(this,Ie),d.argumentLengthCheck(arguments,1,"FormData.get"),f=d.converters.USVString(f);let u=this.#A.findIndex(Q=>Q.name===f);return u===-1?null:this.#A[u].
value}getAll(f){return d.brandCheck(this,Ie),d.argumentLengthCheck(arguments,1,"FormData.getAll"),f=d.converters.USVString(f),this.#A.filter(u=>u.name===f).map(
u=>u.value)}has(f){return d.brandCheck(this,Ie),d.argumentLengthCheck(arguments,1,"FormData.has"),f=d.converters.USVString(f),this.#A.findIndex(u=>u.name===f)!==
-1}set(f,u,Q=void 0){d.brandCheck(this,Ie);let g="FormData.set";d.argumentLengthCheck(arguments,2,g),f=d.converters.USVString(f),arguments.length===3||d.is.Blob(
u)?(u=d.converters.Blob(u,g,"value"),Q!==void 0&&(Q=d.converters.USVString(Q))):u=d.converters.USVString(u);let t=y(f,u,Q),A=this.#A.findIndex(r=>r.name===f);A!==
-1?this.#A=[...this.#A.slice(0,A),t,...this.#A.slice(A+1).filter(r=>r.name!==f)]:this.#A.push(t)}[c.inspect.custom](f,u){let Q=this.#A.reduce((t,A)=>(t[A.name]?
Array.isArray(t[A.name])?t[A.name].push(A.value):t[A.name]=[t[A.name],A.value]:t[A.name]=A.value,t),{__proto__:null});u.depth??=f,u.colors??=!0;let g=c.formatWithOptions(
u,Q);return`FormData ${g.slice(g.indexOf("]")+2)}`}static getFormDataState(f){return f.#A}static setFormDataState(f,u){f.#A=u}},{getFormDataState:e,setFormDataState:B}=R;
Reflect.deleteProperty(R,"getFormDataState"),Reflect.deleteProperty(R,"setFormDataState"),o("FormData",R,e,"name","value"),Object.defineProperties(R.prototype,{
append:C,delete:C,get:C,getAll:C,has:C,set:C,[Symbol.toStringTag]:{value:"FormData",configurable:!0}});function y(n,f,u){if(typeof f!="string"&&(d.is.File(f)||(f=
new File([f],"blob",{type:f.type})),u!==void 0)){let Q={type:f.type,lastModified:f.lastModified};f=new File([f],u,Q)}return{name:n,value:f}}d.is.FormData=d.util.
MakeTypeAssertion(R),b.exports={FormData:R,makeEntry:y,setFormDataState:B}}}),require_formdata_parser=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/l\
ib/web/fetch/formdata-parser.js"(p,b){"use strict";var{bufferToLowerCasedHeaderName:o}=require_util(),{HTTP_TOKEN_CODEPOINTS:C}=require_data_url(),{makeEntry:d}=require_formdata(),
{webidl:c}=require_webidl(),R=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),{isomorphicDecode:e}=require_infra(),B=Buffer.from("--"),y=new TextDecoder,n=new TextDecoder(
"utf-8",{ignoreBOM:!0});function f(a){for(let i=0;i<a.length;++i)if((a.charCodeAt(i)&-128)!==0)return!1;return!0}function u(a){let i=a.length;if(i<27||i>70)return!1;
for(let E=0;E<i;++E){let h=a.charCodeAt(E);if(!(h>=48&&h<=57||h>=65&&h<=90||h>=97&&h<=122||h===39||h===45||h===95))return!1}return!0}function Q(a,i){R(i!=="fail\
ure"&&i.essence==="multipart/form-data");let E=i.parameters.get("boundary");if(E===void 0)throw l("missing boundary in content-type header");let h=Buffer.from(`\
--${E}`,"utf8"),m=[],N={position:0},S=a.indexOf(h);if(S===-1)throw l("no boundary found in multipart body");for(N.position=S;;){if(a.subarray(N.position,N.position+
h.length).equals(h))N.position+=h.length;else throw l("expected a value starting with -- and the boundary");if(s(a,B,N))return m;if(a[N.position]!==13||a[N.position+
1]!==10)throw l("expected CRLF");N.position+=2;let F=t(a,N),{name:L,filename:H,contentType:U,encoding:x}=F;N.position+=2;let k;{let _=a.indexOf(h.subarray(2),N.
position);if(_===-1)throw l("expected boundary after body");k=a.subarray(N.position,_-4),N.position+=k.length,x==="base64"&&(k=Buffer.from(k.toString(),"base64"))}
if(a[N.position]!==13||a[N.position+1]!==10)throw l("expected CRLF");N.position+=2;let Y;H!==null?(U??="text/plain",f(U)||(U=""),Y=new File([k],H,{type:U})):Y=n.
decode(Buffer.from(k)),R(c.is.USVString(L)),R(typeof Y=="string"&&c.is.USVString(Y)||c.is.File(Y)),m.push(d(L,Y,H))}}function g(a,i){a[i.position]===59&&i.position++,
A(S=>S===32||S===9,a,i);let E=A(S=>D(S)&&S!==61&&S!==42,a,i);if(E.length===0)return null;let h=E.toString("ascii").toLowerCase(),m=a[i.position]===42;if(m&&i.position++,
a[i.position]!==61)return null;i.position++,A(S=>S===32||S===9,a,i);let N;if(m){let S=A(F=>F!==32&&F!==13&&F!==10&&F!==59,a,i);if(S[0]!==117&&S[0]!==85||S[1]!==
116&&S[1]!==84||S[2]!==102&&S[2]!==70||S[3]!==45||S[4]!==56)throw l("unknown encoding, expected utf-8''");N=decodeURIComponent(y.decode(S.subarray(7)))}else if(a[i.
position]===34){i.position++;let S=A(F=>F!==10&&F!==13&&F!==34,a,i);if(a[i.position]!==34)throw l("Closing quote not found");i.position++,N=y.decode(S).replace(
/%0A/ig,`
`).replace(/%0D/ig,"\r").replace(/%22/g,'"')}else{let S=A(F=>D(F)&&F!==59,a,i);N=y.decode(S)}return{name:h,value:N,extended:m}}function t(a,i){let E=null,h=null,
m=null,N=null;for(;;){if(a[i.position]===13&&a[i.position+1]===10){if(E===null)throw l("header name is null");return{name:E,filename:h,contentType:m,encoding:N}}
let S=A(F=>F!==10&&F!==13&&F!==58,a,i);if(S=r(S,!0,!0,F=>F===9||F===32),!C.test(S.toString()))throw l("header name does not match the field-name token productio\
n");if(a[i.position]!==58)throw l("expected :");switch(i.position++,A(F=>F===32||F===9,a,i),o(S)){case"content-disposition":{E=h=null;let F=!1;if(A(L=>D(L),a,i).
toString("ascii").toLowerCase()!=="form-data")throw l("expected form-data for content-disposition header");for(;i.position<a.length&&(a[i.position]!==13||a[i.position+
1]!==10);){let L=g(a,i);if(!L)break;L.name==="name"?E=L.value:L.name==="filename"&&(L.extended?(h=L.value,F=!0):F||(h=L.value))}if(E===null)throw l("name attrib\
ute is required in content-disposition header");break}case"content-type":{let F=A(L=>L!==10&&L!==13,a,i);F=r(F,!1,!0,L=>L===9||L===32),m=e(F);break}case"content\
-transfer-encoding":{let F=A(L=>L!==10&&L!==13,a,i);F=r(F,!1,!0,L=>L===9||L===32),N=e(F);break}default:A(F=>F!==10&&F!==13,a,i)}if(a[i.position]!==13||a[i.position+
1]!==10)throw l("expected CRLF");i.position+=2}}function A(a,i,E){let h=E.position;for(;h<i.length&&a(i[h]);)++h;return i.subarray(E.position,E.position=h)}function r(a,i,E,h){
let m=0,N=a.length-1;if(i)for(;m<a.length&&h(a[m]);)m++;if(E)for(;N>0&&h(a[N]);)N--;return m===0&&N===a.length-1?a:a.subarray(m,N+1)}function s(a,i,E){if(a.length<
i.length)return!1;for(let h=0;h<i.length;h++)if(i[h]!==a[E.position+h])return!1;return!0}function l(a){return new TypeError("Failed to parse body as FormData.",
{cause:new TypeError(a)})}function I(a){return a<=31||a===127}function w(a){return a===40||a===41||a===60||a===62||a===64||a===44||a===59||a===58||a===92||a===34||
a===47||a===91||a===93||a===63||a===61}function D(a){return a<=127&&a!==32&&a!==9&&!I(a)&&!w(a)}b.exports={multipartFormDataParser:Q,validateBoundary:u}}}),require_promise=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/util/promise.js"(p,b){"use strict";function o(){let C,d;return{promise:new Promise((c,R)=>{C=c,d=R}),resolve:C,reject:d}}b.
exports={createDeferredPromise:o}}}),require_body=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/web/fetch/body.js"(p,b){"use strict";var o=require_util(),
{ReadableStreamFrom:C,readableStreamClose:d,fullyReadBody:c,extractMimeType:R}=require_util2(),{FormData:e,setFormDataState:B}=require_formdata(),{webidl:y}=require_webidl(),
n=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),{isErrored:f,isDisturbed:u}=(0,chunk_WYN2LYAQ_js_1.__require)("node:stream"),{isUint8Array:Q}=(0,chunk_WYN2LYAQ_js_1.
__require)("node:util/types"),{serializeAMimeType:g}=require_data_url(),{multipartFormDataParser:t}=require_formdata_parser(),{createDeferredPromise:A}=require_promise(),
{parseJSONFromBytes:r}=require_infra(),{utf8DecodeBytes:s}=require_encoding(),{runtimeFeatures:l}=require_runtime_features(),I=l.has("crypto")?(0,chunk_WYN2LYAQ_js_1.
__require)("node:crypto").randomInt:H=>Math.floor(Math.random()*H),w=new TextEncoder;function D(){}var a=new FinalizationRegistry(H=>{let U=H.deref();U&&!U.locked&&
!u(U)&&!f(U)&&U.cancel("Response object has been garbage collected").catch(D)});function i(H,U=!1){let x=null;y.is.ReadableStream(H)?x=H:y.is.Blob(H)?x=H.stream():
x=new ReadableStream({start(){},async pull(v){let O=k(),Z=O?.[Symbol.asyncIterator]?.();if(Z==null){O?.length&&!f(x)&&v.enqueue(typeof O=="string"?w.encode(O):new Uint8Array(
O)),queueMicrotask(()=>d(v));return}for(;;){let{value:q,done:$}=await Z.next();if($){queueMicrotask(()=>d(v));return}if(q.length&&!f(x)){v.enqueue(new Uint8Array(
q));return}}},cancel(v){return k()[Symbol.asyncIterator]?.().return(v)},type:"bytes"}),n(y.is.ReadableStream(x));let k=null,Y=null,_=null,T=null;if(typeof H=="s\
tring")Y=H,T="text/plain;charset=UTF-8";else if(y.is.URLSearchParams(H))Y=H.toString(),T="application/x-www-form-urlencoded;charset=UTF-8";else if(y.is.BufferSource(
H))Y=y.util.getCopyOfBytesHeldByBufferSource(H);else if(y.is.FormData(H)){let v=`----formdata-undici-0${`${I(1e11)}`.padStart(11,"0")}`,O=`--${v}\r
Content-Disposition: form-data`,Z=uA=>uA.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22"),q=uA=>uA.replace(/\r?\n|\r/g,`\r
`),$=[],W=new Uint8Array([13,10]);_=0;let tA=!1;for(let[uA,cA]of H)if(typeof cA=="string"){let FA=w.encode(O+`; name="${Z(q(uA))}"\r
\r
${q(cA)}\r
`);$.push(FA),_+=FA.byteLength}else{let FA=w.encode(`${O}; name="${Z(q(uA))}"`+(cA.name?`; filename="${Z(cA.name)}"`:"")+`\r
Content-Type: ${cA.type||"application/octet-stream"}\r
\r
`);$.push(FA,cA,W),typeof cA.size=="number"?_+=FA.byteLength+cA.size+W.byteLength:tA=!0}let nA=w.encode(`--${v}--\r
`);$.push(nA),_+=nA.byteLength,tA&&(_=null),Y=H;let BA=(async function*(){for(let uA of $)uA.stream?yield*uA.stream():yield uA})();k=()=>BA,T=`multipart/form-da\
ta; boundary=${v}`}else if(y.is.Blob(H))Y=H,_=H.size,H.type&&(T=H.type);else if(typeof H[Symbol.asyncIterator]=="function"){if(U)throw new TypeError("keepalive");
if(o.isDisturbed(H)||H.locked)throw new TypeError("Response body object should not be disturbed or locked");x=y.is.ReadableStream(H)?H:C(H)}return(typeof Y=="st\
ring"||Q(Y))&&(k=()=>Y,_=typeof Y=="string"?Buffer.byteLength(Y):Y.length),[{stream:x,source:Y,length:_},T]}function E(H,U=!1){return y.is.ReadableStream(H)&&(n(
!o.isDisturbed(H),"The body has already been consumed."),n(!H.locked,"The stream is locked.")),i(H,U)}function h(H){let{0:U,1:x}=H.stream.tee();return H.stream=
U,{stream:x,length:H.length,source:H.source}}function m(H,U){return{blob(){return S(this,x=>{let k=L(U(this));return k===null?k="":k&&(k=g(k)),new Blob([x],{type:k})},
H,U)},arrayBuffer(){return S(this,x=>new Uint8Array(x).buffer,H,U)},text(){return S(this,s,H,U)},json(){return S(this,r,H,U)},formData(){return S(this,x=>{let k=L(
U(this));if(k!==null)switch(k.essence){case"multipart/form-data":{let Y=t(x,k),_=new e;return B(_,Y),_}case"application/x-www-form-urlencoded":{let Y=new URLSearchParams(
x.toString()),_=new e;for(let[T,v]of Y)_.append(T,v);return _}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x-www-form\
-urlencoded".')},H,U)},bytes(){return S(this,x=>new Uint8Array(x),H,U)}}}function N(H,U){Object.assign(H.prototype,m(H,U))}function S(H,U,x,k){try{y.brandCheck(
H,x)}catch(v){return Promise.reject(v)}if(H=k(H),F(H))return Promise.reject(new TypeError("Body is unusable: Body has already been read"));let Y=A(),_=Y.reject,
T=v=>{try{Y.resolve(U(v))}catch(O){_(O)}};return H.body==null?(T(Buffer.allocUnsafe(0)),Y.promise):(c(H.body,T,_),Y.promise)}function F(H){let U=H.body;return U!=
null&&(U.stream.locked||o.isDisturbed(U.stream))}function L(H){let U=H.headersList,x=R(U);return x==="failure"?null:x}b.exports={extractBody:i,safelyExtractBody:E,
cloneBody:h,mixinBody:N,streamRegistry:a,bodyUnusable:F}}}),require_client_h1=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/dispatcher/client-h1.\
js"(p,b){"use strict";var o=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),C=require_util(),{channels:d}=require_diagnostics(),c=require_timers(),{RequestContentLengthMismatchError:R,
ResponseContentLengthMismatchError:e,RequestAbortedError:B,InvalidArgumentError:y,HeadersTimeoutError:n,HeadersOverflowError:f,SocketError:u,InformationalError:Q,
BodyTimeoutError:g,HTTPParserError:t,ResponseExceededMaxSizeError:A}=require_errors(),{kUrl:r,kReset:s,kClient:l,kParser:I,kBlocking:w,kRunning:D,kPending:a,kSize:i,
kWriting:E,kQueue:h,kNoRef:m,kKeepAliveDefaultTimeout:N,kHostHeader:S,kPendingIdx:F,kRunningIdx:L,kError:H,kPipelining:U,kSocket:x,kKeepAliveTimeoutValue:k,kMaxHeadersSize:Y,
kKeepAliveMaxTimeout:_,kKeepAliveTimeoutThreshold:T,kHeadersTimeout:v,kBodyTimeout:O,kStrictContentLength:Z,kMaxRequests:q,kCounter:$,kMaxResponseSize:W,kOnError:tA,
kResume:nA,kHTTPContext:BA,kClosed:uA}=require_symbols(),cA=require_constants2(),FA=Buffer.alloc(0),X=Buffer[Symbol.species],hA=C.removeAllListeners,CA=Symbol("\
kIdleSocketValidation"),EA=Symbol("kIdleSocketValidationTimeout"),gA=Symbol("kSocketUsed"),kA=Symbol("kTypeOfService"),HA;function VA(){let P=process.env.JEST_WORKER_ID?
require_llhttp_wasm():void 0,J,z=!0;if(process.arch==="ppc64"){let[G,sA]=process.versions.node.split(".").map(j=>parseInt(j,10));(G<24||G===24&&sA<12)&&(z=!1)}if(process.
env.UNDICI_NO_WASM_SIMD==="1"?z=!1:process.env.UNDICI_NO_WASM_SIMD==="0"&&(z=!0),z)try{J=new WebAssembly.Module(require_llhttp_simd_wasm())}catch{}return J||(J=
new WebAssembly.Module(P||require_llhttp_wasm())),new WebAssembly.Instance(J,{env:{wasm_on_url:(G,sA,j)=>0,wasm_on_status:(G,sA,j)=>{o(LA.ptr===G);let rA=sA-WA+
JA.byteOffset;return LA.onStatus(new X(JA.buffer,rA,j))},wasm_on_message_begin:G=>(o(LA.ptr===G),LA.onMessageBegin()),wasm_on_header_field:(G,sA,j)=>{o(LA.ptr===
G);let rA=sA-WA+JA.byteOffset;return LA.onHeaderField(new X(JA.buffer,rA,j))},wasm_on_header_value:(G,sA,j)=>{o(LA.ptr===G);let rA=sA-WA+JA.byteOffset;return LA.
onHeaderValue(new X(JA.buffer,rA,j))},wasm_on_headers_complete:(G,sA,j,rA)=>(o(LA.ptr===G),LA.onHeadersComplete(sA,j===1,rA===1)),wasm_on_body:(G,sA,j)=>{o(LA.ptr===
G);let rA=sA-WA+JA.byteOffset;return LA.onBody(new X(JA.buffer,rA,j))},wasm_on_message_complete:G=>(o(LA.ptr===G),LA.onMessageComplete())}})}var xA=null,LA=null,
JA=null,_A=0,WA=null,jA=0,PA=1,OA=2|PA,XA=4|PA,K=8|jA,DA=class{constructor(P,J,{exports:z}){this.llhttp=z,this.ptr=this.llhttp.llhttp_alloc(cA.TYPE.RESPONSE),this.
client=P,this.socket=J,this.timeout=null,this.timeoutWeakRef=new WeakRef(this),this.timeoutValue=null,this.timeoutType=null,this.statusCode=0,this.statusText="",
this.upgrade=!1,this.headers=[],this.headersSize=0,this.headersMaxSize=P[Y],this.shouldKeepAlive=!1,this.paused=!1,this.resume=this.resume.bind(this),this.bytesRead=
0,this.keepAlive="",this.contentLength="",this.connection="",this.maxResponseSize=P[W]}setTimeout(P,J){P!==this.timeoutValue||J&PA^this.timeoutType&PA?(this.timeout&&
(c.clearTimeout(this.timeout),this.timeout=null),P&&(J&PA?this.timeout=c.setFastTimeout(NA,P,this.timeoutWeakRef):(this.timeout=setTimeout(NA,P,this.timeoutWeakRef),
this.timeout?.unref())),this.timeoutValue=P):this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.timeoutType=J}resume(){this.socket.destroyed||!this.
paused||(o(this.ptr!=null),o(LA===null),this.llhttp.llhttp_resume(this.ptr),o(this.timeoutType===XA),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),
this.paused=!1,this.execute(this.socket.read()||FA),this.readMore())}readMore(){for(;!this.paused&&this.ptr;){let P=this.socket.read();if(P===null)break;this.execute(
P)}}execute(P){o(LA===null),o(this.ptr!=null),o(!this.paused);let{socket:J,llhttp:z}=this;P.length>_A&&(WA&&z.free(WA),_A=Math.ceil(P.length/4096)*4096,WA=z.malloc(
_A)),new Uint8Array(z.memory.buffer,WA,_A).set(P);try{let G;try{JA=P,LA=this,G=z.llhttp_execute(this.ptr,WA,P.length)}finally{LA=null,JA=null}if(G!==cA.ERROR.OK){
let sA=P.subarray(z.llhttp_get_error_pos(this.ptr)-WA);if(G===cA.ERROR.PAUSED_UPGRADE)this.onUpgrade(sA);else if(G===cA.ERROR.PAUSED)this.paused=!0,J.unshift(sA);else
throw this.createError(G,sA)}}catch(G){C.destroy(J,G)}}finish(){o(LA===null),o(this.ptr!=null),o(!this.paused);let{llhttp:P}=this,J;try{LA=this,J=P.llhttp_finish(
this.ptr)}finally{LA=null}return J===cA.ERROR.OK?null:J===cA.ERROR.PAUSED||J===cA.ERROR.PAUSED_UPGRADE?(this.paused=!0,null):this.createError(J,FA)}createError(P,J){
let{llhttp:z,contentLength:G,bytesRead:sA}=this;if(G&&sA!==parseInt(G,10))return new e;let j=z.llhttp_get_error_reason(this.ptr),rA="";if(j){let IA=new Uint8Array(
z.memory.buffer,j).indexOf(0);rA="Response does not match the HTTP/1.1 protocol ("+Buffer.from(z.memory.buffer,j,IA).toString()+")"}return new t(rA,cA.ERROR[P],
J)}destroy(){o(LA===null),o(this.ptr!=null),this.llhttp.llhttp_free(this.ptr),this.ptr=null,this.timeout&&c.clearTimeout(this.timeout),this.timeout=null,this.timeoutValue=
null,this.timeoutType=null,this.paused=!1}onStatus(P){return this.statusText=P.toString(),0}onMessageBegin(){let{socket:P,client:J}=this;if(P.destroyed)return-1;
if(J[D]===0)return C.destroy(P,new u("bad response",C.getSocketInfo(P))),-1;let z=J[h][J[L]];return z?(z.onResponseStarted(),0):-1}onHeaderField(P){let J=this.headers.
length;return(J&1)===0?this.headers.push(P):this.headers[J-1]=Buffer.concat([this.headers[J-1],P]),this.trackHeader(P.length),0}onHeaderValue(P){let J=this.headers.
length;(J&1)===1?(this.headers.push(P),J+=1):this.headers[J-1]=Buffer.concat([this.headers[J-1],P]);let z=this.headers[J-2];if(z.length===10){let G=C.bufferToLowerCasedHeaderName(
z);G==="keep-alive"?this.keepAlive+=P.toString():G==="connection"&&(this.connection+=P.toString())}else z.length===14&&C.bufferToLowerCasedHeaderName(z)==="cont\
ent-length"&&(this.contentLength+=P.toString());return this.trackHeader(P.length),0}trackHeader(P){this.headersSize+=P,this.headersSize>=this.headersMaxSize&&C.
destroy(this.socket,new f)}onUpgrade(P){let{upgrade:J,client:z,socket:G,headers:sA,statusCode:j,statusText:rA}=this;o(J),o(z[x]===G),o(!G.destroyed),o(!this.paused),
o((sA.length&1)===0);let IA=z[h][z[L]];o(IA),o(IA.upgrade||IA.method==="CONNECT"),this.statusCode=0,this.statusText="",this.shouldKeepAlive=!1,this.headers=[],this.
headersSize=0,G.unshift(P),G[I].destroy(),G[I]=null,G[l]=null,G[H]=null,hA(G),z[x]=null,z[BA]=null,z[h][z[L]++]=null,z.emit("disconnect",z[r],[z],new Q("upgrade"));
try{IA.onUpgrade(j,sA,G,rA)}catch(AA){C.errorRequest(z,IA,AA),C.destroy(G,AA)}z[nA]()}onHeadersComplete(P,J,z){let{client:G,socket:sA,headers:j,statusText:rA}=this;
if(sA.destroyed)return-1;if(G[D]===0)return C.destroy(sA,new u("bad response",C.getSocketInfo(sA))),-1;let IA=G[h][G[L]];if(!IA)return-1;if(o(!this.upgrade),o(this.
statusCode<200),P===100)return C.destroy(sA,new u("bad response",C.getSocketInfo(sA))),-1;if(J&&!IA.upgrade)return C.destroy(sA,new u("bad upgrade",C.getSocketInfo(
sA))),-1;if(o(this.timeoutType===OA),this.statusCode=P,this.shouldKeepAlive=z||IA.method==="HEAD"&&!sA[s]&&this.connection.toLowerCase()==="keep-alive",this.statusCode>=
200){let fA=IA.bodyTimeout!=null?IA.bodyTimeout:G[O];this.setTimeout(fA,XA)}else this.timeout&&this.timeout.refresh&&this.timeout.refresh();if(IA.method==="CONN\
ECT")return o(G[D]===1),this.upgrade=!0,2;if(J)return o(G[D]===1),this.upgrade=!0,2;if(o((this.headers.length&1)===0),this.headers=[],this.headersSize=0,this.shouldKeepAlive&&
G[U]){let fA=this.keepAlive?C.parseKeepAliveTimeout(this.keepAlive):null;if(fA!=null){let UA=Math.min(fA-G[T],G[_]);UA<=0?sA[s]=!0:G[k]=UA}else G[k]=G[N]}else sA[s]=
!0;let AA=IA.onHeaders(P,j,this.resume,rA)===!1;return IA.aborted?-1:IA.method==="HEAD"||P<200?1:(sA[w]&&(sA[w]=!1,G[nA]()),AA?cA.ERROR.PAUSED:0)}onBody(P){let{
client:J,socket:z,statusCode:G,maxResponseSize:sA}=this;if(z.destroyed)return-1;let j=J[h][J[L]];return o(j),o(this.timeoutType===XA),this.timeout&&this.timeout.
refresh&&this.timeout.refresh(),o(G>=200),sA>-1&&this.bytesRead+P.length>sA?(C.destroy(z,new A),-1):(this.bytesRead+=P.length,j.onData(P)===!1?cA.ERROR.PAUSED:0)}onMessageComplete(){
let{client:P,socket:J,statusCode:z,upgrade:G,headers:sA,contentLength:j,bytesRead:rA,shouldKeepAlive:IA}=this;if(J.destroyed&&(!z||IA))return-1;if(G)return 0;o(
z>=100),o((this.headers.length&1)===0);let AA=P[h][P[L]];if(o(AA),this.statusCode=0,this.statusText="",this.bytesRead=0,this.contentLength="",this.keepAlive="",
this.connection="",this.headers=[],this.headersSize=0,z<200)return 0;if(AA.method!=="HEAD"&&j&&rA!==parseInt(j,10))return C.destroy(J,new e),-1;if(AA.onComplete(
sA),P[h][P[L]++]=null,J[gA]=P[a]===0,J[E])return o(P[D]===0),C.destroy(J,new Q("reset")),cA.ERROR.PAUSED;if(IA){if(J[s]&&P[D]===0)return C.destroy(J,new Q("rese\
t")),cA.ERROR.PAUSED;P[U]==null||P[U]===1?setImmediate(P[nA]):P[nA]()}else return C.destroy(J,new Q("reset")),cA.ERROR.PAUSED;return 0}};function NA(P){let J=P.
deref();if(!J)return;let{socket:z,timeoutType:G,client:sA,paused:j}=J;G===OA?(!z[E]||z.writableNeedDrain||sA[D]>1)&&(o(!j,"cannot be paused while waiting for he\
aders"),C.destroy(z,new n)):G===XA?j||C.destroy(z,new g):G===K&&(o(sA[D]===0&&sA[k]),C.destroy(z,new Q("socket idle timeout")))}function M(P,J){if(P[x]=J,xA||(xA=
VA()),J.errored)throw J.errored;if(J.destroyed)throw new u("destroyed");return J[m]=!1,J[E]=!1,J[s]=!1,J[w]=!1,J[CA]=0,J[EA]=null,J[gA]=!1,J[I]=new DA(P,J,xA),C.
addListener(J,"error",lA),C.addListener(J,"readable",dA),C.addListener(J,"end",SA),C.addListener(J,"close",iA),J[uA]=!1,J.on("close",oA),{version:"h1",defaultPipelining:1,
write(z){return mA(P,z)},resume(){eA(P)},destroy(z,G){J[uA]?queueMicrotask(G):(J.on("close",G),J.destroy(z))},get destroyed(){return J.destroyed},busy(z){return!!(J[E]||
J[s]||J[w]||J[CA]===1||z&&(P[D]>0&&!z.idempotent||P[D]>0&&(z.upgrade||z.method==="CONNECT")||P[D]>0&&C.bodyLength(z.body)!==0&&(C.isStream(z.body)||C.isAsyncIterable(
z.body)||C.isFormDataLike(z.body))))}}}function lA(P){let J=this[I];if(P.code==="ECONNRESET"&&J.statusCode&&!J.shouldKeepAlive){let z=J.finish();z&&(this[H]=z,this[l][tA](
z));return}this[H]=P,this[l][tA](P)}function dA(){this[I]?.readMore()}function SA(){let P=this[I];if(P.statusCode&&!P.shouldKeepAlive){let J=P.finish();J&&C.destroy(
this,J);return}C.destroy(this,new u("other side closed",C.getSocketInfo(this)))}function iA(){let P=this[I];V(this),P&&(!this[H]&&P.statusCode&&!P.shouldKeepAlive&&
(this[H]=P.finish()||this[H]),this[I].destroy(),this[I]=null);let J=this[H]||new u("closed",C.getSocketInfo(this)),z=this[l];if(z[x]=null,z[BA]=null,z.destroyed){
o(z[a]===0);let G=z[h].splice(z[L]);for(let sA=0;sA<G.length;sA++){let j=G[sA];C.errorRequest(z,j,J)}}else if(z[D]>0&&J.code!=="UND_ERR_INFO"){let G=z[h][z[L]];
z[h][z[L]++]=null,C.errorRequest(z,G,J)}z[F]=z[L],o(z[D]===0),z.emit("disconnect",z[r],[z],J),z[nA]()}function oA(){this[uA]=!0}function V(P){P[EA]&&(clearImmediate(
P[EA]),P[EA]=null),P[CA]=0}function aA(P,J){J[CA]=1,J[EA]=setImmediate(()=>{J[EA]=null,J[CA]=2,P[x]===J&&!J.destroyed&&P[nA]()})}function eA(P){let J=P[x];if(J&&
!J.destroyed){if(P[i]===0?!J[m]&&J.unref&&(J.unref(),J[m]=!0):J[m]&&J.ref&&(J.ref(),J[m]=!1),P[D]===0&&P[a]>0&&J[gA]){if(J[CA]===0)return aA(P,J),J[I].readMore(),
J.destroyed,void 0;if(J[CA]===1)return J[I].readMore(),J.destroyed,void 0}if(P[D]===0&&(J[I].readMore(),J.destroyed))return;if(P[i]===0)J[I].timeoutType!==K&&J[I].
setTimeout(P[k],K);else if(P[D]>0&&J[I].statusCode<200&&J[I].timeoutType!==OA){let z=P[h][P[L]],G=z.headersTimeout!=null?z.headersTimeout:P[v];J[I].setTimeout(G,
OA)}}}function QA(P){return P!=="GET"&&P!=="HEAD"&&P!=="OPTIONS"&&P!=="TRACE"&&P!=="CONNECT"}function wA(P,J){if(typeof P.setTypeOfService!="function")return;let z=J.
typeOfService;if(!(z===void 0||P[kA]===z))try{P.setTypeOfService(z),P[kA]=z}catch{}}function mA(P,J){let{method:z,path:G,host:sA,upgrade:j,blocking:rA,reset:IA}=J,
{body:AA,headers:fA,contentLength:UA}=J,yA=z==="PUT"||z==="POST"||z==="PATCH"||z==="QUERY"||z==="PROPFIND"||z==="PROPPATCH";if(C.isFormDataLike(AA)){HA||(HA=require_body().
extractBody);let[MA,qA]=HA(AA);J.contentType==null&&fA.push("content-type",qA),AA=MA.stream,UA=MA.length}else if(C.isBlobLike(AA)&&J.contentType==null){let MA=AA.
type;if(MA){let qA=`${MA}`;if(!C.isValidHeaderValue(qA))return C.errorRequest(P,J,new y("invalid content-type header")),!1;fA.push("content-type",qA)}}AA&&typeof AA.
read=="function"&&AA.read(0);let RA=C.bodyLength(AA);if(UA=RA??UA,UA===null&&(UA=J.contentLength),UA===0&&!yA&&(UA=null),QA(z)&&UA>0&&J.contentLength!==null&&J.
contentLength!==UA){if(P[Z])return C.errorRequest(P,J,new R),!1;process.emitWarning(new R)}let pA=P[x];V(pA);let TA=MA=>{J.aborted||J.completed||(C.errorRequest(
P,J,MA||new B),C.destroy(AA),C.destroy(pA,new Q("aborted")))};try{J.onConnect(TA)}catch(MA){C.errorRequest(P,J,MA)}if(J.aborted)return!1;z==="HEAD"&&(pA[s]=!0),
(j||z==="CONNECT")&&(pA[s]=!0),IA!=null&&(pA[s]=IA),P[q]&&pA[$]++>=P[q]&&(pA[s]=!0),rA&&(pA[w]=!0),wA(pA,J);let vA=`${z} ${G} HTTP/1.1\r
`;if(typeof sA=="string"?vA+=`host: ${sA}\r
`:vA+=P[S],j?vA+=`connection: upgrade\r
upgrade: ${j}\r
`:P[U]&&!pA[s]?vA+=`connection: keep-alive\r
`:vA+=`connection: close\r
`,Array.isArray(fA))for(let MA=0;MA<fA.length;MA+=2){let qA=fA[MA+0],re=fA[MA+1];if(Array.isArray(re))for(let zA=0;zA<re.length;zA++)vA+=`${qA}: ${re[zA]}\r
`;else vA+=`${qA}: ${re}\r
`}return d.sendHeaders.hasSubscribers&&d.sendHeaders.publish({request:J,headers:vA,socket:pA}),!AA||RA===0?ZA(TA,null,P,J,pA,UA,vA,yA):C.isBuffer(AA)?ZA(TA,AA,P,
J,pA,UA,vA,yA):C.isBlobLike(AA)?typeof AA.stream=="function"?YA(TA,AA.stream(),P,J,pA,UA,vA,yA):GA(TA,AA,P,J,pA,UA,vA,yA):C.isStream(AA)?bA(TA,AA,P,J,pA,UA,vA,yA):
C.isIterable(AA)?YA(TA,AA,P,J,pA,UA,vA,yA):o(!1),!0}function bA(P,J,z,G,sA,j,rA,IA){o(j!==0||z[D]===0,"stream body cannot be pipelined");let AA=!1,fA=new KA({abort:P,
socket:sA,request:G,contentLength:j,client:z,expectsPayload:IA,header:rA}),UA=function(TA){if(!AA)try{!fA.write(TA)&&this.pause&&this.pause()}catch(vA){C.destroy(
this,vA)}},yA=function(){AA||J.resume&&J.resume()},RA=function(){if(queueMicrotask(()=>{J.removeListener("error",pA)}),!AA){let TA=new B;queueMicrotask(()=>pA(TA))}},
pA=function(TA){if(!AA){if(AA=!0,o(sA.destroyed||sA[E]&&z[D]<=1),sA.off("drain",yA).off("error",pA),J.removeListener("data",UA).removeListener("end",pA).removeListener(
"close",RA),!TA)try{fA.end()}catch(vA){TA=vA}fA.destroy(TA),TA&&(TA.code!=="UND_ERR_INFO"||TA.message!=="reset")?C.destroy(J,TA):C.destroy(J)}};J.on("data",UA).
on("end",pA).on("error",pA).on("close",RA),J.resume&&J.resume(),sA.on("drain",yA).on("error",pA),J.errorEmitted??J.errored?setImmediate(pA,J.errored):(J.endEmitted??
J.readableEnded)&&setImmediate(pA,null),(J.closeEmitted??J.closed)&&setImmediate(RA)}function ZA(P,J,z,G,sA,j,rA,IA){try{J?C.isBuffer(J)&&(o(j===J.byteLength,"b\
uffer body must have content length"),sA.cork(),sA.write(`${rA}content-length: ${j}\r
\r
`,"latin1"),sA.write(J),sA.uncork(),G.onBodySent(J),!IA&&G.reset!==!1&&(sA[s]=!0)):j===0?sA.write(`${rA}content-length: 0\r
\r
`,"latin1"):(o(j===null,"no body must not have content length"),sA.write(`${rA}\r
`,"latin1")),G.onRequestSent(),z[nA]()}catch(AA){P(AA)}}async function GA(P,J,z,G,sA,j,rA,IA){o(j===J.size,"blob body must have content length");try{if(j!=null&&
j!==J.size)throw new R;let AA=Buffer.from(await J.arrayBuffer());sA.cork(),sA.write(`${rA}content-length: ${j}\r
\r
`,"latin1"),sA.write(AA),sA.uncork(),G.onBodySent(AA),G.onRequestSent(),!IA&&G.reset!==!1&&(sA[s]=!0),z[nA]()}catch(AA){P(AA)}}async function YA(P,J,z,G,sA,j,rA,IA){
o(j!==0||z[D]===0,"iterator body cannot be pipelined");let AA=null;function fA(){if(AA){let RA=AA;AA=null,RA()}}let UA=()=>new Promise((RA,pA)=>{o(AA===null),sA[H]?
pA(sA[H]):AA=RA});sA.on("close",fA).on("drain",fA);let yA=new KA({abort:P,socket:sA,request:G,contentLength:j,client:z,expectsPayload:IA,header:rA});try{for await(let RA of J){
if(sA[H])throw sA[H];yA.write(RA)||await UA()}yA.end()}catch(RA){yA.destroy(RA)}finally{sA.off("close",fA).off("drain",fA)}}var KA=class{constructor({abort:P,socket:J,
request:z,contentLength:G,client:sA,expectsPayload:j,header:rA}){this.socket=J,this.request=z,this.contentLength=G,this.client=sA,this.bytesWritten=0,this.expectsPayload=
j,this.header=rA,this.abort=P,J[E]=!0}write(P){let{socket:J,request:z,contentLength:G,client:sA,bytesWritten:j,expectsPayload:rA,header:IA}=this;if(J[H])throw J[H];
if(J.destroyed)return!1;let AA=Buffer.byteLength(P);if(!AA)return!0;if(G!==null&&j+AA>G){if(sA[Z])throw new R;process.emitWarning(new R)}J.cork(),j===0&&(!rA&&z.
reset!==!1&&(J[s]=!0),G===null?J.write(`${IA}transfer-encoding: chunked\r
`,"latin1"):J.write(`${IA}content-length: ${G}\r
\r
`,"latin1")),G===null&&J.write(`\r
${AA.toString(16)}\r
`,"latin1"),this.bytesWritten+=AA;let fA=J.write(P);return J.uncork(),z.onBodySent(P),fA||J[I].timeout&&J[I].timeoutType===OA&&J[I].timeout.refresh&&J[I].timeout.
refresh(),fA}end(){let{socket:P,contentLength:J,client:z,bytesWritten:G,expectsPayload:sA,header:j,request:rA}=this;if(rA.onRequestSent(),P[E]=!1,P[H])throw P[H];
if(!P.destroyed){if(G===0?sA?P.write(`${j}content-length: 0\r
\r
`,"latin1"):P.write(`${j}\r
`,"latin1"):J===null&&P.write(`\r
0\r
\r
`,"latin1"),J!==null&&G!==J){if(z[Z])throw new R;process.emitWarning(new R)}P[I].timeout&&P[I].timeoutType===OA&&P[I].timeout.refresh&&P[I].timeout.refresh(),z[nA]()}}destroy(P){
let{socket:J,client:z,abort:G}=this;J[E]=!1,P&&(o(z[D]<=1,"pipeline should only contain this request"),G(P))}};b.exports=M}}),require_client_h2=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/dispatcher/client-h2.js"(p,b){"use strict";var o=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),{pipeline:C}=(0,chunk_WYN2LYAQ_js_1.
__require)("node:stream"),d=require_util(),{RequestContentLengthMismatchError:c,RequestAbortedError:R,SocketError:e,InformationalError:B,InvalidArgumentError:y,
HeadersTimeoutError:n,BodyTimeoutError:f}=require_errors(),{kUrl:u,kReset:Q,kClient:g,kRunning:t,kPending:A,kQueue:r,kPendingIdx:s,kRunningIdx:l,kError:I,kSocket:w,
kStrictContentLength:D,kOnError:a,kMaxConcurrentStreams:i,kPingInterval:E,kHTTP2Session:h,kHTTP2InitialWindowSize:m,kHTTP2ConnectionWindowSize:N,kResume:S,kSize:F,
kHTTPContext:L,kClosed:H,kBodyTimeout:U,kHeadersTimeout:x,kEnableConnectProtocol:k,kRemoteSettings:Y,kHTTP2Stream:_,kHTTP2SessionState:T}=require_symbols(),{channels:v}=require_diagnostics(),
O=Symbol("open streams"),Z,q;try{q=(0,chunk_WYN2LYAQ_js_1.__require)("node:http2")}catch{q={constants:{}}}var{constants:{HTTP2_HEADER_AUTHORITY:$,HTTP2_HEADER_METHOD:W,
HTTP2_HEADER_PATH:tA,HTTP2_HEADER_SCHEME:nA,HTTP2_HEADER_CONTENT_LENGTH:BA,HTTP2_HEADER_EXPECT:uA,HTTP2_HEADER_STATUS:cA,HTTP2_HEADER_PROTOCOL:FA,NGHTTP2_REFUSED_STREAM:X,
NGHTTP2_CANCEL:hA}}=q;function CA(iA){let oA=[];for(let[V,aA]of Object.entries(iA))if(Array.isArray(aA))for(let eA of aA)oA.push(Buffer.from(V),Buffer.from(eA));else
oA.push(Buffer.from(V),Buffer.from(aA));return oA}function EA(iA,oA){iA[w]=oA;let V=iA[m],aA=iA[N],eA=q.connect(iA[u],{createConnection:()=>oA,peerMaxConcurrentStreams:iA[i],
settings:{enablePush:!1,...V!=null?{initialWindowSize:V}:null}});return iA[w]=oA,eA[O]=0,eA[g]=iA,eA[w]=oA,eA[T]={ping:{interval:iA[E]===0?null:setInterval(VA,iA[E],
eA).unref()}},eA[k]=!1,eA[Y]=!1,aA&&d.addListener(eA,"connect",kA.bind(eA,aA)),d.addListener(eA,"error",xA),d.addListener(eA,"frameError",LA),d.addListener(eA,"\
end",JA),d.addListener(eA,"goaway",WA),d.addListener(eA,"close",jA),d.addListener(eA,"remoteSettings",HA),eA.unref(),iA[h]=eA,oA[h]=eA,d.addListener(oA,"error",
OA),d.addListener(oA,"end",XA),d.addListener(oA,"close",PA),oA[H]=!1,oA.on("close",K),{version:"h2",defaultPipelining:1/0,write(QA){return NA(iA,QA)},resume(){gA(
iA)},destroy(QA,wA){oA[H]?queueMicrotask(wA):oA.destroy(QA).on("close",wA)},get destroyed(){return oA.destroyed},busy(QA){if(QA!=null)if(iA[t]>0){if(QA.idempotent===
!1||(QA.upgrade==="websocket"||QA.method==="CONNECT")&&eA[Y]===!1||d.bodyLength(QA.body)!==0&&(d.isStream(QA.body)||d.isAsyncIterable(QA.body)||d.isFormDataLike(
QA.body)))return!0}else return(QA.upgrade==="websocket"||QA.method==="CONNECT")&&eA[Y]===!1;return!1}}}function gA(iA){let oA=iA[w];oA?.destroyed===!1&&(iA[F]===
0?(oA.unref(),iA[h].unref()):(oA.ref(),iA[h].ref()))}function kA(iA){try{typeof this.setLocalWindowSize=="function"&&this.setLocalWindowSize(iA)}catch{}}function HA(iA){
if(this[g][i]=iA.maxConcurrentStreams??this[g][i],this[Y]===!0&&this[k]===!0&&iA.enableConnectProtocol===!1){let oA=new B("HTTP/2: Server disabled extended CONN\
ECT protocol against RFC-8441");this[w][I]=oA,this[g][a](oA);return}this[k]=iA.enableConnectProtocol??this[k],this[Y]=!0,this[g][S]()}function VA(iA){let oA=iA[T];
if((iA.closed||iA.destroyed)&&oA.ping.interval!=null){clearInterval(oA.ping.interval),oA.ping.interval=null;return}iA.ping(V.bind(iA));function V(aA,eA){let QA=this[g],
wA=this[g];if(aA!=null){let mA=new B(`HTTP/2: "PING" errored - type ${aA.message}`);wA[I]=mA,QA[a](mA)}else QA.emit("ping",eA)}}function xA(iA){this[w][I]=iA,this[g][a](
iA)}function LA(iA,oA,V){if(V===0){let aA=new B(`HTTP/2: "frameError" received - type ${iA}, code ${oA}`);this[w][I]=aA,this[g][a](aA)}}function JA(){let iA=new e(
"other side closed",d.getSocketInfo(this[w]));this.destroy(iA),d.destroy(this[w],iA)}function _A(iA,oA,V=!1){let aA=iA[r],eA=iA[l];if(eA<iA[s]&&aA[eA]===oA){aA[eA]=
null,iA[l]=eA+1;return}let QA=aA.indexOf(oA,eA);QA===-1||QA>=iA[s]||(aA.splice(QA,1),iA[s]--,V&&iA[s]<iA[l]&&(iA[s]=iA[l]))}function WA(iA){let oA=this[I]||new e(
`HTTP/2: "GOAWAY" frame received with code ${iA}`,d.getSocketInfo(this[w])),V=this[g];if(V[w]=null,V[L]=null,this.close(),this[h]=null,d.destroy(this[w],oA),V[l]<
V[r].length){let aA=V[r][V[l]];V[r][V[l]++]=null,aA!=null&&d.errorRequest(V,aA,oA),V[s]=V[l]}o(V[t]===0),V.emit("disconnect",V[u],[V],oA),V.emit("connectionErro\
r",V[u],[V],oA),V[S]()}function jA(){let{[g]:iA,[T]:oA}=this,{[w]:V}=iA,aA=this[w][I]||this[I]||new e("closed",d.getSocketInfo(V));if(iA[w]=null,iA[L]=null,oA.ping.
interval!=null&&(clearInterval(oA.ping.interval),oA.ping.interval=null),iA.destroyed){o(iA[A]===0);let eA=iA[r].splice(iA[l]);for(let QA=0;QA<eA.length;QA++){let wA=eA[QA];
wA!=null&&d.errorRequest(iA,wA,aA)}}}function PA(){let iA=this[I]||new e("closed",d.getSocketInfo(this)),oA=this[h][g];oA[w]=null,oA[L]=null,this[h]!==null&&this[h].
destroy(iA),oA[s]=oA[l],o(oA[t]===0),oA.emit("disconnect",oA[u],[oA],iA),oA[S]()}function OA(iA){this[I]=iA,this[g][a](iA)}function XA(){d.destroy(this,new e("o\
ther side closed",d.getSocketInfo(this)))}function K(){this[H]=!0}function DA(iA){return iA!=="GET"&&iA!=="HEAD"&&iA!=="OPTIONS"&&iA!=="TRACE"&&iA!=="CONNECT"}function NA(iA,oA){
let V=oA.headersTimeout??iA[x],aA=oA.bodyTimeout??iA[U],eA=iA[h],{method:QA,path:wA,host:mA,upgrade:bA,expectContinue:ZA,signal:GA,protocol:YA,headers:KA}=oA,{body:P}=oA;
if(bA!=null&&bA!=="websocket")return d.errorRequest(iA,oA,new y(`Custom upgrade "${bA}" not supported over HTTP/2`)),!1;let J={};for(let yA=0;yA<KA.length;yA+=2){
let RA=KA[yA+0],pA=KA[yA+1];if(RA==="cookie"){J[RA]!=null?J[RA]=Array.isArray(J[RA])?(J[RA].push(pA),J[RA]):[J[RA],pA]:J[RA]=pA;continue}if(Array.isArray(pA))for(let TA=0;TA<
pA.length;TA++)J[RA]?J[RA]+=`, ${pA[TA]}`:J[RA]=pA[TA];else J[RA]?J[RA]+=`, ${pA}`:J[RA]=pA}let z=null,{hostname:G,port:sA}=iA[u];J[$]=mA||`${G}${sA?`:${sA}`:""}`,
J[W]=QA;let j=yA=>{oA.aborted||oA.completed||(yA=yA||new R,d.errorRequest(iA,oA,yA),z!=null&&(z.removeAllListeners("data"),z.close(),iA[a](yA),_A(iA,oA),iA[S]()),
d.destroy(P,yA))};try{oA.onConnect(j)}catch(yA){d.errorRequest(iA,oA,yA)}if(oA.aborted)return!1;if(bA||QA==="CONNECT")return eA.ref(),bA==="websocket"?eA[k]===!1?
(d.errorRequest(iA,oA,new B("HTTP/2: Extended CONNECT protocol not supported by server")),eA.unref(),!1):(J[W]="CONNECT",J[FA]="websocket",J[tA]=wA,YA==="ws:"||
YA==="wss:"?J[nA]=YA==="ws:"?"http":"https":J[nA]=YA==="http:"?"http":"https",z=eA.request(J,{endStream:!1,signal:GA}),z[_]=!0,++eA[O],z.once("response",(yA,RA)=>{
let{[cA]:pA,...TA}=yA;try{oA.onUpgrade(pA,CA(TA),z)}catch(vA){j(vA);return}_A(iA,oA)}),z.on("error",()=>{(z.rstCode===X||z.rstCode===hA)&&j(new B(`HTTP/2: "stre\
am error" received - code ${z.rstCode}`))}),z.once("close",()=>{eA[O]-=1,eA[O]===0&&eA.unref()}),z.setTimeout(V),!0):(z=eA.request(J,{endStream:!1,signal:GA}),z[_]=
!0,++eA[O],z.on("response",yA=>{let{[cA]:RA,...pA}=yA;try{oA.onUpgrade(RA,CA(pA),z)}catch(TA){j(TA);return}_A(iA,oA)}),z.on("error",j),z.once("close",()=>{eA[O]-=
1,eA[O]===0&&eA.unref()}),z.setTimeout(V),!0);J[tA]=wA,J[nA]=YA==="http:"?"http":"https";let rA=QA==="PUT"||QA==="POST"||QA==="PATCH";P&&typeof P.read=="functio\
n"&&P.read(0);let IA=d.bodyLength(P);if(d.isFormDataLike(P)){Z??=require_body().extractBody;let[yA,RA]=Z(P);J["content-type"]=RA,P=yA.stream,IA=yA.length}if(IA==
null&&(IA=oA.contentLength),rA||(IA=null),DA(QA)&&IA>0&&oA.contentLength!=null&&oA.contentLength!==IA){if(iA[D])return d.errorRequest(iA,oA,new c),!1;process.emitWarning(
new c)}if(IA!=null&&(o(P||IA===0,"no body must not have content length"),J[BA]=`${IA}`),eA.ref(),v.sendHeaders.hasSubscribers){let yA="";for(let RA in J)yA+=`${RA}\
: ${J[RA]}\r
`;v.sendHeaders.publish({request:oA,headers:yA,socket:eA[w]})}let AA=QA==="GET"||QA==="HEAD"||P===null;ZA?(J[uA]="100-continue",z=eA.request(J,{endStream:AA,signal:GA}),
z[_]=!0,z.once("continue",UA)):(z=eA.request(J,{endStream:AA,signal:GA}),z[_]=!0,UA()),++eA[O],z.setTimeout(V);let fA=!1;return z.once("response",yA=>{let{[cA]:RA,
...pA}=yA;if(oA.onResponseStarted(),fA=!0,z.setTimeout(aA),oA.aborted){z.removeAllListeners("data");return}oA.onHeaders(Number(RA),CA(pA),z.resume.bind(z),"")===
!1&&z.pause(),z.on("data",TA=>{oA.aborted||oA.completed||oA.onData(TA)===!1&&z.pause()})}),z.once("end",()=>{z.removeAllListeners("data"),fA?(!oA.aborted&&!oA.completed&&
oA.onComplete({}),_A(iA,oA),iA[S]()):(j(new B("HTTP/2: stream half-closed (remote)")),_A(iA,oA,!0),iA[S]())}),z.once("close",()=>{z.removeAllListeners("data"),eA[O]-=
1,eA[O]===0&&eA.unref(),!oA.aborted&&!oA.completed&&j(new B("HTTP/2: stream closed before the response was complete"))}),z.once("error",function(yA){z.removeAllListeners(
"data"),j(yA)}),z.once("frameError",(yA,RA)=>{z.removeAllListeners("data"),j(new B(`HTTP/2: "frameError" received - type ${yA}, code ${RA}`))}),z.on("aborted",()=>{
z.removeAllListeners("data")}),z.on("timeout",()=>{let yA=fA?new f(`HTTP/2: "body timeout after ${aA}"`):new n(`HTTP/2: "headers timeout after ${V}"`);z.removeAllListeners(
"data"),eA[O]-=1,eA[O]===0&&eA.unref(),j(yA)}),z.once("trailers",yA=>{oA.aborted||oA.completed||(z.removeAllListeners("data"),oA.onComplete(yA))}),!0;function UA(){
!P||IA===0?M(j,z,null,iA,oA,iA[w],IA,rA):d.isBuffer(P)?M(j,z,P,iA,oA,iA[w],IA,rA):d.isBlobLike(P)?typeof P.stream=="function"?SA(j,z,P.stream(),iA,oA,iA[w],IA,rA):
dA(j,z,P,iA,oA,iA[w],IA,rA):d.isStream(P)?lA(j,iA[w],rA,z,P,iA,oA,IA):d.isIterable(P)?SA(j,z,P,iA,oA,iA[w],IA,rA):o(!1)}}function M(iA,oA,V,aA,eA,QA,wA,mA){try{
V!=null&&d.isBuffer(V)&&(o(wA===V.byteLength,"buffer body must have content length"),oA.cork(),oA.write(V),oA.uncork(),oA.end(),eA.onBodySent(V)),mA||(QA[Q]=!0),
eA.onRequestSent(),aA[S]()}catch(bA){iA(bA)}}function lA(iA,oA,V,aA,eA,QA,wA,mA){o(mA!==0||QA[t]===0,"stream body cannot be pipelined");let bA=C(eA,aA,GA=>{GA?(d.
destroy(bA,GA),iA(GA)):(d.removeAllListeners(bA),wA.onRequestSent(),V||(oA[Q]=!0),QA[S]())});d.addListener(bA,"data",ZA);function ZA(GA){wA.onBodySent(GA)}}async function dA(iA,oA,V,aA,eA,QA,wA,mA){
o(wA===V.size,"blob body must have content length");try{if(wA!=null&&wA!==V.size)throw new c;let bA=Buffer.from(await V.arrayBuffer());oA.cork(),oA.write(bA),oA.
uncork(),oA.end(),eA.onBodySent(bA),eA.onRequestSent(),mA||(QA[Q]=!0),aA[S]()}catch(bA){iA(bA)}}async function SA(iA,oA,V,aA,eA,QA,wA,mA){o(wA!==0||aA[t]===0,"i\
terator body cannot be pipelined");let bA=null;function ZA(){if(bA){let YA=bA;bA=null,YA()}}let GA=()=>new Promise((YA,KA)=>{o(bA===null),QA[I]?KA(QA[I]):bA=YA});
oA.on("close",ZA).on("drain",ZA);try{for await(let YA of V){if(QA[I])throw QA[I];let KA=oA.write(YA);eA.onBodySent(YA),KA||await GA()}oA.end(),eA.onRequestSent(),
mA||(QA[Q]=!0),aA[S]()}catch(YA){iA(YA)}finally{oA.off("close",ZA).off("drain",ZA)}}b.exports=EA}}),require_client=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_mod\
ules/undici/lib/dispatcher/client.js"(p,b){"use strict";var o=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),C=(0,chunk_WYN2LYAQ_js_1.__require)("node:net"),d=(0,chunk_WYN2LYAQ_js_1.
__require)("node:http"),c=require_util(),{ClientStats:R}=require_stats(),{channels:e}=require_diagnostics(),B=require_request(),y=require_dispatcher_base(),{InvalidArgumentError:n,
InformationalError:f,ClientDestroyedError:u}=require_errors(),Q=require_connect(),{kUrl:g,kServerName:t,kClient:A,kBusy:r,kConnect:s,kResuming:l,kRunning:I,kPending:w,
kSize:D,kQueue:a,kConnected:i,kConnecting:E,kNeedDrain:h,kKeepAliveDefaultTimeout:m,kHostHeader:N,kPendingIdx:S,kRunningIdx:F,kError:L,kPipelining:H,kKeepAliveTimeoutValue:U,
kMaxHeadersSize:x,kKeepAliveMaxTimeout:k,kKeepAliveTimeoutThreshold:Y,kHeadersTimeout:_,kBodyTimeout:T,kStrictContentLength:v,kConnector:O,kMaxRequests:Z,kCounter:q,
kClose:$,kDestroy:W,kDispatch:tA,kLocalAddress:nA,kMaxResponseSize:BA,kOnError:uA,kHTTPContext:cA,kMaxConcurrentStreams:FA,kHTTP2InitialWindowSize:X,kHTTP2ConnectionWindowSize:hA,
kResume:CA,kPingInterval:EA}=require_symbols(),gA=require_client_h1(),kA=require_client_h2(),HA=Symbol("kClosedResolve"),VA=d&&d.maxHeaderSize&&Number.isInteger(
d.maxHeaderSize)&&d.maxHeaderSize>0?()=>d.maxHeaderSize:()=>{throw new n("http module not available or http.maxHeaderSize invalid")},xA=()=>{};function LA(K){return K[H]??
K[cA]?.defaultPipelining??1}var JA=class extends y{constructor(K,{maxHeaderSize:DA,headersTimeout:NA,socketTimeout:M,requestTimeout:lA,connectTimeout:dA,bodyTimeout:SA,
idleTimeout:iA,keepAlive:oA,keepAliveTimeout:V,maxKeepAliveTimeout:aA,keepAliveMaxTimeout:eA,keepAliveTimeoutThreshold:QA,socketPath:wA,pipelining:mA,tls:bA,strictContentLength:ZA,
maxCachedSessions:GA,connect:YA,maxRequestsPerClient:KA,localAddress:P,maxResponseSize:J,autoSelectFamily:z,autoSelectFamilyAttemptTimeout:G,maxConcurrentStreams:sA,
allowH2:j,useH2c:rA,initialWindowSize:IA,connectionWindowSize:AA,pingInterval:fA,webSocket:UA,eventSource:yA}={}){if(oA!==void 0)throw new n("unsupported keepAl\
ive, use pipelining=0 instead");if(M!==void 0)throw new n("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");if(lA!==void 0)throw new n("uns\
upported requestTimeout, use headersTimeout & bodyTimeout instead");if(iA!==void 0)throw new n("unsupported idleTimeout, use keepAliveTimeout instead");if(aA!==
void 0)throw new n("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");if(DA!=null){if(!Number.isInteger(DA)||DA<1)throw new n("invalid maxHeade\
rSize")}else DA=VA();if(wA!=null&&typeof wA!="string")throw new n("invalid socketPath");if(dA!=null&&(!Number.isFinite(dA)||dA<0))throw new n("invalid connectTi\
meout");if(V!=null&&(!Number.isFinite(V)||V<=0))throw new n("invalid keepAliveTimeout");if(eA!=null&&(!Number.isFinite(eA)||eA<=0))throw new n("invalid keepAliv\
eMaxTimeout");if(QA!=null&&!Number.isFinite(QA))throw new n("invalid keepAliveTimeoutThreshold");if(NA!=null&&(!Number.isInteger(NA)||NA<0))throw new n("headers\
Timeout must be a positive integer or zero");if(SA!=null&&(!Number.isInteger(SA)||SA<0))throw new n("bodyTimeout must be a positive integer or zero");if(YA!=null&&
typeof YA!="function"&&typeof YA!="object")throw new n("connect must be a function or an object");if(KA!=null&&(!Number.isInteger(KA)||KA<0))throw new n("maxReq\
uestsPerClient must be a positive number");if(P!=null&&(typeof P!="string"||C.isIP(P)===0))throw new n("localAddress must be valid string IP address");if(J!=null&&
(!Number.isInteger(J)||J<-1))throw new n("maxResponseSize must be a positive number");if(G!=null&&(!Number.isInteger(G)||G<-1))throw new n("autoSelectFamilyAtte\
mptTimeout must be a positive number");if(j!=null&&typeof j!="boolean")throw new n("allowH2 must be a valid boolean value");if(sA!=null&&(typeof sA!="number"||sA<
1))throw new n("maxConcurrentStreams must be a positive integer, greater than 0");if(rA!=null&&typeof rA!="boolean")throw new n("useH2c must be a valid boolean \
value");if(IA!=null&&(!Number.isInteger(IA)||IA<1))throw new n("initialWindowSize must be a positive integer, greater than 0");if(AA!=null&&(!Number.isInteger(AA)||
AA<1))throw new n("connectionWindowSize must be a positive integer, greater than 0");if(fA!=null&&(typeof fA!="number"||!Number.isInteger(fA)||fA<0))throw new n(
"pingInterval must be a positive integer, greater or equal to 0");if(super({webSocket:UA,eventSource:yA}),typeof YA!="function")YA=Q({...bA,maxCachedSessions:GA,
allowH2:j,useH2c:rA,socketPath:wA,timeout:dA,...typeof z=="boolean"?{autoSelectFamily:z,autoSelectFamilyAttemptTimeout:G}:void 0,...YA});else{let RA=YA;YA=(pA,TA)=>RA(
{...pA,...wA!=null?{socketPath:wA}:null,...j!=null?{allowH2:j}:null},TA)}this[g]=c.parseOrigin(K),this[O]=YA,this[H]=mA??1,this[x]=DA,this[m]=V??4e3,this[k]=eA??
6e5,this[Y]=QA??2e3,this[U]=this[m],this[t]=null,this[nA]=P??null,this[l]=0,this[h]=0,this[N]=`host: ${this[g].hostname}${this[g].port?`:${this[g].port}`:""}\r
`,this[T]=SA??3e5,this[_]=NA??3e5,this[v]=ZA??!0,this[Z]=KA,this[HA]=null,this[BA]=J>-1?J:-1,this[cA]=null,this[FA]=sA??100,this[X]=IA??262144,this[hA]=AA??524288,
this[EA]=fA??6e4,this[a]=[],this[F]=0,this[S]=0,this[CA]=RA=>OA(this,RA),this[uA]=RA=>_A(this,RA)}get pipelining(){return this[H]}set pipelining(K){this[H]=K,this[CA](
!0)}get stats(){return new R(this)}get[w](){return this[a].length-this[S]}get[I](){return this[S]-this[F]}get[D](){return this[a].length-this[F]}get[i](){return!!this[cA]&&
!this[E]&&!this[cA].destroyed}get[r](){return!!(this[cA]?.busy(null)||this[D]>=(LA(this)||1)||this[w]>0)}[s](K){WA(this),this.once("connect",K)}[tA](K,DA){let NA=new B(
this[g].origin,K,DA);return this[a].push(NA),this[l]||(c.bodyLength(NA.body)==null&&c.isIterable(NA.body)?(this[l]=1,queueMicrotask(()=>OA(this))):this[CA](!0)),
this[l]&&this[h]!==2&&this[r]&&(this[h]=2),this[h]<2}[$](){return new Promise(K=>{this[D]?this[HA]=K:K(null)})}[W](K){return new Promise(DA=>{let NA=this[a].splice(
this[S]);for(let lA=0;lA<NA.length;lA++){let dA=NA[lA];dA!=null&&c.errorRequest(this,dA,K)}let M=()=>{this[HA]&&(this[HA](),this[HA]=null),DA(null)};this[cA]?(this[cA].
destroy(K,M),this[cA]=null):queueMicrotask(M),this[CA]()})}};function _A(K,DA){if(K[I]===0&&DA.code!=="UND_ERR_INFO"&&DA.code!=="UND_ERR_SOCKET"){o(K[S]===K[F]);
let NA=K[a].splice(K[F]);for(let M=0;M<NA.length;M++){let lA=NA[M];lA!=null&&c.errorRequest(K,lA,DA)}o(K[D]===0)}}function WA(K){o(!K[E]),o(!K[cA]);let{host:DA,
hostname:NA,protocol:M,port:lA}=K[g];if(NA[0]==="["){let dA=NA.indexOf("]");o(dA!==-1);let SA=NA.substring(1,dA);o(C.isIPv6(SA)),NA=SA}K[E]=!0,e.beforeConnect.hasSubscribers&&
e.beforeConnect.publish({connectParams:{host:DA,hostname:NA,protocol:M,port:lA,version:K[cA]?.version,servername:K[t],localAddress:K[nA]},connector:K[O]});try{K[O](
{host:DA,hostname:NA,protocol:M,port:lA,servername:K[t],localAddress:K[nA]},(dA,SA)=>{if(dA){jA(K,dA,{host:DA,hostname:NA,protocol:M,port:lA}),K[CA]();return}if(K.
destroyed){c.destroy(SA.on("error",xA),new u),K[CA]();return}o(SA);try{K[cA]=SA.alpnProtocol==="h2"?kA(K,SA):gA(K,SA)}catch(iA){SA.destroy().on("error",xA),jA(K,
iA,{host:DA,hostname:NA,protocol:M,port:lA}),K[CA]();return}K[E]=!1,SA[q]=0,SA[Z]=K[Z],SA[A]=K,SA[L]=null,e.connected.hasSubscribers&&e.connected.publish({connectParams:{
host:DA,hostname:NA,protocol:M,port:lA,version:K[cA]?.version,servername:K[t],localAddress:K[nA]},connector:K[O],socket:SA}),K.emit("connect",K[g],[K]),K[CA]()})}catch(dA){
jA(K,dA,{host:DA,hostname:NA,protocol:M,port:lA}),K[CA]()}}function jA(K,DA,{host:NA,hostname:M,protocol:lA,port:dA}){if(!K.destroyed){if(K[E]=!1,e.connectError.
hasSubscribers&&e.connectError.publish({connectParams:{host:NA,hostname:M,protocol:lA,port:dA,version:K[cA]?.version,servername:K[t],localAddress:K[nA]},connector:K[O],
error:DA}),DA.code==="ERR_TLS_CERT_ALTNAME_INVALID")for(o(K[I]===0);K[w]>0&&K[a][K[S]].servername===K[t];){let SA=K[a][K[S]++];c.errorRequest(K,SA,DA)}else _A(K,
DA);K.emit("connectionError",K[g],[K],DA)}}function PA(K){K[h]=0,K.emit("drain",K[g],[K])}function OA(K,DA){K[l]!==2&&(K[l]=2,XA(K,DA),K[l]=0,K[F]>256&&(K[a].splice(
0,K[F]),K[S]-=K[F],K[F]=0))}function XA(K,DA){for(;;){if(K.destroyed){o(K[w]===0);return}if(K[HA]&&!K[D]){K[HA](),K[HA]=null;return}if(K[cA]&&K[cA].resume(),K[r])
K[h]=2;else if(K[h]===2){DA?(K[h]=1,queueMicrotask(()=>PA(K))):PA(K);continue}if(K[w]===0||K[I]>=(LA(K)||1))return;let NA=K[a][K[S]];if(NA===null)return;if(K[g].
protocol==="https:"&&K[t]!==NA.servername){if(K[I]>0)return;K[t]=NA.servername,K[cA]?.destroy(new f("servername changed"),()=>{K[cA]=null,OA(K)})}if(K[E])return;
if(!K[cA]){WA(K);return}if(K[cA].destroyed||K[cA].busy(NA))return;!NA.aborted&&K[cA].write(NA)?K[S]++:K[a].splice(K[S],1)}}b.exports=JA}}),require_fixed_queue=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/dispatcher/fixed-queue.js"(p,b){"use strict";var o=class{bottom=0;top=0;list=new Array(2048).fill(void 0);next=null;isEmpty(){
return this.top===this.bottom}isFull(){return(this.top+1&2047)===this.bottom}push(C){this.list[this.top]=C,this.top=this.top+1&2047}shift(){let C=this.list[this.
bottom];return C===void 0?null:(this.list[this.bottom]=void 0,this.bottom=this.bottom+1&2047,C)}};b.exports=class{constructor(){this.head=this.tail=new o}isEmpty(){
return this.head.isEmpty()}push(C){this.head.isFull()&&(this.head=this.head.next=new o),this.head.push(C)}shift(){let C=this.tail,d=C.shift();return C.isEmpty()&&
C.next!==null&&(this.tail=C.next,C.next=null),d}}}}),require_pool_base=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/dispatcher/pool-base.js"(p,b){
"use strict";var{PoolStats:o}=require_stats(),C=require_dispatcher_base(),d=require_fixed_queue(),{kConnected:c,kSize:R,kRunning:e,kPending:B,kQueued:y,kBusy:n,
kFree:f,kUrl:u,kClose:Q,kDestroy:g,kDispatch:t}=require_symbols(),A=Symbol("clients"),r=Symbol("needDrain"),s=Symbol("queue"),l=Symbol("closed resolve"),I=Symbol(
"onDrain"),w=Symbol("onConnect"),D=Symbol("onDisconnect"),a=Symbol("onConnectionError"),i=Symbol("get dispatcher"),E=Symbol("add client"),h=Symbol("remove clien\
t"),m=class extends C{[s]=new d;[y]=0;[A]=[];[r]=!1;[I](N,S,F){let L=this[s],H=!1;for(;!H;){let U=L.shift();if(!U)break;this[y]--,H=!N.dispatch(U.opts,U.handler)}
if(N[r]=H,!H&&this[r]&&(this[r]=!1,this.emit("drain",S,[this,...F])),this[l]&&L.isEmpty()){let U=[];for(let x=0;x<this[A].length;x++){let k=this[A][x];k.destroyed||
U.push(k.close())}return Promise.all(U).then(this[l])}}[w]=(N,S)=>{this.emit("connect",N,[this,...S])};[D]=(N,S,F)=>{this.emit("disconnect",N,[this,...S],F)};[a]=(N,S,F)=>{
this.emit("connectionError",N,[this,...S],F)};get[n](){return this[r]}get[c](){let N=0;for(let{[c]:S}of this[A])N+=S;return N}get[f](){let N=0;for(let{[c]:S,[r]:F}of this[A])
N+=S&&!F;return N}get[B](){let N=this[y];for(let{[B]:S}of this[A])N+=S;return N}get[e](){let N=0;for(let{[e]:S}of this[A])N+=S;return N}get[R](){let N=this[y];for(let{
[R]:S}of this[A])N+=S;return N}get stats(){return new o(this)}[Q](){if(this[s].isEmpty()){let N=[];for(let S=0;S<this[A].length;S++){let F=this[A][S];F.destroyed||
N.push(F.close())}return Promise.all(N)}else return new Promise(N=>{this[l]=N})}[g](N){for(;;){let F=this[s].shift();if(!F)break;F.handler.onError(N)}let S=new Array(
this[A].length);for(let F=0;F<this[A].length;F++)S[F]=this[A][F].destroy(N);return Promise.all(S)}[t](N,S){let F=this[i]();return F?F.dispatch(N,S)||(F[r]=!0,this[r]=
!this[i]()):(this[r]=!0,this[s].push({opts:N,handler:S}),this[y]++),!this[r]}[E](N){return N.on("drain",this[I].bind(this,N)).on("connect",this[w]).on("disconne\
ct",this[D]).on("connectionError",this[a]),this[A].push(N),this[r]&&queueMicrotask(()=>{this[r]&&this[I](N,N[u],[N,this])}),this}[h](N){N.close(()=>{let S=this[A].
indexOf(N);S!==-1&&this[A].splice(S,1)}),this[r]=this[A].some(S=>!S[r]&&S.closed!==!0&&S.destroyed!==!0)}};b.exports={PoolBase:m,kClients:A,kNeedDrain:r,kAddClient:E,
kRemoveClient:h,kGetDispatcher:i}}}),require_pool=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/dispatcher/pool.js"(p,b){"use strict";var{PoolBase:o,
kClients:C,kNeedDrain:d,kAddClient:c,kGetDispatcher:R,kRemoveClient:e}=require_pool_base(),B=require_client(),{InvalidArgumentError:y}=require_errors(),n=require_util(),
{kUrl:f}=require_symbols(),u=require_connect(),Q=Symbol("options"),g=Symbol("connections"),t=Symbol("factory");function A(s,l){return new B(s,l)}var r=class extends o{constructor(s,{
connections:l,factory:I=A,connect:w,connectTimeout:D,tls:a,maxCachedSessions:i,socketPath:E,autoSelectFamily:h,autoSelectFamilyAttemptTimeout:m,allowH2:N,clientTtl:S,
...F}={}){if(l!=null&&(!Number.isFinite(l)||l<0))throw new y("invalid connections");if(typeof I!="function")throw new y("factory must be a function.");if(w!=null&&
typeof w!="function"&&typeof w!="object")throw new y("connect must be a function or an object");typeof w!="function"&&(w=u({...a,maxCachedSessions:i,allowH2:N,socketPath:E,
timeout:D,...typeof h=="boolean"?{autoSelectFamily:h,autoSelectFamilyAttemptTimeout:m}:void 0,...w})),super(F),this[g]=l||null,this[f]=n.parseOrigin(s),this[Q]=
{...n.deepClone(F),connect:w,allowH2:N,clientTtl:S,socketPath:E},this[Q].interceptors=F.interceptors?{...F.interceptors}:void 0,this[t]=I,this.on("connect",(L,H)=>{
if(S!=null&&S>0)for(let U of H)Object.assign(U,{ttl:Date.now()})}),this.on("connectionError",(L,H,U)=>{for(let x of H){let k=this[C].indexOf(x);k!==-1&&this[C].
splice(k,1)}})}[R](){let s=this[Q].clientTtl;for(let l of this[C])if(s!=null&&s>0&&l.ttl&&Date.now()-l.ttl>s)this[e](l);else if(!l[d])return l;if(!this[g]||this[C].
length<this[g]){let l=this[t](this[f],this[Q]);return this[c](l),l}}};b.exports=r}}),require_balanced_pool=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/und\
ici/lib/dispatcher/balanced-pool.js"(p,b){"use strict";var{BalancedPoolMissingUpstreamError:o,InvalidArgumentError:C}=require_errors(),{PoolBase:d,kClients:c,kNeedDrain:R,
kAddClient:e,kRemoveClient:B,kGetDispatcher:y}=require_pool_base(),n=require_pool(),{kUrl:f}=require_symbols(),u=require_util(),Q=Symbol("factory"),g=Symbol("op\
tions"),t=Symbol("kGreatestCommonDivisor"),A=Symbol("kCurrentWeight"),r=Symbol("kIndex"),s=Symbol("kWeight"),l=Symbol("kMaxWeightPerServer"),I=Symbol("kErrorPen\
alty");function w(i,E){if(i===0)return E;for(;E!==0;){let h=E;E=i%E,i=h}return i}function D(i,E){return new n(i,E)}var a=class extends d{constructor(i=[],{factory:E=D,
connect:h,tls:m,...N}={}){if(typeof E!="function")throw new C("factory must be a function.");super(N),h&&typeof h!="function"&&(h={...h}),m&&typeof m!="function"&&
(m={...m}),this[g]={...u.deepClone(N),connect:h,tls:m},this[g].interceptors=N.interceptors?{...N.interceptors}:void 0,this[r]=-1,this[A]=0,this[l]=this[g].maxWeightPerServer||
100,this[I]=this[g].errorPenalty||15,Array.isArray(i)||(i=[i]),this[Q]=E;for(let S of i)this.addUpstream(S);this._updateBalancedPoolStats()}addUpstream(i){let E=u.
parseOrigin(i).origin;if(this[c].find(m=>m[f].origin===E&&m.closed!==!0&&m.destroyed!==!0))return this;let h=this[Q](E,this[g]);this[e](h),h.on("connect",()=>{h[s]=
Math.min(this[l],h[s]+this[I])}),h.on("connectionError",()=>{h[s]=Math.max(1,h[s]-this[I]),this._updateBalancedPoolStats()}),h.on("disconnect",(...m)=>{let N=m[2];
N&&N.code==="UND_ERR_SOCKET"&&(h[s]=Math.max(1,h[s]-this[I]),this._updateBalancedPoolStats())});for(let m of this[c])m[s]=this[l];return this._updateBalancedPoolStats(),
this}_updateBalancedPoolStats(){let i=0;for(let E=0;E<this[c].length;E++)i=w(this[c][E][s],i);this[t]=i}removeUpstream(i){let E=u.parseOrigin(i).origin,h=this[c].
find(m=>m[f].origin===E&&m.closed!==!0&&m.destroyed!==!0);return h&&this[B](h),this}getUpstream(i){let E=u.parseOrigin(i).origin;return this[c].find(h=>h[f].origin===
E&&h.closed!==!0&&h.destroyed!==!0)}get upstreams(){return this[c].filter(i=>i.closed!==!0&&i.destroyed!==!0).map(i=>i[f].origin)}[y](){if(this[c].length===0)throw new o;
if(!this[c].find(h=>!h[R]&&h.closed!==!0&&h.destroyed!==!0)||this[c].map(h=>h[R]).reduce((h,m)=>h&&m,!0))return;let i=0,E=this[c].findIndex(h=>!h[R]);for(;i++<this[c].
length;){this[r]=(this[r]+1)%this[c].length;let h=this[c][this[r]];if(h[s]>this[c][E][s]&&!h[R]&&(E=this[r]),this[r]===0&&(this[A]=this[A]-this[t],this[A]<=0&&(this[A]=
this[l])),h[s]>=this[A]&&!h[R])return h}return this[A]=this[c][E][s],this[r]=E,this[c][E]}};b.exports=a}}),require_round_robin_pool=(0,chunk_WYN2LYAQ_js_1.__commonJS)(
{"node_modules/undici/lib/dispatcher/round-robin-pool.js"(p,b){"use strict";var{PoolBase:o,kClients:C,kNeedDrain:d,kAddClient:c,kGetDispatcher:R,kRemoveClient:e}=require_pool_base(),
B=require_client(),{InvalidArgumentError:y}=require_errors(),n=require_util(),{kUrl:f}=require_symbols(),u=require_connect(),Q=Symbol("options"),g=Symbol("conne\
ctions"),t=Symbol("factory"),A=Symbol("index");function r(l,I){return new B(l,I)}var s=class extends o{constructor(l,{connections:I,factory:w=r,connect:D,connectTimeout:a,
tls:i,maxCachedSessions:E,socketPath:h,autoSelectFamily:m,autoSelectFamilyAttemptTimeout:N,allowH2:S,clientTtl:F,...L}={}){if(I!=null&&(!Number.isFinite(I)||I<0))
throw new y("invalid connections");if(typeof w!="function")throw new y("factory must be a function.");if(D!=null&&typeof D!="function"&&typeof D!="object")throw new y(
"connect must be a function or an object");typeof D!="function"&&(D=u({...i,maxCachedSessions:E,allowH2:S,socketPath:h,timeout:a,...typeof m=="boolean"?{autoSelectFamily:m,
autoSelectFamilyAttemptTimeout:N}:void 0,...D})),super(),this[g]=I||null,this[f]=n.parseOrigin(l),this[Q]={...n.deepClone(L),connect:D,allowH2:S,clientTtl:F,socketPath:h},
this[Q].interceptors=L.interceptors?{...L.interceptors}:void 0,this[t]=w,this[A]=-1,this.on("connect",(H,U)=>{if(F!=null&&F>0)for(let x of U)Object.assign(x,{ttl:Date.
now()})}),this.on("connectionError",(H,U,x)=>{for(let k of U){let Y=this[C].indexOf(k);Y!==-1&&this[C].splice(Y,1)}})}[R](){let l=this[Q].clientTtl,I=this[C].length;
if(I===0){let D=this[t](this[f],this[Q]);return this[c](D),D}let w=0;for(;w<I;){this[A]=(this[A]+1)%I;let D=this[C][this[A]];if(l!=null&&l>0&&D.ttl&&Date.now()-
D.ttl>l){this[e](D),w++;continue}if(!D[d])return D;w++}if(!this[g]||I<this[g]){let D=this[t](this[f],this[Q]);return this[c](D),D}}};b.exports=s}}),require_agent=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/dispatcher/agent.js"(p,b){"use strict";var{InvalidArgumentError:o,MaxOriginsReachedError:C}=require_errors(),{kClients:d,kRunning:c,
kClose:R,kDestroy:e,kDispatch:B,kUrl:y}=require_symbols(),n=require_dispatcher_base(),f=require_pool(),u=require_client(),Q=require_util(),g=Symbol("onConnect"),
t=Symbol("onDisconnect"),A=Symbol("onConnectionError"),r=Symbol("onDrain"),s=Symbol("factory"),l=Symbol("options"),I=Symbol("origins");function w(a,i){return i&&
i.connections===1?new u(a,i):new f(a,i)}var D=class extends n{constructor({factory:a=w,maxOrigins:i=1/0,connect:E,tls:h,...m}={}){if(typeof a!="function")throw new o(
"factory must be a function.");if(E!=null&&typeof E!="function"&&typeof E!="object")throw new o("connect must be a function or an object");if(typeof i!="number"||
Number.isNaN(i)||i<=0)throw new o("maxOrigins must be a number greater than 0");super(m),E&&typeof E!="function"&&(E={...E}),h&&typeof h!="function"&&(h={...h}),
this[l]={...Q.deepClone(m),maxOrigins:i,connect:E,tls:h},this[s]=a,this[d]=new Map,this[I]=new Set,this[r]=(N,S)=>{this.emit("drain",N,[this,...S])},this[g]=(N,S)=>{
this.emit("connect",N,[this,...S])},this[t]=(N,S,F)=>{this.emit("disconnect",N,[this,...S],F)},this[A]=(N,S,F)=>{this.emit("connectionError",N,[this,...S],F)}}get[c](){
let a=0;for(let{dispatcher:i}of this[d].values())a+=i[c];return a}[B](a,i){let E;if(a.origin&&(typeof a.origin=="string"||a.origin instanceof URL))E=String(a.origin);else
throw new o("opts.origin must be a non-empty string or URL.");if(this[I].size>=this[l].maxOrigins&&!this[I].has(E))throw new C;let h=this[d].get(E),m=h&&h.dispatcher;
if(!m){let N=S=>{let F=this[d].get(E);F&&(S&&(F.count-=1),F.count<=0&&(this[d].delete(E),F.dispatcher.destroyed||F.dispatcher.close()),this[I].delete(E))};m=this[s](
a.origin,this[l]).on("drain",this[r]).on("connect",(S,F)=>{let L=this[d].get(E);L&&(L.count+=1),this[g](S,F)}).on("disconnect",(S,F,L)=>{N(!0),this[t](S,F,L)}).
on("connectionError",(S,F,L)=>{N(!1),this[A](S,F,L)}),this[d].set(E,{count:0,dispatcher:m}),this[I].add(E)}return m.dispatch(a,i)}[R](){let a=[];for(let{dispatcher:i}of this[d].
values())a.push(i.close());return this[d].clear(),Promise.all(a)}[e](a){let i=[];for(let{dispatcher:E}of this[d].values())i.push(E.destroy(a));return this[d].clear(),
Promise.all(i)}get stats(){let a={};for(let{dispatcher:i}of this[d].values())i.stats&&(a[i[y].origin]=i.stats);return a}};b.exports=D}}),require_socks5_utils=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/core/socks5-utils.js"(p,b){"use strict";var{Buffer:o}=(0,chunk_WYN2LYAQ_js_1.__require)("node:buffer"),C=(0,chunk_WYN2LYAQ_js_1.
__require)("node:net"),{InvalidArgumentError:d}=require_errors();function c(n){if(C.isIPv4(n)){let u=n.split(".").map(Number);return{type:1,buffer:o.from(u)}}if(C.
isIPv6(n))return{type:4,buffer:R(n)};let f=o.from(n,"utf8");if(f.length>255)throw new d("Domain name too long (max 255 bytes)");return{type:3,buffer:o.concat([o.
from([f.length]),f])}}function R(n){let f=o.alloc(16),u=n;if(n.includes(".")){let g=n.lastIndexOf(":"),t=n.slice(g+1);if(C.isIPv4(t)){let A=t.split(".").map(Number),
r=(A[0]<<8|A[1]).toString(16),s=(A[2]<<8|A[3]).toString(16);u=`${n.slice(0,g)}:${r}:${s}`}}let Q=u.indexOf("::");if(Q!==-1){let g=u.slice(0,Q),t=u.slice(Q+2),A=g===
""?[]:g.split(":"),r=t===""?[]:t.split(":"),s=0;for(let l of A)f.writeUInt16BE(parseInt(l,16),s),s+=2;s=16-r.length*2;for(let l of r)f.writeUInt16BE(parseInt(l,
16),s),s+=2}else{let g=u.split(":");for(let t=0;t<g.length;t++)f.writeUInt16BE(parseInt(g[t],16),t*2)}return f}function e(n,f,u){let Q=o.allocUnsafe(2);return Q.
writeUInt16BE(u,0),o.concat([o.from([n]),f,Q])}function B(n,f=0){if(n.length<f+1)throw new d("Buffer too small to contain address type");let u=n[f],Q,g=f+1;switch(u){case 1:{
if(n.length<g+6)throw new d("Buffer too small for IPv4 address");Q=Array.from(n.subarray(g,g+4)).join("."),g+=4;break}case 3:{if(n.length<g+1)throw new d("Buffe\
r too small for domain length");let A=n[g];if(g+=1,n.length<g+A+2)throw new d("Buffer too small for domain address");Q=n.subarray(g,g+A).toString("utf8"),g+=A;break}case 4:{
if(n.length<g+18)throw new d("Buffer too small for IPv6 address");let A=[];for(let r=0;r<8;r++){let s=n.readUInt16BE(g+r*2);A.push(s.toString(16))}Q=A.join(":"),
g+=16;break}default:throw new d(`Invalid address type: ${u}`)}if(n.length<g+2)throw new d("Buffer too small for port");let t=n.readUInt16BE(g);return g+=2,{address:Q,
port:t,bytesRead:g-f}}function y(n){let f={1:"General SOCKS server failure",2:"Connection not allowed by ruleset",3:"Network unreachable",4:"Host unreachable",5:"\
Connection refused",6:"TTL expired",7:"Command not supported",8:"Address type not supported"}[n]||`Unknown SOCKS5 error code: ${n}`,u=new Error(f);return u.code=
`SOCKS5_${n}`,u}b.exports={parseAddress:c,parseIPv6:R,buildAddressBuffer:e,parseResponseAddress:B,createReplyError:y}}}),require_socks5_client=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/core/socks5-client.js"(p,b){"use strict";var{EventEmitter:o}=(0,chunk_WYN2LYAQ_js_1.__require)("node:events"),{Buffer:C}=(0,chunk_WYN2LYAQ_js_1.
__require)("node:buffer"),{InvalidArgumentError:d,Socks5ProxyError:c}=require_errors(),{debuglog:R}=(0,chunk_WYN2LYAQ_js_1.__require)("node:util"),{parseAddress:e}=require_socks5_utils(),
B=R("undici:socks5"),y=C.alloc(0),n=5,f={NO_AUTH:0,GSSAPI:1,USERNAME_PASSWORD:2,NO_ACCEPTABLE:255},u={CONNECT:1,BIND:2,UDP_ASSOCIATE:3},Q={IPV4:1,DOMAIN:3,IPV6:4},
g={SUCCEEDED:0,GENERAL_FAILURE:1,CONNECTION_NOT_ALLOWED:2,NETWORK_UNREACHABLE:3,HOST_UNREACHABLE:4,CONNECTION_REFUSED:5,TTL_EXPIRED:6,COMMAND_NOT_SUPPORTED:7,ADDRESS_TYPE_NOT_SUPPORTED:8},
t={INITIAL:"initial",HANDSHAKING:"handshaking",AUTHENTICATING:"authenticating",AUTHENTICATED:"authenticated",CONNECTING:"connecting",CONNECTED:"connected",ERROR:"\
error",CLOSED:"closed"},A=class extends o{constructor(r,s={}){if(super(),!r)throw new d("socket is required");this.socket=r,this.options=s,this.state=t.INITIAL,
this.buffer=y,this.onSocketData=this.onData.bind(this),this.onSocketError=this.onError.bind(this),this.onSocketClose=this.onClose.bind(this),this.authMethods=[],
s.username&&s.password&&this.authMethods.push(f.USERNAME_PASSWORD),this.authMethods.push(f.NO_AUTH),this.socket.on("data",this.onSocketData),this.socket.on("err\
or",this.onSocketError),this.socket.on("close",this.onSocketClose)}onData(r){B("received data",r.length,"bytes in state",this.state),this.buffer=C.concat([this.
buffer,r]);try{switch(this.state){case t.HANDSHAKING:this.handleHandshakeResponse();break;case t.AUTHENTICATING:this.handleAuthResponse();break;case t.CONNECTING:
this.handleConnectResponse();break}}catch(s){this.onError(s)}}onError(r){B("socket error",r),this.state=t.ERROR,this.emit("error",r),this.destroy()}onClose(){B(
"socket closed"),this.state=t.CLOSED,this.emit("close")}destroy(){this.socket&&!this.socket.destroyed&&this.socket.destroy()}markAuthenticated(){this.state=t.AUTHENTICATED,
this.emit("authenticated")}handshake(){if(this.state!==t.INITIAL)throw new d("Handshake already started");B("starting handshake with",this.authMethods.length,"a\
uth methods"),this.state=t.HANDSHAKING;let r=C.alloc(2+this.authMethods.length);r[0]=n,r[1]=this.authMethods.length,this.authMethods.forEach((s,l)=>{r[2+l]=s}),
this.socket.write(r)}handleHandshakeResponse(){if(this.buffer.length<2)return;let r=this.buffer[0],s=this.buffer[1];if(r!==n)throw new c(`Invalid SOCKS version:\
 ${r}`,"UND_ERR_SOCKS5_VERSION");if(s===f.NO_ACCEPTABLE)throw new c("No acceptable authentication method","UND_ERR_SOCKS5_AUTH_REJECTED");if(this.buffer=this.buffer.
subarray(2),B("server selected auth method",s),s===f.NO_AUTH)this.markAuthenticated();else if(s===f.USERNAME_PASSWORD)this.state=t.AUTHENTICATING,this.sendAuthRequest();else
throw new c(`Unsupported authentication method: ${s}`,"UND_ERR_SOCKS5_AUTH_METHOD")}sendAuthRequest(){let{username:r,password:s}=this.options;if(!r||!s)throw new d(
"Username and password required for authentication");B("sending username/password auth");let l=C.from(r),I=C.from(s);if(l.length>255||I.length>255)throw new d("\
Username or password too long");let w=C.alloc(3+l.length+I.length);w[0]=1,w[1]=l.length,l.copy(w,2),w[2+l.length]=I.length,I.copy(w,3+l.length),this.socket.write(
w)}handleAuthResponse(){if(this.buffer.length<2)return;let r=this.buffer[0],s=this.buffer[1];if(r!==1)throw new c(`Invalid auth sub-negotiation version: ${r}`,"\
UND_ERR_SOCKS5_AUTH_VERSION");if(s!==0)throw new c("Authentication failed","UND_ERR_SOCKS5_AUTH_FAILED");this.buffer=this.buffer.subarray(2),B("authentication s\
uccessful"),this.markAuthenticated()}connect(r,s){if(this.state===t.CONNECTING||this.state===t.CONNECTED)throw new d("Connection already in progress");if(this.state!==
t.AUTHENTICATED)throw new d("Client must be authenticated before CONNECT");B("connecting to",r,s),this.state=t.CONNECTING;let l=this.buildConnectRequest(u.CONNECT,
r,s);this.socket.write(l)}buildConnectRequest(r,s,l){let{type:I,buffer:w}=e(s),D=C.alloc(4+w.length+2);return D[0]=n,D[1]=r,D[2]=0,D[3]=I,w.copy(D,4),D.writeUInt16BE(
l,4+w.length),D}handleConnectResponse(){if(this.buffer.length<4)return;let r=this.buffer[0],s=this.buffer[1],l=this.buffer[3];if(r!==n)throw new c(`Invalid SOCK\
S version in reply: ${r}`,"UND_ERR_SOCKS5_REPLY_VERSION");let I=4;if(l===Q.IPV4)I+=6;else if(l===Q.DOMAIN){if(this.buffer.length<5)return;I+=1+this.buffer[4]+2}else if(l===
Q.IPV6)I+=18;else throw new c(`Invalid address type in reply: ${l}`,"UND_ERR_SOCKS5_ADDR_TYPE");if(this.buffer.length<I)return;if(s!==g.SUCCEEDED){let i=this.getReplyErrorMessage(
s);throw new c(`SOCKS5 connection failed: ${i}`,`UND_ERR_SOCKS5_REPLY_${s}`)}let w,D=4;if(l===Q.IPV4)w=Array.from(this.buffer.subarray(D,D+4)).join("."),D+=4;else if(l===
Q.DOMAIN){let i=this.buffer[D];D+=1,w=this.buffer.subarray(D,D+i).toString(),D+=i}else if(l===Q.IPV6){let i=[];for(let E=0;E<8;E++){let h=this.buffer.readUInt16BE(
D+E*2);i.push(h.toString(16))}w=i.join(":"),D+=16}let a=this.buffer.readUInt16BE(D);this.buffer=y,this.state=t.CONNECTED,this.socket.removeListener("data",this.
onSocketData),B("connected, bound address:",w,"port:",a),this.emit("connected",{address:w,port:a})}getReplyErrorMessage(r){switch(r){case g.GENERAL_FAILURE:return"\
General SOCKS server failure";case g.CONNECTION_NOT_ALLOWED:return"Connection not allowed by ruleset";case g.NETWORK_UNREACHABLE:return"Network unreachable";case g.
HOST_UNREACHABLE:return"Host unreachable";case g.CONNECTION_REFUSED:return"Connection refused";case g.TTL_EXPIRED:return"TTL expired";case g.COMMAND_NOT_SUPPORTED:
return"Command not supported";case g.ADDRESS_TYPE_NOT_SUPPORTED:return"Address type not supported";default:return`Unknown error code: ${r}`}}};b.exports={Socks5Client:A,
AUTH_METHODS:f,COMMANDS:u,ADDRESS_TYPES:Q,REPLY_CODES:g,STATES:t}}}),require_socks5_proxy_agent=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/dis\
patcher/socks5-proxy-agent.js"(p,b){"use strict";var{URL:o}=(0,chunk_WYN2LYAQ_js_1.__require)("node:url"),C,d=require_dispatcher_base(),{InvalidArgumentError:c}=require_errors(),
{Socks5Client:R,STATES:e}=require_socks5_client(),{kDispatch:B,kClose:y,kDestroy:n}=require_symbols(),f=require_pool(),u=require_connect(),{debuglog:Q}=(0,chunk_WYN2LYAQ_js_1.
__require)("node:util"),g=Q("undici:socks5-proxy"),t=Symbol("proxy url"),A=Symbol("proxy headers"),r=Symbol("proxy auth"),s=Symbol("proxy protocol"),l=Symbol("p\
ools"),I=Symbol("connector"),w=Symbol("request tls settings"),D=!1,a=class extends d{constructor(i,E={}){if(super(),D||(process.emitWarning("SOCKS5 proxy suppor\
t is experimental and subject to change","ExperimentalWarning"),D=!0),!i)throw new c("Proxy URL is mandatory");let h=typeof i=="string"?new o(i):i;if(h.protocol!==
"socks5:"&&h.protocol!=="socks:")throw new c("Proxy URL must use socks5:// or socks:// protocol");this[t]=h,this[A]=E.headers||{},this[s]=E.proxyTls?"https:":"h\
ttp:",this[w]=E.requestTls,this[r]={username:E.username||(h.username?decodeURIComponent(h.username):null),password:E.password||(h.password?decodeURIComponent(h.
password):null)},this[I]=E.connect||u({...E.proxyTls,servername:E.proxyTls?.servername||h.hostname}),this[l]=new Map}async createSocks5Connection(i,E){let h=this[t].
hostname,m=parseInt(this[t].port)||1080;g("creating SOCKS5 connection to",h,m);let N=await new Promise((F,L)=>{this[I]({hostname:h,host:h,port:m,protocol:this[s]},
(H,U)=>{H?L(H):F(U)})}),S=new R(N,this[r]);return S.on("error",F=>{g("SOCKS5 error:",F),N.destroy()}),await S.handshake(),await new Promise((F,L)=>{let H=setTimeout(
()=>{L(new Error("SOCKS5 authentication timeout"))},5e3),U=()=>{clearTimeout(H),S.removeListener("error",x),F()},x=k=>{clearTimeout(H),S.removeListener("authent\
icated",U),L(k)};S.state===e.AUTHENTICATED?(clearTimeout(H),F()):(S.once("authenticated",U),S.once("error",x))}),await S.connect(i,E),await new Promise((F,L)=>{
let H=setTimeout(()=>{L(new Error("SOCKS5 connection timeout"))},5e3),U=k=>{g("SOCKS5 tunnel established to",i,E,"via",k),clearTimeout(H),S.removeListener("erro\
r",x),F()},x=k=>{clearTimeout(H),S.removeListener("connected",U),L(k)};S.once("connected",U),S.once("error",x)}),N}[B](i,E){let{origin:h}=i;g("dispatching reque\
st to",h,"via SOCKS5");try{let m=String(h),N=this[l].get(m);return(!N||N.destroyed||N.closed)&&(N=new f(h,{pipelining:i.pipelining,connections:i.connections,connect:async(S,F)=>{
try{let L=new o(h),H=L.hostname,U=parseInt(L.port)||(L.protocol==="https:"?443:80);g("establishing SOCKS5 connection to",H,U);let x=await this.createSocks5Connection(
H,U),k=x;L.protocol==="https:"&&(C||(C=(0,chunk_WYN2LYAQ_js_1.__require)("node:tls")),g("upgrading to TLS"),k=C.connect({...this[w],socket:x,servername:this[w]?.
servername||H}),await new Promise((Y,_)=>{k.once("secureConnect",Y),k.once("error",_)})),F(null,k)}catch(L){g("SOCKS5 connection error:",L),F(L)}}}),this[l].set(
m,N)),N[B](i,E)}catch(m){if(g("dispatch error:",m),typeof E.onResponseError=="function")return E.onResponseError(null,m),!1;if(typeof E.onError=="function")return E.
onError(m),!1;throw m}}async[y](){let i=[];for(let E of this[l].values())i.push(E.close());this[l].clear(),await Promise.all(i)}async[n](i){let E=[];for(let h of this[l].
values())E.push(h.destroy(i));this[l].clear(),await Promise.all(E)}};b.exports=a}}),require_proxy_agent=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici\
/lib/dispatcher/proxy-agent.js"(p,b){"use strict";var{kProxy:o,kClose:C,kDestroy:d,kDispatch:c}=require_symbols(),R=require_agent(),e=require_pool(),B=require_dispatcher_base(),
{InvalidArgumentError:y,RequestAbortedError:n,SecureProxyConnectionError:f}=require_errors(),u=require_connect(),Q=require_client(),{channels:g}=require_diagnostics(),
t=require_socks5_proxy_agent(),A=Symbol("proxy agent"),r=Symbol("proxy client"),s=Symbol("proxy headers"),l=Symbol("request tls settings"),I=Symbol("proxy tls s\
ettings"),w=Symbol("connect endpoint function"),D=Symbol("tunnel proxy");function a(L){return L==="https:"?443:80}function i(L,H){return new e(L,H)}var E=()=>{};
function h(L,H){return H.connections===1?new Q(L,H):new e(L,H)}var m=class extends B{#A;constructor(L,{headers:H={},connect:U,factory:x}){if(!L)throw new y("Pro\
xy URL is mandatory");super(),this[s]=H,x?this.#A=x(L,{connect:U}):this.#A=new Q(L,{connect:U})}[c](L,H){let U=H.onHeaders;H.onHeaders=function(_,T,v){if(_===407){
typeof H.onError=="function"&&H.onError(new y("Proxy Authentication Required (407)"));return}U&&U.call(this,_,T,v)};let{origin:x,path:k="/",headers:Y={}}=L;if(L.
path=x+k,!("host"in Y)&&!("Host"in Y)){let{host:_}=new URL(x);Y.host=_}return L.headers={...this[s],...Y},this.#A[c](L,H)}[C](){return this.#A.close()}[d](L){return this.#A.
destroy(L)}},N=class extends B{constructor(L){if(!L||typeof L=="object"&&!(L instanceof URL)&&!L.uri)throw new y("Proxy uri is mandatory");let{clientFactory:H=i}=L;
if(typeof H!="function")throw new y("Proxy opts.clientFactory must be a function.");let{proxyTunnel:U=!0}=L;super();let x=this.#A(L),{href:k,origin:Y,port:_,protocol:T,
username:v,password:O,hostname:Z}=x;if(this[o]={uri:k,protocol:T},this[l]=L.requestTls,this[I]=L.proxyTls,this[s]=L.headers||{},this[D]=U,L.auth&&L.token)throw new y(
"opts.auth cannot be used in combination with opts.token");L.auth?this[s]["proxy-authorization"]=`Basic ${L.auth}`:L.token?this[s]["proxy-authorization"]=L.token:
v&&O&&(this[s]["proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(v)}:${decodeURIComponent(O)}`).toString("base64")}`);let q=u({...L.proxyTls});this[w]=
u({...L.requestTls});let $=L.factory||h,W=(tA,nA)=>{let{protocol:BA}=new URL(tA);return this[o].protocol==="socks5:"||this[o].protocol==="socks:"?new t(this[o].
uri,{headers:this[s],connect:q,factory:$,username:L.username||v,password:L.password||O,proxyTls:L.proxyTls,requestTls:L.requestTls}):!this[D]&&BA==="http:"&&this[o].
protocol==="http:"?new m(this[o].uri,{headers:this[s],connect:q,factory:$}):$(tA,nA)};T==="socks5:"||T==="socks:"?this[r]=null:this[r]=H(x,{connect:q}),this[A]=
new R({...L,factory:W,connect:async(tA,nA)=>{if(!this[r]){nA(new y("Cannot establish tunnel connection without a proxy client"));return}let BA=tA.host;tA.port||
(BA+=`:${a(tA.protocol)}`);try{let uA={origin:Y,port:_,path:BA,signal:tA.signal,headers:{...this[s],host:tA.host,...tA.connections==null||tA.connections>0?{"pro\
xy-connection":"keep-alive"}:{}},servername:this[I]?.servername||Z},{socket:cA,statusCode:FA}=await this[r].connect(uA);if(FA!==200){cA.on("error",E).destroy(),
nA(new n(`Proxy response (${FA}) !== 200 when HTTP Tunneling`));return}if(g.proxyConnected.hasSubscribers&&g.proxyConnected.publish({socket:cA,connectParams:uA}),
tA.protocol!=="https:"){nA(null,cA);return}let X;this[l]?X=this[l].servername:X=tA.servername,this[w]({...tA,servername:X,httpSocket:cA},nA)}catch(uA){uA.code===
"ERR_TLS_CERT_ALTNAME_INVALID"?nA(new f(uA)):nA(uA)}}})}dispatch(L,H){let U=S(L.headers);if(F(U),U&&!("host"in U)&&!("Host"in U)){let{host:x}=new URL(L.origin);
U.host=x}return this[A].dispatch({...L,headers:U},H)}#A(L){return typeof L=="string"?new URL(L):L instanceof URL?L:new URL(L.uri)}[C](){let L=[this[A].close()];
return this[r]&&L.push(this[r].close()),Promise.all(L)}[d](){let L=[this[A].destroy()];return this[r]&&L.push(this[r].destroy()),Promise.all(L)}};function S(L){
if(Array.isArray(L)){let H={};for(let U=0;U<L.length;U+=2)H[L[U]]=L[U+1];return H}return L}function F(L){if(L&&Object.keys(L).find(H=>H.toLowerCase()==="proxy-a\
uthorization"))throw new y("Proxy-Authorization should be sent in ProxyAgent constructor")}b.exports=N}}),require_env_http_proxy_agent=(0,chunk_WYN2LYAQ_js_1.__commonJS)(
{"node_modules/undici/lib/dispatcher/env-http-proxy-agent.js"(p,b){"use strict";var o=require_dispatcher_base(),{kClose:C,kDestroy:d,kClosed:c,kDestroyed:R,kDispatch:e,
kNoProxyAgent:B,kHttpProxyAgent:y,kHttpsProxyAgent:n}=require_symbols(),f=require_proxy_agent(),u=require_agent(),Q={"http:":80,"https:":443},g=class extends o{#A=null;#e=null;#t=null;constructor(t={}){
super(),this.#t=t;let{httpProxy:A,httpsProxy:r,noProxy:s,...l}=t;this[B]=new u(l);let I=A??process.env.http_proxy??process.env.HTTP_PROXY;I?this[y]=new f({...l,
uri:I}):this[y]=this[B];let w=r??process.env.https_proxy??process.env.HTTPS_PROXY;w?this[n]=new f({...l,uri:w}):this[n]=this[y],this.#s()}[e](t,A){let r=new URL(
t.origin);return this.#r(r).dispatch(t,A)}[C](){return Promise.all([this[B].close(),!this[y][c]&&this[y].close(),!this[n][c]&&this[n].close()])}[d](t){return Promise.
all([this[B].destroy(t),!this[y][R]&&this[y].destroy(t),!this[n][R]&&this[n].destroy(t)])}#r(t){let{protocol:A,host:r,port:s}=t;return r=r.replace(/:\d*$/,"").toLowerCase(),
s=Number.parseInt(s,10)||Q[A]||0,this.#i(r,s)?A==="https:"?this[n]:this[y]:this[B]}#i(t,A){if(this.#o&&this.#s(),this.#e.length===0)return!0;if(this.#A==="*")return!1;
for(let r=0;r<this.#e.length;r++){let s=this.#e[r];if(!(s.port&&s.port!==A)&&(t===s.hostname||t.slice(-(s.hostname.length+1))===`.${s.hostname}`))return!1}return!0}#s(){
let t=this.#t.noProxy??this.#n,A=t.split(/[,\s]/),r=[];for(let s=0;s<A.length;s++){let l=A[s];if(!l)continue;let I=l.match(/^(.+):(\d+)$/);r.push({hostname:(I?I[1]:
l).replace(/^\*?\./,"").toLowerCase(),port:I?Number.parseInt(I[2],10):0})}this.#A=t,this.#e=r}get#o(){return this.#t.noProxy!==void 0?!1:this.#A!==this.#n}get#n(){
return process.env.no_proxy??process.env.NO_PROXY??""}};b.exports=g}}),require_retry_handler=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/handle\
r/retry-handler.js"(p,b){"use strict";var o=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),{kRetryHandlerDefaultRetry:C}=require_symbols(),{RequestRetryError:d}=require_errors(),
c=require_wrap_handler(),{isDisturbed:R,parseRangeHeader:e,wrapRequestBody:B}=require_util();function y(Q){let g=new Date(Q).getTime();return isNaN(g)?0:g-Date.
now()}function n(Q,g,t,A){let r=Q["content-length"];if(r==null||!Number.isFinite(g.start)||!Number.isFinite(g.end))return;let s=Number(r),l=g.end-g.start+1;if(!Number.
isFinite(s)||s!==l)throw new d("Content-Length mismatch",t,{headers:Q,data:{count:A}})}var f=class{#A=!1;#e=null;set target(Q){this.#e=Q,this.#A&&Q?.pause()}get target(){
return this.#e}pause(){this.#A=!0,this.#e?.pause()}resume(){this.#A=!1,this.#e?.resume()}abort(Q){this.#e?.abort(Q)}get paused(){return this.#A||(this.#e?.paused??
!1)}get aborted(){return this.#e?.aborted??!1}get reason(){return this.#e?.reason??null}get rawHeaders(){return this.#e?.rawHeaders??null}set rawHeaders(Q){this.#e&&
(this.#e.rawHeaders=Q)}get rawTrailers(){return this.#e?.rawTrailers??null}set rawTrailers(Q){this.#e&&(this.#e.rawTrailers=Q)}},u=class me{constructor(g,{dispatch:t,
handler:A}){let{retryOptions:r,...s}=g,{retry:l,maxRetries:I,maxTimeout:w,minTimeout:D,timeoutFactor:a,methods:i,errorCodes:E,retryAfter:h,statusCodes:m,throwOnError:N}=r??
{};this.error=null,this.dispatch=t,this.handler=c.wrap(A),this.opts={...s,body:B(g.body)},this.retryOpts={throwOnError:N??!0,retry:l??me[C],retryAfter:h??!0,maxTimeout:w??
30*1e3,minTimeout:D??500,timeoutFactor:a??2,maxRetries:I??5,methods:i??["GET","HEAD","OPTIONS","PUT","DELETE","TRACE"],statusCodes:m??[500,502,503,504,429],errorCodes:E??
["ECONNRESET","ECONNREFUSED","ENOTFOUND","ENETDOWN","ENETUNREACH","EHOSTDOWN","EHOSTUNREACH","EPIPE","UND_ERR_SOCKET"]},this.retryCount=0,this.retryCountCheckpoint=
0,this.headersSent=!1,this.start=0,this.end=null,this.etag=null,this.controllerProxy=new f}onResponseStartWithRetry(g,t,A,r,s){if(this.retryOpts.throwOnError){this.
retryOpts.statusCodes.includes(t)===!1?this.headersSent?this.handler.onResponseError?.(this.controllerProxy,s):(this.headersSent=!0,this.checkpointResponseEnd(A),
this.handler.onResponseStart?.(this.controllerProxy,t,A,r)):this.error=s;return}if(R(this.opts.body)){this.headersSent=!0,this.checkpointResponseEnd(A),this.handler.
onResponseStart?.(this.controllerProxy,t,A,r);return}function l(I){if(I){this.headersSent?this.handler.onResponseError?.(this.controllerProxy,I):(this.headersSent=
!0,this.checkpointResponseEnd(A),this.handler.onResponseStart?.(this.controllerProxy,t,A,r)),g.resume();return}this.error=s,g.resume()}g.pause(),this.retryOpts.
retry(s,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},l.bind(this))}checkpointResponseEnd(g){if(this.end==null&&this.opts.method!==
"HEAD"){let t=g["content-length"];this.end=t!=null?Number(t)-1:null,o(this.end==null||Number.isFinite(this.end),"invalid content-length"),this.resume=this.end!=
null}}onRequestStart(g,t){this.controllerProxy.target=g,this.headersSent||this.handler.onRequestStart?.(this.controllerProxy,t)}onRequestUpgrade(g,t,A,r){this.handler.
onRequestUpgrade?.(this.controllerProxy,t,A,r)}static[C](g,{state:t,opts:A},r){let{statusCode:s,code:l,headers:I}=g,{method:w,retryOptions:D}=A,{maxRetries:a,minTimeout:i,
maxTimeout:E,timeoutFactor:h,statusCodes:m,errorCodes:N,methods:S}=D,{counter:F}=t;if(l&&l!=="UND_ERR_REQ_RETRY"&&!N.includes(l)){r(g);return}if(Array.isArray(S)&&
!S.includes(w)){r(g);return}if(s!=null&&Array.isArray(m)&&!m.includes(s)){r(g);return}if(F>a){r(g);return}let L=I?.["retry-after"];L&&(L=Number(L),L=Number.isNaN(
L)?y(I["retry-after"]):L*1e3);let H=L>0?Math.min(L,E):Math.min(i*h**(F-1),E);setTimeout(()=>r(null),H)}onResponseStart(g,t,A,r){if(this.error=null,this.retryCount+=
1,t>=300){let s=new d("Request failed",t,{headers:A,data:{count:this.retryCount}});this.onResponseStartWithRetry(g,t,A,r,s);return}if(this.headersSent){if(t!==206&&
(this.start>0||t!==200))throw new d("server does not support the range header and the payload was partially consumed",t,{headers:A,data:{count:this.retryCount}});
let s=e(A["content-range"]);if(!s)throw new d("Content-Range mismatch",t,{headers:A,data:{count:this.retryCount}});if(this.etag!=null&&this.etag!==A.etag)throw new d(
"ETag mismatch",t,{headers:A,data:{count:this.retryCount}});n(A,s,t,this.retryCount);let{start:l,size:I,end:w=I?I-1:null}=s;if(this.start!==l||this.end!=null&&this.
end!==w)throw new d("Content-Range mismatch",t,{headers:A,data:{count:this.retryCount}});return}if(this.end==null){if(t===206){let s=e(A["content-range"]);if(s==
null){this.headersSent=!0,this.handler.onResponseStart?.(this.controllerProxy,t,A,r);return}n(A,s,t,this.retryCount);let{start:l,size:I,end:w=I?I-1:null}=s;o(l!=
null&&Number.isFinite(l),"content-range mismatch"),o(w!=null&&Number.isFinite(w),"invalid content-length"),this.start=l,this.end=w}if(this.end==null){let s=A["c\
ontent-length"];this.end=s!=null?Number(s)-1:null}o(Number.isFinite(this.start)),o(this.end==null||Number.isFinite(this.end),"invalid content-length"),this.resume=
!0,this.etag=A.etag!=null?A.etag:null,this.etag!=null&&this.etag[0]==="W"&&this.etag[1]==="/"&&(this.etag=null),this.headersSent=!0,this.handler.onResponseStart?.(
this.controllerProxy,t,A,r)}else throw new d("Request failed",t,{headers:A,data:{count:this.retryCount}})}onResponseData(g,t){this.error||(this.start+=t.length,
this.handler.onResponseData?.(this.controllerProxy,t))}onResponseEnd(g,t){if(this.error&&this.retryOpts.throwOnError)throw this.error;if(!this.error)return this.
retryCount=0,this.handler.onResponseEnd?.(this.controllerProxy,t);this.retry()}retry(){if(this.start!==0){let g={range:`bytes=${this.start}-${this.end??""}`};this.
etag!=null&&(g["if-match"]=this.etag),this.opts={...this.opts,headers:{...this.opts.headers,...g}}}try{this.retryCountCheckpoint=this.retryCount,this.dispatch(this.
opts,this)}catch(g){this.handler.onResponseError?.(this.controllerProxy,g)}}onResponseError(g,t){if(g?.aborted||R(this.opts.body)||this.headersSent&&!this.resume){
this.handler.onResponseError?.(this.controllerProxy,t);return}function A(r){if(!r){this.retry();return}this.handler?.onResponseError?.(this.controllerProxy,r)}this.
retryCount-this.retryCountCheckpoint>0?this.retryCount=this.retryCountCheckpoint+(this.retryCount-this.retryCountCheckpoint):this.retryCount+=1,this.retryOpts.retry(
t,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},A.bind(this))}};b.exports=u}}),require_retry_agent=(0,chunk_WYN2LYAQ_js_1.__commonJS)(
{"node_modules/undici/lib/dispatcher/retry-agent.js"(p,b){"use strict";var o=require_dispatcher(),C=require_retry_handler(),d=class extends o{#A=null;#e=null;constructor(c,R={}){
super(R),this.#A=c,this.#e=R}dispatch(c,R){let e=new C({...c,retryOptions:this.#e},{dispatch:this.#A.dispatch.bind(this.#A),handler:R});return this.#A.dispatch(
c,e)}close(){return this.#A.close()}destroy(){return this.#A.destroy()}};b.exports=d}}),require_h2c_client=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/und\
ici/lib/dispatcher/h2c-client.js"(p,b){"use strict";var{InvalidArgumentError:o}=require_errors(),C=require_client(),d=class extends C{constructor(c,R){if(typeof c==
"string"&&(c=new URL(c)),c.protocol!=="http:")throw new o("h2c-client: Only h2c protocol is supported");let{maxConcurrentStreams:e,pipelining:B,...y}=R??{},n=100,
f=100;if(e!=null&&Number.isInteger(e)&&e>0&&(n=e),B!=null&&Number.isInteger(B)&&B>0&&(f=B),f>n)throw new o("h2c-client: pipelining cannot be greater than maxCon\
currentStreams");super(c,{...y,maxConcurrentStreams:n,pipelining:f,allowH2:!0,useH2c:!0})}};b.exports=d}}),require_readable=(0,chunk_WYN2LYAQ_js_1.__commonJS)({
"node_modules/undici/lib/api/readable.js"(p,b){"use strict";var o=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),{Readable:C}=(0,chunk_WYN2LYAQ_js_1.__require)(
"node:stream"),{RequestAbortedError:d,NotSupportedError:c,InvalidArgumentError:R,AbortError:e}=require_errors(),B=require_util(),{ReadableStreamFrom:y}=require_util(),
n=Symbol("kConsume"),f=Symbol("kReading"),u=Symbol("kBody"),Q=Symbol("kAbort"),g=Symbol("kContentType"),t=Symbol("kContentLength"),A=Symbol("kUsed"),r=Symbol("k\
BytesRead"),s=()=>{},l=class extends C{constructor({resume:S,abort:F,contentType:L="",contentLength:H,highWaterMark:U=64*1024}){super({autoDestroy:!0,read:S,highWaterMark:U}),
this._readableState.dataEmitted=!1,this[Q]=F,this[n]=null,this[r]=0,this[u]=null,this[A]=!1,this[g]=L,this[t]=Number.isFinite(H)?H:null,this[f]=!1}_destroy(S,F){
!S&&!this._readableState.endEmitted&&(S=new d),S&&this[Q](),this[A]?F(S):setImmediate(F,S)}on(S,F){return(S==="data"||S==="readable")&&(this[f]=!0,this[A]=!0),super.
on(S,F)}addListener(S,F){return this.on(S,F)}off(S,F){let L=super.off(S,F);return(S==="data"||S==="readable")&&(this[f]=this.listenerCount("data")>0||this.listenerCount(
"readable")>0),L}removeListener(S,F){return this.off(S,F)}push(S){return S&&(this[r]+=S.length,this[n])?(m(this[n],S),this[f]?super.push(S):!0):super.push(S)}text(){
return D(this,"text")}json(){return D(this,"json")}blob(){return D(this,"blob")}bytes(){return D(this,"bytes")}arrayBuffer(){return D(this,"arrayBuffer")}async formData(){
throw new c}get bodyUsed(){return B.isDisturbed(this)}get body(){return this[u]||(this[u]=y(this),this[n]&&(this[u].getReader(),o(this[u].locked))),this[u]}dump(S){
let F=S?.signal;if(F!=null&&(typeof F!="object"||!("aborted"in F)))return Promise.reject(new R("signal must be an AbortSignal"));let L=S?.limit&&Number.isFinite(
S.limit)?S.limit:128*1024;return F?.aborted?Promise.reject(F.reason??new e):this._readableState.closeEmitted?Promise.resolve(null):new Promise((H,U)=>{if((this[t]&&
this[t]>L||this[r]>L)&&this.destroy(new e),F){let x=()=>{this.destroy(F.reason??new e)};F.addEventListener("abort",x),this.on("close",function(){F.removeEventListener(
"abort",x),F.aborted?U(F.reason??new e):H(null)})}else this.on("close",H);this.on("error",s).on("data",()=>{this[r]>L&&this.destroy()}).resume()})}setEncoding(S){
return Buffer.isEncoding(S)&&(this._readableState.encoding=S),this}};function I(S){return S[u]?.locked===!0||S[n]!==null}function w(S){return B.isDisturbed(S)||
I(S)}function D(S,F){return o(!S[n]),new Promise((L,H)=>{if(w(S)){let U=S._readableState;U.destroyed&&U.closeEmitted===!1?S.on("error",H).on("close",()=>{H(new TypeError(
"unusable"))}):H(U.errored??new TypeError("unusable"))}else queueMicrotask(()=>{S[n]={type:F,stream:S,resolve:L,reject:H,length:0,body:[]},S.on("error",function(U){
N(this[n],U)}).on("close",function(){this[n].body!==null&&N(this[n],new d)}),a(S[n])})})}function a(S){if(S.body===null)return;let{_readableState:F}=S.stream;if(F.
bufferIndex){let L=F.bufferIndex,H=F.buffer.length;for(let U=L;U<H;U++)m(S,F.buffer[U])}else for(let L of F.buffer)m(S,L);for(F.endEmitted?h(this[n],this._readableState.
encoding):S.stream.on("end",function(){h(this[n],this._readableState.encoding)}),S.stream.resume();S.stream.read()!=null;);}function i(S,F,L){if(S.length===0||F===
0)return"";let H=S.length===1?S[0]:Buffer.concat(S,F),U=H.length,x=U>2&&H[0]===239&&H[1]===187&&H[2]===191?3:0;return!L||L==="utf8"||L==="utf-8"?H.utf8Slice(x,U):
H.subarray(x,U).toString(L)}function E(S,F){if(S.length===0||F===0)return new Uint8Array(0);if(S.length===1)return new Uint8Array(S[0]);let L=new Uint8Array(Buffer.
allocUnsafeSlow(F).buffer),H=0;for(let U=0;U<S.length;++U){let x=S[U];L.set(x,H),H+=x.length}return L}function h(S,F){let{type:L,body:H,resolve:U,stream:x,length:k}=S;
try{L==="text"?U(i(H,k,F)):L==="json"?U(JSON.parse(i(H,k,F))):L==="arrayBuffer"?U(E(H,k).buffer):L==="blob"?U(new Blob(H,{type:x[g]})):L==="bytes"&&U(E(H,k)),N(
S)}catch(Y){x.destroy(Y)}}function m(S,F){S.length+=F.length,S.body.push(F)}function N(S,F){S.body!==null&&(F?S.reject(F):S.resolve(),S.type=null,S.stream=null,
S.resolve=null,S.reject=null,S.length=0,S.body=null)}b.exports={Readable:l,chunksDecode:i}}}),require_api_request=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modu\
les/undici/lib/api/api-request.js"(p,b){"use strict";var o=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),{AsyncResource:C}=(0,chunk_WYN2LYAQ_js_1.__require)(
"node:async_hooks"),{Readable:d}=require_readable(),{InvalidArgumentError:c,RequestAbortedError:R}=require_errors(),e=require_util();function B(){}var y=class extends C{constructor(f,u){
if(!f||typeof f!="object")throw new c("invalid opts");let{signal:Q,method:g,opaque:t,body:A,onInfo:r,responseHeaders:s,highWaterMark:l}=f;try{if(typeof u!="func\
tion")throw new c("invalid callback");if(l!=null&&(!Number.isFinite(l)||l<0))throw new c("invalid highWaterMark");if(Q&&typeof Q.on!="function"&&typeof Q.addEventListener!=
"function")throw new c("signal must be an EventEmitter or EventTarget");if(g==="CONNECT")throw new c("invalid method");if(r&&typeof r!="function")throw new c("i\
nvalid onInfo callback");super("UNDICI_REQUEST")}catch(I){throw e.isStream(A)&&e.destroy(A.on("error",B),I),I}this.method=g,this.responseHeaders=s||null,this.opaque=
t||null,this.callback=u,this.res=null,this.abort=null,this.body=A,this.trailers={},this.context=null,this.onInfo=r||null,this.highWaterMark=l,this.reason=null,this.
removeAbortListener=null,Q?.aborted?this.reason=Q.reason??new R:Q&&(this.removeAbortListener=e.addAbortListener(Q,()=>{this.reason=Q.reason??new R,this.res?e.destroy(
this.res.on("error",B),this.reason):this.abort&&this.abort(this.reason)}))}onConnect(f,u){if(this.reason){f(this.reason);return}o(this.callback),this.abort=f,this.
context=u}onHeaders(f,u,Q,g){let{callback:t,opaque:A,abort:r,context:s,responseHeaders:l,highWaterMark:I}=this,w=l==="raw"?e.parseRawHeaders(u):e.parseHeaders(u);
if(f<200){this.onInfo&&this.onInfo({statusCode:f,headers:w});return}let D=l==="raw"?e.parseHeaders(u):w,a=D["content-type"],i=D["content-length"],E=new d({resume:Q,
abort:r,contentType:a,contentLength:this.method!=="HEAD"&&i?Number(i):null,highWaterMark:I});if(this.removeAbortListener&&(E.on("close",this.removeAbortListener),
this.removeAbortListener=null),this.callback=null,this.res=E,t!==null)try{this.runInAsyncScope(t,null,null,{statusCode:f,statusText:g,headers:w,trailers:this.trailers,
opaque:A,body:E,context:s})}catch(h){this.res=null,e.destroy(E.on("error",B),h),queueMicrotask(()=>{throw h})}}onData(f){return this.res.push(f)}onComplete(f){e.
parseHeaders(f,this.trailers),this.res.push(null)}onError(f){let{res:u,callback:Q,body:g,opaque:t}=this;Q&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(
Q,null,f,{opaque:t})})),u&&(this.res=null,queueMicrotask(()=>{e.destroy(u.on("error",B),f)})),g&&(this.body=null,e.isStream(g)&&(g.on("error",B),e.destroy(g,f))),
this.removeAbortListener&&(this.removeAbortListener(),this.removeAbortListener=null)}};function n(f,u){if(u===void 0)return new Promise((Q,g)=>{n.call(this,f,(t,A)=>t?
g(t):Q(A))});try{let Q=new y(f,u);this.dispatch(f,Q)}catch(Q){if(typeof u!="function")throw Q;let g=f?.opaque;queueMicrotask(()=>u(Q,{opaque:g}))}}b.exports=n,b.
exports.RequestHandler=y}}),require_abort_signal=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/api/abort-signal.js"(p,b){"use strict";var{addAbortListener:o}=require_util(),
{RequestAbortedError:C}=require_errors(),d=Symbol("kListener"),c=Symbol("kSignal");function R(y){y.abort?y.abort(y[c]?.reason):y.reason=y[c]?.reason??new C,B(y)}
function e(y,n){if(y.reason=null,y[c]=null,y[d]=null,!!n){if(n.aborted){R(y);return}y[c]=n,y[d]=()=>{R(y)},o(y[c],y[d])}}function B(y){y[c]&&("removeEventListen\
er"in y[c]?y[c].removeEventListener("abort",y[d]):y[c].removeListener("abort",y[d]),y[c]=null,y[d]=null)}b.exports={addSignal:e,removeSignal:B}}}),require_api_stream=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/api/api-stream.js"(p,b){"use strict";var o=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),{finished:C}=(0,chunk_WYN2LYAQ_js_1.
__require)("node:stream"),{AsyncResource:d}=(0,chunk_WYN2LYAQ_js_1.__require)("node:async_hooks"),{InvalidArgumentError:c,InvalidReturnValueError:R}=require_errors(),
e=require_util(),{addSignal:B,removeSignal:y}=require_abort_signal();function n(){}var f=class extends d{constructor(Q,g,t){if(!Q||typeof Q!="object")throw new c(
"invalid opts");let{signal:A,method:r,opaque:s,body:l,onInfo:I,responseHeaders:w}=Q;try{if(typeof t!="function")throw new c("invalid callback");if(typeof g!="fu\
nction")throw new c("invalid factory");if(A&&typeof A.on!="function"&&typeof A.addEventListener!="function")throw new c("signal must be an EventEmitter or Event\
Target");if(r==="CONNECT")throw new c("invalid method");if(I&&typeof I!="function")throw new c("invalid onInfo callback");super("UNDICI_STREAM")}catch(D){throw e.
isStream(l)&&e.destroy(l.on("error",n),D),D}this.responseHeaders=w||null,this.opaque=s||null,this.factory=g,this.callback=t,this.res=null,this.abort=null,this.context=
null,this.trailers=null,this.body=l,this.onInfo=I||null,e.isStream(l)&&l.on("error",D=>{this.onError(D)}),B(this,A)}onConnect(Q,g){if(this.reason){Q(this.reason);
return}o(this.callback),this.abort=Q,this.context=g}onHeaders(Q,g,t,A){let{factory:r,opaque:s,context:l,responseHeaders:I}=this,w=I==="raw"?e.parseRawHeaders(g):
e.parseHeaders(g);if(Q<200){this.onInfo&&this.onInfo({statusCode:Q,headers:w});return}if(this.factory=null,r===null)return;let D=this.runInAsyncScope(r,null,{statusCode:Q,
headers:w,opaque:s,context:l});if(!D||typeof D.write!="function"||typeof D.end!="function"||typeof D.on!="function")throw new R("expected Writable");return C(D,
{readable:!1},a=>{let{callback:i,res:E,opaque:h,trailers:m,abort:N}=this;this.res=null,(a||!E?.readable)&&e.destroy(E,a),this.callback=null,this.runInAsyncScope(
i,null,a||null,{opaque:h,trailers:m}),a&&N()}),D.on("drain",t),this.res=D,(D.writableNeedDrain!==void 0?D.writableNeedDrain:D._writableState?.needDrain)!==!0}onData(Q){
let{res:g}=this;return g?g.write(Q):!0}onComplete(Q){let{res:g}=this;y(this),g&&(this.trailers=e.parseHeaders(Q),g.end())}onError(Q){let{res:g,callback:t,opaque:A,
body:r}=this;y(this),this.factory=null,g?(this.res=null,e.destroy(g,Q)):t&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(t,null,Q,{opaque:A})})),
r&&(this.body=null,e.destroy(r,Q))}};function u(Q,g,t){if(t===void 0)return new Promise((A,r)=>{u.call(this,Q,g,(s,l)=>s?r(s):A(l))});try{let A=new f(Q,g,t);this.
dispatch(Q,A)}catch(A){if(typeof t!="function")throw A;let r=Q?.opaque;queueMicrotask(()=>t(A,{opaque:r}))}}b.exports=u}}),require_api_pipeline=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/api/api-pipeline.js"(p,b){"use strict";var{Readable:o,Duplex:C,PassThrough:d}=(0,chunk_WYN2LYAQ_js_1.__require)("node:stre\
am"),c=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),{AsyncResource:R}=(0,chunk_WYN2LYAQ_js_1.__require)("node:async_hooks"),{InvalidArgumentError:e,InvalidReturnValueError:B,
RequestAbortedError:y}=require_errors(),n=require_util(),{addSignal:f,removeSignal:u}=require_abort_signal();function Q(){}var g=Symbol("resume"),t=class extends o{constructor(){
super({autoDestroy:!0}),this[g]=null}_read(){let{[g]:l}=this;l&&(this[g]=null,l())}_destroy(l,I){this._read(),I(l)}},A=class extends o{constructor(l){super({autoDestroy:!0}),
this[g]=l}_read(){this[g]()}_destroy(l,I){!l&&!this._readableState.endEmitted&&(l=new y),I(l)}},r=class extends R{constructor(l,I){if(!l||typeof l!="object")throw new e(
"invalid opts");if(typeof I!="function")throw new e("invalid handler");let{signal:w,method:D,opaque:a,onInfo:i,responseHeaders:E}=l;if(w&&typeof w.on!="function"&&
typeof w.addEventListener!="function")throw new e("signal must be an EventEmitter or EventTarget");if(D==="CONNECT")throw new e("invalid method");if(i&&typeof i!=
"function")throw new e("invalid onInfo callback");super("UNDICI_PIPELINE"),this.opaque=a||null,this.responseHeaders=E||null,this.handler=I,this.abort=null,this.
context=null,this.onInfo=i||null,this.req=new t().on("error",Q),this.ret=new C({readableObjectMode:l.objectMode,autoDestroy:!0,read:()=>{let{body:h}=this;h?.resume&&
h.resume()},write:(h,m,N)=>{let{req:S}=this;S.push(h,m)||S._readableState.destroyed?N():S[g]=N},destroy:(h,m)=>{let{body:N,req:S,res:F,ret:L,abort:H}=this;!h&&!L.
_readableState.endEmitted&&(h=new y),H&&h&&H(),n.destroy(N,h),n.destroy(S,h),n.destroy(F,h),u(this),m(h)}}).on("prefinish",()=>{let{req:h}=this;h.push(null)}),this.
res=null,f(this,w)}onConnect(l,I){let{res:w}=this;if(this.reason){l(this.reason);return}c(!w,"pipeline cannot be retried"),this.abort=l,this.context=I}onHeaders(l,I,w){
let{opaque:D,handler:a,context:i}=this;if(l<200){if(this.onInfo){let h=this.responseHeaders==="raw"?n.parseRawHeaders(I):n.parseHeaders(I);this.onInfo({statusCode:l,
headers:h})}return}this.res=new A(w);let E;try{this.handler=null;let h=this.responseHeaders==="raw"?n.parseRawHeaders(I):n.parseHeaders(I);E=this.runInAsyncScope(
a,null,{statusCode:l,headers:h,opaque:D,body:this.res,context:i})}catch(h){throw this.res.on("error",Q),h}if(!E||typeof E.on!="function")throw new B("expected R\
eadable");E.on("data",h=>{let{ret:m,body:N}=this;!m.push(h)&&N.pause&&N.pause()}).on("error",h=>{let{ret:m}=this;n.destroy(m,h)}).on("end",()=>{let{ret:h}=this;
h.push(null)}).on("close",()=>{let{ret:h}=this;h._readableState.ended||n.destroy(h,new y)}),this.body=E}onData(l){let{res:I}=this;return I.push(l)}onComplete(l){
let{res:I}=this;I.push(null)}onError(l){let{ret:I}=this;this.handler=null,n.destroy(I,l)}};function s(l,I){try{let w=new r(l,I);return this.dispatch({...l,body:w.
req},w),w.ret}catch(w){return new d().destroy(w)}}b.exports=s}}),require_api_upgrade=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/api/api-upgrad\
e.js"(p,b){"use strict";var{InvalidArgumentError:o,SocketError:C}=require_errors(),{AsyncResource:d}=(0,chunk_WYN2LYAQ_js_1.__require)("node:async_hooks"),c=(0,chunk_WYN2LYAQ_js_1.
__require)("node:assert"),R=require_util(),{kHTTP2Stream:e}=require_symbols(),{addSignal:B,removeSignal:y}=require_abort_signal(),n=class extends d{constructor(u,Q){
if(!u||typeof u!="object")throw new o("invalid opts");if(typeof Q!="function")throw new o("invalid callback");let{signal:g,opaque:t,responseHeaders:A}=u;if(g&&typeof g.
on!="function"&&typeof g.addEventListener!="function")throw new o("signal must be an EventEmitter or EventTarget");super("UNDICI_UPGRADE"),this.responseHeaders=
A||null,this.opaque=t||null,this.callback=Q,this.abort=null,this.context=null,B(this,g)}onConnect(u,Q){if(this.reason){u(this.reason);return}c(this.callback),this.
abort=u,this.context=null}onHeaders(){throw new C("bad upgrade",null)}onUpgrade(u,Q,g){c(g[e]===!0?u===200:u===101);let{callback:t,opaque:A,context:r}=this;y(this),
this.callback=null;let s=this.responseHeaders==="raw"?R.parseRawHeaders(Q):R.parseHeaders(Q);this.runInAsyncScope(t,null,null,{headers:s,socket:g,opaque:A,context:r})}onError(u){
let{callback:Q,opaque:g}=this;y(this),Q&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(Q,null,u,{opaque:g})}))}};function f(u,Q){if(Q===void 0)return new Promise(
(g,t)=>{f.call(this,u,(A,r)=>A?t(A):g(r))});try{let g=new n(u,Q),t={...u,method:u.method||"GET",upgrade:u.protocol||"Websocket"};this.dispatch(t,g)}catch(g){if(typeof Q!=
"function")throw g;let t=u?.opaque;queueMicrotask(()=>Q(g,{opaque:t}))}}b.exports=f}}),require_api_connect=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/und\
ici/lib/api/api-connect.js"(p,b){"use strict";var o=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),{AsyncResource:C}=(0,chunk_WYN2LYAQ_js_1.__require)("node:a\
sync_hooks"),{InvalidArgumentError:d,SocketError:c}=require_errors(),R=require_util(),{addSignal:e,removeSignal:B}=require_abort_signal(),y=class extends C{constructor(f,u){
if(!f||typeof f!="object")throw new d("invalid opts");if(typeof u!="function")throw new d("invalid callback");let{signal:Q,opaque:g,responseHeaders:t}=f;if(Q&&typeof Q.
on!="function"&&typeof Q.addEventListener!="function")throw new d("signal must be an EventEmitter or EventTarget");super("UNDICI_CONNECT"),this.opaque=g||null,this.
responseHeaders=t||null,this.callback=u,this.abort=null,e(this,Q)}onConnect(f,u){if(this.reason){f(this.reason);return}o(this.callback),this.abort=f,this.context=
u}onHeaders(){throw new c("bad connect",null)}onUpgrade(f,u,Q){let{callback:g,opaque:t,context:A}=this;B(this),this.callback=null;let r=u;r!=null&&(r=this.responseHeaders===
"raw"?R.parseRawHeaders(u):R.parseHeaders(u)),this.runInAsyncScope(g,null,null,{statusCode:f,headers:r,socket:Q,opaque:t,context:A})}onError(f){let{callback:u,opaque:Q}=this;
B(this),u&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(u,null,f,{opaque:Q})}))}};function n(f,u){if(u===void 0)return new Promise((Q,g)=>{n.call(
this,f,(t,A)=>t?g(t):Q(A))});try{let Q=new y(f,u),g={...f,method:"CONNECT"};this.dispatch(g,Q)}catch(Q){if(typeof u!="function")throw Q;let g=f?.opaque;queueMicrotask(
()=>u(Q,{opaque:g}))}}b.exports=n}}),require_api=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/api/index.js"(p,b){"use strict";b.exports.request=
require_api_request(),b.exports.stream=require_api_stream(),b.exports.pipeline=require_api_pipeline(),b.exports.upgrade=require_api_upgrade(),b.exports.connect=
require_api_connect()}}),require_mock_errors=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/mock/mock-errors.js"(p,b){"use strict";var{UndiciError:o}=require_errors(),
C=Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED"),d=class extends o{constructor(c){super(c),this.name="MockNotMatchedError",this.message=c||"The reques\
t does not match any registered mock dispatches",this.code="UND_MOCK_ERR_MOCK_NOT_MATCHED"}static[Symbol.hasInstance](c){return c&&c[C]===!0}get[C](){return!0}};
b.exports={MockNotMatchedError:d}}}),require_mock_symbols=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/mock/mock-symbols.js"(p,b){"use strict";b.
exports={kAgent:Symbol("agent"),kOptions:Symbol("options"),kFactory:Symbol("factory"),kDispatches:Symbol("dispatches"),kDispatchKey:Symbol("dispatch key"),kDefaultHeaders:Symbol(
"default headers"),kDefaultTrailers:Symbol("default trailers"),kContentLength:Symbol("content length"),kMockAgent:Symbol("mock agent"),kMockAgentSet:Symbol("moc\
k agent set"),kMockAgentGet:Symbol("mock agent get"),kMockDispatch:Symbol("mock dispatch"),kClose:Symbol("close"),kOriginalClose:Symbol("original agent close"),
kOriginalDispatch:Symbol("original dispatch"),kOrigin:Symbol("origin"),kIsMockActive:Symbol("is mock active"),kNetConnect:Symbol("net connect"),kGetNetConnect:Symbol(
"get net connect"),kConnected:Symbol("connected"),kIgnoreTrailingSlash:Symbol("ignore trailing slash"),kMockAgentMockCallHistoryInstance:Symbol("mock agent mock\
 call history name"),kMockAgentRegisterCallHistory:Symbol("mock agent register mock call history"),kMockAgentAddCallHistoryLog:Symbol("mock agent add call histo\
ry log"),kMockAgentIsCallHistoryEnabled:Symbol("mock agent is call history enabled"),kMockAgentAcceptsNonStandardSearchParameters:Symbol("mock agent accepts non\
 standard search parameters"),kMockCallHistoryAddLog:Symbol("mock call history add log"),kTotalDispatchCount:Symbol("total dispatch count")}}}),require_mock_utils=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/mock/mock-utils.js"(p,b){"use strict";var{MockNotMatchedError:o}=require_mock_errors(),{kDispatches:C,kMockAgent:d,kOriginalDispatch:c,
kOrigin:R,kGetNetConnect:e,kTotalDispatchCount:B}=require_mock_symbols(),{serializePathWithQuery:y}=require_util(),{STATUS_CODES:n}=(0,chunk_WYN2LYAQ_js_1.__require)(
"node:http"),{types:{isPromise:f}}=(0,chunk_WYN2LYAQ_js_1.__require)("node:util"),{InvalidArgumentError:u}=require_errors();function Q(k,Y){return typeof k=="st\
ring"?k===Y:k instanceof RegExp?k.test(Y):typeof k=="function"?k(Y)===!0:!1}function g(k){return Object.fromEntries(Object.entries(k).map(([Y,_])=>[Y.toLocaleLowerCase(),
_]))}function t(k,Y){if(Array.isArray(k)){for(let _=0;_<k.length;_+=2)if(k[_].toLocaleLowerCase()===Y.toLocaleLowerCase())return k[_+1];return}else return typeof k.
get=="function"?k.get(Y):g(k)[Y.toLocaleLowerCase()]}function A(k){let Y=k.slice(),_=[];for(let T=0;T<Y.length;T+=2)_.push([Y[T],Y[T+1]]);return Object.fromEntries(
_)}function r(k,Y){if(typeof k.headers=="function")return Array.isArray(Y)&&(Y=A(Y)),k.headers(Y?g(Y):{});if(typeof k.headers>"u")return!0;if(typeof Y!="object"||
typeof k.headers!="object")return!1;for(let[_,T]of Object.entries(k.headers)){let v=t(Y,_);if(!Q(T,v))return!1}return!0}function s(k){if(typeof k!="string")return k;
let Y=new URLSearchParams(k),_=new URLSearchParams;for(let[T,v]of Y.entries()){if(T=T.replace("[]",""),/^(['"]).*\1$/.test(v)){_.append(T,v);continue}if(v.includes(
",")){let O=v.split(",");for(let Z of O)_.append(T,Z);continue}_.append(T,v)}return _}function l(k){if(typeof k!="string")return k;let Y=k.split("?",3);if(Y.length!==
2)return k;let _=new URLSearchParams(Y.pop());return _.sort(),[...Y,_.toString()].join("?")}function I(k,{path:Y,method:_,body:T,headers:v}){let O=Q(k.path,Y),Z=Q(
k.method,_),q=typeof k.body<"u"?Q(k.body,T):!0,$=r(k,v);return O&&Z&&q&&$}function w(k){return Buffer.isBuffer(k)||k instanceof Uint8Array||k instanceof ArrayBuffer?
k:typeof k=="object"?JSON.stringify(k):k?k.toString():""}function D(k,Y){let _=Y.query?y(Y.path,Y.query):Y.path,T=typeof _=="string"?l(_):_,v=E(T),O=k.filter(({
consumed:Z})=>!Z).filter(({path:Z,ignoreTrailingSlash:q})=>q?Q(E(l(Z)),v):Q(l(Z),T));if(O.length===0)throw new o(`Mock dispatch not matched for path '${T}'`);if(O=
O.filter(({method:Z})=>Q(Z,Y.method)),O.length===0)throw new o(`Mock dispatch not matched for method '${Y.method}' on path '${T}'`);if(O=O.filter(({body:Z})=>typeof Z<
"u"?Q(Z,Y.body):!0),O.length===0)throw new o(`Mock dispatch not matched for body '${Y.body}' on path '${T}'`);if(O=O.filter(Z=>r(Z,Y.headers)),O.length===0){let Z=typeof Y.
headers=="object"?JSON.stringify(Y.headers):Y.headers;throw new o(`Mock dispatch not matched for headers '${Z}' on path '${T}'`)}return O[0]}function a(k,Y,_,T){
let v={timesInvoked:0,times:1,persist:!1,consumed:!1,...T},O=typeof _=="function"?{callback:_}:{..._},Z={...v,...Y,pending:!0,data:{error:null,...O}};return k.push(
Z),k[B]=(k[B]||0)+1,Z}function i(k,Y){let _=k.findIndex(T=>T.consumed?I(T,Y):!1);_!==-1&&k.splice(_,1)}function E(k){for(;k.endsWith("/");)k=k.slice(0,-1);return k.
length===0&&(k="/"),k}function h(k){let{path:Y,method:_,body:T,headers:v,query:O}=k;return{path:Y,method:_,body:T,headers:v,query:O}}function m(k){let Y=Object.
keys(k),_=[];for(let T=0;T<Y.length;++T){let v=Y[T],O=k[v],Z=Buffer.from(`${v}`);if(Array.isArray(O))for(let q=0;q<O.length;++q)_.push(Z,Buffer.from(`${O[q]}`));else
_.push(Z,Buffer.from(`${O}`))}return _}function N(k){return n[k]||"unknown"}async function S(k){let Y=[];for await(let _ of k)Y.push(_);return Buffer.concat(Y).
toString("utf8")}function F(k,Y){let _=h(k),T=D(this[C],_);T.timesInvoked++,T.data.callback&&(T.data={...T.data,...T.data.callback(k)});let{data:{statusCode:v,data:O,
headers:Z,trailers:q,error:$},delay:W,persist:tA}=T,{timesInvoked:nA,times:BA}=T;if(T.consumed=!tA&&nA>=BA,T.pending=nA<BA,$!==null)return i(this[C],_),Y.onError(
$),!0;let uA=!1,cA=null;function FA(CA){uA||(uA=!0,cA!==null&&(clearTimeout(cA),cA=null),Y.onError(CA))}Y.onConnect?.(FA,null),typeof W=="number"&&W>0?cA=setTimeout(
()=>{cA=null,X(this[C])},W):X(this[C]);function X(CA,EA=O){if(uA)return;let gA=Array.isArray(k.headers)?A(k.headers):k.headers,kA=typeof EA=="function"?EA({...k,
headers:gA}):EA;if(f(kA))return kA.then(LA=>X(CA,LA));if(uA)return;let HA=w(kA),VA=m(Z),xA=m(q);Y.onHeaders?.(v,VA,hA,N(v)),Y.onData?.(Buffer.from(HA)),Y.onComplete?.(
xA),i(CA,_)}function hA(){}return!0}function L(){let k=this[d],Y=this[R],_=this[c];return function(T,v){if(k.isMockActive)try{F.call(this,T,v)}catch(O){if(O.code===
"UND_MOCK_ERR_MOCK_NOT_MATCHED"){let Z=k[e](),q=this[C][B]||this[C].length,$=`, ${this[C].filter(({consumed:W})=>!W).length} interceptor(s) remaining out of ${q}\
 defined`;if(Z===!1)throw new o(`${O.message}: subsequent request to origin ${Y} was not allowed (net.connect disabled)${$}`);if(H(Z,Y))_.call(this,T,v);else throw new o(
`${O.message}: subsequent request to origin ${Y} was not allowed (net.connect is not enabled for this origin)${$}`)}else throw O}else _.call(this,T,v)}}function H(k,Y){
let _=new URL(Y);return k===!0?!0:!!(Array.isArray(k)&&k.some(T=>Q(T,_.host)))}function U(k){return typeof k!="string"&&!(k instanceof URL)?k:k instanceof URL?k.
origin:k.toLowerCase()}function x(k){let{agent:Y,..._}=k;if("enableCallHistory"in _&&typeof _.enableCallHistory!="boolean")throw new u("options.enableCallHistor\
y must to be a boolean");if("acceptNonStandardSearchParameters"in _&&typeof _.acceptNonStandardSearchParameters!="boolean")throw new u("options.acceptNonStandar\
dSearchParameters must to be a boolean");if("ignoreTrailingSlash"in _&&typeof _.ignoreTrailingSlash!="boolean")throw new u("options.ignoreTrailingSlash must to \
be a boolean");return _}b.exports={getResponseData:w,getMockDispatch:D,addMockDispatch:a,deleteMockDispatch:i,buildKey:h,generateKeyValues:m,matchValue:Q,getResponse:S,
getStatusText:N,mockDispatch:F,buildMockDispatch:L,checkNetConnect:H,buildAndValidateMockOptions:x,getHeaderByName:t,buildHeadersFromArray:A,normalizeSearchParams:s,
normalizeOrigin:U}}}),require_mock_interceptor=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/mock/mock-interceptor.js"(p,b){"use strict";var{getResponseData:o,
buildKey:C,addMockDispatch:d}=require_mock_utils(),{kDispatches:c,kDispatchKey:R,kDefaultHeaders:e,kDefaultTrailers:B,kContentLength:y,kMockDispatch:n,kIgnoreTrailingSlash:f}=require_mock_symbols(),
{InvalidArgumentError:u}=require_errors(),{serializePathWithQuery:Q}=require_util(),g=class{constructor(A){this[n]=A}delay(A){if(typeof A!="number"||!Number.isInteger(
A)||A<=0)throw new u("waitInMs must be a valid integer > 0");return this[n].delay=A,this}persist(){return this[n].persist=!0,this}times(A){if(typeof A!="number"||
!Number.isInteger(A)||A<=0)throw new u("repeatTimes must be a valid integer > 0");return this[n].times=A,this}},t=class{constructor(A,r){if(typeof A!="object")throw new u(
"opts must be an object");if(typeof A.path>"u")throw new u("opts.path must be defined");if(typeof A.method>"u"&&(A.method="GET"),typeof A.path=="string")if(A.query)
A.path=Q(A.path,A.query);else{let s=new URL(A.path,"data://");A.path=s.pathname+s.search}typeof A.method=="string"&&(A.method=A.method.toUpperCase()),this[R]=C(
A),this[c]=r,this[f]=A.ignoreTrailingSlash??!1,this[e]={},this[B]={},this[y]=!1}createMockScopeDispatchData({statusCode:A,data:r,responseOptions:s}){let l=o(r),
I=this[y]?{"content-length":l.length}:{},w={...this[e],...I,...s.headers},D={...this[B],...s.trailers};return{statusCode:A,data:r,headers:w,trailers:D}}validateReplyParameters(A){
if(typeof A.statusCode>"u")throw new u("statusCode must be defined");if(typeof A.responseOptions!="object"||A.responseOptions===null)throw new u("responseOption\
s must be an object")}reply(A){if(typeof A=="function"){let I=D=>{let a=A(D);if(typeof a!="object"||a===null)throw new u("reply options callback must return an \
object");let i={data:"",responseOptions:{},...a};return this.validateReplyParameters(i),{...this.createMockScopeDispatchData(i)}},w=d(this[c],this[R],I,{ignoreTrailingSlash:this[f]});
return new g(w)}let r={statusCode:A,data:arguments[1]===void 0?"":arguments[1],responseOptions:arguments[2]===void 0?{}:arguments[2]};this.validateReplyParameters(
r);let s=this.createMockScopeDispatchData(r),l=d(this[c],this[R],s,{ignoreTrailingSlash:this[f]});return new g(l)}replyWithError(A){if(typeof A>"u")throw new u(
"error must be defined");let r=d(this[c],this[R],{error:A},{ignoreTrailingSlash:this[f]});return new g(r)}defaultReplyHeaders(A){if(typeof A>"u")throw new u("he\
aders must be defined");return this[e]=A,this}defaultReplyTrailers(A){if(typeof A>"u")throw new u("trailers must be defined");return this[B]=A,this}replyContentLength(){
return this[y]=!0,this}};b.exports.MockInterceptor=t,b.exports.MockScope=g}}),require_mock_client=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/m\
ock/mock-client.js"(p,b){"use strict";var{promisify:o}=(0,chunk_WYN2LYAQ_js_1.__require)("node:util"),C=require_client(),{buildMockDispatch:d}=require_mock_utils(),
{kDispatches:c,kMockAgent:R,kClose:e,kOriginalClose:B,kOrigin:y,kOriginalDispatch:n,kConnected:f,kIgnoreTrailingSlash:u}=require_mock_symbols(),{MockInterceptor:Q}=require_mock_interceptor(),
g=require_symbols(),{InvalidArgumentError:t}=require_errors(),A=class extends C{constructor(r,s){if(!s||!s.agent||typeof s.agent.dispatch!="function")throw new t(
"Argument opts.agent must implement Agent");super(r,s),this[R]=s.agent,this[y]=r,this[u]=s.ignoreTrailingSlash??!1,this[c]=[],this[f]=1,this[n]=this.dispatch,this[B]=
this.close.bind(this),this.dispatch=d.call(this),this.close=this[e]}get[g.kConnected](){return this[f]}intercept(r){return new Q(r&&{ignoreTrailingSlash:this[u],
...r},this[c])}cleanMocks(){this[c]=[]}async[e](){await o(this[B])(),this[f]=0,this[R][g.kClients].delete(this[y])}};b.exports=A}}),require_mock_call_history=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/mock/mock-call-history.js"(p,b){"use strict";var{kMockCallHistoryAddLog:o}=require_mock_symbols(),{InvalidArgumentError:C}=require_errors();
function d(n,f,u,Q,g){switch(f.operator){case"OR":return Q.push(...u(n,g)),Q;case"AND":return u(n,Q);default:throw new C("options.operator must to be a case ins\
ensitive string equal to 'OR' or 'AND'")}}function c(n={}){let f={};if("operator"in n){if(typeof n.operator!="string"||n.operator.toUpperCase()!=="OR"&&n.operator.
toUpperCase()!=="AND")throw new C("options.operator must to be a case insensitive string equal to 'OR' or 'AND'");return{...f,operator:n.operator.toUpperCase()}}
return f}function R(n){return(f,u)=>{if(typeof f=="string"||f==null)return u.filter(Q=>Q[n]===f);if(f instanceof RegExp)return u.filter(Q=>f.test(Q[n]));throw new C(
`${n} parameter should be one of string, regexp, undefined or null`)}}function e(n){try{let f=new URL(n.path,n.origin);return f.search.length!==0||(f.search=new URLSearchParams(
n.query).toString()),f}catch(f){throw new C("An error occurred when computing MockCallHistoryLog.url",{cause:f})}}var B=class{constructor(n={}){this.body=n.body,
this.headers=n.headers,this.method=n.method;let f=e(n);this.fullUrl=f.toString(),this.origin=f.origin,this.path=f.pathname,this.searchParams=Object.fromEntries(
f.searchParams),this.protocol=f.protocol,this.host=f.host,this.port=f.port,this.hash=f.hash}toMap(){return new Map([["protocol",this.protocol],["host",this.host],
["port",this.port],["origin",this.origin],["path",this.path],["hash",this.hash],["searchParams",this.searchParams],["fullUrl",this.fullUrl],["method",this.method],
["body",this.body],["headers",this.headers]])}toString(){let n={betweenKeyValueSeparator:"->",betweenPairSeparator:"|"},f="";return this.toMap().forEach((u,Q)=>{
(typeof u=="string"||u===void 0||u===null)&&(f=`${f}${Q}${n.betweenKeyValueSeparator}${u}${n.betweenPairSeparator}`),(typeof u=="object"&&u!==null||Array.isArray(
u))&&(f=`${f}${Q}${n.betweenKeyValueSeparator}${JSON.stringify(u)}${n.betweenPairSeparator}`)}),f.slice(0,-1)}},y=class{logs=[];calls(){return this.logs}firstCall(){
return this.logs.at(0)}lastCall(){return this.logs.at(-1)}nthCall(n){if(typeof n!="number")throw new C("nthCall must be called with a number");if(!Number.isInteger(
n))throw new C("nthCall must be called with an integer");if(Math.sign(n)!==1)throw new C("nthCall must be called with a positive value. use firstCall or lastCal\
l instead");return this.logs.at(n-1)}filterCalls(n,f){if(this.logs.length===0)return this.logs;if(typeof n=="function")return this.logs.filter(n);if(n instanceof
RegExp)return this.logs.filter(u=>n.test(u.toString()));if(typeof n=="object"&&n!==null){if(Object.keys(n).length===0)return this.logs;let u={operator:"OR",...c(
f)},Q=u.operator==="AND"?this.logs:[];return"protocol"in n&&(Q=d(n.protocol,u,this.filterCallsByProtocol,Q,this.logs)),"host"in n&&(Q=d(n.host,u,this.filterCallsByHost,
Q,this.logs)),"port"in n&&(Q=d(n.port,u,this.filterCallsByPort,Q,this.logs)),"origin"in n&&(Q=d(n.origin,u,this.filterCallsByOrigin,Q,this.logs)),"path"in n&&(Q=
d(n.path,u,this.filterCallsByPath,Q,this.logs)),"hash"in n&&(Q=d(n.hash,u,this.filterCallsByHash,Q,this.logs)),"fullUrl"in n&&(Q=d(n.fullUrl,u,this.filterCallsByFullUrl,
Q,this.logs)),"method"in n&&(Q=d(n.method,u,this.filterCallsByMethod,Q,this.logs)),[...new Set(Q)]}throw new C("criteria parameter should be one of function, re\
gexp, or object")}filterCallsByProtocol=R.call(this,"protocol");filterCallsByHost=R.call(this,"host");filterCallsByPort=R.call(this,"port");filterCallsByOrigin=R.
call(this,"origin");filterCallsByPath=R.call(this,"path");filterCallsByHash=R.call(this,"hash");filterCallsByFullUrl=R.call(this,"fullUrl");filterCallsByMethod=R.
call(this,"method");clear(){this.logs=[]}[o](n){let f=new B(n);return this.logs.push(f),f}*[Symbol.iterator](){for(let n of this.calls())yield n}};b.exports.MockCallHistory=
y,b.exports.MockCallHistoryLog=B}}),require_mock_pool=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/mock/mock-pool.js"(p,b){"use strict";var{promisify:o}=(0,chunk_WYN2LYAQ_js_1.
__require)("node:util"),C=require_pool(),{buildMockDispatch:d}=require_mock_utils(),{kDispatches:c,kMockAgent:R,kClose:e,kOriginalClose:B,kOrigin:y,kOriginalDispatch:n,
kConnected:f,kIgnoreTrailingSlash:u}=require_mock_symbols(),{MockInterceptor:Q}=require_mock_interceptor(),g=require_symbols(),{InvalidArgumentError:t}=require_errors(),
A=class extends C{constructor(r,s){if(!s||!s.agent||typeof s.agent.dispatch!="function")throw new t("Argument opts.agent must implement Agent");super(r,s),this[R]=
s.agent,this[y]=r,this[u]=s.ignoreTrailingSlash??!1,this[c]=[],this[f]=1,this[n]=this.dispatch,this[B]=this.close.bind(this),this.dispatch=d.call(this),this.close=
this[e]}get[g.kConnected](){return this[f]}intercept(r){return new Q(r&&{ignoreTrailingSlash:this[u],...r},this[c])}cleanMocks(){this[c]=[]}async[e](){await o(this[B])(),
this[f]=0,this[R][g.kClients].delete(this[y])}};b.exports=A}}),require_pending_interceptors_formatter=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/l\
ib/mock/pending-interceptors-formatter.js"(p,b){"use strict";var{Transform:o}=(0,chunk_WYN2LYAQ_js_1.__require)("node:stream"),{Console:C}=(0,chunk_WYN2LYAQ_js_1.
__require)("node:console"),d=process.versions.icu?"✅":"Y ",c=process.versions.icu?"❌":"N ";b.exports=class{constructor({disableColors:R}={}){this.transform=
new o({transform(e,B,y){y(null,e)}}),this.logger=new C({stdout:this.transform,inspectOptions:{colors:!R&&!process.env.CI}})}format(R){let e=R.map(({method:B,path:y,
data:{statusCode:n},persist:f,times:u,timesInvoked:Q,origin:g})=>({Method:B,Origin:g,Path:y,"Status code":n,Persistent:f?d:c,Invocations:Q,Remaining:f?1/0:u-Q}));
return this.logger.table(e),this.transform.read().toString()}}}}),require_mock_agent=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/mock/mock-agen\
t.js"(p,b){"use strict";var{kClients:o}=require_symbols(),C=require_agent(),{kAgent:d,kMockAgentSet:c,kMockAgentGet:R,kDispatches:e,kIsMockActive:B,kNetConnect:y,
kGetNetConnect:n,kOptions:f,kFactory:u,kMockAgentRegisterCallHistory:Q,kMockAgentIsCallHistoryEnabled:g,kMockAgentAddCallHistoryLog:t,kMockAgentMockCallHistoryInstance:A,
kMockAgentAcceptsNonStandardSearchParameters:r,kMockCallHistoryAddLog:s,kIgnoreTrailingSlash:l}=require_mock_symbols(),I=require_mock_client(),w=require_mock_pool(),
{matchValue:D,normalizeSearchParams:a,buildAndValidateMockOptions:i,normalizeOrigin:E}=require_mock_utils(),{InvalidArgumentError:h,UndiciError:m}=require_errors(),
N=require_dispatcher(),S=require_pending_interceptors_formatter(),{MockCallHistory:F}=require_mock_call_history(),L=class extends N{constructor(H={}){super(H);let U=i(
H);if(this[y]=!0,this[B]=!0,this[g]=U.enableCallHistory??!1,this[r]=U.acceptNonStandardSearchParameters??!1,this[l]=U.ignoreTrailingSlash??!1,H?.agent&&typeof H.
agent.dispatch!="function")throw new h("Argument opts.agent must implement Agent");let x=H?.agent?H.agent:new C(H);this[d]=x,this[o]=x[o],this[f]=U,this[g]&&this[Q]()}get(H){
let U=E(H),x=this[l]?U.replace(/\/$/,""):U,k=this[R](x);return k||(k=this[u](x),this[c](x,k)),k}dispatch(H,U){H.origin=E(H.origin),this.get(H.origin),this[t](H);
let x=this[r],k={...H};if(x&&k.path){let[Y,_]=k.path.split("?"),T=a(_,x);k.path=`${Y}?${T}`}return this[d].dispatch(k,U)}async close(){this.clearCallHistory(),await this[d].
close(),this[o].clear()}deactivate(){this[B]=!1}activate(){this[B]=!0}enableNetConnect(H){if(typeof H=="string"||typeof H=="function"||H instanceof RegExp)Array.
isArray(this[y])?this[y].push(H):this[y]=[H];else if(typeof H>"u")this[y]=!0;else throw new h("Unsupported matcher. Must be one of String|Function|RegExp.")}disableNetConnect(){
this[y]=!1}enableCallHistory(){return this[g]=!0,this}disableCallHistory(){return this[g]=!1,this}getCallHistory(){return this[A]}clearCallHistory(){this[A]!==void 0&&
this[A].clear()}get isMockActive(){return this[B]}[Q](){this[A]===void 0&&(this[A]=new F)}[t](H){this[g]&&(this[Q](),this[A][s](H))}[c](H,U){this[o].set(H,{count:0,
dispatcher:U})}[u](H){let U=Object.assign({agent:this},this[f]);return this[f]&&this[f].connections===1?new I(H,U):new w(H,U)}[R](H){let U=this[o].get(H);if(U?.
dispatcher)return U.dispatcher;if(typeof H!="string"){let x=this[u]("http://localhost:9999");return this[c](H,x),x}for(let[x,k]of Array.from(this[o]))if(k&&typeof x!=
"string"&&D(x,H)){let Y=this[u](H);return this[c](H,Y),Y[e]=k.dispatcher[e],Y}}[n](){return this[y]}pendingInterceptors(){let H=this[o];return Array.from(H.entries()).
flatMap(([U,x])=>x.dispatcher[e].map(k=>({...k,origin:U}))).filter(({pending:U})=>U)}assertNoPendingInterceptors({pendingInterceptorsFormatter:H=new S}={}){let U=this.
pendingInterceptors();if(U.length!==0)throw new m(U.length===1?`1 interceptor is pending:

${H.format(U)}`.trim():`${U.length} interceptors are pending:

${H.format(U)}`.trim())}};b.exports=L}}),require_snapshot_utils=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/mock/snapshot-utils.js"(p,b){"use s\
trict";var{InvalidArgumentError:o}=require_errors(),{runtimeFeatures:C}=require_runtime_features();function d(u={}){let{ignoreHeaders:Q=[],excludeHeaders:g=[],matchHeaders:t=[],
caseSensitive:A=!1}=u;return{ignore:new Set(Q.map(r=>A?r:r.toLowerCase())),exclude:new Set(g.map(r=>A?r:r.toLowerCase())),match:new Set(t.map(r=>A?r:r.toLowerCase()))}}
var c=C.has("crypto")?(0,chunk_WYN2LYAQ_js_1.__require)("node:crypto"):null,R=c?.hash?u=>c.hash("sha256",u,"base64url"):u=>Buffer.from(u).toString("base64url");
function e(u){return Array.isArray(u)&&(u.length&1)===0}function B(u=[]){return u.length===0?()=>!1:function(Q){let g;for(let t of u)if(typeof t=="string"){if(g||
(g=Q.toLowerCase()),g.includes(t.toLowerCase()))return!0}else if(t instanceof RegExp&&t.test(Q))return!0;return!1}}function y(u){let Q={};if(!u)return Q;if(e(u)){
for(let g=0;g<u.length;g+=2){let t=u[g],A=u[g+1];if(t&&A!==void 0){let r=Buffer.isBuffer(t)?t.toString():t,s=Buffer.isBuffer(A)?A.toString():A;Q[r.toLowerCase()]=
s}}return Q}if(u&&typeof u=="object")for(let[g,t]of Object.entries(u))g&&typeof g=="string"&&(Q[g.toLowerCase()]=Array.isArray(t)?t.join(", "):String(t));return Q}
var n=["record","playback","update"];function f(u){if(!n.includes(u))throw new o(`Invalid snapshot mode: ${u}. Must be one of: ${n.join(", ")}`)}b.exports={createHeaderFilters:d,
hashId:R,isUndiciHeaders:e,normalizeHeaders:y,isUrlExcludedFactory:B,validateSnapshotMode:f}}}),require_snapshot_recorder=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"n\
ode_modules/undici/lib/mock/snapshot-recorder.js"(p,b){"use strict";var{writeFile:o,readFile:C,mkdir:d}=(0,chunk_WYN2LYAQ_js_1.__require)("node:fs/promises"),{dirname:c,
resolve:R}=(0,chunk_WYN2LYAQ_js_1.__require)("node:path"),{setTimeout:e,clearTimeout:B}=(0,chunk_WYN2LYAQ_js_1.__require)("node:timers"),{InvalidArgumentError:y,
UndiciError:n}=require_errors(),{hashId:f,isUrlExcludedFactory:u,normalizeHeaders:Q,createHeaderFilters:g}=require_snapshot_utils();function t(I,w,D={}){let a=new URL(
I.path,I.origin),i=I._normalizedHeaders||Q(I.headers);return I._normalizedHeaders||(I._normalizedHeaders=i),{method:I.method||"GET",url:D.matchQuery!==!1?a.toString():
`${a.origin}${a.pathname}`,headers:A(i,w,D),body:D.matchBody!==!1&&I.body?String(I.body):""}}function A(I,w,D={}){if(!I||typeof I!="object")return{};let{caseSensitive:a=!1}=D,
i={},{ignore:E,exclude:h,match:m}=w;for(let[N,S]of Object.entries(I)){let F=a?N:N.toLowerCase();h.has(F)||E.has(F)||m.size!==0&&!m.has(F)||(i[F]=S)}return i}function r(I,w,D={}){
if(!I||typeof I!="object")return{};let{caseSensitive:a=!1}=D,i={},{exclude:E}=w;for(let[h,m]of Object.entries(I)){let N=a?h:h.toLowerCase();E.has(N)||(i[N]=m)}return i}
function s(I){let w=[I.method,I.url];if(I.headers&&typeof I.headers=="object"){let a=Object.keys(I.headers).sort();for(let i of a){let E=Array.isArray(I.headers[i])?
I.headers[i]:[I.headers[i]];w.push(i);for(let h of E.sort())w.push(String(h))}}w.push(I.body);let D=w.join("|");return f(D)}var l=class{#A;#e;#t=new Map;#r;#i=1/0;#s=!1;#o;constructor(I={}){
this.#r=I.snapshotPath,this.#i=I.maxSnapshots||1/0,this.#s=I.autoFlush||!1,this.flushInterval=I.flushInterval||3e4,this._flushTimer=null,this.matchOptions={matchHeaders:I.
matchHeaders||[],ignoreHeaders:I.ignoreHeaders||[],excludeHeaders:I.excludeHeaders||[],matchBody:I.matchBody!==!1,matchQuery:I.matchQuery!==!1,caseSensitive:I.caseSensitive||
!1},this.#o=g(this.matchOptions),this.shouldRecord=I.shouldRecord||(()=>!0),this.shouldPlayback=I.shouldPlayback||(()=>!0),this.#e=u(I.excludeUrls),this.#s&&this.#r&&
this.#n()}async record(I,w){if(!this.shouldRecord(I)||this.isUrlExcluded(I))return;let D=t(I,this.#o,this.matchOptions),a=s(D),i=Q(w.headers),E={statusCode:w.statusCode,
headers:r(i,this.#o,this.matchOptions),body:Buffer.isBuffer(w.body)?w.body.toString("base64"):Buffer.from(String(w.body||"")).toString("base64"),trailers:w.trailers};
if(this.#t.size>=this.#i&&!this.#t.has(a)){let m=this.#t.keys().next().value;this.#t.delete(m)}let h=this.#t.get(a);h&&h.responses?(h.responses.push(E),h.timestamp=
new Date().toISOString()):this.#t.set(a,{request:D,responses:[E],callCount:0,timestamp:new Date().toISOString()}),this.#s&&this.#r&&this.#g()}isUrlExcluded(I){let w=new URL(
I.path,I.origin).toString();return this.#e(w)}findSnapshot(I){if(!this.shouldPlayback(I)||this.isUrlExcluded(I))return;let w=t(I,this.#o,this.matchOptions),D=s(
w),a=this.#t.get(D);if(!a)return;let i=a.callCount||0,E=Math.min(i,a.responses.length-1);return a.callCount=i+1,{...a,response:a.responses[E]}}async loadSnapshots(I){
let w=I||this.#r;if(!w)throw new y("Snapshot path is required");try{let D=await C(R(w),"utf8"),a=JSON.parse(D);if(Array.isArray(a)){this.#t.clear();for(let{hash:i,
snapshot:E}of a)this.#t.set(i,E)}else this.#t=new Map(Object.entries(a))}catch(D){if(D.code==="ENOENT")this.#t.clear();else throw new n(`Failed to load snapshot\
s from ${w}`,{cause:D})}}async saveSnapshots(I){let w=I||this.#r;if(!w)throw new y("Snapshot path is required");let D=R(w);await d(c(D),{recursive:!0});let a=Array.
from(this.#t.entries()).map(([i,E])=>({hash:i,snapshot:E}));await o(D,JSON.stringify(a,null,2),{flush:!0})}clear(){this.#t.clear()}getSnapshots(){return Array.from(
this.#t.values())}size(){return this.#t.size}resetCallCounts(){for(let I of this.#t.values())I.callCount=0}deleteSnapshot(I){let w=t(I,this.#o,this.matchOptions),
D=s(w);return this.#t.delete(D)}getSnapshotInfo(I){let w=t(I,this.#o,this.matchOptions),D=s(w),a=this.#t.get(D);return a?{hash:D,request:a.request,responseCount:a.
responses?a.responses.length:a.response?1:0,callCount:a.callCount||0,timestamp:a.timestamp}:null}replaceSnapshots(I){if(this.#t.clear(),Array.isArray(I))for(let{
hash:w,snapshot:D}of I)this.#t.set(w,D);else I&&typeof I=="object"&&(this.#t=new Map(Object.entries(I)))}#n(){return this.#g()}#a(){this.#A&&(B(this.#A),this.saveSnapshots().
catch(()=>{}),this.#A=null)}#g(){this.#A=e(()=>{this.saveSnapshots().catch(()=>{}),this.#s?this.#A?.refresh():this.#A=null},1e3)}destroy(){this.#a(),this.#A&&(B(
this.#A),this.#A=null)}async close(){this.#r&&this.#t.size!==0&&await this.saveSnapshots(),this.destroy()}};b.exports={SnapshotRecorder:l,formatRequestKey:t,createRequestHash:s,
filterHeadersForMatching:A,filterHeadersForStorage:r,createHeaderFilters:g}}}),require_snapshot_agent=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/l\
ib/mock/snapshot-agent.js"(p,b){"use strict";var o=require_agent(),C=require_mock_agent(),{SnapshotRecorder:d}=require_snapshot_recorder(),c=require_wrap_handler(),
{InvalidArgumentError:R,UndiciError:e}=require_errors(),{validateSnapshotMode:B}=require_snapshot_utils(),y=Symbol("kSnapshotRecorder"),n=Symbol("kSnapshotMode"),
f=Symbol("kSnapshotPath"),u=Symbol("kSnapshotLoaded"),Q=Symbol("kRealAgent"),g=!1,t=class extends C{constructor(A={}){g||(process.emitWarning("SnapshotAgent is \
experimental and subject to change","ExperimentalWarning"),g=!0);let{mode:r="record",snapshotPath:s=null,...l}=A;if(super(l),B(r),(r==="playback"||r==="update")&&
!s)throw new R(`snapshotPath is required when mode is '${r}'`);this[n]=r,this[f]=s,this[y]=new d({snapshotPath:this[f],mode:this[n],maxSnapshots:A.maxSnapshots,
autoFlush:A.autoFlush,flushInterval:A.flushInterval,matchHeaders:A.matchHeaders,ignoreHeaders:A.ignoreHeaders,excludeHeaders:A.excludeHeaders,matchBody:A.matchBody,
matchQuery:A.matchQuery,caseSensitive:A.caseSensitive,shouldRecord:A.shouldRecord,shouldPlayback:A.shouldPlayback,excludeUrls:A.excludeUrls}),this[u]=!1,(this[n]===
"record"||this[n]==="update"||this[n]==="playback"&&A.excludeUrls&&A.excludeUrls.length>0)&&(this[Q]=new o(A)),(this[n]==="playback"||this[n]==="update")&&this[f]&&
this.loadSnapshots().catch(()=>{})}dispatch(A,r){r=c.wrap(r);let s=this[n];if(this[y].isUrlExcluded(A))return this[Q].dispatch(A,r);if(s==="playback"||s==="upda\
te"){if(!this[u])return this.#A(A,r);let l=this[y].findSnapshot(A);if(l)return this.#t(l,r);if(s==="update")return this.#e(A,r);{let I=new e(`No snapshot found \
for ${A.method||"GET"} ${A.path}`);if(r.onError){r.onError(I);return}throw I}}else if(s==="record")return this.#e(A,r)}async#A(A,r){return await this.loadSnapshots(),
this.dispatch(A,r)}#e(A,r){let s={statusCode:null,headers:{},trailers:{},body:[]},l=this,I={onRequestStart(w,D){return r.onRequestStart(w,{...D,history:this.history})},
onRequestUpgrade(w,D,a,i){return r.onRequestUpgrade(w,D,a,i)},onResponseStart(w,D,a,i){return s.statusCode=D,s.headers=a,r.onResponseStart(w,D,a,i)},onResponseData(w,D){
return s.body.push(D),r.onResponseData(w,D)},onResponseEnd(w,D){s.trailers=D;let a=Buffer.concat(s.body);l[y].record(A,{statusCode:s.statusCode,headers:s.headers,
body:a,trailers:s.trailers}).then(()=>r.onResponseEnd(w,D)).catch(i=>r.onResponseError(w,i))}};return this[Q].dispatch(A,I)}#t(A,r){try{let{response:s}=A,l={pause(){},
resume(){},abort(w){this.aborted=!0,this.reason=w},aborted:!1,paused:!1};r.onRequestStart(l),r.onResponseStart(l,s.statusCode,s.headers);let I=Buffer.from(s.body,
"base64");r.onResponseData(l,I),r.onResponseEnd(l,s.trailers)}catch(s){r.onError?.(s)}}async loadSnapshots(A){await this[y].loadSnapshots(A||this[f]),this[u]=!0,
this[n]==="playback"&&this.#r()}async saveSnapshots(A){return this[y].saveSnapshots(A||this[f])}#r(){for(let A of this[y].getSnapshots()){let{request:r,responses:s,
response:l}=A,I=new URL(r.url),w=this.get(I.origin),D=s?s[0]:l;D&&w.intercept({path:I.pathname+I.search,method:r.method,headers:r.headers,body:r.body}).reply(D.
statusCode,D.body,{headers:D.headers,trailers:D.trailers}).persist()}}getRecorder(){return this[y]}getMode(){return this[n]}clearSnapshots(){this[y].clear()}resetCallCounts(){
this[y].resetCallCounts()}deleteSnapshot(A){return this[y].deleteSnapshot(A)}getSnapshotInfo(A){return this[y].getSnapshotInfo(A)}replaceSnapshots(A){this[y].replaceSnapshots(
A)}async close(){await this[y].close(),await this[Q]?.close(),await super.close()}};b.exports=t}}),require_global2=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_mod\
ules/undici/lib/global.js"(p,b){"use strict";var o=Symbol.for("undici.globalDispatcher.2"),C=Symbol.for("undici.globalDispatcher.1"),{InvalidArgumentError:d}=require_errors(),
c=require_agent();e()===void 0&&R(new c);function R(y){if(!y||typeof y.dispatch!="function")throw new d("Argument agent must implement Agent");Object.defineProperty(
globalThis,o,{value:y,writable:!0,enumerable:!1,configurable:!1}),Object.defineProperty(globalThis,C,{value:y,writable:!0,enumerable:!1,configurable:!1})}function e(){
return globalThis[C]}var B=["fetch","Headers","Response","Request","FormData","WebSocket","CloseEvent","ErrorEvent","MessageEvent","EventSource"];b.exports={setGlobalDispatcher:R,
getGlobalDispatcher:e,installedExports:B}}}),require_decorator_handler=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/handler/decorator-handler.js"(p,b){
"use strict";var o=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),C=require_wrap_handler();b.exports=class{#A;#e=!1;#t=!1;#r=!1;constructor(d){if(typeof d!="o\
bject"||d===null)throw new TypeError("handler must be an object");this.#A=C.wrap(d)}onRequestStart(...d){this.#A.onRequestStart?.(...d)}onRequestUpgrade(...d){return o(
!this.#e),o(!this.#t),this.#A.onRequestUpgrade?.(...d)}onResponseStart(...d){return o(!this.#e),o(!this.#t),o(!this.#r),this.#r=!0,this.#A.onResponseStart?.(...d)}onResponseData(...d){
return o(!this.#e),o(!this.#t),this.#A.onResponseData?.(...d)}onResponseEnd(...d){return o(!this.#e),o(!this.#t),this.#e=!0,this.#A.onResponseEnd?.(...d)}onResponseError(...d){
return this.#t=!0,this.#A.onResponseError?.(...d)}onBodySent(){}}}}),require_redirect_handler=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/handl\
er/redirect-handler.js"(p,b){"use strict";var o=require_util(),{kBodyUsed:C,kRedirectCacheControl:d}=require_symbols(),c=(0,chunk_WYN2LYAQ_js_1.__require)("node\
:assert"),{InvalidArgumentError:R}=require_errors(),e=(0,chunk_WYN2LYAQ_js_1.__require)("node:events"),B=[300,301,302,303,307,308],y=Symbol("body"),n=()=>{},f=class{constructor(t){
this[y]=t,this[C]=!1}async*[Symbol.asyncIterator](){c(!this[C],"disturbed"),this[C]=!0,yield*this[y]}},u=class Ue{static buildDispatch(A,r){if(r!=null&&(!Number.
isInteger(r)||r<0))throw new R("maxRedirections must be a positive number");let s=A.dispatch.bind(A);return(l,I)=>s(l,new Ue(s,r,l,I))}constructor(A,r,s,l){if(r!=
null&&(!Number.isInteger(r)||r<0))throw new R("maxRedirections must be a positive number");this.dispatch=A,this.location=null;let{maxRedirections:I,...w}=s;this.
opts=w,this.maxRedirections=r,this.handler=l,this.history=[],Object.defineProperty(this.history,d,{value:[],enumerable:!1}),o.isStream(this.opts.body)?(o.bodyLength(
this.opts.body)===0&&this.opts.body.on("data",function(){c(!1)}),typeof this.opts.body.readableDidRead!="boolean"&&(this.opts.body[C]=!1,e.prototype.on.call(this.
opts.body,"data",function(){this[C]=!0}))):this.opts.body&&typeof this.opts.body.pipeTo=="function"?this.opts.body=new f(this.opts.body):this.opts.body&&typeof this.
opts.body!="string"&&!ArrayBuffer.isView(this.opts.body)&&o.isIterable(this.opts.body)&&!o.isFormDataLike(this.opts.body)&&(this.opts.body=new f(this.opts.body))}onRequestStart(A,r){
this.handler.onRequestStart?.(A,{...r,history:this.history})}onRequestUpgrade(A,r,s,l){this.handler.onRequestUpgrade?.(A,r,s,l)}onResponseStart(A,r,s,l){if(this.
opts.throwOnMaxRedirect&&this.history.length>=this.maxRedirections)throw new Error("max redirects");if((r===301||r===302)&&this.opts.method==="POST"&&(this.opts.
method="GET",o.isStream(this.opts.body)&&o.destroy(this.opts.body.on("error",n)),this.opts.body=null),r===303&&this.opts.method!=="HEAD"&&(this.opts.method="GET",
o.isStream(this.opts.body)&&o.destroy(this.opts.body.on("error",n)),this.opts.body=null),this.location=this.history.length>=this.maxRedirections||o.isDisturbed(
this.opts.body)||B.indexOf(r)===-1?null:s.location,this.opts.origin&&this.history.push(new URL(this.opts.path,this.opts.origin)),!this.location){this.handler.onResponseStart?.(
A,r,s,l);return}this.history[d].push({statusCode:r,headers:{...s},receivedAt:Date.now()});let{origin:I,pathname:w,search:D}=o.parseURL(new URL(this.location,this.
opts.origin&&new URL(this.opts.path,this.opts.origin))),a=D?`${w}${D}`:w,i=`${I}${a}`;for(let E of this.history)if(E.toString()===i)throw new R(`Redirect loop d\
etected. Cannot redirect to ${I}. This typically happens when using a Client or Pool with cross-origin redirects. Use an Agent for cross-origin redirects.`);this.
opts.headers=g(this.opts.headers,r===303,this.opts.origin!==I),this.opts.path=a,this.opts.origin=I,this.opts.query=null}onResponseData(A,r){this.location||this.
handler.onResponseData?.(A,r)}onResponseEnd(A,r){this.location?this.dispatch(this.opts,this):this.handler.onResponseEnd(A,r)}onResponseError(A,r){this.handler.onResponseError?.(
A,r)}};function Q(t,A,r){if(t.length===4)return o.headerNameToString(t)==="host";if(A&&o.headerNameToString(t).startsWith("content-"))return!0;if(r&&(t.length===
13||t.length===6||t.length===19)){let s=o.headerNameToString(t);return s==="authorization"||s==="cookie"||s==="proxy-authorization"}return!1}function g(t,A,r){let s=[];
if(Array.isArray(t))if(t.length>0&&Array.isArray(t[0]))for(let[l,I]of t)Q(l,A,r)||s.push(l,I);else for(let l=0;l<t.length;l+=2)Q(t[l],A,r)||s.push(t[l],t[l+1]);else if(t&&
typeof t=="object"){let l=o.hasSafeIterator(t)?t:Object.entries(t);for(let[I,w]of l)Q(I,A,r)||s.push(I,w)}else c(t==null,"headers must be an object or an array");
return s}b.exports=u}}),require_redirect=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/interceptor/redirect.js"(p,b){"use strict";var o=require_redirect_handler();
function C({maxRedirections:d}={}){return c=>function(R,e){let{maxRedirections:B=d,...y}=R;if(B==null||B===0)return c(R,e);let n={...y},f=new o(c,B,n,e);return c(
n,f)}}b.exports=C}}),require_response_error=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/interceptor/response-error.js"(p,b){"use strict";var o=require_decorator_handler(),
{ResponseError:C}=require_errors(),d=class extends o{#A;#e;#t;#r;#i;constructor(c,{handler:R}){super(R)}#s(c){return(this.#e??"").indexOf(c)===0}onRequestStart(c,R){
return this.#A=0,this.#e=null,this.#t=null,this.#r=null,this.#i="",super.onRequestStart(c,R)}onResponseStart(c,R,e,B){if(this.#A=R,this.#r=e,this.#e=e["content-\
type"],this.#A<400)return super.onResponseStart(c,R,e,B);(this.#s("application/json")||this.#s("text/plain"))&&(this.#t=new TextDecoder("utf-8"))}onResponseData(c,R){
if(this.#A<400)return super.onResponseData(c,R);this.#i+=this.#t?.decode(R,{stream:!0})??""}onResponseEnd(c,R){if(this.#A>=400){if(this.#i+=this.#t?.decode(void 0,
{stream:!1})??"",this.#s("application/json"))try{this.#i=JSON.parse(this.#i)}catch{}let e,B=Error.stackTraceLimit;Error.stackTraceLimit=0;try{e=new C("Response \
Error",this.#A,{body:this.#i,headers:this.#r})}finally{Error.stackTraceLimit=B}super.onResponseError(c,e)}else super.onResponseEnd(c,R)}onResponseError(c,R){super.
onResponseError(c,R)}};b.exports=()=>c=>function(R,e){return c(R,new d(R,{handler:e}))}}}),require_retry=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undic\
i/lib/interceptor/retry.js"(p,b){"use strict";var o=require_retry_handler();b.exports=C=>d=>function(c,R){return d(c,new o({...c,retryOptions:{...C,...c.retryOptions}},
{handler:R,dispatch:d}))}}}),require_dump=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/interceptor/dump.js"(p,b){"use strict";var{InvalidArgumentError:o,
RequestAbortedError:C}=require_errors(),d=require_decorator_handler(),c=class extends d{#A=1024*1024;#e=!1;#t=0;aborted=!1;reason=!1;constructor({maxSize:e,signal:B},y){
if(e!=null&&(!Number.isFinite(e)||e<1))throw new o("maxSize must be a number greater than 0");super(y),this.#A=e??this.#A}#r(e){this.aborted=!0,this.reason=e}onRequestStart(e,B){
return e.abort=this.#r.bind(this),super.onRequestStart(e,B)}onResponseStart(e,B,y,n){let f=y["content-length"];if(f!=null&&f>this.#A)throw new C(`Response size \
(${f}) larger than maxSize (${this.#A})`);return this.aborted===!0?!0:super.onResponseStart(e,B,y,n)}onResponseError(e,B){super.onResponseError(e,this.aborted===
!0?this.reason:B)}onResponseData(e,B){if(this.#t=this.#t+B.length,this.#t>this.#A)throw new C(`Response size (${this.#t}) larger than maxSize (${this.#A})`);return this.#t===
this.#A&&(this.#e=!0),!0}onResponseEnd(e,B){if(this.aborted===!0){super.onResponseError(e,this.reason);return}super.onResponseEnd(e,this.#e?{}:B)}};function R({
maxSize:e}={maxSize:1024*1024}){return B=>function(y,n){let{dumpMaxSize:f=e}=y,u=new c({maxSize:f,signal:y.signal},n);return B(y,u)}}b.exports=R}}),require_dns=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/interceptor/dns.js"(p,b){"use strict";var{isIP:o}=(0,chunk_WYN2LYAQ_js_1.__require)("node:net"),{lookup:C}=(0,chunk_WYN2LYAQ_js_1.
__require)("node:dns"),d=require_decorator_handler(),{InvalidArgumentError:c,InformationalError:R}=require_errors(),e=Math.pow(2,31)-1;function B(A){let r=Object.
getPrototypeOf(A);return Object.prototype.hasOwnProperty.call(A,Symbol.iterator)||r!=null&&r!==Object.prototype&&typeof A[Symbol.iterator]=="function"}function y(A){
return typeof A=="string"&&A.toLowerCase()==="host"}function n(A){if(A==null)return null;if(Array.isArray(A)){if(A.length===0||!Array.isArray(A[0]))return A;let r=[];
for(let s of A)Array.isArray(s)&&s.length===2?r.push(s[0],s[1]):r.push(s);return r}if(typeof A=="object"&&B(A)){let r=[];for(let s of A)Array.isArray(s)&&s.length===
2?r.push(s[0],s[1]):r.push(s);return r}return A}function f(A){if(A==null)return!1;if(Array.isArray(A)){if(A.length===0)return!1;for(let r=0;r<A.length;r+=2)if(y(
A[r]))return!0;return!1}if(typeof A=="object"){for(let r in A)if(y(r))return!0}return!1}function u(A,r){let s=n(r);return f(s)?s:Array.isArray(s)?["host",A,...s]:
s&&typeof s=="object"?{host:A,...s}:{host:A}}var Q=class{#A=0;#e=new Map;constructor(A){this.#A=A.maxItems}get size(){return this.#e.size}get(A){return this.#e.
get(A)??null}set(A,r){this.#e.set(A,r)}delete(A){this.#e.delete(A)}full(){return this.size>=this.#A}},g=class{#A=0;#e=0;dualStack=!0;affinity=null;lookup=null;pick=null;storage=null;constructor(A){
this.#A=A.maxTTL,this.#e=A.maxItems,this.dualStack=A.dualStack,this.affinity=A.affinity,this.lookup=A.lookup??this.#t,this.pick=A.pick??this.#r,this.storage=A.storage??
new Q(A)}runLookup(A,r,s){let l=this.storage.get(A.hostname);if(l==null&&this.storage.full()){s(null,A);return}let I={affinity:this.affinity,dualStack:this.dualStack,
lookup:this.lookup,pick:this.pick,...r.dns,maxTTL:this.#A,maxItems:this.#e};if(l==null)this.lookup(A,I,(w,D)=>{if(w||D==null||D.length===0){s(w??new R("No DNS e\
ntries found"));return}this.setRecords(A,D);let a=this.storage.get(A.hostname),i=this.pick(A,a,I.affinity),E;typeof i.port=="number"?E=`:${i.port}`:A.port!==""?
E=`:${A.port}`:E="",s(null,new URL(`${A.protocol}//${i.family===6?`[${i.address}]`:i.address}${E}`))});else{let w=this.pick(A,l,I.affinity);if(w==null){this.storage.
delete(A.hostname),this.runLookup(A,r,s);return}let D;typeof w.port=="number"?D=`:${w.port}`:A.port!==""?D=`:${A.port}`:D="",s(null,new URL(`${A.protocol}//${w.
family===6?`[${w.address}]`:w.address}${D}`))}}#t(A,r,s){C(A.hostname,{all:!0,family:this.dualStack===!1?this.affinity:0,order:"ipv4first"},(l,I)=>{if(l)return s(
l);let w=new Map;for(let D of I)w.set(`${D.address}:${D.family}`,D);s(null,w.values())})}#r(A,r,s){let l=null,{records:I,offset:w}=r,D;if(this.dualStack?(s==null&&
(w==null||w===e?(r.offset=0,s=4):(r.offset++,s=(r.offset&1)===1?6:4)),I[s]!=null&&I[s].ips.length>0?D=I[s]:D=I[s===4?6:4]):D=I[s],D==null||D.ips.length===0)return l;
D.offset==null||D.offset===e?D.offset=0:D.offset++;let a=D.offset%D.ips.length;return l=D.ips[a]??null,l==null?l:Date.now()-l.timestamp>l.ttl?(D.ips.splice(a,1),
this.pick(A,r,s)):l}pickFamily(A,r){let s=this.storage.get(A.hostname)?.records;if(!s)return null;let l=s[r];if(!l)return null;l.offset==null||l.offset===e?l.offset=
0:l.offset++;let I=l.offset%l.ips.length,w=l.ips[I]??null;return w==null||Date.now()-w.timestamp>w.ttl&&l.ips.splice(I,1),w}setRecords(A,r){let s=Date.now(),l={
records:{4:null,6:null}},I=this.#A;for(let w of r){w.timestamp=s,typeof w.ttl=="number"?(w.ttl=Math.min(w.ttl,this.#A),I=Math.min(I,w.ttl)):w.ttl=this.#A;let D=l.
records[w.family]??{ips:[]};D.ips.push(w),l.records[w.family]=D}this.storage.set(A.hostname,l,{ttl:I})}deleteRecords(A){this.storage.delete(A.hostname)}getHandler(A,r){
return new t(this,A,r)}},t=class extends d{#A=null;#e=null;#t=null;#r=null;#i=null;#s=null;#o=!0;constructor(A,{origin:r,handler:s,dispatch:l,newOrigin:I},w){super(
s),this.#r=r,this.#s=I,this.#e={...w},this.#A=A,this.#t=l}onResponseError(A,r){switch(r.code){case"ETIMEDOUT":case"ECONNREFUSED":{if(this.#A.dualStack){if(!this.#o){
super.onResponseError(A,r);return}this.#o=!1;let s=this.#s.hostname[0]==="["?4:6,l=this.#A.pickFamily(this.#r,s);if(l==null){super.onResponseError(A,r);return}let I;
typeof l.port=="number"?I=`:${l.port}`:this.#r.port!==""?I=`:${this.#r.port}`:I="";let w={...this.#e,origin:`${this.#r.protocol}//${l.family===6?`[${l.address}]`:
l.address}${I}`,headers:u(this.#r.host,this.#e.headers)};this.#t(w,this);return}super.onResponseError(A,r);break}case"ENOTFOUND":this.#A.deleteRecords(this.#r),
super.onResponseError(A,r);break;default:super.onResponseError(A,r);break}}};b.exports=A=>{if(A?.maxTTL!=null&&(typeof A?.maxTTL!="number"||A?.maxTTL<0))throw new c(
"Invalid maxTTL. Must be a positive number");if(A?.maxItems!=null&&(typeof A?.maxItems!="number"||A?.maxItems<1))throw new c("Invalid maxItems. Must be a positi\
ve number and greater than zero");if(A?.affinity!=null&&A?.affinity!==4&&A?.affinity!==6)throw new c("Invalid affinity. Must be either 4 or 6");if(A?.dualStack!=
null&&typeof A?.dualStack!="boolean")throw new c("Invalid dualStack. Must be a boolean");if(A?.lookup!=null&&typeof A?.lookup!="function")throw new c("Invalid l\
ookup. Must be a function");if(A?.pick!=null&&typeof A?.pick!="function")throw new c("Invalid pick. Must be a function");if(A?.storage!=null&&(typeof A?.storage?.
get!="function"||typeof A?.storage?.set!="function"||typeof A?.storage?.full!="function"||typeof A?.storage?.delete!="function"))throw new c("Invalid storage. M\
ust be a object with methods: { get, set, full, delete }");let r=A?.dualStack??!0,s;r?s=A?.affinity??null:s=A?.affinity??4;let l={maxTTL:A?.maxTTL??1e4,lookup:A?.
lookup??null,pick:A?.pick??null,dualStack:r,affinity:s,maxItems:A?.maxItems??1/0,storage:A?.storage},I=new g(l);return w=>function(D,a){let i=D.origin.constructor===
URL?D.origin:new URL(D.origin);return o(i.hostname)!==0?w(D,a):(I.runLookup(i,D,(E,h)=>{if(E)return a.onResponseError(null,E);let m={...D,servername:i.hostname,
origin:h.origin,headers:u(i.host,D.headers)};w(m,I.getHandler({origin:i,dispatch:w,handler:a,newOrigin:h},D))}),!0)}}}}),require_cache=(0,chunk_WYN2LYAQ_js_1.__commonJS)(
{"node_modules/undici/lib/util/cache.js"(p,b){"use strict";var{safeHTTPMethods:o,pathHasQueryOrFragment:C,hasSafeIterator:d,isValidHTTPToken:c}=require_util(),{
serializePathWithQuery:R}=require_util(),e=2147483647,B=["no-store","private","no-cache"],y=Symbol("invalid cache-control directives");function n(U){return U.replace(
/^[\t ]+|[\t ]+$/g,"")}function f(U,x){for(let k=0;k<U.length;k++)if(U[k]===x)return!0;return!1}function u(U){return U.replace(/^[\t ]+/,"")}function Q(U){return U.
replace(/[\t ]+$/,"")}function g(U,x){let k=!1;for(let Y=x;Y<U.length;Y++)if(k)k=!1;else if(U[Y]==="\\")k=!0;else if(U[Y]==='"')return Y;return-1}function t(U){
let x=[],k=0,Y=-1,_=!1,T=!1;for(let q=0;q<U.length;q++)_?T?T=!1:U[q]==="\\"?T=!0:U[q]==='"'&&(_=!1,Y=-1):U[q]==='"'?(_=!0,Y=q):U[q]===","&&(x.push({value:U.substring(
k,q),fromMalformedQuote:!1}),k=q+1);if(!_)return x.push({value:U.substring(k),fromMalformedQuote:!1}),x;let v=U.substring(k),O=Y-k,Z=0;for(let q=0;q<v.length;q++)
v[q]===","&&(x.push({value:v.substring(Z,q),fromMalformedQuote:Z>O}),Z=q+1);return x.push({value:v.substring(Z),fromMalformedQuote:Z>O}),x}function A(U,x){let k=U[y];
k===void 0&&(k=new Set,Object.defineProperty(U,y,{value:k})),k.add(x)}function r(U,x){return U[y]?.has(x)===!0}function s(U){for(let Y of B)if(U.startsWith(Y)&&
U.length>Y.length&&!c(U[Y.length]))return Y;let x="",k=!1;for(let Y=0;Y<U.length;Y++)c(U[Y])?x+=U[Y]:k=!0;if(k&&f(B,x))return x}function l(U){if(!U.origin)throw new Error(
"opts.origin is undefined");let x=U.path||"/";return U.query&&!C(x)&&(x=R(x,U.query)),{origin:U.origin.toString(),method:U.method,path:x,headers:U.headers}}function I(U,x,k){
let Y=x.toLowerCase(),_=U[Y],T=Array.isArray(k)?k:[k];_===void 0?U[Y]=Array.isArray(k)?k.slice():k:Array.isArray(_)?_.push(...T):U[Y]=[_,...T]}function w(U){let x;
if(U.headers==null)x={};else if(typeof U.headers=="object")if(x={},d(U.headers))if(Array.isArray(U.headers))if(Array.isArray(U.headers[0]))for(let k of U.headers){
if(!Array.isArray(k))throw new Error("opts.headers is not a valid header map");let[Y,_]=k;if(typeof Y!="string"||typeof _!="string")throw new Error("opts.header\
s is not a valid header map");I(x,Y,_)}else{if(U.headers.length%2!==0)throw new Error("opts.headers is not a valid header map");for(let k=0;k<U.headers.length;k+=
2){let Y=U.headers[k],_=U.headers[k+1];if(typeof Y!="string"||typeof _!="string"&&!Array.isArray(_))throw new Error("opts.headers is not a valid header map");typeof _==
"string"?I(x,Y,_):I(x,Y,_.map(T=>typeof T=="string"?T:T.toString("latin1")))}}else for(let k of U.headers){if(!Array.isArray(k))throw new Error("opts.headers is\
 not a valid header map");let[Y,_]=k;if(typeof Y!="string"||typeof _!="string")throw new Error("opts.headers is not a valid header map");I(x,Y,_)}else for(let k of Object.
keys(U.headers))I(x,k,U.headers[k]);else throw new Error("opts.headers is not an object");return x}function D(U){if(typeof U!="object")throw new TypeError(`expe\
cted key to be object, got ${typeof U}`);for(let x of["origin","method","path"])if(typeof U[x]!="string")throw new TypeError(`expected key.${x} to be string, go\
t ${typeof U[x]}`);if(U.headers!==void 0&&typeof U.headers!="object")throw new TypeError(`expected headers to be object, got ${typeof U}`)}function a(U){if(typeof U!=
"object")throw new TypeError(`expected value to be object, got ${typeof U}`);for(let x of["statusCode","cachedAt","staleAt","deleteAt"])if(typeof U[x]!="number")
throw new TypeError(`expected value.${x} to be number, got ${typeof U[x]}`);if(typeof U.statusMessage!="string")throw new TypeError(`expected value.statusMessag\
e to be string, got ${typeof U.statusMessage}`);if(U.headers!=null&&typeof U.headers!="object")throw new TypeError(`expected value.rawHeaders to be object, got ${typeof U.
headers}`);if(U.vary!==void 0&&typeof U.vary!="object")throw new TypeError(`expected value.vary to be object, got ${typeof U.vary}`);if(U.etag!==void 0&&typeof U.
etag!="string")throw new TypeError(`expected value.etag to be string, got ${typeof U.etag}`)}function i(U){let x={},k=new Set,Y=new Set,_=t(Array.isArray(U)?U.join(
","):U);for(let T=0;T<_.length;T++){let v=_[T],O=v.value.toLowerCase(),Z=v.fromMalformedQuote,q=O.indexOf("="),$,W,tA=!1,nA=!1;if(q!==-1){let uA=O.substring(0,q),
cA=O.substring(q+1);tA=Q(uA)!==uA,nA=u(cA)!==cA,$=n(uA),W=u(cA)}else $=n(O);let BA=s($);if(BA!==void 0){x[BA]=!0;continue}switch($){case"min-fresh":case"max-sta\
le":case"max-age":case"s-maxage":case"stale-while-revalidate":case"stale-if-error":{if(Z||k.has($))continue;if(W===void 0||tA||nA){delete x[$],k.add($),A(x,$);continue}
if(W.length>=2&&W[0]==='"'&&W[W.length-1]==='"'&&(W=W.substring(1,W.length-1)),!/^[0-9]+$/.test(W)){delete x[$],k.add($),A(x,$);continue}let uA=Math.min(parseInt(
W,10),e);$==="min-fresh"?(!($ in x)||x[$]<uA)&&(x[$]=uA):(!($ in x)||x[$]>uA)&&(x[$]=uA);break}case"private":case"no-cache":{if(Z){x[$]=!0;break}if(W!==void 0&&
W.length===0){x[$]=!0;break}if(W){if(W[0]==='"'){W=Q(W);let uA="",cA=T,FA=!1,X=g(W,1);if(X!==-1)uA=W.substring(1,X),FA=!0;else{let EA=[W.substring(1)];for(let gA=T+
1;gA<_.length;gA++){let kA=n(_[gA].value),HA=g(kA,0);if(cA=gA,HA!==-1){EA.push(kA.substring(0,HA)),FA=!0;break}EA.push(kA)}uA=EA.join(",")}if(!FA){x[$]=!0;break}
T=cA;let hA=uA.split(","),CA=!0;for(let EA=0;EA<hA.length;EA++)hA[EA]=n(hA[EA]),c(hA[EA])||(CA=!1);CA?x[$]!==!0&&($ in x?x[$]=x[$].concat(hA):x[$]=hA):x[$]=!0}else{
let uA=n(W);c(uA)?x[$]!==!0&&($ in x?x[$]=x[$].concat(uA):x[$]=[uA]):x[$]=!0}break}}case"public":case"must-revalidate":case"proxy-revalidate":case"immutable":case"\
no-transform":case"must-understand":case"only-if-cached":if(Z||Y.has($))continue;if(W!==void 0){delete x[$],Y.add($);continue}x[$]=!0;break;case"no-store":x[$]=
!0;break;default:continue}}return x}function E(U){let x=Array.isArray(U)?U:[U],k=[];for(let Y=0;Y<x.length;Y++){let _=x[Y].split(",");for(let T=0;T<_.length;T++)
k.push(_[T])}return k}function h(U){let x=E(U);for(let k=0;k<x.length;k++)if(n(x[k]).indexOf("*")!==-1)return!0;return!1}function m(U,x){if(h(U))return x;let k={},
Y=E(U);for(let _ of Y){let T=n(_).toLowerCase();if(T.length===0)continue;if(!c(T))return;let v=x[T];k[T]=Array.isArray(v)?v.slice():v??null}return k}function N(U){
return h(U)||m(U,{})===void 0}function S(U){return U.length<=2?!1:U[0]==='"'&&U[U.length-1]==='"'?!(U[1]==='"'||U.startsWith('"W/')):U.startsWith('W/"')&&U[U.length-
1]==='"'?U.length!==4:!1}function F(U,x="CacheStore"){if(typeof U!="object"||U===null)throw new TypeError(`expected type of ${x} to be a CacheStore, got ${U===null?
"null":typeof U}`);for(let k of["get","createWriteStream","delete"])if(typeof U[k]!="function")throw new TypeError(`${x} needs to have a \`${k}()\` function`)}function L(U,x="\
CacheMethods"){if(!Array.isArray(U))throw new TypeError(`expected type of ${x} needs to be an array, got ${U===null?"null":typeof U}`);if(U.length===0)throw new TypeError(
`${x} needs to have at least one method`);for(let k of U)if(!f(o,k))throw new TypeError(`element of ${x}-array needs to be one of following values: ${o.join(", ")}\
, got ${k}`)}function H(U,x){let k={};if(U.headers){let Y=Object.keys(U.headers).sort();for(let _ of Y)x?.has(_.toLowerCase())||(k[_]=U.headers[_])}return JSON.
stringify([U.origin,U.method,U.path,k])}b.exports={makeCacheKey:l,normalizeHeaders:w,assertCacheKey:D,assertCacheValue:a,parseCacheControlHeader:i,hasInvalidCacheControlDirective:r,
parseVaryHeader:m,hasVaryStar:h,isInvalidOrWildcardVaryHeader:N,isEtagUsable:S,assertCacheMethods:L,assertCacheStore:F,makeDeduplicationKey:H}}}),require_date=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/util/date.js"(p,b){"use strict";function o(e){switch(e[3]){case",":return d(e);case" ":return c(e);default:return R(e)}}function C(e,B,y,n,f,u,Q){
let g=new Date(Date.UTC(e,B,y,n,f,u));return e>=0&&e<=99&&g.setUTCFullYear(e),g.getUTCFullYear()===e&&g.getUTCMonth()===B&&g.getUTCDate()===y&&g.getUTCHours()===
n&&g.getUTCMinutes()===f&&g.getUTCSeconds()===u&&g.getUTCDay()===Q?g:void 0}function d(e){if(e.length!==29||e[4]!==" "||e[7]!==" "||e[11]!==" "||e[16]!==" "||e[19]!==
":"||e[22]!==":"||e[25]!==" "||e[26]!=="G"||e[27]!=="M"||e[28]!=="T")return;let B=-1;if(e[0]==="S"&&e[1]==="u"&&e[2]==="n")B=0;else if(e[0]==="M"&&e[1]==="o"&&e[2]===
"n")B=1;else if(e[0]==="T"&&e[1]==="u"&&e[2]==="e")B=2;else if(e[0]==="W"&&e[1]==="e"&&e[2]==="d")B=3;else if(e[0]==="T"&&e[1]==="h"&&e[2]==="u")B=4;else if(e[0]===
"F"&&e[1]==="r"&&e[2]==="i")B=5;else if(e[0]==="S"&&e[1]==="a"&&e[2]==="t")B=6;else return;let y=0;if(e[5]==="0"){let l=e.charCodeAt(6);if(l<49||l>57)return;y=l-
48}else{let l=e.charCodeAt(5);if(l<49||l>51)return;let I=e.charCodeAt(6);if(I<48||I>57)return;y=(l-48)*10+(I-48)}let n=-1;if(e[8]==="J"&&e[9]==="a"&&e[10]==="n")
n=0;else if(e[8]==="F"&&e[9]==="e"&&e[10]==="b")n=1;else if(e[8]==="M"&&e[9]==="a")if(e[10]==="r")n=2;else if(e[10]==="y")n=4;else return;else if(e[8]==="J")if(e[9]===
"a"&&e[10]==="n")n=0;else if(e[9]==="u")if(e[10]==="n")n=5;else if(e[10]==="l")n=6;else return;else return;else if(e[8]==="A")if(e[9]==="p"&&e[10]==="r")n=3;else if(e[9]===
"u"&&e[10]==="g")n=7;else return;else if(e[8]==="S"&&e[9]==="e"&&e[10]==="p")n=8;else if(e[8]==="O"&&e[9]==="c"&&e[10]==="t")n=9;else if(e[8]==="N"&&e[9]==="o"&&
e[10]==="v")n=10;else if(e[8]==="D"&&e[9]==="e"&&e[10]==="c")n=11;else return;let f=e.charCodeAt(12);if(f<48||f>57)return;let u=e.charCodeAt(13);if(u<48||u>57)return;
let Q=e.charCodeAt(14);if(Q<48||Q>57)return;let g=e.charCodeAt(15);if(g<48||g>57)return;let t=(f-48)*1e3+(u-48)*100+(Q-48)*10+(g-48),A=0;if(e[17]==="0"){let l=e.
charCodeAt(18);if(l<48||l>57)return;A=l-48}else{let l=e.charCodeAt(17);if(l<48||l>50)return;let I=e.charCodeAt(18);if(I<48||I>57||l===50&&I>51)return;A=(l-48)*10+
(I-48)}let r=0;if(e[20]==="0"){let l=e.charCodeAt(21);if(l<48||l>57)return;r=l-48}else{let l=e.charCodeAt(20);if(l<48||l>53)return;let I=e.charCodeAt(21);if(I<48||
I>57)return;r=(l-48)*10+(I-48)}let s=0;if(e[23]==="0"){let l=e.charCodeAt(24);if(l<48||l>57)return;s=l-48}else{let l=e.charCodeAt(23);if(l<48||l>53)return;let I=e.
charCodeAt(24);if(I<48||I>57)return;s=(l-48)*10+(I-48)}return C(t,n,y,A,r,s,B)}function c(e){if(e.length!==24||e[7]!==" "||e[10]!==" "||e[19]!==" ")return;let B=-1;
if(e[0]==="S"&&e[1]==="u"&&e[2]==="n")B=0;else if(e[0]==="M"&&e[1]==="o"&&e[2]==="n")B=1;else if(e[0]==="T"&&e[1]==="u"&&e[2]==="e")B=2;else if(e[0]==="W"&&e[1]===
"e"&&e[2]==="d")B=3;else if(e[0]==="T"&&e[1]==="h"&&e[2]==="u")B=4;else if(e[0]==="F"&&e[1]==="r"&&e[2]==="i")B=5;else if(e[0]==="S"&&e[1]==="a"&&e[2]==="t")B=6;else
return;let y=-1;if(e[4]==="J"&&e[5]==="a"&&e[6]==="n")y=0;else if(e[4]==="F"&&e[5]==="e"&&e[6]==="b")y=1;else if(e[4]==="M"&&e[5]==="a")if(e[6]==="r")y=2;else if(e[6]===
"y")y=4;else return;else if(e[4]==="J")if(e[5]==="a"&&e[6]==="n")y=0;else if(e[5]==="u")if(e[6]==="n")y=5;else if(e[6]==="l")y=6;else return;else return;else if(e[4]===
"A")if(e[5]==="p"&&e[6]==="r")y=3;else if(e[5]==="u"&&e[6]==="g")y=7;else return;else if(e[4]==="S"&&e[5]==="e"&&e[6]==="p")y=8;else if(e[4]==="O"&&e[5]==="c"&&
e[6]==="t")y=9;else if(e[4]==="N"&&e[5]==="o"&&e[6]==="v")y=10;else if(e[4]==="D"&&e[5]==="e"&&e[6]==="c")y=11;else return;let n=0;if(e[8]===" "){let l=e.charCodeAt(
9);if(l<49||l>57)return;n=l-48}else{let l=e.charCodeAt(8);if(l<49||l>51)return;let I=e.charCodeAt(9);if(I<48||I>57)return;n=(l-48)*10+(I-48)}let f=0;if(e[11]===
"0"){let l=e.charCodeAt(12);if(l<48||l>57)return;f=l-48}else{let l=e.charCodeAt(11);if(l<48||l>50)return;let I=e.charCodeAt(12);if(I<48||I>57||l===50&&I>51)return;
f=(l-48)*10+(I-48)}let u=0;if(e[14]==="0"){let l=e.charCodeAt(15);if(l<48||l>57)return;u=l-48}else{let l=e.charCodeAt(14);if(l<48||l>53)return;let I=e.charCodeAt(
15);if(I<48||I>57)return;u=(l-48)*10+(I-48)}let Q=0;if(e[17]==="0"){let l=e.charCodeAt(18);if(l<48||l>57)return;Q=l-48}else{let l=e.charCodeAt(17);if(l<48||l>53)
return;let I=e.charCodeAt(18);if(I<48||I>57)return;Q=(l-48)*10+(I-48)}let g=e.charCodeAt(20);if(g<48||g>57)return;let t=e.charCodeAt(21);if(t<48||t>57)return;let A=e.
charCodeAt(22);if(A<48||A>57)return;let r=e.charCodeAt(23);if(r<48||r>57)return;let s=(g-48)*1e3+(t-48)*100+(A-48)*10+(r-48);return C(s,y,n,f,u,Q,B)}function R(e){
let B=-1,y=-1;if(e[0]==="S")e[1]==="u"&&e[2]==="n"&&e[3]==="d"&&e[4]==="a"&&e[5]==="y"?(y=0,B=6):e[1]==="a"&&e[2]==="t"&&e[3]==="u"&&e[4]==="r"&&e[5]==="d"&&e[6]===
"a"&&e[7]==="y"&&(y=6,B=8);else if(e[0]==="M"&&e[1]==="o"&&e[2]==="n"&&e[3]==="d"&&e[4]==="a"&&e[5]==="y")y=1,B=6;else if(e[0]==="T")e[1]==="u"&&e[2]==="e"&&e[3]===
"s"&&e[4]==="d"&&e[5]==="a"&&e[6]==="y"?(y=2,B=7):e[1]==="h"&&e[2]==="u"&&e[3]==="r"&&e[4]==="s"&&e[5]==="d"&&e[6]==="a"&&e[7]==="y"&&(y=4,B=8);else if(e[0]==="\
W"&&e[1]==="e"&&e[2]==="d"&&e[3]==="n"&&e[4]==="e"&&e[5]==="s"&&e[6]==="d"&&e[7]==="a"&&e[8]==="y")y=3,B=9;else if(e[0]==="F"&&e[1]==="r"&&e[2]==="i"&&e[3]==="d"&&
e[4]==="a"&&e[5]==="y")y=5,B=6;else return;if(e[B]!==","||e.length-B-1!==23||e[B+1]!==" "||e[B+4]!=="-"||e[B+8]!=="-"||e[B+11]!==" "||e[B+14]!==":"||e[B+17]!=="\
:"||e[B+20]!==" "||e[B+21]!=="G"||e[B+22]!=="M"||e[B+23]!=="T")return;let n=0;if(e[B+2]==="0"){let s=e.charCodeAt(B+3);if(s<49||s>57)return;n=s-48}else{let s=e.
charCodeAt(B+2);if(s<49||s>51)return;let l=e.charCodeAt(B+3);if(l<48||l>57)return;n=(s-48)*10+(l-48)}let f=-1;if(e[B+5]==="J"&&e[B+6]==="a"&&e[B+7]==="n")f=0;else if(e[B+
5]==="F"&&e[B+6]==="e"&&e[B+7]==="b")f=1;else if(e[B+5]==="M"&&e[B+6]==="a"&&e[B+7]==="r")f=2;else if(e[B+5]==="A"&&e[B+6]==="p"&&e[B+7]==="r")f=3;else if(e[B+5]===
"M"&&e[B+6]==="a"&&e[B+7]==="y")f=4;else if(e[B+5]==="J"&&e[B+6]==="u"&&e[B+7]==="n")f=5;else if(e[B+5]==="J"&&e[B+6]==="u"&&e[B+7]==="l")f=6;else if(e[B+5]==="\
A"&&e[B+6]==="u"&&e[B+7]==="g")f=7;else if(e[B+5]==="S"&&e[B+6]==="e"&&e[B+7]==="p")f=8;else if(e[B+5]==="O"&&e[B+6]==="c"&&e[B+7]==="t")f=9;else if(e[B+5]==="N"&&
e[B+6]==="o"&&e[B+7]==="v")f=10;else if(e[B+5]==="D"&&e[B+6]==="e"&&e[B+7]==="c")f=11;else return;let u=e.charCodeAt(B+9);if(u<48||u>57)return;let Q=e.charCodeAt(
B+10);if(Q<48||Q>57)return;let g=(u-48)*10+(Q-48);g+=g<70?2e3:1900;let t=0;if(e[B+12]==="0"){let s=e.charCodeAt(B+13);if(s<48||s>57)return;t=s-48}else{let s=e.charCodeAt(
B+12);if(s<48||s>50)return;let l=e.charCodeAt(B+13);if(l<48||l>57||s===50&&l>51)return;t=(s-48)*10+(l-48)}let A=0;if(e[B+15]==="0"){let s=e.charCodeAt(B+16);if(s<
48||s>57)return;A=s-48}else{let s=e.charCodeAt(B+15);if(s<48||s>53)return;let l=e.charCodeAt(B+16);if(l<48||l>57)return;A=(s-48)*10+(l-48)}let r=0;if(e[B+18]===
"0"){let s=e.charCodeAt(B+19);if(s<48||s>57)return;r=s-48}else{let s=e.charCodeAt(B+18);if(s<48||s>53)return;let l=e.charCodeAt(B+19);if(l<48||l>57)return;r=(s-
48)*10+(l-48)}return C(g,f,n,t,A,r,y)}b.exports={parseHttpDate:o}}}),require_cache_handler=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/handler/\
cache-handler.js"(p,b){"use strict";var o=require_util(),{kRedirectCacheControl:C}=require_symbols(),{parseCacheControlHeader:d,hasInvalidCacheControlDirective:c,
parseVaryHeader:R,hasVaryStar:e,isInvalidOrWildcardVaryHeader:B,isEtagUsable:y}=require_cache(),{parseHttpDate:n}=require_date();function f(){}function u(T,v){try{
return new URL(String(T)).origin===new URL(String(v)).origin}catch{return String(T)===String(v)}}var Q=[200,203,204,206,300,301,308,404,405,410,414,501],g=[206],
t=2147483647e3,A=864e5;function r(T){return T.replace(/^[\t ]+|[\t ]+$/g,"")}function s(T,v){for(let O=0;O<T.length;O++)if(T[O]===v)return!0;return!1}function l(T,v){
if(Array.isArray(v))for(let O=0;O<v.length;O++)T.push(v[O]);else v!=null&&T.push(v)}function I(T,v){let O=Array.isArray(v)?v:[v];for(let Z=0;Z<O.length;Z++){let q=O[Z].
split(",");for(let $=0;$<q.length;$++)T.push(r(q[$]).toLowerCase())}}function w(T,v){if(typeof v!="string")return;let O,Z,q;try{O=new URL(T.origin),Z=new URL(T.
path,O),q=new URL(v,Z)}catch{return}if(q.origin===O.origin)return q.pathname+q.search}function D(T,v,O){m(T,{...v,path:O});for(let Z=0;Z<o.safeHTTPMethods.length;Z++){
let q=o.safeHTTPMethods[Z];q!==v.method&&m(T,{...v,method:q,path:O})}}function a(T,v,O){if(O===void 0)return;let Z=Array.isArray(O)?O:[O];for(let q=0;q<Z.length;q++){
let $=w(v,Z[q]);$!==void 0&&D(T,v,$)}}function i(T,v,O){D(T,v,v.path),a(T,v,O.location),a(T,v,O["content-location"])}function E(T){return T!=null&&(Object.hasOwn(
T,"authorization")||Object.hasOwn(T,"cookie")||Object.hasOwn(T,"proxy-authorization"))}var h=class{#A;#e;#t;#r;#i;#s;#o;#n=!1;#a=!1;#g;constructor({store:T,type:v,
cacheByDefault:O},Z,q){this.#r=T,this.#e=v,this.#t=O,this.#A=Z,this.#i=q}onRequestStart(T,v){this.#s?.destroy(),this.#s=void 0,this.#n=!1,this.#a=!1,this.#g=void 0,
this.#o=v?.history,this.#i.onRequestStart?.(T,v)}onRequestUpgrade(T,v,O,Z){this.#i.onRequestUpgrade?.(T,v,O,Z)}onResponseStart(T,v,O,Z){let q=()=>this.#i.onResponseStart?.(
T,v,O,Z),$=this;if(!s(o.safeHTTPMethods,this.#A.method)&&v>=200&&v<=399)return i(this.#r,this.#A,O),q();if(this.#o&&this.#o.length>1&&E(this.#A.headers))return q();
if(this.#o&&this.#o.length>0){for(let OA of this.#o)if(!u(OA.origin,this.#A.origin))return q()}let W=Date.now(),tA=this.#o?.[C],nA=tA?.length>0?L(this.#e,this.#A.
method,tA,this.#A.headers,this.#t,W):void 0;if(tA?.length>0&&nA===void 0)return q();let BA=O["cache-control"],uA=BA?d(BA):{};if(S(this.#e,O,uA))return m(this.#r,
this.#A),q();let cA=O["last-modified"]&&s(Q,v);if(!BA&&!O.expires&&!cA&&!this.#t)return v===304&&O.vary&&B(O.vary)&&m(this.#r,this.#A),q();if(!F(this.#e,this.#A.
method,v,O,uA,this.#A.headers))return v===304&&(BA||S(this.#e,O,uA))&&m(this.#r,this.#A),q();let FA=Object.hasOwn(O,"age")?x(O.age):void 0;if(FA!==void 0&&FA>=t)
return N(v,this.#r,this.#A),q();let X=Object.hasOwn(O,"date")?U(O.date):void 0;if(X===null)return N(v,this.#r,this.#A),q();let hA=X?Math.max(0,W-X.getTime()):0,
CA=Math.max(hA,FA??0),EA=typeof O.etag=="string"&&y(O.etag)||typeof O["last-modified"]=="string",gA=k(this.#e,W,FA,O,X,uA,EA)??this.#t,kA=gA===0&&EA;if(gA===void 0||
CA>=gA&&!kA)return(BA||gA!==void 0)&&N(v,this.#r,this.#A),q();let HA=W-CA,VA=gA+HA;if(nA!==void 0&&(VA=Math.min(VA,nA.staleAt)),W>=VA&&!kA)return N(v,this.#r,this.#A),
q();let xA,LA=[];if(tA)for(let OA of tA)l(LA,OA?.headers?.vary);if(l(LA,O.vary),LA.length>0){for(let OA of LA)if(e(OA))return q();if(this.#A.headers&&(xA=R(LA,this.#A.
headers),!xA))return q()}let JA=uA;nA!==void 0&&(JA={...uA},delete JA["stale-while-revalidate"],delete JA["stale-if-error"],nA.requiresRevalidation===!0&&(JA["p\
roxy-revalidate"]=!0));let _A=HA,WA=Y(HA,W,JA,VA),jA=_(O,uA),PA={statusCode:v,statusMessage:Z,headers:jA,vary:xA,cacheControlDirectives:JA,cachedAt:_A,staleAt:VA,
deleteAt:WA};if(v===304){this.#n=!0;let OA=!1,XA=()=>{if(!OA&&(OA=!0,this.#n=!1,this.#g)){let{controller:M,trailers:lA}=this.#g;this.#g=void 0,this.#s?.end(),this.#i.
onResponseEnd?.(M,lA)}},K=M=>{if(!OA){OA=!0,this.#n=!1,this.#a=!0,this.#g=void 0,this.#s?.destroy();try{this.#i.onResponseError?.(T,M)}catch{}}},DA=M=>{if(!M){q(),
XA();return}if(PA.statusCode=M.statusCode,PA.statusMessage=M.statusMessage,PA.etag=M.etag,PA.vary=xA??M.vary,PA.headers={...M.headers,...jA},q(),this.#s=this.#r.
createWriteStream(this.#A,PA),!this.#s||!M?.body){XA();return}if(typeof M.body.values=="function"){let lA=M.body.values(),dA=()=>{if(!OA)try{for(let SA of lA){let iA=this.#s?.
write(SA)===!1;if(this.#i.onResponseData?.(T,SA),iA)return}XA()}catch(SA){K(SA)}};this.#s.on("error",function(){$.#s=void 0,$.#r.delete($.#A),dA()}).on("drain",
()=>{dA()}).on("close",function(){$.#s===this&&($.#s=void 0,dA())}),dA()}else typeof M.body.on=="function"?(M.body.on("data",lA=>{try{this.#s?.write(lA),this.#i.
onResponseData?.(T,lA)}catch(dA){M.body.destroy(),K(dA)}}).on("end",()=>{this.#s?.end(),XA()}).on("error",()=>{this.#s=void 0,this.#r.delete(this.#A),XA()}),this.#s.
on("error",function(){$.#s=void 0,$.#r.delete($.#A)}).on("close",function(){$.#s===this&&($.#s=void 0)})):XA()},NA=this.#r.get(this.#A);NA&&typeof NA.then=="fun\
ction"?NA.then(DA,()=>DA(void 0)).catch(M=>{K(M)}):DA(NA)}else{if(typeof O.etag=="string"&&y(O.etag)&&(PA.etag=O.etag),this.#s=this.#r.createWriteStream(this.#A,
PA),!this.#s)return q();this.#s.on("drain",()=>T.resume()).on("error",function(){$.#s=void 0,$.#r.delete($.#A)}).on("close",function(){$.#s===this&&($.#s=void 0),
T.resume()}),q()}}onResponseData(T,v){this.#s?.write(v)===!1&&T.pause(),this.#i.onResponseData?.(T,v)}onResponseEnd(T,v){if(this.#a){this.#a=!1;return}if(this.#n){
this.#g={controller:T,trailers:v};return}this.#s?.end(),this.#i.onResponseEnd?.(T,v)}onResponseError(T,v){this.#n=!1,this.#g=void 0,this.#s?.destroy(v),this.#s=
void 0,this.#i.onResponseError?.(T,v)}};function m(T,v){try{T.delete(v)?.catch?.(f)}catch{}}function N(T,v,O){T===304&&m(v,O)}function S(T,v,O){return O["no-sto\
re"]===!0||T==="shared"&&(O.private===!0||Object.hasOwn(v,"set-cookie"))||(v.vary?B(v.vary):!1)}function F(T,v,O,Z,q,$){return!(!s(o.safeHTTPMethods,v)||O<200||
s(g,O)||!s(Q,O)&&!Z.expires&&!q.public&&q["max-age"]===void 0&&!(q.private&&T==="private")&&!(q["s-maxage"]!==void 0&&T==="shared")||q["no-store"]||T==="shared"&&
(q.private===!0||Object.hasOwn(Z,"set-cookie"))||Z.vary&&e(Z.vary)||$!=null&&Object.hasOwn($,"authorization")&&(!q.public&&!q["s-maxage"]&&!q["must-revalidate"]||
typeof $.authorization!="string"||Array.isArray(q["no-cache"])&&s(q["no-cache"],"authorization")||Array.isArray(q.private)&&s(q.private,"authorization")))}function L(T,v,O,Z,q,$){
let W=1/0,tA=!1;for(let nA of O){let BA=H(T,v,nA,Z,q);if(BA===void 0||BA.staleAt<=$)return;W=Math.min(W,BA.staleAt),tA||=BA.requiresRevalidation}return{staleAt:W,
requiresRevalidation:tA}}function H(T,v,O,Z,q){if(!Number.isInteger(O?.statusCode)||!Number.isFinite(O?.receivedAt))return;let $=O.headers??{},W=$["cache-contro\
l"],tA=W?d(W):{};if($.vary&&e($.vary)||tA["no-store"]===!0||T==="shared"&&Object.hasOwn(tA,"private")||Object.hasOwn(tA,"no-cache")||tA["must-revalidate"]===!0||
T==="shared"&&tA["proxy-revalidate"]===!0)return;let nA=$["last-modified"]&&s(Q,O.statusCode);if(!W&&!$.expires&&!nA&&!q||!F(T,v,O.statusCode,$,tA,Z))return;let BA=Object.
hasOwn($,"age")?x($.age):void 0;if(BA!==void 0&&BA>=t)return;let uA=Object.hasOwn($,"date")?U($.date):void 0;if(uA===null)return;let cA=uA?Math.max(0,O.receivedAt-
uA.getTime()):0,FA=Math.max(cA,BA??0),X=typeof $.etag=="string"&&y($.etag)||typeof $["last-modified"]=="string",hA=k(T,O.receivedAt,BA,$,uA,tA,X)??q;if(hA!==void 0)
return{staleAt:O.receivedAt-FA+hA,requiresRevalidation:T==="shared"&&Object.hasOwn(tA,"s-maxage")}}function U(T){let v=T;if(Array.isArray(v)){if(v.length!==1)return null;
v=v[0]}return typeof v!="string"?null:n(v)}function x(T){let v=T;if(Array.isArray(v)){if(v.length!==1)return t;v=v[0]}if(typeof v!="string"||!/^[\t ]*[0-9]+[\t ]*$/.
test(v))return t;let O=BigInt(v.replace(/^[\t ]+|[\t ]+$/g,""));return O>=BigInt(t/1e3)?t:Number(O)*1e3}function k(T,v,O,Z,q,$,W){if(T==="shared"){if(c($,"s-max\
age"))return 0;let nA=$["s-maxage"];if(nA!==void 0)return nA*1e3}if(c($,"max-age"))return 0;let tA=$["max-age"];if(tA!==void 0)return tA*1e3;if(Object.hasOwn(Z,
"expires")){if(typeof Z.expires!="string")return 0;let nA=n(Z.expires);if(!nA||v>=nA.getTime())return 0;if(q){if(q>=nA)return 0;let BA=nA.getTime()-q.getTime();
return O!==void 0&&O>=BA?0:BA}return nA.getTime()-v}if(typeof Z["last-modified"]=="string"){let nA=n(Z["last-modified"]);if(nA)return nA.getTime()>=v?void 0:(v-
nA.getTime())*.1}if($.immutable)return 31536e6;if($["no-cache"]===!0&&W)return 0}function Y(T,v,O,Z){let q=-1/0,$=-1/0,W=-1/0;if(O["stale-while-revalidate"]&&(q=
Z+O["stale-while-revalidate"]*1e3),O["stale-if-error"]&&($=Z+O["stale-if-error"]*1e3),O.immutable&&q===-1/0&&$===-1/0&&(W=v+31536e6),q===-1/0&&$===-1/0&&W===-1/0){
let tA=Z-T;if(tA<=0)return v+A;let nA=Math.min(Math.max(v-T,0),1e3);return Z+tA+nA}return Math.max(Z,q,$,W)}function _(T,v){let O=["connection","proxy-authentic\
ate","proxy-authentication-info","proxy-authorization","proxy-connection","te","transfer-encoding","upgrade","age"];T.connection&&I(O,T.connection),Array.isArray(
v["no-cache"])&&O.push(...v["no-cache"]),Array.isArray(v.private)&&O.push(...v.private);let Z;for(let q of O)Object.hasOwn(T,q)&&(Z??={...T},delete Z[q]);return Z??
T}b.exports=h}}),require_memory_cache_store=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/cache/memory-cache-store.js"(p,b){"use strict";var{Writable:o}=(0,chunk_WYN2LYAQ_js_1.
__require)("node:stream"),{EventEmitter:C}=(0,chunk_WYN2LYAQ_js_1.__require)("node:events"),{assertCacheKey:d,assertCacheValue:c}=require_cache(),R=class extends C{#A=1024;#e=104857600;#t=5242880;#r=0;#i=0;#s=new Map;#o=!1;constructor(n){
if(super(),n){if(typeof n!="object")throw new TypeError("MemoryCacheStore options must be an object");if(n.maxCount!==void 0){if(typeof n.maxCount!="number"||!Number.
isInteger(n.maxCount)||n.maxCount<0)throw new TypeError("MemoryCacheStore options.maxCount must be a non-negative integer");this.#A=n.maxCount}if(n.maxSize!==void 0){
if(typeof n.maxSize!="number"||!Number.isInteger(n.maxSize)||n.maxSize<0)throw new TypeError("MemoryCacheStore options.maxSize must be a non-negative integer");
this.#e=n.maxSize}if(n.maxEntrySize!==void 0){if(typeof n.maxEntrySize!="number"||!Number.isInteger(n.maxEntrySize)||n.maxEntrySize<0)throw new TypeError("Memor\
yCacheStore options.maxEntrySize must be a non-negative integer");this.#t=n.maxEntrySize}}}get size(){return this.#r}isFull(){return this.#r>=this.#e||this.#i>=
this.#A}get(n){d(n);let f=`${n.origin}:${n.path}`,u=Date.now(),Q=this.#s.get(f),g=Q?e(n,Q,u):null;return g==null?void 0:{statusMessage:g.statusMessage,statusCode:g.
statusCode,headers:g.headers,body:g.body,vary:g.vary?g.vary:void 0,etag:g.etag,cacheControlDirectives:g.cacheControlDirectives,cachedAt:g.cachedAt,staleAt:g.staleAt,
deleteAt:g.deleteAt}}createWriteStream(n,f){d(n),c(f);let u=`${n.origin}:${n.path}`,Q=this,g={...n,...f,body:[],size:0};return new o({write(t,A,r){typeof t=="st\
ring"&&(t=Buffer.from(t,A)),g.size+=t.byteLength,g.size>=Q.#t?this.destroy():g.body.push(t),r(null)},final(t){let A=Q.#s.get(u);A||(A=[],Q.#s.set(u,A));let r=e(
n,A,Date.now());if(r){let s=A.indexOf(r);A.splice(s,1,g),Q.#r-=r.size}else A.push(g),Q.#i+=1;if(Q.#r+=g.size,Q.#r>Q.#e||Q.#i>Q.#A){Q.#o||(Q.emit("maxSizeExceede\
d",{size:Q.#r,maxSize:Q.#e,count:Q.#i,maxCount:Q.#A}),Q.#o=!0);for(let[s,l]of Q.#s){for(let I of l.splice(0,l.length/2))Q.#r-=I.size,Q.#i-=1;l.length===0&&Q.#s.
delete(s)}Q.#r<Q.#e&&Q.#i<Q.#A&&(Q.#o=!1)}t(null)}})}delete(n){if(typeof n!="object")throw new TypeError(`expected key to be object, got ${typeof n}`);let f=`${n.
origin}:${n.path}`;for(let u of this.#s.get(f)??[])this.#r-=u.size,this.#i-=1;this.#s.delete(f)}};function e(n,f,u){for(let Q=0;Q<f.length;Q++){let g=f[Q];if(g.
deleteAt>u&&g.method===n.method&&B(n,g))return g}}function B(n,f){if(f.vary==null)return!0;for(let u in f.vary)if(Object.hasOwn(f.vary,u)&&!y(n.headers?.[u],f.vary[u]))
return!1;return!0}function y(n,f){if(n==null&&f==null)return!0;if(n==null&&f!=null||n!=null&&f==null)return!1;if(Array.isArray(n)&&Array.isArray(f)){if(n.length!==
f.length)return!1;for(let u=0;u<n.length;u++)if(n[u]!==f[u])return!1;return!0}return n===f}b.exports=R}}),require_cache_revalidation_handler=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/handler/cache-revalidation-handler.js"(p,b){"use strict";var o=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),C=class{#A=!1;#e;#t;#r;#i;constructor(d,c,R){
if(typeof d!="function")throw new TypeError("callback must be a function");this.#e=d,this.#t=c,this.#i=R}onRequestStart(d,c){this.#A=!1,this.#r=c}onRequestUpgrade(d,c,R,e){
this.#t.onRequestUpgrade?.(d,c,R,e)}onResponseStart(d,c,R,e){if(o(this.#e!=null),this.#A=c===304||this.#i&&c>=500&&c<=504,this.#e(this.#A,this.#r,c,R),this.#e=null,
this.#A)return!0;this.#t.onRequestStart?.(d,this.#r),this.#t.onResponseStart?.(d,c,R,e)}onResponseData(d,c){if(!this.#A)return this.#t.onResponseData?.(d,c)}onResponseEnd(d,c){
this.#A||this.#t.onResponseEnd?.(d,c)}onResponseError(d,c){if(!this.#A)if(this.#e&&(this.#e(!1),this.#e=null),typeof this.#t.onResponseError=="function")this.#t.
onResponseError(d,c);else throw c}};b.exports=C}}),require_cache2=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/interceptor/cache.js"(p,b){"use s\
trict";var o=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),{Readable:C}=(0,chunk_WYN2LYAQ_js_1.__require)("node:stream"),d=require_util(),c=require_cache_handler(),
R=require_memory_cache_store(),e=require_cache_revalidation_handler(),{assertCacheStore:B,assertCacheMethods:y,makeCacheKey:n,normalizeHeaders:f,parseCacheControlHeader:u,
isInvalidOrWildcardVaryHeader:Q,parseVaryHeader:g,isEtagUsable:t}=require_cache(),{AbortError:A}=require_errors(),{parseHttpDate:r}=require_date();function s(T,v){
if(T!==void 0){if(!Array.isArray(T))throw new TypeError(`expected ${v} to be an array or undefined, got ${typeof T}`);for(let O=0;O<T.length;O++){let Z=T[O];if(typeof Z!=
"string"&&!(Z instanceof RegExp))throw new TypeError(`expected ${v}[${O}] to be a string or RegExp, got ${typeof Z}`)}}}var l=()=>{};function I(T){return T.replace(
/^[\t ]+|[\t ]+$/g,"")}function w(T,v){for(let O=0;O<T.length;O++)if(T[O]===v)return!0;return!1}function D(T){let v=T?.pragma;if(!v)return!1;let O=Array.isArray(
v)?v:[v];for(let Z=0;Z<O.length;Z++){let q=O[Z];if(typeof q!="string")continue;let $=q.split(",");for(let W=0;W<$.length;W++)if(I($[W]).toLowerCase()==="no-cach\
e")return!0}return!1}function a(T,v,{headers:O={}}){return!!(v?.["no-cache"]||T.cacheControlDirectives?.["no-cache"]&&!Array.isArray(T.cacheControlDirectives["n\
o-cache"])||O["if-modified-since"]||O["if-none-match"])}function i(T,v){return T.cacheControlDirectives?.["must-revalidate"]===!0||v==="shared"&&(T.cacheControlDirectives?.["\
proxy-revalidate"]===!0||T.cacheControlDirectives?.["s-maxage"]!==void 0)}function E(T,v){if(v.vary&&Q(v.vary)||T==="shared"&&Object.hasOwn(v,"set-cookie"))return!0;
let O=v["cache-control"];if(!O)return!1;let Z=u(O);return Z["no-store"]===!0||T==="shared"&&Z.private===!0}function h(T){return T["cache-control"]!==void 0}function m(T,v){
if(!v)return!1;for(let O in v)if(T.vary==null||!Object.hasOwn(T.vary,O))return!0;return!1}function N(T,v){try{T.delete(v)?.catch?.(l)}catch{}}function S(T){let v=T?.["\
last-modified"];if(typeof v=="string"&&r(v))return v}function F(T,v){let O={...T.headers,"if-modified-since":S(v.headers)??new Date(v.cachedAt).toUTCString()};if(v.
etag&&(O["if-none-match"]=v.etag),v.vary)for(let Z in v.vary)v.vary[Z]!=null&&(O[Z]=v.vary[Z]);return O}function L(T,v){let O=v?.history;if(!Array.isArray(O)||O.
length===0)return!0;try{let Z=new URL(T.path,T.origin),q=O[O.length-1];return q.origin===Z.origin&&q.pathname===Z.pathname&&q.search===Z.search}catch{return!1}}
function H(T,v){if(!Object.hasOwn(v,"etag"))return!0;let O=v.etag,Z=T.etag;if(typeof O!="string"||typeof Z!="string"||!t(O)||!t(Z))return!1;if(!O.startsWith("W/"))
return O===Z;let q=Z.startsWith("W/")?Z.slice(2):Z;return O.slice(2)===q}function U(T,v,O){let Z=Date.now();if(Z>T.staleAt){if(!i(T,O)&&v?.["max-stale"]){let q=T.
staleAt+v["max-stale"]*1e3;return Z>q}return!0}if(v?.["min-fresh"]){let q=T.staleAt-Z,$=v["min-fresh"]*1e3;return q<=$}return!1}function x(T,v){let O=T.cacheControlDirectives?.["\
stale-while-revalidate"];if(!O||i(T,v))return!1;let Z=Date.now(),q=T.staleAt+O*1e3;return Z<=q}function k(T,v,O,Z,q,$){if($?.["only-if-cached"]){let W=!1;try{if(typeof Z.
onConnect=="function"&&(Z.onConnect(()=>{W=!0}),W)||typeof Z.onHeaders=="function"&&(Z.onHeaders(504,[],l,"Gateway Timeout"),W))return;typeof Z.onComplete=="fun\
ction"&&Z.onComplete([])}catch(tA){typeof Z.onError=="function"&&Z.onError(tA)}return!0}return T(q,new c(v,O,Z))}function Y(T,v,O,Z,q,$){let W=d.isStream(O.body)?
O.body:C.from(O.body??[]);o(!W.destroyed,"stream should not be destroyed"),o(!W.readableDidRead,"stream should not be readableDidRead");let tA={resume(){W.resume()},
pause(){W.pause()},get paused(){return W.isPaused()},get aborted(){return W.destroyed},get reason(){return W.errored},abort(BA){W.destroy(BA??new A)}};W.on("err\
or",function(BA){this.readableEnded||T.onResponseError?.(tA,BA)}).on("close",function(){if(!this.errored)try{T.onResponseEnd?.(tA,{})}catch(BA){T.onResponseError?.(
tA,BA)}});try{T.onRequestStart?.(tA,q)}catch(BA){W.destroy(BA);return}if(W.destroyed)return;let nA={...O.headers,age:String(Z)};$&&(nA.warning='110 - "response \
is stale"'),tA.rawHeaders=d.toRawHeaders(nA);try{T.onResponseStart?.(tA,O.statusCode,nA,O.statusMessage)}catch(BA){W.destroy(BA);return}v.method==="HEAD"?W.destroy():
W.on("data",function(BA){try{T.onResponseData?.(tA,BA)}catch(uA){W.destroy(uA)}})}function _(T,v,O,Z,q,$,W){if(!W)return k(T,v,O,Z,q,$);if(v.type==="shared"&&Object.
hasOwn(W.headers,"set-cookie"))return d.isStream(W.body)&&W.body.on("error",l).destroy(),N(v.store,O),k(T,v,O,Z,q,$);let tA=Date.now();if(tA>W.deleteAt)return T(
q,new c(v,O,Z));let nA=Math.round((tA-W.cachedAt)/1e3),BA=$?.["max-age"]!==void 0&&nA>=$["max-age"],uA=BA||U(W,$,v.type),cA=BA||a(W,$,q);if(uA||cA){if(d.isStream(
q.body)&&d.bodyLength(q.body)!==0)return T(q,new c(v,O,Z));if(!cA&&x(W,v.type))return Y(Z,q,W,nA,null,!0),queueMicrotask(()=>{let CA=F(q,W);T({...q,headers:CA},
new c(v,O,{onRequestStart(){},onRequestUpgrade(){},onResponseStart(){},onResponseData(){},onResponseEnd(){},onResponseError(){}}))}),!0;let FA=!1;if(!i(W,v.type)){
let CA=W.cacheControlDirectives["stale-if-error"]??$?.["stale-if-error"];CA&&(FA=tA<W.staleAt+CA*1e3)}let X=F(q,W),hA=()=>(d.isStream(W.body)&&W.body.on("error",
l).destroy(),N(v.store,O),T(q,new c(v,O,Z)));return T({...q,headers:X},new e((CA,EA,gA,kA)=>{if(CA){if(gA===304){if(!L(O,EA)||!H(W,kA)||E(v.type,kA))return hA();
if(h(kA))N(v.store,O);else if(m(W,kA.vary?g(kA.vary,q.headers):void 0))return hA()}Y(Z,q,W,nA,EA,uA)}else d.isStream(W.body)&&W.body.on("error",l).destroy()},new c(
v,O,Z),FA))}d.isStream(q.body)&&q.body.on("error",l).destroy(),Y(Z,q,W,nA,null,!1)}b.exports=(T={})=>{let{store:v=new R,methods:O=["GET"],cacheByDefault:Z=void 0,
type:q="shared",origins:$=void 0}=T;if(typeof T!="object"||T===null)throw new TypeError(`expected type of opts to be an Object, got ${T===null?"null":typeof T}`);
if(B(v,"opts.store"),y(O,"opts.methods"),s($,"opts.origins"),typeof Z<"u"&&typeof Z!="number")throw new TypeError(`expected opts.cacheByDefault to be number or \
undefined, got ${typeof Z}`);if(typeof q<"u"&&q!=="shared"&&q!=="private")throw new TypeError(`expected opts.type to be shared, private, or undefined, got ${typeof q}`);
let W={store:v,methods:O,cacheByDefault:Z,type:q},tA=[];for(let nA=0;nA<d.safeHTTPMethods.length;nA++){let BA=d.safeHTTPMethods[nA];w(O,BA)||tA.push(BA)}return nA=>(BA,uA)=>{
if(!BA.origin||w(tA,BA.method))return nA(BA,uA);if($!==void 0){let hA=BA.origin.toString().toLowerCase(),CA=!1;for(let EA=0;EA<$.length;EA++){let gA=$[EA];if(typeof gA==
"string"){if(gA.toLowerCase()===hA){CA=!0;break}}else if(gA.test(hA)){CA=!0;break}}if(!CA)return nA(BA,uA)}BA={...BA,headers:f(BA)};let cA=BA.headers?.["cache-c\
ontrol"]?u(BA.headers["cache-control"]):D(BA.headers)?{"no-cache":!0}:void 0;if(cA?.["no-store"])return nA(BA,uA);let FA=n(BA);if(!w(d.safeHTTPMethods,BA.method))
return nA(BA,new c(W,FA,uA));let X=v.get(FA);return X&&typeof X.then=="function"?X.then(hA=>_(nA,W,FA,uA,BA,cA,hA)).catch(hA=>{if(typeof uA.onResponseError=="fu\
nction")uA.onResponseError({rawHeaders:[],rawTrailers:[],pause(){},resume(){},get paused(){return!1},get aborted(){return!1},get reason(){return null},abort(){}},
hA);else throw hA}):_(nA,W,FA,uA,BA,cA,X)}}}}),require_decompress=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/interceptor/decompress.js"(p,b){"\
use strict";var{createInflate:o,createGunzip:C,createBrotliDecompress:d,createZstdDecompress:c}=(0,chunk_WYN2LYAQ_js_1.__require)("node:zlib"),{pipeline:R,Transform:e}=(0,chunk_WYN2LYAQ_js_1.
__require)("node:stream"),{InvalidArgumentError:B,ResponseExceededMaxSizeError:y}=require_errors(),n=require_decorator_handler(),{runtimeFeatures:f}=require_runtime_features(),
u=class{#A;#e;#t;#r=!1;constructor(I,w,D){this.#A=I,this.#e=w,this.#t=D,this.target=null}pause(){this.#r||(this.#r=!0,this.#A())}resume(){this.#r&&(this.#r=!1,this.#e())}abort(I){
this.target?.abort(I),this.#t(I)}get paused(){return this.#r}get aborted(){return this.target?.aborted??!1}get reason(){return this.target?.reason??null}get rawHeaders(){
return this.target?.rawHeaders??null}set rawHeaders(I){this.target&&(this.target.rawHeaders=I)}get rawTrailers(){return this.target?.rawTrailers??null}set rawTrailers(I){
this.target&&(this.target.rawTrailers=I)}},Q={gzip:C,"x-gzip":C,br:d,deflate:o,compress:o,"x-compress":o,...f.has("zstd")?{zstd:c}:{}},g=[204,304],t=0;function A(I){
let w=0;return new e({transform(D,a,i){let E=w+D.length;if(E>I){i(new y(`Decompressed response size (${E}) exceeded maxSize (${I})`));return}w=E,i(null,D)}})}var r=!1,
s=class extends n{#A=[];#e;#t;#r;#i;#s=0;#o=!1;#n=!1;#a=!1;#g=!1;#Q=!1;#E=!1;#h=!1;#I;#l;constructor(I,{skipStatusCodes:w=g,skipErrorResponses:D=!0,maxSize:a=t}={}){
if(!Number.isSafeInteger(a)||a<0)throw new B("maxSize must be a non-negative integer");super(I),this.#t=w,this.#r=D,this.#i=a,this.#l=new u(()=>this.#f(),()=>this.#u(),
i=>{this.#n&&!this.#o&&this.onResponseError(this.#l,i)})}#f(){this.#C()}#u(){let I=this.#Q;this.#d(),I||(this.#B(),this.#y())}#C(){!this.#g&&!this.#o&&(this.#g=
!0,this.#l.target?.pause())}#B(){this.#g&&!this.#l.paused&&!this.#a&&(this.#g=!1,this.#n||this.#l.target?.resume())}#d(){if(!(this.#o||this.#l.paused||!this.#I)){
if(this.#Q){this.#E=!0;return}this.#Q=!0;try{do{this.#E=!1;let I;for(;!this.#o&&!this.#l.paused&&(I=this.#I.read())!==null;){if(this.#i>0){let w=this.#s+I.length;
if(w>this.#i){this.#c(new y(`Decompressed response size (${w}) exceeded maxSize (${this.#i})`));return}this.#s=w}try{super.onResponseData(this.#l,I)===!1&&!this.#l.
paused&&this.#l.pause()}catch(w){this.#c(w);return}}}while(this.#E&&!this.#o&&!this.#l.paused)}finally{this.#Q=!1}this.#B(),this.#y()}}#y(){if(!(this.#o||!this.#h||
this.#l.paused||this.#Q)){this.#D();try{super.onResponseEnd(this.#l,this.#e)}catch(I){this.#c(I);return}this.#o=!0}}#S(){this.#o||(this.#h=!0,this.#d(),this.#y())}#p(I,w){
return!!(!I||w<200||this.#t.includes(w)||this.#r&&w>=400)}#R(I){let w=I.split(","),D=5;if(w.length>D)throw new Error(`too many content-encodings in response: ${w.
length}, maximum allowed is ${D}`);let a=[];for(let E=w.length-1;E>=0;E--){let h=w[E].trim();if(h){if(!Q[h])return a.length=0,a;a.push(Q[h]())}}if(a.length<2)return a;
let i=[];for(let E=0;E<a.length;E++)i.push(a[E]),E<a.length-1&&this.#i>0&&i.push(A(this.#i));return i}#c(I){this.#o||(this.#n?this.onResponseError(this.#l,I):this.#l.
abort(I))}#w(I){this.#I=I,I.on("readable",()=>this.#d()),I.on("error",w=>this.#c(w))}#N(){let I=this.#A[0];this.#w(I),I.on("end",()=>this.#S())}#m(){let I=this.#A[this.#A.
length-1];this.#w(I),R(this.#A,w=>{if(!this.#o){if(w){this.#c(w);return}this.#S()}})}#U(){this.#A[0].on("drain",()=>{this.#o||(this.#a=!1,this.#l.paused||(this.#d(),
this.#B()))})}#D(){this.#A.length=0,this.#I=void 0}onRequestStart(I,w){return this.#l.target=I,super.onRequestStart(this.#l,w)}onRequestUpgrade(I,w,D,a){return super.
onRequestUpgrade(this.#l,w,D,a)}onResponseStart(I,w,D,a){let i=D["content-encoding"],E=Array.isArray(i)?i.join(","):i;if(this.#p(E,w))return super.onResponseStart(
this.#l,w,D,a);let h=this.#R(E.toLowerCase());if(h.length===0)return this.#D(),super.onResponseStart(this.#l,w,D,a);this.#A=h;let{"content-encoding":m,"content-\
length":N,...S}=D;if(this.#l.rawHeaders){let F=this.#l.rawHeaders;if(Array.isArray(F)){let L=[];for(let H=0;H<F.length;H+=2){let U=F[H],x=(Buffer.isBuffer(U)?U.
toString("latin1"):`${U}`).toLowerCase();x==="content-encoding"||x==="content-length"||L.push(F[H],F[H+1])}F.splice(0,F.length,...L)}else if(typeof F=="object")
for(let L of Object.keys(F)){let H=L.toLowerCase();(H==="content-encoding"||H==="content-length")&&delete F[L]}}return this.#U(),this.#A.length===1?this.#N():this.#m(),
super.onResponseStart(this.#l,w,S,a)}onResponseData(I,w){if(this.#A.length>0){this.#A[0].write(w)||(this.#a=!0,this.#C());return}return super.onResponseData(this.#l,
w)}onResponseEnd(I,w){if(this.#A.length>0){this.#n=!0,this.#e=w,this.#A[0].end();return}return super.onResponseEnd(this.#l,w)}onResponseError(I,w){if(!this.#o){
this.#o=!0;for(let D of this.#A)D.destroy();this.#D(),super.onResponseError(this.#l,w)}}};function l(I={}){return r||(process.emitWarning("DecompressInterceptor\
 is experimental and subject to change","ExperimentalWarning"),r=!0),w=>(D,a)=>{let i=new s(a,I);return w(D,i)}}b.exports=l}}),require_deduplication_handler=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/handler/deduplication-handler.js"(p,b){"use strict";var{RequestAbortedError:o}=require_errors(),C=5*1024*1024,d=class{#A;#e=!1;#t=null;#r=[];#i=C;#s=0;#o={};#n="";#a=!1;#g=!1;#Q=!1;#E=!1;#h=null;#I=null;constructor(c,R,e=C){
this.#A=c,this.#I=R,this.#i=e}addWaitingHandler(c){if(this.#E||this.#Q)return!1;let R=this.#l(c),e=R.controller;try{if(this.#e){if(c.onRequestStart?.(e,this.#t),
e.aborted)return R.done=!0,!0;this.#g&&c.onResponseStart?.(e,this.#s,this.#o,this.#n)}else R.pendingStart=!0}catch{return R.done=!0,!0}return e.aborted||this.#r.
push(R),!0}onRequestStart(c,R){if(this.#h=c,!this.#e){this.#e=!0,this.#t=R;for(let e of this.#r)if(e.pendingStart&&!e.done&&!e.controller.aborted){e.pendingStart=
!1;try{e.handler.onRequestStart?.(e.controller,R)}catch{e.done=!0}}this.#B()}this.#A.onRequestStart?.(c,R)}onRequestUpgrade(c,R,e,B){this.#A.onRequestUpgrade?.(
c,R,e,B)}onResponseStart(c,R,e,B){this.#g=!0,this.#s=R,this.#o=e,this.#n=B,this.#A.onResponseStart?.(c,R,e,B);for(let y of this.#r){let{handler:n,controller:f}=y;
if(y.done||f.aborted){y.done=!0;continue}try{n.onResponseStart?.(f,R,e,B)}catch{}f.aborted&&(y.done=!0)}this.#B()}onResponseData(c,R){if(!(this.#a||this.#E)){this.#Q=
!0,this.#A.onResponseData?.(c,R);for(let e of this.#r){let{handler:B,controller:y}=e;if(e.done||y.aborted){e.done=!0;continue}if(y.paused){this.#f(e,R);continue}
try{B.onResponseData?.(y,R)}catch{}y.aborted&&(e.done=!0,e.bufferedChunks=[],e.bufferedBytes=0)}this.#B()}}onResponseEnd(c,R){if(!(this.#a||this.#E)){this.#E=!0,
this.#A.onResponseEnd?.(c,R);for(let e of this.#r){if(e.done||e.controller.aborted){e.done=!0;continue}if(this.#u(e),e.done||e.controller.aborted){e.done=!0;continue}
if(e.controller.paused&&e.bufferedChunks.length>0){e.pendingTrailers=R;continue}try{e.handler.onResponseEnd?.(e.controller,R)}catch{}e.done=!0}this.#B(),this.#I?.()}}onResponseError(c,R){
if(!this.#E){this.#a=!0,this.#E=!0,this.#A.onResponseError?.(c,R);for(let e of this.#r)this.#C(e,R);this.#r=[],this.#I?.()}}#l(c){let R={handler:c,controller:null,
bufferedChunks:[],bufferedBytes:0,pendingTrailers:null,done:!1,pendingStart:!1},e={aborted:!1,paused:!1,reason:null};return R.controller={resume:()=>{if(!e.aborted){
if(e.paused=!1,this.#u(R),this.#E&&R.pendingTrailers&&R.bufferedChunks.length===0&&!e.paused&&!e.aborted){try{R.handler.onResponseEnd?.(R.controller,R.pendingTrailers)}catch{}
R.pendingTrailers=null,R.done=!0}this.#B()}},pause:()=>{e.aborted||(e.paused=!0)},get paused(){return e.paused},get aborted(){return e.aborted},get reason(){return e.
reason},abort:B=>{e.aborted=!0,e.reason=B??null,R.done=!0,R.pendingTrailers=null,R.bufferedChunks=[],R.bufferedBytes=0}},R}#f(c,R){if(c.done||c.controller.aborted){
c.done=!0,c.bufferedChunks=[],c.bufferedBytes=0;return}let e=Buffer.from(R);if(c.bufferedChunks.push(e),c.bufferedBytes+=e.length,c.bufferedBytes>this.#i){let B=new o(
`Deduplicated waiting handler exceeded maxBufferSize (${this.#i} bytes) while paused`);this.#C(c,B)}}#u(c){let{handler:R,controller:e}=c;for(;!c.done&&!e.aborted&&
!e.paused&&c.bufferedChunks.length>0;){let B=c.bufferedChunks.shift();c.bufferedBytes-=B.length;try{R.onResponseData?.(e,B)}catch{}if(e.aborted){c.done=!0,c.pendingTrailers=
null,c.bufferedChunks=[],c.bufferedBytes=0;break}}}#C(c,R){if(!c.done){c.done=!0,c.pendingTrailers=null,c.bufferedChunks=[],c.bufferedBytes=0;try{c.controller.abort(
R),c.handler.onResponseError?.(c.controller,R)}catch{}}}#B(){this.#r=this.#r.filter(c=>c.done===!1)}};b.exports=d}}),require_deduplicate=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/interceptor/deduplicate.js"(p,b){"use strict";var o=(0,chunk_WYN2LYAQ_js_1.__require)("node:diagnostics_channel"),C=require_util(),
d=require_deduplication_handler(),{normalizeHeaders:c,makeCacheKey:R,makeDeduplicationKey:e}=require_cache(),B=o.channel("undici:request:pending-requests");b.exports=
(y={})=>{let{methods:n=["GET"],skipHeaderNames:f=[],excludeHeaderNames:u=[],maxBufferSize:Q=5*1024*1024}=y;if(typeof y!="object"||y===null)throw new TypeError(`\
expected type of opts to be an Object, got ${y===null?"null":typeof y}`);if(!Array.isArray(n))throw new TypeError(`expected opts.methods to be an array, got ${typeof n}`);
for(let r of n)if(!C.safeHTTPMethods.includes(r))throw new TypeError(`expected opts.methods to only contain safe HTTP methods, got ${r}`);if(!Array.isArray(f))throw new TypeError(
`expected opts.skipHeaderNames to be an array, got ${typeof f}`);if(!Array.isArray(u))throw new TypeError(`expected opts.excludeHeaderNames to be an array, got ${typeof u}`);
if(!Number.isFinite(Q)||Q<=0)throw new TypeError(`expected opts.maxBufferSize to be a positive finite number, got ${Q}`);let g=new Set(f.map(r=>r.toLowerCase())),
t=new Set(u.map(r=>r.toLowerCase())),A=new Map;return r=>(s,l)=>{if(!s.origin||n.includes(s.method)===!1)return r(s,l);if(s={...s,headers:c(s)},g.size>0){for(let i of Object.
keys(s.headers))if(g.has(i.toLowerCase()))return r(s,l)}let I=R(s),w=e(I,t),D=A.get(w);if(D)return D.addWaitingHandler(l)?!0:r(s,l);let a=new d(l,()=>{A.delete(
w),B.hasSubscribers&&B.publish({size:A.size,key:w,type:"removed"})},Q);return A.set(w,a),B.hasSubscribers&&B.publish({size:A.size,key:w,type:"added"}),r(s,a)}}}}),
require_sqlite_cache_store=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/cache/sqlite-cache-store.js"(p,b){"use strict";var{Writable:o}=(0,chunk_WYN2LYAQ_js_1.
__require)("node:stream"),{assertCacheKey:C,assertCacheValue:d}=require_cache(),c,R=4,e=2*1e3*1e3*1e3;b.exports=class{#A=e;#e=1/0;#t;#r;#i;#s;#o;#n;#a;#g;constructor(y){
if(y){if(typeof y!="object")throw new TypeError("SqliteCacheStore options must be an object");if(y.maxEntrySize!==void 0){if(typeof y.maxEntrySize!="number"||!Number.
isInteger(y.maxEntrySize)||y.maxEntrySize<0)throw new TypeError("SqliteCacheStore options.maxEntrySize must be a non-negative integer");if(y.maxEntrySize>e)throw new TypeError(
"SqliteCacheStore options.maxEntrySize must be less than 2gb");this.#A=y.maxEntrySize}if(y.maxCount!==void 0){if(typeof y.maxCount!="number"||!Number.isInteger(
y.maxCount)||y.maxCount<0)throw new TypeError("SqliteCacheStore options.maxCount must be a non-negative integer");this.#e=y.maxCount}}c||(c=(0,chunk_WYN2LYAQ_js_1.
__require)("node:sqlite").DatabaseSync),this.#t=new c(y?.location??":memory:"),this.#t.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA temp_store = memory;
      PRAGMA optimize;

      CREATE TABLE IF NOT EXISTS cacheInterceptorV${R} (
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

      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV${R}_getValuesQuery ON cacheInterceptorV${R}(url, method, deleteAt);
      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV${R}_deleteByUrlQuery ON cacheInterceptorV${R}(deleteAt);
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
      FROM cacheInterceptorV${R}
      WHERE
        url = ?
        AND method = ?
      ORDER BY
        deleteAt ASC
    `),this.#i=this.#t.prepare(`
      UPDATE cacheInterceptorV${R} SET
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
      INSERT INTO cacheInterceptorV${R} (
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
    `),this.#n=this.#t.prepare(`DELETE FROM cacheInterceptorV${R} WHERE url = ?`),this.#a=this.#t.prepare(`SELECT COUNT(*) AS total FROM cacheInterceptorV${R}`),
this.#o=this.#t.prepare(`DELETE FROM cacheInterceptorV${R} WHERE deleteAt <= ?`),this.#g=this.#e===1/0?null:this.#t.prepare(`
        DELETE FROM cacheInterceptorV${R}
        WHERE id IN (
          SELECT
            id
          FROM cacheInterceptorV${R}
          ORDER BY cachedAt ASC
          LIMIT ?
        )
      `)}close(){this.#t.close()}get(y){C(y);let n=this.#h(y);return n?{body:n.body?Buffer.from(n.body.buffer,n.body.byteOffset,n.body.byteLength):void 0,statusCode:n.
statusCode,statusMessage:n.statusMessage,headers:n.headers?JSON.parse(n.headers):void 0,etag:n.etag?n.etag:void 0,vary:n.vary?JSON.parse(n.vary):void 0,cacheControlDirectives:n.
cacheControlDirectives?JSON.parse(n.cacheControlDirectives):void 0,cachedAt:n.cachedAt,staleAt:n.staleAt,deleteAt:n.deleteAt}:void 0}set(y,n){C(y);let f=this.#E(
y),u=Array.isArray(n.body)?Buffer.concat(n.body):n.body,Q=u?.byteLength;if(Q&&Q>this.#A)return;let g=this.#h(y,!0);g?this.#i.run(u,n.deleteAt,n.statusCode,n.statusMessage,
n.headers?JSON.stringify(n.headers):null,n.etag?n.etag:null,n.cacheControlDirectives?JSON.stringify(n.cacheControlDirectives):null,n.cachedAt,n.staleAt,g.id):(this.#s.
run(f,y.method,u,n.deleteAt,n.statusCode,n.statusMessage,n.headers?JSON.stringify(n.headers):null,n.etag?n.etag:null,n.cacheControlDirectives?JSON.stringify(n.cacheControlDirectives):
null,n.vary?JSON.stringify(n.vary):null,n.cachedAt,n.staleAt),this.#Q())}createWriteStream(y,n){C(y),d(n);let f=0,u=[],Q=this;return new o({decodeStrings:!0,write(g,t,A){
f+=g.byteLength,f<Q.#A?u.push(g):this.destroy(),A()},final(g){Q.set(y,{...n,body:u}),g()}})}delete(y){if(typeof y!="object")throw new TypeError(`expected key to\
 be object, got ${typeof y}`);this.#n.run(this.#E(y))}#Q(){if(Number.isFinite(this.#e)&&this.size<=this.#e)return 0;{let y=this.#o.run(Date.now()).changes;if(y)
return y}{let y=this.#g?.run(Math.max(Math.floor(this.#e*.1),1)).changes;if(y)return y}return 0}get size(){let{total:y}=this.#a.get();return y}#E(y){return`${y.
origin}/${y.path}`}#h(y,n=!1){let f=this.#E(y),{headers:u,method:Q}=y,g=this.#r.all(f,Q);if(g.length===0)return;let t=Date.now();for(let A of g){if(t>=A.deleteAt&&
!n)continue;let r=!0;if(A.vary){let s=JSON.parse(A.vary);for(let l in s)if(!B(u[l],s[l])){r=!1;break}}if(r)return A}}};function B(y,n){if(y==null&&n==null)return!0;
if(y==null&&n!=null||y!=null&&n==null)return!1;if(Array.isArray(y)&&Array.isArray(n)){if(y.length!==n.length)return!1;for(let f=0;f<y.length;f++)if(y[f]!==n[f])
return!1;return!0}return y===n}}}),require_headers=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/web/fetch/headers.js"(p,b){"use strict";var{kConstruct:o}=require_symbols(),
{kEnumerableProperty:C}=require_util(),{iteratorMixin:d,isValidHeaderName:c,isValidHeaderValue:R}=require_util2(),{webidl:e}=require_webidl(),B=(0,chunk_WYN2LYAQ_js_1.
__require)("node:assert"),y=(0,chunk_WYN2LYAQ_js_1.__require)("node:util");function n(D){return D===10||D===13||D===9||D===32}function f(D){let a=0,i=D.length;for(;i>
a&&n(D.charCodeAt(i-1));)--i;for(;i>a&&n(D.charCodeAt(a));)++a;return a===0&&i===D.length?D:D.substring(a,i)}function u(D,a){if(Array.isArray(a))for(let i=0;i<a.
length;++i){let E=a[i];if(E.length!==2)throw e.errors.exception({header:"Headers constructor",message:`expected name/value pair to be length 2, found ${E.length}\
.`});Q(D,E[0],E[1])}else if(typeof a=="object"&&a!==null){let i=Object.keys(a);for(let E=0;E<i.length;++E)Q(D,i[E],a[i[E]])}else throw e.errors.conversionFailed(
{prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})}function Q(D,a,i){if(i=f(i),c(a)){
if(!R(i))throw e.errors.invalidArgument({prefix:"Headers.append",value:i,type:"header value"})}else throw e.errors.invalidArgument({prefix:"Headers.append",value:a,
type:"header name"});if(s(D)==="immutable")throw new TypeError("immutable");return I(D).append(a,i,!1)}function g(D){let a=I(D);if(!a)return[];if(a.sortedMap)return a.
sortedMap;let i=[],E=a.toSortedArray(),h=a.cookies;if(h===null||h.length===1)return a.sortedMap=E;for(let m=0;m<E.length;++m){let{0:N,1:S}=E[m];if(N==="set-cook\
ie")for(let F=0;F<h.length;++F)i.push([N,h[F]]);else i.push([N,S])}return a.sortedMap=i}function t(D,a){return D[0]<a[0]?-1:1}var A=class Fe{cookies=null;sortedMap;headersMap;constructor(a){
a instanceof Fe?(this.headersMap=new Map(a.headersMap),this.sortedMap=a.sortedMap,this.cookies=a.cookies===null?null:[...a.cookies]):(this.headersMap=new Map(a),
this.sortedMap=null)}contains(a,i){return this.headersMap.has(i?a:a.toLowerCase())}clear(){this.headersMap.clear(),this.sortedMap=null,this.cookies=null}append(a,i,E){
this.sortedMap=null;let h=E?a:a.toLowerCase(),m=this.headersMap.get(h);if(m){let N=h==="cookie"?"; ":", ";this.headersMap.set(h,{name:m.name,value:`${m.value}${N}${i}`})}else
this.headersMap.set(h,{name:a,value:i});h==="set-cookie"&&(this.cookies??=[]).push(i)}set(a,i,E){this.sortedMap=null;let h=E?a:a.toLowerCase();h==="set-cookie"&&
(this.cookies=[i]),this.headersMap.set(h,{name:a,value:i})}delete(a,i){this.sortedMap=null,i||(a=a.toLowerCase()),a==="set-cookie"&&(this.cookies=null),this.headersMap.
delete(a)}get(a,i){return this.headersMap.get(i?a:a.toLowerCase())?.value??null}*[Symbol.iterator](){for(let{0:a,1:{value:i}}of this.headersMap)yield[a,i]}get entries(){
let a={};if(this.headersMap.size!==0)for(let{name:i,value:E}of this.headersMap.values())a[i]=E;return a}rawValues(){return this.headersMap.values()}get entriesList(){
let a=[];if(this.headersMap.size!==0)for(let{0:i,1:{name:E,value:h}}of this.headersMap)if(i==="set-cookie")for(let m of this.cookies)a.push([E,m]);else a.push([
E,h]);return a}toSortedArray(){let a=this.headersMap.size,i=new Array(a);if(a<=32){if(a===0)return i;let E=this.headersMap[Symbol.iterator](),h=E.next().value;i[0]=
[h[0],h[1].value],B(h[1].value!==null);for(let m=1,N=0,S=0,F=0,L=0,H,U;m<a;++m){for(U=E.next().value,H=i[m]=[U[0],U[1].value],B(H[1]!==null),F=0,S=m;F<S;)L=F+(S-
F>>1),i[L][0]<=H[0]?F=L+1:S=L;if(m!==L){for(N=m;N>F;)i[N]=i[--N];i[F]=H}}if(!E.next().done)throw new TypeError("Unreachable");return i}else{let E=0;for(let{0:h,
1:{value:m}}of this.headersMap)i[E++]=[h,m],B(m!==null);return i.sort(t)}}},r=class Be{#A;#e;constructor(a=void 0){e.util.markAsUncloneable(this),a!==o&&(this.#e=
new A,this.#A="none",a!==void 0&&(a=e.converters.HeadersInit(a,"Headers constructor","init"),u(this,a)))}append(a,i){e.brandCheck(this,Be),e.argumentLengthCheck(
arguments,2,"Headers.append");let E="Headers.append";return a=e.converters.ByteString(a,E,"name"),i=e.converters.ByteString(i,E,"value"),Q(this,a,i)}delete(a){if(e.
brandCheck(this,Be),e.argumentLengthCheck(arguments,1,"Headers.delete"),a=e.converters.ByteString(a,"Headers.delete","name"),!c(a))throw e.errors.invalidArgument(
{prefix:"Headers.delete",value:a,type:"header name"});if(this.#A==="immutable")throw new TypeError("immutable");this.#e.contains(a,!1)&&this.#e.delete(a,!1)}get(a){
e.brandCheck(this,Be),e.argumentLengthCheck(arguments,1,"Headers.get");let i="Headers.get";if(a=e.converters.ByteString(a,i,"name"),!c(a))throw e.errors.invalidArgument(
{prefix:i,value:a,type:"header name"});return this.#e.get(a,!1)}has(a){e.brandCheck(this,Be),e.argumentLengthCheck(arguments,1,"Headers.has");let i="Headers.has";
if(a=e.converters.ByteString(a,i,"name"),!c(a))throw e.errors.invalidArgument({prefix:i,value:a,type:"header name"});return this.#e.contains(a,!1)}set(a,i){e.brandCheck(
this,Be),e.argumentLengthCheck(arguments,2,"Headers.set");let E="Headers.set";if(a=e.converters.ByteString(a,E,"name"),i=e.converters.ByteString(i,E,"value"),i=
f(i),c(a)){if(!R(i))throw e.errors.invalidArgument({prefix:E,value:i,type:"header value"})}else throw e.errors.invalidArgument({prefix:E,value:a,type:"header na\
me"});if(this.#A==="immutable")throw new TypeError("immutable");this.#e.set(a,i,!1)}getSetCookie(){e.brandCheck(this,Be);let a=this.#e.cookies;return a?[...a]:[]}[y.
inspect.custom](a,i){return i.depth??=a,`Headers ${y.formatWithOptions(i,this.#e.entries)}`}static getHeadersGuard(a){return a.#A}static setHeadersGuard(a,i){a.#A=
i}static getHeadersList(a){return a.#e}static setHeadersList(a,i){a.#e=i}},{getHeadersGuard:s,setHeadersGuard:l,getHeadersList:I,setHeadersList:w}=r;Reflect.deleteProperty(
r,"getHeadersGuard"),Reflect.deleteProperty(r,"setHeadersGuard"),Reflect.deleteProperty(r,"getHeadersList"),Reflect.deleteProperty(r,"setHeadersList"),d("Header\
s",r,g,0,1),Object.defineProperties(r.prototype,{append:C,delete:C,get:C,has:C,set:C,getSetCookie:C,[Symbol.toStringTag]:{value:"Headers",configurable:!0},[y.inspect.
custom]:{enumerable:!1}}),e.converters.HeadersInit=function(D,a,i){if(e.util.Type(D)===e.util.Types.OBJECT){let E=Reflect.get(D,Symbol.iterator);if(!y.types.isProxy(
D)&&E===r.prototype.entries)try{return I(D).entriesList}catch{}return typeof E=="function"?e.converters["sequence<sequence<ByteString>>"](D,a,i,E.bind(D)):e.converters["\
record<ByteString, ByteString>"](D,a,i)}throw e.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString\
>>","record<ByteString, ByteString>"]})},b.exports={fill:u,compareHeaderName:t,Headers:r,HeadersList:A,getHeadersGuard:s,setHeadersGuard:l,setHeadersList:w,getHeadersList:I}}}),
require_response=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/web/fetch/response.js"(p,b){"use strict";var{Headers:o,HeadersList:C,fill:d,getHeadersGuard:c,
setHeadersGuard:R,setHeadersList:e}=require_headers(),{extractBody:B,cloneBody:y,mixinBody:n,streamRegistry:f,bodyUnusable:u}=require_body(),Q=require_util(),g=(0,chunk_WYN2LYAQ_js_1.
__require)("node:util"),{kEnumerableProperty:t}=Q,{isValidReasonPhrase:A,isCancelled:r,isAborted:s,isErrorLike:l,environmentSettingsObject:I}=require_util2(),{redirectStatusSet:w,
nullBodyStatus:D}=require_constants3(),{webidl:a}=require_webidl(),{URLSerializer:i}=require_data_url(),{kConstruct:E}=require_symbols(),h=(0,chunk_WYN2LYAQ_js_1.
__require)("node:assert"),{isomorphicEncode:m,serializeJavascriptValueToJSONString:N}=require_infra(),S=new TextEncoder("utf-8"),F=class oe{#A;#e;static error(){
return $(_(),"immutable")}static json(tA,nA=void 0){a.argumentLengthCheck(arguments,1,"Response.json"),nA!==null&&(nA=a.converters.ResponseInit(nA));let BA=S.encode(
N(tA)),uA=B(BA),cA=$(Y({}),"response");return q(cA,nA,{body:uA[0],type:"application/json"}),cA}static redirect(tA,nA=302){a.argumentLengthCheck(arguments,1,"Res\
ponse.redirect"),tA=a.converters.USVString(tA),nA=a.converters["unsigned short"](nA);let BA;try{BA=new URL(tA,I.settingsObject.baseUrl)}catch(FA){throw new TypeError(
`Failed to parse URL from ${tA}`,{cause:FA})}if(!w.has(nA))throw new RangeError(`Invalid status code ${nA}`);let uA=$(Y({}),"immutable");uA.#e.status=nA;let cA=m(
i(BA));return uA.#e.headersList.append("location",cA,!0),uA}constructor(tA=null,nA=void 0){if(a.util.markAsUncloneable(this),tA===E)return;tA!==null&&(tA=a.converters.
BodyInit(tA,"Response","body")),nA=a.converters.ResponseInit(nA),this.#e=Y({}),this.#A=new o(E),R(this.#A,"response"),e(this.#A,this.#e.headersList);let BA=null;
if(tA!=null){let[uA,cA]=B(tA);BA={body:uA,type:cA}}q(this,nA,BA)}get type(){return a.brandCheck(this,oe),this.#e.type}get url(){a.brandCheck(this,oe);let tA=this.#e.
urlList,nA=tA[tA.length-1]??null;return nA===null?"":i(nA,!0)}get redirected(){return a.brandCheck(this,oe),this.#e.urlList.length>1}get status(){return a.brandCheck(
this,oe),this.#e.status}get ok(){return a.brandCheck(this,oe),this.#e.status>=200&&this.#e.status<=299}get statusText(){return a.brandCheck(this,oe),this.#e.statusText}get headers(){
return a.brandCheck(this,oe),this.#A}get body(){return a.brandCheck(this,oe),this.#e.body?this.#e.body.stream:null}get bodyUsed(){return a.brandCheck(this,oe),!!this.#e.
body&&Q.isDisturbed(this.#e.body.stream)}clone(){if(a.brandCheck(this,oe),u(this.#e))throw a.errors.exception({header:"Response.clone",message:"Body has already\
 been consumed."});let tA=k(this.#e);return this.#e.urlList.length!==0&&this.#e.body?.stream&&f.register(this,new WeakRef(this.#e.body.stream)),$(tA,c(this.#A))}[g.
inspect.custom](tA,nA){nA.depth===null&&(nA.depth=2),nA.colors??=!0;let BA={status:this.status,statusText:this.statusText,headers:this.headers,body:this.body,bodyUsed:this.
bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.url};return`Response ${g.formatWithOptions(nA,BA)}`}static getResponseHeaders(tA){return tA.#A}static setResponseHeaders(tA,nA){
tA.#A=nA}static getResponseState(tA){return tA.#e}static setResponseState(tA,nA){tA.#e=nA}},{getResponseHeaders:L,setResponseHeaders:H,getResponseState:U,setResponseState:x}=F;
Reflect.deleteProperty(F,"getResponseHeaders"),Reflect.deleteProperty(F,"setResponseHeaders"),Reflect.deleteProperty(F,"getResponseState"),Reflect.deleteProperty(
F,"setResponseState"),n(F,U),Object.defineProperties(F.prototype,{type:t,url:t,status:t,ok:t,redirected:t,statusText:t,headers:t,clone:t,body:t,bodyUsed:t,[Symbol.
toStringTag]:{value:"Response",configurable:!0}}),Object.defineProperties(F,{json:t,redirect:t,error:t});function k(W){if(W.internalResponse)return O(k(W.internalResponse),
W.type);let tA=Y({...W,body:null});return W.body!=null&&(tA.body=y(W.body)),tA}function Y(W){return{aborted:!1,rangeRequested:!1,timingAllowPassed:!1,requestIncludesCredentials:!1,
type:"default",status:200,timingInfo:null,cacheState:"",statusText:"",...W,headersList:W?.headersList?new C(W?.headersList):new C,urlList:W?.urlList?[...W.urlList]:
[]}}function _(W){let tA=l(W);return Y({type:"error",status:0,error:tA?W:new Error(W&&String(W)),aborted:W&&W.name==="AbortError"})}function T(W){return W.type===
"error"&&W.status===0}function v(W,tA){return tA={internalResponse:W,...tA},new Proxy(W,{get(nA,BA){return BA in tA?tA[BA]:nA[BA]},set(nA,BA,uA){return h(!(BA in
tA)),nA[BA]=uA,!0}})}function O(W,tA){if(tA==="basic")return v(W,{type:"basic",headersList:W.headersList});if(tA==="cors")return v(W,{type:"cors",headersList:W.
headersList});if(tA==="opaque")return v(W,{type:"opaque",urlList:[],status:0,statusText:"",body:null});if(tA==="opaqueredirect")return v(W,{type:"opaqueredirect",
status:0,statusText:"",headersList:[],body:null});h(!1)}function Z(W,tA=null){return h(r(W)),s(W)?_(Object.assign(new DOMException("The operation was aborted.",
"AbortError"),{cause:tA})):_(Object.assign(new DOMException("Request was cancelled."),{cause:tA}))}function q(W,tA,nA){if(tA.status!==null&&(tA.status<200||tA.status>
599))throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.');if("statusText"in tA&&tA.statusText!=null&&!A(String(tA.statusText)))
throw new TypeError("Invalid statusText");if("status"in tA&&tA.status!=null&&(U(W).status=tA.status),"statusText"in tA&&tA.statusText!=null&&(U(W).statusText=tA.
statusText),"headers"in tA&&tA.headers!=null&&d(L(W),tA.headers),nA){if(D.includes(W.status))throw a.errors.exception({header:"Response constructor",message:`In\
valid response status code ${W.status}`});U(W).body=nA.body,nA.type!=null&&!U(W).headersList.contains("content-type",!0)&&U(W).headersList.append("content-type",
nA.type,!0)}}function $(W,tA){let nA=new F(E);x(nA,W);let BA=new o(E);return H(nA,BA),e(BA,W.headersList),R(BA,tA),W.urlList.length!==0&&W.body?.stream&&f.register(
nA,new WeakRef(W.body.stream)),nA}a.converters.XMLHttpRequestBodyInit=function(W,tA,nA){return typeof W=="string"?a.converters.USVString(W,tA,nA):a.is.Blob(W)||
a.is.BufferSource(W)||a.is.FormData(W)||a.is.URLSearchParams(W)?W:a.converters.DOMString(W,tA,nA)},a.converters.BodyInit=function(W,tA,nA){return a.is.ReadableStream(
W)||W?.[Symbol.asyncIterator]?W:a.converters.XMLHttpRequestBodyInit(W,tA,nA)},a.converters.ResponseInit=a.dictionaryConverter([{key:"status",converter:a.converters["\
unsigned short"],defaultValue:()=>200},{key:"statusText",converter:a.converters.ByteString,defaultValue:()=>""},{key:"headers",converter:a.converters.HeadersInit}]),
a.is.Response=a.util.MakeTypeAssertion(F),b.exports={isNetworkError:T,makeNetworkError:_,makeResponse:Y,makeAppropriateNetworkError:Z,filterResponse:O,Response:F,
cloneResponse:k,fromInnerResponse:$,getResponseState:U}}}),require_request2=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/web/fetch/request.js"(p,b){
"use strict";var{extractBody:o,mixinBody:C,cloneBody:d,bodyUnusable:c}=require_body(),{Headers:R,fill:e,HeadersList:B,setHeadersGuard:y,getHeadersGuard:n,setHeadersList:f,
getHeadersList:u}=require_headers(),Q=require_util(),g=(0,chunk_WYN2LYAQ_js_1.__require)("node:util"),{isValidHTTPToken:t,sameOrigin:A,environmentSettingsObject:r}=require_util2(),
{forbiddenMethodsSet:s,corsSafeListedMethodsSet:l,referrerPolicy:I,requestRedirect:w,requestMode:D,requestCredentials:a,requestCache:i,requestDuplex:E}=require_constants3(),
{kEnumerableProperty:h,normalizedMethodRecordsBase:m,normalizedMethodRecords:N}=Q,{webidl:S}=require_webidl(),{URLSerializer:F}=require_data_url(),{kConstruct:L}=require_symbols(),
H=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),{getMaxListeners:U,setMaxListeners:x,defaultMaxListeners:k}=(0,chunk_WYN2LYAQ_js_1.__require)("node:events"),
Y=Symbol("abortController"),_=new FinalizationRegistry(({signal:hA,abort:CA})=>{hA.removeEventListener("abort",CA)}),T=new WeakMap,v;try{v=U(new AbortController().
signal)>0}catch{v=!1}function O(hA){return CA;function CA(){let EA=hA.deref();if(EA!==void 0){_.unregister(CA),this.removeEventListener("abort",CA),EA.abort(this.
reason);let gA=T.get(EA.signal);if(gA!==void 0){if(gA.size!==0){for(let kA of gA){let HA=kA.deref();HA!==void 0&&HA.abort(this.reason)}gA.clear()}T.delete(EA.signal)}}}}
var Z=!1,q=class ee{#A;#e;#t;#r;constructor(CA,EA=void 0){if(S.util.markAsUncloneable(this),CA===L)return;S.argumentLengthCheck(arguments,1,"Request constructor"),
CA=S.converters.RequestInfo(CA),EA=S.converters.RequestInit(EA);let gA=null,kA=null,HA=r.settingsObject.baseUrl,VA=null;if(typeof CA=="string"){this.#e=EA.dispatcher;
let K;try{K=new URL(CA,HA)}catch(DA){throw new TypeError("Failed to parse URL from "+CA,{cause:DA})}if(K.username||K.password)throw new TypeError("Request canno\
t be constructed from a URL that includes credentials: "+CA);gA=cA({urlList:[K]}),kA="cors"}else H(S.is.Request(CA)),gA=CA.#r,VA=CA.#A,this.#e=EA.dispatcher||CA.#e;
let xA=r.settingsObject.origin,LA="client";if(gA.window?.constructor?.name==="EnvironmentSettingsObject"&&A(gA.window,xA)&&(LA=gA.window),EA.window!=null)throw new TypeError(
`'window' option '${LA}' must be null`);"window"in EA&&(LA="no-window"),gA=cA({method:gA.method,headersList:gA.headersList,unsafeRequest:gA.unsafeRequest,client:r.
settingsObject,window:LA,priority:gA.priority,origin:gA.origin,referrer:gA.referrer,referrerPolicy:gA.referrerPolicy,mode:gA.mode,credentials:gA.credentials,cache:gA.
cache,redirect:gA.redirect,integrity:gA.integrity,keepalive:gA.keepalive,reloadNavigation:gA.reloadNavigation,historyNavigation:gA.historyNavigation,urlList:[...gA.
urlList]});let JA=Object.keys(EA).length!==0;if(JA&&(gA.mode==="navigate"&&(gA.mode="same-origin"),gA.reloadNavigation=!1,gA.historyNavigation=!1,gA.origin="cli\
ent",gA.referrer="client",gA.referrerPolicy="",gA.url=gA.urlList[gA.urlList.length-1],gA.urlList=[gA.url]),EA.referrer!==void 0){let K=EA.referrer;if(K==="")gA.
referrer="no-referrer";else{let DA;try{DA=new URL(K,HA)}catch(NA){throw new TypeError(`Referrer "${K}" is not a valid URL.`,{cause:NA})}DA.protocol==="about:"&&
DA.hostname==="client"||xA&&!A(DA,r.settingsObject.baseUrl)?gA.referrer="client":gA.referrer=DA}}EA.referrerPolicy!==void 0&&(gA.referrerPolicy=EA.referrerPolicy);
let _A;if(EA.mode!==void 0?_A=EA.mode:_A=kA,_A==="navigate")throw S.errors.exception({header:"Request constructor",message:"invalid request mode navigate."});if(_A!=
null&&(gA.mode=_A),EA.credentials!==void 0&&(gA.credentials=EA.credentials),EA.cache!==void 0&&(gA.cache=EA.cache),gA.cache==="only-if-cached"&&gA.mode!=="same-\
origin")throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode");if(EA.redirect!==void 0&&(gA.redirect=EA.redirect),EA.integrity!=null&&(gA.
integrity=String(EA.integrity)),EA.keepalive!==void 0&&(gA.keepalive=!!EA.keepalive),EA.method!==void 0){let K=EA.method,DA=N[K];if(DA!==void 0)gA.method=DA;else{
if(!t(K))throw new TypeError(`'${K}' is not a valid HTTP method.`);let NA=K.toUpperCase();if(s.has(NA))throw new TypeError(`'${K}' HTTP method is unsupported.`);
K=m[NA]??K,gA.method=K}!Z&&gA.method==="patch"&&(process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much mo\
re likely to succeed.",{code:"UNDICI-FETCH-patch"}),Z=!0)}EA.signal!==void 0&&(VA=EA.signal),this.#r=gA;let WA=new AbortController;if(this.#A=WA.signal,VA!=null)
if(VA.aborted)WA.abort(VA.reason);else{this[Y]=WA;let K=new WeakRef(WA),DA=O(K);v&&U(VA)===k&&x(1500,VA),Q.addAbortListener(VA,DA),_.register(WA,{signal:VA,abort:DA},
DA)}if(this.#t=new R(L),f(this.#t,gA.headersList),y(this.#t,"request"),_A==="no-cors"){if(!l.has(gA.method))throw new TypeError(`'${gA.method} is unsupported in\
 no-cors mode.`);y(this.#t,"request-no-cors")}if(JA){let K=u(this.#t),DA=EA.headers!==void 0?EA.headers:new B(K);if(K.clear(),DA instanceof B){for(let{name:NA,value:M}of DA.
rawValues())K.append(NA,M,!1);K.cookies=DA.cookies}else e(this.#t,DA)}let jA=S.is.Request(CA)?CA.#r.body:null;if((EA.body!=null||jA!=null)&&(gA.method==="GET"||
gA.method==="HEAD"))throw new TypeError("Request with GET/HEAD method cannot have body.");let PA=null;if(EA.body!=null){let[K,DA]=o(EA.body,gA.keepalive);PA=K,DA&&
!u(this.#t).contains("content-type",!0)&&this.#t.append("content-type",DA,!0)}let OA=PA??jA;if(OA!=null&&OA.source==null){if(PA!=null&&EA.duplex==null)throw new TypeError(
"RequestInit: duplex option is required when sending a body.");if(gA.mode!=="same-origin"&&gA.mode!=="cors")throw new TypeError('If request is made from Readabl\
eStream, mode should be "same-origin" or "cors"');gA.useCORSPreflightFlag=!0}let XA=OA;if(PA==null&&jA!=null){if(c(CA.#r))throw new TypeError("Cannot construct \
a Request with a Request object that has already been used.");let K=new TransformStream;jA.stream.pipeThrough(K),XA={source:jA.source,length:jA.length,stream:K.
readable}}this.#r.body=XA}get method(){return S.brandCheck(this,ee),this.#r.method}get url(){return S.brandCheck(this,ee),F(this.#r.url)}get headers(){return S.
brandCheck(this,ee),this.#t}get destination(){return S.brandCheck(this,ee),this.#r.destination}get referrer(){return S.brandCheck(this,ee),this.#r.referrer==="n\
o-referrer"?"":this.#r.referrer==="client"?"about:client":this.#r.referrer.toString()}get referrerPolicy(){return S.brandCheck(this,ee),this.#r.referrerPolicy}get mode(){
return S.brandCheck(this,ee),this.#r.mode}get credentials(){return S.brandCheck(this,ee),this.#r.credentials}get cache(){return S.brandCheck(this,ee),this.#r.cache}get redirect(){
return S.brandCheck(this,ee),this.#r.redirect}get integrity(){return S.brandCheck(this,ee),this.#r.integrity}get keepalive(){return S.brandCheck(this,ee),this.#r.
keepalive}get isReloadNavigation(){return S.brandCheck(this,ee),this.#r.reloadNavigation}get isHistoryNavigation(){return S.brandCheck(this,ee),this.#r.historyNavigation}get signal(){
return S.brandCheck(this,ee),this.#A}get body(){return S.brandCheck(this,ee),this.#r.body?this.#r.body.stream:null}get bodyUsed(){return S.brandCheck(this,ee),!!this.#r.
body&&Q.isDisturbed(this.#r.body.stream)}get duplex(){return S.brandCheck(this,ee),"half"}clone(){if(S.brandCheck(this,ee),c(this.#r))throw new TypeError("unusa\
ble");let CA=FA(this.#r),EA=new AbortController;if(this.signal.aborted)EA.abort(this.signal.reason);else{let gA=T.get(this.signal);gA===void 0&&(gA=new Set,T.set(
this.signal,gA));let kA=new WeakRef(EA);gA.add(kA),Q.addAbortListener(EA.signal,O(kA))}return X(CA,this.#e,EA.signal,n(this.#t))}[g.inspect.custom](CA,EA){EA.depth===
null&&(EA.depth=2),EA.colors??=!0;let gA={method:this.method,url:this.url,headers:this.headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.
referrerPolicy,mode:this.mode,credentials:this.credentials,cache:this.cache,redirect:this.redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.
isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.signal};return`Request ${g.formatWithOptions(EA,gA)}`}static setRequestSignal(CA,EA){
return CA.#A=EA,CA}static getRequestDispatcher(CA){return CA.#e}static setRequestDispatcher(CA,EA){CA.#e=EA}static setRequestHeaders(CA,EA){CA.#t=EA}static getRequestState(CA){
return CA.#r}static setRequestState(CA,EA){CA.#r=EA}},{setRequestSignal:$,getRequestDispatcher:W,setRequestDispatcher:tA,setRequestHeaders:nA,getRequestState:BA,
setRequestState:uA}=q;Reflect.deleteProperty(q,"setRequestSignal"),Reflect.deleteProperty(q,"getRequestDispatcher"),Reflect.deleteProperty(q,"setRequestDispatch\
er"),Reflect.deleteProperty(q,"setRequestHeaders"),Reflect.deleteProperty(q,"getRequestState"),Reflect.deleteProperty(q,"setRequestState"),C(q,BA);function cA(hA){
return{method:hA.method??"GET",localURLsOnly:hA.localURLsOnly??!1,unsafeRequest:hA.unsafeRequest??!1,body:hA.body??null,client:hA.client??null,reservedClient:hA.
reservedClient??null,replacesClientId:hA.replacesClientId??"",window:hA.window??"client",keepalive:hA.keepalive??!1,serviceWorkers:hA.serviceWorkers??"all",initiator:hA.
initiator??"",destination:hA.destination??"",priority:hA.priority??null,origin:hA.origin??"client",policyContainer:hA.policyContainer??"client",referrer:hA.referrer??
"client",referrerPolicy:hA.referrerPolicy??"",mode:hA.mode??"no-cors",useCORSPreflightFlag:hA.useCORSPreflightFlag??!1,credentials:hA.credentials??"same-origin",
useCredentials:hA.useCredentials??!1,cache:hA.cache??"default",redirect:hA.redirect??"follow",integrity:hA.integrity??"",cryptoGraphicsNonceMetadata:hA.cryptoGraphicsNonceMetadata??
"",parserMetadata:hA.parserMetadata??"",reloadNavigation:hA.reloadNavigation??!1,historyNavigation:hA.historyNavigation??!1,userActivation:hA.userActivation??!1,
taintedOrigin:hA.taintedOrigin??!1,redirectCount:hA.redirectCount??0,responseTainting:hA.responseTainting??"basic",preventNoCacheCacheControlHeaderModification:hA.
preventNoCacheCacheControlHeaderModification??!1,done:hA.done??!1,timingAllowFailed:hA.timingAllowFailed??!1,useURLCredentials:hA.useURLCredentials??void 0,traversableForUserPrompts:hA.
traversableForUserPrompts??"client",urlList:hA.urlList,url:hA.urlList[0],headersList:hA.headersList?new B(hA.headersList):new B}}function FA(hA){let CA=cA({...hA,
body:null});return hA.body!=null&&(CA.body=d(hA.body)),CA}function X(hA,CA,EA,gA){let kA=new q(L);uA(kA,hA),tA(kA,CA),$(kA,EA);let HA=new R(L);return nA(kA,HA),
f(HA,hA.headersList),y(HA,gA),kA}Object.defineProperties(q.prototype,{method:h,url:h,headers:h,redirect:h,clone:h,signal:h,duplex:h,destination:h,body:h,bodyUsed:h,
isHistoryNavigation:h,isReloadNavigation:h,keepalive:h,integrity:h,cache:h,credentials:h,attribute:h,referrerPolicy:h,referrer:h,mode:h,[Symbol.toStringTag]:{value:"\
Request",configurable:!0}}),S.is.Request=S.util.MakeTypeAssertion(q),S.converters.RequestInfo=function(hA){return typeof hA=="string"?S.converters.USVString(hA):
S.is.Request(hA)?hA:S.converters.USVString(hA)},S.converters.RequestInit=S.dictionaryConverter([{key:"method",converter:S.converters.ByteString},{key:"headers",
converter:S.converters.HeadersInit},{key:"body",converter:S.nullableConverter(S.converters.BodyInit)},{key:"referrer",converter:S.converters.USVString},{key:"re\
ferrerPolicy",converter:S.converters.DOMString,allowedValues:I},{key:"mode",converter:S.converters.DOMString,allowedValues:D},{key:"credentials",converter:S.converters.
DOMString,allowedValues:a},{key:"cache",converter:S.converters.DOMString,allowedValues:i},{key:"redirect",converter:S.converters.DOMString,allowedValues:w},{key:"\
integrity",converter:S.converters.DOMString},{key:"keepalive",converter:S.converters.boolean},{key:"signal",converter:S.nullableConverter(hA=>S.converters.AbortSignal(
hA,"RequestInit","signal"))},{key:"window",converter:S.converters.any},{key:"duplex",converter:S.converters.DOMString,allowedValues:E},{key:"dispatcher",converter:S.
converters.any},{key:"priority",converter:S.converters.DOMString,allowedValues:["high","low","auto"],defaultValue:()=>"auto"}]),b.exports={Request:q,makeRequest:cA,
fromInnerRequest:X,cloneRequest:FA,getRequestDispatcher:W,getRequestState:BA}}}),require_subresource_integrity=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules\
/undici/lib/web/subresource-integrity/subresource-integrity.js"(p,b){"use strict";var o=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),{runtimeFeatures:C}=require_runtime_features(),
{asciiLowercase:d}=require_infra(),c=new Map([["sha256",0],["sha384",1],["sha512",2]]),R;if(C.has("crypto")){R=(0,chunk_WYN2LYAQ_js_1.__require)("node:crypto");
let g=R.getHashes();g.length===0&&c.clear();for(let t of c.keys())g.includes(t)===!1&&c.delete(t)}else c.clear();var e=Map.prototype.get.bind(c),B=g=>c.has(d(g)),
y=C.has("crypto")===!1||c.size===0?()=>!0:(g,t)=>{let A=f(t);if(A.length===0)return!0;let r=n(A);for(let s of r){let l=s.alg,I=s.val,w=u(l,g);if(Q(w,I))return!0}
return!1};function n(g){let t=[],A=null;for(let r of g){if(o(B(r.alg),"Invalid SRI hash algorithm token"),t.length===0){t.push(r),A=r;continue}let s=A.alg,l=e(s),
I=r.alg,w=e(I);w<l||(w>l?(A=r,t[0]=r,t.length=1):t.push(r))}return t}function f(g){let t=[];for(let A of g.split(/[\t\n\f\r ]+/)){let r=A.split("?",1)[0],s="",l=[
r.slice(0,6),r.slice(7)],I=l[0];if(!B(I))continue;l[1]&&(s=l[1]);let w={alg:d(I),val:s};t.push(w)}return t}var u=(g,t)=>R.hash(g,t,"base64");function Q(g,t){let A=g.
length;A!==0&&g[A-1]==="="&&(A-=1),A!==0&&g[A-1]==="="&&(A-=1);let r=t.length;if(r!==0&&t[r-1]==="="&&(r-=1),r!==0&&t[r-1]==="="&&(r-=1),A!==r)return!1;for(let s=0;s<
A;++s)if(!(g[s]===t[s]||g[s]==="+"&&t[s]==="-"||g[s]==="/"&&t[s]==="_"))return!1;return!0}b.exports={applyAlgorithmToBytes:u,bytesMatch:y,caseSensitiveMatch:Q,isValidSRIHashAlgorithm:B,
getStrongestMetadata:n,parseMetadata:f}}}),require_fetch=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/web/fetch/index.js"(p,b){"use strict";var{
makeNetworkError:o,makeAppropriateNetworkError:C,filterResponse:d,makeResponse:c,fromInnerResponse:R,getResponseState:e}=require_response(),{HeadersList:B}=require_headers(),
{Request:y,cloneRequest:n,getRequestDispatcher:f,getRequestState:u}=require_request2(),Q=(0,chunk_WYN2LYAQ_js_1.__require)("node:zlib"),{makePolicyContainer:g,clonePolicyContainer:t,
requestBadPort:A,TAOCheck:r,appendRequestOriginHeader:s,responseLocationURL:l,requestCurrentURL:I,setRequestReferrerPolicyOnRedirect:w,tryUpgradeRequestToAPotentiallyTrustworthyURL:D,
createOpaqueTimingInfo:a,appendFetchMetadata:i,corsCheck:E,crossOriginResourcePolicyCheck:h,determineRequestsReferrer:m,coarsenedSharedCurrentTime:N,sameOrigin:S,
isCancelled:F,isAborted:L,isErrorLike:H,fullyReadBody:U,readableStreamClose:x,urlIsLocal:k,urlIsHttpHttpsScheme:Y,urlHasHttpsScheme:_,clampAndCoarsenConnectionTimingInfo:T,
simpleRangeHeaderValue:v,buildContentRange:O,createInflate:Z,extractMimeType:q,hasAuthenticationEntry:$,includesCredentials:W,isTraversableNavigable:tA}=require_util2(),
nA=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),{safelyExtractBody:BA,extractBody:uA}=require_body(),{redirectStatusSet:cA,nullBodyStatus:FA,safeMethodsSet:X,
requestBodyHeader:hA,subresourceSet:CA}=require_constants3(),EA=(0,chunk_WYN2LYAQ_js_1.__require)("node:events"),{Readable:gA,pipeline:kA,finished:HA,isErrored:VA,
isReadable:xA}=(0,chunk_WYN2LYAQ_js_1.__require)("node:stream"),{addAbortListener:LA,bufferToLowerCasedHeaderName:JA}=require_util(),{dataURLProcessor:_A,serializeAMimeType:WA,
minimizeSupportedMimeType:jA}=require_data_url(),{getGlobalDispatcher:PA}=require_global2(),{webidl:OA}=require_webidl(),{STATUS_CODES:XA}=(0,chunk_WYN2LYAQ_js_1.
__require)("node:http"),{bytesMatch:K}=require_subresource_integrity(),{createDeferredPromise:DA}=require_promise(),{isomorphicEncode:NA}=require_infra(),{runtimeFeatures:M}=require_runtime_features(),
lA=M.has("zstd"),dA=["GET","HEAD"],SA=typeof __UNDICI_IS_NODE__<"u"||typeof esbuildDetection<"u"?"node":"undici",iA,oA=class extends EA{constructor(G){super(),this.
dispatcher=G,this.connection=null,this.dump=!1,this.state="ongoing"}terminate(G){this.state==="ongoing"&&(this.state="terminated",this.connection?.destroy(G),this.
emit("terminated",G))}abort(G){this.state==="ongoing"&&(this.state="aborted",G||(G=new DOMException("The operation was aborted.","AbortError")),this.serializedAbortReason=
G,this.connection?.destroy(G),this.emit("terminated",G))}};function V(G){eA(G,"fetch")}function aA(G,sA=void 0){OA.argumentLengthCheck(arguments,1,"globalThis.f\
etch");let j=DA(),rA;try{rA=new y(G,sA)}catch(yA){return j.reject(yA),j.promise}let IA=u(rA);if(rA.signal.aborted)return wA(j,IA,null,rA.signal.reason,null),j.promise;
IA.client.globalObject?.constructor?.name==="ServiceWorkerGlobalScope"&&(IA.serviceWorkers="none");let AA=null,fA=!1,UA=null;return LA(rA.signal,()=>{fA=!0,nA(UA!=
null),UA.abort(rA.signal.reason);let yA=AA?.deref();wA(j,IA,yA,rA.signal.reason,UA.controller)}),UA=mA({request:IA,processResponseEndOfBody:V,processResponse:yA=>{
if(!fA){if(yA.aborted){wA(j,IA,AA,UA.serializedAbortReason,UA.controller);return}if(yA.type==="error"){j.reject(new TypeError("fetch failed",{cause:yA.error}));
return}AA=new WeakRef(R(yA,"immutable")),j.resolve(AA.deref()),j=null}},dispatcher:f(rA),requestObject:rA}),j.promise}function eA(G,sA="other"){if(G.type==="err\
or"&&G.aborted||!G.urlList?.length)return;let j=G.urlList[0],rA=G.timingInfo,IA=G.cacheState;Y(j)&&rA!==null&&(G.timingAllowPassed||(rA=a({startTime:rA.startTime}),
IA=""),rA.endTime=N(),G.timingInfo=rA,QA(rA,j.href,sA,globalThis,IA,"",G.status))}var QA=performance.markResourceTiming;function wA(G,sA,j,rA,IA){if(G&&G.reject(
rA),sA.body?.stream!=null&&xA(sA.body.stream)&&sA.body.stream.cancel(rA).catch(fA=>{if(fA.code!=="ERR_INVALID_STATE")throw fA}),j==null)return;let AA=e(j);AA.body?.
stream!=null&&xA(AA.body.stream)&&IA.error(rA)}function mA({request:G,processRequestBodyChunkLength:sA,processRequestEndOfBody:j,processResponse:rA,processResponseEndOfBody:IA,
processResponseConsumeBody:AA,useParallelQueue:fA=!1,dispatcher:UA=PA(),requestObject:yA=null}){nA(UA);let RA=null,pA=!1;G.client!=null&&(RA=G.client.globalObject,
pA=G.client.crossOriginIsolatedCapability);let TA=N(pA),vA=a({startTime:TA}),MA={controller:new oA(UA),request:G,timingInfo:vA,processRequestBodyChunkLength:sA,
processRequestEndOfBody:j,processResponse:rA,processResponseConsumeBody:AA,processResponseEndOfBody:IA,taskDestination:RA,crossOriginIsolatedCapability:pA,requestObject:yA};
return nA(!G.body||G.body.stream),G.window==="client"&&(G.window=G.client?.globalObject?.constructor?.name==="Window"?G.client:"no-window"),G.origin==="client"&&
(G.origin=G.client.origin),G.policyContainer==="client"&&(G.client!=null?G.policyContainer=t(G.client.policyContainer):G.policyContainer=g()),G.headersList.contains(
"accept",!0)||G.headersList.append("accept","*/*",!0),G.headersList.contains("accept-language",!0)||G.headersList.append("accept-language","*",!0),G.priority,CA.
has(G.destination),bA(MA,!1),MA.controller}async function bA(G,sA){try{let j=G.request,rA=null;if(j.localURLsOnly&&!k(I(j))&&(rA=o("local URLs only")),D(j),A(j)===
"blocked"&&(rA=o("bad port")),j.referrerPolicy===""&&(j.referrerPolicy=j.policyContainer.referrerPolicy),j.referrer!=="no-referrer"&&(j.referrer=m(j)),rA===null){
let AA=I(j);S(AA,j.url)&&j.responseTainting==="basic"||AA.protocol==="data:"||j.mode==="navigate"||j.mode==="websocket"?(j.responseTainting="basic",rA=await ZA(
G)):j.mode==="same-origin"?rA=o('request mode cannot be "same-origin"'):j.mode==="no-cors"?j.redirect!=="follow"?rA=o('redirect mode cannot be "follow" for "no-\
cors" request'):(j.responseTainting="opaque",rA=await ZA(G)):Y(I(j))?(j.responseTainting="cors",rA=await KA(G)):rA=o("URL scheme must be a HTTP(S) scheme")}if(sA)
return rA;rA.status!==0&&!rA.internalResponse&&(j.responseTainting,j.responseTainting==="basic"?rA=d(rA,"basic"):j.responseTainting==="cors"?rA=d(rA,"cors"):j.responseTainting===
"opaque"?rA=d(rA,"opaque"):nA(!1));let IA=rA.status===0?rA:rA.internalResponse;if(IA.urlList.length===0&&IA.urlList.push(...j.urlList),j.timingAllowFailed||(rA.
timingAllowPassed=!0),rA.type==="opaque"&&IA.status===206&&IA.rangeRequested&&!j.headers.contains("range",!0)&&(rA=IA=o()),rA.status!==0&&(j.method==="HEAD"||j.
method==="CONNECT"||FA.includes(IA.status))&&(IA.body=null,G.controller.dump=!0),j.integrity){let AA=UA=>YA(G,o(UA));if(j.responseTainting==="opaque"||rA.body==
null){AA(rA.error);return}let fA=UA=>{if(!K(UA,j.integrity)){AA("integrity mismatch");return}rA.body=BA(UA)[0],YA(G,rA)};U(rA.body,fA,AA)}else YA(G,rA)}catch(j){
G.controller.terminate(j)}}function ZA(G){if(F(G)&&G.request.redirectCount===0)return Promise.resolve(C(G));let{request:sA}=G,{protocol:j}=I(sA);switch(j){case"\
about:":return Promise.resolve(o("about scheme is not supported"));case"blob:":{iA||(iA=(0,chunk_WYN2LYAQ_js_1.__require)("node:buffer").resolveObjectURL);let rA=I(
sA);if(rA.search.length!==0)return Promise.resolve(o("NetworkError when attempting to fetch resource."));let IA=iA(rA.toString());if(sA.method!=="GET"||!OA.is.Blob(
IA))return Promise.resolve(o("invalid method"));let AA=c(),fA=IA.size,UA=NA(`${fA}`),yA=IA.type;if(sA.headersList.contains("range",!0)){AA.rangeRequested=!0;let RA=sA.
headersList.get("range",!0),pA=v(RA,!0);if(pA==="failure")return Promise.resolve(o("failed to fetch the data URL"));let{rangeStartValue:TA,rangeEndValue:vA}=pA;
if(TA===null)TA=fA-vA,vA=TA+vA-1;else{if(TA>=fA)return Promise.resolve(o("Range start is greater than the blob's size."));(vA===null||vA>=fA)&&(vA=fA-1)}let MA=IA.
slice(TA,vA+1,yA),qA=uA(MA);AA.body=qA[0];let re=NA(`${MA.size}`),zA=O(TA,vA,fA);AA.status=206,AA.statusText="Partial Content",AA.headersList.set("content-lengt\
h",re,!0),AA.headersList.set("content-type",yA,!0),AA.headersList.set("content-range",zA,!0)}else{let RA=uA(IA);AA.statusText="OK",AA.body=RA[0],AA.headersList.
set("content-length",UA,!0),AA.headersList.set("content-type",yA,!0)}return Promise.resolve(AA)}case"data:":{let rA=I(sA),IA=_A(rA);if(IA==="failure")return Promise.
resolve(o("failed to fetch the data URL"));let AA=WA(IA.mimeType);return Promise.resolve(c({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:AA}]],
body:BA(IA.body)[0]}))}case"file:":return Promise.resolve(o("not implemented... yet..."));case"http:":case"https:":return KA(G).catch(rA=>o(rA));default:return Promise.
resolve(o("unknown scheme"))}}function GA(G,sA){G.request.done=!0,G.processResponseDone!=null&&queueMicrotask(()=>G.processResponseDone(sA))}function YA(G,sA){let j=G.
timingInfo,rA=()=>{let AA=Date.now();G.request.destination==="document"&&(G.controller.fullTimingInfo=j),G.controller.reportTimingSteps=()=>{if(!Y(G.request.url))
return;j.endTime=AA;let UA=sA.cacheState,yA=sA.bodyInfo;sA.timingAllowPassed||(j=a(j),UA="");let RA=0;if(G.request.mode!=="navigate"||!sA.hasCrossOriginRedirects){
RA=sA.status;let pA=q(sA.headersList);pA!=="failure"&&(yA.contentType=jA(pA))}G.request.initiatorType!=null&&QA(j,G.request.url.href,G.request.initiatorType,globalThis,
UA,yA,RA)};let fA=()=>{G.request.done=!0,G.processResponseEndOfBody!=null&&queueMicrotask(()=>G.processResponseEndOfBody(sA)),G.request.initiatorType!=null&&G.controller.
reportTimingSteps()};queueMicrotask(()=>fA())};G.processResponse!=null&&queueMicrotask(()=>{G.processResponse(sA),G.processResponse=null});let IA=sA.type==="err\
or"?sA:sA.internalResponse??sA;IA.body==null?rA():HA(IA.body.stream,()=>{rA()})}async function KA(G){let sA=G.request,j=null,rA=null,IA=G.timingInfo;if(sA.serviceWorkers,
j===null){if(sA.redirect==="follow"&&(sA.serviceWorkers="none"),rA=j=await J(G),sA.responseTainting==="cors"&&E(sA,j)==="failure")return o("cors failure");r(sA,
j)==="failure"&&(sA.timingAllowFailed=!0)}return(sA.responseTainting==="opaque"||j.type==="opaque")&&h(sA.origin,sA.client,sA.destination,rA)==="blocked"?o("blo\
cked"):(cA.has(rA.status)&&(sA.redirect!=="manual"&&G.controller.connection.destroy(void 0,!1),sA.redirect==="error"?j=o("unexpected redirect"):sA.redirect==="m\
anual"?j=rA:sA.redirect==="follow"?j=await P(G,j):nA(!1)),j.timingInfo=IA,j)}function P(G,sA){let j=G.request,rA=sA.internalResponse?sA.internalResponse:sA,IA;try{
if(IA=l(rA,I(j).hash),IA==null)return sA}catch(fA){return Promise.resolve(o(fA))}if(!Y(IA))return Promise.resolve(o("URL scheme must be a HTTP(S) scheme"));if(j.
redirectCount===20)return Promise.resolve(o("redirect count exceeded"));if(j.redirectCount+=1,j.mode==="cors"&&(IA.username||IA.password)&&!S(j,IA))return Promise.
resolve(o('cross origin not allowed for request mode "cors"'));if(j.responseTainting==="cors"&&(IA.username||IA.password))return Promise.resolve(o('URL cannot c\
ontain credentials for request mode "cors"'));if(rA.status!==303&&j.body!=null&&j.body.source==null)return Promise.resolve(o());if([301,302].includes(rA.status)&&
j.method==="POST"||rA.status===303&&!dA.includes(j.method)){j.method="GET",j.body=null;for(let fA of hA)j.headersList.delete(fA)}S(I(j),IA)||(j.headersList.delete(
"authorization",!0),j.headersList.delete("proxy-authorization",!0),j.headersList.delete("cookie",!0),j.headersList.delete("host",!0)),j.body!=null&&(nA(j.body.source!=
null),j.body=BA(j.body.source)[0]);let AA=G.timingInfo;return AA.redirectEndTime=AA.postRedirectStartTime=N(G.crossOriginIsolatedCapability),AA.redirectStartTime===
0&&(AA.redirectStartTime=AA.startTime),j.urlList.push(IA),w(j,rA),bA(G,!0)}async function J(G,sA=!1,j=!1){let rA=G.request,IA=null,AA=null,fA=null,UA=null,yA=!1;
rA.window==="no-window"&&rA.redirect==="error"?(IA=G,AA=rA):(AA=n(rA),IA={...G},IA.request=AA);let RA=rA.credentials==="include"||rA.credentials==="same-origin"&&
rA.responseTainting==="basic",pA=AA.body?AA.body.length:null,TA=null;if(AA.body==null&&["POST","PUT"].includes(AA.method)&&(TA="0"),pA!=null&&(TA=NA(`${pA}`)),TA!=
null&&!AA.headersList.contains("content-length",!0)&&AA.headersList.append("content-length",TA,!0),pA!=null&&AA.keepalive,OA.is.URL(AA.referrer)&&AA.headersList.
append("referer",NA(AA.referrer.href),!0),s(AA),i(AA),AA.headersList.contains("user-agent",!0)||AA.headersList.append("user-agent",SA,!0),AA.cache==="default"&&
(AA.headersList.contains("if-modified-since",!0)||AA.headersList.contains("if-none-match",!0)||AA.headersList.contains("if-unmodified-since",!0)||AA.headersList.
contains("if-match",!0)||AA.headersList.contains("if-range",!0))&&(AA.cache="no-store"),AA.cache==="no-cache"&&!AA.preventNoCacheCacheControlHeaderModification&&
!AA.headersList.contains("cache-control",!0)&&AA.headersList.append("cache-control","max-age=0",!0),(AA.cache==="no-store"||AA.cache==="reload")&&(AA.headersList.
contains("pragma",!0)||AA.headersList.append("pragma","no-cache",!0),AA.headersList.contains("cache-control",!0)||AA.headersList.append("cache-control","no-cach\
e",!0)),AA.headersList.contains("range",!0)&&AA.headersList.append("accept-encoding","identity",!0),AA.headersList.contains("accept-encoding",!0)||(_(I(AA))?AA.
headersList.append("accept-encoding","br, gzip, deflate",!0):AA.headersList.append("accept-encoding","gzip, deflate",!0)),AA.headersList.delete("host",!0),RA&&!AA.
headersList.contains("authorization",!0)){let vA=null;if(!($(AA)&&(AA.useURLCredentials===void 0||!W(I(AA))))&&W(I(AA))&&sA){let{username:MA,password:qA}=I(AA);
vA=`Basic ${Buffer.from(`${MA}:${qA}`).toString("base64")}`}vA!==null&&AA.headersList.append("Authorization",vA,!1)}if(UA==null&&(AA.cache="no-store"),AA.cache!==
"no-store"&&AA.cache,fA==null){if(AA.cache==="only-if-cached")return o("only if cached");let vA=await z(IA,RA,j);!X.has(AA.method)&&vA.status>=200&&vA.status<=399,
yA&&vA.status,fA==null&&(fA=vA)}if(fA.urlList=[...AA.urlList],AA.headersList.contains("range",!0)&&(fA.rangeRequested=!0),fA.requestIncludesCredentials=RA,fA.status===
401&&AA.responseTainting!=="cors"&&RA&&(rA.useURLCredentials!==void 0||tA(rA.traversableForUserPrompts))){if(rA.body!=null){if(rA.body.source==null)return fA;rA.
body=BA(rA.body.source)[0]}if(rA.useURLCredentials===void 0||sA)return F(G)?C(G):fA;G.controller.connection.destroy(),fA=await J(G,!0)}if(fA.status===407)return rA.
window==="no-window"?o():F(G)?C(G):o("proxy authentication required");if(fA.status===421&&!j&&(rA.body==null||rA.body.source!=null)){if(F(G))return C(G);G.controller.
connection.destroy(),fA=await J(G,sA,!0)}return fA}async function z(G,sA=!1,j=!1){nA(!G.controller.connection||G.controller.connection.destroyed),G.controller.connection=
{abort:null,destroyed:!1,destroy(MA,qA=!0){this.destroyed||(this.destroyed=!0,qA&&this.abort?.(MA??new DOMException("The operation was aborted.","AbortError")))}};
let rA=G.request,IA=null,AA=G.timingInfo;rA.cache="no-store";let fA=j?"yes":"no";rA.mode;let UA=null;if(rA.body==null&&G.processRequestEndOfBody)queueMicrotask(
()=>G.processRequestEndOfBody());else if(rA.body!=null){let MA=async function*(zA){F(G)||(yield zA,G.processRequestBodyChunkLength?.(zA.byteLength))},qA=()=>{F(
G)||G.processRequestEndOfBody&&G.processRequestEndOfBody()},re=zA=>{F(G)||(zA.name==="AbortError"?G.controller.abort():G.controller.terminate(zA))};UA=(async function*(){
try{for await(let zA of rA.body.stream)yield*MA(zA);qA()}catch(zA){re(zA)}})()}try{let{body:MA,status:qA,statusText:re,headersList:zA,socket:Ce}=await vA({body:UA});
if(Ce)IA=c({status:qA,statusText:re,headersList:zA,socket:Ce});else{let ye=MA[Symbol.asyncIterator]();G.controller.next=()=>ye.next(),IA=c({status:qA,statusText:re,
headersList:zA})}}catch(MA){return MA.name==="AbortError"?(G.controller.connection.destroy(),C(G,MA)):o(MA)}let yA=()=>G.controller.resume(),RA=MA=>{F(G)||G.controller.
abort(MA)},pA=new ReadableStream({start(MA){G.controller.controller=MA},pull:yA,cancel:RA,type:"bytes"});IA.body={stream:pA,source:null,length:null},G.controller.
resume||G.controller.on("terminated",TA),G.controller.resume=async()=>{for(;;){let MA,qA;try{let{done:zA,value:Ce}=await G.controller.next();if(L(G))break;MA=zA?
void 0:Ce}catch(zA){G.controller.ended&&!AA.encodedBodySize?MA=void 0:(MA=zA,qA=!0)}if(MA===void 0){x(G.controller.controller),GA(G,IA);return}if(AA.decodedBodySize+=
MA?.byteLength??0,qA){G.controller.terminate(MA);return}let re=new Uint8Array(MA);if(re.byteLength&&G.controller.controller.enqueue(re),VA(pA)){G.controller.terminate();
return}if(G.controller.controller.desiredSize<=0)return}};function TA(MA){L(G)?(IA.aborted=!0,xA(pA)&&G.controller.controller.error(G.controller.serializedAbortReason)):
xA(pA)&&G.controller.controller.error(new TypeError("terminated",{cause:H(MA)?MA:void 0})),G.controller.connection.destroy()}return IA;function vA({body:MA}){let qA=I(
rA),re=G.controller.dispatcher,zA=qA.pathname+qA.search,Ce=qA.search.length===0&&qA.href[qA.href.length-qA.hash.length-1]==="?";return new Promise((ye,Me)=>re.dispatch(
{path:Ce?`${zA}?`:zA,origin:qA.origin,method:rA.method,body:re.isMockActive?rA.body&&(rA.body.source||rA.body.stream):MA,headers:rA.headersList.entries,maxRedirections:0,
upgrade:rA.mode==="websocket"?"websocket":void 0},{body:null,abort:null,onConnect($A){let{connection:Ae}=G.controller;AA.finalConnectionTimingInfo=T(void 0,AA.postRedirectStartTime,
G.crossOriginIsolatedCapability),Ae.destroyed?$A(new DOMException("The operation was aborted.","AbortError")):(G.controller.on("terminated",$A),this.abort=Ae.abort=
$A),AA.finalNetworkRequestStartTime=N(G.crossOriginIsolatedCapability)},onResponseStarted(){AA.finalNetworkResponseStartTime=N(G.crossOriginIsolatedCapability)},
onHeaders($A,Ae,Ee,ae){if($A<200)return!1;let ie=new B;for(let ne=0;ne<Ae.length;ne+=2){let he=JA(Ae[ne]),ue=Ae[ne+1];if(Array.isArray(ue)&&!Buffer.isBuffer(Ae[ne+
1]))for(let De of ue)ie.append(he,De.toString("latin1"),!0);else ie.append(he,ue.toString("latin1"),!0)}let ce=ie.get("location",!0)&&rA.redirect==="follow"&&cA.
has($A),se=[];if(rA.method!=="HEAD"&&rA.method!=="CONNECT"&&!FA.includes($A)&&!ce){let ne=ie.get("content-encoding",!0),he=ne?ne.toLowerCase().split(","):[],ue=5;
if(he.length>ue)return this.abort(new Error(`too many content-encodings in response: ${he.length}, maximum allowed is ${ue}`)),!0;for(let De=he.length-1;De>=0;--De){
let Se=he[De].trim();if(Se==="x-gzip"||Se==="gzip")se.push(Q.createGunzip({flush:Q.constants.Z_SYNC_FLUSH,finishFlush:Q.constants.Z_SYNC_FLUSH}));else if(Se==="\
deflate")se.push(Z({flush:Q.constants.Z_SYNC_FLUSH,finishFlush:Q.constants.Z_SYNC_FLUSH}));else if(Se==="br")se.push(Q.createBrotliDecompress({flush:Q.constants.
BROTLI_OPERATION_FLUSH,finishFlush:Q.constants.BROTLI_OPERATION_FLUSH}));else if(Se==="zstd"&&lA)se.push(Q.createZstdDecompress({flush:Q.constants.ZSTD_e_continue,
finishFlush:Q.constants.ZSTD_e_end}));else{se.length=0;break}}}this.body=new gA({read:Ee});let Qe=this.onError.bind(this);return ye({status:$A,statusText:ae,headersList:ie,
body:se.length?kA(this.body,...se,ne=>{ne&&this.onError(ne)}).on("error",Qe):this.body.on("error",Qe)}),!0},onData($A){if(G.controller.dump)return;let Ae=$A;return AA.
encodedBodySize+=Ae.byteLength,this.body.push(Ae)},onComplete(){this.abort&&G.controller.off("terminated",this.abort),G.controller.ended=!0,this.body.push(null)},
onError($A){this.abort&&G.controller.off("terminated",this.abort),this.body?.destroy($A),G.controller.terminate($A),Me($A)},onRequestUpgrade($A,Ae,Ee,ae){if(ae.
session!=null&&Ae!==200||ae.session==null&&Ae!==101)return!1;let ie=new B;for(let[ce,se]of Object.entries(Ee)){if(se==null)continue;let Qe=ce.toLowerCase();if(Array.
isArray(se))for(let ne of se)ie.append(Qe,String(ne),!0);else ie.append(Qe,String(se),!0)}return ye({status:Ae,statusText:XA[Ae],headersList:ie,socket:ae}),!0},
onUpgrade($A,Ae,Ee){if(Ee.session!=null&&$A!==200||Ee.session==null&&$A!==101)return!1;let ae=new B;for(let ie=0;ie<Ae.length;ie+=2){let ce=JA(Ae[ie]),se=Ae[ie+
1];if(Array.isArray(se)&&!Buffer.isBuffer(Ae[ie+1]))for(let Qe of se)ae.append(ce,Qe.toString("latin1"),!0);else ae.append(ce,se.toString("latin1"),!0)}return ye(
{status:$A,statusText:XA[$A],headersList:ae,socket:Ee}),!0}}))}}b.exports={fetch:aA,Fetch:oA,fetching:mA,finalizeAndReportTiming:eA}}}),require_util3=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/web/cache/util.js"(p,b){"use strict";var o=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),{URLSerializer:C}=require_data_url(),
{isValidHeaderName:d}=require_util2();function c(e,B,y=!1){let n=C(e,y),f=C(B,y);return n===f}function R(e){o(e!==null);let B=[];for(let y of e.split(","))y=y.trim(),
d(y)&&B.push(y);return B}b.exports={urlEquals:c,getFieldValues:R}}}),require_cache3=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/web/cache/cache\
.js"(p,b){"use strict";var o=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert"),{kConstruct:C}=require_symbols(),{urlEquals:d,getFieldValues:c}=require_util3(),{kEnumerableProperty:R,
isDisturbed:e}=require_util(),{webidl:B}=require_webidl(),{cloneResponse:y,fromInnerResponse:n,getResponseState:f}=require_response(),{Request:u,fromInnerRequest:Q,
getRequestState:g}=require_request2(),{fetching:t}=require_fetch(),{urlIsHttpHttpsScheme:A,readAllBytes:r}=require_util2(),{createDeferredPromise:s}=require_promise(),
l=class le{#A;constructor(){arguments[0]!==C&&B.illegalConstructor(),B.util.markAsUncloneable(this),this.#A=arguments[1]}async match(D,a={}){B.brandCheck(this,le);
let i="Cache.match";B.argumentLengthCheck(arguments,1,i),D=B.converters.RequestInfo(D),a=B.converters.CacheQueryOptions(a,i,"options");let E=this.#i(D,a,1);if(E.
length!==0)return E[0]}async matchAll(D=void 0,a={}){return B.brandCheck(this,le),D!==void 0&&(D=B.converters.RequestInfo(D)),a=B.converters.CacheQueryOptions(a,
"Cache.matchAll","options"),this.#i(D,a)}async add(D){B.brandCheck(this,le),B.argumentLengthCheck(arguments,1,"Cache.add"),D=B.converters.RequestInfo(D);let a=[
D];return await this.addAll(a)}async addAll(D){B.brandCheck(this,le);let a="Cache.addAll";B.argumentLengthCheck(arguments,1,a);let i=[],E=[];for(let H of D){if(H===
void 0)throw B.errors.conversionFailed({prefix:a,argument:"Argument 1",types:["undefined is not allowed"]});if(H=B.converters.RequestInfo(H),typeof H=="string")
continue;let U=g(H);if(!A(U.url)||U.method!=="GET")throw B.errors.exception({header:a,message:"Expected http/s scheme when method is not GET."})}let h=[];for(let H of D){
let U=g(new u(H));if(!A(U.url))throw B.errors.exception({header:a,message:"Expected http/s scheme."});U.initiator="fetch",U.destination="subresource",E.push(U);
let x=s();h.push(t({request:U,processResponse(k){if(k.type==="error"||k.status===206||k.status<200||k.status>299)x.reject(B.errors.exception({header:"Cache.addA\
ll",message:"Received an invalid status code or the request failed."}));else if(k.headersList.contains("vary")){let Y=c(k.headersList.get("vary"));for(let _ of Y)
if(_==="*"){x.reject(B.errors.exception({header:"Cache.addAll",message:"invalid vary field value"}));for(let T of h)T.abort();return}}},processResponseEndOfBody(k){
if(k.aborted){x.reject(new DOMException("aborted","AbortError"));return}x.resolve(k)}})),i.push(x.promise)}let m=await Promise.all(i),N=[],S=0;for(let H of m){let U={
type:"put",request:E[S],response:H};N.push(U),S++}let F=s(),L=null;try{this.#e(N)}catch(H){L=H}return queueMicrotask(()=>{L===null?F.resolve(void 0):F.reject(L)}),
F.promise}async put(D,a){B.brandCheck(this,le);let i="Cache.put";B.argumentLengthCheck(arguments,2,i),D=B.converters.RequestInfo(D),a=B.converters.Response(a,i,
"response");let E=null;if(B.is.Request(D)?E=g(D):E=g(new u(D)),!A(E.url)||E.method!=="GET")throw B.errors.exception({header:i,message:"Expected an http/s scheme\
 when method is not GET"});let h=f(a);if(h.status===206)throw B.errors.exception({header:i,message:"Got 206 status"});if(h.headersList.contains("vary")){let x=c(
h.headersList.get("vary"));for(let k of x)if(k==="*")throw B.errors.exception({header:i,message:"Got * vary field value"})}if(h.body&&(e(h.body.stream)||h.body.
stream.locked))throw B.errors.exception({header:i,message:"Response body is locked or disturbed"});let m=y(h),N=s();if(h.body!=null){let x=h.body.stream.getReader();
r(x,N.resolve,N.reject)}else N.resolve(void 0);let S=[],F={type:"put",request:E,response:m};S.push(F);let L=await N.promise;m.body!=null&&(m.body.source=L);let H=s(),
U=null;try{this.#e(S)}catch(x){U=x}return queueMicrotask(()=>{U===null?H.resolve():H.reject(U)}),H.promise}async delete(D,a={}){B.brandCheck(this,le);let i="Cac\
he.delete";B.argumentLengthCheck(arguments,1,i),D=B.converters.RequestInfo(D),a=B.converters.CacheQueryOptions(a,i,"options");let E=null;if(B.is.Request(D)){if(E=
g(D),E.method!=="GET"&&!a.ignoreMethod)return!1}else o(typeof D=="string"),E=g(new u(D));let h=[],m={type:"delete",request:E,options:a};h.push(m);let N=s(),S=null,
F;try{F=this.#e(h)}catch(L){S=L}return queueMicrotask(()=>{S===null?N.resolve(!!F?.length):N.reject(S)}),N.promise}async keys(D=void 0,a={}){B.brandCheck(this,le),
D!==void 0&&(D=B.converters.RequestInfo(D)),a=B.converters.CacheQueryOptions(a,"Cache.keys","options");let E=null;if(D!==void 0)if(B.is.Request(D)){if(E=g(D),E.
method!=="GET"&&!a.ignoreMethod)return[]}else typeof D=="string"&&(E=g(new u(D)));let h=s(),m=[];if(D===void 0)for(let N of this.#A)m.push(N[0]);else{let N=this.#t(
E,a);for(let S of N)m.push(S[0])}return queueMicrotask(()=>{let N=[];for(let S of m){let F=Q(S,void 0,new AbortController().signal,"immutable");N.push(F)}h.resolve(
Object.freeze(N))}),h.promise}#e(D){let a=this.#A,i=[...a],E=[],h=[];try{for(let m of D){if(m.type!=="delete"&&m.type!=="put")throw B.errors.exception({header:"\
Cache.#batchCacheOperations",message:'operation type does not match "delete" or "put"'});if(m.type==="delete"&&m.response!=null)throw B.errors.exception({header:"\
Cache.#batchCacheOperations",message:"delete operation should not have an associated response"});if(this.#t(m.request,m.options,E).length)throw new DOMException(
"???","InvalidStateError");let N;if(m.type==="delete"){if(N=this.#t(m.request,m.options),N.length===0)return[];for(let S of N){let F=a.indexOf(S);o(F!==-1),a.splice(
F,1)}}else if(m.type==="put"){if(m.response==null)throw B.errors.exception({header:"Cache.#batchCacheOperations",message:"put operation should have an associate\
d response"});let S=m.request;if(!A(S.url))throw B.errors.exception({header:"Cache.#batchCacheOperations",message:"expected http or https scheme"});if(S.method!==
"GET")throw B.errors.exception({header:"Cache.#batchCacheOperations",message:"not get method"});if(m.options!=null)throw B.errors.exception({header:"Cache.#batc\
hCacheOperations",message:"options must not be defined"});N=this.#t(m.request);for(let F of N){let L=a.indexOf(F);o(L!==-1),a.splice(L,1)}a.push([m.request,m.response]),
E.push([m.request,m.response])}h.push([m.request,m.response])}return h}catch(m){throw this.#A.length=0,this.#A=i,m}}#t(D,a,i){let E=[],h=i??this.#A;for(let m of h){
let[N,S]=m;this.#r(D,N,S,a)&&E.push(m)}return E}#r(D,a,i=null,E){let h=new URL(D.url),m=new URL(a.url);if(E?.ignoreSearch&&(m.search="",h.search=""),!d(h,m,!0))
return!1;if(i==null||E?.ignoreVary||!i.headersList.contains("vary"))return!0;let N=c(i.headersList.get("vary"));for(let S of N){if(S==="*")return!1;let F=a.headersList.
get(S),L=D.headersList.get(S);if(F!==L)return!1}return!0}#i(D,a,i=1/0){let E=null;if(D!==void 0)if(B.is.Request(D)){if(E=g(D),E.method!=="GET"&&!a.ignoreMethod)
return[]}else typeof D=="string"&&(E=g(new u(D)));let h=[];if(D===void 0)for(let N of this.#A)h.push(N[1]);else{let N=this.#t(E,a);for(let S of N)h.push(S[1])}let m=[];
for(let N of h){let S=n(y(N),"immutable");if(m.push(S),m.length>=i)break}return Object.freeze(m)}};Object.defineProperties(l.prototype,{[Symbol.toStringTag]:{value:"\
Cache",configurable:!0},match:R,matchAll:R,add:R,addAll:R,put:R,delete:R,keys:R});var I=[{key:"ignoreSearch",converter:B.converters.boolean,defaultValue:()=>!1},
{key:"ignoreMethod",converter:B.converters.boolean,defaultValue:()=>!1},{key:"ignoreVary",converter:B.converters.boolean,defaultValue:()=>!1}];B.converters.CacheQueryOptions=
B.dictionaryConverter(I),B.converters.MultiCacheQueryOptions=B.dictionaryConverter([...I,{key:"cacheName",converter:B.converters.DOMString}]),B.converters.Response=
B.interfaceConverter(B.is.Response,"Response"),B.converters["sequence<RequestInfo>"]=B.sequenceConverter(B.converters.RequestInfo),b.exports={Cache:l}}}),require_cachestorage=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/web/cache/cachestorage.js"(p,b){"use strict";var{Cache:o}=require_cache3(),{webidl:C}=require_webidl(),{kEnumerableProperty:d}=require_util(),
{kConstruct:c}=require_symbols(),R=class de{#A=new Map;constructor(){arguments[0]!==c&&C.illegalConstructor(),C.util.markAsUncloneable(this)}async match(B,y={}){
if(C.brandCheck(this,de),C.argumentLengthCheck(arguments,1,"CacheStorage.match"),B=C.converters.RequestInfo(B),y=C.converters.MultiCacheQueryOptions(y),y.cacheName!=
null){if(this.#A.has(y.cacheName)){let n=this.#A.get(y.cacheName);return await new o(c,n).match(B,y)}}else for(let n of this.#A.values()){let f=await new o(c,n).
match(B,y);if(f!==void 0)return f}}async has(B){C.brandCheck(this,de);let y="CacheStorage.has";return C.argumentLengthCheck(arguments,1,y),B=C.converters.DOMString(
B,y,"cacheName"),this.#A.has(B)}async open(B){C.brandCheck(this,de);let y="CacheStorage.open";if(C.argumentLengthCheck(arguments,1,y),B=C.converters.DOMString(B,
y,"cacheName"),this.#A.has(B)){let f=this.#A.get(B);return new o(c,f)}let n=[];return this.#A.set(B,n),new o(c,n)}async delete(B){C.brandCheck(this,de);let y="C\
acheStorage.delete";return C.argumentLengthCheck(arguments,1,y),B=C.converters.DOMString(B,y,"cacheName"),this.#A.delete(B)}async keys(){return C.brandCheck(this,
de),[...this.#A.keys()]}};Object.defineProperties(R.prototype,{[Symbol.toStringTag]:{value:"CacheStorage",configurable:!0},match:d,has:d,open:d,delete:d,keys:d}),
b.exports={CacheStorage:R}}}),require_constants4=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/web/cookies/constants.js"(p,b){"use strict";b.exports=
{maxAttributeValueSize:1024,maxNameValuePairSize:4096}}}),require_util4=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/web/cookies/util.js"(p,b){"\
use strict";function o(g){for(let t=0;t<g.length;++t){let A=g.charCodeAt(t);if(A>=0&&A<=8||A>=10&&A<=31||A===127)return!0}return!1}function C(g){for(let t=0;t<g.
length;++t){let A=g.charCodeAt(t);if(A<33||A>126||A===34||A===40||A===41||A===60||A===62||A===64||A===44||A===59||A===58||A===92||A===47||A===91||A===93||A===63||
A===61||A===123||A===125)throw new Error("Invalid cookie name")}}function d(g){let t=g.length,A=0;if(g[0]==='"'){if(t===1||g[t-1]!=='"')throw new Error("Invalid\
 cookie value");--t,++A}for(;A<t;){let r=g.charCodeAt(A++);if(r<33||r>126||r===34||r===44||r===59||r===92)throw new Error("Invalid cookie value")}}function c(g){
for(let t=0;t<g.length;++t){let A=g.charCodeAt(t);if(A<32||A>126||A===59)throw new Error("Invalid cookie path")}}function R(g){return g>=48&&g<=57||g>=65&&g<=90||
g>=97&&g<=122}function e(g){if(g===" ")return;if(g.length>255)throw new Error("Invalid cookie domain");let t=0;for(let A=0;A<g.length;++A){let r=g.charCodeAt(A);
if(r===46){if(t===0)throw new Error("Invalid cookie domain");if(g.charCodeAt(A-1)===45)throw new Error("Invalid cookie domain");t=0;continue}if(t===0&&!R(r))throw new Error(
"Invalid cookie domain");if(!R(r)&&r!==45)throw new Error("Invalid cookie domain");if(++t>63)throw new Error("Invalid cookie domain")}if(t===0||g.charCodeAt(g.length-
1)===45)throw new Error("Invalid cookie domain")}var B=["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],y=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct",
"Nov","Dec"],n=Array(61).fill(0).map((g,t)=>t.toString().padStart(2,"0"));function f(g){return typeof g=="number"&&(g=new Date(g)),`${B[g.getUTCDay()]}, ${n[g.getUTCDate()]}\
 ${y[g.getUTCMonth()]} ${g.getUTCFullYear()} ${n[g.getUTCHours()]}:${n[g.getUTCMinutes()]}:${n[g.getUTCSeconds()]} GMT`}function u(g){if(g<0)throw new Error("In\
valid cookie max-age")}function Q(g){if(g.name.length===0)return null;C(g.name),d(g.value);let t=[`${g.name}=${g.value}`];if(g.name.startsWith("__Secure-")&&(g.
secure=!0),g.name.startsWith("__Host-")&&(g.secure=!0,g.domain=null,g.path="/"),g.secure&&t.push("Secure"),g.httpOnly&&t.push("HttpOnly"),typeof g.maxAge=="numb\
er"&&(u(g.maxAge),t.push(`Max-Age=${g.maxAge}`)),g.domain&&(e(g.domain),t.push(`Domain=${g.domain}`)),g.path&&(c(g.path),t.push(`Path=${g.path}`)),g.expires!=null){
let A=g.expires instanceof Date?g.expires.getTime():g.expires;typeof A=="number"&&Number.isFinite(A)&&Math.abs(A)<=864e13&&t.push(`Expires=${f(g.expires)}`)}g.sameSite&&
t.push(`SameSite=${g.sameSite}`);for(let A of g.unparsed){if(!A.includes("="))throw new Error("Invalid unparsed");let[r,...s]=A.split("="),l=r.trim(),I=s.join("\
=");C(l),d(I),t.push(`${l}=${I}`)}return t.join("; ")}b.exports={isCTLExcludingHtab:o,validateCookieName:C,validateCookiePath:c,validateCookieValue:d,toIMFDate:f,
stringify:Q}}}),require_parse=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/web/cookies/parse.js"(p,b){"use strict";var{collectASequenceOfCodePointsFast:o}=require_infra(),
{maxNameValuePairSize:C,maxAttributeValueSize:d}=require_constants4(),{isCTLExcludingHtab:c}=require_util4(),R=(0,chunk_WYN2LYAQ_js_1.__require)("node:assert");
function e(y){if(c(y))return null;let n="",f="",u="",Q="";if(y.includes(";")){let g={position:0};n=o(";",y,g),f=y.slice(g.position)}else n=y;if(!n.includes("="))
Q=n;else{let g={position:0};u=o("=",n,g),Q=n.slice(g.position+1)}return u=u.trim(),Q=Q.trim(),u.length+Q.length>C?null:{name:u,value:Q,...B(f)}}function B(y,n={}){
for(;;){if(y.length===0)return n;R(y[0]===";"),y=y.slice(1);let f="";y.includes(";")?(f=o(";",y,{position:0}),y=y.slice(f.length)):(f=y,y="");let u="",Q="";if(f.
includes("=")){let t={position:0};u=o("=",f,t),Q=f.slice(t.position+1)}else u=f;if(u=u.trim(),Q=Q.trim(),Q.length>d)continue;let g=u.toLowerCase();if(g==="expir\
es"){let t=new Date(Q);n.expires=t}else if(g==="max-age"){let t=Q.charCodeAt(0);if((t<48||t>57)&&Q[0]!=="-"||!/^\d+$/.test(Q))continue;let A=Number(Q);n.maxAge=
A}else if(g==="domain"){let t=Q;t[0]==="."&&(t=t.slice(1)),t=t.toLowerCase(),n.domain=t}else if(g==="path"){let t="";Q.length===0||Q[0]!=="/"?t="/":t=Q,n.path=t}else if(g===
"secure")n.secure=!0;else if(g==="httponly")n.httpOnly=!0;else if(g==="samesite"){let t=Q.toLowerCase();t==="none"?n.sameSite="None":t==="strict"?n.sameSite="St\
rict":t==="lax"&&(n.sameSite="Lax")}else n.unparsed??=[],n.unparsed.push(`${u}=${Q}`)}}b.exports={parseSetCookie:e,parseUnparsedAttributes:B}}}),require_cookies=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/web/cookies/index.js"(p,b){"use strict";var{parseSetCookie:o}=require_parse(),{stringify:C}=require_util4(),{webidl:d}=require_webidl(),
{Headers:c}=require_headers(),R=d.brandCheckMultiple([c,globalThis.Headers].filter(Boolean));function e(u){d.argumentLengthCheck(arguments,1,"getCookies"),R(u);
let Q=u.get("cookie"),g={__proto__:null};if(!Q)return g;for(let t of Q.split(";")){let[A,...r]=t.split("=");g[A.trim()]=r.join("=")}return g}function B(u,Q,g){R(
u);let t="deleteCookie";d.argumentLengthCheck(arguments,2,t),Q=d.converters.DOMString(Q,t,"name"),g=d.converters.DeleteCookieAttributes(g),f(u,{name:Q,value:"",
expires:new Date(0),...g})}function y(u){d.argumentLengthCheck(arguments,1,"getSetCookies"),R(u);let Q=u.getSetCookie();return Q?Q.map(g=>o(g)):[]}function n(u){
return u=d.converters.DOMString(u),o(u)}function f(u,Q){d.argumentLengthCheck(arguments,2,"setCookie"),R(u),Q=d.converters.Cookie(Q);let g=C(Q);g&&u.append("set\
-cookie",g,!0)}d.converters.DeleteCookieAttributes=d.dictionaryConverter([{converter:d.nullableConverter(d.converters.DOMString),key:"path",defaultValue:()=>null},
{converter:d.nullableConverter(d.converters.DOMString),key:"domain",defaultValue:()=>null}]),d.converters.Cookie=d.dictionaryConverter([{converter:d.converters.
DOMString,key:"name"},{converter:d.converters.DOMString,key:"value"},{converter:d.nullableConverter(u=>typeof u=="number"?d.converters["unsigned long long"](u):
new Date(u)),key:"expires",defaultValue:()=>null},{converter:d.nullableConverter(d.converters["long long"]),key:"maxAge",defaultValue:()=>null},{converter:d.nullableConverter(
d.converters.DOMString),key:"domain",defaultValue:()=>null},{converter:d.nullableConverter(d.converters.DOMString),key:"path",defaultValue:()=>null},{converter:d.
nullableConverter(d.converters.boolean),key:"secure",defaultValue:()=>null},{converter:d.nullableConverter(d.converters.boolean),key:"httpOnly",defaultValue:()=>null},
{converter:d.converters.USVString,key:"sameSite",allowedValues:["Strict","Lax","None"]},{converter:d.sequenceConverter(d.converters.DOMString),key:"unparsed",defaultValue:()=>[]}]),
b.exports={getCookies:e,deleteCookie:B,getSetCookies:y,setCookie:f,parseCookie:n}}}),require_events=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib\
/web/websocket/events.js"(p,b){"use strict";var{webidl:o}=require_webidl(),{kEnumerableProperty:C}=require_util(),{kConstruct:d}=require_symbols(),c=class ge extends Event{#A;constructor(f,u={}){
if(f===d){super(arguments[1],arguments[2]),o.util.markAsUncloneable(this);return}let Q="MessageEvent constructor";o.argumentLengthCheck(arguments,1,Q),f=o.converters.
DOMString(f,Q,"type"),u=o.converters.MessageEventInit(u,Q,"eventInitDict"),super(f,u),this.#A=u,o.util.markAsUncloneable(this)}get data(){return o.brandCheck(this,
ge),this.#A.data}get origin(){return o.brandCheck(this,ge),this.#A.origin}get lastEventId(){return o.brandCheck(this,ge),this.#A.lastEventId}get source(){return o.
brandCheck(this,ge),this.#A.source}get ports(){return o.brandCheck(this,ge),Object.isFrozen(this.#A.ports)||Object.freeze(this.#A.ports),this.#A.ports}initMessageEvent(f,u=!1,Q=!1,g=null,t="",A="",r=null,s=[]){
return o.brandCheck(this,ge),o.argumentLengthCheck(arguments,1,"MessageEvent.initMessageEvent"),new ge(f,{bubbles:u,cancelable:Q,data:g,origin:t,lastEventId:A,source:r,
ports:s})}static createFastMessageEvent(f,u){let Q=new ge(d,f,u);return Q.#A=u,Q.#A.data??=null,Q.#A.origin??="",Q.#A.lastEventId??="",Q.#A.source??=null,Q.#A.ports??=
[],Q}},{createFastMessageEvent:R}=c;delete c.createFastMessageEvent;var e=class pe extends Event{#A;constructor(f,u={}){let Q="CloseEvent constructor";o.argumentLengthCheck(
arguments,1,Q),f=o.converters.DOMString(f,Q,"type"),u=o.converters.CloseEventInit(u),super(f,u),this.#A=u,o.util.markAsUncloneable(this)}get wasClean(){return o.
brandCheck(this,pe),this.#A.wasClean}get code(){return o.brandCheck(this,pe),this.#A.code}get reason(){return o.brandCheck(this,pe),this.#A.reason}},B=class fe extends Event{#A;constructor(f,u){
let Q="ErrorEvent constructor";o.argumentLengthCheck(arguments,1,Q),super(f,u),o.util.markAsUncloneable(this),f=o.converters.DOMString(f,Q,"type"),u=o.converters.
ErrorEventInit(u??{}),this.#A=u}get message(){return o.brandCheck(this,fe),this.#A.message}get filename(){return o.brandCheck(this,fe),this.#A.filename}get lineno(){
return o.brandCheck(this,fe),this.#A.lineno}get colno(){return o.brandCheck(this,fe),this.#A.colno}get error(){return o.brandCheck(this,fe),this.#A.error}};Object.
defineProperties(c.prototype,{[Symbol.toStringTag]:{value:"MessageEvent",configurable:!0},data:C,origin:C,lastEventId:C,source:C,ports:C,initMessageEvent:C}),Object.
defineProperties(e.prototype,{[Symbol.toStringTag]:{value:"CloseEvent",configurable:!0},reason:C,code:C,wasClean:C}),Object.defineProperties(B.prototype,{[Symbol.
toStringTag]:{value:"ErrorEvent",configurable:!0},message:C,filename:C,lineno:C,colno:C,error:C}),o.converters.MessagePort=o.interfaceConverter(o.is.MessagePort,
"MessagePort"),o.converters["sequence<MessagePort>"]=o.sequenceConverter(o.converters.MessagePort);var y=[{key:"bubbles",converter:o.converters.boolean,defaultValue:()=>!1},
{key:"cancelable",converter:o.converters.boolean,defaultValue:()=>!1},{key:"composed",converter:o.converters.boolean,defaultValue:()=>!1}];o.converters.MessageEventInit=
o.dictionaryConverter([...y,{key:"data",converter:o.converters.any,defaultValue:()=>null},{key:"origin",converter:o.converters.USVString,defaultValue:()=>""},{key:"\
lastEventId",converter:o.converters.DOMString,defaultValue:()=>""},{key:"source",converter:o.nullableConverter(o.converters.MessagePort),defaultValue:()=>null},
{key:"ports",converter:o.converters["sequence<MessagePort>"],defaultValue:()=>[]}]),o.converters.CloseEventInit=o.dictionaryConverter([...y,{key:"wasClean",converter:o.
converters.boolean,defaultValue:()=>!1},{key:"code",converter:o.converters["unsigned short"],defaultValue:()=>0},{key:"reason",converter:o.converters.USVString,
defaultValue:()=>""}]),o.converters.ErrorEventInit=o.dictionaryConverter([...y,{key:"message",converter:o.converters.DOMString,defaultValue:()=>""},{key:"filena\
me",converter:o.converters.USVString,defaultValue:()=>""},{key:"lineno",converter:o.converters["unsigned long"],defaultValue:()=>0},{key:"colno",converter:o.converters["\
unsigned long"],defaultValue:()=>0},{key:"error",converter:o.converters.any}]),b.exports={MessageEvent:c,CloseEvent:e,ErrorEvent:B,createFastMessageEvent:R}}}),
require_constants5=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/web/websocket/constants.js"(p,b){"use strict";var o="258EAFA5-E914-47DA-95CA-C5A\
B0DC85B11",C={enumerable:!0,writable:!1,configurable:!1},d={CONNECTING:0,OPEN:1,CLOSING:2,CLOSED:3},c={SENT:1,RECEIVED:2},R={CONTINUATION:0,TEXT:1,BINARY:2,CLOSE:8,
PING:9,PONG:10},e=65535,B={INFO:0,PAYLOADLENGTH_16:2,PAYLOADLENGTH_64:3,READ_DATA:4},y=Buffer.allocUnsafe(0),n={text:1,typedArray:2,arrayBuffer:3,blob:4};b.exports=
{uid:o,sentCloseFrameState:c,staticPropertyDescriptors:C,states:d,opcodes:R,maxUnsigned16Bit:e,parserStates:B,emptyBuffer:y,sendHints:n}}}),require_util5=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/web/websocket/util.js"(p,b){"use strict";var{states:o,opcodes:C}=require_constants5(),{isUtf8:d}=(0,chunk_WYN2LYAQ_js_1.__require)(
"node:buffer"),{removeHTTPWhitespace:c}=require_data_url(),{collectASequenceOfCodePointsFast:R}=require_infra();function e(E){return E===o.CONNECTING}function B(E){
return E===o.OPEN}function y(E){return E===o.CLOSING}function n(E){return E===o.CLOSED}function f(E,h,m=(S,F)=>new Event(S,F),N={}){let S=m(E,N);h.dispatchEvent(
S)}function u(E,h,m){E.onMessage(h,m)}function Q(E){return E.byteLength===E.buffer.byteLength?E.buffer:new Uint8Array(E).buffer}function g(E){if(E.length===0)return!1;
for(let h=0;h<E.length;++h){let m=E.charCodeAt(h);if(m<33||m>126||m===34||m===40||m===41||m===44||m===47||m===58||m===59||m===60||m===61||m===62||m===63||m===64||
m===91||m===92||m===93||m===123||m===125)return!1}return!0}function t(E){return E>=1e3&&E<1015?E!==1004&&E!==1005&&E!==1006:E>=3e3&&E<=4999}function A(E){return E===
C.CLOSE||E===C.PING||E===C.PONG}function r(E){return E===C.CONTINUATION}function s(E){return E===C.TEXT||E===C.BINARY}function l(E){return s(E)||r(E)||A(E)}function I(E){
let h={position:0},m=new Map;for(;h.position<E.length;){let N=R(";",E,h),[S,F=""]=N.split("=",2);m.set(c(S,!0,!1),c(F,!1,!0)),h.position++}return m}function w(E){
if(E.length===0)return!1;for(let m=0;m<E.length;m++){let N=E.charCodeAt(m);if(N<48||N>57)return!1}let h=Number.parseInt(E,10);return h>=8&&h<=15}function D(E,h){
let m;try{m=new URL(E,h)}catch(N){throw new DOMException(N,"SyntaxError")}if(m.protocol==="http:"?m.protocol="ws:":m.protocol==="https:"&&(m.protocol="wss:"),m.
protocol!=="ws:"&&m.protocol!=="wss:")throw new DOMException("expected a ws: or wss: url","SyntaxError");if(m.hash.length||m.href.endsWith("#"))throw new DOMException(
"hash","SyntaxError");return m}function a(E,h){if(E!==null&&E!==1e3&&(E<3e3||E>4999))throw new DOMException("invalid code","InvalidAccessError");if(h!==null){let m=Buffer.
byteLength(h);if(m>123)throw new DOMException(`Reason must be less than 123 bytes; received ${m}`,"SyntaxError")}}var i=(()=>{if(typeof process.versions.icu=="s\
tring"){let E=new TextDecoder("utf-8",{fatal:!0});return E.decode.bind(E)}return function(E){if(d(E))return E.toString("utf-8");throw new TypeError("Invalid utf\
-8 received.")}})();b.exports={isConnecting:e,isEstablished:B,isClosing:y,isClosed:n,fireEvent:f,isValidSubprotocol:g,isValidStatusCode:t,websocketMessageReceived:u,
utf8Decode:i,isControlFrame:A,isContinuationFrame:r,isTextBinaryFrame:s,isValidOpcode:l,parseExtensions:I,isValidClientWindowBits:w,toArrayBuffer:Q,getURLRecord:D,
validateCloseCodeAndReason:a}}}),require_frame=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/web/websocket/frame.js"(p,b){"use strict";var{runtimeFeatures:o}=require_runtime_features(),
{maxUnsigned16Bit:C,opcodes:d}=require_constants5(),c=8*1024,R=null,e=c,B=o.has("crypto")?(0,chunk_WYN2LYAQ_js_1.__require)("node:crypto").randomFillSync:function(f,u,Q){
for(let g=0;g<f.length;++g)f[g]=Math.random()*255|0;return f};function y(){return e===c&&(e=0,B(R??=Buffer.allocUnsafeSlow(c),0,c)),[R[e++],R[e++],R[e++],R[e++]]}
var n=class{constructor(f){this.frameData=f}createFrame(f){let u=this.frameData,Q=y(),g=u?.byteLength??0,t=g,A=6;g>C?(A+=8,t=127):g>125&&(A+=2,t=126);let r=Buffer.
allocUnsafe(g+A);r[0]=r[1]=0,r[0]|=128,r[0]=(r[0]&240)+f,r[A-4]=Q[0],r[A-3]=Q[1],r[A-2]=Q[2],r[A-1]=Q[3],r[1]=t,t===126?r.writeUInt16BE(g,2):t===127&&(r[2]=r[3]=
0,r.writeUIntBE(g,4,6)),r[1]|=128;for(let s=0;s<g;++s)r[A+s]=u[s]^Q[s&3];return r}static createFastTextFrame(f){let u=y(),Q=f.length;for(let r=0;r<Q;++r)f[r]^=u[r&
3];let g=Q,t=6;Q>C?(t+=8,g=127):Q>125&&(t+=2,g=126);let A=Buffer.allocUnsafeSlow(t);return A[0]=128|d.TEXT,A[1]=g|128,A[t-4]=u[0],A[t-3]=u[1],A[t-2]=u[2],A[t-1]=
u[3],g===126?A.writeUInt16BE(Q,2):g===127&&(A[2]=A[3]=0,A.writeUIntBE(Q,4,6)),[A,f]}};b.exports={WebsocketFrameSend:n,generateMask:y}}}),require_connection=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/web/websocket/connection.js"(p,b){"use strict";var{uid:o,states:C,sentCloseFrameState:d,emptyBuffer:c,opcodes:R}=require_constants5(),
{parseExtensions:e,isClosed:B,isClosing:y,isEstablished:n,isConnecting:f,validateCloseCodeAndReason:u}=require_util5(),{makeRequest:Q}=require_request2(),{fetching:g}=require_fetch(),
{Headers:t,getHeadersList:A}=require_headers(),{getDecodeSplit:r}=require_util2(),{WebsocketFrameSend:s}=require_frame(),l=(0,chunk_WYN2LYAQ_js_1.__require)("no\
de:assert"),{runtimeFeatures:I}=require_runtime_features(),w=I.has("crypto")?(0,chunk_WYN2LYAQ_js_1.__require)("node:crypto"):null,D=!1;function a(m,N,S,F,L){let H=m;
H.protocol=m.protocol==="ws:"?"http:":"https:";let U=Q({urlList:[H],client:S,serviceWorkers:"none",referrer:"no-referrer",mode:"websocket",credentials:"include",
cache:"no-store",redirect:"error",useURLCredentials:!0});if(L.headers){let k=A(new t(L.headers));U.headersList=k}let x=w.randomBytes(16).toString("base64");U.headersList.
append("sec-websocket-key",x,!0),U.headersList.append("sec-websocket-version","13",!0);for(let k of N)U.headersList.append("sec-websocket-protocol",k,!0);return U.
headersList.append("sec-websocket-extensions","permessage-deflate; client_max_window_bits",!0),g({request:U,useParallelQueue:!0,dispatcher:L.dispatcher,processResponse(k){
if(k.type==="error"||k.status!==101){if(k.socket?.session==null){E(F,k,1002,"Received network error or non-101 status code.",k.error);return}if(k.status!==200){
E(F,k,1002,"Received network error or non-200 status code.",k.error);return}}if(D===!1&&k.socket?.session!=null&&(process.emitWarning("WebSocket over HTTP2 is e\
xperimental, and subject to change.","ExperimentalWarning"),D=!0),N.length!==0&&!k.headersList.get("Sec-WebSocket-Protocol")){E(F,k,1002,"Server did not respond\
 with sent protocols.");return}if(k.socket.session==null&&k.headersList.get("Upgrade")?.toLowerCase()!=="websocket"){E(F,k,1002,'Server did not set Upgrade head\
er to "websocket".');return}if(k.socket.session==null&&k.headersList.get("Connection")?.toLowerCase()!=="upgrade"){E(F,k,1002,'Server did not set Connection hea\
der to "upgrade".');return}let Y=k.headersList.get("Sec-WebSocket-Accept"),_=w.hash("sha1",x+o,"base64");if(Y!==_){E(F,k,1002,"Incorrect hash received in Sec-We\
bSocket-Accept header.");return}let T=k.headersList.get("Sec-WebSocket-Extensions"),v;if(T!==null&&(v=e(T),!v.has("permessage-deflate"))){E(F,k,1002,"Sec-WebSoc\
ket-Extensions header does not match.");return}let O=k.headersList.get("Sec-WebSocket-Protocol");if(O!==null){let Z=r("sec-websocket-protocol",U.headersList);if(Z===
null||!Z.includes(O)){E(F,k,1002,"Protocol was not set in the opening handshake.");return}}k.socket.on("data",F.onSocketData),k.socket.on("close",F.onSocketClose),
k.socket.on("error",F.onSocketError),F.wasEverConnected=!0,F.onConnectionEstablished(k,v)}})}function i(m,N,S,F=!1){if(N??=null,S??="",F&&u(N,S),!(B(m.readyState)||
y(m.readyState)))if(!n(m.readyState))h(m),m.readyState=C.CLOSING;else if(!m.closeState.has(d.SENT)&&!m.closeState.has(d.RECEIVED)){let L=new s;S.length!==0&&N===
null&&(N=1e3),l(N===null||Number.isInteger(N)),N===null&&S.length===0?L.frameData=c:N!==null&&S===null?(L.frameData=Buffer.allocUnsafe(2),L.frameData.writeUInt16BE(
N,0)):N!==null&&S!==null?(L.frameData=Buffer.allocUnsafe(2+Buffer.byteLength(S)),L.frameData.writeUInt16BE(N,0),L.frameData.write(S,2,"utf-8")):L.frameData=c,m.
socket.write(L.createFrame(R.CLOSE)),m.closeState.add(d.SENT),m.readyState=C.CLOSING}else m.readyState=C.CLOSING}function E(m,N,S,F,L){N.socket?.session!=null&&
!N.socket.destroyed&&N.socket.destroy(),h(m,S,F,L)}function h(m,N,S,F){n(m.readyState)&&i(m,N,S,!1),m.controller.abort(),f(m.readyState)?m.onSocketClose():m.socket?.
destroyed===!1&&m.socket.destroy()}b.exports={establishWebSocketConnection:a,failWebsocketConnection:h,closeWebSocketConnection:i}}}),require_permessage_deflate=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/web/websocket/permessage-deflate.js"(p,b){"use strict";var{createInflateRaw:o,Z_DEFAULT_WINDOWBITS:C}=(0,chunk_WYN2LYAQ_js_1.
__require)("node:zlib"),{isValidClientWindowBits:d}=require_util5(),{MessageSizeExceededError:c}=require_errors(),R=Buffer.from([0,0,255,255]),e=Symbol("kBuffer"),
B=Symbol("kLength"),y=class{#A;#e={};#t=0;constructor(n,f){this.#e.serverNoContextTakeover=n.has("server_no_context_takeover"),this.#e.serverMaxWindowBits=n.get(
"server_max_window_bits"),this.#t=f.maxPayloadSize}decompress(n,f,u){if(!this.#A){let Q=C;if(this.#e.serverMaxWindowBits){if(!d(this.#e.serverMaxWindowBits)){u(
new Error("Invalid server_max_window_bits"));return}Q=Number.parseInt(this.#e.serverMaxWindowBits)}try{this.#A=o({windowBits:Q})}catch(g){u(g);return}this.#A[e]=
[],this.#A[B]=0,this.#A.on("data",g=>{if(this.#A[B]+=g.length,this.#t>0&&this.#A[B]>this.#t){u(new c),this.#A.removeAllListeners(),this.#A.destroy(),this.#A=null;
return}this.#A[e].push(g)}),this.#A.on("error",g=>{this.#A=null,u(g)})}this.#A.write(n),f&&this.#A.write(R),this.#A.flush(()=>{if(!this.#A)return;let Q=Buffer.concat(
this.#A[e],this.#A[B]);this.#A[e].length=0,this.#A[B]=0,u(null,Q)})}};b.exports={PerMessageDeflate:y}}}),require_receiver=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"n\
ode_modules/undici/lib/web/websocket/receiver.js"(p,b){"use strict";var{Writable:o}=(0,chunk_WYN2LYAQ_js_1.__require)("node:stream"),C=(0,chunk_WYN2LYAQ_js_1.__require)(
"node:assert"),{parserStates:d,opcodes:c,states:R,emptyBuffer:e,sentCloseFrameState:B}=require_constants5(),{isValidStatusCode:y,isValidOpcode:n,websocketMessageReceived:f,
utf8Decode:u,isControlFrame:Q,isTextBinaryFrame:g,isContinuationFrame:t}=require_util5(),{failWebsocketConnection:A}=require_connection(),{WebsocketFrameSend:r}=require_frame(),
{PerMessageDeflate:s}=require_permessage_deflate(),{MessageSizeExceededError:l}=require_errors(),I=class extends o{#A=[];#e=0;#t=0;#r=!1;#i=d.INFO;#s={};#o=[];#n;#a;#g;#Q;constructor(w,D,a={}){
super(),this.#a=w,this.#n=D??new Map,this.#g=a.maxFragments??0,this.#Q=a.maxPayloadSize??0,this.#n.has("permessage-deflate")&&this.#n.set("permessage-deflate",new s(
D,a))}_write(w,D,a){this.#A.push(w),this.#t+=w.length,this.#r=!0,this.run(a)}#E(){return this.#Q>0&&!Q(this.#s.opcode)&&this.#s.payloadLength+this.#e>this.#Q?(A(
this.#a,1009,"Payload size exceeds maximum allowed size"),!1):!0}run(w){for(;this.#r;)if(this.#i===d.INFO){if(this.#t<2)return w();let D=this.consume(2),a=(D[0]&
128)!==0,i=D[0]&15,E=(D[1]&128)===128,h=!a&&i!==c.CONTINUATION,m=D[1]&127,N=D[0]&64,S=D[0]&32,F=D[0]&16;if(!n(i))return A(this.#a,1002,"Invalid opcode received"),
w();if(E)return A(this.#a,1002,"Frame cannot be masked"),w();if(N!==0&&!this.#n.has("permessage-deflate")){A(this.#a,1002,"Expected RSV1 to be clear.");return}if(S!==
0||F!==0){A(this.#a,1002,"RSV1, RSV2, RSV3 must be clear");return}if(h&&!g(i)){A(this.#a,1002,"Invalid frame type was fragmented.");return}if(g(i)&&this.#o.length>
0){A(this.#a,1002,"Expected continuation frame");return}if(this.#s.fragmented&&h){A(this.#a,1002,"Fragmented frame exceeded 125 bytes.");return}if((m>125||h)&&Q(
i)){A(this.#a,1002,"Control frame either too large or fragmented");return}if(t(i)&&this.#o.length===0&&!this.#s.compressed){A(this.#a,1002,"Unexpected continuat\
ion frame");return}if(m<=125){if(this.#s.payloadLength=m,this.#i=d.READ_DATA,!this.#E())return}else m===126?this.#i=d.PAYLOADLENGTH_16:m===127&&(this.#i=d.PAYLOADLENGTH_64);
g(i)&&(this.#s.binaryType=i,this.#s.compressed=N!==0),this.#s.opcode=i,this.#s.masked=E,this.#s.fin=a,this.#s.fragmented=h}else if(this.#i===d.PAYLOADLENGTH_16){
if(this.#t<2)return w();let D=this.consume(2);if(this.#s.payloadLength=D.readUInt16BE(0),this.#i=d.READ_DATA,!this.#E())return}else if(this.#i===d.PAYLOADLENGTH_64){
if(this.#t<8)return w();let D=this.consume(8),a=D.readUInt32BE(0),i=D.readUInt32BE(4);if(a!==0||i>2**31-1){A(this.#a,1009,"Received payload length > 2^31 bytes.");
return}if(this.#s.payloadLength=i,this.#i=d.READ_DATA,!this.#E())return}else if(this.#i===d.READ_DATA){if(this.#t<this.#s.payloadLength)return w();let D=this.consume(
this.#s.payloadLength);if(Q(this.#s.opcode)){if(this.#r=this.parseControlFrame(D),this.#i=d.INFO,this.#r&&this.#a.socket.writableNeedDrain){this.#r=!1,this.#a.socket.
once("drain",()=>{this.destroyed||(this.#r=!0,this.run(w))});return}}else if(this.#s.compressed){this.#n.get("permessage-deflate").decompress(D,this.#s.fin,(a,i)=>{
if(a){let E=a instanceof l?1009:1007;A(this.#a,E,a.message);return}if(this.writeFragments(i)){if(this.#Q>0&&this.#e>this.#Q){A(this.#a,1009,new l().message);return}
if(!this.#s.fin){this.#i=d.INFO,this.#r=!0,this.run(w);return}f(this.#a,this.#s.binaryType,this.consumeFragments()),this.#r=!0,this.#i=d.INFO,this.run(w)}},this.#e),
this.#r=!1;break}else{if(!this.writeFragments(D))return;!this.#s.fragmented&&this.#s.fin&&f(this.#a,this.#s.binaryType,this.consumeFragments()),this.#i=d.INFO}}}consume(w){
if(w>this.#t)throw new Error("Called consume() before buffers satiated.");if(w===0)return e;this.#t-=w;let D=this.#A[0];if(D.length>w)return this.#A[0]=D.subarray(
w,D.length),D.subarray(0,w);if(D.length===w)return this.#A.shift();{let a=0,i=Buffer.allocUnsafeSlow(w);for(;a!==w;){let E=this.#A[0],h=E.length;if(h+a===w){i.set(
this.#A.shift(),a);break}else if(h+a>w){i.set(E.subarray(0,w-a),a),this.#A[0]=E.subarray(w-a);break}else i.set(this.#A.shift(),a),a+=h}return i}}writeFragments(w){
return this.#g>0&&this.#o.length===this.#g?(A(this.#a,1008,"Too many message fragments"),!1):(this.#e+=w.length,this.#o.push(w),!0)}consumeFragments(){let w=this.#o;
if(w.length===1)return this.#e=0,w.shift();let D=0,a=Buffer.allocUnsafeSlow(this.#e);for(let i=0;i<w.length;++i){let E=w[i];a.set(E,D),D+=E.length}return this.#o=
[],this.#e=0,a}parseCloseBody(w){C(w.length!==1);let D;if(w.length>=2&&(D=w.readUInt16BE(0)),D!==void 0&&!y(D))return{code:1002,reason:"Invalid status code",error:!0};
let a=w.subarray(2);a[0]===239&&a[1]===187&&a[2]===191&&(a=a.subarray(3));try{a=u(a)}catch{return{code:1007,reason:"Invalid UTF-8",error:!0}}return{code:D,reason:a,
error:!1}}parseControlFrame(w){let{opcode:D,payloadLength:a}=this.#s;if(D===c.CLOSE){if(a===1)return A(this.#a,1002,"Received close frame with a 1-byte body."),
!1;if(this.#s.closeInfo=this.parseCloseBody(w),this.#s.closeInfo.error){let{code:i,reason:E}=this.#s.closeInfo;return A(this.#a,i,E),!1}if(!this.#a.closeState.has(
B.SENT)&&!this.#a.closeState.has(B.RECEIVED)){let i=e;this.#s.closeInfo.code&&(i=Buffer.allocUnsafe(2),i.writeUInt16BE(this.#s.closeInfo.code,0));let E=new r(i);
this.#a.socket.write(E.createFrame(c.CLOSE)),this.#a.closeState.add(B.SENT)}return this.#a.readyState=R.CLOSING,this.#a.closeState.add(B.RECEIVED),!1}else if(D===
c.PING){if(!this.#a.closeState.has(B.RECEIVED)){let i=new r(w);this.#a.socket.write(i.createFrame(c.PONG)),this.#a.onPing(w)}}else D===c.PONG&&this.#a.onPong(w);
return!0}get closingInfo(){return this.#s.closeInfo}};b.exports={ByteParser:I}}}),require_sender=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/we\
b/websocket/sender.js"(p,b){"use strict";var{WebsocketFrameSend:o}=require_frame(),{opcodes:C,sendHints:d}=require_constants5(),c=require_fixed_queue(),R=class{#A=new c;#e=!1;#t;constructor(y){
this.#t=y}add(y,n,f){if(f!==d.blob){if(this.#e){let Q={promise:null,callback:n,frame:e(y,f)};this.#A.push(Q)}else if(f===d.text){let{0:Q,1:g}=o.createFastTextFrame(
y);this.#t.cork(),this.#t.write(Q),this.#t.write(g,n),this.#t.uncork()}else this.#t.write(e(y,f),n);return}let u={promise:y.arrayBuffer().then(Q=>{u.promise=null,
u.frame=e(Q,f)}),callback:n,frame:null};this.#A.push(u),this.#e||this.#r()}async#r(){this.#e=!0;let y=this.#A;for(;!y.isEmpty();){let n=y.shift();n.promise!==null&&
await n.promise,this.#t.write(n.frame,n.callback),n.callback=n.frame=null}this.#e=!1}};function e(y,n){return new o(B(y,n)).createFrame(n===d.text?C.TEXT:C.BINARY)}
function B(y,n){switch(n){case d.text:case d.typedArray:return new Uint8Array(y.buffer,y.byteOffset,y.byteLength);case d.arrayBuffer:case d.blob:return new Uint8Array(
y)}}b.exports={SendQueue:R}}}),require_websocket=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/web/websocket/websocket.js"(p,b){"use strict";var{
isArrayBuffer:o}=(0,chunk_WYN2LYAQ_js_1.__require)("node:util/types"),{webidl:C}=require_webidl(),{URLSerializer:d}=require_data_url(),{environmentSettingsObject:c}=require_util2(),
{staticPropertyDescriptors:R,states:e,sentCloseFrameState:B,sendHints:y,opcodes:n}=require_constants5(),{isConnecting:f,isEstablished:u,isClosing:Q,isClosed:g,isValidSubprotocol:t,
fireEvent:A,utf8Decode:r,toArrayBuffer:s,getURLRecord:l}=require_util5(),{establishWebSocketConnection:I,closeWebSocketConnection:w,failWebsocketConnection:D}=require_connection(),
{ByteParser:a}=require_receiver(),{kEnumerableProperty:i}=require_util(),{getGlobalDispatcher:E}=require_global2(),{ErrorEvent:h,CloseEvent:m,createFastMessageEvent:N}=require_events(),
{SendQueue:S}=require_sender(),{WebsocketFrameSend:F}=require_frame(),{channels:L}=require_diagnostics();function H(k){return typeof k?.address=="function"?k.address():
typeof k?.session?.socket?.address=="function"?k.session.socket.address():null}var U=class te extends EventTarget{#A={open:null,error:null,close:null,message:null};#e=0;#t="";#r="";#i;#s={
onConnectionEstablished:(Y,_)=>this.#g(Y,_),onMessage:(Y,_)=>this.#Q(Y,_),onParserError:Y=>D(this.#s,null,Y.message),onParserDrain:()=>this.#E(),onSocketData:Y=>{
this.#a.write(Y)||this.#s.socket.pause()},onSocketError:Y=>{this.#s.readyState=e.CLOSING,L.socketError.hasSubscribers&&L.socketError.publish(Y),this.#s.socket.destroy()},
onSocketClose:()=>this.#h(),onPing:Y=>{L.ping.hasSubscribers&&L.ping.publish({payload:Y,websocket:this})},onPong:Y=>{L.pong.hasSubscribers&&L.pong.publish({payload:Y,
websocket:this})},readyState:e.CONNECTING,socket:null,closeState:new Set,controller:null,wasEverConnected:!1};#o;#n;#a;constructor(Y,_=[]){super(),C.util.markAsUncloneable(
this);let T="WebSocket constructor";C.argumentLengthCheck(arguments,1,T);let v=C.converters["DOMString or sequence<DOMString> or WebSocketInit"](_,T,"options");
Y=C.converters.USVString(Y),_=v.protocols;let O=c.settingsObject.baseUrl,Z=l(Y,O);if(typeof _=="string"&&(_=[_]),_.length!==new Set(_.map($=>$.toLowerCase())).size)
throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError");if(_.length>0&&!_.every($=>t($)))throw new DOMException("Invalid Sec-WebSocket-Prot\
ocol value","SyntaxError");this.#o=new URL(Z.href);let q=c.settingsObject;this.#s.controller=I(Z,_,q,this.#s,v),this.#s.readyState=te.CONNECTING,this.#n="blob"}close(Y=void 0,_=void 0){
C.brandCheck(this,te),Y!==void 0&&(Y=C.converters["unsigned short"](Y,"WebSocket.close","code",C.attributes.Clamp)),_!==void 0&&(_=C.converters.USVString(_)),Y??=
null,_??="",w(this.#s,Y,_,!0)}send(Y){C.brandCheck(this,te);let _="WebSocket.send";if(C.argumentLengthCheck(arguments,1,_),Y=C.converters.WebSocketSendData(Y,_,
"data"),f(this.#s.readyState))throw new DOMException("Sent before connected.","InvalidStateError");if(!(!u(this.#s.readyState)||Q(this.#s.readyState)))if(typeof Y==
"string"){let T=Buffer.from(Y);this.#e+=T.byteLength,this.#i.add(T,()=>{this.#e-=T.byteLength},y.text)}else o(Y)?(this.#e+=Y.byteLength,this.#i.add(Y,()=>{this.#e-=
Y.byteLength},y.arrayBuffer)):ArrayBuffer.isView(Y)?(this.#e+=Y.byteLength,this.#i.add(Y,()=>{this.#e-=Y.byteLength},y.typedArray)):C.is.Blob(Y)&&(this.#e+=Y.size,
this.#i.add(Y,()=>{this.#e-=Y.size},y.blob))}get readyState(){return C.brandCheck(this,te),this.#s.readyState}get bufferedAmount(){return C.brandCheck(this,te),
this.#e}get url(){return C.brandCheck(this,te),d(this.#o)}get extensions(){return C.brandCheck(this,te),this.#r}get protocol(){return C.brandCheck(this,te),this.#t}get onopen(){
return C.brandCheck(this,te),this.#A.open}set onopen(Y){C.brandCheck(this,te),this.#A.open&&this.removeEventListener("open",this.#A.open);let _=C.converters.EventHandlerNonNull(
Y);_!==null?(this.addEventListener("open",_),this.#A.open=Y):this.#A.open=null}get onerror(){return C.brandCheck(this,te),this.#A.error}set onerror(Y){C.brandCheck(
this,te),this.#A.error&&this.removeEventListener("error",this.#A.error);let _=C.converters.EventHandlerNonNull(Y);_!==null?(this.addEventListener("error",_),this.#A.
error=Y):this.#A.error=null}get onclose(){return C.brandCheck(this,te),this.#A.close}set onclose(Y){C.brandCheck(this,te),this.#A.close&&this.removeEventListener(
"close",this.#A.close);let _=C.converters.EventHandlerNonNull(Y);_!==null?(this.addEventListener("close",_),this.#A.close=Y):this.#A.close=null}get onmessage(){
return C.brandCheck(this,te),this.#A.message}set onmessage(Y){C.brandCheck(this,te),this.#A.message&&this.removeEventListener("message",this.#A.message);let _=C.
converters.EventHandlerNonNull(Y);_!==null?(this.addEventListener("message",_),this.#A.message=Y):this.#A.message=null}get binaryType(){return C.brandCheck(this,
te),this.#n}set binaryType(Y){C.brandCheck(this,te),Y!=="blob"&&Y!=="arraybuffer"?this.#n="blob":this.#n=Y}#g(Y,_){this.#s.socket=Y.socket;let T=this.#s.controller.
dispatcher?.webSocketOptions,v=T?.maxFragments,O=T?.maxPayloadSize,Z=new a(this.#s,_,{maxFragments:v,maxPayloadSize:O});Z.on("drain",()=>this.#s.onParserDrain()),
Z.on("error",W=>this.#s.onParserError(W)),this.#a=Z,this.#i=new S(Y.socket),this.#s.readyState=e.OPEN;let q=Y.headersList.get("sec-websocket-extensions");q!==null&&
(this.#r=q);let $=Y.headersList.get("sec-websocket-protocol");if($!==null&&(this.#t=$),A("open",this),L.open.hasSubscribers){let W=Y.headersList.entries;L.open.
publish({address:H(Y.socket),protocol:this.#t,extensions:this.#r,websocket:this,handshakeResponse:{status:Y.status,statusText:Y.statusText,headers:W}})}}#Q(Y,_){
if(this.#s.readyState!==e.OPEN)return;let T;if(Y===n.TEXT)try{T=r(_)}catch{D(this.#s,1007,"Received invalid UTF-8 in text frame.");return}else Y===n.BINARY&&(this.#n===
"blob"?T=new Blob([_]):T=s(_));A("message",this,N,{origin:this.#o.origin,data:T})}#E(){this.#s.socket.resume()}#h(){let Y=this.#s.closeState.has(B.SENT)&&this.#s.
closeState.has(B.RECEIVED),_=1005,T="",v=this.#a?.closingInfo;v&&!v.error&&(_=v.code??1005,T=v.reason),this.#s.readyState=e.CLOSED,this.#s.closeState.has(B.RECEIVED)||
(_=1006,A("error",this,(O,Z)=>new h(O,Z),{error:new TypeError(T)})),A("close",this,(O,Z)=>new m(O,Z),{wasClean:Y,code:_,reason:T}),L.close.hasSubscribers&&L.close.
publish({websocket:this,code:_,reason:T})}static ping(Y,_){if(Buffer.isBuffer(_)){if(_.length>125)throw new TypeError("A PING frame cannot have a body larger th\
an 125 bytes.")}else if(_!==void 0)throw new TypeError("Expected buffer payload");let T=Y.#s.readyState;if(u(T)&&!Q(T)&&!g(T)){let v=new F(_);Y.#s.socket.write(
v.createFrame(n.PING))}}},{ping:x}=U;Reflect.deleteProperty(U,"ping"),U.CONNECTING=U.prototype.CONNECTING=e.CONNECTING,U.OPEN=U.prototype.OPEN=e.OPEN,U.CLOSING=
U.prototype.CLOSING=e.CLOSING,U.CLOSED=U.prototype.CLOSED=e.CLOSED,Object.defineProperties(U.prototype,{CONNECTING:R,OPEN:R,CLOSING:R,CLOSED:R,url:i,readyState:i,
bufferedAmount:i,onopen:i,onerror:i,onclose:i,close:i,onmessage:i,binaryType:i,send:i,extensions:i,protocol:i,[Symbol.toStringTag]:{value:"WebSocket",writable:!1,
enumerable:!1,configurable:!0}}),Object.defineProperties(U,{CONNECTING:R,OPEN:R,CLOSING:R,CLOSED:R}),C.converters["sequence<DOMString>"]=C.sequenceConverter(C.converters.
DOMString),C.converters["DOMString or sequence<DOMString>"]=function(k,Y,_){return C.util.Type(k)===C.util.Types.OBJECT&&Symbol.iterator in k?C.converters["sequ\
ence<DOMString>"](k):C.converters.DOMString(k,Y,_)},C.converters.WebSocketInit=C.dictionaryConverter([{key:"protocols",converter:C.converters["DOMString or sequ\
ence<DOMString>"],defaultValue:()=>[]},{key:"dispatcher",converter:C.converters.any,defaultValue:()=>E()},{key:"headers",converter:C.nullableConverter(C.converters.
HeadersInit)}]),C.converters["DOMString or sequence<DOMString> or WebSocketInit"]=function(k){return C.util.Type(k)===C.util.Types.OBJECT&&!(Symbol.iterator in k)?
C.converters.WebSocketInit(k):{protocols:C.converters["DOMString or sequence<DOMString>"](k)}},C.converters.WebSocketSendData=function(k){return C.util.Type(k)===
C.util.Types.OBJECT&&(C.is.Blob(k)||C.is.BufferSource(k))?k:C.converters.USVString(k)},b.exports={WebSocket:U,ping:x}}}),require_websocketerror=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/web/websocket/stream/websocketerror.js"(p,b){"use strict";var{webidl:o}=require_webidl(),{validateCloseCodeAndReason:C}=require_util5(),
{kConstruct:d}=require_symbols(),{kEnumerableProperty:c}=require_util();function R(){class y extends DOMException{get reason(){return""}}return new y().reason!==
void 0?DOMException:new Proxy(DOMException,{construct(n,f,u){let Q=Reflect.construct(n,f,n);return Object.setPrototypeOf(Q,u.prototype),Q}})}var e=class be extends R(){#A;#e;constructor(n="",f=void 0){
if(n=o.converters.DOMString(n,"WebSocketError","message"),super(n,"WebSocketError"),f===d)return;f!==null&&(f=o.converters.WebSocketCloseInfo(f));let u=f.closeCode??
null,Q=f.reason??"";C(u,Q),Q.length!==0&&u===null&&(u=1e3),this.#A=u,this.#e=Q}get closeCode(){return this.#A}get reason(){return this.#e}static createUnvalidatedWebSocketError(n,f,u){
let Q=new be(n,d);return Q.#A=f,Q.#e=u,Q}},{createUnvalidatedWebSocketError:B}=e;delete e.createUnvalidatedWebSocketError,Object.defineProperties(e.prototype,{closeCode:c,
reason:c,[Symbol.toStringTag]:{value:"WebSocketError",writable:!1,enumerable:!1,configurable:!0}}),o.is.WebSocketError=o.util.MakeTypeAssertion(e),b.exports={WebSocketError:e,
createUnvalidatedWebSocketError:B}}}),require_websocketstream=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/web/websocket/stream/websocketstream.\
js"(p,b){"use strict";var{createDeferredPromise:o}=require_promise(),{environmentSettingsObject:C}=require_util2(),{states:d,opcodes:c,sentCloseFrameState:R}=require_constants5(),
{webidl:e}=require_webidl(),{getURLRecord:B,isValidSubprotocol:y,isEstablished:n,utf8Decode:f}=require_util5(),{establishWebSocketConnection:u,failWebsocketConnection:Q,
closeWebSocketConnection:g}=require_connection(),{channels:t}=require_diagnostics(),{WebsocketFrameSend:A}=require_frame(),{ByteParser:r}=require_receiver(),{WebSocketError:s,
createUnvalidatedWebSocketError:l}=require_websocketerror(),{kEnumerableProperty:I}=require_util(),{utf8DecodeBytes:w}=require_encoding(),D=!1,a=class{#A;#e;#t;#r;#i;#s;#o=!1;#n={
onConnectionEstablished:(i,E)=>this.#Q(i,E),onMessage:(i,E)=>this.#E(i,E),onParserError:i=>Q(this.#n,null,i.message),onParserDrain:()=>this.#n.socket.resume(),onSocketData:i=>{
this.#a.write(i)||this.#n.socket.pause()},onSocketError:i=>{this.#n.readyState=d.CLOSING,t.socketError.hasSubscribers&&t.socketError.publish(i),this.#n.socket.destroy()},
onSocketClose:()=>this.#h(),onPing:()=>{},onPong:()=>{},readyState:d.CONNECTING,socket:null,closeState:new Set,controller:null,wasEverConnected:!1};#a;constructor(i,E=void 0){
D||(process.emitWarning("WebSocketStream is experimental! Expect it to change at any time.",{code:"UNDICI-WSS"}),D=!0),e.argumentLengthCheck(arguments,1,"WebSoc\
ket"),i=e.converters.USVString(i),E!==null&&(E=e.converters.WebSocketStreamOptions(E));let h=C.settingsObject.baseUrl,m=B(i,h),N=E.protocols;if(N.length!==new Set(
N.map(F=>F.toLowerCase())).size)throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError");if(N.length>0&&!N.every(F=>y(F)))throw new DOMException(
"Invalid Sec-WebSocket-Protocol value","SyntaxError");if(this.#A=m.toString(),this.#e=o(),this.#t=o(),E.signal!=null){let F=E.signal;if(F.aborted){this.#e.reject(
F.reason),this.#t.reject(F.reason);return}F.addEventListener("abort",()=>{n(this.#n.readyState)||(Q(this.#n),this.#n.readyState=d.CLOSING,this.#e.reject(F.reason),
this.#t.reject(F.reason),this.#o=!0)},{once:!0})}let S=C.settingsObject;this.#n.controller=u(m,N,S,this.#n,E)}get url(){return this.#A.toString()}get opened(){return this.#e.
promise}get closed(){return this.#t.promise}close(i=void 0){i!==null&&(i=e.converters.WebSocketCloseInfo(i));let E=i.closeCode??null,h=i.reason;g(this.#n,E,h,!0)}#g(i){
i=e.converters.WebSocketStreamWrite(i);let E=o(),h=null,m=null;if(e.is.BufferSource(i))h=new Uint8Array(ArrayBuffer.isView(i)?new Uint8Array(i.buffer,i.byteOffset,
i.byteLength):i.slice()),m=c.BINARY;else{let N;try{N=e.converters.DOMString(i)}catch(S){return E.reject(S),E.promise}h=new TextEncoder().encode(N),m=c.TEXT}if(!this.#n.
closeState.has(R.SENT)&&!this.#n.closeState.has(R.RECEIVED)){let N=new A(h);this.#n.socket.write(N.createFrame(m),()=>{E.resolve(void 0)})}return E.promise}#Q(i,E){
this.#n.socket=i.socket;let h=this.#n.controller.dispatcher?.webSocketOptions?.maxFragments,m=this.#n.controller.dispatcher?.webSocketOptions?.maxPayloadSize,N=new r(
this.#n,E,{maxFragments:h,maxPayloadSize:m});N.on("drain",()=>this.#n.onParserDrain()),N.on("error",U=>this.#n.onParserError(U)),this.#a=N,this.#n.readyState=d.
OPEN;let S=E??"",F=i.headersList.get("sec-websocket-protocol")??"",L=new ReadableStream({start:U=>{this.#i=U},cancel:U=>this.#l(U)}),H=new WritableStream({start:U=>{
this.#s=U},write:U=>this.#g(U),close:()=>g(this.#n,null,null),abort:U=>this.#I(U)});this.#r=L,this.#e.resolve({extensions:S,protocol:F,readable:L,writable:H})}#E(i,E){
if(this.#n.readyState!==d.OPEN)return;let h;if(i===c.TEXT)try{h=f(E)}catch{Q(this.#n,1007,"Received invalid UTF-8 in text frame.");return}else i===c.BINARY&&(h=
new Uint8Array(E.buffer,E.byteOffset,E.byteLength));this.#i.enqueue(h)}#h(){let i=this.#n.closeState.has(R.SENT)&&this.#n.closeState.has(R.RECEIVED);if(this.#n.
readyState=d.CLOSED,this.#o)return;this.#n.wasEverConnected||this.#e.reject(new s("Socket never opened"));let E=this.#a?.closingInfo,h=E?.code??1005;!this.#n.closeState.
has(R.SENT)&&!this.#n.closeState.has(R.RECEIVED)&&(h=1006);let m=E?.reason==null?"":w(Buffer.from(E.reason));if(i)this.#i.close(),this.#s.error(new DOMException(
"A closed WebSocketStream cannot be written to","InvalidStateError")),this.#t.resolve({closeCode:h,reason:m});else{let N=l("unclean close",h,m);this.#i?.error(N),
this.#s?.error(N),this.#t.reject(N)}}#I(i){let E=null,h="";e.is.WebSocketError(i)&&(E=i.closeCode,h=i.reason),g(this.#n,E,h)}#l(i){this.#I(i)}};Object.defineProperties(
a.prototype,{url:I,opened:I,closed:I,close:I,[Symbol.toStringTag]:{value:"WebSocketStream",writable:!1,enumerable:!1,configurable:!0}}),e.converters.WebSocketStreamOptions=
e.dictionaryConverter([{key:"protocols",converter:e.sequenceConverter(e.converters.USVString),defaultValue:()=>[]},{key:"signal",converter:e.nullableConverter(e.
converters.AbortSignal),defaultValue:()=>null}]),e.converters.WebSocketCloseInfo=e.dictionaryConverter([{key:"closeCode",converter:i=>e.converters["unsigned sho\
rt"](i,e.attributes.EnforceRange)},{key:"reason",converter:e.converters.USVString,defaultValue:()=>""}]),e.converters.WebSocketStreamWrite=function(i){return typeof i==
"string"?e.converters.USVString(i):e.converters.BufferSource(i)},b.exports={WebSocketStream:a}}}),require_util6=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_module\
s/undici/lib/web/eventsource/util.js"(p,b){"use strict";function o(d){return d.indexOf("\0")===-1}function C(d){if(d.length===0)return!1;for(let c=0;c<d.length;c++)
if(d.charCodeAt(c)<48||d.charCodeAt(c)>57)return!1;return!0}b.exports={isValidLastEventId:o,isASCIINumber:C}}}),require_eventsource_stream=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/undici/lib/web/eventsource/eventsource-stream.js"(p,b){"use strict";var o=(0,chunk_WYN2LYAQ_js_1.__require)("node:buffer"),{Transform:C}=(0,chunk_WYN2LYAQ_js_1.
__require)("node:stream"),{isASCIINumber:d,isValidLastEventId:c}=require_util6(),R=[239,187,191],e=10,B=13,y=58,n=32,f=o.kStringMaxLength,u=Buffer.from("data"),
Q=Buffer.from("event"),g=Buffer.from("id"),t=Buffer.from("retry"),A=1024,r=131072,s=128;function l(i,E){if(E>=i.length)return!1;for(let h=E;h<i.length;h++)if(i[h]<
48||i[h]>57)return!1;return!0}function I(i,E){for(let h=E;h<i.length;h++)if(i[h]===0)return!1;return!0}function w(i,E,h){if(E!==h.length)return!1;for(let m=0;m<
E;m++)if(i[m]!==h[m])return!1;return!0}function D(){let i=new Error("EventSource message size exceeded");return i.aborted=!1,i}var a=class extends C{state;checkBOM=!0;crlfCheck=!1;eventEndCheck=!1;chunks=[];chunkIndex=0;pos=0;lineChunkIndex=0;linePos=0;lineLength=0;eventSize=0;eventFieldSizes={
data:0,event:0,id:0,retry:0};dataLineCount=0;maxEventSize;maxDataLines;maxBufferedChunks;event={data:void 0,event:void 0,id:void 0,retry:void 0};constructor(i={}){
i.readableObjectMode=!0,super(i),this.state=i.eventSourceSettings||{},this.maxEventSize=i.maxEventSize??f;let E=this.maxEventSize>0?Math.min(r,Math.max(A,Math.floor(
this.maxEventSize/s))):0;this.maxDataLines=E,this.maxBufferedChunks=E,i.push&&(this.push=i.push)}_transform(i,E,h){if(i.length===0){h();return}if(this.maxEventSize>
0&&this.chunks.length>=this.maxBufferedChunks&&i[0]!==e&&i[0]!==B){h(D());return}if(this.chunks.push(i),this.checkBOM&&this.handleBOM()){h();return}for(;this.hasCurrentByte();){
let m=this.currentByte();if(this.eventEndCheck){if(this.crlfCheck){if(m===e){this.crlfCheck=!1,this.consumeCurrentByte();continue}this.crlfCheck=!1}if(m===e||m===
B){m===B&&(this.crlfCheck=!0),this.consumeCurrentByte(),this.hasPendingEvent()&&this.processEvent(this.event),this.clearEvent();continue}this.eventEndCheck=!1;continue}
if(m===e||m===B){m===B&&(this.crlfCheck=!0);try{this.parseLine(this.readLine(),this.event)}catch(N){h(N);return}this.consumeCurrentByte(),this.eventEndCheck=!0;
continue}if(this.maxEventSize>0&&++this.lineLength>this.maxEventSize+7){h(D());return}this.advanceCursor()}h()}_destroy(i,E){this.chunks.length=0,this.clearEvent(),
super._destroy(i,E)}parseLine(i,E){if(i.length===0)return;let h=i.indexOf(y);if(h===0)return;let m=i.length,N=i.length;if(h!==-1&&(m=h,N=h+1,i[N]===n&&++N),w(i,
m,u)){if(this.maxEventSize>0&&this.dataLineCount>=this.maxDataLines)throw D();let S=i.length-N,F=this.eventFieldSizes.data+(E.data===void 0?0:1)+S;this.setEventFieldSize(
"data",F);let L=i.toString("utf8",N);E.data===void 0?E.data=L:E.data+=`
${L}`,this.dataLineCount++;return}if(w(i,m,t)){l(i,N)&&(this.setEventFieldSize("retry",i.length-N),E.retry=i.toString("utf8",N));return}if(w(i,m,g)){I(i,N)&&(this.
setEventFieldSize("id",i.length-N),E.id=i.toString("utf8",N));return}w(i,m,Q)&&N<i.length&&(this.setEventFieldSize("event",i.length-N),E.event=i.toString("utf8",
N))}setEventFieldSize(i,E){let h=this.eventSize-this.eventFieldSizes[i]+E;if(this.maxEventSize>0&&h>this.maxEventSize)throw D();this.eventSize=h,this.eventFieldSizes[i]=
E}processEvent(i){i.retry&&d(i.retry)&&(this.state.reconnectionTime=parseInt(i.retry,10)),i.id!==void 0&&c(i.id)&&(this.state.lastEventId=i.id),i.data!==void 0&&
this.push({type:i.event||"message",options:{data:i.data,lastEventId:this.state.lastEventId,origin:this.state.origin}})}clearEvent(){this.event.data=void 0,this.
event.event=void 0,this.event.id=void 0,this.event.retry=void 0,this.eventSize=0,this.dataLineCount=0,this.eventFieldSizes.data=0,this.eventFieldSizes.event=0,this.
eventFieldSizes.id=0,this.eventFieldSizes.retry=0}hasPendingEvent(){return this.event.data!==void 0||this.event.event!==void 0||this.event.id!==void 0||this.event.
retry!==void 0}hasCurrentByte(){return this.chunkIndex<this.chunks.length&&this.pos<this.chunks[this.chunkIndex].length}currentByte(){return this.chunks[this.chunkIndex][this.
pos]}consumeCurrentByte(){this.advanceCursor(),this.syncLineStartToCursor()}advanceCursor(){for(this.pos++;this.chunkIndex<this.chunks.length&&this.pos>=this.chunks[this.
chunkIndex].length;)this.chunkIndex++,this.pos=0}syncLineStartToCursor(){this.lineChunkIndex=this.chunkIndex,this.linePos=this.pos,this.lineLength=0,this.dropConsumedChunks()}dropConsumedChunks(){
if(this.lineChunkIndex>0){let i=this.lineChunkIndex;this.chunks.splice(0,i),this.lineChunkIndex=0,this.chunkIndex-=i}this.chunkIndex===this.chunks.length&&(this.
chunks.length=0,this.chunkIndex=0,this.pos=0,this.lineChunkIndex=0,this.linePos=0)}readLine(){if(this.lineChunkIndex===this.chunkIndex)return this.chunks[this.chunkIndex].
subarray(this.linePos,this.pos);let i=[],E=0;for(let h=this.lineChunkIndex;h<=this.chunkIndex;h++){let m=this.chunks[h],N=h===this.lineChunkIndex?this.linePos:0,
S=h===this.chunkIndex?this.pos:m.length,F=m.subarray(N,S);E+=F.length,i.push(F)}return Buffer.concat(i,E)}peekBufferedByte(i){let E=this.lineChunkIndex,h=this.linePos;
for(;E<this.chunks.length;){let m=this.chunks[E],N=m.length-h;if(i<N)return m[h+i];i-=N,E++,h=0}}discardLeadingBytes(i){for(;i>0&&this.lineChunkIndex<this.chunks.
length;){let E=this.chunks[this.lineChunkIndex].length-this.linePos;i<E?(this.linePos+=i,i=0):(i-=E,this.lineChunkIndex++,this.linePos=0)}this.chunkIndex=this.lineChunkIndex,
this.pos=this.linePos,this.dropConsumedChunks()}handleBOM(){let i=this.peekBufferedByte(0),E=this.peekBufferedByte(1),h=this.peekBufferedByte(2);return E===void 0?
(i===R[0]||(this.checkBOM=!1),!0):h===void 0?i===R[0]&&E===R[1]?!0:(this.checkBOM=!1,!1):(i===R[0]&&E===R[1]&&h===R[2]&&this.discardLeadingBytes(3),this.checkBOM=
!1,!this.hasCurrentByte())}};b.exports={EventSourceStream:a}}}),require_eventsource=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/lib/web/eventsource\
/eventsource.js"(p,b){"use strict";var{pipeline:o}=(0,chunk_WYN2LYAQ_js_1.__require)("node:stream"),{fetching:C}=require_fetch(),{makeRequest:d}=require_request2(),
{webidl:c}=require_webidl(),{EventSourceStream:R}=require_eventsource_stream(),{parseMIMEType:e}=require_data_url(),{createFastMessageEvent:B}=require_events(),
{isNetworkError:y}=require_response(),{kEnumerableProperty:n}=require_util(),{environmentSettingsObject:f}=require_util2(),{getGlobalDispatcher:u}=require_global2(),
Q=!1,g=3e3,t=0,A=1,r=2,s="anonymous",l="use-credentials",I=class ke extends EventTarget{#A={open:null,error:null,message:null};#e;#t=!1;#r=t;#i=null;#s=null;#o;#n;constructor(a,i={}){
super(),c.util.markAsUncloneable(this);let E="EventSource constructor";c.argumentLengthCheck(arguments,1,E),Q||(Q=!0,process.emitWarning("EventSource is experim\
ental, expect them to change at any time.",{code:"UNDICI-ES"})),a=c.converters.USVString(a),i=c.converters.EventSourceInitDict(i,E,"eventSourceInitDict"),this.#o=
i.node.dispatcher||i.dispatcher,this.#n={lastEventId:"",reconnectionTime:i.node.reconnectionTime};let h=f,m;try{m=new URL(a,h.settingsObject.baseUrl),this.#n.origin=
m.origin}catch(F){throw new DOMException(F,"SyntaxError")}this.#e=m.href;let N=s;i.withCredentials===!0&&(N=l,this.#t=!0);let S={redirect:"follow",keepalive:!0,
mode:"cors",credentials:N==="anonymous"?"same-origin":"omit",referrer:"no-referrer"};S.client=f.settingsObject,S.headersList=[["accept",{name:"accept",value:"te\
xt/event-stream"}]],S.cache="no-store",S.initiator="other",S.urlList=[new URL(this.#e)],this.#i=d(S),this.#a()}get readyState(){return this.#r}get url(){return this.#e}get withCredentials(){
return this.#t}#a(){if(this.#r===r)return;this.#r=t;let a={request:this.#i,dispatcher:this.#o},i=E=>{if(!y(E))return this.#g()};a.processResponseEndOfBody=i,a.processResponse=
E=>{if(y(E))if(E.aborted){this.close(),this.dispatchEvent(new Event("error"));return}else{this.#g();return}let h=E.headersList.get("content-type",!0),m=h!==null?
e(h):"failure",N=m!=="failure"&&m.essence==="text/event-stream";if(E.status!==200||N===!1){this.close(),this.dispatchEvent(new Event("error"));return}this.#r=A,
this.dispatchEvent(new Event("open")),this.#n.origin=E.urlList[E.urlList.length-1].origin;let S=new R({eventSourceSettings:this.#n,maxEventSize:this.#o.eventSourceOptions?.
maxEventSize,push:F=>{this.dispatchEvent(B(F.type,F.options))}});o(E.body.stream,S,F=>{F?.aborted===!1&&(this.close(),this.dispatchEvent(new Event("error")))})},
this.#s=C(a)}#g(){this.#r!==r&&(this.#r=t,this.dispatchEvent(new Event("error")),setTimeout(()=>{this.#r===t&&(this.#n.lastEventId.length&&this.#i.headersList.set(
"last-event-id",this.#n.lastEventId,!0),this.#a())},this.#n.reconnectionTime)?.unref())}close(){c.brandCheck(this,ke),this.#r!==r&&(this.#r=r,this.#s.abort(),this.#i=
null)}get onopen(){return this.#A.open}set onopen(a){this.#A.open&&this.removeEventListener("open",this.#A.open);let i=c.converters.EventHandlerNonNull(a);i!==null?
(this.addEventListener("open",i),this.#A.open=a):this.#A.open=null}get onmessage(){return this.#A.message}set onmessage(a){this.#A.message&&this.removeEventListener(
"message",this.#A.message);let i=c.converters.EventHandlerNonNull(a);i!==null?(this.addEventListener("message",i),this.#A.message=a):this.#A.message=null}get onerror(){
return this.#A.error}set onerror(a){this.#A.error&&this.removeEventListener("error",this.#A.error);let i=c.converters.EventHandlerNonNull(a);i!==null?(this.addEventListener(
"error",i),this.#A.error=a):this.#A.error=null}},w={CONNECTING:{__proto__:null,configurable:!1,enumerable:!0,value:t,writable:!1},OPEN:{__proto__:null,configurable:!1,
enumerable:!0,value:A,writable:!1},CLOSED:{__proto__:null,configurable:!1,enumerable:!0,value:r,writable:!1}};Object.defineProperties(I,w),Object.defineProperties(
I.prototype,w),Object.defineProperties(I.prototype,{close:n,onerror:n,onmessage:n,onopen:n,readyState:n,url:n,withCredentials:n}),c.converters.EventSourceInitDict=
c.dictionaryConverter([{key:"withCredentials",converter:c.converters.boolean,defaultValue:()=>!1},{key:"dispatcher",converter:c.converters.any,defaultValue:()=>u()},
{key:"node",converter:c.dictionaryConverter([{key:"reconnectionTime",converter:c.converters["unsigned long"],defaultValue:()=>g},{key:"dispatcher",converter:c.converters.
any}]),defaultValue:()=>({})}]),b.exports={EventSource:I,defaultReconnectionTime:g}}}),require_undici=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/undici/i\
ndex.js"(p,b){"use strict";var o=require_client(),C=require_dispatcher(),d=require_pool(),c=require_balanced_pool(),R=require_round_robin_pool(),e=require_agent(),
B=require_proxy_agent(),y=require_socks5_proxy_agent(),n=require_env_http_proxy_agent(),f=require_retry_agent(),u=require_h2c_client(),Q=require_errors(),g=require_util(),
{InvalidArgumentError:t}=Q,A=require_api(),r=require_connect(),s=require_mock_client(),{MockCallHistory:l,MockCallHistoryLog:I}=require_mock_call_history(),w=require_mock_agent(),
D=require_mock_pool(),a=require_snapshot_agent(),i=require_mock_errors(),E=require_retry_handler(),{getGlobalDispatcher:h,setGlobalDispatcher:m}=require_global2(),
N=require_decorator_handler(),S=require_redirect_handler();Object.assign(C.prototype,A),b.exports.Dispatcher=C,b.exports.Client=o,b.exports.Pool=d,b.exports.BalancedPool=
c,b.exports.RoundRobinPool=R,b.exports.Agent=e,b.exports.ProxyAgent=B,b.exports.Socks5ProxyAgent=y,b.exports.EnvHttpProxyAgent=n,b.exports.RetryAgent=f,b.exports.
H2CClient=u,b.exports.RetryHandler=E,b.exports.DecoratorHandler=N,b.exports.RedirectHandler=S,b.exports.interceptors={redirect:require_redirect(),responseError:require_response_error(),
retry:require_retry(),dump:require_dump(),dns:require_dns(),cache:require_cache2(),decompress:require_decompress(),deduplicate:require_deduplicate()},b.exports.
cacheStores={MemoryCacheStore:require_memory_cache_store()};var F=require_sqlite_cache_store();b.exports.cacheStores.SqliteCacheStore=F,b.exports.buildConnector=
r,b.exports.errors=Q,b.exports.util={parseHeaders:g.parseHeaders,headerNameToString:g.headerNameToString};function L(CA){return(EA,gA,kA)=>{if(typeof gA=="funct\
ion"&&(kA=gA,gA=null),!EA||typeof EA!="string"&&typeof EA!="object"&&!(EA instanceof URL))throw new t("invalid url");if(gA!=null&&typeof gA!="object")throw new t(
"invalid opts");if(gA&&gA.path!=null){if(typeof gA.path!="string")throw new t("invalid opts.path");let xA=gA.path;gA.path.startsWith("/")||(xA=`/${xA}`),EA=new URL(
g.parseOrigin(EA).origin+xA)}else gA||(gA=typeof EA=="object"?EA:{}),EA=g.parseURL(EA);let{agent:HA,dispatcher:VA=h()}=gA;if(HA)throw new t("unsupported opts.ag\
ent. Did you mean opts.client?");return CA.call(VA,{...gA,origin:EA.origin,path:EA.search?`${EA.pathname}${EA.search}`:EA.pathname,method:gA.method||(gA.body?"P\
UT":"GET")},kA)}}b.exports.setGlobalDispatcher=m,b.exports.getGlobalDispatcher=h;var H=require_fetch().fetch,U=typeof __filename<"u"?__filename:void 0;function x(CA,EA){
if(!CA||typeof CA!="object")return;let gA=typeof CA.stack=="string"?CA.stack:"",kA=EA.replace(/\\/g,"/");if(gA&&(gA.includes(EA)||gA.includes(kA)))return;let HA={};
if(Error.captureStackTrace(HA,x),!HA.stack)return;let VA=HA.stack.split(`
`).slice(1).join(`
`);CA.stack=gA?`${gA}
${VA}`:HA.stack}b.exports.fetch=function(CA,EA=void 0){return H(CA,EA).catch(gA=>{throw U?x(gA,U):gA&&typeof gA=="object"&&Error.captureStackTrace(gA,b.exports.
fetch),gA})},b.exports.Headers=require_headers().Headers,b.exports.Response=require_response().Response,b.exports.Request=require_request2().Request,b.exports.FormData=
require_formdata().FormData;var{setGlobalOrigin:k,getGlobalOrigin:Y}=require_global();b.exports.setGlobalOrigin=k,b.exports.getGlobalOrigin=Y;var{CacheStorage:_}=require_cachestorage(),
{kConstruct:T}=require_symbols();b.exports.caches=new _(T);var{deleteCookie:v,getCookies:O,getSetCookies:Z,setCookie:q,parseCookie:$}=require_cookies();b.exports.
deleteCookie=v,b.exports.getCookies=O,b.exports.getSetCookies=Z,b.exports.setCookie=q,b.exports.parseCookie=$;var{parseMIMEType:W,serializeAMimeType:tA}=require_data_url();
b.exports.parseMIMEType=W,b.exports.serializeAMimeType=tA;var{CloseEvent:nA,ErrorEvent:BA,MessageEvent:uA}=require_events(),{WebSocket:cA,ping:FA}=require_websocket();
b.exports.WebSocket=cA,b.exports.CloseEvent=nA,b.exports.ErrorEvent=BA,b.exports.MessageEvent=uA,b.exports.ping=FA,b.exports.WebSocketStream=require_websocketstream().
WebSocketStream,b.exports.WebSocketError=require_websocketerror().WebSocketError,b.exports.request=L(A.request),b.exports.stream=L(A.stream),b.exports.pipeline=
L(A.pipeline),b.exports.connect=L(A.connect),b.exports.upgrade=L(A.upgrade),b.exports.MockClient=s,b.exports.MockCallHistory=l,b.exports.MockCallHistoryLog=I,b.
exports.MockPool=D,b.exports.MockAgent=w,b.exports.SnapshotAgent=a,b.exports.mockErrors=i;var{EventSource:X}=require_eventsource();b.exports.EventSource=X;function hA(){
globalThis.fetch=b.exports.fetch,globalThis.Headers=b.exports.Headers,globalThis.Response=b.exports.Response,globalThis.Request=b.exports.Request,globalThis.FormData=
b.exports.FormData,globalThis.WebSocket=b.exports.WebSocket,globalThis.CloseEvent=b.exports.CloseEvent,globalThis.ErrorEvent=b.exports.ErrorEvent,globalThis.MessageEvent=
b.exports.MessageEvent,globalThis.EventSource=b.exports.EventSource}b.exports.install=hA}});exports.require_undici=require_undici;var regions={global:{label:"Gl\
obal",address:"https://api.pdfblocks.com"},us:{label:"United States"},hipaa:{label:"US HIPAA"},eu:{label:"European Union",address:"https://eu.api.pdfblocks.com"},
uk:{label:"United Kingdom"},ca:{label:"Canada"},au:{label:"Australia"},jp:{label:"Japan"},in:{label:"India"},br:{label:"Brazil"}},regionCodes=Object.keys(regions),
publishedHosts=new Set(Object.values(regions).flatMap(({address:p})=>p===void 0?[]:[new URL(p).hostname]));exports.regionCodes=regionCodes;function isPublishedAddress(p){
let b=parse(p)?.hostname.replace(/\.$/,"")??"";return publishedHosts.has(b)}var regionOf=p=>regions[p];exports.regionOf=regionOf;function baseAddress(p,b,o=!1,C="\
Remove the base address, or choose Self-Hosted"){let{label:d,address:c}=regionOf(p),R=b?.trim()||c;if(R===void 0)throw new chunk_GMSHOBQ3_js_1.OctavoError("conf\
iguration",`The address of the region ${d} is not published`,{advice:"Enter the base address that the provider of the service has given you, or choose another r\
egion"});let e=checkAddress(R,o);if(c!==void 0&&originOf(e)!==c)throw new chunk_GMSHOBQ3_js_1.OctavoError("configuration",`The region ${d} has its own address, \
and the base address is another`,{advice:C});return e}function originOf(p){let{protocol:b,hostname:o,port:C}=new URL(p);return`${b}//${o.replace(/\.$/,"")}${C&&
`:${C}`}`}function checkAddress(p,b=!1){let o=parse(p.trim());if(!o||!/^https?:$/.test(o.protocol))throw refuse("is not a web address such as https://pdf.exampl\
e.com");if(o.username!==""||o.password!=="")throw refuse("must not hold a user name or a password");if(o.search!==""||o.hash!=="")throw refuse("must not have a \
query (?) or a fragment (#)");if(o.protocol==="http:"&&!isLoopback(o.hostname)&&!(b&&isPrivate(o.hostname)))throw refuse("must start with https://: a key must n\
ot travel unencrypted",`Use https://. Plain HTTP is allowed for localhost${b?" and for private addresses":""} only`);return`${o.origin}${o.pathname.replace(/\/+$/,
"")}`}function placeOf(p){let b=parse(/^https?:\/\//i.test(p)?p:`http://${p}`)?.hostname??"unknown.invalid";return isLoopback(b)?"thisMachine":isPrivate(b)?"pri\
vateNetwork":"internet"}function isLoopback(p){return p==="localhost"||p==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(p)}function isPrivate(p){return/^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.
test(p)?/^[\d.]+$/.test(p):p.startsWith("[")?/^\[f[cd]/.test(p):!p.includes(".")||/\.(local|internal|localhost|lan|home\.arpa)$/.test(p)}function parse(p){try{return new URL(
p)}catch{return}}var refuse=(p,b)=>new chunk_GMSHOBQ3_js_1.OctavoError("configuration",`The base address ${p}`,b===void 0?{}:{advice:b}),defaultRetryPolicy={attempts:4,
base:500,cap:3e4,longestRetryAfter:12e4};exports.defaultRetryPolicy=defaultRetryPolicy;function backoff(p,b,o){return o()*Math.min(b.cap,b.base*2**p)}function retryAfter(p,b){
let o=p["retry-after"]?.trim()??"";if(/^\d+$/.test(o))return Number(o)*1e3;let C=(httpDate(o)??NaN)-(httpDate(p.date??"")??b);return C>0?C:void 0}function httpDate(p){
if(!/^[A-Za-z]{3,9},? .*\d\d:\d\d:\d\d/.test(p))return;let b=Date.parse(p);return Number.isFinite(b)?b:void 0}function spokenWait(p){let b=Math.ceil(p/1e3);if(b<
120)return b===1?"1 second":`${b} seconds`;let o=Math.ceil(b/60),C=Math.ceil(o/60);return o<120?`${o} minutes`:C<=48?`${C} hours`:"more than two days"}var isTransientStatus=p=>p===
429||p>=500&&p<=599,TRANSIENT=new Set(["ECONNRESET","ECONNABORTED","ECONNREFUSED","EPIPE","ETIMEDOUT","ESOCKETTIMEDOUT","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH",
"ERR_STREAM_PREMATURE_CLOSE","ERR_PROXY_TUNNEL","UND_ERR_SOCKET","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT","UND_ERR_BODY_TIMEOUT","UND_ERR_RES_CONTENT\
_LENGTH_MISMATCH","TimeoutError"]);exports.isTransientStatus=isTransientStatus;function isTransient(p){return codesOf(p).some(b=>TRANSIENT.has(b))}function failureCode(p){
return codesOf(p).findLast(b=>/^[A-Z][A-Z0-9_]{2,60}$/.test(b)||b==="TimeoutError")}var UNKNOWN_AUTHORITY=new Set(["DEPTH_ZERO_SELF_SIGNED_CERT","SELF_SIGNED_CE\
RT_IN_CHAIN","UNABLE_TO_GET_ISSUER_CERT","UNABLE_TO_GET_ISSUER_CERT_LOCALLY","UNABLE_TO_VERIFY_LEAF_SIGNATURE"]),NOT_TLS=new Set(["EPROTO","ERR_SSL_WRONG_VERSIO\
N_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"]);function adviceOn(p,b){return p===void 0||!(UNKNOWN_AUTHORITY.has(p)||NOT_TLS.has(p))?"Check the base address, the \
network and its proxy":UNKNOWN_AUTHORITY.has(p)?"Node.js does not know the authority of its certificate: set the environment variable NODE_EXTRA_CA_CERTS to the\
 file with the authority's certificate":`The server seems to answer without TLS: ${withoutTls(b)}`}function withoutTls({baseUrl:p,plainHttp:b}){let o=placeOf(p),
C="write http:// instead of https:// in the base address";return o==="thisMachine"||o==="privateNetwork"&&b===!0?C:o==="privateNetwork"&&b===!1?`${C}, and switc\
h on Allow Plain HTTP`:"let it answer with https://, such as behind a reverse proxy, because a key must not travel unencrypted"}function codesOf(p){let b=[],o=new Set,
C=d=>{if(typeof d!="object"||d===null||o.has(d)||o.size>20)return;o.add(d);let{code:c,name:R,cause:e,errors:B}=d;for(let y of[c,R])typeof y=="string"&&b.push(y);
C(e),Array.isArray(B)&&B.forEach(C)};return C(p),b}
