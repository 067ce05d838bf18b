var b=Object.defineProperty;var B=Object.getOwnPropertyDescriptor;var D=Object.getOwnPropertyNames;var H=Object.prototype.hasOwnProperty;var U=(u,i)=>{for(var m in i)b(u,m,{get:i[m],enumerable:!0})},P=(u,i,m,g)=>{if(i&&typeof i=="object"||typeof i=="function")for(let h of D(i))!H.call(u,h)&&h!==m&&
b(u,h,{get:()=>i[h],enumerable:!(g=B(i,h))||g.enumerable});return u};var j=u=>P(b({},"__esModule",{value:!0}),u);var _={};U(_,{a:()=>N});module.exports=j(_);var l=require("./chunk-3RNHDNP5.js"),G=(0,l.b)(u=>{"use strict";var i=(0,l.a)("net"),m=(0,l.a)("tls"),g=(0,l.a)("htt\
p"),h=(0,l.a)("https"),C=(0,l.a)("events"),z=(0,l.a)("assert"),A=(0,l.a)("util");u.httpOverHttp=w,u.httpsOverHttp=L,u.httpOverHttps=T,u.httpsOverHttps=R;function w(t){
var e=new d(t);return e.request=g.request,e}function L(t){var e=new d(t);return e.request=g.request,e.createSocket=x,e.defaultPort=443,e}function T(t){var e=new d(
t);return e.request=h.request,e}function R(t){var e=new d(t);return e.request=h.request,e.createSocket=x,e.defaultPort=443,e}function d(t){var e=this;e.options=
t||{},e.proxyOptions=e.options.proxy||{},e.maxSockets=e.options.maxSockets||g.Agent.defaultMaxSockets,e.requests=[],e.sockets=[],e.on("free",function(o,n,r,s){for(var c=O(
n,r,s),a=0,v=e.requests.length;a<v;++a){var y=e.requests[a];if(y.host===c.host&&y.port===c.port){e.requests.splice(a,1),y.request.onSocket(o);return}}o.destroy(),
e.removeSocket(o)})}A.inherits(d,C.EventEmitter),d.prototype.addRequest=function(t,e,o,n){var r=this,s=E({request:t},r.options,O(e,o,n));if(r.sockets.length>=this.
maxSockets){r.requests.push(s);return}r.createSocket(s,function(c){c.on("free",a),c.on("close",v),c.on("agentRemove",v),t.onSocket(c);function a(){r.emit("free",
c,s)}function v(y){r.removeSocket(c),c.removeListener("free",a),c.removeListener("close",v),c.removeListener("agentRemove",v)}})},d.prototype.createSocket=function(t,e){
var o=this,n={};o.sockets.push(n);var r=E({},o.proxyOptions,{method:"CONNECT",path:t.host+":"+t.port,agent:!1,headers:{host:t.host+":"+t.port}});t.localAddress&&
(r.localAddress=t.localAddress),r.proxyAuth&&(r.headers=r.headers||{},r.headers["Proxy-Authorization"]="Basic "+new Buffer(r.proxyAuth).toString("base64")),k("m\
aking CONNECT request");var s=o.request(r);s.useChunkedEncodingByDefault=!1,s.once("response",c),s.once("upgrade",a),s.once("connect",v),s.once("error",y),s.end();
function c(p){p.upgrade=!0}function a(p,f,S){process.nextTick(function(){v(p,f,S)})}function v(p,f,S){if(s.removeAllListeners(),f.removeAllListeners(),p.statusCode!==
200){k("tunneling socket could not be established, statusCode=%d",p.statusCode),f.destroy();var q=new Error("tunneling socket could not be established, statusCo\
de="+p.statusCode);q.code="ECONNRESET",t.request.emit("error",q),o.removeSocket(n);return}if(S.length>0){k("got illegal response body from proxy"),f.destroy();var q=new Error(
"got illegal response body from proxy");q.code="ECONNRESET",t.request.emit("error",q),o.removeSocket(n);return}return k("tunneling connection has established"),
o.sockets[o.sockets.indexOf(n)]=f,e(f)}function y(p){s.removeAllListeners(),k(`tunneling socket could not be established, cause=%s
`,p.message,p.stack);var f=new Error("tunneling socket could not be established, cause="+p.message);f.code="ECONNRESET",t.request.emit("error",f),o.removeSocket(
n)}},d.prototype.removeSocket=function(t){var e=this.sockets.indexOf(t);if(e!==-1){this.sockets.splice(e,1);var o=this.requests.shift();o&&this.createSocket(o,function(n){
o.request.onSocket(n)})}};function x(t,e){var o=this;d.prototype.createSocket.call(o,t,function(n){var r=t.request.getHeader("host"),s=E({},o.options,{socket:n,
servername:r?r.replace(/:.*$/,""):t.host}),c=m.connect(0,s);o.sockets[o.sockets.indexOf(n)]=c,e(c)})}function O(t,e,o){return typeof t=="string"?{host:t,port:e,
localAddress:o}:t}function E(t){for(var e=1,o=arguments.length;e<o;++e){var n=arguments[e];if(typeof n=="object")for(var r=Object.keys(n),s=0,c=r.length;s<c;++s){
var a=r[s];n[a]!==void 0&&(t[a]=n[a])}}return t}var k;process.env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)?k=function(){var t=Array.prototype.slice.
call(arguments);typeof t[0]=="string"?t[0]="TUNNEL: "+t[0]:t.unshift("TUNNEL:"),console.error.apply(console,t)}:k=function(){},u.debug=k}),N=(0,l.b)((u,i)=>{"us\
e strict";i.exports=G()});0&&(module.exports={a});
