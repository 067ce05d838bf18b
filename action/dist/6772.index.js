"use strict";exports.id=6772,exports.ids=[6772],exports.modules={36772:((P,g,r)=>{const i=r(9761),u=r(55767),c=r(60664),f=r(25577),b=r(42804),S=r(13729),G=r(53332),m=r(7755),
k=r(89749),L=r(28286),M=r(21203),h=r(75447),E=r(52556),{InvalidArgumentError:A}=h,e=r(96659),o=r(97652),n=r(68260),{getGlobalDispatcher:Q,setGlobalDispatcher:B}=r(
26681),p=r(59359),U=r(87558);Object.assign(u.prototype,e),P.exports.Dispatcher=u,P.exports.Client=i,P.exports.Pool=c,P.exports.BalancedPool=f,P.exports.RoundRobinPool=
b,P.exports.Agent=S,P.exports.ProxyAgent=G,P.exports.Socks5ProxyAgent=m,P.exports.EnvHttpProxyAgent=k,P.exports.RetryAgent=L,P.exports.H2CClient=M,P.exports.RetryHandler=
n,P.exports.DecoratorHandler=p,P.exports.RedirectHandler=U,P.exports.buildConnector=o,P.exports.errors=h,P.exports.util={parseHeaders:E.parseHeaders,headerNameToString:E.
headerNameToString};function t(D){return(w,s,I)=>{if(typeof s=="function"&&(I=s,s=null),!w||typeof w!="string"&&typeof w!="object"&&!(w instanceof URL))throw new A(
"invalid url");if(s!=null&&typeof s!="object")throw new A("invalid opts");if(s&&s.path!=null){if(typeof s.path!="string")throw new A("invalid opts.path");let W=s.
path;s.path.startsWith("/")||(W=`/${W}`),w=new URL(E.parseOrigin(w).origin+W)}else s||(s=typeof w=="object"?w:{}),w=E.parseURL(w);const{agent:T,dispatcher:d=Q()}=s;
if(T)throw new A("unsupported opts.agent. Did you mean opts.client?");return D.call(d,{...s,origin:w.origin,path:w.search?`${w.pathname}${w.search}`:w.pathname,
method:s.method||(s.body?"PUT":"GET")},I)}}P.exports.setGlobalDispatcher=B,P.exports.getGlobalDispatcher=Q;const N=r(74170).fetch,l=typeof __filename<"u"?__filename:
void 0;function a(D,w){if(!D||typeof D!="object")return;const s=typeof D.stack=="string"?D.stack:"",I=w.replace(/\\/g,"/");if(s&&(s.includes(w)||s.includes(I)))
return;const T={};if(Error.captureStackTrace(T,a),!T.stack)return;const d=T.stack.split(`
`).slice(1).join(`
`);D.stack=s?`${s}
${d}`:T.stack}P.exports.fetch=function(w,s=void 0){return N(w,s).catch(I=>{throw l?a(I,l):I&&typeof I=="object"&&Error.captureStackTrace(I,P.exports.fetch),I})},
P.exports.request=t(e.request),P.exports.stream=t(e.stream),P.exports.pipeline=t(e.pipeline),P.exports.connect=t(e.connect),P.exports.upgrade=t(e.upgrade)}),59562:((P,g,r)=>{
const{addAbortListener:i}=r(52556),{RequestAbortedError:u}=r(75447),c=Symbol("kListener"),f=Symbol("kSignal");function b(m){m.abort?m.abort(m[f]?.reason):m.reason=
m[f]?.reason??new u,G(m)}function S(m,k){if(m.reason=null,m[f]=null,m[c]=null,!!k){if(k.aborted){b(m);return}m[f]=k,m[c]=()=>{b(m)},i(m[f],m[c])}}function G(m){
m[f]&&("removeEventListener"in m[f]?m[f].removeEventListener("abort",m[c]):m[f].removeListener("abort",m[c]),m[f]=null,m[c]=null)}P.exports={addSignal:S,removeSignal:G}}),
28120:((P,g,r)=>{const i=r(34589),{AsyncResource:u}=r(16698),{InvalidArgumentError:c,SocketError:f}=r(75447),b=r(52556),{addSignal:S,removeSignal:G}=r(59562);class m extends u{constructor(M,h){
if(!M||typeof M!="object")throw new c("invalid opts");if(typeof h!="function")throw new c("invalid callback");const{signal:E,opaque:A,responseHeaders:e}=M;if(E&&
typeof E.on!="function"&&typeof E.addEventListener!="function")throw new c("signal must be an EventEmitter or EventTarget");super("UNDICI_CONNECT"),this.opaque=
A||null,this.responseHeaders=e||null,this.callback=h,this.abort=null,S(this,E)}onConnect(M,h){if(this.reason){M(this.reason);return}i(this.callback),this.abort=
M,this.context=h}onHeaders(){throw new f("bad connect",null)}onUpgrade(M,h,E){const{callback:A,opaque:e,context:o}=this;G(this),this.callback=null;let n=h;n!=null&&
(n=this.responseHeaders==="raw"?b.parseRawHeaders(h):b.parseHeaders(h)),this.runInAsyncScope(A,null,null,{statusCode:M,headers:n,socket:E,opaque:e,context:o})}onError(M){
const{callback:h,opaque:E}=this;G(this),h&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(h,null,M,{opaque:E})}))}}function k(L,M){if(M===void 0)return new Promise(
(h,E)=>{k.call(this,L,(A,e)=>A?E(A):h(e))});try{const h=new m(L,M),E={...L,method:"CONNECT"};this.dispatch(E,h)}catch(h){if(typeof M!="function")throw h;const E=L?.
opaque;queueMicrotask(()=>M(h,{opaque:E}))}}P.exports=k}),59474:((P,g,r)=>{const{Readable:i,Duplex:u,PassThrough:c}=r(57075),f=r(34589),{AsyncResource:b}=r(16698),
{InvalidArgumentError:S,InvalidReturnValueError:G,RequestAbortedError:m}=r(75447),k=r(52556),{addSignal:L,removeSignal:M}=r(59562);function h(){}const E=Symbol(
"resume");class A extends i{constructor(){super({autoDestroy:!0}),this[E]=null}_read(){const{[E]:B}=this;B&&(this[E]=null,B())}_destroy(B,p){this._read(),p(B)}}
class e extends i{constructor(B){super({autoDestroy:!0}),this[E]=B}_read(){this[E]()}_destroy(B,p){!B&&!this._readableState.endEmitted&&(B=new m),p(B)}}class o extends b{constructor(B,p){
if(!B||typeof B!="object")throw new S("invalid opts");if(typeof p!="function")throw new S("invalid handler");const{signal:U,method:t,opaque:N,onInfo:l,responseHeaders:a}=B;
if(U&&typeof U.on!="function"&&typeof U.addEventListener!="function")throw new S("signal must be an EventEmitter or EventTarget");if(t==="CONNECT")throw new S("\
invalid method");if(l&&typeof l!="function")throw new S("invalid onInfo callback");super("UNDICI_PIPELINE"),this.opaque=N||null,this.responseHeaders=a||null,this.
handler=p,this.abort=null,this.context=null,this.onInfo=l||null,this.req=new A().on("error",h),this.ret=new u({readableObjectMode:B.objectMode,autoDestroy:!0,read:()=>{
const{body:D}=this;D?.resume&&D.resume()},write:(D,w,s)=>{const{req:I}=this;I.push(D,w)||I._readableState.destroyed?s():I[E]=s},destroy:(D,w)=>{const{body:s,req:I,
res:T,ret:d,abort:W}=this;!D&&!d._readableState.endEmitted&&(D=new m),W&&D&&W(),k.destroy(s,D),k.destroy(I,D),k.destroy(T,D),M(this),w(D)}}).on("prefinish",()=>{
const{req:D}=this;D.push(null)}),this.res=null,L(this,U)}onConnect(B,p){const{res:U}=this;if(this.reason){B(this.reason);return}f(!U,"pipeline cannot be retried"),
this.abort=B,this.context=p}onHeaders(B,p,U){const{opaque:t,handler:N,context:l}=this;if(B<200){if(this.onInfo){const D=this.responseHeaders==="raw"?k.parseRawHeaders(
p):k.parseHeaders(p);this.onInfo({statusCode:B,headers:D})}return}this.res=new e(U);let a;try{this.handler=null;const D=this.responseHeaders==="raw"?k.parseRawHeaders(
p):k.parseHeaders(p);a=this.runInAsyncScope(N,null,{statusCode:B,headers:D,opaque:t,body:this.res,context:l})}catch(D){throw this.res.on("error",h),D}if(!a||typeof a.
on!="function")throw new G("expected Readable");a.on("data",D=>{const{ret:w,body:s}=this;!w.push(D)&&s.pause&&s.pause()}).on("error",D=>{const{ret:w}=this;k.destroy(
w,D)}).on("end",()=>{const{ret:D}=this;D.push(null)}).on("close",()=>{const{ret:D}=this;D._readableState.ended||k.destroy(D,new m)}),this.body=a}onData(B){const{
res:p}=this;return p.push(B)}onComplete(B){const{res:p}=this;p.push(null)}onError(B){const{ret:p}=this;this.handler=null,k.destroy(p,B)}}function n(Q,B){try{const p=new o(
Q,B);return this.dispatch({...Q,body:p.req},p),p.ret}catch(p){return new c().destroy(p)}}P.exports=n}),16503:((P,g,r)=>{const i=r(34589),{AsyncResource:u}=r(16698),
{Readable:c}=r(27795),{InvalidArgumentError:f,RequestAbortedError:b}=r(75447),S=r(52556);function G(){}class m extends u{constructor(M,h){if(!M||typeof M!="obje\
ct")throw new f("invalid opts");const{signal:E,method:A,opaque:e,body:o,onInfo:n,responseHeaders:Q,highWaterMark:B}=M;try{if(typeof h!="function")throw new f("i\
nvalid callback");if(B!=null&&(!Number.isFinite(B)||B<0))throw new f("invalid highWaterMark");if(E&&typeof E.on!="function"&&typeof E.addEventListener!="functio\
n")throw new f("signal must be an EventEmitter or EventTarget");if(A==="CONNECT")throw new f("invalid method");if(n&&typeof n!="function")throw new f("invalid o\
nInfo callback");super("UNDICI_REQUEST")}catch(p){throw S.isStream(o)&&S.destroy(o.on("error",G),p),p}this.method=A,this.responseHeaders=Q||null,this.opaque=e||
null,this.callback=h,this.res=null,this.abort=null,this.body=o,this.trailers={},this.context=null,this.onInfo=n||null,this.highWaterMark=B,this.reason=null,this.
removeAbortListener=null,E?.aborted?this.reason=E.reason??new b:E&&(this.removeAbortListener=S.addAbortListener(E,()=>{this.reason=E.reason??new b,this.res?S.destroy(
this.res.on("error",G),this.reason):this.abort&&this.abort(this.reason)}))}onConnect(M,h){if(this.reason){M(this.reason);return}i(this.callback),this.abort=M,this.
context=h}onHeaders(M,h,E,A){const{callback:e,opaque:o,abort:n,context:Q,responseHeaders:B,highWaterMark:p}=this,U=B==="raw"?S.parseRawHeaders(h):S.parseHeaders(
h);if(M<200){this.onInfo&&this.onInfo({statusCode:M,headers:U});return}const t=B==="raw"?S.parseHeaders(h):U,N=t["content-type"],l=t["content-length"],a=new c({
resume:E,abort:n,contentType:N,contentLength:this.method!=="HEAD"&&l?Number(l):null,highWaterMark:p});if(this.removeAbortListener&&(a.on("close",this.removeAbortListener),
this.removeAbortListener=null),this.callback=null,this.res=a,e!==null)try{this.runInAsyncScope(e,null,null,{statusCode:M,statusText:A,headers:U,trailers:this.trailers,
opaque:o,body:a,context:Q})}catch(D){this.res=null,S.destroy(a.on("error",G),D),queueMicrotask(()=>{throw D})}}onData(M){return this.res.push(M)}onComplete(M){S.
parseHeaders(M,this.trailers),this.res.push(null)}onError(M){const{res:h,callback:E,body:A,opaque:e}=this;E&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(
E,null,M,{opaque:e})})),h&&(this.res=null,queueMicrotask(()=>{S.destroy(h.on("error",G),M)})),A&&(this.body=null,S.isStream(A)&&(A.on("error",G),S.destroy(A,M))),
this.removeAbortListener&&(this.removeAbortListener(),this.removeAbortListener=null)}}function k(L,M){if(M===void 0)return new Promise((h,E)=>{k.call(this,L,(A,e)=>A?
E(A):h(e))});try{const h=new m(L,M);this.dispatch(L,h)}catch(h){if(typeof M!="function")throw h;const E=L?.opaque;queueMicrotask(()=>M(h,{opaque:E}))}}P.exports=
k,P.exports.RequestHandler=m}),28884:((P,g,r)=>{const i=r(34589),{finished:u}=r(57075),{AsyncResource:c}=r(16698),{InvalidArgumentError:f,InvalidReturnValueError:b}=r(
75447),S=r(52556),{addSignal:G,removeSignal:m}=r(59562);function k(){}class L extends c{constructor(E,A,e){if(!E||typeof E!="object")throw new f("invalid opts");
const{signal:o,method:n,opaque:Q,body:B,onInfo:p,responseHeaders:U}=E;try{if(typeof e!="function")throw new f("invalid callback");if(typeof A!="function")throw new f(
"invalid factory");if(o&&typeof o.on!="function"&&typeof o.addEventListener!="function")throw new f("signal must be an EventEmitter or EventTarget");if(n==="CON\
NECT")throw new f("invalid method");if(p&&typeof p!="function")throw new f("invalid onInfo callback");super("UNDICI_STREAM")}catch(t){throw S.isStream(B)&&S.destroy(
B.on("error",k),t),t}this.responseHeaders=U||null,this.opaque=Q||null,this.factory=A,this.callback=e,this.res=null,this.abort=null,this.context=null,this.trailers=
null,this.body=B,this.onInfo=p||null,S.isStream(B)&&B.on("error",t=>{this.onError(t)}),G(this,o)}onConnect(E,A){if(this.reason){E(this.reason);return}i(this.callback),
this.abort=E,this.context=A}onHeaders(E,A,e,o){const{factory:n,opaque:Q,context:B,responseHeaders:p}=this,U=p==="raw"?S.parseRawHeaders(A):S.parseHeaders(A);if(E<
200){this.onInfo&&this.onInfo({statusCode:E,headers:U});return}if(this.factory=null,n===null)return;const t=this.runInAsyncScope(n,null,{statusCode:E,headers:U,
opaque:Q,context:B});if(!t||typeof t.write!="function"||typeof t.end!="function"||typeof t.on!="function")throw new b("expected Writable");return u(t,{readable:!1},
l=>{const{callback:a,res:D,opaque:w,trailers:s,abort:I}=this;this.res=null,(l||!D?.readable)&&S.destroy(D,l),this.callback=null,this.runInAsyncScope(a,null,l||null,
{opaque:w,trailers:s}),l&&I()}),t.on("drain",e),this.res=t,(t.writableNeedDrain!==void 0?t.writableNeedDrain:t._writableState?.needDrain)!==!0}onData(E){const{res:A}=this;
return A?A.write(E):!0}onComplete(E){const{res:A}=this;m(this),A&&(this.trailers=S.parseHeaders(E),A.end())}onError(E){const{res:A,callback:e,opaque:o,body:n}=this;
m(this),this.factory=null,A?(this.res=null,S.destroy(A,E)):e&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(e,null,E,{opaque:o})})),n&&(this.body=
null,S.destroy(n,E))}}function M(h,E,A){if(A===void 0)return new Promise((e,o)=>{M.call(this,h,E,(n,Q)=>n?o(n):e(Q))});try{const e=new L(h,E,A);this.dispatch(h,
e)}catch(e){if(typeof A!="function")throw e;const o=h?.opaque;queueMicrotask(()=>A(e,{opaque:o}))}}P.exports=M}),78982:((P,g,r)=>{const{InvalidArgumentError:i,SocketError:u}=r(
75447),{AsyncResource:c}=r(16698),f=r(34589),b=r(52556),{kHTTP2Stream:S}=r(79567),{addSignal:G,removeSignal:m}=r(59562);class k extends c{constructor(h,E){if(!h||
typeof h!="object")throw new i("invalid opts");if(typeof E!="function")throw new i("invalid callback");const{signal:A,opaque:e,responseHeaders:o}=h;if(A&&typeof A.
on!="function"&&typeof A.addEventListener!="function")throw new i("signal must be an EventEmitter or EventTarget");super("UNDICI_UPGRADE"),this.responseHeaders=
o||null,this.opaque=e||null,this.callback=E,this.abort=null,this.context=null,G(this,A)}onConnect(h,E){if(this.reason){h(this.reason);return}f(this.callback),this.
abort=h,this.context=null}onHeaders(){throw new u("bad upgrade",null)}onUpgrade(h,E,A){f(A[S]===!0?h===200:h===101);const{callback:e,opaque:o,context:n}=this;m(
this),this.callback=null;const Q=this.responseHeaders==="raw"?b.parseRawHeaders(E):b.parseHeaders(E);this.runInAsyncScope(e,null,null,{headers:Q,socket:A,opaque:o,
context:n})}onError(h){const{callback:E,opaque:A}=this;m(this),E&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(E,null,h,{opaque:A})}))}}function L(M,h){
if(h===void 0)return new Promise((E,A)=>{L.call(this,M,(e,o)=>e?A(e):E(o))});try{const E=new k(M,h),A={...M,method:M.method||"GET",upgrade:M.protocol||"Websocke\
t"};this.dispatch(A,E)}catch(E){if(typeof h!="function")throw E;const A=M?.opaque;queueMicrotask(()=>h(E,{opaque:A}))}}P.exports=L}),96659:((P,g,r)=>{P.exports.
request=r(16503),P.exports.stream=r(28884),P.exports.pipeline=r(59474),P.exports.upgrade=r(78982),P.exports.connect=r(28120)}),27795:((P,g,r)=>{const i=r(34589),
{Readable:u}=r(57075),{RequestAbortedError:c,NotSupportedError:f,InvalidArgumentError:b,AbortError:S}=r(75447),G=r(52556),{ReadableStreamFrom:m}=r(52556),k=Symbol(
"kConsume"),L=Symbol("kReading"),M=Symbol("kBody"),h=Symbol("kAbort"),E=Symbol("kContentType"),A=Symbol("kContentLength"),e=Symbol("kUsed"),o=Symbol("kBytesRead"),
n=()=>{};class Q extends u{constructor({resume:I,abort:T,contentType:d="",contentLength:W,highWaterMark:rA=64*1024}){super({autoDestroy:!0,read:I,highWaterMark:rA}),
this._readableState.dataEmitted=!1,this[h]=T,this[k]=null,this[o]=0,this[M]=null,this[e]=!1,this[E]=d,this[A]=Number.isFinite(W)?W:null,this[L]=!1}_destroy(I,T){
!I&&!this._readableState.endEmitted&&(I=new c),I&&this[h](),this[e]?T(I):setImmediate(T,I)}on(I,T){return(I==="data"||I==="readable")&&(this[L]=!0,this[e]=!0),super.
on(I,T)}addListener(I,T){return this.on(I,T)}off(I,T){const d=super.off(I,T);return(I==="data"||I==="readable")&&(this[L]=this.listenerCount("data")>0||this.listenerCount(
"readable")>0),d}removeListener(I,T){return this.off(I,T)}push(I){return I&&(this[o]+=I.length,this[k])?(D(this[k],I),this[L]?super.push(I):!0):super.push(I)}text(){
return U(this,"text")}json(){return U(this,"json")}blob(){return U(this,"blob")}bytes(){return U(this,"bytes")}arrayBuffer(){return U(this,"arrayBuffer")}async formData(){
throw new f}get bodyUsed(){return G.isDisturbed(this)}get body(){return this[M]||(this[M]=m(this),this[k]&&(this[M].getReader(),i(this[M].locked))),this[M]}dump(I){
const T=I?.signal;if(T!=null&&(typeof T!="object"||!("aborted"in T)))return Promise.reject(new b("signal must be an AbortSignal"));const d=I?.limit&&Number.isFinite(
I.limit)?I.limit:128*1024;return T?.aborted?Promise.reject(T.reason??new S):this._readableState.closeEmitted?Promise.resolve(null):new Promise((W,rA)=>{if((this[A]&&
this[A]>d||this[o]>d)&&this.destroy(new S),T){const oA=()=>{this.destroy(T.reason??new S)};T.addEventListener("abort",oA),this.on("close",function(){T.removeEventListener(
"abort",oA),T.aborted?rA(T.reason??new S):W(null)})}else this.on("close",W);this.on("error",n).on("data",()=>{this[o]>d&&this.destroy()}).resume()})}setEncoding(I){
return Buffer.isEncoding(I)&&(this._readableState.encoding=I),this}}function B(s){return s[M]?.locked===!0||s[k]!==null}function p(s){return G.isDisturbed(s)||B(
s)}function U(s,I){return i(!s[k]),new Promise((T,d)=>{if(p(s)){const W=s._readableState;W.destroyed&&W.closeEmitted===!1?s.on("error",d).on("close",()=>{d(new TypeError(
"unusable"))}):d(W.errored??new TypeError("unusable"))}else queueMicrotask(()=>{s[k]={type:I,stream:s,resolve:T,reject:d,length:0,body:[]},s.on("error",function(W){
w(this[k],W)}).on("close",function(){this[k].body!==null&&w(this[k],new c)}),t(s[k])})})}function t(s){if(s.body===null)return;const{_readableState:I}=s.stream;
if(I.bufferIndex){const T=I.bufferIndex,d=I.buffer.length;for(let W=T;W<d;W++)D(s,I.buffer[W])}else for(const T of I.buffer)D(s,T);for(I.endEmitted?a(this[k],this.
_readableState.encoding):s.stream.on("end",function(){a(this[k],this._readableState.encoding)}),s.stream.resume();s.stream.read()!=null;);}function N(s,I,T){if(s.
length===0||I===0)return"";const d=s.length===1?s[0]:Buffer.concat(s,I),W=d.length,rA=W>2&&d[0]===239&&d[1]===187&&d[2]===191?3:0;return!T||T==="utf8"||T==="utf\
-8"?d.utf8Slice(rA,W):d.subarray(rA,W).toString(T)}function l(s,I){if(s.length===0||I===0)return new Uint8Array(0);if(s.length===1)return new Uint8Array(s[0]);const T=new Uint8Array(
Buffer.allocUnsafeSlow(I).buffer);let d=0;for(let W=0;W<s.length;++W){const rA=s[W];T.set(rA,d),d+=rA.length}return T}function a(s,I){const{type:T,body:d,resolve:W,
stream:rA,length:oA}=s;try{T==="text"?W(N(d,oA,I)):T==="json"?W(JSON.parse(N(d,oA,I))):T==="arrayBuffer"?W(l(d,oA).buffer):T==="blob"?W(new Blob(d,{type:rA[E]})):
T==="bytes"&&W(l(d,oA)),w(s)}catch(sA){rA.destroy(sA)}}function D(s,I){s.length+=I.length,s.body.push(I)}function w(s,I){s.body!==null&&(I?s.reject(I):s.resolve(),
s.type=null,s.stream=null,s.resolve=null,s.reject=null,s.length=0,s.body=null)}P.exports={Readable:Q,chunksDecode:N}}),97652:((P,g,r)=>{const i=r(77030),u=r(34589),
c=r(52556),{InvalidArgumentError:f}=r(75447);let b;const S=class{constructor(k){this._maxCachedSessions=k,this._sessionCache=new Map,this._sessionRegistry=new FinalizationRegistry(
L=>{if(this._sessionCache.size<this._maxCachedSessions)return;const M=this._sessionCache.get(L);M!==void 0&&M.deref()===void 0&&this._sessionCache.delete(L)})}get(k){
const L=this._sessionCache.get(k);return L?L.deref():null}set(k,L){if(this._maxCachedSessions!==0){if(this._sessionCache.has(k))this._sessionCache.delete(k);else if(this.
_sessionCache.size>=this._maxCachedSessions){let M=!1;for(const[h,E]of this._sessionCache)if(E.deref()===void 0){this._sessionCache.delete(h),M=!0;break}if(!M){
const h=this._sessionCache.keys().next();h.done||this._sessionCache.delete(h.value)}}this._sessionCache.set(k,new WeakRef(L)),this._sessionRegistry.register(L,k)}}};
function G({allowH2:m,useH2c:k,maxCachedSessions:L,socketPath:M,timeout:h,session:E,...A}){if(L!=null&&(!Number.isInteger(L)||L<0))throw new f("maxCachedSession\
s must be a positive integer or zero");const e={path:M,...A},o=new S(L??100);return h=h??1e4,m=m??!1,function({hostname:Q,host:B,protocol:p,port:U,servername:t,
localAddress:N,httpSocket:l},a){let D;if(p==="https:"){b||(b=r(41692)),t=t||e.servername||c.getServerName(B)||null;const s=t||Q;u(s);const I=E||o.get(s)||null;U=
U||443,D=b.connect({highWaterMark:16384,...e,servername:t,session:I,localAddress:N,ALPNProtocols:m?["http/1.1","h2"]:["http/1.1"],socket:l,port:U,host:Q}),D.on(
"session",function(T){o.set(s,T)})}else u(!l,"httpSocket can only be sent on TLS update"),U=U||80,D=i.connect({highWaterMark:64*1024,...e,localAddress:N,port:U,
host:Q}),k===!0&&(D.alpnProtocol="h2");if(e.keepAlive==null||e.keepAlive){const s=e.keepAliveInitialDelay===void 0?6e4:e.keepAliveInitialDelay;D.setKeepAlive(!0,
s)}const w=c.setupConnectTimeout(new WeakRef(D),{timeout:h,hostname:Q,port:U});return D.setNoDelay(!0).once(p==="https:"?"secureConnect":"connect",function(){if(queueMicrotask(
w),a){const s=a;a=null,s(null,this)}}).on("error",function(s){if(queueMicrotask(w),a){const I=a;a=null,I(s)}}),D}}P.exports=G}),5139:(P=>{const g=["Accept","Acc\
ept-Encoding","Accept-Language","Accept-Ranges","Access-Control-Allow-Credentials","Access-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control\
-Allow-Origin","Access-Control-Expose-Headers","Access-Control-Max-Age","Access-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc",
"Alt-Used","Authorization","Cache-Control","Clear-Site-Data","Connection","Content-Disposition","Content-Encoding","Content-Language","Content-Length","Content-\
Location","Content-Range","Content-Security-Policy","Content-Security-Policy-Report-Only","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-O\
pener-Policy","Cross-Origin-Resource-Policy","Date","Device-Memory","Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Match",
"If-Modified-Since","If-None-Match","If-Range","If-Unmodified-Since","Keep-Alive","Last-Modified","Link","Location","Max-Forwards","Origin","Permissions-Policy",
"Pragma","Proxy-Authenticate","Proxy-Authorization","RTT","Range","Referer","Referrer-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Exte\
nsions","Sec-WebSocket-Key","Sec-WebSocket-Protocol","Sec-WebSocket-Version","Server","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Preloa\
d","Set-Cookie","SourceMap","Strict-Transport-Security","Supports-Loading-Mode","TE","Timing-Allow-Origin","Trailer","Transfer-Encoding","Upgrade","Upgrade-Inse\
cure-Requests","User-Agent","Vary","Via","WWW-Authenticate","X-Content-Type-Options","X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Polici\
es","X-Powered-By","X-Requested-With","X-XSS-Protection"],r={};Object.setPrototypeOf(r,null);const i={};Object.setPrototypeOf(i,null);function u(c){let f=i[c];return f===
void 0&&(f=Buffer.from(c)),f}for(let c=0;c<g.length;++c){const f=g[c],b=f.toLowerCase();r[f]=r[b]=b}P.exports={wellknownHeaderNames:g,headerNameLowerCasedRecord:r,
getHeaderNameAsBuffer:u}}),45714:((P,g,r)=>{const i=r(53053),u=r(57975),c=u.debuglog("undici"),f=u.debuglog("fetch"),b=u.debuglog("websocket"),S={beforeConnect:i.
channel("undici:client:beforeConnect"),connected:i.channel("undici:client:connected"),connectError:i.channel("undici:client:connectError"),sendHeaders:i.channel(
"undici:client:sendHeaders"),create:i.channel("undici:request:create"),bodySent:i.channel("undici:request:bodySent"),bodyChunkSent:i.channel("undici:request:bod\
yChunkSent"),bodyChunkReceived:i.channel("undici:request:bodyChunkReceived"),headers:i.channel("undici:request:headers"),trailers:i.channel("undici:request:trai\
lers"),error:i.channel("undici:request:error"),open:i.channel("undici:websocket:open"),close:i.channel("undici:websocket:close"),socketError:i.channel("undici:w\
ebsocket:socket_error"),ping:i.channel("undici:websocket:ping"),pong:i.channel("undici:websocket:pong"),proxyConnected:i.channel("undici:proxy:connected")};let G=!1;
function m(E=c){if(!G){if(S.beforeConnect.hasSubscribers||S.connected.hasSubscribers||S.connectError.hasSubscribers||S.sendHeaders.hasSubscribers){G=!0;return}G=
!0,i.subscribe("undici:client:beforeConnect",A=>{const{connectParams:{version:e,protocol:o,port:n,host:Q}}=A;E("connecting to %s%s using %s%s",Q,n?`:${n}`:"",o,
e)}),i.subscribe("undici:client:connected",A=>{const{connectParams:{version:e,protocol:o,port:n,host:Q}}=A;E("connected to %s%s using %s%s",Q,n?`:${n}`:"",o,e)}),
i.subscribe("undici:client:connectError",A=>{const{connectParams:{version:e,protocol:o,port:n,host:Q},error:B}=A;E("connection to %s%s using %s%s errored - %s",
Q,n?`:${n}`:"",o,e,B.message)}),i.subscribe("undici:client:sendHeaders",A=>{const{request:{method:e,path:o,origin:n}}=A;E("sending request to %s %s%s",e,n,o)})}}
let k=!1;function L(E=c){if(!k){if(S.headers.hasSubscribers||S.trailers.hasSubscribers||S.error.hasSubscribers){k=!0;return}k=!0,i.subscribe("undici:request:hea\
ders",A=>{const{request:{method:e,path:o,origin:n},response:{statusCode:Q}}=A;E("received response to %s %s%s - HTTP %d",e,n,o,Q)}),i.subscribe("undici:request:\
trailers",A=>{const{request:{method:e,path:o,origin:n}}=A;E("trailers received from %s %s%s",e,n,o)}),i.subscribe("undici:request:error",A=>{const{request:{method:e,
path:o,origin:n},error:Q}=A;E("request to %s %s%s errored - %s",e,n,o,Q.message)})}}let M=!1;function h(E=b){if(!M){if(S.open.hasSubscribers||S.close.hasSubscribers||
S.socketError.hasSubscribers||S.ping.hasSubscribers||S.pong.hasSubscribers){M=!0;return}M=!0,i.subscribe("undici:websocket:open",A=>{if(A.address!=null){const{address:e,
port:o}=A.address;E("connection opened %s%s",e,o?`:${o}`:"")}else E("connection opened")}),i.subscribe("undici:websocket:close",A=>{const{websocket:e,code:o,reason:n}=A;
E("closed connection to %s - %s %s",e.url,o,n)}),i.subscribe("undici:websocket:socket_error",A=>{E("connection errored - %s",A.message)}),i.subscribe("undici:we\
bsocket:ping",A=>{E("ping received")}),i.subscribe("undici:websocket:pong",A=>{E("pong received")})}}(c.enabled||f.enabled)&&(m(f.enabled?f:c),L(f.enabled?f:c)),
b.enabled&&(m(c.enabled?c:b),h(b)),P.exports={channels:S}}),75447:(P=>{const g=Symbol.for("undici.error.UND_ERR");class r extends Error{constructor(J,MA){super(
J,MA),this.name="UndiciError",this.code="UND_ERR"}static[Symbol.hasInstance](J){return J&&J[g]===!0}get[g](){return!0}}const i=Symbol.for("undici.error.UND_ERR_\
CONNECT_TIMEOUT");class u extends r{constructor(J){super(J),this.name="ConnectTimeoutError",this.message=J||"Connect Timeout Error",this.code="UND_ERR_CONNECT_T\
IMEOUT"}static[Symbol.hasInstance](J){return J&&J[i]===!0}get[i](){return!0}}const c=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");class f extends r{constructor(J){
super(J),this.name="HeadersTimeoutError",this.message=J||"Headers Timeout Error",this.code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.hasInstance](J){return J&&J[c]===
!0}get[c](){return!0}}const b=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");class S extends r{constructor(J){super(J),this.name="HeadersOverflowError",this.
message=J||"Headers Overflow Error",this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](J){return J&&J[b]===!0}get[b](){return!0}}const G=Symbol.for(
"undici.error.UND_ERR_BODY_TIMEOUT");class m extends r{constructor(J){super(J),this.name="BodyTimeoutError",this.message=J||"Body Timeout Error",this.code="UND_\
ERR_BODY_TIMEOUT"}static[Symbol.hasInstance](J){return J&&J[G]===!0}get[G](){return!0}}const k=Symbol.for("undici.error.UND_ERR_INVALID_ARG");class L extends r{constructor(J){
super(J),this.name="InvalidArgumentError",this.message=J||"Invalid Argument Error",this.code="UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](J){return J&&J[k]===
!0}get[k](){return!0}}const M=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");class h extends r{constructor(J){super(J),this.name="InvalidReturnValueErr\
or",this.message=J||"Invalid Return Value Error",this.code="UND_ERR_INVALID_RETURN_VALUE"}static[Symbol.hasInstance](J){return J&&J[M]===!0}get[M](){return!0}}const E=Symbol.
for("undici.error.UND_ERR_ABORT");class A extends r{constructor(J){super(J),this.name="AbortError",this.message=J||"The operation was aborted",this.code="UND_ER\
R_ABORT"}static[Symbol.hasInstance](J){return J&&J[E]===!0}get[E](){return!0}}const e=Symbol.for("undici.error.UND_ERR_ABORTED");class o extends A{constructor(J){
super(J),this.name="AbortError",this.message=J||"Request aborted",this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](J){return J&&J[e]===!0}get[e](){return!0}}
const n=Symbol.for("undici.error.UND_ERR_INFO");class Q extends r{constructor(J){super(J),this.name="InformationalError",this.message=J||"Request information",this.
code="UND_ERR_INFO"}static[Symbol.hasInstance](J){return J&&J[n]===!0}get[n](){return!0}}const B=Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");
class p extends r{constructor(J){super(J),this.name="RequestContentLengthMismatchError",this.message=J||"Request body length does not match content-length heade\
r",this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](J){return J&&J[B]===!0}get[B](){return!0}}const U=Symbol.for("undici.error.UND_ERR\
_RES_CONTENT_LENGTH_MISMATCH");class t extends r{constructor(J){super(J),this.name="ResponseContentLengthMismatchError",this.message=J||"Response body length do\
es not match content-length header",this.code="UND_ERR_RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](J){return J&&J[U]===!0}get[U](){return!0}}const N=Symbol.
for("undici.error.UND_ERR_DESTROYED");class l extends r{constructor(J){super(J),this.name="ClientDestroyedError",this.message=J||"The client is destroyed",this.
code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](J){return J&&J[N]===!0}get[N](){return!0}}const a=Symbol.for("undici.error.UND_ERR_CLOSED");class D extends r{constructor(J){
super(J),this.name="ClientClosedError",this.message=J||"The client is closed",this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](J){return J&&J[a]===!0}get[a](){
return!0}}const w=Symbol.for("undici.error.UND_ERR_SOCKET");class s extends r{constructor(J,MA){super(J),this.name="SocketError",this.message=J||"Socket error",
this.code="UND_ERR_SOCKET",this.socket=MA}static[Symbol.hasInstance](J){return J&&J[w]===!0}get[w](){return!0}}const I=Symbol.for("undici.error.UND_ERR_NOT_SUPP\
ORTED");class T extends r{constructor(J){super(J),this.name="NotSupportedError",this.message=J||"Not supported error",this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.
hasInstance](J){return J&&J[I]===!0}get[I](){return!0}}const d=Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");class W extends r{constructor(J){super(J),
this.name="MissingUpstreamError",this.message=J||"No upstream has been added to the BalancedPool",this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](J){
return J&&J[d]===!0}get[d](){return!0}}const rA=Symbol.for("undici.error.UND_ERR_HTTP_PARSER");class oA extends Error{constructor(J,MA,QA){super(J),this.name="H\
TTPParserError",this.code=MA?`HPE_${MA}`:void 0,this.data=QA?QA.toString():void 0}static[Symbol.hasInstance](J){return J&&J[rA]===!0}get[rA](){return!0}}const sA=Symbol.
for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");class dA extends r{constructor(J){super(J),this.name="ResponseExceededMaxSizeError",this.message=J||"Response \
content exceeded max size",this.code="UND_ERR_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](J){return J&&J[sA]===!0}get[sA](){return!0}}const FA=Symbol.for(
"undici.error.UND_ERR_REQ_RETRY");class LA extends r{constructor(J,MA,{headers:QA,data:aA}){super(J),this.name="RequestRetryError",this.message=J||"Request retr\
y error",this.code="UND_ERR_REQ_RETRY",this.statusCode=MA,this.data=aA,this.headers=QA}static[Symbol.hasInstance](J){return J&&J[FA]===!0}get[FA](){return!0}}const NA=Symbol.
for("undici.error.UND_ERR_RESPONSE");class kA extends r{constructor(J,MA,{headers:QA,body:aA}){super(J),this.name="ResponseError",this.message=J||"Response erro\
r",this.code="UND_ERR_RESPONSE",this.statusCode=MA,this.body=aA,this.headers=QA}static[Symbol.hasInstance](J){return J&&J[NA]===!0}get[NA](){return!0}}const DA=Symbol.
for("undici.error.UND_ERR_PRX_TLS");class YA extends r{constructor(J,MA,QA={}){super(MA,{cause:J,...QA}),this.name="SecureProxyConnectionError",this.message=MA||
"Secure Proxy Connection failed",this.code="UND_ERR_PRX_TLS",this.cause=J}static[Symbol.hasInstance](J){return J&&J[DA]===!0}get[DA](){return!0}}const nA=Symbol.
for("undici.error.UND_ERR_MAX_ORIGINS_REACHED");class _ extends r{constructor(J){super(J),this.name="MaxOriginsReachedError",this.message=J||"Maximum allowed or\
igins reached",this.code="UND_ERR_MAX_ORIGINS_REACHED"}static[Symbol.hasInstance](J){return J&&J[nA]===!0}get[nA](){return!0}}class AA extends r{constructor(J,MA){
super(J),this.name="Socks5ProxyError",this.message=J||"SOCKS5 proxy error",this.code=MA||"UND_ERR_SOCKS5"}}const wA=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_\
SIZE_EXCEEDED");class bA extends r{constructor(J){super(J),this.name="MessageSizeExceededError",this.message=J||"Max decompressed message size exceeded",this.code=
"UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](J){return J&&J[wA]===!0}get[wA](){return!0}}P.exports={AbortError:A,HTTPParserError:oA,UndiciError:r,
HeadersTimeoutError:f,HeadersOverflowError:S,BodyTimeoutError:m,RequestContentLengthMismatchError:p,ConnectTimeoutError:u,InvalidArgumentError:L,InvalidReturnValueError:h,
RequestAbortedError:o,ClientDestroyedError:l,ClientClosedError:D,InformationalError:Q,SocketError:s,NotSupportedError:T,ResponseContentLengthMismatchError:t,BalancedPoolMissingUpstreamError:W,
ResponseExceededMaxSizeError:dA,RequestRetryError:LA,ResponseError:kA,SecureProxyConnectionError:YA,MaxOriginsReachedError:_,Socks5ProxyError:AA,MessageSizeExceededError:bA}}),
46123:((P,g,r)=>{const{InvalidArgumentError:i,NotSupportedError:u}=r(75447),c=r(34589),{isValidHTTPToken:f,isValidHeaderValue:b,isStream:S,destroy:G,isBuffer:m,
isFormDataLike:k,isIterable:L,hasSafeIterator:M,isBlobLike:h,serializePathWithQuery:E,assertRequestHandler:A,getServerName:e,normalizedMethodRecords:o,getProtocolFromUrlString:n}=r(
52556),{channels:Q}=r(45714),{headerNameLowerCasedRecord:B}=r(5139),p=/[^\u0021-\u00ff]/;function U(a){if(typeof a!="string"||a.length===0)return!1;for(let D=0;D<
a.length;D++){const w=a.charCodeAt(D);if(w<48||w>57)return!1}return!0}const t=Symbol("handler");class N{constructor(D,{path:w,method:s,body:I,headers:T,query:d,
idempotent:W,blocking:rA,upgrade:oA,headersTimeout:sA,bodyTimeout:dA,reset:FA,expectContinue:LA,servername:NA,throwOnError:kA,maxRedirections:DA,typeOfService:YA},nA){
if(typeof w!="string")throw new i("path must be a string");if(w[0]!=="/"&&!(w.startsWith("http://")||w.startsWith("https://"))&&s!=="CONNECT")throw new i("path \
must be an absolute URL or start with a slash");if(p.test(w))throw new i("invalid request path");if(typeof s!="string")throw new i("method must be a string");if(o[s]===
void 0&&!f(s))throw new i("invalid request method");if(oA&&typeof oA!="string")throw new i("upgrade must be a string");if(oA&&!b(oA))throw new i("invalid upgrad\
e header");if(sA!=null&&(!Number.isFinite(sA)||sA<0))throw new i("invalid headersTimeout");if(dA!=null&&(!Number.isFinite(dA)||dA<0))throw new i("invalid bodyTi\
meout");if(FA!=null&&typeof FA!="boolean")throw new i("invalid reset");if(LA!=null&&typeof LA!="boolean")throw new i("invalid expectContinue");if(kA!=null)throw new i(
"invalid throwOnError");if(DA!=null&&DA!==0)throw new i("maxRedirections is not supported, use the redirect interceptor");if(YA!=null&&(!Number.isInteger(YA)||YA<
0||YA>255))throw new i("typeOfService must be an integer between 0 and 255");if(this.headersTimeout=sA,this.bodyTimeout=dA,this.method=s,this.typeOfService=YA,this.
abort=null,I==null)this.body=null;else if(S(I)){this.body=I;const _=this.body._readableState;(!_||!_.autoDestroy)&&(this.endHandler=function(){G(this)},this.body.
on("end",this.endHandler)),this.errorHandler=AA=>{this.abort?this.abort(AA):this.error=AA},this.body.on("error",this.errorHandler)}else if(m(I))this.body=I.byteLength?
I:null;else if(ArrayBuffer.isView(I))this.body=I.buffer.byteLength?Buffer.from(I.buffer,I.byteOffset,I.byteLength):null;else if(I instanceof ArrayBuffer)this.body=
I.byteLength?Buffer.from(I):null;else if(typeof I=="string")this.body=I.length?Buffer.from(I):null;else if(k(I)||L(I)||h(I))this.body=I;else throw new i("body m\
ust be a string, a Buffer, a Readable stream, an iterable, or an async iterable");if(this.completed=!1,this.aborted=!1,this.upgrade=oA||null,this.path=d?E(w,d):
w,this.origin=D,this.protocol=n(D),this.idempotent=W??(s==="HEAD"||s==="GET"),this.blocking=rA??this.method!=="HEAD",this.reset=FA??null,this.host=null,this.contentLength=
null,this.contentType=null,this.headers=[],this.expectContinue=LA??!1,Array.isArray(T)){if(T.length%2!==0)throw new i("headers array must be even");for(let _=0;_<
T.length;_+=2)l(this,T[_],T[_+1])}else if(T&&typeof T=="object")if(M(T))for(const _ of T){if(!Array.isArray(_)||_.length!==2)throw new i("headers must be in key\
-value pair format");l(this,_[0],_[1])}else{const _=Object.keys(T);for(let AA=0;AA<_.length;++AA)l(this,_[AA],T[_[AA]])}else if(T!=null)throw new i("headers mus\
t be an object or an array");A(nA,s,oA),this.servername=NA||e(this.host)||null,this[t]=nA,Q.create.hasSubscribers&&Q.create.publish({request:this})}onBodySent(D){
if(Q.bodyChunkSent.hasSubscribers&&Q.bodyChunkSent.publish({request:this,chunk:D}),this[t].onBodySent)try{return this[t].onBodySent(D)}catch(w){this.abort(w)}}onRequestSent(){
if(Q.bodySent.hasSubscribers&&Q.bodySent.publish({request:this}),this[t].onRequestSent)try{return this[t].onRequestSent()}catch(D){this.abort(D)}}onConnect(D){if(c(
!this.aborted),c(!this.completed),this.error)D(this.error);else return this.abort=D,this[t].onConnect(D)}onResponseStarted(){return this[t].onResponseStarted?.()}onHeaders(D,w,s,I){
c(!this.aborted),c(!this.completed),Q.headers.hasSubscribers&&Q.headers.publish({request:this,response:{statusCode:D,headers:w,statusText:I}});try{return this[t].
onHeaders(D,w,s,I)}catch(T){this.abort(T)}}onData(D){c(!this.aborted),c(!this.completed),Q.bodyChunkReceived.hasSubscribers&&Q.bodyChunkReceived.publish({request:this,
chunk:D});try{return this[t].onData(D)}catch(w){return this.abort(w),!1}}onUpgrade(D,w,s,I=""){this.onFinally(),c(!this.aborted),c(!this.completed),Q.headers.hasSubscribers&&
Q.headers.publish({request:this,response:{statusCode:D,headers:w,statusText:I}});const T=this[t].onUpgrade(D,w,s);return this.aborted||(this.completed=!0,Q.trailers.
hasSubscribers&&Q.trailers.publish({request:this,trailers:[]})),T}onComplete(D){this.onFinally(),c(!this.aborted),c(!this.completed),this.completed=!0,Q.trailers.
hasSubscribers&&Q.trailers.publish({request:this,trailers:D});try{return this[t].onComplete(D)}catch(w){this.onError(w)}}onError(D){if(this.onFinally(),Q.error.
hasSubscribers&&Q.error.publish({request:this,error:D}),!this.aborted)return this.aborted=!0,this[t].onError(D)}onFinally(){this.errorHandler&&(this.body.off("e\
rror",this.errorHandler),this.errorHandler=null),this.endHandler&&(this.body.off("end",this.endHandler),this.endHandler=null)}addHeader(D,w){return l(this,D,w),
this}}function l(a,D,w){if(w&&typeof w=="object"&&!Array.isArray(w))throw new i(`invalid ${D} header`);if(w===void 0)return;let s=B[D];if(s===void 0&&(s=D.toLowerCase(),
B[s]===void 0&&!f(s)))throw new i("invalid header key");if(Array.isArray(w)){const I=[];for(let T=0;T<w.length;T++)if(typeof w[T]=="string"){if(!b(w[T]))throw new i(
`invalid ${D} header`);I.push(w[T])}else if(w[T]===null)I.push("");else{if(typeof w[T]=="object")throw new i(`invalid ${D} header`);{const d=`${w[T]}`;if(!b(d))
throw new i(`invalid ${D} header`);I.push(d)}}w=I}else if(typeof w=="string"){if(!b(w))throw new i(`invalid ${D} header`)}else if(w===null)w="";else if(w=`${w}`,
!b(w))throw new i(`invalid ${D} header`);if(s==="host"){if(a.host!==null)throw new i("duplicate host header");if(typeof w!="string")throw new i("invalid host he\
ader");a.host=w}else if(s==="content-length"){if(a.contentLength!==null)throw new i("duplicate content-length header");if(!U(w))throw new i("invalid content-len\
gth header");a.contentLength=parseInt(w,10)}else if(a.contentType===null&&s==="content-type")a.contentType=w,a.headers.push(D,w);else{if(s==="transfer-encoding"||
s==="keep-alive"||s==="upgrade")throw new i(`invalid ${s} header`);if(s==="connection"){const I=typeof w=="string"?w:null;if(I===null)throw new i("invalid conne\
ction header");for(const T of I.toLowerCase().split(",")){const d=T.trim();if(!f(d))throw new i("invalid connection header");d==="close"&&(a.reset=!0)}}else{if(s===
"expect")throw new u("expect header not supported");a.headers.push(D,w)}}}P.exports=N}),93078:((P,g,r)=>{const{EventEmitter:i}=r(78474),{Buffer:u}=r(4573),{InvalidArgumentError:c,
Socks5ProxyError:f}=r(75447),{debuglog:b}=r(57975),{parseAddress:S}=r(89368),G=b("undici:socks5"),m=u.alloc(0),k=5,L={NO_AUTH:0,GSSAPI:1,USERNAME_PASSWORD:2,NO_ACCEPTABLE:255},
M={CONNECT:1,BIND:2,UDP_ASSOCIATE:3},h={IPV4:1,DOMAIN:3,IPV6:4},E={SUCCEEDED:0,GENERAL_FAILURE:1,CONNECTION_NOT_ALLOWED:2,NETWORK_UNREACHABLE:3,HOST_UNREACHABLE:4,
CONNECTION_REFUSED:5,TTL_EXPIRED:6,COMMAND_NOT_SUPPORTED:7,ADDRESS_TYPE_NOT_SUPPORTED:8},A={INITIAL:"initial",HANDSHAKING:"handshaking",AUTHENTICATING:"authenti\
cating",AUTHENTICATED:"authenticated",CONNECTING:"connecting",CONNECTED:"connected",ERROR:"error",CLOSED:"closed"};class e extends i{constructor(n,Q={}){if(super(),
!n)throw new c("socket is required");this.socket=n,this.options=Q,this.state=A.INITIAL,this.buffer=m,this.onSocketData=this.onData.bind(this),this.onSocketError=
this.onError.bind(this),this.onSocketClose=this.onClose.bind(this),this.authMethods=[],Q.username&&Q.password&&this.authMethods.push(L.USERNAME_PASSWORD),this.authMethods.
push(L.NO_AUTH),this.socket.on("data",this.onSocketData),this.socket.on("error",this.onSocketError),this.socket.on("close",this.onSocketClose)}onData(n){G("rece\
ived data",n.length,"bytes in state",this.state),this.buffer=u.concat([this.buffer,n]);try{switch(this.state){case A.HANDSHAKING:this.handleHandshakeResponse();
break;case A.AUTHENTICATING:this.handleAuthResponse();break;case A.CONNECTING:this.handleConnectResponse();break}}catch(Q){this.onError(Q)}}onError(n){G("socket\
 error",n),this.state=A.ERROR,this.emit("error",n),this.destroy()}onClose(){G("socket closed"),this.state=A.CLOSED,this.emit("close")}destroy(){this.socket&&!this.
socket.destroyed&&this.socket.destroy()}markAuthenticated(){this.state=A.AUTHENTICATED,this.emit("authenticated")}handshake(){if(this.state!==A.INITIAL)throw new c(
"Handshake already started");G("starting handshake with",this.authMethods.length,"auth methods"),this.state=A.HANDSHAKING;const n=u.alloc(2+this.authMethods.length);
n[0]=k,n[1]=this.authMethods.length,this.authMethods.forEach((Q,B)=>{n[2+B]=Q}),this.socket.write(n)}handleHandshakeResponse(){if(this.buffer.length<2)return;const n=this.
buffer[0],Q=this.buffer[1];if(n!==k)throw new f(`Invalid SOCKS version: ${n}`,"UND_ERR_SOCKS5_VERSION");if(Q===L.NO_ACCEPTABLE)throw new f("No acceptable authen\
tication method","UND_ERR_SOCKS5_AUTH_REJECTED");if(this.buffer=this.buffer.subarray(2),G("server selected auth method",Q),Q===L.NO_AUTH)this.markAuthenticated();else if(Q===
L.USERNAME_PASSWORD)this.state=A.AUTHENTICATING,this.sendAuthRequest();else throw new f(`Unsupported authentication method: ${Q}`,"UND_ERR_SOCKS5_AUTH_METHOD")}sendAuthRequest(){
const{username:n,password:Q}=this.options;if(!n||!Q)throw new c("Username and password required for authentication");G("sending username/password auth");const B=u.
from(n),p=u.from(Q);if(B.length>255||p.length>255)throw new c("Username or password too long");const U=u.alloc(3+B.length+p.length);U[0]=1,U[1]=B.length,B.copy(
U,2),U[2+B.length]=p.length,p.copy(U,3+B.length),this.socket.write(U)}handleAuthResponse(){if(this.buffer.length<2)return;const n=this.buffer[0],Q=this.buffer[1];
if(n!==1)throw new f(`Invalid auth sub-negotiation version: ${n}`,"UND_ERR_SOCKS5_AUTH_VERSION");if(Q!==0)throw new f("Authentication failed","UND_ERR_SOCKS5_AU\
TH_FAILED");this.buffer=this.buffer.subarray(2),G("authentication successful"),this.markAuthenticated()}connect(n,Q){if(this.state===A.CONNECTING||this.state===
A.CONNECTED)throw new c("Connection already in progress");if(this.state!==A.AUTHENTICATED)throw new c("Client must be authenticated before CONNECT");G("connecti\
ng to",n,Q),this.state=A.CONNECTING;const B=this.buildConnectRequest(M.CONNECT,n,Q);this.socket.write(B)}buildConnectRequest(n,Q,B){const{type:p,buffer:U}=S(Q),
t=u.alloc(4+U.length+2);return t[0]=k,t[1]=n,t[2]=0,t[3]=p,U.copy(t,4),t.writeUInt16BE(B,4+U.length),t}handleConnectResponse(){if(this.buffer.length<4)return;const n=this.
buffer[0],Q=this.buffer[1],B=this.buffer[3];if(n!==k)throw new f(`Invalid SOCKS version in reply: ${n}`,"UND_ERR_SOCKS5_REPLY_VERSION");let p=4;if(B===h.IPV4)p+=
6;else if(B===h.DOMAIN){if(this.buffer.length<5)return;p+=1+this.buffer[4]+2}else if(B===h.IPV6)p+=18;else throw new f(`Invalid address type in reply: ${B}`,"UN\
D_ERR_SOCKS5_ADDR_TYPE");if(this.buffer.length<p)return;if(Q!==E.SUCCEEDED){const l=this.getReplyErrorMessage(Q);throw new f(`SOCKS5 connection failed: ${l}`,`U\
ND_ERR_SOCKS5_REPLY_${Q}`)}let U,t=4;if(B===h.IPV4)U=Array.from(this.buffer.subarray(t,t+4)).join("."),t+=4;else if(B===h.DOMAIN){const l=this.buffer[t];t+=1,U=
this.buffer.subarray(t,t+l).toString(),t+=l}else if(B===h.IPV6){const l=[];for(let a=0;a<8;a++){const D=this.buffer.readUInt16BE(t+a*2);l.push(D.toString(16))}U=
l.join(":"),t+=16}const N=this.buffer.readUInt16BE(t);this.buffer=m,this.state=A.CONNECTED,this.socket.removeListener("data",this.onSocketData),G("connected, bo\
und address:",U,"port:",N),this.emit("connected",{address:U,port:N})}getReplyErrorMessage(n){switch(n){case E.GENERAL_FAILURE:return"General SOCKS server failur\
e";case E.CONNECTION_NOT_ALLOWED:return"Connection not allowed by ruleset";case E.NETWORK_UNREACHABLE:return"Network unreachable";case E.HOST_UNREACHABLE:return"\
Host unreachable";case E.CONNECTION_REFUSED:return"Connection refused";case E.TTL_EXPIRED:return"TTL expired";case E.COMMAND_NOT_SUPPORTED:return"Command not su\
pported";case E.ADDRESS_TYPE_NOT_SUPPORTED:return"Address type not supported";default:return`Unknown error code: ${n}`}}}P.exports={Socks5Client:e,AUTH_METHODS:L,
COMMANDS:M,ADDRESS_TYPES:h,REPLY_CODES:E,STATES:A}}),89368:((P,g,r)=>{const{Buffer:i}=r(4573),u=r(77030),{InvalidArgumentError:c}=r(75447);function f(k){if(u.isIPv4(
k)){const M=k.split(".").map(Number);return{type:1,buffer:i.from(M)}}if(u.isIPv6(k))return{type:4,buffer:b(k)};const L=i.from(k,"utf8");if(L.length>255)throw new c(
"Domain name too long (max 255 bytes)");return{type:3,buffer:i.concat([i.from([L.length]),L])}}function b(k){const L=i.alloc(16);let M=k;if(k.includes(".")){const E=k.
lastIndexOf(":"),A=k.slice(E+1);if(u.isIPv4(A)){const e=A.split(".").map(Number),o=(e[0]<<8|e[1]).toString(16),n=(e[2]<<8|e[3]).toString(16);M=`${k.slice(0,E)}:${o}\
:${n}`}}const h=M.indexOf("::");if(h!==-1){const E=M.slice(0,h),A=M.slice(h+2),e=E===""?[]:E.split(":"),o=A===""?[]:A.split(":");let n=0;for(const Q of e)L.writeUInt16BE(
parseInt(Q,16),n),n+=2;n=16-o.length*2;for(const Q of o)L.writeUInt16BE(parseInt(Q,16),n),n+=2}else{const E=M.split(":");for(let A=0;A<E.length;A++)L.writeUInt16BE(
parseInt(E[A],16),A*2)}return L}function S(k,L,M){const h=i.allocUnsafe(2);return h.writeUInt16BE(M,0),i.concat([i.from([k]),L,h])}function G(k,L=0){if(k.length<
L+1)throw new c("Buffer too small to contain address type");const M=k[L];let h,E=L+1;switch(M){case 1:{if(k.length<E+6)throw new c("Buffer too small for IPv4 ad\
dress");h=Array.from(k.subarray(E,E+4)).join("."),E+=4;break}case 3:{if(k.length<E+1)throw new c("Buffer too small for domain length");const e=k[E];if(E+=1,k.length<
E+e+2)throw new c("Buffer too small for domain address");h=k.subarray(E,E+e).toString("utf8"),E+=e;break}case 4:{if(k.length<E+18)throw new c("Buffer too small \
for IPv6 address");const e=[];for(let o=0;o<8;o++){const n=k.readUInt16BE(E+o*2);e.push(n.toString(16))}h=e.join(":"),E+=16;break}default:throw new c(`Invalid a\
ddress type: ${M}`)}if(k.length<E+2)throw new c("Buffer too small for port");const A=k.readUInt16BE(E);return E+=2,{address:h,port:A,bytesRead:E-L}}function m(k){
const M={1:"General SOCKS server failure",2:"Connection not allowed by ruleset",3:"Network unreachable",4:"Host unreachable",5:"Connection refused",6:"TTL expir\
ed",7:"Command not supported",8:"Address type not supported"}[k]||`Unknown SOCKS5 error code: ${k}`,h=new Error(M);return h.code=`SOCKS5_${k}`,h}P.exports={parseAddress:f,
parseIPv6:b,buildAddressBuffer:S,parseResponseAddress:G,createReplyError:m}}),79567:(P=>{P.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol(
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
"http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent"),kSocks5ProxyAgent:Symbol("socks5 proxy agent")}}),93780:((P,g,r)=>{const{wellknownHeaderNames:i,
headerNameLowerCasedRecord:u}=r(5139);class c{value=null;left=null;middle=null;right=null;code;constructor(G,m,k){if(k===void 0||k>=G.length)throw new TypeError(
"Unreachable");if((this.code=G.charCodeAt(k))>127)throw new TypeError("key must be ascii string");G.length!==++k?this.middle=new c(G,m,k):this.value=m}add(G,m){
const k=G.length;if(k===0)throw new TypeError("Unreachable");let L=0,M=this;for(;;){const h=G.charCodeAt(L);if(h>127)throw new TypeError("key must be ascii stri\
ng");if(M.code===h)if(k===++L){M.value=m;break}else if(M.middle!==null)M=M.middle;else{M.middle=new c(G,m,L);break}else if(M.code<h)if(M.left!==null)M=M.left;else{
M.left=new c(G,m,L);break}else if(M.right!==null)M=M.right;else{M.right=new c(G,m,L);break}}}search(G){const m=G.length;let k=0,L=this;for(;L!==null&&k<m;){let M=G[k];
for(M<=90&&M>=65&&(M|=32);L!==null;){if(M===L.code){if(m===++k)return L;L=L.middle;break}L=L.code<M?L.left:L.right}}return null}}class f{node=null;insert(G,m){this.
node===null?this.node=new c(G,m,0):this.node.add(G,m)}lookup(G){return this.node?.search(G)?.value??null}}const b=new f;for(let S=0;S<i.length;++S){const G=u[i[S]];
b.insert(G,G)}P.exports={TernarySearchTree:f,tree:b}}),52556:((P,g,r)=>{const i=r(34589),{kDestroyed:u,kBodyUsed:c,kListeners:f,kBody:b}=r(79567),{IncomingMessage:S}=r(
37067),G=r(57075),m=r(77030),{stringify:k}=r(41792),{EventEmitter:L}=r(78474),M=r(70255),{InvalidArgumentError:h,ConnectTimeoutError:E}=r(75447),{headerNameLowerCasedRecord:A}=r(
5139),{tree:e}=r(93780),[o,n]=process.versions.node.split(".",2).map(C=>Number(C));class Q{constructor(z){this[b]=z,this[c]=!1}async*[Symbol.asyncIterator](){i(
!this[c],"disturbed"),this[c]=!0,yield*this[b]}}function B(){}function p(C){return U(C)?(sA(C)===0&&C.on("data",function(){i(!1)}),typeof C.readableDidRead!="bo\
olean"&&(C[c]=!1,L.prototype.on.call(C,"data",function(){this[c]=!0})),C):C&&typeof C.pipeTo=="function"?new Q(C):C&&QA(C)?C:C&&typeof C!="string"&&!ArrayBuffer.
isView(C)&&rA(C)?new Q(C):C}function U(C){return C&&typeof C=="object"&&typeof C.pipe=="function"&&typeof C.on=="function"}function t(C){if(C===null)return!1;if(C instanceof
Blob)return!0;if(typeof C!="object")return!1;{const z=C[Symbol.toStringTag];return(z==="Blob"||z==="File")&&("stream"in C&&typeof C.stream=="function"||"arrayBu\
ffer"in C&&typeof C.arrayBuffer=="function")}}function N(C){return C.includes("?")||C.includes("#")}function l(C,z){if(N(C))throw new Error('Query params cannot\
 be passed when url already contains "?" or "#".');const gA=k(z);return gA&&(C+="?"+gA),C}function a(C){const z=parseInt(C,10);return z===Number(C)&&z>=0&&z<=65535}
function D(C){return C!=null&&C[0]==="h"&&C[1]==="t"&&C[2]==="t"&&C[3]==="p"&&(C[4]===":"||C[4]==="s"&&C[5]===":")}function w(C){if(typeof C=="string"){if(C=new URL(
C),!D(C.origin||C.protocol))throw new h("Invalid URL protocol: the URL must start with `http:` or `https:`.");return C}if(!C||typeof C!="object")throw new h("In\
valid URL: The URL argument must be a non-null object.");if(!(C instanceof URL)){if(C.port!=null&&C.port!==""&&a(C.port)===!1)throw new h("Invalid URL: port mus\
t be a valid integer or a string representation of an integer.");if(C.path!=null&&typeof C.path!="string")throw new h("Invalid URL path: the path must be a stri\
ng or null/undefined.");if(C.pathname!=null&&typeof C.pathname!="string")throw new h("Invalid URL pathname: the pathname must be a string or null/undefined.");if(C.
hostname!=null&&typeof C.hostname!="string")throw new h("Invalid URL hostname: the hostname must be a string or null/undefined.");if(C.origin!=null&&typeof C.origin!=
"string")throw new h("Invalid URL origin: the origin must be a string or null/undefined.");if(!D(C.origin||C.protocol))throw new h("Invalid URL protocol: the UR\
L must start with `http:` or `https:`.");const z=C.port!=null?C.port:C.protocol==="https:"?443:80;let gA=C.origin!=null?C.origin:`${C.protocol||""}//${C.hostname||
""}:${z}`,uA=C.path!=null?C.path:`${C.pathname||""}${C.search||""}`;return gA[gA.length-1]==="/"&&(gA=gA.slice(0,gA.length-1)),uA&&uA[0]!=="/"&&(uA=`/${uA}`),new URL(
`${gA}${uA}`)}if(!D(C.origin||C.protocol))throw new h("Invalid URL protocol: the URL must start with `http:` or `https:`.");return C}function s(C){if(C=w(C),C.pathname!==
"/"||C.search||C.hash)throw new h("invalid url");return C}function I(C){if(C[0]==="["){const gA=C.indexOf("]");return i(gA!==-1),C.substring(1,gA)}const z=C.indexOf(
":");return z===-1?C:C.substring(0,z)}function T(C){if(!C)return null;i(typeof C=="string");const z=I(C);return m.isIP(z)?"":z}function d(C){return JSON.parse(JSON.
stringify(C))}function W(C){return C!=null&&typeof C[Symbol.asyncIterator]=="function"}function rA(C){return C!=null&&(typeof C[Symbol.iterator]=="function"||typeof C[Symbol.
asyncIterator]=="function")}function oA(C){const z=Object.getPrototypeOf(C);return Object.prototype.hasOwnProperty.call(C,Symbol.iterator)||z!=null&&z!==Object.
prototype&&typeof C[Symbol.iterator]=="function"}function sA(C){if(C==null)return 0;if(U(C)){const z=C._readableState;return z&&z.objectMode===!1&&z.ended===!0&&
Number.isFinite(z.length)?z.length:null}else{if(t(C))return C.size!=null?C.size:null;if(wA(C))return C.byteLength}return null}function dA(C){return C&&!!(C.destroyed||
C[u]||G.isDestroyed?.(C))}function FA(C,z){C==null||!U(C)||dA(C)||(typeof C.destroy=="function"?(Object.getPrototypeOf(C).constructor===S&&(C.socket=null),C.destroy(
z)):z&&queueMicrotask(()=>{C.emit("error",z)}),C.destroyed!==!0&&(C[u]=!0))}const LA=/timeout=(\d+)/;function NA(C){const z=C.match(LA);return z?parseInt(z[1],10)*
1e3:null}function kA(C){return typeof C=="string"?A[C]??C.toLowerCase():e.lookup(C)??C.toString("latin1").toLowerCase()}function DA(C){return e.lookup(C)??C.toString(
"latin1").toLowerCase()}function YA(C,z){z===void 0&&(z={});for(let gA=0;gA<C.length;gA+=2){const uA=kA(C[gA]);let Z=z[uA];if(Z!==void 0)if(Object.hasOwn(z,uA))
typeof Z=="string"&&(Z=[Z],z[uA]=Z),Z.push(C[gA+1].toString("latin1"));else{const K=typeof C[gA+1]=="string"?C[gA+1]:Array.isArray(C[gA+1])?C[gA+1].map(F=>F.toString(
"latin1")):C[gA+1].toString("latin1");uA==="__proto__"?Object.defineProperty(z,uA,{value:K,enumerable:!0,configurable:!0,writable:!0}):z[uA]=K}else{const K=typeof C[gA+
1]=="string"?C[gA+1]:Array.isArray(C[gA+1])?C[gA+1].map(F=>F.toString("latin1")):C[gA+1].toString("latin1");z[uA]=K}}return z}function nA(C){const z=C.length,gA=new Array(
z);let uA,Z;for(let K=0;K<z;K+=2)uA=C[K],Z=C[K+1],typeof uA!="string"&&(uA=uA.toString()),typeof Z!="string"&&(Z=Z.toString("latin1")),gA[K]=uA,gA[K+1]=Z;return gA}
function _(C){const z=[];for(const[gA,uA]of Object.entries(C))if(Array.isArray(uA))for(const Z of uA)z.push(Buffer.from(gA,"latin1"),Buffer.from(`${Z}`,"latin1"));else
z.push(Buffer.from(gA,"latin1"),Buffer.from(`${uA}`,"latin1"));return z}function AA(C){if(!Array.isArray(C))throw new TypeError("expected headers to be an array");
return C.map(z=>Buffer.from(z))}function wA(C){return C instanceof Uint8Array||Buffer.isBuffer(C)}function bA(C,z,gA){if(!C||typeof C!="object")throw new h("han\
dler must be an object");if(typeof C.onRequestStart!="function"){if(typeof C.onConnect!="function")throw new h("invalid onConnect method");if(typeof C.onError!=
"function")throw new h("invalid onError method");if(typeof C.onBodySent!="function"&&C.onBodySent!==void 0)throw new h("invalid onBodySent method");if(gA||z==="\
CONNECT"){if(typeof C.onUpgrade!="function")throw new h("invalid onUpgrade method")}else{if(typeof C.onHeaders!="function")throw new h("invalid onHeaders method");
if(typeof C.onData!="function")throw new h("invalid onData method");if(typeof C.onComplete!="function")throw new h("invalid onComplete method")}}}function eA(C){
return!!(C&&(G.isDisturbed(C)||C[c]))}function J(C){return{localAddress:C.localAddress,localPort:C.localPort,remoteAddress:C.remoteAddress,remotePort:C.remotePort,
remoteFamily:C.remoteFamily,timeout:C.timeout,bytesWritten:C.bytesWritten,bytesRead:C.bytesRead}}function MA(C){let z;return new ReadableStream({start(){z=C[Symbol.
asyncIterator]()},pull(gA){return z.next().then(({done:uA,value:Z})=>{if(uA)return queueMicrotask(()=>{gA.close(),gA.byobRequest?.respond(0)});{const K=Buffer.isBuffer(
Z)?Z:Buffer.from(Z);return K.byteLength?gA.enqueue(new Uint8Array(K)):this.pull(gA)}})},cancel(){return z.return()},type:"bytes"})}function QA(C){return C&&typeof C==
"object"&&typeof C.append=="function"&&typeof C.delete=="function"&&typeof C.get=="function"&&typeof C.getAll=="function"&&typeof C.has=="function"&&typeof C.set==
"function"&&C[Symbol.toStringTag]==="FormData"}function aA(C,z){return"addEventListener"in C?(C.addEventListener("abort",z,{once:!0}),()=>C.removeEventListener(
"abort",z)):(C.once("abort",z),()=>C.removeListener("abort",z))}const BA=new Uint8Array([0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,
1,1,1,1,0,0,1,1,0,1,1,0,1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
1,1,1,1,1,1,1,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]);function xA(C){return BA[C]===1}const iA=/^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;
function VA(C){if(C.length>=12)return iA.test(C);if(C.length===0)return!1;for(let z=0;z<C.length;z++)if(BA[C.charCodeAt(z)]!==1)return!1;return!0}const ne=/[^\t\x20-\x7e\x80-\xff]/;
function PA(C){return!ne.test(C)}const HA=/^bytes (\d+)-(\d+)\/(\d+)?$/;function vA(C){if(C==null||C==="")return{start:0,end:null,size:null};const z=C?C.match(HA):
null;return z?{start:parseInt(z[1]),end:z[2]?parseInt(z[2]):null,size:z[3]?parseInt(z[3]):null}:null}function XA(C,z,gA){return(C[f]??=[]).push([z,gA]),C.on(z,gA),
C}function JA(C){if(C[f]!=null){for(const[z,gA]of C[f])C.removeListener(z,gA);C[f]=null}return C}function _A(C,z,gA){try{z.onError(gA),i(z.aborted)}catch(uA){C.
emit("error",uA)}}const zA=process.platform==="win32"?(C,z)=>{if(!z.timeout)return B;let gA=null,uA=null;const Z=M.setFastTimeout(()=>{gA=setImmediate(()=>{uA=setImmediate(
()=>ZA(C.deref(),z))})},z.timeout);return()=>{M.clearFastTimeout(Z),clearImmediate(gA),clearImmediate(uA)}}:(C,z)=>{if(!z.timeout)return B;let gA=null;const uA=M.
setFastTimeout(()=>{gA=setImmediate(()=>{ZA(C.deref(),z)})},z.timeout);return()=>{M.clearFastTimeout(uA),clearImmediate(gA)}};function ZA(C,z){if(C==null)return;
let gA="Connect Timeout Error";Array.isArray(C.autoSelectFamilyAttemptedAddresses)?gA+=` (attempted addresses: ${C.autoSelectFamilyAttemptedAddresses.join(", ")}\
,`:gA+=` (attempted address: ${z.hostname}:${z.port},`,gA+=` timeout: ${z.timeout}ms)`,FA(C,new E(gA))}function Ae(C){if(C[0]==="h"&&C[1]==="t"&&C[2]==="t"&&C[3]===
"p")switch(C[4]){case":":return"http:";case"s":if(C[5]===":")return"https:"}return C.slice(0,C.indexOf(":")+1)}const q=Object.create(null);q.enumerable=!0;const IA={
delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT"},cA={
...IA,patch:"patch",PATCH:"PATCH"};Object.setPrototypeOf(IA,null),Object.setPrototypeOf(cA,null),P.exports={kEnumerableProperty:q,isDisturbed:eA,isBlobLike:t,parseOrigin:s,
parseURL:w,getServerName:T,isStream:U,isIterable:rA,hasSafeIterator:oA,isAsyncIterable:W,isDestroyed:dA,headerNameToString:kA,bufferToLowerCasedHeaderName:DA,addListener:XA,
removeAllListeners:JA,errorRequest:_A,parseRawHeaders:nA,toRawHeaders:_,encodeRawHeaders:AA,parseHeaders:YA,parseKeepAliveTimeout:NA,destroy:FA,bodyLength:sA,deepClone:d,
ReadableStreamFrom:MA,isBuffer:wA,assertRequestHandler:bA,getSocketInfo:J,isFormDataLike:QA,pathHasQueryOrFragment:N,serializePathWithQuery:l,addAbortListener:aA,
isValidHTTPToken:VA,isValidHeaderValue:PA,isTokenCharCode:xA,parseRangeHeader:vA,normalizedMethodRecordsBase:IA,normalizedMethodRecords:cA,isValidPort:a,isHttpOrHttpsPrefixed:D,
nodeMajor:o,nodeMinor:n,safeHTTPMethods:Object.freeze(["GET","HEAD","OPTIONS","TRACE"]),wrapRequestBody:p,setupConnectTimeout:zA,getProtocolFromUrlString:Ae}}),
13729:((P,g,r)=>{const{InvalidArgumentError:i,MaxOriginsReachedError:u}=r(75447),{kClients:c,kRunning:f,kClose:b,kDestroy:S,kDispatch:G,kUrl:m}=r(79567),k=r(109),
L=r(60664),M=r(9761),h=r(52556),E=Symbol("onConnect"),A=Symbol("onDisconnect"),e=Symbol("onConnectionError"),o=Symbol("onDrain"),n=Symbol("factory"),Q=Symbol("o\
ptions"),B=Symbol("origins");function p(t,N){return N&&N.connections===1?new M(t,N):new L(t,N)}class U extends k{constructor({factory:N=p,maxOrigins:l=1/0,connect:a,
tls:D,...w}={}){if(typeof N!="function")throw new i("factory must be a function.");if(a!=null&&typeof a!="function"&&typeof a!="object")throw new i("connect mus\
t be a function or an object");if(typeof l!="number"||Number.isNaN(l)||l<=0)throw new i("maxOrigins must be a number greater than 0");super(w),a&&typeof a!="fun\
ction"&&(a={...a}),D&&typeof D!="function"&&(D={...D}),this[Q]={...h.deepClone(w),maxOrigins:l,connect:a,tls:D},this[n]=N,this[c]=new Map,this[B]=new Set,this[o]=
(s,I)=>{this.emit("drain",s,[this,...I])},this[E]=(s,I)=>{this.emit("connect",s,[this,...I])},this[A]=(s,I,T)=>{this.emit("disconnect",s,[this,...I],T)},this[e]=
(s,I,T)=>{this.emit("connectionError",s,[this,...I],T)}}get[f](){let N=0;for(const{dispatcher:l}of this[c].values())N+=l[f];return N}[G](N,l){let a;if(N.origin&&
(typeof N.origin=="string"||N.origin instanceof URL))a=String(N.origin);else throw new i("opts.origin must be a non-empty string or URL.");if(this[B].size>=this[Q].
maxOrigins&&!this[B].has(a))throw new u;const D=this[c].get(a);let w=D&&D.dispatcher;if(!w){const s=I=>{const T=this[c].get(a);T&&(I&&(T.count-=1),T.count<=0&&(this[c].
delete(a),T.dispatcher.destroyed||T.dispatcher.close()),this[B].delete(a))};w=this[n](N.origin,this[Q]).on("drain",this[o]).on("connect",(I,T)=>{const d=this[c].
get(a);d&&(d.count+=1),this[E](I,T)}).on("disconnect",(I,T,d)=>{s(!0),this[A](I,T,d)}).on("connectionError",(I,T,d)=>{s(!1),this[e](I,T,d)}),this[c].set(a,{count:0,
dispatcher:w}),this[B].add(a)}return w.dispatch(N,l)}[b](){const N=[];for(const{dispatcher:l}of this[c].values())N.push(l.close());return this[c].clear(),Promise.
all(N)}[S](N){const l=[];for(const{dispatcher:a}of this[c].values())l.push(a.destroy(N));return this[c].clear(),Promise.all(l)}get stats(){const N={};for(const{
dispatcher:l}of this[c].values())l.stats&&(N[l[m].origin]=l.stats);return N}}P.exports=U}),25577:((P,g,r)=>{const{BalancedPoolMissingUpstreamError:i,InvalidArgumentError:u}=r(
75447),{PoolBase:c,kClients:f,kNeedDrain:b,kAddClient:S,kRemoveClient:G,kGetDispatcher:m}=r(93644),k=r(60664),{kUrl:L}=r(79567),M=r(52556),h=Symbol("factory"),E=Symbol(
"options"),A=Symbol("kGreatestCommonDivisor"),e=Symbol("kCurrentWeight"),o=Symbol("kIndex"),n=Symbol("kWeight"),Q=Symbol("kMaxWeightPerServer"),B=Symbol("kError\
Penalty");function p(N,l){if(N===0)return l;for(;l!==0;){const a=l;l=N%l,N=a}return N}function U(N,l){return new k(N,l)}class t extends c{constructor(l=[],{factory:a=U,
connect:D,tls:w,...s}={}){if(typeof a!="function")throw new u("factory must be a function.");super(s),D&&typeof D!="function"&&(D={...D}),w&&typeof w!="function"&&
(w={...w}),this[E]={...M.deepClone(s),connect:D,tls:w},this[E].interceptors=s.interceptors?{...s.interceptors}:void 0,this[o]=-1,this[e]=0,this[Q]=this[E].maxWeightPerServer||
100,this[B]=this[E].errorPenalty||15,Array.isArray(l)||(l=[l]),this[h]=a;for(const I of l)this.addUpstream(I);this._updateBalancedPoolStats()}addUpstream(l){const a=M.
parseOrigin(l).origin;if(this[f].find(w=>w[L].origin===a&&w.closed!==!0&&w.destroyed!==!0))return this;const D=this[h](a,this[E]);this[S](D),D.on("connect",()=>{
D[n]=Math.min(this[Q],D[n]+this[B])}),D.on("connectionError",()=>{D[n]=Math.max(1,D[n]-this[B]),this._updateBalancedPoolStats()}),D.on("disconnect",(...w)=>{const s=w[2];
s&&s.code==="UND_ERR_SOCKET"&&(D[n]=Math.max(1,D[n]-this[B]),this._updateBalancedPoolStats())});for(const w of this[f])w[n]=this[Q];return this._updateBalancedPoolStats(),
this}_updateBalancedPoolStats(){let l=0;for(let a=0;a<this[f].length;a++)l=p(this[f][a][n],l);this[A]=l}removeUpstream(l){const a=M.parseOrigin(l).origin,D=this[f].
find(w=>w[L].origin===a&&w.closed!==!0&&w.destroyed!==!0);return D&&this[G](D),this}getUpstream(l){const a=M.parseOrigin(l).origin;return this[f].find(D=>D[L].origin===
a&&D.closed!==!0&&D.destroyed!==!0)}get upstreams(){return this[f].filter(l=>l.closed!==!0&&l.destroyed!==!0).map(l=>l[L].origin)}[m](){if(this[f].length===0)throw new i;
if(!this[f].find(s=>!s[b]&&s.closed!==!0&&s.destroyed!==!0)||this[f].map(s=>s[b]).reduce((s,I)=>s&&I,!0))return;let D=0,w=this[f].findIndex(s=>!s[b]);for(;D++<this[f].
length;){this[o]=(this[o]+1)%this[f].length;const s=this[f][this[o]];if(s[n]>this[f][w][n]&&!s[b]&&(w=this[o]),this[o]===0&&(this[e]=this[e]-this[A],this[e]<=0&&
(this[e]=this[Q])),s[n]>=this[e]&&!s[b])return s}return this[e]=this[f][w][n],this[o]=w,this[f][w]}}P.exports=t}),76313:((P,g,r)=>{const i=r(34589),u=r(52556),{
channels:c}=r(45714),f=r(70255),{RequestContentLengthMismatchError:b,ResponseContentLengthMismatchError:S,RequestAbortedError:G,InvalidArgumentError:m,HeadersTimeoutError:k,
HeadersOverflowError:L,SocketError:M,InformationalError:h,BodyTimeoutError:E,HTTPParserError:A,ResponseExceededMaxSizeError:e}=r(75447),{kUrl:o,kReset:n,kClient:Q,
kParser:B,kBlocking:p,kRunning:U,kPending:t,kSize:N,kWriting:l,kQueue:a,kNoRef:D,kKeepAliveDefaultTimeout:w,kHostHeader:s,kPendingIdx:I,kRunningIdx:T,kError:d,kPipelining:W,
kSocket:rA,kKeepAliveTimeoutValue:oA,kMaxHeadersSize:sA,kKeepAliveMaxTimeout:dA,kKeepAliveTimeoutThreshold:FA,kHeadersTimeout:LA,kBodyTimeout:NA,kStrictContentLength:kA,
kMaxRequests:DA,kCounter:YA,kMaxResponseSize:nA,kOnError:_,kResume:AA,kHTTPContext:wA,kClosed:bA}=r(79567),eA=r(25308),J=Buffer.alloc(0),MA=Buffer[Symbol.species],
QA=u.removeAllListeners,aA=Symbol("kIdleSocketValidation"),BA=Symbol("kIdleSocketValidationTimeout"),xA=Symbol("kSocketUsed"),iA=Symbol("kTypeOfService");let VA;
function ne(){const $=process.env.JEST_WORKER_ID?r(42530):void 0;let y,Y=!0;if(process.arch==="ppc64"){const[R,V]=process.versions.node.split(".").map(H=>parseInt(
H,10));(R<24||R===24&&V<12)&&(Y=!1)}if(process.env.UNDICI_NO_WASM_SIMD==="1"?Y=!1:process.env.UNDICI_NO_WASM_SIMD==="0"&&(Y=!0),Y)try{y=new WebAssembly.Module(r(
86846))}catch{}return y||(y=new WebAssembly.Module($||r(42530))),new WebAssembly.Instance(y,{env:{wasm_on_url:(R,V,H)=>0,wasm_on_status:(R,V,H)=>{i(HA.ptr===R);
const x=V-JA+vA.byteOffset;return HA.onStatus(new MA(vA.buffer,x,H))},wasm_on_message_begin:R=>(i(HA.ptr===R),HA.onMessageBegin()),wasm_on_header_field:(R,V,H)=>{
i(HA.ptr===R);const x=V-JA+vA.byteOffset;return HA.onHeaderField(new MA(vA.buffer,x,H))},wasm_on_header_value:(R,V,H)=>{i(HA.ptr===R);const x=V-JA+vA.byteOffset;
return HA.onHeaderValue(new MA(vA.buffer,x,H))},wasm_on_headers_complete:(R,V,H,x)=>(i(HA.ptr===R),HA.onHeadersComplete(V,H===1,x===1)),wasm_on_body:(R,V,H)=>{i(
HA.ptr===R);const x=V-JA+vA.byteOffset;return HA.onBody(new MA(vA.buffer,x,H))},wasm_on_message_complete:R=>(i(HA.ptr===R),HA.onMessageComplete())}})}let PA=null,
HA=null,vA=null,XA=0,JA=null;const _A=0,zA=1,ZA=2|zA,Ae=4|zA,q=8|_A;class IA{constructor(y,Y,{exports:R}){this.llhttp=R,this.ptr=this.llhttp.llhttp_alloc(eA.TYPE.
RESPONSE),this.client=y,this.socket=Y,this.timeout=null,this.timeoutWeakRef=new WeakRef(this),this.timeoutValue=null,this.timeoutType=null,this.statusCode=0,this.
statusText="",this.upgrade=!1,this.headers=[],this.headersSize=0,this.headersMaxSize=y[sA],this.shouldKeepAlive=!1,this.paused=!1,this.resume=this.resume.bind(this),
this.bytesRead=0,this.keepAlive="",this.contentLength="",this.connection="",this.maxResponseSize=y[nA]}setTimeout(y,Y){y!==this.timeoutValue||Y&zA^this.timeoutType&
zA?(this.timeout&&(f.clearTimeout(this.timeout),this.timeout=null),y&&(Y&zA?this.timeout=f.setFastTimeout(cA,y,this.timeoutWeakRef):(this.timeout=setTimeout(cA,
y,this.timeoutWeakRef),this.timeout?.unref())),this.timeoutValue=y):this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.timeoutType=Y}resume(){this.
socket.destroyed||!this.paused||(i(this.ptr!=null),i(HA===null),this.llhttp.llhttp_resume(this.ptr),i(this.timeoutType===Ae),this.timeout&&this.timeout.refresh&&
this.timeout.refresh(),this.paused=!1,this.execute(this.socket.read()||J),this.readMore())}readMore(){for(;!this.paused&&this.ptr;){const y=this.socket.read();if(y===
null)break;this.execute(y)}}execute(y){i(HA===null),i(this.ptr!=null),i(!this.paused);const{socket:Y,llhttp:R}=this;y.length>XA&&(JA&&R.free(JA),XA=Math.ceil(y.
length/4096)*4096,JA=R.malloc(XA)),new Uint8Array(R.memory.buffer,JA,XA).set(y);try{let V;try{vA=y,HA=this,V=R.llhttp_execute(this.ptr,JA,y.length)}finally{HA=null,
vA=null}if(V!==eA.ERROR.OK){const H=y.subarray(R.llhttp_get_error_pos(this.ptr)-JA);if(V===eA.ERROR.PAUSED_UPGRADE)this.onUpgrade(H);else if(V===eA.ERROR.PAUSED)
this.paused=!0,Y.unshift(H);else throw this.createError(V,H)}}catch(V){u.destroy(Y,V)}}finish(){i(HA===null),i(this.ptr!=null),i(!this.paused);const{llhttp:y}=this;
let Y;try{HA=this,Y=y.llhttp_finish(this.ptr)}finally{HA=null}return Y===eA.ERROR.OK?null:Y===eA.ERROR.PAUSED||Y===eA.ERROR.PAUSED_UPGRADE?(this.paused=!0,null):
this.createError(Y,J)}createError(y,Y){const{llhttp:R,contentLength:V,bytesRead:H}=this;if(V&&H!==parseInt(V,10))return new S;const x=R.llhttp_get_error_reason(
this.ptr);let tA="";if(x){const O=new Uint8Array(R.memory.buffer,x).indexOf(0);tA="Response does not match the HTTP/1.1 protocol ("+Buffer.from(R.memory.buffer,
x,O).toString()+")"}return new A(tA,eA.ERROR[y],Y)}destroy(){i(HA===null),i(this.ptr!=null),this.llhttp.llhttp_free(this.ptr),this.ptr=null,this.timeout&&f.clearTimeout(
this.timeout),this.timeout=null,this.timeoutValue=null,this.timeoutType=null,this.paused=!1}onStatus(y){return this.statusText=y.toString(),0}onMessageBegin(){const{
socket:y,client:Y}=this;if(y.destroyed)return-1;if(Y[U]===0)return u.destroy(y,new M("bad response",u.getSocketInfo(y))),-1;const R=Y[a][Y[T]];return R?(R.onResponseStarted(),
0):-1}onHeaderField(y){const Y=this.headers.length;return(Y&1)===0?this.headers.push(y):this.headers[Y-1]=Buffer.concat([this.headers[Y-1],y]),this.trackHeader(
y.length),0}onHeaderValue(y){let Y=this.headers.length;(Y&1)===1?(this.headers.push(y),Y+=1):this.headers[Y-1]=Buffer.concat([this.headers[Y-1],y]);const R=this.
headers[Y-2];if(R.length===10){const V=u.bufferToLowerCasedHeaderName(R);V==="keep-alive"?this.keepAlive+=y.toString():V==="connection"&&(this.connection+=y.toString())}else
R.length===14&&u.bufferToLowerCasedHeaderName(R)==="content-length"&&(this.contentLength+=y.toString());return this.trackHeader(y.length),0}trackHeader(y){this.
headersSize+=y,this.headersSize>=this.headersMaxSize&&u.destroy(this.socket,new L)}onUpgrade(y){const{upgrade:Y,client:R,socket:V,headers:H,statusCode:x,statusText:tA}=this;
i(Y),i(R[rA]===V),i(!V.destroyed),i(!this.paused),i((H.length&1)===0);const O=R[a][R[T]];i(O),i(O.upgrade||O.method==="CONNECT"),this.statusCode=0,this.statusText=
"",this.shouldKeepAlive=!1,this.headers=[],this.headersSize=0,V.unshift(y),V[B].destroy(),V[B]=null,V[Q]=null,V[d]=null,QA(V),R[rA]=null,R[wA]=null,R[a][R[T]++]=
null,R.emit("disconnect",R[o],[R],new h("upgrade"));try{O.onUpgrade(x,H,V,tA)}catch(EA){u.errorRequest(R,O,EA),u.destroy(V,EA)}R[AA]()}onHeadersComplete(y,Y,R){
const{client:V,socket:H,headers:x,statusText:tA}=this;if(H.destroyed)return-1;if(V[U]===0)return u.destroy(H,new M("bad response",u.getSocketInfo(H))),-1;const O=V[a][V[T]];
if(!O)return-1;if(i(!this.upgrade),i(this.statusCode<200),y===100)return u.destroy(H,new M("bad response",u.getSocketInfo(H))),-1;if(Y&&!O.upgrade)return u.destroy(
H,new M("bad upgrade",u.getSocketInfo(H))),-1;if(i(this.timeoutType===ZA),this.statusCode=y,this.shouldKeepAlive=R||O.method==="HEAD"&&!H[n]&&this.connection.toLowerCase()===
"keep-alive",this.statusCode>=200){const RA=O.bodyTimeout!=null?O.bodyTimeout:V[NA];this.setTimeout(RA,Ae)}else this.timeout&&this.timeout.refresh&&this.timeout.
refresh();if(O.method==="CONNECT")return i(V[U]===1),this.upgrade=!0,2;if(Y)return i(V[U]===1),this.upgrade=!0,2;if(i((this.headers.length&1)===0),this.headers=
[],this.headersSize=0,this.shouldKeepAlive&&V[W]){const RA=this.keepAlive?u.parseKeepAliveTimeout(this.keepAlive):null;if(RA!=null){const hA=Math.min(RA-V[FA],V[dA]);
hA<=0?H[n]=!0:V[oA]=hA}else V[oA]=V[w]}else H[n]=!0;const EA=O.onHeaders(y,x,this.resume,tA)===!1;return O.aborted?-1:O.method==="HEAD"||y<200?1:(H[p]&&(H[p]=!1,
V[AA]()),EA?eA.ERROR.PAUSED:0)}onBody(y){const{client:Y,socket:R,statusCode:V,maxResponseSize:H}=this;if(R.destroyed)return-1;const x=Y[a][Y[T]];return i(x),i(this.
timeoutType===Ae),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),i(V>=200),H>-1&&this.bytesRead+y.length>H?(u.destroy(R,new e),-1):(this.bytesRead+=
y.length,x.onData(y)===!1?eA.ERROR.PAUSED:0)}onMessageComplete(){const{client:y,socket:Y,statusCode:R,upgrade:V,headers:H,contentLength:x,bytesRead:tA,shouldKeepAlive:O}=this;
if(Y.destroyed&&(!R||O))return-1;if(V)return 0;i(R>=100),i((this.headers.length&1)===0);const EA=y[a][y[T]];if(i(EA),this.statusCode=0,this.statusText="",this.bytesRead=
0,this.contentLength="",this.keepAlive="",this.connection="",this.headers=[],this.headersSize=0,R<200)return 0;if(EA.method!=="HEAD"&&x&&tA!==parseInt(x,10))return u.
destroy(Y,new S),-1;if(EA.onComplete(H),y[a][y[T]++]=null,Y[xA]=y[t]===0,Y[l])return i(y[U]===0),u.destroy(Y,new h("reset")),eA.ERROR.PAUSED;if(O){if(Y[n]&&y[U]===
0)return u.destroy(Y,new h("reset")),eA.ERROR.PAUSED;y[W]==null||y[W]===1?setImmediate(y[AA]):y[AA]()}else return u.destroy(Y,new h("reset")),eA.ERROR.PAUSED;return 0}}
function cA($){const y=$.deref();if(!y)return;const{socket:Y,timeoutType:R,client:V,paused:H}=y;R===ZA?(!Y[l]||Y.writableNeedDrain||V[U]>1)&&(i(!H,"cannot be pa\
used while waiting for headers"),u.destroy(Y,new k)):R===Ae?H||u.destroy(Y,new E):R===q&&(i(V[U]===0&&V[oA]),u.destroy(Y,new h("socket idle timeout")))}function C($,y){
if($[rA]=y,PA||(PA=ne()),y.errored)throw y.errored;if(y.destroyed)throw new M("destroyed");return y[D]=!1,y[l]=!1,y[n]=!1,y[p]=!1,y[aA]=0,y[BA]=null,y[xA]=!1,y[B]=
new IA($,y,PA),u.addListener(y,"error",z),u.addListener(y,"readable",gA),u.addListener(y,"end",uA),u.addListener(y,"close",Z),y[bA]=!1,y.on("close",K),{version:"\
h1",defaultPipelining:1,write(Y){return yA($,Y)},resume(){v($)},destroy(Y,R){y[bA]?queueMicrotask(R):(y.on("close",R),y.destroy(Y))},get destroyed(){return y.destroyed},
busy(Y){return!!(y[l]||y[n]||y[p]||y[aA]===1||Y&&($[U]>0&&!Y.idempotent||$[U]>0&&(Y.upgrade||Y.method==="CONNECT")||$[U]>0&&u.bodyLength(Y.body)!==0&&(u.isStream(
Y.body)||u.isAsyncIterable(Y.body)||u.isFormDataLike(Y.body))))}}}function z($){const y=this[B];if($.code==="ECONNRESET"&&y.statusCode&&!y.shouldKeepAlive){const Y=y.
finish();Y&&(this[d]=Y,this[Q][_](Y));return}this[d]=$,this[Q][_]($)}function gA(){this[B]?.readMore()}function uA(){const $=this[B];if($.statusCode&&!$.shouldKeepAlive){
const y=$.finish();y&&u.destroy(this,y);return}u.destroy(this,new M("other side closed",u.getSocketInfo(this)))}function Z(){const $=this[B];F(this),$&&(!this[d]&&
$.statusCode&&!$.shouldKeepAlive&&(this[d]=$.finish()||this[d]),this[B].destroy(),this[B]=null);const y=this[d]||new M("closed",u.getSocketInfo(this)),Y=this[Q];
if(Y[rA]=null,Y[wA]=null,Y.destroyed){i(Y[t]===0);const R=Y[a].splice(Y[T]);for(let V=0;V<R.length;V++){const H=R[V];u.errorRequest(Y,H,y)}}else if(Y[U]>0&&y.code!==
"UND_ERR_INFO"){const R=Y[a][Y[T]];Y[a][Y[T]++]=null,u.errorRequest(Y,R,y)}Y[I]=Y[T],i(Y[U]===0),Y.emit("disconnect",Y[o],[Y],y),Y[AA]()}function K(){this[bA]=!0}
function F($){$[BA]&&(clearImmediate($[BA]),$[BA]=null),$[aA]=0}function X($,y){y[aA]=1,y[BA]=setImmediate(()=>{y[BA]=null,y[aA]=2,$[rA]===y&&!y.destroyed&&$[AA]()})}
function v($){const y=$[rA];if(y&&!y.destroyed){if($[N]===0?!y[D]&&y.unref&&(y.unref(),y[D]=!0):y[D]&&y.ref&&(y.ref(),y[D]=!1),$[U]===0&&$[t]>0&&y[xA]){if(y[aA]===
0)return X($,y),y[B].readMore(),y.destroyed,void 0;if(y[aA]===1)return y[B].readMore(),y.destroyed,void 0}if($[U]===0&&(y[B].readMore(),y.destroyed))return;if($[N]===
0)y[B].timeoutType!==q&&y[B].setTimeout($[oA],q);else if($[U]>0&&y[B].statusCode<200&&y[B].timeoutType!==ZA){const Y=$[a][$[T]],R=Y.headersTimeout!=null?Y.headersTimeout:
$[LA];y[B].setTimeout(R,ZA)}}}function j($){return $!=="GET"&&$!=="HEAD"&&$!=="OPTIONS"&&$!=="TRACE"&&$!=="CONNECT"}function lA($,y){if(typeof $.setTypeOfService!=
"function")return;const Y=y.typeOfService;if(!(Y===void 0||$[iA]===Y))try{$.setTypeOfService(Y),$[iA]=Y}catch{}}function yA($,y){const{method:Y,path:R,host:V,upgrade:H,
blocking:x,reset:tA}=y;let{body:O,headers:EA,contentLength:RA}=y;const hA=Y==="PUT"||Y==="POST"||Y==="PATCH"||Y==="QUERY"||Y==="PROPFIND"||Y==="PROPPATCH";if(u.
isFormDataLike(O)){VA||(VA=r(31784).extractBody);const[KA,mA]=VA(O);y.contentType==null&&EA.push("content-type",mA),O=KA.stream,RA=KA.length}else if(u.isBlobLike(
O)&&y.contentType==null){const KA=O.type;if(KA){const mA=`${KA}`;if(!u.isValidHeaderValue(mA))return u.errorRequest($,y,new m("invalid content-type header")),!1;
EA.push("content-type",mA)}}O&&typeof O.read=="function"&&O.read(0);const fA=u.bodyLength(O);if(RA=fA??RA,RA===null&&(RA=y.contentLength),RA===0&&!hA&&(RA=null),
j(Y)&&RA>0&&y.contentLength!==null&&y.contentLength!==RA){if($[kA])return u.errorRequest($,y,new b),!1;process.emitWarning(new b)}const CA=$[rA];F(CA);const UA=KA=>{
y.aborted||y.completed||(u.errorRequest($,y,KA||new G),u.destroy(O),u.destroy(CA,new h("aborted")))};try{y.onConnect(UA)}catch(KA){u.errorRequest($,y,KA)}if(y.aborted)
return!1;Y==="HEAD"&&(CA[n]=!0),(H||Y==="CONNECT")&&(CA[n]=!0),tA!=null&&(CA[n]=tA),$[DA]&&CA[YA]++>=$[DA]&&(CA[n]=!0),x&&(CA[p]=!0),lA(CA,y);let TA=`${Y} ${R} \
HTTP/1.1\r
`;if(typeof V=="string"?TA+=`host: ${V}\r
`:TA+=$[s],H?TA+=`connection: upgrade\r
upgrade: ${H}\r
`:$[W]&&!CA[n]?TA+=`connection: keep-alive\r
`:TA+=`connection: close\r
`,Array.isArray(EA))for(let KA=0;KA<EA.length;KA+=2){const mA=EA[KA+0],qA=EA[KA+1];if(Array.isArray(qA))for(let te=0;te<qA.length;te++)TA+=`${mA}: ${qA[te]}\r
`;else TA+=`${mA}: ${qA}\r
`}return c.sendHeaders.hasSubscribers&&c.sendHeaders.publish({request:y,headers:TA,socket:CA}),!O||fA===0?OA(UA,null,$,y,CA,RA,TA,hA):u.isBuffer(O)?OA(UA,O,$,y,
CA,RA,TA,hA):u.isBlobLike(O)?typeof O.stream=="function"?GA(UA,O.stream(),$,y,CA,RA,TA,hA):pA(UA,O,$,y,CA,RA,TA,hA):u.isStream(O)?SA(UA,O,$,y,CA,RA,TA,hA):u.isIterable(
O)?GA(UA,O,$,y,CA,RA,TA,hA):i(!1),!0}function SA($,y,Y,R,V,H,x,tA){i(H!==0||Y[U]===0,"stream body cannot be pipelined");let O=!1;const EA=new WA({abort:$,socket:V,
request:R,contentLength:H,client:Y,expectsPayload:tA,header:x}),RA=function(UA){if(!O)try{!EA.write(UA)&&this.pause&&this.pause()}catch(TA){u.destroy(this,TA)}},
hA=function(){O||y.resume&&y.resume()},fA=function(){if(queueMicrotask(()=>{y.removeListener("error",CA)}),!O){const UA=new G;queueMicrotask(()=>CA(UA))}},CA=function(UA){
if(!O){if(O=!0,i(V.destroyed||V[l]&&Y[U]<=1),V.off("drain",hA).off("error",CA),y.removeListener("data",RA).removeListener("end",CA).removeListener("close",fA),!UA)
try{EA.end()}catch(TA){UA=TA}EA.destroy(UA),UA&&(UA.code!=="UND_ERR_INFO"||UA.message!=="reset")?u.destroy(y,UA):u.destroy(y)}};y.on("data",RA).on("end",CA).on(
"error",CA).on("close",fA),y.resume&&y.resume(),V.on("drain",hA).on("error",CA),y.errorEmitted??y.errored?setImmediate(CA,y.errored):(y.endEmitted??y.readableEnded)&&
setImmediate(CA,null),(y.closeEmitted??y.closed)&&setImmediate(fA)}function OA($,y,Y,R,V,H,x,tA){try{y?u.isBuffer(y)&&(i(H===y.byteLength,"buffer body must have\
 content length"),V.cork(),V.write(`${x}content-length: ${H}\r
\r
`,"latin1"),V.write(y),V.uncork(),R.onBodySent(y),!tA&&R.reset!==!1&&(V[n]=!0)):H===0?V.write(`${x}content-length: 0\r
\r
`,"latin1"):(i(H===null,"no body must not have content length"),V.write(`${x}\r
`,"latin1")),R.onRequestSent(),Y[AA]()}catch(O){$(O)}}async function pA($,y,Y,R,V,H,x,tA){i(H===y.size,"blob body must have content length");try{if(H!=null&&H!==
y.size)throw new b;const O=Buffer.from(await y.arrayBuffer());V.cork(),V.write(`${x}content-length: ${H}\r
\r
`,"latin1"),V.write(O),V.uncork(),R.onBodySent(O),R.onRequestSent(),!tA&&R.reset!==!1&&(V[n]=!0),Y[AA]()}catch(O){$(O)}}async function GA($,y,Y,R,V,H,x,tA){i(H!==
0||Y[U]===0,"iterator body cannot be pipelined");let O=null;function EA(){if(O){const fA=O;O=null,fA()}}const RA=()=>new Promise((fA,CA)=>{i(O===null),V[d]?CA(V[d]):
O=fA});V.on("close",EA).on("drain",EA);const hA=new WA({abort:$,socket:V,request:R,contentLength:H,client:Y,expectsPayload:tA,header:x});try{for await(const fA of y){
if(V[d])throw V[d];hA.write(fA)||await RA()}hA.end()}catch(fA){hA.destroy(fA)}finally{V.off("close",EA).off("drain",EA)}}class WA{constructor({abort:y,socket:Y,
request:R,contentLength:V,client:H,expectsPayload:x,header:tA}){this.socket=Y,this.request=R,this.contentLength=V,this.client=H,this.bytesWritten=0,this.expectsPayload=
x,this.header=tA,this.abort=y,Y[l]=!0}write(y){const{socket:Y,request:R,contentLength:V,client:H,bytesWritten:x,expectsPayload:tA,header:O}=this;if(Y[d])throw Y[d];
if(Y.destroyed)return!1;const EA=Buffer.byteLength(y);if(!EA)return!0;if(V!==null&&x+EA>V){if(H[kA])throw new b;process.emitWarning(new b)}Y.cork(),x===0&&(!tA&&
R.reset!==!1&&(Y[n]=!0),V===null?Y.write(`${O}transfer-encoding: chunked\r
`,"latin1"):Y.write(`${O}content-length: ${V}\r
\r
`,"latin1")),V===null&&Y.write(`\r
${EA.toString(16)}\r
`,"latin1"),this.bytesWritten+=EA;const RA=Y.write(y);return Y.uncork(),R.onBodySent(y),RA||Y[B].timeout&&Y[B].timeoutType===ZA&&Y[B].timeout.refresh&&Y[B].timeout.
refresh(),RA}end(){const{socket:y,contentLength:Y,client:R,bytesWritten:V,expectsPayload:H,header:x,request:tA}=this;if(tA.onRequestSent(),y[l]=!1,y[d])throw y[d];
if(!y.destroyed){if(V===0?H?y.write(`${x}content-length: 0\r
\r
`,"latin1"):y.write(`${x}\r
`,"latin1"):Y===null&&y.write(`\r
0\r
\r
`,"latin1"),Y!==null&&V!==Y){if(R[kA])throw new b;process.emitWarning(new b)}y[B].timeout&&y[B].timeoutType===ZA&&y[B].timeout.refresh&&y[B].timeout.refresh(),R[AA]()}}destroy(y){
const{socket:Y,client:R,abort:V}=this;Y[l]=!1,y&&(i(R[U]<=1,"pipeline should only contain this request"),V(y))}}P.exports=C}),42016:((P,g,r)=>{const i=r(34589),
{pipeline:u}=r(57075),c=r(52556),{RequestContentLengthMismatchError:f,RequestAbortedError:b,SocketError:S,InformationalError:G,InvalidArgumentError:m,HeadersTimeoutError:k,
BodyTimeoutError:L}=r(75447),{kUrl:M,kReset:h,kClient:E,kRunning:A,kPending:e,kQueue:o,kPendingIdx:n,kRunningIdx:Q,kError:B,kSocket:p,kStrictContentLength:U,kOnError:t,
kMaxConcurrentStreams:N,kPingInterval:l,kHTTP2Session:a,kHTTP2InitialWindowSize:D,kHTTP2ConnectionWindowSize:w,kResume:s,kSize:I,kHTTPContext:T,kClosed:d,kBodyTimeout:W,
kHeadersTimeout:rA,kEnableConnectProtocol:oA,kRemoteSettings:sA,kHTTP2Stream:dA,kHTTP2SessionState:FA}=r(79567),{channels:LA}=r(45714),NA=Symbol("open streams");
let kA,DA;try{DA=r(32467)}catch{DA={constants:{}}}const{constants:{HTTP2_HEADER_AUTHORITY:YA,HTTP2_HEADER_METHOD:nA,HTTP2_HEADER_PATH:_,HTTP2_HEADER_SCHEME:AA,HTTP2_HEADER_CONTENT_LENGTH:wA,
HTTP2_HEADER_EXPECT:bA,HTTP2_HEADER_STATUS:eA,HTTP2_HEADER_PROTOCOL:J,NGHTTP2_REFUSED_STREAM:MA,NGHTTP2_CANCEL:QA}}=DA;function aA(Z){const K=[];for(const[F,X]of Object.
entries(Z))if(Array.isArray(X))for(const v of X)K.push(Buffer.from(F),Buffer.from(v));else K.push(Buffer.from(F),Buffer.from(X));return K}function BA(Z,K){Z[p]=
K;const F=Z[D],X=Z[w],v=DA.connect(Z[M],{createConnection:()=>K,peerMaxConcurrentStreams:Z[N],settings:{enablePush:!1,...F!=null?{initialWindowSize:F}:null}});return Z[p]=
K,v[NA]=0,v[E]=Z,v[p]=K,v[FA]={ping:{interval:Z[l]===0?null:setInterval(ne,Z[l],v).unref()}},v[oA]=!1,v[sA]=!1,X&&c.addListener(v,"connect",iA.bind(v,X)),c.addListener(
v,"error",PA),c.addListener(v,"frameError",HA),c.addListener(v,"end",vA),c.addListener(v,"goaway",JA),c.addListener(v,"close",_A),c.addListener(v,"remoteSetting\
s",VA),v.unref(),Z[a]=v,K[a]=v,c.addListener(K,"error",ZA),c.addListener(K,"end",Ae),c.addListener(K,"close",zA),K[d]=!1,K.on("close",q),{version:"h2",defaultPipelining:1/0,
write(j){return cA(Z,j)},resume(){xA(Z)},destroy(j,lA){K[d]?queueMicrotask(lA):K.destroy(j).on("close",lA)},get destroyed(){return K.destroyed},busy(j){if(j!=null)
if(Z[A]>0){if(j.idempotent===!1||(j.upgrade==="websocket"||j.method==="CONNECT")&&v[sA]===!1||c.bodyLength(j.body)!==0&&(c.isStream(j.body)||c.isAsyncIterable(j.
body)||c.isFormDataLike(j.body)))return!0}else return(j.upgrade==="websocket"||j.method==="CONNECT")&&v[sA]===!1;return!1}}}function xA(Z){const K=Z[p];K?.destroyed===
!1&&(Z[I]===0?(K.unref(),Z[a].unref()):(K.ref(),Z[a].ref()))}function iA(Z){try{typeof this.setLocalWindowSize=="function"&&this.setLocalWindowSize(Z)}catch{}}function VA(Z){
if(this[E][N]=Z.maxConcurrentStreams??this[E][N],this[sA]===!0&&this[oA]===!0&&Z.enableConnectProtocol===!1){const K=new G("HTTP/2: Server disabled extended CON\
NECT protocol against RFC-8441");this[p][B]=K,this[E][t](K);return}this[oA]=Z.enableConnectProtocol??this[oA],this[sA]=!0,this[E][s]()}function ne(Z){const K=Z[FA];
if((Z.closed||Z.destroyed)&&K.ping.interval!=null){clearInterval(K.ping.interval),K.ping.interval=null;return}Z.ping(F.bind(Z));function F(X,v){const j=this[E],
lA=this[E];if(X!=null){const yA=new G(`HTTP/2: "PING" errored - type ${X.message}`);lA[B]=yA,j[t](yA)}else j.emit("ping",v)}}function PA(Z){this[p][B]=Z,this[E][t](
Z)}function HA(Z,K,F){if(F===0){const X=new G(`HTTP/2: "frameError" received - type ${Z}, code ${K}`);this[p][B]=X,this[E][t](X)}}function vA(){const Z=new S("o\
ther side closed",c.getSocketInfo(this[p]));this.destroy(Z),c.destroy(this[p],Z)}function XA(Z,K,F=!1){const X=Z[o],v=Z[Q];if(v<Z[n]&&X[v]===K){X[v]=null,Z[Q]=v+
1;return}const j=X.indexOf(K,v);j===-1||j>=Z[n]||(X.splice(j,1),Z[n]--,F&&Z[n]<Z[Q]&&(Z[n]=Z[Q]))}function JA(Z){const K=this[B]||new S(`HTTP/2: "GOAWAY" frame \
received with code ${Z}`,c.getSocketInfo(this[p])),F=this[E];if(F[p]=null,F[T]=null,this.close(),this[a]=null,c.destroy(this[p],K),F[Q]<F[o].length){const X=F[o][F[Q]];
F[o][F[Q]++]=null,X!=null&&c.errorRequest(F,X,K),F[n]=F[Q]}i(F[A]===0),F.emit("disconnect",F[M],[F],K),F.emit("connectionError",F[M],[F],K),F[s]()}function _A(){
const{[E]:Z,[FA]:K}=this,{[p]:F}=Z,X=this[p][B]||this[B]||new S("closed",c.getSocketInfo(F));if(Z[p]=null,Z[T]=null,K.ping.interval!=null&&(clearInterval(K.ping.
interval),K.ping.interval=null),Z.destroyed){i(Z[e]===0);const v=Z[o].splice(Z[Q]);for(let j=0;j<v.length;j++){const lA=v[j];lA!=null&&c.errorRequest(Z,lA,X)}}}
function zA(){const Z=this[B]||new S("closed",c.getSocketInfo(this)),K=this[a][E];K[p]=null,K[T]=null,this[a]!==null&&this[a].destroy(Z),K[n]=K[Q],i(K[A]===0),K.
emit("disconnect",K[M],[K],Z),K[s]()}function ZA(Z){this[B]=Z,this[E][t](Z)}function Ae(){c.destroy(this,new S("other side closed",c.getSocketInfo(this)))}function q(){
this[d]=!0}function IA(Z){return Z!=="GET"&&Z!=="HEAD"&&Z!=="OPTIONS"&&Z!=="TRACE"&&Z!=="CONNECT"}function cA(Z,K){const F=K.headersTimeout??Z[rA],X=K.bodyTimeout??
Z[W],v=Z[a],{method:j,path:lA,host:yA,upgrade:SA,expectContinue:OA,signal:pA,protocol:GA,headers:WA}=K;let{body:$}=K;if(SA!=null&&SA!=="websocket")return c.errorRequest(
Z,K,new m(`Custom upgrade "${SA}" not supported over HTTP/2`)),!1;const y={};for(let hA=0;hA<WA.length;hA+=2){const fA=WA[hA+0],CA=WA[hA+1];if(fA==="cookie"){y[fA]!=
null?y[fA]=Array.isArray(y[fA])?(y[fA].push(CA),y[fA]):[y[fA],CA]:y[fA]=CA;continue}if(Array.isArray(CA))for(let UA=0;UA<CA.length;UA++)y[fA]?y[fA]+=`, ${CA[UA]}`:
y[fA]=CA[UA];else y[fA]?y[fA]+=`, ${CA}`:y[fA]=CA}let Y=null;const{hostname:R,port:V}=Z[M];y[YA]=yA||`${R}${V?`:${V}`:""}`,y[nA]=j;const H=hA=>{K.aborted||K.completed||
(hA=hA||new b,c.errorRequest(Z,K,hA),Y!=null&&(Y.removeAllListeners("data"),Y.close(),Z[t](hA),XA(Z,K),Z[s]()),c.destroy($,hA))};try{K.onConnect(H)}catch(hA){c.
errorRequest(Z,K,hA)}if(K.aborted)return!1;if(SA||j==="CONNECT")return v.ref(),SA==="websocket"?v[oA]===!1?(c.errorRequest(Z,K,new G("HTTP/2: Extended CONNECT p\
rotocol not supported by server")),v.unref(),!1):(y[nA]="CONNECT",y[J]="websocket",y[_]=lA,GA==="ws:"||GA==="wss:"?y[AA]=GA==="ws:"?"http":"https":y[AA]=GA==="h\
ttp:"?"http":"https",Y=v.request(y,{endStream:!1,signal:pA}),Y[dA]=!0,++v[NA],Y.once("response",(hA,fA)=>{const{[eA]:CA,...UA}=hA;try{K.onUpgrade(CA,aA(UA),Y)}catch(TA){
H(TA);return}XA(Z,K)}),Y.on("error",()=>{(Y.rstCode===MA||Y.rstCode===QA)&&H(new G(`HTTP/2: "stream error" received - code ${Y.rstCode}`))}),Y.once("close",()=>{
v[NA]-=1,v[NA]===0&&v.unref()}),Y.setTimeout(F),!0):(Y=v.request(y,{endStream:!1,signal:pA}),Y[dA]=!0,++v[NA],Y.on("response",hA=>{const{[eA]:fA,...CA}=hA;try{K.
onUpgrade(fA,aA(CA),Y)}catch(UA){H(UA);return}XA(Z,K)}),Y.on("error",H),Y.once("close",()=>{v[NA]-=1,v[NA]===0&&v.unref()}),Y.setTimeout(F),!0);y[_]=lA,y[AA]=GA===
"http:"?"http":"https";const x=j==="PUT"||j==="POST"||j==="PATCH";$&&typeof $.read=="function"&&$.read(0);let tA=c.bodyLength($);if(c.isFormDataLike($)){kA??=r(
31784).extractBody;const[hA,fA]=kA($);y["content-type"]=fA,$=hA.stream,tA=hA.length}if(tA==null&&(tA=K.contentLength),x||(tA=null),IA(j)&&tA>0&&K.contentLength!=
null&&K.contentLength!==tA){if(Z[U])return c.errorRequest(Z,K,new f),!1;process.emitWarning(new f)}if(tA!=null&&(i($||tA===0,"no body must not have content leng\
th"),y[wA]=`${tA}`),v.ref(),LA.sendHeaders.hasSubscribers){let hA="";for(const fA in y)hA+=`${fA}: ${y[fA]}\r
`;LA.sendHeaders.publish({request:K,headers:hA,socket:v[p]})}const O=j==="GET"||j==="HEAD"||$===null;OA?(y[bA]="100-continue",Y=v.request(y,{endStream:O,signal:pA}),
Y[dA]=!0,Y.once("continue",RA)):(Y=v.request(y,{endStream:O,signal:pA}),Y[dA]=!0,RA()),++v[NA],Y.setTimeout(F);let EA=!1;return Y.once("response",hA=>{const{[eA]:fA,
...CA}=hA;if(K.onResponseStarted(),EA=!0,Y.setTimeout(X),K.aborted){Y.removeAllListeners("data");return}K.onHeaders(Number(fA),aA(CA),Y.resume.bind(Y),"")===!1&&
Y.pause(),Y.on("data",UA=>{K.aborted||K.completed||K.onData(UA)===!1&&Y.pause()})}),Y.once("end",()=>{Y.removeAllListeners("data"),EA?(!K.aborted&&!K.completed&&
K.onComplete({}),XA(Z,K),Z[s]()):(H(new G("HTTP/2: stream half-closed (remote)")),XA(Z,K,!0),Z[s]())}),Y.once("close",()=>{Y.removeAllListeners("data"),v[NA]-=1,
v[NA]===0&&v.unref(),!K.aborted&&!K.completed&&H(new G("HTTP/2: stream closed before the response was complete"))}),Y.once("error",function(hA){Y.removeAllListeners(
"data"),H(hA)}),Y.once("frameError",(hA,fA)=>{Y.removeAllListeners("data"),H(new G(`HTTP/2: "frameError" received - type ${hA}, code ${fA}`))}),Y.on("aborted",()=>{
Y.removeAllListeners("data")}),Y.on("timeout",()=>{const hA=EA?new L(`HTTP/2: "body timeout after ${X}"`):new k(`HTTP/2: "headers timeout after ${F}"`);Y.removeAllListeners(
"data"),v[NA]-=1,v[NA]===0&&v.unref(),H(hA)}),Y.once("trailers",hA=>{K.aborted||K.completed||(Y.removeAllListeners("data"),K.onComplete(hA))}),!0;function RA(){
!$||tA===0?C(H,Y,null,Z,K,Z[p],tA,x):c.isBuffer($)?C(H,Y,$,Z,K,Z[p],tA,x):c.isBlobLike($)?typeof $.stream=="function"?uA(H,Y,$.stream(),Z,K,Z[p],tA,x):gA(H,Y,$,
Z,K,Z[p],tA,x):c.isStream($)?z(H,Z[p],x,Y,$,Z,K,tA):c.isIterable($)?uA(H,Y,$,Z,K,Z[p],tA,x):i(!1)}}function C(Z,K,F,X,v,j,lA,yA){try{F!=null&&c.isBuffer(F)&&(i(
lA===F.byteLength,"buffer body must have content length"),K.cork(),K.write(F),K.uncork(),K.end(),v.onBodySent(F)),yA||(j[h]=!0),v.onRequestSent(),X[s]()}catch(SA){
Z(SA)}}function z(Z,K,F,X,v,j,lA,yA){i(yA!==0||j[A]===0,"stream body cannot be pipelined");const SA=u(v,X,pA=>{pA?(c.destroy(SA,pA),Z(pA)):(c.removeAllListeners(
SA),lA.onRequestSent(),F||(K[h]=!0),j[s]())});c.addListener(SA,"data",OA);function OA(pA){lA.onBodySent(pA)}}async function gA(Z,K,F,X,v,j,lA,yA){i(lA===F.size,
"blob body must have content length");try{if(lA!=null&&lA!==F.size)throw new f;const SA=Buffer.from(await F.arrayBuffer());K.cork(),K.write(SA),K.uncork(),K.end(),
v.onBodySent(SA),v.onRequestSent(),yA||(j[h]=!0),X[s]()}catch(SA){Z(SA)}}async function uA(Z,K,F,X,v,j,lA,yA){i(lA!==0||X[A]===0,"iterator body cannot be pipeli\
ned");let SA=null;function OA(){if(SA){const GA=SA;SA=null,GA()}}const pA=()=>new Promise((GA,WA)=>{i(SA===null),j[B]?WA(j[B]):SA=GA});K.on("close",OA).on("drai\
n",OA);try{for await(const GA of F){if(j[B])throw j[B];const WA=K.write(GA);v.onBodySent(GA),WA||await pA()}K.end(),v.onRequestSent(),yA||(j[h]=!0),X[s]()}catch(GA){
Z(GA)}finally{K.off("close",OA).off("drain",OA)}}P.exports=BA}),9761:((P,g,r)=>{const i=r(34589),u=r(77030),c=r(37067),f=r(52556),{ClientStats:b}=r(79994),{channels:S}=r(
45714),G=r(46123),m=r(109),{InvalidArgumentError:k,InformationalError:L,ClientDestroyedError:M}=r(75447),h=r(97652),{kUrl:E,kServerName:A,kClient:e,kBusy:o,kConnect:n,
kResuming:Q,kRunning:B,kPending:p,kSize:U,kQueue:t,kConnected:N,kConnecting:l,kNeedDrain:a,kKeepAliveDefaultTimeout:D,kHostHeader:w,kPendingIdx:s,kRunningIdx:I,
kError:T,kPipelining:d,kKeepAliveTimeoutValue:W,kMaxHeadersSize:rA,kKeepAliveMaxTimeout:oA,kKeepAliveTimeoutThreshold:sA,kHeadersTimeout:dA,kBodyTimeout:FA,kStrictContentLength:LA,
kConnector:NA,kMaxRequests:kA,kCounter:DA,kClose:YA,kDestroy:nA,kDispatch:_,kLocalAddress:AA,kMaxResponseSize:wA,kOnError:bA,kHTTPContext:eA,kMaxConcurrentStreams:J,
kHTTP2InitialWindowSize:MA,kHTTP2ConnectionWindowSize:QA,kResume:aA,kPingInterval:BA}=r(79567),xA=r(76313),iA=r(42016),VA=Symbol("kClosedResolve"),ne=c&&c.maxHeaderSize&&
Number.isInteger(c.maxHeaderSize)&&c.maxHeaderSize>0?()=>c.maxHeaderSize:()=>{throw new k("http module not available or http.maxHeaderSize invalid")},PA=()=>{};
function HA(q){return q[d]??q[eA]?.defaultPipelining??1}class vA extends m{constructor(IA,{maxHeaderSize:cA,headersTimeout:C,socketTimeout:z,requestTimeout:gA,connectTimeout:uA,
bodyTimeout:Z,idleTimeout:K,keepAlive:F,keepAliveTimeout:X,maxKeepAliveTimeout:v,keepAliveMaxTimeout:j,keepAliveTimeoutThreshold:lA,socketPath:yA,pipelining:SA,
tls:OA,strictContentLength:pA,maxCachedSessions:GA,connect:WA,maxRequestsPerClient:$,localAddress:y,maxResponseSize:Y,autoSelectFamily:R,autoSelectFamilyAttemptTimeout:V,
maxConcurrentStreams:H,allowH2:x,useH2c:tA,initialWindowSize:O,connectionWindowSize:EA,pingInterval:RA,webSocket:hA,eventSource:fA}={}){if(F!==void 0)throw new k(
"unsupported keepAlive, use pipelining=0 instead");if(z!==void 0)throw new k("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");if(gA!==void 0)
throw new k("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");if(K!==void 0)throw new k("unsupported idleTimeout, use keepAliveTimeout ins\
tead");if(v!==void 0)throw new k("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");if(cA!=null){if(!Number.isInteger(cA)||cA<1)throw new k("in\
valid maxHeaderSize")}else cA=ne();if(yA!=null&&typeof yA!="string")throw new k("invalid socketPath");if(uA!=null&&(!Number.isFinite(uA)||uA<0))throw new k("inv\
alid connectTimeout");if(X!=null&&(!Number.isFinite(X)||X<=0))throw new k("invalid keepAliveTimeout");if(j!=null&&(!Number.isFinite(j)||j<=0))throw new k("inval\
id keepAliveMaxTimeout");if(lA!=null&&!Number.isFinite(lA))throw new k("invalid keepAliveTimeoutThreshold");if(C!=null&&(!Number.isInteger(C)||C<0))throw new k(
"headersTimeout must be a positive integer or zero");if(Z!=null&&(!Number.isInteger(Z)||Z<0))throw new k("bodyTimeout must be a positive integer or zero");if(WA!=
null&&typeof WA!="function"&&typeof WA!="object")throw new k("connect must be a function or an object");if($!=null&&(!Number.isInteger($)||$<0))throw new k("max\
RequestsPerClient must be a positive number");if(y!=null&&(typeof y!="string"||u.isIP(y)===0))throw new k("localAddress must be valid string IP address");if(Y!=
null&&(!Number.isInteger(Y)||Y<-1))throw new k("maxResponseSize must be a positive number");if(V!=null&&(!Number.isInteger(V)||V<-1))throw new k("autoSelectFami\
lyAttemptTimeout must be a positive number");if(x!=null&&typeof x!="boolean")throw new k("allowH2 must be a valid boolean value");if(H!=null&&(typeof H!="number"||
H<1))throw new k("maxConcurrentStreams must be a positive integer, greater than 0");if(tA!=null&&typeof tA!="boolean")throw new k("useH2c must be a valid boolea\
n value");if(O!=null&&(!Number.isInteger(O)||O<1))throw new k("initialWindowSize must be a positive integer, greater than 0");if(EA!=null&&(!Number.isInteger(EA)||
EA<1))throw new k("connectionWindowSize must be a positive integer, greater than 0");if(RA!=null&&(typeof RA!="number"||!Number.isInteger(RA)||RA<0))throw new k(
"pingInterval must be a positive integer, greater or equal to 0");if(super({webSocket:hA,eventSource:fA}),typeof WA!="function")WA=h({...OA,maxCachedSessions:GA,
allowH2:x,useH2c:tA,socketPath:yA,timeout:uA,...typeof R=="boolean"?{autoSelectFamily:R,autoSelectFamilyAttemptTimeout:V}:void 0,...WA});else{const CA=WA;WA=(UA,TA)=>CA(
{...UA,...yA!=null?{socketPath:yA}:null,...x!=null?{allowH2:x}:null},TA)}this[E]=f.parseOrigin(IA),this[NA]=WA,this[d]=SA??1,this[rA]=cA,this[D]=X??4e3,this[oA]=
j??6e5,this[sA]=lA??2e3,this[W]=this[D],this[A]=null,this[AA]=y??null,this[Q]=0,this[a]=0,this[w]=`host: ${this[E].hostname}${this[E].port?`:${this[E].port}`:""}\
\r
`,this[FA]=Z??3e5,this[dA]=C??3e5,this[LA]=pA??!0,this[kA]=$,this[VA]=null,this[wA]=Y>-1?Y:-1,this[eA]=null,this[J]=H??100,this[MA]=O??262144,this[QA]=EA??524288,
this[BA]=RA??6e4,this[t]=[],this[I]=0,this[s]=0,this[aA]=CA=>ZA(this,CA),this[bA]=CA=>XA(this,CA)}get pipelining(){return this[d]}set pipelining(IA){this[d]=IA,
this[aA](!0)}get stats(){return new b(this)}get[p](){return this[t].length-this[s]}get[B](){return this[s]-this[I]}get[U](){return this[t].length-this[I]}get[N](){
return!!this[eA]&&!this[l]&&!this[eA].destroyed}get[o](){return!!(this[eA]?.busy(null)||this[U]>=(HA(this)||1)||this[p]>0)}[n](IA){JA(this),this.once("connect",
IA)}[_](IA,cA){const C=new G(this[E].origin,IA,cA);return this[t].push(C),this[Q]||(f.bodyLength(C.body)==null&&f.isIterable(C.body)?(this[Q]=1,queueMicrotask(()=>ZA(
this))):this[aA](!0)),this[Q]&&this[a]!==2&&this[o]&&(this[a]=2),this[a]<2}[YA](){return new Promise(IA=>{this[U]?this[VA]=IA:IA(null)})}[nA](IA){return new Promise(
cA=>{const C=this[t].splice(this[s]);for(let gA=0;gA<C.length;gA++){const uA=C[gA];uA!=null&&f.errorRequest(this,uA,IA)}const z=()=>{this[VA]&&(this[VA](),this[VA]=
null),cA(null)};this[eA]?(this[eA].destroy(IA,z),this[eA]=null):queueMicrotask(z),this[aA]()})}}function XA(q,IA){if(q[B]===0&&IA.code!=="UND_ERR_INFO"&&IA.code!==
"UND_ERR_SOCKET"){i(q[s]===q[I]);const cA=q[t].splice(q[I]);for(let C=0;C<cA.length;C++){const z=cA[C];z!=null&&f.errorRequest(q,z,IA)}i(q[U]===0)}}function JA(q){
i(!q[l]),i(!q[eA]);let{host:IA,hostname:cA,protocol:C,port:z}=q[E];if(cA[0]==="["){const gA=cA.indexOf("]");i(gA!==-1);const uA=cA.substring(1,gA);i(u.isIPv6(uA)),
cA=uA}q[l]=!0,S.beforeConnect.hasSubscribers&&S.beforeConnect.publish({connectParams:{host:IA,hostname:cA,protocol:C,port:z,version:q[eA]?.version,servername:q[A],
localAddress:q[AA]},connector:q[NA]});try{q[NA]({host:IA,hostname:cA,protocol:C,port:z,servername:q[A],localAddress:q[AA]},(gA,uA)=>{if(gA){_A(q,gA,{host:IA,hostname:cA,
protocol:C,port:z}),q[aA]();return}if(q.destroyed){f.destroy(uA.on("error",PA),new M),q[aA]();return}i(uA);try{q[eA]=uA.alpnProtocol==="h2"?iA(q,uA):xA(q,uA)}catch(Z){
uA.destroy().on("error",PA),_A(q,Z,{host:IA,hostname:cA,protocol:C,port:z}),q[aA]();return}q[l]=!1,uA[DA]=0,uA[kA]=q[kA],uA[e]=q,uA[T]=null,S.connected.hasSubscribers&&
S.connected.publish({connectParams:{host:IA,hostname:cA,protocol:C,port:z,version:q[eA]?.version,servername:q[A],localAddress:q[AA]},connector:q[NA],socket:uA}),
q.emit("connect",q[E],[q]),q[aA]()})}catch(gA){_A(q,gA,{host:IA,hostname:cA,protocol:C,port:z}),q[aA]()}}function _A(q,IA,{host:cA,hostname:C,protocol:z,port:gA}){
if(!q.destroyed){if(q[l]=!1,S.connectError.hasSubscribers&&S.connectError.publish({connectParams:{host:cA,hostname:C,protocol:z,port:gA,version:q[eA]?.version,servername:q[A],
localAddress:q[AA]},connector:q[NA],error:IA}),IA.code==="ERR_TLS_CERT_ALTNAME_INVALID")for(i(q[B]===0);q[p]>0&&q[t][q[s]].servername===q[A];){const uA=q[t][q[s]++];
f.errorRequest(q,uA,IA)}else XA(q,IA);q.emit("connectionError",q[E],[q],IA)}}function zA(q){q[a]=0,q.emit("drain",q[E],[q])}function ZA(q,IA){q[Q]!==2&&(q[Q]=2,
Ae(q,IA),q[Q]=0,q[I]>256&&(q[t].splice(0,q[I]),q[s]-=q[I],q[I]=0))}function Ae(q,IA){for(;;){if(q.destroyed){i(q[p]===0);return}if(q[VA]&&!q[U]){q[VA](),q[VA]=null;
return}if(q[eA]&&q[eA].resume(),q[o])q[a]=2;else if(q[a]===2){IA?(q[a]=1,queueMicrotask(()=>zA(q))):zA(q);continue}if(q[p]===0||q[B]>=(HA(q)||1))return;const cA=q[t][q[s]];
if(cA===null)return;if(q[E].protocol==="https:"&&q[A]!==cA.servername){if(q[B]>0)return;q[A]=cA.servername,q[eA]?.destroy(new L("servername changed"),()=>{q[eA]=
null,ZA(q)})}if(q[l])return;if(!q[eA]){JA(q);return}if(q[eA].destroyed||q[eA].busy(cA))return;!cA.aborted&&q[eA].write(cA)?q[s]++:q[t].splice(q[s],1)}}P.exports=
vA}),109:((P,g,r)=>{const i=r(4573),u=r(55767),c=r(78665),{ClientDestroyedError:f,ClientClosedError:b,InvalidArgumentError:S}=r(75447),{kDestroy:G,kClose:m,kClosed:k,
kDestroyed:L,kDispatch:M}=r(79567),h=Symbol("onDestroyed"),E=Symbol("onClosed"),A=Symbol("webSocketOptions"),e=Symbol("eventSourceOptions");class o extends u{[L]=!1;[h]=null;[k]=!1;[E]=null;constructor(Q){
super(),this[A]=Q?.webSocket??{},this[e]=Q?.eventSource??{}}get webSocketOptions(){return{maxFragments:this[A].maxFragments??131072,maxPayloadSize:this[A].maxPayloadSize??
128*1024*1024}}get eventSourceOptions(){return{maxEventSize:this[e].maxEventSize??i.kStringMaxLength}}get destroyed(){return this[L]}get closed(){return this[k]}close(Q){
if(Q===void 0)return new Promise((p,U)=>{this.close((t,N)=>t?U(t):p(N))});if(typeof Q!="function")throw new S("invalid callback");if(this[L]){const p=new f;queueMicrotask(
()=>Q(p,null));return}if(this[k]){this[E]?this[E].push(Q):queueMicrotask(()=>Q(null,null));return}this[k]=!0,this[E]??=[],this[E].push(Q);const B=()=>{const p=this[E];
this[E]=null;for(let U=0;U<p.length;U++)p[U](null,null)};this[m]().then(()=>this.destroy()).then(()=>queueMicrotask(B))}destroy(Q,B){if(typeof Q=="function"&&(B=
Q,Q=null),B===void 0)return new Promise((U,t)=>{this.destroy(Q,(N,l)=>N?t(N):U(l))});if(typeof B!="function")throw new S("invalid callback");if(this[L]){this[h]?
this[h].push(B):queueMicrotask(()=>B(null,null));return}Q||(Q=new f),this[L]=!0,this[h]??=[],this[h].push(B);const p=()=>{const U=this[h];this[h]=null;for(let t=0;t<
U.length;t++)U[t](null,null)};this[G](Q).then(()=>queueMicrotask(p))}dispatch(Q,B){if(!B||typeof B!="object")throw new S("handler must be an object");B=c.unwrap(
B);try{if(!Q||typeof Q!="object")throw new S("opts must be an object.");if(this[L]||this[h])throw new f;if(this[k])throw new b;return this[M](Q,B)}catch(p){if(typeof B.
onError!="function")throw p;return B.onError(p),!1}}}P.exports=o}),55767:((P,g,r)=>{const i=r(78474),u=r(35378),c=b=>(S,G)=>b(S,u.wrap(G));class f extends i{dispatch(){
throw new Error("not implemented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implemented")}compose(...S){const G=Array.isArray(S[0])?
S[0]:S;let m=this.dispatch.bind(this);for(const k of G)if(k!=null){if(typeof k!="function")throw new TypeError(`invalid interceptor, expected function received ${typeof k}`);
if(m=k(m),m=c(m),m==null||typeof m!="function"||m.length!==2)throw new TypeError("invalid interceptor")}return new Proxy(this,{get:(k,L)=>L==="dispatch"?m:k[L]})}}
P.exports=f}),89749:((P,g,r)=>{const i=r(109),{kClose:u,kDestroy:c,kClosed:f,kDestroyed:b,kDispatch:S,kNoProxyAgent:G,kHttpProxyAgent:m,kHttpsProxyAgent:k}=r(79567),
L=r(53332),M=r(13729),h={"http:":80,"https:":443};class E extends i{#A=null;#e=null;#r=null;constructor(e={}){super(),this.#r=e;const{httpProxy:o,httpsProxy:n,noProxy:Q,
...B}=e;this[G]=new M(B);const p=o??process.env.http_proxy??process.env.HTTP_PROXY;p?this[m]=new L({...B,uri:p}):this[m]=this[G];const U=n??process.env.https_proxy??
process.env.HTTPS_PROXY;U?this[k]=new L({...B,uri:U}):this[k]=this[m],this.#n()}[S](e,o){const n=new URL(e.origin);return this.#t(n).dispatch(e,o)}[u](){return Promise.
all([this[G].close(),!this[m][f]&&this[m].close(),!this[k][f]&&this[k].close()])}[c](e){return Promise.all([this[G].destroy(e),!this[m][b]&&this[m].destroy(e),!this[k][b]&&
this[k].destroy(e)])}#t(e){let{protocol:o,host:n,port:Q}=e;return n=n.replace(/:\d*$/,"").toLowerCase(),Q=Number.parseInt(Q,10)||h[o]||0,this.#o(n,Q)?o==="https\
:"?this[k]:this[m]:this[G]}#o(e,o){if(this.#Q&&this.#n(),this.#e.length===0)return!0;if(this.#A==="*")return!1;for(let n=0;n<this.#e.length;n++){const Q=this.#e[n];
if(!(Q.port&&Q.port!==o)&&(e===Q.hostname||e.slice(-(Q.hostname.length+1))===`.${Q.hostname}`))return!1}return!0}#n(){const e=this.#r.noProxy??this.#s,o=e.split(
/[,\s]/),n=[];for(let Q=0;Q<o.length;Q++){const B=o[Q];if(!B)continue;const p=B.match(/^(.+):(\d+)$/);n.push({hostname:(p?p[1]:B).replace(/^\*?\./,"").toLowerCase(),
port:p?Number.parseInt(p[2],10):0})}this.#A=e,this.#e=n}get#Q(){return this.#r.noProxy!==void 0?!1:this.#A!==this.#s}get#s(){return process.env.no_proxy??process.
env.NO_PROXY??""}}P.exports=E}),27224:(P=>{class i{bottom=0;top=0;list=new Array(2048).fill(void 0);next=null;isEmpty(){return this.top===this.bottom}isFull(){return(this.
top+1&2047)===this.bottom}push(c){this.list[this.top]=c,this.top=this.top+1&2047}shift(){const c=this.list[this.bottom];return c===void 0?null:(this.list[this.bottom]=
void 0,this.bottom=this.bottom+1&2047,c)}}P.exports=class{constructor(){this.head=this.tail=new i}isEmpty(){return this.head.isEmpty()}push(c){this.head.isFull()&&
(this.head=this.head.next=new i),this.head.push(c)}shift(){const c=this.tail,f=c.shift();return c.isEmpty()&&c.next!==null&&(this.tail=c.next,c.next=null),f}}}),
21203:((P,g,r)=>{const{InvalidArgumentError:i}=r(75447),u=r(9761);class c extends u{constructor(b,S){if(typeof b=="string"&&(b=new URL(b)),b.protocol!=="http:")
throw new i("h2c-client: Only h2c protocol is supported");const{maxConcurrentStreams:G,pipelining:m,...k}=S??{};let L=100,M=100;if(G!=null&&Number.isInteger(G)&&
G>0&&(L=G),m!=null&&Number.isInteger(m)&&m>0&&(M=m),M>L)throw new i("h2c-client: pipelining cannot be greater than maxConcurrentStreams");super(b,{...k,maxConcurrentStreams:L,
pipelining:M,allowH2:!0,useH2c:!0})}}P.exports=c}),93644:((P,g,r)=>{const{PoolStats:i}=r(79994),u=r(109),c=r(27224),{kConnected:f,kSize:b,kRunning:S,kPending:G,
kQueued:m,kBusy:k,kFree:L,kUrl:M,kClose:h,kDestroy:E,kDispatch:A}=r(79567),e=Symbol("clients"),o=Symbol("needDrain"),n=Symbol("queue"),Q=Symbol("closed resolve"),
B=Symbol("onDrain"),p=Symbol("onConnect"),U=Symbol("onDisconnect"),t=Symbol("onConnectionError"),N=Symbol("get dispatcher"),l=Symbol("add client"),a=Symbol("rem\
ove client");class D extends u{[n]=new c;[m]=0;[e]=[];[o]=!1;[B](s,I,T){const d=this[n];let W=!1;for(;!W;){const rA=d.shift();if(!rA)break;this[m]--,W=!s.dispatch(
rA.opts,rA.handler)}if(s[o]=W,!W&&this[o]&&(this[o]=!1,this.emit("drain",I,[this,...T])),this[Q]&&d.isEmpty()){const rA=[];for(let oA=0;oA<this[e].length;oA++){
const sA=this[e][oA];sA.destroyed||rA.push(sA.close())}return Promise.all(rA).then(this[Q])}}[p]=(s,I)=>{this.emit("connect",s,[this,...I])};[U]=(s,I,T)=>{this.
emit("disconnect",s,[this,...I],T)};[t]=(s,I,T)=>{this.emit("connectionError",s,[this,...I],T)};get[k](){return this[o]}get[f](){let s=0;for(const{[f]:I}of this[e])
s+=I;return s}get[L](){let s=0;for(const{[f]:I,[o]:T}of this[e])s+=I&&!T;return s}get[G](){let s=this[m];for(const{[G]:I}of this[e])s+=I;return s}get[S](){let s=0;
for(const{[S]:I}of this[e])s+=I;return s}get[b](){let s=this[m];for(const{[b]:I}of this[e])s+=I;return s}get stats(){return new i(this)}[h](){if(this[n].isEmpty()){
const s=[];for(let I=0;I<this[e].length;I++){const T=this[e][I];T.destroyed||s.push(T.close())}return Promise.all(s)}else return new Promise(s=>{this[Q]=s})}[E](s){
for(;;){const T=this[n].shift();if(!T)break;T.handler.onError(s)}const I=new Array(this[e].length);for(let T=0;T<this[e].length;T++)I[T]=this[e][T].destroy(s);return Promise.
all(I)}[A](s,I){const T=this[N]();return T?T.dispatch(s,I)||(T[o]=!0,this[o]=!this[N]()):(this[o]=!0,this[n].push({opts:s,handler:I}),this[m]++),!this[o]}[l](s){
return s.on("drain",this[B].bind(this,s)).on("connect",this[p]).on("disconnect",this[U]).on("connectionError",this[t]),this[e].push(s),this[o]&&queueMicrotask(()=>{
this[o]&&this[B](s,s[M],[s,this])}),this}[a](s){s.close(()=>{const I=this[e].indexOf(s);I!==-1&&this[e].splice(I,1)}),this[o]=this[e].some(I=>!I[o]&&I.closed!==
!0&&I.destroyed!==!0)}}P.exports={PoolBase:D,kClients:e,kNeedDrain:o,kAddClient:l,kRemoveClient:a,kGetDispatcher:N}}),60664:((P,g,r)=>{const{PoolBase:i,kClients:u,
kNeedDrain:c,kAddClient:f,kGetDispatcher:b,kRemoveClient:S}=r(93644),G=r(9761),{InvalidArgumentError:m}=r(75447),k=r(52556),{kUrl:L}=r(79567),M=r(97652),h=Symbol(
"options"),E=Symbol("connections"),A=Symbol("factory");function e(n,Q){return new G(n,Q)}class o extends i{constructor(Q,{connections:B,factory:p=e,connect:U,connectTimeout:t,
tls:N,maxCachedSessions:l,socketPath:a,autoSelectFamily:D,autoSelectFamilyAttemptTimeout:w,allowH2:s,clientTtl:I,...T}={}){if(B!=null&&(!Number.isFinite(B)||B<0))
throw new m("invalid connections");if(typeof p!="function")throw new m("factory must be a function.");if(U!=null&&typeof U!="function"&&typeof U!="object")throw new m(
"connect must be a function or an object");typeof U!="function"&&(U=M({...N,maxCachedSessions:l,allowH2:s,socketPath:a,timeout:t,...typeof D=="boolean"?{autoSelectFamily:D,
autoSelectFamilyAttemptTimeout:w}:void 0,...U})),super(T),this[E]=B||null,this[L]=k.parseOrigin(Q),this[h]={...k.deepClone(T),connect:U,allowH2:s,clientTtl:I,socketPath:a},
this[h].interceptors=T.interceptors?{...T.interceptors}:void 0,this[A]=p,this.on("connect",(d,W)=>{if(I!=null&&I>0)for(const rA of W)Object.assign(rA,{ttl:Date.
now()})}),this.on("connectionError",(d,W,rA)=>{for(const oA of W){const sA=this[u].indexOf(oA);sA!==-1&&this[u].splice(sA,1)}})}[b](){const Q=this[h].clientTtl;
for(const B of this[u])if(Q!=null&&Q>0&&B.ttl&&Date.now()-B.ttl>Q)this[S](B);else if(!B[c])return B;if(!this[E]||this[u].length<this[E]){const B=this[A](this[L],
this[h]);return this[f](B),B}}}P.exports=o}),53332:((P,g,r)=>{const{kProxy:i,kClose:u,kDestroy:c,kDispatch:f}=r(79567),b=r(13729),S=r(60664),G=r(109),{InvalidArgumentError:m,
RequestAbortedError:k,SecureProxyConnectionError:L}=r(75447),M=r(97652),h=r(9761),{channels:E}=r(45714),A=r(7755),e=Symbol("proxy agent"),o=Symbol("proxy client"),
n=Symbol("proxy headers"),Q=Symbol("request tls settings"),B=Symbol("proxy tls settings"),p=Symbol("connect endpoint function"),U=Symbol("tunnel proxy");function t(T){
return T==="https:"?443:80}function N(T,d){return new S(T,d)}const l=()=>{};function a(T,d){return d.connections===1?new h(T,d):new S(T,d)}class D extends G{#A;constructor(d,{
headers:W={},connect:rA,factory:oA}){if(!d)throw new m("Proxy URL is mandatory");super(),this[n]=W,oA?this.#A=oA(d,{connect:rA}):this.#A=new h(d,{connect:rA})}[f](d,W){
const rA=W.onHeaders;W.onHeaders=function(FA,LA,NA){if(FA===407){typeof W.onError=="function"&&W.onError(new m("Proxy Authentication Required (407)"));return}rA&&
rA.call(this,FA,LA,NA)};const{origin:oA,path:sA="/",headers:dA={}}=d;if(d.path=oA+sA,!("host"in dA)&&!("Host"in dA)){const{host:FA}=new URL(oA);dA.host=FA}return d.
headers={...this[n],...dA},this.#A[f](d,W)}[u](){return this.#A.close()}[c](d){return this.#A.destroy(d)}}class w extends G{constructor(d){if(!d||typeof d=="obj\
ect"&&!(d instanceof URL)&&!d.uri)throw new m("Proxy uri is mandatory");const{clientFactory:W=N}=d;if(typeof W!="function")throw new m("Proxy opts.clientFactory\
 must be a function.");const{proxyTunnel:rA=!0}=d;super();const oA=this.#A(d),{href:sA,origin:dA,port:FA,protocol:LA,username:NA,password:kA,hostname:DA}=oA;if(this[i]=
{uri:sA,protocol:LA},this[Q]=d.requestTls,this[B]=d.proxyTls,this[n]=d.headers||{},this[U]=rA,d.auth&&d.token)throw new m("opts.auth cannot be used in combinati\
on with opts.token");d.auth?this[n]["proxy-authorization"]=`Basic ${d.auth}`:d.token?this[n]["proxy-authorization"]=d.token:NA&&kA&&(this[n]["proxy-authorizatio\
n"]=`Basic ${Buffer.from(`${decodeURIComponent(NA)}:${decodeURIComponent(kA)}`).toString("base64")}`);const YA=M({...d.proxyTls});this[p]=M({...d.requestTls});const nA=d.
factory||a,_=(AA,wA)=>{const{protocol:bA}=new URL(AA);return this[i].protocol==="socks5:"||this[i].protocol==="socks:"?new A(this[i].uri,{headers:this[n],connect:YA,
factory:nA,username:d.username||NA,password:d.password||kA,proxyTls:d.proxyTls,requestTls:d.requestTls}):!this[U]&&bA==="http:"&&this[i].protocol==="http:"?new D(
this[i].uri,{headers:this[n],connect:YA,factory:nA}):nA(AA,wA)};LA==="socks5:"||LA==="socks:"?this[o]=null:this[o]=W(oA,{connect:YA}),this[e]=new b({...d,factory:_,
connect:async(AA,wA)=>{if(!this[o]){wA(new m("Cannot establish tunnel connection without a proxy client"));return}let bA=AA.host;AA.port||(bA+=`:${t(AA.protocol)}`);
try{const eA={origin:dA,port:FA,path:bA,signal:AA.signal,headers:{...this[n],host:AA.host,...AA.connections==null||AA.connections>0?{"proxy-connection":"keep-al\
ive"}:{}},servername:this[B]?.servername||DA},{socket:J,statusCode:MA}=await this[o].connect(eA);if(MA!==200){J.on("error",l).destroy(),wA(new k(`Proxy response\
 (${MA}) !== 200 when HTTP Tunneling`));return}if(E.proxyConnected.hasSubscribers&&E.proxyConnected.publish({socket:J,connectParams:eA}),AA.protocol!=="https:"){
wA(null,J);return}let QA;this[Q]?QA=this[Q].servername:QA=AA.servername,this[p]({...AA,servername:QA,httpSocket:J},wA)}catch(eA){eA.code==="ERR_TLS_CERT_ALTNAME\
_INVALID"?wA(new L(eA)):wA(eA)}}})}dispatch(d,W){const rA=s(d.headers);if(I(rA),rA&&!("host"in rA)&&!("Host"in rA)){const{host:oA}=new URL(d.origin);rA.host=oA}
return this[e].dispatch({...d,headers:rA},W)}#A(d){return typeof d=="string"?new URL(d):d instanceof URL?d:new URL(d.uri)}[u](){const d=[this[e].close()];return this[o]&&
d.push(this[o].close()),Promise.all(d)}[c](){const d=[this[e].destroy()];return this[o]&&d.push(this[o].destroy()),Promise.all(d)}}function s(T){if(Array.isArray(
T)){const d={};for(let W=0;W<T.length;W+=2)d[T[W]]=T[W+1];return d}return T}function I(T){if(T&&Object.keys(T).find(W=>W.toLowerCase()==="proxy-authorization"))
throw new m("Proxy-Authorization should be sent in ProxyAgent constructor")}P.exports=w}),28286:((P,g,r)=>{const i=r(55767),u=r(68260);class c extends i{#A=null;#e=null;constructor(b,S={}){
super(S),this.#A=b,this.#e=S}dispatch(b,S){const G=new u({...b,retryOptions:this.#e},{dispatch:this.#A.dispatch.bind(this.#A),handler:S});return this.#A.dispatch(
b,G)}close(){return this.#A.close()}destroy(){return this.#A.destroy()}}P.exports=c}),42804:((P,g,r)=>{const{PoolBase:i,kClients:u,kNeedDrain:c,kAddClient:f,kGetDispatcher:b,
kRemoveClient:S}=r(93644),G=r(9761),{InvalidArgumentError:m}=r(75447),k=r(52556),{kUrl:L}=r(79567),M=r(97652),h=Symbol("options"),E=Symbol("connections"),A=Symbol(
"factory"),e=Symbol("index");function o(Q,B){return new G(Q,B)}class n extends i{constructor(B,{connections:p,factory:U=o,connect:t,connectTimeout:N,tls:l,maxCachedSessions:a,
socketPath:D,autoSelectFamily:w,autoSelectFamilyAttemptTimeout:s,allowH2:I,clientTtl:T,...d}={}){if(p!=null&&(!Number.isFinite(p)||p<0))throw new m("invalid con\
nections");if(typeof U!="function")throw new m("factory must be a function.");if(t!=null&&typeof t!="function"&&typeof t!="object")throw new m("connect must be \
a function or an object");typeof t!="function"&&(t=M({...l,maxCachedSessions:a,allowH2:I,socketPath:D,timeout:N,...typeof w=="boolean"?{autoSelectFamily:w,autoSelectFamilyAttemptTimeout:s}:
void 0,...t})),super(),this[E]=p||null,this[L]=k.parseOrigin(B),this[h]={...k.deepClone(d),connect:t,allowH2:I,clientTtl:T,socketPath:D},this[h].interceptors=d.
interceptors?{...d.interceptors}:void 0,this[A]=U,this[e]=-1,this.on("connect",(W,rA)=>{if(T!=null&&T>0)for(const oA of rA)Object.assign(oA,{ttl:Date.now()})}),
this.on("connectionError",(W,rA,oA)=>{for(const sA of rA){const dA=this[u].indexOf(sA);dA!==-1&&this[u].splice(dA,1)}})}[b](){const B=this[h].clientTtl,p=this[u].
length;if(p===0){const t=this[A](this[L],this[h]);return this[f](t),t}let U=0;for(;U<p;){this[e]=(this[e]+1)%p;const t=this[u][this[e]];if(B!=null&&B>0&&t.ttl&&
Date.now()-t.ttl>B){this[S](t),U++;continue}if(!t[c])return t;U++}if(!this[E]||p<this[E]){const t=this[A](this[L],this[h]);return this[f](t),t}}}P.exports=n}),7755:((P,g,r)=>{
const{URL:i}=r(73136);let u;const c=r(109),{InvalidArgumentError:f}=r(75447),{Socks5Client:b,STATES:S}=r(93078),{kDispatch:G,kClose:m,kDestroy:k}=r(79567),L=r(60664),
M=r(97652),{debuglog:h}=r(57975),E=h("undici:socks5-proxy"),A=Symbol("proxy url"),e=Symbol("proxy headers"),o=Symbol("proxy auth"),n=Symbol("proxy protocol"),Q=Symbol(
"pools"),B=Symbol("connector"),p=Symbol("request tls settings");let U=!1;class t extends c{constructor(l,a={}){if(super(),U||(process.emitWarning("SOCKS5 proxy \
support is experimental and subject to change","ExperimentalWarning"),U=!0),!l)throw new f("Proxy URL is mandatory");const D=typeof l=="string"?new i(l):l;if(D.
protocol!=="socks5:"&&D.protocol!=="socks:")throw new f("Proxy URL must use socks5:// or socks:// protocol");this[A]=D,this[e]=a.headers||{},this[n]=a.proxyTls?
"https:":"http:",this[p]=a.requestTls,this[o]={username:a.username||(D.username?decodeURIComponent(D.username):null),password:a.password||(D.password?decodeURIComponent(
D.password):null)},this[B]=a.connect||M({...a.proxyTls,servername:a.proxyTls?.servername||D.hostname}),this[Q]=new Map}async createSocks5Connection(l,a){const D=this[A].
hostname,w=parseInt(this[A].port)||1080;E("creating SOCKS5 connection to",D,w);const s=await new Promise((T,d)=>{this[B]({hostname:D,host:D,port:w,protocol:this[n]},
(W,rA)=>{W?d(W):T(rA)})}),I=new b(s,this[o]);return I.on("error",T=>{E("SOCKS5 error:",T),s.destroy()}),await I.handshake(),await new Promise((T,d)=>{const W=setTimeout(
()=>{d(new Error("SOCKS5 authentication timeout"))},5e3),rA=()=>{clearTimeout(W),I.removeListener("error",oA),T()},oA=sA=>{clearTimeout(W),I.removeListener("aut\
henticated",rA),d(sA)};I.state===S.AUTHENTICATED?(clearTimeout(W),T()):(I.once("authenticated",rA),I.once("error",oA))}),await I.connect(l,a),await new Promise(
(T,d)=>{const W=setTimeout(()=>{d(new Error("SOCKS5 connection timeout"))},5e3),rA=sA=>{E("SOCKS5 tunnel established to",l,a,"via",sA),clearTimeout(W),I.removeListener(
"error",oA),T()},oA=sA=>{clearTimeout(W),I.removeListener("connected",rA),d(sA)};I.once("connected",rA),I.once("error",oA)}),s}[G](l,a){const{origin:D}=l;E("dis\
patching request to",D,"via SOCKS5");try{const w=String(D);let s=this[Q].get(w);return(!s||s.destroyed||s.closed)&&(s=new L(D,{pipelining:l.pipelining,connections:l.
connections,connect:async(I,T)=>{try{const d=new i(D),W=d.hostname,rA=parseInt(d.port)||(d.protocol==="https:"?443:80);E("establishing SOCKS5 connection to",W,rA);
const oA=await this.createSocks5Connection(W,rA);let sA=oA;d.protocol==="https:"&&(u||(u=r(41692)),E("upgrading to TLS"),sA=u.connect({...this[p],socket:oA,servername:this[p]?.
servername||W}),await new Promise((dA,FA)=>{sA.once("secureConnect",dA),sA.once("error",FA)})),T(null,sA)}catch(d){E("SOCKS5 connection error:",d),T(d)}}}),this[Q].
set(w,s)),s[G](l,a)}catch(w){if(E("dispatch error:",w),typeof a.onResponseError=="function")return a.onResponseError(null,w),!1;if(typeof a.onError=="function")
return a.onError(w),!1;throw w}}async[m](){const l=[];for(const a of this[Q].values())l.push(a.close());this[Q].clear(),await Promise.all(l)}async[k](l){const a=[];
for(const D of this[Q].values())a.push(D.destroy(l));this[Q].clear(),await Promise.all(a)}}P.exports=t}),45256:(P=>{const g=new TextDecoder;function r(i){return i.
length===0?"":(i[0]===239&&i[1]===187&&i[2]===191&&(i=i.subarray(3)),g.decode(i))}P.exports={utf8DecodeBytes:r}}),26681:((P,g,r)=>{const i=Symbol.for("undici.gl\
obalDispatcher.2"),u=Symbol.for("undici.globalDispatcher.1"),{InvalidArgumentError:c}=r(75447),f=r(13729);S()===void 0&&b(new f);function b(m){if(!m||typeof m.dispatch!=
"function")throw new c("Argument agent must implement Agent");Object.defineProperty(globalThis,i,{value:m,writable:!0,enumerable:!1,configurable:!1}),Object.defineProperty(
globalThis,u,{value:m,writable:!0,enumerable:!1,configurable:!1})}function S(){return globalThis[u]}const G=["fetch","Headers","Response","Request","FormData","\
WebSocket","CloseEvent","ErrorEvent","MessageEvent","EventSource"];P.exports={setGlobalDispatcher:b,getGlobalDispatcher:S,installedExports:G}}),59359:((P,g,r)=>{
const i=r(34589),u=r(35378);P.exports=class{#A;#e=!1;#r=!1;#t=!1;constructor(f){if(typeof f!="object"||f===null)throw new TypeError("handler must be an object");
this.#A=u.wrap(f)}onRequestStart(...f){this.#A.onRequestStart?.(...f)}onRequestUpgrade(...f){return i(!this.#e),i(!this.#r),this.#A.onRequestUpgrade?.(...f)}onResponseStart(...f){
return i(!this.#e),i(!this.#r),i(!this.#t),this.#t=!0,this.#A.onResponseStart?.(...f)}onResponseData(...f){return i(!this.#e),i(!this.#r),this.#A.onResponseData?.(
...f)}onResponseEnd(...f){return i(!this.#e),i(!this.#r),this.#e=!0,this.#A.onResponseEnd?.(...f)}onResponseError(...f){return this.#r=!0,this.#A.onResponseError?.(
...f)}onBodySent(){}}}),87558:((P,g,r)=>{const i=r(52556),{kBodyUsed:u,kRedirectCacheControl:c}=r(79567),f=r(34589),{InvalidArgumentError:b}=r(75447),S=r(78474),
G=[300,301,302,303,307,308],m=Symbol("body"),k=()=>{};class L{constructor(e){this[m]=e,this[u]=!1}async*[Symbol.asyncIterator](){f(!this[u],"disturbed"),this[u]=
!0,yield*this[m]}}class M{static buildDispatch(e,o){if(o!=null&&(!Number.isInteger(o)||o<0))throw new b("maxRedirections must be a positive number");const n=e.dispatch.
bind(e);return(Q,B)=>n(Q,new M(n,o,Q,B))}constructor(e,o,n,Q){if(o!=null&&(!Number.isInteger(o)||o<0))throw new b("maxRedirections must be a positive number");this.
dispatch=e,this.location=null;const{maxRedirections:B,...p}=n;this.opts=p,this.maxRedirections=o,this.handler=Q,this.history=[],Object.defineProperty(this.history,
c,{value:[],enumerable:!1}),i.isStream(this.opts.body)?(i.bodyLength(this.opts.body)===0&&this.opts.body.on("data",function(){f(!1)}),typeof this.opts.body.readableDidRead!=
"boolean"&&(this.opts.body[u]=!1,S.prototype.on.call(this.opts.body,"data",function(){this[u]=!0}))):this.opts.body&&typeof this.opts.body.pipeTo=="function"?this.
opts.body=new L(this.opts.body):this.opts.body&&typeof this.opts.body!="string"&&!ArrayBuffer.isView(this.opts.body)&&i.isIterable(this.opts.body)&&!i.isFormDataLike(
this.opts.body)&&(this.opts.body=new L(this.opts.body))}onRequestStart(e,o){this.handler.onRequestStart?.(e,{...o,history:this.history})}onRequestUpgrade(e,o,n,Q){
this.handler.onRequestUpgrade?.(e,o,n,Q)}onResponseStart(e,o,n,Q){if(this.opts.throwOnMaxRedirect&&this.history.length>=this.maxRedirections)throw new Error("ma\
x redirects");if((o===301||o===302)&&this.opts.method==="POST"&&(this.opts.method="GET",i.isStream(this.opts.body)&&i.destroy(this.opts.body.on("error",k)),this.
opts.body=null),o===303&&this.opts.method!=="HEAD"&&(this.opts.method="GET",i.isStream(this.opts.body)&&i.destroy(this.opts.body.on("error",k)),this.opts.body=null),
this.location=this.history.length>=this.maxRedirections||i.isDisturbed(this.opts.body)||G.indexOf(o)===-1?null:n.location,this.opts.origin&&this.history.push(new URL(
this.opts.path,this.opts.origin)),!this.location){this.handler.onResponseStart?.(e,o,n,Q);return}this.history[c].push({statusCode:o,headers:{...n},receivedAt:Date.
now()});const{origin:B,pathname:p,search:U}=i.parseURL(new URL(this.location,this.opts.origin&&new URL(this.opts.path,this.opts.origin))),t=U?`${p}${U}`:p,N=`${B}${t}`;
for(const l of this.history)if(l.toString()===N)throw new b(`Redirect loop detected. Cannot redirect to ${B}. This typically happens when using a Client or Pool\
 with cross-origin redirects. Use an Agent for cross-origin redirects.`);this.opts.headers=E(this.opts.headers,o===303,this.opts.origin!==B),this.opts.path=t,this.
opts.origin=B,this.opts.query=null}onResponseData(e,o){this.location||this.handler.onResponseData?.(e,o)}onResponseEnd(e,o){this.location?this.dispatch(this.opts,
this):this.handler.onResponseEnd(e,o)}onResponseError(e,o){this.handler.onResponseError?.(e,o)}}function h(A,e,o){if(A.length===4)return i.headerNameToString(A)===
"host";if(e&&i.headerNameToString(A).startsWith("content-"))return!0;if(o&&(A.length===13||A.length===6||A.length===19)){const n=i.headerNameToString(A);return n===
"authorization"||n==="cookie"||n==="proxy-authorization"}return!1}function E(A,e,o){const n=[];if(Array.isArray(A))if(A.length>0&&Array.isArray(A[0]))for(const[
Q,B]of A)h(Q,e,o)||n.push(Q,B);else for(let Q=0;Q<A.length;Q+=2)h(A[Q],e,o)||n.push(A[Q],A[Q+1]);else if(A&&typeof A=="object"){const Q=i.hasSafeIterator(A)?A:Object.
entries(A);for(const[B,p]of Q)h(B,e,o)||n.push(B,p)}else f(A==null,"headers must be an object or an array");return n}P.exports=M}),68260:((P,g,r)=>{const i=r(34589),
{kRetryHandlerDefaultRetry:u}=r(79567),{RequestRetryError:c}=r(75447),f=r(35378),{isDisturbed:b,parseRangeHeader:S,wrapRequestBody:G}=r(52556);function m(h){const E=new Date(
h).getTime();return isNaN(E)?0:E-Date.now()}function k(h,E,A,e){const o=h["content-length"];if(o==null||!Number.isFinite(E.start)||!Number.isFinite(E.end))return;
const n=Number(o),Q=E.end-E.start+1;if(!Number.isFinite(n)||n!==Q)throw new c("Content-Length mismatch",A,{headers:h,data:{count:e}})}class L{#A=!1;#e=null;set target(E){
this.#e=E,this.#A&&E?.pause()}get target(){return this.#e}pause(){this.#A=!0,this.#e?.pause()}resume(){this.#A=!1,this.#e?.resume()}abort(E){this.#e?.abort(E)}get paused(){
return this.#A||(this.#e?.paused??!1)}get aborted(){return this.#e?.aborted??!1}get reason(){return this.#e?.reason??null}get rawHeaders(){return this.#e?.rawHeaders??
null}set rawHeaders(E){this.#e&&(this.#e.rawHeaders=E)}get rawTrailers(){return this.#e?.rawTrailers??null}set rawTrailers(E){this.#e&&(this.#e.rawTrailers=E)}}
class M{constructor(E,{dispatch:A,handler:e}){const{retryOptions:o,...n}=E,{retry:Q,maxRetries:B,maxTimeout:p,minTimeout:U,timeoutFactor:t,methods:N,errorCodes:l,
retryAfter:a,statusCodes:D,throwOnError:w}=o??{};this.error=null,this.dispatch=A,this.handler=f.wrap(e),this.opts={...n,body:G(E.body)},this.retryOpts={throwOnError:w??
!0,retry:Q??M[u],retryAfter:a??!0,maxTimeout:p??30*1e3,minTimeout:U??500,timeoutFactor:t??2,maxRetries:B??5,methods:N??["GET","HEAD","OPTIONS","PUT","DELETE","T\
RACE"],statusCodes:D??[500,502,503,504,429],errorCodes:l??["ECONNRESET","ECONNREFUSED","ENOTFOUND","ENETDOWN","ENETUNREACH","EHOSTDOWN","EHOSTUNREACH","EPIPE","\
UND_ERR_SOCKET"]},this.retryCount=0,this.retryCountCheckpoint=0,this.headersSent=!1,this.start=0,this.end=null,this.etag=null,this.controllerProxy=new L}onResponseStartWithRetry(E,A,e,o,n){
if(this.retryOpts.throwOnError){this.retryOpts.statusCodes.includes(A)===!1?this.headersSent?this.handler.onResponseError?.(this.controllerProxy,n):(this.headersSent=
!0,this.checkpointResponseEnd(e),this.handler.onResponseStart?.(this.controllerProxy,A,e,o)):this.error=n;return}if(b(this.opts.body)){this.headersSent=!0,this.
checkpointResponseEnd(e),this.handler.onResponseStart?.(this.controllerProxy,A,e,o);return}function Q(B){if(B){this.headersSent?this.handler.onResponseError?.(this.
controllerProxy,B):(this.headersSent=!0,this.checkpointResponseEnd(e),this.handler.onResponseStart?.(this.controllerProxy,A,e,o)),E.resume();return}this.error=n,
E.resume()}E.pause(),this.retryOpts.retry(n,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},Q.bind(this))}checkpointResponseEnd(E){
if(this.end==null&&this.opts.method!=="HEAD"){const A=E["content-length"];this.end=A!=null?Number(A)-1:null,i(this.end==null||Number.isFinite(this.end),"invalid\
 content-length"),this.resume=this.end!=null}}onRequestStart(E,A){this.controllerProxy.target=E,this.headersSent||this.handler.onRequestStart?.(this.controllerProxy,
A)}onRequestUpgrade(E,A,e,o){this.handler.onRequestUpgrade?.(this.controllerProxy,A,e,o)}static[u](E,{state:A,opts:e},o){const{statusCode:n,code:Q,headers:B}=E,
{method:p,retryOptions:U}=e,{maxRetries:t,minTimeout:N,maxTimeout:l,timeoutFactor:a,statusCodes:D,errorCodes:w,methods:s}=U,{counter:I}=A;if(Q&&Q!=="UND_ERR_REQ\
_RETRY"&&!w.includes(Q)){o(E);return}if(Array.isArray(s)&&!s.includes(p)){o(E);return}if(n!=null&&Array.isArray(D)&&!D.includes(n)){o(E);return}if(I>t){o(E);return}
let T=B?.["retry-after"];T&&(T=Number(T),T=Number.isNaN(T)?m(B["retry-after"]):T*1e3);const d=T>0?Math.min(T,l):Math.min(N*a**(I-1),l);setTimeout(()=>o(null),d)}onResponseStart(E,A,e,o){
if(this.error=null,this.retryCount+=1,A>=300){const n=new c("Request failed",A,{headers:e,data:{count:this.retryCount}});this.onResponseStartWithRetry(E,A,e,o,n);
return}if(this.headersSent){if(A!==206&&(this.start>0||A!==200))throw new c("server does not support the range header and the payload was partially consumed",A,
{headers:e,data:{count:this.retryCount}});const n=S(e["content-range"]);if(!n)throw new c("Content-Range mismatch",A,{headers:e,data:{count:this.retryCount}});if(this.
etag!=null&&this.etag!==e.etag)throw new c("ETag mismatch",A,{headers:e,data:{count:this.retryCount}});k(e,n,A,this.retryCount);const{start:Q,size:B,end:p=B?B-1:
null}=n;if(this.start!==Q||this.end!=null&&this.end!==p)throw new c("Content-Range mismatch",A,{headers:e,data:{count:this.retryCount}});return}if(this.end==null){
if(A===206){const n=S(e["content-range"]);if(n==null){this.headersSent=!0,this.handler.onResponseStart?.(this.controllerProxy,A,e,o);return}k(e,n,A,this.retryCount);
const{start:Q,size:B,end:p=B?B-1:null}=n;i(Q!=null&&Number.isFinite(Q),"content-range mismatch"),i(p!=null&&Number.isFinite(p),"invalid content-length"),this.start=
Q,this.end=p}if(this.end==null){const n=e["content-length"];this.end=n!=null?Number(n)-1:null}i(Number.isFinite(this.start)),i(this.end==null||Number.isFinite(this.
end),"invalid content-length"),this.resume=!0,this.etag=e.etag!=null?e.etag:null,this.etag!=null&&this.etag[0]==="W"&&this.etag[1]==="/"&&(this.etag=null),this.
headersSent=!0,this.handler.onResponseStart?.(this.controllerProxy,A,e,o)}else throw new c("Request failed",A,{headers:e,data:{count:this.retryCount}})}onResponseData(E,A){
this.error||(this.start+=A.length,this.handler.onResponseData?.(this.controllerProxy,A))}onResponseEnd(E,A){if(this.error&&this.retryOpts.throwOnError)throw this.
error;if(!this.error)return this.retryCount=0,this.handler.onResponseEnd?.(this.controllerProxy,A);this.retry()}retry(){if(this.start!==0){const E={range:`bytes\
=${this.start}-${this.end??""}`};this.etag!=null&&(E["if-match"]=this.etag),this.opts={...this.opts,headers:{...this.opts.headers,...E}}}try{this.retryCountCheckpoint=
this.retryCount,this.dispatch(this.opts,this)}catch(E){this.handler.onResponseError?.(this.controllerProxy,E)}}onResponseError(E,A){if(E?.aborted||b(this.opts.body)||
this.headersSent&&!this.resume){this.handler.onResponseError?.(this.controllerProxy,A);return}function e(o){if(!o){this.retry();return}this.handler?.onResponseError?.(
this.controllerProxy,o)}this.retryCount-this.retryCountCheckpoint>0?this.retryCount=this.retryCountCheckpoint+(this.retryCount-this.retryCountCheckpoint):this.retryCount+=
1,this.retryOpts.retry(A,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},e.bind(this))}}P.exports=M}),78665:((P,g,r)=>{const{parseHeaders:i}=r(
52556),{InvalidArgumentError:u}=r(75447),c=Symbol("resume");class f{#A=!1;#e=null;#r=!1;#t;[c]=null;rawHeaders=null;rawTrailers=null;constructor(S){this.#t=S}pause(){
this.#A=!0}resume(){this.#A&&(this.#A=!1,this[c]?.())}abort(S){this.#r||(this.#r=!0,this.#e=S,this.#t(S))}get aborted(){return this.#r}get reason(){return this.#e}get paused(){
return this.#A}}P.exports=class ue{#A;#e;constructor(S){this.#A=S}static unwrap(S){return S.onRequestStart?new ue(S):S}onConnect(S,G){this.#e=new f(S),this.#A.onRequestStart?.(
this.#e,G)}onResponseStarted(){return this.#A.onResponseStarted?.()}onUpgrade(S,G,m){this.#e.rawHeaders=G,this.#A.onRequestUpgrade?.(this.#e,S,i(G),m)}onHeaders(S,G,m,k){
return this.#e[c]=m,this.#e.rawHeaders=G,this.#A.onResponseStart?.(this.#e,S,i(G),k),!this.#e.paused}onData(S){return this.#A.onResponseData?.(this.#e,S),!this.#e.
paused}onComplete(S){this.#e.rawTrailers=S,this.#A.onResponseEnd?.(this.#e,i(S))}onError(S){if(!this.#A.onResponseError)throw new u("invalid onError method");this.#A.
onResponseError?.(this.#e,S)}}}),35378:((P,g,r)=>{const{InvalidArgumentError:i}=r(75447);P.exports=class de{#A;constructor(f){this.#A=f}static wrap(f){return f.
onRequestStart?f:new de(f)}onConnect(f,b){return this.#A.onConnect?.(f,b)}onResponseStarted(){return this.#A.onResponseStarted?.()}onHeaders(f,b,S,G){return this.#A.
onHeaders?.(f,b,S,G)}onUpgrade(f,b,S){return this.#A.onUpgrade?.(f,b,S)}onData(f){return this.#A.onData?.(f)}onComplete(f){return this.#A.onComplete?.(f)}onError(f){
if(!this.#A.onError)throw f;return this.#A.onError?.(f)}onRequestStart(f,b){this.#A.onConnect?.(S=>f.abort(S),b)}onRequestUpgrade(f,b,S,G){const m=[];for(const[
k,L]of Object.entries(S))m.push(Buffer.from(k,"latin1"),u(L));this.#A.onUpgrade?.(b,m,G)}onResponseStart(f,b,S,G){const m=[];for(const[k,L]of Object.entries(S))
m.push(Buffer.from(k,"latin1"),u(L));this.#A.onHeaders?.(b,m,()=>f.resume(),G)===!1&&f.pause()}onResponseData(f,b){this.#A.onData?.(b)===!1&&f.pause()}onResponseEnd(f,b){
const S=[];for(const[G,m]of Object.entries(b))S.push(Buffer.from(G,"latin1"),u(m));this.#A.onComplete?.(S)}onResponseError(f,b){if(!this.#A.onError)throw new i(
"invalid onError method");this.#A.onError?.(b)}};function u(c){return Array.isArray(c)?c.map(f=>Buffer.from(f,"latin1")):Buffer.from(c,"latin1")}}),25308:((P,g,r)=>{
Object.defineProperty(g,"__esModule",{value:!0}),g.SPECIAL_HEADERS=g.MINOR=g.MAJOR=g.HTAB_SP_VCHAR_OBS_TEXT=g.QUOTED_STRING=g.CONNECTION_TOKEN_CHARS=g.HEADER_CHARS=
g.TOKEN=g.HEX=g.URL_CHAR=g.USERINFO_CHARS=g.MARK=g.ALPHANUM=g.NUM=g.HEX_MAP=g.NUM_MAP=g.ALPHA=g.STATUSES_HTTP=g.H_METHOD_MAP=g.METHOD_MAP=g.METHODS_RTSP=g.METHODS_ICE=
g.METHODS_HTTP=g.HEADER_STATE=g.FINISH=g.STATUSES=g.METHODS=g.LENIENT_FLAGS=g.FLAGS=g.TYPE=g.ERROR=void 0;const i=r(64320);g.ERROR={OK:0,INTERNAL:1,STRICT:2,CR_EXPECTED:25,
LF_EXPECTED:3,UNEXPECTED_CONTENT_LENGTH:4,UNEXPECTED_SPACE:30,CLOSED_CONNECTION:5,INVALID_METHOD:6,INVALID_URL:7,INVALID_CONSTANT:8,INVALID_VERSION:9,INVALID_HEADER_TOKEN:10,
INVALID_CONTENT_LENGTH:11,INVALID_CHUNK_SIZE:12,INVALID_STATUS:13,INVALID_EOF_STATE:14,INVALID_TRANSFER_ENCODING:15,CB_MESSAGE_BEGIN:16,CB_HEADERS_COMPLETE:17,CB_MESSAGE_COMPLETE:18,
CB_CHUNK_HEADER:19,CB_CHUNK_COMPLETE:20,PAUSED:21,PAUSED_UPGRADE:22,PAUSED_H2_UPGRADE:23,USER:24,CB_URL_COMPLETE:26,CB_STATUS_COMPLETE:27,CB_METHOD_COMPLETE:32,
CB_VERSION_COMPLETE:33,CB_HEADER_FIELD_COMPLETE:28,CB_HEADER_VALUE_COMPLETE:29,CB_CHUNK_EXTENSION_NAME_COMPLETE:34,CB_CHUNK_EXTENSION_VALUE_COMPLETE:35,CB_RESET:31,
CB_PROTOCOL_COMPLETE:38},g.TYPE={BOTH:0,REQUEST:1,RESPONSE:2},g.FLAGS={CONNECTION_KEEP_ALIVE:1,CONNECTION_CLOSE:2,CONNECTION_UPGRADE:4,CHUNKED:8,UPGRADE:16,CONTENT_LENGTH:32,
SKIPBODY:64,TRAILING:128,TRANSFER_ENCODING:512},g.LENIENT_FLAGS={HEADERS:1,CHUNKED_LENGTH:2,KEEP_ALIVE:4,TRANSFER_ENCODING:8,VERSION:16,DATA_AFTER_CLOSE:32,OPTIONAL_LF_AFTER_CR:64,
OPTIONAL_CRLF_AFTER_CHUNK:128,OPTIONAL_CR_BEFORE_LF:256,SPACES_AFTER_CHUNK_SIZE:512},g.METHODS={DELETE:0,GET:1,HEAD:2,POST:3,PUT:4,CONNECT:5,OPTIONS:6,TRACE:7,COPY:8,
LOCK:9,MKCOL:10,MOVE:11,PROPFIND:12,PROPPATCH:13,SEARCH:14,UNLOCK:15,BIND:16,REBIND:17,UNBIND:18,ACL:19,REPORT:20,MKACTIVITY:21,CHECKOUT:22,MERGE:23,"M-SEARCH":24,
NOTIFY:25,SUBSCRIBE:26,UNSUBSCRIBE:27,PATCH:28,PURGE:29,MKCALENDAR:30,LINK:31,UNLINK:32,SOURCE:33,PRI:34,DESCRIBE:35,ANNOUNCE:36,SETUP:37,PLAY:38,PAUSE:39,TEARDOWN:40,
GET_PARAMETER:41,SET_PARAMETER:42,REDIRECT:43,RECORD:44,FLUSH:45,QUERY:46},g.STATUSES={CONTINUE:100,SWITCHING_PROTOCOLS:101,PROCESSING:102,EARLY_HINTS:103,RESPONSE_IS_STALE:110,
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
NETWORK_READ_TIMEOUT:598,NETWORK_CONNECT_TIMEOUT:599},g.FINISH={SAFE:0,SAFE_WITH_CB:1,UNSAFE:2},g.HEADER_STATE={GENERAL:0,CONNECTION:1,CONTENT_LENGTH:2,TRANSFER_ENCODING:3,
UPGRADE:4,CONNECTION_KEEP_ALIVE:5,CONNECTION_CLOSE:6,CONNECTION_UPGRADE:7,TRANSFER_ENCODING_CHUNKED:8},g.METHODS_HTTP=[g.METHODS.DELETE,g.METHODS.GET,g.METHODS.
HEAD,g.METHODS.POST,g.METHODS.PUT,g.METHODS.CONNECT,g.METHODS.OPTIONS,g.METHODS.TRACE,g.METHODS.COPY,g.METHODS.LOCK,g.METHODS.MKCOL,g.METHODS.MOVE,g.METHODS.PROPFIND,
g.METHODS.PROPPATCH,g.METHODS.SEARCH,g.METHODS.UNLOCK,g.METHODS.BIND,g.METHODS.REBIND,g.METHODS.UNBIND,g.METHODS.ACL,g.METHODS.REPORT,g.METHODS.MKACTIVITY,g.METHODS.
CHECKOUT,g.METHODS.MERGE,g.METHODS["M-SEARCH"],g.METHODS.NOTIFY,g.METHODS.SUBSCRIBE,g.METHODS.UNSUBSCRIBE,g.METHODS.PATCH,g.METHODS.PURGE,g.METHODS.MKCALENDAR,g.
METHODS.LINK,g.METHODS.UNLINK,g.METHODS.PRI,g.METHODS.SOURCE,g.METHODS.QUERY],g.METHODS_ICE=[g.METHODS.SOURCE],g.METHODS_RTSP=[g.METHODS.OPTIONS,g.METHODS.DESCRIBE,
g.METHODS.ANNOUNCE,g.METHODS.SETUP,g.METHODS.PLAY,g.METHODS.PAUSE,g.METHODS.TEARDOWN,g.METHODS.GET_PARAMETER,g.METHODS.SET_PARAMETER,g.METHODS.REDIRECT,g.METHODS.
RECORD,g.METHODS.FLUSH,g.METHODS.GET,g.METHODS.POST],g.METHOD_MAP=(0,i.enumToMap)(g.METHODS),g.H_METHOD_MAP=Object.fromEntries(Object.entries(g.METHODS).filter(
([u])=>u.startsWith("H"))),g.STATUSES_HTTP=[g.STATUSES.CONTINUE,g.STATUSES.SWITCHING_PROTOCOLS,g.STATUSES.PROCESSING,g.STATUSES.EARLY_HINTS,g.STATUSES.RESPONSE_IS_STALE,
g.STATUSES.REVALIDATION_FAILED,g.STATUSES.DISCONNECTED_OPERATION,g.STATUSES.HEURISTIC_EXPIRATION,g.STATUSES.MISCELLANEOUS_WARNING,g.STATUSES.OK,g.STATUSES.CREATED,
g.STATUSES.ACCEPTED,g.STATUSES.NON_AUTHORITATIVE_INFORMATION,g.STATUSES.NO_CONTENT,g.STATUSES.RESET_CONTENT,g.STATUSES.PARTIAL_CONTENT,g.STATUSES.MULTI_STATUS,g.
STATUSES.ALREADY_REPORTED,g.STATUSES.TRANSFORMATION_APPLIED,g.STATUSES.IM_USED,g.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,g.STATUSES.MULTIPLE_CHOICES,g.STATUSES.
MOVED_PERMANENTLY,g.STATUSES.FOUND,g.STATUSES.SEE_OTHER,g.STATUSES.NOT_MODIFIED,g.STATUSES.USE_PROXY,g.STATUSES.SWITCH_PROXY,g.STATUSES.TEMPORARY_REDIRECT,g.STATUSES.
PERMANENT_REDIRECT,g.STATUSES.BAD_REQUEST,g.STATUSES.UNAUTHORIZED,g.STATUSES.PAYMENT_REQUIRED,g.STATUSES.FORBIDDEN,g.STATUSES.NOT_FOUND,g.STATUSES.METHOD_NOT_ALLOWED,
g.STATUSES.NOT_ACCEPTABLE,g.STATUSES.PROXY_AUTHENTICATION_REQUIRED,g.STATUSES.REQUEST_TIMEOUT,g.STATUSES.CONFLICT,g.STATUSES.GONE,g.STATUSES.LENGTH_REQUIRED,g.STATUSES.
PRECONDITION_FAILED,g.STATUSES.PAYLOAD_TOO_LARGE,g.STATUSES.URI_TOO_LONG,g.STATUSES.UNSUPPORTED_MEDIA_TYPE,g.STATUSES.RANGE_NOT_SATISFIABLE,g.STATUSES.EXPECTATION_FAILED,
g.STATUSES.IM_A_TEAPOT,g.STATUSES.PAGE_EXPIRED,g.STATUSES.ENHANCE_YOUR_CALM,g.STATUSES.MISDIRECTED_REQUEST,g.STATUSES.UNPROCESSABLE_ENTITY,g.STATUSES.LOCKED,g.STATUSES.
FAILED_DEPENDENCY,g.STATUSES.TOO_EARLY,g.STATUSES.UPGRADE_REQUIRED,g.STATUSES.PRECONDITION_REQUIRED,g.STATUSES.TOO_MANY_REQUESTS,g.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,
g.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,g.STATUSES.LOGIN_TIMEOUT,g.STATUSES.NO_RESPONSE,g.STATUSES.RETRY_WITH,g.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,g.STATUSES.
UNAVAILABLE_FOR_LEGAL_REASONS,g.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST,g.STATUSES.INVALID_X_FORWARDED_FOR,g.STATUSES.REQUEST_HEADER_TOO_LARGE,g.STATUSES.SSL_CERTIFICATE_ERROR,
g.STATUSES.SSL_CERTIFICATE_REQUIRED,g.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,g.STATUSES.INVALID_TOKEN,g.STATUSES.CLIENT_CLOSED_REQUEST,g.STATUSES.INTERNAL_SERVER_ERROR,
g.STATUSES.NOT_IMPLEMENTED,g.STATUSES.BAD_GATEWAY,g.STATUSES.SERVICE_UNAVAILABLE,g.STATUSES.GATEWAY_TIMEOUT,g.STATUSES.HTTP_VERSION_NOT_SUPPORTED,g.STATUSES.VARIANT_ALSO_NEGOTIATES,
g.STATUSES.INSUFFICIENT_STORAGE,g.STATUSES.LOOP_DETECTED,g.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,g.STATUSES.NOT_EXTENDED,g.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,
g.STATUSES.WEB_SERVER_UNKNOWN_ERROR,g.STATUSES.WEB_SERVER_IS_DOWN,g.STATUSES.CONNECTION_TIMEOUT,g.STATUSES.ORIGIN_IS_UNREACHABLE,g.STATUSES.TIMEOUT_OCCURED,g.STATUSES.
SSL_HANDSHAKE_FAILED,g.STATUSES.INVALID_SSL_CERTIFICATE,g.STATUSES.RAILGUN_ERROR,g.STATUSES.SITE_IS_OVERLOADED,g.STATUSES.SITE_IS_FROZEN,g.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,
g.STATUSES.NETWORK_READ_TIMEOUT,g.STATUSES.NETWORK_CONNECT_TIMEOUT],g.ALPHA=[];for(let u=65;u<=90;u++)g.ALPHA.push(String.fromCharCode(u)),g.ALPHA.push(String.fromCharCode(
u+32));g.NUM_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9},g.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,a:10,b:11,c:12,d:13,
e:14,f:15},g.NUM=["0","1","2","3","4","5","6","7","8","9"],g.ALPHANUM=g.ALPHA.concat(g.NUM),g.MARK=["-","_",".","!","~","*","'","(",")"],g.USERINFO_CHARS=g.ALPHANUM.
concat(g.MARK).concat(["%",";",":","&","=","+","$",","]),g.URL_CHAR=["!",'"',"$","%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]",
"^","_","`","{","|","}","~"].concat(g.ALPHANUM),g.HEX=g.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"]),g.TOKEN=["!","#","$","%","&","'","*","+","\
-",".","^","_","`","|","~"].concat(g.ALPHANUM),g.HEADER_CHARS=["	"];for(let u=32;u<=255;u++)u!==127&&g.HEADER_CHARS.push(u);g.CONNECTION_TOKEN_CHARS=g.HEADER_CHARS.
filter(u=>u!==44),g.QUOTED_STRING=["	"," "];for(let u=33;u<=255;u++)u!==34&&u!==92&&g.QUOTED_STRING.push(u);g.HTAB_SP_VCHAR_OBS_TEXT=["	"," "];for(let u=33;u<=126;u++)
g.HTAB_SP_VCHAR_OBS_TEXT.push(u);for(let u=128;u<=255;u++)g.HTAB_SP_VCHAR_OBS_TEXT.push(u);g.MAJOR=g.NUM_MAP,g.MINOR=g.MAJOR,g.SPECIAL_HEADERS={connection:g.HEADER_STATE.
CONNECTION,"content-length":g.HEADER_STATE.CONTENT_LENGTH,"proxy-connection":g.HEADER_STATE.CONNECTION,"transfer-encoding":g.HEADER_STATE.TRANSFER_ENCODING,upgrade:g.
HEADER_STATE.UPGRADE},g.default={ERROR:g.ERROR,TYPE:g.TYPE,FLAGS:g.FLAGS,LENIENT_FLAGS:g.LENIENT_FLAGS,METHODS:g.METHODS,STATUSES:g.STATUSES,FINISH:g.FINISH,HEADER_STATE:g.
HEADER_STATE,ALPHA:g.ALPHA,NUM_MAP:g.NUM_MAP,HEX_MAP:g.HEX_MAP,NUM:g.NUM,ALPHANUM:g.ALPHANUM,MARK:g.MARK,USERINFO_CHARS:g.USERINFO_CHARS,URL_CHAR:g.URL_CHAR,HEX:g.
HEX,TOKEN:g.TOKEN,HEADER_CHARS:g.HEADER_CHARS,CONNECTION_TOKEN_CHARS:g.CONNECTION_TOKEN_CHARS,QUOTED_STRING:g.QUOTED_STRING,HTAB_SP_VCHAR_OBS_TEXT:g.HTAB_SP_VCHAR_OBS_TEXT,
MAJOR:g.MAJOR,MINOR:g.MINOR,SPECIAL_HEADERS:g.SPECIAL_HEADERS,METHODS_HTTP:g.METHODS_HTTP,METHODS_ICE:g.METHODS_ICE,METHODS_RTSP:g.METHODS_RTSP,METHOD_MAP:g.METHOD_MAP,
H_METHOD_MAP:g.H_METHOD_MAP,STATUSES_HTTP:g.STATUSES_HTTP}}),42530:((P,g,r)=>{P=r.nmd(P);const{Buffer:i}=r(4573),u="AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBg\
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
T1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";let c;Object.defineProperty(
P,"exports",{get:()=>c||(c=i.from(u,"base64"))})}),86846:((P,g,r)=>{P=r.nmd(P);const{Buffer:i}=r(4573),u="AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2\
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
NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";let c;Object.defineProperty(P,"exports",{get:()=>c||(c=i.from(u,"base64"))})}),64320:((P,g)=>{Object.
defineProperty(g,"__esModule",{value:!0}),g.enumToMap=r;function r(i,u=[],c=[]){const f=(u?.length??0)===0,b=(c?.length??0)===0;return Object.fromEntries(Object.
entries(i).filter(([,S])=>typeof S=="number"&&(f||u.includes(S))&&(b||!c.includes(S))))}}),27632:(P=>{function g(){let r,i;return{promise:new Promise((c,f)=>{r=
c,i=f}),resolve:r,reject:i}}P.exports={createDeferredPromise:g}}),38301:((P,g,r)=>{const i={__proto__:null,"node:crypto":()=>r(77598),"node:sqlite":()=>r(80099),
"node:worker_threads":()=>r(75919),"node:zlib":()=>r(38522)};function u(M){try{return i[M](),!0}catch(h){if(h.code!=="ERR_UNKNOWN_BUILTIN_MODULE"&&h.code!=="ERR\
_NO_CRYPTO")throw h;return!1}}function c(M,h){return typeof i[M]()[h]<"u"}const f=["markAsUncloneable","zstd"],b={markAsUncloneable:["node:worker_threads","mark\
AsUncloneable"],zstd:["node:zlib","createZstdDecompress"]},S=["crypto","sqlite"],G=[...S,...f];function m(M){if(S.includes(M))return u(`node:${M}`);if(f.includes(
M)){const[h,E]=b[M];return c(h,E)}throw new TypeError(`unknown feature: ${M}`)}class k{#A=new Map;clear(){this.#A.clear()}has(h){return this.#A.get(h)??this.#e(
h)}set(h,E){if(G.includes(h)===!1)throw new TypeError(`unknown feature: ${h}`);this.#A.set(h,E)}#e(h){const E=m(h);return this.#A.set(h,E),E}}const L=new k;P.exports.
runtimeFeatures=L,P.exports.default=L}),79994:((P,g,r)=>{const{kConnected:i,kPending:u,kRunning:c,kSize:f,kFree:b,kQueued:S}=r(79567);class G{constructor(L){this.
connected=L[i],this.pending=L[u],this.running=L[c],this.size=L[f]}}class m{constructor(L){this.connected=L[i],this.free=L[b],this.pending=L[u],this.queued=L[S],
this.running=L[c],this.size=L[f]}}P.exports={ClientStats:G,PoolStats:m}}),70255:(P=>{let g=0;const r=1e3,i=(r>>1)-1;let u;const c=Symbol("kFastTimer"),f=[],b=-2,
S=-1,G=0,m=1;function k(){g+=i;let h=0,E=f.length;for(;h<E;){const A=f[h];A._state===G?(A._idleStart=g-i,A._state=m):A._state===m&&g>=A._idleStart+A._idleTimeout&&
(A._state=S,A._idleStart=-1,A._onTimeout(A._timerArg)),A._state===S?(A._state=b,--E!==0&&(f[h]=f[E])):++h}f.length=E,f.length!==0&&L()}function L(){u?.refresh?u.
refresh():(clearTimeout(u),u=setTimeout(k,i),u?.unref())}class M{[c]=!0;_state=b;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(E,A,e){this._onTimeout=
E,this._idleTimeout=A,this._timerArg=e,this.refresh()}refresh(){this._state===b&&f.push(this),(!u||f.length===1)&&L(),this._state=G}clear(){this._state=S,this._idleStart=
-1}}P.exports={setTimeout(h,E,A){return E<=r?setTimeout(h,E,A):new M(h,E,A)},clearTimeout(h){h[c]?h.clear():clearTimeout(h)},setFastTimeout(h,E,A){return new M(
h,E,A)},clearFastTimeout(h){h.clear()},now(){return g},tick(h=0){g+=h-r+1,k(),k()},reset(){g=0,f.length=0,clearTimeout(u),u=null},kFastTimer:c}}),31784:((P,g,r)=>{
const i=r(52556),{ReadableStreamFrom:u,readableStreamClose:c,fullyReadBody:f,extractMimeType:b}=r(97796),{FormData:S,setFormDataState:G}=r(56346),{webidl:m}=r(8611),
k=r(34589),{isErrored:L,isDisturbed:M}=r(57075),{isUint8Array:h}=r(73429),{serializeAMimeType:E}=r(52e3),{multipartFormDataParser:A}=r(144),{createDeferredPromise:e}=r(
27632),{parseJSONFromBytes:o}=r(43496),{utf8DecodeBytes:n}=r(45256),{runtimeFeatures:Q}=r(38301),B=Q.has("crypto")?r(77598).randomInt:d=>Math.floor(Math.random()*
d),p=new TextEncoder;function U(){}const t=new FinalizationRegistry(d=>{const W=d.deref();W&&!W.locked&&!M(W)&&!L(W)&&W.cancel("Response object has been garbage\
 collected").catch(U)});function N(d,W=!1){let rA=null;m.is.ReadableStream(d)?rA=d:m.is.Blob(d)?rA=d.stream():rA=new ReadableStream({start(){},async pull(NA){const kA=oA(),
DA=kA?.[Symbol.asyncIterator]?.();if(DA==null){kA?.length&&!L(rA)&&NA.enqueue(typeof kA=="string"?p.encode(kA):new Uint8Array(kA)),queueMicrotask(()=>c(NA));return}
for(;;){const{value:YA,done:nA}=await DA.next();if(nA){queueMicrotask(()=>c(NA));return}if(YA.length&&!L(rA)){NA.enqueue(new Uint8Array(YA));return}}},cancel(NA){
return oA()[Symbol.asyncIterator]?.().return(NA)},type:"bytes"}),k(m.is.ReadableStream(rA));let oA=null,sA=null,dA=null,FA=null;if(typeof d=="string")sA=d,FA="t\
ext/plain;charset=UTF-8";else if(m.is.URLSearchParams(d))sA=d.toString(),FA="application/x-www-form-urlencoded;charset=UTF-8";else if(m.is.BufferSource(d))sA=m.
util.getCopyOfBytesHeldByBufferSource(d);else if(m.is.FormData(d)){const NA=`----formdata-undici-0${`${B(1e11)}`.padStart(11,"0")}`,kA=`--${NA}\r
Content-Disposition: form-data`;const DA=eA=>eA.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22"),YA=eA=>eA.replace(/\r?\n|\r/g,`\r
`),nA=[],_=new Uint8Array([13,10]);dA=0;let AA=!1;for(const[eA,J]of d)if(typeof J=="string"){const MA=p.encode(kA+`; name="${DA(YA(eA))}"\r
\r
${YA(J)}\r
`);nA.push(MA),dA+=MA.byteLength}else{const MA=p.encode(`${kA}; name="${DA(YA(eA))}"`+(J.name?`; filename="${DA(J.name)}"`:"")+`\r
Content-Type: ${J.type||"application/octet-stream"}\r
\r
`);nA.push(MA,J,_),typeof J.size=="number"?dA+=MA.byteLength+J.size+_.byteLength:AA=!0}const wA=p.encode(`--${NA}--\r
`);nA.push(wA),dA+=wA.byteLength,AA&&(dA=null),sA=d;const bA=(async function*(){for(const eA of nA)eA.stream?yield*eA.stream():yield eA})();oA=()=>bA,FA=`multip\
art/form-data; boundary=${NA}`}else if(m.is.Blob(d))sA=d,dA=d.size,d.type&&(FA=d.type);else if(typeof d[Symbol.asyncIterator]=="function"){if(W)throw new TypeError(
"keepalive");if(i.isDisturbed(d)||d.locked)throw new TypeError("Response body object should not be disturbed or locked");rA=m.is.ReadableStream(d)?d:u(d)}return(typeof sA==
"string"||h(sA))&&(oA=()=>sA,dA=typeof sA=="string"?Buffer.byteLength(sA):sA.length),[{stream:rA,source:sA,length:dA},FA]}function l(d,W=!1){return m.is.ReadableStream(
d)&&(k(!i.isDisturbed(d),"The body has already been consumed."),k(!d.locked,"The stream is locked.")),N(d,W)}function a(d){const{0:W,1:rA}=d.stream.tee();return d.
stream=W,{stream:rA,length:d.length,source:d.source}}function D(d,W){return{blob(){return s(this,oA=>{let sA=T(W(this));return sA===null?sA="":sA&&(sA=E(sA)),new Blob(
[oA],{type:sA})},d,W)},arrayBuffer(){return s(this,oA=>new Uint8Array(oA).buffer,d,W)},text(){return s(this,n,d,W)},json(){return s(this,o,d,W)},formData(){return s(
this,oA=>{const sA=T(W(this));if(sA!==null)switch(sA.essence){case"multipart/form-data":{const dA=A(oA,sA),FA=new S;return G(FA,dA),FA}case"application/x-www-fo\
rm-urlencoded":{const dA=new URLSearchParams(oA.toString()),FA=new S;for(const[LA,NA]of dA)FA.append(LA,NA);return FA}}throw new TypeError('Content-Type was not\
 one of "multipart/form-data" or "application/x-www-form-urlencoded".')},d,W)},bytes(){return s(this,oA=>new Uint8Array(oA),d,W)}}}function w(d,W){Object.assign(
d.prototype,D(d,W))}function s(d,W,rA,oA){try{m.brandCheck(d,rA)}catch(LA){return Promise.reject(LA)}if(d=oA(d),I(d))return Promise.reject(new TypeError("Body i\
s unusable: Body has already been read"));const sA=e(),dA=sA.reject,FA=LA=>{try{sA.resolve(W(LA))}catch(NA){dA(NA)}};return d.body==null?(FA(Buffer.allocUnsafe(
0)),sA.promise):(f(d.body,FA,dA),sA.promise)}function I(d){const W=d.body;return W!=null&&(W.stream.locked||i.isDisturbed(W.stream))}function T(d){const W=d.headersList,
rA=b(W);return rA==="failure"?null:rA}P.exports={extractBody:N,safelyExtractBody:l,cloneBody:a,mixinBody:w,streamRegistry:t,bodyUnusable:I}}),6539:(P=>{const g=[
"GET","HEAD","POST"],r=new Set(g),i=[101,204,205,304],u=[301,302,303,307,308],c=new Set(u),f=["1","7","9","11","13","15","17","19","20","21","22","23","25","37",
"42","43","53","69","77","79","87","95","101","102","103","104","109","110","111","113","115","117","119","123","135","137","139","143","161","179","389","427",
"465","512","513","514","515","526","530","531","532","540","548","554","556","563","587","601","636","989","990","993","995","1719","1720","1723","2049","3659",
"4045","4190","5060","5061","6000","6566","6665","6666","6667","6668","6669","6679","6697","10080"],b=new Set(f),S=["no-referrer","no-referrer-when-downgrade","\
same-origin","origin","strict-origin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url"],G=["",...S],m=new Set(S),k=["follow","manual","\
error"],L=["GET","HEAD","OPTIONS","TRACE"],M=new Set(L),h=["navigate","same-origin","no-cors","cors"],E=["omit","same-origin","include"],A=["default","no-store",
"reload","no-cache","force-cache","only-if-cached"],e=["content-encoding","content-language","content-location","content-type","content-length"],o=["half"],n=["\
CONNECT","TRACE","TRACK"],Q=new Set(n),B=["audio","audioworklet","font","image","manifest","paintworklet","script","style","track","video","xslt",""],p=new Set(
B);P.exports={subresource:B,forbiddenMethods:n,requestBodyHeader:e,referrerPolicy:G,requestRedirect:k,requestMode:h,requestCredentials:E,requestCache:A,redirectStatus:u,
corsSafeListedMethods:g,nullBodyStatus:i,safeMethods:L,badPorts:f,requestDuplex:o,subresourceSet:p,badPortsSet:b,redirectStatusSet:c,corsSafeListedMethodsSet:r,
safeMethodsSet:M,forbiddenMethodsSet:Q,referrerPolicyTokens:m}}),52e3:((P,g,r)=>{const i=r(34589),{forgivingBase64:u,collectASequenceOfCodePoints:c,collectASequenceOfCodePointsFast:f,
isomorphicDecode:b,removeASCIIWhitespace:S,removeChars:G}=r(43496),m=new TextEncoder,k=/^[-!#$%&'*+.^_|~A-Za-z0-9]+$/u,L=/[\u000A\u000D\u0009\u0020]/u,M=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/u;
function h(l){i(l.protocol==="data:");let a=E(l,!0);a=a.slice(5);const D={position:0};let w=f(",",a,D);const s=w.length;if(w=S(w,!0,!0),D.position>=a.length)return"\
failure";D.position++;const I=a.slice(s+1);let T=A(I);if(/;(?:\u0020*)base64$/ui.test(w)){const W=b(T);if(T=u(W),T==="failure")return"failure";w=w.slice(0,-6),w=
w.replace(/(\u0020+)$/u,""),w=w.slice(0,-1)}w.startsWith(";")&&(w="text/plain"+w);let d=Q(w);return d==="failure"&&(d=Q("text/plain;charset=US-ASCII")),{mimeType:d,
body:T}}function E(l,a=!1){if(!a)return l.href;const D=l.href,w=l.hash.length,s=w===0?D:D.substring(0,D.length-w);return!w&&D.endsWith("#")?s.slice(0,-1):s}function A(l){
const a=m.encode(l);return n(a)}function e(l){return l>=48&&l<=57||l>=65&&l<=70||l>=97&&l<=102}function o(l){return l>=48&&l<=57?l-48:(l&223)-55}function n(l){const a=l.
length,D=new Uint8Array(a);let w=0,s=0;for(;s<a;){const I=l[s];I!==37?D[w++]=I:I===37&&!(e(l[s+1])&&e(l[s+2]))?D[w++]=37:(D[w++]=o(l[s+1])<<4|o(l[s+2]),s+=2),++s}
return a===w?D:D.subarray(0,w)}function Q(l){l=t(l,!0,!0);const a={position:0},D=f("/",l,a);if(D.length===0||!k.test(D)||a.position>=l.length)return"failure";a.
position++;let w=f(";",l,a);if(w=t(w,!1,!0),w.length===0||!k.test(w))return"failure";const s=D.toLowerCase(),I=w.toLowerCase(),T={type:s,subtype:I,parameters:new Map,
essence:`${s}/${I}`};for(;a.position<l.length;){a.position++,c(rA=>L.test(rA),l,a);let d=c(rA=>rA!==";"&&rA!=="=",l,a);if(d=d.toLowerCase(),a.position<l.length){
if(l[a.position]===";")continue;a.position++}if(a.position>=l.length)break;let W=null;if(l[a.position]==='"')W=B(l,a,!0),f(";",l,a);else if(W=f(";",l,a),W=t(W,!1,
!0),W.length===0)continue;d.length!==0&&k.test(d)&&(W.length===0||M.test(W))&&!T.parameters.has(d)&&T.parameters.set(d,W)}return T}function B(l,a,D=!1){const w=a.
position;let s="";for(i(l[a.position]==='"'),a.position++;s+=c(T=>T!=='"'&&T!=="\\",l,a),!(a.position>=l.length);){const I=l[a.position];if(a.position++,I==="\\"){
if(a.position>=l.length){s+="\\";break}s+=l[a.position],a.position++}else{i(I==='"');break}}return D?s:l.slice(w,a.position)}function p(l){i(l!=="failure");const{
parameters:a,essence:D}=l;let w=D;for(let[s,I]of a.entries())w+=";",w+=s,w+="=",k.test(I)||(I=I.replace(/[\\"]/ug,"\\$&"),I='"'+I,I+='"'),w+=I;return w}function U(l){
return l===13||l===10||l===9||l===32}function t(l,a=!0,D=!0){return G(l,a,D,U)}function N(l){switch(l.essence){case"application/ecmascript":case"application/jav\
ascript":case"application/x-ecmascript":case"application/x-javascript":case"text/ecmascript":case"text/javascript":case"text/javascript1.0":case"text/javascript\
1.1":case"text/javascript1.2":case"text/javascript1.3":case"text/javascript1.4":case"text/javascript1.5":case"text/jscript":case"text/livescript":case"text/x-ec\
mascript":case"text/x-javascript":return"text/javascript";case"application/json":case"text/json":return"application/json";case"image/svg+xml":return"image/svg+x\
ml";case"text/xml":case"application/xml":return"application/xml"}return l.subtype.endsWith("+json")?"application/json":l.subtype.endsWith("+xml")?"application/x\
ml":""}P.exports={dataURLProcessor:h,URLSerializer:E,stringPercentDecode:A,parseMIMEType:Q,collectAnHTTPQuotedString:B,serializeAMimeType:p,removeHTTPWhitespace:t,
minimizeSupportedMimeType:N,HTTP_TOKEN_CODEPOINTS:k}}),144:((P,g,r)=>{const{bufferToLowerCasedHeaderName:i}=r(52556),{HTTP_TOKEN_CODEPOINTS:u}=r(52e3),{makeEntry:c}=r(
56346),{webidl:f}=r(8611),b=r(34589),{isomorphicDecode:S}=r(43496),G=Buffer.from("--"),m=new TextDecoder,k=new TextDecoder("utf-8",{ignoreBOM:!0});function L(t){
for(let N=0;N<t.length;++N)if((t.charCodeAt(N)&-128)!==0)return!1;return!0}function M(t){const N=t.length;if(N<27||N>70)return!1;for(let l=0;l<N;++l){const a=t.
charCodeAt(l);if(!(a>=48&&a<=57||a>=65&&a<=90||a>=97&&a<=122||a===39||a===45||a===95))return!1}return!0}function h(t,N){b(N!=="failure"&&N.essence==="multipart/\
form-data");const l=N.parameters.get("boundary");if(l===void 0)throw Q("missing boundary in content-type header");const a=Buffer.from(`--${l}`,"utf8"),D=[],w={position:0},
s=t.indexOf(a);if(s===-1)throw Q("no boundary found in multipart body");for(w.position=s;;){if(t.subarray(w.position,w.position+a.length).equals(a))w.position+=
a.length;else throw Q("expected a value starting with -- and the boundary");if(n(t,G,w))return D;if(t[w.position]!==13||t[w.position+1]!==10)throw Q("expected C\
RLF");w.position+=2;const I=A(t,w);let{name:T,filename:d,contentType:W,encoding:rA}=I;w.position+=2;let oA;{const dA=t.indexOf(a.subarray(2),w.position);if(dA===
-1)throw Q("expected boundary after body");oA=t.subarray(w.position,dA-4),w.position+=oA.length,rA==="base64"&&(oA=Buffer.from(oA.toString(),"base64"))}if(t[w.position]!==
13||t[w.position+1]!==10)throw Q("expected CRLF");w.position+=2;let sA;d!==null?(W??="text/plain",L(W)||(W=""),sA=new File([oA],d,{type:W})):sA=k.decode(Buffer.
from(oA)),b(f.is.USVString(T)),b(typeof sA=="string"&&f.is.USVString(sA)||f.is.File(sA)),D.push(c(T,sA,d))}}function E(t,N){t[N.position]===59&&N.position++,e(s=>s===
32||s===9,t,N);const l=e(s=>U(s)&&s!==61&&s!==42,t,N);if(l.length===0)return null;const a=l.toString("ascii").toLowerCase(),D=t[N.position]===42;if(D&&N.position++,
t[N.position]!==61)return null;N.position++,e(s=>s===32||s===9,t,N);let w;if(D){const s=e(I=>I!==32&&I!==13&&I!==10&&I!==59,t,N);if(s[0]!==117&&s[0]!==85||s[1]!==
116&&s[1]!==84||s[2]!==102&&s[2]!==70||s[3]!==45||s[4]!==56)throw Q("unknown encoding, expected utf-8''");w=decodeURIComponent(m.decode(s.subarray(7)))}else if(t[N.
position]===34){N.position++;const s=e(I=>I!==10&&I!==13&&I!==34,t,N);if(t[N.position]!==34)throw Q("Closing quote not found");N.position++,w=m.decode(s).replace(
/%0A/ig,`
`).replace(/%0D/ig,"\r").replace(/%22/g,'"')}else{const s=e(I=>U(I)&&I!==59,t,N);w=m.decode(s)}return{name:a,value:w,extended:D}}function A(t,N){let l=null,a=null,
D=null,w=null;for(;;){if(t[N.position]===13&&t[N.position+1]===10){if(l===null)throw Q("header name is null");return{name:l,filename:a,contentType:D,encoding:w}}
let s=e(I=>I!==10&&I!==13&&I!==58,t,N);if(s=o(s,!0,!0,I=>I===9||I===32),!u.test(s.toString()))throw Q("header name does not match the field-name token productio\
n");if(t[N.position]!==58)throw Q("expected :");switch(N.position++,e(I=>I===32||I===9,t,N),i(s)){case"content-disposition":{l=a=null;let I=!1;if(e(d=>U(d),t,N).
toString("ascii").toLowerCase()!=="form-data")throw Q("expected form-data for content-disposition header");for(;N.position<t.length&&(t[N.position]!==13||t[N.position+
1]!==10);){const d=E(t,N);if(!d)break;d.name==="name"?l=d.value:d.name==="filename"&&(d.extended?(a=d.value,I=!0):I||(a=d.value))}if(l===null)throw Q("name attr\
ibute is required in content-disposition header");break}case"content-type":{let I=e(T=>T!==10&&T!==13,t,N);I=o(I,!1,!0,T=>T===9||T===32),D=S(I);break}case"conte\
nt-transfer-encoding":{let I=e(T=>T!==10&&T!==13,t,N);I=o(I,!1,!0,T=>T===9||T===32),w=S(I);break}default:e(I=>I!==10&&I!==13,t,N)}if(t[N.position]!==13||t[N.position+
1]!==10)throw Q("expected CRLF");N.position+=2}}function e(t,N,l){let a=l.position;for(;a<N.length&&t(N[a]);)++a;return N.subarray(l.position,l.position=a)}function o(t,N,l,a){
let D=0,w=t.length-1;if(N)for(;D<t.length&&a(t[D]);)D++;if(l)for(;w>0&&a(t[w]);)w--;return D===0&&w===t.length-1?t:t.subarray(D,w+1)}function n(t,N,l){if(t.length<
N.length)return!1;for(let a=0;a<N.length;a++)if(N[a]!==t[l.position+a])return!1;return!0}function Q(t){return new TypeError("Failed to parse body as FormData.",
{cause:new TypeError(t)})}function B(t){return t<=31||t===127}function p(t){return t===40||t===41||t===60||t===62||t===64||t===44||t===59||t===58||t===92||t===34||
t===47||t===91||t===93||t===63||t===61}function U(t){return t<=127&&t!==32&&t!==9&&!B(t)&&!p(t)}P.exports={multipartFormDataParser:h,validateBoundary:M}}),56346:((P,g,r)=>{
const{iteratorMixin:i}=r(97796),{kEnumerableProperty:u}=r(52556),{webidl:c}=r(8611),f=r(57975);class b{#A=[];constructor(L=void 0){if(c.util.markAsUncloneable(this),
L!==void 0)throw c.errors.conversionFailed({prefix:"FormData constructor",argument:"Argument 1",types:["undefined"]})}append(L,M,h=void 0){c.brandCheck(this,b);
const E="FormData.append";c.argumentLengthCheck(arguments,2,E),L=c.converters.USVString(L),arguments.length===3||c.is.Blob(M)?(M=c.converters.Blob(M,E,"value"),
h!==void 0&&(h=c.converters.USVString(h))):M=c.converters.USVString(M);const A=m(L,M,h);this.#A.push(A)}delete(L){c.brandCheck(this,b),c.argumentLengthCheck(arguments,
1,"FormData.delete"),L=c.converters.USVString(L),this.#A=this.#A.filter(h=>h.name!==L)}get(L){c.brandCheck(this,b),c.argumentLengthCheck(arguments,1,"FormData.g\
et"),L=c.converters.USVString(L);const h=this.#A.findIndex(E=>E.name===L);return h===-1?null:this.#A[h].value}getAll(L){return c.brandCheck(this,b),c.argumentLengthCheck(
arguments,1,"FormData.getAll"),L=c.converters.USVString(L),this.#A.filter(h=>h.name===L).map(h=>h.value)}has(L){return c.brandCheck(this,b),c.argumentLengthCheck(
arguments,1,"FormData.has"),L=c.converters.USVString(L),this.#A.findIndex(h=>h.name===L)!==-1}set(L,M,h=void 0){c.brandCheck(this,b);const E="FormData.set";c.argumentLengthCheck(
arguments,2,E),L=c.converters.USVString(L),arguments.length===3||c.is.Blob(M)?(M=c.converters.Blob(M,E,"value"),h!==void 0&&(h=c.converters.USVString(h))):M=c.converters.
USVString(M);const A=m(L,M,h),e=this.#A.findIndex(o=>o.name===L);e!==-1?this.#A=[...this.#A.slice(0,e),A,...this.#A.slice(e+1).filter(o=>o.name!==L)]:this.#A.push(
A)}[f.inspect.custom](L,M){const h=this.#A.reduce((A,e)=>(A[e.name]?Array.isArray(A[e.name])?A[e.name].push(e.value):A[e.name]=[A[e.name],e.value]:A[e.name]=e.value,
A),{__proto__:null});M.depth??=L,M.colors??=!0;const E=f.formatWithOptions(M,h);return`FormData ${E.slice(E.indexOf("]")+2)}`}static getFormDataState(L){return L.#A}static setFormDataState(L,M){
L.#A=M}}const{getFormDataState:S,setFormDataState:G}=b;Reflect.deleteProperty(b,"getFormDataState"),Reflect.deleteProperty(b,"setFormDataState"),i("FormData",b,
S,"name","value"),Object.defineProperties(b.prototype,{append:u,delete:u,get:u,getAll:u,has:u,set:u,[Symbol.toStringTag]:{value:"FormData",configurable:!0}});function m(k,L,M){
if(typeof L!="string"){if(c.is.File(L)||(L=new File([L],"blob",{type:L.type})),M!==void 0){const h={type:L.type,lastModified:L.lastModified};L=new File([L],M,h)}}
return{name:k,value:L}}c.is.FormData=c.util.MakeTypeAssertion(b),P.exports={FormData:b,makeEntry:m,setFormDataState:G}}),11919:(P=>{const g=Symbol.for("undici.g\
lobalOrigin.1");function r(){return globalThis[g]}function i(u){if(u===void 0){Object.defineProperty(globalThis,g,{value:void 0,writable:!0,enumerable:!1,configurable:!1});
return}const c=new URL(u);if(c.protocol!=="http:"&&c.protocol!=="https:")throw new TypeError(`Only http & https urls are allowed, received ${c.protocol}`);Object.
defineProperty(globalThis,g,{value:c,writable:!0,enumerable:!1,configurable:!1})}P.exports={getGlobalOrigin:r,setGlobalOrigin:i}}),31472:((P,g,r)=>{const{kConstruct:i}=r(
79567),{kEnumerableProperty:u}=r(52556),{iteratorMixin:c,isValidHeaderName:f,isValidHeaderValue:b}=r(97796),{webidl:S}=r(8611),G=r(34589),m=r(57975);function k(U){
return U===10||U===13||U===9||U===32}function L(U){let t=0,N=U.length;for(;N>t&&k(U.charCodeAt(N-1));)--N;for(;N>t&&k(U.charCodeAt(t));)++t;return t===0&&N===U.
length?U:U.substring(t,N)}function M(U,t){if(Array.isArray(t))for(let N=0;N<t.length;++N){const l=t[N];if(l.length!==2)throw S.errors.exception({header:"Headers\
 constructor",message:`expected name/value pair to be length 2, found ${l.length}.`});h(U,l[0],l[1])}else if(typeof t=="object"&&t!==null){const N=Object.keys(t);
for(let l=0;l<N.length;++l)h(U,N[l],t[N[l]])}else throw S.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<\
ByteString>>","record<ByteString, ByteString>"]})}function h(U,t,N){if(N=L(N),f(t)){if(!b(N))throw S.errors.invalidArgument({prefix:"Headers.append",value:N,type:"\
header value"})}else throw S.errors.invalidArgument({prefix:"Headers.append",value:t,type:"header name"});if(n(U)==="immutable")throw new TypeError("immutable");
return B(U).append(t,N,!1)}function E(U){const t=B(U);if(!t)return[];if(t.sortedMap)return t.sortedMap;const N=[],l=t.toSortedArray(),a=t.cookies;if(a===null||a.
length===1)return t.sortedMap=l;for(let D=0;D<l.length;++D){const{0:w,1:s}=l[D];if(w==="set-cookie")for(let I=0;I<a.length;++I)N.push([w,a[I]]);else N.push([w,s])}
return t.sortedMap=N}function A(U,t){return U[0]<t[0]?-1:1}class e{cookies=null;sortedMap;headersMap;constructor(t){t instanceof e?(this.headersMap=new Map(t.headersMap),
this.sortedMap=t.sortedMap,this.cookies=t.cookies===null?null:[...t.cookies]):(this.headersMap=new Map(t),this.sortedMap=null)}contains(t,N){return this.headersMap.
has(N?t:t.toLowerCase())}clear(){this.headersMap.clear(),this.sortedMap=null,this.cookies=null}append(t,N,l){this.sortedMap=null;const a=l?t:t.toLowerCase(),D=this.
headersMap.get(a);if(D){const w=a==="cookie"?"; ":", ";this.headersMap.set(a,{name:D.name,value:`${D.value}${w}${N}`})}else this.headersMap.set(a,{name:t,value:N});
a==="set-cookie"&&(this.cookies??=[]).push(N)}set(t,N,l){this.sortedMap=null;const a=l?t:t.toLowerCase();a==="set-cookie"&&(this.cookies=[N]),this.headersMap.set(
a,{name:t,value:N})}delete(t,N){this.sortedMap=null,N||(t=t.toLowerCase()),t==="set-cookie"&&(this.cookies=null),this.headersMap.delete(t)}get(t,N){return this.
headersMap.get(N?t:t.toLowerCase())?.value??null}*[Symbol.iterator](){for(const{0:t,1:{value:N}}of this.headersMap)yield[t,N]}get entries(){const t={};if(this.headersMap.
size!==0)for(const{name:N,value:l}of this.headersMap.values())t[N]=l;return t}rawValues(){return this.headersMap.values()}get entriesList(){const t=[];if(this.headersMap.
size!==0)for(const{0:N,1:{name:l,value:a}}of this.headersMap)if(N==="set-cookie")for(const D of this.cookies)t.push([l,D]);else t.push([l,a]);return t}toSortedArray(){
const t=this.headersMap.size,N=new Array(t);if(t<=32){if(t===0)return N;const l=this.headersMap[Symbol.iterator](),a=l.next().value;N[0]=[a[0],a[1].value],G(a[1].
value!==null);for(let D=1,w=0,s=0,I=0,T=0,d,W;D<t;++D){for(W=l.next().value,d=N[D]=[W[0],W[1].value],G(d[1]!==null),I=0,s=D;I<s;)T=I+(s-I>>1),N[T][0]<=d[0]?I=T+
1:s=T;if(D!==T){for(w=D;w>I;)N[w]=N[--w];N[I]=d}}if(!l.next().done)throw new TypeError("Unreachable");return N}else{let l=0;for(const{0:a,1:{value:D}}of this.headersMap)
N[l++]=[a,D],G(D!==null);return N.sort(A)}}}class o{#A;#e;constructor(t=void 0){S.util.markAsUncloneable(this),t!==i&&(this.#e=new e,this.#A="none",t!==void 0&&
(t=S.converters.HeadersInit(t,"Headers constructor","init"),M(this,t)))}append(t,N){S.brandCheck(this,o),S.argumentLengthCheck(arguments,2,"Headers.append");const l="\
Headers.append";return t=S.converters.ByteString(t,l,"name"),N=S.converters.ByteString(N,l,"value"),h(this,t,N)}delete(t){if(S.brandCheck(this,o),S.argumentLengthCheck(
arguments,1,"Headers.delete"),t=S.converters.ByteString(t,"Headers.delete","name"),!f(t))throw S.errors.invalidArgument({prefix:"Headers.delete",value:t,type:"h\
eader name"});if(this.#A==="immutable")throw new TypeError("immutable");this.#e.contains(t,!1)&&this.#e.delete(t,!1)}get(t){S.brandCheck(this,o),S.argumentLengthCheck(
arguments,1,"Headers.get");const N="Headers.get";if(t=S.converters.ByteString(t,N,"name"),!f(t))throw S.errors.invalidArgument({prefix:N,value:t,type:"header na\
me"});return this.#e.get(t,!1)}has(t){S.brandCheck(this,o),S.argumentLengthCheck(arguments,1,"Headers.has");const N="Headers.has";if(t=S.converters.ByteString(t,
N,"name"),!f(t))throw S.errors.invalidArgument({prefix:N,value:t,type:"header name"});return this.#e.contains(t,!1)}set(t,N){S.brandCheck(this,o),S.argumentLengthCheck(
arguments,2,"Headers.set");const l="Headers.set";if(t=S.converters.ByteString(t,l,"name"),N=S.converters.ByteString(N,l,"value"),N=L(N),f(t)){if(!b(N))throw S.errors.
invalidArgument({prefix:l,value:N,type:"header value"})}else throw S.errors.invalidArgument({prefix:l,value:t,type:"header name"});if(this.#A==="immutable")throw new TypeError(
"immutable");this.#e.set(t,N,!1)}getSetCookie(){S.brandCheck(this,o);const t=this.#e.cookies;return t?[...t]:[]}[m.inspect.custom](t,N){return N.depth??=t,`Head\
ers ${m.formatWithOptions(N,this.#e.entries)}`}static getHeadersGuard(t){return t.#A}static setHeadersGuard(t,N){t.#A=N}static getHeadersList(t){return t.#e}static setHeadersList(t,N){
t.#e=N}}const{getHeadersGuard:n,setHeadersGuard:Q,getHeadersList:B,setHeadersList:p}=o;Reflect.deleteProperty(o,"getHeadersGuard"),Reflect.deleteProperty(o,"set\
HeadersGuard"),Reflect.deleteProperty(o,"getHeadersList"),Reflect.deleteProperty(o,"setHeadersList"),c("Headers",o,E,0,1),Object.defineProperties(o.prototype,{append:u,
delete:u,get:u,has:u,set:u,getSetCookie:u,[Symbol.toStringTag]:{value:"Headers",configurable:!0},[m.inspect.custom]:{enumerable:!1}}),S.converters.HeadersInit=function(U,t,N){
if(S.util.Type(U)===S.util.Types.OBJECT){const l=Reflect.get(U,Symbol.iterator);if(!m.types.isProxy(U)&&l===o.prototype.entries)try{return B(U).entriesList}catch{}
return typeof l=="function"?S.converters["sequence<sequence<ByteString>>"](U,t,N,l.bind(U)):S.converters["record<ByteString, ByteString>"](U,t,N)}throw S.errors.
conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})},P.exports={fill:M,
compareHeaderName:A,Headers:o,HeadersList:e,getHeadersGuard:n,setHeadersGuard:Q,setHeadersList:p,getHeadersList:B}}),74170:((P,g,r)=>{const{makeNetworkError:i,makeAppropriateNetworkError:u,
filterResponse:c,makeResponse:f,fromInnerResponse:b,getResponseState:S}=r(62791),{HeadersList:G}=r(31472),{Request:m,cloneRequest:k,getRequestDispatcher:L,getRequestState:M}=r(
3251),h=r(38522),{makePolicyContainer:E,clonePolicyContainer:A,requestBadPort:e,TAOCheck:o,appendRequestOriginHeader:n,responseLocationURL:Q,requestCurrentURL:B,
setRequestReferrerPolicyOnRedirect:p,tryUpgradeRequestToAPotentiallyTrustworthyURL:U,createOpaqueTimingInfo:t,appendFetchMetadata:N,corsCheck:l,crossOriginResourcePolicyCheck:a,
determineRequestsReferrer:D,coarsenedSharedCurrentTime:w,sameOrigin:s,isCancelled:I,isAborted:T,isErrorLike:d,fullyReadBody:W,readableStreamClose:rA,urlIsLocal:oA,
urlIsHttpHttpsScheme:sA,urlHasHttpsScheme:dA,clampAndCoarsenConnectionTimingInfo:FA,simpleRangeHeaderValue:LA,buildContentRange:NA,createInflate:kA,extractMimeType:DA,
hasAuthenticationEntry:YA,includesCredentials:nA,isTraversableNavigable:_}=r(97796),AA=r(34589),{safelyExtractBody:wA,extractBody:bA}=r(31784),{redirectStatusSet:eA,
nullBodyStatus:J,safeMethodsSet:MA,requestBodyHeader:QA,subresourceSet:aA}=r(6539),BA=r(78474),{Readable:xA,pipeline:iA,finished:VA,isErrored:ne,isReadable:PA}=r(
57075),{addAbortListener:HA,bufferToLowerCasedHeaderName:vA}=r(52556),{dataURLProcessor:XA,serializeAMimeType:JA,minimizeSupportedMimeType:_A}=r(52e3),{getGlobalDispatcher:zA}=r(
26681),{webidl:ZA}=r(8611),{STATUS_CODES:Ae}=r(37067),{bytesMatch:q}=r(18534),{createDeferredPromise:IA}=r(27632),{isomorphicEncode:cA}=r(43496),{runtimeFeatures:C}=r(
38301),z=C.has("zstd"),gA=["GET","HEAD"],uA=typeof __UNDICI_IS_NODE__<"u"||typeof esbuildDetection<"u"?"node":"undici";let Z;class K extends BA{constructor(V){super(),
this.dispatcher=V,this.connection=null,this.dump=!1,this.state="ongoing"}terminate(V){this.state==="ongoing"&&(this.state="terminated",this.connection?.destroy(
V),this.emit("terminated",V))}abort(V){this.state==="ongoing"&&(this.state="aborted",V||(V=new DOMException("The operation was aborted.","AbortError")),this.serializedAbortReason=
V,this.connection?.destroy(V),this.emit("terminated",V))}}function F(R){v(R,"fetch")}function X(R,V=void 0){ZA.argumentLengthCheck(arguments,1,"globalThis.fetch");
let H=IA(),x;try{x=new m(R,V)}catch(CA){return H.reject(CA),H.promise}const tA=M(x);if(x.signal.aborted)return lA(H,tA,null,x.signal.reason,null),H.promise;tA.client.
globalObject?.constructor?.name==="ServiceWorkerGlobalScope"&&(tA.serviceWorkers="none");let EA=null,RA=!1,hA=null;return HA(x.signal,()=>{RA=!0,AA(hA!=null),hA.
abort(x.signal.reason);const CA=EA?.deref();lA(H,tA,CA,x.signal.reason,hA.controller)}),hA=yA({request:tA,processResponseEndOfBody:F,processResponse:CA=>{if(!RA){
if(CA.aborted){lA(H,tA,EA,hA.serializedAbortReason,hA.controller);return}if(CA.type==="error"){H.reject(new TypeError("fetch failed",{cause:CA.error}));return}EA=
new WeakRef(b(CA,"immutable")),H.resolve(EA.deref()),H=null}},dispatcher:L(x),requestObject:x}),H.promise}function v(R,V="other"){if(R.type==="error"&&R.aborted||
!R.urlList?.length)return;const H=R.urlList[0];let x=R.timingInfo,tA=R.cacheState;sA(H)&&x!==null&&(R.timingAllowPassed||(x=t({startTime:x.startTime}),tA=""),x.
endTime=w(),R.timingInfo=x,j(x,H.href,V,globalThis,tA,"",R.status))}const j=performance.markResourceTiming;function lA(R,V,H,x,tA){if(R&&R.reject(x),V.body?.stream!=
null&&PA(V.body.stream)&&V.body.stream.cancel(x).catch(EA=>{if(EA.code!=="ERR_INVALID_STATE")throw EA}),H==null)return;const O=S(H);O.body?.stream!=null&&PA(O.body.
stream)&&tA.error(x)}function yA({request:R,processRequestBodyChunkLength:V,processRequestEndOfBody:H,processResponse:x,processResponseEndOfBody:tA,processResponseConsumeBody:O,
useParallelQueue:EA=!1,dispatcher:RA=zA(),requestObject:hA=null}){AA(RA);let fA=null,CA=!1;R.client!=null&&(fA=R.client.globalObject,CA=R.client.crossOriginIsolatedCapability);
const UA=w(CA),TA=t({startTime:UA}),KA={controller:new K(RA),request:R,timingInfo:TA,processRequestBodyChunkLength:V,processRequestEndOfBody:H,processResponse:x,
processResponseConsumeBody:O,processResponseEndOfBody:tA,taskDestination:fA,crossOriginIsolatedCapability:CA,requestObject:hA};return AA(!R.body||R.body.stream),
R.window==="client"&&(R.window=R.client?.globalObject?.constructor?.name==="Window"?R.client:"no-window"),R.origin==="client"&&(R.origin=R.client.origin),R.policyContainer===
"client"&&(R.client!=null?R.policyContainer=A(R.client.policyContainer):R.policyContainer=E()),R.headersList.contains("accept",!0)||R.headersList.append("accept",
"*/*",!0),R.headersList.contains("accept-language",!0)||R.headersList.append("accept-language","*",!0),R.priority,aA.has(R.destination),SA(KA,!1),KA.controller}
async function SA(R,V){try{const H=R.request;let x=null;if(H.localURLsOnly&&!oA(B(H))&&(x=i("local URLs only")),U(H),e(H)==="blocked"&&(x=i("bad port")),H.referrerPolicy===
""&&(H.referrerPolicy=H.policyContainer.referrerPolicy),H.referrer!=="no-referrer"&&(H.referrer=D(H)),x===null){const O=B(H);s(O,H.url)&&H.responseTainting==="b\
asic"||O.protocol==="data:"||H.mode==="navigate"||H.mode==="websocket"?(H.responseTainting="basic",x=await OA(R)):H.mode==="same-origin"?x=i('request mode canno\
t be "same-origin"'):H.mode==="no-cors"?H.redirect!=="follow"?x=i('redirect mode cannot be "follow" for "no-cors" request'):(H.responseTainting="opaque",x=await OA(
R)):sA(B(H))?(H.responseTainting="cors",x=await WA(R)):x=i("URL scheme must be a HTTP(S) scheme")}if(V)return x;x.status!==0&&!x.internalResponse&&(H.responseTainting,
H.responseTainting==="basic"?x=c(x,"basic"):H.responseTainting==="cors"?x=c(x,"cors"):H.responseTainting==="opaque"?x=c(x,"opaque"):AA(!1));let tA=x.status===0?
x:x.internalResponse;if(tA.urlList.length===0&&tA.urlList.push(...H.urlList),H.timingAllowFailed||(x.timingAllowPassed=!0),x.type==="opaque"&&tA.status===206&&tA.
rangeRequested&&!H.headers.contains("range",!0)&&(x=tA=i()),x.status!==0&&(H.method==="HEAD"||H.method==="CONNECT"||J.includes(tA.status))&&(tA.body=null,R.controller.
dump=!0),H.integrity){const O=RA=>GA(R,i(RA));if(H.responseTainting==="opaque"||x.body==null){O(x.error);return}const EA=RA=>{if(!q(RA,H.integrity)){O("integrit\
y mismatch");return}x.body=wA(RA)[0],GA(R,x)};W(x.body,EA,O)}else GA(R,x)}catch(H){R.controller.terminate(H)}}function OA(R){if(I(R)&&R.request.redirectCount===
0)return Promise.resolve(u(R));const{request:V}=R,{protocol:H}=B(V);switch(H){case"about:":return Promise.resolve(i("about scheme is not supported"));case"blob:":{
Z||(Z=r(4573).resolveObjectURL);const x=B(V);if(x.search.length!==0)return Promise.resolve(i("NetworkError when attempting to fetch resource."));const tA=Z(x.toString());
if(V.method!=="GET"||!ZA.is.Blob(tA))return Promise.resolve(i("invalid method"));const O=f(),EA=tA.size,RA=cA(`${EA}`),hA=tA.type;if(V.headersList.contains("ran\
ge",!0)){O.rangeRequested=!0;const fA=V.headersList.get("range",!0),CA=LA(fA,!0);if(CA==="failure")return Promise.resolve(i("failed to fetch the data URL"));let{
rangeStartValue:UA,rangeEndValue:TA}=CA;if(UA===null)UA=EA-TA,TA=UA+TA-1;else{if(UA>=EA)return Promise.resolve(i("Range start is greater than the blob's size."));
(TA===null||TA>=EA)&&(TA=EA-1)}const KA=tA.slice(UA,TA+1,hA),mA=bA(KA);O.body=mA[0];const qA=cA(`${KA.size}`),te=NA(UA,TA,EA);O.status=206,O.statusText="Partial\
 Content",O.headersList.set("content-length",qA,!0),O.headersList.set("content-type",hA,!0),O.headersList.set("content-range",te,!0)}else{const fA=bA(tA);O.statusText=
"OK",O.body=fA[0],O.headersList.set("content-length",RA,!0),O.headersList.set("content-type",hA,!0)}return Promise.resolve(O)}case"data:":{const x=B(V),tA=XA(x);
if(tA==="failure")return Promise.resolve(i("failed to fetch the data URL"));const O=JA(tA.mimeType);return Promise.resolve(f({statusText:"OK",headersList:[["con\
tent-type",{name:"Content-Type",value:O}]],body:wA(tA.body)[0]}))}case"file:":return Promise.resolve(i("not implemented... yet..."));case"http:":case"https:":return WA(
R).catch(x=>i(x));default:return Promise.resolve(i("unknown scheme"))}}function pA(R,V){R.request.done=!0,R.processResponseDone!=null&&queueMicrotask(()=>R.processResponseDone(
V))}function GA(R,V){let H=R.timingInfo;const x=()=>{const O=Date.now();R.request.destination==="document"&&(R.controller.fullTimingInfo=H),R.controller.reportTimingSteps=
()=>{if(!sA(R.request.url))return;H.endTime=O;let RA=V.cacheState;const hA=V.bodyInfo;V.timingAllowPassed||(H=t(H),RA="");let fA=0;if(R.request.mode!=="navigate"||
!V.hasCrossOriginRedirects){fA=V.status;const CA=DA(V.headersList);CA!=="failure"&&(hA.contentType=_A(CA))}R.request.initiatorType!=null&&j(H,R.request.url.href,
R.request.initiatorType,globalThis,RA,hA,fA)};const EA=()=>{R.request.done=!0,R.processResponseEndOfBody!=null&&queueMicrotask(()=>R.processResponseEndOfBody(V)),
R.request.initiatorType!=null&&R.controller.reportTimingSteps()};queueMicrotask(()=>EA())};R.processResponse!=null&&queueMicrotask(()=>{R.processResponse(V),R.processResponse=
null});const tA=V.type==="error"?V:V.internalResponse??V;tA.body==null?x():VA(tA.body.stream,()=>{x()})}async function WA(R){const V=R.request;let H=null,x=null;
const tA=R.timingInfo;if(V.serviceWorkers,H===null){if(V.redirect==="follow"&&(V.serviceWorkers="none"),x=H=await y(R),V.responseTainting==="cors"&&l(V,H)==="fa\
ilure")return i("cors failure");o(V,H)==="failure"&&(V.timingAllowFailed=!0)}return(V.responseTainting==="opaque"||H.type==="opaque")&&a(V.origin,V.client,V.destination,
x)==="blocked"?i("blocked"):(eA.has(x.status)&&(V.redirect!=="manual"&&R.controller.connection.destroy(void 0,!1),V.redirect==="error"?H=i("unexpected redirect"):
V.redirect==="manual"?H=x:V.redirect==="follow"?H=await $(R,H):AA(!1)),H.timingInfo=tA,H)}function $(R,V){const H=R.request,x=V.internalResponse?V.internalResponse:
V;let tA;try{if(tA=Q(x,B(H).hash),tA==null)return V}catch(EA){return Promise.resolve(i(EA))}if(!sA(tA))return Promise.resolve(i("URL scheme must be a HTTP(S) sc\
heme"));if(H.redirectCount===20)return Promise.resolve(i("redirect count exceeded"));if(H.redirectCount+=1,H.mode==="cors"&&(tA.username||tA.password)&&!s(H,tA))
return Promise.resolve(i('cross origin not allowed for request mode "cors"'));if(H.responseTainting==="cors"&&(tA.username||tA.password))return Promise.resolve(
i('URL cannot contain credentials for request mode "cors"'));if(x.status!==303&&H.body!=null&&H.body.source==null)return Promise.resolve(i());if([301,302].includes(
x.status)&&H.method==="POST"||x.status===303&&!gA.includes(H.method)){H.method="GET",H.body=null;for(const EA of QA)H.headersList.delete(EA)}s(B(H),tA)||(H.headersList.
delete("authorization",!0),H.headersList.delete("proxy-authorization",!0),H.headersList.delete("cookie",!0),H.headersList.delete("host",!0)),H.body!=null&&(AA(H.
body.source!=null),H.body=wA(H.body.source)[0]);const O=R.timingInfo;return O.redirectEndTime=O.postRedirectStartTime=w(R.crossOriginIsolatedCapability),O.redirectStartTime===
0&&(O.redirectStartTime=O.startTime),H.urlList.push(tA),p(H,x),SA(R,!0)}async function y(R,V=!1,H=!1){const x=R.request;let tA=null,O=null,EA=null;const RA=null,
hA=!1;x.window==="no-window"&&x.redirect==="error"?(tA=R,O=x):(O=k(x),tA={...R},tA.request=O);const fA=x.credentials==="include"||x.credentials==="same-origin"&&
x.responseTainting==="basic",CA=O.body?O.body.length:null;let UA=null;if(O.body==null&&["POST","PUT"].includes(O.method)&&(UA="0"),CA!=null&&(UA=cA(`${CA}`)),UA!=
null&&!O.headersList.contains("content-length",!0)&&O.headersList.append("content-length",UA,!0),CA!=null&&O.keepalive,ZA.is.URL(O.referrer)&&O.headersList.append(
"referer",cA(O.referrer.href),!0),n(O),N(O),O.headersList.contains("user-agent",!0)||O.headersList.append("user-agent",uA,!0),O.cache==="default"&&(O.headersList.
contains("if-modified-since",!0)||O.headersList.contains("if-none-match",!0)||O.headersList.contains("if-unmodified-since",!0)||O.headersList.contains("if-match",
!0)||O.headersList.contains("if-range",!0))&&(O.cache="no-store"),O.cache==="no-cache"&&!O.preventNoCacheCacheControlHeaderModification&&!O.headersList.contains(
"cache-control",!0)&&O.headersList.append("cache-control","max-age=0",!0),(O.cache==="no-store"||O.cache==="reload")&&(O.headersList.contains("pragma",!0)||O.headersList.
append("pragma","no-cache",!0),O.headersList.contains("cache-control",!0)||O.headersList.append("cache-control","no-cache",!0)),O.headersList.contains("range",!0)&&
O.headersList.append("accept-encoding","identity",!0),O.headersList.contains("accept-encoding",!0)||(dA(B(O))?O.headersList.append("accept-encoding","br, gzip, \
deflate",!0):O.headersList.append("accept-encoding","gzip, deflate",!0)),O.headersList.delete("host",!0),fA&&!O.headersList.contains("authorization",!0)){let TA=null;
if(!(YA(O)&&(O.useURLCredentials===void 0||!nA(B(O))))){if(nA(B(O))&&V){const{username:KA,password:mA}=B(O);TA=`Basic ${Buffer.from(`${KA}:${mA}`).toString("bas\
e64")}`}}TA!==null&&O.headersList.append("Authorization",TA,!1)}if(RA==null&&(O.cache="no-store"),O.cache!=="no-store"&&O.cache,EA==null){if(O.cache==="only-if-\
cached")return i("only if cached");const TA=await Y(tA,fA,H);!MA.has(O.method)&&TA.status>=200&&TA.status<=399,hA&&TA.status,EA==null&&(EA=TA)}if(EA.urlList=[...O.
urlList],O.headersList.contains("range",!0)&&(EA.rangeRequested=!0),EA.requestIncludesCredentials=fA,EA.status===401&&O.responseTainting!=="cors"&&fA&&(x.useURLCredentials!==
void 0||_(x.traversableForUserPrompts))){if(x.body!=null){if(x.body.source==null)return EA;x.body=wA(x.body.source)[0]}if(x.useURLCredentials===void 0||V)return I(
R)?u(R):EA;R.controller.connection.destroy(),EA=await y(R,!0)}if(EA.status===407)return x.window==="no-window"?i():I(R)?u(R):i("proxy authentication required");
if(EA.status===421&&!H&&(x.body==null||x.body.source!=null)){if(I(R))return u(R);R.controller.connection.destroy(),EA=await y(R,V,!0)}return EA}async function Y(R,V=!1,H=!1){
AA(!R.controller.connection||R.controller.connection.destroyed),R.controller.connection={abort:null,destroyed:!1,destroy(mA,qA=!0){this.destroyed||(this.destroyed=
!0,qA&&this.abort?.(mA??new DOMException("The operation was aborted.","AbortError")))}};const x=R.request;let tA=null;const O=R.timingInfo;null==null&&(x.cache=
"no-store");const RA=H?"yes":"no";x.mode;let hA=null;if(x.body==null&&R.processRequestEndOfBody)queueMicrotask(()=>R.processRequestEndOfBody());else if(x.body!=
null){const mA=async function*(ee){I(R)||(yield ee,R.processRequestBodyChunkLength?.(ee.byteLength))},qA=()=>{I(R)||R.processRequestEndOfBody&&R.processRequestEndOfBody()},
te=ee=>{I(R)||(ee.name==="AbortError"?R.controller.abort():R.controller.terminate(ee))};hA=(async function*(){try{for await(const ee of x.body.stream)yield*mA(ee);
qA()}catch(ee){te(ee)}})()}try{const{body:mA,status:qA,statusText:te,headersList:ee,socket:Be}=await KA({body:hA});if(Be)tA=f({status:qA,statusText:te,headersList:ee,
socket:Be});else{const Ce=mA[Symbol.asyncIterator]();R.controller.next=()=>Ce.next(),tA=f({status:qA,statusText:te,headersList:ee})}}catch(mA){return mA.name===
"AbortError"?(R.controller.connection.destroy(),u(R,mA)):i(mA)}const fA=()=>R.controller.resume(),CA=mA=>{I(R)||R.controller.abort(mA)},UA=new ReadableStream({start(mA){
R.controller.controller=mA},pull:fA,cancel:CA,type:"bytes"});tA.body={stream:UA,source:null,length:null},R.controller.resume||R.controller.on("terminated",TA),R.
controller.resume=async()=>{for(;;){let mA,qA;try{const{done:ee,value:Be}=await R.controller.next();if(T(R))break;mA=ee?void 0:Be}catch(ee){R.controller.ended&&
!O.encodedBodySize?mA=void 0:(mA=ee,qA=!0)}if(mA===void 0){rA(R.controller.controller),pA(R,tA);return}if(O.decodedBodySize+=mA?.byteLength??0,qA){R.controller.
terminate(mA);return}const te=new Uint8Array(mA);if(te.byteLength&&R.controller.controller.enqueue(te),ne(UA)){R.controller.terminate();return}if(R.controller.controller.
desiredSize<=0)return}};function TA(mA){T(R)?(tA.aborted=!0,PA(UA)&&R.controller.controller.error(R.controller.serializedAbortReason)):PA(UA)&&R.controller.controller.
error(new TypeError("terminated",{cause:d(mA)?mA:void 0})),R.controller.connection.destroy()}return tA;function KA({body:mA}){const qA=B(x),te=R.controller.dispatcher,
ee=qA.pathname+qA.search,Be=qA.search.length===0&&qA.href[qA.href.length-qA.hash.length-1]==="?";return new Promise((Ce,De)=>te.dispatch({path:Be?`${ee}?`:ee,origin:qA.
origin,method:x.method,body:te.isMockActive?x.body&&(x.body.source||x.body.stream):mA,headers:x.headersList.entries,maxRedirections:0,upgrade:x.mode==="websocke\
t"?"websocket":void 0},{body:null,abort:null,onConnect(jA){const{connection:$A}=R.controller;O.finalConnectionTimingInfo=FA(void 0,O.postRedirectStartTime,R.crossOriginIsolatedCapability),
$A.destroyed?jA(new DOMException("The operation was aborted.","AbortError")):(R.controller.on("terminated",jA),this.abort=$A.abort=jA),O.finalNetworkRequestStartTime=
w(R.crossOriginIsolatedCapability)},onResponseStarted(){O.finalNetworkResponseStartTime=w(R.crossOriginIsolatedCapability)},onHeaders(jA,$A,ge,ie){if(jA<200)return!1;
const re=new G;for(let oe=0;oe<$A.length;oe+=2){const Ee=vA($A[oe]),Ie=$A[oe+1];if(Array.isArray(Ie)&&!Buffer.isBuffer($A[oe+1]))for(const he of Ie)re.append(Ee,
he.toString("latin1"),!0);else re.append(Ee,Ie.toString("latin1"),!0)}const Qe=re.get("location",!0)&&x.redirect==="follow"&&eA.has(jA),se=[];if(x.method!=="HEA\
D"&&x.method!=="CONNECT"&&!J.includes(jA)&&!Qe){const oe=re.get("content-encoding",!0),Ee=oe?oe.toLowerCase().split(","):[],Ie=5;if(Ee.length>Ie)return this.abort(
new Error(`too many content-encodings in response: ${Ee.length}, maximum allowed is ${Ie}`)),!0;for(let he=Ee.length-1;he>=0;--he){const ce=Ee[he].trim();if(ce===
"x-gzip"||ce==="gzip")se.push(h.createGunzip({flush:h.constants.Z_SYNC_FLUSH,finishFlush:h.constants.Z_SYNC_FLUSH}));else if(ce==="deflate")se.push(kA({flush:h.
constants.Z_SYNC_FLUSH,finishFlush:h.constants.Z_SYNC_FLUSH}));else if(ce==="br")se.push(h.createBrotliDecompress({flush:h.constants.BROTLI_OPERATION_FLUSH,finishFlush:h.
constants.BROTLI_OPERATION_FLUSH}));else if(ce==="zstd"&&z)se.push(h.createZstdDecompress({flush:h.constants.ZSTD_e_continue,finishFlush:h.constants.ZSTD_e_end}));else{
se.length=0;break}}}this.body=new xA({read:ge});const le=this.onError.bind(this);return Ce({status:jA,statusText:ie,headersList:re,body:se.length?iA(this.body,...se,
oe=>{oe&&this.onError(oe)}).on("error",le):this.body.on("error",le)}),!0},onData(jA){if(R.controller.dump)return;const $A=jA;return O.encodedBodySize+=$A.byteLength,
this.body.push($A)},onComplete(){this.abort&&R.controller.off("terminated",this.abort),R.controller.ended=!0,this.body.push(null)},onError(jA){this.abort&&R.controller.
off("terminated",this.abort),this.body?.destroy(jA),R.controller.terminate(jA),De(jA)},onRequestUpgrade(jA,$A,ge,ie){if(ie.session!=null&&$A!==200||ie.session==
null&&$A!==101)return!1;const re=new G;for(const[ae,Qe]of Object.entries(ge)){if(Qe==null)continue;const se=ae.toLowerCase();if(Array.isArray(Qe))for(const le of Qe)
re.append(se,String(le),!0);else re.append(se,String(Qe),!0)}return Ce({status:$A,statusText:Ae[$A],headersList:re,socket:ie}),!0},onUpgrade(jA,$A,ge){if(ge.session!=
null&&jA!==200||ge.session==null&&jA!==101)return!1;const ie=new G;for(let re=0;re<$A.length;re+=2){const ae=vA($A[re]),Qe=$A[re+1];if(Array.isArray(Qe)&&!Buffer.
isBuffer($A[re+1]))for(const se of Qe)ie.append(ae,se.toString("latin1"),!0);else ie.append(ae,Qe.toString("latin1"),!0)}return Ce({status:jA,statusText:Ae[jA],
headersList:ie,socket:ge}),!0}}))}}P.exports={fetch:X,Fetch:K,fetching:yA,finalizeAndReportTiming:v}}),3251:((P,g,r)=>{const{extractBody:i,mixinBody:u,cloneBody:c,
bodyUnusable:f}=r(31784),{Headers:b,fill:S,HeadersList:G,setHeadersGuard:m,getHeadersGuard:k,setHeadersList:L,getHeadersList:M}=r(31472),h=r(52556),E=r(57975),{
isValidHTTPToken:A,sameOrigin:e,environmentSettingsObject:o}=r(97796),{forbiddenMethodsSet:n,corsSafeListedMethodsSet:Q,referrerPolicy:B,requestRedirect:p,requestMode:U,
requestCredentials:t,requestCache:N,requestDuplex:l}=r(6539),{kEnumerableProperty:a,normalizedMethodRecordsBase:D,normalizedMethodRecords:w}=h,{webidl:s}=r(8611),
{URLSerializer:I}=r(52e3),{kConstruct:T}=r(79567),d=r(34589),{getMaxListeners:W,setMaxListeners:rA,defaultMaxListeners:oA}=r(78474),sA=Symbol("abortController"),
dA=new FinalizationRegistry(({signal:QA,abort:aA})=>{QA.removeEventListener("abort",aA)}),FA=new WeakMap;let LA;try{LA=W(new AbortController().signal)>0}catch{LA=
!1}function NA(QA){return aA;function aA(){const BA=QA.deref();if(BA!==void 0){dA.unregister(aA),this.removeEventListener("abort",aA),BA.abort(this.reason);const xA=FA.
get(BA.signal);if(xA!==void 0){if(xA.size!==0){for(const iA of xA){const VA=iA.deref();VA!==void 0&&VA.abort(this.reason)}xA.clear()}FA.delete(BA.signal)}}}}let kA=!1;
class DA{#A;#e;#r;#t;constructor(aA,BA=void 0){if(s.util.markAsUncloneable(this),aA===T)return;s.argumentLengthCheck(arguments,1,"Request constructor"),aA=s.converters.
RequestInfo(aA),BA=s.converters.RequestInit(BA);let iA=null,VA=null;const ne=o.settingsObject.baseUrl;let PA=null;if(typeof aA=="string"){this.#e=BA.dispatcher;
let IA;try{IA=new URL(aA,ne)}catch(cA){throw new TypeError("Failed to parse URL from "+aA,{cause:cA})}if(IA.username||IA.password)throw new TypeError("Request c\
annot be constructed from a URL that includes credentials: "+aA);iA=eA({urlList:[IA]}),VA="cors"}else d(s.is.Request(aA)),iA=aA.#t,PA=aA.#A,this.#e=BA.dispatcher||
aA.#e;const HA=o.settingsObject.origin;let vA="client";if(iA.window?.constructor?.name==="EnvironmentSettingsObject"&&e(iA.window,HA)&&(vA=iA.window),BA.window!=
null)throw new TypeError(`'window' option '${vA}' must be null`);"window"in BA&&(vA="no-window"),iA=eA({method:iA.method,headersList:iA.headersList,unsafeRequest:iA.
unsafeRequest,client:o.settingsObject,window:vA,priority:iA.priority,origin:iA.origin,referrer:iA.referrer,referrerPolicy:iA.referrerPolicy,mode:iA.mode,credentials:iA.
credentials,cache:iA.cache,redirect:iA.redirect,integrity:iA.integrity,keepalive:iA.keepalive,reloadNavigation:iA.reloadNavigation,historyNavigation:iA.historyNavigation,
urlList:[...iA.urlList]});const XA=Object.keys(BA).length!==0;if(XA&&(iA.mode==="navigate"&&(iA.mode="same-origin"),iA.reloadNavigation=!1,iA.historyNavigation=
!1,iA.origin="client",iA.referrer="client",iA.referrerPolicy="",iA.url=iA.urlList[iA.urlList.length-1],iA.urlList=[iA.url]),BA.referrer!==void 0){const IA=BA.referrer;
if(IA==="")iA.referrer="no-referrer";else{let cA;try{cA=new URL(IA,ne)}catch(C){throw new TypeError(`Referrer "${IA}" is not a valid URL.`,{cause:C})}cA.protocol===
"about:"&&cA.hostname==="client"||HA&&!e(cA,o.settingsObject.baseUrl)?iA.referrer="client":iA.referrer=cA}}BA.referrerPolicy!==void 0&&(iA.referrerPolicy=BA.referrerPolicy);
let JA;if(BA.mode!==void 0?JA=BA.mode:JA=VA,JA==="navigate")throw s.errors.exception({header:"Request constructor",message:"invalid request mode navigate."});if(JA!=
null&&(iA.mode=JA),BA.credentials!==void 0&&(iA.credentials=BA.credentials),BA.cache!==void 0&&(iA.cache=BA.cache),iA.cache==="only-if-cached"&&iA.mode!=="same-\
origin")throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode");if(BA.redirect!==void 0&&(iA.redirect=BA.redirect),BA.integrity!=null&&(iA.
integrity=String(BA.integrity)),BA.keepalive!==void 0&&(iA.keepalive=!!BA.keepalive),BA.method!==void 0){let IA=BA.method;const cA=w[IA];if(cA!==void 0)iA.method=
cA;else{if(!A(IA))throw new TypeError(`'${IA}' is not a valid HTTP method.`);const C=IA.toUpperCase();if(n.has(C))throw new TypeError(`'${IA}' HTTP method is un\
supported.`);IA=D[C]??IA,iA.method=IA}!kA&&iA.method==="patch"&&(process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `P\
ATCH` is much more likely to succeed.",{code:"UNDICI-FETCH-patch"}),kA=!0)}BA.signal!==void 0&&(PA=BA.signal),this.#t=iA;const _A=new AbortController;if(this.#A=
_A.signal,PA!=null)if(PA.aborted)_A.abort(PA.reason);else{this[sA]=_A;const IA=new WeakRef(_A),cA=NA(IA);LA&&W(PA)===oA&&rA(1500,PA),h.addAbortListener(PA,cA),dA.
register(_A,{signal:PA,abort:cA},cA)}if(this.#r=new b(T),L(this.#r,iA.headersList),m(this.#r,"request"),JA==="no-cors"){if(!Q.has(iA.method))throw new TypeError(
`'${iA.method} is unsupported in no-cors mode.`);m(this.#r,"request-no-cors")}if(XA){const IA=M(this.#r),cA=BA.headers!==void 0?BA.headers:new G(IA);if(IA.clear(),
cA instanceof G){for(const{name:C,value:z}of cA.rawValues())IA.append(C,z,!1);IA.cookies=cA.cookies}else S(this.#r,cA)}const zA=s.is.Request(aA)?aA.#t.body:null;
if((BA.body!=null||zA!=null)&&(iA.method==="GET"||iA.method==="HEAD"))throw new TypeError("Request with GET/HEAD method cannot have body.");let ZA=null;if(BA.body!=
null){const[IA,cA]=i(BA.body,iA.keepalive);ZA=IA,cA&&!M(this.#r).contains("content-type",!0)&&this.#r.append("content-type",cA,!0)}const Ae=ZA??zA;if(Ae!=null&&
Ae.source==null){if(ZA!=null&&BA.duplex==null)throw new TypeError("RequestInit: duplex option is required when sending a body.");if(iA.mode!=="same-origin"&&iA.
mode!=="cors")throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cors"');iA.useCORSPreflightFlag=!0}let q=Ae;if(ZA==null&&
zA!=null){if(f(aA.#t))throw new TypeError("Cannot construct a Request with a Request object that has already been used.");const IA=new TransformStream;zA.stream.
pipeThrough(IA),q={source:zA.source,length:zA.length,stream:IA.readable}}this.#t.body=q}get method(){return s.brandCheck(this,DA),this.#t.method}get url(){return s.
brandCheck(this,DA),I(this.#t.url)}get headers(){return s.brandCheck(this,DA),this.#r}get destination(){return s.brandCheck(this,DA),this.#t.destination}get referrer(){
return s.brandCheck(this,DA),this.#t.referrer==="no-referrer"?"":this.#t.referrer==="client"?"about:client":this.#t.referrer.toString()}get referrerPolicy(){return s.
brandCheck(this,DA),this.#t.referrerPolicy}get mode(){return s.brandCheck(this,DA),this.#t.mode}get credentials(){return s.brandCheck(this,DA),this.#t.credentials}get cache(){
return s.brandCheck(this,DA),this.#t.cache}get redirect(){return s.brandCheck(this,DA),this.#t.redirect}get integrity(){return s.brandCheck(this,DA),this.#t.integrity}get keepalive(){
return s.brandCheck(this,DA),this.#t.keepalive}get isReloadNavigation(){return s.brandCheck(this,DA),this.#t.reloadNavigation}get isHistoryNavigation(){return s.
brandCheck(this,DA),this.#t.historyNavigation}get signal(){return s.brandCheck(this,DA),this.#A}get body(){return s.brandCheck(this,DA),this.#t.body?this.#t.body.
stream:null}get bodyUsed(){return s.brandCheck(this,DA),!!this.#t.body&&h.isDisturbed(this.#t.body.stream)}get duplex(){return s.brandCheck(this,DA),"half"}clone(){
if(s.brandCheck(this,DA),f(this.#t))throw new TypeError("unusable");const aA=J(this.#t),BA=new AbortController;if(this.signal.aborted)BA.abort(this.signal.reason);else{
let xA=FA.get(this.signal);xA===void 0&&(xA=new Set,FA.set(this.signal,xA));const iA=new WeakRef(BA);xA.add(iA),h.addAbortListener(BA.signal,NA(iA))}return MA(aA,
this.#e,BA.signal,k(this.#r))}[E.inspect.custom](aA,BA){BA.depth===null&&(BA.depth=2),BA.colors??=!0;const xA={method:this.method,url:this.url,headers:this.headers,
destination:this.destination,referrer:this.referrer,referrerPolicy:this.referrerPolicy,mode:this.mode,credentials:this.credentials,cache:this.cache,redirect:this.
redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.signal};
return`Request ${E.formatWithOptions(BA,xA)}`}static setRequestSignal(aA,BA){return aA.#A=BA,aA}static getRequestDispatcher(aA){return aA.#e}static setRequestDispatcher(aA,BA){
aA.#e=BA}static setRequestHeaders(aA,BA){aA.#r=BA}static getRequestState(aA){return aA.#t}static setRequestState(aA,BA){aA.#t=BA}}const{setRequestSignal:YA,getRequestDispatcher:nA,
setRequestDispatcher:_,setRequestHeaders:AA,getRequestState:wA,setRequestState:bA}=DA;Reflect.deleteProperty(DA,"setRequestSignal"),Reflect.deleteProperty(DA,"g\
etRequestDispatcher"),Reflect.deleteProperty(DA,"setRequestDispatcher"),Reflect.deleteProperty(DA,"setRequestHeaders"),Reflect.deleteProperty(DA,"getRequestStat\
e"),Reflect.deleteProperty(DA,"setRequestState"),u(DA,wA);function eA(QA){return{method:QA.method??"GET",localURLsOnly:QA.localURLsOnly??!1,unsafeRequest:QA.unsafeRequest??
!1,body:QA.body??null,client:QA.client??null,reservedClient:QA.reservedClient??null,replacesClientId:QA.replacesClientId??"",window:QA.window??"client",keepalive:QA.
keepalive??!1,serviceWorkers:QA.serviceWorkers??"all",initiator:QA.initiator??"",destination:QA.destination??"",priority:QA.priority??null,origin:QA.origin??"cl\
ient",policyContainer:QA.policyContainer??"client",referrer:QA.referrer??"client",referrerPolicy:QA.referrerPolicy??"",mode:QA.mode??"no-cors",useCORSPreflightFlag:QA.
useCORSPreflightFlag??!1,credentials:QA.credentials??"same-origin",useCredentials:QA.useCredentials??!1,cache:QA.cache??"default",redirect:QA.redirect??"follow",
integrity:QA.integrity??"",cryptoGraphicsNonceMetadata:QA.cryptoGraphicsNonceMetadata??"",parserMetadata:QA.parserMetadata??"",reloadNavigation:QA.reloadNavigation??
!1,historyNavigation:QA.historyNavigation??!1,userActivation:QA.userActivation??!1,taintedOrigin:QA.taintedOrigin??!1,redirectCount:QA.redirectCount??0,responseTainting:QA.
responseTainting??"basic",preventNoCacheCacheControlHeaderModification:QA.preventNoCacheCacheControlHeaderModification??!1,done:QA.done??!1,timingAllowFailed:QA.
timingAllowFailed??!1,useURLCredentials:QA.useURLCredentials??void 0,traversableForUserPrompts:QA.traversableForUserPrompts??"client",urlList:QA.urlList,url:QA.
urlList[0],headersList:QA.headersList?new G(QA.headersList):new G}}function J(QA){const aA=eA({...QA,body:null});return QA.body!=null&&(aA.body=c(QA.body)),aA}function MA(QA,aA,BA,xA){
const iA=new DA(T);bA(iA,QA),_(iA,aA),YA(iA,BA);const VA=new b(T);return AA(iA,VA),L(VA,QA.headersList),m(VA,xA),iA}Object.defineProperties(DA.prototype,{method:a,
url:a,headers:a,redirect:a,clone:a,signal:a,duplex:a,destination:a,body:a,bodyUsed:a,isHistoryNavigation:a,isReloadNavigation:a,keepalive:a,integrity:a,cache:a,
credentials:a,attribute:a,referrerPolicy:a,referrer:a,mode:a,[Symbol.toStringTag]:{value:"Request",configurable:!0}}),s.is.Request=s.util.MakeTypeAssertion(DA),
s.converters.RequestInfo=function(QA){return typeof QA=="string"?s.converters.USVString(QA):s.is.Request(QA)?QA:s.converters.USVString(QA)},s.converters.RequestInit=
s.dictionaryConverter([{key:"method",converter:s.converters.ByteString},{key:"headers",converter:s.converters.HeadersInit},{key:"body",converter:s.nullableConverter(
s.converters.BodyInit)},{key:"referrer",converter:s.converters.USVString},{key:"referrerPolicy",converter:s.converters.DOMString,allowedValues:B},{key:"mode",converter:s.
converters.DOMString,allowedValues:U},{key:"credentials",converter:s.converters.DOMString,allowedValues:t},{key:"cache",converter:s.converters.DOMString,allowedValues:N},
{key:"redirect",converter:s.converters.DOMString,allowedValues:p},{key:"integrity",converter:s.converters.DOMString},{key:"keepalive",converter:s.converters.boolean},
{key:"signal",converter:s.nullableConverter(QA=>s.converters.AbortSignal(QA,"RequestInit","signal"))},{key:"window",converter:s.converters.any},{key:"duplex",converter:s.
converters.DOMString,allowedValues:l},{key:"dispatcher",converter:s.converters.any},{key:"priority",converter:s.converters.DOMString,allowedValues:["high","low",
"auto"],defaultValue:()=>"auto"}]),P.exports={Request:DA,makeRequest:eA,fromInnerRequest:MA,cloneRequest:J,getRequestDispatcher:nA,getRequestState:wA}}),62791:((P,g,r)=>{
const{Headers:i,HeadersList:u,fill:c,getHeadersGuard:f,setHeadersGuard:b,setHeadersList:S}=r(31472),{extractBody:G,cloneBody:m,mixinBody:k,streamRegistry:L,bodyUnusable:M}=r(
31784),h=r(52556),E=r(57975),{kEnumerableProperty:A}=h,{isValidReasonPhrase:e,isCancelled:o,isAborted:n,isErrorLike:Q,environmentSettingsObject:B}=r(97796),{redirectStatusSet:p,
nullBodyStatus:U}=r(6539),{webidl:t}=r(8611),{URLSerializer:N}=r(52e3),{kConstruct:l}=r(79567),a=r(34589),{isomorphicEncode:D,serializeJavascriptValueToJSONString:w}=r(
43496),s=new TextEncoder("utf-8");class I{#A;#e;static error(){return YA(dA(),"immutable")}static json(_,AA=void 0){t.argumentLengthCheck(arguments,1,"Response.\
json"),AA!==null&&(AA=t.converters.ResponseInit(AA));const wA=s.encode(w(_)),bA=G(wA),eA=YA(sA({}),"response");return DA(eA,AA,{body:bA[0],type:"application/jso\
n"}),eA}static redirect(_,AA=302){t.argumentLengthCheck(arguments,1,"Response.redirect"),_=t.converters.USVString(_),AA=t.converters["unsigned short"](AA);let wA;
try{wA=new URL(_,B.settingsObject.baseUrl)}catch(J){throw new TypeError(`Failed to parse URL from ${_}`,{cause:J})}if(!p.has(AA))throw new RangeError(`Invalid s\
tatus code ${AA}`);const bA=YA(sA({}),"immutable");bA.#e.status=AA;const eA=D(N(wA));return bA.#e.headersList.append("location",eA,!0),bA}constructor(_=null,AA=void 0){
if(t.util.markAsUncloneable(this),_===l)return;_!==null&&(_=t.converters.BodyInit(_,"Response","body")),AA=t.converters.ResponseInit(AA),this.#e=sA({}),this.#A=
new i(l),b(this.#A,"response"),S(this.#A,this.#e.headersList);let wA=null;if(_!=null){const[bA,eA]=G(_);wA={body:bA,type:eA}}DA(this,AA,wA)}get type(){return t.
brandCheck(this,I),this.#e.type}get url(){t.brandCheck(this,I);const _=this.#e.urlList,AA=_[_.length-1]??null;return AA===null?"":N(AA,!0)}get redirected(){return t.
brandCheck(this,I),this.#e.urlList.length>1}get status(){return t.brandCheck(this,I),this.#e.status}get ok(){return t.brandCheck(this,I),this.#e.status>=200&&this.#e.
status<=299}get statusText(){return t.brandCheck(this,I),this.#e.statusText}get headers(){return t.brandCheck(this,I),this.#A}get body(){return t.brandCheck(this,
I),this.#e.body?this.#e.body.stream:null}get bodyUsed(){return t.brandCheck(this,I),!!this.#e.body&&h.isDisturbed(this.#e.body.stream)}clone(){if(t.brandCheck(this,
I),M(this.#e))throw t.errors.exception({header:"Response.clone",message:"Body has already been consumed."});const _=oA(this.#e);return this.#e.urlList.length!==
0&&this.#e.body?.stream&&L.register(this,new WeakRef(this.#e.body.stream)),YA(_,f(this.#A))}[E.inspect.custom](_,AA){AA.depth===null&&(AA.depth=2),AA.colors??=!0;
const wA={status:this.status,statusText:this.statusText,headers:this.headers,body:this.body,bodyUsed:this.bodyUsed,ok:this.ok,redirected:this.redirected,type:this.
type,url:this.url};return`Response ${E.formatWithOptions(AA,wA)}`}static getResponseHeaders(_){return _.#A}static setResponseHeaders(_,AA){_.#A=AA}static getResponseState(_){
return _.#e}static setResponseState(_,AA){_.#e=AA}}const{getResponseHeaders:T,setResponseHeaders:d,getResponseState:W,setResponseState:rA}=I;Reflect.deleteProperty(
I,"getResponseHeaders"),Reflect.deleteProperty(I,"setResponseHeaders"),Reflect.deleteProperty(I,"getResponseState"),Reflect.deleteProperty(I,"setResponseState"),
k(I,W),Object.defineProperties(I.prototype,{type:A,url:A,status:A,ok:A,redirected:A,statusText:A,headers:A,clone:A,body:A,bodyUsed:A,[Symbol.toStringTag]:{value:"\
Response",configurable:!0}}),Object.defineProperties(I,{json:A,redirect:A,error:A});function oA(nA){if(nA.internalResponse)return NA(oA(nA.internalResponse),nA.
type);const _=sA({...nA,body:null});return nA.body!=null&&(_.body=m(nA.body)),_}function sA(nA){return{aborted:!1,rangeRequested:!1,timingAllowPassed:!1,requestIncludesCredentials:!1,
type:"default",status:200,timingInfo:null,cacheState:"",statusText:"",...nA,headersList:nA?.headersList?new u(nA?.headersList):new u,urlList:nA?.urlList?[...nA.
urlList]:[]}}function dA(nA){const _=Q(nA);return sA({type:"error",status:0,error:_?nA:new Error(nA&&String(nA)),aborted:nA&&nA.name==="AbortError"})}function FA(nA){
return nA.type==="error"&&nA.status===0}function LA(nA,_){return _={internalResponse:nA,..._},new Proxy(nA,{get(AA,wA){return wA in _?_[wA]:AA[wA]},set(AA,wA,bA){
return a(!(wA in _)),AA[wA]=bA,!0}})}function NA(nA,_){if(_==="basic")return LA(nA,{type:"basic",headersList:nA.headersList});if(_==="cors")return LA(nA,{type:"\
cors",headersList:nA.headersList});if(_==="opaque")return LA(nA,{type:"opaque",urlList:[],status:0,statusText:"",body:null});if(_==="opaqueredirect")return LA(nA,
{type:"opaqueredirect",status:0,statusText:"",headersList:[],body:null});a(!1)}function kA(nA,_=null){return a(o(nA)),n(nA)?dA(Object.assign(new DOMException("T\
he operation was aborted.","AbortError"),{cause:_})):dA(Object.assign(new DOMException("Request was cancelled."),{cause:_}))}function DA(nA,_,AA){if(_.status!==
null&&(_.status<200||_.status>599))throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.');if("statusText"in _&&_.statusText!=null&&
!e(String(_.statusText)))throw new TypeError("Invalid statusText");if("status"in _&&_.status!=null&&(W(nA).status=_.status),"statusText"in _&&_.statusText!=null&&
(W(nA).statusText=_.statusText),"headers"in _&&_.headers!=null&&c(T(nA),_.headers),AA){if(U.includes(nA.status))throw t.errors.exception({header:"Response const\
ructor",message:`Invalid response status code ${nA.status}`});W(nA).body=AA.body,AA.type!=null&&!W(nA).headersList.contains("content-type",!0)&&W(nA).headersList.
append("content-type",AA.type,!0)}}function YA(nA,_){const AA=new I(l);rA(AA,nA);const wA=new i(l);return d(AA,wA),S(wA,nA.headersList),b(wA,_),nA.urlList.length!==
0&&nA.body?.stream&&L.register(AA,new WeakRef(nA.body.stream)),AA}t.converters.XMLHttpRequestBodyInit=function(nA,_,AA){return typeof nA=="string"?t.converters.
USVString(nA,_,AA):t.is.Blob(nA)||t.is.BufferSource(nA)||t.is.FormData(nA)||t.is.URLSearchParams(nA)?nA:t.converters.DOMString(nA,_,AA)},t.converters.BodyInit=function(nA,_,AA){
return t.is.ReadableStream(nA)||nA?.[Symbol.asyncIterator]?nA:t.converters.XMLHttpRequestBodyInit(nA,_,AA)},t.converters.ResponseInit=t.dictionaryConverter([{key:"\
status",converter:t.converters["unsigned short"],defaultValue:()=>200},{key:"statusText",converter:t.converters.ByteString,defaultValue:()=>""},{key:"headers",converter:t.
converters.HeadersInit}]),t.is.Response=t.util.MakeTypeAssertion(I),P.exports={isNetworkError:FA,makeNetworkError:dA,makeResponse:sA,makeAppropriateNetworkError:kA,
filterResponse:NA,Response:I,cloneResponse:oA,fromInnerResponse:YA,getResponseState:W}}),97796:((P,g,r)=>{const{Transform:i}=r(57075),u=r(38522),{redirectStatusSet:c,
referrerPolicyTokens:f,badPortsSet:b}=r(6539),{getGlobalOrigin:S}=r(11919),{collectAnHTTPQuotedString:G,parseMIMEType:m}=r(52e3),{performance:k}=r(643),{ReadableStreamFrom:L,
isValidHTTPToken:M,normalizedMethodRecordsBase:h}=r(52556),E=r(34589),{isUint8Array:A}=r(73429),{webidl:e}=r(8611),{isomorphicEncode:o,collectASequenceOfCodePoints:n,
removeChars:Q}=r(43496);function B(F){const X=F.urlList,v=X.length;return v===0?null:X[v-1].toString()}function p(F,X){if(!c.has(F.status))return null;let v=F.headersList.
get("location",!0);return v!==null&&s(v)&&(U(v)||(v=t(v)),v=new URL(v,B(F))),v&&!v.hash&&(v.hash=X),v}function U(F){for(let X=0;X<F.length;++X){const v=F.charCodeAt(
X);if(v>126||v<32)return!1}return!0}function t(F){return Buffer.from(F,"binary").toString("utf8")}function N(F){return F.urlList[F.urlList.length-1]}function l(F){
const X=N(F);return JA(X)&&b.has(X.port)?"blocked":"allowed"}function a(F){return F instanceof Error||F?.constructor?.name==="Error"||F?.constructor?.name==="DO\
MException"}function D(F){for(let X=0;X<F.length;++X){const v=F.charCodeAt(X);if(!(v===9||v>=32&&v<=126||v>=128&&v<=255))return!1}return!0}const w=M;function s(F){
return(F[0]==="	"||F[0]===" "||F[F.length-1]==="	"||F[F.length-1]===" "||F.includes(`
`)||F.includes("\r")||F.includes("\0"))===!1}function I(F){const X=(F.headersList.get("referrer-policy",!0)??"").split(",");let v="";if(X.length)for(let j=X.length;j!==
0;j--){const lA=X[j-1].trim();if(f.has(lA)){v=lA;break}}return v}function T(F,X){const v=I(X);v!==""&&(F.referrerPolicy=v)}function d(){return"allowed"}function W(){
return"success"}function rA(){return"success"}function oA(F){let X=null;X=F.mode,F.headersList.set("sec-fetch-mode",X,!0)}function sA(F){let X=F.origin;if(!(X===
"client"||X===void 0)){if(F.responseTainting==="cors"||F.mode==="websocket")F.headersList.append("origin",X,!0);else if(F.method!=="GET"&&F.method!=="HEAD"){switch(F.
referrerPolicy){case"no-referrer":X=null;break;case"no-referrer-when-downgrade":case"strict-origin":case"strict-origin-when-cross-origin":F.origin&&XA(F.origin)&&
!XA(N(F))&&(X=null);break;case"same-origin":MA(F,N(F))||(X=null);break;default:}F.headersList.append("origin",X,!0)}}}function dA(F,X){return F}function FA(F,X,v){
return!F?.startTime||F.startTime<X?{domainLookupStartTime:X,domainLookupEndTime:X,connectionStartTime:X,connectionEndTime:X,secureConnectionStartTime:X,ALPNNegotiatedProtocol:F?.
ALPNNegotiatedProtocol}:{domainLookupStartTime:dA(F.domainLookupStartTime,v),domainLookupEndTime:dA(F.domainLookupEndTime,v),connectionStartTime:dA(F.connectionStartTime,
v),connectionEndTime:dA(F.connectionEndTime,v),secureConnectionStartTime:dA(F.secureConnectionStartTime,v),ALPNNegotiatedProtocol:F.ALPNNegotiatedProtocol}}function LA(F){
return dA(k.now(),F)}function NA(F){return{startTime:F.startTime??0,redirectStartTime:0,redirectEndTime:0,postRedirectStartTime:F.startTime??0,finalServiceWorkerStartTime:0,
finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}function kA(){return{
referrerPolicy:"strict-origin-when-cross-origin"}}function DA(F){return{referrerPolicy:F.referrerPolicy}}function YA(F){const X=F.referrerPolicy;E(X);let v=null;
if(F.referrer==="client"){const yA=S();if(!yA||yA.origin==="null")return"no-referrer";v=new URL(yA)}else e.is.URL(F.referrer)&&(v=F.referrer);let j=nA(v);const lA=nA(
v,!0);switch(j.toString().length>4096&&(j=lA),X){case"no-referrer":return"no-referrer";case"origin":return lA??nA(v,!0);case"unsafe-url":return j;case"strict-or\
igin":{const yA=N(F);return eA(j)&&!eA(yA)?"no-referrer":lA}case"strict-origin-when-cross-origin":{const yA=N(F);return MA(j,yA)?j:eA(j)&&!eA(yA)?"no-referrer":
lA}case"same-origin":return MA(F,j)?j:"no-referrer";case"origin-when-cross-origin":return MA(F,j)?j:lA;case"no-referrer-when-downgrade":{const yA=N(F);return eA(
j)&&!eA(yA)?"no-referrer":j}}}function nA(F,X=!1){return E(e.is.URL(F)),F=new URL(F),vA(F)?"no-referrer":(F.username="",F.password="",F.hash="",X===!0&&(F.pathname=
"",F.search=""),F)}const _=RegExp.prototype.test.bind(/^127\.(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)\.){2}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)$/),AA=RegExp.prototype.
test.bind(/^(?:(?:0{1,4}:){7}|(?:0{1,4}:){1,6}:|::)0{0,3}1$/);function wA(F){return F.includes(":")?(F[0]==="["&&F[F.length-1]==="]"&&(F=F.slice(1,-1)),AA(F)):_(
F)}function bA(F){return F==null||F==="null"?!1:(F=new URL(F),!!(F.protocol==="https:"||F.protocol==="wss:"||wA(F.hostname)||F.hostname==="localhost"||F.hostname===
"localhost."||F.hostname.endsWith(".localhost")||F.hostname.endsWith(".localhost.")||F.protocol==="file:"))}function eA(F){return e.is.URL(F)?F.href==="about:bl\
ank"||F.href==="about:srcdoc"||F.protocol==="data:"||F.protocol==="blob:"?!0:bA(F.origin):!1}function J(F){}function MA(F,X){return F.origin===X.origin&&F.origin===
"null"||F.protocol===X.protocol&&F.hostname===X.hostname&&F.port===X.port}function QA(F){return F.controller.state==="aborted"}function aA(F){return F.controller.
state==="aborted"||F.controller.state==="terminated"}function BA(F){return h[F.toLowerCase()]??F}const xA=Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.
iterator]()));function iA(F,X,v=0,j=1){class lA{#A;#e;#r;constructor(SA,OA){this.#A=SA,this.#e=OA,this.#r=0}next(){if(typeof this!="object"||this===null||!(#A in
this))throw new TypeError(`'next' called on an object that does not implement interface ${F} Iterator.`);const SA=this.#r,OA=X(this.#A),pA=OA.length;if(SA>=pA)return{
value:void 0,done:!0};const{[v]:GA,[j]:WA}=OA[SA];this.#r=SA+1;let $;switch(this.#e){case"key":$=GA;break;case"value":$=WA;break;case"key+value":$=[GA,WA];break}
return{value:$,done:!1}}}return delete lA.prototype.constructor,Object.setPrototypeOf(lA.prototype,xA),Object.defineProperties(lA.prototype,{[Symbol.toStringTag]:{
writable:!1,enumerable:!1,configurable:!0,value:`${F} Iterator`},next:{writable:!0,enumerable:!0,configurable:!0}}),function(yA,SA){return new lA(yA,SA)}}function VA(F,X,v,j=0,lA=1){
const yA=iA(F,v,j,lA),SA={keys:{writable:!0,enumerable:!0,configurable:!0,value:function(){return e.brandCheck(this,X),yA(this,"key")}},values:{writable:!0,enumerable:!0,
configurable:!0,value:function(){return e.brandCheck(this,X),yA(this,"value")}},entries:{writable:!0,enumerable:!0,configurable:!0,value:function(){return e.brandCheck(
this,X),yA(this,"key+value")}},forEach:{writable:!0,enumerable:!0,configurable:!0,value:function(pA,GA=globalThis){if(e.brandCheck(this,X),e.argumentLengthCheck(
arguments,1,`${F}.forEach`),typeof pA!="function")throw new TypeError(`Failed to execute 'forEach' on '${F}': parameter 1 is not of type 'Function'.`);for(const{
0:WA,1:$}of yA(this,"key+value"))pA.call(GA,$,WA,this)}}};return Object.defineProperties(X.prototype,{...SA,[Symbol.iterator]:{writable:!0,enumerable:!1,configurable:!0,
value:SA.entries.value}})}function ne(F,X,v){const j=X,lA=v;try{const yA=F.stream.getReader();HA(yA,j,lA)}catch(yA){lA(yA)}}function PA(F){try{F.close(),F.byobRequest?.
respond(0)}catch(X){if(!X.message.includes("Controller is already closed")&&!X.message.includes("ReadableStream is already closed"))throw X}}async function HA(F,X,v){
try{const j=[];let lA=0;do{const{done:yA,value:SA}=await F.read();if(yA){X(Buffer.concat(j,lA));return}if(!A(SA)){v(new TypeError("Received non-Uint8Array chunk"));
return}j.push(SA),lA+=SA.length}while(!0)}catch(j){v(j)}}function vA(F){E("protocol"in F);const X=F.protocol;return X==="about:"||X==="blob:"||X==="data:"}function XA(F){
return typeof F=="string"&&F[5]===":"&&F[0]==="h"&&F[1]==="t"&&F[2]==="t"&&F[3]==="p"&&F[4]==="s"||F.protocol==="https:"}function JA(F){E("protocol"in F);const X=F.
protocol;return X==="http:"||X==="https:"}function _A(F,X){const v=F;if(!v.startsWith("bytes"))return"failure";const j={position:5};if(X&&n(pA=>pA==="	"||pA==="\
 ",v,j),v.charCodeAt(j.position)!==61)return"failure";j.position++,X&&n(pA=>pA==="	"||pA===" ",v,j);const lA=n(pA=>{const GA=pA.charCodeAt(0);return GA>=48&&GA<=
57},v,j),yA=lA.length?Number(lA):null;if(X&&n(pA=>pA==="	"||pA===" ",v,j),v.charCodeAt(j.position)!==45)return"failure";j.position++,X&&n(pA=>pA==="	"||pA===" ",
v,j);const SA=n(pA=>{const GA=pA.charCodeAt(0);return GA>=48&&GA<=57},v,j),OA=SA.length?Number(SA):null;return j.position<v.length||OA===null&&yA===null||yA>OA?
"failure":{rangeStartValue:yA,rangeEndValue:OA}}function zA(F,X,v){let j="bytes ";return j+=o(`${F}`),j+="-",j+=o(`${X}`),j+="/",j+=o(`${v}`),j}class ZA extends i{#A;constructor(X){
super(),this.#A=X}_transform(X,v,j){if(!this._inflateStream){if(X.length===0){j();return}this._inflateStream=(X[0]&15)===8?u.createInflate(this.#A):u.createInflateRaw(
this.#A),this._inflateStream.on("data",this.push.bind(this)),this._inflateStream.on("end",()=>this.push(null)),this._inflateStream.on("error",lA=>this.destroy(lA))}
this._inflateStream.write(X,v,j)}_final(X){this._inflateStream&&(this._inflateStream.end(),this._inflateStream=null),X()}}function Ae(F){return new ZA(F)}function q(F){
let X=null,v=null,j=null;const lA=cA("content-type",F);if(lA===null)return"failure";for(const yA of lA){const SA=m(yA);SA==="failure"||SA.essence==="*/*"||(j=SA,
j.essence!==v?(X=null,j.parameters.has("charset")&&(X=j.parameters.get("charset")),v=j.essence):!j.parameters.has("charset")&&X!==null&&j.parameters.set("charse\
t",X))}return j??"failure"}function IA(F){const X=F,v={position:0},j=[];let lA="";for(;v.position<X.length;){if(lA+=n(yA=>yA!=='"'&&yA!==",",X,v),v.position<X.length)
if(X.charCodeAt(v.position)===34){if(lA+=G(X,v),v.position<X.length)continue}else E(X.charCodeAt(v.position)===44),v.position++;lA=Q(lA,!0,!0,yA=>yA===9||yA===32),
j.push(lA),lA=""}return j}function cA(F,X){const v=X.get(F,!0);return v===null?null:IA(v)}function C(F){return!1}function z(F){return!!(F.username||F.password)}
function gA(F){return F!=null&&F!=="client"&&F!=="no-traversable"}class uA{get baseUrl(){return S()}get origin(){return this.baseUrl?.origin}policyContainer=kA()}
class Z{settingsObject=new uA}const K=new Z;P.exports={isAborted:QA,isCancelled:aA,isValidEncodedURL:U,ReadableStreamFrom:L,tryUpgradeRequestToAPotentiallyTrustworthyURL:J,
clampAndCoarsenConnectionTimingInfo:FA,coarsenedSharedCurrentTime:LA,determineRequestsReferrer:YA,makePolicyContainer:kA,clonePolicyContainer:DA,appendFetchMetadata:oA,
appendRequestOriginHeader:sA,TAOCheck:rA,corsCheck:W,crossOriginResourcePolicyCheck:d,createOpaqueTimingInfo:NA,setRequestReferrerPolicyOnRedirect:T,isValidHTTPToken:M,
requestBadPort:l,requestCurrentURL:N,responseURL:B,responseLocationURL:p,isURLPotentiallyTrustworthy:eA,isValidReasonPhrase:D,sameOrigin:MA,normalizeMethod:BA,iteratorMixin:VA,
createIterator:iA,isValidHeaderName:w,isValidHeaderValue:s,isErrorLike:a,fullyReadBody:ne,readableStreamClose:PA,urlIsLocal:vA,urlHasHttpsScheme:XA,urlIsHttpHttpsScheme:JA,
readAllBytes:HA,simpleRangeHeaderValue:_A,buildContentRange:zA,createInflate:Ae,extractMimeType:q,getDecodeSplit:cA,environmentSettingsObject:K,isOriginIPPotentiallyTrustworthy:wA,
hasAuthenticationEntry:C,includesCredentials:z,isTraversableNavigable:gA}}),43496:((P,g,r)=>{const i=r(34589),{utf8DecodeBytes:u}=r(45256);function c(n,Q,B){let p="";
for(;B.position<Q.length&&n(Q[B.position]);)p+=Q[B.position],B.position++;return p}function f(n,Q,B){const p=Q.indexOf(n,B.position),U=B.position;return p===-1?
(B.position=Q.length,Q.slice(U)):(B.position=p,Q.slice(U,B.position))}const b=/[\u0009\u000A\u000C\u000D\u0020]/g,S=/[^\x00-\x7F]/;function G(n){return S.test(n)?
n.replace(/[A-Z]+/g,Q=>Q.toLowerCase()):n.toLowerCase()}function m(n){n=n.replace(b,"");let Q=n.length;if(Q%4===0&&n.charCodeAt(Q-1)===61&&(--Q,n.charCodeAt(Q-1)===
61&&--Q),Q%4===1||/[^+/0-9A-Za-z]/.test(n.length===Q?n:n.substring(0,Q)))return"failure";const B=Buffer.from(n,"base64");return new Uint8Array(B.buffer,B.byteOffset,
B.byteLength)}function k(n){return n===9||n===10||n===12||n===13||n===32}function L(n){const Q=n.length;if(65535>Q)return String.fromCharCode.apply(null,n);let B="",
p=0,U=65535;for(;p<Q;)p+U>Q&&(U=Q-p),B+=String.fromCharCode.apply(null,n.subarray(p,p+=U));return B}const M=/[^\x00-\xFF]/;function h(n){return i(!M.test(n)),n}
function E(n){return JSON.parse(u(n))}function A(n,Q=!0,B=!0){return e(n,Q,B,k)}function e(n,Q,B,p){let U=0,t=n.length-1;if(Q)for(;U<n.length&&p(n.charCodeAt(U));)
U++;if(B)for(;t>0&&p(n.charCodeAt(t));)t--;return U===0&&t===n.length-1?n:n.slice(U,t+1)}function o(n){const Q=JSON.stringify(n);if(Q===void 0)throw new TypeError(
"Value is not JSON serializable");return i(typeof Q=="string"),Q}P.exports={asciiLowercase:G,collectASequenceOfCodePoints:c,collectASequenceOfCodePointsFast:f,forgivingBase64:m,
isASCIIWhitespace:k,isomorphicDecode:L,isomorphicEncode:h,parseJSONFromBytes:E,removeASCIIWhitespace:A,removeChars:e,serializeJavascriptValueToJSONString:o}}),18534:((P,g,r)=>{
const i=r(34589),{runtimeFeatures:u}=r(38301),{asciiLowercase:c}=r(43496),f=new Map([["sha256",0],["sha384",1],["sha512",2]]);let b;if(u.has("crypto")){b=r(77598);
const E=b.getHashes();E.length===0&&f.clear();for(const A of f.keys())E.includes(A)===!1&&f.delete(A)}else f.clear();const S=Map.prototype.get.bind(f),G=E=>f.has(
c(E)),m=u.has("crypto")===!1||f.size===0?()=>!0:(E,A)=>{const e=L(A);if(e.length===0)return!0;const o=k(e);for(const n of o){const Q=n.alg,B=n.val,p=M(Q,E);if(h(
p,B))return!0}return!1};function k(E){const A=[];let e=null;for(const o of E){if(i(G(o.alg),"Invalid SRI hash algorithm token"),A.length===0){A.push(o),e=o;continue}
const n=e.alg,Q=S(n),B=o.alg,p=S(B);p<Q||(p>Q?(e=o,A[0]=o,A.length=1):A.push(o))}return A}function L(E){const A=[];for(const e of E.split(/[\t\n\f\r ]+/)){const n=e.
split("?",1)[0];let Q="";const B=[n.slice(0,6),n.slice(7)],p=B[0];if(!G(p))continue;B[1]&&(Q=B[1]);const U={alg:c(p),val:Q};A.push(U)}return A}const M=(E,A)=>b.
hash(E,A,"base64");function h(E,A){let e=E.length;e!==0&&E[e-1]==="="&&(e-=1),e!==0&&E[e-1]==="="&&(e-=1);let o=A.length;if(o!==0&&A[o-1]==="="&&(o-=1),o!==0&&A[o-
1]==="="&&(o-=1),e!==o)return!1;for(let n=0;n<e;++n)if(!(E[n]===A[n]||E[n]==="+"&&A[n]==="-"||E[n]==="/"&&A[n]==="_"))return!1;return!0}P.exports={applyAlgorithmToBytes:M,
bytesMatch:m,caseSensitiveMatch:h,isValidSRIHashAlgorithm:G,getStrongestMetadata:k,parseMetadata:L}}),8611:((P,g,r)=>{const i=r(34589),{types:u,inspect:c}=r(57975),
{runtimeFeatures:f}=r(38301),b=1,S=2,G=3,m=4,k=5,L=6,M=7,h=8,E=Function.call.bind(Function.prototype[Symbol.hasInstance]),A={converters:{},util:{},errors:{},is:{}};
A.errors.exception=function(e){return new TypeError(`${e.header}: ${e.message}`)},A.errors.conversionFailed=function(e){const o=e.types.length===1?"":" one of",
n=`${e.argument} could not be converted to${o}: ${e.types.join(", ")}.`;return A.errors.exception({header:e.prefix,message:n})},A.errors.invalidArgument=function(e){
return A.errors.exception({header:e.prefix,message:`"${e.value}" is an invalid ${e.type}.`})},A.brandCheck=function(e,o){if(!E(o,e)){const n=new TypeError("Ille\
gal invocation");throw n.code="ERR_INVALID_THIS",n}},A.brandCheckMultiple=function(e){const o=e.map(n=>A.util.MakeTypeAssertion(n));return n=>{if(o.every(Q=>!Q(
n))){const Q=new TypeError("Illegal invocation");throw Q.code="ERR_INVALID_THIS",Q}}},A.argumentLengthCheck=function({length:e},o,n){if(e<o)throw A.errors.exception(
{message:`${o} argument${o!==1?"s":""} required, but${e?" only":""} ${e} found.`,header:n})},A.illegalConstructor=function(){throw A.errors.exception({header:"T\
ypeError",message:"Illegal constructor"})},A.util.MakeTypeAssertion=function(e){return o=>E(e,o)},A.util.Type=function(e){switch(typeof e){case"undefined":return b;case"\
boolean":return S;case"string":return G;case"symbol":return m;case"number":return k;case"bigint":return L;case"function":case"object":return e===null?M:h}},A.util.
Types={UNDEFINED:b,BOOLEAN:S,STRING:G,SYMBOL:m,NUMBER:k,BIGINT:L,NULL:M,OBJECT:h},A.util.TypeValueToString=function(e){switch(A.util.Type(e)){case b:return"Unde\
fined";case S:return"Boolean";case G:return"String";case m:return"Symbol";case k:return"Number";case L:return"BigInt";case M:return"Null";case h:return"Object"}},
A.util.markAsUncloneable=f.has("markAsUncloneable")?r(75919).markAsUncloneable:()=>{},A.util.ConvertToInt=function(e,o,n,Q){let B,p;o===64?(B=Math.pow(2,53)-1,n===
"unsigned"?p=0:p=Math.pow(-2,53)+1):n==="unsigned"?(p=0,B=Math.pow(2,o)-1):(p=-Math.pow(2,o-1),B=Math.pow(2,o-1)-1);let U=Number(e);if(U===0&&(U=0),A.util.HasFlag(
Q,A.attributes.EnforceRange)){if(Number.isNaN(U)||U===Number.POSITIVE_INFINITY||U===Number.NEGATIVE_INFINITY)throw A.errors.exception({header:"Integer conversio\
n",message:`Could not convert ${A.util.Stringify(e)} to an integer.`});if(U=A.util.IntegerPart(U),U<p||U>B)throw A.errors.exception({header:"Integer conversion",
message:`Value must be between ${p}-${B}, got ${U}.`});return U}return!Number.isNaN(U)&&A.util.HasFlag(Q,A.attributes.Clamp)?(U=Math.min(Math.max(U,p),B),Math.floor(
U)%2===0?U=Math.floor(U):U=Math.ceil(U),U):Number.isNaN(U)||U===0&&Object.is(0,U)||U===Number.POSITIVE_INFINITY||U===Number.NEGATIVE_INFINITY?0:(U=A.util.IntegerPart(
U),U=U%Math.pow(2,o),n==="signed"&&U>=Math.pow(2,o-1)?U-Math.pow(2,o):U)},A.util.IntegerPart=function(e){const o=Math.floor(Math.abs(e));return e<0?-1*o:o},A.util.
Stringify=function(e){switch(A.util.Type(e)){case m:return`Symbol(${e.description})`;case h:return c(e);case G:return`"${e}"`;case L:return`${e}n`;default:return`${e}`}},
A.util.IsResizableArrayBuffer=function(e){if(u.isArrayBuffer(e))return e.resizable;if(u.isSharedArrayBuffer(e))return e.growable;throw A.errors.exception({header:"\
IsResizableArrayBuffer",message:`"${A.util.Stringify(e)}" is not an array buffer.`})},A.util.HasFlag=function(e,o){return typeof e=="number"&&(e&o)===o},A.sequenceConverter=
function(e){return(o,n,Q,B)=>{if(A.util.Type(o)!==h)throw A.errors.exception({header:n,message:`${Q} (${A.util.Stringify(o)}) is not iterable.`});const p=typeof B==
"function"?B():o?.[Symbol.iterator]?.(),U=[];let t=0;if(p===void 0||typeof p.next!="function")throw A.errors.exception({header:n,message:`${Q} is not iterable.`});
for(;;){const{done:N,value:l}=p.next();if(N)break;U.push(e(l,n,`${Q}[${t++}]`))}return U}},A.recordConverter=function(e,o){return(n,Q,B)=>{if(A.util.Type(n)!==h)
throw A.errors.exception({header:Q,message:`${B} ("${A.util.TypeValueToString(n)}") is not an Object.`});const p={};if(!u.isProxy(n)){const t=[...Object.getOwnPropertyNames(
n),...Object.getOwnPropertySymbols(n)];for(const N of t){const l=A.util.Stringify(N),a=e(N,Q,`Key ${l} in ${B}`),D=o(n[N],Q,`${B}[${l}]`);p[a]=D}return p}const U=Reflect.
ownKeys(n);for(const t of U)if(Reflect.getOwnPropertyDescriptor(n,t)?.enumerable){const l=e(t,Q,B),a=o(n[t],Q,B);p[l]=a}return p}},A.interfaceConverter=function(e,o){
return(n,Q,B)=>{if(!e(n))throw A.errors.exception({header:Q,message:`Expected ${B} ("${A.util.Stringify(n)}") to be an instance of ${o}.`});return n}},A.dictionaryConverter=
function(e){return e.sort((o,n)=>(o.key>n.key)-(o.key<n.key)),(o,n,Q)=>{const B={};if(o!=null&&A.util.Type(o)!==h)throw A.errors.exception({header:n,message:`Ex\
pected ${o} to be one of: Null, Undefined, Object.`});for(const p of e){const{key:U,defaultValue:t,required:N,converter:l}=p;if(N===!0&&(o==null||!Object.hasOwn(
o,U)))throw A.errors.exception({header:n,message:`Missing required key "${U}".`});let a=o?.[U];const D=t!==void 0;if(D&&a===void 0&&(a=t()),N||D||a!==void 0){if(a=
l(a,n,`${Q}.${U}`),p.allowedValues&&!p.allowedValues.includes(a))throw A.errors.exception({header:n,message:`${a} is not an accepted type. Expected one of ${p.allowedValues.
join(", ")}.`});B[U]=a}}return B}},A.nullableConverter=function(e){return(o,n,Q)=>o===null?o:e(o,n,Q)},A.is.USVString=function(e){return typeof e=="string"&&e.isWellFormed()},
A.is.ReadableStream=A.util.MakeTypeAssertion(ReadableStream),A.is.Blob=A.util.MakeTypeAssertion(Blob),A.is.URLSearchParams=A.util.MakeTypeAssertion(URLSearchParams),
A.is.File=A.util.MakeTypeAssertion(File),A.is.URL=A.util.MakeTypeAssertion(URL),A.is.AbortSignal=A.util.MakeTypeAssertion(AbortSignal),A.is.MessagePort=A.util.MakeTypeAssertion(
MessagePort),A.is.BufferSource=function(e){return u.isArrayBuffer(e)||ArrayBuffer.isView(e)&&u.isArrayBuffer(e.buffer)},A.util.getCopyOfBytesHeldByBufferSource=
function(e){const o=e;let n=o,Q=0,B=0;if(u.isTypedArray(o)||u.isDataView(o)?(n=o.buffer,Q=o.byteOffset,B=o.byteLength):(i(u.isAnyArrayBuffer(o)),B=o.byteLength),
n.detached)return new Uint8Array(0);const p=new Uint8Array(B),U=new Uint8Array(n,Q,B);return p.set(U),p},A.converters.DOMString=function(e,o,n,Q){if(e===null&&A.
util.HasFlag(Q,A.attributes.LegacyNullToEmptyString))return"";if(typeof e=="symbol")throw A.errors.exception({header:o,message:`${n} is a symbol, which cannot b\
e converted to a DOMString.`});return String(e)},A.converters.ByteString=function(e,o,n){if(typeof e=="symbol")throw A.errors.exception({header:o,message:`${n} \
is a symbol, which cannot be converted to a ByteString.`});const Q=String(e);for(let B=0;B<Q.length;B++)if(Q.charCodeAt(B)>255)throw new TypeError(`Cannot conve\
rt argument to a ByteString because the character at index ${B} has a value of ${Q.charCodeAt(B)} which is greater than 255.`);return Q},A.converters.USVString=
function(e){return typeof e=="string"?e.toWellFormed():`${e}`.toWellFormed()},A.converters.boolean=function(e){return!!e},A.converters.any=function(e){return e},
A.converters["long long"]=function(e,o,n){return A.util.ConvertToInt(e,64,"signed",0,o,n)},A.converters["unsigned long long"]=function(e,o,n){return A.util.ConvertToInt(
e,64,"unsigned",0,o,n)},A.converters["unsigned long"]=function(e,o,n){return A.util.ConvertToInt(e,32,"unsigned",0,o,n)},A.converters["unsigned short"]=function(e,o,n,Q){
return A.util.ConvertToInt(e,16,"unsigned",Q,o,n)},A.converters.ArrayBuffer=function(e,o,n,Q){if(A.util.Type(e)!==h||!u.isArrayBuffer(e))throw A.errors.conversionFailed(
{prefix:o,argument:`${n} ("${A.util.Stringify(e)}")`,types:["ArrayBuffer"]});if(!A.util.HasFlag(Q,A.attributes.AllowResizable)&&A.util.IsResizableArrayBuffer(e))
throw A.errors.exception({header:o,message:`${n} cannot be a resizable ArrayBuffer.`});return e},A.converters.SharedArrayBuffer=function(e,o,n,Q){if(A.util.Type(
e)!==h||!u.isSharedArrayBuffer(e))throw A.errors.conversionFailed({prefix:o,argument:`${n} ("${A.util.Stringify(e)}")`,types:["SharedArrayBuffer"]});if(!A.util.
HasFlag(Q,A.attributes.AllowResizable)&&A.util.IsResizableArrayBuffer(e))throw A.errors.exception({header:o,message:`${n} cannot be a resizable SharedArrayBuffe\
r.`});return e},A.converters.TypedArray=function(e,o,n,Q,B){if(A.util.Type(e)!==h||!u.isTypedArray(e)||e.constructor.name!==o.name)throw A.errors.conversionFailed(
{prefix:n,argument:`${Q} ("${A.util.Stringify(e)}")`,types:[o.name]});if(!A.util.HasFlag(B,A.attributes.AllowShared)&&u.isSharedArrayBuffer(e.buffer))throw A.errors.
exception({header:n,message:`${Q} cannot be a view on a shared array buffer.`});if(!A.util.HasFlag(B,A.attributes.AllowResizable)&&A.util.IsResizableArrayBuffer(
e.buffer))throw A.errors.exception({header:n,message:`${Q} cannot be a view on a resizable array buffer.`});return e},A.converters.DataView=function(e,o,n,Q){if(A.
util.Type(e)!==h||!u.isDataView(e))throw A.errors.conversionFailed({prefix:o,argument:`${n} ("${A.util.Stringify(e)}")`,types:["DataView"]});if(!A.util.HasFlag(
Q,A.attributes.AllowShared)&&u.isSharedArrayBuffer(e.buffer))throw A.errors.exception({header:o,message:`${n} cannot be a view on a shared array buffer.`});if(!A.
util.HasFlag(Q,A.attributes.AllowResizable)&&A.util.IsResizableArrayBuffer(e.buffer))throw A.errors.exception({header:o,message:`${n} cannot be a view on a resi\
zable array buffer.`});return e},A.converters.ArrayBufferView=function(e,o,n,Q){if(A.util.Type(e)!==h||!u.isArrayBufferView(e))throw A.errors.conversionFailed({
prefix:o,argument:`${n} ("${A.util.Stringify(e)}")`,types:["ArrayBufferView"]});if(!A.util.HasFlag(Q,A.attributes.AllowShared)&&u.isSharedArrayBuffer(e.buffer))
throw A.errors.exception({header:o,message:`${n} cannot be a view on a shared array buffer.`});if(!A.util.HasFlag(Q,A.attributes.AllowResizable)&&A.util.IsResizableArrayBuffer(
e.buffer))throw A.errors.exception({header:o,message:`${n} cannot be a view on a resizable array buffer.`});return e},A.converters.BufferSource=function(e,o,n,Q){
if(u.isArrayBuffer(e))return A.converters.ArrayBuffer(e,o,n,Q);if(u.isArrayBufferView(e))return Q&=~A.attributes.AllowShared,A.converters.ArrayBufferView(e,o,n,
Q);throw u.isSharedArrayBuffer(e)?A.errors.exception({header:o,message:`${n} cannot be a SharedArrayBuffer.`}):A.errors.conversionFailed({prefix:o,argument:`${n}\
 ("${A.util.Stringify(e)}")`,types:["ArrayBuffer","ArrayBufferView"]})},A.converters.AllowSharedBufferSource=function(e,o,n,Q){if(u.isArrayBuffer(e))return A.converters.
ArrayBuffer(e,o,n,Q);if(u.isSharedArrayBuffer(e))return A.converters.SharedArrayBuffer(e,o,n,Q);if(u.isArrayBufferView(e))return Q|=A.attributes.AllowShared,A.converters.
ArrayBufferView(e,o,n,Q);throw A.errors.conversionFailed({prefix:o,argument:`${n} ("${A.util.Stringify(e)}")`,types:["ArrayBuffer","SharedArrayBuffer","ArrayBuf\
ferView"]})},A.converters["sequence<ByteString>"]=A.sequenceConverter(A.converters.ByteString),A.converters["sequence<sequence<ByteString>>"]=A.sequenceConverter(
A.converters["sequence<ByteString>"]),A.converters["record<ByteString, ByteString>"]=A.recordConverter(A.converters.ByteString,A.converters.ByteString),A.converters.
Blob=A.interfaceConverter(A.is.Blob,"Blob"),A.converters.AbortSignal=A.interfaceConverter(A.is.AbortSignal,"AbortSignal"),A.converters.EventHandlerNonNull=function(e){
return A.util.Type(e)!==h?null:typeof e=="function"?e:()=>{}},A.attributes={Clamp:1,EnforceRange:2,AllowShared:4,AllowResizable:8,LegacyNullToEmptyString:16},P.
exports={webidl:A}})};
