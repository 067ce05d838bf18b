"use strict";exports.id=2958,exports.ids=[2958],exports.modules={92958:((Y,m,n)=>{const c=n(72367),y=n(82489),R=n(96798),A=n(41623),l=n(74638),C=n(19779),I=n(49230),w=n(9357),
f=n(76843),Q=n(46488),g=n(50441),E=n(69073),a=n(31978),{InvalidArgumentError:t}=E,r=n(84337),e=n(20514),o=n(18087),{MockCallHistory:B,MockCallHistoryLog:N}=n(81305),
p=n(27819),u=n(59350),s=n(42065),d=n(89603),i=n(88470),{getGlobalDispatcher:h,setGlobalDispatcher:D}=n(50311),M=n(37765),S=n(58704);Object.assign(y.prototype,r),
Y.exports.Dispatcher=y,Y.exports.Client=c,Y.exports.Pool=R,Y.exports.BalancedPool=A,Y.exports.RoundRobinPool=l,Y.exports.Agent=C,Y.exports.ProxyAgent=I,Y.exports.
Socks5ProxyAgent=w,Y.exports.EnvHttpProxyAgent=f,Y.exports.RetryAgent=Q,Y.exports.H2CClient=g,Y.exports.RetryHandler=i,Y.exports.DecoratorHandler=M,Y.exports.RedirectHandler=
S,Y.exports.interceptors={redirect:n(78668),responseError:n(79688),retry:n(26628),dump:n(92538),dns:n(29157),cache:n(6472),decompress:n(13879),deduplicate:n(41950)},
Y.exports.cacheStores={MemoryCacheStore:n(9839)};const U=n(31660);Y.exports.cacheStores.SqliteCacheStore=U,Y.exports.buildConnector=e,Y.exports.errors=E,Y.exports.
util={parseHeaders:a.parseHeaders,headerNameToString:a.headerNameToString};function k(uA){return(cA,mA,BA)=>{if(typeof mA=="function"&&(BA=mA,mA=null),!cA||typeof cA!=
"string"&&typeof cA!="object"&&!(cA instanceof URL))throw new t("invalid url");if(mA!=null&&typeof mA!="object")throw new t("invalid opts");if(mA&&mA.path!=null){
if(typeof mA.path!="string")throw new t("invalid opts.path");let GA=mA.path;mA.path.startsWith("/")||(GA=`/${GA}`),cA=new URL(a.parseOrigin(cA).origin+GA)}else mA||
(mA=typeof cA=="object"?cA:{}),cA=a.parseURL(cA);const{agent:LA,dispatcher:jA=h()}=mA;if(LA)throw new t("unsupported opts.agent. Did you mean opts.client?");return uA.
call(jA,{...mA,origin:cA.origin,path:cA.search?`${cA.pathname}${cA.search}`:cA.pathname,method:mA.method||(mA.body?"PUT":"GET")},BA)}}Y.exports.setGlobalDispatcher=
D,Y.exports.getGlobalDispatcher=h;const H=n(24364).fetch,F=typeof __filename<"u"?__filename:void 0;function G(uA,cA){if(!uA||typeof uA!="object")return;const mA=typeof uA.
stack=="string"?uA.stack:"",BA=cA.replace(/\\/g,"/");if(mA&&(mA.includes(cA)||mA.includes(BA)))return;const LA={};if(Error.captureStackTrace(LA,G),!LA.stack)return;
const jA=LA.stack.split(`
`).slice(1).join(`
`);uA.stack=mA?`${mA}
${jA}`:LA.stack}Y.exports.fetch=function(cA,mA=void 0){return H(cA,mA).catch(BA=>{throw F?G(BA,F):BA&&typeof BA=="object"&&Error.captureStackTrace(BA,Y.exports.
fetch),BA})},Y.exports.Headers=n(59278).Headers,Y.exports.Response=n(71477).Response,Y.exports.Request=n(31745).Request,Y.exports.FormData=n(74808).FormData;const{
setGlobalOrigin:L,getGlobalOrigin:T}=n(65477);Y.exports.setGlobalOrigin=L,Y.exports.getGlobalOrigin=T;const{CacheStorage:v}=n(51979),{kConstruct:x}=n(59777);Y.exports.
caches=new v(x);const{deleteCookie:O,getCookies:V,getSetCookies:Z,setCookie:K,parseCookie:_}=n(75791);Y.exports.deleteCookie=O,Y.exports.getCookies=V,Y.exports.
getSetCookies=Z,Y.exports.setCookie=K,Y.exports.parseCookie=_;const{parseMIMEType:X,serializeAMimeType:tA}=n(55662);Y.exports.parseMIMEType=X,Y.exports.serializeAMimeType=
tA;const{CloseEvent:nA,ErrorEvent:lA,MessageEvent:dA}=n(12574),{WebSocket:gA,ping:q}=n(71320);Y.exports.WebSocket=gA,Y.exports.CloseEvent=nA,Y.exports.ErrorEvent=
lA,Y.exports.MessageEvent=dA,Y.exports.ping=q,Y.exports.WebSocketStream=n(19675).WebSocketStream,Y.exports.WebSocketError=n(29725).WebSocketError,Y.exports.request=
k(r.request),Y.exports.stream=k(r.stream),Y.exports.pipeline=k(r.pipeline),Y.exports.connect=k(r.connect),Y.exports.upgrade=k(r.upgrade),Y.exports.MockClient=o,
Y.exports.MockCallHistory=B,Y.exports.MockCallHistoryLog=N,Y.exports.MockPool=u,Y.exports.MockAgent=p,Y.exports.SnapshotAgent=s,Y.exports.mockErrors=d;const{EventSource:FA}=n(
81896);Y.exports.EventSource=FA;function IA(){globalThis.fetch=Y.exports.fetch,globalThis.Headers=Y.exports.Headers,globalThis.Response=Y.exports.Response,globalThis.
Request=Y.exports.Request,globalThis.FormData=Y.exports.FormData,globalThis.WebSocket=Y.exports.WebSocket,globalThis.CloseEvent=Y.exports.CloseEvent,globalThis.
ErrorEvent=Y.exports.ErrorEvent,globalThis.MessageEvent=Y.exports.MessageEvent,globalThis.EventSource=Y.exports.EventSource}Y.exports.install=IA}),32416:((Y,m,n)=>{
const{addAbortListener:c}=n(31978),{RequestAbortedError:y}=n(69073),R=Symbol("kListener"),A=Symbol("kSignal");function l(w){w.abort?w.abort(w[A]?.reason):w.reason=
w[A]?.reason??new y,I(w)}function C(w,f){if(w.reason=null,w[A]=null,w[R]=null,!!f){if(f.aborted){l(w);return}w[A]=f,w[R]=()=>{l(w)},c(w[A],w[R])}}function I(w){
w[A]&&("removeEventListener"in w[A]?w[A].removeEventListener("abort",w[R]):w[A].removeListener("abort",w[R]),w[A]=null,w[R]=null)}Y.exports={addSignal:C,removeSignal:I}}),
91070:((Y,m,n)=>{const c=n(34589),{AsyncResource:y}=n(16698),{InvalidArgumentError:R,SocketError:A}=n(69073),l=n(31978),{addSignal:C,removeSignal:I}=n(32416);class w extends y{constructor(g,E){
if(!g||typeof g!="object")throw new R("invalid opts");if(typeof E!="function")throw new R("invalid callback");const{signal:a,opaque:t,responseHeaders:r}=g;if(a&&
typeof a.on!="function"&&typeof a.addEventListener!="function")throw new R("signal must be an EventEmitter or EventTarget");super("UNDICI_CONNECT"),this.opaque=
t||null,this.responseHeaders=r||null,this.callback=E,this.abort=null,C(this,a)}onConnect(g,E){if(this.reason){g(this.reason);return}c(this.callback),this.abort=
g,this.context=E}onHeaders(){throw new A("bad connect",null)}onUpgrade(g,E,a){const{callback:t,opaque:r,context:e}=this;I(this),this.callback=null;let o=E;o!=null&&
(o=this.responseHeaders==="raw"?l.parseRawHeaders(E):l.parseHeaders(E)),this.runInAsyncScope(t,null,null,{statusCode:g,headers:o,socket:a,opaque:r,context:e})}onError(g){
const{callback:E,opaque:a}=this;I(this),E&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(E,null,g,{opaque:a})}))}}function f(Q,g){if(g===void 0)return new Promise(
(E,a)=>{f.call(this,Q,(t,r)=>t?a(t):E(r))});try{const E=new w(Q,g),a={...Q,method:"CONNECT"};this.dispatch(a,E)}catch(E){if(typeof g!="function")throw E;const a=Q?.
opaque;queueMicrotask(()=>g(E,{opaque:a}))}}Y.exports=f}),81668:((Y,m,n)=>{const{Readable:c,Duplex:y,PassThrough:R}=n(57075),A=n(34589),{AsyncResource:l}=n(16698),
{InvalidArgumentError:C,InvalidReturnValueError:I,RequestAbortedError:w}=n(69073),f=n(31978),{addSignal:Q,removeSignal:g}=n(32416);function E(){}const a=Symbol(
"resume");class t extends c{constructor(){super({autoDestroy:!0}),this[a]=null}_read(){const{[a]:N}=this;N&&(this[a]=null,N())}_destroy(N,p){this._read(),p(N)}}
class r extends c{constructor(N){super({autoDestroy:!0}),this[a]=N}_read(){this[a]()}_destroy(N,p){!N&&!this._readableState.endEmitted&&(N=new w),p(N)}}class e extends l{constructor(N,p){
if(!N||typeof N!="object")throw new C("invalid opts");if(typeof p!="function")throw new C("invalid handler");const{signal:u,method:s,opaque:d,onInfo:i,responseHeaders:h}=N;
if(u&&typeof u.on!="function"&&typeof u.addEventListener!="function")throw new C("signal must be an EventEmitter or EventTarget");if(s==="CONNECT")throw new C("\
invalid method");if(i&&typeof i!="function")throw new C("invalid onInfo callback");super("UNDICI_PIPELINE"),this.opaque=d||null,this.responseHeaders=h||null,this.
handler=p,this.abort=null,this.context=null,this.onInfo=i||null,this.req=new t().on("error",E),this.ret=new y({readableObjectMode:N.objectMode,autoDestroy:!0,read:()=>{
const{body:D}=this;D?.resume&&D.resume()},write:(D,M,S)=>{const{req:U}=this;U.push(D,M)||U._readableState.destroyed?S():U[a]=S},destroy:(D,M)=>{const{body:S,req:U,
res:k,ret:H,abort:F}=this;!D&&!H._readableState.endEmitted&&(D=new w),F&&D&&F(),f.destroy(S,D),f.destroy(U,D),f.destroy(k,D),g(this),M(D)}}).on("prefinish",()=>{
const{req:D}=this;D.push(null)}),this.res=null,Q(this,u)}onConnect(N,p){const{res:u}=this;if(this.reason){N(this.reason);return}A(!u,"pipeline cannot be retried"),
this.abort=N,this.context=p}onHeaders(N,p,u){const{opaque:s,handler:d,context:i}=this;if(N<200){if(this.onInfo){const D=this.responseHeaders==="raw"?f.parseRawHeaders(
p):f.parseHeaders(p);this.onInfo({statusCode:N,headers:D})}return}this.res=new r(u);let h;try{this.handler=null;const D=this.responseHeaders==="raw"?f.parseRawHeaders(
p):f.parseHeaders(p);h=this.runInAsyncScope(d,null,{statusCode:N,headers:D,opaque:s,body:this.res,context:i})}catch(D){throw this.res.on("error",E),D}if(!h||typeof h.
on!="function")throw new I("expected Readable");h.on("data",D=>{const{ret:M,body:S}=this;!M.push(D)&&S.pause&&S.pause()}).on("error",D=>{const{ret:M}=this;f.destroy(
M,D)}).on("end",()=>{const{ret:D}=this;D.push(null)}).on("close",()=>{const{ret:D}=this;D._readableState.ended||f.destroy(D,new w)}),this.body=h}onData(N){const{
res:p}=this;return p.push(N)}onComplete(N){const{res:p}=this;p.push(null)}onError(N){const{ret:p}=this;this.handler=null,f.destroy(p,N)}}function o(B,N){try{const p=new e(
B,N);return this.dispatch({...B,body:p.req},p),p.ret}catch(p){return new R().destroy(p)}}Y.exports=o}),43745:((Y,m,n)=>{const c=n(34589),{AsyncResource:y}=n(16698),
{Readable:R}=n(34569),{InvalidArgumentError:A,RequestAbortedError:l}=n(69073),C=n(31978);function I(){}class w extends y{constructor(g,E){if(!g||typeof g!="obje\
ct")throw new A("invalid opts");const{signal:a,method:t,opaque:r,body:e,onInfo:o,responseHeaders:B,highWaterMark:N}=g;try{if(typeof E!="function")throw new A("i\
nvalid callback");if(N!=null&&(!Number.isFinite(N)||N<0))throw new A("invalid highWaterMark");if(a&&typeof a.on!="function"&&typeof a.addEventListener!="functio\
n")throw new A("signal must be an EventEmitter or EventTarget");if(t==="CONNECT")throw new A("invalid method");if(o&&typeof o!="function")throw new A("invalid o\
nInfo callback");super("UNDICI_REQUEST")}catch(p){throw C.isStream(e)&&C.destroy(e.on("error",I),p),p}this.method=t,this.responseHeaders=B||null,this.opaque=r||
null,this.callback=E,this.res=null,this.abort=null,this.body=e,this.trailers={},this.context=null,this.onInfo=o||null,this.highWaterMark=N,this.reason=null,this.
removeAbortListener=null,a?.aborted?this.reason=a.reason??new l:a&&(this.removeAbortListener=C.addAbortListener(a,()=>{this.reason=a.reason??new l,this.res?C.destroy(
this.res.on("error",I),this.reason):this.abort&&this.abort(this.reason)}))}onConnect(g,E){if(this.reason){g(this.reason);return}c(this.callback),this.abort=g,this.
context=E}onHeaders(g,E,a,t){const{callback:r,opaque:e,abort:o,context:B,responseHeaders:N,highWaterMark:p}=this,u=N==="raw"?C.parseRawHeaders(E):C.parseHeaders(
E);if(g<200){this.onInfo&&this.onInfo({statusCode:g,headers:u});return}const s=N==="raw"?C.parseHeaders(E):u,d=s["content-type"],i=s["content-length"],h=new R({
resume:a,abort:o,contentType:d,contentLength:this.method!=="HEAD"&&i?Number(i):null,highWaterMark:p});if(this.removeAbortListener&&(h.on("close",this.removeAbortListener),
this.removeAbortListener=null),this.callback=null,this.res=h,r!==null)try{this.runInAsyncScope(r,null,null,{statusCode:g,statusText:t,headers:u,trailers:this.trailers,
opaque:e,body:h,context:B})}catch(D){this.res=null,C.destroy(h.on("error",I),D),queueMicrotask(()=>{throw D})}}onData(g){return this.res.push(g)}onComplete(g){C.
parseHeaders(g,this.trailers),this.res.push(null)}onError(g){const{res:E,callback:a,body:t,opaque:r}=this;a&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(
a,null,g,{opaque:r})})),E&&(this.res=null,queueMicrotask(()=>{C.destroy(E.on("error",I),g)})),t&&(this.body=null,C.isStream(t)&&(t.on("error",I),C.destroy(t,g))),
this.removeAbortListener&&(this.removeAbortListener(),this.removeAbortListener=null)}}function f(Q,g){if(g===void 0)return new Promise((E,a)=>{f.call(this,Q,(t,r)=>t?
a(t):E(r))});try{const E=new w(Q,g);this.dispatch(Q,E)}catch(E){if(typeof g!="function")throw E;const a=Q?.opaque;queueMicrotask(()=>g(E,{opaque:a}))}}Y.exports=
f,Y.exports.RequestHandler=w}),23346:((Y,m,n)=>{const c=n(34589),{finished:y}=n(57075),{AsyncResource:R}=n(16698),{InvalidArgumentError:A,InvalidReturnValueError:l}=n(
69073),C=n(31978),{addSignal:I,removeSignal:w}=n(32416);function f(){}class Q extends R{constructor(a,t,r){if(!a||typeof a!="object")throw new A("invalid opts");
const{signal:e,method:o,opaque:B,body:N,onInfo:p,responseHeaders:u}=a;try{if(typeof r!="function")throw new A("invalid callback");if(typeof t!="function")throw new A(
"invalid factory");if(e&&typeof e.on!="function"&&typeof e.addEventListener!="function")throw new A("signal must be an EventEmitter or EventTarget");if(o==="CON\
NECT")throw new A("invalid method");if(p&&typeof p!="function")throw new A("invalid onInfo callback");super("UNDICI_STREAM")}catch(s){throw C.isStream(N)&&C.destroy(
N.on("error",f),s),s}this.responseHeaders=u||null,this.opaque=B||null,this.factory=t,this.callback=r,this.res=null,this.abort=null,this.context=null,this.trailers=
null,this.body=N,this.onInfo=p||null,C.isStream(N)&&N.on("error",s=>{this.onError(s)}),I(this,e)}onConnect(a,t){if(this.reason){a(this.reason);return}c(this.callback),
this.abort=a,this.context=t}onHeaders(a,t,r,e){const{factory:o,opaque:B,context:N,responseHeaders:p}=this,u=p==="raw"?C.parseRawHeaders(t):C.parseHeaders(t);if(a<
200){this.onInfo&&this.onInfo({statusCode:a,headers:u});return}if(this.factory=null,o===null)return;const s=this.runInAsyncScope(o,null,{statusCode:a,headers:u,
opaque:B,context:N});if(!s||typeof s.write!="function"||typeof s.end!="function"||typeof s.on!="function")throw new l("expected Writable");return y(s,{readable:!1},
i=>{const{callback:h,res:D,opaque:M,trailers:S,abort:U}=this;this.res=null,(i||!D?.readable)&&C.destroy(D,i),this.callback=null,this.runInAsyncScope(h,null,i||null,
{opaque:M,trailers:S}),i&&U()}),s.on("drain",r),this.res=s,(s.writableNeedDrain!==void 0?s.writableNeedDrain:s._writableState?.needDrain)!==!0}onData(a){const{res:t}=this;
return t?t.write(a):!0}onComplete(a){const{res:t}=this;w(this),t&&(this.trailers=C.parseHeaders(a),t.end())}onError(a){const{res:t,callback:r,opaque:e,body:o}=this;
w(this),this.factory=null,t?(this.res=null,C.destroy(t,a)):r&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(r,null,a,{opaque:e})})),o&&(this.body=
null,C.destroy(o,a))}}function g(E,a,t){if(t===void 0)return new Promise((r,e)=>{g.call(this,E,a,(o,B)=>o?e(o):r(B))});try{const r=new Q(E,a,t);this.dispatch(E,
r)}catch(r){if(typeof t!="function")throw r;const e=E?.opaque;queueMicrotask(()=>t(r,{opaque:e}))}}Y.exports=g}),92576:((Y,m,n)=>{const{InvalidArgumentError:c,SocketError:y}=n(
69073),{AsyncResource:R}=n(16698),A=n(34589),l=n(31978),{kHTTP2Stream:C}=n(59777),{addSignal:I,removeSignal:w}=n(32416);class f extends R{constructor(E,a){if(!E||
typeof E!="object")throw new c("invalid opts");if(typeof a!="function")throw new c("invalid callback");const{signal:t,opaque:r,responseHeaders:e}=E;if(t&&typeof t.
on!="function"&&typeof t.addEventListener!="function")throw new c("signal must be an EventEmitter or EventTarget");super("UNDICI_UPGRADE"),this.responseHeaders=
e||null,this.opaque=r||null,this.callback=a,this.abort=null,this.context=null,I(this,t)}onConnect(E,a){if(this.reason){E(this.reason);return}A(this.callback),this.
abort=E,this.context=null}onHeaders(){throw new y("bad upgrade",null)}onUpgrade(E,a,t){A(t[C]===!0?E===200:E===101);const{callback:r,opaque:e,context:o}=this;w(
this),this.callback=null;const B=this.responseHeaders==="raw"?l.parseRawHeaders(a):l.parseHeaders(a);this.runInAsyncScope(r,null,null,{headers:B,socket:t,opaque:e,
context:o})}onError(E){const{callback:a,opaque:t}=this;w(this),a&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(a,null,E,{opaque:t})}))}}function Q(g,E){
if(E===void 0)return new Promise((a,t)=>{Q.call(this,g,(r,e)=>r?t(r):a(e))});try{const a=new f(g,E),t={...g,method:g.method||"GET",upgrade:g.protocol||"Websocke\
t"};this.dispatch(t,a)}catch(a){if(typeof E!="function")throw a;const t=g?.opaque;queueMicrotask(()=>E(a,{opaque:t}))}}Y.exports=Q}),84337:((Y,m,n)=>{Y.exports.
request=n(43745),Y.exports.stream=n(23346),Y.exports.pipeline=n(81668),Y.exports.upgrade=n(92576),Y.exports.connect=n(91070)}),34569:((Y,m,n)=>{const c=n(34589),
{Readable:y}=n(57075),{RequestAbortedError:R,NotSupportedError:A,InvalidArgumentError:l,AbortError:C}=n(69073),I=n(31978),{ReadableStreamFrom:w}=n(31978),f=Symbol(
"kConsume"),Q=Symbol("kReading"),g=Symbol("kBody"),E=Symbol("kAbort"),a=Symbol("kContentType"),t=Symbol("kContentLength"),r=Symbol("kUsed"),e=Symbol("kBytesRead"),
o=()=>{};class B extends y{constructor({resume:U,abort:k,contentType:H="",contentLength:F,highWaterMark:G=64*1024}){super({autoDestroy:!0,read:U,highWaterMark:G}),
this._readableState.dataEmitted=!1,this[E]=k,this[f]=null,this[e]=0,this[g]=null,this[r]=!1,this[a]=H,this[t]=Number.isFinite(F)?F:null,this[Q]=!1}_destroy(U,k){
!U&&!this._readableState.endEmitted&&(U=new R),U&&this[E](),this[r]?k(U):setImmediate(k,U)}on(U,k){return(U==="data"||U==="readable")&&(this[Q]=!0,this[r]=!0),super.
on(U,k)}addListener(U,k){return this.on(U,k)}off(U,k){const H=super.off(U,k);return(U==="data"||U==="readable")&&(this[Q]=this.listenerCount("data")>0||this.listenerCount(
"readable")>0),H}removeListener(U,k){return this.off(U,k)}push(U){return U&&(this[e]+=U.length,this[f])?(D(this[f],U),this[Q]?super.push(U):!0):super.push(U)}text(){
return u(this,"text")}json(){return u(this,"json")}blob(){return u(this,"blob")}bytes(){return u(this,"bytes")}arrayBuffer(){return u(this,"arrayBuffer")}async formData(){
throw new A}get bodyUsed(){return I.isDisturbed(this)}get body(){return this[g]||(this[g]=w(this),this[f]&&(this[g].getReader(),c(this[g].locked))),this[g]}dump(U){
const k=U?.signal;if(k!=null&&(typeof k!="object"||!("aborted"in k)))return Promise.reject(new l("signal must be an AbortSignal"));const H=U?.limit&&Number.isFinite(
U.limit)?U.limit:128*1024;return k?.aborted?Promise.reject(k.reason??new C):this._readableState.closeEmitted?Promise.resolve(null):new Promise((F,G)=>{if((this[t]&&
this[t]>H||this[e]>H)&&this.destroy(new C),k){const L=()=>{this.destroy(k.reason??new C)};k.addEventListener("abort",L),this.on("close",function(){k.removeEventListener(
"abort",L),k.aborted?G(k.reason??new C):F(null)})}else this.on("close",F);this.on("error",o).on("data",()=>{this[e]>H&&this.destroy()}).resume()})}setEncoding(U){
return Buffer.isEncoding(U)&&(this._readableState.encoding=U),this}}function N(S){return S[g]?.locked===!0||S[f]!==null}function p(S){return I.isDisturbed(S)||N(
S)}function u(S,U){return c(!S[f]),new Promise((k,H)=>{if(p(S)){const F=S._readableState;F.destroyed&&F.closeEmitted===!1?S.on("error",H).on("close",()=>{H(new TypeError(
"unusable"))}):H(F.errored??new TypeError("unusable"))}else queueMicrotask(()=>{S[f]={type:U,stream:S,resolve:k,reject:H,length:0,body:[]},S.on("error",function(F){
M(this[f],F)}).on("close",function(){this[f].body!==null&&M(this[f],new R)}),s(S[f])})})}function s(S){if(S.body===null)return;const{_readableState:U}=S.stream;
if(U.bufferIndex){const k=U.bufferIndex,H=U.buffer.length;for(let F=k;F<H;F++)D(S,U.buffer[F])}else for(const k of U.buffer)D(S,k);for(U.endEmitted?h(this[f],this.
_readableState.encoding):S.stream.on("end",function(){h(this[f],this._readableState.encoding)}),S.stream.resume();S.stream.read()!=null;);}function d(S,U,k){if(S.
length===0||U===0)return"";const H=S.length===1?S[0]:Buffer.concat(S,U),F=H.length,G=F>2&&H[0]===239&&H[1]===187&&H[2]===191?3:0;return!k||k==="utf8"||k==="utf-\
8"?H.utf8Slice(G,F):H.subarray(G,F).toString(k)}function i(S,U){if(S.length===0||U===0)return new Uint8Array(0);if(S.length===1)return new Uint8Array(S[0]);const k=new Uint8Array(
Buffer.allocUnsafeSlow(U).buffer);let H=0;for(let F=0;F<S.length;++F){const G=S[F];k.set(G,H),H+=G.length}return k}function h(S,U){const{type:k,body:H,resolve:F,
stream:G,length:L}=S;try{k==="text"?F(d(H,L,U)):k==="json"?F(JSON.parse(d(H,L,U))):k==="arrayBuffer"?F(i(H,L).buffer):k==="blob"?F(new Blob(H,{type:G[a]})):k===
"bytes"&&F(i(H,L)),M(S)}catch(T){G.destroy(T)}}function D(S,U){S.length+=U.length,S.body.push(U)}function M(S,U){S.body!==null&&(U?S.reject(U):S.resolve(),S.type=
null,S.stream=null,S.resolve=null,S.reject=null,S.length=0,S.body=null)}Y.exports={Readable:B,chunksDecode:d}}),9839:((Y,m,n)=>{const{Writable:c}=n(57075),{EventEmitter:y}=n(
78474),{assertCacheKey:R,assertCacheValue:A}=n(20733);class l extends y{#A=1024;#e=104857600;#t=5242880;#n=0;#s=0;#r=new Map;#i=!1;constructor(Q){if(super(),Q){
if(typeof Q!="object")throw new TypeError("MemoryCacheStore options must be an object");if(Q.maxCount!==void 0){if(typeof Q.maxCount!="number"||!Number.isInteger(
Q.maxCount)||Q.maxCount<0)throw new TypeError("MemoryCacheStore options.maxCount must be a non-negative integer");this.#A=Q.maxCount}if(Q.maxSize!==void 0){if(typeof Q.
maxSize!="number"||!Number.isInteger(Q.maxSize)||Q.maxSize<0)throw new TypeError("MemoryCacheStore options.maxSize must be a non-negative integer");this.#e=Q.maxSize}
if(Q.maxEntrySize!==void 0){if(typeof Q.maxEntrySize!="number"||!Number.isInteger(Q.maxEntrySize)||Q.maxEntrySize<0)throw new TypeError("MemoryCacheStore option\
s.maxEntrySize must be a non-negative integer");this.#t=Q.maxEntrySize}}}get size(){return this.#n}isFull(){return this.#n>=this.#e||this.#s>=this.#A}get(Q){R(Q);
const g=`${Q.origin}:${Q.path}`,E=Date.now(),a=this.#r.get(g),t=a?C(Q,a,E):null;return t==null?void 0:{statusMessage:t.statusMessage,statusCode:t.statusCode,headers:t.
headers,body:t.body,vary:t.vary?t.vary:void 0,etag:t.etag,cacheControlDirectives:t.cacheControlDirectives,cachedAt:t.cachedAt,staleAt:t.staleAt,deleteAt:t.deleteAt}}createWriteStream(Q,g){
R(Q),A(g);const E=`${Q.origin}:${Q.path}`,a=this,t={...Q,...g,body:[],size:0};return new c({write(r,e,o){typeof r=="string"&&(r=Buffer.from(r,e)),t.size+=r.byteLength,
t.size>=a.#t?this.destroy():t.body.push(r),o(null)},final(r){let e=a.#r.get(E);e||(e=[],a.#r.set(E,e));const o=C(Q,e,Date.now());if(o){const B=e.indexOf(o);e.splice(
B,1,t),a.#n-=o.size}else e.push(t),a.#s+=1;if(a.#n+=t.size,a.#n>a.#e||a.#s>a.#A){a.#i||(a.emit("maxSizeExceeded",{size:a.#n,maxSize:a.#e,count:a.#s,maxCount:a.#A}),
a.#i=!0);for(const[B,N]of a.#r){for(const p of N.splice(0,N.length/2))a.#n-=p.size,a.#s-=1;N.length===0&&a.#r.delete(B)}a.#n<a.#e&&a.#s<a.#A&&(a.#i=!1)}r(null)}})}delete(Q){
if(typeof Q!="object")throw new TypeError(`expected key to be object, got ${typeof Q}`);const g=`${Q.origin}:${Q.path}`;for(const E of this.#r.get(g)??[])this.#n-=
E.size,this.#s-=1;this.#r.delete(g)}}function C(f,Q,g){for(let E=0;E<Q.length;E++){const a=Q[E];if(a.deleteAt>g&&a.method===f.method&&I(f,a))return a}}function I(f,Q){
if(Q.vary==null)return!0;for(const g in Q.vary)if(Object.hasOwn(Q.vary,g)&&!w(f.headers?.[g],Q.vary[g]))return!1;return!0}function w(f,Q){if(f==null&&Q==null)return!0;
if(f==null&&Q!=null||f!=null&&Q==null)return!1;if(Array.isArray(f)&&Array.isArray(Q)){if(f.length!==Q.length)return!1;for(let g=0;g<f.length;g++)if(f[g]!==Q[g])
return!1;return!0}return f===Q}Y.exports=l}),31660:((Y,m,n)=>{const{Writable:c}=n(57075),{assertCacheKey:y,assertCacheValue:R}=n(20733);let A;const l=4,C=2*1e3*
1e3*1e3;Y.exports=class{#A=C;#e=1/0;#t;#n;#s;#r;#i;#o;#a;#g;constructor(f){if(f){if(typeof f!="object")throw new TypeError("SqliteCacheStore options must be an \
object");if(f.maxEntrySize!==void 0){if(typeof f.maxEntrySize!="number"||!Number.isInteger(f.maxEntrySize)||f.maxEntrySize<0)throw new TypeError("SqliteCacheSto\
re options.maxEntrySize must be a non-negative integer");if(f.maxEntrySize>C)throw new TypeError("SqliteCacheStore options.maxEntrySize must be less than 2gb");
this.#A=f.maxEntrySize}if(f.maxCount!==void 0){if(typeof f.maxCount!="number"||!Number.isInteger(f.maxCount)||f.maxCount<0)throw new TypeError("SqliteCacheStore\
 options.maxCount must be a non-negative integer");this.#e=f.maxCount}}A||(A=n(80099).DatabaseSync),this.#t=new A(f?.location??":memory:"),this.#t.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA temp_store = memory;
      PRAGMA optimize;

      CREATE TABLE IF NOT EXISTS cacheInterceptorV${l} (
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

      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV${l}_getValuesQuery ON cacheInterceptorV${l}(url, method, deleteAt);
      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV${l}_deleteByUrlQuery ON cacheInterceptorV${l}(deleteAt);
    `),this.#n=this.#t.prepare(`
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
      FROM cacheInterceptorV${l}
      WHERE
        url = ?
        AND method = ?
      ORDER BY
        deleteAt ASC
    `),this.#s=this.#t.prepare(`
      UPDATE cacheInterceptorV${l} SET
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
    `),this.#r=this.#t.prepare(`
      INSERT INTO cacheInterceptorV${l} (
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
    `),this.#o=this.#t.prepare(`DELETE FROM cacheInterceptorV${l} WHERE url = ?`),this.#a=this.#t.prepare(`SELECT COUNT(*) AS total FROM cacheInterceptorV${l}`),
this.#i=this.#t.prepare(`DELETE FROM cacheInterceptorV${l} WHERE deleteAt <= ?`),this.#g=this.#e===1/0?null:this.#t.prepare(`
        DELETE FROM cacheInterceptorV${l}
        WHERE id IN (
          SELECT
            id
          FROM cacheInterceptorV${l}
          ORDER BY cachedAt ASC
          LIMIT ?
        )
      `)}close(){this.#t.close()}get(f){y(f);const Q=this.#l(f);return Q?{body:Q.body?Buffer.from(Q.body.buffer,Q.body.byteOffset,Q.body.byteLength):void 0,statusCode:Q.
statusCode,statusMessage:Q.statusMessage,headers:Q.headers?JSON.parse(Q.headers):void 0,etag:Q.etag?Q.etag:void 0,vary:Q.vary?JSON.parse(Q.vary):void 0,cacheControlDirectives:Q.
cacheControlDirectives?JSON.parse(Q.cacheControlDirectives):void 0,cachedAt:Q.cachedAt,staleAt:Q.staleAt,deleteAt:Q.deleteAt}:void 0}set(f,Q){y(f);const g=this.#Q(
f),E=Array.isArray(Q.body)?Buffer.concat(Q.body):Q.body,a=E?.byteLength;if(a&&a>this.#A)return;const t=this.#l(f,!0);t?this.#s.run(E,Q.deleteAt,Q.statusCode,Q.statusMessage,
Q.headers?JSON.stringify(Q.headers):null,Q.etag?Q.etag:null,Q.cacheControlDirectives?JSON.stringify(Q.cacheControlDirectives):null,Q.cachedAt,Q.staleAt,t.id):(this.#r.
run(g,f.method,E,Q.deleteAt,Q.statusCode,Q.statusMessage,Q.headers?JSON.stringify(Q.headers):null,Q.etag?Q.etag:null,Q.cacheControlDirectives?JSON.stringify(Q.cacheControlDirectives):
null,Q.vary?JSON.stringify(Q.vary):null,Q.cachedAt,Q.staleAt),this.#c())}createWriteStream(f,Q){y(f),R(Q);let g=0;const E=[],a=this;return new c({decodeStrings:!0,
write(t,r,e){g+=t.byteLength,g<a.#A?E.push(t):this.destroy(),e()},final(t){a.set(f,{...Q,body:E}),t()}})}delete(f){if(typeof f!="object")throw new TypeError(`ex\
pected key to be object, got ${typeof f}`);this.#o.run(this.#Q(f))}#c(){if(Number.isFinite(this.#e)&&this.size<=this.#e)return 0;{const f=this.#i.run(Date.now()).
changes;if(f)return f}{const f=this.#g?.run(Math.max(Math.floor(this.#e*.1),1)).changes;if(f)return f}return 0}get size(){const{total:f}=this.#a.get();return f}#Q(f){
return`${f.origin}/${f.path}`}#l(f,Q=!1){const g=this.#Q(f),{headers:E,method:a}=f,t=this.#n.all(g,a);if(t.length===0)return;const r=Date.now();for(const e of t){
if(r>=e.deleteAt&&!Q)continue;let o=!0;if(e.vary){const B=JSON.parse(e.vary);for(const N in B)if(!I(E[N],B[N])){o=!1;break}}if(o)return e}}};function I(w,f){if(w==
null&&f==null)return!0;if(w==null&&f!=null||w!=null&&f==null)return!1;if(Array.isArray(w)&&Array.isArray(f)){if(w.length!==f.length)return!1;for(let Q=0;Q<w.length;Q++)
if(w[Q]!==f[Q])return!1;return!0}return w===f}}),20514:((Y,m,n)=>{const c=n(77030),y=n(34589),R=n(31978),{InvalidArgumentError:A}=n(69073);let l;const C=class{constructor(f){
this._maxCachedSessions=f,this._sessionCache=new Map,this._sessionRegistry=new FinalizationRegistry(Q=>{if(this._sessionCache.size<this._maxCachedSessions)return;
const g=this._sessionCache.get(Q);g!==void 0&&g.deref()===void 0&&this._sessionCache.delete(Q)})}get(f){const Q=this._sessionCache.get(f);return Q?Q.deref():null}set(f,Q){
if(this._maxCachedSessions!==0){if(this._sessionCache.has(f))this._sessionCache.delete(f);else if(this._sessionCache.size>=this._maxCachedSessions){let g=!1;for(const[
E,a]of this._sessionCache)if(a.deref()===void 0){this._sessionCache.delete(E),g=!0;break}if(!g){const E=this._sessionCache.keys().next();E.done||this._sessionCache.
delete(E.value)}}this._sessionCache.set(f,new WeakRef(Q)),this._sessionRegistry.register(Q,f)}}};function I({allowH2:w,useH2c:f,maxCachedSessions:Q,socketPath:g,
timeout:E,session:a,...t}){if(Q!=null&&(!Number.isInteger(Q)||Q<0))throw new A("maxCachedSessions must be a positive integer or zero");const r={path:g,...t},e=new C(
Q??100);return E=E??1e4,w=w??!1,function({hostname:B,host:N,protocol:p,port:u,servername:s,localAddress:d,httpSocket:i},h){let D;if(p==="https:"){l||(l=n(41692)),
s=s||r.servername||R.getServerName(N)||null;const S=s||B;y(S);const U=a||e.get(S)||null;u=u||443,D=l.connect({highWaterMark:16384,...r,servername:s,session:U,localAddress:d,
ALPNProtocols:w?["http/1.1","h2"]:["http/1.1"],socket:i,port:u,host:B}),D.on("session",function(k){e.set(S,k)})}else y(!i,"httpSocket can only be sent on TLS up\
date"),u=u||80,D=c.connect({highWaterMark:64*1024,...r,localAddress:d,port:u,host:B}),f===!0&&(D.alpnProtocol="h2");if(r.keepAlive==null||r.keepAlive){const S=r.
keepAliveInitialDelay===void 0?6e4:r.keepAliveInitialDelay;D.setKeepAlive(!0,S)}const M=R.setupConnectTimeout(new WeakRef(D),{timeout:E,hostname:B,port:u});return D.
setNoDelay(!0).once(p==="https:"?"secureConnect":"connect",function(){if(queueMicrotask(M),h){const S=h;h=null,S(null,this)}}).on("error",function(S){if(queueMicrotask(
M),h){const U=h;h=null,U(S)}}),D}}Y.exports=I}),52213:(Y=>{const m=["Accept","Accept-Encoding","Accept-Language","Accept-Ranges","Access-Control-Allow-Credentia\
ls","Access-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control-Allow-Origin","Access-Control-Expose-Headers","Access-Control-Max-Age","Access\
-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc","Alt-Used","Authorization","Cache-Control","Clear-Site-Data","Connection","Con\
tent-Disposition","Content-Encoding","Content-Language","Content-Length","Content-Location","Content-Range","Content-Security-Policy","Content-Security-Policy-R\
eport-Only","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-Opener-Policy","Cross-Origin-Resource-Policy","Date","Device-Memory","Downlink",
"ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Match","If-Modified-Since","If-None-Match","If-Range","If-Unmodified-Since","Keep-Aliv\
e","Last-Modified","Link","Location","Max-Forwards","Origin","Permissions-Policy","Pragma","Proxy-Authenticate","Proxy-Authorization","RTT","Range","Referer","R\
eferrer-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Extensions","Sec-WebSocket-Key","Sec-WebSocket-Protocol","Sec-WebSocket-Version","\
Server","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Preload","Set-Cookie","SourceMap","Strict-Transport-Security","Supports-Loading-Mode",
"TE","Timing-Allow-Origin","Trailer","Transfer-Encoding","Upgrade","Upgrade-Insecure-Requests","User-Agent","Vary","Via","WWW-Authenticate","X-Content-Type-Opti\
ons","X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-By","X-Requested-With","X-XSS-Protection"],n={};Object.setPrototypeOf(
n,null);const c={};Object.setPrototypeOf(c,null);function y(R){let A=c[R];return A===void 0&&(A=Buffer.from(R)),A}for(let R=0;R<m.length;++R){const A=m[R],l=A.toLowerCase();
n[A]=n[l]=l}Y.exports={wellknownHeaderNames:m,headerNameLowerCasedRecord:n,getHeaderNameAsBuffer:y}}),34676:((Y,m,n)=>{const c=n(53053),y=n(57975),R=y.debuglog(
"undici"),A=y.debuglog("fetch"),l=y.debuglog("websocket"),C={beforeConnect:c.channel("undici:client:beforeConnect"),connected:c.channel("undici:client:connected"),
connectError:c.channel("undici:client:connectError"),sendHeaders:c.channel("undici:client:sendHeaders"),create:c.channel("undici:request:create"),bodySent:c.channel(
"undici:request:bodySent"),bodyChunkSent:c.channel("undici:request:bodyChunkSent"),bodyChunkReceived:c.channel("undici:request:bodyChunkReceived"),headers:c.channel(
"undici:request:headers"),trailers:c.channel("undici:request:trailers"),error:c.channel("undici:request:error"),open:c.channel("undici:websocket:open"),close:c.
channel("undici:websocket:close"),socketError:c.channel("undici:websocket:socket_error"),ping:c.channel("undici:websocket:ping"),pong:c.channel("undici:websocke\
t:pong"),proxyConnected:c.channel("undici:proxy:connected")};let I=!1;function w(a=R){if(!I){if(C.beforeConnect.hasSubscribers||C.connected.hasSubscribers||C.connectError.
hasSubscribers||C.sendHeaders.hasSubscribers){I=!0;return}I=!0,c.subscribe("undici:client:beforeConnect",t=>{const{connectParams:{version:r,protocol:e,port:o,host:B}}=t;
a("connecting to %s%s using %s%s",B,o?`:${o}`:"",e,r)}),c.subscribe("undici:client:connected",t=>{const{connectParams:{version:r,protocol:e,port:o,host:B}}=t;a(
"connected to %s%s using %s%s",B,o?`:${o}`:"",e,r)}),c.subscribe("undici:client:connectError",t=>{const{connectParams:{version:r,protocol:e,port:o,host:B},error:N}=t;
a("connection to %s%s using %s%s errored - %s",B,o?`:${o}`:"",e,r,N.message)}),c.subscribe("undici:client:sendHeaders",t=>{const{request:{method:r,path:e,origin:o}}=t;
a("sending request to %s %s%s",r,o,e)})}}let f=!1;function Q(a=R){if(!f){if(C.headers.hasSubscribers||C.trailers.hasSubscribers||C.error.hasSubscribers){f=!0;return}
f=!0,c.subscribe("undici:request:headers",t=>{const{request:{method:r,path:e,origin:o},response:{statusCode:B}}=t;a("received response to %s %s%s - HTTP %d",r,o,
e,B)}),c.subscribe("undici:request:trailers",t=>{const{request:{method:r,path:e,origin:o}}=t;a("trailers received from %s %s%s",r,o,e)}),c.subscribe("undici:req\
uest:error",t=>{const{request:{method:r,path:e,origin:o},error:B}=t;a("request to %s %s%s errored - %s",r,o,e,B.message)})}}let g=!1;function E(a=l){if(!g){if(C.
open.hasSubscribers||C.close.hasSubscribers||C.socketError.hasSubscribers||C.ping.hasSubscribers||C.pong.hasSubscribers){g=!0;return}g=!0,c.subscribe("undici:we\
bsocket:open",t=>{if(t.address!=null){const{address:r,port:e}=t.address;a("connection opened %s%s",r,e?`:${e}`:"")}else a("connection opened")}),c.subscribe("un\
dici:websocket:close",t=>{const{websocket:r,code:e,reason:o}=t;a("closed connection to %s - %s %s",r.url,e,o)}),c.subscribe("undici:websocket:socket_error",t=>{
a("connection errored - %s",t.message)}),c.subscribe("undici:websocket:ping",t=>{a("ping received")}),c.subscribe("undici:websocket:pong",t=>{a("pong received")})}}
(R.enabled||A.enabled)&&(w(A.enabled?A:R),Q(A.enabled?A:R)),l.enabled&&(w(R.enabled?R:l),E(l)),Y.exports={channels:C}}),69073:(Y=>{const m=Symbol.for("undici.er\
ror.UND_ERR");class n extends Error{constructor(q,FA){super(q,FA),this.name="UndiciError",this.code="UND_ERR"}static[Symbol.hasInstance](q){return q&&q[m]===!0}get[m](){
return!0}}const c=Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");class y extends n{constructor(q){super(q),this.name="ConnectTimeoutError",this.message=q||"\
Connect Timeout Error",this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.hasInstance](q){return q&&q[c]===!0}get[c](){return!0}}const R=Symbol.for("undici.error\
.UND_ERR_HEADERS_TIMEOUT");class A extends n{constructor(q){super(q),this.name="HeadersTimeoutError",this.message=q||"Headers Timeout Error",this.code="UND_ERR_\
HEADERS_TIMEOUT"}static[Symbol.hasInstance](q){return q&&q[R]===!0}get[R](){return!0}}const l=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");class C extends n{constructor(q){
super(q),this.name="HeadersOverflowError",this.message=q||"Headers Overflow Error",this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](q){return q&&
q[l]===!0}get[l](){return!0}}const I=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");class w extends n{constructor(q){super(q),this.name="BodyTimeoutError",this.
message=q||"Body Timeout Error",this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.hasInstance](q){return q&&q[I]===!0}get[I](){return!0}}const f=Symbol.for("undici\
.error.UND_ERR_INVALID_ARG");class Q extends n{constructor(q){super(q),this.name="InvalidArgumentError",this.message=q||"Invalid Argument Error",this.code="UND_\
ERR_INVALID_ARG"}static[Symbol.hasInstance](q){return q&&q[f]===!0}get[f](){return!0}}const g=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");class E extends n{constructor(q){
super(q),this.name="InvalidReturnValueError",this.message=q||"Invalid Return Value Error",this.code="UND_ERR_INVALID_RETURN_VALUE"}static[Symbol.hasInstance](q){
return q&&q[g]===!0}get[g](){return!0}}const a=Symbol.for("undici.error.UND_ERR_ABORT");class t extends n{constructor(q){super(q),this.name="AbortError",this.message=
q||"The operation was aborted",this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](q){return q&&q[a]===!0}get[a](){return!0}}const r=Symbol.for("undici.error.U\
ND_ERR_ABORTED");class e extends t{constructor(q){super(q),this.name="AbortError",this.message=q||"Request aborted",this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](q){
return q&&q[r]===!0}get[r](){return!0}}const o=Symbol.for("undici.error.UND_ERR_INFO");class B extends n{constructor(q){super(q),this.name="InformationalError",
this.message=q||"Request information",this.code="UND_ERR_INFO"}static[Symbol.hasInstance](q){return q&&q[o]===!0}get[o](){return!0}}const N=Symbol.for("undici.e\
rror.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");class p extends n{constructor(q){super(q),this.name="RequestContentLengthMismatchError",this.message=q||"Request body\
 length does not match content-length header",this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](q){return q&&q[N]===!0}get[N](){return!0}}
const u=Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");class s extends n{constructor(q){super(q),this.name="ResponseContentLengthMismatchError",
this.message=q||"Response body length does not match content-length header",this.code="UND_ERR_RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](q){return q&&
q[u]===!0}get[u](){return!0}}const d=Symbol.for("undici.error.UND_ERR_DESTROYED");class i extends n{constructor(q){super(q),this.name="ClientDestroyedError",this.
message=q||"The client is destroyed",this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](q){return q&&q[d]===!0}get[d](){return!0}}const h=Symbol.for("undi\
ci.error.UND_ERR_CLOSED");class D extends n{constructor(q){super(q),this.name="ClientClosedError",this.message=q||"The client is closed",this.code="UND_ERR_CLOS\
ED"}static[Symbol.hasInstance](q){return q&&q[h]===!0}get[h](){return!0}}const M=Symbol.for("undici.error.UND_ERR_SOCKET");class S extends n{constructor(q,FA){super(
q),this.name="SocketError",this.message=q||"Socket error",this.code="UND_ERR_SOCKET",this.socket=FA}static[Symbol.hasInstance](q){return q&&q[M]===!0}get[M](){return!0}}
const U=Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");class k extends n{constructor(q){super(q),this.name="NotSupportedError",this.message=q||"Not supported \
error",this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](q){return q&&q[U]===!0}get[U](){return!0}}const H=Symbol.for("undici.error.UND_ERR_BPL_MISSI\
NG_UPSTREAM");class F extends n{constructor(q){super(q),this.name="MissingUpstreamError",this.message=q||"No upstream has been added to the BalancedPool",this.code=
"UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](q){return q&&q[H]===!0}get[H](){return!0}}const G=Symbol.for("undici.error.UND_ERR_HTTP_PARSER");class L extends Error{constructor(q,FA,IA){
super(q),this.name="HTTPParserError",this.code=FA?`HPE_${FA}`:void 0,this.data=IA?IA.toString():void 0}static[Symbol.hasInstance](q){return q&&q[G]===!0}get[G](){
return!0}}const T=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");class v extends n{constructor(q){super(q),this.name="ResponseExceededMaxSizeError",this.
message=q||"Response content exceeded max size",this.code="UND_ERR_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](q){return q&&q[T]===!0}get[T](){return!0}}const x=Symbol.
for("undici.error.UND_ERR_REQ_RETRY");class O extends n{constructor(q,FA,{headers:IA,data:uA}){super(q),this.name="RequestRetryError",this.message=q||"Request r\
etry error",this.code="UND_ERR_REQ_RETRY",this.statusCode=FA,this.data=uA,this.headers=IA}static[Symbol.hasInstance](q){return q&&q[x]===!0}get[x](){return!0}}const V=Symbol.
for("undici.error.UND_ERR_RESPONSE");class Z extends n{constructor(q,FA,{headers:IA,body:uA}){super(q),this.name="ResponseError",this.message=q||"Response error",
this.code="UND_ERR_RESPONSE",this.statusCode=FA,this.body=uA,this.headers=IA}static[Symbol.hasInstance](q){return q&&q[V]===!0}get[V](){return!0}}const K=Symbol.
for("undici.error.UND_ERR_PRX_TLS");class _ extends n{constructor(q,FA,IA={}){super(FA,{cause:q,...IA}),this.name="SecureProxyConnectionError",this.message=FA||
"Secure Proxy Connection failed",this.code="UND_ERR_PRX_TLS",this.cause=q}static[Symbol.hasInstance](q){return q&&q[K]===!0}get[K](){return!0}}const X=Symbol.for(
"undici.error.UND_ERR_MAX_ORIGINS_REACHED");class tA extends n{constructor(q){super(q),this.name="MaxOriginsReachedError",this.message=q||"Maximum allowed origi\
ns reached",this.code="UND_ERR_MAX_ORIGINS_REACHED"}static[Symbol.hasInstance](q){return q&&q[X]===!0}get[X](){return!0}}class nA extends n{constructor(q,FA){super(
q),this.name="Socks5ProxyError",this.message=q||"SOCKS5 proxy error",this.code=FA||"UND_ERR_SOCKS5"}}const lA=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_E\
XCEEDED");class dA extends n{constructor(q){super(q),this.name="MessageSizeExceededError",this.message=q||"Max decompressed message size exceeded",this.code="UN\
D_ERR_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](q){return q&&q[lA]===!0}get[lA](){return!0}}Y.exports={AbortError:t,HTTPParserError:L,UndiciError:n,HeadersTimeoutError:A,
HeadersOverflowError:C,BodyTimeoutError:w,RequestContentLengthMismatchError:p,ConnectTimeoutError:y,InvalidArgumentError:Q,InvalidReturnValueError:E,RequestAbortedError:e,
ClientDestroyedError:i,ClientClosedError:D,InformationalError:B,SocketError:S,NotSupportedError:k,ResponseContentLengthMismatchError:s,BalancedPoolMissingUpstreamError:F,
ResponseExceededMaxSizeError:v,RequestRetryError:O,ResponseError:Z,SecureProxyConnectionError:_,MaxOriginsReachedError:tA,Socks5ProxyError:nA,MessageSizeExceededError:dA}}),
60525:((Y,m,n)=>{const{InvalidArgumentError:c,NotSupportedError:y}=n(69073),R=n(34589),{isValidHTTPToken:A,isValidHeaderValue:l,isStream:C,destroy:I,isBuffer:w,
isFormDataLike:f,isIterable:Q,hasSafeIterator:g,isBlobLike:E,serializePathWithQuery:a,assertRequestHandler:t,getServerName:r,normalizedMethodRecords:e,getProtocolFromUrlString:o}=n(
31978),{channels:B}=n(34676),{headerNameLowerCasedRecord:N}=n(52213),p=/[^\u0021-\u00ff]/;function u(h){if(typeof h!="string"||h.length===0)return!1;for(let D=0;D<
h.length;D++){const M=h.charCodeAt(D);if(M<48||M>57)return!1}return!0}const s=Symbol("handler");class d{constructor(D,{path:M,method:S,body:U,headers:k,query:H,
idempotent:F,blocking:G,upgrade:L,headersTimeout:T,bodyTimeout:v,reset:x,expectContinue:O,servername:V,throwOnError:Z,maxRedirections:K,typeOfService:_},X){if(typeof M!=
"string")throw new c("path must be a string");if(M[0]!=="/"&&!(M.startsWith("http://")||M.startsWith("https://"))&&S!=="CONNECT")throw new c("path must be an ab\
solute URL or start with a slash");if(p.test(M))throw new c("invalid request path");if(typeof S!="string")throw new c("method must be a string");if(e[S]===void 0&&
!A(S))throw new c("invalid request method");if(L&&typeof L!="string")throw new c("upgrade must be a string");if(L&&!l(L))throw new c("invalid upgrade header");if(T!=
null&&(!Number.isFinite(T)||T<0))throw new c("invalid headersTimeout");if(v!=null&&(!Number.isFinite(v)||v<0))throw new c("invalid bodyTimeout");if(x!=null&&typeof x!=
"boolean")throw new c("invalid reset");if(O!=null&&typeof O!="boolean")throw new c("invalid expectContinue");if(Z!=null)throw new c("invalid throwOnError");if(K!=
null&&K!==0)throw new c("maxRedirections is not supported, use the redirect interceptor");if(_!=null&&(!Number.isInteger(_)||_<0||_>255))throw new c("typeOfServ\
ice must be an integer between 0 and 255");if(this.headersTimeout=T,this.bodyTimeout=v,this.method=S,this.typeOfService=_,this.abort=null,U==null)this.body=null;else if(C(
U)){this.body=U;const tA=this.body._readableState;(!tA||!tA.autoDestroy)&&(this.endHandler=function(){I(this)},this.body.on("end",this.endHandler)),this.errorHandler=
nA=>{this.abort?this.abort(nA):this.error=nA},this.body.on("error",this.errorHandler)}else if(w(U))this.body=U.byteLength?U:null;else if(ArrayBuffer.isView(U))this.
body=U.buffer.byteLength?Buffer.from(U.buffer,U.byteOffset,U.byteLength):null;else if(U instanceof ArrayBuffer)this.body=U.byteLength?Buffer.from(U):null;else if(typeof U==
"string")this.body=U.length?Buffer.from(U):null;else if(f(U)||Q(U)||E(U))this.body=U;else throw new c("body must be a string, a Buffer, a Readable stream, an it\
erable, or an async iterable");if(this.completed=!1,this.aborted=!1,this.upgrade=L||null,this.path=H?a(M,H):M,this.origin=D,this.protocol=o(D),this.idempotent=F??
(S==="HEAD"||S==="GET"),this.blocking=G??this.method!=="HEAD",this.reset=x??null,this.host=null,this.contentLength=null,this.contentType=null,this.headers=[],this.
expectContinue=O??!1,Array.isArray(k)){if(k.length%2!==0)throw new c("headers array must be even");for(let tA=0;tA<k.length;tA+=2)i(this,k[tA],k[tA+1])}else if(k&&
typeof k=="object")if(g(k))for(const tA of k){if(!Array.isArray(tA)||tA.length!==2)throw new c("headers must be in key-value pair format");i(this,tA[0],tA[1])}else{
const tA=Object.keys(k);for(let nA=0;nA<tA.length;++nA)i(this,tA[nA],k[tA[nA]])}else if(k!=null)throw new c("headers must be an object or an array");t(X,S,L),this.
servername=V||r(this.host)||null,this[s]=X,B.create.hasSubscribers&&B.create.publish({request:this})}onBodySent(D){if(B.bodyChunkSent.hasSubscribers&&B.bodyChunkSent.
publish({request:this,chunk:D}),this[s].onBodySent)try{return this[s].onBodySent(D)}catch(M){this.abort(M)}}onRequestSent(){if(B.bodySent.hasSubscribers&&B.bodySent.
publish({request:this}),this[s].onRequestSent)try{return this[s].onRequestSent()}catch(D){this.abort(D)}}onConnect(D){if(R(!this.aborted),R(!this.completed),this.
error)D(this.error);else return this.abort=D,this[s].onConnect(D)}onResponseStarted(){return this[s].onResponseStarted?.()}onHeaders(D,M,S,U){R(!this.aborted),R(
!this.completed),B.headers.hasSubscribers&&B.headers.publish({request:this,response:{statusCode:D,headers:M,statusText:U}});try{return this[s].onHeaders(D,M,S,U)}catch(k){
this.abort(k)}}onData(D){R(!this.aborted),R(!this.completed),B.bodyChunkReceived.hasSubscribers&&B.bodyChunkReceived.publish({request:this,chunk:D});try{return this[s].
onData(D)}catch(M){return this.abort(M),!1}}onUpgrade(D,M,S,U=""){this.onFinally(),R(!this.aborted),R(!this.completed),B.headers.hasSubscribers&&B.headers.publish(
{request:this,response:{statusCode:D,headers:M,statusText:U}});const k=this[s].onUpgrade(D,M,S);return this.aborted||(this.completed=!0,B.trailers.hasSubscribers&&
B.trailers.publish({request:this,trailers:[]})),k}onComplete(D){this.onFinally(),R(!this.aborted),R(!this.completed),this.completed=!0,B.trailers.hasSubscribers&&
B.trailers.publish({request:this,trailers:D});try{return this[s].onComplete(D)}catch(M){this.onError(M)}}onError(D){if(this.onFinally(),B.error.hasSubscribers&&
B.error.publish({request:this,error:D}),!this.aborted)return this.aborted=!0,this[s].onError(D)}onFinally(){this.errorHandler&&(this.body.off("error",this.errorHandler),
this.errorHandler=null),this.endHandler&&(this.body.off("end",this.endHandler),this.endHandler=null)}addHeader(D,M){return i(this,D,M),this}}function i(h,D,M){if(M&&
typeof M=="object"&&!Array.isArray(M))throw new c(`invalid ${D} header`);if(M===void 0)return;let S=N[D];if(S===void 0&&(S=D.toLowerCase(),N[S]===void 0&&!A(S)))
throw new c("invalid header key");if(Array.isArray(M)){const U=[];for(let k=0;k<M.length;k++)if(typeof M[k]=="string"){if(!l(M[k]))throw new c(`invalid ${D} hea\
der`);U.push(M[k])}else if(M[k]===null)U.push("");else{if(typeof M[k]=="object")throw new c(`invalid ${D} header`);{const H=`${M[k]}`;if(!l(H))throw new c(`inva\
lid ${D} header`);U.push(H)}}M=U}else if(typeof M=="string"){if(!l(M))throw new c(`invalid ${D} header`)}else if(M===null)M="";else if(M=`${M}`,!l(M))throw new c(
`invalid ${D} header`);if(S==="host"){if(h.host!==null)throw new c("duplicate host header");if(typeof M!="string")throw new c("invalid host header");h.host=M}else if(S===
"content-length"){if(h.contentLength!==null)throw new c("duplicate content-length header");if(!u(M))throw new c("invalid content-length header");h.contentLength=
parseInt(M,10)}else if(h.contentType===null&&S==="content-type")h.contentType=M,h.headers.push(D,M);else{if(S==="transfer-encoding"||S==="keep-alive"||S==="upgr\
ade")throw new c(`invalid ${S} header`);if(S==="connection"){const U=typeof M=="string"?M:null;if(U===null)throw new c("invalid connection header");for(const k of U.
toLowerCase().split(",")){const H=k.trim();if(!A(H))throw new c("invalid connection header");H==="close"&&(h.reset=!0)}}else{if(S==="expect")throw new y("expect\
 header not supported");h.headers.push(D,M)}}}Y.exports=d}),68100:((Y,m,n)=>{const{EventEmitter:c}=n(78474),{Buffer:y}=n(4573),{InvalidArgumentError:R,Socks5ProxyError:A}=n(
69073),{debuglog:l}=n(57975),{parseAddress:C}=n(24502),I=l("undici:socks5"),w=y.alloc(0),f=5,Q={NO_AUTH:0,GSSAPI:1,USERNAME_PASSWORD:2,NO_ACCEPTABLE:255},g={CONNECT:1,
BIND:2,UDP_ASSOCIATE:3},E={IPV4:1,DOMAIN:3,IPV6:4},a={SUCCEEDED:0,GENERAL_FAILURE:1,CONNECTION_NOT_ALLOWED:2,NETWORK_UNREACHABLE:3,HOST_UNREACHABLE:4,CONNECTION_REFUSED:5,
TTL_EXPIRED:6,COMMAND_NOT_SUPPORTED:7,ADDRESS_TYPE_NOT_SUPPORTED:8},t={INITIAL:"initial",HANDSHAKING:"handshaking",AUTHENTICATING:"authenticating",AUTHENTICATED:"\
authenticated",CONNECTING:"connecting",CONNECTED:"connected",ERROR:"error",CLOSED:"closed"};class r extends c{constructor(o,B={}){if(super(),!o)throw new R("soc\
ket is required");this.socket=o,this.options=B,this.state=t.INITIAL,this.buffer=w,this.onSocketData=this.onData.bind(this),this.onSocketError=this.onError.bind(
this),this.onSocketClose=this.onClose.bind(this),this.authMethods=[],B.username&&B.password&&this.authMethods.push(Q.USERNAME_PASSWORD),this.authMethods.push(Q.
NO_AUTH),this.socket.on("data",this.onSocketData),this.socket.on("error",this.onSocketError),this.socket.on("close",this.onSocketClose)}onData(o){I("received da\
ta",o.length,"bytes in state",this.state),this.buffer=y.concat([this.buffer,o]);try{switch(this.state){case t.HANDSHAKING:this.handleHandshakeResponse();break;case t.
AUTHENTICATING:this.handleAuthResponse();break;case t.CONNECTING:this.handleConnectResponse();break}}catch(B){this.onError(B)}}onError(o){I("socket error",o),this.
state=t.ERROR,this.emit("error",o),this.destroy()}onClose(){I("socket closed"),this.state=t.CLOSED,this.emit("close")}destroy(){this.socket&&!this.socket.destroyed&&
this.socket.destroy()}markAuthenticated(){this.state=t.AUTHENTICATED,this.emit("authenticated")}handshake(){if(this.state!==t.INITIAL)throw new R("Handshake alr\
eady started");I("starting handshake with",this.authMethods.length,"auth methods"),this.state=t.HANDSHAKING;const o=y.alloc(2+this.authMethods.length);o[0]=f,o[1]=
this.authMethods.length,this.authMethods.forEach((B,N)=>{o[2+N]=B}),this.socket.write(o)}handleHandshakeResponse(){if(this.buffer.length<2)return;const o=this.buffer[0],
B=this.buffer[1];if(o!==f)throw new A(`Invalid SOCKS version: ${o}`,"UND_ERR_SOCKS5_VERSION");if(B===Q.NO_ACCEPTABLE)throw new A("No acceptable authentication m\
ethod","UND_ERR_SOCKS5_AUTH_REJECTED");if(this.buffer=this.buffer.subarray(2),I("server selected auth method",B),B===Q.NO_AUTH)this.markAuthenticated();else if(B===
Q.USERNAME_PASSWORD)this.state=t.AUTHENTICATING,this.sendAuthRequest();else throw new A(`Unsupported authentication method: ${B}`,"UND_ERR_SOCKS5_AUTH_METHOD")}sendAuthRequest(){
const{username:o,password:B}=this.options;if(!o||!B)throw new R("Username and password required for authentication");I("sending username/password auth");const N=y.
from(o),p=y.from(B);if(N.length>255||p.length>255)throw new R("Username or password too long");const u=y.alloc(3+N.length+p.length);u[0]=1,u[1]=N.length,N.copy(
u,2),u[2+N.length]=p.length,p.copy(u,3+N.length),this.socket.write(u)}handleAuthResponse(){if(this.buffer.length<2)return;const o=this.buffer[0],B=this.buffer[1];
if(o!==1)throw new A(`Invalid auth sub-negotiation version: ${o}`,"UND_ERR_SOCKS5_AUTH_VERSION");if(B!==0)throw new A("Authentication failed","UND_ERR_SOCKS5_AU\
TH_FAILED");this.buffer=this.buffer.subarray(2),I("authentication successful"),this.markAuthenticated()}connect(o,B){if(this.state===t.CONNECTING||this.state===
t.CONNECTED)throw new R("Connection already in progress");if(this.state!==t.AUTHENTICATED)throw new R("Client must be authenticated before CONNECT");I("connecti\
ng to",o,B),this.state=t.CONNECTING;const N=this.buildConnectRequest(g.CONNECT,o,B);this.socket.write(N)}buildConnectRequest(o,B,N){const{type:p,buffer:u}=C(B),
s=y.alloc(4+u.length+2);return s[0]=f,s[1]=o,s[2]=0,s[3]=p,u.copy(s,4),s.writeUInt16BE(N,4+u.length),s}handleConnectResponse(){if(this.buffer.length<4)return;const o=this.
buffer[0],B=this.buffer[1],N=this.buffer[3];if(o!==f)throw new A(`Invalid SOCKS version in reply: ${o}`,"UND_ERR_SOCKS5_REPLY_VERSION");let p=4;if(N===E.IPV4)p+=
6;else if(N===E.DOMAIN){if(this.buffer.length<5)return;p+=1+this.buffer[4]+2}else if(N===E.IPV6)p+=18;else throw new A(`Invalid address type in reply: ${N}`,"UN\
D_ERR_SOCKS5_ADDR_TYPE");if(this.buffer.length<p)return;if(B!==a.SUCCEEDED){const i=this.getReplyErrorMessage(B);throw new A(`SOCKS5 connection failed: ${i}`,`U\
ND_ERR_SOCKS5_REPLY_${B}`)}let u,s=4;if(N===E.IPV4)u=Array.from(this.buffer.subarray(s,s+4)).join("."),s+=4;else if(N===E.DOMAIN){const i=this.buffer[s];s+=1,u=
this.buffer.subarray(s,s+i).toString(),s+=i}else if(N===E.IPV6){const i=[];for(let h=0;h<8;h++){const D=this.buffer.readUInt16BE(s+h*2);i.push(D.toString(16))}u=
i.join(":"),s+=16}const d=this.buffer.readUInt16BE(s);this.buffer=w,this.state=t.CONNECTED,this.socket.removeListener("data",this.onSocketData),I("connected, bo\
und address:",u,"port:",d),this.emit("connected",{address:u,port:d})}getReplyErrorMessage(o){switch(o){case a.GENERAL_FAILURE:return"General SOCKS server failur\
e";case a.CONNECTION_NOT_ALLOWED:return"Connection not allowed by ruleset";case a.NETWORK_UNREACHABLE:return"Network unreachable";case a.HOST_UNREACHABLE:return"\
Host unreachable";case a.CONNECTION_REFUSED:return"Connection refused";case a.TTL_EXPIRED:return"TTL expired";case a.COMMAND_NOT_SUPPORTED:return"Command not su\
pported";case a.ADDRESS_TYPE_NOT_SUPPORTED:return"Address type not supported";default:return`Unknown error code: ${o}`}}}Y.exports={Socks5Client:r,AUTH_METHODS:Q,
COMMANDS:g,ADDRESS_TYPES:E,REPLY_CODES:a,STATES:t}}),24502:((Y,m,n)=>{const{Buffer:c}=n(4573),y=n(77030),{InvalidArgumentError:R}=n(69073);function A(f){if(y.isIPv4(
f)){const g=f.split(".").map(Number);return{type:1,buffer:c.from(g)}}if(y.isIPv6(f))return{type:4,buffer:l(f)};const Q=c.from(f,"utf8");if(Q.length>255)throw new R(
"Domain name too long (max 255 bytes)");return{type:3,buffer:c.concat([c.from([Q.length]),Q])}}function l(f){const Q=c.alloc(16);let g=f;if(f.includes(".")){const a=f.
lastIndexOf(":"),t=f.slice(a+1);if(y.isIPv4(t)){const r=t.split(".").map(Number),e=(r[0]<<8|r[1]).toString(16),o=(r[2]<<8|r[3]).toString(16);g=`${f.slice(0,a)}:${e}\
:${o}`}}const E=g.indexOf("::");if(E!==-1){const a=g.slice(0,E),t=g.slice(E+2),r=a===""?[]:a.split(":"),e=t===""?[]:t.split(":");let o=0;for(const B of r)Q.writeUInt16BE(
parseInt(B,16),o),o+=2;o=16-e.length*2;for(const B of e)Q.writeUInt16BE(parseInt(B,16),o),o+=2}else{const a=g.split(":");for(let t=0;t<a.length;t++)Q.writeUInt16BE(
parseInt(a[t],16),t*2)}return Q}function C(f,Q,g){const E=c.allocUnsafe(2);return E.writeUInt16BE(g,0),c.concat([c.from([f]),Q,E])}function I(f,Q=0){if(f.length<
Q+1)throw new R("Buffer too small to contain address type");const g=f[Q];let E,a=Q+1;switch(g){case 1:{if(f.length<a+6)throw new R("Buffer too small for IPv4 ad\
dress");E=Array.from(f.subarray(a,a+4)).join("."),a+=4;break}case 3:{if(f.length<a+1)throw new R("Buffer too small for domain length");const r=f[a];if(a+=1,f.length<
a+r+2)throw new R("Buffer too small for domain address");E=f.subarray(a,a+r).toString("utf8"),a+=r;break}case 4:{if(f.length<a+18)throw new R("Buffer too small \
for IPv6 address");const r=[];for(let e=0;e<8;e++){const o=f.readUInt16BE(a+e*2);r.push(o.toString(16))}E=r.join(":"),a+=16;break}default:throw new R(`Invalid a\
ddress type: ${g}`)}if(f.length<a+2)throw new R("Buffer too small for port");const t=f.readUInt16BE(a);return a+=2,{address:E,port:t,bytesRead:a-Q}}function w(f){
const g={1:"General SOCKS server failure",2:"Connection not allowed by ruleset",3:"Network unreachable",4:"Host unreachable",5:"Connection refused",6:"TTL expir\
ed",7:"Command not supported",8:"Address type not supported"}[f]||`Unknown SOCKS5 error code: ${f}`,E=new Error(g);return E.code=`SOCKS5_${f}`,E}Y.exports={parseAddress:A,
parseIPv6:l,buildAddressBuffer:C,parseResponseAddress:I,createReplyError:w}}),59777:(Y=>{Y.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol(
"dispatch"),kUrl:Symbol("url"),kRedirectCacheControl:Symbol("redirect cache control"),kWriting:Symbol("writing"),kResuming:Symbol("resuming"),kQueue:Symbol("que\
ue"),kConnect:Symbol("connect"),kConnecting:Symbol("connecting"),kKeepAliveDefaultTimeout:Symbol("default keep alive timeout"),kKeepAliveMaxTimeout:Symbol("max \
keep alive timeout"),kKeepAliveTimeoutThreshold:Symbol("keep alive timeout threshold"),kKeepAliveTimeoutValue:Symbol("keep alive timeout"),kKeepAlive:Symbol("ke\
ep alive"),kHeadersTimeout:Symbol("headers timeout"),kBodyTimeout:Symbol("body timeout"),kServerName:Symbol("server name"),kLocalAddress:Symbol("local address"),
kHost:Symbol("host"),kNoRef:Symbol("no ref"),kBodyUsed:Symbol("used"),kBody:Symbol("abstracted request body"),kRunning:Symbol("running"),kBlocking:Symbol("block\
ing"),kPending:Symbol("pending"),kSize:Symbol("size"),kBusy:Symbol("busy"),kQueued:Symbol("queued"),kFree:Symbol("free"),kConnected:Symbol("connected"),kClosed:Symbol(
"closed"),kNeedDrain:Symbol("need drain"),kReset:Symbol("reset"),kDestroyed:Symbol.for("nodejs.stream.destroyed"),kResume:Symbol("resume"),kOnError:Symbol("on e\
rror"),kMaxHeadersSize:Symbol("max headers size"),kRunningIdx:Symbol("running index"),kPendingIdx:Symbol("pending index"),kError:Symbol("error"),kClients:Symbol(
"clients"),kClient:Symbol("client"),kParser:Symbol("parser"),kOnDestroyed:Symbol("destroy callbacks"),kPipelining:Symbol("pipelining"),kSocket:Symbol("socket"),
kHostHeader:Symbol("host header"),kConnector:Symbol("connector"),kStrictContentLength:Symbol("strict content length"),kMaxRedirections:Symbol("maxRedirections"),
kMaxRequests:Symbol("maxRequestsPerClient"),kProxy:Symbol("proxy agent options"),kCounter:Symbol("socket request counter"),kMaxResponseSize:Symbol("max response\
 size"),kHTTP2Session:Symbol("http2Session"),kHTTP2SessionState:Symbol("http2Session state"),kRetryHandlerDefaultRetry:Symbol("retry agent default retry"),kConstruct:Symbol(
"constructable"),kListeners:Symbol("listeners"),kHTTPContext:Symbol("http context"),kMaxConcurrentStreams:Symbol("max concurrent streams"),kHTTP2InitialWindowSize:Symbol(
"http2 initial window size"),kHTTP2ConnectionWindowSize:Symbol("http2 connection window size"),kEnableConnectProtocol:Symbol("http2session connect protocol"),kRemoteSettings:Symbol(
"http2session remote settings"),kHTTP2Stream:Symbol("http2session client stream"),kPingInterval:Symbol("ping interval"),kNoProxyAgent:Symbol("no proxy agent"),kHttpProxyAgent:Symbol(
"http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent"),kSocks5ProxyAgent:Symbol("socks5 proxy agent")}}),81758:((Y,m,n)=>{const{wellknownHeaderNames:c,
headerNameLowerCasedRecord:y}=n(52213);class R{value=null;left=null;middle=null;right=null;code;constructor(I,w,f){if(f===void 0||f>=I.length)throw new TypeError(
"Unreachable");if((this.code=I.charCodeAt(f))>127)throw new TypeError("key must be ascii string");I.length!==++f?this.middle=new R(I,w,f):this.value=w}add(I,w){
const f=I.length;if(f===0)throw new TypeError("Unreachable");let Q=0,g=this;for(;;){const E=I.charCodeAt(Q);if(E>127)throw new TypeError("key must be ascii stri\
ng");if(g.code===E)if(f===++Q){g.value=w;break}else if(g.middle!==null)g=g.middle;else{g.middle=new R(I,w,Q);break}else if(g.code<E)if(g.left!==null)g=g.left;else{
g.left=new R(I,w,Q);break}else if(g.right!==null)g=g.right;else{g.right=new R(I,w,Q);break}}}search(I){const w=I.length;let f=0,Q=this;for(;Q!==null&&f<w;){let g=I[f];
for(g<=90&&g>=65&&(g|=32);Q!==null;){if(g===Q.code){if(w===++f)return Q;Q=Q.middle;break}Q=Q.code<g?Q.left:Q.right}}return null}}class A{node=null;insert(I,w){this.
node===null?this.node=new R(I,w,0):this.node.add(I,w)}lookup(I){return this.node?.search(I)?.value??null}}const l=new A;for(let C=0;C<c.length;++C){const I=y[c[C]];
l.insert(I,I)}Y.exports={TernarySearchTree:A,tree:l}}),31978:((Y,m,n)=>{const c=n(34589),{kDestroyed:y,kBodyUsed:R,kListeners:A,kBody:l}=n(59777),{IncomingMessage:C}=n(
37067),I=n(57075),w=n(77030),{stringify:f}=n(41792),{EventEmitter:Q}=n(78474),g=n(87465),{InvalidArgumentError:E,ConnectTimeoutError:a}=n(69073),{headerNameLowerCasedRecord:t}=n(
52213),{tree:r}=n(81758),[e,o]=process.versions.node.split(".",2).map(b=>Number(b));class B{constructor(iA){this[l]=iA,this[R]=!1}async*[Symbol.asyncIterator](){
c(!this[R],"disturbed"),this[R]=!0,yield*this[l]}}function N(){}function p(b){return u(b)?(T(b)===0&&b.on("data",function(){c(!1)}),typeof b.readableDidRead!="b\
oolean"&&(b[R]=!1,Q.prototype.on.call(b,"data",function(){this[R]=!0})),b):b&&typeof b.pipeTo=="function"?new B(b):b&&IA(b)?b:b&&typeof b!="string"&&!ArrayBuffer.
isView(b)&&G(b)?new B(b):b}function u(b){return b&&typeof b=="object"&&typeof b.pipe=="function"&&typeof b.on=="function"}function s(b){if(b===null)return!1;if(b instanceof
Blob)return!0;if(typeof b!="object")return!1;{const iA=b[Symbol.toStringTag];return(iA==="Blob"||iA==="File")&&("stream"in b&&typeof b.stream=="function"||"arra\
yBuffer"in b&&typeof b.arrayBuffer=="function")}}function d(b){return b.includes("?")||b.includes("#")}function i(b,iA){if(d(b))throw new Error('Query params ca\
nnot be passed when url already contains "?" or "#".');const fA=f(iA);return fA&&(b+="?"+fA),b}function h(b){const iA=parseInt(b,10);return iA===Number(b)&&iA>=
0&&iA<=65535}function D(b){return b!=null&&b[0]==="h"&&b[1]==="t"&&b[2]==="t"&&b[3]==="p"&&(b[4]===":"||b[4]==="s"&&b[5]===":")}function M(b){if(typeof b=="stri\
ng"){if(b=new URL(b),!D(b.origin||b.protocol))throw new E("Invalid URL protocol: the URL must start with `http:` or `https:`.");return b}if(!b||typeof b!="objec\
t")throw new E("Invalid URL: The URL argument must be a non-null object.");if(!(b instanceof URL)){if(b.port!=null&&b.port!==""&&h(b.port)===!1)throw new E("Inv\
alid URL: port must be a valid integer or a string representation of an integer.");if(b.path!=null&&typeof b.path!="string")throw new E("Invalid URL path: the p\
ath must be a string or null/undefined.");if(b.pathname!=null&&typeof b.pathname!="string")throw new E("Invalid URL pathname: the pathname must be a string or n\
ull/undefined.");if(b.hostname!=null&&typeof b.hostname!="string")throw new E("Invalid URL hostname: the hostname must be a string or null/undefined.");if(b.origin!=
null&&typeof b.origin!="string")throw new E("Invalid URL origin: the origin must be a string or null/undefined.");if(!D(b.origin||b.protocol))throw new E("Inval\
id URL protocol: the URL must start with `http:` or `https:`.");const iA=b.port!=null?b.port:b.protocol==="https:"?443:80;let fA=b.origin!=null?b.origin:`${b.protocol||
""}//${b.hostname||""}:${iA}`,NA=b.path!=null?b.path:`${b.pathname||""}${b.search||""}`;return fA[fA.length-1]==="/"&&(fA=fA.slice(0,fA.length-1)),NA&&NA[0]!=="\
/"&&(NA=`/${NA}`),new URL(`${fA}${NA}`)}if(!D(b.origin||b.protocol))throw new E("Invalid URL protocol: the URL must start with `http:` or `https:`.");return b}function S(b){
if(b=M(b),b.pathname!=="/"||b.search||b.hash)throw new E("invalid url");return b}function U(b){if(b[0]==="["){const fA=b.indexOf("]");return c(fA!==-1),b.substring(
1,fA)}const iA=b.indexOf(":");return iA===-1?b:b.substring(0,iA)}function k(b){if(!b)return null;c(typeof b=="string");const iA=U(b);return w.isIP(iA)?"":iA}function H(b){
return JSON.parse(JSON.stringify(b))}function F(b){return b!=null&&typeof b[Symbol.asyncIterator]=="function"}function G(b){return b!=null&&(typeof b[Symbol.iterator]==
"function"||typeof b[Symbol.asyncIterator]=="function")}function L(b){const iA=Object.getPrototypeOf(b);return Object.prototype.hasOwnProperty.call(b,Symbol.iterator)||
iA!=null&&iA!==Object.prototype&&typeof b[Symbol.iterator]=="function"}function T(b){if(b==null)return 0;if(u(b)){const iA=b._readableState;return iA&&iA.objectMode===
!1&&iA.ended===!0&&Number.isFinite(iA.length)?iA.length:null}else{if(s(b))return b.size!=null?b.size:null;if(lA(b))return b.byteLength}return null}function v(b){
return b&&!!(b.destroyed||b[y]||I.isDestroyed?.(b))}function x(b,iA){b==null||!u(b)||v(b)||(typeof b.destroy=="function"?(Object.getPrototypeOf(b).constructor===
C&&(b.socket=null),b.destroy(iA)):iA&&queueMicrotask(()=>{b.emit("error",iA)}),b.destroyed!==!0&&(b[y]=!0))}const O=/timeout=(\d+)/;function V(b){const iA=b.match(
O);return iA?parseInt(iA[1],10)*1e3:null}function Z(b){return typeof b=="string"?t[b]??b.toLowerCase():r.lookup(b)??b.toString("latin1").toLowerCase()}function K(b){
return r.lookup(b)??b.toString("latin1").toLowerCase()}function _(b,iA){iA===void 0&&(iA={});for(let fA=0;fA<b.length;fA+=2){const NA=Z(b[fA]);let sA=iA[NA];if(sA!==
void 0)if(Object.hasOwn(iA,NA))typeof sA=="string"&&(sA=[sA],iA[NA]=sA),sA.push(b[fA+1].toString("latin1"));else{const aA=typeof b[fA+1]=="string"?b[fA+1]:Array.
isArray(b[fA+1])?b[fA+1].map(P=>P.toString("latin1")):b[fA+1].toString("latin1");NA==="__proto__"?Object.defineProperty(iA,NA,{value:aA,enumerable:!0,configurable:!0,
writable:!0}):iA[NA]=aA}else{const aA=typeof b[fA+1]=="string"?b[fA+1]:Array.isArray(b[fA+1])?b[fA+1].map(P=>P.toString("latin1")):b[fA+1].toString("latin1");iA[NA]=
aA}}return iA}function X(b){const iA=b.length,fA=new Array(iA);let NA,sA;for(let aA=0;aA<iA;aA+=2)NA=b[aA],sA=b[aA+1],typeof NA!="string"&&(NA=NA.toString()),typeof sA!=
"string"&&(sA=sA.toString("latin1")),fA[aA]=NA,fA[aA+1]=sA;return fA}function tA(b){const iA=[];for(const[fA,NA]of Object.entries(b))if(Array.isArray(NA))for(const sA of NA)
iA.push(Buffer.from(fA,"latin1"),Buffer.from(`${sA}`,"latin1"));else iA.push(Buffer.from(fA,"latin1"),Buffer.from(`${NA}`,"latin1"));return iA}function nA(b){if(!Array.
isArray(b))throw new TypeError("expected headers to be an array");return b.map(iA=>Buffer.from(iA))}function lA(b){return b instanceof Uint8Array||Buffer.isBuffer(
b)}function dA(b,iA,fA){if(!b||typeof b!="object")throw new E("handler must be an object");if(typeof b.onRequestStart!="function"){if(typeof b.onConnect!="funct\
ion")throw new E("invalid onConnect method");if(typeof b.onError!="function")throw new E("invalid onError method");if(typeof b.onBodySent!="function"&&b.onBodySent!==
void 0)throw new E("invalid onBodySent method");if(fA||iA==="CONNECT"){if(typeof b.onUpgrade!="function")throw new E("invalid onUpgrade method")}else{if(typeof b.
onHeaders!="function")throw new E("invalid onHeaders method");if(typeof b.onData!="function")throw new E("invalid onData method");if(typeof b.onComplete!="funct\
ion")throw new E("invalid onComplete method")}}}function gA(b){return!!(b&&(I.isDisturbed(b)||b[R]))}function q(b){return{localAddress:b.localAddress,localPort:b.
localPort,remoteAddress:b.remoteAddress,remotePort:b.remotePort,remoteFamily:b.remoteFamily,timeout:b.timeout,bytesWritten:b.bytesWritten,bytesRead:b.bytesRead}}
function FA(b){let iA;return new ReadableStream({start(){iA=b[Symbol.asyncIterator]()},pull(fA){return iA.next().then(({done:NA,value:sA})=>{if(NA)return queueMicrotask(
()=>{fA.close(),fA.byobRequest?.respond(0)});{const aA=Buffer.isBuffer(sA)?sA:Buffer.from(sA);return aA.byteLength?fA.enqueue(new Uint8Array(aA)):this.pull(fA)}})},
cancel(){return iA.return()},type:"bytes"})}function IA(b){return b&&typeof b=="object"&&typeof b.append=="function"&&typeof b.delete=="function"&&typeof b.get==
"function"&&typeof b.getAll=="function"&&typeof b.has=="function"&&typeof b.set=="function"&&b[Symbol.toStringTag]==="FormData"}function uA(b,iA){return"addEven\
tListener"in b?(b.addEventListener("abort",iA,{once:!0}),()=>b.removeEventListener("abort",iA)):(b.once("abort",iA),()=>b.removeListener("abort",iA))}const cA=new Uint8Array(
[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,1,1,1,1,0,0,1,1,0,1,1,0,1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
1,1,1,1,1,1,1,1,1,1,1,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]);function mA(b){return cA[b]===1}const BA=/^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;function LA(b){if(b.length>=12)return BA.test(b);if(b.
length===0)return!1;for(let iA=0;iA<b.length;iA++)if(cA[b.charCodeAt(iA)]!==1)return!1;return!0}const jA=/[^\t\x20-\x7e\x80-\xff]/;function GA(b){return!jA.test(
b)}const HA=/^bytes (\d+)-(\d+)\/(\d+)?$/;function vA(b){if(b==null||b==="")return{start:0,end:null,size:null};const iA=b?b.match(HA):null;return iA?{start:parseInt(
iA[1]),end:iA[2]?parseInt(iA[2]):null,size:iA[3]?parseInt(iA[3]):null}:null}function WA(b,iA,fA){return(b[A]??=[]).push([iA,fA]),b.on(iA,fA),b}function PA(b){if(b[A]!=
null){for(const[iA,fA]of b[A])b.removeListener(iA,fA);b[A]=null}return b}function _A(b,iA,fA){try{iA.onError(fA),c(iA.aborted)}catch(NA){b.emit("error",NA)}}const KA=process.
platform==="win32"?(b,iA)=>{if(!iA.timeout)return N;let fA=null,NA=null;const sA=g.setFastTimeout(()=>{fA=setImmediate(()=>{NA=setImmediate(()=>OA(b.deref(),iA))})},
iA.timeout);return()=>{g.clearFastTimeout(sA),clearImmediate(fA),clearImmediate(NA)}}:(b,iA)=>{if(!iA.timeout)return N;let fA=null;const NA=g.setFastTimeout(()=>{
fA=setImmediate(()=>{OA(b.deref(),iA)})},iA.timeout);return()=>{g.clearFastTimeout(NA),clearImmediate(fA)}};function OA(b,iA){if(b==null)return;let fA="Connect \
Timeout Error";Array.isArray(b.autoSelectFamilyAttemptedAddresses)?fA+=` (attempted addresses: ${b.autoSelectFamilyAttemptedAddresses.join(", ")},`:fA+=` (attem\
pted address: ${iA.hostname}:${iA.port},`,fA+=` timeout: ${iA.timeout}ms)`,x(b,new a(fA))}function ZA(b){if(b[0]==="h"&&b[1]==="t"&&b[2]==="t"&&b[3]==="p")switch(b[4]){case"\
:":return"http:";case"s":if(b[5]===":")return"https:"}return b.slice(0,b.indexOf(":")+1)}const EA=Object.create(null);EA.enumerable=!0;const yA={delete:"DELETE",
DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT"},RA={...yA,patch:"pa\
tch",PATCH:"PATCH"};Object.setPrototypeOf(yA,null),Object.setPrototypeOf(RA,null),Y.exports={kEnumerableProperty:EA,isDisturbed:gA,isBlobLike:s,parseOrigin:S,parseURL:M,
getServerName:k,isStream:u,isIterable:G,hasSafeIterator:L,isAsyncIterable:F,isDestroyed:v,headerNameToString:Z,bufferToLowerCasedHeaderName:K,addListener:WA,removeAllListeners:PA,
errorRequest:_A,parseRawHeaders:X,toRawHeaders:tA,encodeRawHeaders:nA,parseHeaders:_,parseKeepAliveTimeout:V,destroy:x,bodyLength:T,deepClone:H,ReadableStreamFrom:FA,
isBuffer:lA,assertRequestHandler:dA,getSocketInfo:q,isFormDataLike:IA,pathHasQueryOrFragment:d,serializePathWithQuery:i,addAbortListener:uA,isValidHTTPToken:LA,
isValidHeaderValue:GA,isTokenCharCode:mA,parseRangeHeader:vA,normalizedMethodRecordsBase:yA,normalizedMethodRecords:RA,isValidPort:h,isHttpOrHttpsPrefixed:D,nodeMajor:e,
nodeMinor:o,safeHTTPMethods:Object.freeze(["GET","HEAD","OPTIONS","TRACE"]),wrapRequestBody:p,setupConnectTimeout:KA,getProtocolFromUrlString:ZA}}),19779:((Y,m,n)=>{
const{InvalidArgumentError:c,MaxOriginsReachedError:y}=n(69073),{kClients:R,kRunning:A,kClose:l,kDestroy:C,kDispatch:I,kUrl:w}=n(59777),f=n(7603),Q=n(96798),g=n(
72367),E=n(31978),a=Symbol("onConnect"),t=Symbol("onDisconnect"),r=Symbol("onConnectionError"),e=Symbol("onDrain"),o=Symbol("factory"),B=Symbol("options"),N=Symbol(
"origins");function p(s,d){return d&&d.connections===1?new g(s,d):new Q(s,d)}class u extends f{constructor({factory:d=p,maxOrigins:i=1/0,connect:h,tls:D,...M}={}){
if(typeof d!="function")throw new c("factory must be a function.");if(h!=null&&typeof h!="function"&&typeof h!="object")throw new c("connect must be a function \
or an object");if(typeof i!="number"||Number.isNaN(i)||i<=0)throw new c("maxOrigins must be a number greater than 0");super(M),h&&typeof h!="function"&&(h={...h}),
D&&typeof D!="function"&&(D={...D}),this[B]={...E.deepClone(M),maxOrigins:i,connect:h,tls:D},this[o]=d,this[R]=new Map,this[N]=new Set,this[e]=(S,U)=>{this.emit(
"drain",S,[this,...U])},this[a]=(S,U)=>{this.emit("connect",S,[this,...U])},this[t]=(S,U,k)=>{this.emit("disconnect",S,[this,...U],k)},this[r]=(S,U,k)=>{this.emit(
"connectionError",S,[this,...U],k)}}get[A](){let d=0;for(const{dispatcher:i}of this[R].values())d+=i[A];return d}[I](d,i){let h;if(d.origin&&(typeof d.origin=="\
string"||d.origin instanceof URL))h=String(d.origin);else throw new c("opts.origin must be a non-empty string or URL.");if(this[N].size>=this[B].maxOrigins&&!this[N].
has(h))throw new y;const D=this[R].get(h);let M=D&&D.dispatcher;if(!M){const S=U=>{const k=this[R].get(h);k&&(U&&(k.count-=1),k.count<=0&&(this[R].delete(h),k.dispatcher.
destroyed||k.dispatcher.close()),this[N].delete(h))};M=this[o](d.origin,this[B]).on("drain",this[e]).on("connect",(U,k)=>{const H=this[R].get(h);H&&(H.count+=1),
this[a](U,k)}).on("disconnect",(U,k,H)=>{S(!0),this[t](U,k,H)}).on("connectionError",(U,k,H)=>{S(!1),this[r](U,k,H)}),this[R].set(h,{count:0,dispatcher:M}),this[N].
add(h)}return M.dispatch(d,i)}[l](){const d=[];for(const{dispatcher:i}of this[R].values())d.push(i.close());return this[R].clear(),Promise.all(d)}[C](d){const i=[];
for(const{dispatcher:h}of this[R].values())i.push(h.destroy(d));return this[R].clear(),Promise.all(i)}get stats(){const d={};for(const{dispatcher:i}of this[R].values())
i.stats&&(d[i[w].origin]=i.stats);return d}}Y.exports=u}),41623:((Y,m,n)=>{const{BalancedPoolMissingUpstreamError:c,InvalidArgumentError:y}=n(69073),{PoolBase:R,
kClients:A,kNeedDrain:l,kAddClient:C,kRemoveClient:I,kGetDispatcher:w}=n(49902),f=n(96798),{kUrl:Q}=n(59777),g=n(31978),E=Symbol("factory"),a=Symbol("options"),
t=Symbol("kGreatestCommonDivisor"),r=Symbol("kCurrentWeight"),e=Symbol("kIndex"),o=Symbol("kWeight"),B=Symbol("kMaxWeightPerServer"),N=Symbol("kErrorPenalty");function p(d,i){
if(d===0)return i;for(;i!==0;){const h=i;i=d%i,d=h}return d}function u(d,i){return new f(d,i)}class s extends R{constructor(i=[],{factory:h=u,connect:D,tls:M,...S}={}){
if(typeof h!="function")throw new y("factory must be a function.");super(S),D&&typeof D!="function"&&(D={...D}),M&&typeof M!="function"&&(M={...M}),this[a]={...g.
deepClone(S),connect:D,tls:M},this[a].interceptors=S.interceptors?{...S.interceptors}:void 0,this[e]=-1,this[r]=0,this[B]=this[a].maxWeightPerServer||100,this[N]=
this[a].errorPenalty||15,Array.isArray(i)||(i=[i]),this[E]=h;for(const U of i)this.addUpstream(U);this._updateBalancedPoolStats()}addUpstream(i){const h=g.parseOrigin(
i).origin;if(this[A].find(M=>M[Q].origin===h&&M.closed!==!0&&M.destroyed!==!0))return this;const D=this[E](h,this[a]);this[C](D),D.on("connect",()=>{D[o]=Math.min(
this[B],D[o]+this[N])}),D.on("connectionError",()=>{D[o]=Math.max(1,D[o]-this[N]),this._updateBalancedPoolStats()}),D.on("disconnect",(...M)=>{const S=M[2];S&&S.
code==="UND_ERR_SOCKET"&&(D[o]=Math.max(1,D[o]-this[N]),this._updateBalancedPoolStats())});for(const M of this[A])M[o]=this[B];return this._updateBalancedPoolStats(),
this}_updateBalancedPoolStats(){let i=0;for(let h=0;h<this[A].length;h++)i=p(this[A][h][o],i);this[t]=i}removeUpstream(i){const h=g.parseOrigin(i).origin,D=this[A].
find(M=>M[Q].origin===h&&M.closed!==!0&&M.destroyed!==!0);return D&&this[I](D),this}getUpstream(i){const h=g.parseOrigin(i).origin;return this[A].find(D=>D[Q].origin===
h&&D.closed!==!0&&D.destroyed!==!0)}get upstreams(){return this[A].filter(i=>i.closed!==!0&&i.destroyed!==!0).map(i=>i[Q].origin)}[w](){if(this[A].length===0)throw new c;
if(!this[A].find(S=>!S[l]&&S.closed!==!0&&S.destroyed!==!0)||this[A].map(S=>S[l]).reduce((S,U)=>S&&U,!0))return;let D=0,M=this[A].findIndex(S=>!S[l]);for(;D++<this[A].
length;){this[e]=(this[e]+1)%this[A].length;const S=this[A][this[e]];if(S[o]>this[A][M][o]&&!S[l]&&(M=this[e]),this[e]===0&&(this[r]=this[r]-this[t],this[r]<=0&&
(this[r]=this[B])),S[o]>=this[r]&&!S[l])return S}return this[r]=this[A][M][o],this[e]=M,this[A][M]}}Y.exports=s}),10619:((Y,m,n)=>{const c=n(34589),y=n(31978),{
channels:R}=n(34676),A=n(87465),{RequestContentLengthMismatchError:l,ResponseContentLengthMismatchError:C,RequestAbortedError:I,InvalidArgumentError:w,HeadersTimeoutError:f,
HeadersOverflowError:Q,SocketError:g,InformationalError:E,BodyTimeoutError:a,HTTPParserError:t,ResponseExceededMaxSizeError:r}=n(69073),{kUrl:e,kReset:o,kClient:B,
kParser:N,kBlocking:p,kRunning:u,kPending:s,kSize:d,kWriting:i,kQueue:h,kNoRef:D,kKeepAliveDefaultTimeout:M,kHostHeader:S,kPendingIdx:U,kRunningIdx:k,kError:H,kPipelining:F,
kSocket:G,kKeepAliveTimeoutValue:L,kMaxHeadersSize:T,kKeepAliveMaxTimeout:v,kKeepAliveTimeoutThreshold:x,kHeadersTimeout:O,kBodyTimeout:V,kStrictContentLength:Z,
kMaxRequests:K,kCounter:_,kMaxResponseSize:X,kOnError:tA,kResume:nA,kHTTPContext:lA,kClosed:dA}=n(59777),gA=n(65058),q=Buffer.alloc(0),FA=Buffer[Symbol.species],
IA=y.removeAllListeners,uA=Symbol("kIdleSocketValidation"),cA=Symbol("kIdleSocketValidationTimeout"),mA=Symbol("kSocketUsed"),BA=Symbol("kTypeOfService");let LA;
function jA(){const hA=process.env.JEST_WORKER_ID?n(62088):void 0;let J,z=!0;if(process.arch==="ppc64"){const[W,$]=process.versions.node.split(".").map(j=>parseInt(
j,10));(W<24||W===24&&$<12)&&(z=!1)}if(process.env.UNDICI_NO_WASM_SIMD==="1"?z=!1:process.env.UNDICI_NO_WASM_SIMD==="0"&&(z=!0),z)try{J=new WebAssembly.Module(n(
56944))}catch{}return J||(J=new WebAssembly.Module(hA||n(62088))),new WebAssembly.Instance(J,{env:{wasm_on_url:(W,$,j)=>0,wasm_on_status:(W,$,j)=>{c(HA.ptr===W);
const eA=$-PA+vA.byteOffset;return HA.onStatus(new FA(vA.buffer,eA,j))},wasm_on_message_begin:W=>(c(HA.ptr===W),HA.onMessageBegin()),wasm_on_header_field:(W,$,j)=>{
c(HA.ptr===W);const eA=$-PA+vA.byteOffset;return HA.onHeaderField(new FA(vA.buffer,eA,j))},wasm_on_header_value:(W,$,j)=>{c(HA.ptr===W);const eA=$-PA+vA.byteOffset;
return HA.onHeaderValue(new FA(vA.buffer,eA,j))},wasm_on_headers_complete:(W,$,j,eA)=>(c(HA.ptr===W),HA.onHeadersComplete($,j===1,eA===1)),wasm_on_body:(W,$,j)=>{
c(HA.ptr===W);const eA=$-PA+vA.byteOffset;return HA.onBody(new FA(vA.buffer,eA,j))},wasm_on_message_complete:W=>(c(HA.ptr===W),HA.onMessageComplete())}})}let GA=null,
HA=null,vA=null,WA=0,PA=null;const _A=0,KA=1,OA=2|KA,ZA=4|KA,EA=8|_A;class yA{constructor(J,z,{exports:W}){this.llhttp=W,this.ptr=this.llhttp.llhttp_alloc(gA.TYPE.
RESPONSE),this.client=J,this.socket=z,this.timeout=null,this.timeoutWeakRef=new WeakRef(this),this.timeoutValue=null,this.timeoutType=null,this.statusCode=0,this.
statusText="",this.upgrade=!1,this.headers=[],this.headersSize=0,this.headersMaxSize=J[T],this.shouldKeepAlive=!1,this.paused=!1,this.resume=this.resume.bind(this),
this.bytesRead=0,this.keepAlive="",this.contentLength="",this.connection="",this.maxResponseSize=J[X]}setTimeout(J,z){J!==this.timeoutValue||z&KA^this.timeoutType&
KA?(this.timeout&&(A.clearTimeout(this.timeout),this.timeout=null),J&&(z&KA?this.timeout=A.setFastTimeout(RA,J,this.timeoutWeakRef):(this.timeout=setTimeout(RA,
J,this.timeoutWeakRef),this.timeout?.unref())),this.timeoutValue=J):this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.timeoutType=z}resume(){this.
socket.destroyed||!this.paused||(c(this.ptr!=null),c(HA===null),this.llhttp.llhttp_resume(this.ptr),c(this.timeoutType===ZA),this.timeout&&this.timeout.refresh&&
this.timeout.refresh(),this.paused=!1,this.execute(this.socket.read()||q),this.readMore())}readMore(){for(;!this.paused&&this.ptr;){const J=this.socket.read();if(J===
null)break;this.execute(J)}}execute(J){c(HA===null),c(this.ptr!=null),c(!this.paused);const{socket:z,llhttp:W}=this;J.length>WA&&(PA&&W.free(PA),WA=Math.ceil(J.
length/4096)*4096,PA=W.malloc(WA)),new Uint8Array(W.memory.buffer,PA,WA).set(J);try{let $;try{vA=J,HA=this,$=W.llhttp_execute(this.ptr,PA,J.length)}finally{HA=null,
vA=null}if($!==gA.ERROR.OK){const j=J.subarray(W.llhttp_get_error_pos(this.ptr)-PA);if($===gA.ERROR.PAUSED_UPGRADE)this.onUpgrade(j);else if($===gA.ERROR.PAUSED)
this.paused=!0,z.unshift(j);else throw this.createError($,j)}}catch($){y.destroy(z,$)}}finish(){c(HA===null),c(this.ptr!=null),c(!this.paused);const{llhttp:J}=this;
let z;try{HA=this,z=J.llhttp_finish(this.ptr)}finally{HA=null}return z===gA.ERROR.OK?null:z===gA.ERROR.PAUSED||z===gA.ERROR.PAUSED_UPGRADE?(this.paused=!0,null):
this.createError(z,q)}createError(J,z){const{llhttp:W,contentLength:$,bytesRead:j}=this;if($&&j!==parseInt($,10))return new C;const eA=W.llhttp_get_error_reason(
this.ptr);let CA="";if(eA){const AA=new Uint8Array(W.memory.buffer,eA).indexOf(0);CA="Response does not match the HTTP/1.1 protocol ("+Buffer.from(W.memory.buffer,
eA,AA).toString()+")"}return new t(CA,gA.ERROR[J],z)}destroy(){c(HA===null),c(this.ptr!=null),this.llhttp.llhttp_free(this.ptr),this.ptr=null,this.timeout&&A.clearTimeout(
this.timeout),this.timeout=null,this.timeoutValue=null,this.timeoutType=null,this.paused=!1}onStatus(J){return this.statusText=J.toString(),0}onMessageBegin(){const{
socket:J,client:z}=this;if(J.destroyed)return-1;if(z[u]===0)return y.destroy(J,new g("bad response",y.getSocketInfo(J))),-1;const W=z[h][z[k]];return W?(W.onResponseStarted(),
0):-1}onHeaderField(J){const z=this.headers.length;return(z&1)===0?this.headers.push(J):this.headers[z-1]=Buffer.concat([this.headers[z-1],J]),this.trackHeader(
J.length),0}onHeaderValue(J){let z=this.headers.length;(z&1)===1?(this.headers.push(J),z+=1):this.headers[z-1]=Buffer.concat([this.headers[z-1],J]);const W=this.
headers[z-2];if(W.length===10){const $=y.bufferToLowerCasedHeaderName(W);$==="keep-alive"?this.keepAlive+=J.toString():$==="connection"&&(this.connection+=J.toString())}else
W.length===14&&y.bufferToLowerCasedHeaderName(W)==="content-length"&&(this.contentLength+=J.toString());return this.trackHeader(J.length),0}trackHeader(J){this.
headersSize+=J,this.headersSize>=this.headersMaxSize&&y.destroy(this.socket,new Q)}onUpgrade(J){const{upgrade:z,client:W,socket:$,headers:j,statusCode:eA,statusText:CA}=this;
c(z),c(W[G]===$),c(!$.destroyed),c(!this.paused),c((j.length&1)===0);const AA=W[h][W[k]];c(AA),c(AA.upgrade||AA.method==="CONNECT"),this.statusCode=0,this.statusText=
"",this.shouldKeepAlive=!1,this.headers=[],this.headersSize=0,$.unshift(J),$[N].destroy(),$[N]=null,$[B]=null,$[H]=null,IA($),W[G]=null,W[lA]=null,W[h][W[k]++]=
null,W.emit("disconnect",W[e],[W],new E("upgrade"));try{AA.onUpgrade(eA,j,$,CA)}catch(DA){y.errorRequest(W,AA,DA),y.destroy($,DA)}W[nA]()}onHeadersComplete(J,z,W){
const{client:$,socket:j,headers:eA,statusText:CA}=this;if(j.destroyed)return-1;if($[u]===0)return y.destroy(j,new g("bad response",y.getSocketInfo(j))),-1;const AA=$[h][$[k]];
if(!AA)return-1;if(c(!this.upgrade),c(this.statusCode<200),J===100)return y.destroy(j,new g("bad response",y.getSocketInfo(j))),-1;if(z&&!AA.upgrade)return y.destroy(
j,new g("bad upgrade",y.getSocketInfo(j))),-1;if(c(this.timeoutType===OA),this.statusCode=J,this.shouldKeepAlive=W||AA.method==="HEAD"&&!j[o]&&this.connection.toLowerCase()===
"keep-alive",this.statusCode>=200){const TA=AA.bodyTimeout!=null?AA.bodyTimeout:$[V];this.setTimeout(TA,ZA)}else this.timeout&&this.timeout.refresh&&this.timeout.
refresh();if(AA.method==="CONNECT")return c($[u]===1),this.upgrade=!0,2;if(z)return c($[u]===1),this.upgrade=!0,2;if(c((this.headers.length&1)===0),this.headers=
[],this.headersSize=0,this.shouldKeepAlive&&$[F]){const TA=this.keepAlive?y.parseKeepAliveTimeout(this.keepAlive):null;if(TA!=null){const wA=Math.min(TA-$[x],$[v]);
wA<=0?j[o]=!0:$[L]=wA}else $[L]=$[M]}else j[o]=!0;const DA=AA.onHeaders(J,eA,this.resume,CA)===!1;return AA.aborted?-1:AA.method==="HEAD"||J<200?1:(j[p]&&(j[p]=
!1,$[nA]()),DA?gA.ERROR.PAUSED:0)}onBody(J){const{client:z,socket:W,statusCode:$,maxResponseSize:j}=this;if(W.destroyed)return-1;const eA=z[h][z[k]];return c(eA),
c(this.timeoutType===ZA),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),c($>=200),j>-1&&this.bytesRead+J.length>j?(y.destroy(W,new r),-1):(this.bytesRead+=
J.length,eA.onData(J)===!1?gA.ERROR.PAUSED:0)}onMessageComplete(){const{client:J,socket:z,statusCode:W,upgrade:$,headers:j,contentLength:eA,bytesRead:CA,shouldKeepAlive:AA}=this;
if(z.destroyed&&(!W||AA))return-1;if($)return 0;c(W>=100),c((this.headers.length&1)===0);const DA=J[h][J[k]];if(c(DA),this.statusCode=0,this.statusText="",this.
bytesRead=0,this.contentLength="",this.keepAlive="",this.connection="",this.headers=[],this.headersSize=0,W<200)return 0;if(DA.method!=="HEAD"&&eA&&CA!==parseInt(
eA,10))return y.destroy(z,new C),-1;if(DA.onComplete(j),J[h][J[k]++]=null,z[mA]=J[s]===0,z[i])return c(J[u]===0),y.destroy(z,new E("reset")),gA.ERROR.PAUSED;if(AA){
if(z[o]&&J[u]===0)return y.destroy(z,new E("reset")),gA.ERROR.PAUSED;J[F]==null||J[F]===1?setImmediate(J[nA]):J[nA]()}else return y.destroy(z,new E("reset")),gA.
ERROR.PAUSED;return 0}}function RA(hA){const J=hA.deref();if(!J)return;const{socket:z,timeoutType:W,client:$,paused:j}=J;W===OA?(!z[i]||z.writableNeedDrain||$[u]>
1)&&(c(!j,"cannot be paused while waiting for headers"),y.destroy(z,new f)):W===ZA?j||y.destroy(z,new a):W===EA&&(c($[u]===0&&$[L]),y.destroy(z,new E("socket id\
le timeout")))}function b(hA,J){if(hA[G]=J,GA||(GA=jA()),J.errored)throw J.errored;if(J.destroyed)throw new g("destroyed");return J[D]=!1,J[i]=!1,J[o]=!1,J[p]=!1,
J[uA]=0,J[cA]=null,J[mA]=!1,J[N]=new yA(hA,J,GA),y.addListener(J,"error",iA),y.addListener(J,"readable",fA),y.addListener(J,"end",NA),y.addListener(J,"close",sA),
J[dA]=!1,J.on("close",aA),{version:"h1",defaultPipelining:1,write(z){return MA(hA,z)},resume(){rA(hA)},destroy(z,W){J[dA]?queueMicrotask(W):(J.on("close",W),J.destroy(
z))},get destroyed(){return J.destroyed},busy(z){return!!(J[i]||J[o]||J[p]||J[uA]===1||z&&(hA[u]>0&&!z.idempotent||hA[u]>0&&(z.upgrade||z.method==="CONNECT")||hA[u]>
0&&y.bodyLength(z.body)!==0&&(y.isStream(z.body)||y.isAsyncIterable(z.body)||y.isFormDataLike(z.body))))}}}function iA(hA){const J=this[N];if(hA.code==="ECONNRE\
SET"&&J.statusCode&&!J.shouldKeepAlive){const z=J.finish();z&&(this[H]=z,this[B][tA](z));return}this[H]=hA,this[B][tA](hA)}function fA(){this[N]?.readMore()}function NA(){
const hA=this[N];if(hA.statusCode&&!hA.shouldKeepAlive){const J=hA.finish();J&&y.destroy(this,J);return}y.destroy(this,new g("other side closed",y.getSocketInfo(
this)))}function sA(){const hA=this[N];P(this),hA&&(!this[H]&&hA.statusCode&&!hA.shouldKeepAlive&&(this[H]=hA.finish()||this[H]),this[N].destroy(),this[N]=null);
const J=this[H]||new g("closed",y.getSocketInfo(this)),z=this[B];if(z[G]=null,z[lA]=null,z.destroyed){c(z[s]===0);const W=z[h].splice(z[k]);for(let $=0;$<W.length;$++){
const j=W[$];y.errorRequest(z,j,J)}}else if(z[u]>0&&J.code!=="UND_ERR_INFO"){const W=z[h][z[k]];z[h][z[k]++]=null,y.errorRequest(z,W,J)}z[U]=z[k],c(z[u]===0),z.
emit("disconnect",z[e],[z],J),z[nA]()}function aA(){this[dA]=!0}function P(hA){hA[cA]&&(clearImmediate(hA[cA]),hA[cA]=null),hA[uA]=0}function oA(hA,J){J[uA]=1,J[cA]=
setImmediate(()=>{J[cA]=null,J[uA]=2,hA[G]===J&&!J.destroyed&&hA[nA]()})}function rA(hA){const J=hA[G];if(J&&!J.destroyed){if(hA[d]===0?!J[D]&&J.unref&&(J.unref(),
J[D]=!0):J[D]&&J.ref&&(J.ref(),J[D]=!1),hA[u]===0&&hA[s]>0&&J[mA]){if(J[uA]===0)return oA(hA,J),J[N].readMore(),J.destroyed,void 0;if(J[uA]===1)return J[N].readMore(),
J.destroyed,void 0}if(hA[u]===0&&(J[N].readMore(),J.destroyed))return;if(hA[d]===0)J[N].timeoutType!==EA&&J[N].setTimeout(hA[L],EA);else if(hA[u]>0&&J[N].statusCode<
200&&J[N].timeoutType!==OA){const z=hA[h][hA[k]],W=z.headersTimeout!=null?z.headersTimeout:hA[O];J[N].setTimeout(W,OA)}}}function QA(hA){return hA!=="GET"&&hA!==
"HEAD"&&hA!=="OPTIONS"&&hA!=="TRACE"&&hA!=="CONNECT"}function pA(hA,J){if(typeof hA.setTypeOfService!="function")return;const z=J.typeOfService;if(!(z===void 0||
hA[BA]===z))try{hA.setTypeOfService(z),hA[BA]=z}catch{}}function MA(hA,J){const{method:z,path:W,host:$,upgrade:j,blocking:eA,reset:CA}=J;let{body:AA,headers:DA,
contentLength:TA}=J;const wA=z==="PUT"||z==="POST"||z==="PATCH"||z==="QUERY"||z==="PROPFIND"||z==="PROPPATCH";if(y.isFormDataLike(AA)){LA||(LA=n(31298).extractBody);
const[qA,VA]=LA(AA);J.contentType==null&&DA.push("content-type",VA),AA=qA.stream,TA=qA.length}else if(y.isBlobLike(AA)&&J.contentType==null){const qA=AA.type;if(qA){
const VA=`${qA}`;if(!y.isValidHeaderValue(VA))return y.errorRequest(hA,J,new w("invalid content-type header")),!1;DA.push("content-type",VA)}}AA&&typeof AA.read==
"function"&&AA.read(0);const UA=y.bodyLength(AA);if(TA=UA??TA,TA===null&&(TA=J.contentLength),TA===0&&!wA&&(TA=null),QA(z)&&TA>0&&J.contentLength!==null&&J.contentLength!==
TA){if(hA[Z])return y.errorRequest(hA,J,new l),!1;process.emitWarning(new l)}const SA=hA[G];P(SA);const bA=qA=>{J.aborted||J.completed||(y.errorRequest(hA,J,qA||
new I),y.destroy(AA),y.destroy(SA,new E("aborted")))};try{J.onConnect(bA)}catch(qA){y.errorRequest(hA,J,qA)}if(J.aborted)return!1;z==="HEAD"&&(SA[o]=!0),(j||z===
"CONNECT")&&(SA[o]=!0),CA!=null&&(SA[o]=CA),hA[K]&&SA[_]++>=hA[K]&&(SA[o]=!0),eA&&(SA[p]=!0),pA(SA,J);let YA=`${z} ${W} HTTP/1.1\r
`;if(typeof $=="string"?YA+=`host: ${$}\r
`:YA+=hA[S],j?YA+=`connection: upgrade\r
upgrade: ${j}\r
`:hA[F]&&!SA[o]?YA+=`connection: keep-alive\r
`:YA+=`connection: close\r
`,Array.isArray(DA))for(let qA=0;qA<DA.length;qA+=2){const VA=DA[qA+0],$A=DA[qA+1];if(Array.isArray($A))for(let ne=0;ne<$A.length;ne++)YA+=`${VA}: ${$A[ne]}\r
`;else YA+=`${VA}: ${$A}\r
`}return R.sendHeaders.hasSubscribers&&R.sendHeaders.publish({request:J,headers:YA,socket:SA}),!AA||UA===0?XA(bA,null,hA,J,SA,TA,YA,wA):y.isBuffer(AA)?XA(bA,AA,
hA,J,SA,TA,YA,wA):y.isBlobLike(AA)?typeof AA.stream=="function"?JA(bA,AA.stream(),hA,J,SA,TA,YA,wA):xA(bA,AA,hA,J,SA,TA,YA,wA):y.isStream(AA)?kA(bA,AA,hA,J,SA,TA,
YA,wA):y.isIterable(AA)?JA(bA,AA,hA,J,SA,TA,YA,wA):c(!1),!0}function kA(hA,J,z,W,$,j,eA,CA){c(j!==0||z[u]===0,"stream body cannot be pipelined");let AA=!1;const DA=new zA(
{abort:hA,socket:$,request:W,contentLength:j,client:z,expectsPayload:CA,header:eA}),TA=function(bA){if(!AA)try{!DA.write(bA)&&this.pause&&this.pause()}catch(YA){
y.destroy(this,YA)}},wA=function(){AA||J.resume&&J.resume()},UA=function(){if(queueMicrotask(()=>{J.removeListener("error",SA)}),!AA){const bA=new I;queueMicrotask(
()=>SA(bA))}},SA=function(bA){if(!AA){if(AA=!0,c($.destroyed||$[i]&&z[u]<=1),$.off("drain",wA).off("error",SA),J.removeListener("data",TA).removeListener("end",
SA).removeListener("close",UA),!bA)try{DA.end()}catch(YA){bA=YA}DA.destroy(bA),bA&&(bA.code!=="UND_ERR_INFO"||bA.message!=="reset")?y.destroy(J,bA):y.destroy(J)}};
J.on("data",TA).on("end",SA).on("error",SA).on("close",UA),J.resume&&J.resume(),$.on("drain",wA).on("error",SA),J.errorEmitted??J.errored?setImmediate(SA,J.errored):
(J.endEmitted??J.readableEnded)&&setImmediate(SA,null),(J.closeEmitted??J.closed)&&setImmediate(UA)}function XA(hA,J,z,W,$,j,eA,CA){try{J?y.isBuffer(J)&&(c(j===
J.byteLength,"buffer body must have content length"),$.cork(),$.write(`${eA}content-length: ${j}\r
\r
`,"latin1"),$.write(J),$.uncork(),W.onBodySent(J),!CA&&W.reset!==!1&&($[o]=!0)):j===0?$.write(`${eA}content-length: 0\r
\r
`,"latin1"):(c(j===null,"no body must not have content length"),$.write(`${eA}\r
`,"latin1")),W.onRequestSent(),z[nA]()}catch(AA){hA(AA)}}async function xA(hA,J,z,W,$,j,eA,CA){c(j===J.size,"blob body must have content length");try{if(j!=null&&
j!==J.size)throw new l;const AA=Buffer.from(await J.arrayBuffer());$.cork(),$.write(`${eA}content-length: ${j}\r
\r
`,"latin1"),$.write(AA),$.uncork(),W.onBodySent(AA),W.onRequestSent(),!CA&&W.reset!==!1&&($[o]=!0),z[nA]()}catch(AA){hA(AA)}}async function JA(hA,J,z,W,$,j,eA,CA){
c(j!==0||z[u]===0,"iterator body cannot be pipelined");let AA=null;function DA(){if(AA){const UA=AA;AA=null,UA()}}const TA=()=>new Promise((UA,SA)=>{c(AA===null),
$[H]?SA($[H]):AA=UA});$.on("close",DA).on("drain",DA);const wA=new zA({abort:hA,socket:$,request:W,contentLength:j,client:z,expectsPayload:CA,header:eA});try{for await(const UA of J){
if($[H])throw $[H];wA.write(UA)||await TA()}wA.end()}catch(UA){wA.destroy(UA)}finally{$.off("close",DA).off("drain",DA)}}class zA{constructor({abort:J,socket:z,
request:W,contentLength:$,client:j,expectsPayload:eA,header:CA}){this.socket=z,this.request=W,this.contentLength=$,this.client=j,this.bytesWritten=0,this.expectsPayload=
eA,this.header=CA,this.abort=J,z[i]=!0}write(J){const{socket:z,request:W,contentLength:$,client:j,bytesWritten:eA,expectsPayload:CA,header:AA}=this;if(z[H])throw z[H];
if(z.destroyed)return!1;const DA=Buffer.byteLength(J);if(!DA)return!0;if($!==null&&eA+DA>$){if(j[Z])throw new l;process.emitWarning(new l)}z.cork(),eA===0&&(!CA&&
W.reset!==!1&&(z[o]=!0),$===null?z.write(`${AA}transfer-encoding: chunked\r
`,"latin1"):z.write(`${AA}content-length: ${$}\r
\r
`,"latin1")),$===null&&z.write(`\r
${DA.toString(16)}\r
`,"latin1"),this.bytesWritten+=DA;const TA=z.write(J);return z.uncork(),W.onBodySent(J),TA||z[N].timeout&&z[N].timeoutType===OA&&z[N].timeout.refresh&&z[N].timeout.
refresh(),TA}end(){const{socket:J,contentLength:z,client:W,bytesWritten:$,expectsPayload:j,header:eA,request:CA}=this;if(CA.onRequestSent(),J[i]=!1,J[H])throw J[H];
if(!J.destroyed){if($===0?j?J.write(`${eA}content-length: 0\r
\r
`,"latin1"):J.write(`${eA}\r
`,"latin1"):z===null&&J.write(`\r
0\r
\r
`,"latin1"),z!==null&&$!==z){if(W[Z])throw new l;process.emitWarning(new l)}J[N].timeout&&J[N].timeoutType===OA&&J[N].timeout.refresh&&J[N].timeout.refresh(),W[nA]()}}destroy(J){
const{socket:z,client:W,abort:$}=this;z[i]=!1,J&&(c(W[u]<=1,"pipeline should only contain this request"),$(J))}}Y.exports=b}),41822:((Y,m,n)=>{const c=n(34589),
{pipeline:y}=n(57075),R=n(31978),{RequestContentLengthMismatchError:A,RequestAbortedError:l,SocketError:C,InformationalError:I,InvalidArgumentError:w,HeadersTimeoutError:f,
BodyTimeoutError:Q}=n(69073),{kUrl:g,kReset:E,kClient:a,kRunning:t,kPending:r,kQueue:e,kPendingIdx:o,kRunningIdx:B,kError:N,kSocket:p,kStrictContentLength:u,kOnError:s,
kMaxConcurrentStreams:d,kPingInterval:i,kHTTP2Session:h,kHTTP2InitialWindowSize:D,kHTTP2ConnectionWindowSize:M,kResume:S,kSize:U,kHTTPContext:k,kClosed:H,kBodyTimeout:F,
kHeadersTimeout:G,kEnableConnectProtocol:L,kRemoteSettings:T,kHTTP2Stream:v,kHTTP2SessionState:x}=n(59777),{channels:O}=n(34676),V=Symbol("open streams");let Z,
K;try{K=n(32467)}catch{K={constants:{}}}const{constants:{HTTP2_HEADER_AUTHORITY:_,HTTP2_HEADER_METHOD:X,HTTP2_HEADER_PATH:tA,HTTP2_HEADER_SCHEME:nA,HTTP2_HEADER_CONTENT_LENGTH:lA,
HTTP2_HEADER_EXPECT:dA,HTTP2_HEADER_STATUS:gA,HTTP2_HEADER_PROTOCOL:q,NGHTTP2_REFUSED_STREAM:FA,NGHTTP2_CANCEL:IA}}=K;function uA(sA){const aA=[];for(const[P,oA]of Object.
entries(sA))if(Array.isArray(oA))for(const rA of oA)aA.push(Buffer.from(P),Buffer.from(rA));else aA.push(Buffer.from(P),Buffer.from(oA));return aA}function cA(sA,aA){
sA[p]=aA;const P=sA[D],oA=sA[M],rA=K.connect(sA[g],{createConnection:()=>aA,peerMaxConcurrentStreams:sA[d],settings:{enablePush:!1,...P!=null?{initialWindowSize:P}:
null}});return sA[p]=aA,rA[V]=0,rA[a]=sA,rA[p]=aA,rA[x]={ping:{interval:sA[i]===0?null:setInterval(jA,sA[i],rA).unref()}},rA[L]=!1,rA[T]=!1,oA&&R.addListener(rA,
"connect",BA.bind(rA,oA)),R.addListener(rA,"error",GA),R.addListener(rA,"frameError",HA),R.addListener(rA,"end",vA),R.addListener(rA,"goaway",PA),R.addListener(
rA,"close",_A),R.addListener(rA,"remoteSettings",LA),rA.unref(),sA[h]=rA,aA[h]=rA,R.addListener(aA,"error",OA),R.addListener(aA,"end",ZA),R.addListener(aA,"clos\
e",KA),aA[H]=!1,aA.on("close",EA),{version:"h2",defaultPipelining:1/0,write(QA){return RA(sA,QA)},resume(){mA(sA)},destroy(QA,pA){aA[H]?queueMicrotask(pA):aA.destroy(
QA).on("close",pA)},get destroyed(){return aA.destroyed},busy(QA){if(QA!=null)if(sA[t]>0){if(QA.idempotent===!1||(QA.upgrade==="websocket"||QA.method==="CONNECT")&&
rA[T]===!1||R.bodyLength(QA.body)!==0&&(R.isStream(QA.body)||R.isAsyncIterable(QA.body)||R.isFormDataLike(QA.body)))return!0}else return(QA.upgrade==="websocket"||
QA.method==="CONNECT")&&rA[T]===!1;return!1}}}function mA(sA){const aA=sA[p];aA?.destroyed===!1&&(sA[U]===0?(aA.unref(),sA[h].unref()):(aA.ref(),sA[h].ref()))}function BA(sA){
try{typeof this.setLocalWindowSize=="function"&&this.setLocalWindowSize(sA)}catch{}}function LA(sA){if(this[a][d]=sA.maxConcurrentStreams??this[a][d],this[T]===
!0&&this[L]===!0&&sA.enableConnectProtocol===!1){const aA=new I("HTTP/2: Server disabled extended CONNECT protocol against RFC-8441");this[p][N]=aA,this[a][s](aA);
return}this[L]=sA.enableConnectProtocol??this[L],this[T]=!0,this[a][S]()}function jA(sA){const aA=sA[x];if((sA.closed||sA.destroyed)&&aA.ping.interval!=null){clearInterval(
aA.ping.interval),aA.ping.interval=null;return}sA.ping(P.bind(sA));function P(oA,rA){const QA=this[a],pA=this[a];if(oA!=null){const MA=new I(`HTTP/2: "PING" err\
ored - type ${oA.message}`);pA[N]=MA,QA[s](MA)}else QA.emit("ping",rA)}}function GA(sA){this[p][N]=sA,this[a][s](sA)}function HA(sA,aA,P){if(P===0){const oA=new I(
`HTTP/2: "frameError" received - type ${sA}, code ${aA}`);this[p][N]=oA,this[a][s](oA)}}function vA(){const sA=new C("other side closed",R.getSocketInfo(this[p]));
this.destroy(sA),R.destroy(this[p],sA)}function WA(sA,aA,P=!1){const oA=sA[e],rA=sA[B];if(rA<sA[o]&&oA[rA]===aA){oA[rA]=null,sA[B]=rA+1;return}const QA=oA.indexOf(
aA,rA);QA===-1||QA>=sA[o]||(oA.splice(QA,1),sA[o]--,P&&sA[o]<sA[B]&&(sA[o]=sA[B]))}function PA(sA){const aA=this[N]||new C(`HTTP/2: "GOAWAY" frame received with\
 code ${sA}`,R.getSocketInfo(this[p])),P=this[a];if(P[p]=null,P[k]=null,this.close(),this[h]=null,R.destroy(this[p],aA),P[B]<P[e].length){const oA=P[e][P[B]];P[e][P[B]++]=
null,oA!=null&&R.errorRequest(P,oA,aA),P[o]=P[B]}c(P[t]===0),P.emit("disconnect",P[g],[P],aA),P.emit("connectionError",P[g],[P],aA),P[S]()}function _A(){const{[a]:sA,
[x]:aA}=this,{[p]:P}=sA,oA=this[p][N]||this[N]||new C("closed",R.getSocketInfo(P));if(sA[p]=null,sA[k]=null,aA.ping.interval!=null&&(clearInterval(aA.ping.interval),
aA.ping.interval=null),sA.destroyed){c(sA[r]===0);const rA=sA[e].splice(sA[B]);for(let QA=0;QA<rA.length;QA++){const pA=rA[QA];pA!=null&&R.errorRequest(sA,pA,oA)}}}
function KA(){const sA=this[N]||new C("closed",R.getSocketInfo(this)),aA=this[h][a];aA[p]=null,aA[k]=null,this[h]!==null&&this[h].destroy(sA),aA[o]=aA[B],c(aA[t]===
0),aA.emit("disconnect",aA[g],[aA],sA),aA[S]()}function OA(sA){this[N]=sA,this[a][s](sA)}function ZA(){R.destroy(this,new C("other side closed",R.getSocketInfo(
this)))}function EA(){this[H]=!0}function yA(sA){return sA!=="GET"&&sA!=="HEAD"&&sA!=="OPTIONS"&&sA!=="TRACE"&&sA!=="CONNECT"}function RA(sA,aA){const P=aA.headersTimeout??
sA[G],oA=aA.bodyTimeout??sA[F],rA=sA[h],{method:QA,path:pA,host:MA,upgrade:kA,expectContinue:XA,signal:xA,protocol:JA,headers:zA}=aA;let{body:hA}=aA;if(kA!=null&&
kA!=="websocket")return R.errorRequest(sA,aA,new w(`Custom upgrade "${kA}" not supported over HTTP/2`)),!1;const J={};for(let wA=0;wA<zA.length;wA+=2){const UA=zA[wA+
0],SA=zA[wA+1];if(UA==="cookie"){J[UA]!=null?J[UA]=Array.isArray(J[UA])?(J[UA].push(SA),J[UA]):[J[UA],SA]:J[UA]=SA;continue}if(Array.isArray(SA))for(let bA=0;bA<
SA.length;bA++)J[UA]?J[UA]+=`, ${SA[bA]}`:J[UA]=SA[bA];else J[UA]?J[UA]+=`, ${SA}`:J[UA]=SA}let z=null;const{hostname:W,port:$}=sA[g];J[_]=MA||`${W}${$?`:${$}`:
""}`,J[X]=QA;const j=wA=>{aA.aborted||aA.completed||(wA=wA||new l,R.errorRequest(sA,aA,wA),z!=null&&(z.removeAllListeners("data"),z.close(),sA[s](wA),WA(sA,aA),
sA[S]()),R.destroy(hA,wA))};try{aA.onConnect(j)}catch(wA){R.errorRequest(sA,aA,wA)}if(aA.aborted)return!1;if(kA||QA==="CONNECT")return rA.ref(),kA==="websocket"?
rA[L]===!1?(R.errorRequest(sA,aA,new I("HTTP/2: Extended CONNECT protocol not supported by server")),rA.unref(),!1):(J[X]="CONNECT",J[q]="websocket",J[tA]=pA,JA===
"ws:"||JA==="wss:"?J[nA]=JA==="ws:"?"http":"https":J[nA]=JA==="http:"?"http":"https",z=rA.request(J,{endStream:!1,signal:xA}),z[v]=!0,++rA[V],z.once("response",
(wA,UA)=>{const{[gA]:SA,...bA}=wA;try{aA.onUpgrade(SA,uA(bA),z)}catch(YA){j(YA);return}WA(sA,aA)}),z.on("error",()=>{(z.rstCode===FA||z.rstCode===IA)&&j(new I(`\
HTTP/2: "stream error" received - code ${z.rstCode}`))}),z.once("close",()=>{rA[V]-=1,rA[V]===0&&rA.unref()}),z.setTimeout(P),!0):(z=rA.request(J,{endStream:!1,
signal:xA}),z[v]=!0,++rA[V],z.on("response",wA=>{const{[gA]:UA,...SA}=wA;try{aA.onUpgrade(UA,uA(SA),z)}catch(bA){j(bA);return}WA(sA,aA)}),z.on("error",j),z.once(
"close",()=>{rA[V]-=1,rA[V]===0&&rA.unref()}),z.setTimeout(P),!0);J[tA]=pA,J[nA]=JA==="http:"?"http":"https";const eA=QA==="PUT"||QA==="POST"||QA==="PATCH";hA&&
typeof hA.read=="function"&&hA.read(0);let CA=R.bodyLength(hA);if(R.isFormDataLike(hA)){Z??=n(31298).extractBody;const[wA,UA]=Z(hA);J["content-type"]=UA,hA=wA.stream,
CA=wA.length}if(CA==null&&(CA=aA.contentLength),eA||(CA=null),yA(QA)&&CA>0&&aA.contentLength!=null&&aA.contentLength!==CA){if(sA[u])return R.errorRequest(sA,aA,
new A),!1;process.emitWarning(new A)}if(CA!=null&&(c(hA||CA===0,"no body must not have content length"),J[lA]=`${CA}`),rA.ref(),O.sendHeaders.hasSubscribers){let wA="";
for(const UA in J)wA+=`${UA}: ${J[UA]}\r
`;O.sendHeaders.publish({request:aA,headers:wA,socket:rA[p]})}const AA=QA==="GET"||QA==="HEAD"||hA===null;XA?(J[dA]="100-continue",z=rA.request(J,{endStream:AA,
signal:xA}),z[v]=!0,z.once("continue",TA)):(z=rA.request(J,{endStream:AA,signal:xA}),z[v]=!0,TA()),++rA[V],z.setTimeout(P);let DA=!1;return z.once("response",wA=>{
const{[gA]:UA,...SA}=wA;if(aA.onResponseStarted(),DA=!0,z.setTimeout(oA),aA.aborted){z.removeAllListeners("data");return}aA.onHeaders(Number(UA),uA(SA),z.resume.
bind(z),"")===!1&&z.pause(),z.on("data",bA=>{aA.aborted||aA.completed||aA.onData(bA)===!1&&z.pause()})}),z.once("end",()=>{z.removeAllListeners("data"),DA?(!aA.
aborted&&!aA.completed&&aA.onComplete({}),WA(sA,aA),sA[S]()):(j(new I("HTTP/2: stream half-closed (remote)")),WA(sA,aA,!0),sA[S]())}),z.once("close",()=>{z.removeAllListeners(
"data"),rA[V]-=1,rA[V]===0&&rA.unref(),!aA.aborted&&!aA.completed&&j(new I("HTTP/2: stream closed before the response was complete"))}),z.once("error",function(wA){
z.removeAllListeners("data"),j(wA)}),z.once("frameError",(wA,UA)=>{z.removeAllListeners("data"),j(new I(`HTTP/2: "frameError" received - type ${wA}, code ${UA}`))}),
z.on("aborted",()=>{z.removeAllListeners("data")}),z.on("timeout",()=>{const wA=DA?new Q(`HTTP/2: "body timeout after ${oA}"`):new f(`HTTP/2: "headers timeout a\
fter ${P}"`);z.removeAllListeners("data"),rA[V]-=1,rA[V]===0&&rA.unref(),j(wA)}),z.once("trailers",wA=>{aA.aborted||aA.completed||(z.removeAllListeners("data"),
aA.onComplete(wA))}),!0;function TA(){!hA||CA===0?b(j,z,null,sA,aA,sA[p],CA,eA):R.isBuffer(hA)?b(j,z,hA,sA,aA,sA[p],CA,eA):R.isBlobLike(hA)?typeof hA.stream=="f\
unction"?NA(j,z,hA.stream(),sA,aA,sA[p],CA,eA):fA(j,z,hA,sA,aA,sA[p],CA,eA):R.isStream(hA)?iA(j,sA[p],eA,z,hA,sA,aA,CA):R.isIterable(hA)?NA(j,z,hA,sA,aA,sA[p],CA,
eA):c(!1)}}function b(sA,aA,P,oA,rA,QA,pA,MA){try{P!=null&&R.isBuffer(P)&&(c(pA===P.byteLength,"buffer body must have content length"),aA.cork(),aA.write(P),aA.
uncork(),aA.end(),rA.onBodySent(P)),MA||(QA[E]=!0),rA.onRequestSent(),oA[S]()}catch(kA){sA(kA)}}function iA(sA,aA,P,oA,rA,QA,pA,MA){c(MA!==0||QA[t]===0,"stream \
body cannot be pipelined");const kA=y(rA,oA,xA=>{xA?(R.destroy(kA,xA),sA(xA)):(R.removeAllListeners(kA),pA.onRequestSent(),P||(aA[E]=!0),QA[S]())});R.addListener(
kA,"data",XA);function XA(xA){pA.onBodySent(xA)}}async function fA(sA,aA,P,oA,rA,QA,pA,MA){c(pA===P.size,"blob body must have content length");try{if(pA!=null&&
pA!==P.size)throw new A;const kA=Buffer.from(await P.arrayBuffer());aA.cork(),aA.write(kA),aA.uncork(),aA.end(),rA.onBodySent(kA),rA.onRequestSent(),MA||(QA[E]=
!0),oA[S]()}catch(kA){sA(kA)}}async function NA(sA,aA,P,oA,rA,QA,pA,MA){c(pA!==0||oA[t]===0,"iterator body cannot be pipelined");let kA=null;function XA(){if(kA){
const JA=kA;kA=null,JA()}}const xA=()=>new Promise((JA,zA)=>{c(kA===null),QA[N]?zA(QA[N]):kA=JA});aA.on("close",XA).on("drain",XA);try{for await(const JA of P){
if(QA[N])throw QA[N];const zA=aA.write(JA);rA.onBodySent(JA),zA||await xA()}aA.end(),rA.onRequestSent(),MA||(QA[E]=!0),oA[S]()}catch(JA){sA(JA)}finally{aA.off("\
close",XA).off("drain",XA)}}Y.exports=cA}),72367:((Y,m,n)=>{const c=n(34589),y=n(77030),R=n(37067),A=n(31978),{ClientStats:l}=n(41584),{channels:C}=n(34676),I=n(
60525),w=n(7603),{InvalidArgumentError:f,InformationalError:Q,ClientDestroyedError:g}=n(69073),E=n(20514),{kUrl:a,kServerName:t,kClient:r,kBusy:e,kConnect:o,kResuming:B,
kRunning:N,kPending:p,kSize:u,kQueue:s,kConnected:d,kConnecting:i,kNeedDrain:h,kKeepAliveDefaultTimeout:D,kHostHeader:M,kPendingIdx:S,kRunningIdx:U,kError:k,kPipelining:H,
kKeepAliveTimeoutValue:F,kMaxHeadersSize:G,kKeepAliveMaxTimeout:L,kKeepAliveTimeoutThreshold:T,kHeadersTimeout:v,kBodyTimeout:x,kStrictContentLength:O,kConnector:V,
kMaxRequests:Z,kCounter:K,kClose:_,kDestroy:X,kDispatch:tA,kLocalAddress:nA,kMaxResponseSize:lA,kOnError:dA,kHTTPContext:gA,kMaxConcurrentStreams:q,kHTTP2InitialWindowSize:FA,
kHTTP2ConnectionWindowSize:IA,kResume:uA,kPingInterval:cA}=n(59777),mA=n(10619),BA=n(41822),LA=Symbol("kClosedResolve"),jA=R&&R.maxHeaderSize&&Number.isInteger(
R.maxHeaderSize)&&R.maxHeaderSize>0?()=>R.maxHeaderSize:()=>{throw new f("http module not available or http.maxHeaderSize invalid")},GA=()=>{};function HA(EA){return EA[H]??
EA[gA]?.defaultPipelining??1}class vA extends w{constructor(yA,{maxHeaderSize:RA,headersTimeout:b,socketTimeout:iA,requestTimeout:fA,connectTimeout:NA,bodyTimeout:sA,
idleTimeout:aA,keepAlive:P,keepAliveTimeout:oA,maxKeepAliveTimeout:rA,keepAliveMaxTimeout:QA,keepAliveTimeoutThreshold:pA,socketPath:MA,pipelining:kA,tls:XA,strictContentLength:xA,
maxCachedSessions:JA,connect:zA,maxRequestsPerClient:hA,localAddress:J,maxResponseSize:z,autoSelectFamily:W,autoSelectFamilyAttemptTimeout:$,maxConcurrentStreams:j,
allowH2:eA,useH2c:CA,initialWindowSize:AA,connectionWindowSize:DA,pingInterval:TA,webSocket:wA,eventSource:UA}={}){if(P!==void 0)throw new f("unsupported keepAl\
ive, use pipelining=0 instead");if(iA!==void 0)throw new f("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");if(fA!==void 0)throw new f("un\
supported requestTimeout, use headersTimeout & bodyTimeout instead");if(aA!==void 0)throw new f("unsupported idleTimeout, use keepAliveTimeout instead");if(rA!==
void 0)throw new f("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");if(RA!=null){if(!Number.isInteger(RA)||RA<1)throw new f("invalid maxHeade\
rSize")}else RA=jA();if(MA!=null&&typeof MA!="string")throw new f("invalid socketPath");if(NA!=null&&(!Number.isFinite(NA)||NA<0))throw new f("invalid connectTi\
meout");if(oA!=null&&(!Number.isFinite(oA)||oA<=0))throw new f("invalid keepAliveTimeout");if(QA!=null&&(!Number.isFinite(QA)||QA<=0))throw new f("invalid keepA\
liveMaxTimeout");if(pA!=null&&!Number.isFinite(pA))throw new f("invalid keepAliveTimeoutThreshold");if(b!=null&&(!Number.isInteger(b)||b<0))throw new f("headers\
Timeout must be a positive integer or zero");if(sA!=null&&(!Number.isInteger(sA)||sA<0))throw new f("bodyTimeout must be a positive integer or zero");if(zA!=null&&
typeof zA!="function"&&typeof zA!="object")throw new f("connect must be a function or an object");if(hA!=null&&(!Number.isInteger(hA)||hA<0))throw new f("maxReq\
uestsPerClient must be a positive number");if(J!=null&&(typeof J!="string"||y.isIP(J)===0))throw new f("localAddress must be valid string IP address");if(z!=null&&
(!Number.isInteger(z)||z<-1))throw new f("maxResponseSize must be a positive number");if($!=null&&(!Number.isInteger($)||$<-1))throw new f("autoSelectFamilyAtte\
mptTimeout must be a positive number");if(eA!=null&&typeof eA!="boolean")throw new f("allowH2 must be a valid boolean value");if(j!=null&&(typeof j!="number"||j<
1))throw new f("maxConcurrentStreams must be a positive integer, greater than 0");if(CA!=null&&typeof CA!="boolean")throw new f("useH2c must be a valid boolean \
value");if(AA!=null&&(!Number.isInteger(AA)||AA<1))throw new f("initialWindowSize must be a positive integer, greater than 0");if(DA!=null&&(!Number.isInteger(DA)||
DA<1))throw new f("connectionWindowSize must be a positive integer, greater than 0");if(TA!=null&&(typeof TA!="number"||!Number.isInteger(TA)||TA<0))throw new f(
"pingInterval must be a positive integer, greater or equal to 0");if(super({webSocket:wA,eventSource:UA}),typeof zA!="function")zA=E({...XA,maxCachedSessions:JA,
allowH2:eA,useH2c:CA,socketPath:MA,timeout:NA,...typeof W=="boolean"?{autoSelectFamily:W,autoSelectFamilyAttemptTimeout:$}:void 0,...zA});else{const SA=zA;zA=(bA,YA)=>SA(
{...bA,...MA!=null?{socketPath:MA}:null,...eA!=null?{allowH2:eA}:null},YA)}this[a]=A.parseOrigin(yA),this[V]=zA,this[H]=kA??1,this[G]=RA,this[D]=oA??4e3,this[L]=
QA??6e5,this[T]=pA??2e3,this[F]=this[D],this[t]=null,this[nA]=J??null,this[B]=0,this[h]=0,this[M]=`host: ${this[a].hostname}${this[a].port?`:${this[a].port}`:""}\
\r
`,this[x]=sA??3e5,this[v]=b??3e5,this[O]=xA??!0,this[Z]=hA,this[LA]=null,this[lA]=z>-1?z:-1,this[gA]=null,this[q]=j??100,this[FA]=AA??262144,this[IA]=DA??524288,
this[cA]=TA??6e4,this[s]=[],this[U]=0,this[S]=0,this[uA]=SA=>OA(this,SA),this[dA]=SA=>WA(this,SA)}get pipelining(){return this[H]}set pipelining(yA){this[H]=yA,
this[uA](!0)}get stats(){return new l(this)}get[p](){return this[s].length-this[S]}get[N](){return this[S]-this[U]}get[u](){return this[s].length-this[U]}get[d](){
return!!this[gA]&&!this[i]&&!this[gA].destroyed}get[e](){return!!(this[gA]?.busy(null)||this[u]>=(HA(this)||1)||this[p]>0)}[o](yA){PA(this),this.once("connect",
yA)}[tA](yA,RA){const b=new I(this[a].origin,yA,RA);return this[s].push(b),this[B]||(A.bodyLength(b.body)==null&&A.isIterable(b.body)?(this[B]=1,queueMicrotask(
()=>OA(this))):this[uA](!0)),this[B]&&this[h]!==2&&this[e]&&(this[h]=2),this[h]<2}[_](){return new Promise(yA=>{this[u]?this[LA]=yA:yA(null)})}[X](yA){return new Promise(
RA=>{const b=this[s].splice(this[S]);for(let fA=0;fA<b.length;fA++){const NA=b[fA];NA!=null&&A.errorRequest(this,NA,yA)}const iA=()=>{this[LA]&&(this[LA](),this[LA]=
null),RA(null)};this[gA]?(this[gA].destroy(yA,iA),this[gA]=null):queueMicrotask(iA),this[uA]()})}}function WA(EA,yA){if(EA[N]===0&&yA.code!=="UND_ERR_INFO"&&yA.
code!=="UND_ERR_SOCKET"){c(EA[S]===EA[U]);const RA=EA[s].splice(EA[U]);for(let b=0;b<RA.length;b++){const iA=RA[b];iA!=null&&A.errorRequest(EA,iA,yA)}c(EA[u]===
0)}}function PA(EA){c(!EA[i]),c(!EA[gA]);let{host:yA,hostname:RA,protocol:b,port:iA}=EA[a];if(RA[0]==="["){const fA=RA.indexOf("]");c(fA!==-1);const NA=RA.substring(
1,fA);c(y.isIPv6(NA)),RA=NA}EA[i]=!0,C.beforeConnect.hasSubscribers&&C.beforeConnect.publish({connectParams:{host:yA,hostname:RA,protocol:b,port:iA,version:EA[gA]?.
version,servername:EA[t],localAddress:EA[nA]},connector:EA[V]});try{EA[V]({host:yA,hostname:RA,protocol:b,port:iA,servername:EA[t],localAddress:EA[nA]},(fA,NA)=>{
if(fA){_A(EA,fA,{host:yA,hostname:RA,protocol:b,port:iA}),EA[uA]();return}if(EA.destroyed){A.destroy(NA.on("error",GA),new g),EA[uA]();return}c(NA);try{EA[gA]=NA.
alpnProtocol==="h2"?BA(EA,NA):mA(EA,NA)}catch(sA){NA.destroy().on("error",GA),_A(EA,sA,{host:yA,hostname:RA,protocol:b,port:iA}),EA[uA]();return}EA[i]=!1,NA[K]=
0,NA[Z]=EA[Z],NA[r]=EA,NA[k]=null,C.connected.hasSubscribers&&C.connected.publish({connectParams:{host:yA,hostname:RA,protocol:b,port:iA,version:EA[gA]?.version,
servername:EA[t],localAddress:EA[nA]},connector:EA[V],socket:NA}),EA.emit("connect",EA[a],[EA]),EA[uA]()})}catch(fA){_A(EA,fA,{host:yA,hostname:RA,protocol:b,port:iA}),
EA[uA]()}}function _A(EA,yA,{host:RA,hostname:b,protocol:iA,port:fA}){if(!EA.destroyed){if(EA[i]=!1,C.connectError.hasSubscribers&&C.connectError.publish({connectParams:{
host:RA,hostname:b,protocol:iA,port:fA,version:EA[gA]?.version,servername:EA[t],localAddress:EA[nA]},connector:EA[V],error:yA}),yA.code==="ERR_TLS_CERT_ALTNAME_\
INVALID")for(c(EA[N]===0);EA[p]>0&&EA[s][EA[S]].servername===EA[t];){const NA=EA[s][EA[S]++];A.errorRequest(EA,NA,yA)}else WA(EA,yA);EA.emit("connectionError",EA[a],
[EA],yA)}}function KA(EA){EA[h]=0,EA.emit("drain",EA[a],[EA])}function OA(EA,yA){EA[B]!==2&&(EA[B]=2,ZA(EA,yA),EA[B]=0,EA[U]>256&&(EA[s].splice(0,EA[U]),EA[S]-=
EA[U],EA[U]=0))}function ZA(EA,yA){for(;;){if(EA.destroyed){c(EA[p]===0);return}if(EA[LA]&&!EA[u]){EA[LA](),EA[LA]=null;return}if(EA[gA]&&EA[gA].resume(),EA[e])
EA[h]=2;else if(EA[h]===2){yA?(EA[h]=1,queueMicrotask(()=>KA(EA))):KA(EA);continue}if(EA[p]===0||EA[N]>=(HA(EA)||1))return;const RA=EA[s][EA[S]];if(RA===null)return;
if(EA[a].protocol==="https:"&&EA[t]!==RA.servername){if(EA[N]>0)return;EA[t]=RA.servername,EA[gA]?.destroy(new Q("servername changed"),()=>{EA[gA]=null,OA(EA)})}
if(EA[i])return;if(!EA[gA]){PA(EA);return}if(EA[gA].destroyed||EA[gA].busy(RA))return;!RA.aborted&&EA[gA].write(RA)?EA[S]++:EA[s].splice(EA[S],1)}}Y.exports=vA}),
7603:((Y,m,n)=>{const c=n(4573),y=n(82489),R=n(3419),{ClientDestroyedError:A,ClientClosedError:l,InvalidArgumentError:C}=n(69073),{kDestroy:I,kClose:w,kClosed:f,
kDestroyed:Q,kDispatch:g}=n(59777),E=Symbol("onDestroyed"),a=Symbol("onClosed"),t=Symbol("webSocketOptions"),r=Symbol("eventSourceOptions");class e extends y{[Q]=!1;[E]=null;[f]=!1;[a]=null;constructor(B){
super(),this[t]=B?.webSocket??{},this[r]=B?.eventSource??{}}get webSocketOptions(){return{maxFragments:this[t].maxFragments??131072,maxPayloadSize:this[t].maxPayloadSize??
128*1024*1024}}get eventSourceOptions(){return{maxEventSize:this[r].maxEventSize??c.kStringMaxLength}}get destroyed(){return this[Q]}get closed(){return this[f]}close(B){
if(B===void 0)return new Promise((p,u)=>{this.close((s,d)=>s?u(s):p(d))});if(typeof B!="function")throw new C("invalid callback");if(this[Q]){const p=new A;queueMicrotask(
()=>B(p,null));return}if(this[f]){this[a]?this[a].push(B):queueMicrotask(()=>B(null,null));return}this[f]=!0,this[a]??=[],this[a].push(B);const N=()=>{const p=this[a];
this[a]=null;for(let u=0;u<p.length;u++)p[u](null,null)};this[w]().then(()=>this.destroy()).then(()=>queueMicrotask(N))}destroy(B,N){if(typeof B=="function"&&(N=
B,B=null),N===void 0)return new Promise((u,s)=>{this.destroy(B,(d,i)=>d?s(d):u(i))});if(typeof N!="function")throw new C("invalid callback");if(this[Q]){this[E]?
this[E].push(N):queueMicrotask(()=>N(null,null));return}B||(B=new A),this[Q]=!0,this[E]??=[],this[E].push(N);const p=()=>{const u=this[E];this[E]=null;for(let s=0;s<
u.length;s++)u[s](null,null)};this[I](B).then(()=>queueMicrotask(p))}dispatch(B,N){if(!N||typeof N!="object")throw new C("handler must be an object");N=R.unwrap(
N);try{if(!B||typeof B!="object")throw new C("opts must be an object.");if(this[Q]||this[E])throw new A;if(this[f])throw new l;return this[g](B,N)}catch(p){if(typeof N.
onError!="function")throw p;return N.onError(p),!1}}}Y.exports=e}),82489:((Y,m,n)=>{const c=n(78474),y=n(64048),R=l=>(C,I)=>l(C,y.wrap(I));class A extends c{dispatch(){
throw new Error("not implemented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implemented")}compose(...C){const I=Array.isArray(C[0])?
C[0]:C;let w=this.dispatch.bind(this);for(const f of I)if(f!=null){if(typeof f!="function")throw new TypeError(`invalid interceptor, expected function received ${typeof f}`);
if(w=f(w),w=R(w),w==null||typeof w!="function"||w.length!==2)throw new TypeError("invalid interceptor")}return new Proxy(this,{get:(f,Q)=>Q==="dispatch"?w:f[Q]})}}
Y.exports=A}),76843:((Y,m,n)=>{const c=n(7603),{kClose:y,kDestroy:R,kClosed:A,kDestroyed:l,kDispatch:C,kNoProxyAgent:I,kHttpProxyAgent:w,kHttpsProxyAgent:f}=n(59777),
Q=n(49230),g=n(19779),E={"http:":80,"https:":443};class a extends c{#A=null;#e=null;#t=null;constructor(r={}){super(),this.#t=r;const{httpProxy:e,httpsProxy:o,noProxy:B,
...N}=r;this[I]=new g(N);const p=e??process.env.http_proxy??process.env.HTTP_PROXY;p?this[w]=new Q({...N,uri:p}):this[w]=this[I];const u=o??process.env.https_proxy??
process.env.HTTPS_PROXY;u?this[f]=new Q({...N,uri:u}):this[f]=this[w],this.#r()}[C](r,e){const o=new URL(r.origin);return this.#n(o).dispatch(r,e)}[y](){return Promise.
all([this[I].close(),!this[w][A]&&this[w].close(),!this[f][A]&&this[f].close()])}[R](r){return Promise.all([this[I].destroy(r),!this[w][l]&&this[w].destroy(r),!this[f][l]&&
this[f].destroy(r)])}#n(r){let{protocol:e,host:o,port:B}=r;return o=o.replace(/:\d*$/,"").toLowerCase(),B=Number.parseInt(B,10)||E[e]||0,this.#s(o,B)?e==="https\
:"?this[f]:this[w]:this[I]}#s(r,e){if(this.#i&&this.#r(),this.#e.length===0)return!0;if(this.#A==="*")return!1;for(let o=0;o<this.#e.length;o++){const B=this.#e[o];
if(!(B.port&&B.port!==e)&&(r===B.hostname||r.slice(-(B.hostname.length+1))===`.${B.hostname}`))return!1}return!0}#r(){const r=this.#t.noProxy??this.#o,e=r.split(
/[,\s]/),o=[];for(let B=0;B<e.length;B++){const N=e[B];if(!N)continue;const p=N.match(/^(.+):(\d+)$/);o.push({hostname:(p?p[1]:N).replace(/^\*?\./,"").toLowerCase(),
port:p?Number.parseInt(p[2],10):0})}this.#A=r,this.#e=o}get#i(){return this.#t.noProxy!==void 0?!1:this.#A!==this.#o}get#o(){return process.env.no_proxy??process.
env.NO_PROXY??""}}Y.exports=a}),51422:(Y=>{class c{bottom=0;top=0;list=new Array(2048).fill(void 0);next=null;isEmpty(){return this.top===this.bottom}isFull(){return(this.
top+1&2047)===this.bottom}push(R){this.list[this.top]=R,this.top=this.top+1&2047}shift(){const R=this.list[this.bottom];return R===void 0?null:(this.list[this.bottom]=
void 0,this.bottom=this.bottom+1&2047,R)}}Y.exports=class{constructor(){this.head=this.tail=new c}isEmpty(){return this.head.isEmpty()}push(R){this.head.isFull()&&
(this.head=this.head.next=new c),this.head.push(R)}shift(){const R=this.tail,A=R.shift();return R.isEmpty()&&R.next!==null&&(this.tail=R.next,R.next=null),A}}}),
50441:((Y,m,n)=>{const{InvalidArgumentError:c}=n(69073),y=n(72367);class R extends y{constructor(l,C){if(typeof l=="string"&&(l=new URL(l)),l.protocol!=="http:")
throw new c("h2c-client: Only h2c protocol is supported");const{maxConcurrentStreams:I,pipelining:w,...f}=C??{};let Q=100,g=100;if(I!=null&&Number.isInteger(I)&&
I>0&&(Q=I),w!=null&&Number.isInteger(w)&&w>0&&(g=w),g>Q)throw new c("h2c-client: pipelining cannot be greater than maxConcurrentStreams");super(l,{...f,maxConcurrentStreams:Q,
pipelining:g,allowH2:!0,useH2c:!0})}}Y.exports=R}),49902:((Y,m,n)=>{const{PoolStats:c}=n(41584),y=n(7603),R=n(51422),{kConnected:A,kSize:l,kRunning:C,kPending:I,
kQueued:w,kBusy:f,kFree:Q,kUrl:g,kClose:E,kDestroy:a,kDispatch:t}=n(59777),r=Symbol("clients"),e=Symbol("needDrain"),o=Symbol("queue"),B=Symbol("closed resolve"),
N=Symbol("onDrain"),p=Symbol("onConnect"),u=Symbol("onDisconnect"),s=Symbol("onConnectionError"),d=Symbol("get dispatcher"),i=Symbol("add client"),h=Symbol("rem\
ove client");class D extends y{[o]=new R;[w]=0;[r]=[];[e]=!1;[N](S,U,k){const H=this[o];let F=!1;for(;!F;){const G=H.shift();if(!G)break;this[w]--,F=!S.dispatch(
G.opts,G.handler)}if(S[e]=F,!F&&this[e]&&(this[e]=!1,this.emit("drain",U,[this,...k])),this[B]&&H.isEmpty()){const G=[];for(let L=0;L<this[r].length;L++){const T=this[r][L];
T.destroyed||G.push(T.close())}return Promise.all(G).then(this[B])}}[p]=(S,U)=>{this.emit("connect",S,[this,...U])};[u]=(S,U,k)=>{this.emit("disconnect",S,[this,
...U],k)};[s]=(S,U,k)=>{this.emit("connectionError",S,[this,...U],k)};get[f](){return this[e]}get[A](){let S=0;for(const{[A]:U}of this[r])S+=U;return S}get[Q](){
let S=0;for(const{[A]:U,[e]:k}of this[r])S+=U&&!k;return S}get[I](){let S=this[w];for(const{[I]:U}of this[r])S+=U;return S}get[C](){let S=0;for(const{[C]:U}of this[r])
S+=U;return S}get[l](){let S=this[w];for(const{[l]:U}of this[r])S+=U;return S}get stats(){return new c(this)}[E](){if(this[o].isEmpty()){const S=[];for(let U=0;U<
this[r].length;U++){const k=this[r][U];k.destroyed||S.push(k.close())}return Promise.all(S)}else return new Promise(S=>{this[B]=S})}[a](S){for(;;){const k=this[o].
shift();if(!k)break;k.handler.onError(S)}const U=new Array(this[r].length);for(let k=0;k<this[r].length;k++)U[k]=this[r][k].destroy(S);return Promise.all(U)}[t](S,U){
const k=this[d]();return k?k.dispatch(S,U)||(k[e]=!0,this[e]=!this[d]()):(this[e]=!0,this[o].push({opts:S,handler:U}),this[w]++),!this[e]}[i](S){return S.on("dr\
ain",this[N].bind(this,S)).on("connect",this[p]).on("disconnect",this[u]).on("connectionError",this[s]),this[r].push(S),this[e]&&queueMicrotask(()=>{this[e]&&this[N](
S,S[g],[S,this])}),this}[h](S){S.close(()=>{const U=this[r].indexOf(S);U!==-1&&this[r].splice(U,1)}),this[e]=this[r].some(U=>!U[e]&&U.closed!==!0&&U.destroyed!==
!0)}}Y.exports={PoolBase:D,kClients:r,kNeedDrain:e,kAddClient:i,kRemoveClient:h,kGetDispatcher:d}}),96798:((Y,m,n)=>{const{PoolBase:c,kClients:y,kNeedDrain:R,kAddClient:A,
kGetDispatcher:l,kRemoveClient:C}=n(49902),I=n(72367),{InvalidArgumentError:w}=n(69073),f=n(31978),{kUrl:Q}=n(59777),g=n(20514),E=Symbol("options"),a=Symbol("co\
nnections"),t=Symbol("factory");function r(o,B){return new I(o,B)}class e extends c{constructor(B,{connections:N,factory:p=r,connect:u,connectTimeout:s,tls:d,maxCachedSessions:i,
socketPath:h,autoSelectFamily:D,autoSelectFamilyAttemptTimeout:M,allowH2:S,clientTtl:U,...k}={}){if(N!=null&&(!Number.isFinite(N)||N<0))throw new w("invalid con\
nections");if(typeof p!="function")throw new w("factory must be a function.");if(u!=null&&typeof u!="function"&&typeof u!="object")throw new w("connect must be \
a function or an object");typeof u!="function"&&(u=g({...d,maxCachedSessions:i,allowH2:S,socketPath:h,timeout:s,...typeof D=="boolean"?{autoSelectFamily:D,autoSelectFamilyAttemptTimeout:M}:
void 0,...u})),super(k),this[a]=N||null,this[Q]=f.parseOrigin(B),this[E]={...f.deepClone(k),connect:u,allowH2:S,clientTtl:U,socketPath:h},this[E].interceptors=k.
interceptors?{...k.interceptors}:void 0,this[t]=p,this.on("connect",(H,F)=>{if(U!=null&&U>0)for(const G of F)Object.assign(G,{ttl:Date.now()})}),this.on("connec\
tionError",(H,F,G)=>{for(const L of F){const T=this[y].indexOf(L);T!==-1&&this[y].splice(T,1)}})}[l](){const B=this[E].clientTtl;for(const N of this[y])if(B!=null&&
B>0&&N.ttl&&Date.now()-N.ttl>B)this[C](N);else if(!N[R])return N;if(!this[a]||this[y].length<this[a]){const N=this[t](this[Q],this[E]);return this[A](N),N}}}Y.exports=
e}),49230:((Y,m,n)=>{const{kProxy:c,kClose:y,kDestroy:R,kDispatch:A}=n(59777),l=n(19779),C=n(96798),I=n(7603),{InvalidArgumentError:w,RequestAbortedError:f,SecureProxyConnectionError:Q}=n(
69073),g=n(20514),E=n(72367),{channels:a}=n(34676),t=n(9357),r=Symbol("proxy agent"),e=Symbol("proxy client"),o=Symbol("proxy headers"),B=Symbol("request tls se\
ttings"),N=Symbol("proxy tls settings"),p=Symbol("connect endpoint function"),u=Symbol("tunnel proxy");function s(k){return k==="https:"?443:80}function d(k,H){
return new C(k,H)}const i=()=>{};function h(k,H){return H.connections===1?new E(k,H):new C(k,H)}class D extends I{#A;constructor(H,{headers:F={},connect:G,factory:L}){
if(!H)throw new w("Proxy URL is mandatory");super(),this[o]=F,L?this.#A=L(H,{connect:G}):this.#A=new E(H,{connect:G})}[A](H,F){const G=F.onHeaders;F.onHeaders=function(x,O,V){
if(x===407){typeof F.onError=="function"&&F.onError(new w("Proxy Authentication Required (407)"));return}G&&G.call(this,x,O,V)};const{origin:L,path:T="/",headers:v={}}=H;
if(H.path=L+T,!("host"in v)&&!("Host"in v)){const{host:x}=new URL(L);v.host=x}return H.headers={...this[o],...v},this.#A[A](H,F)}[y](){return this.#A.close()}[R](H){
return this.#A.destroy(H)}}class M extends I{constructor(H){if(!H||typeof H=="object"&&!(H instanceof URL)&&!H.uri)throw new w("Proxy uri is mandatory");const{clientFactory:F=d}=H;
if(typeof F!="function")throw new w("Proxy opts.clientFactory must be a function.");const{proxyTunnel:G=!0}=H;super();const L=this.#A(H),{href:T,origin:v,port:x,
protocol:O,username:V,password:Z,hostname:K}=L;if(this[c]={uri:T,protocol:O},this[B]=H.requestTls,this[N]=H.proxyTls,this[o]=H.headers||{},this[u]=G,H.auth&&H.token)
throw new w("opts.auth cannot be used in combination with opts.token");H.auth?this[o]["proxy-authorization"]=`Basic ${H.auth}`:H.token?this[o]["proxy-authorizat\
ion"]=H.token:V&&Z&&(this[o]["proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(V)}:${decodeURIComponent(Z)}`).toString("base64")}`);const _=g({...H.
proxyTls});this[p]=g({...H.requestTls});const X=H.factory||h,tA=(nA,lA)=>{const{protocol:dA}=new URL(nA);return this[c].protocol==="socks5:"||this[c].protocol===
"socks:"?new t(this[c].uri,{headers:this[o],connect:_,factory:X,username:H.username||V,password:H.password||Z,proxyTls:H.proxyTls,requestTls:H.requestTls}):!this[u]&&
dA==="http:"&&this[c].protocol==="http:"?new D(this[c].uri,{headers:this[o],connect:_,factory:X}):X(nA,lA)};O==="socks5:"||O==="socks:"?this[e]=null:this[e]=F(L,
{connect:_}),this[r]=new l({...H,factory:tA,connect:async(nA,lA)=>{if(!this[e]){lA(new w("Cannot establish tunnel connection without a proxy client"));return}let dA=nA.
host;nA.port||(dA+=`:${s(nA.protocol)}`);try{const gA={origin:v,port:x,path:dA,signal:nA.signal,headers:{...this[o],host:nA.host,...nA.connections==null||nA.connections>
0?{"proxy-connection":"keep-alive"}:{}},servername:this[N]?.servername||K},{socket:q,statusCode:FA}=await this[e].connect(gA);if(FA!==200){q.on("error",i).destroy(),
lA(new f(`Proxy response (${FA}) !== 200 when HTTP Tunneling`));return}if(a.proxyConnected.hasSubscribers&&a.proxyConnected.publish({socket:q,connectParams:gA}),
nA.protocol!=="https:"){lA(null,q);return}let IA;this[B]?IA=this[B].servername:IA=nA.servername,this[p]({...nA,servername:IA,httpSocket:q},lA)}catch(gA){gA.code===
"ERR_TLS_CERT_ALTNAME_INVALID"?lA(new Q(gA)):lA(gA)}}})}dispatch(H,F){const G=S(H.headers);if(U(G),G&&!("host"in G)&&!("Host"in G)){const{host:L}=new URL(H.origin);
G.host=L}return this[r].dispatch({...H,headers:G},F)}#A(H){return typeof H=="string"?new URL(H):H instanceof URL?H:new URL(H.uri)}[y](){const H=[this[r].close()];
return this[e]&&H.push(this[e].close()),Promise.all(H)}[R](){const H=[this[r].destroy()];return this[e]&&H.push(this[e].destroy()),Promise.all(H)}}function S(k){
if(Array.isArray(k)){const H={};for(let F=0;F<k.length;F+=2)H[k[F]]=k[F+1];return H}return k}function U(k){if(k&&Object.keys(k).find(F=>F.toLowerCase()==="proxy\
-authorization"))throw new w("Proxy-Authorization should be sent in ProxyAgent constructor")}Y.exports=M}),46488:((Y,m,n)=>{const c=n(82489),y=n(88470);class R extends c{#A=null;#e=null;constructor(l,C={}){
super(C),this.#A=l,this.#e=C}dispatch(l,C){const I=new y({...l,retryOptions:this.#e},{dispatch:this.#A.dispatch.bind(this.#A),handler:C});return this.#A.dispatch(
l,I)}close(){return this.#A.close()}destroy(){return this.#A.destroy()}}Y.exports=R}),74638:((Y,m,n)=>{const{PoolBase:c,kClients:y,kNeedDrain:R,kAddClient:A,kGetDispatcher:l,
kRemoveClient:C}=n(49902),I=n(72367),{InvalidArgumentError:w}=n(69073),f=n(31978),{kUrl:Q}=n(59777),g=n(20514),E=Symbol("options"),a=Symbol("connections"),t=Symbol(
"factory"),r=Symbol("index");function e(B,N){return new I(B,N)}class o extends c{constructor(N,{connections:p,factory:u=e,connect:s,connectTimeout:d,tls:i,maxCachedSessions:h,
socketPath:D,autoSelectFamily:M,autoSelectFamilyAttemptTimeout:S,allowH2:U,clientTtl:k,...H}={}){if(p!=null&&(!Number.isFinite(p)||p<0))throw new w("invalid con\
nections");if(typeof u!="function")throw new w("factory must be a function.");if(s!=null&&typeof s!="function"&&typeof s!="object")throw new w("connect must be \
a function or an object");typeof s!="function"&&(s=g({...i,maxCachedSessions:h,allowH2:U,socketPath:D,timeout:d,...typeof M=="boolean"?{autoSelectFamily:M,autoSelectFamilyAttemptTimeout:S}:
void 0,...s})),super(),this[a]=p||null,this[Q]=f.parseOrigin(N),this[E]={...f.deepClone(H),connect:s,allowH2:U,clientTtl:k,socketPath:D},this[E].interceptors=H.
interceptors?{...H.interceptors}:void 0,this[t]=u,this[r]=-1,this.on("connect",(F,G)=>{if(k!=null&&k>0)for(const L of G)Object.assign(L,{ttl:Date.now()})}),this.
on("connectionError",(F,G,L)=>{for(const T of G){const v=this[y].indexOf(T);v!==-1&&this[y].splice(v,1)}})}[l](){const N=this[E].clientTtl,p=this[y].length;if(p===
0){const s=this[t](this[Q],this[E]);return this[A](s),s}let u=0;for(;u<p;){this[r]=(this[r]+1)%p;const s=this[y][this[r]];if(N!=null&&N>0&&s.ttl&&Date.now()-s.ttl>
N){this[C](s),u++;continue}if(!s[R])return s;u++}if(!this[a]||p<this[a]){const s=this[t](this[Q],this[E]);return this[A](s),s}}}Y.exports=o}),9357:((Y,m,n)=>{const{
URL:c}=n(73136);let y;const R=n(7603),{InvalidArgumentError:A}=n(69073),{Socks5Client:l,STATES:C}=n(68100),{kDispatch:I,kClose:w,kDestroy:f}=n(59777),Q=n(96798),
g=n(20514),{debuglog:E}=n(57975),a=E("undici:socks5-proxy"),t=Symbol("proxy url"),r=Symbol("proxy headers"),e=Symbol("proxy auth"),o=Symbol("proxy protocol"),B=Symbol(
"pools"),N=Symbol("connector"),p=Symbol("request tls settings");let u=!1;class s extends R{constructor(i,h={}){if(super(),u||(process.emitWarning("SOCKS5 proxy \
support is experimental and subject to change","ExperimentalWarning"),u=!0),!i)throw new A("Proxy URL is mandatory");const D=typeof i=="string"?new c(i):i;if(D.
protocol!=="socks5:"&&D.protocol!=="socks:")throw new A("Proxy URL must use socks5:// or socks:// protocol");this[t]=D,this[r]=h.headers||{},this[o]=h.proxyTls?
"https:":"http:",this[p]=h.requestTls,this[e]={username:h.username||(D.username?decodeURIComponent(D.username):null),password:h.password||(D.password?decodeURIComponent(
D.password):null)},this[N]=h.connect||g({...h.proxyTls,servername:h.proxyTls?.servername||D.hostname}),this[B]=new Map}async createSocks5Connection(i,h){const D=this[t].
hostname,M=parseInt(this[t].port)||1080;a("creating SOCKS5 connection to",D,M);const S=await new Promise((k,H)=>{this[N]({hostname:D,host:D,port:M,protocol:this[o]},
(F,G)=>{F?H(F):k(G)})}),U=new l(S,this[e]);return U.on("error",k=>{a("SOCKS5 error:",k),S.destroy()}),await U.handshake(),await new Promise((k,H)=>{const F=setTimeout(
()=>{H(new Error("SOCKS5 authentication timeout"))},5e3),G=()=>{clearTimeout(F),U.removeListener("error",L),k()},L=T=>{clearTimeout(F),U.removeListener("authent\
icated",G),H(T)};U.state===C.AUTHENTICATED?(clearTimeout(F),k()):(U.once("authenticated",G),U.once("error",L))}),await U.connect(i,h),await new Promise((k,H)=>{
const F=setTimeout(()=>{H(new Error("SOCKS5 connection timeout"))},5e3),G=T=>{a("SOCKS5 tunnel established to",i,h,"via",T),clearTimeout(F),U.removeListener("er\
ror",L),k()},L=T=>{clearTimeout(F),U.removeListener("connected",G),H(T)};U.once("connected",G),U.once("error",L)}),S}[I](i,h){const{origin:D}=i;a("dispatching r\
equest to",D,"via SOCKS5");try{const M=String(D);let S=this[B].get(M);return(!S||S.destroyed||S.closed)&&(S=new Q(D,{pipelining:i.pipelining,connections:i.connections,
connect:async(U,k)=>{try{const H=new c(D),F=H.hostname,G=parseInt(H.port)||(H.protocol==="https:"?443:80);a("establishing SOCKS5 connection to",F,G);const L=await this.
createSocks5Connection(F,G);let T=L;H.protocol==="https:"&&(y||(y=n(41692)),a("upgrading to TLS"),T=y.connect({...this[p],socket:L,servername:this[p]?.servername||
F}),await new Promise((v,x)=>{T.once("secureConnect",v),T.once("error",x)})),k(null,T)}catch(H){a("SOCKS5 connection error:",H),k(H)}}}),this[B].set(M,S)),S[I](
i,h)}catch(M){if(a("dispatch error:",M),typeof h.onResponseError=="function")return h.onResponseError(null,M),!1;if(typeof h.onError=="function")return h.onError(
M),!1;throw M}}async[w](){const i=[];for(const h of this[B].values())i.push(h.close());this[B].clear(),await Promise.all(i)}async[f](i){const h=[];for(const D of this[B].
values())h.push(D.destroy(i));this[B].clear(),await Promise.all(h)}}Y.exports=s}),88478:(Y=>{const m=new TextDecoder;function n(c){return c.length===0?"":(c[0]===
239&&c[1]===187&&c[2]===191&&(c=c.subarray(3)),m.decode(c))}Y.exports={utf8DecodeBytes:n}}),50311:((Y,m,n)=>{const c=Symbol.for("undici.globalDispatcher.2"),y=Symbol.
for("undici.globalDispatcher.1"),{InvalidArgumentError:R}=n(69073),A=n(19779);C()===void 0&&l(new A);function l(w){if(!w||typeof w.dispatch!="function")throw new R(
"Argument agent must implement Agent");Object.defineProperty(globalThis,c,{value:w,writable:!0,enumerable:!1,configurable:!1}),Object.defineProperty(globalThis,
y,{value:w,writable:!0,enumerable:!1,configurable:!1})}function C(){return globalThis[y]}const I=["fetch","Headers","Response","Request","FormData","WebSocket",
"CloseEvent","ErrorEvent","MessageEvent","EventSource"];Y.exports={setGlobalDispatcher:l,getGlobalDispatcher:C,installedExports:I}}),65254:((Y,m,n)=>{const c=n(
31978),{kRedirectCacheControl:y}=n(59777),{parseCacheControlHeader:R,hasInvalidCacheControlDirective:A,parseVaryHeader:l,hasVaryStar:C,isInvalidOrWildcardVaryHeader:I,
isEtagUsable:w}=n(20733),{parseHttpDate:f}=n(25539);function Q(){}function g(x,O){try{return new URL(String(x)).origin===new URL(String(O)).origin}catch{return String(
x)===String(O)}}const E=[200,203,204,206,300,301,308,404,405,410,414,501],a=[206],t=2147483647e3,r=864e5;function e(x){return x.replace(/^[\t ]+|[\t ]+$/g,"")}function o(x,O){
for(let V=0;V<x.length;V++)if(x[V]===O)return!0;return!1}function B(x,O){if(Array.isArray(O))for(let V=0;V<O.length;V++)x.push(O[V]);else O!=null&&x.push(O)}function N(x,O){
const V=Array.isArray(O)?O:[O];for(let Z=0;Z<V.length;Z++){const K=V[Z].split(",");for(let _=0;_<K.length;_++)x.push(e(K[_]).toLowerCase())}}function p(x,O){if(typeof O!=
"string")return;let V,Z,K;try{V=new URL(x.origin),Z=new URL(x.path,V),K=new URL(O,Z)}catch{return}if(K.origin===V.origin)return K.pathname+K.search}function u(x,O,V){
D(x,{...O,path:V});for(let Z=0;Z<c.safeHTTPMethods.length;Z++){const K=c.safeHTTPMethods[Z];K!==O.method&&D(x,{...O,method:K,path:V})}}function s(x,O,V){if(V===
void 0)return;const Z=Array.isArray(V)?V:[V];for(let K=0;K<Z.length;K++){const _=p(O,Z[K]);_!==void 0&&u(x,O,_)}}function d(x,O,V){u(x,O,O.path),s(x,O,V.location),
s(x,O,V["content-location"])}function i(x){return x!=null&&(Object.hasOwn(x,"authorization")||Object.hasOwn(x,"cookie")||Object.hasOwn(x,"proxy-authorization"))}
class h{#A;#e;#t;#n;#s;#r;#i;#o=!1;#a=!1;#g;constructor({store:O,type:V,cacheByDefault:Z},K,_){this.#n=O,this.#e=V,this.#t=Z,this.#A=K,this.#s=_}onRequestStart(O,V){
this.#r?.destroy(),this.#r=void 0,this.#o=!1,this.#a=!1,this.#g=void 0,this.#i=V?.history,this.#s.onRequestStart?.(O,V)}onRequestUpgrade(O,V,Z,K){this.#s.onRequestUpgrade?.(
O,V,Z,K)}onResponseStart(O,V,Z,K){const _=()=>this.#s.onResponseStart?.(O,V,Z,K),X=this;if(!o(c.safeHTTPMethods,this.#A.method)&&V>=200&&V<=399)return d(this.#n,
this.#A,Z),_();if(this.#i&&this.#i.length>1&&i(this.#A.headers))return _();if(this.#i&&this.#i.length>0){for(const ZA of this.#i)if(!g(ZA.origin,this.#A.origin))
return _()}const tA=Date.now(),nA=this.#i?.[y],lA=nA?.length>0?k(this.#e,this.#A.method,nA,this.#A.headers,this.#t,tA):void 0;if(nA?.length>0&&lA===void 0)return _();
const dA=Z["cache-control"],gA=dA?R(dA):{};if(S(this.#e,Z,gA))return D(this.#n,this.#A),_();const q=Z["last-modified"]&&o(E,V);if(!dA&&!Z.expires&&!q&&!this.#t)
return V===304&&Z.vary&&I(Z.vary)&&D(this.#n,this.#A),_();if(!U(this.#e,this.#A.method,V,Z,gA,this.#A.headers))return V===304&&(dA||S(this.#e,Z,gA))&&D(this.#n,
this.#A),_();const FA=Object.hasOwn(Z,"age")?G(Z.age):void 0;if(FA!==void 0&&FA>=t)return M(V,this.#n,this.#A),_();const IA=Object.hasOwn(Z,"date")?F(Z.date):void 0;
if(IA===null)return M(V,this.#n,this.#A),_();const uA=IA?Math.max(0,tA-IA.getTime()):0,cA=Math.max(uA,FA??0),mA=typeof Z.etag=="string"&&w(Z.etag)||typeof Z["la\
st-modified"]=="string",BA=L(this.#e,tA,FA,Z,IA,gA,mA)??this.#t,LA=BA===0&&mA;if(BA===void 0||cA>=BA&&!LA)return(dA||BA!==void 0)&&M(V,this.#n,this.#A),_();const jA=tA-
cA;let GA=BA+jA;if(lA!==void 0&&(GA=Math.min(GA,lA.staleAt)),tA>=GA&&!LA)return M(V,this.#n,this.#A),_();let HA;const vA=[];if(nA)for(const ZA of nA)B(vA,ZA?.headers?.
vary);if(B(vA,Z.vary),vA.length>0){for(const ZA of vA)if(C(ZA))return _();if(this.#A.headers&&(HA=l(vA,this.#A.headers),!HA))return _()}let WA=gA;lA!==void 0&&(WA=
{...gA},delete WA["stale-while-revalidate"],delete WA["stale-if-error"],lA.requiresRevalidation===!0&&(WA["proxy-revalidate"]=!0));const PA=jA,_A=T(jA,tA,WA,GA),
KA=v(Z,gA),OA={statusCode:V,statusMessage:K,headers:KA,vary:HA,cacheControlDirectives:WA,cachedAt:PA,staleAt:GA,deleteAt:_A};if(V===304){this.#o=!0;let ZA=!1;const EA=()=>{
if(!ZA&&(ZA=!0,this.#o=!1,this.#g)){const{controller:iA,trailers:fA}=this.#g;this.#g=void 0,this.#r?.end(),this.#s.onResponseEnd?.(iA,fA)}},yA=iA=>{if(!ZA){ZA=!0,
this.#o=!1,this.#a=!0,this.#g=void 0,this.#r?.destroy();try{this.#s.onResponseError?.(O,iA)}catch{}}},RA=iA=>{if(!iA){_(),EA();return}if(OA.statusCode=iA.statusCode,
OA.statusMessage=iA.statusMessage,OA.etag=iA.etag,OA.vary=HA??iA.vary,OA.headers={...iA.headers,...KA},_(),this.#r=this.#n.createWriteStream(this.#A,OA),!this.#r||
!iA?.body){EA();return}if(typeof iA.body.values=="function"){const fA=iA.body.values(),NA=()=>{if(!ZA)try{for(const sA of fA){const aA=this.#r?.write(sA)===!1;if(this.#s.
onResponseData?.(O,sA),aA)return}EA()}catch(sA){yA(sA)}};this.#r.on("error",function(){X.#r=void 0,X.#n.delete(X.#A),NA()}).on("drain",()=>{NA()}).on("close",function(){
X.#r===this&&(X.#r=void 0,NA())}),NA()}else typeof iA.body.on=="function"?(iA.body.on("data",fA=>{try{this.#r?.write(fA),this.#s.onResponseData?.(O,fA)}catch(NA){
iA.body.destroy(),yA(NA)}}).on("end",()=>{this.#r?.end(),EA()}).on("error",()=>{this.#r=void 0,this.#n.delete(this.#A),EA()}),this.#r.on("error",function(){X.#r=
void 0,X.#n.delete(X.#A)}).on("close",function(){X.#r===this&&(X.#r=void 0)})):EA()},b=this.#n.get(this.#A);b&&typeof b.then=="function"?b.then(RA,()=>RA(void 0)).
catch(iA=>{yA(iA)}):RA(b)}else{if(typeof Z.etag=="string"&&w(Z.etag)&&(OA.etag=Z.etag),this.#r=this.#n.createWriteStream(this.#A,OA),!this.#r)return _();this.#r.
on("drain",()=>O.resume()).on("error",function(){X.#r=void 0,X.#n.delete(X.#A)}).on("close",function(){X.#r===this&&(X.#r=void 0),O.resume()}),_()}}onResponseData(O,V){
this.#r?.write(V)===!1&&O.pause(),this.#s.onResponseData?.(O,V)}onResponseEnd(O,V){if(this.#a){this.#a=!1;return}if(this.#o){this.#g={controller:O,trailers:V};return}
this.#r?.end(),this.#s.onResponseEnd?.(O,V)}onResponseError(O,V){this.#o=!1,this.#g=void 0,this.#r?.destroy(V),this.#r=void 0,this.#s.onResponseError?.(O,V)}}function D(x,O){
try{x.delete(O)?.catch?.(Q)}catch{}}function M(x,O,V){x===304&&D(O,V)}function S(x,O,V){return V["no-store"]===!0||x==="shared"&&(V.private===!0||Object.hasOwn(
O,"set-cookie"))||(O.vary?I(O.vary):!1)}function U(x,O,V,Z,K,_){return!(!o(c.safeHTTPMethods,O)||V<200||o(a,V)||!o(E,V)&&!Z.expires&&!K.public&&K["max-age"]===void 0&&
!(K.private&&x==="private")&&!(K["s-maxage"]!==void 0&&x==="shared")||K["no-store"]||x==="shared"&&(K.private===!0||Object.hasOwn(Z,"set-cookie"))||Z.vary&&C(Z.
vary)||_!=null&&Object.hasOwn(_,"authorization")&&(!K.public&&!K["s-maxage"]&&!K["must-revalidate"]||typeof _.authorization!="string"||Array.isArray(K["no-cache"])&&
o(K["no-cache"],"authorization")||Array.isArray(K.private)&&o(K.private,"authorization")))}function k(x,O,V,Z,K,_){let X=1/0,tA=!1;for(const nA of V){const lA=H(
x,O,nA,Z,K);if(lA===void 0||lA.staleAt<=_)return;X=Math.min(X,lA.staleAt),tA||=lA.requiresRevalidation}return{staleAt:X,requiresRevalidation:tA}}function H(x,O,V,Z,K){
if(!Number.isInteger(V?.statusCode)||!Number.isFinite(V?.receivedAt))return;const _=V.headers??{},X=_["cache-control"],tA=X?R(X):{};if(_.vary&&C(_.vary)||tA["no\
-store"]===!0||x==="shared"&&Object.hasOwn(tA,"private")||Object.hasOwn(tA,"no-cache")||tA["must-revalidate"]===!0||x==="shared"&&tA["proxy-revalidate"]===!0)return;
const nA=_["last-modified"]&&o(E,V.statusCode);if(!X&&!_.expires&&!nA&&!K||!U(x,O,V.statusCode,_,tA,Z))return;const lA=Object.hasOwn(_,"age")?G(_.age):void 0;if(lA!==
void 0&&lA>=t)return;const dA=Object.hasOwn(_,"date")?F(_.date):void 0;if(dA===null)return;const gA=dA?Math.max(0,V.receivedAt-dA.getTime()):0,q=Math.max(gA,lA??
0),FA=typeof _.etag=="string"&&w(_.etag)||typeof _["last-modified"]=="string",IA=L(x,V.receivedAt,lA,_,dA,tA,FA)??K;if(IA!==void 0)return{staleAt:V.receivedAt-q+
IA,requiresRevalidation:x==="shared"&&Object.hasOwn(tA,"s-maxage")}}function F(x){let O=x;if(Array.isArray(O)){if(O.length!==1)return null;O=O[0]}return typeof O!=
"string"?null:f(O)}function G(x){let O=x;if(Array.isArray(O)){if(O.length!==1)return t;O=O[0]}if(typeof O!="string"||!/^[\t ]*[0-9]+[\t ]*$/.test(O))return t;const V=BigInt(
O.replace(/^[\t ]+|[\t ]+$/g,""));return V>=BigInt(t/1e3)?t:Number(V)*1e3}function L(x,O,V,Z,K,_,X){if(x==="shared"){if(A(_,"s-maxage"))return 0;const nA=_["s-m\
axage"];if(nA!==void 0)return nA*1e3}if(A(_,"max-age"))return 0;const tA=_["max-age"];if(tA!==void 0)return tA*1e3;if(Object.hasOwn(Z,"expires")){if(typeof Z.expires!=
"string")return 0;const nA=f(Z.expires);if(!nA||O>=nA.getTime())return 0;if(K){if(K>=nA)return 0;const lA=nA.getTime()-K.getTime();return V!==void 0&&V>=lA?0:lA}
return nA.getTime()-O}if(typeof Z["last-modified"]=="string"){const nA=f(Z["last-modified"]);if(nA)return nA.getTime()>=O?void 0:(O-nA.getTime())*.1}if(_.immutable)
return 31536e6;if(_["no-cache"]===!0&&X)return 0}function T(x,O,V,Z){let K=-1/0,_=-1/0,X=-1/0;if(V["stale-while-revalidate"]&&(K=Z+V["stale-while-revalidate"]*1e3),
V["stale-if-error"]&&(_=Z+V["stale-if-error"]*1e3),V.immutable&&K===-1/0&&_===-1/0&&(X=O+31536e6),K===-1/0&&_===-1/0&&X===-1/0){const tA=Z-x;if(tA<=0)return O+r;
const nA=Math.min(Math.max(O-x,0),1e3);return Z+tA+nA}return Math.max(Z,K,_,X)}function v(x,O){const V=["connection","proxy-authenticate","proxy-authentication-\
info","proxy-authorization","proxy-connection","te","transfer-encoding","upgrade","age"];x.connection&&N(V,x.connection),Array.isArray(O["no-cache"])&&V.push(...O["\
no-cache"]),Array.isArray(O.private)&&V.push(...O.private);let Z;for(const K of V)Object.hasOwn(x,K)&&(Z??={...x},delete Z[K]);return Z??x}Y.exports=h}),94815:((Y,m,n)=>{
const c=n(34589);class y{#A=!1;#e;#t;#n;#s;constructor(A,l,C){if(typeof A!="function")throw new TypeError("callback must be a function");this.#e=A,this.#t=l,this.#s=
C}onRequestStart(A,l){this.#A=!1,this.#n=l}onRequestUpgrade(A,l,C,I){this.#t.onRequestUpgrade?.(A,l,C,I)}onResponseStart(A,l,C,I){if(c(this.#e!=null),this.#A=l===
304||this.#s&&l>=500&&l<=504,this.#e(this.#A,this.#n,l,C),this.#e=null,this.#A)return!0;this.#t.onRequestStart?.(A,this.#n),this.#t.onResponseStart?.(A,l,C,I)}onResponseData(A,l){
if(!this.#A)return this.#t.onResponseData?.(A,l)}onResponseEnd(A,l){this.#A||this.#t.onResponseEnd?.(A,l)}onResponseError(A,l){if(!this.#A)if(this.#e&&(this.#e(
!1),this.#e=null),typeof this.#t.onResponseError=="function")this.#t.onResponseError(A,l);else throw l}}Y.exports=y}),37765:((Y,m,n)=>{const c=n(34589),y=n(64048);
Y.exports=class{#A;#e=!1;#t=!1;#n=!1;constructor(A){if(typeof A!="object"||A===null)throw new TypeError("handler must be an object");this.#A=y.wrap(A)}onRequestStart(...A){
this.#A.onRequestStart?.(...A)}onRequestUpgrade(...A){return c(!this.#e),c(!this.#t),this.#A.onRequestUpgrade?.(...A)}onResponseStart(...A){return c(!this.#e),c(
!this.#t),c(!this.#n),this.#n=!0,this.#A.onResponseStart?.(...A)}onResponseData(...A){return c(!this.#e),c(!this.#t),this.#A.onResponseData?.(...A)}onResponseEnd(...A){
return c(!this.#e),c(!this.#t),this.#e=!0,this.#A.onResponseEnd?.(...A)}onResponseError(...A){return this.#t=!0,this.#A.onResponseError?.(...A)}onBodySent(){}}}),
77201:((Y,m,n)=>{const{RequestAbortedError:c}=n(69073),y=5*1024*1024;class R{#A;#e=!1;#t=null;#n=[];#s=y;#r=0;#i={};#o="";#a=!1;#g=!1;#c=!1;#Q=!1;#l=null;#h=null;constructor(l,C,I=y){
this.#A=l,this.#h=C,this.#s=I}addWaitingHandler(l){if(this.#Q||this.#c)return!1;const C=this.#E(l),I=C.controller;try{if(this.#e){if(l.onRequestStart?.(I,this.#t),
I.aborted)return C.done=!0,!0;this.#g&&l.onResponseStart?.(I,this.#r,this.#i,this.#o)}else C.pendingStart=!0}catch{return C.done=!0,!0}return I.aborted||this.#n.
push(C),!0}onRequestStart(l,C){if(this.#l=l,!this.#e){this.#e=!0,this.#t=C;for(const I of this.#n)if(I.pendingStart&&!I.done&&!I.controller.aborted){I.pendingStart=
!1;try{I.handler.onRequestStart?.(I.controller,C)}catch{I.done=!0}}this.#I()}this.#A.onRequestStart?.(l,C)}onRequestUpgrade(l,C,I,w){this.#A.onRequestUpgrade?.(
l,C,I,w)}onResponseStart(l,C,I,w){this.#g=!0,this.#r=C,this.#i=I,this.#o=w,this.#A.onResponseStart?.(l,C,I,w);for(const f of this.#n){const{handler:Q,controller:g}=f;
if(f.done||g.aborted){f.done=!0;continue}try{Q.onResponseStart?.(g,C,I,w)}catch{}g.aborted&&(f.done=!0)}this.#I()}onResponseData(l,C){if(!(this.#a||this.#Q)){this.#c=
!0,this.#A.onResponseData?.(l,C);for(const I of this.#n){const{handler:w,controller:f}=I;if(I.done||f.aborted){I.done=!0;continue}if(f.paused){this.#d(I,C);continue}
try{w.onResponseData?.(f,C)}catch{}f.aborted&&(I.done=!0,I.bufferedChunks=[],I.bufferedBytes=0)}this.#I()}}onResponseEnd(l,C){if(!(this.#a||this.#Q)){this.#Q=!0,
this.#A.onResponseEnd?.(l,C);for(const I of this.#n){if(I.done||I.controller.aborted){I.done=!0;continue}if(this.#u(I),I.done||I.controller.aborted){I.done=!0;continue}
if(I.controller.paused&&I.bufferedChunks.length>0){I.pendingTrailers=C;continue}try{I.handler.onResponseEnd?.(I.controller,C)}catch{}I.done=!0}this.#I(),this.#h?.()}}onResponseError(l,C){
if(!this.#Q){this.#a=!0,this.#Q=!0,this.#A.onResponseError?.(l,C);for(const I of this.#n)this.#B(I,C);this.#n=[],this.#h?.()}}#E(l){const C={handler:l,controller:null,
bufferedChunks:[],bufferedBytes:0,pendingTrailers:null,done:!1,pendingStart:!1},I={aborted:!1,paused:!1,reason:null};return C.controller={resume:()=>{if(!I.aborted){
if(I.paused=!1,this.#u(C),this.#Q&&C.pendingTrailers&&C.bufferedChunks.length===0&&!I.paused&&!I.aborted){try{C.handler.onResponseEnd?.(C.controller,C.pendingTrailers)}catch{}
C.pendingTrailers=null,C.done=!0}this.#I()}},pause:()=>{I.aborted||(I.paused=!0)},get paused(){return I.paused},get aborted(){return I.aborted},get reason(){return I.
reason},abort:w=>{I.aborted=!0,I.reason=w??null,C.done=!0,C.pendingTrailers=null,C.bufferedChunks=[],C.bufferedBytes=0}},C}#d(l,C){if(l.done||l.controller.aborted){
l.done=!0,l.bufferedChunks=[],l.bufferedBytes=0;return}const I=Buffer.from(C);if(l.bufferedChunks.push(I),l.bufferedBytes+=I.length,l.bufferedBytes>this.#s){const w=new c(
`Deduplicated waiting handler exceeded maxBufferSize (${this.#s} bytes) while paused`);this.#B(l,w)}}#u(l){const{handler:C,controller:I}=l;for(;!l.done&&!I.aborted&&
!I.paused&&l.bufferedChunks.length>0;){const w=l.bufferedChunks.shift();l.bufferedBytes-=w.length;try{C.onResponseData?.(I,w)}catch{}if(I.aborted){l.done=!0,l.pendingTrailers=
null,l.bufferedChunks=[],l.bufferedBytes=0;break}}}#B(l,C){if(!l.done){l.done=!0,l.pendingTrailers=null,l.bufferedChunks=[],l.bufferedBytes=0;try{l.controller.abort(
C),l.handler.onResponseError?.(l.controller,C)}catch{}}}#I(){this.#n=this.#n.filter(l=>l.done===!1)}}Y.exports=R}),58704:((Y,m,n)=>{const c=n(31978),{kBodyUsed:y,
kRedirectCacheControl:R}=n(59777),A=n(34589),{InvalidArgumentError:l}=n(69073),C=n(78474),I=[300,301,302,303,307,308],w=Symbol("body"),f=()=>{};class Q{constructor(r){
this[w]=r,this[y]=!1}async*[Symbol.asyncIterator](){A(!this[y],"disturbed"),this[y]=!0,yield*this[w]}}class g{static buildDispatch(r,e){if(e!=null&&(!Number.isInteger(
e)||e<0))throw new l("maxRedirections must be a positive number");const o=r.dispatch.bind(r);return(B,N)=>o(B,new g(o,e,B,N))}constructor(r,e,o,B){if(e!=null&&(!Number.
isInteger(e)||e<0))throw new l("maxRedirections must be a positive number");this.dispatch=r,this.location=null;const{maxRedirections:N,...p}=o;this.opts=p,this.
maxRedirections=e,this.handler=B,this.history=[],Object.defineProperty(this.history,R,{value:[],enumerable:!1}),c.isStream(this.opts.body)?(c.bodyLength(this.opts.
body)===0&&this.opts.body.on("data",function(){A(!1)}),typeof this.opts.body.readableDidRead!="boolean"&&(this.opts.body[y]=!1,C.prototype.on.call(this.opts.body,
"data",function(){this[y]=!0}))):this.opts.body&&typeof this.opts.body.pipeTo=="function"?this.opts.body=new Q(this.opts.body):this.opts.body&&typeof this.opts.
body!="string"&&!ArrayBuffer.isView(this.opts.body)&&c.isIterable(this.opts.body)&&!c.isFormDataLike(this.opts.body)&&(this.opts.body=new Q(this.opts.body))}onRequestStart(r,e){
this.handler.onRequestStart?.(r,{...e,history:this.history})}onRequestUpgrade(r,e,o,B){this.handler.onRequestUpgrade?.(r,e,o,B)}onResponseStart(r,e,o,B){if(this.
opts.throwOnMaxRedirect&&this.history.length>=this.maxRedirections)throw new Error("max redirects");if((e===301||e===302)&&this.opts.method==="POST"&&(this.opts.
method="GET",c.isStream(this.opts.body)&&c.destroy(this.opts.body.on("error",f)),this.opts.body=null),e===303&&this.opts.method!=="HEAD"&&(this.opts.method="GET",
c.isStream(this.opts.body)&&c.destroy(this.opts.body.on("error",f)),this.opts.body=null),this.location=this.history.length>=this.maxRedirections||c.isDisturbed(
this.opts.body)||I.indexOf(e)===-1?null:o.location,this.opts.origin&&this.history.push(new URL(this.opts.path,this.opts.origin)),!this.location){this.handler.onResponseStart?.(
r,e,o,B);return}this.history[R].push({statusCode:e,headers:{...o},receivedAt:Date.now()});const{origin:N,pathname:p,search:u}=c.parseURL(new URL(this.location,this.
opts.origin&&new URL(this.opts.path,this.opts.origin))),s=u?`${p}${u}`:p,d=`${N}${s}`;for(const i of this.history)if(i.toString()===d)throw new l(`Redirect loop\
 detected. Cannot redirect to ${N}. This typically happens when using a Client or Pool with cross-origin redirects. Use an Agent for cross-origin redirects.`);this.
opts.headers=a(this.opts.headers,e===303,this.opts.origin!==N),this.opts.path=s,this.opts.origin=N,this.opts.query=null}onResponseData(r,e){this.location||this.
handler.onResponseData?.(r,e)}onResponseEnd(r,e){this.location?this.dispatch(this.opts,this):this.handler.onResponseEnd(r,e)}onResponseError(r,e){this.handler.onResponseError?.(
r,e)}}function E(t,r,e){if(t.length===4)return c.headerNameToString(t)==="host";if(r&&c.headerNameToString(t).startsWith("content-"))return!0;if(e&&(t.length===
13||t.length===6||t.length===19)){const o=c.headerNameToString(t);return o==="authorization"||o==="cookie"||o==="proxy-authorization"}return!1}function a(t,r,e){
const o=[];if(Array.isArray(t))if(t.length>0&&Array.isArray(t[0]))for(const[B,N]of t)E(B,r,e)||o.push(B,N);else for(let B=0;B<t.length;B+=2)E(t[B],r,e)||o.push(
t[B],t[B+1]);else if(t&&typeof t=="object"){const B=c.hasSafeIterator(t)?t:Object.entries(t);for(const[N,p]of B)E(N,r,e)||o.push(N,p)}else A(t==null,"headers mu\
st be an object or an array");return o}Y.exports=g}),88470:((Y,m,n)=>{const c=n(34589),{kRetryHandlerDefaultRetry:y}=n(59777),{RequestRetryError:R}=n(69073),A=n(
64048),{isDisturbed:l,parseRangeHeader:C,wrapRequestBody:I}=n(31978);function w(E){const a=new Date(E).getTime();return isNaN(a)?0:a-Date.now()}function f(E,a,t,r){
const e=E["content-length"];if(e==null||!Number.isFinite(a.start)||!Number.isFinite(a.end))return;const o=Number(e),B=a.end-a.start+1;if(!Number.isFinite(o)||o!==
B)throw new R("Content-Length mismatch",t,{headers:E,data:{count:r}})}class Q{#A=!1;#e=null;set target(a){this.#e=a,this.#A&&a?.pause()}get target(){return this.#e}pause(){
this.#A=!0,this.#e?.pause()}resume(){this.#A=!1,this.#e?.resume()}abort(a){this.#e?.abort(a)}get paused(){return this.#A||(this.#e?.paused??!1)}get aborted(){return this.#e?.
aborted??!1}get reason(){return this.#e?.reason??null}get rawHeaders(){return this.#e?.rawHeaders??null}set rawHeaders(a){this.#e&&(this.#e.rawHeaders=a)}get rawTrailers(){
return this.#e?.rawTrailers??null}set rawTrailers(a){this.#e&&(this.#e.rawTrailers=a)}}class g{constructor(a,{dispatch:t,handler:r}){const{retryOptions:e,...o}=a,
{retry:B,maxRetries:N,maxTimeout:p,minTimeout:u,timeoutFactor:s,methods:d,errorCodes:i,retryAfter:h,statusCodes:D,throwOnError:M}=e??{};this.error=null,this.dispatch=
t,this.handler=A.wrap(r),this.opts={...o,body:I(a.body)},this.retryOpts={throwOnError:M??!0,retry:B??g[y],retryAfter:h??!0,maxTimeout:p??30*1e3,minTimeout:u??500,
timeoutFactor:s??2,maxRetries:N??5,methods:d??["GET","HEAD","OPTIONS","PUT","DELETE","TRACE"],statusCodes:D??[500,502,503,504,429],errorCodes:i??["ECONNRESET","\
ECONNREFUSED","ENOTFOUND","ENETDOWN","ENETUNREACH","EHOSTDOWN","EHOSTUNREACH","EPIPE","UND_ERR_SOCKET"]},this.retryCount=0,this.retryCountCheckpoint=0,this.headersSent=
!1,this.start=0,this.end=null,this.etag=null,this.controllerProxy=new Q}onResponseStartWithRetry(a,t,r,e,o){if(this.retryOpts.throwOnError){this.retryOpts.statusCodes.
includes(t)===!1?this.headersSent?this.handler.onResponseError?.(this.controllerProxy,o):(this.headersSent=!0,this.checkpointResponseEnd(r),this.handler.onResponseStart?.(
this.controllerProxy,t,r,e)):this.error=o;return}if(l(this.opts.body)){this.headersSent=!0,this.checkpointResponseEnd(r),this.handler.onResponseStart?.(this.controllerProxy,
t,r,e);return}function B(N){if(N){this.headersSent?this.handler.onResponseError?.(this.controllerProxy,N):(this.headersSent=!0,this.checkpointResponseEnd(r),this.
handler.onResponseStart?.(this.controllerProxy,t,r,e)),a.resume();return}this.error=o,a.resume()}a.pause(),this.retryOpts.retry(o,{state:{counter:this.retryCount},
opts:{retryOptions:this.retryOpts,...this.opts}},B.bind(this))}checkpointResponseEnd(a){if(this.end==null&&this.opts.method!=="HEAD"){const t=a["content-length"];
this.end=t!=null?Number(t)-1:null,c(this.end==null||Number.isFinite(this.end),"invalid content-length"),this.resume=this.end!=null}}onRequestStart(a,t){this.controllerProxy.
target=a,this.headersSent||this.handler.onRequestStart?.(this.controllerProxy,t)}onRequestUpgrade(a,t,r,e){this.handler.onRequestUpgrade?.(this.controllerProxy,
t,r,e)}static[y](a,{state:t,opts:r},e){const{statusCode:o,code:B,headers:N}=a,{method:p,retryOptions:u}=r,{maxRetries:s,minTimeout:d,maxTimeout:i,timeoutFactor:h,
statusCodes:D,errorCodes:M,methods:S}=u,{counter:U}=t;if(B&&B!=="UND_ERR_REQ_RETRY"&&!M.includes(B)){e(a);return}if(Array.isArray(S)&&!S.includes(p)){e(a);return}
if(o!=null&&Array.isArray(D)&&!D.includes(o)){e(a);return}if(U>s){e(a);return}let k=N?.["retry-after"];k&&(k=Number(k),k=Number.isNaN(k)?w(N["retry-after"]):k*1e3);
const H=k>0?Math.min(k,i):Math.min(d*h**(U-1),i);setTimeout(()=>e(null),H)}onResponseStart(a,t,r,e){if(this.error=null,this.retryCount+=1,t>=300){const o=new R(
"Request failed",t,{headers:r,data:{count:this.retryCount}});this.onResponseStartWithRetry(a,t,r,e,o);return}if(this.headersSent){if(t!==206&&(this.start>0||t!==
200))throw new R("server does not support the range header and the payload was partially consumed",t,{headers:r,data:{count:this.retryCount}});const o=C(r["cont\
ent-range"]);if(!o)throw new R("Content-Range mismatch",t,{headers:r,data:{count:this.retryCount}});if(this.etag!=null&&this.etag!==r.etag)throw new R("ETag mis\
match",t,{headers:r,data:{count:this.retryCount}});f(r,o,t,this.retryCount);const{start:B,size:N,end:p=N?N-1:null}=o;if(this.start!==B||this.end!=null&&this.end!==
p)throw new R("Content-Range mismatch",t,{headers:r,data:{count:this.retryCount}});return}if(this.end==null){if(t===206){const o=C(r["content-range"]);if(o==null){
this.headersSent=!0,this.handler.onResponseStart?.(this.controllerProxy,t,r,e);return}f(r,o,t,this.retryCount);const{start:B,size:N,end:p=N?N-1:null}=o;c(B!=null&&
Number.isFinite(B),"content-range mismatch"),c(p!=null&&Number.isFinite(p),"invalid content-length"),this.start=B,this.end=p}if(this.end==null){const o=r["conte\
nt-length"];this.end=o!=null?Number(o)-1:null}c(Number.isFinite(this.start)),c(this.end==null||Number.isFinite(this.end),"invalid content-length"),this.resume=!0,
this.etag=r.etag!=null?r.etag:null,this.etag!=null&&this.etag[0]==="W"&&this.etag[1]==="/"&&(this.etag=null),this.headersSent=!0,this.handler.onResponseStart?.(
this.controllerProxy,t,r,e)}else throw new R("Request failed",t,{headers:r,data:{count:this.retryCount}})}onResponseData(a,t){this.error||(this.start+=t.length,
this.handler.onResponseData?.(this.controllerProxy,t))}onResponseEnd(a,t){if(this.error&&this.retryOpts.throwOnError)throw this.error;if(!this.error)return this.
retryCount=0,this.handler.onResponseEnd?.(this.controllerProxy,t);this.retry()}retry(){if(this.start!==0){const a={range:`bytes=${this.start}-${this.end??""}`};
this.etag!=null&&(a["if-match"]=this.etag),this.opts={...this.opts,headers:{...this.opts.headers,...a}}}try{this.retryCountCheckpoint=this.retryCount,this.dispatch(
this.opts,this)}catch(a){this.handler.onResponseError?.(this.controllerProxy,a)}}onResponseError(a,t){if(a?.aborted||l(this.opts.body)||this.headersSent&&!this.
resume){this.handler.onResponseError?.(this.controllerProxy,t);return}function r(e){if(!e){this.retry();return}this.handler?.onResponseError?.(this.controllerProxy,
e)}this.retryCount-this.retryCountCheckpoint>0?this.retryCount=this.retryCountCheckpoint+(this.retryCount-this.retryCountCheckpoint):this.retryCount+=1,this.retryOpts.
retry(t,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},r.bind(this))}}Y.exports=g}),3419:((Y,m,n)=>{const{parseHeaders:c}=n(31978),
{InvalidArgumentError:y}=n(69073),R=Symbol("resume");class A{#A=!1;#e=null;#t=!1;#n;[R]=null;rawHeaders=null;rawTrailers=null;constructor(C){this.#n=C}pause(){this.#A=
!0}resume(){this.#A&&(this.#A=!1,this[R]?.())}abort(C){this.#t||(this.#t=!0,this.#e=C,this.#n(C))}get aborted(){return this.#t}get reason(){return this.#e}get paused(){
return this.#A}}Y.exports=class ue{#A;#e;constructor(C){this.#A=C}static unwrap(C){return C.onRequestStart?new ue(C):C}onConnect(C,I){this.#e=new A(C),this.#A.onRequestStart?.(
this.#e,I)}onResponseStarted(){return this.#A.onResponseStarted?.()}onUpgrade(C,I,w){this.#e.rawHeaders=I,this.#A.onRequestUpgrade?.(this.#e,C,c(I),w)}onHeaders(C,I,w,f){
return this.#e[R]=w,this.#e.rawHeaders=I,this.#A.onResponseStart?.(this.#e,C,c(I),f),!this.#e.paused}onData(C){return this.#A.onResponseData?.(this.#e,C),!this.#e.
paused}onComplete(C){this.#e.rawTrailers=C,this.#A.onResponseEnd?.(this.#e,c(C))}onError(C){if(!this.#A.onResponseError)throw new y("invalid onError method");this.#A.
onResponseError?.(this.#e,C)}}}),64048:((Y,m,n)=>{const{InvalidArgumentError:c}=n(69073);Y.exports=class fe{#A;constructor(A){this.#A=A}static wrap(A){return A.
onRequestStart?A:new fe(A)}onConnect(A,l){return this.#A.onConnect?.(A,l)}onResponseStarted(){return this.#A.onResponseStarted?.()}onHeaders(A,l,C,I){return this.#A.
onHeaders?.(A,l,C,I)}onUpgrade(A,l,C){return this.#A.onUpgrade?.(A,l,C)}onData(A){return this.#A.onData?.(A)}onComplete(A){return this.#A.onComplete?.(A)}onError(A){
if(!this.#A.onError)throw A;return this.#A.onError?.(A)}onRequestStart(A,l){this.#A.onConnect?.(C=>A.abort(C),l)}onRequestUpgrade(A,l,C,I){const w=[];for(const[
f,Q]of Object.entries(C))w.push(Buffer.from(f,"latin1"),y(Q));this.#A.onUpgrade?.(l,w,I)}onResponseStart(A,l,C,I){const w=[];for(const[f,Q]of Object.entries(C))
w.push(Buffer.from(f,"latin1"),y(Q));this.#A.onHeaders?.(l,w,()=>A.resume(),I)===!1&&A.pause()}onResponseData(A,l){this.#A.onData?.(l)===!1&&A.pause()}onResponseEnd(A,l){
const C=[];for(const[I,w]of Object.entries(l))C.push(Buffer.from(I,"latin1"),y(w));this.#A.onComplete?.(C)}onResponseError(A,l){if(!this.#A.onError)throw new c(
"invalid onError method");this.#A.onError?.(l)}};function y(R){return Array.isArray(R)?R.map(A=>Buffer.from(A,"latin1")):Buffer.from(R,"latin1")}}),6472:((Y,m,n)=>{
const c=n(34589),{Readable:y}=n(57075),R=n(31978),A=n(65254),l=n(9839),C=n(94815),{assertCacheStore:I,assertCacheMethods:w,makeCacheKey:f,normalizeHeaders:Q,parseCacheControlHeader:g,
isInvalidOrWildcardVaryHeader:E,parseVaryHeader:a,isEtagUsable:t}=n(20733),{AbortError:r}=n(69073),{parseHttpDate:e}=n(25539);function o(x,O){if(x!==void 0){if(!Array.
isArray(x))throw new TypeError(`expected ${O} to be an array or undefined, got ${typeof x}`);for(let V=0;V<x.length;V++){const Z=x[V];if(typeof Z!="string"&&!(Z instanceof
RegExp))throw new TypeError(`expected ${O}[${V}] to be a string or RegExp, got ${typeof Z}`)}}}const B=()=>{};function N(x){return x.replace(/^[\t ]+|[\t ]+$/g,
"")}function p(x,O){for(let V=0;V<x.length;V++)if(x[V]===O)return!0;return!1}function u(x){const O=x?.pragma;if(!O)return!1;const V=Array.isArray(O)?O:[O];for(let Z=0;Z<
V.length;Z++){const K=V[Z];if(typeof K!="string")continue;const _=K.split(",");for(let X=0;X<_.length;X++)if(N(_[X]).toLowerCase()==="no-cache")return!0}return!1}
function s(x,O,{headers:V={}}){return!!(O?.["no-cache"]||x.cacheControlDirectives?.["no-cache"]&&!Array.isArray(x.cacheControlDirectives["no-cache"])||V["if-mod\
ified-since"]||V["if-none-match"])}function d(x,O){return x.cacheControlDirectives?.["must-revalidate"]===!0||O==="shared"&&(x.cacheControlDirectives?.["proxy-r\
evalidate"]===!0||x.cacheControlDirectives?.["s-maxage"]!==void 0)}function i(x,O){if(O.vary&&E(O.vary)||x==="shared"&&Object.hasOwn(O,"set-cookie"))return!0;const V=O["\
cache-control"];if(!V)return!1;const Z=g(V);return Z["no-store"]===!0||x==="shared"&&Z.private===!0}function h(x){return x["cache-control"]!==void 0}function D(x,O){
if(!O)return!1;for(const V in O)if(x.vary==null||!Object.hasOwn(x.vary,V))return!0;return!1}function M(x,O){try{x.delete(O)?.catch?.(B)}catch{}}function S(x){const O=x?.["\
last-modified"];if(typeof O=="string"&&e(O))return O}function U(x,O){const V={...x.headers,"if-modified-since":S(O.headers)??new Date(O.cachedAt).toUTCString()};
if(O.etag&&(V["if-none-match"]=O.etag),O.vary)for(const Z in O.vary)O.vary[Z]!=null&&(V[Z]=O.vary[Z]);return V}function k(x,O){const V=O?.history;if(!Array.isArray(
V)||V.length===0)return!0;try{const Z=new URL(x.path,x.origin),K=V[V.length-1];return K.origin===Z.origin&&K.pathname===Z.pathname&&K.search===Z.search}catch{return!1}}
function H(x,O){if(!Object.hasOwn(O,"etag"))return!0;const V=O.etag,Z=x.etag;if(typeof V!="string"||typeof Z!="string"||!t(V)||!t(Z))return!1;if(!V.startsWith("\
W/"))return V===Z;const K=Z.startsWith("W/")?Z.slice(2):Z;return V.slice(2)===K}function F(x,O,V){const Z=Date.now();if(Z>x.staleAt){if(!d(x,V)&&O?.["max-stale"]){
const K=x.staleAt+O["max-stale"]*1e3;return Z>K}return!0}if(O?.["min-fresh"]){const K=x.staleAt-Z,_=O["min-fresh"]*1e3;return K<=_}return!1}function G(x,O){const V=x.
cacheControlDirectives?.["stale-while-revalidate"];if(!V||d(x,O))return!1;const Z=Date.now(),K=x.staleAt+V*1e3;return Z<=K}function L(x,O,V,Z,K,_){if(_?.["only-\
if-cached"]){let X=!1;try{if(typeof Z.onConnect=="function"&&(Z.onConnect(()=>{X=!0}),X)||typeof Z.onHeaders=="function"&&(Z.onHeaders(504,[],B,"Gateway Timeout"),
X))return;typeof Z.onComplete=="function"&&Z.onComplete([])}catch(tA){typeof Z.onError=="function"&&Z.onError(tA)}return!0}return x(K,new A(O,V,Z))}function T(x,O,V,Z,K,_){
const X=R.isStream(V.body)?V.body:y.from(V.body??[]);c(!X.destroyed,"stream should not be destroyed"),c(!X.readableDidRead,"stream should not be readableDidRead");
const tA={resume(){X.resume()},pause(){X.pause()},get paused(){return X.isPaused()},get aborted(){return X.destroyed},get reason(){return X.errored},abort(lA){X.
destroy(lA??new r)}};X.on("error",function(lA){this.readableEnded||x.onResponseError?.(tA,lA)}).on("close",function(){if(!this.errored)try{x.onResponseEnd?.(tA,
{})}catch(lA){x.onResponseError?.(tA,lA)}});try{x.onRequestStart?.(tA,K)}catch(lA){X.destroy(lA);return}if(X.destroyed)return;const nA={...V.headers,age:String(
Z)};_&&(nA.warning='110 - "response is stale"'),tA.rawHeaders=R.toRawHeaders(nA);try{x.onResponseStart?.(tA,V.statusCode,nA,V.statusMessage)}catch(lA){X.destroy(
lA);return}O.method==="HEAD"?X.destroy():X.on("data",function(lA){try{x.onResponseData?.(tA,lA)}catch(dA){X.destroy(dA)}})}function v(x,O,V,Z,K,_,X){if(!X)return L(
x,O,V,Z,K,_);if(O.type==="shared"&&Object.hasOwn(X.headers,"set-cookie"))return R.isStream(X.body)&&X.body.on("error",B).destroy(),M(O.store,V),L(x,O,V,Z,K,_);const tA=Date.
now();if(tA>X.deleteAt)return x(K,new A(O,V,Z));const nA=Math.round((tA-X.cachedAt)/1e3),lA=_?.["max-age"]!==void 0&&nA>=_["max-age"],dA=lA||F(X,_,O.type),gA=lA||
s(X,_,K);if(dA||gA){if(R.isStream(K.body)&&R.bodyLength(K.body)!==0)return x(K,new A(O,V,Z));if(!gA&&G(X,O.type))return T(Z,K,X,nA,null,!0),queueMicrotask(()=>{
const uA=U(K,X);x({...K,headers:uA},new A(O,V,{onRequestStart(){},onRequestUpgrade(){},onResponseStart(){},onResponseData(){},onResponseEnd(){},onResponseError(){}}))}),
!0;let q=!1;if(!d(X,O.type)){const uA=X.cacheControlDirectives["stale-if-error"]??_?.["stale-if-error"];uA&&(q=tA<X.staleAt+uA*1e3)}const FA=U(K,X),IA=()=>(R.isStream(
X.body)&&X.body.on("error",B).destroy(),M(O.store,V),x(K,new A(O,V,Z)));return x({...K,headers:FA},new C((uA,cA,mA,BA)=>{if(uA){if(mA===304){if(!k(V,cA)||!H(X,BA)||
i(O.type,BA))return IA();if(h(BA))M(O.store,V);else if(D(X,BA.vary?a(BA.vary,K.headers):void 0))return IA()}T(Z,K,X,nA,cA,dA)}else R.isStream(X.body)&&X.body.on(
"error",B).destroy()},new A(O,V,Z),q))}R.isStream(K.body)&&K.body.on("error",B).destroy(),T(Z,K,X,nA,null,!1)}Y.exports=(x={})=>{const{store:O=new l,methods:V=[
"GET"],cacheByDefault:Z=void 0,type:K="shared",origins:_=void 0}=x;if(typeof x!="object"||x===null)throw new TypeError(`expected type of opts to be an Object, g\
ot ${x===null?"null":typeof x}`);if(I(O,"opts.store"),w(V,"opts.methods"),o(_,"opts.origins"),typeof Z<"u"&&typeof Z!="number")throw new TypeError(`expected opt\
s.cacheByDefault to be number or undefined, got ${typeof Z}`);if(typeof K<"u"&&K!=="shared"&&K!=="private")throw new TypeError(`expected opts.type to be shared,\
 private, or undefined, got ${typeof K}`);const X={store:O,methods:V,cacheByDefault:Z,type:K},tA=[];for(let nA=0;nA<R.safeHTTPMethods.length;nA++){const lA=R.safeHTTPMethods[nA];
p(V,lA)||tA.push(lA)}return nA=>(lA,dA)=>{if(!lA.origin||p(tA,lA.method))return nA(lA,dA);if(_!==void 0){const IA=lA.origin.toString().toLowerCase();let uA=!1;for(let cA=0;cA<
_.length;cA++){const mA=_[cA];if(typeof mA=="string"){if(mA.toLowerCase()===IA){uA=!0;break}}else if(mA.test(IA)){uA=!0;break}}if(!uA)return nA(lA,dA)}lA={...lA,
headers:Q(lA)};const gA=lA.headers?.["cache-control"]?g(lA.headers["cache-control"]):u(lA.headers)?{"no-cache":!0}:void 0;if(gA?.["no-store"])return nA(lA,dA);const q=f(
lA);if(!p(R.safeHTTPMethods,lA.method))return nA(lA,new A(X,q,dA));const FA=O.get(q);return FA&&typeof FA.then=="function"?FA.then(IA=>v(nA,X,q,dA,lA,gA,IA)).catch(
IA=>{if(typeof dA.onResponseError=="function")dA.onResponseError({rawHeaders:[],rawTrailers:[],pause(){},resume(){},get paused(){return!1},get aborted(){return!1},
get reason(){return null},abort(){}},IA);else throw IA}):v(nA,X,q,dA,lA,gA,FA)}}}),13879:((Y,m,n)=>{const{createInflate:c,createGunzip:y,createBrotliDecompress:R,
createZstdDecompress:A}=n(38522),{pipeline:l,Transform:C}=n(57075),{InvalidArgumentError:I,ResponseExceededMaxSizeError:w}=n(69073),f=n(37765),{runtimeFeatures:Q}=n(
90723);class g{#A;#e;#t;#n=!1;constructor(p,u,s){this.#A=p,this.#e=u,this.#t=s,this.target=null}pause(){this.#n||(this.#n=!0,this.#A())}resume(){this.#n&&(this.#n=
!1,this.#e())}abort(p){this.target?.abort(p),this.#t(p)}get paused(){return this.#n}get aborted(){return this.target?.aborted??!1}get reason(){return this.target?.
reason??null}get rawHeaders(){return this.target?.rawHeaders??null}set rawHeaders(p){this.target&&(this.target.rawHeaders=p)}get rawTrailers(){return this.target?.
rawTrailers??null}set rawTrailers(p){this.target&&(this.target.rawTrailers=p)}}const E={gzip:y,"x-gzip":y,br:R,deflate:c,compress:c,"x-compress":c,...Q.has("zst\
d")?{zstd:A}:{}},a=[204,304],t=0;function r(N){let p=0;return new C({transform(u,s,d){const i=p+u.length;if(i>N){d(new w(`Decompressed response size (${i}) exce\
eded maxSize (${N})`));return}p=i,d(null,u)}})}let e=!1;class o extends f{#A=[];#e;#t;#n;#s;#r=0;#i=!1;#o=!1;#a=!1;#g=!1;#c=!1;#Q=!1;#l=!1;#h;#E;constructor(p,{
skipStatusCodes:u=a,skipErrorResponses:s=!0,maxSize:d=t}={}){if(!Number.isSafeInteger(d)||d<0)throw new I("maxSize must be a non-negative integer");super(p),this.#t=
u,this.#n=s,this.#s=d,this.#E=new g(()=>this.#d(),()=>this.#u(),i=>{this.#o&&!this.#i&&this.onResponseError(this.#E,i)})}#d(){this.#B()}#u(){const p=this.#c;this.#f(),
p||(this.#I(),this.#y())}#B(){!this.#g&&!this.#i&&(this.#g=!0,this.#E.target?.pause())}#I(){this.#g&&!this.#E.paused&&!this.#a&&(this.#g=!1,this.#o||this.#E.target?.
resume())}#f(){if(!(this.#i||this.#E.paused||!this.#h)){if(this.#c){this.#Q=!0;return}this.#c=!0;try{do{this.#Q=!1;let p;for(;!this.#i&&!this.#E.paused&&(p=this.#h.
read())!==null;){if(this.#s>0){const u=this.#r+p.length;if(u>this.#s){this.#C(new w(`Decompressed response size (${u}) exceeded maxSize (${this.#s})`));return}this.#r=
u}try{super.onResponseData(this.#E,p)===!1&&!this.#E.paused&&this.#E.pause()}catch(u){this.#C(u);return}}}while(this.#Q&&!this.#i&&!this.#E.paused)}finally{this.#c=
!1}this.#I(),this.#y()}}#y(){if(!(this.#i||!this.#l||this.#E.paused||this.#c)){this.#D();try{super.onResponseEnd(this.#E,this.#e)}catch(p){this.#C(p);return}this.#i=
!0}}#S(){this.#i||(this.#l=!0,this.#f(),this.#y())}#N(p,u){return!!(!p||u<200||this.#t.includes(u)||this.#n&&u>=400)}#w(p){const u=p.split(","),s=5;if(u.length>
s)throw new Error(`too many content-encodings in response: ${u.length}, maximum allowed is ${s}`);const d=[];for(let h=u.length-1;h>=0;h--){const D=u[h].trim();
if(D){if(!E[D])return d.length=0,d;d.push(E[D]())}}if(d.length<2)return d;const i=[];for(let h=0;h<d.length;h++)i.push(d[h]),h<d.length-1&&this.#s>0&&i.push(r(this.#s));
return i}#C(p){this.#i||(this.#o?this.onResponseError(this.#E,p):this.#E.abort(p))}#R(p){this.#h=p,p.on("readable",()=>this.#f()),p.on("error",u=>this.#C(u))}#p(){
const p=this.#A[0];this.#R(p),p.on("end",()=>this.#S())}#F(){const p=this.#A[this.#A.length-1];this.#R(p),l(this.#A,u=>{if(!this.#i){if(u){this.#C(u);return}this.#S()}})}#m(){
this.#A[0].on("drain",()=>{this.#i||(this.#a=!1,this.#E.paused||(this.#f(),this.#I()))})}#D(){this.#A.length=0,this.#h=void 0}onRequestStart(p,u){return this.#E.
target=p,super.onRequestStart(this.#E,u)}onRequestUpgrade(p,u,s,d){return super.onRequestUpgrade(this.#E,u,s,d)}onResponseStart(p,u,s,d){const i=s["content-enco\
ding"],h=Array.isArray(i)?i.join(","):i;if(this.#N(h,u))return super.onResponseStart(this.#E,u,s,d);const D=this.#w(h.toLowerCase());if(D.length===0)return this.#D(),
super.onResponseStart(this.#E,u,s,d);this.#A=D;const{"content-encoding":M,"content-length":S,...U}=s;if(this.#E.rawHeaders){const k=this.#E.rawHeaders;if(Array.
isArray(k)){const H=[];for(let F=0;F<k.length;F+=2){const G=k[F],T=(Buffer.isBuffer(G)?G.toString("latin1"):`${G}`).toLowerCase();T==="content-encoding"||T==="c\
ontent-length"||H.push(k[F],k[F+1])}k.splice(0,k.length,...H)}else if(typeof k=="object")for(const H of Object.keys(k)){const F=H.toLowerCase();(F==="content-en\
coding"||F==="content-length")&&delete k[H]}}return this.#m(),this.#A.length===1?this.#p():this.#F(),super.onResponseStart(this.#E,u,U,d)}onResponseData(p,u){if(this.#A.
length>0){this.#A[0].write(u)||(this.#a=!0,this.#B());return}return super.onResponseData(this.#E,u)}onResponseEnd(p,u){if(this.#A.length>0){this.#o=!0,this.#e=u,
this.#A[0].end();return}return super.onResponseEnd(this.#E,u)}onResponseError(p,u){if(!this.#i){this.#i=!0;for(const s of this.#A)s.destroy();this.#D(),super.onResponseError(
this.#E,u)}}}function B(N={}){return e||(process.emitWarning("DecompressInterceptor is experimental and subject to change","ExperimentalWarning"),e=!0),p=>(u,s)=>{
const d=new o(s,N);return p(u,d)}}Y.exports=B}),41950:((Y,m,n)=>{const c=n(53053),y=n(31978),R=n(77201),{normalizeHeaders:A,makeCacheKey:l,makeDeduplicationKey:C}=n(
20733),I=c.channel("undici:request:pending-requests");Y.exports=(w={})=>{const{methods:f=["GET"],skipHeaderNames:Q=[],excludeHeaderNames:g=[],maxBufferSize:E=5*
1024*1024}=w;if(typeof w!="object"||w===null)throw new TypeError(`expected type of opts to be an Object, got ${w===null?"null":typeof w}`);if(!Array.isArray(f))
throw new TypeError(`expected opts.methods to be an array, got ${typeof f}`);for(const e of f)if(!y.safeHTTPMethods.includes(e))throw new TypeError(`expected op\
ts.methods to only contain safe HTTP methods, got ${e}`);if(!Array.isArray(Q))throw new TypeError(`expected opts.skipHeaderNames to be an array, got ${typeof Q}`);
if(!Array.isArray(g))throw new TypeError(`expected opts.excludeHeaderNames to be an array, got ${typeof g}`);if(!Number.isFinite(E)||E<=0)throw new TypeError(`e\
xpected opts.maxBufferSize to be a positive finite number, got ${E}`);const a=new Set(Q.map(e=>e.toLowerCase())),t=new Set(g.map(e=>e.toLowerCase())),r=new Map;
return e=>(o,B)=>{if(!o.origin||f.includes(o.method)===!1)return e(o,B);if(o={...o,headers:A(o)},a.size>0){for(const d of Object.keys(o.headers))if(a.has(d.toLowerCase()))
return e(o,B)}const N=l(o),p=C(N,t),u=r.get(p);if(u)return u.addWaitingHandler(B)?!0:e(o,B);const s=new R(B,()=>{r.delete(p),I.hasSubscribers&&I.publish({size:r.
size,key:p,type:"removed"})},E);return r.set(p,s),I.hasSubscribers&&I.publish({size:r.size,key:p,type:"added"}),e(o,s)}}}),29157:((Y,m,n)=>{const{isIP:c}=n(77030),
{lookup:y}=n(40610),R=n(37765),{InvalidArgumentError:A,InformationalError:l}=n(69073),C=Math.pow(2,31)-1;function I(r){const e=Object.getPrototypeOf(r);return Object.
prototype.hasOwnProperty.call(r,Symbol.iterator)||e!=null&&e!==Object.prototype&&typeof r[Symbol.iterator]=="function"}function w(r){return typeof r=="string"&&
r.toLowerCase()==="host"}function f(r){if(r==null)return null;if(Array.isArray(r)){if(r.length===0||!Array.isArray(r[0]))return r;const e=[];for(const o of r)Array.
isArray(o)&&o.length===2?e.push(o[0],o[1]):e.push(o);return e}if(typeof r=="object"&&I(r)){const e=[];for(const o of r)Array.isArray(o)&&o.length===2?e.push(o[0],
o[1]):e.push(o);return e}return r}function Q(r){if(r==null)return!1;if(Array.isArray(r)){if(r.length===0)return!1;for(let e=0;e<r.length;e+=2)if(w(r[e]))return!0;
return!1}if(typeof r=="object"){for(const e in r)if(w(e))return!0}return!1}function g(r,e){const o=f(e);return Q(o)?o:Array.isArray(o)?["host",r,...o]:o&&typeof o==
"object"?{host:r,...o}:{host:r}}class E{#A=0;#e=new Map;constructor(e){this.#A=e.maxItems}get size(){return this.#e.size}get(e){return this.#e.get(e)??null}set(e,o){
this.#e.set(e,o)}delete(e){this.#e.delete(e)}full(){return this.size>=this.#A}}class a{#A=0;#e=0;dualStack=!0;affinity=null;lookup=null;pick=null;storage=null;constructor(e){
this.#A=e.maxTTL,this.#e=e.maxItems,this.dualStack=e.dualStack,this.affinity=e.affinity,this.lookup=e.lookup??this.#t,this.pick=e.pick??this.#n,this.storage=e.storage??
new E(e)}runLookup(e,o,B){const N=this.storage.get(e.hostname);if(N==null&&this.storage.full()){B(null,e);return}const p={affinity:this.affinity,dualStack:this.
dualStack,lookup:this.lookup,pick:this.pick,...o.dns,maxTTL:this.#A,maxItems:this.#e};if(N==null)this.lookup(e,p,(u,s)=>{if(u||s==null||s.length===0){B(u??new l(
"No DNS entries found"));return}this.setRecords(e,s);const d=this.storage.get(e.hostname),i=this.pick(e,d,p.affinity);let h;typeof i.port=="number"?h=`:${i.port}`:
e.port!==""?h=`:${e.port}`:h="",B(null,new URL(`${e.protocol}//${i.family===6?`[${i.address}]`:i.address}${h}`))});else{const u=this.pick(e,N,p.affinity);if(u==
null){this.storage.delete(e.hostname),this.runLookup(e,o,B);return}let s;typeof u.port=="number"?s=`:${u.port}`:e.port!==""?s=`:${e.port}`:s="",B(null,new URL(`${e.
protocol}//${u.family===6?`[${u.address}]`:u.address}${s}`))}}#t(e,o,B){y(e.hostname,{all:!0,family:this.dualStack===!1?this.affinity:0,order:"ipv4first"},(N,p)=>{
if(N)return B(N);const u=new Map;for(const s of p)u.set(`${s.address}:${s.family}`,s);B(null,u.values())})}#n(e,o,B){let N=null;const{records:p,offset:u}=o;let s;
if(this.dualStack?(B==null&&(u==null||u===C?(o.offset=0,B=4):(o.offset++,B=(o.offset&1)===1?6:4)),p[B]!=null&&p[B].ips.length>0?s=p[B]:s=p[B===4?6:4]):s=p[B],s==
null||s.ips.length===0)return N;s.offset==null||s.offset===C?s.offset=0:s.offset++;const d=s.offset%s.ips.length;return N=s.ips[d]??null,N==null?N:Date.now()-N.
timestamp>N.ttl?(s.ips.splice(d,1),this.pick(e,o,B)):N}pickFamily(e,o){const B=this.storage.get(e.hostname)?.records;if(!B)return null;const N=B[o];if(!N)return null;
N.offset==null||N.offset===C?N.offset=0:N.offset++;const p=N.offset%N.ips.length,u=N.ips[p]??null;return u==null||Date.now()-u.timestamp>u.ttl&&N.ips.splice(p,1),
u}setRecords(e,o){const B=Date.now(),N={records:{4:null,6:null}};let p=this.#A;for(const u of o){u.timestamp=B,typeof u.ttl=="number"?(u.ttl=Math.min(u.ttl,this.#A),
p=Math.min(p,u.ttl)):u.ttl=this.#A;const s=N.records[u.family]??{ips:[]};s.ips.push(u),N.records[u.family]=s}this.storage.set(e.hostname,N,{ttl:p})}deleteRecords(e){
this.storage.delete(e.hostname)}getHandler(e,o){return new t(this,e,o)}}class t extends R{#A=null;#e=null;#t=null;#n=null;#s=null;#r=null;#i=!0;constructor(e,{origin:o,
handler:B,dispatch:N,newOrigin:p},u){super(B),this.#n=o,this.#r=p,this.#e={...u},this.#A=e,this.#t=N}onResponseError(e,o){switch(o.code){case"ETIMEDOUT":case"EC\
ONNREFUSED":{if(this.#A.dualStack){if(!this.#i){super.onResponseError(e,o);return}this.#i=!1;const B=this.#r.hostname[0]==="["?4:6,N=this.#A.pickFamily(this.#n,
B);if(N==null){super.onResponseError(e,o);return}let p;typeof N.port=="number"?p=`:${N.port}`:this.#n.port!==""?p=`:${this.#n.port}`:p="";const u={...this.#e,origin:`${this.#n.
protocol}//${N.family===6?`[${N.address}]`:N.address}${p}`,headers:g(this.#n.host,this.#e.headers)};this.#t(u,this);return}super.onResponseError(e,o);break}case"\
ENOTFOUND":this.#A.deleteRecords(this.#n),super.onResponseError(e,o);break;default:super.onResponseError(e,o);break}}}Y.exports=r=>{if(r?.maxTTL!=null&&(typeof r?.
maxTTL!="number"||r?.maxTTL<0))throw new A("Invalid maxTTL. Must be a positive number");if(r?.maxItems!=null&&(typeof r?.maxItems!="number"||r?.maxItems<1))throw new A(
"Invalid maxItems. Must be a positive number and greater than zero");if(r?.affinity!=null&&r?.affinity!==4&&r?.affinity!==6)throw new A("Invalid affinity. Must \
be either 4 or 6");if(r?.dualStack!=null&&typeof r?.dualStack!="boolean")throw new A("Invalid dualStack. Must be a boolean");if(r?.lookup!=null&&typeof r?.lookup!=
"function")throw new A("Invalid lookup. Must be a function");if(r?.pick!=null&&typeof r?.pick!="function")throw new A("Invalid pick. Must be a function");if(r?.
storage!=null&&(typeof r?.storage?.get!="function"||typeof r?.storage?.set!="function"||typeof r?.storage?.full!="function"||typeof r?.storage?.delete!="functio\
n"))throw new A("Invalid storage. Must be a object with methods: { get, set, full, delete }");const e=r?.dualStack??!0;let o;e?o=r?.affinity??null:o=r?.affinity??
4;const B={maxTTL:r?.maxTTL??1e4,lookup:r?.lookup??null,pick:r?.pick??null,dualStack:e,affinity:o,maxItems:r?.maxItems??1/0,storage:r?.storage},N=new a(B);return p=>function(s,d){
const i=s.origin.constructor===URL?s.origin:new URL(s.origin);return c(i.hostname)!==0?p(s,d):(N.runLookup(i,s,(h,D)=>{if(h)return d.onResponseError(null,h);const M={
...s,servername:i.hostname,origin:D.origin,headers:g(i.host,s.headers)};p(M,N.getHandler({origin:i,dispatch:p,handler:d,newOrigin:D},s))}),!0)}}}),92538:((Y,m,n)=>{
const{InvalidArgumentError:c,RequestAbortedError:y}=n(69073),R=n(37765);class A extends R{#A=1024*1024;#e=!1;#t=0;aborted=!1;reason=!1;constructor({maxSize:I,signal:w},f){
if(I!=null&&(!Number.isFinite(I)||I<1))throw new c("maxSize must be a number greater than 0");super(f),this.#A=I??this.#A}#n(I){this.aborted=!0,this.reason=I}onRequestStart(I,w){
return I.abort=this.#n.bind(this),super.onRequestStart(I,w)}onResponseStart(I,w,f,Q){const g=f["content-length"];if(g!=null&&g>this.#A)throw new y(`Response siz\
e (${g}) larger than maxSize (${this.#A})`);return this.aborted===!0?!0:super.onResponseStart(I,w,f,Q)}onResponseError(I,w){super.onResponseError(I,this.aborted===
!0?this.reason:w)}onResponseData(I,w){if(this.#t=this.#t+w.length,this.#t>this.#A)throw new y(`Response size (${this.#t}) larger than maxSize (${this.#A})`);return this.#t===
this.#A&&(this.#e=!0),!0}onResponseEnd(I,w){if(this.aborted===!0){super.onResponseError(I,this.reason);return}super.onResponseEnd(I,this.#e?{}:w)}}function l({maxSize:C}={
maxSize:1024*1024}){return I=>function(f,Q){const{dumpMaxSize:g=C}=f,E=new A({maxSize:g,signal:f.signal},Q);return I(f,E)}}Y.exports=l}),78668:((Y,m,n)=>{const c=n(
58704);function y({maxRedirections:R}={}){return A=>function(C,I){const{maxRedirections:w=R,...f}=C;if(w==null||w===0)return A(C,I);const Q={...f},g=new c(A,w,Q,
I);return A(Q,g)}}Y.exports=y}),79688:((Y,m,n)=>{const c=n(37765),{ResponseError:y}=n(69073);class R extends c{#A;#e;#t;#n;#s;constructor(l,{handler:C}){super(C)}#r(l){
return(this.#e??"").indexOf(l)===0}onRequestStart(l,C){return this.#A=0,this.#e=null,this.#t=null,this.#n=null,this.#s="",super.onRequestStart(l,C)}onResponseStart(l,C,I,w){
if(this.#A=C,this.#n=I,this.#e=I["content-type"],this.#A<400)return super.onResponseStart(l,C,I,w);(this.#r("application/json")||this.#r("text/plain"))&&(this.#t=
new TextDecoder("utf-8"))}onResponseData(l,C){if(this.#A<400)return super.onResponseData(l,C);this.#s+=this.#t?.decode(C,{stream:!0})??""}onResponseEnd(l,C){if(this.#A>=
400){if(this.#s+=this.#t?.decode(void 0,{stream:!1})??"",this.#r("application/json"))try{this.#s=JSON.parse(this.#s)}catch{}let I;const w=Error.stackTraceLimit;
Error.stackTraceLimit=0;try{I=new y("Response Error",this.#A,{body:this.#s,headers:this.#n})}finally{Error.stackTraceLimit=w}super.onResponseError(l,I)}else super.
onResponseEnd(l,C)}onResponseError(l,C){super.onResponseError(l,C)}}Y.exports=()=>A=>function(C,I){return A(C,new R(C,{handler:I}))}}),26628:((Y,m,n)=>{const c=n(
88470);Y.exports=y=>R=>function(l,C){return R(l,new c({...l,retryOptions:{...y,...l.retryOptions}},{handler:C,dispatch:R}))}}),65058:((Y,m,n)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.SPECIAL_HEADERS=m.MINOR=m.MAJOR=m.HTAB_SP_VCHAR_OBS_TEXT=m.QUOTED_STRING=m.CONNECTION_TOKEN_CHARS=m.HEADER_CHARS=m.TOKEN=m.HEX=m.URL_CHAR=
m.USERINFO_CHARS=m.MARK=m.ALPHANUM=m.NUM=m.HEX_MAP=m.NUM_MAP=m.ALPHA=m.STATUSES_HTTP=m.H_METHOD_MAP=m.METHOD_MAP=m.METHODS_RTSP=m.METHODS_ICE=m.METHODS_HTTP=m.HEADER_STATE=
m.FINISH=m.STATUSES=m.METHODS=m.LENIENT_FLAGS=m.FLAGS=m.TYPE=m.ERROR=void 0;const c=n(92122);m.ERROR={OK:0,INTERNAL:1,STRICT:2,CR_EXPECTED:25,LF_EXPECTED:3,UNEXPECTED_CONTENT_LENGTH:4,
UNEXPECTED_SPACE:30,CLOSED_CONNECTION:5,INVALID_METHOD:6,INVALID_URL:7,INVALID_CONSTANT:8,INVALID_VERSION:9,INVALID_HEADER_TOKEN:10,INVALID_CONTENT_LENGTH:11,INVALID_CHUNK_SIZE:12,
INVALID_STATUS:13,INVALID_EOF_STATE:14,INVALID_TRANSFER_ENCODING:15,CB_MESSAGE_BEGIN:16,CB_HEADERS_COMPLETE:17,CB_MESSAGE_COMPLETE:18,CB_CHUNK_HEADER:19,CB_CHUNK_COMPLETE:20,
PAUSED:21,PAUSED_UPGRADE:22,PAUSED_H2_UPGRADE:23,USER:24,CB_URL_COMPLETE:26,CB_STATUS_COMPLETE:27,CB_METHOD_COMPLETE:32,CB_VERSION_COMPLETE:33,CB_HEADER_FIELD_COMPLETE:28,
CB_HEADER_VALUE_COMPLETE:29,CB_CHUNK_EXTENSION_NAME_COMPLETE:34,CB_CHUNK_EXTENSION_VALUE_COMPLETE:35,CB_RESET:31,CB_PROTOCOL_COMPLETE:38},m.TYPE={BOTH:0,REQUEST:1,
RESPONSE:2},m.FLAGS={CONNECTION_KEEP_ALIVE:1,CONNECTION_CLOSE:2,CONNECTION_UPGRADE:4,CHUNKED:8,UPGRADE:16,CONTENT_LENGTH:32,SKIPBODY:64,TRAILING:128,TRANSFER_ENCODING:512},
m.LENIENT_FLAGS={HEADERS:1,CHUNKED_LENGTH:2,KEEP_ALIVE:4,TRANSFER_ENCODING:8,VERSION:16,DATA_AFTER_CLOSE:32,OPTIONAL_LF_AFTER_CR:64,OPTIONAL_CRLF_AFTER_CHUNK:128,
OPTIONAL_CR_BEFORE_LF:256,SPACES_AFTER_CHUNK_SIZE:512},m.METHODS={DELETE:0,GET:1,HEAD:2,POST:3,PUT:4,CONNECT:5,OPTIONS:6,TRACE:7,COPY:8,LOCK:9,MKCOL:10,MOVE:11,
PROPFIND:12,PROPPATCH:13,SEARCH:14,UNLOCK:15,BIND:16,REBIND:17,UNBIND:18,ACL:19,REPORT:20,MKACTIVITY:21,CHECKOUT:22,MERGE:23,"M-SEARCH":24,NOTIFY:25,SUBSCRIBE:26,
UNSUBSCRIBE:27,PATCH:28,PURGE:29,MKCALENDAR:30,LINK:31,UNLINK:32,SOURCE:33,PRI:34,DESCRIBE:35,ANNOUNCE:36,SETUP:37,PLAY:38,PAUSE:39,TEARDOWN:40,GET_PARAMETER:41,
SET_PARAMETER:42,REDIRECT:43,RECORD:44,FLUSH:45,QUERY:46},m.STATUSES={CONTINUE:100,SWITCHING_PROTOCOLS:101,PROCESSING:102,EARLY_HINTS:103,RESPONSE_IS_STALE:110,
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
NETWORK_READ_TIMEOUT:598,NETWORK_CONNECT_TIMEOUT:599},m.FINISH={SAFE:0,SAFE_WITH_CB:1,UNSAFE:2},m.HEADER_STATE={GENERAL:0,CONNECTION:1,CONTENT_LENGTH:2,TRANSFER_ENCODING:3,
UPGRADE:4,CONNECTION_KEEP_ALIVE:5,CONNECTION_CLOSE:6,CONNECTION_UPGRADE:7,TRANSFER_ENCODING_CHUNKED:8},m.METHODS_HTTP=[m.METHODS.DELETE,m.METHODS.GET,m.METHODS.
HEAD,m.METHODS.POST,m.METHODS.PUT,m.METHODS.CONNECT,m.METHODS.OPTIONS,m.METHODS.TRACE,m.METHODS.COPY,m.METHODS.LOCK,m.METHODS.MKCOL,m.METHODS.MOVE,m.METHODS.PROPFIND,
m.METHODS.PROPPATCH,m.METHODS.SEARCH,m.METHODS.UNLOCK,m.METHODS.BIND,m.METHODS.REBIND,m.METHODS.UNBIND,m.METHODS.ACL,m.METHODS.REPORT,m.METHODS.MKACTIVITY,m.METHODS.
CHECKOUT,m.METHODS.MERGE,m.METHODS["M-SEARCH"],m.METHODS.NOTIFY,m.METHODS.SUBSCRIBE,m.METHODS.UNSUBSCRIBE,m.METHODS.PATCH,m.METHODS.PURGE,m.METHODS.MKCALENDAR,m.
METHODS.LINK,m.METHODS.UNLINK,m.METHODS.PRI,m.METHODS.SOURCE,m.METHODS.QUERY],m.METHODS_ICE=[m.METHODS.SOURCE],m.METHODS_RTSP=[m.METHODS.OPTIONS,m.METHODS.DESCRIBE,
m.METHODS.ANNOUNCE,m.METHODS.SETUP,m.METHODS.PLAY,m.METHODS.PAUSE,m.METHODS.TEARDOWN,m.METHODS.GET_PARAMETER,m.METHODS.SET_PARAMETER,m.METHODS.REDIRECT,m.METHODS.
RECORD,m.METHODS.FLUSH,m.METHODS.GET,m.METHODS.POST],m.METHOD_MAP=(0,c.enumToMap)(m.METHODS),m.H_METHOD_MAP=Object.fromEntries(Object.entries(m.METHODS).filter(
([y])=>y.startsWith("H"))),m.STATUSES_HTTP=[m.STATUSES.CONTINUE,m.STATUSES.SWITCHING_PROTOCOLS,m.STATUSES.PROCESSING,m.STATUSES.EARLY_HINTS,m.STATUSES.RESPONSE_IS_STALE,
m.STATUSES.REVALIDATION_FAILED,m.STATUSES.DISCONNECTED_OPERATION,m.STATUSES.HEURISTIC_EXPIRATION,m.STATUSES.MISCELLANEOUS_WARNING,m.STATUSES.OK,m.STATUSES.CREATED,
m.STATUSES.ACCEPTED,m.STATUSES.NON_AUTHORITATIVE_INFORMATION,m.STATUSES.NO_CONTENT,m.STATUSES.RESET_CONTENT,m.STATUSES.PARTIAL_CONTENT,m.STATUSES.MULTI_STATUS,m.
STATUSES.ALREADY_REPORTED,m.STATUSES.TRANSFORMATION_APPLIED,m.STATUSES.IM_USED,m.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,m.STATUSES.MULTIPLE_CHOICES,m.STATUSES.
MOVED_PERMANENTLY,m.STATUSES.FOUND,m.STATUSES.SEE_OTHER,m.STATUSES.NOT_MODIFIED,m.STATUSES.USE_PROXY,m.STATUSES.SWITCH_PROXY,m.STATUSES.TEMPORARY_REDIRECT,m.STATUSES.
PERMANENT_REDIRECT,m.STATUSES.BAD_REQUEST,m.STATUSES.UNAUTHORIZED,m.STATUSES.PAYMENT_REQUIRED,m.STATUSES.FORBIDDEN,m.STATUSES.NOT_FOUND,m.STATUSES.METHOD_NOT_ALLOWED,
m.STATUSES.NOT_ACCEPTABLE,m.STATUSES.PROXY_AUTHENTICATION_REQUIRED,m.STATUSES.REQUEST_TIMEOUT,m.STATUSES.CONFLICT,m.STATUSES.GONE,m.STATUSES.LENGTH_REQUIRED,m.STATUSES.
PRECONDITION_FAILED,m.STATUSES.PAYLOAD_TOO_LARGE,m.STATUSES.URI_TOO_LONG,m.STATUSES.UNSUPPORTED_MEDIA_TYPE,m.STATUSES.RANGE_NOT_SATISFIABLE,m.STATUSES.EXPECTATION_FAILED,
m.STATUSES.IM_A_TEAPOT,m.STATUSES.PAGE_EXPIRED,m.STATUSES.ENHANCE_YOUR_CALM,m.STATUSES.MISDIRECTED_REQUEST,m.STATUSES.UNPROCESSABLE_ENTITY,m.STATUSES.LOCKED,m.STATUSES.
FAILED_DEPENDENCY,m.STATUSES.TOO_EARLY,m.STATUSES.UPGRADE_REQUIRED,m.STATUSES.PRECONDITION_REQUIRED,m.STATUSES.TOO_MANY_REQUESTS,m.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,
m.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,m.STATUSES.LOGIN_TIMEOUT,m.STATUSES.NO_RESPONSE,m.STATUSES.RETRY_WITH,m.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,m.STATUSES.
UNAVAILABLE_FOR_LEGAL_REASONS,m.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST,m.STATUSES.INVALID_X_FORWARDED_FOR,m.STATUSES.REQUEST_HEADER_TOO_LARGE,m.STATUSES.SSL_CERTIFICATE_ERROR,
m.STATUSES.SSL_CERTIFICATE_REQUIRED,m.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,m.STATUSES.INVALID_TOKEN,m.STATUSES.CLIENT_CLOSED_REQUEST,m.STATUSES.INTERNAL_SERVER_ERROR,
m.STATUSES.NOT_IMPLEMENTED,m.STATUSES.BAD_GATEWAY,m.STATUSES.SERVICE_UNAVAILABLE,m.STATUSES.GATEWAY_TIMEOUT,m.STATUSES.HTTP_VERSION_NOT_SUPPORTED,m.STATUSES.VARIANT_ALSO_NEGOTIATES,
m.STATUSES.INSUFFICIENT_STORAGE,m.STATUSES.LOOP_DETECTED,m.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,m.STATUSES.NOT_EXTENDED,m.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,
m.STATUSES.WEB_SERVER_UNKNOWN_ERROR,m.STATUSES.WEB_SERVER_IS_DOWN,m.STATUSES.CONNECTION_TIMEOUT,m.STATUSES.ORIGIN_IS_UNREACHABLE,m.STATUSES.TIMEOUT_OCCURED,m.STATUSES.
SSL_HANDSHAKE_FAILED,m.STATUSES.INVALID_SSL_CERTIFICATE,m.STATUSES.RAILGUN_ERROR,m.STATUSES.SITE_IS_OVERLOADED,m.STATUSES.SITE_IS_FROZEN,m.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,
m.STATUSES.NETWORK_READ_TIMEOUT,m.STATUSES.NETWORK_CONNECT_TIMEOUT],m.ALPHA=[];for(let y=65;y<=90;y++)m.ALPHA.push(String.fromCharCode(y)),m.ALPHA.push(String.fromCharCode(
y+32));m.NUM_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9},m.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,a:10,b:11,c:12,d:13,
e:14,f:15},m.NUM=["0","1","2","3","4","5","6","7","8","9"],m.ALPHANUM=m.ALPHA.concat(m.NUM),m.MARK=["-","_",".","!","~","*","'","(",")"],m.USERINFO_CHARS=m.ALPHANUM.
concat(m.MARK).concat(["%",";",":","&","=","+","$",","]),m.URL_CHAR=["!",'"',"$","%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]",
"^","_","`","{","|","}","~"].concat(m.ALPHANUM),m.HEX=m.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"]),m.TOKEN=["!","#","$","%","&","'","*","+","\
-",".","^","_","`","|","~"].concat(m.ALPHANUM),m.HEADER_CHARS=["	"];for(let y=32;y<=255;y++)y!==127&&m.HEADER_CHARS.push(y);m.CONNECTION_TOKEN_CHARS=m.HEADER_CHARS.
filter(y=>y!==44),m.QUOTED_STRING=["	"," "];for(let y=33;y<=255;y++)y!==34&&y!==92&&m.QUOTED_STRING.push(y);m.HTAB_SP_VCHAR_OBS_TEXT=["	"," "];for(let y=33;y<=126;y++)
m.HTAB_SP_VCHAR_OBS_TEXT.push(y);for(let y=128;y<=255;y++)m.HTAB_SP_VCHAR_OBS_TEXT.push(y);m.MAJOR=m.NUM_MAP,m.MINOR=m.MAJOR,m.SPECIAL_HEADERS={connection:m.HEADER_STATE.
CONNECTION,"content-length":m.HEADER_STATE.CONTENT_LENGTH,"proxy-connection":m.HEADER_STATE.CONNECTION,"transfer-encoding":m.HEADER_STATE.TRANSFER_ENCODING,upgrade:m.
HEADER_STATE.UPGRADE},m.default={ERROR:m.ERROR,TYPE:m.TYPE,FLAGS:m.FLAGS,LENIENT_FLAGS:m.LENIENT_FLAGS,METHODS:m.METHODS,STATUSES:m.STATUSES,FINISH:m.FINISH,HEADER_STATE:m.
HEADER_STATE,ALPHA:m.ALPHA,NUM_MAP:m.NUM_MAP,HEX_MAP:m.HEX_MAP,NUM:m.NUM,ALPHANUM:m.ALPHANUM,MARK:m.MARK,USERINFO_CHARS:m.USERINFO_CHARS,URL_CHAR:m.URL_CHAR,HEX:m.
HEX,TOKEN:m.TOKEN,HEADER_CHARS:m.HEADER_CHARS,CONNECTION_TOKEN_CHARS:m.CONNECTION_TOKEN_CHARS,QUOTED_STRING:m.QUOTED_STRING,HTAB_SP_VCHAR_OBS_TEXT:m.HTAB_SP_VCHAR_OBS_TEXT,
MAJOR:m.MAJOR,MINOR:m.MINOR,SPECIAL_HEADERS:m.SPECIAL_HEADERS,METHODS_HTTP:m.METHODS_HTTP,METHODS_ICE:m.METHODS_ICE,METHODS_RTSP:m.METHODS_RTSP,METHOD_MAP:m.METHOD_MAP,
H_METHOD_MAP:m.H_METHOD_MAP,STATUSES_HTTP:m.STATUSES_HTTP}}),62088:((Y,m,n)=>{Y=n.nmd(Y);const{Buffer:c}=n(4573),y="AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBg\
BH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNl\
bnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMA\
AwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0\
cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9y\
AA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1\
dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJu\
bwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8S\
bGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxs\
aHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmll\
bnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0\
dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIA\
CxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0A\
IABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2\
AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAH\
QQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgC\
AEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFF\
DQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2\
AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACAC\
NgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAo\
AhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwC\
CyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBH\
DQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB\
////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEg\
ATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAEL\
IAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8g\
ACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgANACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUmJygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Ozw9\
Pj9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQB\
lQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAegB\
zwHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4BC0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0EZ\
DNgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoBC0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0Ep\
DMQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkMtgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQEL\
QToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyjAQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQccA\
DJ4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIBC0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2AAM\
jQELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQELQeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQegA\
DHsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQADGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZwtB\
+QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEMWAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUwtB\
jQEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEMRAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPwtB\
oQEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEMMAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKwtB\
tQEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwcC0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0HI\
AQwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwIC0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0Hb\
AQwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2ALX\
AtYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosCigKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6AHn\
AeYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsBugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqwGq\
AakBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIMvgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOASEC\
DLwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwMLIAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1Awsg\
ASAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQArRQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQEL\
QQEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ0B\
DLEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBEYE\
QEEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQprDgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIANB\
L2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEIIQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAgyR\
AwtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQAh\
AAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Evai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAigC\
VCICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0AACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIAMo\
AjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAAIgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAgyG\
AwsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAwsg\
A0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNHBEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQRsh\
AgyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyABNgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJcD\
CwJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEgBEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAgAp\
KQEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQYAB\
cUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANB\
FDYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQEL\
QQAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EAIQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDAyP\
AwtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIcIAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg09\
QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFCAD\
QdAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsgAEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAg\
A0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAEEV\
Rg0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCADIAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgATYC\
FCADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyBAwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0EA\
NgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEVRg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0Ej\
NgIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYCDCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANgIE\
IAMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgACAB\
EDQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wILIANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQRVG\
DR9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQA2\
AgQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCyAB\
IARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsgBCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBADYC\
BCADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBEcE\
QAJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiALfDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBCEA\
IANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIAQg\
AUEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0AgAS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0H4\
ACECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzLAgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDMcC\
C0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHCAD\
IAE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0GY\
GjYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQRU2\
AgxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB\
/QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCADQdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIANB\
ADYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygCOCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQEHd\
ASECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJAgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0EB\
OgAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcNBCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxAIL\
AkACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAGot\
AABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQIg\
ASAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgACAG\
QQFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAANgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAkAi\
AkUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAgA0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIAE2\
AgRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFqIQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQIg\
ASAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBiAB\
IABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai0A\
AEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQAg\
A0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2\
AhQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLICCyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIAE2\
AhQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyvAgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFq\
IQFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYC\
BCADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQICQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQTBr\
DgoKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASECCyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQAJA\
AkAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAhAgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZoC\
IANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckBIQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAg\
AyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAgyr\
AgsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeABIQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWoh\
AQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANB\
DTYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQM\
AgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyABIARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQpJ\
BEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIANB\
lR42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwEDCyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQEg\
A0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsgASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcASEC\
DKUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQLIANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQIL\
IAMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyADQS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNgIQ\
IANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAAAh\
AAsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIMngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxB\
ACECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWgcI\
CQoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIMjgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAgyM\
AgsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFqIQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAWoh\
AUG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyABIARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEgBK\
SkpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAgBCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1QBq\
LQAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0AAEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQsg\
AUEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANgIA\
IAZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIAZB\
AWohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAWoh\
AUESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HOASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0EC\
aiEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASECIAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFaiEG\
AkADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBBzAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQUFB\
QUEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDTwg\
AEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAEED\
Rg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAgz1\
AQsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGvASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAWtq\
IQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFBKgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOCAB\
QQFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQFq\
IQFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwABAjk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCyAB\
QQFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBaiEA\
IAQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIAQg\
AUEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAUEB\
aiIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIB\
Rw0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQAai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0A\
CyADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQIM\
6wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATALIAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7ASEC\
IAEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBEBB\
ugEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0rIAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQsC\
QAJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDSgg\
AEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAEEC\
Rg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg0B\
IABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIABB\
AWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFqIQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQIg\
ASAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgASAE\
Rg31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg30\
ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsgA0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zASAD\
KAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EANgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCwJA\
AkACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyABQQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa0B\
IQIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBEYE\
QEGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAAQcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZEB\
IQIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAEcN\
GiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGSAA\
QQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQJG\
DQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQEg\
AEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkBGQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDNAB\
C0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0Gj\
ASECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiASEC\
IAEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIAEg\
BEYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUBCyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGiAB\
QQFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIB\
Rw0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQAai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0A\
CyADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQFq\
IQFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0LIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYC\
AAzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAze\
AQsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGAASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAABB\
zgBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIgASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYC\
QANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAERg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANA\
IAEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3XASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEt\
AAAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcBCwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIAFB\
AWohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABHDQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAF\
NgIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EANgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAyAB\
NgIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAyAB\
NgIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzMAQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHCAD\
IAE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsCQCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKUEF\
RgRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcAC0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBEHx\
ACECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASECDMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2yA2\
AhAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCADQbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIAEg\
BEcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0BIAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQEh\
AgzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAAIgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrACEC\
DK0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBADYC\
BCADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQfkP\
NgIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwNC0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAUEB\
ajYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgy4\
AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDLUB\
CyABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRAIABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAAtB\
/wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIAMo\
AgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACAD\
QQA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJAAkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIABB\
AWsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCADIAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgACAB\
ECwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxBACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0EH\
NgIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsgBCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQA2\
AgQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAyAA\
IAEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HRACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQsC\
QCABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigCOCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIABB\
FUcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAgA0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCyAB\
IARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAhAgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFraiEF\
IAEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAyAA\
NgIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQfMA\
NgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyABNgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBEYN\
mAEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCAD\
QfEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAgyZ\
AQtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIMQQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIAFr\
aiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNgIU\
IAMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIMeQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIR\
AAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg0A\
IANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjwEL\
QdkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIAMg\
ACABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNgIU\
IAMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EF\
DAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAF\
RQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNfSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyAD\
KAIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBEBB\
1QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyIAQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQAA\
QQprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgBCyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQAh\
AgyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyGAQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIAFB\
AWohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HKLTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCwJA\
IAEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EHNgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIAMo\
AjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDHwL\
IAEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHYACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAwAB\
CyABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYABcUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAG\
KAIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsgA0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQIM\
fQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtBywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQ\
IANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQeMA\
aw4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUAIQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0EF\
aiEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIAAg\
AWtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAWoh\
BiAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIgFq\
IQUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AACIA\
QSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACECDFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQYg\
ACABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCACIB\
aiEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQA2\
AgAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0AAEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0z\
IANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsgA0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIAMg\
ATYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEAAkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAAsg\
AEUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEAIQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDRcg\
BCABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgML\
IAFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGULIANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAWsO\
BBQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8BMkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0HB\
ADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQcDF\
AGotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAAIgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBaiIB\
Rw0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwECyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDgsg\
Ay0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFALQTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBCAB\
QQFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyECDFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANgIE\
IAMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFBAWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBAtB\
OyECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACyAD\
IAY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQw+\
CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANAIAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFB\
GkkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABBCmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIABB\
LEcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAELIAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6ACwL\
QTkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYCFCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAyAA\
IAEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAgARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFCAD\
IAA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIMTgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHCAD\
IAE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYEBQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNASAD\
LQAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQCAB\
QQFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIMRAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQAu\
QQFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiAC\
cjsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMgASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFCAD\
IAA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EVNgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2AhQg\
A0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMgACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIAMo\
AgQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcLIAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBEBB\
KyECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmxs2\
AhAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBAQE\
BAQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAyAB\
NgIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FFDQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAEYN\
AkEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCACQQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBUEg\
cUUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIARQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2Ahwg\
AyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAgA0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAigC\
MCICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBEcE\
QCADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYCBCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgATYC\
FCADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUGBxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFBQU\
FBQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IMIQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDAgL\
QgshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEKDBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0II\
IQoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoMAgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L/////\
/////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYCACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCiEC\
DAELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANB\
CTYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQIg\
A0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgATYC\
FCADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIANB\
CzYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EANgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQIg\
A0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCADQfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgATYC\
FCADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCABIARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCmoi\
BSABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIAIAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2AgQg\
CSgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECADQQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNgII\
IAMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EANgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQIg\
ASAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEhAAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOgAA\
IABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIBQQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBCAB\
QQhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEca0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACaiEA\
A0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAAKAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQAP\
CwALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwLCwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgACgC\
FAsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFh\
YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFh\
YWFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJCUm\
JygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RFRkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYVxd\
YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtBoDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2zQP\
C0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtByyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnDQP\
C0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtByTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvCsP\
C0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtBrTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgTgP\
C0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAELFwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALwEu\
Qf3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3EgAUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0EF\
dHI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4LGgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfwJA\
IAAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIAQL\
PgECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEEEY\
IQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG3\
HzYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX9H\
DQAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAxEB\
ACIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJAIAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzAFG\
DQAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUECcUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQFG\
DQAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAAQgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQgA3\
AwAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhq\
QXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIA\
IAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBB\
gKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFx\
IAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUA\
KAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0\
IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2Agwg\
AyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMg\
BUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByAB\
IgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEm\
IAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIh\
AQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEo\
AgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2Aggg\
ASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAE\
ayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACID\
IARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAg\
CkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBB\
ACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsg\
ACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACAB\
KAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAh\
AwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgA\
KAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIA\
QYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYA\
aiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYC\
BAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwB\
CyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAII\
IQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB\
2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUA\
QcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIA\
QRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUA\
QazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFL\
DQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIM\
IAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIA\
QcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAG\
IAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIA\
QdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQ\
QRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARq\
IAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSAB\
Qf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAE\
NgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsg\
AigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBB\
FCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIE\
QQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2Agwg\
ACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAI\
cjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIg\
ADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjV\
ACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVq\
IgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAg\
AQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9G\
BEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sg\
ZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQ\
L3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVy\
cm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBl\
cnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3Zh\
bHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sg\
ZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9y\
AGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25f\
Y2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBT\
cGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYg\
YWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0\
ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVu\
dC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVu\
dC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFs\
aWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxp\
ZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1p\
c3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24g\
dmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hh\
cmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBw\
YXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29t\
cGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UA\
b25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUA\
TWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5z\
aW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3Jh\
ZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBp\
biBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0\
ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xv\
c2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVO\
Q1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9V\
VABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhU\
VFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JF\
U0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVF\
U1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVS\
TkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5W\
QUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIA\
U0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lO\
Rk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFO\
Q0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJ\
QUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNI\
AFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBD\
UkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9V\
UkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09N\
UExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBE\
RUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNF\
X1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBS\
RVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UA\
VFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQA\
TUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQ\
RV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVR\
VUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElP\
Tl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRF\
TkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA\
/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAA\
OxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAA\
cRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMD\
AwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMD\
AwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFk\
ZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUF\
BQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUA\
QanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQEC\
AAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA\
0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMD\
AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZF\
T1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";let R;Object.defineProperty(
Y,"exports",{get:()=>R||(R=c.from(y,"base64"))})}),56944:((Y,m,n)=>{Y=n.nmd(Y);const{Buffer:c}=n(4573),y="AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2\
AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV\
9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAA\
AAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AA\
kYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodH\
RwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbG\
h0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaH\
R0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3\
N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZX\
RfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW\
9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2\
xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCuzaAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOC\
AAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQ\
EgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgAS\
gCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAg\
sgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cT\
YCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAk\
ACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQc\
zVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIA\
UoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACy\
AHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFC\
AGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIA\
Q2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQC\
AEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCy\
AEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiAC\
ABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIA\
AvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgLhocCAwd/A34BeyABIAJqIQQCQCAAIgMoAgwiAA0AIAMoAgQEQCADIAE2AgQLIwBBEGsiCSQAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQCADKAIcIgJBAmsO/AEB+QECAwQFBgcICQoLDA0ODxAREvgBE/cBFBX2ARYX9QEYGRobHB0eHyD9AfsBIfQBIiMkJSYnKCkqK/MBLC0uLzAxMvIB8QEzNPAB7wE1Njc4OTo7PD0+P0BBQk\
NERUZHSElKS0xNTk/6AVBRUlPuAe0BVOwBVesBVldYWVrqAVtcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlw\
GYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBuAG5AboBuwG8Ab0BvgG/AcABwQHCAcMBxAHFAcYBxwHIAckBygHLAcwBzQHOAekB6AHPAecB0A\
HmAdEB0gHTAdQB5QHVAdYB1wHYAdkB2gHbAdwB3QHeAd8B4AHhAeIB4wEA/AELQQAM4wELQQ4M4gELQQ0M4QELQQ8M4AELQRAM3wELQRMM3gELQRQM3QELQRUM3AELQRYM2wELQRcM2gELQRgM2QELQRkM2AELQR\
oM1wELQRsM1gELQRwM1QELQR0M1AELQR4M0wELQR8M0gELQSAM0QELQSEM0AELQQgMzwELQSIMzgELQSQMzQELQSMMzAELQQcMywELQSUMygELQSYMyQELQScMyAELQSgMxwELQRIMxgELQREMxQELQSkMxAELQS\
oMwwELQSsMwgELQSwMwQELQd4BDMABC0EuDL8BC0EvDL4BC0EwDL0BC0ExDLwBC0EyDLsBC0EzDLoBC0E0DLkBC0HfAQy4AQtBNQy3AQtBOQy2AQtBDAy1AQtBNgy0AQtBNwyzAQtBOAyyAQtBPgyxAQtBOgywAQ\
tB4AEMrwELQQsMrgELQT8MrQELQTsMrAELQQoMqwELQTwMqgELQT0MqQELQeEBDKgBC0HBAAynAQtBwAAMpgELQcIADKUBC0EJDKQBC0EtDKMBC0HDAAyiAQtBxAAMoQELQcUADKABC0HGAAyfAQtBxwAMngELQc\
gADJ0BC0HJAAycAQtBygAMmwELQcsADJoBC0HMAAyZAQtBzQAMmAELQc4ADJcBC0HPAAyWAQtB0AAMlQELQdEADJQBC0HSAAyTAQtB0wAMkgELQdUADJEBC0HUAAyQAQtB1gAMjwELQdcADI4BC0HYAAyNAQtB2Q\
AMjAELQdoADIsBC0HbAAyKAQtB3AAMiQELQd0ADIgBC0HeAAyHAQtB3wAMhgELQeAADIUBC0HhAAyEAQtB4gAMgwELQeMADIIBC0HkAAyBAQtB5QAMgAELQeIBDH8LQeYADH4LQecADH0LQQYMfAtB6AAMewtBBQ\
x6C0HpAAx5C0EEDHgLQeoADHcLQesADHYLQewADHULQe0ADHQLQQMMcwtB7gAMcgtB7wAMcQtB8AAMcAtB8gAMbwtB8QAMbgtB8wAMbQtB9AAMbAtB9QAMawtB9gAMagtBAgxpC0H3AAxoC0H4AAxnC0H5AAxmC0\
H6AAxlC0H7AAxkC0H8AAxjC0H9AAxiC0H+AAxhC0H/AAxgC0GAAQxfC0GBAQxeC0GCAQxdC0GDAQxcC0GEAQxbC0GFAQxaC0GGAQxZC0GHAQxYC0GIAQxXC0GJAQxWC0GKAQxVC0GLAQxUC0GMAQxTC0GNAQxSC0\
GOAQxRC0GPAQxQC0GQAQxPC0GRAQxOC0GSAQxNC0GTAQxMC0GUAQxLC0GVAQxKC0GWAQxJC0GXAQxIC0GYAQxHC0GZAQxGC0GaAQxFC0GbAQxEC0GcAQxDC0GdAQxCC0GeAQxBC0GfAQxAC0GgAQw/C0GhAQw+C0\
GiAQw9C0GjAQw8C0GkAQw7C0GlAQw6C0GmAQw5C0GnAQw4C0GoAQw3C0GpAQw2C0GqAQw1C0GrAQw0C0GsAQwzC0GtAQwyC0GuAQwxC0GvAQwwC0GwAQwvC0GxAQwuC0GyAQwtC0GzAQwsC0G0AQwrC0G1AQwqC0\
G2AQwpC0G3AQwoC0G4AQwnC0G5AQwmC0G6AQwlC0G7AQwkC0G8AQwjC0G9AQwiC0G+AQwhC0G/AQwgC0HAAQwfC0HBAQweC0HCAQwdC0EBDBwLQcMBDBsLQcQBDBoLQcUBDBkLQcYBDBgLQccBDBcLQcgBDBYLQc\
kBDBULQcoBDBQLQcsBDBMLQcwBDBILQc0BDBELQc4BDBALQc8BDA8LQdABDA4LQdEBDA0LQdIBDAwLQdMBDAsLQdQBDAoLQdUBDAkLQdYBDAgLQeMBDAcLQdcBDAYLQdgBDAULQdkBDAQLQdoBDAMLQdsBDAILQd\
0BDAELQdwBCyECA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAn8CQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAwJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQCACDuMBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISMkJScoKZ4DmwOaA5EDigODA4AD/QL7AvgC8gLxAu8C7QLoAucC5gLlAuQC3ALbAtoC2QLYAtcC1gLVAs\
8CzgLMAssCygLJAsgCxwLGAsQCwwK+ArwCugK5ArgCtwK2ArUCtAKzArICsQKwAq4CrQKpAqgCpwKmAqUCpAKjAqICoQKgAp8CmAKQAowCiwKKAoEC/gH9AfwB+wH6AfkB+AH3AfUB8wHwAesB6QHoAecB5gHlAe\
QB4wHiAeEB4AHfAd4B3QHcAdoB2QHYAdcB1gHVAdQB0wHSAdEB0AHPAc4BzQHMAcsBygHJAcgBxwHGAcUBxAHDAcIBwQHAAb8BvgG9AbwBuwG6AbkBuAG3AbYBtQG0AbMBsgGxAbABrwGuAa0BrAGrAaoBqQGoAa\
cBpgGlAaQBowGiAZ8BngGZAZgBlwGWAZUBlAGTAZIBkQGQAY8BjQGMAYcBhgGFAYQBgwGCAX18e3p5dnV0UFFSU1RVCyABIARHDXJB/QEhAgy+AwsgASAERw2YAUHbASECDL0DCyABIARHDfEBQY4BIQIMvAMLIA\
EgBEcN/AFBhAEhAgy7AwsgASAERw2KAkH/ACECDLoDCyABIARHDZECQf0AIQIMuQMLIAEgBEcNlAJB+wAhAgy4AwsgASAERw0eQR4hAgy3AwsgASAERw0ZQRghAgy2AwsgASAERw3KAkHNACECDLUDCyABIARHDd\
UCQcYAIQIMtAMLIAEgBEcN1gJBwwAhAgyzAwsgASAERw3cAkE4IQIMsgMLIAMtADBBAUYNrQMMiQMLQQAhAAJAAkACQCADLQAqRQ0AIAMtACtFDQAgAy8BMiICQQJxRQ0BDAILIAMvATIiAkEBcUUNAQtBASEAIA\
MtAChBAUYNACADLwE0IgZB5ABrQeQASQ0AIAZBzAFGDQAgBkGwAkYNACACQcAAcQ0AQQAhACACQYgEcUGABEYNACACQShxQQBHIQALIANBADsBMiADQQA6ADECQCAARQRAIANBADoAMSADLQAuQQRxDQEMsQMLIA\
NCADcDIAsgA0EAOgAxIANBAToANgxIC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAARQ1IIABBFUcNYiADQQQ2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgyvAwsgASAERgRAQQYhAg\
yvAwsgAS0AAEEKRw0ZIAFBAWohAQwaCyADQgA3AyBBEiECDJQDCyABIARHDYoDQSMhAgysAwsgASAERgRAQQchAgysAwsCQAJAIAEtAABBCmsOBAEYGAAYCyABQQFqIQFBECECDJMDCyABQQFqIQEgA0Evai0AAE\
EBcQ0XQQAhAiADQQA2AhwgAyABNgIUIANBmSA2AhAgA0EZNgIMDKsDCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMWg0YQQghAgyqAwsgASAERwRAIANBCTYCCCADIAE2AgRBFCECDJEDC0EJIQ\
IMqQMLIAMpAyBQDa4CDEMLIAEgBEYEQEELIQIMqAMLIAEtAABBCkcNFiABQQFqIQEMFwsgA0Evai0AAEEBcUUNGQwmC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRkMQgtBACEAAkAgAy\
gCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0aDCQLQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGwwyCyADQS9qLQAAQQFxRQ0cDCILQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQ\
AgAyACEQAAIQALIAANHAxCC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADR0MIAsgASAERgRAQRMhAgygAwsCQCABLQAAIgBBCmsOBB8jIwAiCyABQQFqIQEMHwtBACEAAkAgAygCOCICRQ\
0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0iDEILIAEgBEYEQEEWIQIMngMLIAEtAABBwMEAai0AAEEBRw0jDIMDCwJAA0AgAS0AAEGwO2otAAAiAEEBRwRAAkAgAEECaw4CAwAnCyABQQFqIQFBISECDIYDCyAEIA\
FBAWoiAUcNAAtBGCECDJ0DCyADKAIEIQBBACECIANBADYCBCADIAAgAUEBaiIBEDQiAA0hDEELQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIwwqCyABIARGBEBBHCECDJsDCyADQQo2Ag\
ggAyABNgIEQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANJUEkIQIMgQMLIAEgBEcEQANAIAEtAABBsD1qLQAAIgBBA0cEQCAAQQFrDgUYGiaCAyUmCyAEIAFBAWoiAUcNAAtBGyECDJoDC0\
EbIQIMmQMLA0AgAS0AAEGwP2otAAAiAEEDRwRAIABBAWsOBQ8RJxMmJwsgBCABQQFqIgFHDQALQR4hAgyYAwsgASAERwRAIANBCzYCCCADIAE2AgRBByECDP8CC0EfIQIMlwMLIAEgBEYEQEEgIQIMlwMLAkAgAS\
0AAEENaw4ULj8/Pz8/Pz8/Pz8/Pz8/Pz8/PwA/C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAyWAwsgA0EvaiECA0AgASAERgRAQSEhAgyXAwsCQAJAAkAgAS0AACIAQQlrDhgCACkpASkpKS\
kpKSkpKSkpKSkpKSkpKQInCyABQQFqIQEgA0Evai0AAEEBcUUNCgwYCyABQQFqIQEMFwsgAUEBaiEBIAItAABBAnENAAtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwMlQMLIAMtAC5BgAFxRQ0BC0\
EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ3mAiAAQRVGBEAgA0EkNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMlAMLQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDJ\
MDC0EAIQIgA0EANgIcIAMgATYCFCADQb4gNgIQIANBAjYCDAySAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEgDKdqIgEQMiIARQ0rIANBBzYCHCADIAE2AhQgAyAANgIMDJEDCyADLQAuQcAAcUUNAQtBACEAAk\
AgAygCOCICRQ0AIAIoAlgiAkUNACADIAIRAAAhAAsgAEUNKyAAQRVGBEAgA0EKNgIcIAMgATYCFCADQesZNgIQIANBFTYCDEEAIQIMkAMLQQAhAiADQQA2AhwgAyABNgIUIANBkww2AhAgA0ETNgIMDI8DC0EAIQ\
IgA0EANgIcIAMgATYCFCADQYIVNgIQIANBAjYCDAyOAwtBACECIANBADYCHCADIAE2AhQgA0HdFDYCECADQRk2AgwMjQMLQQAhAiADQQA2AhwgAyABNgIUIANB5h02AhAgA0EZNgIMDIwDCyAAQRVGDT1BACECIA\
NBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMiwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUNKCADQQ02AhwgAyABNgIUIAMgADYCDAyKAwsgAEEVRg06QQAhAiADQQA2AhwgAyABNgIUIANB0A82Ah\
AgA0EiNgIMDIkDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCgLIANBDjYCHCADIAA2AgwgAyABQQFqNgIUDIgDCyAAQRVGDTdBACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2Ag\
wMhwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUEQCABQQFqIQEMJwsgA0EPNgIcIAMgADYCDCADIAFBAWo2AhQMhgMLQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDIUDCyAAQRVGDTNBAC\
ECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwMhAMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUNJSADQRE2AhwgAyABNgIUIAMgADYCDAyDAwsgAEEVRg0wQQAhAiADQQA2AhwgAyABNgIUIANB1g\
w2AhAgA0EjNgIMDIIDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDCULIANBEjYCHCADIAA2AgwgAyABQQFqNgIUDIEDCyADQS9qLQAAQQFxRQ0BC0EXIQIM5gILQQAhAiADQQA2AhwgAy\
ABNgIUIANB4hc2AhAgA0EZNgIMDP4CCyAAQTtHDQAgAUEBaiEBDAwLQQAhAiADQQA2AhwgAyABNgIUIANBkhg2AhAgA0ECNgIMDPwCCyAAQRVGDShBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM+w\
ILIANBFDYCHCADIAE2AhQgAyAANgIMDPoCCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDPUCCyADQRU2AhwgAyAANgIMIAMgAUEBajYCFAz5AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIA\
EQNCIARQRAIAFBAWohAQzzAgsgA0EXNgIcIAMgADYCDCADIAFBAWo2AhQM+AILIABBFUYNI0EAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAz3AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQ\
RAIAFBAWohAQwdCyADQRk2AhwgAyAANgIMIAMgAUEBajYCFAz2AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzvAgsgA0EaNgIcIAMgADYCDCADIAFBAWo2AhQM9QILIABBFUYNH0EAIQ\
IgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAz0AgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDBsLIANBHDYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgzzAgsgAygCBCEAIANBADYCBCADIA\
AgARAzIgBFBEAgAUEBaiEBDOsCCyADQR02AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8gILIABBO0cNASABQQFqIQELQSYhAgzXAgtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwM7wILIAEgBEcEQA\
NAIAEtAABBIEcNhAIgBCABQQFqIgFHDQALQSwhAgzvAgtBLCECDO4CCyABIARGBEBBNCECDO4CCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtBNCECDO8CCyADKAIEIQAgA0EANgIEIAMgAC\
ABEDEiAEUNnwIgA0EyNgIcIAMgATYCFCADIAA2AgxBACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUEQCABQQFqIQEMnwILIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgztAgsgASAERwRAAkADQC\
ABLQAAQTBrIgBB/wFxQQpPBEBBOiECDNcCCyADKQMgIgtCmbPmzJmz5swZVg0BIAMgC0IKfiIKNwMgIAogAK1C/wGDIgtCf4VWDQEgAyAKIAt8NwMgIAQgAUEBaiIBRw0AC0HAACECDO4CCyADKAIEIQAgA0EANg\
IEIAMgACABQQFqIgEQMSIADRcM4gILQcAAIQIM7AILIAEgBEYEQEHJACECDOwCCwJAA0ACQCABLQAAQQlrDhgAAqICogKpAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAgCiAgsgBCABQQFqIg\
FHDQALQckAIQIM7AILIAFBAWohASADQS9qLQAAQQFxDaUCIANBADYCHCADIAE2AhQgA0GXEDYCECADQQo2AgxBACECDOsCCyABIARHBEADQCABLQAAQSBHDRUgBCABQQFqIgFHDQALQfgAIQIM6wILQfgAIQIM6g\
ILIANBAjoAKAw4C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAzoAgtBACECDM4CC0ENIQIMzQILQRMhAgzMAgtBFSECDMsCC0EWIQIMygILQRghAgzJAgtBGSECDMgCC0EaIQIMxwILQRshAg\
zGAgtBHCECDMUCC0EdIQIMxAILQR4hAgzDAgtBHyECDMICC0EgIQIMwQILQSIhAgzAAgtBIyECDL8CC0ElIQIMvgILQeUAIQIMvQILIANBPTYCHCADIAE2AhQgAyAANgIMQQAhAgzVAgsgA0EbNgIcIAMgATYCFC\
ADQaQcNgIQIANBFTYCDEEAIQIM1AILIANBIDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNMCCyADQRM2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzSAgsgA0ELNgIcIAMgATYCFCADQZgaNgIQIA\
NBFTYCDEEAIQIM0QILIANBEDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNACCyADQSA2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzPAgsgA0ELNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQ\
IMzgILIANBDDYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM0CC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAzMAgsCQANAAkAgAS0AAEEKaw4EAAICAAILIAQgAUEBaiIBRw0AC0H9ASECDM\
wCCwJAAkAgAy0ANkEBRw0AQQAhAAJAIAMoAjgiAkUNACACKAJgIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB/AE2AhwgAyABNgIUIANB3Bk2AhAgA0EVNgIMQQAhAgzNAgtB3AEhAgyzAgsgA0EANgIcIA\
MgATYCFCADQfkLNgIQIANBHzYCDEEAIQIMywILAkACQCADLQAoQQFrDgIEAQALQdsBIQIMsgILQdQBIQIMsQILIANBAjoAMUEAIQACQCADKAI4IgJFDQAgAigCACICRQ0AIAMgAhEAACEACyAARQRAQd0BIQIMsQ\
ILIABBFUcEQCADQQA2AhwgAyABNgIUIANBtAw2AhAgA0EQNgIMQQAhAgzKAgsgA0H7ATYCHCADIAE2AhQgA0GBGjYCECADQRU2AgxBACECDMkCCyABIARGBEBB+gEhAgzJAgsgAS0AAEHIAEYNASADQQE6ACgLQc\
ABIQIMrgILQdoBIQIMrQILIAEgBEcEQCADQQw2AgggAyABNgIEQdkBIQIMrQILQfkBIQIMxQILIAEgBEYEQEH4ASECDMUCCyABLQAAQcgARw0EIAFBAWohAUHYASECDKsCCyABIARGBEBB9wEhAgzEAgsCQAJAIA\
EtAABBxQBrDhAABQUFBQUFBQUFBQUFBQUBBQsgAUEBaiEBQdYBIQIMqwILIAFBAWohAUHXASECDKoCC0H2ASECIAEgBEYNwgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABButUAai0AAEcNAy\
AAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMwwILIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgBFBEBB4wEhAgyqAgsgA0H1ATYCHCADIAE2AhQgAyAANgIMQQAhAgzCAgtB9AEhAiABIARGDc\
ECIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjVAGotAABHDQIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMICCyADQYEEOwEoIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiAR\
AuIgANAwwCCyADQQA2AgALQQAhAiADQQA2AhwgAyABNgIUIANB5R82AhAgA0EINgIMDL8CC0HVASECDKUCCyADQfMBNgIcIAMgATYCFCADIAA2AgxBACECDL0CC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIA\
MgAhEAACEACyAARQ1uIABBFUcEQCADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgy9AgsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDLwCCyABIARHBEAgA0ENNgIIIAMgATYCBEHTAS\
ECDKMCC0HyASECDLsCCyABIARGBEBB8QEhAgy7AgsCQAJAAkAgAS0AAEHIAGsOCwABCAgICAgICAgCCAsgAUEBaiEBQdABIQIMowILIAFBAWohAUHRASECDKICCyABQQFqIQFB0gEhAgyhAgtB8AEhAiABIARGDb\
kCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEG11QBqLQAARw0EIABBAkYNAyAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy5AgtB7wEhAiABIARGDbgCIAMoAgAiACAEIAFraiEGIAEgAGtBAW\
ohBQNAIAEtAAAgAEGz1QBqLQAARw0DIABBAUYNAiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy4AgtB7gEhAiABIARGDbcCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEGw1QBqLQAARw0CIA\
BBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy3AgsgAygCBCEAIANCADcDACADIAAgBUEBaiIBECsiAEUNAiADQewBNgIcIAMgATYCFCADIAA2AgxBACECDLYCCyADQQA2AgALIAMoAgQhACADQQA2Ag\
QgAyAAIAEQKyIARQ2cAiADQe0BNgIcIAMgATYCFCADIAA2AgxBACECDLQCC0HPASECDJoCC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQe\
oNNgIQIANBJjYCDEEAIQIMtAILQc4BIQIMmgILIANB6wE2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyyAgsgASAERgRAQesBIQIMsgILIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQb\
I4NgIQIANBCDYCDEEAIQIMsQILQc0BIQIMlwILIAEgBEcEQCADQQ42AgggAyABNgIEQcwBIQIMlwILQeoBIQIMrwILIAEgBEYEQEHpASECDK8CCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHLAS\
ECDJYCCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNlwIgA0HoATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgASAERgRAQecBIQIMrgILAkAgAS0AAEEuRgRAIAFBAWohAQwBCyADKAIEIQAgA0EANgIEIAMgAC\
ABEC8iAEUNmAIgA0HmATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgtBygEhAgyUAgsgASAERgRAQeUBIQIMrQILQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAA\
ECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQ\
AqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIBNgIcIAMgATYCFCADIAA2AgxBACECDK8CCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmgIgA0HjAT\
YCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5AE2AhwgAyABNgIUIAMgADYCDAytAgtByQEhAgyTAgtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAA\
AhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GkDTYCECADQSE2AgxBACECDK0CC0HIASECDJMCCyADQeEBNgIcIAMgATYCFCADQdAaNgIQIANBFTYCDEEAIQIMqwILIAEgBEYEQEHhASECDKsCCwJAIA\
EtAABBIEYEQCADQQA7ATQgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GZETYCECADQQk2AgxBACECDKsCC0HHASECDJECCyABIARGBEBB4AEhAgyqAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy\
8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKsCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQ\
AhAgyqAgtBxgEhAgyQAgsgASAERgRAQd8BIQIMqQILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQ\
IgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyqAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqQILQcUBIQIMjwILIAEgBEYEQEHeASECDKgCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQ\
FqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqQILIANBADYCHCADIAE2AhQgA0GVHjYCEC\
ADQQ02AgxBACECDKgCC0HEASECDI4CCyABIARGBEBB3QEhAgynAgsCQAJAAkACQCABLQAAQQprDhcCAwMAAwMDAwMDAwMDAwMDAwMDAwMDAQMLIAFBAWoMBQsgAUEBaiEBQcMBIQIMjwILIAFBAWohASADQS9qLQ\
AAQQFxDQggA0EANgIcIAMgATYCFCADQY0LNgIQIANBDTYCDEEAIQIMpwILIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKYCCyABIARHBEAgA0EPNgIIIAMgATYCBEEBIQIMjQILQdwBIQIMpQILAk\
ACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0HbASECDKYCCyADKAIEIQAgA0EANgIEIAMgACABEC0iAEUEQCABQQFqIQEMBAsgA0HaATYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgylAgsgAygCBC\
EAIANBADYCBCADIAAgARAtIgANASABQQFqCyEBQcEBIQIMigILIANB2QE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMogILQcIBIQIMiAILIANBL2otAABBAXENASADQQA2AhwgAyABNgIUIANB5Bw2AhAgA0EZNg\
IMQQAhAgygAgsgASAERgRAQdkBIQIMoAILAkACQAJAIAEtAABBCmsOBAECAgACCyABQQFqIQEMAgsgAUEBaiEBDAELIAMtAC5BwABxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCPCICRQ0AIAMgAhEAACEACyAARQ\
2gASAAQRVGBEAgA0HZADYCHCADIAE2AhQgA0G3GjYCECADQRU2AgxBACECDJ8CCyADQQA2AhwgAyABNgIUIANBgA02AhAgA0EbNgIMQQAhAgyeAgsgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMnQ\
ILIAEgBEcEQCADQQw2AgggAyABNgIEQb8BIQIMhAILQdgBIQIMnAILIAEgBEYEQEHXASECDJwCCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEHBAGsOFQABAgNaBAUGWlpaBwgJCgsMDQ\
4PEFoLIAFBAWohAUH7ACECDJICCyABQQFqIQFB/AAhAgyRAgsgAUEBaiEBQYEBIQIMkAILIAFBAWohAUGFASECDI8CCyABQQFqIQFBhgEhAgyOAgsgAUEBaiEBQYkBIQIMjQILIAFBAWohAUGKASECDIwCCyABQQ\
FqIQFBjQEhAgyLAgsgAUEBaiEBQZYBIQIMigILIAFBAWohAUGXASECDIkCCyABQQFqIQFBmAEhAgyIAgsgAUEBaiEBQaUBIQIMhwILIAFBAWohAUGmASECDIYCCyABQQFqIQFBrAEhAgyFAgsgAUEBaiEBQbQBIQ\
IMhAILIAFBAWohAUG3ASECDIMCCyABQQFqIQFBvgEhAgyCAgsgASAERgRAQdYBIQIMmwILIAEtAABBzgBHDUggAUEBaiEBQb0BIQIMgQILIAEgBEYEQEHVASECDJoCCwJAAkACQCABLQAAQcIAaw4SAEpKSkpKSk\
pKSgFKSkpKSkoCSgsgAUEBaiEBQbgBIQIMggILIAFBAWohAUG7ASECDIECCyABQQFqIQFBvAEhAgyAAgtB1AEhAiABIARGDZgCIAMoAgAiACAEIAFraiEFIAEgAGtBB2ohBgJAA0AgAS0AACAAQajVAGotAABHDU\
UgAEEHRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJkCCyADQQA2AgAgBkEBaiEBQRsMRQsgASAERgRAQdMBIQIMmAILAkACQCABLQAAQckAaw4HAEdHR0dHAUcLIAFBAWohAUG5ASECDP8BCyABQQFqIQ\
FBugEhAgz+AQtB0gEhAiABIARGDZYCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQabVAGotAABHDUMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJcCCyADQQA2AgAgBkEBai\
EBQQ8MQwtB0QEhAiABIARGDZUCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQaTVAGotAABHDUIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYCCyADQQA2AgAgBkEBaiEBQS\
AMQgtB0AEhAiABIARGDZQCIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDUEgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJUCCyADQQA2AgAgBkEBaiEBQRIMQQ\
sgASAERgRAQc8BIQIMlAILAkACQCABLQAAQcUAaw4OAENDQ0NDQ0NDQ0NDQwFDCyABQQFqIQFBtQEhAgz7AQsgAUEBaiEBQbYBIQIM+gELQc4BIQIgASAERg2SAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQA\
NAIAEtAAAgAEGe1QBqLQAARw0/IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyTAgsgA0EANgIAIAZBAWohAUEHDD8LQc0BIQIgASAERg2RAiADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIA\
EtAAAgAEGY1QBqLQAARw0+IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAySAgsgA0EANgIAIAZBAWohAUEoDD4LIAEgBEYEQEHMASECDJECCwJAAkACQCABLQAAQcUAaw4RAEFBQUFBQUFBQQFBQU\
FBQQJBCyABQQFqIQFBsQEhAgz5AQsgAUEBaiEBQbIBIQIM+AELIAFBAWohAUGzASECDPcBC0HLASECIAEgBEYNjwIgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBkdUAai0AAEcNPCAAQQZGDQ\
EgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkAILIANBADYCACAGQQFqIQFBGgw8C0HKASECIAEgBEYNjgIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBjdUAai0AAEcNOyAAQQNGDQEgAE\
EBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjwILIANBADYCACAGQQFqIQFBIQw7CyABIARGBEBByQEhAgyOAgsCQAJAIAEtAABBwQBrDhQAPT09PT09PT09PT09PT09PT09AT0LIAFBAWohAUGtASECDPUBCyABQQ\
FqIQFBsAEhAgz0AQsgASAERgRAQcgBIQIMjQILAkACQCABLQAAQdUAaw4LADw8PDw8PDw8PAE8CyABQQFqIQFBrgEhAgz0AQsgAUEBaiEBQa8BIQIM8wELQccBIQIgASAERg2LAiADKAIAIgAgBCABa2ohBSABIA\
BrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw04IABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyMAgsgA0EANgIAIAZBAWohAUEqDDgLIAEgBEYEQEHGASECDIsCCyABLQAAQdAARw04IAFBAWohAU\
ElDDcLQcUBIQIgASAERg2JAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGB1QBqLQAARw02IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyKAgsgA0EANgIAIAZBAWohAUEODD\
YLIAEgBEYEQEHEASECDIkCCyABLQAAQcUARw02IAFBAWohAUGrASECDO8BCyABIARGBEBBwwEhAgyIAgsCQAJAAkACQCABLQAAQcIAaw4PAAECOTk5OTk5OTk5OTkDOQsgAUEBaiEBQacBIQIM8QELIAFBAWohAU\
GoASECDPABCyABQQFqIQFBqQEhAgzvAQsgAUEBaiEBQaoBIQIM7gELQcIBIQIgASAERg2GAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH+1ABqLQAARw0zIABBAkYNASAAQQFqIQAgBCABQQ\
FqIgFHDQALIAMgBTYCAAyHAgsgA0EANgIAIAZBAWohAUEUDDMLQcEBIQIgASAERg2FAiADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEH51ABqLQAARw0yIABBBEYNASAAQQFqIQAgBCABQQFqIg\
FHDQALIAMgBTYCAAyGAgsgA0EANgIAIAZBAWohAUErDDILQcABIQIgASAERg2EAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH21ABqLQAARw0xIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQ\
ALIAMgBTYCAAyFAgsgA0EANgIAIAZBAWohAUEsDDELQb8BIQIgASAERg2DAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0wIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIA\
MgBTYCAAyEAgsgA0EANgIAIAZBAWohAUERDDALQb4BIQIgASAERg2CAiADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEHy1ABqLQAARw0vIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBT\
YCAAyDAgsgA0EANgIAIAZBAWohAUEuDC8LIAEgBEYEQEG9ASECDIICCwJAAkACQAJAAkAgAS0AAEHBAGsOFQA0NDQ0NDQ0NDQ0ATQ0AjQ0AzQ0BDQLIAFBAWohAUGbASECDOwBCyABQQFqIQFBnAEhAgzrAQsgAU\
EBaiEBQZ0BIQIM6gELIAFBAWohAUGiASECDOkBCyABQQFqIQFBpAEhAgzoAQsgASAERgRAQbwBIQIMgQILAkACQCABLQAAQdIAaw4DADABMAsgAUEBaiEBQaMBIQIM6AELIAFBAWohAUEEDC0LQbsBIQIgASAERg\
3/ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHw1ABqLQAARw0sIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyAAgsgA0EANgIAIAZBAWohAUEdDCwLIAEgBEYEQEG6ASECDP\
8BCwJAAkAgAS0AAEHJAGsOBwEuLi4uLgAuCyABQQFqIQFBoQEhAgzmAQsgAUEBaiEBQSIMKwsgASAERgRAQbkBIQIM/gELIAEtAABB0ABHDSsgAUEBaiEBQaABIQIM5AELIAEgBEYEQEG4ASECDP0BCwJAAkAgAS\
0AAEHGAGsOCwAsLCwsLCwsLCwBLAsgAUEBaiEBQZ4BIQIM5AELIAFBAWohAUGfASECDOMBC0G3ASECIAEgBEYN+wEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB7NQAai0AAEcNKCAAQQNGDQ\
EgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM/AELIANBADYCACAGQQFqIQFBDQwoC0G2ASECIAEgBEYN+gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNJyAAQQJGDQEgAE\
EBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+wELIANBADYCACAGQQFqIQFBDAwnC0G1ASECIAEgBEYN+QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6tQAai0AAEcNJiAAQQFGDQEgAEEBai\
EAIAQgAUEBaiIBRw0ACyADIAU2AgAM+gELIANBADYCACAGQQFqIQFBAwwmC0G0ASECIAEgBEYN+AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6NQAai0AAEcNJSAAQQFGDQEgAEEBaiEAIA\
QgAUEBaiIBRw0ACyADIAU2AgAM+QELIANBADYCACAGQQFqIQFBJgwlCyABIARGBEBBswEhAgz4AQsCQAJAIAEtAABB1ABrDgIAAScLIAFBAWohAUGZASECDN8BCyABQQFqIQFBmgEhAgzeAQtBsgEhAiABIARGDf\
YBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQebUAGotAABHDSMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPcBCyADQQA2AgAgBkEBaiEBQScMIwtBsQEhAiABIARGDfUBIA\
MoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQeTUAGotAABHDSIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPYBCyADQQA2AgAgBkEBaiEBQRwMIgtBsAEhAiABIARGDfQBIAMoAg\
AiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQd7UAGotAABHDSEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPUBCyADQQA2AgAgBkEBaiEBQQYMIQtBrwEhAiABIARGDfMBIAMoAgAiAC\
AEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQdnUAGotAABHDSAgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPQBCyADQQA2AgAgBkEBaiEBQRkMIAsgASAERgRAQa4BIQIM8wELAkACQAJAAk\
AgAS0AAEEtaw4jACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkASQkJCQkAiQkJAMkCyABQQFqIQFBjgEhAgzcAQsgAUEBaiEBQY8BIQIM2wELIAFBAWohAUGUASECDNoBCyABQQFqIQFBlQEhAgzZAQtBrQEhAiABIA\
RGDfEBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQdfUAGotAABHDR4gAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPIBCyADQQA2AgAgBkEBaiEBQQsMHgsgASAERgRAQawBIQ\
IM8QELAkACQCABLQAAQcEAaw4DACABIAsgAUEBaiEBQZABIQIM2AELIAFBAWohAUGTASECDNcBCyABIARGBEBBqwEhAgzwAQsCQAJAIAEtAABBwQBrDg8AHx8fHx8fHx8fHx8fHwEfCyABQQFqIQFBkQEhAgzXAQ\
sgAUEBaiEBQZIBIQIM1gELIAEgBEYEQEGqASECDO8BCyABLQAAQcwARw0cIAFBAWohAUEKDBsLQakBIQIgASAERg3tASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHR1ABqLQAARw0aIABBBU\
YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzuAQsgA0EANgIAIAZBAWohAUEeDBoLQagBIQIgASAERg3sASADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEHK1ABqLQAARw0ZIABBBkYNAS\
AAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAztAQsgA0EANgIAIAZBAWohAUEVDBkLQacBIQIgASAERg3rASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHH1ABqLQAARw0YIABBAkYNASAAQQ\
FqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzsAQsgA0EANgIAIAZBAWohAUEXDBgLQaYBIQIgASAERg3qASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHB1ABqLQAARw0XIABBBUYNASAAQQFqIQ\
AgBCABQQFqIgFHDQALIAMgBTYCAAzrAQsgA0EANgIAIAZBAWohAUEYDBcLIAEgBEYEQEGlASECDOoBCwJAAkAgAS0AAEHJAGsOBwAZGRkZGQEZCyABQQFqIQFBiwEhAgzRAQsgAUEBaiEBQYwBIQIM0AELQaQBIQ\
IgASAERg3oASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw0VIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzpAQsgA0EANgIAIAZBAWohAUEJDBULQaMBIQIgAS\
AERg3nASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw0UIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzoAQsgA0EANgIAIAZBAWohAUEfDBQLQaIBIQIgASAERg\
3mASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEG+1ABqLQAARw0TIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAznAQsgA0EANgIAIAZBAWohAUECDBMLQaEBIQIgASAERg3lAS\
ADKAIAIgAgBCABa2ohBSABIABrQQFqIQYDQCABLQAAIABBvNQAai0AAEcNESAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5QELIAEgBEYEQEGgASECDOUBC0EBIAEtAABB3wBHDREaIAFBAWohAU\
GHASECDMsBCyADQQA2AgAgBkEBaiEBQYgBIQIMygELQZ8BIQIgASAERg3iASADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw0PIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIA\
MgBTYCAAzjAQsgA0EANgIAIAZBAWohAUEpDA8LQZ4BIQIgASAERg3hASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEG41ABqLQAARw0OIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBT\
YCAAziAQsgA0EANgIAIAZBAWohAUEtDA4LIAEgBEYEQEGdASECDOEBCyABLQAAQcUARw0OIAFBAWohAUGEASECDMcBCyABIARGBEBBnAEhAgzgAQsCQAJAIAEtAABBzABrDggADw8PDw8PAQ8LIAFBAWohAUGCAS\
ECDMcBCyABQQFqIQFBgwEhAgzGAQtBmwEhAiABIARGDd4BIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQbPUAGotAABHDQsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN8BCy\
ADQQA2AgAgBkEBaiEBQSMMCwtBmgEhAiABIARGDd0BIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDUAGotAABHDQogAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN4BCyADQQ\
A2AgAgBkEBaiEBQQAMCgsgASAERgRAQZkBIQIM3QELAkACQCABLQAAQcgAaw4IAAwMDAwMDAEMCyABQQFqIQFB/QAhAgzEAQsgAUEBaiEBQYABIQIMwwELIAEgBEYEQEGYASECDNwBCwJAAkAgAS0AAEHOAGsOAw\
ALAQsLIAFBAWohAUH+ACECDMMBCyABQQFqIQFB/wAhAgzCAQsgASAERgRAQZcBIQIM2wELIAEtAABB2QBHDQggAUEBaiEBQQgMBwtBlgEhAiABIARGDdkBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS\
0AACAAQazUAGotAABHDQYgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNoBCyADQQA2AgAgBkEBaiEBQQUMBgtBlQEhAiABIARGDdgBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AAC\
AAQabUAGotAABHDQUgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNkBCyADQQA2AgAgBkEBaiEBQRYMBQtBlAEhAiABIARGDdcBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQa\
HVAGotAABHDQQgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNgBCyADQQA2AgAgBkEBaiEBQRAMBAsgASAERgRAQZMBIQIM1wELAkACQCABLQAAQcMAaw4MAAYGBgYGBgYGBgYBBgsgAUEBaiEBQf\
kAIQIMvgELIAFBAWohAUH6ACECDL0BC0GSASECIAEgBEYN1QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBoNQAai0AAEcNAiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM1g\
ELIANBADYCACAGQQFqIQFBJAwCCyADQQA2AgAMAgsgASAERgRAQZEBIQIM1AELIAEtAABBzABHDQEgAUEBaiEBQRMLOgApIAMoAgQhACADQQA2AgQgAyAAIAEQLiIADQIMAQtBACECIANBADYCHCADIAE2AhQgA0\
H+HzYCECADQQY2AgwM0QELQfgAIQIMtwELIANBkAE2AhwgAyABNgIUIAMgADYCDEEAIQIMzwELQQAhAAJAIAMoAjgiAkUNACACKAJAIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRg0BIANBADYCHCADIAE2AhQgA0\
GCDzYCECADQSA2AgxBACECDM4BC0H3ACECDLQBCyADQY8BNgIcIAMgATYCFCADQewbNgIQIANBFTYCDEEAIQIMzAELIAEgBEYEQEGPASECDMwBCwJAIAEtAABBIEYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFC\
ADQZsfNgIQIANBBjYCDEEAIQIMzAELQQIhAgyyAQsDQCABLQAAQSBHDQIgBCABQQFqIgFHDQALQY4BIQIMygELIAEgBEYEQEGNASECDMoBCwJAIAEtAABBCWsOBEoAAEoAC0H1ACECDLABCyADLQApQQVGBEBB9g\
AhAgywAQtB9AAhAgyvAQsgASAERgRAQYwBIQIMyAELIANBEDYCCCADIAE2AgQMCgsgASAERgRAQYsBIQIMxwELAkAgAS0AAEEJaw4ERwAARwALQfMAIQIMrQELIAEgBEcEQCADQRA2AgggAyABNgIEQfEAIQIMrQ\
ELQYoBIQIMxQELAkAgASAERwRAA0AgAS0AAEGg0ABqLQAAIgBBA0cEQAJAIABBAWsOAkkABAtB8AAhAgyvAQsgBCABQQFqIgFHDQALQYgBIQIMxgELQYgBIQIMxQELIANBADYCHCADIAE2AhQgA0HbIDYCECADQQ\
c2AgxBACECDMQBCyABIARGBEBBiQEhAgzEAQsCQAJAAkAgAS0AAEGg0gBqLQAAQQFrDgNGAgABC0HyACECDKwBCyADQQA2AhwgAyABNgIUIANBtBI2AhAgA0EHNgIMQQAhAgzEAQtB6gAhAgyqAQsgASAERwRAIA\
FBAWohAUHvACECDKoBC0GHASECDMIBCyAEIAEiAEYEQEGGASECDMIBCyAALQAAIgFBL0YEQCAAQQFqIQFB7gAhAgypAQsgAUEJayICQRdLDQEgACEBQQEgAnRBm4CABHENQQwBCyAEIAEiAEYEQEGFASECDMEBCy\
AALQAAQS9HDQAgAEEBaiEBDAMLQQAhAiADQQA2AhwgAyAANgIUIANB2yA2AhAgA0EHNgIMDL8BCwJAAkACQAJAAkADQCABLQAAQaDOAGotAAAiAEEFRwRAAkACQCAAQQFrDghHBQYHCAAEAQgLQesAIQIMrQELIA\
FBAWohAUHtACECDKwBCyAEIAFBAWoiAUcNAAtBhAEhAgzDAQsgAUEBagwUCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDMEBCyADKAIEIQAgA0EANgIEIAMgAC\
ABECwiAEUNHiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDMABCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDL8BCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0\
EHNgIMQQAhAgy+AQsgASAERgRAQYMBIQIMvgELAkAgAS0AAEGgzgBqLQAAQQFrDgg+BAUGAAgCAwcLIAFBAWohAQtBAyECDKMBCyABQQFqDA0LQQAhAiADQQA2AhwgA0HREjYCECADQQc2AgwgAyABQQFqNgIUDL\
oBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDLkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDLgBCyADKA\
IEIQAgA0EANgIEIAMgACABECwiAEUNFiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDLcBCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy2AQtB7AAhAgycAQsgASAERgRAQYIBIQIMtQELIAFBAW\
oMAgsgASAERgRAQYEBIQIMtAELIAFBAWoMAQsgASAERg0BIAFBAWoLIQFBBCECDJgBC0GAASECDLABCwNAIAEtAABBoMwAai0AACIAQQJHBEAgAEEBRwRAQekAIQIMmQELDDELIAQgAUEBaiIBRw0AC0H/ACECDK\
8BCyABIARGBEBB/gAhAgyvAQsCQCABLQAAQQlrDjcvAwYvBAYGBgYGBgYGBgYGBgYGBgYGBgUGBgIGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYABgsgAUEBagshAUEFIQIMlAELIAFBAWoMBgsgAygCBCEAIA\
NBADYCBCADIAAgARAsIgBFDQggA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgyrAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgyqAQsgAygCBCEAIANBADYCBC\
ADIAAgARAsIgBFDQggA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgypAQsgA0EANgIcIAMgATYCFCADQY0UNgIQIANBBzYCDEEAIQIMqAELAkACQAJAAkADQCABLQAAQaDKAGotAAAiAEEFRwRAAkAgAEEBaw4GLg\
MEBQYABgtB6AAhAgyUAQsgBCABQQFqIgFHDQALQf0AIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ\
0HIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqAELIANBADYCHCADIAE2AhQgA0HkCDYCECADQQc2AgxBAC\
ECDKcBCyABIARGDQEgAUEBagshAUEGIQIMjAELQfwAIQIMpAELAkACQAJAAkADQCABLQAAQaDIAGotAAAiAEEFRwRAIABBAWsOBCkCAwQFCyAEIAFBAWoiAUcNAAtB+wAhAgynAQsgAygCBCEAIANBADYCBCADIA\
AgARAsIgBFDQMgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgymAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgylAQsgAygCBCEAIANBADYCBCADIAAgARAsIg\
BFDQMgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgykAQsgA0EANgIcIAMgATYCFCADQbwKNgIQIANBBzYCDEEAIQIMowELQc8AIQIMiQELQdEAIQIMiAELQecAIQIMhwELIAEgBEYEQEH6ACECDKABCwJAIAEtAA\
BBCWsOBCAAACAACyABQQFqIQFB5gAhAgyGAQsgASAERgRAQfkAIQIMnwELAkAgAS0AAEEJaw4EHwAAHwALQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFBEBB4gEhAgyGAQsgAEEVRwRAIA\
NBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDJ8BCyADQfgANgIcIAMgATYCFCADQeoaNgIQIANBFTYCDEEAIQIMngELIAEgBEcEQCADQQ02AgggAyABNgIEQeQAIQIMhQELQfcAIQIMnQELIAEgBEYEQE\
H2ACECDJ0BCwJAAkACQCABLQAAQcgAaw4LAAELCwsLCwsLCwILCyABQQFqIQFB3QAhAgyFAQsgAUEBaiEBQeAAIQIMhAELIAFBAWohAUHjACECDIMBC0H1ACECIAEgBEYNmwEgAygCACIAIAQgAWtqIQUgASAAa0\
ECaiEGAkADQCABLQAAIABBtdUAai0AAEcNCCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMnAELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfQANgIcIAMgATYCFCADIAA2AgxBAC\
ECDJwBC0HiACECDIIBC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMnAELQeEAIQIMggELIANB8wA2AhwgAy\
ABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyaAQsgAy0AKSIAQSNrQQtJDQkCQCAAQQZLDQBBASAAdEHKAHFFDQAMCgtBACECIANBADYCHCADIAE2AhQgA0HtCTYCECADQQg2AgwMmQELQfIAIQIgASAERg2YASADKA\
IAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGz1QBqLQAARw0FIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAQsgAygCBCEAIANCADcDACADIAAgBkEBaiIBECsiAARAIANB8QA2Ah\
wgAyABNgIUIAMgADYCDEEAIQIMmQELQd8AIQIMfwtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJkBC0HeAC\
ECDH8LIANB8AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyXAQsgAy0AKUEhRg0GIANBADYCHCADIAE2AhQgA0GRCjYCECADQQg2AgxBACECDJYBC0HvACECIAEgBEYNlQEgAygCACIAIAQgAWtqIQUgAS\
AAa0ECaiEGAkADQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMlgELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgBFDQIgA0HtADYCHCADIAE2AhQgAyAANg\
IMQQAhAgyVAQsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNgAEgA0HuADYCHCADIAE2AhQgAyAANgIMQQAhAgyTAQtB3AAhAgx5C0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACw\
JAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMkwELQdsAIQIMeQsgA0HsADYCHCADIAE2AhQgA0GAGzYCECADQRU2AgxBACECDJEBCyADLQApIgBBI0kNACAAQS5GDQAgA0EANg\
IcIAMgATYCFCADQckJNgIQIANBCDYCDEEAIQIMkAELQdoAIQIMdgsgASAERgRAQesAIQIMjwELAkAgAS0AAEEvRgRAIAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMQQAhAgyPAQtB2QAhAg\
x1CyABIARHBEAgA0EONgIIIAMgATYCBEHYACECDHULQeoAIQIMjQELIAEgBEYEQEHpACECDI0BCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHXACECDHQLIAMoAgQhACADQQA2AgQgAyAAIAEQLy\
IARQ16IANB6AA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAEgBEYEQEHnACECDIwBCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDXsgA0HmADYCHCADIAE2AhQgAyAANg\
IMQQAhAgyMAQtB1gAhAgxyCyABIARGBEBB5QAhAgyLAQtBACEAQQEhBUEBIQdBACECAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkAgAS0AAEEwaw4KCgkAAQIDBAUGCAsLQQIMBgtBAwwFC0EEDAQLQQUMAwtBBg\
wCC0EHDAELQQgLIQJBACEFQQAhBwwCC0EJIQJBASEAQQAhBUEAIQcMAQtBACEFQQEhAgsgAyACOgArIAFBAWohAQJAAkAgAy0ALkEQcQ0AAkACQAJAIAMtACoOAwEAAgQLIAdFDQMMAgsgAA0BDAILIAVFDQELIA\
MoAgQhACADQQA2AgQgAyAAIAEQLyIARQ0CIANB4gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ19IANB4wA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAMoAgQhAC\
ADQQA2AgQgAyAAIAEQLyIARQ17IANB5AA2AhwgAyABNgIUIAMgADYCDAyLAQtB1AAhAgxxCyADLQApQSJGDYYBQdMAIQIMcAtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsgAEUEQEHVACECDH\
ALIABBFUcEQCADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgyJAQsgA0HhADYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDIgBCyABIARGBEBB4AAhAgyIAQsCQAJAAkACQAJAIAEtAABBCmsOBA\
EEBAAECyABQQFqIQEMAQsgAUEBaiEBIANBL2otAABBAXFFDQELQdIAIQIMcAsgA0EANgIcIAMgATYCFCADQbYRNgIQIANBCTYCDEEAIQIMiAELIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIcBCy\
ABIARGBEBB3wAhAgyHAQsgAS0AAEEKRgRAIAFBAWohAQwJCyADLQAuQcAAcQ0IIANBADYCHCADIAE2AhQgA0G2ETYCECADQQI2AgxBACECDIYBCyABIARGBEBB3QAhAgyGAQsgAS0AACICQQ1GBEAgAUEBaiEBQd\
AAIQIMbQsgASEAIAJBCWsOBAUBAQUBCyAEIAEiAEYEQEHcACECDIUBCyAALQAAQQpHDQAgAEEBagwCC0EAIQIgA0EANgIcIAMgADYCFCADQcotNgIQIANBBzYCDAyDAQsgASAERgRAQdsAIQIMgwELAkAgAS0AAE\
EJaw4EAwAAAwALIAFBAWoLIQFBzgAhAgxoCyABIARGBEBB2gAhAgyBAQsgAS0AAEEJaw4EAAEBAAELQQAhAiADQQA2AhwgA0GaEjYCECADQQc2AgwgAyABQQFqNgIUDH8LIANBgBI7ASpBACEAAkAgAygCOCICRQ\
0AIAIoAjgiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HZADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDH4LQc0AIQIMZAsgA0EANgIcIAMgATYCFCADQckNNgIQIANBGjYCDEEAIQIMfAsgASAERg\
RAQdkAIQIMfAsgAS0AAEEgRw09IAFBAWohASADLQAuQQFxDT0gA0EANgIcIAMgATYCFCADQcIcNgIQIANBHjYCDEEAIQIMewsgASAERgRAQdgAIQIMewsCQAJAAkACQAJAIAEtAAAiAEEKaw4EAgMDAAELIAFBAW\
ohAUEsIQIMZQsgAEE6Rw0BIANBADYCHCADIAE2AhQgA0HnETYCECADQQo2AgxBACECDH0LIAFBAWohASADQS9qLQAAQQFxRQ1zIAMtADJBgAFxRQRAIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBk\
UNACADIAYRAAAhAAsCQAJAIAAOFk1MSwEBAQEBAQEBAQEBAQEBAQEBAQABCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgx+CyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgx9C0EAIQ\
ACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ1ZIABBFUcNASADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgx8C0HLACECDGILQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNg\
IMDHoLIAMgAy8BMkGAAXI7ATIMOwsgASAERwRAIANBETYCCCADIAE2AgRBygAhAgxgC0HXACECDHgLIAEgBEYEQEHWACECDHgLAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAQE\
BAQEBAQEBAQEBAAUBAQAIDQAsgAUEBaiEBQcYAIQIMYQsgAUEBaiEBQccAIQIMYAsgAUEBaiEBQcgAIQIMXwsgAUEBaiEBQckAIQIMXgtB1QAhAiAEIAEiAEYNdiAEIAFrIAMoAgAiAWohBiAAIAFrQQVqIQcDQC\
ABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQhBBCABQQVGDQoaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHYLQdQAIQIgBCABIgBGDXUgBCABayADKAIAIgFqIQYgACABa0EPai\
EHA0AgAUGAyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0HQQMgAUEPRg0JGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx1C0HTACECIAQgASIARg10IAQgAWsgAygCACIBaiEGIAAgAW\
tBDmohBwNAIAFB4scAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNBiABQQ5GDQcgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdAtB0gAhAiAEIAEiAEYNcyAEIAFrIAMoAgAiAWohBSAAIA\
FrQQFqIQYDQCABQeDHAGotAAAgAC0AACIHQSByIAcgB0HBAGtB/wFxQRpJG0H/AXFHDQUgAUEBRg0CIAFBAWohASAEIABBAWoiAEcNAAsgAyAFNgIADHMLIAEgBEYEQEHRACECDHMLAkACQCABLQAAIgBBIHIgAC\
AAQcEAa0H/AXFBGkkbQf8BcUHuAGsOBwA5OTk5OQE5CyABQQFqIQFBwwAhAgxaCyABQQFqIQFBxAAhAgxZCyADQQA2AgAgBkEBaiEBQcUAIQIMWAtB0AAhAiAEIAEiAEYNcCAEIAFrIAMoAgAiAWohBiAAIAFrQQ\
lqIQcDQCABQdbHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQJBAiABQQlGDQQaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHALQc8AIQIgBCABIgBGDW8gBCABayADKAIAIgFqIQYgAC\
ABa0EFaiEHA0AgAUHQxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxvCyAAIQEgA0EANgIADDMLQQELOgAsIANBADYCACAHQQ\
FqIQELQS0hAgxSCwJAA0AgAS0AAEHQxQBqLQAAQQFHDQEgBCABQQFqIgFHDQALQc0AIQIMawtBwgAhAgxRCyABIARGBEBBzAAhAgxqCyABLQAAQTpGBEAgAygCBCEAIANBADYCBCADIAAgARAwIgBFDTMgA0HLAD\
YCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxqCyADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgxpCwJAAkAgAy0ALEECaw4CAAEnCyADQTNqLQAAQQJxRQ0mIAMtAC5BAnENJiADQQA2AhwgAyABNgIUIA\
NBphQ2AhAgA0ELNgIMQQAhAgxpCyADLQAyQSBxRQ0lIAMtAC5BAnENJSADQQA2AhwgAyABNgIUIANBvRM2AhAgA0EPNgIMQQAhAgxoC0EAIQACQCADKAI4IgJFDQAgAigCSCICRQ0AIAMgAhEAACEACyAARQRAQc\
EAIQIMTwsgAEEVRwRAIANBADYCHCADIAE2AhQgA0GmDzYCECADQRw2AgxBACECDGgLIANBygA2AhwgAyABNgIUIANBhRw2AhAgA0EVNgIMQQAhAgxnCyABIARHBEAgASECA0AgBCACIgFrQRBOBEAgAUEQaiEC/Q\
z/////////////////////IAH9AAAAIg1BB/1sIA39DODg4ODg4ODg4ODg4ODg4OD9bv0MX19fX19fX19fX19fX19fX/0mIA39DAkJCQkJCQkJCQkJCQkJCQn9I/1Q/VL9ZEF/c2giAEEQRg0BIAAgAWohAQwYCy\
ABIARGBEBBxAAhAgxpCyABLQAAQcDBAGotAABBAUcNFyAEIAFBAWoiAkcNAAtBxAAhAgxnC0HEACECDGYLIAEgBEcEQANAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXEiAEEJRg0AIABBIEYNAAJAAk\
ACQAJAIABB4wBrDhMAAwMDAwMDAwEDAwMDAwMDAwMCAwsgAUEBaiEBQTYhAgxSCyABQQFqIQFBNyECDFELIAFBAWohAUE4IQIMUAsMFQsgBCABQQFqIgFHDQALQTwhAgxmC0E8IQIMZQsgASAERgRAQcgAIQIMZQ\
sgA0ESNgIIIAMgATYCBAJAAkACQAJAAkAgAy0ALEEBaw4EFAABAgkLIAMtADJBIHENA0HgASECDE8LAkAgAy8BMiIAQQhxRQ0AIAMtAChBAUcNACADLQAuQQhxRQ0CCyADIABB9/sDcUGABHI7ATIMCwsgAyADLw\
EyQRByOwEyDAQLIANBADYCBCADIAEgARAxIgAEQCADQcEANgIcIAMgADYCDCADIAFBAWo2AhRBACECDGYLIAFBAWohAQxYCyADQQA2AhwgAyABNgIUIANB9BM2AhAgA0EENgIMQQAhAgxkC0HHACECIAEgBEYNYy\
ADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIABBwMUAai0AACABLQAAQSByRw0BIABBBkYNSiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAxkCyADQQA2AgAMBQsCQCABIARHBEADQCABLQAAQcDDAGotAA\
AiAEEBRwRAIABBAkcNAyABQQFqIQEMBQsgBCABQQFqIgFHDQALQcUAIQIMZAtBxQAhAgxjCwsgA0EAOgAsDAELQQshAgxHC0E/IQIMRgsCQAJAA0AgAS0AACIAQSBHBEACQCAAQQprDgQDBQUDAAsgAEEsRg0DDA\
QLIAQgAUEBaiIBRw0AC0HGACECDGALIANBCDoALAwOCyADLQAoQQFHDQIgAy0ALkEIcQ0CIAMoAgQhACADQQA2AgQgAyAAIAEQMSIABEAgA0HCADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxfCyABQQFqIQEMUA\
tBOyECDEQLAkADQCABLQAAIgBBIEcgAEEJR3ENASAEIAFBAWoiAUcNAAtBwwAhAgxdCwtBPCECDEILAkACQCABIARHBEADQCABLQAAIgBBIEcEQCAAQQprDgQDBAQDBAsgBCABQQFqIgFHDQALQT8hAgxdC0E/IQ\
IMXAsgAyADLwEyQSByOwEyDAoLIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQ1OIANBPjYCHCADIAE2AhQgAyAANgIMQQAhAgxaCwJAIAEgBEcEQANAIAEtAABBwMMAai0AACIAQQFHBEAgAEECRg0DDAwLIAQgAU\
EBaiIBRw0AC0E3IQIMWwtBNyECDFoLIAFBAWohAQwEC0E7IQIgBCABIgBGDVggBCABayADKAIAIgFqIQYgACABa0EFaiEHAkADQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAU\
EFRgRAQQchAQw/CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxZCyADQQA2AgAgACEBDAULQTohAiAEIAEiAEYNVyAEIAFrIAMoAgAiAWohBiAAIAFrQQhqIQcCQANAIAFBtMEAai0AACAALQAAIgVBIHIgBS\
AFQcEAa0H/AXFBGkkbQf8BcUcNASABQQhGBEBBBSEBDD4LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFgLIANBADYCACAAIQEMBAtBOSECIAQgASIARg1WIAQgAWsgAygCACIBaiEGIAAgAWtBA2ohBwJAA0\
AgAUGwwQBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBA0YEQEEGIQEMPQsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMVwsgA0EANgIAIAAhAQwDCwJAA0AgAS0AACIAQSBHBEAgAE\
EKaw4EBwQEBwILIAQgAUEBaiIBRw0AC0E4IQIMVgsgAEEsRw0BIAFBAWohAEEBIQECQAJAAkACQAJAIAMtACxBBWsOBAMBAgQACyAAIQEMBAtBAiEBDAELQQQhAQsgA0EBOgAsIAMgAy8BMiABcjsBMiAAIQEMAQ\
sgAyADLwEyQQhyOwEyIAAhAQtBPiECDDsLIANBADoALAtBOSECDDkLIAEgBEYEQEE2IQIMUgsCQAJAAkACQAJAIAEtAABBCmsOBAACAgECCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNAiADQTM2AhwgAyABNg\
IUIAMgADYCDEEAIQIMVQsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDAYLIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxUCyADLQAuQQFxBEBB3wEhAgw7CyADKAIEIQAgA0EANgIEIAMgAC\
ABEDEiAA0BDEkLQTQhAgw5CyADQTU2AhwgAyABNgIUIAMgADYCDEEAIQIMUQtBNSECDDcLIANBL2otAABBAXENACADQQA2AhwgAyABNgIUIANB6xY2AhAgA0EZNgIMQQAhAgxPC0EzIQIMNQsgASAERgRAQTIhAg\
xOCwJAIAEtAABBCkYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZIXNgIQIANBAzYCDEEAIQIMTgtBMiECDDQLIAEgBEYEQEExIQIMTQsCQCABLQAAIgBBCUYNACAAQSBGDQBBASECAkAgAy0ALEEFaw4EBg\
QFAA0LIAMgAy8BMkEIcjsBMgwMCyADLQAuQQFxRQ0BIAMtACxBCEcNACADQQA6ACwLQT0hAgwyCyADQQA2AhwgAyABNgIUIANBwhY2AhAgA0EKNgIMQQAhAgxKC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIA\
JyOwEyDAYLIAEgBEYEQEEwIQIMRwsgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQQFxDQAgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMRgtBMCECDCwLIAFBAWohAUExIQIMKwsgASAERgRAQS8hAg\
xECyABLQAAIgBBCUcgAEEgR3FFBEAgAUEBaiEBIAMtAC5BAXENASADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgxEC0EBIQICQAJAAkACQAJAAkAgAy0ALEECaw4HBQQEAwECAAQLIAMgAy8BMkEIcj\
sBMgwDC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyC0EvIQIMKwsgA0EANgIcIAMgATYCFCADQYQTNgIQIANBCzYCDEEAIQIMQwtB4QEhAgwpCyABIARGBEBBLiECDEILIANBADYCBCADQRI2AgggAy\
ABIAEQMSIADQELQS4hAgwnCyADQS02AhwgAyABNgIUIAMgADYCDEEAIQIMPwtBACEAAkAgAygCOCICRQ0AIAIoAkwiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HYADYCHCADIAE2AhQgA0GzGzYCECADQR\
U2AgxBACECDD4LQcwAIQIMJAsgA0EANgIcIAMgATYCFCADQbMONgIQIANBHTYCDEEAIQIMPAsgASAERgRAQc4AIQIMPAsgAS0AACIAQSBGDQIgAEE6Rg0BCyADQQA6ACxBCSECDCELIAMoAgQhACADQQA2AgQgAy\
AAIAEQMCIADQEMAgsgAy0ALkEBcQRAQd4BIQIMIAsgAygCBCEAIANBADYCBCADIAAgARAwIgBFDQIgA0EqNgIcIAMgADYCDCADIAFBAWo2AhRBACECDDgLIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMNw\
sgAUEBaiEBQcAAIQIMHQsgAUEBaiEBDCwLIAEgBEYEQEErIQIMNQsCQCABLQAAQQpGBEAgAUEBaiEBDAELIAMtAC5BwABxRQ0GCyADLQAyQYABcQRAQQAhAAJAIAMoAjgiAkUNACACKAJcIgJFDQAgAyACEQAAIQ\
ALIABFDRIgAEEVRgRAIANBBTYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDDYLIANBADYCHCADIAE2AhQgA0GQDjYCECADQRQ2AgxBACECDDULIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBk\
UNACADIAYRAAAhAAsgAA4WAgEABAQEBAQEBAQEBAQEBAQEBAQEAwQLIANBAToAMAsgAiACLwEAQcAAcjsBAAtBKyECDBgLIANBKTYCHCADIAE2AhQgA0GsGTYCECADQRU2AgxBACECDDALIANBADYCHCADIAE2Ah\
QgA0HlCzYCECADQRE2AgxBACECDC8LIANBADYCHCADIAE2AhQgA0GlCzYCECADQQI2AgxBACECDC4LQQEhByADLwEyIgVBCHFFBEAgAykDIEIAUiEHCwJAIAMtADAEQEEBIQAgAy0AKUEFRg0BIAVBwABxRSAHcU\
UNAQsCQCADLQAoIgJBAkYEQEEBIQAgAy8BNCIGQeUARg0CQQAhACAFQcAAcQ0CIAZB5ABGDQIgBkHmAGtBAkkNAiAGQcwBRg0CIAZBsAJGDQIMAQtBACEAIAVBwABxDQELQQIhACAFQQhxDQAgBUGABHEEQAJAIA\
JBAUcNACADLQAuQQpxDQBBBSEADAILQQQhAAwBCyAFQSBxRQRAIAMQNkEAR0ECdCEADAELQQBBAyADKQMgUBshAAsgAEEBaw4FAgAHAQMEC0ERIQIMEwsgA0EBOgAxDCkLQQAhAgJAIAMoAjgiAEUNACAAKAIwIg\
BFDQAgAyAAEQAAIQILIAJFDSYgAkEVRgRAIANBAzYCHCADIAE2AhQgA0HSGzYCECADQRU2AgxBACECDCsLQQAhAiADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMDCoLIANBADYCHCADIAE2AhQgA0H5IDYCEC\
ADQQ82AgxBACECDCkLQQAhAAJAIAMoAjgiAkUNACACKAIwIgJFDQAgAyACEQAAIQALIAANAQtBDiECDA4LIABBFUYEQCADQQI2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwnCyADQQA2AhwgAyABNgIUIA\
NB3Q42AhAgA0ESNgIMQQAhAgwmC0EqIQIMDAsgASAERwRAIANBCTYCCCADIAE2AgRBKSECDAwLQSYhAgwkCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMVARAQSUhAgwkCyADKAIEIQAgA0EANg\
IEIAMgACABIAynaiIBEDIiAEUNACADQQU2AhwgAyABNgIUIAMgADYCDEEAIQIMIwtBDyECDAkLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQTBrDjcXFgABAgMEBQ\
YHFBQUFBQUFAgJCgsMDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUDg8QERITFAtCAiEKDBYLQgMhCgwVC0IEIQoMFAtCBSEKDBMLQgYhCgwSC0IHIQoMEQtCCCEKDBALQgkhCgwPC0IKIQoMDgtCCyEKDA0LQg\
whCgwMC0INIQoMCwtCDiEKDAoLQg8hCgwJC0IKIQoMCAtCCyEKDAcLQgwhCgwGC0INIQoMBQtCDiEKDAQLQg8hCgwDCyADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMQQAhAgwhCyABIARGBEBBIiECDCELQg\
AhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FRQAAQIDBAUGBxYWFhYWFhYICQoLDA0WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFg4PEBESExYLQgIhCgwUC0IDIQ\
oMEwtCBCEKDBILQgUhCgwRC0IGIQoMEAtCByEKDA8LQgghCgwOC0IJIQoMDQtCCiEKDAwLQgshCgwLC0IMIQoMCgtCDSEKDAkLQg4hCgwIC0IPIQoMBwtCCiEKDAYLQgshCgwFC0IMIQoMBAtCDSEKDAMLQg4hCg\
wCC0IPIQoMAQtCASEKCyABQQFqIQEgAykDICILQv//////////D1gEQCADIAtCBIYgCoQ3AyAMAgsgA0EANgIcIAMgATYCFCADQbUJNgIQIANBDDYCDEEAIQIMHgtBJyECDAQLQSghAgwDCyADIAE6ACwgA0EANg\
IAIAdBAWohAUEMIQIMAgsgA0EANgIAIAZBAWohAUEKIQIMAQsgAUEBaiEBQQghAgwACwALQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBcLQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNg\
IMDBYLQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBULQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDBQLQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDBMLQQAhAiADQQ\
A2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBILQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBELQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBALQQAhAiADQQA2AhwgAyABNgIUIA\
NB7RA2AhAgA0EJNgIMDA8LQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDA4LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDA0LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNg\
IMDAwLQQAhAiADQQA2AhwgAyABNgIUIANBmRM2AhAgA0ELNgIMDAsLQQAhAiADQQA2AhwgAyABNgIUIANBnQk2AhAgA0ELNgIMDAoLQQAhAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMDAkLQQAhAiADQQ\
A2AhwgAyABNgIUIANBsRA2AhAgA0EKNgIMDAgLQQAhAiADQQA2AhwgAyABNgIUIANBux02AhAgA0ECNgIMDAcLQQAhAiADQQA2AhwgAyABNgIUIANBlhY2AhAgA0ECNgIMDAYLQQAhAiADQQA2AhwgAyABNgIUIA\
NB+Rg2AhAgA0ECNgIMDAULQQAhAiADQQA2AhwgAyABNgIUIANBxBg2AhAgA0ECNgIMDAQLIANBAjYCHCADIAE2AhQgA0GpHjYCECADQRY2AgxBACECDAMLQd4AIQIgASAERg0CIAlBCGohByADKAIAIQUCQAJAIA\
EgBEcEQCAFQZbIAGohCCAEIAVqIAFrIQYgBUF/c0EKaiIFIAFqIQADQCABLQAAIAgtAABHBEBBAiEIDAMLIAVFBEBBACEIIAAhAQwDCyAFQQFrIQUgCEEBaiEIIAQgAUEBaiIBRw0ACyAGIQUgBCEBCyAHQQE2Ag\
AgAyAFNgIADAELIANBADYCACAHIAg2AgALIAcgATYCBCAJKAIMIQACQAJAIAkoAghBAWsOAgQBAAsgA0EANgIcIANBwh42AhAgA0EXNgIMIAMgAEEBajYCFEEAIQIMAwsgA0EANgIcIAMgADYCFCADQdceNgIQIA\
NBCTYCDEEAIQIMAgsgASAERgRAQSghAgwCCyADQQk2AgggAyABNgIEQSchAgwBCyABIARGBEBBASECDAELA0ACQAJAAkAgAS0AAEEKaw4EAAEBAAELIAFBAWohAQwBCyABQQFqIQEgAy0ALkEgcQ0AQQAhAiADQQ\
A2AhwgAyABNgIUIANBoSE2AhAgA0EFNgIMDAILQQEhAiABIARHDQALCyAJQRBqJAAgAkUEQCADKAIMIQAMAQsgAyACNgIcQQAhACADKAIEIgFFDQAgAyABIAQgAygCCBEBACIBRQ0AIAMgBDYCFCADIAE2AgwgAS\
EACyAAC74CAQJ/IABBADoAACAAQeQAaiIBQQFrQQA6AAAgAEEAOgACIABBADoAASABQQNrQQA6AAAgAUECa0EAOgAAIABBADoAAyABQQRrQQA6AABBACAAa0EDcSIBIABqIgBBADYCAEHkACABa0F8cSICIABqIg\
FBBGtBADYCAAJAIAJBCUkNACAAQQA2AgggAEEANgIEIAFBCGtBADYCACABQQxrQQA2AgAgAkEZSQ0AIABBADYCGCAAQQA2AhQgAEEANgIQIABBADYCDCABQRBrQQA2AgAgAUEUa0EANgIAIAFBGGtBADYCACABQR\
xrQQA2AgAgAiAAQQRxQRhyIgJrIgFBIEkNACAAIAJqIQADQCAAQgA3AxggAEIANwMQIABCADcDCCAAQgA3AwAgAEEgaiEAIAFBIGsiAUEfSw0ACwsLVgEBfwJAIAAoAgwNAAJAAkACQAJAIAAtADEOAwEAAwILIA\
AoAjgiAUUNACABKAIwIgFFDQAgACABEQAAIgENAwtBAA8LAAsgAEHKGTYCEEEOIQELIAELGgAgACgCDEUEQCAAQd4fNgIQIABBFTYCDAsLFAAgACgCDEEVRgRAIABBADYCDAsLFAAgACgCDEEWRgRAIABBADYCDA\
sLBwAgACgCDAsHACAAKAIQCwkAIAAgATYCEAsHACAAKAIUCysAAkAgAEEnTw0AQv//////CSAArYhCAYNQDQAgAEECdEHQOGooAgAPCwALFwAgAEEvTwRAAAsgAEECdEHsOWooAgALvwkBAX9B9C0hAQJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYW\
FhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYW\
FhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYW\
FhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDRE\
VGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HqLA8LQZgmDwtB7TEPC0\
GgNw8LQckpDwtBtCkPC0GWLQ8LQesrDwtBojUPC0HbNA8LQeApDwtB4yQPC0HVJA8LQe4kDwtB5iUPC0HKNA8LQdA3DwtBqjUPC0H1LA8LQfYmDwtBgiIPC0HyMw8LQb4oDwtB5zcPC0HNIQ8LQcAhDwtBuCUPC0\
HLJQ8LQZYkDwtBjzQPC0HNNQ8LQd0qDwtB7jMPC0GcNA8LQZ4xDwtB9DUPC0HlIg8LQa8lDwtBmTEPC0GyNg8LQfk2DwtBxDIPC0HdLA8LQYIxDwtBwTEPC0GNNw8LQckkDwtB7DYPC0HnKg8LQcgjDwtB4iEPC0\
HJNw8LQaUiDwtBlCIPC0HbNg8LQd41DwtBhiYPC0G8Kw8LQYsyDwtBoCMPC0H2MA8LQYAsDwtBiSsPC0GkJg8LQfIjDwtBgSgPC0GrMg8LQesnDwtBwjYPC0GiJA8LQc8qDwtB3CMPC0GHJw8LQeQ0DwtBtyIPC0\
GtMQ8LQdUiDwtBrzQPC0HeJg8LQdYyDwtB9DQPC0GBOA8LQfQ3DwtBkjYPC0GdJw8LQYIpDwtBjSMPC0HXMQ8LQb01DwtBtDcPC0HYMA8LQbYnDwtBmjgPC0GnKg8LQcQnDwtBriMPC0H1Ig8LAAtByiYhAQsgAQ\
sXACAAIAAvAS5B/v8DcSABQQBHcjsBLgsaACAAIAAvAS5B/f8DcSABQQBHQQF0cjsBLgsaACAAIAAvAS5B+/8DcSABQQBHQQJ0cjsBLgsaACAAIAAvAS5B9/8DcSABQQBHQQN0cjsBLgsaACAAIAAvAS5B7/8DcS\
ABQQBHQQR0cjsBLgsaACAAIAAvAS5B3/8DcSABQQBHQQV0cjsBLgsaACAAIAAvAS5Bv/8DcSABQQBHQQZ0cjsBLgsaACAAIAAvAS5B//4DcSABQQBHQQd0cjsBLgsaACAAIAAvAS5B//0DcSABQQBHQQh0cjsBLg\
saACAAIAAvAS5B//sDcSABQQBHQQl0cjsBLgs+AQJ/AkAgACgCOCIDRQ0AIAMoAgQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeESNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAggiA0UNACAAIA\
EgAiABayADEQEAIgRBf0cNACAAQfwRNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAgwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQewKNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhAiA0\
UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfoeNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQcsQNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIA\
MoAhgiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQbcfNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQb8VNgIQQRghBAsgBAs+AQJ/AkAgACgCOC\
IDRQ0AIAMoAiwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQf4INgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQYwdNgIQQRghBAsgBAs+AQJ/Ak\
AgACgCOCIDRQ0AIAMoAiQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeYVNgIQQRghBAsgBAs4ACAAAn8gAC8BMkEUcUEURgRAQQEgAC0AKEEBRg0BGiAALwE0QeUARgwBCyAALQApQQVGCzoAMAtZAQJ/Ak\
AgAC0AKEEBRg0AIAAvATQiAUHkAGtB5ABJDQAgAUHMAUYNACABQbACRg0AIAAvATIiAEHAAHENAEEBIQIgAEGIBHFBgARGDQAgAEEocUUhAgsgAguMAQECfwJAAkACQCAALQAqRQ0AIAAtACtFDQAgAC8BMiIBQQ\
JxRQ0BDAILIAAvATIiAUEBcUUNAQtBASECIAAtAChBAUYNACAALwE0IgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNACABQcAAcQ0AQQAhAiABQYgEcUGABEYNACABQShxQQBHIQILIAILcwAgAEEQav0MAAAAAA\
AAAAAAAAAAAAAAAP0LAwAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEwav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEgav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQay\
IKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6N\
UAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIA\
IgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCy\
ABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKA\
IAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn\
9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAai\
gCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIA\
MgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETai\
IBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBE\
EZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACw\
sgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAA\
sLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKA\
IAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgAS\
ADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIai\
EBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAay\
IHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIA\
EoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIA\
EgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+//\
//B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOy\
EBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIg\
VqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIg\
I2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAG\
oiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAay\
IAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAg\
giAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcW\
oiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2Ag\
AMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIA\
YoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOG\
siAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2Q\
AgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cU\
Hs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQ\
F0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIA\
AoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIA\
A2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIA\
YoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFG\
ooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQ\
RAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9N\
cAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddi\
EAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAk\
AgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUai\
gCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQe\
zVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAX\
RrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQA\
NAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgAT\
YCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQC\
ADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2\
ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACy\
AAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQ\
BBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG\
93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbn\
ZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlci\
BoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIG\
Vycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb2\
5fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcG\
xldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYC\
BjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cm\
wgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludm\
FsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcG\
FuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW\
4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTG\
VuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZX\
hwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZX\
JfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2\
UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY2\
9kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbn\
ZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZX\
JzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQ\
Bvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcG\
F1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl\
9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3\
IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW\
52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIG\
luIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG\
1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZX\
N0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQ\
BRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVE\
lNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1\
NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTl\
RFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUk\
VESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVE\
NISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJRE\
VOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAF\
NFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRV\
VSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU1\
9GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATU\
tDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF\
9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE\
1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTV\
BMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQ\
BIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0\
NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE\
5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUk\
VTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1\
JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV\
9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1\
JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUE\
FZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0\
NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSE\
FLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZW\
N0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQ\
AANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFg\
AA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQ\
AARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6Pw\
sEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC\
1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACy\
FlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQ\
UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQ\
UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAg\
ICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQ\
UFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAw\
MDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoN\
QAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0\
NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";let R;Object.defineProperty(Y,"exports",{get:()=>R||(R=c.from(y,"base64"))})}),92122:((Y,m)=>{Object.
defineProperty(m,"__esModule",{value:!0}),m.enumToMap=n;function n(c,y=[],R=[]){const A=(y?.length??0)===0,l=(R?.length??0)===0;return Object.fromEntries(Object.
entries(c).filter(([,C])=>typeof C=="number"&&(A||y.includes(C))&&(l||!R.includes(C))))}}),27819:((Y,m,n)=>{const{kClients:c}=n(59777),y=n(19779),{kAgent:R,kMockAgentSet:A,
kMockAgentGet:l,kDispatches:C,kIsMockActive:I,kNetConnect:w,kGetNetConnect:f,kOptions:Q,kFactory:g,kMockAgentRegisterCallHistory:E,kMockAgentIsCallHistoryEnabled:a,
kMockAgentAddCallHistoryLog:t,kMockAgentMockCallHistoryInstance:r,kMockAgentAcceptsNonStandardSearchParameters:e,kMockCallHistoryAddLog:o,kIgnoreTrailingSlash:B}=n(
60123),N=n(18087),p=n(59350),{matchValue:u,normalizeSearchParams:s,buildAndValidateMockOptions:d,normalizeOrigin:i}=n(78319),{InvalidArgumentError:h,UndiciError:D}=n(
69073),M=n(82489),S=n(59956),{MockCallHistory:U}=n(81305);class k extends M{constructor(F={}){super(F);const G=d(F);if(this[w]=!0,this[I]=!0,this[a]=G.enableCallHistory??
!1,this[e]=G.acceptNonStandardSearchParameters??!1,this[B]=G.ignoreTrailingSlash??!1,F?.agent&&typeof F.agent.dispatch!="function")throw new h("Argument opts.ag\
ent must implement Agent");const L=F?.agent?F.agent:new y(F);this[R]=L,this[c]=L[c],this[Q]=G,this[a]&&this[E]()}get(F){const G=i(F),L=this[B]?G.replace(/\/$/,""):
G;let T=this[l](L);return T||(T=this[g](L),this[A](L,T)),T}dispatch(F,G){F.origin=i(F.origin),this.get(F.origin),this[t](F);const L=this[e],T={...F};if(L&&T.path){
const[v,x]=T.path.split("?"),O=s(x,L);T.path=`${v}?${O}`}return this[R].dispatch(T,G)}async close(){this.clearCallHistory(),await this[R].close(),this[c].clear()}deactivate(){
this[I]=!1}activate(){this[I]=!0}enableNetConnect(F){if(typeof F=="string"||typeof F=="function"||F instanceof RegExp)Array.isArray(this[w])?this[w].push(F):this[w]=
[F];else if(typeof F>"u")this[w]=!0;else throw new h("Unsupported matcher. Must be one of String|Function|RegExp.")}disableNetConnect(){this[w]=!1}enableCallHistory(){
return this[a]=!0,this}disableCallHistory(){return this[a]=!1,this}getCallHistory(){return this[r]}clearCallHistory(){this[r]!==void 0&&this[r].clear()}get isMockActive(){
return this[I]}[E](){this[r]===void 0&&(this[r]=new U)}[t](F){this[a]&&(this[E](),this[r][o](F))}[A](F,G){this[c].set(F,{count:0,dispatcher:G})}[g](F){const G=Object.
assign({agent:this},this[Q]);return this[Q]&&this[Q].connections===1?new N(F,G):new p(F,G)}[l](F){const G=this[c].get(F);if(G?.dispatcher)return G.dispatcher;if(typeof F!=
"string"){const L=this[g]("http://localhost:9999");return this[A](F,L),L}for(const[L,T]of Array.from(this[c]))if(T&&typeof L!="string"&&u(L,F)){const v=this[g](
F);return this[A](F,v),v[C]=T.dispatcher[C],v}}[f](){return this[w]}pendingInterceptors(){const F=this[c];return Array.from(F.entries()).flatMap(([G,L])=>L.dispatcher[C].
map(T=>({...T,origin:G}))).filter(({pending:G})=>G)}assertNoPendingInterceptors({pendingInterceptorsFormatter:F=new S}={}){const G=this.pendingInterceptors();if(G.
length!==0)throw new D(G.length===1?`1 interceptor is pending:

${F.format(G)}`.trim():`${G.length} interceptors are pending:

${F.format(G)}`.trim())}}Y.exports=k}),81305:((Y,m,n)=>{const{kMockCallHistoryAddLog:c}=n(60123),{InvalidArgumentError:y}=n(69073);function R(f,Q,g,E,a){switch(Q.
operator){case"OR":return E.push(...g(f,a)),E;case"AND":return g(f,E);default:throw new y("options.operator must to be a case insensitive string equal to 'OR' o\
r 'AND'")}}function A(f={}){const Q={};if("operator"in f){if(typeof f.operator!="string"||f.operator.toUpperCase()!=="OR"&&f.operator.toUpperCase()!=="AND")throw new y(
"options.operator must to be a case insensitive string equal to 'OR' or 'AND'");return{...Q,operator:f.operator.toUpperCase()}}return Q}function l(f){return(Q,g)=>{
if(typeof Q=="string"||Q==null)return g.filter(E=>E[f]===Q);if(Q instanceof RegExp)return g.filter(E=>Q.test(E[f]));throw new y(`${f} parameter should be one of\
 string, regexp, undefined or null`)}}function C(f){try{const Q=new URL(f.path,f.origin);return Q.search.length!==0||(Q.search=new URLSearchParams(f.query).toString()),
Q}catch(Q){throw new y("An error occurred when computing MockCallHistoryLog.url",{cause:Q})}}class I{constructor(Q={}){this.body=Q.body,this.headers=Q.headers,this.
method=Q.method;const g=C(Q);this.fullUrl=g.toString(),this.origin=g.origin,this.path=g.pathname,this.searchParams=Object.fromEntries(g.searchParams),this.protocol=
g.protocol,this.host=g.host,this.port=g.port,this.hash=g.hash}toMap(){return new Map([["protocol",this.protocol],["host",this.host],["port",this.port],["origin",
this.origin],["path",this.path],["hash",this.hash],["searchParams",this.searchParams],["fullUrl",this.fullUrl],["method",this.method],["body",this.body],["heade\
rs",this.headers]])}toString(){const Q={betweenKeyValueSeparator:"->",betweenPairSeparator:"|"};let g="";return this.toMap().forEach((E,a)=>{(typeof E=="string"||
E===void 0||E===null)&&(g=`${g}${a}${Q.betweenKeyValueSeparator}${E}${Q.betweenPairSeparator}`),(typeof E=="object"&&E!==null||Array.isArray(E))&&(g=`${g}${a}${Q.
betweenKeyValueSeparator}${JSON.stringify(E)}${Q.betweenPairSeparator}`)}),g.slice(0,-1)}}class w{logs=[];calls(){return this.logs}firstCall(){return this.logs.
at(0)}lastCall(){return this.logs.at(-1)}nthCall(Q){if(typeof Q!="number")throw new y("nthCall must be called with a number");if(!Number.isInteger(Q))throw new y(
"nthCall must be called with an integer");if(Math.sign(Q)!==1)throw new y("nthCall must be called with a positive value. use firstCall or lastCall instead");return this.
logs.at(Q-1)}filterCalls(Q,g){if(this.logs.length===0)return this.logs;if(typeof Q=="function")return this.logs.filter(Q);if(Q instanceof RegExp)return this.logs.
filter(E=>Q.test(E.toString()));if(typeof Q=="object"&&Q!==null){if(Object.keys(Q).length===0)return this.logs;const E={operator:"OR",...A(g)};let a=E.operator===
"AND"?this.logs:[];return"protocol"in Q&&(a=R(Q.protocol,E,this.filterCallsByProtocol,a,this.logs)),"host"in Q&&(a=R(Q.host,E,this.filterCallsByHost,a,this.logs)),
"port"in Q&&(a=R(Q.port,E,this.filterCallsByPort,a,this.logs)),"origin"in Q&&(a=R(Q.origin,E,this.filterCallsByOrigin,a,this.logs)),"path"in Q&&(a=R(Q.path,E,this.
filterCallsByPath,a,this.logs)),"hash"in Q&&(a=R(Q.hash,E,this.filterCallsByHash,a,this.logs)),"fullUrl"in Q&&(a=R(Q.fullUrl,E,this.filterCallsByFullUrl,a,this.
logs)),"method"in Q&&(a=R(Q.method,E,this.filterCallsByMethod,a,this.logs)),[...new Set(a)]}throw new y("criteria parameter should be one of function, regexp, o\
r object")}filterCallsByProtocol=l.call(this,"protocol");filterCallsByHost=l.call(this,"host");filterCallsByPort=l.call(this,"port");filterCallsByOrigin=l.call(
this,"origin");filterCallsByPath=l.call(this,"path");filterCallsByHash=l.call(this,"hash");filterCallsByFullUrl=l.call(this,"fullUrl");filterCallsByMethod=l.call(
this,"method");clear(){this.logs=[]}[c](Q){const g=new I(Q);return this.logs.push(g),g}*[Symbol.iterator](){for(const Q of this.calls())yield Q}}Y.exports.MockCallHistory=
w,Y.exports.MockCallHistoryLog=I}),18087:((Y,m,n)=>{const{promisify:c}=n(57975),y=n(72367),{buildMockDispatch:R}=n(78319),{kDispatches:A,kMockAgent:l,kClose:C,kOriginalClose:I,
kOrigin:w,kOriginalDispatch:f,kConnected:Q,kIgnoreTrailingSlash:g}=n(60123),{MockInterceptor:E}=n(70769),a=n(59777),{InvalidArgumentError:t}=n(69073);class r extends y{constructor(o,B){
if(!B||!B.agent||typeof B.agent.dispatch!="function")throw new t("Argument opts.agent must implement Agent");super(o,B),this[l]=B.agent,this[w]=o,this[g]=B.ignoreTrailingSlash??
!1,this[A]=[],this[Q]=1,this[f]=this.dispatch,this[I]=this.close.bind(this),this.dispatch=R.call(this),this.close=this[C]}get[a.kConnected](){return this[Q]}intercept(o){
return new E(o&&{ignoreTrailingSlash:this[g],...o},this[A])}cleanMocks(){this[A]=[]}async[C](){await c(this[I])(),this[Q]=0,this[l][a.kClients].delete(this[w])}}
Y.exports=r}),89603:((Y,m,n)=>{const{UndiciError:c}=n(69073),y=Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED");class R extends c{constructor(l){super(l),
this.name="MockNotMatchedError",this.message=l||"The request does not match any registered mock dispatches",this.code="UND_MOCK_ERR_MOCK_NOT_MATCHED"}static[Symbol.
hasInstance](l){return l&&l[y]===!0}get[y](){return!0}}Y.exports={MockNotMatchedError:R}}),70769:((Y,m,n)=>{const{getResponseData:c,buildKey:y,addMockDispatch:R}=n(
78319),{kDispatches:A,kDispatchKey:l,kDefaultHeaders:C,kDefaultTrailers:I,kContentLength:w,kMockDispatch:f,kIgnoreTrailingSlash:Q}=n(60123),{InvalidArgumentError:g}=n(
69073),{serializePathWithQuery:E}=n(31978);class a{constructor(e){this[f]=e}delay(e){if(typeof e!="number"||!Number.isInteger(e)||e<=0)throw new g("waitInMs mus\
t be a valid integer > 0");return this[f].delay=e,this}persist(){return this[f].persist=!0,this}times(e){if(typeof e!="number"||!Number.isInteger(e)||e<=0)throw new g(
"repeatTimes must be a valid integer > 0");return this[f].times=e,this}}class t{constructor(e,o){if(typeof e!="object")throw new g("opts must be an object");if(typeof e.
path>"u")throw new g("opts.path must be defined");if(typeof e.method>"u"&&(e.method="GET"),typeof e.path=="string")if(e.query)e.path=E(e.path,e.query);else{const B=new URL(
e.path,"data://");e.path=B.pathname+B.search}typeof e.method=="string"&&(e.method=e.method.toUpperCase()),this[l]=y(e),this[A]=o,this[Q]=e.ignoreTrailingSlash??
!1,this[C]={},this[I]={},this[w]=!1}createMockScopeDispatchData({statusCode:e,data:o,responseOptions:B}){const N=c(o),p=this[w]?{"content-length":N.length}:{},u={
...this[C],...p,...B.headers},s={...this[I],...B.trailers};return{statusCode:e,data:o,headers:u,trailers:s}}validateReplyParameters(e){if(typeof e.statusCode>"u")
throw new g("statusCode must be defined");if(typeof e.responseOptions!="object"||e.responseOptions===null)throw new g("responseOptions must be an object")}reply(e){
if(typeof e=="function"){const p=s=>{const d=e(s);if(typeof d!="object"||d===null)throw new g("reply options callback must return an object");const i={data:"",responseOptions:{},
...d};return this.validateReplyParameters(i),{...this.createMockScopeDispatchData(i)}},u=R(this[A],this[l],p,{ignoreTrailingSlash:this[Q]});return new a(u)}const o={
statusCode:e,data:arguments[1]===void 0?"":arguments[1],responseOptions:arguments[2]===void 0?{}:arguments[2]};this.validateReplyParameters(o);const B=this.createMockScopeDispatchData(
o),N=R(this[A],this[l],B,{ignoreTrailingSlash:this[Q]});return new a(N)}replyWithError(e){if(typeof e>"u")throw new g("error must be defined");const o=R(this[A],
this[l],{error:e},{ignoreTrailingSlash:this[Q]});return new a(o)}defaultReplyHeaders(e){if(typeof e>"u")throw new g("headers must be defined");return this[C]=e,
this}defaultReplyTrailers(e){if(typeof e>"u")throw new g("trailers must be defined");return this[I]=e,this}replyContentLength(){return this[w]=!0,this}}Y.exports.
MockInterceptor=t,Y.exports.MockScope=a}),59350:((Y,m,n)=>{const{promisify:c}=n(57975),y=n(96798),{buildMockDispatch:R}=n(78319),{kDispatches:A,kMockAgent:l,kClose:C,
kOriginalClose:I,kOrigin:w,kOriginalDispatch:f,kConnected:Q,kIgnoreTrailingSlash:g}=n(60123),{MockInterceptor:E}=n(70769),a=n(59777),{InvalidArgumentError:t}=n(
69073);class r extends y{constructor(o,B){if(!B||!B.agent||typeof B.agent.dispatch!="function")throw new t("Argument opts.agent must implement Agent");super(o,B),
this[l]=B.agent,this[w]=o,this[g]=B.ignoreTrailingSlash??!1,this[A]=[],this[Q]=1,this[f]=this.dispatch,this[I]=this.close.bind(this),this.dispatch=R.call(this),
this.close=this[C]}get[a.kConnected](){return this[Q]}intercept(o){return new E(o&&{ignoreTrailingSlash:this[g],...o},this[A])}cleanMocks(){this[A]=[]}async[C](){
await c(this[I])(),this[Q]=0,this[l][a.kClients].delete(this[w])}}Y.exports=r}),60123:(Y=>{Y.exports={kAgent:Symbol("agent"),kOptions:Symbol("options"),kFactory:Symbol(
"factory"),kDispatches:Symbol("dispatches"),kDispatchKey:Symbol("dispatch key"),kDefaultHeaders:Symbol("default headers"),kDefaultTrailers:Symbol("default trail\
ers"),kContentLength:Symbol("content length"),kMockAgent:Symbol("mock agent"),kMockAgentSet:Symbol("mock agent set"),kMockAgentGet:Symbol("mock agent get"),kMockDispatch:Symbol(
"mock dispatch"),kClose:Symbol("close"),kOriginalClose:Symbol("original agent close"),kOriginalDispatch:Symbol("original dispatch"),kOrigin:Symbol("origin"),kIsMockActive:Symbol(
"is mock active"),kNetConnect:Symbol("net connect"),kGetNetConnect:Symbol("get net connect"),kConnected:Symbol("connected"),kIgnoreTrailingSlash:Symbol("ignore \
trailing slash"),kMockAgentMockCallHistoryInstance:Symbol("mock agent mock call history name"),kMockAgentRegisterCallHistory:Symbol("mock agent register mock ca\
ll history"),kMockAgentAddCallHistoryLog:Symbol("mock agent add call history log"),kMockAgentIsCallHistoryEnabled:Symbol("mock agent is call history enabled"),kMockAgentAcceptsNonStandardSearchParameters:Symbol(
"mock agent accepts non standard search parameters"),kMockCallHistoryAddLog:Symbol("mock call history add log"),kTotalDispatchCount:Symbol("total dispatch count")}}),
78319:((Y,m,n)=>{const{MockNotMatchedError:c}=n(89603),{kDispatches:y,kMockAgent:R,kOriginalDispatch:A,kOrigin:l,kGetNetConnect:C,kTotalDispatchCount:I}=n(60123),
{serializePathWithQuery:w}=n(31978),{STATUS_CODES:f}=n(37067),{types:{isPromise:Q}}=n(57975),{InvalidArgumentError:g}=n(69073);function E(L,T){return typeof L==
"string"?L===T:L instanceof RegExp?L.test(T):typeof L=="function"?L(T)===!0:!1}function a(L){return Object.fromEntries(Object.entries(L).map(([T,v])=>[T.toLocaleLowerCase(),
v]))}function t(L,T){if(Array.isArray(L)){for(let v=0;v<L.length;v+=2)if(L[v].toLocaleLowerCase()===T.toLocaleLowerCase())return L[v+1];return}else return typeof L.
get=="function"?L.get(T):a(L)[T.toLocaleLowerCase()]}function r(L){const T=L.slice(),v=[];for(let x=0;x<T.length;x+=2)v.push([T[x],T[x+1]]);return Object.fromEntries(
v)}function e(L,T){if(typeof L.headers=="function")return Array.isArray(T)&&(T=r(T)),L.headers(T?a(T):{});if(typeof L.headers>"u")return!0;if(typeof T!="object"||
typeof L.headers!="object")return!1;for(const[v,x]of Object.entries(L.headers)){const O=t(T,v);if(!E(x,O))return!1}return!0}function o(L){if(typeof L!="string")
return L;const T=new URLSearchParams(L),v=new URLSearchParams;for(let[x,O]of T.entries()){if(x=x.replace("[]",""),/^(['"]).*\1$/.test(O)){v.append(x,O);continue}
if(O.includes(",")){const Z=O.split(",");for(const K of Z)v.append(x,K);continue}v.append(x,O)}return v}function B(L){if(typeof L!="string")return L;const T=L.split(
"?",3);if(T.length!==2)return L;const v=new URLSearchParams(T.pop());return v.sort(),[...T,v.toString()].join("?")}function N(L,{path:T,method:v,body:x,headers:O}){
const V=E(L.path,T),Z=E(L.method,v),K=typeof L.body<"u"?E(L.body,x):!0,_=e(L,O);return V&&Z&&K&&_}function p(L){return Buffer.isBuffer(L)||L instanceof Uint8Array||
L instanceof ArrayBuffer?L:typeof L=="object"?JSON.stringify(L):L?L.toString():""}function u(L,T){const v=T.query?w(T.path,T.query):T.path,x=typeof v=="string"?
B(v):v,O=i(x);let V=L.filter(({consumed:Z})=>!Z).filter(({path:Z,ignoreTrailingSlash:K})=>K?E(i(B(Z)),O):E(B(Z),x));if(V.length===0)throw new c(`Mock dispatch n\
ot matched for path '${x}'`);if(V=V.filter(({method:Z})=>E(Z,T.method)),V.length===0)throw new c(`Mock dispatch not matched for method '${T.method}' on path '${x}\
'`);if(V=V.filter(({body:Z})=>typeof Z<"u"?E(Z,T.body):!0),V.length===0)throw new c(`Mock dispatch not matched for body '${T.body}' on path '${x}'`);if(V=V.filter(
Z=>e(Z,T.headers)),V.length===0){const Z=typeof T.headers=="object"?JSON.stringify(T.headers):T.headers;throw new c(`Mock dispatch not matched for headers '${Z}\
' on path '${x}'`)}return V[0]}function s(L,T,v,x){const O={timesInvoked:0,times:1,persist:!1,consumed:!1,...x},V=typeof v=="function"?{callback:v}:{...v},Z={...O,
...T,pending:!0,data:{error:null,...V}};return L.push(Z),L[I]=(L[I]||0)+1,Z}function d(L,T){const v=L.findIndex(x=>x.consumed?N(x,T):!1);v!==-1&&L.splice(v,1)}function i(L){
for(;L.endsWith("/");)L=L.slice(0,-1);return L.length===0&&(L="/"),L}function h(L){const{path:T,method:v,body:x,headers:O,query:V}=L;return{path:T,method:v,body:x,
headers:O,query:V}}function D(L){const T=Object.keys(L),v=[];for(let x=0;x<T.length;++x){const O=T[x],V=L[O],Z=Buffer.from(`${O}`);if(Array.isArray(V))for(let K=0;K<
V.length;++K)v.push(Z,Buffer.from(`${V[K]}`));else v.push(Z,Buffer.from(`${V}`))}return v}function M(L){return f[L]||"unknown"}async function S(L){const T=[];for await(const v of L)
T.push(v);return Buffer.concat(T).toString("utf8")}function U(L,T){const v=h(L),x=u(this[y],v);x.timesInvoked++,x.data.callback&&(x.data={...x.data,...x.data.callback(
L)});const{data:{statusCode:O,data:V,headers:Z,trailers:K,error:_},delay:X,persist:tA}=x,{timesInvoked:nA,times:lA}=x;if(x.consumed=!tA&&nA>=lA,x.pending=nA<lA,
_!==null)return d(this[y],v),T.onError(_),!0;let dA=!1,gA=null;function q(uA){dA||(dA=!0,gA!==null&&(clearTimeout(gA),gA=null),T.onError(uA))}T.onConnect?.(q,null),
typeof X=="number"&&X>0?gA=setTimeout(()=>{gA=null,FA(this[y])},X):FA(this[y]);function FA(uA,cA=V){if(dA)return;const mA=Array.isArray(L.headers)?r(L.headers):
L.headers,BA=typeof cA=="function"?cA({...L,headers:mA}):cA;if(Q(BA))return BA.then(HA=>FA(uA,HA));if(dA)return;const LA=p(BA),jA=D(Z),GA=D(K);T.onHeaders?.(O,jA,
IA,M(O)),T.onData?.(Buffer.from(LA)),T.onComplete?.(GA),d(uA,v)}function IA(){}return!0}function k(){const L=this[R],T=this[l],v=this[A];return function(O,V){if(L.
isMockActive)try{U.call(this,O,V)}catch(Z){if(Z.code==="UND_MOCK_ERR_MOCK_NOT_MATCHED"){const K=L[C](),_=this[y][I]||this[y].length,tA=`, ${this[y].filter(({consumed:nA})=>!nA).
length} interceptor(s) remaining out of ${_} defined`;if(K===!1)throw new c(`${Z.message}: subsequent request to origin ${T} was not allowed (net.connect disabl\
ed)${tA}`);if(H(K,T))v.call(this,O,V);else throw new c(`${Z.message}: subsequent request to origin ${T} was not allowed (net.connect is not enabled for this ori\
gin)${tA}`)}else throw Z}else v.call(this,O,V)}}function H(L,T){const v=new URL(T);return L===!0?!0:!!(Array.isArray(L)&&L.some(x=>E(x,v.host)))}function F(L){return typeof L!=
"string"&&!(L instanceof URL)?L:L instanceof URL?L.origin:L.toLowerCase()}function G(L){const{agent:T,...v}=L;if("enableCallHistory"in v&&typeof v.enableCallHistory!=
"boolean")throw new g("options.enableCallHistory must to be a boolean");if("acceptNonStandardSearchParameters"in v&&typeof v.acceptNonStandardSearchParameters!=
"boolean")throw new g("options.acceptNonStandardSearchParameters must to be a boolean");if("ignoreTrailingSlash"in v&&typeof v.ignoreTrailingSlash!="boolean")throw new g(
"options.ignoreTrailingSlash must to be a boolean");return v}Y.exports={getResponseData:p,getMockDispatch:u,addMockDispatch:s,deleteMockDispatch:d,buildKey:h,generateKeyValues:D,
matchValue:E,getResponse:S,getStatusText:M,mockDispatch:U,buildMockDispatch:k,checkNetConnect:H,buildAndValidateMockOptions:G,getHeaderByName:t,buildHeadersFromArray:r,
normalizeSearchParams:o,normalizeOrigin:F}}),59956:((Y,m,n)=>{const{Transform:c}=n(57075),{Console:y}=n(37540),R=process.versions.icu?"✅":"Y ",A=process.versions.
icu?"❌":"N ";Y.exports=class{constructor({disableColors:C}={}){this.transform=new c({transform(I,w,f){f(null,I)}}),this.logger=new y({stdout:this.transform,inspectOptions:{
colors:!C&&!process.env.CI}})}format(C){const I=C.map(({method:w,path:f,data:{statusCode:Q},persist:g,times:E,timesInvoked:a,origin:t})=>({Method:w,Origin:t,Path:f,
"Status code":Q,Persistent:g?R:A,Invocations:a,Remaining:g?1/0:E-a}));return this.logger.table(I),this.transform.read().toString()}}}),42065:((Y,m,n)=>{const c=n(
19779),y=n(27819),{SnapshotRecorder:R}=n(1336),A=n(64048),{InvalidArgumentError:l,UndiciError:C}=n(69073),{validateSnapshotMode:I}=n(70289),w=Symbol("kSnapshotR\
ecorder"),f=Symbol("kSnapshotMode"),Q=Symbol("kSnapshotPath"),g=Symbol("kSnapshotLoaded"),E=Symbol("kRealAgent");let a=!1;class t extends y{constructor(e={}){a||
(process.emitWarning("SnapshotAgent is experimental and subject to change","ExperimentalWarning"),a=!0);const{mode:o="record",snapshotPath:B=null,...N}=e;if(super(
N),I(o),(o==="playback"||o==="update")&&!B)throw new l(`snapshotPath is required when mode is '${o}'`);this[f]=o,this[Q]=B,this[w]=new R({snapshotPath:this[Q],mode:this[f],
maxSnapshots:e.maxSnapshots,autoFlush:e.autoFlush,flushInterval:e.flushInterval,matchHeaders:e.matchHeaders,ignoreHeaders:e.ignoreHeaders,excludeHeaders:e.excludeHeaders,
matchBody:e.matchBody,matchQuery:e.matchQuery,caseSensitive:e.caseSensitive,shouldRecord:e.shouldRecord,shouldPlayback:e.shouldPlayback,excludeUrls:e.excludeUrls}),
this[g]=!1,(this[f]==="record"||this[f]==="update"||this[f]==="playback"&&e.excludeUrls&&e.excludeUrls.length>0)&&(this[E]=new c(e)),(this[f]==="playback"||this[f]===
"update")&&this[Q]&&this.loadSnapshots().catch(()=>{})}dispatch(e,o){o=A.wrap(o);const B=this[f];if(this[w].isUrlExcluded(e))return this[E].dispatch(e,o);if(B===
"playback"||B==="update"){if(!this[g])return this.#A(e,o);const N=this[w].findSnapshot(e);if(N)return this.#t(N,o);if(B==="update")return this.#e(e,o);{const p=new C(
`No snapshot found for ${e.method||"GET"} ${e.path}`);if(o.onError){o.onError(p);return}throw p}}else if(B==="record")return this.#e(e,o)}async#A(e,o){return await this.
loadSnapshots(),this.dispatch(e,o)}#e(e,o){const B={statusCode:null,headers:{},trailers:{},body:[]},N=this,p={onRequestStart(s,d){return o.onRequestStart(s,{...d,
history:this.history})},onRequestUpgrade(s,d,i,h){return o.onRequestUpgrade(s,d,i,h)},onResponseStart(s,d,i,h){return B.statusCode=d,B.headers=i,o.onResponseStart(
s,d,i,h)},onResponseData(s,d){return B.body.push(d),o.onResponseData(s,d)},onResponseEnd(s,d){B.trailers=d;const i=Buffer.concat(B.body);N[w].record(e,{statusCode:B.
statusCode,headers:B.headers,body:i,trailers:B.trailers}).then(()=>o.onResponseEnd(s,d)).catch(h=>o.onResponseError(s,h))}};return this[E].dispatch(e,p)}#t(e,o){
try{const{response:B}=e,N={pause(){},resume(){},abort(u){this.aborted=!0,this.reason=u},aborted:!1,paused:!1};o.onRequestStart(N),o.onResponseStart(N,B.statusCode,
B.headers);const p=Buffer.from(B.body,"base64");o.onResponseData(N,p),o.onResponseEnd(N,B.trailers)}catch(B){o.onError?.(B)}}async loadSnapshots(e){await this[w].
loadSnapshots(e||this[Q]),this[g]=!0,this[f]==="playback"&&this.#n()}async saveSnapshots(e){return this[w].saveSnapshots(e||this[Q])}#n(){for(const e of this[w].
getSnapshots()){const{request:o,responses:B,response:N}=e,p=new URL(o.url),u=this.get(p.origin),s=B?B[0]:N;s&&u.intercept({path:p.pathname+p.search,method:o.method,
headers:o.headers,body:o.body}).reply(s.statusCode,s.body,{headers:s.headers,trailers:s.trailers}).persist()}}getRecorder(){return this[w]}getMode(){return this[f]}clearSnapshots(){
this[w].clear()}resetCallCounts(){this[w].resetCallCounts()}deleteSnapshot(e){return this[w].deleteSnapshot(e)}getSnapshotInfo(e){return this[w].getSnapshotInfo(
e)}replaceSnapshots(e){this[w].replaceSnapshots(e)}async close(){await this[w].close(),await this[E]?.close(),await super.close()}}Y.exports=t}),1336:((Y,m,n)=>{
const{writeFile:c,readFile:y,mkdir:R}=n(51455),{dirname:A,resolve:l}=n(76760),{setTimeout:C,clearTimeout:I}=n(87997),{InvalidArgumentError:w,UndiciError:f}=n(69073),
{hashId:Q,isUrlExcludedFactory:g,normalizeHeaders:E,createHeaderFilters:a}=n(70289);function t(N,p,u={}){const s=new URL(N.path,N.origin),d=N._normalizedHeaders||
E(N.headers);return N._normalizedHeaders||(N._normalizedHeaders=d),{method:N.method||"GET",url:u.matchQuery!==!1?s.toString():`${s.origin}${s.pathname}`,headers:r(
d,p,u),body:u.matchBody!==!1&&N.body?String(N.body):""}}function r(N,p,u={}){if(!N||typeof N!="object")return{};const{caseSensitive:s=!1}=u,d={},{ignore:i,exclude:h,
match:D}=p;for(const[M,S]of Object.entries(N)){const U=s?M:M.toLowerCase();h.has(U)||i.has(U)||D.size!==0&&!D.has(U)||(d[U]=S)}return d}function e(N,p,u={}){if(!N||
typeof N!="object")return{};const{caseSensitive:s=!1}=u,d={},{exclude:i}=p;for(const[h,D]of Object.entries(N)){const M=s?h:h.toLowerCase();i.has(M)||(d[M]=D)}return d}
function o(N){const p=[N.method,N.url];if(N.headers&&typeof N.headers=="object"){const s=Object.keys(N.headers).sort();for(const d of s){const i=Array.isArray(N.
headers[d])?N.headers[d]:[N.headers[d]];p.push(d);for(const h of i.sort())p.push(String(h))}}p.push(N.body);const u=p.join("|");return Q(u)}class B{#A;#e;#t=new Map;#n;#s=1/0;#r=!1;#i;constructor(p={}){
this.#n=p.snapshotPath,this.#s=p.maxSnapshots||1/0,this.#r=p.autoFlush||!1,this.flushInterval=p.flushInterval||3e4,this._flushTimer=null,this.matchOptions={matchHeaders:p.
matchHeaders||[],ignoreHeaders:p.ignoreHeaders||[],excludeHeaders:p.excludeHeaders||[],matchBody:p.matchBody!==!1,matchQuery:p.matchQuery!==!1,caseSensitive:p.caseSensitive||
!1},this.#i=a(this.matchOptions),this.shouldRecord=p.shouldRecord||(()=>!0),this.shouldPlayback=p.shouldPlayback||(()=>!0),this.#e=g(p.excludeUrls),this.#r&&this.#n&&
this.#o()}async record(p,u){if(!this.shouldRecord(p)||this.isUrlExcluded(p))return;const s=t(p,this.#i,this.matchOptions),d=o(s),i=E(u.headers),h={statusCode:u.
statusCode,headers:e(i,this.#i,this.matchOptions),body:Buffer.isBuffer(u.body)?u.body.toString("base64"):Buffer.from(String(u.body||"")).toString("base64"),trailers:u.
trailers};if(this.#t.size>=this.#s&&!this.#t.has(d)){const M=this.#t.keys().next().value;this.#t.delete(M)}const D=this.#t.get(d);D&&D.responses?(D.responses.push(
h),D.timestamp=new Date().toISOString()):this.#t.set(d,{request:s,responses:[h],callCount:0,timestamp:new Date().toISOString()}),this.#r&&this.#n&&this.#g()}isUrlExcluded(p){
const u=new URL(p.path,p.origin).toString();return this.#e(u)}findSnapshot(p){if(!this.shouldPlayback(p)||this.isUrlExcluded(p))return;const u=t(p,this.#i,this.
matchOptions),s=o(u),d=this.#t.get(s);if(!d)return;const i=d.callCount||0,h=Math.min(i,d.responses.length-1);return d.callCount=i+1,{...d,response:d.responses[h]}}async loadSnapshots(p){
const u=p||this.#n;if(!u)throw new w("Snapshot path is required");try{const s=await y(l(u),"utf8"),d=JSON.parse(s);if(Array.isArray(d)){this.#t.clear();for(const{
hash:i,snapshot:h}of d)this.#t.set(i,h)}else this.#t=new Map(Object.entries(d))}catch(s){if(s.code==="ENOENT")this.#t.clear();else throw new f(`Failed to load s\
napshots from ${u}`,{cause:s})}}async saveSnapshots(p){const u=p||this.#n;if(!u)throw new w("Snapshot path is required");const s=l(u);await R(A(s),{recursive:!0});
const d=Array.from(this.#t.entries()).map(([i,h])=>({hash:i,snapshot:h}));await c(s,JSON.stringify(d,null,2),{flush:!0})}clear(){this.#t.clear()}getSnapshots(){
return Array.from(this.#t.values())}size(){return this.#t.size}resetCallCounts(){for(const p of this.#t.values())p.callCount=0}deleteSnapshot(p){const u=t(p,this.#i,
this.matchOptions),s=o(u);return this.#t.delete(s)}getSnapshotInfo(p){const u=t(p,this.#i,this.matchOptions),s=o(u),d=this.#t.get(s);return d?{hash:s,request:d.
request,responseCount:d.responses?d.responses.length:d.response?1:0,callCount:d.callCount||0,timestamp:d.timestamp}:null}replaceSnapshots(p){if(this.#t.clear(),
Array.isArray(p))for(const{hash:u,snapshot:s}of p)this.#t.set(u,s);else p&&typeof p=="object"&&(this.#t=new Map(Object.entries(p)))}#o(){return this.#g()}#a(){this.#A&&
(I(this.#A),this.saveSnapshots().catch(()=>{}),this.#A=null)}#g(){this.#A=C(()=>{this.saveSnapshots().catch(()=>{}),this.#r?this.#A?.refresh():this.#A=null},1e3)}destroy(){
this.#a(),this.#A&&(I(this.#A),this.#A=null)}async close(){this.#n&&this.#t.size!==0&&await this.saveSnapshots(),this.destroy()}}Y.exports={SnapshotRecorder:B,formatRequestKey:t,
createRequestHash:o,filterHeadersForMatching:r,filterHeadersForStorage:e,createHeaderFilters:a}}),70289:((Y,m,n)=>{const{InvalidArgumentError:c}=n(69073),{runtimeFeatures:y}=n(
90723);function R(g={}){const{ignoreHeaders:E=[],excludeHeaders:a=[],matchHeaders:t=[],caseSensitive:r=!1}=g;return{ignore:new Set(E.map(e=>r?e:e.toLowerCase())),
exclude:new Set(a.map(e=>r?e:e.toLowerCase())),match:new Set(t.map(e=>r?e:e.toLowerCase()))}}const A=y.has("crypto")?n(77598):null,l=A?.hash?g=>A.hash("sha256",
g,"base64url"):g=>Buffer.from(g).toString("base64url");function C(g){return Array.isArray(g)&&(g.length&1)===0}function I(g=[]){return g.length===0?()=>!1:function(a){
let t;for(const r of g)if(typeof r=="string"){if(t||(t=a.toLowerCase()),t.includes(r.toLowerCase()))return!0}else if(r instanceof RegExp&&r.test(a))return!0;return!1}}
function w(g){const E={};if(!g)return E;if(C(g)){for(let a=0;a<g.length;a+=2){const t=g[a],r=g[a+1];if(t&&r!==void 0){const e=Buffer.isBuffer(t)?t.toString():t,
o=Buffer.isBuffer(r)?r.toString():r;E[e.toLowerCase()]=o}}return E}if(g&&typeof g=="object")for(const[a,t]of Object.entries(g))a&&typeof a=="string"&&(E[a.toLowerCase()]=
Array.isArray(t)?t.join(", "):String(t));return E}const f=["record","playback","update"];function Q(g){if(!f.includes(g))throw new c(`Invalid snapshot mode: ${g}\
. Must be one of: ${f.join(", ")}`)}Y.exports={createHeaderFilters:R,hashId:l,isUndiciHeaders:C,normalizeHeaders:w,isUrlExcludedFactory:I,validateSnapshotMode:Q}}),
20733:((Y,m,n)=>{const{safeHTTPMethods:c,pathHasQueryOrFragment:y,hasSafeIterator:R,isValidHTTPToken:A}=n(31978),{serializePathWithQuery:l}=n(31978),C=2147483647,
I=["no-store","private","no-cache"],w=Symbol("invalid cache-control directives");function f(F){return F.replace(/^[\t ]+|[\t ]+$/g,"")}function Q(F,G){for(let L=0;L<
F.length;L++)if(F[L]===G)return!0;return!1}function g(F){return F.replace(/^[\t ]+/,"")}function E(F){return F.replace(/[\t ]+$/,"")}function a(F,G){let L=!1;for(let T=G;T<
F.length;T++)if(L)L=!1;else if(F[T]==="\\")L=!0;else if(F[T]==='"')return T;return-1}function t(F){const G=[];let L=0,T=-1,v=!1,x=!1;for(let K=0;K<F.length;K++)
v?x?x=!1:F[K]==="\\"?x=!0:F[K]==='"'&&(v=!1,T=-1):F[K]==='"'?(v=!0,T=K):F[K]===","&&(G.push({value:F.substring(L,K),fromMalformedQuote:!1}),L=K+1);if(!v)return G.
push({value:F.substring(L),fromMalformedQuote:!1}),G;const O=F.substring(L),V=T-L;let Z=0;for(let K=0;K<O.length;K++)O[K]===","&&(G.push({value:O.substring(Z,K),
fromMalformedQuote:Z>V}),Z=K+1);return G.push({value:O.substring(Z),fromMalformedQuote:Z>V}),G}function r(F,G){let L=F[w];L===void 0&&(L=new Set,Object.defineProperty(
F,w,{value:L})),L.add(G)}function e(F,G){return F[w]?.has(G)===!0}function o(F){for(const T of I)if(F.startsWith(T)&&F.length>T.length&&!A(F[T.length]))return T;
let G="",L=!1;for(let T=0;T<F.length;T++)A(F[T])?G+=F[T]:L=!0;if(L&&Q(I,G))return G}function B(F){if(!F.origin)throw new Error("opts.origin is undefined");let G=F.
path||"/";return F.query&&!y(G)&&(G=l(G,F.query)),{origin:F.origin.toString(),method:F.method,path:G,headers:F.headers}}function N(F,G,L){const T=G.toLowerCase(),
v=F[T],x=Array.isArray(L)?L:[L];v===void 0?F[T]=Array.isArray(L)?L.slice():L:Array.isArray(v)?v.push(...x):F[T]=[v,...x]}function p(F){let G;if(F.headers==null)
G={};else if(typeof F.headers=="object")if(G={},R(F.headers))if(Array.isArray(F.headers))if(Array.isArray(F.headers[0]))for(const L of F.headers){if(!Array.isArray(
L))throw new Error("opts.headers is not a valid header map");const[T,v]=L;if(typeof T!="string"||typeof v!="string")throw new Error("opts.headers is not a valid\
 header map");N(G,T,v)}else{if(F.headers.length%2!==0)throw new Error("opts.headers is not a valid header map");for(let L=0;L<F.headers.length;L+=2){const T=F.headers[L],
v=F.headers[L+1];if(typeof T!="string"||typeof v!="string"&&!Array.isArray(v))throw new Error("opts.headers is not a valid header map");typeof v=="string"?N(G,T,
v):N(G,T,v.map(x=>typeof x=="string"?x:x.toString("latin1")))}}else for(const L of F.headers){if(!Array.isArray(L))throw new Error("opts.headers is not a valid \
header map");const[T,v]=L;if(typeof T!="string"||typeof v!="string")throw new Error("opts.headers is not a valid header map");N(G,T,v)}else for(const L of Object.
keys(F.headers))N(G,L,F.headers[L]);else throw new Error("opts.headers is not an object");return G}function u(F){if(typeof F!="object")throw new TypeError(`expe\
cted key to be object, got ${typeof F}`);for(const G of["origin","method","path"])if(typeof F[G]!="string")throw new TypeError(`expected key.${G} to be string, \
got ${typeof F[G]}`);if(F.headers!==void 0&&typeof F.headers!="object")throw new TypeError(`expected headers to be object, got ${typeof F}`)}function s(F){if(typeof F!=
"object")throw new TypeError(`expected value to be object, got ${typeof F}`);for(const G of["statusCode","cachedAt","staleAt","deleteAt"])if(typeof F[G]!="numbe\
r")throw new TypeError(`expected value.${G} to be number, got ${typeof F[G]}`);if(typeof F.statusMessage!="string")throw new TypeError(`expected value.statusMes\
sage to be string, got ${typeof F.statusMessage}`);if(F.headers!=null&&typeof F.headers!="object")throw new TypeError(`expected value.rawHeaders to be object, g\
ot ${typeof F.headers}`);if(F.vary!==void 0&&typeof F.vary!="object")throw new TypeError(`expected value.vary to be object, got ${typeof F.vary}`);if(F.etag!==void 0&&
typeof F.etag!="string")throw new TypeError(`expected value.etag to be string, got ${typeof F.etag}`)}function d(F){const G={},L=new Set,T=new Set,v=t(Array.isArray(
F)?F.join(","):F);for(let x=0;x<v.length;x++){const O=v[x],V=O.value.toLowerCase(),Z=O.fromMalformedQuote,K=V.indexOf("=");let _,X,tA=!1,nA=!1;if(K!==-1){const dA=V.
substring(0,K),gA=V.substring(K+1);tA=E(dA)!==dA,nA=g(gA)!==gA,_=f(dA),X=g(gA)}else _=f(V);const lA=o(_);if(lA!==void 0){G[lA]=!0;continue}switch(_){case"min-fr\
esh":case"max-stale":case"max-age":case"s-maxage":case"stale-while-revalidate":case"stale-if-error":{if(Z||L.has(_))continue;if(X===void 0||tA||nA){delete G[_],
L.add(_),r(G,_);continue}if(X.length>=2&&X[0]==='"'&&X[X.length-1]==='"'&&(X=X.substring(1,X.length-1)),!/^[0-9]+$/.test(X)){delete G[_],L.add(_),r(G,_);continue}
const dA=Math.min(parseInt(X,10),C);_==="min-fresh"?(!(_ in G)||G[_]<dA)&&(G[_]=dA):(!(_ in G)||G[_]>dA)&&(G[_]=dA);break}case"private":case"no-cache":{if(Z){G[_]=
!0;break}if(X!==void 0&&X.length===0){G[_]=!0;break}if(X){if(X[0]==='"'){X=E(X);let dA="",gA=x,q=!1;const FA=a(X,1);if(FA!==-1)dA=X.substring(1,FA),q=!0;else{const cA=[
X.substring(1)];for(let mA=x+1;mA<v.length;mA++){const BA=f(v[mA].value),LA=a(BA,0);if(gA=mA,LA!==-1){cA.push(BA.substring(0,LA)),q=!0;break}cA.push(BA)}dA=cA.join(
",")}if(!q){G[_]=!0;break}x=gA;const IA=dA.split(",");let uA=!0;for(let cA=0;cA<IA.length;cA++)IA[cA]=f(IA[cA]),A(IA[cA])||(uA=!1);uA?G[_]!==!0&&(_ in G?G[_]=G[_].
concat(IA):G[_]=IA):G[_]=!0}else{const dA=f(X);A(dA)?G[_]!==!0&&(_ in G?G[_]=G[_].concat(dA):G[_]=[dA]):G[_]=!0}break}}case"public":case"must-revalidate":case"p\
roxy-revalidate":case"immutable":case"no-transform":case"must-understand":case"only-if-cached":if(Z||T.has(_))continue;if(X!==void 0){delete G[_],T.add(_);continue}
G[_]=!0;break;case"no-store":G[_]=!0;break;default:continue}}return G}function i(F){const G=Array.isArray(F)?F:[F],L=[];for(let T=0;T<G.length;T++){const v=G[T].
split(",");for(let x=0;x<v.length;x++)L.push(v[x])}return L}function h(F){const G=i(F);for(let L=0;L<G.length;L++)if(f(G[L]).indexOf("*")!==-1)return!0;return!1}
function D(F,G){if(h(F))return G;const L={},T=i(F);for(const v of T){const x=f(v).toLowerCase();if(x.length===0)continue;if(!A(x))return;const O=G[x];L[x]=Array.
isArray(O)?O.slice():O??null}return L}function M(F){return h(F)||D(F,{})===void 0}function S(F){return F.length<=2?!1:F[0]==='"'&&F[F.length-1]==='"'?!(F[1]==='\
"'||F.startsWith('"W/')):F.startsWith('W/"')&&F[F.length-1]==='"'?F.length!==4:!1}function U(F,G="CacheStore"){if(typeof F!="object"||F===null)throw new TypeError(
`expected type of ${G} to be a CacheStore, got ${F===null?"null":typeof F}`);for(const L of["get","createWriteStream","delete"])if(typeof F[L]!="function")throw new TypeError(
`${G} needs to have a \`${L}()\` function`)}function k(F,G="CacheMethods"){if(!Array.isArray(F))throw new TypeError(`expected type of ${G} needs to be an array,\
 got ${F===null?"null":typeof F}`);if(F.length===0)throw new TypeError(`${G} needs to have at least one method`);for(const L of F)if(!Q(c,L))throw new TypeError(
`element of ${G}-array needs to be one of following values: ${c.join(", ")}, got ${L}`)}function H(F,G){const L={};if(F.headers){const T=Object.keys(F.headers).
sort();for(const v of T)G?.has(v.toLowerCase())||(L[v]=F.headers[v])}return JSON.stringify([F.origin,F.method,F.path,L])}Y.exports={makeCacheKey:B,normalizeHeaders:p,
assertCacheKey:u,assertCacheValue:s,parseCacheControlHeader:d,hasInvalidCacheControlDirective:e,parseVaryHeader:D,hasVaryStar:h,isInvalidOrWildcardVaryHeader:M,
isEtagUsable:S,assertCacheMethods:k,assertCacheStore:U,makeDeduplicationKey:H}}),25539:(Y=>{function m(A){switch(A[3]){case",":return c(A);case" ":return y(A);default:
return R(A)}}function n(A,l,C,I,w,f,Q){const g=new Date(Date.UTC(A,l,C,I,w,f));return A>=0&&A<=99&&g.setUTCFullYear(A),g.getUTCFullYear()===A&&g.getUTCMonth()===
l&&g.getUTCDate()===C&&g.getUTCHours()===I&&g.getUTCMinutes()===w&&g.getUTCSeconds()===f&&g.getUTCDay()===Q?g:void 0}function c(A){if(A.length!==29||A[4]!==" "||
A[7]!==" "||A[11]!==" "||A[16]!==" "||A[19]!==":"||A[22]!==":"||A[25]!==" "||A[26]!=="G"||A[27]!=="M"||A[28]!=="T")return;let l=-1;if(A[0]==="S"&&A[1]==="u"&&A[2]===
"n")l=0;else if(A[0]==="M"&&A[1]==="o"&&A[2]==="n")l=1;else if(A[0]==="T"&&A[1]==="u"&&A[2]==="e")l=2;else if(A[0]==="W"&&A[1]==="e"&&A[2]==="d")l=3;else if(A[0]===
"T"&&A[1]==="h"&&A[2]==="u")l=4;else if(A[0]==="F"&&A[1]==="r"&&A[2]==="i")l=5;else if(A[0]==="S"&&A[1]==="a"&&A[2]==="t")l=6;else return;let C=0;if(A[5]==="0"){
const e=A.charCodeAt(6);if(e<49||e>57)return;C=e-48}else{const e=A.charCodeAt(5);if(e<49||e>51)return;const o=A.charCodeAt(6);if(o<48||o>57)return;C=(e-48)*10+(o-
48)}let I=-1;if(A[8]==="J"&&A[9]==="a"&&A[10]==="n")I=0;else if(A[8]==="F"&&A[9]==="e"&&A[10]==="b")I=1;else if(A[8]==="M"&&A[9]==="a")if(A[10]==="r")I=2;else if(A[10]===
"y")I=4;else return;else if(A[8]==="J")if(A[9]==="a"&&A[10]==="n")I=0;else if(A[9]==="u")if(A[10]==="n")I=5;else if(A[10]==="l")I=6;else return;else return;else if(A[8]===
"A")if(A[9]==="p"&&A[10]==="r")I=3;else if(A[9]==="u"&&A[10]==="g")I=7;else return;else if(A[8]==="S"&&A[9]==="e"&&A[10]==="p")I=8;else if(A[8]==="O"&&A[9]==="c"&&
A[10]==="t")I=9;else if(A[8]==="N"&&A[9]==="o"&&A[10]==="v")I=10;else if(A[8]==="D"&&A[9]==="e"&&A[10]==="c")I=11;else return;const w=A.charCodeAt(12);if(w<48||
w>57)return;const f=A.charCodeAt(13);if(f<48||f>57)return;const Q=A.charCodeAt(14);if(Q<48||Q>57)return;const g=A.charCodeAt(15);if(g<48||g>57)return;const E=(w-
48)*1e3+(f-48)*100+(Q-48)*10+(g-48);let a=0;if(A[17]==="0"){const e=A.charCodeAt(18);if(e<48||e>57)return;a=e-48}else{const e=A.charCodeAt(17);if(e<48||e>50)return;
const o=A.charCodeAt(18);if(o<48||o>57||e===50&&o>51)return;a=(e-48)*10+(o-48)}let t=0;if(A[20]==="0"){const e=A.charCodeAt(21);if(e<48||e>57)return;t=e-48}else{
const e=A.charCodeAt(20);if(e<48||e>53)return;const o=A.charCodeAt(21);if(o<48||o>57)return;t=(e-48)*10+(o-48)}let r=0;if(A[23]==="0"){const e=A.charCodeAt(24);
if(e<48||e>57)return;r=e-48}else{const e=A.charCodeAt(23);if(e<48||e>53)return;const o=A.charCodeAt(24);if(o<48||o>57)return;r=(e-48)*10+(o-48)}return n(E,I,C,a,
t,r,l)}function y(A){if(A.length!==24||A[7]!==" "||A[10]!==" "||A[19]!==" ")return;let l=-1;if(A[0]==="S"&&A[1]==="u"&&A[2]==="n")l=0;else if(A[0]==="M"&&A[1]===
"o"&&A[2]==="n")l=1;else if(A[0]==="T"&&A[1]==="u"&&A[2]==="e")l=2;else if(A[0]==="W"&&A[1]==="e"&&A[2]==="d")l=3;else if(A[0]==="T"&&A[1]==="h"&&A[2]==="u")l=4;else if(A[0]===
"F"&&A[1]==="r"&&A[2]==="i")l=5;else if(A[0]==="S"&&A[1]==="a"&&A[2]==="t")l=6;else return;let C=-1;if(A[4]==="J"&&A[5]==="a"&&A[6]==="n")C=0;else if(A[4]==="F"&&
A[5]==="e"&&A[6]==="b")C=1;else if(A[4]==="M"&&A[5]==="a")if(A[6]==="r")C=2;else if(A[6]==="y")C=4;else return;else if(A[4]==="J")if(A[5]==="a"&&A[6]==="n")C=0;else if(A[5]===
"u")if(A[6]==="n")C=5;else if(A[6]==="l")C=6;else return;else return;else if(A[4]==="A")if(A[5]==="p"&&A[6]==="r")C=3;else if(A[5]==="u"&&A[6]==="g")C=7;else return;else if(A[4]===
"S"&&A[5]==="e"&&A[6]==="p")C=8;else if(A[4]==="O"&&A[5]==="c"&&A[6]==="t")C=9;else if(A[4]==="N"&&A[5]==="o"&&A[6]==="v")C=10;else if(A[4]==="D"&&A[5]==="e"&&A[6]===
"c")C=11;else return;let I=0;if(A[8]===" "){const e=A.charCodeAt(9);if(e<49||e>57)return;I=e-48}else{const e=A.charCodeAt(8);if(e<49||e>51)return;const o=A.charCodeAt(
9);if(o<48||o>57)return;I=(e-48)*10+(o-48)}let w=0;if(A[11]==="0"){const e=A.charCodeAt(12);if(e<48||e>57)return;w=e-48}else{const e=A.charCodeAt(11);if(e<48||e>
50)return;const o=A.charCodeAt(12);if(o<48||o>57||e===50&&o>51)return;w=(e-48)*10+(o-48)}let f=0;if(A[14]==="0"){const e=A.charCodeAt(15);if(e<48||e>57)return;f=
e-48}else{const e=A.charCodeAt(14);if(e<48||e>53)return;const o=A.charCodeAt(15);if(o<48||o>57)return;f=(e-48)*10+(o-48)}let Q=0;if(A[17]==="0"){const e=A.charCodeAt(
18);if(e<48||e>57)return;Q=e-48}else{const e=A.charCodeAt(17);if(e<48||e>53)return;const o=A.charCodeAt(18);if(o<48||o>57)return;Q=(e-48)*10+(o-48)}const g=A.charCodeAt(
20);if(g<48||g>57)return;const E=A.charCodeAt(21);if(E<48||E>57)return;const a=A.charCodeAt(22);if(a<48||a>57)return;const t=A.charCodeAt(23);if(t<48||t>57)return;
const r=(g-48)*1e3+(E-48)*100+(a-48)*10+(t-48);return n(r,C,I,w,f,Q,l)}function R(A){let l=-1,C=-1;if(A[0]==="S")A[1]==="u"&&A[2]==="n"&&A[3]==="d"&&A[4]==="a"&&
A[5]==="y"?(C=0,l=6):A[1]==="a"&&A[2]==="t"&&A[3]==="u"&&A[4]==="r"&&A[5]==="d"&&A[6]==="a"&&A[7]==="y"&&(C=6,l=8);else if(A[0]==="M"&&A[1]==="o"&&A[2]==="n"&&A[3]===
"d"&&A[4]==="a"&&A[5]==="y")C=1,l=6;else if(A[0]==="T")A[1]==="u"&&A[2]==="e"&&A[3]==="s"&&A[4]==="d"&&A[5]==="a"&&A[6]==="y"?(C=2,l=7):A[1]==="h"&&A[2]==="u"&&
A[3]==="r"&&A[4]==="s"&&A[5]==="d"&&A[6]==="a"&&A[7]==="y"&&(C=4,l=8);else if(A[0]==="W"&&A[1]==="e"&&A[2]==="d"&&A[3]==="n"&&A[4]==="e"&&A[5]==="s"&&A[6]==="d"&&
A[7]==="a"&&A[8]==="y")C=3,l=9;else if(A[0]==="F"&&A[1]==="r"&&A[2]==="i"&&A[3]==="d"&&A[4]==="a"&&A[5]==="y")C=5,l=6;else return;if(A[l]!==","||A.length-l-1!==
23||A[l+1]!==" "||A[l+4]!=="-"||A[l+8]!=="-"||A[l+11]!==" "||A[l+14]!==":"||A[l+17]!==":"||A[l+20]!==" "||A[l+21]!=="G"||A[l+22]!=="M"||A[l+23]!=="T")return;let I=0;
if(A[l+2]==="0"){const r=A.charCodeAt(l+3);if(r<49||r>57)return;I=r-48}else{const r=A.charCodeAt(l+2);if(r<49||r>51)return;const e=A.charCodeAt(l+3);if(e<48||e>
57)return;I=(r-48)*10+(e-48)}let w=-1;if(A[l+5]==="J"&&A[l+6]==="a"&&A[l+7]==="n")w=0;else if(A[l+5]==="F"&&A[l+6]==="e"&&A[l+7]==="b")w=1;else if(A[l+5]==="M"&&
A[l+6]==="a"&&A[l+7]==="r")w=2;else if(A[l+5]==="A"&&A[l+6]==="p"&&A[l+7]==="r")w=3;else if(A[l+5]==="M"&&A[l+6]==="a"&&A[l+7]==="y")w=4;else if(A[l+5]==="J"&&A[l+
6]==="u"&&A[l+7]==="n")w=5;else if(A[l+5]==="J"&&A[l+6]==="u"&&A[l+7]==="l")w=6;else if(A[l+5]==="A"&&A[l+6]==="u"&&A[l+7]==="g")w=7;else if(A[l+5]==="S"&&A[l+6]===
"e"&&A[l+7]==="p")w=8;else if(A[l+5]==="O"&&A[l+6]==="c"&&A[l+7]==="t")w=9;else if(A[l+5]==="N"&&A[l+6]==="o"&&A[l+7]==="v")w=10;else if(A[l+5]==="D"&&A[l+6]===
"e"&&A[l+7]==="c")w=11;else return;const f=A.charCodeAt(l+9);if(f<48||f>57)return;const Q=A.charCodeAt(l+10);if(Q<48||Q>57)return;let g=(f-48)*10+(Q-48);g+=g<70?
2e3:1900;let E=0;if(A[l+12]==="0"){const r=A.charCodeAt(l+13);if(r<48||r>57)return;E=r-48}else{const r=A.charCodeAt(l+12);if(r<48||r>50)return;const e=A.charCodeAt(
l+13);if(e<48||e>57||r===50&&e>51)return;E=(r-48)*10+(e-48)}let a=0;if(A[l+15]==="0"){const r=A.charCodeAt(l+16);if(r<48||r>57)return;a=r-48}else{const r=A.charCodeAt(
l+15);if(r<48||r>53)return;const e=A.charCodeAt(l+16);if(e<48||e>57)return;a=(r-48)*10+(e-48)}let t=0;if(A[l+18]==="0"){const r=A.charCodeAt(l+19);if(r<48||r>57)
return;t=r-48}else{const r=A.charCodeAt(l+18);if(r<48||r>53)return;const e=A.charCodeAt(l+19);if(e<48||e>57)return;t=(r-48)*10+(e-48)}return n(g,w,I,E,a,t,C)}Y.
exports={parseHttpDate:m}}),87906:(Y=>{function m(){let n,c;return{promise:new Promise((R,A)=>{n=R,c=A}),resolve:n,reject:c}}Y.exports={createDeferredPromise:m}}),
90723:((Y,m,n)=>{const c={__proto__:null,"node:crypto":()=>n(77598),"node:sqlite":()=>n(80099),"node:worker_threads":()=>n(75919),"node:zlib":()=>n(38522)};function y(g){
try{return c[g](),!0}catch(E){if(E.code!=="ERR_UNKNOWN_BUILTIN_MODULE"&&E.code!=="ERR_NO_CRYPTO")throw E;return!1}}function R(g,E){return typeof c[g]()[E]<"u"}const A=[
"markAsUncloneable","zstd"],l={markAsUncloneable:["node:worker_threads","markAsUncloneable"],zstd:["node:zlib","createZstdDecompress"]},C=["crypto","sqlite"],I=[
...C,...A];function w(g){if(C.includes(g))return y(`node:${g}`);if(A.includes(g)){const[E,a]=l[g];return R(E,a)}throw new TypeError(`unknown feature: ${g}`)}class f{#A=new Map;clear(){
this.#A.clear()}has(E){return this.#A.get(E)??this.#e(E)}set(E,a){if(I.includes(E)===!1)throw new TypeError(`unknown feature: ${E}`);this.#A.set(E,a)}#e(E){const a=w(
E);return this.#A.set(E,a),a}}const Q=new f;Y.exports.runtimeFeatures=Q,Y.exports.default=Q}),41584:((Y,m,n)=>{const{kConnected:c,kPending:y,kRunning:R,kSize:A,
kFree:l,kQueued:C}=n(59777);class I{constructor(Q){this.connected=Q[c],this.pending=Q[y],this.running=Q[R],this.size=Q[A]}}class w{constructor(Q){this.connected=
Q[c],this.free=Q[l],this.pending=Q[y],this.queued=Q[C],this.running=Q[R],this.size=Q[A]}}Y.exports={ClientStats:I,PoolStats:w}}),87465:(Y=>{let m=0;const n=1e3,
c=(n>>1)-1;let y;const R=Symbol("kFastTimer"),A=[],l=-2,C=-1,I=0,w=1;function f(){m+=c;let E=0,a=A.length;for(;E<a;){const t=A[E];t._state===I?(t._idleStart=m-c,
t._state=w):t._state===w&&m>=t._idleStart+t._idleTimeout&&(t._state=C,t._idleStart=-1,t._onTimeout(t._timerArg)),t._state===C?(t._state=l,--a!==0&&(A[E]=A[a])):
++E}A.length=a,A.length!==0&&Q()}function Q(){y?.refresh?y.refresh():(clearTimeout(y),y=setTimeout(f,c),y?.unref())}class g{[R]=!0;_state=l;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(a,t,r){
this._onTimeout=a,this._idleTimeout=t,this._timerArg=r,this.refresh()}refresh(){this._state===l&&A.push(this),(!y||A.length===1)&&Q(),this._state=I}clear(){this.
_state=C,this._idleStart=-1}}Y.exports={setTimeout(E,a,t){return a<=n?setTimeout(E,a,t):new g(E,a,t)},clearTimeout(E){E[R]?E.clear():clearTimeout(E)},setFastTimeout(E,a,t){
return new g(E,a,t)},clearFastTimeout(E){E.clear()},now(){return m},tick(E=0){m+=E-n+1,f(),f()},reset(){m=0,A.length=0,clearTimeout(y),y=null},kFastTimer:R}}),41668:((Y,m,n)=>{
const c=n(34589),{kConstruct:y}=n(59777),{urlEquals:R,getFieldValues:A}=n(53932),{kEnumerableProperty:l,isDisturbed:C}=n(31978),{webidl:I}=n(25297),{cloneResponse:w,
fromInnerResponse:f,getResponseState:Q}=n(71477),{Request:g,fromInnerRequest:E,getRequestState:a}=n(31745),{fetching:t}=n(24364),{urlIsHttpHttpsScheme:r,readAllBytes:e}=n(
76558),{createDeferredPromise:o}=n(87906);class B{#A;constructor(){arguments[0]!==y&&I.illegalConstructor(),I.util.markAsUncloneable(this),this.#A=arguments[1]}async match(u,s={}){
I.brandCheck(this,B);const d="Cache.match";I.argumentLengthCheck(arguments,1,d),u=I.converters.RequestInfo(u),s=I.converters.CacheQueryOptions(s,d,"options");const i=this.#s(
u,s,1);if(i.length!==0)return i[0]}async matchAll(u=void 0,s={}){I.brandCheck(this,B);const d="Cache.matchAll";return u!==void 0&&(u=I.converters.RequestInfo(u)),
s=I.converters.CacheQueryOptions(s,d,"options"),this.#s(u,s)}async add(u){I.brandCheck(this,B),I.argumentLengthCheck(arguments,1,"Cache.add"),u=I.converters.RequestInfo(
u);const d=[u];return await this.addAll(d)}async addAll(u){I.brandCheck(this,B);const s="Cache.addAll";I.argumentLengthCheck(arguments,1,s);const d=[],i=[];for(let F of u){
if(F===void 0)throw I.errors.conversionFailed({prefix:s,argument:"Argument 1",types:["undefined is not allowed"]});if(F=I.converters.RequestInfo(F),typeof F=="s\
tring")continue;const G=a(F);if(!r(G.url)||G.method!=="GET")throw I.errors.exception({header:s,message:"Expected http/s scheme when method is not GET."})}const h=[];
for(const F of u){const G=a(new g(F));if(!r(G.url))throw I.errors.exception({header:s,message:"Expected http/s scheme."});G.initiator="fetch",G.destination="sub\
resource",i.push(G);const L=o();h.push(t({request:G,processResponse(T){if(T.type==="error"||T.status===206||T.status<200||T.status>299)L.reject(I.errors.exception(
{header:"Cache.addAll",message:"Received an invalid status code or the request failed."}));else if(T.headersList.contains("vary")){const v=A(T.headersList.get("\
vary"));for(const x of v)if(x==="*"){L.reject(I.errors.exception({header:"Cache.addAll",message:"invalid vary field value"}));for(const O of h)O.abort();return}}},
processResponseEndOfBody(T){if(T.aborted){L.reject(new DOMException("aborted","AbortError"));return}L.resolve(T)}})),d.push(L.promise)}const M=await Promise.all(
d),S=[];let U=0;for(const F of M){const G={type:"put",request:i[U],response:F};S.push(G),U++}const k=o();let H=null;try{this.#e(S)}catch(F){H=F}return queueMicrotask(
()=>{H===null?k.resolve(void 0):k.reject(H)}),k.promise}async put(u,s){I.brandCheck(this,B);const d="Cache.put";I.argumentLengthCheck(arguments,2,d),u=I.converters.
RequestInfo(u),s=I.converters.Response(s,d,"response");let i=null;if(I.is.Request(u)?i=a(u):i=a(new g(u)),!r(i.url)||i.method!=="GET")throw I.errors.exception({
header:d,message:"Expected an http/s scheme when method is not GET"});const h=Q(s);if(h.status===206)throw I.errors.exception({header:d,message:"Got 206 status"});
if(h.headersList.contains("vary")){const G=A(h.headersList.get("vary"));for(const L of G)if(L==="*")throw I.errors.exception({header:d,message:"Got * vary field\
 value"})}if(h.body&&(C(h.body.stream)||h.body.stream.locked))throw I.errors.exception({header:d,message:"Response body is locked or disturbed"});const D=w(h),M=o();
if(h.body!=null){const L=h.body.stream.getReader();e(L,M.resolve,M.reject)}else M.resolve(void 0);const S=[],U={type:"put",request:i,response:D};S.push(U);const k=await M.
promise;D.body!=null&&(D.body.source=k);const H=o();let F=null;try{this.#e(S)}catch(G){F=G}return queueMicrotask(()=>{F===null?H.resolve():H.reject(F)}),H.promise}async delete(u,s={}){
I.brandCheck(this,B);const d="Cache.delete";I.argumentLengthCheck(arguments,1,d),u=I.converters.RequestInfo(u),s=I.converters.CacheQueryOptions(s,d,"options");let i=null;
if(I.is.Request(u)){if(i=a(u),i.method!=="GET"&&!s.ignoreMethod)return!1}else c(typeof u=="string"),i=a(new g(u));const h=[],D={type:"delete",request:i,options:s};
h.push(D);const M=o();let S=null,U;try{U=this.#e(h)}catch(k){S=k}return queueMicrotask(()=>{S===null?M.resolve(!!U?.length):M.reject(S)}),M.promise}async keys(u=void 0,s={}){
I.brandCheck(this,B);const d="Cache.keys";u!==void 0&&(u=I.converters.RequestInfo(u)),s=I.converters.CacheQueryOptions(s,d,"options");let i=null;if(u!==void 0)if(I.
is.Request(u)){if(i=a(u),i.method!=="GET"&&!s.ignoreMethod)return[]}else typeof u=="string"&&(i=a(new g(u)));const h=o(),D=[];if(u===void 0)for(const M of this.#A)
D.push(M[0]);else{const M=this.#t(i,s);for(const S of M)D.push(S[0])}return queueMicrotask(()=>{const M=[];for(const S of D){const U=E(S,void 0,new AbortController().
signal,"immutable");M.push(U)}h.resolve(Object.freeze(M))}),h.promise}#e(u){const s=this.#A,d=[...s],i=[],h=[];try{for(const D of u){if(D.type!=="delete"&&D.type!==
"put")throw I.errors.exception({header:"Cache.#batchCacheOperations",message:'operation type does not match "delete" or "put"'});if(D.type==="delete"&&D.response!=
null)throw I.errors.exception({header:"Cache.#batchCacheOperations",message:"delete operation should not have an associated response"});if(this.#t(D.request,D.options,
i).length)throw new DOMException("???","InvalidStateError");let M;if(D.type==="delete"){if(M=this.#t(D.request,D.options),M.length===0)return[];for(const S of M){
const U=s.indexOf(S);c(U!==-1),s.splice(U,1)}}else if(D.type==="put"){if(D.response==null)throw I.errors.exception({header:"Cache.#batchCacheOperations",message:"\
put operation should have an associated response"});const S=D.request;if(!r(S.url))throw I.errors.exception({header:"Cache.#batchCacheOperations",message:"expec\
ted http or https scheme"});if(S.method!=="GET")throw I.errors.exception({header:"Cache.#batchCacheOperations",message:"not get method"});if(D.options!=null)throw I.
errors.exception({header:"Cache.#batchCacheOperations",message:"options must not be defined"});M=this.#t(D.request);for(const U of M){const k=s.indexOf(U);c(k!==
-1),s.splice(k,1)}s.push([D.request,D.response]),i.push([D.request,D.response])}h.push([D.request,D.response])}return h}catch(D){throw this.#A.length=0,this.#A=
d,D}}#t(u,s,d){const i=[],h=d??this.#A;for(const D of h){const[M,S]=D;this.#n(u,M,S,s)&&i.push(D)}return i}#n(u,s,d=null,i){const h=new URL(u.url),D=new URL(s.url);
if(i?.ignoreSearch&&(D.search="",h.search=""),!R(h,D,!0))return!1;if(d==null||i?.ignoreVary||!d.headersList.contains("vary"))return!0;const M=A(d.headersList.get(
"vary"));for(const S of M){if(S==="*")return!1;const U=s.headersList.get(S),k=u.headersList.get(S);if(U!==k)return!1}return!0}#s(u,s,d=1/0){let i=null;if(u!==void 0)
if(I.is.Request(u)){if(i=a(u),i.method!=="GET"&&!s.ignoreMethod)return[]}else typeof u=="string"&&(i=a(new g(u)));const h=[];if(u===void 0)for(const M of this.#A)
h.push(M[1]);else{const M=this.#t(i,s);for(const S of M)h.push(S[1])}const D=[];for(const M of h){const S=f(w(M),"immutable");if(D.push(S),D.length>=d)break}return Object.
freeze(D)}}Object.defineProperties(B.prototype,{[Symbol.toStringTag]:{value:"Cache",configurable:!0},match:l,matchAll:l,add:l,addAll:l,put:l,delete:l,keys:l});const N=[
{key:"ignoreSearch",converter:I.converters.boolean,defaultValue:()=>!1},{key:"ignoreMethod",converter:I.converters.boolean,defaultValue:()=>!1},{key:"ignoreVary",
converter:I.converters.boolean,defaultValue:()=>!1}];I.converters.CacheQueryOptions=I.dictionaryConverter(N),I.converters.MultiCacheQueryOptions=I.dictionaryConverter(
[...N,{key:"cacheName",converter:I.converters.DOMString}]),I.converters.Response=I.interfaceConverter(I.is.Response,"Response"),I.converters["sequence<RequestIn\
fo>"]=I.sequenceConverter(I.converters.RequestInfo),Y.exports={Cache:B}}),51979:((Y,m,n)=>{const{Cache:c}=n(41668),{webidl:y}=n(25297),{kEnumerableProperty:R}=n(
31978),{kConstruct:A}=n(59777);class l{#A=new Map;constructor(){arguments[0]!==A&&y.illegalConstructor(),y.util.markAsUncloneable(this)}async match(I,w={}){if(y.
brandCheck(this,l),y.argumentLengthCheck(arguments,1,"CacheStorage.match"),I=y.converters.RequestInfo(I),w=y.converters.MultiCacheQueryOptions(w),w.cacheName!=null){
if(this.#A.has(w.cacheName)){const f=this.#A.get(w.cacheName);return await new c(A,f).match(I,w)}}else for(const f of this.#A.values()){const g=await new c(A,f).
match(I,w);if(g!==void 0)return g}}async has(I){y.brandCheck(this,l);const w="CacheStorage.has";return y.argumentLengthCheck(arguments,1,w),I=y.converters.DOMString(
I,w,"cacheName"),this.#A.has(I)}async open(I){y.brandCheck(this,l);const w="CacheStorage.open";if(y.argumentLengthCheck(arguments,1,w),I=y.converters.DOMString(
I,w,"cacheName"),this.#A.has(I)){const Q=this.#A.get(I);return new c(A,Q)}const f=[];return this.#A.set(I,f),new c(A,f)}async delete(I){y.brandCheck(this,l);const w="\
CacheStorage.delete";return y.argumentLengthCheck(arguments,1,w),I=y.converters.DOMString(I,w,"cacheName"),this.#A.delete(I)}async keys(){return y.brandCheck(this,
l),[...this.#A.keys()]}}Object.defineProperties(l.prototype,{[Symbol.toStringTag]:{value:"CacheStorage",configurable:!0},match:R,has:R,open:R,delete:R,keys:R}),
Y.exports={CacheStorage:l}}),53932:((Y,m,n)=>{const c=n(34589),{URLSerializer:y}=n(55662),{isValidHeaderName:R}=n(76558);function A(C,I,w=!1){const f=y(C,w),Q=y(
I,w);return f===Q}function l(C){c(C!==null);const I=[];for(let w of C.split(","))w=w.trim(),R(w)&&I.push(w);return I}Y.exports={urlEquals:A,getFieldValues:l}}),
594:(Y=>{Y.exports={maxAttributeValueSize:1024,maxNameValuePairSize:4096}}),75791:((Y,m,n)=>{const{parseSetCookie:c}=n(49752),{stringify:y}=n(63471),{webidl:R}=n(
25297),{Headers:A}=n(59278),l=R.brandCheckMultiple([A,globalThis.Headers].filter(Boolean));function C(g){R.argumentLengthCheck(arguments,1,"getCookies"),l(g);const E=g.
get("cookie"),a={__proto__:null};if(!E)return a;for(const t of E.split(";")){const[r,...e]=t.split("=");a[r.trim()]=e.join("=")}return a}function I(g,E,a){l(g);
const t="deleteCookie";R.argumentLengthCheck(arguments,2,t),E=R.converters.DOMString(E,t,"name"),a=R.converters.DeleteCookieAttributes(a),Q(g,{name:E,value:"",expires:new Date(
0),...a})}function w(g){R.argumentLengthCheck(arguments,1,"getSetCookies"),l(g);const E=g.getSetCookie();return E?E.map(a=>c(a)):[]}function f(g){return g=R.converters.
DOMString(g),c(g)}function Q(g,E){R.argumentLengthCheck(arguments,2,"setCookie"),l(g),E=R.converters.Cookie(E);const a=y(E);a&&g.append("set-cookie",a,!0)}R.converters.
DeleteCookieAttributes=R.dictionaryConverter([{converter:R.nullableConverter(R.converters.DOMString),key:"path",defaultValue:()=>null},{converter:R.nullableConverter(
R.converters.DOMString),key:"domain",defaultValue:()=>null}]),R.converters.Cookie=R.dictionaryConverter([{converter:R.converters.DOMString,key:"name"},{converter:R.
converters.DOMString,key:"value"},{converter:R.nullableConverter(g=>typeof g=="number"?R.converters["unsigned long long"](g):new Date(g)),key:"expires",defaultValue:()=>null},
{converter:R.nullableConverter(R.converters["long long"]),key:"maxAge",defaultValue:()=>null},{converter:R.nullableConverter(R.converters.DOMString),key:"domain",
defaultValue:()=>null},{converter:R.nullableConverter(R.converters.DOMString),key:"path",defaultValue:()=>null},{converter:R.nullableConverter(R.converters.boolean),
key:"secure",defaultValue:()=>null},{converter:R.nullableConverter(R.converters.boolean),key:"httpOnly",defaultValue:()=>null},{converter:R.converters.USVString,
key:"sameSite",allowedValues:["Strict","Lax","None"]},{converter:R.sequenceConverter(R.converters.DOMString),key:"unparsed",defaultValue:()=>[]}]),Y.exports={getCookies:C,
deleteCookie:I,getSetCookies:w,setCookie:Q,parseCookie:f}}),49752:((Y,m,n)=>{const{collectASequenceOfCodePointsFast:c}=n(8542),{maxNameValuePairSize:y,maxAttributeValueSize:R}=n(
594),{isCTLExcludingHtab:A}=n(63471),l=n(34589);function C(w){if(A(w))return null;let f="",Q="",g="",E="";if(w.includes(";")){const a={position:0};f=c(";",w,a),
Q=w.slice(a.position)}else f=w;if(!f.includes("="))E=f;else{const a={position:0};g=c("=",f,a),E=f.slice(a.position+1)}return g=g.trim(),E=E.trim(),g.length+E.length>
y?null:{name:g,value:E,...I(Q)}}function I(w,f={}){for(;;){if(w.length===0)return f;l(w[0]===";"),w=w.slice(1);let Q="";w.includes(";")?(Q=c(";",w,{position:0}),
w=w.slice(Q.length)):(Q=w,w="");let g="",E="";if(Q.includes("=")){const t={position:0};g=c("=",Q,t),E=Q.slice(t.position+1)}else g=Q;if(g=g.trim(),E=E.trim(),E.
length>R)continue;const a=g.toLowerCase();if(a==="expires"){const t=new Date(E);f.expires=t}else if(a==="max-age"){const t=E.charCodeAt(0);if((t<48||t>57)&&E[0]!==
"-"||!/^\d+$/.test(E))continue;const r=Number(E);f.maxAge=r}else if(a==="domain"){let t=E;t[0]==="."&&(t=t.slice(1)),t=t.toLowerCase(),f.domain=t}else if(a==="p\
ath"){let t="";E.length===0||E[0]!=="/"?t="/":t=E,f.path=t}else if(a==="secure")f.secure=!0;else if(a==="httponly")f.httpOnly=!0;else if(a==="samesite"){const t=E.
toLowerCase();t==="none"?f.sameSite="None":t==="strict"?f.sameSite="Strict":t==="lax"&&(f.sameSite="Lax")}else f.unparsed??=[],f.unparsed.push(`${g}=${E}`)}}Y.exports=
{parseSetCookie:C,parseUnparsedAttributes:I}}),63471:(Y=>{function m(g){for(let E=0;E<g.length;++E){const a=g.charCodeAt(E);if(a>=0&&a<=8||a>=10&&a<=31||a===127)
return!0}return!1}function n(g){for(let E=0;E<g.length;++E){const a=g.charCodeAt(E);if(a<33||a>126||a===34||a===40||a===41||a===60||a===62||a===64||a===44||a===
59||a===58||a===92||a===47||a===91||a===93||a===63||a===61||a===123||a===125)throw new Error("Invalid cookie name")}}function c(g){let E=g.length,a=0;if(g[0]===
'"'){if(E===1||g[E-1]!=='"')throw new Error("Invalid cookie value");--E,++a}for(;a<E;){const t=g.charCodeAt(a++);if(t<33||t>126||t===34||t===44||t===59||t===92)
throw new Error("Invalid cookie value")}}function y(g){for(let E=0;E<g.length;++E){const a=g.charCodeAt(E);if(a<32||a>126||a===59)throw new Error("Invalid cooki\
e path")}}function R(g){return g>=48&&g<=57||g>=65&&g<=90||g>=97&&g<=122}function A(g){if(g===" ")return;if(g.length>255)throw new Error("Invalid cookie domain");
let E=0;for(let a=0;a<g.length;++a){const t=g.charCodeAt(a);if(t===46){if(E===0)throw new Error("Invalid cookie domain");if(g.charCodeAt(a-1)===45)throw new Error(
"Invalid cookie domain");E=0;continue}if(E===0&&!R(t))throw new Error("Invalid cookie domain");if(!R(t)&&t!==45)throw new Error("Invalid cookie domain");if(++E>
63)throw new Error("Invalid cookie domain")}if(E===0||g.charCodeAt(g.length-1)===45)throw new Error("Invalid cookie domain")}const l=["Sun","Mon","Tue","Wed","T\
hu","Fri","Sat"],C=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"],I=Array(61).fill(0).map((g,E)=>E.toString().padStart(2,"0"));function w(g){
return typeof g=="number"&&(g=new Date(g)),`${l[g.getUTCDay()]}, ${I[g.getUTCDate()]} ${C[g.getUTCMonth()]} ${g.getUTCFullYear()} ${I[g.getUTCHours()]}:${I[g.getUTCMinutes()]}\
:${I[g.getUTCSeconds()]} GMT`}function f(g){if(g<0)throw new Error("Invalid cookie max-age")}function Q(g){if(g.name.length===0)return null;n(g.name),c(g.value);
const E=[`${g.name}=${g.value}`];if(g.name.startsWith("__Secure-")&&(g.secure=!0),g.name.startsWith("__Host-")&&(g.secure=!0,g.domain=null,g.path="/"),g.secure&&
E.push("Secure"),g.httpOnly&&E.push("HttpOnly"),typeof g.maxAge=="number"&&(f(g.maxAge),E.push(`Max-Age=${g.maxAge}`)),g.domain&&(A(g.domain),E.push(`Domain=${g.
domain}`)),g.path&&(y(g.path),E.push(`Path=${g.path}`)),g.expires!=null){const a=g.expires instanceof Date?g.expires.getTime():g.expires;typeof a=="number"&&Number.
isFinite(a)&&Math.abs(a)<=864e13&&E.push(`Expires=${w(g.expires)}`)}g.sameSite&&E.push(`SameSite=${g.sameSite}`);for(const a of g.unparsed){if(!a.includes("="))
throw new Error("Invalid unparsed");const[t,...r]=a.split("="),e=t.trim(),o=r.join("=");n(e),c(o),E.push(`${e}=${o}`)}return E.join("; ")}Y.exports={isCTLExcludingHtab:m,
validateCookieName:n,validateCookiePath:y,validateCookieValue:c,toIMFDate:w,stringify:Q}}),37501:((Y,m,n)=>{const c=n(4573),{Transform:y}=n(57075),{isASCIINumber:R,
isValidLastEventId:A}=n(95281),l=[239,187,191],C=10,I=13,w=58,f=32,Q=c.kStringMaxLength,g=Buffer.from("data"),E=Buffer.from("event"),a=Buffer.from("id"),t=Buffer.
from("retry"),r=1024,e=131072,o=128;function B(d,i){if(i>=d.length)return!1;for(let h=i;h<d.length;h++)if(d[h]<48||d[h]>57)return!1;return!0}function N(d,i){for(let h=i;h<
d.length;h++)if(d[h]===0)return!1;return!0}function p(d,i,h){if(i!==h.length)return!1;for(let D=0;D<i;D++)if(d[D]!==h[D])return!1;return!0}function u(){const d=new Error(
"EventSource message size exceeded");return d.aborted=!1,d}class s extends y{state;checkBOM=!0;crlfCheck=!1;eventEndCheck=!1;chunks=[];chunkIndex=0;pos=0;lineChunkIndex=0;linePos=0;lineLength=0;eventSize=0;eventFieldSizes={
data:0,event:0,id:0,retry:0};dataLineCount=0;maxEventSize;maxDataLines;maxBufferedChunks;event={data:void 0,event:void 0,id:void 0,retry:void 0};constructor(i={}){
i.readableObjectMode=!0,super(i),this.state=i.eventSourceSettings||{},this.maxEventSize=i.maxEventSize??Q;const h=this.maxEventSize>0?Math.min(e,Math.max(r,Math.
floor(this.maxEventSize/o))):0;this.maxDataLines=h,this.maxBufferedChunks=h,i.push&&(this.push=i.push)}_transform(i,h,D){if(i.length===0){D();return}if(this.maxEventSize>
0&&this.chunks.length>=this.maxBufferedChunks&&i[0]!==C&&i[0]!==I){D(u());return}if(this.chunks.push(i),this.checkBOM&&this.handleBOM()){D();return}for(;this.hasCurrentByte();){
const M=this.currentByte();if(this.eventEndCheck){if(this.crlfCheck){if(M===C){this.crlfCheck=!1,this.consumeCurrentByte();continue}this.crlfCheck=!1}if(M===C||
M===I){M===I&&(this.crlfCheck=!0),this.consumeCurrentByte(),this.hasPendingEvent()&&this.processEvent(this.event),this.clearEvent();continue}this.eventEndCheck=
!1;continue}if(M===C||M===I){M===I&&(this.crlfCheck=!0);try{this.parseLine(this.readLine(),this.event)}catch(S){D(S);return}this.consumeCurrentByte(),this.eventEndCheck=
!0;continue}if(this.maxEventSize>0&&++this.lineLength>this.maxEventSize+7){D(u());return}this.advanceCursor()}D()}_destroy(i,h){this.chunks.length=0,this.clearEvent(),
super._destroy(i,h)}parseLine(i,h){if(i.length===0)return;const D=i.indexOf(w);if(D===0)return;let M=i.length,S=i.length;if(D!==-1&&(M=D,S=D+1,i[S]===f&&++S),p(
i,M,g)){if(this.maxEventSize>0&&this.dataLineCount>=this.maxDataLines)throw u();const U=i.length-S,k=this.eventFieldSizes.data+(h.data===void 0?0:1)+U;this.setEventFieldSize(
"data",k);const H=i.toString("utf8",S);h.data===void 0?h.data=H:h.data+=`
${H}`,this.dataLineCount++;return}if(p(i,M,t)){B(i,S)&&(this.setEventFieldSize("retry",i.length-S),h.retry=i.toString("utf8",S));return}if(p(i,M,a)){N(i,S)&&(this.
setEventFieldSize("id",i.length-S),h.id=i.toString("utf8",S));return}p(i,M,E)&&S<i.length&&(this.setEventFieldSize("event",i.length-S),h.event=i.toString("utf8",
S))}setEventFieldSize(i,h){const D=this.eventSize-this.eventFieldSizes[i]+h;if(this.maxEventSize>0&&D>this.maxEventSize)throw u();this.eventSize=D,this.eventFieldSizes[i]=
h}processEvent(i){i.retry&&R(i.retry)&&(this.state.reconnectionTime=parseInt(i.retry,10)),i.id!==void 0&&A(i.id)&&(this.state.lastEventId=i.id),i.data!==void 0&&
this.push({type:i.event||"message",options:{data:i.data,lastEventId:this.state.lastEventId,origin:this.state.origin}})}clearEvent(){this.event.data=void 0,this.
event.event=void 0,this.event.id=void 0,this.event.retry=void 0,this.eventSize=0,this.dataLineCount=0,this.eventFieldSizes.data=0,this.eventFieldSizes.event=0,this.
eventFieldSizes.id=0,this.eventFieldSizes.retry=0}hasPendingEvent(){return this.event.data!==void 0||this.event.event!==void 0||this.event.id!==void 0||this.event.
retry!==void 0}hasCurrentByte(){return this.chunkIndex<this.chunks.length&&this.pos<this.chunks[this.chunkIndex].length}currentByte(){return this.chunks[this.chunkIndex][this.
pos]}consumeCurrentByte(){this.advanceCursor(),this.syncLineStartToCursor()}advanceCursor(){for(this.pos++;this.chunkIndex<this.chunks.length&&this.pos>=this.chunks[this.
chunkIndex].length;)this.chunkIndex++,this.pos=0}syncLineStartToCursor(){this.lineChunkIndex=this.chunkIndex,this.linePos=this.pos,this.lineLength=0,this.dropConsumedChunks()}dropConsumedChunks(){
if(this.lineChunkIndex>0){const i=this.lineChunkIndex;this.chunks.splice(0,i),this.lineChunkIndex=0,this.chunkIndex-=i}this.chunkIndex===this.chunks.length&&(this.
chunks.length=0,this.chunkIndex=0,this.pos=0,this.lineChunkIndex=0,this.linePos=0)}readLine(){if(this.lineChunkIndex===this.chunkIndex)return this.chunks[this.chunkIndex].
subarray(this.linePos,this.pos);const i=[];let h=0;for(let D=this.lineChunkIndex;D<=this.chunkIndex;D++){const M=this.chunks[D],S=D===this.lineChunkIndex?this.linePos:
0,U=D===this.chunkIndex?this.pos:M.length,k=M.subarray(S,U);h+=k.length,i.push(k)}return Buffer.concat(i,h)}peekBufferedByte(i){let h=this.lineChunkIndex,D=this.
linePos;for(;h<this.chunks.length;){const M=this.chunks[h],S=M.length-D;if(i<S)return M[D+i];i-=S,h++,D=0}}discardLeadingBytes(i){for(;i>0&&this.lineChunkIndex<
this.chunks.length;){const D=this.chunks[this.lineChunkIndex].length-this.linePos;i<D?(this.linePos+=i,i=0):(i-=D,this.lineChunkIndex++,this.linePos=0)}this.chunkIndex=
this.lineChunkIndex,this.pos=this.linePos,this.dropConsumedChunks()}handleBOM(){const i=this.peekBufferedByte(0),h=this.peekBufferedByte(1),D=this.peekBufferedByte(
2);return h===void 0?(i===l[0]||(this.checkBOM=!1),!0):D===void 0?i===l[0]&&h===l[1]?!0:(this.checkBOM=!1,!1):(i===l[0]&&h===l[1]&&D===l[2]&&this.discardLeadingBytes(
3),this.checkBOM=!1,!this.hasCurrentByte())}}Y.exports={EventSourceStream:s}}),81896:((Y,m,n)=>{const{pipeline:c}=n(57075),{fetching:y}=n(24364),{makeRequest:R}=n(
31745),{webidl:A}=n(25297),{EventSourceStream:l}=n(37501),{parseMIMEType:C}=n(55662),{createFastMessageEvent:I}=n(12574),{isNetworkError:w}=n(71477),{kEnumerableProperty:f}=n(
31978),{environmentSettingsObject:Q}=n(76558),{getGlobalDispatcher:g}=n(50311);let E=!1;const a=3e3,t=0,r=1,e=2,o="anonymous",B="use-credentials";class N extends EventTarget{#A={
open:null,error:null,message:null};#e;#t=!1;#n=t;#s=null;#r=null;#i;#o;constructor(s,d={}){super(),A.util.markAsUncloneable(this);const i="EventSource construct\
or";A.argumentLengthCheck(arguments,1,i),E||(E=!0,process.emitWarning("EventSource is experimental, expect them to change at any time.",{code:"UNDICI-ES"})),s=A.
converters.USVString(s),d=A.converters.EventSourceInitDict(d,i,"eventSourceInitDict"),this.#i=d.node.dispatcher||d.dispatcher,this.#o={lastEventId:"",reconnectionTime:d.
node.reconnectionTime};const h=Q;let D;try{D=new URL(s,h.settingsObject.baseUrl),this.#o.origin=D.origin}catch(U){throw new DOMException(U,"SyntaxError")}this.#e=
D.href;let M=o;d.withCredentials===!0&&(M=B,this.#t=!0);const S={redirect:"follow",keepalive:!0,mode:"cors",credentials:M==="anonymous"?"same-origin":"omit",referrer:"\
no-referrer"};S.client=Q.settingsObject,S.headersList=[["accept",{name:"accept",value:"text/event-stream"}]],S.cache="no-store",S.initiator="other",S.urlList=[new URL(
this.#e)],this.#s=R(S),this.#a()}get readyState(){return this.#n}get url(){return this.#e}get withCredentials(){return this.#t}#a(){if(this.#n===e)return;this.#n=
t;const s={request:this.#s,dispatcher:this.#i},d=i=>{if(!w(i))return this.#g()};s.processResponseEndOfBody=d,s.processResponse=i=>{if(w(i))if(i.aborted){this.close(),
this.dispatchEvent(new Event("error"));return}else{this.#g();return}const h=i.headersList.get("content-type",!0),D=h!==null?C(h):"failure",M=D!=="failure"&&D.essence===
"text/event-stream";if(i.status!==200||M===!1){this.close(),this.dispatchEvent(new Event("error"));return}this.#n=r,this.dispatchEvent(new Event("open")),this.#o.
origin=i.urlList[i.urlList.length-1].origin;const S=new l({eventSourceSettings:this.#o,maxEventSize:this.#i.eventSourceOptions?.maxEventSize,push:U=>{this.dispatchEvent(
I(U.type,U.options))}});c(i.body.stream,S,U=>{U?.aborted===!1&&(this.close(),this.dispatchEvent(new Event("error")))})},this.#r=y(s)}#g(){this.#n!==e&&(this.#n=
t,this.dispatchEvent(new Event("error")),setTimeout(()=>{this.#n===t&&(this.#o.lastEventId.length&&this.#s.headersList.set("last-event-id",this.#o.lastEventId,!0),
this.#a())},this.#o.reconnectionTime)?.unref())}close(){A.brandCheck(this,N),this.#n!==e&&(this.#n=e,this.#r.abort(),this.#s=null)}get onopen(){return this.#A.open}set onopen(s){
this.#A.open&&this.removeEventListener("open",this.#A.open);const d=A.converters.EventHandlerNonNull(s);d!==null?(this.addEventListener("open",d),this.#A.open=s):
this.#A.open=null}get onmessage(){return this.#A.message}set onmessage(s){this.#A.message&&this.removeEventListener("message",this.#A.message);const d=A.converters.
EventHandlerNonNull(s);d!==null?(this.addEventListener("message",d),this.#A.message=s):this.#A.message=null}get onerror(){return this.#A.error}set onerror(s){this.#A.
error&&this.removeEventListener("error",this.#A.error);const d=A.converters.EventHandlerNonNull(s);d!==null?(this.addEventListener("error",d),this.#A.error=s):this.#A.
error=null}}const p={CONNECTING:{__proto__:null,configurable:!1,enumerable:!0,value:t,writable:!1},OPEN:{__proto__:null,configurable:!1,enumerable:!0,value:r,writable:!1},
CLOSED:{__proto__:null,configurable:!1,enumerable:!0,value:e,writable:!1}};Object.defineProperties(N,p),Object.defineProperties(N.prototype,p),Object.defineProperties(
N.prototype,{close:f,onerror:f,onmessage:f,onopen:f,readyState:f,url:f,withCredentials:f}),A.converters.EventSourceInitDict=A.dictionaryConverter([{key:"withCre\
dentials",converter:A.converters.boolean,defaultValue:()=>!1},{key:"dispatcher",converter:A.converters.any,defaultValue:()=>g()},{key:"node",converter:A.dictionaryConverter(
[{key:"reconnectionTime",converter:A.converters["unsigned long"],defaultValue:()=>a},{key:"dispatcher",converter:A.converters.any}]),defaultValue:()=>({})}]),Y.
exports={EventSource:N,defaultReconnectionTime:a}}),95281:(Y=>{function m(c){return c.indexOf("\0")===-1}function n(c){if(c.length===0)return!1;for(let y=0;y<c.
length;y++)if(c.charCodeAt(y)<48||c.charCodeAt(y)>57)return!1;return!0}Y.exports={isValidLastEventId:m,isASCIINumber:n}}),31298:((Y,m,n)=>{const c=n(31978),{ReadableStreamFrom:y,
readableStreamClose:R,fullyReadBody:A,extractMimeType:l}=n(76558),{FormData:C,setFormDataState:I}=n(74808),{webidl:w}=n(25297),f=n(34589),{isErrored:Q,isDisturbed:g}=n(
57075),{isUint8Array:E}=n(73429),{serializeAMimeType:a}=n(55662),{multipartFormDataParser:t}=n(96918),{createDeferredPromise:r}=n(87906),{parseJSONFromBytes:e}=n(
8542),{utf8DecodeBytes:o}=n(88478),{runtimeFeatures:B}=n(90723),N=B.has("crypto")?n(77598).randomInt:H=>Math.floor(Math.random()*H),p=new TextEncoder;function u(){}
const s=new FinalizationRegistry(H=>{const F=H.deref();F&&!F.locked&&!g(F)&&!Q(F)&&F.cancel("Response object has been garbage collected").catch(u)});function d(H,F=!1){
let G=null;w.is.ReadableStream(H)?G=H:w.is.Blob(H)?G=H.stream():G=new ReadableStream({start(){},async pull(V){const Z=L(),K=Z?.[Symbol.asyncIterator]?.();if(K==
null){Z?.length&&!Q(G)&&V.enqueue(typeof Z=="string"?p.encode(Z):new Uint8Array(Z)),queueMicrotask(()=>R(V));return}for(;;){const{value:_,done:X}=await K.next();
if(X){queueMicrotask(()=>R(V));return}if(_.length&&!Q(G)){V.enqueue(new Uint8Array(_));return}}},cancel(V){return L()[Symbol.asyncIterator]?.().return(V)},type:"\
bytes"}),f(w.is.ReadableStream(G));let L=null,T=null,v=null,x=null;if(typeof H=="string")T=H,x="text/plain;charset=UTF-8";else if(w.is.URLSearchParams(H))T=H.toString(),
x="application/x-www-form-urlencoded;charset=UTF-8";else if(w.is.BufferSource(H))T=w.util.getCopyOfBytesHeldByBufferSource(H);else if(w.is.FormData(H)){const V=`\
----formdata-undici-0${`${N(1e11)}`.padStart(11,"0")}`,Z=`--${V}\r
Content-Disposition: form-data`;const K=gA=>gA.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22"),_=gA=>gA.replace(/\r?\n|\r/g,`\r
`),X=[],tA=new Uint8Array([13,10]);v=0;let nA=!1;for(const[gA,q]of H)if(typeof q=="string"){const FA=p.encode(Z+`; name="${K(_(gA))}"\r
\r
${_(q)}\r
`);X.push(FA),v+=FA.byteLength}else{const FA=p.encode(`${Z}; name="${K(_(gA))}"`+(q.name?`; filename="${K(q.name)}"`:"")+`\r
Content-Type: ${q.type||"application/octet-stream"}\r
\r
`);X.push(FA,q,tA),typeof q.size=="number"?v+=FA.byteLength+q.size+tA.byteLength:nA=!0}const lA=p.encode(`--${V}--\r
`);X.push(lA),v+=lA.byteLength,nA&&(v=null),T=H;const dA=(async function*(){for(const gA of X)gA.stream?yield*gA.stream():yield gA})();L=()=>dA,x=`multipart/for\
m-data; boundary=${V}`}else if(w.is.Blob(H))T=H,v=H.size,H.type&&(x=H.type);else if(typeof H[Symbol.asyncIterator]=="function"){if(F)throw new TypeError("keepal\
ive");if(c.isDisturbed(H)||H.locked)throw new TypeError("Response body object should not be disturbed or locked");G=w.is.ReadableStream(H)?H:y(H)}return(typeof T==
"string"||E(T))&&(L=()=>T,v=typeof T=="string"?Buffer.byteLength(T):T.length),[{stream:G,source:T,length:v},x]}function i(H,F=!1){return w.is.ReadableStream(H)&&
(f(!c.isDisturbed(H),"The body has already been consumed."),f(!H.locked,"The stream is locked.")),d(H,F)}function h(H){const{0:F,1:G}=H.stream.tee();return H.stream=
F,{stream:G,length:H.length,source:H.source}}function D(H,F){return{blob(){return S(this,L=>{let T=k(F(this));return T===null?T="":T&&(T=a(T)),new Blob([L],{type:T})},
H,F)},arrayBuffer(){return S(this,L=>new Uint8Array(L).buffer,H,F)},text(){return S(this,o,H,F)},json(){return S(this,e,H,F)},formData(){return S(this,L=>{const T=k(
F(this));if(T!==null)switch(T.essence){case"multipart/form-data":{const v=t(L,T),x=new C;return I(x,v),x}case"application/x-www-form-urlencoded":{const v=new URLSearchParams(
L.toString()),x=new C;for(const[O,V]of v)x.append(O,V);return x}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x-www-fo\
rm-urlencoded".')},H,F)},bytes(){return S(this,L=>new Uint8Array(L),H,F)}}}function M(H,F){Object.assign(H.prototype,D(H,F))}function S(H,F,G,L){try{w.brandCheck(
H,G)}catch(O){return Promise.reject(O)}if(H=L(H),U(H))return Promise.reject(new TypeError("Body is unusable: Body has already been read"));const T=r(),v=T.reject,
x=O=>{try{T.resolve(F(O))}catch(V){v(V)}};return H.body==null?(x(Buffer.allocUnsafe(0)),T.promise):(A(H.body,x,v),T.promise)}function U(H){const F=H.body;return F!=
null&&(F.stream.locked||c.isDisturbed(F.stream))}function k(H){const F=H.headersList,G=l(F);return G==="failure"?null:G}Y.exports={extractBody:d,safelyExtractBody:i,
cloneBody:h,mixinBody:M,streamRegistry:s,bodyUnusable:U}}),85169:(Y=>{const m=["GET","HEAD","POST"],n=new Set(m),c=[101,204,205,304],y=[301,302,303,307,308],R=new Set(
y),A=["1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77","79","87","95","101","102","103","104","109","110","111","113",
"115","117","119","123","135","137","139","143","161","179","389","427","465","512","513","514","515","526","530","531","532","540","548","554","556","563","587",
"601","636","989","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","6566","6665","6666","6667","6668","6669","6679","6697",
"10080"],l=new Set(A),C=["no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","origin-when-cross-origin","strict-origin-when-cross-\
origin","unsafe-url"],I=["",...C],w=new Set(C),f=["follow","manual","error"],Q=["GET","HEAD","OPTIONS","TRACE"],g=new Set(Q),E=["navigate","same-origin","no-cor\
s","cors"],a=["omit","same-origin","include"],t=["default","no-store","reload","no-cache","force-cache","only-if-cached"],r=["content-encoding","content-languag\
e","content-location","content-type","content-length"],e=["half"],o=["CONNECT","TRACE","TRACK"],B=new Set(o),N=["audio","audioworklet","font","image","manifest",
"paintworklet","script","style","track","video","xslt",""],p=new Set(N);Y.exports={subresource:N,forbiddenMethods:o,requestBodyHeader:r,referrerPolicy:I,requestRedirect:f,
requestMode:E,requestCredentials:a,requestCache:t,redirectStatus:y,corsSafeListedMethods:m,nullBodyStatus:c,safeMethods:Q,badPorts:A,requestDuplex:e,subresourceSet:p,
badPortsSet:l,redirectStatusSet:R,corsSafeListedMethodsSet:n,safeMethodsSet:g,forbiddenMethodsSet:B,referrerPolicyTokens:w}}),55662:((Y,m,n)=>{const c=n(34589),
{forgivingBase64:y,collectASequenceOfCodePoints:R,collectASequenceOfCodePointsFast:A,isomorphicDecode:l,removeASCIIWhitespace:C,removeChars:I}=n(8542),w=new TextEncoder,
f=/^[-!#$%&'*+.^_|~A-Za-z0-9]+$/u,Q=/[\u000A\u000D\u0009\u0020]/u,g=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/u;function E(i){c(i.protocol==="data:");let h=a(i,!0);
h=h.slice(5);const D={position:0};let M=A(",",h,D);const S=M.length;if(M=C(M,!0,!0),D.position>=h.length)return"failure";D.position++;const U=h.slice(S+1);let k=t(
U);if(/;(?:\u0020*)base64$/ui.test(M)){const F=l(k);if(k=y(F),k==="failure")return"failure";M=M.slice(0,-6),M=M.replace(/(\u0020+)$/u,""),M=M.slice(0,-1)}M.startsWith(
";")&&(M="text/plain"+M);let H=B(M);return H==="failure"&&(H=B("text/plain;charset=US-ASCII")),{mimeType:H,body:k}}function a(i,h=!1){if(!h)return i.href;const D=i.
href,M=i.hash.length,S=M===0?D:D.substring(0,D.length-M);return!M&&D.endsWith("#")?S.slice(0,-1):S}function t(i){const h=w.encode(i);return o(h)}function r(i){return i>=
48&&i<=57||i>=65&&i<=70||i>=97&&i<=102}function e(i){return i>=48&&i<=57?i-48:(i&223)-55}function o(i){const h=i.length,D=new Uint8Array(h);let M=0,S=0;for(;S<h;){
const U=i[S];U!==37?D[M++]=U:U===37&&!(r(i[S+1])&&r(i[S+2]))?D[M++]=37:(D[M++]=e(i[S+1])<<4|e(i[S+2]),S+=2),++S}return h===M?D:D.subarray(0,M)}function B(i){i=s(
i,!0,!0);const h={position:0},D=A("/",i,h);if(D.length===0||!f.test(D)||h.position>=i.length)return"failure";h.position++;let M=A(";",i,h);if(M=s(M,!1,!0),M.length===
0||!f.test(M))return"failure";const S=D.toLowerCase(),U=M.toLowerCase(),k={type:S,subtype:U,parameters:new Map,essence:`${S}/${U}`};for(;h.position<i.length;){h.
position++,R(G=>Q.test(G),i,h);let H=R(G=>G!==";"&&G!=="=",i,h);if(H=H.toLowerCase(),h.position<i.length){if(i[h.position]===";")continue;h.position++}if(h.position>=
i.length)break;let F=null;if(i[h.position]==='"')F=N(i,h,!0),A(";",i,h);else if(F=A(";",i,h),F=s(F,!1,!0),F.length===0)continue;H.length!==0&&f.test(H)&&(F.length===
0||g.test(F))&&!k.parameters.has(H)&&k.parameters.set(H,F)}return k}function N(i,h,D=!1){const M=h.position;let S="";for(c(i[h.position]==='"'),h.position++;S+=
R(k=>k!=='"'&&k!=="\\",i,h),!(h.position>=i.length);){const U=i[h.position];if(h.position++,U==="\\"){if(h.position>=i.length){S+="\\";break}S+=i[h.position],h.
position++}else{c(U==='"');break}}return D?S:i.slice(M,h.position)}function p(i){c(i!=="failure");const{parameters:h,essence:D}=i;let M=D;for(let[S,U]of h.entries())
M+=";",M+=S,M+="=",f.test(U)||(U=U.replace(/[\\"]/ug,"\\$&"),U='"'+U,U+='"'),M+=U;return M}function u(i){return i===13||i===10||i===9||i===32}function s(i,h=!0,D=!0){
return I(i,h,D,u)}function d(i){switch(i.essence){case"application/ecmascript":case"application/javascript":case"application/x-ecmascript":case"application/x-ja\
vascript":case"text/ecmascript":case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"text/javascript1.2":case"text/javascript1.3":case"t\
ext/javascript1.4":case"text/javascript1.5":case"text/jscript":case"text/livescript":case"text/x-ecmascript":case"text/x-javascript":return"text/javascript";case"\
application/json":case"text/json":return"application/json";case"image/svg+xml":return"image/svg+xml";case"text/xml":case"application/xml":return"application/xml"}
return i.subtype.endsWith("+json")?"application/json":i.subtype.endsWith("+xml")?"application/xml":""}Y.exports={dataURLProcessor:E,URLSerializer:a,stringPercentDecode:t,
parseMIMEType:B,collectAnHTTPQuotedString:N,serializeAMimeType:p,removeHTTPWhitespace:s,minimizeSupportedMimeType:d,HTTP_TOKEN_CODEPOINTS:f}}),96918:((Y,m,n)=>{
const{bufferToLowerCasedHeaderName:c}=n(31978),{HTTP_TOKEN_CODEPOINTS:y}=n(55662),{makeEntry:R}=n(74808),{webidl:A}=n(25297),l=n(34589),{isomorphicDecode:C}=n(8542),
I=Buffer.from("--"),w=new TextDecoder,f=new TextDecoder("utf-8",{ignoreBOM:!0});function Q(s){for(let d=0;d<s.length;++d)if((s.charCodeAt(d)&-128)!==0)return!1;
return!0}function g(s){const d=s.length;if(d<27||d>70)return!1;for(let i=0;i<d;++i){const h=s.charCodeAt(i);if(!(h>=48&&h<=57||h>=65&&h<=90||h>=97&&h<=122||h===
39||h===45||h===95))return!1}return!0}function E(s,d){l(d!=="failure"&&d.essence==="multipart/form-data");const i=d.parameters.get("boundary");if(i===void 0)throw B(
"missing boundary in content-type header");const h=Buffer.from(`--${i}`,"utf8"),D=[],M={position:0},S=s.indexOf(h);if(S===-1)throw B("no boundary found in multi\
part body");for(M.position=S;;){if(s.subarray(M.position,M.position+h.length).equals(h))M.position+=h.length;else throw B("expected a value starting with -- and\
 the boundary");if(o(s,I,M))return D;if(s[M.position]!==13||s[M.position+1]!==10)throw B("expected CRLF");M.position+=2;const U=t(s,M);let{name:k,filename:H,contentType:F,
encoding:G}=U;M.position+=2;let L;{const v=s.indexOf(h.subarray(2),M.position);if(v===-1)throw B("expected boundary after body");L=s.subarray(M.position,v-4),M.
position+=L.length,G==="base64"&&(L=Buffer.from(L.toString(),"base64"))}if(s[M.position]!==13||s[M.position+1]!==10)throw B("expected CRLF");M.position+=2;let T;
H!==null?(F??="text/plain",Q(F)||(F=""),T=new File([L],H,{type:F})):T=f.decode(Buffer.from(L)),l(A.is.USVString(k)),l(typeof T=="string"&&A.is.USVString(T)||A.is.
File(T)),D.push(R(k,T,H))}}function a(s,d){s[d.position]===59&&d.position++,r(S=>S===32||S===9,s,d);const i=r(S=>u(S)&&S!==61&&S!==42,s,d);if(i.length===0)return null;
const h=i.toString("ascii").toLowerCase(),D=s[d.position]===42;if(D&&d.position++,s[d.position]!==61)return null;d.position++,r(S=>S===32||S===9,s,d);let M;if(D){
const S=r(U=>U!==32&&U!==13&&U!==10&&U!==59,s,d);if(S[0]!==117&&S[0]!==85||S[1]!==116&&S[1]!==84||S[2]!==102&&S[2]!==70||S[3]!==45||S[4]!==56)throw B("unknown e\
ncoding, expected utf-8''");M=decodeURIComponent(w.decode(S.subarray(7)))}else if(s[d.position]===34){d.position++;const S=r(U=>U!==10&&U!==13&&U!==34,s,d);if(s[d.
position]!==34)throw B("Closing quote not found");d.position++,M=w.decode(S).replace(/%0A/ig,`
`).replace(/%0D/ig,"\r").replace(/%22/g,'"')}else{const S=r(U=>u(U)&&U!==59,s,d);M=w.decode(S)}return{name:h,value:M,extended:D}}function t(s,d){let i=null,h=null,
D=null,M=null;for(;;){if(s[d.position]===13&&s[d.position+1]===10){if(i===null)throw B("header name is null");return{name:i,filename:h,contentType:D,encoding:M}}
let S=r(U=>U!==10&&U!==13&&U!==58,s,d);if(S=e(S,!0,!0,U=>U===9||U===32),!y.test(S.toString()))throw B("header name does not match the field-name token productio\
n");if(s[d.position]!==58)throw B("expected :");switch(d.position++,r(U=>U===32||U===9,s,d),c(S)){case"content-disposition":{i=h=null;let U=!1;if(r(H=>u(H),s,d).
toString("ascii").toLowerCase()!=="form-data")throw B("expected form-data for content-disposition header");for(;d.position<s.length&&(s[d.position]!==13||s[d.position+
1]!==10);){const H=a(s,d);if(!H)break;H.name==="name"?i=H.value:H.name==="filename"&&(H.extended?(h=H.value,U=!0):U||(h=H.value))}if(i===null)throw B("name attr\
ibute is required in content-disposition header");break}case"content-type":{let U=r(k=>k!==10&&k!==13,s,d);U=e(U,!1,!0,k=>k===9||k===32),D=C(U);break}case"conte\
nt-transfer-encoding":{let U=r(k=>k!==10&&k!==13,s,d);U=e(U,!1,!0,k=>k===9||k===32),M=C(U);break}default:r(U=>U!==10&&U!==13,s,d)}if(s[d.position]!==13||s[d.position+
1]!==10)throw B("expected CRLF");d.position+=2}}function r(s,d,i){let h=i.position;for(;h<d.length&&s(d[h]);)++h;return d.subarray(i.position,i.position=h)}function e(s,d,i,h){
let D=0,M=s.length-1;if(d)for(;D<s.length&&h(s[D]);)D++;if(i)for(;M>0&&h(s[M]);)M--;return D===0&&M===s.length-1?s:s.subarray(D,M+1)}function o(s,d,i){if(s.length<
d.length)return!1;for(let h=0;h<d.length;h++)if(d[h]!==s[i.position+h])return!1;return!0}function B(s){return new TypeError("Failed to parse body as FormData.",
{cause:new TypeError(s)})}function N(s){return s<=31||s===127}function p(s){return s===40||s===41||s===60||s===62||s===64||s===44||s===59||s===58||s===92||s===34||
s===47||s===91||s===93||s===63||s===61}function u(s){return s<=127&&s!==32&&s!==9&&!N(s)&&!p(s)}Y.exports={multipartFormDataParser:E,validateBoundary:g}}),74808:((Y,m,n)=>{
const{iteratorMixin:c}=n(76558),{kEnumerableProperty:y}=n(31978),{webidl:R}=n(25297),A=n(57975);class l{#A=[];constructor(Q=void 0){if(R.util.markAsUncloneable(
this),Q!==void 0)throw R.errors.conversionFailed({prefix:"FormData constructor",argument:"Argument 1",types:["undefined"]})}append(Q,g,E=void 0){R.brandCheck(this,
l);const a="FormData.append";R.argumentLengthCheck(arguments,2,a),Q=R.converters.USVString(Q),arguments.length===3||R.is.Blob(g)?(g=R.converters.Blob(g,a,"value"),
E!==void 0&&(E=R.converters.USVString(E))):g=R.converters.USVString(g);const t=w(Q,g,E);this.#A.push(t)}delete(Q){R.brandCheck(this,l),R.argumentLengthCheck(arguments,
1,"FormData.delete"),Q=R.converters.USVString(Q),this.#A=this.#A.filter(E=>E.name!==Q)}get(Q){R.brandCheck(this,l),R.argumentLengthCheck(arguments,1,"FormData.g\
et"),Q=R.converters.USVString(Q);const E=this.#A.findIndex(a=>a.name===Q);return E===-1?null:this.#A[E].value}getAll(Q){return R.brandCheck(this,l),R.argumentLengthCheck(
arguments,1,"FormData.getAll"),Q=R.converters.USVString(Q),this.#A.filter(E=>E.name===Q).map(E=>E.value)}has(Q){return R.brandCheck(this,l),R.argumentLengthCheck(
arguments,1,"FormData.has"),Q=R.converters.USVString(Q),this.#A.findIndex(E=>E.name===Q)!==-1}set(Q,g,E=void 0){R.brandCheck(this,l);const a="FormData.set";R.argumentLengthCheck(
arguments,2,a),Q=R.converters.USVString(Q),arguments.length===3||R.is.Blob(g)?(g=R.converters.Blob(g,a,"value"),E!==void 0&&(E=R.converters.USVString(E))):g=R.converters.
USVString(g);const t=w(Q,g,E),r=this.#A.findIndex(e=>e.name===Q);r!==-1?this.#A=[...this.#A.slice(0,r),t,...this.#A.slice(r+1).filter(e=>e.name!==Q)]:this.#A.push(
t)}[A.inspect.custom](Q,g){const E=this.#A.reduce((t,r)=>(t[r.name]?Array.isArray(t[r.name])?t[r.name].push(r.value):t[r.name]=[t[r.name],r.value]:t[r.name]=r.value,
t),{__proto__:null});g.depth??=Q,g.colors??=!0;const a=A.formatWithOptions(g,E);return`FormData ${a.slice(a.indexOf("]")+2)}`}static getFormDataState(Q){return Q.#A}static setFormDataState(Q,g){
Q.#A=g}}const{getFormDataState:C,setFormDataState:I}=l;Reflect.deleteProperty(l,"getFormDataState"),Reflect.deleteProperty(l,"setFormDataState"),c("FormData",l,
C,"name","value"),Object.defineProperties(l.prototype,{append:y,delete:y,get:y,getAll:y,has:y,set:y,[Symbol.toStringTag]:{value:"FormData",configurable:!0}});function w(f,Q,g){
if(typeof Q!="string"){if(R.is.File(Q)||(Q=new File([Q],"blob",{type:Q.type})),g!==void 0){const E={type:Q.type,lastModified:Q.lastModified};Q=new File([Q],g,E)}}
return{name:f,value:Q}}R.is.FormData=R.util.MakeTypeAssertion(l),Y.exports={FormData:l,makeEntry:w,setFormDataState:I}}),65477:(Y=>{const m=Symbol.for("undici.g\
lobalOrigin.1");function n(){return globalThis[m]}function c(y){if(y===void 0){Object.defineProperty(globalThis,m,{value:void 0,writable:!0,enumerable:!1,configurable:!1});
return}const R=new URL(y);if(R.protocol!=="http:"&&R.protocol!=="https:")throw new TypeError(`Only http & https urls are allowed, received ${R.protocol}`);Object.
defineProperty(globalThis,m,{value:R,writable:!0,enumerable:!1,configurable:!1})}Y.exports={getGlobalOrigin:n,setGlobalOrigin:c}}),59278:((Y,m,n)=>{const{kConstruct:c}=n(
59777),{kEnumerableProperty:y}=n(31978),{iteratorMixin:R,isValidHeaderName:A,isValidHeaderValue:l}=n(76558),{webidl:C}=n(25297),I=n(34589),w=n(57975);function f(u){
return u===10||u===13||u===9||u===32}function Q(u){let s=0,d=u.length;for(;d>s&&f(u.charCodeAt(d-1));)--d;for(;d>s&&f(u.charCodeAt(s));)++s;return s===0&&d===u.
length?u:u.substring(s,d)}function g(u,s){if(Array.isArray(s))for(let d=0;d<s.length;++d){const i=s[d];if(i.length!==2)throw C.errors.exception({header:"Headers\
 constructor",message:`expected name/value pair to be length 2, found ${i.length}.`});E(u,i[0],i[1])}else if(typeof s=="object"&&s!==null){const d=Object.keys(s);
for(let i=0;i<d.length;++i)E(u,d[i],s[d[i]])}else throw C.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<\
ByteString>>","record<ByteString, ByteString>"]})}function E(u,s,d){if(d=Q(d),A(s)){if(!l(d))throw C.errors.invalidArgument({prefix:"Headers.append",value:d,type:"\
header value"})}else throw C.errors.invalidArgument({prefix:"Headers.append",value:s,type:"header name"});if(o(u)==="immutable")throw new TypeError("immutable");
return N(u).append(s,d,!1)}function a(u){const s=N(u);if(!s)return[];if(s.sortedMap)return s.sortedMap;const d=[],i=s.toSortedArray(),h=s.cookies;if(h===null||h.
length===1)return s.sortedMap=i;for(let D=0;D<i.length;++D){const{0:M,1:S}=i[D];if(M==="set-cookie")for(let U=0;U<h.length;++U)d.push([M,h[U]]);else d.push([M,S])}
return s.sortedMap=d}function t(u,s){return u[0]<s[0]?-1:1}class r{cookies=null;sortedMap;headersMap;constructor(s){s instanceof r?(this.headersMap=new Map(s.headersMap),
this.sortedMap=s.sortedMap,this.cookies=s.cookies===null?null:[...s.cookies]):(this.headersMap=new Map(s),this.sortedMap=null)}contains(s,d){return this.headersMap.
has(d?s:s.toLowerCase())}clear(){this.headersMap.clear(),this.sortedMap=null,this.cookies=null}append(s,d,i){this.sortedMap=null;const h=i?s:s.toLowerCase(),D=this.
headersMap.get(h);if(D){const M=h==="cookie"?"; ":", ";this.headersMap.set(h,{name:D.name,value:`${D.value}${M}${d}`})}else this.headersMap.set(h,{name:s,value:d});
h==="set-cookie"&&(this.cookies??=[]).push(d)}set(s,d,i){this.sortedMap=null;const h=i?s:s.toLowerCase();h==="set-cookie"&&(this.cookies=[d]),this.headersMap.set(
h,{name:s,value:d})}delete(s,d){this.sortedMap=null,d||(s=s.toLowerCase()),s==="set-cookie"&&(this.cookies=null),this.headersMap.delete(s)}get(s,d){return this.
headersMap.get(d?s:s.toLowerCase())?.value??null}*[Symbol.iterator](){for(const{0:s,1:{value:d}}of this.headersMap)yield[s,d]}get entries(){const s={};if(this.headersMap.
size!==0)for(const{name:d,value:i}of this.headersMap.values())s[d]=i;return s}rawValues(){return this.headersMap.values()}get entriesList(){const s=[];if(this.headersMap.
size!==0)for(const{0:d,1:{name:i,value:h}}of this.headersMap)if(d==="set-cookie")for(const D of this.cookies)s.push([i,D]);else s.push([i,h]);return s}toSortedArray(){
const s=this.headersMap.size,d=new Array(s);if(s<=32){if(s===0)return d;const i=this.headersMap[Symbol.iterator](),h=i.next().value;d[0]=[h[0],h[1].value],I(h[1].
value!==null);for(let D=1,M=0,S=0,U=0,k=0,H,F;D<s;++D){for(F=i.next().value,H=d[D]=[F[0],F[1].value],I(H[1]!==null),U=0,S=D;U<S;)k=U+(S-U>>1),d[k][0]<=H[0]?U=k+
1:S=k;if(D!==k){for(M=D;M>U;)d[M]=d[--M];d[U]=H}}if(!i.next().done)throw new TypeError("Unreachable");return d}else{let i=0;for(const{0:h,1:{value:D}}of this.headersMap)
d[i++]=[h,D],I(D!==null);return d.sort(t)}}}class e{#A;#e;constructor(s=void 0){C.util.markAsUncloneable(this),s!==c&&(this.#e=new r,this.#A="none",s!==void 0&&
(s=C.converters.HeadersInit(s,"Headers constructor","init"),g(this,s)))}append(s,d){C.brandCheck(this,e),C.argumentLengthCheck(arguments,2,"Headers.append");const i="\
Headers.append";return s=C.converters.ByteString(s,i,"name"),d=C.converters.ByteString(d,i,"value"),E(this,s,d)}delete(s){if(C.brandCheck(this,e),C.argumentLengthCheck(
arguments,1,"Headers.delete"),s=C.converters.ByteString(s,"Headers.delete","name"),!A(s))throw C.errors.invalidArgument({prefix:"Headers.delete",value:s,type:"h\
eader name"});if(this.#A==="immutable")throw new TypeError("immutable");this.#e.contains(s,!1)&&this.#e.delete(s,!1)}get(s){C.brandCheck(this,e),C.argumentLengthCheck(
arguments,1,"Headers.get");const d="Headers.get";if(s=C.converters.ByteString(s,d,"name"),!A(s))throw C.errors.invalidArgument({prefix:d,value:s,type:"header na\
me"});return this.#e.get(s,!1)}has(s){C.brandCheck(this,e),C.argumentLengthCheck(arguments,1,"Headers.has");const d="Headers.has";if(s=C.converters.ByteString(s,
d,"name"),!A(s))throw C.errors.invalidArgument({prefix:d,value:s,type:"header name"});return this.#e.contains(s,!1)}set(s,d){C.brandCheck(this,e),C.argumentLengthCheck(
arguments,2,"Headers.set");const i="Headers.set";if(s=C.converters.ByteString(s,i,"name"),d=C.converters.ByteString(d,i,"value"),d=Q(d),A(s)){if(!l(d))throw C.errors.
invalidArgument({prefix:i,value:d,type:"header value"})}else throw C.errors.invalidArgument({prefix:i,value:s,type:"header name"});if(this.#A==="immutable")throw new TypeError(
"immutable");this.#e.set(s,d,!1)}getSetCookie(){C.brandCheck(this,e);const s=this.#e.cookies;return s?[...s]:[]}[w.inspect.custom](s,d){return d.depth??=s,`Head\
ers ${w.formatWithOptions(d,this.#e.entries)}`}static getHeadersGuard(s){return s.#A}static setHeadersGuard(s,d){s.#A=d}static getHeadersList(s){return s.#e}static setHeadersList(s,d){
s.#e=d}}const{getHeadersGuard:o,setHeadersGuard:B,getHeadersList:N,setHeadersList:p}=e;Reflect.deleteProperty(e,"getHeadersGuard"),Reflect.deleteProperty(e,"set\
HeadersGuard"),Reflect.deleteProperty(e,"getHeadersList"),Reflect.deleteProperty(e,"setHeadersList"),R("Headers",e,a,0,1),Object.defineProperties(e.prototype,{append:y,
delete:y,get:y,has:y,set:y,getSetCookie:y,[Symbol.toStringTag]:{value:"Headers",configurable:!0},[w.inspect.custom]:{enumerable:!1}}),C.converters.HeadersInit=function(u,s,d){
if(C.util.Type(u)===C.util.Types.OBJECT){const i=Reflect.get(u,Symbol.iterator);if(!w.types.isProxy(u)&&i===e.prototype.entries)try{return N(u).entriesList}catch{}
return typeof i=="function"?C.converters["sequence<sequence<ByteString>>"](u,s,d,i.bind(u)):C.converters["record<ByteString, ByteString>"](u,s,d)}throw C.errors.
conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})},Y.exports={fill:g,
compareHeaderName:t,Headers:e,HeadersList:r,getHeadersGuard:o,setHeadersGuard:B,setHeadersList:p,getHeadersList:N}}),24364:((Y,m,n)=>{const{makeNetworkError:c,makeAppropriateNetworkError:y,
filterResponse:R,makeResponse:A,fromInnerResponse:l,getResponseState:C}=n(71477),{HeadersList:I}=n(59278),{Request:w,cloneRequest:f,getRequestDispatcher:Q,getRequestState:g}=n(
31745),E=n(38522),{makePolicyContainer:a,clonePolicyContainer:t,requestBadPort:r,TAOCheck:e,appendRequestOriginHeader:o,responseLocationURL:B,requestCurrentURL:N,
setRequestReferrerPolicyOnRedirect:p,tryUpgradeRequestToAPotentiallyTrustworthyURL:u,createOpaqueTimingInfo:s,appendFetchMetadata:d,corsCheck:i,crossOriginResourcePolicyCheck:h,
determineRequestsReferrer:D,coarsenedSharedCurrentTime:M,sameOrigin:S,isCancelled:U,isAborted:k,isErrorLike:H,fullyReadBody:F,readableStreamClose:G,urlIsLocal:L,
urlIsHttpHttpsScheme:T,urlHasHttpsScheme:v,clampAndCoarsenConnectionTimingInfo:x,simpleRangeHeaderValue:O,buildContentRange:V,createInflate:Z,extractMimeType:K,
hasAuthenticationEntry:_,includesCredentials:X,isTraversableNavigable:tA}=n(76558),nA=n(34589),{safelyExtractBody:lA,extractBody:dA}=n(31298),{redirectStatusSet:gA,
nullBodyStatus:q,safeMethodsSet:FA,requestBodyHeader:IA,subresourceSet:uA}=n(85169),cA=n(78474),{Readable:mA,pipeline:BA,finished:LA,isErrored:jA,isReadable:GA}=n(
57075),{addAbortListener:HA,bufferToLowerCasedHeaderName:vA}=n(31978),{dataURLProcessor:WA,serializeAMimeType:PA,minimizeSupportedMimeType:_A}=n(55662),{getGlobalDispatcher:KA}=n(
50311),{webidl:OA}=n(25297),{STATUS_CODES:ZA}=n(37067),{bytesMatch:EA}=n(10348),{createDeferredPromise:yA}=n(87906),{isomorphicEncode:RA}=n(8542),{runtimeFeatures:b}=n(
90723),iA=b.has("zstd"),fA=["GET","HEAD"],NA=typeof __UNDICI_IS_NODE__<"u"||typeof esbuildDetection<"u"?"node":"undici";let sA;class aA extends cA{constructor($){
super(),this.dispatcher=$,this.connection=null,this.dump=!1,this.state="ongoing"}terminate($){this.state==="ongoing"&&(this.state="terminated",this.connection?.
destroy($),this.emit("terminated",$))}abort($){this.state==="ongoing"&&(this.state="aborted",$||($=new DOMException("The operation was aborted.","AbortError")),
this.serializedAbortReason=$,this.connection?.destroy($),this.emit("terminated",$))}}function P(W){rA(W,"fetch")}function oA(W,$=void 0){OA.argumentLengthCheck(
arguments,1,"globalThis.fetch");let j=yA(),eA;try{eA=new w(W,$)}catch(SA){return j.reject(SA),j.promise}const CA=g(eA);if(eA.signal.aborted)return pA(j,CA,null,
eA.signal.reason,null),j.promise;CA.client.globalObject?.constructor?.name==="ServiceWorkerGlobalScope"&&(CA.serviceWorkers="none");let DA=null,TA=!1,wA=null;return HA(
eA.signal,()=>{TA=!0,nA(wA!=null),wA.abort(eA.signal.reason);const SA=DA?.deref();pA(j,CA,SA,eA.signal.reason,wA.controller)}),wA=MA({request:CA,processResponseEndOfBody:P,
processResponse:SA=>{if(!TA){if(SA.aborted){pA(j,CA,DA,wA.serializedAbortReason,wA.controller);return}if(SA.type==="error"){j.reject(new TypeError("fetch failed",
{cause:SA.error}));return}DA=new WeakRef(l(SA,"immutable")),j.resolve(DA.deref()),j=null}},dispatcher:Q(eA),requestObject:eA}),j.promise}function rA(W,$="other"){
if(W.type==="error"&&W.aborted||!W.urlList?.length)return;const j=W.urlList[0];let eA=W.timingInfo,CA=W.cacheState;T(j)&&eA!==null&&(W.timingAllowPassed||(eA=s(
{startTime:eA.startTime}),CA=""),eA.endTime=M(),W.timingInfo=eA,QA(eA,j.href,$,globalThis,CA,"",W.status))}const QA=performance.markResourceTiming;function pA(W,$,j,eA,CA){
if(W&&W.reject(eA),$.body?.stream!=null&&GA($.body.stream)&&$.body.stream.cancel(eA).catch(DA=>{if(DA.code!=="ERR_INVALID_STATE")throw DA}),j==null)return;const AA=C(
j);AA.body?.stream!=null&&GA(AA.body.stream)&&CA.error(eA)}function MA({request:W,processRequestBodyChunkLength:$,processRequestEndOfBody:j,processResponse:eA,processResponseEndOfBody:CA,
processResponseConsumeBody:AA,useParallelQueue:DA=!1,dispatcher:TA=KA(),requestObject:wA=null}){nA(TA);let UA=null,SA=!1;W.client!=null&&(UA=W.client.globalObject,
SA=W.client.crossOriginIsolatedCapability);const bA=M(SA),YA=s({startTime:bA}),qA={controller:new aA(TA),request:W,timingInfo:YA,processRequestBodyChunkLength:$,
processRequestEndOfBody:j,processResponse:eA,processResponseConsumeBody:AA,processResponseEndOfBody:CA,taskDestination:UA,crossOriginIsolatedCapability:SA,requestObject:wA};
return nA(!W.body||W.body.stream),W.window==="client"&&(W.window=W.client?.globalObject?.constructor?.name==="Window"?W.client:"no-window"),W.origin==="client"&&
(W.origin=W.client.origin),W.policyContainer==="client"&&(W.client!=null?W.policyContainer=t(W.client.policyContainer):W.policyContainer=a()),W.headersList.contains(
"accept",!0)||W.headersList.append("accept","*/*",!0),W.headersList.contains("accept-language",!0)||W.headersList.append("accept-language","*",!0),W.priority,uA.
has(W.destination),kA(qA,!1),qA.controller}async function kA(W,$){try{const j=W.request;let eA=null;if(j.localURLsOnly&&!L(N(j))&&(eA=c("local URLs only")),u(j),
r(j)==="blocked"&&(eA=c("bad port")),j.referrerPolicy===""&&(j.referrerPolicy=j.policyContainer.referrerPolicy),j.referrer!=="no-referrer"&&(j.referrer=D(j)),eA===
null){const AA=N(j);S(AA,j.url)&&j.responseTainting==="basic"||AA.protocol==="data:"||j.mode==="navigate"||j.mode==="websocket"?(j.responseTainting="basic",eA=await XA(
W)):j.mode==="same-origin"?eA=c('request mode cannot be "same-origin"'):j.mode==="no-cors"?j.redirect!=="follow"?eA=c('redirect mode cannot be "follow" for "no-\
cors" request'):(j.responseTainting="opaque",eA=await XA(W)):T(N(j))?(j.responseTainting="cors",eA=await zA(W)):eA=c("URL scheme must be a HTTP(S) scheme")}if($)
return eA;eA.status!==0&&!eA.internalResponse&&(j.responseTainting,j.responseTainting==="basic"?eA=R(eA,"basic"):j.responseTainting==="cors"?eA=R(eA,"cors"):j.responseTainting===
"opaque"?eA=R(eA,"opaque"):nA(!1));let CA=eA.status===0?eA:eA.internalResponse;if(CA.urlList.length===0&&CA.urlList.push(...j.urlList),j.timingAllowFailed||(eA.
timingAllowPassed=!0),eA.type==="opaque"&&CA.status===206&&CA.rangeRequested&&!j.headers.contains("range",!0)&&(eA=CA=c()),eA.status!==0&&(j.method==="HEAD"||j.
method==="CONNECT"||q.includes(CA.status))&&(CA.body=null,W.controller.dump=!0),j.integrity){const AA=TA=>JA(W,c(TA));if(j.responseTainting==="opaque"||eA.body==
null){AA(eA.error);return}const DA=TA=>{if(!EA(TA,j.integrity)){AA("integrity mismatch");return}eA.body=lA(TA)[0],JA(W,eA)};F(eA.body,DA,AA)}else JA(W,eA)}catch(j){
W.controller.terminate(j)}}function XA(W){if(U(W)&&W.request.redirectCount===0)return Promise.resolve(y(W));const{request:$}=W,{protocol:j}=N($);switch(j){case"\
about:":return Promise.resolve(c("about scheme is not supported"));case"blob:":{sA||(sA=n(4573).resolveObjectURL);const eA=N($);if(eA.search.length!==0)return Promise.
resolve(c("NetworkError when attempting to fetch resource."));const CA=sA(eA.toString());if($.method!=="GET"||!OA.is.Blob(CA))return Promise.resolve(c("invalid \
method"));const AA=A(),DA=CA.size,TA=RA(`${DA}`),wA=CA.type;if($.headersList.contains("range",!0)){AA.rangeRequested=!0;const UA=$.headersList.get("range",!0),SA=O(
UA,!0);if(SA==="failure")return Promise.resolve(c("failed to fetch the data URL"));let{rangeStartValue:bA,rangeEndValue:YA}=SA;if(bA===null)bA=DA-YA,YA=bA+YA-1;else{
if(bA>=DA)return Promise.resolve(c("Range start is greater than the blob's size."));(YA===null||YA>=DA)&&(YA=DA-1)}const qA=CA.slice(bA,YA+1,wA),VA=dA(qA);AA.body=
VA[0];const $A=RA(`${qA.size}`),ne=V(bA,YA,DA);AA.status=206,AA.statusText="Partial Content",AA.headersList.set("content-length",$A,!0),AA.headersList.set("cont\
ent-type",wA,!0),AA.headersList.set("content-range",ne,!0)}else{const UA=dA(CA);AA.statusText="OK",AA.body=UA[0],AA.headersList.set("content-length",TA,!0),AA.headersList.
set("content-type",wA,!0)}return Promise.resolve(AA)}case"data:":{const eA=N($),CA=WA(eA);if(CA==="failure")return Promise.resolve(c("failed to fetch the data U\
RL"));const AA=PA(CA.mimeType);return Promise.resolve(A({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:AA}]],body:lA(CA.body)[0]}))}case"\
file:":return Promise.resolve(c("not implemented... yet..."));case"http:":case"https:":return zA(W).catch(eA=>c(eA));default:return Promise.resolve(c("unknown s\
cheme"))}}function xA(W,$){W.request.done=!0,W.processResponseDone!=null&&queueMicrotask(()=>W.processResponseDone($))}function JA(W,$){let j=W.timingInfo;const eA=()=>{
const AA=Date.now();W.request.destination==="document"&&(W.controller.fullTimingInfo=j),W.controller.reportTimingSteps=()=>{if(!T(W.request.url))return;j.endTime=
AA;let TA=$.cacheState;const wA=$.bodyInfo;$.timingAllowPassed||(j=s(j),TA="");let UA=0;if(W.request.mode!=="navigate"||!$.hasCrossOriginRedirects){UA=$.status;
const SA=K($.headersList);SA!=="failure"&&(wA.contentType=_A(SA))}W.request.initiatorType!=null&&QA(j,W.request.url.href,W.request.initiatorType,globalThis,TA,wA,
UA)};const DA=()=>{W.request.done=!0,W.processResponseEndOfBody!=null&&queueMicrotask(()=>W.processResponseEndOfBody($)),W.request.initiatorType!=null&&W.controller.
reportTimingSteps()};queueMicrotask(()=>DA())};W.processResponse!=null&&queueMicrotask(()=>{W.processResponse($),W.processResponse=null});const CA=$.type==="err\
or"?$:$.internalResponse??$;CA.body==null?eA():LA(CA.body.stream,()=>{eA()})}async function zA(W){const $=W.request;let j=null,eA=null;const CA=W.timingInfo;if($.
serviceWorkers,j===null){if($.redirect==="follow"&&($.serviceWorkers="none"),eA=j=await J(W),$.responseTainting==="cors"&&i($,j)==="failure")return c("cors fail\
ure");e($,j)==="failure"&&($.timingAllowFailed=!0)}return($.responseTainting==="opaque"||j.type==="opaque")&&h($.origin,$.client,$.destination,eA)==="blocked"?c(
"blocked"):(gA.has(eA.status)&&($.redirect!=="manual"&&W.controller.connection.destroy(void 0,!1),$.redirect==="error"?j=c("unexpected redirect"):$.redirect==="\
manual"?j=eA:$.redirect==="follow"?j=await hA(W,j):nA(!1)),j.timingInfo=CA,j)}function hA(W,$){const j=W.request,eA=$.internalResponse?$.internalResponse:$;let CA;
try{if(CA=B(eA,N(j).hash),CA==null)return $}catch(DA){return Promise.resolve(c(DA))}if(!T(CA))return Promise.resolve(c("URL scheme must be a HTTP(S) scheme"));if(j.
redirectCount===20)return Promise.resolve(c("redirect count exceeded"));if(j.redirectCount+=1,j.mode==="cors"&&(CA.username||CA.password)&&!S(j,CA))return Promise.
resolve(c('cross origin not allowed for request mode "cors"'));if(j.responseTainting==="cors"&&(CA.username||CA.password))return Promise.resolve(c('URL cannot c\
ontain credentials for request mode "cors"'));if(eA.status!==303&&j.body!=null&&j.body.source==null)return Promise.resolve(c());if([301,302].includes(eA.status)&&
j.method==="POST"||eA.status===303&&!fA.includes(j.method)){j.method="GET",j.body=null;for(const DA of IA)j.headersList.delete(DA)}S(N(j),CA)||(j.headersList.delete(
"authorization",!0),j.headersList.delete("proxy-authorization",!0),j.headersList.delete("cookie",!0),j.headersList.delete("host",!0)),j.body!=null&&(nA(j.body.source!=
null),j.body=lA(j.body.source)[0]);const AA=W.timingInfo;return AA.redirectEndTime=AA.postRedirectStartTime=M(W.crossOriginIsolatedCapability),AA.redirectStartTime===
0&&(AA.redirectStartTime=AA.startTime),j.urlList.push(CA),p(j,eA),kA(W,!0)}async function J(W,$=!1,j=!1){const eA=W.request;let CA=null,AA=null,DA=null;const TA=null,
wA=!1;eA.window==="no-window"&&eA.redirect==="error"?(CA=W,AA=eA):(AA=f(eA),CA={...W},CA.request=AA);const UA=eA.credentials==="include"||eA.credentials==="same\
-origin"&&eA.responseTainting==="basic",SA=AA.body?AA.body.length:null;let bA=null;if(AA.body==null&&["POST","PUT"].includes(AA.method)&&(bA="0"),SA!=null&&(bA=
RA(`${SA}`)),bA!=null&&!AA.headersList.contains("content-length",!0)&&AA.headersList.append("content-length",bA,!0),SA!=null&&AA.keepalive,OA.is.URL(AA.referrer)&&
AA.headersList.append("referer",RA(AA.referrer.href),!0),o(AA),d(AA),AA.headersList.contains("user-agent",!0)||AA.headersList.append("user-agent",NA,!0),AA.cache===
"default"&&(AA.headersList.contains("if-modified-since",!0)||AA.headersList.contains("if-none-match",!0)||AA.headersList.contains("if-unmodified-since",!0)||AA.
headersList.contains("if-match",!0)||AA.headersList.contains("if-range",!0))&&(AA.cache="no-store"),AA.cache==="no-cache"&&!AA.preventNoCacheCacheControlHeaderModification&&
!AA.headersList.contains("cache-control",!0)&&AA.headersList.append("cache-control","max-age=0",!0),(AA.cache==="no-store"||AA.cache==="reload")&&(AA.headersList.
contains("pragma",!0)||AA.headersList.append("pragma","no-cache",!0),AA.headersList.contains("cache-control",!0)||AA.headersList.append("cache-control","no-cach\
e",!0)),AA.headersList.contains("range",!0)&&AA.headersList.append("accept-encoding","identity",!0),AA.headersList.contains("accept-encoding",!0)||(v(N(AA))?AA.
headersList.append("accept-encoding","br, gzip, deflate",!0):AA.headersList.append("accept-encoding","gzip, deflate",!0)),AA.headersList.delete("host",!0),UA&&!AA.
headersList.contains("authorization",!0)){let YA=null;if(!(_(AA)&&(AA.useURLCredentials===void 0||!X(N(AA))))){if(X(N(AA))&&$){const{username:qA,password:VA}=N(
AA);YA=`Basic ${Buffer.from(`${qA}:${VA}`).toString("base64")}`}}YA!==null&&AA.headersList.append("Authorization",YA,!1)}if(TA==null&&(AA.cache="no-store"),AA.cache!==
"no-store"&&AA.cache,DA==null){if(AA.cache==="only-if-cached")return c("only if cached");const YA=await z(CA,UA,j);!FA.has(AA.method)&&YA.status>=200&&YA.status<=
399,wA&&YA.status,DA==null&&(DA=YA)}if(DA.urlList=[...AA.urlList],AA.headersList.contains("range",!0)&&(DA.rangeRequested=!0),DA.requestIncludesCredentials=UA,DA.
status===401&&AA.responseTainting!=="cors"&&UA&&(eA.useURLCredentials!==void 0||tA(eA.traversableForUserPrompts))){if(eA.body!=null){if(eA.body.source==null)return DA;
eA.body=lA(eA.body.source)[0]}if(eA.useURLCredentials===void 0||$)return U(W)?y(W):DA;W.controller.connection.destroy(),DA=await J(W,!0)}if(DA.status===407)return eA.
window==="no-window"?c():U(W)?y(W):c("proxy authentication required");if(DA.status===421&&!j&&(eA.body==null||eA.body.source!=null)){if(U(W))return y(W);W.controller.
connection.destroy(),DA=await J(W,$,!0)}return DA}async function z(W,$=!1,j=!1){nA(!W.controller.connection||W.controller.connection.destroyed),W.controller.connection=
{abort:null,destroyed:!1,destroy(VA,$A=!0){this.destroyed||(this.destroyed=!0,$A&&this.abort?.(VA??new DOMException("The operation was aborted.","AbortError")))}};
const eA=W.request;let CA=null;const AA=W.timingInfo;null==null&&(eA.cache="no-store");const TA=j?"yes":"no";eA.mode;let wA=null;if(eA.body==null&&W.processRequestEndOfBody)
queueMicrotask(()=>W.processRequestEndOfBody());else if(eA.body!=null){const VA=async function*(te){U(W)||(yield te,W.processRequestBodyChunkLength?.(te.byteLength))},
$A=()=>{U(W)||W.processRequestEndOfBody&&W.processRequestEndOfBody()},ne=te=>{U(W)||(te.name==="AbortError"?W.controller.abort():W.controller.terminate(te))};wA=
(async function*(){try{for await(const te of eA.body.stream)yield*VA(te);$A()}catch(te){ne(te)}})()}try{const{body:VA,status:$A,statusText:ne,headersList:te,socket:Qe}=await qA(
{body:wA});if(Qe)CA=A({status:$A,statusText:ne,headersList:te,socket:Qe});else{const le=VA[Symbol.asyncIterator]();W.controller.next=()=>le.next(),CA=A({status:$A,
statusText:ne,headersList:te})}}catch(VA){return VA.name==="AbortError"?(W.controller.connection.destroy(),y(W,VA)):c(VA)}const UA=()=>W.controller.resume(),SA=VA=>{
U(W)||W.controller.abort(VA)},bA=new ReadableStream({start(VA){W.controller.controller=VA},pull:UA,cancel:SA,type:"bytes"});CA.body={stream:bA,source:null,length:null},
W.controller.resume||W.controller.on("terminated",YA),W.controller.resume=async()=>{for(;;){let VA,$A;try{const{done:te,value:Qe}=await W.controller.next();if(k(
W))break;VA=te?void 0:Qe}catch(te){W.controller.ended&&!AA.encodedBodySize?VA=void 0:(VA=te,$A=!0)}if(VA===void 0){G(W.controller.controller),xA(W,CA);return}if(AA.
decodedBodySize+=VA?.byteLength??0,$A){W.controller.terminate(VA);return}const ne=new Uint8Array(VA);if(ne.byteLength&&W.controller.controller.enqueue(ne),jA(bA)){
W.controller.terminate();return}if(W.controller.controller.desiredSize<=0)return}};function YA(VA){k(W)?(CA.aborted=!0,GA(bA)&&W.controller.controller.error(W.controller.
serializedAbortReason)):GA(bA)&&W.controller.controller.error(new TypeError("terminated",{cause:H(VA)?VA:void 0})),W.controller.connection.destroy()}return CA;function qA({
body:VA}){const $A=N(eA),ne=W.controller.dispatcher,te=$A.pathname+$A.search,Qe=$A.search.length===0&&$A.href[$A.href.length-$A.hash.length-1]==="?";return new Promise(
(le,de)=>ne.dispatch({path:Qe?`${te}?`:te,origin:$A.origin,method:eA.method,body:ne.isMockActive?eA.body&&(eA.body.source||eA.body.stream):VA,headers:eA.headersList.
entries,maxRedirections:0,upgrade:eA.mode==="websocket"?"websocket":void 0},{body:null,abort:null,onConnect(Ae){const{connection:ee}=W.controller;AA.finalConnectionTimingInfo=
x(void 0,AA.postRedirectStartTime,W.crossOriginIsolatedCapability),ee.destroyed?Ae(new DOMException("The operation was aborted.","AbortError")):(W.controller.on(
"terminated",Ae),this.abort=ee.abort=Ae),AA.finalNetworkRequestStartTime=M(W.crossOriginIsolatedCapability)},onResponseStarted(){AA.finalNetworkResponseStartTime=
M(W.crossOriginIsolatedCapability)},onHeaders(Ae,ee,ge,ae){if(Ae<200)return!1;const re=new I;for(let oe=0;oe<ee.length;oe+=2){const Ee=vA(ee[oe]),ce=ee[oe+1];if(Array.
isArray(ce)&&!Buffer.isBuffer(ee[oe+1]))for(const Ie of ce)re.append(Ee,Ie.toString("latin1"),!0);else re.append(Ee,ce.toString("latin1"),!0)}const ie=re.get("l\
ocation",!0)&&eA.redirect==="follow"&&gA.has(Ae),se=[];if(eA.method!=="HEAD"&&eA.method!=="CONNECT"&&!q.includes(Ae)&&!ie){const oe=re.get("content-encoding",!0),
Ee=oe?oe.toLowerCase().split(","):[],ce=5;if(Ee.length>ce)return this.abort(new Error(`too many content-encodings in response: ${Ee.length}, maximum allowed is ${ce}`)),
!0;for(let Ie=Ee.length-1;Ie>=0;--Ie){const Be=Ee[Ie].trim();if(Be==="x-gzip"||Be==="gzip")se.push(E.createGunzip({flush:E.constants.Z_SYNC_FLUSH,finishFlush:E.
constants.Z_SYNC_FLUSH}));else if(Be==="deflate")se.push(Z({flush:E.constants.Z_SYNC_FLUSH,finishFlush:E.constants.Z_SYNC_FLUSH}));else if(Be==="br")se.push(E.createBrotliDecompress(
{flush:E.constants.BROTLI_OPERATION_FLUSH,finishFlush:E.constants.BROTLI_OPERATION_FLUSH}));else if(Be==="zstd"&&iA)se.push(E.createZstdDecompress({flush:E.constants.
ZSTD_e_continue,finishFlush:E.constants.ZSTD_e_end}));else{se.length=0;break}}}this.body=new mA({read:ge});const Ce=this.onError.bind(this);return le({status:Ae,
statusText:ae,headersList:re,body:se.length?BA(this.body,...se,oe=>{oe&&this.onError(oe)}).on("error",Ce):this.body.on("error",Ce)}),!0},onData(Ae){if(W.controller.
dump)return;const ee=Ae;return AA.encodedBodySize+=ee.byteLength,this.body.push(ee)},onComplete(){this.abort&&W.controller.off("terminated",this.abort),W.controller.
ended=!0,this.body.push(null)},onError(Ae){this.abort&&W.controller.off("terminated",this.abort),this.body?.destroy(Ae),W.controller.terminate(Ae),de(Ae)},onRequestUpgrade(Ae,ee,ge,ae){
if(ae.session!=null&&ee!==200||ae.session==null&&ee!==101)return!1;const re=new I;for(const[he,ie]of Object.entries(ge)){if(ie==null)continue;const se=he.toLowerCase();
if(Array.isArray(ie))for(const Ce of ie)re.append(se,String(Ce),!0);else re.append(se,String(ie),!0)}return le({status:ee,statusText:ZA[ee],headersList:re,socket:ae}),
!0},onUpgrade(Ae,ee,ge){if(ge.session!=null&&Ae!==200||ge.session==null&&Ae!==101)return!1;const ae=new I;for(let re=0;re<ee.length;re+=2){const he=vA(ee[re]),ie=ee[re+
1];if(Array.isArray(ie)&&!Buffer.isBuffer(ee[re+1]))for(const se of ie)ae.append(he,se.toString("latin1"),!0);else ae.append(he,ie.toString("latin1"),!0)}return le(
{status:Ae,statusText:ZA[Ae],headersList:ae,socket:ge}),!0}}))}}Y.exports={fetch:oA,Fetch:aA,fetching:MA,finalizeAndReportTiming:rA}}),31745:((Y,m,n)=>{const{extractBody:c,
mixinBody:y,cloneBody:R,bodyUnusable:A}=n(31298),{Headers:l,fill:C,HeadersList:I,setHeadersGuard:w,getHeadersGuard:f,setHeadersList:Q,getHeadersList:g}=n(59278),
E=n(31978),a=n(57975),{isValidHTTPToken:t,sameOrigin:r,environmentSettingsObject:e}=n(76558),{forbiddenMethodsSet:o,corsSafeListedMethodsSet:B,referrerPolicy:N,
requestRedirect:p,requestMode:u,requestCredentials:s,requestCache:d,requestDuplex:i}=n(85169),{kEnumerableProperty:h,normalizedMethodRecordsBase:D,normalizedMethodRecords:M}=E,
{webidl:S}=n(25297),{URLSerializer:U}=n(55662),{kConstruct:k}=n(59777),H=n(34589),{getMaxListeners:F,setMaxListeners:G,defaultMaxListeners:L}=n(78474),T=Symbol(
"abortController"),v=new FinalizationRegistry(({signal:IA,abort:uA})=>{IA.removeEventListener("abort",uA)}),x=new WeakMap;let O;try{O=F(new AbortController().signal)>
0}catch{O=!1}function V(IA){return uA;function uA(){const cA=IA.deref();if(cA!==void 0){v.unregister(uA),this.removeEventListener("abort",uA),cA.abort(this.reason);
const mA=x.get(cA.signal);if(mA!==void 0){if(mA.size!==0){for(const BA of mA){const LA=BA.deref();LA!==void 0&&LA.abort(this.reason)}mA.clear()}x.delete(cA.signal)}}}}
let Z=!1;class K{#A;#e;#t;#n;constructor(uA,cA=void 0){if(S.util.markAsUncloneable(this),uA===k)return;S.argumentLengthCheck(arguments,1,"Request constructor"),
uA=S.converters.RequestInfo(uA),cA=S.converters.RequestInit(cA);let BA=null,LA=null;const jA=e.settingsObject.baseUrl;let GA=null;if(typeof uA=="string"){this.#e=
cA.dispatcher;let yA;try{yA=new URL(uA,jA)}catch(RA){throw new TypeError("Failed to parse URL from "+uA,{cause:RA})}if(yA.username||yA.password)throw new TypeError(
"Request cannot be constructed from a URL that includes credentials: "+uA);BA=gA({urlList:[yA]}),LA="cors"}else H(S.is.Request(uA)),BA=uA.#n,GA=uA.#A,this.#e=cA.
dispatcher||uA.#e;const HA=e.settingsObject.origin;let vA="client";if(BA.window?.constructor?.name==="EnvironmentSettingsObject"&&r(BA.window,HA)&&(vA=BA.window),
cA.window!=null)throw new TypeError(`'window' option '${vA}' must be null`);"window"in cA&&(vA="no-window"),BA=gA({method:BA.method,headersList:BA.headersList,unsafeRequest:BA.
unsafeRequest,client:e.settingsObject,window:vA,priority:BA.priority,origin:BA.origin,referrer:BA.referrer,referrerPolicy:BA.referrerPolicy,mode:BA.mode,credentials:BA.
credentials,cache:BA.cache,redirect:BA.redirect,integrity:BA.integrity,keepalive:BA.keepalive,reloadNavigation:BA.reloadNavigation,historyNavigation:BA.historyNavigation,
urlList:[...BA.urlList]});const WA=Object.keys(cA).length!==0;if(WA&&(BA.mode==="navigate"&&(BA.mode="same-origin"),BA.reloadNavigation=!1,BA.historyNavigation=
!1,BA.origin="client",BA.referrer="client",BA.referrerPolicy="",BA.url=BA.urlList[BA.urlList.length-1],BA.urlList=[BA.url]),cA.referrer!==void 0){const yA=cA.referrer;
if(yA==="")BA.referrer="no-referrer";else{let RA;try{RA=new URL(yA,jA)}catch(b){throw new TypeError(`Referrer "${yA}" is not a valid URL.`,{cause:b})}RA.protocol===
"about:"&&RA.hostname==="client"||HA&&!r(RA,e.settingsObject.baseUrl)?BA.referrer="client":BA.referrer=RA}}cA.referrerPolicy!==void 0&&(BA.referrerPolicy=cA.referrerPolicy);
let PA;if(cA.mode!==void 0?PA=cA.mode:PA=LA,PA==="navigate")throw S.errors.exception({header:"Request constructor",message:"invalid request mode navigate."});if(PA!=
null&&(BA.mode=PA),cA.credentials!==void 0&&(BA.credentials=cA.credentials),cA.cache!==void 0&&(BA.cache=cA.cache),BA.cache==="only-if-cached"&&BA.mode!=="same-\
origin")throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode");if(cA.redirect!==void 0&&(BA.redirect=cA.redirect),cA.integrity!=null&&(BA.
integrity=String(cA.integrity)),cA.keepalive!==void 0&&(BA.keepalive=!!cA.keepalive),cA.method!==void 0){let yA=cA.method;const RA=M[yA];if(RA!==void 0)BA.method=
RA;else{if(!t(yA))throw new TypeError(`'${yA}' is not a valid HTTP method.`);const b=yA.toUpperCase();if(o.has(b))throw new TypeError(`'${yA}' HTTP method is un\
supported.`);yA=D[b]??yA,BA.method=yA}!Z&&BA.method==="patch"&&(process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PA\
TCH` is much more likely to succeed.",{code:"UNDICI-FETCH-patch"}),Z=!0)}cA.signal!==void 0&&(GA=cA.signal),this.#n=BA;const _A=new AbortController;if(this.#A=_A.
signal,GA!=null)if(GA.aborted)_A.abort(GA.reason);else{this[T]=_A;const yA=new WeakRef(_A),RA=V(yA);O&&F(GA)===L&&G(1500,GA),E.addAbortListener(GA,RA),v.register(
_A,{signal:GA,abort:RA},RA)}if(this.#t=new l(k),Q(this.#t,BA.headersList),w(this.#t,"request"),PA==="no-cors"){if(!B.has(BA.method))throw new TypeError(`'${BA.method}\
 is unsupported in no-cors mode.`);w(this.#t,"request-no-cors")}if(WA){const yA=g(this.#t),RA=cA.headers!==void 0?cA.headers:new I(yA);if(yA.clear(),RA instanceof
I){for(const{name:b,value:iA}of RA.rawValues())yA.append(b,iA,!1);yA.cookies=RA.cookies}else C(this.#t,RA)}const KA=S.is.Request(uA)?uA.#n.body:null;if((cA.body!=
null||KA!=null)&&(BA.method==="GET"||BA.method==="HEAD"))throw new TypeError("Request with GET/HEAD method cannot have body.");let OA=null;if(cA.body!=null){const[
yA,RA]=c(cA.body,BA.keepalive);OA=yA,RA&&!g(this.#t).contains("content-type",!0)&&this.#t.append("content-type",RA,!0)}const ZA=OA??KA;if(ZA!=null&&ZA.source==null){
if(OA!=null&&cA.duplex==null)throw new TypeError("RequestInit: duplex option is required when sending a body.");if(BA.mode!=="same-origin"&&BA.mode!=="cors")throw new TypeError(
'If request is made from ReadableStream, mode should be "same-origin" or "cors"');BA.useCORSPreflightFlag=!0}let EA=ZA;if(OA==null&&KA!=null){if(A(uA.#n))throw new TypeError(
"Cannot construct a Request with a Request object that has already been used.");const yA=new TransformStream;KA.stream.pipeThrough(yA),EA={source:KA.source,length:KA.
length,stream:yA.readable}}this.#n.body=EA}get method(){return S.brandCheck(this,K),this.#n.method}get url(){return S.brandCheck(this,K),U(this.#n.url)}get headers(){
return S.brandCheck(this,K),this.#t}get destination(){return S.brandCheck(this,K),this.#n.destination}get referrer(){return S.brandCheck(this,K),this.#n.referrer===
"no-referrer"?"":this.#n.referrer==="client"?"about:client":this.#n.referrer.toString()}get referrerPolicy(){return S.brandCheck(this,K),this.#n.referrerPolicy}get mode(){
return S.brandCheck(this,K),this.#n.mode}get credentials(){return S.brandCheck(this,K),this.#n.credentials}get cache(){return S.brandCheck(this,K),this.#n.cache}get redirect(){
return S.brandCheck(this,K),this.#n.redirect}get integrity(){return S.brandCheck(this,K),this.#n.integrity}get keepalive(){return S.brandCheck(this,K),this.#n.keepalive}get isReloadNavigation(){
return S.brandCheck(this,K),this.#n.reloadNavigation}get isHistoryNavigation(){return S.brandCheck(this,K),this.#n.historyNavigation}get signal(){return S.brandCheck(
this,K),this.#A}get body(){return S.brandCheck(this,K),this.#n.body?this.#n.body.stream:null}get bodyUsed(){return S.brandCheck(this,K),!!this.#n.body&&E.isDisturbed(
this.#n.body.stream)}get duplex(){return S.brandCheck(this,K),"half"}clone(){if(S.brandCheck(this,K),A(this.#n))throw new TypeError("unusable");const uA=q(this.#n),
cA=new AbortController;if(this.signal.aborted)cA.abort(this.signal.reason);else{let mA=x.get(this.signal);mA===void 0&&(mA=new Set,x.set(this.signal,mA));const BA=new WeakRef(
cA);mA.add(BA),E.addAbortListener(cA.signal,V(BA))}return FA(uA,this.#e,cA.signal,f(this.#t))}[a.inspect.custom](uA,cA){cA.depth===null&&(cA.depth=2),cA.colors??=
!0;const mA={method:this.method,url:this.url,headers:this.headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.referrerPolicy,mode:this.
mode,credentials:this.credentials,cache:this.cache,redirect:this.redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.isReloadNavigation,
isHistoryNavigation:this.isHistoryNavigation,signal:this.signal};return`Request ${a.formatWithOptions(cA,mA)}`}static setRequestSignal(uA,cA){return uA.#A=cA,uA}static getRequestDispatcher(uA){
return uA.#e}static setRequestDispatcher(uA,cA){uA.#e=cA}static setRequestHeaders(uA,cA){uA.#t=cA}static getRequestState(uA){return uA.#n}static setRequestState(uA,cA){
uA.#n=cA}}const{setRequestSignal:_,getRequestDispatcher:X,setRequestDispatcher:tA,setRequestHeaders:nA,getRequestState:lA,setRequestState:dA}=K;Reflect.deleteProperty(
K,"setRequestSignal"),Reflect.deleteProperty(K,"getRequestDispatcher"),Reflect.deleteProperty(K,"setRequestDispatcher"),Reflect.deleteProperty(K,"setRequestHead\
ers"),Reflect.deleteProperty(K,"getRequestState"),Reflect.deleteProperty(K,"setRequestState"),y(K,lA);function gA(IA){return{method:IA.method??"GET",localURLsOnly:IA.
localURLsOnly??!1,unsafeRequest:IA.unsafeRequest??!1,body:IA.body??null,client:IA.client??null,reservedClient:IA.reservedClient??null,replacesClientId:IA.replacesClientId??
"",window:IA.window??"client",keepalive:IA.keepalive??!1,serviceWorkers:IA.serviceWorkers??"all",initiator:IA.initiator??"",destination:IA.destination??"",priority:IA.
priority??null,origin:IA.origin??"client",policyContainer:IA.policyContainer??"client",referrer:IA.referrer??"client",referrerPolicy:IA.referrerPolicy??"",mode:IA.
mode??"no-cors",useCORSPreflightFlag:IA.useCORSPreflightFlag??!1,credentials:IA.credentials??"same-origin",useCredentials:IA.useCredentials??!1,cache:IA.cache??
"default",redirect:IA.redirect??"follow",integrity:IA.integrity??"",cryptoGraphicsNonceMetadata:IA.cryptoGraphicsNonceMetadata??"",parserMetadata:IA.parserMetadata??
"",reloadNavigation:IA.reloadNavigation??!1,historyNavigation:IA.historyNavigation??!1,userActivation:IA.userActivation??!1,taintedOrigin:IA.taintedOrigin??!1,redirectCount:IA.
redirectCount??0,responseTainting:IA.responseTainting??"basic",preventNoCacheCacheControlHeaderModification:IA.preventNoCacheCacheControlHeaderModification??!1,
done:IA.done??!1,timingAllowFailed:IA.timingAllowFailed??!1,useURLCredentials:IA.useURLCredentials??void 0,traversableForUserPrompts:IA.traversableForUserPrompts??
"client",urlList:IA.urlList,url:IA.urlList[0],headersList:IA.headersList?new I(IA.headersList):new I}}function q(IA){const uA=gA({...IA,body:null});return IA.body!=
null&&(uA.body=R(IA.body)),uA}function FA(IA,uA,cA,mA){const BA=new K(k);dA(BA,IA),tA(BA,uA),_(BA,cA);const LA=new l(k);return nA(BA,LA),Q(LA,IA.headersList),w(
LA,mA),BA}Object.defineProperties(K.prototype,{method:h,url:h,headers:h,redirect:h,clone:h,signal:h,duplex:h,destination:h,body:h,bodyUsed:h,isHistoryNavigation:h,
isReloadNavigation:h,keepalive:h,integrity:h,cache:h,credentials:h,attribute:h,referrerPolicy:h,referrer:h,mode:h,[Symbol.toStringTag]:{value:"Request",configurable:!0}}),
S.is.Request=S.util.MakeTypeAssertion(K),S.converters.RequestInfo=function(IA){return typeof IA=="string"?S.converters.USVString(IA):S.is.Request(IA)?IA:S.converters.
USVString(IA)},S.converters.RequestInit=S.dictionaryConverter([{key:"method",converter:S.converters.ByteString},{key:"headers",converter:S.converters.HeadersInit},
{key:"body",converter:S.nullableConverter(S.converters.BodyInit)},{key:"referrer",converter:S.converters.USVString},{key:"referrerPolicy",converter:S.converters.
DOMString,allowedValues:N},{key:"mode",converter:S.converters.DOMString,allowedValues:u},{key:"credentials",converter:S.converters.DOMString,allowedValues:s},{key:"\
cache",converter:S.converters.DOMString,allowedValues:d},{key:"redirect",converter:S.converters.DOMString,allowedValues:p},{key:"integrity",converter:S.converters.
DOMString},{key:"keepalive",converter:S.converters.boolean},{key:"signal",converter:S.nullableConverter(IA=>S.converters.AbortSignal(IA,"RequestInit","signal"))},
{key:"window",converter:S.converters.any},{key:"duplex",converter:S.converters.DOMString,allowedValues:i},{key:"dispatcher",converter:S.converters.any},{key:"pr\
iority",converter:S.converters.DOMString,allowedValues:["high","low","auto"],defaultValue:()=>"auto"}]),Y.exports={Request:K,makeRequest:gA,fromInnerRequest:FA,
cloneRequest:q,getRequestDispatcher:X,getRequestState:lA}}),71477:((Y,m,n)=>{const{Headers:c,HeadersList:y,fill:R,getHeadersGuard:A,setHeadersGuard:l,setHeadersList:C}=n(
59278),{extractBody:I,cloneBody:w,mixinBody:f,streamRegistry:Q,bodyUnusable:g}=n(31298),E=n(31978),a=n(57975),{kEnumerableProperty:t}=E,{isValidReasonPhrase:r,isCancelled:e,
isAborted:o,isErrorLike:B,environmentSettingsObject:N}=n(76558),{redirectStatusSet:p,nullBodyStatus:u}=n(85169),{webidl:s}=n(25297),{URLSerializer:d}=n(55662),{
kConstruct:i}=n(59777),h=n(34589),{isomorphicEncode:D,serializeJavascriptValueToJSONString:M}=n(8542),S=new TextEncoder("utf-8");class U{#A;#e;static error(){return _(
v(),"immutable")}static json(tA,nA=void 0){s.argumentLengthCheck(arguments,1,"Response.json"),nA!==null&&(nA=s.converters.ResponseInit(nA));const lA=S.encode(M(
tA)),dA=I(lA),gA=_(T({}),"response");return K(gA,nA,{body:dA[0],type:"application/json"}),gA}static redirect(tA,nA=302){s.argumentLengthCheck(arguments,1,"Respo\
nse.redirect"),tA=s.converters.USVString(tA),nA=s.converters["unsigned short"](nA);let lA;try{lA=new URL(tA,N.settingsObject.baseUrl)}catch(q){throw new TypeError(
`Failed to parse URL from ${tA}`,{cause:q})}if(!p.has(nA))throw new RangeError(`Invalid status code ${nA}`);const dA=_(T({}),"immutable");dA.#e.status=nA;const gA=D(
d(lA));return dA.#e.headersList.append("location",gA,!0),dA}constructor(tA=null,nA=void 0){if(s.util.markAsUncloneable(this),tA===i)return;tA!==null&&(tA=s.converters.
BodyInit(tA,"Response","body")),nA=s.converters.ResponseInit(nA),this.#e=T({}),this.#A=new c(i),l(this.#A,"response"),C(this.#A,this.#e.headersList);let lA=null;
if(tA!=null){const[dA,gA]=I(tA);lA={body:dA,type:gA}}K(this,nA,lA)}get type(){return s.brandCheck(this,U),this.#e.type}get url(){s.brandCheck(this,U);const tA=this.#e.
urlList,nA=tA[tA.length-1]??null;return nA===null?"":d(nA,!0)}get redirected(){return s.brandCheck(this,U),this.#e.urlList.length>1}get status(){return s.brandCheck(
this,U),this.#e.status}get ok(){return s.brandCheck(this,U),this.#e.status>=200&&this.#e.status<=299}get statusText(){return s.brandCheck(this,U),this.#e.statusText}get headers(){
return s.brandCheck(this,U),this.#A}get body(){return s.brandCheck(this,U),this.#e.body?this.#e.body.stream:null}get bodyUsed(){return s.brandCheck(this,U),!!this.#e.
body&&E.isDisturbed(this.#e.body.stream)}clone(){if(s.brandCheck(this,U),g(this.#e))throw s.errors.exception({header:"Response.clone",message:"Body has already \
been consumed."});const tA=L(this.#e);return this.#e.urlList.length!==0&&this.#e.body?.stream&&Q.register(this,new WeakRef(this.#e.body.stream)),_(tA,A(this.#A))}[a.
inspect.custom](tA,nA){nA.depth===null&&(nA.depth=2),nA.colors??=!0;const lA={status:this.status,statusText:this.statusText,headers:this.headers,body:this.body,
bodyUsed:this.bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.url};return`Response ${a.formatWithOptions(nA,lA)}`}static getResponseHeaders(tA){
return tA.#A}static setResponseHeaders(tA,nA){tA.#A=nA}static getResponseState(tA){return tA.#e}static setResponseState(tA,nA){tA.#e=nA}}const{getResponseHeaders:k,
setResponseHeaders:H,getResponseState:F,setResponseState:G}=U;Reflect.deleteProperty(U,"getResponseHeaders"),Reflect.deleteProperty(U,"setResponseHeaders"),Reflect.
deleteProperty(U,"getResponseState"),Reflect.deleteProperty(U,"setResponseState"),f(U,F),Object.defineProperties(U.prototype,{type:t,url:t,status:t,ok:t,redirected:t,
statusText:t,headers:t,clone:t,body:t,bodyUsed:t,[Symbol.toStringTag]:{value:"Response",configurable:!0}}),Object.defineProperties(U,{json:t,redirect:t,error:t});
function L(X){if(X.internalResponse)return V(L(X.internalResponse),X.type);const tA=T({...X,body:null});return X.body!=null&&(tA.body=w(X.body)),tA}function T(X){
return{aborted:!1,rangeRequested:!1,timingAllowPassed:!1,requestIncludesCredentials:!1,type:"default",status:200,timingInfo:null,cacheState:"",statusText:"",...X,
headersList:X?.headersList?new y(X?.headersList):new y,urlList:X?.urlList?[...X.urlList]:[]}}function v(X){const tA=B(X);return T({type:"error",status:0,error:tA?
X:new Error(X&&String(X)),aborted:X&&X.name==="AbortError"})}function x(X){return X.type==="error"&&X.status===0}function O(X,tA){return tA={internalResponse:X,
...tA},new Proxy(X,{get(nA,lA){return lA in tA?tA[lA]:nA[lA]},set(nA,lA,dA){return h(!(lA in tA)),nA[lA]=dA,!0}})}function V(X,tA){if(tA==="basic")return O(X,{type:"\
basic",headersList:X.headersList});if(tA==="cors")return O(X,{type:"cors",headersList:X.headersList});if(tA==="opaque")return O(X,{type:"opaque",urlList:[],status:0,
statusText:"",body:null});if(tA==="opaqueredirect")return O(X,{type:"opaqueredirect",status:0,statusText:"",headersList:[],body:null});h(!1)}function Z(X,tA=null){
return h(e(X)),o(X)?v(Object.assign(new DOMException("The operation was aborted.","AbortError"),{cause:tA})):v(Object.assign(new DOMException("Request was cance\
lled."),{cause:tA}))}function K(X,tA,nA){if(tA.status!==null&&(tA.status<200||tA.status>599))throw new RangeError('init["status"] must be in the range of 200 to\
 599, inclusive.');if("statusText"in tA&&tA.statusText!=null&&!r(String(tA.statusText)))throw new TypeError("Invalid statusText");if("status"in tA&&tA.status!=null&&
(F(X).status=tA.status),"statusText"in tA&&tA.statusText!=null&&(F(X).statusText=tA.statusText),"headers"in tA&&tA.headers!=null&&R(k(X),tA.headers),nA){if(u.includes(
X.status))throw s.errors.exception({header:"Response constructor",message:`Invalid response status code ${X.status}`});F(X).body=nA.body,nA.type!=null&&!F(X).headersList.
contains("content-type",!0)&&F(X).headersList.append("content-type",nA.type,!0)}}function _(X,tA){const nA=new U(i);G(nA,X);const lA=new c(i);return H(nA,lA),C(
lA,X.headersList),l(lA,tA),X.urlList.length!==0&&X.body?.stream&&Q.register(nA,new WeakRef(X.body.stream)),nA}s.converters.XMLHttpRequestBodyInit=function(X,tA,nA){
return typeof X=="string"?s.converters.USVString(X,tA,nA):s.is.Blob(X)||s.is.BufferSource(X)||s.is.FormData(X)||s.is.URLSearchParams(X)?X:s.converters.DOMString(
X,tA,nA)},s.converters.BodyInit=function(X,tA,nA){return s.is.ReadableStream(X)||X?.[Symbol.asyncIterator]?X:s.converters.XMLHttpRequestBodyInit(X,tA,nA)},s.converters.
ResponseInit=s.dictionaryConverter([{key:"status",converter:s.converters["unsigned short"],defaultValue:()=>200},{key:"statusText",converter:s.converters.ByteString,
defaultValue:()=>""},{key:"headers",converter:s.converters.HeadersInit}]),s.is.Response=s.util.MakeTypeAssertion(U),Y.exports={isNetworkError:x,makeNetworkError:v,
makeResponse:T,makeAppropriateNetworkError:Z,filterResponse:V,Response:U,cloneResponse:L,fromInnerResponse:_,getResponseState:F}}),76558:((Y,m,n)=>{const{Transform:c}=n(
57075),y=n(38522),{redirectStatusSet:R,referrerPolicyTokens:A,badPortsSet:l}=n(85169),{getGlobalOrigin:C}=n(65477),{collectAnHTTPQuotedString:I,parseMIMEType:w}=n(
55662),{performance:f}=n(643),{ReadableStreamFrom:Q,isValidHTTPToken:g,normalizedMethodRecordsBase:E}=n(31978),a=n(34589),{isUint8Array:t}=n(73429),{webidl:r}=n(
25297),{isomorphicEncode:e,collectASequenceOfCodePoints:o,removeChars:B}=n(8542);function N(P){const oA=P.urlList,rA=oA.length;return rA===0?null:oA[rA-1].toString()}
function p(P,oA){if(!R.has(P.status))return null;let rA=P.headersList.get("location",!0);return rA!==null&&S(rA)&&(u(rA)||(rA=s(rA)),rA=new URL(rA,N(P))),rA&&!rA.
hash&&(rA.hash=oA),rA}function u(P){for(let oA=0;oA<P.length;++oA){const rA=P.charCodeAt(oA);if(rA>126||rA<32)return!1}return!0}function s(P){return Buffer.from(
P,"binary").toString("utf8")}function d(P){return P.urlList[P.urlList.length-1]}function i(P){const oA=d(P);return PA(oA)&&l.has(oA.port)?"blocked":"allowed"}function h(P){
return P instanceof Error||P?.constructor?.name==="Error"||P?.constructor?.name==="DOMException"}function D(P){for(let oA=0;oA<P.length;++oA){const rA=P.charCodeAt(
oA);if(!(rA===9||rA>=32&&rA<=126||rA>=128&&rA<=255))return!1}return!0}const M=g;function S(P){return(P[0]==="	"||P[0]===" "||P[P.length-1]==="	"||P[P.length-1]===
" "||P.includes(`
`)||P.includes("\r")||P.includes("\0"))===!1}function U(P){const oA=(P.headersList.get("referrer-policy",!0)??"").split(",");let rA="";if(oA.length)for(let QA=oA.
length;QA!==0;QA--){const pA=oA[QA-1].trim();if(A.has(pA)){rA=pA;break}}return rA}function k(P,oA){const rA=U(oA);rA!==""&&(P.referrerPolicy=rA)}function H(){return"\
allowed"}function F(){return"success"}function G(){return"success"}function L(P){let oA=null;oA=P.mode,P.headersList.set("sec-fetch-mode",oA,!0)}function T(P){let oA=P.
origin;if(!(oA==="client"||oA===void 0)){if(P.responseTainting==="cors"||P.mode==="websocket")P.headersList.append("origin",oA,!0);else if(P.method!=="GET"&&P.method!==
"HEAD"){switch(P.referrerPolicy){case"no-referrer":oA=null;break;case"no-referrer-when-downgrade":case"strict-origin":case"strict-origin-when-cross-origin":P.origin&&
WA(P.origin)&&!WA(d(P))&&(oA=null);break;case"same-origin":FA(P,d(P))||(oA=null);break;default:}P.headersList.append("origin",oA,!0)}}}function v(P,oA){return P}
function x(P,oA,rA){return!P?.startTime||P.startTime<oA?{domainLookupStartTime:oA,domainLookupEndTime:oA,connectionStartTime:oA,connectionEndTime:oA,secureConnectionStartTime:oA,
ALPNNegotiatedProtocol:P?.ALPNNegotiatedProtocol}:{domainLookupStartTime:v(P.domainLookupStartTime,rA),domainLookupEndTime:v(P.domainLookupEndTime,rA),connectionStartTime:v(
P.connectionStartTime,rA),connectionEndTime:v(P.connectionEndTime,rA),secureConnectionStartTime:v(P.secureConnectionStartTime,rA),ALPNNegotiatedProtocol:P.ALPNNegotiatedProtocol}}
function O(P){return v(f.now(),P)}function V(P){return{startTime:P.startTime??0,redirectStartTime:0,redirectEndTime:0,postRedirectStartTime:P.startTime??0,finalServiceWorkerStartTime:0,
finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}function Z(){return{
referrerPolicy:"strict-origin-when-cross-origin"}}function K(P){return{referrerPolicy:P.referrerPolicy}}function _(P){const oA=P.referrerPolicy;a(oA);let rA=null;
if(P.referrer==="client"){const MA=C();if(!MA||MA.origin==="null")return"no-referrer";rA=new URL(MA)}else r.is.URL(P.referrer)&&(rA=P.referrer);let QA=X(rA);const pA=X(
rA,!0);switch(QA.toString().length>4096&&(QA=pA),oA){case"no-referrer":return"no-referrer";case"origin":return pA??X(rA,!0);case"unsafe-url":return QA;case"stri\
ct-origin":{const MA=d(P);return gA(QA)&&!gA(MA)?"no-referrer":pA}case"strict-origin-when-cross-origin":{const MA=d(P);return FA(QA,MA)?QA:gA(QA)&&!gA(MA)?"no-r\
eferrer":pA}case"same-origin":return FA(P,QA)?QA:"no-referrer";case"origin-when-cross-origin":return FA(P,QA)?QA:pA;case"no-referrer-when-downgrade":{const MA=d(
P);return gA(QA)&&!gA(MA)?"no-referrer":QA}}}function X(P,oA=!1){return a(r.is.URL(P)),P=new URL(P),vA(P)?"no-referrer":(P.username="",P.password="",P.hash="",oA===
!0&&(P.pathname="",P.search=""),P)}const tA=RegExp.prototype.test.bind(/^127\.(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)\.){2}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)$/),
nA=RegExp.prototype.test.bind(/^(?:(?:0{1,4}:){7}|(?:0{1,4}:){1,6}:|::)0{0,3}1$/);function lA(P){return P.includes(":")?(P[0]==="["&&P[P.length-1]==="]"&&(P=P.slice(
1,-1)),nA(P)):tA(P)}function dA(P){return P==null||P==="null"?!1:(P=new URL(P),!!(P.protocol==="https:"||P.protocol==="wss:"||lA(P.hostname)||P.hostname==="loca\
lhost"||P.hostname==="localhost."||P.hostname.endsWith(".localhost")||P.hostname.endsWith(".localhost.")||P.protocol==="file:"))}function gA(P){return r.is.URL(
P)?P.href==="about:blank"||P.href==="about:srcdoc"||P.protocol==="data:"||P.protocol==="blob:"?!0:dA(P.origin):!1}function q(P){}function FA(P,oA){return P.origin===
oA.origin&&P.origin==="null"||P.protocol===oA.protocol&&P.hostname===oA.hostname&&P.port===oA.port}function IA(P){return P.controller.state==="aborted"}function uA(P){
return P.controller.state==="aborted"||P.controller.state==="terminated"}function cA(P){return E[P.toLowerCase()]??P}const mA=Object.getPrototypeOf(Object.getPrototypeOf(
[][Symbol.iterator]()));function BA(P,oA,rA=0,QA=1){class pA{#A;#e;#t;constructor(kA,XA){this.#A=kA,this.#e=XA,this.#t=0}next(){if(typeof this!="object"||this===
null||!(#A in this))throw new TypeError(`'next' called on an object that does not implement interface ${P} Iterator.`);const kA=this.#t,XA=oA(this.#A),xA=XA.length;
if(kA>=xA)return{value:void 0,done:!0};const{[rA]:JA,[QA]:zA}=XA[kA];this.#t=kA+1;let hA;switch(this.#e){case"key":hA=JA;break;case"value":hA=zA;break;case"key+\
value":hA=[JA,zA];break}return{value:hA,done:!1}}}return delete pA.prototype.constructor,Object.setPrototypeOf(pA.prototype,mA),Object.defineProperties(pA.prototype,
{[Symbol.toStringTag]:{writable:!1,enumerable:!1,configurable:!0,value:`${P} Iterator`},next:{writable:!0,enumerable:!0,configurable:!0}}),function(MA,kA){return new pA(
MA,kA)}}function LA(P,oA,rA,QA=0,pA=1){const MA=BA(P,rA,QA,pA),kA={keys:{writable:!0,enumerable:!0,configurable:!0,value:function(){return r.brandCheck(this,oA),
MA(this,"key")}},values:{writable:!0,enumerable:!0,configurable:!0,value:function(){return r.brandCheck(this,oA),MA(this,"value")}},entries:{writable:!0,enumerable:!0,
configurable:!0,value:function(){return r.brandCheck(this,oA),MA(this,"key+value")}},forEach:{writable:!0,enumerable:!0,configurable:!0,value:function(xA,JA=globalThis){
if(r.brandCheck(this,oA),r.argumentLengthCheck(arguments,1,`${P}.forEach`),typeof xA!="function")throw new TypeError(`Failed to execute 'forEach' on '${P}': par\
ameter 1 is not of type 'Function'.`);for(const{0:zA,1:hA}of MA(this,"key+value"))xA.call(JA,hA,zA,this)}}};return Object.defineProperties(oA.prototype,{...kA,[Symbol.
iterator]:{writable:!0,enumerable:!1,configurable:!0,value:kA.entries.value}})}function jA(P,oA,rA){const QA=oA,pA=rA;try{const MA=P.stream.getReader();HA(MA,QA,
pA)}catch(MA){pA(MA)}}function GA(P){try{P.close(),P.byobRequest?.respond(0)}catch(oA){if(!oA.message.includes("Controller is already closed")&&!oA.message.includes(
"ReadableStream is already closed"))throw oA}}async function HA(P,oA,rA){try{const QA=[];let pA=0;do{const{done:MA,value:kA}=await P.read();if(MA){oA(Buffer.concat(
QA,pA));return}if(!t(kA)){rA(new TypeError("Received non-Uint8Array chunk"));return}QA.push(kA),pA+=kA.length}while(!0)}catch(QA){rA(QA)}}function vA(P){a("prot\
ocol"in P);const oA=P.protocol;return oA==="about:"||oA==="blob:"||oA==="data:"}function WA(P){return typeof P=="string"&&P[5]===":"&&P[0]==="h"&&P[1]==="t"&&P[2]===
"t"&&P[3]==="p"&&P[4]==="s"||P.protocol==="https:"}function PA(P){a("protocol"in P);const oA=P.protocol;return oA==="http:"||oA==="https:"}function _A(P,oA){const rA=P;
if(!rA.startsWith("bytes"))return"failure";const QA={position:5};if(oA&&o(xA=>xA==="	"||xA===" ",rA,QA),rA.charCodeAt(QA.position)!==61)return"failure";QA.position++,
oA&&o(xA=>xA==="	"||xA===" ",rA,QA);const pA=o(xA=>{const JA=xA.charCodeAt(0);return JA>=48&&JA<=57},rA,QA),MA=pA.length?Number(pA):null;if(oA&&o(xA=>xA==="	"||
xA===" ",rA,QA),rA.charCodeAt(QA.position)!==45)return"failure";QA.position++,oA&&o(xA=>xA==="	"||xA===" ",rA,QA);const kA=o(xA=>{const JA=xA.charCodeAt(0);return JA>=
48&&JA<=57},rA,QA),XA=kA.length?Number(kA):null;return QA.position<rA.length||XA===null&&MA===null||MA>XA?"failure":{rangeStartValue:MA,rangeEndValue:XA}}function KA(P,oA,rA){
let QA="bytes ";return QA+=e(`${P}`),QA+="-",QA+=e(`${oA}`),QA+="/",QA+=e(`${rA}`),QA}class OA extends c{#A;constructor(oA){super(),this.#A=oA}_transform(oA,rA,QA){
if(!this._inflateStream){if(oA.length===0){QA();return}this._inflateStream=(oA[0]&15)===8?y.createInflate(this.#A):y.createInflateRaw(this.#A),this._inflateStream.
on("data",this.push.bind(this)),this._inflateStream.on("end",()=>this.push(null)),this._inflateStream.on("error",pA=>this.destroy(pA))}this._inflateStream.write(
oA,rA,QA)}_final(oA){this._inflateStream&&(this._inflateStream.end(),this._inflateStream=null),oA()}}function ZA(P){return new OA(P)}function EA(P){let oA=null,
rA=null,QA=null;const pA=RA("content-type",P);if(pA===null)return"failure";for(const MA of pA){const kA=w(MA);kA==="failure"||kA.essence==="*/*"||(QA=kA,QA.essence!==
rA?(oA=null,QA.parameters.has("charset")&&(oA=QA.parameters.get("charset")),rA=QA.essence):!QA.parameters.has("charset")&&oA!==null&&QA.parameters.set("charset",
oA))}return QA??"failure"}function yA(P){const oA=P,rA={position:0},QA=[];let pA="";for(;rA.position<oA.length;){if(pA+=o(MA=>MA!=='"'&&MA!==",",oA,rA),rA.position<
oA.length)if(oA.charCodeAt(rA.position)===34){if(pA+=I(oA,rA),rA.position<oA.length)continue}else a(oA.charCodeAt(rA.position)===44),rA.position++;pA=B(pA,!0,!0,
MA=>MA===9||MA===32),QA.push(pA),pA=""}return QA}function RA(P,oA){const rA=oA.get(P,!0);return rA===null?null:yA(rA)}function b(P){return!1}function iA(P){return!!(P.
username||P.password)}function fA(P){return P!=null&&P!=="client"&&P!=="no-traversable"}class NA{get baseUrl(){return C()}get origin(){return this.baseUrl?.origin}policyContainer=Z()}
class sA{settingsObject=new NA}const aA=new sA;Y.exports={isAborted:IA,isCancelled:uA,isValidEncodedURL:u,ReadableStreamFrom:Q,tryUpgradeRequestToAPotentiallyTrustworthyURL:q,
clampAndCoarsenConnectionTimingInfo:x,coarsenedSharedCurrentTime:O,determineRequestsReferrer:_,makePolicyContainer:Z,clonePolicyContainer:K,appendFetchMetadata:L,
appendRequestOriginHeader:T,TAOCheck:G,corsCheck:F,crossOriginResourcePolicyCheck:H,createOpaqueTimingInfo:V,setRequestReferrerPolicyOnRedirect:k,isValidHTTPToken:g,
requestBadPort:i,requestCurrentURL:d,responseURL:N,responseLocationURL:p,isURLPotentiallyTrustworthy:gA,isValidReasonPhrase:D,sameOrigin:FA,normalizeMethod:cA,iteratorMixin:LA,
createIterator:BA,isValidHeaderName:M,isValidHeaderValue:S,isErrorLike:h,fullyReadBody:jA,readableStreamClose:GA,urlIsLocal:vA,urlHasHttpsScheme:WA,urlIsHttpHttpsScheme:PA,
readAllBytes:HA,simpleRangeHeaderValue:_A,buildContentRange:KA,createInflate:ZA,extractMimeType:EA,getDecodeSplit:RA,environmentSettingsObject:aA,isOriginIPPotentiallyTrustworthy:lA,
hasAuthenticationEntry:b,includesCredentials:iA,isTraversableNavigable:fA}}),8542:((Y,m,n)=>{const c=n(34589),{utf8DecodeBytes:y}=n(88478);function R(o,B,N){let p="";
for(;N.position<B.length&&o(B[N.position]);)p+=B[N.position],N.position++;return p}function A(o,B,N){const p=B.indexOf(o,N.position),u=N.position;return p===-1?
(N.position=B.length,B.slice(u)):(N.position=p,B.slice(u,N.position))}const l=/[\u0009\u000A\u000C\u000D\u0020]/g,C=/[^\x00-\x7F]/;function I(o){return C.test(o)?
o.replace(/[A-Z]+/g,B=>B.toLowerCase()):o.toLowerCase()}function w(o){o=o.replace(l,"");let B=o.length;if(B%4===0&&o.charCodeAt(B-1)===61&&(--B,o.charCodeAt(B-1)===
61&&--B),B%4===1||/[^+/0-9A-Za-z]/.test(o.length===B?o:o.substring(0,B)))return"failure";const N=Buffer.from(o,"base64");return new Uint8Array(N.buffer,N.byteOffset,
N.byteLength)}function f(o){return o===9||o===10||o===12||o===13||o===32}function Q(o){const B=o.length;if(65535>B)return String.fromCharCode.apply(null,o);let N="",
p=0,u=65535;for(;p<B;)p+u>B&&(u=B-p),N+=String.fromCharCode.apply(null,o.subarray(p,p+=u));return N}const g=/[^\x00-\xFF]/;function E(o){return c(!g.test(o)),o}
function a(o){return JSON.parse(y(o))}function t(o,B=!0,N=!0){return r(o,B,N,f)}function r(o,B,N,p){let u=0,s=o.length-1;if(B)for(;u<o.length&&p(o.charCodeAt(u));)
u++;if(N)for(;s>0&&p(o.charCodeAt(s));)s--;return u===0&&s===o.length-1?o:o.slice(u,s+1)}function e(o){const B=JSON.stringify(o);if(B===void 0)throw new TypeError(
"Value is not JSON serializable");return c(typeof B=="string"),B}Y.exports={asciiLowercase:I,collectASequenceOfCodePoints:R,collectASequenceOfCodePointsFast:A,forgivingBase64:w,
isASCIIWhitespace:f,isomorphicDecode:Q,isomorphicEncode:E,parseJSONFromBytes:a,removeASCIIWhitespace:t,removeChars:r,serializeJavascriptValueToJSONString:e}}),10348:((Y,m,n)=>{
const c=n(34589),{runtimeFeatures:y}=n(90723),{asciiLowercase:R}=n(8542),A=new Map([["sha256",0],["sha384",1],["sha512",2]]);let l;if(y.has("crypto")){l=n(77598);
const a=l.getHashes();a.length===0&&A.clear();for(const t of A.keys())a.includes(t)===!1&&A.delete(t)}else A.clear();const C=Map.prototype.get.bind(A),I=a=>A.has(
R(a)),w=y.has("crypto")===!1||A.size===0?()=>!0:(a,t)=>{const r=Q(t);if(r.length===0)return!0;const e=f(r);for(const o of e){const B=o.alg,N=o.val,p=g(B,a);if(E(
p,N))return!0}return!1};function f(a){const t=[];let r=null;for(const e of a){if(c(I(e.alg),"Invalid SRI hash algorithm token"),t.length===0){t.push(e),r=e;continue}
const o=r.alg,B=C(o),N=e.alg,p=C(N);p<B||(p>B?(r=e,t[0]=e,t.length=1):t.push(e))}return t}function Q(a){const t=[];for(const r of a.split(/[\t\n\f\r ]+/)){const o=r.
split("?",1)[0];let B="";const N=[o.slice(0,6),o.slice(7)],p=N[0];if(!I(p))continue;N[1]&&(B=N[1]);const u={alg:R(p),val:B};t.push(u)}return t}const g=(a,t)=>l.
hash(a,t,"base64");function E(a,t){let r=a.length;r!==0&&a[r-1]==="="&&(r-=1),r!==0&&a[r-1]==="="&&(r-=1);let e=t.length;if(e!==0&&t[e-1]==="="&&(e-=1),e!==0&&t[e-
1]==="="&&(e-=1),r!==e)return!1;for(let o=0;o<r;++o)if(!(a[o]===t[o]||a[o]==="+"&&t[o]==="-"||a[o]==="/"&&t[o]==="_"))return!1;return!0}Y.exports={applyAlgorithmToBytes:g,
bytesMatch:w,caseSensitiveMatch:E,isValidSRIHashAlgorithm:I,getStrongestMetadata:f,parseMetadata:Q}}),25297:((Y,m,n)=>{const c=n(34589),{types:y,inspect:R}=n(57975),
{runtimeFeatures:A}=n(90723),l=1,C=2,I=3,w=4,f=5,Q=6,g=7,E=8,a=Function.call.bind(Function.prototype[Symbol.hasInstance]),t={converters:{},util:{},errors:{},is:{}};
t.errors.exception=function(r){return new TypeError(`${r.header}: ${r.message}`)},t.errors.conversionFailed=function(r){const e=r.types.length===1?"":" one of",
o=`${r.argument} could not be converted to${e}: ${r.types.join(", ")}.`;return t.errors.exception({header:r.prefix,message:o})},t.errors.invalidArgument=function(r){
return t.errors.exception({header:r.prefix,message:`"${r.value}" is an invalid ${r.type}.`})},t.brandCheck=function(r,e){if(!a(e,r)){const o=new TypeError("Ille\
gal invocation");throw o.code="ERR_INVALID_THIS",o}},t.brandCheckMultiple=function(r){const e=r.map(o=>t.util.MakeTypeAssertion(o));return o=>{if(e.every(B=>!B(
o))){const B=new TypeError("Illegal invocation");throw B.code="ERR_INVALID_THIS",B}}},t.argumentLengthCheck=function({length:r},e,o){if(r<e)throw t.errors.exception(
{message:`${e} argument${e!==1?"s":""} required, but${r?" only":""} ${r} found.`,header:o})},t.illegalConstructor=function(){throw t.errors.exception({header:"T\
ypeError",message:"Illegal constructor"})},t.util.MakeTypeAssertion=function(r){return e=>a(r,e)},t.util.Type=function(r){switch(typeof r){case"undefined":return l;case"\
boolean":return C;case"string":return I;case"symbol":return w;case"number":return f;case"bigint":return Q;case"function":case"object":return r===null?g:E}},t.util.
Types={UNDEFINED:l,BOOLEAN:C,STRING:I,SYMBOL:w,NUMBER:f,BIGINT:Q,NULL:g,OBJECT:E},t.util.TypeValueToString=function(r){switch(t.util.Type(r)){case l:return"Unde\
fined";case C:return"Boolean";case I:return"String";case w:return"Symbol";case f:return"Number";case Q:return"BigInt";case g:return"Null";case E:return"Object"}},
t.util.markAsUncloneable=A.has("markAsUncloneable")?n(75919).markAsUncloneable:()=>{},t.util.ConvertToInt=function(r,e,o,B){let N,p;e===64?(N=Math.pow(2,53)-1,o===
"unsigned"?p=0:p=Math.pow(-2,53)+1):o==="unsigned"?(p=0,N=Math.pow(2,e)-1):(p=-Math.pow(2,e-1),N=Math.pow(2,e-1)-1);let u=Number(r);if(u===0&&(u=0),t.util.HasFlag(
B,t.attributes.EnforceRange)){if(Number.isNaN(u)||u===Number.POSITIVE_INFINITY||u===Number.NEGATIVE_INFINITY)throw t.errors.exception({header:"Integer conversio\
n",message:`Could not convert ${t.util.Stringify(r)} to an integer.`});if(u=t.util.IntegerPart(u),u<p||u>N)throw t.errors.exception({header:"Integer conversion",
message:`Value must be between ${p}-${N}, got ${u}.`});return u}return!Number.isNaN(u)&&t.util.HasFlag(B,t.attributes.Clamp)?(u=Math.min(Math.max(u,p),N),Math.floor(
u)%2===0?u=Math.floor(u):u=Math.ceil(u),u):Number.isNaN(u)||u===0&&Object.is(0,u)||u===Number.POSITIVE_INFINITY||u===Number.NEGATIVE_INFINITY?0:(u=t.util.IntegerPart(
u),u=u%Math.pow(2,e),o==="signed"&&u>=Math.pow(2,e-1)?u-Math.pow(2,e):u)},t.util.IntegerPart=function(r){const e=Math.floor(Math.abs(r));return r<0?-1*e:e},t.util.
Stringify=function(r){switch(t.util.Type(r)){case w:return`Symbol(${r.description})`;case E:return R(r);case I:return`"${r}"`;case Q:return`${r}n`;default:return`${r}`}},
t.util.IsResizableArrayBuffer=function(r){if(y.isArrayBuffer(r))return r.resizable;if(y.isSharedArrayBuffer(r))return r.growable;throw t.errors.exception({header:"\
IsResizableArrayBuffer",message:`"${t.util.Stringify(r)}" is not an array buffer.`})},t.util.HasFlag=function(r,e){return typeof r=="number"&&(r&e)===e},t.sequenceConverter=
function(r){return(e,o,B,N)=>{if(t.util.Type(e)!==E)throw t.errors.exception({header:o,message:`${B} (${t.util.Stringify(e)}) is not iterable.`});const p=typeof N==
"function"?N():e?.[Symbol.iterator]?.(),u=[];let s=0;if(p===void 0||typeof p.next!="function")throw t.errors.exception({header:o,message:`${B} is not iterable.`});
for(;;){const{done:d,value:i}=p.next();if(d)break;u.push(r(i,o,`${B}[${s++}]`))}return u}},t.recordConverter=function(r,e){return(o,B,N)=>{if(t.util.Type(o)!==E)
throw t.errors.exception({header:B,message:`${N} ("${t.util.TypeValueToString(o)}") is not an Object.`});const p={};if(!y.isProxy(o)){const s=[...Object.getOwnPropertyNames(
o),...Object.getOwnPropertySymbols(o)];for(const d of s){const i=t.util.Stringify(d),h=r(d,B,`Key ${i} in ${N}`),D=e(o[d],B,`${N}[${i}]`);p[h]=D}return p}const u=Reflect.
ownKeys(o);for(const s of u)if(Reflect.getOwnPropertyDescriptor(o,s)?.enumerable){const i=r(s,B,N),h=e(o[s],B,N);p[i]=h}return p}},t.interfaceConverter=function(r,e){
return(o,B,N)=>{if(!r(o))throw t.errors.exception({header:B,message:`Expected ${N} ("${t.util.Stringify(o)}") to be an instance of ${e}.`});return o}},t.dictionaryConverter=
function(r){return r.sort((e,o)=>(e.key>o.key)-(e.key<o.key)),(e,o,B)=>{const N={};if(e!=null&&t.util.Type(e)!==E)throw t.errors.exception({header:o,message:`Ex\
pected ${e} to be one of: Null, Undefined, Object.`});for(const p of r){const{key:u,defaultValue:s,required:d,converter:i}=p;if(d===!0&&(e==null||!Object.hasOwn(
e,u)))throw t.errors.exception({header:o,message:`Missing required key "${u}".`});let h=e?.[u];const D=s!==void 0;if(D&&h===void 0&&(h=s()),d||D||h!==void 0){if(h=
i(h,o,`${B}.${u}`),p.allowedValues&&!p.allowedValues.includes(h))throw t.errors.exception({header:o,message:`${h} is not an accepted type. Expected one of ${p.allowedValues.
join(", ")}.`});N[u]=h}}return N}},t.nullableConverter=function(r){return(e,o,B)=>e===null?e:r(e,o,B)},t.is.USVString=function(r){return typeof r=="string"&&r.isWellFormed()},
t.is.ReadableStream=t.util.MakeTypeAssertion(ReadableStream),t.is.Blob=t.util.MakeTypeAssertion(Blob),t.is.URLSearchParams=t.util.MakeTypeAssertion(URLSearchParams),
t.is.File=t.util.MakeTypeAssertion(File),t.is.URL=t.util.MakeTypeAssertion(URL),t.is.AbortSignal=t.util.MakeTypeAssertion(AbortSignal),t.is.MessagePort=t.util.MakeTypeAssertion(
MessagePort),t.is.BufferSource=function(r){return y.isArrayBuffer(r)||ArrayBuffer.isView(r)&&y.isArrayBuffer(r.buffer)},t.util.getCopyOfBytesHeldByBufferSource=
function(r){const e=r;let o=e,B=0,N=0;if(y.isTypedArray(e)||y.isDataView(e)?(o=e.buffer,B=e.byteOffset,N=e.byteLength):(c(y.isAnyArrayBuffer(e)),N=e.byteLength),
o.detached)return new Uint8Array(0);const p=new Uint8Array(N),u=new Uint8Array(o,B,N);return p.set(u),p},t.converters.DOMString=function(r,e,o,B){if(r===null&&t.
util.HasFlag(B,t.attributes.LegacyNullToEmptyString))return"";if(typeof r=="symbol")throw t.errors.exception({header:e,message:`${o} is a symbol, which cannot b\
e converted to a DOMString.`});return String(r)},t.converters.ByteString=function(r,e,o){if(typeof r=="symbol")throw t.errors.exception({header:e,message:`${o} \
is a symbol, which cannot be converted to a ByteString.`});const B=String(r);for(let N=0;N<B.length;N++)if(B.charCodeAt(N)>255)throw new TypeError(`Cannot conve\
rt argument to a ByteString because the character at index ${N} has a value of ${B.charCodeAt(N)} which is greater than 255.`);return B},t.converters.USVString=
function(r){return typeof r=="string"?r.toWellFormed():`${r}`.toWellFormed()},t.converters.boolean=function(r){return!!r},t.converters.any=function(r){return r},
t.converters["long long"]=function(r,e,o){return t.util.ConvertToInt(r,64,"signed",0,e,o)},t.converters["unsigned long long"]=function(r,e,o){return t.util.ConvertToInt(
r,64,"unsigned",0,e,o)},t.converters["unsigned long"]=function(r,e,o){return t.util.ConvertToInt(r,32,"unsigned",0,e,o)},t.converters["unsigned short"]=function(r,e,o,B){
return t.util.ConvertToInt(r,16,"unsigned",B,e,o)},t.converters.ArrayBuffer=function(r,e,o,B){if(t.util.Type(r)!==E||!y.isArrayBuffer(r))throw t.errors.conversionFailed(
{prefix:e,argument:`${o} ("${t.util.Stringify(r)}")`,types:["ArrayBuffer"]});if(!t.util.HasFlag(B,t.attributes.AllowResizable)&&t.util.IsResizableArrayBuffer(r))
throw t.errors.exception({header:e,message:`${o} cannot be a resizable ArrayBuffer.`});return r},t.converters.SharedArrayBuffer=function(r,e,o,B){if(t.util.Type(
r)!==E||!y.isSharedArrayBuffer(r))throw t.errors.conversionFailed({prefix:e,argument:`${o} ("${t.util.Stringify(r)}")`,types:["SharedArrayBuffer"]});if(!t.util.
HasFlag(B,t.attributes.AllowResizable)&&t.util.IsResizableArrayBuffer(r))throw t.errors.exception({header:e,message:`${o} cannot be a resizable SharedArrayBuffe\
r.`});return r},t.converters.TypedArray=function(r,e,o,B,N){if(t.util.Type(r)!==E||!y.isTypedArray(r)||r.constructor.name!==e.name)throw t.errors.conversionFailed(
{prefix:o,argument:`${B} ("${t.util.Stringify(r)}")`,types:[e.name]});if(!t.util.HasFlag(N,t.attributes.AllowShared)&&y.isSharedArrayBuffer(r.buffer))throw t.errors.
exception({header:o,message:`${B} cannot be a view on a shared array buffer.`});if(!t.util.HasFlag(N,t.attributes.AllowResizable)&&t.util.IsResizableArrayBuffer(
r.buffer))throw t.errors.exception({header:o,message:`${B} cannot be a view on a resizable array buffer.`});return r},t.converters.DataView=function(r,e,o,B){if(t.
util.Type(r)!==E||!y.isDataView(r))throw t.errors.conversionFailed({prefix:e,argument:`${o} ("${t.util.Stringify(r)}")`,types:["DataView"]});if(!t.util.HasFlag(
B,t.attributes.AllowShared)&&y.isSharedArrayBuffer(r.buffer))throw t.errors.exception({header:e,message:`${o} cannot be a view on a shared array buffer.`});if(!t.
util.HasFlag(B,t.attributes.AllowResizable)&&t.util.IsResizableArrayBuffer(r.buffer))throw t.errors.exception({header:e,message:`${o} cannot be a view on a resi\
zable array buffer.`});return r},t.converters.ArrayBufferView=function(r,e,o,B){if(t.util.Type(r)!==E||!y.isArrayBufferView(r))throw t.errors.conversionFailed({
prefix:e,argument:`${o} ("${t.util.Stringify(r)}")`,types:["ArrayBufferView"]});if(!t.util.HasFlag(B,t.attributes.AllowShared)&&y.isSharedArrayBuffer(r.buffer))
throw t.errors.exception({header:e,message:`${o} cannot be a view on a shared array buffer.`});if(!t.util.HasFlag(B,t.attributes.AllowResizable)&&t.util.IsResizableArrayBuffer(
r.buffer))throw t.errors.exception({header:e,message:`${o} cannot be a view on a resizable array buffer.`});return r},t.converters.BufferSource=function(r,e,o,B){
if(y.isArrayBuffer(r))return t.converters.ArrayBuffer(r,e,o,B);if(y.isArrayBufferView(r))return B&=~t.attributes.AllowShared,t.converters.ArrayBufferView(r,e,o,
B);throw y.isSharedArrayBuffer(r)?t.errors.exception({header:e,message:`${o} cannot be a SharedArrayBuffer.`}):t.errors.conversionFailed({prefix:e,argument:`${o}\
 ("${t.util.Stringify(r)}")`,types:["ArrayBuffer","ArrayBufferView"]})},t.converters.AllowSharedBufferSource=function(r,e,o,B){if(y.isArrayBuffer(r))return t.converters.
ArrayBuffer(r,e,o,B);if(y.isSharedArrayBuffer(r))return t.converters.SharedArrayBuffer(r,e,o,B);if(y.isArrayBufferView(r))return B|=t.attributes.AllowShared,t.converters.
ArrayBufferView(r,e,o,B);throw t.errors.conversionFailed({prefix:e,argument:`${o} ("${t.util.Stringify(r)}")`,types:["ArrayBuffer","SharedArrayBuffer","ArrayBuf\
ferView"]})},t.converters["sequence<ByteString>"]=t.sequenceConverter(t.converters.ByteString),t.converters["sequence<sequence<ByteString>>"]=t.sequenceConverter(
t.converters["sequence<ByteString>"]),t.converters["record<ByteString, ByteString>"]=t.recordConverter(t.converters.ByteString,t.converters.ByteString),t.converters.
Blob=t.interfaceConverter(t.is.Blob,"Blob"),t.converters.AbortSignal=t.interfaceConverter(t.is.AbortSignal,"AbortSignal"),t.converters.EventHandlerNonNull=function(r){
return t.util.Type(r)!==E?null:typeof r=="function"?r:()=>{}},t.attributes={Clamp:1,EnforceRange:2,AllowShared:4,AllowResizable:8,LegacyNullToEmptyString:16},Y.
exports={webidl:t}}),15643:((Y,m,n)=>{const{uid:c,states:y,sentCloseFrameState:R,emptyBuffer:A,opcodes:l}=n(83482),{parseExtensions:C,isClosed:I,isClosing:w,isEstablished:f,
isConnecting:Q,validateCloseCodeAndReason:g}=n(41111),{makeRequest:E}=n(31745),{fetching:a}=n(24364),{Headers:t,getHeadersList:r}=n(59278),{getDecodeSplit:e}=n(
76558),{WebsocketFrameSend:o}=n(9154),B=n(34589),{runtimeFeatures:N}=n(90723),p=N.has("crypto")?n(77598):null;let u=!1;function s(D,M,S,U,k){const H=D;H.protocol=
D.protocol==="ws:"?"http:":"https:";const F=E({urlList:[H],client:S,serviceWorkers:"none",referrer:"no-referrer",mode:"websocket",credentials:"include",cache:"n\
o-store",redirect:"error",useURLCredentials:!0});if(k.headers){const v=r(new t(k.headers));F.headersList=v}const G=p.randomBytes(16).toString("base64");F.headersList.
append("sec-websocket-key",G,!0),F.headersList.append("sec-websocket-version","13",!0);for(const v of M)F.headersList.append("sec-websocket-protocol",v,!0);return F.
headersList.append("sec-websocket-extensions","permessage-deflate; client_max_window_bits",!0),a({request:F,useParallelQueue:!0,dispatcher:k.dispatcher,processResponse(v){
if(v.type==="error"||v.status!==101){if(v.socket?.session==null){i(U,v,1002,"Received network error or non-101 status code.",v.error);return}if(v.status!==200){
i(U,v,1002,"Received network error or non-200 status code.",v.error);return}}if(u===!1&&v.socket?.session!=null&&(process.emitWarning("WebSocket over HTTP2 is e\
xperimental, and subject to change.","ExperimentalWarning"),u=!0),M.length!==0&&!v.headersList.get("Sec-WebSocket-Protocol")){i(U,v,1002,"Server did not respond\
 with sent protocols.");return}if(v.socket.session==null&&v.headersList.get("Upgrade")?.toLowerCase()!=="websocket"){i(U,v,1002,'Server did not set Upgrade head\
er to "websocket".');return}if(v.socket.session==null&&v.headersList.get("Connection")?.toLowerCase()!=="upgrade"){i(U,v,1002,'Server did not set Connection hea\
der to "upgrade".');return}const x=v.headersList.get("Sec-WebSocket-Accept"),O=p.hash("sha1",G+c,"base64");if(x!==O){i(U,v,1002,"Incorrect hash received in Sec-\
WebSocket-Accept header.");return}const V=v.headersList.get("Sec-WebSocket-Extensions");let Z;if(V!==null&&(Z=C(V),!Z.has("permessage-deflate"))){i(U,v,1002,"Se\
c-WebSocket-Extensions header does not match.");return}const K=v.headersList.get("Sec-WebSocket-Protocol");if(K!==null){const _=e("sec-websocket-protocol",F.headersList);
if(_===null||!_.includes(K)){i(U,v,1002,"Protocol was not set in the opening handshake.");return}}v.socket.on("data",U.onSocketData),v.socket.on("close",U.onSocketClose),
v.socket.on("error",U.onSocketError),U.wasEverConnected=!0,U.onConnectionEstablished(v,Z)}})}function d(D,M,S,U=!1){if(M??=null,S??="",U&&g(M,S),!(I(D.readyState)||
w(D.readyState)))if(!f(D.readyState))h(D),D.readyState=y.CLOSING;else if(!D.closeState.has(R.SENT)&&!D.closeState.has(R.RECEIVED)){const k=new o;S.length!==0&&M===
null&&(M=1e3),B(M===null||Number.isInteger(M)),M===null&&S.length===0?k.frameData=A:M!==null&&S===null?(k.frameData=Buffer.allocUnsafe(2),k.frameData.writeUInt16BE(
M,0)):M!==null&&S!==null?(k.frameData=Buffer.allocUnsafe(2+Buffer.byteLength(S)),k.frameData.writeUInt16BE(M,0),k.frameData.write(S,2,"utf-8")):k.frameData=A,D.
socket.write(k.createFrame(l.CLOSE)),D.closeState.add(R.SENT),D.readyState=y.CLOSING}else D.readyState=y.CLOSING}function i(D,M,S,U,k){M.socket?.session!=null&&
!M.socket.destroyed&&M.socket.destroy(),h(D,S,U,k)}function h(D,M,S,U){f(D.readyState)&&d(D,M,S,!1),D.controller.abort(),Q(D.readyState)?D.onSocketClose():D.socket?.
destroyed===!1&&D.socket.destroy()}Y.exports={establishWebSocketConnection:s,failWebsocketConnection:h,closeWebSocketConnection:d}}),83482:(Y=>{const m="258EAFA\
5-E914-47DA-95CA-C5AB0DC85B11",n={enumerable:!0,writable:!1,configurable:!1},c={CONNECTING:0,OPEN:1,CLOSING:2,CLOSED:3},y={SENT:1,RECEIVED:2},R={CONTINUATION:0,
TEXT:1,BINARY:2,CLOSE:8,PING:9,PONG:10},A=65535,l={INFO:0,PAYLOADLENGTH_16:2,PAYLOADLENGTH_64:3,READ_DATA:4},C=Buffer.allocUnsafe(0),I={text:1,typedArray:2,arrayBuffer:3,
blob:4};Y.exports={uid:m,sentCloseFrameState:y,staticPropertyDescriptors:n,states:c,opcodes:R,maxUnsigned16Bit:A,parserStates:l,emptyBuffer:C,sendHints:I}}),12574:((Y,m,n)=>{
const{webidl:c}=n(25297),{kEnumerableProperty:y}=n(31978),{kConstruct:R}=n(59777);class A extends Event{#A;constructor(Q,g={}){if(Q===R){super(arguments[1],arguments[2]),
c.util.markAsUncloneable(this);return}const E="MessageEvent constructor";c.argumentLengthCheck(arguments,1,E),Q=c.converters.DOMString(Q,E,"type"),g=c.converters.
MessageEventInit(g,E,"eventInitDict"),super(Q,g),this.#A=g,c.util.markAsUncloneable(this)}get data(){return c.brandCheck(this,A),this.#A.data}get origin(){return c.
brandCheck(this,A),this.#A.origin}get lastEventId(){return c.brandCheck(this,A),this.#A.lastEventId}get source(){return c.brandCheck(this,A),this.#A.source}get ports(){
return c.brandCheck(this,A),Object.isFrozen(this.#A.ports)||Object.freeze(this.#A.ports),this.#A.ports}initMessageEvent(Q,g=!1,E=!1,a=null,t="",r="",e=null,o=[]){
return c.brandCheck(this,A),c.argumentLengthCheck(arguments,1,"MessageEvent.initMessageEvent"),new A(Q,{bubbles:g,cancelable:E,data:a,origin:t,lastEventId:r,source:e,
ports:o})}static createFastMessageEvent(Q,g){const E=new A(R,Q,g);return E.#A=g,E.#A.data??=null,E.#A.origin??="",E.#A.lastEventId??="",E.#A.source??=null,E.#A.
ports??=[],E}}const{createFastMessageEvent:l}=A;delete A.createFastMessageEvent;class C extends Event{#A;constructor(Q,g={}){const E="CloseEvent constructor";c.
argumentLengthCheck(arguments,1,E),Q=c.converters.DOMString(Q,E,"type"),g=c.converters.CloseEventInit(g),super(Q,g),this.#A=g,c.util.markAsUncloneable(this)}get wasClean(){
return c.brandCheck(this,C),this.#A.wasClean}get code(){return c.brandCheck(this,C),this.#A.code}get reason(){return c.brandCheck(this,C),this.#A.reason}}class I extends Event{#A;constructor(Q,g){
const E="ErrorEvent constructor";c.argumentLengthCheck(arguments,1,E),super(Q,g),c.util.markAsUncloneable(this),Q=c.converters.DOMString(Q,E,"type"),g=c.converters.
ErrorEventInit(g??{}),this.#A=g}get message(){return c.brandCheck(this,I),this.#A.message}get filename(){return c.brandCheck(this,I),this.#A.filename}get lineno(){
return c.brandCheck(this,I),this.#A.lineno}get colno(){return c.brandCheck(this,I),this.#A.colno}get error(){return c.brandCheck(this,I),this.#A.error}}Object.defineProperties(
A.prototype,{[Symbol.toStringTag]:{value:"MessageEvent",configurable:!0},data:y,origin:y,lastEventId:y,source:y,ports:y,initMessageEvent:y}),Object.defineProperties(
C.prototype,{[Symbol.toStringTag]:{value:"CloseEvent",configurable:!0},reason:y,code:y,wasClean:y}),Object.defineProperties(I.prototype,{[Symbol.toStringTag]:{value:"\
ErrorEvent",configurable:!0},message:y,filename:y,lineno:y,colno:y,error:y}),c.converters.MessagePort=c.interfaceConverter(c.is.MessagePort,"MessagePort"),c.converters["\
sequence<MessagePort>"]=c.sequenceConverter(c.converters.MessagePort);const w=[{key:"bubbles",converter:c.converters.boolean,defaultValue:()=>!1},{key:"cancelab\
le",converter:c.converters.boolean,defaultValue:()=>!1},{key:"composed",converter:c.converters.boolean,defaultValue:()=>!1}];c.converters.MessageEventInit=c.dictionaryConverter(
[...w,{key:"data",converter:c.converters.any,defaultValue:()=>null},{key:"origin",converter:c.converters.USVString,defaultValue:()=>""},{key:"lastEventId",converter:c.
converters.DOMString,defaultValue:()=>""},{key:"source",converter:c.nullableConverter(c.converters.MessagePort),defaultValue:()=>null},{key:"ports",converter:c.
converters["sequence<MessagePort>"],defaultValue:()=>[]}]),c.converters.CloseEventInit=c.dictionaryConverter([...w,{key:"wasClean",converter:c.converters.boolean,
defaultValue:()=>!1},{key:"code",converter:c.converters["unsigned short"],defaultValue:()=>0},{key:"reason",converter:c.converters.USVString,defaultValue:()=>""}]),
c.converters.ErrorEventInit=c.dictionaryConverter([...w,{key:"message",converter:c.converters.DOMString,defaultValue:()=>""},{key:"filename",converter:c.converters.
USVString,defaultValue:()=>""},{key:"lineno",converter:c.converters["unsigned long"],defaultValue:()=>0},{key:"colno",converter:c.converters["unsigned long"],defaultValue:()=>0},
{key:"error",converter:c.converters.any}]),Y.exports={MessageEvent:A,CloseEvent:C,ErrorEvent:I,createFastMessageEvent:l}}),9154:((Y,m,n)=>{const{runtimeFeatures:c}=n(
90723),{maxUnsigned16Bit:y,opcodes:R}=n(83482),A=8*1024;let l=null,C=A;const I=c.has("crypto")?n(77598).randomFillSync:function(g,E,a){for(let t=0;t<g.length;++t)
g[t]=Math.random()*255|0;return g};function w(){return C===A&&(C=0,I(l??=Buffer.allocUnsafeSlow(A),0,A)),[l[C++],l[C++],l[C++],l[C++]]}class f{constructor(g){this.
frameData=g}createFrame(g){const E=this.frameData,a=w(),t=E?.byteLength??0;let r=t,e=6;t>y?(e+=8,r=127):t>125&&(e+=2,r=126);const o=Buffer.allocUnsafe(t+e);o[0]=
o[1]=0,o[0]|=128,o[0]=(o[0]&240)+g;o[e-4]=a[0],o[e-3]=a[1],o[e-2]=a[2],o[e-1]=a[3],o[1]=r,r===126?o.writeUInt16BE(t,2):r===127&&(o[2]=o[3]=0,o.writeUIntBE(t,4,6)),
o[1]|=128;for(let B=0;B<t;++B)o[e+B]=E[B]^a[B&3];return o}static createFastTextFrame(g){const E=w(),a=g.length;for(let o=0;o<a;++o)g[o]^=E[o&3];let t=a,r=6;a>y?
(r+=8,t=127):a>125&&(r+=2,t=126);const e=Buffer.allocUnsafeSlow(r);return e[0]=128|R.TEXT,e[1]=t|128,e[r-4]=E[0],e[r-3]=E[1],e[r-2]=E[2],e[r-1]=E[3],t===126?e.writeUInt16BE(
a,2):t===127&&(e[2]=e[3]=0,e.writeUIntBE(a,4,6)),[e,g]}}Y.exports={WebsocketFrameSend:f,generateMask:w}}),80735:((Y,m,n)=>{const{createInflateRaw:c,Z_DEFAULT_WINDOWBITS:y}=n(
38522),{isValidClientWindowBits:R}=n(41111),{MessageSizeExceededError:A}=n(69073),l=Buffer.from([0,0,255,255]),C=Symbol("kBuffer"),I=Symbol("kLength");class w{#A;#e={};#t=0;constructor(Q,g){
this.#e.serverNoContextTakeover=Q.has("server_no_context_takeover"),this.#e.serverMaxWindowBits=Q.get("server_max_window_bits"),this.#t=g.maxPayloadSize}decompress(Q,g,E){
if(!this.#A){let a=y;if(this.#e.serverMaxWindowBits){if(!R(this.#e.serverMaxWindowBits)){E(new Error("Invalid server_max_window_bits"));return}a=Number.parseInt(
this.#e.serverMaxWindowBits)}try{this.#A=c({windowBits:a})}catch(t){E(t);return}this.#A[C]=[],this.#A[I]=0,this.#A.on("data",t=>{if(this.#A[I]+=t.length,this.#t>
0&&this.#A[I]>this.#t){E(new A),this.#A.removeAllListeners(),this.#A.destroy(),this.#A=null;return}this.#A[C].push(t)}),this.#A.on("error",t=>{this.#A=null,E(t)})}
this.#A.write(Q),g&&this.#A.write(l),this.#A.flush(()=>{if(!this.#A)return;const a=Buffer.concat(this.#A[C],this.#A[I]);this.#A[C].length=0,this.#A[I]=0,E(null,
a)})}}Y.exports={PerMessageDeflate:w}}),73378:((Y,m,n)=>{const{Writable:c}=n(57075),y=n(34589),{parserStates:R,opcodes:A,states:l,emptyBuffer:C,sentCloseFrameState:I}=n(
83482),{isValidStatusCode:w,isValidOpcode:f,websocketMessageReceived:Q,utf8Decode:g,isControlFrame:E,isTextBinaryFrame:a,isContinuationFrame:t}=n(41111),{failWebsocketConnection:r}=n(
15643),{WebsocketFrameSend:e}=n(9154),{PerMessageDeflate:o}=n(80735),{MessageSizeExceededError:B}=n(69073);class N extends c{#A=[];#e=0;#t=0;#n=!1;#s=R.INFO;#r={};#i=[];#o;#a;#g;#c;constructor(u,s,d={}){
super(),this.#a=u,this.#o=s??new Map,this.#g=d.maxFragments??0,this.#c=d.maxPayloadSize??0,this.#o.has("permessage-deflate")&&this.#o.set("permessage-deflate",new o(
s,d))}_write(u,s,d){this.#A.push(u),this.#t+=u.length,this.#n=!0,this.run(d)}#Q(){return this.#c>0&&!E(this.#r.opcode)&&this.#r.payloadLength+this.#e>this.#c?(r(
this.#a,1009,"Payload size exceeds maximum allowed size"),!1):!0}run(u){for(;this.#n;)if(this.#s===R.INFO){if(this.#t<2)return u();const s=this.consume(2),d=(s[0]&
128)!==0,i=s[0]&15,h=(s[1]&128)===128,D=!d&&i!==A.CONTINUATION,M=s[1]&127,S=s[0]&64,U=s[0]&32,k=s[0]&16;if(!f(i))return r(this.#a,1002,"Invalid opcode received"),
u();if(h)return r(this.#a,1002,"Frame cannot be masked"),u();if(S!==0&&!this.#o.has("permessage-deflate")){r(this.#a,1002,"Expected RSV1 to be clear.");return}if(U!==
0||k!==0){r(this.#a,1002,"RSV1, RSV2, RSV3 must be clear");return}if(D&&!a(i)){r(this.#a,1002,"Invalid frame type was fragmented.");return}if(a(i)&&this.#i.length>
0){r(this.#a,1002,"Expected continuation frame");return}if(this.#r.fragmented&&D){r(this.#a,1002,"Fragmented frame exceeded 125 bytes.");return}if((M>125||D)&&E(
i)){r(this.#a,1002,"Control frame either too large or fragmented");return}if(t(i)&&this.#i.length===0&&!this.#r.compressed){r(this.#a,1002,"Unexpected continuat\
ion frame");return}if(M<=125){if(this.#r.payloadLength=M,this.#s=R.READ_DATA,!this.#Q())return}else M===126?this.#s=R.PAYLOADLENGTH_16:M===127&&(this.#s=R.PAYLOADLENGTH_64);
a(i)&&(this.#r.binaryType=i,this.#r.compressed=S!==0),this.#r.opcode=i,this.#r.masked=h,this.#r.fin=d,this.#r.fragmented=D}else if(this.#s===R.PAYLOADLENGTH_16){
if(this.#t<2)return u();const s=this.consume(2);if(this.#r.payloadLength=s.readUInt16BE(0),this.#s=R.READ_DATA,!this.#Q())return}else if(this.#s===R.PAYLOADLENGTH_64){
if(this.#t<8)return u();const s=this.consume(8),d=s.readUInt32BE(0),i=s.readUInt32BE(4);if(d!==0||i>2**31-1){r(this.#a,1009,"Received payload length > 2^31 byte\
s.");return}if(this.#r.payloadLength=i,this.#s=R.READ_DATA,!this.#Q())return}else if(this.#s===R.READ_DATA){if(this.#t<this.#r.payloadLength)return u();const s=this.
consume(this.#r.payloadLength);if(E(this.#r.opcode)){if(this.#n=this.parseControlFrame(s),this.#s=R.INFO,this.#n&&this.#a.socket.writableNeedDrain){this.#n=!1,this.#a.
socket.once("drain",()=>{this.destroyed||(this.#n=!0,this.run(u))});return}}else if(this.#r.compressed){this.#o.get("permessage-deflate").decompress(s,this.#r.fin,
(d,i)=>{if(d){const h=d instanceof B?1009:1007;r(this.#a,h,d.message);return}if(this.writeFragments(i)){if(this.#c>0&&this.#e>this.#c){r(this.#a,1009,new B().message);
return}if(!this.#r.fin){this.#s=R.INFO,this.#n=!0,this.run(u);return}Q(this.#a,this.#r.binaryType,this.consumeFragments()),this.#n=!0,this.#s=R.INFO,this.run(u)}},
this.#e),this.#n=!1;break}else{if(!this.writeFragments(s))return;!this.#r.fragmented&&this.#r.fin&&Q(this.#a,this.#r.binaryType,this.consumeFragments()),this.#s=
R.INFO}}}consume(u){if(u>this.#t)throw new Error("Called consume() before buffers satiated.");if(u===0)return C;this.#t-=u;const s=this.#A[0];if(s.length>u)return this.#A[0]=
s.subarray(u,s.length),s.subarray(0,u);if(s.length===u)return this.#A.shift();{let d=0;const i=Buffer.allocUnsafeSlow(u);for(;d!==u;){const h=this.#A[0],D=h.length;
if(D+d===u){i.set(this.#A.shift(),d);break}else if(D+d>u){i.set(h.subarray(0,u-d),d),this.#A[0]=h.subarray(u-d);break}else i.set(this.#A.shift(),d),d+=D}return i}}writeFragments(u){
return this.#g>0&&this.#i.length===this.#g?(r(this.#a,1008,"Too many message fragments"),!1):(this.#e+=u.length,this.#i.push(u),!0)}consumeFragments(){const u=this.#i;
if(u.length===1)return this.#e=0,u.shift();let s=0;const d=Buffer.allocUnsafeSlow(this.#e);for(let i=0;i<u.length;++i){const h=u[i];d.set(h,s),s+=h.length}return this.#i=
[],this.#e=0,d}parseCloseBody(u){y(u.length!==1);let s;if(u.length>=2&&(s=u.readUInt16BE(0)),s!==void 0&&!w(s))return{code:1002,reason:"Invalid status code",error:!0};
let d=u.subarray(2);d[0]===239&&d[1]===187&&d[2]===191&&(d=d.subarray(3));try{d=g(d)}catch{return{code:1007,reason:"Invalid UTF-8",error:!0}}return{code:s,reason:d,
error:!1}}parseControlFrame(u){const{opcode:s,payloadLength:d}=this.#r;if(s===A.CLOSE){if(d===1)return r(this.#a,1002,"Received close frame with a 1-byte body."),
!1;if(this.#r.closeInfo=this.parseCloseBody(u),this.#r.closeInfo.error){const{code:i,reason:h}=this.#r.closeInfo;return r(this.#a,i,h),!1}if(!this.#a.closeState.
has(I.SENT)&&!this.#a.closeState.has(I.RECEIVED)){let i=C;this.#r.closeInfo.code&&(i=Buffer.allocUnsafe(2),i.writeUInt16BE(this.#r.closeInfo.code,0));const h=new e(
i);this.#a.socket.write(h.createFrame(A.CLOSE)),this.#a.closeState.add(I.SENT)}return this.#a.readyState=l.CLOSING,this.#a.closeState.add(I.RECEIVED),!1}else if(s===
A.PING){if(!this.#a.closeState.has(I.RECEIVED)){const i=new e(u);this.#a.socket.write(i.createFrame(A.PONG)),this.#a.onPing(u)}}else s===A.PONG&&this.#a.onPong(
u);return!0}get closingInfo(){return this.#r.closeInfo}}Y.exports={ByteParser:N}}),45238:((Y,m,n)=>{const{WebsocketFrameSend:c}=n(9154),{opcodes:y,sendHints:R}=n(
83482),A=n(51422);class l{#A=new A;#e=!1;#t;constructor(f){this.#t=f}add(f,Q,g){if(g!==R.blob){if(this.#e){const a={promise:null,callback:Q,frame:C(f,g)};this.#A.
push(a)}else if(g===R.text){const{0:a,1:t}=c.createFastTextFrame(f);this.#t.cork(),this.#t.write(a),this.#t.write(t,Q),this.#t.uncork()}else this.#t.write(C(f,g),
Q);return}const E={promise:f.arrayBuffer().then(a=>{E.promise=null,E.frame=C(a,g)}),callback:Q,frame:null};this.#A.push(E),this.#e||this.#n()}async#n(){this.#e=
!0;const f=this.#A;for(;!f.isEmpty();){const Q=f.shift();Q.promise!==null&&await Q.promise,this.#t.write(Q.frame,Q.callback),Q.callback=Q.frame=null}this.#e=!1}}
function C(w,f){return new c(I(w,f)).createFrame(f===R.text?y.TEXT:y.BINARY)}function I(w,f){switch(f){case R.text:case R.typedArray:return new Uint8Array(w.buffer,
w.byteOffset,w.byteLength);case R.arrayBuffer:case R.blob:return new Uint8Array(w)}}Y.exports={SendQueue:l}}),29725:((Y,m,n)=>{const{webidl:c}=n(25297),{validateCloseCodeAndReason:y}=n(
41111),{kConstruct:R}=n(59777),{kEnumerableProperty:A}=n(31978);function l(){class w extends DOMException{get reason(){return""}}return new w().reason!==void 0?
DOMException:new Proxy(DOMException,{construct(f,Q,g){const E=Reflect.construct(f,Q,f);return Object.setPrototypeOf(E,g.prototype),E}})}class C extends l(){#A;#e;constructor(f="",Q=void 0){
if(f=c.converters.DOMString(f,"WebSocketError","message"),super(f,"WebSocketError"),Q===R)return;Q!==null&&(Q=c.converters.WebSocketCloseInfo(Q));let g=Q.closeCode??
null;const E=Q.reason??"";y(g,E),E.length!==0&&g===null&&(g=1e3),this.#A=g,this.#e=E}get closeCode(){return this.#A}get reason(){return this.#e}static createUnvalidatedWebSocketError(f,Q,g){
const E=new C(f,R);return E.#A=Q,E.#e=g,E}}const{createUnvalidatedWebSocketError:I}=C;delete C.createUnvalidatedWebSocketError,Object.defineProperties(C.prototype,
{closeCode:A,reason:A,[Symbol.toStringTag]:{value:"WebSocketError",writable:!1,enumerable:!1,configurable:!0}}),c.is.WebSocketError=c.util.MakeTypeAssertion(C),
Y.exports={WebSocketError:C,createUnvalidatedWebSocketError:I}}),19675:((Y,m,n)=>{const{createDeferredPromise:c}=n(87906),{environmentSettingsObject:y}=n(76558),
{states:R,opcodes:A,sentCloseFrameState:l}=n(83482),{webidl:C}=n(25297),{getURLRecord:I,isValidSubprotocol:w,isEstablished:f,utf8Decode:Q}=n(41111),{establishWebSocketConnection:g,
failWebsocketConnection:E,closeWebSocketConnection:a}=n(15643),{channels:t}=n(34676),{WebsocketFrameSend:r}=n(9154),{ByteParser:e}=n(73378),{WebSocketError:o,createUnvalidatedWebSocketError:B}=n(
29725),{kEnumerableProperty:N}=n(31978),{utf8DecodeBytes:p}=n(88478);let u=!1;class s{#A;#e;#t;#n;#s;#r;#i=!1;#o={onConnectionEstablished:(i,h)=>this.#c(i,h),onMessage:(i,h)=>this.#Q(
i,h),onParserError:i=>E(this.#o,null,i.message),onParserDrain:()=>this.#o.socket.resume(),onSocketData:i=>{this.#a.write(i)||this.#o.socket.pause()},onSocketError:i=>{
this.#o.readyState=R.CLOSING,t.socketError.hasSubscribers&&t.socketError.publish(i),this.#o.socket.destroy()},onSocketClose:()=>this.#l(),onPing:()=>{},onPong:()=>{},
readyState:R.CONNECTING,socket:null,closeState:new Set,controller:null,wasEverConnected:!1};#a;constructor(i,h=void 0){u||(process.emitWarning("WebSocketStream \
is experimental! Expect it to change at any time.",{code:"UNDICI-WSS"}),u=!0),C.argumentLengthCheck(arguments,1,"WebSocket"),i=C.converters.USVString(i),h!==null&&
(h=C.converters.WebSocketStreamOptions(h));const D=y.settingsObject.baseUrl,M=I(i,D),S=h.protocols;if(S.length!==new Set(S.map(k=>k.toLowerCase())).size)throw new DOMException(
"Invalid Sec-WebSocket-Protocol value","SyntaxError");if(S.length>0&&!S.every(k=>w(k)))throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxErro\
r");if(this.#A=M.toString(),this.#e=c(),this.#t=c(),h.signal!=null){const k=h.signal;if(k.aborted){this.#e.reject(k.reason),this.#t.reject(k.reason);return}k.addEventListener(
"abort",()=>{f(this.#o.readyState)||(E(this.#o),this.#o.readyState=R.CLOSING,this.#e.reject(k.reason),this.#t.reject(k.reason),this.#i=!0)},{once:!0})}const U=y.
settingsObject;this.#o.controller=g(M,S,U,this.#o,h)}get url(){return this.#A.toString()}get opened(){return this.#e.promise}get closed(){return this.#t.promise}close(i=void 0){
i!==null&&(i=C.converters.WebSocketCloseInfo(i));const h=i.closeCode??null,D=i.reason;a(this.#o,h,D,!0)}#g(i){i=C.converters.WebSocketStreamWrite(i);const h=c();
let D=null,M=null;if(C.is.BufferSource(i))D=new Uint8Array(ArrayBuffer.isView(i)?new Uint8Array(i.buffer,i.byteOffset,i.byteLength):i.slice()),M=A.BINARY;else{let S;
try{S=C.converters.DOMString(i)}catch(U){return h.reject(U),h.promise}D=new TextEncoder().encode(S),M=A.TEXT}if(!this.#o.closeState.has(l.SENT)&&!this.#o.closeState.
has(l.RECEIVED)){const S=new r(D);this.#o.socket.write(S.createFrame(M),()=>{h.resolve(void 0)})}return h.promise}#c(i,h){this.#o.socket=i.socket;const D=this.#o.
controller.dispatcher?.webSocketOptions?.maxFragments,M=this.#o.controller.dispatcher?.webSocketOptions?.maxPayloadSize,S=new e(this.#o,h,{maxFragments:D,maxPayloadSize:M});
S.on("drain",()=>this.#o.onParserDrain()),S.on("error",G=>this.#o.onParserError(G)),this.#a=S,this.#o.readyState=R.OPEN;const U=h??"",k=i.headersList.get("sec-w\
ebsocket-protocol")??"",H=new ReadableStream({start:G=>{this.#s=G},cancel:G=>this.#E(G)}),F=new WritableStream({start:G=>{this.#r=G},write:G=>this.#g(G),close:()=>a(
this.#o,null,null),abort:G=>this.#h(G)});this.#n=H,this.#e.resolve({extensions:U,protocol:k,readable:H,writable:F})}#Q(i,h){if(this.#o.readyState!==R.OPEN)return;
let D;if(i===A.TEXT)try{D=Q(h)}catch{E(this.#o,1007,"Received invalid UTF-8 in text frame.");return}else i===A.BINARY&&(D=new Uint8Array(h.buffer,h.byteOffset,h.
byteLength));this.#s.enqueue(D)}#l(){const i=this.#o.closeState.has(l.SENT)&&this.#o.closeState.has(l.RECEIVED);if(this.#o.readyState=R.CLOSED,this.#i)return;this.#o.
wasEverConnected||this.#e.reject(new o("Socket never opened"));const h=this.#a?.closingInfo;let D=h?.code??1005;!this.#o.closeState.has(l.SENT)&&!this.#o.closeState.
has(l.RECEIVED)&&(D=1006);const M=h?.reason==null?"":p(Buffer.from(h.reason));if(i)this.#s.close(),this.#r.error(new DOMException("A closed WebSocketStream cann\
ot be written to","InvalidStateError")),this.#t.resolve({closeCode:D,reason:M});else{const S=B("unclean close",D,M);this.#s?.error(S),this.#r?.error(S),this.#t.
reject(S)}}#h(i){let h=null,D="";C.is.WebSocketError(i)&&(h=i.closeCode,D=i.reason),a(this.#o,h,D)}#E(i){this.#h(i)}}Object.defineProperties(s.prototype,{url:N,
opened:N,closed:N,close:N,[Symbol.toStringTag]:{value:"WebSocketStream",writable:!1,enumerable:!1,configurable:!0}}),C.converters.WebSocketStreamOptions=C.dictionaryConverter(
[{key:"protocols",converter:C.sequenceConverter(C.converters.USVString),defaultValue:()=>[]},{key:"signal",converter:C.nullableConverter(C.converters.AbortSignal),
defaultValue:()=>null}]),C.converters.WebSocketCloseInfo=C.dictionaryConverter([{key:"closeCode",converter:d=>C.converters["unsigned short"](d,C.attributes.EnforceRange)},
{key:"reason",converter:C.converters.USVString,defaultValue:()=>""}]),C.converters.WebSocketStreamWrite=function(d){return typeof d=="string"?C.converters.USVString(
d):C.converters.BufferSource(d)},Y.exports={WebSocketStream:s}}),41111:((Y,m,n)=>{const{states:c,opcodes:y}=n(83482),{isUtf8:R}=n(4573),{removeHTTPWhitespace:A}=n(
55662),{collectASequenceOfCodePointsFast:l}=n(8542);function C(i){return i===c.CONNECTING}function I(i){return i===c.OPEN}function w(i){return i===c.CLOSING}function f(i){
return i===c.CLOSED}function Q(i,h,D=(S,U)=>new Event(S,U),M={}){const S=D(i,M);h.dispatchEvent(S)}function g(i,h,D){i.onMessage(h,D)}function E(i){return i.byteLength===
i.buffer.byteLength?i.buffer:new Uint8Array(i).buffer}function a(i){if(i.length===0)return!1;for(let h=0;h<i.length;++h){const D=i.charCodeAt(h);if(D<33||D>126||
D===34||D===40||D===41||D===44||D===47||D===58||D===59||D===60||D===61||D===62||D===63||D===64||D===91||D===92||D===93||D===123||D===125)return!1}return!0}function t(i){
return i>=1e3&&i<1015?i!==1004&&i!==1005&&i!==1006:i>=3e3&&i<=4999}function r(i){return i===y.CLOSE||i===y.PING||i===y.PONG}function e(i){return i===y.CONTINUATION}
function o(i){return i===y.TEXT||i===y.BINARY}function B(i){return o(i)||e(i)||r(i)}function N(i){const h={position:0},D=new Map;for(;h.position<i.length;){const M=l(
";",i,h),[S,U=""]=M.split("=",2);D.set(A(S,!0,!1),A(U,!1,!0)),h.position++}return D}function p(i){if(i.length===0)return!1;for(let D=0;D<i.length;D++){const M=i.
charCodeAt(D);if(M<48||M>57)return!1}const h=Number.parseInt(i,10);return h>=8&&h<=15}function u(i,h){let D;try{D=new URL(i,h)}catch(M){throw new DOMException(M,
"SyntaxError")}if(D.protocol==="http:"?D.protocol="ws:":D.protocol==="https:"&&(D.protocol="wss:"),D.protocol!=="ws:"&&D.protocol!=="wss:")throw new DOMException(
"expected a ws: or wss: url","SyntaxError");if(D.hash.length||D.href.endsWith("#"))throw new DOMException("hash","SyntaxError");return D}function s(i,h){if(i!==
null&&i!==1e3&&(i<3e3||i>4999))throw new DOMException("invalid code","InvalidAccessError");if(h!==null){const D=Buffer.byteLength(h);if(D>123)throw new DOMException(
`Reason must be less than 123 bytes; received ${D}`,"SyntaxError")}}const d=(()=>{if(typeof process.versions.icu=="string"){const i=new TextDecoder("utf-8",{fatal:!0});
return i.decode.bind(i)}return function(i){if(R(i))return i.toString("utf-8");throw new TypeError("Invalid utf-8 received.")}})();Y.exports={isConnecting:C,isEstablished:I,
isClosing:w,isClosed:f,fireEvent:Q,isValidSubprotocol:a,isValidStatusCode:t,websocketMessageReceived:g,utf8Decode:d,isControlFrame:r,isContinuationFrame:e,isTextBinaryFrame:o,
isValidOpcode:B,parseExtensions:N,isValidClientWindowBits:p,toArrayBuffer:E,getURLRecord:u,validateCloseCodeAndReason:s}}),71320:((Y,m,n)=>{const{isArrayBuffer:c}=n(
73429),{webidl:y}=n(25297),{URLSerializer:R}=n(55662),{environmentSettingsObject:A}=n(76558),{staticPropertyDescriptors:l,states:C,sentCloseFrameState:I,sendHints:w,
opcodes:f}=n(83482),{isConnecting:Q,isEstablished:g,isClosing:E,isClosed:a,isValidSubprotocol:t,fireEvent:r,utf8Decode:e,toArrayBuffer:o,getURLRecord:B}=n(41111),
{establishWebSocketConnection:N,closeWebSocketConnection:p,failWebsocketConnection:u}=n(15643),{ByteParser:s}=n(73378),{kEnumerableProperty:d}=n(31978),{getGlobalDispatcher:i}=n(
50311),{ErrorEvent:h,CloseEvent:D,createFastMessageEvent:M}=n(12574),{SendQueue:S}=n(45238),{WebsocketFrameSend:U}=n(9154),{channels:k}=n(34676);function H(L){return typeof L?.
address=="function"?L.address():typeof L?.session?.socket?.address=="function"?L.session.socket.address():null}class F extends EventTarget{#A={open:null,error:null,
close:null,message:null};#e=0;#t="";#n="";#s;#r={onConnectionEstablished:(T,v)=>this.#g(T,v),onMessage:(T,v)=>this.#c(T,v),onParserError:T=>u(this.#r,null,T.message),
onParserDrain:()=>this.#Q(),onSocketData:T=>{this.#a.write(T)||this.#r.socket.pause()},onSocketError:T=>{this.#r.readyState=C.CLOSING,k.socketError.hasSubscribers&&
k.socketError.publish(T),this.#r.socket.destroy()},onSocketClose:()=>this.#l(),onPing:T=>{k.ping.hasSubscribers&&k.ping.publish({payload:T,websocket:this})},onPong:T=>{
k.pong.hasSubscribers&&k.pong.publish({payload:T,websocket:this})},readyState:C.CONNECTING,socket:null,closeState:new Set,controller:null,wasEverConnected:!1};#i;#o;#a;constructor(T,v=[]){
super(),y.util.markAsUncloneable(this);const x="WebSocket constructor";y.argumentLengthCheck(arguments,1,x);const O=y.converters["DOMString or sequence<DOMStrin\
g> or WebSocketInit"](v,x,"options");T=y.converters.USVString(T),v=O.protocols;const V=A.settingsObject.baseUrl,Z=B(T,V);if(typeof v=="string"&&(v=[v]),v.length!==
new Set(v.map(_=>_.toLowerCase())).size)throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError");if(v.length>0&&!v.every(_=>t(_)))throw new DOMException(
"Invalid Sec-WebSocket-Protocol value","SyntaxError");this.#i=new URL(Z.href);const K=A.settingsObject;this.#r.controller=N(Z,v,K,this.#r,O),this.#r.readyState=
F.CONNECTING,this.#o="blob"}close(T=void 0,v=void 0){y.brandCheck(this,F),T!==void 0&&(T=y.converters["unsigned short"](T,"WebSocket.close","code",y.attributes.
Clamp)),v!==void 0&&(v=y.converters.USVString(v)),T??=null,v??="",p(this.#r,T,v,!0)}send(T){y.brandCheck(this,F);const v="WebSocket.send";if(y.argumentLengthCheck(
arguments,1,v),T=y.converters.WebSocketSendData(T,v,"data"),Q(this.#r.readyState))throw new DOMException("Sent before connected.","InvalidStateError");if(!(!g(this.#r.
readyState)||E(this.#r.readyState)))if(typeof T=="string"){const x=Buffer.from(T);this.#e+=x.byteLength,this.#s.add(x,()=>{this.#e-=x.byteLength},w.text)}else c(
T)?(this.#e+=T.byteLength,this.#s.add(T,()=>{this.#e-=T.byteLength},w.arrayBuffer)):ArrayBuffer.isView(T)?(this.#e+=T.byteLength,this.#s.add(T,()=>{this.#e-=T.byteLength},
w.typedArray)):y.is.Blob(T)&&(this.#e+=T.size,this.#s.add(T,()=>{this.#e-=T.size},w.blob))}get readyState(){return y.brandCheck(this,F),this.#r.readyState}get bufferedAmount(){
return y.brandCheck(this,F),this.#e}get url(){return y.brandCheck(this,F),R(this.#i)}get extensions(){return y.brandCheck(this,F),this.#n}get protocol(){return y.
brandCheck(this,F),this.#t}get onopen(){return y.brandCheck(this,F),this.#A.open}set onopen(T){y.brandCheck(this,F),this.#A.open&&this.removeEventListener("open",
this.#A.open);const v=y.converters.EventHandlerNonNull(T);v!==null?(this.addEventListener("open",v),this.#A.open=T):this.#A.open=null}get onerror(){return y.brandCheck(
this,F),this.#A.error}set onerror(T){y.brandCheck(this,F),this.#A.error&&this.removeEventListener("error",this.#A.error);const v=y.converters.EventHandlerNonNull(
T);v!==null?(this.addEventListener("error",v),this.#A.error=T):this.#A.error=null}get onclose(){return y.brandCheck(this,F),this.#A.close}set onclose(T){y.brandCheck(
this,F),this.#A.close&&this.removeEventListener("close",this.#A.close);const v=y.converters.EventHandlerNonNull(T);v!==null?(this.addEventListener("close",v),this.#A.
close=T):this.#A.close=null}get onmessage(){return y.brandCheck(this,F),this.#A.message}set onmessage(T){y.brandCheck(this,F),this.#A.message&&this.removeEventListener(
"message",this.#A.message);const v=y.converters.EventHandlerNonNull(T);v!==null?(this.addEventListener("message",v),this.#A.message=T):this.#A.message=null}get binaryType(){
return y.brandCheck(this,F),this.#o}set binaryType(T){y.brandCheck(this,F),T!=="blob"&&T!=="arraybuffer"?this.#o="blob":this.#o=T}#g(T,v){this.#r.socket=T.socket;
const x=this.#r.controller.dispatcher?.webSocketOptions,O=x?.maxFragments,V=x?.maxPayloadSize,Z=new s(this.#r,v,{maxFragments:O,maxPayloadSize:V});Z.on("drain",
()=>this.#r.onParserDrain()),Z.on("error",X=>this.#r.onParserError(X)),this.#a=Z,this.#s=new S(T.socket),this.#r.readyState=C.OPEN;const K=T.headersList.get("se\
c-websocket-extensions");K!==null&&(this.#n=K);const _=T.headersList.get("sec-websocket-protocol");if(_!==null&&(this.#t=_),r("open",this),k.open.hasSubscribers){
const X=T.headersList.entries;k.open.publish({address:H(T.socket),protocol:this.#t,extensions:this.#n,websocket:this,handshakeResponse:{status:T.status,statusText:T.
statusText,headers:X}})}}#c(T,v){if(this.#r.readyState!==C.OPEN)return;let x;if(T===f.TEXT)try{x=e(v)}catch{u(this.#r,1007,"Received invalid UTF-8 in text frame\
.");return}else T===f.BINARY&&(this.#o==="blob"?x=new Blob([v]):x=o(v));r("message",this,M,{origin:this.#i.origin,data:x})}#Q(){this.#r.socket.resume()}#l(){const T=this.#r.
closeState.has(I.SENT)&&this.#r.closeState.has(I.RECEIVED);let v=1005,x="";const O=this.#a?.closingInfo;O&&!O.error&&(v=O.code??1005,x=O.reason),this.#r.readyState=
C.CLOSED,this.#r.closeState.has(I.RECEIVED)||(v=1006,r("error",this,(V,Z)=>new h(V,Z),{error:new TypeError(x)})),r("close",this,(V,Z)=>new D(V,Z),{wasClean:T,code:v,
reason:x}),k.close.hasSubscribers&&k.close.publish({websocket:this,code:v,reason:x})}static ping(T,v){if(Buffer.isBuffer(v)){if(v.length>125)throw new TypeError(
"A PING frame cannot have a body larger than 125 bytes.")}else if(v!==void 0)throw new TypeError("Expected buffer payload");const x=T.#r.readyState;if(g(x)&&!E(
x)&&!a(x)){const O=new U(v);T.#r.socket.write(O.createFrame(f.PING))}}}const{ping:G}=F;Reflect.deleteProperty(F,"ping"),F.CONNECTING=F.prototype.CONNECTING=C.CONNECTING,
F.OPEN=F.prototype.OPEN=C.OPEN,F.CLOSING=F.prototype.CLOSING=C.CLOSING,F.CLOSED=F.prototype.CLOSED=C.CLOSED,Object.defineProperties(F.prototype,{CONNECTING:l,OPEN:l,
CLOSING:l,CLOSED:l,url:d,readyState:d,bufferedAmount:d,onopen:d,onerror:d,onclose:d,close:d,onmessage:d,binaryType:d,send:d,extensions:d,protocol:d,[Symbol.toStringTag]:{
value:"WebSocket",writable:!1,enumerable:!1,configurable:!0}}),Object.defineProperties(F,{CONNECTING:l,OPEN:l,CLOSING:l,CLOSED:l}),y.converters["sequence<DOMStr\
ing>"]=y.sequenceConverter(y.converters.DOMString),y.converters["DOMString or sequence<DOMString>"]=function(L,T,v){return y.util.Type(L)===y.util.Types.OBJECT&&
Symbol.iterator in L?y.converters["sequence<DOMString>"](L):y.converters.DOMString(L,T,v)},y.converters.WebSocketInit=y.dictionaryConverter([{key:"protocols",converter:y.
converters["DOMString or sequence<DOMString>"],defaultValue:()=>[]},{key:"dispatcher",converter:y.converters.any,defaultValue:()=>i()},{key:"headers",converter:y.
nullableConverter(y.converters.HeadersInit)}]),y.converters["DOMString or sequence<DOMString> or WebSocketInit"]=function(L){return y.util.Type(L)===y.util.Types.
OBJECT&&!(Symbol.iterator in L)?y.converters.WebSocketInit(L):{protocols:y.converters["DOMString or sequence<DOMString>"](L)}},y.converters.WebSocketSendData=function(L){
return y.util.Type(L)===y.util.Types.OBJECT&&(y.is.Blob(L)||y.is.BufferSource(L))?L:y.converters.USVString(L)},Y.exports={WebSocket:F,ping:G}})};
