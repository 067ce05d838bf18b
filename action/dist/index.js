(()=>{"use strict";var a={42613:(e=>{e.exports=require("assert")}),20181:(e=>{e.exports=require("buffer")}),76982:(e=>{e.exports=require("crypto")}),24434:(e=>{
e.exports=require("events")}),79896:(e=>{e.exports=require("fs")}),58611:(e=>{e.exports=require("http")}),65692:(e=>{e.exports=require("https")}),69278:(e=>{e.exports=
require("net")}),34589:(e=>{e.exports=require("node:assert")}),16698:(e=>{e.exports=require("node:async_hooks")}),4573:(e=>{e.exports=require("node:buffer")}),31421:(e=>{
e.exports=require("node:child_process")}),77598:(e=>{e.exports=require("node:crypto")}),53053:(e=>{e.exports=require("node:diagnostics_channel")}),78474:(e=>{e.
exports=require("node:events")}),73024:(e=>{e.exports=require("node:fs")}),51455:(e=>{e.exports=require("node:fs/promises")}),37067:(e=>{e.exports=require("node\
:http")}),32467:(e=>{e.exports=require("node:http2")}),77030:(e=>{e.exports=require("node:net")}),48161:(e=>{e.exports=require("node:os")}),76760:(e=>{e.exports=
require("node:path")}),643:(e=>{e.exports=require("node:perf_hooks")}),41792:(e=>{e.exports=require("node:querystring")}),80099:(e=>{e.exports=require("node:sql\
ite")}),57075:(e=>{e.exports=require("node:stream")}),46466:(e=>{e.exports=require("node:stream/promises")}),58500:(e=>{e.exports=require("node:timers/promises")}),
41692:(e=>{e.exports=require("node:tls")}),73136:(e=>{e.exports=require("node:url")}),57975:(e=>{e.exports=require("node:util")}),73429:(e=>{e.exports=require("\
node:util/types")}),78877:(e=>{e.exports=require("node:v8")}),30714:(e=>{e.exports=require("node:vm")}),75919:(e=>{e.exports=require("node:worker_threads")}),38522:(e=>{
e.exports=require("node:zlib")}),70857:(e=>{e.exports=require("os")}),16928:(e=>{e.exports=require("path")}),932:(e=>{e.exports=require("process")}),64756:(e=>{
e.exports=require("tls")}),39023:(e=>{e.exports=require("util")})},d={};function r(e){var o=d[e];if(o!==void 0)return o.exports;var t=d[e]={id:e,loaded:!1,exports:{}},
s=!0;try{a[e].call(t.exports,t,t.exports,r),s=!1}finally{s&&delete d[e]}return t.loaded=!0,t.exports}r.m=a,typeof r<"u"&&(r.ab=__dirname+"/"),r.n=e=>{var o=e&&e.
__esModule?()=>e.default:()=>e;return r.d(o,{a:o}),o},(()=>{var e=Object.getPrototypeOf?t=>Object.getPrototypeOf(t):t=>t.__proto__,o;r.t=function(t,s){if(s&1&&(t=
this(t)),s&8||typeof t=="object"&&t&&(s&4&&t.__esModule||s&16&&typeof t.then=="function"))return t;var n=Object.create(null);r.r(n);var p={};o=o||[null,e({}),e(
[]),e(e)];for(var i=s&2&&t;typeof i=="object"&&!~o.indexOf(i);i=e(i))Object.getOwnPropertyNames(i).forEach(u=>p[u]=()=>t[u]);return p.default=()=>t,r.d(n,p),n}})(),
r.d=(e,o)=>{for(var t in o)r.o(o,t)&&!r.o(e,t)&&Object.defineProperty(e,t,{enumerable:!0,get:o[t]})},r.f={},r.e=e=>Promise.all(Object.keys(r.f).reduce((o,t)=>(r.
f[t](e,o),o),[])),r.u=e=>""+e+".index.js",r.o=(e,o)=>Object.prototype.hasOwnProperty.call(e,o),r.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},r.nmd=e=>(e.paths=[],e.children||(e.children=[]),e),(()=>{var e={8792:1},
o=t=>{var s=t.modules,n=t.ids,p=t.runtime;for(var i in s)r.o(s,i)&&(r.m[i]=s[i]);p&&p(r);for(var u=0;u<n.length;u++)e[n[u]]=1};r.f.require=(t,s)=>{e[t]||o(require(
"./"+r.u(t)))}})();var _={};r.r(_);var f=r(75919),x=r.n(f);f.isMainThread?Promise.all([r.e(5446),r.e(3108),r.e(6255)]).then(r.bind(r,86255)):r.e(1457).then(r.bind(
r,1457)),module.exports=_})();
