var Ri=Object.defineProperty;var yB=Object.getOwnPropertyDescriptor;var FB=Object.getOwnPropertyNames;var YB=Object.prototype.hasOwnProperty;var dB=(A,e)=>{for(var t in e)Ri(A,t,{get:e[t],enumerable:!0})},UB=(A,e,t,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of FB(e))!YB.call(A,n)&&
n!==t&&Ri(A,n,{get:()=>e[n],enumerable:!(r=yB(e,n))||r.enumerable});return A};var DB=A=>UB(Ri({},"__esModule",{value:!0}),A);var v0={};dB(v0,{openTypeface:()=>pB});module.exports=DB(v0);var MB=require("./chunk-TSPJ5VCY.js"),CB=require("./chunk-3RNHDNP5.js"),ve=(0,CB.c)((0,MB.a)()),bA=typeof globalThis<
"u"?globalThis:typeof window<"u"?window:typeof global<"u"?global:typeof self<"u"?self:{};function EA(A,e){return e={exports:{}},A(e,e.exports),e.exports}function Ne(A){
return A&&A.default||A}var mB=bB,vB=jB,NB=SB,re=[],KA=[],RB=typeof Uint8Array<"u"?Uint8Array:Array,bi="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz01234\
56789+/";for(_e=0,bo=bi.length;_e<bo;++_e)re[_e]=bi[_e],KA[bi.charCodeAt(_e)]=_e;var _e,bo;KA[45]=62,KA[95]=63;function zo(A){var e=A.length;if(e%4>0)throw new Error(
"Invalid string. Length must be a multiple of 4");var t=A.indexOf("=");t===-1&&(t=e);var r=t===e?0:4-t%4;return[t,r]}function bB(A){var e=zo(A),t=e[0],r=e[1];return(t+
r)*3/4-r}function zB(A,e,t){return(e+t)*3/4-t}function jB(A){var e,t=zo(A),r=t[0],n=t[1],o=new RB(zB(A,r,n)),s=0,a=n>0?r-4:r,g;for(g=0;g<a;g+=4)e=KA[A.charCodeAt(
g)]<<18|KA[A.charCodeAt(g+1)]<<12|KA[A.charCodeAt(g+2)]<<6|KA[A.charCodeAt(g+3)],o[s++]=e>>16&255,o[s++]=e>>8&255,o[s++]=e&255;return n===2&&(e=KA[A.charCodeAt(
g)]<<2|KA[A.charCodeAt(g+1)]>>4,o[s++]=e&255),n===1&&(e=KA[A.charCodeAt(g)]<<10|KA[A.charCodeAt(g+1)]<<4|KA[A.charCodeAt(g+2)]>>2,o[s++]=e>>8&255,o[s++]=e&255),
o}function GB(A){return re[A>>18&63]+re[A>>12&63]+re[A>>6&63]+re[A&63]}function xB(A,e,t){for(var r,n=[],o=e;o<t;o+=3)r=(A[o]<<16&16711680)+(A[o+1]<<8&65280)+(A[o+
2]&255),n.push(GB(r));return n.join("")}function SB(A){for(var e,t=A.length,r=t%3,n=[],o=16383,s=0,a=t-r;s<a;s+=o)n.push(xB(A,s,s+o>a?a:s+o));return r===1?(e=A[t-
1],n.push(re[e>>2]+re[e<<4&63]+"==")):r===2&&(e=(A[t-2]<<8)+A[t-1],n.push(re[e>>10]+re[e>>4&63]+re[e<<2&63]+"=")),n.join("")}var zi={byteLength:mB,toByteArray:vB,
fromByteArray:NB},HB=function(A,e,t,r,n){var o,s,a=n*8-r-1,g=(1<<a)-1,c=g>>1,B=-7,l=t?n-1:0,f=t?-1:1,w=A[e+l];for(l+=f,o=w&(1<<-B)-1,w>>=-B,B+=a;B>0;o=o*256+A[e+
l],l+=f,B-=8);for(s=o&(1<<-B)-1,o>>=-B,B+=r;B>0;s=s*256+A[e+l],l+=f,B-=8);if(o===0)o=1-c;else{if(o===g)return s?NaN:(w?-1:1)*(1/0);s=s+Math.pow(2,r),o=o-c}return(w?
-1:1)*s*Math.pow(2,o-r)},JB=function(A,e,t,r,n,o){var s,a,g,c=o*8-n-1,B=(1<<c)-1,l=B>>1,f=n===23?Math.pow(2,-24)-Math.pow(2,-77):0,w=r?0:o-1,I=r?1:-1,E=e<0||e===
0&&1/e<0?1:0;for(e=Math.abs(e),isNaN(e)||e===1/0?(a=isNaN(e)?1:0,s=B):(s=Math.floor(Math.log(e)/Math.LN2),e*(g=Math.pow(2,-s))<1&&(s--,g*=2),s+l>=1?e+=f/g:e+=f*
Math.pow(2,1-l),e*g>=2&&(s++,g/=2),s+l>=B?(a=0,s=B):s+l>=1?(a=(e*g-1)*Math.pow(2,n),s=s+l):(a=e*Math.pow(2,l-1)*Math.pow(2,n),s=0));n>=8;A[t+w]=a&255,w+=I,a/=256,
n-=8);for(s=s<<n|a,c+=n;c>0;A[t+w]=s&255,w+=I,s/=256,c-=8);A[t+w-I]|=E*128},pt={read:HB,write:JB},LA=EA(function(A,e){var t=typeof Symbol=="function"&&typeof Symbol.
for=="function"?Symbol.for("nodejs.util.inspect.custom"):null;e.Buffer=s,e.SlowBuffer=y,e.INSPECT_MAX_BYTES=50;var r=2147483647;e.kMaxLength=r,s.TYPED_ARRAY_SUPPORT=
n(),!s.TYPED_ARRAY_SUPPORT&&typeof console<"u"&&typeof console.error=="function"&&console.error("This browser lacks typed array (Uint8Array) support which is re\
quired by `buffer` v5.x. Use `buffer` v4.x if you require old browser support.");function n(){try{var u=new Uint8Array(1),h={foo:function(){return 42}};return Object.
setPrototypeOf(h,Uint8Array.prototype),Object.setPrototypeOf(u,h),u.foo()===42}catch{return!1}}Object.defineProperty(s.prototype,"parent",{enumerable:!0,get:function(){
if(s.isBuffer(this))return this.buffer}}),Object.defineProperty(s.prototype,"offset",{enumerable:!0,get:function(){if(s.isBuffer(this))return this.byteOffset}});
function o(u){if(u>r)throw new RangeError('The value "'+u+'" is invalid for option "size"');var h=new Uint8Array(u);return Object.setPrototypeOf(h,s.prototype),
h}function s(u,h,Q){if(typeof u=="number"){if(typeof h=="string")throw new TypeError('The "string" argument must be of type string. Received type number');return B(
u)}return a(u,h,Q)}s.poolSize=8192;function a(u,h,Q){if(typeof u=="string")return l(u,h);if(ArrayBuffer.isView(u))return f(u);if(u==null)throw new TypeError("Th\
e first argument must be one of type string, Buffer, ArrayBuffer, Array, or Array-like Object. Received type "+typeof u);if(P(u,ArrayBuffer)||u&&P(u.buffer,ArrayBuffer)||
typeof SharedArrayBuffer<"u"&&(P(u,SharedArrayBuffer)||u&&P(u.buffer,SharedArrayBuffer)))return w(u,h,Q);if(typeof u=="number")throw new TypeError('The "value" \
argument must not be of type number. Received type number');var M=u.valueOf&&u.valueOf();if(M!=null&&M!==u)return s.from(M,h,Q);var p=I(u);if(p)return p;if(typeof Symbol<
"u"&&Symbol.toPrimitive!=null&&typeof u[Symbol.toPrimitive]=="function")return s.from(u[Symbol.toPrimitive]("string"),h,Q);throw new TypeError("The first argume\
nt must be one of type string, Buffer, ArrayBuffer, Array, or Array-like Object. Received type "+typeof u)}s.from=function(u,h,Q){return a(u,h,Q)},Object.setPrototypeOf(
s.prototype,Uint8Array.prototype),Object.setPrototypeOf(s,Uint8Array);function g(u){if(typeof u!="number")throw new TypeError('"size" argument must be of type n\
umber');if(u<0)throw new RangeError('The value "'+u+'" is invalid for option "size"')}function c(u,h,Q){return g(u),u<=0?o(u):h!==void 0?typeof Q=="string"?o(u).
fill(h,Q):o(u).fill(h):o(u)}s.alloc=function(u,h,Q){return c(u,h,Q)};function B(u){return g(u),o(u<0?0:E(u)|0)}s.allocUnsafe=function(u){return B(u)},s.allocUnsafeSlow=
function(u){return B(u)};function l(u,h){if((typeof h!="string"||h==="")&&(h="utf8"),!s.isEncoding(h))throw new TypeError("Unknown encoding: "+h);var Q=C(u,h)|0,
M=o(Q),p=M.write(u,h);return p!==Q&&(M=M.slice(0,p)),M}function f(u){for(var h=u.length<0?0:E(u.length)|0,Q=o(h),M=0;M<h;M+=1)Q[M]=u[M]&255;return Q}function w(u,h,Q){
if(h<0||u.byteLength<h)throw new RangeError('"offset" is outside of buffer bounds');if(u.byteLength<h+(Q||0))throw new RangeError('"length" is outside of buffer\
 bounds');var M;return h===void 0&&Q===void 0?M=new Uint8Array(u):Q===void 0?M=new Uint8Array(u,h):M=new Uint8Array(u,h,Q),Object.setPrototypeOf(M,s.prototype),
M}function I(u){if(s.isBuffer(u)){var h=E(u.length)|0,Q=o(h);return Q.length===0||u.copy(Q,0,0,h),Q}if(u.length!==void 0)return typeof u.length!="number"||rA(u.
length)?o(0):f(u);if(u.type==="Buffer"&&Array.isArray(u.data))return f(u.data)}function E(u){if(u>=r)throw new RangeError("Attempt to allocate Buffer larger tha\
n maximum size: 0x"+r.toString(16)+" bytes");return u|0}function y(u){return+u!=u&&(u=0),s.alloc(+u)}s.isBuffer=function(u){return u!=null&&u._isBuffer===!0&&u!==
s.prototype},s.compare=function(u,h){if(P(u,Uint8Array)&&(u=s.from(u,u.offset,u.byteLength)),P(h,Uint8Array)&&(h=s.from(h,h.offset,h.byteLength)),!s.isBuffer(u)||
!s.isBuffer(h))throw new TypeError('The "buf1", "buf2" arguments must be one of type Buffer or Uint8Array');if(u===h)return 0;for(var Q=u.length,M=h.length,p=0,
Y=Math.min(Q,M);p<Y;++p)if(u[p]!==h[p]){Q=u[p],M=h[p];break}return Q<M?-1:M<Q?1:0},s.isEncoding=function(u){switch(String(u).toLowerCase()){case"hex":case"utf8":case"\
utf-8":case"ascii":case"latin1":case"binary":case"base64":case"ucs2":case"ucs-2":case"utf16le":case"utf-16le":return!0;default:return!1}},s.concat=function(u,h){
if(!Array.isArray(u))throw new TypeError('"list" argument must be an Array of Buffers');if(u.length===0)return s.alloc(0);var Q;if(h===void 0)for(h=0,Q=0;Q<u.length;++Q)
h+=u[Q].length;var M=s.allocUnsafe(h),p=0;for(Q=0;Q<u.length;++Q){var Y=u[Q];if(P(Y,Uint8Array)&&(Y=s.from(Y)),!s.isBuffer(Y))throw new TypeError('"list" argume\
nt must be an Array of Buffers');Y.copy(M,p),p+=Y.length}return M};function C(u,h){if(s.isBuffer(u))return u.length;if(ArrayBuffer.isView(u)||P(u,ArrayBuffer))return u.
byteLength;if(typeof u!="string")throw new TypeError('The "string" argument must be one of type string, Buffer, or ArrayBuffer. Received type '+typeof u);var Q=u.
length,M=arguments.length>2&&arguments[2]===!0;if(!M&&Q===0)return 0;for(var p=!1;;)switch(h){case"ascii":case"latin1":case"binary":return Q;case"utf8":case"utf\
-8":return jA(u).length;case"ucs2":case"ucs-2":case"utf16le":case"utf-16le":return Q*2;case"hex":return Q>>>1;case"base64":return K(u).length;default:if(p)return M?
-1:jA(u).length;h=(""+h).toLowerCase(),p=!0}}s.byteLength=C;function d(u,h,Q){var M=!1;if((h===void 0||h<0)&&(h=0),h>this.length||((Q===void 0||Q>this.length)&&
(Q=this.length),Q<=0)||(Q>>>=0,h>>>=0,Q<=h))return"";for(u||(u="utf8");;)switch(u){case"hex":return iA(this,h,Q);case"utf8":case"utf-8":return eA(this,h,Q);case"\
ascii":return tA(this,h,Q);case"latin1":case"binary":return AA(this,h,Q);case"base64":return lA(this,h,Q);case"ucs2":case"ucs-2":case"utf16le":case"utf-16le":return dA(
this,h,Q);default:if(M)throw new TypeError("Unknown encoding: "+u);u=(u+"").toLowerCase(),M=!0}}s.prototype._isBuffer=!0;function U(u,h,Q){var M=u[h];u[h]=u[Q],
u[Q]=M}s.prototype.swap16=function(){var u=this.length;if(u%2!==0)throw new RangeError("Buffer size must be a multiple of 16-bits");for(var h=0;h<u;h+=2)U(this,
h,h+1);return this},s.prototype.swap32=function(){var u=this.length;if(u%4!==0)throw new RangeError("Buffer size must be a multiple of 32-bits");for(var h=0;h<u;h+=
4)U(this,h,h+3),U(this,h+1,h+2);return this},s.prototype.swap64=function(){var u=this.length;if(u%8!==0)throw new RangeError("Buffer size must be a multiple of \
64-bits");for(var h=0;h<u;h+=8)U(this,h,h+7),U(this,h+1,h+6),U(this,h+2,h+5),U(this,h+3,h+4);return this},s.prototype.toString=function(){var u=this.length;return u===
0?"":arguments.length===0?eA(this,0,u):d.apply(this,arguments)},s.prototype.toLocaleString=s.prototype.toString,s.prototype.equals=function(u){if(!s.isBuffer(u))
throw new TypeError("Argument must be a Buffer");return this===u?!0:s.compare(this,u)===0},s.prototype.inspect=function(){var u="",h=e.INSPECT_MAX_BYTES;return u=
this.toString("hex",0,h).replace(/(.{2})/g,"$1 ").trim(),this.length>h&&(u+=" ... "),"<Buffer "+u+">"},t&&(s.prototype[t]=s.prototype.inspect),s.prototype.compare=
function(u,h,Q,M,p){if(P(u,Uint8Array)&&(u=s.from(u,u.offset,u.byteLength)),!s.isBuffer(u))throw new TypeError('The "target" argument must be one of type Buffer\
 or Uint8Array. Received type '+typeof u);if(h===void 0&&(h=0),Q===void 0&&(Q=u?u.length:0),M===void 0&&(M=0),p===void 0&&(p=this.length),h<0||Q>u.length||M<0||
p>this.length)throw new RangeError("out of range index");if(M>=p&&h>=Q)return 0;if(M>=p)return-1;if(h>=Q)return 1;if(h>>>=0,Q>>>=0,M>>>=0,p>>>=0,this===u)return 0;
for(var Y=p-M,v=Q-h,J=Math.min(Y,v),gA=this.slice(M,p),nA=u.slice(h,Q),aA=0;aA<J;++aA)if(gA[aA]!==nA[aA]){Y=gA[aA],v=nA[aA];break}return Y<v?-1:v<Y?1:0};function b(u,h,Q,M,p){
if(u.length===0)return-1;if(typeof Q=="string"?(M=Q,Q=0):Q>2147483647?Q=2147483647:Q<-2147483648&&(Q=-2147483648),Q=+Q,rA(Q)&&(Q=p?0:u.length-1),Q<0&&(Q=u.length+
Q),Q>=u.length){if(p)return-1;Q=u.length-1}else if(Q<0)if(p)Q=0;else return-1;if(typeof h=="string"&&(h=s.from(h,M)),s.isBuffer(h))return h.length===0?-1:N(u,h,
Q,M,p);if(typeof h=="number")return h=h&255,typeof Uint8Array.prototype.indexOf=="function"?p?Uint8Array.prototype.indexOf.call(u,h,Q):Uint8Array.prototype.lastIndexOf.
call(u,h,Q):N(u,[h],Q,M,p);throw new TypeError("val must be string, number or Buffer")}function N(u,h,Q,M,p){var Y=1,v=u.length,J=h.length;if(M!==void 0&&(M=String(
M).toLowerCase(),M==="ucs2"||M==="ucs-2"||M==="utf16le"||M==="utf-16le")){if(u.length<2||h.length<2)return-1;Y=2,v/=2,J/=2,Q/=2}function gA(Ae,TA){return Y===1?
Ae[TA]:Ae.readUInt16BE(TA*Y)}var nA;if(p){var aA=-1;for(nA=Q;nA<v;nA++)if(gA(u,nA)===gA(h,aA===-1?0:nA-aA)){if(aA===-1&&(aA=nA),nA-aA+1===J)return aA*Y}else aA!==
-1&&(nA-=nA-aA),aA=-1}else for(Q+J>v&&(Q=v-J),nA=Q;nA>=0;nA--){for(var QA=!0,JA=0;JA<J;JA++)if(gA(u,nA+JA)!==gA(h,JA)){QA=!1;break}if(QA)return nA}return-1}s.prototype.
includes=function(u,h,Q){return this.indexOf(u,h,Q)!==-1},s.prototype.indexOf=function(u,h,Q){return b(this,u,h,Q,!0)},s.prototype.lastIndexOf=function(u,h,Q){return b(
this,u,h,Q,!1)};function j(u,h,Q,M){Q=Number(Q)||0;var p=u.length-Q;M?(M=Number(M),M>p&&(M=p)):M=p;var Y=h.length;M>Y/2&&(M=Y/2);for(var v=0;v<M;++v){var J=parseInt(
h.substr(v*2,2),16);if(rA(J))return v;u[Q+v]=J}return v}function X(u,h,Q,M){return T(jA(h,u.length-Q),u,Q,M)}function V(u,h,Q,M){return T(RA(h),u,Q,M)}function $(u,h,Q,M){
return V(u,h,Q,M)}function R(u,h,Q,M){return T(K(h),u,Q,M)}function cA(u,h,Q,M){return T(k(h,u.length-Q),u,Q,M)}s.prototype.write=function(u,h,Q,M){if(h===void 0)
M="utf8",Q=this.length,h=0;else if(Q===void 0&&typeof h=="string")M=h,Q=this.length,h=0;else if(isFinite(h))h=h>>>0,isFinite(Q)?(Q=Q>>>0,M===void 0&&(M="utf8")):
(M=Q,Q=void 0);else throw new Error("Buffer.write(string, encoding, offset[, length]) is no longer supported");var p=this.length-h;if((Q===void 0||Q>p)&&(Q=p),u.
length>0&&(Q<0||h<0)||h>this.length)throw new RangeError("Attempt to write outside buffer bounds");M||(M="utf8");for(var Y=!1;;)switch(M){case"hex":return j(this,
u,h,Q);case"utf8":case"utf-8":return X(this,u,h,Q);case"ascii":return V(this,u,h,Q);case"latin1":case"binary":return $(this,u,h,Q);case"base64":return R(this,u,
h,Q);case"ucs2":case"ucs-2":case"utf16le":case"utf-16le":return cA(this,u,h,Q);default:if(Y)throw new TypeError("Unknown encoding: "+M);M=(""+M).toLowerCase(),Y=
!0}},s.prototype.toJSON=function(){return{type:"Buffer",data:Array.prototype.slice.call(this._arr||this,0)}};function lA(u,h,Q){return h===0&&Q===u.length?zi.fromByteArray(
u):zi.fromByteArray(u.slice(h,Q))}function eA(u,h,Q){Q=Math.min(u.length,Q);for(var M=[],p=h;p<Q;){var Y=u[p],v=null,J=Y>239?4:Y>223?3:Y>191?2:1;if(p+J<=Q){var gA,
nA,aA,QA;switch(J){case 1:Y<128&&(v=Y);break;case 2:gA=u[p+1],(gA&192)===128&&(QA=(Y&31)<<6|gA&63,QA>127&&(v=QA));break;case 3:gA=u[p+1],nA=u[p+2],(gA&192)===128&&
(nA&192)===128&&(QA=(Y&15)<<12|(gA&63)<<6|nA&63,QA>2047&&(QA<55296||QA>57343)&&(v=QA));break;case 4:gA=u[p+1],nA=u[p+2],aA=u[p+3],(gA&192)===128&&(nA&192)===128&&
(aA&192)===128&&(QA=(Y&15)<<18|(gA&63)<<12|(nA&63)<<6|aA&63,QA>65535&&QA<1114112&&(v=QA))}}v===null?(v=65533,J=1):v>65535&&(v-=65536,M.push(v>>>10&1023|55296),v=
56320|v&1023),M.push(v),p+=J}return W(M)}var H=4096;function W(u){var h=u.length;if(h<=H)return String.fromCharCode.apply(String,u);for(var Q="",M=0;M<h;)Q+=String.
fromCharCode.apply(String,u.slice(M,M+=H));return Q}function tA(u,h,Q){var M="";Q=Math.min(u.length,Q);for(var p=h;p<Q;++p)M+=String.fromCharCode(u[p]&127);return M}
function AA(u,h,Q){var M="";Q=Math.min(u.length,Q);for(var p=h;p<Q;++p)M+=String.fromCharCode(u[p]);return M}function iA(u,h,Q){var M=u.length;(!h||h<0)&&(h=0),
(!Q||Q<0||Q>M)&&(Q=M);for(var p="",Y=h;Y<Q;++Y)p+=wA[u[Y]];return p}function dA(u,h,Q){for(var M=u.slice(h,Q),p="",Y=0;Y<M.length;Y+=2)p+=String.fromCharCode(M[Y]+
M[Y+1]*256);return p}s.prototype.slice=function(u,h){var Q=this.length;u=~~u,h=h===void 0?Q:~~h,u<0?(u+=Q,u<0&&(u=0)):u>Q&&(u=Q),h<0?(h+=Q,h<0&&(h=0)):h>Q&&(h=Q),
h<u&&(h=u);var M=this.subarray(u,h);return Object.setPrototypeOf(M,s.prototype),M};function Z(u,h,Q){if(u%1!==0||u<0)throw new RangeError("offset is not uint");
if(u+h>Q)throw new RangeError("Trying to access beyond buffer length")}s.prototype.readUIntLE=function(u,h,Q){u=u>>>0,h=h>>>0,Q||Z(u,h,this.length);for(var M=this[u],
p=1,Y=0;++Y<h&&(p*=256);)M+=this[u+Y]*p;return M},s.prototype.readUIntBE=function(u,h,Q){u=u>>>0,h=h>>>0,Q||Z(u,h,this.length);for(var M=this[u+--h],p=1;h>0&&(p*=
256);)M+=this[u+--h]*p;return M},s.prototype.readUInt8=function(u,h){return u=u>>>0,h||Z(u,1,this.length),this[u]},s.prototype.readUInt16LE=function(u,h){return u=
u>>>0,h||Z(u,2,this.length),this[u]|this[u+1]<<8},s.prototype.readUInt16BE=function(u,h){return u=u>>>0,h||Z(u,2,this.length),this[u]<<8|this[u+1]},s.prototype.
readUInt32LE=function(u,h){return u=u>>>0,h||Z(u,4,this.length),(this[u]|this[u+1]<<8|this[u+2]<<16)+this[u+3]*16777216},s.prototype.readUInt32BE=function(u,h){
return u=u>>>0,h||Z(u,4,this.length),this[u]*16777216+(this[u+1]<<16|this[u+2]<<8|this[u+3])},s.prototype.readIntLE=function(u,h,Q){u=u>>>0,h=h>>>0,Q||Z(u,h,this.
length);for(var M=this[u],p=1,Y=0;++Y<h&&(p*=256);)M+=this[u+Y]*p;return p*=128,M>=p&&(M-=Math.pow(2,8*h)),M},s.prototype.readIntBE=function(u,h,Q){u=u>>>0,h=h>>>
0,Q||Z(u,h,this.length);for(var M=h,p=1,Y=this[u+--M];M>0&&(p*=256);)Y+=this[u+--M]*p;return p*=128,Y>=p&&(Y-=Math.pow(2,8*h)),Y},s.prototype.readInt8=function(u,h){
return u=u>>>0,h||Z(u,1,this.length),this[u]&128?(255-this[u]+1)*-1:this[u]},s.prototype.readInt16LE=function(u,h){u=u>>>0,h||Z(u,2,this.length);var Q=this[u]|this[u+
1]<<8;return Q&32768?Q|4294901760:Q},s.prototype.readInt16BE=function(u,h){u=u>>>0,h||Z(u,2,this.length);var Q=this[u+1]|this[u]<<8;return Q&32768?Q|4294901760:
Q},s.prototype.readInt32LE=function(u,h){return u=u>>>0,h||Z(u,4,this.length),this[u]|this[u+1]<<8|this[u+2]<<16|this[u+3]<<24},s.prototype.readInt32BE=function(u,h){
return u=u>>>0,h||Z(u,4,this.length),this[u]<<24|this[u+1]<<16|this[u+2]<<8|this[u+3]},s.prototype.readFloatLE=function(u,h){return u=u>>>0,h||Z(u,4,this.length),
pt.read(this,u,!0,23,4)},s.prototype.readFloatBE=function(u,h){return u=u>>>0,h||Z(u,4,this.length),pt.read(this,u,!1,23,4)},s.prototype.readDoubleLE=function(u,h){
return u=u>>>0,h||Z(u,8,this.length),pt.read(this,u,!0,52,8)},s.prototype.readDoubleBE=function(u,h){return u=u>>>0,h||Z(u,8,this.length),pt.read(this,u,!1,52,8)};
function L(u,h,Q,M,p,Y){if(!s.isBuffer(u))throw new TypeError('"buffer" argument must be a Buffer instance');if(h>p||h<Y)throw new RangeError('"value" argument \
is out of bounds');if(Q+M>u.length)throw new RangeError("Index out of range")}s.prototype.writeUIntLE=function(u,h,Q,M){if(u=+u,h=h>>>0,Q=Q>>>0,!M){var p=Math.pow(
2,8*Q)-1;L(this,u,h,Q,p,0)}var Y=1,v=0;for(this[h]=u&255;++v<Q&&(Y*=256);)this[h+v]=u/Y&255;return h+Q},s.prototype.writeUIntBE=function(u,h,Q,M){if(u=+u,h=h>>>
0,Q=Q>>>0,!M){var p=Math.pow(2,8*Q)-1;L(this,u,h,Q,p,0)}var Y=Q-1,v=1;for(this[h+Y]=u&255;--Y>=0&&(v*=256);)this[h+Y]=u/v&255;return h+Q},s.prototype.writeUInt8=
function(u,h,Q){return u=+u,h=h>>>0,Q||L(this,u,h,1,255,0),this[h]=u&255,h+1},s.prototype.writeUInt16LE=function(u,h,Q){return u=+u,h=h>>>0,Q||L(this,u,h,2,65535,
0),this[h]=u&255,this[h+1]=u>>>8,h+2},s.prototype.writeUInt16BE=function(u,h,Q){return u=+u,h=h>>>0,Q||L(this,u,h,2,65535,0),this[h]=u>>>8,this[h+1]=u&255,h+2},
s.prototype.writeUInt32LE=function(u,h,Q){return u=+u,h=h>>>0,Q||L(this,u,h,4,4294967295,0),this[h+3]=u>>>24,this[h+2]=u>>>16,this[h+1]=u>>>8,this[h]=u&255,h+4},
s.prototype.writeUInt32BE=function(u,h,Q){return u=+u,h=h>>>0,Q||L(this,u,h,4,4294967295,0),this[h]=u>>>24,this[h+1]=u>>>16,this[h+2]=u>>>8,this[h+3]=u&255,h+4},
s.prototype.writeIntLE=function(u,h,Q,M){if(u=+u,h=h>>>0,!M){var p=Math.pow(2,8*Q-1);L(this,u,h,Q,p-1,-p)}var Y=0,v=1,J=0;for(this[h]=u&255;++Y<Q&&(v*=256);)u<0&&
J===0&&this[h+Y-1]!==0&&(J=1),this[h+Y]=(u/v>>0)-J&255;return h+Q},s.prototype.writeIntBE=function(u,h,Q,M){if(u=+u,h=h>>>0,!M){var p=Math.pow(2,8*Q-1);L(this,u,
h,Q,p-1,-p)}var Y=Q-1,v=1,J=0;for(this[h+Y]=u&255;--Y>=0&&(v*=256);)u<0&&J===0&&this[h+Y+1]!==0&&(J=1),this[h+Y]=(u/v>>0)-J&255;return h+Q},s.prototype.writeInt8=
function(u,h,Q){return u=+u,h=h>>>0,Q||L(this,u,h,1,127,-128),u<0&&(u=255+u+1),this[h]=u&255,h+1},s.prototype.writeInt16LE=function(u,h,Q){return u=+u,h=h>>>0,Q||
L(this,u,h,2,32767,-32768),this[h]=u&255,this[h+1]=u>>>8,h+2},s.prototype.writeInt16BE=function(u,h,Q){return u=+u,h=h>>>0,Q||L(this,u,h,2,32767,-32768),this[h]=
u>>>8,this[h+1]=u&255,h+2},s.prototype.writeInt32LE=function(u,h,Q){return u=+u,h=h>>>0,Q||L(this,u,h,4,2147483647,-2147483648),this[h]=u&255,this[h+1]=u>>>8,this[h+
2]=u>>>16,this[h+3]=u>>>24,h+4},s.prototype.writeInt32BE=function(u,h,Q){return u=+u,h=h>>>0,Q||L(this,u,h,4,2147483647,-2147483648),u<0&&(u=4294967295+u+1),this[h]=
u>>>24,this[h+1]=u>>>16,this[h+2]=u>>>8,this[h+3]=u&255,h+4};function FA(u,h,Q,M,p,Y){if(Q+M>u.length)throw new RangeError("Index out of range");if(Q<0)throw new RangeError(
"Index out of range")}function NA(u,h,Q,M,p){return h=+h,Q=Q>>>0,p||FA(u,h,Q,4),pt.write(u,h,Q,M,23,4),Q+4}s.prototype.writeFloatLE=function(u,h,Q){return NA(this,
u,h,!0,Q)},s.prototype.writeFloatBE=function(u,h,Q){return NA(this,u,h,!1,Q)};function MA(u,h,Q,M,p){return h=+h,Q=Q>>>0,p||FA(u,h,Q,8),pt.write(u,h,Q,M,52,8),Q+
8}s.prototype.writeDoubleLE=function(u,h,Q){return MA(this,u,h,!0,Q)},s.prototype.writeDoubleBE=function(u,h,Q){return MA(this,u,h,!1,Q)},s.prototype.copy=function(u,h,Q,M){
if(!s.isBuffer(u))throw new TypeError("argument should be a Buffer");if(Q||(Q=0),!M&&M!==0&&(M=this.length),h>=u.length&&(h=u.length),h||(h=0),M>0&&M<Q&&(M=Q),M===
Q||u.length===0||this.length===0)return 0;if(h<0)throw new RangeError("targetStart out of bounds");if(Q<0||Q>=this.length)throw new RangeError("Index out of ran\
ge");if(M<0)throw new RangeError("sourceEnd out of bounds");M>this.length&&(M=this.length),u.length-h<M-Q&&(M=u.length-h+Q);var p=M-Q;if(this===u&&typeof Uint8Array.
prototype.copyWithin=="function")this.copyWithin(h,Q,M);else if(this===u&&Q<h&&h<M)for(var Y=p-1;Y>=0;--Y)u[Y+h]=this[Y+Q];else Uint8Array.prototype.set.call(u,
this.subarray(Q,M),h);return p},s.prototype.fill=function(u,h,Q,M){if(typeof u=="string"){if(typeof h=="string"?(M=h,h=0,Q=this.length):typeof Q=="string"&&(M=Q,
Q=this.length),M!==void 0&&typeof M!="string")throw new TypeError("encoding must be a string");if(typeof M=="string"&&!s.isEncoding(M))throw new TypeError("Unkn\
own encoding: "+M);if(u.length===1){var p=u.charCodeAt(0);(M==="utf8"&&p<128||M==="latin1")&&(u=p)}}else typeof u=="number"?u=u&255:typeof u=="boolean"&&(u=Number(
u));if(h<0||this.length<h||this.length<Q)throw new RangeError("Out of range index");if(Q<=h)return this;h=h>>>0,Q=Q===void 0?this.length:Q>>>0,u||(u=0);var Y;if(typeof u==
"number")for(Y=h;Y<Q;++Y)this[Y]=u;else{var v=s.isBuffer(u)?u:s.from(u,M),J=v.length;if(J===0)throw new TypeError('The value "'+u+'" is invalid for argument "va\
lue"');for(Y=0;Y<Q-h;++Y)this[Y+h]=v[Y%J]}return this};var IA=/[^+/0-9A-Za-z-_]/g;function zA(u){if(u=u.split("=")[0],u=u.trim().replace(IA,""),u.length<2)return"";
for(;u.length%4!==0;)u=u+"=";return u}function jA(u,h){h=h||1/0;for(var Q,M=u.length,p=null,Y=[],v=0;v<M;++v){if(Q=u.charCodeAt(v),Q>55295&&Q<57344){if(!p){if(Q>
56319){(h-=3)>-1&&Y.push(239,191,189);continue}else if(v+1===M){(h-=3)>-1&&Y.push(239,191,189);continue}p=Q;continue}if(Q<56320){(h-=3)>-1&&Y.push(239,191,189),
p=Q;continue}Q=(p-55296<<10|Q-56320)+65536}else p&&(h-=3)>-1&&Y.push(239,191,189);if(p=null,Q<128){if((h-=1)<0)break;Y.push(Q)}else if(Q<2048){if((h-=2)<0)break;
Y.push(Q>>6|192,Q&63|128)}else if(Q<65536){if((h-=3)<0)break;Y.push(Q>>12|224,Q>>6&63|128,Q&63|128)}else if(Q<1114112){if((h-=4)<0)break;Y.push(Q>>18|240,Q>>12&
63|128,Q>>6&63|128,Q&63|128)}else throw new Error("Invalid code point")}return Y}function RA(u){for(var h=[],Q=0;Q<u.length;++Q)h.push(u.charCodeAt(Q)&255);return h}
function k(u,h){for(var Q,M,p,Y=[],v=0;v<u.length&&!((h-=2)<0);++v)Q=u.charCodeAt(v),M=Q>>8,p=Q%256,Y.push(p),Y.push(M);return Y}function K(u){return zi.toByteArray(
zA(u))}function T(u,h,Q,M){for(var p=0;p<M&&!(p+Q>=h.length||p>=u.length);++p)h[p+Q]=u[p];return p}function P(u,h){return u instanceof h||u!=null&&u.constructor!=
null&&u.constructor.name!=null&&u.constructor.name===h.name}function rA(u){return u!==u}var wA=(function(){for(var u="0123456789abcdef",h=new Array(256),Q=0;Q<16;++Q)
for(var M=Q*16,p=0;p<16;++p)h[M+p]=u[Q]+u[p];return h})()}),BA=LA.Buffer,R0=LA.SlowBuffer,b0=LA.INSPECT_MAX_BYTES,z0=LA.kMaxLength,TB;function Re(){}Re.prototype=
Object.create(null);function sA(){sA.init.call(this)}sA.EventEmitter=sA,sA.usingDomains=!1,sA.prototype.domain=void 0,sA.prototype._events=void 0,sA.prototype._maxListeners=
void 0,sA.defaultMaxListeners=10,sA.init=function(){this.domain=null,sA.usingDomains&&TB.active,(!this._events||this._events===Object.getPrototypeOf(this)._events)&&
(this._events=new Re,this._eventsCount=0),this._maxListeners=this._maxListeners||void 0},sA.prototype.setMaxListeners=function(A){if(typeof A!="number"||A<0||isNaN(
A))throw new TypeError('"n" argument must be a positive number');return this._maxListeners=A,this};function jo(A){return A._maxListeners===void 0?sA.defaultMaxListeners:
A._maxListeners}sA.prototype.getMaxListeners=function(){return jo(this)};function kB(A,e,t){if(e)A.call(t);else for(var r=A.length,n=Ot(A,r),o=0;o<r;++o)n[o].call(
t)}function PB(A,e,t,r){if(e)A.call(t,r);else for(var n=A.length,o=Ot(A,n),s=0;s<n;++s)o[s].call(t,r)}function VB(A,e,t,r,n){if(e)A.call(t,r,n);else for(var o=A.
length,s=Ot(A,o),a=0;a<o;++a)s[a].call(t,r,n)}function LB(A,e,t,r,n,o){if(e)A.call(t,r,n,o);else for(var s=A.length,a=Ot(A,s),g=0;g<s;++g)a[g].call(t,r,n,o)}function OB(A,e,t,r){
if(e)A.apply(t,r);else for(var n=A.length,o=Ot(A,n),s=0;s<n;++s)o[s].apply(t,r)}sA.prototype.emit=function(A){var e,t,r,n,o,s,a,g=A==="error";if(s=this._events,
s)g=g&&s.error==null;else if(!g)return!1;if(a=this.domain,g){if(e=arguments[1],a)e||(e=new Error('Uncaught, unspecified "error" event')),e.domainEmitter=this,e.
domain=a,e.domainThrown=!1,a.emit("error",e);else{if(e instanceof Error)throw e;var c=new Error('Uncaught, unspecified "error" event. ('+e+")");throw c.context=
e,c}return!1}if(t=s[A],!t)return!1;var B=typeof t=="function";switch(r=arguments.length,r){case 1:kB(t,B,this);break;case 2:PB(t,B,this,arguments[1]);break;case 3:
VB(t,B,this,arguments[1],arguments[2]);break;case 4:LB(t,B,this,arguments[1],arguments[2],arguments[3]);break;default:for(n=new Array(r-1),o=1;o<r;o++)n[o-1]=arguments[o];
OB(t,B,this,n)}return!0};function Go(A,e,t,r){var n,o,s;if(typeof t!="function")throw new TypeError('"listener" argument must be a function');if(o=A._events,o?(o.
newListener&&(A.emit("newListener",e,t.listener?t.listener:t),o=A._events),s=o[e]):(o=A._events=new Re,A._eventsCount=0),!s)s=o[e]=t,++A._eventsCount;else if(typeof s==
"function"?s=o[e]=r?[t,s]:[s,t]:r?s.unshift(t):s.push(t),!s.warned&&(n=jo(A),n&&n>0&&s.length>n)){s.warned=!0;var a=new Error("Possible EventEmitter memory leak\
 detected. "+s.length+" "+e+" listeners added. Use emitter.setMaxListeners() to increase limit");a.name="MaxListenersExceededWarning",a.emitter=A,a.type=e,a.count=
s.length,WB(a)}return A}function WB(A){typeof console.warn=="function"?console.warn(A):console.log(A)}sA.prototype.addListener=function(A,e){return Go(this,A,e,
!1)},sA.prototype.on=sA.prototype.addListener,sA.prototype.prependListener=function(A,e){return Go(this,A,e,!0)};function xo(A,e,t){var r=!1;function n(){A.removeListener(
e,n),r||(r=!0,t.apply(A,arguments))}return n.listener=t,n}sA.prototype.once=function(A,e){if(typeof e!="function")throw new TypeError('"listener" argument must \
be a function');return this.on(A,xo(this,A,e)),this},sA.prototype.prependOnceListener=function(A,e){if(typeof e!="function")throw new TypeError('"listener" argu\
ment must be a function');return this.prependListener(A,xo(this,A,e)),this},sA.prototype.removeListener=function(A,e){var t,r,n,o,s;if(typeof e!="function")throw new TypeError(
'"listener" argument must be a function');if(r=this._events,!r)return this;if(t=r[A],!t)return this;if(t===e||t.listener&&t.listener===e)--this._eventsCount===0?
this._events=new Re:(delete r[A],r.removeListener&&this.emit("removeListener",A,t.listener||e));else if(typeof t!="function"){for(n=-1,o=t.length;o-- >0;)if(t[o]===
e||t[o].listener&&t[o].listener===e){s=t[o].listener,n=o;break}if(n<0)return this;if(t.length===1){if(t[0]=void 0,--this._eventsCount===0)return this._events=new Re,
this;delete r[A]}else KB(t,n);r.removeListener&&this.emit("removeListener",A,s||e)}return this},sA.prototype.removeAllListeners=function(A){var e,t;if(t=this._events,
!t)return this;if(!t.removeListener)return arguments.length===0?(this._events=new Re,this._eventsCount=0):t[A]&&(--this._eventsCount===0?this._events=new Re:delete t[A]),
this;if(arguments.length===0){for(var r=Object.keys(t),n=0,o;n<r.length;++n)o=r[n],o!=="removeListener"&&this.removeAllListeners(o);return this.removeAllListeners(
"removeListener"),this._events=new Re,this._eventsCount=0,this}if(e=t[A],typeof e=="function")this.removeListener(A,e);else if(e)do this.removeListener(A,e[e.length-
1]);while(e[0]);return this},sA.prototype.listeners=function(A){var e,t,r=this._events;return r?(e=r[A],e?typeof e=="function"?t=[e.listener||e]:t=XB(e):t=[]):t=
[],t},sA.listenerCount=function(A,e){return typeof A.listenerCount=="function"?A.listenerCount(e):So.call(A,e)},sA.prototype.listenerCount=So;function So(A){var e=this.
_events;if(e){var t=e[A];if(typeof t=="function")return 1;if(t)return t.length}return 0}sA.prototype.eventNames=function(){return this._eventsCount>0?Reflect.ownKeys(
this._events):[]};function KB(A,e){for(var t=e,r=t+1,n=A.length;r<n;t+=1,r+=1)A[t]=A[r];A.pop()}function Ot(A,e){for(var t=new Array(e);e--;)t[e]=A[e];return t}
function XB(A){for(var e=new Array(A.length),t=0;t<e.length;++t)e[t]=A[t].listener||A[t];return e}var yr=typeof global<"u"?global:typeof self<"u"?self:typeof window<
"u"?window:{};function Ho(){throw new Error("setTimeout has not been defined")}function Jo(){throw new Error("clearTimeout has not been defined")}var be=Ho,ze=Jo;
typeof yr.setTimeout=="function"&&(be=setTimeout),typeof yr.clearTimeout=="function"&&(ze=clearTimeout);function To(A){if(be===setTimeout)return setTimeout(A,0);
if((be===Ho||!be)&&setTimeout)return be=setTimeout,setTimeout(A,0);try{return be(A,0)}catch{try{return be.call(null,A,0)}catch{return be.call(this,A,0)}}}function ZB(A){
if(ze===clearTimeout)return clearTimeout(A);if((ze===Jo||!ze)&&clearTimeout)return ze=clearTimeout,clearTimeout(A);try{return ze(A)}catch{try{return ze.call(null,
A)}catch{return ze.call(this,A)}}}var we=[],yt=!1,$e,Fr=-1;function qB(){!yt||!$e||(yt=!1,$e.length?we=$e.concat(we):Fr=-1,we.length&&ko())}function ko(){if(!yt){
var A=To(qB);yt=!0;for(var e=we.length;e;){for($e=we,we=[];++Fr<e;)$e&&$e[Fr].run();Fr=-1,e=we.length}$e=null,yt=!1,ZB(A)}}function kA(A){var e=new Array(arguments.
length-1);if(arguments.length>1)for(var t=1;t<arguments.length;t++)e[t-1]=arguments[t];we.push(new Po(A,e)),we.length===1&&!yt&&To(ko)}function Po(A,e){this.fun=
A,this.array=e}Po.prototype.run=function(){this.fun.apply(null,this.array)};var _B="browser",$B="browser",Au=!0,eu={},tu=[],ru="",iu={},nu={},ou={};function At(){}
var su=At,au=At,cu=At,gu=At,Bu=At,uu=At,hu=At;function lu(A){throw new Error("process.binding is not supported")}function Qu(){return"/"}function fu(A){throw new Error(
"process.chdir is not supported")}function wu(){return 0}var Ft=yr.performance||{},Iu=Ft.now||Ft.mozNow||Ft.msNow||Ft.oNow||Ft.webkitNow||function(){return new Date().
getTime()};function Eu(A){var e=Iu.call(Ft)*.001,t=Math.floor(e),r=Math.floor(e%1*1e9);return A&&(t=t-A[0],r=r-A[1],r<0&&(t--,r+=1e9)),[t,r]}var Mu=new Date;function Cu(){
var A=new Date,e=A-Mu;return e/1e3}var je={nextTick:kA,title:_B,browser:Au,env:eu,argv:tu,version:ru,versions:iu,on:su,addListener:au,once:cu,off:gu,removeListener:Bu,
removeAllListeners:uu,emit:hu,binding:lu,cwd:Qu,chdir:fu,umask:wu,hrtime:Eu,platform:$B,release:nu,config:ou,uptime:Cu},ji;typeof Object.create=="function"?ji=function(A,e){
A.super_=e,A.prototype=Object.create(e.prototype,{constructor:{value:A,enumerable:!1,writable:!0,configurable:!0}})}:ji=function(A,e){A.super_=e;var t=function(){};
t.prototype=e.prototype,A.prototype=new t,A.prototype.constructor=A};var et=ji,pu=/%[sdj%]/g;function Gi(A){if(!Dr(A)){for(var e=[],t=0;t<arguments.length;t++)e.
push(Ie(arguments[t]));return e.join(" ")}for(var t=1,r=arguments,n=r.length,o=String(A).replace(pu,function(g){if(g==="%%")return"%";if(t>=n)return g;switch(g){case"\
%s":return String(r[t++]);case"%d":return Number(r[t++]);case"%j":try{return JSON.stringify(r[t++])}catch{return"[Circular]"}default:return g}}),s=r[t];t<n;s=r[++t])
Ur(s)||!Yt(s)?o+=" "+s:o+=" "+Ie(s);return o}function xi(A,e){if(Ee(yr.process))return function(){return xi(A,e).apply(this,arguments)};if(je.noDeprecation===!0)
return A;var t=!1;function r(){if(!t){if(je.throwDeprecation)throw new Error(e);je.traceDeprecation?console.trace(e):console.error(e),t=!0}return A.apply(this,arguments)}
return r}var Yr={},Si;function Vo(A){if(Ee(Si)&&(Si=je.env.NODE_DEBUG||""),A=A.toUpperCase(),!Yr[A])if(new RegExp("\\b"+A+"\\b","i").test(Si)){var e=0;Yr[A]=function(){
var t=Gi.apply(null,arguments);console.error("%s %d: %s",A,e,t)}}else Yr[A]=function(){};return Yr[A]}function Ie(A,e){var t={seen:[],stylize:Fu};return arguments.
length>=3&&(t.depth=arguments[2]),arguments.length>=4&&(t.colors=arguments[3]),Ti(e)?t.showHidden=e:e&&Wo(t,e),Ee(t.showHidden)&&(t.showHidden=!1),Ee(t.depth)&&
(t.depth=2),Ee(t.colors)&&(t.colors=!1),Ee(t.customInspect)&&(t.customInspect=!0),t.colors&&(t.stylize=yu),dr(t,A,t.depth)}Ie.colors={bold:[1,22],italic:[3,23],
underline:[4,24],inverse:[7,27],white:[37,39],grey:[90,39],black:[30,39],blue:[34,39],cyan:[36,39],green:[32,39],magenta:[35,39],red:[31,39],yellow:[33,39]},Ie.
styles={special:"cyan",number:"yellow",boolean:"yellow",undefined:"grey",null:"bold",string:"green",date:"magenta",regexp:"red"};function yu(A,e){var t=Ie.styles[e];
return t?"\x1B["+Ie.colors[t][0]+"m"+A+"\x1B["+Ie.colors[t][1]+"m":A}function Fu(A,e){return A}function Yu(A){var e={};return A.forEach(function(t,r){e[t]=!0}),
e}function dr(A,e,t){if(A.customInspect&&e&&Nr(e.inspect)&&e.inspect!==Ie&&!(e.constructor&&e.constructor.prototype===e)){var r=e.inspect(t,A);return Dr(r)||(r=
dr(A,r,t)),r}var n=du(A,e);if(n)return n;var o=Object.keys(e),s=Yu(o);if(A.showHidden&&(o=Object.getOwnPropertyNames(e)),vr(e)&&(o.indexOf("message")>=0||o.indexOf(
"description")>=0))return Hi(e);if(o.length===0){if(Nr(e)){var a=e.name?": "+e.name:"";return A.stylize("[Function"+a+"]","special")}if(mr(e))return A.stylize(RegExp.
prototype.toString.call(e),"regexp");if(ki(e))return A.stylize(Date.prototype.toString.call(e),"date");if(vr(e))return Hi(e)}var g="",c=!1,B=["{","}"];if(Lo(e)&&
(c=!0,B=["[","]"]),Nr(e)){var l=e.name?": "+e.name:"";g=" [Function"+l+"]"}if(mr(e)&&(g=" "+RegExp.prototype.toString.call(e)),ki(e)&&(g=" "+Date.prototype.toUTCString.
call(e)),vr(e)&&(g=" "+Hi(e)),o.length===0&&(!c||e.length==0))return B[0]+g+B[1];if(t<0)return mr(e)?A.stylize(RegExp.prototype.toString.call(e),"regexp"):A.stylize(
"[Object]","special");A.seen.push(e);var f;return c?f=Uu(A,e,t,s,o):f=o.map(function(w){return Ji(A,e,t,s,w,c)}),A.seen.pop(),Du(f,g,B)}function du(A,e){if(Ee(e))
return A.stylize("undefined","undefined");if(Dr(e)){var t="'"+JSON.stringify(e).replace(/^"|"$/g,"").replace(/'/g,"\\'").replace(/\\"/g,'"')+"'";return A.stylize(
t,"string")}if(Oo(e))return A.stylize(""+e,"number");if(Ti(e))return A.stylize(""+e,"boolean");if(Ur(e))return A.stylize("null","null")}function Hi(A){return"["+
Error.prototype.toString.call(A)+"]"}function Uu(A,e,t,r,n){for(var o=[],s=0,a=e.length;s<a;++s)Ko(e,String(s))?o.push(Ji(A,e,t,r,String(s),!0)):o.push("");return n.
forEach(function(g){g.match(/^\d+$/)||o.push(Ji(A,e,t,r,g,!0))}),o}function Ji(A,e,t,r,n,o){var s,a,g;if(g=Object.getOwnPropertyDescriptor(e,n)||{value:e[n]},g.
get?g.set?a=A.stylize("[Getter/Setter]","special"):a=A.stylize("[Getter]","special"):g.set&&(a=A.stylize("[Setter]","special")),Ko(r,n)||(s="["+n+"]"),a||(A.seen.
indexOf(g.value)<0?(Ur(t)?a=dr(A,g.value,null):a=dr(A,g.value,t-1),a.indexOf(`
`)>-1&&(o?a=a.split(`
`).map(function(c){return"  "+c}).join(`
`).substr(2):a=`
`+a.split(`
`).map(function(c){return"   "+c}).join(`
`))):a=A.stylize("[Circular]","special")),Ee(s)){if(o&&n.match(/^\d+$/))return a;s=JSON.stringify(""+n),s.match(/^"([a-zA-Z_][a-zA-Z_0-9]*)"$/)?(s=s.substr(1,s.
length-2),s=A.stylize(s,"name")):(s=s.replace(/'/g,"\\'").replace(/\\"/g,'"').replace(/(^"|"$)/g,"'"),s=A.stylize(s,"string"))}return s+": "+a}function Du(A,e,t){
var r=A.reduce(function(n,o){return o.indexOf(`
`)>=0,n+o.replace(/\u001b\[\d\d?m/g,"").length+1},0);return r>60?t[0]+(e===""?"":e+`
 `)+" "+A.join(`,
  `)+" "+t[1]:t[0]+e+" "+A.join(", ")+" "+t[1]}function Lo(A){return Array.isArray(A)}function Ti(A){return typeof A=="boolean"}function Ur(A){return A===null}function mu(A){
return A==null}function Oo(A){return typeof A=="number"}function Dr(A){return typeof A=="string"}function vu(A){return typeof A=="symbol"}function Ee(A){return A===
void 0}function mr(A){return Yt(A)&&Pi(A)==="[object RegExp]"}function Yt(A){return typeof A=="object"&&A!==null}function ki(A){return Yt(A)&&Pi(A)==="[object D\
ate]"}function vr(A){return Yt(A)&&(Pi(A)==="[object Error]"||A instanceof Error)}function Nr(A){return typeof A=="function"}function Nu(A){return A===null||typeof A==
"boolean"||typeof A=="number"||typeof A=="string"||typeof A=="symbol"||typeof A>"u"}function Ru(A){return BA.isBuffer(A)}function Pi(A){return Object.prototype.
toString.call(A)}function Vi(A){return A<10?"0"+A.toString(10):A.toString(10)}var bu=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"];function zu(){
var A=new Date,e=[Vi(A.getHours()),Vi(A.getMinutes()),Vi(A.getSeconds())].join(":");return[A.getDate(),bu[A.getMonth()],e].join(" ")}function ju(){console.log("\
%s - %s",zu(),Gi.apply(null,arguments))}function Wo(A,e){if(!e||!Yt(e))return A;for(var t=Object.keys(e),r=t.length;r--;)A[t[r]]=e[t[r]];return A}function Ko(A,e){
return Object.prototype.hasOwnProperty.call(A,e)}var Gu={inherits:et,_extend:Wo,log:ju,isBuffer:Ru,isPrimitive:Nu,isFunction:Nr,isError:vr,isDate:ki,isObject:Yt,
isRegExp:mr,isUndefined:Ee,isSymbol:vu,isString:Dr,isNumber:Oo,isNullOrUndefined:mu,isNull:Ur,isBoolean:Ti,isArray:Lo,inspect:Ie,deprecate:xi,format:Gi,debuglog:Vo};
function tt(){this.head=null,this.tail=null,this.length=0}tt.prototype.push=function(A){var e={data:A,next:null};this.length>0?this.tail.next=e:this.head=e,this.
tail=e,++this.length},tt.prototype.unshift=function(A){var e={data:A,next:this.head};this.length===0&&(this.tail=e),this.head=e,++this.length},tt.prototype.shift=
function(){if(this.length!==0){var A=this.head.data;return this.length===1?this.head=this.tail=null:this.head=this.head.next,--this.length,A}},tt.prototype.clear=
function(){this.head=this.tail=null,this.length=0},tt.prototype.join=function(A){if(this.length===0)return"";for(var e=this.head,t=""+e.data;e=e.next;)t+=A+e.data;
return t},tt.prototype.concat=function(A){if(this.length===0)return BA.alloc(0);if(this.length===1)return this.head.data;for(var e=BA.allocUnsafe(A>>>0),t=this.
head,r=0;t;)t.data.copy(e,r),r+=t.data.length,t=t.next;return e};var Xo=EA(function(A,e){var t=LA.Buffer,r=t.isEncoding||function(c){switch(c&&c.toLowerCase()){case"\
hex":case"utf8":case"utf-8":case"ascii":case"binary":case"base64":case"ucs2":case"ucs-2":case"utf16le":case"utf-16le":case"raw":return!0;default:return!1}};function n(c){
if(c&&!r(c))throw new Error("Unknown encoding: "+c)}var o=e.StringDecoder=function(c){switch(this.encoding=(c||"utf8").toLowerCase().replace(/[-_]/,""),n(c),this.
encoding){case"utf8":this.surrogateSize=3;break;case"ucs2":case"utf16le":this.surrogateSize=2,this.detectIncompleteChar=a;break;case"base64":this.surrogateSize=
3,this.detectIncompleteChar=g;break;default:this.write=s;return}this.charBuffer=new t(6),this.charReceived=0,this.charLength=0};o.prototype.write=function(c){for(var B="";this.
charLength;){var l=c.length>=this.charLength-this.charReceived?this.charLength-this.charReceived:c.length;if(c.copy(this.charBuffer,this.charReceived,0,l),this.
charReceived+=l,this.charReceived<this.charLength)return"";c=c.slice(l,c.length),B=this.charBuffer.slice(0,this.charLength).toString(this.encoding);var w=B.charCodeAt(
B.length-1);if(w>=55296&&w<=56319){this.charLength+=this.surrogateSize,B="";continue}if(this.charReceived=this.charLength=0,c.length===0)return B;break}this.detectIncompleteChar(
c);var f=c.length;this.charLength&&(c.copy(this.charBuffer,0,c.length-this.charReceived,f),f-=this.charReceived),B+=c.toString(this.encoding,0,f);var f=B.length-
1,w=B.charCodeAt(f);if(w>=55296&&w<=56319){var I=this.surrogateSize;return this.charLength+=I,this.charReceived+=I,this.charBuffer.copy(this.charBuffer,I,0,I),c.
copy(this.charBuffer,0,0,I),B.substring(0,f)}return B},o.prototype.detectIncompleteChar=function(c){for(var B=c.length>=3?3:c.length;B>0;B--){var l=c[c.length-B];
if(B==1&&l>>5==6){this.charLength=2;break}if(B<=2&&l>>4==14){this.charLength=3;break}if(B<=3&&l>>3==30){this.charLength=4;break}}this.charReceived=B},o.prototype.
end=function(c){var B="";if(c&&c.length&&(B=this.write(c)),this.charReceived){var l=this.charReceived,f=this.charBuffer,w=this.encoding;B+=f.slice(0,l).toString(
w)}return B};function s(c){return c.toString(this.encoding)}function a(c){this.charReceived=c.length%2,this.charLength=this.charReceived?2:0}function g(c){this.
charReceived=c.length%3,this.charLength=this.charReceived?3:0}}),Zo=Xo.StringDecoder;pA.ReadableState=qo;var hA=Vo("stream");et(pA,sA);function xu(A,e,t){if(typeof A.
prependListener=="function")return A.prependListener(e,t);!A._events||!A._events[e]?A.on(e,t):Array.isArray(A._events[e])?A._events[e].unshift(t):A._events[e]=[
t,A._events[e]]}function Su(A,e){return A.listeners(e).length}function qo(A,e){A=A||{},this.objectMode=!!A.objectMode,e instanceof XA&&(this.objectMode=this.objectMode||
!!A.readableObjectMode);var t=A.highWaterMark,r=this.objectMode?16:16*1024;this.highWaterMark=t||t===0?t:r,this.highWaterMark=~~this.highWaterMark,this.buffer=new tt,
this.length=0,this.pipes=null,this.pipesCount=0,this.flowing=null,this.ended=!1,this.endEmitted=!1,this.reading=!1,this.sync=!0,this.needReadable=!1,this.emittedReadable=
!1,this.readableListening=!1,this.resumeScheduled=!1,this.defaultEncoding=A.defaultEncoding||"utf8",this.ranOut=!1,this.awaitDrain=0,this.readingMore=!1,this.decoder=
null,this.encoding=null,A.encoding&&(this.decoder=new Zo(A.encoding),this.encoding=A.encoding)}function pA(A){if(!(this instanceof pA))return new pA(A);this._readableState=
new qo(A,this),this.readable=!0,A&&typeof A.read=="function"&&(this._read=A.read),sA.call(this)}pA.prototype.push=function(A,e){var t=this._readableState;return!t.
objectMode&&typeof A=="string"&&(e=e||t.defaultEncoding,e!==t.encoding&&(A=BA.from(A,e),e="")),_o(this,t,A,e,!1)},pA.prototype.unshift=function(A){var e=this._readableState;
return _o(this,e,A,"",!0)},pA.prototype.isPaused=function(){return this._readableState.flowing===!1};function _o(A,e,t,r,n){var o=Tu(e,t);if(o)A.emit("error",o);else if(t===
null)e.reading=!1,ku(A,e);else if(e.objectMode||t&&t.length>0)if(e.ended&&!n){var s=new Error("stream.push() after EOF");A.emit("error",s)}else if(e.endEmitted&&
n){var a=new Error("stream.unshift() after end event");A.emit("error",a)}else{var g;e.decoder&&!n&&!r&&(t=e.decoder.write(t),g=!e.objectMode&&t.length===0),n||(e.
reading=!1),g||(e.flowing&&e.length===0&&!e.sync?(A.emit("data",t),A.read(0)):(e.length+=e.objectMode?1:t.length,n?e.buffer.unshift(t):e.buffer.push(t),e.needReadable&&
Rr(A))),Pu(A,e)}else n||(e.reading=!1);return Hu(e)}function Hu(A){return!A.ended&&(A.needReadable||A.length<A.highWaterMark||A.length===0)}pA.prototype.setEncoding=
function(A){return this._readableState.decoder=new Zo(A),this._readableState.encoding=A,this};var $o=8388608;function Ju(A){return A>=$o?A=$o:(A--,A|=A>>>1,A|=A>>>
2,A|=A>>>4,A|=A>>>8,A|=A>>>16,A++),A}function As(A,e){return A<=0||e.length===0&&e.ended?0:e.objectMode?1:A!==A?e.flowing&&e.length?e.buffer.head.data.length:e.
length:(A>e.highWaterMark&&(e.highWaterMark=Ju(A)),A<=e.length?A:e.ended?e.length:(e.needReadable=!0,0))}pA.prototype.read=function(A){hA("read",A),A=parseInt(A,
10);var e=this._readableState,t=A;if(A!==0&&(e.emittedReadable=!1),A===0&&e.needReadable&&(e.length>=e.highWaterMark||e.ended))return hA("read: emitReadable",e.
length,e.ended),e.length===0&&e.ended?Oi(this):Rr(this),null;if(A=As(A,e),A===0&&e.ended)return e.length===0&&Oi(this),null;var r=e.needReadable;hA("need readab\
le",r),(e.length===0||e.length-A<e.highWaterMark)&&(r=!0,hA("length less than watermark",r)),e.ended||e.reading?(r=!1,hA("reading or ended",r)):r&&(hA("do read"),
e.reading=!0,e.sync=!0,e.length===0&&(e.needReadable=!0),this._read(e.highWaterMark),e.sync=!1,e.reading||(A=As(t,e)));var n;return A>0?n=ts(A,e):n=null,n===null?
(e.needReadable=!0,A=0):e.length-=A,e.length===0&&(e.ended||(e.needReadable=!0),t!==A&&e.ended&&Oi(this)),n!==null&&this.emit("data",n),n};function Tu(A,e){var t=null;
return!BA.isBuffer(e)&&typeof e!="string"&&e!==null&&e!==void 0&&!A.objectMode&&(t=new TypeError("Invalid non-string/buffer chunk")),t}function ku(A,e){if(!e.ended){
if(e.decoder){var t=e.decoder.end();t&&t.length&&(e.buffer.push(t),e.length+=e.objectMode?1:t.length)}e.ended=!0,Rr(A)}}function Rr(A){var e=A._readableState;e.
needReadable=!1,e.emittedReadable||(hA("emitReadable",e.flowing),e.emittedReadable=!0,e.sync?kA(es,A):es(A))}function es(A){hA("emit readable"),A.emit("readable"),
Li(A)}function Pu(A,e){e.readingMore||(e.readingMore=!0,kA(Vu,A,e))}function Vu(A,e){for(var t=e.length;!e.reading&&!e.flowing&&!e.ended&&e.length<e.highWaterMark&&
(hA("maybeReadMore read 0"),A.read(0),t!==e.length);)t=e.length;e.readingMore=!1}pA.prototype._read=function(A){this.emit("error",new Error("not implemented"))},
pA.prototype.pipe=function(A,e){var t=this,r=this._readableState;switch(r.pipesCount){case 0:r.pipes=A;break;case 1:r.pipes=[r.pipes,A];break;default:r.pipes.push(
A);break}r.pipesCount+=1,hA("pipe count=%d opts=%j",r.pipesCount,e);var n=!e||e.end!==!1,o=n?a:B;r.endEmitted?kA(o):t.once("end",o),A.on("unpipe",s);function s(C){
hA("onunpipe"),C===t&&B()}function a(){hA("onend"),A.end()}var g=Lu(t);A.on("drain",g);var c=!1;function B(){hA("cleanup"),A.removeListener("close",I),A.removeListener(
"finish",E),A.removeListener("drain",g),A.removeListener("error",w),A.removeListener("unpipe",s),t.removeListener("end",a),t.removeListener("end",B),t.removeListener(
"data",f),c=!0,r.awaitDrain&&(!A._writableState||A._writableState.needDrain)&&g()}var l=!1;t.on("data",f);function f(C){hA("ondata"),l=!1;var d=A.write(C);d===!1&&
!l&&((r.pipesCount===1&&r.pipes===A||r.pipesCount>1&&rs(r.pipes,A)!==-1)&&!c&&(hA("false write response, pause",t._readableState.awaitDrain),t._readableState.awaitDrain++,
l=!0),t.pause())}function w(C){hA("onerror",C),y(),A.removeListener("error",w),Su(A,"error")===0&&A.emit("error",C)}xu(A,"error",w);function I(){A.removeListener(
"finish",E),y()}A.once("close",I);function E(){hA("onfinish"),A.removeListener("close",I),y()}A.once("finish",E);function y(){hA("unpipe"),t.unpipe(A)}return A.
emit("pipe",t),r.flowing||(hA("pipe resume"),t.resume()),A};function Lu(A){return function(){var e=A._readableState;hA("pipeOnDrain",e.awaitDrain),e.awaitDrain&&
e.awaitDrain--,e.awaitDrain===0&&A.listeners("data").length&&(e.flowing=!0,Li(A))}}pA.prototype.unpipe=function(A){var e=this._readableState;if(e.pipesCount===0)
return this;if(e.pipesCount===1)return A&&A!==e.pipes?this:(A||(A=e.pipes),e.pipes=null,e.pipesCount=0,e.flowing=!1,A&&A.emit("unpipe",this),this);if(!A){var t=e.
pipes,r=e.pipesCount;e.pipes=null,e.pipesCount=0,e.flowing=!1;for(var n=0;n<r;n++)t[n].emit("unpipe",this);return this}var o=rs(e.pipes,A);return o===-1?this:(e.
pipes.splice(o,1),e.pipesCount-=1,e.pipesCount===1&&(e.pipes=e.pipes[0]),A.emit("unpipe",this),this)},pA.prototype.on=function(A,e){var t=sA.prototype.on.call(this,
A,e);if(A==="data")this._readableState.flowing!==!1&&this.resume();else if(A==="readable"){var r=this._readableState;!r.endEmitted&&!r.readableListening&&(r.readableListening=
r.needReadable=!0,r.emittedReadable=!1,r.reading?r.length&&Rr(this):kA(Ou,this))}return t},pA.prototype.addListener=pA.prototype.on;function Ou(A){hA("readable \
nexttick read 0"),A.read(0)}pA.prototype.resume=function(){var A=this._readableState;return A.flowing||(hA("resume"),A.flowing=!0,Wu(this,A)),this};function Wu(A,e){
e.resumeScheduled||(e.resumeScheduled=!0,kA(Ku,A,e))}function Ku(A,e){e.reading||(hA("resume read 0"),A.read(0)),e.resumeScheduled=!1,e.awaitDrain=0,A.emit("res\
ume"),Li(A),e.flowing&&!e.reading&&A.read(0)}pA.prototype.pause=function(){return hA("call pause flowing=%j",this._readableState.flowing),this._readableState.flowing!==
!1&&(hA("pause"),this._readableState.flowing=!1,this.emit("pause")),this};function Li(A){var e=A._readableState;for(hA("flow",e.flowing);e.flowing&&A.read()!==null;)
;}pA.prototype.wrap=function(A){var e=this._readableState,t=!1,r=this;A.on("end",function(){if(hA("wrapped end"),e.decoder&&!e.ended){var s=e.decoder.end();s&&s.
length&&r.push(s)}r.push(null)}),A.on("data",function(s){if(hA("wrapped data"),e.decoder&&(s=e.decoder.write(s)),!(e.objectMode&&s==null)&&!(!e.objectMode&&(!s||
!s.length))){var a=r.push(s);a||(t=!0,A.pause())}});for(var n in A)this[n]===void 0&&typeof A[n]=="function"&&(this[n]=(function(s){return function(){return A[s].
apply(A,arguments)}})(n));var o=["error","close","destroy","pause","resume"];return $u(o,function(s){A.on(s,r.emit.bind(r,s))}),r._read=function(s){hA("wrapped \
_read",s),t&&(t=!1,A.resume())},r},pA._fromList=ts;function ts(A,e){if(e.length===0)return null;var t;return e.objectMode?t=e.buffer.shift():!A||A>=e.length?(e.
decoder?t=e.buffer.join(""):e.buffer.length===1?t=e.buffer.head.data:t=e.buffer.concat(e.length),e.buffer.clear()):t=Xu(A,e.buffer,e.decoder),t}function Xu(A,e,t){
var r;return A<e.head.data.length?(r=e.head.data.slice(0,A),e.head.data=e.head.data.slice(A)):A===e.head.data.length?r=e.shift():r=t?Zu(A,e):qu(A,e),r}function Zu(A,e){
var t=e.head,r=1,n=t.data;for(A-=n.length;t=t.next;){var o=t.data,s=A>o.length?o.length:A;if(s===o.length?n+=o:n+=o.slice(0,A),A-=s,A===0){s===o.length?(++r,t.next?
e.head=t.next:e.head=e.tail=null):(e.head=t,t.data=o.slice(s));break}++r}return e.length-=r,n}function qu(A,e){var t=BA.allocUnsafe(A),r=e.head,n=1;for(r.data.copy(
t),A-=r.data.length;r=r.next;){var o=r.data,s=A>o.length?o.length:A;if(o.copy(t,t.length-A,0,s),A-=s,A===0){s===o.length?(++n,r.next?e.head=r.next:e.head=e.tail=
null):(e.head=r,r.data=o.slice(s));break}++n}return e.length-=n,t}function Oi(A){var e=A._readableState;if(e.length>0)throw new Error('"endReadable()" called on\
 non-empty stream');e.endEmitted||(e.ended=!0,kA(_u,e,A))}function _u(A,e){!A.endEmitted&&A.length===0&&(A.endEmitted=!0,e.readable=!1,e.emit("end"))}function $u(A,e){
for(var t=0,r=A.length;t<r;t++)e(A[t],t)}function rs(A,e){for(var t=0,r=A.length;t<r;t++)if(A[t]===e)return t;return-1}SA.WritableState=Wi,et(SA,sA);function Ah(){}
function eh(A,e,t){this.chunk=A,this.encoding=e,this.callback=t,this.next=null}function Wi(A,e){Object.defineProperty(this,"buffer",{get:xi(function(){return this.
getBuffer()},"_writableState.buffer is deprecated. Use _writableState.getBuffer instead.")}),A=A||{},this.objectMode=!!A.objectMode,e instanceof XA&&(this.objectMode=
this.objectMode||!!A.writableObjectMode);var t=A.highWaterMark,r=this.objectMode?16:16*1024;this.highWaterMark=t||t===0?t:r,this.highWaterMark=~~this.highWaterMark,
this.needDrain=!1,this.ending=!1,this.ended=!1,this.finished=!1;var n=A.decodeStrings===!1;this.decodeStrings=!n,this.defaultEncoding=A.defaultEncoding||"utf8",
this.length=0,this.writing=!1,this.corked=0,this.sync=!0,this.bufferProcessing=!1,this.onwrite=function(o){ah(e,o)},this.writecb=null,this.writelen=0,this.bufferedRequest=
null,this.lastBufferedRequest=null,this.pendingcb=0,this.prefinished=!1,this.errorEmitted=!1,this.bufferedRequestCount=0,this.corkedRequestsFree=new cs(this)}Wi.
prototype.getBuffer=function(){for(var A=this.bufferedRequest,e=[];A;)e.push(A),A=A.next;return e};function SA(A){if(!(this instanceof SA)&&!(this instanceof XA))
return new SA(A);this._writableState=new Wi(A,this),this.writable=!0,A&&(typeof A.write=="function"&&(this._write=A.write),typeof A.writev=="function"&&(this._writev=
A.writev)),sA.call(this)}SA.prototype.pipe=function(){this.emit("error",new Error("Cannot pipe, not readable"))};function th(A,e){var t=new Error("write after e\
nd");A.emit("error",t),kA(e,t)}function rh(A,e,t,r){var n=!0,o=!1;return t===null?o=new TypeError("May not write null values to stream"):!BA.isBuffer(t)&&typeof t!=
"string"&&t!==void 0&&!e.objectMode&&(o=new TypeError("Invalid non-string/buffer chunk")),o&&(A.emit("error",o),kA(r,o),n=!1),n}SA.prototype.write=function(A,e,t){
var r=this._writableState,n=!1;return typeof e=="function"&&(t=e,e=null),BA.isBuffer(A)?e="buffer":e||(e=r.defaultEncoding),typeof t!="function"&&(t=Ah),r.ended?
th(this,t):rh(this,r,A,t)&&(r.pendingcb++,n=nh(this,r,A,e,t)),n},SA.prototype.cork=function(){var A=this._writableState;A.corked++},SA.prototype.uncork=function(){
var A=this._writableState;A.corked&&(A.corked--,!A.writing&&!A.corked&&!A.finished&&!A.bufferProcessing&&A.bufferedRequest&&ns(this,A))},SA.prototype.setDefaultEncoding=
function(A){if(typeof A=="string"&&(A=A.toLowerCase()),!(["hex","utf8","utf-8","ascii","binary","base64","ucs2","ucs-2","utf16le","utf-16le","raw"].indexOf((A+"").
toLowerCase())>-1))throw new TypeError("Unknown encoding: "+A);return this._writableState.defaultEncoding=A,this};function ih(A,e,t){return!A.objectMode&&A.decodeStrings!==
!1&&typeof e=="string"&&(e=BA.from(e,t)),e}function nh(A,e,t,r,n){t=ih(e,t,r),BA.isBuffer(t)&&(r="buffer");var o=e.objectMode?1:t.length;e.length+=o;var s=e.length<
e.highWaterMark;if(s||(e.needDrain=!0),e.writing||e.corked){var a=e.lastBufferedRequest;e.lastBufferedRequest=new eh(t,r,n),a?a.next=e.lastBufferedRequest:e.bufferedRequest=
e.lastBufferedRequest,e.bufferedRequestCount+=1}else Ki(A,e,!1,o,t,r,n);return s}function Ki(A,e,t,r,n,o,s){e.writelen=r,e.writecb=s,e.writing=!0,e.sync=!0,t?A.
_writev(n,e.onwrite):A._write(n,o,e.onwrite),e.sync=!1}function oh(A,e,t,r,n){--e.pendingcb,t?kA(n,r):n(r),A._writableState.errorEmitted=!0,A.emit("error",r)}function sh(A){
A.writing=!1,A.writecb=null,A.length-=A.writelen,A.writelen=0}function ah(A,e){var t=A._writableState,r=t.sync,n=t.writecb;if(sh(t),e)oh(A,t,r,e,n);else{var o=os(
t);!o&&!t.corked&&!t.bufferProcessing&&t.bufferedRequest&&ns(A,t),r?kA(is,A,t,o,n):is(A,t,o,n)}}function is(A,e,t,r){t||ch(A,e),e.pendingcb--,r(),as(A,e)}function ch(A,e){
e.length===0&&e.needDrain&&(e.needDrain=!1,A.emit("drain"))}function ns(A,e){e.bufferProcessing=!0;var t=e.bufferedRequest;if(A._writev&&t&&t.next){var r=e.bufferedRequestCount,
n=new Array(r),o=e.corkedRequestsFree;o.entry=t;for(var s=0;t;)n[s]=t,t=t.next,s+=1;Ki(A,e,!0,e.length,n,"",o.finish),e.pendingcb++,e.lastBufferedRequest=null,o.
next?(e.corkedRequestsFree=o.next,o.next=null):e.corkedRequestsFree=new cs(e)}else{for(;t;){var a=t.chunk,g=t.encoding,c=t.callback,B=e.objectMode?1:a.length;if(Ki(
A,e,!1,B,a,g,c),t=t.next,e.writing)break}t===null&&(e.lastBufferedRequest=null)}e.bufferedRequestCount=0,e.bufferedRequest=t,e.bufferProcessing=!1}SA.prototype.
_write=function(A,e,t){t(new Error("not implemented"))},SA.prototype._writev=null,SA.prototype.end=function(A,e,t){var r=this._writableState;typeof A=="function"?
(t=A,A=null,e=null):typeof e=="function"&&(t=e,e=null),A!=null&&this.write(A,e),r.corked&&(r.corked=1,this.uncork()),!r.ending&&!r.finished&&gh(this,r,t)};function os(A){
return A.ending&&A.length===0&&A.bufferedRequest===null&&!A.finished&&!A.writing}function ss(A,e){e.prefinished||(e.prefinished=!0,A.emit("prefinish"))}function as(A,e){
var t=os(e);return t&&(e.pendingcb===0?(ss(A,e),e.finished=!0,A.emit("finish")):ss(A,e)),t}function gh(A,e,t){e.ending=!0,as(A,e),t&&(e.finished?kA(t):A.once("f\
inish",t)),e.ended=!0,A.writable=!1}function cs(A){var e=this;this.next=null,this.entry=null,this.finish=function(t){var r=e.entry;for(e.entry=null;r;){var n=r.
callback;A.pendingcb--,n(t),r=r.next}A.corkedRequestsFree?A.corkedRequestsFree.next=e:A.corkedRequestsFree=e}}et(XA,pA);var gs=Object.keys(SA.prototype);for(zr=
0;zr<gs.length;zr++)br=gs[zr],XA.prototype[br]||(XA.prototype[br]=SA.prototype[br]);var br,zr;function XA(A){if(!(this instanceof XA))return new XA(A);pA.call(this,
A),SA.call(this,A),A&&A.readable===!1&&(this.readable=!1),A&&A.writable===!1&&(this.writable=!1),this.allowHalfOpen=!0,A&&A.allowHalfOpen===!1&&(this.allowHalfOpen=
!1),this.once("end",Bh)}function Bh(){this.allowHalfOpen||this._writableState.ended||kA(uh,this)}function uh(A){A.end()}et(ie,XA);function hh(A){this.afterTransform=
function(e,t){return lh(A,e,t)},this.needTransform=!1,this.transforming=!1,this.writecb=null,this.writechunk=null,this.writeencoding=null}function lh(A,e,t){var r=A.
_transformState;r.transforming=!1;var n=r.writecb;if(!n)return A.emit("error",new Error("no writecb in Transform class"));r.writechunk=null,r.writecb=null,t!=null&&
A.push(t),n(e);var o=A._readableState;o.reading=!1,(o.needReadable||o.length<o.highWaterMark)&&A._read(o.highWaterMark)}function ie(A){if(!(this instanceof ie))
return new ie(A);XA.call(this,A),this._transformState=new hh(this);var e=this;this._readableState.needReadable=!0,this._readableState.sync=!1,A&&(typeof A.transform==
"function"&&(this._transform=A.transform),typeof A.flush=="function"&&(this._flush=A.flush)),this.once("prefinish",function(){typeof this._flush=="function"?this.
_flush(function(t){Bs(e,t)}):Bs(e)})}ie.prototype.push=function(A,e){return this._transformState.needTransform=!1,XA.prototype.push.call(this,A,e)},ie.prototype.
_transform=function(A,e,t){throw new Error("Not implemented")},ie.prototype._write=function(A,e,t){var r=this._transformState;if(r.writecb=t,r.writechunk=A,r.writeencoding=
e,!r.transforming){var n=this._readableState;(r.needTransform||n.needReadable||n.length<n.highWaterMark)&&this._read(n.highWaterMark)}},ie.prototype._read=function(A){
var e=this._transformState;e.writechunk!==null&&e.writecb&&!e.transforming?(e.transforming=!0,this._transform(e.writechunk,e.writeencoding,e.afterTransform)):e.
needTransform=!0};function Bs(A,e){if(e)return A.emit("error",e);var t=A._writableState,r=A._transformState;if(t.length)throw new Error("Calling transform done \
when ws.length != 0");if(r.transforming)throw new Error("Calling transform done when still transforming");return A.push(null)}et(Wt,ie);function Wt(A){if(!(this instanceof
Wt))return new Wt(A);ie.call(this,A)}Wt.prototype._transform=function(A,e,t){t(null,A)},et(OA,sA),OA.Readable=pA,OA.Writable=SA,OA.Duplex=XA,OA.Transform=ie,OA.
PassThrough=Wt,OA.Stream=OA;function OA(){sA.call(this)}OA.prototype.pipe=function(A,e){var t=this;function r(B){A.writable&&A.write(B)===!1&&t.pause&&t.pause()}
t.on("data",r);function n(){t.readable&&t.resume&&t.resume()}A.on("drain",n),!A._isStdio&&(!e||e.end!==!1)&&(t.on("end",s),t.on("close",a));var o=!1;function s(){
o||(o=!0,A.end())}function a(){o||(o=!0,typeof A.destroy=="function"&&A.destroy())}function g(B){if(c(),sA.listenerCount(this,"error")===0)throw B}t.on("error",
g),A.on("error",g);function c(){t.removeListener("data",r),A.removeListener("drain",n),t.removeListener("end",s),t.removeListener("close",a),t.removeListener("e\
rror",g),A.removeListener("error",g),t.removeListener("end",c),t.removeListener("close",c),A.removeListener("close",c)}return t.on("end",c),t.on("close",c),A.on(
"close",c),A.emit("pipe",t),A};var dt=LA.Buffer,ZA={},qA;for(qA in LA)LA.hasOwnProperty(qA)&&(qA==="SlowBuffer"||qA==="Buffer"||(ZA[qA]=LA[qA]));var Ut=ZA.Buffer=
{};for(qA in dt)dt.hasOwnProperty(qA)&&(qA==="allocUnsafe"||qA==="allocUnsafeSlow"||(Ut[qA]=dt[qA]));if(ZA.Buffer.prototype=dt.prototype,(!Ut.from||Ut.from===Uint8Array.
from)&&(Ut.from=function(A,e,t){if(typeof A=="number")throw new TypeError('The "value" argument must not be of type number. Received type '+typeof A);if(A&&typeof A.
length>"u")throw new TypeError("The first argument must be one of type string, Buffer, ArrayBuffer, Array, or Array-like Object. Received type "+typeof A);return dt(
A,e,t)}),Ut.alloc||(Ut.alloc=function(A,e,t){if(typeof A!="number")throw new TypeError('The "size" argument must be of type number. Received type '+typeof A);if(A<
0||A>=2*(1<<30))throw new RangeError('The value "'+A+'" is invalid for option "size"');var r=dt(A);return!e||e.length===0?r.fill(0):typeof t=="string"?r.fill(e,
t):r.fill(e),r}),!ZA.kStringMaxLength)try{ZA.kStringMaxLength=je.binding("buffer").kStringMaxLength}catch{}ZA.constants||(ZA.constants={MAX_LENGTH:ZA.kMaxLength},
ZA.kStringMaxLength&&(ZA.constants.MAX_STRING_LENGTH=ZA.kStringMaxLength));var Dt=ZA,us="\uFEFF",Qh=Xi;function Xi(A,e){this.encoder=A,this.addBOM=!0}Xi.prototype.
write=function(A){return this.addBOM&&(A=us+A,this.addBOM=!1),this.encoder.write(A)},Xi.prototype.end=function(){return this.encoder.end()};var fh=Zi;function Zi(A,e){
this.decoder=A,this.pass=!1,this.options=e||{}}Zi.prototype.write=function(A){var e=this.decoder.write(A);return this.pass||!e||(e[0]===us&&(e=e.slice(1),typeof this.
options.stripBOM=="function"&&this.options.stripBOM()),this.pass=!0),e},Zi.prototype.end=function(){return this.decoder.end()};var hs={PrependBOM:Qh,StripBOM:fh},
Kt=Dt.Buffer,wh={utf8:{type:"_internal",bomAware:!0},cesu8:{type:"_internal",bomAware:!0},unicode11utf8:"utf8",ucs2:{type:"_internal",bomAware:!0},utf16le:"ucs2",
binary:{type:"_internal"},base64:{type:"_internal"},hex:{type:"_internal"},_internal:qi};function qi(A,e){this.enc=A.encodingName,this.bomAware=A.bomAware,this.
enc==="base64"?this.encoder=$i:this.enc==="cesu8"&&(this.enc="utf8",this.encoder=An,Kt.from("eda0bdedb2a9","hex").toString()!=="💩"&&(this.decoder=en,this.defaultCharUnicode=
e.defaultCharUnicode))}qi.prototype.encoder=_i,qi.prototype.decoder=ls;var jr=Xo.StringDecoder;jr.prototype.end||(jr.prototype.end=function(){});function ls(A,e){
jr.call(this,e.enc)}ls.prototype=jr.prototype;function _i(A,e){this.enc=e.enc}_i.prototype.write=function(A){return Kt.from(A,this.enc)},_i.prototype.end=function(){};
function $i(A,e){this.prevStr=""}$i.prototype.write=function(A){A=this.prevStr+A;var e=A.length-A.length%4;return this.prevStr=A.slice(e),A=A.slice(0,e),Kt.from(
A,"base64")},$i.prototype.end=function(){return Kt.from(this.prevStr,"base64")};function An(A,e){}An.prototype.write=function(A){for(var e=Kt.alloc(A.length*3),
t=0,r=0;r<A.length;r++){var n=A.charCodeAt(r);n<128?e[t++]=n:n<2048?(e[t++]=192+(n>>>6),e[t++]=128+(n&63)):(e[t++]=224+(n>>>12),e[t++]=128+(n>>>6&63),e[t++]=128+
(n&63))}return e.slice(0,t)},An.prototype.end=function(){};function en(A,e){this.acc=0,this.contBytes=0,this.accBytes=0,this.defaultCharUnicode=e.defaultCharUnicode}
en.prototype.write=function(A){for(var e=this.acc,t=this.contBytes,r=this.accBytes,n="",o=0;o<A.length;o++){var s=A[o];(s&192)!==128?(t>0&&(n+=this.defaultCharUnicode,
t=0),s<128?n+=String.fromCharCode(s):s<224?(e=s&31,t=1,r=1):s<240?(e=s&15,t=2,r=1):n+=this.defaultCharUnicode):t>0?(e=e<<6|s&63,t--,r++,t===0&&(r===2&&e<128&&e>
0?n+=this.defaultCharUnicode:r===3&&e<2048?n+=this.defaultCharUnicode:n+=String.fromCharCode(e))):n+=this.defaultCharUnicode}return this.acc=e,this.contBytes=t,
this.accBytes=r,n},en.prototype.end=function(){var A=0;return this.contBytes>0&&(A+=this.defaultCharUnicode),A};var Gr=Dt.Buffer,Ih=xr;function xr(){}xr.prototype.
encoder=tn,xr.prototype.decoder=rn,xr.prototype.bomAware=!0;function tn(){}tn.prototype.write=function(A){for(var e=Gr.from(A,"ucs2"),t=0;t<e.length;t+=2){var r=e[t];
e[t]=e[t+1],e[t+1]=r}return e},tn.prototype.end=function(){};function rn(){this.overflowByte=-1}rn.prototype.write=function(A){if(A.length==0)return"";var e=Gr.
alloc(A.length+1),t=0,r=0;for(this.overflowByte!==-1&&(e[0]=A[0],e[1]=this.overflowByte,t=1,r=2);t<A.length-1;t+=2,r+=2)e[r]=A[t+1],e[r+1]=A[t];return this.overflowByte=
t==A.length-1?A[A.length-1]:-1,e.slice(0,r).toString("ucs2")},rn.prototype.end=function(){};var Eh=nn;function nn(A,e){this.iconv=e}nn.prototype.encoder=on,nn.prototype.
decoder=sn;function on(A,e){A=A||{},A.addBOM===void 0&&(A.addBOM=!0),this.encoder=e.iconv.getEncoder("utf-16le",A)}on.prototype.write=function(A){return this.encoder.
write(A)},on.prototype.end=function(){return this.encoder.end()};function sn(A,e){this.decoder=null,this.initialBytes=[],this.initialBytesLen=0,this.options=A||
{},this.iconv=e.iconv}sn.prototype.write=function(A){if(!this.decoder){if(this.initialBytes.push(A),this.initialBytesLen+=A.length,this.initialBytesLen<16)return"";
var A=Gr.concat(this.initialBytes),e=Qs(A,this.options.defaultEncoding);this.decoder=this.iconv.getDecoder(e,this.options),this.initialBytes.length=this.initialBytesLen=
0}return this.decoder.write(A)},sn.prototype.end=function(){if(!this.decoder){var A=Gr.concat(this.initialBytes),e=Qs(A,this.options.defaultEncoding);this.decoder=
this.iconv.getDecoder(e,this.options);var t=this.decoder.write(A),r=this.decoder.end();return r?t+r:t}return this.decoder.end()};function Qs(A,e){var t=e||"utf-\
16le";if(A.length>=2)if(A[0]==254&&A[1]==255)t="utf-16be";else if(A[0]==255&&A[1]==254)t="utf-16le";else{for(var r=0,n=0,o=Math.min(A.length-A.length%2,64),s=0;s<
o;s+=2)A[s]===0&&A[s+1]!==0&&n++,A[s]!==0&&A[s+1]===0&&r++;n>r?t="utf-16be":n<r&&(t="utf-16le")}return t}var Mh={utf16be:Ih,utf16:Eh},ne=Dt.Buffer,Ch=Sr,ph="utf\
7";function Sr(A,e){this.iconv=e}Sr.prototype.encoder=an,Sr.prototype.decoder=cn,Sr.prototype.bomAware=!0;var yh=/[^A-Za-z0-9'\(\),-\.\/:\? \n\r\t]+/g;function an(A,e){
this.iconv=e.iconv}an.prototype.write=function(A){return ne.from(A.replace(yh,function(e){return"+"+(e==="+"?"":this.iconv.encode(e,"utf16-be").toString("base64").
replace(/=+$/,""))+"-"}.bind(this)))},an.prototype.end=function(){};function cn(A,e){this.iconv=e.iconv,this.inBase64=!1,this.base64Accum=""}var Fh=/[A-Za-z0-9\/+]/,
gn=[];for(Xt=0;Xt<256;Xt++)gn[Xt]=Fh.test(String.fromCharCode(Xt));var Xt,Yh=43,rt=45,Bn=38;cn.prototype.write=function(A){for(var e="",t=0,r=this.inBase64,n=this.
base64Accum,o=0;o<A.length;o++)if(!r)A[o]==Yh&&(e+=this.iconv.decode(A.slice(t,o),"ascii"),t=o+1,r=!0);else if(!gn[A[o]]){if(o==t&&A[o]==rt)e+="+";else{var s=n+
A.slice(t,o).toString();e+=this.iconv.decode(ne.from(s,"base64"),"utf16-be")}A[o]!=rt&&o--,t=o+1,r=!1,n=""}if(!r)e+=this.iconv.decode(A.slice(t),"ascii");else{var s=n+
A.slice(t).toString(),a=s.length-s.length%8;n=s.slice(a),s=s.slice(0,a),e+=this.iconv.decode(ne.from(s,"base64"),"utf16-be")}return this.inBase64=r,this.base64Accum=
n,e},cn.prototype.end=function(){var A="";return this.inBase64&&this.base64Accum.length>0&&(A=this.iconv.decode(ne.from(this.base64Accum,"base64"),"utf16-be")),
this.inBase64=!1,this.base64Accum="",A};var dh=Hr;function Hr(A,e){this.iconv=e}Hr.prototype.encoder=un,Hr.prototype.decoder=hn,Hr.prototype.bomAware=!0;function un(A,e){
this.iconv=e.iconv,this.inBase64=!1,this.base64Accum=ne.alloc(6),this.base64AccumIdx=0}un.prototype.write=function(A){for(var e=this.inBase64,t=this.base64Accum,
r=this.base64AccumIdx,n=ne.alloc(A.length*5+10),o=0,s=0;s<A.length;s++){var a=A.charCodeAt(s);32<=a&&a<=126?(e&&(r>0&&(o+=n.write(t.slice(0,r).toString("base64").
replace(/\//g,",").replace(/=+$/,""),o),r=0),n[o++]=rt,e=!1),e||(n[o++]=a,a===Bn&&(n[o++]=rt))):(e||(n[o++]=Bn,e=!0),e&&(t[r++]=a>>8,t[r++]=a&255,r==t.length&&(o+=
n.write(t.toString("base64").replace(/\//g,","),o),r=0)))}return this.inBase64=e,this.base64AccumIdx=r,n.slice(0,o)},un.prototype.end=function(){var A=ne.alloc(
10),e=0;return this.inBase64&&(this.base64AccumIdx>0&&(e+=A.write(this.base64Accum.slice(0,this.base64AccumIdx).toString("base64").replace(/\//g,",").replace(/=+$/,
""),e),this.base64AccumIdx=0),A[e++]=rt,this.inBase64=!1),A.slice(0,e)};function hn(A,e){this.iconv=e.iconv,this.inBase64=!1,this.base64Accum=""}var fs=gn.slice();
fs[44]=!0,hn.prototype.write=function(A){for(var e="",t=0,r=this.inBase64,n=this.base64Accum,o=0;o<A.length;o++)if(!r)A[o]==Bn&&(e+=this.iconv.decode(A.slice(t,
o),"ascii"),t=o+1,r=!0);else if(!fs[A[o]]){if(o==t&&A[o]==rt)e+="&";else{var s=n+A.slice(t,o).toString().replace(/,/g,"/");e+=this.iconv.decode(ne.from(s,"base6\
4"),"utf16-be")}A[o]!=rt&&o--,t=o+1,r=!1,n=""}if(!r)e+=this.iconv.decode(A.slice(t),"ascii");else{var s=n+A.slice(t).toString().replace(/,/g,"/"),a=s.length-s.length%
8;n=s.slice(a),s=s.slice(0,a),e+=this.iconv.decode(ne.from(s,"base64"),"utf16-be")}return this.inBase64=r,this.base64Accum=n,e},hn.prototype.end=function(){var A="";
return this.inBase64&&this.base64Accum.length>0&&(A=this.iconv.decode(ne.from(this.base64Accum,"base64"),"utf16-be")),this.inBase64=!1,this.base64Accum="",A};var Uh={
utf7:Ch,unicode11utf7:ph,utf7imap:dh},Jr=Dt.Buffer,Dh=ln;function ln(A,e){if(!A)throw new Error("SBCS codec is called without the data.");if(!A.chars||A.chars.length!==
128&&A.chars.length!==256)throw new Error("Encoding '"+A.type+"' has incorrect 'chars' (must be of len 128 or 256)");if(A.chars.length===128){for(var t="",r=0;r<
128;r++)t+=String.fromCharCode(r);A.chars=t+A.chars}this.decodeBuf=Jr.from(A.chars,"ucs2");for(var n=Jr.alloc(65536,e.defaultCharSingleByte.charCodeAt(0)),r=0;r<
A.chars.length;r++)n[A.chars.charCodeAt(r)]=r;this.encodeBuf=n}ln.prototype.encoder=Qn,ln.prototype.decoder=fn;function Qn(A,e){this.encodeBuf=e.encodeBuf}Qn.prototype.
write=function(A){for(var e=Jr.alloc(A.length),t=0;t<A.length;t++)e[t]=this.encodeBuf[A.charCodeAt(t)];return e},Qn.prototype.end=function(){};function fn(A,e){
this.decodeBuf=e.decodeBuf}fn.prototype.write=function(A){for(var e=this.decodeBuf,t=Jr.alloc(A.length*2),r=0,n=0,o=0;o<A.length;o++)r=A[o]*2,n=o*2,t[n]=e[r],t[n+
1]=e[r+1];return t.toString("ucs2")},fn.prototype.end=function(){};var mh={_sbcs:Dh},vh={10029:"maccenteuro",maccenteuro:{type:"_sbcs",chars:"ÄĀāÉĄÖÜáąČäčĆćéŹźĎ\
íďĒēĖóėôöõúĚěü†°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅņŃ¬√ńŇ∆«»… ňŐÕőŌ–—“”‘’÷◊ōŔŕŘ‹›řŖŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ"},
808:"cp808",ibm808:"cp808",cp808:{type:"_sbcs",chars:"АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀рстуфхцчшщ\
ъыьэюяЁёЄєЇїЎў°∙·√№€■ "},mik:{type:"_sbcs",chars:"АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя└┴┬├─┼╣║╚╔╩╦╠═╬┐░▒▓\
│┤№§╗╝┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ "},ascii8bit:"ascii",usascii:"ascii",ansix34:"\
ascii",ansix341968:"ascii",ansix341986:"ascii",csascii:"ascii",cp367:"ascii",ibm367:"ascii",isoir6:"ascii",iso646us:"ascii",iso646irv:"ascii",us:"ascii",latin1:"\
iso88591",latin2:"iso88592",latin3:"iso88593",latin4:"iso88594",latin5:"iso88599",latin6:"iso885910",latin7:"iso885913",latin8:"iso885914",latin9:"iso885915",latin10:"\
iso885916",csisolatin1:"iso88591",csisolatin2:"iso88592",csisolatin3:"iso88593",csisolatin4:"iso88594",csisolatincyrillic:"iso88595",csisolatinarabic:"iso88596",
csisolatingreek:"iso88597",csisolatinhebrew:"iso88598",csisolatin5:"iso88599",csisolatin6:"iso885910",l1:"iso88591",l2:"iso88592",l3:"iso88593",l4:"iso88594",l5:"\
iso88599",l6:"iso885910",l7:"iso885913",l8:"iso885914",l9:"iso885915",l10:"iso885916",isoir14:"iso646jp",isoir57:"iso646cn",isoir100:"iso88591",isoir101:"iso885\
92",isoir109:"iso88593",isoir110:"iso88594",isoir144:"iso88595",isoir127:"iso88596",isoir126:"iso88597",isoir138:"iso88598",isoir148:"iso88599",isoir157:"iso885\
910",isoir166:"tis620",isoir179:"iso885913",isoir199:"iso885914",isoir203:"iso885915",isoir226:"iso885916",cp819:"iso88591",ibm819:"iso88591",cyrillic:"iso88595",
arabic:"iso88596",arabic8:"iso88596",ecma114:"iso88596",asmo708:"iso88596",greek:"iso88597",greek8:"iso88597",ecma118:"iso88597",elot928:"iso88597",hebrew:"iso8\
8598",hebrew8:"iso88598",turkish:"iso88599",turkish8:"iso88599",thai:"iso885911",thai8:"iso885911",celtic:"iso885914",celtic8:"iso885914",isoceltic:"iso885914",
tis6200:"tis620",tis62025291:"tis620",tis62025330:"tis620",1e4:"macroman",10006:"macgreek",10007:"maccyrillic",10079:"maciceland",10081:"macturkish",cspc8codepage437:"\
cp437",cspc775baltic:"cp775",cspc850multilingual:"cp850",cspcp852:"cp852",cspc862latinhebrew:"cp862",cpgr:"cp869",msee:"cp1250",mscyrl:"cp1251",msansi:"cp1252",
msgreek:"cp1253",msturk:"cp1254",mshebr:"cp1255",msarab:"cp1256",winbaltrim:"cp1257",cp20866:"koi8r",20866:"koi8r",ibm878:"koi8r",cskoi8r:"koi8r",cp21866:"koi8u",
21866:"koi8u",ibm1168:"koi8u",strk10482002:"rk1048",tcvn5712:"tcvn",tcvn57121:"tcvn",gb198880:"iso646cn",cn:"iso646cn",csiso14jisc6220ro:"iso646jp",jisc62201969ro:"\
iso646jp",jp:"iso646jp",cshproman8:"hproman8",r8:"hproman8",roman8:"hproman8",xroman8:"hproman8",ibm1051:"hproman8",mac:"macintosh",csmacintosh:"macintosh"},Nh={
437:"cp437",737:"cp737",775:"cp775",850:"cp850",852:"cp852",855:"cp855",856:"cp856",857:"cp857",858:"cp858",860:"cp860",861:"cp861",862:"cp862",863:"cp863",864:"\
cp864",865:"cp865",866:"cp866",869:"cp869",874:"windows874",922:"cp922",1046:"cp1046",1124:"cp1124",1125:"cp1125",1129:"cp1129",1133:"cp1133",1161:"cp1161",1162:"\
cp1162",1163:"cp1163",1250:"windows1250",1251:"windows1251",1252:"windows1252",1253:"windows1253",1254:"windows1254",1255:"windows1255",1256:"windows1256",1257:"\
windows1257",1258:"windows1258",28591:"iso88591",28592:"iso88592",28593:"iso88593",28594:"iso88594",28595:"iso88595",28596:"iso88596",28597:"iso88597",28598:"is\
o88598",28599:"iso88599",28600:"iso885910",28601:"iso885911",28603:"iso885913",28604:"iso885914",28605:"iso885915",28606:"iso885916",windows874:{type:"_sbcs",chars:"\
€����…�����������‘’“”•–—�������� กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู����฿เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛����"},
win874:"windows874",cp874:"windows874",windows1250:{type:"_sbcs",chars:"€�‚�„…†‡�‰Š‹ŚŤŽŹ�‘’“”•–—�™š›śťžź ˇ˘Ł¤Ą¦§¨©Ş«¬­®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×\
ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"},win1250:"windows1250",cp1250:"windows1250",windows1251:{type:"_sbcs",chars:"Ђ\
Ѓ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—�™љ›њќћџ ЎўЈ¤Ґ¦§Ё©Є«¬­®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"},
win1251:"windows1251",cp1251:"windows1251",windows1252:{type:"_sbcs",chars:"€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓ\
ÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"},win1252:"windows1252",cp1252:"windows1252",windows1253:{type:"_sbcs",
chars:"€�‚ƒ„…†‡�‰�‹�����‘’“”•–—�™�›���� ΅Ά£¤¥¦§¨©�«¬­®―°±²³΄µ¶·ΈΉΊ»Ό½ΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ�ΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ�"},
win1253:"windows1253",cp1253:"windows1253",windows1254:{type:"_sbcs",chars:"€�‚ƒ„…†‡ˆ‰Š‹Œ����‘’“”•–—˜™š›œ��Ÿ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓ\
ÔÕÖ×ØÙÚÛÜİŞßàáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ"},win1254:"windows1254",cp1254:"windows1254",windows1255:{type:"_sbcs",
chars:"€�‚ƒ„…†‡ˆ‰�‹�����‘’“”•–—˜™�›���� ¡¢£₪¥¦§¨©×«¬­®¯°±²³´µ¶·¸¹÷»¼½¾¿ְֱֲֳִֵֶַָֹֺֻּֽ־ֿ׀ׁׂ׃װױײ׳״�������אבגדהוזחטיךכלםמןנסעףפץצקרשת��‎‏�"},
win1255:"windows1255",cp1255:"windows1255",windows1256:{type:"_sbcs",chars:"€پ‚ƒ„…†‡ˆ‰ٹ‹Œچژڈگ‘’“”•–—ک™ڑ›œ‌‍ں ،¢£¤¥¦§¨©ھ«¬­®¯°±²³´µ¶·¸¹؛»¼½¾؟ہءآأؤإئابةتثجحخدذرزس\
شصض×طظعغـفقكàلâمنهوçèéêëىيîïًٌٍَôُِ÷ّùْûü‎‏ے"},win1256:"windows1256",cp1256:"windows1256",windows1257:{type:"_sbcs",
chars:"€�‚�„…†‡�‰�‹�¨ˇ¸�‘’“”•–—�™�›�¯˛� �¢£¤�¦§Ø©Ŗ«¬­®Æ°±²³´µ¶·ø¹ŗ»¼½¾æĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽßąįāćäåęēčéźėģķīļšńņóōõö÷ųłśūüżž˙"},
win1257:"windows1257",cp1257:"windows1257",windows1258:{type:"_sbcs",chars:"€�‚ƒ„…†‡ˆ‰�‹Œ����‘’“”•–—˜™�›œ��Ÿ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂĂÄÅÆÇÈÉÊË̀ÍÎÏĐÑ̉Ó\
ÔƠÖ×ØÙÚÛÜỮßàáâăäåæçèéêë́íîïđṇ̃óôơö÷øùúûüư₫ÿ"},win1258:"windows1258",cp1258:"windows1258",iso88591:{type:"_sbcs",chars:"\
 ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"},
cp28591:"iso88591",iso88592:{type:"_sbcs",chars:" Ą˘Ł¤ĽŚ§¨ŠŞŤŹ­ŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíî\
ďđńňóôőö÷řůúűüýţ˙"},cp28592:"iso88592",iso88593:{type:"_sbcs",chars:" Ħ˘£¤�Ĥ§¨İŞĞĴ­�Ż°ħ²³´µĥ·¸ışğĵ½�żÀÁÂ�ÄĊĈÇÈÉ\
ÊËÌÍÎÏ�ÑÒÓÔĠÖ×ĜÙÚÛÜŬŜßàáâ�äċĉçèéêëìíîï�ñòóôġö÷ĝùúûüŭŝ˙"},cp28593:"iso88593",iso88594:{type:"_sbcs",chars:"\
 ĄĸŖ¤ĨĻ§¨ŠĒĢŦ­Ž¯°ą˛ŗ´ĩļˇ¸šēģŧŊžŋĀÁÂÃÄÅÆĮČÉĘËĖÍÎĪĐŅŌĶÔÕÖ×ØŲÚÛÜŨŪßāáâãäåæįčéęëėíîīđņōķôõö÷øųúûüũū˙"},
cp28594:"iso88594",iso88595:{type:"_sbcs",chars:" ЁЂЃЄЅІЇЈЉЊЋЌ­ЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэю\
я№ёђѓєѕіїјљњћќ§ўџ"},cp28595:"iso88595",iso88596:{type:"_sbcs",chars:" ���¤�������،­�������������؛���؟�ءآأؤإئاب\
ةتثجحخدذرزسشصضطظعغ�����ـفقكلمنهوىيًٌٍَُِّْ�������������"},cp28596:"iso88596",iso88597:{
type:"_sbcs",chars:" ‘’£€₯¦§¨©ͺ«¬­�―°±²³΄΅Ά·ΈΉΊ»Ό½ΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ�ΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ�"},
cp28597:"iso88597",iso88598:{type:"_sbcs",chars:" �¢£¤¥¦§¨©×«¬­®¯°±²³´µ¶·¸¹÷»¼½¾��������������������������������‗אבגדהוזחטיךכלםמ\
ןנסעףפץצקרשת��‎‏�"},cp28598:"iso88598",iso88599:{type:"_sbcs",chars:" ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄ\
ÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞßàáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ"},cp28599:"iso88599",iso885910:{type:"_sb\
cs",chars:" ĄĒĢĪĨĶ§ĻĐŠŦŽ­ŪŊ°ąēģīĩķ·ļđšŧž―ūŋĀÁÂÃÄÅÆĮČÉĘËĖÍÎÏÐŅŌÓÔÕÖŨØŲÚÛÜÝÞßāáâãäåæįčéęëėíîïðņōóôõöũøųúûüýþĸ"},
cp28600:"iso885910",iso885911:{type:"_sbcs",chars:" กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู����฿เแโใไๅๆ็่้๊๋์\
ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛����"},cp28601:"iso885911",iso885913:{type:"_sbcs",chars:" ”¢£¤„¦§Ø©Ŗ«¬­®Æ°\
±²³“µ¶·ø¹ŗ»¼½¾æĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽßąįāćäåęēčéźėģķīļšńņóōõö÷ųłśūüżž’"},
cp28603:"iso885913",iso885914:{type:"_sbcs",chars:" Ḃḃ£ĊċḊ§Ẁ©ẂḋỲ­®ŸḞḟĠġṀṁ¶ṖẁṗẃṠỳẄẅṡÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏŴÑÒÓÔÕÖṪØÙÚÛÜÝŶßàáâãäåæçèéêëì\
íîïŵñòóôõöṫøùúûüýŷÿ"},cp28604:"iso885914",iso885915:{type:"_sbcs",chars:" ¡¢£€¥Š§š©ª«¬­®¯°±²³Žµ¶·ž¹º»ŒœŸ¿ÀÁÂ\
ÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"},cp28605:"iso885915",iso885916:{type:"\
_sbcs",chars:" ĄąŁ€„Š§š©Ș«Ź­źŻ°±ČłŽ”¶·žčș»ŒœŸżÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚßàáâăäćæçèéêëìíîïđńòóôőöśűùúûüęțÿ"},
cp28606:"iso885916",cp437:{type:"_sbcs",chars:"ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡\
±≥≤⌠⌡÷≈°∙·√ⁿ²■ "},ibm437:"cp437",csibm437:"cp437",cp737:{type:"_sbcs",chars:"ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψ░▒▓│┤╡╢╖╕╣║\
╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀ωάέήϊίόύϋώΆΈΉΊΌΎΏ±≥≤ΪΫ÷≈°∙·√ⁿ²■ "},
ibm737:"cp737",csibm737:"cp737",cp775:{type:"_sbcs",chars:"ĆüéāäģåćłēŖŗīŹÄÅÉæÆōöĢ¢ŚśÖÜø£Ø×¤ĀĪóŻżź”¦©®¬½¼Ł«»░▒▓│┤ĄČĘĖ╣║╗╝ĮŠ┐└┴┬├─┼ŲŪ╚╔╩╦╠═╬Žąčęėįšųūž┘┌█▄▌▐▀ÓßŌŃõ\
ÕµńĶķĻļņĒŅ’­±“¾¶§÷„°∙·¹³²■ "},ibm775:"cp775",csibm775:"cp775",cp850:{type:"_sbcs",chars:"ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑª\
º¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´­±‗¾¶§÷¸°¨·¹³²■ "},
ibm850:"cp850",csibm850:"cp850",cp852:{type:"_sbcs",chars:"ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃń\
ňŠšŔÚŕŰýÝţ´­˝˛ˇ˘§÷¸°¨˙űŘř■ "},ibm852:"cp852",csibm852:"cp852",cp855:{type:"_sbcs",chars:"ђЂѓЃёЁєЄѕЅіІїЇјЈљЉњЊћЋќЌўЎџЏюЮъЪаАбБцЦдДеЕф\
ФгГ«»░▒▓│┤хХиИ╣║╗╝йЙ┐└┴┬├─┼кК╚╔╩╦╠═╬¤лЛмМнНоОп┘┌█▄Пя▀ЯрРсСтТуУжЖвВьЬ№­ыЫзЗшШэЭщЩчЧ§■ "},
ibm855:"cp855",csibm855:"cp855",cp856:{type:"_sbcs",chars:"אבגדהוזחטיךכלםמןנסעףפץצקרשת�£�×����������®¬½¼�«»░▒▓│┤���©╣║╗╝¢¥┐└┴┬├─┼��╚╔╩╦╠═╬¤���������┘┌█▄¦�▀�����\
�µ�������¯´­±‗¾¶§÷¸°¨·¹³²■ "},ibm856:"cp856",csibm856:"cp856",cp857:{type:"_sbcs",chars:"ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáí\
óúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ�ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµ�×ÚÛÙìÿ¯´­±�¾¶§÷¸°¨·¹³²■ "},
ibm857:"cp857",csibm857:"cp857",cp858:{type:"_sbcs",chars:"ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõ\
ÕµþÞÚÛÙýÝ¯´­±‗¾¶§÷¸°¨·¹³²■ "},ibm858:"cp858",csibm858:"cp858",cp860:{type:"_sbcs",chars:"ÇüéâãàÁçêÊèÍÔìÃÂÉÀÈôõòÚùÌÕÜ¢£Ù₧ÓáíóúñÑªº¿Ò\
¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ "},
ibm860:"cp860",csibm860:"cp860",cp861:{type:"_sbcs",chars:"ÇüéâäàåçêëèÐðÞÄÅÉæÆôöþûÝýÖÜø£Ø₧ƒáíóúÁÍÓÚ¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣ\
σµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ "},ibm861:"cp861",csibm861:"cp861",cp862:{type:"_sbcs",chars:"אבגדהוזחטיךכלםמןנסעףפץצקרשת¢£¥₧ƒ\
áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ "},
ibm862:"cp862",csibm862:"cp862",cp863:{type:"_sbcs",chars:"ÇüéâÂà¶çêëèïî‗À§ÉÈÊôËÏûù¤ÔÜ¢£ÙÛƒ¦´óú¨¸³¯Î⌐¬½¼¾«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣ\
σµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ "},ibm863:"cp863",csibm863:"cp863",cp864:{type:"_sbcs",chars:`\0\x07\b	
\v\f\r\x1B !"#$٪&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~°·∙√▒─│┼┤┬├┴┐┌└┘β∞φ±½¼≈«»ﻷﻸ��ﻻﻼ� ­ﺂ£¤ﺄ��ﺎﺏﺕ\
ﺙ،ﺝﺡﺥ٠١٢٣٤٥٦٧٨٩ﻑ؛ﺱﺵﺹ؟¢ﺀﺁﺃﺅﻊﺋﺍﺑﺓﺗﺛﺟﺣﺧﺩﺫﺭﺯﺳﺷﺻﺿﻁﻅﻋﻏ¦¬÷×ﻉـﻓﻗﻛﻟﻣﻧﻫﻭﻯﻳﺽﻌﻎﻍﻡﹽّﻥﻩﻬﻰﻲﻐﻕﻵﻶﻝﻙﻱ■�`},
ibm864:"cp864",csibm864:"cp864",cp865:{type:"_sbcs",chars:"ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø₧ƒáíóúñÑªº¿⌐¬½¼¡«¤░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣ\
σµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ "},ibm865:"cp865",csibm865:"cp865",cp866:{type:"_sbcs",chars:"АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ\
абвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀рстуфхцчшщъыьэюяЁёЄєЇїЎў°∙·√№¤■ "},
ibm866:"cp866",csibm866:"cp866",cp869:{type:"_sbcs",chars:"������Ά�·¬¦‘’Έ―ΉΊΪΌ��ΎΫ©Ώ²³ά£έήίϊΐόύΑΒΓΔΕΖΗ½ΘΙ«»░▒▓│┤ΚΛΜΝ╣║╗╝ΞΟ┐└┴┬├─┼ΠΡ╚╔╩╦╠═╬ΣΤΥΦΧΨΩαβγ┘┌█▄δε▀ζηθικ\
λμνξοπρσςτ΄­±υφχ§ψ΅°¨ωϋΰώ■ "},ibm869:"cp869",csibm869:"cp869",cp922:{type:"_sbcs",chars:" ¡¢£¤¥¦§¨©ª\
«¬­®‾°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏŠÑÒÓÔÕÖ×ØÙÚÛÜÝŽßàáâãäåæçèéêëìíîïšñòóôõö÷øùúûüýžÿ"},
ibm922:"cp922",csibm922:"cp922",cp1046:{type:"_sbcs",chars:"ﺈ×÷ﹱ■│─┐┌└┘ﹹﹻﹽﹿﹷﺊﻰﻳﻲﻎﻏﻐﻶﻸﻺﻼ ¤ﺋﺑﺗﺛﺟﺣ،­ﺧﺳ٠١٢٣٤٥٦٧٨٩ﺷ؛ﺻﺿﻊ؟ﻋءآأؤإئابةتثجحخدذرزسشصضطﻇعغﻌﺂﺄﺎﻓـفقك\
لمنهوىيًٌٍَُِّْﻗﻛﻟﻵﻷﻹﻻﻣﻧﻬﻩ�"},ibm1046:"cp1046",csibm1046:"cp1046",cp1124:{type:"_sbcs",chars:"\
 ЁЂҐЄЅІЇЈЉЊЋЌ­ЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя№ёђґєѕіїјљњћќ§ўџ"},
ibm1124:"cp1124",csibm1124:"cp1124",cp1125:{type:"_sbcs",chars:"АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀\
рстуфхцчшщъыьэюяЁёҐґЄєІіЇї·√№¤■ "},ibm1125:"cp1125",csibm1125:"cp1125",cp1129:{type:"_sbcs",chars:"\
 ¡¢£¤¥¦§œ©ª«¬­®¯°±²³Ÿµ¶·Œ¹º»¼½¾¿ÀÁÂĂÄÅÆÇÈÉÊË̀ÍÎÏĐÑ̉ÓÔƠÖ×ØÙÚÛÜỮßàáâăäåæçèéêë́íîïđṇ̃óôơö÷øùúûüư₫ÿ"},
ibm1129:"cp1129",csibm1129:"cp1129",cp1133:{type:"_sbcs",chars:" ກຂຄງຈສຊຍດຕຖທນບປຜຝພຟມຢຣລວຫອຮ���ຯະາຳິີຶືຸູຼັົຽ���ເແໂໃໄ່້໊໋໌ໍໆ�ໜໝ₭\
����������������໐໑໒໓໔໕໖໗໘໙��¢¬¦�"},ibm1133:"cp1133",csibm1133:"cp1133",cp1161:{type:"_sbcs",chars:"\
��������������������������������่กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู้๊๋€฿เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛¢¬¦ "},
ibm1161:"cp1161",csibm1161:"cp1161",cp1162:{type:"_sbcs",chars:"€…‘’“”•–— กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู����฿\
เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛����"},ibm1162:"cp1162",csibm1162:"cp1162",cp1163:{type:"_sbcs",chars:"\
 ¡¢£€¥¦§œ©ª«¬­®¯°±²³Ÿµ¶·Œ¹º»¼½¾¿ÀÁÂĂÄÅÆÇÈÉÊË̀ÍÎÏĐÑ̉ÓÔƠÖ×ØÙÚÛÜỮßàáâăäåæçèéêë́íîïđṇ̃óôơö÷øùúûüư₫ÿ"},
ibm1163:"cp1163",csibm1163:"cp1163",maccroatian:{type:"_sbcs",chars:"ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®Š™´¨≠ŽØ∞±≤≥∆µ∂∑∏š∫ªºΩžø¿¡¬√ƒ≈Ć«Č… ÀÃÕŒœĐ—“”‘’÷◊�©⁄\
¤‹›Æ»–·‚„‰ÂćÁčÈÍÎÏÌÓÔđÒÚÛÙıˆ˜¯πË˚¸Êæˇ"},maccyrillic:{type:"_sbcs",chars:"АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ†°¢£§•¶І®©™Ђ\
ђ≠Ѓѓ∞±≤≥іµ∂ЈЄєЇїЉљЊњјЅ¬√ƒ≈∆«»… ЋћЌќѕ–—“”‘’÷„ЎўЏџ№Ёёяабвгдежзийклмнопрстуфхцчшщъыьэю¤"},
macgreek:{type:"_sbcs",chars:"Ä¹²É³ÖÜ΅àâä΄¨çéèêë£™îï•½‰ôö¦­ùûü†ΓΔΘΛΞΠß®©ΣΪ§≠°·Α±≤≥¥ΒΕΖΗΙΚΜΦΫΨΩάΝ¬ΟΡ≈Τ«»… ΥΧΆΈœ–―“”‘’÷ΉΊΌΎέήίόΏύαβψδεφγηιξκλμνοπώρστθωςχυζϊϋΐΰ�"},
maciceland:{type:"_sbcs",chars:"ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûüÝ°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤ÐðÞþý·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"},
macroman:{type:"_sbcs",chars:"ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"},
macromania:{type:"_sbcs",chars:"ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ĂŞ∞±≤≥¥µ∂∑∏π∫ªºΩăş¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›Ţţ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"},
macthai:{type:"_sbcs",chars:"«»…“”�•‘’� กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู\uFEFF​–—฿เแโใไๅๆ็่้๊๋์ํ™๏๐๑๒๓๔๕๖๗๘๙®©����"},
macturkish:{type:"_sbcs",chars:"ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸĞğİıŞş‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙ�ˆ˜¯˘˙˚¸˝˛ˇ"},
macukraine:{type:"_sbcs",chars:"АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ†°Ґ£§•¶І®©™Ђђ≠Ѓѓ∞±≤≥іµґЈЄєЇїЉљЊњјЅ¬√ƒ≈∆«»… ЋћЌќѕ–—“”‘’÷„ЎўЏџ№Ёёяабвгдежзийклмнопрстуфхцчшщъыьэю¤"},
koi8r:{type:"_sbcs",chars:"─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥ ⌡°²·÷═║╒ё╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡Ё╢╣╤╥╦╧╨╩╪╫╬©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"},
koi8u:{type:"_sbcs",chars:"─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥ ⌡°²·÷═║╒ёє╔ії╗╘╙╚╛ґ╝╞╟╠╡ЁЄ╣ІЇ╦╧╨╩╪Ґ╬©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"},
koi8ru:{type:"_sbcs",chars:"─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥ ⌡°²·÷═║╒ёє╔ії╗╘╙╚╛ґў╞╟╠╡ЁЄ╣ІЇ╦╧╨╩╪ҐЎ©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"},
koi8t:{type:"_sbcs",chars:"қғ‚Ғ„…†‡�‰ҳ‹ҲҷҶ�Қ‘’“”•–—�™�›�����ӯӮё¤ӣ¦§���«¬­®�°±²Ё�Ӣ¶·�№�»���©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"},
armscii8:{type:"_sbcs",chars:" �և։)(»«—.՝,-֊…՜՛՞ԱաԲբԳգԴդԵեԶզԷէԸըԹթԺժԻիԼլԽխԾծԿկՀհՁձՂղՃճՄմՅյՆնՇշՈոՉչՊպՋջՌռՍսՎվՏտՐրՑցՒւՓփՔքՕօՖֆ՚�"},
rk1048:{type:"_sbcs",chars:"ЂЃ‚ѓ„…†‡€‰Љ‹ЊҚҺЏђ‘’“”•–—�™љ›њқһџ ҰұӘ¤Ө¦§Ё©Ғ«¬­®Ү°±Ііөµ¶·ё№ғ»әҢңүАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"},
tcvn:{type:"_sbcs",chars:`\0ÚỤỪỬỮ\x07\b	
\v\f\rỨỰỲỶỸÝỴ\x1B !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~ÀẢÃÁẠẶẬÈẺẼÉẸỆÌỈĨÍỊÒỎÕÓỌỘỜỞỠỚỢÙỦŨ ĂÂÊÔƠƯĐăâê\
ôơưđẶ̀̀̉̃́àảãáạẲằẳẵắẴẮẦẨẪẤỀặầẩẫấậèỂẻẽéẹềểễếệìỉỄẾỒĩíịòỔỏõóọồổỗốộờởỡớợùỖủũúụừửữứựỳỷỹýỵỐ`},
georgianacademy:{type:"_sbcs",chars:"‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶçèéêëìíîïðñòóôõö÷øùú\
ûüýþÿ"},georgianps:{type:"_sbcs",chars:"‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿აბგდევზჱთიკლმნჲოპჟრსტჳუფქღყშჩცძწჭხჴჯჰჵæçèéêëìíîïðñò\
óôõö÷øùúûüýþÿ"},pt154:{type:"_sbcs",chars:"ҖҒӮғ„…ҶҮҲүҠӢҢҚҺҸҗ‘’“”•–—ҳҷҡӣңқһҹ ЎўЈӨҘҰ§Ё©Ә«¬ӯ®Ҝ°ұІіҙө¶·ё№ә»јҪҫҝАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежз\
ийклмнопрстуфхцчшщъыьэюя"},viscii:{type:"_sbcs",chars:`\0ẲẴẪ\x07\b	
\v\f\rỶỸ\x1BỴ !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~ẠẮẰẶẤẦẨẬẼẸẾỀỂỄỆỐỒỔỖỘỢỚỜỞỊỎỌỈỦŨỤỲÕắằặấầẩậẽẹế\
ềểễệốồổỗỠƠộờởịỰỨỪỬơớƯÀÁÂÃẢĂẳẵÈÉÊẺÌÍĨỳĐứÒÓÔạỷừửÙÚỹỵÝỡưàáâãảăữẫèéêẻìíĩỉđựòóôõỏọụùúũủýợỮ`},
iso646cn:{type:"_sbcs",chars:`\0\x07\b	
\v\f\r\x1B !"#¥%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}‾�������������������������������������������\
�������������������������������������������������������������������������������������`},
iso646jp:{type:"_sbcs",chars:`\0\x07\b	
\v\f\r\x1B !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[¥]^_\`abcdefghijklmnopqrstuvwxyz{|}‾�������������������������������������������\
�������������������������������������������������������������������������������������`},
hproman8:{type:"_sbcs",chars:" ÀÂÈÊËÎÏ´ˋˆ¨˜ÙÛ₤¯Ýý°ÇçÑñ¡¿¤£¥§ƒ¢âêôûáéóúàèòùäëöüÅîØÆåíøæÄìÖÜÉïßÔÁÃãÐðÍÌÓÒÕõŠšÚŸÿÞþ·µ¶¾—¼½ªº«■»±�"},
macintosh:{type:"_sbcs",chars:"ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"},
ascii:{type:"_sbcs",chars:"��������������������������������������������������������������������������������������������������������������������������������"},
tis620:{type:"_sbcs",chars:"���������������������������������กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู����฿เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛����"}},
mt=Dt.Buffer,Rh=Me,PA=-1,ws=-2,_A=-10,oe=-1e3,vt=new Array(256),Zt=-1;for(Tr=0;Tr<256;Tr++)vt[Tr]=PA;var Tr;function Me(A,e){if(this.encodingName=A.encodingName,
!A)throw new Error("DBCS codec is called without the data.");if(!A.table)throw new Error("Encoding '"+this.encodingName+"' has no data.");var t=A.table();this.decodeTables=
[],this.decodeTables[0]=vt.slice(0),this.decodeTableSeq=[];for(var r=0;r<t.length;r++)this._addDecodeChunk(t[r]);this.defaultCharUnicode=e.defaultCharUnicode,this.
encodeTable=[],this.encodeTableSeq=[];var n={};if(A.encodeSkipVals)for(var r=0;r<A.encodeSkipVals.length;r++){var o=A.encodeSkipVals[r];if(typeof o=="number")n[o]=
!0;else for(var s=o.from;s<=o.to;s++)n[s]=!0}if(this._fillEncodeTable(0,0,n),A.encodeAdd)for(var a in A.encodeAdd)Object.prototype.hasOwnProperty.call(A.encodeAdd,
a)&&this._setEncodeChar(a.charCodeAt(0),A.encodeAdd[a]);if(this.defCharSB=this.encodeTable[0][e.defaultCharSingleByte.charCodeAt(0)],this.defCharSB===PA&&(this.
defCharSB=this.encodeTable[0]["?"]),this.defCharSB===PA&&(this.defCharSB=63),typeof A.gb18030=="function"){this.gb18030=A.gb18030();for(var g=this.decodeTables.
length,c=this.decodeTables[g]=vt.slice(0),B=this.decodeTables.length,l=this.decodeTables[B]=vt.slice(0),r=129;r<=254;r++)for(var f=oe-this.decodeTables[0][r],w=this.
decodeTables[f],s=48;s<=57;s++)w[s]=oe-g;for(var r=129;r<=254;r++)c[r]=oe-B;for(var r=48;r<=57;r++)l[r]=ws}}Me.prototype.encoder=kr,Me.prototype.decoder=wn,Me.prototype.
_getDecodeTrieNode=function(A){for(var e=[];A>0;A>>=8)e.push(A&255);e.length==0&&e.push(0);for(var t=this.decodeTables[0],r=e.length-1;r>0;r--){var n=t[e[r]];if(n==
PA)t[e[r]]=oe-this.decodeTables.length,this.decodeTables.push(t=vt.slice(0));else if(n<=oe)t=this.decodeTables[oe-n];else throw new Error("Overwrite byte in "+this.
encodingName+", addr: "+A.toString(16))}return t},Me.prototype._addDecodeChunk=function(A){var e=parseInt(A[0],16),t=this._getDecodeTrieNode(e);e=e&255;for(var r=1;r<
A.length;r++){var n=A[r];if(typeof n=="string")for(var o=0;o<n.length;){var s=n.charCodeAt(o++);if(55296<=s&&s<56320){var a=n.charCodeAt(o++);if(56320<=a&&a<57344)
t[e++]=65536+(s-55296)*1024+(a-56320);else throw new Error("Incorrect surrogate pair in "+this.encodingName+" at chunk "+A[0])}else if(4080<s&&s<=4095){for(var g=4095-
s+2,c=[],B=0;B<g;B++)c.push(n.charCodeAt(o++));t[e++]=_A-this.decodeTableSeq.length,this.decodeTableSeq.push(c)}else t[e++]=s}else if(typeof n=="number")for(var l=t[e-
1]+1,o=0;o<n;o++)t[e++]=l++;else throw new Error("Incorrect type '"+typeof n+"' given in "+this.encodingName+" at chunk "+A[0])}if(e>255)throw new Error("Incorr\
ect chunk in "+this.encodingName+" at addr "+A[0]+": too long"+e)},Me.prototype._getEncodeBucket=function(A){var e=A>>8;return this.encodeTable[e]===void 0&&(this.
encodeTable[e]=vt.slice(0)),this.encodeTable[e]},Me.prototype._setEncodeChar=function(A,e){var t=this._getEncodeBucket(A),r=A&255;t[r]<=_A?this.encodeTableSeq[_A-
t[r]][Zt]=e:t[r]==PA&&(t[r]=e)},Me.prototype._setEncodeSequence=function(A,e){var t=A[0],r=this._getEncodeBucket(t),n=t&255,o;r[n]<=_A?o=this.encodeTableSeq[_A-
r[n]]:(o={},r[n]!==PA&&(o[Zt]=r[n]),r[n]=_A-this.encodeTableSeq.length,this.encodeTableSeq.push(o));for(var s=1;s<A.length-1;s++){var a=o[t];typeof a=="object"?
o=a:(o=o[t]={},a!==void 0&&(o[Zt]=a))}t=A[A.length-1],o[t]=e},Me.prototype._fillEncodeTable=function(A,e,t){for(var r=this.decodeTables[A],n=0;n<256;n++){var o=r[n],
s=e+n;t[s]||(o>=0?this._setEncodeChar(o,s):o<=oe?this._fillEncodeTable(oe-o,s<<8,t):o<=_A&&this._setEncodeSequence(this.decodeTableSeq[_A-o],s))}};function kr(A,e){
this.leadSurrogate=-1,this.seqObj=void 0,this.encodeTable=e.encodeTable,this.encodeTableSeq=e.encodeTableSeq,this.defaultCharSingleByte=e.defCharSB,this.gb18030=
e.gb18030}kr.prototype.write=function(A){for(var e=mt.alloc(A.length*(this.gb18030?4:3)),t=this.leadSurrogate,r=this.seqObj,n=-1,o=0,s=0;;){if(n===-1){if(o==A.length)
break;var a=A.charCodeAt(o++)}else{var a=n;n=-1}if(55296<=a&&a<57344)if(a<56320)if(t===-1){t=a;continue}else t=a,a=PA;else t!==-1?(a=65536+(t-55296)*1024+(a-56320),
t=-1):a=PA;else t!==-1&&(n=a,a=PA,t=-1);var g=PA;if(r!==void 0&&a!=PA){var c=r[a];if(typeof c=="object"){r=c;continue}else typeof c=="number"?g=c:c==null&&(c=r[Zt],
c!==void 0&&(g=c,n=a));r=void 0}else if(a>=0){var B=this.encodeTable[a>>8];if(B!==void 0&&(g=B[a&255]),g<=_A){r=this.encodeTableSeq[_A-g];continue}if(g==PA&&this.
gb18030){var l=In(this.gb18030.uChars,a);if(l!=-1){var g=this.gb18030.gbChars[l]+(a-this.gb18030.uChars[l]);e[s++]=129+Math.floor(g/12600),g=g%12600,e[s++]=48+Math.
floor(g/1260),g=g%1260,e[s++]=129+Math.floor(g/10),g=g%10,e[s++]=48+g;continue}}}g===PA&&(g=this.defaultCharSingleByte),g<256?e[s++]=g:g<65536?(e[s++]=g>>8,e[s++]=
g&255):(e[s++]=g>>16,e[s++]=g>>8&255,e[s++]=g&255)}return this.seqObj=r,this.leadSurrogate=t,e.slice(0,s)},kr.prototype.end=function(){if(!(this.leadSurrogate===
-1&&this.seqObj===void 0)){var A=mt.alloc(10),e=0;if(this.seqObj){var t=this.seqObj[Zt];t!==void 0&&(t<256?A[e++]=t:(A[e++]=t>>8,A[e++]=t&255)),this.seqObj=void 0}
return this.leadSurrogate!==-1&&(A[e++]=this.defaultCharSingleByte,this.leadSurrogate=-1),A.slice(0,e)}},kr.prototype.findIdx=In;function wn(A,e){this.nodeIdx=0,
this.prevBuf=mt.alloc(0),this.decodeTables=e.decodeTables,this.decodeTableSeq=e.decodeTableSeq,this.defaultCharUnicode=e.defaultCharUnicode,this.gb18030=e.gb18030}
wn.prototype.write=function(A){var e=mt.alloc(A.length*2),t=this.nodeIdx,r=this.prevBuf,n=this.prevBuf.length,o=-this.prevBuf.length,s;n>0&&(r=mt.concat([r,A.slice(
0,10)]));for(var a=0,g=0;a<A.length;a++){var c=a>=0?A[a]:r[a+n],s=this.decodeTables[t][c];if(!(s>=0))if(s===PA)a=o,s=this.defaultCharUnicode.charCodeAt(0);else if(s===
ws){var B=o>=0?A.slice(o,a+1):r.slice(o+n,a+1+n),l=(B[0]-129)*12600+(B[1]-48)*1260+(B[2]-129)*10+(B[3]-48),f=In(this.gb18030.gbChars,l);s=this.gb18030.uChars[f]+
l-this.gb18030.gbChars[f]}else if(s<=oe){t=oe-s;continue}else if(s<=_A){for(var w=this.decodeTableSeq[_A-s],I=0;I<w.length-1;I++)s=w[I],e[g++]=s&255,e[g++]=s>>8;
s=w[w.length-1]}else throw new Error("iconv-lite internal error: invalid decoding table value "+s+" at "+t+"/"+c);if(s>65535){s-=65536;var E=55296+Math.floor(s/
1024);e[g++]=E&255,e[g++]=E>>8,s=56320+s%1024}e[g++]=s&255,e[g++]=s>>8,t=0,o=a+1}return this.nodeIdx=t,this.prevBuf=o>=0?A.slice(o):r.slice(o+n),e.slice(0,g).toString(
"ucs2")},wn.prototype.end=function(){for(var A="";this.prevBuf.length>0;){A+=this.defaultCharUnicode;var e=this.prevBuf.slice(1);this.prevBuf=mt.alloc(0),this.nodeIdx=
0,e.length>0&&(A+=this.write(e))}return this.nodeIdx=0,A};function In(A,e){if(A[0]>e)return-1;for(var t=0,r=A.length;t<r-1;){var n=t+Math.floor((r-t+1)/2);A[n]<=
e?t=n:r=n}return t}var bh={_dbcs:Rh},zh=[["0","\0",128],["a1","｡",62],["8140","　、。，．・：；？！゛゜´｀¨＾￣＿ヽヾゝゞ〃仝々〆〇ー―‐／＼～∥｜…‥‘’“”（）〔〕［］｛｝〈",
9,"＋－±×"],["8180","÷＝≠＜＞≦≧∞∴♂♀°′″℃￥＄￠￡％＃＆＊＠§☆★○●◎◇◆□■△▲▽▼※〒→←↑↓〓"],
["81b8","∈∋⊆⊇⊂⊃∪∩"],["81c8","∧∨￢⇒⇔∀∃"],["81da","∠⊥⌒∂∇≡≒≪≫√∽∝∵∫∬"],["81f0","Å‰♯♭♪†‡¶"],
["81fc","◯"],["824f","０",9],["8260","Ａ",25],["8281","ａ",25],["829f","ぁ",82],["8340","ァ",62],["8380","ム",22],["839f","Α",16,"Σ",6],["83bf","α",16,
"σ",6],["8440","А",5,"ЁЖ",25],["8470","а",5,"ёж",7],["8480","о",17],["849f","─│┌┐┘└├┬┤┴┼━┃┏┓┛┗┣┳┫┻╋┠┯┨┷┿┝┰┥┸╂"],
["8740","①",19,"Ⅰ",9],["875f","㍉㌔㌢㍍㌘㌧㌃㌶㍑㍗㌍㌦㌣㌫㍊㌻㎜㎝㎞㎎㎏㏄㎡"],["877e","㍻"],["8780","〝〟№㏍℡㊤",4,"㈱㈲㈹㍾㍽㍼\
≒≡∫∮∑√⊥∠∟⊿∵∩∪"],["889f","亜唖娃阿哀愛挨姶逢葵茜穐悪握渥旭葦芦鯵梓圧斡扱宛姐虻飴絢綾鮎或粟袷安庵按暗案闇鞍杏以伊位依偉囲夷委威尉惟意慰易椅為畏異移維緯胃萎衣謂違遺医井亥域育郁磯一壱溢逸稲茨芋鰯允印咽員因姻引飲淫胤蔭"],
["8940","院陰隠韻吋右宇烏羽迂雨卯鵜窺丑碓臼渦嘘唄欝蔚鰻姥厩浦瓜閏噂云運雲荏餌叡営嬰影映曳栄永泳洩瑛盈穎頴英衛詠鋭液疫益駅悦謁越閲榎厭円"],
["8980","園堰奄宴延怨掩援沿演炎焔煙燕猿縁艶苑薗遠鉛鴛塩於汚甥凹央奥往応押旺横欧殴王翁襖鴬鴎黄岡沖荻億屋憶臆桶牡乙俺卸恩温穏音下化仮何伽価佳加可嘉夏嫁家寡科暇果架歌河火珂禍禾稼箇花苛茄荷華菓蝦課嘩貨迦過霞蚊俄峨我牙画臥芽蛾賀雅餓駕介会解回塊壊廻快怪悔恢懐戒拐改"],
["8a40","魁晦械海灰界皆絵芥蟹開階貝凱劾外咳害崖慨概涯碍蓋街該鎧骸浬馨蛙垣柿蛎鈎劃嚇各廓拡撹格核殻獲確穫覚角赫較郭閣隔革学岳楽額顎掛笠樫"],
["8a80","橿梶鰍潟割喝恰括活渇滑葛褐轄且鰹叶椛樺鞄株兜竃蒲釜鎌噛鴨栢茅萱粥刈苅瓦乾侃冠寒刊勘勧巻喚堪姦完官寛干幹患感慣憾換敢柑桓棺款歓汗漢澗潅環甘監看竿管簡緩缶翰肝艦莞観諌貫還鑑間閑関陥韓館舘丸含岸巌玩癌眼岩翫贋雁頑顔願企伎危喜器基奇嬉寄岐希幾忌揮机旗既期棋棄"],
["8b40","機帰毅気汽畿祈季稀紀徽規記貴起軌輝飢騎鬼亀偽儀妓宜戯技擬欺犠疑祇義蟻誼議掬菊鞠吉吃喫桔橘詰砧杵黍却客脚虐逆丘久仇休及吸宮弓急救"],
["8b80","朽求汲泣灸球究窮笈級糾給旧牛去居巨拒拠挙渠虚許距鋸漁禦魚亨享京供侠僑兇競共凶協匡卿叫喬境峡強彊怯恐恭挟教橋況狂狭矯胸脅興蕎郷鏡響饗驚仰凝尭暁業局曲極玉桐粁僅勤均巾錦斤欣欽琴禁禽筋緊芹菌衿襟謹近金吟銀九倶句区狗玖矩苦躯駆駈駒具愚虞喰空偶寓遇隅串櫛釧屑屈"],
["8c40","掘窟沓靴轡窪熊隈粂栗繰桑鍬勲君薫訓群軍郡卦袈祁係傾刑兄啓圭珪型契形径恵慶慧憩掲携敬景桂渓畦稽系経継繋罫茎荊蛍計詣警軽頚鶏芸迎鯨"],
["8c80","劇戟撃激隙桁傑欠決潔穴結血訣月件倹倦健兼券剣喧圏堅嫌建憲懸拳捲検権牽犬献研硯絹県肩見謙賢軒遣鍵険顕験鹸元原厳幻弦減源玄現絃舷言諺限乎個古呼固姑孤己庫弧戸故枯湖狐糊袴股胡菰虎誇跨鈷雇顧鼓五互伍午呉吾娯後御悟梧檎瑚碁語誤護醐乞鯉交佼侯候倖光公功効勾厚口向"],
["8d40","后喉坑垢好孔孝宏工巧巷幸広庚康弘恒慌抗拘控攻昂晃更杭校梗構江洪浩港溝甲皇硬稿糠紅紘絞綱耕考肯肱腔膏航荒行衡講貢購郊酵鉱砿鋼閤降"],
["8d80","項香高鴻剛劫号合壕拷濠豪轟麹克刻告国穀酷鵠黒獄漉腰甑忽惚骨狛込此頃今困坤墾婚恨懇昏昆根梱混痕紺艮魂些佐叉唆嵯左差査沙瑳砂詐鎖裟坐座挫債催再最哉塞妻宰彩才採栽歳済災采犀砕砦祭斎細菜裁載際剤在材罪財冴坂阪堺榊肴咲崎埼碕鷺作削咋搾昨朔柵窄策索錯桜鮭笹匙冊刷"],
["8e40","察拶撮擦札殺薩雑皐鯖捌錆鮫皿晒三傘参山惨撒散桟燦珊産算纂蚕讃賛酸餐斬暫残仕仔伺使刺司史嗣四士始姉姿子屍市師志思指支孜斯施旨枝止"],
["8e80","死氏獅祉私糸紙紫肢脂至視詞詩試誌諮資賜雌飼歯事似侍児字寺慈持時次滋治爾璽痔磁示而耳自蒔辞汐鹿式識鴫竺軸宍雫七叱執失嫉室悉湿漆疾質実蔀篠偲柴芝屡蕊縞舎写射捨赦斜煮社紗者謝車遮蛇邪借勺尺杓灼爵酌釈錫若寂弱惹主取守手朱殊狩珠種腫趣酒首儒受呪寿授樹綬需囚収周"],
["8f40","宗就州修愁拾洲秀秋終繍習臭舟蒐衆襲讐蹴輯週酋酬集醜什住充十従戎柔汁渋獣縦重銃叔夙宿淑祝縮粛塾熟出術述俊峻春瞬竣舜駿准循旬楯殉淳"],
["8f80","準潤盾純巡遵醇順処初所暑曙渚庶緒署書薯藷諸助叙女序徐恕鋤除傷償勝匠升召哨商唱嘗奨妾娼宵将小少尚庄床廠彰承抄招掌捷昇昌昭晶松梢樟樵沼消渉湘焼焦照症省硝礁祥称章笑粧紹肖菖蒋蕉衝裳訟証詔詳象賞醤鉦鍾鐘障鞘上丈丞乗冗剰城場壌嬢常情擾条杖浄状畳穣蒸譲醸錠嘱埴飾"],
["9040","拭植殖燭織職色触食蝕辱尻伸信侵唇娠寝審心慎振新晋森榛浸深申疹真神秦紳臣芯薪親診身辛進針震人仁刃塵壬尋甚尽腎訊迅陣靭笥諏須酢図厨"],
["9080","逗吹垂帥推水炊睡粋翠衰遂酔錐錘随瑞髄崇嵩数枢趨雛据杉椙菅頗雀裾澄摺寸世瀬畝是凄制勢姓征性成政整星晴棲栖正清牲生盛精聖声製西誠誓請逝醒青静斉税脆隻席惜戚斥昔析石積籍績脊責赤跡蹟碩切拙接摂折設窃節説雪絶舌蝉仙先千占宣専尖川戦扇撰栓栴泉浅洗染潜煎煽旋穿箭線"],
["9140","繊羨腺舛船薦詮賎践選遷銭銑閃鮮前善漸然全禅繕膳糎噌塑岨措曾曽楚狙疏疎礎祖租粗素組蘇訴阻遡鼠僧創双叢倉喪壮奏爽宋層匝惣想捜掃挿掻"],
["9180","操早曹巣槍槽漕燥争痩相窓糟総綜聡草荘葬蒼藻装走送遭鎗霜騒像増憎臓蔵贈造促側則即息捉束測足速俗属賊族続卒袖其揃存孫尊損村遜他多太汰詑唾堕妥惰打柁舵楕陀駄騨体堆対耐岱帯待怠態戴替泰滞胎腿苔袋貸退逮隊黛鯛代台大第醍題鷹滝瀧卓啄宅托択拓沢濯琢託鐸濁諾茸凧蛸只"],
["9240","叩但達辰奪脱巽竪辿棚谷狸鱈樽誰丹単嘆坦担探旦歎淡湛炭短端箪綻耽胆蛋誕鍛団壇弾断暖檀段男談値知地弛恥智池痴稚置致蜘遅馳築畜竹筑蓄"],
["9280","逐秩窒茶嫡着中仲宙忠抽昼柱注虫衷註酎鋳駐樗瀦猪苧著貯丁兆凋喋寵帖帳庁弔張彫徴懲挑暢朝潮牒町眺聴脹腸蝶調諜超跳銚長頂鳥勅捗直朕沈珍賃鎮陳津墜椎槌追鎚痛通塚栂掴槻佃漬柘辻蔦綴鍔椿潰坪壷嬬紬爪吊釣鶴亭低停偵剃貞呈堤定帝底庭廷弟悌抵挺提梯汀碇禎程締艇訂諦蹄逓"],
["9340","邸鄭釘鼎泥摘擢敵滴的笛適鏑溺哲徹撤轍迭鉄典填天展店添纏甜貼転顛点伝殿澱田電兎吐堵塗妬屠徒斗杜渡登菟賭途都鍍砥砺努度土奴怒倒党冬"],
["9380","凍刀唐塔塘套宕島嶋悼投搭東桃梼棟盗淘湯涛灯燈当痘祷等答筒糖統到董蕩藤討謄豆踏逃透鐙陶頭騰闘働動同堂導憧撞洞瞳童胴萄道銅峠鴇匿得徳涜特督禿篤毒独読栃橡凸突椴届鳶苫寅酉瀞噸屯惇敦沌豚遁頓呑曇鈍奈那内乍凪薙謎灘捺鍋楢馴縄畷南楠軟難汝二尼弐迩匂賑肉虹廿日乳入"],
["9440","如尿韮任妊忍認濡禰祢寧葱猫熱年念捻撚燃粘乃廼之埜嚢悩濃納能脳膿農覗蚤巴把播覇杷波派琶破婆罵芭馬俳廃拝排敗杯盃牌背肺輩配倍培媒梅"],
["9480","楳煤狽買売賠陪這蝿秤矧萩伯剥博拍柏泊白箔粕舶薄迫曝漠爆縛莫駁麦函箱硲箸肇筈櫨幡肌畑畠八鉢溌発醗髪伐罰抜筏閥鳩噺塙蛤隼伴判半反叛帆搬斑板氾汎版犯班畔繁般藩販範釆煩頒飯挽晩番盤磐蕃蛮匪卑否妃庇彼悲扉批披斐比泌疲皮碑秘緋罷肥被誹費避非飛樋簸備尾微枇毘琵眉美"],
["9540","鼻柊稗匹疋髭彦膝菱肘弼必畢筆逼桧姫媛紐百謬俵彪標氷漂瓢票表評豹廟描病秒苗錨鋲蒜蛭鰭品彬斌浜瀕貧賓頻敏瓶不付埠夫婦富冨布府怖扶敷"],
["9580","斧普浮父符腐膚芙譜負賦赴阜附侮撫武舞葡蕪部封楓風葺蕗伏副復幅服福腹複覆淵弗払沸仏物鮒分吻噴墳憤扮焚奮粉糞紛雰文聞丙併兵塀幣平弊柄並蔽閉陛米頁僻壁癖碧別瞥蔑箆偏変片篇編辺返遍便勉娩弁鞭保舗鋪圃捕歩甫補輔穂募墓慕戊暮母簿菩倣俸包呆報奉宝峰峯崩庖抱捧放方朋"],
["9640","法泡烹砲縫胞芳萌蓬蜂褒訪豊邦鋒飽鳳鵬乏亡傍剖坊妨帽忘忙房暴望某棒冒紡肪膨謀貌貿鉾防吠頬北僕卜墨撲朴牧睦穆釦勃没殆堀幌奔本翻凡盆"],
["9680","摩磨魔麻埋妹昧枚毎哩槙幕膜枕鮪柾鱒桝亦俣又抹末沫迄侭繭麿万慢満漫蔓味未魅巳箕岬密蜜湊蓑稔脈妙粍民眠務夢無牟矛霧鵡椋婿娘冥名命明盟迷銘鳴姪牝滅免棉綿緬面麺摸模茂妄孟毛猛盲網耗蒙儲木黙目杢勿餅尤戻籾貰問悶紋門匁也冶夜爺耶野弥矢厄役約薬訳躍靖柳薮鑓愉愈油癒"],
["9740","諭輸唯佑優勇友宥幽悠憂揖有柚湧涌猶猷由祐裕誘遊邑郵雄融夕予余与誉輿預傭幼妖容庸揚揺擁曜楊様洋溶熔用窯羊耀葉蓉要謡踊遥陽養慾抑欲"],
["9780","沃浴翌翼淀羅螺裸来莱頼雷洛絡落酪乱卵嵐欄濫藍蘭覧利吏履李梨理璃痢裏裡里離陸律率立葎掠略劉流溜琉留硫粒隆竜龍侶慮旅虜了亮僚両凌寮料梁涼猟療瞭稜糧良諒遼量陵領力緑倫厘林淋燐琳臨輪隣鱗麟瑠塁涙累類令伶例冷励嶺怜玲礼苓鈴隷零霊麗齢暦歴列劣烈裂廉恋憐漣煉簾練聯"],
["9840","蓮連錬呂魯櫓炉賂路露労婁廊弄朗楼榔浪漏牢狼篭老聾蝋郎六麓禄肋録論倭和話歪賄脇惑枠鷲亙亘鰐詫藁蕨椀湾碗腕"],
["989f","弌丐丕个丱丶丼丿乂乖乘亂亅豫亊舒弍于亞亟亠亢亰亳亶从仍仄仆仂仗仞仭仟价伉佚估佛佝佗佇佶侈侏侘佻佩佰侑佯來侖儘俔俟俎俘俛俑俚俐俤俥倚倨倔倪倥倅伜俶倡倩倬俾俯們倆偃假會偕偐偈做偖偬偸傀傚傅傴傲"],
["9940","僉僊傳僂僖僞僥僭僣僮價僵儉儁儂儖儕儔儚儡儺儷儼儻儿兀兒兌兔兢竸兩兪兮冀冂囘册冉冏冑冓冕冖冤冦冢冩冪冫决冱冲冰况冽凅凉凛几處凩凭"],
["9980","凰凵凾刄刋刔刎刧刪刮刳刹剏剄剋剌剞剔剪剴剩剳剿剽劍劔劒剱劈劑辨辧劬劭劼劵勁勍勗勞勣勦飭勠勳勵勸勹匆匈甸匍匐匏匕匚匣匯匱匳匸區卆卅丗卉卍凖卞卩卮夘卻卷厂厖厠厦厥厮厰厶參簒雙叟曼燮叮叨叭叺吁吽呀听吭吼吮吶吩吝呎咏呵咎呟呱呷呰咒呻咀呶咄咐咆哇咢咸咥咬哄哈咨"],
["9a40","咫哂咤咾咼哘哥哦唏唔哽哮哭哺哢唹啀啣啌售啜啅啖啗唸唳啝喙喀咯喊喟啻啾喘喞單啼喃喩喇喨嗚嗅嗟嗄嗜嗤嗔嘔嗷嘖嗾嗽嘛嗹噎噐營嘴嘶嘲嘸"],
["9a80","噫噤嘯噬噪嚆嚀嚊嚠嚔嚏嚥嚮嚶嚴囂嚼囁囃囀囈囎囑囓囗囮囹圀囿圄圉圈國圍圓團圖嗇圜圦圷圸坎圻址坏坩埀垈坡坿垉垓垠垳垤垪垰埃埆埔埒埓堊埖埣堋堙堝塲堡塢塋塰毀塒堽塹墅墹墟墫墺壞墻墸墮壅壓壑壗壙壘壥壜壤壟壯壺壹壻壼壽夂夊夐夛梦夥夬夭夲夸夾竒奕奐奎奚奘奢奠奧奬奩"],
["9b40","奸妁妝佞侫妣妲姆姨姜妍姙姚娥娟娑娜娉娚婀婬婉娵娶婢婪媚媼媾嫋嫂媽嫣嫗嫦嫩嫖嫺嫻嬌嬋嬖嬲嫐嬪嬶嬾孃孅孀孑孕孚孛孥孩孰孳孵學斈孺宀"],
["9b80","它宦宸寃寇寉寔寐寤實寢寞寥寫寰寶寳尅將專對尓尠尢尨尸尹屁屆屎屓屐屏孱屬屮乢屶屹岌岑岔妛岫岻岶岼岷峅岾峇峙峩峽峺峭嶌峪崋崕崗嵜崟崛崑崔崢崚崙崘嵌嵒嵎嵋嵬嵳嵶嶇嶄嶂嶢嶝嶬嶮嶽嶐嶷嶼巉巍巓巒巖巛巫已巵帋帚帙帑帛帶帷幄幃幀幎幗幔幟幢幤幇幵并幺麼广庠廁廂廈廐廏"],
["9c40","廖廣廝廚廛廢廡廨廩廬廱廳廰廴廸廾弃弉彝彜弋弑弖弩弭弸彁彈彌彎弯彑彖彗彙彡彭彳彷徃徂彿徊很徑徇從徙徘徠徨徭徼忖忻忤忸忱忝悳忿怡恠"],
["9c80","怙怐怩怎怱怛怕怫怦怏怺恚恁恪恷恟恊恆恍恣恃恤恂恬恫恙悁悍惧悃悚悄悛悖悗悒悧悋惡悸惠惓悴忰悽惆悵惘慍愕愆惶惷愀惴惺愃愡惻惱愍愎慇愾愨愧慊愿愼愬愴愽慂慄慳慷慘慙慚慫慴慯慥慱慟慝慓慵憙憖憇憬憔憚憊憑憫憮懌懊應懷懈懃懆憺懋罹懍懦懣懶懺懴懿懽懼懾戀戈戉戍戌戔戛"],
["9d40","戞戡截戮戰戲戳扁扎扞扣扛扠扨扼抂抉找抒抓抖拔抃抔拗拑抻拏拿拆擔拈拜拌拊拂拇抛拉挌拮拱挧挂挈拯拵捐挾捍搜捏掖掎掀掫捶掣掏掉掟掵捫"],
["9d80","捩掾揩揀揆揣揉插揶揄搖搴搆搓搦搶攝搗搨搏摧摯摶摎攪撕撓撥撩撈撼據擒擅擇撻擘擂擱擧舉擠擡抬擣擯攬擶擴擲擺攀擽攘攜攅攤攣攫攴攵攷收攸畋效敖敕敍敘敞敝敲數斂斃變斛斟斫斷旃旆旁旄旌旒旛旙无旡旱杲昊昃旻杳昵昶昴昜晏晄晉晁晞晝晤晧晨晟晢晰暃暈暎暉暄暘暝曁暹曉暾暼"],
["9e40","曄暸曖曚曠昿曦曩曰曵曷朏朖朞朦朧霸朮朿朶杁朸朷杆杞杠杙杣杤枉杰枩杼杪枌枋枦枡枅枷柯枴柬枳柩枸柤柞柝柢柮枹柎柆柧檜栞框栩桀桍栲桎"],
["9e80","梳栫桙档桷桿梟梏梭梔條梛梃檮梹桴梵梠梺椏梍桾椁棊椈棘椢椦棡椌棍棔棧棕椶椒椄棗棣椥棹棠棯椨椪椚椣椡棆楹楷楜楸楫楔楾楮椹楴椽楙椰楡楞楝榁楪榲榮槐榿槁槓榾槎寨槊槝榻槃榧樮榑榠榜榕榴槞槨樂樛槿權槹槲槧樅榱樞槭樔槫樊樒櫁樣樓橄樌橲樶橸橇橢橙橦橈樸樢檐檍檠檄檢檣"],
["9f40","檗蘗檻櫃櫂檸檳檬櫞櫑櫟檪櫚櫪櫻欅蘖櫺欒欖鬱欟欸欷盜欹飮歇歃歉歐歙歔歛歟歡歸歹歿殀殄殃殍殘殕殞殤殪殫殯殲殱殳殷殼毆毋毓毟毬毫毳毯"],
["9f80","麾氈氓气氛氤氣汞汕汢汪沂沍沚沁沛汾汨汳沒沐泄泱泓沽泗泅泝沮沱沾沺泛泯泙泪洟衍洶洫洽洸洙洵洳洒洌浣涓浤浚浹浙涎涕濤涅淹渕渊涵淇淦涸淆淬淞淌淨淒淅淺淙淤淕淪淮渭湮渮渙湲湟渾渣湫渫湶湍渟湃渺湎渤滿渝游溂溪溘滉溷滓溽溯滄溲滔滕溏溥滂溟潁漑灌滬滸滾漿滲漱滯漲滌"],
["e040","漾漓滷澆潺潸澁澀潯潛濳潭澂潼潘澎澑濂潦澳澣澡澤澹濆澪濟濕濬濔濘濱濮濛瀉瀋濺瀑瀁瀏濾瀛瀚潴瀝瀘瀟瀰瀾瀲灑灣炙炒炯烱炬炸炳炮烟烋烝"],
["e080","烙焉烽焜焙煥煕熈煦煢煌煖煬熏燻熄熕熨熬燗熹熾燒燉燔燎燠燬燧燵燼燹燿爍爐爛爨爭爬爰爲爻爼爿牀牆牋牘牴牾犂犁犇犒犖犢犧犹犲狃狆狄狎狒狢狠狡狹狷倏猗猊猜猖猝猴猯猩猥猾獎獏默獗獪獨獰獸獵獻獺珈玳珎玻珀珥珮珞璢琅瑯琥珸琲琺瑕琿瑟瑙瑁瑜瑩瑰瑣瑪瑶瑾璋璞璧瓊瓏瓔珱"],
["e140","瓠瓣瓧瓩瓮瓲瓰瓱瓸瓷甄甃甅甌甎甍甕甓甞甦甬甼畄畍畊畉畛畆畚畩畤畧畫畭畸當疆疇畴疊疉疂疔疚疝疥疣痂疳痃疵疽疸疼疱痍痊痒痙痣痞痾痿"],
["e180","痼瘁痰痺痲痳瘋瘍瘉瘟瘧瘠瘡瘢瘤瘴瘰瘻癇癈癆癜癘癡癢癨癩癪癧癬癰癲癶癸發皀皃皈皋皎皖皓皙皚皰皴皸皹皺盂盍盖盒盞盡盥盧盪蘯盻眈眇眄眩眤眞眥眦眛眷眸睇睚睨睫睛睥睿睾睹瞎瞋瞑瞠瞞瞰瞶瞹瞿瞼瞽瞻矇矍矗矚矜矣矮矼砌砒礦砠礪硅碎硴碆硼碚碌碣碵碪碯磑磆磋磔碾碼磅磊磬"],
["e240","磧磚磽磴礇礒礑礙礬礫祀祠祗祟祚祕祓祺祿禊禝禧齋禪禮禳禹禺秉秕秧秬秡秣稈稍稘稙稠稟禀稱稻稾稷穃穗穉穡穢穩龝穰穹穽窈窗窕窘窖窩竈窰"],
["e280","窶竅竄窿邃竇竊竍竏竕竓站竚竝竡竢竦竭竰笂笏笊笆笳笘笙笞笵笨笶筐筺笄筍笋筌筅筵筥筴筧筰筱筬筮箝箘箟箍箜箚箋箒箏筝箙篋篁篌篏箴篆篝篩簑簔篦篥籠簀簇簓篳篷簗簍篶簣簧簪簟簷簫簽籌籃籔籏籀籐籘籟籤籖籥籬籵粃粐粤粭粢粫粡粨粳粲粱粮粹粽糀糅糂糘糒糜糢鬻糯糲糴糶糺紆"],
["e340","紂紜紕紊絅絋紮紲紿紵絆絳絖絎絲絨絮絏絣經綉絛綏絽綛綺綮綣綵緇綽綫總綢綯緜綸綟綰緘緝緤緞緻緲緡縅縊縣縡縒縱縟縉縋縢繆繦縻縵縹繃縷"],
["e380","縲縺繧繝繖繞繙繚繹繪繩繼繻纃緕繽辮繿纈纉續纒纐纓纔纖纎纛纜缸缺罅罌罍罎罐网罕罔罘罟罠罨罩罧罸羂羆羃羈羇羌羔羞羝羚羣羯羲羹羮羶羸譱翅翆翊翕翔翡翦翩翳翹飜耆耄耋耒耘耙耜耡耨耿耻聊聆聒聘聚聟聢聨聳聲聰聶聹聽聿肄肆肅肛肓肚肭冐肬胛胥胙胝胄胚胖脉胯胱脛脩脣脯腋"],
["e440","隋腆脾腓腑胼腱腮腥腦腴膃膈膊膀膂膠膕膤膣腟膓膩膰膵膾膸膽臀臂膺臉臍臑臙臘臈臚臟臠臧臺臻臾舁舂舅與舊舍舐舖舩舫舸舳艀艙艘艝艚艟艤"],
["e480","艢艨艪艫舮艱艷艸艾芍芒芫芟芻芬苡苣苟苒苴苳苺莓范苻苹苞茆苜茉苙茵茴茖茲茱荀茹荐荅茯茫茗茘莅莚莪莟莢莖茣莎莇莊荼莵荳荵莠莉莨菴萓菫菎菽萃菘萋菁菷萇菠菲萍萢萠莽萸蔆菻葭萪萼蕚蒄葷葫蒭葮蒂葩葆萬葯葹萵蓊葢蒹蒿蒟蓙蓍蒻蓚蓐蓁蓆蓖蒡蔡蓿蓴蔗蔘蔬蔟蔕蔔蓼蕀蕣蕘蕈"],
["e540","蕁蘂蕋蕕薀薤薈薑薊薨蕭薔薛藪薇薜蕷蕾薐藉薺藏薹藐藕藝藥藜藹蘊蘓蘋藾藺蘆蘢蘚蘰蘿虍乕虔號虧虱蚓蚣蚩蚪蚋蚌蚶蚯蛄蛆蚰蛉蠣蚫蛔蛞蛩蛬"],
["e580","蛟蛛蛯蜒蜆蜈蜀蜃蛻蜑蜉蜍蛹蜊蜴蜿蜷蜻蜥蜩蜚蝠蝟蝸蝌蝎蝴蝗蝨蝮蝙蝓蝣蝪蠅螢螟螂螯蟋螽蟀蟐雖螫蟄螳蟇蟆螻蟯蟲蟠蠏蠍蟾蟶蟷蠎蟒蠑蠖蠕蠢蠡蠱蠶蠹蠧蠻衄衂衒衙衞衢衫袁衾袞衵衽袵衲袂袗袒袮袙袢袍袤袰袿袱裃裄裔裘裙裝裹褂裼裴裨裲褄褌褊褓襃褞褥褪褫襁襄褻褶褸襌褝襠襞"],
["e640","襦襤襭襪襯襴襷襾覃覈覊覓覘覡覩覦覬覯覲覺覽覿觀觚觜觝觧觴觸訃訖訐訌訛訝訥訶詁詛詒詆詈詼詭詬詢誅誂誄誨誡誑誥誦誚誣諄諍諂諚諫諳諧"],
["e680","諤諱謔諠諢諷諞諛謌謇謚諡謖謐謗謠謳鞫謦謫謾謨譁譌譏譎證譖譛譚譫譟譬譯譴譽讀讌讎讒讓讖讙讚谺豁谿豈豌豎豐豕豢豬豸豺貂貉貅貊貍貎貔豼貘戝貭貪貽貲貳貮貶賈賁賤賣賚賽賺賻贄贅贊贇贏贍贐齎贓賍贔贖赧赭赱赳趁趙跂趾趺跏跚跖跌跛跋跪跫跟跣跼踈踉跿踝踞踐踟蹂踵踰踴蹊"],
["e740","蹇蹉蹌蹐蹈蹙蹤蹠踪蹣蹕蹶蹲蹼躁躇躅躄躋躊躓躑躔躙躪躡躬躰軆躱躾軅軈軋軛軣軼軻軫軾輊輅輕輒輙輓輜輟輛輌輦輳輻輹轅轂輾轌轉轆轎轗轜"],
["e780","轢轣轤辜辟辣辭辯辷迚迥迢迪迯邇迴逅迹迺逑逕逡逍逞逖逋逧逶逵逹迸遏遐遑遒逎遉逾遖遘遞遨遯遶隨遲邂遽邁邀邊邉邏邨邯邱邵郢郤扈郛鄂鄒鄙鄲鄰酊酖酘酣酥酩酳酲醋醉醂醢醫醯醪醵醴醺釀釁釉釋釐釖釟釡釛釼釵釶鈞釿鈔鈬鈕鈑鉞鉗鉅鉉鉤鉈銕鈿鉋鉐銜銖銓銛鉚鋏銹銷鋩錏鋺鍄錮"],
["e840","錙錢錚錣錺錵錻鍜鍠鍼鍮鍖鎰鎬鎭鎔鎹鏖鏗鏨鏥鏘鏃鏝鏐鏈鏤鐚鐔鐓鐃鐇鐐鐶鐫鐵鐡鐺鑁鑒鑄鑛鑠鑢鑞鑪鈩鑰鑵鑷鑽鑚鑼鑾钁鑿閂閇閊閔閖閘閙"],
["e880","閠閨閧閭閼閻閹閾闊濶闃闍闌闕闔闖關闡闥闢阡阨阮阯陂陌陏陋陷陜陞陝陟陦陲陬隍隘隕隗險隧隱隲隰隴隶隸隹雎雋雉雍襍雜霍雕雹霄霆霈霓霎霑霏霖霙霤霪霰霹霽霾靄靆靈靂靉靜靠靤靦靨勒靫靱靹鞅靼鞁靺鞆鞋鞏鞐鞜鞨鞦鞣鞳鞴韃韆韈韋韜韭齏韲竟韶韵頏頌頸頤頡頷頽顆顏顋顫顯顰"],
["e940","顱顴顳颪颯颱颶飄飃飆飩飫餃餉餒餔餘餡餝餞餤餠餬餮餽餾饂饉饅饐饋饑饒饌饕馗馘馥馭馮馼駟駛駝駘駑駭駮駱駲駻駸騁騏騅駢騙騫騷驅驂驀驃"],
["e980","騾驕驍驛驗驟驢驥驤驩驫驪骭骰骼髀髏髑髓體髞髟髢髣髦髯髫髮髴髱髷髻鬆鬘鬚鬟鬢鬣鬥鬧鬨鬩鬪鬮鬯鬲魄魃魏魍魎魑魘魴鮓鮃鮑鮖鮗鮟鮠鮨鮴鯀鯊鮹鯆鯏鯑鯒鯣鯢鯤鯔鯡鰺鯲鯱鯰鰕鰔鰉鰓鰌鰆鰈鰒鰊鰄鰮鰛鰥鰤鰡鰰鱇鰲鱆鰾鱚鱠鱧鱶鱸鳧鳬鳰鴉鴈鳫鴃鴆鴪鴦鶯鴣鴟鵄鴕鴒鵁鴿鴾鵆鵈"],
["ea40","鵝鵞鵤鵑鵐鵙鵲鶉鶇鶫鵯鵺鶚鶤鶩鶲鷄鷁鶻鶸鶺鷆鷏鷂鷙鷓鷸鷦鷭鷯鷽鸚鸛鸞鹵鹹鹽麁麈麋麌麒麕麑麝麥麩麸麪麭靡黌黎黏黐黔黜點黝黠黥黨黯"],
["ea80","黴黶黷黹黻黼黽鼇鼈皷鼕鼡鼬鼾齊齒齔齣齟齠齡齦齧齬齪齷齲齶龕龜龠堯槇遙瑤凜熙"],["ed40","纊褜鍈銈蓜俉炻昱棈鋹曻彅丨仡仼伀伃伹佖侒侊侚侔俍偀倢俿倞\
偆偰偂傔僴僘兊兤冝冾凬刕劜劦勀勛匀匇匤卲厓厲叝﨎咜咊咩哿喆坙坥垬埈埇﨏"],["ed80","塚增墲夋奓奛奝奣妤妺孖寀甯寘寬尞岦岺峵崧嵓﨑嵂嵭嶸嶹巐弡弴彧德忞恝悅悊惞惕愠惲愑愷愰憘\
戓抦揵摠撝擎敎昀昕昻昉昮昞昤晥晗晙晴晳暙暠暲暿曺朎朗杦枻桒柀栁桄棏﨓楨﨔榘槢樰橫橆橳橾櫢櫤毖氿汜沆汯泚洄涇浯涖涬淏淸淲淼渹湜渧渼溿澈澵濵瀅瀇瀨炅炫焏焄煜煆煇凞燁燾犱"],
["ee40","犾猤猪獷玽珉珖珣珒琇珵琦琪琩琮瑢璉璟甁畯皂皜皞皛皦益睆劯砡硎硤硺礰礼神祥禔福禛竑竧靖竫箞精絈絜綷綠緖繒罇羡羽茁荢荿菇菶葈蒴蕓蕙"],
["ee80","蕫﨟薰蘒﨡蠇裵訒訷詹誧誾諟諸諶譓譿賰賴贒赶﨣軏﨤逸遧郞都鄕鄧釚釗釞釭釮釤釥鈆鈐鈊鈺鉀鈼鉎鉙鉑鈹鉧銧鉷鉸鋧鋗鋙鋐﨧鋕鋠鋓錥錡鋻﨨錞鋿錝錂鍰鍗鎤鏆鏞鏸鐱鑅鑈閒隆﨩隝隯霳霻靃靍靏靑靕顗顥飯飼餧館馞驎髙髜魵魲鮏鮱鮻鰀鵰鵫鶴鸙黑"],
["eeef","ⅰ",9,"￢￤＇＂"],["f040","",62],["f080","",124],["f140","",62],["f180","",124],["f240","",62],["f280","",124],["f340","",62],
["f380","",124],["f440","",62],["f480","",124],["f540","",62],["f580","",124],["f640","",62],["f680","",124],["f740","",62],["f780","",
124],["f840","",62],["f880","",124],["f940",""],["fa40","ⅰ",9,"Ⅰ",9,"￢￤＇＂㈱№℡∵纊褜鍈銈蓜俉炻昱棈鋹曻彅丨仡仼伀伃伹佖侒侊侚侔俍偀倢俿倞偆偰偂傔僴僘兊"],
["fa80","兤冝冾凬刕劜劦勀勛匀匇匤卲厓厲叝﨎咜咊咩哿喆坙坥垬埈埇﨏塚增墲夋奓奛奝奣妤妺孖寀甯寘寬尞岦岺峵崧嵓﨑嵂嵭嶸嶹巐弡弴彧德忞恝悅悊惞惕愠惲愑愷愰憘戓抦揵摠撝擎敎昀昕昻昉昮昞昤晥晗晙晴晳暙暠暲暿曺朎朗杦枻桒柀栁桄棏﨓楨﨔榘槢樰橫橆橳橾櫢櫤毖氿汜沆汯泚洄涇浯"],
["fb40","涖涬淏淸淲淼渹湜渧渼溿澈澵濵瀅瀇瀨炅炫焏焄煜煆煇凞燁燾犱犾猤猪獷玽珉珖珣珒琇珵琦琪琩琮瑢璉璟甁畯皂皜皞皛皦益睆劯砡硎硤硺礰礼神"],
["fb80","祥禔福禛竑竧靖竫箞精絈絜綷綠緖繒罇羡羽茁荢荿菇菶葈蒴蕓蕙蕫﨟薰蘒﨡蠇裵訒訷詹誧誾諟諸諶譓譿賰賴贒赶﨣軏﨤逸遧郞都鄕鄧釚釗釞釭釮釤釥鈆鈐鈊鈺鉀鈼鉎鉙鉑鈹鉧銧鉷鉸鋧鋗鋙鋐﨧鋕鋠鋓錥錡鋻﨨錞鋿錝錂鍰鍗鎤鏆鏞鏸鐱鑅鑈閒隆﨩隝隯霳霻靃靍靏靑靕顗顥飯飼餧館馞驎髙"],
["fc40","髜魵魲鮏鮱鮻鰀鵰鵫鶴鸙黑"]],jh=Object.freeze({__proto__:null,default:zh}),Gh=[["0","\0",127],["8ea1","｡",62],["a1a1","　、。，．・：；？！゛゜´｀¨＾￣＿ヽ\
ヾゝゞ〃仝々〆〇ー―‐／＼～∥｜…‥‘’“”（）〔〕［］｛｝〈",9,"＋－±×÷＝≠＜＞≦≧∞∴♂♀°′″℃￥＄￠￡％＃＆＊＠§☆★○●◎◇"],
["a2a1","◆□■△▲▽▼※〒→←↑↓〓"],["a2ba","∈∋⊆⊇⊂⊃∪∩"],["a2ca","∧∨￢⇒⇔∀∃"],["a2dc","∠⊥⌒∂∇≡≒≪≫√∽∝∵∫∬"],
["a2f2","Å‰♯♭♪†‡¶"],["a2fe","◯"],["a3b0","０",9],["a3c1","Ａ",25],["a3e1","ａ",25],["a4a1","ぁ",82],["a5a1","ァ",85],["a6a1","Α",16,"Σ",
6],["a6c1","α",16,"σ",6],["a7a1","А",5,"ЁЖ",25],["a7d1","а",5,"ёж",25],["a8a1","─│┌┐┘└├┬┤┴┼━┃┏┓┛┗┣┳┫┻╋┠┯┨┷┿┝┰┥┸╂"],
["ada1","①",19,"Ⅰ",9],["adc0","㍉㌔㌢㍍㌘㌧㌃㌶㍑㍗㌍㌦㌣㌫㍊㌻㎜㎝㎞㎎㎏㏄㎡"],["addf","㍻〝〟№㏍℡㊤",4,"㈱㈲㈹㍾㍽㍼≒≡∫∮∑√⊥∠∟⊿∵∩\
∪"],["b0a1","亜唖娃阿哀愛挨姶逢葵茜穐悪握渥旭葦芦鯵梓圧斡扱宛姐虻飴絢綾鮎或粟袷安庵按暗案闇鞍杏以伊位依偉囲夷委威尉惟意慰易椅為畏異移維緯胃萎衣謂違遺医井亥域育郁磯一壱溢逸稲茨芋鰯允印咽員因姻引飲淫胤蔭"],
["b1a1","院陰隠韻吋右宇烏羽迂雨卯鵜窺丑碓臼渦嘘唄欝蔚鰻姥厩浦瓜閏噂云運雲荏餌叡営嬰影映曳栄永泳洩瑛盈穎頴英衛詠鋭液疫益駅悦謁越閲榎厭円園堰奄宴延怨掩援沿演炎焔煙燕猿縁艶苑薗遠鉛鴛塩於汚甥凹央奥往応"],
["b2a1","押旺横欧殴王翁襖鴬鴎黄岡沖荻億屋憶臆桶牡乙俺卸恩温穏音下化仮何伽価佳加可嘉夏嫁家寡科暇果架歌河火珂禍禾稼箇花苛茄荷華菓蝦課嘩貨迦過霞蚊俄峨我牙画臥芽蛾賀雅餓駕介会解回塊壊廻快怪悔恢懐戒拐改"],
["b3a1","魁晦械海灰界皆絵芥蟹開階貝凱劾外咳害崖慨概涯碍蓋街該鎧骸浬馨蛙垣柿蛎鈎劃嚇各廓拡撹格核殻獲確穫覚角赫較郭閣隔革学岳楽額顎掛笠樫橿梶鰍潟割喝恰括活渇滑葛褐轄且鰹叶椛樺鞄株兜竃蒲釜鎌噛鴨栢茅萱"],
["b4a1","粥刈苅瓦乾侃冠寒刊勘勧巻喚堪姦完官寛干幹患感慣憾換敢柑桓棺款歓汗漢澗潅環甘監看竿管簡緩缶翰肝艦莞観諌貫還鑑間閑関陥韓館舘丸含岸巌玩癌眼岩翫贋雁頑顔願企伎危喜器基奇嬉寄岐希幾忌揮机旗既期棋棄"],
["b5a1","機帰毅気汽畿祈季稀紀徽規記貴起軌輝飢騎鬼亀偽儀妓宜戯技擬欺犠疑祇義蟻誼議掬菊鞠吉吃喫桔橘詰砧杵黍却客脚虐逆丘久仇休及吸宮弓急救朽求汲泣灸球究窮笈級糾給旧牛去居巨拒拠挙渠虚許距鋸漁禦魚亨享京"],
["b6a1","供侠僑兇競共凶協匡卿叫喬境峡強彊怯恐恭挟教橋況狂狭矯胸脅興蕎郷鏡響饗驚仰凝尭暁業局曲極玉桐粁僅勤均巾錦斤欣欽琴禁禽筋緊芹菌衿襟謹近金吟銀九倶句区狗玖矩苦躯駆駈駒具愚虞喰空偶寓遇隅串櫛釧屑屈"],
["b7a1","掘窟沓靴轡窪熊隈粂栗繰桑鍬勲君薫訓群軍郡卦袈祁係傾刑兄啓圭珪型契形径恵慶慧憩掲携敬景桂渓畦稽系経継繋罫茎荊蛍計詣警軽頚鶏芸迎鯨劇戟撃激隙桁傑欠決潔穴結血訣月件倹倦健兼券剣喧圏堅嫌建憲懸拳捲"],
["b8a1","検権牽犬献研硯絹県肩見謙賢軒遣鍵険顕験鹸元原厳幻弦減源玄現絃舷言諺限乎個古呼固姑孤己庫弧戸故枯湖狐糊袴股胡菰虎誇跨鈷雇顧鼓五互伍午呉吾娯後御悟梧檎瑚碁語誤護醐乞鯉交佼侯候倖光公功効勾厚口向"],
["b9a1","后喉坑垢好孔孝宏工巧巷幸広庚康弘恒慌抗拘控攻昂晃更杭校梗構江洪浩港溝甲皇硬稿糠紅紘絞綱耕考肯肱腔膏航荒行衡講貢購郊酵鉱砿鋼閤降項香高鴻剛劫号合壕拷濠豪轟麹克刻告国穀酷鵠黒獄漉腰甑忽惚骨狛込"],
["baa1","此頃今困坤墾婚恨懇昏昆根梱混痕紺艮魂些佐叉唆嵯左差査沙瑳砂詐鎖裟坐座挫債催再最哉塞妻宰彩才採栽歳済災采犀砕砦祭斎細菜裁載際剤在材罪財冴坂阪堺榊肴咲崎埼碕鷺作削咋搾昨朔柵窄策索錯桜鮭笹匙冊刷"],
["bba1","察拶撮擦札殺薩雑皐鯖捌錆鮫皿晒三傘参山惨撒散桟燦珊産算纂蚕讃賛酸餐斬暫残仕仔伺使刺司史嗣四士始姉姿子屍市師志思指支孜斯施旨枝止死氏獅祉私糸紙紫肢脂至視詞詩試誌諮資賜雌飼歯事似侍児字寺慈持時"],
["bca1","次滋治爾璽痔磁示而耳自蒔辞汐鹿式識鴫竺軸宍雫七叱執失嫉室悉湿漆疾質実蔀篠偲柴芝屡蕊縞舎写射捨赦斜煮社紗者謝車遮蛇邪借勺尺杓灼爵酌釈錫若寂弱惹主取守手朱殊狩珠種腫趣酒首儒受呪寿授樹綬需囚収周"],
["bda1","宗就州修愁拾洲秀秋終繍習臭舟蒐衆襲讐蹴輯週酋酬集醜什住充十従戎柔汁渋獣縦重銃叔夙宿淑祝縮粛塾熟出術述俊峻春瞬竣舜駿准循旬楯殉淳準潤盾純巡遵醇順処初所暑曙渚庶緒署書薯藷諸助叙女序徐恕鋤除傷償"],
["bea1","勝匠升召哨商唱嘗奨妾娼宵将小少尚庄床廠彰承抄招掌捷昇昌昭晶松梢樟樵沼消渉湘焼焦照症省硝礁祥称章笑粧紹肖菖蒋蕉衝裳訟証詔詳象賞醤鉦鍾鐘障鞘上丈丞乗冗剰城場壌嬢常情擾条杖浄状畳穣蒸譲醸錠嘱埴飾"],
["bfa1","拭植殖燭織職色触食蝕辱尻伸信侵唇娠寝審心慎振新晋森榛浸深申疹真神秦紳臣芯薪親診身辛進針震人仁刃塵壬尋甚尽腎訊迅陣靭笥諏須酢図厨逗吹垂帥推水炊睡粋翠衰遂酔錐錘随瑞髄崇嵩数枢趨雛据杉椙菅頗雀裾"],
["c0a1","澄摺寸世瀬畝是凄制勢姓征性成政整星晴棲栖正清牲生盛精聖声製西誠誓請逝醒青静斉税脆隻席惜戚斥昔析石積籍績脊責赤跡蹟碩切拙接摂折設窃節説雪絶舌蝉仙先千占宣専尖川戦扇撰栓栴泉浅洗染潜煎煽旋穿箭線"],
["c1a1","繊羨腺舛船薦詮賎践選遷銭銑閃鮮前善漸然全禅繕膳糎噌塑岨措曾曽楚狙疏疎礎祖租粗素組蘇訴阻遡鼠僧創双叢倉喪壮奏爽宋層匝惣想捜掃挿掻操早曹巣槍槽漕燥争痩相窓糟総綜聡草荘葬蒼藻装走送遭鎗霜騒像増憎"],
["c2a1","臓蔵贈造促側則即息捉束測足速俗属賊族続卒袖其揃存孫尊損村遜他多太汰詑唾堕妥惰打柁舵楕陀駄騨体堆対耐岱帯待怠態戴替泰滞胎腿苔袋貸退逮隊黛鯛代台大第醍題鷹滝瀧卓啄宅托択拓沢濯琢託鐸濁諾茸凧蛸只"],
["c3a1","叩但達辰奪脱巽竪辿棚谷狸鱈樽誰丹単嘆坦担探旦歎淡湛炭短端箪綻耽胆蛋誕鍛団壇弾断暖檀段男談値知地弛恥智池痴稚置致蜘遅馳築畜竹筑蓄逐秩窒茶嫡着中仲宙忠抽昼柱注虫衷註酎鋳駐樗瀦猪苧著貯丁兆凋喋寵"],
["c4a1","帖帳庁弔張彫徴懲挑暢朝潮牒町眺聴脹腸蝶調諜超跳銚長頂鳥勅捗直朕沈珍賃鎮陳津墜椎槌追鎚痛通塚栂掴槻佃漬柘辻蔦綴鍔椿潰坪壷嬬紬爪吊釣鶴亭低停偵剃貞呈堤定帝底庭廷弟悌抵挺提梯汀碇禎程締艇訂諦蹄逓"],
["c5a1","邸鄭釘鼎泥摘擢敵滴的笛適鏑溺哲徹撤轍迭鉄典填天展店添纏甜貼転顛点伝殿澱田電兎吐堵塗妬屠徒斗杜渡登菟賭途都鍍砥砺努度土奴怒倒党冬凍刀唐塔塘套宕島嶋悼投搭東桃梼棟盗淘湯涛灯燈当痘祷等答筒糖統到"],
["c6a1","董蕩藤討謄豆踏逃透鐙陶頭騰闘働動同堂導憧撞洞瞳童胴萄道銅峠鴇匿得徳涜特督禿篤毒独読栃橡凸突椴届鳶苫寅酉瀞噸屯惇敦沌豚遁頓呑曇鈍奈那内乍凪薙謎灘捺鍋楢馴縄畷南楠軟難汝二尼弐迩匂賑肉虹廿日乳入"],
["c7a1","如尿韮任妊忍認濡禰祢寧葱猫熱年念捻撚燃粘乃廼之埜嚢悩濃納能脳膿農覗蚤巴把播覇杷波派琶破婆罵芭馬俳廃拝排敗杯盃牌背肺輩配倍培媒梅楳煤狽買売賠陪這蝿秤矧萩伯剥博拍柏泊白箔粕舶薄迫曝漠爆縛莫駁麦"],
["c8a1","函箱硲箸肇筈櫨幡肌畑畠八鉢溌発醗髪伐罰抜筏閥鳩噺塙蛤隼伴判半反叛帆搬斑板氾汎版犯班畔繁般藩販範釆煩頒飯挽晩番盤磐蕃蛮匪卑否妃庇彼悲扉批披斐比泌疲皮碑秘緋罷肥被誹費避非飛樋簸備尾微枇毘琵眉美"],
["c9a1","鼻柊稗匹疋髭彦膝菱肘弼必畢筆逼桧姫媛紐百謬俵彪標氷漂瓢票表評豹廟描病秒苗錨鋲蒜蛭鰭品彬斌浜瀕貧賓頻敏瓶不付埠夫婦富冨布府怖扶敷斧普浮父符腐膚芙譜負賦赴阜附侮撫武舞葡蕪部封楓風葺蕗伏副復幅服"],
["caa1","福腹複覆淵弗払沸仏物鮒分吻噴墳憤扮焚奮粉糞紛雰文聞丙併兵塀幣平弊柄並蔽閉陛米頁僻壁癖碧別瞥蔑箆偏変片篇編辺返遍便勉娩弁鞭保舗鋪圃捕歩甫補輔穂募墓慕戊暮母簿菩倣俸包呆報奉宝峰峯崩庖抱捧放方朋"],
["cba1","法泡烹砲縫胞芳萌蓬蜂褒訪豊邦鋒飽鳳鵬乏亡傍剖坊妨帽忘忙房暴望某棒冒紡肪膨謀貌貿鉾防吠頬北僕卜墨撲朴牧睦穆釦勃没殆堀幌奔本翻凡盆摩磨魔麻埋妹昧枚毎哩槙幕膜枕鮪柾鱒桝亦俣又抹末沫迄侭繭麿万慢満"],
["cca1","漫蔓味未魅巳箕岬密蜜湊蓑稔脈妙粍民眠務夢無牟矛霧鵡椋婿娘冥名命明盟迷銘鳴姪牝滅免棉綿緬面麺摸模茂妄孟毛猛盲網耗蒙儲木黙目杢勿餅尤戻籾貰問悶紋門匁也冶夜爺耶野弥矢厄役約薬訳躍靖柳薮鑓愉愈油癒"],
["cda1","諭輸唯佑優勇友宥幽悠憂揖有柚湧涌猶猷由祐裕誘遊邑郵雄融夕予余与誉輿預傭幼妖容庸揚揺擁曜楊様洋溶熔用窯羊耀葉蓉要謡踊遥陽養慾抑欲沃浴翌翼淀羅螺裸来莱頼雷洛絡落酪乱卵嵐欄濫藍蘭覧利吏履李梨理璃"],
["cea1","痢裏裡里離陸律率立葎掠略劉流溜琉留硫粒隆竜龍侶慮旅虜了亮僚両凌寮料梁涼猟療瞭稜糧良諒遼量陵領力緑倫厘林淋燐琳臨輪隣鱗麟瑠塁涙累類令伶例冷励嶺怜玲礼苓鈴隷零霊麗齢暦歴列劣烈裂廉恋憐漣煉簾練聯"],
["cfa1","蓮連錬呂魯櫓炉賂路露労婁廊弄朗楼榔浪漏牢狼篭老聾蝋郎六麓禄肋録論倭和話歪賄脇惑枠鷲亙亘鰐詫藁蕨椀湾碗腕"],
["d0a1","弌丐丕个丱丶丼丿乂乖乘亂亅豫亊舒弍于亞亟亠亢亰亳亶从仍仄仆仂仗仞仭仟价伉佚估佛佝佗佇佶侈侏侘佻佩佰侑佯來侖儘俔俟俎俘俛俑俚俐俤俥倚倨倔倪倥倅伜俶倡倩倬俾俯們倆偃假會偕偐偈做偖偬偸傀傚傅傴傲"],
["d1a1","僉僊傳僂僖僞僥僭僣僮價僵儉儁儂儖儕儔儚儡儺儷儼儻儿兀兒兌兔兢竸兩兪兮冀冂囘册冉冏冑冓冕冖冤冦冢冩冪冫决冱冲冰况冽凅凉凛几處凩凭凰凵凾刄刋刔刎刧刪刮刳刹剏剄剋剌剞剔剪剴剩剳剿剽劍劔劒剱劈劑辨"],
["d2a1","辧劬劭劼劵勁勍勗勞勣勦飭勠勳勵勸勹匆匈甸匍匐匏匕匚匣匯匱匳匸區卆卅丗卉卍凖卞卩卮夘卻卷厂厖厠厦厥厮厰厶參簒雙叟曼燮叮叨叭叺吁吽呀听吭吼吮吶吩吝呎咏呵咎呟呱呷呰咒呻咀呶咄咐咆哇咢咸咥咬哄哈咨"],
["d3a1","咫哂咤咾咼哘哥哦唏唔哽哮哭哺哢唹啀啣啌售啜啅啖啗唸唳啝喙喀咯喊喟啻啾喘喞單啼喃喩喇喨嗚嗅嗟嗄嗜嗤嗔嘔嗷嘖嗾嗽嘛嗹噎噐營嘴嘶嘲嘸噫噤嘯噬噪嚆嚀嚊嚠嚔嚏嚥嚮嚶嚴囂嚼囁囃囀囈囎囑囓囗囮囹圀囿圄圉"],
["d4a1","圈國圍圓團圖嗇圜圦圷圸坎圻址坏坩埀垈坡坿垉垓垠垳垤垪垰埃埆埔埒埓堊埖埣堋堙堝塲堡塢塋塰毀塒堽塹墅墹墟墫墺壞墻墸墮壅壓壑壗壙壘壥壜壤壟壯壺壹壻壼壽夂夊夐夛梦夥夬夭夲夸夾竒奕奐奎奚奘奢奠奧奬奩"],
["d5a1","奸妁妝佞侫妣妲姆姨姜妍姙姚娥娟娑娜娉娚婀婬婉娵娶婢婪媚媼媾嫋嫂媽嫣嫗嫦嫩嫖嫺嫻嬌嬋嬖嬲嫐嬪嬶嬾孃孅孀孑孕孚孛孥孩孰孳孵學斈孺宀它宦宸寃寇寉寔寐寤實寢寞寥寫寰寶寳尅將專對尓尠尢尨尸尹屁屆屎屓"],
["d6a1","屐屏孱屬屮乢屶屹岌岑岔妛岫岻岶岼岷峅岾峇峙峩峽峺峭嶌峪崋崕崗嵜崟崛崑崔崢崚崙崘嵌嵒嵎嵋嵬嵳嵶嶇嶄嶂嶢嶝嶬嶮嶽嶐嶷嶼巉巍巓巒巖巛巫已巵帋帚帙帑帛帶帷幄幃幀幎幗幔幟幢幤幇幵并幺麼广庠廁廂廈廐廏"],
["d7a1","廖廣廝廚廛廢廡廨廩廬廱廳廰廴廸廾弃弉彝彜弋弑弖弩弭弸彁彈彌彎弯彑彖彗彙彡彭彳彷徃徂彿徊很徑徇從徙徘徠徨徭徼忖忻忤忸忱忝悳忿怡恠怙怐怩怎怱怛怕怫怦怏怺恚恁恪恷恟恊恆恍恣恃恤恂恬恫恙悁悍惧悃悚"],
["d8a1","悄悛悖悗悒悧悋惡悸惠惓悴忰悽惆悵惘慍愕愆惶惷愀惴惺愃愡惻惱愍愎慇愾愨愧慊愿愼愬愴愽慂慄慳慷慘慙慚慫慴慯慥慱慟慝慓慵憙憖憇憬憔憚憊憑憫憮懌懊應懷懈懃懆憺懋罹懍懦懣懶懺懴懿懽懼懾戀戈戉戍戌戔戛"],
["d9a1","戞戡截戮戰戲戳扁扎扞扣扛扠扨扼抂抉找抒抓抖拔抃抔拗拑抻拏拿拆擔拈拜拌拊拂拇抛拉挌拮拱挧挂挈拯拵捐挾捍搜捏掖掎掀掫捶掣掏掉掟掵捫捩掾揩揀揆揣揉插揶揄搖搴搆搓搦搶攝搗搨搏摧摯摶摎攪撕撓撥撩撈撼"],
["daa1","據擒擅擇撻擘擂擱擧舉擠擡抬擣擯攬擶擴擲擺攀擽攘攜攅攤攣攫攴攵攷收攸畋效敖敕敍敘敞敝敲數斂斃變斛斟斫斷旃旆旁旄旌旒旛旙无旡旱杲昊昃旻杳昵昶昴昜晏晄晉晁晞晝晤晧晨晟晢晰暃暈暎暉暄暘暝曁暹曉暾暼"],
["dba1","曄暸曖曚曠昿曦曩曰曵曷朏朖朞朦朧霸朮朿朶杁朸朷杆杞杠杙杣杤枉杰枩杼杪枌枋枦枡枅枷柯枴柬枳柩枸柤柞柝柢柮枹柎柆柧檜栞框栩桀桍栲桎梳栫桙档桷桿梟梏梭梔條梛梃檮梹桴梵梠梺椏梍桾椁棊椈棘椢椦棡椌棍"],
["dca1","棔棧棕椶椒椄棗棣椥棹棠棯椨椪椚椣椡棆楹楷楜楸楫楔楾楮椹楴椽楙椰楡楞楝榁楪榲榮槐榿槁槓榾槎寨槊槝榻槃榧樮榑榠榜榕榴槞槨樂樛槿權槹槲槧樅榱樞槭樔槫樊樒櫁樣樓橄樌橲樶橸橇橢橙橦橈樸樢檐檍檠檄檢檣"],
["dda1","檗蘗檻櫃櫂檸檳檬櫞櫑櫟檪櫚櫪櫻欅蘖櫺欒欖鬱欟欸欷盜欹飮歇歃歉歐歙歔歛歟歡歸歹歿殀殄殃殍殘殕殞殤殪殫殯殲殱殳殷殼毆毋毓毟毬毫毳毯麾氈氓气氛氤氣汞汕汢汪沂沍沚沁沛汾汨汳沒沐泄泱泓沽泗泅泝沮沱沾"],
["dea1","沺泛泯泙泪洟衍洶洫洽洸洙洵洳洒洌浣涓浤浚浹浙涎涕濤涅淹渕渊涵淇淦涸淆淬淞淌淨淒淅淺淙淤淕淪淮渭湮渮渙湲湟渾渣湫渫湶湍渟湃渺湎渤滿渝游溂溪溘滉溷滓溽溯滄溲滔滕溏溥滂溟潁漑灌滬滸滾漿滲漱滯漲滌"],
["dfa1","漾漓滷澆潺潸澁澀潯潛濳潭澂潼潘澎澑濂潦澳澣澡澤澹濆澪濟濕濬濔濘濱濮濛瀉瀋濺瀑瀁瀏濾瀛瀚潴瀝瀘瀟瀰瀾瀲灑灣炙炒炯烱炬炸炳炮烟烋烝烙焉烽焜焙煥煕熈煦煢煌煖煬熏燻熄熕熨熬燗熹熾燒燉燔燎燠燬燧燵燼"],
["e0a1","燹燿爍爐爛爨爭爬爰爲爻爼爿牀牆牋牘牴牾犂犁犇犒犖犢犧犹犲狃狆狄狎狒狢狠狡狹狷倏猗猊猜猖猝猴猯猩猥猾獎獏默獗獪獨獰獸獵獻獺珈玳珎玻珀珥珮珞璢琅瑯琥珸琲琺瑕琿瑟瑙瑁瑜瑩瑰瑣瑪瑶瑾璋璞璧瓊瓏瓔珱"],
["e1a1","瓠瓣瓧瓩瓮瓲瓰瓱瓸瓷甄甃甅甌甎甍甕甓甞甦甬甼畄畍畊畉畛畆畚畩畤畧畫畭畸當疆疇畴疊疉疂疔疚疝疥疣痂疳痃疵疽疸疼疱痍痊痒痙痣痞痾痿痼瘁痰痺痲痳瘋瘍瘉瘟瘧瘠瘡瘢瘤瘴瘰瘻癇癈癆癜癘癡癢癨癩癪癧癬癰"],
["e2a1","癲癶癸發皀皃皈皋皎皖皓皙皚皰皴皸皹皺盂盍盖盒盞盡盥盧盪蘯盻眈眇眄眩眤眞眥眦眛眷眸睇睚睨睫睛睥睿睾睹瞎瞋瞑瞠瞞瞰瞶瞹瞿瞼瞽瞻矇矍矗矚矜矣矮矼砌砒礦砠礪硅碎硴碆硼碚碌碣碵碪碯磑磆磋磔碾碼磅磊磬"],
["e3a1","磧磚磽磴礇礒礑礙礬礫祀祠祗祟祚祕祓祺祿禊禝禧齋禪禮禳禹禺秉秕秧秬秡秣稈稍稘稙稠稟禀稱稻稾稷穃穗穉穡穢穩龝穰穹穽窈窗窕窘窖窩竈窰窶竅竄窿邃竇竊竍竏竕竓站竚竝竡竢竦竭竰笂笏笊笆笳笘笙笞笵笨笶筐"],
["e4a1","筺笄筍笋筌筅筵筥筴筧筰筱筬筮箝箘箟箍箜箚箋箒箏筝箙篋篁篌篏箴篆篝篩簑簔篦篥籠簀簇簓篳篷簗簍篶簣簧簪簟簷簫簽籌籃籔籏籀籐籘籟籤籖籥籬籵粃粐粤粭粢粫粡粨粳粲粱粮粹粽糀糅糂糘糒糜糢鬻糯糲糴糶糺紆"],
["e5a1","紂紜紕紊絅絋紮紲紿紵絆絳絖絎絲絨絮絏絣經綉絛綏絽綛綺綮綣綵緇綽綫總綢綯緜綸綟綰緘緝緤緞緻緲緡縅縊縣縡縒縱縟縉縋縢繆繦縻縵縹繃縷縲縺繧繝繖繞繙繚繹繪繩繼繻纃緕繽辮繿纈纉續纒纐纓纔纖纎纛纜缸缺"],
["e6a1","罅罌罍罎罐网罕罔罘罟罠罨罩罧罸羂羆羃羈羇羌羔羞羝羚羣羯羲羹羮羶羸譱翅翆翊翕翔翡翦翩翳翹飜耆耄耋耒耘耙耜耡耨耿耻聊聆聒聘聚聟聢聨聳聲聰聶聹聽聿肄肆肅肛肓肚肭冐肬胛胥胙胝胄胚胖脉胯胱脛脩脣脯腋"],
["e7a1","隋腆脾腓腑胼腱腮腥腦腴膃膈膊膀膂膠膕膤膣腟膓膩膰膵膾膸膽臀臂膺臉臍臑臙臘臈臚臟臠臧臺臻臾舁舂舅與舊舍舐舖舩舫舸舳艀艙艘艝艚艟艤艢艨艪艫舮艱艷艸艾芍芒芫芟芻芬苡苣苟苒苴苳苺莓范苻苹苞茆苜茉苙"],
["e8a1","茵茴茖茲茱荀茹荐荅茯茫茗茘莅莚莪莟莢莖茣莎莇莊荼莵荳荵莠莉莨菴萓菫菎菽萃菘萋菁菷萇菠菲萍萢萠莽萸蔆菻葭萪萼蕚蒄葷葫蒭葮蒂葩葆萬葯葹萵蓊葢蒹蒿蒟蓙蓍蒻蓚蓐蓁蓆蓖蒡蔡蓿蓴蔗蔘蔬蔟蔕蔔蓼蕀蕣蕘蕈"],
["e9a1","蕁蘂蕋蕕薀薤薈薑薊薨蕭薔薛藪薇薜蕷蕾薐藉薺藏薹藐藕藝藥藜藹蘊蘓蘋藾藺蘆蘢蘚蘰蘿虍乕虔號虧虱蚓蚣蚩蚪蚋蚌蚶蚯蛄蛆蚰蛉蠣蚫蛔蛞蛩蛬蛟蛛蛯蜒蜆蜈蜀蜃蛻蜑蜉蜍蛹蜊蜴蜿蜷蜻蜥蜩蜚蝠蝟蝸蝌蝎蝴蝗蝨蝮蝙"],
["eaa1","蝓蝣蝪蠅螢螟螂螯蟋螽蟀蟐雖螫蟄螳蟇蟆螻蟯蟲蟠蠏蠍蟾蟶蟷蠎蟒蠑蠖蠕蠢蠡蠱蠶蠹蠧蠻衄衂衒衙衞衢衫袁衾袞衵衽袵衲袂袗袒袮袙袢袍袤袰袿袱裃裄裔裘裙裝裹褂裼裴裨裲褄褌褊褓襃褞褥褪褫襁襄褻褶褸襌褝襠襞"],
["eba1","襦襤襭襪襯襴襷襾覃覈覊覓覘覡覩覦覬覯覲覺覽覿觀觚觜觝觧觴觸訃訖訐訌訛訝訥訶詁詛詒詆詈詼詭詬詢誅誂誄誨誡誑誥誦誚誣諄諍諂諚諫諳諧諤諱謔諠諢諷諞諛謌謇謚諡謖謐謗謠謳鞫謦謫謾謨譁譌譏譎證譖譛譚譫"],
["eca1","譟譬譯譴譽讀讌讎讒讓讖讙讚谺豁谿豈豌豎豐豕豢豬豸豺貂貉貅貊貍貎貔豼貘戝貭貪貽貲貳貮貶賈賁賤賣賚賽賺賻贄贅贊贇贏贍贐齎贓賍贔贖赧赭赱赳趁趙跂趾趺跏跚跖跌跛跋跪跫跟跣跼踈踉跿踝踞踐踟蹂踵踰踴蹊"],
["eda1","蹇蹉蹌蹐蹈蹙蹤蹠踪蹣蹕蹶蹲蹼躁躇躅躄躋躊躓躑躔躙躪躡躬躰軆躱躾軅軈軋軛軣軼軻軫軾輊輅輕輒輙輓輜輟輛輌輦輳輻輹轅轂輾轌轉轆轎轗轜轢轣轤辜辟辣辭辯辷迚迥迢迪迯邇迴逅迹迺逑逕逡逍逞逖逋逧逶逵逹迸"],
["eea1","遏遐遑遒逎遉逾遖遘遞遨遯遶隨遲邂遽邁邀邊邉邏邨邯邱邵郢郤扈郛鄂鄒鄙鄲鄰酊酖酘酣酥酩酳酲醋醉醂醢醫醯醪醵醴醺釀釁釉釋釐釖釟釡釛釼釵釶鈞釿鈔鈬鈕鈑鉞鉗鉅鉉鉤鉈銕鈿鉋鉐銜銖銓銛鉚鋏銹銷鋩錏鋺鍄錮"],
["efa1","錙錢錚錣錺錵錻鍜鍠鍼鍮鍖鎰鎬鎭鎔鎹鏖鏗鏨鏥鏘鏃鏝鏐鏈鏤鐚鐔鐓鐃鐇鐐鐶鐫鐵鐡鐺鑁鑒鑄鑛鑠鑢鑞鑪鈩鑰鑵鑷鑽鑚鑼鑾钁鑿閂閇閊閔閖閘閙閠閨閧閭閼閻閹閾闊濶闃闍闌闕闔闖關闡闥闢阡阨阮阯陂陌陏陋陷陜陞"],
["f0a1","陝陟陦陲陬隍隘隕隗險隧隱隲隰隴隶隸隹雎雋雉雍襍雜霍雕雹霄霆霈霓霎霑霏霖霙霤霪霰霹霽霾靄靆靈靂靉靜靠靤靦靨勒靫靱靹鞅靼鞁靺鞆鞋鞏鞐鞜鞨鞦鞣鞳鞴韃韆韈韋韜韭齏韲竟韶韵頏頌頸頤頡頷頽顆顏顋顫顯顰"],
["f1a1","顱顴顳颪颯颱颶飄飃飆飩飫餃餉餒餔餘餡餝餞餤餠餬餮餽餾饂饉饅饐饋饑饒饌饕馗馘馥馭馮馼駟駛駝駘駑駭駮駱駲駻駸騁騏騅駢騙騫騷驅驂驀驃騾驕驍驛驗驟驢驥驤驩驫驪骭骰骼髀髏髑髓體髞髟髢髣髦髯髫髮髴髱髷"],
["f2a1","髻鬆鬘鬚鬟鬢鬣鬥鬧鬨鬩鬪鬮鬯鬲魄魃魏魍魎魑魘魴鮓鮃鮑鮖鮗鮟鮠鮨鮴鯀鯊鮹鯆鯏鯑鯒鯣鯢鯤鯔鯡鰺鯲鯱鯰鰕鰔鰉鰓鰌鰆鰈鰒鰊鰄鰮鰛鰥鰤鰡鰰鱇鰲鱆鰾鱚鱠鱧鱶鱸鳧鳬鳰鴉鴈鳫鴃鴆鴪鴦鶯鴣鴟鵄鴕鴒鵁鴿鴾鵆鵈"],
["f3a1","鵝鵞鵤鵑鵐鵙鵲鶉鶇鶫鵯鵺鶚鶤鶩鶲鷄鷁鶻鶸鶺鷆鷏鷂鷙鷓鷸鷦鷭鷯鷽鸚鸛鸞鹵鹹鹽麁麈麋麌麒麕麑麝麥麩麸麪麭靡黌黎黏黐黔黜點黝黠黥黨黯黴黶黷黹黻黼黽鼇鼈皷鼕鼡鼬鼾齊齒齔齣齟齠齡齦齧齬齪齷齲齶龕龜龠"],
["f4a1","堯槇遙瑤凜熙"],["f9a1","纊褜鍈銈蓜俉炻昱棈鋹曻彅丨仡仼伀伃伹佖侒侊侚侔俍偀倢俿倞偆偰偂傔僴僘兊兤冝冾凬刕劜劦勀勛匀匇匤卲厓厲叝﨎咜咊咩哿喆坙坥垬埈埇﨏塚增墲夋奓奛奝奣妤妺孖寀甯寘寬尞岦岺峵崧嵓﨑嵂嵭嶸嶹巐弡弴彧德"],
["faa1","忞恝悅悊惞惕愠惲愑愷愰憘戓抦揵摠撝擎敎昀昕昻昉昮昞昤晥晗晙晴晳暙暠暲暿曺朎朗杦枻桒柀栁桄棏﨓楨﨔榘槢樰橫橆橳橾櫢櫤毖氿汜沆汯泚洄涇浯涖涬淏淸淲淼渹湜渧渼溿澈澵濵瀅瀇瀨炅炫焏焄煜煆煇凞燁燾犱"],
["fba1","犾猤猪獷玽珉珖珣珒琇珵琦琪琩琮瑢璉璟甁畯皂皜皞皛皦益睆劯砡硎硤硺礰礼神祥禔福禛竑竧靖竫箞精絈絜綷綠緖繒罇羡羽茁荢荿菇菶葈蒴蕓蕙蕫﨟薰蘒﨡蠇裵訒訷詹誧誾諟諸諶譓譿賰賴贒赶﨣軏﨤逸遧郞都鄕鄧釚"],
["fca1","釗釞釭釮釤釥鈆鈐鈊鈺鉀鈼鉎鉙鉑鈹鉧銧鉷鉸鋧鋗鋙鋐﨧鋕鋠鋓錥錡鋻﨨錞鋿錝錂鍰鍗鎤鏆鏞鏸鐱鑅鑈閒隆﨩隝隯霳霻靃靍靏靑靕顗顥飯飼餧館馞驎髙髜魵魲鮏鮱鮻鰀鵰鵫鶴鸙黑"],
["fcf1","ⅰ",9,"￢￤＇＂"],["8fa2af","˘ˇ¸˙˝¯˛˚～΄΅"],["8fa2c2","¡¦¿"],["8fa2eb","ºª©®™¤№"],["8fa6e1","ΆΈΉΊΪ"],["8fa6e7","Ό"],[
"8fa6e9","ΎΫ"],["8fa6ec","Ώ"],["8fa6f1","άέήίϊΐόςύϋΰώ"],["8fa7c2","Ђ",10,"ЎЏ"],["8fa7f2","ђ",10,"ўџ"],["8fa9a1","ÆĐ"],["8fa9a4","Ħ"],["8\
fa9a6","Ĳ"],["8fa9a8","ŁĿ"],["8fa9ab","ŊØŒ"],["8fa9af","ŦÞ"],["8fa9c1","æđðħıĳĸłŀŉŋøœßŧþ"],["8faaa1","ÁÀÄÂĂǍĀĄÅÃĆĈČÇĊĎÉÈËÊĚĖĒĘ"],
["8faaba","ĜĞĢĠĤÍÌÏÎǏİĪĮĨĴĶĹĽĻŃŇŅÑÓÒÖÔǑŐŌÕŔŘŖŚŜŠŞŤŢÚÙÜÛŬǓŰŪŲŮŨǗǛǙǕŴÝŸŶŹŽŻ"],["8faba1","áàäâăǎāąåãć\
ĉčçċďéèëêěėēęǵĝğ"],["8fabbd","ġĥíìïîǐ"],["8fabc5","īįĩĵķĺľļńňņñóòöôǒőōõŕřŗśŝšşťţúùüûŭǔűūųůũǘǜǚǖŵýÿŷźžż"],
["8fb0a1","丂丄丅丌丒丟丣两丨丫丮丯丰丵乀乁乄乇乑乚乜乣乨乩乴乵乹乿亍亖亗亝亯亹仃仐仚仛仠仡仢仨仯仱仳仵份仾仿伀伂伃伈伋伌伒伕伖众伙伮伱你伳伵伷伹伻伾佀佂佈佉佋佌佒佔佖佘佟佣佪佬佮佱佷佸佹佺佽佾侁侂侄"],
["8fb1a1","侅侉侊侌侎侐侒侓侔侗侙侚侞侟侲侷侹侻侼侽侾俀俁俅俆俈俉俋俌俍俏俒俜俠俢俰俲俼俽俿倀倁倄倇倊倌倎倐倓倗倘倛倜倝倞倢倧倮倰倲倳倵偀偁偂偅偆偊偌偎偑偒偓偗偙偟偠偢偣偦偧偪偭偰偱倻傁傃傄傆傊傎傏傐"],
["8fb2a1","傒傓傔傖傛傜傞",4,"傪傯傰傹傺傽僀僃僄僇僌僎僐僓僔僘僜僝僟僢僤僦僨僩僯僱僶僺僾儃儆儇儈儋儌儍儎僲儐儗儙儛儜儝儞儣儧儨儬儭儯儱儳儴儵儸儹兂兊兏兓兕兗兘兟兤兦兾冃冄冋冎冘冝冡冣冭冸冺冼冾冿凂"],
["8fb3a1","凈减凑凒凓凕凘凞凢凥凮凲凳凴凷刁刂刅划刓刕刖刘刢刨刱刲刵刼剅剉剕剗剘剚剜剟剠剡剦剮剷剸剹劀劂劅劊劌劓劕劖劗劘劚劜劤劥劦劧劯劰劶劷劸劺劻劽勀勄勆勈勌勏勑勔勖勛勜勡勥勨勩勪勬勰勱勴勶勷匀匃匊匋"],
["8fb4a1","匌匑匓匘匛匜匞匟匥匧匨匩匫匬匭匰匲匵匼匽匾卂卌卋卙卛卡卣卥卬卭卲卹卾厃厇厈厎厓厔厙厝厡厤厪厫厯厲厴厵厷厸厺厽叀叅叏叒叓叕叚叝叞叠另叧叵吂吓吚吡吧吨吪启吱吴吵呃呄呇呍呏呞呢呤呦呧呩呫呭呮呴呿"],
["8fb5a1","咁咃咅咈咉咍咑咕咖咜咟咡咦咧咩咪咭咮咱咷咹咺咻咿哆哊响哎哠哪哬哯哶哼哾哿唀唁唅唈唉唌唍唎唕唪唫唲唵唶唻唼唽啁啇啉啊啍啐啑啘啚啛啞啠啡啤啦啿喁喂喆喈喎喏喑喒喓喔喗喣喤喭喲喿嗁嗃嗆嗉嗋嗌嗎嗑嗒"],
["8fb6a1","嗓嗗嗘嗛嗞嗢嗩嗶嗿嘅嘈嘊嘍",5,"嘙嘬嘰嘳嘵嘷嘹嘻嘼嘽嘿噀噁噃噄噆噉噋噍噏噔噞噠噡噢噣噦噩噭噯噱噲噵嚄嚅嚈嚋嚌嚕嚙嚚嚝嚞嚟嚦嚧嚨嚩嚫嚬嚭嚱嚳嚷嚾囅囉囊囋囏囐囌囍囙囜囝囟囡囤",
4,"囱囫园"],["8fb7a1","囶囷圁圂圇圊圌圑圕圚圛圝圠圢圣圤圥圩圪圬圮圯圳圴圽圾圿坅坆坌坍坒坢坥坧坨坫坭",4,"坳坴坵坷坹坺坻坼坾垁垃垌垔垗垙\
垚垜垝垞垟垡垕垧垨垩垬垸垽埇埈埌埏埕埝埞埤埦埧埩埭埰埵埶埸埽埾埿堃堄堈堉埡"],["8fb8a1","堌堍堛堞堟堠堦堧堭堲堹堿塉塌塍塏塐塕塟塡塤塧塨塸塼塿墀墁墇墈墉墊墌墍墏\
墐墔墖墝墠墡墢墦墩墱墲壄墼壂壈壍壎壐壒壔壖壚壝壡壢壩壳夅夆夋夌夒夓夔虁夝夡夣夤夨夯夰夳夵夶夿奃奆奒奓奙奛奝奞奟奡奣奫奭"],
["8fb9a1","奯奲奵奶她奻奼妋妌妎妒妕妗妟妤妧妭妮妯妰妳妷妺妼姁姃姄姈姊姍姒姝姞姟姣姤姧姮姯姱姲姴姷娀娄娌娍娎娒娓娞娣娤娧娨娪娭娰婄婅婇婈婌婐婕婞婣婥婧婭婷婺婻婾媋媐媓媖媙媜媞媟媠媢媧媬媱媲媳媵媸媺媻媿"],
["8fbaa1","嫄嫆嫈嫏嫚嫜嫠嫥嫪嫮嫵嫶嫽嬀嬁嬈嬗嬴嬙嬛嬝嬡嬥嬭嬸孁孋孌孒孖孞孨孮孯孼孽孾孿宁宄宆宊宎宐宑宓宔宖宨宩宬宭宯宱宲宷宺宼寀寁寍寏寖",
4,"寠寯寱寴寽尌尗尞尟尣尦尩尫尬尮尰尲尵尶屙屚屜屢屣屧屨屩"],["8fbba1","屭屰屴屵屺屻屼屽岇岈岊岏岒岝岟岠岢岣岦岪岲岴岵岺峉峋峒峝峗峮峱峲峴崁崆崍崒崫崣崤崦崧崱崴崹崽崿嵂嵃嵆嵈嵕嵑嵙嵊嵟嵠嵡嵢嵤嵪嵭\
嵰嵹嵺嵾嵿嶁嶃嶈嶊嶒嶓嶔嶕嶙嶛嶟嶠嶧嶫嶰嶴嶸嶹巃巇巋巐巎巘巙巠巤"],["8fbca1","巩巸巹帀帇帍帒帔帕帘帟帠帮帨帲帵帾幋幐幉幑幖幘幛幜幞幨幪",
4,"幰庀庋庎庢庤庥庨庪庬庱庳庽庾庿廆廌廋廎廑廒廔廕廜廞廥廫异弆弇弈弎弙弜弝弡弢弣弤弨弫弬弮弰弴弶弻弽弿彀彄彅彇彍彐彔彘彛彠彣彤彧"],
["8fbda1","彯彲彴彵彸彺彽彾徉徍徏徖徜徝徢徧徫徤徬徯徰徱徸忄忇忈忉忋忐",4,"忞忡忢忨忩忪忬忭忮忯忲忳忶忺忼怇怊怍怓怔怗怘怚怟怤怭怳怵恀恇恈恉恌恑恔恖恗恝恡恧恱恾恿悂悆悈悊悎悑悓悕悘悝悞悢悤悥\
您悰悱悷"],["8fbea1","悻悾惂惄惈惉惊惋惎惏惔惕惙惛惝惞惢惥惲惵惸惼惽愂愇愊愌愐",4,"愖愗愙愜愞愢愪愫愰愱愵愶愷愹慁慅慆慉慞慠慬慲慸慻慼慿憀憁憃憄憋憍憒憓憗憘憜憝憟憠憥憨憪憭憸\
憹憼懀懁懂懎懏懕懜懝懞懟懡懢懧懩懥"],["8fbfa1","懬懭懯戁戃戄戇戓戕戜戠戢戣戧戩戫戹戽扂扃扄扆扌扐扑扒扔扖扚扜扤扭扯扳扺扽抍抎抏抐抦抨抳抶抷抺抾抿拄拎拕拖拚拪拲拴拼拽挃挄挊挋挍挐挓挖挘挩挪挭挵挶挹挼捁捂捃捄捆捊捋捎捒捓捔捘捛捥捦捬捭捱捴捵"],
["8fc0a1","捸捼捽捿掂掄掇掊掐掔掕掙掚掞掤掦掭掮掯掽揁揅揈揎揑揓揔揕揜揠揥揪揬揲揳揵揸揹搉搊搐搒搔搘搞搠搢搤搥搩搪搯搰搵搽搿摋摏摑摒摓摔摚摛摜摝摟摠摡摣摭摳摴摻摽撅撇撏撐撑撘撙撛撝撟撡撣撦撨撬撳撽撾撿"],
["8fc1a1","擄擉擊擋擌擎擐擑擕擗擤擥擩擪擭擰擵擷擻擿攁攄攈攉攊攏攓攔攖攙攛攞攟攢攦攩攮攱攺攼攽敃敇敉敐敒敔敟敠敧敫敺敽斁斅斊斒斕斘斝斠斣斦斮斲斳斴斿旂旈旉旎旐旔旖旘旟旰旲旴旵旹旾旿昀昄昈昉昍昑昒昕昖昝"],
["8fc2a1","昞昡昢昣昤昦昩昪昫昬昮昰昱昳昹昷晀晅晆晊晌晑晎晗晘晙晛晜晠晡曻晪晫晬晾晳晵晿晷晸晹晻暀晼暋暌暍暐暒暙暚暛暜暟暠暤暭暱暲暵暻暿曀曂曃曈曌曎曏曔曛曟曨曫曬曮曺朅朇朎朓朙朜朠朢朳朾杅杇杈杌杔杕杝"],
["8fc3a1","杦杬杮杴杶杻极构枎枏枑枓枖枘枙枛枰枱枲枵枻枼枽柹柀柂柃柅柈柉柒柗柙柜柡柦柰柲柶柷桒栔栙栝栟栨栧栬栭栯栰栱栳栻栿桄桅桊桌桕桗桘桛桫桮",
4,"桵桹桺桻桼梂梄梆梈梖梘梚梜梡梣梥梩梪梮梲梻棅棈棌棏"],["8fc4a1","棐棑棓棖棙棜棝棥棨棪棫棬棭棰棱棵棶棻棼棽椆椉椊椐椑椓椖椗椱椳椵椸椻楂楅楉楎楗楛楣楤楥楦楨楩楬楰楱楲楺楻楿榀榍榒榖榘榡榥榦榨榫榭榯榷榸榺榼\
槅槈槑槖槗槢槥槮槯槱槳槵槾樀樁樃樏樑樕樚樝樠樤樨樰樲"],["8fc5a1","樴樷樻樾樿橅橆橉橊橎橐橑橒橕橖橛橤橧橪橱橳橾檁檃檆檇檉檋檑檛檝檞檟檥檫檯檰檱檴檽檾檿櫆櫉櫈櫌櫐櫔櫕櫖櫜櫝櫤櫧櫬櫰櫱櫲櫼櫽欂欃欆欇欉欏欐欑\
欗欛欞欤欨欫欬欯欵欶欻欿歆歊歍歒歖歘歝歠歧歫歮歰歵歽"],["8fc6a1","歾殂殅殗殛殟殠殢殣殨殩殬殭殮殰殸殹殽殾毃毄毉毌毖毚毡毣毦毧毮毱毷毹毿氂氄氅氉氍氎氐氒氙氟氦氧氨氬氮氳氵氶氺氻氿汊汋汍汏汒汔汙汛汜汫汭汯汴\
汶汸汹汻沅沆沇沉沔沕沗沘沜沟沰沲沴泂泆泍泏泐泑泒泔泖"],["8fc7a1","泚泜泠泧泩泫泬泮泲泴洄洇洊洎洏洑洓洚洦洧洨汧洮洯洱洹洼洿浗浞浟浡浥浧浯浰浼涂涇涑涒涔涖涗涘涪涬涴涷涹涽涿淄淈淊淎淏淖淛淝淟淠淢淥淩淯淰淴\
淶淼渀渄渞渢渧渲渶渹渻渼湄湅湈湉湋湏湑湒湓湔湗湜湝湞"],["8fc8a1","湢湣湨湳湻湽溍溓溙溠溧溭溮溱溳溻溿滀滁滃滇滈滊滍滎滏滫滭滮滹滻滽漄漈漊漌漍漖漘漚漛漦漩漪漯漰漳漶漻漼漭潏潑潒潓潗潙潚潝潞潡潢潨潬潽潾澃澇\
澈澋澌澍澐澒澓澔澖澚澟澠澥澦澧澨澮澯澰澵澶澼濅濇濈濊"],["8fc9a1","濚濞濨濩濰濵濹濼濽瀀瀅瀆瀇瀍瀗瀠瀣瀯瀴瀷瀹瀼灃灄灈灉灊灋灔灕灝灞灎灤灥灬灮灵灶灾炁炅炆炔",
4,"炛炤炫炰炱炴炷烊烑烓烔烕烖烘烜烤烺焃",4,"焋焌焏焞焠焫焭焯焰焱焸煁煅煆煇煊煋煐煒煗煚煜煞煠"],["8fcaa1","煨煹熀熅熇熌熒熚熛熠熢熯\
熰熲熳熺熿燀燁燄燋燌燓燖燙燚燜燸燾爀爇爈爉爓爗爚爝爟爤爫爯爴爸爹牁牂牃牅牎牏牐牓牕牖牚牜牞牠牣牨牫牮牯牱牷牸牻牼牿犄犉犍犎犓犛犨犭犮犱犴犾狁狇狉狌狕狖狘狟狥狳狴狺狻"],
["8fcba1","狾猂猄猅猇猋猍猒猓猘猙猞猢猤猧猨猬猱猲猵猺猻猽獃獍獐獒獖獘獝獞獟獠獦獧獩獫獬獮獯獱獷獹獼玀玁玃玅玆玎玐玓玕玗玘玜玞玟玠玢玥玦玪玫玭玵玷玹玼玽玿珅珆珉珋珌珏珒珓珖珙珝珡珣珦珧珩珴珵珷珹珺珻珽"],
["8fcca1","珿琀琁琄琇琊琑琚琛琤琦琨",9,"琹瑀瑃瑄瑆瑇瑋瑍瑑瑒瑗瑝瑢瑦瑧瑨瑫瑭瑮瑱瑲璀璁璅璆璇璉璏璐璑璒璘璙璚璜璟璠璡璣璦璨璩璪璫璮璯璱璲璵璹璻璿瓈瓉瓌瓐瓓瓘瓚瓛瓞瓟瓤瓨瓪瓫瓯瓴瓺瓻瓼瓿甆"],
["8fcda1","甒甖甗甠甡甤甧甩甪甯甶甹甽甾甿畀畃畇畈畎畐畒畗畞畟畡畯畱畹",5,"疁疅疐疒疓疕疙疜疢疤疴疺疿痀痁痄痆痌痎痏痗痜痟痠痡痤痧痬痮痯痱痹瘀瘂瘃瘄瘇瘈瘊瘌瘏瘒瘓瘕瘖瘙瘛瘜瘝瘞瘣瘥瘦瘩瘭瘲瘳\
瘵瘸瘹"],["8fcea1","瘺瘼癊癀癁癃癄癅癉癋癕癙癟癤癥癭癮癯癱癴皁皅皌皍皕皛皜皝皟皠皢",6,"皪皭皽盁盅盉盋盌盎盔盙盠盦盨盬盰盱盶盹盼眀眆眊眎眒眔眕眗眙眚眜眢眨眭眮眯眴眵眶\
眹眽眾睂睅睆睊睍睎睏睒睖睗睜睞睟睠睢"],["8fcfa1","睤睧睪睬睰睲睳睴睺睽瞀瞄瞌瞍瞔瞕瞖瞚瞟瞢瞧瞪瞮瞯瞱瞵瞾矃矉矑矒矕矙矞矟矠矤矦矪矬矰矱矴矸矻砅砆砉砍砎砑砝砡砢砣砭砮砰砵砷硃硄硇硈硌硎硒硜硞硠硡硣硤硨硪确硺硾碊碏碔碘碡碝碞碟碤碨碬碭碰碱\
碲碳"],["8fd0a1","碻碽碿磇磈磉磌磎磒磓磕磖磤磛磟磠磡磦磪磲磳礀磶磷磺磻磿礆礌礐礚礜礞礟礠礥礧礩礭礱礴礵礻礽礿祄祅祆祊祋祏祑祔祘祛祜祧祩祫祲祹祻祼祾禋禌禑禓禔禕禖禘禛禜禡禨禩禫禯禱禴禸离秂秄秇秈秊秏秔秖秚秝秞"],
["8fd1a1","秠秢秥秪秫秭秱秸秼稂稃稇稉稊稌稑稕稛稞稡稧稫稭稯稰稴稵稸稹稺穄穅穇穈穌穕穖穙穜穝穟穠穥穧穪穭穵穸穾窀窂窅窆窊窋窐窑窔窞窠窣窬窳窵窹窻窼竆竉竌竎竑竛竨竩竫竬竱竴竻竽竾笇笔笟笣笧笩笪笫笭笮笯笰"],
["8fd2a1","笱笴笽笿筀筁筇筎筕筠筤筦筩筪筭筯筲筳筷箄箉箎箐箑箖箛箞箠箥箬箯箰箲箵箶箺箻箼箽篂篅篈篊篔篖篗篙篚篛篨篪篲篴篵篸篹篺篼篾簁簂簃簄簆簉簋簌簎簏簙簛簠簥簦簨簬簱簳簴簶簹簺籆籊籕籑籒籓籙",
5],["8fd3a1","籡籣籧籩籭籮籰籲籹籼籽粆粇粏粔粞粠粦粰粶粷粺粻粼粿糄糇糈糉糍糏糓糔糕糗糙糚糝糦糩糫糵紃紇紈紉紏紑紒紓紖紝紞紣紦紪紭紱紼紽紾絀絁絇絈絍絑絓絗絙絚絜絝絥絧絪絰絸絺絻絿綁綂綃綅綆綈綋綌綍綑綖綗綝"],
["8fd4a1","綞綦綧綪綳綶綷綹緂",4,"緌緍緎緗緙縀緢緥緦緪緫緭緱緵緶緹緺縈縐縑縕縗縜縝縠縧縨縬縭縯縳縶縿繄繅繇繎繐繒繘繟繡繢繥繫繮繯繳繸繾纁纆纇纊纍纑纕纘纚纝纞缼缻缽缾缿罃罄罇罏罒罓罛罜罝罡罣罤罥罦罭"],
["8fd5a1","罱罽罾罿羀羋羍羏羐羑羖羗羜羡羢羦羪羭羴羼羿翀翃翈翎翏翛翟翣翥翨翬翮翯翲翺翽翾翿耇耈耊耍耎耏耑耓耔耖耝耞耟耠耤耦耬耮耰耴耵耷耹耺耼耾聀聄聠聤聦聭聱聵肁肈肎肜肞肦肧肫肸肹胈胍胏胒胔胕胗胘胠胭胮"],
["8fd6a1","胰胲胳胶胹胺胾脃脋脖脗脘脜脞脠脤脧脬脰脵脺脼腅腇腊腌腒腗腠腡腧腨腩腭腯腷膁膐膄膅膆膋膎膖膘膛膞膢膮膲膴膻臋臃臅臊臎臏臕臗臛臝臞臡臤臫臬臰臱臲臵臶臸臹臽臿舀舃舏舓舔舙舚舝舡舢舨舲舴舺艃艄艅艆"],
["8fd7a1","艋艎艏艑艖艜艠艣艧艭艴艻艽艿芀芁芃芄芇芉芊芎芑芔芖芘芚芛芠芡芣芤芧芨芩芪芮芰芲芴芷芺芼芾芿苆苐苕苚苠苢苤苨苪苭苯苶苷苽苾茀茁茇茈茊茋荔茛茝茞茟茡茢茬茭茮茰茳茷茺茼茽荂荃荄荇荍荎荑荕荖荗荰荸"],
["8fd8a1","荽荿莀莂莄莆莍莒莔莕莘莙莛莜莝莦莧莩莬莾莿菀菇菉菏菐菑菔菝荓菨菪菶菸菹菼萁萆萊萏萑萕萙莭萯萹葅葇葈葊葍葏葑葒葖葘葙葚葜葠葤葥葧葪葰葳葴葶葸葼葽蒁蒅蒒蒓蒕蒞蒦蒨蒩蒪蒯蒱蒴蒺蒽蒾蓀蓂蓇蓈蓌蓏蓓"],
["8fd9a1","蓜蓧蓪蓯蓰蓱蓲蓷蔲蓺蓻蓽蔂蔃蔇蔌蔎蔐蔜蔞蔢蔣蔤蔥蔧蔪蔫蔯蔳蔴蔶蔿蕆蕏",4,"蕖蕙蕜",6,"蕤蕫蕯蕹蕺蕻蕽蕿薁薅薆薉薋薌薏薓薘薝薟薠薢薥薧薴薶薷薸薼\
薽薾薿藂藇藊藋藎薭藘藚藟藠藦藨藭藳藶藼"],["8fdaa1","藿蘀蘄蘅蘍蘎蘐蘑蘒蘘蘙蘛蘞蘡蘧蘩蘶蘸蘺蘼蘽虀虂虆虒虓虖虗虘虙虝虠",
4,"虩虬虯虵虶虷虺蚍蚑蚖蚘蚚蚜蚡蚦蚧蚨蚭蚱蚳蚴蚵蚷蚸蚹蚿蛀蛁蛃蛅蛑蛒蛕蛗蛚蛜蛠蛣蛥蛧蚈蛺蛼蛽蜄蜅蜇蜋蜎蜏蜐蜓蜔蜙蜞蜟蜡蜣"],
["8fdba1","蜨蜮蜯蜱蜲蜹蜺蜼蜽蜾蝀蝃蝅蝍蝘蝝蝡蝤蝥蝯蝱蝲蝻螃",6,"螋螌螐螓螕螗螘螙螞螠螣螧螬螭螮螱螵螾螿蟁蟈蟉蟊蟎蟕蟖蟙蟚蟜蟟蟢蟣蟤蟪蟫蟭蟱蟳蟸蟺蟿蠁蠃蠆蠉蠊蠋蠐蠙蠒蠓蠔蠘蠚蠛蠜蠞蠟蠨蠭蠮蠰蠲蠵"],
["8fdca1","蠺蠼衁衃衅衈衉衊衋衎衑衕衖衘衚衜衟衠衤衩衱衹衻袀袘袚袛袜袟袠袨袪袺袽袾裀裊",4,"裑裒裓裛裞裧裯裰裱裵裷褁褆褍褎褏褕褖褘褙褚褜褠褦褧褨褰褱褲褵褹褺褾\
襀襂襅襆襉襏襒襗襚襛襜襡襢襣襫襮襰襳襵襺"],["8fdda1","襻襼襽覉覍覐覔覕覛覜覟覠覥覰覴覵覶覷覼觔",4,"觥觩觫觭觱觳觶觹觽觿訄訅訇訏訑訒訔訕訞訠訢\
訤訦訫訬訯訵訷訽訾詀詃詅詇詉詍詎詓詖詗詘詜詝詡詥詧詵詶詷詹詺詻詾詿誀誃誆誋誏誐誒誖誗誙誟誧誩誮誯誳"],["8fdea1",
"誶誷誻誾諃諆諈諉諊諑諓諔諕諗諝諟諬諰諴諵諶諼諿謅謆謋謑謜謞謟謊謭謰謷謼譂",4,"譈譒譓譔譙譍譞譣譭譶譸譹譼譾讁讄讅讋讍讏讔讕讜讞讟谸谹谽谾豅豇豉豋豏豑豓豔豗豘豛豝豙豣豤豦豨\
豩豭豳豵豶豻豾貆"],["8fdfa1","貇貋貐貒貓貙貛貜貤貹貺賅賆賉賋賏賖賕賙賝賡賨賬賯賰賲賵賷賸賾賿贁贃贉贒贗贛赥赩赬赮赿趂趄趈趍趐趑趕趞趟趠趦趫趬趯趲趵趷趹趻跀跅跆跇跈跊跎跑跔跕跗跙跤跥跧跬跰趼跱跲跴跽踁踄踅踆踋踑踔踖踠踡踢"],
["8fe0a1","踣踦踧踱踳踶踷踸踹踽蹀蹁蹋蹍蹎蹏蹔蹛蹜蹝蹞蹡蹢蹩蹬蹭蹯蹰蹱蹹蹺蹻躂躃躉躐躒躕躚躛躝躞躢躧躩躭躮躳躵躺躻軀軁軃軄軇軏軑軔軜軨軮軰軱軷軹軺軭輀輂輇輈輏輐輖輗輘輞輠輡輣輥輧輨輬輭輮輴輵輶輷輺轀轁"],
["8fe1a1","轃轇轏轑",4,"轘轝轞轥辝辠辡辤辥辦辵辶辸达迀迁迆迊迋迍运迒迓迕迠迣迤迨迮迱迵迶迻迾适逄逈逌逘逛逨逩逯逪逬逭逳逴逷逿遃遄遌遛遝遢遦遧遬遰遴遹邅邈邋邌邎邐邕邗邘邙邛邠邡邢邥邰邲邳邴邶邽郌邾郃"],
["8fe2a1","郄郅郇郈郕郗郘郙郜郝郟郥郒郶郫郯郰郴郾郿鄀鄄鄅鄆鄈鄍鄐鄔鄖鄗鄘鄚鄜鄞鄠鄥鄢鄣鄧鄩鄮鄯鄱鄴鄶鄷鄹鄺鄼鄽酃酇酈酏酓酗酙酚酛酡酤酧酭酴酹酺酻醁醃醅醆醊醎醑醓醔醕醘醞醡醦醨醬醭醮醰醱醲醳醶醻醼醽醿"],
["8fe3a1","釂釃釅釓釔釗釙釚釞釤釥釩釪釬",5,"釷釹釻釽鈀鈁鈄鈅鈆鈇鈉鈊鈌鈐鈒鈓鈖鈘鈜鈝鈣鈤鈥鈦鈨鈮鈯鈰鈳鈵鈶鈸鈹鈺鈼鈾鉀鉂鉃鉆鉇鉊鉍鉎鉏鉑鉘鉙鉜鉝鉠鉡鉥鉧鉨鉩鉮鉯鉰鉵",
4,"鉻鉼鉽鉿銈銉銊銍銎銒銗"],["8fe4a1","銙銟銠銤銥銧銨銫銯銲銶銸銺銻銼銽銿",4,"鋅鋆鋇鋈鋋鋌鋍鋎鋐鋓鋕鋗鋘鋙鋜鋝鋟鋠鋡鋣鋥鋧鋨鋬鋮鋰鋹鋻鋿錀錂錈錍錑錔錕錜錝錞錟錡錤錥錧錩錪錳錴錶錷鍇鍈鍉鍐\
鍑鍒鍕鍗鍘鍚鍞鍤鍥鍧鍩鍪鍭鍯鍰鍱鍳鍴鍶"],["8fe5a1","鍺鍽鍿鎀鎁鎂鎈鎊鎋鎍鎏鎒鎕鎘鎛鎞鎡鎣鎤鎦鎨鎫鎴鎵鎶鎺鎩鏁鏄鏅鏆鏇鏉",
4,"鏓鏙鏜鏞鏟鏢鏦鏧鏹鏷鏸鏺鏻鏽鐁鐂鐄鐈鐉鐍鐎鐏鐕鐖鐗鐟鐮鐯鐱鐲鐳鐴鐻鐿鐽鑃鑅鑈鑊鑌鑕鑙鑜鑟鑡鑣鑨鑫鑭鑮鑯鑱鑲钄钃镸镹"],
["8fe6a1","镾閄閈閌閍閎閝閞閟閡閦閩閫閬閴閶閺閽閿闆闈闉闋闐闑闒闓闙闚闝闞闟闠闤闦阝阞阢阤阥阦阬阱阳阷阸阹阺阼阽陁陒陔陖陗陘陡陮陴陻陼陾陿隁隂隃隄隉隑隖隚隝隟隤隥隦隩隮隯隳隺雊雒嶲雘雚雝雞雟雩雯雱雺霂"],
["8fe7a1","霃霅霉霚霛霝霡霢霣霨霱霳靁靃靊靎靏靕靗靘靚靛靣靧靪靮靳靶靷靸靻靽靿鞀鞉鞕鞖鞗鞙鞚鞞鞟鞢鞬鞮鞱鞲鞵鞶鞸鞹鞺鞼鞾鞿韁韄韅韇韉韊韌韍韎韐韑韔韗韘韙韝韞韠韛韡韤韯韱韴韷韸韺頇頊頙頍頎頔頖頜頞頠頣頦"],
["8fe8a1","頫頮頯頰頲頳頵頥頾顄顇顊顑顒顓顖顗顙顚顢顣顥顦顪顬颫颭颮颰颴颷颸颺颻颿飂飅飈飌飡飣飥飦飧飪飳飶餂餇餈餑餕餖餗餚餛餜餟餢餦餧餫餱",
4,"餹餺餻餼饀饁饆饇饈饍饎饔饘饙饛饜饞饟饠馛馝馟馦馰馱馲馵"],["8fe9a1","馹馺馽馿駃駉駓駔駙駚駜駞駧駪駫駬駰駴駵駹駽駾騂騃騄騋騌騐騑騖騞騠騢騣騤騧騭騮騳騵騶騸驇驁驄驊驋驌驎驑驔驖驝骪骬骮骯骲骴骵骶骹\
骻骾骿髁髃髆髈髎髐髒髕髖髗髛髜髠髤髥髧髩髬髲髳髵髹髺髽髿",4],["8feaa1","鬄鬅鬈鬉鬋鬌鬍鬎鬐鬒鬖鬙鬛鬜鬠鬦鬫鬭鬳鬴鬵鬷鬹鬺鬽魈魋魌魕魖魗魛魞魡魣魥魦魨魪",
4,"魳魵魷魸魹魿鮀鮄鮅鮆鮇鮉鮊鮋鮍鮏鮐鮔鮚鮝鮞鮦鮧鮩鮬鮰鮱鮲鮷鮸鮻鮼鮾鮿鯁鯇鯈鯎鯐鯗鯘鯝鯟鯥鯧鯪鯫鯯鯳鯷鯸"],[
"8feba1","鯹鯺鯽鯿鰀鰂鰋鰏鰑鰖鰘鰙鰚鰜鰞鰢鰣鰦",4,"鰱鰵鰶鰷鰽鱁鱃鱄鱅鱉鱊鱎鱏鱐鱓鱔鱖鱘鱛鱝鱞鱟鱣鱩鱪鱜鱫鱨鱮鱰鱲鱵鱷鱻鳦鳲鳷鳹鴋鴂鴑鴗鴘鴜鴝鴞鴯鴰鴲鴳鴴鴺鴼鵅鴽鵂鵃鵇鵊鵓鵔鵟鵣鵢鵥鵩鵪鵫鵰鵶鵷鵻"],
["8feca1","鵼鵾鶃鶄鶆鶊鶍鶎鶒鶓鶕鶖鶗鶘鶡鶪鶬鶮鶱鶵鶹鶼鶿鷃鷇鷉鷊鷔鷕鷖鷗鷚鷞鷟鷠鷥鷧鷩鷫鷮鷰鷳鷴鷾鸊鸂鸇鸎鸐鸑鸒鸕鸖鸙鸜鸝鹺鹻鹼麀麂麃麄麅麇麎麏麖麘麛麞麤麨麬麮麯麰麳麴麵黆黈黋黕黟黤黧黬黭黮黰黱黲黵"],
["8feda1","黸黿鼂鼃鼉鼏鼐鼑鼒鼔鼖鼗鼙鼚鼛鼟鼢鼦鼪鼫鼯鼱鼲鼴鼷鼹鼺鼼鼽鼿齁齃",4,"齓齕齖齗齘齚齝齞齨齩齭",4,"齳齵齺齽龏龐龑龒龔龖\
龗龞龡龢龣龥"]],xh=Object.freeze({__proto__:null,default:Gh}),Sh=[["0","\0",127,"€"],["8140","丂丄丅丆丏丒丗丟丠両丣並丩丮丯丱丳丵丷丼乀乁乂乄乆乊乑乕乗乚乛乢乣乤乥乧乨乪",
5,"乲乴",9,"乿",6,"亇亊"],["8180","亐亖亗亙亜亝亞亣亪亯亰亱亴亶亷亸亹亼亽亾仈仌仏仐仒仚仛仜仠仢仦仧仩仭仮仯仱仴仸仹仺仼仾伀伂",
6,"伋伌伒",4,"伜伝伡伣伨伩伬伭伮伱伳伵伷伹伻伾",4,"佄佅佇",5,"佒佔佖佡佢佦佨佪佫佭佮佱佲併佷佸佹佺佽侀侁侂侅來侇侊侌侎侐侒侓侕侖侘侙侚侜侞侟価侢"],
["8240","侤侫侭侰",4,"侶",8,"俀俁係俆俇俈俉俋俌俍俒",4,"俙俛俠俢俤俥俧俫俬俰俲俴俵俶俷俹俻俼俽俿",11],["8280","個倎倐們倓倕倖倗倛倝倞倠倢\
倣値倧倫倯",10,"倻倽倿偀偁偂偄偅偆偉偊偋偍偐",4,"偖偗偘偙偛偝",7,"偦",5,"偭",8,"偸偹偺偼偽傁傂傃傄傆傇傉傊傋傌傎",20,
"傤傦傪傫傭",4,"傳",6,"傼"],["8340","傽",17,"僐",5,"僗僘僙僛",10,"僨僩僪僫僯僰僱僲僴僶",4,"僼",9,"儈"],["8380","儉儊儌",5,"儓",13,"\
儢",28,"兂兇兊兌兎兏児兒兓兗兘兙兛兝",4,"兣兤兦內兩兪兯兲兺兾兿冃冄円冇冊冋冎冏冐冑冓冔冘冚冝冞冟冡冣冦",4,"冭冮冴冸冹冺\
冾冿凁凂凃凅凈凊凍凎凐凒",5],["8440","凘凙凚凜凞凟凢凣凥",5,"凬凮凱凲凴凷凾刄刅刉刋刌刏刐刓刔刕刜刞刟刡刢刣別刦刧刪刬刯刱刲刴刵刼刾剄",
5,"剋剎剏剒剓剕剗剘"],["8480","剙剚剛剝剟剠剢剣剤剦剨剫剬剭剮剰剱剳",9,"剾劀劃",4,"劉",6,"劑劒劔",6,"劜劤劥劦劧劮劯劰労",
9,"勀勁勂勄勅勆勈勊勌勍勎勏勑勓勔動勗務",5,"勠勡勢勣勥",10,"勱",7,"勻勼勽匁匂匃匄匇匉匊匋匌匎"],["8540","匑匒匓匔匘匛匜匞匟匢匤匥匧匨匩匫匬匭\
匯",9,"匼匽區卂卄卆卋卌卍卐協単卙卛卝卥卨卪卬卭卲卶卹卻卼卽卾厀厁厃厇厈厊厎厏"],["8580","厐",4,"厖厗厙厛厜厞厠厡厤厧厪厫厬厭厯",
6,"厷厸厹厺厼厽厾叀參",4,"収叏叐叒叓叕叚叜叝叞叡叢叧叴叺叾叿吀吂吅吇吋吔吘吙吚吜吢吤吥吪吰吳吶吷吺吽吿呁呂呄呅呇呉呌呍呎呏呑呚呝",
4,"呣呥呧呩",7,"呴呹呺呾呿咁咃咅咇咈咉咊咍咑咓咗咘咜咞咟咠咡"],["8640","咢咥咮咰咲咵咶咷咹咺咼咾哃哅哊哋哖哘哛哠",
4,"哫哬哯哰哱哴",5,"哻哾唀唂唃唄唅唈唊",4,"唒唓唕",5,"唜唝唞唟唡唥唦"],["8680","唨唩唫唭唲唴唵唶唸唹唺唻唽啀啂啅啇啈啋",
4,"啑啒啓啔啗",4,"啝啞啟啠啢啣啨啩啫啯",5,"啹啺啽啿喅喆喌喍喎喐喒喓喕喖喗喚喛喞喠",6,"喨",8,"喲喴営喸喺喼喿",4,"嗆嗇嗈嗊嗋嗎\
嗏嗐嗕嗗",4,"嗞嗠嗢嗧嗩嗭嗮嗰嗱嗴嗶嗸",4,"嗿嘂嘃嘄嘅"],["8740","嘆嘇嘊嘋嘍嘐",7,"嘙嘚嘜嘝嘠嘡嘢嘥嘦嘨嘩嘪嘫嘮嘯嘰嘳嘵嘷嘸嘺嘼嘽嘾噀",
11,"噏",4,"噕噖噚噛噝",4],["8780","噣噥噦噧噭噮噯噰噲噳噴噵噷噸噹噺噽",7,"嚇",6,"嚐嚑嚒嚔",14,"嚤",10,"嚰",6,"嚸嚹嚺嚻嚽",12,
"囋",8,"囕囖囘囙囜団囥",5,"囬囮囯囲図囶囷囸囻囼圀圁圂圅圇國",6],["8840","園",9,"圝圞圠圡圢圤圥圦圧圫圱圲圴",4,"圼圽圿坁坃坄坅坆坈坉坋\
坒",4,"坘坙坢坣坥坧坬坮坰坱坲坴坵坸坹坺坽坾坿垀"],["8880","垁垇垈垉垊垍",4,"垔",6,"垜垝垞垟垥垨垪垬垯垰垱垳垵垶垷垹",
8,"埄",6,"埌埍埐埑埓埖埗埛埜埞埡埢埣埥",7,"埮埰埱埲埳埵埶執埻埼埾埿堁堃堄堅堈堉堊堌堎堏堐堒堓堔堖堗堘堚堛堜堝堟堢堣堥",
4,"堫",4,"報堲堳場堶",7],["8940","堾",5,"塅",6,"塎塏塐塒塓塕塖塗塙",4,"塟",5,"塦",4,"塭",16,"塿墂墄墆墇墈墊墋墌"],["8980","墍",4,"\
墔",4,"墛墜墝墠",7,"墪",17,"墽墾墿壀壂壃壄壆",10,"壒壓壔壖",13,"壥",5,"壭壯壱売壴壵壷壸壺",7,"夃夅夆夈",4,"夎夐夑夒夓夗夘夛夝夞夠夡夢夣夦夨夬夰夲夳夵\
夶夻"],["8a40","夽夾夿奀奃奅奆奊奌奍奐奒奓奙奛",4,"奡奣奤奦",12,"奵奷奺奻奼奾奿妀妅妉妋妌妎妏妐妑妔妕妘妚妛妜妝妟妠妡妢妦"],
["8a80","妧妬妭妰妱妳",5,"妺妼妽妿",6,"姇姈姉姌姍姎姏姕姖姙姛姞",4,"姤姦姧姩姪姫姭",11,"姺姼姽姾娀娂娊娋娍娎娏娐娒娔娕娖娗娙娚娛娝娞娡娢娤娦娧娨娪",
6,"娳娵娷",4,"娽娾娿婁",4,"婇婈婋",9,"婖婗婘婙婛",5],["8b40","婡婣婤婥婦婨婩婫",8,"婸婹婻婼婽婾媀",17,"媓",6,"媜",13,"媫媬"],[
"8b80","媭",4,"媴媶媷媹",4,"媿嫀嫃",5,"嫊嫋嫍",4,"嫓嫕嫗嫙嫚嫛嫝嫞嫟嫢嫤嫥嫧嫨嫪嫬",4,"嫲",22,"嬊",11,"嬘",25,"嬳嬵嬶嬸",7,"孁",
6],["8c40","孈",7,"孒孖孞孠孡孧孨孫孭孮孯孲孴孶孷學孹孻孼孾孿宂宆宊宍宎宐宑宒宔宖実宧宨宩宬宭宮宯宱宲宷宺宻宼寀寁寃寈寉寊寋寍寎寏"],
["8c80","寑寔",8,"寠寢寣實寧審",4,"寯寱",6,"寽対尀専尃尅將專尋尌對導尐尒尓尗尙尛尞尟尠尡尣尦尨尩尪尫尭尮尯尰尲尳尵尶尷屃屄屆屇屌屍屒屓屔屖屗屘屚屛屜屝屟屢層屧",
6,"屰屲",6,"屻屼屽屾岀岃",4,"岉岊岋岎岏岒岓岕岝",4,"岤",4],["8d40","岪岮岯岰岲岴岶岹岺岻岼岾峀峂峃峅",5,"峌",5,"峓",5,"峚",
6,"峢峣峧峩峫峬峮峯峱",9,"峼",4],["8d80","崁崄崅崈",5,"崏",4,"崕崗崘崙崚崜崝崟",4,"崥崨崪崫崬崯",4,"崵",7,"崿",7,"嵈嵉嵍",10,"\
嵙嵚嵜嵞",10,"嵪嵭嵮嵰嵱嵲嵳嵵",12,"嶃",21,"嶚嶛嶜嶞嶟嶠"],["8e40","嶡",21,"嶸",12,"巆",6,"巎",12,"巜巟巠巣巤巪巬巭"],["8e80","巰巵\
巶巸",4,"巿帀帄帇帉帊帋帍帎帒帓帗帞",7,"帨",4,"帯帰帲",4,"帹帺帾帿幀幁幃幆",5,"幍",6,"幖",4,"幜幝幟幠幣",14,"幵幷幹幾庁庂広庅庈庉庌庍庎庒庘庛庝\
庡庢庣庤庨",4,"庮",4,"庴庺庻庼庽庿",6],["8f40","廆廇廈廋",5,"廔廕廗廘廙廚廜",11,"廩廫",8,"廵廸廹廻廼廽弅弆弇弉弌弍弎弐弒弔弖弙弚弜弝弞弡弢弣弤"],
["8f80","弨弫弬弮弰弲",6,"弻弽弾弿彁",14,"彑彔彙彚彛彜彞彟彠彣彥彧彨彫彮彯彲彴彵彶彸彺彽彾彿徃徆徍徎徏徑従徔徖徚徛徝從徟徠徢",
5,"復徫徬徯",5,"徶徸徹徺徻徾",4,"忇忈忊忋忎忓忔忕忚忛応忞忟忢忣忥忦忨忩忬忯忰忲忳忴忶忷忹忺忼怇"],["9040","怈怉怋怌怐怑怓怗怘怚怞怟\
怢怣怤怬怭怮怰",4,"怶",4,"怽怾恀恄",6,"恌恎恏恑恓恔恖恗恘恛恜恞恟恠恡恥恦恮恱恲恴恵恷恾悀"],["9080","悁悂悅悆悇悈悊悋悎悏悐悑悓悕悗悘悙悜悞悡悢悤\
悥悧悩悪悮悰悳悵悶悷悹悺悽",7,"惇惈惉惌",4,"惒惓惔惖惗惙惛惞惡",4,"惪惱惲惵惷惸惻",4,"愂愃愄愅愇愊愋愌愐",4,"愖愗愘愙愛愜愝愞愡\
愢愥愨愩愪愬",18,"慀",6],["9140","慇慉態慍慏慐慒慓慔慖",6,"慞慟慠慡慣慤慥慦慩",6,"慱慲慳慴慶慸",18,"憌憍憏",4,"憕"],["9180",
"憖",6,"憞",8,"憪憫憭",9,"憸",5,"憿懀懁懃",4,"應懌",4,"懓懕",16,"懧",13,"懶",8,"戀",5,"戇戉戓戔戙戜戝戞戠戣戦戧戨戩戫戭戯戰戱戲戵戶戸",
4,"扂扄扅扆扊"],["9240","扏扐払扖扗扙扚扜",6,"扤扥扨扱扲扴扵扷扸扺扻扽抁抂抃抅抆抇抈抋",5,"抔抙抜抝択抣抦抧抩抪抭抮抯抰抲抳抴抶抷抸抺抾拀拁"],
["9280","拃拋拏拑拕拝拞拠拡拤拪拫拰拲拵拸拹拺拻挀挃挄挅挆挊挋挌挍挏挐挒挓挔挕挗挘挙挜挦挧挩挬挭挮挰挱挳",5,"挻挼挾挿捀\
捁捄捇捈捊捑捒捓捔捖",7,"捠捤捥捦捨捪捫捬捯捰捲捳捴捵捸捹捼捽捾捿掁掃掄掅掆掋掍掑掓掔掕掗掙",6,"採掤掦掫掯掱掲掵掶掹掻掽掿揀"],
["9340","揁揂揃揅揇揈揊揋揌揑揓揔揕揗",6,"揟揢揤",4,"揫揬揮揯揰揱揳揵揷揹揺揻揼揾搃搄搆",4,"損搎搑搒搕",5,"搝搟搢搣搤"],
["9380","搥搧搨搩搫搮",5,"搵",4,"搻搼搾摀摂摃摉摋",6,"摓摕摖摗摙",4,"摟",7,"摨摪摫摬摮",9,"摻",6,"撃撆撈",8,"撓撔撗撘撚撛撜撝撟",
4,"撥撦撧撨撪撫撯撱撲撳撴撶撹撻撽撾撿擁擃擄擆",6,"擏擑擓擔擕擖擙據"],["9440","擛擜擝擟擠擡擣擥擧",24,"攁",7,"攊",7,"攓",
4,"攙",8],["9480","攢攣攤攦",4,"攬攭攰攱攲攳攷攺攼攽敀",4,"敆敇敊敋敍敎敐敒敓敔敗敘敚敜敟敠敡敤敥敧敨敩敪敭敮敯敱敳敵敶數",
14,"斈斉斊斍斎斏斒斔斕斖斘斚斝斞斠斢斣斦斨斪斬斮斱",7,"斺斻斾斿旀旂旇旈旉旊旍旐旑旓旔旕旘",7,"旡旣旤旪旫"],["9540",
"旲旳旴旵旸旹旻",4,"昁昄昅昇昈昉昋昍昐昑昒昖昗昘昚昛昜昞昡昢昣昤昦昩昪昫昬昮昰昲昳昷",4,"昽昿晀時晄",6,"晍晎晐晑晘"],
["9580","晙晛晜晝晞晠晢晣晥晧晩",4,"晱晲晳晵晸晹晻晼晽晿暀暁暃暅暆暈暉暊暋暍暎暏暐暒暓暔暕暘",4,"暞",8,"暩",4,"暯",4,"\
暵暶暷暸暺暻暼暽暿",25,"曚曞",7,"曧曨曪",5,"曱曵曶書曺曻曽朁朂會"],["9640","朄朅朆朇朌朎朏朑朒朓朖朘朙朚朜朞朠",5,"朧朩朮朰\
朲朳朶朷朸朹朻朼朾朿杁杄杅杇杊杋杍杒杔杕杗",4,"杝杢杣杤杦杧杫杬杮東杴杶"],["9680","杸杹杺杻杽枀枂枃枅枆枈枊枌枍枎枏枑枒枓枔枖枙枛枟枠枡枤枦枩枬枮枱枲枴枹",
7,"柂柅",9,"柕柖柗柛柟柡柣柤柦柧柨柪柫柭柮柲柵",7,"柾栁栂栃栄栆栍栐栒栔栕栘",4,"栞栟栠栢",6,"栫",6,"栴栵栶栺栻栿桇桋桍桏桒桖",
5],["9740","桜桝桞桟桪桬",7,"桵桸",8,"梂梄梇",7,"梐梑梒梔梕梖梘",9,"梣梤梥梩梪梫梬梮梱梲梴梶梷梸"],["9780","梹",6,"棁棃",5,"棊\
棌棎棏棐棑棓棔棖棗棙棛",4,"棡棢棤",9,"棯棲棳棴棶棷棸棻棽棾棿椀椂椃椄椆",4,"椌椏椑椓",11,"椡椢椣椥",7,"椮椯椱椲椳椵椶椷椸椺椻椼椾楀楁楃",
16,"楕楖楘楙楛楜楟"],["9840","楡楢楤楥楧楨楩楪楬業楯楰楲",4,"楺楻楽楾楿榁榃榅榊榋榌榎",5,"榖榗榙榚榝",9,"榩榪榬榮榯榰榲榳榵榶榸榹榺榼榽"],
["9880","榾榿槀槂",7,"構槍槏槑槒槓槕",5,"槜槝槞槡",11,"槮槯槰槱槳",9,"槾樀",9,"樋",11,"標",5,"樠樢",5,"権樫樬樭樮樰樲樳樴樶",
6,"樿",4,"橅橆橈",7,"橑",6,"橚"],["9940","橜",4,"橢橣橤橦",10,"橲",6,"橺橻橽橾橿檁檂檃檅",8,"檏檒",4,"檘",7,"檡",5],["9980","檧檨檪檭",
114,"欥欦欨",6],["9a40","欯欰欱欳欴欵欶欸欻欼欽欿歀歁歂歄歅歈歊歋歍",11,"歚",7,"歨歩歫",13,"歺歽歾歿殀殅殈"],["9a80","殌殎殏殐殑殔殕\
殗殘殙殜",4,"殢",7,"殫",7,"殶殸",6,"毀毃毄毆",4,"毌毎毐毑毘毚毜",4,"毢",7,"毬毭毮毰毱毲毴毶毷毸毺毻毼毾",6,"氈",4,"氎氒気氜氝氞氠氣氥氫\
氬氭氱氳氶氷氹氺氻氼氾氿汃汄汅汈汋",4,"汑汒汓汖汘"],["9b40","汙汚汢汣汥汦汧汫",4,"汱汳汵汷汸決汻汼汿沀沄沇沊沋沍沎沑沒沕沖沗沘沚沜沝沞沠沢沨沬沯沰沴沵沶沷沺泀況泂泃泆泇泈泋泍泎泏\
泑泒泘"],["9b80","泙泚泜泝泟泤泦泧泩泬泭泲泴泹泿洀洂洃洅洆洈洉洊洍洏洐洑洓洔洕洖洘洜洝洟",5,"洦洨洩洬洭洯洰洴洶洷洸洺洿浀浂浄浉浌浐浕浖浗浘浛浝浟浡浢浤\
浥浧浨浫浬浭浰浱浲浳浵浶浹浺浻浽",4,"涃涄涆涇涊涋涍涏涐涒涖",4,"涜涢涥涬涭涰涱涳涴涶涷涹",5,"淁淂淃淈淉淊"],["9c40",
"淍淎淏淐淒淓淔淕淗淚淛淜淟淢淣淥淧淨淩淪淭淯淰淲淴淵淶淸淺淽",7,"渆渇済渉渋渏渒渓渕渘渙減渜渞渟渢渦渧渨渪測渮渰渱渳渵"],
["9c80","渶渷渹渻",7,"湅",7,"湏湐湑湒湕湗湙湚湜湝湞湠",10,"湬湭湯",14,"満溁溂溄溇溈溊",4,"溑",6,"溙溚溛溝溞溠溡溣溤溦溨溩溫溬溭溮溰溳溵溸溹溼溾溿滀滃滄滅滆滈滉滊滌滍滎\
滐滒滖滘滙滛滜滝滣滧滪",5],["9d40","滰滱滲滳滵滶滷滸滺",7,"漃漄漅漇漈漊",4,"漐漑漒漖",9,"漡漢漣漥漦漧漨漬漮漰漲漴漵漷",
6,"漿潀潁潂"],["9d80","潃潄潅潈潉潊潌潎",9,"潙潚潛潝潟潠潡潣潤潥潧",5,"潯潰潱潳潵潶潷潹潻潽",6,"澅澆澇澊澋澏",12,"澝澞澟澠澢",
4,"澨",10,"澴澵澷澸澺",5,"濁濃",5,"濊",6,"濓",10,"濟濢濣濤濥"],["9e40","濦",7,"濰",32,"瀒",7,"瀜",6,"瀤",6],["9e80","瀫",9,"瀶瀷瀸瀺",17,
"灍灎灐",13,"灟",11,"灮灱灲灳灴灷灹灺灻災炁炂炃炄炆炇炈炋炌炍炏炐炑炓炗炘炚炛炞",12,"炰炲炴炵炶為炾炿烄烅烆烇烉烋",
12,"烚"],["9f40","烜烝烞烠烡烢烣烥烪烮烰",6,"烸烺烻烼烾",10,"焋",4,"焑焒焔焗焛",10,"焧",7,"焲焳焴"],["9f80","焵焷",13,"煆煇煈煉煋煍煏",
12,"煝煟",4,"煥煩",4,"煯煰煱煴煵煶煷煹煻煼煾",5,"熅",4,"熋熌熍熎熐熑熒熓熕熖熗熚",4,"熡",6,"熩熪熫熭",5,"熴熶熷熸熺",8,"燄",
9,"燏",4],["a040","燖",9,"燡燢燣燤燦燨",5,"燯",9,"燺",11,"爇",19],["a080","爛爜爞",9,"爩爫爭爮爯爲爳爴爺爼爾牀",6,"牉牊牋牎牏牐牑牓牔牕牗牘牚牜牞牠牣牤牥\
牨牪牫牬牭牰牱牳牴牶牷牸牻牼牽犂犃犅",4,"犌犎犐犑犓",11,"犠",11,"犮犱犲犳犵犺",6,"狅狆狇狉狊狋狌狏狑狓狔狕狖狘狚狛"],
["a1a1","　、。·ˉˇ¨〃々—～‖…‘’“”〔〕〈",7,"〖〗【】±×÷∶∧∨∑∏∪∩∈∷√⊥∥∠⌒⊙∫∮≡≌≈∽∝≠≮≯≤≥∞∵∴♂♀°′″℃＄¤￠￡‰§№☆★○●◎◇◆□■△▲※→←↑↓〓"],
["a2a1","ⅰ",9],["a2b1","⒈",19,"⑴",19,"①",9],["a2e5","㈠",9],["a2f1","Ⅰ",11],["a3a1","！＂＃￥％",88,"￣"],["a4a1","ぁ",82],["a5a1","ァ",85],[
"a6a1","Α",16,"Σ",6],["a6c1","α",16,"σ",6],["a6e0","︵︶︹︺︿﹀︽︾﹁﹂﹃﹄"],["a6ee","︻︼︷︸︱"],["a6f4","︳︴"],["a7a1","А",5,"ЁЖ",
25],["a7d1","а",5,"ёж",25],["a840","ˊˋ˙–―‥‵℅℉↖↗↘↙∕∟∣≒≦≧⊿═",35,"▁",6],["a880","█",7,"▓▔▕▼▽◢◣◤◥☉⊕〒〝〞"],
["a8a1","āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜüêɑ"],["a8bd","ńň"],["a8c0","ɡ"],["a8c5","ㄅ",36],["a940","〡",8,"㊣㎎㎏㎜㎝㎞㎡㏄㏎㏑㏒㏕︰￢￤"],
["a959","℡㈱"],["a95c","‐"],["a960","ー゛゜ヽヾ〆ゝゞ﹉",9,"﹔﹕﹖﹗﹙",8],["a980","﹢",4,"﹨﹩﹪﹫"],["a996","〇"],["a9a4","─",75],[
"aa40","狜狝狟狢",5,"狪狫狵狶狹狽狾狿猀猂猄",5,"猋猌猍猏猐猑猒猔猘猙猚猟猠猣猤猦猧猨猭猯猰猲猳猵猶猺猻猼猽獀",8],["\
aa80","獉獊獋獌獎獏獑獓獔獕獖獘",7,"獡",10,"獮獰獱"],["ab40","獲",11,"獿",4,"玅玆玈玊玌玍玏玐玒玓玔玕玗玘玙玚玜玝玞玠玡玣",
5,"玪玬玭玱玴玵玶玸玹玼玽玾玿珁珃",4],["ab80","珋珌珎珒",6,"珚珛珜珝珟珡珢珣珤珦珨珪珫珬珮珯珰珱珳",4],["ac40","珸",10,"琄\
琇琈琋琌琍琎琑",8,"琜",5,"琣琤琧琩琫琭琯琱琲琷",4,"琽琾琿瑀瑂",11],["ac80","瑎",6,"瑖瑘瑝瑠",12,"瑮瑯瑱",4,"瑸瑹瑺"],["ad40","\
瑻瑼瑽瑿璂璄璅璆璈璉璊璌璍璏璑",10,"璝璟",7,"璪",15,"璻",12],["ad80","瓈",9,"瓓",8,"瓝瓟瓡瓥瓧",6,"瓰瓱瓲"],["ae40","瓳瓵瓸",6,"\
甀甁甂甃甅",7,"甎甐甒甔甕甖甗甛甝甞甠",4,"甦甧甪甮甴甶甹甼甽甿畁畂畃畄畆畇畉畊畍畐畑畒畓畕畖畗畘"],["ae80","畝",7,"畧\
畨畩畫",6,"畳畵當畷畺",4,"疀疁疂疄疅疇"],["af40","疈疉疊疌疍疎疐疓疕疘疛疜疞疢疦",4,"疭疶疷疺疻疿痀痁痆痋痌痎痏痐痑痓痗痙痚痜痝痟痠痡痥痩痬痭痮痯痲痳痵痶痷痸痺痻痽痾瘂瘄瘆瘇"],
["af80","瘈瘉瘋瘍瘎瘏瘑瘒瘓瘔瘖瘚瘜瘝瘞瘡瘣瘧瘨瘬瘮瘯瘱瘲瘶瘷瘹瘺瘻瘽癁療癄"],["b040","癅",6,"癎",5,"癕癗",4,"癝癟癠癡癢癤",
6,"癬癭癮癰",7,"癹発發癿皀皁皃皅皉皊皌皍皏皐皒皔皕皗皘皚皛"],["b080","皜",7,"皥",8,"皯皰皳皵",9,"盀盁盃啊阿埃挨哎唉哀皑癌蔼矮艾碍爱隘鞍氨安俺按暗岸胺案肮昂盎凹敖\
熬翱袄傲奥懊澳芭捌扒叭吧笆八疤巴拔跋靶把耙坝霸罢爸白柏百摆佰败拜稗斑班搬扳般颁板版扮拌伴瓣半办绊邦帮梆榜膀绑棒磅蚌镑傍谤苞胞包褒剥"],
["b140","盄盇盉盋盌盓盕盙盚盜盝盞盠",4,"盦",7,"盰盳盵盶盷盺盻盽盿眀眂眃眅眆眊県眎",10,"眛眜眝眞眡眣眤眥眧眪眫"],["b180",
"眬眮眰",4,"眹眻眽眾眿睂睄睅睆睈",7,"睒",7,"睜薄雹保堡饱宝抱报暴豹鲍爆杯碑悲卑北辈背贝钡倍狈备惫焙被奔苯本笨崩绷甭泵蹦迸逼鼻比鄙笔彼碧蓖蔽毕毙毖币庇痹闭敝弊必辟壁臂避陛鞭边编贬扁便变卞辨辩辫遍标彪膘表鳖憋别瘪彬斌濒滨宾摈兵冰柄丙秉饼炳"],
["b240","睝睞睟睠睤睧睩睪睭",11,"睺睻睼瞁瞂瞃瞆",5,"瞏瞐瞓",11,"瞡瞣瞤瞦瞨瞫瞭瞮瞯瞱瞲瞴瞶",4],["b280","瞼瞾矀",12,"矎",8,"矘\
矙矚矝",4,"矤病并玻菠播拨钵波博勃搏铂箔伯帛舶脖膊渤泊驳捕卜哺补埠不布步簿部怖擦猜裁材才财睬踩采彩菜蔡餐参蚕残惭惨灿苍舱仓沧藏操糙槽曹草厕策侧册测层蹭插叉茬茶查碴搽察岔差诧拆柴豺搀掺蝉馋谗缠铲产阐颤昌猖"],
["b340","矦矨矪矯矰矱矲矴矵矷矹矺矻矼砃",5,"砊砋砎砏砐砓砕砙砛砞砠砡砢砤砨砪砫砮砯砱砲砳砵砶砽砿硁硂硃硄硆硈硉硊硋硍硏硑硓硔硘硙硚"],
["b380","硛硜硞",11,"硯",7,"硸硹硺硻硽",6,"场尝常长偿肠厂敞畅唱倡超抄钞朝嘲潮巢吵炒车扯撤掣彻澈郴臣辰尘晨忱沉陈趁衬撑称城橙成呈乘程惩澄诚承逞骋秤吃痴持匙池迟弛驰耻齿侈尺赤翅斥炽充冲虫崇宠抽酬畴踌稠愁筹仇绸瞅丑臭初出橱厨躇锄雏滁除楚"],
["b440","碄碅碆碈碊碋碏碐碒碔碕碖碙碝碞碠碢碤碦碨",7,"碵碶碷碸確碻碼碽碿磀磂磃磄磆磇磈磌磍磎磏磑磒磓磖磗磘磚",9],
["b480","磤磥磦磧磩磪磫磭",4,"磳磵磶磸磹磻",5,"礂礃礄礆",6,"础储矗搐触处揣川穿椽传船喘串疮窗幢床闯创吹炊捶锤垂春椿醇唇淳纯蠢戳绰疵茨磁雌辞慈瓷词此刺赐次聪葱囱匆从丛凑粗醋簇促蹿篡窜摧崔催脆瘁粹淬翠村存寸磋撮搓措挫错搭达答瘩打\
大呆歹傣戴带殆代贷袋待逮"],["b540","礍",5,"礔",9,"礟",4,"礥",14,"礵",4,"礽礿祂祃祄祅祇祊",8,"祔祕祘祙祡祣"],["b580","祤祦祩祪祫祬祮祰",
6,"祹祻",4,"禂禃禆禇禈禉禋禌禍禎禐禑禒怠耽担丹单郸掸胆旦氮但惮淡诞弹蛋当挡党荡档刀捣蹈倒岛祷导到稻悼道盗德得的蹬灯登等瞪凳邓堤低滴迪敌笛狄涤翟嫡抵底地蒂第帝弟递缔颠掂滇碘点典靛垫电佃甸店惦奠淀殿碉叼雕凋刁掉吊钓调跌爹碟蝶迭谍叠"],
["b640","禓",6,"禛",11,"禨",10,"禴",4,"禼禿秂秄秅秇秈秊秌秎秏秐秓秔秖秗秙",5,"秠秡秢秥秨秪"],["b680","秬秮秱",6,"秹秺秼秾秿稁稄稅稇稈稉稊稌稏",
4,"稕稖稘稙稛稜丁盯叮钉顶鼎锭定订丢东冬董懂动栋侗恫冻洞兜抖斗陡豆逗痘都督毒犊独读堵睹赌杜镀肚度渡妒端短锻段断缎堆兑队对墩吨蹲敦顿囤钝盾遁掇哆多夺垛躲朵跺舵剁惰堕蛾峨鹅俄额讹娥恶厄扼遏鄂饿恩而儿耳尔饵洱二"],
["b740","稝稟稡稢稤",14,"稴稵稶稸稺稾穀",5,"穇",9,"穒",4,"穘",16],["b780","穩",6,"穱穲穳穵穻穼穽穾窂窅窇窉窊窋窌窎窏窐窓窔窙窚窛窞窡窢贰发罚筏伐乏阀法珐藩帆番翻樊矾钒繁凡烦反返范贩犯饭泛坊芳方肪房防妨仿访纺\
放菲非啡飞肥匪诽吠肺废沸费芬酚吩氛分纷坟焚汾粉奋份忿愤粪丰封枫蜂峰锋风疯烽逢冯缝讽奉凤佛否夫敷肤孵扶拂辐幅氟符伏俘服"],
["b840","窣窤窧窩窪窫窮",4,"窴",10,"竀",10,"竌",9,"竗竘竚竛竜竝竡竢竤竧",5,"竮竰竱竲竳"],["b880","竴",4,"竻竼竾笀笁笂笅笇笉笌笍笎笐笒笓笖笗笘笚笜笝笟笡笢笣笧笩笭浮\
涪福袱弗甫抚辅俯釜斧脯腑府腐赴副覆赋复傅付阜父腹负富讣附妇缚咐噶嘎该改概钙盖溉干甘杆柑竿肝赶感秆敢赣冈刚钢缸肛纲岗港杠篙皋高膏羔糕搞镐稿告哥歌搁戈鸽胳疙割革葛格蛤阁隔铬个各给根跟耕更庚羹"],
["b940","笯笰笲笴笵笶笷笹笻笽笿",5,"筆筈筊筍筎筓筕筗筙筜筞筟筡筣",10,"筯筰筳筴筶筸筺筼筽筿箁箂箃箄箆",6,"箎箏"],["b980",
"箑箒箓箖箘箙箚箛箞箟箠箣箤箥箮箯箰箲箳箵箶箷箹",7,"篂篃範埂耿梗工攻功恭龚供躬公宫弓巩汞拱贡共钩勾沟苟狗垢构购够辜菇咕箍估沽孤姑鼓古蛊骨谷股故顾固雇刮瓜剐寡挂褂乖拐怪棺关官冠观管馆罐惯灌贯光广逛瑰规圭硅归龟闺轨鬼诡癸桂柜跪\
贵刽辊滚棍锅郭国果裹过哈"],["ba40","篅篈築篊篋篍篎篏篐篒篔",4,"篛篜篞篟篠篢篣篤篧篨篩篫篬篭篯篰篲",4,"篸篹篺篻篽篿",
7,"簈簉簊簍簎簐",5,"簗簘簙"],["ba80","簚",4,"簠",5,"簨簩簫",12,"簹",5,"籂骸孩海氦亥害骇酣憨邯韩含涵寒函喊罕翰撼捍旱憾悍焊汗汉夯杭航壕嚎豪毫郝好耗号浩呵喝荷菏核禾和何合盒貉阂河涸赫褐鹤贺嘿黑痕很狠恨哼亨横衡恒轰哄烘虹鸿洪\
宏弘红喉侯猴吼厚候后呼乎忽瑚壶葫胡蝴狐糊湖"],["bb40","籃",9,"籎",36,"籵",5,"籾",9],["bb80","粈粊",6,"粓粔粖粙粚粛粠粡粣粦粧粨粩粫粬粭粯粰粴",
4,"粺粻弧虎唬护互沪户花哗华猾滑画划化话槐徊怀淮坏欢环桓还缓换患唤痪豢焕涣宦幻荒慌黄磺蝗簧皇凰惶煌晃幌恍谎灰挥辉徽恢蛔回毁悔慧卉惠晦贿秽会烩汇讳诲绘荤昏婚魂浑混豁活伙火获或惑霍货祸击圾基机畸稽积箕"],
["bc40","粿糀糂糃糄糆糉糋糎",6,"糘糚糛糝糞糡",6,"糩",5,"糰",7,"糹糺糼",13,"紋",5],["bc80","紑",14,"紡紣紤紥紦紨紩紪紬紭紮細",6,
"肌饥迹激讥鸡姬绩缉吉极棘辑籍集及急疾汲即嫉级挤几脊己蓟技冀季伎祭剂悸济寄寂计记既忌际妓继纪嘉枷夹佳家加荚颊贾甲钾假稼价架驾嫁歼监坚尖笺间煎兼肩艰奸缄茧检柬碱硷拣捡简俭剪减荐槛鉴践贱见键箭件"],
["bd40","紷",54,"絯",7],["bd80","絸",32,"健舰剑饯渐溅涧建僵姜将浆江疆蒋桨奖讲匠酱降蕉椒礁焦胶交郊浇骄娇嚼搅铰矫侥脚狡角饺缴绞剿教酵轿较叫窖揭接皆秸街阶截劫节桔杰捷睫竭洁结解姐戒藉芥界借介疥诫届巾筋斤金今津襟紧锦仅谨进靳晋禁近烬浸"],
["be40","継",12,"綧",6,"綯",42],["be80","線",32,"尽劲荆兢茎睛晶鲸京惊精粳经井警景颈静境敬镜径痉靖竟竞净炯窘揪究纠玖韭久灸九酒厩救旧臼舅咎就疚鞠拘狙疽居驹菊局咀矩举沮聚拒据巨具距踞锯俱句惧炬剧捐鹃娟倦眷卷绢撅攫抉掘倔爵觉决诀绝均菌钧军君峻"],
["bf40","緻",62],["bf80","縺縼",4,"繂",4,"繈",21,"俊竣浚郡骏喀咖卡咯开揩楷凯慨刊堪勘坎砍看康慷糠扛抗亢炕考拷烤靠坷苛柯棵磕颗科壳咳可渴克刻客课肯啃垦恳坑吭空恐孔控抠口扣寇枯哭窟苦酷库裤夸垮挎跨胯块筷侩快宽款匡筐狂框矿眶旷况亏盔岿窥葵奎魁傀"],
["c040","繞",35,"纃",23,"纜纝纞"],["c080","纮纴纻纼绖绤绬绹缊缐缞缷缹缻",6,"罃罆",9,"罒罓馈愧溃坤昆捆困括扩廓阔垃拉喇蜡腊辣啦莱来赖蓝婪栏拦篮阑兰澜谰揽览懒缆烂滥琅榔狼廊郎朗浪捞劳牢老佬姥酪烙涝\
勒乐雷镭蕾磊累儡垒擂肋类泪棱楞冷厘梨犁黎篱狸离漓理李里鲤礼莉荔吏栗丽厉励砾历利傈例俐"],["c140","罖罙罛罜罝罞罠罣",
4,"罫罬罭罯罰罳罵罶罷罸罺罻罼罽罿羀羂",7,"羋羍羏",4,"羕",4,"羛羜羠羢羣羥羦羨",6,"羱"],["c180","羳",4,"羺羻羾翀翂翃翄翆翇翈翉翋翍翏",
4,"翖翗翙",5,"翢翣痢立粒沥隶力璃哩俩联莲连镰廉怜涟帘敛脸链恋炼练粮凉梁粱良两辆量晾亮谅撩聊僚疗燎寥辽潦了撂镣廖料列裂烈劣猎琳林磷霖临邻鳞淋凛赁吝拎玲菱零龄铃伶羚凌灵陵岭领另令溜琉榴硫馏留刘瘤流柳六龙聋咙笼窿"],
["c240","翤翧翨翪翫翬翭翯翲翴",6,"翽翾翿耂耇耈耉耊耎耏耑耓耚耛耝耞耟耡耣耤耫",5,"耲耴耹耺耼耾聀聁聄聅聇聈聉聎聏聐聑聓聕聖聗"],
["c280","聙聛",13,"聫",5,"聲",11,"隆垄拢陇楼娄搂篓漏陋芦卢颅庐炉掳卤虏鲁麓碌露路赂鹿潞禄录陆戮驴吕铝侣旅履屡缕虑氯律率滤绿峦挛孪滦卵乱掠略抡轮伦仑沦纶论萝螺罗逻锣箩骡裸落洛骆络妈麻玛码蚂马骂嘛吗埋买麦卖迈脉瞒馒蛮满蔓曼慢漫"],
["c340","聾肁肂肅肈肊肍",5,"肔肕肗肙肞肣肦肧肨肬肰肳肵肶肸肹肻胅胇",4,"胏",6,"胘胟胠胢胣胦胮胵胷胹胻胾胿脀脁脃脄脅脇脈脋"],
["c380","脌脕脗脙脛脜脝脟",12,"脭脮脰脳脴脵脷脹",4,"脿谩芒茫盲氓忙莽猫茅锚毛矛铆卯茂冒帽貌贸么玫枚梅酶霉煤没眉媒镁每美昧寐妹媚门闷们萌蒙檬盟锰猛梦孟眯醚靡糜迷谜弥米秘觅泌蜜密幂棉眠绵冕免勉娩缅面苗描瞄藐秒渺庙妙蔑灭民抿皿敏悯闽明螟鸣铭名\
命谬摸"],["c440","腀",5,"腇腉腍腎腏腒腖腗腘腛",4,"腡腢腣腤腦腨腪腫腬腯腲腳腵腶腷腸膁膃",4,"膉膋膌膍膎膐膒",5,"膙膚膞",
4,"膤膥"],["c480","膧膩膫",7,"膴",5,"膼膽膾膿臄臅臇臈臉臋臍",6,"摹蘑模膜磨摩魔抹末莫墨默沫漠寞陌谋牟某拇牡亩姆母墓暮幕募慕木目睦牧穆拿哪呐钠那娜纳氖乃奶耐奈南男难囊挠脑恼闹淖呢馁内嫩能妮霓倪泥尼拟你匿腻逆溺蔫拈年碾撵捻念娘\
酿鸟尿捏聂孽啮镊镍涅您柠狞凝宁"],["c540","臔",14,"臤臥臦臨臩臫臮",4,"臵",5,"臽臿舃與",4,"舎舏舑舓舕",5,"舝舠舤舥舦舧舩舮舲舺舼舽舿"],
["c580","艀艁艂艃艅艆艈艊艌艍艎艐",7,"艙艛艜艝艞艠",7,"艩拧泞牛扭钮纽脓浓农弄奴努怒女暖虐疟挪懦糯诺哦欧鸥殴藕呕偶沤啪趴爬帕怕琶拍排牌徘湃派攀潘盘磐盼畔判叛乓庞旁耪胖抛咆刨炮袍跑泡呸胚培裴赔陪配佩沛喷盆砰抨烹澎彭蓬棚硼篷膨朋鹏捧碰\
坯砒霹批披劈琵毗"],["c640","艪艫艬艭艱艵艶艷艸艻艼芀芁芃芅芆芇芉芌芐芓芔芕芖芚芛芞芠芢芣芧芲芵芶芺芻芼芿苀苂苃苅苆苉苐苖苙苚苝苢苧苨苩苪苬苭苮苰苲苳苵苶苸"],
["c680","苺苼",4,"茊茋茍茐茒茓茖茘茙茝",9,"茩茪茮茰茲茷茻茽啤脾疲皮匹痞僻屁譬篇偏片骗飘漂瓢票撇瞥拼频贫品聘乒坪苹萍平凭瓶评屏坡泼颇婆破魄迫粕剖扑铺仆莆葡菩蒲埔朴圃普浦谱曝瀑期欺栖戚妻七凄漆柒沏其棋奇歧畦崎脐齐旗祈祁骑起岂乞企启契砌器气迄弃汽泣讫掐"],
["c740","茾茿荁荂荄荅荈荊",4,"荓荕",4,"荝荢荰",6,"荹荺荾",6,"莇莈莊莋莌莍莏莐莑莔莕莖莗莙莚莝莟莡",6,"莬莭莮"],["c780","莯莵莻\
莾莿菂菃菄菆菈菉菋菍菎菐菑菒菓菕菗菙菚菛菞菢菣菤菦菧菨菫菬菭恰洽牵扦钎铅千迁签仟谦乾黔钱钳前潜遣浅谴堑嵌欠歉枪呛腔羌墙蔷强抢橇锹敲悄桥瞧乔侨巧鞘撬翘峭俏窍切茄且怯窃钦侵亲秦琴勤芹擒禽寝沁青轻氢倾卿清擎晴氰情顷请庆琼穷秋丘邱球求囚酋泅趋区蛆曲躯屈驱渠"],
["c840","菮華菳",4,"菺菻菼菾菿萀萂萅萇萈萉萊萐萒",5,"萙萚萛萞",5,"萩",7,"萲",5,"萹萺萻萾",7,"葇葈葉"],["c880","葊",6,"葒",4,"葘葝葞\
葟葠葢葤",4,"葪葮葯葰葲葴葷葹葻葼取娶龋趣去圈颧权醛泉全痊拳犬券劝缺炔瘸却鹊榷确雀裙群然燃冉染瓤壤攘嚷让饶扰绕惹热壬仁人忍韧任认刃妊纫扔仍日戎茸蓉荣融熔溶容绒冗揉柔肉茹蠕儒孺如辱乳汝入褥软阮蕊瑞锐闰润若弱撒洒萨腮鳃塞赛三叁"],
["c940","葽",4,"蒃蒄蒅蒆蒊蒍蒏",7,"蒘蒚蒛蒝蒞蒟蒠蒢",12,"蒰蒱蒳蒵蒶蒷蒻蒼蒾蓀蓂蓃蓅蓆蓇蓈蓋蓌蓎蓏蓒蓔蓕蓗"],["c980","蓘",
4,"蓞蓡蓢蓤蓧",4,"蓭蓮蓯蓱",10,"蓽蓾蔀蔁蔂伞散桑嗓丧搔骚扫嫂瑟色涩森僧莎砂杀刹沙纱傻啥煞筛晒珊苫杉山删煽衫闪陕擅赡膳善汕扇缮墒伤商赏晌上尚裳梢捎稍烧芍勺韶少哨邵绍奢赊蛇舌舍赦摄射慑涉社设砷申呻伸身深娠绅神沈审婶甚肾慎渗声生甥牲升绳"],
["ca40","蔃",8,"蔍蔎蔏蔐蔒蔔蔕蔖蔘蔙蔛蔜蔝蔞蔠蔢",8,"蔭",9,"蔾",4,"蕄蕅蕆蕇蕋",10],["ca80","蕗蕘蕚蕛蕜蕝蕟",4,"蕥蕦蕧蕩",8,"蕳\
蕵蕶蕷蕸蕼蕽蕿薀薁省盛剩胜圣师失狮施湿诗尸虱十石拾时什食蚀实识史矢使屎驶始式示士世柿事拭誓逝势是嗜噬适仕侍释饰氏市恃室视试收手首守寿授售受瘦兽蔬枢梳殊抒输叔舒淑疏书赎孰熟薯暑曙署蜀黍鼠属术述树束戍竖墅庶数漱"],
["cb40","薂薃薆薈",6,"薐",10,"薝",6,"薥薦薧薩薫薬薭薱",5,"薸薺",6,"藂",6,"藊",4,"藑藒"],["cb80","藔藖",5,"藝",6,"藥藦藧藨藪",14,"恕刷耍\
摔衰甩帅栓拴霜双爽谁水睡税吮瞬顺舜说硕朔烁斯撕嘶思私司丝死肆寺嗣四伺似饲巳松耸怂颂送宋讼诵搜艘擞嗽苏酥俗素速粟僳塑溯宿诉肃酸蒜算虽隋随绥髓碎岁穗遂隧祟孙损笋蓑梭唆缩琐索锁所塌他它她塔"],
["cc40","藹藺藼藽藾蘀",4,"蘆",10,"蘒蘓蘔蘕蘗",15,"蘨蘪",13,"蘹蘺蘻蘽蘾蘿虀"],["cc80","虁",11,"虒虓處",4,"虛虜虝號虠虡虣",7,"獭挞蹋踏\
胎苔抬台泰酞太态汰坍摊贪瘫滩坛檀痰潭谭谈坦毯袒碳探叹炭汤塘搪堂棠膛唐糖倘躺淌趟烫掏涛滔绦萄桃逃淘陶讨套特藤腾疼誊梯剔踢锑提题蹄啼体替嚏惕涕剃屉天添填田甜恬舔腆挑条迢眺跳贴铁帖厅听烃"],
["cd40","虭虯虰虲",6,"蚃",6,"蚎",4,"蚔蚖",5,"蚞",4,"蚥蚦蚫蚭蚮蚲蚳蚷蚸蚹蚻",4,"蛁蛂蛃蛅蛈蛌蛍蛒蛓蛕蛖蛗蛚蛜"],["cd80","蛝蛠蛡蛢蛣蛥蛦\
蛧蛨蛪蛫蛬蛯蛵蛶蛷蛺蛻蛼蛽蛿蜁蜄蜅蜆蜋蜌蜎蜏蜐蜑蜔蜖汀廷停亭庭挺艇通桐酮瞳同铜彤童桶捅筒统痛偷投头透凸秃突图徒途涂屠土吐兔湍团推颓腿蜕褪退吞屯臀拖托脱鸵陀驮驼椭妥拓唾挖哇蛙洼娃瓦袜歪外豌弯湾玩顽丸烷完碗挽晚皖惋宛婉万腕汪王亡枉网往旺望忘妄威"],
["ce40","蜙蜛蜝蜟蜠蜤蜦蜧蜨蜪蜫蜬蜭蜯蜰蜲蜳蜵蜶蜸蜹蜺蜼蜽蝀",6,"蝊蝋蝍蝏蝐蝑蝒蝔蝕蝖蝘蝚",5,"蝡蝢蝦",7,"蝯蝱蝲蝳蝵"],
["ce80","蝷蝸蝹蝺蝿螀螁螄螆螇螉螊螌螎",4,"螔螕螖螘",6,"螠",4,"巍微危韦违桅围唯惟为潍维苇萎委伟伪尾纬未蔚味畏胃喂魏位渭谓尉慰卫瘟温蚊文闻纹吻稳紊问嗡翁瓮挝蜗涡窝我斡卧握沃巫呜钨乌污诬屋无芜梧吾吴毋武五捂午舞伍侮坞戊雾晤物\
勿务悟误昔熙析西硒矽晰嘻吸锡牺"],["cf40","螥螦螧螩螪螮螰螱螲螴螶螷螸螹螻螼螾螿蟁",4,"蟇蟈蟉蟌",4,"蟔",6,"蟜蟝蟞蟟蟡蟢蟣蟤蟦蟧蟨蟩蟫蟬蟭蟯",
9],["cf80","蟺蟻蟼蟽蟿蠀蠁蠂蠄",5,"蠋",7,"蠔蠗蠘蠙蠚蠜",4,"蠣稀息希悉膝夕惜熄烯溪汐犀檄袭席习媳喜铣洗系隙戏细瞎虾匣霞辖暇峡侠狭下厦夏吓掀锨先仙鲜纤咸贤衔舷闲涎弦嫌显险现献县腺馅羡宪陷限线相厢镶香箱襄湘乡翔祥详想响享项巷橡像向象萧\
硝霄削哮嚣销消宵淆晓"],["d040","蠤",13,"蠳",5,"蠺蠻蠽蠾蠿衁衂衃衆",5,"衎",5,"衕衖衘衚",6,"衦衧衪衭衯衱衳衴衵衶衸衹衺"],["\
d080","衻衼袀袃袆袇袉袊袌袎袏袐袑袓袔袕袗",4,"袝",4,"袣袥",5,"小孝校肖啸笑效楔些歇蝎鞋协挟携邪斜胁谐写械卸蟹懈泄泻谢屑薪芯锌欣辛新忻心信衅星腥猩惺兴刑型形邢行醒幸杏性姓兄凶胸匈汹雄熊休修羞朽嗅锈秀袖绣墟戌需虚嘘须徐许蓄\
酗叙旭序畜恤絮婿绪续轩喧宣悬旋玄"],["d140","袬袮袯袰袲",4,"袸袹袺袻袽袾袿裀裃裄裇裈裊裋裌裍裏裐裑裓裖裗裚",4,"裠裡裦裧裩",
6,"裲裵裶裷裺裻製裿褀褁褃",5],["d180","褉褋",4,"褑褔",4,"褜",4,"褢褣褤褦褧褨褩褬褭褮褯褱褲褳褵褷选癣眩绚靴薛学穴雪血勋熏循旬询寻驯巡殉汛训讯逊迅压押鸦鸭呀丫芽牙蚜崖衙涯雅哑亚讶焉咽阉烟淹盐严研蜒岩延言颜阎炎沿奄掩眼衍演艳堰燕\
厌砚雁唁彦焰宴谚验殃央鸯秧杨扬佯疡羊洋阳氧仰痒养样漾邀腰妖瑶"],["d240","褸",8,"襂襃襅",24,"襠",5,"襧",19,"襼"],["d280","襽襾覀\
覂覄覅覇",26,"摇尧遥窑谣姚咬舀药要耀椰噎耶爷野冶也页掖业叶曳腋夜液一壹医揖铱依伊衣颐夷遗移仪胰疑沂宜姨彝椅蚁倚已乙矣以艺抑易邑屹亿役臆逸肄疫亦裔意毅忆义益溢诣议谊译异翼翌绎茵荫因殷音阴姻吟银淫寅饮尹引隐"],
["d340","覢",30,"觃觍觓觔觕觗觘觙觛觝觟觠觡觢觤觧觨觩觪觬觭觮觰觱觲觴",6],["d380","觻",4,"訁",5,"計",21,"印英樱婴鹰应缨莹萤营荧蝇迎赢盈影颖硬映哟拥佣臃痈庸\
雍踊蛹咏泳涌永恿勇用幽优悠忧尤由邮铀犹油游酉有友右佑釉诱又幼迂淤于盂榆虞愚舆余俞逾鱼愉渝渔隅予娱雨与屿禹宇语羽玉域芋郁吁遇喻峪御愈欲狱育誉"],
["d440","訞",31,"訿",8,"詉",21],["d480","詟",25,"詺",6,"浴寓裕预豫驭鸳渊冤元垣袁原援辕园员圆猿源缘远苑愿怨院曰约越跃钥岳粤月悦阅耘云郧匀陨允运蕴酝晕韵孕匝砸杂栽哉灾宰载再在咱攒暂赞赃脏葬遭糟凿藻枣早澡蚤躁噪造皂灶燥责择则泽贼怎增憎曾赠扎喳渣札轧"],
["d540","誁",7,"誋",7,"誔",46],["d580","諃",32,"铡闸眨栅榨咋乍炸诈摘斋宅窄债寨瞻毡詹粘沾盏斩辗崭展蘸栈占战站湛绽樟章彰漳张掌涨杖丈帐账仗胀瘴障招昭找沼赵照罩兆肇召遮折哲蛰辙者锗蔗这浙珍斟真甄砧臻贞针侦枕疹诊震振镇阵蒸挣睁征狰争怔整拯正政"],
["d640","諤",34,"謈",27],["d680","謤謥謧",30,"帧症郑证芝枝支吱蜘知肢脂汁之织职直植殖执值侄址指止趾只旨纸志挚掷至致置帜峙制智秩稚质炙痔滞治窒中盅忠钟衷终种肿重仲众舟周州洲诌粥轴肘帚咒皱宙昼骤珠株蛛朱猪诸诛逐竹烛煮拄瞩嘱主著柱助蛀贮铸筑"],
["d740","譆",31,"譧",4,"譭",25],["d780","讇",24,"讬讱讻诇诐诪谉谞住注祝驻抓爪拽专砖转撰赚篆桩庄装妆撞壮状椎锥追赘坠缀谆准捉拙卓桌琢茁酌啄着灼浊兹咨资姿滋淄孜紫仔籽滓子自渍字鬃棕踪宗综总纵邹走奏揍租足卒族祖诅阻组钻纂嘴醉最罪尊遵昨左佐柞做作坐座"],
["d840","谸",8,"豂豃豄豅豈豊豋豍",7,"豖豗豘豙豛",5,"豣",6,"豬",6,"豴豵豶豷豻",6,"貃貄貆貇"],["d880","貈貋貍",6,"貕貖貗貙",20,"亍丌\
兀丐廿卅丕亘丞鬲孬噩丨禺丿匕乇夭爻卮氐囟胤馗毓睾鼗丶亟鼐乜乩亓芈孛啬嘏仄厍厝厣厥厮靥赝匚叵匦匮匾赜卦卣刂刈刎刭刳刿剀剌剞剡剜蒯剽劂劁劐劓冂罔亻仃仉仂仨仡仫仞伛仳伢佤仵伥伧伉伫佞佧攸佚佝"],
["d940","貮",62],["d980","賭",32,"佟佗伲伽佶佴侑侉侃侏佾佻侪佼侬侔俦俨俪俅俚俣俜俑俟俸倩偌俳倬倏倮倭俾倜倌倥倨偾偃偕偈偎偬偻傥傧傩傺僖儆僭僬僦僮儇儋仝氽佘佥俎龠汆籴兮巽黉馘冁夔勹匍訇匐凫夙兕亠兖亳衮袤亵脔裒禀嬴蠃羸冫冱冽冼"],
["da40","贎",14,"贠赑赒赗赟赥赨赩赪赬赮赯赱赲赸",8,"趂趃趆趇趈趉趌",4,"趒趓趕",9,"趠趡"],["da80","趢趤",12,"趲趶趷趹趻趽跀跁跂跅跇跈跉跊跍跐跒跓跔凇冖冢\
冥讠讦讧讪讴讵讷诂诃诋诏诎诒诓诔诖诘诙诜诟诠诤诨诩诮诰诳诶诹诼诿谀谂谄谇谌谏谑谒谔谕谖谙谛谘谝谟谠谡谥谧谪谫谮谯谲谳谵谶卩卺阝阢阡阱阪阽阼陂陉陔陟陧陬陲陴隈隍隗隰邗邛邝邙邬邡邴邳邶邺"],
["db40","跕跘跙跜跠跡跢跥跦跧跩跭跮跰跱跲跴跶跼跾",6,"踆踇踈踋踍踎踐踑踒踓踕",7,"踠踡踤",4,"踫踭踰踲踳踴踶踷踸踻踼踾"],
["db80","踿蹃蹅蹆蹌",4,"蹓",5,"蹚",11,"蹧蹨蹪蹫蹮蹱邸邰郏郅邾郐郄郇郓郦郢郜郗郛郫郯郾鄄鄢鄞鄣鄱鄯鄹酃酆刍奂劢劬劭劾哿勐勖勰叟燮矍廴凵凼鬯厶弁畚巯坌垩垡塾墼壅壑圩圬圪圳圹圮圯坜圻坂坩垅坫垆坼坻坨坭坶坳垭垤垌垲埏垧垴垓垠埕埘埚埙埒垸埴埯埸埤埝"],
["dc40","蹳蹵蹷",4,"蹽蹾躀躂躃躄躆躈",6,"躑躒躓躕",6,"躝躟",11,"躭躮躰躱躳",6,"躻",7],["dc80","軃",10,"軏",21,"堋堍埽埭堀堞堙塄堠塥塬墁墉墚墀馨鼙懿艹艽艿芏芊芨\
芄芎芑芗芙芫芸芾芰苈苊苣芘芷芮苋苌苁芩芴芡芪芟苄苎芤苡茉苷苤茏茇苜苴苒苘茌苻苓茑茚茆茔茕苠苕茜荑荛荜茈莒茼茴茱莛荞茯荏荇荃荟荀茗荠茭茺茳荦荥"],
["dd40","軥",62],["dd80","輤",32,"荨茛荩荬荪荭荮莰荸莳莴莠莪莓莜莅荼莶莩荽莸荻莘莞莨莺莼菁萁菥菘堇萘萋菝菽菖萜萸萑萆菔菟萏萃菸菹菪菅菀萦菰菡葜葑葚葙葳蒇蒈葺蒉葸萼葆葩葶蒌蒎萱葭蓁蓍蓐蓦蒽蓓蓊蒿蒺蓠蒡蒹蒴蒗蓥蓣蔌甍蔸蓰蔹蔟蔺"],
["de40","轅",32,"轪辀辌辒辝辠辡辢辤辥辦辧辪辬辭辮辯農辳辴辵辷辸辺辻込辿迀迃迆"],["de80","迉",4,"迏迒迖迗迚迠迡迣迧迬迯迱迲迴迵迶迺迻迼迾迿逇逈逌逎逓逕逘蕖蔻蓿蓼\
蕙蕈蕨蕤蕞蕺瞢蕃蕲蕻薤薨薇薏蕹薮薜薅薹薷薰藓藁藜藿蘧蘅蘩蘖蘼廾弈夼奁耷奕奚奘匏尢尥尬尴扌扪抟抻拊拚拗拮挢拶挹捋捃掭揶捱捺掎掴捭掬掊捩掮掼揲揸揠揿揄揞揎摒揆掾摅摁搋搛搠搌搦搡摞撄摭撖"],
["df40","這逜連逤逥逧",5,"逰",4,"逷逹逺逽逿遀遃遅遆遈",4,"過達違遖遙遚遜",5,"遤遦遧適遪遫遬遯",4,"遶",6,"遾邁"],["df80","還邅邆邇\
邉邊邌",4,"邒邔邖邘邚邜邞邟邠邤邥邧邨邩邫邭邲邷邼邽邿郀摺撷撸撙撺擀擐擗擤擢攉攥攮弋忒甙弑卟叱叽叩叨叻吒吖吆呋呒呓呔呖呃吡呗呙吣吲咂咔呷呱呤咚咛咄呶呦咝哐咭哂咴哒咧咦哓哔呲咣哕咻咿哌哙哚哜咩咪咤哝哏哞唛哧唠哽唔哳唢唣唏唑唧唪啧喏喵啉啭啁啕唿啐唼"],
["e040","郂郃郆郈郉郋郌郍郒郔郕郖郘郙郚郞郟郠郣郤郥郩郪郬郮郰郱郲郳郵郶郷郹郺郻郼郿鄀鄁鄃鄅",19,"鄚鄛鄜"],["e080","鄝\
鄟鄠鄡鄤",10,"鄰鄲",6,"鄺",8,"酄唷啖啵啶啷唳唰啜喋嗒喃喱喹喈喁喟啾嗖喑啻嗟喽喾喔喙嗪嗷嗉嘟嗑嗫嗬嗔嗦嗝嗄嗯嗥嗲嗳嗌嗍嗨嗵嗤辔嘞嘈嘌嘁嘤嘣嗾嘀嘧嘭噘嘹噗嘬噍噢噙噜噌噔嚆噤噱噫噻噼嚅嚓嚯囔囗囝囡囵囫囹囿圄圊圉圜帏帙帔帑帱帻帼"],
["e140","酅酇酈酑酓酔酕酖酘酙酛酜酟酠酦酧酨酫酭酳酺酻酼醀",4,"醆醈醊醎醏醓",6,"醜",5,"醤",5,"醫醬醰醱醲醳醶醷醸醹醻"],
["e180","醼",10,"釈釋釐釒",9,"針",8,"帷幄幔幛幞幡岌屺岍岐岖岈岘岙岑岚岜岵岢岽岬岫岱岣峁岷峄峒峤峋峥崂崃崧崦崮崤崞崆崛嵘崾崴崽嵬嵛嵯嵝嵫嵋嵊嵩嵴嶂嶙嶝豳嶷巅彳彷徂徇徉後徕徙徜徨徭徵徼衢彡犭犰犴犷犸狃狁狎狍狒狨狯狩狲狴狷猁狳猃狺"],
["e240","釦",62],["e280","鈥",32,"狻猗猓猡猊猞猝猕猢猹猥猬猸猱獐獍獗獠獬獯獾舛夥飧夤夂饣饧",5,"饴饷饽馀馄馇馊馍馐馑馓馔馕庀庑庋庖庥庠庹庵庾庳赓廒廑廛廨廪膺忄忉忖忏怃\
忮怄忡忤忾怅怆忪忭忸怙怵怦怛怏怍怩怫怊怿怡恸恹恻恺恂"],["e340","鉆",45,"鉵",16],["e380","銆",7,"銏",24,"恪恽悖悚悭悝悃悒悌悛惬悻悱惝惘惆惚悴愠愦愕愣惴愀愎愫\
慊慵憬憔憧憷懔懵忝隳闩闫闱闳闵闶闼闾阃阄阆阈阊阋阌阍阏阒阕阖阗阙阚丬爿戕氵汔汜汊沣沅沐沔沌汨汩汴汶沆沩泐泔沭泷泸泱泗沲泠泖泺泫泮沱泓泯泾"],
["e440","銨",5,"銯",24,"鋉",31],["e480","鋩",32,"洹洧洌浃浈洇洄洙洎洫浍洮洵洚浏浒浔洳涑浯涞涠浞涓涔浜浠浼浣渚淇淅淞渎涿淠渑淦淝淙渖涫渌涮渫湮湎湫溲湟溆湓湔渲渥湄滟溱溘滠漭滢溥溧溽溻溷滗溴滏溏滂溟潢潆潇漤漕滹漯漶潋潴漪漉漩澉澍澌潸潲潼潺濑"],
["e540","錊",51,"錿",10],["e580","鍊",31,"鍫濉澧澹澶濂濡濮濞濠濯瀚瀣瀛瀹瀵灏灞宀宄宕宓宥宸甯骞搴寤寮褰寰蹇謇辶迓迕迥迮迤迩迦迳迨逅逄逋逦逑逍逖逡逵逶逭逯遄遑遒遐遨遘遢遛暹遴遽邂邈邃邋彐彗彖彘尻咫屐屙孱屣屦羼弪弩弭艴弼鬻屮妁妃妍妩妪妣"],
["e640","鍬",34,"鎐",27],["e680","鎬",29,"鏋鏌鏍妗姊妫妞妤姒妲妯姗妾娅娆姝娈姣姘姹娌娉娲娴娑娣娓婀婧婊婕娼婢婵胬媪媛婷婺媾嫫媲嫒嫔媸嫠嫣嫱嫖嫦嫘嫜嬉嬗嬖嬲嬷孀尕尜孚孥孳孑孓孢驵驷驸驺驿驽骀骁骅骈骊骐骒骓骖骘骛骜骝骟骠骢骣骥骧纟纡纣纥纨纩"],
["e740","鏎",7,"鏗",54],["e780","鐎",32,"纭纰纾绀绁绂绉绋绌绐绔绗绛绠绡绨绫绮绯绱绲缍绶绺绻绾缁缂缃缇缈缋缌缏缑缒缗缙缜缛缟缡",
6,"缪缫缬缭缯",4,"缵幺畿巛甾邕玎玑玮玢玟珏珂珑玷玳珀珉珈珥珙顼琊珩珧珞玺珲琏琪瑛琦琥琨琰琮琬"],["e840","鐯",14,"鐿",
43,"鑬鑭鑮鑯"],["e880","鑰",20,"钑钖钘铇铏铓铔铚铦铻锜锠琛琚瑁瑜瑗瑕瑙瑷瑭瑾璜璎璀璁璇璋璞璨璩璐璧瓒璺韪韫韬杌杓杞杈杩枥枇杪杳枘枧杵枨枞枭枋杷杼柰栉柘栊柩枰栌柙枵柚枳柝栀柃枸柢栎柁柽栲栳桠桡桎桢桄桤梃栝桕桦桁桧桀栾桊桉栩梵梏桴桷梓桫棂楮棼椟椠棹"],
["e940","锧锳锽镃镈镋镕镚镠镮镴镵長",7,"門",42],["e980","閫",32,"椤棰椋椁楗棣椐楱椹楠楂楝榄楫榀榘楸椴槌榇榈槎榉楦楣楹榛榧榻榫榭槔榱槁槊槟榕槠榍槿樯槭樗樘橥槲橄樾檠橐橛樵檎橹樽樨橘橼檑檐檩檗檫猷獒殁殂殇殄殒殓殍殚殛殡殪轫轭轱轲\
轳轵轶轸轷轹轺轼轾辁辂辄辇辋"],["ea40","闌",27,"闬闿阇阓阘阛阞阠阣",6,"阫阬阭阯阰阷阸阹阺阾陁陃陊陎陏陑陒陓陖陗"],["\
ea80","陘陙陚陜陝陞陠陣陥陦陫陭",4,"陳陸",12,"隇隉隊辍辎辏辘辚軎戋戗戛戟戢戡戥戤戬臧瓯瓴瓿甏甑甓攴旮旯旰昊昙杲昃昕昀炅曷昝昴昱昶昵耆晟晔晁晏晖晡晗晷暄暌暧暝暾曛曜曦曩贲贳贶贻贽赀赅赆赈赉赇赍赕赙觇觊觋觌觎觏觐觑牮犟牝牦牯牾牿犄犋犍犏犒挈挲掰"],
["eb40","隌階隑隒隓隕隖隚際隝",9,"隨",7,"隱隲隴隵隷隸隺隻隿雂雃雈雊雋雐雑雓雔雖",9,"雡",6,"雫"],["eb80","雬雭雮雰雱雲雴雵雸雺電雼雽雿霂霃霅霊霋霌霐霑霒\
霔霕霗",4,"霝霟霠搿擘耄毪毳毽毵毹氅氇氆氍氕氘氙氚氡氩氤氪氲攵敕敫牍牒牖爰虢刖肟肜肓肼朊肽肱肫肭肴肷胧胨胩胪胛胂胄胙胍胗朐胝胫胱胴胭脍脎胲胼朕脒豚脶脞脬脘脲腈腌腓腴腙腚腱腠腩腼腽腭腧塍媵膈膂膑滕膣膪臌朦臊膻"],
["ec40","霡",8,"霫霬霮霯霱霳",4,"霺霻霼霽霿",18,"靔靕靗靘靚靜靝靟靣靤靦靧靨靪",7],["ec80","靲靵靷",4,"靽",7,"鞆",4,"鞌鞎鞏鞐鞓鞕鞖鞗鞙",
4,"臁膦欤欷欹歃歆歙飑飒飓飕飙飚殳彀毂觳斐齑斓於旆旄旃旌旎旒旖炀炜炖炝炻烀炷炫炱烨烊焐焓焖焯焱煳煜煨煅煲煊煸煺熘熳熵熨熠燠燔燧燹爝爨灬焘煦熹戾戽扃扈扉礻祀祆祉祛祜祓祚祢祗祠祯祧祺禅禊禚禧禳忑忐"],
["ed40","鞞鞟鞡鞢鞤",6,"鞬鞮鞰鞱鞳鞵",46],["ed80","韤韥韨韮",4,"韴韷",23,"怼恝恚恧恁恙恣悫愆愍慝憩憝懋懑戆肀聿沓泶淼矶矸砀砉砗砘砑斫砭砜砝砹砺砻砟砼砥砬砣砩硎硭硖硗砦硐硇硌硪碛碓碚碇碜碡碣碲碹碥磔磙磉磬磲礅磴礓礤\
礞礴龛黹黻黼盱眄眍盹眇眈眚眢眙眭眦眵眸睐睑睇睃睚睨"],["ee40","頏",62],["ee80","顎",32,"睢睥睿瞍睽瞀瞌瞑瞟瞠瞰瞵瞽町畀畎畋畈畛畲畹疃罘罡罟詈罨罴罱罹羁罾盍盥蠲钅钆钇钋钊钌钍钏钐钔钗\
钕钚钛钜钣钤钫钪钭钬钯钰钲钴钶",4,"钼钽钿铄铈",6,"铐铑铒铕铖铗铙铘铛铞铟铠铢铤铥铧铨铪"],["ef40","顯",5,"颋颎颒颕颙颣風",
37,"飏飐飔飖飗飛飜飝飠",4],["ef80","飥飦飩",30,"铩铫铮铯铳铴铵铷铹铼铽铿锃锂锆锇锉锊锍锎锏锒",4,"锘锛锝锞锟锢锪锫锩锬锱锲锴锶锷锸锼锾锿镂锵镄镅镆镉镌镎镏镒\
镓镔镖镗镘镙镛镞镟镝镡镢镤",8,"镯镱镲镳锺矧矬雉秕秭秣秫稆嵇稃稂稞稔"],["f040","餈",4,"餎餏餑",28,"餯",26],["f080","饊",9,"饖",
12,"饤饦饳饸饹饻饾馂馃馉稹稷穑黏馥穰皈皎皓皙皤瓞瓠甬鸠鸢鸨",4,"鸲鸱鸶鸸鸷鸹鸺鸾鹁鹂鹄鹆鹇鹈鹉鹋鹌鹎鹑鹕鹗鹚鹛鹜鹞鹣鹦",
6,"鹱鹭鹳疒疔疖疠疝疬疣疳疴疸痄疱疰痃痂痖痍痣痨痦痤痫痧瘃痱痼痿瘐瘀瘅瘌瘗瘊瘥瘘瘕瘙"],["f140","馌馎馚",10,"馦馧馩",
47],["f180","駙",32,"瘛瘼瘢瘠癀瘭瘰瘿瘵癃瘾瘳癍癞癔癜癖癫癯翊竦穸穹窀窆窈窕窦窠窬窨窭窳衤衩衲衽衿袂袢裆袷袼裉裢裎裣裥裱褚裼裨裾裰褡褙褓褛褊褴褫褶襁襦襻疋胥皲皴矜耒耔耖耜耠耢耥耦耧耩耨耱耋耵聃聆聍聒聩聱覃顸颀颃"],
["f240","駺",62],["f280","騹",32,"颉颌颍颏颔颚颛颞颟颡颢颥颦虍虔虬虮虿虺虼虻蚨蚍蚋蚬蚝蚧蚣蚪蚓蚩蚶蛄蚵蛎蚰蚺蚱蚯蛉蛏蚴蛩蛱蛲蛭蛳蛐蜓蛞蛴蛟蛘蛑蜃蜇蛸蜈蜊蜍蜉蜣蜻蜞蜥蜮蜚蜾蝈蜴蜱蜩蜷蜿螂蜢蝽蝾蝻蝠蝰蝌蝮螋蝓蝣蝼蝤蝙蝥螓螯螨蟒"],
["f340","驚",17,"驲骃骉骍骎骔骕骙骦骩",6,"骲骳骴骵骹骻骽骾骿髃髄髆",4,"髍髎髏髐髒體髕髖髗髙髚髛髜"],["f380","髝髞髠髢髣髤髥髧髨髩髪髬髮髰",
8,"髺髼",6,"鬄鬅鬆蟆螈螅螭螗螃螫蟥螬螵螳蟋蟓螽蟑蟀蟊蟛蟪蟠蟮蠖蠓蟾蠊蠛蠡蠹蠼缶罂罄罅舐竺竽笈笃笄笕笊笫笏筇笸笪笙笮笱笠笥笤笳笾笞筘筚筅筵筌筝筠筮筻筢筲筱箐箦箧箸箬箝箨箅箪箜箢箫箴篑篁篌篝篚篥篦篪簌篾篼簏簖簋"],
["f440","鬇鬉",5,"鬐鬑鬒鬔",10,"鬠鬡鬢鬤",10,"鬰鬱鬳",7,"鬽鬾鬿魀魆魊魋魌魎魐魒魓魕",5],["f480","魛",32,"簟簪簦簸籁籀臾舁舂舄臬衄舡舢舣舭舯舨舫舸舻舳舴舾艄艉艋艏\
艚艟艨衾袅袈裘裟襞羝羟羧羯羰羲籼敉粑粝粜粞粢粲粼粽糁糇糌糍糈糅糗糨艮暨羿翎翕翥翡翦翩翮翳糸絷綦綮繇纛麸麴赳趄趔趑趱赧赭豇豉酊酐酎酏酤"],
["f540","魼",62],["f580","鮻",32,"酢酡酰酩酯酽酾酲酴酹醌醅醐醍醑醢醣醪醭醮醯醵醴醺豕鹾趸跫踅蹙蹩趵趿趼趺跄跖跗跚跞跎跏跛跆跬跷跸跣跹跻跤踉跽踔踝踟踬踮踣踯踺蹀踹踵踽踱蹉蹁蹂蹑蹒蹊蹰蹶蹼蹯蹴躅躏躔躐躜躞豸貂貊貅貘貔斛觖觞觚觜"],
["f640","鯜",62],["f680","鰛",32,"觥觫觯訾謦靓雩雳雯霆霁霈霏霎霪霭霰霾龀龃龅",5,"龌黾鼋鼍隹隼隽雎雒瞿雠銎銮鋈錾鍪鏊鎏鐾鑫鱿鲂鲅鲆鲇鲈稣鲋鲎鲐鲑鲒鲔鲕鲚鲛鲞",
5,"鲥",4,"鲫鲭鲮鲰",7,"鲺鲻鲼鲽鳄鳅鳆鳇鳊鳋"],["f740","鰼",62],["f780","鱻鱽鱾鲀鲃鲄鲉鲊鲌鲏鲓鲖鲗鲘鲙鲝鲪鲬鲯鲹鲾",4,"鳈鳉鳑鳒\
鳚鳛鳠鳡鳌",4,"鳓鳔鳕鳗鳘鳙鳜鳝鳟鳢靼鞅鞑鞒鞔鞯鞫鞣鞲鞴骱骰骷鹘骶骺骼髁髀髅髂髋髌髑魅魃魇魉魈魍魑飨餍餮饕饔髟髡髦髯髫髻髭髹鬈鬏鬓鬟鬣麽麾縻麂麇麈麋麒鏖麝麟黛黜黝黠黟黢黩黧黥黪黯鼢鼬鼯鼹鼷鼽鼾齄"],
["f840","鳣",62],["f880","鴢",32],["f940","鵃",62],["f980","鶂",32],["fa40","鶣",62],["fa80","鷢",32],["fb40","鸃",27,"鸤鸧鸮鸰鸴鸻鸼鹀鹍鹐鹒鹓鹔鹖鹙鹝鹟鹠鹡鹢鹥鹮鹯鹲鹴",
9,"麀"],["fb80","麁麃麄麅麆麉麊麌",5,"麔",8,"麞麠",5,"麧麨麩麪"],["fc40","麫",8,"麵麶麷麹麺麼麿",4,"黅黆黇黈黊黋黌黐黒黓黕黖黗黙黚點黡黣黤黦黨黫黬黭黮黰",
8,"黺黽黿",6],["fc80","鼆",4,"鼌鼏鼑鼒鼔鼕鼖鼘鼚",5,"鼡鼣",8,"鼭鼮鼰鼱"],["fd40","鼲",4,"鼸鼺鼼鼿",4,"齅",10,"齒",38],["fd80","齹",5,
"龁龂龍",11,"龜龝龞龡",4,"郎凉秊裏隣"],["fe40","兀嗀﨎﨏﨑﨓﨔礼﨟蘒﨡﨣﨤﨧﨨﨩"]],Hh=Object.freeze({__proto__:null,default:Sh}),Jh=[
["a140","",62],["a180","",32],["a240","",62],["a280","",32],["a2ab","",5],["a2e3","€"],["a2ef",""],["a2fd",""],["a340","",62],
["a380","",31,"　"],["a440","",62],["a480","",32],["a4f4","",10],["a540","",62],["a580","",32],["a5f7","",7],["a640","",62],["a680","",
32],["a6b9","",7],["a6d9","",6],["a6ec",""],["a6f3",""],["a6f6","",8],["a740","",62],["a780","",32],["a7c2","",14],["a7f2","",12],
["a896","",10],["a8bc",""],["a8bf","ǹ"],["a8c1",""],["a8ea","",20],["a958",""],["a95b",""],["a95d",""],["a989","〾⿰",11],
["a997","",12],["a9f0","",14],["aaa1","",93],["aba1","",93],["aca1","",93],["ada1","",93],["aea1","",93],["afa1","",93],["d7fa","",4],
["f8a1","",93],["f9a1","",93],["faa1","",93],["fba1","",93],["fca1","",93],["fda1","",93],["fe50","⺁⺄㑳㑇⺈⺋㖞㘚㘎⺌⺗㥮㤘㧏㧟㩳㧐㭎㱮㳠⺧⺪䁖䅟⺮䌷⺳⺶⺷䎱䎬⺻䏝\
䓖䙡䙌"],["fe80","䜣䜩䝼䞍⻊䥇䥺䥽䦂䦃䦅䦆䦟䦛䦷䦶䲣䲟䲠䲡䱷䲢䴓",6,"䶮",93]],Th=Object.freeze({__proto__:null,default:Jh}),
Is=[128,165,169,178,184,216,226,235,238,244,248,251,253,258,276,284,300,325,329,334,364,463,465,467,469,471,473,475,477,506,594,610,712,716,730,930,938,962,970,
1026,1104,1106,8209,8215,8218,8222,8231,8241,8244,8246,8252,8365,8452,8454,8458,8471,8482,8556,8570,8596,8602,8713,8720,8722,8726,8731,8737,8740,8742,8748,8751,
8760,8766,8777,8781,8787,8802,8808,8816,8854,8858,8870,8896,8979,9322,9372,9548,9588,9616,9622,9634,9652,9662,9672,9676,9680,9702,9735,9738,9793,9795,11906,11909,
11913,11917,11928,11944,11947,11951,11956,11960,11964,11979,12284,12292,12312,12319,12330,12351,12436,12447,12535,12543,12586,12842,12850,12964,13200,13215,13218,
13253,13263,13267,13270,13384,13428,13727,13839,13851,14617,14703,14801,14816,14964,15183,15471,15585,16471,16736,17208,17325,17330,17374,17623,17997,18018,18212,
18218,18301,18318,18760,18811,18814,18820,18823,18844,18848,18872,19576,19620,19738,19887,40870,59244,59336,59367,59413,59417,59423,59431,59437,59443,59452,59460,
59478,59493,63789,63866,63894,63976,63986,64016,64018,64021,64025,64034,64037,64042,65074,65093,65107,65112,65127,65132,65375,65510,65536],Es=[0,36,38,45,50,81,
89,95,96,100,103,104,105,109,126,133,148,172,175,179,208,306,307,308,309,310,311,312,313,341,428,443,544,545,558,741,742,749,750,805,819,820,7922,7924,7925,7927,
7934,7943,7944,7945,7950,8062,8148,8149,8152,8164,8174,8236,8240,8262,8264,8374,8380,8381,8384,8388,8390,8392,8393,8394,8396,8401,8406,8416,8419,8424,8437,8439,
8445,8482,8485,8496,8521,8603,8936,8946,9046,9050,9063,9066,9076,9092,9100,9108,9111,9113,9131,9162,9164,9218,9219,11329,11331,11334,11336,11346,11361,11363,11366,
11370,11372,11375,11389,11682,11686,11687,11692,11694,11714,11716,11723,11725,11730,11736,11982,11989,12102,12336,12348,12350,12384,12393,12395,12397,12510,12553,
12851,12962,12973,13738,13823,13919,13933,14080,14298,14585,14698,15583,15847,16318,16434,16438,16481,16729,17102,17122,17315,17320,17402,17418,17859,17909,17911,
17915,17916,17936,17939,17961,18664,18703,18814,18962,19043,33469,33470,33471,33484,33485,33490,33497,33501,33505,33513,33520,33536,33550,37845,37921,37948,38029,
38038,38064,38065,38066,38069,38075,38076,38078,39108,39109,39113,39114,39115,39116,39265,39394,189e3],kh={uChars:Is,gbChars:Es},Ph=Object.freeze({__proto__:null,
uChars:Is,gbChars:Es,default:kh}),Vh=[["0","\0",127],["8141","갂갃갅갆갋",4,"갘갞갟갡갢갣갥",6,"갮갲갳갴"],["8161","갵갶갷갺갻갽갾갿걁",
9,"걌걎",5,"걕"],["8181","걖걗걙걚걛걝",18,"걲걳걵걶걹걻",4,"겂겇겈겍겎겏겑겒겓겕",6,"겞겢",5,"겫겭겮겱",6,"겺겾겿곀곂곃곅곆곇곉곊곋곍",
7,"곖곘",7,"곢곣곥곦곩곫곭곮곲곴곷",4,"곾곿괁괂괃괅괇",4,"괎괐괒괓"],["8241","괔괕괖괗괙괚괛괝괞괟괡",7,"괪괫괮",5],["8261",
"괶괷괹괺괻괽",6,"굆굈굊",5,"굑굒굓굕굖굗"],["8281","굙",7,"굢굤",7,"굮굯굱굲굷굸굹굺굾궀궃",4,"궊궋궍궎궏궑",10,"궞",5,"궥",
17,"궸",7,"귂귃귅귆귇귉",6,"귒귔",7,"귝귞귟귡귢귣귥",18],["8341","귺귻귽귾긂",5,"긊긌긎",5,"긕",7],["8361","긝",18,"긲긳긵긶긹긻긼"],
["8381","긽긾긿깂깄깇깈깉깋깏깑깒깓깕깗",4,"깞깢깣깤깦깧깪깫깭깮깯깱",6,"깺깾",5,"꺆",5,"꺍",46,"꺿껁껂껃껅",6,"껎껒",5,"껚\
껛껝",8],["8441","껦껧껩껪껬껮",5,"껵껶껷껹껺껻껽",8],["8461","꼆꼉꼊꼋꼌꼎꼏꼑",18],["8481","꼤",7,"꼮꼯꼱꼳꼵",6,"꼾꽀꽄꽅꽆꽇꽊",
5,"꽑",10,"꽞",5,"꽦",18,"꽺",5,"꾁꾂꾃꾅꾆꾇꾉",6,"꾒꾓꾔꾖",5,"꾝",26,"꾺꾻꾽꾾"],["8541","꾿꿁",5,"꿊꿌꿏",4,"꿕",6,"꿝",4],["8561",
"꿢",5,"꿪",5,"꿲꿳꿵꿶꿷꿹",6,"뀂뀃"],["8581","뀅",6,"뀍뀎뀏뀑뀒뀓뀕",6,"뀞",9,"뀩",26,"끆끇끉끋끍끏끐끑끒끖끘끚끛끜끞",29,"\
끾끿낁낂낃낅",6,"낎낐낒",5,"낛낝낞낣낤"],["8641","낥낦낧낪낰낲낶낷낹낺낻낽",6,"냆냊",5,"냒"],["8661","냓냕냖냗냙",6,"냡냢냣냤냦",
10],["8681","냱",22,"넊넍넎넏넑넔넕넖넗넚넞",4,"넦넧넩넪넫넭",6,"넶넺",5,"녂녃녅녆녇녉",6,"녒녓녖녗녙녚녛녝녞녟녡",22,"녺녻녽녾\
녿놁놃",4,"놊놌놎놏놐놑놕놖놗놙놚놛놝"],["8741","놞",9,"놩",15],["8761","놹",18,"뇍뇎뇏뇑뇒뇓뇕"],["8781","뇖",5,"뇞뇠",7,"뇪뇫뇭뇮뇯뇱",
7,"뇺뇼뇾",5,"눆눇눉눊눍",6,"눖눘눚",5,"눡",18,"눵",6,"눽",26,"뉙뉚뉛뉝뉞뉟뉡",6,"뉪",4],["8841","뉯",4,"뉶",5,"뉽",6,"늆늇늈늊",4],
["8861","늏늒늓늕늖늗늛",4,"늢늤늧늨늩늫늭늮늯늱늲늳늵늶늷"],["8881","늸",15,"닊닋닍닎닏닑닓",4,"닚닜닞닟닠닡닣닧닩닪닰닱닲닶닼닽닾댂댃댅댆댇댉",
6,"댒댖",5,"댝",54,"덗덙덚덝덠덡덢덣"],["8941","덦덨덪덬덭덯덲덳덵덶덷덹",6,"뎂뎆",5,"뎍"],["8961","뎎뎏뎑뎒뎓뎕",10,"뎢",5,"뎩뎪\
뎫뎭"],["8981","뎮",21,"돆돇돉돊돍돏돑돒돓돖돘돚돜돞돟돡돢돣돥돦돧돩",18,"돽",18,"됑",6,"됙됚됛됝됞됟됡",6,"됪됬",7,"됵",15],
["8a41","둅",10,"둒둓둕둖둗둙",6,"둢둤둦"],["8a61","둧",4,"둭",18,"뒁뒂"],["8a81","뒃",4,"뒉",19,"뒞",5,"뒥뒦뒧뒩뒪뒫뒭",7,"뒶뒸뒺",5,
"듁듂듃듅듆듇듉",6,"듑듒듓듔듖",5,"듞듟듡듢듥듧",4,"듮듰듲",5,"듹",26,"딖딗딙딚딝"],["8b41","딞",5,"딦딫",4,"딲딳딵딶딷딹",6,
"땂땆"],["8b61","땇땈땉땊땎땏땑땒땓땕",6,"땞땢",8],["8b81","땫",52,"떢떣떥떦떧떩떬떭떮떯떲떶",4,"떾떿뗁뗂뗃뗅",6,"뗎뗒",5,"뗙",
18,"뗭",18],["8c41","똀",15,"똒똓똕똖똗똙",4],["8c61","똞",6,"똦",5,"똭",6,"똵",5],["8c81","똻",12,"뙉",26,"뙥뙦뙧뙩",50,"뚞뚟뚡뚢뚣뚥",
5,"뚭뚮뚯뚰뚲",16],["8d41","뛃",16,"뛕",8],["8d61","뛞",17,"뛱뛲뛳뛵뛶뛷뛹뛺"],["8d81","뛻",4,"뜂뜃뜄뜆",33,"뜪뜫뜭뜮뜱",6,"뜺뜼",7,
"띅띆띇띉띊띋띍",6,"띖",9,"띡띢띣띥띦띧띩",6,"띲띴띶",5,"띾띿랁랂랃랅",6,"랎랓랔랕랚랛랝랞"],["8e41","랟랡",6,"랪랮",5,"랶랷랹",
8],["8e61","럂",4,"럈럊",19],["8e81","럞",13,"럮럯럱럲럳럵",6,"럾렂",4,"렊렋렍렎렏렑",6,"렚렜렞",5,"렦렧렩렪렫렭",6,"렶렺",5,"롁롂롃롅",
11,"롒롔",7,"롞롟롡롢롣롥",6,"롮롰롲",5,"롹롺롻롽",7],["8f41","뢅",7,"뢎",17],["8f61","뢠",7,"뢩",6,"뢱뢲뢳뢵뢶뢷뢹",4],["8f81","뢾뢿룂룄룆",
5,"룍룎룏룑룒룓룕",7,"룞룠룢",5,"룪룫룭룮룯룱",6,"룺룼룾",5,"뤅",18,"뤙",6,"뤡",26,"뤾뤿륁륂륃륅",6,"륍륎륐륒",5],["9041","륚륛륝륞륟\
륡",6,"륪륬륮",5,"륶륷륹륺륻륽"],["9061","륾",5,"릆릈릋릌릏",15],["9081","릟",12,"릮릯릱릲릳릵",6,"릾맀맂",5,"맊맋맍맓",4,"맚맜맟맠맢맦맧\
맩맪맫맭",6,"맶맻",4,"먂",5,"먉",11,"먖",33,"먺먻먽먾먿멁멃멄멅멆"],["9141","멇멊멌멏멐멑멒멖멗멙멚멛멝",6,"멦멪",5],["9161","\
멲멳멵멶멷멹",9,"몆몈몉몊몋몍",5],["9181","몓",20,"몪몭몮몯몱몳",4,"몺몼몾",5,"뫅뫆뫇뫉",14,"뫚",33,"뫽뫾뫿묁묂묃묅",7,"묎묐묒",
5,"묙묚묛묝묞묟묡",6],["9241","묨묪묬",7,"묷묹묺묿",4,"뭆뭈뭊뭋뭌뭎뭑뭒"],["9261","뭓뭕뭖뭗뭙",7,"뭢뭤",7,"뭭",4],["9281","뭲",21,
"뮉뮊뮋뮍뮎뮏뮑",18,"뮥뮦뮧뮩뮪뮫뮭",6,"뮵뮶뮸",7,"믁믂믃믅믆믇믉",6,"믑믒믔",35,"믺믻믽믾밁"],["9341","밃",4,"밊밎밐밒밓밙밚밠밡밢밣밦밨밪밫밬\
밮밯밲밳밵"],["9361","밶밷밹",6,"뱂뱆뱇뱈뱊뱋뱎뱏뱑",8],["9381","뱚뱛뱜뱞",37,"벆벇벉벊벍벏",4,"벖벘벛",4,"벢벣벥벦벩",6,"벲벶",
5,"벾벿볁볂볃볅",7,"볎볒볓볔볖볗볙볚볛볝",22,"볷볹볺볻볽"],["9441","볾",5,"봆봈봊",5,"봑봒봓봕",8],["9461","봞",5,"봥",6,"봭",12],
["9481","봺",5,"뵁",6,"뵊뵋뵍뵎뵏뵑",6,"뵚",9,"뵥뵦뵧뵩",22,"붂붃붅붆붋",4,"붒붔붖붗붘붛붝",6,"붥",10,"붱",6,"붹",24],["9541","뷒뷓뷖뷗뷙\
뷚뷛뷝",11,"뷪",5,"뷱"],["9561","뷲뷳뷵뷶뷷뷹",6,"븁븂븄븆",5,"븎븏븑븒븓"],["9581","븕",6,"븞븠",35,"빆빇빉빊빋빍빏",4,"빖빘빜빝빞빟빢빣빥\
빦빧빩빫",4,"빲빶",4,"빾빿뺁뺂뺃뺅",6,"뺎뺒",5,"뺚",13,"뺩",14],["9641","뺸",23,"뻒뻓"],["9661","뻕뻖뻙",6,"뻡뻢뻦",5,"뻭",8],["9681",
"뻶",10,"뼂",5,"뼊",13,"뼚뼞",33,"뽂뽃뽅뽆뽇뽉",6,"뽒뽓뽔뽖",44],["9741","뾃",16,"뾕",8],["9761","뾞",17,"뾱",7],["9781","뾹",11,"뿆",5,"뿎뿏\
뿑뿒뿓뿕",6,"뿝뿞뿠뿢",89,"쀽쀾쀿"],["9841","쁀",16,"쁒",5,"쁙쁚쁛"],["9861","쁝쁞쁟쁡",6,"쁪",15],["9881","쁺",21,"삒삓삕삖삗삙",6,
"삢삤삦",5,"삮삱삲삷",4,"삾샂샃샄샆샇샊샋샍샎샏샑",6,"샚샞",5,"샦샧샩샪샫샭",6,"샶샸샺",5,"섁섂섃섅섆섇섉",6,"섑섒섓섔섖",
5,"섡섢섥섨섩섪섫섮"],["9941","섲섳섴섵섷섺섻섽섾섿셁",6,"셊셎",5,"셖셗"],["9961","셙셚셛셝",6,"셦셪",5,"셱셲셳셵셶셷셹셺셻"],
["9981","셼",8,"솆",5,"솏솑솒솓솕솗",4,"솞솠솢솣솤솦솧솪솫솭솮솯솱",11,"솾",5,"쇅쇆쇇쇉쇊쇋쇍",6,"쇕쇖쇙",6,"쇡쇢쇣쇥쇦쇧쇩",
6,"쇲쇴",7,"쇾쇿숁숂숃숅",6,"숎숐숒",5,"숚숛숝숞숡숢숣"],["9a41","숤숥숦숧숪숬숮숰숳숵",16],["9a61","쉆쉇쉉",6,"쉒쉓쉕쉖쉗쉙",
6,"쉡쉢쉣쉤쉦"],["9a81","쉧",4,"쉮쉯쉱쉲쉳쉵",6,"쉾슀슂",5,"슊",5,"슑",6,"슙슚슜슞",5,"슦슧슩슪슫슮",5,"슶슸슺",33,"싞싟싡싢싥",
5,"싮싰싲싳싴싵싷싺싽싾싿쌁",6,"쌊쌋쌎쌏"],["9b41","쌐쌑쌒쌖쌗쌙쌚쌛쌝",6,"쌦쌧쌪",8],["9b61","쌳",17,"썆",7],["9b81","썎",25,"썪썫\
썭썮썯썱썳",4,"썺썻썾",5,"쎅쎆쎇쎉쎊쎋쎍",50,"쏁",22,"쏚"],["9c41","쏛쏝쏞쏡쏣",4,"쏪쏫쏬쏮",5,"쏶쏷쏹",5],["9c61","쏿",8,"쐉",6,
"쐑",9],["9c81","쐛",8,"쐥",6,"쐭쐮쐯쐱쐲쐳쐵",6,"쐾",9,"쑉",26,"쑦쑧쑩쑪쑫쑭",6,"쑶쑷쑸쑺",5,"쒁",18,"쒕",6,"쒝",12],["9d41","쒪",13,
"쒹쒺쒻쒽",8],["9d61","쓆",25],["9d81","쓠",8,"쓪",5,"쓲쓳쓵쓶쓷쓹쓻쓼쓽쓾씂",9,"씍씎씏씑씒씓씕",6,"씝",10,"씪씫씭씮씯씱",6,"씺씼씾",
5,"앆앇앋앏앐앑앒앖앚앛앜앟앢앣앥앦앧앩",6,"앲앶",5,"앾앿얁얂얃얅얆얈얉얊얋얎얐얒얓얔"],["9e41","얖얙얚얛얝얞얟얡",7,
"얪",9,"얶"],["9e61","얷얺얿",4,"엋엍엏엒엓엕엖엗엙",6,"엢엤엦엧"],["9e81","엨엩엪엫엯엱엲엳엵엸엹엺엻옂옃옄옉옊옋옍옎옏옑",
6,"옚옝",6,"옦옧옩옪옫옯옱옲옶옸옺옼옽옾옿왂왃왅왆왇왉",6,"왒왖",5,"왞왟왡",10,"왭왮왰왲",5,"왺왻왽왾왿욁",6,"욊욌욎",5,
"욖욗욙욚욛욝",6,"욦"],["9f41","욨욪",5,"욲욳욵욶욷욻",4,"웂웄웆",5,"웎"],["9f61","웏웑웒웓웕",6,"웞웟웢",5,"웪웫웭웮웯웱웲"],
["9f81","웳",4,"웺웻웼웾",5,"윆윇윉윊윋윍",6,"윖윘윚",5,"윢윣윥윦윧윩",6,"윲윴윶윸윹윺윻윾윿읁읂읃읅",4,"읋읎읐읙읚읛읝읞읟읡",
6,"읩읪읬",7,"읶읷읹읺읻읿잀잁잂잆잋잌잍잏잒잓잕잙잛",4,"잢잧",4,"잮잯잱잲잳잵잶잷"],["a041","잸잹잺잻잾쟂",5,"쟊쟋쟍쟏쟑",
6,"쟙쟚쟛쟜"],["a061","쟞",5,"쟥쟦쟧쟩쟪쟫쟭",13],["a081","쟻",4,"젂젃젅젆젇젉젋",4,"젒젔젗",4,"젞젟젡젢젣젥",6,"젮젰젲",5,"젹젺젻젽\
젾젿졁",6,"졊졋졎",5,"졕",26,"졲졳졵졶졷졹졻",4,"좂좄좈좉좊좎",5,"좕",7,"좞좠좢좣좤"],["a141","좥좦좧좩",18,"좾좿죀죁"],["a161",
"죂죃죅죆죇죉죊죋죍",6,"죖죘죚",5,"죢죣죥"],["a181","죦",14,"죶",5,"죾죿줁줂줃줇",4,"줎　、。·‥…¨〃­―∥＼∼‘’“”〔〕〈",
9,"±×÷≠≤≥∞∴°′″℃Å￠￡￥♂♀∠⊥⌒∂∇≡≒§※☆★○●◎◇◆□■△▲▽▼→←↑↓↔〓≪≫√∽∝∵∫∬∈∋⊆⊇⊂⊃∪∩∧∨￢"],
["a241","줐줒",5,"줙",18],["a261","줭",6,"줵",18],["a281","쥈",7,"쥒쥓쥕쥖쥗쥙",6,"쥢쥤",7,"쥭쥮쥯⇒⇔∀∃´～ˇ˘˝˚˙¸˛¡¿ː∮∑∏¤℉‰◁◀▷▶♤♠♡♥♧♣⊙◈▣◐◑▒▤▥▨▧▦▩♨☏☎☜☞¶†\
‡↕↗↙↖↘♭♩♪♬㉿㈜№㏇™㏂㏘℡€®"],["a341","쥱쥲쥳쥵",6,"쥽",10,"즊즋즍즎즏"],["a361","즑",6,"즚즜즞",16],["a381","즯",
16,"짂짃짅짆짉짋",4,"짒짔짗짘짛！",58,"￦］",32,"￣"],["a441","짞짟짡짣짥짦짨짩짪짫짮짲",5,"짺짻짽짾짿쨁쨂쨃쨄"],["a461","쨅쨆\
쨇쨊쨎",5,"쨕쨖쨗쨙",12],["a481","쨦쨧쨨쨪",28,"ㄱ",93],["a541","쩇",4,"쩎쩏쩑쩒쩓쩕",6,"쩞쩢",5,"쩩쩪"],["a561","쩫",17,"쩾",5,"쪅쪆"],
["a581","쪇",16,"쪙",14,"ⅰ",9],["a5b0","Ⅰ",9],["a5c1","Α",16,"Σ",6],["a5e1","α",16,"σ",6],["a641","쪨",19,"쪾쪿쫁쫂쫃쫅"],["a661","쫆",5,"쫎쫐쫒쫔\
쫕쫖쫗쫚",5,"쫡",6],["a681","쫨쫩쫪쫫쫭",6,"쫵",18,"쬉쬊─│┌┐┘└├┬┤┴┼━┃┏┓┛┗┣┳┫┻╋┠┯┨┷┿┝┰┥┸╂┒┑┚┙┖┕┎┍┞┟┡┢┦┧┩┪┭┮┱┲┵┶┹┺┽┾╀╁╃",
7],["a741","쬋",4,"쬑쬒쬓쬕쬖쬗쬙",6,"쬢",7],["a761","쬪",22,"쭂쭃쭄"],["a781","쭅쭆쭇쭊쭋쭍쭎쭏쭑",6,"쭚쭛쭜쭞",5,"쭥",7,"㎕㎖㎗ℓ㎘㏄㎣㎤㎥㎦\
㎙",9,"㏊㎍㎎㎏㏏㎈㎉㏈㎧㎨㎰",9,"㎀",4,"㎺",5,"㎐",4,"Ω㏀㏁㎊㎋㎌㏖㏅㎭㎮㎯㏛㎩㎪㎫㎬㏝㏐㏓㏃㏉㏜㏆"],["a841","쭭",10,"\
쭺",14],["a861","쮉",18,"쮝",6],["a881","쮤",19,"쮹",11,"ÆÐªĦ"],["a8a6","Ĳ"],["a8a8","ĿŁØŒºÞŦŊ"],["a8b1","㉠",27,"ⓐ",25,"①",14,"½⅓⅔¼¾⅛⅜⅝⅞"],
["a941","쯅",14,"쯕",10],["a961","쯠쯡쯢쯣쯥쯦쯨쯪",18],["a981","쯽",14,"찎찏찑찒찓찕",6,"찞찟찠찣찤æđðħıĳĸŀłøœßþŧŋŉ㈀",27,
"⒜",25,"⑴",14,"¹²³⁴ⁿ₁₂₃₄"],["aa41","찥찦찪찫찭찯찱",6,"찺찿",4,"챆챇챉챊챋챍챎"],["aa61","챏",4,"챖챚",5,"챡챢챣챥챧챩",
6,"챱챲"],["aa81","챳챴챶",29,"ぁ",82],["ab41","첔첕첖첗첚첛첝첞첟첡",6,"첪첮",5,"첶첷첹"],["ab61","첺첻첽",6,"쳆쳈쳊",5,"쳑쳒쳓쳕",
5],["ab81","쳛",8,"쳥",6,"쳭쳮쳯쳱",12,"ァ",85],["ac41","쳾쳿촀촂",5,"촊촋촍촎촏촑",6,"촚촜촞촟촠"],["ac61","촡촢촣촥촦촧촩촪촫촭",
11,"촺",4],["ac81","촿",28,"쵝쵞쵟А",5,"ЁЖ",25],["acd1","а",5,"ёж",25],["ad41","쵡쵢쵣쵥",6,"쵮쵰쵲",5,"쵹",7],["ad61","춁",6,"춉",10,"춖춗춙춚\
춛춝춞춟"],["ad81","춠춡춢춣춦춨춪",5,"춱",18,"췅"],["ae41","췆",5,"췍췎췏췑",16],["ae61","췢",5,"췩췪췫췭췮췯췱",6,"췺췼췾",4],["a\
e81","츃츅츆츇츉츊츋츍",6,"츕츖츗츘츚",5,"츢츣츥츦츧츩츪츫"],["af41","츬츭츮츯츲츴츶",19],["af61","칊",13,"칚칛칝칞칢",5,"칪칬"],
["af81","칮",5,"칶칷칹칺칻칽",6,"캆캈캊",5,"캒캓캕캖캗캙"],["b041","캚",5,"캢캦",5,"캮",12],["b061","캻",5,"컂",19],["b081","컖",13,"컦컧컩컪\
컭",6,"컶컺",5,"가각간갇갈갉갊감",7,"같",4,"갠갤갬갭갯갰갱갸갹갼걀걋걍걔걘걜거걱건걷걸걺검겁것겄겅겆겉겊겋게겐겔겜겝겟겠겡겨격겪견겯결겸겹겻겼경곁계곈곌곕곗고곡곤곧골곪곬곯곰곱곳공곶과곽관괄괆"],
["b141","켂켃켅켆켇켉",6,"켒켔켖",5,"켝켞켟켡켢켣"],["b161","켥",6,"켮켲",5,"켹",11],["b181","콅",14,"콖콗콙콚콛콝",6,"콦콨콪콫콬괌괍괏광괘괜괠괩괬괭\
괴괵괸괼굄굅굇굉교굔굘굡굣구국군굳굴굵굶굻굼굽굿궁궂궈궉권궐궜궝궤궷귀귁귄귈귐귑귓규균귤그극근귿글긁금급긋긍긔기긱긴긷길긺김깁깃깅깆깊까깍깎깐깔깖깜깝깟깠깡깥깨깩깬깰깸"],
["b241","콭콮콯콲콳콵콶콷콹",6,"쾁쾂쾃쾄쾆",5,"쾍"],["b261","쾎",18,"쾢",5,"쾩"],["b281","쾪",5,"쾱",18,"쿅",6,"깹깻깼깽꺄꺅꺌꺼꺽꺾껀껄껌껍껏껐껑께껙껜껨껫껭껴껸껼꼇\
꼈꼍꼐꼬꼭꼰꼲꼴꼼꼽꼿꽁꽂꽃꽈꽉꽐꽜꽝꽤꽥꽹꾀꾄꾈꾐꾑꾕꾜꾸꾹꾼꿀꿇꿈꿉꿋꿍꿎꿔꿜꿨꿩꿰꿱꿴꿸뀀뀁뀄뀌뀐뀔뀜뀝뀨끄끅끈끊끌끎끓끔끕끗끙"],
["b341","쿌",19,"쿢쿣쿥쿦쿧쿩"],["b361","쿪",5,"쿲쿴쿶",5,"쿽쿾쿿퀁퀂퀃퀅",5],["b381","퀋",5,"퀒",5,"퀙",19,"끝끼끽낀낄낌낍낏낑나낙낚난낟날낡낢남납낫",
4,"낱낳내낵낸낼냄냅냇냈냉냐냑냔냘냠냥너넉넋넌널넒넓넘넙넛넜넝넣네넥넨넬넴넵넷넸넹녀녁년녈념녑녔녕녘녜녠노녹논놀놂놈놉놋농높놓놔놘놜놨뇌뇐뇔뇜뇝"],
["b441","퀮",5,"퀶퀷퀹퀺퀻퀽",6,"큆큈큊",5],["b461","큑큒큓큕큖큗큙",6,"큡",10,"큮큯"],["b481","큱큲큳큵",6,"큾큿킀킂",18,"뇟뇨뇩뇬뇰뇹뇻뇽누\
눅눈눋눌눔눕눗눙눠눴눼뉘뉜뉠뉨뉩뉴뉵뉼늄늅늉느늑는늘늙늚늠늡늣능늦늪늬늰늴니닉닌닐닒님닙닛닝닢다닥닦단닫",4,
"닳담답닷",4,"닿대댁댄댈댐댑댓댔댕댜더덕덖던덛덜덞덟덤덥"],["b541","킕",14,"킦킧킩킪킫킭",5],["b561","킳킶킸킺",5,"탂탃탅탆탇탊",
5,"탒탖",4],["b581","탛탞탟탡탢탣탥",6,"탮탲",5,"탹",11,"덧덩덫덮데덱덴델뎀뎁뎃뎄뎅뎌뎐뎔뎠뎡뎨뎬도독돈돋돌돎돐돔돕돗동돛돝돠돤돨돼됐되된될됨됩됫됴두둑둔둘둠둡둣둥둬뒀뒈뒝뒤뒨뒬뒵뒷뒹듀듄듈듐듕드득든듣들듦듬듭듯등듸디딕딘딛딜딤딥딧딨딩딪따\
딱딴딸"],["b641","턅",7,"턎",17],["b661","턠",15,"턲턳턵턶턷턹턻턼턽턾"],["b681","턿텂텆",5,"텎텏텑텒텓텕",6,"텞텠텢",5,"텩텪텫텭땀땁땃땄땅땋때\
땍땐땔땜땝땟땠땡떠떡떤떨떪떫떰떱떳떴떵떻떼떽뗀뗄뗌뗍뗏뗐뗑뗘뗬또똑똔똘똥똬똴뙈뙤뙨뚜뚝뚠뚤뚫뚬뚱뛔뛰뛴뛸뜀뜁뜅뜨뜩뜬뜯뜰뜸뜹뜻띄띈띌띔띕띠띤띨띰띱띳띵라락란랄람랍랏랐랑랒랖랗"],
["b741","텮",13,"텽",6,"톅톆톇톉톊"],["b761","톋",20,"톢톣톥톦톧"],["b781","톩",6,"톲톴톶톷톸톹톻톽톾톿퇁",14,"래랙랜랠램랩랫랬랭랴략랸럇량러럭런럴럼럽럿렀렁렇\
레렉렌렐렘렙렛렝려력련렬렴렵렷렸령례롄롑롓로록론롤롬롭롯롱롸롼뢍뢨뢰뢴뢸룀룁룃룅료룐룔룝룟룡루룩룬룰룸룹룻룽뤄뤘뤠뤼뤽륀륄륌륏륑류륙륜률륨륩"],
["b841","퇐",7,"퇙",17],["b861","퇫",8,"퇵퇶퇷퇹",13],["b881","툈툊",5,"툑",24,"륫륭르륵른를름릅릇릉릊릍릎리릭린릴림립릿링마막만많",
4,"맘맙맛망맞맡맣매맥맨맬맴맵맷맸맹맺먀먁먈먕머먹먼멀멂멈멉멋멍멎멓메멕멘멜멤멥멧멨멩며멱면멸몃몄명몇몌모목몫몬몰몲몸몹못몽뫄뫈뫘뫙뫼"],
["b941","툪툫툮툯툱툲툳툵",6,"툾퉀퉂",5,"퉉퉊퉋퉌"],["b961","퉍",14,"퉝",6,"퉥퉦퉧퉨"],["b981","퉩",22,"튂튃튅튆튇튉튊튋튌묀묄묍묏묑묘묜묠묩묫무묵묶문묻물묽묾뭄뭅뭇뭉뭍뭏뭐\
뭔뭘뭡뭣뭬뮈뮌뮐뮤뮨뮬뮴뮷므믄믈믐믓미믹민믿밀밂밈밉밋밌밍및밑바",4,"받",4,"밤밥밧방밭배백밴밸뱀뱁뱃뱄뱅뱉뱌뱍뱐뱝버벅번벋벌벎범법벗"],
["ba41","튍튎튏튒튓튔튖",5,"튝튞튟튡튢튣튥",6,"튭"],["ba61","튮튯튰튲",5,"튺튻튽튾틁틃",4,"틊틌",5],["ba81","틒틓틕틖틗틙틚틛틝",
6,"틦",9,"틲틳틵틶틷틹틺벙벚베벡벤벧벨벰벱벳벴벵벼벽변별볍볏볐병볕볘볜보복볶본볼봄봅봇봉봐봔봤봬뵀뵈뵉뵌뵐뵘뵙뵤뵨부북분붇불붉붊붐붑붓붕붙붚붜붤붰붸뷔뷕뷘뷜뷩뷰뷴뷸븀븃븅브븍븐블븜븝븟비빅빈빌빎빔빕빗빙빚빛빠빡빤"],
["bb41","틻",4,"팂팄팆",5,"팏팑팒팓팕팗",4,"팞팢팣"],["bb61","팤팦팧팪팫팭팮팯팱",6,"팺팾",5,"퍆퍇퍈퍉"],["bb81","퍊",31,"빨빪빰빱빳빴빵빻빼\
빽뺀뺄뺌뺍뺏뺐뺑뺘뺙뺨뻐뻑뻔뻗뻘뻠뻣뻤뻥뻬뼁뼈뼉뼘뼙뼛뼜뼝뽀뽁뽄뽈뽐뽑뽕뾔뾰뿅뿌뿍뿐뿔뿜뿟뿡쀼쁑쁘쁜쁠쁨쁩삐삑삔삘삠삡삣삥사삭삯산삳살삵삶삼삽삿샀상샅새색샌샐샘샙샛샜생샤"],
["bc41","퍪",17,"퍾퍿펁펂펃펅펆펇"],["bc61","펈펉펊펋펎펒",5,"펚펛펝펞펟펡",6,"펪펬펮"],["bc81","펯",4,"펵펶펷펹펺펻펽",6,"폆폇폊",
5,"폑",5,"샥샨샬샴샵샷샹섀섄섈섐섕서",4,"섣설섦섧섬섭섯섰성섶세섹센셀셈셉셋셌셍셔셕션셜셤셥셧셨셩셰셴셸솅소속솎손솔솖솜솝솟송솥솨솩솬솰솽쇄쇈쇌쇔쇗쇘쇠쇤쇨쇰쇱쇳쇼쇽숀숄숌숍숏숑수숙순숟술숨숩숫숭"],
["bd41","폗폙",7,"폢폤",7,"폮폯폱폲폳폵폶폷"],["bd61","폸폹폺폻폾퐀퐂",5,"퐉",13],["bd81","퐗",5,"퐞",25,"숯숱숲숴쉈쉐쉑쉔쉘쉠쉥쉬쉭쉰쉴쉼쉽쉿슁슈슉슐슘슛슝스슥슨슬슭슴습\
슷승시식신싣실싫심십싯싱싶싸싹싻싼쌀쌈쌉쌌쌍쌓쌔쌕쌘쌜쌤쌥쌨쌩썅써썩썬썰썲썸썹썼썽쎄쎈쎌쏀쏘쏙쏜쏟쏠쏢쏨쏩쏭쏴쏵쏸쐈쐐쐤쐬쐰"],
["be41","퐸",7,"푁푂푃푅",14],["be61","푔",7,"푝푞푟푡푢푣푥",7,"푮푰푱푲"],["be81","푳",4,"푺푻푽푾풁풃",4,"풊풌풎",5,"풕",8,"쐴쐼쐽쑈쑤\
쑥쑨쑬쑴쑵쑹쒀쒔쒜쒸쒼쓩쓰쓱쓴쓸쓺쓿씀씁씌씐씔씜씨씩씬씰씸씹씻씽아악안앉않알앍앎앓암압앗았앙앝앞애액앤앨앰앱앳앴앵야약얀얄얇얌얍얏양얕얗얘얜얠얩어억언얹얻얼얽얾엄",
6,"엌엎"],["bf41","풞",10,"풪",14],["bf61","풹",18,"퓍퓎퓏퓑퓒퓓퓕"],["bf81","퓖",5,"퓝퓞퓠",7,"퓩퓪퓫퓭퓮퓯퓱",6,"퓹퓺퓼에엑엔엘엠엡엣엥여역엮연열엶엷염",
5,"옅옆옇예옌옐옘옙옛옜오옥온올옭옮옰옳옴옵옷옹옻와왁완왈왐왑왓왔왕왜왝왠왬왯왱외왹왼욀욈욉욋욍요욕욘욜욤욥욧용우욱운울욹욺움웁웃웅워웍원월웜웝웠웡웨"],
["c041","퓾",5,"픅픆픇픉픊픋픍",6,"픖픘",5],["c061","픞",25],["c081","픸픹픺픻픾픿핁핂핃핅",6,"핎핐핒",5,"핚핛핝핞핟핡핢핣웩웬웰웸웹웽위윅윈윌윔윕윗윙유육윤율윰윱윳융\
윷으윽은을읊음읍읏응",7,"읜읠읨읫이익인일읽읾잃임입잇있잉잊잎자작잔잖잗잘잚잠잡잣잤장잦재잭잰잴잼잽잿쟀쟁쟈쟉쟌쟎쟐쟘쟝쟤쟨쟬저적전절젊"],
["c141","핤핦핧핪핬핮",5,"핶핷핹핺핻핽",6,"햆햊햋"],["c161","햌햍햎햏햑",19,"햦햧"],["c181","햨",31,"점접젓정젖제젝젠젤젬젭젯젱져젼졀졈졉졌졍졔조족존졸졺좀좁좃종좆좇좋좌좍좔\
좝좟좡좨좼좽죄죈죌죔죕죗죙죠죡죤죵주죽준줄줅줆줌줍줏중줘줬줴쥐쥑쥔쥘쥠쥡쥣쥬쥰쥴쥼즈즉즌즐즘즙즛증지직진짇질짊짐집짓"],
["c241","헊헋헍헎헏헑헓",4,"헚헜헞",5,"헦헧헩헪헫헭헮"],["c261","헯",4,"헶헸헺",5,"혂혃혅혆혇혉",6,"혒"],["c281","혖",5,"혝혞혟혡혢혣혥",
7,"혮",9,"혺혻징짖짙짚짜짝짠짢짤짧짬짭짯짰짱째짹짼쨀쨈쨉쨋쨌쨍쨔쨘쨩쩌쩍쩐쩔쩜쩝쩟쩠쩡쩨쩽쪄쪘쪼쪽쫀쫄쫌쫍쫏쫑쫓쫘쫙쫠쫬쫴쬈쬐쬔쬘쬠쬡쭁쭈쭉쭌쭐쭘쭙쭝쭤쭸쭹쮜쮸쯔쯤쯧쯩찌찍찐찔찜찝찡찢찧차착찬찮찰참찹찻"],
["c341","혽혾혿홁홂홃홄홆홇홊홌홎홏홐홒홓홖홗홙홚홛홝",4],["c361","홢",4,"홨홪",5,"홲홳홵",11],["c381","횁횂횄횆",5,"횎횏횑횒횓횕",
7,"횞횠횢",5,"횩횪찼창찾채책챈챌챔챕챗챘챙챠챤챦챨챰챵처척천철첨첩첫첬청체첵첸첼쳄쳅쳇쳉쳐쳔쳤쳬쳰촁초촉촌촐촘촙촛총촤촨촬촹최쵠쵤쵬쵭쵯쵱쵸춈추축춘출춤춥춧충춰췄췌췐취췬췰췸췹췻췽츄츈츌츔츙츠측츤츨츰츱츳층"],
["c441","횫횭횮횯횱",7,"횺횼",7,"훆훇훉훊훋"],["c461","훍훎훏훐훒훓훕훖훘훚",5,"훡훢훣훥훦훧훩",4],["c481","훮훯훱훲훳훴훶",
5,"훾훿휁휂휃휅",11,"휒휓휔치칙친칟칠칡침칩칫칭카칵칸칼캄캅캇캉캐캑캔캘캠캡캣캤캥캬캭컁커컥컨컫컬컴컵컷컸컹케켁켄켈켐켑켓켕켜켠켤켬켭켯켰켱켸코콕콘콜콤콥콧콩콰콱콴콸쾀쾅쾌쾡쾨쾰쿄쿠쿡쿤쿨쿰쿱쿳쿵쿼퀀퀄퀑퀘퀭퀴퀵퀸퀼"],
["c541","휕휖휗휚휛휝휞휟휡",6,"휪휬휮",5,"휶휷휹"],["c561","휺휻휽",6,"흅흆흈흊",5,"흒흓흕흚",4],["c581","흟흢흤흦흧흨흪흫흭흮흯흱흲흳흵",
6,"흾흿힀힂",5,"힊힋큄큅큇큉큐큔큘큠크큭큰클큼큽킁키킥킨킬킴킵킷킹타탁탄탈탉탐탑탓탔탕태택탠탤탬탭탯탰탱탸턍터턱턴털턺텀텁텃텄텅테텍텐텔템텝텟텡텨텬텼톄톈토톡톤톨톰톱톳통톺톼퇀퇘퇴퇸툇툉툐투툭툰툴툼툽툿퉁퉈퉜"],
["c641","힍힎힏힑",6,"힚힜힞",5],["c6a1","퉤튀튁튄튈튐튑튕튜튠튤튬튱트특튼튿틀틂틈틉틋틔틘틜틤틥티틱틴틸팀팁팃팅파팍팎판팔팖팜팝팟팠팡팥패팩팬팰팸팹팻팼팽퍄퍅퍼퍽펀펄펌펍펏펐펑페펙펜펠펨펩펫펭펴편펼폄폅폈평폐폘폡폣포폭폰폴폼폽폿퐁"],
["c7a1","퐈퐝푀푄표푠푤푭푯푸푹푼푿풀풂품풉풋풍풔풩퓌퓐퓔퓜퓟퓨퓬퓰퓸퓻퓽프픈플픔픕픗피픽핀필핌핍핏핑하학한할핥함합핫항해핵핸핼햄햅햇했행햐향허헉헌헐헒험헙헛헝헤헥헨헬헴헵헷헹혀혁현혈혐협혓혔형혜혠"],
["c8a1","혤혭호혹혼홀홅홈홉홋홍홑화확환활홧황홰홱홴횃횅회획횐횔횝횟횡효횬횰횹횻후훅훈훌훑훔훗훙훠훤훨훰훵훼훽휀휄휑휘휙휜휠휨휩휫휭휴휵휸휼흄흇흉흐흑흔흖흗흘흙흠흡흣흥흩희흰흴흼흽힁히힉힌힐힘힙힛힝"],
["caa1","伽佳假價加可呵哥嘉嫁家暇架枷柯歌珂痂稼苛茄街袈訶賈跏軻迦駕刻却各恪慤殼珏脚覺角閣侃刊墾奸姦干幹懇揀杆柬桿澗癎看磵稈竿簡肝艮艱諫間乫喝曷渴碣竭葛褐蝎鞨勘坎堪嵌感憾戡敢柑橄減甘疳監瞰紺邯鑑鑒龕"],
["cba1","匣岬甲胛鉀閘剛堈姜岡崗康强彊慷江畺疆糠絳綱羌腔舡薑襁講鋼降鱇介价個凱塏愷愾慨改槪漑疥皆盖箇芥蓋豈鎧開喀客坑更粳羹醵倨去居巨拒据據擧渠炬祛距踞車遽鉅鋸乾件健巾建愆楗腱虔蹇鍵騫乞傑杰桀儉劍劒檢"],
["cca1","瞼鈐黔劫怯迲偈憩揭擊格檄激膈覡隔堅牽犬甄絹繭肩見譴遣鵑抉決潔結缺訣兼慊箝謙鉗鎌京俓倞傾儆勁勍卿坰境庚徑慶憬擎敬景暻更梗涇炅烱璟璥瓊痙硬磬竟競絅經耕耿脛莖警輕逕鏡頃頸驚鯨係啓堺契季屆悸戒桂械"],
["cda1","棨溪界癸磎稽系繫繼計誡谿階鷄古叩告呱固姑孤尻庫拷攷故敲暠枯槁沽痼皐睾稿羔考股膏苦苽菰藁蠱袴誥賈辜錮雇顧高鼓哭斛曲梏穀谷鵠困坤崑昆梱棍滾琨袞鯤汨滑骨供公共功孔工恐恭拱控攻珙空蚣貢鞏串寡戈果瓜"],
["cea1","科菓誇課跨過鍋顆廓槨藿郭串冠官寬慣棺款灌琯瓘管罐菅觀貫關館刮恝括适侊光匡壙廣曠洸炚狂珖筐胱鑛卦掛罫乖傀塊壞怪愧拐槐魁宏紘肱轟交僑咬喬嬌嶠巧攪敎校橋狡皎矯絞翹膠蕎蛟較轎郊餃驕鮫丘久九仇俱具勾"],
["cfa1","區口句咎嘔坵垢寇嶇廐懼拘救枸柩構歐毆毬求溝灸狗玖球瞿矩究絿耉臼舅舊苟衢謳購軀逑邱鉤銶駒驅鳩鷗龜國局菊鞠鞫麴君窘群裙軍郡堀屈掘窟宮弓穹窮芎躬倦券勸卷圈拳捲權淃眷厥獗蕨蹶闕机櫃潰詭軌饋句晷歸貴"],
["d0a1","鬼龜叫圭奎揆槻珪硅窺竅糾葵規赳逵閨勻均畇筠菌鈞龜橘克剋劇戟棘極隙僅劤勤懃斤根槿瑾筋芹菫覲謹近饉契今妗擒昑檎琴禁禽芩衾衿襟金錦伋及急扱汲級給亘兢矜肯企伎其冀嗜器圻基埼夔奇妓寄岐崎己幾忌技旗旣"],
["d1a1","朞期杞棋棄機欺氣汽沂淇玘琦琪璂璣畸畿碁磯祁祇祈祺箕紀綺羈耆耭肌記譏豈起錡錤飢饑騎騏驥麒緊佶吉拮桔金喫儺喇奈娜懦懶拏拿癩",
5,"那樂",4,"諾酪駱亂卵暖欄煖爛蘭難鸞捏捺南嵐枏楠湳濫男藍襤拉"],["d2a1","納臘蠟衲囊娘廊",4,"乃來內奈柰耐冷女年撚秊念恬拈捻寧寗努勞奴弩怒擄櫓爐瑙盧",
5,"駑魯",10,"濃籠聾膿農惱牢磊腦賂雷尿壘",7,"嫩訥杻紐勒",5,"能菱陵尼泥匿溺多茶"],["d3a1","丹亶但單團壇彖斷旦檀段湍短端簞緞蛋袒鄲鍛撻澾獺疸達啖坍憺擔曇淡湛潭澹痰聃膽蕁覃談譚錟\
沓畓答踏遝唐堂塘幢戇撞棠當糖螳黨代垈坮大對岱帶待戴擡玳臺袋貸隊黛宅德悳倒刀到圖堵塗導屠島嶋度徒悼挑掉搗桃"],[
"d4a1","棹櫂淘渡滔濤燾盜睹禱稻萄覩賭跳蹈逃途道都鍍陶韜毒瀆牘犢獨督禿篤纛讀墩惇敦旽暾沌焞燉豚頓乭突仝冬凍動同憧東桐棟洞潼疼瞳童胴董銅兜斗杜枓痘竇荳讀豆逗頭屯臀芚遁遯鈍得嶝橙燈登等藤謄鄧騰喇懶拏癩羅"],
["d5a1","蘿螺裸邏樂洛烙珞絡落諾酪駱丹亂卵欄欒瀾爛蘭鸞剌辣嵐擥攬欖濫籃纜藍襤覽拉臘蠟廊朗浪狼琅瑯螂郞來崍徠萊冷掠略亮倆兩凉梁樑粮粱糧良諒輛量侶儷勵呂廬慮戾旅櫚濾礪藜蠣閭驢驪麗黎力曆歷瀝礫轢靂憐戀攣漣"],
["d6a1","煉璉練聯蓮輦連鍊冽列劣洌烈裂廉斂殮濂簾獵令伶囹寧岺嶺怜玲笭羚翎聆逞鈴零靈領齡例澧禮醴隷勞怒撈擄櫓潞瀘爐盧老蘆虜路輅露魯鷺鹵碌祿綠菉錄鹿麓論壟弄朧瀧瓏籠聾儡瀨牢磊賂賚賴雷了僚寮廖料燎療瞭聊蓼"],
["d7a1","遼鬧龍壘婁屢樓淚漏瘻累縷蔞褸鏤陋劉旒柳榴流溜瀏琉瑠留瘤硫謬類六戮陸侖倫崙淪綸輪律慄栗率隆勒肋凜凌楞稜綾菱陵俚利厘吏唎履悧李梨浬犁狸理璃異痢籬罹羸莉裏裡里釐離鯉吝潾燐璘藺躪隣鱗麟林淋琳臨霖砬"],
["d8a1","立笠粒摩瑪痲碼磨馬魔麻寞幕漠膜莫邈万卍娩巒彎慢挽晩曼滿漫灣瞞萬蔓蠻輓饅鰻唜抹末沫茉襪靺亡妄忘忙望網罔芒茫莽輞邙埋妹媒寐昧枚梅每煤罵買賣邁魅脈貊陌驀麥孟氓猛盲盟萌冪覓免冕勉棉沔眄眠綿緬面麵滅"],
["d9a1","蔑冥名命明暝椧溟皿瞑茗蓂螟酩銘鳴袂侮冒募姆帽慕摸摹暮某模母毛牟牡瑁眸矛耗芼茅謀謨貌木沐牧目睦穆鶩歿沒夢朦蒙卯墓妙廟描昴杳渺猫竗苗錨務巫憮懋戊拇撫无楙武毋無珷畝繆舞茂蕪誣貿霧鵡墨默們刎吻問文"],
["daa1","汶紊紋聞蚊門雯勿沕物味媚尾嵋彌微未梶楣渼湄眉米美薇謎迷靡黴岷悶愍憫敏旻旼民泯玟珉緡閔密蜜謐剝博拍搏撲朴樸泊珀璞箔粕縛膊舶薄迫雹駁伴半反叛拌搬攀斑槃泮潘班畔瘢盤盼磐磻礬絆般蟠返頒飯勃拔撥渤潑"],
["dba1","發跋醱鉢髮魃倣傍坊妨尨幇彷房放方旁昉枋榜滂磅紡肪膀舫芳蒡蚌訪謗邦防龐倍俳北培徘拜排杯湃焙盃背胚裴裵褙賠輩配陪伯佰帛柏栢白百魄幡樊煩燔番磻繁蕃藩飜伐筏罰閥凡帆梵氾汎泛犯範范法琺僻劈壁擘檗璧癖"],
["dca1","碧蘗闢霹便卞弁變辨辯邊別瞥鱉鼈丙倂兵屛幷昞昺柄棅炳甁病秉竝輧餠騈保堡報寶普步洑湺潽珤甫菩補褓譜輔伏僕匐卜宓復服福腹茯蔔複覆輹輻馥鰒本乶俸奉封峯峰捧棒烽熢琫縫蓬蜂逢鋒鳳不付俯傅剖副否咐埠夫婦"],
["dda1","孚孵富府復扶敷斧浮溥父符簿缶腐腑膚艀芙莩訃負賦賻赴趺部釜阜附駙鳧北分吩噴墳奔奮忿憤扮昐汾焚盆粉糞紛芬賁雰不佛弗彿拂崩朋棚硼繃鵬丕備匕匪卑妃婢庇悲憊扉批斐枇榧比毖毗毘沸泌琵痺砒碑秕秘粃緋翡肥"],
["dea1","脾臂菲蜚裨誹譬費鄙非飛鼻嚬嬪彬斌檳殯浜濱瀕牝玭貧賓頻憑氷聘騁乍事些仕伺似使俟僿史司唆嗣四士奢娑寫寺射巳師徙思捨斜斯柶査梭死沙泗渣瀉獅砂社祀祠私篩紗絲肆舍莎蓑蛇裟詐詞謝賜赦辭邪飼駟麝削數朔索"],
["dfa1","傘刪山散汕珊産疝算蒜酸霰乷撒殺煞薩三參杉森渗芟蔘衫揷澁鈒颯上傷像償商喪嘗孀尙峠常床庠廂想桑橡湘爽牀狀相祥箱翔裳觴詳象賞霜塞璽賽嗇塞穡索色牲生甥省笙墅壻嶼序庶徐恕抒捿敍暑曙書栖棲犀瑞筮絮緖署"],
["e0a1","胥舒薯西誓逝鋤黍鼠夕奭席惜昔晳析汐淅潟石碩蓆釋錫仙僊先善嬋宣扇敾旋渲煽琁瑄璇璿癬禪線繕羨腺膳船蘚蟬詵跣選銑鐥饍鮮卨屑楔泄洩渫舌薛褻設說雪齧剡暹殲纖蟾贍閃陝攝涉燮葉城姓宬性惺成星晟猩珹盛省筬"],
["e1a1","聖聲腥誠醒世勢歲洗稅笹細說貰召嘯塑宵小少巢所掃搔昭梳沼消溯瀟炤燒甦疏疎瘙笑篠簫素紹蔬蕭蘇訴逍遡邵銷韶騷俗屬束涑粟續謖贖速孫巽損蓀遜飡率宋悚松淞訟誦送頌刷殺灑碎鎖衰釗修受嗽囚垂壽嫂守岫峀帥愁"],
["e2a1","戍手授搜收數樹殊水洙漱燧狩獸琇璲瘦睡秀穗竪粹綏綬繡羞脩茱蒐蓚藪袖誰讐輸遂邃酬銖銹隋隧隨雖需須首髓鬚叔塾夙孰宿淑潚熟琡璹肅菽巡徇循恂旬栒楯橓殉洵淳珣盾瞬筍純脣舜荀蓴蕣詢諄醇錞順馴戌術述鉥崇崧"],
["e3a1","嵩瑟膝蝨濕拾習褶襲丞乘僧勝升承昇繩蠅陞侍匙嘶始媤尸屎屍市弑恃施是時枾柴猜矢示翅蒔蓍視試詩諡豕豺埴寔式息拭植殖湜熄篒蝕識軾食飾伸侁信呻娠宸愼新晨燼申神紳腎臣莘薪藎蜃訊身辛辰迅失室實悉審尋心沁"],
["e4a1","沈深瀋甚芯諶什十拾雙氏亞俄兒啞娥峨我牙芽莪蛾衙訝阿雅餓鴉鵝堊岳嶽幄惡愕握樂渥鄂鍔顎鰐齷安岸按晏案眼雁鞍顔鮟斡謁軋閼唵岩巖庵暗癌菴闇壓押狎鴨仰央怏昻殃秧鴦厓哀埃崖愛曖涯碍艾隘靄厄扼掖液縊腋額"],
["e5a1","櫻罌鶯鸚也倻冶夜惹揶椰爺耶若野弱掠略約若葯蒻藥躍亮佯兩凉壤孃恙揚攘敭暘梁楊樣洋瀁煬痒瘍禳穰糧羊良襄諒讓釀陽量養圄御於漁瘀禦語馭魚齬億憶抑檍臆偃堰彦焉言諺孼蘖俺儼嚴奄掩淹嶪業円予余勵呂女如廬"],
["e6a1","旅歟汝濾璵礖礪與艅茹輿轝閭餘驪麗黎亦力域役易曆歷疫繹譯轢逆驛嚥堧姸娟宴年延憐戀捐挻撚椽沇沿涎涓淵演漣烟然煙煉燃燕璉硏硯秊筵緣練縯聯衍軟輦蓮連鉛鍊鳶列劣咽悅涅烈熱裂說閱厭廉念捻染殮炎焰琰艶苒"],
["e7a1","簾閻髥鹽曄獵燁葉令囹塋寧嶺嶸影怜映暎楹榮永泳渶潁濚瀛瀯煐營獰玲瑛瑩瓔盈穎纓羚聆英詠迎鈴鍈零霙靈領乂倪例刈叡曳汭濊猊睿穢芮藝蘂禮裔詣譽豫醴銳隸霓預五伍俉傲午吾吳嗚塢墺奧娛寤悟惡懊敖旿晤梧汚澳"],
["e8a1","烏熬獒筽蜈誤鰲鼇屋沃獄玉鈺溫瑥瘟穩縕蘊兀壅擁瓮甕癰翁邕雍饔渦瓦窩窪臥蛙蝸訛婉完宛梡椀浣玩琓琬碗緩翫脘腕莞豌阮頑曰往旺枉汪王倭娃歪矮外嵬巍猥畏了僚僥凹堯夭妖姚寥寮尿嶢拗搖撓擾料曜樂橈燎燿瑤療"],
["e9a1","窈窯繇繞耀腰蓼蟯要謠遙遼邀饒慾欲浴縟褥辱俑傭冗勇埇墉容庸慂榕涌湧溶熔瑢用甬聳茸蓉踊鎔鏞龍于佑偶優又友右宇寓尤愚憂旴牛玗瑀盂祐禑禹紆羽芋藕虞迂遇郵釪隅雨雩勖彧旭昱栯煜稶郁頊云暈橒殞澐熉耘芸蕓"],
["eaa1","運隕雲韻蔚鬱亐熊雄元原員圓園垣媛嫄寃怨愿援沅洹湲源爰猿瑗苑袁轅遠阮院願鴛月越鉞位偉僞危圍委威尉慰暐渭爲瑋緯胃萎葦蔿蝟衛褘謂違韋魏乳侑儒兪劉唯喩孺宥幼幽庾悠惟愈愉揄攸有杻柔柚柳楡楢油洧流游溜"],
["eba1","濡猶猷琉瑜由留癒硫紐維臾萸裕誘諛諭踰蹂遊逾遺酉釉鍮類六堉戮毓肉育陸倫允奫尹崙淪潤玧胤贇輪鈗閏律慄栗率聿戎瀜絨融隆垠恩慇殷誾銀隱乙吟淫蔭陰音飮揖泣邑凝應膺鷹依倚儀宜意懿擬椅毅疑矣義艤薏蟻衣誼"],
["eca1","議醫二以伊利吏夷姨履已弛彛怡易李梨泥爾珥理異痍痢移罹而耳肄苡荑裏裡貽貳邇里離飴餌匿溺瀷益翊翌翼謚人仁刃印吝咽因姻寅引忍湮燐璘絪茵藺蚓認隣靭靷鱗麟一佚佾壹日溢逸鎰馹任壬妊姙恁林淋稔臨荏賃入卄"],
["eda1","立笠粒仍剩孕芿仔刺咨姉姿子字孜恣慈滋炙煮玆瓷疵磁紫者自茨蔗藉諮資雌作勺嚼斫昨灼炸爵綽芍酌雀鵲孱棧殘潺盞岑暫潛箴簪蠶雜丈仗匠場墻壯奬將帳庄張掌暲杖樟檣欌漿牆狀獐璋章粧腸臟臧莊葬蔣薔藏裝贓醬長"],
["eea1","障再哉在宰才材栽梓渽滓災縡裁財載齋齎爭箏諍錚佇低儲咀姐底抵杵楮樗沮渚狙猪疽箸紵苧菹著藷詛貯躇這邸雎齟勣吊嫡寂摘敵滴狄炙的積笛籍績翟荻謫賊赤跡蹟迪迹適鏑佃佺傳全典前剪塡塼奠專展廛悛戰栓殿氈澱"],
["efa1","煎琠田甸畑癲筌箋箭篆纏詮輾轉鈿銓錢鐫電顚顫餞切截折浙癤竊節絶占岾店漸点粘霑鮎點接摺蝶丁井亭停偵呈姃定幀庭廷征情挺政整旌晶晸柾楨檉正汀淀淨渟湞瀞炡玎珽町睛碇禎程穽精綎艇訂諪貞鄭酊釘鉦鋌錠霆靖"],
["f0a1","靜頂鼎制劑啼堤帝弟悌提梯濟祭第臍薺製諸蹄醍除際霽題齊俎兆凋助嘲弔彫措操早晁曺曹朝條棗槽漕潮照燥爪璪眺祖祚租稠窕粗糟組繰肇藻蚤詔調趙躁造遭釣阻雕鳥族簇足鏃存尊卒拙猝倧宗從悰慫棕淙琮種終綜縱腫"],
["f1a1","踪踵鍾鐘佐坐左座挫罪主住侏做姝胄呪周嗾奏宙州廚晝朱柱株注洲湊澍炷珠疇籌紂紬綢舟蛛註誅走躊輳週酎酒鑄駐竹粥俊儁准埈寯峻晙樽浚準濬焌畯竣蠢逡遵雋駿茁中仲衆重卽櫛楫汁葺增憎曾拯烝甑症繒蒸證贈之只"],
["f2a1","咫地址志持指摯支旨智枝枳止池沚漬知砥祉祗紙肢脂至芝芷蜘誌識贄趾遲直稙稷織職唇嗔塵振搢晉晋桭榛殄津溱珍瑨璡畛疹盡眞瞋秦縉縝臻蔯袗診賑軫辰進鎭陣陳震侄叱姪嫉帙桎瓆疾秩窒膣蛭質跌迭斟朕什執潗緝輯"],
["f3a1","鏶集徵懲澄且侘借叉嗟嵯差次此磋箚茶蹉車遮捉搾着窄錯鑿齪撰澯燦璨瓚竄簒纂粲纘讚贊鑽餐饌刹察擦札紮僭參塹慘慙懺斬站讒讖倉倡創唱娼廠彰愴敞昌昶暢槍滄漲猖瘡窓脹艙菖蒼債埰寀寨彩採砦綵菜蔡采釵冊柵策"],
["f4a1","責凄妻悽處倜刺剔尺慽戚拓擲斥滌瘠脊蹠陟隻仟千喘天川擅泉淺玔穿舛薦賤踐遷釧闡阡韆凸哲喆徹撤澈綴輟轍鐵僉尖沾添甛瞻簽籤詹諂堞妾帖捷牒疊睫諜貼輒廳晴淸聽菁請靑鯖切剃替涕滯締諦逮遞體初剿哨憔抄招梢"],
["f5a1","椒楚樵炒焦硝礁礎秒稍肖艸苕草蕉貂超酢醋醮促囑燭矗蜀觸寸忖村邨叢塚寵悤憁摠總聰蔥銃撮催崔最墜抽推椎楸樞湫皺秋芻萩諏趨追鄒酋醜錐錘鎚雛騶鰍丑畜祝竺筑築縮蓄蹙蹴軸逐春椿瑃出朮黜充忠沖蟲衝衷悴膵萃"],
["f6a1","贅取吹嘴娶就炊翠聚脆臭趣醉驟鷲側仄厠惻測層侈値嗤峙幟恥梔治淄熾痔痴癡稚穉緇緻置致蚩輜雉馳齒則勅飭親七柒漆侵寢枕沈浸琛砧針鍼蟄秤稱快他咤唾墮妥惰打拖朶楕舵陀馱駝倬卓啄坼度托拓擢晫柝濁濯琢琸託"],
["f7a1","鐸呑嘆坦彈憚歎灘炭綻誕奪脫探眈耽貪塔搭榻宕帑湯糖蕩兌台太怠態殆汰泰笞胎苔跆邰颱宅擇澤撑攄兎吐土討慟桶洞痛筒統通堆槌腿褪退頹偸套妬投透鬪慝特闖坡婆巴把播擺杷波派爬琶破罷芭跛頗判坂板版瓣販辦鈑"],
["f8a1","阪八叭捌佩唄悖敗沛浿牌狽稗覇貝彭澎烹膨愎便偏扁片篇編翩遍鞭騙貶坪平枰萍評吠嬖幣廢弊斃肺蔽閉陛佈包匍匏咆哺圃布怖抛抱捕暴泡浦疱砲胞脯苞葡蒲袍褒逋鋪飽鮑幅暴曝瀑爆輻俵剽彪慓杓標漂瓢票表豹飇飄驃"],
["f9a1","品稟楓諷豊風馮彼披疲皮被避陂匹弼必泌珌畢疋筆苾馝乏逼下何厦夏廈昰河瑕荷蝦賀遐霞鰕壑學虐謔鶴寒恨悍旱汗漢澣瀚罕翰閑閒限韓割轄函含咸啣喊檻涵緘艦銜陷鹹合哈盒蛤閤闔陜亢伉姮嫦巷恒抗杭桁沆港缸肛航"],
["faa1","行降項亥偕咳垓奚孩害懈楷海瀣蟹解該諧邂駭骸劾核倖幸杏荇行享向嚮珦鄕響餉饗香噓墟虛許憲櫶獻軒歇險驗奕爀赫革俔峴弦懸晛泫炫玄玹現眩睍絃絢縣舷衒見賢鉉顯孑穴血頁嫌俠協夾峽挾浹狹脅脇莢鋏頰亨兄刑型"],
["fba1","形泂滎瀅灐炯熒珩瑩荊螢衡逈邢鎣馨兮彗惠慧暳蕙蹊醯鞋乎互呼壕壺好岵弧戶扈昊晧毫浩淏湖滸澔濠濩灝狐琥瑚瓠皓祜糊縞胡芦葫蒿虎號蝴護豪鎬頀顥惑或酷婚昏混渾琿魂忽惚笏哄弘汞泓洪烘紅虹訌鴻化和嬅樺火畵"],
["fca1","禍禾花華話譁貨靴廓擴攫確碻穫丸喚奐宦幻患換歡晥桓渙煥環紈還驩鰥活滑猾豁闊凰幌徨恍惶愰慌晃晄榥況湟滉潢煌璜皇篁簧荒蝗遑隍黃匯回廻徊恢悔懷晦會檜淮澮灰獪繪膾茴蛔誨賄劃獲宖橫鐄哮嚆孝效斅曉梟涍淆"],
["fda1","爻肴酵驍侯候厚后吼喉嗅帿後朽煦珝逅勛勳塤壎焄熏燻薰訓暈薨喧暄煊萱卉喙毁彙徽揮暉煇諱輝麾休携烋畦虧恤譎鷸兇凶匈洶胸黑昕欣炘痕吃屹紇訖欠欽歆吸恰洽翕興僖凞喜噫囍姬嬉希憙憘戱晞曦熙熹熺犧禧稀羲詰"]],
Lh=Object.freeze({__proto__:null,default:Vh}),Oh=[["0","\0",127],["a140","　，、。．‧；：？！︰…‥﹐﹑﹒·﹔﹕﹖﹗｜–︱—︳╴︴﹏（）︵︶｛｝︷︸〔〕︹︺【】︻︼《》︽︾〈〉︿﹀「」﹁﹂『』﹃﹄﹙﹚"],
["a1a1","﹛﹜﹝﹞‘’“”〝〞‵′＃＆＊※§〃○●△▲◎☆★◇◆□■▽▼㊣℅¯￣＿ˍ﹉﹊﹍﹎﹋﹌﹟﹠﹡＋－×÷±√＜＞＝≦≧≠∞≒≡﹢",
4,"～∩∪⊥∠∟⊿㏒㏑∫∮∵∴♀♂⊕⊙↑↓←→↖↗↙↘∥∣／"],["a240","＼∕﹨＄￥〒￠￡％＠℃℉﹩﹪﹫㏕㎜㎝㎞㏎㎡㎎㎏㏄°兙兛兞兝兡兣嗧瓩糎▁",
7,"▏▎▍▌▋▊▉┼┴┬┤├▔─│▕┌┐└┘╭"],["a2a1","╮╰╯═╞╪╡◢◣◥◤╱╲╳０",9,"Ⅰ",9,"〡",8,"十卄卅Ａ",25,
"ａ",21],["a340","ｗｘｙｚΑ",16,"Σ",6,"α",16,"σ",6,"ㄅ",10],["a3a1","ㄐ",25,"˙ˉˊˇˋ"],["a3e1","€"],["a440","一乙丁七乃九了二人儿入八几刀刁力匕十卜又三下丈上丫丸凡久么也乞于亡兀刃\
勺千叉口土士夕大女子孑孓寸小尢尸山川工己已巳巾干廾弋弓才"],["a4a1","丑丐不中丰丹之尹予云井互五亢仁什仃仆仇仍今介仄元允內六兮公冗凶分切刈勻勾勿化匹午升卅卞厄友及反壬天夫太夭孔少尤尺屯巴幻廿弔引心戈\
戶手扎支文斗斤方日曰月木欠止歹毋比毛氏水火爪父爻片牙牛犬王丙"],["a540","世丕且丘主乍乏乎以付仔仕他仗代令仙仞充兄冉冊冬凹出凸刊加功包匆北匝仟半卉卡占卯卮去可古右召叮叩叨叼司叵叫另只史叱台句\
叭叻四囚外"],["a5a1","央失奴奶孕它尼巨巧左市布平幼弁弘弗必戊打扔扒扑斥旦朮本未末札正母民氐永汁汀氾犯玄玉瓜瓦甘生用甩田由甲申疋白皮皿目矛矢石示禾穴立丞丟乒乓乩亙交亦亥仿伉伙伊伕伍伐休伏仲件任仰仳份企伋光兇兆先全"],
["a640","共再冰列刑划刎刖劣匈匡匠印危吉吏同吊吐吁吋各向名合吃后吆吒因回囝圳地在圭圬圯圩夙多夷夸妄奸妃好她如妁字存宇守宅安寺尖屹州帆并年"],
["a6a1","式弛忙忖戎戌戍成扣扛托收早旨旬旭曲曳有朽朴朱朵次此死氖汝汗汙江池汐汕污汛汍汎灰牟牝百竹米糸缶羊羽老考而耒耳聿肉肋肌臣自至臼舌舛舟艮色艾虫血行衣西阡串亨位住佇佗佞伴佛何估佐佑伽伺伸佃佔似但佣"],
["a740","作你伯低伶余佝佈佚兌克免兵冶冷別判利刪刨劫助努劬匣即卵吝吭吞吾否呎吧呆呃吳呈呂君吩告吹吻吸吮吵吶吠吼呀吱含吟听囪困囤囫坊坑址坍"],
["a7a1","均坎圾坐坏圻壯夾妝妒妨妞妣妙妖妍妤妓妊妥孝孜孚孛完宋宏尬局屁尿尾岐岑岔岌巫希序庇床廷弄弟彤形彷役忘忌志忍忱快忸忪戒我抄抗抖技扶抉扭把扼找批扳抒扯折扮投抓抑抆改攻攸旱更束李杏材村杜杖杞杉杆杠"],
["a840","杓杗步每求汞沙沁沈沉沅沛汪決沐汰沌汨沖沒汽沃汲汾汴沆汶沍沔沘沂灶灼災灸牢牡牠狄狂玖甬甫男甸皂盯矣私秀禿究系罕肖肓肝肘肛肚育良芒"],
["a8a1","芋芍見角言谷豆豕貝赤走足身車辛辰迂迆迅迄巡邑邢邪邦那酉釆里防阮阱阪阬並乖乳事些亞享京佯依侍佳使佬供例來侃佰併侈佩佻侖佾侏侑佺兔兒兕兩具其典冽函刻券刷刺到刮制剁劾劻卒協卓卑卦卷卸卹取叔受味呵"],
["a940","咖呸咕咀呻呷咄咒咆呼咐呱呶和咚呢周咋命咎固垃坷坪坩坡坦坤坼夜奉奇奈奄奔妾妻委妹妮姑姆姐姍始姓姊妯妳姒姅孟孤季宗定官宜宙宛尚屈居"],
["a9a1","屆岷岡岸岩岫岱岳帘帚帖帕帛帑幸庚店府底庖延弦弧弩往征彿彼忝忠忽念忿怏怔怯怵怖怪怕怡性怩怫怛或戕房戾所承拉拌拄抿拂抹拒招披拓拔拋拈抨抽押拐拙拇拍抵拚抱拘拖拗拆抬拎放斧於旺昔易昌昆昂明昀昏昕昊"],
["aa40","昇服朋杭枋枕東果杳杷枇枝林杯杰板枉松析杵枚枓杼杪杲欣武歧歿氓氛泣注泳沱泌泥河沽沾沼波沫法泓沸泄油況沮泗泅泱沿治泡泛泊沬泯泜泖泠"],
["aaa1","炕炎炒炊炙爬爭爸版牧物狀狎狙狗狐玩玨玟玫玥甽疝疙疚的盂盲直知矽社祀祁秉秈空穹竺糾罔羌羋者肺肥肢肱股肫肩肴肪肯臥臾舍芳芝芙芭芽芟芹花芬芥芯芸芣芰芾芷虎虱初表軋迎返近邵邸邱邶采金長門阜陀阿阻附"],
["ab40","陂隹雨青非亟亭亮信侵侯便俠俑俏保促侶俘俟俊俗侮俐俄係俚俎俞侷兗冒冑冠剎剃削前剌剋則勇勉勃勁匍南卻厚叛咬哀咨哎哉咸咦咳哇哂咽咪品"],
["aba1","哄哈咯咫咱咻咩咧咿囿垂型垠垣垢城垮垓奕契奏奎奐姜姘姿姣姨娃姥姪姚姦威姻孩宣宦室客宥封屎屏屍屋峙峒巷帝帥帟幽庠度建弈弭彥很待徊律徇後徉怒思怠急怎怨恍恰恨恢恆恃恬恫恪恤扁拜挖按拼拭持拮拽指拱拷"],
["ac40","拯括拾拴挑挂政故斫施既春昭映昧是星昨昱昤曷柿染柱柔某柬架枯柵柩柯柄柑枴柚查枸柏柞柳枰柙柢柝柒歪殃殆段毒毗氟泉洋洲洪流津洌洱洞洗"],
["aca1","活洽派洶洛泵洹洧洸洩洮洵洎洫炫為炳炬炯炭炸炮炤爰牲牯牴狩狠狡玷珊玻玲珍珀玳甚甭畏界畎畋疫疤疥疢疣癸皆皇皈盈盆盃盅省盹相眉看盾盼眇矜砂研砌砍祆祉祈祇禹禺科秒秋穿突竿竽籽紂紅紀紉紇約紆缸美羿耄"],
["ad40","耐耍耑耶胖胥胚胃胄背胡胛胎胞胤胝致舢苧范茅苣苛苦茄若茂茉苒苗英茁苜苔苑苞苓苟苯茆虐虹虻虺衍衫要觔計訂訃貞負赴赳趴軍軌述迦迢迪迥"],
["ada1","迭迫迤迨郊郎郁郃酋酊重閂限陋陌降面革韋韭音頁風飛食首香乘亳倌倍倣俯倦倥俸倩倖倆值借倚倒們俺倀倔倨俱倡個候倘俳修倭倪俾倫倉兼冤冥冢凍凌准凋剖剜剔剛剝匪卿原厝叟哨唐唁唷哼哥哲唆哺唔哩哭員唉哮哪"],
["ae40","哦唧唇哽唏圃圄埂埔埋埃堉夏套奘奚娑娘娜娟娛娓姬娠娣娩娥娌娉孫屘宰害家宴宮宵容宸射屑展屐峭峽峻峪峨峰島崁峴差席師庫庭座弱徒徑徐恙"],
["aea1","恣恥恐恕恭恩息悄悟悚悍悔悌悅悖扇拳挈拿捎挾振捕捂捆捏捉挺捐挽挪挫挨捍捌效敉料旁旅時晉晏晃晒晌晅晁書朔朕朗校核案框桓根桂桔栩梳栗桌桑栽柴桐桀格桃株桅栓栘桁殊殉殷氣氧氨氦氤泰浪涕消涇浦浸海浙涓"],
["af40","浬涉浮浚浴浩涌涊浹涅浥涔烊烘烤烙烈烏爹特狼狹狽狸狷玆班琉珮珠珪珞畔畝畜畚留疾病症疲疳疽疼疹痂疸皋皰益盍盎眩真眠眨矩砰砧砸砝破砷"],
["afa1","砥砭砠砟砲祕祐祠祟祖神祝祗祚秤秣秧租秦秩秘窄窈站笆笑粉紡紗紋紊素索純紐紕級紜納紙紛缺罟羔翅翁耆耘耕耙耗耽耿胱脂胰脅胭胴脆胸胳脈能脊胼胯臭臬舀舐航舫舨般芻茫荒荔荊茸荐草茵茴荏茲茹茶茗荀茱茨荃"],
["b040","虔蚊蚪蚓蚤蚩蚌蚣蚜衰衷袁袂衽衹記訐討訌訕訊託訓訖訏訑豈豺豹財貢起躬軒軔軏辱送逆迷退迺迴逃追逅迸邕郡郝郢酒配酌釘針釗釜釙閃院陣陡"],
["b0a1","陛陝除陘陞隻飢馬骨高鬥鬲鬼乾偺偽停假偃偌做偉健偶偎偕偵側偷偏倏偯偭兜冕凰剪副勒務勘動匐匏匙匿區匾參曼商啪啦啄啞啡啃啊唱啖問啕唯啤唸售啜唬啣唳啁啗圈國圉域堅堊堆埠埤基堂堵執培夠奢娶婁婉婦婪婀"],
["b140","娼婢婚婆婊孰寇寅寄寂宿密尉專將屠屜屝崇崆崎崛崖崢崑崩崔崙崤崧崗巢常帶帳帷康庸庶庵庾張強彗彬彩彫得徙從徘御徠徜恿患悉悠您惋悴惦悽"],
["b1a1","情悻悵惜悼惘惕惆惟悸惚惇戚戛扈掠控捲掖探接捷捧掘措捱掩掉掃掛捫推掄授掙採掬排掏掀捻捩捨捺敝敖救教敗啟敏敘敕敔斜斛斬族旋旌旎晝晚晤晨晦晞曹勗望梁梯梢梓梵桿桶梱梧梗械梃棄梭梆梅梔條梨梟梡梂欲殺"],
["b240","毫毬氫涎涼淳淙液淡淌淤添淺清淇淋涯淑涮淞淹涸混淵淅淒渚涵淚淫淘淪深淮淨淆淄涪淬涿淦烹焉焊烽烯爽牽犁猜猛猖猓猙率琅琊球理現琍瓠瓶"],
["b2a1","瓷甜產略畦畢異疏痔痕疵痊痍皎盔盒盛眷眾眼眶眸眺硫硃硎祥票祭移窒窕笠笨笛第符笙笞笮粒粗粕絆絃統紮紹紼絀細紳組累終紲紱缽羞羚翌翎習耜聊聆脯脖脣脫脩脰脤舂舵舷舶船莎莞莘荸莢莖莽莫莒莊莓莉莠荷荻荼"],
["b340","莆莧處彪蛇蛀蚶蛄蚵蛆蛋蚱蚯蛉術袞袈被袒袖袍袋覓規訪訝訣訥許設訟訛訢豉豚販責貫貨貪貧赧赦趾趺軛軟這逍通逗連速逝逐逕逞造透逢逖逛途"],
["b3a1","部郭都酗野釵釦釣釧釭釩閉陪陵陳陸陰陴陶陷陬雀雪雩章竟頂頃魚鳥鹵鹿麥麻傢傍傅備傑傀傖傘傚最凱割剴創剩勞勝勛博厥啻喀喧啼喊喝喘喂喜喪喔喇喋喃喳單喟唾喲喚喻喬喱啾喉喫喙圍堯堪場堤堰報堡堝堠壹壺奠"],
["b440","婷媚婿媒媛媧孳孱寒富寓寐尊尋就嵌嵐崴嵇巽幅帽幀幃幾廊廁廂廄弼彭復循徨惑惡悲悶惠愜愣惺愕惰惻惴慨惱愎惶愉愀愒戟扉掣掌描揀揩揉揆揍"],
["b4a1","插揣提握揖揭揮捶援揪換摒揚揹敞敦敢散斑斐斯普晰晴晶景暑智晾晷曾替期朝棺棕棠棘棗椅棟棵森棧棹棒棲棣棋棍植椒椎棉棚楮棻款欺欽殘殖殼毯氮氯氬港游湔渡渲湧湊渠渥渣減湛湘渤湖湮渭渦湯渴湍渺測湃渝渾滋"],
["b540","溉渙湎湣湄湲湩湟焙焚焦焰無然煮焜牌犄犀猶猥猴猩琺琪琳琢琥琵琶琴琯琛琦琨甥甦畫番痢痛痣痙痘痞痠登發皖皓皴盜睏短硝硬硯稍稈程稅稀窘"],
["b5a1","窗窖童竣等策筆筐筒答筍筋筏筑粟粥絞結絨絕紫絮絲絡給絢絰絳善翔翕耋聒肅腕腔腋腑腎脹腆脾腌腓腴舒舜菩萃菸萍菠菅萋菁華菱菴著萊菰萌菌菽菲菊萸萎萄菜萇菔菟虛蛟蛙蛭蛔蛛蛤蛐蛞街裁裂袱覃視註詠評詞証詁"],
["b640","詔詛詐詆訴診訶詖象貂貯貼貳貽賁費賀貴買貶貿貸越超趁跎距跋跚跑跌跛跆軻軸軼辜逮逵週逸進逶鄂郵鄉郾酣酥量鈔鈕鈣鈉鈞鈍鈐鈇鈑閔閏開閑"],
["b6a1","間閒閎隊階隋陽隅隆隍陲隄雁雅雄集雇雯雲韌項順須飧飪飯飩飲飭馮馭黃黍黑亂傭債傲傳僅傾催傷傻傯僇剿剷剽募勦勤勢勣匯嗟嗨嗓嗦嗎嗜嗇嗑嗣嗤嗯嗚嗡嗅嗆嗥嗉園圓塞塑塘塗塚塔填塌塭塊塢塒塋奧嫁嫉嫌媾媽媼"],
["b740","媳嫂媲嵩嵯幌幹廉廈弒彙徬微愚意慈感想愛惹愁愈慎慌慄慍愾愴愧愍愆愷戡戢搓搾搞搪搭搽搬搏搜搔損搶搖搗搆敬斟新暗暉暇暈暖暄暘暍會榔業"],
["b7a1","楚楷楠楔極椰概楊楨楫楞楓楹榆楝楣楛歇歲毀殿毓毽溢溯滓溶滂源溝滇滅溥溘溼溺溫滑準溜滄滔溪溧溴煎煙煩煤煉照煜煬煦煌煥煞煆煨煖爺牒猷獅猿猾瑯瑚瑕瑟瑞瑁琿瑙瑛瑜當畸瘀痰瘁痲痱痺痿痴痳盞盟睛睫睦睞督"],
["b840","睹睪睬睜睥睨睢矮碎碰碗碘碌碉硼碑碓硿祺祿禁萬禽稜稚稠稔稟稞窟窠筷節筠筮筧粱粳粵經絹綑綁綏絛置罩罪署義羨群聖聘肆肄腱腰腸腥腮腳腫"],
["b8a1","腹腺腦舅艇蒂葷落萱葵葦葫葉葬葛萼萵葡董葩葭葆虞虜號蛹蜓蜈蜇蜀蛾蛻蜂蜃蜆蜊衙裟裔裙補裘裝裡裊裕裒覜解詫該詳試詩詰誇詼詣誠話誅詭詢詮詬詹詻訾詨豢貊貉賊資賈賄貲賃賂賅跡跟跨路跳跺跪跤跦躲較載軾輊"],
["b940","辟農運遊道遂達逼違遐遇遏過遍遑逾遁鄒鄗酬酪酩釉鈷鉗鈸鈽鉀鈾鉛鉋鉤鉑鈴鉉鉍鉅鈹鈿鉚閘隘隔隕雍雋雉雊雷電雹零靖靴靶預頑頓頊頒頌飼飴"],
["b9a1","飽飾馳馱馴髡鳩麂鼎鼓鼠僧僮僥僖僭僚僕像僑僱僎僩兢凳劃劂匱厭嗾嘀嘛嘗嗽嘔嘆嘉嘍嘎嗷嘖嘟嘈嘐嗶團圖塵塾境墓墊塹墅塽壽夥夢夤奪奩嫡嫦嫩嫗嫖嫘嫣孵寞寧寡寥實寨寢寤察對屢嶄嶇幛幣幕幗幔廓廖弊彆彰徹慇"],
["ba40","愿態慷慢慣慟慚慘慵截撇摘摔撤摸摟摺摑摧搴摭摻敲斡旗旖暢暨暝榜榨榕槁榮槓構榛榷榻榫榴槐槍榭槌榦槃榣歉歌氳漳演滾漓滴漩漾漠漬漏漂漢"],
["baa1","滿滯漆漱漸漲漣漕漫漯澈漪滬漁滲滌滷熔熙煽熊熄熒爾犒犖獄獐瑤瑣瑪瑰瑭甄疑瘧瘍瘋瘉瘓盡監瞄睽睿睡磁碟碧碳碩碣禎福禍種稱窪窩竭端管箕箋筵算箝箔箏箸箇箄粹粽精綻綰綜綽綾綠緊綴網綱綺綢綿綵綸維緒緇綬"],
["bb40","罰翠翡翟聞聚肇腐膀膏膈膊腿膂臧臺與舔舞艋蓉蒿蓆蓄蒙蒞蒲蒜蓋蒸蓀蓓蒐蒼蓑蓊蜿蜜蜻蜢蜥蜴蜘蝕蜷蜩裳褂裴裹裸製裨褚裯誦誌語誣認誡誓誤"],
["bba1","說誥誨誘誑誚誧豪貍貌賓賑賒赫趙趕跼輔輒輕輓辣遠遘遜遣遙遞遢遝遛鄙鄘鄞酵酸酷酴鉸銀銅銘銖鉻銓銜銨鉼銑閡閨閩閣閥閤隙障際雌雒需靼鞅韶頗領颯颱餃餅餌餉駁骯骰髦魁魂鳴鳶鳳麼鼻齊億儀僻僵價儂儈儉儅凜"],
["bc40","劇劈劉劍劊勰厲嘮嘻嘹嘲嘿嘴嘩噓噎噗噴嘶嘯嘰墀墟增墳墜墮墩墦奭嬉嫻嬋嫵嬌嬈寮寬審寫層履嶝嶔幢幟幡廢廚廟廝廣廠彈影德徵慶慧慮慝慕憂"],
["bca1","慼慰慫慾憧憐憫憎憬憚憤憔憮戮摩摯摹撞撲撈撐撰撥撓撕撩撒撮播撫撚撬撙撢撳敵敷數暮暫暴暱樣樟槨樁樞標槽模樓樊槳樂樅槭樑歐歎殤毅毆漿潼澄潑潦潔澆潭潛潸潮澎潺潰潤澗潘滕潯潠潟熟熬熱熨牖犛獎獗瑩璋璃"],
["bd40","瑾璀畿瘠瘩瘟瘤瘦瘡瘢皚皺盤瞎瞇瞌瞑瞋磋磅確磊碾磕碼磐稿稼穀稽稷稻窯窮箭箱範箴篆篇篁箠篌糊締練緯緻緘緬緝編緣線緞緩綞緙緲緹罵罷羯"],
["bda1","翩耦膛膜膝膠膚膘蔗蔽蔚蓮蔬蔭蔓蔑蔣蔡蔔蓬蔥蓿蔆螂蝴蝶蝠蝦蝸蝨蝙蝗蝌蝓衛衝褐複褒褓褕褊誼諒談諄誕請諸課諉諂調誰論諍誶誹諛豌豎豬賠賞賦賤賬賭賢賣賜質賡赭趟趣踫踐踝踢踏踩踟踡踞躺輝輛輟輩輦輪輜輞"],
["be40","輥適遮遨遭遷鄰鄭鄧鄱醇醉醋醃鋅銻銷鋪銬鋤鋁銳銼鋒鋇鋰銲閭閱霄霆震霉靠鞍鞋鞏頡頫頜颳養餓餒餘駝駐駟駛駑駕駒駙骷髮髯鬧魅魄魷魯鴆鴉"],
["bea1","鴃麩麾黎墨齒儒儘儔儐儕冀冪凝劑劓勳噙噫噹噩噤噸噪器噥噱噯噬噢噶壁墾壇壅奮嬝嬴學寰導彊憲憑憩憊懍憶憾懊懈戰擅擁擋撻撼據擄擇擂操撿擒擔撾整曆曉暹曄曇暸樽樸樺橙橫橘樹橄橢橡橋橇樵機橈歙歷氅濂澱澡"],
["bf40","濃澤濁澧澳激澹澶澦澠澴熾燉燐燒燈燕熹燎燙燜燃燄獨璜璣璘璟璞瓢甌甍瘴瘸瘺盧盥瞠瞞瞟瞥磨磚磬磧禦積穎穆穌穋窺篙簑築篤篛篡篩篦糕糖縊"],
["bfa1","縑縈縛縣縞縝縉縐罹羲翰翱翮耨膳膩膨臻興艘艙蕊蕙蕈蕨蕩蕃蕉蕭蕪蕞螃螟螞螢融衡褪褲褥褫褡親覦諦諺諫諱謀諜諧諮諾謁謂諷諭諳諶諼豫豭貓賴蹄踱踴蹂踹踵輻輯輸輳辨辦遵遴選遲遼遺鄴醒錠錶鋸錳錯錢鋼錫錄錚"],
["c040","錐錦錡錕錮錙閻隧隨險雕霎霑霖霍霓霏靛靜靦鞘頰頸頻頷頭頹頤餐館餞餛餡餚駭駢駱骸骼髻髭鬨鮑鴕鴣鴦鴨鴒鴛默黔龍龜優償儡儲勵嚎嚀嚐嚅嚇"],
["c0a1","嚏壕壓壑壎嬰嬪嬤孺尷屨嶼嶺嶽嶸幫彌徽應懂懇懦懋戲戴擎擊擘擠擰擦擬擱擢擭斂斃曙曖檀檔檄檢檜櫛檣橾檗檐檠歜殮毚氈濘濱濟濠濛濤濫濯澀濬濡濩濕濮濰燧營燮燦燥燭燬燴燠爵牆獰獲璩環璦璨癆療癌盪瞳瞪瞰瞬"],
["c140","瞧瞭矯磷磺磴磯礁禧禪穗窿簇簍篾篷簌篠糠糜糞糢糟糙糝縮績繆縷縲繃縫總縱繅繁縴縹繈縵縿縯罄翳翼聱聲聰聯聳臆臃膺臂臀膿膽臉膾臨舉艱薪"],
["c1a1","薄蕾薜薑薔薯薛薇薨薊虧蟀蟑螳蟒蟆螫螻螺蟈蟋褻褶襄褸褽覬謎謗謙講謊謠謝謄謐豁谿豳賺賽購賸賻趨蹉蹋蹈蹊轄輾轂轅輿避遽還邁邂邀鄹醣醞醜鍍鎂錨鍵鍊鍥鍋錘鍾鍬鍛鍰鍚鍔闊闋闌闈闆隱隸雖霜霞鞠韓顆颶餵騁"],
["c240","駿鮮鮫鮪鮭鴻鴿麋黏點黜黝黛鼾齋叢嚕嚮壙壘嬸彝懣戳擴擲擾攆擺擻擷斷曜朦檳檬櫃檻檸櫂檮檯歟歸殯瀉瀋濾瀆濺瀑瀏燻燼燾燸獷獵璧璿甕癖癘"],
["c2a1","癒瞽瞿瞻瞼礎禮穡穢穠竄竅簫簧簪簞簣簡糧織繕繞繚繡繒繙罈翹翻職聶臍臏舊藏薩藍藐藉薰薺薹薦蟯蟬蟲蟠覆覲觴謨謹謬謫豐贅蹙蹣蹦蹤蹟蹕軀轉轍邇邃邈醫醬釐鎔鎊鎖鎢鎳鎮鎬鎰鎘鎚鎗闔闖闐闕離雜雙雛雞霤鞣鞦"],
["c340","鞭韹額顏題顎顓颺餾餿餽餮馥騎髁鬃鬆魏魎魍鯊鯉鯽鯈鯀鵑鵝鵠黠鼕鼬儳嚥壞壟壢寵龐廬懲懷懶懵攀攏曠曝櫥櫝櫚櫓瀛瀟瀨瀚瀝瀕瀘爆爍牘犢獸"],
["c3a1","獺璽瓊瓣疇疆癟癡矇礙禱穫穩簾簿簸簽簷籀繫繭繹繩繪羅繳羶羹羸臘藩藝藪藕藤藥藷蟻蠅蠍蟹蟾襠襟襖襞譁譜識證譚譎譏譆譙贈贊蹼蹲躇蹶蹬蹺蹴轔轎辭邊邋醱醮鏡鏑鏟鏃鏈鏜鏝鏖鏢鏍鏘鏤鏗鏨關隴難霪霧靡韜韻類"],
["c440","願顛颼饅饉騖騙鬍鯨鯧鯖鯛鶉鵡鵲鵪鵬麒麗麓麴勸嚨嚷嚶嚴嚼壤孀孃孽寶巉懸懺攘攔攙曦朧櫬瀾瀰瀲爐獻瓏癢癥礦礪礬礫竇競籌籃籍糯糰辮繽繼"],
["c4a1","纂罌耀臚艦藻藹蘑藺蘆蘋蘇蘊蠔蠕襤覺觸議譬警譯譟譫贏贍躉躁躅躂醴釋鐘鐃鏽闡霰飄饒饑馨騫騰騷騵鰓鰍鹹麵黨鼯齟齣齡儷儸囁囀囂夔屬巍懼懾攝攜斕曩櫻欄櫺殲灌爛犧瓖瓔癩矓籐纏續羼蘗蘭蘚蠣蠢蠡蠟襪襬覽譴"],
["c540","護譽贓躊躍躋轟辯醺鐮鐳鐵鐺鐸鐲鐫闢霸霹露響顧顥饗驅驃驀騾髏魔魑鰭鰥鶯鶴鷂鶸麝黯鼙齜齦齧儼儻囈囊囉孿巔巒彎懿攤權歡灑灘玀瓤疊癮癬"],
["c5a1","禳籠籟聾聽臟襲襯觼讀贖贗躑躓轡酈鑄鑑鑒霽霾韃韁顫饕驕驍髒鬚鱉鰱鰾鰻鷓鷗鼴齬齪龔囌巖戀攣攫攪曬欐瓚竊籤籣籥纓纖纔臢蘸蘿蠱變邐邏鑣鑠鑤靨顯饜驚驛驗髓體髑鱔鱗鱖鷥麟黴囑壩攬灞癱癲矗罐羈蠶蠹衢讓讒"],
["c640","讖艷贛釀鑪靂靈靄韆顰驟鬢魘鱟鷹鷺鹼鹽鼇齷齲廳欖灣籬籮蠻觀躡釁鑲鑰顱饞髖鬣黌灤矚讚鑷韉驢驥纜讜躪釅鑽鑾鑼鱷鱸黷豔鑿鸚爨驪鬱鸛鸞籲"],
["c940","乂乜凵匚厂万丌乇亍囗兀屮彳丏冇与丮亓仂仉仈冘勼卬厹圠夃夬尐巿旡殳毌气爿丱丼仨仜仩仡仝仚刌匜卌圢圣夗夯宁宄尒尻屴屳帄庀庂忉戉扐氕"],
["c9a1","氶汃氿氻犮犰玊禸肊阞伎优伬仵伔仱伀价伈伝伂伅伢伓伄仴伒冱刓刉刐劦匢匟卍厊吇囡囟圮圪圴夼妀奼妅奻奾奷奿孖尕尥屼屺屻屾巟幵庄异弚彴忕忔忏扜扞扤扡扦扢扙扠扚扥旯旮朾朹朸朻机朿朼朳氘汆汒汜汏汊汔汋"],
["ca40","汌灱牞犴犵玎甪癿穵网艸艼芀艽艿虍襾邙邗邘邛邔阢阤阠阣佖伻佢佉体佤伾佧佒佟佁佘伭伳伿佡冏冹刜刞刡劭劮匉卣卲厎厏吰吷吪呔呅吙吜吥吘"],
["caa1","吽呏呁吨吤呇囮囧囥坁坅坌坉坋坒夆奀妦妘妠妗妎妢妐妏妧妡宎宒尨尪岍岏岈岋岉岒岊岆岓岕巠帊帎庋庉庌庈庍弅弝彸彶忒忑忐忭忨忮忳忡忤忣忺忯忷忻怀忴戺抃抌抎抏抔抇扱扻扺扰抁抈扷扽扲扴攷旰旴旳旲旵杅杇"],
["cb40","杙杕杌杈杝杍杚杋毐氙氚汸汧汫沄沋沏汱汯汩沚汭沇沕沜汦汳汥汻沎灴灺牣犿犽狃狆狁犺狅玕玗玓玔玒町甹疔疕皁礽耴肕肙肐肒肜芐芏芅芎芑芓"],
["cba1","芊芃芄豸迉辿邟邡邥邞邧邠阰阨阯阭丳侘佼侅佽侀侇佶佴侉侄佷佌侗佪侚佹侁佸侐侜侔侞侒侂侕佫佮冞冼冾刵刲刳剆刱劼匊匋匼厒厔咇呿咁咑咂咈呫呺呾呥呬呴呦咍呯呡呠咘呣呧呤囷囹坯坲坭坫坱坰坶垀坵坻坳坴坢"],
["cc40","坨坽夌奅妵妺姏姎妲姌姁妶妼姃姖妱妽姀姈妴姇孢孥宓宕屄屇岮岤岠岵岯岨岬岟岣岭岢岪岧岝岥岶岰岦帗帔帙弨弢弣弤彔徂彾彽忞忥怭怦怙怲怋"],
["cca1","怴怊怗怳怚怞怬怢怍怐怮怓怑怌怉怜戔戽抭抴拑抾抪抶拊抮抳抯抻抩抰抸攽斨斻昉旼昄昒昈旻昃昋昍昅旽昑昐曶朊枅杬枎枒杶杻枘枆构杴枍枌杺枟枑枙枃杽极杸杹枔欥殀歾毞氝沓泬泫泮泙沶泔沭泧沷泐泂沺泃泆泭泲"],
["cd40","泒泝沴沊沝沀泞泀洰泍泇沰泹泏泩泑炔炘炅炓炆炄炑炖炂炚炃牪狖狋狘狉狜狒狔狚狌狑玤玡玭玦玢玠玬玝瓝瓨甿畀甾疌疘皯盳盱盰盵矸矼矹矻矺"],
["cda1","矷祂礿秅穸穻竻籵糽耵肏肮肣肸肵肭舠芠苀芫芚芘芛芵芧芮芼芞芺芴芨芡芩苂芤苃芶芢虰虯虭虮豖迒迋迓迍迖迕迗邲邴邯邳邰阹阽阼阺陃俍俅俓侲俉俋俁俔俜俙侻侳俛俇俖侺俀侹俬剄剉勀勂匽卼厗厖厙厘咺咡咭咥哏"],
["ce40","哃茍咷咮哖咶哅哆咠呰咼咢咾呲哞咰垵垞垟垤垌垗垝垛垔垘垏垙垥垚垕壴复奓姡姞姮娀姱姝姺姽姼姶姤姲姷姛姩姳姵姠姾姴姭宨屌峐峘峌峗峋峛"],
["cea1","峞峚峉峇峊峖峓峔峏峈峆峎峟峸巹帡帢帣帠帤庰庤庢庛庣庥弇弮彖徆怷怹恔恲恞恅恓恇恉恛恌恀恂恟怤恄恘恦恮扂扃拏挍挋拵挎挃拫拹挏挌拸拶挀挓挔拺挕拻拰敁敃斪斿昶昡昲昵昜昦昢昳昫昺昝昴昹昮朏朐柁柲柈枺"],
["cf40","柜枻柸柘柀枷柅柫柤柟枵柍枳柷柶柮柣柂枹柎柧柰枲柼柆柭柌枮柦柛柺柉柊柃柪柋欨殂殄殶毖毘毠氠氡洨洴洭洟洼洿洒洊泚洳洄洙洺洚洑洀洝浂"],
["cfa1","洁洘洷洃洏浀洇洠洬洈洢洉洐炷炟炾炱炰炡炴炵炩牁牉牊牬牰牳牮狊狤狨狫狟狪狦狣玅珌珂珈珅玹玶玵玴珫玿珇玾珃珆玸珋瓬瓮甮畇畈疧疪癹盄眈眃眄眅眊盷盻盺矧矨砆砑砒砅砐砏砎砉砃砓祊祌祋祅祄秕种秏秖秎窀"],
["d040","穾竑笀笁籺籸籹籿粀粁紃紈紁罘羑羍羾耇耎耏耔耷胘胇胠胑胈胂胐胅胣胙胜胊胕胉胏胗胦胍臿舡芔苙苾苹茇苨茀苕茺苫苖苴苬苡苲苵茌苻苶苰苪"],
["d0a1","苤苠苺苳苭虷虴虼虳衁衎衧衪衩觓訄訇赲迣迡迮迠郱邽邿郕郅邾郇郋郈釔釓陔陏陑陓陊陎倞倅倇倓倢倰倛俵俴倳倷倬俶俷倗倜倠倧倵倯倱倎党冔冓凊凄凅凈凎剡剚剒剞剟剕剢勍匎厞唦哢唗唒哧哳哤唚哿唄唈哫唑唅哱"],
["d140","唊哻哷哸哠唎唃唋圁圂埌堲埕埒垺埆垽垼垸垶垿埇埐垹埁夎奊娙娖娭娮娕娏娗娊娞娳孬宧宭宬尃屖屔峬峿峮峱峷崀峹帩帨庨庮庪庬弳弰彧恝恚恧"],
["d1a1","恁悢悈悀悒悁悝悃悕悛悗悇悜悎戙扆拲挐捖挬捄捅挶捃揤挹捋捊挼挩捁挴捘捔捙挭捇挳捚捑挸捗捀捈敊敆旆旃旄旂晊晟晇晑朒朓栟栚桉栲栳栻桋桏栖栱栜栵栫栭栯桎桄栴栝栒栔栦栨栮桍栺栥栠欬欯欭欱欴歭肂殈毦毤"],
["d240","毨毣毢毧氥浺浣浤浶洍浡涒浘浢浭浯涑涍淯浿涆浞浧浠涗浰浼浟涂涘洯浨涋浾涀涄洖涃浻浽浵涐烜烓烑烝烋缹烢烗烒烞烠烔烍烅烆烇烚烎烡牂牸"],
["d2a1","牷牶猀狺狴狾狶狳狻猁珓珙珥珖玼珧珣珩珜珒珛珔珝珚珗珘珨瓞瓟瓴瓵甡畛畟疰痁疻痄痀疿疶疺皊盉眝眛眐眓眒眣眑眕眙眚眢眧砣砬砢砵砯砨砮砫砡砩砳砪砱祔祛祏祜祓祒祑秫秬秠秮秭秪秜秞秝窆窉窅窋窌窊窇竘笐"],
["d340","笄笓笅笏笈笊笎笉笒粄粑粊粌粈粍粅紞紝紑紎紘紖紓紟紒紏紌罜罡罞罠罝罛羖羒翃翂翀耖耾耹胺胲胹胵脁胻脀舁舯舥茳茭荄茙荑茥荖茿荁茦茜茢"],
["d3a1","荂荎茛茪茈茼荍茖茤茠茷茯茩荇荅荌荓茞茬荋茧荈虓虒蚢蚨蚖蚍蚑蚞蚇蚗蚆蚋蚚蚅蚥蚙蚡蚧蚕蚘蚎蚝蚐蚔衃衄衭衵衶衲袀衱衿衯袃衾衴衼訒豇豗豻貤貣赶赸趵趷趶軑軓迾迵适迿迻逄迼迶郖郠郙郚郣郟郥郘郛郗郜郤酐"],
["d440","酎酏釕釢釚陜陟隼飣髟鬯乿偰偪偡偞偠偓偋偝偲偈偍偁偛偊偢倕偅偟偩偫偣偤偆偀偮偳偗偑凐剫剭剬剮勖勓匭厜啵啶唼啍啐唴唪啑啢唶唵唰啒啅"],
["d4a1","唌唲啥啎唹啈唭唻啀啋圊圇埻堔埢埶埜埴堀埭埽堈埸堋埳埏堇埮埣埲埥埬埡堎埼堐埧堁堌埱埩埰堍堄奜婠婘婕婧婞娸娵婭婐婟婥婬婓婤婗婃婝婒婄婛婈媎娾婍娹婌婰婩婇婑婖婂婜孲孮寁寀屙崞崋崝崚崠崌崨崍崦崥崏"],
["d540","崰崒崣崟崮帾帴庱庴庹庲庳弶弸徛徖徟悊悐悆悾悰悺惓惔惏惤惙惝惈悱惛悷惊悿惃惍惀挲捥掊掂捽掽掞掭掝掗掫掎捯掇掐据掯捵掜捭掮捼掤挻掟"],
["d5a1","捸掅掁掑掍捰敓旍晥晡晛晙晜晢朘桹梇梐梜桭桮梮梫楖桯梣梬梩桵桴梲梏桷梒桼桫桲梪梀桱桾梛梖梋梠梉梤桸桻梑梌梊桽欶欳欷欸殑殏殍殎殌氪淀涫涴涳湴涬淩淢涷淶淔渀淈淠淟淖涾淥淜淝淛淴淊涽淭淰涺淕淂淏淉"],
["d640","淐淲淓淽淗淍淣涻烺焍烷焗烴焌烰焄烳焐烼烿焆焓焀烸烶焋焂焎牾牻牼牿猝猗猇猑猘猊猈狿猏猞玈珶珸珵琄琁珽琇琀珺珼珿琌琋珴琈畤畣痎痒痏"],
["d6a1","痋痌痑痐皏皉盓眹眯眭眱眲眴眳眽眥眻眵硈硒硉硍硊硌砦硅硐祤祧祩祪祣祫祡离秺秸秶秷窏窔窐笵筇笴笥笰笢笤笳笘笪笝笱笫笭笯笲笸笚笣粔粘粖粣紵紽紸紶紺絅紬紩絁絇紾紿絊紻紨罣羕羜羝羛翊翋翍翐翑翇翏翉耟"],
["d740","耞耛聇聃聈脘脥脙脛脭脟脬脞脡脕脧脝脢舑舸舳舺舴舲艴莐莣莨莍荺荳莤荴莏莁莕莙荵莔莩荽莃莌莝莛莪莋荾莥莯莈莗莰荿莦莇莮荶莚虙虖蚿蚷"],
["d7a1","蛂蛁蛅蚺蚰蛈蚹蚳蚸蛌蚴蚻蚼蛃蚽蚾衒袉袕袨袢袪袚袑袡袟袘袧袙袛袗袤袬袌袓袎覂觖觙觕訰訧訬訞谹谻豜豝豽貥赽赻赹趼跂趹趿跁軘軞軝軜軗軠軡逤逋逑逜逌逡郯郪郰郴郲郳郔郫郬郩酖酘酚酓酕釬釴釱釳釸釤釹釪"],
["d840","釫釷釨釮镺閆閈陼陭陫陱陯隿靪頄飥馗傛傕傔傞傋傣傃傌傎傝偨傜傒傂傇兟凔匒匑厤厧喑喨喥喭啷噅喢喓喈喏喵喁喣喒喤啽喌喦啿喕喡喎圌堩堷"],
["d8a1","堙堞堧堣堨埵塈堥堜堛堳堿堶堮堹堸堭堬堻奡媯媔媟婺媢媞婸媦婼媥媬媕媮娷媄媊媗媃媋媩婻婽媌媜媏媓媝寪寍寋寔寑寊寎尌尰崷嵃嵫嵁嵋崿崵嵑嵎嵕崳崺嵒崽崱嵙嵂崹嵉崸崼崲崶嵀嵅幄幁彘徦徥徫惉悹惌惢惎惄愔"],
["d940","惲愊愖愅惵愓惸惼惾惁愃愘愝愐惿愄愋扊掔掱掰揎揥揨揯揃撝揳揊揠揶揕揲揵摡揟掾揝揜揄揘揓揂揇揌揋揈揰揗揙攲敧敪敤敜敨敥斌斝斞斮旐旒"],
["d9a1","晼晬晻暀晱晹晪晲朁椌棓椄棜椪棬棪棱椏棖棷棫棤棶椓椐棳棡椇棌椈楰梴椑棯棆椔棸棐棽棼棨椋椊椗棎棈棝棞棦棴棑椆棔棩椕椥棇欹欻欿欼殔殗殙殕殽毰毲毳氰淼湆湇渟湉溈渼渽湅湢渫渿湁湝湳渜渳湋湀湑渻渃渮湞"],
["da40","湨湜湡渱渨湠湱湫渹渢渰湓湥渧湸湤湷湕湹湒湦渵渶湚焠焞焯烻焮焱焣焥焢焲焟焨焺焛牋牚犈犉犆犅犋猒猋猰猢猱猳猧猲猭猦猣猵猌琮琬琰琫琖"],
["daa1","琚琡琭琱琤琣琝琩琠琲瓻甯畯畬痧痚痡痦痝痟痤痗皕皒盚睆睇睄睍睅睊睎睋睌矞矬硠硤硥硜硭硱硪确硰硩硨硞硢祴祳祲祰稂稊稃稌稄窙竦竤筊笻筄筈筌筎筀筘筅粢粞粨粡絘絯絣絓絖絧絪絏絭絜絫絒絔絩絑絟絎缾缿罥"],
["db40","罦羢羠羡翗聑聏聐胾胔腃腊腒腏腇脽腍脺臦臮臷臸臹舄舼舽舿艵茻菏菹萣菀菨萒菧菤菼菶萐菆菈菫菣莿萁菝菥菘菿菡菋菎菖菵菉萉萏菞萑萆菂菳"],
["dba1","菕菺菇菑菪萓菃菬菮菄菻菗菢萛菛菾蛘蛢蛦蛓蛣蛚蛪蛝蛫蛜蛬蛩蛗蛨蛑衈衖衕袺裗袹袸裀袾袶袼袷袽袲褁裉覕覘覗觝觚觛詎詍訹詙詀詗詘詄詅詒詈詑詊詌詏豟貁貀貺貾貰貹貵趄趀趉跘跓跍跇跖跜跏跕跙跈跗跅軯軷軺"],
["dc40","軹軦軮軥軵軧軨軶軫軱軬軴軩逭逴逯鄆鄬鄄郿郼鄈郹郻鄁鄀鄇鄅鄃酡酤酟酢酠鈁鈊鈥鈃鈚鈦鈏鈌鈀鈒釿釽鈆鈄鈧鈂鈜鈤鈙鈗鈅鈖镻閍閌閐隇陾隈"],
["dca1","隉隃隀雂雈雃雱雰靬靰靮頇颩飫鳦黹亃亄亶傽傿僆傮僄僊傴僈僂傰僁傺傱僋僉傶傸凗剺剸剻剼嗃嗛嗌嗐嗋嗊嗝嗀嗔嗄嗩喿嗒喍嗏嗕嗢嗖嗈嗲嗍嗙嗂圔塓塨塤塏塍塉塯塕塎塝塙塥塛堽塣塱壼嫇嫄嫋媺媸媱媵媰媿嫈媻嫆"],
["dd40","媷嫀嫊媴媶嫍媹媐寖寘寙尟尳嵱嵣嵊嵥嵲嵬嵞嵨嵧嵢巰幏幎幊幍幋廅廌廆廋廇彀徯徭惷慉慊愫慅愶愲愮慆愯慏愩慀戠酨戣戥戤揅揱揫搐搒搉搠搤"],
["dda1","搳摃搟搕搘搹搷搢搣搌搦搰搨摁搵搯搊搚摀搥搧搋揧搛搮搡搎敯斒旓暆暌暕暐暋暊暙暔晸朠楦楟椸楎楢楱椿楅楪椹楂楗楙楺楈楉椵楬椳椽楥棰楸椴楩楀楯楄楶楘楁楴楌椻楋椷楜楏楑椲楒椯楻椼歆歅歃歂歈歁殛嗀毻毼"],
["de40","毹毷毸溛滖滈溏滀溟溓溔溠溱溹滆滒溽滁溞滉溷溰滍溦滏溲溾滃滜滘溙溒溎溍溤溡溿溳滐滊溗溮溣煇煔煒煣煠煁煝煢煲煸煪煡煂煘煃煋煰煟煐煓"],
["dea1","煄煍煚牏犍犌犑犐犎猼獂猻猺獀獊獉瑄瑊瑋瑒瑑瑗瑀瑏瑐瑎瑂瑆瑍瑔瓡瓿瓾瓽甝畹畷榃痯瘏瘃痷痾痼痹痸瘐痻痶痭痵痽皙皵盝睕睟睠睒睖睚睩睧睔睙睭矠碇碚碔碏碄碕碅碆碡碃硹碙碀碖硻祼禂祽祹稑稘稙稒稗稕稢稓"],
["df40","稛稐窣窢窞竫筦筤筭筴筩筲筥筳筱筰筡筸筶筣粲粴粯綈綆綀綍絿綅絺綎絻綃絼綌綔綄絽綒罭罫罧罨罬羦羥羧翛翜耡腤腠腷腜腩腛腢腲朡腞腶腧腯"],
["dfa1","腄腡舝艉艄艀艂艅蓱萿葖葶葹蒏蒍葥葑葀蒆葧萰葍葽葚葙葴葳葝蔇葞萷萺萴葺葃葸萲葅萩菙葋萯葂萭葟葰萹葎葌葒葯蓅蒎萻葇萶萳葨葾葄萫葠葔葮葐蜋蜄蛷蜌蛺蛖蛵蝍蛸蜎蜉蜁蛶蜍蜅裖裋裍裎裞裛裚裌裐覅覛觟觥觤"],
["e040","觡觠觢觜触詶誆詿詡訿詷誂誄詵誃誁詴詺谼豋豊豥豤豦貆貄貅賌赨赩趑趌趎趏趍趓趔趐趒跰跠跬跱跮跐跩跣跢跧跲跫跴輆軿輁輀輅輇輈輂輋遒逿"],
["e0a1","遄遉逽鄐鄍鄏鄑鄖鄔鄋鄎酮酯鉈鉒鈰鈺鉦鈳鉥鉞銃鈮鉊鉆鉭鉬鉏鉠鉧鉯鈶鉡鉰鈱鉔鉣鉐鉲鉎鉓鉌鉖鈲閟閜閞閛隒隓隑隗雎雺雽雸雵靳靷靸靲頏頍頎颬飶飹馯馲馰馵骭骫魛鳪鳭鳧麀黽僦僔僗僨僳僛僪僝僤僓僬僰僯僣僠"],
["e140","凘劀劁勩勫匰厬嘧嘕嘌嘒嗼嘏嘜嘁嘓嘂嗺嘝嘄嗿嗹墉塼墐墘墆墁塿塴墋塺墇墑墎塶墂墈塻墔墏壾奫嫜嫮嫥嫕嫪嫚嫭嫫嫳嫢嫠嫛嫬嫞嫝嫙嫨嫟孷寠"],
["e1a1","寣屣嶂嶀嵽嶆嵺嶁嵷嶊嶉嶈嵾嵼嶍嵹嵿幘幙幓廘廑廗廎廜廕廙廒廔彄彃彯徶愬愨慁慞慱慳慒慓慲慬憀慴慔慺慛慥愻慪慡慖戩戧戫搫摍摛摝摴摶摲摳摽摵摦撦摎撂摞摜摋摓摠摐摿搿摬摫摙摥摷敳斠暡暠暟朅朄朢榱榶槉"],
["e240","榠槎榖榰榬榼榑榙榎榧榍榩榾榯榿槄榽榤槔榹槊榚槏榳榓榪榡榞槙榗榐槂榵榥槆歊歍歋殞殟殠毃毄毾滎滵滱漃漥滸漷滻漮漉潎漙漚漧漘漻漒滭漊"],
["e2a1","漶潳滹滮漭潀漰漼漵滫漇漎潃漅滽滶漹漜滼漺漟漍漞漈漡熇熐熉熀熅熂熏煻熆熁熗牄牓犗犕犓獃獍獑獌瑢瑳瑱瑵瑲瑧瑮甀甂甃畽疐瘖瘈瘌瘕瘑瘊瘔皸瞁睼瞅瞂睮瞀睯睾瞃碲碪碴碭碨硾碫碞碥碠碬碢碤禘禊禋禖禕禔禓"],
["e340","禗禈禒禐稫穊稰稯稨稦窨窫窬竮箈箜箊箑箐箖箍箌箛箎箅箘劄箙箤箂粻粿粼粺綧綷緂綣綪緁緀緅綝緎緄緆緋緌綯綹綖綼綟綦綮綩綡緉罳翢翣翥翞"],
["e3a1","耤聝聜膉膆膃膇膍膌膋舕蒗蒤蒡蒟蒺蓎蓂蒬蒮蒫蒹蒴蓁蓍蒪蒚蒱蓐蒝蒧蒻蒢蒔蓇蓌蒛蒩蒯蒨蓖蒘蒶蓏蒠蓗蓔蓒蓛蒰蒑虡蜳蜣蜨蝫蝀蜮蜞蜡蜙蜛蝃蜬蝁蜾蝆蜠蜲蜪蜭蜼蜒蜺蜱蜵蝂蜦蜧蜸蜤蜚蜰蜑裷裧裱裲裺裾裮裼裶裻"],
["e440","裰裬裫覝覡覟覞觩觫觨誫誙誋誒誏誖谽豨豩賕賏賗趖踉踂跿踍跽踊踃踇踆踅跾踀踄輐輑輎輍鄣鄜鄠鄢鄟鄝鄚鄤鄡鄛酺酲酹酳銥銤鉶銛鉺銠銔銪銍"],
["e4a1","銦銚銫鉹銗鉿銣鋮銎銂銕銢鉽銈銡銊銆銌銙銧鉾銇銩銝銋鈭隞隡雿靘靽靺靾鞃鞀鞂靻鞄鞁靿韎韍頖颭颮餂餀餇馝馜駃馹馻馺駂馽駇骱髣髧鬾鬿魠魡魟鳱鳲鳵麧僿儃儰僸儆儇僶僾儋儌僽儊劋劌勱勯噈噂噌嘵噁噊噉噆噘"],
["e540","噚噀嘳嘽嘬嘾嘸嘪嘺圚墫墝墱墠墣墯墬墥墡壿嫿嫴嫽嫷嫶嬃嫸嬂嫹嬁嬇嬅嬏屧嶙嶗嶟嶒嶢嶓嶕嶠嶜嶡嶚嶞幩幝幠幜緳廛廞廡彉徲憋憃慹憱憰憢憉"],
["e5a1","憛憓憯憭憟憒憪憡憍慦憳戭摮摰撖撠撅撗撜撏撋撊撌撣撟摨撱撘敶敺敹敻斲斳暵暰暩暲暷暪暯樀樆樗槥槸樕槱槤樠槿槬槢樛樝槾樧槲槮樔槷槧橀樈槦槻樍槼槫樉樄樘樥樏槶樦樇槴樖歑殥殣殢殦氁氀毿氂潁漦潾澇濆澒"],
["e640","澍澉澌潢潏澅潚澖潶潬澂潕潲潒潐潗澔澓潝漀潡潫潽潧澐潓澋潩潿澕潣潷潪潻熲熯熛熰熠熚熩熵熝熥熞熤熡熪熜熧熳犘犚獘獒獞獟獠獝獛獡獚獙"],
["e6a1","獢璇璉璊璆璁瑽璅璈瑼瑹甈甇畾瘥瘞瘙瘝瘜瘣瘚瘨瘛皜皝皞皛瞍瞏瞉瞈磍碻磏磌磑磎磔磈磃磄磉禚禡禠禜禢禛歶稹窲窴窳箷篋箾箬篎箯箹篊箵糅糈糌糋緷緛緪緧緗緡縃緺緦緶緱緰緮緟罶羬羰羭翭翫翪翬翦翨聤聧膣膟"],
["e740","膞膕膢膙膗舖艏艓艒艐艎艑蔤蔻蔏蔀蔩蔎蔉蔍蔟蔊蔧蔜蓻蔫蓺蔈蔌蓴蔪蓲蔕蓷蓫蓳蓼蔒蓪蓩蔖蓾蔨蔝蔮蔂蓽蔞蓶蔱蔦蓧蓨蓰蓯蓹蔘蔠蔰蔋蔙蔯虢"],
["e7a1","蝖蝣蝤蝷蟡蝳蝘蝔蝛蝒蝡蝚蝑蝞蝭蝪蝐蝎蝟蝝蝯蝬蝺蝮蝜蝥蝏蝻蝵蝢蝧蝩衚褅褌褔褋褗褘褙褆褖褑褎褉覢覤覣觭觰觬諏諆誸諓諑諔諕誻諗誾諀諅諘諃誺誽諙谾豍貏賥賟賙賨賚賝賧趠趜趡趛踠踣踥踤踮踕踛踖踑踙踦踧"],
["e840","踔踒踘踓踜踗踚輬輤輘輚輠輣輖輗遳遰遯遧遫鄯鄫鄩鄪鄲鄦鄮醅醆醊醁醂醄醀鋐鋃鋄鋀鋙銶鋏鋱鋟鋘鋩鋗鋝鋌鋯鋂鋨鋊鋈鋎鋦鋍鋕鋉鋠鋞鋧鋑鋓"],
["e8a1","銵鋡鋆銴镼閬閫閮閰隤隢雓霅霈霂靚鞊鞎鞈韐韏頞頝頦頩頨頠頛頧颲餈飺餑餔餖餗餕駜駍駏駓駔駎駉駖駘駋駗駌骳髬髫髳髲髱魆魃魧魴魱魦魶魵魰魨魤魬鳼鳺鳽鳿鳷鴇鴀鳹鳻鴈鴅鴄麃黓鼏鼐儜儓儗儚儑凞匴叡噰噠噮"],
["e940","噳噦噣噭噲噞噷圜圛壈墽壉墿墺壂墼壆嬗嬙嬛嬡嬔嬓嬐嬖嬨嬚嬠嬞寯嶬嶱嶩嶧嶵嶰嶮嶪嶨嶲嶭嶯嶴幧幨幦幯廩廧廦廨廥彋徼憝憨憖懅憴懆懁懌憺"],
["e9a1","憿憸憌擗擖擐擏擉撽撉擃擛擳擙攳敿敼斢曈暾曀曊曋曏暽暻暺曌朣樴橦橉橧樲橨樾橝橭橶橛橑樨橚樻樿橁橪橤橐橏橔橯橩橠樼橞橖橕橍橎橆歕歔歖殧殪殫毈毇氄氃氆澭濋澣濇澼濎濈潞濄澽澞濊澨瀄澥澮澺澬澪濏澿澸"],
["ea40","澢濉澫濍澯澲澰燅燂熿熸燖燀燁燋燔燊燇燏熽燘熼燆燚燛犝犞獩獦獧獬獥獫獪瑿璚璠璔璒璕璡甋疀瘯瘭瘱瘽瘳瘼瘵瘲瘰皻盦瞚瞝瞡瞜瞛瞢瞣瞕瞙"],
["eaa1","瞗磝磩磥磪磞磣磛磡磢磭磟磠禤穄穈穇窶窸窵窱窷篞篣篧篝篕篥篚篨篹篔篪篢篜篫篘篟糒糔糗糐糑縒縡縗縌縟縠縓縎縜縕縚縢縋縏縖縍縔縥縤罃罻罼罺羱翯耪耩聬膱膦膮膹膵膫膰膬膴膲膷膧臲艕艖艗蕖蕅蕫蕍蕓蕡蕘"],
["eb40","蕀蕆蕤蕁蕢蕄蕑蕇蕣蔾蕛蕱蕎蕮蕵蕕蕧蕠薌蕦蕝蕔蕥蕬虣虥虤螛螏螗螓螒螈螁螖螘蝹螇螣螅螐螑螝螄螔螜螚螉褞褦褰褭褮褧褱褢褩褣褯褬褟觱諠"],
["eba1","諢諲諴諵諝謔諤諟諰諈諞諡諨諿諯諻貑貒貐賵賮賱賰賳赬赮趥趧踳踾踸蹀蹅踶踼踽蹁踰踿躽輶輮輵輲輹輷輴遶遹遻邆郺鄳鄵鄶醓醐醑醍醏錧錞錈錟錆錏鍺錸錼錛錣錒錁鍆錭錎錍鋋錝鋺錥錓鋹鋷錴錂錤鋿錩錹錵錪錔錌"],
["ec40","錋鋾錉錀鋻錖閼闍閾閹閺閶閿閵閽隩雔霋霒霐鞙鞗鞔韰韸頵頯頲餤餟餧餩馞駮駬駥駤駰駣駪駩駧骹骿骴骻髶髺髹髷鬳鮀鮅鮇魼魾魻鮂鮓鮒鮐魺鮕"],
["eca1","魽鮈鴥鴗鴠鴞鴔鴩鴝鴘鴢鴐鴙鴟麈麆麇麮麭黕黖黺鼒鼽儦儥儢儤儠儩勴嚓嚌嚍嚆嚄嚃噾嚂噿嚁壖壔壏壒嬭嬥嬲嬣嬬嬧嬦嬯嬮孻寱寲嶷幬幪徾徻懃憵憼懧懠懥懤懨懞擯擩擣擫擤擨斁斀斶旚曒檍檖檁檥檉檟檛檡檞檇檓檎"],
["ed40","檕檃檨檤檑橿檦檚檅檌檒歛殭氉濌澩濴濔濣濜濭濧濦濞濲濝濢濨燡燱燨燲燤燰燢獳獮獯璗璲璫璐璪璭璱璥璯甐甑甒甏疄癃癈癉癇皤盩瞵瞫瞲瞷瞶"],
["eda1","瞴瞱瞨矰磳磽礂磻磼磲礅磹磾礄禫禨穜穛穖穘穔穚窾竀竁簅簏篲簀篿篻簎篴簋篳簂簉簃簁篸篽簆篰篱簐簊糨縭縼繂縳顈縸縪繉繀繇縩繌縰縻縶繄縺罅罿罾罽翴翲耬膻臄臌臊臅臇膼臩艛艚艜薃薀薏薧薕薠薋薣蕻薤薚薞"],
["ee40","蕷蕼薉薡蕺蕸蕗薎薖薆薍薙薝薁薢薂薈薅蕹蕶薘薐薟虨螾螪螭蟅螰螬螹螵螼螮蟉蟃蟂蟌螷螯蟄蟊螴螶螿螸螽蟞螲褵褳褼褾襁襒褷襂覭覯覮觲觳謞"],
["eea1","謘謖謑謅謋謢謏謒謕謇謍謈謆謜謓謚豏豰豲豱豯貕貔賹赯蹎蹍蹓蹐蹌蹇轃轀邅遾鄸醚醢醛醙醟醡醝醠鎡鎃鎯鍤鍖鍇鍼鍘鍜鍶鍉鍐鍑鍠鍭鎏鍌鍪鍹鍗鍕鍒鍏鍱鍷鍻鍡鍞鍣鍧鎀鍎鍙闇闀闉闃闅閷隮隰隬霠霟霘霝霙鞚鞡鞜"],
["ef40","鞞鞝韕韔韱顁顄顊顉顅顃餥餫餬餪餳餲餯餭餱餰馘馣馡騂駺駴駷駹駸駶駻駽駾駼騃骾髾髽鬁髼魈鮚鮨鮞鮛鮦鮡鮥鮤鮆鮢鮠鮯鴳鵁鵧鴶鴮鴯鴱鴸鴰"],
["efa1","鵅鵂鵃鴾鴷鵀鴽翵鴭麊麉麍麰黈黚黻黿鼤鼣鼢齔龠儱儭儮嚘嚜嚗嚚嚝嚙奰嬼屩屪巀幭幮懘懟懭懮懱懪懰懫懖懩擿攄擽擸攁攃擼斔旛曚曛曘櫅檹檽櫡櫆檺檶檷櫇檴檭歞毉氋瀇瀌瀍瀁瀅瀔瀎濿瀀濻瀦濼濷瀊爁燿燹爃燽獶"],
["f040","璸瓀璵瓁璾璶璻瓂甔甓癜癤癙癐癓癗癚皦皽盬矂瞺磿礌礓礔礉礐礒礑禭禬穟簜簩簙簠簟簭簝簦簨簢簥簰繜繐繖繣繘繢繟繑繠繗繓羵羳翷翸聵臑臒"],
["f0a1","臐艟艞薴藆藀藃藂薳薵薽藇藄薿藋藎藈藅薱薶藒蘤薸薷薾虩蟧蟦蟢蟛蟫蟪蟥蟟蟳蟤蟔蟜蟓蟭蟘蟣螤蟗蟙蠁蟴蟨蟝襓襋襏襌襆襐襑襉謪謧謣謳謰謵譇謯謼謾謱謥謷謦謶謮謤謻謽謺豂豵貙貘貗賾贄贂贀蹜蹢蹠蹗蹖蹞蹥蹧"],
["f140","蹛蹚蹡蹝蹩蹔轆轇轈轋鄨鄺鄻鄾醨醥醧醯醪鎵鎌鎒鎷鎛鎝鎉鎧鎎鎪鎞鎦鎕鎈鎙鎟鎍鎱鎑鎲鎤鎨鎴鎣鎥闒闓闑隳雗雚巂雟雘雝霣霢霥鞬鞮鞨鞫鞤鞪"],
["f1a1","鞢鞥韗韙韖韘韺顐顑顒颸饁餼餺騏騋騉騍騄騑騊騅騇騆髀髜鬈鬄鬅鬩鬵魊魌魋鯇鯆鯃鮿鯁鮵鮸鯓鮶鯄鮹鮽鵜鵓鵏鵊鵛鵋鵙鵖鵌鵗鵒鵔鵟鵘鵚麎麌黟鼁鼀鼖鼥鼫鼪鼩鼨齌齕儴儵劖勷厴嚫嚭嚦嚧嚪嚬壚壝壛夒嬽嬾嬿巃幰"],
["f240","徿懻攇攐攍攉攌攎斄旞旝曞櫧櫠櫌櫑櫙櫋櫟櫜櫐櫫櫏櫍櫞歠殰氌瀙瀧瀠瀖瀫瀡瀢瀣瀩瀗瀤瀜瀪爌爊爇爂爅犥犦犤犣犡瓋瓅璷瓃甖癠矉矊矄矱礝礛"],
["f2a1","礡礜礗礞禰穧穨簳簼簹簬簻糬糪繶繵繸繰繷繯繺繲繴繨罋罊羃羆羷翽翾聸臗臕艤艡艣藫藱藭藙藡藨藚藗藬藲藸藘藟藣藜藑藰藦藯藞藢蠀蟺蠃蟶蟷蠉蠌蠋蠆蟼蠈蟿蠊蠂襢襚襛襗襡襜襘襝襙覈覷覶觶譐譈譊譀譓譖譔譋譕"],
["f340","譑譂譒譗豃豷豶貚贆贇贉趬趪趭趫蹭蹸蹳蹪蹯蹻軂轒轑轏轐轓辴酀鄿醰醭鏞鏇鏏鏂鏚鏐鏹鏬鏌鏙鎩鏦鏊鏔鏮鏣鏕鏄鏎鏀鏒鏧镽闚闛雡霩霫霬霨霦"],
["f3a1","鞳鞷鞶韝韞韟顜顙顝顗颿颽颻颾饈饇饃馦馧騚騕騥騝騤騛騢騠騧騣騞騜騔髂鬋鬊鬎鬌鬷鯪鯫鯠鯞鯤鯦鯢鯰鯔鯗鯬鯜鯙鯥鯕鯡鯚鵷鶁鶊鶄鶈鵱鶀鵸鶆鶋鶌鵽鵫鵴鵵鵰鵩鶅鵳鵻鶂鵯鵹鵿鶇鵨麔麑黀黼鼭齀齁齍齖齗齘匷嚲"],
["f440","嚵嚳壣孅巆巇廮廯忀忁懹攗攖攕攓旟曨曣曤櫳櫰櫪櫨櫹櫱櫮櫯瀼瀵瀯瀷瀴瀱灂瀸瀿瀺瀹灀瀻瀳灁爓爔犨獽獼璺皫皪皾盭矌矎矏矍矲礥礣礧礨礤礩"],
["f4a1","禲穮穬穭竷籉籈籊籇籅糮繻繾纁纀羺翿聹臛臙舋艨艩蘢藿蘁藾蘛蘀藶蘄蘉蘅蘌藽蠙蠐蠑蠗蠓蠖襣襦覹觷譠譪譝譨譣譥譧譭趮躆躈躄轙轖轗轕轘轚邍酃酁醷醵醲醳鐋鐓鏻鐠鐏鐔鏾鐕鐐鐨鐙鐍鏵鐀鏷鐇鐎鐖鐒鏺鐉鏸鐊鏿"],
["f540","鏼鐌鏶鐑鐆闞闠闟霮霯鞹鞻韽韾顠顢顣顟飁飂饐饎饙饌饋饓騲騴騱騬騪騶騩騮騸騭髇髊髆鬐鬒鬑鰋鰈鯷鰅鰒鯸鱀鰇鰎鰆鰗鰔鰉鶟鶙鶤鶝鶒鶘鶐鶛"],
["f5a1","鶠鶔鶜鶪鶗鶡鶚鶢鶨鶞鶣鶿鶩鶖鶦鶧麙麛麚黥黤黧黦鼰鼮齛齠齞齝齙龑儺儹劘劗囃嚽嚾孈孇巋巏廱懽攛欂櫼欃櫸欀灃灄灊灈灉灅灆爝爚爙獾甗癪矐礭礱礯籔籓糲纊纇纈纋纆纍罍羻耰臝蘘蘪蘦蘟蘣蘜蘙蘧蘮蘡蘠蘩蘞蘥"],
["f640","蠩蠝蠛蠠蠤蠜蠫衊襭襩襮襫觺譹譸譅譺譻贐贔趯躎躌轞轛轝酆酄酅醹鐿鐻鐶鐩鐽鐼鐰鐹鐪鐷鐬鑀鐱闥闤闣霵霺鞿韡顤飉飆飀饘饖騹騽驆驄驂驁騺"],
["f6a1","騿髍鬕鬗鬘鬖鬺魒鰫鰝鰜鰬鰣鰨鰩鰤鰡鶷鶶鶼鷁鷇鷊鷏鶾鷅鷃鶻鶵鷎鶹鶺鶬鷈鶱鶭鷌鶳鷍鶲鹺麜黫黮黭鼛鼘鼚鼱齎齥齤龒亹囆囅囋奱孋孌巕巑廲攡攠攦攢欋欈欉氍灕灖灗灒爞爟犩獿瓘瓕瓙瓗癭皭礵禴穰穱籗籜籙籛籚"],
["f740","糴糱纑罏羇臞艫蘴蘵蘳蘬蘲蘶蠬蠨蠦蠪蠥襱覿覾觻譾讄讂讆讅譿贕躕躔躚躒躐躖躗轠轢酇鑌鑐鑊鑋鑏鑇鑅鑈鑉鑆霿韣顪顩飋饔饛驎驓驔驌驏驈驊"],
["f7a1","驉驒驐髐鬙鬫鬻魖魕鱆鱈鰿鱄鰹鰳鱁鰼鰷鰴鰲鰽鰶鷛鷒鷞鷚鷋鷐鷜鷑鷟鷩鷙鷘鷖鷵鷕鷝麶黰鼵鼳鼲齂齫龕龢儽劙壨壧奲孍巘蠯彏戁戃戄攩攥斖曫欑欒欏毊灛灚爢玂玁玃癰矔籧籦纕艬蘺虀蘹蘼蘱蘻蘾蠰蠲蠮蠳襶襴襳觾"],
["f840","讌讎讋讈豅贙躘轤轣醼鑢鑕鑝鑗鑞韄韅頀驖驙鬞鬟鬠鱒鱘鱐鱊鱍鱋鱕鱙鱌鱎鷻鷷鷯鷣鷫鷸鷤鷶鷡鷮鷦鷲鷰鷢鷬鷴鷳鷨鷭黂黐黲黳鼆鼜鼸鼷鼶齃齏"],
["f8a1","齱齰齮齯囓囍孎屭攭曭曮欓灟灡灝灠爣瓛瓥矕礸禷禶籪纗羉艭虃蠸蠷蠵衋讔讕躞躟躠躝醾醽釂鑫鑨鑩雥靆靃靇韇韥驞髕魙鱣鱧鱦鱢鱞鱠鸂鷾鸇鸃鸆鸅鸀鸁鸉鷿鷽鸄麠鼞齆齴齵齶囔攮斸欘欙欗欚灢爦犪矘矙礹籩籫糶纚"],
["f940","纘纛纙臠臡虆虇虈襹襺襼襻觿讘讙躥躤躣鑮鑭鑯鑱鑳靉顲饟鱨鱮鱭鸋鸍鸐鸏鸒鸑麡黵鼉齇齸齻齺齹圞灦籯蠼趲躦釃鑴鑸鑶鑵驠鱴鱳鱱鱵鸔鸓黶鼊"],
["f9a1","龤灨灥糷虪蠾蠽蠿讞貜躩軉靋顳顴飌饡馫驤驦驧鬤鸕鸗齈戇欞爧虌躨钂钀钁驩驨鬮鸙爩虋讟钃鱹麷癵驫鱺鸝灩灪麤齾齉龘碁銹裏墻恒粧嫺╔╦╗╠╬╣╚╩╝╒╤╕╞╪╡╘╧╛╓╥╖╟╫╢╙╨╜║═╭╮╰╯▓"]],
Wh=Object.freeze({__proto__:null,default:Oh}),Kh=[["8740","䏰䰲䘃䖦䕸𧉧䵷䖳𧲱䳢𧳅㮕䜶䝄䱇䱀𤊿𣘗𧍒𦺋𧃒䱗𪍑䝏䗚䲅𧱬䴇䪤䚡𦬣爥𥩔𡩣𣸆𣽡晍囻"],
["8767","綕夝𨮹㷴霴𧯯寛𡵞媤㘥𩺰嫑宷峼杮薓𩥅瑡璝㡵𡵓𣚞𦀡㻬"],["87a1","𥣞㫵竼龗𤅡𨤍𣇪𠪊𣉞䌊蒄龖鐯䤰蘓墖靊鈘秐稲晠権袝瑌篅枂稬剏遆㓦珄𥶹瓆鿇垳䤯呌䄱𣚎堘穲𧭥讏䚮𦺈䆁𥶙箮\
𢒼鿈𢓁𢓉𢓌鿉蔄𣖻䂴鿊䓡𪷿拁灮鿋"],["8840","㇀",4,"𠄌㇅𠃑𠃍㇆㇇𠃋𡿨㇈𠃊㇉㇊㇋㇌𠄎㇍㇎ĀÁǍÀĒÉĚÈŌÓǑÒ࿿Ê̄Ế࿿Ê̌ỀÊāáǎàɑēéěèīíǐìōóǒòūúǔùǖǘǚ"],
["88a1","ǜü࿿ê̄ế࿿ê̌ềêɡ⏚⏛"],["8940","𪎩𡅅"],["8943","攊"],["8946","丽滝鵎釟"],["894c","𧜵撑会伨侨兖兴农凤务动医华发变团声处备夲头学实実岚庆总斉柾栄桥济炼电纤纬纺织经统缆缷艺苏药\
视设询车轧轮"],["89a1","琑糼緍楆竉刧"],["89ab","醌碸酞肼"],["89b0","贋胶𠧧"],["89b5","肟黇䳍鷉鸌䰾𩷶𧀎鸊𪄳㗁"],["89c1","溚舾甙"],
["89c5","䤑马骏龙禇𨑬𡷊𠗐𢫦两亁亀亇亿仫伷㑌侽㹈倃傈㑽㒓㒥円夅凛凼刅争剹劐匧㗇厩㕑厰㕓参吣㕭㕲㚁咓咣咴咹哐哯唘唣唨㖘唿㖥㖿嗗㗅"],
["8a40","𧶄唥"],["8a43","𠱂𠴕𥄫喐𢳆㧬𠍁蹆𤶸𩓥䁓𨂾睺𢰸㨴䟕𨅝𦧲𤷪擝𠵼𠾴𠳕𡃴撍蹾𠺖𠰋𠽤𢲩𨉖𤓓"],["8a64","𠵆\
𩩍𨃩䟴𤺧𢳂骲㩧𩗴㿭㔆𥋇𩟔𧣈𢵄鵮頕"],["8a76","䏙𦂥撴哣𢵌𢯊𡁷㧻𡁯"],["8aa1","𦛚𦜖𧦠擪𥁒𠱃蹨𢆡𨭌𠜱"],["8aac",
"䠋𠆩㿺塳𢶍"],["8ab2","𤗈𠓼𦂗𠽌𠶖啹䂻䎺"],["8abb","䪴𢩦𡂝膪飵𠶜捹㧾𢝵跀嚡摼㹃"],["8ac9","𪘁𠸉𢫏𢳉"],["8ace","𡃈𣧂㦒㨆\
𨊛㕸𥹉𢃇噒𠼱𢲲𩜠㒼氽𤸻"],["8adf","𧕴𢺋𢈈𪙛𨳍𠹺𠰴𦠜羓𡃏𢠃𢤹㗻𥇣𠺌𠾍𠺪㾓𠼰𠵇𡅏𠹌"],["8af6","𠺫𠮩𠵈𡃀𡄽㿹\
𢚖搲𠾭"],["8b40","𣏴𧘹𢯎𠵾𠵿𢱑𢱕㨘𠺘𡃇𠼮𪘲𦭐𨳒𨶙𨳊閪哌苄喹"],["8b55","𩻃鰦骶𧝞𢷮煀腭胬尜𦕲脴㞗卟𨂽醶𠻺𠸏𠹷𠻻㗝𤷫㘉𠳖嚯𢞵𡃉𠸐𠹸𡁸𡅈𨈇𡑕\
𠹹𤹐𢶤婔𡀝𡀞𡃵𡃶垜𠸑"],["8ba1","𧚔𨋍𠾵𠹻𥅾㜃𠾶𡆀𥋘𪊽𤧚𡠺𤅷𨉼墙剨㘚𥜽箲孨䠀䬬鼧䧧鰟鮍𥭴𣄽嗻㗲嚉丨夂𡯁屮靑𠂆乛亻㔾尣彑忄㣺扌攵歺氵氺灬爫丬犭𤣩罒礻糹罓𦉪㓁"],
["8bde","𦍋耂肀𦘒𦥑卝衤见𧢲讠贝钅镸长门𨸏韦页风飞饣𩠐鱼鸟黄歯龜丷𠂇阝户钢"],["8c40","倻淾𩱳龦㷉袏𤅎灷峵䬠𥇍㕙𥴰愢𨨲辧釶熑朙玺𣊁𪄇㲋𡦀䬐磤琂冮\
𨜏䀉橣𪊺䈣蘏𠩯稪𩥇𨫪靕灍匤𢁾鏴盙𨧣龧矝亣俰傼丯众龨吴綋墒壐𡶶庒庙忂𢜒斋"],["8ca1","𣏹椙橃𣱣泿"],["8ca7","爀𤔅玌㻛\
𤨓嬕璹讃𥲤𥚕窓篬糃繬苸薗龩袐龪躹龫迏蕟駠鈡龬𨶹𡐿䁱䊢娚"],["8cc9","顨杫䉶圽"],["8cce","藖𤥻芿𧄍䲁𦵴嵻𦬕𦾾龭龮宖龯曧繛湗秊㶈䓃𣉖𢞖䎚䔶"],
["8ce6","峕𣬚諹屸㴒𣕑嵸龲煗䕘𤃬𡸣䱷㥸㑊𠆤𦱁諌侴𠈹妿腬顖𩣺弻"],["8d40","𠮟"],["8d42","𢇁𨥭䄂䚻𩁹㼇龳𪆵䃸㟖䛷𦱆䅼𨚲𧏿䕭㣔𥒚䕡䔛䶉䱻䵶䗪㿈𤬏㙡䓞䒽䇭崾\
嵈嵖㷼㠏嶤嶹㠠㠸幂庽弥徃㤈㤔㤿㥍惗愽峥㦉憷憹懏㦸戬抐拥挘㧸嚱"],["8da1","㨃揢揻搇摚㩋擀崕嘡龟㪗斆㪽旿晓㫲暒㬢朖㭂枤栀㭘桊梄㭲㭱㭻椉楃牜楤榟榅㮼槖㯝橥橴橱檂㯬檙㯲檫檵櫔櫶殁毁毪汵沪㳋洂洆洦涁\
㳯涤涱渕渘温溆𨧀溻滢滚齿滨滩漤漴㵆𣽁澁澾㵪㵵熷岙㶊瀬㶑灐灔灯灿炉𠌥䏁㗱𠻘"],["8e40","𣻗垾𦻓焾𥟠㙎榢𨯩孴穉𥣡𩓙穥穽𥦬窻窰竂竃燑𦒍䇊竚竝竪䇯咲𥰁\
笋筕笩𥌎𥳾箢筯莜𥮴𦱿篐萡箒箸𥴠㶭𥱥蒒篺簆簵𥳁籄粃𤢂粦晽𤕸糉糇糦籴糳糵糎"],["8ea1","繧䔝𦹄絝𦻖璍綉綫焵綳緒𤁗𦀩緤㴓緵𡟹緥𨍭縝𦄡𦅚繮纒䌫鑬\
縧罀罁罇礶𦋐駡羗𦍑羣𡙡𠁨䕜𣝦䔃𨌺翺𦒉者耈耝耨耯𪂇𦳃耻耼聡𢜔䦉𦘦𣷣𦛨朥肧𨩈脇脚墰𢛶汿𦒘𤾸擧𡒊舘𡡞橓𤩥𤪕䑺舩𠬍𦩒𣵾俹𡓽蓢荢𦬊𤦧𣔰𡝳𣷸芪椛芳䇛"],
["8f40","蕋苐茚𠸖𡞴㛁𣅽𣕚艻苢茘𣺋𦶣𦬅𦮗𣗎㶿茝嗬莅䔋𦶥莬菁菓㑾𦻔橗蕚㒖𦹂𢻯葘𥯤葱㷓䓤檧葊𣲵祘蒨𦮖𦹷𦹃蓞萏莑䒠蒓蓤𥲑䉀𥳀䕃蔴嫲𦺙䔧蕳䔖枿蘖"],
["8fa1","𨘥𨘻藁𧂈蘂𡖂𧃍䕫䕪蘨㙈𡢢号𧎚虾蝱𪃸蟮𢰧螱蟚蠏噡虬桖䘏衅衆𧗠𣶹𧗤衞袜䙛袴袵揁装睷𧜏覇覊覦覩覧覼𨨥觧𧤤𧪽誜瞓釾誐𧩙竩𧬺𣾏䜓𧬸煼謌謟𥐰𥕥謿譌譍誩𤩺讐讛誯𡛟䘕衏貛𧵔𧶏貫㜥𧵓賖𧶘𧶽贒贃𡤐賛灜贑𤳉㻐起"],
["9040","趩𨀂𡀔𤦊㭼𨆼𧄌竧躭躶軃鋔輙輭𨍥𨐒辥錃𪊟𠩐辳䤪𨧞𨔽𣶻廸𣉢迹𪀔𨚼𨔁𢌥㦀𦻗逷𨔼𧪾遡𨕬𨘋邨𨜓郄𨛦邮都酧㫰醩釄粬𨤳𡺉鈎沟鉁鉢𥖹銹𨫆𣲛𨬌𥗛"],
["90a1","𠴱錬鍫𨫡𨯫炏嫃𨫢𨫥䥥鉄𨯬𨰹𨯿鍳鑛躼閅閦鐦閠濶䊹𢙺𨛘𡉼𣸮䧟氜陻隖䅬隣𦻕懚隶磵𨫠隽双䦡𦲸𠉴𦐐𩂯𩃥𤫑𡤕𣌊霱虂霶䨏䔽䖅𤫩灵孁霛靜𩇕靗孊𩇫靟鐥僐𣂷𣂼鞉鞟鞱鞾韀韒韠𥑬韮琜𩐳響韵𩐝𧥺䫑頴頳顋顦㬎𧅵㵑𠘰𤅜"],
["9140","𥜆飊颷飈飇䫿𦴧𡛓喰飡飦飬鍸餹𤨩䭲𩡗𩤅駵騌騻騐驘𥜥㛄𩂱𩯕髠髢𩬅髴䰎鬔鬭𨘀倴鬴𦦨㣃𣁽魐魀𩴾婅𡡣鮎𤉋鰂鯿鰌𩹨鷔𩾷𪆒𪆫𪃡𪄣𪇟鵾鶃𪄴鸎梈"],
["91a1","鷄𢅛𪆓𪈠𡤻𪈳鴹𪂹𪊴麐麕麞麢䴴麪麯𤍤黁㭠㧥㴝伲㞾𨰫鼂鼈䮖鐤𦶢鼗鼖鼹嚟嚊齅馸𩂋韲葿齢齩竜龎爖䮾𤥵𤦻煷𤧸𤍈𤩑玞𨯚𡣺禟𨥾𨸶鍩鏳𨩄鋬鎁鏋𨥬𤒹爗㻫睲穃烐𤑳𤏸煾𡟯炣𡢾𣖙㻇𡢅𥐯𡟸㜢𡛻𡠹㛡𡝴𡣑𥽋㜣𡛀坛𤨥𡏾𡊨"],
["9240","𡏆𡒶蔃𣚦蔃葕𤦔𧅥𣸱𥕜𣻻𧁒䓴𣛮𩦝𦼦柹㜳㰕㷧塬𡤢栐䁗𣜿𤃡𤂋𤄏𦰡哋嚞𦚱嚒𠿟𠮨𠸍鏆𨬓鎜仸儫㠙𤐶亼𠑥𠍿佋侊𥙑婨𠆫𠏋㦙𠌊𠐔㐵伩𠋀𨺳𠉵諚𠈌亘"],
["92a1","働儍侢伃𤨎𣺊佂倮偬傁俌俥偘僼兙兛兝兞湶𣖕𣸹𣺿浲𡢄𣺉冨凃𠗠䓝𠒣𠒒𠒑赺𨪜𠜎剙劤𠡳勡鍮䙺熌𤎌𠰠𤦬𡃤槑𠸝瑹㻞璙琔瑖玘䮎𤪼𤂍叐㖄爏𤃉喴𠍅响𠯆圝鉝雴鍦埝垍坿㘾壋媙𨩆𡛺𡝯𡜐娬妸銏婾嫏娒𥥆𡧳𡡡𤊕㛵洅瑃娡𥺃"],
["9340","媁𨯗𠐓鏠璌𡌃焅䥲鐈𨧻鎽㞠尞岞幞幈𡦖𡥼𣫮廍孏𡤃𡤄㜁𡢠㛝𡛾㛓脪𨩇𡶺𣑲𨦨弌弎𡤧𡞫婫𡜻孄蘔𧗽衠恾𢡠𢘫忛㺸𢖯𢖾𩂈𦽳懀𠀾𠁆𢘛憙憘恵𢲛𢴇𤛔𩅍"],
["93a1","摱𤙥𢭪㨩𢬢𣑐𩣪𢹸挷𪑛撶挱揑𤧣𢵧护𢲡搻敫楲㯴𣂎𣊭𤦉𣊫唍𣋠𡣙𩐿曎𣊉𣆳㫠䆐𥖄𨬢𥖏𡛼𥕛𥐥磮𣄃𡠪𣈴㑤𣈏𣆂𤋉暎𦴤晫䮓昰𧡰𡷫晣𣋒𣋡昞𥡲㣑𣠺𣞼㮙𣞢𣏾瓐㮖枏𤘪梶栞㯄檾㡣𣟕𤒇樳橒櫉欅𡤒攑梘橌㯗橺歗𣿀𣲚鎠鋲𨯪𨫋"],
["9440","銉𨀞𨧜鑧涥漋𤧬浧𣽿㶏渄𤀼娽渊塇洤硂焻𤌚𤉶烱牐犇犔𤞏𤜥兹𤪤𠗫瑺𣻸𣙟𤩊𤤗𥿡㼆㺱𤫟𨰣𣼵悧㻳瓌琼鎇琷䒟𦷪䕑疃㽣𤳙𤴆㽘畕癳𪗆㬙瑨𨫌𤦫𤦎㫻"],
["94a1","㷍𤩎㻿𤧅𤣳釺圲鍂𨫣𡡤僟𥈡𥇧睸𣈲眎眏睻𤚗𣞁㩞𤣰琸璛㺿𤪺𤫇䃈𤪖𦆮錇𥖁砞碍碈磒珐祙𧝁𥛣䄎禛蒖禥樭𣻺稺秴䅮𡛦䄲鈵秱𠵌𤦌𠊙𣶺𡝮㖗啫㕰㚪𠇔𠰍竢婙𢛵𥪯𥪜娍𠉛磰娪𥯆竾䇹籝籭䈑𥮳𥺼𥺦糍𤧹𡞰粎籼粮檲緜縇緓罎𦉡"],
["9540","𦅜𧭈綗𥺂䉪𦭵𠤖柖𠁎𣗏埄𦐒𦏸𤥢翝笧𠠬𥫩𥵃笌𥸎駦虅驣樜𣐿㧢𤧷𦖭騟𦖠蒀𧄧𦳑䓪脷䐂胆脉腂𦞴飃𦩂艢艥𦩑葓𦶧蘐𧈛媆䅿𡡀嬫𡢡嫤𡣘蚠蜨𣶏蠭𧐢娂"],
["95a1","衮佅袇袿裦襥襍𥚃襔𧞅𧞄𨯵𨯙𨮜𨧹㺭蒣䛵䛏㟲訽訜𩑈彍鈫𤊄旔焩烄𡡅鵭貟賩𧷜妚矃姰䍮㛔踪躧𤰉輰轊䋴汘澻𢌡䢛潹溋𡟚鯩㚵𤤯邻邗啱䤆醻鐄𨩋䁢𨫼鐧𨰝𨰻蓥訫閙閧閗閖𨴴瑅㻂𤣿𤩂𤏪㻧𣈥随𨻧𨹦𨹥㻌𤧭𤩸𣿮琒瑫㻼靁𩂰"],
["9640","桇䨝𩂓𥟟靝鍨𨦉𨰦𨬯𦎾銺嬑譩䤼珹𤈛鞛靱餸𠼦巁𨯅𤪲頟𩓚鋶𩗗釥䓀𨭐𤩧𨭤飜𨩅㼀鈪䤥萔餻饍𧬆㷽馛䭯馪驜𨭥𥣈檏騡嫾騯𩣱䮐𩥈馼䮽䮗鍽塲𡌂堢𤦸"],
["96a1","𡓨硄𢜟𣶸棅㵽鑘㤧慐𢞁𢥫愇鱏鱓鱻鰵鰐魿鯏𩸭鮟𪇵𪃾鴡䲮𤄄鸘䲰鴌𪆴𪃭𪃳𩤯鶥蒽𦸒𦿟𦮂藼䔳𦶤𦺄𦷰萠藮𦸀𣟗𦁤秢𣖜𣙀䤭𤧞㵢鏛銾鍈𠊿碹鉷鑍俤㑀遤𥕝砽硔碶硋𡝗𣇉𤥁㚚佲濚濙瀞瀞吔𤆵垻壳垊鴖埗焴㒯𤆬燫𦱀𤾗嬨𡞵𨩉"],
["9740","愌嫎娋䊼𤒈㜬䭻𨧼鎻鎸𡣖𠼝葲𦳀𡐓𤋺𢰦𤏁妔𣶷𦝁綨𦅛𦂤𤦹𤦋𨧺鋥珢㻩璴𨭣𡢟㻡𤪳櫘珳珻㻖𤨾𤪔𡟙𤩦𠎧𡐤𤧥瑈𤤖炥𤥶銄珦鍟𠓾錱𨫎𨨖鎆𨯧𥗕䤵𨪂煫"],
["97a1","𤥃𠳿嚤𠘚𠯫𠲸唂秄𡟺緾𡛂𤩐𡡒䔮鐁㜊𨫀𤦭妰𡢿𡢃𧒄媡㛢𣵛㚰鉟婹𨪁𡡢鍴㳍𠪴䪖㦊僴㵩㵌𡎜煵䋻𨈘渏𩃤䓫浗𧹏灧沯㳖𣿭𣸭渂漌㵯𠏵畑㚼㓈䚀㻚䡱姄鉮䤾轁𨰜𦯀堒埈㛖𡑒烾𤍢𤩱𢿣𡊰𢎽梹楧𡎘𣓥𧯴𣛟𨪃𣟖𣏺𤲟樚𣚭𦲷萾䓟䓎"],
["9840","𦴦𦵑𦲂𦿞漗𧄉茽𡜺菭𦲀𧁓𡟛妉媂𡞳婡婱𡤅𤇼㜭姯𡜼㛇熎鎐暚𤊥婮娫𤊓樫𣻹𧜶𤑛𤋊焝𤉙𨧡侰𦴨峂𤓎𧹍𤎽樌𤉖𡌄炦焳𤏩㶥泟勇𤩏繥姫崯㷳彜𤩝𡟟綤萦"],
["98a1","咅𣫺𣌀𠈔坾𠣕𠘙㿥𡾞𪊶瀃𩅛嵰玏糓𨩙𩐠俈翧狍猐𧫴猸猹𥛶獁獈㺩𧬘遬燵𤣲珡臶㻊県㻑沢国琙琞琟㻢㻰㻴㻺瓓㼎㽓畂畭畲疍㽼痈痜㿀癍㿗癴㿜発𤽜熈嘣覀塩䀝睃䀹条䁅㗛瞘䁪䁯属瞾矋売砘点砜䂨砹硇硑硦葈𥔵礳栃礲䄃"],
["9940","䄉禑禙辻稆込䅧窑䆲窼艹䇄竏竛䇏両筢筬筻簒簛䉠䉺类粜䊌粸䊔糭输烀𠳏総緔緐緽羮羴犟䎗耠耥笹耮耱联㷌垴炠肷胩䏭脌猪脎脒畠脔䐁㬹腖腙腚"],
["99a1","䐓堺腼膄䐥膓䐭膥埯臁臤艔䒏芦艶苊苘苿䒰荗险榊萅烵葤惣蒈䔄蒾蓡蓸蔐蔸蕒䔻蕯蕰藠䕷虲蚒蚲蛯际螋䘆䘗袮裿褤襇覑𧥧訩訸誔誴豑賔賲贜䞘塟跃䟭仮踺嗘坔蹱嗵躰䠷軎転軤軭軲辷迁迊迌逳駄䢭飠鈓䤞鈨鉘鉫銱銮銿"],
["9a40","鋣鋫鋳鋴鋽鍃鎄鎭䥅䥑麿鐗匁鐝鐭鐾䥪鑔鑹锭関䦧间阳䧥枠䨤靀䨵鞲韂噔䫤惨颹䬙飱塄餎餙冴餜餷饂饝饢䭰駅䮝騼鬏窃魩鮁鯝鯱鯴䱭鰠㝯𡯂鵉鰺"],
["9aa1","黾噐鶓鶽鷀鷼银辶鹻麬麱麽黆铜黢黱黸竈齄𠂔𠊷𠎠椚铃妬𠓗塀铁㞹𠗕𠘕𠙶𡚺块煳𠫂𠫍𠮿呪吆𠯋咞𠯻𠰻𠱓𠱥𠱼惧𠲍噺𠲵𠳝𠳭𠵯𠶲𠷈楕鰯螥𠸄𠸎𠻗𠾐𠼭𠹳尠𠾼帋𡁜𡁏𡁶朞𡁻𡂈𡂖㙇𡂿𡃓𡄯𡄻卤蒭𡋣𡍵𡌶讁𡕷𡘙𡟃𡟇乸炻𡠭𡥪"],
["9b40","𡨭𡩅𡰪𡱰𡲬𡻈拃𡻕𡼕熘桕𢁅槩㛈𢉼𢏗𢏺𢜪𢡱𢥏苽𢥧𢦓𢫕覥𢫨辠𢬎鞸𢬿顇骽𢱌"],["9b62","𢲈𢲷𥯨𢴈𢴒𢶷𢶕𢹂𢽴\
𢿌𣀳𣁦𣌟𣏞徱晈暿𧩹𣕧𣗳爁𤦺矗𣘚𣜖纇𠍆墵朎"],["9ba1","椘𣪧𧙗𥿢𣸑𣺹𧗾𢂚䣐䪸𤄙𨪚𤋮𤌍𤀻𤌴𤎖𤩅𠗊凒𠘑妟𡺨㮾𣳿𤐄𤓖垈𤙴㦛𤜯𨗨𩧉㝢𢇃譞𨭎駖𤠒𤣻𤨕爉𤫀𠱸\
奥𤺥𤾆𠝹軚𥀬劏圿煱𥊙𥐙𣽊𤪧喼𥑆𥑮𦭒釔㑳𥔿𧘲𥕞䜘𥕢𥕦𥟇𤤿𥡝偦㓻𣏌惞𥤃䝼𨥈𥪮𥮉𥰆𡶐垡煑澶𦄂𧰒遖𦆲𤾚譢𦐂𦑊"],
["9c40","嵛𦯷輶𦒄𡤜諪𤧶𦒈𣿯𦔒䯀𦖿𦚵𢜛鑥𥟡憕娧晉侻嚹𤔡𦛼乪𤤴陖涏𦲽㘘襷𦞙𦡮𦐑𦡞營𦣇筂𩃀𠨑𦤦鄄𦤹穅鷰𦧺騦𦨭㙟𦑩𠀡禃𦨴𦭛崬𣔙菏𦮝䛐𦲤画补𦶮墶"],
["9ca1","㜜𢖍𧁋𧇍㱔𧊀𧊅銁𢅺𧊋錰𧋦𤧐氹钟𧑐𠻸蠧裵𢤦𨑳𡞱溸𤨪𡠠㦤㚹尐秣䔿暶𩲭𩢤襃𧟌𧡘囖䃟𡘊㦡𣜯𨃨𡏅熭荦𧧝𩆨婧䲷𧂯𨦫𧧽𧨊𧬋𧵦𤅺筃祾𨀉澵𪋟樃𨌘厢𦸇鎿栶靝𨅯𨀣𦦵𡏭𣈯𨁈嶅𨰰𨂃圕頣𨥉嶫𤦈斾槕叒𤪥𣾁㰑朶𨂐𨃴𨄮𡾡𨅏"],
["9d40","𨆉𨆯𨈚𨌆𨌯𨎊㗊𨑨𨚪䣺揦𨥖砈鉕𨦸䏲𨧧䏟𨧨𨭆𨯔姸𨰉輋𨿅𩃬筑𩄐𩄼㷷𩅞𤫊运犏嚋𩓧𩗩𩖰𩖸𩜲𩣑𩥉𩥪𩧃𩨨𩬎𩵚𩶛纟𩻸𩼣䲤镇𪊓熢𪋿䶑递𪗋䶜𠲜达嗁"],
["9da1","辺𢒰边𤪓䔉繿潖檱仪㓤𨬬𧢝㜺躀𡟵𨀤𨭬𨮙𧨾𦚯㷫𧙕𣲷𥘵𥥖亚𥺁𦉘嚿𠹭踎孭𣺈𤲞揞拐𡟶𡡻攰嘭𥱊吚𥌑㷆𩶘䱽嘢嘞罉𥻘奵𣵀蝰东𠿪𠵉𣚺脗鵞贘瘻鱅癎瞹鍅吲腈苷嘥脲萘肽嗪祢噃吖𠺝㗎嘅嗱曱𨋢㘭甴嗰喺咗啲𠱁𠲖廐𥅈𠹶𢱢"],
["9e40","𠺢麫絚嗞𡁵抝靭咔賍燶酶揼掹揾啩𢭃鱲𢺳冚㓟𠶧冧呍唞唓癦踭𦢊疱肶蠄螆裇膶萜𡃁䓬猄𤜆宐茋𦢓噻𢛴𧴯𤆣𧵳𦻐𧊶酰𡇙鈈𣳼𪚩𠺬𠻹牦𡲢䝎𤿂𧿹𠿫䃺"],
["9ea1","鱝攟𢶠䣳𤟠𩵼𠿬𠸊恢𧖣𠿭"],["9ead","𦁈𡆇熣纎鵐业丄㕷嬍沲卧㚬㧜卽㚥𤘘墚𤭮舭呋垪𥪕𠥹"],["9ec5","㩒𢑥獴𩺬䴉鯭𣳾𩼰\
䱛𤾩𩖞𩿞葜𣶶𧊲𦞳𣜠挮紥𣻷𣸬㨪逈勌㹴㙺䗩𠒎癀嫰𠺶硺𧼮墧䂿噼鮋嵴癔𪐴麅䳡痹㟻愙𣃚𤏲"],["9ef5","噝𡊩垧𤥣𩸆刴𧂮㖭汊鵼"],
["9f40","籖鬹埞𡝬屓擓𩓐𦌵𧅤蚭𠴨𦴢𤫢𠵱"],["9f4f","凾𡼏嶎霃𡷑麁遌笟鬂峑箣扨挵髿篏鬪籾鬮籂粆鰕篼鬉鼗鰛𤤾齚啳寃俽麘俲剠㸆勑坧偖妷帒韈鶫轜呩鞴饀鞺匬愰"],
["9fa1","椬叚鰊鴂䰻陁榀傦畆𡝭駚剳"],["9fae","酙隁酜"],["9fb2","酑𨺗捿𦴣櫊嘑醎畺抅𠏼獏籰𥰡𣳽"],["9fc1","𤤙盖鮝个𠳔莾衂"],
["9fc9","届槀僭坺刟巵从氱𠇲伹咜哚劚趂㗾弌㗳"],["9fdb","歒酼龥鮗頮颴骺麨麄煺笔"],["9fe7","毺蠘罸"],["9feb","嘠𪙊蹷齓"],["9ff\
0","跔蹏鸜踁抂𨍽踨蹵竓𤩷稾磘泪詧瘇"],["a040","𨩚鼦泎蟖痃𪊲硓咢贌狢獱謭猂瓱賫𤪻蘯徺袠䒷"],["a055","𡠻𦸅"],["a058","詾\
𢔛"],["a05b","惽癧髗鵄鍮鮏蟵"],["a063","蠏賷猬霡鮰㗖犲䰇籑饊𦅙慙䰄麖慽"],["a073","坟慯抦戹拎㩜懢厪𣏵捤栂㗒"],["a0a1","嵗𨯂迚\
𨸹"],["a0a6","僙𡵆礆匲阸𠼻䁥"],["a0ae","矾"],["a0b0","糂𥼚糚稭聦聣絍甅瓲覔舚朌聢𧒆聛瓰脃眤覉𦟌畓𦻑螩蟎臈螌詉貭譃眫瓸蓚㘵榲趦"],
["a0d4","覩瑨涹蟁𤀑瓧㷛煶悤憜㳑煢恷"],["a0e2","罱𨬭牐惩䭾删㰘𣳇𥻗𧙖𥔱𡥄𡋾𩤃𦷜𧂭峁𦆭𨨏𣙷𠃮𦡆𤼎䕢嬟𦍌齐麦𦉫"],
["a3c0","␀",31,"␡"],["c6a1","①",9,"⑴",9,"ⅰ",9,"丶丿亅亠冂冖冫勹匸卩厶夊宀巛⼳广廴彐彡攴无疒癶辵隶¨ˆヽヾゝゞ〃仝々〆〇ー［］✽ぁ",
23],["c740","す",58,"ァアィイ"],["c7a1","ゥ",81,"А",5,"ЁЖ",4],["c840","Л",26,"ёж",25,"⇧↸↹㇏𠃌乚𠂊刂䒑"],["c8a1","龰冈龱𧘇"],["c8c\
d","￢￤＇＂㈱№℡゛゜⺀⺄⺆⺇⺈⺊⺌⺍⺕⺜⺝⺥⺧⺪⺬⺮⺶⺼⺾⻆⻊⻌⻍⻏⻖⻗⻞⻣"],["c8f5","ʃɐɛɔɵœøŋʊɪ"],["f9fe","￭"],
["fa40","𠕇鋛𠗟𣿅蕌䊵珯况㙉𤥂𨧤鍄𡧛苮𣳈砼杄拟𤤳𨦪𠊠𦮳𡌅侫𢓭倈𦴩𧪄𣘀𤪱𢔓倩𠍾徤𠎀𠍇滛𠐟偽儁㑺儎顬㝃萖𤦤𠒇兠𣎴兪𠯿𢃼𠋥𢔰𠖎𣈳𡦃宂蝽𠖳𣲙冲冸"],
["faa1","鴴凉减凑㳜凓𤪦决凢卂凭菍椾𣜭彻刋刦刼劵剗劔効勅簕蕂勠蘍𦬓包𨫞啉滙𣾀𠥔𣿬匳卄𠯢泋𡜦栛珕恊㺪㣌𡛨燝䒢卭却𨚫卾卿𡖖𡘓矦厓𨪛厠厫厮玧𥝲㽙玜叁叅汉义埾叙㪫𠮏叠𣿫𢶣叶𠱷吓灹唫晗浛呭𦭓𠵴啝咏咤䞦𡜍𠻝㶴𠵍"],
["fb40","𨦼𢚘啇䳭启琗喆喩嘅𡣗𤀺䕒𤐵暳𡂴嘷曍𣊊暤暭噍噏磱囱鞇叾圀囯园𨭦㘣𡉏坆𤆥汮炋坂㚱𦱾埦𡐖堃𡑔𤍣堦𤯵塜墪㕡壠壜𡈼壻寿坃𪅐𤉸鏓㖡够梦㛃湙"],
["fba1","𡘾娤啓𡚒蔅姉𠵎𦲁𦴪𡟜姙𡟻𡞲𦶦浱𡠨𡛕姹𦹅媫婣㛦𤦩婷㜈媖瑥嫓𦾡𢕔㶅𡤑㜲𡚸広勐孶斈孼𧨎䀄䡝𠈄寕慠𡨴𥧌𠖥寳宝䴐尅𡭄尓珎尔𡲥𦬨屉䣝岅峩峯嶋𡷹𡸷崐崘嵆𡺤岺巗苼㠭𤤁𢁉𢅳芇㠶㯂帮檊幵幺𤒼𠳓厦亷廐厨𡝱帉廴𨒂"],
["fc40","廹廻㢠廼栾鐛弍𠇁弢㫞䢮𡌺强𦢈𢏐彘𢑱彣鞽𦹮彲鍀𨨶徧嶶㵟𥉐𡽪𧃸𢙨釖𠊞𨨩怱暅𡡷㥣㷇㘹垐𢞴祱㹀悞悤悳𤦂𤦏𧩓璤僡媠慤萤慂慈𦻒憁凴𠙖憇宪𣾷"],
["fca1","𢡟懓𨮝𩥝懐㤲𢦀𢣁怣慜攞掋𠄘担𡝰拕𢸍捬𤧟㨗搸揸𡎎𡟼撐澊𢸶頔𤂌𥜝擡擥鑻㩦携㩗敍漖𤨨𤨣斅敭敟𣁾斵𤥀䬷旑䃘𡠩无旣忟𣐀昘𣇷𣇸晄𣆤𣆥晋𠹵晧𥇦晳晴𡸽𣈱𨗴𣇈𥌓矅𢣷馤朂𤎜𤨡㬫槺𣟂杞杧杢𤇍𩃭柗䓩栢湐鈼栁𣏦𦶠桝"],
["fd40","𣑯槡樋𨫟楳棃𣗍椁椀㴲㨁𣘼㮀枬楡𨩊䋼椶榘㮡𠏉荣傐槹𣙙𢄪橅𣜃檝㯳枱櫈𩆜㰍欝𠤣惞欵歴𢟍溵𣫛𠎵𡥘㝀吡𣭚毡𣻼毜氷𢒋𤣱𦭑汚舦汹𣶼䓅𣶽𤆤𤤌𤤀"],
["fda1","𣳉㛥㳫𠴲鮃𣇹𢒑羏样𦴥𦶡𦷫涖浜湼漄𤥿𤂅𦹲蔳𦽴凇沜渝萮𨬡港𣸯瑓𣾂秌湏媑𣁋濸㜍澝𣸰滺𡒗𤀽䕕鏰潄潜㵎潴𩅰㴻澟𤅄濓𤂑𤅕𤀹𣿰𣾴𤄿凟𤅖𤅗𤅀𦇝灋灾炧炁烌烕烖烟䄄㷨熴熖𤉷焫煅媈煊煮岜𤍥煏鍢𤋁焬𤑚𤨧𤨢熺𨯨炽爎"],
["fe40","鑂爕夑鑃爤鍁𥘅爮牀𤥴梽牕牗㹕𣁄栍漽犂猪猫𤠣𨠫䣭𨠄猨献珏玪𠰺𦨮珉瑉𤇢𡛧𤨤昣㛅𤦷𤦍𤧻珷琕椃𤨦琹𠗃㻗瑜𢢭瑠𨺲瑇珤瑶莹瑬㜰瑴鏱樬璂䥓𤪌"],
["fea1","𤅟𤩹𨮏孆𨰃𡢞瓈𡦈甎瓩甞𨻙𡩋寗𨺬鎅畍畊畧畮𤾂㼄𤴓疎瑝疞疴瘂瘬癑癏癯癶𦏵皐臯㟸𦤑𦤎皡皥皷盌𦾟葢𥂝𥅽𡸜眞眦着撯𥈠睘𣊬瞯𨥤𨥨𡛁矴砉𡍶𤨒棊碯磇磓隥礮𥗠磗礴碱𧘌辸袄𨬫𦂃𢘜禆褀椂禀𥡗禝𧬹礼禩渪𧄦㺨秆𩄍秔"]],
Xh=Object.freeze({__proto__:null,default:Kh}),Zh=Ne(jh),qh=Ne(xh),En=Ne(Hh),Ms=Ne(Th),_h=Ne(Ph),$h=Ne(Lh),Cs=Ne(Wh),Al=Ne(Xh),el={shiftjis:{type:"_dbcs",table:function(){
return Zh},encodeAdd:{"¥":92,"‾":126},encodeSkipVals:[{from:60736,to:63808}]},csshiftjis:"shiftjis",mskanji:"shiftjis",sjis:"shiftjis",windows31j:"shiftjis",
ms31j:"shiftjis",xsjis:"shiftjis",windows932:"shiftjis",ms932:"shiftjis",932:"shiftjis",cp932:"shiftjis",eucjp:{type:"_dbcs",table:function(){return qh},encodeAdd:{
"¥":92,"‾":126}},gb2312:"cp936",gb231280:"cp936",gb23121980:"cp936",csgb2312:"cp936",csiso58gb231280:"cp936",euccn:"cp936",windows936:"cp936",ms936:"cp936",936:"\
cp936",cp936:{type:"_dbcs",table:function(){return En}},gbk:{type:"_dbcs",table:function(){return En.concat(Ms)}},xgbk:"gbk",isoir58:"gbk",gb18030:{type:"_dbcs",
table:function(){return En.concat(Ms)},gb18030:function(){return _h},encodeSkipVals:[128],encodeAdd:{"€":41699}},chinese:"gb18030",windows949:"cp949",ms949:"c\
p949",949:"cp949",cp949:{type:"_dbcs",table:function(){return $h}},cseuckr:"cp949",csksc56011987:"cp949",euckr:"cp949",isoir149:"cp949",korean:"cp949",ksc56011987:"\
cp949",ksc56011989:"cp949",ksc5601:"cp949",windows950:"cp950",ms950:"cp950",950:"cp950",cp950:{type:"_dbcs",table:function(){return Cs}},big5:"big5hkscs",big5hkscs:{
type:"_dbcs",table:function(){return Cs.concat(Al)},encodeSkipVals:[41676]},cnbig5:"big5hkscs",csbig5:"big5hkscs",xxbig5:"big5hkscs"},tl=EA(function(A,e){for(var t=[
wh,Mh,Uh,mh,vh,Nh,bh,el],r=0;r<t.length;r++){var A=t[r];for(var n in A)Object.prototype.hasOwnProperty.call(A,n)&&(e[n]=A[n])}}),ps=LA.Buffer,Pr=OA.Transform,rl=function(A){
A.encodeStream=function(e,t){return new it(A.getEncoder(e,t),t)},A.decodeStream=function(e,t){return new Ge(A.getDecoder(e,t),t)},A.supportsStreams=!0,A.IconvLiteEncoderStream=
it,A.IconvLiteDecoderStream=Ge,A._collect=Ge.prototype.collect};function it(A,e){this.conv=A,e=e||{},e.decodeStrings=!1,Pr.call(this,e)}it.prototype=Object.create(
Pr.prototype,{constructor:{value:it}}),it.prototype._transform=function(A,e,t){if(typeof A!="string")return t(new Error("Iconv encoding stream needs strings as \
its input."));try{var r=this.conv.write(A);r&&r.length&&this.push(r),t()}catch(n){t(n)}},it.prototype._flush=function(A){try{var e=this.conv.end();e&&e.length&&
this.push(e),A()}catch(t){A(t)}},it.prototype.collect=function(A){var e=[];return this.on("error",A),this.on("data",function(t){e.push(t)}),this.on("end",function(){
A(null,ps.concat(e))}),this};function Ge(A,e){this.conv=A,e=e||{},e.encoding=this.encoding="utf8",Pr.call(this,e)}Ge.prototype=Object.create(Pr.prototype,{constructor:{
value:Ge}}),Ge.prototype._transform=function(A,e,t){if(!ps.isBuffer(A))return t(new Error("Iconv decoding stream needs buffers as its input."));try{var r=this.conv.
write(A);r&&r.length&&this.push(r,this.encoding),t()}catch(n){t(n)}},Ge.prototype._flush=function(A){try{var e=this.conv.end();e&&e.length&&this.push(e,this.encoding),
A()}catch(t){A(t)}},Ge.prototype.collect=function(A){var e="";return this.on("error",A),this.on("data",function(t){e+=t}),this.on("end",function(){A(null,e)}),this};
var yA=LA.Buffer,il=function(A){var e=void 0;A.supportsNodeEncodingsExtension=!(yA.from||new yA(0)instanceof Uint8Array),A.extendNodeEncodings=function(){if(!e){
if(e={},!A.supportsNodeEncodingsExtension){console.error("ACTION NEEDED: require('iconv-lite').extendNodeEncodings() is not supported in your version of Node"),
console.error("See more info at https://github.com/ashtuchkin/iconv-lite/wiki/Node-v4-compatibility");return}var t={hex:!0,utf8:!0,"utf-8":!0,ascii:!0,binary:!0,
base64:!0,ucs2:!0,"ucs-2":!0,utf16le:!0,"utf-16le":!0};yA.isNativeEncoding=function(o){return o&&t[o.toLowerCase()]};var r=LA.SlowBuffer;if(e.SlowBufferToString=
r.prototype.toString,r.prototype.toString=function(o,s,a){return o=String(o||"utf8").toLowerCase(),yA.isNativeEncoding(o)?e.SlowBufferToString.call(this,o,s,a):
(typeof s>"u"&&(s=0),typeof a>"u"&&(a=this.length),A.decode(this.slice(s,a),o))},e.SlowBufferWrite=r.prototype.write,r.prototype.write=function(o,s,a,g){if(isFinite(
s))isFinite(a)||(g=a,a=void 0);else{var c=g;g=s,s=a,a=c}s=+s||0;var B=this.length-s;if(a?(a=+a,a>B&&(a=B)):a=B,g=String(g||"utf8").toLowerCase(),yA.isNativeEncoding(
g))return e.SlowBufferWrite.call(this,o,s,a,g);if(o.length>0&&(a<0||s<0))throw new RangeError("attempt to write beyond buffer bounds");var l=A.encode(o,g);return l.
length<a&&(a=l.length),l.copy(this,s,0,a),a},e.BufferIsEncoding=yA.isEncoding,yA.isEncoding=function(o){return yA.isNativeEncoding(o)||A.encodingExists(o)},e.BufferByteLength=
yA.byteLength,yA.byteLength=r.byteLength=function(o,s){return s=String(s||"utf8").toLowerCase(),yA.isNativeEncoding(s)?e.BufferByteLength.call(this,o,s):A.encode(
o,s).length},e.BufferToString=yA.prototype.toString,yA.prototype.toString=function(o,s,a){return o=String(o||"utf8").toLowerCase(),yA.isNativeEncoding(o)?e.BufferToString.
call(this,o,s,a):(typeof s>"u"&&(s=0),typeof a>"u"&&(a=this.length),A.decode(this.slice(s,a),o))},e.BufferWrite=yA.prototype.write,yA.prototype.write=function(o,s,a,g){
var c=s,B=a,l=g;if(isFinite(s))isFinite(a)||(g=a,a=void 0);else{var f=g;g=s,s=a,a=f}if(g=String(g||"utf8").toLowerCase(),yA.isNativeEncoding(g))return e.BufferWrite.
call(this,o,c,B,l);s=+s||0;var w=this.length-s;if(a?(a=+a,a>w&&(a=w)):a=w,o.length>0&&(a<0||s<0))throw new RangeError("attempt to write beyond buffer bounds");var I=A.
encode(o,g);return I.length<a&&(a=I.length),I.copy(this,s,0,a),a},A.supportsStreams){var n=OA.Readable;e.ReadableSetEncoding=n.prototype.setEncoding,n.prototype.
setEncoding=function(o,s){this._readableState.decoder=A.getDecoder(o,s),this._readableState.encoding=o},n.prototype.collect=A._collect}}},A.undoExtendNodeEncodings=
function(){if(A.supportsNodeEncodingsExtension){if(!e)throw new Error("require('iconv-lite').undoExtendNodeEncodings(): Nothing to undo; extendNodeEncodings() i\
s not called.");delete yA.isNativeEncoding;var t=LA.SlowBuffer;if(t.prototype.toString=e.SlowBufferToString,t.prototype.write=e.SlowBufferWrite,yA.isEncoding=e.
BufferIsEncoding,yA.byteLength=e.BufferByteLength,yA.prototype.toString=e.BufferToString,yA.prototype.write=e.BufferWrite,A.supportsStreams){var r=OA.Readable;r.
prototype.setEncoding=e.ReadableSetEncoding,delete r.prototype.collect}e=void 0}}},qt=EA(function(A){var e=Dt.Buffer,t=A.exports;t.encodings=null,t.defaultCharUnicode=
"�",t.defaultCharSingleByte="?",t.encode=function(o,s,a){o=""+(o||"");var g=t.getEncoder(s,a),c=g.write(o),B=g.end();return B&&B.length>0?e.concat([c,B]):c},t.
decode=function(o,s,a){typeof o=="string"&&(t.skipDecodeWarning||(console.error("Iconv-lite warning: decode()-ing strings is deprecated. Refer to https://github\
.com/ashtuchkin/iconv-lite/wiki/Use-Buffers-when-decoding"),t.skipDecodeWarning=!0),o=e.from(""+(o||""),"binary"));var g=t.getDecoder(s,a),c=g.write(o),B=g.end();
return B?c+B:c},t.encodingExists=function(o){try{return t.getCodec(o),!0}catch{return!1}},t.toEncoding=t.encode,t.fromEncoding=t.decode,t._codecDataCache={},t.getCodec=
function(o){t.encodings||(t.encodings=tl);for(var s=t._canonicalizeEncoding(o),a={};;){var g=t._codecDataCache[s];if(g)return g;var c=t.encodings[s];switch(typeof c){case"\
string":s=c;break;case"object":for(var B in c)a[B]=c[B];a.encodingName||(a.encodingName=s),s=c.type;break;case"function":return a.encodingName||(a.encodingName=
s),g=new c(a,t),t._codecDataCache[a.encodingName]=g,g;default:throw new Error("Encoding not recognized: '"+o+"' (searched as: '"+s+"')")}}},t._canonicalizeEncoding=
function(o){return(""+o).toLowerCase().replace(/:\d{4}$|[^0-9a-z]/g,"")},t.getEncoder=function(o,s){var a=t.getCodec(o),g=new a.encoder(s,a);return a.bomAware&&
s&&s.addBOM&&(g=new hs.PrependBOM(g,s)),g},t.getDecoder=function(o,s){var a=t.getCodec(o),g=new a.decoder(s,a);return a.bomAware&&!(s&&s.stripBOM===!1)&&(g=new hs.
StripBOM(g,s)),g};var r=typeof je<"u"&&je.versions&&je.versions.node;if(r){var n=r.split(".").map(Number);(n[0]>0||n[1]>=10)&&rl(t),il(t)}}),Mn=EA(function(A){(function(){
var e,t;try{t=qt}catch{}e=(function(){var r;function n(o){this.buffer=o,this.pos=0,this.length=this.buffer.length}n.TYPES={UInt8:1,UInt16:2,UInt24:3,UInt32:4,Int8:1,
Int16:2,Int24:3,Int32:4,Float:4,Double:8};for(r in BA.prototype)r.slice(0,4)==="read"&&(function(o){var s;return s=n.TYPES[o.replace(/read|[BL]E/g,"")],n.prototype[o]=
function(){var a;return a=this.buffer[o](this.pos),this.pos+=s,a}})(r);return n.prototype.readString=function(o,s){var a,g,c,B,l;switch(s==null&&(s="ascii"),s){case"\
utf16le":case"ucs2":case"utf8":case"ascii":return this.buffer.toString(s,this.pos,this.pos+=o);case"utf16be":for(a=new BA(this.readBuffer(o)),c=B=0,l=a.length-1;B<
l;c=B+=2)g=a[c],a[c]=a[c+1],a[c+1]=g;return a.toString("utf16le");default:if(a=this.readBuffer(o),t)try{return t.decode(a,s)}catch{}return a}},n.prototype.readBuffer=
function(o){return this.buffer.slice(this.pos,this.pos+=o)},n.prototype.readUInt24BE=function(){return(this.readUInt16BE()<<8)+this.readUInt8()},n.prototype.readUInt24LE=
function(){return this.readUInt16LE()+(this.readUInt8()<<16)},n.prototype.readInt24BE=function(){return(this.readInt16BE()<<8)+this.readUInt8()},n.prototype.readInt24LE=
function(){return this.readUInt16LE()+(this.readInt8()<<16)},n})(),A.exports=e}).call(bA)}),nl=EA(function(A){(function(){var e,t,r,n,o={}.hasOwnProperty,s=function(a,g){
for(var c in g)o.call(g,c)&&(a[c]=g[c]);function B(){this.constructor=a}return B.prototype=g.prototype,a.prototype=new B,a.__super__=g.prototype,a};n=OA,e=Mn;try{
r=qt}catch{}t=(function(a){var g;s(c,a);function c(B){B==null&&(B=65536),c.__super__.constructor.apply(this,arguments),this.buffer=new BA(B),this.bufferOffset=0,
this.pos=0}for(g in BA.prototype)g.slice(0,5)==="write"&&(function(B){var l;return l=+e.TYPES[B.replace(/write|[BL]E/g,"")],c.prototype[B]=function(f){return this.
ensure(l),this.buffer[B](f,this.bufferOffset),this.bufferOffset+=l,this.pos+=l}})(g);return c.prototype._read=function(){},c.prototype.ensure=function(B){if(this.
bufferOffset+B>this.buffer.length)return this.flush()},c.prototype.flush=function(){if(this.bufferOffset>0)return this.push(new BA(this.buffer.slice(0,this.bufferOffset))),
this.bufferOffset=0},c.prototype.writeBuffer=function(B){return this.flush(),this.push(B),this.pos+=B.length},c.prototype.writeString=function(B,l){var f,w,I,E,
y;switch(l==null&&(l="ascii"),l){case"utf16le":case"ucs2":case"utf8":case"ascii":return this.writeBuffer(new BA(B,l));case"utf16be":for(f=new BA(B,"utf16le"),I=
E=0,y=f.length-1;E<y;I=E+=2)w=f[I],f[I]=f[I+1],f[I+1]=w;return this.writeBuffer(f);default:if(r)return this.writeBuffer(r.encode(B,l));throw new Error("Install \
iconv-lite to enable additional string encodings.")}},c.prototype.writeUInt24BE=function(B){return this.ensure(3),this.buffer[this.bufferOffset++]=B>>>16&255,this.
buffer[this.bufferOffset++]=B>>>8&255,this.buffer[this.bufferOffset++]=B&255,this.pos+=3},c.prototype.writeUInt24LE=function(B){return this.ensure(3),this.buffer[this.
bufferOffset++]=B&255,this.buffer[this.bufferOffset++]=B>>>8&255,this.buffer[this.bufferOffset++]=B>>>16&255,this.pos+=3},c.prototype.writeInt24BE=function(B){return B>=
0?this.writeUInt24BE(B):this.writeUInt24BE(B+16777215+1)},c.prototype.writeInt24LE=function(B){return B>=0?this.writeUInt24LE(B):this.writeUInt24LE(B+16777215+1)},
c.prototype.fill=function(B,l){var f;return l<this.buffer.length?(this.ensure(l),this.buffer.fill(B,this.bufferOffset,this.bufferOffset+l),this.bufferOffset+=l,
this.pos+=l):(f=new BA(l),f.fill(B),this.writeBuffer(f))},c.prototype.end=function(){return this.flush(),this.push(null)},c})(n.Readable),A.exports=t}).call(bA)}),
q=EA(function(A,e){(function(){var t,r,n,o={}.hasOwnProperty,s=function(a,g){for(var c in g)o.call(g,c)&&(a[c]=g[c]);function B(){this.constructor=a}return B.prototype=
g.prototype,a.prototype=new B,a.__super__=g.prototype,a};t=Mn,n=(function(){function a(g,c){this.type=g,this.endian=c??"BE",this.fn=this.type,this.type[this.type.
length-1]!=="8"&&(this.fn+=this.endian)}return a.prototype.size=function(){return t.TYPES[this.type]},a.prototype.decode=function(g){return g["read"+this.fn]()},
a.prototype.encode=function(g,c){return g["write"+this.fn](c)},a})(),e.Number=n,e.uint8=new n("UInt8"),e.uint16be=e.uint16=new n("UInt16","BE"),e.uint16le=new n(
"UInt16","LE"),e.uint24be=e.uint24=new n("UInt24","BE"),e.uint24le=new n("UInt24","LE"),e.uint32be=e.uint32=new n("UInt32","BE"),e.uint32le=new n("UInt32","LE"),
e.int8=new n("Int8"),e.int16be=e.int16=new n("Int16","BE"),e.int16le=new n("Int16","LE"),e.int24be=e.int24=new n("Int24","BE"),e.int24le=new n("Int24","LE"),e.int32be=
e.int32=new n("Int32","BE"),e.int32le=new n("Int32","LE"),e.floatbe=e.float=new n("Float","BE"),e.floatle=new n("Float","LE"),e.doublebe=e.double=new n("Double",
"BE"),e.doublele=new n("Double","LE"),r=(function(a){s(g,a);function g(c,B,l){l==null&&(l=c>>1),g.__super__.constructor.call(this,"Int"+c,B),this._point=1<<l}return g.
prototype.decode=function(c){return g.__super__.decode.call(this,c)/this._point},g.prototype.encode=function(c,B){return g.__super__.encode.call(this,c,B*this._point|
0)},g})(n),e.Fixed=r,e.fixed16be=e.fixed16=new r(16,"BE"),e.fixed16le=new r(16,"LE"),e.fixed32be=e.fixed32=new r(32,"BE"),e.fixed32le=new r(32,"LE")}).call(bA)}),
j0=q.Number,G0=q.uint8,x0=q.uint16be,S0=q.uint16,H0=q.uint16le,J0=q.uint24be,T0=q.uint24,k0=q.uint24le,P0=q.uint32be,V0=q.uint32,L0=q.uint32le,O0=q.int8,W0=q.int16be,
K0=q.int16,X0=q.int16le,Z0=q.int24be,q0=q.int24,_0=q.int24le,$0=q.int32be,Ay=q.int32,ey=q.int32le,ty=q.floatbe,ry=q.floatle,iy=q.doublebe,ny=q.doublele,oy=q.Fixed,
sy=q.fixed16be,ay=q.fixed16,cy=q.fixed16le,gy=q.fixed32be,By=q.fixed32,uy=q.fixed32le,Ce=EA(function(A,e){(function(){var t,r;t=q.Number,e.resolveLength=function(n,o,s){
var a;if(typeof n=="number"?a=n:typeof n=="function"?a=n.call(s,s):s&&typeof n=="string"?a=s[n]:o&&n instanceof t&&(a=n.decode(o)),isNaN(a))throw new Error("Not\
 a fixed size");return a},r=(function(){function n(o){var s,a;o==null&&(o={}),this.enumerable=!0,this.configurable=!0;for(s in o)a=o[s],this[s]=a}return n})(),e.
PropertyDescriptor=r}).call(bA)}),ys=Ce.resolveLength,ol=Ce.PropertyDescriptor,Fs=EA(function(A){(function(){var e,t,r;t=q.Number,r=Ce,e=(function(){function n(o,s,a){
this.type=o,this.length=s,this.lengthType=a??"count"}return n.prototype.decode=function(o,s){var a,g,c,B,l,f,w;if(B=o.pos,l=[],a=s,this.length!=null&&(c=r.resolveLength(
this.length,o,s)),this.length instanceof t&&(Object.defineProperties(l,{parent:{value:s},_startOffset:{value:B},_currentOffset:{value:0,writable:!0},_length:{value:c}}),
a=l),c==null||this.lengthType==="bytes")for(f=c!=null?o.pos+c:s?._length?s._startOffset+s._length:o.length;o.pos<f;)l.push(this.type.decode(o,a));else for(g=w=0;w<
c;g=w+=1)l.push(this.type.decode(o,a));return l},n.prototype.size=function(o,s){var a,g,c,B;if(!o)return this.type.size(null,s)*r.resolveLength(this.length,null,
s);for(g=0,this.length instanceof t&&(g+=this.length.size(),s={parent:s}),c=0,B=o.length;c<B;c++)a=o[c],g+=this.type.size(a,s);return g},n.prototype.encode=function(o,s,a){
var g,c,B,l,f,w;for(g=a,this.length instanceof t&&(g={pointers:[],startOffset:o.pos,parent:a},g.pointerOffset=o.pos+this.size(s,g),this.length.encode(o,s.length)),
f=0,w=s.length;f<w;f++)B=s[f],this.type.encode(o,B,g);if(this.length instanceof t)for(c=0;c<g.pointers.length;)l=g.pointers[c++],l.type.encode(o,l.val)},n})(),A.
exports=e}).call(bA)}),sl=EA(function(A){(function(){var e,t,r,n,o,s,a={}.hasOwnProperty,g=function(c,B){for(var l in B)a.call(B,l)&&(c[l]=B[l]);function f(){this.
constructor=c}return f.prototype=B.prototype,c.prototype=new f,c.__super__=B.prototype,c};e=Fs,n=q.Number,s=Ce,o=Gu.inspect,r=(function(c){g(B,c);function B(){return B.
__super__.constructor.apply(this,arguments)}return B.prototype.decode=function(l,f){var w,I,E;return I=l.pos,w=s.resolveLength(this.length,l,f),this.length instanceof
n&&(f={parent:f,_startOffset:I,_currentOffset:0,_length:w}),E=new t(this.type,w,l,f),l.pos+=w*this.type.size(null,f),E},B.prototype.size=function(l,f){return l instanceof
t&&(l=l.toArray()),B.__super__.size.call(this,l,f)},B.prototype.encode=function(l,f,w){return f instanceof t&&(f=f.toArray()),B.__super__.encode.call(this,l,f,w)},
B})(e),t=(function(){function c(B,l,f,w){this.type=B,this.length=l,this.stream=f,this.ctx=w,this.base=this.stream.pos,this.items=[]}return c.prototype.get=function(B){
var l;if(!(B<0||B>=this.length))return this.items[B]==null&&(l=this.stream.pos,this.stream.pos=this.base+this.type.size(null,this.ctx)*B,this.items[B]=this.type.
decode(this.stream,this.ctx),this.stream.pos=l),this.items[B]},c.prototype.toArray=function(){var B,l,f,w;for(w=[],B=l=0,f=this.length;l<f;B=l+=1)w.push(this.get(
B));return w},c.prototype.inspect=function(){return o(this.toArray())},c})(),A.exports=r}).call(bA)}),al=EA(function(A){(function(){var e;e=(function(){function t(r,n){
this.type=r,this.flags=n??[]}return t.prototype.decode=function(r){var n,o,s,a,g,c,B;for(a=this.type.decode(r),s={},B=this.flags,o=g=0,c=B.length;g<c;o=++g)n=B[o],
n!=null&&(s[n]=!!(a&1<<o));return s},t.prototype.size=function(){return this.type.size()},t.prototype.encode=function(r,n){var o,s,a,g,c,B;for(a=0,B=this.flags,
s=g=0,c=B.length;g<c;s=++g)o=B[s],o!=null&&n[o]&&(a|=1<<s);return this.type.encode(r,a)},t})(),A.exports=e}).call(bA)}),cl=EA(function(A){(function(){var e;e=(function(){
function t(r){this.type=r}return t.prototype.decode=function(r,n){return!!this.type.decode(r,n)},t.prototype.size=function(r,n){return this.type.size(r,n)},t.prototype.
encode=function(r,n,o){return this.type.encode(r,+n,o)},t})(),A.exports=e}).call(bA)}),gl=EA(function(A){(function(){var e,t,r;r=Ce,t=q.Number,e=(function(){function n(o){
this.length=o}return n.prototype.decode=function(o,s){var a;return a=r.resolveLength(this.length,o,s),o.readBuffer(a)},n.prototype.size=function(o,s){return o?o.
length:r.resolveLength(this.length,null,s)},n.prototype.encode=function(o,s,a){return this.length instanceof t&&this.length.encode(o,s.length),o.writeBuffer(s)},
n})(),A.exports=e}).call(bA)}),Bl=EA(function(A){(function(){var e;e=(function(){function t(r,n){this.type=r,this.options=n??[]}return t.prototype.decode=function(r){
var n;return n=this.type.decode(r),this.options[n]||n},t.prototype.size=function(){return this.type.size()},t.prototype.encode=function(r,n){var o;if(o=this.options.
indexOf(n),o===-1)throw new Error("Unknown option in enum: "+n);return this.type.encode(r,o)},t})(),A.exports=e}).call(bA)}),ul=EA(function(A){(function(){var e;
e=(function(){function t(r,n){this.type=r,this.condition=n??!0}return t.prototype.decode=function(r,n){var o;if(o=this.condition,typeof o=="function"&&(o=o.call(
n,n)),o)return this.type.decode(r,n)},t.prototype.size=function(r,n){var o;return o=this.condition,typeof o=="function"&&(o=o.call(n,n)),o?this.type.size(r,n):0},
t.prototype.encode=function(r,n,o){var s;if(s=this.condition,typeof s=="function"&&(s=s.call(o,o)),s)return this.type.encode(r,n,o)},t})(),A.exports=e}).call(bA)}),
hl=EA(function(A){(function(){var e,t;t=Ce,e=(function(){function r(n,o){this.type=n,this.count=o??1}return r.prototype.decode=function(n,o){n.pos+=this.size(null,
o)},r.prototype.size=function(n,o){var s;return s=t.resolveLength(this.count,null,o),this.type.size()*s},r.prototype.encode=function(n,o,s){return n.fill(0,this.
size(o,s))},r})(),A.exports=e}).call(bA)}),ll=EA(function(A){(function(){var e,t,r;e=q.Number,r=Ce,t=(function(){function n(o,s){this.length=o,this.encoding=s??
"ascii"}return n.prototype.decode=function(o,s){var a,g,c,B,l;return c=function(){if(this.length!=null)return r.resolveLength(this.length,o,s);for(a=o.buffer,c=
o.length,B=o.pos;B<c&&a[B]!==0;)++B;return B-o.pos}.call(this),g=this.encoding,typeof g=="function"&&(g=g.call(s,s)||"ascii"),l=o.readString(c,g),this.length==null&&
o.pos<o.length&&o.pos++,l},n.prototype.size=function(o,s){var a,g;return o?(a=this.encoding,typeof a=="function"&&(a=a.call(s?.val,s?.val)||"ascii"),a==="utf16b\
e"&&(a="utf16le"),g=BA.byteLength(o,a),this.length instanceof e&&(g+=this.length.size()),this.length==null&&g++,g):r.resolveLength(this.length,null,s)},n.prototype.
encode=function(o,s,a){var g;if(g=this.encoding,typeof g=="function"&&(g=g.call(a?.val,a?.val)||"ascii"),this.length instanceof e&&this.length.encode(o,BA.byteLength(
s,g)),o.writeString(s,g),this.length==null)return o.writeUInt8(0)},n})(),A.exports=t}).call(bA)}),Ys=EA(function(A){(function(){var e,t;t=Ce,e=(function(){function r(n){
this.fields=n??{}}return r.prototype.decode=function(n,o,s){var a,g;return s==null&&(s=0),a=this._setup(n,o,s),this._parseFields(n,a,this.fields),(g=this.process)!=
null&&g.call(a,n),a},r.prototype._setup=function(n,o,s){var a;return a={},Object.defineProperties(a,{parent:{value:o},_startOffset:{value:n.pos},_currentOffset:{
value:0,writable:!0},_length:{value:s}}),a},r.prototype._parseFields=function(n,o,s){var a,g,c;for(a in s)g=s[a],typeof g=="function"?c=g.call(o,o):c=g.decode(n,
o),c!==void 0&&(c instanceof t.PropertyDescriptor?Object.defineProperty(o,a,c):o[a]=c),o._currentOffset=n.pos-o._startOffset},r.prototype.size=function(n,o,s){var a,
g,c,B,l;n==null&&(n={}),s==null&&(s=!0),a={parent:o,val:n,pointerSize:0},c=0,l=this.fields;for(g in l)B=l[g],B.size!=null&&(c+=B.size(n[g],a));return s&&(c+=a.pointerSize),
c},r.prototype.encode=function(n,o,s){var a,g,c,B,l,f,w;(f=this.preEncode)!=null&&f.call(o,n),a={pointers:[],startOffset:n.pos,parent:s,val:o,pointerSize:0},a.pointerOffset=
n.pos+this.size(o,a,!1),w=this.fields;for(c in w)l=w[c],l.encode!=null&&l.encode(n,o[c],a);for(g=0;g<a.pointers.length;)B=a.pointers[g++],B.type.encode(n,B.val,
B.parent)},r})(),A.exports=e}).call(bA)}),Ql=EA(function(A){(function(){var e,t,r={}.hasOwnProperty,n=function(o,s){for(var a in s)r.call(s,a)&&(o[a]=s[a]);function g(){
this.constructor=o}return g.prototype=s.prototype,o.prototype=new g,o.__super__=s.prototype,o};e=Ys,t=(function(o){n(s,o);function s(a,g){this.type=a,this.versions=
g??{}}return s.prototype.versionGetter=function(a){if(typeof this.type=="string")return this.type.split(".").reduce(function(g,c){if(typeof g<"u")return g[c]},a)},
s.prototype.versionSetter=function(a,g){if(typeof this.type=="string")return this.type.split(".").reduce(function(c,B){return c[B]=g},a)},s.prototype.decode=function(a,g,c){
var B,l,f;if(c==null&&(c=0),l=this._setup(a,g,c),typeof this.type=="string"?l.version=this.versionGetter(g):l.version=this.type.decode(a),this.versions.header&&
this._parseFields(a,l,this.versions.header),B=this.versions[l.version],B==null)throw new Error("Unknown version "+l.version);return B instanceof s?B.decode(a,g):
(this._parseFields(a,l,B),(f=this.process)!=null&&f.call(l,a),l)},s.prototype.size=function(a,g,c){var B,l,f,w,I,E;if(c==null&&(c=!0),!a)throw new Error("Not a \
fixed size");if(B={parent:g,val:a,pointerSize:0},w=0,typeof this.type!="string"&&(w+=this.type.size(a.version,B)),this.versions.header){E=this.versions.header;for(f in E)
I=E[f],I.size!=null&&(w+=I.size(a[f],B))}if(l=this.versions[a.version],l==null)throw new Error("Unknown version "+a.version);for(f in l)I=l[f],I.size!=null&&(w+=
I.size(a[f],B));return c&&(w+=B.pointerSize),w},s.prototype.encode=function(a,g,c){var B,l,f,w,I,E,y,C;if((y=this.preEncode)!=null&&y.call(g,a),B={pointers:[],startOffset:a.
pos,parent:c,val:g,pointerSize:0},B.pointerOffset=a.pos+this.size(g,B,!1),typeof this.type!="string"&&this.type.encode(a,g.version),this.versions.header){C=this.
versions.header;for(w in C)E=C[w],E.encode!=null&&E.encode(a,g[w],B)}l=this.versions[g.version];for(w in l)E=l[w],E.encode!=null&&E.encode(a,g[w],B);for(f=0;f<B.
pointers.length;)I=B.pointers[f++],I.type.encode(a,I.val,I.parent)},s})(e),A.exports=t}).call(bA)}),Cn=EA(function(A,e){(function(){var t,r,n;n=Ce,t=(function(){
function o(s,a,g){var c,B,l,f;this.offsetType=s,this.type=a,this.options=g??{},this.type==="void"&&(this.type=null),(c=this.options).type==null&&(c.type="local"),
(B=this.options).allowNull==null&&(B.allowNull=!0),(l=this.options).nullValue==null&&(l.nullValue=0),(f=this.options).lazy==null&&(f.lazy=!1)}return o.prototype.
relativeToGetter=function(s){return this.options.relativeTo.split(".").reduce(function(a,g){return a[g]},s)},o.prototype.decode=function(s,a){var g,c,B,l,f,w;return B=
this.offsetType.decode(s,a),B===this.options.nullValue&&this.options.allowNull?null:(f=function(){switch(this.options.type){case"local":return a._startOffset;case"\
immediate":return s.pos-this.offsetType.size();case"parent":return a.parent._startOffset;default:for(g=a;g.parent;)g=g.parent;return g._startOffset||0}}.call(this),
this.options.relativeTo&&(f+=this.relativeToGetter(a)),l=B+f,this.type!=null?(w=null,c=(function(I){return function(){var E;return w!=null||(E=s.pos,s.pos=l,w=I.
type.decode(s,a),s.pos=E),w}})(this),this.options.lazy?new n.PropertyDescriptor({get:c}):c()):l)},o.prototype.size=function(s,a){var g,c;switch(g=a,this.options.
type){case"local":case"immediate":break;case"parent":a=a.parent;break;default:for(;a.parent;)a=a.parent}if(c=this.type,c==null){if(!(s instanceof r))throw new Error(
"Must be a VoidPointer");c=s.type,s=s.value}return s&&a&&(a.pointerSize+=c.size(s,g)),this.offsetType.size()},o.prototype.encode=function(s,a,g){var c,B,l;if(c=
g,a==null){this.offsetType.encode(s,this.options.nullValue);return}switch(this.options.type){case"local":B=g.startOffset;break;case"immediate":B=s.pos+this.offsetType.
size(a,c);break;case"parent":g=g.parent,B=g.startOffset;break;default:for(B=0;g.parent;)g=g.parent}if(this.options.relativeTo&&(B+=this.relativeToGetter(c.val)),
this.offsetType.encode(s,g.pointerOffset-B),l=this.type,l==null){if(!(a instanceof r))throw new Error("Must be a VoidPointer");l=a.type,a=a.value}return g.pointers.
push({type:l,val:a,parent:c}),g.pointerOffset+=l.size(a,c)},o})(),r=(function(){function o(s,a){this.type=s,this.value=a}return o})(),e.Pointer=t,e.VoidPointer=
r}).call(bA)}),hy=Cn.Pointer,ly=Cn.VoidPointer,i=EA(function(A,e){(function(){var t,r,n,o;e.EncodeStream=nl,e.DecodeStream=Mn,e.Array=Fs,e.LazyArray=sl,e.Bitfield=
al,e.Boolean=cl,e.Buffer=gl,e.Enum=Bl,e.Optional=ul,e.Reserved=hl,e.String=ll,e.Struct=Ys,e.VersionedStruct=Ql,n=q;for(t in n)r=n[t],e[t]=r;o=Cn;for(t in o)r=o[t],
e[t]=r}).call(bA)}),Qy=i.EncodeStream,fy=i.DecodeStream,wy=i.Array,Iy=i.LazyArray,Ey=i.Bitfield,My=i.Boolean,Cy=i.Buffer,py=i.Enum,yy=i.Optional,Fy=i.Reserved,Yy=i.
String,dy=i.Struct,Uy=i.VersionedStruct,pn=[],nt={logErrors:!1,registerFormat:function(A){pn.push(A)},create:function(A,e){for(var t=new BA.from(A),r=0;r<pn.length;r++){
var n=pn[r];if(n.probe(t)){var o=new n(new i.DecodeStream(t));return e?o.getFont(e):o}}throw new Error("Unknown font format")}};function GA(A,e,t){if(t.get){var r=t.
get;t.get=function(){var o=r.call(this);return Object.defineProperty(this,e,{value:o}),o}}else if(typeof t.value=="function"){var n=t.value;return{get:function(){
var o=new Map;function s(){for(var a=arguments.length,g=new Array(a),c=0;c<a;c++)g[c]=arguments[c];var B=g.length>0?g[0]:"value";if(o.has(B))return o.get(B);var l=n.
apply(this,g);return o.set(B,l),l}return Object.defineProperty(this,e,{value:s}),s}}}}var fl=new i.Struct({firstCode:i.uint16,entryCount:i.uint16,idDelta:i.int16,
idRangeOffset:i.uint16}),yn=new i.Struct({startCharCode:i.uint32,endCharCode:i.uint32,glyphID:i.uint32}),wl=new i.Struct({startUnicodeValue:i.uint24,additionalCount:i.
uint8}),Il=new i.Struct({unicodeValue:i.uint24,glyphID:i.uint16}),El=new i.Array(wl,i.uint32),Ml=new i.Array(Il,i.uint32),Cl=new i.Struct({varSelector:i.uint24,
defaultUVS:new i.Pointer(i.uint32,El,{type:"parent"}),nonDefaultUVS:new i.Pointer(i.uint32,Ml,{type:"parent"})}),pl=new i.VersionedStruct(i.uint16,{0:{length:i.
uint16,language:i.uint16,codeMap:new i.LazyArray(i.uint8,256)},2:{length:i.uint16,language:i.uint16,subHeaderKeys:new i.Array(i.uint16,256),subHeaderCount:function(A){
return Math.max.apply(Math,A.subHeaderKeys)},subHeaders:new i.LazyArray(fl,"subHeaderCount"),glyphIndexArray:new i.LazyArray(i.uint16,"subHeaderCount")},4:{length:i.
uint16,language:i.uint16,segCountX2:i.uint16,segCount:function(A){return A.segCountX2>>1},searchRange:i.uint16,entrySelector:i.uint16,rangeShift:i.uint16,endCode:new i.
LazyArray(i.uint16,"segCount"),reservedPad:new i.Reserved(i.uint16),startCode:new i.LazyArray(i.uint16,"segCount"),idDelta:new i.LazyArray(i.int16,"segCount"),idRangeOffset:new i.
LazyArray(i.uint16,"segCount"),glyphIndexArray:new i.LazyArray(i.uint16,function(A){return(A.length-A._currentOffset)/2})},6:{length:i.uint16,language:i.uint16,
firstCode:i.uint16,entryCount:i.uint16,glyphIndices:new i.LazyArray(i.uint16,"entryCount")},8:{reserved:new i.Reserved(i.uint16),length:i.uint32,language:i.uint16,
is32:new i.LazyArray(i.uint8,8192),nGroups:i.uint32,groups:new i.LazyArray(yn,"nGroups")},10:{reserved:new i.Reserved(i.uint16),length:i.uint32,language:i.uint32,
firstCode:i.uint32,entryCount:i.uint32,glyphIndices:new i.LazyArray(i.uint16,"numChars")},12:{reserved:new i.Reserved(i.uint16),length:i.uint32,language:i.uint32,
nGroups:i.uint32,groups:new i.LazyArray(yn,"nGroups")},13:{reserved:new i.Reserved(i.uint16),length:i.uint32,language:i.uint32,nGroups:i.uint32,groups:new i.LazyArray(
yn,"nGroups")},14:{length:i.uint32,numRecords:i.uint32,varSelectors:new i.LazyArray(Cl,"numRecords")}}),yl=new i.Struct({platformID:i.uint16,encodingID:i.uint16,
table:new i.Pointer(i.uint32,pl,{type:"parent",lazy:!0})}),Fl=new i.Struct({version:i.uint16,numSubtables:i.uint16,tables:new i.Array(yl,"numSubtables")}),Yl=new i.
Struct({version:i.int32,revision:i.int32,checkSumAdjustment:i.uint32,magicNumber:i.uint32,flags:i.uint16,unitsPerEm:i.uint16,created:new i.Array(i.int32,2),modified:new i.
Array(i.int32,2),xMin:i.int16,yMin:i.int16,xMax:i.int16,yMax:i.int16,macStyle:new i.Bitfield(i.uint16,["bold","italic","underline","outline","shadow","condensed",
"extended"]),lowestRecPPEM:i.uint16,fontDirectionHint:i.int16,indexToLocFormat:i.int16,glyphDataFormat:i.int16}),dl=new i.Struct({version:i.int32,ascent:i.int16,
descent:i.int16,lineGap:i.int16,advanceWidthMax:i.uint16,minLeftSideBearing:i.int16,minRightSideBearing:i.int16,xMaxExtent:i.int16,caretSlopeRise:i.int16,caretSlopeRun:i.
int16,caretOffset:i.int16,reserved:new i.Reserved(i.int16,4),metricDataFormat:i.int16,numberOfMetrics:i.uint16}),Ul=new i.Struct({advance:i.uint16,bearing:i.int16}),
Dl=new i.Struct({metrics:new i.LazyArray(Ul,function(A){return A.parent.hhea.numberOfMetrics}),bearings:new i.LazyArray(i.int16,function(A){return A.parent.maxp.
numGlyphs-A.parent.hhea.numberOfMetrics})}),ml=new i.Struct({version:i.int32,numGlyphs:i.uint16,maxPoints:i.uint16,maxContours:i.uint16,maxComponentPoints:i.uint16,
maxComponentContours:i.uint16,maxZones:i.uint16,maxTwilightPoints:i.uint16,maxStorage:i.uint16,maxFunctionDefs:i.uint16,maxInstructionDefs:i.uint16,maxStackElements:i.
uint16,maxSizeOfInstructions:i.uint16,maxComponentElements:i.uint16,maxComponentDepth:i.uint16});function ds(A,e,t){return t===void 0&&(t=0),A===1&&Us[t]?Us[t]:
vl[A][e]}var vl=[["utf16be","utf16be","utf16be","utf16be","utf16be","utf16be"],["macroman","shift-jis","big5","euc-kr","iso-8859-6","iso-8859-8","macgreek","mac\
cyrillic","symbol","Devanagari","Gurmukhi","Gujarati","Oriya","Bengali","Tamil","Telugu","Kannada","Malayalam","Sinhalese","Burmese","Khmer","macthai","Laotian",
"Georgian","Armenian","gb-2312-80","Tibetan","Mongolian","Geez","maccenteuro","Vietnamese","Sindhi"],["ascii"],["symbol","utf16be","shift-jis","gb18030","big5",
"wansung","johab",null,null,null,"utf16be"]],Us={15:"maciceland",17:"macturkish",18:"maccroatian",24:"maccenteuro",25:"maccenteuro",26:"maccenteuro",27:"maccent\
euro",28:"maccenteuro",30:"maciceland",37:"macromania",38:"maccenteuro",39:"maccenteuro",40:"maccenteuro",143:"macinuit",146:"macgaelic"},Nl=[[],{0:"en",30:"fo",
60:"ks",90:"rw",1:"fr",31:"fa",61:"ku",91:"rn",2:"de",32:"ru",62:"sd",92:"ny",3:"it",33:"zh",63:"bo",93:"mg",4:"nl",34:"nl-BE",64:"ne",94:"eo",5:"sv",35:"ga",65:"\
sa",128:"cy",6:"es",36:"sq",66:"mr",129:"eu",7:"da",37:"ro",67:"bn",130:"ca",8:"pt",38:"cz",68:"as",131:"la",9:"no",39:"sk",69:"gu",132:"qu",10:"he",40:"si",70:"\
pa",133:"gn",11:"ja",41:"yi",71:"or",134:"ay",12:"ar",42:"sr",72:"ml",135:"tt",13:"fi",43:"mk",73:"kn",136:"ug",14:"el",44:"bg",74:"ta",137:"dz",15:"is",45:"uk",
75:"te",138:"jv",16:"mt",46:"be",76:"si",139:"su",17:"tr",47:"uz",77:"my",140:"gl",18:"hr",48:"kk",78:"km",141:"af",19:"zh-Hant",49:"az-Cyrl",79:"lo",142:"br",20:"\
ur",50:"az-Arab",80:"vi",143:"iu",21:"hi",51:"hy",81:"id",144:"gd",22:"th",52:"ka",82:"tl",145:"gv",23:"ko",53:"mo",83:"ms",146:"ga",24:"lt",54:"ky",84:"ms-Arab",
147:"to",25:"pl",55:"tg",85:"am",148:"el-polyton",26:"hu",56:"tk",86:"ti",149:"kl",27:"es",57:"mn-CN",87:"om",150:"az",28:"lv",58:"mn",88:"so",151:"nn",29:"se",
59:"ps",89:"sw"},[],{1078:"af",16393:"en-IN",1159:"rw",1074:"tn",1052:"sq",6153:"en-IE",1089:"sw",1115:"si",1156:"gsw",8201:"en-JM",1111:"kok",1051:"sk",1118:"a\
m",17417:"en-MY",1042:"ko",1060:"sl",5121:"ar-DZ",5129:"en-NZ",1088:"ky",11274:"es-AR",15361:"ar-BH",13321:"en-PH",1108:"lo",16394:"es-BO",3073:"ar",18441:"en-S\
G",1062:"lv",13322:"es-CL",2049:"ar-IQ",7177:"en-ZA",1063:"lt",9226:"es-CO",11265:"ar-JO",11273:"en-TT",2094:"dsb",5130:"es-CR",13313:"ar-KW",2057:"en-GB",1134:"\
lb",7178:"es-DO",12289:"ar-LB",1033:"en",1071:"mk",12298:"es-EC",4097:"ar-LY",12297:"en-ZW",2110:"ms-BN",17418:"es-SV",6145:"ary",1061:"et",1086:"ms",4106:"es-G\
T",8193:"ar-OM",1080:"fo",1100:"ml",18442:"es-HN",16385:"ar-QA",1124:"fil",1082:"mt",2058:"es-MX",1025:"ar-SA",1035:"fi",1153:"mi",19466:"es-NI",10241:"ar-SY",2060:"\
fr-BE",1146:"arn",6154:"es-PA",7169:"aeb",3084:"fr-CA",1102:"mr",15370:"es-PY",14337:"ar-AE",1036:"fr",1148:"moh",10250:"es-PE",9217:"ar-YE",5132:"fr-LU",1104:"\
mn",20490:"es-PR",1067:"hy",6156:"fr-MC",2128:"mn-CN",3082:"es",1101:"as",4108:"fr-CH",1121:"ne",1034:"es",2092:"az-Cyrl",1122:"fy",1044:"nb",21514:"es-US",1068:"\
az",1110:"gl",2068:"nn",14346:"es-UY",1133:"ba",1079:"ka",1154:"oc",8202:"es-VE",1069:"eu",3079:"de-AT",1096:"or",2077:"sv-FI",1059:"be",1031:"de",1123:"ps",1053:"\
sv",2117:"bn",5127:"de-LI",1045:"pl",1114:"syr",1093:"bn-IN",4103:"de-LU",1046:"pt",1064:"tg",8218:"bs-Cyrl",2055:"de-CH",2070:"pt-PT",2143:"tzm",5146:"bs",1032:"\
el",1094:"pa",1097:"ta",1150:"br",1135:"kl",1131:"qu-BO",1092:"tt",1026:"bg",1095:"gu",2155:"qu-EC",1098:"te",1027:"ca",1128:"ha",3179:"qu",1054:"th",3076:"zh-H\
K",1037:"he",1048:"ro",1105:"bo",5124:"zh-MO",1081:"hi",1047:"rm",1055:"tr",2052:"zh",1038:"hu",1049:"ru",1090:"tk",4100:"zh-SG",1039:"is",9275:"smn",1152:"ug",
1028:"zh-TW",1136:"ig",4155:"smj-NO",1058:"uk",1155:"co",1057:"id",5179:"smj",1070:"hsb",1050:"hr",1117:"iu",3131:"se-FI",1056:"ur",4122:"hr-BA",2141:"iu-Latn",
1083:"se",2115:"uz-Cyrl",1029:"cs",2108:"ga",2107:"se-SE",1091:"uz",1030:"da",1076:"xh",8251:"sms",1066:"vi",1164:"prs",1077:"zu",6203:"sma-NO",1106:"cy",1125:"\
dv",1040:"it",7227:"sms",1160:"wo",2067:"nl-BE",2064:"it-CH",1103:"sa",1157:"sah",1043:"nl",1041:"ja",7194:"sr-Cyrl-BA",1144:"ii",3081:"en-AU",1099:"kn",3098:"s\
r",1130:"yo",10249:"en-BZ",1087:"kk",6170:"sr-Latn-BA",4105:"en-CA",1107:"km",2074:"sr-Latn",9225:"en-029",1158:"quc",1132:"nso"}];function Rl(A){var e=0;if(typeof Symbol>
"u"||A[Symbol.iterator]==null){if(Array.isArray(A)||(A=bl(A)))return function(){return e>=A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(`Invali\
d attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function bl(A,e){if(A){if(typeof A==
"string")return Ds(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return Ds(A,e)}}function Ds(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}var ms=new i.Struct({platformID:i.uint16,encodingID:i.uint16,languageID:i.uint16,nameID:i.uint16,length:i.uint16,string:new i.
Pointer(i.uint16,new i.String("length",function(A){return ds(A.platformID,A.encodingID,A.languageID)}),{type:"parent",relativeTo:"parent.stringOffset",allowNull:!1})}),
zl=new i.Struct({length:i.uint16,tag:new i.Pointer(i.uint16,new i.String("length","utf16be"),{type:"parent",relativeTo:"stringOffset"})}),Vr=new i.VersionedStruct(
i.uint16,{0:{count:i.uint16,stringOffset:i.uint16,records:new i.Array(ms,"count")},1:{count:i.uint16,stringOffset:i.uint16,records:new i.Array(ms,"count"),langTagCount:i.
uint16,langTags:new i.Array(zl,"langTagCount")}}),Fn=["copyright","fontFamily","fontSubfamily","uniqueSubfamily","fullName","version","postscriptName","trademar\
k","manufacturer","designer","description","vendorURL","designerURL","license","licenseURL",null,"preferredFamily","preferredSubfamily","compatibleFull","sample\
Text","postscriptCIDFontName","wwsFamilyName","wwsSubfamilyName"];Vr.process=function(A){for(var e={},t=Rl(this.records),r;!(r=t()).done;){var n=r.value,o=Nl[n.
platformID][n.languageID];o==null&&this.langTags!=null&&n.languageID>=32768&&(o=this.langTags[n.languageID-32768].tag),o==null&&(o=n.platformID+"-"+n.languageID);
var s=n.nameID>=256?"fontFeatures":Fn[n.nameID]||n.nameID;e[s]==null&&(e[s]={});var a=e[s];n.nameID>=256&&(a=a[n.nameID]||(a[n.nameID]={})),(typeof n.string=="s\
tring"||typeof a[o]!="string")&&(a[o]=n.string)}this.records=e},Vr.preEncode=function(){if(!Array.isArray(this.records)){this.version=0;var A=[];for(var e in this.
records){var t=this.records[e];e!=="fontFeatures"&&(A.push({platformID:3,encodingID:1,languageID:1033,nameID:Fn.indexOf(e),length:BA.byteLength(t.en,"utf16le"),
string:t.en}),e==="postscriptName"&&A.push({platformID:1,encodingID:0,languageID:0,nameID:Fn.indexOf(e),length:t.en.length,string:t.en}))}this.records=A,this.count=
A.length,this.stringOffset=Vr.size(this,null,!1)}};var vs=new i.VersionedStruct(i.uint16,{header:{xAvgCharWidth:i.int16,usWeightClass:i.uint16,usWidthClass:i.uint16,
fsType:new i.Bitfield(i.uint16,[null,"noEmbedding","viewOnly","editable",null,null,null,null,"noSubsetting","bitmapOnly"]),ySubscriptXSize:i.int16,ySubscriptYSize:i.
int16,ySubscriptXOffset:i.int16,ySubscriptYOffset:i.int16,ySuperscriptXSize:i.int16,ySuperscriptYSize:i.int16,ySuperscriptXOffset:i.int16,ySuperscriptYOffset:i.
int16,yStrikeoutSize:i.int16,yStrikeoutPosition:i.int16,sFamilyClass:i.int16,panose:new i.Array(i.uint8,10),ulCharRange:new i.Array(i.uint32,4),vendorID:new i.String(
4),fsSelection:new i.Bitfield(i.uint16,["italic","underscore","negative","outlined","strikeout","bold","regular","useTypoMetrics","wws","oblique"]),usFirstCharIndex:i.
uint16,usLastCharIndex:i.uint16},0:{},1:{typoAscender:i.int16,typoDescender:i.int16,typoLineGap:i.int16,winAscent:i.uint16,winDescent:i.uint16,codePageRange:new i.
Array(i.uint32,2)},2:{typoAscender:i.int16,typoDescender:i.int16,typoLineGap:i.int16,winAscent:i.uint16,winDescent:i.uint16,codePageRange:new i.Array(i.uint32,2),
xHeight:i.int16,capHeight:i.int16,defaultChar:i.uint16,breakChar:i.uint16,maxContent:i.uint16},5:{typoAscender:i.int16,typoDescender:i.int16,typoLineGap:i.int16,
winAscent:i.uint16,winDescent:i.uint16,codePageRange:new i.Array(i.uint32,2),xHeight:i.int16,capHeight:i.int16,defaultChar:i.uint16,breakChar:i.uint16,maxContent:i.
uint16,usLowerOpticalPointSize:i.uint16,usUpperOpticalPointSize:i.uint16}}),Yn=vs.versions;Yn[3]=Yn[4]=Yn[2];var jl=new i.VersionedStruct(i.fixed32,{header:{italicAngle:i.
fixed32,underlinePosition:i.int16,underlineThickness:i.int16,isFixedPitch:i.uint32,minMemType42:i.uint32,maxMemType42:i.uint32,minMemType1:i.uint32,maxMemType1:i.
uint32},1:{},2:{numberOfGlyphs:i.uint16,glyphNameIndex:new i.Array(i.uint16,"numberOfGlyphs"),names:new i.Array(new i.String(i.uint8))},2.5:{numberOfGlyphs:i.uint16,
offsets:new i.Array(i.uint8,"numberOfGlyphs")},3:{},4:{map:new i.Array(i.uint32,function(A){return A.parent.maxp.numGlyphs})}}),Gl=new i.Struct({controlValues:new i.
Array(i.int16)}),xl=new i.Struct({instructions:new i.Array(i.uint8)}),dn=new i.VersionedStruct("head.indexToLocFormat",{0:{offsets:new i.Array(i.uint16)},1:{offsets:new i.
Array(i.uint32)}});dn.process=function(){if(this.version===0)for(var A=0;A<this.offsets.length;A++)this.offsets[A]<<=1},dn.preEncode=function(){if(this.version==
null&&(this.version=this.offsets[this.offsets.length-1]>65535?1:0,this.version===0))for(var A=0;A<this.offsets.length;A++)this.offsets[A]>>>=1};var Sl=new i.Struct(
{controlValueProgram:new i.Array(i.uint8)}),Hl=new i.Array(new i.Buffer);function Ns(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==null){if(Array.isArray(
A)||(A=Jl(A)))return function(){return e>=A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function Jl(A,e){if(A){if(typeof A==
"string")return Rs(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return Rs(A,e)}}function Rs(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}var se=(function(){function A(t){this.type=t}var e=A.prototype;return e.getCFFVersion=function(t){for(;t&&!t.hdrSize;)
t=t.parent;return t?t.version:-1},e.decode=function(t,r){var n=this.getCFFVersion(r),o=n>=2?t.readUInt32BE():t.readUInt16BE();if(o===0)return[];var s=t.readUInt8(),
a;if(s===1)a=i.uint8;else if(s===2)a=i.uint16;else if(s===3)a=i.uint24;else if(s===4)a=i.uint32;else throw new Error("Bad offset size in CFFIndex: "+s+" "+t.pos);
for(var g=[],c=t.pos+(o+1)*s-1,B=a.decode(t),l=0;l<o;l++){var f=a.decode(t);if(this.type!=null){var w=t.pos;t.pos=c+B,r.length=f-B,g.push(this.type.decode(t,r)),
t.pos=w}else g.push({offset:c+B,length:f-B});B=f}return t.pos=c+B,g},e.size=function(t,r){var n=2;if(t.length===0)return n;for(var o=this.type||new i.Buffer,s=1,
a=0;a<t.length;a++){var g=t[a];s+=o.size(g,r)}var c;if(s<=255)c=i.uint8;else if(s<=65535)c=i.uint16;else if(s<=16777215)c=i.uint24;else if(s<=4294967295)c=i.uint32;else
throw new Error("Bad offset in CFFIndex");return n+=1+c.size()*(t.length+1),n+=s-1,n},e.encode=function(t,r,n){if(t.writeUInt16BE(r.length),r.length!==0){for(var o=this.
type||new i.Buffer,s=[],a=1,g=Ns(r),c;!(c=g()).done;){var B=c.value,l=o.size(B,n);s.push(l),a+=l}var f;if(a<=255)f=i.uint8;else if(a<=65535)f=i.uint16;else if(a<=
16777215)f=i.uint24;else if(a<=4294967295)f=i.uint32;else throw new Error("Bad offset in CFFIndex");t.writeUInt8(f.size()),a=1,f.encode(t,a);for(var w=0,I=s;w<I.
length;w++){var E=I[w];a+=E,f.encode(t,a)}for(var y=Ns(r),C;!(C=y()).done;){var d=C.value;o.encode(t,d,n)}}},A})(),bs=Object.prototype.toString,zs=function(A){var e=bs.
call(A),t=e==="[object Arguments]";return t||(t=e!=="[object Array]"&&A!==null&&typeof A=="object"&&typeof A.length=="number"&&A.length>=0&&bs.call(A.callee)===
"[object Function]"),t},js;Object.keys||(_t=Object.prototype.hasOwnProperty,Un=Object.prototype.toString,Gs=zs,Dn=Object.prototype.propertyIsEnumerable,xs=!Dn.call(
{toString:null},"toString"),Ss=Dn.call(function(){},"prototype"),$t=["toString","toLocaleString","valueOf","hasOwnProperty","isPrototypeOf","propertyIsEnumerabl\
e","constructor"],Lr=function(A){var e=A.constructor;return e&&e.prototype===A},Hs={$applicationCache:!0,$console:!0,$external:!0,$frame:!0,$frameElement:!0,$frames:!0,
$innerHeight:!0,$innerWidth:!0,$onmozfullscreenchange:!0,$onmozfullscreenerror:!0,$outerHeight:!0,$outerWidth:!0,$pageXOffset:!0,$pageYOffset:!0,$parent:!0,$scrollLeft:!0,
$scrollTop:!0,$scrollX:!0,$scrollY:!0,$self:!0,$webkitIndexedDB:!0,$webkitStorageInfo:!0,$window:!0},Js=(function(){if(typeof window>"u")return!1;for(var A in window)
try{if(!Hs["$"+A]&&_t.call(window,A)&&window[A]!==null&&typeof window[A]=="object")try{Lr(window[A])}catch{return!0}}catch{return!0}return!1})(),Ts=function(A){
if(typeof window>"u"||!Js)return Lr(A);try{return Lr(A)}catch{return!1}},js=function(A){var e=A!==null&&typeof A=="object",t=Un.call(A)==="[object Function]",r=Gs(
A),n=e&&Un.call(A)==="[object String]",o=[];if(!e&&!t&&!r)throw new TypeError("Object.keys called on a non-object");var s=Ss&&t;if(n&&A.length>0&&!_t.call(A,0))
for(var a=0;a<A.length;++a)o.push(String(a));if(r&&A.length>0)for(var g=0;g<A.length;++g)o.push(String(g));else for(var c in A)!(s&&c==="prototype")&&_t.call(A,
c)&&o.push(String(c));if(xs)for(var B=Ts(A),l=0;l<$t.length;++l)!(B&&$t[l]==="constructor")&&_t.call(A,$t[l])&&o.push($t[l]);return o});var _t,Un,Gs,Dn,xs,Ss,$t,
Lr,Hs,Js,Ts,Tl=js,kl=Array.prototype.slice,ks=Object.keys,Or=ks?function(A){return ks(A)}:Tl,Ps=Object.keys;Or.shim=function(){if(Object.keys){var A=(function(){
var e=Object.keys(arguments);return e&&e.length===arguments.length})(1,2);A||(Object.keys=function(e){return zs(e)?Ps(kl.call(e)):Ps(e)})}else Object.keys=Or;return Object.
keys||Or};var mn=Or,Pl=typeof Symbol=="function"&&typeof Symbol.toStringTag=="symbol",vn=Object.prototype.toString,Wr=function(A){return Pl&&A&&typeof A=="objec\
t"&&Symbol.toStringTag in A?!1:vn.call(A)==="[object Arguments]"},Vs=function(A){return Wr(A)?!0:A!==null&&typeof A=="object"&&typeof A.length=="number"&&A.length>=
0&&vn.call(A)!=="[object Array]"&&vn.call(A.callee)==="[object Function]"},Vl=(function(){return Wr(arguments)})();Wr.isLegacyArguments=Vs;var Ls=Vl?Wr:Vs,Ll=typeof Symbol==
"function"&&typeof Symbol("foo")=="symbol",Ol=Object.prototype.toString,Wl=Array.prototype.concat,Nn=Object.defineProperty,Kl=function(A){return typeof A=="func\
tion"&&Ol.call(A)==="[object Function]"},Xl=function(){var A={};try{Nn(A,"x",{enumerable:!1,value:A});for(var e in A)return!1;return A.x===A}catch{return!1}},Os=Nn&&
Xl(),Zl=function(A,e,t,r){e in A&&(!Kl(r)||!r())||(Os?Nn(A,e,{configurable:!0,enumerable:!1,value:t,writable:!0}):A[e]=t)},Ws=function(A,e){var t=arguments.length>
2?arguments[2]:{},r=mn(e);Ll&&(r=Wl.call(r,Object.getOwnPropertySymbols(e)));for(var n=0;n<r.length;n+=1)Zl(A,r[n],e[r[n]],t[r[n]])};Ws.supportsDescriptors=!!Os;
var Ar=Ws,ql="Function.prototype.bind called on incompatible ",Rn=Array.prototype.slice,_l=Object.prototype.toString,$l="[object Function]",AQ=function(A){var e=this;
if(typeof e!="function"||_l.call(e)!==$l)throw new TypeError(ql+e);for(var t=Rn.call(arguments,1),r,n=function(){if(this instanceof r){var c=e.apply(this,t.concat(
Rn.call(arguments)));return Object(c)===c?c:this}else return e.apply(A,t.concat(Rn.call(arguments)))},o=Math.max(0,e.length-t.length),s=[],a=0;a<o;a++)s.push("$"+
a);if(r=Function("binder","return function ("+s.join(",")+"){ return binder.apply(this,arguments); }")(n),e.prototype){var g=function(){};g.prototype=e.prototype,
r.prototype=new g,g.prototype=null}return r},Kr=Function.prototype.bind||AQ,eQ=function(){if(typeof Symbol!="function"||typeof Object.getOwnPropertySymbols!="fu\
nction")return!1;if(typeof Symbol.iterator=="symbol")return!0;var A={},e=Symbol("test"),t=Object(e);if(typeof e=="string"||Object.prototype.toString.call(e)!=="\
[object Symbol]"||Object.prototype.toString.call(t)!=="[object Symbol]")return!1;var r=42;A[e]=r;for(e in A)return!1;if(typeof Object.keys=="function"&&Object.keys(
A).length!==0||typeof Object.getOwnPropertyNames=="function"&&Object.getOwnPropertyNames(A).length!==0)return!1;var n=Object.getOwnPropertySymbols(A);if(n.length!==
1||n[0]!==e||!Object.prototype.propertyIsEnumerable.call(A,e))return!1;if(typeof Object.getOwnPropertyDescriptor=="function"){var o=Object.getOwnPropertyDescriptor(
A,e);if(o.value!==r||o.enumerable!==!0)return!1}return!0},Ks=bA.Symbol,tQ=function(){return typeof Ks!="function"||typeof Symbol!="function"||typeof Ks("foo")!=
"symbol"||typeof Symbol("bar")!="symbol"?!1:eQ()},G,er=TypeError,ot=Object.getOwnPropertyDescriptor;if(ot)try{ot({},"")}catch{ot=null}var bn=function(){throw new er},
rQ=ot?(function(){try{return arguments.callee,bn}catch{try{return ot(arguments,"callee").get}catch{return bn}}})():bn,st=tQ(),at=Object.getPrototypeOf||function(A){
return A.__proto__},iQ=G,nQ=G,oQ=G,zn=typeof Uint8Array>"u"?G:at(Uint8Array),jn={"%Array%":Array,"%ArrayBuffer%":typeof ArrayBuffer>"u"?G:ArrayBuffer,"%ArrayBuf\
ferPrototype%":typeof ArrayBuffer>"u"?G:ArrayBuffer.prototype,"%ArrayIteratorPrototype%":st?at([][Symbol.iterator]()):G,"%ArrayPrototype%":Array.prototype,"%Arr\
ayProto_entries%":Array.prototype.entries,"%ArrayProto_forEach%":Array.prototype.forEach,"%ArrayProto_keys%":Array.prototype.keys,"%ArrayProto_values%":Array.prototype.
values,"%AsyncFromSyncIteratorPrototype%":G,"%AsyncFunction%":nQ,"%AsyncFunctionPrototype%":G,"%AsyncGenerator%":G,"%AsyncGeneratorFunction%":oQ,"%AsyncGenerato\
rPrototype%":G,"%AsyncIteratorPrototype%":G,"%Atomics%":typeof Atomics>"u"?G:Atomics,"%Boolean%":Boolean,"%BooleanPrototype%":Boolean.prototype,"%DataView%":typeof DataView>
"u"?G:DataView,"%DataViewPrototype%":typeof DataView>"u"?G:DataView.prototype,"%Date%":Date,"%DatePrototype%":Date.prototype,"%decodeURI%":decodeURI,"%decodeURI\
Component%":decodeURIComponent,"%encodeURI%":encodeURI,"%encodeURIComponent%":encodeURIComponent,"%Error%":Error,"%ErrorPrototype%":Error.prototype,"%eval%":eval,
"%EvalError%":EvalError,"%EvalErrorPrototype%":EvalError.prototype,"%Float32Array%":typeof Float32Array>"u"?G:Float32Array,"%Float32ArrayPrototype%":typeof Float32Array>
"u"?G:Float32Array.prototype,"%Float64Array%":typeof Float64Array>"u"?G:Float64Array,"%Float64ArrayPrototype%":typeof Float64Array>"u"?G:Float64Array.prototype,
"%Function%":Function,"%FunctionPrototype%":Function.prototype,"%Generator%":G,"%GeneratorFunction%":iQ,"%GeneratorPrototype%":G,"%Int8Array%":typeof Int8Array>
"u"?G:Int8Array,"%Int8ArrayPrototype%":typeof Int8Array>"u"?G:Int8Array.prototype,"%Int16Array%":typeof Int16Array>"u"?G:Int16Array,"%Int16ArrayPrototype%":typeof Int16Array>
"u"?G:Int8Array.prototype,"%Int32Array%":typeof Int32Array>"u"?G:Int32Array,"%Int32ArrayPrototype%":typeof Int32Array>"u"?G:Int32Array.prototype,"%isFinite%":isFinite,
"%isNaN%":isNaN,"%IteratorPrototype%":st?at(at([][Symbol.iterator]())):G,"%JSON%":typeof JSON=="object"?JSON:G,"%JSONParse%":typeof JSON=="object"?JSON.parse:G,
"%Map%":typeof Map>"u"?G:Map,"%MapIteratorPrototype%":typeof Map>"u"||!st?G:at(new Map()[Symbol.iterator]()),"%MapPrototype%":typeof Map>"u"?G:Map.prototype,"%M\
ath%":Math,"%Number%":Number,"%NumberPrototype%":Number.prototype,"%Object%":Object,"%ObjectPrototype%":Object.prototype,"%ObjProto_toString%":Object.prototype.
toString,"%ObjProto_valueOf%":Object.prototype.valueOf,"%parseFloat%":parseFloat,"%parseInt%":parseInt,"%Promise%":typeof Promise>"u"?G:Promise,"%PromisePrototy\
pe%":typeof Promise>"u"?G:Promise.prototype,"%PromiseProto_then%":typeof Promise>"u"?G:Promise.prototype.then,"%Promise_all%":typeof Promise>"u"?G:Promise.all,"\
%Promise_reject%":typeof Promise>"u"?G:Promise.reject,"%Promise_resolve%":typeof Promise>"u"?G:Promise.resolve,"%Proxy%":typeof Proxy>"u"?G:Proxy,"%RangeError%":RangeError,
"%RangeErrorPrototype%":RangeError.prototype,"%ReferenceError%":ReferenceError,"%ReferenceErrorPrototype%":ReferenceError.prototype,"%Reflect%":typeof Reflect>"\
u"?G:Reflect,"%RegExp%":RegExp,"%RegExpPrototype%":RegExp.prototype,"%Set%":typeof Set>"u"?G:Set,"%SetIteratorPrototype%":typeof Set>"u"||!st?G:at(new Set()[Symbol.
iterator]()),"%SetPrototype%":typeof Set>"u"?G:Set.prototype,"%SharedArrayBuffer%":typeof SharedArrayBuffer>"u"?G:SharedArrayBuffer,"%SharedArrayBufferPrototype\
%":typeof SharedArrayBuffer>"u"?G:SharedArrayBuffer.prototype,"%String%":String,"%StringIteratorPrototype%":st?at(""[Symbol.iterator]()):G,"%StringPrototype%":String.
prototype,"%Symbol%":st?Symbol:G,"%SymbolPrototype%":st?Symbol.prototype:G,"%SyntaxError%":SyntaxError,"%SyntaxErrorPrototype%":SyntaxError.prototype,"%ThrowTyp\
eError%":rQ,"%TypedArray%":zn,"%TypedArrayPrototype%":zn?zn.prototype:G,"%TypeError%":er,"%TypeErrorPrototype%":er.prototype,"%Uint8Array%":typeof Uint8Array>"u"?
G:Uint8Array,"%Uint8ArrayPrototype%":typeof Uint8Array>"u"?G:Uint8Array.prototype,"%Uint8ClampedArray%":typeof Uint8ClampedArray>"u"?G:Uint8ClampedArray,"%Uint8\
ClampedArrayPrototype%":typeof Uint8ClampedArray>"u"?G:Uint8ClampedArray.prototype,"%Uint16Array%":typeof Uint16Array>"u"?G:Uint16Array,"%Uint16ArrayPrototype%":typeof Uint16Array>
"u"?G:Uint16Array.prototype,"%Uint32Array%":typeof Uint32Array>"u"?G:Uint32Array,"%Uint32ArrayPrototype%":typeof Uint32Array>"u"?G:Uint32Array.prototype,"%URIEr\
ror%":URIError,"%URIErrorPrototype%":URIError.prototype,"%WeakMap%":typeof WeakMap>"u"?G:WeakMap,"%WeakMapPrototype%":typeof WeakMap>"u"?G:WeakMap.prototype,"%W\
eakSet%":typeof WeakSet>"u"?G:WeakSet,"%WeakSetPrototype%":typeof WeakSet>"u"?G:WeakSet.prototype},Xs=Kr.call(Function.call,String.prototype.replace),sQ=/[^%.[\]]+|\[(?:(-?\d+(?:\.\d+)?)|(["'])((?:(?!\2)[^\\]|\\.)*?)\2)\]|(?=(?:\.|\[\])(?:\.|\[\]|%$))/g,
aQ=/\\(\\)?/g,cQ=function(A){var e=[];return Xs(A,sQ,function(t,r,n,o){e[e.length]=n?Xs(o,aQ,"$1"):r||t}),e},gQ=function(A,e){if(!(A in jn))throw new SyntaxError(
"intrinsic "+A+" does not exist!");if(typeof jn[A]>"u"&&!e)throw new er("intrinsic "+A+" exists, but is not available. Please file an issue!");return jn[A]},BQ=function(A,e){
if(typeof A!="string"||A.length===0)throw new TypeError("intrinsic name must be a non-empty string");if(arguments.length>1&&typeof e!="boolean")throw new TypeError(
'"allowMissing" argument must be a boolean');for(var t=cQ(A),r=gQ("%"+(t.length>0?t[0]:"")+"%",e),n=1;n<t.length;n+=1)if(r!=null)if(ot&&n+1>=t.length){var o=ot(
r,t[n]);if(!e&&!(t[n]in r))throw new er("base intrinsic for "+A+" exists, but the property is not available.");r=o?o.get||o.value:r[t[n]]}else r=r[t[n]];return r},
Zs=BQ("%Function%"),uQ=Zs.apply,hQ=Zs.call,Gn=function(){return Kr.apply(hQ,arguments)},lQ=function(){return Kr.apply(uQ,arguments)};Gn.apply=lQ;var qs=function(A){
return A!==A},_s=function(A,e){return A===0&&e===0?1/A===1/e:!!(A===e||qs(A)&&qs(e))},xn=function(){return typeof Object.is=="function"?Object.is:_s},QQ=function(){
var A=xn();return Ar(Object,{is:A},{is:function(){return Object.is!==A}}),A},$s=Gn(xn(),Object);Ar($s,{getPolyfill:xn,implementation:_s,shim:QQ});var Aa=$s,fQ=Kr.
call(Function.call,Object.prototype.hasOwnProperty),wQ=RegExp.prototype.exec,IQ=Object.getOwnPropertyDescriptor,EQ=function(A){try{var e=A.lastIndex;return A.lastIndex=
0,wQ.call(A),!0}catch{return!1}finally{A.lastIndex=e}},MQ=Object.prototype.toString,CQ="[object RegExp]",pQ=typeof Symbol=="function"&&typeof Symbol.toStringTag==
"symbol",ea=function(A){if(!A||typeof A!="object")return!1;if(!pQ)return MQ.call(A)===CQ;var e=IQ(A,"lastIndex"),t=e&&fQ(e,"value");return t?EQ(A):!1},yQ=Object,
FQ=TypeError,Sn=function(){if(this!=null&&this!==yQ(this))throw new FQ("RegExp.prototype.flags getter called on non-object");var A="";return this.global&&(A+="g"),
this.ignoreCase&&(A+="i"),this.multiline&&(A+="m"),this.dotAll&&(A+="s"),this.unicode&&(A+="u"),this.sticky&&(A+="y"),A},YQ=Ar.supportsDescriptors,dQ=Object.getOwnPropertyDescriptor,
UQ=TypeError,ta=function(){if(!YQ)throw new UQ("RegExp.prototype.flags requires a true ES5 environment that supports property descriptors");if(/a/mig.flags==="g\
im"){var A=dQ(RegExp.prototype,"flags");if(A&&typeof A.get=="function"&&typeof/a/.dotAll=="boolean")return A.get}return Sn},DQ=Ar.supportsDescriptors,mQ=Object.
getOwnPropertyDescriptor,vQ=Object.defineProperty,NQ=TypeError,ra=Object.getPrototypeOf,RQ=/a/,bQ=function(){if(!DQ||!ra)throw new NQ("RegExp.prototype.flags re\
quires a true ES5 environment that supports property descriptors");var A=ta(),e=ra(RQ),t=mQ(e,"flags");return(!t||t.get!==A)&&vQ(e,"flags",{configurable:!0,enumerable:!1,
get:A}),A},ia=Gn(Sn);Ar(ia,{getPolyfill:ta,implementation:Sn,shim:bQ});var na=ia,zQ=Date.prototype.getDay,jQ=function(A){try{return zQ.call(A),!0}catch{return!1}},
GQ=Object.prototype.toString,xQ="[object Date]",SQ=typeof Symbol=="function"&&typeof Symbol.toStringTag=="symbol",oa=function(A){return typeof A!="object"||A===
null?!1:SQ?jQ(A):GQ.call(A)===xQ},sa=Date.prototype.getTime;function aa(A,e,t){var r=t||{};return(r.strict?Aa(A,e):A===e)?!0:!A||!e||typeof A!="object"&&typeof e!=
"object"?r.strict?Aa(A,e):A==e:HQ(A,e,r)}function ca(A){return A==null}function ga(A){return!(!A||typeof A!="object"||typeof A.length!="number"||typeof A.copy!=
"function"||typeof A.slice!="function"||A.length>0&&typeof A[0]!="number")}function HQ(A,e,t){var r,n;if(typeof A!=typeof e||ca(A)||ca(e)||A.prototype!==e.prototype||
Ls(A)!==Ls(e))return!1;var o=ea(A),s=ea(e);if(o!==s)return!1;if(o||s)return A.source===e.source&&na(A)===na(e);if(oa(A)&&oa(e))return sa.call(A)===sa.call(e);var a=ga(
A),g=ga(e);if(a!==g)return!1;if(a||g){if(A.length!==e.length)return!1;for(r=0;r<A.length;r++)if(A[r]!==e[r])return!1;return!0}if(typeof A!=typeof e)return!1;try{
var c=mn(A),B=mn(e)}catch{return!1}if(c.length!==B.length)return!1;for(c.sort(),B.sort(),r=c.length-1;r>=0;r--)if(c[r]!=B[r])return!1;for(r=c.length-1;r>=0;r--)
if(n=c[r],!aa(A[n],e[n],t))return!1;return!0}var Ba=aa,tr=15,ua=["0","1","2","3","4","5","6","7","8","9",".","E","E-",null,"-"],ha={".":10,E:11,"E-":12,"-":14},
Hn=(function(){function A(){}return A.decode=function(e,t){if(32<=t&&t<=246)return t-139;if(247<=t&&t<=250)return(t-247)*256+e.readUInt8()+108;if(251<=t&&t<=254)
return-(t-251)*256-e.readUInt8()-108;if(t===28)return e.readInt16BE();if(t===29)return e.readInt32BE();if(t===30){for(var r="";;){var n=e.readUInt8(),o=n>>4;if(o===
tr)break;r+=ua[o];var s=n&15;if(s===tr)break;r+=ua[s]}return parseFloat(r)}return null},A.size=function(e){if(e.forceLarge&&(e=32768),(e|0)!==e){var t=""+e;return 1+
Math.ceil((t.length+1)/2)}else return-107<=e&&e<=107?1:108<=e&&e<=1131||-1131<=e&&e<=-108?2:-32768<=e&&e<=32767?3:5},A.encode=function(e,t){var r=Number(t);if(t.
forceLarge)return e.writeUInt8(29),e.writeInt32BE(r);if((r|0)!==r){e.writeUInt8(30);for(var n=""+r,o=0;o<n.length;o+=2){var s=n[o],a=ha[s]||+s;if(o===n.length-1)
var c=tr;else var g=n[o+1],c=ha[g]||+g;e.writeUInt8(a<<4|c&15)}if(c!==tr)return e.writeUInt8(tr<<4)}else return-107<=r&&r<=107?e.writeUInt8(r+139):108<=r&&r<=1131?
(r-=108,e.writeUInt8((r>>8)+247),e.writeUInt8(r&255)):-1131<=r&&r<=-108?(r=-r-108,e.writeUInt8((r>>8)+251),e.writeUInt8(r&255)):-32768<=r&&r<=32767?(e.writeUInt8(
28),e.writeInt16BE(r)):(e.writeUInt8(29),e.writeInt32BE(r))},A})();function rr(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==null){if(Array.isArray(A)||(A=
JQ(A)))return function(){return e>=A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function JQ(A,e){if(A){if(typeof A==
"string")return la(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return la(A,e)}}function la(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}var Xr=(function(){function A(t){t===void 0&&(t=[]),this.ops=t,this.fields={};for(var r=rr(t),n;!(n=r()).done;){var o=n.
value,s=Array.isArray(o[0])?o[0][0]<<8|o[0][1]:o[0];this.fields[s]=o}}var e=A.prototype;return e.decodeOperands=function(t,r,n,o){var s=this;if(Array.isArray(t))
return o.map(function(a,g){return s.decodeOperands(t[g],r,n,[a])});if(t.decode!=null)return t.decode(r,n,o);switch(t){case"number":case"offset":case"sid":return o[0];case"\
boolean":return!!o[0];default:return o}},e.encodeOperands=function(t,r,n,o){var s=this;return Array.isArray(t)?o.map(function(a,g){return s.encodeOperands(t[g],
r,n,a)[0]}):t.encode!=null?t.encode(r,o,n):typeof o=="number"?[o]:typeof o=="boolean"?[+o]:Array.isArray(o)?o:[o]},e.decode=function(t,r){var n=t.pos+r.length,o={},
s=[];Object.defineProperties(o,{parent:{value:r},_startOffset:{value:t.pos}});for(var a in this.fields){var g=this.fields[a];o[g[1]]=g[3]}for(;t.pos<n;){var c=t.
readUInt8();if(c<28){c===12&&(c=c<<8|t.readUInt8());var B=this.fields[c];if(!B)throw new Error("Unknown operator "+c);var l=this.decodeOperands(B[2],t,o,s);l!=null&&
(l instanceof ol?Object.defineProperty(o,B[1],l):o[B[1]]=l),s=[]}else s.push(Hn.decode(t,c))}return o},e.size=function(t,r,n){n===void 0&&(n=!0);var o={parent:r,
val:t,pointerSize:0,startOffset:r.startOffset||0},s=0;for(var a in this.fields){var g=this.fields[a],c=t[g[1]];if(!(c==null||Ba(c,g[3]))){for(var B=this.encodeOperands(
g[2],null,o,c),l=rr(B),f;!(f=l()).done;){var w=f.value;s+=Hn.size(w)}var I=Array.isArray(g[0])?g[0]:[g[0]];s+=I.length}}return n&&(s+=o.pointerSize),s},e.encode=
function(t,r,n){var o={pointers:[],startOffset:t.pos,parent:n,val:r,pointerSize:0};o.pointerOffset=t.pos+this.size(r,o,!1);for(var s=rr(this.ops),a;!(a=s()).done;){
var g=a.value,c=r[g[1]];if(!(c==null||Ba(c,g[3]))){for(var B=this.encodeOperands(g[2],t,o,c),l=rr(B),f;!(f=l()).done;){var w=f.value;Hn.encode(t,w)}for(var I=Array.
isArray(g[0])?g[0]:[g[0]],E=rr(I),y;!(y=E()).done;){var C=y.value;t.writeUInt8(C)}}}for(var d=0;d<o.pointers.length;){var U=o.pointers[d++];U.type.encode(t,U.val,
U.parent)}},A})();function TQ(A,e){A.prototype=Object.create(e.prototype),A.prototype.constructor=A,A.__proto__=e}var te=(function(A){TQ(e,A);function e(r,n){return n===
void 0&&(n={}),n.type==null&&(n.type="global"),A.call(this,null,r,n)||this}var t=e.prototype;return t.decode=function(r,n,o){return this.offsetType={decode:function(){
return o[0]}},A.prototype.decode.call(this,r,n,o)},t.encode=function(r,n,o){if(!r)return this.offsetType={size:function(){return 0}},this.size(n,o),[new Qa(0)];
var s=null;return this.offsetType={encode:function(a,g){return s=g}},A.prototype.encode.call(this,r,n,o),[new Qa(s)]},e})(i.Pointer),Qa=(function(){function A(t){
this.val=t,this.forceLarge=!0}var e=A.prototype;return e.valueOf=function(){return this.val},A})(),kQ=(function(){function A(){}return A.decode=function(e,t,r){
for(var n=r.pop();r.length>n;)r.pop()},A})(),Jn=new Xr([[6,"BlueValues","delta",null],[7,"OtherBlues","delta",null],[8,"FamilyBlues","delta",null],[9,"FamilyOth\
erBlues","delta",null],[[12,9],"BlueScale","number",.039625],[[12,10],"BlueShift","number",7],[[12,11],"BlueFuzz","number",1],[10,"StdHW","number",null],[11,"St\
dVW","number",null],[[12,12],"StemSnapH","delta",null],[[12,13],"StemSnapV","delta",null],[[12,14],"ForceBold","boolean",!1],[[12,17],"LanguageGroup","number",0],
[[12,18],"ExpansionFactor","number",.06],[[12,19],"initialRandomSeed","number",0],[20,"defaultWidthX","number",0],[21,"nominalWidthX","number",0],[22,"vsindex",
"number",0],[23,"blend",kQ,null],[19,"Subrs",new te(new se,{type:"local"}),null]]),Zr=[".notdef","space","exclam","quotedbl","numbersign","dollar","percent","am\
persand","quoteright","parenleft","parenright","asterisk","plus","comma","hyphen","period","slash","zero","one","two","three","four","five","six","seven","eight",
"nine","colon","semicolon","less","equal","greater","question","at","A","B","C","D","E","F","G","H","I","J","K","L","M","N","O","P","Q","R","S","T","U","V","W",
"X","Y","Z","bracketleft","backslash","bracketright","asciicircum","underscore","quoteleft","a","b","c","d","e","f","g","h","i","j","k","l","m","n","o","p","q",
"r","s","t","u","v","w","x","y","z","braceleft","bar","braceright","asciitilde","exclamdown","cent","sterling","fraction","yen","florin","section","currency","q\
uotesingle","quotedblleft","guillemotleft","guilsinglleft","guilsinglright","fi","fl","endash","dagger","daggerdbl","periodcentered","paragraph","bullet","quote\
singlbase","quotedblbase","quotedblright","guillemotright","ellipsis","perthousand","questiondown","grave","acute","circumflex","tilde","macron","breve","dotacc\
ent","dieresis","ring","cedilla","hungarumlaut","ogonek","caron","emdash","AE","ordfeminine","Lslash","Oslash","OE","ordmasculine","ae","dotlessi","lslash","osl\
ash","oe","germandbls","onesuperior","logicalnot","mu","trademark","Eth","onehalf","plusminus","Thorn","onequarter","divide","brokenbar","degree","thorn","three\
quarters","twosuperior","registered","minus","eth","multiply","threesuperior","copyright","Aacute","Acircumflex","Adieresis","Agrave","Aring","Atilde","Ccedilla",
"Eacute","Ecircumflex","Edieresis","Egrave","Iacute","Icircumflex","Idieresis","Igrave","Ntilde","Oacute","Ocircumflex","Odieresis","Ograve","Otilde","Scaron","\
Uacute","Ucircumflex","Udieresis","Ugrave","Yacute","Ydieresis","Zcaron","aacute","acircumflex","adieresis","agrave","aring","atilde","ccedilla","eacute","ecirc\
umflex","edieresis","egrave","iacute","icircumflex","idieresis","igrave","ntilde","oacute","ocircumflex","odieresis","ograve","otilde","scaron","uacute","ucircu\
mflex","udieresis","ugrave","yacute","ydieresis","zcaron","exclamsmall","Hungarumlautsmall","dollaroldstyle","dollarsuperior","ampersandsmall","Acutesmall","par\
enleftsuperior","parenrightsuperior","twodotenleader","onedotenleader","zerooldstyle","oneoldstyle","twooldstyle","threeoldstyle","fouroldstyle","fiveoldstyle",
"sixoldstyle","sevenoldstyle","eightoldstyle","nineoldstyle","commasuperior","threequartersemdash","periodsuperior","questionsmall","asuperior","bsuperior","cen\
tsuperior","dsuperior","esuperior","isuperior","lsuperior","msuperior","nsuperior","osuperior","rsuperior","ssuperior","tsuperior","ff","ffi","ffl","parenleftin\
ferior","parenrightinferior","Circumflexsmall","hyphensuperior","Gravesmall","Asmall","Bsmall","Csmall","Dsmall","Esmall","Fsmall","Gsmall","Hsmall","Ismall","J\
small","Ksmall","Lsmall","Msmall","Nsmall","Osmall","Psmall","Qsmall","Rsmall","Ssmall","Tsmall","Usmall","Vsmall","Wsmall","Xsmall","Ysmall","Zsmall","colonmon\
etary","onefitted","rupiah","Tildesmall","exclamdownsmall","centoldstyle","Lslashsmall","Scaronsmall","Zcaronsmall","Dieresissmall","Brevesmall","Caronsmall","D\
otaccentsmall","Macronsmall","figuredash","hypheninferior","Ogoneksmall","Ringsmall","Cedillasmall","questiondownsmall","oneeighth","threeeighths","fiveeighths",
"seveneighths","onethird","twothirds","zerosuperior","foursuperior","fivesuperior","sixsuperior","sevensuperior","eightsuperior","ninesuperior","zeroinferior","\
oneinferior","twoinferior","threeinferior","fourinferior","fiveinferior","sixinferior","seveninferior","eightinferior","nineinferior","centinferior","dollarinfe\
rior","periodinferior","commainferior","Agravesmall","Aacutesmall","Acircumflexsmall","Atildesmall","Adieresissmall","Aringsmall","AEsmall","Ccedillasmall","Egr\
avesmall","Eacutesmall","Ecircumflexsmall","Edieresissmall","Igravesmall","Iacutesmall","Icircumflexsmall","Idieresissmall","Ethsmall","Ntildesmall","Ogravesmal\
l","Oacutesmall","Ocircumflexsmall","Otildesmall","Odieresissmall","OEsmall","Oslashsmall","Ugravesmall","Uacutesmall","Ucircumflexsmall","Udieresissmall","Yacu\
tesmall","Thornsmall","Ydieresissmall","001.000","001.001","001.002","001.003","Black","Bold","Book","Light","Medium","Regular","Roman","Semibold"],fa=["","","",
"","","","","","","","","","","","","","","","","","","","","","","","","","","","","","space","exclam","quotedbl","numbersign","dollar","percent","ampersand","\
quoteright","parenleft","parenright","asterisk","plus","comma","hyphen","period","slash","zero","one","two","three","four","five","six","seven","eight","nine","\
colon","semicolon","less","equal","greater","question","at","A","B","C","D","E","F","G","H","I","J","K","L","M","N","O","P","Q","R","S","T","U","V","W","X","Y",
"Z","bracketleft","backslash","bracketright","asciicircum","underscore","quoteleft","a","b","c","d","e","f","g","h","i","j","k","l","m","n","o","p","q","r","s",
"t","u","v","w","x","y","z","braceleft","bar","braceright","asciitilde","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","",
"","","","","exclamdown","cent","sterling","fraction","yen","florin","section","currency","quotesingle","quotedblleft","guillemotleft","guilsinglleft","guilsing\
lright","fi","fl","","endash","dagger","daggerdbl","periodcentered","","paragraph","bullet","quotesinglbase","quotedblbase","quotedblright","guillemotright","el\
lipsis","perthousand","","questiondown","","grave","acute","circumflex","tilde","macron","breve","dotaccent","dieresis","","ring","cedilla","","hungarumlaut","o\
gonek","caron","emdash","","","","","","","","","","","","","","","","","AE","","ordfeminine","","","","","Lslash","Oslash","OE","ordmasculine","","","","","","\
ae","","","","dotlessi","","","lslash","oslash","oe","germandbls"],PQ=["","","","","","","","","","","","","","","","","","","","","","","","","","","","","","",
"","","space","exclamsmall","Hungarumlautsmall","","dollaroldstyle","dollarsuperior","ampersandsmall","Acutesmall","parenleftsuperior","parenrightsuperior","two\
dotenleader","onedotenleader","comma","hyphen","period","fraction","zerooldstyle","oneoldstyle","twooldstyle","threeoldstyle","fouroldstyle","fiveoldstyle","six\
oldstyle","sevenoldstyle","eightoldstyle","nineoldstyle","colon","semicolon","commasuperior","threequartersemdash","periodsuperior","questionsmall","","asuperio\
r","bsuperior","centsuperior","dsuperior","esuperior","","","isuperior","","","lsuperior","msuperior","nsuperior","osuperior","","","rsuperior","ssuperior","tsu\
perior","","ff","fi","fl","ffi","ffl","parenleftinferior","","parenrightinferior","Circumflexsmall","hyphensuperior","Gravesmall","Asmall","Bsmall","Csmall","Ds\
mall","Esmall","Fsmall","Gsmall","Hsmall","Ismall","Jsmall","Ksmall","Lsmall","Msmall","Nsmall","Osmall","Psmall","Qsmall","Rsmall","Ssmall","Tsmall","Usmall","\
Vsmall","Wsmall","Xsmall","Ysmall","Zsmall","colonmonetary","onefitted","rupiah","Tildesmall","","","","","","","","","","","","","","","","","","","","","","",
"","","","","","","","","","","","","exclamdownsmall","centoldstyle","Lslashsmall","","","Scaronsmall","Zcaronsmall","Dieresissmall","Brevesmall","Caronsmall","",
"Dotaccentsmall","","","Macronsmall","","","figuredash","hypheninferior","","","Ogoneksmall","Ringsmall","Cedillasmall","","","","onequarter","onehalf","threequ\
arters","questiondownsmall","oneeighth","threeeighths","fiveeighths","seveneighths","onethird","twothirds","","","zerosuperior","onesuperior","twosuperior","thr\
eesuperior","foursuperior","fivesuperior","sixsuperior","sevensuperior","eightsuperior","ninesuperior","zeroinferior","oneinferior","twoinferior","threeinferior",
"fourinferior","fiveinferior","sixinferior","seveninferior","eightinferior","nineinferior","centinferior","dollarinferior","periodinferior","commainferior","Agr\
avesmall","Aacutesmall","Acircumflexsmall","Atildesmall","Adieresissmall","Aringsmall","AEsmall","Ccedillasmall","Egravesmall","Eacutesmall","Ecircumflexsmall",
"Edieresissmall","Igravesmall","Iacutesmall","Icircumflexsmall","Idieresissmall","Ethsmall","Ntildesmall","Ogravesmall","Oacutesmall","Ocircumflexsmall","Otilde\
small","Odieresissmall","OEsmall","Oslashsmall","Ugravesmall","Uacutesmall","Ucircumflexsmall","Udieresissmall","Yacutesmall","Thornsmall","Ydieresissmall"],wa=[
".notdef","space","exclam","quotedbl","numbersign","dollar","percent","ampersand","quoteright","parenleft","parenright","asterisk","plus","comma","hyphen","peri\
od","slash","zero","one","two","three","four","five","six","seven","eight","nine","colon","semicolon","less","equal","greater","question","at","A","B","C","D","\
E","F","G","H","I","J","K","L","M","N","O","P","Q","R","S","T","U","V","W","X","Y","Z","bracketleft","backslash","bracketright","asciicircum","underscore","quot\
eleft","a","b","c","d","e","f","g","h","i","j","k","l","m","n","o","p","q","r","s","t","u","v","w","x","y","z","braceleft","bar","braceright","asciitilde","excl\
amdown","cent","sterling","fraction","yen","florin","section","currency","quotesingle","quotedblleft","guillemotleft","guilsinglleft","guilsinglright","fi","fl",
"endash","dagger","daggerdbl","periodcentered","paragraph","bullet","quotesinglbase","quotedblbase","quotedblright","guillemotright","ellipsis","perthousand","q\
uestiondown","grave","acute","circumflex","tilde","macron","breve","dotaccent","dieresis","ring","cedilla","hungarumlaut","ogonek","caron","emdash","AE","ordfem\
inine","Lslash","Oslash","OE","ordmasculine","ae","dotlessi","lslash","oslash","oe","germandbls","onesuperior","logicalnot","mu","trademark","Eth","onehalf","pl\
usminus","Thorn","onequarter","divide","brokenbar","degree","thorn","threequarters","twosuperior","registered","minus","eth","multiply","threesuperior","copyrig\
ht","Aacute","Acircumflex","Adieresis","Agrave","Aring","Atilde","Ccedilla","Eacute","Ecircumflex","Edieresis","Egrave","Iacute","Icircumflex","Idieresis","Igra\
ve","Ntilde","Oacute","Ocircumflex","Odieresis","Ograve","Otilde","Scaron","Uacute","Ucircumflex","Udieresis","Ugrave","Yacute","Ydieresis","Zcaron","aacute","a\
circumflex","adieresis","agrave","aring","atilde","ccedilla","eacute","ecircumflex","edieresis","egrave","iacute","icircumflex","idieresis","igrave","ntilde","o\
acute","ocircumflex","odieresis","ograve","otilde","scaron","uacute","ucircumflex","udieresis","ugrave","yacute","ydieresis","zcaron"],VQ=[".notdef","space","ex\
clamsmall","Hungarumlautsmall","dollaroldstyle","dollarsuperior","ampersandsmall","Acutesmall","parenleftsuperior","parenrightsuperior","twodotenleader","onedot\
enleader","comma","hyphen","period","fraction","zerooldstyle","oneoldstyle","twooldstyle","threeoldstyle","fouroldstyle","fiveoldstyle","sixoldstyle","sevenolds\
tyle","eightoldstyle","nineoldstyle","colon","semicolon","commasuperior","threequartersemdash","periodsuperior","questionsmall","asuperior","bsuperior","centsup\
erior","dsuperior","esuperior","isuperior","lsuperior","msuperior","nsuperior","osuperior","rsuperior","ssuperior","tsuperior","ff","fi","fl","ffi","ffl","paren\
leftinferior","parenrightinferior","Circumflexsmall","hyphensuperior","Gravesmall","Asmall","Bsmall","Csmall","Dsmall","Esmall","Fsmall","Gsmall","Hsmall","Isma\
ll","Jsmall","Ksmall","Lsmall","Msmall","Nsmall","Osmall","Psmall","Qsmall","Rsmall","Ssmall","Tsmall","Usmall","Vsmall","Wsmall","Xsmall","Ysmall","Zsmall","co\
lonmonetary","onefitted","rupiah","Tildesmall","exclamdownsmall","centoldstyle","Lslashsmall","Scaronsmall","Zcaronsmall","Dieresissmall","Brevesmall","Caronsma\
ll","Dotaccentsmall","Macronsmall","figuredash","hypheninferior","Ogoneksmall","Ringsmall","Cedillasmall","onequarter","onehalf","threequarters","questiondownsm\
all","oneeighth","threeeighths","fiveeighths","seveneighths","onethird","twothirds","zerosuperior","onesuperior","twosuperior","threesuperior","foursuperior","f\
ivesuperior","sixsuperior","sevensuperior","eightsuperior","ninesuperior","zeroinferior","oneinferior","twoinferior","threeinferior","fourinferior","fiveinferio\
r","sixinferior","seveninferior","eightinferior","nineinferior","centinferior","dollarinferior","periodinferior","commainferior","Agravesmall","Aacutesmall","Ac\
ircumflexsmall","Atildesmall","Adieresissmall","Aringsmall","AEsmall","Ccedillasmall","Egravesmall","Eacutesmall","Ecircumflexsmall","Edieresissmall","Igravesma\
ll","Iacutesmall","Icircumflexsmall","Idieresissmall","Ethsmall","Ntildesmall","Ogravesmall","Oacutesmall","Ocircumflexsmall","Otildesmall","Odieresissmall","OE\
small","Oslashsmall","Ugravesmall","Uacutesmall","Ucircumflexsmall","Udieresissmall","Yacutesmall","Thornsmall","Ydieresissmall"],LQ=[".notdef","space","dollaro\
ldstyle","dollarsuperior","parenleftsuperior","parenrightsuperior","twodotenleader","onedotenleader","comma","hyphen","period","fraction","zerooldstyle","oneold\
style","twooldstyle","threeoldstyle","fouroldstyle","fiveoldstyle","sixoldstyle","sevenoldstyle","eightoldstyle","nineoldstyle","colon","semicolon","commasuperi\
or","threequartersemdash","periodsuperior","asuperior","bsuperior","centsuperior","dsuperior","esuperior","isuperior","lsuperior","msuperior","nsuperior","osupe\
rior","rsuperior","ssuperior","tsuperior","ff","fi","fl","ffi","ffl","parenleftinferior","parenrightinferior","hyphensuperior","colonmonetary","onefitted","rupi\
ah","centoldstyle","figuredash","hypheninferior","onequarter","onehalf","threequarters","oneeighth","threeeighths","fiveeighths","seveneighths","onethird","twot\
hirds","zerosuperior","onesuperior","twosuperior","threesuperior","foursuperior","fivesuperior","sixsuperior","sevensuperior","eightsuperior","ninesuperior","ze\
roinferior","oneinferior","twoinferior","threeinferior","fourinferior","fiveinferior","sixinferior","seveninferior","eightinferior","nineinferior","centinferior",
"dollarinferior","periodinferior","commainferior"],Ia=new i.Struct({reserved:new i.Reserved(i.uint16),reqFeatureIndex:i.uint16,featureCount:i.uint16,featureIndexes:new i.
Array(i.uint16,"featureCount")}),OQ=new i.Struct({tag:new i.String(4),langSys:new i.Pointer(i.uint16,Ia,{type:"parent"})}),WQ=new i.Struct({defaultLangSys:new i.
Pointer(i.uint16,Ia),count:i.uint16,langSysRecords:new i.Array(OQ,"count")}),KQ=new i.Struct({tag:new i.String(4),script:new i.Pointer(i.uint16,WQ,{type:"parent"})}),
Ea=new i.Array(KQ,i.uint16),Ma=new i.Struct({featureParams:i.uint16,lookupCount:i.uint16,lookupListIndexes:new i.Array(i.uint16,"lookupCount")}),XQ=new i.Struct(
{tag:new i.String(4),feature:new i.Pointer(i.uint16,Ma,{type:"parent"})}),Ca=new i.Array(XQ,i.uint16),ZQ=new i.Struct({markAttachmentType:i.uint8,flags:new i.Bitfield(
i.uint8,["rightToLeft","ignoreBaseGlyphs","ignoreLigatures","ignoreMarks","useMarkFilteringSet"])});function qr(A){var e=new i.Struct({lookupType:i.uint16,flags:ZQ,
subTableCount:i.uint16,subTables:new i.Array(new i.Pointer(i.uint16,A),"subTableCount"),markFilteringSet:new i.Optional(i.uint16,function(t){return t.flags.flags.
useMarkFilteringSet})});return new i.LazyArray(new i.Pointer(i.uint16,e),i.uint16)}var qQ=new i.Struct({start:i.uint16,end:i.uint16,startCoverageIndex:i.uint16}),
uA=new i.VersionedStruct(i.uint16,{1:{glyphCount:i.uint16,glyphs:new i.Array(i.uint16,"glyphCount")},2:{rangeCount:i.uint16,rangeRecords:new i.Array(qQ,"rangeCo\
unt")}}),_Q=new i.Struct({start:i.uint16,end:i.uint16,class:i.uint16}),xe=new i.VersionedStruct(i.uint16,{1:{startGlyph:i.uint16,glyphCount:i.uint16,classValueArray:new i.
Array(i.uint16,"glyphCount")},2:{classRangeCount:i.uint16,classRangeRecord:new i.Array(_Q,"classRangeCount")}}),Se=new i.Struct({a:i.uint16,b:i.uint16,deltaFormat:i.
uint16}),ir=new i.Struct({sequenceIndex:i.uint16,lookupListIndex:i.uint16}),$Q=new i.Struct({glyphCount:i.uint16,lookupCount:i.uint16,input:new i.Array(i.uint16,
function(A){return A.glyphCount-1}),lookupRecords:new i.Array(ir,"lookupCount")}),Af=new i.Array(new i.Pointer(i.uint16,$Q),i.uint16),ef=new i.Struct({glyphCount:i.
uint16,lookupCount:i.uint16,classes:new i.Array(i.uint16,function(A){return A.glyphCount-1}),lookupRecords:new i.Array(ir,"lookupCount")}),tf=new i.Array(new i.
Pointer(i.uint16,ef),i.uint16),pa=new i.VersionedStruct(i.uint16,{1:{coverage:new i.Pointer(i.uint16,uA),ruleSetCount:i.uint16,ruleSets:new i.Array(new i.Pointer(
i.uint16,Af),"ruleSetCount")},2:{coverage:new i.Pointer(i.uint16,uA),classDef:new i.Pointer(i.uint16,xe),classSetCnt:i.uint16,classSet:new i.Array(new i.Pointer(
i.uint16,tf),"classSetCnt")},3:{glyphCount:i.uint16,lookupCount:i.uint16,coverages:new i.Array(new i.Pointer(i.uint16,uA),"glyphCount"),lookupRecords:new i.Array(
ir,"lookupCount")}}),rf=new i.Struct({backtrackGlyphCount:i.uint16,backtrack:new i.Array(i.uint16,"backtrackGlyphCount"),inputGlyphCount:i.uint16,input:new i.Array(
i.uint16,function(A){return A.inputGlyphCount-1}),lookaheadGlyphCount:i.uint16,lookahead:new i.Array(i.uint16,"lookaheadGlyphCount"),lookupCount:i.uint16,lookupRecords:new i.
Array(ir,"lookupCount")}),ya=new i.Array(new i.Pointer(i.uint16,rf),i.uint16),Fa=new i.VersionedStruct(i.uint16,{1:{coverage:new i.Pointer(i.uint16,uA),chainCount:i.
uint16,chainRuleSets:new i.Array(new i.Pointer(i.uint16,ya),"chainCount")},2:{coverage:new i.Pointer(i.uint16,uA),backtrackClassDef:new i.Pointer(i.uint16,xe),inputClassDef:new i.
Pointer(i.uint16,xe),lookaheadClassDef:new i.Pointer(i.uint16,xe),chainCount:i.uint16,chainClassSet:new i.Array(new i.Pointer(i.uint16,ya),"chainCount")},3:{backtrackGlyphCount:i.
uint16,backtrackCoverage:new i.Array(new i.Pointer(i.uint16,uA),"backtrackGlyphCount"),inputGlyphCount:i.uint16,inputCoverage:new i.Array(new i.Pointer(i.uint16,
uA),"inputGlyphCount"),lookaheadGlyphCount:i.uint16,lookaheadCoverage:new i.Array(new i.Pointer(i.uint16,uA),"lookaheadGlyphCount"),lookupCount:i.uint16,lookupRecords:new i.
Array(ir,"lookupCount")}}),nr,or=new i.Fixed(16,"BE",14),nf=new i.Struct({startCoord:or,peakCoord:or,endCoord:or}),of=new i.Struct({axisCount:i.uint16,regionCount:i.
uint16,variationRegions:new i.Array(new i.Array(nf,"axisCount"),"regionCount")}),sf=new i.Struct({shortDeltas:new i.Array(i.int16,function(A){return A.parent.shortDeltaCount}),
regionDeltas:new i.Array(i.int8,function(A){return A.parent.regionIndexCount-A.parent.shortDeltaCount}),deltas:function(A){return A.shortDeltas.concat(A.regionDeltas)}}),
af=new i.Struct({itemCount:i.uint16,shortDeltaCount:i.uint16,regionIndexCount:i.uint16,regionIndexes:new i.Array(i.uint16,"regionIndexCount"),deltaSets:new i.Array(
sf,"itemCount")}),_r=new i.Struct({format:i.uint16,variationRegionList:new i.Pointer(i.uint32,of),variationDataCount:i.uint16,itemVariationData:new i.Array(new i.
Pointer(i.uint32,af),"variationDataCount")}),cf=new i.VersionedStruct(i.uint16,{1:(nr={axisIndex:i.uint16},nr.axisIndex=i.uint16,nr.filterRangeMinValue=or,nr.filterRangeMaxValue=
or,nr)}),gf=new i.Struct({conditionCount:i.uint16,conditionTable:new i.Array(new i.Pointer(i.uint32,cf),"conditionCount")}),Bf=new i.Struct({featureIndex:i.uint16,
alternateFeatureTable:new i.Pointer(i.uint32,Ma,{type:"parent"})}),uf=new i.Struct({version:i.fixed32,substitutionCount:i.uint16,substitutions:new i.Array(Bf,"s\
ubstitutionCount")}),hf=new i.Struct({conditionSet:new i.Pointer(i.uint32,gf,{type:"parent"}),featureTableSubstitution:new i.Pointer(i.uint32,uf,{type:"parent"})}),
Ya=new i.Struct({majorVersion:i.uint16,minorVersion:i.uint16,featureVariationRecordCount:i.uint32,featureVariationRecords:new i.Array(hf,"featureVariationRecord\
Count")});function da(A,e){A.prototype=Object.create(e.prototype),A.prototype.constructor=A,A.__proto__=e}var Ua=(function(){function A(t,r){this.predefinedOps=
t,this.type=r}var e=A.prototype;return e.decode=function(t,r,n){return this.predefinedOps[n[0]]?this.predefinedOps[n[0]]:this.type.decode(t,r,n)},e.size=function(t,r){
return this.type.size(t,r)},e.encode=function(t,r,n){var o=this.predefinedOps.indexOf(r);return o!==-1?o:this.type.encode(t,r,n)},A})(),lf=(function(A){da(e,A);
function e(){return A.call(this,"UInt8")||this}var t=e.prototype;return t.decode=function(r){return i.uint8.decode(r)&127},e})(i.Number),Da=new i.Struct({first:i.
uint16,nLeft:i.uint8}),Qf=new i.Struct({first:i.uint16,nLeft:i.uint16}),ff=new i.VersionedStruct(new lf,{0:{nCodes:i.uint8,codes:new i.Array(i.uint8,"nCodes")},
1:{nRanges:i.uint8,ranges:new i.Array(Da,"nRanges")}}),wf=new Ua([fa,PQ],new te(ff,{lazy:!0})),ma=(function(A){da(e,A);function e(){return A.apply(this,arguments)||
this}var t=e.prototype;return t.decode=function(r,n){for(var o=ys(this.length,r,n),s=0,a=[];s<o;){var g=this.type.decode(r,n);g.offset=s,s+=g.nLeft+1,a.push(g)}
return a},e})(i.Array),If=new i.VersionedStruct(i.uint8,{0:{glyphs:new i.Array(i.uint16,function(A){return A.parent.CharStrings.length-1})},1:{ranges:new ma(Da,
function(A){return A.parent.CharStrings.length-1})},2:{ranges:new ma(Qf,function(A){return A.parent.CharStrings.length-1})}}),Ef=new Ua([wa,VQ,LQ],new te(If,{lazy:!0})),
Mf=new i.Struct({first:i.uint16,fd:i.uint8}),Cf=new i.Struct({first:i.uint32,fd:i.uint16}),va=new i.VersionedStruct(i.uint8,{0:{fds:new i.Array(i.uint8,function(A){
return A.parent.CharStrings.length})},3:{nRanges:i.uint16,ranges:new i.Array(Mf,"nRanges"),sentinel:i.uint16},4:{nRanges:i.uint32,ranges:new i.Array(Cf,"nRanges"),
sentinel:i.uint32}}),Tn=new te(Jn),Na=(function(){function A(){}var e=A.prototype;return e.decode=function(t,r,n){return r.length=n[0],Tn.decode(t,r,[n[1]])},e.
size=function(t,r){return[Jn.size(t,r,!1),Tn.size(t,r)[0]]},e.encode=function(t,r,n){return[Jn.size(r,n,!1),Tn.encode(t,r,n)[0]]},A})(),Ra=new Xr([[18,"Private",
new Na,null],[[12,38],"FontName","sid",null]]),pf=new Xr([[[12,30],"ROS",["sid","sid","number"],null],[0,"version","sid",null],[1,"Notice","sid",null],[[12,0],"\
Copyright","sid",null],[2,"FullName","sid",null],[3,"FamilyName","sid",null],[4,"Weight","sid",null],[[12,1],"isFixedPitch","boolean",!1],[[12,2],"ItalicAngle",
"number",0],[[12,3],"UnderlinePosition","number",-100],[[12,4],"UnderlineThickness","number",50],[[12,5],"PaintType","number",0],[[12,6],"CharstringType","numbe\
r",2],[[12,7],"FontMatrix","array",[.001,0,0,.001,0,0]],[13,"UniqueID","number",null],[5,"FontBBox","array",[0,0,0,0]],[[12,8],"StrokeWidth","number",0],[14,"XU\
ID","array",null],[15,"charset",Ef,wa],[16,"Encoding",wf,fa],[17,"CharStrings",new te(new se),null],[18,"Private",new Na,null],[[12,20],"SyntheticBase","number",
null],[[12,21],"PostScript","sid",null],[[12,22],"BaseFontName","sid",null],[[12,23],"BaseFontBlend","delta",null],[[12,31],"CIDFontVersion","number",0],[[12,32],
"CIDFontRevision","number",0],[[12,33],"CIDFontType","number",0],[[12,34],"CIDCount","number",8720],[[12,35],"UIDBase","number",null],[[12,37],"FDSelect",new te(
va),null],[[12,36],"FDArray",new te(new se(Ra)),null],[[12,38],"FontName","sid",null]]),yf=new i.Struct({length:i.uint16,itemVariationStore:_r}),Ff=new Xr([[[12,
7],"FontMatrix","array",[.001,0,0,.001,0,0]],[17,"CharStrings",new te(new se),null],[[12,37],"FDSelect",new te(va),null],[[12,36],"FDArray",new te(new se(Ra)),null],
[24,"vstore",new te(yf),null],[25,"maxstack","number",193]]),ba=new i.VersionedStruct(i.fixed16,{1:{hdrSize:i.uint8,offSize:i.uint8,nameIndex:new se(new i.String(
"length")),topDictIndex:new se(pf),stringIndex:new se(new i.String("length")),globalSubrIndex:new se},2:{hdrSize:i.uint8,length:i.uint16,topDict:Ff,globalSubrIndex:new se}});
function za(A,e){for(var t=0;t<e.length;t++){var r=e[t];r.enumerable=r.enumerable||!1,r.configurable=!0,"value"in r&&(r.writable=!0),Object.defineProperty(A,r.key,
r)}}function Yf(A,e,t){return e&&za(A.prototype,e),t&&za(A,t),A}var ja=(function(){function A(t){this.stream=t,this.decode()}A.decode=function(t){return new A(t)};
var e=A.prototype;return e.decode=function(){var t=this.stream.pos,r=ba.decode(this.stream);for(var n in r){var o=r[n];this[n]=o}if(this.version<2){if(this.topDictIndex.
length!==1)throw new Error("Only a single font is allowed in CFF");this.topDict=this.topDictIndex[0]}return this.isCIDFont=this.topDict.ROS!=null,this},e.string=
function(t){return this.version>=2?null:t<Zr.length?Zr[t]:this.stringIndex[t-Zr.length]},e.getCharString=function(t){return this.stream.pos=this.topDict.CharStrings[t].
offset,this.stream.readBuffer(this.topDict.CharStrings[t].length)},e.getGlyphName=function(t){if(this.version>=2||this.isCIDFont)return null;var r=this.topDict.
charset;if(Array.isArray(r))return r[t];if(t===0)return".notdef";switch(t-=1,r.version){case 0:return this.string(r.glyphs[t]);case 1:case 2:for(var n=0;n<r.ranges.
length;n++){var o=r.ranges[n];if(o.offset<=t&&t<=o.offset+o.nLeft)return this.string(o.first+(t-o.offset))}break}return null},e.fdForGlyph=function(t){if(!this.
topDict.FDSelect)return null;switch(this.topDict.FDSelect.version){case 0:return this.topDict.FDSelect.fds[t];case 3:case 4:for(var r=this.topDict.FDSelect.ranges,
n=0,o=r.length-1;n<=o;){var s=n+o>>1;if(t<r[s].first)o=s-1;else if(s<o&&t>r[s+1].first)n=s+1;else return r[s].fd}default:throw new Error("Unknown FDSelect versi\
on: "+this.topDict.FDSelect.version)}},e.privateDictForGlyph=function(t){if(this.topDict.FDSelect){var r=this.fdForGlyph(t);return this.topDict.FDArray[r]?this.
topDict.FDArray[r].Private:null}return this.version<2?this.topDict.Private:this.topDict.FDArray[0].Private},Yf(A,[{key:"postscriptName",get:function(){return this.
version<2?this.nameIndex[0]:null}},{key:"fullName",get:function(){return this.string(this.topDict.FullName)}},{key:"familyName",get:function(){return this.string(
this.topDict.FamilyName)}}]),A})(),df=new i.Struct({glyphIndex:i.uint16,vertOriginY:i.int16}),Uf=new i.Struct({majorVersion:i.uint16,minorVersion:i.uint16,defaultVertOriginY:i.
int16,numVertOriginYMetrics:i.uint16,metrics:new i.Array(df,"numVertOriginYMetrics")}),Nt=new i.Struct({height:i.uint8,width:i.uint8,horiBearingX:i.int8,horiBearingY:i.
int8,horiAdvance:i.uint8,vertBearingX:i.int8,vertBearingY:i.int8,vertAdvance:i.uint8}),$r=new i.Struct({height:i.uint8,width:i.uint8,bearingX:i.int8,bearingY:i.
int8,advance:i.uint8}),Ga=new i.Struct({glyph:i.uint16,xOffset:i.int8,yOffset:i.int8}),xa=function(){},kn=function(){},Dy=new i.VersionedStruct("version",{1:{metrics:$r,
data:xa},2:{metrics:$r,data:kn},5:{data:kn},6:{metrics:Nt,data:xa},7:{metrics:Nt,data:kn},8:{metrics:$r,pad:new i.Reserved(i.uint8),numComponents:i.uint16,components:new i.
Array(Ga,"numComponents")},9:{metrics:Nt,pad:new i.Reserved(i.uint8),numComponents:i.uint16,components:new i.Array(Ga,"numComponents")},17:{metrics:$r,dataLen:i.
uint32,data:new i.Buffer("dataLen")},18:{metrics:Nt,dataLen:i.uint32,data:new i.Buffer("dataLen")},19:{dataLen:i.uint32,data:new i.Buffer("dataLen")}}),Sa=new i.
Struct({ascender:i.int8,descender:i.int8,widthMax:i.uint8,caretSlopeNumerator:i.int8,caretSlopeDenominator:i.int8,caretOffset:i.int8,minOriginSB:i.int8,minAdvanceSB:i.
int8,maxBeforeBL:i.int8,minAfterBL:i.int8,pad:new i.Reserved(i.int8,2)}),Df=new i.Struct({glyphCode:i.uint16,offset:i.uint16}),mf=new i.VersionedStruct(i.uint16,
{header:{imageFormat:i.uint16,imageDataOffset:i.uint32},1:{offsetArray:new i.Array(i.uint32,function(A){return A.parent.lastGlyphIndex-A.parent.firstGlyphIndex+
1})},2:{imageSize:i.uint32,bigMetrics:Nt},3:{offsetArray:new i.Array(i.uint16,function(A){return A.parent.lastGlyphIndex-A.parent.firstGlyphIndex+1})},4:{numGlyphs:i.
uint32,glyphArray:new i.Array(Df,function(A){return A.numGlyphs+1})},5:{imageSize:i.uint32,bigMetrics:Nt,numGlyphs:i.uint32,glyphCodeArray:new i.Array(i.uint16,
"numGlyphs")}}),vf=new i.Struct({firstGlyphIndex:i.uint16,lastGlyphIndex:i.uint16,subtable:new i.Pointer(i.uint32,mf)}),Nf=new i.Struct({indexSubTableArray:new i.
Pointer(i.uint32,new i.Array(vf,1),{type:"parent"}),indexTablesSize:i.uint32,numberOfIndexSubTables:i.uint32,colorRef:i.uint32,hori:Sa,vert:Sa,startGlyphIndex:i.
uint16,endGlyphIndex:i.uint16,ppemX:i.uint8,ppemY:i.uint8,bitDepth:i.uint8,flags:new i.Bitfield(i.uint8,["horizontal","vertical"])}),Rf=new i.Struct({version:i.
uint32,numSizes:i.uint32,sizes:new i.Array(Nf,"numSizes")}),bf=new i.Struct({ppem:i.uint16,resolution:i.uint16,imageOffsets:new i.Array(new i.Pointer(i.uint32,"\
void"),function(A){return A.parent.parent.maxp.numGlyphs+1})}),zf=new i.Struct({version:i.uint16,flags:new i.Bitfield(i.uint16,["renderOutlines"]),numImgTables:i.
uint32,imageTables:new i.Array(new i.Pointer(i.uint32,bf),"numImgTables")}),jf=new i.Struct({gid:i.uint16,paletteIndex:i.uint16}),Gf=new i.Struct({gid:i.uint16,
firstLayerIndex:i.uint16,numLayers:i.uint16}),xf=new i.Struct({version:i.uint16,numBaseGlyphRecords:i.uint16,baseGlyphRecord:new i.Pointer(i.uint32,new i.Array(
Gf,"numBaseGlyphRecords")),layerRecords:new i.Pointer(i.uint32,new i.Array(jf,"numLayerRecords"),{lazy:!0}),numLayerRecords:i.uint16}),Sf=new i.Struct({blue:i.uint8,
green:i.uint8,red:i.uint8,alpha:i.uint8}),Hf=new i.VersionedStruct(i.uint16,{header:{numPaletteEntries:i.uint16,numPalettes:i.uint16,numColorRecords:i.uint16,colorRecords:new i.
Pointer(i.uint32,new i.Array(Sf,"numColorRecords")),colorRecordIndices:new i.Array(i.uint16,"numPalettes")},0:{},1:{offsetPaletteTypeArray:new i.Pointer(i.uint32,
new i.Array(i.uint32,"numPalettes")),offsetPaletteLabelArray:new i.Pointer(i.uint32,new i.Array(i.uint16,"numPalettes")),offsetPaletteEntryLabelArray:new i.Pointer(
i.uint32,new i.Array(i.uint16,"numPaletteEntries"))}}),sr=new i.VersionedStruct(i.uint16,{1:{coordinate:i.int16},2:{coordinate:i.int16,referenceGlyph:i.uint16,baseCoordPoint:i.
uint16},3:{coordinate:i.int16,deviceTable:new i.Pointer(i.uint16,Se)}}),Jf=new i.Struct({defaultIndex:i.uint16,baseCoordCount:i.uint16,baseCoords:new i.Array(new i.
Pointer(i.uint16,sr),"baseCoordCount")}),Tf=new i.Struct({tag:new i.String(4),minCoord:new i.Pointer(i.uint16,sr,{type:"parent"}),maxCoord:new i.Pointer(i.uint16,
sr,{type:"parent"})}),Ha=new i.Struct({minCoord:new i.Pointer(i.uint16,sr),maxCoord:new i.Pointer(i.uint16,sr),featMinMaxCount:i.uint16,featMinMaxRecords:new i.
Array(Tf,"featMinMaxCount")}),kf=new i.Struct({tag:new i.String(4),minMax:new i.Pointer(i.uint16,Ha,{type:"parent"})}),Pf=new i.Struct({baseValues:new i.Pointer(
i.uint16,Jf),defaultMinMax:new i.Pointer(i.uint16,Ha),baseLangSysCount:i.uint16,baseLangSysRecords:new i.Array(kf,"baseLangSysCount")}),Vf=new i.Struct({tag:new i.
String(4),script:new i.Pointer(i.uint16,Pf,{type:"parent"})}),Lf=new i.Array(Vf,i.uint16),Of=new i.Array(new i.String(4),i.uint16),Ja=new i.Struct({baseTagList:new i.
Pointer(i.uint16,Of),baseScriptList:new i.Pointer(i.uint16,Lf)}),Wf=new i.VersionedStruct(i.uint32,{header:{horizAxis:new i.Pointer(i.uint16,Ja),vertAxis:new i.
Pointer(i.uint16,Ja)},65536:{},65537:{itemVariationStore:new i.Pointer(i.uint32,_r)}}),Kf=new i.Array(i.uint16,i.uint16),Xf=new i.Struct({coverage:new i.Pointer(
i.uint16,uA),glyphCount:i.uint16,attachPoints:new i.Array(new i.Pointer(i.uint16,Kf),"glyphCount")}),Zf=new i.VersionedStruct(i.uint16,{1:{coordinate:i.int16},2:{
caretValuePoint:i.uint16},3:{coordinate:i.int16,deviceTable:new i.Pointer(i.uint16,Se)}}),qf=new i.Array(new i.Pointer(i.uint16,Zf),i.uint16),_f=new i.Struct({coverage:new i.
Pointer(i.uint16,uA),ligGlyphCount:i.uint16,ligGlyphs:new i.Array(new i.Pointer(i.uint16,qf),"ligGlyphCount")}),Ta=new i.Struct({markSetTableFormat:i.uint16,markSetCount:i.
uint16,coverage:new i.Array(new i.Pointer(i.uint32,uA),"markSetCount")}),$f=new i.VersionedStruct(i.uint32,{header:{glyphClassDef:new i.Pointer(i.uint16,xe),attachList:new i.
Pointer(i.uint16,Xf),ligCaretList:new i.Pointer(i.uint16,_f),markAttachClassDef:new i.Pointer(i.uint16,xe)},65536:{},65538:{markGlyphSetsDef:new i.Pointer(i.uint16,
Ta)},65539:{markGlyphSetsDef:new i.Pointer(i.uint16,Ta),itemVariationStore:new i.Pointer(i.uint32,_r)}}),Rt=new i.Bitfield(i.uint16,["xPlacement","yPlacement","\
xAdvance","yAdvance","xPlaDevice","yPlaDevice","xAdvDevice","yAdvDevice"]),Aw={xPlacement:i.int16,yPlacement:i.int16,xAdvance:i.int16,yAdvance:i.int16,xPlaDevice:new i.
Pointer(i.uint16,Se,{type:"global",relativeTo:"rel"}),yPlaDevice:new i.Pointer(i.uint16,Se,{type:"global",relativeTo:"rel"}),xAdvDevice:new i.Pointer(i.uint16,Se,
{type:"global",relativeTo:"rel"}),yAdvDevice:new i.Pointer(i.uint16,Se,{type:"global",relativeTo:"rel"})},bt=(function(){function A(t){t===void 0&&(t="valueForm\
at"),this.key=t}var e=A.prototype;return e.buildStruct=function(t){for(var r=t;!r[this.key]&&r.parent;)r=r.parent;if(r[this.key]){var n={};n.rel=function(){return r.
_startOffset};var o=r[this.key];for(var s in o)o[s]&&(n[s]=Aw[s]);return new i.Struct(n)}},e.size=function(t,r){return this.buildStruct(r).size(t,r)},e.decode=function(t,r){
var n=this.buildStruct(r).decode(t,r);return delete n.rel,n},A})(),ew=new i.Struct({secondGlyph:i.uint16,value1:new bt("valueFormat1"),value2:new bt("valueForma\
t2")}),tw=new i.Array(ew,i.uint16),rw=new i.Struct({value1:new bt("valueFormat1"),value2:new bt("valueFormat2")}),ar=new i.VersionedStruct(i.uint16,{1:{xCoordinate:i.
int16,yCoordinate:i.int16},2:{xCoordinate:i.int16,yCoordinate:i.int16,anchorPoint:i.uint16},3:{xCoordinate:i.int16,yCoordinate:i.int16,xDeviceTable:new i.Pointer(
i.uint16,Se),yDeviceTable:new i.Pointer(i.uint16,Se)}}),iw=new i.Struct({entryAnchor:new i.Pointer(i.uint16,ar,{type:"parent"}),exitAnchor:new i.Pointer(i.uint16,
ar,{type:"parent"})}),nw=new i.Struct({class:i.uint16,markAnchor:new i.Pointer(i.uint16,ar,{type:"parent"})}),Pn=new i.Array(nw,i.uint16),ow=new i.Array(new i.Pointer(
i.uint16,ar),function(A){return A.parent.classCount}),ka=new i.Array(ow,i.uint16),sw=new i.Array(new i.Pointer(i.uint16,ar),function(A){return A.parent.parent.classCount}),
aw=new i.Array(sw,i.uint16),cw=new i.Array(new i.Pointer(i.uint16,aw),i.uint16),zt=new i.VersionedStruct("lookupType",{1:new i.VersionedStruct(i.uint16,{1:{coverage:new i.
Pointer(i.uint16,uA),valueFormat:Rt,value:new bt},2:{coverage:new i.Pointer(i.uint16,uA),valueFormat:Rt,valueCount:i.uint16,values:new i.LazyArray(new bt,"value\
Count")}}),2:new i.VersionedStruct(i.uint16,{1:{coverage:new i.Pointer(i.uint16,uA),valueFormat1:Rt,valueFormat2:Rt,pairSetCount:i.uint16,pairSets:new i.LazyArray(
new i.Pointer(i.uint16,tw),"pairSetCount")},2:{coverage:new i.Pointer(i.uint16,uA),valueFormat1:Rt,valueFormat2:Rt,classDef1:new i.Pointer(i.uint16,xe),classDef2:new i.
Pointer(i.uint16,xe),class1Count:i.uint16,class2Count:i.uint16,classRecords:new i.LazyArray(new i.LazyArray(rw,"class2Count"),"class1Count")}}),3:{format:i.uint16,
coverage:new i.Pointer(i.uint16,uA),entryExitCount:i.uint16,entryExitRecords:new i.Array(iw,"entryExitCount")},4:{format:i.uint16,markCoverage:new i.Pointer(i.uint16,
uA),baseCoverage:new i.Pointer(i.uint16,uA),classCount:i.uint16,markArray:new i.Pointer(i.uint16,Pn),baseArray:new i.Pointer(i.uint16,ka)},5:{format:i.uint16,markCoverage:new i.
Pointer(i.uint16,uA),ligatureCoverage:new i.Pointer(i.uint16,uA),classCount:i.uint16,markArray:new i.Pointer(i.uint16,Pn),ligatureArray:new i.Pointer(i.uint16,cw)},
6:{format:i.uint16,mark1Coverage:new i.Pointer(i.uint16,uA),mark2Coverage:new i.Pointer(i.uint16,uA),classCount:i.uint16,mark1Array:new i.Pointer(i.uint16,Pn),mark2Array:new i.
Pointer(i.uint16,ka)},7:pa,8:Fa,9:{posFormat:i.uint16,lookupType:i.uint16,extension:new i.Pointer(i.uint32,zt)}});zt.versions[9].extension.type=zt;var gw=new i.
VersionedStruct(i.uint32,{header:{scriptList:new i.Pointer(i.uint16,Ea),featureList:new i.Pointer(i.uint16,Ca),lookupList:new i.Pointer(i.uint16,new qr(zt))},65536:{},
65537:{featureVariations:new i.Pointer(i.uint32,Ya)}}),Pa=new i.Array(i.uint16,i.uint16),Bw=Pa,uw=new i.Struct({glyph:i.uint16,compCount:i.uint16,components:new i.
Array(i.uint16,function(A){return A.compCount-1})}),hw=new i.Array(new i.Pointer(i.uint16,uw),i.uint16),Ai=new i.VersionedStruct("lookupType",{1:new i.VersionedStruct(
i.uint16,{1:{coverage:new i.Pointer(i.uint16,uA),deltaGlyphID:i.int16},2:{coverage:new i.Pointer(i.uint16,uA),glyphCount:i.uint16,substitute:new i.LazyArray(i.uint16,
"glyphCount")}}),2:{substFormat:i.uint16,coverage:new i.Pointer(i.uint16,uA),count:i.uint16,sequences:new i.LazyArray(new i.Pointer(i.uint16,Pa),"count")},3:{substFormat:i.
uint16,coverage:new i.Pointer(i.uint16,uA),count:i.uint16,alternateSet:new i.LazyArray(new i.Pointer(i.uint16,Bw),"count")},4:{substFormat:i.uint16,coverage:new i.
Pointer(i.uint16,uA),count:i.uint16,ligatureSets:new i.LazyArray(new i.Pointer(i.uint16,hw),"count")},5:pa,6:Fa,7:{substFormat:i.uint16,lookupType:i.uint16,extension:new i.
Pointer(i.uint32,Ai)},8:{substFormat:i.uint16,coverage:new i.Pointer(i.uint16,uA),backtrackCoverage:new i.Array(new i.Pointer(i.uint16,uA),"backtrackGlyphCount"),
lookaheadGlyphCount:i.uint16,lookaheadCoverage:new i.Array(new i.Pointer(i.uint16,uA),"lookaheadGlyphCount"),glyphCount:i.uint16,substitutes:new i.Array(i.uint16,
"glyphCount")}});Ai.versions[7].extension.type=Ai;var lw=new i.VersionedStruct(i.uint32,{header:{scriptList:new i.Pointer(i.uint16,Ea),featureList:new i.Pointer(
i.uint16,Ca),lookupList:new i.Pointer(i.uint16,new qr(Ai))},65536:{},65537:{featureVariations:new i.Pointer(i.uint32,Ya)}}),He=new i.Array(i.uint16,i.uint16),Qw=new i.
Struct({shrinkageEnableGSUB:new i.Pointer(i.uint16,He),shrinkageDisableGSUB:new i.Pointer(i.uint16,He),shrinkageEnableGPOS:new i.Pointer(i.uint16,He),shrinkageDisableGPOS:new i.
Pointer(i.uint16,He),shrinkageJstfMax:new i.Pointer(i.uint16,new qr(zt)),extensionEnableGSUB:new i.Pointer(i.uint16,He),extensionDisableGSUB:new i.Pointer(i.uint16,
He),extensionEnableGPOS:new i.Pointer(i.uint16,He),extensionDisableGPOS:new i.Pointer(i.uint16,He),extensionJstfMax:new i.Pointer(i.uint16,new qr(zt))}),Va=new i.
Array(new i.Pointer(i.uint16,Qw),i.uint16),fw=new i.Struct({tag:new i.String(4),jstfLangSys:new i.Pointer(i.uint16,Va)}),ww=new i.Struct({extenderGlyphs:new i.Pointer(
i.uint16,new i.Array(i.uint16,i.uint16)),defaultLangSys:new i.Pointer(i.uint16,Va),langSysCount:i.uint16,langSysRecords:new i.Array(fw,"langSysCount")}),Iw=new i.
Struct({tag:new i.String(4),script:new i.Pointer(i.uint16,ww,{type:"parent"})}),Ew=new i.Struct({version:i.uint32,scriptCount:i.uint16,scriptList:new i.Array(Iw,
"scriptCount")}),Mw=(function(){function A(t){this._size=t}var e=A.prototype;return e.decode=function(t,r){switch(this.size(0,r)){case 1:return t.readUInt8();case 2:
return t.readUInt16BE();case 3:return t.readUInt24BE();case 4:return t.readUInt32BE()}},e.size=function(t,r){return ys(this._size,null,r)},A})(),Cw=new i.Struct(
{entry:new Mw(function(A){return((A.parent.entryFormat&48)>>4)+1}),outerIndex:function(A){return A.entry>>(A.parent.entryFormat&15)+1},innerIndex:function(A){return A.
entry&(1<<(A.parent.entryFormat&15)+1)-1}}),Vn=new i.Struct({entryFormat:i.uint16,mapCount:i.uint16,mapData:new i.Array(Cw,"mapCount")}),pw=new i.Struct({majorVersion:i.
uint16,minorVersion:i.uint16,itemVariationStore:new i.Pointer(i.uint32,_r),advanceWidthMapping:new i.Pointer(i.uint32,Vn),LSBMapping:new i.Pointer(i.uint32,Vn),
RSBMapping:new i.Pointer(i.uint32,Vn)}),yw=new i.Struct({format:i.uint32,length:i.uint32,offset:i.uint32}),Fw=new i.Struct({reserved:new i.Reserved(i.uint16,2),
cbSignature:i.uint32,signature:new i.Buffer("cbSignature")}),Yw=new i.Struct({ulVersion:i.uint32,usNumSigs:i.uint16,usFlag:i.uint16,signatures:new i.Array(yw,"u\
sNumSigs"),signatureBlocks:new i.Array(Fw,"usNumSigs")}),dw=new i.Struct({rangeMaxPPEM:i.uint16,rangeGaspBehavior:new i.Bitfield(i.uint16,["grayscale","gridfit",
"symmetricSmoothing","symmetricGridfit"])}),Uw=new i.Struct({version:i.uint16,numRanges:i.uint16,gaspRanges:new i.Array(dw,"numRanges")}),Dw=new i.Struct({pixelSize:i.
uint8,maximumWidth:i.uint8,widths:new i.Array(i.uint8,function(A){return A.parent.parent.maxp.numGlyphs})}),mw=new i.Struct({version:i.uint16,numRecords:i.int16,
sizeDeviceRecord:i.int32,records:new i.Array(Dw,"numRecords")}),vw=new i.Struct({left:i.uint16,right:i.uint16,value:i.int16}),La=new i.Struct({firstGlyph:i.uint16,
nGlyphs:i.uint16,offsets:new i.Array(i.uint16,"nGlyphs"),max:function(A){return A.offsets.length&&Math.max.apply(Math,A.offsets)}}),Nw=new i.Struct({off:function(A){
return A._startOffset-A.parent.parent._startOffset},len:function(A){return((A.parent.leftTable.max-A.off)/A.parent.rowWidth+1)*(A.parent.rowWidth/2)},values:new i.
LazyArray(i.int16,"len")}),Oa=new i.VersionedStruct("format",{0:{nPairs:i.uint16,searchRange:i.uint16,entrySelector:i.uint16,rangeShift:i.uint16,pairs:new i.Array(
vw,"nPairs")},2:{rowWidth:i.uint16,leftTable:new i.Pointer(i.uint16,La,{type:"parent"}),rightTable:new i.Pointer(i.uint16,La,{type:"parent"}),array:new i.Pointer(
i.uint16,Nw,{type:"parent"})},3:{glyphCount:i.uint16,kernValueCount:i.uint8,leftClassCount:i.uint8,rightClassCount:i.uint8,flags:i.uint8,kernValue:new i.Array(i.
int16,"kernValueCount"),leftClass:new i.Array(i.uint8,"glyphCount"),rightClass:new i.Array(i.uint8,"glyphCount"),kernIndex:new i.Array(i.uint8,function(A){return A.
leftClassCount*A.rightClassCount})}}),Wa=new i.VersionedStruct("version",{0:{subVersion:i.uint16,length:i.uint16,format:i.uint8,coverage:new i.Bitfield(i.uint8,
["horizontal","minimum","crossStream","override"]),subtable:Oa,padding:new i.Reserved(i.uint8,function(A){return A.length-A._currentOffset})},1:{length:i.uint32,
coverage:new i.Bitfield(i.uint8,[null,null,null,null,null,"variation","crossStream","vertical"]),format:i.uint8,tupleIndex:i.uint16,subtable:Oa,padding:new i.Reserved(
i.uint8,function(A){return A.length-A._currentOffset})}}),Rw=new i.VersionedStruct(i.uint16,{0:{nTables:i.uint16,tables:new i.Array(Wa,"nTables")},1:{reserved:new i.
Reserved(i.uint16),nTables:i.uint32,tables:new i.Array(Wa,"nTables")}}),bw=new i.Struct({version:i.uint16,numGlyphs:i.uint16,yPels:new i.Array(i.uint8,"numGlyph\
s")}),zw=new i.Struct({version:i.uint16,fontNumber:i.uint32,pitch:i.uint16,xHeight:i.uint16,style:i.uint16,typeFamily:i.uint16,capHeight:i.uint16,symbolSet:i.uint16,
typeface:new i.String(16),characterComplement:new i.String(8),fileName:new i.String(6),strokeWeight:new i.String(1),widthType:new i.String(1),serifStyle:i.uint8,
reserved:new i.Reserved(i.uint8)}),jw=new i.Struct({bCharSet:i.uint8,xRatio:i.uint8,yStartRatio:i.uint8,yEndRatio:i.uint8}),Gw=new i.Struct({yPelHeight:i.uint16,
yMax:i.int16,yMin:i.int16}),xw=new i.Struct({recs:i.uint16,startsz:i.uint8,endsz:i.uint8,entries:new i.Array(Gw,"recs")}),Sw=new i.Struct({version:i.uint16,numRecs:i.
uint16,numRatios:i.uint16,ratioRanges:new i.Array(jw,"numRatios"),offsets:new i.Array(i.uint16,"numRatios"),groups:new i.Array(xw,"numRecs")}),Hw=new i.Struct({
version:i.uint16,ascent:i.int16,descent:i.int16,lineGap:i.int16,advanceHeightMax:i.int16,minTopSideBearing:i.int16,minBottomSideBearing:i.int16,yMaxExtent:i.int16,
caretSlopeRise:i.int16,caretSlopeRun:i.int16,caretOffset:i.int16,reserved:new i.Reserved(i.int16,4),metricDataFormat:i.int16,numberOfMetrics:i.uint16}),Jw=new i.
Struct({advance:i.uint16,bearing:i.int16}),Tw=new i.Struct({metrics:new i.LazyArray(Jw,function(A){return A.parent.vhea.numberOfMetrics}),bearings:new i.LazyArray(
i.int16,function(A){return A.parent.maxp.numGlyphs-A.parent.vhea.numberOfMetrics})}),Ka=new i.Fixed(16,"BE",14),kw=new i.Struct({fromCoord:Ka,toCoord:Ka}),Pw=new i.
Struct({pairCount:i.uint16,correspondence:new i.Array(kw,"pairCount")}),Vw=new i.Struct({version:i.fixed32,axisCount:i.uint32,segment:new i.Array(Pw,"axisCount")});
function Lw(A,e){A.prototype=Object.create(e.prototype),A.prototype.constructor=A,A.__proto__=e}var Ow=(function(){function A(t,r,n){this.type=t,this.stream=r,this.
parent=n,this.base=this.stream.pos,this._items=[]}var e=A.prototype;return e.getItem=function(t){if(this._items[t]==null){var r=this.stream.pos;this.stream.pos=
this.base+this.type.size(null,this.parent)*t,this._items[t]=this.type.decode(this.stream,this.parent),this.stream.pos=r}return this._items[t]},e.inspect=function(){
return"[UnboundedArray "+this.type.constructor.name+"]"},A})(),ae=(function(A){Lw(e,A);function e(r){return A.call(this,r,0)||this}var t=e.prototype;return t.decode=
function(r,n){return new Ow(this.type,r,n)},e})(i.Array),Je=function(A){A===void 0&&(A=i.uint16);var e=(function(){function s(g){this.type=g}var a=s.prototype;return a.
decode=function(g,c){return c=c.parent.parent,this.type.decode(g,c)},a.size=function(g,c){return c=c.parent.parent,this.type.size(g,c)},a.encode=function(g,c,B){
return B=B.parent.parent,this.type.encode(g,c,B)},s})();A=new e(A);var t=new i.Struct({unitSize:i.uint16,nUnits:i.uint16,searchRange:i.uint16,entrySelector:i.uint16,
rangeShift:i.uint16}),r=new i.Struct({lastGlyph:i.uint16,firstGlyph:i.uint16,value:A}),n=new i.Struct({lastGlyph:i.uint16,firstGlyph:i.uint16,values:new i.Pointer(
i.uint16,new i.Array(A,function(s){return s.lastGlyph-s.firstGlyph+1}),{type:"parent"})}),o=new i.Struct({glyph:i.uint16,value:A});return new i.VersionedStruct(
i.uint16,{0:{values:new ae(A)},2:{binarySearchHeader:t,segments:new i.Array(r,function(s){return s.binarySearchHeader.nUnits})},4:{binarySearchHeader:t,segments:new i.
Array(n,function(s){return s.binarySearchHeader.nUnits})},6:{binarySearchHeader:t,segments:new i.Array(o,function(s){return s.binarySearchHeader.nUnits})},8:{firstGlyph:i.
uint16,count:i.uint16,values:new i.Array(A,"count")}})};function ei(A,e){A===void 0&&(A={}),e===void 0&&(e=i.uint16);var t=Object.assign({newState:i.uint16,flags:i.
uint16},A),r=new i.Struct(t),n=new ae(new i.Array(i.uint16,function(s){return s.nClasses})),o=new i.Struct({nClasses:i.uint32,classTable:new i.Pointer(i.uint32,
new Je(e)),stateArray:new i.Pointer(i.uint32,n),entryTable:new i.Pointer(i.uint32,new ae(r))});return o}function Ww(A,e){A===void 0&&(A={}),e===void 0&&(e=i.uint16);
var t=new i.Struct({version:function(){return 8},firstGlyph:i.uint16,values:new i.Array(i.uint8,i.uint16)}),r=Object.assign({newStateOffset:i.uint16,newState:function(a){
return(a.newStateOffset-(a.parent.stateArray.base-a.parent._startOffset))/a.parent.nClasses},flags:i.uint16},A),n=new i.Struct(r),o=new ae(new i.Array(i.uint8,function(a){
return a.nClasses})),s=new i.Struct({nClasses:i.uint16,classTable:new i.Pointer(i.uint16,t),stateArray:new i.Pointer(i.uint16,o),entryTable:new i.Pointer(i.uint16,
new ae(n))});return s}var Kw=new i.VersionedStruct("format",{0:{deltas:new i.Array(i.int16,32)},1:{deltas:new i.Array(i.int16,32),mappingData:new Je(i.uint16)},
2:{standardGlyph:i.uint16,controlPoints:new i.Array(i.uint16,32)},3:{standardGlyph:i.uint16,controlPoints:new i.Array(i.uint16,32),mappingData:new Je(i.uint16)}}),
Xw=new i.Struct({version:i.fixed32,format:i.uint16,defaultBaseline:i.uint16,subtable:Kw}),Zw=new i.Struct({setting:i.uint16,nameIndex:i.int16,name:function(A){return A.
parent.parent.parent.name.records.fontFeatures[A.nameIndex]}}),qw=new i.Struct({feature:i.uint16,nSettings:i.uint16,settingTable:new i.Pointer(i.uint32,new i.Array(
Zw,"nSettings"),{type:"parent"}),featureFlags:new i.Bitfield(i.uint8,[null,null,null,null,null,null,"hasDefault","exclusive"]),defaultSetting:i.uint8,nameIndex:i.
int16,name:function(A){return A.parent.parent.name.records.fontFeatures[A.nameIndex]}}),_w=new i.Struct({version:i.fixed32,featureNameCount:i.uint16,reserved1:new i.
Reserved(i.uint16),reserved2:new i.Reserved(i.uint32),featureNames:new i.Array(qw,"featureNameCount")}),$w=new i.Struct({axisTag:new i.String(4),minValue:i.fixed32,
defaultValue:i.fixed32,maxValue:i.fixed32,flags:i.uint16,nameID:i.uint16,name:function(A){return A.parent.parent.name.records.fontFeatures[A.nameID]}}),AI=new i.
Struct({nameID:i.uint16,name:function(A){return A.parent.parent.name.records.fontFeatures[A.nameID]},flags:i.uint16,coord:new i.Array(i.fixed32,function(A){return A.
parent.axisCount}),postscriptNameID:new i.Optional(i.uint16,function(A){return A.parent.instanceSize-A._currentOffset>0})}),eI=new i.Struct({version:i.fixed32,offsetToData:i.
uint16,countSizePairs:i.uint16,axisCount:i.uint16,axisSize:i.uint16,instanceCount:i.uint16,instanceSize:i.uint16,axis:new i.Array($w,"axisCount"),instance:new i.
Array(AI,"instanceCount")}),tI=new i.Fixed(16,"BE",14),rI=(function(){function A(){}return A.decode=function(e,t){return t.flags?e.readUInt32BE():e.readUInt16BE()*
2},A})(),iI=new i.Struct({version:i.uint16,reserved:new i.Reserved(i.uint16),axisCount:i.uint16,globalCoordCount:i.uint16,globalCoords:new i.Pointer(i.uint32,new i.
Array(new i.Array(tI,"axisCount"),"globalCoordCount")),glyphCount:i.uint16,flags:i.uint16,offsetToData:i.uint32,offsets:new i.Array(new i.Pointer(rI,"void",{relativeTo:"\
offsetToData",allowNull:!1}),function(A){return A.glyphCount+1})}),nI=new i.Struct({length:i.uint16,coverage:i.uint16,subFeatureFlags:i.uint32,stateTable:new Ww}),
oI=new i.Struct({justClass:i.uint32,beforeGrowLimit:i.fixed32,beforeShrinkLimit:i.fixed32,afterGrowLimit:i.fixed32,afterShrinkLimit:i.fixed32,growFlags:i.uint16,
shrinkFlags:i.uint16}),sI=new i.Array(oI,i.uint32),aI=new i.VersionedStruct("actionType",{0:{lowerLimit:i.fixed32,upperLimit:i.fixed32,order:i.uint16,glyphs:new i.
Array(i.uint16,i.uint16)},1:{addGlyph:i.uint16},2:{substThreshold:i.fixed32,addGlyph:i.uint16,substGlyph:i.uint16},3:{},4:{variationAxis:i.uint32,minimumLimit:i.
fixed32,noStretchValue:i.fixed32,maximumLimit:i.fixed32},5:{flags:i.uint16,glyph:i.uint16}}),cI=new i.Struct({actionClass:i.uint16,actionType:i.uint16,actionLength:i.
uint32,actionData:aI,padding:new i.Reserved(i.uint8,function(A){return A.actionLength-A._currentOffset})}),gI=new i.Array(cI,i.uint32),BI=new i.Struct({lookupTable:new Je(
new i.Pointer(i.uint16,gI))}),Xa=new i.Struct({classTable:new i.Pointer(i.uint16,nI,{type:"parent"}),wdcOffset:i.uint16,postCompensationTable:new i.Pointer(i.uint16,
BI,{type:"parent"}),widthDeltaClusters:new Je(new i.Pointer(i.uint16,sI,{type:"parent",relativeTo:"wdcOffset"}))}),uI=new i.Struct({version:i.uint32,format:i.uint16,
horizontal:new i.Pointer(i.uint16,Xa),vertical:new i.Pointer(i.uint16,Xa)}),hI={action:i.uint16},lI={markIndex:i.uint16,currentIndex:i.uint16},QI={currentInsertIndex:i.
uint16,markedInsertIndex:i.uint16},fI=new i.Struct({items:new ae(new i.Pointer(i.uint32,new Je))}),wI=new i.VersionedStruct("type",{0:{stateTable:new ei},1:{stateTable:new ei(
lI),substitutionTable:new i.Pointer(i.uint32,fI)},2:{stateTable:new ei(hI),ligatureActions:new i.Pointer(i.uint32,new ae(i.uint32)),components:new i.Pointer(i.uint32,
new ae(i.uint16)),ligatureList:new i.Pointer(i.uint32,new ae(i.uint16))},4:{lookupTable:new Je},5:{stateTable:new ei(QI),insertionActions:new i.Pointer(i.uint32,
new ae(i.uint16))}}),II=new i.Struct({length:i.uint32,coverage:i.uint24,type:i.uint8,subFeatureFlags:i.uint32,table:wI,padding:new i.Reserved(i.uint8,function(A){
return A.length-A._currentOffset})}),EI=new i.Struct({featureType:i.uint16,featureSetting:i.uint16,enableFlags:i.uint32,disableFlags:i.uint32}),MI=new i.Struct(
{defaultFlags:i.uint32,chainLength:i.uint32,nFeatureEntries:i.uint32,nSubtables:i.uint32,features:new i.Array(EI,"nFeatureEntries"),subtables:new i.Array(II,"nS\
ubtables")}),CI=new i.Struct({version:i.uint16,unused:new i.Reserved(i.uint16),nChains:i.uint32,chains:new i.Array(MI,"nChains")}),pI=new i.Struct({left:i.int16,
top:i.int16,right:i.int16,bottom:i.int16}),yI=new i.Struct({version:i.fixed32,format:i.uint16,lookupTable:new Je(pI)}),S={};S.cmap=Fl,S.head=Yl,S.hhea=dl,S.hmtx=
Dl,S.maxp=ml,S.name=Vr,S["OS/2"]=vs,S.post=jl,S.fpgm=xl,S.loca=dn,S.prep=Sl,S["cvt "]=Gl,S.glyf=Hl,S["CFF "]=ja,S.CFF2=ja,S.VORG=Uf,S.EBLC=Rf,S.CBLC=S.EBLC,S.sbix=
zf,S.COLR=xf,S.CPAL=Hf,S.BASE=Wf,S.GDEF=$f,S.GPOS=gw,S.GSUB=lw,S.JSTF=Ew,S.HVAR=pw,S.DSIG=Yw,S.gasp=Uw,S.hdmx=mw,S.kern=Rw,S.LTSH=bw,S.PCLT=zw,S.VDMX=Sw,S.vhea=
Hw,S.vmtx=Tw,S.avar=Vw,S.bsln=Xw,S.feat=_w,S.fvar=eI,S.gvar=iI,S.just=uI,S.morx=CI,S.opbd=yI;function FI(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==null){
if(Array.isArray(A)||(A=YI(A)))return function(){return e>=A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(`Invalid attempt to iterate non-iterab\
le instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function YI(A,e){if(A){if(typeof A==
"string")return Za(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return Za(A,e)}}function Za(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}var dI=new i.Struct({tag:new i.String(4),checkSum:i.uint32,offset:new i.Pointer(i.uint32,"void",{type:"global"}),length:i.
uint32}),ti=new i.Struct({tag:new i.String(4),numTables:i.uint16,searchRange:i.uint16,entrySelector:i.uint16,rangeShift:i.uint16,tables:new i.Array(dI,"numTable\
s")});ti.process=function(){for(var A={},e=FI(this.tables),t;!(t=e()).done;){var r=t.value;A[r.tag]=r}this.tables=A},ti.preEncode=function(A){var e=[];for(var t in this.
tables){var r=this.tables[t];r&&e.push({tag:t,checkSum:0,offset:new i.VoidPointer(S[t],r),length:S[t].size(r)})}this.tag="true",this.numTables=e.length,this.tables=
e;var n=Math.floor(Math.log(this.numTables)/Math.LN2),o=Math.pow(2,n);this.searchRange=o*16,this.entrySelector=Math.log(o)/Math.LN2,this.rangeShift=this.numTables*
16-this.searchRange};function ri(A,e){for(var t=0,r=A.length-1;t<=r;){var n=t+r>>1,o=e(A[n]);if(o<0)r=n-1;else if(o>0)t=n+1;else return n}return-1}function jt(A,e){
for(var t=[];A<e;)t.push(A++);return t}var Te;function Gt(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==null){if(Array.isArray(A)||(A=UI(A)))return function(){
return e>=A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function UI(A,e){if(A){if(typeof A==
"string")return qa(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return qa(A,e)}}function qa(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}function _a(A,e,t,r,n){var o={};return Object.keys(r).forEach(function(s){o[s]=r[s]}),o.enumerable=!!o.enumerable,o.configurable=
!!o.configurable,("value"in o||o.initializer)&&(o.writable=!0),o=t.slice().reverse().reduce(function(s,a){return a(A,e,s)||s},o),n&&o.initializer!==void 0&&(o.value=
o.initializer?o.initializer.call(n):void 0,o.initializer=void 0),o.initializer===void 0&&(Object.defineProperty(A,e,o),o=null),o}var DI=(Te=(function(){function A(t){
if(this.encoding=null,this.cmap=this.findSubtable(t,[[3,10],[0,6],[0,4],[3,1],[0,3],[0,2],[0,1],[0,0]]),!this.cmap&&qt)for(var r=Gt(t.tables),n;!(n=r()).done;){
var o=n.value,s=ds(o.platformID,o.encodingID,o.table.language-1);qt.encodingExists(s)&&(this.cmap=o.table,this.encoding=s)}if(!this.cmap)throw new Error("Could \
not find a supported cmap table");this.uvs=this.findSubtable(t,[[0,5]]),this.uvs&&this.uvs.version!==14&&(this.uvs=null)}var e=A.prototype;return e.findSubtable=
function(t,r){for(var n=Gt(r),o;!(o=n()).done;)for(var s=o.value,a=s[0],g=s[1],c=Gt(t.tables),B;!(B=c()).done;){var l=B.value;if(l.platformID===a&&l.encodingID===
g)return l.table}return null},e.lookup=function(t,r){if(this.encoding){var n=qt.encode(String.fromCodePoint(t),this.encoding);t=0;for(var o=0;o<n.length;o++)t=t<<
8|n[o]}else if(r){var s=this.getVariationSelector(t,r);if(s)return s}var a=this.cmap;switch(a.version){case 0:return a.codeMap.get(t)||0;case 4:{for(var g=0,c=a.
segCount-1;g<=c;){var B=g+c>>1;if(t<a.startCode.get(B))c=B-1;else if(t>a.endCode.get(B))g=B+1;else{var l=a.idRangeOffset.get(B),f=void 0;if(l===0)f=t+a.idDelta.
get(B);else{var w=l/2+(t-a.startCode.get(B))-(a.segCount-B);f=a.glyphIndexArray.get(w)||0,f!==0&&(f+=a.idDelta.get(B))}return f&65535}}return 0}case 8:throw new Error(
"TODO: cmap format 8");case 6:case 10:return a.glyphIndices.get(t-a.firstCode)||0;case 12:case 13:{for(var I=0,E=a.nGroups-1;I<=E;){var y=I+E>>1,C=a.groups.get(
y);if(t<C.startCharCode)E=y-1;else if(t>C.endCharCode)I=y+1;else return a.version===12?C.glyphID+(t-C.startCharCode):C.glyphID}return 0}case 14:throw new Error(
"TODO: cmap format 14");default:throw new Error("Unknown cmap format "+a.version)}},e.getVariationSelector=function(t,r){if(!this.uvs)return 0;var n=this.uvs.varSelectors.
toArray(),o=ri(n,function(a){return r-a.varSelector}),s=n[o];return o!==-1&&s.defaultUVS&&(o=ri(s.defaultUVS,function(a){return t<a.startUnicodeValue?-1:t>a.startUnicodeValue+
a.additionalCount?1:0})),o!==-1&&s.nonDefaultUVS&&(o=ri(s.nonDefaultUVS,function(a){return t-a.unicodeValue}),o!==-1)?s.nonDefaultUVS[o].glyphID:0},e.getCharacterSet=
function(){var t=this.cmap;switch(t.version){case 0:return jt(0,t.codeMap.length);case 4:{for(var r=[],n=t.endCode.toArray(),o=0;o<n.length;o++){var s=n[o]+1,a=t.
startCode.get(o);r.push.apply(r,jt(a,s))}return r}case 8:throw new Error("TODO: cmap format 8");case 6:case 10:return jt(t.firstCode,t.firstCode+t.glyphIndices.
length);case 12:case 13:{for(var g=[],c=Gt(t.groups.toArray()),B;!(B=c()).done;){var l=B.value;g.push.apply(g,jt(l.startCharCode,l.endCharCode+1))}return g}case 14:
throw new Error("TODO: cmap format 14");default:throw new Error("Unknown cmap format "+t.version)}},e.codePointsForGlyph=function(t){var r=this.cmap;switch(r.version){case 0:{
for(var n=[],o=0;o<256;o++)r.codeMap.get(o)===t&&n.push(o);return n}case 4:{for(var s=[],a=0;a<r.segCount;a++)for(var g=r.endCode.get(a),c=r.startCode.get(a),B=r.
idRangeOffset.get(a),l=r.idDelta.get(a),f=c;f<=g;f++){var w=0;if(B===0)w=f+l;else{var I=B/2+(f-c)-(r.segCount-a);w=r.glyphIndexArray.get(I)||0,w!==0&&(w+=l)}w===
t&&s.push(f)}return s}case 12:{for(var E=[],y=Gt(r.groups.toArray()),C;!(C=y()).done;){var d=C.value;t>=d.glyphID&&t<=d.glyphID+(d.endCharCode-d.startCharCode)&&
E.push(d.startCharCode+(t-d.glyphID))}return E}case 13:{for(var U=[],b=Gt(r.groups.toArray()),N;!(N=b()).done;){var j=N.value;t===j.glyphID&&U.push.apply(U,jt(j.
startCharCode,j.endCharCode+1))}return U}default:throw new Error("Unknown cmap format "+r.version)}},A})(),_a(Te.prototype,"getCharacterSet",[GA],Object.getOwnPropertyDescriptor(
Te.prototype,"getCharacterSet"),Te.prototype),_a(Te.prototype,"codePointsForGlyph",[GA],Object.getOwnPropertyDescriptor(Te.prototype,"codePointsForGlyph"),Te.prototype),
Te);function mI(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==null){if(Array.isArray(A)||(A=vI(A)))return function(){return e>=A.length?{done:!0}:{done:!1,
value:A[e++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function vI(A,e){if(A){if(typeof A==
"string")return $a(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return $a(A,e)}}function $a(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}var NI=(function(){function A(t){this.kern=t.kern}var e=A.prototype;return e.process=function(t,r){for(var n=0;n<t.length-
1;n++){var o=t[n].id,s=t[n+1].id;r[n].xAdvance+=this.getKerning(o,s)}},e.getKerning=function(t,r){for(var n=0,o=mI(this.kern.tables),s;!(s=o()).done;){var a=s.value;
if(!a.coverage.crossStream){switch(a.version){case 0:if(!a.coverage.horizontal)continue;break;case 1:if(a.coverage.vertical||a.coverage.variation)continue;break;default:
throw new Error("Unsupported kerning table version "+a.version)}var g=0,c=a.subtable;switch(a.format){case 0:var B=ri(c.pairs,function(I){return t-I.left||r-I.right});
B>=0&&(g=c.pairs[B].value);break;case 2:var l=0,f=0;t>=c.leftTable.firstGlyph&&t<c.leftTable.firstGlyph+c.leftTable.nGlyphs?l=c.leftTable.offsets[t-c.leftTable.
firstGlyph]:l=c.array.off,r>=c.rightTable.firstGlyph&&r<c.rightTable.firstGlyph+c.rightTable.nGlyphs&&(f=c.rightTable.offsets[r-c.rightTable.firstGlyph]);var w=(l+
f-c.array.off)/2;g=c.array.values.get(w);break;case 3:if(t>=c.glyphCount||r>=c.glyphCount)return 0;g=c.kernValue[c.kernIndex[c.leftClass[t]*c.rightClassCount+c.
rightClass[r]]];break;default:throw new Error("Unsupported kerning sub-table format "+a.format)}a.coverage.override?n=g:n+=g}}return n},A})(),Ln=0,Ac=-3;function cr(){
this.table=new Uint16Array(16),this.trans=new Uint16Array(288)}function RI(A,e){this.source=A,this.sourceIndex=0,this.tag=0,this.bitcount=0,this.dest=e,this.destLen=
0,this.ltree=new cr,this.dtree=new cr}var ec=new cr,tc=new cr,On=new Uint8Array(30),Wn=new Uint16Array(30),rc=new Uint8Array(30),ic=new Uint16Array(30),bI=new Uint8Array(
[16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15]),nc=new cr,ce=new Uint8Array(320);function oc(A,e,t,r){var n,o;for(n=0;n<t;++n)A[n]=0;for(n=0;n<30-t;++n)A[n+t]=
n/t|0;for(o=r,n=0;n<30;++n)e[n]=o,o+=1<<A[n]}function zI(A,e){var t;for(t=0;t<7;++t)A.table[t]=0;for(A.table[7]=24,A.table[8]=152,A.table[9]=112,t=0;t<24;++t)A.
trans[t]=256+t;for(t=0;t<144;++t)A.trans[24+t]=t;for(t=0;t<8;++t)A.trans[168+t]=280+t;for(t=0;t<112;++t)A.trans[176+t]=144+t;for(t=0;t<5;++t)e.table[t]=0;for(e.
table[5]=32,t=0;t<32;++t)e.trans[t]=t}var sc=new Uint16Array(16);function Kn(A,e,t,r){var n,o;for(n=0;n<16;++n)A.table[n]=0;for(n=0;n<r;++n)A.table[e[t+n]]++;for(A.
table[0]=0,o=0,n=0;n<16;++n)sc[n]=o,o+=A.table[n];for(n=0;n<r;++n)e[t+n]&&(A.trans[sc[e[t+n]]++]=n)}function jI(A){A.bitcount--||(A.tag=A.source[A.sourceIndex++],
A.bitcount=7);var e=A.tag&1;return A.tag>>>=1,e}function ge(A,e,t){if(!e)return t;for(;A.bitcount<24;)A.tag|=A.source[A.sourceIndex++]<<A.bitcount,A.bitcount+=8;
var r=A.tag&65535>>>16-e;return A.tag>>>=e,A.bitcount-=e,r+t}function Xn(A,e){for(;A.bitcount<24;)A.tag|=A.source[A.sourceIndex++]<<A.bitcount,A.bitcount+=8;var t=0,
r=0,n=0,o=A.tag;do r=2*r+(o&1),o>>>=1,++n,t+=e.table[n],r-=e.table[n];while(r>=0);return A.tag=o,A.bitcount-=n,e.trans[t+r]}function GI(A,e,t){var r,n,o,s,a,g;for(r=
ge(A,5,257),n=ge(A,5,1),o=ge(A,4,4),s=0;s<19;++s)ce[s]=0;for(s=0;s<o;++s){var c=ge(A,3,0);ce[bI[s]]=c}for(Kn(nc,ce,0,19),a=0;a<r+n;){var B=Xn(A,nc);switch(B){case 16:
var l=ce[a-1];for(g=ge(A,2,3);g;--g)ce[a++]=l;break;case 17:for(g=ge(A,3,3);g;--g)ce[a++]=0;break;case 18:for(g=ge(A,7,11);g;--g)ce[a++]=0;break;default:ce[a++]=
B;break}}Kn(e,ce,0,r),Kn(t,ce,r,n)}function ac(A,e,t){for(;;){var r=Xn(A,e);if(r===256)return Ln;if(r<256)A.dest[A.destLen++]=r;else{var n,o,s,a;for(r-=257,n=ge(
A,On[r],Wn[r]),o=Xn(A,t),s=A.destLen-ge(A,rc[o],ic[o]),a=s;a<s+n;++a)A.dest[A.destLen++]=A.dest[a]}}}function xI(A){for(var e,t,r;A.bitcount>8;)A.sourceIndex--,
A.bitcount-=8;if(e=A.source[A.sourceIndex+1],e=256*e+A.source[A.sourceIndex],t=A.source[A.sourceIndex+3],t=256*t+A.source[A.sourceIndex+2],e!==(~t&65535))return Ac;
for(A.sourceIndex+=4,r=e;r;--r)A.dest[A.destLen++]=A.source[A.sourceIndex++];return A.bitcount=0,Ln}function SI(A,e){var t=new RI(A,e),r,n,o;do{switch(r=jI(t),n=
ge(t,2,0),n){case 0:o=xI(t);break;case 1:o=ac(t,ec,tc);break;case 2:GI(t,t.ltree,t.dtree),o=ac(t,t.ltree,t.dtree);break;default:o=Ac}if(o!==Ln)throw new Error("\
Data error")}while(!r);return t.destLen<t.dest.length?typeof t.dest.slice=="function"?t.dest.slice(0,t.destLen):t.dest.subarray(0,t.destLen):t.dest}zI(ec,tc),oc(
On,Wn,4,3),oc(rc,ic,2,1),On[28]=0,Wn[28]=258;var HI=SI,cc,Zn;Zn=HI,cc=(function(){var A,e,t,r,n,o,s,a,g,c,B,l,f,w,I,E;l=11,w=5,f=l-w,B=65536>>l,n=1<<f,s=n-1,a=2,
A=1<<w,t=A-1,c=65536>>w,g=1024>>w,o=c+g,E=o,I=32,r=E+I,e=1<<a;function y(C){var d,U,b;d=typeof C.readUInt32BE=="function"&&typeof C.slice=="function",d||C instanceof
Uint8Array?(d?(this.highStart=C.readUInt32BE(0),this.errorValue=C.readUInt32BE(4),U=C.readUInt32BE(8),C=C.slice(12)):(b=new DataView(C.buffer),this.highStart=b.
getUint32(0),this.errorValue=b.getUint32(4),U=b.getUint32(8),C=C.subarray(12)),C=Zn(C,new Uint8Array(U)),C=Zn(C,new Uint8Array(U)),this.data=new Uint32Array(C.buffer)):
(this.data=C.data,this.highStart=C.highStart,this.errorValue=C.errorValue)}return y.prototype.get=function(C){var d;return C<0||C>1114111?this.errorValue:C<55296||
C>56319&&C<=65535?(d=(this.data[C>>w]<<a)+(C&t),this.data[d]):C<=65535?(d=(this.data[c+(C-55296>>w)]<<a)+(C&t),this.data[d]):C<this.highStart?(d=this.data[r-B+(C>>
l)],d=this.data[d+(C>>w&s)],d=(d<<a)+(C&t),this.data[d]):this.data[this.data.length-e]},y})();var ii=cc,gc=EA(function(A,e){(function(){for(var t="ABCDEFGHIJKLM\
NOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",r=new Uint8Array(256),n=0;n<t.length;n++)r[t.charCodeAt(n)]=n;e.encode=function(o){var s=new Uint8Array(o),
a,g=s.length,c="";for(a=0;a<g;a+=3)c+=t[s[a]>>2],c+=t[(s[a]&3)<<4|s[a+1]>>4],c+=t[(s[a+1]&15)<<2|s[a+2]>>6],c+=t[s[a+2]&63];return g%3===2?c=c.substring(0,c.length-
1)+"=":g%3===1&&(c=c.substring(0,c.length-2)+"=="),c},e.decode=function(o){var s=o.length*.75,a=o.length,g,c=0,B,l,f,w;o[o.length-1]==="="&&(s--,o[o.length-2]===
"="&&s--);var I=new ArrayBuffer(s),E=new Uint8Array(I);for(g=0;g<a;g+=4)B=r[o.charCodeAt(g)],l=r[o.charCodeAt(g+1)],f=r[o.charCodeAt(g+2)],w=r[o.charCodeAt(g+3)],
E[c++]=B<<2|l>>4,E[c++]=(l&15)<<4|f>>2,E[c++]=(f&3)<<6|w&63;return I}})()}),my=gc.encode,ke=gc.decode,JI="eJxtVtty4zYM/Rc/70Ni97LbN1tJ49SXeGI3O93OjgayGBERRXoo0h\
5Np/9eAKTcpNOHECAFAgfAAZ2/JkcIqnEeVT/55c9JcZx8mnzradk5Wva83clW8bZjraZly8s68lnLZ2y3Nrzla2tedkhL8crGsmVtHXhhLxvLCzvd8N0t3/0my4mvccjCTb5/mhxdV6FF2xQG+j6h3LpQPivna+\
UVA5lX7qxGWT5joznOQhl34dMQ4KhVXX78fD0e7Z7OyhsYSHt0Acp9rPqjxxPb3rlYGXW1zNsxrBz/61eirNUrb4qiuL3J8jbLaZazLH/I8scsf8ry5yw/Z/klyWn2N83+ptnfNPubZn/T7G+W7WfZfjbaZ//T7H\
+a/c+yn1n2Mxv9MK5tbAOQfEEPHaQPn7PhlzHBmzGzmzGFaw4j2Nsx2u0I71ZwfezVtba5mlmswEL54vBIrMjYGVtqAFEmtS3x2XWdY6qtISDLhTu5zr0yIx+tVh6DMOjBK9UK504BmZDF4NEYUee+UxaBby9V5Z\
VwykMlH/dkB6wcNBAsLlErk0PlIedyawO2BrG+U2cyauiLpGYbMKw9RN/FVif1DTxhZT56HNjhATrkyTgoE5uY8rdQg3gmwtIfT9QerSY1QUFJmYEcsFIZxgCWQHEQmp0mZwS2iez9Pmh0p5Q71cW1istfENyaLL\
kfHhu0wLZPjZaQz9HKhQOlZFyT3EXrOO4iaqzTtwrshXGtdKc4/MbZxpkUf41dFcUMqctcPnUpZROl/ZFiql5li0OKu6Cy5dN9pNpmfQEBWqHJ6ag54JMpC42tFNsD9ZOtHgxw9NTmA75STo1O0HklYjepkSt2l9\
Q/pJ7YM9IXKe4CuihVH4wLWG6hkZ7uNDR9uQNhQPTQ6+CTrwF0uWaTZ/UGwtvf4DwiL1JenOILKub4RqmgsNzAILy00RiBYBX4csHqcEwVLIhNojyZunwMkEj74Kifx3y6U76Tze9MvfD+vE937wiHl8B7Defsr+\
/ACgPvTQV9DhaP0Ash6MyOPRRUcxmbk0fHfh67E00XmHLOL4WE3IHpBq+stBkqKq/KHKQiWameo0nLea2HOikbYiODLpdIWmOGk+7fHxeRspDHYqXBOyq5TBInuHcx6FKG9VqirfMfzmg6keiSoMzPqk/T8mjTM4\
KOOE8dpUv4vx+0oYIx+B5MUP7dCUc7RN9e672Mthm7RYTUHQo1MAHeO0+/Oo7qlp41DW2XhlwDUQZTc3ya/JV2b0LsTTQhfVzpWMOFxlXeM7BBZuCAXkd5s/dY14lnGydGB2iFtHPt+PQr+bZNWaC8PjuIpNpyCU\
z6IlqFr86z3X0zUPZEgY/9mFsIMtX/7ZOX54B+vOnRBi2uNVx0uaSXmRPdoDxUd/Fk3CC12WNjvzJR03dla1WusIU2Ir/vCi7yX4DQiCMzeOYR/f06+f73P0+ms+k=",TI="eJwBAyH83gARAAAAAAAAAAFQcF14\
dyCb+/v26XFKh3FoUbGOqloNVXufUqs2tWqEqtoj1A56qrVJq2rUiE1bhFoxUzOtFXsFQWpGhIaEIHn7/X3fX3ve97/nef54PvfnHtd13Rdh8XLDDTeX5f3t0GB0lJwsd6Dw5QmGYu6XYfvLYAjhIAHaxkRWuvik\
R+KJV9hj1X96p/s4QYbovx/lBrMApgvB2mwIA1NEjxbrTWOuMqbU1efdSoC9YD/suT9iE6T+rOf9uoP80LlN+9BacPahPwipjDz+0EmhWFmFBmMj21TFdcL5NLs07xpL3mdPFnO5ODibdse69jL33z3+K5Q92B6s\
jluwC7UvvoM6txCnGnAB1OcC4cUfCRX01oex5qQUD62G8cWD+r+GsY98ngsDLj0j7Vk7JBjuYcK4az4zgVk0kvB7PBCujwj+0FVDBLdeYakxlhPDdkXzH9H9WwXaNz+K5daeF119kJdWvyex05u7z3XKGIKzOJVa\
imVboeyDwPwasbz7WUeSp8B5BBPbshBEELpqoJYME863zOC55cxelqe8LrLq5sN94rbKudMNx/Ej/shKPpVMwEKjjrQhv8P6o0/Z+DIgI30bL6WTjpz4utnrYpAJyNTg0z81OQu60PsLCTesdMSd62sTODJrUwhi\
OL68ZNJ+iEPK4F7boxP1D3NLJwmUVeEjJY1EzR5jpWeYACbWFUMEG7aXMrnUcnABA10RP2VGvRqUHFAz+fxVicV9dQcCX/Kei2YY6Tk+Cj0ydkgaBJ9fylKEa8456c3rzdKVNF6eKT2LPeLTgCJ7ZvaA//dSG6/E\
A4CrYXkvJgJujvR7B7CO9B2HqUr1E5cXu0/q2JBQzc+oPeye54LYOP33mDR6IrKbv9txnGwTIJ223BZ2zXTZc6yfrh34pvjxS+W82q9DqjlHOkoM7skNMxyw2CCG9jbn0E79SN59gSyIaAccW+7ASeyLD5CnXa7p\
OzwizkIZEMbjWrygrg6lFH9XxyOh6CR6cm9K+NK3xORuLk/M1j2fni2ly/Duj/sq7ez+3ZdCVmbcI6Dn/F1Prp+yLr2kuEhrpGhyYGKe8wZc8eNiTVIxgWFqXbRvVPOQwDrcFFsFn9lal544Fl4FNc1Nyisqvk9h\
P6viSwdCMAZKXPZ4htqbTDleWkEnQIUUvd/1XFQKn4ZIf3uwmrVaZRe0C7+x9I8iDngk385C/CyC4LNZZpiN1+wV3TM45aHxNS+HLCRKr2ioPYsf7cIdXfxR2sPoDSOJpCAyZea/B4cBvyPaOCuGDpf8oYOG66uH\
339EEpZOzAEByaEcyIsbKt/RWWS67gIImd+QDJ7LOw7yWlSdi4Y3CH6LzejQzYAnH7n2wj5XgIVZlxX0cmN6aI5Hl3ZRsUcCAl3QvSGHU6jm/bEHz+MYVag08A4uQu3FwROdcIaarqxXS90aNV2EMEZ36VdxkmDJ\
6OdrOM6yJPTquaumZhmOCC62Qutl+T8zjJO+AyC/uZHpWQlI6UdzBrJnnibEwqH40kCY+4lyHV3FiQlyAaYnLPMQnagA6prvdB9ZqBlugdYRXnf+T2b7TXOgLXQHyADJcjRmCE5fJQftnrOo6rlZx2W/HpmGMvhP\
f3L+Z1I58zY+RfuLELQ8KguTJM175I/EanpgSa2K7IKf7/5n2PW9KB99sFDhozTDGL2NWPUk0f0qw7ONA7ldRaurdWK7OqnYshtO/eRHcEgO4cfsnV8tONRczg+TruFw0zQ6lYFwwLqj+T77IrS9iGZjB5yvQzT3\
2SHc3n3LONHIW4/CFy0nj8VpBvDBqKYknlvL55XOV+Butf8O7zE55T2VoKlHkxBOkcg+MnFlMUyTXJTm3dcBGQ0DZBzfslYfWDKh8ivd+I68fyoPMdyJgR25qAmRYTdp7rBoy/bM2RfAXCZknEnproH2JCxjQsF0\
Opnf+/sdMiiRP6zetKM5xRMY4xp0KpX3nPQtfbgEPPcsqC5aQzGFro8V/Dw1fk1jiKwH5q/RYzBeUFmR9/dVWBRZ+ohAj9EVK5b5EiYoChS+Ptcwr+fej852S3Nhvgo41+sjfuYZyrd8ZCigvyFJe+lAGgH7Iqst\
I1zeU3X/Zl5886qWw/OY1B9QoJHQoRRjCB/B38uHLssfVVYG/UA59OqT04t+n0HLXBBATKr08qA2VYU1+UioakUG2pita+oLpkDRb5RPL+OGpAKcVv/IS+EGZoe7S71QpYPqRlVNQX1kk3ZwlxqdDtyHA7NjQsHn\
9l9a5HLXR/EsJVIiDtZCoxwbl2HEAxdzmqvQNvCTVMyOGEXCk27aF1bdgr2xmtt30jd95B86hGetozcLTZOP/9rFqgOy2rij6zZET7CXl8Jj1M/jkicUrztUjLRi9+1s4I1pJxEC/ebrJ2wc7jS63R4ZivwNGg+m\
Q5RN6MWCSIT2Q3PzjFsqZENbDszg9SW/NdHx+8qJV8e//JXM9+Cb+bPJpU+9RpFFn+6wrzskPdJoC/iHHWk2drN7J8buAMlHKYKlF35HqxC55pyuYjiFHdeOxHykxa1WJVODLd8CJPrrLFMDB8Wt3lcIDXgX15hr\
vq/IPYSrd5Nd1HwzgYH3rB2A4aV64iiEGimL+aHNVxeDpCwHcsfAV9/sM8qM9NxATQLh7W70ZJj4Y1Vzql2gONEq5msJxL+AFnXreKioOZpGOtiOGVUaOI11hasBC1OCIvvK0uyV4SpObt1pqjtHCwObH6Rw71U2\
j2cMDxeb8ze0GsKebiSeKMVOfzvmi9xXgbdP34DE+EHR5sz2MUpTFykzF0pffBosTLI1tdQpkHg9QcC0ObxnTRIOEfSPUXUrmskKhZk/uD88JqkdNDrhJbXVGvenwqIp5mW90eiR6nXyB9cycYGtwPxPriDlv28d\
+OqB8AAor3wNg+Q0OhmAamz2j3v3uiZ4C3m+KAsc905Jeqi92MO9zN46rVpju7dnPBbUuQCzjPrj+TwYP6MhAJepeZHE25t67hFRBqhKDRD05qUkhP1J6TXhvW+fxFR/RwSs40kKK5z4wxXUYpUQCcGlMFXzUhDx\
0MNRl0iOqtGV1xU9QbG8sqDkVJ6DOp+sfnt2ruEX6sY6c+vLRpjwzx15Dkup9pG69kxDhI7eE/AFvP6pyNZsovps8lm3UJUwWDYbraD+JDWUg8iOsQZRm5wUxW58eHNlNmbsqlAGR6MGdVFfvO6W+KXk/hZnPxuj\
qix4h6Jk2ZnS0/pHtEYL4wP7q75WrmVY7Evgx2C/9STbtZbf5Jt4PUqGOpvmowpGEYpAwr4tVL2JcE/c3OT6S7k7X64zcYZf/YufIfmapa88WT5P6pEvZMSAdBqiHFrt+sYju+ppx46AnnI98gLKVKAEETIrJbt0\
d7NoqPHhNGYW6dUPdlYfqIpnb/Mlvh7Pw2ActsP7+sGWve2RZ6iYTha93IfDF9QKcp9rF/cfxv5qdIsS6CyYNWJe+JGAohHnVRGWmfMeo7u2t7l4qUTDIEOK2AyvP9g5wkO2qQ5na1s1ynUW33KzBCB3oF6B8LU/\
yQzeLeNQ2/C3P2yD77XTN288Bj5wvU7VbJAg23NsKC32A+1Ab8kfFyNrRxS6rBUHjg5IKISp8dOwPK1Lno9f6bBKfBd7ptJuvQoAPHXMKE2LfgN8I5BuFWO9Nw+VqKx5K80El1nskBh/mF7u2MziOfKdNjZFoy08\
d5jxNfZxbTjMN0tfu2GhLxx7K9Dstd45izOdxXfpVZoJrkrPK8B8Xz5muzloJUYbA+tAwVMgdMGulbS+maM7yAnT3xkNST3I7M2DzbSfTK9seoGUkcvyTrBXYmDIay0Az+PXsUlql16lpS7E08PyiozCLQ13bBiU\
B19Wc5cDkRD4p8WWAMhwQ2bpHCpqqbj9KWStielihwyZKrK36XNqKJTK/OnLXR2B82bxM6YCM26zMl4HH2WkjYcsS9phTuqUs8rn2yon3/mvoGaMvA1IXvMH/Zjc+na4cg0IKY83pQAqqokv+sd0/pUkzg4aO9BO\
M6WiLo4JbDQhmKUdB4ia6UUczKZ2tKurG9l5Y3LWrUc+CjYf3KZuYDjeLfpSTq2x0cYqND/fQd8XzIkAFK946eu7XMqVX0qeNXZ8jWDCF54lxesIh1xmWcc4O3DJVm8P2t00yhcjsMzr+ptYyUgbGm7BXKWxLdgL\
iALer7H3cRmxNfhRUJMXLzQYwssHKn2ly2j3rfA69HcIyqXJsiJfhTA5keZLlYWG50ZjhtqA60tP1KLz3LonE8eX/nKrHl3fnzfynlsXCYIFfbQRXT4aOGwfVELNy9miyob3f13383R/YZE2kr8fw+66O5op6J5z\
O7i/SJHmFXpaXp5qV55FXCAGqK2R22e+0rPnUTP43FebAWq/Cmdrv7F/Da80vqJ8zTSUD93GXzNYKG9uAXxT58jPopzywbiFILbWnaLNytbmUD8N4Hmnrus0UZZymfLKDPFG91cYbrd04Arq2okt/R+3ZjPzgka/\
NdEGik1zWeppfUwEHwL3FZFpnp9J/a2jqguYsQW/NcItyXqfcsma391RegTSEoWsm5Xnx6R/ZAMMRQz72cH3yVSP7H1jJsI93us3UmxSxHGg/43cbUstlFzGI5G++qeExS2HBbk56uZ9jxTBX5XrefiBZsnXLGql\
eRmZFLqCQ7DEH2afOsECIY0CWbU3+oBF24Zsd93i1pjnudkk5nv0t3CdOr2sbIINsuP2HQTL8zWRuGzbkxrXAE9sbIvAyiA0VplxhvQ1ein82xyeAkNRsZFfI7bOivqpxtDM0acBhj3cNsNqI+zaoDOvH+jxiyZ/\
c0sW6E6bysE+/dZ4Y0RhIaxxbdrmmnFZzJBAFGiBP+jFobfyPPwa4P3b94VMkiGMyh1d7aI65km9LPbzUTLeqCrZ8wfLmeuZu9b+o9QesubuMcv4LgL6ZkyUct5R7QmTfojF4c/DPs9HfIhmtoeWb6vW8tqsMC68\
lH/6RfMSxvXrHunDi1WeccmJIlWB4fwLZQchDyqMzK91Vgc+1AnWum/7KZ8VsDWhZZ6UOfywteP85QvmaNXJL9CBDqeJA/099Pi30cJdDzljXfq0yvl4hWC9Es8EgMpk6oAdesEfcD3eSP6JcZGIb5vneQ+VJga1\
Vomm5PQ415gxPpznOHHu8YDBryFot86lBm/PvAdVROf/+yGSntfci3g6reznm3UH0xaubmwwvInsPfrVsCLE/QmT4CS5m0vuZhemRsqY1DASZShSHp9CBo+NwxAtNz1TOyaCfrT2aYTazcsm5laz9b3sDJq1ZtRX\
B5oUScF++XqNWFteRB/8Hx4p9BhyvVq1nMV9c1JMsAKcihK+4cUn+jPQ53b9tGv2OAQ+I1s+GzMbMKKotMHrwFC+dIxdVptpFOdGcr2z2DFh8y1AEdbO8LODyomnE6d2RVGesmPrDr+guyFqlymuCh2WrAEoCLce\
LUWyZdFp6Ld58AWvSWKtUwjwgegG0VoHNgKWKzvIvPyatpnfSVCF2sTjXv5qouBkDYmVgJpghFPqrGFCiI8Q5mrY7pC163h6vxBU7z69K9/27ffU1osig2ehmSfEWxSsGoPwf9nLHVvmub9mtcr1Tstw/Om3fw5H\
z7+0aPKwLIeHNf4ux6C/1ukT41/kM4S+6XI6/XT6SDxsHqE9CKD/hyyK8oCq81tpikXmv2brN52S08dyaldZ7r969pfmLh4u3BiSgIrWay1uGIoQuIqrl448iBiR62ApyU/Pq9B3JSlhw2++Y5Tn9hWGy4DluVcG\
7sFCIz9HlMgcNwbXFBFaA9qyAoc1n9kPNej+3cG+3057y9BRtwU7KTSiBl2Rt1duxn/xE3kWqS4ZNoVfg1bQPXmQU3E2arRjpmHpyp3Dc7ogrIbUBuRQpe3ekpTBJPXscGGmjI44mWILPY04XEzTnt3PvZtaOPPh\
emX/hlzOA15SlJ9VC8cMAH2aVEdYkA4RHw+RJgiojRLQJoSPFfpg9FvEdKafH+ivL25ZfbOZfFt3M3V2fNDQbRnpPuEOUy36ZF/6vl2x7pfK++qGD1nlnNAlhVkyKHeZjebHkMUwdQN+PGlUeMompXoT3UOuvVYp\
5vtRaCBeEbKp4W5PQY9sfG8yLAj8mC9rLAVXngd3wARvPvjjjLQx7Gt1H0/wfoQtPix739/ZASRB7MDmWxaO1KrQwey6aGTdpA1yJuargtSGN6fxNlp51437+6nce1pgc356DpniwMu2gjlinBkxh7wh6O0xj18s\
owFXcYmCN4juR2XtFjEi6dTG5tIGy59awLtCksCzarejoeMZ2iTumxqWr/T0jOPQ8OwwOHJW477P4sTavZbkvdtbF6cQtOrDeqYzVQaqFfVgumm1lu8RxtisE9Miz3xyZFVXHccXPzPLKKin9OHqR6nwD4Z2za1+\
W06eI6Suj+qUIFQbG7KpY/1qSNTp+nqWQPlZrTeuWbPKvEkwZDjOsc0FxQktxDeXZlNMrNUGUIxI1FwBD7VgfyvyU3fVnNJJwcE+bJLv5hhlVhvrfeV/YGQakfVOqKCPb928FzybArT9XNc+6J0vhAnqmEn8h6bi\
N+n9yowpG0bi4zl0KCkoKdn2HwV/WYvPyToJo8JJlWt5bvH5/rO4P5tGlqExS9DYaBJZ4krGro+3HFyZEeTe7LoTwryD2VfnZjs5Yi/zySAz8qNLBbC6jeSJCVODOqxgfFKPRsUWsaX0gOL2ynwBi3cwfCGt+FkF\
oa5rF5SzgM9YojS0okoAlkD7xLcYFQoaPBuWDpfG7WAIDvxksMtV10tekkdgz0Boj/U1Co5QSgWTFfVhLtvMAN2pNB7A3Nv3Lml6yakCO0jFVYr6u5FZu6XqAizxz5xg3gFnbJtCq63N/rKYvRc5QW4myEh8gFUR\
gd7crWh475wiuyYTLd6RX90/IN1Qz3I1avBomt61fY+2hJVmJh3/UfKlubNeSmoEu7/Zp5OlthHyiiCFGaFORxvsI/WeeiPZA/ms6Rj18eRi2Nd4QTBU/eKbHUkPvolajZJLsvdFONxtl/3C40hwPUFQLOLdkXnT\
4pmdZYDPIfsDv7YG30nDcdOf6LeJQ7RDkgNbQp4hEhkGorhjupybZgJcUtwJX31OrjXRshV621tJDbui7oFT7x+/HPRuvvYkw7HcQbsSQNKMDQPk4BecMau0vDAB1OPxb7c/oIvTa1DfUixMf6hHLRAMXN1VCBUt\
4ZJnjkxbyvrQG7esZvpfUVk1rKsUc30cazkVU45oLJwMdVas6WZBfHQmR/7ueiRyazVr//e8hJiXbwLuNI2IH3LsK+Q9t9zXOmuHBkXpNehWyEC5V/psu1nXqRyrWavMeYmgrsHalPq9wJ0C3i6wqjC3IImaFMp8\
F08SdhI2ia1dURMI0oXLlIcwucL83bxeXATgBOFx8cVFujlh8mYZzFNOxZmSor/IbHOaJ9hDMjYaGTkFgWq1WFkw05finDIjsV0ngnJ+2b1KgKqtq/oKgYSfJPD37/dxfcZXNgpyl2u9UwBC2W5nWFU2UmhuCVV1\
NA4duR8d9dIbGzMyxY6Goy6daSYHpPlDuvJghyRm784QQl6ZuC+uzuqk0z7ntfdF47vYmlmlbnad94L9Ez/WmOW7fLL0gqEI+mPz/ZMWh/honFXDRWYvw8r+Us5hnJAm3RK4zZH08F9r2HKUWrO8Xg9J1Tc53UuR\
S8j80an+T0kvJjId2P7uTEKdGkkVmW43mhvz1B21GIAyxUSn8g2kKKahA7Ji+2cjH/6A5AIrmbhMVwdjvYiP8fIztqjKoVF9jzzsr58Nr1Eb5t/XFZwdEBU9XhwvvbyAhY2CQGzy08BoYzZgV5Sm0SZRdMi2FZab\
U/nv1UR+62j6wFXiskbcudOR2KRSiShFXeKJOsBrKPNdh62N5zwp893S4bfW7U2Qt4o2nM6YFKdwsgKO6T929bqocxftf6E0voPNrD1G1PnBcewBP5nC+Rw0mJJ2/K58ZRRUw7UWHDdDuWyk30DyX6gKat2qc3xa\
gElUgMJ+xv6yCX32Eduhlz1aPlKZUk+4ixo1F0yawnmJWrMvkUyZvsHV52CZgAm0IIewj+RGguiw7yIjLXyolnCkqXnvMv+2Ugvj2eEuzX5IKWPtgpuINchpK7BzJuTZ+JcdwIBY9+Y6hyMxlB2X31NLSFG9Jzhx\
PYIIss5YN9tBGm48PlvKpZy8+gfmudVFDYfOoUNWfhfaIe4d9m/wwRfPpzu1ClAH/djGoH52GY67243NHnjhzTC2EIGU7w8btYaPYv4BU/4f/4crI5Djlw543+GWmBPS9G//BzZMWriRfSadTMtq87aXo7119uV+\
u+Ygf/UMrtCdyS+KhxsILBeoSwVekJAdgChnz6CLlTqpytZb5VtFXzT0ZooeXRD04sATL+p8sSnhKTVx8B0ksGDIhXj5D1TcQ2KnWcas1izyrmZctUFZJ0MbmNPvs6Otth5dNXiVY2DUTJvBV10Qn2Hwp3+PyU6X\
0w5KSF1Q7xCZLKpxHo7SmY3nBTcXwOSiayTjPyPP1Cws5+Nf3+Nqo4j7skQGjGnI+vrCc5bmvNerifKkju9pu/L47fCvD00Huj4QG4Jhc+VG/sgb/es3oHrSg5Dt1pIwgNqlB8X3zYgJVoqr71RmtWMi37C+oUZ+\
EyCdXB4yW1XJk1POmINibv/TmPcNZxFDT9HUNQCC0I98TTs7T4oh9KPnWqkhcQ1N0lhWiYmxQcRLxmNXcEQ91N7DUoH1CVanrCckL08IYSIz97XZ0tYe3Qwtqt8F+zhqu4g8mbd9e2nK9q3rda1iB7EfsNLqcLtz\
yoLeX/oDKYrol2M67zEDXBMtzSrNb5qYa1WPUgB/BXqMbjQkBLWXPISD4xWiEK9JZwOpSQvxQZDvIe5GB6Piew42lRWv+ucjiqKZ+atwYlfdLINTJFpLPyWeYIwXsH6rtJArlOZcBGyx92ynvNWi2MHhd61PvYjX\
urpfHvnyuuoxacPgbv0yEoGRfiRx2egqwuPTzb/HxFQZDVKjyaNsKvp1sGk+fJmvhIT8gOlz+8qxmNh2pUbUELtGgIflWUAu7q/vb3wqfm4K05VBzPbEpQfYfxYRlxQXFlUL+L9zkg3FtLVZWBrGulTcOHoxtVci\
a7lPwPpolPnAjUTTLjyYnbyiu1C9gXMZKE0w7VNGXLPB3YSYo1GhPJQrR+4+xaeJYeJOsUH7IQ7l0JYelacK8m0pX/UxI87fHG8OIBvEtynZbu0UvWp/CDV7Vx41m0Xp9frUM/9joqenlZs2naPUe3F28d43E/yz\
35s8tMh5TzQZud2cU2xx3bc7vYynQPZJ2Igzs9v4qZVWBs84j3EZJBx7/PoWeu/0s23oHeunIQAcMOLSFTlqLiNZhlN9SkyVdRow82T7x2B1zTtNA/irtD3NQh44aH26S/8h1BrPDqCs00UN7xUvRRcNqwxej3uc\
q/zXj2BYZZiesg4zx2hOu+yAeb2zHXMEGFJBuQJLQu+Hvqu4Z84o16tRhqZVe/H6mRzt5fp776534RP/gItyHP53VWz6A82ZSJ225Djkn039GMCw2w1Q+SbZK5JRVBTHOB+hwToxzQ5h0HNhrpLDaFn2Tl2T6wkP\
fIvY/NqyVGY3HZwZnO/maBf530o1DX+qqa/C38IPgLusEOdCXVj4v8+8FhvO9Kw3ynWbvzXxJEdhsMGufPiO749Pap8vLlym8g0OTU1qyTMCDSbuluJxp+80povN3jQZxzKmyjAPit6QSxP+6VrdJSmnNcrmqh9w\
wsuTM/VUlPxUovi9qhh+2VqTkvP3WFj6le/kBbH0O1+itM8+WSrn+iDjbfBOyGz3q6rjvDjZ1TfisBUlPrauJPzLTWz09geNwdr+vUU/vG71A2K+PohiCsFJLDxrq41jPcYnPKU9vYYWY16yNhzP0PfkK2HF+5dz\
Owb3OEzlviVaS1X6vdI/7ICTOI73VzSca0Q8W09UKJc0Q84iB+95pm3sKxegNsIEYLhwyP//0vJp43Swwd+LZ6jhA9zJ8Zfx5e1W3viivGExt2Qu7ST6GBV633MJOhjoGNmKUeOLOrs/8aa6+tlpYeFYaPvD9PL4\
zKttb91zSSDcLHkeCAD/re/hIPgvFt2gVo6hDjwM3il07DepDdQNA6ZtewDeihojMhjUzF9AJ6CB7DOHtOxD2ebkdH2i+w1AHvQXkcWhj2fLkVtdHTz48eRqX2618iakwFHOuUQF/C+r1OOkCl1b1NN+s2vJ3XKc\
453UVloDLfL5vfhD7Z+K0Nk3qiaaucEy48FVt2iRJw/zOH4wQeK/kv+oYIaJ1K6RvXHYpQZnWw+Puo3Gx4Y7CQ6RqM7RzyheGy2ieb9HFxnR5PYuvP8OUf3fCJ+pwQ9uPJ8PlnQlxFeLZhkWaEPSQjvbpevnbcqi\
qzof+5HAI10DbzYevT1mTFs9yu8gMIH/wHLU7dY+CEHhNzBtIGIH1+qpBDmRQ6tA1PUyIMok2fwFgGCUbPDCAKJR7U8fkpVKio4ZIAn+ajspnBQgjsW3X+bSInnXn5x8e4TVt2/bzdh/qATUV7TinHmRh4N/hOmn\
q6CFUhOcnt7A8/P1CR+dE0BpViVHFoGr0Ajo3GiRbSro235Tec+oN/apx70nELjZZ1eyknYiTgaoK99pPtRs0/m83CLiN50zcMf67S0znjfmB5q7MpcaM+96K7b5HBOknw7OHvCrqiLRJTL0JzM+WGK9Tz9ZsSeN\
tqpMHtM2TjxtXsd1vQtODR+xuDaFvckm8+LtxbH+x3w485uj9IYqGAZy9T1IZ94G8t2ab8t8o0TpkfTdYz8Sz1rryfCYt3pxjemkMquwh0Y0LqsHsU5KDlBPdc2zvjZD/ZIp2mAdfaYG21AeCdfZ0oOmvjLLuEMR\
WLuKoIgFEc3Xl0ryJpCc2vRJ7gCieQE58H7ODGjfy+S1eSpwKK+kCtrouCNrFMDbZhNh28NYbZuaf8Gg2tb0l6B82LglbpRwUq+/RqvyDfcx78cpCrpj/PDLb9e59PhjsskL23rKCi74FC/f+JMquxMVpkPZEVrJ\
C4tHc7fDKu/J+ZxVEqARp35RLJj+z4dXPljMiPwSihHKfY9zO2hzH0qch90aCIeCaPNGQT9mnIp/d+7rztjIV7fLidWh8h50l37NsOwh8B1CoMz7zo51lS35AAFJZPttlwUcbxPdPFVzl6bX8qQnTbTz9ghxOvEj\
/e66oM21wJqXY1VWwKZjprOh0IW4M9pbFxbeVerSHege/dz/AftD39M=",Pe=JSON.parse(String.fromCharCode.apply(String,ve.default.inflate(ke(JI)))),kI=ve.default.inflate(ke(TI)),
gr=new ii(kI),PI=Math.log2||function(A){return Math.log(A)/Math.LN2},ni=function(A){return PI(A)+1|0},VI=ni(Pe.categories.length-1),Bc=ni(Pe.combiningClasses.length-
1),qn=ni(Pe.scripts.length-1),oi=ni(Pe.eaw.length-1),Br=10,LI=Bc+qn+oi+Br,OI=qn+oi+Br,WI=oi+Br,KI=Br,XI=(1<<VI)-1,ZI=(1<<Bc)-1,qI=(1<<qn)-1,_I=(1<<oi)-1,$I=(1<<
Br)-1,Be=function(A){var e=gr.get(A);return Pe.categories[e>>LI&XI]},AE=function(A){var e=gr.get(A);return Pe.combiningClasses[e>>OI&ZI]},eE=function(A){var e=gr.
get(A);return Pe.scripts[e>>WI&qI]},tE=function(A){var e=gr.get(A);return Pe.eaw[e>>KI&_I]},rE=function(A){var e=gr.get(A),t=e&$I;if(t===0)return null;if(t<=50)
return t-1;if(t<480){var r=(t>>4)-12,n=(t&15)+1;return r/n}else if(t<768){e=(t>>5)-14;for(var o=(t&31)+2;o>0;)e*=10,o--;return e}else{e=(t>>2)-191;for(var s=(t&
3)+1;s>0;)e*=60,s--;return e}},iE=function(A){var e=Be(A);return e==="Lu"||e==="Ll"||e==="Lt"||e==="Lm"||e==="Lo"||e==="Nl"},nE=function(A){return Be(A)==="Nd"},
oE=function(A){var e=Be(A);return e==="Pc"||e==="Pd"||e==="Pe"||e==="Pf"||e==="Pi"||e==="Po"||e==="Ps"},sE=function(A){return Be(A)==="Ll"},aE=function(A){return Be(
A)==="Lu"},cE=function(A){return Be(A)==="Lt"},gE=function(A){var e=Be(A);return e==="Zs"||e==="Zl"||e==="Zp"},BE=function(A){var e=Be(A);return e==="Nd"||e==="\
No"||e==="Nl"||e==="Lu"||e==="Ll"||e==="Lt"||e==="Lm"||e==="Lo"||e==="Me"||e==="Mc"},uE=function(A){var e=Be(A);return e==="Mn"||e==="Me"||e==="Mc"},pe={getCategory:Be,
getCombiningClass:AE,getScript:eE,getEastAsianWidth:tE,getNumericValue:rE,isAlphabetic:iE,isDigit:nE,isPunctuation:oE,isLowerCase:sE,isUpperCase:aE,isTitleCase:cE,
isWhiteSpace:gE,isBaseForm:BE,isMark:uE},hE=(function(){function A(t){this.font=t}var e=A.prototype;return e.positionGlyphs=function(t,r){for(var n=0,o=0,s=0;s<
t.length;s++){var a=t[s];a.isMark?o=s:(n!==o&&this.positionCluster(t,r,n,o),n=o=s)}return n!==o&&this.positionCluster(t,r,n,o),r},e.positionCluster=function(t,r,n,o){
var s=t[n],a=s.cbox.copy();s.codePoints.length>1&&(a.minX+=(s.codePoints.length-1)*a.width/s.codePoints.length);for(var g=-r[n].xAdvance,c=0,B=this.font.unitsPerEm/
16,l=n+1;l<=o;l++){var f=t[l],w=f.cbox,I=r[l],E=this.getCombiningClass(f.codePoints[0]);if(E!=="Not_Reordered"){switch(I.xOffset=I.yOffset=0,E){case"Double_Abov\
e":case"Double_Below":I.xOffset+=a.minX-w.width/2-w.minX;break;case"Attached_Below_Left":case"Below_Left":case"Above_Left":I.xOffset+=a.minX-w.minX;break;case"A\
ttached_Above_Right":case"Below_Right":case"Above_Right":I.xOffset+=a.maxX-w.width-w.minX;break;default:I.xOffset+=a.minX+(a.width-w.width)/2-w.minX}switch(E){case"\
Double_Below":case"Below_Left":case"Below":case"Below_Right":case"Attached_Below_Left":case"Attached_Below":(E==="Attached_Below_Left"||E==="Attached_Below")&&(a.
minY+=B),I.yOffset=-a.minY-w.maxY,a.minY+=w.height;break;case"Double_Above":case"Above_Left":case"Above":case"Above_Right":case"Attached_Above":case"Attached_Ab\
ove_Right":(E==="Attached_Above"||E==="Attached_Above_Right")&&(a.maxY+=B),I.yOffset=a.maxY-w.minY,a.maxY+=w.height;break}I.xAdvance=I.yAdvance=0,I.xOffset+=g,I.
yOffset+=c}else g-=I.xAdvance,c-=I.yAdvance}},e.getCombiningClass=function(t){var r=pe.getCombiningClass(t);if((t&-256)===3584){if(r==="Not_Reordered")switch(t){case 3633:case 3636:case 3637:case 3638:case 3639:case 3655:case 3660:case 3645:case 3662:
return"Above_Right";case 3761:case 3764:case 3765:case 3766:case 3767:case 3771:case 3788:case 3789:return"Above";case 3772:return"Below"}else if(t===3642)return"\
Below_Right"}switch(r){case"CCC10":case"CCC11":case"CCC12":case"CCC13":case"CCC14":case"CCC15":case"CCC16":case"CCC17":case"CCC18":case"CCC20":case"CCC22":return"\
Below";case"CCC23":return"Attached_Above";case"CCC24":return"Above_Right";case"CCC25":case"CCC19":return"Above_Left";case"CCC26":return"Above";case"CCC21":break;case"\
CCC27":case"CCC28":case"CCC30":case"CCC31":case"CCC33":case"CCC34":case"CCC35":case"CCC36":return"Above";case"CCC29":case"CCC32":return"Below";case"CCC103":return"\
Below_Right";case"CCC107":return"Above_Right";case"CCC118":return"Below";case"CCC122":return"Above";case"CCC129":case"CCC132":return"Below";case"CCC130":return"\
Above"}return r},A})();function uc(A,e){for(var t=0;t<e.length;t++){var r=e[t];r.enumerable=r.enumerable||!1,r.configurable=!0,"value"in r&&(r.writable=!0),Object.
defineProperty(A,r.key,r)}}function lE(A,e,t){return e&&uc(A.prototype,e),t&&uc(A,t),A}var xt=(function(){function A(t,r,n,o){t===void 0&&(t=1/0),r===void 0&&(r=
1/0),n===void 0&&(n=-1/0),o===void 0&&(o=-1/0),this.minX=t,this.minY=r,this.maxX=n,this.maxY=o}var e=A.prototype;return e.addPoint=function(t,r){Math.abs(t)!==1/0&&
(t<this.minX&&(this.minX=t),t>this.maxX&&(this.maxX=t)),Math.abs(r)!==1/0&&(r<this.minY&&(this.minY=r),r>this.maxY&&(this.maxY=r))},e.copy=function(){return new A(
this.minX,this.minY,this.maxX,this.maxY)},lE(A,[{key:"width",get:function(){return this.maxX-this.minX}},{key:"height",get:function(){return this.maxY-this.minY}}]),
A})();function QE(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==null){if(Array.isArray(A)||(A=fE(A)))return function(){return e>=A.length?{done:!0}:{done:!1,
value:A[e++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function fE(A,e){if(A){if(typeof A==
"string")return hc(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return hc(A,e)}}function hc(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}var St={Caucasian_Albanian:"aghb",Arabic:"arab",Imperial_Aramaic:"armi",Armenian:"armn",Avestan:"avst",Balinese:"bali",
Bamum:"bamu",Bassa_Vah:"bass",Batak:"batk",Bengali:["bng2","beng"],Bopomofo:"bopo",Brahmi:"brah",Braille:"brai",Buginese:"bugi",Buhid:"buhd",Chakma:"cakm",Canadian_Aboriginal:"\
cans",Carian:"cari",Cham:"cham",Cherokee:"cher",Coptic:"copt",Cypriot:"cprt",Cyrillic:"cyrl",Devanagari:["dev2","deva"],Deseret:"dsrt",Duployan:"dupl",Egyptian_Hieroglyphs:"\
egyp",Elbasan:"elba",Ethiopic:"ethi",Georgian:"geor",Glagolitic:"glag",Gothic:"goth",Grantha:"gran",Greek:"grek",Gujarati:["gjr2","gujr"],Gurmukhi:["gur2","guru"],
Hangul:"hang",Han:"hani",Hanunoo:"hano",Hebrew:"hebr",Hiragana:"hira",Pahawh_Hmong:"hmng",Katakana_Or_Hiragana:"hrkt",Old_Italic:"ital",Javanese:"java",Kayah_Li:"\
kali",Katakana:"kana",Kharoshthi:"khar",Khmer:"khmr",Khojki:"khoj",Kannada:["knd2","knda"],Kaithi:"kthi",Tai_Tham:"lana",Lao:"lao ",Latin:"latn",Lepcha:"lepc",Limbu:"\
limb",Linear_A:"lina",Linear_B:"linb",Lisu:"lisu",Lycian:"lyci",Lydian:"lydi",Mahajani:"mahj",Mandaic:"mand",Manichaean:"mani",Mende_Kikakui:"mend",Meroitic_Cursive:"\
merc",Meroitic_Hieroglyphs:"mero",Malayalam:["mlm2","mlym"],Modi:"modi",Mongolian:"mong",Mro:"mroo",Meetei_Mayek:"mtei",Myanmar:["mym2","mymr"],Old_North_Arabian:"\
narb",Nabataean:"nbat",Nko:"nko ",Ogham:"ogam",Ol_Chiki:"olck",Old_Turkic:"orkh",Oriya:["ory2","orya"],Osmanya:"osma",Palmyrene:"palm",Pau_Cin_Hau:"pauc",Old_Permic:"\
perm",Phags_Pa:"phag",Inscriptional_Pahlavi:"phli",Psalter_Pahlavi:"phlp",Phoenician:"phnx",Miao:"plrd",Inscriptional_Parthian:"prti",Rejang:"rjng",Runic:"runr",
Samaritan:"samr",Old_South_Arabian:"sarb",Saurashtra:"saur",Shavian:"shaw",Sharada:"shrd",Siddham:"sidd",Khudawadi:"sind",Sinhala:"sinh",Sora_Sompeng:"sora",Sundanese:"\
sund",Syloti_Nagri:"sylo",Syriac:"syrc",Tagbanwa:"tagb",Takri:"takr",Tai_Le:"tale",New_Tai_Lue:"talu",Tamil:["tml2","taml"],Tai_Viet:"tavt",Telugu:["tel2","telu"],
Tifinagh:"tfng",Tagalog:"tglg",Thaana:"thaa",Thai:"thai",Tibetan:"tibt",Tirhuta:"tirh",Ugaritic:"ugar",Vai:"vai ",Warang_Citi:"wara",Old_Persian:"xpeo",Cuneiform:"\
xsux",Yi:"yi  ",Inherited:"zinh",Common:"zyyy",Unknown:"zzzz"},_n={};for(ai in St)if(si=St[ai],Array.isArray(si))for(Qc=QE(si);!(fc=Qc()).done;)lc=fc.value,_n[lc]=
ai;else _n[si]=ai;var si,lc,Qc,fc,ai;function wE(A){return _n[A]}function IE(A){for(var e=A.length,t=0;t<e;){var r=A.charCodeAt(t++);if(55296<=r&&r<=56319&&t<e){
var n=A.charCodeAt(t);56320<=n&&n<=57343&&(t++,r=((r&1023)<<10)+(n&1023)+65536)}var o=pe.getScript(r);if(o!=="Common"&&o!=="Inherited"&&o!=="Unknown")return St[o]}
return St.Unknown}function EE(A){for(var e=0;e<A.length;e++){var t=A[e],r=pe.getScript(t);if(r!=="Common"&&r!=="Inherited"&&r!=="Unknown")return St[r]}return St.
Unknown}var ME={arab:!0,hebr:!0,syrc:!0,thaa:!0,cprt:!0,khar:!0,phnx:!0,"nko ":!0,lydi:!0,avst:!0,armi:!0,phli:!0,prti:!0,sarb:!0,orkh:!0,samr:!0,mand:!0,merc:!0,
mero:!0,mani:!0,mend:!0,nbat:!0,narb:!0,palm:!0,phlp:!0};function wc(A){return ME[A]?"rtl":"ltr"}function $n(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==
null){if(Array.isArray(A)||(A=CE(A)))return function(){return e>=A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(`Invalid attempt to iterate non-\
iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function CE(A,e){if(A){if(typeof A==
"string")return Ic(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return Ic(A,e)}}function Ic(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}function Ec(A,e){for(var t=0;t<e.length;t++){var r=e[t];r.enumerable=r.enumerable||!1,r.configurable=!0,"value"in r&&(r.
writable=!0),Object.defineProperty(A,r.key,r)}}function pE(A,e,t){return e&&Ec(A.prototype,e),t&&Ec(A,t),A}var yE=(function(){function A(e,t,r,n,o){if(this.glyphs=
e,this.positions=null,this.script=r,this.language=n||null,this.direction=o||wc(r),this.features={},Array.isArray(t))for(var s=$n(t),a;!(a=s()).done;){var g=a.value;
this.features[g]=!0}else typeof t=="object"&&(this.features=t)}return pE(A,[{key:"advanceWidth",get:function(){for(var e=0,t=$n(this.positions),r;!(r=t()).done;){
var n=r.value;e+=n.xAdvance}return e}},{key:"advanceHeight",get:function(){for(var e=0,t=$n(this.positions),r;!(r=t()).done;){var n=r.value;e+=n.yAdvance}return e}},
{key:"bbox",get:function(){for(var e=new xt,t=0,r=0,n=0;n<this.glyphs.length;n++){var o=this.glyphs[n],s=this.positions[n],a=o.bbox;e.addPoint(a.minX+t+s.xOffset,
a.minY+r+s.yOffset),e.addPoint(a.maxX+t+s.xOffset,a.maxY+r+s.yOffset),t+=s.xAdvance,r+=s.yAdvance}return e}}]),A})(),FE=function(A,e,t,r){A===void 0&&(A=0),e===
void 0&&(e=0),t===void 0&&(t=0),r===void 0&&(r=0),this.xAdvance=A,this.yAdvance=e,this.xOffset=t,this.yOffset=r},ct={allTypographicFeatures:{code:0,exclusive:!1,
allTypeFeatures:0},ligatures:{code:1,exclusive:!1,requiredLigatures:0,commonLigatures:2,rareLigatures:4,rebusPictures:8,diphthongLigatures:10,squaredLigatures:12,
abbrevSquaredLigatures:14,symbolLigatures:16,contextualLigatures:18,historicalLigatures:20},cursiveConnection:{code:2,exclusive:!0,unconnected:0,partiallyConnected:1,
cursive:2},letterCase:{code:3,exclusive:!0},verticalSubstitution:{code:4,exclusive:!1,substituteVerticalForms:0},linguisticRearrangement:{code:5,exclusive:!1,linguisticRearrangement:0},
numberSpacing:{code:6,exclusive:!0,monospacedNumbers:0,proportionalNumbers:1,thirdWidthNumbers:2,quarterWidthNumbers:3},smartSwash:{code:8,exclusive:!1,wordInitialSwashes:0,
wordFinalSwashes:2,nonFinalSwashes:8},diacritics:{code:9,exclusive:!0,showDiacritics:0,hideDiacritics:1,decomposeDiacritics:2},verticalPosition:{code:10,exclusive:!0,
normalPosition:0,superiors:1,inferiors:2,ordinals:3,scientificInferiors:4},fractions:{code:11,exclusive:!0,noFractions:0,verticalFractions:1,diagonalFractions:2},
overlappingCharacters:{code:13,exclusive:!1,preventOverlap:0},typographicExtras:{code:14,exclusive:!1,slashedZero:4},mathematicalExtras:{code:15,exclusive:!1,mathematicalGreek:10},
ornamentSets:{code:16,exclusive:!0,noOrnaments:0,dingbats:1,piCharacters:2,fleurons:3,decorativeBorders:4,internationalSymbols:5,mathSymbols:6},characterAlternatives:{
code:17,exclusive:!0,noAlternates:0},designComplexity:{code:18,exclusive:!0,designLevel1:0,designLevel2:1,designLevel3:2,designLevel4:3,designLevel5:4},styleOptions:{
code:19,exclusive:!0,noStyleOptions:0,displayText:1,engravedText:2,illuminatedCaps:3,titlingCaps:4,tallCaps:5},characterShape:{code:20,exclusive:!0,traditionalCharacters:0,
simplifiedCharacters:1,JIS1978Characters:2,JIS1983Characters:3,JIS1990Characters:4,traditionalAltOne:5,traditionalAltTwo:6,traditionalAltThree:7,traditionalAltFour:8,
traditionalAltFive:9,expertCharacters:10,JIS2004Characters:11,hojoCharacters:12,NLCCharacters:13,traditionalNamesCharacters:14},numberCase:{code:21,exclusive:!0,
lowerCaseNumbers:0,upperCaseNumbers:1},textSpacing:{code:22,exclusive:!0,proportionalText:0,monospacedText:1,halfWidthText:2,thirdWidthText:3,quarterWidthText:4,
altProportionalText:5,altHalfWidthText:6},transliteration:{code:23,exclusive:!0,noTransliteration:0},annotation:{code:24,exclusive:!0,noAnnotation:0,boxAnnotation:1,
roundedBoxAnnotation:2,circleAnnotation:3,invertedCircleAnnotation:4,parenthesisAnnotation:5,periodAnnotation:6,romanNumeralAnnotation:7,diamondAnnotation:8,invertedBoxAnnotation:9,
invertedRoundedBoxAnnotation:10},kanaSpacing:{code:25,exclusive:!0,fullWidthKana:0,proportionalKana:1},ideographicSpacing:{code:26,exclusive:!0,fullWidthIdeographs:0,
proportionalIdeographs:1,halfWidthIdeographs:2},unicodeDecomposition:{code:27,exclusive:!1,canonicalComposition:0,compatibilityComposition:2,transcodingComposition:4},
rubyKana:{code:28,exclusive:!1,rubyKana:2},CJKSymbolAlternatives:{code:29,exclusive:!0,noCJKSymbolAlternatives:0,CJKSymbolAltOne:1,CJKSymbolAltTwo:2,CJKSymbolAltThree:3,
CJKSymbolAltFour:4,CJKSymbolAltFive:5},ideographicAlternatives:{code:30,exclusive:!0,noIdeographicAlternatives:0,ideographicAltOne:1,ideographicAltTwo:2,ideographicAltThree:3,
ideographicAltFour:4,ideographicAltFive:5},CJKVerticalRomanPlacement:{code:31,exclusive:!0,CJKVerticalRomanCentered:0,CJKVerticalRomanHBaseline:1},italicCJKRoman:{
code:32,exclusive:!1,CJKItalicRoman:2},caseSensitiveLayout:{code:33,exclusive:!1,caseSensitiveLayout:0,caseSensitiveSpacing:2},alternateKana:{code:34,exclusive:!1,
alternateHorizKana:0,alternateVertKana:2},stylisticAlternatives:{code:35,exclusive:!1,noStylisticAlternates:0,stylisticAltOne:2,stylisticAltTwo:4,stylisticAltThree:6,
stylisticAltFour:8,stylisticAltFive:10,stylisticAltSix:12,stylisticAltSeven:14,stylisticAltEight:16,stylisticAltNine:18,stylisticAltTen:20,stylisticAltEleven:22,
stylisticAltTwelve:24,stylisticAltThirteen:26,stylisticAltFourteen:28,stylisticAltFifteen:30,stylisticAltSixteen:32,stylisticAltSeventeen:34,stylisticAltEighteen:36,
stylisticAltNineteen:38,stylisticAltTwenty:40},contextualAlternates:{code:36,exclusive:!1,contextualAlternates:0,swashAlternates:2,contextualSwashAlternates:4},
lowerCase:{code:37,exclusive:!0,defaultLowerCase:0,lowerCaseSmallCaps:1,lowerCasePetiteCaps:2},upperCase:{code:38,exclusive:!0,defaultUpperCase:0,upperCaseSmallCaps:1,
upperCasePetiteCaps:2},languageTag:{code:39,exclusive:!0},CJKRomanSpacing:{code:103,exclusive:!0,halfWidthCJKRoman:0,proportionalCJKRoman:1,defaultCJKRoman:2,fullWidthCJKRoman:3}},
D=function(A,e){return[ct[A].code,ct[A][e]]},ci={rlig:D("ligatures","requiredLigatures"),clig:D("ligatures","contextualLigatures"),dlig:D("ligatures","rareLigat\
ures"),hlig:D("ligatures","historicalLigatures"),liga:D("ligatures","commonLigatures"),hist:D("ligatures","historicalLigatures"),smcp:D("lowerCase","lowerCaseSm\
allCaps"),pcap:D("lowerCase","lowerCasePetiteCaps"),frac:D("fractions","diagonalFractions"),dnom:D("fractions","diagonalFractions"),numr:D("fractions","diagonal\
Fractions"),afrc:D("fractions","verticalFractions"),case:D("caseSensitiveLayout","caseSensitiveLayout"),ccmp:D("unicodeDecomposition","canonicalComposition"),cpct:D(
"CJKVerticalRomanPlacement","CJKVerticalRomanCentered"),valt:D("CJKVerticalRomanPlacement","CJKVerticalRomanCentered"),swsh:D("contextualAlternates","swashAlter\
nates"),cswh:D("contextualAlternates","contextualSwashAlternates"),curs:D("cursiveConnection","cursive"),c2pc:D("upperCase","upperCasePetiteCaps"),c2sc:D("upper\
Case","upperCaseSmallCaps"),init:D("smartSwash","wordInitialSwashes"),fin2:D("smartSwash","wordFinalSwashes"),medi:D("smartSwash","nonFinalSwashes"),med2:D("sma\
rtSwash","nonFinalSwashes"),fin3:D("smartSwash","wordFinalSwashes"),fina:D("smartSwash","wordFinalSwashes"),pkna:D("kanaSpacing","proportionalKana"),half:D("tex\
tSpacing","halfWidthText"),halt:D("textSpacing","altHalfWidthText"),hkna:D("alternateKana","alternateHorizKana"),vkna:D("alternateKana","alternateVertKana"),ital:D(
"italicCJKRoman","CJKItalicRoman"),lnum:D("numberCase","upperCaseNumbers"),onum:D("numberCase","lowerCaseNumbers"),mgrk:D("mathematicalExtras","mathematicalGree\
k"),calt:D("contextualAlternates","contextualAlternates"),vrt2:D("verticalSubstitution","substituteVerticalForms"),vert:D("verticalSubstitution","substituteVert\
icalForms"),tnum:D("numberSpacing","monospacedNumbers"),pnum:D("numberSpacing","proportionalNumbers"),sups:D("verticalPosition","superiors"),subs:D("verticalPos\
ition","inferiors"),ordn:D("verticalPosition","ordinals"),pwid:D("textSpacing","proportionalText"),hwid:D("textSpacing","halfWidthText"),qwid:D("textSpacing","q\
uarterWidthText"),twid:D("textSpacing","thirdWidthText"),fwid:D("textSpacing","proportionalText"),palt:D("textSpacing","altProportionalText"),trad:D("characterS\
hape","traditionalCharacters"),smpl:D("characterShape","simplifiedCharacters"),jp78:D("characterShape","JIS1978Characters"),jp83:D("characterShape","JIS1983Char\
acters"),jp90:D("characterShape","JIS1990Characters"),jp04:D("characterShape","JIS2004Characters"),expt:D("characterShape","expertCharacters"),hojo:D("character\
Shape","hojoCharacters"),nlck:D("characterShape","NLCCharacters"),tnam:D("characterShape","traditionalNamesCharacters"),ruby:D("rubyKana","rubyKana"),titl:D("st\
yleOptions","titlingCaps"),zero:D("typographicExtras","slashedZero"),ss01:D("stylisticAlternatives","stylisticAltOne"),ss02:D("stylisticAlternatives","stylistic\
AltTwo"),ss03:D("stylisticAlternatives","stylisticAltThree"),ss04:D("stylisticAlternatives","stylisticAltFour"),ss05:D("stylisticAlternatives","stylisticAltFive"),
ss06:D("stylisticAlternatives","stylisticAltSix"),ss07:D("stylisticAlternatives","stylisticAltSeven"),ss08:D("stylisticAlternatives","stylisticAltEight"),ss09:D(
"stylisticAlternatives","stylisticAltNine"),ss10:D("stylisticAlternatives","stylisticAltTen"),ss11:D("stylisticAlternatives","stylisticAltEleven"),ss12:D("styli\
sticAlternatives","stylisticAltTwelve"),ss13:D("stylisticAlternatives","stylisticAltThirteen"),ss14:D("stylisticAlternatives","stylisticAltFourteen"),ss15:D("st\
ylisticAlternatives","stylisticAltFifteen"),ss16:D("stylisticAlternatives","stylisticAltSixteen"),ss17:D("stylisticAlternatives","stylisticAltSeventeen"),ss18:D(
"stylisticAlternatives","stylisticAltEighteen"),ss19:D("stylisticAlternatives","stylisticAltNineteen"),ss20:D("stylisticAlternatives","stylisticAltTwenty")};for(ur=
1;ur<=99;ur++)ci["cv"+("00"+ur).slice(-2)]=[ct.characterAlternatives.code,ur];var ur,gt={};for(Ao in ci)hr=ci[Ao],gt[hr[0]]==null&&(gt[hr[0]]={}),gt[hr[0]][hr[1]]=
Ao;var hr,Ao;function YE(A){var e={};for(var t in A){var r=void 0;(r=ci[t])&&(e[r[0]]==null&&(e[r[0]]={}),e[r[0]][r[1]]=A[t])}return e}function Mc(A){var e=A[0],
t=A[1];if(isNaN(e))var r=ct[e]&&ct[e].code;else var r=e;if(isNaN(t))var n=ct[e]&&ct[e][t];else var n=t;return[r,n]}function dE(A){var e={};if(Array.isArray(A))for(var t=0;t<
A.length;t++){var r=void 0,n=Mc(A[t]);(r=gt[n[0]]&&gt[n[0]][n[1]])&&(e[r]=!0)}else if(typeof A=="object")for(var o in A){var s=A[o];for(var a in s){var g=void 0,
c=Mc([o,a]);s[a]&&(g=gt[c[0]]&&gt[c[0]][c[1]])&&(e[g]=!0)}}return Object.keys(e)}var lr;function Cc(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==null){if(Array.
isArray(A)||(A=UE(A)))return function(){return e>=A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instan\
ce.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function UE(A,e){if(A){if(typeof A==
"string")return pc(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return pc(A,e)}}function pc(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}function DE(A,e,t,r,n){var o={};return Object.keys(r).forEach(function(s){o[s]=r[s]}),o.enumerable=!!o.enumerable,o.configurable=
!!o.configurable,("value"in o||o.initializer)&&(o.writable=!0),o=t.slice().reverse().reduce(function(s,a){return a(A,e,s)||s},o),n&&o.initializer!==void 0&&(o.value=
o.initializer?o.initializer.call(n):void 0,o.initializer=void 0),o.initializer===void 0&&(Object.defineProperty(A,e,o),o=null),o}var gi=(lr=(function(){function A(t){
this.table=t}var e=A.prototype;return e.lookup=function(t){switch(this.table.version){case 0:return this.table.values.getItem(t);case 2:case 4:{for(var r=0,n=this.
table.binarySearchHeader.nUnits-1;r<=n;){var o=r+n>>1,s=this.table.segments[o];if(s.firstGlyph===65535)return null;if(t<s.firstGlyph)n=o-1;else if(t>s.lastGlyph)
r=o+1;else return this.table.version===2?s.value:s.values[t-s.firstGlyph]}return null}case 6:{for(var a=0,g=this.table.binarySearchHeader.nUnits-1;a<=g;){var o=a+
g>>1,s=this.table.segments[o];if(s.glyph===65535)return null;if(t<s.glyph)g=o-1;else if(t>s.glyph)a=o+1;else return s.value}return null}case 8:return this.table.
values[t-this.table.firstGlyph];default:throw new Error("Unknown lookup table format: "+this.table.version)}},e.glyphsForValue=function(t){var r=[];switch(this.
table.version){case 2:case 4:{for(var n=Cc(this.table.segments),o;!(o=n()).done;){var s=o.value;if(this.table.version===2&&s.value===t)r.push.apply(r,jt(s.firstGlyph,
s.lastGlyph+1));else for(var a=0;a<s.values.length;a++)s.values[a]===t&&r.push(s.firstGlyph+a)}break}case 6:{for(var g=Cc(this.table.segments),c;!(c=g()).done;){
var B=c.value;B.value===t&&r.push(B.glyph)}break}case 8:{for(var l=0;l<this.table.values.length;l++)this.table.values[l]===t&&r.push(this.table.firstGlyph+l);break}default:
throw new Error("Unknown lookup table format: "+this.table.version)}return r},A})(),DE(lr.prototype,"glyphsForValue",[GA],Object.getOwnPropertyDescriptor(lr.prototype,
"glyphsForValue"),lr.prototype),lr);function mE(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==null){if(Array.isArray(A)||(A=vE(A)))return function(){return e>=
A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function vE(A,e){if(A){if(typeof A==
"string")return yc(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return yc(A,e)}}function yc(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}var NE=0,Fc=0,Yc=1,dc=2,RE=16384,bE=(function(){function A(t){this.stateTable=t,this.lookupTable=new gi(t.classTable)}
var e=A.prototype;return e.process=function(t,r,n){for(var o=NE,s=r?t.length-1:0,a=r?-1:1;a===1&&s<=t.length||a===-1&&s>=-1;){var g=null,c=Yc,B=!0;s===t.length||
s===-1?c=Fc:(g=t[s],g.id===65535?c=dc:(c=this.lookupTable.lookup(g.id),c==null&&(c=Yc)));var l=this.stateTable.stateArray.getItem(o),f=l[c],w=this.stateTable.entryTable.
getItem(f);c!==Fc&&c!==dc&&(n(g,w,s),B=!(w.flags&RE)),o=w.newState,B&&(s+=a)}return t},e.traverse=function(t,r,n){if(r===void 0&&(r=0),n===void 0&&(n=new Set),!n.
has(r)){n.add(r);for(var o=this.stateTable,s=o.nClasses,a=o.stateArray,g=o.entryTable,c=a.getItem(r),B=4;B<s;B++)for(var l=c[B],f=g.getItem(l),w=mE(this.lookupTable.
glyphsForValue(B)),I;!(I=w()).done;){var E=I.value;t.enter&&t.enter(E,f),f.newState!==0&&this.traverse(t,f.newState,n),t.exit&&t.exit(E,f)}}},A})(),Qr;function Bt(A){
var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==null){if(Array.isArray(A)||(A=zE(A)))return function(){return e>=A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(
`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function zE(A,e){if(A){if(typeof A==
"string")return Uc(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return Uc(A,e)}}function Uc(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}function jE(A,e,t,r,n){var o={};return Object.keys(r).forEach(function(s){o[s]=r[s]}),o.enumerable=!!o.enumerable,o.configurable=
!!o.configurable,("value"in o||o.initializer)&&(o.writable=!0),o=t.slice().reverse().reduce(function(s,a){return a(A,e,s)||s},o),n&&o.initializer!==void 0&&(o.value=
o.initializer?o.initializer.call(n):void 0,o.initializer=void 0),o.initializer===void 0&&(Object.defineProperty(A,e,o),o=null),o}var GE=32768,xE=8192,SE=15,Dc=32768,
HE=32768,JE=8192,TE=2147483648,kE=1073741824,PE=1073741823,mc=4194304,VE=2048,LE=1024,OE=992,WE=31,KE=(Qr=(function(){function A(t){this.processIndicRearragement=
this.processIndicRearragement.bind(this),this.processContextualSubstitution=this.processContextualSubstitution.bind(this),this.processLigature=this.processLigature.
bind(this),this.processNoncontextualSubstitutions=this.processNoncontextualSubstitutions.bind(this),this.processGlyphInsertion=this.processGlyphInsertion.bind(this),
this.font=t,this.morx=t.morx,this.inputCache=null}var e=A.prototype;return e.process=function(t,r){r===void 0&&(r={});for(var n=Bt(this.morx.chains),o;!(o=n()).
done;){for(var s=o.value,a=s.defaultFlags,g=Bt(s.features),c;!(c=g()).done;){var B=c.value,l=void 0;(l=r[B.featureType])&&l[B.featureSetting]&&(a&=B.disableFlags,
a|=B.enableFlags)}for(var f=Bt(s.subtables),w;!(w=f()).done;){var I=w.value;I.subFeatureFlags&a&&this.processSubtable(I,t)}}for(var E=t.length-1;E>=0;)t[E].id===
65535&&t.splice(E,1),E--;return t},e.processSubtable=function(t,r){if(this.subtable=t,this.glyphs=r,this.subtable.type===4){this.processNoncontextualSubstitutions(
this.subtable,this.glyphs);return}this.ligatureStack=[],this.markedGlyph=null,this.firstGlyph=null,this.lastGlyph=null,this.markedIndex=null;var n=this.getStateMachine(
t),o=this.getProcessor(),s=!!(this.subtable.coverage&mc);return n.process(this.glyphs,s,o)},e.getStateMachine=function(t){return new bE(t.table.stateTable)},e.getProcessor=
function(){switch(this.subtable.type){case 0:return this.processIndicRearragement;case 1:return this.processContextualSubstitution;case 2:return this.processLigature;case 4:
return this.processNoncontextualSubstitutions;case 5:return this.processGlyphInsertion;default:throw new Error("Invalid morx subtable type: "+this.subtable.type)}},
e.processIndicRearragement=function(t,r,n){r.flags&GE&&(this.firstGlyph=n),r.flags&xE&&(this.lastGlyph=n),XE(this.glyphs,r.flags&SE,this.firstGlyph,this.lastGlyph)},
e.processContextualSubstitution=function(t,r,n){var o=this.subtable.table.substitutionTable.items;if(r.markIndex!==65535){var s=o.getItem(r.markIndex),a=new gi(
s);t=this.glyphs[this.markedGlyph];var g=a.lookup(t.id);g&&(this.glyphs[this.markedGlyph]=this.font.getGlyph(g,t.codePoints))}if(r.currentIndex!==65535){var c=o.
getItem(r.currentIndex),B=new gi(c);t=this.glyphs[n];var g=B.lookup(t.id);g&&(this.glyphs[n]=this.font.getGlyph(g,t.codePoints))}r.flags&Dc&&(this.markedGlyph=n)},
e.processLigature=function(t,r,n){if(r.flags&HE&&this.ligatureStack.push(n),r.flags&JE){for(var o,s=this.subtable.table.ligatureActions,a=this.subtable.table.components,
g=this.subtable.table.ligatureList,c=r.action,B=!1,l=0,f=[],w=[];!B;){var I,E=this.ligatureStack.pop();(I=f).unshift.apply(I,this.glyphs[E].codePoints);var y=s.
getItem(c++);B=!!(y&TE);var C=!!(y&kE),d=(y&PE)<<2>>2;d+=this.glyphs[E].id;var U=a.getItem(d);if(l+=U,B||C){var b=g.getItem(l);this.glyphs[E]=this.font.getGlyph(
b,f),w.push(E),l=0,f=[]}else this.glyphs[E]=this.font.getGlyph(65535)}(o=this.ligatureStack).push.apply(o,w)}},e.processNoncontextualSubstitutions=function(t,r,n){
var o=new gi(t.table.lookupTable);for(n=0;n<r.length;n++){var s=r[n];if(s.id!==65535){var a=o.lookup(s.id);a&&(r[n]=this.font.getGlyph(a,s.codePoints))}}},e._insertGlyphs=
function(t,r,n,o){for(var s,a=[];n--;){var g=this.subtable.table.insertionActions.getItem(r++);a.push(this.font.getGlyph(g))}o||t++,(s=this.glyphs).splice.apply(
s,[t,0].concat(a))},e.processGlyphInsertion=function(t,r,n){if(r.flags&Dc&&(this.markedIndex=n),r.markedInsertIndex!==65535){var o=(r.flags&WE)>>>5,s=!!(r.flags&
LE);this._insertGlyphs(this.markedIndex,r.markedInsertIndex,o,s)}if(r.currentInsertIndex!==65535){var a=(r.flags&OE)>>>5,g=!!(r.flags&VE);this._insertGlyphs(n,r.
currentInsertIndex,a,g)}},e.getSupportedFeatures=function(){for(var t=[],r=Bt(this.morx.chains),n;!(n=r()).done;)for(var o=n.value,s=Bt(o.features),a;!(a=s()).done;){
var g=a.value;t.push([g.featureType,g.featureSetting])}return t},e.generateInputs=function(t){return this.inputCache||this.generateInputCache(),this.inputCache[t]||
[]},e.generateInputCache=function(){this.inputCache={};for(var t=Bt(this.morx.chains),r;!(r=t()).done;)for(var n=r.value,o=n.defaultFlags,s=Bt(n.subtables),a;!(a=
s()).done;){var g=a.value;g.subFeatureFlags&o&&this.generateInputsForSubtable(g)}},e.generateInputsForSubtable=function(t){var r=this;if(t.type===2){var n=!!(t.
coverage&mc);if(n)throw new Error("Reverse subtable, not supported.");this.subtable=t,this.ligatureStack=[];var o=this.getStateMachine(t),s=this.getProcessor(),
a=[],g=[];this.glyphs=[],o.traverse({enter:function(c,B){var l=r.glyphs;g.push({glyphs:l.slice(),ligatureStack:r.ligatureStack.slice()});var f=r.font.getGlyph(c);
a.push(f),l.push(a[a.length-1]),s(l[l.length-1],B,l.length-1);for(var w=0,I=0,E=0;E<l.length&&w<=1;E++)l[E].id!==65535&&(w++,I=l[E].id);if(w===1){var y=a.map(function(d){
return d.id}),C=r.inputCache[I];C?C.push(y):r.inputCache[I]=[y]}},exit:function(){var c=g.pop();r.glyphs=c.glyphs,r.ligatureStack=c.ligatureStack,a.pop()}})}},A})(),
jE(Qr.prototype,"getStateMachine",[GA],Object.getOwnPropertyDescriptor(Qr.prototype,"getStateMachine"),Qr.prototype),Qr);function HA(A,e,t,r,n){r===void 0&&(r=!1),
n===void 0&&(n=!1);var o=A.splice(t[0]-(t[1]-1),t[1]);n&&o.reverse();var s=A.splice.apply(A,[e[0],e[1]].concat(o));return r&&s.reverse(),A.splice.apply(A,[t[0]-
(e[1]-1),0].concat(s)),A}function XE(A,e,t,r){switch(e){case 0:return A;case 1:return HA(A,[t,1],[r,0]);case 2:return HA(A,[t,0],[r,1]);case 3:return HA(A,[t,1],
[r,1]);case 4:return HA(A,[t,2],[r,0]);case 5:return HA(A,[t,2],[r,0],!0,!1);case 6:return HA(A,[t,0],[r,2]);case 7:return HA(A,[t,0],[r,2],!1,!0);case 8:return HA(
A,[t,1],[r,2]);case 9:return HA(A,[t,1],[r,2],!1,!0);case 10:return HA(A,[t,2],[r,1]);case 11:return HA(A,[t,2],[r,1],!0,!1);case 12:return HA(A,[t,2],[r,2]);case 13:
return HA(A,[t,2],[r,2],!0,!1);case 14:return HA(A,[t,2],[r,2],!1,!0);case 15:return HA(A,[t,2],[r,2],!0,!0);default:throw new Error("Unknown verb: "+e)}}function vc(A){
var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==null){if(Array.isArray(A)||(A=ZE(A)))return function(){return e>=A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(
`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function ZE(A,e){if(A){if(typeof A==
"string")return Nc(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return Nc(A,e)}}function Nc(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}var qE=(function(){function A(t){this.font=t,this.morxProcessor=new KE(t),this.fallbackPosition=!1}var e=A.prototype;return e.
substitute=function(t){t.direction==="rtl"&&t.glyphs.reverse(),this.morxProcessor.process(t.glyphs,YE(t.features))},e.getAvailableFeatures=function(t,r){return dE(
this.morxProcessor.getSupportedFeatures())},e.stringsForGlyph=function(t){for(var r=this.morxProcessor.generateInputs(t),n=new Set,o=vc(r),s;!(s=o()).done;){var a=s.
value;this._addStrings(a,0,n,"")}return n},e._addStrings=function(t,r,n,o){for(var s=this.font._cmapProcessor.codePointsForGlyph(t[r]),a=vc(s),g;!(g=a()).done;){
var c=g.value,B=o+String.fromCodePoint(c);r<t.length-1?this._addStrings(t,r+1,n,B):n.add(B)}},A})();function eo(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==
null){if(Array.isArray(A)||(A=_E(A)))return function(){return e>=A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(`Invalid attempt to iterate non-\
iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function _E(A,e){if(A){if(typeof A==
"string")return Rc(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return Rc(A,e)}}function Rc(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}var $E=(function(){function A(t,r,n){this.font=t,this.script=r,this.direction=n,this.stages=[],this.globalFeatures={},
this.allFeatures={}}var e=A.prototype;return e._addFeatures=function(t,r){for(var n=this.stages.length-1,o=this.stages[n],s=eo(t),a;!(a=s()).done;){var g=a.value;
this.allFeatures[g]==null&&(o.push(g),this.allFeatures[g]=n,r&&(this.globalFeatures[g]=!0))}},e.add=function(t,r){if(r===void 0&&(r=!0),this.stages.length===0&&
this.stages.push([]),typeof t=="string"&&(t=[t]),Array.isArray(t))this._addFeatures(t,r);else if(typeof t=="object")this._addFeatures(t.global||[],!0),this._addFeatures(
t.local||[],!1);else throw new Error("Unsupported argument to ShapingPlan#add")},e.addStage=function(t,r){typeof t=="function"?this.stages.push(t,[]):(this.stages.
push([]),this.add(t,r))},e.setFeatureOverrides=function(t){if(Array.isArray(t))this.add(t);else if(typeof t=="object"){for(var r in t)if(t[r])this.add(r);else if(this.
allFeatures[r]!=null){var n=this.stages[this.allFeatures[r]];n.splice(n.indexOf(r),1),delete this.allFeatures[r],delete this.globalFeatures[r]}}},e.assignGlobalFeatures=
function(t){for(var r=eo(t),n;!(n=r()).done;){var o=n.value;for(var s in this.globalFeatures)o.features[s]=!0}},e.process=function(t,r,n){for(var o=eo(this.stages),
s;!(s=o()).done;){var a=s.value;typeof a=="function"?n||a(this.font,r,this):a.length>0&&t.applyFeatures(a,r,n)}},A})();function AM(A,e,t){return e in A?Object.defineProperty(
A,e,{value:t,enumerable:!0,configurable:!0,writable:!0}):A[e]=t,A}var eM=["rvrn"],tM=["ccmp","locl","rlig","mark","mkmk"],rM=["frac","numr","dnom"],iM=["calt","\
clig","liga","rclt","curs","kern"],nM={ltr:["ltra","ltrm"],rtl:["rtla","rtlm"]},Ve=(function(){function A(){}return A.plan=function(e,t,r){this.planPreprocessing(
e),this.planFeatures(e),this.planPostprocessing(e,r),e.assignGlobalFeatures(t),this.assignFeatures(e,t)},A.planPreprocessing=function(e){e.add({global:[].concat(
eM,nM[e.direction]),local:rM})},A.planFeatures=function(e){},A.planPostprocessing=function(e,t){e.add([].concat(tM,iM)),e.setFeatureOverrides(t)},A.assignFeatures=
function(e,t){for(var r=0;r<t.length;r++){var n=t[r];if(n.codePoints[0]===8260){for(var o=r,s=r+1;o>0&&pe.isDigit(t[o-1].codePoints[0]);)t[o-1].features.numr=!0,
t[o-1].features.frac=!0,o--;for(;s<t.length&&pe.isDigit(t[s].codePoints[0]);)t[s].features.dnom=!0,t[s].features.frac=!0,s++;n.features.frac=!0,r=s-1}}},A})();AM(
Ve,"zeroMarkWidths","AFTER_GPOS");var oM="eJwBDgLx/QAB8AAAAAAAAAA4AAH9AQL+7ZotTMQwFMe77b44QIHA4JBIBAJ5lxASDAmGhHMoBIqgUOBQJAhOIpFIDIogSUgIEolEEgzJ/S/Xkpem3XXXbo\
Pbe8kv7a3r63vt69u6XDcWYhvsgn3Qlb//S3kMTsEZuACXoA9uwC24A/fgATyRfs/gTf4e8g4+ZP1Tll+knZlOfsC1pJ4IMQ8WkvLtKool+Los/V2pkN8MwzAMwzAMwzAMw1SP4fefVf7+wTAMwzAMwzC5cjUzYj\
EnXsFcW4gOOAeP4Ls9alufFWJTCNFrCdFvjepF8NLKbz7XcIbZMJxjOri2leF8s4N79zzPQz30P7DoOMT1o4qct9T/C06m1N9OHP3CwlJliSzQdlM9lNSk3kSjZih1TH2yQvv9JaE2UR/1uXLxLwSTzG0RJFrdxQ\
9TXKl2QUqbhNgHdDwXoT7Taz7SBHWD/oYkbf1dYyIhOvV+DU/7lWSNz1BxPW5uTO3jxnWVsvedb+zZ+o/L9Vlij95rerbZ7IoMelTe1XNFaJkkhqltphjT9ZrmT5ey34zVGijRbQxlX9n7xPTu1ZQUuY9993Oaf3\
nqDqnLNUf4SKg1iye005ZLIq1U9UiO5fJOGKfoN42nxnK1NUTOpfbYfNFzqZ5Tfe2wzWOIuLOtQdEov4qWtLhzJes6hI5RXwmZv0zPCps0A45rkwGaMQXv";function sM(A,e){A.prototype=Object.create(
e.prototype),A.prototype.constructor=A,A.__proto__=e}var aM=ve.default.inflate(ke(oM)),cM=new ii(aM),bc=["isol","fina","fin2","fin3","medi","med2","init"],to={Non_Joining:0,
Left_Joining:1,Right_Joining:2,Dual_Joining:3,Join_Causing:3,ALAPH:4,"DALATH RISH":5,Transparent:6},fA="isol",Le="fina",ro="fin2",gM="fin3",Bi="medi",ui="med2",
hi="init",oA=null,BM=[[[oA,oA,0],[oA,fA,2],[oA,fA,1],[oA,fA,2],[oA,fA,1],[oA,fA,6]],[[oA,oA,0],[oA,fA,2],[oA,fA,1],[oA,fA,2],[oA,ro,5],[oA,fA,6]],[[oA,oA,0],[oA,
fA,2],[hi,Le,1],[hi,Le,3],[hi,Le,4],[hi,Le,6]],[[oA,oA,0],[oA,fA,2],[Bi,Le,1],[Bi,Le,3],[Bi,Le,4],[Bi,Le,6]],[[oA,oA,0],[oA,fA,2],[ui,fA,1],[ui,fA,2],[ui,ro,5],
[ui,fA,6]],[[oA,oA,0],[oA,fA,2],[fA,fA,1],[fA,fA,2],[fA,ro,5],[fA,fA,6]],[[oA,oA,0],[oA,fA,2],[oA,fA,1],[oA,fA,2],[oA,gM,5],[oA,fA,6]]],Oe=(function(A){sM(e,A);
function e(){return A.apply(this,arguments)||this}return e.planFeatures=function(t){t.add(["ccmp","locl"]);for(var r=0;r<bc.length;r++){var n=bc[r];t.addStage(n,
!1)}t.addStage("mset")},e.assignFeatures=function(t,r){A.assignFeatures.call(this,t,r);for(var n=-1,o=0,s=[],a=0;a<r.length;a++){var g=void 0,c=void 0,B=r[a],l=uM(
B.codePoints[0]);if(l===to.Transparent){s[a]=oA;continue}var f=BM[o][l];c=f[0],g=f[1],o=f[2],c!==oA&&n!==-1&&(s[n]=c),s[a]=g,n=a}for(var w=0;w<r.length;w++){var I=void 0,
B=r[w];(I=s[w])&&(B.features[I]=!0)}},e})(Ve);function uM(A){var e=cM.get(A);if(e)return e-1;var t=pe.getCategory(A);return t==="Mn"||t==="Me"||t==="Cf"?to.Transparent:
to.Non_Joining}function zc(A,e){for(var t=0;t<e.length;t++){var r=e[t];r.enumerable=r.enumerable||!1,r.configurable=!0,"value"in r&&(r.writable=!0),Object.defineProperty(
A,r.key,r)}}function hM(A,e,t){return e&&zc(A.prototype,e),t&&zc(A,t),A}var lM=(function(){function A(t,r){this.glyphs=t,this.reset(r)}var e=A.prototype;return e.
reset=function(t,r){t===void 0&&(t={}),r===void 0&&(r=0),this.options=t,this.flags=t.flags||{},this.markAttachmentType=t.markAttachmentType||0,this.index=r},e.shouldIgnore=
function(t){return this.flags.ignoreMarks&&t.isMark||this.flags.ignoreBaseGlyphs&&t.isBase||this.flags.ignoreLigatures&&t.isLigature||this.markAttachmentType&&t.
isMark&&t.markAttachmentType!==this.markAttachmentType},e.move=function(t){for(this.index+=t;0<=this.index&&this.index<this.glyphs.length&&this.shouldIgnore(this.
glyphs[this.index]);)this.index+=t;return 0>this.index||this.index>=this.glyphs.length?null:this.glyphs[this.index]},e.next=function(){return this.move(1)},e.prev=
function(){return this.move(-1)},e.peek=function(t){t===void 0&&(t=1);var r=this.index,n=this.increment(t);return this.index=r,n},e.peekIndex=function(t){t===void 0&&
(t=1);var r=this.index;this.increment(t);var n=this.index;return this.index=r,n},e.increment=function(t){t===void 0&&(t=1);var r=t<0?-1:1;for(t=Math.abs(t);t--;)
this.move(r);return this.glyphs[this.index]},hM(A,[{key:"cur",get:function(){return this.glyphs[this.index]||null}}]),A})();function xA(A){var e=0;if(typeof Symbol>
"u"||A[Symbol.iterator]==null){if(Array.isArray(A)||(A=QM(A)))return function(){return e>=A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(`Invali\
d attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function QM(A,e){if(A){if(typeof A==
"string")return jc(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return jc(A,e)}}function jc(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}var fM=["DFLT","dflt","latn"],li=(function(){function A(t,r){this.font=t,this.table=r,this.script=null,this.scriptTag=
null,this.language=null,this.languageTag=null,this.features={},this.lookups={},this.variationsIndex=t._variationProcessor?this.findVariationsIndex(t._variationProcessor.
normalizedCoords):-1,this.selectScript(),this.glyphs=[],this.positions=[],this.ligatureID=1,this.currentFeature=null}var e=A.prototype;return e.findScript=function(t){
if(this.table.scriptList==null)return null;Array.isArray(t)||(t=[t]);for(var r=xA(t),n;!(n=r()).done;)for(var o=n.value,s=xA(this.table.scriptList),a;!(a=s()).done;){
var g=a.value;if(g.tag===o)return g}return null},e.selectScript=function(t,r,n){var o=!1,s;if(!this.script||t!==this.scriptTag){if(s=this.findScript(t),s||(s=this.
findScript(fM)),!s)return this.scriptTag;this.scriptTag=s.tag,this.script=s.script,this.language=null,this.languageTag=null,o=!0}if((!n||n!==this.direction)&&(this.
direction=n||wc(t)),r&&r.length<4&&(r+=" ".repeat(4-r.length)),!r||r!==this.languageTag){this.language=null;for(var a=xA(this.script.langSysRecords),g;!(g=a()).
done;){var c=g.value;if(c.tag===r){this.language=c.langSys,this.languageTag=c.tag;break}}this.language||(this.language=this.script.defaultLangSys,this.languageTag=
null),o=!0}if(o&&(this.features={},this.language))for(var B=xA(this.language.featureIndexes),l;!(l=B()).done;){var f=l.value,w=this.table.featureList[f],I=this.
substituteFeatureForVariations(f);this.features[w.tag]=I||w.feature}return this.scriptTag},e.lookupsForFeatures=function(t,r){t===void 0&&(t=[]);for(var n=[],o=xA(
t),s;!(s=o()).done;){var a=s.value,g=this.features[a];if(g)for(var c=xA(g.lookupListIndexes),B;!(B=c()).done;){var l=B.value;r&&r.indexOf(l)!==-1||n.push({feature:a,
index:l,lookup:this.table.lookupList.get(l)})}}return n.sort(function(f,w){return f.index-w.index}),n},e.substituteFeatureForVariations=function(t){if(this.variationsIndex===
-1)return null;for(var r=this.table.featureVariations.featureVariationRecords[this.variationsIndex],n=r.featureTableSubstitution.substitutions,o=xA(n),s;!(s=o()).
done;){var a=s.value;if(a.featureIndex===t)return a.alternateFeatureTable}return null},e.findVariationsIndex=function(t){var r=this.table.featureVariations;if(!r)
return-1;for(var n=r.featureVariationRecords,o=0;o<n.length;o++){var s=n[o].conditionSet.conditionTable;if(this.variationConditionsMatch(s,t))return o}return-1},
e.variationConditionsMatch=function(t,r){return t.every(function(n){var o=n.axisIndex<r.length?r[n.axisIndex]:0;return n.filterRangeMinValue<=o&&o<=n.filterRangeMaxValue})},
e.applyFeatures=function(t,r,n){var o=this.lookupsForFeatures(t);this.applyLookups(o,r,n)},e.applyLookups=function(t,r,n){this.glyphs=r,this.positions=n,this.glyphIterator=
new lM(r);for(var o=xA(t),s;!(s=o()).done;){var a=s.value,g=a.feature,c=a.lookup;for(this.currentFeature=g,this.glyphIterator.reset(c.flags);this.glyphIterator.
index<r.length;){if(!(g in this.glyphIterator.cur.features)){this.glyphIterator.next();continue}for(var B=xA(c.subTables),l;!(l=B()).done;){var f=l.value,w=this.
applyLookup(c.lookupType,f);if(w)break}this.glyphIterator.next()}}},e.applyLookup=function(t,r){throw new Error("applyLookup must be implemented by subclasses")},
e.applyLookupList=function(t){for(var r=this.glyphIterator.options,n=this.glyphIterator.index,o=xA(t),s;!(s=o()).done;){var a=s.value;this.glyphIterator.reset(r,
n),this.glyphIterator.increment(a.sequenceIndex);var g=this.table.lookupList.get(a.lookupListIndex);this.glyphIterator.reset(g.flags,this.glyphIterator.index);for(var c=xA(
g.subTables),B;!(B=c()).done;){var l=B.value;if(this.applyLookup(g.lookupType,l))break}}return this.glyphIterator.reset(r,n),!0},e.coverageIndex=function(t,r){switch(r==
null&&(r=this.glyphIterator.cur.id),t.version){case 1:return t.glyphs.indexOf(r);case 2:for(var n=xA(t.rangeRecords),o;!(o=n()).done;){var s=o.value;if(s.start<=
r&&r<=s.end)return s.startCoverageIndex+r-s.start}break}return-1},e.match=function(t,r,n,o){for(var s=this.glyphIterator.index,a=this.glyphIterator.increment(t),
g=0;g<r.length&&a&&n(r[g],a);)o&&o.push(this.glyphIterator.index),g++,a=this.glyphIterator.next();return this.glyphIterator.index=s,g<r.length?!1:o||!0},e.sequenceMatches=
function(t,r){return this.match(t,r,function(n,o){return n===o.id})},e.sequenceMatchIndices=function(t,r){var n=this;return this.match(t,r,function(o,s){return n.
currentFeature in s.features?o===s.id:!1},[])},e.coverageSequenceMatches=function(t,r){var n=this;return this.match(t,r,function(o,s){return n.coverageIndex(o,s.
id)>=0})},e.getClassID=function(t,r){switch(r.version){case 1:var n=t-r.startGlyph;if(n>=0&&n<r.classValueArray.length)return r.classValueArray[n];break;case 2:
for(var o=xA(r.classRangeRecord),s;!(s=o()).done;){var a=s.value;if(a.start<=t&&t<=a.end)return a.class}break}return 0},e.classSequenceMatches=function(t,r,n){var o=this;
return this.match(t,r,function(s,a){return s===o.getClassID(a.id,n)})},e.applyContext=function(t){switch(t.version){case 1:var r=this.coverageIndex(t.coverage);
if(r===-1)return!1;for(var n=t.ruleSets[r],o=xA(n),s;!(s=o()).done;){var a=s.value;if(this.sequenceMatches(1,a.input))return this.applyLookupList(a.lookupRecords)}
break;case 2:if(this.coverageIndex(t.coverage)===-1||(r=this.getClassID(this.glyphIterator.cur.id,t.classDef),r===-1))return!1;n=t.classSet[r];for(var g=xA(n),c;!(c=
g()).done;){var B=c.value;if(this.classSequenceMatches(1,B.classes,t.classDef))return this.applyLookupList(B.lookupRecords)}break;case 3:if(this.coverageSequenceMatches(
0,t.coverages))return this.applyLookupList(t.lookupRecords);break}return!1},e.applyChainingContext=function(t){switch(t.version){case 1:var r=this.coverageIndex(
t.coverage);if(r===-1)return!1;for(var n=t.chainRuleSets[r],o=xA(n),s;!(s=o()).done;){var a=s.value;if(this.sequenceMatches(-a.backtrack.length,a.backtrack)&&this.
sequenceMatches(1,a.input)&&this.sequenceMatches(1+a.input.length,a.lookahead))return this.applyLookupList(a.lookupRecords)}break;case 2:if(this.coverageIndex(t.
coverage)===-1)return!1;r=this.getClassID(this.glyphIterator.cur.id,t.inputClassDef);var g=t.chainClassSet[r];if(!g)return!1;for(var c=xA(g),B;!(B=c()).done;){var l=B.
value;if(this.classSequenceMatches(-l.backtrack.length,l.backtrack,t.backtrackClassDef)&&this.classSequenceMatches(1,l.input,t.inputClassDef)&&this.classSequenceMatches(
1+l.input.length,l.lookahead,t.lookaheadClassDef))return this.applyLookupList(l.lookupRecords)}break;case 3:if(this.coverageSequenceMatches(-t.backtrackGlyphCount,
t.backtrackCoverage)&&this.coverageSequenceMatches(0,t.inputCoverage)&&this.coverageSequenceMatches(t.inputGlyphCount,t.lookaheadCoverage))return this.applyLookupList(
t.lookupRecords);break}return!1},A})();function Gc(A,e){for(var t=0;t<e.length;t++){var r=e[t];r.enumerable=r.enumerable||!1,r.configurable=!0,"value"in r&&(r.writable=
!0),Object.defineProperty(A,r.key,r)}}function wM(A,e,t){return e&&Gc(A.prototype,e),t&&Gc(A,t),A}var ye=(function(){function A(t,r,n,o){if(n===void 0&&(n=[]),this.
_font=t,this.codePoints=n,this.id=r,this.features={},Array.isArray(o))for(var s=0;s<o.length;s++){var a=o[s];this.features[a]=!0}else typeof o=="object"&&Object.
assign(this.features,o);this.ligatureID=null,this.ligatureComponent=null,this.isLigated=!1,this.cursiveAttachment=null,this.markAttachment=null,this.shaperInfo=
null,this.substituted=!1,this.isMultiplied=!1}var e=A.prototype;return e.copy=function(){return new A(this._font,this.id,this.codePoints,this.features)},wM(A,[{
key:"id",get:function(){return this._id},set:function(t){this._id=t,this.substituted=!0;var r=this._font.GDEF;if(r&&r.glyphClassDef){var n=li.prototype.getClassID(
t,r.glyphClassDef);this.isBase=n===1,this.isLigature=n===2,this.isMark=n===3,this.markAttachmentType=r.markAttachClassDef?li.prototype.getClassID(t,r.markAttachClassDef):
0}else this.isMark=this.codePoints.length>0&&this.codePoints.every(pe.isMark),this.isBase=!this.isMark,this.isLigature=this.codePoints.length>1,this.markAttachmentType=
0}}]),A})();function IM(A,e){A.prototype=Object.create(e.prototype),A.prototype.constructor=A,A.__proto__=e}function EM(A,e,t){return e in A?Object.defineProperty(
A,e,{value:t,enumerable:!0,configurable:!0,writable:!0}):A[e]=t,A}var xc=(function(A){IM(e,A);function e(){return A.apply(this,arguments)||this}return e.planFeatures=
function(t){t.add(["ljmo","vjmo","tjmo"],!1)},e.assignFeatures=function(t,r){for(var n=0,o=0;o<r.length;){var s=void 0,a=r[o],g=a.codePoints[0],c=Mi(g),B=xM[n][c];
switch(s=B[0],n=B[1],s){case Fe:t.font.hasGlyphForCodePoint(g)||(o=Tc(r,o,t.font));break;case no:o=SM(r,o,t.font);break;case oo:JM(r,o,t.font);break;case so:o=TM(
r,o,t.font);break}o++}},e})(Ve);EM(xc,"zeroMarkWidths","NONE");var Ht=44032,Sc=55204,MM=Sc-Ht+1,Qi=4352,fi=4449,ut=4519,CM=19,wi=21,fr=28,pM=Qi+CM-1,yM=fi+wi-1,
FM=ut+fr-1,Hc=9676,YM=function(A){return 4352<=A&&A<=4447||43360<=A&&A<=43388},dM=function(A){return 4448<=A&&A<=4519||55216<=A&&A<=55238},UM=function(A){return 4520<=
A&&A<=4607||55243<=A&&A<=55291},DM=function(A){return 12334<=A&&A<=12335},mM=function(A){return Ht<=A&&A<=Sc},vM=function(A){return A-Ht<MM&&(A-Ht)%fr===0},NM=function(A){
return Qi<=A&&A<=pM},RM=function(A){return fi<=A&&A<=yM},bM=function(A){return 1<=A&&A<=FM},zM=0,jM=1,Ii=2,io=3,Ei=4,Jc=5,GM=6;function Mi(A){return YM(A)?jM:dM(
A)?Ii:UM(A)?io:vM(A)?Ei:mM(A)?Jc:DM(A)?GM:zM}var VA=0,Fe=1,no=2,oo=4,so=5,xM=[[[VA,0],[VA,1],[VA,0],[VA,0],[Fe,2],[Fe,3],[so,0]],[[VA,0],[VA,1],[no,2],[VA,0],[Fe,
2],[Fe,3],[so,0]],[[VA,0],[VA,1],[VA,0],[no,3],[Fe,2],[Fe,3],[oo,0]],[[VA,0],[VA,1],[VA,0],[VA,0],[Fe,2],[Fe,3],[oo,0]]];function wr(A,e,t){return new ye(A,A.glyphForCodePoint(
e).id,[e],t)}function Tc(A,e,t){var r=A[e],n=r.codePoints[0],o=n-Ht,s=ut+o%fr;o=o/fr|0;var a=Qi+o/wi|0,g=fi+o%wi;if(!t.hasGlyphForCodePoint(a)||!t.hasGlyphForCodePoint(
g)||s!==ut&&!t.hasGlyphForCodePoint(s))return e;var c=wr(t,a,r.features);c.features.ljmo=!0;var B=wr(t,g,r.features);B.features.vjmo=!0;var l=[c,B];if(s>ut){var f=wr(
t,s,r.features);f.features.tjmo=!0,l.push(f)}return A.splice.apply(A,[e,1].concat(l)),e+l.length-1}function SM(A,e,t){var r=A[e],n=A[e].codePoints[0],o=Mi(n),s=A[e-
1].codePoints[0],a=Mi(s),g,c,B,l;if(a===Ei&&o===io)g=s,l=r;else{o===Ii?(c=A[e-1],B=r):(c=A[e-2],B=A[e-1],l=r);var f=c.codePoints[0],w=B.codePoints[0];NM(f)&&RM(
w)&&(g=Ht+((f-Qi)*wi+(w-fi))*fr)}var I=l&&l.codePoints[0]||ut;if(g!=null&&(I===ut||bM(I))){var E=g+(I-ut);if(t.hasGlyphForCodePoint(E)){var y=a===Ii?3:2;return A.
splice(e-y+1,y,wr(t,E,r.features)),e-y+1}}return c&&(c.features.ljmo=!0),B&&(B.features.vjmo=!0),l&&(l.features.tjmo=!0),a===Ei?(Tc(A,e-1,t),e+1):e}function HM(A){
switch(Mi(A)){case Ei:case Jc:return 1;case Ii:return 2;case io:return 3}}function JM(A,e,t){var r=A[e],n=A[e].codePoints[0];if(t.glyphForCodePoint(n).advanceWidth!==
0){var o=A[e-1].codePoints[0],s=HM(o);return A.splice(e,1),A.splice(e-s,0,r)}}function TM(A,e,t){var r=A[e],n=A[e].codePoints[0];if(t.hasGlyphForCodePoint(Hc)){
var o=wr(t,Hc,r.features),s=t.glyphForCodePoint(n).advanceWidth===0?e:e+1;A.splice(s,0,o),e++}return e}function kc(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==
null){if(Array.isArray(A)||(A=kM(A)))return function(){return e>=A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(`Invalid attempt to iterate non-\
iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function kM(A,e){if(A){if(typeof A==
"string")return Pc(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return Pc(A,e)}}function Pc(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}var ao=1,co=0,PM=(function(){function A(t){this.stateTable=t.stateTable,this.accepting=t.accepting,this.tags=t.tags}var e=A.
prototype;return e.match=function(t){var r,n=this;return r={},r[Symbol.iterator]=regeneratorRuntime.mark(function o(){var s,a,g,c,B,l;return regeneratorRuntime.
wrap(function(f){for(;;)switch(f.prev=f.next){case 0:s=ao,a=null,g=null,c=null,B=0;case 5:if(!(B<t.length)){f.next=21;break}if(l=t[B],c=s,s=n.stateTable[s][l],s!==
co){f.next=15;break}if(!(a!=null&&g!=null&&g>=a)){f.next=13;break}return f.next=13,[a,g,n.tags[c]];case 13:s=n.stateTable[ao][l],a=null;case 15:s!==co&&a==null&&
(a=B),n.accepting[s]&&(g=B),s===co&&(s=ao);case 18:B++,f.next=5;break;case 21:if(!(a!=null&&g!=null&&g>=a)){f.next=24;break}return f.next=24,[a,g,n.tags[s]];case 24:case"\
end":return f.stop()}},o)}),r},e.apply=function(t,r){for(var n=kc(this.match(t)),o;!(o=n()).done;)for(var s=o.value,a=s[0],g=s[1],c=s[2],B=kc(c),l;!(l=B()).done;){
var f=l.value;typeof r[f]=="function"&&r[f](a,g,t.slice(a,g+1))}},A})(),Vc=PM,_={X:1,C:2,V:4,N:8,H:16,ZWNJ:32,ZWJ:64,M:128,SM:256,VD:512,A:1024,Placeholder:2048,
Dotted_Circle:4096,RS:8192,Coeng:16384,Repha:32768,Ra:65536,CM:1<<17,Symbol:1<<18},x={Start:1,Ra_To_Become_Reph:2,Pre_M:4,Pre_C:8,Base_C:16,After_Main:32,Above_C:64,
Before_Sub:128,Below_C:256,After_Sub:512,Before_Post:1024,Post_C:2048,After_Post:4096,Final_C:8192,SMVD:16384,End:32768},VM=_.C|_.Ra|_.CM|_.V|_.Placeholder|_.Dotted_Circle,
Lc=_.ZWJ|_.ZWNJ,Ir=_.H|_.Coeng,Oc={Default:{hasOldSpec:!1,virama:0,basePos:"Last",rephPos:x.Before_Post,rephMode:"Implicit",blwfMode:"Pre_And_Post"},Devanagari:{
hasOldSpec:!0,virama:2381,basePos:"Last",rephPos:x.Before_Post,rephMode:"Implicit",blwfMode:"Pre_And_Post"},Bengali:{hasOldSpec:!0,virama:2509,basePos:"Last",rephPos:x.
After_Sub,rephMode:"Implicit",blwfMode:"Pre_And_Post"},Gurmukhi:{hasOldSpec:!0,virama:2637,basePos:"Last",rephPos:x.Before_Sub,rephMode:"Implicit",blwfMode:"Pre\
_And_Post"},Gujarati:{hasOldSpec:!0,virama:2765,basePos:"Last",rephPos:x.Before_Post,rephMode:"Implicit",blwfMode:"Pre_And_Post"},Oriya:{hasOldSpec:!0,virama:2893,
basePos:"Last",rephPos:x.After_Main,rephMode:"Implicit",blwfMode:"Pre_And_Post"},Tamil:{hasOldSpec:!0,virama:3021,basePos:"Last",rephPos:x.After_Post,rephMode:"\
Implicit",blwfMode:"Pre_And_Post"},Telugu:{hasOldSpec:!0,virama:3149,basePos:"Last",rephPos:x.After_Post,rephMode:"Explicit",blwfMode:"Post_Only"},Kannada:{hasOldSpec:!0,
virama:3277,basePos:"Last",rephPos:x.After_Post,rephMode:"Implicit",blwfMode:"Post_Only"},Malayalam:{hasOldSpec:!0,virama:3405,basePos:"Last",rephPos:x.After_Main,
rephMode:"Log_Repha",blwfMode:"Pre_And_Post"},Khmer:{hasOldSpec:!1,virama:6098,basePos:"First",rephPos:x.Ra_To_Become_Reph,rephMode:"Vis_Repha",blwfMode:"Pre_An\
d_Post"}},LM={6078:[6081,6078],6079:[6081,6079],6080:[6081,6080],6084:[6081,6084],6085:[6081,6085]},OM="eJzlXduO5DiO/Zd69oPutuc79q3RGGT35DYWk1O16KrZRWOx/z6k5Isk\
UjblcGRWTUOhjCoHKVEUJZLHCsf/ffr67eXb63+8/PL2+ukvP/2kBkH5eQA6M9jBDX4IwzhMwwzXNbx0fJlB20G7QftBh0GPkQGLngY9Dwa49WDMYCxcMy5+ZPxgQvrXuHQR/zMNZh6sGqweLPSJHDZxWD/YxGFz\
DjuBVGMu1dK3TW9hobXz8oGDl4b3gtqZYSXZWoarMGaHr9T20rDB67luDogVR+v84MLgxsFNg5sZQeqm1eCXN53TKpY0YzJNQm8HD9PpBx8GPw5+wmtJ7AAvnf5lcqFlag52CO5Ez8HKzQpJtsYXmwq+y6agwzCE\
EV+V8GEiiglIMMYX/EH5x7YWR4v2PTp8VbIoIsrolw9GGOyInxTkI8qSaDLJx3mYFL7W5tU60nEm4mzLjYrTUM2kh8kMkx0mMFvPSUTta0rtTGNOe2aK09QkTFILlTjBcjnV4lSv41kPs8EXaX+mq3N2uAXNntmC\
FNmB5rA2NA4z9l2SzyhJosnE0QqrjnXtYWnexw+pLtssiuXQCpaNAvNUsC0rbDVwotEp02pc3qec+mx+tZqblGlPFypUx/Wvz3SqNdEQ7hfoh6CSXrR2RCwl29ASO2gQXZseoU4liwbr1UZRrnjB6Fi5bXAXJzoe\
bUz8a2Odjv2TBgsOZHLyCUkmXrq+JI1npSHOD8lDrGTtEk32ujMkHqXEGlY/1oX8SA4NtiYm12CV2uKMg1YsehsrkieT7EiWzWkLKDPCgyWnYXtArx0Yr02dtrZhaxM0YiNxwaGT3VmyPzmsOta1m6WP9CGj+CYL\
z6FBt9ph1Aj7E8RDGiyIE46xBrdsUK4gP9Wra1MuwZBQrR6rlijWEy1BRKahN6ykI+3pHqX9svF4rNVepf3UvfGUg4dwI4VfGqTQMLnQYByvDnEvSkFYDNdGT/vAOY+b0Pmq0RCzcdExXs+ps33toPV8c1uLNGbL\
ODRjJ5UWQ1jeR2mribwd7qiOaGeRk48BFRsCQvyqQQ8aBqdHEvBojFhHx/WCH/pY2ZiqMBqkDfHvGCsZSB3Margwc5ra+57KDnaBZl4gEipjJJmqIfNE5qA/6rXxJaTWEFhjXemPRNEgi5xegxQa5NZAqiEU1xCH\
i0Tay0nQPgUpZT7eo/h+MckZK0naNITl3SbJywM2qWNAL1CIhjCfX1X4SU6f2e5RB7kFL9oTB71Lx70xPrSuZxQJViEEylU3esZcUHE9gWzQB1Y2uN67iamLUSb+tbGSwdQ5jsGUQ7N769a5K3vYJfK8RCSFQvoQ\
qz1f7BcTIbdUIYOBzAnrxnAkkoH0qoPBQHplNGIeoCTwyQaTHIlQezlJ5da8T0CaDVm3KY1O1mk01rG2G6Onfuvk5QHzN3omxKxGjGmvMWPK9nNDPuojN+fUjo5Bm8GdBWqdYNYhm9m2H4f/4UOehagYChdSYTZq\
TBlUpet7CkuEaqawK5d8KCEL39pjoct50SdjZGwOKwRwFRt0MsZqIpSESIWZy6aNZUVZs/UuYbCcJ9PYp46V5iwMMZI39sByF7yQ6iZ6LaY3QId1pT+Sx8AqktMbi6ERWKLFeAfmycrAg4OSI0Hi9C/KgrYNia6B\
Po0jqZwBgzPOU770YYiVTxl3uVJWblxCWadYacpIEngDJrNmp3wxbq462cSK+aoMIkBEWcfqR76jAhy4lui7pUo5DKTXWDeOQ/ODHLyDwYCJGMjGjUdFgQ0CvUyqvZyAFSuyISDNx3wAvIbFTgNWQ+wUEvtuO22I\
jqsybvwSnZjgm2CRqQCB3KCPe8kNO7bU6YZXLtar+on3qhk+Q71qC59Zufokg0VkQoh1hWnWFAqaCWMh3JakR65pqXPJpxY2JpU24/q+w0Eic2xgJGYEOcazG4NIlbft0ujaiDhjiXhbcOQh7iPBT7CdFQgSkObK\
CE1KE6ETfJ9SrSEUkhObDe6BZs0UP6Np6EKVWzTiCkymi1gQflZLlkNIjGRNCGnl6xjRZLLMuj2kyTSUfICVVCBSA9ViLJ8HBZgJnGJzE7iFqW7dZBgKA5r1CRQbPE9ysdcx1skLiJG8EYpW6NQFrCkxeDmDmeZY\
N4YjkczcxWAQc8J7vzPYe7y5KwTxDsoDy3gdcGNRoqDcosxANG5RtkC0la9PPgG4y0w62K5JgNEZuYmIFSz5eYqVYEoEGTBbNg+sNn7KZeJzvfnZJden+T7CY1Yxms5QNUa2Jqq28snHZPEe/Y4vNEdlVWv/O0CN\
KlytgfQxuFoLHaG2b1VsUDmoNW5nVb0DFlBin0ixQckOaNUYq1bE8TLUSC/ZAi8Bb4lByxmsmmPdGI5EsrqLwYIgFqS3SKphvrTvhQ/bjfcv5nXAraWJ2CC3NAtIkfbUhBQ3vi4J55h6H6LezLTjYDBwl5DflZ0o\
NjexCLqiJjXYiVFlD9ag0k3ZR8IYbfx7FHXnWOQOXurYpAy9tMYn2QwC+GMt20RlwxJTP9GN7bLsmqJgXtLeiv6Rho8YuiURwnlccXRXtHhQNh5hYRc/3exss/kClevH2BL9KKa3eE8sQpznJ3psXHlSegu6cIsp\
WsnJBIuwokPqECuB2AhAYu2aaSMcYZunPxa6YihzA/ZAxNAyUEkONDLSNYHGla9jVKi1DGY5GJfjjEut1PzcVEBjE//kgMYWUsTMfoQVLCornrrOe7DODZxMK8LaK1Uc8Dn0iR37WLUTxiQtugq9vAJFJo7QwWFB\
PVg3jiOhrJt6GCzsh9bjoVewVA+ThqeiOiHVg9a7V/bK11ylwfKrNINZuVXagllXvj4JtRXcEmCmHszKeilCq7KznwfptQUrnFf6g6OlnqIa1odYEZQ8SeAtDNKC1BaEtgFPT+jimFqkCWcA3xmGuSKeEtpsGIHI\
vssdXAzxbMBvroTqcB1+PrbP79kwxarIUGlHbp+As5PGgpIHqDciG4rFNSxMvx0x8oZ1QM+r2RGWHA+E2gVSOwIpcjB0h08RqLBjA6io8VMLjScBYT7GmQg4KSoglnntSX58adFSlgcRGDFdXYFH2vQRR78wQiCR\
Kwxka2H6bTznJnGbSC+5q30J2UsMVs5gQYNYN4YjkSxMTQeDBTXjwTK0ykkEn53DyLVI9+bnis3OLcyrnaD9CZb0rMjX92ZoZjZlTwmws+lM3WGqnUN7OxgY0+14Xk+ABlo8jYcCgjLsTE4kWdRNLWBUXsTo+s4k\
LT1m3+whgFi6ukJotOkjjn5hpJAYV7Sqzx6htuZYjZZln0412y9wrQsgVWKwcgYHmnMRqPHnUJtTpofBga4QOY4cDcMsORacSXQeM/WQsBMHM4q1QmgIcuK2k3144zUinjRCWIiKcc8M1IS4kVNUqBxsIkKxYFPO\
JR6KVvm3S1tjyb4bVsJTrfiIAlorCCbjuTItx1qeeC1nsBmj5QZstnL1SbZoTQgucUVbSulgL8Vq9rTjsF2nJUFAF+SDja6DOj2jdmsCqdj00cFe52BjcTABDhZE1Y/DmdNz2VMCl5xJYhymgjkOtWNXmA66aNkS\
7MqBiUQRweYdRBq1iIhK1yLG1rwe2uDKkS1lWqPITbq6Yj206SOOfmGkwA1XtKOe0+HiNQmEkbTrTCNeLq3uEpCSOHQHh8OtCXealeNIKGfmHgZnE7wRjdO2jLPkWeEQ2anK1IuJablDrNg6kpY7/BJ282t161eM\
wvn+dRWziDyRT87jbIh15zmcF1BaD4ezMIcWPRUeqIYdHL+9eSKZc/uJL744ZnEclF0al3AVh8/RgFpPoOjuWT5kBGLYO2gZgMN11ARwVsZuCTczO5sQRPNGfB9jJfAHwSScW9ceHgqMd6KYvHGhyk3F80eiEJlx\
nkqWAzqMZCygk/N1jAj2rVkwpHRXg8GAmtkzhY1WsEnIdG2KThQ+KV7hGUDFKbwFUK18vfIt+hOCOFzBI2U1pQO3hRXxEkm7zjfi0oKyD1bBVjdM5CTL8wlKcD7ESr/hVwMJbrtZBPme843HWixUhUhz61khs46f\
EoPIcBhGNhaHyfk6xhRUfoCpPaqwS1hiN82Ul8I9K0gkZLo2S+c6n3idZ9ASq/MGtLTy9Uq4aFCIvXDFkAeo4DzpWBHmkLTr6D0JhrIPDcFW11EJjkHdk28rNtt24MUduv4APdQPj3IBul6CwApqcfFO0tEBmhxt\
2eEZTGHdyKMNNT7jRpNkQzc8ukq20VPZiskXZt+s4bA3wx096k71CR4nZpHoqUYmYSU5pNv9NUas8YA4F+A7cujdTbqRhMd8mrkTVaThVDo2DS/45KPCL/xnZy0OxpXdRilz93ayQ/P9FSaQcl2bq1O9Y/DN6T3H\
Fhi9t7CFja9TwkWHwuSbXQHM7Ww32VhtKy6p18vUzIwyyt5kGNtdt+6zXPvuJArTZi6JKtJtpqNmur0x9idRDgI+rJZPo5jZkEAsvRnwxufW2sGDQQHWjedQMgz1OjjcjBW/XwxrCOIqNzuRZC5G5w6DnHjXoprJ\
eWKlu9XMFGtk6tZUi0+0HEQrXuFTvWBrU+SoglcWKpt1e3V+VCHPvPdcHbMXrxrZS52se4gRkoCwGypyVMFrRQXMizT34oqZue8o+PZjQPKpuzVEV2yA7rWBCjME3trjXbyyHw/W5/VY9pSSMa9jdn94czpP2/ZE\
D6Ne33poRJ3peaOSgBAEepi5WkBjqYB5kcbsXLGanTx6QoSqFVcphKHehFjrYLcOQv2GZTv8D3//biHKxPGGi9oxBPfmOG4nQrFxe84lHorN70U2x5LdAysj/dZ9RZobrPmEjOfKtBxqGbcgTstZBkK13MpAVq4+\
yVqFHEW+N2RVbMDqIRjzsDw9rE9vyc0wjw9pXI47V4mMlxzdzHOZPf/BKNA3z2TX+Y+Hq1FEtMxsWKuIzlAR8yKNYrliyVMPU5cSvG5pQRi18b3XADb27WJ1rgFXEFkbW2lpNhfip8Rnlirn8Tj7mAdsPEeSeQiB\
ejg8GiOexcb9NM6eRK50b6fnmOpeiryBjRr3SJNr/YinRyKPzy/BiMmbWEloRuIlv62MERQc4WImMluo8jmBnJELNWPU6JmsKQ82qWRssFnwdYwoZLdRDoa0wz5lfNq8I0JD2jUQFjJdm6IThWvFKrwInhmFt4Ln\
ja9TvlYZS3TN49aNYSF+ncIzhzdJUOg33wApmo/IOxN+LlS5wkLruGcMjgPjCPOYmsrGxtQFn3xMofimdHtUYQ9kyzi8ec+Ahu5rwC9kujZLpzrHeJ/TeZ4mMDpvpQkbX6eErTKT+1Q3hZuKDTY9/qwEWiE+p8uX\
HXj8dYep7CGlED6kr2m2gfg81dhzEwyzfZAlJx4Gh5JBjO5HXUkGwW4tWbpuU3g2uqVWUR0Jzvz+OBOLJ8RaMK4nzw/xiDqw0W0MVMfysUHpehbfUunY+Lbg6xjVVADhR+PKXEkRFLchbRpIe8FZIRJKd8/Vqd4x\
+mb1ngXtjN5bQfvG1ylhq2jyxdXF/IXhM1cc8zBED5rG6uYGzlCH5VOz/SL47Q1k0/VW0Mhz+C0vFITjN0YvjdgFn6MEZjbhCTvyWHE/+fVnTqow1k/nz3nJQ9k9+I24ZPoFmPPo109TEg/me1ZEPPxxlkq8he9W\
j6p4f4oPzsF4BETwYIi1P8WHumhX9pRiJ7880OQIF8yjrD0ui7hgdKCCwMxDqpMEBD+jVN1RwLHWAqYPzNnPHlX+mH9EP3rX+iH96frmkesOOIecsYhEKp1xC/ei7nt1+TKeWxU1moaitgCBKKoVHySWDpHu9VCK\
9U8Bn6INe1iALSsoT382LGw/YVHFLUEJcK88dNnDHXTUQbVwrzrcCWpOIuL3RDTBvQL+mkUtYl6krogriAdRytA6opNLDev39Beqqr2x9fh63OzrB9in65uLoJ1wHiJjEgpWeodmgk8dyuqGhEy3qwwa4lW2uS1G\
ZQ2vtTB1CBbiI7YFv11Vebr2k8zRadXPMk/Xd1/H9MT6upxPLmHp65ppNHWPq1MVMj1Hf+hTef3trpjpqemKV75eCXtcQIgPoRX8ulC177UfxYv7ef0w3nR9dwNMT6wbyPnkEpZeoJ2yUc+xOhwp15M0GJ/Ly2lw\
91KcBlteauXrlbBVfPXAZMHvJNZb6gWrlo/g5+HTy6+/vv73t//6/Nunv/z0ny9vX1+Hb7//k/+TPj4hEvy50MJDnWbMdTvyIT02eL5fySBvEf6SDDd393Cfj87du+nwzmVxv246FfaBonR+TIV4VJT3HPFBX1dt\
5z1V9aS+LlvsYa9yXT9VcUdyXfr/nYr5QM2fq/d9JHpkgrtH997q6O70quk/Y12/gwKeY3LXRXnCxzfa6JVOHrMOiSFAevPt5bevkNn8BOnRp19+//L3189//fXtn1+/vf7+CS/9+uXz1y+fXz5/++vXP97eXn55\
e42X/+fL/76+lZcYZnopvWS03KWv314+/+3l7cvn1wvM8uFxPf/xj1++vEmY+cvdDB9xmZlWeklM+OxLl2edtUvx1SeYtdzS+ctL/108T718efUNj8wXs0gbS1e8mu9aWjf28INsJl3bzCP7wIMtfkc72oOe9WN3\
v+dslk/cpK588qPsv93jesSgHt4t2E3/unOQmpbILXwvcd/tDuQj/c6zPdLT49hbfM57uai7Hde9zudm93anP7prc/1Yt/SR3uwdHBpvK3d7me+d7hHE4tm78d1u630810cAH/0O5Dk+5OkZx4f7gQ/bsm7f299n\
exfuQ0/Y2vpafY4A79Tk97ZFv+POff8W+T3uy++ykV7fFn4IpOLydvjhS/6HafXxbez5O9DhGrt36fcs0ZvX8v1B0YclavT1YyyGd1pfH7aWnu/7/00c+zus9j+pw/53ck1/dvz1g/3Ld7WHfo/G80gP38ts37gH\
ddxB4tr4+f//BVoTYdo=",Wc="eJzNmVtv2zYUx7+LnvnA+6Vva4a0K5BsWLcWmBEEsqMG3mw5kJUOQ9HvvsOLLUp2owsVwGBCmj8d/nl0DkkzyLdsldfF465aF/vszSL7NUPZL7c/Q/0Rft+9hcr+Xt9AdfXuA9\
Sfbn5afnXtb/vatqHre1c3bzf/um5V2Mb33jt7//kqjD907Ty/2/n+tBMF0Rs//NqbXnt47UeUz5uNtQ86Hw8zhjF/fb794Bpbu8r6/slOc2tdsZUbeoeyh2K12z7t9ut6vSvh/b9lVGAFcYCGIcoNByP4rI9IEG\
OR1g5prRA1mDpkyBFppT2ikRUDxDCxA6HhiGEsPTIeiQZR3FgxYhHh3CLCKWJEWHlGpUNUMsSoFg4p4pDCEaIRkh7xBsmARIyOozl2o5nRCCrsEfPIRIgfrThxAwWXFgkObyUY9khHKFiZGDWmAjdcuABI5jyUki\
D4bBPDlHSeKA2eKGmzwIxwVkZATIzgHqkISY+sJxySAUhqj0yDnGngEntuIkQa1DI1zUQOSePyAQ1G0kjhEfOIRkh6xCOkPBIRMh7pBhnGHTNMATRUBSoC1UeqMHcpti1BULt42Z6Mqfa2mjNHNbdUcxoojyk7UN\
mytZ4pgo0NsW0lgtrrQs8EqgL9jrJ9DUfQH/lyU8CzBUazlTu0oAj2C+JQBBBwBWlkEMGIEEQoIgzBHoOdRyQ8JgpB+u0TgyhGlCBKgxZlvvE1txW85yzOUnn0dqKAPXHa/VNBaqBi8APbB0ICSxTOFthdsNUVYn\
bRI+4tIY3wAM4ZDoGDyImgwOVRjBlP1EwhaPLV9A75ii0I7756O0v9irijeBLLsYKHJeXcowN8DCup/7XN4NceKHlm5WO/8HHfuo+mFi+EwEvPHoN0TaK7D8eX3rWUvjp7zqdXTRPAMTEdeKTO4zLXLXHbHSzOzc\
iAkMM5NygiZ3T7yoRDq1eS/PjhNLmRqza2SNz904twFXnxlE5I9Vxupqp1v+/TvZtZru9lo7tIbMS6XnQuIANETzS7ZbxkfGdyE8gBrkZ3pd4AsGadzSd79o6HR1zxAlB9AfH6rxKRdF3+8mIYVAYsshkW7lw386\
S0MTEyvmekBW05D93hzgs2xXs+yv1z4n1lyjnUq9n9kkzXG7/eYqO5z56kLP34G7xzFZz1D5iUa+ZZ8bRycpNJEuP9Kevs3fm/LlIOh7MzJMTjGOE7lOWrVfFUr8vH7M3iS77ZF6iunidX6QqXVkGI6vzR/oNgAe\
HPltXun6K8X22e93VRZRaty4fiqYCqrFt8/992udu0UZ2XD3n10IJnJC8BXYof01H5vC2qfNNnNiZ/A1N6gfDrusq3+T10t+syr4tL8u014PQlAmxZVPd/79YlNMkBO5ni7vv/LbyJLg==",WM="eJwBdw+I8AAR\
AAAAAAAAAADYYAFmD5nw7Z17jFxVHcfv7s7OzO7M7nQLRAhiUSDEUG1AIrYUFpBgColYTaRVUUQJiEFQg5A2CAhqLSAPQUws/CHlL4r+wUNjwbQSESwQUCFgFLCoNQSsUQKiIH7P3HPmnjlz3o97Z2V+ySf3cc49\
53d+v/O+d2eX1LLsYLAMHAFOBqeAT4DPgneD90Y4ng7OBl8C6xyeWw8uAxvANeC74GawGWwBd4J7NM9fAC4GPwe/AveDR8AT4GmwBPwF/A28DObBf0F9Mg+bxXFP8FZwIFgKDgMrwHHgRPAhsAacBs4CXwBfAV8F\
3wBXguvBJrAZbAF3gq3gPvAgeAw8Bf4IdoHd4BXwBpisZ9kM2AvsBw4ES8HhYCU4Fqyq57qvxnENOI1en4XjeeBCcBG4HFwBvkPDv4/jLeA2cAfYWs/LfR892vIgjf8Yjr8ET9Hrx+nxOvAMzh/intnlmIcNz3Bp\
7sb5K+AN0GhkWQe8BSwBB4Nl4IhGf3xynKf3HgYfwPnJ4BTwqUZurzNxPJfGuYDeuxjHb4KrG3l9mqfciOtNYDO4DdwBttJn7qPHHTj+hqb3VIPaCsc/N/RlfdEQztv4JcTdQe/dDV7Dda2ZZe1mEXcPnO9Lr08C\
BzQH0ztEci+Uw5p523N5ZkUCPVJzNHQ+XqL38+BaSfwTaVzWFlfjei34NIWPeyStb5/j7q/Q6ELq9he5uN+mxw1CvAubef/L67qOPve1plxvhi5sxIgRfjw8BDqMGDFixIgRI0aMWHgcOQQ6iDxH17rfcljfr1Tc\
X6555lqkfz3YBDaDLeBOcA/YDh4Aj4InwbNgVzPfW9qN4z/Bf8DEVJa1wBzYB7x9Kt/PeSeOh4Ll4FhwBi3LZi7/Vbi/eqp6e48YMWLEmwmyb7kWfe/7asU+fVVUbYsRI0bE4QRuzkrec86D09DPnAXOE+Z6FzrO\
/U6ix3max1HgkqnifeoGnF8tpHnDVPFeh4e8l7kJYbcOwfzztUU5K+dgI/CTRWY2IN4Dirgv4P7+i7NsDbgGPLq4P/z3CG/ukWV7gzXgkuks2wayVpYdAy4hR3KPHnfSI8872ln2vbGc03H+g/ZgnJ24Nz5TXB+H\
80vBdjA2i3UBuHS2SCcW22mar+K4vJOfH9/pj7Ouk+v0086g3iNGjBgxohz+XXEfHHv8cWHFourzn6+9ubkc3I554F1Tg+tR8p3Pvbi/jZsn3o/zR6by+egOSXrs+7sn6PqanD89lX9TR9LbSdN6XpLfEprmPxD2\
Mvc82zd9fcpv/Uy+mSLfTBwl0XcSbaAJFk0Xc+O9p/Ow/XE8GCyb7s/viOliHj6P8xPAB6eL/Fi8j9J7n5zOv/s6A8fPgy9PD+q/frq4XkbTvow+v3Ha7Md5qrvMPsR+D0nCiF2uQ9o3gpvBLeA28CPwY3Av+AV4\
CPwW/A7sBLvAbvAKeAPUWkWabZzvCfYFB4BDwKFgOTi2NajDvdBhFe6vpmFrcTwVnCGJy+Kfg7DzW8X1RTj/OrgK/AzXN+B4Ew2/FcfbFWkRSPy7WoM2I5wqqW/dPBF/O3gQPAYeB39o5Xv/f8LxhVb+/O662Wcv\
Ie6rYAzrhTpogbl2Eb4PzvcDB4F3gfe0i7KZOLKtDiP6vb9d/npPrId82EkafY62KK8PZZdfxkc0fiqLWGUh3/JWlT9pb6QP/DhnTzJOfYarV2fi/Jx28b1sKjuua8rvn091Wc/peHRE+y9EdO9pY7DMs06WiakM\
bGy/DPVmo2O/PQzvOVzKfw3Kd0M7XZ/van/2ve2VivD13Nxvk6Qv57/DJ3Mu2byAhd9Nj+TvmjYjrS3U13fg+EOw1cH3L1r8fc0xCf6OYht0fGAIxjRbHoWuTxrmSs+2+8cV2zq1zHLuXiUqP/613R/+9xJ8+i9a\
v1/n8iLvMGRrTQZpI5MzWTYD9gL7gYNm8rClM3bl5/+uibTXjeDwmbztP8e1I3Z+FZ2Dr0Sc42fyPvbEGXn7V9k3NUT3D8/03+P7ItIPreTKvpH2Y2S9+DHObpdzz5xO0zsbxytqg2mfi/vnW9h8mKjKP6lZ2/z/\
Lh/P65pxcUdJOgwrv644/0cU+yhlEloG3fizELhIGAdc7JNqrbyQ/L+QIXX3bbWxLp0sW3CQ/WX+3IaqdR5W3uxStf2j1U36exYLQtchhokp3BSvw4Wb4vnqWbWtFlo5bHw2TMj0XUj668qkkip18dW5Kv2HvU5U\
aZOy646tVK33QvV/jLSqsD+vt2v+KSRVGRdKWWab/dTGIzAWkUV28aYaOc0JlGNxfj7eKO670KwVz3ZtNE2hNuLjGnWjNpni0iO4rtO9bd3q92+mS4vCRHXt6sPusxr/snBeZGkQYf5tU/+2Jf5jMk7jMGnT+MS/\
Yn4yaTcG7w2USfBvL56lf1n9dmmv5MjnZevfgbKU7F8xrnhOhPiX2Z75lyHzT1vhX15I29WJqjzaZyz92+tXxwo/1+bcxgDX9st8qrwuyb+27VeE1W3WppiPZf4NHUuZTcS65No/a/MY48YQUJ8oINJYIP2zq38n\
LfrnSYv2K5NJRZ8Qu3/uZEW7DZnHsX67m7dF/6xry6qxkp2L92TxxHvK+5bzL1H4tizrv9nYPC60bULdsn3L/K+SFO9FZCLOp23m1F39DP6O2Z5d/UnaM/l9aBG+TfH3xeu6oT3zz+nqFG8X/hkX/+rEZ72knZsP\
gX9VcZmw/trGv/w1O7fxr9j3yqSnawT/djo5PiL6l9epLP9qsWy/BGZ3Nh6rIGLqj7s2VfiN0W7o2w5vk9D5lglTv+Y6n7adc8vsEgOrNCVrads+XtaGVfsjLIwd2V6JbL9FJa79Nb9/4iqxfeELW7fbIgp5nm+n\
443+fSpy5NcWhG77bxZxYqxrxDqpsnEK25vyDLF3dz9vLoeJzN7MF0REe9ezol/JHOytqqsp9qd5mhRlP2q7j+VQr/j62qE2FPMlJpmw8HGKOqbrJzOPOsXaIGuHZDwm9aSu0n3Onm75HeKngLUHHfzet2wd5VN3\
ZVJ1H9/Fcr6gqiuycZTUne5cnaw5Zvv7qh4kb5d9Da6f5/c6ZGUY6Cd1dXYsj9OayGFx2LPsPg+fljEvG+YGbSnLl9Ck+Xf1sLQfe1Z8r2Oq4zLpCOehyNKxST8LfD40/9Tl80m3DHhJnYdveKryiuKzbu4+J9yz\
WYPEyl8Gn79NuVPl7yox7E/EO/+yxmibfZQIewLM97r9FxF+rdHbg6Fjf/d8Jofdl6VB5gim/RgC2xvq2T9wHzW0Dyir/46Rf2z9CV37ltUGJO3YZY3Mr5OZsPvd9x6aNYNuj0NmT+s1ZkybeOz9uY53A/bz8Bkv\
qvUEv1ekWmPI/CvC5r1K/R32AqR+Tli/ZWWPkr+qXrBwiR27a3/ZOnrWb39BtS9I2uHAHtVE/7N83Qnt/0Of59+9sDHPe/xNUIdE25n8Id5v1fTp+9rTZ6whdbCZFXtRMlzHQWu/pRzLJOOMzBekrfXtnYzZ25vM\
m6R5KvoG23pjGh9FGZg/KGyhq5O6/p7ft2xO6PN2Gaf76jinb+j8yTTepkybCP+dV0e4tmaxgOQesxcJ488Zqj42hn1t7WTa89XpY6tvZjjqngnxf4q0bfOzzcNLl0lQL65jjDU+evTKbbGGldLInP8G2Nd3vIT6\
2/StsklCdI+hvy7tFOKqU60dt4zKepuYVPmE2lgnofWiLJv66lB1eGxb+NpIJ2XXx9T1I9Q+w1R/XfJIUTdcxUZf/v01v/6sS9bh/N/ppNx/kr0bUtkw1PdJ19k6TOv9cc2aWbaGHSu+t3apc9H+rjXhXoXLPh/5\
2xj++zKV9Op/6H6cz/rVZk1L0bVbl/3I0uuzhOZEQa8cifsP3T6O6/vXDtdetHt4KrtEtrluz4zfy+p7P1HzH9dC2ovO36yftyp3QH3PMk39TN0+LOqpuP8oe/9hkpBvFDMP/w70S4G2GUhDsa9Cwlr0XY34fVxs\
36jeDYr32Xe67JhadPM5m7LKyiRLk31TGaKXaW7sEq4Tb9/zdrPtDwxtyjQekTKxbyR7+gfOR1zmwKFrHd85t4vurmWMrb/ufqaIW6aOvraWSRX5hpa3DH+HPG9T3tjlCLGlya4pwk32sbWTrfjWJ1N4SH0JTdtG\
f9fnbeyWqi7GyM8nDVmZq5TYNg3NvyydU/k+lq62EppeCru4pO8iMdqKSQ+db1PVH1UZq6i/Lv6JWY9D8gi1eYq8XHSqIv+qym/Kk6x7J4VvY8mR/50qXlg88Xfe+vbkNNepYFLn9qQHyj4bthaX2S9mG/bJyzZf\
3zSHqV2lLI+LzVwl1Ge+acfKIzT/FD7wLWtoOn2/hdXJGbp3rIb9bxl1w3skUazf2wT0tSbpfpfu81vOke1r+t1l8g6bf0ca2kY7wvkwtzutf0qo/6a2oPMd+9skIr5/l8LnayNl9hNinbSRKL+dntC/rr+BTt6f\
677LILC/BeHf8/T85VkveJvH6kt9+tRYvuqmlWB8IvWM+Ih9n6GyI/uOXKc/01Gmq6/+Ps/r2lrVbcgF9ndSxvFvQt3/hdZp39+v5OMN2D6y7/lwVVwibN3K/p+DCibi7/3zfRoTXV1T+aSTDfbxYt66b9/6/GMI\
N0mKeuszTrDvEBnMT6Z5kUv9Zr5iY47t7+2m7CNsbKUK77NXTW4zo/8D+4dUZWcihsvKHHONPFC/BJ+L+sXwvyt8+dl8yXetk/L7mRhrMaP+juOp7ZjaqhW/46bNv4R1eKzyh9LL0+KbLVO7drWfbv2XamyS9TMD\
+jvOhcreI2GiKxs/ZoxLfJRS+D7VROr6LRtj+n6XX/xmUbHu7N23+AbUpfwyGyjHLcfvmfvKOius/RTzsCrEZl4mjZewvujWEaY5W6htY+9n+ParLmOG63f2pm+GVXPE0PrEh/fOS6xHvIj1iZ3z6yUW1m2/ncJ+\
MeqPq/2ktku8N6lrf/y52M9p7RNLx9bg3Mimrcdax/hIjDxDdUmRv4s+vvaNNUaG+ju0PsS2dYx6GyutVPqVlb6NhKblqs8w+j6Gvqb4ZYtMJ/Gav+9jM5tnfdKOVTdcfWSrs204L6lsFCIp/BUqZdQl17xUcVNI\
qM1T2CQ0bRd7haYZ+lwMiVFHQ+0o0yfL+p/X1W1Tm5ClqdNNZXPVUZanTn+b9GTPm8pnW36dTXxtG6tu2OSTMn8XiZFOqP4pyh/DtmX4InW+of4N1Se0HFW1i9D8beq5az6muCn0NuWts5ePxPBnTP+Hyv8AKXRL\
6A==";function Kc(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==null){if(Array.isArray(A)||(A=KM(A)))return function(){return e>=A.length?{done:!0}:{done:!1,
value:A[e++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function KM(A,e){if(A){if(typeof A==
"string")return Xc(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return Xc(A,e)}}function Xc(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}function XM(A,e){A.prototype=Object.create(e.prototype),A.prototype.constructor=A,A.__proto__=e}function ZM(A,e,t){return e in
A?Object.defineProperty(A,e,{value:t,enumerable:!0,configurable:!0,writable:!0}):A[e]=t,A}var qM=JSON.parse(String.fromCharCode.apply(String,ve.default.inflate(
ke(OM)))),_M=JSON.parse(String.fromCharCode.apply(String,ve.default.inflate(ke(Wc)))),$M=ve.default.inflate(ke(WM)),A1=_M.decompositions,Zc=new ii($M),e1=new Vc(
qM),UA=(function(A){XM(e,A);function e(){return A.apply(this,arguments)||this}return e.planFeatures=function(t){t.addStage(t1),t.addStage(["locl","ccmp"]),t.addStage(
i1),t.addStage("nukt"),t.addStage("akhn"),t.addStage("rphf",!1),t.addStage("rkrf"),t.addStage("pref",!1),t.addStage("blwf",!1),t.addStage("abvf",!1),t.addStage(
"half",!1),t.addStage("pstf",!1),t.addStage("vatu"),t.addStage("cjct"),t.addStage("cfar",!1),t.addStage(n1),t.addStage({local:["init"],global:["pres","abvs","bl\
ws","psts","haln","dist","abvm","blwm","calt","clig"]}),t.unicodeScript=wE(t.script),t.indicConfig=Oc[t.unicodeScript]||Oc.Default,t.isOldSpec=t.indicConfig.hasOldSpec&&
t.script[t.script.length-1]!=="2"},e.assignFeatures=function(t,r){for(var n=function(s){var a=r[s].codePoints[0],g=LM[a]||A1[a];if(g){var c=g.map(function(B){var l=t.
font.glyphForCodePoint(B);return new ye(t.font,l.id,[B],r[s].features)});r.splice.apply(r,[s,1].concat(c))}},o=r.length-1;o>=0;o--)n(o)},e})(Ve);ZM(UA,"zeroMark\
Widths","NONE");function go(A){return Zc.get(A.codePoints[0])>>8}function qc(A){return 1<<(Zc.get(A.codePoints[0])&255)}var Ci=function(A,e,t,r){this.category=A,
this.position=e,this.syllableType=t,this.syllable=r};function t1(A,e){for(var t=0,r=0,n=Kc(e1.match(e.map(go))),o;!(o=n()).done;){var s=o.value,a=s[0],g=s[1],c=s[2];
if(a>r){++t;for(var B=r;B<a;B++)e[B].shaperInfo=new Ci(_.X,x.End,"non_indic_cluster",t)}++t;for(var l=a;l<=g;l++)e[l].shaperInfo=new Ci(1<<go(e[l]),qc(e[l]),c[0],
t);r=g+1}if(r<e.length){++t;for(var f=r;f<e.length;f++)e[f].shaperInfo=new Ci(_.X,x.End,"non_indic_cluster",t)}}function ht(A){return A.shaperInfo.category&VM}function ue(A){
return A.shaperInfo.category&Lc}function Ye(A){return A.shaperInfo.category&Ir}function de(A,e){for(var t=Kc(A),r;!(r=t()).done;){var n,o=r.value;o.features=(n=
{},n[e]=!0,n)}var s=A[0]._font._layoutEngine.engine.GSUBProcessor;return s.applyFeatures([e],A),A.length===1}function r1(A,e,t){var r=[t,e,t];return de(r.slice(
0,2),"blwf")||de(r.slice(1,3),"blwf")?x.Below_C:de(r.slice(0,2),"pstf")||de(r.slice(1,3),"pstf")||de(r.slice(0,2),"pref")||de(r.slice(1,3),"pref")?x.Post_C:x.Base_C}
function i1(A,e,t){var r=t.indicConfig,n=A._layoutEngine.engine.GSUBProcessor.features,o=A.glyphForCodePoint(9676).id,s=A.glyphForCodePoint(r.virama).id;if(s)for(var a=new ye(
A,s,[r.virama]),g=0;g<e.length;g++)e[g].shaperInfo.position===x.Base_C&&(e[g].shaperInfo.position=r1(A,e[g].copy(),a));for(var c=0,B=pi(e,0);c<e.length;c=B,B=pi(
e,c)){var l=e[c].shaperInfo,f=l.category,w=l.syllableType;if(!(w==="symbol_cluster"||w==="non_indic_cluster")){if(w==="broken_cluster"&&o){var I=new ye(A,o,[9676]);
I.shaperInfo=new Ci(1<<go(I),qc(I),e[c].shaperInfo.syllableType,e[c].shaperInfo.syllable);for(var E=c;E<B&&e[E].shaperInfo.category===_.Repha;)E++;e.splice(E++,
0,I),B++}var y=B,C=c,d=!1;if(r.rephPos!==x.Ra_To_Become_Reph&&n.rphf&&c+3<=B&&(r.rephMode==="Implicit"&&!ue(e[c+2])||r.rephMode==="Explicit"&&e[c+2].shaperInfo.
category===_.ZWJ)){var U=[e[c].copy(),e[c+1].copy(),e[c+2].copy()];if(de(U.slice(0,2),"rphf")||r.rephMode==="Explicit"&&de(U,"rphf")){for(C+=2;C<B&&ue(e[C]);)C++;
y=c,d=!0}}else if(r.rephMode==="Log_Repha"&&e[c].shaperInfo.category===_.Repha){for(C++;C<B&&ue(e[C]);)C++;y=c,d=!0}switch(r.basePos){case"Last":{var b=B,N=!1;do{
var j=e[--b].shaperInfo;if(ht(e[b])){if(j.position!==x.Below_C&&(j.position!==x.Post_C||N)){y=b;break}j.position===x.Below_C&&(N=!0),y=b}else if(c<b&&j.category===
_.ZWJ&&e[b-1].shaperInfo.category===_.H)break}while(b>C);break}case"First":{y=c;for(var X=y+1;X<B;X++)ht(e[X])&&(e[X].shaperInfo.position=x.Below_C)}}d&&y===c&&
C-y<=2&&(d=!1);for(var V=c;V<y;V++){var $=e[V].shaperInfo;$.position=Math.min(x.Pre_C,$.position)}y<B&&(e[y].shaperInfo.position=x.Base_C);for(var R=y+1;R<B;R++)
if(e[R].shaperInfo.category===_.M){for(var cA=R+1;cA<B;cA++)if(ht(e[cA])){e[cA].shaperInfo.position=x.Final_C;break}break}if(d&&(e[c].shaperInfo.position=x.Ra_To_Become_Reph),
t.isOldSpec){for(var lA=t.unicodeScript!=="Malayalam",eA=y+1;eA<B;eA++)if(e[eA].shaperInfo.category===_.H){var H=void 0;for(H=B-1;H>eA&&!(ht(e[H])||lA&&e[H].shaperInfo.
category===_.H);H--);if(e[H].shaperInfo.category!==_.H&&H>eA){var W=e[eA];e.splice.apply(e,[eA,0].concat(e.splice(eA+1,H-eA))),e[H]=W}break}}for(var tA=x.Start,
AA=c;AA<B;AA++){var iA=e[AA].shaperInfo;if(iA.category&(Lc|_.N|_.RS|_.CM|Ir&iA.category)){if(iA.position=tA,iA.category===_.H&&iA.position===x.Pre_M){for(var dA=AA;dA>
c;dA--)if(e[dA-1].shaperInfo.position!==x.Pre_M){iA.position=e[dA-1].shaperInfo.position;break}}}else iA.position!==x.SMVD&&(tA=iA.position)}for(var Z=y,L=y+1;L<
B;L++)if(ht(e[L])){for(var FA=Z+1;FA<L;FA++)e[FA].shaperInfo.position<x.SMVD&&(e[FA].shaperInfo.position=e[L].shaperInfo.position);Z=L}else e[L].shaperInfo.category===
_.M&&(Z=L);var NA=e.slice(c,B);NA.sort(function(Q,M){return Q.shaperInfo.position-M.shaperInfo.position}),e.splice.apply(e,[c,NA.length].concat(NA));for(var MA=c;MA<
B;MA++)if(e[MA].shaperInfo.position===x.Base_C){y=MA;break}for(var IA=c;IA<B&&e[IA].shaperInfo.position===x.Ra_To_Become_Reph;IA++)e[IA].features.rphf=!0;for(var zA=!t.
isOldSpec&&r.blwfMode==="Pre_And_Post",jA=c;jA<y;jA++)e[jA].features.half=!0,zA&&(e[jA].features.blwf=!0);for(var RA=y+1;RA<B;RA++)e[RA].features.abvf=!0,e[RA].
features.pstf=!0,e[RA].features.blwf=!0;if(t.isOldSpec&&t.unicodeScript==="Devanagari")for(var k=c;k+1<y;k++)e[k].shaperInfo.category===_.Ra&&e[k+1].shaperInfo.
category===_.H&&(k+1===y||e[k+2].shaperInfo.category===_.ZWJ)&&(e[k].features.blwf=!0,e[k+1].features.blwf=!0);var K=2;if(n.pref&&y+K<B)for(var T=y+1;T+K-1<B;T++){
var P=[e[T].copy(),e[T+1].copy()];if(de(P,"pref")){for(var rA=0;rA<K;rA++)e[T++].features.pref=!0;if(n.cfar)for(;T<B;T++)e[T].features.cfar=!0;break}}for(var wA=c+
1;wA<B;wA++)if(ue(e[wA])){var u=e[wA].shaperInfo.category===_.ZWNJ,h=wA;do h--,u&&delete e[h].features.half;while(h>c&&!ht(e[h]))}}}}function n1(A,e,t){for(var r=t.
indicConfig,n=A._layoutEngine.engine.GSUBProcessor.features,o=0,s=pi(e,0);o<e.length;o=s,s=pi(e,o)){for(var a=!!n.pref,g=o;g<s;g++)if(e[g].shaperInfo.position>=
x.Base_C){if(a&&g+1<s){for(var c=g+1;c<s;c++)if(e[c].features.pref){if(!(e[c].substituted&&e[c].isLigated&&!e[c].isMultiplied)){for(g=c;g<s&&Ye(e[g]);)g++;e[g].
shaperInfo.position=x.BASE_C,a=!1}break}}if(t.unicodeScript==="Malayalam")for(var B=g+1;B<s;B++){for(;B<s&&ue(e[B]);)B++;if(B===s||!Ye(e[B]))break;for(B++;B<s&&
ue(e[B]);)B++;B<s&&ht(e[B])&&e[B].shaperInfo.position===x.Below_C&&(g=B,e[g].shaperInfo.position=x.Base_C)}o<g&&e[g].shaperInfo.position>x.Base_C&&g--;break}if(g===
s&&o<g&&e[g-1].shaperInfo.category===_.ZWJ&&g--,g<s)for(;o<g&&e[g].shaperInfo.category&(_.N|Ir);)g--;if(o+1<s&&o<g){var l=g===s?g-2:g-1;if(t.unicodeScript!=="Ma\
layalam"&&t.unicodeScript!=="Tamil"){for(;l>o&&!(e[l].shaperInfo.category&(_.M|Ir));)l--;Ye(e[l])&&e[l].shaperInfo.position!==x.Pre_M?l+1<s&&ue(e[l+1])&&l++:l=o}
if(o<l&&e[l].shaperInfo.position!==x.Pre_M){for(var f=l;f>o;f--)if(e[f-1].shaperInfo.position===x.Pre_M){var w=f-1;w<g&&g<=l&&g--;var I=e[w];e.splice.apply(e,[w,
0].concat(e.splice(w+1,l-w))),e[l]=I,l--}}}if(o+1<s&&e[o].shaperInfo.position===x.Ra_To_Become_Reph&&e[o].shaperInfo.category===_.Repha!==(e[o].isLigated&&!e[o].
isMultiplied)){var E=void 0,y=r.rephPos,C=!1;if(y!==x.After_Post){for(E=o+1;E<g&&!Ye(e[E]);)E++;if(E<g&&Ye(e[E])&&(E+1<g&&ue(e[E+1])&&E++,C=!0),!C&&y===x.After_Main){
for(E=g;E+1<s&&e[E+1].shaperInfo.position<=x.After_Main;)E++;C=E<s}if(!C&&y===x.After_Sub){for(E=g;E+1<s&&!(e[E+1].shaperInfo.position&(x.Post_C|x.After_Post|x.
SMVD));)E++;C=E<s}}if(!C){for(E=o+1;E<g&&!Ye(e[E]);)E++;E<g&&Ye(e[E])&&(E+1<g&&ue(e[E+1])&&E++,C=!0)}if(!C){for(E=s-1;E>o&&e[E].shaperInfo.position===x.SMVD;)E--;
if(Ye(e[E]))for(var d=g+1;d<E;d++)e[d].shaperInfo.category===_.M&&E--}var U=e[o];e.splice.apply(e,[o,0].concat(e.splice(o+1,E-o))),e[E]=U,o<g&&g<=E&&g--}if(a&&g+
1<s){for(var b=g+1;b<s;b++)if(e[b].features.pref){if(e[b].isLigated&&!e[b].isMultiplied){var N=g;if(t.unicodeScript!=="Malayalam"&&t.unicodeScript!=="Tamil"){for(;N>
o&&!(e[N-1].shaperInfo.category&(_.M|Ir));)N--;if(N>o&&e[N-1].shaperInfo.category===_.M){for(var j=b,X=g+1;X<j;X++)if(e[X].shaperInfo.category===_.M){N--;break}}}
N>o&&Ye(e[N-1])&&N<s&&ue(e[N])&&N++;var V=b,$=e[V];e.splice.apply(e,[N+1,0].concat(e.splice(N,V-N))),e[N]=$,N<=g&&g<V&&g++}break}}e[o].shaperInfo.position===x.Pre_M&&
(!o||!/Cf|Mn/.test(pe.getCategory(e[o-1].codePoints[0])))&&(e[o].features.init=!0)}}function pi(A,e){if(e>=A.length)return e;for(var t=A[e].shaperInfo.syllable;++e<
A.length&&A[e].shaperInfo.syllable===t;);return e}var o1="eJwBFg7p8QACAAAAAAAAAAC6EAEFDvrx7Zx7jF9FFcdnd7v7e213uxZaoLwfpqUIRZoYpDEQINGUJmpDFPnD1gc2YrBBjY1KaIiGAh\
IJhlBjhBqjlTT1GVBjQPkDSAVNikRBBRUjAVGESEjFxPgd75z8zs6eed7XFn4n+WTuY57nzMydmTv3rppQ6hSwFpwDLgQbwWZwubl2XgXuFrANbAc7PP52gl3C9RvBrWA32AO+Db4H7gH3GR5k/n8BHgW/A08L8T\
0FngGrwAsmb6vM/VWMV8AhoJYo1QXLwApwPHgjOBOsBxvAReAS8G7wPvAB8FGwHewAO8EucAvYDe4Ee8F+cDe4FzwAHga/Br8HfwHPghfBIaAmleqAWbASnABOBWdMFnlfD/c8cKE53wh3M7gcbAHbwMfBp839a+\
F+AdwMbgNfmxyW/ZuT83VRlv2I7/sVx8n5sRX3fTh/EPwK/AY8NVmU9xnwAngF/DeQn6kppWbACrBqqgh/Ctw14Gxwrrl2Adx3gHeBy6YK3Wq24vhD4GPgk+Bz4PMmzE3G/TLcr4IbWLrfwPm+KX/efhC4H8NPEM\
f94AA4CJ4w5dL3noT7V/AP8LK59irc8Q7qIFjaCcd/JPwc1yniPBHuanAWWA/WmbQ24PgME9fbjF/NxeyYswnXLwWXWfe3OvwTHzFpn8305vPP/eWi4/gw0rwKXA12dOLj32np90zBzy74uQXs7hT1bQ+Lf6lHH3\
txbz+4G9zrsKPU/h/oDMv1CI4fA38AT5u09PHfzPFjAXtUod8RI16PjNrPiBEjRowYMWLEiNcC6zrDNYEbIvz/k81d/2XNY78YEf4/CDPRLdZhBnCXgxXgOHCauf4muOu7hf8NcM8HbwfvNPffC3cL2GbOt8PdAX\
Z23elqf7s890eMGDFiRL2c0zJtl3/EiBH1UHf7/hLGj7d3i/dCd8D9ljCe/E63eLevj++x7t+3CMaff58umF6q1CXgkekwO+Hv55ZfNTM8Xo3jLWAPeBwcMvdWz2KMPjv0twPHe6CDP4ETewgD9vSKsfwdU4X7sD\
nnDPrwNzZkY3+hn5twbR+7/jyO1w6UuhLsA8+DtdPtP3/aJtReHoTuDph6ehDu48Zeep74bDf9ebrfuGdG+ue8mJGe1CdI4V9G3K925/uj/O73pDeO+tkDc71h2bS/o3B+bK84P7k39H96b34+YvurWFu6yvfmnn\
zvrbi+AVwENoLN4D3gSXP//Ti+AlwFrjb3PwOuAzeCW8HtLO47cbwX7AM/BD8F94MD4KCQBz0PfwLX/2zu6f00z+H4JcEv+f837o31h+c9HM+Bo/vF+Un9Ym+Jvr8Gx2f33TrT/s/tyzpz6f0C+L8YbAKXgsvAVp\
P2tn7RZmLtth3+PwWuAdeB68HNLD+34fgr4OvgLvBdVrYQP/KU+1Hk8Wf9dp45Ll0/FMjPYuorq9RBG+n/sj8/3oNG97+F+8d+uXzGluNpT7uz07+r4vIvxvpVhf3L1JO2y5da/uf6zebbt49qr1k3f6lfuIfgKo\
wxpwbF+fRg6PeIgVw2ur+mI5er7vofIrSXLGav2cpB4R4P97TB4VHvbP2H7p8u2DcU70PC2HaxEdvv3NBgXs4azL92TUb+z5mIq4e6Dr+FtWO9v3MDzs8fFO1/HdtvebHxNzD52wT30kGx7/ZyuB8U6oiv7ayO2M\
uZi877lYP51/je1edQN6/oDMv+CeN+Fu5dnWH+T2VhrjV+rod7sxD3rbi2O7GdtM0xE2NqMcgYY9w6537InWD3l0Rix6cc1+qWxaHxkZBQXRoXIFuNC+HGLXfSQBJTt+quCxM1x1+1TLWdgRISY8vXU9uX2szrSc\
YcLAax88H7vMNdpDGDfXy4SG6dkcZSOfa19Xc46bCpdhcbd4ruq26H3PaufinEa11c8w5+vwq75Oqf8tRhYBobPf+pmh4wS4L/P9fH08ZdatGz6FvMsLBUxlmmsx6LKzZ/5D9nnqhK6GWC2aYbGZey/NnnqYTCKj\
U/Hck/SYx9SaYN9rm2b0wf0heuucpkp52qo1B7pvtUJ/jcjrc/X9q+suTkOdW+oWMtA+NK9rWF2q99PmP5m1V+iamPoTAutF2WqaId0vx3TqU9w2Lt67NJSp6rsm9u+yWb8j5aqfn9c1VStv3SWDaUBn9OLmModf\
j0z6n2pWdrTv8cErvt2zqw85lr33E1v3y5om0cepZL5XDpXPKrBP8uf650pOuxdYgLtVU+vuIyrebbn5/Htm/p+eySnHJIa7ChtQnelrvmPLX9peQ3pz2n6kGf+8bLSi3sq/l5yJ40npb0YEvZ9uyT0DOZ+gJu45\
ixvFSupuzr8kti99d12Fdq/7bYeS1j3zcYcoSPtVKex1W3vxzIHmRPG67TUP+7XMl9HJ//x9i0zvZKYq+VSOsmKfbMyVvVtoyNU6n5eYnNr9RmeV2hukQ2W8r8TDvw1YdUnVI+ctb62mh7Ptv02DV77UkaF5OMK3\
/cOnxHLZxbdMy9svsRbH0qy82tszk6jImb/MTqW5/PsbC+cpHY+lbMTSm/y78W+51/LuPMtcesrjFt1fbTcU5aLs17JYm1cZ3YwteMXWvINjSG4OcdNVwD9pX3iARUov860BKaK0167vHwrnostQlJ6q4bKUjPUs\
20kuuLXqfUdWbGXDsSrFBFHzWXmLa9L42OQ3l1vdeYU/Pz0VfDMZUdR1eAx2WXPUe3c2o4FqF4pHS7Rq9LhHz4oLBkvzb2I0h1vO13o6F2XoWe+F63KqUOHeU+X+xrvH+oO30Jnn6KjqpOP1Wq0L9qOP1Q3rTw54\
Y0dnXNwQgaf/TVcOyhn8ErVTH+mmTQGo4+ttuI/RwmW6WWvy7x9YFN9Iv6uVp1HUjRKa8b9niDsMdqXI4yzLJjm6NNPJNCeLuvT93fUHW7KVv3ctPNDW/D16nK5o9L7HO7buqsA9QOaC2K91N11ksao+v2tdJwjJ\
LnSTMsb672yueY1K6lPl5a/yGovfI2O5lQJpeUDR8at9Y9puU60nZqes+afvZKc0J7XUGyNT2n6+iPQutIMawCxxrXRercoS07cXgblvoYasszzF/d9cZeqyeX+p+Yd25abFu7ym73QXy9YKWH4wy676G9Xa60U/\
pnLjH9TqyUnVvz/kX7n3VAfqTrXU84aS+bdI3yq+Oj96G0H0HTxrdY0vgxJMeDE9j5hINY+9jrYan2TVl/ibmeGrf9rEwJp+XEiDKmSI5NKZw9PmlCOmEvXpHWrKVrKfHFhAutnUuulE5KvsqWo8r10pT8+MYUIZ\
v57OsKVwVSOetIxzfWipHU+OrKb1k/deqzjXRzbBkjbZeh6fKGpE1bpKRfZ91NycdEzXn26d0eI5bVXxX6b0JCaTWh/6bsnKPvqm2T8+7BNS9wxRlaL3OFzy1DztxC8q8y4kqZj4WkyX6nifretD4k4fbJzVtuue\
rqQ0PlrcoOrniargex0lT7KVvWtvJQ1iaLoW+osr+14031S+u49r4w6b1HzLdVZeBr3LTGnqv72HBVlyH1eSrt12sSvedR+nbFha4XMWt6VP6c9wtcXO9bU3Gl4xo7SW2CI+1B5u8MUssfg/3e0n6Xyd8D6X0kKd\
9rUtnbfFdrQ+/gXHt66T2t3gug6/FJavividxxb2599dmb9kXUra/YNKT9D/wdOF2z90PHCE9nZUReqK5K4WP0b9uxah3y9Qz+PNH36P1ele2kx1yyg203Vzjq58htUnL0r+sar3t9JT83aY9+jPD4pW/i+b69MR\
N3Xd9J1iH2eObkksSuMfgkZk1Cuhfy60rH54/mjnWMr6V8jCu/zqR1o5Q07GtKybpuSuz6Z4+xfXPtKtKra+6UI4tl/aDMHFayX5m5cFNldkld6xJN2LjuOl13/DH60M9O+xts37cg5I/2aoXGa/Z5XZDoOcpALd\
xrpyW0dzRmLFH1mn3d7bPOdwuHSx6aTjOlnHzOQvsUm2gv9hzGtR/b9b13aF5vyyklaWIecKpq/1+u0n8B7T3PWve6f5PG7dIaW1tI9Ur69pvu0XffKiENab0hdu93Sjox2DZpOn3fPyV97ViHXW5QaqFOae862S\
p3fU6aY1atA0orVqpMM9dm9nsW+78I2kb0v0xXf0vvAGLyKPkrq4uU8L72UXVdSEHr0Nf/EgPlHh+XraO5/19TnvOqbWmn5fJD43Bez+1vd3g/XeZ/qEr5+3xXuyPxvatSAX8pUke9Ten37feGVNfITlykfialDv\
H+PuXby7JlpTEG/1aL/glA5aUxlJ3XkJRt33WVnUT6D4Jd5pg5bC52nsv+F97VblPqOi9/z8pvqpS1f45Oq5QUXfN/eIWeiXZ7qiL9spDod6X6velpKvxPKrtsZfPP7TieEd7X5qWxot3OU/OfW86q+zG7DdN4iO\
YrVDY+XmhClqiF/yiQkP4hVjWTJh17PKL1pOdycxaubz7pesw4y1d+qV+287zcwdGJUDmXqYVrUUuU+3nkqvNN9Ee+/x7wtXe7TfN2bfcpbaw3cEkdF8bGXeZfjL771NfzPY0p4/jYehTyWwZXf8Olx1x+TGXl6z\
n0v+uYPUU5dSQmvHIc19kWff95V0oeP1alnxATauG/NmLaepvvUKsYq9Y1/q3z3U9b77FoTOmz25jjehNS5zwmVuy9Kql7MJran9DEHpWY+Jsq82Lc7yGJlEZb7amqcsfoM0X3dFz32oVUjqrjKBvnYmwXZeOosn\
3W1dar1FvZvPik7nTL5M2Xv6akyfqVk35V+c8NX1X6MemU1XPIbx35Tkm/jrhtSbGdJLn1wCX/A8o3qJ4=";function yi(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==null){if(Array.
isArray(A)||(A=s1(A)))return function(){return e>=A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instan\
ce.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function s1(A,e){if(A){if(typeof A==
"string")return _c(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return _c(A,e)}}function _c(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}function a1(A,e){A.prototype=Object.create(e.prototype),A.prototype.constructor=A,A.__proto__=e}function c1(A,e,t){return e in
A?Object.defineProperty(A,e,{value:t,enumerable:!0,configurable:!0,writable:!0}):A[e]=t,A}var Bo=JSON.parse(String.fromCharCode.apply(String,ve.default.inflate(
ke(Wc)))),g1=ve.default.inflate(ke(o1)),B1=Bo.categories,$c=Bo.decompositions,u1=new ii(g1),h1=new Vc(Bo),O=(function(A){a1(e,A);function e(){return A.apply(this,
arguments)||this}return e.planFeatures=function(t){t.addStage(Q1),t.addStage(["locl","ccmp","nukt","akhn"]),t.addStage(eg),t.addStage(["rphf"],!1),t.addStage(f1),
t.addStage(eg),t.addStage(["pref"]),t.addStage(w1),t.addStage(["rkrf","abvf","blwf","half","pstf","vatu","cjct"]),t.addStage(I1),t.addStage(["abvs","blws","pres",
"psts","dist","abvm","blwm"])},e.assignFeatures=function(t,r){for(var n=function(s){var a=r[s].codePoints[0];if($c[a]){var g=$c[a].map(function(c){var B=t.font.
glyphForCodePoint(c);return new ye(t.font,B.id,[c],r[s].features)});r.splice.apply(r,[s,1].concat(g))}},o=r.length-1;o>=0;o--)n(o)},e})(Ve);c1(O,"zeroMarkWidths",
"BEFORE_GPOS");function Ag(A){return u1.get(A.codePoints[0])}var l1=function(A,e,t){this.category=A,this.syllableType=e,this.syllable=t};function Q1(A,e){for(var t=0,
r=yi(h1.match(e.map(Ag))),n;!(n=r()).done;){var o=n.value,s=o[0],a=o[1],g=o[2];++t;for(var c=s;c<=a;c++)e[c].shaperInfo=new l1(B1[Ag(e[c])],g[0],t);for(var B=e[s].
shaperInfo.category==="R"?1:Math.min(3,a-s),l=s;l<s+B;l++)e[l].features.rphf=!0}}function eg(A,e){for(var t=yi(e),r;!(r=t()).done;){var n=r.value;n.substituted=
!1}}function f1(A,e){for(var t=yi(e),r;!(r=t()).done;){var n=r.value;n.substituted&&n.features.rphf&&(n.shaperInfo.category="R")}}function w1(A,e){for(var t=yi(
e),r;!(r=t()).done;){var n=r.value;n.substituted&&(n.shaperInfo.category="VPre")}}function I1(A,e){for(var t=A.glyphForCodePoint(9676).id,r=0,n=tg(e,0);r<e.length;r=
n,n=tg(e,r)){var o=void 0,s=void 0,a=e[r].shaperInfo,g=a.syllableType;if(!(g!=="virama_terminated_cluster"&&g!=="standard_cluster"&&g!=="broken_cluster")){if(g===
"broken_cluster"&&t){var c=new ye(A,t,[9676]);for(c.shaperInfo=a,o=r;o<n&&e[o].shaperInfo.category==="R";o++);e.splice(++o,0,c),n++}if(a.category==="R"&&n-r>1){
for(o=r+1;o<n;o++)if(a=e[o].shaperInfo,rg(a)||Fi(e[o])){Fi(e[o])&&o--,e.splice.apply(e,[r,0].concat(e.splice(r+1,o-r),[e[o]]));break}}for(o=r,s=n;o<n;o++)a=e[o].
shaperInfo,rg(a)||Fi(e[o])?s=Fi(e[o])?o+1:o:(a.category==="VPre"||a.category==="VMPre")&&s<o&&e.splice.apply(e,[s,1,e[o]].concat(e.splice(s,o-s)))}}}function tg(A,e){
if(e>=A.length)return e;for(var t=A[e].shaperInfo.syllable;++e<A.length&&A[e].shaperInfo.syllable===t;);return e}function Fi(A){return A.shaperInfo.category==="\
H"&&!A.isLigated}function rg(A){return A.category==="B"||A.category==="GB"}function E1(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==null){if(Array.isArray(
A)||(A=M1(A)))return function(){return e>=A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function M1(A,e){if(A){if(typeof A==
"string")return ig(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return ig(A,e)}}function ig(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}var C1={arab:Oe,mong:Oe,syrc:Oe,"nko ":Oe,phag:Oe,mand:Oe,mani:Oe,phlp:Oe,hang:xc,bng2:UA,beng:UA,dev2:UA,deva:UA,gjr2:UA,
gujr:UA,guru:UA,gur2:UA,knda:UA,knd2:UA,mlm2:UA,mlym:UA,ory2:UA,orya:UA,taml:UA,tml2:UA,telu:UA,tel2:UA,khmr:UA,bali:O,batk:O,brah:O,bugi:O,buhd:O,cakm:O,cham:O,
dupl:O,egyp:O,gran:O,hano:O,java:O,kthi:O,kali:O,khar:O,khoj:O,sind:O,lepc:O,limb:O,mahj:O,mtei:O,modi:O,hmng:O,rjng:O,saur:O,shrd:O,sidd:O,sinh:O,sund:O,sylo:O,
tglg:O,tagb:O,tale:O,lana:O,tavt:O,takr:O,tibt:O,tfng:O,tirh:O,latn:Ve,DFLT:Ve};function p1(A){Array.isArray(A)||(A=[A]);for(var e=E1(A),t;!(t=e()).done;){var r=t.
value,n=C1[r];if(n)return n}return Ve}function uo(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==null){if(Array.isArray(A)||(A=y1(A)))return function(){return e>=
A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function y1(A,e){if(A){if(typeof A==
"string")return ng(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return ng(A,e)}}function ng(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}function F1(A,e){A.prototype=Object.create(e.prototype),A.prototype.constructor=A,A.__proto__=e}var Y1=(function(A){F1(
e,A);function e(){return A.apply(this,arguments)||this}var t=e.prototype;return t.applyLookup=function(r,n){var o=this;switch(r){case 1:{var s=this.coverageIndex(
n.coverage);if(s===-1)return!1;var a=this.glyphIterator.cur;switch(n.version){case 1:a.id=a.id+n.deltaGlyphID&65535;break;case 2:a.id=n.substitute.get(s);break}
return!0}case 2:{var g=this.coverageIndex(n.coverage);if(g!==-1){var c,B=n.sequences.get(g);this.glyphIterator.cur.id=B[0],this.glyphIterator.cur.ligatureComponent=
0;var l=this.glyphIterator.cur.features,f=this.glyphIterator.cur,w=B.slice(1).map(function(NA,MA){var IA=new ye(o.font,NA,void 0,l);return IA.shaperInfo=f.shaperInfo,
IA.isLigated=f.isLigated,IA.ligatureComponent=MA+1,IA.substituted=!0,IA.isMultiplied=!0,IA});return(c=this.glyphs).splice.apply(c,[this.glyphIterator.index+1,0].
concat(w)),!0}return!1}case 3:{var I=this.coverageIndex(n.coverage);if(I!==-1){var E=0;return this.glyphIterator.cur.id=n.alternateSet.get(I)[E],!0}return!1}case 4:{
var y=this.coverageIndex(n.coverage);if(y===-1)return!1;for(var C=uo(n.ligatureSets.get(y)),d;!(d=C()).done;){var U=d.value,b=this.sequenceMatchIndices(1,U.components);
if(b){for(var N=this.glyphIterator.cur,j=N.codePoints.slice(),X=uo(b),V;!(V=X()).done;){var $=V.value;j.push.apply(j,this.glyphs[$].codePoints)}var R=new ye(this.
font,U.glyph,j,N.features);R.shaperInfo=N.shaperInfo,R.isLigated=!0,R.substituted=!0;for(var cA=N.isMark,lA=0;lA<b.length&&cA;lA++)cA=this.glyphs[b[lA]].isMark;
R.ligatureID=cA?null:this.ligatureID++;for(var eA=N.ligatureID,H=N.codePoints.length,W=H,tA=this.glyphIterator.index+1,AA=uo(b),iA;!(iA=AA()).done;){var dA=iA.value;
if(cA)tA=dA;else for(;tA<dA;){var Z=W-H+Math.min(this.glyphs[tA].ligatureComponent||1,H);this.glyphs[tA].ligatureID=R.ligatureID,this.glyphs[tA].ligatureComponent=
Z,tA++}eA=this.glyphs[tA].ligatureID,H=this.glyphs[tA].codePoints.length,W+=H,tA++}if(eA&&!cA)for(var L=tA;L<this.glyphs.length&&this.glyphs[L].ligatureID===eA;L++){
var Z=W-H+Math.min(this.glyphs[L].ligatureComponent||1,H);this.glyphs[L].ligatureComponent=Z}for(var FA=b.length-1;FA>=0;FA--)this.glyphs.splice(b[FA],1);return this.
glyphs[this.glyphIterator.index]=R,!0}}return!1}case 5:return this.applyContext(n);case 6:return this.applyChainingContext(n);case 7:return this.applyLookup(n.lookupType,
n.extension);default:throw new Error("GSUB lookupType "+r+" is not supported")}},e})(li);function d1(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==null){
if(Array.isArray(A)||(A=U1(A)))return function(){return e>=A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(`Invalid attempt to iterate non-iterab\
le instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function U1(A,e){if(A){if(typeof A==
"string")return og(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return og(A,e)}}function og(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}function D1(A,e){A.prototype=Object.create(e.prototype),A.prototype.constructor=A,A.__proto__=e}var m1=(function(A){D1(
e,A);function e(){return A.apply(this,arguments)||this}var t=e.prototype;return t.applyPositionValue=function(r,n){var o=this.positions[this.glyphIterator.peekIndex(
r)];n.xAdvance!=null&&(o.xAdvance+=n.xAdvance),n.yAdvance!=null&&(o.yAdvance+=n.yAdvance),n.xPlacement!=null&&(o.xOffset+=n.xPlacement),n.yPlacement!=null&&(o.yOffset+=
n.yPlacement);var s=this.font._variationProcessor,a=this.font.GDEF&&this.font.GDEF.itemVariationStore;s&&a&&(n.xPlaDevice&&(o.xOffset+=s.getDelta(a,n.xPlaDevice.
a,n.xPlaDevice.b)),n.yPlaDevice&&(o.yOffset+=s.getDelta(a,n.yPlaDevice.a,n.yPlaDevice.b)),n.xAdvDevice&&(o.xAdvance+=s.getDelta(a,n.xAdvDevice.a,n.xAdvDevice.b)),
n.yAdvDevice&&(o.yAdvance+=s.getDelta(a,n.yAdvDevice.a,n.yAdvDevice.b)))},t.applyLookup=function(r,n){switch(r){case 1:{var o=this.coverageIndex(n.coverage);if(o===
-1)return!1;switch(n.version){case 1:this.applyPositionValue(0,n.value);break;case 2:this.applyPositionValue(0,n.values.get(o));break}return!0}case 2:{var s=this.
glyphIterator.peek();if(!s)return!1;var a=this.coverageIndex(n.coverage);if(a===-1)return!1;switch(n.version){case 1:for(var g=n.pairSets.get(a),c=d1(g),B;!(B=c()).
done;){var l=B.value;if(l.secondGlyph===s.id)return this.applyPositionValue(0,l.value1),this.applyPositionValue(1,l.value2),!0}return!1;case 2:var f=this.getClassID(
this.glyphIterator.cur.id,n.classDef1),w=this.getClassID(s.id,n.classDef2);if(f===-1||w===-1)return!1;var I=n.classRecords.get(f).get(w);return this.applyPositionValue(
0,I.value1),this.applyPositionValue(1,I.value2),!0}}case 3:{var E=this.glyphIterator.peekIndex(),y=this.glyphs[E];if(!y)return!1;var C=n.entryExitRecords[this.coverageIndex(
n.coverage)];if(!C||!C.exitAnchor)return!1;var d=n.entryExitRecords[this.coverageIndex(n.coverage,y.id)];if(!d||!d.entryAnchor)return!1;var U=this.getAnchor(d.entryAnchor),
b=this.getAnchor(C.exitAnchor),N=this.positions[this.glyphIterator.index],j=this.positions[E];switch(this.direction){case"ltr":N.xAdvance=b.x+N.xOffset;var X=U.
x+j.xOffset;j.xAdvance-=X,j.xOffset-=X;break;case"rtl":X=b.x+N.xOffset,N.xAdvance-=X,N.xOffset-=X,j.xAdvance=U.x+j.xOffset;break}return this.glyphIterator.flags.
rightToLeft?(this.glyphIterator.cur.cursiveAttachment=E,N.yOffset=U.y-b.y):(y.cursiveAttachment=this.glyphIterator.index,N.yOffset=b.y-U.y),!0}case 4:{var V=this.
coverageIndex(n.markCoverage);if(V===-1)return!1;for(var $=this.glyphIterator.index;--$>=0&&(this.glyphs[$].isMark||this.glyphs[$].ligatureComponent>0););if($<0)
return!1;var R=this.coverageIndex(n.baseCoverage,this.glyphs[$].id);if(R===-1)return!1;var cA=n.markArray[V],lA=n.baseArray[R][cA.class];return this.applyAnchor(
cA,lA,$),!0}case 5:{var eA=this.coverageIndex(n.markCoverage);if(eA===-1)return!1;for(var H=this.glyphIterator.index;--H>=0&&this.glyphs[H].isMark;);if(H<0)return!1;
var W=this.coverageIndex(n.ligatureCoverage,this.glyphs[H].id);if(W===-1)return!1;var tA=n.ligatureArray[W],AA=this.glyphIterator.cur,iA=this.glyphs[H],dA=iA.ligatureID&&
iA.ligatureID===AA.ligatureID&&AA.ligatureComponent>0?Math.min(AA.ligatureComponent,iA.codePoints.length)-1:iA.codePoints.length-1,Z=n.markArray[eA],L=tA[dA][Z.
class];return this.applyAnchor(Z,L,H),!0}case 6:{var FA=this.coverageIndex(n.mark1Coverage);if(FA===-1)return!1;var NA=this.glyphIterator.peekIndex(-1),MA=this.
glyphs[NA];if(!MA||!MA.isMark)return!1;var IA=this.glyphIterator.cur,zA=!1;if(IA.ligatureID===MA.ligatureID?IA.ligatureID?IA.ligatureComponent===MA.ligatureComponent&&
(zA=!0):zA=!0:(IA.ligatureID&&!IA.ligatureComponent||MA.ligatureID&&!MA.ligatureComponent)&&(zA=!0),!zA)return!1;var jA=this.coverageIndex(n.mark2Coverage,MA.id);
if(jA===-1)return!1;var RA=n.mark1Array[FA],k=n.mark2Array[jA][RA.class];return this.applyAnchor(RA,k,NA),!0}case 7:return this.applyContext(n);case 8:return this.
applyChainingContext(n);case 9:return this.applyLookup(n.lookupType,n.extension);default:throw new Error("Unsupported GPOS table: "+r)}},t.applyAnchor=function(r,n,o){
var s=this.getAnchor(n),a=this.getAnchor(r.markAnchor),g=this.positions[o],c=this.positions[this.glyphIterator.index];c.xOffset=s.x-a.x,c.yOffset=s.y-a.y,this.glyphIterator.
cur.markAttachment=o},t.getAnchor=function(r){var n=r.xCoordinate,o=r.yCoordinate,s=this.font._variationProcessor,a=this.font.GDEF&&this.font.GDEF.itemVariationStore;
return s&&a&&(r.xDeviceTable&&(n+=s.getDelta(a,r.xDeviceTable.a,r.xDeviceTable.b)),r.yDeviceTable&&(o+=s.getDelta(a,r.yDeviceTable.a,r.yDeviceTable.b))),{x:n,y:o}},
t.applyFeatures=function(r,n,o){A.prototype.applyFeatures.call(this,r,n,o);for(var s=0;s<this.glyphs.length;s++)this.fixCursiveAttachment(s);this.fixMarkAttachment()},
t.fixCursiveAttachment=function(r){var n=this.glyphs[r];if(n.cursiveAttachment!=null){var o=n.cursiveAttachment;n.cursiveAttachment=null,this.fixCursiveAttachment(
o),this.positions[r].yOffset+=this.positions[o].yOffset}},t.fixMarkAttachment=function(){for(var r=0;r<this.glyphs.length;r++){var n=this.glyphs[r];if(n.markAttachment!=
null){var o=n.markAttachment;if(this.positions[r].xOffset+=this.positions[o].xOffset,this.positions[r].yOffset+=this.positions[o].yOffset,this.direction==="ltr")
for(var s=o;s<r;s++)this.positions[r].xOffset-=this.positions[s].xAdvance,this.positions[r].yOffset-=this.positions[s].yAdvance;else for(var a=o+1;a<r+1;a++)this.
positions[r].xOffset+=this.positions[a].xAdvance,this.positions[r].yOffset+=this.positions[a].yAdvance}}},e})(li),v1=(function(){function A(t){this.font=t,this.
glyphInfos=null,this.plan=null,this.GSUBProcessor=null,this.GPOSProcessor=null,this.fallbackPosition=!0,t.GSUB&&(this.GSUBProcessor=new Y1(t,t.GSUB)),t.GPOS&&(this.
GPOSProcessor=new m1(t,t.GPOS))}var e=A.prototype;return e.setup=function(t){var r=this;this.glyphInfos=t.glyphs.map(function(s){return new ye(r.font,s.id,[].concat(
s.codePoints))});var n=null;this.GPOSProcessor&&(n=this.GPOSProcessor.selectScript(t.script,t.language,t.direction)),this.GSUBProcessor&&(n=this.GSUBProcessor.selectScript(
t.script,t.language,t.direction)),this.shaper=p1(n),this.plan=new $E(this.font,n,t.direction),this.shaper.plan(this.plan,this.glyphInfos,t.features);for(var o in this.
plan.allFeatures)t.features[o]=!0},e.substitute=function(t){var r=this;this.GSUBProcessor&&(this.plan.process(this.GSUBProcessor,this.glyphInfos),t.glyphs=this.
glyphInfos.map(function(n){return r.font.getGlyph(n.id,n.codePoints)}))},e.position=function(t){return this.shaper.zeroMarkWidths==="BEFORE_GPOS"&&this.zeroMarkAdvances(
t.positions),this.GPOSProcessor&&this.plan.process(this.GPOSProcessor,this.glyphInfos,t.positions),this.shaper.zeroMarkWidths==="AFTER_GPOS"&&this.zeroMarkAdvances(
t.positions),t.direction==="rtl"&&(t.glyphs.reverse(),t.positions.reverse()),this.GPOSProcessor&&this.GPOSProcessor.features},e.zeroMarkAdvances=function(t){for(var r=0;r<
this.glyphInfos.length;r++)this.glyphInfos[r].isMark&&(t[r].xAdvance=0,t[r].yAdvance=0)},e.cleanup=function(){this.glyphInfos=null,this.plan=null,this.shaper=null},
e.getAvailableFeatures=function(t,r){var n=[];return this.GSUBProcessor&&(this.GSUBProcessor.selectScript(t,r),n.push.apply(n,Object.keys(this.GSUBProcessor.features))),
this.GPOSProcessor&&(this.GPOSProcessor.selectScript(t,r),n.push.apply(n,Object.keys(this.GPOSProcessor.features))),n},A})();function ho(A){var e=0;if(typeof Symbol>
"u"||A[Symbol.iterator]==null){if(Array.isArray(A)||(A=N1(A)))return function(){return e>=A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(`Invali\
d attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function N1(A,e){if(A){if(typeof A==
"string")return sg(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return sg(A,e)}}function sg(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}var R1=(function(){function A(t){this.font=t,this.unicodeLayoutEngine=null,this.kernProcessor=null,this.font.morx?this.
engine=new qE(this.font):(this.font.GSUB||this.font.GPOS)&&(this.engine=new v1(this.font))}var e=A.prototype;return e.layout=function(t,r,n,o,s){if(typeof r=="s\
tring"&&(s=o,o=n,n=r,r=[]),typeof t=="string"){n==null&&(n=IE(t));var a=this.font.glyphsForString(t)}else{if(n==null){for(var g=[],c=ho(t),B;!(B=c()).done;){var l=B.
value;g.push.apply(g,l.codePoints)}n=EE(g)}var a=t}var f=new yE(a,r,n,o,s);return a.length===0?(f.positions=[],f):(this.engine&&this.engine.setup&&this.engine.setup(
f),this.substitute(f),this.position(f),this.hideDefaultIgnorables(f.glyphs,f.positions),this.engine&&this.engine.cleanup&&this.engine.cleanup(),f)},e.substitute=
function(t){this.engine&&this.engine.substitute&&this.engine.substitute(t)},e.position=function(t){t.positions=t.glyphs.map(function(n){return new FE(n.advanceWidth)});
var r=null;this.engine&&this.engine.position&&(r=this.engine.position(t)),!r&&(!this.engine||this.engine.fallbackPosition)&&(this.unicodeLayoutEngine||(this.unicodeLayoutEngine=
new hE(this.font)),this.unicodeLayoutEngine.positionGlyphs(t.glyphs,t.positions)),(!r||!r.kern)&&t.features.kern!==!1&&this.font.kern&&(this.kernProcessor||(this.
kernProcessor=new NI(this.font)),this.kernProcessor.process(t.glyphs,t.positions),t.features.kern=!0)},e.hideDefaultIgnorables=function(t,r){for(var n=this.font.
glyphForCodePoint(32),o=0;o<t.length;o++)this.isDefaultIgnorable(t[o].codePoints[0])&&(t[o]=n,r[o].xAdvance=0,r[o].yAdvance=0)},e.isDefaultIgnorable=function(t){
var r=t>>16;if(r===0)switch(t>>8){case 0:return t===173;case 3:return t===847;case 6:return t===1564;case 23:return 6068<=t&&t<=6069;case 24:return 6155<=t&&t<=
6158;case 32:return 8203<=t&&t<=8207||8234<=t&&t<=8238||8288<=t&&t<=8303;case 254:return 65024<=t&&t<=65039||t===65279;case 255:return 65520<=t&&t<=65528;default:
return!1}else switch(r){case 1:return 113824<=t&&t<=113827||119155<=t&&t<=119162;case 14:return 917504<=t&&t<=921599;default:return!1}},e.getAvailableFeatures=function(t,r){
var n=[];return this.engine&&n.push.apply(n,this.engine.getAvailableFeatures(t,r)),this.font.kern&&n.indexOf("kern")===-1&&n.push("kern"),n},e.stringsForGlyph=function(t){
for(var r=new Set,n=this.font._cmapProcessor.codePointsForGlyph(t),o=ho(n),s;!(s=o()).done;){var a=s.value;r.add(String.fromCodePoint(a))}if(this.engine&&this.engine.
stringsForGlyph)for(var g=ho(this.engine.stringsForGlyph(t)),c;!(c=g()).done;){var B=c.value;r.add(B)}return Array.from(r)},A})();function lo(A){var e=0;if(typeof Symbol>
"u"||A[Symbol.iterator]==null){if(Array.isArray(A)||(A=b1(A)))return function(){return e>=A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(`Invali\
d attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function b1(A,e){if(A){if(typeof A==
"string")return ag(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return ag(A,e)}}function ag(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}function cg(A,e){for(var t=0;t<e.length;t++){var r=e[t];r.enumerable=r.enumerable||!1,r.configurable=!0,"value"in r&&(r.
writable=!0),Object.defineProperty(A,r.key,r)}}function z1(A,e,t){return e&&cg(A.prototype,e),t&&cg(A,t),A}var j1={moveTo:"M",lineTo:"L",quadraticCurveTo:"Q",bezierCurveTo:"\
C",closePath:"Z"},Yi=(function(){function A(){this.commands=[],this._bbox=null,this._cbox=null}var e=A.prototype;return e.toFunction=function(){var t=this;return function(r){
return t.commands.forEach(function(n){return r[n.command].apply(r,n.args)})}},e.toSVG=function(){var t=this.commands.map(function(r){var n=r.args.map(function(o){
return Math.round(o*100)/100});return""+j1[r.command]+n.join(" ")});return t.join("")},e.mapPoints=function(t){for(var r=new A,n=lo(this.commands),o;!(o=n()).done;){
for(var s=o.value,a=[],g=0;g<s.args.length;g+=2){var c=t(s.args[g],s.args[g+1]),B=c[0],l=c[1];a.push(B,l)}r[s.command].apply(r,a)}return r},e.transform=function(t,r,n,o,s,a){
return this.mapPoints(function(g,c){return g=t*g+n*c+s,c=r*g+o*c+a,[g,c]})},e.translate=function(t,r){return this.transform(1,0,0,1,t,r)},e.rotate=function(t){var r=Math.
cos(t),n=Math.sin(t);return this.transform(r,n,-n,r,0,0)},e.scale=function(t,r){return r===void 0&&(r=t),this.transform(t,0,0,r,0,0)},z1(A,[{key:"cbox",get:function(){
if(!this._cbox){for(var t=new xt,r=lo(this.commands),n;!(n=r()).done;)for(var o=n.value,s=0;s<o.args.length;s+=2)t.addPoint(o.args[s],o.args[s+1]);this._cbox=Object.
freeze(t)}return this._cbox}},{key:"bbox",get:function(){if(this._bbox)return this._bbox;for(var t=new xt,r=0,n=0,o=function(AA){return Math.pow(1-AA,3)*j[R]+3*
Math.pow(1-AA,2)*AA*X[R]+3*(1-AA)*Math.pow(AA,2)*V[R]+Math.pow(AA,3)*$[R]},s=lo(this.commands),a;!(a=s()).done;){var g=a.value;switch(g.command){case"moveTo":case"\
lineTo":var c=g.args,B=c[0],l=c[1];t.addPoint(B,l),r=B,n=l;break;case"quadraticCurveTo":case"bezierCurveTo":if(g.command==="quadraticCurveTo")var f=g.args,w=f[0],
I=f[1],b=f[2],N=f[3],y=r+2/3*(w-r),C=n+2/3*(I-n),d=b+2/3*(w-b),U=N+2/3*(I-N);else var E=g.args,y=E[0],C=E[1],d=E[2],U=E[3],b=E[4],N=E[5];t.addPoint(b,N);for(var j=[
r,n],X=[y,C],V=[d,U],$=[b,N],R=0;R<=1;R++){var cA=6*j[R]-12*X[R]+6*V[R],lA=-3*j[R]+9*X[R]-9*V[R]+3*$[R];if(g=3*X[R]-3*j[R],lA===0){if(cA===0)continue;var eA=-g/
cA;0<eA&&eA<1&&(R===0?t.addPoint(o(eA),t.maxY):R===1&&t.addPoint(t.maxX,o(eA)));continue}var H=Math.pow(cA,2)-4*g*lA;if(!(H<0)){var W=(-cA+Math.sqrt(H))/(2*lA);
0<W&&W<1&&(R===0?t.addPoint(o(W),t.maxY):R===1&&t.addPoint(t.maxX,o(W)));var tA=(-cA-Math.sqrt(H))/(2*lA);0<tA&&tA<1&&(R===0?t.addPoint(o(tA),t.maxY):R===1&&t.addPoint(
t.maxX,o(tA)))}}r=b,n=N;break}}return this._bbox=Object.freeze(t)}}]),A})(),G1=function(){var A=Qo[di];Yi.prototype[A]=function(){this._bbox=this._cbox=null;for(var e=arguments.
length,t=new Array(e),r=0;r<e;r++)t[r]=arguments[r];return this.commands.push({command:A,args:t}),this}};for(di=0,Qo=["moveTo","lineTo","quadraticCurveTo","bezi\
erCurveTo","closePath"];di<Qo.length;di++)G1();var di,Qo,Er=[".notdef",".null","nonmarkingreturn","space","exclam","quotedbl","numbersign","dollar","percent","a\
mpersand","quotesingle","parenleft","parenright","asterisk","plus","comma","hyphen","period","slash","zero","one","two","three","four","five","six","seven","eig\
ht","nine","colon","semicolon","less","equal","greater","question","at","A","B","C","D","E","F","G","H","I","J","K","L","M","N","O","P","Q","R","S","T","U","V",
"W","X","Y","Z","bracketleft","backslash","bracketright","asciicircum","underscore","grave","a","b","c","d","e","f","g","h","i","j","k","l","m","n","o","p","q",
"r","s","t","u","v","w","x","y","z","braceleft","bar","braceright","asciitilde","Adieresis","Aring","Ccedilla","Eacute","Ntilde","Odieresis","Udieresis","aacute",
"agrave","acircumflex","adieresis","atilde","aring","ccedilla","eacute","egrave","ecircumflex","edieresis","iacute","igrave","icircumflex","idieresis","ntilde",
"oacute","ograve","ocircumflex","odieresis","otilde","uacute","ugrave","ucircumflex","udieresis","dagger","degree","cent","sterling","section","bullet","paragra\
ph","germandbls","registered","copyright","trademark","acute","dieresis","notequal","AE","Oslash","infinity","plusminus","lessequal","greaterequal","yen","mu","\
partialdiff","summation","product","pi","integral","ordfeminine","ordmasculine","Omega","ae","oslash","questiondown","exclamdown","logicalnot","radical","florin",
"approxequal","Delta","guillemotleft","guillemotright","ellipsis","nonbreakingspace","Agrave","Atilde","Otilde","OE","oe","endash","emdash","quotedblleft","quot\
edblright","quoteleft","quoteright","divide","lozenge","ydieresis","Ydieresis","fraction","currency","guilsinglleft","guilsinglright","fi","fl","daggerdbl","per\
iodcentered","quotesinglbase","quotedblbase","perthousand","Acircumflex","Ecircumflex","Aacute","Edieresis","Egrave","Iacute","Icircumflex","Idieresis","Igrave",
"Oacute","Ocircumflex","apple","Ograve","Uacute","Ucircumflex","Ugrave","dotlessi","circumflex","tilde","macron","breve","dotaccent","ring","cedilla","hungaruml\
aut","ogonek","caron","Lslash","lslash","Scaron","scaron","Zcaron","zcaron","brokenbar","Eth","eth","Yacute","yacute","Thorn","thorn","minus","multiply","onesup\
erior","twosuperior","threesuperior","onehalf","onequarter","threequarters","franc","Gbreve","gbreve","Idotaccent","Scedilla","scedilla","Cacute","cacute","Ccar\
on","ccaron","dcroat"],DA;function gg(A,e){for(var t=0;t<e.length;t++){var r=e[t];r.enumerable=r.enumerable||!1,r.configurable=!0,"value"in r&&(r.writable=!0),Object.
defineProperty(A,r.key,r)}}function x1(A,e,t){return e&&gg(A.prototype,e),t&&gg(A,t),A}function Jt(A,e,t,r,n){var o={};return Object.keys(r).forEach(function(s){
o[s]=r[s]}),o.enumerable=!!o.enumerable,o.configurable=!!o.configurable,("value"in o||o.initializer)&&(o.writable=!0),o=t.slice().reverse().reduce(function(s,a){
return a(A,e,s)||s},o),n&&o.initializer!==void 0&&(o.value=o.initializer?o.initializer.call(n):void 0,o.initializer=void 0),o.initializer===void 0&&(Object.defineProperty(
A,e,o),o=null),o}var Ui=(DA=(function(){function A(t,r,n){this.id=t,this.codePoints=r,this._font=n,this.isMark=this.codePoints.length>0&&this.codePoints.every(pe.
isMark),this.isLigature=this.codePoints.length>1}var e=A.prototype;return e._getPath=function(){return new Yi},e._getCBox=function(){return this.path.cbox},e._getBBox=
function(){return this.path.bbox},e._getTableMetrics=function(t){if(this.id<t.metrics.length)return t.metrics.get(this.id);var r=t.metrics.get(t.metrics.length-
1),n={advance:r?r.advance:0,bearing:t.bearings.get(this.id-t.metrics.length)||0};return n},e._getMetrics=function(t){if(this._metrics)return this._metrics;var r=this.
_getTableMetrics(this._font.hmtx),n=r.advance,o=r.bearing;if(this._font.vmtx)var s=this._getTableMetrics(this._font.vmtx),a=s.advance,g=s.bearing;else{var c;if((typeof t>
"u"||t===null)&&(t=this.cbox),(c=this._font["OS/2"])&&c.version>0)var a=Math.abs(c.typoAscender-c.typoDescender),g=c.typoAscender-t.maxY;else var B=this._font.hhea,
a=Math.abs(B.ascent-B.descent),g=B.ascent-t.maxY}return this._font._variationProcessor&&this._font.HVAR&&(n+=this._font._variationProcessor.getAdvanceAdjustment(
this.id,this._font.HVAR)),this._metrics={advanceWidth:n,advanceHeight:a,leftBearing:o,topBearing:g}},e.getScaledPath=function(t){var r=1/this._font.unitsPerEm*t;
return this.path.scale(r)},e._getName=function(){var t=this._font.post;if(!t)return null;switch(t.version){case 1:return Er[this.id];case 2:var r=t.glyphNameIndex[this.
id];return r<Er.length?Er[r]:t.names[r-Er.length];case 2.5:return Er[this.id+t.offsets[this.id]];case 4:return String.fromCharCode(t.map[this.id])}},e.render=function(t,r){
t.save();var n=1/this._font.head.unitsPerEm*r;t.scale(n,n);var o=this.path.toFunction();o(t),t.fill(),t.restore()},x1(A,[{key:"cbox",get:function(){return this.
_getCBox()}},{key:"bbox",get:function(){return this._getBBox()}},{key:"path",get:function(){return this._getPath()}},{key:"advanceWidth",get:function(){return this.
_getMetrics().advanceWidth}},{key:"advanceHeight",get:function(){return this._getMetrics().advanceHeight}},{key:"ligatureCaretPositions",get:function(){}},{key:"\
name",get:function(){return this._getName()}}]),A})(),Jt(DA.prototype,"cbox",[GA],Object.getOwnPropertyDescriptor(DA.prototype,"cbox"),DA.prototype),Jt(DA.prototype,
"bbox",[GA],Object.getOwnPropertyDescriptor(DA.prototype,"bbox"),DA.prototype),Jt(DA.prototype,"path",[GA],Object.getOwnPropertyDescriptor(DA.prototype,"path"),
DA.prototype),Jt(DA.prototype,"advanceWidth",[GA],Object.getOwnPropertyDescriptor(DA.prototype,"advanceWidth"),DA.prototype),Jt(DA.prototype,"advanceHeight",[GA],
Object.getOwnPropertyDescriptor(DA.prototype,"advanceHeight"),DA.prototype),Jt(DA.prototype,"name",[GA],Object.getOwnPropertyDescriptor(DA.prototype,"name"),DA.
prototype),DA);function S1(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==null){if(Array.isArray(A)||(A=H1(A)))return function(){return e>=A.length?{done:!0}:
{done:!1,value:A[e++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function H1(A,e){if(A){if(typeof A==
"string")return Bg(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return Bg(A,e)}}function Bg(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}function J1(A,e){A.prototype=Object.create(e.prototype),A.prototype.constructor=A,A.__proto__=e}var ug=new i.Struct({numberOfContours:i.
int16,xMin:i.int16,yMin:i.int16,xMax:i.int16,yMax:i.int16}),T1=1,k1=2,P1=4,V1=8,L1=16,O1=32,W1=1,K1=8,hg=32,X1=64,Z1=128,q1=256,Ue=(function(){function A(t,r,n,o){
n===void 0&&(n=0),o===void 0&&(o=0),this.onCurve=t,this.endContour=r,this.x=n,this.y=o}var e=A.prototype;return e.copy=function(){return new A(this.onCurve,this.
endContour,this.x,this.y)},A})(),_1=function(A,e,t){this.glyphID=A,this.dx=e,this.dy=t,this.pos=0,this.scaleX=this.scaleY=1,this.scale01=this.scale10=0},Di=(function(A){
J1(e,A);function e(){return A.apply(this,arguments)||this}var t=e.prototype;return t._getCBox=function(r){if(this._font._variationProcessor&&!r)return this.path.
cbox;var n=this._font._getTableStream("glyf");n.pos+=this._font.loca.offsets[this.id];var o=ug.decode(n),s=new xt(o.xMin,o.yMin,o.xMax,o.yMax);return Object.freeze(
s)},t._parseGlyphCoord=function(r,n,o,s){if(o){var a=r.readUInt8();s||(a=-a),a+=n}else if(s)var a=n;else var a=n+r.readInt16BE();return a},t._decode=function(){
var r=this._font.loca.offsets[this.id],n=this._font.loca.offsets[this.id+1];if(r===n)return null;var o=this._font._getTableStream("glyf");o.pos+=r;var s=o.pos,a=ug.
decode(o);return a.numberOfContours>0?this._decodeSimple(a,o):a.numberOfContours<0&&this._decodeComposite(a,o,s),a},t._decodeSimple=function(r,n){r.points=[];var o=new i.
Array(i.uint16,r.numberOfContours).decode(n);r.instructions=new i.Array(i.uint8,i.uint16).decode(n);for(var s=[],a=o[o.length-1]+1;s.length<a;){var g=n.readUInt8();
if(s.push(g),g&V1)for(var c=n.readUInt8(),B=0;B<c;B++)s.push(g)}for(var l=0;l<s.length;l++){var g=s[l],f=new Ue(!!(g&T1),o.indexOf(l)>=0,0,0);r.points.push(f)}for(var w=0,
l=0;l<s.length;l++){var g=s[l];r.points[l].x=w=this._parseGlyphCoord(n,w,g&k1,g&L1)}for(var I=0,l=0;l<s.length;l++){var g=s[l];r.points[l].y=I=this._parseGlyphCoord(
n,I,g&P1,g&O1)}if(this._font._variationProcessor){var E=r.points.slice();E.push.apply(E,this._getPhantomPoints(r)),this._font._variationProcessor.transformPoints(
this.id,E),r.phantomPoints=E.slice(-4)}},t._decodeComposite=function(r,n,o){o===void 0&&(o=0),r.components=[];for(var s=!1,a=hg;a&hg;){a=n.readUInt16BE();var g=n.
pos-o,c=n.readUInt16BE();if(s||(s=(a&q1)!==0),a&W1)var B=n.readInt16BE(),l=n.readInt16BE();else var B=n.readInt8(),l=n.readInt8();var f=new _1(c,B,l);f.pos=g,a&
K1?f.scaleX=f.scaleY=(n.readUInt8()<<24|n.readUInt8()<<16)/1073741824:a&X1?(f.scaleX=(n.readUInt8()<<24|n.readUInt8()<<16)/1073741824,f.scaleY=(n.readUInt8()<<24|
n.readUInt8()<<16)/1073741824):a&Z1&&(f.scaleX=(n.readUInt8()<<24|n.readUInt8()<<16)/1073741824,f.scale01=(n.readUInt8()<<24|n.readUInt8()<<16)/1073741824,f.scale10=
(n.readUInt8()<<24|n.readUInt8()<<16)/1073741824,f.scaleY=(n.readUInt8()<<24|n.readUInt8()<<16)/1073741824),r.components.push(f)}if(this._font._variationProcessor){
for(var w=[],I=0;I<r.components.length;I++){var f=r.components[I];w.push(new Ue(!0,!0,f.dx,f.dy))}w.push.apply(w,this._getPhantomPoints(r)),this._font._variationProcessor.
transformPoints(this.id,w),r.phantomPoints=w.splice(-4,4);for(var E=0;E<w.length;E++){var y=w[E];r.components[E].dx=y.x,r.components[E].dy=y.y}}return s},t._getPhantomPoints=
function(r){var n=this._getCBox(!0);this._metrics==null&&(this._metrics=Ui.prototype._getMetrics.call(this,n));var o=this._metrics,s=o.advanceWidth,a=o.advanceHeight,
g=o.leftBearing,c=o.topBearing;return[new Ue(!1,!0,r.xMin-g,0),new Ue(!1,!0,r.xMin-g+s,0),new Ue(!1,!0,0,r.yMax+c),new Ue(!1,!0,0,r.yMax+c+a)]},t._getContours=function(){
var r=this._decode();if(!r)return[];var n=[];if(r.numberOfContours<0)for(var o=S1(r.components),s;!(s=o()).done;)for(var a=s.value,g=this._font.getGlyph(a.glyphID).
_getContours(),c=0;c<g.length;c++)for(var B=g[c],l=0;l<B.length;l++){var f=B[l],w=f.x*a.scaleX+f.y*a.scale01+a.dx,I=f.y*a.scaleY+f.x*a.scale10+a.dy;n.push(new Ue(
f.onCurve,f.endContour,w,I))}else n=r.points||[];r.phantomPoints&&!this._font.directory.tables.HVAR&&(this._metrics.advanceWidth=r.phantomPoints[1].x-r.phantomPoints[0].
x,this._metrics.advanceHeight=r.phantomPoints[3].y-r.phantomPoints[2].y,this._metrics.leftBearing=r.xMin-r.phantomPoints[0].x,this._metrics.topBearing=r.phantomPoints[2].
y-r.yMax);for(var E=[],y=[],C=0;C<n.length;C++){var d=n[C];y.push(d),d.endContour&&(E.push(y),y=[])}return E},t._getMetrics=function(){if(this._metrics)return this.
_metrics;var r=this._getCBox(!0);return A.prototype._getMetrics.call(this,r),this._font._variationProcessor&&!this._font.HVAR&&this.path,this._metrics},t._getPath=
function(){for(var r=this._getContours(),n=new Yi,o=0;o<r.length;o++){var s=r[o],a=s[0],g=s[s.length-1],c=0;if(a.onCurve){var B=null;c=1}else{g.onCurve?a=g:a=new Ue(
!1,!1,(a.x+g.x)/2,(a.y+g.y)/2);var B=a}n.moveTo(a.x,a.y);for(var l=c;l<s.length;l++){var f=s[l],w=l===0?a:s[l-1];if(w.onCurve&&f.onCurve)n.lineTo(f.x,f.y);else if(w.
onCurve&&!f.onCurve)var B=f;else if(!w.onCurve&&!f.onCurve){var I=(w.x+f.x)/2,E=(w.y+f.y)/2;n.quadraticCurveTo(w.x,w.y,I,E);var B=f}else if(!w.onCurve&&f.onCurve){
n.quadraticCurveTo(B.x,B.y,f.x,f.y);var B=null}else throw new Error("Unknown TTF path state")}B&&n.quadraticCurveTo(B.x,B.y,a.x,a.y),n.closePath()}return n},e})(
Ui);function $1(A,e){A.prototype=Object.create(e.prototype),A.prototype.constructor=A,A.__proto__=e}var AC=(function(A){$1(e,A);function e(){return A.apply(this,
arguments)||this}var t=e.prototype;return t._getName=function(){return this._font.CFF2?A.prototype._getName.call(this):this._font["CFF "].getGlyphName(this.id)},
t.bias=function(r){return r.length<1240?107:r.length<33900?1131:32768},t._getPath=function(){var r=this._font.stream,n=r.pos,o=this._font.CFF2||this._font["CFF "],
s=o.topDict.CharStrings[this.id],a=s.offset+s.length;r.pos=s.offset;var g=new Yi,c=[],B=[],l=null,f=0,w=0,I=0,E,y,C=!1;this._usedGsubrs=E={},this._usedSubrs=y={};
var d=o.globalSubrIndex||[],U=this.bias(d),b=o.privateDictForGlyph(this.id),N=b.Subrs||[],j=this.bias(N),X=o.topDict.vstore&&o.topDict.vstore.itemVariationStore,
V=b.vsindex,$=this._font._variationProcessor;function R(){l==null&&(l=c.shift()+b.nominalWidthX)}function cA(){return c.length%2!==0&&R(),f+=c.length>>1,c.length=
0}function lA(H,W){C&&g.closePath(),g.moveTo(H,W),C=!0}var eA=function H(){for(;r.pos<a;){var W=r.readUInt8();if(W<32)switch(W){case 1:case 3:case 18:case 23:cA();
break;case 4:c.length>1&&R(),I+=c.shift(),lA(w,I);break;case 5:for(;c.length>=2;)w+=c.shift(),I+=c.shift(),g.lineTo(w,I);break;case 6:case 7:for(var tA=W===6;c.
length>=1;)tA?w+=c.shift():I+=c.shift(),g.lineTo(w,I),tA=!tA;break;case 8:for(;c.length>0;){var k=w+c.shift(),K=I+c.shift(),T=k+c.shift(),P=K+c.shift();w=T+c.shift(),
I=P+c.shift(),g.bezierCurveTo(k,K,T,P,w,I)}break;case 10:var AA=c.pop()+j,iA=N[AA];if(iA){y[AA]=!0;var dA=r.pos,Z=a;r.pos=iA.offset,a=iA.offset+iA.length,H(),r.
pos=dA,a=Z}break;case 11:if(o.version>=2)break;return;case 14:if(o.version>=2)break;c.length>0&&R(),C&&(g.closePath(),C=!1);break;case 15:{if(o.version<2)throw new Error(
"vsindex operator not supported in CFF v1");V=c.pop();break}case 16:{if(o.version<2)throw new Error("blend operator not supported in CFF v1");if(!$)throw new Error(
"blend operator in non-variation font");for(var L=$.getBlendVector(X,V),FA=c.pop(),NA=FA*L.length,MA=c.length-NA,IA=MA-FA,zA=0;zA<FA;zA++){for(var jA=c[IA+zA],RA=0;RA<
L.length;RA++)jA+=L[RA]*c[MA++];c[IA+zA]=jA}for(;NA--;)c.pop();break}case 19:case 20:cA(),r.pos+=f+7>>3;break;case 21:c.length>2&&R(),w+=c.shift(),I+=c.shift(),
lA(w,I);break;case 22:c.length>1&&R(),w+=c.shift(),lA(w,I);break;case 24:for(;c.length>=8;){var k=w+c.shift(),K=I+c.shift(),T=k+c.shift(),P=K+c.shift();w=T+c.shift(),
I=P+c.shift(),g.bezierCurveTo(k,K,T,P,w,I)}w+=c.shift(),I+=c.shift(),g.lineTo(w,I);break;case 25:for(;c.length>=8;)w+=c.shift(),I+=c.shift(),g.lineTo(w,I);var k=w+
c.shift(),K=I+c.shift(),T=k+c.shift(),P=K+c.shift();w=T+c.shift(),I=P+c.shift(),g.bezierCurveTo(k,K,T,P,w,I);break;case 26:for(c.length%2&&(w+=c.shift());c.length>=
4;)k=w,K=I+c.shift(),T=k+c.shift(),P=K+c.shift(),w=T,I=P+c.shift(),g.bezierCurveTo(k,K,T,P,w,I);break;case 27:for(c.length%2&&(I+=c.shift());c.length>=4;)k=w+c.
shift(),K=I,T=k+c.shift(),P=K+c.shift(),w=T+c.shift(),I=P,g.bezierCurveTo(k,K,T,P,w,I);break;case 28:c.push(r.readInt16BE());break;case 29:if(AA=c.pop()+U,iA=d[AA],
iA){E[AA]=!0;var dA=r.pos,Z=a;r.pos=iA.offset,a=iA.offset+iA.length,H(),r.pos=dA,a=Z}break;case 30:case 31:for(tA=W===31;c.length>=4;)tA?(k=w+c.shift(),K=I,T=k+
c.shift(),P=K+c.shift(),I=P+c.shift(),w=T+(c.length===1?c.shift():0)):(k=w,K=I+c.shift(),T=k+c.shift(),P=K+c.shift(),w=T+c.shift(),I=P+(c.length===1?c.shift():0)),
g.bezierCurveTo(k,K,T,P,w,I),tA=!tA;break;case 12:switch(W=r.readUInt8(),W){case 3:var rA=c.pop(),wA=c.pop();c.push(rA&&wA?1:0);break;case 4:rA=c.pop(),wA=c.pop(),
c.push(rA||wA?1:0);break;case 5:rA=c.pop(),c.push(rA?0:1);break;case 9:rA=c.pop(),c.push(Math.abs(rA));break;case 10:rA=c.pop(),wA=c.pop(),c.push(rA+wA);break;case 11:
rA=c.pop(),wA=c.pop(),c.push(rA-wA);break;case 12:rA=c.pop(),wA=c.pop(),c.push(rA/wA);break;case 14:rA=c.pop(),c.push(-rA);break;case 15:rA=c.pop(),wA=c.pop(),c.
push(rA===wA?1:0);break;case 18:c.pop();break;case 20:var u=c.pop(),h=c.pop();B[h]=u;break;case 21:h=c.pop(),c.push(B[h]||0);break;case 22:var Q=c.pop(),M=c.pop(),
p=c.pop(),Y=c.pop();c.push(p<=Y?Q:M);break;case 23:c.push(Math.random());break;case 24:rA=c.pop(),wA=c.pop(),c.push(rA*wA);break;case 26:rA=c.pop(),c.push(Math.
sqrt(rA));break;case 27:rA=c.pop(),c.push(rA,rA);break;case 28:rA=c.pop(),wA=c.pop(),c.push(wA,rA);break;case 29:h=c.pop(),h<0?h=0:h>c.length-1&&(h=c.length-1),
c.push(c[h]);break;case 30:var v=c.pop(),J=c.pop();if(J>=0)for(;J>0;){for(var gA=c[v-1],nA=v-2;nA>=0;nA--)c[nA+1]=c[nA];c[0]=gA,J--}else for(;J<0;){for(var gA=c[0],
aA=0;aA<=v;aA++)c[aA]=c[aA+1];c[v-1]=gA,J++}break;case 34:k=w+c.shift(),K=I,T=k+c.shift(),P=K+c.shift();var QA=T+c.shift(),JA=P,Ae=QA+c.shift(),TA=JA,De=Ae+c.shift(),
me=TA,Xe=De+c.shift(),Ze=me;w=Xe,I=Ze,g.bezierCurveTo(k,K,T,P,QA,JA),g.bezierCurveTo(Ae,TA,De,me,Xe,Ze);break;case 35:for(var ee=[],Ct=0;Ct<=5;Ct++)w+=c.shift(),
I+=c.shift(),ee.push(w,I);g.bezierCurveTo.apply(g,ee.slice(0,6)),g.bezierCurveTo.apply(g,ee.slice(6)),c.shift();break;case 36:k=w+c.shift(),K=I+c.shift(),T=k+c.
shift(),P=K+c.shift(),QA=T+c.shift(),JA=P,Ae=QA+c.shift(),TA=JA,De=Ae+c.shift(),me=TA+c.shift(),Xe=De+c.shift(),Ze=me,w=Xe,I=Ze,g.bezierCurveTo(k,K,T,P,QA,JA),g.
bezierCurveTo(Ae,TA,De,me,Xe,Ze);break;case 37:var qe=w,No=I;ee=[];for(var Ro=0;Ro<=4;Ro++)w+=c.shift(),I+=c.shift(),ee.push(w,I);Math.abs(w-qe)>Math.abs(I-No)?
(w+=c.shift(),I=No):(w=qe,I+=c.shift()),ee.push(w,I),g.bezierCurveTo.apply(g,ee.slice(0,6)),g.bezierCurveTo.apply(g,ee.slice(6));break;default:throw new Error("\
Unknown op: 12 "+W)}break;default:throw new Error("Unknown op: "+W)}else if(W<247)c.push(W-139);else if(W<251){var Ni=r.readUInt8();c.push((W-247)*256+Ni+108)}else if(W<
255){var Ni=r.readUInt8();c.push(-(W-251)*256-Ni-108)}else c.push(r.readInt32BE()/65536)}};return eA(),C&&g.closePath(),g},e})(Ui);function eC(A,e){A.prototype=
Object.create(e.prototype),A.prototype.constructor=A,A.__proto__=e}var tC=new i.Struct({originX:i.uint16,originY:i.uint16,type:new i.String(4),data:new i.Buffer(
function(A){return A.parent.buflen-A._currentOffset})}),rC=(function(A){eC(e,A);function e(){return A.apply(this,arguments)||this}var t=e.prototype;return t.getImageForSize=
function(r){for(var n=0;n<this._font.sbix.imageTables.length;n++){var o=this._font.sbix.imageTables[n];if(o.ppem>=r)break}var s=o.imageOffsets,a=s[this.id],g=s[this.
id+1];return a===g?null:(this._font.stream.pos=a,tC.decode(this._font.stream,{buflen:g-a}))},t.render=function(r,n){var o=this.getImageForSize(n);if(o!=null){var s=n/
this._font.unitsPerEm;r.image(o.data,{height:n,x:o.originX,y:(this.bbox.minY-o.originY)*s})}this._font.sbix.flags.renderOutlines&&A.prototype.render.call(this,r,
n)},e})(Di);function iC(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==null){if(Array.isArray(A)||(A=nC(A)))return function(){return e>=A.length?{done:!0}:
{done:!1,value:A[e++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function nC(A,e){if(A){if(typeof A==
"string")return lg(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return lg(A,e)}}function lg(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}function Qg(A,e){for(var t=0;t<e.length;t++){var r=e[t];r.enumerable=r.enumerable||!1,r.configurable=!0,"value"in r&&(r.
writable=!0),Object.defineProperty(A,r.key,r)}}function oC(A,e,t){return e&&Qg(A.prototype,e),t&&Qg(A,t),A}function sC(A,e){A.prototype=Object.create(e.prototype),
A.prototype.constructor=A,A.__proto__=e}var fg=function(A,e){this.glyph=A,this.color=e},aC=(function(A){sC(e,A);function e(){return A.apply(this,arguments)||this}
var t=e.prototype;return t._getBBox=function(){for(var r=new xt,n=0;n<this.layers.length;n++){var o=this.layers[n],s=o.glyph.bbox;r.addPoint(s.minX,s.minY),r.addPoint(
s.maxX,s.maxY)}return r},t.render=function(r,n){for(var o=iC(this.layers),s;!(s=o()).done;){var a=s.value,g=a.glyph,c=a.color;r.fillColor([c.red,c.green,c.blue],
c.alpha/255*100),g.render(r,n)}},oC(e,[{key:"layers",get:function(){for(var r=this._font.CPAL,n=this._font.COLR,o=0,s=n.baseGlyphRecord.length-1;o<=s;){var a=o+
s>>1,g=n.baseGlyphRecord[a];if(this.id<g.gid)s=a-1;else if(this.id>g.gid)o=a+1;else{var c=g;break}}if(c==null){var B=this._font._getBaseGlyph(this.id),l={red:0,
green:0,blue:0,alpha:255};return[new fg(B,l)]}for(var f=[],w=c.firstLayerIndex;w<c.firstLayerIndex+c.numLayers;w++){var g=n.layerRecords[w],l=r.colorRecords[g.paletteIndex],
B=this._font._getBaseGlyph(g.gid);f.push(new fg(B,l))}return f}}]),e})(Ui),cC=32768,gC=4095,BC=32768,wg=16384,uC=8192,Ig=4095,Eg=128,Mg=127,hC=128,lC=64,QC=63,fC=(function(){
function A(t,r){this.font=t,this.normalizedCoords=this.normalizeCoords(r),this.blendVectors=new Map}var e=A.prototype;return e.normalizeCoords=function(t){for(var r=[],
n=0;n<this.font.fvar.axis.length;n++){var o=this.font.fvar.axis[n];t[n]<o.defaultValue?r.push((t[n]-o.defaultValue+Number.EPSILON)/(o.defaultValue-o.minValue+Number.
EPSILON)):r.push((t[n]-o.defaultValue+Number.EPSILON)/(o.maxValue-o.defaultValue+Number.EPSILON))}if(this.font.avar)for(var n=0;n<this.font.avar.segment.length;n++)
for(var s=this.font.avar.segment[n],a=0;a<s.correspondence.length;a++){var g=s.correspondence[a];if(a>=1&&r[n]<g.fromCoord){var c=s.correspondence[a-1];r[n]=((r[n]-
c.fromCoord)*(g.toCoord-c.toCoord)+Number.EPSILON)/(g.fromCoord-c.fromCoord+Number.EPSILON)+c.toCoord;break}}return r},e.transformPoints=function(t,r){if(!(!this.
font.fvar||!this.font.gvar)){var n=this.font.gvar;if(!(t>=n.glyphCount)){var o=n.offsets[t];if(o!==n.offsets[t+1]){var s=this.font.stream;if(s.pos=o,!(s.pos>=s.
length)){var a=s.readUInt16BE(),g=o+s.readUInt16BE();if(a&cC){var c=s.pos;s.pos=g;var B=this.decodePoints();g=s.pos,s.pos=c}var l=r.map(function(Z){return Z.copy()});
a&=gC;for(var f=0;f<a;f++){var w=s.readUInt16BE(),I=s.readUInt16BE();if(I&BC)for(var E=[],y=0;y<n.axisCount;y++)E.push(s.readInt16BE()/16384);else{if((I&Ig)>=n.
globalCoordCount)throw new Error("Invalid gvar table");var E=n.globalCoords[I&Ig]}if(I&wg){for(var C=[],d=0;d<n.axisCount;d++)C.push(s.readInt16BE()/16384);for(var U=[],
b=0;b<n.axisCount;b++)U.push(s.readInt16BE()/16384)}var N=this.tupleFactor(I,E,C,U);if(N===0){g+=w;continue}var c=s.pos;if(s.pos=g,I&uC)var j=this.decodePoints();else
var j=B;var X=j.length===0?r.length:j.length,V=this.decodeDeltas(X),$=this.decodeDeltas(X);if(j.length===0)for(var R=0;R<r.length;R++){var cA=r[R];cA.x+=Math.round(
V[R]*N),cA.y+=Math.round($[R]*N)}else{for(var lA=l.map(function(L){return L.copy()}),eA=r.map(function(){return!1}),H=0;H<j.length;H++){var W=j[H];if(W<r.length){
var tA=lA[W];eA[W]=!0,tA.x+=Math.round(V[H]*N),tA.y+=Math.round($[H]*N)}}this.interpolateMissingDeltas(lA,l,eA);for(var AA=0;AA<r.length;AA++){var iA=lA[AA].x-l[AA].
x,dA=lA[AA].y-l[AA].y;r[AA].x+=iA,r[AA].y+=dA}}g+=w,s.pos=c}}}}}},e.decodePoints=function(){var t=this.font.stream,r=t.readUInt8();r&Eg&&(r=(r&Mg)<<8|t.readUInt8());
for(var n=new Uint16Array(r),o=0,s=0;o<r;)for(var a=t.readUInt8(),g=(a&Mg)+1,c=a&Eg?t.readUInt16:t.readUInt8,B=0;B<g&&o<r;B++)s+=c.call(t),n[o++]=s;return n},e.
decodeDeltas=function(t){for(var r=this.font.stream,n=0,o=new Int16Array(t);n<t;){var s=r.readUInt8(),a=(s&QC)+1;if(s&hC)n+=a;else for(var g=s&lC?r.readInt16BE:
r.readInt8,c=0;c<a&&n<t;c++)o[n++]=g.call(r)}return o},e.tupleFactor=function(t,r,n,o){for(var s=this.normalizedCoords,a=this.font.gvar,g=1,c=0;c<a.axisCount;c++)
if(r[c]!==0){if(s[c]===0)return 0;if((t&wg)===0){if(s[c]<Math.min(0,r[c])||s[c]>Math.max(0,r[c]))return 0;g=(g*s[c]+Number.EPSILON)/(r[c]+Number.EPSILON)}else{if(s[c]<
n[c]||s[c]>o[c])return 0;s[c]<r[c]?g=g*(s[c]-n[c]+Number.EPSILON)/(r[c]-n[c]+Number.EPSILON):g=g*(o[c]-s[c]+Number.EPSILON)/(o[c]-r[c]+Number.EPSILON)}}return g},
e.interpolateMissingDeltas=function(t,r,n){if(t.length!==0)for(var o=0;o<t.length;){for(var s=o,a=o,g=t[a];!g.endContour;)g=t[++a];for(;o<=a&&!n[o];)o++;if(!(o>
a)){var c=o,B=o;for(o++;o<=a;)n[o]&&(this.deltaInterpolate(B+1,o-1,B,o,r,t),B=o),o++;B===c?this.deltaShift(s,a,B,r,t):(this.deltaInterpolate(B+1,a,B,c,r,t),c>0&&
this.deltaInterpolate(s,c-1,B,c,r,t)),o=a+1}}},e.deltaInterpolate=function(t,r,n,o,s,a){if(!(t>r))for(var g=["x","y"],c=0;c<g.length;c++){var B=g[c];if(s[n][B]>
s[o][B]){var l=n;n=o,o=l}var f=s[n][B],w=s[o][B],I=a[n][B],E=a[o][B];if(f!==w||I===E)for(var y=f===w?0:(E-I)/(w-f),C=t;C<=r;C++){var d=s[C][B];d<=f?d+=I-f:d>=w?
d+=E-w:d=I+(d-f)*y,a[C][B]=d}}},e.deltaShift=function(t,r,n,o,s){var a=s[n].x-o[n].x,g=s[n].y-o[n].y;if(!(a===0&&g===0))for(var c=t;c<=r;c++)c!==n&&(s[c].x+=a,s[c].
y+=g)},e.getAdvanceAdjustment=function(t,r){var n,o;if(r.advanceWidthMapping){var s=t;s>=r.advanceWidthMapping.mapCount&&(s=r.advanceWidthMapping.mapCount-1);var a=r.
advanceWidthMapping.entryFormat,g=r.advanceWidthMapping.mapData[s];n=g.outerIndex,o=g.innerIndex}else n=0,o=t;return this.getDelta(r.itemVariationStore,n,o)},e.
getDelta=function(t,r,n){if(r>=t.itemVariationData.length)return 0;var o=t.itemVariationData[r];if(n>=o.deltaSets.length)return 0;for(var s=o.deltaSets[n],a=this.
getBlendVector(t,r),g=0,c=0;c<o.regionIndexCount;c++)g+=s.deltas[c]*a[c];return g},e.getBlendVector=function(t,r){var n=t.itemVariationData[r];if(this.blendVectors.
has(n))return this.blendVectors.get(n);for(var o=this.normalizedCoords,s=[],a=0;a<n.regionIndexCount;a++){for(var g=1,c=n.regionIndexes[a],B=t.variationRegionList.
variationRegions[c],l=0;l<B.length;l++){var f=B[l],w=void 0;f.startCoord>f.peakCoord||f.peakCoord>f.endCoord||f.startCoord<0&&f.endCoord>0&&f.peakCoord!==0||f.peakCoord===
0?w=1:o[l]<f.startCoord||o[l]>f.endCoord?w=0:o[l]===f.peakCoord?w=1:o[l]<f.peakCoord?w=(o[l]-f.startCoord+Number.EPSILON)/(f.peakCoord-f.startCoord+Number.EPSILON):
w=(f.endCoord-o[l]+Number.EPSILON)/(f.endCoord-f.peakCoord+Number.EPSILON),g*=w}s[a]=g}return this.blendVectors.set(n,s),s},A})(),fo=EA(function(A){var e=(function(){
function t(g,c,B,l){var f;typeof c=="object"&&(B=c.depth,l=c.prototype,f=c.filter,c=c.circular);var w=[],I=[],E=typeof BA<"u";typeof c>"u"&&(c=!0),typeof B>"u"&&
(B=1/0);function y(C,d){if(C===null)return null;if(d==0)return C;var U,b;if(typeof C!="object")return C;if(t.__isArray(C))U=[];else if(t.__isRegExp(C))U=new RegExp(
C.source,a(C)),C.lastIndex&&(U.lastIndex=C.lastIndex);else if(t.__isDate(C))U=new Date(C.getTime());else{if(E&&BA.isBuffer(C))return BA.allocUnsafe?U=BA.allocUnsafe(
C.length):U=new BA(C.length),C.copy(U),U;typeof l>"u"?(b=Object.getPrototypeOf(C),U=Object.create(b)):(U=Object.create(l),b=l)}if(c){var N=w.indexOf(C);if(N!=-1)
return I[N];w.push(C),I.push(U)}for(var j in C){var X;b&&(X=Object.getOwnPropertyDescriptor(b,j)),!(X&&X.set==null)&&(U[j]=y(C[j],d-1))}return U}return y(g,B)}t.
clonePrototype=function(g){if(g===null)return null;var c=function(){};return c.prototype=g,new c};function r(g){return Object.prototype.toString.call(g)}t.__objToStr=
r;function n(g){return typeof g=="object"&&r(g)==="[object Date]"}t.__isDate=n;function o(g){return typeof g=="object"&&r(g)==="[object Array]"}t.__isArray=o;function s(g){
return typeof g=="object"&&r(g)==="[object RegExp]"}t.__isRegExp=s;function a(g){var c="";return g.global&&(c+="g"),g.ignoreCase&&(c+="i"),g.multiline&&(c+="m"),
c}return t.__getRegExpFlags=a,t})();A.exports&&(A.exports=e)}),Cg=(function(){function A(t){this.font=t,this.glyphs=[],this.mapping={},this.includeGlyph(0)}var e=A.
prototype;return e.includeGlyph=function(t){return typeof t=="object"&&(t=t.id),this.mapping[t]==null&&(this.glyphs.push(t),this.mapping[t]=this.glyphs.length-1),
this.mapping[t]},e.encodeStream=function(){var t=this,r=new i.EncodeStream;return kA(function(){return t.encode(r),r.end()}),r},A})(),wC=1,IC=2,EC=4,MC=8,CC=16,
pC=32,pg=(function(){function A(){}return A.size=function(e){return e>=0&&e<=255?1:2},A.encode=function(e,t){t>=0&&t<=255?e.writeUInt8(t):e.writeInt16BE(t)},A})(),
yg=new i.Struct({numberOfContours:i.int16,xMin:i.int16,yMin:i.int16,xMax:i.int16,yMax:i.int16,endPtsOfContours:new i.Array(i.uint16,"numberOfContours"),instructions:new i.
Array(i.uint8,i.uint16),flags:new i.Array(i.uint8,0),xPoints:new i.Array(pg,0),yPoints:new i.Array(pg,0)}),yC=(function(){function A(){}var e=A.prototype;return e.
encodeSimple=function(t,r){r===void 0&&(r=[]);for(var n=[],o=[],s=[],a=[],g=0,c=0,B=0,l=0,f=0,w=0;w<t.commands.length;w++){for(var I=t.commands[w],E=0;E<I.args.
length;E+=2){var y=I.args[E],C=I.args[E+1],d=0;if(I.command==="quadraticCurveTo"&&E===2){var U=t.commands[w+1];if(U&&U.command==="quadraticCurveTo"){var b=(c+U.
args[0])/2,N=(B+U.args[1])/2;if(y===b&&C===N)continue}}I.command==="quadraticCurveTo"&&E===0||(d|=wC),d=this._encodePoint(y,c,o,d,IC,CC),d=this._encodePoint(C,B,
s,d,EC,pC),d===l&&g<255?(a[a.length-1]|=MC,g++):(g>0&&(a.push(g),g=0),a.push(d),l=d),c=y,B=C,f++}I.command==="closePath"&&n.push(f-1)}t.commands.length>1&&t.commands[t.
commands.length-1].command!=="closePath"&&n.push(f-1);var j=t.bbox,X={numberOfContours:n.length,xMin:j.minX,yMin:j.minY,xMax:j.maxX,yMax:j.maxY,endPtsOfContours:n,
instructions:r,flags:a,xPoints:o,yPoints:s},V=yg.size(X),$=4-V%4,R=new i.EncodeStream(V+$);return yg.encode(R,X),$!==0&&R.fill(0,$),R.buffer},e._encodePoint=function(t,r,n,o,s,a){
var g=t-r;return t===r?o|=a:(-255<=g&&g<=255&&(o|=s,g<0?g=-g:o|=a),n.push(g)),o},A})();function FC(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==null){if(Array.
isArray(A)||(A=YC(A)))return function(){return e>=A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instan\
ce.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function YC(A,e){if(A){if(typeof A==
"string")return Fg(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return Fg(A,e)}}function Fg(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}function dC(A,e){A.prototype=Object.create(e.prototype),A.prototype.constructor=A,A.__proto__=e}var UC=(function(A){dC(
e,A);function e(r){var n;return n=A.call(this,r)||this,n.glyphEncoder=new yC,n}var t=e.prototype;return t._addGlyph=function(r){var n=this.font.getGlyph(r),o=n.
_decode(),s=this.font.loca.offsets[r],a=this.font.loca.offsets[r+1],g=this.font._getTableStream("glyf");g.pos+=s;var c=g.readBuffer(a-s);if(o&&o.numberOfContours<
0){c=new BA(c);for(var B=FC(o.components),l;!(l=B()).done;){var f=l.value;r=this.includeGlyph(f.glyphID),c.writeUInt16BE(r,f.pos)}}else o&&this.font._variationProcessor&&
(c=this.glyphEncoder.encodeSimple(n.path,o.instructions));return this.glyf.push(c),this.loca.offsets.push(this.offset),this.hmtx.metrics.push({advance:n.advanceWidth,
bearing:n._getMetrics().leftBearing}),this.offset+=c.length,this.glyf.length-1},t.encode=function(r){this.glyf=[],this.offset=0,this.loca={offsets:[]},this.hmtx=
{metrics:[],bearings:[]};for(var n=0;n<this.glyphs.length;)this._addGlyph(this.glyphs[n++]);var o=fo(this.font.maxp);o.numGlyphs=this.glyf.length,this.loca.offsets.
push(this.offset),S.loca.preEncode.call(this.loca);var s=fo(this.font.head);s.indexToLocFormat=this.loca.version;var a=fo(this.font.hhea);a.numberOfMetrics=this.
hmtx.metrics.length,ti.encode(r,{tables:{head:s,hhea:a,loca:this.loca,maxp:o,"cvt ":this.font["cvt "],prep:this.font.prep,glyf:this.glyf,hmtx:this.hmtx,fpgm:this.
font.fpgm}})},e})(Cg);function wo(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==null){if(Array.isArray(A)||(A=DC(A)))return function(){return e>=A.length?
{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function DC(A,e){if(A){if(typeof A==
"string")return Yg(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return Yg(A,e)}}function Yg(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}function mC(A,e){A.prototype=Object.create(e.prototype),A.prototype.constructor=A,A.__proto__=e}var vC=(function(A){mC(
e,A);function e(r){var n;if(n=A.call(this,r)||this,n.cff=n.font["CFF "],!n.cff)throw new Error("Not a CFF Font");return n}var t=e.prototype;return t.subsetCharstrings=
function(){this.charstrings=[];for(var r={},n=wo(this.glyphs),o;!(o=n()).done;){var s=o.value;this.charstrings.push(this.cff.getCharString(s));var a=this.font.getGlyph(
s),g=a.path;for(var c in a._usedGsubrs)r[c]=!0}this.gsubrs=this.subsetSubrs(this.cff.globalSubrIndex,r)},t.subsetSubrs=function(r,n){for(var o=[],s=0;s<r.length;s++){
var a=r[s];n[s]?(this.cff.stream.pos=a.offset,o.push(this.cff.stream.readBuffer(a.length))):o.push(new BA([11]))}return o},t.subsetFontdict=function(r){r.FDArray=
[],r.FDSelect={version:0,fds:[]};for(var n={},o=[],s=wo(this.glyphs),a;!(a=s()).done;){var g=a.value,c=this.cff.fdForGlyph(g);if(c!=null){n[c]||(r.FDArray.push(
Object.assign({},this.cff.topDict.FDArray[c])),o.push({})),n[c]=!0,r.FDSelect.fds.push(r.FDArray.length-1);var B=this.font.getGlyph(g),l=B.path;for(var f in B._usedSubrs)
o[o.length-1][f]=!0}}for(var w=0;w<r.FDArray.length;w++){var I=r.FDArray[w];delete I.FontName,I.Private&&I.Private.Subrs&&(I.Private=Object.assign({},I.Private),
I.Private.Subrs=this.subsetSubrs(I.Private.Subrs,o[w]))}},t.createCIDFontdict=function(r){for(var n={},o=wo(this.glyphs),s;!(s=o()).done;){var a=s.value,g=this.
font.getGlyph(a),c=g.path;for(var B in g._usedSubrs)n[B]=!0}var l=Object.assign({},this.cff.topDict.Private);return this.cff.topDict.Private&&this.cff.topDict.Private.
Subrs&&(l.Subrs=this.subsetSubrs(this.cff.topDict.Private.Subrs,n)),r.FDArray=[{Private:l}],r.FDSelect={version:3,nRanges:1,ranges:[{first:0,fd:0}],sentinel:this.
charstrings.length}},t.addString=function(r){return r?(this.strings||(this.strings=[]),this.strings.push(r),Zr.length+this.strings.length-1):null},t.encode=function(r){
this.subsetCharstrings();var n={version:this.charstrings.length>255?2:1,ranges:[{first:1,nLeft:this.charstrings.length-2}]},o=Object.assign({},this.cff.topDict);
o.Private=null,o.charset=n,o.Encoding=null,o.CharStrings=this.charstrings;for(var s=0,a=["version","Notice","Copyright","FullName","FamilyName","Weight","PostSc\
ript","BaseFontName","FontName"];s<a.length;s++){var g=a[s];o[g]=this.addString(this.cff.string(o[g]))}o.ROS=[this.addString("Adobe"),this.addString("Identity"),
0],o.CIDCount=this.charstrings.length,this.cff.isCIDFont?this.subsetFontdict(o):this.createCIDFontdict(o);var c={version:1,hdrSize:this.cff.hdrSize,offSize:this.
cff.length,header:this.cff.header,nameIndex:[this.cff.postscriptName],topDictIndex:[o],stringIndex:this.strings,globalSubrIndex:this.gsubrs};ba.encode(r,c)},e})(
Cg),CA;function dg(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==null){if(Array.isArray(A)||(A=NC(A)))return function(){return e>=A.length?{done:!0}:{done:!1,
value:A[e++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function NC(A,e){if(A){if(typeof A==
"string")return Ug(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return Ug(A,e)}}function Ug(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}function Dg(A,e){for(var t=0;t<e.length;t++){var r=e[t];r.enumerable=r.enumerable||!1,r.configurable=!0,"value"in r&&(r.
writable=!0),Object.defineProperty(A,r.key,r)}}function RC(A,e,t){return e&&Dg(A.prototype,e),t&&Dg(A,t),A}function lt(A,e,t,r,n){var o={};return Object.keys(r).
forEach(function(s){o[s]=r[s]}),o.enumerable=!!o.enumerable,o.configurable=!!o.configurable,("value"in o||o.initializer)&&(o.writable=!0),o=t.slice().reverse().
reduce(function(s,a){return a(A,e,s)||s},o),n&&o.initializer!==void 0&&(o.value=o.initializer?o.initializer.call(n):void 0,o.initializer=void 0),o.initializer===
void 0&&(Object.defineProperty(A,e,o),o=null),o}var Qt=(CA=(function(){A.probe=function(t){var r=t.toString("ascii",0,4);return r==="true"||r==="OTTO"||r==="\0\0\
\0"};function A(t,r){r===void 0&&(r=null),this.stream=t,this.variationCoords=r,this._directoryPos=this.stream.pos,this._tables={},this._glyphs={},this._decodeDirectory();
for(var n in this.directory.tables){var o=this.directory.tables[n];S[n]&&o.length>0&&Object.defineProperty(this,n,{get:this._getTable.bind(this,o)})}}var e=A.prototype;
return e._getTable=function(t){if(!(t.tag in this._tables))try{this._tables[t.tag]=this._decodeTable(t)}catch(r){nt.logErrors&&(console.error("Error decoding ta\
ble "+t.tag),console.error(r.stack))}return this._tables[t.tag]},e._getTableStream=function(t){var r=this.directory.tables[t];return r?(this.stream.pos=r.offset,
this.stream):null},e._decodeDirectory=function(){return this.directory=ti.decode(this.stream,{_startOffset:0})},e._decodeTable=function(t){var r=this.stream.pos,
n=this._getTableStream(t.tag),o=S[t.tag].decode(n,this,t.length);return this.stream.pos=r,o},e.getName=function(t,r){r===void 0&&(r="en");var n=this.name.records[t];
return n?n[r]:null},e.hasGlyphForCodePoint=function(t){return!!this._cmapProcessor.lookup(t)},e.glyphForCodePoint=function(t){return this.getGlyph(this._cmapProcessor.
lookup(t),[t])},e.glyphsForString=function(t){for(var r=[],n=t.length,o=0,s=-1,a=-1;o<=n;){var g=0,c=0;if(o<n){if(g=t.charCodeAt(o++),55296<=g&&g<=56319&&o<n){var B=t.
charCodeAt(o);56320<=B&&B<=57343&&(o++,g=((g&1023)<<10)+(B&1023)+65536)}c=65024<=g&&g<=65039||917760<=g&&g<=917999?1:0}else o++;a===0&&c===1?r.push(this.getGlyph(
this._cmapProcessor.lookup(s,g),[s,g])):a===0&&c===0&&r.push(this.glyphForCodePoint(s)),s=g,a=c}return r},e.layout=function(t,r,n,o,s){return this._layoutEngine.
layout(t,r,n,o,s)},e.stringsForGlyph=function(t){return this._layoutEngine.stringsForGlyph(t)},e.getAvailableFeatures=function(t,r){return this._layoutEngine.getAvailableFeatures(
t,r)},e._getBaseGlyph=function(t,r){return r===void 0&&(r=[]),this._glyphs[t]||(this.directory.tables.glyf?this._glyphs[t]=new Di(t,r,this):(this.directory.tables["\
CFF "]||this.directory.tables.CFF2)&&(this._glyphs[t]=new AC(t,r,this))),this._glyphs[t]||null},e.getGlyph=function(t,r){return r===void 0&&(r=[]),this._glyphs[t]||
(this.directory.tables.sbix?this._glyphs[t]=new rC(t,r,this):this.directory.tables.COLR&&this.directory.tables.CPAL?this._glyphs[t]=new aC(t,r,this):this._getBaseGlyph(
t,r)),this._glyphs[t]||null},e.createSubset=function(){return this.directory.tables["CFF "]?new vC(this):new UC(this)},e.getVariation=function(t){if(!(this.directory.
tables.fvar&&(this.directory.tables.gvar&&this.directory.tables.glyf||this.directory.tables.CFF2)))throw new Error("Variations require a font with the fvar, gva\
r and glyf, or CFF2 tables.");if(typeof t=="string"&&(t=this.namedVariations[t]),typeof t!="object")throw new Error("Variation settings must be either a variati\
on name or settings object.");var r=this.fvar.axis.map(function(s,a){var g=s.axisTag.trim();return g in t?Math.max(s.minValue,Math.min(s.maxValue,t[g])):s.defaultValue}),
n=new i.DecodeStream(this.stream.buffer);n.pos=this._directoryPos;var o=new A(n,r);return o._tables=this._tables,o},e.getFont=function(t){return this.getVariation(
t)},RC(A,[{key:"postscriptName",get:function(){var t=this.name.records.postscriptName;if(t){var r=Object.keys(t)[0];return t[r]}return null}},{key:"fullName",get:function(){
return this.getName("fullName")}},{key:"familyName",get:function(){return this.getName("fontFamily")}},{key:"subfamilyName",get:function(){return this.getName("\
fontSubfamily")}},{key:"copyright",get:function(){return this.getName("copyright")}},{key:"version",get:function(){return this.getName("version")}},{key:"ascent",
get:function(){return this.hhea.ascent}},{key:"descent",get:function(){return this.hhea.descent}},{key:"lineGap",get:function(){return this.hhea.lineGap}},{key:"\
underlinePosition",get:function(){return this.post.underlinePosition}},{key:"underlineThickness",get:function(){return this.post.underlineThickness}},{key:"ital\
icAngle",get:function(){return this.post.italicAngle}},{key:"capHeight",get:function(){var t=this["OS/2"];return t?t.capHeight:this.ascent}},{key:"xHeight",get:function(){
var t=this["OS/2"];return t?t.xHeight:0}},{key:"numGlyphs",get:function(){return this.maxp.numGlyphs}},{key:"unitsPerEm",get:function(){return this.head.unitsPerEm}},
{key:"bbox",get:function(){return Object.freeze(new xt(this.head.xMin,this.head.yMin,this.head.xMax,this.head.yMax))}},{key:"_cmapProcessor",get:function(){return new DI(
this.cmap)}},{key:"characterSet",get:function(){return this._cmapProcessor.getCharacterSet()}},{key:"_layoutEngine",get:function(){return new R1(this)}},{key:"a\
vailableFeatures",get:function(){return this._layoutEngine.getAvailableFeatures()}},{key:"variationAxes",get:function(){var t={};if(!this.fvar)return t;for(var r=dg(
this.fvar.axis),n;!(n=r()).done;){var o=n.value;t[o.axisTag.trim()]={name:o.name.en,min:o.minValue,default:o.defaultValue,max:o.maxValue}}return t}},{key:"named\
Variations",get:function(){var t={};if(!this.fvar)return t;for(var r=dg(this.fvar.instance),n;!(n=r()).done;){for(var o=n.value,s={},a=0;a<this.fvar.axis.length;a++){
var g=this.fvar.axis[a];s[g.axisTag.trim()]=o.coord[a]}t[o.name.en]=s}return t}},{key:"_variationProcessor",get:function(){if(!this.fvar)return null;var t=this.
variationCoords;return!t&&!this.CFF2?null:(t||(t=this.fvar.axis.map(function(r){return r.defaultValue})),new fC(this,t))}}]),A})(),lt(CA.prototype,"bbox",[GA],Object.
getOwnPropertyDescriptor(CA.prototype,"bbox"),CA.prototype),lt(CA.prototype,"_cmapProcessor",[GA],Object.getOwnPropertyDescriptor(CA.prototype,"_cmapProcessor"),
CA.prototype),lt(CA.prototype,"characterSet",[GA],Object.getOwnPropertyDescriptor(CA.prototype,"characterSet"),CA.prototype),lt(CA.prototype,"_layoutEngine",[GA],
Object.getOwnPropertyDescriptor(CA.prototype,"_layoutEngine"),CA.prototype),lt(CA.prototype,"variationAxes",[GA],Object.getOwnPropertyDescriptor(CA.prototype,"v\
ariationAxes"),CA.prototype),lt(CA.prototype,"namedVariations",[GA],Object.getOwnPropertyDescriptor(CA.prototype,"namedVariations"),CA.prototype),lt(CA.prototype,
"_variationProcessor",[GA],Object.getOwnPropertyDescriptor(CA.prototype,"_variationProcessor"),CA.prototype),CA);function bC(A){var e=0;if(typeof Symbol>"u"||A[Symbol.
iterator]==null){if(Array.isArray(A)||(A=zC(A)))return function(){return e>=A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(`Invalid attempt to i\
terate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function zC(A,e){if(A){if(typeof A==
"string")return mg(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return mg(A,e)}}function mg(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}var jC=new i.Struct({tag:new i.String(4),offset:new i.Pointer(i.uint32,"void",{type:"global"}),compLength:i.uint32,length:i.
uint32,origChecksum:i.uint32}),vg=new i.Struct({tag:new i.String(4),flavor:i.uint32,length:i.uint32,numTables:i.uint16,reserved:new i.Reserved(i.uint16),totalSfntSize:i.
uint32,majorVersion:i.uint16,minorVersion:i.uint16,metaOffset:i.uint32,metaLength:i.uint32,metaOrigLength:i.uint32,privOffset:i.uint32,privLength:i.uint32,tables:new i.
Array(jC,"numTables")});vg.process=function(){for(var A={},e=bC(this.tables),t;!(t=e()).done;){var r=t.value;A[r.tag]=r}this.tables=A};var Io=0,Ng=-3;function Mr(){
this.table=new Uint16Array(16),this.trans=new Uint16Array(288)}function GC(A,e){this.source=A,this.sourceIndex=0,this.tag=0,this.bitcount=0,this.dest=e,this.destLen=
0,this.ltree=new Mr,this.dtree=new Mr}var Rg=new Mr,bg=new Mr,Eo=new Uint8Array(30),Mo=new Uint16Array(30),zg=new Uint8Array(30),jg=new Uint16Array(30),xC=new Uint8Array(
[16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15]),Gg=new Mr,he=new Uint8Array(320);function xg(A,e,t,r){var n,o;for(n=0;n<t;++n)A[n]=0;for(n=0;n<30-t;++n)A[n+t]=
n/t|0;for(o=r,n=0;n<30;++n)e[n]=o,o+=1<<A[n]}function SC(A,e){var t;for(t=0;t<7;++t)A.table[t]=0;for(A.table[7]=24,A.table[8]=152,A.table[9]=112,t=0;t<24;++t)A.
trans[t]=256+t;for(t=0;t<144;++t)A.trans[24+t]=t;for(t=0;t<8;++t)A.trans[168+t]=280+t;for(t=0;t<112;++t)A.trans[176+t]=144+t;for(t=0;t<5;++t)e.table[t]=0;for(e.
table[5]=32,t=0;t<32;++t)e.trans[t]=t}var Sg=new Uint16Array(16);function Co(A,e,t,r){var n,o;for(n=0;n<16;++n)A.table[n]=0;for(n=0;n<r;++n)A.table[e[t+n]]++;for(A.
table[0]=0,o=0,n=0;n<16;++n)Sg[n]=o,o+=A.table[n];for(n=0;n<r;++n)e[t+n]&&(A.trans[Sg[e[t+n]]++]=n)}function HC(A){A.bitcount--||(A.tag=A.source[A.sourceIndex++],
A.bitcount=7);var e=A.tag&1;return A.tag>>>=1,e}function le(A,e,t){if(!e)return t;for(;A.bitcount<24;)A.tag|=A.source[A.sourceIndex++]<<A.bitcount,A.bitcount+=8;
var r=A.tag&65535>>>16-e;return A.tag>>>=e,A.bitcount-=e,r+t}function po(A,e){for(;A.bitcount<24;)A.tag|=A.source[A.sourceIndex++]<<A.bitcount,A.bitcount+=8;var t=0,
r=0,n=0,o=A.tag;do r=2*r+(o&1),o>>>=1,++n,t+=e.table[n],r-=e.table[n];while(r>=0);return A.tag=o,A.bitcount-=n,e.trans[t+r]}function JC(A,e,t){var r,n,o,s,a,g;for(r=
le(A,5,257),n=le(A,5,1),o=le(A,4,4),s=0;s<19;++s)he[s]=0;for(s=0;s<o;++s){var c=le(A,3,0);he[xC[s]]=c}for(Co(Gg,he,0,19),a=0;a<r+n;){var B=po(A,Gg);switch(B){case 16:
var l=he[a-1];for(g=le(A,2,3);g;--g)he[a++]=l;break;case 17:for(g=le(A,3,3);g;--g)he[a++]=0;break;case 18:for(g=le(A,7,11);g;--g)he[a++]=0;break;default:he[a++]=
B;break}}Co(e,he,0,r),Co(t,he,r,n)}function Hg(A,e,t){for(;;){var r=po(A,e);if(r===256)return Io;if(r<256)A.dest[A.destLen++]=r;else{var n,o,s,a;for(r-=257,n=le(
A,Eo[r],Mo[r]),o=po(A,t),s=A.destLen-le(A,zg[o],jg[o]),a=s;a<s+n;++a)A.dest[A.destLen++]=A.dest[a]}}}function TC(A){for(var e,t,r;A.bitcount>8;)A.sourceIndex--,
A.bitcount-=8;if(e=A.source[A.sourceIndex+1],e=256*e+A.source[A.sourceIndex],t=A.source[A.sourceIndex+3],t=256*t+A.source[A.sourceIndex+2],e!==(~t&65535))return Ng;
for(A.sourceIndex+=4,r=e;r;--r)A.dest[A.destLen++]=A.source[A.sourceIndex++];return A.bitcount=0,Io}function kC(A,e){var t=new GC(A,e),r,n,o;do{switch(r=HC(t),n=
le(t,2,0),n){case 0:o=TC(t);break;case 1:o=Hg(t,Rg,bg);break;case 2:JC(t,t.ltree,t.dtree),o=Hg(t,t.ltree,t.dtree);break;default:o=Ng}if(o!==Io)throw new Error("\
Data error")}while(!r);return t.destLen<t.dest.length?typeof t.dest.slice=="function"?t.dest.slice(0,t.destLen):t.dest.subarray(0,t.destLen):t.dest}SC(Rg,bg),xg(
Eo,Mo,4,3),xg(zg,jg,2,1),Eo[28]=0,Mo[28]=258;var PC=kC;function VC(A,e){A.prototype=Object.create(e.prototype),A.prototype.constructor=A,A.__proto__=e}var LC=(function(A){
VC(e,A);function e(){return A.apply(this,arguments)||this}e.probe=function(r){return r.toString("ascii",0,4)==="wOFF"};var t=e.prototype;return t._decodeDirectory=
function(){this.directory=vg.decode(this.stream,{_startOffset:0})},t._getTableStream=function(r){var n=this.directory.tables[r];if(n)if(this.stream.pos=n.offset,
n.compLength<n.length){this.stream.pos+=2;var o=new BA(n.length),s=PC(this.stream.readBuffer(n.compLength-2),o);return new i.DecodeStream(s)}else return this.stream;
return null},e})(Qt);function Jg(A){this.buffer=A,this.pos=0}Jg.prototype.read=function(A,e,t){this.pos+t>this.buffer.length&&(t=this.buffer.length-this.pos);for(var r=0;r<
t;r++)A[e+r]=this.buffer[this.pos+r];return this.pos+=t,t};var OC=Jg;function Tg(A){this.buffer=A,this.pos=0}Tg.prototype.write=function(A,e){if(this.pos+e>this.
buffer.length)throw new Error("Output buffer is not large enough");return this.buffer.set(A.subarray(0,e),this.pos),this.pos+=e,e};var WC=Tg,kg={BrotliInput:OC,
BrotliOutput:WC},ft=4096,KC=2*ft+32,Pg=2*ft-1,XC=new Uint32Array([0,1,3,7,15,31,63,127,255,511,1023,2047,4095,8191,16383,32767,65535,131071,262143,524287,1048575,
2097151,4194303,8388607,16777215]);function wt(A){this.buf_=new Uint8Array(KC),this.input_=A,this.reset()}wt.READ_SIZE=ft,wt.IBUF_MASK=Pg,wt.prototype.reset=function(){
this.buf_ptr_=0,this.val_=0,this.pos_=0,this.bit_pos_=0,this.bit_end_pos_=0,this.eos_=0,this.readMoreInput();for(var A=0;A<4;A++)this.val_|=this.buf_[this.pos_]<<
8*A,++this.pos_;return this.bit_end_pos_>0},wt.prototype.readMoreInput=function(){if(!(this.bit_end_pos_>256))if(this.eos_){if(this.bit_pos_>this.bit_end_pos_)throw new Error(
"Unexpected end of input "+this.bit_pos_+" "+this.bit_end_pos_)}else{var A=this.buf_ptr_,e=this.input_.read(this.buf_,A,ft);if(e<0)throw new Error("Unexpected e\
nd of input");if(e<ft){this.eos_=1;for(var t=0;t<32;t++)this.buf_[A+e+t]=0}if(A===0){for(var t=0;t<32;t++)this.buf_[(ft<<1)+t]=this.buf_[t];this.buf_ptr_=ft}else
this.buf_ptr_=0;this.bit_end_pos_+=e<<3}},wt.prototype.fillBitWindow=function(){for(;this.bit_pos_>=8;)this.val_>>>=8,this.val_|=this.buf_[this.pos_&Pg]<<24,++this.
pos_,this.bit_pos_=this.bit_pos_-8>>>0,this.bit_end_pos_=this.bit_end_pos_-8>>>0},wt.prototype.readBits=function(A){32-this.bit_pos_<A&&this.fillBitWindow();var e=this.
val_>>>this.bit_pos_&XC[A];return this.bit_pos_+=A,e};var Tt=wt,ZC=Ap,qC=tp,_C=np,Qe=[],$A=[],$C=typeof Uint8Array<"u"?Uint8Array:Array,yo="ABCDEFGHIJKLMNOPQRST\
UVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";for(It=0,Vg=yo.length;It<Vg;++It)Qe[It]=yo[It],$A[yo.charCodeAt(It)]=It;var It,Vg;$A[45]=62,$A[95]=63;function Lg(A){
var e=A.length;if(e%4>0)throw new Error("Invalid string. Length must be a multiple of 4");var t=A.indexOf("=");t===-1&&(t=e);var r=t===e?0:4-t%4;return[t,r]}function Ap(A){
var e=Lg(A),t=e[0],r=e[1];return(t+r)*3/4-r}function ep(A,e,t){return(e+t)*3/4-t}function tp(A){for(var e,t=Lg(A),r=t[0],n=t[1],o=new $C(ep(A,r,n)),s=0,a=n>0?r-
4:r,g=0;g<a;g+=4)e=$A[A.charCodeAt(g)]<<18|$A[A.charCodeAt(g+1)]<<12|$A[A.charCodeAt(g+2)]<<6|$A[A.charCodeAt(g+3)],o[s++]=e>>16&255,o[s++]=e>>8&255,o[s++]=e&255;
return n===2&&(e=$A[A.charCodeAt(g)]<<2|$A[A.charCodeAt(g+1)]>>4,o[s++]=e&255),n===1&&(e=$A[A.charCodeAt(g)]<<10|$A[A.charCodeAt(g+1)]<<4|$A[A.charCodeAt(g+2)]>>
2,o[s++]=e>>8&255,o[s++]=e&255),o}function rp(A){return Qe[A>>18&63]+Qe[A>>12&63]+Qe[A>>6&63]+Qe[A&63]}function ip(A,e,t){for(var r,n=[],o=e;o<t;o+=3)r=(A[o]<<16&
16711680)+(A[o+1]<<8&65280)+(A[o+2]&255),n.push(rp(r));return n.join("")}function np(A){for(var e,t=A.length,r=t%3,n=[],o=16383,s=0,a=t-r;s<a;s+=o)n.push(ip(A,s,
s+o>a?a:s+o));return r===1?(e=A[t-1],n.push(Qe[e>>2]+Qe[e<<4&63]+"==")):r===2&&(e=(A[t-2]<<8)+A[t-1],n.push(Qe[e>>10]+Qe[e>>4&63]+Qe[e<<2&63]+"=")),n.join("")}var op={
byteLength:ZC,toByteArray:qC,fromByteArray:_C},sp="W5/fcQLn5gKf2XUbAiQ1XULX+TZz6ADToDsgqk6qVfeC0e4m6OO2wcQ1J76ZBVRV1fRkEsdu//62zQsFEZWSTCnMhcsQKlS2qOhuVYYMGCkV0\
fXWEoMFbESXrKEZ9wdUEsyw9g4bJlEt1Y6oVMxMRTEVbCIwZzJzboK5j8m4YH02qgXYhv1V+PM435sLVxyHJihaJREEhZGqL03txGFQLm76caGO/ovxKvzCby/3vMTtX/459f0igi7WutnKiMQ6wODSoRh/8Lx1V\
3Q99MvKtwB6bHdERYRY0hStJoMjNeTsNX7bn+Y7e4EQ3bf8xBc7L0BsyfFPK43dGSXpL6clYC/I328h54/VYrQ5i0648FgbGtl837svJ35L3Mot/+nPlNpWgKx1gGXQYqX6n+bbZ7wuyCHKcUok12Xjqub7NXZGz\
qBx0SD+uziNf87t7ve42jxSKQoW3nyxVrWIGlFShhCKxjpZZ5MeGna0+lBkk+kaN8F9qFBAFgEogyMBdcX/T1W/WnMOi/7ycWUQloEBKGeC48MkiwqJkJO+12eQiOFHMmck6q/IjWW3RZlany23TBm+cNr/84/oi\
5GGmGBZWrZ6j+zykVozz5fT/QH/Da6WTbZYYPynVNO7kxzuNN2kxKKWche5WveitPKAecB8YcAHz/+zXLjcLzkdDSktNIDwZE9J9X+tto43oJy65wApM3mDzYtCwX9lM+N5VR3kXYo0Z3t0TtXfgBFg7gU8oN0Dg\
l7fZlUbhNll+0uuohRVKjrEd8egrSndy5/Tgd2gqjA4CAVuC7ESUmL3DZoGnfhQV8uwnpi8EGvAVVsowNRxPudck7+oqAUDkwZopWqFnW1riss0t1z6iCISVKreYGNvQcXv+1L9+jbP8cd/dPUiqBso2q+7ZyFBv\
ENCkkVr44iyPbtOoOoCecWsiuqMSML5lv+vN5MzUr+Dnh73G7Q1YnRYJVYXHRJaNAOByiaK6CusgFdBPE40r0rvqXV7tksKO2DrHYXBTv8P5ysqxEx8VDXUDDqkPH6NNOV/a2WH8zlkXRELSa8P+heNyJBBP7Pgs\
G1EtWtNef6/i+lcayzQwQCsduidpbKfhWUDgAEmyhGu/zVTacI6RS0zTABrOYueemnVa19u9fT23N/Ta6RvTpof5DWygqreCqrDAgM4LID1+1T/taU6yTFVLqXOv+/MuQOFnaF8vLMKD7tKWDoBdALgxF33zQccC\
cdHx8fKIVdW69O7qHtXpeGr9jbbpFA+qRMWr5hp0s67FPc7HAiLV0g0/peZlW7hJPYEhZyhpSwahnf93/tZgfqZWXFdmdXBzqxGHLrQKxoAY6fRoBhgCRPmmGueYZ5JexTVDKUIXzkG/fqp/0U3hAgQdJ9zumutK\
6nqWbaqvm1pgu03IYR+G+8s0jDBBz8cApZFSBeuWasyqo2OMDKAZCozS+GWSvL/HsE9rHxooe17U3s/lTE+VZAk4j3dp6uIGaC0JMiqR5CUsabPyM0dOYDR7Ea7ip4USZlya38YfPtvrX/tBlhHilj55nZ1nfN24\
AOAi9BVtz/Mbn8AEDJCqJgsVUa6nQnSxv2Fs7l/NlCzpfYEjmPrNyib/+t0ei2eEMjvNhLkHCZlci4WhBe7ePZTmzYqlY9+1pxtS4GB+5lM1BHT9tS270EWUDYFq1I0yY/fNiAk4bk9yBgmef/f2k6AlYQZHsNFn\
W8wBQxCd68iWv7/35bXfz3JZmfGligWAKRjIs3IpzxQ27vAglHSiOzCYzJ9L9A1CdiyFvyR66ucA4jKifu5ehwER26yV7HjKqn5Mfozo7Coxxt8LWWPT47BeMxX8p0Pjb7hZn+6bw7z3Lw+7653j5sI8CLu5kThp\
Mlj1m4c2ch3jGcP1FsT13vuK3qjecKTZk2kHcOZY40UX+qdaxstZqsqQqgXz+QGF99ZJLqr3VYu4aecl1Ab5GmqS8k/GV5b95zxQ5d4EfXUJ6kTS/CXF/aiqKDOT1T7Jz5z0PwDUcwr9clLN1OJGCiKfqvah+h3X\
zrBOiLOW8wvn8gW6qE8vPxi+Efv+UH55T7PQFVMh6cZ1pZQlzJpKZ7P7uWvwPGJ6DTlR6wbyj3Iv2HyefnRo/dv7dNx+qaa0N38iBsR++Uil7Wd4afwDNsrzDAK4fXZwvEY/jdKuIKXlfrQd2C39dW7ntnRbIp9O\
tGy9pPBn/V2ASoi/2UJZfS+xuGLH8bnLuPlzdTNS6zdyk8Dt/h6sfOW5myxh1f+zf3zZ3MX/mO9cQPp5pOx967ZA6/pqHvclNfnUFF+rq+Vd7alKr6KWPcIDhpn6v2K6NlUu6LrKo8b/pYpU/Gazfvtwhn7tEOUu\
Xht5rUJdSf6sLjYf0VTYDgwJ81yaqKTUYej/tbHckSRb/HZicwGJqh1mAHB/IuNs9dc9yuvF3D5Xocm3elWFdq5oEy70dYFit79yaLiNjPj5UUcVmZUVhQEhW5V2Z6Cm4HVH/R8qlamRYwBileuh07CbEce3TXa2\
JmXWBf+ozt319psboobeZhVnwhMZzOeQJzhpTDbP71Tv8HuZxxUI/+ma3XW6DFDDs4+qmpERwHGBd2edxwUKlODRdUWZ/g0GOezrbzOZauFMai4QU6GVHV6aPNBiBndHSsV4IzpvUiiYyg6OyyrL4Dj5q/Lw3N5k\
AwftEVl9rNd7Jk5PDij2hTH6wIXnsyXkKePxbmHYgC8A6an5Fob/KH5GtC0l4eFso+VpxedtJHdHpNm+Bvy4C79yVOkrZsLrQ3OHCeB0Ra+kBIRldUGlDCEmq2RwXnfyh6Dz+alk6eftI2n6sastRrGwbwszBeDR\
S/Fa/KwRJkCzTsLr/JCs5hOPE/MPLYdZ1F1fv7D+VmysX6NpOC8aU9F4Qs6HvDyUy9PvFGDKZ/P5101TYHFl8pjj6wm/qyS75etZhhfg0UEL4OYmHk6m6dO192AzoIyPSV9QedDA4Ml23rRbqxMPMxf7FJnDc5FT\
ElVS/PyqgePzmwVZ26NWhRDQ+oaT7ly7ell4s3DypS1s0g+tOr7XHrrkZj9+x/mJBttrLx98lFIaRZzHz4aC7r52/JQ4VjHahY2/YVXZn/QC2ztQb/sY3uRlyc5vQS8nLPGT/n27495i8HPA152z7Fh5aFpyn1GP\
JKHuPL8Iw94DuW3KjkURAWZXn4EQy89xiKEHN1mk/tkM4gYDBxwNoYvRfE6LFqsxWJtPrDGbsnLMap3Ka3MUoytW0cvieozOmdERmhcqzG+3HmZv2yZeiIeQTKGdRT4HHNxekm1tY+/n06rGmFleqLscSERzctTK\
M6G9P0Pc1RmVvrascIxaO1CQCiYPE15bD7c3xSeW7gXxYjgxcrUlcbIvO0r+Yplhx0kTt3qafDOmFyMjgGxXu73rddMHpV1wMubyAGcf/v5dLr5P72Ta9lBF+fzMJrMycwv+9vnU3ANIl1cH9tfW7af8u0/HG0vV\
47jNFXzFTtaha1xvze/s8KMtCYucXc1nzfd/MQydUXn/b72RBt5wO/3jRcMH9BdhC/yctKBIveRYPrNpDWqBsO8VMmP+WvRaOcA4zRMR1PvSoO92rS7pYEv+fZfEfTMzEdM+6X5tLlyxExhqLRkms5EuLovLfx66\
de5fL2/yX02H52FPVwahrPqmN/E0oVXnsCKhbi/yRxX83nRbUKWhzYceXOntfuXn51NszJ6MO73pQf5Pl4in3ec4JU8hF7ppV34+mm9r1LY0ee/i1O1wpd8+zfLztE0cqBxggiBi5Bu95v9l3r9r/U5hweLn+Tbf\
xowrWDqdJauKd8+q/dH8sbPkc9ttuyO94f7/XK/nHX46MPFLEb5qQlNPvhJ50/59t9ft3LXu7uVaWaO2bDrDCnRSzZyWvFKxO1+vT8MwwunR3bX0CkfPjqb4K9O19tn5X50PvmYpEwHtiW9WtzuV/s76B1zvLLNk\
ViNd8ySxIl/3orfqP90TyTGaf7/rx8jQzeHJXdmh/N6YDvbvmTBwCdxfEQ1NcL6wNMdSIXNq7b1EUzRy1/Axsyk5p22GMG1b+GxFgbHErZh92wuvco0AuOLXct9hvw2nw/LqIcDRRmJmmZzcgUa7JpM/WV/S9IUf\
bF56TL2orzqwebdRD8nIYNJ41D/hz37Fo11p2Y21wzPcn713qVGhqtevStYfGH4n69OEJtPvbbLYWvscDqc3Hgnu166+tAyLnxrX0Y5zoYjV++1sI7t5kMr02KT/+uwtkc+rZLOf/qn/s3nYCf13Dg8/sB2diJgj\
GqjQ+TLhxbzyue2Ob7X6/9lUwW7a+lbznHzOYy8LKW1C/uRPbQY3KW/0gO9LXunHLvPL97afba9bFtc9hmz7GAttjVYlCvQAiOwAk/gC5+hkLEs6tr3AZKxLJtOEwk2dLxTYWsIB/j/ToWtIWzo906FrSG8iaqqq\
qqqiIiIiAgzMzMzNz+AyK+01/zi8n8S+Y1MjoRaQ80WU/G8MBlO+53VPXANrWm4wzGUVZUjjBJZVdhpcfkjsmcWaO+UEldXi1e+zq+HOsCpknYshuh8pOLISJun7TN0EIGW2xTnlOImeecnoGW4raxe2G1T3HEvf\
YUYMhG+gAFOAwh5nK8mZhwJMmN7r224QVsNFvZ87Z0qatvknklyPDK3Hy45PgVKXji52Wen4d4PlFVVYGnNap+fSpFbK90rYnhUc6n91Q3AY9E0tJOFrcfZtm/491XbcG/jsViUPPX76qmeuiz+qY1Hk7/1VPM40\
5zWVuoheLUimpWYdVzCmUdKHebMdzgrYrb8mL2eeLSnRWHdonfZa8RsOU9F37w+591l5FLYHiOqWeHtE/lWrBHcRKp3uhtr8yXm8LU/5ms+NM6ZKsqu90cFZ4o58+k4rdrtB97NADFbwmEG7lXqvirhOTOqU14xu\
UF2myIjURcPHrPOQ4lmM3PeMg7bUuk0nnZi67bXsU6H8lhqIo8TaOrEafCO1ARK9PjC0QOoq2BxmMdgYB9G/lIb9++fqNJ2s7BHGFyBNmZAR8J3KCo012ikaSP8BCrf6VI0X5xdnbhHIO+B5rbOyB54zXkzfObyJ\
4ecwxfqBJMLFc7m59rNcw7hoHnFZ0b00zee+gTqvjm61Pb4xn0kcDX4jvHM0rBXZypG3DCKnD/Waa/ZtHmtFPgO5eETx+k7RrVg3aSwm2YoNXnCs3XPQDhNn+Fia6IlOOuIG6VJH7TP6ava26ehKHQa2T4N0tcZ9\
dPCGo3ZdnNltsHQbeYt5vPnJezV/cAeNypdml1vCHI8M81nSRP5Qi2+mI8v/sxiZru9187nRtp3f/42NemcONa+4eVC3PCZzc88aZh851CqSsshe70uPxeN/dmYwlwb3trwMrN1Gq8jbnApcVDx/yDPeYs5/7r62\
tsQ6lLg+DiFXTEhzR9dHqv0iT4tgj825W+H3XiRUNUZT2kR9Ri0+lp+UM3iQtS8uOE23Ly4KYtvqH13jghUntJRAewuzNLDXp8RxdcaA3cMY6TO2IeSFRXezeWIjCqyhsUdMYuCgYTZSKpBype1zRfq8FshvfBPc\
6BAQWl7/QxIDp3VGo1J3vn42OEs3qznws+YLRXbymyB19a9XBx6n/owcyxlEYyFWCi+kG9F+EyD/4yn80+agaZ9P7ay2Dny99aK2o91FkfEOY8hBwyfi5uwx2y5SaHmG+oq/zl1FX/8irOf8Y3vAcX/6uLP6A6nv\
MO24edSGPjQc827Rw2atX+z2bKq0CmW9mOtYnr5/AfDa1ZfPaXnKtlWborup7QYx+Or2uWb+N3N//2+yDcXMqIJdf55xl7/vsj4WoPPlxLxtVrkJ4w/tTe3mLdATOOYwxcq52w5Wxz5MbPdVs5O8/lhfE7dPj0bI\
iPQ3QV0iqm4m3YX8hRfc6jQ3fWepevMqUDJd86Z4vwM40CWHnn+WphsGHfieF02D3tmZvpWD+kBpNCFcLnZhcmmrhpGzzbdA+sQ1ar18OJD87IOKOFoRNznaHPNHUfUNhvY1iU+uhvEvpKHaUn3qK3exVVyX4joi\
pp3um7FmYJWmA+WbIDshRpbVRx5/nqstCgy87FGbfVB8yDGCqS+2qCsnRwnSAN6zgzxfdB2nBT/vZ4/6uxb6oH8b4VBRxiIB93wLa47hG3w2SL/2Z27yOXJFwZpSJaBYyvajA7vRRYNKqljXKpt/CFD/tSMr18DK\
KbwB0xggBePatl1nki0yvqW5zchlyZmJ0OTxJ3D+fsYJs/mxYN5+Le5oagtcl+YsVvy8kSjI2YGvGjvmpkRS9W2dtXqWnVuxUhURm1lKtou/hdEq19VBp9OjGvHEQSmrpuf2R24mXGheil8KeiANY8fW1VERUfBI\
mb64j12caBZmRViZHbeVMjCrPDg9A90IXrtnsYCuZtRQ0PyrKDjBNOsPfKsg1pA02gHlVr0OXiFhtp6nJqXVzcbfM0KnzC3ggOENPE9VBdmHKN6LYaijb4wXxJn5A0FSDF5j+h1ooZx885Jt3ZKzO5n7Z5WfNEOt\
yyPqQEnn7WLv5Fis3PdgMshjF1FRydbNyeBbyKI1oN1TRVrVK7kgsb/zjX4NDPIRMctVeaxVB38Vh1x5KbeJbU138AM5KzmZu3uny0ErygxiJF7GVXUrPzFxrlx1uFdAaZFDN9cvIb74qD9tzBMo7L7WIEYK+sla\
1DVMHpF0F7b3+Y6S+zjvLeDMCpapmJo1weBWuxKF3rOocih1gun4BoJh1kWnV/Jmiq6uOhK3VfKxEHEkafjLgK3oujaPzY6SXg8phhL4TNR1xvJd1Wa0aYFfPUMLrNBDCh4AuGRTbtKMc6Z1Udj8evY/ZpCuMAUe\
fdo69DZUngoqE1P9A3PJfOf7WixCEj+Y6t7fYeHbbxUAoFV3M89cCKfma3fc1+jKRe7MFWEbQqEfyzO2x/wrO2VYH7iYdQ9BkPyI8/3kXBpLaCpU7eC0Yv/am/tEDu7HZpqg0EvHo0nf/R/gRzUWy33/HXMJQeu1\
GylKmOkXzlCfGFruAcPPhaGqZOtu19zsJ1SO2Jz4Ztth5cBX6mRQwWmDwryG9FUMlZzNckMdK+IoMJv1rOWnBamS2w2KHiaPMPLC15hCZm4KTpoZyj4E2TqC/P6r7/EhnDMhKicZZ1ZwxuC7DPzDGs53q8gXaI9k\
FTK+2LTq7bhwsTbrMV8Rsfua5lMS0FwbTitUVnVa1yTb5IX51mmYnUcP9wPr8Ji1tiYJeJV9GZTrQhF7vvdU2OTU42ogJ9FDwhmycI2LIg++03C6scYhUyUuMV5tkw6kGUoL+mjNC38+wMdWNljn6tGPpRES7veq\
rSn5TRuv+dh6JVL/iDHU1db4c9WK3++OrH3PqziF916UMUKn8G67nN60GfWiHrXYhUG3yVWmyYak59NHj8t1smG4UDiWz2rPHNrKnN4Zo1LBbr2/eF9YZ0n0blx2nG4X+EKFxvS3W28JESD+FWk61VCD3z/URGHi\
Jl++7TdBwkCj6tGOH3qDb0QqcOF9Kzpj0HUb/KyFW3Yhj2VMKJqGZleFBH7vqvf7WqLC3XMuHV8q8a4sTFuxUtkD/6JIBvKaVjv96ndgruKZ1k/BHzqf2K9fLk7HGXANyLDd1vxkK/i055pnzl+zw6zLnwXlVYVt\
fmacJgEpRP1hbGgrYPVN6v2lG+idQNGmwcKXu/8xEj/P6qe/sB2WmwNp6pp8jaISMkwdleFXYK55NHWLTTbutSUqjBfDGWo/Yg918qQ+8BRZSAHZbfuNZz2O0sov1Ue4CWlVg3rFhM3Kljj9ksGd/NUhk4nH+a5U\
N2+1i8+NM3vRNp7uQ6sqexSCukEVlVZriHNqFi5rLm9TMWa4qm3idJqppQACol2l4VSuvWLfta4JcXy3bROPNbXOgdOhG47LC0CwW/dMlSx4Jf17aEU3yA1x9p+Yc0jupXgcMuYNku64iYOkGToVDuJvlbEKlJqs\
miHbvNrIVZEH+yFdF8DbleZ6iNiWwMqvtMp/mSpwx5KxRrT9p3MAPTHGtMbfvdFhyj9vhaKcn3At8Lc16Ai+vBcSp1ztXi7rCJZx/ql7TXcclq6Q76UeKWDy9boS0WHIjUuWhPG8LBmW5y2rhuTpM5vsLt+HOLh1\
Yf0DqXa9tsfC+kaKt2htA0ai/L2i7RKoNjEwztkmRU0GfgW1TxUvPFhg0V7DdfWJk5gfrccpYv+MA9M0dkGTLECeYwUixRzjRFdmjG7zdZIl3XKB9YliNKI31lfa7i2JG5C8Ss+rHe0D7Z696/V3DEAOWHnQ9yNa\
hMUl5kENWS6pHKKp2D1BaSrrHdE1w2qNxIztpXgUIrF0bm15YML4b6V1k+GpNysTahKMVrrS85lTVo9OGJ96I47eAy5rYWpRf/mIzeoYU1DKaQCTUVwrhHeyNoDqHel+lLxr9WKzhSYw7vrR6+V5q0pfi2k3L1zq\
kubY6rrd9ZLvSuWNf0uqnkY+FpTvFzSW9Fp0b9l8JA7THV9eCi/PY/SCZIUYx3BU2alj7Cm3VV6eYpios4b6WuNOJdYXUK3zTqj5CVG2FqYM4Z7CuIU0qO05XR0d71FHM0YhZmJmTRfLlXEumN82BGtzdX0S19t1\
e+bUieK8zRmqpa4Qc5TSjifmaQsY2ETLjhI36gMR1+7qpjdXXHiceUekfBaucHShAOiFXmv3sNmGQyU5iVgnoocuonQXEPTFwslHtS8R+A47StI9wj0iSrtbi5rMysczFiImsQ+bdFClnFjjpXXwMy6O7qfjOr8F\
b0a7ODItisjnn3EQO16+ypd1cwyaAW5Yzxz5QknfMO7643fXW/I9y3U2xH27Oapqr56Z/tEzglj6IbT6HEHjopiXqeRbe5mQQvxtcbDOVverN0ZgMdzqRYRjaXtMRd56Q4cZSmdPvZJdSrhJ1D9zNXPqAEqPIavP\
dfubt5oke2kmv0dztIszSv2VYuoyf1UuopbsYb+uX9h6WpwjpgtZ6fNNawNJ4q8O3CFoSbioAaOSZMx2GYaPYB+rEb6qjQiNRFQ76TvwNFVKD+BhH9VhcKGsXzmMI7BptU/CNWolM7YzROvpFAntsiWJp6eR2d3G\
arcYShVYSUqhmYOWj5E96NK2WvmYNTeY7Zs4RUEdv9h9QT4EseKt6LzLrqEOs3hxAY1MaNWpSa6zZx8F3YOVeCYMS88W+CYHDuWe4yoc6YK+djDuEOrBR5lvh0r+Q9uM88lrjx9x9AtgpQVNE8r+3O6Gvw59D+kB\
F/UMXyhliYUtPjmvXGY6Dk3x+kEOW+GtdMVC4EZTqoS/jmR0P0LS75DOc/w2vnri97M4SdbZ8qeU7gg8DVbERkU5geaMQO3mYrSYyAngeUQqrN0C0/vsFmcgWNXNeidsTAj7/4MncJR0caaBUpbLK1yBCBNRjEv6\
KvuVSdpPnEMJdsRRtqJ+U8tN1gXA4ePHc6ZT0eviI73UOJF0fEZ8YaneAQqQdGphNvwM4nIqPnXxV0xA0fnCT+oAhJuyw/q8jO0y8CjSteZExwBpIN6SvNp6A5G/abi6egeND/1GTguhuNjaUbbnSbGd4L8937Ez\
m34Eyi6n1maeOBxh3PI0jzJDf5mh/BsLD7F2GOKvlA/5gtvxI3/eV4sLfKW5Wy+oio+es/u6T8UU+nsofy57Icb/JlZHPFtCgd/x+bwt3ZT+xXTtTtTrGAb4QehC6X9G+8YT+ozcLxDsdCjsuOqwPFnrdLYaFc92\
Ui0m4fr39lYmlCaqTit7G6O/3kWDkgtXjNH4BiEm/+jegQnihOtfffn33WxsFjhfMd48HT+f6o6X65j7XR8WLSHMFkxbvOYsrRsF1bowDuSQ18Mkxk4qz2zoGPL5fu9h2Hqmt1asl3Q3Yu3szOc+spiCmX4AETBM\
3pLoTYSp3sVxahyhL8eC4mPN9k2x3o0xkiixIzM3CZFzf5oR4mecQ5+ax2wCah3/crmnHoqR0+KMaOPxRif1oEFRFOO/kTPPmtww+NfMXxEK6gn6iU32U6fFruIz8Q4WgljtnaCVTBgWx7diUdshC9ZEa5yKpRBB\
eW12r/iNc/+EgNqmhswNB8SBoihHXeDF7rrWDLcmt3V8GYYN7pXRy4DZjj4DJuUBL5iC3DQAaoo4vkftqVTYRGLS3mHZ7gdmdTTqbgNN/PTdTCOTgXolc88MhXAEUMdX0iy1JMuk5wLsgeu0QUYlz2S4skTWwJz6\
pOm/8ihrmgGfFgri+ZWUK2gAPHgbWa8jaocdSuM4FJYoKicYX/ZSENkg9Q1ZzJfwScfVnR2DegOGwCvmogaWJCLQepv9WNlU6QgsmOwICquU28Mlk3d9W5E81lU/5Ez0LcX6lwKMWDNluNKfBDUy/phJgBcMnfkh\
9iRxrdOzgs08JdPB85Lwo+GUSb4t3nC+0byqMZtO2fQJ4U2zGIr49t/28qmmGv2RanDD7a3FEcdtutkW8twwwlUSpb8QalodddbBfNHKDQ828BdE7OBgFdiKYohLawFYqpybQoxATZrheLhdI7+0Zlu9Q1myRcd1\
5r9UIm8K2LGJxqTegntqNVMKnf1a8zQiyUR1rxoqjiFxeHxqFcYUTHfDu7rhbWng6qOxOsI+5A1p9mRyEPdVkTlE24vY54W7bWc6jMgZvNXdfC9/9q7408KDsbdL7Utz7QFSDetz2picArzrdpL8OaCHC9V26Rro\
emtDZ5yNM/KGkWMyTmfnInEvwtSD23UcFcjhaE3VKzkoaEMKGBft4XbIO6forTY1lmGQwVmKicBCiArDzE+1oIxE08fWeviIOD5TznqH+OoHadvoOP20drMPe5Irg3XBQziW2XDuHYzjqQQ4wySssjXUs5H+t3FW\
YMHppUnBHMx/nYIT5d7OmjDbgD9F6na3m4l7KdkeSO3kTEPXafiWinogag7b52taiZhL1TSvBFmEZafFq2H8khQaZXuitCewT5FBgVtPK0j4xUHPfUz3Q28eac1Z139DAP23dgki94EC8vbDPTQC97HPPSWjUNG5\
tWKMsaxAEMKC0665Xvo1Ntd07wCLNf8Q56mrEPVpCxlIMVlQlWRxM3oAfpgIc+8KC3rEXUog5g06vt7zgXY8grH7hhwVSaeuvC06YYRAwpbyk/Unzj9hLEZNs2oxPQB9yc+GnL6zTgq7rI++KDJwX2SP8Sd6YzTu\
w5lV/kU6eQxRD12omfQAW6caTR4LikYkBB1CMOrvgRr/VY75+NSB40Cni6bADAtaK+vyxVWpf9NeKJxN2KYQ8Q2xPB3K1s7fuhvWbr2XpgW044VD6DRs0qXoqKf1NFsaGvKJc47leUV3pppP/5VTKFhaGuol4Esf\
jf5zyCyUHmHthChcYh4hYLQF+AFWsuq4t0wJyWgdwQVOZiV0efRHPoK5+E1vjz9wTJmVkITC9oEstAsyZSgE/dbicwKr89YUxKZI+owD205Tm5lnnmDRuP/JnzxX3gMtlrcX0UesZdxyQqYQuEW4R51vmQ5xOZte\
Ud8SJruMlTUzhtVw/Nq7eUBcqN2/HVotgfngif60yKEtoUx3WYOZlVJuJOh8u59fzSDPFYtQgqDUAGyGhQOAvKroXMcOYY0qjnStJR/G3aP+Jt1sLVlGV8POwr/6OGsqetnyF3TmTqZjENfnXh51oxe9qVUw2M78\
EzAJ+IM8lZ1MBPQ9ZWSVc4J3mWSrLKrMHReA5qdGoz0ODRsaA+vwxXA2cAM4qlfzBJA6581m4hzxItQw5dxrrBL3Y6kCbUcFxo1S8jyV44q//+7ASNNudZ6xeaNOSIUffqMn4A9lIjFctYn2gpEPAb3f7p3iIBN8\
H14FUGQ9ct2hPsL+cEsTgUrR47uJVN4n4wt/wgfwwHuOnLd4yobkofy8JvxSQTA7rMpDIc608SlZFJfZYcmbT0tAHpPE8MrtQ42siTUNWxqvWZOmvu9f0JPoQmg+6l7sZWwyfi6PXkxJnwBraUG0MYG4zYHQz3ig\
y/XsFkx5tNQxw43qvI9dU3f0DdhOUlHKjmi1VAr2Kiy0HZwD8VeEbhh0OiDdMYspolQsYdSwjCcjeowIXNZVUPmL2wwIkYhmXKhGozdCJ4lRKbsf4NBh/XnQoS92NJEWOVOFs2YhN8c5QZFeK0pRdAG40hqvLbmo\
SA8xQmzOOEc7wLcme9JOsjPCEgpCwUs9E2DohMHRhUeyGIN6TFvrbny8nDuilsDpzrH5mS76APoIEJmItS67sQJ+nfwddzmjPxcBEBBCw0kWDwd0EZCkNeOD7NNQhtBm7KHL9mRxj6U1yWU2puzlIDtpYxdH4ZPe\
XBJkTGAJfUr/oTCz/iypY6uXaR2V1doPxJYlrw2ghH0D5gbrhFcIxzYwi4a/4hqVdf2DdxBp6vGYDjavxMAAoy+1+3aiO6S3W/QAKNVXagDtvsNtx7Ks+HKgo6U21B+QSZgIogV5Bt+BnXisdVfy9VyXV+2P5fMu\
vdpAjM1o/K9Z+XnE4EOCrue+kcdYHqAQ0/Y/OmNlQ6OI33jH/uD1RalPaHpJAm2av0/xtpqdXVKNDrc9F2izo23Wu7firgbURFDNX9eGGeYBhiypyXZft2j3hTvzE6PMWKsod//rEILDkzBXfi7xh0eFkfb3/1zz\
PK/PI5Nk3FbZyTl4mq5BfBoVoqiPHO4Q4QKZAlrQ3MdNfi3oxIjvsM3kAFv3fdufurqYR3PSwX/mpGy/GFI/B2MNPiNdOppWVbs/gjF3YH+QA9jMhlAbhvasAHstB0IJew09iAkmXHl1/TEj+jvHOpOGrPRQXbPA\
DM+Ig2/OEcUcpgPTItMtW4DdqgfYVI/+4hAFWYjUGpOP/UwNuB7+BbKOcALbjobdgzeBQfjgNSp2GOpxzGLj70Vvq5cw2AoYENwKLUtJUX8sGRox4dVa/TN4xKwaKcl9XawQR/uNus700Hf17pyNnezrUgaY9e4M\
ADhEDBpsJT6y1gDJs1q6wlwGhuUzGR7C8kgpjPyHWwsvrf3yn1zJEIRa5eSxoLAZOCR9xbuztxFRJW9ZmMYfCFJ0evm9F2fVnuje92Rc4Pl6A8bluN8MZyyJGZ0+sNSb//DvAFxC2BqlEsFwccWeAl6CyBcQV1bx\
4mQMBP1Jxqk1EUADNLeieS2dUFbQ/c/kvwItbZ7tx0st16viqd53WsRmPTKv2AD8CUnhtPWg5aUegNpsYgasaw2+EVooeNKmrW3MFtj76bYHJm5K9gpAXZXsE5U8DM8XmVOSJ1F1WnLy6nQup+jx52bAb+rCq6y9\
WXl2B2oZDhfDkW7H3oYfT/4xx5VncBuxMXP2lNfhUVQjSSzSRbuZFE4vFawlzveXxaYKVs8LpvAb8IRYF3ZHiRnm0ADeNPWocwxSzNseG7NrSEVZoHdKWqaGEBz1N8Pt7kFbqh3LYmAbm9i1IChIpLpM5AS6mr6O\
APHMwwznVy61YpBYX8xZDN/a+lt7n+x5j4bNOVteZ8lj3hpAHSx1VR8vZHec4AHO9XFCdjZ9eRkSV65ljMmZVzaej2qFn/qt1lvWzNZEfHxK3qOJrHL6crr0CRzMox5f2e8ALBB4UGFZKA3tN6F6IXd32GTJXGQ7\
DTi9j/dNcLF9jCbDcWGKxoKTYblIwbLDReL00LRcDPMcQuXLMh5YzgtfjkFK1DP1iDzzYYVZz5M/kWYRlRpig1htVRjVCknm+h1M5LiEDXOyHREhvzCGpFZjHS0RsK27o2avgdilrJkalWqPW3D9gmwV37HKmfM3\
F8YZj2ar+vHFvf3B8CRoH4kDHIK9mrAg+owiEwNjjd9V+FsQKYR8czJrUkf7Qoi2YaW6EVDZp5zYlqiYtuXOTHk4fAcZ7qBbdLDiJq0WNV1l2+Hntk1mMWvxrYmc8kIx8G3rW36J6Ra4lLrTOCgiOihmow+YnzUT\
19jbV2B3RWqSHyxkhmgsBqMYWvOcUom1jDQ436+fcbu3xf2bbeqU/ca+C4DOKE+e3qvmeMqW3AxejfzBRFVcwVYPq4L0APSWWoJu+5UYX4qg5U6YTioqQGPG9XrnuZ/BkxuYpe6Li87+18EskyQW/uA+uk2rpHpr\
6hut2TlVbKgWkFpx+AZffweiw2+VittkEyf/ifinS/0ItRL2Jq3tQOcxPaWO2xrG68GdFoUpZgFXaP2wYVtRc6xYCfI1CaBqyWpg4bx8OHBQwsV4XWMibZZ0LYjWEy2IxQ1mZrf1/UNbYCJplWu3nZ4WpodIGVA0\
5d+RWSS+ET9tH3RfGGmNI1cIY7evZZq7o+a0bjjygpmR3mVfalkT/SZGT27Q8QGalwGlDOS9VHCyFAIL0a1Q7JiW3saz9gqY8lqKynFrPCzxkU4SIfLc9VfCI5edgRhDXs0edO992nhTKHriREP1NJC6SROMgQ0x\
O5kNNZOhMOIT99AUElbxqeZF8A3xrfDJsWtDnUenAHdYWSwAbYjFqQZ+D5gi3hNK8CSxU9i6f6ClL9IGlj1OPMQAsr84YG6ijsJpCaGWj75c3yOZKBB9mNpQNPUKkK0D6wgLH8MGoyRxTX6Y05Q4AnYNXMZwXM4e\
ij/9WpsM/9CoRnFQXGR6MEaY+FXvXEO3RO0JaStk6OXuHVATHJE+1W+TU3bSZ2ksMtqjO0zfSJCdBv7y2d8DMx6TfVme3q0ZpTKMMu4YL/t7ciTNtdDkwPogh3Cnjx7qk08SHwf+dksZ7M2vCOlfsF0hQ6J4ehPC\
aHTNrM/zBSOqD83dBEBCW/F/LEmeh0nOHd7oVl3/Qo/9GUDkkbj7yz+9cvvu+dDAtx8NzCDTP4iKdZvk9MWiizvtILLepysflSvTLFBZ37RLwiriqyRxYv/zrgFd/9XVHh/OmzBvDX4mitMR/lUavs2Vx6cR94lz\
Akplm3IRNy4TFfu47tuYs9EQPIPVta4P64tV+sZ7n3ued3cgEx2YK+QL5+xms6osk8qQbTyuKVGdaX9FQqk6qfDnT5ykxk0VK7KZ62b6DNDUfQlqGHxSMKv1P0XN5BqMeKG1P4Wp5QfZDUCEldppoX0U6ss2jIko\
2XpURKCIhfaOqLPfShdtS37ZrT+jFRSH2xYVV1rmT/MBtRQhxiO4MQ3iAGlaZi+9PWBEIXOVnu9jN1f921lWLZky9bqbM3J2MAAI9jmuAx3gyoEUa6P2ivs0EeNv/OR+AX6q5SW6l5HaoFuS6jr6yg9limu+P0KY\
KzfMXWcQSfTXzpOzKEKpwI3YGXZpSSy2LTlMgfmFA3CF6R5c9xWEtRuCg2ZPUQ2Nb6dRFTNd4TfGHrnEWSKHPuRyiJSDAZ+KX0VxmSHjGPbQTLVpqixia2uyhQ394gBMt7C3ZAmxn/DJS+l1fBsAo2Eir/C0jG9c\
sd4+/tp12pPc/BVJGaK9mfvr7M/CeztrmCO5qY06Edi4xAGtiEhnWAbzLy2VEyazE1J5nPmgU4RpW4Sa0TnOT6w5lgt3/tMpROigHHmexBGAMY0mdcDbDxWIz41NgdD6oxgHsJRgr5RnT6wZAkTOcStU4NMOQNem\
SO7gxGahdEsC+NRVGxMUhQmmM0llWRbbmFGHzEqLM4Iw0H7577Kyo+Zf+2cUFIOw93gEY171vQaM0HLwpjpdRR6Jz7V0ckE7XzYJ0TmY9znLdzkva0vNrAGGT5SUZ5uaHDkcGvI0ySpwkasEgZPMseYcu85w8HPd\
SNi+4T6A83iAwDbxgeFcB1ZM2iGXzFcEOUlYVrEckaOyodfvaYSQ7GuB4ISE0nYJc15X/1ciDTPbPCgYJK55VkEor4LvzL9S2WDy4xj+6FOqVyTAC2ZNowheeeSI5hA/02l8UYkv4nk9iaVn+kCVEUstgk5Hyq+g\
Jm6R9vG3rhuM904he/hFmNQaUIATB1y3vw+OmxP4X5Yi6A5I5jJufHCjF9+AGNwnEllZjUco6XhsO5T5+R3yxz5yLVOnAn0zuS+6zdj0nTJbEZCbXJdtpfYZfCeCOqJHoE2vPPFS6eRLjIJlG69X93nfR0mxSFXz\
p1Zc0lt/VafDaImhUMtbnqWVb9M4nGNQLN68BHP7AR8Il9dkcxzmBv8PCZlw9guY0lurbBsmNYlwJZsA/B15/HfkbjbwPddaVecls/elmDHNW2r4crAx43feNkfRwsaNq/yyJ0d/p5hZ6AZajz7DBfUok0ZU62gC\
zz7x8eVfJTKA8IWn45vINLSM1q+HF9CV9qF3zP6Ml21kPPL3CXzkuYUlnSqT+Ij4tI/od5KwIs+tDajDs64owN7tOAd6eucGz+KfO26iNcBFpbWA5732bBNWO4kHNpr9D955L61bvHCF/mwSrz6eQaDjfDEANqGM\
kFc+NGxpKZzCD2sj/JrHd+zlPQ8Iz7Q+2JVIiVCuCKoK/hlAEHzvk/Piq3mRL1rT/fEh9hoT5GJmeYswg1otiKydizJ/fS2SeKHVu6Z3JEHjiW8NaTQgP5xdBli8nC57XiN9hrquBu99hn9zqwo92+PM2JXtpeVZ\
S0PdqR5mDyDreMMtEws+CpwaRyyzoYtfcvt9PJIW0fJVNNi/FFyRsea7peLvJrL+5b4GOXJ8tAr+ATk9f8KmiIsRhqRy0vFzwRV3Z5dZ3QqIU8JQ/uQpkJbjMUMFj2F9sCFeaBjI4+fL/oN3+LQgjI4zuAfQ+3IP\
IPFQBccf0clJpsfpnBxD84atwtupkGqKvrH7cGNl/QcWcSi6wcVDML6ljOgYbo+2BOAWNNjlUBPiyitUAwbnhFvLbnqw42kR3Yp2kv2dMeDdcGOX5kT4S6M44KHEB/SpCfl7xgsUvs+JNY9G3O2X/6FEt9FyAn57\
lrbiu+tl83sCymSvq9eZbe9mchL7MTf/Ta78e80zSf0hYY5eUU7+ff14jv7Xy8qjzfzzzvaJnrIdvFb5BLWKcWGy5/w7+vV2cvIfwHqdTB+RuJK5oj9mbt0Hy94AmjMjjwYNZlNS6uiyxNnwNyt3gdreLb64p/3+\
08nXkb92LTkkRgFOwk1oGEVllcOj5lv1hfAZywDows0944U8vUFw+A/nuVq/UCygsrmWIBnHyU01d0XJPwriEOvx/ISK6Pk4y2w0gmojZs7lU8TtakBAdne4v/aNxmMpK4VcGMp7si0yqsiolXRuOi1Z1P7SqD3Z\
mp0CWcyK4Ubmp2SXiXuI5nGLCieFHKHNRIlcY3Pys2dwMTYCaqlyWSITwr2oGXvyU3h1Pf8eQ3w1bnD7ilocVjYDkcXR3Oo1BXgMLTUjNw2xMVwjtp99NhSVc5aIWrDQT5DHPKtCtheBP4zHcw4dz2eRdTMamhlH\
htfgqJJHI7NGDUw1XL8vsSeSHyKqDtqoAmrQqsYwvwi7HW3ojWyhIa5oz5xJTaq14NAzFLjVLR12rRNUQ6xohDnrWFb5bG9yf8aCD8d5phoackcNJp+Dw3Due3RM+5Rid7EuIgsnwgpX0rUWh/nqPtByMhMZZ69N\
pgvRTKZ62ViZ+Q7Dp5r4K0d7EfJuiy06KuIYauRh5Ecrhdt2QpTS1k1AscEHvapNbU3HL1F2TFyR33Wxb5MvH5iZsrn3SDcsxlnnshO8PLwmdGN+paWnQuORtZGX37uhFT64SeuPsx8UOokY6ON85WdQ1dki5zEr\
sJGazcBOddWJEKqNPiJpsMD1GrVLrVY+AOdPWQneTyyP1hRX/lMM4ZogGGOhYuAdr7F/DOiAoc++cn5vlf0zkMUJ40Z1rlgv9BelPqVOpxKeOpzKdF8maK+1Vv23MO9k/8+qpLoxrIGH2EDQlnGmH8CD31G8Qqly\
QIcpmR5bwmSVw9/Ns6IHgulCRehvZ/+VrM60Cu/r3AontFfrljew74skYe2uyn7JKQtFQBQRJ9ryGic/zQOsbS4scUBctA8cPToQ3x6ZBQu6DPu5m1bnCtP8TllLYA0UTQNVqza5nfew3Mopy1GPUwG5jsl0OVXn\
iPmAcmLqO5HG8Hv3nSLecE9oOjPDXcsTxoCBxYyzBdj4wmnyEV4kvFDunipS8SSkvdaMnTBN9brHUR8xdmmEAp/Pdqk9uextp1t+JrtXwpN/MG2w/qhRMpSNxQ1uhg/kKO30eQ/FyHUDkWHT8V6gGRU4DhDMxZu7\
xXij9Ui6jlpWmQCqJg3FkOTq3WKneCRYZxBXMNAVLQgHXSCGSqNdjebY94oyIpVjMYehAiFx/tqzBXFHZaL5PeeD74rW5OysFoUXY8sebUZleFTUa/+zBKVTFDopTReXNuZq47QjkWnxjirCommO4L/GrFtVV21E\
pMyw8wyThL5Y59d88xtlx1g1ttSICDwnof6lt/6zliPzgVUL8jWBjC0o2D6Kg+jNuThkAlaDJsq/AG2aKA//A76avw2KNqtv223P+Wq3StRDDNKFFgtsFukYt1GFDWooFVXitaNhb3RCyJi4cMeNjROiPEDb4k+G\
3+hD8tsg+5hhmSc/8t2JTSwYoCzAI75doq8QTHe+E/Tw0RQSUDlU+6uBeNN3h6jJGX/mH8oj0i3caCNsjvTnoh73BtyZpsflHLq6AfwJNCDX4S98h4+pCOhGKDhV3rtkKHMa3EG4J9y8zFWI4UsfNzC/Rl5midNn\
7gwoN9j23HGCQQ+OAZpTTPMdiVow740gIyuEtd0qVxMyNXhHcnuXRKdw5wDUSL358ktjMXmAkvIB73BLa1vfF9BAUZInPYJiwxqFWQQBVk7gQH4ojfUQ/KEjn+A/WR6EEe4CtbpoLe1mzHkajgTIoE0SLDHVauKh\
rq12zrAXBGbPPWKCt4DGedq3JyGRbmPFW32bE7T20+73BatV/qQhhBWfWBFHfhYWXjALts38FemnoT+9bn1jDBMcUMmYgSc0e7GQjv2MUBwLU8ionCpgV+Qrhg7iUIfUY6JFxR0Y+ZTCPM+rVuq0GNLyJXX6nrUT\
t8HzFBRY1E/FIm2EeVA9NcXrj7S6YYIChVQCWr/m2fYUjC4j0XLkzZ8GCSLfmkW3PB/xq+nlXsKVBOj7vTvqKCOMq7Ztqr3cQ+N8gBnPaAps+oGwWOkbuxnRYj/x/WjiDclVrs22xMK4qArE1Ztk1456kiJriw6a\
bkNeRHogaPRBgbgF9Z8i/tbzWELN4CvbqtrqV9TtGSnmPS2F9kqOIBaazHYaJ9bi3AoDBvlZasMluxt0BDXfhp02Jn411aVt6S4TUB8ZgFDkI6TP6gwPY85w+oUQSsjIeXVminrwIdK2ZAawb8Se6XOJbOaliQxH\
SrnAeONDLuCnFejIbp4YDtBcQCwMsYiRZfHefuEJqJcwKTTJ8sx5hjHmJI1sPFHOr6W9AhZ2NAod38mnLQk1gOz2LCAohoQbgMbUK9RMEA3LkiF7Sr9tLZp6lkciIGhE2V546w3Mam53VtVkGbB9w0Yk2XiRnCmb\
pxmHr2k4eSC0RuNbjNsUfDIfc8DZvRvgUDe1IlKdZTzcT4ZGEb53dp8VtsoZlyXzLHOdAbsp1LPTVaHvLA0GYDFMbAW/WUBfUAdHwqLFAV+3uHvYWrCfhUOR2i89qvCBoOb48usAGdcF2M4aKn79k/43WzBZ+xR1\
L0uZfia70XP9soQReeuhZiUnXFDG1T8/OXNmssTSnYO+3kVLAgeiY719uDwL9FQycgLPessNihMZbAKG7qwPZyG11G1+ZA3jAX2yddpYfmaKBlmfcK/V0mwIRUDC0nJSOPUl2KB8h13F4dlVZiRhdGY5farwN+f9\
hEb1cRi41ZcGDn6Xe9MMSTOY81ULJyXIHSWFIQHstVYLiJEiUjktlHiGjntN5/btB8Fu+vp28zl2fZXN+dJDyN6EXhS+0yzqpl/LSJNEUVxmu7BsNdjAY0jVsAhkNuuY0E1G48ej25mSt+00yPbQ4SRCVkIwb6IS\
vYtmJRPz9Zt5dk76blf+lJwAPH5KDF+vHAmACLoCdG2Adii6dOHnNJnTmZtoOGO8Q1jy1veMw6gbLFToQmfJa7nT7Al89mRbRkZZQxJTKgK5Kc9INzmTJFp0tpAPzNmyL/F08bX3nhCumM/cR/2RPn9emZ3Vljok\
ttZD1zVWXlUIqEU7SLk5I0lFRU0AcENXBYazNaVzsVHA/sD3o9hm42wbHIRb/BBQTKzAi8s3+bMtpOOZgLdQzCYPfX3UUxKd1WYVkGH7lh/RBBgMZZwXzU9+GYxdBqlGs0LP+DZ5g2BWNh6FAcR944B+K/JTWI3t\
9YyVyRhlP4CCoUk/mmF7+r2pilVBjxXBHFaBfBtr9hbVn2zDuI0kEOG3kBx8CGdPOjX1ph1POOZJUO1JEGG0jzUy2tK4X0CgVNYhmkqqQysRNtKuPdCJqK3WW57kaV17vXgiyPrl4KEEWgiGF1euI4QkSFHFf0TD\
roQiLNKJiLbdhH0YBhriRNCHPxSqJmNNoketaioohqMglh6wLtEGWSM1EZbQg72h0UJAIPVFCAJOThpQGGdKfFovcwEeiBuZHN2Ob4uVM7+gwZLz1D9E7ta4RmMZ24OBBAg7Eh6dLXGofZ4U2TFOCQMKjwhVckjr\
ydRS+YaqCw1kYt6UexuzbNEDyYLTZnrY1PzsHZJT4U+awO2xlqTSYu6n/U29O2wPXgGOEKDMSq+zTUtyc8+6iLp0ivav4FKx+xxVy4FxhIF/pucVDqpsVe2jFOfdZhTzLz2QjtzvsTCvDPU7bzDH2eXVKUV9TZ+q\
FtaSSxnYgYdXKwVreIgvWhT9eGDB2OvnWyPLfIIIfNnfIxU8nW7MbcH05nhlsYtaW9EZRsxWcKdEqInq1DiZPKCz7iGmAU9/ccnnQud2pNgIGFYOTAWjhIrd63aPDgfj8/sdlD4l+UTlcxTI9jbaMqqN0gQxSHs6\
0IAcW3cH4p3V1aSciTKB29L1tz2eUQhRiTgTvmqc+sGtBNh4ky0mQJGsdycBREP+fAaSs1EREDVo5gvgi5+aCN7NECw30owbCc1mSpjiahyNVwJd1jiGgzSwfTpzf2c5XJvG/g1n0fH88KHNnf+u7ZiRMlXueSIs\
loJBUtW9ezvsx9grfsX/FNxnbxU1Lvg0hLxixypHKGFAaPu0xCD8oDTeFSyfRT6s8109GMUZL8m2xXp8X2dpPCWWdX84iga4BrTlOfqox4shqEgh/Ht4qRst52cA1xOIUuOxgfUivp6v5f8IVyaryEdpVk72ERAw\
dT4aoY1usBgmP+0m06Q216H/nubtNYxHaOIYjcach3A8Ez/zc0KcShhel0HCYjFsA0FjYqyJ5ZUH1aZw3+zWC0hLpM6GDfcAdn9fq2orPmZbW6XXrf+Krc9RtvII5jeD3dFoT1KwZJwxfUMvc5KLfn8rROW23Jw8\
9sJ2a5dpB3qWDUBWF2iX8OCuKprHosJ2mflBR+Wqs86VvgI/XMnsqb97+VlKdPVysczPj8Jhzf+WCvGBHijAqYlavbF60soMWlHbvKT+ScvhprgeTln51xX0sF+Eadc/l2s2a5BgkVbHYyz0E85p0LstqH+gEGiR\
84nBRRFIn8hLSZrGwqjZ3E29cuGi+5Z5bp7EM8MWFa9ssS/vy4VrDfECSv7DSU84DaP0sXI3Ap4lWznQ65nQoTKRWU30gd7Nn8ZowUvGIx4aqyXGwmA/PB4qN8msJUODezUHEl0VP9uo+cZ8vPFodSIB4C7lQYjE\
Fj8yu49C2KIV3qxMFYTevG8KqAr0TPlkbzHHnTpDpvpzziAiNFh8xiT7C/TiyH0EguUw4vxAgpnE27WIypV+uFN2zW7xniF/n75trs9IJ5amB1zXXZ1LFkJ6GbS/dFokzl4cc2mamVwhL4XU0Av5gDWAl+aEWhAP\
7t2VIwU+EpvfOPDcLASX7H7lZpXA2XQfbSlD4qU18NffNPoAKMNSccBfO9YVVgmlW4RydBqfHAV7+hrZ84WJGho6bNT0YMhxxLdOx/dwGj0oyak9aAkNJ8lRJzUuA8sR+fPyiyTgUHio5+Pp+YaKlHrhR41jY5NE\
SPS3x+zTMe0S2HnLOKCOQPpdxKyviBvdHrCDRqO+l96HhhNBLXWv4yEMuEUYo8kXnYJM8oIgVM4XJ+xXOev4YbWeqsvgq0lmw4/PiYr9sYLt+W5EAuYSFnJEan8CwJwbtASBfLBBpJZiRPor/aCJBZsM+MhvS7Ze\
pyHvU8m5WSmaZnxuLts8ojl6KkS8oSAHkq5GWlCB/NgJ5W3rO2Cj1MK7ahxsCrbTT3a0V/QQH+sErxV4XUWDHx0kkFy25bPmBMBQ6BU3HoHhhYcJB9JhP6NXUWKxnE0raXHB6U9KHpWdQCQI72qevp5fMzcm+AvC\
85rsynVQhruDA9fp9COe7N56cg1UKGSas89vrN+WlGLYTwi5W+0xYdKEGtGCeNJwXKDU0XqU5uQYnWsMwTENLGtbQMvoGjIFIEMzCRal4rnBAg7D/CSn8MsCvS+FDJJAzoiioJEhZJgAp9n2+1Yznr7H+6eT4YkJ\
9Mpj60ImcW4i4iHDLn9RydB8dx3QYm3rsX6n4VRrZDsYK6DCGwkwd5n3/INFEpk16fYpP6JtMQpqEMzcOfQGAHXBTEGzuLJ03GYQL9bmV2/7ExDlRf+Uvf1sM2frRtCWmal12pMgtonvSCtR4n1CLUZRdTHDHP1O\
twqd+rcdlavnKjUB/OYXQHUJzpNyFoKpQK+2OgrEKpGyIgIBgn2y9QHnTJihZOpEvOKIoHAMGAXHmj21Lym39Mbiow4IF+77xNuewziNVBxr6KD5e+9HzZSBIlUa/AmsDFJFXeyrQakR3FwowTGcADJHcEfhGkXY\
NGSYo4dh4bxwLM+28xjiqkdn0/3R4UEkvcBrBfn/SzBc1XhKM2VPlJgKSorjDac96V2UnQYXl1/yZPT4DVelgO+soMjexXwYO58VLl5xInQUZI8jc3H2CPnCNb9X05nOxIy4MlecasTqGK6s2az4RjpF2cQP2G28\
R+7wDPsZDZC/kWtjdoHC7SpdPmqQrUAhMwKVuxCmYTiD9q/O7GHtZvPSN0CAUQN/rymXZNniYLlJDE70bsk6Xxsh4kDOdxe7A2wo7P9F5YvqqRDI6brf79yPCSp4I0jVoO4YnLYtX5nzspR5WB4AKOYtR1ujXbOQ\
pPyYDvfRE3FN5zw0i7reehdi7yV0YDRKRllGCGRk5Yz+Uv1fYl2ZwrnGsqsjgAVo0xEUba8ohjaNMJNwTwZA/wBDWFSCpg1eUH8MYL2zdioxRTqgGQrDZxQyNzyBJPXZF0+oxITJAbj7oNC5JwgDMUJaM5GqlGCW\
c//KCIrI+aclEe4IA0uzv7cuj6GCdaJONpi13O544vbtIHBF+A+JeDFUQNy61Gki3rtyQ4aUywn6ru314/dkGiP8Iwjo0J/2Txs49ZkwEl4mx+iYUUO55I6pJzU4P+7RRs+DXZkyKUYZqVWrPF4I94m4Wx1tXeE7\
4o9GuX977yvJ/jkdak8+AmoHVjI15V+WwBdARFV2IPirJgVMdsg1Pez2VNHqa7EHWdTkl3XTcyjG9BiueWFvQfXI8aWSkuuRmqi/HUuzqyvLJfNfs0txMqldYYflWB1BS31WkuPJGGwXUCpjiQSktkuBMWwHjSkQ\
xeehqw1Kgz0Trzm7QbtgxiEPDVmWCNCAeCfROTphd1ZNOhzLy6XfJyG6Xgd5MCAZw4xie0Sj5AnY1/akDgNS9YFl3Y06vd6FAsg2gVQJtzG7LVq1OH2frbXNHWH/NY89NNZ4QUSJqL2yEcGADbT38X0bGdukqYlS\
oliKOcsSTuqhcaemUeYLLoI8+MZor2RxXTRThF1LrHfqf/5LcLAjdl4EERgUysYS2geE+yFdasU91UgUDsc2cSQ1ZoT9+uLOwdgAmifwQqF028INc2IQEDfTmUw3eZxvz7Ud1z3xc1PQfeCvfKsB9jOhRj7rFyb9\
XcDWLcYj0bByosychMezMLVkFiYcdBBQtvI6K0KRuOZQH2kBsYHJaXTkup8F0eIhO1/GcIwWKpr2mouB7g5TUDJNvORXPXa/mU8bh27TAZYBe2sKx4NSv5OjnHIWD2RuysCzBlUfeNXhDd2jxnHoUlheJ3jBApzU\
Ry0fwm2FwwsSU0caQGl0Kv8hopRQE211NnvtLRsmCNrhhpEDoNiZEzD2QdJWKbRRWnaFedXHAELSN0t0bfsCsMf0ktfBoXBoNA+nZN9+pSlmuzspFevmsqqcMllzzvkyXrzoA+Ryo1ePXpdGOoJvhyru+EBRsmOp\
7MXZ0vNUMUqHLUoKglg1p73sWeZmPc+KAw0pE2zIsFFE5H4192KwDvDxdxEYoDBDNZjbg2bmADTeUKK57IPD4fTYF4c6EnXx/teYMORBDtIhPJneiZny7Nv/zG+YmekIKCoxr6kauE2bZtBLufetNG0BtBY7f+/I\
mUypMBvdWu/Q7vTMRzw5aQGZWuc1V0HEsItFYMIBnoKGZ0xcarba/TYZq50kCaflFysYjA4EDKHqGdpYWdKYmm+a7TADmW35yfnOYpZYrkpVEtiqF0EujI00aeplNs2k+qyFZNeE3CDPL9P6b4PQ/kataHkVpLSE\
VGK7EX6rAa7IVNrvZtFvOA6okKvBgMtFDAGZOx88MeBcJ8AR3AgUUeIznAN6tjCUipGDZONm1FjWJp4A3QIzSaIOmZ7DvF/ysYYbM/fFDOV0jntAjRdapxJxL0eThpEhKOjCDDq2ks+3GrwxqIFKLe1WdOzII8XI\
OPGnwy6LKXVfpSDOTEfaRsGujhpS4hBIsMOqHbl16PJxc4EkaVu9wpEYlF/84NSv5Zum4drMfp9yXbzzAOJqqS4YkI4cBrFrC7bMPiCfgI3nNZAqkk3QOZqR+yyqx+nDQKBBBZ7QKrfGMCL+XpqFaBJU0wpkBdAh\
bR4hJsmT5aynlvkouoxm/NjD5oe6BzVIO9uktM+/5dEC5P7vZvarmuO/lKXz4sBabVPIATuKTrwbJP8XUkdM6uEctHKXICUJGjaZIWRbZp8czquQYfY6ynBUCfIU+gG6wqSIBmYIm9pZpXdaL121V7q0VjDjmQnX\
vMe7ysoEZnZL15B0SpxS1jjd83uNIOKZwu5MPzg2NhOx3xMOPYwEn2CUzbSrwAs5OAtrz3GAaUkJOU74XwjaYUmGJdZBS1NJVkGYrToINLKDjxcuIlyfVsKQSG/G4DyiO2SlQvJ0d0Ot1uOG5IFSAkq+PRVMgVMD\
vOIJMdqjeCFKUGRWBW9wigYvcbU7CQL/7meF2KZAaWl+4y9uhowAX7elogAvItAAxo2+SFxGRsHGEW9BnhlTuWigYxRcnVUBRQHV41LV+Fr5CJYV7sHfeywswx4XMtUx6EkBhR+q8AXXUA8uPJ73Pb49i9KG9fOl\
jvXeyFj9ixgbo6CcbAJ7WHWqKHy/h+YjBwp6VcN7M89FGzQ04qbrQtgrOFybg3gQRTYG5xn73ArkfQWjCJROwy3J38Dx/D7jOa6BBNsitEw1wGq780EEioOeD+ZGp2J66ADiVGMayiHYucMk8nTK2zzT9CnEraAk\
95kQjy4k0GRElLL5YAKLQErJ5rp1eay9O4Fb6yJGm9U4FaMwPGxtKD6odIIHKoWnhKo1U8KIpFC+MVn59ZXmc7ZTBZfsg6FQ8W10YfTr4u0nYrpHZbZ1jXiLmooF0cOm0+mPnJBXQtepc7n0BqOipNCqI6yyloTe\
RShNKH04FIo0gcMk0H/xThyN4pPAWjDDkEp3lNNPRNVfpMI44CWRlRgViP64eK0JSRp0WUvCWYumlW/c58Vcz/yMwVcW5oYb9+26TEhwvbxiNg48hl1VI1UXTU//Eta+BMKnGUivctfL5wINDD0giQL1ipt6U7C9\
cd4+lgqY2lMUZ02Uv6Prs+ZEZer7ZfWBXVghlfOOrClwsoOFKzWEfz6RZu1eCs+K8fLvkts5+BX0gyrFYve0C3qHrn5U/Oh6D/CihmWIrY7HUZRhJaxde+tldu6adYJ+LeXupQw0XExC36RETdNFxcq9glMu4cNQ\
SX9cqR/GQYp+IxUkIcNGWVU7ZtGa6P3XAyodRt0XeS3Tp01AnCh0ZbUh4VrSZeV9RWfSoWyxnY3hzcZ30G/InDq4wxRrEejreBxnhIQbkxenxkaxl+k7eLUQkUR6vKJ2iDFNGX3WmVA1yaOH+mvhBd+sE6vacQzF\
obwY5BqEAFmejwW5ne7HtVNolOUgJc8CsUxmc/LBi8N5mu9VsIA5HyErnS6zeCz7VLI9+n/hbT6hTokMXTVyXJRKSG2hd2labXTbtmK4fNH3IZBPreSA4FMeVouVN3zG5x9CiGpLw/3pceo4qGqp+rVp+z+7yQ98\
oEf+nyH4F3+J9IheDBa94Wi63zJbLBCIZm7P0asHGpIJt3PzE3m0S4YIWyXBCVXGikj8MudDPB/6Nm2v4IxJ5gU0ii0guy5SUHqGUYzTP0jIJU5E82RHUXtX4lDdrihBLdP1YaG1AGUC12rQKuIaGvCpMjZC9bWS\
CYnjDlvpWbkdXMTNeBHLKiuoozMGIvkczmP0aRJSJ8PYnLCVNhKHXBNckH79e8Z8Kc2wUej4sQZoH8qDRGkg86maW/ZQWGNnLcXmq3FlXM6ssR/3P6E/bHMvm6HLrv1yRixit25JsH3/IOr2UV4BWJhxXW5BJ6Xd\
r07n9kF3ZNAk6/Xpc5MSFmYJ2R7bdL8Kk7q1OU9Elg/tCxJ8giT27wSTySF0GOxg4PbYJdi/Nyia9Nn89CGDulfJemm1aiEr/eleGSN+5MRrVJ4K6lgyTTIW3i9cQ0dAi6FHt0YMbH3wDSAtGLSAccezzxHitt1Q\
dhW36CQgPcA8vIIBh3/JNjf/Obmc2yzpk8edSlS4lVdwgW5vzbYEyFoF4GCBBby1keVNueHAH+evi+H7oOVfS3XuPQSNTXOONAbzJeSb5stwdQHl1ZjrGoE49I8+A9j3t+ahhQj74FCSWpZrj7wRSFJJnnwi1T9H\
L5qrCFW/JZq6P62XkMWTb+u4lGpKfmmwiJWx178GOG7KbrZGqyWwmuyKWPkNswkZ1q8uptUlviIi+AXh2bOOTOLsrtNkfqbQJeh24reebkINLkjut5r4d9GR/r8CBa9SU0UQhsnZp5cP+RqWCixRm7i4YRFbtZ4E\
AkhtNa6jHb6gPYQv7MKqkPLRmX3dFsK8XsRLVZ6IEVrCbmNDc8o5mqsogjAQfoC9Bc7R6gfw03m+lQpv6kTfhxscDIX6s0w+fBxtkhjXAXr10UouWCx3C/p/FYwJRS/AXRKkjOb5CLmK4XRe0+xeDDwVkJPZau52\
bzLEDHCqV0f44pPgKOkYKgTZJ33fmk3Tu8SdxJ02SHM8Fem5SMsWqRyi2F1ynfRJszcFKykdWlNqgDA/L9lKYBmc7Zu/q9ii1FPF47VJkqhirUob53zoiJtVVRVwMR34gV9iqcBaHbRu9kkvqk3yMpfRFG49pKKj\
Iiq7h/VpRwPGTHoY4cg05X5028iHsLvUW/uz+kjPyIEhhcKUwCkJAwbR9pIEGOn8z6svAO8i89sJ3dL5qDWFYbS+HGPRMxYwJItFQN86YESeJQhn2urGiLRffQeLptDl8dAgb+Tp47UQPxWOw17OeChLN1WnzlkP\
L1T5O+O3Menpn4C3IY5LEepHpnPeZHbvuWfeVtPlkH4LZjPbBrkJT3NoRJzBt86CO0Xq59oQ+8dsm0ymRcmQyn8w71mhmcuEI5byuF+C88VPYly2sEzjlzAQ3vdn/1+Hzguw6qFNNbqenhZGbdiG6RwZaTG7jTA2\
X9RdXjDN9yj1uQpyO4Lx8KRAcZcbZMafp4wPOd5MdXoFY52V1A8M9hi3sso93+uprE0qYNMjkE22CvK4HuUxqN7oIz5pWuETq1lQAjqlSlqdD2Rnr/ggp/TVkQYjn9lMfYelk2sH5HPdopYo7MHwlV1or9Bxf+QC\
yLzm92vzG2wjiIjC/ZHEJzeroJl6bdFPTpZho5MV2U86fLQqxNlGIMqCGy+9WYhJ8ob1r0+Whxde9L2PdysETv97O+xVw+VNN1TZSQN5I6l9m5Ip6pLIqLm4a1B1ffH6gHyqT9p82NOjntRWGIofO3bJz5GhkvSW\
bsXueTAMaJDou99kGLqDlhwBZNEQ4mKPuDvVwSK4WmLluHyhA97pZiVe8g+JxmnJF8IkV/tCs4Jq/HgOoAEGR9tCDsDbDmi3OviUQpG5D8XmKcSAUaFLRXb2lmJTNYdhtYyfjBYZQmN5qT5CNuaD3BVnlkCk7bsM\
W3AtXkNMMTuW4HjUERSJnVQ0vsBGa1wo3Qh7115XGeTF3NTz8w0440AgU7c3bSXO/KMINaIWXd0oLpoq/0/QJxCQSJ9XnYy1W7TYLBJpHsVWD1ahsA7FjNvRd6mxCiHsm8g6Z0pnzqIpF1dHUtP2ITU5Z1hZHbu+\
L3BEEStBbL9XYvGfEakv1bmf+bOZGnoiuHEdlBnaChxYKNzB23b8sw8YyT7Ajxfk49eJIAvdbVkdFCe2J0gMefhQ0bIZxhx3fzMIysQNiN8PgOUKxOMur10LduigREDRMZyP4oGWrP1GFY4t6groASsZ421os48w\
AdnrbovNhLt7ScNULkwZ5AIZJTrbaKYTLjA1oJ3sIuN/aYocm/9uoQHEIlacF1s/TM1fLcPTL38O9fOsjMEIwoPKfvt7opuI9G2Hf/PR4aCLDQ7wNmIdEuXJ/QNL72k5q4NejAldPfe3UVVqzkys8YZ/jYOGOp6c\
+YzRCrCuq0M11y7TiN6qk7YXRMn/gukxrEimbMQjr3jwRM6dKVZ4RUfWQr8noPXLJq6yh5R3EH1IVOHESst/LItbG2D2vRsZRkAObzvQAAD3mb3/G4NzopI0FAiHfbpq0X72adg6SRj+8OHMShtFxxLZlf/nLgRL\
bClwl5WmaYSs+yEjkq48tY7Z2bE0N91mJwt+ua0NlRJIDh0HikF4UvSVorFj2YVu9YeS5tfvlVjPSoNu/Zu6dEUfBOT555hahBdN3Sa5Xuj2Rvau1lQNIaC944y0RWj9UiNDskAK1WoL+EfXcC6IbBXFRyVfX/WK\
XxPAwUyIAGW8ggZ08hcijKTt1YKnUO6QPvcrmDVAb0FCLIXn5id4fD/Jx4tw/gbXs7WF9b2RgXtPhLBG9vF5FEkdHAKrQHZAJC/HWvk7nvzzDzIXZlfFTJoC3JpGgLPBY7SQTjGlUvG577yNutZ1hTfs9/1nkSXK\
9zzKLRZ3VODeKUovJe0WCq1zVMYxCJMenmNzPIU2S8TA4E7wWmbNkxq9rI2dd6v0VpcAPVMxnDsvWTWFayyqvKZO7Z08a62i/oH2/jxf8rpmfO64in3FLiL1GX8IGtVE9M23yGsIqJbxDTy+LtaMWDaPqkymb5Vr\
QdzOvqldeU0SUi6IirG8UZ3jcpRbwHa1C0Dww9G/SFX3gPvTJQE+kyz+g1BeMILKKO+olcHzctOWgzxYHnOD7dpCRtuZEXACjgqesZMasoPgnuDC4nUviAAxDc5pngjoAITIkvhKwg5d608pdrZcA+qn5TMT6Uo/\
QzBaOxBCLTJX3Mgk85rMfsnWx86oLxf7p2PX5ONqieTa/qM3tPw4ZXvlAp83NSD8F7+ZgctK1TpoYwtiU2h02HCGioH5tkVCqNVTMH5p00sRy2JU1qyDBP2CII/Dg4WDsIl+zgeX7589srx6YORRQMBfKbodbB74\
3Tl4WLKOEnwWUVBsm94SOlCracU72MSyj068wdpYjyz1FwC2bjQnxnB6Mp/pZ+yyZXtguEaYB+kqhjQ6UUmwSFazOb+rhYjLaoiM+aN9/8KKn0zaCTFpN9eKwWy7/u4EHzO46TdFSNjMfn2iPSJwDPCFHc0I1+vj\
dAZw5ZjqR/uzi9Zn20oAa5JnLEk/EA3VRWE7J/XrupfFJPtCUuqHPpnlL7ISJtRpSVcB8qsZCm2QEkWoROtCKKxUh3yEcMbWYJwk6DlEBG0bZP6eg06FL3v6RPb7odGuwm7FN8fG4woqtB8e7M5klPpo97GoObNw\
t+ludTAmxyC5hmcFx+dIvEZKI6igFKHqLH01iY1o7903VzG9QGetyVx5RNmBYUU+zIuSva/yIcECUi4pRmE3VkF2avqulQEUY4yZ/wmNboBzPmAPey3+dSYtBZUjeWWT0pPwCz4Vozxp9xeClIU60qvEFMQCaPvP\
aA70WlOP9f/ey39macvpGCVa+zfa8gO44wbxpJUlC8GN/pRMTQtzY8Z8/hiNrU+Zq64ZfFGIkdj7m7abcK1EBtws1X4J/hnqvasPvvDSDYWN+QcQVGMqXalkDtTad5rYY0TIR1Eqox3czwPMjKPvF5sFv17Thujr\
1IZ1Ytl4VX1J0vjXKmLY4lmXipRAro0qVGEcXxEVMMEl54jQMd4J7RjgomU0j1ptjyxY+cLiSyXPfiEcIS2lWDK3ISAy6UZ3Hb5vnPncA94411jcy75ay6B6DSTzK6UTCZR9uDANtPBrvIDgjsfarMiwoax2OlLx\
aSoYn4iRgkpEGqEkwox5tyI8aKkLlfZ12lO11TxsqRMY89j5JaO55XfPJPDL1LGSnC88Re9Ai+Nu5bZjtwRrvFITUFHPR4ZmxGslQMecgbZO7nHk32qHxYkdvWpup07ojcMCaVrpFAyFZJJbNvBpZfdf39Hdo2kP\
tT7v0/f8R/B5Nz4f1t9/3zNM/7n6SUHfcWk5dfQFJvcJMgPolGCpOFb/WC0FGWU2asuQyT+rm88ZKZ78Cei/CAh939CH0JYbpZIPtxc2ufXqjS3pHH9lnWK4iJ7OjR/EESpCo2R3MYKyE7rHfhTvWho4cL1QdN4j\
FTyR6syMwFm124TVDDRXMNveI1Dp/ntwdz8k8kxw7iFSx6+Yx6O+1LzMVrN0BBzziZi9kneZSzgollBnVwBh6oSOPHXrglrOj+QmR/AESrhDpKrWT+8/AiMDxS/5wwRNuGQPLlJ9ovomhJWn8sMLVItQ8N/7IXvt\
D8kdOoHaw+vBSbFImQsv/OCAIui99E+YSIOMlMvBXkAt+NAZK8wB9Jf8CPtB+TOUOR+z71d/AFXpPBT6+A5FLjxMjLIEoJzrQfquvxEIi+WoUzGR1IzQFNvbYOnxb2PyQ0kGdyXKzW2axQL8lNAXPk6NEjqrRD1o\
ZtKLlFoofrXw0dCNWASHzy+7PSzOUJ3XtaPZsxLDjr+o41fKuKWNmjiZtfkOzItvlV2MDGSheGF0ma04qE3TUEfqJMrXFm7DpK+27DSvCUVf7rbNoljPhha5W7KBqVq0ShUSTbRmuqPtQreVWH4JET5yMhuqMoSd\
4r/N8sDmeQiQQvi1tcZv7Moc7dT5X5AtCD6kNEGZOzVcNYlpX4AbTsLgSYYliiPyVoniuYYySxsBy5cgb3pD+EK0Gpb0wJg031dPgaL8JZt6sIvzNPEHfVPOjXmaXj4bd4voXzpZ5GApMhILgMbCEWZ2zwgdeQgj\
NHLbPIt+KqxRwWPLTN6HwZ0Ouijj4UF+Sg0Au8XuIKW0WxlexdrFrDcZJ8Shauat3X0XmHygqgL1nAu2hrJFb4wZXkcS+i36KMyU1yFvYv23bQUJi/3yQpqr/naUOoiEWOxckyq/gq43dFou1DVDaYMZK9tho7+I\
XXokBCs5GRfOcBK7g3A+jXQ39K4YA8PBRW4m5+yR0ZAxWJncjRVbITvIAPHYRt1EJ3YLiUbqIvoKHtzHKtUy1ddRUQ0AUO41vonZDUOW+mrszw+SW/6Q/IUgNpcXFjkM7F4CSSQ2ExZg85otsMs7kqsQD4OxYeBN\
DcSpifjMoLb7GEbGWTwasVObmB/bfPcUlq0wYhXCYEDWRW02TP5bBrYsKTGWjnWDDJ1F7zWai0zW/2XsCuvBQjPFcTYaQX3tSXRSm8hsAoDdjArK/OFp6vcWYOE7lizP0Yc+8p16i7/NiXIiiQTp7c7Xus925VEt\
lKAjUdFhyaiLT7VxDagprMFwix4wZ05u0qj7cDWFd0W9OYHIu3JbJKMXRJ1aYNovugg+QqRN7fNHSi26VSgBpn+JfMuPo3aeqPWik/wI5Rz3BWarPQX4i5+dM0npwVOsX+KsOhC7vDg+OJsz4Q5zlnIeflUWL6QY\
Mbf9WDfLmosLF4Qev3mJiOuHjoor/dMeBpA9iKDkMjYBNbRo414HCxjsHrB4EXNbHzNMDHCLuNBG6Sf+J4MZ/ElVsDSLxjIiGsTPhw8BPjxbfQtskj+dyNMKOOcUYIRBEIqbazz3lmjlRQhplxq673VklMMY6597\
vu+d89ec/zq7Mi4gQvh87ehYbpOuZEXj5g/Q7S7BFDAAB9DzG35SC853xtWVcnZQoH54jeOqYLR9NDuwxsVthTV7V99n/B7HSbAytbEyVTz/5NhJ8gGIjG0E5j3griULUd5Rg7tQR+90hJgNQKQH2btbSfPcaTOf\
Iexc1db1BxUOhM1vWCpLaYuKr3FdNTt/T3PWCpEUWDKEtzYrjpzlL/wri3MITKsFvtF8QVV/NhVo97aKIBgdliNc10dWdXVDpVtsNn+2UIolrgqdWA4EY8so0YvB4a+aLzMXiMAuOHQrXY0tr+CL10JbvZzgjJJu\
B1cRkdT7DUqTvnswVUp5kkUSFVtIIFYK05+tQxT6992HHNWVhWxUsD1PkceIrlXuUVRogwmfdhyrf6zzaL8+c0L7GXMZOteAhAVQVwdJh+7nrX7x4LaIIfz2F2v7Dg/uDfz2Fa+4gFm2zHAor8UqimJG3VTJtZEo\
FXhnDYXvxMJFc6ku2bhbCxzij2z5UNuK0jmp1mnvkVNUfR+SEmj1Lr94Lym75PO7Fs0MIr3GdsWXRXSfgLTVY0FLqba97u1In8NAcY7IC6TjWLigwKEIm43NxTdaVTv9mcKkzuzBkKd8x/xt1p/9BbP7Wyb4bpo1\
K1gnOpbLvKz58pWl3B55RJ/Z5mRDLPtNQg14jdOEs9+h/V5UVpwrAI8kGbX8KPVPDIMfIqKDjJD9UyDOPhjZ3vFAyecwyq4akUE9mDOtJEK1hpDyi6Ae87sWAClXGTiwPwN7PXWwjxaR79ArHRIPeYKTunVW24sP\
r/3HPz2IwH8oKH4OlWEmt4BLM6W5g4kMcYbLwj2usodD1088stZA7VOsUSpEVl4w7NMb1EUHMRxAxLF0CIV+0L3iZb+ekB1vSDSFjAZ3hfLJf7gFaXrOKn+mhR+rWw/eTXIcAgl4HvFuBg1LOmOAwJH3eoVEjjwh\
eKA4icbrQCmvAtpQ0mXG0agYp5mj4Rb6mdQ+RV4QBPbxMqh9C7o8nP0Wko2ocnCHeRGhN1XVyT2b9ACsL+6ylUy+yC3QEnaKRIJK91YtaoSrcWZMMwxuM0E9J68Z+YyjA0g8p1PfHAAIROy6Sa04VXOuT6A351FO\
WhKfTGsFJ3RTJGWYPoLk5FVK4OaYR9hkJvezwF9vQN1126r6isMGXWTqFW+3HL3I/jurlIdDWIVvYY+s6yq7lrFSPAGRdnU7PVwY/SvWbZGpXzy3BQ2LmAJlrONUsZs4oGkly0V267xbD5KMY8woNNsmWG1VVgLC\
ra8aQBBcI4DP2BlNwxhiCtHlaz6OWFoCW0vMR3ErrG7JyMjTSCnvRcsEHgmPnwA6iNpJ2DrFb4gLlhKJyZGaWkA97H6FFdwEcLT6DRQQL++fOkVC4cYGW1TG/3iK5dShRSuiBulmihqgjR45Vi03o2RbQbP3sxt9\
0VxQ6vzdlGfkXmmKmjOi080JSHkLntjvsBJnv7gKscOaTOkEaRQqAnCA4HWtB4XnMtOhpRmH2FH8tTXrIjAGNWEmudQLCkcVlGTQ965Kh0H6ixXbgImQP6b42B49sO5C8pc7iRlgyvSYvcnH9FgQ3azLbQG2cUW9\
6SDojTQStxkOJyOuDGTHAnnWkz29aEwN9FT8EJ4yhXOg+jLTrCPKeEoJ9a7lDXOjEr8AgX4BmnMQ668oW0zYPyQiVMPxKRHtpfnEEyaKhdzNVThlxxDQNdrHeZiUFb6NoY2KwvSb7BnRcpJy+/g/zAYx3fYSN5QE\
aVD2Y1VsNWxB0BSO12MRsRY8JLfAezRMz5lURuLUnG1ToKk6Q30FughqWN6gBNcFxP/nY/iv+iaUQOa+2Nuym46wtI/DvSfzSp1jEi4SdYBE7YhTiVV5cX9gwboVDMVgZp5YBQlHOQvaDNfcCoCJuYhf5kz5kwiI\
KPjzgpcRJHPbOhJajeoeRL53cuMahhV8Z7IRr6M4hW0JzT7mzaMUzQpm866zwM7Cs07fJYXuWvjAMkbe5O6V4bu71sOG6JQ4oL8zIeXHheFVavzxmlIyBkgc9IZlEDplMPr8xlcyss4pVUdwK1e7CK2kTsSdq7g5\
SHRAl3pYUB9Ko4fsh4qleOyJv1z3KFSTSvwEcRO/Ew8ozEDYZSqpfoVW9uhJfYrNAXR0Z3VmeoAD+rVWtwP/13sE/3ICX3HhDG3CMc476dEEC0K3umSAD4j+ZQLVdFOsWL2C1TH5+4KiSWH+lMibo+B55hR3Gq40\
G1n25sGcN0mEcoU2wN9FCVyQLBhYOu9aHVLWjEKx2JIUZi5ySoHUAI9b8hGzaLMxCZDMLhv8MkcpTqEwz9KFDpCpqQhVmsGQN8m24wyB82FAKNmjgfKRsXRmsSESovAwXjBIoMKSG51p6Um8b3i7GISs7kjTq/PZ\
oioCfJzfKdJTN0Q45kQEQuh9H88M3yEs3DbtRTKALraM0YC8laiMiOOe6ADmTcCiREeAWZelBaEXRaSuj2lx0xHaRYqF65O0Lo5OCFU18A8cMDE4MLYm9w2QSr9NgQAIcRxZsNpA7UJR0e71JL+VU+ISWFk5I97l\
ra8uGg7GlQYhGd4Gc6rxsLFRiIeGO4abP4S4ekQ1fiqDCy87GZHd52fn5aaDGuvOmIofrzpVwMvtbreZ/855OaXTRcNiNE0wzGZSxbjg26v8ko8L537v/XCCWP2MFaArJpvnkep0pA+O86MWjRAZPQRfznZiSIaT\
ppy6m3p6HrNSsY7fDtz7Cl4V/DJAjQDoyiL2uwf1UHVd2AIrzBUSlJaTj4k6NL97a/GqhWKU9RUmjnYKpm2r+JYUcrkCuZKvcYvrg8pDoUKQywY9GDWg03DUFSirlUXBS5SWn/KAntnf0IdHGL/7mwXqDG+LZYjb\
EdQmqUqq4y54TNmWUP7IgcAw5816YBzwiNIJiE9M4lPCzeI/FGBeYy3p6IAmH4AjXXmvQ4Iy0Y82NTobcAggT2Cdqz6Mx4TdGoq9fn2etrWKUNFyatAHydQTVUQ2S5OWVUlugcNvoUrlA8cJJz9MqOa/W3iVno4z\
DHfE7zhoY5f5lRTVZDhrQbR8LS4eRLz8iPMyBL6o4PiLlp89FjdokQLaSBmKHUwWp0na5fE3v9zny2YcDXG/jfI9sctulHRbdkI5a4GOPJx4oAJQzVZ/yYAado8KNZUdEFs9ZPiBsausotXMNebEgr0dyopuqfSc\
FJ3ODNPHgclACPdccwv0YJGQdsN2lhoV4HVGBxcEUeUX/alr4nqpcc1CCR3vR7g40zteQg/JvWmFlUE4mAiTpHlYGrB7w+U2KdSwQz2QJKBe/5eiixWipmfP15AFWrK8Sh1GBBYLgzki1wTMhGQmagXqJ2+FuqJ8\
f0XzXCVJFHQdMAw8xco11HhM347alrAu+wmX3pDFABOvkC+WPX0Uhg1Z5MVHKNROxaR84YV3s12UcM+70cJ460SzEaKLyh472vOMD3XnaK7zxZcXlWqenEvcjmgGNR2OKbI1s8U+iwiW+HotHalp3e1MGDy6BMVI\
vajnAzkFHbeVsgjmJUkrP9OAwnEHYXVBqYx3q7LvXjoVR0mY8h+ZaOnh053pdsGkmbqhyryN01eVHySr+CkDYkSMeZ1xjPNVM+gVLTDKu2VGsMUJqWO4TwPDP0VOg2/8ITbAUaMGb4LjL7L+Pi11lEVMXTYIlAZ/\
QHmTENjyx3kDkBdfcvvQt6tKk6jYFM4EG5UXDTaF5+1ZjRz6W7MdJPC+wTkbDUim4p5QQH3b9kGk2Bkilyeur8Bc20wm5uJSBO95GfYDI1EZipoRaH7uVveneqz43tlTZGRQ4a7CNmMHgXyOQQOL6WQkgMUTQDT8\
vh21aSdz7ERiZT1jK9F+v6wgFvuEmGngSvIUR2CJkc5tx1QygfZnAruONobB1idCLB1FCfO7N1ZdRocT8/Wye+EnDiO9pzqIpnLDl4bkaRKW+ekBVwHn46Shw1X0tclt/0ROijuUB4kIInrVJU4buWf4YITJtjOJ\
6iKdr1u+flgQeFH70GxKjhdgt/MrwfB4K/sXczQ+9zYcrD4dhY6qZhZ010rrxggWA8JaZyg2pYij8ieYEg1aZJkZK9O1Re7sB0iouf60rK0Gd+AYlp7soqCBCDGwfKeUQhCBn0E0o0GS6PdmjLi0TtCYZeqazqwN\
+yNINIA8Lk3iPDnWUiIPLGNcHmZDxfeK0iAdxm/T7LnN+gemRL61hHIc0NCAZaiYJR+OHnLWSe8sLrK905B5eEJHNlWq4RmEXIaFTmo49f8w61+NwfEUyuJAwVqZCLFcyHBKAcIVj3sNzfEOXzVKIndxHw+AR93o\
whbCxUZf6Gs8cz6/1VdrFEPrv330+9s6BtMVPJ3zl/Uf9rUi0Z/opexfdL3ykF76e999GPfVv8fJv/Y/+/5hEMon1tqNFyVRevV9y9/uIvsG3dbB8GRRrgaEXfhx+2xeOFt+cEn3RZanNxdEe2+B6MHpNbrRE53P\
lDifPvFcp4kO78ILR0T4xyW/WGPyBsqGdoA7zJJCu1TKbGfhnqgnRbxbB2B3UZoeQ2bz2sTVnUwokTcTU21RxN1PYPS3Sar7T0eRIsyCNowr9amwoMU/od9s2APtiKNL6ENOlyKADstAEWKA+sdKDhrJ6BOhRJmZ\
+QJbAaZ3/5Fq0/lumCgEzGEbu3yi0Y4I4EgVAjqxh4HbuQn0GrRhOWyAfsglQJAVL1y/6yezS2k8RE2MstJLh92NOB3GCYgFXznF4d25qiP4ZCyI4RYGesut6FXK6GwPpKK8WHEkhYui0AyEmr5Ml3uBFtPFdnio\
I8RiCooa7Z1G1WuyIi3nSNglutc+xY8BkeW3JJXPK6jd2VIMpaSxpVtFq+R+ySK9J6WG5Qvt+C+QH1hyYUOVK7857nFmyDBYgZ/o+AnibzNVqyYCJQvyDXDTK+iXdkA71bY7TL3bvuLxLBQ8kbTvTEY9aqkQ3+Mi\
LWbEgjLzOH+lXgco1ERgzd80rDCymlpaRQbOYnKG/ODoFl46lzT0cjM5FYVvv0qLUbD5lyJtMUaC1pFlTkNONx6lliaX9o0i/1vws5bNKn5OuENQEKmLlcP4o2ZmJjD4zzd3Fk32uQ4uRWkPSUqb4LBe3EXHdORN\
B2BWsws5daRnMfNVX7isPSb1hMQdAJi1/qmDMfRUlCU74pmnzjbXfL8PVG8NsW6IQM2Ne23iCPIpryJjYbVnm5hCvKpMa7HLViNiNc+xTfDIaKm3jctViD8A1M9YPJNk003VVr4Zo2MuGW8vil8SLaGpPXqG7I4D\
Ldtl8a4Rbx1Lt4w5Huqaa1XzZBtj208EJVGcmKYEuaeN27zT9EE6a09JerXdEbpaNgNqYJdhP1NdqiPKsbDRUi86XvvNC7rME5mrSQtrzAZVndtSjCMqd8BmaeGR4l4YFULGRBeXIV9Y4yxLFdyoUNpiy2IhePSW\
zBofYPP0eIa2q5JP4j9G8at/AqoSsLAUuRXtvgsqX/zYwsE+of6oSDbUOo4RMJw+DOUTJq+hnqwKim9Yy/napyZNTc2rCq6V9jHtJbxGPDwlzWj/Sk3zF/BHOlT/fSjSq7FqlPI1q6J+ru8Aku008SFINXZfOfnZ\
NOvGPMtEmn2gLPt+H4QLA+/SYe4j398auzhKIp2Pok3mPC5q1IN1HgR+mnEfc4NeeHYwd2/kpszR3cBn7ni9NbIqhtSWFW8xbUJuUPVOeeXu3j0IGZmFNiwaNZ6rH4/zQ2ODz6tFxRLsUYZu1bfd1uIvfQDt4YD/\
efKYv8VF8bHGDgK22w2Wqwpi43vNCOXFJZCGMqWiPbL8mil6tsmOTXAWCyMCw73e2rADZj2IK6rqksM3EXF2cbLb4vjB14wa/yXK5vwU+05MzERJ5nXsXsW21o7M+gO0js2OyKciP5uF2iXyb2DiptwQeHeqygkr\
NsqVCSlldxBMpwHi1vfc8RKpP/4L3Lmpq6DZcvhDDfxTCE3splacTcOtXdK2g303dIWBVe2wD/Gvja1cClFQ67gw0t1ZUttsUgQ1Veky8oOpS6ksYEc4bqseCbZy766SvL3FodmnahlWJRgVCNjPxhL/fk2wyvlK\
hITH/VQCipOI0dNcRa5B1M5HmOBjTLeZQJy237e2mobwmDyJNHePhdDmiknvLKaDbShL+Is1XTCJuLQd2wmdJL7+mKvs294whXQD+vtd88KKk0DXP8B1Xu9J+xo69VOuFgexgTrcvI6SyltuLix9OPuE6/iRJYoB\
MEXxU4shQMf4Fjqwf1PtnJ/wWSZd29rhZjRmTGgiGTAUQqRz+nCdjeMfYhsBD5Lv60KILWEvNEHfmsDs2L0A252351eUoYxAysVaCJVLdH9QFWAmqJDCODUcdoo12+gd6bW2boY0pBVHWL6LQDK5bYWh1V8vFvi0\
cRpfwv7cJiMX3AZNJuTddHehTIdU0YQ/sQ1dLoF2xQPcCuHKiuCWOY30DHe1OwcClLAhqAKyqlnIbH/8u9ScJpcS4kgp6HKDUdiOgRaRGSiUCRBjzI5gSksMZKqy7Sd51aeg0tgJ+x0TH9YH2Mgsap9N7ENZdEB0\
bey2DMTrBA1hn56SErNHf3tKtqyL9b6yXEP97/rc+jgD2N1LNUH6RM9AzP3kSipr06RkKOolR7HO768jjWiH1X92jA7dkg7gcNcjqsZCgfqWw0tPXdLg20cF6vnQypg7gLtkazrHAodyYfENPQZsdfnjMZiNu4nJ\
O97D1/sQE+3vNFzrSDOKw+keLECYf7RJwVHeP/j79833oZ0egonYB2FlFE5qj02B/LVOMJQlsB8uNg3Leg4qtZwntsOSNidR0abbZmAK4sCzvt8Yiuz2yrNCJoH5O8XvX/vLeR/BBYTWj0sOPYM/jyxRd5+/JziK\
AABaPcw/34UA3aj/gLZxZgRCWN6m4m3demanNgsx0P237/Q+Ew5VYnJPkyCY0cIVHoFn2Ay/e7U4P19APbPFXEHX94N6KhEMPG7iwB3+I+O1jd5n6VSgHegxgaSawO6iQCYFgDsPSMsNOcUj4q3sF6KzGaH/0u5P\
QoAj/8zq6Uc9MoNrGqhYeb2jQo0WlGlXjxtanZLS24/OIN5Gx/2g684BPDQpwlqnkFcxpmP/osnOXrFuu4PqifouQH0eF5qCkvITQbJw/Zvy5mAHWC9oU+cTiYhJmSfKsCyt1cGVxisKu+NymEQIAyaCgud/V09q\
T3nk/9s/SWsYtha7yNpzBIMM40rCSGaJ9u6lEkl00vXBiEt7p9P5IBCiavynEOv7FgLqPdeqxRiCwuFVMolSIUBcoyfUC2e2FJSAUgYdVGFf0b0Kn2EZlK97yyxrT2MVgvtRikfdaAW8RwEEfN+B7/eK8bBdp7UR\
pbqn1xcrC6d2UjdsKbzCjBFqkKkoZt7Mrhg6YagE7spkqj0jOrWM+UGQ0MUlG2evP1uE1p2xSv4dMK0dna6ENcNUF+xkaJ7B764NdxLCpuvhblltVRAf7vK5qPttJ/9RYFUUSGcLdibnz6mf7WkPO3MkUUhR2mAO\
uGv8IWw5XG1ZvoVMnjSAZe6T7WYA99GENxoHkMiKxHlCuK5Gd0INrISImHQrQmv6F4mqU/TTQ8nHMDzCRivKySQ8dqkpQgnUMnwIkaAuc6/FGq1hw3b2Sba398BhUwUZSAIO8XZvnuLdY2n6hOXws+gq9BHUKcKF\
A6kz6FDnpxLPICa3qGhnc97bo1FT/XJk48LrkHJ2CAtBv0RtN97N21plfpXHvZ8gMJb7Zc4cfI6MbPwsW7AilCSXMFIEUEmir8XLEklA0ztYbGpTTGqttp5hpFTTIqUyaAIqvMT9A/x+Ji5ejA4Bhxb/cl1pUdOD\
6epd3yilIdO6j297xInoiBPuEDW2/UfslDyhGkQs7Wy253bVnlT+SWg89zYIK/9KXFl5fe+jow2rd5FXv8zDPrmfMXiUPt9QBO/iK4QGbX5j/7Rx1c1vzsY8ONbP3lVIaPrhL4+1QrECTN3nyKavGG0gBBtHvTKh\
GoBHgMXHStFowN+HKrPriYu+OZ05Frn8okQrPaaxoKP1ULCS/cmKFN3gcH7HQlVjraCeQmtjg1pSQxeuqXiSKgLpxc/1OiZsU4+n4lz4hpahGyWBURLi4642n1gn9qz9bIsaCeEPJ0uJmenMWp2tJmIwLQ6VSgDY\
ErOeBCfSj9P4G/vI7oIF+l/n5fp956QgxGvur77ynawAu3G9MdFbJbu49NZnWnnFcQHjxRuhUYvg1U/e84N4JTecciDAKb/KYIFXzloyuE1eYXf54MmhjTq7B/yBToDzzpx3tJCTo3HCmVPYfmtBRe3mPYEE/6Rl\
TIxbf4fSOcaKFGk4gbaUWe44hVk9SZzhW80yfW5QWBHxmtUzvMhfVQli4gZTktIOZd9mjJ5hsbmzttaHQB29Am3dZkmx3g/qvYocyhZ2PXAWsNQiIaf+Q8W/MWPIK7/TjvCx5q2XRp4lVWydMc2wIQkhadDB0xsn\
w/kSEyGjLKjI4coVIwtubTF3E7MJ6LS6UOsJKj82XVAVPJJcepfewbzE91ivXZvOvYfsmMevwtPpfMzGmC7WJlyW2j0jh7AF1JLmwEJSKYwIvu6DHc3YnyLH9ZdIBnQ+nOVDRiP+REpqv++typYHIvoJyICGA40d\
8bR7HR2k7do6UQTHF4oriYeIQbxKe4Th6+/l1BjUtS9hqORh3MbgvYrStXTfSwaBOmAVQZzpYNqsAmQyjY56MUqty3c/xH6GuhNvNaG9vGbG6cPtBM8UA3e8r51D0AR9kozKuGGSMgLz3nAHxDNnc7GTwpLj7/6H\
eWp1iksDeTjwCLpxejuMtpMnGJgsiku1sOACwQ9ukzESiDRN77YNESxR5LphOlcASXA5uIts1LnBIcn1J7BLWs49DMALSnuz95gdOrTZr0u1SeYHinno/pE58xYoXbVO/S+FEMMs5qyWkMnp8Q3ClyTlZP52Y9nq\
7b8fITPuVXUk9ohG5EFHw4gAEcjFxfKb3xuAsEjx2z1wxNbSZMcgS9GKyW3R6KwJONgtA64LTyxWm8Bvudp0M1FdJPEGopM4Fvg7G/hsptkhCfHFegv4ENwxPeXmYhxwZy7js+BeM27t9ODBMynVCLJ7RWcBMteZ\
JtvjOYHb5lOnCLYWNEMKC59BA7covu1cANa2PXL05iGdufOzkgFqqHBOrgQVUmLEc+Mkz4Rq8O6WkNr7atNkH4M8d+SD1t/tSzt3oFql+neVs+AwEI5JaBJaxARtY2Z4mKoUqxds4UpZ0sv3zIbNoo0J4fihldQT\
X3XNcuNcZmcrB5LTWMdzeRuAtBk3cZHYQF6gTi3PNuDJ0nmR+4LPLoHvxQIxRgJ9iNNXqf2SYJhcvCtJiVWo85TsyFOuq7EyBPJrAdhEgE0cTq16FQXhYPJFqSfiVn0IQnPOy0LbU4BeG94QjdYNB0CiQ3QaxQqD\
2ebSMiNjaVaw8WaM4Z5WnzcVDsr4eGweSLa2DE3BWViaxhZFIcSTjgxNCAfelg+hznVOYoe5VqTYs1g7WtfTm3e4/WduC6p+qqAM8H4ZyrJCGpewThTDPe6H7CzX/zQ8Tm+r65HeZn+MsmxUciEWPlAVaK/VBaQB\
WfoG/aRL/jSZIQfep/89GjasWmbaWzeEZ2R1FOjvyJT37O9B8046SRSKVEnXWlBqbkb5XCS3qFeuE9xb9+frEknxWB5h1D/hruz2iVDEAS7+qkEz5Ot5agHJc7WCdY94Ws61sURcX5nG8UELGBAHZ3i+3VulAyT0\
nKNNz4K2LBHBWJcTBX1wzf+//u/j/9+//v87+9/l9Lbh/L/uyNYiTsWV2LwsjaA6MxTuzFMqmxW8Jw/+IppdX8t/Clgi1rI1SN0UC/r6tX/4lUc2VV1OQReSeCsjUpKZchw4XUcjHfw6ryCV3R8s6VXm67vp4n+l\
cPV9gJwmbKQEsmrJi9c2vkwrm8HFbVYNTaRGq8D91t9n5+U+aD/hNtN3HjC/nC/vUoGFSCkXP+NlRcmLUqLbiUBl4LYf1U/CCvwtd3ryCH8gUmGITAxiH1O5rnGTz7y1LuFjmnFGQ1UWuM7HwfXtWl2fPFKklYwN\
UpF2IL/TmaRETjQiM5SJacI+3Gv5MBU8lP5Io6gWkawpyzNEVGqOdx4YlO1dCvjbWFZWbCmeiFKPSlMKtKcMFLs/KQxtgAHi7NZNCQ32bBAW2mbHflVZ8wXKi1JKVHkW20bnYnl3dKWJeWJOiX3oKPBD6Zbi0ZvS\
IuWktUHB8qDR8DMMh1ZfkBL9FS9x5r0hBGLJ8pUCJv3NYH+Ae8p40mZWd5m5fhobFjQeQvqTT4VKWIYfRL0tfaXKiVl75hHReuTJEcqVlug+eOIIc4bdIydtn2K0iNZPsYWQvQio2qbO3OqAlPHDDOB7DfjGEfVF\
51FqqNacd6QmgFKJpMfLp5DHTv4wXlONKVXF9zTJpDV4m1sYZqJPhotcsliZM8yksKkCkzpiXt+EcRQvSQqmBS9WdWkxMTJXPSw94jqI3varCjQxTazjlMH8jTS8ilaW8014/vwA/LNa+YiFoyyx3s/KswP3O8QW\
1jtq45yTM/DX9a8M4voTVaO2ebvw1EooDw/yg6Y1faY+WwrdVs5Yt0hQ5EwRfYXSFxray1YvSM+kYmlpLG2/9mm1MfmbKHXr44Ih8nVKb1M537ZANUkCtdsPZ80JVKVKabVHCadaLXg+IV8i5GSwpZti0h6diTaK\
s9sdpUKEpd7jDUpYmHtiX33SKiO3tuydkaxA7pEc9XIQEOfWJlszj5YpL5bKeQyT7aZSBOamvSHl8xsWvgo26IP/bqk+0EJUz+gkkcvlUlyPp2kdKFtt7y5aCdks9ZJJcFp5ZWeaWKgtnXMN3ORwGLBE0PtkEIek\
5FY2aVssUZHtsWIvnljMVJtuVIjpZup/5VL1yPOHWWHkOMc6YySWMckczD5jUj2mlLVquFaMU8leGVaqeXis+aRRL8zm4WuBk6cyWfGMxgtr8useQEx7k/PvRoZyd9nde1GUCV84gMX8Ogu/BWezYPSR27llzQnA\
97oo0pYyxobYUJfsj+ysTm9zJ+S4pk0TGo9VTG0KjqYhTmALfoDZVKla2b5yhv241PxFaLJs3i05K0AAIdcGxCJZmT3ZdT7CliR7q+kur7WdQjygYtOWRL9B8E4s4LI8KpAj7bE0dg7DLOaX+MGeAi0hMMSSWZEz\
+RudXbZCsGYS0QqiXjH9XQbd8sCB+nIVTq7/T/FDS+zWY9q7Z2fdq1tdLb6v3hKKVDAw5gjj6o9r1wHFROdHc18MJp4SJ2Ucvu+iQ9EgkekW8VCM+psM6y+/2SBy8tNN4a3L1MzP+OLsyvESo5gS7IQOnIqMmviJ\
BVc6zbVG1n8eXiA3j46kmvvtJlewwNDrxk4SbJOtP/TV/lIVK9ueShNbbMHfwnLTLLhbZuO79ec5XvfgRwLFK+w1r5ZWW15rVFZrE+wKqNRv5KqsLNfpGgnoUU6Y71NxEmN7MyqwqAQqoIULOw/LbuUB2+uE75gJ\
t+kq1qY4LoxV+qR/zalupea3D5+WMeaRIn0sAI6DDWDh158fqUb4YhAxhREbUN0qyyJYkBU4V2KARXDT65gW3gRsiv7xSPYEKLwzgriWcWgPr0sbZnv7m1XHNFW6xPdGNZUdxFiUYlmXNjDVWuu7LCkX/nVkrXaJ\
hiYktBISC2xgBXQnNEP+cptWl1eG62a7CPXrnrkTQ5BQASbEqUZWMDiZUisKyHDeLFOaJILUo5f6iDt4ZO8MlqaKLto0AmTHVVbkGuyPa1R/ywZsWRoRDoRdNMMHwYTsklMVnlAd2S0282bgMI8fiJpDh69OSL6K\
3qbo20KfpNMurnYGQSr/stFqZ7hYsxKlLnKAKhsmB8AIpEQ4bd/NrTLTXefsE6ChRmKWjXKVgpGoPs8GAicgKVw4K0qgDgy1A6hFq1WRat3fHF+FkU+b6H4NWpOU3KXTxrIb2qSHAb+qhm8hiSROi/9ofapjxhyK\
xxntPpge6KL5Z4+WBMYkAcE6+0Hd3Yh2zBsK2MV3iW0Y6cvOCroXlRb2MMJtdWx+3dkFzGh2Pe3DZ9QpSqpaR/rE1ImOrHqYYyccpiLC22amJIjRWVAherTfpQLmo6/K2pna85GrDuQPlH1Tsar8isAJbXLafSwO\
of4gg9RkAGm/oYpBQQiPUoyDk2BCQ1k+KILq48ErFo4WSRhHLq/y7mgw3+L85PpP6xWr6cgp9sOjYjKagOrxF148uhuaWtjet953fh1IQiEzgC+d2IgBCcUZqgTAICm2bR8oCjDLBsmg+ThyhfD+zBalsKBY1Ce5\
4Y/t9cwfbLu9SFwEgphfopNA3yNxgyDafUM3mYTovZNgPGdd4ZFFOj1vtfFW3u7N+iHEN1HkeesDMXKPyoCDCGVMo4GCCD6PBhQ3dRZIHy0Y/3MaE5zU9mTCrwwnZojtE+qNpMSkJSpmGe0EzLyFelMJqhfFQ7a5\
0uXxZ8pCc2wxtAKWgHoeamR2O7R+bq7IbPYItO0esdRgoTaY38hZLJ5y02oIVwoPokGIzxAMDuanQ1vn2WDQ00Rh6o5QOaCRu99fwDbQcN0XAuqkFpxT/cfz3slGRVokrNU0iqiMAJFEbKScZdmSkTUznC0U+Mfw\
FOGdLgsewRyPKwBZYSmy6U325iUhBQNxbAC3FLKDV9VSOuQpOOukJ/GAmu/tyEbX9DgEp6dv1zoU0IqzpG6gssSjIYRVPGgU1QAQYRgIT8gEV0EXr1sqeh2I6rXjtmoCYyEDCe/PkFEi/Q48FuT29p557iN+LCwk\
5CK/CZ2WdAdfQZh2Z9QGrzPLSNRj5igUWzl9Vi0rCqH8G1Kp4QMLkuwMCAypdviDXyOIk0AHTM8HBYKh3b0/F+DxoNj4ZdoZfCpQVdnZarqoMaHWnMLNVcyevytGsrXQEoIbubqWYNo7NRHzdc0zvT21fWVirj7g\
36iy6pxogfvgHp1xH1Turbz8QyyHnXeBJicpYUctbzApwzZ1HT+FPEXMAgUZetgeGMwt4G+DHiDT2Lu+PT21fjJCAfV16a/Wu1PqOkUHSTKYhWW6PhhHUlNtWzFnA7MbY+r64vkwdpfNB2JfWgWXAvkzd42K4lN9\
x7Wrg4kIKgXCb4mcW595MCPJ/cTfPAMQMFWwnqwde4w8HZYJFpQwcSMhjVz4B8p6ncSCN1X4klxoIH4BN2J6taBMj6lHkAOs8JJAmXq5xsQtrPIPIIp/HG6i21xMGcFgqDXSRF0xQg14d2uy6HgKE13LSvQe52oS\
hF5Jx1R6avyL4thhXQZHfC94oZzuPUBKFYf1VvDaxIrtV6dNGSx7DO0i1p6CzBkuAmEqyWceQY7F9+U0ObYDzoa1iKao/cOD/v6Q9gHrrr1uCeOk8fST9MG23Ul0KmM3r+Wn6Hi6WAcL7gEeaykicvgjzkjSwFsA\
XIR81Zx4QJ6oosVyJkCcT+4xAldCcihqvTf94HHUPXYp3REIaR4dhpQF6+FK1H0i9i7Pvh8owu3lO4PT1iuqu+DkL2Bj9+kdfGAg2TXw03iNHyobxofLE2ibjsYDPgeEQlRMR7afXbSGQcnPjI2D+sdtmuQ771db\
ASUsDndU7t58jrrNGRzISvwioAlHs5FA+cBE5Ccznkd8NMV6BR6ksnKLPZnMUawRDU1MZ/ib3xCdkTblHKu4blNiylH5n213yM0zubEie0o4JhzcfAy3H5qh2l17uLooBNLaO+gzonTH2uF8PQu9EyH+pjGsACTM\
y4cHzsPdymUSXYJOMP3yTkXqvO/lpvt0cX5ekDEu9PUfBeZODkFuAjXCaGdi6ew4qxJ8PmFfwmPpkgQjQlWqomFY6UkjmcnAtJG75EVR+NpzGpP1Ef5qUUbfowrC3zcSLX3BxgWEgEx/v9cP8H8u1Mvt9/rMDYf6\
sjwU1xSOPBgzFEeJLMRVFtKo5QHsUYT8ZRLCah27599EuqoC9PYjYO6aoAMHB8X1OHwEAYouHfHB3nyb2B+SnZxM/vw/bCtORjLMSy5aZoEpvgdGvlJfNPFUu/p7Z4VVK1hiI0/UTuB3ZPq4ohEbm7Mntgc1evEt\
knaosgZSwnDC2BdMmibpeg48X8Ixl+/8+xXdbshQXUPPvx8jT3fkELivHSmqbhblfNFShWAyQnJ3WBU6SMYSIpTDmHjdLVAdlADdz9gCplZw6mTiHqDwIsxbm9ErGusiVpg2w8Q3khKV/R9Oj8PFeF43hmW/nSd9\
9nZzhyjCX3QOZkkB6BsH4H866WGyv9E0hVAzPYah2tkRfQZMmP2rinfOeQalge0ovhduBjJs9a1GBwReerceify49ctOh5/65ATYuMsAkVltmvTLBk4oHpdl6i+p8DoNj4Fb2vhdFYer2JSEilEwPd5n5zNoGBXE\
jreg/wh2NFnNRaIUHSOXa4eJRwygZoX6vnWnqVdCRT1ARxeFrNBJ+tsdooMwqnYhE7zIxnD8pZH+P0Nu1wWxCPTADfNWmqx626IBJJq6NeapcGeOmbtXvl0TeWG0Y7OGGV4+EHTtNBIT5Wd0Bujl7inXgZgfXTM5\
efD3qDTJ54O9v3Bkv+tdIRlq1kXcVD0BEMirmFxglNPt5pedb1AnxuCYMChUykwsTIWqT23XDpvTiKEru1cTcEMeniB+HQDehxPXNmkotFdwUPnilB/u4Nx5Xc6l8J9jH1EgKZUUt8t8cyoZleDBEt8oibDmJRAo\
MKJ5Oe9CSWS5ZMEJvacsGVdXDWjp/Ype5x0p9PXB2PAwt2LRD3d+ftNgpuyvxlP8pB84oB1i73vAVpwyrmXW72hfW6Dzn9Jkj4++0VQ4d0KSx1AsDA4OtXXDo63/w+GD+zC7w5SJaxsmnlYRQ4dgdjA7tTl2KNLn\
pJ+mvkoDxtt1a4oPaX3EVqj96o9sRKBQqU7ZOiupeAIyLMD+Y3YwHx30XWHB5CQiw7q3mj1EDlP2eBsZbz79ayUMbyHQ7s8gu4Lgip1LiGJj7NQj905/+rgUYKAA5qdrlHKIknWmqfuR+PB8RdBkDg/NgnlT89G7\
2h2NvySnj7UyBwD+mi/IWs1xWbxuVwUIVXun5cMqBtFbrccI+DILjsVQg6eeq0itiRfedn89CvyFtpkxaauEvSANuZmB1p8FGPbU94J9medwsZ9HkUYjmI7OH5HuxendLbxTaYrPuIfE2ffXFKhoNBUp33HsFAXm\
CV/Vxpq5AYgFoRr5Ay93ZLRlgaIPjhZjXZZChT+aE5iWAXMX0oSFQEtwjiuhQQItTQX5IYrKfKB+queTNplR1Hoflo5/I6aPPmACwQCE2jTOYo5Dz1cs7Sod0KTG/3kEDGk3kUaUCON19xSJCab3kNpWZhSWkO8l\
+SpW70Wn3g0ciOIJO5JXma6dbos6jyisuxXwUUhj2+1uGhcvuliKtWwsUTw4gi1c/diEEpZHoKoxTBeMDmhPhKTx7TXWRakV8imJR355DcIHkR9IREHxohP4TbyR5LtFU24umRPRmEYHbpe1LghyxPx7YgUHjNbb\
QFRQhh4KeU1EabXx8FS3JAxp2rwRDoeWkJgWRUSKw6gGP5U2PuO9V4ZuiKXGGzFQuRuf+tkSSsbBtRJKhCi3ENuLlXhPbjTKD4djXVnfXFds6Zb+1XiUrRfyayGxJq1+SYBEfbKlgjiSmk0orgTqzSS+DZ5rTqsJ\
bttiNtp+KMqGE2AHGFw6jQqM5vD6vMptmXV9OAjq49Uf/Lx9Opam+Hn5O9p8qoBBAQixzQZ4eNVkO9sPzJAMyR1y4/RCQQ1s0pV5KAU5sKLw3tkcFbI/JqrjCsK4Mw+W8aod4lioYuawUiCyVWBE/qPaFi5bnkgp\
fu/ae47174rI1fqQoTbW0HrU6FAejq7ByM0V4zkZTg02/YJK2N7hUQRCeZ4BIgSEqgD8XsjzG6LIsSbuHoIdz/LhFzbNn1clci1NHWJ0/6/O8HJMdIpEZbqi1RrrFfoo/rI/7ufm2MPG5lUI0IYJ4MAiHRTSOFJ2\
oTverFHYXThkYFIoyFx6rMYFgaOKM4xNWdlOnIcKb/suptptgTOTdVIf4YgdaAjJnIAm4qNNHNQqqAzvi53GkyRCEoseUBrHohZsjUbkR8gfKtc/+Oa72lwxJ8Mq6HDfDATbfbJhzeIuFQJSiw1uZprHlzUf90Wg\
qG76zO0eCB1WdPv1IT6sNxxh91GEL2YpgC97ikFHyoaH92ndwduqZ6IYjkg20DX33MWdoZk7QkcKUCgisIYslOaaLyvIIqRKWQj16jE1DlQWJJaPopWTJjXfixEjRJJo8g4++wuQjbq+WVYjsqCuNIQW3YjnxKe2\
M5ZKEqq+cX7ZVgnkbsU3RWIyXA1rxv4kGersYJjD//auldXGmcEbcfTeF16Y1708FB1HIfmWv6dSFi6oD4E+RIjCsEZ+kY7dKnwReJJw3xCjKvi3kGN42rvyhUlIz0Bp+fNSV5xwFiuBzG296e5s/oHoFtUyUplm\
PulIPl+e1CQIQVtjlzLzzzbV+D/OVQtYzo5ixtMi5BmHuG4N/uKfJk5UIREp7+12oZlKtPBomXSzAY0KgtbPzzZoHQxujnREUgBU+O/jKKhgxVhRPtbqyHiUaRwRpHv7pgRPyUrnE7fYkVblGmfTY28tFCvlILC0\
4Tz3ivkNWVazA+OsYrxvRM/hiNn8Fc4bQBeUZABGx5S/xFf9Lbbmk298X7iFg2yeimvsQqqJ+hYbt6uq+Zf9jC+Jcwiccd61NKQtFvGWrgJiHB5lwi6fR8KzYS7EaEHf/ka9EC7H8D+WEa3TEACHBkNSj/cXxFeq\
4RllC+fUFm2xtstYLL2nos1DfzsC9vqDDdRVcPA3Ho95aEQHvExVThXPqym65llkKlfRXbPTRiDepdylHjmV9YTWAEjlD9DdQnCem7Aj/ml58On366392214B5zrmQz/9ySG2mFqEwjq5sFl5tYJPw5hNz8lyZPU\
Tsr5E0F2C9VMPnZckWP7+mbwp/BiN7f4kf7vtGnZF2JGvjK/sDX1RtcFY5oPQnE4lIAYV49U3C9SP0LCY/9i/WIFK9ORjzM9kG/KGrAuwFmgdEpdLaiqQNpCTGZVuAO65afkY1h33hrqyLjZy92JK3/twdj9pafF\
cwfXONmPQWldPlMe7jlP24Js0v9m8bIJ9TgS2IuRvE9ZVRaCwSJYOtAfL5H/YS4FfzKWKbek+GFulheyKtDNlBtrdmr+KU+ibHTdalzFUmMfxw3f36x+3cQbJLItSilW9cuvZEMjKw987jykZRlsH/UI+HlKfo2t\
LwemBEeBFtmxF2xmItA/dAIfQ+rXnm88dqvXa+GapOYVt/2waFimXFx3TC2MUiOi5/Ml+3rj/YU6Ihx2hXgiDXFsUeQkRAD6wF3SCPi2flk7XwKAA4zboqynuELD312EJ88lmDEVOMa1W/K/a8tGylZRMrMoILyo\
MQzzbDJHNZrhH77L9qSC42HVmKiZ5S0016UTp83gOhCwz9XItK9fgXfK3F5d7nZCBUekoLxrutQaPHa16Rjsa0gTrzyjqTnmcIcrxg6X6dkKiucudc0DD5W4pJPf0vuDW8r5/uw24YfMuxFRpD2ovT2mFX79xH6J\
f+MVdv2TYqR6/955QgVPe3JCD/WjAYcLA9tpXgFiEjge2J5ljeI/iUzg91KQuHkII4mmHZxC3XQORLAC6G7uFn5LOmlnXkjFdoO976moNTxElS8HdxWoPAkjjocDR136m2l+f5t6xaaNgdodOvTu0rievnhNAB79\
WNrVs6EsPgkgfahF9gSFzzAd+rJSraw5Mllit7vUP5YxA843lUpu6/5jAR0RvH4rRXkSg3nE+O5GFyfe+L0s5r3k05FyghSFnKo4TTgs07qj4nTLqOYj6qaW9knJTDkF5OFMYbmCP+8H16Ty482OjvERV6OFyw04\
3L9w3hoJi408sR+SGo1WviXUu8d7qS+ehKjpKwxeCthsm2LBFSFeetx0x4AaKPxtp3CxdWqCsLrB1s/j5TAhc1jNZsXWl6tjo/WDoewxzg8T8NnhZ1niUwL/nhfygLanCnRwaFGDyLw+sfZhyZ1UtYTp8TYB6dE7\
R3VsKKH95CUxJ8u8N+9u2/9HUNKHW3x3w5GQrfOPafk2w5qZq8MaHT0ebeY3wIsp3rN9lrpIsW9c1ws3VNV+JwNz0Lo9+V7zZr6GD56We6gWVIvtmam5GPPkVAbr74r6SwhuL+TRXtW/0pgyX16VNl4/EAD50TnU\
PuwrW6OcUO2VlWXS0inq872kk7GUlW6o/ozFKq+Sip6LcTtSDfDrPTcCHhx75H8BeRon+KG2wRwzfDgWhALmiWOMO6h3pm1UCZEPEjScyk7tdLx6WrdA2N1QTPENvNnhCQjW6kl057/qv7IwRryHrZBCwVSbLLnF\
RiHdTwk8mlYixFt1slEcPD7FVht13HyqVeyD55HOXrh2ElAxJyinGeoFzwKA91zfrdLvDxJSjzmImfvTisreI25EDcVfGsmxLVbfU8PGe/7NmWWKjXcdTJ11jAlVIY/Bv/mcxg/Q10vCHwKG1GW/XbJq5nxDhyLq\
iorn7Wd7VEVL8UgVzpHMjQ+Z8DUgSukiVwWAKkeTlVVeZ7t1DGnCgJVIdBPZAEK5f8CDyDNo7tK4/5DBjdD5MPV86TaEhGsLVFPQSI68KlBYy84FievdU9gWh6XZrugvtCZmi9vfd6db6V7FmoEcRHnG36VZH8N4\
aZaldq9zZawt1uBFgxYYx+Gs/qW1jwANeFy+LCoymyM6zgG7j8bGzUyLhvrbJkTYAEdICEb4kMKusKT9V3eIwMLsjdUdgijMc+7iKrr+TxrVWG0U+W95SGrxnxGrE4eaJFfgvAjUM4SAy8UaRwE9j6ZQH5qYAWGt\
XByvDiLSDfOD0yFA3UCMKSyQ30fyy1mIRg4ZcgZHLNHWl+c9SeijOvbOJxoQy7lTN2r3Y8p6ovxvUY74aOYbuVezryqXA6U+fcp6wSV9X5/OZKP18tB56Ua0gMyxJI7XyNT7IrqN8GsB9rL/kP5KMrjXxgqKLDa+\
V5OCH6a5hmOWemMUsea9vQl9t5Oce76PrTyTv50ExOqngE3PHPfSL//AItPdB7kGnyTRhVUUFNdJJ2z7RtktZwgmQzhBG/G7QsjZmJfCE7k75EmdIKH7xlnmDrNM/XbTT6FzldcH/rcRGxlPrv4qDScqE7JSmQAB\
JWqRT/TUcJSwoQM+1jvDigvrjjH8oeK2in1S+/yO1j8xAws/T5u0VnIvAPqaE1atNuN0cuRliLcH2j0nTL4JpcR7w9Qya0JoaHgsOiALLCCzRkl1UUESz+ze/gIXHGtDwgYrK6pCFKJ1webSDog4zTlPkgXZqxlQ\
DiYMjhDpwTtBW2WxthWbov9dt2X9XFLFmcF+eEc1UaQ74gqZiZsdj63pH1qcv3Vy8JYciogIVKsJ8Yy3J9w/GhjWVSQAmrS0BPOWK+RKV+0lWqXgYMnIFwpcZVD7zPSp547i9HlflB8gVnSTGmmq1ClO081OW/UH\
11pEQMfkEdDFzjLC1Cdo/BdL3s7cXb8J++Hzz1rhOUVZFIPehRiZ8VYu6+7Er7j5PSZu9g/GBdmNzJmyCD9wiswj9BZw+T3iBrg81re36ihMLjoVLoWc+62a1U/7qVX5CpvTVF7rocSAKwv4cBVqZm7lLDS/qoXs\
4fMs/VQi6BtVbNA3uSzKpQfjH1o3x4LrvkOn40zhm6hjduDglzJUwA0POabgdXIndp9fzhOo23Pe+Rk9GSLX0d71Poqry8NQDTzNlsa+JTNG9+UrEf+ngxCjGEsDCc0bz+udVRyHQI1jmEO3S+IOQycEq7XwB6z3\
wfMfa73m8PVRp+iOgtZfeSBl01xn03vMaQJkyj7vnhGCklsCWVRUl4y+5oNUzQ63B2dbjDF3vikd/3RUMifPYnX5Glfuk2FsV/7RqjI9yKTbE8wJY+74p7qXO8+dIYgjtLD/N8TJtRh04N9tXJA4H59IkMmLElgv\
r0Q5OCeVfdAt+5hkh4pQgfRMHpL74XatLQpPiOyHRs/OdmHtBf8nOZcxVKzdGclIN16lE7kJ+pVMjspOI+5+TqLRO6m0ZpNXJoZRv9MPDRcAfJUtNZHyig/s2wwReakFgPPJwCQmu1I30/tcBbji+Na53i1W1N+B\
qoY7Zxo+U/M9XyJ4Ok2SSkBtoOrwuhAY3a03Eu6l8wFdIG1cN+e8hopTkiKF093KuH/BcB39rMiGDLn6XVhGKEaaT/vqb/lufuAdpGExevF1+J9itkFhCfymWr9vGb3BTK4j598zRH7+e+MU9maruZqb0pkGxRDR\
E1CD4Z8LV4vhgPidk5w2Bq816g3nHw1//j3JStz7NR9HIWELO8TMn3QrP/zZp//+Dv9p429/ogv+GATR+n/UdF+ns9xNkXZQJXY4t9jMkJNUFygAtzndXwjss+yWH9HAnLQQfhAskdZS2l01HLWv7L7us5uTH409\
pqitvfSOQg/c+Zt7k879P3K9+WV68n7+3cZfuRd/dDPP/03rn+d+/nBvWfgDlt8+LzjqJ/vx3CnNOwiXhho778C96iD+1TBvRZYeP+EH81LE0vVwOOrmCLB3iKzI1x+vJEsrPH4uF0UB4TJ4X3uDfOCo3PYpYe0M\
F4bouh0DQ/l43fxUF7Y+dpWuvTSffB0yO2UQUETI/LwCZE3BvnevJ7c9zUlY3H58xzke6DNFDQG8n0WtDN4LAYN4nogKav1ezOfK/z+t6tsCTp+dhx4ymjWuCJk1dEUifDP+HyS4iP/Vg9B2jTo9L4NbiBuDS4nu\
uHW6H+JDQn2JtqRKGkEQPEYE7uzazXIkcxIAqUq1esasZBETlEZY7y7Jo+RoV/IsjY9eIMkUvr42Hc0xqtsavZvhz1OLwSxMOTuqzlhb0WbdOwBH9EYiyBjatz40bUxTHbiWxqJ0uma19qhPruvcWJlbiSSH48OL\
DDpaHPszvyct41ZfTu10+vjox6kOqK6v0K/gEPphEvMl/vwSv+A4Hhm36JSP9IXTyCZDm4kKsqD5ay8b1Sad/vaiyO5N/sDfEV6Z4q95E+yfjxpqBoBETW2C7xl4pIO2bDODDFurUPwE7EWC2Uplq+AHmBHvir2P\
SgkR12/Ry65O0aZtQPeXi9mTlF/Wj5GQ+vFkYyhXsLTjrBSP9hwk4GPqDP5rBn5/l8b0mLRAvRSzXHc293bs3s8EsdE3m2exxidWVB4joHR+S+dz5/W+v00K3TqN14CDBth8eWcsTbiwXPsygHdGid0PEdy6HHm2\
v/IUuV5RVapYmzGsX90mpnIdNGcOOq64Dbc5GUbYpD9M7S+6cLY//QmjxFLP5cuTFRm3vA5rkFZroFnO3bjHF35uU3s8mvL7Tp9nyTc4mymTJ5sLIp7umSnGkO23faehtz3mmTS7fbVx5rP7x3HXIjRNeq/A3xCs\
9JNB08c9S9BF2O3bOur0ItslFxXgRPdaapBIi4dRpKGxVz7ir69t/bc9qTxjvtOyGOfiLGDhR4fYywHv1WdOplxIV87TpLBy3Wc0QP0P9s4G7FBNOdITS/tep3o3h1TEa5XDDii7fWtqRzUEReP2fbxz7bHWWJdb\
IOxOUJZtItNZpTFRfj6vm9sYjRxQVO+WTdiOhdPeTJ+8YirPvoeL88l5iLYOHd3b/Imkq+1ZN1El3UikhftuteEYxf1Wujof8Pr4ICTu5ezZyZ4tHQMxlzUHLYO2VMOoNMGL/20S5i2o2obfk+8qqdR7xzbRDbgU\
0lnuIgz4LelQ5XS7xbLuSQtNS95v3ZUOdaUx/Qd8qxCt6xf2E62yb/HukLO6RyorV8KgYl5YNc75y+KvefrxY+lc/64y9kvWP0a0bDz/rojq+RWjO06WeruWqNFU7r3HPIcLWRql8ICZsz2Ls/qOm/CLn6++X+Qf\
7mGspYCrZod/lpl6Rw4xN/yuq8gqV4B6aHk1hVE1SfILxWu5gvXqbfARYQpspcxKp1F/c8XOPzkZvmoSw+vEqBLdrq1fr3wAPv5NnM9i8F+jdAuxkP5Z71c6uhK3enlnGymr7UsWZKC12qgUiG8XXGQ9mxnqz4GS\
IlybF9eXmbqj2sHX+a1jf0gRoONHRdRSrIq03Ty89eQ1GbV/Bk+du4+V15zls+vvERvZ4E7ZbnxWTVjDjb4o/k8jlw44pTIrUGxxuJvBeO+heuhOjpFsO6lVJ/aXnJDa/bM0Ql1cLbXE/Pbv3EZ3vj3iVrB5irju\
pZTzlnv677NrI9UNYNqbPgp/HZXS+lJmk87wec+7YOxTDo2aw2l3NfDr34VNlvqWJBknuK7oSlZ6/T10zuOoPZOeoIk81N+sL843WJ2Q4Z0fZ3scsqC/JV2fuhWi1jGURSKZV637lf53Xnnx16/vKEXY89aVJ0fv\
91jGdfG+G4+sniwHes4hS+udOr4RfhFhG/F5gUG35QaU+McuLmclb5ZWmR+sG5V6nf+PxYzlrnFGxpZaK8eqqVo0NfmAWoGfXDiT/FnUbWvzGDOTr8aktOZWg4BYvz5YH12ZbfCcGtNk+dDAZNGWvHov+PIOnY9P\
rjg8h/wLRrT69suaMVZ5bNuK00lSVpnqSX1NON/81FoP92rYndionwgOiA8WMf4vc8l15KqEEG4yAm2+WAN5Brfu1sq9suWYqgoajgOYt/JCk1gC8wPkK+XKCtRX6TAtgvrnuBgNRmn6I8lVDipOVB9kX6Oxkp4Z\
Kyd1M6Gj8/v2U7k+YQBL95Kb9PQENucJb0JlW3b5tObN7m/Z1j1ev388d7o15zgXsI9CikAGAViR6lkJv7nb4Ak40M2G8TJ447kN+pvfHiOFjSUSP6PM+QfbAywKJCBaxSVxpizHseZUyUBhq59vFwrkyGoRiHbo\
0apweEZeSLuNiQ+HAekOnarFg00dZNXaPeoHPTRR0FmEyqYExOVaaaO8c0uFUh7U4e/UxdBmthlBDgg257Q33j1hA7HTxSeTTSuVnPZbgW1nodwmG16aKBDKxEetv7D9OjO0JhrbJTnoe+kcGoDJazFSO8/fUN9J\
y/g4XK5PUkw2dgPDGpJqBfhe7GA+cjzfE/EGsMM+FV9nj9IAhrSfT/J3QE5TEIYyk5UjsI6ZZcCPr6A8FZUF4g9nnpVmjX90MLSQysIPD0nFzqwCcSJmIb5mYv2Cmk+C1MDFkZQyCBq4c/Yai9LJ6xYkGS/x2s5/\
frIW2vmG2Wrv0APpCdgCA9snFvfpe8uc0OwdRs4G9973PGEBnQB5qKrCQ6m6X/H7NInZ7y/1674/ZXOVp7OeuCRk8JFS516VHrnH1HkIUIlTIljjHaQtEtkJtosYul77cVwjk3gW1Ajaa6zWeyHGLlpk3VHE2VFz\
T2yI/EvlGUSz2H9zYE1s4nsKMtMqNyKNtL/59CpFJki5Fou6VXGm8vWATEPwrUVOLvoA8jLuwOzVBCgHB2Cr5V6OwEWtJEKokJkfc87h+sNHTvMb0KVTp5284QTPupoWvQVUwUeogZR3kBMESYo0mfukewRVPKh5\
+rzLQb7HKjFFIgWhj1w3yN/qCNoPI8XFiUgBNT1hCHBsAz8L7Oyt8wQWUFj92ONn/APyJFg8hzueqoJdNj57ROrFbffuS/XxrSXLTRgj5uxZjpgQYceeMc2wJrahReSKpm3QjHfqExTLAB2ipVumE8pqcZv8LYXQ\
iPHHsgb5BMW8zM5pvQit+mQx8XGaVDcfVbLyMTlY8xcfmm/RSAT/H09UQol5gIz7rESDmnrQ4bURIB4iRXMDQwxgex1GgtDxKp2HayIkR+E/aDmCttNm2C6lytWdfOVzD6X2SpDWjQDlMRvAp1symWv4my1bPCD+\
E1EmGnMGWhNwmycJnDV2WrQNxO45ukEb08AAffizYKVULp15I4vbNK5DzWwCSUADfmKhfGSUqii1L2UsE8rB7mLuHuUJZOx4+WiizHBJ/hwboaBzhpNOVvgFTf5cJsHef7L1HCI9dOUUbb+YxUJWn6dYOLz+THi9\
1kzY5dtO5c+grX7v0jEbsuoOGnoIreDIg/sFMyG+TyCLIcAWd1IZ1UNFxE8Uie13ucm40U2fcxC0u3WLvLOxwu+F7MWUsHsdtFQZ7W+nlfCASiAKyh8rnP3EyDByvtJb6Kax6/HkLzT9SyEyTMVM1zPtM0MJY14D\
msWh4MgD15Ea9Hd00AdkTZ0EiG5NAGuIBzQJJ0JR0na+OB7lQA6UKxMfihIQ7GCCnVz694QvykWXTxpS2soDu+smru1UdIxSvAszBFD1c8c6ZOobA8bJiJIvuycgIXBQIXWwhyTgZDQxJTRXgEwRNAawGSXO0a1D\
KjdihLVNp/taE/xYhsgwe+VpKEEB4LlraQyE84gEihxCnbfoyOuJIEXy2FIYw+JjRusybKlU2g/vhTSGTydvCvXhYBdtAXtS2v7LkHtmXh/8fly1do8FI/D0f8UbzVb5h+KRhMGSAmR2mhi0YG/uj7wgxcfzCrMv\
djitUIpXDX8ae2JcF/36qUWIMwN6JsjaRGNj+jEteGDcFyTUb8X/NHSucKMJp7pduxtD6KuxVlyxxwaeiC1FbGBESO84lbyrAugYxdl+2N8/6AgWpo/IeoAOcsG35IA/b3AuSyoa55L7llBLlaWlEWvuCFd8f8Nf\
cTUgzJv6CbB+6ohWwodlk9nGWFpBAOaz5uEW5xBvmjnHFeDsb0mXwayj3mdYq5gxxNf3H3/tnCgHwjSrpSgVxLmiTtuszdRUFIsn6LiMPjL808vL1uQhDbM7aA43mISXReqjSskynIRcHCJ9qeFopJfx9tqyUoGb\
SwJex/0aDE3plBPGtNBYgWbdLom3+Q/bjdizR2/AS/c/dH/d3G7pyl1qDXgtOFtEqidwLqxPYtrNEveasWq3vPUUtqTeu8gpov4bdOQRI2kneFvRNMrShyVeEupK1PoLDPMSfWMIJcs267mGB8X9CehQCF0gIyhp\
P10mbyM7lwW1e6TGvHBV1sg/UyTghHPGRqMyaebC6pbB1WKNCQtlai1GGvmq9zUKaUzLaXsXEBYtHxmFbEZ2kJhR164LhWW2Tlp1dhsGE7ZgIWRBOx3Zcu2DxgH+G83WTPceKG0TgQKKiiNNOlWgvqNEbnrk6fVD\
+AqRam2OguZb0YWSTX88N+i/ELSxbaUUpPx4vJUzYg/WonSeA8xUK6u7DPHgpqWpEe6D4cXg5uK9FIYVba47V/nb+wyOtk+zG8RrS4EA0ouwa04iByRLSvoJA2FzaobbZtXnq8GdbfqEp5I2dpfpj59TCVif6+E7\
5p665faiX8gS213RqBxTZqfHP46nF6NSenOneuT+vgbLUbdTH2/t0REFXZJOEB6DHvx6N6g9956CYrY/AYcm9gELJXYkrSi+0F0geKDZgOCIYkLU/+GOW5aGj8mvLFgtFH5+XC8hvAE3CvHRfl4ofM/Qwk4x2A+R\
+nyc9gNu/9Tem7XW4XRnyRymf52z09cTOdr+PG6+P/Vb4QiXlwauc5WB1z3o+IJjlbxI8MyWtSzT+k4sKVbhF3xa+vDts3NxXa87iiu+xRH9cAprnOL2h6vV54iQRXuOAj1s8nLFK8gZ70ThIQcWdF19/2xaJmT0\
efrkNDkWbpAQPdo92Z8+Hn/aLjbOzB9AI/k12fPs9HhUNDJ1u6ax2VxD3R6PywN7BrLJ26z6s3QoMp76qzzwetrDABKSGkfW5PwS1GvYNUbK6uRqxfyVGNyFB0E+OugMM8kKwmJmupuRWO8XkXXXQECyRVw9UyIr\
tCtcc4oNqXqr7AURBmKn6Khz3eBN96LwIJrAGP9mr/59uTOSx631suyT+QujDd4beUFpZ0kJEEnjlP+X/Kr2kCKhnENTg4BsMTOmMqlj2WMFLRUlVG0fzdCBgUta9odrJfpVdFomTi6ak0tFjXTcdqqvWBAzjY6h\
VrH9sbt3Z9gn+AVDpTcQImefbB4edirjzrsNievve4ZT4EUZWV3TxEsIW+9MT/RJoKfZZYSRGfC1CwPG/9rdMOM8qR/LUYvw5f/emUSoD7YSFuOoqchdUg2UePd1eCtFSKgxLSZ764oy4lvRCIH6bowPxZWwxNFc\
tksLeil47pfevcBipkkBIc4ngZG+kxGZ71a72KQ7VaZ6MZOZkQJZXM6kb/Ac0/XkJx8dvyfJcWbI3zONEaEPIW8GbkYjsZcwy+eMoKrYjDmvEEixHzkCSCRPRzhOfJZuLdcbx19EL23MA8rnjTZZ787FGMnkqnpu\
zB5/90w1gtUSRaWcb0eta8198VEeZMUSfIhyuc4/nywFQ9uqn7jdqXh+5wwv+RK9XouNPbYdoEelNGo34KyySwigsrfCe0v/PlWPvQvQg8R0KgHO18mTVThhQrlbEQ0Kp/JxPdjHyR7E1QPw/ut0r+HDDG7BwZFm\
9IqEUZRpv2WpzlMkOemeLcAt5CsrzskLGaVOAxyySzZV/D2EY7ydNZMf8e8VhHcKGHAWNszf1EOq8fNstijMY4JXyATwTdncFFqcNDfDo+mWFvxJJpc4sEZtjXyBdoFcxbUmniCoKq5jydUHNjYJxMqN1KzYV62M\
ugcELVhS3Bnd+TLLOh7dws/zSXWzxEb4Nj4aFun5x4kDWLK5TUF/yCXB/cZYvI9kPgVsG2jShtXkxfgT+xzjJofXqPEnIXIQ1lnIdmVzBOM90EXvJUW6a0nZ/7XjJGl8ToO3H/fdxnxmTNKBZxnkpXLVgLXCZywG\
T3YyS75w/PAH5I/jMuRspej8xZObU9kREbRA+kqjmKRFaKGWAmFQspC+QLbKPf0RaK3OXvBSWqo46p70ws/eZpu6jCtZUgQy6r4tHMPUdAgWGGUYNbuv/1a6K+MVFsd3T183+T8capSo6m0+Sh57fEeG/95dykGJ\
BQMj09DSW2bY0mUonDy9a8trLnnL5B5LW3Nl8rJZNysO8Zb+80zXxqUGFpud3Qzwb7bf+8mq6x0TAnJU9pDQR9YQmZhlna2xuxJt0aCO/f1SU8gblOrbIyMsxTlVUW69VJPzYU2HlRXcqE2lLLxnObZuz2tT9Civ\
fTAUYfmzJlt/lOPgsR6VN64/xQd4Jlk/RV7UKVv2Gx/AWsmTAuCWKhdwC+4HmKEKYZh2Xis4KsUR1BeObs1c13wqFRnocdmuheaTV30gvVXZcouzHKK5zwrN52jXJEuX6dGx3BCpV/++4f3hyaW/cQJLFKqasjsM\
uO3B3WlMq2gyYfdK1e7L2pO/tRye2mwzwZPfdUMrl5wdLqdd2Kv/wVtnpyWYhd49L6rsOV+8HXPrWH2Kup89l2tz6bf80iYSd+V4LROSOHeamvexR524q4r43rTmtFzQvArpvWfLYFZrbFspBsXNUqqenjxNNsFX\
atZvlIhk7teUPfK+YL32F8McTnjv0BZNppb+vshoCrtLXjIWq3EJXpVXIlG6ZNL0dh6qEm2WMwDjD3LfOfkGh1/czYc/0qhiD2ozNnH4882MVVt3JbVFkbwowNCO3KL5IoYW5wlVeGCViOuv1svZx7FbzxKzA4zG\
qBlRRaRWCobXaVq4yYCWbZf8eiJwt3OY+MFiSJengcFP2t0JMfzOiJ7cECvpx7neg1Rc5x+7myPJOXt2FohVRyXtD+/rDoTOyGYInJelZMjolecVHUhUNqvdZWg2J2t0jPmiLFeRD/8fOT4o+NGILb+TufCo9ceB\
Bm3JLVn+MO2675n7qiEX/6W+188cYg3Zn5NSTjgOKfWFSAANa6raCxSoVU851oJLY11WIoYK0du0ec5E4tCnAPoKh71riTsjVIp3gKvBbEYQiNYrmH22oLQWA2AdwMnID6PX9b58dR2QKo4qag1D1Z+L/FwEKTR7\
osOZPWECPJIHQqPUsM5i/CH5YupVPfFA5pHUBcsesh8eO5YhyWnaVRPZn/BmdXVumZWPxMP5e28zm2uqHgFoT9CymHYNNrzrrjlXZM06HnzDxYNlI5b/QosxLmmrqDFqmogQdqk0WLkUceoAvQxHgkIyvWU69BPF\
r24VB6+lx75Rna6dGtrmOxDnvBojvi1/4dHjVeg8owofPe1cOnxU1ioh016s/Vudv9mhV9f35At+Sh28h1bpp8xhr09+vf47Elx3Ms6hyp6QvB3t0vnLbOhwo660cp7K0vvepabK7YJfxEWWfrC2YzJfYOjygPwf\
wd/1amTqa0hZ5ueebhWYVMubRTwIjj+0Oq0ohU3zfRfuL8gt59XsHdwKtxTQQ4Y2qz6gisxnm2UdlmpEkgOsZz7iEk6QOt8BuPwr+NR01LTqXmJo1C76o1N274twJvl+I069TiLpenK/miRxhyY8jvYV6W1WuSwh\
H9q7kuwnJMtm7IWcqs7HsnyHSqWXLSpYtZGaR1V3t0gauninFPZGtWskF65rtti48UV9uV9KM8kfDYs0pgB00S+TlzTXV6P8mxq15b9En8sz3jWSszcifZa/NuufPNnNTb031pptt0+sRSH/7UG8pzbsgtt3OG3u\
t7B9JzDMt2mTZuyRNIV8D54TuTrpNcHtgmMlYJeiY9XS83NYJicjRjtJSf9BZLsQv629QdDsKQhTK5CnXhpk7vMNkHzPhm0ExW/VCGApHfPyBagtZQTQmPHx7g5IXXsrQDPzIVhv2LB6Ih138iSDww1JNHrDvzUx\
vp73MsQBVhW8EbrReaVUcLB1R3PUXyaYG4HpJUcLVxMgDxcPkVRQpL7VTAGabDzbKcvg12t5P8TSGQkrj/gOrpnbiDHwluA73xbXts/L7u468cRWSWRtgTwlQnA47EKg0OiZDgFxAKQQUcsbGomITgeXUAAyKe03\
eA7Mp4gnyKQmm0LXJtEk6ddksMJCuxDmmHzmVhO+XaN2A54MIh3niw5CF7PwiXFZrnA8wOdeHLvvhdoqIDG9PDI7UnWWHq526T8y6ixJPhkuVKZnoUruOpUgOOp3iIKBjk+yi1vHo5cItHXb1PIKzGaZlRS0g5d3\
MV2pD8FQdGYLZ73aae/eEIUePMc4NFz8pIUfLCrrF4jVWH5gQneN3S8vANBmUXrEcKGn6hIUN95y1vpsvLwbGpzV9L0ZKTan6TDXM05236uLJcIEMKVAxKNT0K8WljuwNny3BNQRfzovA85beI9zr1AGNYnYCVkR\
1aGngWURUrgqR+gRrQhxW81l3CHevjvGEPzPMTxdsIfB9dfGRbZU0cg/1mcubtECX4tvaedmNAvTxCJtc2QaoUalGfENCGK7IS/O8CRpdOVca8EWCRwv2sSWE8CJPW5PCugjCXPd3h6U60cPD+bdhtXZuYB6stco\
veE7Sm5MM2yvfUHXFSW7KzLmi7/EeEWL0wqcOH9MOSKjhCHHmw+JGLcYE/7SBZQCRggox0ZZTAxrlzNNXYXL5fNIjkdT4YMqVUz6p8YDt049v4OXGdg3qTrtLBUXOZf7ahPlZAY/O+7Sp0bvGSHdyQ8B1LOsplqM\
b9Se8VAE7gIdSZvxbRSrfl+Lk5Qaqi5QJceqjitdErcHXg/3MryljPSIAMaaloFm1cVwBJ8DNmkDqoGROSHFetrgjQ5CahuKkdH5pRPigMrgTtlFI8ufJPJSUlGgTjbBSvpRc0zypiUn6U5KZqcRoyrtzhmJ7/ca\
eZkmVRwJQeLOG8LY6vP5ChpKhc8Js0El+n6FXqbx9ItdtLtYP92kKfaTLtCi8StLZdENJa9Ex1nOoz1kQ7qxoiZFKRyLf4O4CHRT0T/0W9F8epNKVoeyxUXhy3sQMMsJjQJEyMOjmOhMFgOmmlscV4eFi1CldU92\
yjwleirEKPW3bPAuEhRZV7JsKV3Lr5cETAiFuX5Nw5UlF7d2HZ96Bh0sgFIL5KGaKSoVYVlvdKpZJVP5+NZ7xDEkQhmDgsDKciazJCXJ6ZN2B3FY2f6VZyGl/t4aunGIAk/BHaS+i+SpdRfnB/OktOvyjinWNfM9\
Ksr6WwtCa1hCmeRI6icpFM4o8quCLsikU0tMoZI/9EqXRMpKGaWzofl4nQuVQm17d5fU5qXCQeCDqVaL9XJ9qJ08n3G3EFZS28SHEb3cdRBdtO0YcTzil3QknNKEe/smQ1fTb0XbpyNB5xAeuIlf+5KWlEY0DqJb\
snzJlQxJPOVyHiKMx5Xu9FcEv1Fbg6Fhm4t+Jyy5JC1W3YO8dYLsO0PXPbxodBgttTbH3rt9Cp1lJIk2r3O1Zqu94eRbnIz2f50lWolYzuKsj4PMok4abHLO8NAC884hiXx5Fy5pWKO0bWL7uEGXaJCtznhP67Sl\
Q4xjWIfgq6EpZ28QMtuZK7JC0RGbl9nA4XtFLug/NLMoH1pGt9IonAJqcEDLyH6TDROcbsmGPaGIxMo41IUAnQVPMPGByp4mOmh9ZQMkBAcksUK55LsZj7E5z5XuZoyWCKu6nHmDq22xI/9Z8YdxJy4kWpD16jLV\
rpwGLWfyOD0Wd+cBzFBxVaGv7S5k9qwh/5t/LQEXsRqI3Q9Rm3QIoaZW9GlsDaKOUyykyWuhNOprSEi0s1G4rgoiX1V743EELti+pJu5og6X0g6oTynUqlhH9k6ezyRi05NGZHz0nvp3HOJr7ebrAUFrDjbkFBOb\
EvdQWkkUbL0pEvMU46X58vF9j9F3j6kpyetNUBItrEubW9ZvMPM4qNqLlsSBJqOH3XbNwv/cXDXNxN8iFLzUhteisYY+RlHYOuP29/Cb+L+xv+35Rv7xudnZ6ohK4cMPfCG8KI7dNmjNk/H4e84pOxn/sZHK9psf\
vj8ncA8qJz7O8xqbxESDivGJOZzF7o5PJLQ7g34qAWoyuA+x3btU98LT6ZyGyceIXjrqob2CAVql4VOTQPUQYvHV/g4zAuCZGvYQBtf0wmd5lilrvuEn1BXLny01B4h4SMDlYsnNpm9d7m9h578ufpef9Z4WplqW\
Qvqo52fyUA7J24eZD5av6SyGIV9kpmHNqyvdfzcpEMw97BvknV2fq+MFHun9BT3Lsf8pbzvisWiIQvYkng+8Vxk1V+dli1u56kY50LRjaPdotvT5BwqtwyF+emo/z9J3yVUVGfKrxQtJMOAQWoQii/4dp9wgybSa\
5mkucmRLtEQZ/pz0tL/NVcgWAd95nEQ3Tg6tNbuyn3Iepz65L3huMUUBntllWuu4DbtOFSMSbpILV4fy6wlM0SOvi6CpLh81c1LreIvKd61uEWBcDw1lUBUW1I0Z+m/PaRlX+PQ/oxg0Ye6KUiIiTF4ADNk59Ydp\
t5/rkxmq9tV5Kcp/eQLUVVmBzQNVuytQCP6Ezd0G8eLxWyHpmZWJ3bAzkWTtg4lZlw42SQezEmiUPaJUuR/qklVA/87S4ArFCpALdY3QRdUw3G3XbWUp6aq9z0zUizcPa7351p9JXOZyfdZBFnqt90VzQndXB/mw\
f8LC9STj5kenVpNuqOQQP3mIRJj7eV21FxG8VAxKrEn3c+XfmZ800EPb9/5lIlijscUbB6da0RQaMook0zug1G0tKi/JBC4rw7/D3m4ARzAkzMcVrDcT2SyFtUdWAsFlsPDFqV3N+EjyXaoEePwroaZCiLqEzb8M\
W+PNE9TmTC01EzWli51PzZvUqkmyuROU+V6ik+Le/9qT6nwzUzf9tP68tYei0YaDGx6kAd7jn1cKqOCuYbiELH9zYqcc4MnRJjkeGiqaGwLImhyeKs+xKJMBlOJ05ow9gGCKZ1VpnMKoSCTbMS+X+23y042zOb5M\
tcY/6oBeAo1Vy89OTyhpavFP78jXCcFH0t7Gx24hMEOm2gsEfGabVpQgvFqbQKMsknFRRmuPHcZu0Su/WMFphZvB2r/EGbG72rpGGho3h+Msz0uGzJ7hNK2uqQiE1qmn0zgacKYYZBCqsxV+sjbpoVdSilW/b94n\
2xNb648VmNIoizqEWhBnsen+d0kbCPmRItfWqSBeOd9Wne3c6bcd6uvXOJ6WdiSsuXq0ndhqrQ4QoWUjCjYtZ0EAhnSOP1m44xkf0O7jXghrzSJWxP4a/t72jU29Vu2rvu4n7HfHkkmQOMGSS+NPeLGO5I73mC2B\
7+lMiBQQZRM9/9liLIfowupUFAbPBbR+lxDM6M8Ptgh1paJq5Rvs7yEuLQv/7d1oU2woFSb3FMPWQOKMuCuJ7pDDjpIclus5TeEoMBy2YdVB4fxmesaCeMNsEgTHKS5WDSGyNUOoEpcC2OFWtIRf0w27ck34/Djx\
RTVIcc9+kqZE6iMSiVDsiKdP/Xz5XfEhm/sBhO50p1rvJDlkyyxuJ9SPgs7YeUJBjXdeAkE+P9OQJm6SZnn1svcduI78dYmbkE2mtziPrcjVisXG78spLvbZaSFx/Rks9zP4LKn0Cdz/3JsetkT06A8f/yCgMO6M\
b1Hme0JJ7b2wZz1qleqTuKBGokhPVUZ0dVu+tnQYNEY1fmkZSz6+EGZ5EzL7657mreZGR3jUfaEk458PDniBzsSmBKhDRzfXameryJv9/D5m6HIqZ0R+ouCE54Dzp4IJuuD1e4Dc5i+PpSORJfG23uVgqixAMDvc\
hMR0nZdH5brclYwRoJRWv/rlxGRI5ffD5NPGmIDt7vDE1434pYdVZIFh89Bs94HGGJbTwrN8T6lh1HZFTOB4lWzWj6EVqxSMvC0/ljWBQ3F2kc/mO2b6tWonT2JEqEwFts8rz2h+oWNds9ceR2cb7zZvJTDppHaE\
hK5avWqsseWa2Dt5BBhabdWSktS80oMQrL4TvAM9b5HMmyDnO+OkkbMXfUJG7eXqTIG6lqSOEbqVR+qYdP7uWb57WEJqzyh411GAVsDinPs7KvUeXItlcMdOUWzXBH6zscymV1LLVCtc8IePojzXHF9m5b5zGwBR\
dzcyUJkiu938ApmAayRdJrX1PmVguWUvt2ThQ62czItTyWJMW2An/hdDfMK7SiFQlGIdAbltHz3ycoh7j9V7GxNWBpbtcSdqm4XxRwTawc3cbZ+xfSv9qQfEkDKfZTwCkqWGI/ur250ItXlMlh6vUNWEYIg9A3Gz\
bgmbqvTN8js2YMo87CU5y6nZ4dbJLDQJj9fc7yM7tZzJDZFtqOcU8+mZjYlq4VmifI23iHb1ZoT9E+kT2dolnP1AfiOkt7PQCSykBiXy5mv637IegWSKj9IKrYZf4Lu9+I7ub+mkRdlvYzehh/jaJ9n7HUH5b2Ib\
geNdkY7wx1yVzxS7pbvky6+nmVUtRllEFfweUQ0/nG017WoUYSxs+j2B4FV/F62EtHlMWZXYrjGHpthnNb1x66LKZ0Qe92INWHdfR/vqp02wMS8r1G4dJqHok8KmQ7947G13a4YXbsGgHcBvRuVu1eAi4/A5+Zix\
mdSXM73LupB/LH7O9yxLTVXJTyBbI1S49TIROrfVCOb/czZ9pM4JsZx8kUz8dQGv7gUWKxXvTH7QM/3J2OuXXgciUhqY+cgtaOliQQVOYthBLV3xpESZT3rmfEYNZxmpBbb24CRao86prn+i9TNOh8VxRJGXJfXH\
ATJHs1T5txgc/opYrY8XjlGQQbRcoxIBcnVsMjmU1ymmIUL4dviJXndMAJ0Yet+c7O52/p98ytlmAsGBaTAmMhimAnvp1TWNGM9BpuitGj+t810CU2UhorrjPKGtThVC8WaXw04WFnT5fTjqmPyrQ0tN3CkLsctV\
y2xr0ZWgiWVZ1OrlFjjxJYsOiZv2cAoOvE+7sY0I/TwWcZqMoyIKNOftwP7w++Rfg67ljfovKYa50if3fzE/8aPYVey/Nq35+nH2sLPh/fP5TsylSKGOZ4k69d2PnH43+kq++sRXHQqGArWdwhx+hpwQC6JgT2ux\
ehYU4Zbw7oNb6/HLikPyJROGK2ouyr+vzseESp9G50T4AyFrSqOQ0rroCYP4sMDFBrHn342EyZTMlSyk47rHSq89Y9/nI3zG5lX16Z5lxphguLOcZUndL8wNcrkyjH82jqg8Bo8OYkynrxZvbFno5lUS3OPr8Ko3\
mX9NoRPdYOKKjD07bvgFgpZ/RF+YzkWvJ/Hs/tUbfeGzGWLxNAjfDzHHMVSDwB5SabQLsIZHiBp43FjGkaienYoDd18hu2BGwOK7U3o70K/WY/kuuKdmdrykIBUdG2mvE91L1JtTbh20mOLbk1vCAamu7utlXeGU\
2ooVikbU/actcgmsC1FKk2qmj3GWeIWbj4tGIxE7BLcBWUvvcnd/lYxsMV4F917fWeFB/XbINN3qGvIyTpCalz1lVewdIGqeAS/gB8Mi+sA+BqDiX3VGD2eUunTRbSY+AuDy4E3Qx3hAhwnSXX+B0zuj3eQ1miS8\
Vux2z/l6/BkWtjKGU72aJkOCWhGcSf3+kFkkB15vGOsQrSdFr6qTj0gBYiOlnBO41170gOWHSUoBVRU2JjwppYdhIFDfu7tIRHccSNM5KZOFDPz0TGMAjzzEpeLwTWp+kn201kU6NjbiMQJx83+LX1e1tZ10kuCh\
JZ/XBUQ1dwaBHjTDJDqOympEk8X2M3VtVw21JksChA8w1tTefO3RJ1FMbqZ01bHHkudDB/OhLfe7P5GOHaI28ZXKTMuqo0hLWQ4HabBsGG7NbP1RiXtETz074er6w/OerJWEqjmkq2y51q1BVI+JUudnVa3ogBpz\
dhFE7fC7kybrAt2Z6RqDjATAUEYeYK45WMupBKQRtQlU+uNsjnzj6ZmGrezA+ASrWxQ6LMkHRXqXwNq7ftv28dUx/ZSJciDXP2SWJsWaN0FjPX9Yko6LobZ7aYW/IdUktI9apTLyHS8DyWPyuoZyxN1TK/vtfxk3\
HwWh6JczZC8Ftn0bIJay2g+n5wd7lm9rEsKO+svqVmi+c1j88hSCxbzrg4+HEP0Nt1/B6YW1XVm09T1CpAKjc9n18hjqsaFGdfyva1ZG0Xu3ip6N6JGpyTSqY5h4BOlpLPaOnyw45PdXTN+DtAKg7DLrLFTnWuso\
SBHk3s0d7YouJHq85/R09Tfc37ENXZF48eAYLnq9GLioNcwDZrC6FW6godB8JnqYUPvn0pWLfQz0lM0Yy8Mybgn84Ds3Q9bDP10bLyOV+qzxa4Rd9Dhu7cju8mMaONXK3UqmBQ9qIg7etIwEqM/kECk/Dzja4Bs1\
xR+Q/tCbc8IKrSGsTdJJ0vge7IG20W687uVmK6icWQ6cD3lwFzgNMGtFvO5qyJeKflGLAAcQZOrkxVwy3cWvqlGpvjmf9Qe6Ap20MPbV92DPV0OhFM4kz8Yr0ffC2zLWSQ1kqY6QdQrttR3kh1YLtQd1kCEv5hVo\
PIRWl5ERcUTttBIrWp6Xs5Ehh5OUUwI5aEBvuiDmUoENmnVw1FohCrbRp1A1E+XSlWVOTi7ADW+5Ohb9z1vK4qx5R5lPdGCPBJZ00mC+Ssp8VUbgpGAvXWMuWQQRbCqI6Rr2jtxZxtfP7W/8onz+yz0Gs76LaT5H\
X9ecyiZCB/ZR/gFtMxPsDwohoeCRtiuLxE1GM1vUEUgBv86+eehL58/P56QFGQ/MqOe/vC76L63jzmeax4exd/OKTUvkXg+fOJUHych9xt/9goJMrapSgvXrj8+8vk/N80f22Sewj6cyGqt1B6mztoeklVHHraou\
hvHJaG/OuBz6DHKMpFmQULU1bRWlyYE0RPXYYkUycIemN7TLtgNCJX6BqdyxDKkegO7nJK5xQ7OVYDZTMf9bVHidtk6DQX9Et+V9M7esgbsYBdEeUpsB0Xvw2kd9+rI7V+m47u+O/tq7mw7262HU1WlS9uFzsV6J\
xIHNmUCy0QS9e077JGRFbG65z3/dOKB/Zk+yDdKpUmdXjn/aS3N5nv4fK7bMHHmPlHd4E2+iTbV5rpzScRnxk6KARuDTJ8Q1LpK2mP8gj1EbuJ9RIyY+EWK4hCiIDBAS1Tm2IEXAFfgKPgdL9O6mAa06wjCcUAL6\
EsxPQWO9VNegBPm/0GgkZbDxCynxujX/92vmGcjZRMAY45puak2sFLCLSwXpEsyy5fnF0jGJBhm+fNSHKKUUfy+276A7/feLOFxxUuHRNJI2Osenxyvf8DAGObT60pfTTlhEg9u/KKkhJqm5U1/+BEcSkpFDA5Xe\
CqxwXmPac1jcuZ3JWQ+p0NdWzb/5v1ZvF8GtMTFFEdQjpLO0bwPb0BHNWnip3liDXI2fXf05jjvfJ0NpjLCUgfTh9CMFYVFKEd4Z/OG/2C+N435mnK+9t1gvCiVcaaH7rK4+PjCvpVNiz+t2QyqH1O8x3JKZVl6Q\
+Lp/XK8wMjVMslOq9FdSw5FtUs/CptXH9PW+wbWHgrV17R5jTVOtGtKFu3nb80T+E0tv9QkzW3J2dbaw/8ddAKZ0pxIaEqLjlPrji3VgJ3GvdFvlqD8075woxh4fVt0JZE0KVFsAvqhe0dqN9b35jtSpnYMXkU+v\
Zq+IAHad3IHc2s/LYrnD1anfG46IFiMIr9oNbZDWvwthqYNqOigaKd/XlLU4XHfk/PXIjPsLy/9/kAtQ+/wKH+hI/IROWj5FPvTZAT9f7j4ZXQyG4M0TujMAFXYkKvEHv1xhySekgXGGqNxWeWKlf8dDAlLuB1cb\
/qOD+rk7cmwt+1yKpk9cudqBanTi6zTbXRtV8qylNtjyOVKy1HTz0GW9rjt6sSjAZcT5R+KdtyYb0zyqG9pSLuCw5WBwAn7fjBjKLLoxLXMI+52L9cLwIR2B6OllJZLHJ8vDxmWdtF+QJnmt1rsHPIWY20lftk8f\
YePkAIg6Hgn532QoIpegMxiWgAOfe5/U44APR8Ac0NeZrVh3gEhs12W+tVSiWiUQekf/YBECUy5fdYbA08dd7VzPAP9aiVcIB9k6tY7WdJ1wNV+bHeydNtmC6G5ICtFC1ZwmJU/j8hf0I8TRVKSiz5oYIa93EpUI\
78X8GYIAZabx47/n8LDAAJ0nNtP1rpROprqKMBRecShca6qXuTSI3jZBLOB3Vp381B5rCGhjSvh/NSVkYp2qIdP/Bg=",ap=function(A){var e=op.toByteArray(sp);return A(e)},cp={init:ap},WA=EA(
function(A,e){e.init=function(t){e.dictionary=cp.init(t)},e.offsetsByLength=new Uint32Array([0,0,0,0,0,4096,9216,21504,35840,44032,53248,63488,74752,87040,93696,
100864,104704,106752,108928,113536,115968,118528,119872,121280,122016]),e.sizeBitsByLength=new Uint8Array([0,0,0,0,10,10,11,11,10,10,10,10,10,9,9,8,7,7,8,7,7,6,
6,5,5]),e.minDictionaryWordLength=4,e.maxDictionaryWordLength=24}),vy=WA.init,Ny=WA.dictionary,Ry=WA.offsetsByLength,by=WA.sizeBitsByLength,zy=WA.minDictionaryWordLength,
jy=WA.maxDictionaryWordLength;function kt(A,e){this.bits=A,this.value=e}var gp=kt,Pt=15;function Og(A,e){for(var t=1<<e-1;A&t;)t>>=1;return(A&t-1)+t}function Wg(A,e,t,r,n){
do r-=t,A[e+r]=new kt(n.bits,n.value);while(r>0)}function Bp(A,e,t){for(var r=1<<e-t;e<Pt&&(r-=A[e],!(r<=0));)++e,r<<=1;return e-t}var up=function(A,e,t,r,n){var o=e,
s,a,g,c,B,l,f,w,I,E,y,C=new Int32Array(Pt+1),d=new Int32Array(Pt+1);for(y=new Int32Array(n),g=0;g<n;g++)C[r[g]]++;for(d[1]=0,a=1;a<Pt;a++)d[a+1]=d[a]+C[a];for(g=
0;g<n;g++)r[g]!==0&&(y[d[r[g]]++]=g);if(w=t,I=1<<w,E=I,d[Pt]===1){for(c=0;c<E;++c)A[e+c]=new kt(0,y[0]&65535);return E}for(c=0,g=0,a=1,B=2;a<=t;++a,B<<=1)for(;C[a]>
0;--C[a])s=new kt(a&255,y[g++]&65535),Wg(A,e+c,B,I,s),c=Og(c,a);for(f=E-1,l=-1,a=t+1,B=2;a<=Pt;++a,B<<=1)for(;C[a]>0;--C[a])(c&f)!==l&&(e+=I,w=Bp(C,a,t),I=1<<w,
E+=I,l=c&f,A[o+l]=new kt(w+t&255,e-o-l&65535)),s=new kt(a-t&255,y[g++]&65535),Wg(A,e+(c>>t),B,I,s),c=Og(c,a);return E},Kg={HuffmanCode:gp,BrotliBuildHuffmanTable:up},
hp=new Uint8Array([0,0,0,0,0,0,0,0,0,4,4,0,0,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,8,12,16,12,12,20,12,16,24,28,12,12,32,12,36,12,44,44,44,44,44,44,44,44,44,44,
32,32,24,40,28,12,12,48,52,52,52,48,52,52,52,48,52,52,52,52,52,48,52,52,52,52,52,48,52,52,52,52,52,24,12,28,12,12,12,56,60,60,60,56,60,60,60,56,60,60,60,60,60,56,
60,60,60,60,60,56,60,60,60,60,60,24,12,28,12,0,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,
1,0,1,0,1,0,1,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,2,2,2,1,1,1,1,1,1,1,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,
2,2,1,1,1,1,1,1,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,
2,2,2,2,2,2,2,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,3,3,3,3,3,3,3,3,3,
3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,
4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,
5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,7,0,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,
16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,
24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,
32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,40,40,40,40,40,40,40,40,40,40,40,40,40,40,
40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,48,48,48,48,48,48,48,48,48,48,48,48,48,48,48,56,0,1,2,3,4,
5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,
60,61,62,63,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,
53,54,55,56,57,58,59,60,61,62,63,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,
46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,
39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,6,6,6,6,7,7,7,7,8,8,8,8,9,9,9,9,10,10,
10,10,11,11,11,11,12,12,12,12,13,13,13,13,14,14,14,14,15,15,15,15,16,16,16,16,17,17,17,17,18,18,18,18,19,19,19,19,20,20,20,20,21,21,21,21,22,22,22,22,23,23,23,23,
24,24,24,24,25,25,25,25,26,26,26,26,27,27,27,27,28,28,28,28,29,29,29,29,30,30,30,30,31,31,31,31,32,32,32,32,33,33,33,33,34,34,34,34,35,35,35,35,36,36,36,36,37,37,
37,37,38,38,38,38,39,39,39,39,40,40,40,40,41,41,41,41,42,42,42,42,43,43,43,43,44,44,44,44,45,45,45,45,46,46,46,46,47,47,47,47,48,48,48,48,49,49,49,49,50,50,50,50,
51,51,51,51,52,52,52,52,53,53,53,53,54,54,54,54,55,55,55,55,56,56,56,56,57,57,57,57,58,58,58,58,59,59,59,59,60,60,60,60,61,61,61,61,62,62,62,62,63,63,63,63,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0]),lp=new Uint16Array([1024,1536,1280,1536,0,256,768,512]),Vt={lookup:hp,lookupOffsets:lp};function m(A,e){this.offset=A,this.nbits=e}
var Qp=[new m(1,2),new m(5,2),new m(9,2),new m(13,2),new m(17,3),new m(25,3),new m(33,3),new m(41,3),new m(49,4),new m(65,4),new m(81,4),new m(97,4),new m(113,5),
new m(145,5),new m(177,5),new m(209,5),new m(241,6),new m(305,6),new m(369,7),new m(497,8),new m(753,9),new m(1265,10),new m(2289,11),new m(4337,12),new m(8433,
13),new m(16625,24)],fp=[new m(0,0),new m(1,0),new m(2,0),new m(3,0),new m(4,0),new m(5,0),new m(6,1),new m(8,1),new m(10,2),new m(14,2),new m(18,3),new m(26,3),
new m(34,4),new m(50,4),new m(66,5),new m(98,5),new m(130,6),new m(194,7),new m(322,8),new m(578,9),new m(1090,10),new m(2114,12),new m(6210,14),new m(22594,24)],
wp=[new m(2,0),new m(3,0),new m(4,0),new m(5,0),new m(6,0),new m(7,0),new m(8,0),new m(9,0),new m(10,1),new m(12,1),new m(14,2),new m(18,2),new m(22,3),new m(30,
3),new m(38,4),new m(54,4),new m(70,5),new m(102,5),new m(134,6),new m(198,7),new m(326,8),new m(582,9),new m(1094,10),new m(2118,24)],Ip=[0,0,8,8,0,16,8,16,16],
Ep=[0,8,0,8,16,0,16,8,16],We={kBlockLengthPrefixCode:Qp,kInsertLengthPrefixCode:fp,kCopyLengthPrefixCode:wp,kInsertRangeLut:Ip,kCopyRangeLut:Ep},z=0,Xg=1,Mp=2,Cp=3,
pp=4,yp=5,Fp=6,Yp=7,dp=8,Zg=9,YA=10,mA=11,Fo=12,Up=13,Dp=14,mp=15,vp=16,Np=17,Rp=18,bp=20;function F(A,e,t){this.prefix=new Uint8Array(A.length),this.transform=
e,this.suffix=new Uint8Array(t.length);for(var r=0;r<A.length;r++)this.prefix[r]=A.charCodeAt(r);for(var r=0;r<t.length;r++)this.suffix[r]=t.charCodeAt(r)}var Cr=[
new F("",z,""),new F("",z," "),new F(" ",z," "),new F("",Fo,""),new F("",YA," "),new F("",z," the "),new F(" ",z,""),new F("s ",z," "),new F("",z," of "),new F(
"",YA,""),new F("",z," and "),new F("",Up,""),new F("",Xg,""),new F(", ",z," "),new F("",z,", "),new F(" ",YA," "),new F("",z," in "),new F("",z," to "),new F("\
e ",z," "),new F("",z,'"'),new F("",z,"."),new F("",z,'">'),new F("",z,`
`),new F("",Cp,""),new F("",z,"]"),new F("",z," for "),new F("",Dp,""),new F("",Mp,""),new F("",z," a "),new F("",z," that "),new F(" ",YA,""),new F("",z,". "),
new F(".",z,""),new F(" ",z,", "),new F("",mp,""),new F("",z," with "),new F("",z,"'"),new F("",z," from "),new F("",z," by "),new F("",vp,""),new F("",Np,""),new F(
" the ",z,""),new F("",pp,""),new F("",z,". The "),new F("",mA,""),new F("",z," on "),new F("",z," as "),new F("",z," is "),new F("",Yp,""),new F("",Xg,"ing "),
new F("",z,`
	`),new F("",z,":"),new F(" ",z,". "),new F("",z,"ed "),new F("",bp,""),new F("",Rp,""),new F("",Fp,""),new F("",z,"("),new F("",YA,", "),new F("",dp,""),new F(
"",z," at "),new F("",z,"ly "),new F(" the ",z," of "),new F("",yp,""),new F("",Zg,""),new F(" ",YA,", "),new F("",YA,'"'),new F(".",z,"("),new F("",mA," "),new F(
"",YA,'">'),new F("",z,'="'),new F(" ",z,"."),new F(".com/",z,""),new F(" the ",z," of the "),new F("",YA,"'"),new F("",z,". This "),new F("",z,","),new F(".",z,
" "),new F("",YA,"("),new F("",YA,"."),new F("",z," not "),new F(" ",z,'="'),new F("",z,"er "),new F(" ",mA," "),new F("",z,"al "),new F(" ",mA,""),new F("",z,"\
='"),new F("",mA,'"'),new F("",YA,". "),new F(" ",z,"("),new F("",z,"ful "),new F(" ",YA,". "),new F("",z,"ive "),new F("",z,"less "),new F("",mA,"'"),new F("",
z,"est "),new F(" ",YA,"."),new F("",mA,'">'),new F(" ",z,"='"),new F("",YA,","),new F("",z,"ize "),new F("",mA,"."),new F("Â ",z,""),new F(" ",z,","),new F("",
YA,'="'),new F("",mA,'="'),new F("",z,"ous "),new F("",mA,", "),new F("",YA,"='"),new F(" ",YA,","),new F(" ",mA,'="'),new F(" ",mA,", "),new F("",mA,","),new F(
"",mA,"("),new F("",mA,". "),new F(" ",mA,"."),new F("",mA,"='"),new F(" ",mA,". "),new F(" ",YA,'="'),new F(" ",mA,"='"),new F(" ",YA,"='")],zp=Cr,jp=Cr.length;
function qg(A,e){return A[e]<192?(A[e]>=97&&A[e]<=122&&(A[e]^=32),1):A[e]<224?(A[e+1]^=32,2):(A[e+2]^=5,3)}var Gp=function(A,e,t,r,n){var o=Cr[n].prefix,s=Cr[n].
suffix,a=Cr[n].transform,g=a<Fo?0:a-(Fo-1),c=0,B=e,l;g>r&&(g=r);for(var f=0;f<o.length;)A[e++]=o[f++];for(t+=g,r-=g,a<=Zg&&(r-=a),c=0;c<r;c++)A[e++]=WA.dictionary[t+
c];if(l=e-r,a===YA)qg(A,l);else if(a===mA)for(;r>0;){var w=qg(A,l);l+=w,r-=w}for(var I=0;I<s.length;)A[e++]=s[I++];return e-B},_g={kTransforms:zp,kNumTransforms:jp,
transformDictionaryWord:Gp},$g=kg.BrotliInput,xp=kg.BrotliOutput,vA=Kg.HuffmanCode,AB=Kg.BrotliBuildHuffmanTable,Sp=8,eB=16,Hp=256,Jp=704,Tp=26,tB=6,rB=2,Yo=8,kp=255,
Ke=1080,Uo=18,Pp=new Uint8Array([1,2,3,4,0,5,17,6,16,7,8,9,10,11,12,13,14,15]),Do=16,Vp=new Uint8Array([3,2,1,0,3,3,3,3,3,3,2,2,2,2,2,2]),Lp=new Int8Array([0,0,
0,0,-1,1,-2,2,-3,3,-1,1,-2,2,-3,3]),Op=new Uint16Array([256,402,436,468,500,534,566,598,630,662,694,726,758,790,822,854,886,920,952,984,1016,1048,1080]);function iB(A){
var e;return A.readBits(1)===0?16:(e=A.readBits(3),e>0?17+e:(e=A.readBits(3),e>0?8+e:17))}function nB(A){if(A.readBits(1)){var e=A.readBits(3);return e===0?1:A.
readBits(e)+(1<<e)}return 0}function Wp(){this.meta_block_length=0,this.input_end=0,this.is_uncompressed=0,this.is_metadata=!1}function oB(A){var e=new Wp,t,r,n;
if(e.input_end=A.readBits(1),e.input_end&&A.readBits(1))return e;if(t=A.readBits(2)+4,t===7){if(e.is_metadata=!0,A.readBits(1)!==0)throw new Error("Invalid rese\
rved bit");if(r=A.readBits(2),r===0)return e;for(n=0;n<r;n++){var o=A.readBits(8);if(n+1===r&&r>1&&o===0)throw new Error("Invalid size byte");e.meta_block_length|=
o<<n*8}}else for(n=0;n<t;++n){var s=A.readBits(4);if(n+1===t&&t>4&&s===0)throw new Error("Invalid size nibble");e.meta_block_length|=s<<n*4}return++e.meta_block_length,
!e.input_end&&!e.is_metadata&&(e.is_uncompressed=A.readBits(1)),e}function Lt(A,e,t){var r;return t.fillBitWindow(),e+=t.val_>>>t.bit_pos_&kp,r=A[e].bits-Yo,r>0&&
(t.bit_pos_+=Yo,e+=A[e].value,e+=t.val_>>>t.bit_pos_&(1<<r)-1),t.bit_pos_+=A[e].bits,A[e].value}function Kp(A,e,t,r){for(var n=0,o=Sp,s=0,a=0,g=32768,c=[],B=0;B<
32;B++)c.push(new vA(0,0));for(AB(c,0,5,A,Uo);n<e&&g>0;){var l=0,f;if(r.readMoreInput(),r.fillBitWindow(),l+=r.val_>>>r.bit_pos_&31,r.bit_pos_+=c[l].bits,f=c[l].
value&255,f<eB)s=0,t[n++]=f,f!==0&&(o=f,g-=32768>>f);else{var w=f-14,I,E,y=0;if(f===eB&&(y=o),a!==y&&(s=0,a=y),I=s,s>0&&(s-=2,s<<=w),s+=r.readBits(w)+3,E=s-I,n+
E>e)throw new Error("[ReadHuffmanCodeLengths] symbol + repeat_delta > num_symbols");for(var C=0;C<E;C++)t[n+C]=a;n+=E,a!==0&&(g-=E<<15-a)}}if(g!==0)throw new Error(
"[ReadHuffmanCodeLengths] space = "+g);for(;n<e;n++)t[n]=0}function mi(A,e,t,r){var n=0,o,s=new Uint8Array(A);if(r.readMoreInput(),o=r.readBits(2),o===1){for(var a,
g=A-1,c=0,B=new Int32Array(4),l=r.readBits(2)+1;g;)g>>=1,++c;for(a=0;a<l;++a)B[a]=r.readBits(c)%A,s[B[a]]=2;switch(s[B[0]]=1,l){case 1:break;case 3:if(B[0]===B[1]||
B[0]===B[2]||B[1]===B[2])throw new Error("[ReadHuffmanCode] invalid symbols");break;case 2:if(B[0]===B[1])throw new Error("[ReadHuffmanCode] invalid symbols");s[B[1]]=
1;break;case 4:if(B[0]===B[1]||B[0]===B[2]||B[0]===B[3]||B[1]===B[2]||B[1]===B[3]||B[2]===B[3])throw new Error("[ReadHuffmanCode] invalid symbols");r.readBits(1)?
(s[B[2]]=3,s[B[3]]=3):s[B[0]]=2;break}}else{var a,f=new Uint8Array(Uo),w=32,I=0,E=[new vA(2,0),new vA(2,4),new vA(2,3),new vA(3,2),new vA(2,0),new vA(2,4),new vA(
2,3),new vA(4,1),new vA(2,0),new vA(2,4),new vA(2,3),new vA(3,2),new vA(2,0),new vA(2,4),new vA(2,3),new vA(4,5)];for(a=o;a<Uo&&w>0;++a){var y=Pp[a],C=0,d;r.fillBitWindow(),
C+=r.val_>>>r.bit_pos_&15,r.bit_pos_+=E[C].bits,d=E[C].value,f[y]=d,d!==0&&(w-=32>>d,++I)}if(!(I===1||w===0))throw new Error("[ReadHuffmanCode] invalid num_code\
s or space");Kp(f,A,s,r)}if(n=AB(e,t,Yo,s,A),n===0)throw new Error("[ReadHuffmanCode] BuildHuffmanTable failed: ");return n}function vi(A,e,t){var r,n;return r=
Lt(A,e,t),n=We.kBlockLengthPrefixCode[r].nbits,We.kBlockLengthPrefixCode[r].offset+t.readBits(n)}function Xp(A,e,t){var r;return A<Do?(t+=Vp[A],t&=3,r=e[t]+Lp[A]):
r=A-Do+1,r}function Zp(A,e){for(var t=A[e],r=e;r;--r)A[r]=A[r-1];A[0]=t}function qp(A,e){var t=new Uint8Array(256),r;for(r=0;r<256;++r)t[r]=r;for(r=0;r<e;++r){var n=A[r];
A[r]=t[n],n&&Zp(t,n)}}function Et(A,e){this.alphabet_size=A,this.num_htrees=e,this.codes=new Array(e+e*Op[A+31>>>5]),this.htrees=new Uint32Array(e)}Et.prototype.
decode=function(A){var e,t,r=0;for(e=0;e<this.num_htrees;++e)this.htrees[e]=r,t=mi(this.alphabet_size,this.codes,r,A),r+=t};function sB(A,e){var t={num_htrees:null,
context_map:null},r,n=0,o,s;e.readMoreInput();var a=t.num_htrees=nB(e)+1,g=t.context_map=new Uint8Array(A);if(a<=1)return t;for(r=e.readBits(1),r&&(n=e.readBits(
4)+1),o=[],s=0;s<Ke;s++)o[s]=new vA(0,0);for(mi(a+n,o,0,e),s=0;s<A;){var c;if(e.readMoreInput(),c=Lt(o,0,e),c===0)g[s]=0,++s;else if(c<=n)for(var B=1+(1<<c)+e.readBits(
c);--B;){if(s>=A)throw new Error("[DecodeContextMap] i >= context_map_size");g[s]=0,++s}else g[s]=c-n,++s}return e.readBits(1)&&qp(g,A),t}function mo(A,e,t,r,n,o,s){
var a=t*2,g=t,c=Lt(e,t*Ke,s),B;c===0?B=n[a+(o[g]&1)]:c===1?B=n[a+(o[g]-1&1)]+1:B=c-2,B>=A&&(B-=A),r[t]=B,n[a+(o[g]&1)]=B,++o[g]}function _p(A,e,t,r,n,o){var s=n+
1,a=t&n,g=o.pos_&Tt.IBUF_MASK,c;if(e<8||o.bit_pos_+(e<<3)<o.bit_end_pos_){for(;e-- >0;)o.readMoreInput(),r[a++]=o.readBits(8),a===s&&(A.write(r,s),a=0);return}if(o.
bit_end_pos_<32)throw new Error("[CopyUncompressedBlockToOutput] br.bit_end_pos_ < 32");for(;o.bit_pos_<32;)r[a]=o.val_>>>o.bit_pos_,o.bit_pos_+=8,++a,--e;if(c=
o.bit_end_pos_-o.bit_pos_>>3,g+c>Tt.IBUF_MASK){for(var B=Tt.IBUF_MASK+1-g,l=0;l<B;l++)r[a+l]=o.buf_[g+l];c-=B,a+=B,e-=B,g=0}for(var l=0;l<c;l++)r[a+l]=o.buf_[g+
l];if(a+=c,e-=c,a>=s){A.write(r,s),a-=s;for(var l=0;l<a;l++)r[l]=r[s+l]}for(;a+e>=s;){if(c=s-a,o.input_.read(r,a,c)<c)throw new Error("[CopyUncompressedBlockToO\
utput] not enough bytes");A.write(r,s),e-=c,a=0}if(o.input_.read(r,a,e)<e)throw new Error("[CopyUncompressedBlockToOutput] not enough bytes");o.reset()}function $p(A){
var e=A.bit_pos_+7&-8,t=A.readBits(e-A.bit_pos_);return t==0}function aB(A){var e=new $g(A),t=new Tt(e);iB(t);var r=oB(t);return r.meta_block_length}var A0=aB;function cB(A,e){
var t=new $g(A);e==null&&(e=aB(A));var r=new Uint8Array(e),n=new xp(r);return gB(t,n),n.pos<n.buffer.length&&(n.buffer=n.buffer.subarray(0,n.pos)),n.buffer}var e0=cB;
function gB(A,e){var t,r=0,n=0,o=0,s,a=0,g,c,B,l,f=[16,15,11,4],w=0,I=0,E=0,y=[new Et(0,0),new Et(0,0),new Et(0,0)],C,d,U,b=128+Tt.READ_SIZE;U=new Tt(A),o=iB(U),
s=(1<<o)-16,g=1<<o,c=g-1,B=new Uint8Array(g+b+WA.maxDictionaryWordLength),l=g,C=[],d=[];for(var N=0;N<3*Ke;N++)C[N]=new vA(0,0),d[N]=new vA(0,0);for(;!n;){var j=0,
X,V=[1<<28,1<<28,1<<28],$=[0],R=[1,1,1],cA=[0,1,0,1,0,1],lA=[0],eA,H,W,tA,AA=null,iA=null,dA,Z=null,L,FA=0,NA=null,MA=0,IA=0,zA=null,jA=0,RA=0,k=0,K,T;for(t=0;t<
3;++t)y[t].codes=null,y[t].htrees=null;U.readMoreInput();var P=oB(U);if(j=P.meta_block_length,r+j>e.buffer.length){var rA=new Uint8Array(r+j);rA.set(e.buffer),e.
buffer=rA}if(n=P.input_end,X=P.is_uncompressed,P.is_metadata){for($p(U);j>0;--j)U.readMoreInput(),U.readBits(8);continue}if(j!==0){if(X){U.bit_pos_=U.bit_pos_+7&
-8,_p(e,j,r,B,c,U),r+=j;continue}for(t=0;t<3;++t)R[t]=nB(U)+1,R[t]>=2&&(mi(R[t]+2,C,t*Ke,U),mi(Tp,d,t*Ke,U),V[t]=vi(d,t*Ke,U),lA[t]=1);for(U.readMoreInput(),eA=
U.readBits(2),H=Do+(U.readBits(4)<<eA),W=(1<<eA)-1,tA=H+(48<<eA),iA=new Uint8Array(R[0]),t=0;t<R[0];++t)U.readMoreInput(),iA[t]=U.readBits(2)<<1;var wA=sB(R[0]<<
tB,U);dA=wA.num_htrees,AA=wA.context_map;var u=sB(R[2]<<rB,U);for(L=u.num_htrees,Z=u.context_map,y[0]=new Et(Hp,dA),y[1]=new Et(Jp,R[1]),y[2]=new Et(tA,L),t=0;t<
3;++t)y[t].decode(U);for(NA=0,zA=0,K=iA[$[0]],RA=Vt.lookupOffsets[K],k=Vt.lookupOffsets[K+1],T=y[1].htrees[0];j>0;){var h,Q,M,p,Y,v,J,gA,nA,aA,QA;for(U.readMoreInput(),
V[1]===0&&(mo(R[1],C,1,$,cA,lA,U),V[1]=vi(d,Ke,U),T=y[1].htrees[$[1]]),--V[1],h=Lt(y[1].codes,T,U),Q=h>>6,Q>=2?(Q-=2,J=-1):J=0,M=We.kInsertRangeLut[Q]+(h>>3&7),
p=We.kCopyRangeLut[Q]+(h&7),Y=We.kInsertLengthPrefixCode[M].offset+U.readBits(We.kInsertLengthPrefixCode[M].nbits),v=We.kCopyLengthPrefixCode[p].offset+U.readBits(
We.kCopyLengthPrefixCode[p].nbits),I=B[r-1&c],E=B[r-2&c],aA=0;aA<Y;++aA)U.readMoreInput(),V[0]===0&&(mo(R[0],C,0,$,cA,lA,U),V[0]=vi(d,0,U),FA=$[0]<<tB,NA=FA,K=iA[$[0]],
RA=Vt.lookupOffsets[K],k=Vt.lookupOffsets[K+1]),nA=Vt.lookup[RA+I]|Vt.lookup[k+E],MA=AA[NA+nA],--V[0],E=I,I=Lt(y[0].codes,y[0].htrees[MA],U),B[r&c]=I,(r&c)===c&&
e.write(B,g),++r;if(j-=Y,j<=0)break;if(J<0){var nA;if(U.readMoreInput(),V[2]===0&&(mo(R[2],C,2,$,cA,lA,U),V[2]=vi(d,2*Ke,U),IA=$[2]<<rB,zA=IA),--V[2],nA=(v>4?3:
v-2)&255,jA=Z[zA+nA],J=Lt(y[2].codes,y[2].htrees[jA],U),J>=H){var JA,Ae,TA;J-=H,Ae=J&W,J>>=eA,JA=(J>>1)+1,TA=(2+(J&1)<<JA)-4,J=H+(TA+U.readBits(JA)<<eA)+Ae}}if(gA=
Xp(J,f,w),gA<0)throw new Error("[BrotliDecompress] invalid distance");if(r<s&&a!==s?a=r:a=s,QA=r&c,gA>a)if(v>=WA.minDictionaryWordLength&&v<=WA.maxDictionaryWordLength){
var TA=WA.offsetsByLength[v],De=gA-a-1,me=WA.sizeBitsByLength[v],Xe=(1<<me)-1,Ze=De&Xe,ee=De>>me;if(TA+=Ze*v,ee<_g.kNumTransforms){var Ct=_g.transformDictionaryWord(
B,QA,TA,v,ee);if(QA+=Ct,r+=Ct,j-=Ct,QA>=l){e.write(B,g);for(var qe=0;qe<QA-l;qe++)B[qe]=B[l+qe]}}else throw new Error("Invalid backward reference. pos: "+r+" di\
stance: "+gA+" len: "+v+" bytes left: "+j)}else throw new Error("Invalid backward reference. pos: "+r+" distance: "+gA+" len: "+v+" bytes left: "+j);else{if(J>0&&
(f[w&3]=gA,++w),v>j)throw new Error("Invalid backward reference. pos: "+r+" distance: "+gA+" len: "+v+" bytes left: "+j);for(aA=0;aA<v;++aA)B[r&c]=B[r-gA&c],(r&
c)===c&&e.write(B,g),++r,--j}I=B[r-1&c],E=B[r-2&c]}r&=1073741823}}e.write(B,r&c)}var t0=gB;WA.init(cB);var r0={BrotliDecompressedSize:A0,BrotliDecompressBuffer:e0,
BrotliDecompress:t0},i0=r0.BrotliDecompressBuffer;function n0(A,e){A.prototype=Object.create(e.prototype),A.prototype.constructor=A,A.__proto__=e}var o0=(function(A){
n0(e,A);function e(){return A.apply(this,arguments)||this}var t=e.prototype;return t._decode=function(){return this._font._transformedGlyphs[this.id]},t._getCBox=
function(){return this.path.bbox},e})(Di),BB={decode:function(A){for(var e=0,t=[0,1,2,3,4],r=0;r<t.length;r++){var n=A.readUInt8();if(e&3758096384)throw new Error(
"Overflow");if(e=e<<7|n&127,(n&128)===0)return e}throw new Error("Bad base 128 number")}},s0=["cmap","head","hhea","hmtx","maxp","name","OS/2","post","cvt ","fp\
gm","glyf","loca","prep","CFF ","VORG","EBDT","EBLC","gasp","hdmx","kern","LTSH","PCLT","VDMX","vhea","vmtx","BASE","GDEF","GPOS","GSUB","EBSC","JSTF","MATH","C\
BDT","CBLC","COLR","CPAL","SVG ","sbix","acnt","avar","bdat","bloc","bsln","cvar","fdsc","feat","fmtx","fvar","gvar","hsty","just","lcar","mort","morx","opbd","\
prop","trak","Zapf","Silf","Glat","Gloc","Feat","Sill"],a0=new i.Struct({flags:i.uint8,customTag:new i.Optional(new i.String(4),function(A){return(A.flags&63)===
63}),tag:function(A){return A.customTag||s0[A.flags&63]},length:BB,transformVersion:function(A){return A.flags>>>6&3},transformed:function(A){return A.tag==="gl\
yf"||A.tag==="loca"?A.transformVersion===0:A.transformVersion!==0},transformLength:new i.Optional(BB,function(A){return A.transformed})}),uB=new i.Struct({tag:new i.
String(4),flavor:i.uint32,length:i.uint32,numTables:i.uint16,reserved:new i.Reserved(i.uint16),totalSfntSize:i.uint32,totalCompressedSize:i.uint32,majorVersion:i.
uint16,minorVersion:i.uint16,metaOffset:i.uint32,metaLength:i.uint32,metaOrigLength:i.uint32,privOffset:i.uint32,privLength:i.uint32,tables:new i.Array(a0,"numT\
ables")});uB.process=function(){for(var A={},e=0;e<this.tables.length;e++){var t=this.tables[e];A[t.tag]=t}return this.tables=A};function c0(A,e){A.prototype=Object.
create(e.prototype),A.prototype.constructor=A,A.__proto__=e}var g0=(function(A){c0(e,A);function e(){return A.apply(this,arguments)||this}e.probe=function(r){return r.
toString("ascii",0,4)==="wOF2"};var t=e.prototype;return t._decodeDirectory=function(){this.directory=uB.decode(this.stream),this._dataPos=this.stream.pos},t._decompress=
function(){if(!this._decompressed){this.stream.pos=this._dataPos;var r=this.stream.readBuffer(this.directory.totalCompressedSize),n=0;for(var o in this.directory.
tables){var s=this.directory.tables[o];s.offset=n,n+=s.transformLength!=null?s.transformLength:s.length}var a=i0(r,n);if(!a)throw new Error("Error decoding comp\
ressed data in WOFF2");this.stream=new i.DecodeStream(new BA(a)),this._decompressed=!0}},t._decodeTable=function(r){return this._decompress(),A.prototype._decodeTable.
call(this,r)},t._getBaseGlyph=function(r,n){if(n===void 0&&(n=[]),!this._glyphs[r])return this.directory.tables.glyf&&this.directory.tables.glyf.transformed?(this.
_transformedGlyphs||this._transformGlyfTable(),this._glyphs[r]=new o0(r,n,this)):A.prototype._getBaseGlyph.call(this,r,n)},t._transformGlyfTable=function(){this.
_decompress(),this.stream.pos=this.directory.tables.glyf.offset;for(var r=B0.decode(this.stream),n=[],o=0;o<r.numGlyphs;o++){var s={},a=r.nContours.readInt16BE();
if(s.numberOfContours=a,a>0){for(var g=[],c=0,B=0;B<a;B++){var l=vo(r.nPoints);c+=l,g.push(c)}s.points=Q0(r.flags,r.glyphs,c);for(var f=0;f<a;f++)s.points[g[f]-
1].endContour=!0;var w=vo(r.glyphs)}else if(a<0){var I=Di.prototype._decodeComposite.call({_font:this},s,r.composites);if(I)var w=vo(r.glyphs)}n.push(s)}this._transformedGlyphs=
n},e})(Qt),Mt=(function(){function A(t){this.length=t,this._buf=new i.Buffer(t)}var e=A.prototype;return e.decode=function(t,r){return new i.DecodeStream(this._buf.
decode(t,r))},A})(),B0=new i.Struct({version:i.uint32,numGlyphs:i.uint16,indexFormat:i.uint16,nContourStreamSize:i.uint32,nPointsStreamSize:i.uint32,flagStreamSize:i.
uint32,glyphStreamSize:i.uint32,compositeStreamSize:i.uint32,bboxStreamSize:i.uint32,instructionStreamSize:i.uint32,nContours:new Mt("nContourStreamSize"),nPoints:new Mt(
"nPointsStreamSize"),flags:new Mt("flagStreamSize"),glyphs:new Mt("glyphStreamSize"),composites:new Mt("compositeStreamSize"),bboxes:new Mt("bboxStreamSize"),instructions:new Mt(
"instructionStreamSize")}),u0=253,h0=254,l0=255,hB=253;function vo(A){var e=A.readUInt8();return e===u0?A.readUInt16BE():e===l0?A.readUInt8()+hB:e===h0?A.readUInt8()+
hB*2:e}function fe(A,e){return A&1?e:-e}function Q0(A,e,t){for(var r,n=r=0,o=[],s=0;s<t;s++){var a=0,g=0,c=A.readUInt8(),B=!(c>>7);if(c&=127,c<10)a=0,g=fe(c,((c&
14)<<7)+e.readUInt8());else if(c<20)a=fe(c,((c-10&14)<<7)+e.readUInt8()),g=0;else if(c<84){var l=c-20,f=e.readUInt8();a=fe(c,1+(l&48)+(f>>4)),g=fe(c>>1,1+((l&12)<<
2)+(f&15))}else if(c<120){var l=c-84;a=fe(c,1+(l/12<<8)+e.readUInt8()),g=fe(c>>1,1+(l%12>>2<<8)+e.readUInt8())}else if(c<124){var f=e.readUInt8(),w=e.readUInt8();
a=fe(c,(f<<4)+(w>>4)),g=fe(c>>1,((w&15)<<8)+e.readUInt8())}else a=fe(c,e.readUInt16BE()),g=fe(c>>1,e.readUInt16BE());n+=a,r+=g,o.push(new Ue(B,!1,n,r))}return o}
function lB(A){var e=0;if(typeof Symbol>"u"||A[Symbol.iterator]==null){if(Array.isArray(A)||(A=f0(A)))return function(){return e>=A.length?{done:!0}:{done:!1,value:A[e++]}};
throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function f0(A,e){if(A){if(typeof A==
"string")return QB(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return QB(A,e)}}function QB(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}function fB(A,e){for(var t=0;t<e.length;t++){var r=e[t];r.enumerable=r.enumerable||!1,r.configurable=!0,"value"in r&&(r.
writable=!0),Object.defineProperty(A,r.key,r)}}function w0(A,e,t){return e&&fB(A.prototype,e),t&&fB(A,t),A}var I0=new i.VersionedStruct(i.uint32,{65536:{numFonts:i.
uint32,offsets:new i.Array(i.uint32,"numFonts")},131072:{numFonts:i.uint32,offsets:new i.Array(i.uint32,"numFonts"),dsigTag:i.uint32,dsigLength:i.uint32,dsigOffset:i.
uint32}}),E0=(function(){A.probe=function(t){return t.toString("ascii",0,4)==="ttcf"};function A(t){if(this.stream=t,t.readString(4)!=="ttcf")throw new Error("N\
ot a TrueType collection");this.header=I0.decode(t)}var e=A.prototype;return e.getFont=function(t){for(var r=lB(this.header.offsets),n;!(n=r()).done;){var o=n.value,
s=new i.DecodeStream(this.stream.buffer);s.pos=o;var a=new Qt(s);if(a.postscriptName===t)return a}return null},w0(A,[{key:"fonts",get:function(){for(var t=[],r=lB(
this.header.offsets),n;!(n=r()).done;){var o=n.value,s=new i.DecodeStream(this.stream.buffer);s.pos=o,t.push(new Qt(s))}return t}}]),A})();function pr(A){var e=0;
if(typeof Symbol>"u"||A[Symbol.iterator]==null){if(Array.isArray(A)||(A=M0(A)))return function(){return e>=A.length?{done:!0}:{done:!1,value:A[e++]}};throw new TypeError(
`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return e=A[Symbol.iterator](),e.next.bind(e)}function M0(A,e){if(A){if(typeof A==
"string")return wB(A,e);var t=Object.prototype.toString.call(A).slice(8,-1);if(t==="Object"&&A.constructor&&(t=A.constructor.name),t==="Map"||t==="Set")return Array.
from(A);if(t==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t))return wB(A,e)}}function wB(A,e){(e==null||e>A.length)&&(e=A.length);for(var t=0,
r=new Array(e);t<e;t++)r[t]=A[t];return r}function IB(A,e){for(var t=0;t<e.length;t++){var r=e[t];r.enumerable=r.enumerable||!1,r.configurable=!0,"value"in r&&(r.
writable=!0),Object.defineProperty(A,r.key,r)}}function C0(A,e,t){return e&&IB(A.prototype,e),t&&IB(A,t),A}var p0=new i.String(i.uint8),Gy=new i.Struct({len:i.uint32,
buf:new i.Buffer("len")}),y0=new i.Struct({id:i.uint16,nameOffset:i.int16,attr:i.uint8,dataOffset:i.uint24,handle:i.uint32}),F0=new i.Struct({name:new i.String(
4),maxTypeIndex:i.uint16,refList:new i.Pointer(i.uint16,new i.Array(y0,function(A){return A.maxTypeIndex+1}),{type:"parent"})}),Y0=new i.Struct({length:i.uint16,
types:new i.Array(F0,function(A){return A.length+1})}),d0=new i.Struct({reserved:new i.Reserved(i.uint8,24),typeList:new i.Pointer(i.uint16,Y0),nameListOffset:new i.
Pointer(i.uint16,"void")}),EB=new i.Struct({dataOffset:i.uint32,map:new i.Pointer(i.uint32,d0),dataLength:i.uint32,mapLength:i.uint32}),U0=(function(){A.probe=function(t){
var r=new i.DecodeStream(t);try{var n=EB.decode(r)}catch{return!1}for(var o=pr(n.map.typeList.types),s;!(s=o()).done;){var a=s.value;if(a.name==="sfnt")return!0}
return!1};function A(t){this.stream=t,this.header=EB.decode(this.stream);for(var r=pr(this.header.map.typeList.types),n;!(n=r()).done;){for(var o=n.value,s=pr(o.
refList),a;!(a=s()).done;){var g=a.value;g.nameOffset>=0?(this.stream.pos=g.nameOffset+this.header.map.nameListOffset,g.name=p0.decode(this.stream)):g.name=null}
o.name==="sfnt"&&(this.sfnt=o)}}var e=A.prototype;return e.getFont=function(t){if(!this.sfnt)return null;for(var r=pr(this.sfnt.refList),n;!(n=r()).done;){var o=n.
value,s=this.header.dataOffset+o.dataOffset+4,a=new i.DecodeStream(this.stream.buffer.slice(s)),g=new Qt(a);if(g.postscriptName===t)return g}return null},C0(A,[
{key:"fonts",get:function(){for(var t=[],r=pr(this.sfnt.refList),n;!(n=r()).done;){var o=n.value,s=this.header.dataOffset+o.dataOffset+4,a=new i.DecodeStream(this.
stream.buffer.slice(s));t.push(new Qt(a))}return t}}]),A})();nt.registerFormat(Qt),nt.registerFormat(LC),nt.registerFormat(g0),nt.registerFormat(E0),nt.registerFormat(
U0);var D0=nt,m0="AAEAAAANAIAAAwBQR0RFRvcGAtEAAnZwAAACSkdQT1MP2YRzAAJ4vAAAvpBHU1VCR5mLqAADN0wAAAomT1MvMm6NgF0AAAFYAAAAYGNtYXB35TsqAAAknAAABuRnbHlm0dygiAAATmgAAi\
MQaGVhZBsgpKwAAADcAAAANmhoZWEIIwutAAABFAAAACRobXR4AhUHTAAAAbgAACLkbG9jYQlyHSAAACuAAAAi6G1heHAI2wERAAABOAAAACBuYW1lZ/yF1gACcXgAAATWcG9zdP+fADIAAnZQAAAAIAABAAAAAg\
EGg4k54l8PPPUABwPoAAAAANwF0D8AAAAA3AuP3f3H/nsGLAQrAAAABgACAAEAAAAAAAEAAAQt/tsAAAZR/cf9xwYsAAEAAAAAAAAAAAAAAAAAAAi5AAEAAAi5AKgAGABmAAUAAQAAAAAAAAAAAAAAAAAEAAIABA\
JYAlgABQAAAooCWAAAAEsCigJYAAABXgAyAUUAAAILBwIEBQQCAgTgAAL/QAAAGwAAACAAAAAAR09PRwFAACD//QQt/tsAAAQtASUAAAGfAAAAAAIeAsoAAAAgAAQCWABeAQQAAAEYAD8BwABBAoYAFwI8ADIDaw\
AmAucALQD7AEEBRAAoAUQAHgIjACMCPAAuARcAIwFCACIBFwA/AY4ACAI8ACkCPABGAjwAKwI8ACkCPAATAjwANgI8ACsCPAAhAjwAKAI8ACcBFwA/ARcAHwI8AC4CPAAwAjwALgHNAAYDggA1Ap8AAAKYAF0Cew\
A7AuAAXQIuAF0CGgBdAtYAOwL0AF0BcgAjATX/tAKHAF0CJgBdA6EAXQMZAF0DFgA7AmsAXQMWADsChgBdAiYAMAI6ABAC6wBXAncAAAO5AAUCfAACAloAAAJAAB0BSgBKAY4ACAFKABkCPAAdAaf//gFLACgCTA\
AsAnIAUQH1ADECcgAxAkUAMQFzABICcgAxAoIAUQEfAEoBH//DAkwAUQEfAFEDxABRAoIAUQJmADECcgBRAnIAMQG3AFEB6gAvAZYAFAKCAE0CIgAAAz4ACgIwAAoCIwAAAeEAIAGFABQCJwDkAYUAJQI8AC4BBA\
AAARgAPwI8AE4CPAAlAjwAOQI8AAcCJwDkAfAANwJVAI0DQAAxAXUAGgI/ACgCPAAuAUIAIgNAADEB9P/9AawALQI8AC4BcAAZAXAAGAFLACgChgBRAo8ANwEXAD8A1f/6AXAAKgF/AB4CPwAoAx4AGwNDABYDNQ\
AhAc0AGgKfAAACnwAAAp8AAAKfAAACnwAAAp8AAAOdAAACewA7Ai4AXQIuAF0CLgBdAi4AXQFyABEBcgAjAXL/9wFyABwC4AAaAxkAXQMWADsDFgA7AxYAOwMWADsDFgA7AjwAPwMWADsC6wBXAusAVwLrAFcC6w\
BXAloAAAJrAF0CqQBRAkwALAJMACwCTAAsAkwALAJMACwCTAAsA4EALAH1ADECRQAxAkUAMQJFADECRQAxAR//6AEfAEEBH//OAR//8gJmADECggBRAmYAMQJmADECZgAxAmYAMQJmADECPAAuAmYAMQKCAE0Cgg\
BNAoIATQKCAE0CIwAAAnIAUQIjAAACnwAAAkwALAKfAAACTAAsAp8AAAJMACwCewA7AfUAMQJ7ADsB9QAxAnsAOwH1ADECewA7AfUAMQLgAF0CcgAxAuAAGgJ9ADECLgBdAkUAMQIuAF0CRQAxAi4AXQJFADECLg\
BdAkUAMQIuAF0CRQAxAtYAOwJyADEC1gA7AnIAMQLWADsCcgAxAtYAOwJyADEC9ABdAoL/zwL0AAACggAFAXL/9gEf/8wBcgAbAR//8QFyAAsBH//hAXIAIwEfACYBcgAjAqcAIwI/AEoBNf+0AR//wwKHAF0CTA\
BRAkwAUQImAEwBHwBBAiYAXQEfAEMCJgBdAR8AUQImAF0BRwBRAiYABgEf//UDGQBdAoIAUQMZAF0CggBRAxkAXQKCAFEC4wACAxkAXQKCAFEDFgA7AmYAMQMWADsCZgAxAxYAOwJmADEDvAA7A8YAMAKGAF0Btw\
BRAoYAXQG3AEQChgBdAbcANgImADAB6gAvAiYAMAHqAC8CJgAwAeoALwImADAB6gAvAjoAEAGWABQCOgAQAZYAFAI6ABABlgAUAusAVwKCAE0C6wBXAoIATQLrAFcCggBNAusAVwKCAE0C6wBXAoIATQLrAFcCgg\
BNA7kABQM+AAoCWgAAAiMAAAJaAAACQAAdAeEAIAJAAB0B4QAgAkAAHQHhACABagBRAd7//wKfAAACTAAsA50AAAOBACwDFgA7AmYAMQImADAB6gAvAdgAKAHYACgBjgAoAbQAKADcACgBPAAoAQoAKAHXACgB5w\
AoAkEA8gJBAHICqwAKARcAPwKWAAADXAAAAgcAAANOAAADCgAAA1D//QGA/+YCnwAAApgAXQIjAF0CdQAZAi4AXQJAAB0C9ABdAxYAOwFyACMChwBdAnoAAAOhAF0DGQBdAjUAJgMWADsC5ABdAmsAXQJIACUCOg\
AQAloAAANHAC8CfAACA1EANQMQAB8BcgAcAloAAAJ7ADECEAAoAoIAUQGAAFACeQBJAnsAMQKJAFECJQADAmUAMAIQACgB7QAxAoIAUQJhADEBgABQAkwAUQJLAAAChgBRAkEAAgHqADACZgAxAsUADAJlAEMB7Q\
AxAn8AMQIEABACeQBJAv8AMQJB/+0DKABJA0AANgGA//gCeQBJAmYAMQJ5AEkDQAA2Ai4AXQMNABACIwBdApgAOwImADABcgAjAXIAHAE1/7QDzwAFA9kAXQMNABACjABdAogACgLkAF0CnwAAAnUAXQKYAF0CIw\
BdAuAABQIuAF0DjQAAAnEALAMiAF0DIgBdAowAXQLbAAUDoQBdAvQAXQMWADsC5ABdAmsAXQJ7ADsCOgAQAogACgNHAC8CfAACAv4AXQLNAD8EJwBdBD4AXQLKAAMDeABdAoAAXQKMACEEJwBdAo8ABQJMACwCZQ\
AyAmEAUQHNAFECeQAQAkUAMQM7AAACEgAkArMAUQKzAFECSQBRAmwAAwMnAFECjQBRAmYAMQKBAFECcgBRAfUAMQIMABYCIwAAAwwAMAIwAAoCmwBRAoAAQQOuAFEDuwBRAsEABwM3AFECXgBRAfkAIQNeAFECRA\
AGAkUAMQKCAAUBzQBRAgEAMQHqAC8BHwBKAR//8gEf/8MDZwADA3cAUQKCAAUCSQBRAiMAAAKPAFECMwBdAeMAUQO5AAUDPgAKA7kABQM+AAoDuQAFAz4ACgJaAAACIwAAAfQAKAPoACgD6AAoAZv//gDJAAwAyQ\
AMARAAHwDJAAwBnQAMAZ0ADAHcAB8CAgA+AgIAOQF4ADsDPwA/BNoAJgEUACsB4AArAVoAKAFaACgCHwA/AIL/QAGiADUCPAAcAjwAJQNQAFUCPAAdAyUALAIIACEEAQBNAwUAEQMQAB8CawAyA2IAHQNiABgDYg\
AqA2IAJAAA/7QBcAAIAXAAJQFwAB0BcAAXAfQAAAPoAAAB9AAAA+gAAAFNAAAA+gAAAKcAAAI8AAABFwAAAKYAAABkAAAD6AApAR//wwDJAAwCswAPAmEAAAOxABQDoQBdA8QAUQKfAAACTAAsAU0AMAMqADsCjw\
AxA00AVwLYAE0CLgBdAyIAXQJFADECswBRA6wAFwNRABMCogADAosAAwOrAF0DCgBRAsgAAAJmAAID0ABdA1gAUQMIABECdQAIBA8AXQNkAFECZwAYAhIADgNRADUDKABJAxcAOwJmADECrgAAAjsAAAKuAAACOw\
AABQIAOwR0ADEDPgA7Ap8AMQQpADsDqgA6A6wAFwNRABMCmAA7AgAAMQJhADMAAP3HAAD92gNjAF0C7ABRAnUAFwJeAAUCbgBdAnIAUQIkABcB1gAEAr8AXQJAAFED1gAAA3cAAAJxACwCEgAkAtQAXQJwAFECjA\
BdAkkAUQKMABMCTAAFAs4AAwKcAAcDKQBdAscAUQM7AF0C7gBRBEsAXQNvAFEDCgA7AosAMQJ7ADsB9QAxAjoAEAIKABYCWgAAAiUAAAJaAAACJQAAAr0AAgJfAAoDiAAQAv4AFgL+AD8CrgBBAs0APwJ9AEECzQ\
BdAoIAUQOPAAoCuAAIA48ACgK4AAgBcgAjA40AAAM7AAAC4ABdAmoAUQMZAAUCogADAvAAXQKHAFEDNABdAskAUQLNAD8CgABBA98AXQNeAFEBcgAjAp8AAAJMACwCnwAAAkwALAOdAAADgQAsAi4AWAJFADEDFA\
BIAkUALgMUAEgCRQAuA40AAAM7AAACcQAsAhIAJAJMAB8CJgAXAyIAXQKzAFEDIgBdArMAUQMWADsCZgAxAxcAOwJmADEDFwA7AmYAMQKMACEB+QAhAogACgIjAAACiAAKAiMAAAKIAAoCIwAAAs0APwKAAEECJQ\
BdAc0AUQN4AF0DNwBRAiQAFwHWAAQCtgACAmEACgJ8AAECMAAKAnUAMwJyADEDlQAzA5IAMAOOABUDTwAgAqMAFQJmACYD9wAFA4oAAwQIAF0DqwBRAxEAOwKPADEC5gAQAsEAFgJyAC8CEAAoAwoABQKgAAMCnw\
AAAkwALAKfAAACTAAsAp8AAAJMACwCnwAAAkz/+QKfAAACTAAsAp8AAAJMACwCnwAAAkwALAKfAAACTAAsAp8AAAJMACwCnwAAAkwALAKfAAACTAAsAp8AAAJMACwCLgBdAkUAMQIuAF0CRQAxAi4AXQJFADECLg\
BdAkUAMQIu//8CRQACAi4AXQJFADECLgBdAkUAMQIuAF0CRQAxAXIAIwEfADoBcgAjAR8ASgMWADsCZgAxAxYAOwJmADEDFgA7AmYAMQMWADsCZgAFAxYAOwJmADEDFgA7AmYAMQMWADsCZgAxAyoAOwKPADEDKg\
A7Ao8AMQMqADsCjwAxAyoAOwKPADEDKgA7Ao8AMQLrAFcCggBNAusAVwKCAE0DTQBXAtgATQNNAFcC2ABNA00AVwLYAE0DTQBXAtgATQNNAFcC2ABNAloAAAIjAAACWgAAAiMAAAJaAAACIwAAAn0AMQI6ABABlg\
AUAnIABQMCAAgCdQBdAnIAUQKLAFcCcgBOAnsAIQJ7ADsB/gAxAuAAGgNKAAcCdQAvAnIAMQJlADACLgA7AxQASAJxAC8Chf/vAtYAOwJsAAADxwBRAX4AVwFyAB4ChwBdAkwAUQEvAAwCSwAABAkAVwMZ//ECgg\
BRAxcAOwRWADsDgQAxAtUABwJyAFEChgBdAiYALAHqACkCSAAlAYv/+AGWABQCWgAHAZYAFAI6ABADEAAfAusAVwJkAAACSwAHAkAAHQHhACACTAAfAkwALQImACUCJgAoAjoAIwJEAB4CEgAkAeQAJAJoAFEBNA\
BqAikAagIEADgBGAA/BRcAXQTBAF0EUwAxA1sAXQNFAF0CPwBRBE4AXQQ4AF0DogBRAp8AAAJMACwBcv/3AR//zQMWADsCZgAxAusAVwKCAE0C6wBXAoIATQLrAFcCggBNAusAVwKCAE0C6wBXAoIATQKfAAACTA\
AsAp8AAAJMACwDnQAAA4EALALWADsCcgAxAtYAOwJyADEChwBdAkz/0QMWADsCZgAxAxYAOwJmADECTAAfAiYAFwUXAF0EwQBdBFMAMQLWADsCcgAxA+8AXQKeAF0DGQBdAoIAUQKfAAACTAArAp8AAAJMACwCLg\
AzAkUAKQIuAF0CRQAxAXL/vgEf/5UBcgAIAR//3gMWADsCZgAxAxYAOwJmADEChgBNAbf//gKGAF0BtwBHAusAVwKCAEYC6wBXAoIATQJhACYB9gAYAvQAXQKC/88C8QBdA2EAMQLaADcCaQAvAkAAHQHhACACnw\
AAAkwALAIuAF0CRQAxAxYAOwJmADEDFgA7AmYAMQMWADsCZgAxAxYAOwJmADECWgAAAiMAAAGfABoC+QBRAasAFAPFADEDxQAxAp8AAAJ7ADsB9QAxAiYAEgI6ABAB6gAvAeEAIAHTAAMB1QAGApgADALrAAQCeg\
AAAi4AXQJFADEBNf+0AR//wwMEADsCcgAxAoYACgG3AAQCWgAAAiMAAAJMAE0CcgAxAnIACgJyAFEB9QAgAh8ALwJyADECcgAxAkUALgJFAC4CEAAoAmoAMQEf/8MCcgAwAnIAMQJXADgCIgAAAiL//wKCAE0Cgg\
BRAoIAUQEfAAQBgABQAVEAJQGeAAIBgP/2AR8AUQLRAFEDxABNA8QATQPEAFECgv/iAoIAUQKdAFcCZgAxA2UAMQMsADIDDAAwAbcAEwG3ABMBtwATAbcAUQG3AFEBegBOAXoAFAIxAFMCTABTAeoALwEf/+IBH/\
/iAR//6AEf/54BlgAcAZYAFAKCAAQCeAAbAokATQIiAAADPgALAiMAAAIEAAoB4QAgAjMAIAImABcCJv/4AcsABgHLABkBywAGAfEAMQMWADsCOgBRAmoAKQJOADECgQBWAR//owJMAAQB0ABUAnIAMQHLAAYByw\
AZA90AMQQLADEELgAxAxsAFAJIABQDggAUA5wAEgK6AFECigBRAg4AAAJYAFEChv/sAob/7AGiADUBogA1ALv/2AEdADUBHQAMAR0ADAF+ADYCGwAHAWQAAADJAAwBnQAMAMkADADJAAwAsgAeALIAHgEyAAgBMg\
ASAR0AFwEdABcBHQAOAR0ABwCsACgBSwAoAUsAKACsACgBjgAoAUsAKAFLACgBLwA/AS8APwDGACgAxgAoAQ4AHgEOAB4BDgAeARQAHgEcACgBYwAAALsANQE+AB8BbAAHASoAEAGiAE4BogBOAaIATgGiAE4Bog\
BOAaIATgGiAE4B2AAoAe8AKAGdAAwBngAoAZ4AKAFLACgBSwAoAUsAKAHnACgB5wAoAdcAKAEXAD8BHgAoAR4AKAEeACgBHgAoAg4AKAIOACgCFgAoAAD+fgDxABQA8QAUAkEA7AH1ACAB9QAxAfUAIAEaAB8CYg\
AuAvX/5wJhAAADDAAwAof/+AMQADsCZgAxAnQAOwHtADECIgBdAfAAUQHz//sCKQAuAlL/8AH+/7UCh//4AmYAMQH1ADEBH//DAxcAOwIBADEB+QAhAmsAXQJyAFECewA7A6EAXQMSAFECZQACAnsAIQJ7ADsCew\
AhAxYAOwJyADEDuQAFAz4ACgHhACACmABdAnIAUQKYAF0CcgBRApgAXQJyAFECewA7AfUAMQLgAF0CcgAxAuAAXQJyADEC4ABdAnIAMQLgAF0CcgAxAuAAXQJyADECLgBdAkUAMQIuAF0CRQAxAi4AXQJFADECLg\
BLAkUAMQIuAF0CRQAxAhoAXQFzABIC1gA7AnIAMQL0AF0CggBOAvQAXQKCAFEC9ABdAoL/9AL0ADUCggAoAvQAXQKCAFEBcv/3AR//zQFyAB8BH//2AocAXQJMAEUChwBdAkwAUQKHAF0CTABRAiYAXQEfAEkCJv\
/8AR//8QImAF0BH//uAiYAXQEf/84DoQBdA8QAUQOhAF0DxABRAxkAXQKCAFEDGQBdAoIAUQMZAF0CggBRAxkAXQKCAFEDFgA7AmYAMQMWADsCZgAxAxYAOwJmADEDFgA7AmYAMQJrAF0CcgBRAmsAXQJyAFEChg\
BdAbcAUQKGAF0BtwBJAoYAXQG3AEkChgBdAbcADAImADAB6gAvAiYAMAHqAC8CJgAwAeoALwImADAB6gAvAiYAMAHqAC8COgAQAZYAFAI6ABABlgAUAjoAEAGWABQCOgAQAZYAFALrAFcCggBNAusAVwKCAE0C6w\
BXAoIATQLrAFcCggBNAusAVwKCAE0CdwAAAiIAAAJ3AAACIgAAA7kABQM+AAoDuQAFAz4ACgJ8AAICMAAKAnwAAgIwAAoCWgAAAiMAAAJAAB0B4QAgAkAAHQHhACACQAAdAeEAIAKCAFEBlgAUAz4ACgIjAAACXQ\
AsAWoAUQJ7ADECewAxAnsAMQJ7ADECewAxAnsAMQJ7ADECewAxAp8AAAKfAAADLAAFAysAAAMQAAUDFAAAAwX/7QMK/+0CEAAoAhAAKAIQACgCEAAoAhAAKAIQACgCjgAAAo4AAAMvAAADKgAAAx4AAAMd//oCgg\
BRAoIAUQKCAFECggBRAoIAUQKCAFECggBRAoIAUQNQAAADUgAAA+sAAAPvAAAD8wATA+P/+gPm/+cD5f/nAYAAUAGAAFABgAAGAYAABgGAABkBgAASAYD/5wGA/94B+gAAAfQAAAKbAAACjwAAArIAEwKkAAACj/\
/nAo3/5wJmADECZgAxAmYAMQJmADECZgAxAmYAMQNSAAADZQAABAcAAAQJAAAD2gAHA9sAAAJ5AEkCeQBJAnkASQJ5AEkCeQBJAnkASQJ5AEkCeQBJAvAAAAOLAAADpgAAA6v/+wNAADYDQAA2A0AANgNAADYDQA\
A2A0AANgNAADYDQAA2A00AAANdAAAEAwAABAEAAAPXAAED4gAAA8D/5wPX//sCewAxAnsAMQIQACgCEAAoAoIAUQKCAFEBgAAeAYAAUAJmADECZgAxAnkASQJ5AEkDQAA2A0AANgJ7ADECewAxAnsAMQJ7ADECew\
AxAnsAMQJ7ADECewAxBBsABQQQAAAEmAAABJ8AAASFAAAEjAAABH//7QSG/+0CggBRAoIAUQKCAFECggBRAoIAUQKCAFECggBRAoIAUQTVAAAE0AAABXgAAAV4AAAFfAATBWn/+gVl/+cFX//nA0AANgNAADYDQA\
A2A0AANgNAADYDQAA2A0AANgNAADYE3AAABOcAAAWIAAAFiAAABVr//wVoAAAFQf/nBUX/5wJ7ADECewAxAnsAMQJ7ADECewAxAnsAMQJ7ADECnwAAAp8AAAKjAAACnwAABB8AAAEQAEcCQQDsARAARwJaAGoCRA\
ByAoIAUQKCAFECggBRAoIAUQKCAFEChf/jAoP/8ANS/+0DT//zBHQAXQJBAI4CQQCoAlEAdgGA/+cBgP/2AYD/2AGA/9cBgP/RAYD/5gFyAAsBcgAaAe3/4wHv/+cCQQCKAkEAlQJRAHYCeQBJAnkASQJ5AEkCeQ\
BJAmUAQwJlAEMCeQBJAnkASQJaAAACWgAAAvT/4wMI//oCyQAAAkEAZwJBAGcCQQC4A0AANgNAADYDQAA2A0AANgNAADYDbf/tAz7/7ANr/+QDRf/xBJAAHwJBAOYBEABNAjwAKAInAGoBnQAMAKYAAAKsACsB9P\
/9ARcAPwFwABQBcAAXAXAAEwF+AB0BegAgAY8AIAFsAAcBegAeAjwAGwJPACoCPAAsA8QAUQI8AAoDdQBOAsgACgI8AAsCPAAUA+MAFgJUAAUCPAAKAtwAOwJ6AAACMwAKAnsAOwI8AEYDQAAxAvsABQHVAB4DYg\
AXA6wAEwH1ACACewAxAnsAMQJ7ADECewAxAnsAMQJ7ADECewAxAnsAMQGA//gBgP/4AYD/+AGA//gBgP/yAYD/8QGA//IBgP/yAnkASQJ5AEkCeQBJAnkASQJ5AEkCeQBJAnkASQJ5AEkBgP/2AYD/9wGA/+0BgP\
/tAnkASQJ5AEkCeQBJAnkASQPeAAUDVgADA0wAXQNNAFEDgAAFA4AABgKMAF0CSQBRBDMABQNWAAMEagBdA4MAUQMYAF0CtABRAx8AXQK5AFECPAALAuYAEgKSABICkgASBAUAEgQFABIDOQBdAucAVwLmADsCgQ\
AKAmUAMAISACQC9QAkAkUALgMxAC8BHwBRAR//wwI4AAQC5QBRAWr//AFqAAkDgQAvAlUAMAIl//wAuwAwAuj/6QW3AAUC4QAFAvwABQKA/9oE6QAQAoIAEAKLAAMB1QBdAqIAGAMiAF0ChQBdATX/tAGpAFECMA\
AVArMAUQKgAD0C3gABAi8AIANRABgCSgALA0YAAgQi//wC5//8A0EACwMJAGEDaP/8AhoAKAKfAAACeAAyAwkAYQMKAGECjwBhAw0APQLKAGECdgAmAtoAJAIoAGECcQAvAocAXQJbABwDOP/8BIP//AJDAAkB8w\
AJAVcAIAFX/28CHwAFAwkAMQKCACUCgQAlAc4AGAHgABgCRP+rAaIANQF+ADUAuwA1AnMANQGiADUBlwA1AT4AHwEIAA0BcAAUAXAAKgFwABkBcAAYAXAACAFwACUBcAAXAXAAHQFwABcBcAATAXAAFAFwACoBcA\
AYAXAAJQFwABcBcAAdAXAAEwFwABQBcAAqAXAAGQFwABgBcAAIAXAAJQHVACoDhQAUA2YAKgOfABkDcAAYA5MACANOACoDbQAlA3MAKgNbACoEUgAqBF8ACQKJADUCiQBXAUgASQFIABkBkAAUAZUAFAJhABUCWg\
AVA0AAJgLcAD8DWAA3AjUAHgKmADcDVgA3ARcAPwFCACIB0QAJAloAFQIjACMB9ACuA5MABgLbAAYDTQAyAo8AUQELADQD6AA3AiwANwJGACgBFwA/AiMAIwItAD8BBQA3AmEAFQF1ADwA7ABAAOwAAgDsAEAA7A\
ACAUIAIgFCACICNgAWAV4AFgOmACsC/QAWAN4AAAKcABYDUgA2AlEACgNqAFUC2QAVAjcAEwMgAA0CcwA3AjwAXQL9ABUCWwAkAucAAQIZACEBkgADAd0AAgFfACMBXwAjAYcABgFfACMBXwAjBlEAJAFfACMBXw\
AjAiYAHwJsABoC1ABMAiYAHwJaAAADqAApAwMAGgL2ABoDdQArA+4ALQJOAB8FigBdA4sALQEfAEoDiQABAjsAGwKPACwCigBdAr0AYgJWAF0CjAAhAxQAKAQH//IDEgARAnkAAANEACwA+v91Ah4ATgIeAE4CHg\
BOAh4ATgF/ABQCHgAOAh4AFwIeAAsCHgAaAh4AGgF/ACICHgAmAh4AIgIeACgCHgAmAh4AJgF/ABICHgASAh4AFwIeABICHgATAh4AEgF/ABYCHgAaAh4AIwIeABoCHgAWAh4AJwF/ABQCHgAXAh4ADgIeABoCHg\
ALAh4AGgIeAE4CHgBOAh4ATgIeAE4BfwASAh4AFwIeABICHgATAh4AEgIeABIBfwAiAh4AIgIeACYCHgAmAh4AKAIeACYBfwAWAh4AIwIeABoCHgAWAh4AGgIeACcBfwAlAh4AJwIeAC4CHgAlAh4AJQIeACUBfw\
AaAh4AGgIeABoCHgAaAh4AGgIeABoCHgBOAh4ATgIeAE4CHgBOAX8AHwIeABcCHgAfAh4AHAIeAB8CHgAfAX8AJQIeACcCHgAlAh4AJQIeACUCHgAiAX8AIgIeACMCHgAiAh4AIgIeACICHgAiAX8AJwIeACUCHg\
AnAh4AJQIeACUCHgAlAX8AHAIeAD8CHgAcAh4APwIeABwCHgAcAh4ATgIeAE4CHgBOAh4ATgF/ACUCHgBHAh4ARwIeAEcCHgBHAh4ARwF/ADMCHgAlAh4AJQIeACUCHgAlAh4AJQF/ABsCHgAbAh4AGwIeABsCHg\
AbAh4AGwF/ACUCHgAlAh4AJQIeACICHgAlAh4AJQF/AC0CHgAqAh4AKgIeACoCHgAqAh4AKwIeAE4CHgBOAh4ATgIeAE4BgAAUAAD/YwAA/7oAAP38AAD+uQAA/3IAAP8+AAD/PQAA/1AAAP+NAAD+BQAA/2EAAP\
8wAAD/0gAA/38AAP3YAAD/VwAA/04AAP+mAAD/qAAA/6YAAP+oAAD/agAA/5sAAP+oAAD/qAAA/7AAAP+gAAD/xgAA/5cAAP+XAAD/lwAA/5QAAP8zAAAAAAAA/oYAAP9jAAD/jQAA/5YAAP+jAAD/0gAA/04AAP\
9DAAD/PQAA/zwAAP9OAAD/TgAA/z0AAP9hAAD/GgAA/zEAAP8+AAD/MAAA/pIAAP9cAAD/NAAA/8cAAP9OAAD/QwAA/0MAAP+aAAD/wAAA/zAAAP8/AAD/yAAA/yYAAP8xAAD/fwAA/6MAAP9IAAD/SAAA/1UAAP\
9RAAD/pQAA/psAAP+sAAD/zgAA/1cAAP+hAAD/rAAA/6wAAP9IAAD/zgAA/5YAAP9AAAD/oQAA/nkAAP55AAD+1AAA/tQAAP55AAD+eAAA/o4AAABwAAD/PQAA/7QAAP4xAAD/0QAA/i8AAP43AAD+owAA/qMAAP\
9CAAD/mgAA/68AAP+UAAD/nQAA/50AAP/qAAD/VQAA/5YAAP/LAAD/twAA/5wAAP+PAAD/kQEfAFEBH//DAR8AJgEf/8MBH/+jALv/2AEf/8MBH//NAR8ATQEfAAQAuwA1AVcAIAFX/28D6ACYAfQAfAPoAJgB9A\
B8A+gAlgH0AHwEsAEvBLABLwSwARoCWABGAlgAPAJYAEYCWAA9AlgAPAJYAAkCWAAaAlgAMgJYAA4DQgAzA0IAMwFeADMDiwAzA4sAMwMfADMDiwAzAx8AMwRVADMEVQAzA34AMwN+ADMDwAAzBAoAMwM1ADMDNQ\
AzAzUAMwOeADMDPQAzA6IAMwKYADMC/gAzAAAAAgAAAAMAAAAUAAMAAQAAABQABAbQAAABDAEAAAcADAB+ATABMQFhAWMBfwGRAZIBnwGhAa4BsAHcAd0B7wHwAfkB/wIXAhsCNgI3AlkCXQK7ArwCxQLJAtcC3g\
LyAvMC/wMMAyUDJgNBA0UDVwNYA2IDdwN+A38DigOMA6EDzgPWA+ED/wQABAwEDQRPBFAEXARfBIIEkQUTBR0FJwUvHgEePR4/Hn8ehR6bHp8e8R7/HxUfHR9FH00fVx9ZH1sfXR99H7QfxB/TH9sf7x/0H/4gCi\
AnIF8gcSB/IIkgjiCUIJwgrCC1IL8hXyGEIYkhlSHQIdIh1CICIgYiEiIaIh4iSCJgImUloSWqJbMltiW8JcAlxyXLJc8mBiYSJqAnFCcY+wT7Bv/9//8AAAAgAKABMQEyAWIBZAGAAZIBkwGgAaIBrwGxAd0B3g\
HwAfEB+gIAAhgCHAI3AjgCWgJeArwCvQLGAsoC2ALfAvMC9AMAAw0DJgMnA0IDRgNYA1kDYwN6A38DhAOMA44DowPPA9cD8AQABAEEDQQOBFAEUQRdBGAEgwSSBRQFHgUoHgAeAh4+HkAegB6GHpweoB7yHwAfGB\
8gH0gfUB9ZH1sfXR9fH4Afth/GH9Yf3R/yH/YgACAQIC8gcCB0IIAgiiCQIJUgoCCtILYhACGEIYkhkCHQIdIh1CICIgYiEiIaIh4iSCJgImQloCWqJbIltiW8JcAlxiXLJc8mBSYQJqAnEycX+wD7Bf/9////4f\
/ABYn/vwHr/78Bz/+tAc4AnwHMAJIBygTbAckARQHI/0YBwgAAAb4EhAG9AAABuv96AbkAAAG2AAABr/9LAa4AAAUQ/v4FDwUsBQsFFQUKAAABNwNR/c39zP3L/coAAADjANX+Q/2Y/jf9l/31/ZYAAP3nAAD94A\
AAAYMAAOQ85tjj/ObW43fm0AAA5FQAAOZs5mrmaOZm5mTmY+Zi5mHmYOZe5l3mXOZa5lnmV+ZW4ikAAAAAAAAAAOaCAADlz+ZlAADlvgAAAADk9uWR5wHmx+bG5sXmn+ac5ojmhuaB5lPmPOY54wPi++L04vLi7e\
Lq4uXi4uLf4qrioeIU4aLhoAusAAACNwABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA5gAAAAAAAADmAAAAAAAAAOYAAADqAAAAAAAAAPAAAAAAAAAAAAAAAAAAAAD6AAAAAAAAAAAAAA\
AAARYAAAAAAAAAAAAAAAAAAAAAARQAAAEWAAABMAAAAUAAAAAAAAAAAAAAAAABQgAAAUYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAT4BbAHMAc4AAAHiAAAAAAHmAAAB/AIOAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKSAAAAAAFGAUcBIQEiBrkEFwa2BrcBSAFJBH8BSgFLAUwBTQFOAU8BUAeDCBMIFAgWCBoIGwgcCBgIEggRBK4IGQgVCBcIdw\
h6CHwIfgiBCHgIeQh7CH0IfwiACIIIgwbMBtEGzQbSBK8EsAbOBtMGzwS2AjcCOAS3BLgEuQI5AkYB8wH0CHIIcwh0CHUIdgJqAmsCbAJtAm4CbwJwAnEB9QH2BpsGnAadBp4GnwagBNUE1gTXBNgGxAbIBsUGyQ\
bGBsoGxwbLBr4GvwayBrUB/QH+A0YDRwNIA0kDSgNLBrEGvAazBsEGtAbCB0sHTAZVAf8CAAIBBlYCAgIDAgQCBQIGAgcCCAIJBlcCCgILAgwHRgc4B0MCDQczBlgCDgdmAg8CEAZZB04HTQdQBykCEQISBzsCEw\
c1BloHRQcrByoHJAc0AhQHJwcoBzkHOgcuB0AHPAclByYHNwc9BywHQgdfBz4HNgcwBz8HTwcyBy8HRAcxBy0HQQZbB1EGXAbDAiUCJgZdAicCKAZeB2gHZQdiB0kHSgIVB2cHZAdhB0cHSAZkBmUGZgIWAhcGZw\
ZoAhgGaQZqB1UDTAIZB1IHVgdXBnQGqwdYB1MHVAdZB1oHbwdwBuEHcgdzAhoHcQbqB30HdQb5BtoG1QbiBvUG9gbbBtYG3AIbB3cG4wIcBnUHggbkBuUG3gbXBuYHegd8B34HgAIdB4EG5wd4Ah4HWwbYCBAG6w\
bgBtkG1AIfBvcG7AbtBt8G7gb4B1wHXgdjB2AHdgduB3QG9AbzBukG3QdqB2sHbAdpB20G6AbvBvAG8QbyB3sHXQd5BnYGdwd/ByEHIgcjBngGeQcbBxwHHQceBx8HIAIgAiECIgIjBxkGvQbAAAAAAAAAACgAAA\
AoAAAAZAAAAJAAAADwAAABhAAAAgwAAAKwAAACzAAAAwAAAAM4AAADeAAAA6QAAAPMAAAD5AAABBAAAAQwAAAEhAAABLgAAAUUAAAFkAAABdgAAAY8AAAGvAAABuAAAAeEAAAICAAACFQAAAicAAAIxAAACOwAAA\
kUAAAJlAAACmwAAAq4AAALIAAAC3gAAAu4AAAL6AAADBAAAAx4AAAMqAAADNgAAA0UAAANUAAADXAAAA3AAAAOBAAADmAAAA6oAAAPEAAAD2AAAA/YAAAP/AAAEDwAABB8AAAQ/AAAETQAABFgAAARkAAAEbQAAB\
HUAAAR+AAAEiAAABI8AAASbAAAEuQAABNQAAATpAAAFAwAABRsAAAUuAAAFTQAABV8AAAVuAAAFhAAABZUAAAWbAAAFtQAABcYAAAXbAAAF9gAABhEAAAYjAAAGQQAABlUAAAZmAAAGdAAABpUAAAaiAAAGuQAAB\
sQAAAbaAAAG4QAABvcAAAcLAAAHCwAABxoAAAczAAAHTAAAB28AAAeBAAAHigAAB7kAAAfMAAAH+AAACBUAAAgkAAAILAAACDAAAAhbAAAIYgAACHYAAAiEAAAImQAACLUAAAjBAAAI1gAACOYAAAjrAAAI/AAAC\
QkAAAkcAAAJKwAACUoAAAltAAAJmwAACaAAAAmmAAAJrAAACbIAAAm4AAAJvgAACcQAAAnWAAAJ3AAACeIAAAnoAAAJ7gAACfQAAAn6AAAKAAAACgYAAAoMAAAKIAAACiYAAAosAAAKMgAACjgAAAo+AAAKRAAAC\
lEAAAp1AAAKewAACoEAAAqHAAAKjQAACpMAAAqmAAAKzAAACtIAAArYAAAK3gAACuQAAArqAAAK8AAACx8AAAslAAALKwAACzEAAAs3AAALPQAAC0MAAAtJAAALTwAAC1UAAAt4AAALfgAAC4QAAAuKAAALkAAAC\
5YAAAucAAALswAAC9MAAAvZAAAL3wAAC+UAAAvrAAAL8QAADA0AAAwTAAAMGQAADB8AAAwlAAAMKwAADDEAAAw3AAAMPQAADEMAAAxJAAAMTwAADFUAAAxbAAAMYQAADGcAAAxtAAAMjwAADJMAAAyxAAAMtwAAD\
L0AAAzDAAAMyQAADM8AAAzVAAAM2wAADP4AAA0EAAANCgAADRAAAA0WAAANHAAADSIAAA0oAAANLgAADVAAAA13AAANfQAADYMAAA2WAAANrAAADbIAAA24AAANvgAADcQAAA3KAAAN0AAADdYAAA3cAAAN4gAAD\
egAAA3uAAAN9AAADfoAAA4RAAAOKgAADjsAAA5BAAAORwAADlYAAA5kAAAOdAAADoIAAA6IAAAOjgAADpsAAA6nAAAOrQAADrMAAA7MAAAO5QAADusAAA7xAAAO9wAADxEAAA8pAAAPLwAADzUAAA87AAAPQQAAD\
0cAAA9NAAAPawAAD5IAAA+YAAAPngAAD7oAAA/UAAAP2gAAD+AAAA/mAAAP7AAAD/IAAA/4AAAP/gAAEAQAABAKAAAQEAAAECEAABA8AAAQQgAAEF0AABBqAAAQgQAAEIcAABCNAAAQkwAAEJkAABCfAAAQpQAAE\
KsAABCxAAAQtwAAEL0AABDaAAAQ4AAAEOYAABDsAAAQ8gAAEPgAABD+AAARBAAAEQoAABEQAAARFgAAERwAABEiAAARMQAAEU4AABF2AAARqwAAEbEAABG3AAARvQAAEcMAABHpAAASDwAAEiAAABIxAAASOAAAE\
kYAABJRAAASZAAAEnUAABKGAAASmwAAEqYAABLBAAASxwAAEssAABLRAAAS1wAAEt4AABLkAAAS6wAAEvEAABL3AAAS+wAAEv8AABMHAAATGAAAExwAABMgAAATJAAAEz4AABNCAAATRgAAE1YAABNaAAATXgAAE\
2wAABNwAAATeQAAE30AABONAAATkQAAE5UAABOzAAATtwAAE8sAABPlAAAT6wAAE/EAABP3AAAT/QAAFAMAABQJAAAUDwAAFDIAABRUAAAUaQAAFIwAABSpAAAUxgAAFNgAABTwAAAU/gAAFQIAABUhAAAVJQAAF\
TQAABVZAAAVXQAAFXEAABWKAAAVpgAAFb4AABXQAAAV4wAAFgIAABYfAAAWNgAAFlYAABZcAAAWYgAAFmgAABZuAAAWdAAAFnoAABaQAAAWlgAAFq8AABazAAAWtwAAFr0AABbBAAAW4QAAFvgAABcIAAAXDgAAF\
zEAABc8AAAXQAAAF1IAABdWAAAXWgAAF24AABdyAAAXhAAAF6IAABe0AAAX0gAAF98AABf0AAAX+AAAF/wAABgAAAAYBAAAGAgAABgMAAAYEAAAGCcAABgrAAAYLwAAGDsAABhMAAAYWAAAGGYAABh4AAAYjAAAG\
J0AABi2AAAY0QAAGOUAABjpAAAZCwAAGSQAABksAAAZPgAAGUIAABlVAAAZcwAAGYQAABmgAAAZrAAAGbwAABnOAAAZ2QAAGd0AABnnAAAZ6wAAGe8AABn4AAAZ/AAAGhYAABoaAAAaJgAAGjUAABpBAAAaUAAAG\
mIAABp1AAAahQAAGpsAABq0AAAaxgAAGswAABrqAAAa8AAAGwcAABsLAAAbDwAAGxUAABsZAAAbMwAAG0gAABtMAAAbUgAAG3UAABuAAAAbigAAG5MAABuZAAAbnwAAG6UAABurAAAbsQAAG7cAABu9AAAbwwAAG\
8kAABvPAAAb0wAAG90AABvnAAAb8QAAG/YAABwBAAAcEwAAHCQAABwpAAAcNgAAHEkAABxUAAAcXAAAHIoAAByRAAAcnAAAHKUAAByuAAActAAAHLwAABzCAAAc0AAAHOsAAB0LAAAdLQAAHVUAAB10AAAdmAAAH\
bAAAB20AAAd0AAAHgMAAB5FAAAegwAAHrIAAB69AAAezwAAHucAAB7wAAAfFQAAHxUAAB8VAAAfFQAAHxUAAB8VAAAfFQAAHxUAAB8VAAAfFQAAHxUAAB8VAAAfOAAAHz4AAB9CAAAfcAAAH4YAAB+oAAAfrgAAH\
7QAAB+6AAAfwAAAH9MAAB/wAAAgDQAAICMAACA6AAAgQAAAIEYAACBMAAAgUgAAIHAAACCNAAAgogAAILcAACDUAAAg7wAAIQUAACEaAAAhNQAAIU4AACFpAAAhggAAIaEAACG+AAAh+AAAIjEAACI1AAAiOQAAI\
lMAACJqAAAigQAAIpgAACKeAAAipAAAIs4AACLUAAAi9wAAIxsAACNcAAAjmAAAI8AAACPnAAAj/QAAJBIAACQlAAAkeAAAJLYAACTWAAAk9QAAJQoAACUfAAAlNwAAJVgAACVlAAAlcQAAJYwAACWlAAAlugAAJ\
c8AACX5AAAmIgAAJjIAACZBAAAmUgAAJmMAACZ0AAAmhQAAJpQAACaiAAAmsQAAJr4AACbLAAAm1wAAJvQAACcOAAAnPAAAJ2kAACeLAAAnrAAAJ7cAACfCAAAnxgAAJ9YAACfkAAAn9wAAKAcAACgWAAAoJAAAK\
DIAAChGAAAoWAAAKG4AACiEAAAolQAAKJkAACi7AAAo2QAAKP0AACkdAAApIQAAKT8AACldAAApegAAKZIAACmqAAApvQAAKdEAACnkAAAp8wAAKgAAACoTAAAqJQAAKj0AACpSAAAqVgAAKnUAACqeAAAqpAAAK\
qoAACquAAAqsgAAKsoAACrtAAArBwAAKwsAACsRAAArFwAAKx0AACsjAAArKQAAKy8AACtFAAArWgAAK2AAACtmAAArbAAAK3IAACt4AAArfgAAK4IAACuGAAArjAAAK5IAACuYAAArngAAK6QAACuqAAArsAAAK\
7YAACu8AAArwgAAK8gAACvOAAAr2QAAK+MAACvpAAAr7wAALAUAACwZAAAsMQAALEcAACxYAAAsZwAALHgAACx8AAAsmAAALLkAACzYAAAs9wAALREAAC0rAAAtSgAALWIAAC13AAAtiQAALaMAAC26AAAtzAAAL\
d0AAC37AAAt/wAALh4AAC43AAAuPQAALkMAAC5kAAAujwAALrYAAC7nAAAvDgAALz8AAC9sAAAvowAAL9IAADALAAAwEwAAMBsAADBAAAAwbwAAMJQAADDDAAAw7gAAMSQAADFQAAAxhgAAMY4AADGWAAAxnAAAM\
aIAADG8AAAx4QAAMecAADHtAAAyDQAAMjgAADJYAAAygwAAMqkAADLaAAAzAgAAMzUAADM9AAAzRQAAM18AADNzAAAzeQAAM38AADOFAAAziwAAM68AADPSAAAz/AAANCUAADRPAAA0eAAANKkAADTYAAA1CgAAN\
TsAADVDAAA1SwAANVEAADVXAAA1XQAANWMAADWNAAA1twAANb0AADXDAAA1yQAANc8AADXVAAA12wAANfkAADYXAAA2HQAANiMAADYpAAA2LwAANlMAADZ4AAA2fgAANoQAADaKAAA2kAAANpYAADacAAA2tQAAN\
toAADbgAAA25gAANuwAADbyAAA2+AAANxYAADc5AAA3PQAAN1kAADdsAAA3hQAAN5sAADe5AAA31QAAN9kAADfxAAA4AwAAOB8AADgkAAA4LwAAODMAADhRAAA4ZgAAOIcAADikAAA4vgAAOMwAADjcAAA49AAAO\
QwAADkXAAA5OgAAOVQAADltAAA5cQAAOXUAADmVAAA5sgAAOcwAADnvAAA6BAAAOiIAADo+AAA6QgAAOl0AADp3AAA6hwAAOqEAADqyAAA6ywAAOuEAADrzAAA7EwAAOyIAADsxAAA7NQAAO0wAADtiAAA7gAAAO\
5kAADuvAAA7wwAAO94AADv0AAA7+gAAPAAAADwPAAA8EwAAPBsAADwjAAA8KwAAPDEAADw3AAA8PQAAPEMAADxJAAA8TwAAPFUAADxbAAA8YQAAPGcAADxtAAA8cwAAPHkAADx/AAA8ogAAPMUAADzsAAA9FAAAP\
UAAAD1sAAA9kwAAPbsAAD3hAAA+EQAAPi8AAD5YAAA+XgAAPmQAAD6AAAA+ogAAPqgAAD6uAAA+tAAAProAAD7AAAA+xgAAPs4AAD7WAAA+3AAAPuIAAD7oAAA+7gAAPvQAAD76AAA/AAAAPxQAAD8qAAA/MAAAP\
zYAAD88AAA/QgAAP0gAAD9OAAA/VAAAP1oAAD9gAAA/ZgAAP2wAAD9yAAA/eAAAP34AAD+EAAA/igAAP5AAAD+WAAA/nAAAP6IAAD+oAAA/rgAAP7QAAD+6AAA/wAAAP8YAAD/lAABAAgAAQAgAAEAOAABAIAAAQ\
FEAAEBuAABAjQAAQKEAAEClAABAqwAAQLEAAEC3AABAvQAAQOYAAEEOAABBNwAAQV4AAEFkAABBagAAQYwAAEGsAABBsgAAQbgAAEHTAABB9wAAQhYAAEI9AABCZQAAQn8AAEKhAABCwAAAQswAAELdAABDCAAAQ\
x4AAEMxAABDRAAAQ2IAAEN5AABDfQAAQ5QAAEO4AABDywAAQ+UAAEQJAABEKgAAREEAAERVAABEZwAARIUAAESKAABEqQAARK4AAETQAABE5QAARQsAAEUuAABFUAAARVYAAEVuAABFcgAARZAAAEWiAABFygAAR\
c4AAEXkAABGAgAARi0AAEYyAABGTAAARm0AAEZ/AABGgwAARo8AAEamAABGuwAARsgAAEbgAABG5QAARwEAAEcjAABHOwAAR1IAAEdiAABHZgAAR4EAAEehAABHpQAAR6oAAEe7AABH1QAAR+cAAEf/AABIDgAAS\
B0AAEgvAABINQAASFsAAEhxAABIiwAASKEAAEi8AABIwQAASNUAAEjrAABJAwAASRsAAEkgAABJJQAASSoAAEk1AABJSAAASWMAAElnAABJjAAASZ8AAEmlAABJuQAASc4AAEnUAABJ7gAASgsAAEoqAABKNAAAS\
lAAAEpVAABKXAAASoAAAEqWAABKrQAASs8AAEr7AABLLgAAS1YAAEt8AABLqwAAS9EAAEvwAABL/QAATBUAAEwiAABMOgAATFkAAExfAABMZQAATGsAAExxAABMdwAATH0AAEyDAABMiQAATI8AAEyTAABMlwAAT\
JsAAEyfAABMqwAATLcAAEzIAABMzgAATNMAAEzYAABM4QAATOYAAEztAABM8QAATPUAAEz8AABNAQAATQYAAE0LAABNFAAATRoAAE0fAABNJAAATSkAAE0uAABNMwAATTkAAE0+AABNRAAATUoAAE1QAABNVgAAT\
VwAAE1kAABNbQAATXYAAE1/AABNhwAATY8AAE2XAABNnAAATaEAAE2lAABNrgAATbcAAE3AAABNyAAATc0AAE3TAABN2AAATd0AAE3iAABN6QAATfAAAE33AABN/gAATgcAAE4PAABOGgAATisAAE42AABOQQAAT\
kUAAE5JAABOTwAATlUAAE5ZAABOggAATokAAE6PAABOkwAATroAAE7RAABO5wAATvoAAE8XAABPIgAATy0AAE9OAABPcQAAT4kAAE+fAABPwAAAT+cAAE/rAABP7wAAT/MAAE/3AABP+wAAT/8AAFADAABQBwAAU\
BsAAFArAABQSAAAUEwAAFBSAABQWAAAUFwAAFBgAABQZAAAUGgAAFB7AABQgQAAUIcAAFCNAABQkwAAUJkAAFCfAABQpwAAUK8AAFC1AABQuwAAUMEAAFDHAABQzQAAUNMAAFDxAABRGQAAUR8AAFElAABRPAAAU\
V4AAFF1AABRlwAAUZ0AAFGjAABRqQAAUa8AAFG3AABRvwAAUcUAAFHLAABR0QAAUdcAAFHdAABR4wAAUekAAFHvAABR9QAAUfsAAFIBAABSBwAAUg0AAFITAABSGQAAUh8AAFJDAABSYQAAUmcAAFJtAABScwAAU\
nkAAFJ/AABShQAAUosAAFKRAABSmQAAUqEAAFKnAABSrQAAUrMAAFK5AABSvwAAUsUAAFLLAABS0QAAUtcAAFLdAABS4wAAUukAAFLvAABS9QAAUvsAAFMBAABTLwAAU1sAAFOQAABTxAAAU+YAAFQGAABUKAAAV\
EgAAFROAABUVAAAVFoAAFRgAABUZgAAVGwAAFRyAABUeAAAVIAAAFSIAABUjgAAVJQAAFSaAABUoAAAVKYAAFSsAABU2gAAVQgAAFU6AABVbQAAVXUAAFV9AABVgwAAVYkAAFWPAABVlQAAVZsAAFWhAABVpwAAV\
a0AAFWzAABVuQAAVb8AAFXFAABVywAAVdEAAFX4AABWHwAAVkIAAFZlAABWawAAVnEAAFZ3AABWfQAAVoMAAFaJAABWjwAAVpUAAFabAABWoQAAVqcAAFatAABWswAAVrkAAFa/AABWxQAAVssAAFbRAABW1wAAV\
t0AAFbjAABW6QAAVu8AAFb1AABW+wAAVwEAAFcHAABXDQAAVxMAAFcZAABXHwAAVyUAAFcrAABXMQAAVzcAAFc9AABXRAAAV0sAAFdRAABXVwAAV10AAFdjAABXaQAAV28AAFd1AABXewAAV4EAAFeHAABXjQAAV\
5MAAFeaAABXoQAAV6gAAFevAABXtQAAV7sAAFfBAABXxwAAV80AAFfTAABX2QAAV98AAFflAABX6wAAV/IAAFf5AABYAAAAWAcAAFgOAABYFQAAWBsAAFghAABYJwAAWC0AAFgzAABYOQAAWD8AAFhFAABYSwAAW\
FEAAFhYAABYXwAAWGYAAFhtAABYdAAAWHsAAFiBAABYhwAAWI0AAFiTAABYmQAAWJ8AAFilAABYqwAAWLIAAFi5AABYwAAAWMcAAFjNAABY0wAAWNkAAFjfAABY5QAAWOsAAFjxAABY9wAAWP0AAFkEAABZCwAAW\
REAAFkXAABZHQAAWSMAAFkpAABZLwAAWTUAAFk7AABZQQAAWUcAAFlNAABZVAAAWVsAAFliAABZaQAAWXAAAFl2AABZfAAAWYIAAFmIAABZjgAAWZQAAFmaAABZoAAAWaYAAFmsAABZsgAAWbgAAFm+AABZxAAAW\
coAAFnSAABZ2gAAWeEAAFnoAABZ7wAAWfYAAFn9AABaBAAAWgwAAFoUAABaHQAAWiYAAFouAABaNwAAWj8AAFpHAABaTwAAWlcAAFpfAABaZwAAWm8AAFp3AABafwAAWocAAFqPAABalwAAWqAAAFqpAABasgAAW\
rsAAFrEAABazQAAWtUAAFrdAABa5QAAWu0AAFr0AABa/AAAWwMAAFsKAABbEgAAWxoAAFsjAABbLAAAWzUAAFs+AABbRwAAW1AAAFtWAABbXAAAW2MAAFtpAABbcAAAW3YAAFt9AABbgwAAW4kAAFuPAABblQAAW\
5sAAFupAABbtwAAW7sAAFu/AABb4QAAW+kAAFvvAABb9wAAW/0AAFwFAABcCwAAXBEAAFwXAABcHQAAXCMAAFw4AABcTQAAXGkAAFxvAABcdQAAXHsAAFyBAABchwAAXI0AAFyTAABcmQAAXJ8AAFylAABcugAAX\
M8AAFzrAABc8QAAXPcAAFz9AABdAwAAXQkAAF0PAABdFQAAXRsAAF0hAABdJwAAXS4AAF01AABdOwAAXVYAAF1xAABdfQAAXYQAAF2KAABdkgAAXZgAAF2gAABdpgAAXawAAF2yAABduAAAXb4AAF3JAABd1wAAX\
d4AAF3kAABd9gAAXfYAAF4FAABeCQAAXiwAAF48AABeWQAAXnYAAF57AABegAAAXoUAAF6KAABejwAAXqYAAF7SAABe9AAAXxEAAF8wAABfXgAAX3sAAF+MAABfnwAAX8wAAF/xAABgEwAAYDIAAGBOAABgdAAAY\
JAAAGClAABgzQAAYPkAAGECAABhLAAAYV4AAGFiAABhmgAAYdIAAGIKAABiQgAAYoEAAGLAAABi/wAAYz4AAGNhAABjhAAAY6cAAGPKAABj8wAAZBwAAGRFAABkbgAAZJUAAGS8AABk4wAAZQoAAGU4AABlZgAAZ\
ZQAAGXCAABl6gAAZhIAAGZBAABmcAAAZp0AAGbKAABm/gAAZzEAAGdPAABnZQAAZ3sAAGeaAABnswAAZ9kAAGfrAABn/QAAaCYAAGhHAABoZwAAaIIAAGiOAABomgAAaK0AAGjCAABo2gAAaOAAAGjmAABo7AAAa\
PQAAGj8AABpBwAAaSMAAGk/AABpWwAAaV8AAGljAABpjAAAaZAAAGmyAABpuAAAacYAAGnVAABp8gAAagYAAGoYAABqTwAAamkAAGqDAABqiQAAap0AAGq9AABq3gAAavYAAGsIAABrJAAAa0QAAGtXAABrYAAAa\
2sAAGtvAABriAAAa4wAAGuVAABroAAAa6QAAGvZAABsIQAAbFYAAGyyAABs7AAAbVYAAG3CAABt+gAAbkMAAG5TAABuugAAbr8AAG7DAABu3gAAbvAAAG7/AABvFQAAbzwAAG9aAABvaQAAb4IAAG+NAABvkQAAb\
5UAAG/fAABwOgAAcI4AAHCxAABw1gAAcO8AAHETAABxMAAAcVoAAHFyAABxjwAAcbUAAHHgAAByHQAAciIAAHInAAByLAAAcjEAAHI2AAByOwAAckAAAHJFAABySgAAck8AAHJUAAByWQAAcl4AAHJjAAByaAAAc\
m0AAHJyAABydwAAcnwAAHKBAAByhgAAcosAAHKQAABylQAAcpoAAHKfAABypAAAcqkAAHKuAAByswAAcrgAAHK+AAByxgAAcs4AAHLWAABy3gAAcuYAAHLuAABy9gAAcv4AAHMGAABzEAAAcxkAAHMnAABzNQAAc\
0AAAHNLAABzVAAAc14AAHNqAABzcAAAc5wAAHOiAABzzgAAc+IAAHQFAAB0KQAAdC4AAHQyAAB0UwAAdFkAAHReAAB0YgAAdGgAAHRuAAB0nwAAdKUAAHSrAAB0wAAAdNwAAHTlAAB1AAAAdQYAAHUMAAB1HwAAd\
SsAAHUxAAB1NgAAdTsAAHVIAAB1VQAAdVkAAHVdAAB1YwAAdWoAAHV0AAB1fAAAdXwAAHWUAAB1qQAAdcAAAHXYAAB2HAAAdikAAHZaAAB2dwAAdpoAAHafAAB2uQAAdr4AAHbMAAB25AAAdu0AAHbyAAB2/AAAd\
xEAAHcWAAB3HQAAd1gAAHddAAB3ZwAAd20AAHeCAAB3hwAAd4wAAHeRAAB3mAAAd8kAAHgEAAB4KQAAeC8AAHhNAAB4bgAAeHQAAHh4AAB4mwAAeLUAAHklAAB5PQAAeVMAAHl0AAB5eAAAeaMAAHn1AAB6CQAAe\
h8AAHpgAAB6cAAAenoAAHqEAAB6jwAAepkAAHqiAAB6rQAAercAAHrCAAB6zQAAetgAAHrhAAB66wAAevYAAHsAAAB7CwAAexYAAHsgAAB7KwAAezYAAHtCAAB7TQAAe1kAAHtjAAB7bgAAe3gAAHuDAAB7jgAAe\
5kAAHuiAAB7qwAAe7YAAHvBAAB7zQAAe9gAAHviAAB77AAAe/YAAHwAAAB8CQAAfBMAAHweAAB8KAAAfDMAAHw+AAB8RwAAfFEAAHxbAAB8ZgAAfHAAAHx7AAB8hAAAfI0AAHyYAAB8owAAfK4AAHy4AAB8wQAAf\
MoAAHzVAAB84AAAfOsAAHz3AAB9AAAAfQsAAH0VAAB9IAAAfSsAAH02AAB9QAAAfUoAAH1VAAB9XwAAfWkAAH10AAB9fwAAfYsAAH2WAAB9ogAAfasAAH22AAB9wQAAfcwAAH3WAAB94QAAfeoAAH30AAB9/wAAf\
goAAH4WAAB+IgAAfisAAH41AAB+PgAAfkkAAH5TAAB+XgAAfmgAAH5zAAB+fgAAfokAAH6VAAB+oQAAfqsAAH61AAB+vwAAfskAAH7SAAB+3QAAfugAAH7yAAB+/QAAfwgAAH8RAAB/GwAAfyYAAH8xAAB/PQAAf\
0kAAH9SAAB/XAAAf2YAAH9xAAB/fAAAf4cAAH+QAAB/mgAAf6UAAH+vAAB/ugAAf8UAAH/OAAB/2QAAf+MAAH/uAAB/+AAAgAMAAIANAACAFwAAgCEAAIArAACAMAAAgDUAAIA5AACAPgAAgEMAAIBIAACATQAAg\
FIAAIBXAACAXAAAgGEAAIBmAACAbQAAgHMAAIB8AACAjwAAgKQAAICyAACAtgAAgLoAAIC+AACAwgAAgMcAAIDMAACA1AAAgNwAAIDjAACA7gAAgPkAAIEBAACBCQAAgRMAAIEYAACBJQAAgTMAAIE+AACBQwAAg\
UgAAIFMAACBUQAAgVYAAIFeAACBbwAAgXQAAIF5AACBfgAAgYMAAIGIAACBjQAAgZQAAIGZAACBngAAgaMAAIGqAACBsQAAgbkAAIHFAACBzQAAgdcAAIHoAACB9QAAggYAAIILAACCEAAAghQAAIIdAACCIgAAg\
icAAIIuAACCRwAAgmkAAIKKAACClAAAgpwAAIMHAACDGAAAgxwAAIMxAACDPgAAg08AAINgAACDfgAAg4IAAIORAACDsQAAg7oAAIPHAACDzAAAg9MAAIPYAACD6gAAg/cAAIQAAACEBAAAhAkAAIQUAACEGQAAh\
B4AAIQsAACEPQAAhE0AAIRcAACEbQAAhHMAAIR5AACEfwAAhIUAAISLAACEkQAAhJcAAISdAACEowAAhKkAAISvAACEtQAAhLsAAIS/AACEwwAAhMkAAITbAACE7wAAhPUAAIT5AACE/wAAhQUAAIUPAACFFgAAh\
SAAAIU1AACFQwAAhVEAAIVfAACFbAAAhYIAAIWWAACFqgAAhb4AAIXdAACF5AAAhgsAAIYbAACGKAAAhjUAAIZaAACGZQAAhogAAIaZAACGoAAAhqsAAIaxAACGuAAAhsIAAIbJAACG0AAAhtcAAIbfAACG7AAAh\
wkAAIcZAACHJgAAhzsAAIdFAACHYQAAh3UAAIeKAACH0AAAiAkAAIhbAACIxAAAgBeAAAB+QLKAAMABwAAMxEhESUhESFeAZv+mAE1/ssCyv02MwJkAAIAP//zANgCygADAA8AADcjAzMDNDYzMhYVFAYjIia8YB\
mSliwhHi4uHiEs3wHr/XYqIyMqKSQkAAAAAAIAQQHIAX8CygADAAcAABMDIwMhAyMDuhRRFAE+FFEUAsr+/gEC/v4BAgAAAgAXAAACbgLJABsAHwAAAQczFSMHIzcjByM3IzUzNyM1MzczBzM3MwczFQUzNyMB5R\
qCkyddJ3EmXCV4iRp/jyddJnInWyZ4/o5yGnIBpYNYysrKyliDWMzMzMxYg4MAAwAy/8YCDwL3ACMAKQAvAAA3JiYnNRYWFzUuAjU0Njc1MxUWFhcHJiYnFR4CFRQGBxUjEQYVFBYXEzY1NCYn/T5mJiZwNElZKX\
BbQjdeKyclTyU6XjhpZ0JPJCtCVCctKwIUEXASHgKqGjVFMEtXB1BOAhYSYw8TA6YTLkU3SF4KaAJ5CTUcIg/+4As4GyEPAAAAAAUAJv/3A0UC1AALAA8AFwAjACsAABMyFhUUBiMiJjU0NgUBIwEFIhUUMzI1NA\
UyFhUUBiMiJjU0NhciFRQzMjU0xVFTT1VOUUwCPP50ZgGM/n44ODoBok9UT1RPUU1TODg7AtR1amp3d2pqdQr9NgLKTYmJiYnGdmlqd3dqaXZYiIqKiAAAAAADAC3/9gLmAtQAHwArADUAAAEyFhUUBgcXNjY3Mw\
YGBxcjJwYGIyImNTQ2NyYmNTQ2FyIGFRQWFzY2NTQmAwYGFRQWMzI2NwE0VGpSPZ8WHwuCDzcqkp9ELW1Gc4NKQiUoblgfMB0bMS8sTCYsRDUtRRoC1FFJQ1wjmiBOKTt5Mo9CIylsXExcJSpOMEtWYiEkHTQdGz\
QiICL+zRk2KC84GhQAAAEAQQHIALoCygADAAATAyMDuhRRFALK/v4BAgABACj/YgEmAsoADQAAEzQ2NzMGBhUUFhcjJiYoR0xrRUZGRGpMRwESeuNbXuJ3dOBdWN8AAQAe/2IBHALKAA0AAAEUBgcjNjY1NCYnMx\
YWARxHTGpER0dFa0xHARJ531hd4HR34l5b4wAAAAABACMBKwIAAvgADgAAAQc3FwcXBycHJzcnNxcnAUsUuRCtcWZPR2lvqxG2FAL4uTVwDZY2oaE2lg5vNbkAAAAAAQAuAG8CDQJUAAsAAAEzFSMVIzUjNTM1Mw\
FMwcFewMBeAY9dw8NdxQAAAAABACP/fwDUAHQACAAANwYGByM2Njcz1A4wGFsOHAd5aTV/NjqHNAAAAQAiANcBIAFBAAMAADc1MxUi/tdqagAAAQA///MA2ACNAAsAADc0NjMyFhUUBiMiJj8sIB8uLh8gLEAqIy\
MqKSQkAAABAAgAAAGHAsoAAwAAAQEjAQGH/vZ1AQoCyv02AsoAAAIAKf/2AhIC1QANABkAAAEUBgYjIiY1NDY2MzIWBRQWMzI2NTQmIyIGAhIwbFl+djBrWX14/pYzQkE1NUFCMwFlc6RYw6x0pFjCroOEg4SEhI\
QAAAEARgAAAYcCygAMAAAhIxE0NjcGBgcHJzczAYd+AgIKHhBQP9hpAb0gSB8KGw5ATqsAAAABACsAAAIUAtQAHAAAISE1Nz4CNTQmIyIGByc2NjMyFhYVFAYGBwcVIQIU/he2NkUhOC4tTipFLHBVRWQ1Llc8cQ\
FKXbg3TkUoMTElIlMmOTFWOTphYThtBgAAAAEAKf/2Ag4C1AAqAAABFAYHFRYWFRQGBiMiJic1FhYzMjY1NCYjIzUzMjY1NCYjIgYHJzY2MzIWAfhVQ1ZYPH1iOmQsLWYtV0hUYjw9X0g4ODZOHzwocUxveQInSV\
cPAwtVRz5iOBMUbxcYPzg1NGU9MiswIxRXHipdAAACABMAAAIqAswACgAUAAAlIxUjNSE1ATMRMyc0NjY3IwYHBzMCKl18/sIBQXld2QIDAQQSGaLLmZmZXgHV/jSgGz41Diok7gABADb/9gIKAsoAHwAAATIWFh\
UUBiMiJic1FhYzMjY1NCYjIgYHJxMhFSEHNjYBI0RoO4+HOGIkJWguR1FMUBxBFTYbAXj+9w8RLgHBMWBFcoMUE3AUGj5COz8KBR4BYm6lAwcAAgAr//YCFgLTAB0AKwAAEzQ+AzMyFhcVJiMiBgYHMzY2MzIWFR\
QGIyImJhcyNjU0JiMiBgYVFBYWKxEsTnlWFTYSKC5aZCgEBhVOPl1wgG1HdEP8M0A4OCc6Hxw3ATA9eWtTLwQEaAtBcEcjMXVqc4JEi2hFSDpDITMbJUcvAAABACEAAAIVAsoABgAAMwEhNSEVAXgBFv6TAfT+6g\
JdbVX9iwADACj/9gITAtMAHAAoADUAAAEyFhYVFAYHHgIVFAYGIyImNTQ2NjcmJjU0NjYXIgYVFBYXNjY1NCYDFBYzMjY1NCYnJwYGAR4+ZTtMNylGKz5tSXeAJ0AmMUU9ZTwsOT0qKTs5qj4/PkBJMA42PgLTJk\
w5QVIcFDVHMDxXMGZZMUk0Eh5VQThMJl8sKCwzFBI0LSgs/kcsOTgtLTsXBxhAAAAAAAIAJ//2AhIC0wAeACwAAAEUDgMjIiYnNRYWMzI2NjcjBgYjIiY1NDYzMhYWJyIGFRQWMzI2NjU0JiYCEhIsTnlWFDgREi\
4WW2MpAwYWSkNbb4BtR3NE/DNANzknOSAcOAGZPXlrUy8EBGgFBkFwRiMwdGpzg0SLZ0RIOkQhMxwkSC4AAAIAP//zANgCKgALABcAABM0NjMyFhUUBiMiJhE0NjMyFhUUBiMiJj8sIB8uLh8gLCwgHy4uHyAsAd\
wrIyMrKSQk/o0qIyMqKSQkAAACAB//fwDXAioACwAUAAATNDYzMhYVFAYjIiYTBgYHIzY2NzM+LCAgLS0gICyTDjAYXA4cCHkB3CsjIyspJCT+tjV/NjqHNAABAC4AaQINAmsABgAAJSU1JRUFBQIN/iEB3/6iAV\
5p1D7wZ6ORAAAAAgAwANECCwHvAAMABwAAEzUhFQU1IRUwAdv+JQHbAZJdXcFdXQAAAAEALgBpAg0CawAGAAA3JSU1BRUFLgFe/qIB3/4h0JCkZ/A+1AAAAAACAAb/8wG0AtQAHgAqAAATNDY3PgI1NCYjIgYHJz\
Y2MzIWFRQGBgcOAhUVIwc0NjMyFhUUBiMiJoknMiInEjUxLFAoLS5rQmRvGzQmHyELaxMtIB8tLR8gLQEANEYnGSYlGSYoGhReGCBiTis9NB0YIiIXGZ8qIyMqKSQkAAAAAAIANf+qA00CygA/AE0AAAEUDgIjIi\
YnIwYGIyImNTQ2NjMyFhcHFAYVFBYzMjY2NTQmJiMiBgYVFBYzMjY3FQYGIyImJjU0PgIzMhYWBRQWMzI2NzcmJiMiBgYDTRYsQy0oNwoGFEQxVVs3ZkYuXxoKAR0SGSQSR3tNbZRNlY07eDEuckJ6rFw7cJ5iaq\
Ve/govKTQsBAYMIRIwOhkBZi9ZSCspHx4qaVVDZzoQCswNEwMtHi9PMFd6QFqcZIyVGhJUExhYpXRcnXVBVqCtOjRNPnMDBCxFAAIAAAAAAp4CzQAHABIAACEnIQcjATMBAS4CJw4CBwczAhZB/vNAiAEGkgEG/t\
gEEA8EBQ8OAz/Jvb0Czf0zAeMOMDMRFDQuDLgAAAADAF0AAAJiAsoAEAAZACIAAAEyFhUUBgcVHgIVFAYjIRETMjY1NCYjIx0CMzI2NTQmIwE0i48+OidAJYl3/vvoTDlFSl50Tj0/UgLKUGM+VAoFByVFOGFsAs\
r+3TAvMCq5Z9U8Mi45AAEAO//2AloC1AAbAAABIgYVFBYzMjY3FQYGIyImJjU0NjYzMhYXByYmAY1ia2RoLVYvLFk6bpBGTpdtNmkuLCZRAmiMeHmJExBtEhBbpW9spV4ZFmkRGwACAF0AAAKlAsoACQARAAABFA\
YjIxEzMhYWBzQmIyMRMzICpcq1yd5uo1mGdW9eTfUBbLW3AspQm3eAeP4LAAAAAQBdAAAB8wLKAAsAACEhESEVIRUhFSEVIQHz/moBlv7qAQT+/AEWAsprtmvSAAAAAQBdAAAB8gLKAAkAADMjESEVIRUhFSHbfg\
GV/ukBBP78Aspr0msAAAEAO//2AogC1AAgAAABIREGBiMiJjU0NjYzMhYXByYmIyIGBhUUFhYzMjY3NSMBegEOOXhMoq5Xpnc6bS0sI1gwSWo5LGBNJjQXkAGI/pUSFcCwb6VaGBNpEBhAdU9MdEIIBawAAAAAAQ\
BdAAAClwLKAAsAACEjESERIxEzESERMwKXgP7GgIABOoABPf7DAsr+4AEgAAAAAQAjAAABTwLKAAsAACEhNTcRJzUhFQcRFwFP/tRWVgEsVlZJIAH3IUlJIf4JIAAAAf+0/zYA2wLKABAAABciJic1FhYzMjY2NR\
EzERQGCBsqDxAkFBorGoB1ygYFawQGFDYyAqz9V31uAAAAAQBdAAAChwLKAA4AACEjAwcRIxEzETY2NzczAQKHk9RDgIAUKhXBkf76ATw1/vkCyv6wGTQa6f7GAAAAAQBdAAACBwLKAAUAADMRMxEhFV2AASoCyv\
2ibAAAAAABAF0AAANFAsoAFwAAIQMjHgIVESMRMxMzEzMRIxE0NjY3IwMBkMQEAQQDc7K8BMSyegMDAQTMAkkUSVUl/o4Cyv3PAjH9NgF4IlFIFf24AAEAXQAAArwCygARAAAhIwEjFhYXESMRMwEzJiYnETMCvJ\
/+rgQDBQFzngFRAwIEAXQCMC1nNP6YAsr91ChoMQFrAAAAAgA7//YC2wLVAA8AGwAAARQGBiMiJiY1NDY2MzIWFgUUFjMyNjU0JiMiBgLbSZZxcpVJSZVzcZVJ/edgaWpfXmppYQFmb6VcXKZvbqVbW6VveYqKeX\
mKigAAAAACAF0AAAI8AsoACwAUAAABMhYVFAYGIyMRIxEXIxUzMjY1NCYBMot/NHtpR4DNTTpOVUYCynRmPWtB/vkCymrvOUE7OgAAAAACADv/VgLbAtUAFAAgAAABFAYHFyMnIiIjIiYmNTQ2NjMyFhYFFBYzMj\
Y1NCYjIgYC211frKqFBAkEcpVJSZVzcZVJ/edgaWpfXmppYQFmfLMmu6Bcpm9upVtbpW95iop5eYqKAAAAAAIAXQAAAoACygAOABcAAAEyFhUUBgYHEyMDIxEjERcjFTMyNjU0JgEojYcnPiTNkKtogMNDR09HSw\
LKaGo0SjEP/sYBGv7mAspr3Dk4OjEAAQAw//YB/ALUACcAACUUBiMiJzUWFjMyNjU0JicuAjU0NjMyFhcHJiYjIgYVFBYWFx4CAfyKenZSLWw4QDxMSSxQNIFsOWMyKS1RKzQ2Hj8yOVIrw19uKHgUITIpLTQfEz\
RQPlxnGBZnExYvJR4oIhYZNkwAAAAAAQAQAAACKgLKAAcAACEjESM1IRUjAV2AzQIazQJebGwAAAAAAQBX//YCkwLKABIAACUUBgYjIiY1ETMRFBYzMjY1ETMCkz+AYouQgFBPU0t//Ep3RZF3Acz+QVhQV1IBvg\
AAAAEAAAAAAncCygAOAAABAyMDMxMeAhc+AjcTAnf3ifeDkAYQDwQDDhAHkALK/TYCyv5LEjk8FhY8ORIBtQAAAAABAAUAAAO0AsoAJAAAAQMjAy4CJw4CBwMjAzMTHgIXPgI3EzMTHgIXPgI3EwO0uY1xBg4MAg\
ILDwZujriAYgcNDAMDDA4GcHxyBw4MAwMLDgdiAsr9NgGaFD88Dg47QBb+aALK/mkaQkEYGUI/FgGc/mMWQUAYGUBCGgGXAAAAAAEAAgAAAnsCygALAAAhIwMDIxMDMxMTMwMCe5KvsIjt3o2ioYnfAR3+4wFyAV\
j+9gEK/qMAAAAAAQAAAAACWgLKAAgAAAETMwMRIxEDMwEto4rtgO2LAY8BO/5M/uoBEQG5AAABAB0AAAIjAsoACQAAISE1ASE1IRUBIQIj/foBY/6nAfL+ngFsVwIHbFf9+QAAAAABAEr/YgExAsoABwAABSMRMx\
UjETMBMefneHieA2hb/U4AAAABAAgAAAGGAsoAAwAAEwEjAXwBCnT+9gLK/TYCygAAAAEAGf9iAQACygAHAAAXMxEjNTMRIxl4eOfnQwKyW/yYAAAAAAEAHQEDAh8CzgAGAAATEzMTIwMDHdU+72amkQEDAcv+NQ\
FL/rUAAAAB//7/ZAGp/6YAAwAABSE1IQGp/lUBq5xCAAAAAQAoAl4BIwL+AAsAABMeAhcVIy4CJzW4DSYpD1MZQj0QAv4WNzQSDRI4OhIKAAAAAgAs//YB/wIoABsAJgAAATIWFREjJyMGBiMiJjU0Njc3NTQmIy\
IGByc2NhMGBhUUFjMyNjU1ASlpbVkZBCNOQ0lge31eMi0pSyUoKGdPU0AtJTdMAihcYP6USywpUlZUVAUDGzMtGBBYFRr+1gMzKychPz4uAAAAAgBR//YCQQL4ABUAIgAAExQGBzM2NjMyFhUUBiMiJicjByMRMx\
MiBgcVFBYzMjY1NCbPBAIGFkw9XnV2YD1JFgkXXn57RDYBNUg4PD0CRCA8ESIvjoqMjiwdPwL4/spSVQtXXF1XWVgAAAAAAQAx//YB1QIoABkAAAUiJjU0NjYzMhYXByYmIyIVFBYzMjY3FQYGASx1hkN2TDNQHC\
UfPh2EQz8tRiAfRwqGkGR9OxQOYwwRs1dYFhNtEhIAAAAAAgAx//YCIgL4ABUAIgAABSImNTQ2MzIWFzMmJjU1MxEjJyMGBicyNjc1NCYjIgYVFBYBBF90dmA8TRcGAwZ+YhcFF0wXRjkBN0s6PT4KjoqMji4hDj\
oZvv0IRyIvZlBREFddX1ZWWgACADH/9gIXAigAFQAcAAABMhYVFSEWFjMyNjcVBgYjIiYmNTQ2FyIGBzMmJgErbX/+mgJORTRULChWPE97RYpwMz8F6QE3AiiCdEBKURUUZRMSPXxci5JdQUA4SQAAAAABABIAAA\
GfAv0AFwAAASMRIxEjNTc1NDYzMhYXByYmIyIGFRUzAWqDfldXY1YnQRUgESkYJCKDAb/+QQG/PCQlaFENCF4FCS0qIwAAAgAx/xACIgIoAB8AKgAAATIXMzczERQGIyImJzUWMzI2NTU0NjcjBgYjIiY1NDYXIh\
UUMzI2NTU0JgEHZzoFDGmDgjpiLF1zPkECAgQcUTNjcHGGdnhCPz8CKFBG/d50eA8SaCpFQg4PKAwqJ5SEhJZntbJJVxNgVAAAAAEAUQAAAjUC+AAWAAATFAYHMzY2MzIWFREjETQjIgYVESMRM88FAggaVDNcaH\
5kTDh+fgJDID0PKSheaf6fAUh6YFn+9wL4AAIASgAAANYC7wALAA8AABMyFhUUBiMiJjU0NhcRIxGQHSkpHR0pKVx+Au8dJSUeHiUlHdH94gIeAAAAAAL/w/8QANYC7wALABsAABM0NjMyFhUUBiMiJgMiJic1Fh\
YzMjY1ETMRFAZKKR0dKSkdHSktGTARESAUHyp+UgKtJR0dJSUeHvyIBwVkBQUiMgJU/Z9LYgABAFEAAAJIAvgAEgAAExQGBzM2Njc3MwcTIycHFSMRM84EAgMMJBCgj9nnk6g/fX0Bjxo6GhIuEqvq/szoNLQC+A\
AAAAEAUQAAAM8C+AADAAAzIxEzz35+AvgAAAEAUQAAA3cCKAAiAAABMhYVESMRNCMiBhURIxE0IyIGFREjETMXMzY2MzIWFzM2NgK+XF1+XEI4fl1FNH5hEgcYVy89UxYKGVoCKF5p/p8BSXlWUv7mAUl5YFn+9w\
IeRyonKSssKAAAAQBRAAACNQIoABMAAAEyFhURIxE0IyIGFREjETMXMzY2AXNbZ35kTDh+YRIHGlsCKF5p/p8BSHpgWf73Ah5HKicAAAACADH/9gI1AigADQAZAAABFAYjIiYmNTQ2MzIWFgUUFjMyNjU0JiMiBg\
I1jHhKdEKLeEt0Qv59PUREPT1FQz0BEIeTQn5ah5FBfVpWXl5WVlxcAAACAFH/EAJBAigAFQAiAAABMhYVFAYjIiYnIxYWFRUjETMXMzY2FyIGBxUUFjMyNjU0JgFuX3R3XzxKFggDBX5mEgYWTBlDNwE1SDs5OQ\
IojYuLjywdEy0T3AMOSCIwZlBREFddYVRUXAAAAAACADH/EAIiAigAFQAiAAAFNDY3IwYGIyImNTQ2MzIWFzM3MxEjAzI2NzU0JiMiBhUUFgGkAgMGFkw+XnR2Xz1NGAQNaX55RTkBOEk9OjsLEywTIi+OiouPLy\
JH/PIBSlBRElhcX1ZXWwAAAAABAFEAAAGkAigAEwAAATIWFwcmJiMiBgYVESMRMxczNjYBbQ0fCwsKHAsoRit+YRIGGFQCKAIDdQIDIUU0/ucCHl4rPQAAAAABAC//9gHCAigAKAAAJRQGIyImJzUWFjMyNjU0Ji\
YnLgI1NDYzMhYXByYmIyIVFBYWFx4CAcJ1bTlRJihhKzQuEjU0NEUjc2AyWS0oJkgmUxU1MTBGJp1SVRARaxMaIBsQGR4WFCs6LklLFBRdEBYvERgbExMpPAABABT/9gF6ApUAGAAAJTI2NxUGBiMiJiY1ESM1Nz\
czFTMVIxEUFgEjFy0TFEAjLkwsSVAoT5qaKFsJBl4JDR9MRAEaNyxzd1/+5yYlAAAAAAEATf/2AjICHgATAAABESMnIwYGIyImNREzERQzMjY1EQIyYxEGG1szW2d+ZEw5Ah794kYqJl5oAWL+t3lfWgEJAAAAAQ\
AAAAACIgIeAA0AADMDMxMWFhczNjY3EzMDzs6FbAoRAgQDEgpshc4CHv7HHUYYGUUdATn94gABAAoAAAMzAh8AKQAAJS4DJyMOAwcHIwMzEx4CFzM+AjcTMxMeAhczPgI3EzMDIwHRBQ4PDAMEAwwODwU/iph/Qw\
cNCQMEAgsMBE6KSwQNCgEEAgoOCER9mozpEzk+NA4OND85E+gCH/79G0E9ExI+Ow8BFf7rEjo7EhA8RBsBA/3hAAABAAoAAAImAh4ACwAAEwMzFzczAxMjJwcjxrOPdnaPtb6Pf3+PARUBCbi4/vf+68XFAAAAAQ\
AA/xACIwIeABoAABEzExYWFzM2NjcTMwMGBiMiJic1FhYzMjY3N4lsCw4DBAQQCmiI5x9rThkkDgsfES83DxACHv7OHTgdGTwdATL9mlFXBQNkAgQ3KSwAAAABACAAAAHAAh4ACQAAISE1ASM1IRUBIQHA/mABCv\
sBif77AQ1NAXFgVf6YAAEAFP9iAWACygAdAAAFIiY1NTQmIzUyNjU1NDYzFQYGFRUUBxUWFRUUFjMBYHNdQDw8QF9xLDNwcDItnkZLlzEpZCkwmUtFYAEhLJFgEgYRYJItIQAAAAABAOT/GAFDAvYAAwAAEzMRI+\
RfXwL2/CIAAAAAAQAl/2IBcQLKAB0AABc2NjU1NDc1JjU1NCYjNTIWFRUUFjMVBgYVFRQGIyUsM3BwMyxzXUA8PEBfcT4BISySXxIGEl+SLSFgRkuXMSlkASgxmEtFAAAAAAEALgEUAg0BrQAXAAABJiYjIgYHNT\
YzMhYXFhYzMjY3FQYjIiYBDCQyFh09GDFKHTovJDMVHT0YMUodOgE0EAsiGWQ1DBQQCyIZYzYMAAAAAgA//0sA2AIiAAsADwAAExQGIyImNTQ2MzIWBzMTI9gtIB8tLR8gLX5gGZIB1SsiIispJCTJ/hYAAAAAAQ\
BO//YB8wLUAB8AAAEWFhcHJiYjIhUUFjMyNjcVBgYHFSM1JiY1NDY2NzUzAWcrRxolID4dhEM/LkIkHT0lT15rMlo9UAKGAhMMZA0RtFpVExBrDhACXmINgoNddT0JUgAAAAEAJQAAAiIC1AAhAAABMhYXByYmIy\
IGFRUzFSMVFAYHIRUhNTY2NTUjNTM1NDY2AVM2XiUoIEYjKTS/vy4aAWz+AyoyWlo3XwLUGBFgDhQuNm9bUzg4D21nDzk8VFtzRVcrAAACADkAfgICAkUAIAAsAAATNDY3JzcXNjYzMhc3FwcWFhUUBxcHJwYGIy\
InByc3JiY3FBYzMjY1NCYjIgZbEA5APz8WNRs2MEA/Pw0QHT09QBY0HDosPz4/DhBYPiwtPz8tLD4BYRwzFkE+Pw4QHj89QRU1HDgvPz0+DRAdPT0/FzMcLD4+LC0+PgAAAAEABwAAAjMCygAWAAABEzMDMxUjFT\
MVIxUjNSM1MzUjNTMDMwEdlILAaoSEhHiEhIRovoMBjwE7/o9OSU50dE5JTgFxAAAAAAIA5P8YAUMC9gADAAcAABMzESMVMxEj5F9fX18C9v550P55AAIAN//4AbkC/QAzAEAAABM0NjcmJjU0NjMyFhcHJiYjIg\
YVFBYXFhYVFAYHFhYVFAYjIiYnNRYWMzI2NTQmJicuAjcUFhcXNjY1NCYnBgY+KhwgJWpcNFMoJCFFKTApND9IViccICJzZTZSISReKT4uEDAwM0cmYDpDDBIeNU0VIgGJLT0QFDgmPkoVEVQPFxkZGiQYHEw7Mj\
0SEzQlR1ITElsSHCUaERobExQrOzcgMRoFCyYdITEaBycAAgCNAnEByALoAAsAFwAAEzQ2MzIWFRQGIyImNzQ2MzIWFRQGIyImjSMZGCUlGBkjwiMZGCUlGBkjAqwgHBwgHh0dHiAcHCAeHR0AAAMAMf/2Aw8C1A\
ATACUAPgAABSIuAjU0PgIzMh4CFRQOAicyPgI1NC4CIyIGBhUUFhY3IiY1NDY2MzIXByYjIgYVFBYzMjY3FQYGAaBQhmM2N2OGT0yFZTk2Y4ZQPm5TLy1SbkFXik9OiWhlZC9cQkE6HTIrO0E5Qhc5GRgyCjZjhl\
BOhWQ4NmOGUFCGYzY8LVJxQz9wVTBPi1pYi1BQfGdCZjseQRpUSkxTDQpDCw0AAgAaAXUBSALSABoAJQAAEzIWFRUjJwYGIyImNTQ2Nzc1NCYjIgYHJzY2FwYGFRQWMzI2NTW/RUQ7DhQ8JDM+VlA0JB4YNRscHU\
kwMyAZEyotAtJBPNoyGh40NTgyAwINGxoQDDsPFb0CHxUVFCsjFAAAAAACACgAMgIXAeoABgANAAATNxcHFwcnNzcXBxcHJyiwW4qKW7DlsFqJiVqwARTWMauqMtUN1jGrqjLVAAABAC4AfAINAY8ABQAAAREjNS\
E1Ag1d/n4Bj/7ttl0A//8AIgDXASABQQIGAA4AAAAEADH/9gMPAtQAEwAlADMAPAAABSIuAjU0PgIzMh4CFRQOAicyPgI1NC4CIyIGBhUUFhYnETMyFhUUBgcXIycjFTcyNjU0JiMjFQGgUIZjNjdjhk9MhWU5Nm\
OGUD5uUy8tUm5BV4pPTokzg1JMMB50WWE+MicpJSwxCjZjhlBOhWQ4NmOGUFCGYzY8LVJxQz9wVTBPi1pYi1BYAbhDQS83DMKqqusoHyMgigAAAf/9AvgB9wNOAAMAAAEhNSEB9/4GAfoC+FYAAAIALQGOAX4C1A\
AMABgAABMiJjU0NjMyFhYVFAYnMjY1NCYjIgYVFBbWS15dTDJMKl1LJi0uJSYtLQGOW0hHXCpJMEhbUC0mJi4uJiYtAAAAAgAuAAACDQJnAAsADwAAATMVIxUjNSM1MzUzATUhFQFMwcFewMBe/uIB3wGjXcPDXc\
T9mV1dAAABABkBoAFJA1YAGQAAASE1Nz4CNTQmIyIGByc2NjMyFhUUBgcHMwFJ/tFvIiUOHBgXLhkzH0syQE02OT+1AaBHbSErIhMXGRUWQBoiPzovSzU6AAABABgBmAFMA1UAJgAAEzIWFRQHFRYWFRQGIyInNR\
YWMzI1NCYjIzUzMjY1NCYjIgYHJzY2sUFNUC4vVVpJPCFCIVIrMTgyMiQeGxouGyweSANVPjJJGgUJNyQ7RiBREhY9GiFFIxgYGhMTPRYdAAAAAQAoAl4BIwL+AAsAAAEOAgcjNT4CNzMBIxA9QhhUDygnDZAC9B\
I6OBINEjQ3FgAAAQBR/xACNQIeABkAAAERIycjBgYjIiYnIxYWFRUjETMRFDMyNjURAjVhEgYXQjAhNBEDAgN+fmRMOAIe/eJJKSoYFBBGIJwDDv63eV9aAQkAAAAAAQA3/4ECMgL4ABEAAAUjESMRIxEGIyImJj\
U0NjYzIQIyR1lHHik+XDM3ZEEBH38DJfzbAZAJLmxbYG0uAAAA//8APwETANgBrQIHAA8AAAEgAAAAAf/6/xAAzwAAABQAABcUBiMiJic1FhYzMjY1NCc3MwcWFs9FURMgDAwlDxYbVCdREiAygDY6BARIAwUPFC\
oMTycJKwABACoBoAEMA0wADAAAAREjNTQ2NwYGBwcnNwEMYwMBBxgKLC6NA0z+VPAWOw8IFgghOWoAAgAeAXUBYgLSAAsAFwAAARQGIyImNTQ2MzIWBxQWMzI2NTQmIyIGAWJYS0daV0xGW+8kKSgkJCgpJAIkU1\
xbVFRaWlQ0NTU0NTMzAAIAKAAyAhcB6gAGAA0AAAEHJzcnNxcHByc3JzcXAhexWoqKWrHlsFqJiVqwAQfVMqqrMdYN1TKqqzHWAAQAGwAAAxUCygADABAAGwAkAAAzATMBAzQ2NwYGBwcnNzMRIwE1IzUTMxEzFS\
MVJzM1NDY3BgYHkQGbZf5lXAICCBcKLC6MVmMB2b7AYz090GsCAQUbCQLK/TYCDhY7DwgWCCE5av5U/uJSQwEa/u1KUpxVFDIYDTEPAAADABYAAAMcAsoAAwAQACoAADMBMwEDNDY3BgYHByc3MxEjATU3PgI1NC\
YjIgYHJzY2MzIWFRQGBwczFYUBm2b+ZVYDAQcYCiwujVVjAVhvIiUOHBgXLhkzH0syQE02OT+1Asr9NgIOFjsPCBYIITlq/lT+4kdtISsiExcZFRZAGiI/Oi9LNTpUAAAAAAQAIQAAAywC0wAmACoANQA+AAATIi\
c1FhYzMjU0JiMjNTMyNjU0JiMiBgcnNjYzMhYVFAcVFhYVFAYDATMBITUjNRMzETMVIxUnMzU0NjcGBgelSDwhQiFRKzE3MTMkHxoaLhstH0gwQU1PLTBWSAGbZf5lAW6+wGM9PdBrAgEFGwkBFiBREhY9GiFFIx\
gYGhMTPRYdPjJJGgUJNyQ7Rv7qAsr9NlJDARr+7UpSnFUUMhgNMQ8AAP//ABr/QAHIAiEADwAgAc4CFMAA//8AAAAAAp4DqgImACIAAAAHAEEAfgCs//8AAAAAAp4DqgImACIAAAAHAHQA2ACs//8AAAAAAp4Dqg\
ImACIAAAAHAUgAZACs//8AAAAAAp4DmQImACIAAAAHAU8AYwCs//8AAAAAAp4DlAImACIAAAAHAGgAJACs//8AAAAAAp4DbwImACIAAAAHAU0AsQAyAAIAAAAAA2ICygAPABMAACEhNSMHIwEhFSEVIRUhFSElMx\
EjA2L+avRVgwFHAhv+6gED/v0BFv2mxDy9vQLKa7Zr0r8BMAAA//8AO/8QAloC1AImACQAAAAHAHgBEgAA//8AXQAAAfMDqgImACYAAAAHAEEAXgCs//8AXQAAAfMDqgImACYAAAAHAHQAuACs//8AXQAAAfQDqg\
ImACYAAAAHAUgARACs//8AXQAAAfMDlAImACYAAAAHAGgABACs//8AEQAAAU8DqgImACoAAAAHAEH/6QCs//8AIwAAAWYDqgImACoAAAAHAHQAQwCs////9wAAAX8DqgImACoAAAAHAUj/zwCs//8AHAAAAVcDlA\
ImACoAAAAHAGj/jwCsAAIAGgAAAqUCygANABkAAAEyFhYVFAYjIxEjNTMRFyMVMxUjFTMyNTQmATtuo1nKtsZFRdxcjIxK9ncCylCbc7W3ASxqATRqymrB/YB4AAD//wBdAAACvAOZAiYALwAAAAcBTwChAKz//w\
A7//YC2wOqAiYAMAAAAAcAQQC7AKz//wA7//YC2wOqAiYAMAAAAAcAdAEVAKz//wA7//YC2wOqAiYAMAAAAAcBSAChAKz//wA7//YC2wOZAiYAMAAAAAcBTwCgAKz//wA7//YC2wOUAiYAMAAAAAcAaABhAKwAAQ\
A/AIMB+wI/AAsAAAEXBxcHJwcnNyc3FwG6QZ2cQZ2bQZqbQpsCP0GdnEKcm0Gcm0OcAAMAO//ZAtsC7gAYACEAKgAAARQGBiMiJwcnNyYmNTQ2NjMyFhc3FwcWFgUUFhcBJiMiBgU0JwEWFjMyNgLbSZZxZUctSC\
8wLkmVczNWIytILi8v/ecREgESLD9pYQGSIv7vFTUgal8BZm+lXCZDMEUxj1lupVsUEj8vQzCOWDNVIAGQG4p5aD7+cQ0NigAA//8AV//2ApMDqgImADYAAAAHAEEApQCs//8AV//2ApMDqgImADYAAAAHAHQA/w\
Cs//8AV//2ApMDqgImADYAAAAHAUgAiwCs//8AV//2ApMDlAImADYAAAAHAGgASwCs//8AAAAAAloDqgImADoAAAAHAHQAtgCsAAIAXQAAAjwCygANABYAAAEUBgYjIxUjETMVMzIWBTI2NTQmIyMVAjwzeGdNgI\
BaiXz+2lRQSE5HAXo8akCUAsp1duM6Qjs58AAAAAABAFH/9gKCAv0ANQAAARQOAxUUFhYXFhYVFAYjIic1FhYzMjU0JiYnJiY1ND4DNTQmIyIGFREjETQ2NjMyFhYCQRwqKhwRKiYyOm5kXDcYTyRaDyglPi8bKS\
gcQzI1SH5CcUhHbkACYiQ1Jx8bDw0VHRghSTtUUyBnDxtGFB4gFyU7Jx8sIR4kGSMmLjj9zQI3RVgpI0UA//8ALP/2Af8C/gImAEIAAAAGAEFWAAAA//8ALP/2Af8C/gImAEIAAAAHAHQArwAA//8ALP/2Af8C/g\
ImAEIAAAAGAUg8AAAA//8ALP/2Af8C7QImAEIAAAAGAU86AAAA//8ALP/2Af8C6AImAEIAAAAGAGj7AAAA//8ALP/2Af8DPQImAEIAAAAHAU0AiwAAAAMALP/2A1MCKAAtADQAPwAAATIWFRUhFhYzMjY3FQYGIy\
ImJw4CIyImJjU0Njc3NTQmIyIGByc2NjMyFzY2FyIGBzMmJgUGBhUUFjMyNjU1AnNle/6jAkpDMVYrKVQ7RGsiGzlLNzBOLnd4WzIqKEokKChoNnQyHlQ2ND8F4QE0/pNOPCsjNEcCKIJzQUtQFRRlExI1NSMvGC\
RKOlRUBQMmLicWEVcVGkgjJV1AQTlIzQMzKychPz4uAAD//wAx/xAB1QIoAiYARAAAAAcAeAC/AAD//wAx//YCFwL+AiYARgAAAAYAQVMAAAD//wAx//YCFwL+AiYARgAAAAcAdACtAAD//wAx//YCFwL+AiYARg\
AAAAYBSDkAAAD//wAx//YCFwLoAiYARgAAAAYAaPkAAAD////oAAAA4wL+AiYGugAAAAYAQcAAAAD//wBBAAABPAL+AiYGugAAAAYAdBkAAAD////OAAABVgL+AiYGugAAAAYBSKYAAAD////yAAABLQLoAiYGug\
AAAAcAaP9lAAAAAgAx//YCNQL9ACAALAAAExYWFzcXBxYWFRQGIyImJjU0NjYzMhc3JiYnByc3JiYnEyIGFRQWMzI2NTQm3SJAHHAtWUdPjHhKdEI7akZnJwQQNiN3LWATKBWCRT0+REU9PwL9DyQTQ0M1QbN4jJ\
Q7bk5NbTo0Ai9MIUdEOQwYDP7RTUpCU1ZVNE0AAP//AFEAAAI1Au0CJgBPAAAABgFPVgAAAP//ADH/9gI1Av4CJgBQAAAABgBBYwAAAP//ADH/9gI1Av4CJgBQAAAABwB0AL0AAP//ADH/9gI1Av4CJgBQAAAABg\
FISQAAAP//ADH/9gI1Au0CJgBQAAAABgFPSAAAAP//ADH/9gI1AugCJgBQAAAABgBoCQAAAAADAC4AcQINAlAACwAPABsAAAEiJjU0NjMyFhUUBgU1IRUHIiY1NDYzMhYVFAYBHRolJRoZJib++AHf8BolJRoZJi\
YBxiEkJh8fJiQhlF1dwSEkJh8fJiQhAAAAAAMAMf/dAjUCOQAVAB0AJQAAARQGIyInByc3JiY1NDYzMhc3FwcWFgUUFxMmIyIGBTQnAxYzMjYCNYx4QTYkRSYiJIt4RDkgRCIfI/59DrQbJ0M9AQIMsRgkRD0BEI\
eTGjMuNiRoQ4eRHS4vMiNlQD0mAQQRXFY0Jf8ADV4AAAD//wBN//YCMgL+AiYAVgAAAAYAQXEAAAD//wBN//YCMgL+AiYAVgAAAAcAdADLAAD//wBN//YCMgL+AiYAVgAAAAYBSFcAAAD//wBN//YCMgLoAiYAVg\
AAAAYAaBcAAAD//wAA/xACIwL+AiYAWgAAAAcAdACbAAAAAgBR/xACQQL4ABgAJQAAARQGIyImJyMWFhUVIxEzFRQGBzM2NjMyFgc0JiMiBgcVFBYzMjYCQXRfPE0WBwIFfn4EAgYWTD1edYE5PEQ3ATVIPDgBEI\
uPKh0NMhDeA+jLFTMOIi+OiFhYUFARV11d//8AAP8QAiMC6AImAFoAAAAGAGjnAAAA//8AAAAAAp4DZQImACIAAAAHAUoAiACs//8ALP/2Af8CuQImAEIAAAAGAUpfAAAA//8AAAAAAp4DowImACIAAAAHAUsAeA\
Cs//8ALP/2Af8C9wImAEIAAAAGAUtPAAAA//8AAP8YAp4CzQImACIAAAAHAU4BsAAA//8ALP8YAg8CKAImAEIAAAAHAU4BLQAA//8AO//2AloDqgImACQAAAAHAHQBAwCs//8AMf/2AdUC/gImAEQAAAAHAHQApw\
AA//8AO//2AloDqgImACQAAAAHAUgAkACs//8AMf/2AeMC/gImAEQAAAAGAUgzAAAA//8AO//2AloDmwImACQAAAAHAUwBDgCs//8AMf/2AdUC7wImAEQAAAAHAUwAsgAA//8AO//2AloDqgImACQAAAAHAUkAkA\
Cs//8AMf/2AeMC/gImAEQAAAAGAUkzAAAA//8AXQAAAqUDqgImACUAAAAHAUkAhACsAAMAMf/2AtsC+AAJAB8ALAAAAQYGByM1NjY3MwEiJjU0NjMyFhczJiY1NTMRIycjBgYnMjY3NTQmIyIGFRQWAtsMKRlICR\
IEd/4pX3R2YDxNFwYDBn5iFwUXTBdGOQE3Szo9PgLuHlMlDR1WIPz+joqMji4hDjoZvv0IRyIvZlBREFddX1ZWWv//ABoAAAKlAsoCBgCQAAAAAgAx//YCbgL4AB0AKgAABSImNTQ2MzIWFzMmJjU1IzUzNTMVMx\
UjESMnIwYGJzI2NzU0JiMiBhUUFgEEX3R2YDxNFwYDBrGxfkxMYxcFFk0WRjkBN0s6PD0KiYWIiC4hEj0VJ1VTU1X9sEciL2ZMTA9TWFpSUVX//wBdAAAB8wNlAiYAJgAAAAcBSgBoAKz//wAx//YCFwK5AiYARg\
AAAAYBSl0AAAD//wBdAAAB8wOjAiYAJgAAAAcBSwBYAKz//wAx//YCFwL3AiYARgAAAAYBS00AAAD//wBdAAAB8wObAiYAJgAAAAcBTADDAKz//wAx//YCFwLvAiYARgAAAAcBTAC4AAD//wBd/xgB8wLKAiYAJg\
AAAAcBTgEQAAAAAgAx/xgCFwIoACcALgAABRQWMzI2NxUGBiMiJjU0NjcGIyImJjU0NjMyFhUVIRYWMzI2NxUGBgMiBgczJiYBlBcSEBwJDyEXNzsoHhwjT3tFinBtf/6aAk5FNFQsPCppMz8F6QE3cRUVBgJLBA\
Y5MCI+GAM9fFyLkoJ0QEpRFRRlMz0CIEFAOEkAAP//AF0AAAH0A6oCJgAmAAAABwFJAEQArP//ADH/9gIXAv4CJgBGAAAABgFJOQAAAP//ADv/9gKIA6oCJgAoAAAABwFIAKcArP//ADH/EAIiAv4CJgBIAAAABg\
FISQAAAP//ADv/9gKIA6MCJgAoAAAABwFLALsArP//ADH/EAIiAvcCJgBIAAAABgFLXQAAAP//ADv/9gKIA5sCJgAoAAAABwFMASYArP//ADH/EAIiAu8CJgBIAAAABwFMAMgAAAACADv/IwKIAtQAIAArAAABIR\
EGBiMiJjU0NjYzMhYXByYmIyIGBhUUFhYzMjY3NSMTBgYHIzU+AjczAXoBDjl4TKKuV6Z3Om0tLCNYMElqOSxgTSY0F5BdDCsaSAYODAJ3AYj+lRIVwLBvpVoYE2kQGEB1T0x0QggFrP6eHlMlDRI1NxUAAAAAAw\
Ax/xACIgL+AAoAKgA1AAABDgIHIzU2NjczBzIXMzczERQGIyImJzUWMzI2NTU0NjcjBgYjIiY1NDYXIhUUMzI2NTU0JgF9Bg4MAncMKhpJdmc6BQxpg4I6Yixdcz5BAgIEHFEzY3BxhnZ4Qj8/AvESNTYWCh5TJd\
ZQRv3edHgPEmgqRUIODygMKieUhISWZ7WySVcTYFQAAAD//wBdAAAClwOqAiYAKQAAAAcBSACQAKz////PAAACNQPYAiYASQAAAAcBSP+nANoAAgAAAAAC9ALKABMAFwAAMxEjNTM1MxUhNTMVMxUjESMRIRERIT\
UhXV1dgAE6gF1dgP7GATr+xgIKWGhoaGhY/fYBPf7DAapgAAAAAAEABQAAAjUC+AAeAAATFTMVIxUUBgczNjYzMhYVESMRNCMiBhUVIxEjNTM1z7CwBQIIGlQ0XGd+ZEw4fkxMAvhTVScgPQ8qJ19o/rkBLnpgWe\
8CUFVTAP////YAAAF9A5kCJgAqAAAABwFP/84ArP///8wAAAFTAu0CJga6AAAABgFPpAAAAP//ABsAAAFZA2UCJgAqAAAABwFK//MArP////EAAAEvArkCJga6AAAABgFKyQAAAP//AAsAAAFvA6MCJgAqAAAABw\
FL/+MArP///+EAAAFFAvcCJga6AAAABgFLuQAAAP//ACP/GAFPAsoCJgAqAAAABgFOaQAAAP//ACb/GADgAu8CJgBKAAAABgFO/gAAAP//ACMAAAFPA5sCJgAqAAAABwFMAE4ArP//ACP/NgJNAsoAJgAqAAAABw\
ArAXIAAP//AEr/EAH1Au8AJgBKAAAABwBLAR8AAP///7T/NgFhA6oCJgArAAAABwFI/7EArP///8P/EAFWAv4CJga7AAAABgFIpgAAAAACAF3/IwKHAsoADgAZAAAhIwMHESMRMxE2Njc3MwETBgYHIzU+AjczAo\
eT1EOAgBQqFcGR/vomDCsaSAYOCwN3ATw1/vkCyv6wGTQa6f7G/ikeUyUNEjU3FQAAAAIAUf8jAkgC+AASAB0AABMUBgczNjY3NzMHEyMnBxUjETMTBgYHIzU+AjczzgQCAwwkEKCP2eeTqD99faQMKhpJBw4LAn\
cBjxo6GhIuEqvq/szoNLQC+PzBHlMlDRI1NxUAAAABAFEAAAJIAh4AEgAAAQcTIycHFSMRMxUGBgczNjY3NwI60uCRokSAgAECAgIPHA+nAh71/tfdMK0CHo0iQhoSJBHE//8ATAAAAgcDqgImAC0AAAAHAHQAJA\
Cs//8AQQAAATwD2AImAE0AAAAHAHQAGQDaAAIAXf8jAgcCygAFABAAADMRMxEhFQcGBgcjNT4CNzNdgAEqigsrGkgGDgsDdgLK/aJsRx5TJQ0SNTcVAAIAQ/8jANwC+AADAA4AADMjETMTBgYHIzU+Ajczz35+DQ\
srGkkHDgsDdgL4/MEeUyUNEjU3FQAAAgBdAAACGALKAAkADwAAAQYGByM1NjY3MwERMxEhFQIYDCkYSQkTBHb+RYABKgLAHlMlDR1WIP02Asr9omwAAAIAUQAAAYYC+AAJAA0AAAEGBgcjNTY2NzMDIxEzAYYMKR\
lICRIEd7d+fgLuHlMlDR1WIP0IAvj//wBdAAACBwLKAiYALQAAAAcBTAE0/s7//wBRAAABeQL4ACYATQAAAAcBTADF/s4AAQAGAAACBwLKAA0AADM1Byc3ETMRNxcHFSEVXSgvV4BfMZABKvMXUjUBZ/7mOVNW1G\
wAAAH/9QAAASsC+AALAAAzNQcnNxEzETcXBxFOKTBZfi0yX/0aUzcBi/7DHlI8/rUA//8AXQAAArwDqgImAC8AAAAHAHQBFgCs//8AUQAAAjUC/gImAE8AAAAHAHQAywAAAAIAXf8jArwCygARABwAACEjASMWFh\
cRIxEzATMmJicRMwMGBgcjNT4CNzMCvJ/+rgQDBQFzngFRAwIEAXTjDCoaSQcOCwN2AjAtZzT+mALK/dQoaDEBa/zvHlMlDRI1NxUAAAACAFH/IwI1AigAEwAeAAABMhYVESMRNCMiBhURIxEzFzM2NhMGBgcjNT\
4CNzMBc1tnfmRMOH5hEgcaW04MKxpIBg4MAncCKF5p/p8BSHpgWf73Ah5HKif9kR5TJQ0SNTcVAAD//wBdAAACvAOqAiYALwAAAAcBSQCiAKz//wBRAAACNQL+AiYATwAAAAYBSVcAAAD//wACAAAClgLKACYAT2\
EAAAYCBPYAAAAAAQBd/zYCvALKAB8AAAUiJic1FhYzMjY3ASMeAhURIxEzATMuAjURMxEUBgHoHSwPEScXMTkB/oEEAgQDc54BUQMCAwJ0dMoGBWYEBi03Ai8ZSUwf/p0Cyv4WGkZJHQEk/ThpYwAAAAABAFH/EA\
I1AigAHwAABSImJzUWFjMyNjURNCMiBhURIxEzFzM2NjMyFhURFAYBkRgsDw4cERokY0w5fmESCBpaM1tnTPAHBWQFBSIyAYVzX1r+9wIeRyonXmj+W0tiAP//ADv/9gLbA2UCJgAwAAAABwFKAMQArP//ADH/9g\
I1ArkCJgBQAAAABgFKbAAAAP//ADv/9gLbA6MCJgAwAAAABwFLALUArP//ADH/9gI1AvcCJgBQAAAABgFLXQAAAP//ADv/9gLbA6oCJgAwAAAABwFQANwArP//ADH/9gJDAv4CJgBQAAAABwFQAIQAAAACADv/9g\
OBAtUAGAAlAAABMhYXIRUhFSEVIRUhFSEGBiMiJiY1NDY2FyIGFRQWMzI2NxEmJgF+GjkWAZr+6AEF/vsBGP5nFjoZbpBGRo9xZF1dYxw6FBQ5AtUGBWu2a9JsBAZcpm9vpFtsinl5igkJAeEJCgAAAAADADD/9g\
OYAigAIAAnADMAAAEyFhUVIRYWMzI2NxUGBiMiJicGBiMiJiY1NDYzMhYXNhciBgczNCYFIgYVFBYzMjY1NCYCqW6B/pcCTUU2ViwpVj1AaSMhZD1LdEKIeTpjIEN5M0AF6zj+S0M7PENCPDwCKIJ0QE1OFRRlEx\
IsLSwtQn5ahpItLFldQEE5SAlaWFlbW1hZWgAAAP//AF0AAAKAA6oCJgAzAAAABwB0ANEArP//AFEAAAGlAv4CJgBTAAAABwB0AIIAAAADAF3/IwKAAsoADgAXACIAAAEyFhUUBgYHEyMDIxEjERcjFTMyNjU0Jh\
MGBgcjNT4CNzMBKI2HJz4kzZCraIDDQ0dPR0s4DCoaSQYODAJ3AspoajRKMQ/+xgEa/uYCymvcOTg6Mf1aHlMlDRI1NxUAAgBE/yMBpAIoABMAHgAAATIWFwcmJiMiBgYVESMRMxczNjYDBgYHIzU+AjczAW0NHw\
sLChwLKEYrfmESBhhUWQwqGkkGDgwCdwIoAgN1AgMhRTT+5wIeXis9/ZEeUyUNEjU3FQAAAP//AF0AAAKAA6oCJgAzAAAABwFJAF0ArP//ADYAAAG+Av4CJgBTAAAABgFJDgAAAP//ADD/9gH8A6oCJgA0AAAABw\
B0AKYArP//AC//9gHCAv4CJgBUAAAABgB0fwAAAP//ADD/9gH8A6oCJgA0AAAABwFIADIArP//AC//9gHCAv4CJgBUAAAABgFICwAAAP//ADD/EAH8AtQCJgA0AAAABwB4AKcAAP//AC//EAHCAigCJgBUAAAABw\
B4AJUAAP//ADD/9gH8A6oCJgA0AAAABwFJADIArP//AC//9gHCAv4CJgBUAAAABgFJCwAAAAACABD/IwIqAsoABwASAAAhIxEjNSEVIxMGBgcjNT4CNzMBXYDNAhrNDQwrGkgGDgwCdwJebGz9Wx5TJQ0SNTcVAA\
AAAAIAFP8jAXoClQAYACMAACUyNjcVBgYjIiYmNREjNTc3MxUzFSMRFBYXBgYHIzU+AjczASMXLRMUQCMuTCxJUChPmpooMAwqGkkHDgsDdlsJBl4JDR9MRAEaNyxzd1/+5yYloh5TJQ0SNTcV//8AEAAAAioDqg\
ImADUAAAAHAUkAMwCsAAIAFP/2AhQC+AAJACIAAAEGBgcjNTY2NzMDMjY3FQYGIyImJjURIzU3NzMVMxUjERQWAhQMKRhJCRMEdvEXLRMUQCMuTCxJUChPmpooAu4eUyUNHVYg/WMJBl4JDR9MRAEaNyxzd1/+5y\
YlAAEAEAAAAioCygAPAAAzESM1MzUjNSEVIxUzFSMR3YSEzQIazYODATBpxG1txGn+0AAAAAABABT/9gF6ApUAIAAAEzUzNSM1NzczFTMVIxUzFSMVFBYzMjY3FQYGIyImJjU1HUBJUChPmpqMjCggFy0TFEAjLk\
wsAQFVaTcsc3dfaVVbJiUJBl4JDR9MRFwA//8AV//2ApMDmQImADYAAAAHAU8AigCs//8ATf/2AjIC7QImAFYAAAAGAU9WAAAA//8AV//2ApMDZQImADYAAAAHAUoArwCs//8ATf/2AjICuQImAFYAAAAGAUp6AA\
AA//8AV//2ApMDowImADYAAAAHAUsAnwCs//8ATf/2AjIC9wImAFYAAAAGAUtrAAAA//8AV//2ApMD6QImADYAAAAHAU0A2gCs//8ATf/2AjIDPQImAFYAAAAHAU0ApgAA//8AV//2ApMDqgImADYAAAAHAVAAxg\
Cs//8ATf/2AlEC/gImAFYAAAAHAVAAkgAAAAEAV/8YApMCygAmAAAFFBYzMjY3FQYGIyImNTQ2NwYjIiY1ETMRFBYzMjY1ETMRFAYHBgYB3hgSEBsJDyEXNzsbFh8ji5CAUE9TS38uLi8qZxsZBgJLBAY7Nh47GQ\
WRdwHM/kFYUFdSAb7+Mj9qJC9HAAD//wBN/xgCMgIeAiYAVgAAAAcBTgFOAAD//wAFAAADtAOqAiYAOAAAAAcBSADyAKz//wAKAAADMwL+AiYAWAAAAAcBSAC0AAD//wAAAAACWgOqAiYAOgAAAAcBSABDAKz//w\
AA/xACIwL+AiYAWgAAAAYBSCcAAAD//wAAAAACWgOUAiYAOgAAAAcAaAACAKz//wAdAAACIwOqAiYAOwAAAAcAdACuAKz//wAgAAABwAL+AiYAWwAAAAYAdHoAAAD//wAdAAACIwObAiYAOwAAAAcBTAC5AKz//w\
AgAAABwALvAiYAWwAAAAcBTACFAAD//wAdAAACIwOqAiYAOwAAAAcBSQA7AKz//wAgAAABwAL+AiYAWwAAAAYBSQYAAAAAAQBRAAABhQL9AA8AAAEiFREjETQ2NjMyFhcHJiYBFkd+LlM5KTwVHhEoAphV/b0CR0\
VPIg0IXgUJAAAAAf///w8CCgL9ACgAABciJjU0NjcXBhUUFjMyNjURIzU3NTQ2MzIWFwcmJiMiBhUVMxUjERQGplJVCAZmBx0UGR5XV2RWJ0AVIBEpGCQig4Nc8VRFFSMPHhQVHB0kKQIDPCQlaFENCF4FCS0qI1\
/+BVlcAAAEAAAAAAKfA74ACgAcACcAMgAAATY2NzMVDgIHIwcmNTQ2MzIWFRQGBxMjJyEHIwEyNTQmIyIGFRQWAzMnLgInDgIHARgVMBCQCzQ8FlQfH0A0MkYSD/qIP/7uPogBTjMdFhYcGlDUPwUSEQQEEhEEA1\
YVOxgHDCgoDdkcMjU8PDQZKA39iq2tApIxGBsbGBca/oimDjAyERA2MgoAAAAABQAs//YB/wO+AAoAFgAiAD4ASQAAAQ4CByM1NjY3MwcyFhUUBiMiJjU0NhciBhUUFjMyNjU0JgcyFhURIycjBgYjIiY1NDY3Nz\
U0JiMiBgcnNjYTBgYVFBYzMjY1NQHUCjhAF1UVMBCZqjJFRDM0QEA0FhwZGRYcHBdpbVkZBCNOQ0lge31eMi0pSyUoKGdPU0AtJTdMA7gLJSQMCBM1Fo07NDU8PDQ0PD0bGBcbGxcYG8xcYP6USywpUlZUVAUDGz\
MtGBBYFRr+1gMzKychPz4uAP//AAAAAANiA6oCJgCGAAAABwB0AX4ArP//ACz/9gNTAv4CJgCmAAAABwB0AVEAAP//ADv/2QLbA6oCJgCYAAAABwB0ARgArP//ADH/3QI1Av4CJgC4AAAABwB0AL0AAAACADD/Iw\
H8AtQAJwAyAAAlFAYjIic1FhYzMjY1NCYnLgI1NDYzMhYXByYmIyIGFRQWFhceAgMGBgcjNT4CNzMB/Ip6dlItbDhAPExJLFA0gWw5YzIpLVErNDYePzI5UiuoDCoaSQcOCwN2w19uKHgUITIpLTQfEzRQPlxnGB\
ZnExYvJR4oIhYZNkz+vh5TJQ0SNTcVAAAAAAIAL/8jAcICKAAoADMAACUUBiMiJic1FhYzMjY1NCYmJy4CNTQ2MzIWFwcmJiMiFRQWFhceAgMGBgcjNT4CNzMBwnVtOVEmKGErNC4SNTQ0RSNzYDJZLSgmSCZTFT\
UxMEYmgAwqG0gGDgwCd51SVRARaxMaIBsQGR4WFCs6LklLFBRdEBYvERgbExMpPP7uHlMlDRI1NxUAAQAoAl4BsAL+ABIAAAEeAhcVIyYmJwYGByM1PgI3ATMNLTATVRs8Gho5G1QTLy0NAv4WNzQTDBAtGxssEQ\
wTNDcWAAABACgCXgGwAv4AEgAAEy4CJzUzFhYXNjY3MxUOAgekDS0wElQbOhkaPBtVEzAtDQJeFzYzEw0RLBsbLRANEjQ2FwAAAAEAKAJeAWYCuQADAAABFSE1AWb+wgK5W1sAAAABACgCXgGMAvcADgAAAQYGIy\
ImJzMWFjMyNjY3AYwFYE9SWgRIBDorGS4gAwL3RFVTRikUCRoaAAEAKAJqALQC7wALAAATMhYVFAYjIiY1NDZuHCoqHB0pKQLvHSUlHh4lJR0AAgAoAl0BFAM9AAsAFwAAEyImNTQ2MzIWFRQGJzI2NTQmIyIGFR\
QWnDRAQDQzRUUzFh0dFhUdGgJdPDU0OzszNjw+GxgXGxsXGBsAAAEAKP8YAOIAEAATAAAXFBYzMjY3FQYGIyImNTQ2NxcGBoMXExAbChAhFjc8Pyg7IiVxFRUGAksEBjkwK0wYECA1AAAAAQAoAl0BrwLtABMAAB\
M2NjMyFhYzMjczBgYjIiYmIyIHKAZEMhw0MRYmDUEGRTEbNDEXJwwCXUdIGxs3RkkbGzcAAAACACgCXgG/Av4ADAAZAAABDgMHIzU+AjczBw4DByM1PgI3MwG/CCMtLhJEDiMgC4C7CCQtLRJEDiIgDIAC9A0oLC\
cODRMzNxYKDSgsJw4NEzM3FgABAPICXgGVAx8ACgAAEz4CNzMVBgYHI/IIEA4EeQ0wHEoCbRg/QRoLJWQtAAMAcgJxAd0DRgAJABUAIQAAAQYGByM1NjY3MwcyFhUUBiMiJjU0NiEyFhUUBiMiJjU0NgGREDIcOg\
kWBXTnGSEhGRkfHwETGCEhGBofHwM8IFAmDR1VIV4cIB4dHR4gHBwgHh0dHiAcAAAA//8ACgAAAqoC7gAmACIMAAAHAVH/GP/P//8APwGPANgCKQIGAHcAfP//AAAAAAJbAu4AJgAmaAAABwFR/w7/z///AAAAAA\
L/Au4AJgApaAAABwFR/w7/z///AAAAAAHkAu4AJwAqAJUAAAAHAVH/Dv/PAAD//wAA//YDEgLuACYAMDcAAAcBUf8O/8///wAAAAADCgLuACcAOgCwAAAABwFR/w7/zwAA/////QAAAzEC7gAmAXM/AAAHAVH/C/\
/P////5v/2AWwDRgImAYMAAAAHAVL/dAAA//8AAAAAAp4CzQIGACIAAP//AF0AAAJiAsoCBgAjAAAAAQBdAAACDgLKAAUAAAEVIREjEQIO/s+AAsps/aICygACABkAAAJcAswABQAQAAABExUhNRMXLgInDgIHAy\
EBgdv9vdtnBQ4MAgMLDQV9AToCzP1+SksCgeoQLi0NDS0uD/6J//8AXQAAAfMCygIGACYAAP//AB0AAAIjAsoCBgA7AAD//wBdAAAClwLKAgYAKQAAAAMAO//2AtsC1QAPABsAHwAAARQGBiMiJiY1NDY2MzIWFg\
UUFjMyNjU0JiMiBgUVITUC20mWcXKVSUmVc3GVSf3nYGlqX15qaWEBUf7wAWZvpVxcpm9upVtbpW95iop5eYqKP2pqAAD//wAjAAABTwLKAgYAKgAA//8AXQAAAocCygIGACwAAAABAAAAAAJ6AsoADgAAARMjAy\
4CJw4CBwMjEwGC+IOPBxEPBQQOEQePg/cCyv02AbUUPDwVFjw7FP5LAsoAAAD//wBdAAADRQLKAgYALgAA//8AXQAAArwCygIGAC8AAAADACYAAAIOAsoAAwAHAAsAABM1IRUBNSEVATUhFToBwP5oAXD+VAHoAl\
9ra/7fa2v+wmxsAAAA//8AO//2AtsC1QIGADAAAAABAF0AAAKHAsoABwAAMxEhESMRIRFdAiqA/tYCyv02Al79ov//AF0AAAI8AsoCBgAxAAAAAQAlAAACKgLKABEAADM1Eyc1IRUjIiYnFwM2NjMzFSXo4gHi5h\
lAGODqI0gk72YBEO9lawEC6/7xAQNsAAAA//8AEAAAAioCygIGADUAAP//AAAAAAJaAsoCBgA6AAAAAwAv//YDFwLUABcAHwAmAAABHgIVFA4CBxUjNS4DNTQ2Njc1MwcOAhUUFhczNjY1NCYnAd51iTseSHladl\
x5Rh48iXR2dkdTJFtjdmVZU2sCfANJd0cvXU8xAm5uAjJPXi1Gd0oDWL4DKkguS1sEBFtLRlkEAAD//wACAAACewLKAgYAOQAAAAEANQAAAxwCygAZAAABFAYGIxUjNSImJjU1MxUUFjMRMxEyNjU1MwMcOYl3dn\
mIN3pcYnZdYXsB4FF3QdfXQndO7OpaRgGK/nZFWewAAAAAAQAfAAAC8gLVACEAAAEiBhUUFhcVITUzJiY1NDY2MzIWFhUUBgczFSE1NjY1NCYBiGJoP1H+0bREVlGWaGmXUFZFtf7QUUBoAmlzaVyPMnBtLZ9pXY\
pMTIpeaZ4tbXAxklppcwAAAP//ABwAAAFXA5QCJgAqAAAABwBo/48ArP//AAAAAAJaA5QCJgA6AAAABwBoAAIArP//ADH/9gJoAx8CJgF7AAAABgFRGgAAAP//ACj/9gHsAx8CJgF/AAAABgFRBgAAAP//AFH/EA\
I1Ax8CJgGBAAAABgFRLAAAAP//AFD/9gFsAx8CJgGDAAAABwFR/3MAAP//AEn/9wJEA0YCJgGPAAAABgFSGAAAAAACADH/9gJoAigAIwAwAAAFIiY1NDYzMhYXMzY2NzMOAhUVFBYzMjY3FQYGIyImJyMGBicyNj\
c1NCYjIgYVFBYBCWF3eWk6TBoGBRAMZgcOChgRBxMECCcQLTkOCRdMHkU5ATdKPTo6Co2KipEpKREoDxZGVCmtIBkEAWEECSQuIjBmUloGV11dWVhYAAIAUf8QAmIC/QAXAC4AAAEyFhYVFAYHFRYWFRQGIyImJx\
EjETQ2NhciBgYVERYWMzI2NTQmIyM1MzI2NTQmAU1GbT5MRldfgm80UB5+QnJFITkhHEclR0NSPykgPjpAAv0rVUBIVAwDCl1baHIRD/76AwdRZTBkGD03/nMRFEM8RDpmPzQ0NAABAAP/EAIjAh4AFwAAJQ4CFS\
M0NjY3AzMTHgIXMz4CNxMzAVsQFQyGDRcO04JdCRYRAwMCDxQKWYMLKVtVIhxUXSkCGP8AGkZAEQ88RBwBBgAAAAACADD/9gI1AvsAIAAtAAABMhYXByYmIyIGFRQWFxYWFRQGIyImJjU0NjY3JiY1NDYTDgIVFB\
YzMjY1NCYBTkRmMDMqVC4qJEFGWlmPdkp0QjVaODJFclUgRTBDPD5FOwL7HxdbFRwhFx40JS93UYF+NGVHQ148EB5QOEdL/pQJKUk7NkdLRzpMAAAAAAEAKP/2AewCKAAnAAABFSMiBhUUMzI2NxUGBiMiJjU0Nj\
c1JjU0NjYzMhYXByYmIyIVFBYzAYVOTUWHO2IiI2RBg3hIOGc8ZkA5ZykpI0oxcUhFAUhbJyZHGhBnERVYRzw7DAUaYzE/HhUTXQ8WPCUfAAAAAQAx/0MB3wL4ACUAAAUUBgcjNjY1NCYmJyYmNTQ2NjcOAiMjNS\
EVDgMVFBYWFxYWAd8pGH4aKg4rLGJsT4JMCSsyFYUBkGV4PBMkQy9UQxosVSIkThoKExAIEmljW5mIQQIDAV9QVIZsViM0NBgJET0AAAABAFH/EAI1AigAFAAAATIWFREjETQmIyIGFREjETMXMzY2AXNbZ34wNE\
w4fmESBxpbAiheaf2vAjg9PWBZ/vcCHkcqJwAAAAADADH/9gIxAv0ADQAUABsAAAEUBgYjIiY1NDY2MzIWJSIGBzMmJgMyNjcjFhYCMTRxXYF9M3Bbg3/+/0A6BP0EO0FBPQP/AjsBenqtXc62ea5cy215d3d5/b\
V9fnx/AAABAFD/9gFsAh4ADwAANxQzMjY3FQYGIyImJjURM81GFy8TEz4iME0sfaZLCQZeCQ0fTEUBeAAA//8AUQAAAkgCHgIGAPcAAAABAAD/9gJIAv4AJwAAMRMnJiYjIgYHNTY2MzIWFhcTFhYzMjY3FQYGIy\
ImJycmJicjBgYHB+cVEywpDxsKDSwSO0swFJcSIBQHEgcLLhIzOBE5DBgFBAgXDW0CCDgwJQQCZwMFJ004/l8xIQMCYAYINDCgIkkYHUUd/gD//wBR/xACNQIeAgYAdQAAAAEAAgAAAhkCHgAQAAATMxMeAhczNj\
Y1MxQGBgcjAoFrBhEQBARGOH4lXFR3Ah7+1xMzMRBSz49rt6hUAAEAMP9DAd8C+AA0AAA3NDY3NSYmNTQ2Nw4CIyM1IRUjIgYGFRQWMzMVIyIGFRQWFhcWFhUUBgcjNjY1NCYmJyYmMFA7MjhLRBMyLg0SAXchN2\
M9P1JSU1hTJUQuVUEoGH0bKA0sK2Rt00VeFQUNPzU8QBICAwFfWh48LS0wWkY+Li8WChE9KyxVIiROGgoTEAgSZP//ADH/9gI1AigCBgBQAAAAAQAM//YCowIeABgAACUyNjcVBgYjIiY1ESMRIxEjNTchFSMRFB\
YCYhAcDA4zHD9IvH5wUQJGbxpaCAZcCQ1ITAEy/kQBvDYsYv7UHRkAAAACAEP/EAI0AigAEwAgAAABFAYjIiYnIxYWFRUjETQ2MzIWFiciBhUVFhYzMjY1NCYCNHxqJ0kcBwIFf4V3R28/+T08F0AhQTg4AQ+IkR\
YTFUskiwICh49BfllTWY0WF1dcXVYAAQAx/0MB3wIoACIAAAEyFhcHJiYjIgYVFBYWFxYWFRQGByM2NjU0JiYnJiY1NDY2ATwrVSMlIUEgRz8gQzRVQSgYfRspDissXnJDeAIoExBiDRBlYzI3HAwSPi0tWCIlUR\
sLExEJEm1rcIc7AAAAAAIAMf/2AmoCHwAQAB0AACUUBgYjIiY1NDY2MyEVIxYWBRQWMzI2NTQmJyMiBgI6PHRWdY5Jh10BDIglM/54PkZFPiUhG1VR7UZwQYuFZXs5YCVnLUxeWUY+XydSAAAAAAEAEP/2AeICHg\
AVAAABFSMRFBYzMjY3FQYGIyImJjURIzU3AeLIKyIYLhUUPiMxUS+MUQIeYf7rKSQIBl4JDB5MRQEYNSwAAAEASf/3AkQCHgAWAAAFIiYmNREzERQWMzI2NTQmJzMWFhUUBgE8X2krfjs/Q0ESD34REYYJRHRIAS\
f+101MYG5DcUA/cUickwAAAAACADH/EALOAicAHQAnAAATBgYVFBYWFxE0NjMyFhYVFAYGBxUjNS4CNTQ2NwUiBhURNjY1NCb6JisoQilkUURjNk+CS3ZMeUY8MAFWHSRIWTAB6jNoRDtKJgYBDl5hQXdRX31DBu\
npBzx1XVSKO18qNf7xB2ZWTF8AAAAAAf/t/xACQgIkACMAABMyFhYXFxMzAxcWFjMyNxUGBiMiJicnAyMTJyYmIyIGBzU2NmsqNCIQMI+A2V4QJCAXGBEmHEJHFzuhhu5HDiQYCRkNEScCJB07LYUBBP6L6iYgBW\
IFB0hEqv7KAai7JyEDBWQFCAABAEn/EALwAvcAHQAAJTY2NTQmJzMWFhUUBgYHFSM1LgI1ETMRFBYXETMB01JWFBF3EhFMgk92UXxHek5MdlsHVWJDfEZFfUJnfDsF5+cDOHlkAQ/+7V9NBQKdAAEANv/2AwoCHg\
ArAAABFhYVFAYGIyImJyMGBiMiJiY1NDY3MwYGFRQWMzI2NTUzFRQWMzI2NTQmJwLSHRsvXUU8SREFEkg9RV0vGx57IB0yMi8mdSctMjMeHwIeR4BQUHxFNC4uNEV8UFCAR0OFTFJeQzqSkjxBXlFLh0MAAAD///\
/4//YBbALoAiYBgwAAAAcAaP9rAAD//wBJ//cCRALoAiYBjwAAAAYAaA4AAAD//wAx//YCNQMfAiYAUAAAAAYBUREAAAD//wBJ//cCRAMfAiYBjwAAAAYBURYAAAD//wA2//YDCgMfAiYBkwAAAAcBUQCAAAD//w\
BdAAAB8wOUAiYAJgAAAAcAaAAEAKwAAQAQ//cC0ALKAB4AAAUiJzUWMzI2NjU1NCYjIxEjESM1IRUjFTMyFhUVFAYCDzUlKSYTIxYvOKuArgIF17JsdGYJEGsRDCYnPzEq/qwCXmxsnWNaQmRn//8AXQAAAg4Dqg\
ImAV4AAAAHAHQAxwCsAAEAO//2AncC1AAeAAABIgYHIRUhFhYzMjY3FQYGIyImJjU0NjYzMhYXByYmAZladAgBRP67BmxnMF4zL2E7dpdJUp9zQGgwLylSAmhmYGtmbxMQbRIQXKVubaVdGRZqEhsAAP//ADD/9g\
H8AtQCBgA0AAD//wAjAAABTwLKAgYAKgAA//8AHAAAAVcDlAImACoAAAAHAGj/jwCs////tP82ANsCygIGACsAAAACAAX/9gOlAsoAIgArAAAXIic1FhYzMjY3PgI3IREzMhYWFRQGIyMRIw4DBw4CJTI2NTQmIy\
MVSyUhDRoPIyEOBxYbDQGFOWN6OIWPupoGDxAQCA0pRwIISk5VTygKC2oFBkxKI4y7av7jN2A8ZnQCXjJxcWUmQVoudDQ8PSzZAAIAXQAAA68CygATABwAADMRMxEhETMRMzIWFhUUBiMjESERJTI2NTQmIyMVXY\
ABBIE4Y3o4hJC6/vwBuUlOVU8nAsr+4AEg/uM3YDxmdAE9/sNqNDw9LNkAAAAAAQAQAAAC0ALKABMAAAEVIxUzMhYVESM1NCYjIxEjESM1AiDivmVvgCsxtoCuAsptnWJa/vz5MSr+rAJdbQAA//8AXQAAAowDqg\
ImAbEAAAAHAHQA6wCsAAIACv/2AogDsAAPACoAAAEOAiMiJiYnMxYWMzI2NwMOAiMiJic1FhYzMjY3ATMTFhYXMzY2NxMzAicFLV5NUFsoBHIFLjQsNgYLH0JiThs5GBY2GTQ1Ev7+iZ4GFQUFBRMHjoUDsDNLKC\
dKNTckJzT9H0ZhMggHcwoJMC0CCP6rDS4RDzASAVAAAAAAAQBd/zgChwLKAAsAACEjFSM1IxEzESERMwKH137VgAEqgMjIAsr9owJdAP//AAAAAAKeAs0CBgAiAAAAAgBdAAACRgLKAA0AFgAAMxEhFSEVMzIWFh\
UUBiMnMjY1NCYjIxVdAbj+yE1nfTiFlAdPT1ZVPALKbLE2YD1nc2o0PD0s2QD//wBdAAACYgLKAgYAIwAA//8AXQAAAg4CygIGAV4AAAACAAX/OALMAsoADQAVAAABETMRIzUhFSMRMzYSNxcOAwchEQJuXnz+MX\
w3P2ETaAYbKDAbASwCyv2j/svIyAE1dAEyt202gIZ/NQHwAAAA//8AXQAAAfMCygIGACYAAAABAAAAAAONAsoAEQAAAQMzExEzERMzAwEjAxEjEQMjAQv+h/d494f+AQqM/nj/jAFxAVn+pgFa/qYBWv6o/o4Bav\
6WAWr+lgABACz/9gJCAtQAKAAAARQGBxUWFhUUBiMiJzUWFjMyNjU0JiMjNTMyNjU0JiMiBgcnNjYzMhYCL2JPX2WWkpJZLngzX1p5aFBJeF9HQDxeKjkyglZ3ggIjSFcMAwtYR153J24WGT04OjVlOjIrMSEaVi\
IqZAAAAAABAF0AAALGAsoAEwAAEzMRFAYGBzMBMxEjETQ2NjcjASNddAIDAgQBYpZ0BAQBBP6dlwLK/pUhU0UMAjD9NgFoJFdGDP3LAAACAF0AAALGA7AADwAjAAABDgIjIiYmJzMWFjMyNjcFMxEUBgYHMwEzES\
MRNDY2NyMBIwJ6BS1dTlBbKANxBS80LDYF/lZ0AgMCBAFilnQEBAEE/p2XA7AzSygnSjU3JCc05v6VIVNFDAIw/TYBaCRXRgz9ywAAAAABAF0AAAKMAsoACgAAISMBESMRMxEBMwECjJT+5YCAARaL/ukBav6WAs\
r+pgFa/qcAAAAAAQAF//YCfgLKABoAACEjESMOAwcOAiMiJzUWFjMyNjc+AjchAn6AwgYOEBAIDSlHOCYgDRoPIyEOBxYbDQGsAl4ycXFlJkFaLgtqBQZNSSKMvGr//wBdAAADRQLKAgYALgAA//8AXQAAApcCyg\
IGACkAAP//ADv/9gLbAtUCBgAwAAD//wBdAAAChwLKAgYBawAA//8AXQAAAjwCygIGADEAAP//ADv/9gJaAtQCBgAkAAD//wAQAAACKgLKAgYANQAAAAEACv/2AogCygAaAAAlDgIjIiYnNRYWMzI2NwEzExYWFz\
M2NjcTMwGpH0JiThs5GBY2GTQ1Ev7+iZ4GFQUFBRMHjoXPRmEyCAdzCgkwLQII/qsNLhEPMBIBUAD//wAv//YDFwLUAgYBcAAA//8AAgAAAnsCygIGADkAAAABAF3/OALqAsoACwAAJREjNSERMxEhETMRAup8/e\
+AASqAaf7PyALK/aMCXf2fAAABAD8AAAJwAsoAEwAAISMRBgYjIiY1ETMRFBYzMjY3ETMCcIA9aDhkcIA1PTFXN4ABGhUXYFkBI/78NjYUEgFKAAAAAAEAXQAAA8oCygALAAAhIREzETMRMxEzETMDyvyTgPWB9o\
ECyv2jAl39owJdAAAAAAEAXf84BCcCygAPAAAlESM1IREzETMRMxEzETMRBCd8/LKA84HzgGn+z8gCyv2jAl39owJd/Z8AAgADAAACmwLKAA0AFgAAMxEjNSERMzIWFhUUBiMnMjY1NCYjIxWxrgEuUGR8OoaSB0\
xQV1I+Al5s/uM3YDxmdGo0PD0s2QAAAwBdAAADGwLKAAsADwAYAAAzETMRMzIWFhUUBiMhETMRJTI2NTQmIyMVXYBIY3s5hZEBdYD+BUpPUlA6Asr+4zdgPGZ0Asr9Nmo0PD0r2AACAF0AAAJQAsoACwAUAAAzET\
MRMzIWFhUUBiMnMjY1NCYjIxVdgFhkfTqIkQdLU1pRRgLK/uM3YDxmdGo0PD0s2QAAAAEAIf/2AlAC1AAeAAABIgYHJzY2MzIWFhUUBgYjIiYnNRYWMzI2NyE1ISYmAQAxWigsMHI/bZVMSpp1Pl4wNF0waXAE/r\
wBQwVsAmgaEWgWGVmjb3GmXBASbRATbWlrXWgAAAACAF3/9gPsAtUAFQAhAAABFAYGIyImJicjESMRMxEzNjYzMhYWBRQWMzI2NTQmIyIGA+xGjWpliUkGlYCAlw6bkmqNRv4KWV9hWFdgYVkBZm+lXFGTY/7DAs\
r+4ImiW6VveYqKeXmKigAAAAACAAUAAAIzAsoADgAXAAABAyMTLgI1NDYzMxEjEQMiBhUUFjMzNQFDrpDKID4nioPcgFhFSkhLVAEa/uYBOQwvTz1iaP02ARoBRjE4Nj3c//8ALP/2Af8CKAIGAEIAAAACADL/9g\
I1Av0AHQArAAATNDY3NjY3Fw4CBw4CBzM+AjMyFhUUBgYjIiYFMjY1NCYjIgYGBxQWFjJ9jzlzOBEjVFEfMEEjBAcMLkIqZHBCdE11iwEIN0IyOyU9KggYOwFFs8cbCxAIbgULDAUJKFJGEigafXNbez2tRkhZR1\
QiKw85ZkEAAAAAAwBRAAACMgIeABAAFwAgAAABFAYHFRYWFRQGIyMRMzIWFgc0IyMVMzIXNCYjIxUzMjYCITk0N0dsfPn4PmE5gF11ZG4OOjhucTM8AZIuPAkEBz41RlsCHho9QDp6oSUhkSIAAAEAUQAAAbcCHg\
AFAAABFSMRIxEBt+h+Ah5h/kMCHgAAAgAQ/0ACaAIeAA0AEwAAAREzESM1IRUjETM2NjcXBgYHMxECGU90/o9zLTs/B2sKNCvcAh7+Qv7gwMABIFfse2BfuEcBXgD//wAx//YCFwIoAgYARgAAAAEAAAAAAzkCHg\
ARAAABAxMjAxEjEQMjEwMzExEzERMDJtDjiNl22Ynk0YXKdssCHv77/ucBE/7tARP+7QEZAQX++QEH/vkBBwAAAAABACT/9gHqAigAKQAAATIWFhUUBgcVHgIVFAYGIyInNRYWMzI2NTQjIzUzMjY1NCMiBgcnNj\
YBAjxiOjowITghNnFXgUciYTc9VJs/OElRcylTKCctaQIoH0AwMToNBQgeMygtSy0iaxAaIClLWx0mPRIQWxIVAAABAFEAAAJiAh4AEQAAExQGBgcBMxEjNTQ2NjcBIxEzygQEAQEJmHkDBAH++Jh5ARwSPzkMAZ\
j94v8WPTcO/mkCHgAAAAIAUQAAAmIDBAAPACEAAAEOAiMiJiYnMxYWMzI2NwMUBgYHATMRIzU0NjY3ASMRMwI6BS1eTVBbKARyBS40LDYG/QQEAQEJmHkDBAH++Jh5AwQzSygnSjU3JCgz/hgSPzkMAZj94v8WPT\
cO/mkCHgABAFEAAAJFAh4ACgAAATMDEyMDESMRMxEBp4vd8JDmfn4CHv78/uYBE/7tAh7++QABAAP/9wIbAh4AEgAAISMRIw4CIyInNRYzMj4CNyECG36RDixMPSwaEhYVIx0XCQF7Ab2jyFsNYwgsZq2AAAAAAQ\
BRAAAC1gIeABMAAAERIxE0NyMDIwMjFhYVESMRMxMTAtZ0BQOgYaADAgN0r5WWAh794gEoQzv+WgGmHUAl/twCHv53AYkAAQBRAAACPAIeAAsAABMVMzUzESM1IxUjEc/vfn7vfgIe19f94ubmAh4AAP//ADH/9g\
I1AigCBgBQAAAAAQBRAAACMAIeAAcAAAERIxEjESMRAjB+434CHv3iAbz+RAIeAAAA//8AUf8QAkECKAIGAFEAAP//ADH/9gHVAigCBgBEAAAAAQAWAAAB9gIeAAcAAAEjESMRIzUhAfayfbEB4AG9/kMBvWH//w\
AA/xACIwIeAgYAWgAAAAMAMP8QAtwC+AARABgAHwAAARYWFRQGBxUjNSYmNTQ2NzUzAwYGFRQWFzM2NjU0JicBwoWVkIp3hJePjnV1TE9OTXVLTU9JAiMMk3V1lAzq6gyUdXeTCtX+yglfS0xeCQlfS0tdCQD//w\
AKAAACJgIeAgYAWQAAAAEAUf9AAosCHgALAAAFIzUhETMRMxEzETMCi3T+On7wfk7AwAIe/kQBvP5BAAAAAAEAQQAAAi8CHgASAAATFDMyNjc1MxEjNQYGIyImNTUzv1AuTSd+fidZOlRifgFYTxgT6v3i4RYgV1\
LKAAEAUQAAA10CHgALAAABESERMxEzETMRMxEDXfz0fsl+yQIe/eICHv5EAbz+RAG8AAEAUf9AA6wCHgAPAAABETMRIzUhETMRMxEzETMRA11Pdf0afsl+yQIe/kH+4cACHv5EAbz+RAG8AAAAAAIABwAAApcCHg\
AMABUAAAEVMzIWFRQGIyMRIzUBIxUzMjY1NCYBMnl4dG18+q0BoXZ4Mj05Ah7WT09OXAG9Yf7OkSMpJh8AAAMAUQAAAuYCHgAKAA4AFwAAMxEzFTMyFhUUBiMhETMRJTI2NTQmIyMVUX5hdXBqeQE2fv5EMD45Nl\
oCHtZPT05cAh794lsiKiYfkQACAFEAAAI1Ah4ACQASAAABMhUUBiMjETMVFzQmIyMVMzI2AUzpbXr9fug6N3d5MD8BSJ5OXAIe1qEmH5EjAAAAAQAh//YByAIoABwAABciJic1FhYzMjY3IzUzJiMiBgcnNjYzMh\
YWFRQGwDJMISJNKz5IBeTkCnUhQhskH1cwSXJCjgoQEGUPFURMWYcSC1oOFjR5aJKLAAIAUf/2Ay0CKAATAB8AAAEUBiMiJicjFSMRMxUzNjYzMhYWBRQWMzI2NTQmIyIGAy2Gc2aDDHB+fnINgmdHcD/+kTk/Pj\
g4Pz84ARCHk3h45gIe1210QX1aWVtbWVhaWgAAAAACAAYAAAH0Ah4ADgAXAAAzIzcuAjU0NjMzESM1IycUFjMzNSMiBpGLlR00IHRd+X5lbDsyZHYwK9sKKD8tUFX94s+pJyiYKv//ADH/9gIXAugCJgBGAAAABg\
Bo+QAAAAABAAX/EAI1AvgAKgAABSImJzUWFjMyNjURNCMiBhUVIxEjNTM1MxUzFSMVFAYHMzY2MzIWFREUBgGTFywPDxoQGiNjTDl+TEx+qKgFAQcaVTNcZ0zwBwVkBAUiMQFrc2BZ7wJQVVNTVScgPQ8qJ15o/n\
VLYgAAAP//AFEAAAG3Av4CJgHKAAAABwB0AJIAAAABADH/9gHgAigAHAAABSImJjU0NjYzMhYXByYmIyIHMxUjFjMyNjcVBgYBPFF4QkR4TytWIyQiQx53D+TkC3cvSyQgSQo6emJqfDYSD10NEIdZkBUPZBARAA\
AA//8AL//2AcICKAIGAFQAAP//AEoAAADWAu8CBgBKAAD////yAAABLQLoAiYGugAAAAcAaP9lAAD////D/xAA1gLvAgYASwAAAAIAA//3Az0CHgAZACIAAAEVMzIWFRQGIyMRIw4CIyInNRYzMj4CNwEjFTMyNj\
U0JgIBWnNvanrWeA0sTD0sGhMUFiMdFwkBsVBTLzw4Ah7WT09OXAG9pMdbDWIHLGatgP7OkSMpJh8AAgBRAAADTQIeABIAGwAAARUzMhYVFAYjIzUjFSMRMxUzNRMjFTMyNjU0JgISWHVuaXrXxH5+xc5RUy88Nw\
Ie105PTlzm5gIe19f+zpEjKSYfAAD//wAFAAACNQL4AgYA5wAA//8AUQAAAkUC/gImAdEAAAAHAHQAvwAAAAIAAP8QAiMDBAAPACoAAAEOAiMiJiYnMxYWMzI2NwUzExYWFzM2NjcTMwMGBiMiJic1FhYzMjY3Nw\
HvBS1eTVBbKARyBS40LDYG/oSJbAsOAwQEEApoiOcfa04ZJA4LHxEvNw8QAwQzSygnSjU3JCgz5v7OHTgdGTwdATL9mlFXBQNkAgQ3KSwAAAAAAQBR/0ACPgIeAAsAACEjETMRMxEzESMVIwEOvX7xfrx0Ah7+RA\
G8/eLAAAABAF0AAAIdA18ABwAAAREhESMRITUCHf7AgAFPA1/+//2iAsqVAAAAAQBRAAABxQK2AAcAAAEVIxEjESE1AcX2fgEAArb3/kECHpj//wAFAAADtAOqAiYAOAAAAAcAQQEMAKz//wAKAAADMwL+AiYAWA\
AAAAcAQQDOAAD//wAFAAADtAOqAiYAOAAAAAcAdAFmAKz//wAKAAADMwL+AiYAWAAAAAcAdAEoAAD//wAFAAADtAOUAiYAOAAAAAcAaACyAKz//wAKAAADMwLoAiYAWAAAAAYAaHQAAAD//wAAAAACWgOqAiYAOg\
AAAAcAQQBdAKz//wAA/xACIwL+AiYAWgAAAAYAQUEAAAAAAQAoANsBzAE+AAMAADc1IRUoAaTbY2MAAQAoANsDwAE+AAMAADc1IRUoA5jbY2P//wAoANsDwAE+AgYCAAAAAAL//v8gAZ3/6AADAAcAAAUhNSEVIT\
UhAZ3+YQGf/mEBn1pCyEIAAAABAAwB1QC9AsoACAAAEzY2NzMGBgcjDA4wGFsOHAd5AeA1fzY6hzQAAQAMAdUAvQLKAAgAABMGBgcjNjY3M70NMBlbDhwHeQK/NX82Ooc0//8AH/9/ANAAdAAHAgQAE/2qAAAAAQ\
AMAdUAvgLKAAgAABMWFhcjJiYnN4wIGw9cGDAOBwLKNIc6Nn81CwAAAAACAAwB1QGRAsoACAARAAABBgYHIyc2NjcjBgYHIyc2NjcBkQ8bCHkHDjAYeA4cCHgHDi8ZAso7hjQLNX82O4Y0CzV/NgAAAAACAAwB1Q\
GRAsoACAARAAABBgYHIzY2NzMHBgYHIzY2NzMBkQ4wGFwOHAh5zQ4wGFsOHAd5Ar81fzY6hzQLNX82Ooc0//8AH/9/AaQAdAAHAggAE/2qAAAAAQA+AAABxQL4AAsAAAEnEyMTBzUXJzMHNwHFpRp7GpubGnsapQ\
HRD/4gAeAPag/MzA8AAAEAOQAAAcoC+AAVAAABNxUnFyM3BzUXJzcHNRcnMwc3FScXASSmphp7GqSkFhakpBp7GqamFgEED2kOuLgOaQ98dA9pD7m5D2kPdAABADsA3gE9AfwACwAAEzQ2MzIWFRQGIyImO0o3Nk\
tLNjdKAW1OQUFOTEND//8AP//zAwAAjQAmAA8AAAAnAA8BFAAAAAcADwIoAAAABwAm//cEtALUAAsADwAXACMALwA3AD8AABMyFhUUBiMiJjU0NgUBIwEFIhUUMzI1NAUyFhUUBiMiJjU0NiEyFhUUBiMiJjU0Ng\
UiFRQzMjU0ISIVFDMyNTTFUVNPVU5RTAI8/nRmAYz+fjg4OgGiT1RPVE9RTQHCUFNOVU5STf7kODg7ATU5OToC1HVqand3amp1Cv02AspNiYmJicZ2aWp3d2ppdnZpand3aml2WIiKioiIioqIAAEAKwHIASMCyg\
ADAAATMwMjrHemUgLK/v4AAAACACsByAHvAsoAAwAHAAATEzMDIRMzA/eBd6b+4oF3pgHIAQL+/gEC/v4AAAEAKAAyATMB6gAGAAATNxcHFwcnKLBbiopbsAEU1jGrqjLVAAEAKAAyATIB6gAGAAATFxUHJzcngr\
CwWomJAerWDdUyqqsA//8AP//zAeACygAmAAIAAAAHAAIBCAAAAAH/QAAAAUECygADAAABASMBAUH+ZWYBmwLK/TYCygD//wA1AR8BbwJqAEcATwAAAR8pmiZmAAAAAQAcAAACBgLKABEAADM1IzUzESEVIRUhFS\
EVMxUjFWlNTQGd/uEBDf7zmZmBTgH7a8VrYE6BAAABACUAAAIiAtQAJgAAATIWFwcmJiMiBhUVMxUjFTMVIxQGByEVITU2NjUjNTM1IzUzNTQ2AVU4WyUoI0QkKjG5ubm6IiUBa/4DMC1bW1tbcALUFxFgDhItNk\
NOQU8pPxNtZw9BMU9BTjxrZwADAFX/9gMyAsoACwAUACwAABMyFhUUBgYjIxEjERcjFTMyNjU0JgUVMxUjFRQWMzI2NxUGBiMiJjU1IzU3N/mKfTN6ahx4oSkeTU1FAW18fCAbFCYQEjUiQExJUCcCynRmPmpB/v\
kCymrvOUE7OlRvWawgIwgGVwkNRlWzMC1rAAEAHf/2AjIC0QAvAAABMhYXByYmIyIGBzMVIxQGFRQUFzMVIxYWMzI2NxUGBiMiJicjNTMmNTQ3IzUzNjYBgzJVKCwfQSNBVA7X3gEBv7cOVkgmRx4dRy92lRVIPw\
IBPkYTmALRFhVhDxROTU4GEAkIEQlPREkQDWsOEIN2TxERFAtOeYsAAAAEACz/+AL5As8AGAAcACgANAAAEyImNTQ2NjMyFwcmJiMiBhUUFjMyNjcVBgEBIwETFAYjIiY1NDYzMhYHFBYzMjY1NCYjIgbZTGEuTj\
I4LRcUKhIrKSgpHTEUJwFw/nRmAYzfWEpEWldKRFvoIScmISEmJyEBdlRXP0wjFkMICjYwMTQLCUYVAVT9NgLK/dxTW1tTVFpaVDE3NzEyNjYAAgAh//cB2QLTAB4AKAAAJTI2NzMGBiMiJjU1BgYHNTY2NzU0Mz\
IWFRQGBxUUFhM0JiMiBhUVNjYBOCArBFIFTlpOYhQvGBguFatHVG5gIEUYGh8UNDFQLzVaY1piUQYNBlIGDgfXpFFIYoIreiw1AeckKSsisxldAAAAAAQATQAAA9gCygATAB8AKwAvAAAzETMBMy4CNREzESMBIx\
4CFRElIiY1NDYzMhYVFAYnMjY1NCYjIgYVFBYHNSEVTYoBFQcCBQNuiP7pBgIFAwJ6RVlWS0RbWEgmIiImJiMiawEjAsr95hlFRxwBWf02Ah0bSUkb/quGW1RUWlpUVFtINDMzMzMzMzTOU1MAAAIAEQFqAr0Cyg\
AUABwAAAERMxMTMxEjNTQ2NyMDIwMjFhYVFSERIzUhFSMRAUVeXmFbQAIBBGU1YAQBAv71ZQEKZgFqAWD+8QEP/qDMCC8M/vEBDxAoBtEBKjY2/tYA//8AHwAAAvIC1QIGAXMAAAACADL/7wI4AhcAGQAiAAAFIi\
YmNTQ+AjMyFhYVIRUWFjMyNjcXDgITJiYjIgYHFSEBNVR0Oy5LXC5KdUT+bBZOLUlWIiMXO1RUE0w0MUgXASMRTn5ISGhEIEN8Va4XJTw2FCU+JQHFFCYiF4gAAAAABQAd//cDIwLKAAMAEAApADUAQgAAMwEzAQ\
M0NjcGBgcHJzczESMBIiY1NDY3JiY1NDY2MzIWFRQGBxYWFRQGAzY2NTQmIyIGFRQWFzI2NTQmJycGBhUUFoMBm2X+ZUwCAggXCiwujFZjAedPUy4fHCMpQyg8VSodIzNZRxcdGxoaGx8VISIlHwkbHSECyv02Ag\
4WOw8IFgghOWr+VP7ZRDgpMxATMCUkMRk2NyUwEBEzKThHARALGxgTGRkTFxzWHxgYIAsDDCIYGB8ABQAY//cDMwLTACYAKgBDAE8AXAAAEyInNRYWMzI1NCYjIzUzMjY1NCYjIgYHJzY2MzIWFRQHFRYWFRQGAw\
EzAQUiJjU0NjcmJjU0NjYzMhYVFAYHFhYVFAYDNjY1NCYjIgYVFBYXMjY1NCYnJwYGFRQWnUk8IUIhUisxODIyJB4bGi4bLB5IMUFNUC4vVVIBnGX+ZQGHTlMuHxwjKEMoPFUpHSMzWUcXHRsbGRsfFCIiJSAIGx\
0hARYgURIWPRohRSMYGBoTEz0WHT4ySRoFCTckO0b+6gLK/TYJRDgpMxATMCUkMRk2NyUwEBEzKThHARALGxgTGRkTFxzWHxgYIAsDDCIYGB8ABQAq//YDOALKAAMAIgA7AEcAVAAAMwEzAQMiJic1FhYzMjY1NC\
YjIgYHJzczFSMHNjYzMhYVFAYBIiY1NDY3JiY1NDY2MzIWFRQGBxYWFRQGAzY2NTQmIyIGFRQWFzI2NTQmJycGBhUUFqgBm2b+ZGUiRBgaQhspMC4rEiMNLBH6sgkLHRFCWloBmk9TLh8cIylDKDxVKh0jM1lHFx\
0bGhobHxUhIiUfCRsdIQLK/TYBFgwNVBAUISYiIwYEFdRNUgIDRUFGTv7gRDgqMhETLyUkMRo3NyQwEREyKjhHAREKHBcTGRkTFhzXHxgYIQoEDSEZGB8AAAAFACT/9wMnAsoAAwAKACMALwA8AAAzATMBAxMjNS\
EVAwEiJjU0NjcmJjU0NjYzMhYVFAYHFhYVFAYDNjY1NCYjIgYVFBYXMjY1NCYnJwYGFRQWfwGbZf5lkKjYATqhAcpOVC4fHCIoQyg8VSkeIzNYSBcdGxoZGx4VIiEkIAkbHCACyv02AR4BXU9A/pT+2UQ4KTMQEz\
AlJDEZNjclMBARMyk4RwEQCxsYExkZExcc1h8YGCALAwwiGBgfAAH/tP8jAEz/wwAKAAAXBgYHIzU+AjczTAsrGkgGDgsDdkceUyUNEjU3FQAAAgAIAaABZwNPAAoAEwAAASMVIzUjNRMzETMnNDY3BgYHBzMBZz\
1kvr9jPaEBAgYaCkVsAfJSUkMBGv7tVRQyGA0xD2YAAAAAAQAlAZgBUgNMAB4AAAEVIwc2NjMyFhUUBiMiJic1FhYzMjY1NCYjIgYHJzcBOLIICxwRQlpaViJEFxlDGikwLisRIw0tEQNMTVICA0VBRk4MDVQQFC\
EmIiMGBBXUAAAAAQAdAaABVwNMAAYAABMTIzUhFQNNp9cBOqIBoAFdT0D+lAAAAwAXAZcBWQNVABgAJAAxAAATMhYVFAYHFhYVFAYjIiY1NDY3JiY1NDY2FyIGFRQWFzY2NTQmBwYGFRQWMzI2NTQmJ7k8VSodIz\
NZR09TLh8cIylDJxobHxcXHRslGx0hISEiJR8DVTY3JTAQETMpOEdEOCkzEBMwJSQxGUQZExccCwsbGBMZuAwiGBgfHxgYIAsAAAMAKf9kA74C+AADAB8AKwAACQMFNDY3NjY1NCYjIgYHFzY2MzIWFRQGBwYGFR\
UzBxQWMzI2NTQmIyIGAfMBy/41/jYB6hQhKytcUCpYIighPhsfHhohJSFndCgdGykpGx0oAvj+Nv42AcpkGR4ZIz0xQ0ocFFcRFhwXHCMaHjcnHYYjHx8jJR4eAAD////D/xABVQL+AiYGuwAAAAYBSaUAAAD//w\
AMAdUAvQLKAgYCBAAAAAIAD//2ApsC/QA2AEAAAAEyFhYXMxUjFhYVFA4CIyImJjU0NjU0JiMiBgcnNjYzMhYVFAYVFBYzMjY1NCY1LgI1NDY2FyIGFRQWFhcmJgFIU24/DEdAAQEgRXBQUVciCQ8PCxoHHhhBJS\
4uCSs1TVABfZZCKVZDIiUoXk8MTAL9R4BUYQkcCkh+YDYwTSsfPRcVDwkFTw0VMCofSCcjNH2DBxgIAT5jOS1JLGEhHyA3IgFZYQAAAAABAAAAAAJdAtAAGgAAAT4CNzY2MzIXFSYmIyIGBw4DBxEjEQMzASwUKy\
kRFjYtJRoGEQkPGhILJSsqEYDsiwGKLl9THiYiC2ABBBAdEUJUXSz+8wERAbkAAgAU//YDlgIeABgALgAAARUjFhYVFAYjIiYnIwYGIyImNTQ2NyM1NxcGBhUUFjMyNjU1MxUUFjMyNjU0JicDln0SFmpnPUgSBR\
JIPWdqGBODT6kSFzIyLid1KC0yMhUSAh5hMms0d380Li40f3c0azI1LGEwaTNQR0M6S0s8QUdPMmkyAAAA//8AXQAAA0UDqgImAC4AAAAHAHQBWgCs//8AUQAAA3cC/gImAE4AAAAHAHQBdgAA//8AAP7jAp4CzQ\
ImACIAAAAHAj4AqwAA//8ALP7jAf8CKAImAEIAAAAGAj5zAAAAAAIAMP7jARz/wwALABcAABMiJjU0NjMyFhUUBicyNjU0JiMiBhUUFqQ0QEA0MkZFMxYdHRYWHBn+4zs1NDw8MzY7PRsYGBoaGBgbAAACADv/9g\
NEAvgAGAAkAAABFAYGIyImJjU0NjYzMhYXNjY1MxcGBgcWBRQWMzI2NTQmIyIGAttKlXFylUlJlnNVfiodF38HDkA/JP3nYGlrXl5qamABZm+lXFymb26lWzUwDkkxC0llGVFveYqKeXmKigAAAAIAMf/2ArcCcA\
AYACQAAAEUBiMiJiY1NDYzMhYXNjY1MxcOAgcWFgUUFjMyNjU0JiMiBgI1jHhKdEKLeDZfISodfwcJIj80DQ/+fT1ERD09RUQ8ARCHk0J+WoeRIyENTDMLL084EB5HKllbW1lYWloAAAAAAQBX//YDYgL4ABsAAA\
E2NjUzFw4CBxEUBgYjIiY1ETMRFDMyNjURMwKTKSB/BwopU0k9f2KMkoChU0l/AmwLSjcLNFY7C/7fSndFkXcBzP45oFVMAcYAAAEATf/2AwECcQAdAAABDgIHESMnIwYGIyImNREzERQzMjY1ETMVNjY1MwMBCi\
hUSWMRBxpbMlxnfmRMOX4pIH8CZjRYPAn+a0YqJl5oAWL+t3lfWgEJOgtLNwD//wBdAAAB8wOqAiYAJgAAAAcAQQBeAKz//wBdAAACxgOqAiYBrwAAAAcAQQDNAKz//wAx//YCFwL+AiYARgAAAAYAQVMAAAD//w\
BRAAACYgL+AiYBzwAAAAcAQQCMAAAAAQAX//4DlgLKACUAABcuAyczHgIXMzY2NzcmJiczHgIXMzYSNTMGAgcjLgInA+wrTDojAYUGKzodBQYYDUoJDAKGBCk/IwY0OoYCXV95HTYuEGcCRKm8w1922bZAI1Uo1T\
VlN2nWw0txASC70f6blS9vczL+vQAAAQATAAADLwIfACMAAAEOAgcjJiYnByMuAiczHgIXMzY2NzcmJiczFhYXMzY2NwMvBChMO3IcOhJtcCxQNQF+BCQvFwQHIA5ADQ0BfwU5JQQuOAgCH2Gxr14xczXZRLHHY1\
yjhzAZORx/LWoye9dlVdqIAAACAAMAAAJyAsoAEwAcAAAzESM1MzUzFTMVIxUzMhYWFRQGIycyNjU0JiMjFYuIiIC/v0lnfTqGlAhPUVlUOAIHYmFhYlo3YDxmdGo0PD0r2AAAAAACAAMAAAJiAoQAEgAbAAATFT\
MVIxUzMhYVFAYjIxEjNTM1EyMVMzI2NTQm/Kysenh0bXz7e3vzdXcyPzoChGZhdk5PTlwBvWFm/miRIykmHwAAAAABAF3/9gOLAtQAJQAABSImJicjESMRMxEzPgIzMhYXByYmIyIGByEVIRYWMzI2NxUGBgKpbZ\
FMBnyAgIAMWJJmOGwuLChVLVpvCwE6/sUFa2QvWzIvXApRk2P+wwLK/uBZhksaFmoSHGNbbGN5ExBtEhAAAAEAUf/2AuUCKAAjAAAFIiYnIxUjETMVMz4CMzIWFwcmJiMiBzMVIxYWMzI2NxUGBgJHbokKd35+dw\
lFa0IwVh4kG0AhdArg4QVEPSxKIiFKCnV75gIe11NjKxYNWwwRgGFLRBUPZRAQAAAAAAIAAAAAAsgCzAALABYAAAEBIwMjESMRIwMjARcOAgcHMycuAgGuARp/czlyOXN/ARpKAxUXBxmcGQcVEwLM/TQBPP7EAT\
z+xALMWg45OxI8QBI3NQAAAAACAAIAAAJkAh4ACwAXAAABEyMnIxUjNSMHIxMXDgIHBzMnLgInAX/le1Msbi1Se+RKBRAPBBeEFgUREQQCHv3i2dnZ2QIeTBApJgs1NAspKQ4AAAACAF0AAAPQAswAEwAeAAABAS\
MDIxEjESMDIxMjESMRMxEzExcOAgcHMycuAgK2ARqAczhxOXOAfaiAgNNySgMUFwgYmhgIFRMCzP00AT3+wwE9/sMBPf7DAsr+4AEiWhA2OBQ9QBM3NAAAAAACAFEAAANWAh4AEwAfAAABEyMnIxUjNSMHIzcjFS\
MRMxUzNxcOAgcHMycuAicCcOZ7VyhvJ1h7YZNwcLxbSgUQEAQQeBEFERAEAh794ubm5ubm5gIe19dMDispCiYpDCcpDQAAAgARAAAC9wLKABsAHgAAARUHFhYXFyMnLgInESMRDgIHByM3NjY3JzUFIRcCt8FNUR\
xHgj4MHCkifyMpGw0+gkcbUE29AcH+4JACykPpDV5W3cgoMRkE/sIBPgQZMSjI3VZdDulDbbAAAAAAAgAIAAACbAIeABkAHAAAARUHFhYXFyMnJiYnFSM1BgYHByM3NjY3JzUFIxcCPZY5PBU7cDQPIiRvJyEPNX\
A8FTw6lQFr1WsCHjOxDUo8p5cqIwPn6AMjK5enPUoMsTNafQAAAAIAXQAABAECygAhACQAAAEVBxYWFxcjJy4CJxEjEQYGBwcjNzY2NyMRIxEzESEnNQUhFwPBwU1RHEeAPw0cKSJ/NC4SPoJIChgPt4CAATOzAc\
H+4JACykPqDV1W3cgpMRgD/sMBPQU0PMjfHjEP/sMCyv7g3UNtsQAAAAACAFEAAANcAh4AIAAjAAABFQcWFhcXIycmJicVIzUGBgcHIzc2NjcjFSMRMxUzJzUFIxcDLZc6OxY7cDQPIyNvJiMPNW87BxEKlHBw84\
oBa9VqAh4zsgxKPKeXKiMD5+cCIyuXpxMjCucCHtekM1p8AAAAAAEAGP8iAjgDXgBTAAABMhYXFSYjIgYHFhYVFAYHFRYWFRQGBw4CFRQWMzI2MzIWFxUmJiMiBiMiJiY1NDY2NzY2NTQmIyM1MzI2NTQmIyIGBy\
c2NjcmJic1MxYWFz4CAcMVHAcOGRgyFVRbX0taZJSWMzQRICw7TionLAoKMiAmYj9BUSUqZllfV3tnUEp3YEhAOWAqOidYORlAFVcXOBoSLDcDXgYCQwYqIQ9cQEhXDAMLWEdedAIBDBYQFBoFCwhmCQ0FKEIoLU\
MmAwI2PDo0ZToyKzEhGlYZJQgfRBUNEDUaFzEiAAABAA7/KQHqAp4AUwAAATIWFxUmIyIGBxYWFRQGBxUeAhUUBgYHIgYGFRQWMzI2MzIWFxUmJiMiBiMiJiY1NDY2MzI2NTQjIzUzMjY1NCMiBgcnNjY3JiYnNT\
MWFhc+AgGdFRsIDxgVLBM4SDgvITYgM3JeLi4QJCw2QyUiJwcKLRYhXjo9SR8nXVBESZs/OElRcydVKCcdPCIVMxJUFjQdEiw3Ap4FAkQGIRoOQzQxOg0FCB4yKC1LLAEMFg0ZFQULCWIKCwUlPicsQyckJkpbHS\
Y9EhBbCxEFGjgTDRAxHRcwIf//ADUAAAMcAsoCBgFyAAD//wBJ/xAC8AL3AgYBkgAAAAMAO//2AtsC1QAPABYAHQAAARQGBiMiJiY1NDY2MzIWFiUiBgchJiYDMjY3IRYWAttJlnFylUlJlXNxlUn+sVxiCwGPC1\
9dYGEI/m4IYgFmb6VcXKZvbqVbW6WUaV1daf36cGRkcAAAAwAx//YCNQIoAA0AEwAaAAABFAYjIiYmNTQ2MzIWFiUiBgczJgMyNjcjFhYCNYx4SnRCi3hLdEL+/To9CP8OcTw9Bv8GPwEQh5NCflqHkUF9WEFAgf\
6aRURERQABAAAAAAKzAtAAGQAAASIGBwMjAzMTFhYXNjY3Nz4CMzIWFxUmJgKBHyASq434g5UOEQcHFA1SFSk8MBsqDAsZAmY2Nv4GAsr+Py5FJiZMK/5CVywKBmUEBwAAAAEAAAAAAkECIwAaAAABMhYXFSYmIy\
IGBwMjAzMTFhYXMzY2Nzc+AgIFDCIOCRQIFhkJjIvNhG4MEQIDAw8LQBIiNAIjBgViBAQiG/5/Ah7+vCQ+FRg/IbszPhz//wAAAAACswOqAiYCWwAAAAcIHwJxAKz//wAAAAACQQL+AiYCXAAAAAcIHwJGAAAAAw\
A7/xAFAALVAA8AHAA2AAABFAYGIyImJjU0NjYzMhYWBRQWMzI2NjU0JiMiBiUzExYXMzY2NxMzAwYGIyImJzUWFjMyNjc3Aq9Ci21vikFBi29tikL+EVJjQ1AiUGRkUgIeiW0UCAMEEQpnh+Yfa04ZJQ0LHhIuOA\
8QAWZvpVxcpm9upVtbpW95ij50UXmKij/+zTk5GjseATL9mlFXBQNkAgQ3KSz//wAx/xAEdQIoACYAUAAAAAcAWgJSAAAAAgA7/8QDAwMFABYALQAABSInLgI1NDY3NjYzMhYXFhYVFAYHBic2NjMyFhc2NjU0Ji\
cGBiMiJwYGFRQWAaA6DWB/P46QCCQbGiQIjo+OjQ9+CiMYFyILTkxLTgkkGDMTTkxNPDcNYZtjlMEUHxYWHxTClJTCFTemFhARFROEZWWCExQTJxOCZWWEAAACADH/ygJvAkwAFQAtAAABFAYHBiMiJyYmNTQ2Nz\
Y2MzIWFxYWBzQmJwYGIyImJwYGFRQWFzY2MzIWFzY2Am92aQk3OQljenZqBSAaFyIFZH2BLTAHHhwdHggwKy0xCB0bGh0IMS4BEHaLETQ1EYp2dYwQGBMTGBCMdURZEBYXFxYQWURFXA8TFBUSD1wAAAADADv/9g\
PtBB8AFAAmAF4AAAE0NjYzMhYWMzMVIyIuAiMiBgcjFzY2NTQuAjU0NjMyFhUUBgcDIiYmNTQ2NjMyFhcHJiYjIgYVFBYzMjY3NTMVFjMyNjU0JiMiBgcnNjYzMhYWFRQGBiMiJicGBgFfJTsgJUpSMwYIMkg3Kx\
QYFwNQaB0cEBYQIh0iJ1A7ZGWDQD95VSdSHS4TMh1ET11dGy4UgCs3XV1PRB0zEy4eUiZWeD8/g2U3VyQlVgOlNDQSHR1TEBYQGxyHCBwNCQkHDQ4XGSghLj8H/RRjrG5snlYcFloNGIF5fJAVEcnJJpB8eYEYDV\
oWHFaebG6sYyIiIiIAAAMAOv/2A3ADhgAUACUAVwAAATIWFjMzFSMiLgIjIgYHIzU0NjYXMhYVFgYHNTY2NTQuAjU0AyImNTQ2MzIWFwcmJiMiFRQWMzI2NzUzFRYWMzI2NTQjIgYHJzY2MzIWFRQGIyInBgYBji\
ZJUjMHCDJJNiwUGBcDUCY6SyImAU4+HR0RFRFJdYF9aCk8GS8WJhNkRTwaKxV+Fi0bPEFlEicWMBk+KWd+gnRsOR5QA4YdHVMQFhAaHRUzNBKAKCEuPwcoCBwNCggIDQ0w/PCKjJGMFhBaDA21VloWHI2KHhdaVr\
UOC1oQFoyRjIpTLCcAAAIAF//+A5YDfwANADMAAAEVByMnIwcjJyMHIyc1Ay4DJzMeAhczNjY3NyYmJzMeAhczNhI1MwYCByMuAicDAqkoFxhRGBcYURgXJycrTDojAYUGKzodBQYYDUoJDAKGBCk/IwY0OoYCXV\
95HTYuEGcDfyBUMjIyMlQg/H9EqbzDX3bZtkAjVSjVNWU3adbDS3EBILvR/puVL29zMv69AAACABMAAAMvAtQADQAxAAABFQcjJyMHIycjByMnNQUOAgcjJiYnByMuAiczHgIXMzY2NzcmJiczFhYXMzY2NwJnKB\
cYURgXGFEYFycCXgQoTDtyHDoSbXAsUDUBfgQkLxcEByAOQA0NAX8FOSUELjgIAtQhVDIyMjJUIbVhsa9eMXM12USxx2Nco4cwGTkcfy1qMnvXZVXaiAAAAAABADv/EAJ3AtQAGgAAATIWFwcmJiMiBhUUFjMyNj\
cRIzUiJiY1NDY2AaA4bzAsKFgvaXNpdB9EHoB8nUpTnwLUGRZqEhqLeXiICQf+neZdpWxspl4AAAAAAQAx/xAB3wIoABkAAAEyFhcHJiYjIgYVFBYzMjY3ESM1JiY1NDY2ATwrViIkIUMfRUFHQSczGH53hkR4Ai\
gTEGIMEVhbWVYLCP6f5waEi2p8NgAAAQAz//0CLgJ1ABMAAAEXBxcHJwcXBycHJzcnNxc3JzcXAb49WYwjimOLIotZPlmLIoxijCOLAnUjmlE7UapSO1GaI5tQO1GrUDxRAAj9x/8PAjkDDQANABsAKQA3AEUAUw\
BhAG8AAAM2NjMyFhcjJiYjIgYHBTY2MzIWFyMmJiMiBgchNjYzMhYXIyYmIyIGBwM2NjMyFhcjJiYjIgYHITY2MzIWFyMmJiMiBgcBNjYzMhYXIyYmIyIGByE2NjMyFhcjJiYjIgYHBTY2MzIWFyMmJiMiBgeBAz\
s8Oj8ELwMtHiQmBAEoAjw8Oj8ELwQsHiQmBP0wAzs8Oj8ELwMtHiQmBJQCPDw6PwQvBCweJCYEA08DOz05QAMuBC0dJCcD/MADOzw6PwQvAy0eJCYEAngCPDw6PwQvBCweJCYE/oADOzw6PwQvAy0eJCYEAps1PU\
AyIhIRI6c1PT8zIhIRIzU9PzMiEhEj/uM0PkAyIRIQIzQ+QDIhEhAj/ts1PUAyIRMRIzU9QDIhExEjozQ+QDIhEhAjAAAACP3a/ugCJgM0AAgAEQAaACMALAA1AD4ARwAAEwYGByMnNjY3BRYWFwcnJiYnBQYGBy\
c3NjY3ARYWFxUHJiYnJRYWFxUmJic1AxYWFwcmJic3BRcHBgYHJzY2BQYGByM2NjczQQwXBlIGDCgU/qAbPxo6CRcwEgMyK2AjOQEpZi/8UDJxKwktaS8Dhy1qLjFxLDIXMBIoGz8aOf3gOQEoZy8oK2ABaAwoFD\
kMFwZSAzQxcSwJLWougStgIzkBKWYuMRs/GjkKFzAS/s0MFwZSBgwoFDkMKBQ5DBcGUv7tKGcvKSxgIjoYOgkXMBIoGz9XLWkvMnErAAACAF3/OANQA6kADwAmAAABIiYmJzMWFjMyNjczDgITNyMRNDY2NyMBIx\
EzERQGBzMBMxEzAwGOUFooBHEFLzQrNwVzBS1elFZzAwQCBP6dl3QEAwMBYpaLUgMDJ0o1NyQoMzNLKPw1yAFoH0tIGv3MAsr+lTBvJwIx/aX+yQAAAAIAUf9AAuADBAAPACUAAAEiJiYnMxYWMzI2NzMOAhM3Iz\
U0NjY3ASMRMxUUBgYHATMRMwMBWk9bKARyBC80LDYFdAUtXnlBeQMDAv74mHkDBAIBCZh+RAJeJ0o1NCcoMzNLKPziwP8XOjYR/mkCHvwXOTgUAZj+Qv7gAAACABcAAAJGAsoAEwAcAAATFTMVIxUzMhYWFRQGIy\
MRIzUzNRMjFTMyNjU0Jt2YmEdngDuJlctGRr09Rk1TWQLKUGtiNmA9Z3MCD2tQ/njYNDw9KwACAAUAAAI1AvgAEgAbAAATFTMVIxUzMhYVFAYjIxEjNTM1EyMVMzI2NTQmz6qqenh0bXz7TEzzdXcxQDsC+HFV6k\
9PTlwCMlVx/fSRIykmHwAAAAACAF0AAAI/AsoADwAcAAABFAYHFwcnBiMjESMRMzIWBTI2Nyc3FzY1NCMjFQI/LjQwQT4rPUmA2IqA/uELFQkpQzcikU4B8DllIEIzVQv++QLKdOUBAToySx06de8AAAACAFH/EA\
JBAigAGgAqAAAFIiYnIxYWFRUjETMXMzY2MzIWFRQGBxcHJwYDIgYHFRQWMzI3JzcXNjU0AWs8ShYIAwV+ZhIHFks9X3QoJTJEOR1CQzcBNUgPCz1IOBcKLB0SMhXWAw5IIjCNi1ByI0I0SwoBzFBREFddA0w1Ri\
pNsAAAAAABABcAAAIPAsoADQAAARUhFTMVIxEjESM1MxECD/7Ox8eARkYCymvJav7UASxqATQAAAAAAQAEAAABvwIeAA0AAAEVIxUzFSMVIzUjNTM1Ab/2pKR+R0cCHmd/YdfXYeYAAAAAAQBd/wYCkgLKACIAAA\
EiBgcRIxEhFSEVNjYzMh4CFRQGBiMiJic1FhYzMjY1NCYBMhYxDoABtP7MGD4fQHNZNEh5SDNDIR8+I09ReAEaBQL+7QLKa9oDBSVPfFZrj0cLDHELDHBgamkAAAAAAQBR/wsCHwIeACEAAAEVIxU2NjMyFhYVFA\
YGIyImJzUWFjMyNjU0JiMiBgcVIxEBx/gRJRFNeEQ/aT8iPB0WOhw3RExVCxwNfgIeZ4UDAz19X2B6OgwPbQ0PUVlRWQIDxgIeAAEAAP84A8ICygAVAAABAxMzESM1IwMRIxEDIwEDMxMRMxETA4H+u4R7Rv54/4\
wBC/6H93j3Asr+qP79/snIAWr+lgFq/pYBcQFZ/qYBWv6mAVoAAAEAAP9AA2ICHgAVAAABAxczESM1IwMRIxEDIxMDMxMRMxETAybQlnZ0Pdl22Ynk0YXKdssCHv77uv7hwAET/u0BE/7tARkBBf75AQf++QEHAA\
AAAAEALP8YAkIC1AA7AAAFNCYnJic1FhYzMjY1NCYjIzUzMjY1NCYjIgYHJzY2MzIWFRQGBxUWFhUUBgcWFhUUBiMiJic1FhYzMjYBJSAdcEkueDNfWnloUEl4X0dAPF4qOTKCVneCYk9fZYaDHSs9NRUiDgkbDx\
EXcRgzHQYgbhYZPTg6NWU6MisxIRpWIipkTUhXDAMLWEdZdQYXOCYwOgUETAMFFQAAAAEAJP8YAeoCKAA7AAAXNCYnJic1FhYzMjY1NCMjNTMyNjU0IyIGByc2NjMyFhYVFAYHFR4CFRQGBxYWFRQGIyImJzUWFj\
MyNvUgHl02ImE3PVSbPzhJUXMpUygnLWlDPGI6OjAhOCFucx0rPTUVIg4JGw8RF3EYMx4GGmsQGiApS1sdJj0SEFsSFR9AMDE6DQUIHjMoQF4GFzgmMDoFBEwDBRUAAQBd/zgCwQLKAA4AAAEBEzMRIzUjAREjET\
MRAQJ+/unOjHtO/uWAgAEWAsr+p/7+/snIAWr+lgLK/qYBWgAAAAEAUf9AAmICHgAOAAAFNSMDESMRMxETMwMXMxEB7zrmfn7Yi92fbsDAARP+7QIe/vkBB/78uv7gAAAAAAEAXQAAAowCygASAAAlIzUnESMRMx\
E3NTMVNzMBASMnAVk/PYCAPT+ai/7pASWUn2+tTv6WAsr+pky4ab/+p/6PywAAAQBRAAACRQIeABIAAAEVNzMDEyMnFSM1JxEjETMRNzUBQGeL3fCQdUQtfn4tAe9Off78/uaMYLE2/u0CHv75N6EAAAABABMAAA\
J/AsoAEgAAEzUzNTMVMxUjFQEzAQEjAREjERM9gFlZARaL/ukBJZT+5YACFmtJSWumAVr+p/6PAWr+lgIWAAEABQAAAkUC+AASAAATFTMVIxETMwMTIwMRIxEjNTM1z6Sk2Ivd8JDmfkxMAvhTVf7HAQf+/P7mAR\
P+7QJQVVMAAAAAAQADAAAC0wLKAAwAAAkCIwERIxEjNSERAQLF/ukBJZT+5YChASEBFgLK/qf+jwFq/pYCXW3+pgFaAAAAAQAHAAACmgIeAAwAAAEDEyMDESMRIzUhERMCh93wieZ3rQEk2QIe/vv+5wET/u0BvW\
H++QEHAAABAF3/OAMSAsoADwAABTUjESERIxEzESERMxEzEQKXgP7GgIABOoB7yMgBPf7DAsr+4AEg/aX+yQAAAAABAFH/QAKuAh4ADwAABTUjNSMVIxEzFTM1MxEzEQI6fO9+fu9+csDA5uYCHtfX/kL+4AAAAQ\
BdAAADOALKAA0AADMRMxEhESEVIxEjESERXYABOgEhoYD+xgLK/uABIG39owE9/sMAAAEAUQAAAukCHgANAAAzETMVMzUhFSMRIzUjFVF+7wErrX7vAh7X12H+Q+bmAAAAAAEAXf8GBB4CygAmAAABNjYzMh4CFR\
QGBiMiJic1FhYzMjY1NC4CIyIGBxEjESERIxEhAnEfQRo9blYySHhINEIhHz0jSlcmPk8pEi4SgP7sgAIUAYYEAyZOfVZrjkcMC3ELDHBfP1IvEwQF/vACXf2jAsoAAQBR/wsDTgIeACIAAAE2NjMyFhYVFAYGIy\
ImJzUWFjMyNjU0JiMiBxUjESMRIxEhAiAMGQxFdEQ9Zj4hOx0WOBw0QUZHFBJ+034BzwE1AQI8fWBgejoMD20ND1FZUVkExwG9/kMCHgACADv/1wLnAtUAMwA/AAABFAYGBxYWMzI2NxUGBiMiJwYGIyImJjU0Nj\
MyFhcHJiYjIgYVFBYzMjY3JiY1NDYzMhYWBzQmIyIGFRQWFzY2AtIkMxgNIBITIhAPLxRVRxpAIGiRS5iiIEISIBAsGGFWcVoHDgUfK2dUM1Y1dyIjIiQiGiEuAUtDZEUVBAcGBWcGBjAICVqha7HIDAdmBQmNfI\
J8AQIlfkd3bS1nWUBLSz4/Yh4aZQAAAgAx/98CaAIoADMAPgAAATIWFwcmJiMiBhUUFjMyNjcmJjU0NjMyFhYVFAYHFhYzMjY3FQYjIiYnBgYjIiYmNTQ2NhciFRQWFzY2NTQmASgaNBIcDCUUQjVBPQoPAxQaVU\
srRyszIwgVDQ4dEB0rJEUdFjQlTnA8NW3pNRoUGiAZAigKB2AEB2FZVFgDARxINVVXJEw+Q1oYAgQDBVsKFhMICkd9UlOASeBTJzwUET0rJC0AAQA7/xgCWgLUAC0AAAU0JicmJjU0NjYzMhYXByYmIyIGFRQWMz\
I2NxUGBgcWFhUUBiMiJic1FhYzMjYBeiQegXxOl202aS4sJlEqYmtkaC1WLylTNB0qPDYUIg8JHA4SF3EaNh0VwJRspV4ZFmkRG4x4eYkTEG0REAEWOCYwOgUETAMFFQAAAAEAMf8YAdUCKAAsAAAFNCYnJiY1ND\
Y2MzIWFwcmJiMiFRQWMzI2NxUGBgcWFhUUBiMiJic1FhYzMjYBLSQeWGJDdkwzUBwlHz4dhEM/LUYgHD4sHSo8NRUiDggcDxEXcRo2HRCFe2R9OxQOYwwRs1dYFhNtEBICFjgmMDoFBEwDBRUAAAEAEP84AioCyg\
ALAAAFNSMRIzUhFSMRMxEBXYDNAhrNe8jIAl1tbf4S/skAAQAW/0AB9QIeAAsAAAEVIxEzESM1IxEjNQH1sXFze7ECHmH+ov7hwAG9Yf//AAAAAAJaAsoCBgA6AAAAAQAA/xACJQIeAA8AAAUjNQMzExYWFzM2Nj\
cTMwMBUn/TiWAMFgUGBRUNYIjT8O8CH/74IlMZGVMiAQj94QAAAAEAAAAAAloCygAQAAAzNSM1MzUDMxMTMwMVMxUjFe2Zme2LoqOK7ZiYkm0SAbn+xQE7/kwXbZIAAQAA/xACJQIeABUAAAEDMxUjFSM1IzUzAz\
MTFhYXMzY2NxMCJdOLi3+MjNOJXw0VBgUGFg1fAh794l+RkV8CHv75JE8cHFAlAQUAAAEAAv84AqsCygAPAAAFNSMDAyMTAzMTEzMDFzMRAi9Gr7CI7d6NoqGJ36Z6yMgBHf7jAXIBWP72AQr+o/7+yQABAAr/QA\
JQAh4ADwAABTUjJwcjEwMzFzczAxczEQHdRn9/j7yzj3Z2j7V9a8DAxcUBFQEJuLj+97X+4AABABD/OANzAsoADwAABTUhESM1IRUjESERMxEzEQL4/dW9Ag/SASqAfMjIAl1tbf4QAl39pf7JAAEAFv9AAu4CHg\
APAAAFNSERIzUhFSMRMxEzETMRAnr+I4cBoJvjfnLAwAG9YWH+pQG8/kH+4QAAAQA//zgC6wLKABcAAAERMxEjNSMRBgYjIiY1ETMRFBYzMjY3EQJwe3uAPWg4ZHCANT0xVzcCyv2l/snIARoVF2BZASP+/DY2FB\
IBSgAAAAABAEH/QAKgAh4AFgAAAREzESM1IzUGBiMiJjU1MxUUMzI2NzUCL3F0eydZOlRiflAuTScCHv5C/uDA4RYgV1LKxk8YE+oAAAABAD8AAAJwAsoAGgAAAREjEQYGBxUjNSImJjURMxEUFhc1MxU2NjcRAn\
CAIT8fP0htPoA1Pj8fPyECyv02ARoMEwWblCJRRQEj/vw1NgGknwQRCwFLAAAAAQBBAAACLAIeABwAAAERIzUGBgcVIzUGBiMiJjU1MxUUFjM1MxU2Njc1Aix+FTAbPAcOB1RhfiopPBgwGAIe/eLhDRcHd20BAV\
hSysYpJoR+BhMM6gAAAAEAXQAAAo4CygATAAATMxE2NjMyFhURIxE0JiMiBgcRI12APWo2ZHCANT4wWDaAAsr+5hUXYFn+3QEENjYUEv62AAD//wBRAAACNQL4AgYASQAAAAIACv/2A0YC1QAlACwAAAEyFhYVFS\
EWFjMyNjY3FQYGIyImJyMiJjU0NjczBgYVFBYzMzY2FyIGByE0JgIEdI5A/fgHa2ozY1MbK31hoLAMHEZNDApjAwkXGxMSp45UaQYBgFUC1V2mbylmchUeDnQWI6+VQjkZLREGIhEUGZCfbWReW2cAAAACAAj/9g\
KKAigAIAAnAAABMhYVFSEWFjMyNjcVBgYjIiYnIiY1NDY3MwYVFDMzNjYXIgYHMzQmAZtvgP6TAk9GOFUtKVc9dZYIR08KCFkLMAkQiGI0QgXwOgIognRATE8VFGUTEn5+NDkUJw4YHSpxbl1AQjlJAAACAAr/OA\
NGAtUAKAAvAAABMhYWFRUhFhYzMjY2NxUGBgcVIzUmJicjIiY1NDY3MwYGFRQWMzM2NhciBgchNCYCBHSOQP34B2tqM2NTGyZlSnt/iwscRk0MCmMDCRcbExGpjVRpBgGAUwLVXaZuKmZyFR4OdBMfBMHEEqmDQj\
kZLREGIhEUGZCfbWReW2cAAAACAAj/QAKKAigAIwAqAAAFJiYnIiY1NDY3MwYVFDMzNjYzMhYVFSEWFjMyNjcVBgYHFSMTIgYHMzQmAWRWagZHTwoIWQswCRCIYm+A/pMCT0Y4VS0iRy10NzRCBfA6AhF6aTQ5FC\
cOGB0qcG+CdEBMTxUUZRARArgCi0BCOUkA//8AIwAAAU8CygIGACoAAAACAAAAAAONA7AADwAhAAABDgIjIiYmJzMWFjMyNjcBAzMTETMREzMDASMDESMRAyMCpQUuXU5PWygEcgQvNCw2Bf7a/of3ePeH/gEKjP\
54/4wDsDNLKCdKNTckJzT9wQFZ/qYBWv6mAVr+qP6OAWr+lgFq/pYAAAACAAAAAAM5AwQADwAhAAABDgIjIiYmJzMWFjMyNjcFAxMjAxEjEQMjEwMzExEzERMCeQUtXk1QWygEcgUuNCw2BgEg0OOI2XbZieTRhc\
p2ywMEM0soJ0o1NyQoM+b++/7nARP+7QET/u0BGQEF/vkBB/75AQcAAAABAF3/BgKtAsoAJgAAATMyHgIVFAYGIyImJzUWFjMyNjU0LgIjIgYHESMRMxE2Njc3MwFjED1xWDRJekkzQyAePyVIWSlGVCsaMheAgB\
MqFsaRAXohSXZUa45HCwxxCwxoZz9RLhIHBv73Asr+pRo4Gu8AAAEAUf8MAkMCHgAfAAAlFAYGIyImJzUWFjMyNjU0JiMiBgcVIxEzFTczBzIWFgJDQGo/JzQYFjAeNUlVURktD3192ZXpRWw/JGF8OwwLawoOUF\
hXWAgEwQIe9PTzOHQAAAEABf84AwkCygAeAAAlMwMjNyMRIw4DBw4CIyInNRYWMzI2Nz4CNyECfotSj1aAwgYOEBAIDSlHOCYgDRoPIyEOBxYbDQGsb/7JyAJeMnFxZSZBWi4LagUGTUkijLxqAAEAA/9AApgCHg\
AWAAAlMwMjNyMRIw4CIyInNRYzMj4CNyECG31EekF+kg0sTD0rGxMVFSMdFwkBe2D+4MABvaPIWgxjByxmrIAAAAABAF3/BgKXAsoAGAAAJRQGBiMiJic1FhYzMjY1NSERIxEzESERMwKXQndQMEYhH0ApSk7+xo\
CAATqANl+ISQsMcQwLaGH9/sMCyv7gASAAAAEAUf8LAjwCHgAYAAAlFAYGIyImJzUWFjMyNjc1IxUjETMVMzUzAjw7Z0AlOBwYOBw0OwLvfn7vfhBadDcNDm4NEEpWz+YCHtfXAAABAF3/OAMhAsoADwAAJTMDIz\
cjESERIxEzESERMwKXilGQV4D+xoCAATqAb/7JyAE9/sMCyv7gASAAAAABAFH/QAK6Ah4ADwAAMxEzFTM1MxEzAyM3IzUjFVF+735+RXpBfu8CHtfX/kL+4MDm5gAAAQA//zgCcALKABcAACEjFSMRMzUGBiMiJj\
URMxEUFjMyNjcRMwJwb3xrPWg4ZHCANT0xVzeAyAE3qxUXYFkBI/78NjYUEgFKAAAAAAEAQf9AAi8CHgAWAAABESMVIxEzNQYGIyImNTUzFRQzMjY3NQIvbXRjJ1k6VGJ+UC5NJwIe/eLAASCBFiBXUsrGTxgT6g\
AAAAEAXf84A88CygAcAAAhAyMeAhURIxEzEzMTMxEzAyM3IxE0PgI3IwMBkMQEAgQCc7K9A8SyilGQV3oCAgIBBMwCSRtSUBf+iwLK/c8CMf2l/snIAXsTOT41Dv24AAAAAAEAUf9AA1QCHgAXAAAlAyM3IxE0Ny\
MDIwMjFhYVESMRMxMTMxEDVEV6QXQFA6BhoAMCA3SvlZarYP7gwAEoQzv+WgGmHUAl/twCHv53AYn+QgAA//8AIwAAAU8CygIGACoAAAADAAAAAAKeA7AADwAXACIAAAEOAiMiJiYnMxYWMzI2NxMnIQcjATMBAS\
4CJw4CBwczAiwFLV5NUFsoBHIFLjQsNwVdQf7zQIgBBpIBBv7YBBAPBAUPDgM/yQOwM0soJ0o1NyQnNPxQvb0Czf0zAeMOMDMRFDQuDLgAAAAAAwAs//YCAwMEAA8AKwA2AAABDgIjIiYmJzMWFjMyNjcHMhYVES\
MnIwYGIyImNTQ2Nzc1NCYjIgYHJzY2EwYGFRQWMzI2NTUCAwUtXU5QWygDcQUvNCw2BWdpbVkZBCNOQ0lge31eMi0pSyUoKGdPU0AtJTdMAwQzSygnSjU3JCgz3Fxg/pRLLClSVlRUBQMbMy0YEFgVGv7WAzMrJy\
E/Pi4AAP//AAAAAAKeA5QCJgAiAAAABwBoACQArP//ACz/9gH/AugCJgBCAAAABgBo+wAAAP//AAAAAANiAsoCBgCGAAD//wAs//YDUwIoAgYApgAAAAIAWAAAAgwDsAAPABsAAAEOAiMiJiYnMxYWMzI2NxMhES\
EVIRUhFSEVIQIMBS1eTVBbKARyBS40LDYGWv5qAZb+6gEE/vwBFgOwM0soJ0o1NyQnNPxQAsprtmvSAAAAAAMAMf/2AhcDBAAPACUALAAAAQ4CIyImJiczFhYzMjY3BzIWFRUhFhYzMjY3FQYGIyImJjU0NhciBg\
czJiYCAQUtXk1QWygEcgUuNCw3BWNtf/6aAk5FNFQsKFY8T3tFinAzPwXpATcDBDNLKCdKNTckKDPcgnRASlEVFGUTEj18XIuSXUFAOEkAAAAAAgBI//YC2ALVABgAHwAAASIGBgc1NjYzMhYWFRQGBiMiJiY1NS\
EmJgMyNjchFBYBdjhjURose2FznVBNlGx0jkECCgdrVVVqB/59UwJpFh4NcRYmXKZvcKRaXapxI2Zy/fllXlxnAP//AC7/9gIUAigCBgQWAAD//wBI//YC2AOUAiYCuAAAAAcAaABaAKz//wAu//YCFALoAiYEFg\
AAAAYAaPQAAAD//wAAAAADjQOUAiYBrQAAAAcAaACdAKz//wAAAAADOQLoAiYBzQAAAAYAaHEAAAD//wAs//YCQgOUAiYBrgAAAAcAaAALAKz//wAk//YB6gLoAiYBzgAAAAYAaNsAAAAAAQAf//YCHwLKABsAAA\
EVBxYWFRQGBiMiJic1FhYzMjY1NCYjIzU3ITUCAOB8g0CEZjxsLjBxMF9PY24+xv7gAspX1gVqYD5iOBMUbxcYQTY1OF3AbAAAAAEAF/8QAgECHgAaAAABFQcWFhUUBgYjIic1FhYzMjY1NCYjIzU3ITUB6dl4eU\
F/XnhUKmozVU5caTvO/tkCHlTaDIBjRW0/JW4UGVI9QUxZ0GMA//8AXQAAAsYDZQImAa8AAAAHAUoA1gCs//8AUQAAAmICuQImAc8AAAAHAUoAlgAA//8AXQAAAsYDlAImAa8AAAAHAGgAcgCs//8AUQAAAmIC6A\
ImAc8AAAAGAGgyAAAA//8AO//2AtsDlAImADAAAAAHAGgAYQCs//8AMf/2AjUC6AImAFAAAAAGAGgJAAAA//8AO//2AtsC1QIGAlkAAP//ADH/9gI1AigCBgJaAAD//wA7//YC2wONAiYCWQAAAAcAaABiAKX//w\
Ax//YCNQLoAiYCWgAAAAYAaAgAAAD//wAh//YCUAONAiYBxAAAAAcAaAAAAKX//wAh//YByALoAiYB5AAAAAYAaMAAAAD//wAK//YCiANlAiYBugAAAAcBSgCHAKz//wAA/xACIwK5AiYAWgAAAAYBSksAAAD//w\
AK//YCiAOUAiYBugAAAAcAaAAjAKz//wAA/xACIwLoAiYAWgAAAAYAaOcAAAD//wAK//YCiAOqAiYBugAAAAcBUACeAKz//wAA/xACIwL+AiYAWgAAAAYBUGIAAAD//wA/AAACcAOUAiYBvgAAAAcAaAArAKz//w\
BBAAACLwLoAiYB3gAAAAYAaA4AAAAAAQBd/zgCEALKAAkAAAEVIREzESM1IxECEP7Ne3uAAsps/hH+ycgCygAAAAABAFH/QAG2Ah4ACQAAARUjETMRIzUjEQG253F0ewIeYf6i/uHAAh7//wBdAAADGwOUAiYBwg\
AAAAcAaACRAKz//wBRAAAC5gLoAiYB4gAAAAYAaHAAAAAAAQAX/yACDwLKAB0AABciJic1FhYzMjY1NSMRIzUzESEVIRUzFSMVMxUUBrwVKw4MGxAYH39GRgGy/s7Hx3dH4AcFZAQFHykxASxqATRryWrAqUdcAA\
AAAAEABP8mAb8CHgAcAAAXIiYnNRYWMzI2NTUjNSM1MzUhFSMVMxUjFTMVFK4VJQ4KGQ4YGX1HRwF09qSkatoIBVwDBhkfQtdh5md/YXmemgAAAQAC/yACoQLKABsAAAUiJic1FhYzMjY1NSMDAyMTAzMTEzMDEz\
MVFAYCChYrDg0aEBggQa+wiO3ejaKhid+obkfgBwVkBAUfKTEBHf7jAXIBWP72AQr+o/7/qUdcAAAAAQAK/yYCRgIeABoAAAUiJic1FhYzMjY1NSMnByMTAzMXNzMDFzMVFAHCFiUOChkOGBlEf3+PvLOPdnaPtX\
5g2ggFXAMGGR9CxcUBFQEJuLj+97eemgAAAAEAAQAAAnsCygARAAATMwMzExMzAzMVIxMjAwMjEyM5k7uNoqCKupOXz5KvsInKkgGnASP+9gEK/t1r/sQBHf7jATwAAQAKAAACJgIeABEAABMzJzMXNzMHMxUjFy\
MnByM3IzRzlI92do+WdXOdj39/j5xyAUTauLjaYOTFxeQAAgAzAAACHQLKAAsAFAAAISImNTQ2NjMzETMRJzM1IyIGFRQWAU6WhTp9ZE+AxkY/UlZRcGU9YjkBHf02atkwOzszAP//ADH/9gIiAvgCBgBFAAAAAg\
Az//YDPgLKABoAJQAAJRYzMjU1MxUUBiMiJicGBiMiJjU0NjYzMxEzAyIGFRQWMzI2NTUCCAJaW391ZjdYFRdTPXJzO3xhPYCwTlQ5MjM0s1Js0edfYighISdwaT9kOgEd/ngyQjg1LCOSAAAAAAIAMP/2A0UC+A\
AhAC4AACUUFjMyNjU1MxUUBiMiJicGBiMiJjU0NjMyFhczJiY1NTMDIgYVFBYzMjY3NTQmAhIpMy8rfXJlQ0cZGl01b4ByXDpKFgUDBX3xOjY3OkI2ATTALzI4OoWdZV4oJiIsjoqLjy4hETwUvv7JXVhYWFBREF\
ddAAEAFf/2AzcC1AArAAABMhYVFAYHFRYWFRYWMzI2NTUzFRQGIyImNTQmIyM1MzI2NTQmIyIGByc2NgEAbn9aQ1VaASY2MSx+dmVpdVxlWFZiUT05Nk8eQCl2AtRdT0pYDgMLVUgxOjU6zeVlXmpqOD5eQTAtMC\
EUVR8pAAABACD/9gMCAigAKwAAEzIWFhUUBgcVFhYXFBYzMjY1NTMVFAYjIiYnJiYjIzUzMjY1NCMiBgcnNjbxOV85Ni41PQErMS4qfXBlY3UBAUpCSEFES20lUSYmLGECKB9AMDE6DQUJODEiKDc6hZ1lXkxKMy\
5bHSY9EhBbEhUAAQAV/zgCjgLUACMAAAEyFhUUBgcVFhYVFTMRIzUjNTQmIyM1MzI2NTQmIyIGByc2NgEJcoRbRVdbfXuBZG1dXmhXQT05VSBAK3oC1F1PSlcPAwtVR1/+ycjONT1eQTAsMSEUVR8pAAABACb/QA\
JXAigAIwAAEzIWFhUUBgcVHgIVFTMRIzUjNTQjIzUzMjY1NCMiBgcnNjb+O2I6Ny4gNSByc3mYTkZIUXIoVicnLWkCKCBAMDE5DQUJHTMpO/7hwJtRXB0lPhIRWxMVAAAAAAEABf/2A6ACygAqAAAlFhYzMjY1NT\
MVFAYjIiYmNREjDgMHDgIjIiYnNRYWMzI2Nz4CNyECawEsLy8sfnZjQWM4rwYPDxAIDSpGOBMkDwwaECMgDwcWGw0BmbkuKTY5zeVlXiZWRgGlMXFxZiZAWi4GBWoGBk1KI4y7agABAAP/9gM9Ah4AIAAAJRQWMz\
I2NTUzFRQGIyImNREjDgIjIic1FjMyPgI3IQIOLC8uKnxwY2N3hQ0sTD0rGxMVFSMdFwkBbrovKzc6hZ1lXltnAQWjyFoMYwcsZqyAAAABAF3/9gOyAsoAGgAAJRQWMzI2NTUzFRQGIyImJic1IREjETMRIREzAo\
MqLi4rfnViP2E3Af7agIABJoC8Lys1Os3lZV4mVkaF/sMCyv7gASAAAAABAFH/9gNeAh4AGAAAExUzNTMRFDMyNjU1MxUUBiMiJjU1IxUjEc/lflksKn1wY2F25X4CHtfX/ptZNzqFnWVeW2cu5gIeAAABADv/9g\
LYAtQAIQAAASEVFAYGIyImNTQ2NjMyFhcHJiYjIgYGFRQWFjMyNjYnIwGZAT8+inSnulWic0h1Ly4jYEJKYzEvYk5ETyABuAGFNWebWMCwb6VaGxZpEB5DdUxMdEI0VC8AAAEAMf/2Al8CKAAdAAABIRUUBgYjIi\
Y1NDYzMhYXByYmIyIGFRQWMzI2NSMBSAEXM3dmiJadkjlnKCcdWC1fT0dVT0OXATUpT35JkYWHlRYTYQ4WZVJOYkgyAAAAAQAQ//YCjwLKABYAAAEVIxEUFjMyNjU1MxUUBiMiJiY1ESM1AifNLC8vLH92Y0BjOc\
oCym3+Xi8rNjrN5WVeJlVGAaZtAAAAAQAW//YCcwIeABUAAAEVIxEUFjMyNjU1MxUUBiMiJjURIzUB87AsMC0rfHBkYnivAh5h/v4vLDY6hp1lXltnAQVhAAABAC//9gJGAtQAKQAAATIWFwcmJiMiBhUUFjMzFS\
MiBhUUMzI2NxUGBiMiJjU0Njc1JiY1NDY2AUZWdzM7Kl06QUZedUxQaHqsPnkuLXZLjpZkWktdPnQC1CUiXhsfLisyOWU2OXAYFnITFHReSFsKAwtXSDRQLv//ACj/9gHsAigCBgF/AAAAAQAF/yAC9QLKACoAAA\
UiJic1FhYzMjY1NSMRIw4DBw4CIyInNRYWMzI2Nz4CNyERMxUUBgJeFisODBsQGB9/wgYOEBAIDSlHOCYgDRoPIyEOBxYbDQGsd0fgBwVkBAUfKTECXjJxcWUmQVouC2oFBk1JIoy8av2iqUdcAAEAA/8mAoUCHg\
AhAAAFIiYnNRYWMzI2NTUjESMOAiMiJzUWMzI+AjchETMVFAIBFiUOChkOGBl9kQ4sTD0sGhIWFSMdFwkBe2raCAVcAwYZH0IBvaPIWw1jCCxmrYD+QJ6aAP//AAD/OwKeAs0CJgAiAAAABwgzAoQAAP//ACz/Ow\
H/AigCJgBCAAAABwgzAlkAAAADAAAAAAKeA+AAEwAbACYAAAEUBgcHIyc2NjU0JiMiBgc1NjMyEychByMBMwEBLgInDgIHBzMByCslBUkKJSAbFBIeDR0thU5B/vNAiAEGkgEG/tgEEA8EBQ8OAz/JA30mLgkqTQ\
YYFBMQBQNGCvwgvb0Czf0zAeMOMDMRFDQuDLgAAAADACz/9gH/AzsAEwAvADoAAAEUBgcHIyc2NjU0JiMiBgc1NjMyAzIWFREjJyMGBiMiJjU0Njc3NTQmIyIGByc2NhMGBhUUFjMyNjU1AZ0qJgVJCiUhGxURHw\
wcLoR0aW1ZGQQjTkNJYHt9XjItKUslKChnT1NALSU3TALYJi4JKk0GGBQTEAUDRgr+7Vxg/pRLLClSVlRUBQMbMy0YEFgVGv7WAzMrJyE/Pi4ABAAAAAACngPRAAkAGgAiAC0AAAE2NjczFQYGByMHJiYnBgYHIz\
U2NjczFhYXFRMnIQcjATMBAS4CJw4CBwczAdAUHRBrFjkcQRoZNRkaNBlEGTkYghc5GhxB/vNAiAEGkgEG/tgEEA8EBQ8OAz/JA28WLCAKHTMVXxEpFxcpEQ0cRyIiRxwN/P29vQLN/TMB4w4wMxEUNC4MuAAABA\
As//YCUQMsAAkAGgA2AEEAAAE2NjczFQYGByMHJiYnBgYHIzU2NjczFhYXFQcyFhURIycjBgYjIiY1NDY3NzU0JiMiBgcnNjYTBgYVFBYzMjY1NQGlEx4QaxY5HEEaGTUZGzQYRBk5F4MXORmlaW1ZGQQjTkNJYH\
t9XjItKUslKChnT1NALSU3TALKFiwgCh0zFV8RKRcXKRENHEciIkccDTZcYP6USywpUlZUVAUDGzMtGBBYFRr+1gMzKychPz4uAAQAAAAAAp4D0QAJABoAIgAtAAATJiYnNTMWFhcVBzY2NzMWFhcVIyYmJwYGBy\
MBJyEHIwEzAQEuAicOAgcHM40cORZqEB4TKRk5F4MXORpFGDQbGTUZQwFyQf7zQIgBBpIBBv7YBBAPBAUPDgM/yQNiFTMdCiAsFwxTHUciIkcdDBEpFxcpEfz9vb0Czf0zAeMOMDMRFDQuDLgAAAT/+f/2Af8DLA\
AJABoANgBBAAATJiYnNTMWFhcVBzY2NzMWFhcVIyYmJwYGByMXMhYVESMnIwYGIyImNTQ2Nzc1NCYjIgYHJzY2EwYGFRQWMzI2NTVkHDkWahAeFCoZOReDGDkZRBk0Gho1GESuaW1ZGQQjTkNJYHt9XjItKUslKC\
hnT1NALSU3TAK9FTMdCiAsFwxTHUciIkcdDBEpFxcpETZcYP6USywpUlZUVAUDGzMtGBBYFRr+1gMzKychPz4uAAAEAAAAAAKeBAwAEwAkACwANwAAATIWFRQGBwcjJzY2NTQjIgYHNTYHFhYXFSMmJicGBgcjNT\
Y2NwEnIQcjATMBAS4CJw4CBwczAfEuNSIbAzYFIBsrChMGDEQXOhlEGTUZGjQZRBk5GAEKQf7zQIgBBpIBBv7YBBAPBAUPDgM/yQQMIyUdIAYhOwMRDRsDATYDdyJHHA0RKRcXKRENHEci/Gu9vQLN/TMB4w4wMx\
EUNC4MuAAEACz/9gIuA2cAEwAkAEAASwAAATIWFRQGBwcjJzY2NTQjIgYHNTYHFhYXFSMmJicGBgcjNTY2NxcyFhURIycjBgYjIiY1NDY3NzU0JiMiBgcnNjYTBgYVFBYzMjY1NQHLLjUiHAM2BSEaKgoTBgtDFz\
kZRBg1Gho0GUMZORdEaW1ZGQQjTkNJYHt9XjItKUslKChnT1NALSU3TANnIyUdIAYhOwMRDRsDATYDdyJHHA0RKRcXKRENHEciyFxg/pRLLClSVlRUBQMbMy0YEFgVGv7WAzMrJyE/Pi4ABAAAAAACngQcABUAJg\
AuADkAAAEGBiMiJiYjIgYHIzY2MzIWFjMyNjcHFhYXFSMmJicGBgcjNTY2NwEnIQcjATMBAS4CJw4CBwczAfsFMTAbMCsTFBQHNwUzLh4wKhMUFAU6GDwcPRw4GRo5Gz0aPxcBAUH+80CIAQaSAQb+2AQQDwQFDw\
4DP8kEHDBBFhcWFzBAFhYXFo4iQB0MECUXFyUQDBxBIvxyvb0Czf0zAeMOMDMRFDQuDLgAAAAEACz/9gH/A3cAFQAmAEIATQAAAQYGIyImJiMiBgcjNjYzMhYWMzI2NwcWFhcVIyYmJwYGByM1NjY3FzIWFREjJy\
MGBiMiJjU0Njc3NTQmIyIGByc2NhMGBhUUFjMyNjU1AdEFMjAaMSoTFBUGNwUzLh0xKhMUFAU6Fz0cPRw4Gho4Gz0aPhg+aW1ZGQQjTkNJYHt9XjItKUslKChnT1NALSU3TAN3MEEWFxYXMEAWFhcWjiJAHQwQJR\
cXJRAMHEEiwVxg/pRLLClSVlRUBQMbMy0YEFgVGv7WAzMrJyE/Pi4AAP//AAD/OwKeA6oCJgAiAAAAJwgzAoQAAAAHAUgAZACs//8ALP87Af8C/gImAEIAAAAmAUg8AAAHCDMCUAAAAAAABAAAAAACngPxAAkAFw\
AfACoAAAEGBgcjNTY2NzMXBgYjIiYnMxYWMzI2NxMnIQcjATMBAS4CJw4CBwczAcQUNxk7EB4NZDIFVE5RUANBBDUrJzgFYkH+80CIAQaSAQb+2AQQDwQFDw4DP8kD5xk4FAwWMhtWRFRSRioiJSf8Zb29As39Mw\
HjDjAzERQ0Lgy4AAAAAAQALP/2Af8DTAAJABcAMwA+AAABBgYHIzU2NjczFwYGIyImJzMWFjMyNjcHMhYVESMnIwYGIyImNTQ2Nzc1NCYjIgYHJzY2EwYGFRQWMzI2NTUBmRU3GToPHg5kMgVVTlFPBEEFNCsoNw\
VfaW1ZGQQjTkNJYHt9XjItKUslKChnT1NALSU3TANCGTgUDBYyG1ZEVFJGKiIlJ85cYP6USywpUlZUVAUDGzMtGBBYFRr+1gMzKychPz4uAAAABAAAAAACngPxAAkAFwAfACoAAAEWFhcVIyYmJzUFBgYjIiYnMx\
YWMzI2NxMnIQcjATMBAS4CJw4CBwczAT0OHRA6GTcVARwFVE5RTwRBBDUrKDcFY0H+80CIAQaSAQb+2AQQDwQFDw4DP8kD8RsyFgwUOBkKVkRUUkYqIiUn/GW9vQLN/TMB4w4wMxEUNC4MuAAAAAQALP/2Af8DTA\
AJABcAMwA+AAABFhYXFSMmJic1BQYGIyImJzMWFjMyNjcHMhYVESMnIwYGIyImNTQ2Nzc1NCYjIgYHJzY2EwYGFRQWMzI2NTUBEg0eDzoZNxQBHAVUT1FPBEEFNCsoNwVeaW1ZGQQjTkNJYHt9XjItKUslKChnT1\
NALSU3TANMGzIWDBQ4GQpWRFRSRioiJSfOXGD+lEssKVJWVFQFAxszLRgQWBUa/tYDMysnIT8+LgAABAAAAAACngQTABQAIgAqADUAAAEyFhUUBgcHIyc2NjU0IyIGBzU2NhcGBiMiJiczFhYzMjY3EychByMBMw\
EBLgInDgIHBzMBPCsxIRYDMAUbFiMNFAYGF8gFVE5RTwRBBDUrKDcFY0H+80CIAQaSAQb+2AQQDwQFDw4DP8kEEyEiHR4GFDMEDg0YAwEvAQJ4RFRSRioiJSf8Zb29As39MwHjDjAzERQ0Lgy4AAQALP/2Af8Dbg\
AUACIAPgBJAAABMhYVFAYHByMnNjY1NCMiBgc1NjYXBgYjIiYnMxYWMzI2NwcyFhURIycjBgYjIiY1NDY3NzU0JiMiBgcnNjYTBgYVFBYzMjY1NQESKzEgFgMwBRsWJA0UBQYXyAVUT1BQBEIENCsoNwVgaW1ZGQ\
QjTkNJYHt9XjItKUslKChnT1NALSU3TANuISIdHgYUMwQODRgDAS8BAnhEVFJGKiIlJ85cYP6USywpUlZUVAUDGzMtGBBYFRr+1gMzKychPz4uAAAAAAQAAAAAAp4EGwAVACMAKwA2AAABBgYjIiYmIyIGByM2Nj\
MyFhYzMjY3FwYGIyImJzMWFjMyNjcTJyEHIwEzAQEuAicOAgcHMwH+BTIwGzArEhQVBjcFMy4dMSoSFBUFLQRRUE9TBUMFNSopNgVjQf7zQIgBBpIBBv7YBBAPBAUPDgM/yQQbMEAWFxYXMEAWFxcWjT9MTD8kGx\
ol/HK9vQLN/TMB4w4wMxEUNC4MuAAABAAs//YB/wN2ABUAIwA/AEoAAAEGBiMiJiYjIgYHIzY2MzIWFjMyNjcXBgYjIiYnMxYWMzI2NwcyFhURIycjBgYjIiY1NDY3NzU0JiMiBgcnNjYTBgYVFBYzMjY1NQHUBT\
IwGjEqExQVBjcFMy4dMSoTFBQFLQRQUU9SBUIFNSopNwRgaW1ZGQQjTkNJYHt9XjItKUslKChnT1NALSU3TAN2MEAWFxYXMEAWFxcWjT9MTD8kGxolwVxg/pRLLClSVlRUBQMbMy0YEFgVGv7WAzMrJyE/Pi7//w\
AA/zsCngOjAiYAIgAAACcBSwB4AKwABwgzAoQAAP//ACz/OwH/AvcCJgBCAAAAJgFLTwAABwgzAkgAAAAA//8AXf87AfMCygImACYAAAAHCDMCYQAA//8AMf87AhcCKAImAEYAAAAHCDMCXQAAAAIAXQAAAfMD4A\
ATAB8AAAEUBgcHIyc2NjU0JiMiBgc1NjMyEyERIRUhFSEVIRUhAaIqJQVKCSQhGxURHg0cLoRR/moBlv7qAQT+/AEWA30mLgkqTQYYFBMQBQNGCvwgAsprtmvSAAAAAwAx//YCFwM7ABMAKQAwAAABFAYHByMnNj\
Y1NCYjIgYHNTYzMgMyFhUVIRYWMzI2NxUGBiMiJiY1NDYXIgYHMyYmAagqJgVJCSQhGxURHwwcLoR9bX/+mgJORTRULChWPE97RYpwMz8F6QE3AtgmLgkqTQYYFBMQBQNGCv7tgnRASlEVFGUTEj18XIuSXUFAOE\
kA//8AXQAAAfMDmQImACYAAAAHAU8AQwCs//8AMf/2AhcC7QImAEYAAAAGAU84AAAAAAMAXQAAAlUD0QAJABoAJgAAATY2NzMVBgYHIwcmJicGBgcjNTY2NzMWFhcVEyERIRUhFSEVIRUhAaoTHhBqFTobQRsYNR\
oaNBlDGDoXgxc5GSD+agGW/uoBBP78ARYDbxYsIAodMxVfESkXFykRDRxHIiJHHA38/QLKa7Zr0gAABAAx//YCVwMsAAkAGgAwADcAAAE2NjczFQYGByMHJiYnBgYHIzU2NjczFhYXFQcyFhUVIRYWMzI2NxUGBi\
MiJiY1NDYXIgYHMyYmAasUHg9rFjkcQRoZNBoaNBlEGToXghg5Gaptf/6aAk5FNFQsKFY8T3tFinAzPwXpATcCyhYsIAodMxVfESkXFykRDRxHIiJHHA02gnRASlEVFGUTEj18XIuSXUFAOEkAAAP//wAAAfMD0Q\
AJABoAJgAAEyYmJzUzFhYXFQc2NjczFhYXFSMmJicGBgcjASERIRUhFSEVIRUhahw5FmoQHhMpGDoXgxc5GUQYNBsZNRlDAXL+agGW/uoBBP78ARYDYhUzHQogLBcMUx1HIiJHHQwRKRcXKRH8/QLKa7Zr0gAABA\
AC//YCFwMsAAkAGgAwADcAABMmJic1MxYWFxUHNjY3MxYWFxUjJiYnBgYHIxcyFhUVIRYWMzI2NxUGBiMiJiY1NDYXIgYHMyYmbRw6FWoQHhMpGDoXgxc5GUQYNBsZNRlDp21//poCTkU0VCwoVjxPe0WKcDM/Be\
kBNwK9FTMdCiAsFwxTHUciIkcdDBEpFxcpETaCdEBKURUUZRMSPXxci5JdQUA4SQAAAAMAXQAAAi8EDAATACQAMAAAATIWFRQGBwcjJzY2NTQjIgYHNTYHFhYXFSMmJicGBgcjNTY2NwEhESEVIRUhFSEVIQHMLj\
UiGwM2BSAbKgsTBQtEGDkZRBk0Gho0GUQZORgBDP5qAZb+6gEE/vwBFgQMIyUdIAYhOwMRDRsDATYDdyJHHA0RKRcXKRENHEci/GsCymu2a9IABAAx//YCMANnABMAJAA6AEEAAAEyFhUUBgcHIyc2NjU0IyIGBz\
U2BxYWFxUjJiYnBgYHIzU2NjcXMhYVFSEWFjMyNjcVBgYjIiYmNTQ2FyIGBzMmJgHNLTYiHAM2BSAbKgsTBQtDFzkZRBk0Gho0GUMYOhdEbX/+mgJORTRULChWPE97RYpwMz8F6QE3A2cjJR0gBiE7AxENGwMBNg\
N3IkccDREpFxcpEQ0cRyLIgnRASlEVFGUTEj18XIuSXUFAOEkAAAMAXQAAAfMEHAAVACYAMgAAAQYGIyImJiMiBgcjNjYzMhYWMzI2NwcWFhcVIyYmJwYGByM1NjY3ASERIRUhFSEVIRUhAdUFMjAbMCoTFBUGNw\
UzLh0xKhMUFAU6Fz0cPRw4Gho4Gz0aPhgBBP5qAZb+6gEE/vwBFgQcMEEWFxYXMEAWFhcWjiJAHQwQJRcXJRAMHEEi/HICymu2a9IAAAAEADH/9gIXA3cAFQAmADwAQwAAAQYGIyImJiMiBgcjNjYzMhYWMzI2Nw\
cWFhcVIyYmJwYGByM1NjY3FzIWFRUhFhYzMjY3FQYGIyImJjU0NhciBgczJiYB1gUyMBswKhMUFQY3BTMuHTEqExQUBToXPRw9HDgaGjgbPRo+GDttf/6aAk5FNFQsKFY8T3tFinAzPwXpATcDdzBBFhcWFzBAFh\
YXFo4iQB0MECUXFyUQDBxBIsGCdEBKURUUZRMSPXxci5JdQUA4SQAAAP//AF3/OwH0A6oCJgAmAAAAJwgzAmEAAAAHAUgARACs//8AMf87AhcC/gImAEYAAAAmAUg5AAAHCDMCXQAAAAAAAgAjAAABTwPgABMAHw\
AAARQGBwcjJzY2NTQmIyIGBzU2MzITITU3ESc1IRUHERcBMSomBUkKJSEbFREfDBwuhB7+1FZWASxWVgN9Ji4JKk0GGBQTEAUDRgr8IEkgAfchSUkh/gkgAAACADoAAAEJAzsAEwAXAAABFAYHByMnNjY1NCYjIg\
YHNTYzMgMjETMBCSslBUkKJSAbFBIeDR0thTp+fgLYJi4JKk0GGBQTEAUDRgr8xQIe//8AI/87AU8CygImACoAAAAHCDMB7AAA//8ASv87ANcC7wImAEoAAAAHCDMBxQAA//8AO/87AtsC1QImADAAAAAHCDMCvw\
AA//8AMf87AjUCKAImAFAAAAAHCDMCZQAAAAMAO//2AtsD4AATACMALwAAARQGBwcjJzY2NTQmIyIGBzU2MzITFAYGIyImJjU0NjYzMhYWBRQWMzI2NTQmIyIGAgQqJgVJCSQhGxURHwwcLoTXSZZxcpVJSZVzcZ\
VJ/edgaWpfXmppYQN9Ji4JKk0GGBQTEAUDRgr9hm+lXFymb26lW1ulb3mKinl5iooAAAMAMf/2AjUDOwATACEALQAAARQGBwcjJzY2NTQmIyIGBzU2MzITFAYjIiYmNTQ2MzIWFgUUFjMyNjU0JiMiBgGrKiYFSQ\
kkIRsVER8MHC6Eiox4SnRCi3hLdEL+fT1ERD09RUM9AtgmLgkqTQYYFBMQBQNGCv3Vh5NCflqHkUF9WlZeXlZWXFwAAAAABAA7//YC2wPRAAkAGgAqADYAAAE2NjczFQYGByMHJiYnBgYHIzU2NjczFhYXFRMUBg\
YjIiYmNTQ2NjMyFhYFFBYzMjY1NCYjIgYCChMeEGoVOhtBGxg1Gho0GUMZOReDFzkZqEmWcXKVSUmVc3GVSf3nYGlqX15qaWEDbxYsIAodMxVfESkXFykRDRxHIiJHHA3+Y2+lXFymb26lW1ulb3mKinl5iooABA\
Ax//YCXQMsAAkAGgAoADQAAAE2NjczFQYGByMHJiYnBgYHIzU2NjczFhYXFRMUBiMiJiY1NDYzMhYWBRQWMzI2NTQmIyIGAbEUHg9rFjkcQRoZNBoaNBlEGToXghg5GVqMeEp0Qot4S3RC/n09REQ9PUVDPQLKFi\
wgCh0zFV8RKRcXKRENHEciIkccDf6yh5NCflqHkUF9WlZeXlZWXFwAAAAEADv/9gLbA9EACQAaACoANgAAEyYmJzUzFhYXFQc2NjczFhYXFSMmJicGBgcjARQGBiMiJiY1NDY2MzIWFgUUFjMyNjU0JiMiBskcOR\
ZqEB4TKRk5F4MXOhlFGDQbGTUZQwH7SZZxcpVJSZVzcZVJ/edgaWpfXmppYQNiFTMdCiAsFwxTHUciIkcdDBEpFxcpEf5jb6VcXKZvbqVbW6VveYqKeXmKigAEAAX/9gI1AywACQAaACgANAAAEyYmJzUzFhYXFQ\
c2NjczFhYXFSMmJicGBgcjARQGIyImJjU0NjMyFhYFFBYzMjY1NCYjIgZxHDoWaxAdFCoZOheDFzkZRBk0Ghk1GUQBrox4SnRCi3hLdEL+fT1ERD09RUM9Ar0VMx0KICwXDFMdRyIiRx0MESkXFykR/rKHk0J+Wo\
eRQX1aVl5eVlZcXAAAAAQAO//2AtsEDAATACQANABAAAABMhYVFAYHByMnNjY1NCMiBgc1NgcWFhcVIyYmJwYGByM1NjY3ARQGBiMiJiY1NDY2MzIWFgUUFjMyNjU0JiMiBgIsLjYiHAM2BSAbKgsTBQtEGDkZRB\
k0Gho0GUQZOhcBlEmWcXKVSUmVc3GVSf3nYGlqX15qaWEEDCMlHSAGITsDEQ0bAwE2A3ciRxwNESkXFykRDRxHIv3Rb6VcXKZvbqVbW6VveYqKeXmKigAAAAAEADH/9gI4A2cAEwAkADIAPgAAATIWFRQGBwcjJz\
Y2NTQjIgYHNTYHFhYXFSMmJicGBgcjNTY2NwEUBiMiJiY1NDYzMhYWBRQWMzI2NTQmIyIGAdQuNiIcAzYFIBsqCxMFC0QYORlEGTQaGjQZRBk6FwFGjHhKdEKLeEt0Qv59PUREPT1FQz0DZyMlHSAGITsDEQ0bAw\
E2A3ciRxwNESkXFykRDRxHIv4gh5NCflqHkUF9WlZeXlZWXFwAAAQAO//2AtsEHAAVACYANgBCAAABBgYjIiYmIyIGByM2NjMyFhYzMjY3BxYWFxUjJiYnBgYHIzU2NjcBFAYGIyImJjU0NjYzMhYWBRQWMzI2NT\
QmIyIGAjYFMjAaMSoTFBQHNwUzLh0xKhMUFAU6Fz0cPRw4Gho4Gz0aPhgBi0mWcXKVSUmVc3GVSf3nYGlqX15qaWEEHDBBFhcWFzBAFhYXFo4iQB0MECUXFyUQDBxBIv3Yb6VcXKZvbqVbW6VveYqKeXmKigAABA\
Ax//YCNQN3ABUAJgA0AEAAAAEGBiMiJiYjIgYHIzY2MzIWFjMyNjcHFhYXFSMmJicGBgcjNTY2NwEUBiMiJiY1NDYzMhYWBRQWMzI2NTQmIyIGAd8FMjAbMCsSFRQGNwUzLh0xKhIUFQU6Fz0cPR03Gho5Gz0aPx\
cBPYx4SnRCi3hLdEL+fT1ERD09RUM9A3cwQRYXFhcwQBYWFxaOIkAdDBAlFxclEAwcQSL+J4eTQn5ah5FBfVpWXl5WVlxcAAAA//8AO/87AtsDqgImADAAAAAnCDMCvwAAAAcBSAChAKz//wAx/zsCNQL+AiYAUA\
AAACcIMwJlAAAABgFISQAAAP//ADv/9gNEA6oCJgI/AAAABwB0ARUArP//ADH/9gK3Av4CJgJAAAAABwB0AL0AAP//ADv/9gNEA6oCJgI/AAAABwBBALsArP//ADH/9gK3Av4CJgJAAAAABgBBYwAAAAADADv/9g\
NEA+AAEwAsADgAAAEUBgcHIyc2NjU0JiMiBgc1NjMyExQGBiMiJiY1NDY2MzIWFzY2NTMXBgYHFgUUFjMyNjU0JiMiBgILKyUFSQolIBsUEh4NHS2F0EqVcXKVSUmWc1V+Kh0XfwcOQD8k/edgaWteXmpqYAN9Ji\
4JKk0GGBQTEAUDRgr9hm+lXFymb26lWzUwDkkxC0llGVFveYqKeXmKigADADH/9gK3AzsAEwAsADgAAAEUBgcHIyc2NjU0JiMiBgc1NjMyExQGIyImJjU0NjMyFhc2NjUzFw4CBxYWBRQWMzI2NTQmIyIGAa8rJQ\
VJCiUgGxQRHw0dLoSGjHhKdEKLeDZfISodfwcJIj80DQ/+fT1ERD09RUQ8AtgmLgkqTQYYFBMQBQNGCv3Vh5NCflqHkSMhDUwzCy9POBAeRypZW1tZWFpaAP//ADv/9gNEA5kCJgI/AAAABwFPAKAArP//ADH/9g\
K3Au0CJgJAAAAABgFPSAAAAP//ADv/OwNEAvgCJgI/AAAABwgzAr8AAP//ADH/OwK3AnACJgJAAAAABwgzAmcAAP//AFf/OwKTAsoCJgA2AAAABwgzAqYAAP//AE3/OwIyAh4CJgBWAAAABwgzAmgAAAACAFf/9g\
KTA+AAEwAmAAABFAYHByMnNjY1NCYjIgYHNTYzMhMUBgYjIiY1ETMRFBYzMjY1ETMB6islBUkKJCEbFREeDRwuhak/gGKLkIBQT1NLfwN9Ji4JKk0GGBQTEAUDRgr9HEp3RZF3Acz+QVhQV1IBvgAAAAACAE3/9g\
IyAzsAEwAnAAABFAYHByMnNjY1NCYjIgYHNTYzMhMRIycjBgYjIiY1ETMRFDMyNjURAbMqJQVKCSQhGxURHg0cLoR/YxEGG1szW2d+ZEw5AtgmLgkqTQYYFBMQBQNGCv7j/eJGKiZeaAFi/rd5X1oBCf//AFf/9g\
NiA6oCJgJBAAAABwB0AP8ArP//AE3/9gMBAv4CJgJCAAAABwB0AMsAAP//AFf/9gNiA6oCJgJBAAAABwBBAKUArP//AE3/9gMBAv4CJgJCAAAABgBBcQAAAAACAFf/9gNiA+AAEwAvAAABFAYHByMnNjY1NCYjIg\
YHNTYzMhM2NjUzFw4CBxEUBgYjIiY1ETMRFDMyNjURMwHuKyUFSQolIBsUEh4NHS2FpSkgfwcKKVNJPX9ijJKAoVNJfwN9Ji4JKk0GGBQTEAUDRgr+jAtKNws0VjsL/t9Kd0WRdwHM/jmgVUwBxgAAAAACAE3/9g\
MBAzsAEwAxAAABFAYHByMnNjY1NCYjIgYHNTYzMgUOAgcRIycjBgYjIiY1ETMRFDMyNjURMxU2NjUzAbYqJQVKCSQhGxURHg0cLoQBSwooVEljEQcaWzJcZ35kTDl+KSB/AtgmLgkqTQYYFBMQBQNGCtU0WDwJ/m\
tGKiZeaAFi/rd5X1oBCToLSzcAAAD//wBX//YDYgOZAiYCQQAAAAcBTwCKAKz//wBN//YDAQLtAiYCQgAAAAYBT1YAAAD//wBX/zsDYgL4AiYCQQAAAAcIMwKoAAD//wBN/zsDAQJxAiYCQgAAAAcIMwJoAAD//w\
AA/zsCWgLKAiYAOgAAAAcIMwJfAAD//wAA/xACIwIeAiYAWgAAAAcIMwLg//sAAgAAAAACWgPgABMAHAAAARQGBwcjJzY2NTQmIyIGBzU2MzIDEzMDESMRAzMBoyslBUoJJCEbFREeDRwuhXajiu2A7YsDfSYuCS\
pNBhgUExAFA0YK/a8BO/5M/uoBEQG5AAAAAAIAAP8QAiMDOwATAC4AAAEUBgcHIyc2NjU0JiMiBgc1NjMyATMTFhYXMzY2NxMzAwYGIyImJzUWFjMyNjc3AYYqJgVJCiUhGxURHw0dLoT+eolsCw4DBAQQCmiI5x\
9rThkkDgsfES83DxAC2CYuCSpNBhgUExAFA0YK/uP+zh04HRk8HQEy/ZpRVwUDZAIENyksAP//AAAAAAJaA5kCJgA6AAAABwFPAEEArP//AAD/EAIjAu0CJgBaAAAABgFPJgAAAP//ADH/ZAJuAvgCJgDRAAAABg\
BAdQAAAP//ABD/EAIqAsoCJgA1AAAABwB4AL0AAP//ABT/EAF6ApUCJgBVAAAABwB4AIYAAAACAAX/9gJBAvgAHQAqAAAFIiYnIwcjESM1MzUzFTMVIxUUBgczNjYzMhYVFAYnMjY1NCYjIgYHFRQWAWs9SRYJF1\
5MTH6wsAQCBhZMPV51dn84PD05QDoBNQosHT8CUFVTU1UUHjYXIi+Dj4yOZ11XWVJSVQVXXAADAAgAAALMAsoAHgAnADAAADMRIyIGFRQWFyMmJjU0NjMzMhYVFAYHFR4CFRQGIwMyNjU0JiMjFRMyNjU0JiMjFc\
caHx4HA2cEB01b74uOPjooPyWJdx1MOkVLXnROPT9SbgJgHxcRGgcJHxFDVlBjPlQKBQclRThhbAGnMC8wKrn+xDwyLjnVAAAA//8AXQAAAkYCygIGAagAAAACAFH/9gJBAvgAFwAkAAAFIiYnIwcjESEVIRUUBg\
czNjYzMhYVFAYnMjY1NCYjIgYHFRQWAWs9SRYJF14Buv7EBAIGFkw9XnV2fzg8PTlAOgE1CiwdPwL4YlghQQsiL4OPjI5nXVdZUlJVBVdcAAAAAgBX//YCXALKAAwAFwAABSA1ETMRMzIWFhUUBicyNjU0JiMjFR\
QWAVr+/YBpZH46gIU/RFpRWD8K3AH4/uM4Yj5lemo5PEAubEA3AAIATv/2AkEC+AATACAAAAUiJjURMxUUBgczNjYzMhYVFAYGJzI2NTQmIyIGFRUUFgFKdoZ+BAIGFk88X3U/b0o7PD05RTlACo2IAe20HzwSIi\
+Oi159PmZYW1pZU1QSWFUAAAABACH/9gJAAtQAGwAAFyImJzUWFjMyNjU0JiMiBgcnNjYzMhYWFRQGBvU5VywvUyxmbmtlLE8iLSxvPmyRSUuTChASbRATinp4ihsRaRYZW6RubqZdAAAAAQA7//YCvgNnACgAAA\
EyFhcVJiYjIhUVByYmIyIGFRQWMzI2NxUGBiMiJiY1NDY2MzIXNTQ2AnwVJAkHHhEwLCVQKmJrZGgtVi8sWTpukEZOl20zMUwDZwoEYgMHNSxkERuMeHmJExBtEhBbpW9spV4MC0tJAAAAAQAx//YCPAL9ACYAAA\
UiJjU0NjYzMhc1NDYzMhYXFSYmIyIVFQcmJiMiFRQWMzI2NxUGBgEsdYZDdkwcHEpCFSMKCB0RMSUfPh2EQz8tRiAfRwqGkGR9OwU8UkwKBGMDBzVeYAwRs1dYFhNtEhIA//8AGgAAAqUCygIGAJAAAAACAAcAAA\
MPAsoAFwAfAAAzESMiBhUUFhcjJiY1NDYzMzIWFhUUBiM3MjU0JiMjEccaIB0HA2cFB01b9m+iWcq1BPZ2b14CYB8XERoHCR8RQ1ZQm3O1t2v9gHj+CwAAAAACAC8AAAIZAsoADQAWAAAhIiY1NDY2MzM1ITUhES\
czNSMiBhUUFgFFk4M7gWlF/scBucZGOFRbUm5lPWM6sWz9NmrZLj85MwACADH/9gIiAvgAFwAkAAAFIiY1NDYzMhYXMyYmNTUhNSERIycjBgYnMjY3NTQmIyIGFRQWAQRfdHZgPE0XBgMG/sMBu2IXBRdMF0Y5AT\
dLOj0+Co6Kho4uIhI8FGJi/QhHIi9mUFEQVFpcU1ZaAAD//wAw/yMCNQIoAA8BfgJlAh7AAAABADsAAAHSAsoACwAAMzUhNSE1ITUhNSEROwEX/vsBBf7pAZds0mu2a/02//8ASP/2AtgC1QIGArgAAAABAC//9g\
JFAtQAKQAAATIWFwcmJiMiBhUUFjMzFSMiBhUUFjMyNjcVBgYjIiY1NDY3NSYmNTQ2AUVSfDI5KVw7P0Vdc0pQbXVaXTR5Ly55S5WNZl1KX4cC1CoiVhohMSsyOmU1Ojg9GhduFBV0XUtZCgMMT0pSZQAB/+//Dg\
JdAsoAGwAAFyImNTQ2NxcGBhUUFjMyNjURIRUhFTMVIxEUBptQXAwJZAUEIBwdJAGB/v7w8GvyUkoZKBIlChQKHiItNgL3a7Rr/o1jXAABADv/9gLqA2cALQAAATIWFxUmJiMiFRUHJiYjIgYGFRQWFjMyNjc1Iz\
UhEQYGIyImNTQ2NjMyFzU0NgKoFSQJCB0RMC0jWDBJajksYE0mNBeQAQ45eEyirlemdzk1TANnCgRiAwc1KWMQGEB1T0x0QggFrG3+lRIVwLBvpVoMDEpJAAACAAD/EAJsAsoAFwAiAAAFIiY1NDY3AzMTFhYXNj\
Y3EzMDFhYVFAYnMjU0JicGBhUUFgEyP0QmHPGFgAwaBwccDYWF+SAkRT8iERESEBPwTj4vbzwCVP6yH1MgIU8iAU79q0BwKjtQVTcWRSIjQxUeGwAAAAEAUf/2A3oC+AAjAAAFIiY1NTQjIgYVESMRMxUUBgczNj\
YzMhYVFRQzMjY1ETMRFAYCkHVzXkU2fn4EAwgZUTFXZGo4NH51CmRze3pgWf73Avi0GzgaKShhaYGBRE0BMf7GfHIAAAAAAQBX//YBdALKAA8AAAUiJiY1ETMRFDMyNjcVBgYBADBNLIRFGCoSEz4KIU5EAiH961\
IJBmYJDQABAB4AAAFUAsoAEwAAARUHFTMVIxUXFSE1NzUjNTM1JzUBT1ZbW1b+1FZbW1YCykkhwmvKIElJIMprwiFJAAAAAQBdAAAChwLTABoAAAEyFhcVJiYjIgYHBwEjAwcRIxEzETY2Nzc2NgI5FyALCBoNEi\
MSiQELk9JFgIATLhVgK0kC0wgEZQMEFBis/m8BPDn+/QLK/qsbOht8NzsAAAAAAQBRAAACSAL+AB4AABMyFhcVJiYjIgYVFRQGBzM2Njc3MwcTIycHFSMRNDbrFygKBx4QFxoEAgMLJRCgj9nnk6g/fVMC/gkFYw\
MHGh7QGjoaEi4Sq+r+zOg0tAJeVEwAAQAMAAABIwL4AAsAADMRIzUzETMRMxUjEVhMTH5NTQFFXwFU/qxf/rsAAAABAAD/9gJIAv4ALAAAMRMnByc3JiYjIgYHNTY2MzIWFzcXBxMWFjMyNjcVBgYjIiYnJyYmJy\
MGBgcH5w9nFlkPIxgPGwoNLBJCTRtjF1uYEiAUBxIHCy4SMzgROQwYBQQIFw1tAggpHkobEQwEAmcDBTEwH0wb/lwxIQMCYAYINDCgIkkYHUUd/gAAAAEAV//2A6wCygAiAAAFIiY1ETMRFDMyNjURMxEUMzI2NR\
EzESMnIwYGIyImJyMGBgEgX2qAZEk9gGVMOYFiEggaXjVAUxcGHF0KY24CA/4Yf1pWAbf+GH9kXgGl/TZOLCwwLi4wAAAAAf/x/xACvALKAB8AABciJic1FhYzMjY1ETMBMy4CNREzESMBIx4CFREUBjMWIgoIGx\
AaH54BUQMBBAJ0n/6uBAIEA1TwCQVkBAYgJAMO/dQXRkkbAWv9NgIwGkdJHv5RWVAA//8AUf8QAjUCKAIGAYEAAP//ADv/9gLbAtUCBgJZAAAAAgA7//YD/wLVAB4AKgAAARQGBiMiJiY1NDY2MzIWFzY2MzIWFR\
EjETQjIgYHFgUUFjMyNjU0JiMiBgLDR5BtbpBGRpBvTXUnImVAYG+Abi46ESv9/1tiZFlZY2NbAWZvpltbpnBupVsvKykxbXj+EAHpgBwWVnt5iop5eYqKAAACADH/EAM0AigAGgAmAAABFAYjIiYmNTQ2MzIXNj\
YzMhYVESMRNCMiBxYFFBYzMjY1NCYjIgYCH4ZySG8/hXNyQh5TMVVgflk7HRr+kzg+Pjg4Pj44ARCHk0F9XIeRTCgkXmn9rwI5eSY7UVZeXlZWXFwAAAIABwAAAqYCygAZACIAADMRIyIGFRQWFyMmJjU0NjMzMh\
YVFAYGIyMREzI2NTQmIyMVxxogHQcDZwUHTVvti380e2lHOk5VRkpNAmAfFxEaBwkfEUNWdGY9a0H++QFxOUE7Ou8AAAAAAgBR/xACQQL9ACMAMAAAEzIWFxUmJiMiFRUUBgczNjYzMhYVFAYjIiYnIxYWFRUjET\
Q2EyIGBxUUFjMyNjU0JuwXJwsIHREwBAIGFkw9XnV0Xz1LFwYDA35TpkM3ATVIOzk5Av0KBGMDBzgwEy8WIy+Ni4uPKh0TKxTbA01UTP7FUFEQV11hVFRcAAACAF3/nAKAAsoAEAAZAAAFAyMVIxEzFTMyFhUUBg\
YHEwEyNjU0JiMjFQHwq2iAgEuNhyc+JM3+pE9HS09DZAEatgLKZGhqNEoxD/7GAYM5ODox3AABACz/9gH5AtQAJwAAATIWFRQGBgcGBhUUFjMyNjcVBgYjIiY1NDY3PgI1NCYjIgYHJzY2ARVnfTBSM0tPPz83aS\
4obD94f2NXNEEfNzQqUCsnL2gC1GRbPlA1FB41LisxHBNvFBdrX1NfJBUiKh8mLBYTZxUZAAABACn/9gG+AigAJQAAEzIWFRQGBgcOAhUUMzI3FQYGIyImNTQ2Nz4CNTQmIyIGByc281twJEY0NTUSZ1hUJVY4bG\
9TSTE3FS0pI0UmJFkCKEhKLTwrFBUdGhA9K2UTElJORUsbEhoZERcbFhBdKAD//wAlAAACKgLKAgYBbQAAAAL/+P8QAb0DAAAZACMAABMyFhURFDMyNjcVBgYjIiYmNREjIiY1NDY2FyIGFRQWMzM1NINQS0YXLx\
MTPiIwTSwiR0AcPiESExwZHgMAVk/9ZUsJBl4JDR9MRQJXQjQeNCFOFg8UFxg4AAAAAAEAFP8QAXoClQAjAAAXIiYnNRYWMzI2NTUjIiYmNREjNTc3MxUzFSMRFBYzMjY3FRT2FiUOChkOGBkQLEosSVAoT5qaJy\
EXLRPwBwZcBAUZH04fTEQBGjcsc3df/ucmJQkGwJoAAAAAAQAHAAACSgLKABMAADMRIyIGFRQWFyMmJjU0NjMhFSMR/VAgHQcDZwUHTVsBm80CXh4XEBoHCR8RQ1Zs/aIAAAEAFP/2AXoC/QAjAAABMhYXFSYmIy\
IVFTMVIxEUFjMyNjcVBgYjIiYmNREjNTc1NDYBCxouDgsrFjqamiggFy0TFEAjLkwsSUpbAv0KBWIDBzw8X/7nJiUJBl4JDR9MRAEaNyg6VVAAAQAQ/xACKgLKABMAAAUiJjURIzUhFSMRFBYzMjY3FQYGAX1MVM\
0CGs0fGg8bCQsq8E9aAqVsbP1eJR8GBGQFCQAAAAABAB//9gLxAsoAIQAAJTI2NTQmJzUhFSMWFhUUBgYjIiYmNTQ2NyM1IRUGBhUUFgGIY2c+UgEvtERWUJZpaZZQVkW1ATBSQGhicmlcjzJwbS2faV2KS0uKXm\
meLW1wMZJaaXIAAQBX//YCkwLUABwAAAUiJjURMxEUFjMyNjURNCYjIgc1NjYzMhURFAYGAXKLkIBQT1NLIBooIhM7IJU/gAqRdwHM/kFYUFdSARslHBJmCg6Z/sFKd0UAAAEAAAAAAlwC1AATAAAzEQMzEzc2Nj\
MyFhcVJiMiBgcDEe3tiqNlFzsxFSYMEhQUHReBAREBuf7F3zQyCQVlCRov/vX+6gAAAAEAB/8QAkgCKAAmAAABMhYXFSYmIyIGBwMGBiMiJic1FhYzMjY3NwMzExYWFzM2Njc3NjYCARMoDAcSBxUfEp8daVUUJw\
0KIA8tORAQ2IhhDBQFBAUVDT4SOwIoCAZgAgMhMf5PUFwFA2QCBDItLQIc/u8gRCEXRiWuMz0AAAAAAQAdAAACIwLKABEAABMzNyE1IRUHMxUjByEVITU3I0S4hP6nAfKTaLCHAWz9+pdwAZzCbFfXaMhsV90AAQ\
AgAAABwAIeABEAAAEVBzMVIwchFSE1NyM1MzcjNQG4YlWUZAEN/mByW5pZ+wIeVYdXimFNnld8YAD//wAf//YCHwLKAgYCwAAAAAEALf/2Ai4CygAcAAAFIiYmNTQ2NjcnNSEVIRcVIyIGFRQWMzI2NxUGBgFPYo\
E/PW1H0gHL/uC8Q2NeU1oxcDEvbQo4Yj5GXjMEyldstls8OzlAGBdvFBMAAAAAAQAl/xACCQIeABsAAAUiJiY1NDY3JzUhFSEXFSMiBhUUFjMyNjcVBgYBNVh5P3t21gHA/trKOmldUFEyZyspZ/A9akVnfw7aVG\
PQWUxEPFAZFGwTFAAAAAEAKP8QAe4CHgAoAAAXIiY1NDY2NzY2NTQmIyM1NyM1IRUHFhYVFAYGBwYGFRQWMzI2NxUGBvFYcSRTR0s+TlRBov8BqLVdbypuZi8qNTE7XiIhafBGSChAJwQDJi0sI1WQY1SXBlRTMV\
I1BgEVFRYXGQ1jDhUAAAEAIwAAAgwC/QAgAAABMhYWFRQHMxUjBxUhFSE1NyM1MzY2NTQmIyIGByc+AgEJRGE1KlGNyAFX/hfMtvsaFTcuLkYiQBg/VAL9Mlg6T0dX5QZhYetXJUUmLjUnIE8VLB4AAAABAB7/9g\
IXAsoAHAAAFyImJzUWFjMyNjU0JiMjESM1IRUhFTMyFhYVFAbqOWooKHEvUV1VSX5bAeH++SBLc0GVChMUcBUZPUFAOwEFbW2bNGRHbIEAAAAAAQAk//YB6gIeABsAABciJic1FhYzMjY1NCYjIzUjNSEVIxUzMh\
YVFAbjN2chImYyQVBPSF1PAabiFW53gAoSEGsRGSYrKSXFYWFpUlRQaAABACT/9gG8ApUAJQAAFyImJzUWFjMyNjU0JicuAjU1IzU3NzMVMxUjFRQWFx4CFRQG2jVhICBhLTs0LS0dLBleYCdPkZEUGihCJ24KEh\
BrER0hHhwfFRAlOjE7Nyxzd185HhwNFCg7LklbAAACAFH/EAI6AigAEAAaAAABMhYWFRQGBgcVIxEzFzM2NhciBhUVNjY1NCYBaz1dNVGheX5mEgYWShdBNmt/OwIoOmxLVIxbDOADDkgiMGZSUcQNdlo8TgAAAQ\
BqAAAAygL4AAMAADMRMxFqYAL4/Qj//wBqAAABvwL4ACYDigAAAAcDigD1AAAAAQA4AAABzAL4ABMAAAEVMxUjFTMVIxEjESM1MzUjNTM1ATKampqaYJqampoC+O5YWVj+/wEBWFlY7gD//wA///MA2ALKAgYAAg\
AA//8AXQAABPkDqgAmACUAAAAnADsC1gAAAAcBSQMRAKz//wBdAAAEoAL+ACYAJQAAACcAWwLgAAAABwFJAuYAAP//ADH/9gQyAv4AJgBFAAAAJwBbAnIAAAAHAUkCeAAA//8AXf82AwECygAmAC0AAAAHACsCJg\
AA//8AXf8QAvwC7wAmAC0AAAAHAEsCJgAA//8AUf8QAfUC+AAmAE0AAAAHAEsBHwAA//8AXf82A/QCygAmAC8AAAAHACsDGQAA//8AXf8QA+8C7wAmAC8AAAAHAEsDGQAA//8AUf8QA1gC7wAmAE8AAAAHAEsCgg\
AA//8AAAAAAp4DqgImACIAAAAHAUkAZACs//8ALP/2Af8C/gImAEIAAAAGAUk8AAAA////9wAAAX8DqgImACoAAAAHAUn/zwCs////zQAAAVUC/gImBroAAAAGAUmlAAAA//8AO//2AtsDqgImADAAAAAHAUkAoQ\
Cs//8AMf/2AjUC/gImAFAAAAAGAUlJAAAA//8AV//2ApMDqgImADYAAAAHAUkAiwCs//8ATf/2AjIC/gImAFYAAAAGAUlXAAAAAAQAV//2ApMD/AADAA8AGwAuAAABFSE1FzIWFRQGIyImNTQ2MzIWFRQGIyImNT\
Q2ExQGBiMiJjURMxEUFjMyNjURMwIV/sI9GSEhGRghIdoYISEYGSAg1j+AYouQgFBPU0t/A/xVVYgcHRwbGxwdHBwdHBsbHB0c/YhKd0WRdwHM/kFYUFdSAb4AAAAABABN//YCMgNQAAMADwAbAC8AAAEVITUXMh\
YVFAYjIiY1NDYzMhYVFAYjIiY1NDYXESMnIwYGIyImNREzERQzMjY1EQHh/sE+GSEhGRghIdoYISEYGSAgqWMRBhtbM1tnfmRMOQNQVVWIHBwdGxsdHBwcHB0bGx0cHKr94kYqJl5oAWL+t3lfWgEJAAAEAFf/9g\
KTBBkACgAWACIANQAAATY2NzMVDgIHIwciJjU0NjMyFhUUBjMiJjU0NjMyFhUUBhMUBgYjIiY1ETMRFBYzMjY1ETMBORgzEo0QNDoYVCUYISEYGSEhqRkgIBkYISGlP4Bii5CAUE9TS38DlRtHIgoTMjERhBscHR\
wcHRwbGxwdHBwdHBv9+Ep3RZF3Acz+QVhQV1IBvgAEAE3/9gIyA20ACgAWACIANgAAATY2NzMVDgIHIwciJjU0NjMyFhUUBjMiJjU0NjMyFhUUBhcRIycjBgYjIiY1ETMRFDMyNjURAQUYMxKNEDQ6GFQlGCEhGB\
khIakZICAZGCEheGMRBhtbM1tnfmRMOQLpHEYiChMyMRGEGx0cHBwcHRsbHRwcHBwdGzr94kYqJl5oAWL+t3lfWgEJAAAABABX//YCkwQdABAAHAAoADsAAAEmJic1MxYWFzY2NzMVBgYHByImNTQ2MzIWFRQGMy\
ImNTQ2MzIWFRQGExQGBiMiJjURMxEUFjMyNjURMwE6FUQdQh05GRo6G0McRhWcGCEhGBkhIakZICAZGCEhpT+AYouQgFBPU0t/A44hRRwNDyUZGSUPDRtGIYobHB0cHB0cGxscHRwcHRwb/fhKd0WRdwHM/kFYUF\
dSAb4AAAAEAE3/9gIyA3IAEAAcACgAPAAAASYmJzUzFhYXNjY3MxUGBgcHIiY1NDYzMhYVFAYzIiY1NDYzMhYVFAYXESMnIwYGIyImNREzERQzMjY1EQEGFUQdQh04Gho6G0McRhWcGCEhGBkhIakZICAZGCEheG\
MRBhtbM1tnfmRMOQLiIkQdDRAlGBglEA0cRSKKGx0cHBwcHRsbHRwcHBwdGzr94kYqJl5oAWL+t3lfWgEJAAQAV//2ApMEGQAKABYAIgA1AAABFhYXFSMuAic1FzIWFRQGIyImNTQ2MzIWFRQGIyImNTQ2ExQGBi\
MiJjURMxEUFjMyNjURMwFVEjMYVBg6NBBMGSEhGRghIdoYISEYGSAg1j+AYouQgFBPU0t/BBkiRxsNETEyEwqlHB0cGxscHRwcHRwbGxwdHP2ISndFkXcBzP5BWFBXUgG+AAQATf/2AjIDbQAKABYAIgA2AAABFh\
YXFSMuAic1FzIWFRQGIyImNTQ2MzIWFRQGIyImNTQ2FxEjJyMGBiMiJjURMxEUMzI2NREBIRIzGFQYOjQQTBkhIRkYISHaGCEhGBkgIKljEQYbWzNbZ35kTDkDbSJGHA0RMTITCqUcHB0bGx0cHBwcHRsbHRwcqv\
3iRiomXmgBYv63eV9aAQkAAAAFAAAAAAKeA/wAAwAPABsAIwAuAAABFSE1FzIWFRQGIyImNTQ2MzIWFRQGIyImNTQ2EychByMBMwEBLgInDgIHBzMB7v7CPhghIRgZICDaGSEhGRkgIIBB/vNAiAEGkgEG/tgEEA\
8EBQ8OAz/JA/xVVYgcHRwbGxwdHBwdHBsbHB0c/Iy9vQLN/TMB4w4wMxEUNC4MuAAAAAUALP/2Af8DUAADAA8AGwA3AEIAAAEVITUXMhYVFAYjIiY1NDYzMhYVFAYjIiY1NDYHMhYVESMnIwYGIyImNTQ2Nzc1NC\
YjIgYHJzY2EwYGFRQWMzI2NTUBxf7CPhghIRgZICDaGSEhGRkgIERpbVkZBCNOQ0lge31eMi0pSyUoKGdPU0AtJTdMA1BVVYgcHB0bGx0cHBwcHRsbHRwcoFxg/pRLLClSVlRUBQMbMy0YEFgVGv7WAzMrJyE/Pi\
4AAAQAAAAAAp4D9QADAA8AFwAiAAABFSE1FzIWFRQGIyImNTQ2EychByMBMwEBLgInDgIHBzMB7v7CnxkiIhkaISHhQf7zQIgBBpIBBv7YBBAPBAUPDgM/yQP1VVWBHR4dHh4dHh38jL29As39MwHjDjAzERQ0Lg\
y4AAQALP/2Af8DUAADAA8AKwA2AAABFSE1FzIWFRQGIyImNTQ2FzIWFREjJyMGBiMiJjU0Njc3NTQmIyIGByc2NhMGBhUUFjMyNjU1AcX+wp8ZIiIZGiEhHWltWRkEI05DSWB7fV4yLSlLJSgoZ09TQC0lN0wDUF\
RUgR0eHR0dHR4dp1xg/pRLLClSVlRUBQMbMy0YEFgVGv7WAzMrJyE/Pi4AAAD//wAAAAADYgNlAiYAhgAAAAcBSgEuAKz//wAs//YDUwK5AiYApgAAAAcBSgEBAAAAAQA7//YCyALUACYAAAUiJjU0NjYzMhYXBy\
YmIyIGFRQWMzI2NzUjNTM1IzUhFTMVIxUGBgGPqKxXpnc6bS0sI1kwbn1odCM0F4aGkAEOQEA3dQrArnClWxgTaRAYi3l+igcFN1c8ZqJXgBMWAAAAAAIAMf8QAlwCKAAlADAAAAEyFzM3MxEzFSMGBiMiJic1Fj\
MyNjcjNTM1NDY3IwYGIyImNTQ2FyIVFDMyNjU1NCYBB2c6BQxpOkUTfWo6Yixdcys6CpmpAgIEHFEzY3BxhnZ4Qj8/AihQRv3NS0VLDxJlKhoaSzgQJw8rJoZ+fo5npaNBUQ1ZUP//ADv/9gKIA6oCJgAoAAAABw\
FJAKcArP//ADH/EAIiAv4CJgBIAAAABgFJSQAAAP//AF0AAAKHA6oCJgAsAAAABwFJAHAArP///9EAAAJIA9gCJgBMAAAABwFJ/6kA2v//ADv/GALbAtUCJgAwAAAABwFOAQsAAP//ADH/GAI1AigCJgBQAAAABw\
FOAK0AAP//ADv/GALbA2UCJgAwAAAAJwFKAMQArAAHAU4BEAAA//8AMf8YAjUCuQImAFAAAAAmAUpsAAAHAU4ArQAAAAD//wAf//YCHwOqAiYDgQAAAAcBSQAxAKz//wAX/xACAQL+AiYCwQAAAAYBSSAAAAD//w\
BdAAAE+QLKACYAJQAAAAcAOwLWAAD//wBdAAAEoALKACYAJQAAAAcAWwLgAAD//wAx//YEMgL4ACYARQAAAAcAWwJyAAD//wA7//YCiAOqAiYAKAAAAAcAdAEbAKz//wAx/xACIgL+AiYASAAAAAcAdAC9AAAAAQ\
Bd//YDmALKABkAADMRMxEhETMRFBYzMjY1ETMRFAYjIiY1NSERXYABAoAsMDAtgG1xcGv+/gLK/uABIP4GOjY5PgFH/rhqdmlpdf7DAAACAF3/EAJqAtUADwAaAAABMhYVFAYGBxUjETMXMzY2FyIGFRE+AjU0Jg\
GYXHZQr46AYhUEG2AjT0pUeEA8AtWBfl6yljHvA7peKUBsdGT+5SJsh0pJSwD//wBdAAACvAOqAiYALwAAAAcAQQC8AKz//wBRAAACNQL+AiYATwAAAAYAQXEAAAD//wAAAAACngOqAiYAIgAAAAcIHwJ8AKz//w\
Ar//YB/wL+AiYAQgAAAAcIHwJTAAD//wAAAAACngOjAiYAIgAAAAcIIQFPAKz//wAs//YB/wL3AiYAQgAAAAcIIQEmAAD//wAzAAAB8wOqAiYAJgAAAAcIHwJbAKz//wAp//YCFwL+AiYARgAAAAcIHwJRAAD//w\
BdAAAB8wOjAiYAJgAAAAcIIQEvAKz//wAx//YCFwL3AiYARgAAAAcIIQEkAAD///++AAABTwOqAiYAKgAAAAcIHwHmAKz///+VAAABJQL+AiYGugAAAAcIHwG9AAD//wAIAAABbAOjAiYAKgAAAAcIIQC6AKz///\
/eAAABQgL3AiYGugAAAAcIIQCQAAD//wA7//YC2wOqAiYAMAAAAAcIHwK4AKz//wAx//YCNQL+AiYAUAAAAAcIHwJgAAD//wA7//YC2wOjAiYAMAAAAAcIIQGLAKz//wAx//YCNQL3AiYAUAAAAAcIIQEzAAD//w\
BNAAACgAOqAiYAMwAAAAcIHwJ1AKz////+AAABpAL+AiYAUwAAAAcIHwImAAD//wBdAAACgAOjAiYAMwAAAAcIIQFIAKz//wBHAAABqwL3AiYAUwAAAAcIIQD5AAD//wBX//YCkwOqAiYANgAAAAcIHwKiAKz//w\
BG//YCMgL+AiYAVgAAAAcIHwJuAAD//wBX//YCkwOjAiYANgAAAAcIIQF1AKz//wBN//YCMgL3AiYAVgAAAAcIIQFBAAAAAQAm/0wCMQLUACgAABc+AzU0JicGBgcnPgI1NCYjIgYHJzY2MzIWFhUUBgcWFhUUBg\
YHLnSXViIzLSZULBZXdz1BOjhhLTk5iEhFbT44MDJIa+O1RBs6PkYoNUAWDRcKXhYnNSgtLiAbViclKFRDM00dGlhJXYhkKAAAAAEAGP8QAcsCKAAlAAAXNjY1NCYnBgcnPgI1NCYjIgYHJzYzMhYWFRQGBxYWFR\
QOAgcYoJkjITlNF1JbJDQqKkojJ1VqPWE4KygsOEB2n16IIV5MKjcVFxJaFSovHiglFRBbLyRMPC9JHBZQP0ZkRTETAAD//wBdAAAClwOqAiYAKQAAAAcBSQCQAKz////PAAACNQPYAiYASQAAAAcBSf+nANoAAQ\
Bd/xACmgLVABQAAAEyFhURIxE0JiMiBhURIxEzFzM2NgGua4GAREpiTYBiFQQhcwLVdoL9MwK2UVJ2aP51AspcMTYAAAAAAwAx/5cDXgL4ACsAOABCAAAFNjY3JiYnIwYGIyImNTQ2MzIWFzMmJjU1MxEUFzY2Mx\
YWFRQGBiMiJicGByUyNjc1NCYjIgYVFBYFMjY1NCYjIgcWAeYDCwcTFAMFGFVOaHh2YDxNFwYDBn4KIlkwQkUmWE0RHA0JBP7eRjkBN0s6PT4BrjEoFhM3IBFkJkIcDBwNKTaLjYyOLiERPBS+/eIrHDQrAT0tJD\
4lAgIwPcVQURBXXV9WVloEFBILED0EAAAAAAIAN//2AqMCygAcACgAAAUiJjU0NyYmNTUzFRQWMzI2NTUzFRQGBxYWFRQGJzI2NTQmIyIGFRQWAWyWn488MYBHTk1GgDI8RkqdmV1SUl1cU1MKiHSXNRxhREtKQk\
9PQkpKRWIcGmVLdIltTERETExEREwAAgAv//YCOgL4AB4AKgAABSImJjU0NjcmJjU1MxUUFjMyNjU1MxUUBgcWFhUUBicyNjU0JiMiBhUUFgEzS3VEREA3Ln4vOTkvfjE3QEiQdUJCQUREQEAKO3JSTmkaF2BNbm\
1LSEhKbm9NXxgZZ098hGZQS0tQUUtLTwAAAAEAHf8gAiMCygAXAAAFIiYnNRYWMzI2NTUhNQEhNSEVASEVFAYBixUrDgwbEBgf/nIBY/6nAfL+ngFsR+AHBWQEBR8pMVcCB2xX/fmpR1z//wAg/yYBwAIeAgYE2Q\
AA//8AAAAAAp4DmwImACIAAAAHAUwA4wCs//8ALP/2Af8C7wImAEIAAAAHAUwAugAA//8AXf8QAfMCygImACYAAAAHAHgAzQAA//8AMf8QAhcCKAImAEYAAAAHAHgAyQAAAAUAO//2AtsD/AADAA8AGwArADcAAA\
EVITUXMhYVFAYjIiY1NDYzMhYVFAYjIiY1NDYBFAYGIyImJjU0NjYzMhYWBRQWMzI2NTQmIyIGAiv+wT4ZICAZGSAg2hkhIRkYICABCEmWcXKVSUmVc3GVSf3nYGlqX15qaWED/FVViBwdHBsbHB0cHB0cGxscHR\
z98m+lXFymb26lW1ulb3mKinl5iooABQAx//YCNQNQAAMADwAbACkANQAAARUhNRcyFhUUBiMiJjU0NjMyFhUUBiMiJjU0NhMUBiMiJiY1NDYzMhYWBRQWMzI2NTQmIyIGAdP+wT4ZICAZGSAg2hkhIRkYICC6jH\
hKdEKLeEt0Qv59PUREPT1FQz0DUFVViBwcHRsbHRwcHBwdGxsdHBz+SIeTQn5ah5FBfVpWXl5WVlxcAAAAAAQAO//2AtsD/AADABkAKQA1AAATNSEVBTY2MzIWFjMyNjczBgYjIiYmIyIGBwEUBgYjIiYmNTQ2Nj\
MyFhYFFBYzMjY1NCYjIgbsAT/+tQUyLx0yKhMUEwU5BTEwGzErExUTBgHCSZZxcpVJSZVzcZVJ/edgaWpfXmppYQOnVVWeM0AWFxgVMUEWFxcX/l1vpVxcpm9upVtbpW95iop5eYqKAAAABAAx//YCNQNQAAMAGQ\
AnADMAABM1IRUFNjYzMhYWMzI2NzMGBiMiJiYjIgYHARQGIyImJjU0NjMyFhYFFBYzMjY1NCYjIgaUAT/+tQUyLx0yKhMUEwU5BTEwGzErExUTBgF0jHhKdEKLeEt0Qv59PUREPT1FQz0C+1VVnTJAFhcYFjJBFh\
cXFv6yh5NCflqHkUF9WlZeXlZWXFz//wA7//YC2wObAiYAMAAAAAcBTAEgAKz//wAx//YCNQLvAiYAUAAAAAcBTADIAAAABAA7//YC2wP1AAMADwAfACsAAAEVITUXMhYVFAYjIiY1NDYBFAYGIyImJjU0NjYzMh\
YWBRQWMzI2NTQmIyIGAiv+waAZIiIZGiEhAWlJlnFylUlJlXNxlUn952Bpal9eamlhA/VVVYEdHh0eHh0eHf3yb6VcXKZvbqVbW6VveYqKeXmKigAAAAQAMf/2AjUDUAADAA8AHQApAAABFSE1FzIWFRQGIyImNT\
Q2ARQGIyImJjU0NjMyFhYFFBYzMjY1NCYjIgYB0/7BnxkiIhkaISEBHIx4SnRCi3hLdEL+fT1ERD09RUM9A1BUVIEdHh0dHR0eHf5Bh5NCflqHkUF9WlZeXlZWXFz//wAAAAACWgNlAiYAOgAAAAcBSgBmAKz//w\
AA/xACIwK5AiYAWgAAAAYBSksAAAAAAgAa/94BmwL4ABcAIQAAFzY2NyYmNREzETY2MzIWFRQGIyInBgYHNzI2NTQjIgcWFhoPHxAFAn4OJhU/RExKWikJEQmuGBkyIRwCHgEiORYQLxoCL/3oBwpBOjlHLQ8iFG\
kZFCwYHiMAAAAAAgBR/94C9QIoACcAMQAABTY2NyYmNTU0IyIGFREjETMXMzY2MzIWFRU2NjMyFhUUBiMiJwYGBzcyNjU0IyIHFhYBdQ4fEAUCX0g1fmESBxlYMVhkDiYVP0RMSlkrCQ8KrhkYMiEcAh4BIjkWEC\
wagnpgWf73Ah5HKideaYEHCkM6OkQtDyIUaRkULBgeIwAAAgAU/94BpwKVAB8AKQAAFzY2NyYmNTUjNTc3MxUzFSMVNjYzMhYVFAYjIicGBgc3MjY1NCMiBxYWJw8fEAUDSVAoT5qaDyYUQENLSloqCRAJrhkYMy\
AdAx4BIjkWES8b9Dcsc3df3wcKQzo6RC0PIhRpGRQsGB4jAAAAAAMAMf/2A5QC+AAhACsANwAABSImNTQ2MzIWFzMmJjU1MxUUBgczNjYzMhYVFAYjIicGBicyNTQmIyIGFRQhMjY1NCYjIgYVFBYBJW+FdV49TB\
cGAgR+BAIGFkw9XnWJb4I5HWA5eTdGOD0B6Tw8PTlFNjsKjI2Lji8hEzchtbQhOBQiL46LjYxoNDRmtVpYXleyWFtaWVZbXlcAAAMAMf8QA5QCKAAhAC0ANwAAATIWFRQGIyImJyMWFhUVIzU0NjcjBgYjIiY1ND\
YzMhc2NgUiBhUUFjMyNjU0JiEiFRQWMzI2NTQCoG+FdV49TBYGAgR+AwIFFk09XnWJb4I5HWD+yj08PTlFNzsBMXk3Rjk8AiiMjYqPLyETNyHLyiE4FCIvjouNjGg0NGZXXFpZVlteV7VaV11XsgAAAAADAAD/tQ\
KeAvgADwAZABwAACEnIwMjEyMHIwEzFzczBxMBMzcmJicOAgcXJwcCFkGNXFVbKkCIAQaSCRhVQdH+TS1QBw4EBQ8OA4oiJL3++AEIvQLNGUS8/cQBK+QXLxAUNC4MuGZmAAIAO/+1AloC+AAgACkAAAEHFhcHJi\
YnAxYzMjY3FQYGIyInByM3JiY1NDY2MzIXNwciBhUUFhcTJgI2FR0cLA0YDaobHy1WLyxZOiwmGVYiVFFOl20iIw5TYmskJaQQAvg8Cg1pBQsF/hgHExBtEhAISWIprXhspV4FKZCMeEltIQHZAgAAAAACADH/MA\
H7AvgAIAAmAAAFIicHIzcmJjU0NjYzMhc3MwcWFwcmJicDFjMyNjcVBgYDFBcTIyIBLCMeSVZTNTlDdkwTEktVUBcTJQoVCngRFC1GIB9HrxprAYQKBsznH3ldZH07AdHhBwpjBAgD/rAEFhNtEhIBF0wsASsAAQ\
ASAAACBwLKAA0AADMRIzUzETMRMxUjFSEVXUtLgIiIASoBMmgBMP7QaMZsAAAAAgAQ/7UCMAL4ABAAEwAAISM1ByMTESM1ITczBzMVIwMRFTcBXYBQTZ3NAb0XTBcRSIU5VaABOAFxbC4ubP72AQpycgABAC//EA\
HCAigAOgAABSImJicmJicmJic1FhYzMjY1NCYmJy4CNTQ2MzIWFwcmJiMiFRQWFhceAhUUBgcWFxYWMzI3FQYGAV44RisQDiEjChAJKGErNC4SNTQ0RSNzYDJZLSgmSCZTFTUxMEYmaGIQCxAuIyMeDjHwJUUwJi\
sOAwgEahMaIBsQGR4WFCs6LklLFBRdEBYvERgbExMpPC5NVQQWHyshC2QFCAAAAQAg/xAB3QIeABkAAAUiJiYnJiYjIzUBIzUhFQEWFhcWFjMyNxUGAYc/TCsPDS81MQEK+wGJ/vQ5OxATMSgiHyHwJ0YtKixNAX\
FgVf6QDEowMyoKYw0AAAEAAwAAAbcC1QAWAAATMhYWFRQGBxEjETY2NTQmIyIGByc2NtFIZzdcYH9nUzs0KlQZLStoAtU0WzxRgC/+9gFEI2k2LTkgEF4aIQABAAYAAAGxAigAFgAAEzIWFRQGBxUjNT4CNTQmIy\
IGByc2NtFrdVhgfkVPIzoyKk8ZLixkAihwWk+AL2CZFz5HJDE4IBBbGyAAAAAAAwAMAAACYgLKABQAHQAqAAAzNSM1MxEzMhYVFAYHFR4CFRQGIwMyNjU0JiMjFRMyNjU0JiMjFTMVIxVdUVHXi48+OidAJYl3HU\
w5RUpedE49P1Jufn6qWgHGUGM+VAoFByVFOGFsAacwLzAquf7EPDIuOTxaPwAAAgAE//YC5wLKABUAHgAAEzUzETMRIREzETMVIxUUBgYjIiY1NRcUFjMyNjU1IQRTgAE9f1RUP4Bii5CAUE9TS/7DAVRqAQz+9A\
EM/vRqWEp3RZF3VklYUFdSSP//AAAAAAJ6AsoCBgFmAAAAAwBd/7UB8wL4ABMAFwAbAAAhIwcjNyMRITczBzMVIwczFSMHMwEzNyMRMzcjAfPbE1QTZwEdDFQMJUAuXHc2v/7qUy+CAzU4S0sCyi4ua7Zr0gE9tv\
4N0gAAAAAEADH/MAIXAvgAHgAlACkALQAAATIXNzMHFhYVFSMHFjMyNjcVBgYjIicHIzcmJjU0NhciBgczNyIXJicHBxYXNwErFhVIVlE3PdYzGR80VCwoVjwsJ0hWUzU8inAzPwVWLAJpARwhrgIYIAIoA9PqHH\
BQQJIJFRRlExIJz+4hdlaLkl1BQIGBPCJeWDklXgAB/7T/NgExAsoAGAAAFyImJzUWFjMyNjY1ESM1MxEzETMVIxEUBggbKg8QJBQaKxpXV4BWVnXKBgVrBAYUNjIBEGsBMf7Pa/7zfW4AAv/D/xABHALvAAsAIw\
AAEzQ2MzIWFRQGIyImAyImJzUWFjMyNjURIzUzNTMVMxUjERQGSikdHSkpHR0pLRkwEREgFB8qTU1+TU1SAq0lHR0lJR4e/IgHBWQFBSIyASNX2tpX/tBLYgACADv/EAMTAtUAIwAxAAABMhYXMzczERQWMzI2Nx\
UGBiMiJjU1NDY3IwYGIyImJjU0NjYXIgYVFBYzMjY1NTQmJgFYSGccBQ9wHxoPGwkLKBZNVgEBBh5kTFV+R0eAblBeX1JjUSJPAtU1KFL88iUfBgRkBQlPWjwbLBwsNlakdXWlVm2HfX+Cdm5OQV8zAAACADH/EA\
KKAigAIAAtAAABMhYXMzczERQWMzI2NxUGBiMiNTU0NjcjBgYjIiY1NDYXIgYVFBYzMjY3NTQmAQY9TRgEDWkaGREZCw0tGZMDAgYWTD5edHaCPTo7PkU5ATgCKC8iR/2hKCIGBWEHCK0uFDQUIi+OiouPZ19WV1\
tQURJYXAACAAoAAAKAAsoAEgAbAAABMhYVFAYGBxMjAyMRIxEjNTMRFyMVMzI2NTQmASiNhyc+JM2Qq2iAU1PDQ0dPR0sCymhqNEoxD/7GARr+5gEaaQFHa9w5ODoxAAAAAAEABAAAAaQCKAAZAAABFSMVIzUjNT\
M1MxczNjYzMhYXByYmIyIGBwFBcn5NTWESBhhUNw0fCwsKHAs0VgwBP1fo6FffXis9AgN1AgM5OwAAAgAAAAACWgLKABEAFAAAARUjBxEjEScjNTMnMxczNzMHBzcjAlZngoCDZjY6izfXN4o68z16Al9a7/7qAR\
H0Wmtra2vQdgAAAgAA/xACIwIeABwAJgAAETMXMzczBzMVIwMGBiMiJic1FhYzMjY3NwMjNTMXMzY2NzcjFxYWiTueOYg/NVaHH2tOGSQOCx8RLzcPEHNcOc4EBBAKEmISCw4CHqenp1f+mFFXBQNkAgQ3KSwBHl\
f9GTwdNDQdOAD//wBN//YCIAIoAA8AQgJMAh7AAAACADH/9gJoAigAHQApAAAFIiY1NDYzMhYXMzczERQWMzI2NxUGBiMiJicjBgYnMjY1NTQmIyIGFRQBDGV2dmA8TRcEDmkYEQcSBAgmES45DwUXTh9GOjdLOj\
0KjoqMji4hRf56IBkEAWEECSQuITFkUlEQV11eV7IAAAD//wAK//YCQQIoAA8EDgJyAh7AAAACAFH/9gJBAv0AIQAtAAATMhYXFSYmIyIGBxUUBgczNjYzMhYVFAYjIiYnIwcjETQ2EyIGBxQWMzI2NTQm6xcoCw\
gdERcYAQQCBhZMPV51dmA9SRYJF15TpkQ2ATVIODw9Av0KBGMDBxofGR44FyIvjoqMjiwdPwJdVEz+xVRZW11dV1lYAAAAAQAg//YBxAIoABkAABMyFhUUBiMiJic1FhYzMjY1NCYjIgYHJzY2yHOJjnQzRiAgRi\
xBR0dCHT0cJB1XAiiFj5GNEhJtExZcWFlWEQ1jDxMAAAAAAgAv/80B+gIoACYAMQAAATIWFwcmJiMiBhUUFhc2NjMyFhUUBgYjIicGBgcnNjY3JiY1NDY2EyIGBxYzMjY1NCYBQDROHCUePR5IRAMEIFIwSlM2WD\
FkPAoSCEgLGQ8XGER6ZCU+FyNFJTAgAigUDmMMEVhbDx8PHiRJPDZDHioUJxggHzQaI1c4ZH07/pciGy0gGhQcAAACADH/EAKQAvgAIwAwAAAFIjU1NDY3IwYGIyImNTQ2MzIWFzMmJjU1MxEUFjMyNjcVBgYBMj\
Y3NTQmIyIGFRQWAjqWBAIGF0w9XnV2YDxNFwYDBn4cGhEbDA4t/tVGOQE3Szo9PvCtLhcyEiEvjoqMji4hETwUvvzHKCIGBWEHCAFMUFEQV11fVlZaAAIAMf/2AooC/gAhAC4AAAUiJjU0NjMyFhczJiY1NTQ2Mz\
IWFxUmJiMiBhURIycjBgYnMjY3NTQmIyIGFRQWAQRfdHZgPE0XBgMGTUwZKgoIHBEXHGIXBRdMF0Y5ATdLOj0+Co6KjI4uIRE7FSNTTgkFYwMHHB/9pEciL2ZQURBXXV9WVloAAP//AC7/9gIUAigARwBGAkUAAM\
AAQAAAAAACAC7/9gIUAigAFQAcAAABMhYWFRQGIyImNTUhJiYjIgYHNTY2AxYWMzI2NwEEUHtFinBtfwFmA01GM1QtKVUgATc6Mz8FAig9e12LkoJ0QUlRFRRlExL+rTlJQUEAAP//ACj/9gHsAigCBgF/AAAAAg\
Ax//YCQQIoABQAKQAAATIWFRQGBxUeAhUUBiMiJjU0NjYXIgYVFBYzMjY1NCYjIzUzMjY1NCYBUmp1OTEhNyKEdn+XSINTSVRURjRGQkobFEZGOwIoTUgyNw4EBhswJkxfjYxafUJgXltmUCUoJR1bHScdJAAAAf\
/D/xABHAIeABcAABciJic1FhYzMjY1ESM1MzUzFTMVIxEUBh0ZMBERIBQfKk5Ofk1NUvAHBWQFBSIyASNX2tpX/tBLYgAAAgAw/xACigL+AC4AOQAAATIWFxUmJiMiBhURFAYjIiYnNRYzMjY1NTQ2NyMGBiMiJj\
U0NjMyFzMmJjU1NDYDIhUUMzI2NTU0JgI9GSoKCBwRFx2CgjpiLFxzPkIBAQMcUDNkcHJkaDoFAwZNyXd5Qj4+Av4JBWMDBxwf/aB0eA8SaCpFQg4QKAsqJ5SEhJZQFTcZIFNO/sO1skpWE2BU//8AMf8QAiICKA\
IGAEgAAAABADj/9wIJAigAHAAAATIWFwcmJiMiBhUUFjMyNzUjNTMRBgYjIiY1NDYBVTJaISceQyNTU0dJMyNr3S5kPXWNmgIoExBdDhFkVVZgCXdc/uYQE4uNiJEAAgAA/xECIgIeABgAJAAABSImNTQ2NwMzFx\
YWFzM2Njc3MwMWFhUUBicyNjU0JicGBhUUFgENPkUkHMqFYwsXBAQFGAxihc8dIkY+DxQREhIRFO9MPDFgOQG76xpIGxpHHer+PThhKTpOUxkcFUAhIEAUHRoAAAAAAv////UCIwIoAC4AOQAAATIXFSYmIyIGBw\
cWFhUUBiMiJjU0NjcnJiYnIgYHNTY2MzIWFxcWFhczNjc3NjYDBhUUFjMyNjU0JgHlJBoIDwgWHxheHCBGPj9EHhtfFiESCRAHCyIQJjcbLQwZCgQVGi0ZNKskFBAQExQCKAxeAgMYIH8oRSo3SUg5K0Umfx0aAQ\
MCXgUHIyU/ESUSJSQ+Iib+oi8mFRkZFBUr//8ATf8mAjECHgAPAEkCggIewAAAAQBRAAACNQL9ACIAABM0NjMyFhcVJiYjIgYVFRQGBzM2NjMyFhURIxE0IyIGFREjUVNIFycLCB0RFxkFAggaVDNcaH5kTDh+Al\
1UTAoEYwMHGh8vHDcLKihfaP6lAUJ6YFr+/gAAAAABAFH/EAI1Av0ALgAAEzIWFxUmJiMiBhUVFAYHMzY2MzIWFREUBiMiJic1FhYzMjY1ETQjIgYVESMRNDbsFycLCB0RFxkFAggZVDVcZ0lTFS0OCxwQGB9kTD\
h+UwL9CgRjAwcaHykdNgopKF5p/lVJXQcFZQQGHysBjnNgWf73Al1UTAACAAQAAAEcAu8ACwAXAAATMhYVFAYjIiY1NDYTFSMVIzUjNTM1MxWQHSkpHR0pKalNfk1NfgLvHSUlHh4lJR3+VVft7Vfa2v//AFD/9g\
FsAh4CBgGDAAAAAQAlAAABLAIeAAsAAAEVBxEXFSE1NxEnNQEsSUn++UlJAh5BGf6WGEJCGAFqGUEAAQACAAABnAL4ABwAABMmJiMiByM2NjMyFxEzERYWMzI2NzMGBiMiJxEjkAgOByYKQQRCMgwKfgYPCBQWBk\
EEQTEMDH4BZAIDNkRJAgE6/pkCBBscREoD/skAAAAC//YAAAF8AvgAEQAbAAAzESMiJjU0NjMyFxEzETMVIxEDMzU0IyIGFRQWmiVDPDc4HxZ+ZGSeICsREhoBJjwvLj4SAQ3+eUv+2gFxDTQSDhIPAAABAFH/EA\
FIAvgADgAAFyImNREzERQzMjY3FQYG8VJOfT4RHg0PLvBWVwM7/MdKBgVhBwgAAQBR/xACrAL4AB4AAAUiJzUWFjMyNjU0JiMjNTchESMRMxUhFQcWFhUUBgYBjnhUK2oyVk5daTrO/tR+fgHF2X10QX/wJW4UGV\
I9QUxZ0P5FAvjaVNoMgGNFbT8AAAD//wBN//YDcwIeAA8ATgPEAh7AAAABAE3/EAN0Ah4AJQAABTQ2NyMGBiMiJicjBgYjIiY1ETMRFDMyNjURMxEUMzI2NREzESMC9gMDBxlRMD1TFQoaWjFdXX5cQjl9XUU1fn\
4JES8RKigpKywoXmkBYf63eVdRARr+t3lgWQEJ/PIAAAAAAQBR/xADdwIoAC4AAAEyFhURFAYjIiYnNRYWMzI2NRE0IyIGFREjETQjIgYVESMRMxczNjYzMhYXMzY2Ar5cXUlTFS0OCxwQGB9cQjh+XUU0fmESBx\
hXLz1TFgoZWgIoXmn+VUldBwVlBAYfKwGIeVZS/uYBSXlgWf73Ah5HKicpKywoAAAAAAH/4v8QAjUCKAAfAAABMhYVESMRNCMiBhURFAYjIiYnNRYWMzI2NREzFzM2NgFzW2d+ZEw4TVAWKw8MGw8bHmESBxpbAi\
heaf6fAUh6YFn+t1RcCAdhBQYiKAJfRyonAAEAUf8QAqMCKAAeAAAFFBYzMjY3FQYGIyI1ETQjIgYVESMRMxczNjYzMhYVAjUdGw8bDA4tGJlkTDh+YRIHGlszW2dBKCIGBWEHCK0Bi3pgWf73Ah5HKideaQAAAQ\
BXAAACRgIeABEAADMRMxMuAjURMxEjAx4CFxFXlPcBAgJplPYBAgEBAh7+Zw0xNBUBEv3iAZwOMjgW/vIA//8AMf/2AjUCKAIGAloAAAACADH/9gMsAigAGAAkAAABMhc1IRUjFTMVIxUzFSE1BgYjIiYmNTQ2Fy\
IGFRQWMzI2NTQmATNMNQF4/O3t/P6IGkUmSXNCiXg/QT1ERD09AigpH2FzYoVjIBUVQn5ah5FmXFZWXl5WVlwAAAACADL/9gL6AigAFAArAAABMhYWFRQGIyImJyMGBiMiJjU0NjYXIgYGFRQWMzI2NTUzFRQWMz\
I2NTQmJgGYc51SaWI9SBIFEkg8Y2hSoHJSaTMxLS8mdSgtLTEyaQIoUJBgb4M0Li40g29gkFBmOGI/RUpDOm1tPEFJREBiOQAA//8AMP8QAtwC+AIGAdsAAP//ABP/9gFmAh4ADwBTAbcCHsAAAAEAE//2AWYC+A\
ATAAAXIiYnNxYWMzI2NjURMxEjJyMGBkoNIAoLCR0LKEUsfmIRBhlTCgMCdgMDIUU0AfP9CF4rPQAAAQAT/xAB0gIeACEAAAUiNTU0NjcjBgYjIiYnNxYWMzI2NjURMxEUFjMyNjcVBgYBfJQDAwUYUDcNIAoLCR\
0LKEUsfhoaERsMDi7wrTQgMxUpOgMCdgMDIUU0ARn9oSgiBgVhBwgAAAABAFH/EAGkAigAEwAAATIWFwcmJiMiBgYVESMRMxczNjYBbQ0fCwsKHAsoRit+YRIGGFQCKAIDdQIDIUU0/fcDDl4rPQAAAAABAFH/EA\
GkAigAHQAAATIWFwcmJiMiBgYVERQzMjY3FQYjIiY1ETMXMzY2AW0NHwsLChwLKEYrPREbDiA1Uk5hEgYYVAIoAgN1AgMhRTT+pkoGBWEPVlcCYV4rPQAAAAABAE4AAAFnAikADwAAEzIWFwcmJiMiBhURIxE0Nv\
4eMxgPDiEWJyF9XAIpCQdnBAgtKP6XAW9kVgAAAAABABT/EAEtAikADwAAEzIWFREjETQmIyIGByc2Nn1TXX4hJxYhDQ8XMwIpVmT9oQJZKC0IBGcHCQAAAAACAFMAAAIhAh4ADQAWAAAzETMyFhUUBgcXIycjFR\
MyNjU0JiMjFVPGZ25BLaGEhFFENTkxN0oCHlFPPUcR6dDQASsmKSMmmP//AFMAAAIhAh4ARwQ6AAACHkAAwAAAAAABAC//JgHCAigANQAAJRQGIyInFRQWMzI2NxUGBiMiJjU1FhYzMjY1NCYmJy4CNTQ2MzIWFw\
cmJiMiFRQWFhceAgHCdGslHyEaDxoMDyYZR0ooYSs0LhI1NDRFI3NgMlktKCZIJlMVNTEwRiadUlUHMSoeBQVaBghQVbcTGiAbEBkeFhQrOi5JSxQUXRAWLxEYGxMTKTwAAAH/4v8QAT0C/gAbAAATMhYXFSYmIy\
IGFREUBiMiJic1FhYzMjY1ETQ27hoqCwgeDxseTVAWKw8MGw8bHlQC/goFYAMHISn9cVRcCAdhBQYiKAKUXk0AAAAB/+L/EAE9Av4AIwAAFyImJzUWFjMyNjURIzUzNTQ2MzIWFxUmJiMiBhUVMxUjERQGMhYrDw\
wbDxseTU1USRoqCwgeDxseTU1N8AgHYQUGIigBOWH6Xk0KBWADByEp9mH+yFRcAAAAAAH/6P8QAT0CKAAbAAAXIiY1ETQmIyIGBzU2NjMyFhURFBYzMjY3FQYG7VBMHRkPHAgKKRpIUh0bDxsMDivwWVQBvyUiBw\
NgBQpMW/4+KCIGBWEHCAAAAAAC/57/EAE9Av4AGgAlAAAXIiY1NDYzMxE0NjMyFhcVJiYjIgYVETMVIwYnMjY1NSMiBhUUFi1FSkRLJFRJGioLCB4PGx5GRwmlFhsgGyEV8EUwN0QCU15NCgVgAwchKf2xS6VOHS\
EZGBYRGP//ABz/iQGCAigADwBVAZYCHsAAAAEAFP8QAXoClQAYAAAFMjY3FQYGIyImJjURIzU3NzMVMxUjERQWASMXLRMUQCMuTCxJUChPmpooiwkGXgkNH0xEAgA3LHN3X/4BJiUAAAAAAgAE//YCfwIeABcAHg\
AANzUzNTMVMzUzFTMVIxUjJyMGBiMiJjU1FxQzMjY3IwRJful+TU1jEQYbWzNbZ35kRDsF6PRX09PT01f0RiomXmg4H3lOSgAAAAEAG//2Al0CHgAgAAAFIiYmNTQ2NyM1MxUGBhUUFjMyNjU0Jic1MxUjFhYVFA\
YBO1F4QTosfP00PE1HR008M/x6LTePCjxtS0xmIWFeHGVHTFJTTERnHF5hIWdIcoUAAAEATf/2Aj4CKAAfAAABMhYVFRQGBiMiJiY1ETMRFBYzMjY1NTQmIyIGBzU2NgGgUkwxbVtdbS5+PUE8Ox0eEBoOES8CKF\
hUiUxyPz5yTQEr/tNRRERRiCYiBQRjBgcA//8AAAAAAiICHgAPAFcCIgIewAD//wAL//8DNAIeAA8AWAM+Ah7AAP//AAAAAAIjAw4ADwBaAiMCHsAAAAEACgAAAfkCHgAIAAABAxUjNQMzFzcB+b11vYB3dwIe/r\
nX1QFJ4eEAAAAAAQAg/xACKAIeABYAAAUiJjU1ITUBIzUhFQEhFRQWMzI2NxUGAdk7S/7NAQr7AYn++wENGxsNGwog8EhYUE0BcWBV/piqKx4GBFoOAAIAIP+pAi8CHgAYACIAABc2NyM1ASM1IRUBMzY2MzIWFR\
QGIyMGBgc3MjY1NCYjIgYHsw0MrAEK+wGL/vhFKldANUJeW1UJEQmBKSQSEhkoFTsgG00BcWBR/pRRTkEzSUMUKhm4GBQOFCgm//8AF/8QAgECHgIGAsEAAAAC//j/EAIJAh4AJQAxAAAXIiYmNTQ2MzIWFzY1NC\
YjIzU3ITUhFQcWFhUUBgcWFwcmJicGBicyNjcmJiMiBhUUFs02Yj1cTT5qMQdjZzbO/tkBwdlzfhoSGRtADBsMJGFSJEgWKU0pJCM48B5ENzxHLikWHURSVchjVNELg2EuRBcYHTwNHgwZHl8TESIkGxUbHwAAAQ\
AGAAABsgL9ABYAABMyFhUUBgcRIxE+AjU0JiMiBgcnNjbRa3ZZYH5FUCM6MipQGS4sZAL9cFpPgC/+ywFtFz9HJDA5IBFcGiEA//8AGQAAAcUC/QBHBE4BywAAwABAAAAAAAEABv/2AbIC+AAXAAAXIiYnNxYWMz\
I2NTQmJicRMxEWFhUUBgbLO2AqLhlQKjI6I1BFfmBZNmgKIRpcESA5MCRHPxcBcv7GLIBPO101AAAAAQAx/xAB1QIoABoAAAUiJjU0NjYzMhYXByYmIyIGFRQWMzI2NxUGBgEtfX9Dd0szUBwlHTYdRkhIRChBIB\
9O8LzLkbBQFA5jDBGOmZmIFxJsExL//wA7//YC2wLVAiYAMAAAAAcAdwEAAAAAAwBRAAACAgIeABAAGQAiAAAzETMyFhUUBgcVHgIVFAYjAzI2NTQmIyMVFzI2NTQmIyMVUcppcDYpHDIfbGgWNTAvM1VbNzIzOF\
kCHj5KMjwIBAUbNCpIVgFHICAfHXzrJSUhJ5IAAAACACn/9gI5AigAEwAnAAABMhYVFAYGIyImNTQ2NzUmJjU0NhciBhUUFjMzFSMiBhUUFjMyNjU0ARuJlUuCUnh5SDEwOX5lNTxIRBQbSERGNEhSAiiShl9+PV\
pKOT0JBAw3MUpNYCAgJh1bISYpIVRjuAAAAAEAMf/2AmsC/QArAAABMhYXFSYmIyIVFQcmJiMiBhUUFjMyNjc1IzUzEQYGIyImNTQ2MzIWFzU0NgIpFSMKCB0RMScfRCVJWkRKGSYUbOYtaz6AhpaHFSgSSgL9Cg\
RjAwc1Z14QFFdaVF4GBXBZ/u4TFpKHgpcEBD9STAABAFYAAAIsAh4ACwAAMxEzFTM1MxEjNSMVVnbqdnbqAh7V1f3i6ekAA/+j/xABFQLvAAsAGgAlAAATIiY1NDYzMhYVFAYDIiY1NDYzMxEzETMVIwYnMjY1NS\
MiBhUUFpAdKSkdHSkpfURJQ0ohfkZHCaIVGR4aHhMCah4lJR0dJSUe/KZFMDdEAh794kulTh0gGhgWERgA//8ABP8mAfsCHgAPAEwCTAIewAAAAQBUAAABsAIeAAUAADMRMxEzFVR25gIe/kBeAAIAMf8QApAC/g\
AkADEAAAU0NjcjBgYjIiY1NDYzMhYXMyYmNTU0NjMyFhcVJiYjIgYVESMDMjY3NTQmIyIGFRQWAaQEAgYXTD1fdHZfPUwYBQIGUkkcKwoIHRIaHX56RzgBN0o8OzsLETIOIS+OiouPLiESNRoZXk0KBWADByEp/M\
EBSlFREVddX1ZXWwAAAAEABgAAAbIC/QAdAAATMhYVFAYHFTMVIxUjNSM1MzU2NjU0JiMiBgcnNjbRa3ZYXWxsflpaZFA6MipQGS4sZAL9cFpPgC9IWJWVWIAjaDYwOSARXBohAAABABkAAAHFAv0AHgAAEzIWFw\
cmJiMiBhUUFhcVMxUjFSM1IzUzNSYmNTQ2Nvo7ZCwuGVAqMjpQZFpafmxsXVg1ZAL9IRpcESA5MDZoI4BYlZVYSCyATztdNQAAAAMAMf/2A7sC+AAbACgAKwAABSImNTQ2MzIWFzMuAjU1MxUhFQEhFSEnIwYGJz\
I2NzU0JiMiBhUUFgUBIQEEX3R2YDxNFwYBBAR+AZH+/AEM/gUXBRdMF0Y5ATdLOj0+ATMBA/79Co6KjI4uIQUhKhG+2lX+mGFHIi9mUFEQV11fVlZaBwFpAAACADH/EAPlAvgAMAA9AAAFIic1FhYzMjY1NCYjIz\
U3IREjJyMGBiMiJjU0NjMyFhczJiY1NTMVIRUHFhYVFAYGATI2NzU0JiMiBhUUFgLIeFQqajNVTlxpO87+7mIXBRdMPV90dmA8TRcGAwZ+AazaeXhAgP4FRjkBN0s6PT7wJW4UGVI9QUxZ0P5FRyIvjoqMji4hET\
wUvtpU2gyAY0VtPwFMUFEQV11fVlZaAAAAAAQAMf+pBCoC+AApADYAOQBDAAAFNjchJyMGBiMiJjU0NjMyFhczJiY1NTMVIRUBMzY2MzIWFRQGIyMGBgclMjY3NTQmIyIGFRQWBQEhATI2NTQmIyIGBwKvDA3++B\
cFF0w9X3R2YDxNFwYEBX4BlP73RSpXQDVCXltUCRIJ/jFGOQE3Szo9PgEzAQP+/QFZKSQSEhkoFjsgG0ciL46KjI4uIRU2Fr7aUf6UUU5BM0lDFCoZs1BREFddX1ZWWgcBaf6jGBQOFCgmAAAAAAIAFAAAAvIClQ\
AjADcAACEiJiY1ESM1NzczFSE2NjMyFhcHJiYjIhUUFhYXHgIVFAYjNzI2NTQmJicuAjU0NjcjERQWMwEDMEsrSVAoTwECEyoYMlktJyZJJlMVNTExRSZ5bwozLxE1NTRFIgQEjSchIExDARA3LHN3BQUUFF0QFi\
8QGBkTEyg8LlBRYRwaEBkcFBUpOS0LFgr+7ycmAAACABT/EAJlAv0AKwA0AAAFFAYjIiYnNRYWMzI2NTUGBiMiJiY1ESM1NzczFTM1NDYzMhYXFSYmIyIGFQMyNjcRIxEUFgH3TFAXKw4MGhAbHRQ/Iy5MLElQKE\
+eVEoaKgoIHRAaH9QXLBOeKEBUXAgHYQUGIihMCQwfTEQBGjcsc3c0Xk0KBWEEByEp/g0IBwFV/ucmJQAAAAIAFP/2A14ClQA1AEEAAAUiJiY1ESM1NzczFTMVIxEUFjMyNjcmNTQ2NjMyFhcHJiYjIgYVFBc2Nj\
MyFhUUBgYjIicGBiUyNjU0JiMiBgcWFgEDMEsrSVAoT5SUKB8kRh8URHlQM04dJh48H0dEBSFQMUpVN1cyhEYuagFrJDAfIyNAGg82CiBMQwEaNyxzd1/+6SglHhYxTGR9OxQOYwwRWFsYGxYiSTw2Qx5PJCtfIB\
oUHCAVFx4AAAAAAQAS/xADTwL9ADUAAAUiJic1FhYzMjY1ETQjIgYVESMRIxEjESM1NzU0NjMyFhcHJiYjIgYVFTMXMzY2MzIWFREUBgKqFywPDhsRGyRkTDh+hH5XV2NWJ0EVIBEpGCQi5RIIGlkzXGdN8AcFZA\
UFIjIBhXNfWv73Ab/+QQG/PCQlaFENCF4FCS0qI0cqJ15o/ltLYgAAAAABAFH/9gKRAvgAKQAABSImJxUjETMRFjMyNjU0JiYnLgI1NDYzMhYXByYmIyIVFBYWFxYWFRQBmz1jLH5+ZGpBOBEyMzFCIW5dMVcrKC\
NGI04TMy9FTwoUFR8C+P2TNh8bEBoeFBUrPC1ITBQUXRAWMRAaGxIbRUGqAAAAAgBRAAACaAL4AAgACwAAMxEzFSEVASEVJQEhUX4Bkf78AQz+ZwED/v0C+NpV/phhVQFpAAIAAAAAAg4CygAMABkAAAEDIycHIw\
MzFzczFzcTAyMnByMDMxc3Mxc3Ag5lX0RFXmNUQEdaQkJVZV9ERV5jVT9HWkJCAsr+sPX1AVDv7/Dw/ob+sPb2AVDv7/DwAAAAAAIAUQAAAgcCygAHAA8AABMhFSM1IxUjFSEVIzUjFSNRAbZq4moBtmriagLK9Z\
CQ4PWRkQAB/+z/EAI1AigAIAAAEzIWFRUUMzI2NREzESM1NDY3IwYjIiY1NTQjIgYHNTY2OklLZE04fn4DAwY0cFtnMRAcCAsqAihKVbN6YFoBCPzy6RIuD1JfaMg+BwNhBQkAAAAB/+z/EAKbAigAKwAAEzIWFR\
UUMzI2NREzERQWMzI2NxUGBiMiNTU0NjcjBiMiJjU1NCMiBgc1NjY6SUtkTTh+GBkRGQsOLBmRAwMGNHBbZzEQHAgLKgIoSlWzemBaAQj9oSgiBgVhBwitJSIvFVJfaMg+BwNhBQkAAAD//wA1AR8BbwLnAEcASQ\
AAAR8pmiZmAAD//wA1AR8BbwLqAEcEIAAAAR8pmiZmAAD////YAI8AiwLiAEcASwAAAR8pmiZmAAD//wA1AR8BEQJqAEcAUwAAAR8pmiZmAAD//wAMARkA6QJkAEcEMwAAAR8pmiZmAAD//wAMAI8BLwJkAEcENQ\
AAAR8pmiZmAAD//wA2AR8BYgJkAEcEOwAAAR8pmiZmAAD//wAHAR8CFAJlAEcAWAAAAR8pmiZmAAD//wAAAI8BZAJkAEcAWgAAAR8pmiZmAAD//wAMAdUAvQLKAgYCBAAA//8ADAHVAZECygIGAggAAP//AAwB1Q\
C9AsoCBgIDAAD//wAMAdUAvgLKAgYCBgAAAAEAHgI/AJQDHwANAAATMhYVFAYjNTI2NTQmIx4zQ0MzFhwbFwMfOzU0PD4aGBcbAAEAHgI/AJQDHwANAAATIiY1NDYzFSIGFRQWM5QzQ0QyFR0cFgI/PDU0Oz4aGB\
cbAAEACAHKAR4C/gAUAAATNjU0JiMiBgcnNjYzMhYVFAYHFSNPbSAfFy4THRg/J05KOT9XAikYPRghEA1EDhJINS5DEzP//wASAcoBKAL+AEcEeQEwAADAAEAAAAD//wAXAhcBBwMYAA8AHQAAAeIgAP//ABcCFw\
EHAxgADwAfAAAB4iAAAAEADgIgAQ8DDwAGAAATNzMXIycHDm4kbzRNTQIg7++urgAA//8ABwIgAQgDDwAPBH0BFgUvwAAAAQAoAfAAhAL+AAMAABMRIxGEXAL+/vIBDgAA//8AKAJeASMC/gIGAHQAAP//ACgCXg\
EjAv4CBgBBAAAAAQAo/y4AhAA8AAMAADcRIxGEXDz+8gEOAAAA//8AKP9ZAWb/tAIHAUoAAPz7AAD//wAo/zQBI//UAAcIJgC+AAAAAP//ACj/NAEj/9QABwgnAI0AAAAAAAIAPwAAAPECGAACAAUAABMnMwM3F5\
hZsrJZWQGNi/3oi4sAAAEAPwGNAPECGAACAAATJzOYWbIBjYsA//8AKAC8AJ4BnAAHBHcACv59AAD//wAoALwAngGcAAcEeAAK/n0AAP//AB4A6ADwAYgABwgtAIcBuAAA//8AHgDoAPABiAAHCC4AhwG4AAD//w\
AeAMoA8AGSAAcILwCHAa4AAAABAB4BDwD2AUwAAwAAEyM1M/bY2AEPPf//ACgCOwD0AwcABwhMAI4AAAAA//8AAACQAWMCZABHBB0AAAEfKZomZgAA//8ANQEfAIcC5wBHAE0AAAEfKZomZgAA//8AHwEZASUCag\
BHAFQAAAEfKZomZgAA//8ABwEfAWYCZABHAFkAAAEfKZomZgAA//8AEAEfASYC6gBHBE8AAAEfKZomZgAAAAEATgAAAVQCsAAFAAAhESM1IREBEsQBBgJuQv1QAAAAAQBOAAABVAKwAAcAACERIzUzNTMRARLExE\
IByUKl/VAAAAAAAQBOAAABVAKwAAcAACERIzUzETMRARLExEIBRkIBKP1QAAAAAQBOAAABVAKwAAcAACE1IzUzETMRARLExEKnQgHH/VAAAAAAAQBOAAABVAKwAAUAACEhNTMRMwFU/vrEQkICbgAAAAABAE4Apg\
FUAhAABQAAEzMRMxUhTkLE/voCEP7YQgAAAAEATgCmAVQCEAAHAAATMxUzFSMVI05CxMRCAhCUQpT//wAo/zkBsP/ZAgcBSQAA/NsAAP//ACgCVQHHAx0ABwICACoDNQAA//8ADAHVAZECygIGAggAAAABACj/EA\
F2/+4ABgAAFyczFzczB7ePT1hZTo7w3oaG3gAAAAABACj/EAF2/+wABgAAFzczFyMnByiOMY9PWFnw3NyEhAAAAAABACj/EAEjABcABgAABSc1NxUHFwEj+/ujo/BrMWtFPj8AAAABACj/EAEjABcABgAAFzU3Jz\
UXFSijo/vwRT4/RWsx//8AKAEZASMBuQIHAEEAAP67AAD//wAoARkBvwG5AEcBUAHn/rvAAEAAAAD//wAoARkBvwG5AgcBUAAA/rsAAP//ACj/NwGv/8cCBwFPAAD82gAA//8APwDBANgC+AIHABsAAADOAAAAAQ\
AoAccA9gKpAAUAABMzFSMVIyjOmTUCqTWtAAEAKAHHAPYCqQAFAAATFSM1IzX2NZkCqeKtNQABACgAAAD2AOIABQAAMzUzFTMVKDWZ4q01AAAAAQAoAAAA9gDiAAUAADMjNTM1M/bOmTU1rQAAAAEAKP8wAeb/1Q\
AHAAAFITUzFSE1MwHm/kI4AU050KVjYwAAAAEAKP8wAeb/1QAFAAAFITUzFSEB5v5COAGG0KVjAAAAAQAo/xAB7gBLAAkAAAUnNTcVByEVIRcBI/v7hAFP/rGE8IUxhTtEPEUAAAAB/n4CUf9MAzsAEwAAAxQGBw\
cjJzY2NTQmIyIGBzU2MzK0KiUFSgkkIRsVER4NHC6EAtgmLgkqTQYYFBMQBQNGCgAAAAEAFAIqAN0CygAJAAATNjY3MxUGBgcjFBMnC4QWRCNMAjcfUyEKI1UeAAAAAQAU/yQA3f/EAAkAABcGBgcjNTY2NzPdEy\
cLhBZEI0xJH1MhCiNVHgAAAP//AOz/GAGP/8gCBgYbAAD//wAg//YBxAIoAgYEEQAA//8AMf/2AdUCKAImAEQAAAAHAUwA5v5o//8AIP/2AcQCKAImBBEAAAAHAUwAM/5n//8AH/9/ANcCKgAGABwAAAADAC7/9g\
IyAv0AHwArADcAABMGBhU2NjMyFhYVFAYGIyImJjU0NjYzMhYVFAYGIyImNyIGBxYWMzI2NTQmAzI2NTQmIyIGBxYWxQwMGFk7PGM6RnRHWnM2R4NaVFgzUSwpRHEiORMTOhwoJiRDPj89MzNIFgVCAh0gVDAhMD\
FfRFRyOlmlcn63Ykc6LjsdFKAjHw4RHBQWG/2zS0Y5QicdYmYA////5wAAAvEC7AAnAjgAlAAAAAcBUf71/80AAP//AAAAAAJdA5QCJgI4AAAABwBoAAEArP//ADD/EALcAvgCBgHbAAAAAf/4/xACgAIiADUAAA\
UiJic1FhYzMjY1NSYmNTQ2NwMjPgI1NCYjIgYHJzY2MzIWFRQGBxMzDgIVFBYzMjY3FRQB+xUlDgoZDhgZPEkHCPZ0EyQWKSIOEgcYDioZTlwFBv9zFCkcKygMGQfwBwZcBAUZH1IKYWQdNxr+ySVldz9FPgUDWg\
UIYnQfMBkBOiVoej9LOAUDs5oAAAAAAgA7AAAC1ALVABEAHQAAATIWFhUUBgcVIzUuAjU0NjYXIgYVFBYzMjY1NCYBiXGTR4eFgFx3OkiUcmZhYWVmYGAC1U2GV3egEYODC1B+UFaGTW1mV1doaFdXZgACADH/EA\
I1AigADwAbAAABMhYWFRQGBxUjNSYmNTQ2FyIGFRQWMzI2NTQmATRLdEJoW35XbIt2Qz09REQ9PQIoQH1ZdYwS7+8SjHWGkGZaVldcXFdWWgAAAQA7AAACWgLUABcAAAEyFhcHJiYjIgYVFBYzMxUjNSYmNTQ2Ng\
GJOWkvKydRLmNmaGsrgH+ETJUC1BkWahIbYllXY/ONEZR8WIRKAAEAMf8yAfACKAAmAAAFIiYnNRYWMzI1NCYnLgI1NDY2MzIWFwcmIyIGFRQWFhcWFhUUBgEYHj4YGTUWXik8Pl01RntOM1glJkZCS0UdQzdVQW\
vOBwdfCAg8GxoMDDZeSmiIQhMQYh1lYzI1HA0VSjhNUgAAAQBdAAAB8QLKAAsAADMRIRUhFSEVIzUjEV0BlP7qAQFvkgLKa9Lkef7eAAABAFH/EAHPAh4ACwAAFyMRIRUhFTMVIzUjz34Bfv8A5Wx58AMOYbrffg\
AAAAH/+//2Ad8C1AArAAAFIiY1NDY3NyE3NjY1NCYjIgYHJzY2MzIWFRQGBwchBwYGFRQWMzI2NxUGBgGUPUwHCiH+3T8ECRgSCBgJGBQsF0RIBgoYASJHBQgWExAZCQspCjw5ETIgb9ERIRIREQYFWwgIQDkSLC\
FS8BEhDxESBgNdBAgAAAEALv8QAfsC/gAsAAAFIiY1NDY3EwU1EzY2NTQmIyIGByc2NjMyFhUUBwclFwMGBhUUFjMyNjcVBgYBjEtLCwpk/r9qCgoWEQkZCxgSLhtDQxlNAT4CdwoJGSIQGQgMKfBEPhUxHQESRF\
ABFRgqExERBQZaCAhBNS5EzUFJ/roeJBIaHgUDWwQIAAAAAf/wAAACEwLVAB0AACE2NjU0JwcnNyYnByc3JiMiBgcnNjYzMhYWFRQGBwFQGiYBoSrCChbXK8orQjRSFDckZ0xulEojHEGWShoSXkhyOih+SXYdIh\
JhGyRlvINSnEMAAf+1/xABywL9ABgAABc2NjU0JwcnNyYnByc3JiYnJxYWEhUUBgf7JSwGyxnUER/MG7cwfkoppfCBKiXwTrdkLC9DTUU/N0JOPDtSFnker/7yrGG9SAAAAAH/+P/2AoACIgAsAAAzPgI1NCYjIg\
YHJzY2MzIWFRQGBxMzDgIVFBYzMjY3FQYGIyImJjU0NjcDNRMkFikiDhIHGA4qGU5cBQb/cxQpHCsoDBkHDSMUMk0tBwj2JWV3P0U+BQNaBQhidB8wGQE6JWh6P0s4BQNbBQcpXU0dNxr+yQAAAAIAMf8QAjUCKA\
AlADUAAAEyFhYVFAYjIiYnIx4CFx4CFRQGByM2NjU0JiYnLgM1NDYXIgYGFRQUFxYWMzI2NTQmAT9Ibz98ajFIHAYFGDMvO00mBwVzAgMMJSY4VDccjX4qQCQBHEomQDk5AihBflqIkRkXLzcaAgQOJiYRGQwFCw\
YKCQQCAiVQiWjMtWYzdmUKEQgaG1dcXVYA//8AMf/2AdUCKAIGAEQAAP///8P/EADWAu8CBgBLAAD//wA7//YC2wLVAgYCWQAA//8AMf/2AeACKAIGAeoAAP//ACH/9gHIAigCBgHkAAD//wBdAAACPALKAgYAng\
AA//8AUf8QAkEC+AIGAL4AAP//ADv/9gJaAtQCBgAkAAAAAQBdAAADRQLKABcAADMRMxMzEzMRIxE0NjY3IwMjAyMeAhURXaPLA9OkegIDAgTQa8cEAgQCAsr+mwFl/TYBdR9UUBj+oAFhGU9VI/6PAAABAFH/EA\
LBAh4AEgAAFxEzFzczESMRNDQ3ByMnFBYVEVGnkpOkdgGWXJQB8AMO6ur94gFMFzMW7u4ZNhr9zQAAAgAC/xACNAIoABoAJwAAFzUjNTMRNDYzMhYWFRQGIyImJyMWFhczFSMVEzI2NTQmIyIGFRUWFkNBQYV3R2\
8/fGonSRwHAgQBsrJ4QTg4QD08F0DwQ1cBaIePQX5aiJEWExJBIldDAUxXXF1WU1mNFhcAAP//ACH/9gJAAtQCBgNVAAD//wA7//YCWgLUAiYAJAAAAAcAdwEMAAD//wAh//YCQALUAiYDVQAAAAYAd1gAAAD//w\
A7/1YC2wLVAgYAMgAA//8AMf8QAiICKAIGAFIAAP//AAUAAAO0AsoCBgA4AAD//wAKAAADMwIfAgYAWAAAAAEAIP8mAcACHgAWAAABFQEhFRQjIiYnNRYWMzI2NTUhNQEjNQG4/vsBDYUVJQ4JGg4XGv7LAQr7Ah\
5V/pihmggFXAMGGR9CTQFxYP//AF0AAAJiA5sCJgAjAAAABwFMAOIArP//AFH/9gJBAvgCJgBDAAAABwFMAQQAAP//AF3/OwJiAsoCJgAjAAAABwgzAn0AAP//AFH/OwJBAvgCJgBDAAAABwgzAnwAAP//AF3/XA\
JiAsoCJgAjAAAABwFKAIb8/v//AFH/XQJBAvgCJgBDAAAABwFKAH/8////ADv/EAJaA6oCJgAkAAAAJwB4ARIAAAAHAHQBAwCs//8AMf8QAdUC/gImAEQAAAAnAHgAvwAAAAcAdACnAAD//wBdAAACpQObAiYAJQ\
AAAAcBTAEDAKz//wAx//YCIgL4AiYARQAAAAcBTACUAAD//wBd/zsCpQLKAiYAJQAAAAcIMwKKAAD//wAx/zsCIgL4AiYARQAAAAcIMwJcAAD//wBd/1wCpQLKAiYAJQAAAAcBSgCl/P7//wAx/1wCIgL4AiYARQ\
AAAAcBSgBw/P4AAgBd/xACpQLKAB8AJwAABRQGIyImJzUWFjMyNjU0JzciIyMRMzIWFhUUBgcHFhYTNCYjIxEzMgHDRVETIAwNJA8WHFUnBgbJ3m6jWZWJFiExXHVvXk31gDY6BARIAwUPFCoMTwLKUJtzm7MWLw\
krAcOAeP4LAAAAAgAx/xACIgL4ACoANwAABSImNTQ2MzIWFzMmJjU1MxEjJyMGBgcHFhYVFAYjIiYnNRYWMzI2NTQnNzcyNjc1NCYjIgYVFBYBBF90dmA8TRcGAwZ+YhcFDB4UFyAyRVETIAwMJQ4XG1UiIEY5AT\
dLOj0+Co6KjI4uIQ46Gb79CEcRHgs0CSslNjoEBEgDBQ8UKgxFZlBREFddX1ZWWgAA//8AXf84AqUCygImACUAAAAHCDwBVwAA//8AMf84AiIC+AImAEUAAAAHCDwBKgAAAAMAXQAAAfMEKwAKAA4AGgAAAS4CJz\
UzFhYXFQc1IRUTIREhFSEVIRUhFSEBMxg8NhGNEzcY9AE/If5qAZb+6gEE/vwBFgOaETEyEwoiRxsNfFRU/OICymu2a9IABAAx//YCFwNxAAoADgAkACsAAAEuAic1MxYWFxUHNSEVBzIWFRUhFhYzMjY3FQYGIy\
ImJjU0NhciBgczJiYBJBg8NxCMEzcZ9AE+l21//poCTkU0VCwoVjxPe0WKcDM/BekBNwLgETEyEwoiRxsNfFRUPIJ0QEpRFRRlExI9fFyLkl1BQDhJAAMAXQAAAfMEKwAKAA4AGgAAEzY2NzMVDgIHIwc1IRUTIR\
EhFSEVIRUhFSHaGDcUjBA3PBhUSgE+Jf5qAZb+6gEE/vwBFgOnG0ciChMyMRF8VFT84gLKa7Zr0gAABAAx//YCFwNxAAoADgAkACsAABM2NjczFQ4CByMHNSEVBzIWFRUhFhYzMjY3FQYGIyImJjU0NhciBgczJi\
bOFzcUjRE3PBhTSwE/l21//poCTkU0VCwoVjxPe0WKcDM/BekBNwLtG0ciChMyMRF8VFQ8gnRASlEVFGUTEj18XIuSXUFAOEkA//8AXf84AfMCygImACYAAAAHCDwBLgAA//8AMf84AhcCKAImAEYAAAAHCDwBKg\
AA//8AS/83AfMCygImACYAAAAGBKUjAAAA//8AMf82AhcCKAImAEYAAAAHAU8AOPzZ//8AXf8QAfMDowImACYAAAAnAHgAzQAAAAcBSwBYAKz//wAx/xACFwL3AiYARgAAACYBS00AAAcAeADJAAAAAP//AF0AAA\
HyA5sCJgAnAAAABwFMAL4ArP//ABIAAAGfA6gCJgBHAAAABwFMAKIAuf//ADv/9gKIA2UCJgAoAAAABwFKAMsArP//ADH/EAIiArkCJgBIAAAABgFKbQAAAP//AF0AAAKXA5sCJgApAAAABwFMAQ8ArP//AE4AAA\
I1A8kCJgBJAAAABwFMACYA2v//AF3/OwKXAsoCJgApAAAABwgzAqoAAP//AFH/OwI1AvgCJgBJAAAABwgzAnYAAP//AF0AAAKXA5QCJgApAAAABwBoAFAArP////QAAAI1A8ICJgBJAAAABwBo/2cA2v//ADX/EA\
KXAsoCJgApAAAABgB4OwAAAP//ACj/EAI1AvgCJgBJAAAABgB4LgAAAP//AF3/NAKXAsoCJgApAAAABwg9AXoAAP//AFH/NAI1AvgCJgBJAAAABwg9AUEAAP////f/OQF+AsoCJgAqAAAABwg/ALoAAP///83/OQ\
FUAu8CJgBKAAAABwFP/6X83AAEAB8AAAFnBBkACgAWACIALgAAEzY2NzMVDgIHIwciJjU0NjMyFhUUBjMiJjU0NjMyFhUUBhMhNTcRJzUhFQcRF30YMxKNEDQ6GFQlGCEhGBkhIakZICAZGCEhHf7UVlYBLFZWA5\
UbRyIKEzIxEYQbHB0cHB0cGxscHRwcHRwb/PxJIAH3IUlJIf4JIAAAAAAE//YAAAE9A20ACgAWACIAJgAAEzY2NzMVDgIHIwciJjU0NjMyFhUUBjMiJjU0NjMyFhUUBgMjETNTGDQSjA81OhdVJBkgIBkYISGpGS\
AgGRkhITp+fgLpHEYiChMyMRGEGx0cHBwcHRsbHRwcHBwdG/2oAh4AAP//AF0AAAKHA6oCJgAsAAAABwB0AOQArP//AEUAAAJIA9gCJgBMAAAABwB0AB0A2v//AF3/OwKHAsoCJgAsAAAABwgzAogAAP//AFH/Ow\
JIAvgCJgBMAAAABwgzAlkAAP//AF3/WQKHAsoCJgAsAAAABwhAAVUAAP//AFH/WQJIAvgCJgBMAAAABwFKAHj8+///AF3/OwIHAsoCJgAtAAAABwgzAmQAAP//AEn/OwDVAvgCJgBNAAAABwgzAcMAAP////z/Ow\
IHA2UCJgAtAAAAJwgzAmQAAAAHAUr/1ACs////8f87AS8DkwImAE0AAAAnCDMBwwAAAAcBSv/JANr//wBd/2ICBwLKAiYALQAAAAcBSgBp/QT////u/2ABLAL4AiYATQAAAAcBSv/G/QL//wBd/zgCBwLKAiYALQ\
AAAAcIPAExAAD////O/zQBVgL4AiYATQAAAAcBSP+m/Nb//wBdAAADRQObAiYALgAAAAcBTAFlAKz//wBRAAADdwLvAiYATgAAAAcBTAGBAAD//wBd/zsDRQLKAiYALgAAAAcIMwL9AAD//wBR/zsDdwIoAiYATg\
AAAAcIMwMYAAD//wBdAAACvAObAiYALwAAAAcBTAEhAKz//wBRAAACNQLvAiYATwAAAAcBTADWAAD//wBd/zsCvALKAiYALwAAAAcIMwLAAAD//wBR/zsCNQIoAiYATwAAAAcIMwJ0AAD//wBd/1MCvALKAiYALw\
AAAAcBSgDV/PX//wBR/1ECNQIoAiYATwAAAAcBSgB+/PP//wBd/zgCvALKAiYALwAAAAcIPAGNAAD//wBR/zgCNQIoAiYATwAAAAcIPAFBAAAABAA7//YC2wQdAAoAIAAwADwAAAE2NjczFQ4CByMHNjYzMhYWMz\
I2NzMGBiMiJiYjIgYHARQGBiMiJiY1NDY2MzIWFgUUFjMyNjU0JiMiBgE9GDITjRA0ORlUXQUyLx0yKhMUEwU5BTEwGzErExUTBgHCSZZxcpVJSZVzcZVJ/edgaWpfXmppYQOhHD4iChMtLRGMMkAWFhcWMkEXFh\
cW/l1vpVxcpm9upVtbpW95iop5eYqKAAAAAAQAMf/2AjUDcQAKACAALgA6AAATNjY3MxUOAgcjBzY2MzIWFjMyNjczBgYjIiYmIyIGBwEUBiMiJiY1NDYzMhYWBRQWMzI2NTQmIyIG5RgyE40QNDkZVF0FMi8dMi\
oTFBMFOQUxMBsxKxMVEwYBdIx4SnRCi3hLdEL+fT1ERD09RUM9AvYbPiIKEy0tEYwyQRcWFxYyQRcWFhf+s4eTQn5ah5FBfVpWXl5WVlxcAAAABQA7//YC2wQFAAsAFwAtAD0ASQAAASImNTQ2MzIWFRQGMyImNT\
Q2MzIWFRQGBTY2MzIWFjMyNjczBgYjIiYmIyIGBwEUBgYjIiYmNTQ2NjMyFhYFFBYzMjY1NCYjIgYBKhkgIBkZISGoGCAgGBkhIf7YBjMwHjMrFBUVBTcFMjEcMi0TFhUGAcdJlnFylUlJlXNxlUn952Bpal9eam\
lhA5UcHB0bGx0cHBwcHRsbHRwcjDJAFhYXFjJBFxYXFv5db6VcXKZvbqVbW6VveYqKeXmKigAFADH/9gI1A1kACwAXAC0AOwBHAAATIiY1NDYzMhYVFAYzIiY1NDYzMhYVFAYFNjYzMhYWMzI2NzMGBiMiJiYjIg\
YHARQGIyImJjU0NjMyFhYFFBYzMjY1NCYjIgbSGSAgGRkhIagYICAYGSEh/tgGMzAeMysUFRUFNwUyMRwyLRMWFQYBeYx4SnRCi3hLdEL+fT1ERD09RUM9AukcHB0bGx0cHBwcHRsbHRwcjDJBFxYXFjJBFxYWF/\
6zh5NCflqHkUF9WlZeXlZWXFwAAAAABAA7//YC2wQrAAoADgAeACoAAAEuAic1MxYWFxUHNSEVExQGBiMiJiY1NDY2MzIWFgUUFjMyNjU0JiMiBgGCGDw3EI0TNxj0AT+6SZZxcpVJSZVzcZVJ/edgaWpfXmppYQ\
OaETEyEwoiRxsNfFRU/khvpVxcpm9upVtbpW95iop5eYqKAAAAAAQAMf/2AjUDcQAKAA4AHAAoAAABLgInNTMWFhcVBzUhFRMUBiMiJiY1NDYzMhYWBRQWMzI2NTQmIyIGASwYPDcQjRM3GPQBP2qMeEp0Qot4S3\
RC/n09REQ9PUVDPQLgETEyEwoiRxsNfFRU/qyHk0J+WoeRQX1aVl5eVlZcXAAABAA7//YC2wQrAAoADgAeACoAAAE2NjczFQ4CByMHNSEVExQGBiMiJiY1NDY2MzIWFgUUFjMyNjU0JiMiBgE0FzcUjRE3PBhTSw\
E+tEmWcXKVSUmVc3GVSf3nYGlqX15qaWEDpxtHIgoTMjERfFRU/khvpVxcpm9upVtbpW95iop5eYqKAAAAAAQAMf/2AjUDcQAKAA4AHAAoAAATNjY3MxUOAgcjBzUhFRMUBiMiJiY1NDYzMhYWBRQWMzI2NTQmIy\
IG2xg3E40QNzwYVEoBPmaMeEp0Qot4S3RC/n09REQ9PUVDPQLtG0ciChMyMRF8VFT+rIeTQn5ah5FBfVpWXl5WVlxcAAD//wBdAAACPAOqAiYAMQAAAAcAdADLAKz//wBR/xACQQL+AiYAUQAAAAcAdADaAAD//w\
BdAAACPAObAiYAMQAAAAcBTADWAKz//wBR/xACQQLvAiYAUQAAAAcBTADlAAD//wBdAAACgAObAiYAMwAAAAcBTADcAKz//wBRAAABpALvAiYAUwAAAAcBTACNAAD//wBd/zsCgALKAiYAMwAAAAcIMwKNAAD//w\
BJ/zsBpAIoAiYAUwAAAAcIMwHDAAD//wBd/zsCgANlAiYAMwAAACcBSgCBAKwABwgzAo0AAP//AEn/OwGkArkCJgBTAAAAJgFKMgAABwgzAcMAAAAA//8AXf9aAoACygImADMAAAAHAUoAmfz8//8ADP9eAaQCKA\
ImAFMAAAAHAUr/5P0A//8AMP/2AfwDmwImADQAAAAHAUwAsQCs//8AL//2AcIC7wImAFQAAAAHAUwAigAA//8AMP87AfwC1AImADQAAAAHCDMCOwAA//8AL/87AcICKAImAFQAAAAHCDMCKAAAAAMAMP/2AfwDqg\
AKABYAPgAAATY2NzMVDgIHIyciJjU0NjMyFhUUBgEUBiMiJzUWFjMyNjU0JicuAjU0NjMyFhcHJiYjIgYVFBYWFx4CAQAXNxSMETc+GU9BGSAgGRgiIgElinp2Ui1sOEA8TEksUDSBbDljMiktUSs0Nh4/MjlSKw\
MWHFYiChU5NxETHBwdGxsdHBz9pl9uKHgUITIpLTQfEzRQPlxnGBZnExYvJR4oIhYZNkwAAAADAC//9gHHAv4ACgAWAD8AABM2NjczFQ4CByMnIiY1NDYzMhYVFAYBFAYjIiYnNRYWMzI2NTQmJicuAjU0NjMyFh\
cHJiYjIhUUFhYXHgLZGDcUixA4PhhQQRkgIBkZISEBEXVtOVEmKGErNC4SNTQ0RSNzYDJZLSgmSCZTFTUxMEYmAmsbViIKFDk4ERMcHB0bGx0cHP4sUlUQEWsTGiAbEBkeFhQrOi5JSxQUXRAWLxEYGxMTKTwAAw\
Aw//YB/AQFAAsAHABEAAABIiY1NDYzMhYVFAYHJiYnNTMWFhc2NjczFQYGBxMUBiMiJzUWFjMyNjU0JicuAjU0NjMyFhcHJiYjIgYVFBYWFx4CARwZICAZGSEhUhdEHEMcOBkZOBpFHEUWp4p6dlItbDhAPExJLF\
A0gWw5YzIpLVErNDYePzI5UisDlRwcHRsbHRwciyVPHw0TLhobLhINHlAl/blfbih4FCEyKS00HxM0UD5cZxgWZxMWLyUeKCIWGTZMAAADAC//9gHCA1kACwAcAEUAABMiJjU0NjMyFhUUBgcmJic1MxYWFzY2Nz\
MVBgYHExQGIyImJzUWFjMyNjU0JiYnLgI1NDYzMhYXByYmIyIVFBYWFx4C9hkgIBkYISFSFkUcRBw3GRk4G0QcRRaUdW05USYoYSs0LhI1NDRFI3NgMlktKCZIJlMVNTEwRiYC6RwcHRsbHRwciyVPHw0TLhobLh\
INHlAl/j9SVRARaxMaIBsQGR4WFCs6LklLFBRdEBYvERgbExMpPAAAAP//ADD/OwH8A5sCJgA0AAAAJwFMALEArAAHCDMCOwAA//8AL/87AcIC7wImAFQAAAAnAUwAigAAAAcIMwIoAAD//wAQAAACKgObAiYANQ\
AAAAcBTACyAKz//wAU//YBegNfAiYAVQAAAAYBTEdwAAD//wAQ/zsCKgLKAiYANQAAAAcIMwJQAAD//wAU/zsBegKVAiYAVQAAAAcIMwIaAAD//wAQ/2UCKgLKAiYANQAAAAcBSgBU/Qf//wAU/1kBhgKVAiYAVQ\
AAAAcIQADnAAD//wAQ/zgCKgLKAiYANQAAAAcIPAEdAAD//wAU/y8BsgKVAiYAVQAAAAcBSAAC/NH//wBX/0UCkwLKAiYANgAAAAcINAF0AAD//wBN/0UCMgIeAiYAVgAAAAcINAE+AAD//wBX//YCkwOZAiYANg\
AAAAcBTwCKAKz//wBN//YCMgLtAiYAVgAAAAYBT1YAAAD//wBX/zgCkwLKAiYANgAAAAcIPAFzAAD//wBN/y0CMgIeAiYAVgAAAAcBSABX/M8AAwBX//YCkwQdAAoAIAAzAAABNjY3MxUOAgcjBzY2MzIWFjMyNj\
czBgYjIiYmIyIGBwEUBgYjIiY1ETMRFBYzMjY1ETMBJxgyFIwQNDkYVV0FMi8dMioTFBMFOQUxMBsxKxMVEgYBjz+AYouQgFBPU0t/A6EcPiIKEy0tEYwyQBYWFxYyQRcWFxb980p3RZF3Acz+QVhQV1IBvgAAAw\
BN//YCMgNxAAoAIAA0AAATNjY3MxUOAgcjBzY2MzIWFjMyNjczBgYjIiYmIyIGBwURIycjBgYjIiY1ETMRFDMyNjUR8xgyFIwQNDkYVV0FMi8dMioTFBMFOQUxMBsxKxMVEgYBYmMRBhtbM1tnfmRMOQL2Gz4iCh\
MtLRGMMkEXFhcWMkEXFhYXP/3iRiomXmgBYv63eV9aAQkABABX//YCkwQFAAsAFwAbAC4AAAEyFhUUBiMiJjU0NjMyFhUUBiMiJjU0NhcVITUBFAYGIyImNREzERQWMzI2NREzARQZISEZGSAg2xghIRgZICBY/s\
IBvD+AYouQgFBPU0t/BAUbHRwcHBwdGxsdHBwcHB0boVVV/ZhKd0WRdwHM/kFYUFdSAb4AAAAEAE3/9gIyA1kACwAXABsALwAAEzIWFRQGIyImNTQ2MzIWFRQGIyImNTQ2FxUhNQURIycjBgYjIiY1ETMRFDMyNj\
UR4BkhIRkZICDbGCEhGBkgIFj+wgGPYxEGG1szW2d+ZEw5A1kbHRwcHBwdGxsdHBwcHB0boVRUmv3iRiomXmgBYv63eV9aAQkA//8AAAAAAncDmQImADcAAAAHAU8AUQCs//8AAAAAAiIC7QImAFcAAAAGAU8iAA\
AA//8AAP87AncCygImADcAAAAHCDMCbQAA//8AAP87AiICHgImAFcAAAAHCDMCQwAA//8ABQAAA7QDmwImADgAAAAHAUwBcQCs//8ACgAAAzMC7wImAFgAAAAHAUwBMwAA//8ABf87A7QCygImADgAAAAHCDMDDA\
AA//8ACv87AzMCHwImAFgAAAAHCDMC0gAA//8AAgAAAnsDmwImADkAAAAHAUwA0gCs//8ACgAAAiYC7wImAFkAAAAHAUwAqwAA//8AAgAAAnsDlAImADkAAAAHAGgAEwCs//8ACgAAAiYC6AImAFkAAAAGAGjsAA\
AA//8AAAAAAloDmwImADoAAAAHAUwAwQCs//8AAP8QAiMC7wImAFoAAAAHAUwApgAA//8AHQAAAiMDqgImADsAAAAHAUgAOwCs//8AIAAAAcAC/gImAFsAAAAGAUgGAAAA//8AHf87AiMCygImADsAAAAHCDMCYQ\
AA//8AIP87AcACHgImAFsAAAAHCDMCKAAA//8AHf9ZAiMCygImADsAAAAHCEABIAAA//8AIP9ZAcACHgImAFsAAAAHCEAA8QAA//8AUf9ZAjUC+AImAEkAAAAHCEABQQAA//8AFP/2AXoDYAImAFUAAAAGAGiMeA\
AA//8ACgAAAzMDPQImAFgAAAAHAU0BAwAA//8AAP8QAiMDPQImAFoAAAAGAU12AAAA//8ALP/2Al0DHwAmAEIAAAAHBHcByQAA//8AUQAAAYUDqAImAT4AAAAHAUwAiQC5//8AMf/2AmgDEgImAXsAAAAHBhoAuA\
AA//8AMf/2AmgDEgImAXsAAAAHBlQAsgAA//8AMf/2AmgDBwImAXsAAAAGBikgAAAA//8AMf/2AmgDBwImAXsAAAAGBjYkAAAA//8AMf/2AmgDBwImAXsAAAAGBioYAAAA//8AMf/2AmgDBwImAXsAAAAGBjclAA\
AA//8AMf/2AmgDXAImAXsAAAAGBisZAAAA//8AMf/2AmgDXAImAXsAAAAGBjgPAAAA//8AAAAAAp4C0wImACIAAAAGBhrEwQAA//8AAAAAAp4C0wImACIAAAAGBlS+wQAA//8ABQAAAysC1AAnACIAjQAAAAcGKf\
93/80AAP//AAAAAAMqAtQAJwAiAIwAAAAHBjb/dv/NAAD//wAFAAADEALUACYAInIAAAcGKv9d/83//wAAAAADEwLUACcGN/9r/80ABgAidQD////tAAADBAMqACcGK/93/84ABgAiZgD////tAAADCQMqACYAIm\
sAAAcGOP93/87//wAo//YB7AMSAiYBfwAAAAcGGgCkAAD//wAo//YB7AMSAiYBfwAAAAcGVACeAAD//wAo//YB7AMHAiYBfwAAAAYGKQwAAAD//wAo//YB7AMHAiYBfwAAAAYGNhAAAAD//wAo//YB7AMHAiYBfw\
AAAAYGKgQAAAD//wAo//YB7AMHAiYBfwAAAAYGNxEAAAD//wAAAAACUwLUACYAJmAAAAYGGrnCAAD//wAAAAACUwLUACYAJmAAAAYGVLPCAAD//wAAAAAC8wLUACcAJgEAAAAABwYp/3L/zQAA//8AAAAAAu4C1A\
AnACYA+wAAAAcGNv92/80AAP//AAAAAALjAtQAJwAmAPAAAAAHBir/WP/NAAD////6AAAC4gLUACcAJgDvAAAABwY3/2X/zQAA//8AUf8QAjUDEgImAYEAAAAHBhoAygAA//8AUf8QAjUDEgImAYEAAAAHBlQAxA\
AA//8AUf8QAjUDBwImAYEAAAAGBikyAAAA//8AUf8QAjUDBwImAYEAAAAGBjY2AAAA//8AUf8QAjUDBwImAYEAAAAGBioqAAAA//8AUf8QAjUDBwImAYEAAAAGBjc3AAAA//8AUf8QAjUDXAImAYEAAAAGBisrAA\
AA//8AUf8QAjUDXAImAYEAAAAGBjghAAAA//8AAAAAAvMC1AAmAClcAAAGBhq5wgAA//8AAAAAAvUC1AAmACleAAAGBlSzwgAA//8AAAAAA44C1AAnACkA9wAAAAcGKf9y/80AAP//AAAAAAOSAtQAJwApAPsAAA\
AHBjb/dv/NAAD//wATAAADlgLUACcAKQD/AAAABwYq/2v/zQAA////+gAAA4YC1AAnACkA7wAAAAcGN/9l/80AAP///+cAAAOJAyoAJwApAPIAAAAHBiv/cf/OAAD////nAAADiAMqACcAKQDxAAAABwY4/3H/zg\
AA//8AUP/2AWwDEgImAYMAAAAGBhoQAAAA//8AUP/2AWwDEgImAYMAAAAGBlQLAAAA//8ABv/2AWwDBwImAYMAAAAHBin/eAAA//8ABv/2AWwDBwImAYMAAAAHBjb/fAAA//8AGf/2AWwDBwImAYMAAAAHBir/cQ\
AA//8AEv/2AWwDBwImAYMAAAAHBjf/fQAA////5//2AWwDXAImAYMAAAAHBiv/cQAA////3v/2AWwDXAImAYMAAAAHBjj/aAAA//8AAAAAAdcC1AAnACoAiAAAAAYGGrnC//8AAAAAAdEC1AAnACoAggAAAAYGVL\
PC//8AAAAAAngC1AAnACoBKQAAAAcGKf9y/80AAP//AAAAAAJsAtQAJwAqAR0AAAAHBjb/dv/NAAD//wATAAACjwLUACcAKgFAAAAABwYq/2v/zQAA//8AAAAAAoEC1AAnACoBMgAAAAcGN/9r/80AAP///+cAAA\
JsAyoAJwAqAR0AAAAHBiv/cf/OAAD////nAAACagMqACcAKgEbAAAABwY4/3H/zgAA//8AMf/2AjUDEgImAFAAAAAHBhoArgAA//8AMf/2AjUDEgImAFAAAAAHBlQAqQAA//8AMf/2AjUDBwImAFAAAAAGBikWAA\
AA//8AMf/2AjUDBwImAFAAAAAGBjYaAAAA//8AMf/2AjUDBwImAFAAAAAGBioPAAAA//8AMf/2AjUDBwImAFAAAAAGBjcbAAAA//8AAP/2AxcC1QAmADA8AAAGBhq5wgAA//8AAP/2AykC1QAmADBOAAAGBlSzwg\
AA//8AAP/2A8wC1QAnADAA8QAAAAcGKf9y/80AAP//AAD/9gPOAtUAJwAwAPMAAAAHBjb/dv/NAAD//wAH//YDnwLVACcAMADEAAAABwYq/1//zQAA//8AAP/2A6AC1QAnADAAxQAAAAcGN/9r/80AAP//AEn/9w\
JEAxICJgGPAAAABwYaALQAAP//AEn/9wJEAxICJgGPAAAABwZUAK4AAP//AEn/9wJEAwcCJgGPAAAABgYpHAAAAP//AEn/9wJEAwcCJgGPAAAABgY2IAAAAP//AEn/9wJEAwcCJgGPAAAABgYqFAAAAP//AEn/9w\
JEAwcCJgGPAAAABgY3IQAAAP//AEn/9wJEA1wCJgGPAAAABgYrFQAAAP//AEn/9wJEA1wCJgGPAAAABgY4DAAAAP//AAAAAALwAtQAJgZUs8IABwA6AJYAAP//AAAAAAOLAtQAJwY2/3b/zQAHADoBMQAAAAD//w\
AAAAADpgLUACcGN/9r/80ABwA6AUwAAAAA////+wAAA6sDKgAmBjiFzgAHADoBUQAA//8ANv/2AwoDEgImAZMAAAAHBhoBHQAA//8ANv/2AwoDEgImAZMAAAAHBlQBGAAA//8ANv/2AwoDBwImAZMAAAAHBikAhQ\
AA//8ANv/2AwoDBwImAZMAAAAHBjYAiQAA//8ANv/2AwoDBwImAZMAAAAGBip+AAAA//8ANv/2AwoDBwImAZMAAAAHBjcAigAA//8ANv/2AwoDXAImAZMAAAAGBit+AAAA//8ANv/2AwoDXAImAZMAAAAGBjh1AA\
AA//8AAAAAAy8C1QAmAXM9AAAGBhq5wgAA//8AAAAAAz8C1QAmAXNNAAAGBlSzwgAA//8AAAAAA+QC1QAnAXMA8gAAAAcGKf9y/80AAP//AAAAAAPjAtUAJwFzAPEAAAAHBjb/dv/NAAD//wABAAADuQLVACcBcw\
DHAAAABwYq/1n/zQAA//8AAAAAA8MC1QAnAXMA0QAAAAcGN/9r/80AAP///+cAAAOhAyoAJwFzAK8AAAAHBiv/cf/OAAD////7AAADuQMqACcBcwDHAAAABgY4hc7//wAx//YCaAMfAiYBewAAAAYGSA0AAAD//w\
Ax//YCaAMfAiYBewAAAAYGUzEAAAD//wAo//YB7AMfAiYBfwAAAAYGSPkAAAD//wAo//YB7AMfAiYBfwAAAAYGUx0AAAD//wBR/xACNQMfAiYBgQAAAAYGSB8AAAD//wBR/xACNQMfAiYBgQAAAAYGU0MAAAD//w\
Ae//YBbAMfAiYBgwAAAAcGSP9mAAD//wBQ//YBbAMfAiYBgwAAAAYGU4kAAAD//wAx//YCNQMfAiYAUAAAAAYGSAQAAAD//wAx//YCNQMfAiYAUAAAAAYGUycAAAD//wBJ//cCRAMfAiYBjwAAAAYGSAoAAAD//w\
BJ//cCRAMfAiYBjwAAAAYGUy0AAAD//wA2//YDCgMfAiYBkwAAAAYGSHMAAAD//wA2//YDCgMfAiYBkwAAAAcGUwCWAAD//wAx/xgCaAMSAiYBewAAACcGGgC4AAAABgYbFQAAAP//ADH/GAJoAxICJgF7AAAAJw\
ZUALIAAAAGBhsVAAAA//8AMf8YAmgDBwImAXsAAAAmBikgAAAGBhsVAP//ADH/GAJoAwcCJgF7AAAAJgY2JAAABgYbFQD//wAx/xgCaAMHAiYBewAAACYGKhgAAAYGGxUA//8AMf8YAmgDBwImAXsAAAAmBjclAA\
AGBhsVAP//ADH/GAJoA1wCJgF7AAAAJgYrGQAABgYbFQD//wAx/xgCaANcAiYBewAAACYGOA8AAAYGGxUA//8ABf/2BAcC1AAmACIIAAAnAYMCmwAAAAYGGr7CAAD//wAA//YD/ALUACYGVLbCACYAIgAAAAcBgw\
KQAAAAAP//AAD/9gSEAtQAJwYp/3L/zQAnACIAjAAAAAcBgwMYAAAAAP//AAD/9gSLAtQAJwY2/3b/zQAnACIAkQAAAAcBgwMfAAAAAP//AAD/9gRxAtQAJwYq/1j/zQAmACJ5AAAHAYMDBQAA//8AAP/2BHgC1A\
AnBjf/a//NACcAIgCAAAAABwGDAwwAAAAA////7f/2BGsDKgAnBiv/d//OACYAInUAAAcBgwL/AAD////t//YEcgMqACcGOP93/84AJgAibwAABwGDAwYAAP//AFH/EAI1AxICJgGBAAAAJwYaAMoAAAAHBhv/dA\
AA//8AUf8QAjUDEgImAYEAAAAnBlQAxAAAAAcGG/90AAD//wBR/xACNQMHAiYBgQAAACYGKTIAAAcGG/90AAAAAP//AFH/EAI1AwcCJgGBAAAAJgY2NgAABwYb/3QAAAAA//8AUf8QAjUDBwImAYEAAAAmBioqAA\
AHBhv/dAAAAAD//wBR/xACNQMHAiYBgQAAACYGNzcAAAcGG/90AAAAAP//AFH/EAI1A1wCJgGBAAAAJgYrKwAABwYb/3QAAAAA//8AUf8QAjUDXAImAYEAAAAmBjghAAAHBhv/dAAAAAD//wAA//YEwQLUACYAKW\
EAACYGGrnCAAcBgwNVAAAAAP//AAD/9gS8AtQAJgApXAAAJgZUs8IABwGDA1AAAAAA//8AAP/2BWQC1AAnACkBBAAAACcGKf9y/80ABwGDA/gAAAAA//8AAP/2BWQC1AAnACkBBAAAACcGNv92/80ABwGDA/gAAA\
AA//8AE//2BWgC1AAnACkBCAAAACcGKv9r/80ABwGDA/wAAAAA////+v/2BVUC1AAnACkA9QAAACcGN/9l/80ABwGDA+kAAAAA////5//2BVEDKgAnACkA8QAAACcGK/9x/84ABwGDA+UAAAAA////5//2BUsDKg\
AnACkA6wAAACcGOP9x/84ABwGDA98AAAAA//8ANv8YAwoDEgImAZMAAAAnBhoBHQAAAAYGG3wAAAD//wA2/xgDCgMSAiYBkwAAACcGVAEYAAAABgYbfAAAAP//ADb/GAMKAwcCJgGTAAAAJwYpAIUAAAAGBht8AA\
AA//8ANv8YAwoDBwImAZMAAAAnBjYAiQAAAAYGG3wAAAD//wA2/xgDCgMHAiYBkwAAACYGKn4AAAYGG3wA//8ANv8YAwoDBwImAZMAAAAnBjcAhgAAAAYGG3wAAAD//wA2/xgDCgNcAiYBkwAAACYGK34AAAYGG3\
wA//8ANv8YAwoDXAImAZMAAAAmBjh1AAAGBht8AP//AAD/9gTIAtUAJgFzSwAAJgYaucIABwGDA1wAAAAA//8AAP/2BNMC1QAmAXNXAAAnAYMDZwAAAAYGVLPCAAD//wAA//YFdALVACcBcwD3AAAAJwGDBAgAAA\
AHBin/cv/NAAD//wAA//YFdALVACcBcwD3AAAAJwGDBAgAAAAHBjb/dv/NAAD///////YFRgLVACcBcwDKAAAAJwGDA9oAAAAHBir/V//NAAD//wAA//YFVALVACcBcwDYAAAAJwGDA+gAAAAHBjf/a//NAAD///\
/n//YFLQMqACcBcwCwAAAAJwGDA8EAAAAHBiv/cf/OAAD////n//YFMQMqACcBcwC1AAAAJwGDA8UAAAAHBjj/cf/OAAD//wAx//YCaAL3AiYBewAAAAYBS2YAAAD//wAx//YCaAK5AiYBewAAAAYBSnYAAAD//w\
Ax/xgCaAMfAiYBewAAACYGSA0AAAYGGxUA//8AMf8YAmgCKAImAXsAAAAGBhsVAAAA//8AMf8YAmgDHwImAXsAAAAmBlMxAAAGBhsVAP//ADH/9gJoAu0CJgF7AAAABgFPUQAAAP//ADH/GAJoAu0CJgF7AAAAJg\
FPUQAABgYbFQD//wAAAAACngOjAiYAIgAAAAcBSwB4AKz//wAAAAACngNlAiYAIgAAAAcBSgCIAKz//wAAAAACogMEACYAIgQAAAcGSP9I/+X//wAAAAACngMEAiYAIgAAAAcGU/8n/+X//wAA//YECwLNACYAIg\
AAAAcBgwKfAAAAAQBHAlMAwwMSAA8AABM2NjUmJjU0NjMyFhUUBgdHIR4YIB8XHiE7QQJ7AhkQARwbGhooHzRBAwABAOz/GAGP/8gADwAABRQWMzI2NxUGBiMiJjU1MwFIEBQKEwYKJhYrMlxrGBcEAkkEBzE2SQ\
AA//8ARwJTAMMDEgIGBhoAAP//AGoCXQHxAu0ABgFPQgAAAwByAl0B1wNeABUAIQAtAAATNjYzMhYWMzI2NzMGBiMiJiYjIgYHFyImNTQ2MzIWFRQGMyImNTQ2MzIWFRQGcgU1MR8zLBUVFgU3BTMzHDMuExcVBh\
cZICAZGCEhqRkfHxkYIiIC6zNAFhcYFTFBFhcXF44dHB0bGx0cHR0cHRsbHRwdAAAA//8AUf8QAjUDHwImAYEAAAAmBkgfAAAHBhv/dAAAAAD//wBR/xACNQIoAiYBgQAAAAcGG/90AAD//wBR/xACNQMfAiYBgQ\
AAACYGU0MAAAcGG/90AAAAAP//AFH/EAI1Au0CJgGBAAAABgFPYwAAAP//AFH/EAI1Au0CJgGBAAAAJgFPYwAABwYb/3QAAAAA////4wAAAkoC7AAmACZXAAAHBkj/K//N////8AAAAkcC7AAmACZUAAAHBlP/Cv\
/N////7QAAAvUC7AAmACleAAAHBkj/Nf/N////8wAAAvIC7AAmAClbAAAHBlP/Df/N//8AXf/2BGACygAmACkAAAAHAYMC9AAAAAIAjgJUAbQDBwAOABgAABM2NjUmNTQ2MzIWFRQGBzcmJic1MxYWFxWOHh00Hx\
gcID096hs5EHYHGQoCfAIYEQEvGBglHS5AAwohVCAKJFMcDAAAAAIAqAJUAdEDBwAOABgAABM2NjUmNTQ2MzIWFRQGBzc2NjczFQYGByOoHh00HxgdHz09iQoZCHUQORw7AnwCGBEBLxgYJR0uQAMWHFMkCiBVIA\
AAAAIAdgJIAdsDXAAVACQAABM2NjMyFhYzMjY3MwYGIyImJiMiBgcXNjUmJjU0NjMyFhUUBgd2BTUxHzMsFBYVBjcGMzIdMy0UFhUHPjkXHRsaGx40PwLpMkEXFhcWMkEXFhYXfQMaARUVFBcfGSc1A////+f/9g\
FsAvcCJgGDAAAABgFLvwAAAP////b/9gFsArkCJgGDAAAABgFKzgAAAP///9j/9gFsAwoCJgGDAAAABwZG/3EAAP///9f/9gFsAwoCJgGDAAAABwZH/3AAAP///9H/9gFsAu0CJgGDAAAABgFPqQAAAP///+b/9g\
FsA14CJgGDAAAABwYe/3QAAP//AAsAAAFvA6MCJgAqAAAABwFL/+MArP//ABoAAAFYA2UCJgAqAAAABwFK//IArP///+MAAAHJAuwAJgAqegAABwZI/yv/zf///+cAAAHMAuwAJgAqfQAABwZT/wH/zQACAIoCVA\
GuAwcADgAYAAABJiY1NDYzMhYVFAcUFhcXJiYnNTMWFhcVAQQ9PSAcGB80HR5uGzkPdQcaCQJUA0AuHSUYGC8BERgCHiFUIAokUxwMAAACAJUCVAHEAwcADgAYAAABJiY1NDYzMhYVFAcUFhcXNjY3MxUGBgcjAR\
A+PSAdGB80HR4VChkHdQ85GzwCVANALh0lGBgvAREYAhIcUyQKIFQhAAACAHYCSAHbA1wAFQAkAAATNjYzMhYWMzI2NzMGBiMiJiYjIgYHFyYmNTQ2MzIWFRQGBxQXdgU1MR8zLBQWFQY3BjMyHTMtFBYVB7I+NB\
4bGRwdFzgC6TJBFxYXFjJBFxYWF6EDNScZHxcUFRUBGgP//wBJ//cCRAL3AiYBjwAAAAYBS2IAAAD//wBJ//cCRAK5AiYBjwAAAAYBSnIAAAD//wBJ//cCRAMKAiYBjwAAAAYGRhUAAAD//wBJ//cCRAMKAiYBjw\
AAAAYGRxMAAAD//wBD/xACNAMSAiYBiwAAAAcGGgC5AAD//wBD/xACNAMSAiYBiwAAAAcGVACzAAD//wBJ//cCRALtAiYBjwAAAAYBT00AAAD//wBJ//cCRANeAiYBjwAAAAYGHhgAAAD//wAAAAACWgOjAiYAOg\
AAAAcBSwBWAKz//wAAAAACWgNlAiYAOgAAAAcBSgBlAKz////jAAAC9ALsACcAOgCaAAAABwZI/yv/zQAA////+gAAAwgC6wAnADoArgAAAAcGU/8U/8wAAP//AAAAAAKaAtQAJgAxXgAABgZUs8IAAAADAGcCYw\
HoAwoACgAWACIAAAEuAic1MxYWFxUnNDYzMhYVFAYjIiYlNDYzMhYVFAYjIiYBLBAmIQpvBxkK/SAZGCEhGBkgAQ8fGhghIRgaHwJqFTY2FQokVBwMNCAcHCAeHR0eIBwcIB4dHQADAGcCYwHoAwoACgAWACIAAB\
M2NjczFQ4CByMHIiY1NDYzMhYVFAYzIiY1NDYzMhYVFAbrChkIbwshJRE4SxkgIBkYISH3Gh8fGhghIQJ2HFQkChU2NhUHHR4gHBwgHh0dHiAcHCAeHQAAAAABALgCXgFbAx8ACgAAASYmJzUzHgIXFQERGzENeQ\
QOEAgCXi1kJQsaQT8YDwAAAP//ADb/GAMKAx8CJgGTAAAAJgZIcwAABgYbfAD//wA2/xgDCgIeAiYBkwAAAAYGG3wAAAD//wA2/xgDCgMfAiYBkwAAACcGUwCWAAAABgYbfAAAAP//ADb/9gMKAu0CJgGTAAAABw\
FPALYAAP//ADb/GAMKAu0CJgGTAAAAJwFPALYAAAAGBht8AAAA////7f/2AzEC7AAmADBWAAAHBkj/Nf/N////7P/2AwIC7AAmADAnAAAHBlP/Bv/N////5AAAA0wC7AAmAXNaAAAHBkj/LP/N////8QAAAyYC7A\
AmAXM0AAAHBlP/C//N//8AH//2BHwC1QAmAXMAAAAHAYMDEAAAAAEA5gJeAYkDHwAKAAATPgI3MxUGBgcj5ggQDgR5DTEbSgJtGD9BGgslZC0AAQBNAlMAyQMSAA8AABMmJjU0NjMyFhUUBgcUFhfJQTshHRcgIR\
gfIQJTA0E0HygaGhscARAZAgABACgBLwIUAZAAAwAAEzUhFSgB7AEvYWEAAAD//wBq/xgBvQL2ACYAXYYAAAYAXXoAAAAAAgAMAdUBkQLKAAgAEQAAARYWFyMmJic3IxYWFyMmJic3AV8IGw9cGDAOB1sIHA5bGS\
8OBwLKNIY7Nn81CzSGOzZ/NQsAAAAAAwArAcgCuwLKAAMABwALAAABEzMDIRMzAzMTMwMBw4F3pv4WgXemeoF3pgHIAQL+/gEC/v4BAv7+AAD////9AvgB9wNOAgYAbwAAAAQAP//sANgC2wALABcAIwAvAAATIi\
Y1NDYzMhYVFAYHIiY1NDYzMhYVFAYHIiY1NDYzMhYVFAYHIiY1NDYzMhYVFAaLIykpIyIrKyIjKSkjIisrIiMpKSMiKysiIykpIyIrKwJHJCYnIyMnJiTJJCYnIyMnJiTJJCYnIyMnJiTJJCYnIyMnJiQAAAAAAg\
AUAZcBXANVAAsAEwAAEyImNTQ2MzIWFRQGJzI1NCMiFRS3UVJOVVFUT1Y9PTsBl3VranR0amp2VomIiIkAAAIAFwGYAVwDVQAbACcAABMyFhcVJiMiBgYHMzY2MzIWFRQGIyImNTQ+AhciBhUUFjMyNjU0JvoNJA\
wZHjY8GgIEDTEnO0ZVSElfFDJYCCMmIiQfJiEDVQQDUAoiPCYUHUdAQ1NiYi9YSCrjJRYeNSYlHyQAAgATAZgBWQNVABsAJwAAEzIWFRQOAiMiJic1FjMyNjY3IwYGIyImNTQ2FyIGFRQWMzI2NTQmsUlfFDJYRA\
8kCxchNjwZAgQNMCY9R1VMHSYgISMnIwNVYWIvWUgqBANQCyQ8JRMeSEBBVEsnJB8lJhUgNP//AB3/mgFMAOsARgBCAKApmiZm//8AIP+aAVwA6wBGAEYAoCmaJmb//wAg/5oBbwDrAEYAUACgKZomZv//AAf/oA\
FmAOUARgBZAKApmiZm//8AHv+aAVoA6wBGBBYAoCmaJmYAAQAbAAACHwLUAB8AABMyFhcHJiYjIgYVFBYXNSEVIxUzFSMVMxUhNSImNTQ2+S9LHScZMhs3OT03ARimmZmm/uh3dXQC1BIOYAwQU0xTTQHBX2Jecm\
DSfYF7iQADACr/xgI7AvcAJgAvADUAACUmJwcjNyYmNTQ2Njc3MwcWFhc3MwcWFhcHJiYnAzY2NxUGBgcHIxMmJiMiBwMWFwMGBhUUFwE6JyITRhpFQzx0UxFGEBMmEhBGFA4eDisJEwpVIkUkJkwvEEaADRoLDQ\
xWHio6NTklGgMLYn0olGRViFgNUkwBAwNTYwUMBmYFCAT+WgIRDWgQEAJSAncDAwL+VxEEAa0ZakteOAAAAAEALP/2AiIC1QAsAAABMhYXByYmIyIGFRQWFxEzFzM2NjMyFhcHJiMiBhUVNjY3FQYGIyImJjU0Nj\
YBXzRjLCwiSylWYDk4VA0FETUnChkKDRURJTYjPB0pVzVngz5FiQLVGhZlEhqQeGKBFwFKQyIoAwJpBjc7fwQPDGkSEFqkb2ynXwAAAAABAFH/kgN3ApoAJgAAATIWFREjETQjIgYVESM1ByMTNTQjIgYVESMRMx\
czNjYzMhc3Mwc2Ar5cXX5cQjh+Ylm7XUU0fmESBxhXL2stUlk7JAIoXmn+nwFJeVZS/uZl0wGRJnlgWf73Ah5HKic+sH8NAAAAAAUACgAAAjICygAbAB8AIwAnACsAADM1IzUzNSM1MzUzFzM1MxUzFSMVMxUjFS\
MnIxUDMycjFzMnIxczJyMXMycjTEJCQkKJVGVjQUFBQYpWYwMhIgQITRk2rjYCTU8FBCH7RkxG9/f390ZMRvv7+wHTa/1MTEz3ZQAAAAADAE7/9gNSAsoADQAWAD8AABMyFhUUBgcTIwMjESMRFyMVMzI2NTQmBT\
IWFwcmJiMiBhUUFhYXHgIVFAYjIic1FhYzMjY1NCYmJy4CNTQ2+nJtPSuPhXc+eKUtLzkxNQGNK0gkIh82HR4fDyclJTYfXV5VOR5OHykiDSgnJzYcXwLKZWpNWBX+vwEa/uYCymrdOTg6MjgVFFwRFRoXDxgbFB\
MpOy9OWCBrEhogGxAaHRYVKzkrSE8ABAAKAAACvgLKABcAGgAdACAAADMDIzUzAzMTMxMzEzMTMwMzFSMDIwMjAxMzJwM3IwU3I4s4ST41ZDJKOHI4SzBkND5KNnk8STtENhuYGzMBShg0AUVGAT/+wQE//sEBP/\
7BRv67AUX+uwGLu/4+wcLCAAABAAsAAAI8AsoAEwAAMxEjNTMRMxEzEzMDMxUjEyMDBxFTSEh9ENGG266OwIuyLwE7VQE6/sYBOv7GVf7FATsy/vcAAAEAFAAAAikCygAXAAAzNQcnNzUHJzc1IzUhFSMVNxcHFT\
cXBxXfYSeIYSeIywIVzGUojWUnjIpCOl1dQjpdzWxse0Y6YF5GOmDdAAADABb/EAPDAtQAGwAvADwAADMTMwMzMjY2NTQmJiMiBgcnNjYzMhYWFRQGBiMlNjYzMhYVFAYGIyImJyMGBgcHIxMyNjU0JiMiBgcHFh\
Ygd3pgB1h4PjdkQitdJCckdjttmlJns3QBmRNjV1dQJ1ZFHzMMBAILCR9t/iY5IR8kLgwHCiYCLv46U41ZPVszExBhEhhNi16AumSZXVxXQy1aOxUNDj8tjgE4OzQiJzI2KBcRAAACAAX/EAIcAtUAJAAxAAAFIi\
c1FhYzMjY1NCYnBycHIxMXNyYmNTQ2MzIWFRQGBxYWFRQGAzY2NTQmIyIGFRQWFgFwJCMQHhAaISAmblI4X5ZQRjEyYUpMUz4tOTZaSRsWGxYWHA8X8AlkBwUkIiduVbeDbQEXk3VdizphWVlQSpFFcqJBUVYCYD\
JjIiglJy0aQD8ABAAKAAACMgLKAB0AIgAqADAAAAEyFhczFSMWFRQGBzMVIwYGIyMVIxEjNTM1IzUzNRcjFTMmFyMVMzY1NDQHIxUzMjYBC2VyEz00AQEBNUMYe3EhfERERES4PKUcLba1AhegHi9CAspRSUANDg\
sXCT9EWM8Baz9GQJpnMzNzRhMTCBB9NRgAAAMAO/+wAogC+AAYAB8AJQAABTUmJjU0Njc1MxUWFhcHJiYnFTMRBgYHFQMUFhcRBgYFIxU2NjcBZpGam5BOOWosLCFULtQxZj30TlhOWAFKVhspElBHC76mlcAUKS\
QBFxNpEBcB4P6VEBQCRwG0ZYkQAfkVhKu4AQcEAAADAAAAAAJ6AsoAFwAeACIAAAETMxUjFzMVIxcjJyMHIzcjNTM3IzUzExcGBgczJiYXIwczAYJcknkaX0dRgkzeTIJQRl4aeJBdRQUXDFIMFzp/GbACyv71Rk\
xG5+fn50ZMRgELdB5VJCRWwEwAAAAAAQAK//YCKQLUADUAAAUiJjU0NyM1Mz4CNyM1ITY2NTQmIyIGByc2NjMyFhUUBzMVIw4CBzMVIQYVFDMyNjcVBgYBJXh7CTFWEjg4EOgBYAwKNTUsUywlLnA7Z3kKNFsRPT\
wS9/6YEX43aS4ocQpmYCEaRxIgGAlGDR4WJSsYEmcVGl5cJh1GEx8ZCEcXIl0bE20TGQAAAAACADv/sAJaAvgAGwAiAAABFhcHJiYnETY2NxUGBgcVIzUuAjU0NjY3NTMHBgYVFBYXAa9cTywePyIjRyUjRChPY4\
JARINeT09MVE5SAtMIJmkNFwT+AAISDW0ODwNIRwddoGpknmEKJpUPhmpshA4AAQBGAAAB+wLKABoAADMDNTMyNjcjNTMmJiMjNSEVIxYXMxUjBgYHE/64Lj9NCcPCCkM7OgG1qSgJeHYJX0zCAUA/LjFGLTNGRi\
c5RkpSDf7LAAAABAAx//YDDwLUABMAJQAwADgAAAUiLgI1ND4CMzIeAhUUDgInMj4CNTQuAiMiBgYVFBYWJxEzMhYVFAYjIxU3MjY1NCMjFQGgUIZjNjdjhk9MhWU5NmOGUD5uUy8tUm5BV4pPToksl1JMVj5SRi\
UrUUUKNmOGUE6FZDg2Y4ZQUIZjNjwtUnFDP3BVME+LWliLUFgBtUVEQ0yd3iQoSJQAAAQABf/8AtwCygAHAAsAFAA3AAABIycjByMTMxMjATMFJiYnBgYHBzMFMhcHJiYjIhUUFhcWFhUUBiMiJic1FhYzMjU0Ji\
cmJjU0NgFeVx1yHVZ+XC5lAYtk/iICBAMBBQEdSgGOOTwWGTMVKyAkMi9NRh07Fxo4GkAcJCs6QgFyU1MBWP02AspqBg4LChIEV6wYQgkMHBESDBItKjA3CwtICg8eDhQNES4sLDcAAAAAAQAeAAABhAIeAAkAAD\
M1MzUjNTM1MxEe6NbWfmGSYcr94gAAAwAX//gDKQLKAAMAEAA3AAAzATMBAzQ2NwYGBwcnNzMRIwEiJzUWFjMyNTQmIyM1MzI2NTQmIyIGByc2NjMyFhUUBxUWFhUUBogBm2X+ZVcDAQcYCiwujVVjAeNIPCFCIV\
IrMTgxMyQfGhouGyweSDFATU8uL1YCyv02Ag4WOw8IFgghOWr+VP7aIFESFj0aIUUjGBgaExM9Fh0+MkkaBQk3JDtGAAAAAwAT//gDUgLUABkAHQBEAAATNTc+AjU0JiMiBgcnNjYzMhYVFAYHBzMVAwEzAQUiJz\
UWFjMyNTQmIyM1MzI2NTQmIyIGByc2NjMyFhUUBxUWFhUUBhRvIiUOHRcXLhkzH0sxQU02Oj61hgGcZf5lAYBJOyBCIlErMTgyMyMeGxotHCweSDFBTU8tL1UBHkdtISsiExcZFRZAGiI/Oi9LNTpU/uICyv02CC\
BREhY9GiFFIxgYGhMTPRYdPjJJGgUJNyQ7RgAAAP//ACD/9gHEAigCBgQRAAAABQAx//YCaANrAA4AGAAcAEAATQAAEzIWFRQGBzU2NjUmNTQ2FxYWFxUjJiYnNRcVITUTIiY1NDYzMhYXMzY2NzMOAhUVFBYzMj\
Y3FQYGIyImJyMGBicyNjc1NCYjIgYVFBbrHCA8Ph4dNB/WBxkKPBs5EKr+w2lhd3lpOkwaBgUQDGYHDgoYEQcTBAgnEC05DgkXTB5FOQE3Sj06OgNrJR0uPgUoAhgRAS8YGAokUxwMIVQgCsBUVP1VjYqKkSkpES\
gPFkZUKa0gGQQBYQQJJC4iMGZSWgZXXV1ZWFgAAAAFADH/9gJoA2sADgAYABwAQABNAAATNjY1JjU0NjMyFhUUBgc3NjY3MxUGBgcjBzUhFQMiJjU0NjMyFhczNjY3Mw4CFRUUFjMyNjcVBgYjIiYnIwYGJzI2Nz\
U0JiMiBhUUFsAeHTQfGBwgPT2JChkHdhA6GzupAT3UYXd5aTpMGgYFEAxmBw4KGBEHEwQIJxAtOQ4JF0weRTkBN0o9OjoC4AIYEQEvGBglHS5AAxYcUyQKIFUgdVRU/amNioqRKSkRKA8WRlQprSAZBAFhBAkkLi\
IwZlJaBlddXVlYWAAAAAUAMf/2AmgDawAOABgAHABAAE0AABMyFhUUBxQWFxUmJjU0NhcWFhcVIyYmJzUXFSE1EyImNTQ2MzIWFzM2NjczDgIVFRQWMzI2NxUGBiMiJicjBgYnMjY3NTQmIyIGFRQW6BgfNB0ePT\
0g2gcaCTwbOQ+s/sNpYXd5aTpMGgYFEAxmBw4KGBEHEwQIJxAtOQ4JF0weRTkBN0o9OjoDaxgYLwERGAIoA0AuHSUKJFMcDCFUIArAVFT9VY2KipEpKREoDxZGVCmtIBkEAWEECSQuIjBmUloGV11dWVhYAAAABQ\
Ax//YCaANrAA4AGAAcAEAATQAAASYmNTQ2MzIWFRQHFBYXFzY2NzMVBgYHIwc1IRUDIiY1NDYzMhYXMzY2NzMOAhUVFBYzMjY3FQYGIyImJyMGBicyNjc1NCYjIgYVFBYBMz0+IB0YHzQdHhUKGQd2EDkbPKgBPd\
Rhd3lpOkwaBgUQDGYHDgoYEQcTBAgnEC05DgkXTB5FOQE3Sj06OgK4A0AuHSUYGC8BERgCEhxTJAogVCF1VFT9qY2KipEpKREoDxZGVCmtIBkEAWEECSQuIjBmUloGV11dWVhYAAAFADH/9gJoA4kADgAYACYASg\
BXAAATNjY1JjU0NjMyFhUUBgc3JiYnNTMWFhcVByImJzMWFjMyNjczBgYDIiY1NDYzMhYXMzY2NzMOAhUVFBYzMjY3FQYGIyImJyMGBicyNjc1NCYjIgYVFBatHh00HxgdHz096hs5D3UHGQqVT04IRQguKikvCE\
QHUoBhd3lpOkwaBgUQDGYHDgoYEQcTBAgnEC05DgkXTB5FOQE3Sj06OgL+AhgRAS8YGCUdLkADCiFUIAokUxwMmEU6GxYWGzlG/a6NioqRKSkRKA8WRlQprSAZBAFhBAkkLiIwZlJaBlddXVlYWAAAAAAFADH/9g\
JoA4kADgAYACYASgBXAAATNjY1JjU0NjMyFhUUBgc3NjY3MxUGBgcjByImJzMWFjMyNjczBgYDIiY1NDYzMhYXMzY2NzMOAhUVFBYzMjY3FQYGIyImJyMGBicyNjc1NCYjIgYVFBa+Hh00HxgdID0+iQoaB3UQOR\
w7Ck9OCEUILiopLwhEB1J/YXd5aTpMGgYFEAxmBw4KGBEHEwQIJxAtOQ4JF0weRTkBN0o9OjoC/gIYEQEvGBglHS5AAxYcUyQKIFUgmEU6GxYWGzlG/a6NioqRKSkRKA8WRlQprSAZBAFhBAkkLiIwZlJaBlddXV\
lYWAAAAAAFADH/9gJoA4kADgAYACYASgBXAAABJiY1NDYzMhYVFAcUFhcXJiYnNTMWFhcVByImJzMWFjMyNjczBgYDIiY1NDYzMhYXMzY2NzMOAhUVFBYzMjY3FQYGIyImJyMGBicyNjc1NCYjIgYVFBYBJz49IB\
0YHzQdHm4bORB1CBkKk09OCEUILiopLwhEB1KAYXd5aTpMGgYFEAxmBw4KGBEHEwQIJxAtOQ4JF0weRTkBN0o9OjoC1gNALh0lGBgvAREYAh4hVCAKJFMcDJhFOhsWFhs5Rv2ujYqKkSkpESgPFkZUKa0gGQQBYQ\
QJJC4iMGZSWgZXXV1ZWFgAAAAFADH/9gJoA4kADgAYACYASgBXAAABJiY1NDYzMhYVFAcUFhcXNjY3MxUGBgcjByImJzMWFjMyNjczBgYDIiY1NDYzMhYXMzY2NzMOAhUVFBYzMjY3FQYGIyImJyMGBicyNjc1NC\
YjIgYVFBYBMj09IBwYHzQdHhUKGgd1EDgbPQlPTghFCC4qKS8IRAdSgGF3eWk6TBoGBRAMZgcOChgRBxMECCcQLTkOCRdMHkU5ATdKPTo6AtYDQC4dJRgYLwERGAISHFMkCiBUIZhFOhsWFhs5Rv2ujYqKkSkpES\
gPFkZUKa0gGQQBYQQJJC4iMGZSWgZXXV1ZWFgAAAAE//j/9gFsA2sADgAYABwALAAAEzIWFRQGBzU2NjUmNTQ2FxYWFxUjJiYnNRcVITUTFDMyNjcVBgYjIiYmNREzQx0gPD8eHTQf1ggZCjwbORCq/sLVRhcvEx\
M+IjBNLH0DayUdLj4FKAIYEQEvGBgKJFMcDCFUIArAVFT+BUsJBl4JDR9MRQF4AAAAAAT/+P/2AWwDawAOABgAHAAsAAATNjY1JjU0NjMyFhUUBgc3NjY3MxUGBgcjBzUhFQMUMzI2NxUGBiMiJiY1ETMYHh00Hx\
gdID0+igkaB3UQORw6qgE+aUYXLxMTPiIwTSx9AuACGBEBLxgYJR0uQAMWHFMkCiBVIHVUVP5ZSwkGXgkNH0xFAXgAAAAABP/4//YBbANrAA4AGAAcACwAABMyFhUUBxQWFxUmJjU0NhcWFhcVIyYmJzUXFSE1Ex\
QzMjY3FQYGIyImJjURM0EYHzQdHj09H9sHGQo8GzkQrf7C1UYXLxMTPiIwTSx9A2sYGC8BERgCKANALh0lCiRTHAwhVCAKwFRU/gVLCQZeCQ0fTEUBeAAAAAAE//j/9gFsA2sADgAYABwALAAAEyYmNTQ2MzIWFR\
QHFBYXFzY2NzMVBgYHIwc1IRUDFDMyNjcVBgYjIiYmNREzjD49IBwZHzQdHhUJGgd1EDgbPKkBPmlGFy8TEz4iME0sfQK4A0AuHSUYGC8BERgCEhxTJAogVCF1VFT+WUsJBl4JDR9MRQF4AAAAAAT/8v/2AWwDiQ\
AOABgAJgA2AAATNjY1JjU0NjMyFhUUBgc3JiYnNTMWFhcVByImJzMWFjMyNjczBgYDFDMyNjcVBgYjIiYmNREzBh4dNB8YHCA9PeobORB2BxkKlU9PB0UILSsoMAhEB1MURhcvExM+IjBNLH0C/gIYEQEvGBglHS\
5AAwohVCAKJFMcDJhFOhsWFhs5Rv5eSwkGXgkNH0xFAXgABP/x//YBbAOJAA4AGAAmADYAABM2NjUmNTQ2MzIWFRQGBzc2NjczFQYGByMHIiYnMxYWMzI2NzMGBgMUMzI2NxUGBiMiJiY1ETMXHh00HxgdHz09iQ\
oZCHUQORw7Ck9PB0UILSsoMAhEB1MTRhcvExM+IjBNLH0C/gIYEQEvGBglHS5AAxYcUyQKIFUgmEU6GxYWGzlG/l5LCQZeCQ0fTEUBeAAE//L/9gFsA4kADgAYACYANgAAEyYmNTQ2MzIWFRQHFBYXFyYmJzUzFh\
YXFQciJiczFhYzMjY3MwYGAxQzMjY3FQYGIyImJjURM389PSAcGB80HR5uGzkPdQcaCZJPTwdFCC0rKDAIRAdTFEYXLxMTPiIwTSx9AtYDQC4dJRgYLwERGAIeIVQgCiRTHAyYRTobFhYbOUb+XksJBl4JDR9MRQ\
F4AAT/8v/2AWwDiQAOABgAJgA2AAATJiY1NDYzMhYVFAcUFhcXNjY3MxUGBgcjByImJzMWFjMyNjczBgYDFDMyNjcVBgYjIiYmNREziz09Hx0YHzQdHhUKGQh1EDkbPAlPTwdFCC0rKDAIRAdTFEYXLxMTPiIwTS\
x9AtYDQC4dJRgYLwERGAISHFMkCiBUIZhFOhsWFhs5Rv5eSwkGXgkNH0xFAXgABABJ//cCRANrAA4AGAAcADMAABMyFhUUBgc1NjY1JjU0NhcWFhcVIyYmJzUXFSE1EyImJjURMxEUFjMyNjU0JiczFhYVFAbnHR\
87Px4dNB/WBxoJPBs4EKr+wqBfaSt+Oz9DQRIPfhERhgNrJR0uPgUoAhgRAS8YGAokUxwMIVQgCsBUVP1WRHRIASf+101MYG5DcUA/cUickwAABABJ//cCRANrAA4AGAAcADMAABM2NjUmNTQ2MzIWFRQGBzc2Nj\
czFQYGByMHNSEVAyImJjURMxEUFjMyNjU0JiczFhYVFAa8Hh00HxgdHz09iQoZCHUQORw7qQE+nl9pK347P0NBEg9+ERGGAuACGBEBLxgYJR0uQAMWHFMkCiBVIHVUVP2qRHRIASf+101MYG5DcUA/cUickwAABA\
BJ//cCRANrAA4AGAAcADMAABMyFhUUBxQWFxUmJjU0NhcWFhcVIyYmJzUXFSE1EyImJjURMxEUFjMyNjU0JiczFhYVFAblGB80HR4+PSDaCBkKPBs5EK3+wqBfaSt+Oz9DQRIPfhERhgNrGBgvAREYAigDQC4dJQ\
okUxwMIVQgCsBUVP1WRHRIASf+101MYG5DcUA/cUickwAABABJ//cCRANrAA4AGAAcADMAAAEmJjU0NjMyFhUUBxQWFxc2NjczFQYGByMHNSEVAyImJjURMxEUFjMyNjU0JiczFhYVFAYBLz09Hx0YHzQdHhUKGQ\
h1EDkbPKgBPp5faSt+Oz9DQRIPfhERhgK4A0AuHSUYGC8BERgCEhxTJAogVCF1VFT9qkR0SAEn/tdNTGBuQ3FAP3FInJMABABJ//cCRAOJAA4AGAAmAD0AABM2NjUmNTQ2MzIWFRQGBzcmJic1MxYWFxUHIiYnMx\
YWMzI2NzMGBgMiJiY1ETMRFBYzMjY1NCYnMxYWFRQGqR4dNB8YHSA9PusbORB1CBkKlk9OB0QJLSopMAhEB1NJX2krfjs/Q0ESD34REYYC/gIYEQEvGBglHS5AAwohVCAKJFMcDJhFOhsWFhs5Rv2vRHRIASf+10\
1MYG5DcUA/cUickwAAAAQASf/3AkQDiQAOABgAJgA9AAATNjY1JjU0NjMyFhUUBgc3NjY3MxUGBgcjByImJzMWFjMyNjczBgYDIiYmNREzERQWMzI2NTQmJzMWFhUUBrseHTQfGBwgPT2JChkHdhA6GzsLT04HRA\
ktKikwCEQHU0hfaSt+Oz9DQRIPfhERhgL+AhgRAS8YGCUdLkADFhxTJAogVSCYRTobFhYbOUb9r0R0SAEn/tdNTGBuQ3FAP3FInJMAAAAEAEn/9wJEA4kADgAYACYAPQAAASYmNTQ2MzIWFRQHFBYXFyYmJzUzFh\
YXFQciJiczFhYzMjY3MwYGAyImJjURMxEUFjMyNjU0JiczFhYVFAYBIz09Hx0YHzQdHm4bORB2BxkKk09OB0QJLSopMAhEB1NJX2krfjs/Q0ESD34REYYC1gNALh0lGBgvAREYAh4hVCAKJFMcDJhFOhsWFhs5Rv\
2vRHRIASf+101MYG5DcUA/cUickwAABABJ//cCRAOJAA4AGAAmAD0AAAEmJjU0NjMyFhUUBxQWFxc2NjczFQYGByMHIiYnMxYWMzI2NzMGBgMiJiY1ETMRFBYzMjY1NCYnMxYWFRQGAS89PiAdGB80HR4VChkHdh\
A5GzwKT04HRAktKikwCEQHU0lfaSt+Oz9DQRIPfhERhgLWA0AuHSUYGC8BERgCEhxTJAogVCGYRTobFhYbOUb9r0R0SAEn/tdNTGBuQ3FAP3FInJMAAAX/9v/2AWwDwgAJAA0AGQAlADUAABMmJic1MxYWFxUHNS\
EVBSImNTQ2MzIWFRQGMyImNTQ2MzIWFRQGAxQzMjY3FQYGIyImJjURM4gZNxVkDR8PzAE+/wAZICAZGCIiqRkgIBkYISFARhcvExM+IjBNLH0DUxQ4GQobMhYMcVRUkBwcHRwcHRwcHBwdHBwdHBz+VEsJBl4JDR\
9MRQF4AAAF//f/9gFsA8IACQANABkAJQA1AAABBgYHIzU2NjczFxUhNRcyFhUUBiMiJjU0NjMyFhUUBiMiJjU0NgMUMzI2NxUGBiMiJiY1ETMBBBQ3GTsQHg1kMf7CPhghIRgaHx/aGSEhGRggIBBGFy8TEz4iME\
0sfQO4GTgUDBYyG4xUVHMcHRwcHBwdHBwdHBwcHB0c/eNLCQZeCQ0fTEUBeAAABf/t//YBbAO/AAkAFwAjAC8APwAAExYWFxUjJiYnNQUGBiMiJiczFhYzMjY3BzIWFRQGIyImNTQ2MzIWFRQGIyImNTQ2AxQzMj\
Y3FQYGIyImJjURM4kNHhA7GTcUARgGV01QUQVCBTUrJzgGxRkhIRkZICDaGCIiGBkgIA9GFy8TEz4iME0sfQO/GzIWDBQ4GQpSQlRSRCciJSSqHB0cHBwcHRwcHRwcHBwdHP3jSwkGXgkNH0xFAXgAAAAF/+3/9g\
FsA78ACQAXACMALwA/AAATNjY3MxUGBgcjFyImJzMWFjMyNjczBgYHIiY1NDYzMhYVFAYzIiY1NDYzMhYVFAYDFDMyNjcVBgYjIiYmNREzZA8eDWUVNxk6L1BRBUIFNionOAZFB1asGh8fGhghIagYICAYGSEhQU\
YXLxMTPiIwTSx9A1wWMhsKGTgUeVJEJyIlJEJUhRwcHRwcHRwcHBwdHBwdHBz+VEsJBl4JDR9MRQF4AAAAAAUASf/3AkQDwgAJAA0AGQAlADwAAAEmJic1MxYWFxUHNSEVBSImNTQ2MzIWFRQGMyImNTQ2MzIWFR\
QGAyImJjURMxEUFjMyNjU0JiczFhYVFAYBLBo3FGQNHhDMAT7/ABkgIBkYISGoGCAgGBkhIXVfaSt+Oz9DQRIPfhERhgNTFDgZChsyFgxxVFSQHBwdHBwdHBwcHB0cHB0cHP2lRHRIASf+101MYG5DcUA/cUickw\
AAAAUASf/3AkQDwgAJAA0AGQAlADwAAAEGBgcjNTY2NzMXFSE1FzIWFRQGIyImNTQ2MzIWFRQGIyImNTQ2AyImJjURMxEUFjMyNjU0JiczFhYVFAYBqBQ3GjoQHg1kMP7CPhkhIRkZICDaGCIiGBkfH0RfaSt+Oz\
9DQRIPfhERhgO4GTgUDBYyG4xUVHMcHRwcHBwdHBwdHBwcHB0c/TREdEgBJ/7XTUxgbkNxQD9xSJyTAAAAAAUASf/3AkQDvwAJABcAIwAvAEYAAAEWFhcVIyYmJzUFBgYjIiYnMxYWMzI2NwcyFhUUBiMiJjU0Nj\
MyFhUUBiMiJjU0NgMiJiY1ETMRFBYzMjY1NCYnMxYWFRQGASwOHg86GTcVARkGV05QUQVCBjUrJzgGxRghIRgZICDaGCEhGBkgIERfaSt+Oz9DQRIPfhERhgO/GzIWDBQ4GQpSQlRSRCciJSSqHB0cHBwcHRwcHR\
wcHBwdHP00RHRIASf+101MYG5DcUA/cUickwAAAAAFAEn/9wJEA78ACQAXACMALwBGAAABNjY3MxUGBgcjFyImJzMWFjMyNjczBgYHIiY1NDYzMhYVFAYzIiY1NDYzMhYVFAYDIiYmNREzERQWMzI2NTQmJzMWFh\
UUBgEHEB4NZBQ3GTswUFEFQgU2Kic4BkQGV6wZICAZGSEhqBkfHxkYIiJ1X2krfjs/Q0ESD34REYYDXBYyGwoZOBR5UkQnIiUkQlSFHBwdHBwdHBwcHB0cHB0cHP2lRHRIASf+101MYG5DcUA/cUickwABAAX/9g\
PdAsoAIwAAFyImJzUWFjMyNjc+AjchExMzAxMjAwMjEycjDgMHDgJLEyQPDBoQIyAPBxYbDQEuoqCK3/CTrrCJ7Zh8Bg8PEAgNKkYKBgVqBgZNSiOMu2r+9gEK/qP+kwEd/uMBcusxcXFmJkBaLgAAAAABAAP/+A\
NMAh4AGgAAFyInNRYzMj4CNyEXNzMDEyMnByMTJyMOAkkrGxMVFSMdFwkBKHZ3jrS9j39/j71ycA0sTAgMYwcsZqyAuLj+9/7rxcUBFaikx1oAAgBdAAADSgLKABAAGQAAMxEzMhYXNzMDEyMDBgYjIxETMjY1NC\
YjIxVd1YR8B3qJ4e+SxCFnSEc6TlVGSk0Cymdgx/6j/pMBRBwh/vkBcTlBOzrvAAAAAAIAUf8QA0MCKAAbACgAABcRMxczNjYzMhYXNzMDEyMnBgYjIiYnIxYWFRUTMjY1NCYjIgYHFRQWUWYSBhZMPU5rEnOOtb\
6PehFuUDxKFggCBn07OTk9QzcBNfADDkgiMF9es/73/uu9YmUsHRIyDt0BTWFUVFxQURBXXQACAAUAAANFAsoAFgAfAAATLgI1NDYzIRUhFSEVIRUhFSERIwMjATM1IyIGFRQWzyA+J4qDAe7+6QEF/vsBF/5ucK\
6QAVpUWEVKSAE5DC9PPWJoa7Zr0mwBGv7mAYTcMTg2PQAAAwAG//YDUgIoACIAKQAyAAAFIiYnIwcjNy4CNTQ2MzMVNjYzMhYWFRUhFhYzMjY3FQYGEyYmIyIGBwczNSMiBhUUFgJ7ao0QY4CLlR00IHRd6hlLKU\
NkOf6aAk5FNFQsKVUhATc6Mz8F3WByMCs7Cmxtz9sKKD8tUFUvHB06bk5ASlEVFGUTEgFUOElBQCGYKh8nKAAAAAABAF0AAAKMAssAEgAAISMBESMRMxE3JzcXNzMHFwcnBwKMlP7lgICaXEBURIuDakFiWwFq/p\
YCyv6mv14+VlWiaz5jcQAAAAABAFEAAAJFAigAEgAAATcXNzMHFwcnBxMjAxEjETMRNwEGOzwqi2xPO0k88JDmfn56AfA4PjR/UTlMR/7mARP+7QIe/vmUAAABAAX/BgQGAsoAOQAABSImJzUWFjMyNjU0LgIjIg\
YHESMRIw4DBw4CIyInNRYWMzI2Nz4CNyERNjYzMh4CFRQGBgL+NEIhHz4iT1InQ1IqESkQgJoGDxAQCA0pRzglIQ0aDyMhDgcWGw0BhR09GT5yWTNIePoMC3ELDHBfP1IvEwMD/u0CXjJxcWUmQVouC2oFBkxKI4\
y7av69AwMmTn1Wa45HAAEAA/8LAzUCHgAtAAAFIiYnNRYWMzI2NTQmIyIHFSMRIw4CIyInNRYzMj4CNyEVNjYzMhYWFRQGBgJOIjwdFjocN0RJThIQfngNLEw9LBoTFBYjHRcJAWEMGQ1LdUI/afUMD20ND1FZUV\
kDyAG9pMdbDWIHLGatgOkBAj19X2B6OgAAAAEAXf8GBD0CygAqAAABNjYzMh4CFRQGBiMiJic1FhYzMjY1NC4CIyIGBxEjESERIxEzESERMwKOHD0aPnFZNEh4STNDIR8+I09RJ0JSKxApEID+z4CAATGAAYcDAy\
ZOfVZrjkcMC3ELDHBfP1IvEwMD/u0BPf7DAsr+4AEgAAAAAQBR/wsDYQIeACYAAAUiJic1FhYzMjY1NCYjIgcVIzUjFSMRMxUzNTMVNjYzMhYWFRQGBgJ5IjwdFjscN0RKTRMQft9+ft9+DRkNS3RDP2n1DA9tDQ\
9RWVFZA8jm5gIe19fpAQI9fV9gejoAAQBd/zgDAgLKAAsAAAU1IxEhESMRIREzEQKHgP7WgAIqe8jIAl79ogLK/aX+yQAAAQBR/0ACogIeAAsAACURIzUjESMRIxEhEQKidXvjfgHfYP7gwAG8/kQCHv5CAAAAAQ\
Bd/zgDCQLKABcAAAU1IxE0JiMiBgcRIxEzETY2MzIWFRUzEQKNfzU+MFg2gIA9ajZkb3zIyAEENjYUEv62Asr+5hUXYFm0/skAAAEAUf9AAqYC+AAaAAAFNSMRNCMiBhURIxEzFRQGBzM2NjMyFhURMxECMntkTD\
h+fgQDCBpUM1xoccDAAUh6YFn+9wL4tSA4FCkoXmn+//7gAAAAAAEAC//4AiICygAfAAAXIiYnEQc1NzUHNTc1MxU3FQcVNxUHET4CNTMUDgLHFy4TZGRkZHyvr6+vSVUjdiRQhQgEBAE6I08iRCJPIq+FPU88RT\
1OPf79BkNuRkWBZTsA//8AEgAAAxIC/QAmAEcAAAAHAEcBcwAA//8AEgAAAkkC/QAmAEcAAAAHAEoBcwAA//8AEgAAAkIC/QAmAEcAAAAHAE0BcwAA//8AEgAAA7wC/QAmAEcAAAAnAEcBcwAAAAcASgLmAAD//w\
ASAAADtQL9ACYARwAAACcARwFzAAAABwBNAuYAAAACAF0AAAMaAsoABQAJAAAhETMRIRUhETMRAXCAASr9Q4ACyv2ibALK/TYAAAEAV//2AscC1AAkAAABMhYXBxYWFRQGIyImJzUWFjMyNjU0JiMjNTcmIyIGFR\
EjETQ2AXRxhhV7V2t9hTVbKShaKExDS1IzgiJkUUmAlgLUZFV9C2VcYXsRFW4XFkA3NTlahkVXUv5CAch9jwAAAAABADv/9gKrAtIAJQAAAQ4CFRQWMzI2NjU0JiMiBgc1NjYzMhYWFRQGBiMiJiY1NDY2NwGoUG\
UvY1g4SiROPREqCxUxI0hrO0KHaFqRVEZ3SwKdK194Umh+MFAyTk8GBlsICzxvT1CFT0+UZWygax0AAgAK//YCgQLKABgAIQAAFyImNTQ2NjcDMxMWFhczPgI3EzMDDgInFBYzMjY3BgatQkcyXUDpiJ4NFgkEBR\
ESBW+F4iJDUmgVERo6H0BZCkM8K043CgGb/uoZLxgOLCoMAQb+C0tjMX0REzxPBjUA//8AMP/2AjUC+wIGAX4AAP//ACT/9gHqAigCBgHOAAAAAQAk//YC9QIoADgAAAEyFhc3FxYWMzI2NxcGBiMiJicHBgYHFR\
4CFRQGBiMiJzUWFjMyNjU0IyM1MzI2NTQjIgYHJzY2AQJJcRRzDw0aFxUkERsXOyEuQxQpCjUlITghNnFXgUciYTc9VJs/OElRcylTKCctaQIoLy8hNy0lEAtQERc3Qg0fJwoFCB4zKC1LLSJrEBogKUtbHSY9Eh\
BbEhUAAP//AC7/9gIUAigCBgQWAAAAAgAv//YDMQIoACMAKgAABSImNSUmIyIGBzU2NjMyFhc3FxYWMzI2NxcGBiMiJicHFAYGJzI2NQcWFgEeb4ABaRp7NFYtKVY9Y4wYcA8NGhcVJBEbGDohLkMUHjZvWUU68Q\
YzCoJ3YnYVFGUTEltbIDcuJA8LTxIWN0EJV4RKXV1LQSdAAAAAAAEAUQAAAM8CHgADAAAzIxEzz35+Ah4AAAH/w/8QAM8CHgAPAAAXIiYnNRYWMzI2NREzERQGHRkwEREgFB8qflLwBwVkBQUiMgJU/Z9LYgAAAQ\
AEAAACOgL4ABMAADMjESM1MzUzFTM1MxUzFSMRIxEjz35NTX6hfkxMfqECSFhYWFhYWP24AkgAAAAAAQBR//YCyQL9ACcAAAUiJiY1ESM1NzUmJiMiBhURIxE0NjYzMhYXFTMVIxEUFjMyNjcVBgYCUS5LLEpKDz\
oiPTV+PmpCVH4dmZkoIBcsFBU/Ch9MRAEaNyhVERQ6Nf3XAi1KWys0JoVf/ucmJQkGXgkNAAAB//wAAAGFAv0AFwAAAzc1NDY2MzIWFwcmJiMiFRU3FwcRIxEHBFUuUzkpPBUeESgYR2cmjX4vAW4rrkVPIg0IXg\
UJVWo1S0j+hQE7GAAAAAEACQAAAYUC/QAWAAATMzU0NjYzMhYXByYmIyIVMxUjESMRIwlILlM5KTwVHhEoGEeHh35IAkMERU8iDQheBQlVWv4XAekAAAEAL//2A2QC/QBQAAAXIiYnNRYWMzI2NTQmJicuAjU0Nj\
MyFyY1NDYzMhYXFTMVIxEUFjMyNjcVBgYjIiYmNREjNTc1JiYjIgYVFBYXByYmIyIVFBYWFx4CFRQG4DlRJihhKzQuEjQ1NEUjc2AVFAxtYFFtG5qaKSAWLRMUQCMuSy1ISQ8rHzIzEh4oJkgmUxQ1MTFGJnUKEB\
FrExogGxAZHhUVKzouSUsCGx1GWTUlhV/+5yYlCQZeCQ0fTEQBGjcoWQ4TLCATJhNdEBYvERgbExMpPC5SVQAAAAABADD/9gIzAv0AIgAAAQ4DFRQWMzI2NTQmIyIGBzU2NjMyFhUUBgYjIiY1NDY3Aa9XZjEPQk\
Q6QDk4EhwKDyUcYXk/ckl7jqeuArMwcnNkIVpqU0VBVwcEXwUGe3RRcjyYh5/4UQAAAAL//P8QAiUCHwAUAB0AABciJjU0NjcDMxMWFzM2NjcTMwMGBicUFjMyNjcGBn09RGxhxIpuEQYDBQ0IbYfhImBpFQ4bLx\
s7TfA/OkVgDgHj/sAvNRsyGAE//atbX4ARFjtMBy8AAAD//wAwAR8AiwLiAEcASgAAAR8pmiZmAAAAAf/p/x0CkQLKABcAABcRMxEhETMRIxEhERQGIyImJzUWFjMyNliAATmAgP7HWEwYKAsJHhAZHz0DB/7fAS\
H9NgE+/oRWTwkFYwMHIAAAAAACAAX/OAW3AsoAHAAkAAABESERMxEBMwEBIwERIxEhFTMRIzUhFSMRMzYSNxcOAwchEQJuARqAARaL/ukBJZT+5YD+5l58/jF8Nz9hE2gGGygwGwEsAsr+1wEp/qYBWv6n/o8Bav\
6WAT7R/svIyAE1dAEyt202gIZ/NQHwAAAAAAMABf81AswCygAYACAAJwAAFxEzNjY3JiY1ETMRFBc2NjchETMRIzUhFRM2Njc1IwYGAyE1BgcGBgVtEyIPRkt3RBsiBQFUVnv+MM0uTC10BBxwAQVtXQ0eywE2H0\
gnD1hJASH++kwVV7lX/aH+ysvLAiECEhDlP4j+07IoBSREAAAAAAEABf81AugCygAeAAAlESM1IxEjDgMHDgIjIic1FhYzMjY3PgI3IREC6HxuwgYOEBAIDSlHOCYgDRoPIyEOBxYbDQGsa/7KywJeMnFxZSZBWi\
4LagUGTUkijLxq/aEAAAH/2v8QAjQCHwAXAAAXIiYnNRYWMzI1ETMVMzUzESM1IxEUBgYoFykODhoROX7sfn7sH0fwCAVkBQVHAmHX1/3h6P7YMlAuAAIAEP9ABOUCHgAcACIAAAEVMzUzERMzAxMjAxEjNSMVMx\
EjNSEVIxEzNjY3FwYGBzMRAhnYftmK3fCQ5n7YT3T+j3MtOz8Hawo0K9wCHtjY/vkBB/78/uYBE/7t7Y3+4MDAASBX7HtgX7hHAV4AAAADABD/QAJxAh8AGAAfACcAABcRMzY3JiY1NTMVFBYXNjY3IREzESM1IR\
UTNjc1IwYGBzM1BgYHBgYQWBwVRD9oGyESFgQBPk1x/oChRUFpAw9PySFRLQkVwAEiKDIOWU+tpScxCjuFR/5D/t7AwAHQBSp+LlfWiRYaAxYsAAAAAAEAA/9AAnsCHgAWAAAlESM1IxEjDgIjIic1FjMyPgI3IR\
ECe3BukQ4sTD0sGhIWFSMdFwkBe13+48ABvaPIWw1jCCxmrYD+PwAAAAABAF0AAAGrAsoABwAAASMRIxEzETMBq86AgM4BPv7CAsr+4AABABgAAAKKAsoACwAAISMRIxUjESERIzUjAZGAiXACcnCJAl76AWb+mv\
oA//8AXQAAAsYCygIGAa8AAAABAF3/EAKFAsoAHAAABSImJic1FhYzMjY3AwcRIxEzETY2NzczAQEOAgFENlpCESRpOlZsEthHgIAPIxDTkP79AQYLVYjwEBYHaQ8ZPDcBTTb++ALK/q4VLRX7/sf+b0lsOwD///\
+0/zYA2wLKAgYAKwAAAAEAUQAAAXsCHwAHAAATFTMVIxUjEc+srH4CH9hf6AIfAAAAAAEAFQAAAhsC+QALAAAhIxEjFSM1IRUjNSMBWIBYawIGbFcClpv+/psAAAD//wBRAAACYgIeAgYBzwAAAAEAPf/4AnoC1Q\
BLAAAFIi4CNTQ2Nz4CNxc+AzceAzMyNxcOAiMiJiYnDgIVFBYWFRQGBgcnMj4CNTQmJjU0NyIOAhUUFhYzMjY2NxcHBgYBfzhyXzkbGRs9OxYZETxEOA0CDhMXCw4WCA8vKgoJIR8IBhoVDw43Vi8EBB0jGRESDA\
4vMCFUlWMELTsZCKISKQgqUXVLUWw0EiUgCRMMHh8XBAcmKh8LFggTDCMwEgEMGxgbPT4fKkAmBRgKFSYdK0EzFRgODi5cTmKKSBQeDRVtBAMAAQAB/4QCrALOAGUAAAUiJic3FhYzMjYnLgIHBgYHFhYXFgYHBy\
4CIyIGBgcnPgMzMhYXNzY2NTQuAjU0PgM3HgIzMjY2NxcGBiMiJiYnDgIVFBYXPgQzMh4CFx4CBwYGBw4DAdYTKRQ0DxoTIzgCAR89LzdGIA4RAgECAo8EHiQPDSIcBQ8GIisqDxYoFQcHEiYyJiU4PC8JEzY0Dx\
MhGgkQPVMFEz05DwsdFBwXCikyMCIFByo6PhsKDQUBARcPOkUiDHwOEEUTFYGMXmYpAQE8OB46GgkgB60GHRkTGAcRCCUoHB8VCAglHRpLVloqH0A7MiEEDBsTExgID0A1FRoJCyczHRZGLgkiKSYYAwwXFBxUUh\
hDeiwwNBcFAAAAAgAg//gCHALQABwASQAAEz4EMzIeAjMyNjY3FwYGIyIuAiMiBgYHEyImJicHJzc2NjMyHgIzMjY2NTQmJjU0PgI3FwYGFRQeAhUUBgYHDgIgAhMfKjMdGjw8NhMSKSIJDUhODgkqNjYVJDwpCJ\
4QLikJMRBoBAoDAwsWJR4yNBIKCyQzMAwMIiIICQgWOjYkLh8B+gkxPTkmFh0WFxsGEjc3EBUQLT0Y/gYVGwgrEHwFDCIuIjNTLy1dURoLJiojCBEaJxEJPE9PHCZEQiUYFwYAAAACABj/9wNLAtUAcgCGAAAXLg\
IjIgYHJz4CMzIWFhc2Nz4DNTQuAiMiBgYVFB4CFRQOAgcnPgI1NC4CNTQ2Njc+AjMyFhYXPgIzMh4CFRUUFjMyNjcXBgYHHgIVFBYzMjY3FwcnNjY1NCYmIyIGBw4CBw4CEzY2NzciJiY1NTQmIyIOAhcWBsgGHC\
APGCAXEBY0MBAPHxwIFxYKGBYOITQ5GBUtHh4mHhsnJQsQChoTHCUcGiEKDSw9JilJNAsTOEwxIyYRBAsNCyMKCTVaMhEsIRklDyAHDo5EAgceLxolPAYDERsUGD482hNDH4kbHAoVHRQuKhoBAgYJCBsWGBgPHD\
YlGB0KDhMJIT5mTktnQBwYKBkVKCgrGBEoJx8IEgcYHQ0ZJSQpHBQvKAoNJyArRSkdRTIZJSYOHhAZCwQYGC0mARAUCYKTFQcRdHoIOStDPBANAhlMUCAYNzEBdAoaB0UYIw4XHSobLDMXLVAAAAEAC/+PAhkDAQ\
BWAAAXIiYnNCYjIgYHJz4CMzIWFRQWFxYWMzI+AzU0JiMiBgcnNz4DNTQmIyIGBiMiJiY1NxcGBhUUFjMyNjMyFhUUDgMHPgIzMh4CFRQOAs8WNRcIFw4aDwwPLDcdEhsBAQMdFjBDKRcIVkYiMgsMLxc2MiAmOg\
wwMA0kIQhLEwQKJi8mMCExMB8uMCMEBhodCDA+JA44XnZxBwo7MA0JEwocFQ4WDx4SHg8mQEtLH0VLEAYNQQEaLDohHCEFBA0TCWwMBREICg4HKjInQTMlFAIBAwMfLzIUb5JUIwABAAL/9wNDAtQAnQAAFyIuAj\
U0NjMWFhUUBgcOAhUUHgIzMjY2Nz4CNz4CNyYmIyIGBgcOAxUUFjMyPgI1MxYWFRQOAiMiJjU0PgI3NjYzMhYXNjcXBgYHFhYVFAYGBx4DFRQOAiMiJiY1NDY2NxcOAhUUFjMyNjc2NjU0JiYnBgYjIiY1NDYzMh\
YXPgI1NCYnDgMHBgYHDgKZMzweCjEiJBsgFgsaEgYUKyQ+WUwpFio5KQQfNCIVNiM9cVscDzU5JyQbI0tAKQ8FCB85TzA0Oic6ORM4nFsoQxwaGggIDwgvJzdRKAolJhosSFInHSAMCy0xDBQtHhsNGjcbEhcMEA\
UNIQYIFCEIEBcFFDEjCRQxPCghFgUPCB5bfwkeLjIUKDcBJg8gHAMBAQsQBBkcFFGLWC1TWTIGJS4TCAYYIxEJJDVGKikoLlJtPxAxHCVQRis0NCtJOigLIS4LCQwGEQIGAxRBKS9INBIDFCQ5KSdRRSoZJBAKLD\
0hEQwqMxscGTk1JFE3Hh4MAgcGBQkPBwQCCTpWMhUzEhpOY3VBECkRQGg+AAAAAv/8//YEOgLmAI4AoAAAFyIuAjU0NjMyFhUUBgcOAhUUHgIzMjY2NwYGByc+Ajc3NjY3DgMjIiY1ND4CNTQmIyIGBgcnPgMzMh\
YWFRQGBwYGFRQzMj4DNxcOAwc2Njc+AzMyFhUUBgYHBgYHDgMVBhYzMj4DNzMOBCMiJjU0NjcHBgYHDgMBNjY3PgM1NCYjIgYGBwYGmTlBHAcxIiQbIBYLGhIHFzErOEo+JD9QGQ4QOEcoCyBPPxg7OzMQFRkWHB\
YECRRCTCUOFjg9OhgZFAQFERAaCgoxQ0tIHgogLSIgFCUuICVcZGIrIiU0bVgTLxocLSARAQsODyswLCEHFAcjLzQzFSE6KyRtAQICDzxZeQILDh0cI05FLBcPCi9HLhcqCic2LwkoNycPIBwDAQEKEAQaHRZDd0\
0XQRwOEy4sDQRDjk0WMCoaGxQNKCsgBQIFLk8zCx5ANyIVFwQKHhcXIAgKHjI8PxwNIkRQY0ELDwpEg2tAIyEbXGIlCBEJPXdjRAsGDRsoLCQICigxLR07Qil7RSIECAUza105AaIFCwwPQE1JGREQE0NHJFAAAv\
/8//YDBQLVAD4ATwAAFyIuAjU0NjMyFhUUBiMiBhUUFhYzMjY2Ny4CNTQ2Njc2NjMVDgMHBgYHPgI1NCc3FhUUDgIHDgI3PgM3BgYHDgMVFBYWmTU/HwoxIiQbIxccFxEyMitEPR4tOhw7hm9BgDczQTAwIAUSBy\
I/KQUSBQwhQTUdYIN8HkNQYT0ZOhc9cFgzGycKITIyECg3Jw8gHw0PDCYfNV07CjVDHzhsZCkXFw8DPGqRWQ8nDworRzUgEQERHhY5OjEOOWlC7zuCgHIrBA8IFU1jaTAkJhIAAAADAAv/9gMmAtQATABaAGcAAB\
ciJiY1NDYzMhYXNjY3NjY3LgM1ND4CMzIXByYjIg4CFRQeAhc+BDMyFhUUDgIHBwYGBxYWMzI2NjcXDgIjIiYnBgYBNjc+AjU0JiMiDgIBMjY3JiYjIgYVFBYWjSI7JT0lJlQpER8TBAkEQlIrDzRbdUAtLQQtKT\
pjSSggMjcXGz1ETFQtKyYvVXFDExlHKCE8GCFIQhgREkFVMiZFICtXAUJCPB8/LBkTJTwyMP54LDkVJEkpGzQkMwoTJRojICAVGkgrChMKAyo7Phk1YEsrCRIJLk5iNSw4IA0CPH1xWjQqHyRnbFwZM0NZHREYJk\
QtByNNNBkSGBMBQhw1G1dlMBcbRHGN/ogdHBYiFhsWHA4AAwBhAAACqALKAAcACwAPAAAzESERIxEjESczESMBMxEjYQJHre14Q0MBmkNDAsr9NgKV/Ws1AmD9oAJgAAAAAAH//P/2A14C1ACaAAAFIiYmNTQ+Aj\
U0JiciBiMiJjU0NjMyFhc+AzU0Jw4DBwYGBw4CIyIuAjU0NjMWFhUUBgcOAhUUHgIzMjY2NzY2Nz4CNyYmIyIGBgcOAxUUFjMyPgI1MxYWFRQOAiMiJjU0PgI3NjYzMhYXNjcXBgYHFhYVFAYHHgIVFAYGFRQWMz\
I+AzcXDgMCcB8lDxghGAYCARELCBoWBwsYCwwuMCIwMTwoIRYFDwgeW39VOUEcBzEiJBsgFgsaEggWLSQ+UEIpIFc+BB80IhU2Iz1xWxwPO0AtJBsjS0ApDwUIHzlPMDQ6LUE/EzicWyhDHBoaCAgPCDk4b20aFQ\
MZGQsKDCEjIBYCEAckMz4KGCMRG0VGPRUOEAQECw0OBgsIAxguQy1eIBpOY3VBECkRQGg+JjUuCSg3ASYPIBwDAQELEAQZHBRDfVhDmEwGJS4TCAYYIxEJLEFOKikoLlJtPxAxHCVQRis0NCtRRTELIS4LCQwGEQ\
IGAxlOKUBoGhQrIggdSkQWDRUaKCkgBAkKNT0sAP//ACgAAAG9AsoADwAnAhoCysAA//8AAAAAAp4DbwIGAIUAAAACADL/9gJGAtUAGgAgAAAFIiYmNTQ2NjMyFhcHJiMiBgcRFjMyNjcVBgYDBhUUFhcBfm+USU\
+abjBdMBpQVStLHz5XKVgqL1bwUykqClqmcGymXQwTOCITEf3OHw0LOwoIAl5Tnk97KQAAAAADAGEAAAKoAsoACwAPABMAADMRMxEzETMRIxEjESczESMBMxEjYa3tra3teENDAZpDQwLK/sYBOv02AVv+pTUCYP\
2gAmAAAAACAGEAAAKpAsoACQANAAAzETMBETMRIwERJTUBFWFMAcc1Tf46Ad7+IgLK/hYB6v02Aev+FTViAf5jAAAEAGEAAAJcAsoACwAPABMAGQAAMxEhMhYVFAYGIyMRJzMRIxMzESMTNjY1NCdhAQOAeEJrPm\
N4Q0N4i4vBJC9TAsptWz5fNv7RNQJg/s8BMf7gEUA8axwABQA9/1YDAALVABAAGwAiACkALwAABSYmNTQ2NjMyFhYVFAYHFyEnMjcRJiYjIgcRFiU2NjU0JicFBgYVFBYXBTMnBgYHAXWbnUuTbWuSS1tJ1P7gWU\
03HEEmTjg3AQctLi0u/o0uLS0uATZ8iA0oDwoIw6ZupFxcpW6DoybE0BsCSA4OHf26HD8pg1VVgikCKYJTVIMp4H4EBwEABQBhAAACuwLKAA0AEQAVABwAIQAAMxEhMhYVFAYHEyMDIxEnMxEjEzMRIxM2NjU0Ji\
cTMwMGB2EBA4B4Qz3fw78reENDeIuLwSQvKilESq8eHwLKY1tCXRf+qgE9/sM1AmD+3QEj/u4RPDw3OQ39qwETBgIAAAAAAgAmAAACTwLKAAkADQAAMzUBITUhFQEhFSUzASMmAW7+sgIJ/pkBXf4dSQFqRzUCYD\
U1/aA1NQJgAAAABAAkAAACywLKAAkADQAVABsAADMTMzIWFRQGBiMnMxMjEzI3EyYjIwMlNjY1NCckl/2BkmG7h8RDgUNLW0dxMUtqgQEyQUIlAsqMkXzCbzUCYP2gIgIbI/2gSDOgXmA4AAAAAAIAYQAAAhkCyg\
AFAAkAADMRIRUhESczESNhAbj+9XhDQwLKNf1rNQJgAAD//wAv//YCRQLUAgYDXwAA//8AXQAAAocCygIGACwAAAACABz/+QJlAtgAYQBsAAAXIiYmNTQ2NjcmJjU0NjYzMh4CFRQGBiMiJjU0NjcXBgYVFBYzMj\
Y1NCYmIyIGBhUUFx4CFRQGIyImJw4DFRQWFjMyPgI1NCYjIgYGFwcmJjU0NjYzMhYWFRQOAhMyNTQmJyYmBxYW4j1ZMEVxQw0dO2U/MDwiDRgwJSIkIy0FEycaEyIxIS4UL0srBhs1IxwREzkVI0EzHiAzHChNPy\
YkGx08IwYSBAIlPyglIwsoRVh7ICULCRYIECAHNFw7PWhGCQ40Ki1SNR4uMhQXOikpHR08EgoQMCAcGTczLDMWNmFDFxEBCRIPEAoUFQo3TlovNTUSHzZIKCUnNlk1BBIkEihCKCMtDi1POiEBjQoIDQECAQITDg\
AAAAL//P/2A1AC2QA3AIQAABMiLgI1ND4DMzIeAjMyNjcXDgIjIi4CIyIOAhUUFhYzMj4DNTQmJzcWFhUUDgIDIi4DNTQ2MxYWFRQGBw4CFRQeAjMyNjY3NwYGByc+Ajc+AjcXDgIHNzY2Nz4DMzIWFRQHFg4CBw\
c+AjciBwcOAtIhJxEFHDpcgFMzQC4uIiUjDREJJTEeJkRDRig2bVk2GSAIGDIsIxQCBQ4RDhkzSmsuOyEPBDEiJBsgFgsaEgcXLScsRj0eIDhSFg8MM0ouHDdSQQ0lJhcRHQURBQINFRwRDglHBQQLCwJOCxkTAh\
MgAx5gigE1GiUkCiFSU0YrDhEOEg4KFCseGCEYLk9lNiYlCyM3QTwWChgXBx08IR1EPif+wRspKyMHKDcBJg8gHAMBAQsQBBsfFjZeO0EHMR0MEicfAzplXy8KJFplNQQCBgQFHyQaEQkeOAciJyEGFhMwLQ4DCl\
SFTAAAAAAB//z/9gSCAtUAewAAFyImNTQ2MzIWFRQGBwYGFRQWFjMyPgI3PgI3Fw4FBw4EBz4DNzY2NzY2NxcOAwcOBBUUMzI2NjcXDgIjIiY1ND4DNz4ENw4CBwYGBwYGIyImJjU0NjY3PgM3DgMHDgOCPUkzKC\
EXKS4NCBIqJDdfVlcvP3xpIxAEGCAjHxYDBBcfHxcFGDk/PhwsPSI4Zh4RETA2MhIMIiQfFAgSOD8aDBlAQBoiKBkmLCcMDy80MCMGEFV5Rz1ZIx4zFBYUBhhHRhIwMCQGIVNZUB4oUVdnCko6KjsjFBcoBgELCQ\
YiHj1lfkBWlGsYCgo1SE5HMggKOE5VTx0YVWZkJzxPJDxTEhAYU2NgJhlKVFBAEQ4uRiIKI0kyN0gdS1BLPBAVOT44KAYLRYBkVpc1LT0mNBMWXZhsHEZDMggYWmtpJzZ3aEEAAAAEAAn/9wKCAvgAEgAWACMAKw\
AAFyImNTQ+AjMyFhcTMwMjNwYGNzMTIwEyPgI1NCYmIyIGBwcOAhUUFheaQFEiQmNANEQLQq2irRYnUqJDjEL+ni9RPCETMC0ECQU1Ij0mGBQJXFtCg21BNygBNv0IZTQ6OgKS/Wg+Ym8yIDsmAQEPFVZ5TC47DQ\
AAAAQACf/2AfQCIgAXACIAKAAvAAAXIiY1ND4CMzIWFRQGBwcWMzI2NwcGBgM2Njc3JiIjIgYHFzY2NTQnBwYGFRQWF+htcipTeE5IYI+eJx8uLV4tBStaSRw0FyUECQUXKxR7JCkv0jlBFhgKbV1AfWc+PD5CZA\
6+ChoWPxMUATQCCQWxAQgIjxAtHycSJSmHSCc8FAAEACAAAAFWAwEACgAVABkAHQAAEyImNTQ2MzIVFAYnMjY1NCMiBhUUFgMTMwMnMxMj+CItMi9MOx8PGSAUFRPOca5ybkNcQwJQJiUqPEczNzIYFh8bERAR/X\
4CGP3oMQGyAAAABP9v/xABVgMBAAoAFQAnAC0AABMiJjU0NjMyFRQGJzI2NTQjIgYVFBYBIiYnNxYWMzI2NxMzAw4DNzY2NxMj+CItMi9MOx8PGSAUFRP+0RQoFAsOHREbLgqIrnkHJT9dNB43DWlCAlAmJSo8Rz\
M3MhgWHxsREBH8jgcJNQYIIy8Cf/3PIEpDKk0UQTwB9QAAAgAF/xACAwIYABUAIQAAFzQ2NjcBMxMWFhc+AjcTMwMOAhUTNjY3AyMXHgMX0w0XD/7/t34HEQIBBwkDYjnIDxYMEwISCqFEbwkaGxQC8BxUXSkCEv\
74DiULAxgbBwEJ/fUoXFciASwMNB4BTegTNzsxDQADADH/9gL9AhgAHQAhADQAAAUiJjU0NjcTIwMjEyM3NyEHIwMGBhUUFjMyNwcGBiUzEyMBMjY3NyMiJjU0NxMjAwYGFRQWAh08UQoEO4hmrWZzBE8CeQtsOw\
QFGBEaFxoTPP5KQ1xDAUsOHgoHBDEfCTpBPAQIMwpFOxQ1FgEO/h0B4xIjNf7yFR0LEg8KfAcIOwGy/kUDASUqHBcnAQ7+6RQrFyYoAAABACUAAAJEAvgAHQAAMxMzBwYGBzM2NjMyFhUUBgcDIxM2NjU0JiMiBg\
cHJYF+IgYOBAcfWTFPWwQCNH40AwIpKUlODyoC+MghOw8pJ09NDiwP/tABNQwZCSMpYFn2AAABACUAAAJJAvgAJQAAMxMjNzM3MwczByMHBgYHMzY2MzIWFRQGBwMjEzY2NTQmIyIGBwclbksOSxB+EKsNrQcGDg\
YHI1o4SFYEAzl+OAMDJydIURItAlFTVFRTJiA4FSooS0sPLxH+1QEsDh4KIiZeWvIAAAIAGP/2AbkBkQAoADQAABciLgI1NDY3Byc+Ajc2NjMyFhYVFA4CBwYGFRQWMzI2NjczDgInPgM1NCMiDgK9JjEcCwsJLA\
8IISEGN4dDJSEKFzpmTwcKDhEdTlIjFh5SXC07TCsRGhkyLSUKGyksEBwkFTUNCigmB0FOGiALFzo6Mg8PKBMTGytMLylWOZ8TPEA0DBsyS08AAgAY//YB2wGRACMAOwAAFyIuAjU0NjcHJzc+AjMyFhYVFAYGBz\
4CNzMUDgIHBgYnMjY3JiY1NDYzMhc2NjU0JiMiBgcGFRS7JTAcCwsJLA9QHkxTJisuEx0zIhAvMRMTFipAKhs7HhMpFAYIIhINByArGg4dTTcrChspLBAcJBU1DV8kQikdKxUdVVolBBcuJgInMScDGR8SFhMDDA\
oUGwMxbyslEl1rUy4nAAP/q/57AlEBjQAyAEUAVAAAEyImJjU0PgM3Nw4CIyImJjU0NjcHJzY2NzY2MzIWFTczAz4CNzMOAgcHDgMTMjY2NzY2NTQjIg4EFRQWAzI2Njc3DgUVFBYJISoTNVNfVxwiCCQzHiQlDh\
UNQQ0jOx0jXjopJy52zidCLgoUBTNUNk4SO0tYfSFCOxURHyIVMDEtIxUSpSI1MRlPBy9CRj0mH/57IiwQIURBOSsNRwkfGCk4Fhs4EEANJkQiKTohKED+mBc6NQ0MP0kckydUSS0BkDdULCJKICgrRVBOOw0NCP\
6CLU8xmgMaKDM7QCEfFAAAAP//ADX/oAFvAWgARgBJAKApmiZm//8ANf+gAXwBaABGAEwAoCmaJmb//wA1/6AAhwFoAEYATQCgKZomZv//ADX/oAJBAOsARgBOAKApmiZm//8ANf+gAW8A6wBGAE8AoCmaJmb//w\
A1/xABdwDrAEYAUQCgKZomZv//AB//mgElAOsARgBUAKApmiZm//8ADf+aAPYBLQBGAFUAoCmaJmb//wAU/3UBXAEzAgcGXAAA/d4AAP//ACr/fgEMASoCBwB5AAD93gAA//8AGf9+AUkBNAIHAHIAAP3eAAD//w\
AY/3YBTAEzAgcAcwAA/d4AAP//AAj/fgFnAS0CBwIlAAD93gAA//8AJf92AVIBKgIHAiYAAP3eAAD//wAX/3YBXAEzAgcGXQAA/d4AAP//AB3/fgFXASoCBwInAAD93gAA//8AF/91AVkBMwIHAigAAP3eAAD//w\
AT/3YBWQEzAgcGXgAA/d4AAP//ABT/9wFcAbUCBwZcAAD+YAAA//8AKgAAAQwBrAIHAHkAAP5gAAD//wAY//gBTAG1AgcAcwAA/mAAAP//ACX/+AFSAawCBwImAAD+YAAA//8AF//4AVwBtQIHBl0AAP5gAAD//w\
AdAAABVwGsAgcCJwAA/mAAAP//ABP/+AFZAbUCBwZeAAD+YAAA//8AFAEVAVwC0wIHBlwAAP9+AAD//wAqAR4BDALKAgcAeQAA/34AAP//ABkBHgFJAtQCBwByAAD/fgAA//8AGAEWAUwC0wIHAHMAAP9+AAD//w\
AIAR4BZwLNAgcCJQAA/34AAP//ACUBFgFSAsoCBwImAAD/fgAA//8AKgAAApQCygAmBxQAAAAHAhQBUwAA//8AFP/4A2EC0wAmBxMAAAAnAhQBdwAAAAcHDgIVAAD//wAq//gDSALKACYHFAAAACcCFAFTAAAABw\
cPAfYAAP//ABn/+AN5AtQAJgcVAAAAJwIUAY4AAAAHBw8CJwAA//8AGP/4A1IC0wAmBxYAAAAnAhQBcAAAAAcHDwIAAAD//wAI//gDdQLNACYHFwAAACcCFAGFAAAABwcPAiMAAP//ACr/+AM6AsoAJgcUAAAAJw\
IUAVMAAAAHBxAB3gAA//8AJf/4A1kCygAmBxgAAAAnAhQBdgAAAAcHEAH9AAD//wAqAAADWgLKACYHFAAAACcCFAFTAAAABwcRAgMAAP//ACr/+ANIAsoAJgcUAAAAJwIUAVMAAAAHBxIB7wAA//8AKv/3BD4Cyg\
AmBxQAAAAnAhQBUwAAACcHDQGtAAAABwcMAuIAAP//AAn/bgRRAvgAJwALAR0AAAAnAAv/5v5DAAcACwJR/kMAAAACADUAKgIyAh4ACgAOAAAlIiYmNTQ2NjMhESczESMBDkNhNTZjQwEhoFdXKjBtXF1uMP4MVg\
FIAAIAVwAqAlQCHgAKAA4AADcRITIWFhUUBgYjJzMRI1cBIUNjNjVhQ9tXVyoB9DBuXVxtMFYBSAAAAQBJ/2IBLwLKAAsAAAUjETMVIxEzFSMRMwEv5uZ5eXl5ngNoWv7UWv7SAAABABn/YgEBAsoACwAAFzUzES\
M1MxEjNTMRGXh4eHjonlsBLFsBK1v8mAAAAAEAFP8QAXwAUQAGAAAXEzMTIycHFJ0tnkhqb/ABQf6/4+MAAAEAFP8QAYMBkgAHAAAXATMDEyMnBxQBJ0ihikhiZvACgv6i/tzf3wABABUCRAJMAxgACwAAEzYzMh\
cHJiYjIgYHFWK6u2AsJoFISoAnAly8vBhQSEhQAP//ABX/EAJMAxgAJgdFAAAABgcrAAAAAAAFACb/5AMaAuUACwAXACMALwA7AAAFESE1IREzESEVIREBIiY1NDYzMhYVFAYhIiY1NDYzMhYVFAYBIiY1NDYzMh\
YVFAYhIiY1NDYzMhYVFAYBbv64AUhjAUn+t/7jISsrIR8rKwG6ISsrIR8rK/4IISsrIR8rKwG2ICsrIB8sLBwBUGIBT/6xYv6wAicjKCkiIikoIyMoKSIiKSgj/h8kJykiIiknJCQnKSIiKSck//8AP//zAsQC1A\
AmAAIAAAAHACABEAAAAAUAN//rAyEC3AALABcAIwAvADsAABM0NjMyFhUUBiMiJiU0NjMyFhUUBiMiJgE0NjMyFhUUBiMiJgE0NjMyFhUUBiMiJiU0NjMyFhUUBiMiJjcoIyMoKCMjKAJUKCIjKSkjIij+1CcjIy\
kpIyMn/tgoIyMoKCMjKAJRJyMjKSkjIycClSQjIyQkIyMkJCMjJCQjI/72JCMjJCQkJP7vJSIiJSMkJCMlIiIlIyQkAAAAAQAe//4CFQH3ABcAACUjFwcnFSc1Byc3IzUzJzcXNTMVNxcHMwIVn3E3cE1xNXCfn3\
E2cU1xNnGf1HE1cKABn3E3cE1xNnGgoHE2cQAAAAAEADf/9AJvAwQACwAXACMALwAAASImNTQ2MzIWFRQGAyImNTQ2MzIWFRQGISImNTQ2MzIWFRQGAyImNTQ2MzIWFRQGAVIgKysgHysr7iAsLCAfKysBgiArKy\
AfLCzxICsrIB8rKwJuIygpIiIpKCP+wiQnKSMjKSckJCcpIyMpJyT+xCQnKSMjKSckAAQAN//rAx4C3AALABcAIwAvAAABNDYzMhYVFAYjIiYBNDYzMhYVFAYjIiYlNDYzMhYVFAYjIiYBNDYzMhYVFAYjIiYBXi\
cjIykpIyMn/tkoIyIpKSIjKAJRKCMjKCgjIyj+1icjIykpIyMnApUlIiIlIyQk/vEkIyMkJCMjJCQjIyQkIyP+8yUiIiUjJCQA//8APwC0ANgBTgIHAA8AAADBAAD//wAiANcBIAFBAgYADgAAAAMACf/0AbYC1A\
AUAB0AKQAAEwYGByc2NjMyFhUUBgYHDgIVFSM3Njc2NjU0JicDIiY1NDYzMhYVFAZ3ECARLTFpPmVwGjQoGx8ObFYKEi0cMSkoISoqIR8rKwJhBg4JWBoeYFAqPjUdEyAlGxesDg4iNSImLAT9fSMnKSIiKScjAA\
AA//8AFf8YAkz/7ABHB0UAAP78QADAAAAA//8AI/85AgABBgIHAAsAAP4OAAD//wCu//MBRwCNAAYAD28A//8ABv/zA3oC1AAnACABxgAAAAYAIAAA//8ABv/zApwC1AAmACAAAAAHAAIBxAAAAAUAMv/sAxsC1g\
ALABcAIwAvADsAAAEiJjU0NjMyFhUUBgEnAQE3AQEXAQEHAQUiJjU0NjMyFhUUBiEiJjU0NjMyFhUUBgEiJjU0NjMyFhUUBgGlJB8fJCQgIP68PwEg/t5AASIBJED+3QEgP/7e/tAcKCgcHigoAkIdKCgdHSgo/r\
IkHx8kJCAgAkkoHx4oKB4fKP23PwEjASNB/t0BIj/+3P7cQAEkBh8lJSEhJSUfHyUlISElJR/+0CkeHigoHh4pAP//AFH/gQJMAvgARwB2AoMAAMAAQAAAAP//ADT/fwDsAioARwAcAQsAAMAAQAAAAAABADcA0A\
O4AXYAGgAAATI2NzMOAiMiLgIjIgYGByM+AjMyHgIC9j06CkEIPVs3NIKIfC4pNR0GQQg9WzY3gYV8AScvGTRHJBgfGBchEDNHJRgfGAADADf/6wH0AtwACwAXACMAAAE0NjMyFhUUBiMiJgE0NjMyFhUUBiMiJg\
E0NjMyFhUUBiMiJgFeKCMiKSkiIyj+2SgjIygoIyMoAScoIyIpKSIjKAKVJSIiJSMkJP7xJCMjJCQjI/7zJSIiJSMkJAAAAQAoAAACCwIfAAYAADMBITUhFQF3ARb+mwHj/usBw1xE/iUAAwA//+wA2ALfAAsAFw\
AjAAATNDYzMhYVFAYjIiYVNDYzMhYVFAYjIiYRNDYzMhYVFAYjIiY/LCAfLi4fICwpIyIrKyIjKSwgHy4uHyAsApIrIiIrKSQk/yciIicmJSX+9iojIyopJSUAAAD//wAj/zkCAAL4AicACwAA/g4ABgALAAD//w\
A///MB7wCNACcADwEXAAAABgAPAAAAAgA3//QAzQLWAAsAFwAAEzQ2MzIWFRQGIyImETQ2MzIWFRQGIyImNywgHysrHyAsLCAfKysfICwCiygjIygoJCT93CkjIyknJCQAAAEAFf8QAkz/5AALAAAXFhYzMjY3Fw\
YjIidAJoFKSIEmLGC7uWMcUEhIUBi8vAAAAAEAPADJAV8CIAACAAA3EQU8ASPJAVer//8AQP8+AOoBYwIHB0kAAP3XAAD//wAC/z4ArAFjAgcHSgAA/dcAAAABAEABZwDqA4wADQAAEzQ2NzMGBhUUFhcjJiZALC\
9PLi0sLk4uLQJ4Uow2OY9LSpA4Mo4AAQACAWcArAOMAA0AABMUBgcjNjY1NCYnMxYWrC0uTy8sLS1OLywCe1KMNjiRSkuPODaO//8AIgDXASABQQIGAA4AAP//ACIA1wEgAUECBgAOAAD//wAWAcgB1QLKACcHTg\
DHAAAABgdOAAAAAQAWAcgBDgLKAAMAABMTIwONgVKmAsr+/gEC//8AKwHIA20CygAmAg8AAAAnAg8AxAAAACcCDwGHAAAABwIPAkoAAP//ABYByAKcAsoAJwdOAY4AAAAnB04AxwAAAAYHTgAAAAEAFv/2AnsClQ\
AhAAAzESM1NzczFTMzNzMVMxUjERQWMzI2NxUGBiMiJiY1ESMRX0lRJ0+GASdPmZklIRksFhZAJjFJKX8BvjgpdnZ2dmH+6SYlCAdfCQ0gTUIBGf5CAAEANgAAAxoCygAbAAA3NDY2NzUzFR4CFRUjNTQmJicVIz\
UOAhUVIzY8iXJ2cog9eipUP3Y+VCt6o2mZVwXJyQVQl3Clo15nKwbx8QYqZ12lAAAAAAIACgAAAjgCygAXACAAADM1IzUzNSM1MxEzMhYVFAYGIyMVMxUjFRMyNjU0JiMjFV1TU1NT1Yd/OHliSJ6eOklWRUdNdl\
VSagFDbWQ+ZDpSVXYBhzI8NjXZAAAAAgBVAAADFgLKAA4AHQAAMxEhMhYWFREjETQmIyMREzMRMzI2NREzERQGBiMhVQELVmkwcElGi1VwiUlKcDFtWf77Aso+cUr+5QEYVUr9kwIU/klLVAHO/jBKcT8AAAAABA\
AV/7ICrgLUAEcAUABYAGQAABc1JiY1NDYzMhczNjYzMhczNjYzMhYVFTY2NTQmJicuAjU0NjMyFhcHJiYjIgYVFBYWFx4CFRQGBxUjNQYjIicVIzUmJxUnFBc1NCYjIgY3IgYVFhc1NBcVFjMyNzU0JiMiBnMsMi\
IkOBMDDi4aQRYDDi0XLTAcGydKNCdRN4NrNmQ1KjBQKTI6IkAuN1IsVVFCExQiH0E5L3EvDBIJCKwhGjA4QRsbGxcWFx0eTnoVOiYaKyoYFCwYFDA2MA8tHCQxJxYRMlA/XmgYF2UUFS8oHyggFRk2SzlKZBRPRQ\
ECRkwHDmHtHRcCIyMNDTAvDAcyQFMkAgQ3IB4sAAACABMAAAIkAsoAAwALAAATIRUhASMRIzUhFSMTAhH97wFIgMgCEckCymz9ogGpbGwAAAAAAwAN//gDDALTACkAMwBEAAA3JzcmNTUjIiY1NDYzMhYHITIWFR\
QGIyImJycHJwcWFjMyNjcVBiMiJicDNCYjIgYVFDMzBRYWMzI2NTQmIyEVFBc3FzeoKlwMHUlbTEE/TwEBC3BqOzMfKxUUUE5WE1xOH0AnOUlmhSAfJB0ZI0g1AY4LIRUaE0RJ/uoDc0NJZTFIOEVbT0c/SFtWal\
VETBcUFEhTRT40CQtxEVNRAawnLyAaQucMHCgcLTJdIRtaSEEAAAEANwAAAkgDLwApAAA3MyYmNTQ2NzUzFTYzMhc1MxUWFxUmJxUjNSYjIgcVIzUGFRQWFjMzFSE3rEZgdGxAEBAYFkApKCgpQBMSFRRAYUOAXG\
3972wnkGx4oBlvZgECZ28IEG0QCLbAAQO+qjOQT39KbAAAAwBd/54CGgMvACIAKwA0AAAXNSMRMzUzFTMyFzUzFRYWFRQGBxUeAhUUBgcVIzUiIyMVEzI2NTQmIyMdAjMyNjU0JiO/YmJCBSIdQj9BMi8gNR9NRk\
IJCTIWPi86PTBFQDI0Q2JiAsplZQNochFQRT5UCgUHJUU4TGUSbGJiAgkwLzAquWfVPDIuOf//ABX/9QLoAsoADwIeAwcCysAAAAEAJP/kAlACWAAdAAAFJiYnBgYHIzY2NyYmJzcWFhc+AjczDgIHFhYXAg44k1\
I5NwNaAkhLJ00fQECXQyUsEwFhBCY/Ki9OIBxLv2BJrFlpylgtRRtAOZ5VLWZiJj1+cy86aCsAAAD//wAB//YCugLUAA8ABwLnAsrAAAABACEAAAH1AkUAEAAAMzUhETQmIyM1MzIWFhUVMxUhAS5EU4GBWmktTU\
4BCFVNTTJvXPpOAAAAAAMAA//0AY8C1gALAA8AGwAAEzQ2MzIWFRQGIyImJQEjAQM0NjMyFhUUBiMiJgQrIR8rKx8hKwGL/tpmASYwKyEfKysfISsCiygjIygoJCRn/TYCyv11KCMjKCgjIwAAAAEAAgAAAccCRQ\
AHAAAhESE1IRUjEQEi/uABxU0B905O/gkA//8AI//yATwAowIHB2IAAP32AAAAAgAjAfwBPAKtAAMABwAAEzUhFQU1IRUjARn+5wEZAm8+PnM+PgAAAAEABv/pAVYCUAAaAAA3PgM1NTQmJyc1FxYWFRUUFhcXIy\
cUBgcHBjRDJw8VHlSSMxoKBjtaJyUbj0YeLSo0JYkhHQkYVCkOSUBwFCoVzbArNRBX//8AIwAsATwAagIHB2UAAP32AAAAAQAjAjYBPAJ0AAMAABM1IRUjARkCNj4+AAAAAAkAJP/3BiwC1AALAA8AFwAjAC8AOw\
BDAEsAUwAAEzIWFRQGIyImNTQ2BQEjAQUiFRQzMjU0BTIWFRQGIyImNTQ2ITIWFRQGIyImNTQ2ITIWFRQGIyImNTQ2BSIVFDMyNTQhIhUUMzI1NCEiFRQzMjU0xVNSUFVOU04CPv50ZgGM/nw4ODoEiFJST1VRUU\
/9clJSUFRRUU8Bw1NSUFVRUE4BxTk5OvzkODg6ATc4ODoC1Hlma3Z3amp1Cv02AspOiIiIiMV5Zmt2emdqdXlma3Z6Z2p1eWZrdnpnanVZh4mJh4eJiYeHiYmHAAD//wAj/74BPADZAgcHaAAA/fYAAAABACMByA\
E8AuMACwAAEzUjNTM1MxUzFSMVjWpqRWpqAchuPm9vPm7//wAfAAAByQLKAEcALQImAADAAEAAAAAAAwAa/xACbALKAAsADwATAAAXNQEBNSEVIRMBIRUDNwMjAyE1IRoBPf7PAjb+k/v+1QGt8S34Sw4B5P5V8D\
8BYgHiNzf+cf6ypgHJMQGJ/LE+AAD//wBM//YCmQLUAA8AKALUAsrAAP//AB8AAAHJAsoADwAtAiYCysAA//8AAAAAAloCygAPADoCWgLKwAD//wApABoDqAK6AIcAMgL+/98AAEAAwAAAAAAAAAQAGv/4AuEC0g\
AaAB4AKQBBAAATMhYVFSMnBgYjIiY1NDY3NzU0JiMiBgcnNjYFASMBBQYGFRQWMzI2NTUBIiY1NDYzMhYXByYmIyIVFDMyNjcVBga/RUQ7DhQ8JDM+VlA0JB4YNRscHUkCDP5lZQGb/okzIBkTKi0BfUxYX0wgNh\
MaFCkTUVAcMBYVMALSQTzaMhoeNDU4MgMCDRsaEAw7DxUI/TYCyrUCHxUVFCsjFP3gU1tdVA0JQggLbGkODUkMCwAEABr/+ALTAtIAGgAeACkATwAAEzIWFRUjJwYGIyImNTQ2Nzc1NCYjIgYHJzY2BQEjAQUGBh\
UUFjMyNjU1ARQGIyImJzUWFjMyNjU0JicmJjU0NjMyFhcHJiYjIgYVFBYXFha/RUQ7DhQ8JDM+VlA0JB4YNRscHUkCAP5lZQGb/pUzIBkTKi0B30pJIzgaHEMcHRwdMDMySz0fPR4ZGTcZGBMfLS04AtJBPNoyGh\
40NTgyAwINGxoQDDsPFQj9NgLKtQIfFRUUKyMU/kkzNgoKSAwPEg0RFBMTLiwuLwwOQAsOEAsPExARKgAAAAMAK//7AykCzAAXABsALwAAEyImNTQ2MzIWFwcmJiMiFRQzMjY3FQYGAQEjAQERIycjBgYjIiY1NT\
MVFDMyNjU1z0xYYEshNRQaFSkSUlAdLxYVLwGZ/mVlAZsBA0YKBBI4IDxEWDwvIwFtVFpdVA0JQggLbGkODUkMCwFd/TYCyv6K/q0rGRg6Qd7NSTo2pgAAAP//AC3/9gPPAtQAJgBwAAAABwAkAXUAAAACAB8AAA\
I2AsoAHAAjAAAhITUmJjU0Njc1MxUWFhcHJiYnETY2NxUGBgcVIQEUFhcRBgYCNv6NTVdbSVEjPR0YGDEcHDsbHDocASL+NSkvLymsD25hYmwOZF8BDQw8Cg0B/roCDgtADQ0BXwFDP1AOATcOTgAAAAAEAF0AAA\
WIAs0ABwATAB0AJgAAIScjByMTMxMhIycHIxMDMxc3MwMBIxEhFSMVMxUjJSYmJwYGBwczAyEoqyWKvZS8AdyTW1qJlouOVVaKmvvwfgFLzbi4AeAEDggHDAYkfre3As39M/z8AXEBWfDw/qf+jwLKatNrsxdHIy\
FIG68AAP//AC0AAANjAtQAJgBwAAAABwAnAXEAAP//AEoAAADWAu8CBgBKAAAAAgAB//YDWAL4ACUAMgAABSImJyMHIxEjESMRIzUzNTMVMzUzFTMVIxUUBgczNjYzMhYVFAYnMjY1NCYjIgYVFRQWAoM7ShgIF1\
6bfk9Pfpt+l5cEAgUZTDtgcnODNz49OUI4OAosH0ECUv2uAlJSVFRUVFIdHj4WJi6LhYGQZ1lSVFVVTQlQWQAAAAABABv/EAIOAtsAIQAAARUHFhYVFAYGIyInNRYWMzI2NTQmIyM1NyE1MzchNSEVBwHx3X58QY\
FgeFkxai9cTV9xPsH+8HmY/u8BwLMB21PPBGteQGQ4JW4WFkQ3NDpat2qWalOtAAAAAAYALP/2AnYC1QBgAHIAfwCFAI4AoAAABSImJjU0NjcmJjU0NjY3Ny4CIyIGFRQWMzI3FwYGIyImNTQ2NjMyFhYzMjY2Mz\
IWFhUUBgcHNjMyMhcmJjU0NjMyHgIVFAYHFhYVFAYGByM+AjU0JwYGBxYWFRQGBhM2NjU0LgIjIgYGFxQWFxYWBzIyNyciJiMiBgcHFjc2NyYmJwcOAhUUFhYXEzI2NTQmJwYiIyImJwYGFRQWARorMxYHBTBIK0\
AhEQkiJAwPDwsPCQoBBAsGIikYIAwaHRMKCQMLEw4MAxMLAyMUCBEKAQEyQyxGMhsSEQ4PGB8KJAogGw8iZT0HChYy1AUGCRctJCcmCgEEAyxhxwkRCAgKEgkQGwwGIHh0JCFbMKM0MAwNKSpmHR8FAwgSCBAmFA\
EDHwokOiEUWTUIKiggKRgFkAUOChEKCBMCEgEBKR4eHwsXFxQTDhADDSARigMBHS8QR1UnQk8pHDQXDiQVFiofBwcfKhcbFSUyCzdYESE6JAG+EykXHEE6JSk+IBIyHQMSpgGqAQEBpwMHGF8TFAQECSIgBgcbHQ\
r+6TQrDVY5AQECMlUXKzQAAAACAF0AAAKAAsoAFQAeAAAzETMyFhUUBgcXNzMHFyMnByM3JyMREzI2NTQmIyMVXcePiEw9Kyt2aGp8MzJ0b0tyRU5JT08+AspoakJlF0NFmqJQUKR2/uYBgzk4PDDdAAACAGIAAA\
KVAxAAEwAaAAAhESMRIxEzNTMVMhYVFAYGBxUhFQE2NjU0JiMBFWJRs1GRizd9aAEv/tFoYF5qAnn+JwIeUlJfajxiPAHSSAFfA0JLRUUAAAAABABd/28CgANsABUAHgAkACcAAAEyFzcnNwUHFhUUBgYHEyMDAy\
M3IxEXIxUzMDIzNyYXNCcHNjYHFTcBKCskDdwQARcahyc+JM2QoWFAInPDQ0cCBjIadiErJyXdNgLKBTU0PkdtK5U0SjEP/sYBCf5mkQLKa9zYBGs2GbcMNLLl5QD//wAh//YCUALUAgYBxAAAAAIAKAFlAswCzw\
AkADkAABMiJic1FhYzMjY1NCYnJiY1NDYzMhYXByYmIyIVFBYXFhYVFAY3ETMTEzMRIzU0NjcjAyMDIxYWFRWTHzsRFjocIigfKDA4Pj0dORUQFC0aPCQsNCxLgV5eYVtAAgEEZTVgBAECAWUNCDoKEBUbFRcPES\
4sKjUMCjMIDiwYFhAULCc0MgUBYP7xAQ/+oMMSLA7+8QEPECkQxgAAAAAE//L/9wQVAiEATQBbAGkAdwAABSImJwYGIyImJwYGIyImJwYGIyM1MzI2Ny4CNTQ2MzIVFAYHFhYzMjY3LgI1NDMyFRQGBgcWFjMyNj\
cuAjU0MzIVFAYGBxYWMzMVAxQWFhc+AjU0JiMiBgUUFhYXPgI1NCYjIgYFFBYWFz4CNTQmIyIGBAc3VSAhVjY3VSAhVzY2ViAhUjUODiM8Fx8kDkNEiCQxFz8kIj4WHyMOh4cPJSAXPyQiPRYgIg6IhxAlIBY8Iw\
76CR4eHh0JHyUlIP1NCR4dHh4KISUlHwFaCR0eHh0JICQkIAkVExMVFRMTFRUTEhY9CwoiVVgnc2/iOoY0Cg0LCiFVWSfi4iZYVCIKDQsKIlVYJ+LiJlhUIgoNPQFLIk5KHR1KTiJPT09PIk5KHR1KTiJPT09PIk\
5KHR1KTiJPT08AAwARAWoDBgLKAAcAEwAZAAATESM1IRUjETMRMxUjFTMVIxUzFTMRMxEzFXZlAQpmhsqLgYGLOT+JAWoBKjY2/tYBYDZZNWY2AWD+1jYAAAABAAD/bgJ3A20AFgAAASc3BQMWFhc+AjcTMwMjJw\
cjEwMzEwFo2RUBEp4JFgUDDhAHkIP3iRhAQF28g3MC8EA9V/3vHVMdFjw5EgG1/TZG2AE8AiD+owAAAgAs/w8DDgKHAE8AXQAAEw4CFRQWFzY2NzY2MzIWFhUUDgIjIiY1NDYzMhYVFAYHBhUUFjMyPgM1NC4CIy\
IGBwYGBx4DFRQGIyImJjU0NjcmJjU0PgI3EzQmJicGBhUUFhYzMjb+KTMWDQwoWihSiyc/UykkRmhFUl0rJRgeKhoDQCgzQigTBgYWLicuaTUwWiUWNTAfQzYxTy4kGxkhKT1AFwskNhwWGCY2FxcaAnEmUGFBHD\
UaNl0iRjxDbkI3cF04U0MyNhsXIBsDCQspKTRQU0ILDjc7KjYsKGQ2JklISSdAUjBUNTJrMCtdNDxlUDcO/PMpT1ErK1MjL0IjIgAAAAAB/3UAsQD6AZYAEAAANyImJwcnNxcWFjMyNjcXBgaGLkIUdhfTDwwbFx\
UkEBwYOrE3QSNUPDYtJQ8LTxIWAAAAAQBOAAAB0AKwAAgAACEDIzUzExEzEQGOvISzjUICbkL+LQHT/VAAAAEATgAAAdACsAAJAAAhEScjNTMXNTMRAY6qlq6SQgHEqkKSkv1QAAABAE4AAAHQArAACQAAITUDIz\
UzExEzEQGOuYezjULLAaNC/rUBS/1QAAAAAAEATgAAAdACsAAJAAAhEQMjNTMXNTMRAY60jK6SQgFiAQxC2Nj9UAABABQAAAExArAABgAAMwM3ExEzEe7aP5tDApoW/iAB4P1QAAABAA4AAAHQArAACAAAMwM3Ex\
MzESMR7uA9o6BCQgKZF/4gAeD9UAHgAAAAAAEAFwAAAdACsAAHAAAzAzcTMxEzEevUP8VzQgKaFv2SAm79UAAAAAABAAsAAAHQArAACQAAMwM3ExM1MxEjEe7jPqidQkICmBf+FwGrP/1QAbAAAAEAGgAAAdACsA\
AJAAAzAzcTNxEzESM17tQ+toBCQgKaFf3MegG7/VCYAAAAAQAaAAAB0AKwAAkAADMDNxMTNTMRIxHu1D6jk0JCApoV/f4BMNP9UAFAAAABACIAAAExArAABwAAMxEnNxc1MxHuzCygQwHEuzGRkf1QAAABACYAAA\
HQArAACAAAIREHJzcXNzMRAY6gyC2boEICVZa+L5KW/VAAAQAiAAAB0AKwAAgAACEDJzcXExEzEQGOqcMs0m5CAca4Msb+1QHx/VAAAAABACgAAAHQArAACQAAIREjJzcXMzUzEQGOsrQwoJZCAcmzL6Cl/VAAAQ\
AmAAAB0AKwAAkAACE1Ayc3FxcRMxEBjqDIKNVrQnMBS740x+MBqv1QAAABACYAAAHQArAABwAAIREBNwERMxEBjv6YLgE6QgEeAV4u/tQBMv1QAAAAAAEAEgAAATECsAAHAAAzNQM3ExEzEe7cPKBDdwIhGP54AY\
j9UAAAAAABABIAAAHQArAACAAAIREDAzcTEzMRAY6g3DygoEICAP54AiAY/ngBiP1QAAEAFwAAAdACsAAIAAAhJwM3ExcRMxEBjqDXPtFoQqAB9Rv+FmkCU/1QAAAAAQASAAAB0AKwAAkAACERAwM3ExM1MxEBjp\
vhPqiWQgHF/soCBxr+fQEsV/1QAAAAAQATAAAB0AKwAAkAACE1IwM3EzMRMxEBjrHKO72DQqUB8xj+NwHJ/VAAAAABABIAAAHQArAACQAAIREHAzcTNxEzEQGOo9k8tYtCASSkAhgY/kmGATH9UAAAAAABABYAAA\
ExArAABwAAMxEDNxMRMxHu2DigQwEkAWkj/vYBCv1QAAAAAQAaAAAB0AKwAAgAACERAwM3ExMzEQGOotI0oKBCAi/+8gFpJv72AQr9UAABACMAAAHQArAABgAAIQE3AREzEQGO/pU6ATFCAo8h/doCJv1QAAAAAQ\
AaAAAB0AKwAAkAACERBwM3Ezc1MxEBjqLSNKyUQgHGpAFpJf7gk439UAABABYAAAHQArAACQAAITUnAzcTFxEzEQGOrcs6xXlChK0BXSL+q3kBzv1QAAEAJwAAAdACsAAJAAAhESMDNxMzETMRAY6ovziugUIBRg\
FHI/7YASj9UAAAAQAUAAABMQKwAAYAADMnEzMRIxFTP9pDQxYCmv1QAeAAAAAAAQAXAAAB0AKwAAcAADMnEzMRIxEjVj/U5UJzFgKa/VACbgAAAQAOAAAB0AKwAAgAADMnExMRMxEjA0s94KBCQqAXApn+IAHg/V\
AB4AAAAAABABoAAAHQArAACQAAMycTFzUzESMRJ1g+1KBCQoAWApqYmP1QAbt6AAAAAAEACwAAAdACsAAJAAAhNQMDJxMTETMRAY6bqj7joEJyAX/+EBcCmP53AYn9UAAAAAEAGgAAAdACsAAJAAAzJxMTETMRIx\
EnWD7UoEJCjxYCmv7xAQ/9UAEe8QAAAQBOAAAB0AKwAAgAADM1MxMzESMRA06EvEJCjUICbv1QAdP+LQAAAAEATgAAAdACsAAJAAAzNTMTNTMRIxEDToW7QkKNQgIIZv1QAYr+dgABAE4AAAHQArAACQAAMzUzNx\
EzESM1B06WqkJCkkKqAcT9UJKSAAAAAQBOAAAB0AKwAAkAADM1MxM1MxEjEQNOi7VCQoxCAXH9/VABG/7lAAEAEgAAATECsAAHAAAzJxM1MxEjEU483ENDGAJSRv1QAbIAAAEAFwAAAdACsAAIAAAzJxM3MxEjEQ\
dVPtegQkJoGwH1oP1QAlNpAAABABIAAAHQArAACAAAMycTExEzESMDTjzcoEJCoBgCIP54AgD9UAGIAAAAAAEAEwAAAdACsAAJAAAzJxMzNTMRIxEjTjvVpkJCdxgCEIj9UAHmAAABABIAAAHQArAACQAAMycTEx\
EzESM1A1A+5pZCQpEaAhP+yAG7/VBhAS0AAAEAEgAAAdACsAAJAAAzJxMXETMRIxEnTjzZo0JCixgCGKQBJP1QATGGAAAAAQAiAAABMQKwAAcAADMnNxEzESM1TizMQ0MxuwHE/VCRAAAAAQAiAAAB0AKwAAgAAD\
MnNxMzESMRA04sw6lCQm4yuAHG/VAB8f7VAAEAJgAAAdACsAAIAAAhJwcnNxcRMxEBjqCbLcigQpaSL76WAlX9UAABACYAAAHQArAACQAAMyc3EzUzESMRB04oyKBCQms0vgFLc/1QAarjAAAAAAEAKAAAAdACsA\
AJAAAhNSMHJzczETMRAY6WoDC0skKnoi+1Acf9UAABACYAAAHQArAABwAAIREBJwERMxEBjv7GLgFoQgEy/tQuAV4BHv1QAAAAAAEAFgAAATECsAAHAAAzJxMRMxEjEU442ENDIwFpAST9UAEKAAEAIwAAAdACsA\
AGAAAzJwEzESMRXToBa0JCIQKP/VACJgAAAAEAGgAAAdACsAAIAAAzJxMTETMRIwNONNKiQkKgJgFp/vICL/1QAQoAAAAAAQAWAAAB0AKwAAkAADMnEzc1MxEjEQdQOsutQkJ5IgFdrYT9UAHOeQAAAAABABoAAA\
HQArAACQAAMycTFxEzESM1J0400qJCQpQlAWmkAcb9UI2TAAAAAAEAJwAAAdACsAAJAAAzJxMzETMRIxEjXzi/qEJCgSMBZQEo/VABRgABACUAAAExArAABgAAMxEHJzczEe6bLslDAlOOM7j9UAAAAAABACcAAA\
HQArAABwAAIREjByc3MxEBjpaiL7X0Am6hMLP9UAABAC4AAAHQArAACAAAIQMHJzcTETMRAY61hCfJl0ICN3EyuP4qAdb9UAAAAAEAJQAAAdACsAAJAAAhEScHJzcXNTMRAY6hmy3JoEIBvpePMriWlv1QAAAAAQ\
AlAAAB0AKwAAkAACE1AwcnNxMRMxEBjrqGKcmgQnIBy3gzuP5zAY39UAABACUAAAHQArAACQAAIREDByc3ExEzEQGOsI8qyaBCAQ4BOYIzuP7nARn9UAAAAAABABoAAAExArAABgAAMwM3ExEzEe7UPpZDAnYW/k\
cB3f1QAAABABoAAAHQArAACAAAMwM3ExMzESMR7tQ9l6BCQgJ1GP5DAeD9UAHgAAAAAAEAGgAAAdACsAAHAAAzAzcTMxEzEe7UPsltQgJ2Fv22Am79UAAAAAABABoAAAHQArAACQAAMwM3ExM1MxEjEe7UPZqdQk\
ICdRj+OQGrP/1QAbAAAAEAGgAAAdACsAAJAAAzAzcTNxEzESM17tQ+toBCQgJ2Fv3vegG7/VCYAAAAAQAaAAAB0AKwAAkAADMDNxMTNTMRIxHu1D6jk0JCAnYW/iEBMNP9UAFAAAABAE4AAAHQArAACAAAIREHIz\
UzNzMRAY59w6aaQgJUbkKI/VAAAAAAAQBOAAAB0AKwAAgAACEDIzUzExEzEQGOpprKdkIB5kL+qAHg/VAAAAEATgAAAdACsAAJAAAhNQMjNTMTETMRAY6tk7uFQpcBT0L+/wGJ/VAAAAAAAQBOAAAB0AKwAAkAAC\
ERJyM1MxcRMxEBjq6SrJRCAS25QpsBI/1QAAEAHwAAATECsAAHAAAzNQM3ExEzEe7POpVDkwGXHv7cAYz9UAAAAAABABcAAAHQArAACAAAIREDAzcTEzMRAY6g1zmYpkICAv58AaYj/tMBlv1QAAEAHwAAAdACsA\
AIAAAhJwM3ExcRMxEBjqLNOshtQpcBkx7+eGMCU/1QAAAAAQAcAAAB0AKwAAkAACERAwM3ExM1MxEBjqDSOZmgQgHE/sABmiL+2AFAWP1QAAAAAQAfAAAB0AKwAAkAACE1IwM3EzMRMxEBjqrFOrOCQqcBgx7+oQ\
HH/VAAAAABAB8AAAHQArAACQAAIREHAzcTNxEzEQGOm9Q6qotCATKqAaIe/rKZAR39UAAAAAABACUAAAExArAABwAAMxEnNxcRMxHuyS6bQwEryTGbASb9UAABACcAAAHQArAACAAAIREDJzcXEzMRAY6gxy+MrE\
ICL/7xyzCPAST9UAAAAAEAJQAAAdACsAAIAAAhAyc3FxcRMxEBjqDJLdJqQgEyyDHSyQIg/VAAAAAAAQAlAAAB0AKwAAkAACERByc3Fzc1MxEBjqDJL5qgQgHNoMkvmZ+F/VAAAAABACUAAAHQArAABwAAITUBNw\
ERMxEBjv6XLgE7QpABaTH+xQHB/VAAAQAiAAAB0AKwAAkAACERIyc3FzMRMxEBjsikMJKqQgFGti2hASj9UAAAAAABACIAAAExArAABgAAMxEDJxMzEe6QPMxDAgL+pRgB8f1QAAABACMAAAHQArAABwAAIREjAy\
cTMxEBjnS8O8jlAm7+ORgB8f1QAAAAAQAiAAAB0AKwAAgAACEDAycTExEzEQGOpoo8zKBCAfP+tBgB8f4gAeD9UAABACIAAAHQArAACQAAIREnAycTFzUzEQGOi6U8yaNCAbKF/nAYAfGkpP1QAAEAIgAAAdACsQ\
AJAAAhNQMDJxMTETMRAY6ijjzMoEJNAbD+qhgB8v5bAaT9UAAAAAEAIgAAAdACsAAJAAAhEScDJxMTETMRAY6VmzzMoEIBKvP+ihgB8f76AQb9UAAAAAEAJwAAATECsAAGAAAzJzcXETMR7sctmkO3M40CU/1QAA\
AAAAEAJQAAAdACsAAIAAAzJzcXEzMRIxHuyS19v0JCuDJzAjn9UAHeAAABACcAAAHQArAABwAAMyc3FzMRMxHuxy24gkK3M6gCbv1QAAABACUAAAHQArAACQAAMyc3FxM1MxEjEe7JLYK6QkK4MnkB4V79UAGhAA\
AAAAEAJQAAAdACsAAJAAAzJzcXNxEzESM17sktm6FCQrgyj5cBvv1QlgABACUAAAHQArAACQAAMyc3FxMRMxEjEe7JLYuxQkK4MoABOAEO/VABGQAAAAEAHAAAATECsAAHAAAzEQMnEzUzEe6YOtJDAdH+1x4BnE\
79UAAAAAABAD8AAAHQArAACAAAIREHAycTNzMRAY5tqDqtokICU2P+tx4BVJf9UAAAAAEAHAAAAdACsAAIAAAhAwMnExMRMxEBjqiROdKgQgG//ugjAZr+VQH3/VAAAQA/AAAB0AKwAAkAACERIwMnEzM1MxEBjn\
KjOrWaQgHm/sEeAWOI/VAAAAABABwAAAHQArAACQAAITUDAycTExEzEQGOpJU50qBCWAFv/uAjAZr+mAG0/VAAAAABABwAAAHQArAACQAAIREnAycTFxEzEQGOlKU50qBCASXC/sAjAZnRAR79UAAAAAABAE4AAA\
HQArAACAAAIREDIzUzEzMRAY5r1aWbQgHg/sdCAcf9UAAAAQBOAAAB0AKwAAgAACEnIzUzFxEzEQGOtIyukkKnQocCTv1QAAAAAAEATgAAAdACsAAJAAAhEQcjNTMTNTMRAY51y6OdQgGJ4kIBMJf9UAABAE4AAA\
HQArAACQAAIREHIzUzNxEzEQGOkq6MtEIBQptCvwEI/VAAAQAlAAABMQKwAAcAADMRByc3ETMR7psuyUMBQpsxyQEP/VAAAQBHAAAB0AKwAAgAACERBwcnNxMzEQGOarEsp6BCAiDJsDCnATL9UAAAAAABAEcAAA\
HQArAACAAAIQMHJzcTETMRAY6tbC6noEIBH3kxuP7wAjH9UAAAAAEARwAAAdACsAAHAAAhEQEnATUzEQGO/uUsAUdCAeL+xTABaXD9UAABAEcAAAHQArAACQAAITUnByc3FxEzEQGOnn0sp6BCnZWLMLiWAbf9UA\
AAAAEARwAAAdACsAAJAAAhESMHJzczETMRAY6Njiygp0IBRp8wsQEo/VAAAAAAAQAzAAABMQKwAAYAADMRBycTMxHuhTa7QwIy3SUBNv1QAAAAAQAlAAAB0AKwAAcAACERIwMnEzMRAY6Mpza39AJu/ugkATb9UA\
AAAAEAJQAAAdACsAAIAAAhAwcnExMRMxEBjq2GNtKXQgIcxiQBNv4qAdb9UAAAAQAlAAAB0AKwAAkAACERJwcnExc1MxEBjpSfNsmgQgG+jPQkATaWlv1QAAABACUAAAHQArAACQAAITUDBycTExEzEQGOroU2ya\
BCcgGwzCQBNv5zAY39UAAAAAABACUAAAHQArAACQAAIREDBycTExEzEQGOpI82yaBCAQ4BI9skATb+5wEZ/VAAAAABABsAAAExArAABgAAMwM3ExEzEe7TN5xDAWQl/vcCMP1QAAABABsAAAHQArAACAAAMwM3Fx\
MzESMR99w3kqpCQgFkJe4CFf1QAdYAAQAbAAAB0AKwAAcAADMDNxMzETMR7tM3wXtCAWQl/rkCbv1QAAAAAAEAGwAAAdACsAAJAAAzAzcXEzUzESMR7tM2kqtCQgFkJfUBqnL9UAGNAAAAAQAb//8B0AKwAAkAAB\
cDNxM3ETMRIzXu0zeolEJCAQFlJf7jnQGn/VCoAAABABsAAAHQArAACQAAMwM3ExMRMxEjEe7TNpyhQkIBZCX++gEfAQ79UAEZAAEAJQAAATECsAAHAAAzEQcnNzUzEe6bLslDAdmcMsl4/VAAAAEAJQAAAdACsA\
AGAAAhEQEnATMRAY7+vSYBaUICWf7vMgE2/VAAAAABACUAAAHQArAACAAAIQMHJzcTETMRAY7HcDK1tEIB0Iot2/5cAgb9UAAAAAEAIgAAAdACsAAJAAAhESMHJzczNTMRAY6dnzCxu0IB5rAtxYj9UAABACUAAA\
HQArAACQAAITUDByc3ExEzEQGOsI8qyaBCiQE5gjO4/ucBnv1QAAEAJQAAAdACsAAJAAAhEScHJzcXETMRAY6hmy3JoEIBOZePMriXARz9UAAAAQAtAAABMQKwAAcAADM1JzcXETMR7sEtlEOWwTKUAbv9UAAAAQ\
AqAAAB0AKwAAgAACERAyc3FxMzEQGOnMgugrRCAgb+kcEufAGm/VAAAAABACoAAAHQArAABgAAIQE3AREzEQGO/pwuATZCAVgu/tYCVP1QAAAAAQAqAAAB0AKwAAkAACERAyc3FxM1MxEBjqDELoawQgG1/ua9Lo\
EBNXb9UAABACoAAAHQArAACQAAITUjJzcXMxEzEQGOsLQwopJCp7ItnQHH/VAAAQArAAAB0AKwAAkAACERByc3FzcRMxEBjqDDLZagQgEvl70ykpUBJv1QAAABAE4AAAHQArAACAAAIREHIzUzEzMRAY5xz6eZQg\
Ig2kIBKP1QAAAAAQBOAAAB0AKwAAgAACEDIzUzFxEzEQGOqJjAgEIBRkL4AiD9UAAAAAEATgAAAdACsAAJAAAhEQcjNTM3NTMRAY52yq+RQgHCfEKZj/1QAAABAE4AAAHQArAACQAAITUnIzUzFxEzEQGOrZOtk0\
KPt0KaAcL9UAD//wAU//4BMAImAA8BgwGAAhzAAP///2MCcQCeAugABwBo/tYAAAAA////ugJqAEYC7wAGAUySAP///fwCXv73Av4ABwBB/dQAAAAA///+uQJe/7QC/gAHAHT+kQAAAAD///9yAl4BCQL+AAcBUP\
9KAAAAAP///z4CXgDGAv4ABwFI/xYAAAAA////PQJeAMUC/gAHAUn/FQAAAAD///9QAl4AtAL3AAcBS/8oAAAAAP///40CXQB5Az0ABwFN/2UAAAAA///+BQJd/4wC7QAHAU/93QAAAAD///9hAl4AnwK5AAcBSv\
85AAAAAAAB/zAC7wDRA0oAAwAAAyEVIdABof5fA0pbAAAAAf/SAlQALgL+AAMAABMVIzUuXAL+qqoAAv9/AlQAgQL+AAMABwAAAxUjNSEVIzUlXAECXAL+qqqqqgAAAv3YAl7/aAL+AAoAFQAAAxYWFxUjLgInNS\
MWFhcVIy4CJzXtEDAVRBY8NQo7EDAVRBY9NAoC/iJVHA0SOToRCiJVHA0SOToRCgAAAAL/VwJeAKkDUgALABkAAAMyFhUUBiMiJjU0NhcGBiMiJiczFhYzMjY3ARkiIhkaISHEBlZPUlEEQgQ2LCg5BQNSHR8cHh\
4cHx1bRFVTRikiJCcAAAH/TgJeALIC9wAOAAATMhYXIyYmIyIGBgcjNjYCUloESAQ5LBkuIANJBWAC91NGKhQJGxpEVQD///+mAdUAVwLKAAYCA5oA////qAHVAFkCygAGAgScAP///6YB1QBYAsoABgIGmgD///\
+oAdUAWQLKAAYCBJwA////av80AGX/1AAHAEH/QvzWAAD///+b/zQAlv/UAAcAdP9z/NYAAAAB/6j/JgBY/+QABwAABzM1MxUjNSNYbkJCbl1BvkEAAAH/qP8mAFj/5AAHAAAXIxUjNTMVM1huQkJumUG+QQAAAf\
+wAr4AqQOuAAUAAAMzFSM1I1D5QrcDrvC0AAH/oAIhAIYC+AAJAAADNjY1MxcOAgdgMi9+BwkwXk8CcAo+QAs4VTYJAAAAAf/G/xYAOv/yAAwAABciJjU0NjMVIgYVFDM6NEBANBUdMuo6NDM7PhkXMAAB/5f/MA\
Bp/9AABwAAFxUzFSM1MzUhSNJIMGQ8PGQAAAH/l/8wAGn/0AAHAAAHNSM1MxUjFSFI0kjQZDw8ZAAAAf+X/xwAaf/kAAsAAAc1MzUzFTMVIxUjNWlIQkhIQp48RkY8RkYA////lP9iAGz/nwAHBI3/dv5TAAAAAf\
8z/xEAAAAwAA4AAAciJic1FhYzMjY1NTMVFIUVJQ4KGQ4YGWvvBwVdBAUZHoiGmQAAAAEAAP8RAM0AMAAPAAAXIiY1NTMVFBYzMjY3FQYGgT1EaxkYDhkKDijvR0yMiB4ZBQRdBQcAAAAAAf6G/zv/Ev/AAAsAAA\
UiJjU0NjMyFhUUBv7MHSkpHR0pKcUeJCYdHSYkHv///2P/RQCe/7wABwBo/tb81AAA////jf8cAHn//AAHAU3/Zfy/AAD///+W/xAAawAAAAYAeJwA////o/8YAF0AEAAHAU7/ewAAAAD////S/y4ALv/YAgcIHQ\
AA/NoAAAAB/07/JgCy/9AABwAAByEVIzUjFSOyAWRC4EIwqm5uAAH/Q/9PAL7/wwAWAAAXFAYjIicGIyImNTMUMzI2NTMUMzI2Nb4+MDYaGjYxPDY3GR8wOBkfPTo6IyM6OkIgIkIgIgD///89/zkAxf/ZAAcBSf\
8V/NsAAP///zz/OADE/9gABwFI/xT82gAA////Tv80ALL/zQAHAUv/JvzWAAD///9O/zMAsv/MAgcIIQAA/NUAAP///z3/OQDE/8kABwFP/xX83AAA////Yf9ZAJ//tAAHAUr/Ofz7AAAAAf8a/2QA5v+mAAMAAB\
chNSHm/jQBzJxCAAAA////Mf8gAND/6AAHAgL/MwAAAAD///8+AM4AxQFeAAcBT/8W/nEAAP///zAA7gDRAUkCBwgcAAD9/wAAAAH+kgDrAW4BRgADAAAlNSEV/pIC3OtbWwAAAAAB/1wAoAClAZcAAwAAJyUXBa\
QBGi/+5u6pTqkAAf80/8YAzQL3AAMAABMBIwHN/r9YAUAC9/zPAzEAAAAB/8f/FgA7//IADQAABzIWFRQGIzUyNjU0JiM5NEBANBcbHBYOOzM0Oj0aFxYaAAAB/07/JgCy/9AABwAAFyE1MxUzNTOy/pxC4ELaqm\
5uAAL/Q/8cAL3/5AADAAcAABchNSEFITUhvf6GAXr+vgEK/vbkyJNeAAAB/0P/TwC+/8MAFgAABzQ2MzIXNjMyFhUjNCMiBhUjNCMiBhW9PjA2Gho2MTw2NxkfMDgZH7E7OSMjOjpCICJCICIAAAH/mgI7AGYDBw\
ALAAADNxc3FwcXBycHJzdmKjw7Kzw8Kzs8KjsC3Cs8PCs7PCo7Oyo8AAAB/8ACQABAA2IAFQAAAzQ2MxUiBhUUFhYVFAYjNTI2NTQmJj9FOh0dHRxEOx0dHB0DECMvMhYODiQtGiMwMxYNESUs////MAL6AM8Dwg\
AHAgL/MgPaAAD///8/Al4AOgL+AAcAQf8XAAAAAP///8gCXgDDAv4ABgB0oAAAAf8mAlAA2gL6AAcAAAMhFSM1IRUj2gG0Qv7QQgL6qm5uAAD///8x/yAA0P/oAAcCAv8zAAAAAP///3//LgCB/9gCBwgeAAD82g\
AAAAH/o/8QAF3/xAAFAAAHMxUjNSNdukJ4PLR4AAAB/0gCOAC3AwQAHgAAEyImJwcnNyYmIyIGByM2NjMyFhc3FwcWMzI2NzMGBkoSIxEkLyQJEAgWFgc5BTcyEyEOIjAiExEWFgY5BjQCXw0IPBw6BAUcHThICw\
c4HDgKHRw4SAAAA/9IAjYAtwOnAAsAIQAtAAARMhYVFAYjIiY1NDYXBgYjIiYmIyIGByM2NjMyFhYzMjY3BzIWFRQGIyImNTQ2GCIiGBkgINAGNDMdNS8VFhYHOQU3MiA0LRUWFgZ+GCIiGBkgIAOnHB0cHBwcHR\
x4OEgcHBwdOEgcHB0ciBsdHB0dHB0bAAAAAAL/VQJdAKwDXAAVACsAABMiJiYjIgYHIzY2MzIWFjMyNjczBgYHIiYmIyIGByM2NjMyFhYzMjY3MwYGRhsxLBMUEwY5BTIuHjErExQTBTkGMDAbMSwTFBMGOQUyLh\
4xKxMUEwU5BjAC6RcWFhcyQRcWFxYyQYwXFhYXMkEXFhcWMkEAAAH/Uf8lAK//3QAJAAAHNxUzNRcHNSMVr31kfX1kf1w+PlxcPj4AAAAB/6X/EABd/+cABgAABzUjNxcjFSA7XFw78HhfX3gAABj+mwAAAWUCyg\
AFAAkADwAXAB8AJwAvADcAPwBHAEsATwBXAF8AZwBvAHcAfwCHAI8AlwCdAKMApwAAATUzFSMVNzUzFRc1IzUzFQUiNTQzMhUUByI1NDMyFRQzIjU0MzIVFAUiNTQzMhUUISI1NDMyFRQFIjU0MzIVFCEiNTQzMh\
UUBTUzFSE1MxUlIjU0MzIVFCEiNTQzMhUUBSI1NDMyFRQhIjU0MzIVFAUiNTQzMhUUISI1NDMyFRQFIjU0MzIVFDMiNTQzMhUUByI1NDMyFRQXNTM1MxUhNTMVMxUzNTMV/pucZuCe4Wec/psbGxtxGxsbkRsbG/\
7yGxsbAR8bGxv+gBsbGwF5Gxsb/bQ2Al81/cEbGxsBnhsbG/4+GxsbAXkbGxv+fBsbGwEfGxsb/vIbGxuRGxsbcRsbG65nNf02NmZ6ngIunDZmZjY2ZmY2nAobGxsbEBsbGxsbGxsbLhsbGxsbGxsbRhsbGxsbGx\
sbiZ2dnZ0zGxsbGxsbGxtWGxsbGxsbGxtGGxsbGxsbGxsuGxsbGxsbGxsQGxsbG3A2Z52dZzY2NgAAAf+sAk4AUAMWABIAAAMeAhcVDgIHIzU2NjcmJic1SRQ1OBgYODUUCxIuHBwsFAMWChoYB0QGFxkLMwwYDQ\
4XDTIAAP///84CTQBEAy0ABgR4sA4AAv9XAl4AqQNQAA0AGQAAAzY2MzIWFyMmJiMiBgcXIiY1NDYzMhYVFAapBVdPUlEEQgQ2LCk5BWcaIiIaGSEhArdEVVNGKiEkJ1kdHh0eHh0eHQAAAf+h/yEAX//fAAsAAA\
c3FzcXBxcHJwcnN18qMzEvMTIqMzEvMUsqMjEvMTMqMjEvMQAAAAH/rP8QAFD/2AASAAAXLgInNT4CNzMVBgYHFhYXFUUTNjgYGDg2EwsSLhwcLBTwChoYB0QGFxoKMwwXDg0YDTIAAAAAAf+s/xAAUP/YABIAAA\
ceAhcVDgIHIzU2NjcmJic1SRQ1OBgYODUUCxIuHBwsFCgKGhgHRAYXGQszDBgNDhcNMgAAAAAC/0j/EADD/9gAEgAlAAAHHgIXFQ4CByM1NjY3JiYnNRc+AjczHgIXFSMmJicGBgcjrRQ1ORcXOTUUCxIuHBwsFL\
IKGhkHRAYWGgszDRsKCxkNMygKGhgHRAYXGQszDBgNDhcNMrkTQEIXF0JAEwwSQhwcQBQAAP///84CTQBEAy0ABgR3sA4AAf+W/xAAav/aAA4AAAczBzcXBxcHJwcnNyc3FyNGDT4WRjM4Hx84M0YWPiZGIkIKMC\
pAQCowCkIiAAAAA/9A/xAAv//jABMAHwArAAAHMhc2MzIWFRQGIyInBiMiJjU0NhcUFjMyNjU0JiMiBgc0JiMiBhUUFjMyNlM4Gxk5MTw8MTgaHDcxPDyeHxkbHSAYGCA1IBgYIB0bGR8dJyc3MjI4KCg4MjI3aR\
oeHhoaHh4aGh4eGhoeHgAAAAAB/6ECVABfAw8ABwAAEwcjNyM3MwdfIjMSeyIzEgLMeEN4QwAB/nn/FAGI/9YADQAAFyImJzMWFjMyNjczBgYDmMooWCaWdmebK1gyzOxjXy86MzZnWwD///55AksBiAMNAgcIZg\
AAAzcAAAAB/tQCawEsAqQAAwAAASE1IQEs/agCWAJrOQD///7U/30BLP+2AgcIaAAA/RIAAAAB/nkCXwGIAu8AFQAAAQYGIyImJiMiBgcjNjYzMh4CMzI3AYgJYkVRjYpLLTYJQAlhRj1tZmk6WRMC70pFHBweG0\
pGERYROAAB/ngCpAGIA2YADQAAAzIWFyMmJiMiBgcjNjYDmckpWSWXdWiaK1kzzANmY18vOjM2ZlwAAf6O/x8Bm//jAAYAAAUhNRcHNSH+jgKIhYX9eF9CYmJCAAD//wBwAmoA/ALvAAYBTEgA////PQJdAMQC7Q\
AHAU//FQAAAAAAAf+0AioASQLKAAkAABMGBgcjNTY2NzNJCyoYSAgTBHYCwB5TJQ0dViAAAP///jECcf+cA0YABwFS/b8AAAAA////0f8YAHT/yAAHBhv+5QAAAAAAAf4vAjT/pgLRABAAAAEGBiMiJjU0NjMzNj\
MyFRQj/pMDGBcbFxcc3gUuMzQCYhYYHxsaGy42OQAB/jcCX/+xAu4AFAAAAzIWFhUVIyYmIyIOAiMjNTMyNjbPIDslTwQZFhQsNkkxCAYzUkoC7hI1MxUgGBEVEFMdHQAAAAH+owJW/y4DEwARAAABNDYzMhYVFA\
4CFRQWFxUmJv6jJyIeIRAWEBwdPE8CyiEoGRcNDQcJCg0bCCkIPgAAAAAB/qMCVv8uAxMAEQAAAxQGBzU2NjU0LgI1NDYzMhbSTzwdHREVECEeIiYCyi4+CCkIGw0KCQcNDRcZKAAB/0IC+AC9A4cAFAAAAzIWFj\
MzFSMiLgIjIgYHIzU0NjY+JklSMwcIMkk2LBQYFwNQJjoDhx4dUxEVEBodFTM0EwAA////mgJoAGwDSQBHAEL/hgJsHM0ZmgAA////rwJoAGwDSQBHAET/mQJsHM0ZmgAA////lAJoAHQDnABHAEX/fgJsHM0Zmg\
AA////nQJoAHgDSQBHAEb/hwJsHM0ZmgAA////nQJsAHcDnABHAEn/eQJsHM0ZmgAA////6gJsACkDmABHAEr/yQJsHM0ZmgAA////VQJsAMADSQBHAE7/MQJsHM0ZmgAA////lgJoAH4DSQBHAFD/gAJsHM0Zmg\
AA////ywJsAGQDSQBHAFP/pwJsHM0ZmgAA////twJoAFgDdABHAFX/rgJsHM0ZmgAA////nAJoAHYDRQBHAFb/eQJsHM0ZmgAA////jwJsAIUDRQBHAFf/jwJsHM0ZmgAA////kQJsAIQDRQBHAFn/jAJsHM0Zmg\
AA//8AUQAAAM8CHgIGBroAAP///8P/EADPAh4CBga7AAD//wAm/xgA4AIeAiYGugAAAAYBTv4AAAAAAf/D/xABHAIeABcAABciJic1FhYzMjY1ESM1MzUzFTMVIxEUBh0ZMBERIBQfKk1Nfk1NUvAHBWQFBSIyAS\
NX2tpX/tBLYgAAAv+j/xABFQIeAA4AGQAAFyImNTQ2MzMRMxEzFSMGJzI2NTUjIgYVFBYwRElDSiF+RkcJohUZHhoeE/BFMDdEAh794kulTh0gGhgWERgAAP///9gAjwCHAmQARwa7AAABHymaJmYAAP///8P/EA\
DPAh4CBga7AAD////N/zkBVAIeAiYGugAAAAcBT/+l/Nz//wBN/zsA2QIeAiYGugAAAAcIMwHHAAAAAQAEAAABHAIeAAsAADMjNSM1MzUzFTMVI89+TU1+TU3tV9raVwAAAAEANQEfAIYCZQADAAATESMRhlECZf\
66AUYAAAACACAAAAE/AhgAAwAHAAAzEzMDJzMTIyBxrnJuQ1xDAhj96DEBsgAAAv9v/xABPwIYABEAFwAAByImJzcWFjMyNjcTMwMOAzc2NjcTI0EUKBQLDh0RGy4KiK55ByU/XTQeNw1pQvAHCTUGCCMvAn/9zy\
BKQypNFEE8AfUAAQCYANgDUAHUAA0AACUmJzU2NzMGByEVIRYXAR5ARkg+PRcdAin91xsZ2EojIiRJNiZEJDgAAAABAHwAAAF4ArkADgAAMxEGBzU2NzMWFxUmJicR2CM5SSQiJEkcLhICKhwZPT5JST49DBoO/d\
cAAAEAmADYA1AB1AANAAAlNjchNSEmJzMWFxUGBwKNGBz91wIpHBg9PkhIPtg5I0QjOUkkIiRJAAAAAQB8AAABeAK5AA0AADMmJzUWFxEzETY3FQYH6SRJNyVEJTdKI0g+PhgdAir91hwYPT5IAAEAlgDYA1IB1A\
AYAAAlJic1NjczBgchJiYnMxYXFQYHIzY3IRYXARw/R0g+PRkbAZ4OGgw9PkhIPj0YHP5iGxnYSiMiJEk5IxIuHEkkIiRJOCQjOQAAAAABAHwAAAF4ArkAFwAAMyYnNRYXEQYHNTY3MxYXFSYnETY3FQYH6SRJNy\
UjOUkkIiRJOSMlN0ojSD4+GB0BmxwZPT5JST49GRv+ZhwYPT5IAAEBL//sA4EBaAAWAAAFJiYnNTY2NzMGBgchFSEHFyEVIRYWFwHZH1U2NlUfMgofFQG0/ioYGAHW/ksWHwoUJFo0GDRZJRU1ITIhITIgNxQAAQ\
Ev/+wDgQFoABYAAAU2NjchNSE3JyE1ISYmJzMWFhcVBgYHAqUKIBX+SwHWGBj+KgG0FR8KMh9VNjVWHxQUNyAyISEyITUVJVk0GDRaJAACARr/7AOWAWgAHgAkAAAFJiYnNTY2NzMGBgchJiYnMxYWFxUGBgcjNj\
chFhYXJyE3JyEHAcUfVjY2Vh8xCSAVAUAVHwoxH1Y2NlYfMRQq/sAVIAlfAYIZGf5+GBQkWjQYNFklFTUhITUVJVk0GDRaJCtAIDcUnSEhIQAAAQBGASICEgGOAAMAABM1IRVGAcwBImxsAAAAAAIAPACzAhsCDQ\
AZADMAABM2NjMyFhcWFjMyNjcVBgYjIiYnJiYjIgYHFTY2MzIWFxYWMzI2NxUGBiMiJicmJiMiBgc8GTosJDgmHjAXIjodGjssJTgjIS4VJzkaGTosJDgmHjAXIjodGjssJTgjIS4VJzkaAdgaGxEPDQ4fHGEbGx\
EPDg0jGGEaGxEPDQ4fHGEbGxEPDg0jGAAAAAEARgBBAhICewATAAA3NTM3IzUzNxcHMxUjBzMVIwcnN0acKMTvN18ob5opw+40XiXBaWFphyViaWFpgCVbAAACAD0AAAIcAnwABgAKAAAlNSUlNQUVATUhFQIc/p\
8BYf4hAd/+IX1jkqZk7z7+sVtbAAAAAgA8AAACGwJ8AAYACgAANzUlJTUFFQE1IRU8AWH+nwHf/iEB331jkqZk7z7+sVtbAAAAAAMACQC+Ak4CAQAZACUAMQAANyImNTQ2NjMyFhc2NjMyFhUUBgYjIiYnBgYnFB\
YzMjY3JiYjIgYlIgYHFhYzMjY1NCacQVIlQSgxSxwgQi4/UCNDMDVAGSM/aiEiHSgZFy4cHSMBWR0qFhQrHh4kJMBZRi9JKjkmKzJaRSxKLDcmLi2gHi0lJCQrLCorICAuLCAhLAABABr/+QJeA0wACAAAFwMjNT\
MTEzMB9oVXmGrdZf7qBwFsXv7ZArD8rQAAAAIAMv/2AhwC0wAhADAAABciJiY1ND4CMzIXNDY1NCYjIgYHNTY2MzIWFhUUDgMnMjY2NyYmIyIOAhUUFudETyIdPF9CTisBPzYiSBwhUCpSXScWL0llOStELgoHLy\
MmNyQRIAo5WjIvbWE9OwcNCElPHBRvERVMfko8f3dfOGRHcz8fJy1GTiErMgAAAgAOAAACSgLMAAUAEAAAMzUTMxMVJSEDLgInDgIHDtqI2v5FATp5Bg8NAwMMDgZJAoP9fEhpAXYRMC0ODi0vEAAAAAABADP//A\
MPAtgAAwAAFxEhETMC3AQC3P0kAAAAAgAz//wDDwLYAAMABwAAFxEhESUhESEzAtz9SQKS/W4EAtz9JCUCkgAAAAABADMA7gErAeYAAwAANzUzFTP47vj4AAABADMAAANYArkAAgAAMwEBMwGTAZICuf1HAAAAAg\
AzAAADWAK5AAIABQAAMwEBJSEBMwGTAZL9IAKb/rMCuf1HKAJCAAEAM//KAuwC7wACAAAXEQEzArk2AyX+bgAAAAABADMAAANYArkAAgAAIQEhAcb+bQMlArkAAAAAAQAz/8oC7ALvAAIAAAUBAQLs/UcCuTYBkw\
GSAAEAM/9zBCIDYgADAAAFCQICK/4IAfgB940B9wH4/ggAAgAz/3MEIgNiAAMABwAABQkGAiv+CAH4Aff+CQGc/mT+ZI0B9wH4/gj+ZAGcAZ3+YwAAAAIAM//eA0sC9gATACcAAAUiLgI1ND4CMzIeAhUUDgInMj\
4CNTQuAiMiDgIVFB4CAb9SkG09PW2QUlOPbT09bY9TSoBhNzdhgEpKgGE3N2GAIj1tkFJTj209PW2PU1KQbT0qN2GASkqAYTc3YYBKSoBhNwAAAQAz/94DSwL2ABMAAAUiLgI1ND4CMzIeAhUUDgIBv1KQbT09bZ\
BSU49tPT1tjyI9bZBSU49tPT1tj1NSkG09AAEAM//vA40DLwAJAAAXEyUhExMhBRMlymv+/gE8cXMBOv7+bf7oEQE+rQFV/qut/sLLAAACADP/0APXA1gACQATAAAXEyUhExMhBRMlBzcXJzcjJwcjF9Z1/ugBVX\
19AVX+6HP+08HBwU+w009Q1LIwAVq6AXT+jLr+pt5HkpLacvHxcgAAAAACADMAAAMCAs8AAwAHAAAzESERJSERITMCz/1tAlf9qQLP/TE8AlcAAwAzAAADAgLPAAMABwAgAAAzESERJSERIRMiJy4CJzY2NxYWFz\
4DNxcOAwcGMwLP/W0CV/2p7BEIKT4zGgg2GRxEHBdIV1wqDihUT0UZCgLP/TE8Alf98QM8TzUTFCQBFmI2L29uXh0NLXJ+fjoGAAMAMwAAAwICzwADAAcAEwAAMxEhESUhESETJzcnNxc3FwcXByczAs/9bQJX/a\
l6KLKyKLKxKLGxKLECz/0xPAJX/fsosrEosbEosbIosgAABAAzAAADawLiAAIABQAJABMAADMBASUhAQMDMwMHIiY1NDMyFRQGMwGcAZz9HAKQ/rgREEEQEQ8WJSUWAuL9HjECVP5NATP+zYASFigoFhIAAAAAAQ\
Az/9QDCgLWAGIAABc0Iwc0JyciByYmJy4CJyYmJxYzMjcWMzI3NxczMjY3NjMXFhcWMzI3NjY3FjMyNjc+BDc2NwYGFRQzNxUUMzI2Nwc3BzYzMhYVFAYHDgIHDgQHBwYGBwYHJwfRBRcICAgMAgYCDRkVBgQKBQ\
sGBwYDCAYDEBIBAgQECAQDGQcSEhIYDBkNAgIFGRwQMTg1KgomFgEDBBwEAxIBAiIIEAcEBAoIBhs2LQwyPz4wCj4UGgcPEgkILA0LBwMBBwUKBBk9OBANNCgHFQQEGAYEAgUBDCBMJhMyHwwyLBtESEAuBxoYBw\
sCBA4ECBIEDhQSCwkEBhALCB87NA1BVVZFEWkiKwgSDgUFAAAAAAEAM/+wA28CqgBOAAAXIiYnLgInJiY1MC4EMTQ3FzY2NzYzNzYzMjc2MzIXFxYWFxYzMjc3NjY3NjMyFzcXFhYXFhcHFhUUBwYGBw4DBwcGBg\
cGBgcG1Rw1FA0PCAMCAgMEBAQDBhYGIgcGERUGCwoICAUMBSADAwQIBwsDzF53GTEZBQYYDAEBAQEGBgYVCiEXFx8dJR0YRGwpKTwTJVAeFA4QFxYRGgomOkE7JBUBAg4fAgMIAwgIF6YPFQgOA71XcRw3AwYGAQ\
IBASoaDxESFQolGxskHiYdGERsKSg3DhwAAAEAM/+EAmUCZAByAAAXJwcmNTQjJzc1NzQjIic+Azc3NjcnJyYmJyY1NjY3MzYzFhcWMzcXNzIXFhcXMxcXNjY3NjY3Fzc3FhUUFxcyNzYzMhUWFBUUFxYVFAcGBw\
cXFhYXFxYVFAYjJyMiBwcnBwcmJicmJicnBwYGBwYHJ2UKBhAICg4BAwcFBhsgHgklKjEQDA0WBw4CBQEOAwIDBQYBDAgEDAIBBwQCKiYbLBITJRUGBQgCBQQGDQ4BAgEEAwsMgSQaHR8EBw8IBQMCBAYEDgEDEB\
EUCh0UJDIlQBcXGQx8CgYQCggOGAMEBwwMLDQuDDI6OCQeITYVLAULEAQIAQUEDAoYBAQBAVZKIjUTFCsZDAQEAQYGAwIMDAIDBgMHBQQHEQ4PqzA2O0UKEicFBAUBCBYEAw8BChgMLyI+SDZmKisDBgABADP/dw\
LLApQAlQAAFyInJzY1NCMiBwYjJjU3NCMHByY1NzQmIyc2Njc0Jic2NjcmJycuAjU0MzI2NzY2MzIXFhYzNzY3FjM3Njc2MxceAhcWFhc2Njc2Njc2NzcXFh8CBxQWFzI3NjMzBxcXFAcXBwYGBxYWFxYVFAYGIw\
cXBwYjIyIHBiMiJyYjIgcHBgYHBiMjIiYnJicHBgYHBwYjjwgCEgQCBgYHBwQCAgYIAgIGAg4DBgEDBQ9YSzMzBQMIBgIGEQECDwMBCAMFAwQJAwYFAwQBAwMDBiAlCwkgFz9MDQ0WChMMJAMPAgIOAgoEBQQFCQ\
UECgIMCG4XRy47RQoUCw4FHggEBgMFCQMECwYFBQoFAgMBAwECBgMECwggXC8iJQQKHASJAxgMBgQFBQEEDQICAgICEAYOBgYNBwUSDSBsUGmHBgQXFwMDDQYFEAUBAwEEFggCBgQFAQYqNBQQMSFGUQsLFgoVCh\
wBCggHCAsEFwIDAxACEQ0IDGsXTTdPWQsWCQgcFgIcAwMKCwUFAwcHCgIFBAMiijwrMwYSMgAAAAkAcgADAAEECQAAAF4AAAADAAEECQABACQAXgADAAEECQACAA4AggADAAEECQADADgAkAADAAEECQAEACQAXg\
ADAAEECQAFALAAyAADAAEECQAGACIBeAADAAEECQANApYBmgADAAEECQAOADQEMABDAG8AcAB5AHIAaQBnAGgAdAAgADIAMAAxADUAIABHAG8AbwBnAGwAZQAgAEwATABDAC4AIABBAGwAbAAgAFIAaQBnAGgAdA\
BzACAAUgBlAHMAZQByAHYAZQBkAC4ATgBvAHQAbwAgAFMAYQBuAHMAIABTAGUAbQBpAEIAbwBsAGQAUgBlAGcAdQBsAGEAcgAyAC4AMAAwADQAOwBHAE8ATwBHADsATgBvAHQAbwBTAGEAbgBzAC0AUwBlAG0AaQ\
BCAG8AbABkAFYAZQByAHMAaQBvAG4AIAAyAC4AMAAwADQAOwAgAHQAdABmAGEAdQB0AG8AaABpAG4AdAAgACgAdgAxAC4AOAAuADMAKQAgAC0AbAAgADgAIAAtAHIAIAA1ADAAIAAtAEcAIAAyADAAMAAgAC0AeA\
AgADEANAAgAC0ARAAgAGwAYQB0AG4AIAAtAGYAIABuAG8AbgBlACAALQBhACAAcQBzAHEAIAAtAFgAIAAiACIATgBvAHQAbwBTAGEAbgBzAC0AUwBlAG0AaQBCAG8AbABkAFQAaABpAHMAIABGAG8AbgB0ACAAUw\
BvAGYAdAB3AGEAcgBlACAAaQBzACAAbABpAGMAZQBuAHMAZQBkACAAdQBuAGQAZQByACAAdABoAGUAIABTAEkATAAgAE8AcABlAG4AIABGAG8AbgB0ACAATABpAGMAZQBuAHMAZQAsACAAVgBlAHIAcwBpAG8Abg\
AgADEALgAxAC4AIABUAGgAaQBzACAARgBvAG4AdAAgAFMAbwBmAHQAdwBhAHIAZQAgAGkAcwAgAGQAaQBzAHQAcgBpAGIAdQB0AGUAZAAgAG8AbgAgAGEAbgAgACIAQQBTACAASQBTACIAIABCAEEAUwBJAFMALA\
AgAFcASQBUAEgATwBVAFQAIABXAEEAUgBSAEEATgBUAEkARQBTACAATwBSACAAQwBPAE4ARABJAFQASQBPAE4AUwAgAE8ARgAgAEEATgBZACAASwBJAE4ARAAsACAAZQBpAHQAaABlAHIAIABlAHgAcAByAGUAcw\
BzACAAbwByACAAaQBtAHAAbABpAGUAZAAuACAAUwBlAGUAIAB0AGgAZQAgAFMASQBMACAATwBwAGUAbgAgAEYAbwBuAHQAIABMAGkAYwBlAG4AcwBlACAAZgBvAHIAIAB0AGgAZQAgAHMAcABlAGMAaQBmAGkAYw\
AgAGwAYQBuAGcAdQBhAGcAZQAsACAAcABlAHIAbQBpAHMAcwBpAG8AbgBzACAAYQBuAGQAIABsAGkAbQBpAHQAYQB0AGkAbwBuAHMAIABnAG8AdgBlAHIAbgBpAG4AZwAgAHkAbwB1AHIAIAB1AHMAZQAgAG8AZg\
AgAHQAaABpAHMAIABGAG8AbgB0ACAAUwBvAGYAdAB3AGEAcgBlAC4AaAB0AHQAcAA6AC8ALwBzAGMAcgBpAHAAdABzAC4AcwBpAGwALgBvAHIAZwAvAE8ARgBMAAAAAwAAAAAAAP+cADIAAAAAAAAAAAAAAAAAAA\
AAAAAAAAABAAIADgAAAT4AAAFsAAIAMgAiADsAAQBCAFsAAQBqAGoAAQB6AHoAAQCAAJYAAQCYALYAAQC4AUcAAQFTAVMAAQFVAf4AAQIVAhUAAQIeAh4AAQIkAiQAAwI1AjUAAQI3AjgAAQI6Aj0AAQI/AmAAAQ\
JlAmgAAQJsBHIAAQR/BH8AAQSCBIIAAQSPBJMAAQSuBK4AAwSyBLQAAQS2BLkAAQS7BNgAAQTaBhkAAQYcBhwAAQYfBigAAQYsBjUAAQY5BkUAAQZJBlIAAQZfBmMAAQZnBmcAAQZ6BqoAAQasBrAAAgaxBs4AAQ\
bQBtMAAQbfBuAAAQbqBusAAQb6BwEAAQdbB1sAAQdpB2kAAQdrB24AAQdyB3IAAQd1B3YAAQd8B30AAQeBB4EAAQgQCBAAAQgRCIMAAwiECJAAAQAOAAUAGAAYABgAIAAgAAIAAQasBrAAAAABAAQAAQEtAAIABg\
AKAAEBOwABAncAAQAEAAAAFAAAAGYAAAB8AAAAwgACAA0CJAIkAAAIJggpAAEILAhCAAUISAhLABwIUghUACAIWAhZACMIXghhACUIYwhkACkIZghmACsIaQhpACwIbAhsAC0IcQhxAC4IdwiDAC8AAQAJCEMIRA\
hFCEYIRwh5CHsIfgiAAAIACwSuBK4AAAgRCCQAAQhMCFEAFQhVCFcAGwhbCF0AHghiCGIAIQhlCGUAIghnCGgAIwhqCGsAJQhuCHAAJwhyCIMAKgACAAQIJQglAAAIKggrAAEIbQhtAAMIdwiDAAQAAAABAAAACg\
A0AGQABERGTFQAGmN5cmwAGmdyZWsAGmxhdG4AGgAEAAAAAP//AAMAAAABAAIAA2tlcm4AFG1hcmsAHG1rbWsAJAAAAAIAAAACAAAAAgADAAQAAAAEAAUABgAHAAgACQAUAQoBLFuIsiy1rrkCuXK5hAAIAAAABA\
AOACQAfADSAAMAAQDYAAEA+AACAC4A3gABAAAAAQADAAEAwgABAOIAAwBuABgAyAABAAAAAQACAAoCJAIkAAAIJggpAAEIKwhLAAUIUghUACYIWAhaACkIXghhACwIYwhkADAIZghpADIIawhtADYIcQhxADkAAw\
ABAGoAAQCKAAIAFgBwAAEAAAABAAIACgSuBK4AAAgRCCQAAQhMCFEAFQhVCFcAGwhbCF0AHghiCGIAIQhlCGUAIghqCGoAIwhuCHAAJAh3CIMAJwADAAEAFAABADQAAQAaAAEAAAABAAEAAQa6AAEAAwAKAD4AXg\
ABAAAAAQAIAAEACAAEADIAAQAHCBEIFggXCBgIGggbCCEAAgAIAAIAChTaAAECsgAEAAABVA2MBV4NjAZUDZ4Nhg2eFBwHHBQoFCIFrBQoBwIUKAYyFGIUXBRcFFIGVAY8BkIUXBRcFFwGVAZeDbQNugawFBwUHB\
QcFBwUHBQcFCIUIhQiFCIUIhQoFCgUKBQoFCgUKBQoFFIHAhRcFFwUHBQcBwwUKAcSFCgUIhQiFCIUIhQiFBwHEhQoFCgUKBQiFGIUYhRiFFwUXBRSFFwUUhQcFCIUKBRyFKQUgBS+FHIHHAgIFHIHMhSkCHgUcg\
eEFKQUkgfCCAgUgAgiCHgIfhS+FIAUbBRsC4AI+AquCsQLEguAC4YSUBIcDFQSjhJCEhwMXhJQFBISjhKODlgSHBJQEkIMpBKOFBIUEhIiEiIOUg5SDlIOUhJQFFwUXBRcFFwUXBRcFFIUXA2GDYYNhg2MDYwNng\
2MDYwNng20DboUvg3QFIAUHBQyFDwOUhIcEhwN5hIcDeYN7BJCEkISHBQSDlIOWBJqDl4O+BJ8EiISfBKOEo4SjhQSEmoPEg+8ECISHBJQEFwQXBJ8FBIUEhB2ESASjhFuE/wUEhQSFBISHBIcEo4SIhIoEkISQh\
JCElASahJ8Eo4SmBKYFBISmBKYEp4TABNOE/wUEhQcFBwUHBQcFBwUHBQcFBwUHBQcFBwUHBQiFCIUIhQiFCIUIhQiFCIUKBQoFCgUKBQoFCgUKBQyFDIUMhQyFDIUPBQ8FDwUPBQ8FFIUXBRSFFwUUhRcFGIUgB\
SAFGwUbBRsFGwUbBRsFGwUbBRyFHIUchRyFHIUchRyFHIUpBSkFKQUpBSkFKQUgBSAFIAUgBS+FL4UvhS+FL4UvhS+FL4UbBRsFGwUbBRsFGwUbBRsFGwUbBRsFGwUbBRsFGwUbBRsFHIUchRyFHIUgBSAFIAUgB\
SSFKQUpBS+FL4UxBTKAAEBVAADAAcACAAJAA0ADgAPACIAIwAlACYAJwAwADEAMgAzADUANwA4ADoAPABAAEQAVwBYAFoAXABhAGsAewB/AIAAgQCCAIMAhACFAIYAiACJAIoAiwCQAJIAkwCUAJUAlgCYAJ0Ang\
C9AL8AwADCAMQAzgDPANAA0gDUANYA2ADaAO4A/QELAQ0BDwERASEBIwElATMBNAE1ATYBNwFAAUIBRAFTAVgBWQFaAVwBXQFeAV8BYQFjAWUBZgFpAWoBbAFtAW4BbwFwAXEBcgFzAXUBdgF7AX0BgAGCAYQBhQ\
GHAZEBmwGcAZ0BpAGlAacBqAGqAasBrQGxAbcBuAG5AboBuwG8Ab0BwAHJAc4B4QHjAe8B8AH1AfcB+AH5AfoB+wH8Af0B/gH/AgACAQIDAgQCBQIHAggCCQIRAhICHgI3AjgCPAI/AkECSgJLAk0CTgJPAlACVw\
JbAl0CZwJsAm8CcAJyAnQCdQJ2AnkCegJ8An4CgAKCAoQChgKHAogCigKMAo4CkAKSApQClgKaApsCoQKjAqQCpQKpAq0CsAKyArwCvwLAAs4C0ALSAtYC2gLcAt4C4gLkAuYC6ALqAuwC7QLuAvAC8gL0AvYC+A\
L6AvwC/gMAAwIDBAMGAwgDCgMMAw4DEAMSAxQDFgMYAxoDIAMiAyQDJgMoAyoDLAMuAzADMgM0AzYDPAM+A0ADQgNEA0YDRwNIA0kDSgNLA00EtwS4BWwFbQVuBW8FcAVxBXIFcwV0BXUFdgV3BXgFeQV6BXsFrg\
WvBbAFsQWyBbMFvAW9Bb4FvwXIBckFygXLBcwFzQXOBc8F0AXRBd4F3wXgBeEF4gXjBeQF5QYOBg8GEAYRBhIGEwYUBhUGFgYXBhgGQQZCBkMGRAZFBk4GTwZQBlEHRwdJABMANf/EADf/7AA4/+wAOv/iAJ3/4g\
Eh/8QBI//EASX/xAEz/+wBNf/iATf/4gH3/+wB+f/sAfv/7AH9/+IDRv/iA0j/4gNK/+IDTf/EACEACgAUAA3/xAAP/8QAIAAUACL/7AA+ABQAXgAUAID/7ACB/+wAgv/sAIP/7ACE/+wAhf/sAMD/7ADC/+wAxP\
/sAUD/7AIF/8QCCf/EAg3/xAI8/+wC9P/sAvb/7AL4/+wC+v/sAvz/7AL+/+wDAP/sAwL/7AME/+wDBv/sAwj/7AMK/+wAAgBr//YCEf/2AAEAKwBcAAQAAwAUAAgAFAIEABQCCAAUAAIAKwBaAEsAKAAUACsAMg\
A1/+wAN//2ADj/9gA6/+IAnf/iASH/7AEj/+wBJf/sATP/9gE1/+IBN//iAff/9gH5//YB+//2Af3/4gNG/+IDSP/iA0r/4gNN/+wAFAArAGQANf/YADf/4gA4/+IAOv/YAJ3/2AEh/9gBI//YASX/2AEz/+IBNf\
/YATf/2AH3/+IB+f/iAfv/4gH9/9gDRv/YA0j/2ANK/9gDTf/YAAIAB//2ADn/7AABACsAbgACACAAUADnAEYABQAN//YAD//2AgX/9gIJ//YCDf/2ABQAa//sAVsAFAFj//YBav/2AXD/4gGUABQCEf/sBZoAFA\
WbABQFnAAUBZ0AFAWeABQFnwAUBdYAFAYsABQGLQAUBi4AFAYvABQGMAAUBjEAFAAPAVsACgGUAAoFmgAKBZsACgWcAAoFnQAKBZ4ACgWfAAoF1gAKBiwACgYtAAoGLgAKBi8ACgYwAAoGMQAKABEAa//2AVsADw\
GUAA8CEf/2BZoADwWbAA8FnAAPBZ0ADwWeAA8FnwAPBdYADwYsAA8GLQAPBi4ADwYvAA8GMAAPBjEADwAGAXD/zgFz/+IBfv/iAZH/7AIe/+ICN//sABUADf/OAA//zgFc/+wBX//sAWH/4gFm/+wBbf/2AW7/2A\
Fv/+IBcf/2AXX/4gGF//YCBf/OAgn/zgIN/84COP/iBLj/4gYV/+wGFv/sBkH/4gZC/+IAAQFw/+IAHgAN/8QAD//EAVsAFAFc/9gBX//YAWP/9gFm/9gBav/2AYv/9gGUABQCBf/EAgn/xAIN/8QFmgAUBZsAFA\
WcABQFnQAUBZ4AFAWfABQF1gAUBhX/2AYW/9gGLAAUBi0AFAYuABQGLwAUBjAAFAYxABQGPf/2Bj7/9gBtAA7/zgFbAB4Bdv/sAXr/9gF7/+wBfv/sAYL/9gGJ/+wBiv/sAYz/7AGN/+wBjv/sAY//9gGQ/+wBkv\
/2AZP/9gGUAB4Blf/2AZb/7AGX//YBmP/2Af//zgIA/84CAf/OBWz/7AVt/+wFbv/sBW//7AVw/+wFcf/sBXL/7AVz/+wFmgAeBZsAHgWcAB4FnQAeBZ4AHgWfAB4FqP/sBan/7AWq/+wFq//sBaz/7AWt/+wFtP\
/2BbX/9gW2//YFt//2Bbj/9gW5//YFuv/2Bbv/9gXA//YFwf/2BcL/9gXD//YFxP/2BcX/9gXG//YFx//2BdD/7AXR/+wF1gAeBdj/7AXZ/+wF2v/2Bdv/9gXc//YF3f/2Bd7/7AXf/+wF4P/sBeH/7AXi/+wF4/\
/sBeT/7AXl/+wF/v/2Bf//9gYA//YGAf/2BgL/9gYD//YGBP/2BgX/9gYO/+wGD//sBhD/7AYR/+wGEv/sBhP/7AYU/+wGLAAeBi0AHgYuAB4GLwAeBjAAHgYxAB4GOf/2Bjr/9gY7//YGPP/2Bj//9gZA//YGSf\
/2Bkr/9gZL//YGTP/2Bk3/9gAFAA3/7AAP/+wCBf/sAgn/7AIN/+wAEwF2/+wBe//sAYn/7AGM/+wBjf/sAZD/7AGW/+wFbP/sBW3/7AWo/+wFqf/sBdD/7AXR/+wF2P/sBdn/7AXe/+wF3//sBhH/7AYS/+wAGw\
AD/8QACP/EAXb/9gF7//YBff/sAYf/7AGJ//YBiv/sAYz/9gGN//YBjv/sAZD/9gGW//YCBP/EAgj/xAVs//YFbf/2Baj/9gWp//YF0P/2BdH/9gXY//YF2f/2Bd7/9gXf//YGEf/2BhL/9gABAYX/9gAzAA3/4g\
AO/+wAD//iAXb/7AF7/+wBfv/sAYn/7AGM/+wBjf/sAZD/7AGRABQBlv/sAf//7AIA/+wCAf/sAgX/4gIJ/+ICDf/iBWz/7AVt/+wFbv/sBW//7AVw/+wFcf/sBXL/7AVz/+wFqP/sBan/7AWq/+wFq//sBaz/7A\
Wt/+wF0P/sBdH/7AXY/+wF2f/sBd7/7AXf/+wF4P/sBeH/7AXi/+wF4//sBeT/7AXl/+wGDv/sBg//7AYQ/+wGEf/sBhL/7AYT/+wGFP/sAAIC5f/sAuf/7AARAAP/7AAI/+wBp//2Ab7/7AIE/+wCCP/sAk3/9g\
JX/+wClv/sApj/7AKc/+wCnv/sAqv/7AKw//YCsv/2ArT/9gLU/+wAOAAN/9gAD//YAZr/7AGh/+wBo//sAaX/4gGn/+wBq//sAa3/7AGu/+wBsv/sAbn/4gG6/+IBvP/sAcH/7AHE/+wBy//sAdL/7AHv/+wCBf\
/YAgn/2AIN/9gCTf/sAk7/7AJV/+wCW//2Al3/9gJ2/+wCeP/sAoD/7AKM/+ICjv/iApD/4gKS/+wClP/sAqH/7AKl/+wCpv/sArD/7AKy/+wCtP/sArz/7AK+/+wCzP/sAs7/4gLQ/+IC0v/iAtz/7ALe/+wC5P\
/sAub/7ALo/+wC6f/sAu7/7ALy/+wC8//sAAEBbv/YAAQBfv/iAYD/7AHr/+ICWP/2AAUBbv+6AXD/zgFy/8QBgv/sAbv/2AABAW7/4gAFADn/7AFt//YBbv/EAXH/7AHG//YABQAN/+IAD//iAgX/4gIJ/+ICDf\
/iAAECWP/2ABkADf+6AA//ugGh/+IBp//YAav/4gGy/+IBy//sAdL/7AHv/+wCBf+6Agn/ugIN/7oCTf/YAk7/7AKl/+ICpv/sArD/2AKy/9gCtP/YAuD/2ALi/9gC6P/iAun/7ALy/+IC8//sAAECwf/sAAECUf\
/2ACYAA//iAAj/4gGa/+IBoAAyAaP/4gG5/+IBvv/YAcH/4gHZ/+wB3v/sAeH/7AIE/+ICCP/iAlf/2AJb/+ICXf/iAoD/4gKB/+wCjP/iAo3/7AKO/+wCkP/sApT/4gKV/+wClv/YApf/7AKY/9gCmf/sAqv/2A\
Ks/+wC1P/YAtX/7ALk/+IC5f/iAub/4gLn/+IC7v/iAu//7AAGAAP/4gAI/+ICBP/iAgj/4gLl/+wC5//sACoAA/+wAAj/sAGa/84BoAAyAaP/zgG5/6YBvv/EAcH/zgHZ/9gB3v/sAeH/2AIE/7ACCP+wAlf/xA\
Jb/7oCXf+6AoD/zgKB/9gCjP+mAo3/2AKO/84CkP/OApT/zgKV/9gClv/EApf/7AKY/8QCmf/sApz/4gKd/+wCnv/iAp//7AKr/8QCrP/sAtT/xALV/+wC5P+mAuX/2ALm/6YC5//YAu7/zgLv/9gAGQAD/7oACP\
+6Adn/zgHe/+wB4f/OAgT/ugII/7oCSP/sAlz/7AJe/+wCZv/sAoH/zgKN/84Cj//sApH/7AKV/84Cl//sApn/7AKd/+wCn//sAqz/7ALV/+wC5f+6Auf/ugLv/84ADgGa/+wBo//sAbn/4gHB/+wCW//2Al3/9g\
KA/+wCjP/iAo7/9gKQ//YClP/sAuT/7ALm/+wC7v/sAAYBu//iAeb/7AHr/9gCUv/sAlj/7ALw//YAKgAD/+IACP/iAZr/7AGj/+wBuf/EAb7/2AHB/+wB2f/sAdr/9gHe//YB4f/sAfP/9gIE/+ICCP/iAlf/2A\
Jb/+ICXf/iAoD/7AKB/+wCjP/EAo3/7AKO/84CkP/OApT/7AKV/+wClv/YApf/9gKY/9gCmf/2Aqv/2AKs//YCz//2AtH/9gLT//YC1P/YAtX/9gLk/9gC5f/sAub/2ALn/+wC7v/sAu//7AATAAP/zgAI/84B2f\
/sAdr/7AHh/+wB8//sAgT/zgII/84Cgf/sAo3/7AKP/+wCkf/sApX/7ALP/+wC0f/sAtP/7ALl/9gC5//YAu//7AArAAP/4gAI/+IBoAAyAbn/7AG7/+wBvv/YAdn/4gHe/+wB4f/iAgT/4gII/+ICSP/2Alf/2A\
Jb/+wCXP/2Al3/7AJe//YCZv/2AoH/4gKM/+wCjf/iAo7/7AKP//YCkP/sApH/9gKV/+IClv/YApf/7AKY/9gCmf/sApz/zgKd/+wCnv/OAp//7AKr/9gCrP/sAtT/2ALV/+wC5P/YAuX/zgLm/9gC5//OAu//4g\
ABAbv/7AABAeYAHgAGAAP/9gAI//YCBP/2Agj/9gLl/+wC5//sAAMBu//iAcb/9gHr//YABgG7/9gB5v/iAev/xAJS/84CWP/OAsH/4gAEAbv/4gHr/+ICUv/sAlj/4gAEAaAAbgG7/+ICVgAeAlj/9gACAbv/7A\
Lw//YAAQJR/+wAGAAN/9gAD//YAaf/9gGt/+wBuf/sAbz/7AIF/9gCCf/YAg3/2AJN//YCW//2Al3/9gJ2/+wCjP/sAo7/9gKQ//YCkv/sAqH/7AKw//YCsv/2ArT/9gK8/+wC3P/sAt7/7AATAAP/7AAI/+wBzf\
/2Adr/9gHc//YB8//2AgT/7AII/+wCd//2ApP/9gKi//YCvf/2As//9gLR//YC0//2At3/9gLf//YC5f/sAuf/7AArAAP/2AAI/9gBmv/iAaP/4gGn/+wBrf/sAbn/4gG8/+wBvv/sAcH/4gHZ/+wB4f/sAgT/2A\
II/9gCTf/sAlf/7AJb/+wCXf/sAnb/7AKA/+ICgf/sAoz/4gKN/+wCjv/sApD/7AKS/+wClP/iApX/7AKW/+wCmP/sAqH/7AKr/+wCsP/sArL/7AK0/+wCvP/sAtT/7ALc/+wC3v/sAuT/7ALm/+wC7v/iAu//7A\
AFAd7/7AKX/+wCmf/sAqz/7ALV/+wAAgGgAG4CwQAUAAEAKwAyAAEAKwA8AAIAOf/sAZ3/9gACACoAFAA5ADIABQAqABQAOQAyAvsACgMVAAoDJwAKAAIAB//iACAAFAABACAAFAACAAf/7AAgABQAAQGFABQAAw\
Fu/7oBcP/sAXL/2AAEAXD/4gFz//YBfv/iAh7/9gAEAWH/9gFx/+wBfv/iAYX/7AAGAWH/9gFt//YBbv/iAXH/7AFy//YBhf/2AAEBbv/sAAEHSAAGAAEHSgAHAAIrVAAEAAAvDDm0AE4ARwAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAD/7AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA//YAAAAA//YAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/YAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAP/2AAAAAP/2AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAD/9gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/+wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/2AAAAAAAAAAAAAAAAAAD/9gAAAAAAAA\
AAAAAAAAAAAAD/2AAAAAAAAAAAAAD/4gAAAAAAAAAAAAAAAAAA//YAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/sAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/xA\
AAAAAAAAAAAAAAAAAA/9gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/7oAAAAAAAAAAP+6AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/sAAAAAAAAAAD/9gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/2//YAAAAAAAAAAAAAAAAAAAAA//YAAAAAAAAAAAAA//YAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUAAAAAAAAAAAAAAAUAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/8QAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAD/ugAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/+wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB4AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/9gAAAAAAAAAAAAAAAAAAAAAAAAAAAAoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/7AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAD/9gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA//b/7AAAAAAAAAAA/+z/9v/s//YAAAAAAAAAAAAAAAAAAAAAAAD/2AAAAAAAAP/s/+wAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAD/7AAAAAAAAAAAAAD/9v/2AAAAAAAAAAD/4gAAAAAAAAAA/+IAAAAAAAAAAAAAAAD/zgAA/84AAAAyAAD/4v/iAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/YAAAAAAAA/+IAAP/Y/8QAAAAAAAAAAA\
AAAAD/xAAA/84AAAAAAAAAAAAA/8QAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/+L/sAAAAAD/7AAAAAAAAAAAAAAAAAAAAAD/9gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAP/sAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAP/2AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/2AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/7AAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AA//YAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUAAAAAAAAAAAAAA\
AUAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAA//YAAAAAAAAAAAAAAAAAAP/YAAAAAAAAAAAAAAAA/+wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA//YAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/+wAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAD/7AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/7AAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/7AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/sAAD/7AAAAAD/zgAAAAAAAA\
AAAAD/7AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/sAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/+wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAP/sAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAsAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/OAAAAAP/s/+L/zv/EAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAP/YAAD/zgAA/8QAAAAAAAAAAAAAAAAAAP/sAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/+L/sAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/7A\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/YAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA//YAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAA//YAAAAAAAAAAAAAAAAAAAAAAAAAAP/iAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/84AAAAAAAAAAAAAAAAAAAAAAAAAAAAA/+wAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/sAAAAAAAA//YAAAAAAAAAAAAAAAD/xAAAAAAAAAAAAAD/zgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/E/+wAAAAAAAD/ugAAAAAAAA\
AAAAAAAAAAADIAAAAAAAAAAAAA/7oAAP/i/+wAAAAAAAAAAP/s/84AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAMgAAAAAAFAAAAAAAAAAAADIAAAAAAAAAAAAAAAAAAAAAAAAAAAAyAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/EAAAAAAAA/+L/2P+6/8T/2AAAAAAAAAA8AAAAAP/sAAAAAP+6AAAACgAAAAD/7P\
/EABQAAAAAABQAAAAAAAAAAP/iAAD/4v/sAAAAAAAAAAAAAP+6ABT/ugAAAAAAAAAAAAAAAAAA/+IAAAAAAAD/ugAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP+wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AyAAAAAAAUAAAAAAAAAAAAKAAAAAAAAAAAAAAAAAAAAAAAAAAAACgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/sAAAAAAAAAAD/zgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/Y/+IAAAAAAAAAAAAAAAAAAP/s/8QAAAAAAAAAAAAA/84AAAAAAAD/7AAA/+IAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAD/zgAAAAAAAAAA/7oAAAAAAAD/7AAAAAAAAAAAAAD/7P/EAAAAAAAA/9j/sP/OAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/8T/zv/Y/+wAAP+6AAAAAAAAAAD/7AAA/9gAAA\
AAAAAAAP/OAAD/ugAA/7r/zv/YAAAAAAAA/+L/xAAAABQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/sAAAAAP/E/84AAAAAAAAAAP/sAAAAAAAAAAAAAAAA/+z/7A\
AA/+wAAAAAAAAAAAAAAAD/2AAAAAAAAAAAAAD/4v/OAAAAAAAAAAD/7P/O/9gAAAAAAAAAAP/OAAAAAAAA/+wAAAAA//b/9v/s/9gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAA//YAAP/2AAD/zgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/9v/iAAAAAAAAAAAAAP/sAAAAAP/2AAD/4v/iAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAPAAAAAAAAAAAAAAAAAAAAEYAAAAAAAAAAAAAAAD/7AAAAAAAAAAAAAAAAAAAAEYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/7A\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADwAAAAAAAAAAAAAAAAAAABGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAA/+wAAAAAAAAAAAAA//YAAAAAAAAAAAAAAAAAAAAAAAAAAP/iAAAAAAAAAAAAAAAAAAD/7AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/7AAAAAAAAAAA/7AAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/sAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/7AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/+wAAAAAAAAAAP/iAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAA/+z/7AAAAAAAAAAAAAAAAAAAAAD/zgAAAAAAAAAAAAD/zgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/9gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/2AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/+wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAA/+wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/+wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/7AAA/+wAAAAA/+wAAA\
AAAAAAAAAA/+wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/2AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAD/7AAAAAAAAAAAAAD/9v/2AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/+wAAAAA/87/zgAAAAAAAAAA/+wAAAAAAAAAAAAAAAD/7A\
AAAAAAAAAAAAAAAAAAAAAAAP+6AAAAAAAAAAAAAP/i/7oAAP/2AAD/zgAA/8T/2AAAAAAAAAAA/7oAAAAAAAD/ugAAAAD/7P/O/7D/ugAAAAAAAAAAAAAAAP/sAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAD/xAAA/7oAAP/EAAAAAAAAAAAAAAAUAAD/2AAAAAAAAP/YAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/i/8QAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP\
/sAAD/4gAAAAD/4gAAAAD/2P/iAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/sAAAAAP/i/+IAAAAAAAAAAAAA/84AAAAAAAAAAAAA/+z/4gAAAAAAAAAAAAD/2P/iAAAAAAAAAAD/ugAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAD/7AAAAAAAAAAAAAAAAAAAAAAAAAAA/+wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/zgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/sAAAAAAAA/+z/zgAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/7AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/YAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/+wAAAAAAAAAAP/sAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/2AAD/hQAAAAAAAAAAAAAAAA\
AAAAAAAAAAACgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/+wAAAAA/9gAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAA/9gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/9gAAAAAAAAAAAAAAAD/zgAAAAAAAAAAAAD/7AAA/84AAAAAAAAAAAAAAAAAAAAA/8QAAP\
/OAAAAAP+6/7AAAP/E/8QAAAAAAAAAAAAAAAAAAAAA/8QAAAAAAAAAAP+6AAAAAAAAAAAAAAAAAAAAAAAAAAD/zv+6AAAAAAAA/8QAAP/E/8QAAAAAAAAAAP+6/9gAAAAAAAAAAAAA//YAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/sAAAAAAAAAAAAAA\
AAAAD/4gAAAAAAAAAA/9gAAAAAAAD/7AAAAAAAAAAAAAD/7P/OAAAAAAAAAAAAAP/YABQAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/87/zgAA/+wAAP/EAAAAAAAAAAAAAAAA/+wAFAAAAAAAAP/sAAD/zgAA/+L/7A\
AAAAAAAAAAAAAAAAAAABQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/9g\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/+wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/sAAAAAAAAAAAAAP/sAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/2AAAAAAAAAAAAAP/2//YAAAAAAAAAAP/sAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA//YAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/2AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAD/4gAAAAAAAAAA/84AAAAAAAD/7AAAAAAAAAAAAAAAAP/OAAAAAAAAAAD/2P/YAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/8T/2AAAAAAAAP/EAAAAAAAAAAAAAAAAAAAAFAAAAAAAAP\
/sAAD/2P/2/9gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/sAAAAAAAAAAAAAAAAAAAAAAAAAAD/4gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/iAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/9gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/+wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AA/84AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/4v/iAAAAAAAAAAAAAAAAAAD/7P+6AAAAAAAAAAAAAP/EAAAAAAAA/+wAAP/sAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/sAAAAAP/s/9gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/2AAAAAAAAAAAAAAAAP/OAAAAAAAAAAAAAP/i/+IAAAAAAAAAAP/YAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/7P+wAAAAAAAAAAD/2P/sAAD/4v+wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/sAAD/xAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAD/xAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/4gAAAAAAAAAA//YAAAAA//b/4gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/+IAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/+IAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP\
/YAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAD/7AAAAAAAAAAAAAAAAAAAAAAAAAAAADwAAAAAAAAAAAAoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAB4AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAoAAAAAAAAAAAARgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/9gAAAAAAAAAAAAD/7AAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/87/7AAAAAAAAAAA/8QAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/fgAAAAAAAAAA/84AAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAP/YAAAAAAAAAAAAAAAAAAAAAP/sAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/34AAAAAAAAAAA\
AAAAD/zgAAAAAAAAAAAAAAAAAA/+wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/7AAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/zgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAP9+AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/9gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/+wAAAAAAAD/4gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA//YAAP/sAAAAAP/sAAAAAAAA/84AAAAAAAAAAAAAAAD/ug\
AA/7oAAAAeAAD/zv/OAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/OAAAAAAAA/9gAAP/O/8QAAAAAAAAAAAAAAAD/sAAA/84AAAAA/9gAAAAA/7oAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/+L/xP/sAAD/4g\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/2AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAJ4AAwADAAAACAAIAAEADQAPAAIAIgAiAAUAJAAmAAYALAAtAAkAMAAyAAsANQA7AA4AQgBDABUARgBHABcASQBJABkATgBRABoAUwBTAB4AVQBVAB8AVwBaACAAaw\
BrACQAewB7ACUAgACLACYAkACQADIAkgCWADMAmACeADgAoACmAD8AqACrAEYArgCwAEoAsgC2AE0AuAC4AFIAvQDGAFMAyADIAF0AygDKAF4AzADMAF8AzgDQAGAA0gDbAGMA5QDlAG0A6QDpAG4A6wDrAG8A9Q\
D1AHAA9wD4AHEA+gD6AHMA/AD+AHQBAAEAAHcBAwEDAHgBBQEFAHkBCAEIAHoBCgESAHsBFAEUAIQBFgEWAIUBGAEYAIYBIQEnAIcBKQEpAI4BKwErAI8BLQEtAJABLwEvAJEBMQExAJIBMwE4AJMBOgE6AJkBPA\
E8AJoBQAFEAJsBUwFTAKABVwFcAKEBXgFfAKcBYwFmAKkBagFqAK0BbAFsAK4BbgFvAK8BcQFxALEBcwF2ALIBeAF5ALYBewF7ALgBfQF9ALkBgQGBALoBgwGDALsBhwGHALwBiQGJAL0BiwGLAL4BjQGNAL8BkA\
GQAMABlAGUAMEBlgGWAMIBmgGcAMMBoQGlAMYBpwGnAMsBqQGrAMwBrQGuAM8BsQGxANEBtQG1ANIBtwG6ANMBvAG9ANcBwAHBANkBwwHFANsBxwHHAN4BygHNAN8B0QHRAOMB1QHVAOQB1wHXAOUB2QHdAOYB4A\
HhAOsB4wHlAO0B5wHpAPAB7QHtAPMB7wHzAPQB9QIBAPkCAwIFAQYCBwIJAQkCEQISAQwCHgIeAQ4COAI4AQ8COwI9ARACPwJCARMCRQJFARcCRwJLARgCTQJRAR0CUwJTASICVQJVASMCWAJnASQCbAJzATQCdg\
J4ATwCegKFAT8CiQKKAUsCjAKXAU0CnAKfAVkCoQKiAV0CpQKmAV8CqQKqAWECrQKuAWMCsAKzAWUCtQK1AWkCtwK+AWoCxgLTAXIC1gLXAYAC2gLfAYIC4gLrAYgC7wLvAZIC8gMbAZMDIAM4Ab0DOgM6AdYDPA\
NLAdcDTQNOAecDzQPNAekEtwS4AeoFBwUHAewFbAV7Ae0FiAWJAf0FmAWpAf8FrgWzAhEFvAW/AhcFyAXRAhsF1AXZAiUF3gXvAisF9gX9Aj0GBgYZAkUGHwYhAlkGKAYoAlwGLAY1Al0GPQY+AmcGQQZFAmkGTg\
ZSAm4GrAasAnMIiwiLAnQAAgHGAAMAAwAfAAgACAAfAA0ADQA1AA4ADgA0AA8ADwA1ACIAIgAEACQAJAAoACUAJQADACYAJgAFACwALAA5AC0ALQAnADAAMAADADEAMQBKADIAMgADADUANQAvADYANgAOADcAOA\
AkADkAOQA5ADoAOgAZADsAOwA2AEIAQgACAEcARwBFAEkASQACAE4ATwACAFMAUwAzAFUAVQArAFcAWAAKAFkAWQA6AFoAWgAKAGsAawBDAHsAewBCAIAAhQAEAIYAhgAFAIcAhwAoAIgAiwAFAJAAkAADAJIAlg\
ADAJgAmAADAJkAnAAOAJ0AnQAZAJ4AngBKAKAApQACAK4ArwAYAL0AvQAKAL8AvwAKAMAAwAAEAMEAwQACAMIAwgAEAMMAwwACAMQAxAAEAMUAxQACAMYAxgAoAMgAyAAoAMoAygAoAMwAzAAoAM4AzgADAM8Azw\
BGANAA0AADANIA0gAFANQA1AAFANYA1gAFANgA2AAFANoA2gAFAOUA5QACAOkA6QAYAOsA6wAYAPUA9QA5APcA9wA6APgA+AAnAPoA+gAnAPwA/AAnAP0A/QBGAP4A/gAnAQABAAAnAQMBAwACAQUBBQACAQgBCA\
ACAQoBCgACAQsBCwADAQ0BDQADAQ8BDwADAREBEQAFARQBFAAzARYBFgAzARgBGAAzASEBIQAvASIBIgArASMBIwAvASQBJAArASUBJQAvASYBJgArAScBJwAOASkBKQAOASsBKwAOAS0BLQAOAS8BLwAOATEBMQ\
AOATMBMwAkATQBNAAKATUBNQAZATYBNgAKATcBNwAZATgBOAA2AToBOgA2ATwBPAA2AUABQAAEAUEBQQACAUIBQgAFAUQBRAADAVMBUwAIAVcBVwAJAVgBWAAUAVkBWQANAVoBWgAPAVsBWwALAVwBXAAIAV4BXg\
BMAV8BXwAIAWMBYwAUAWQBZAAJAWUBZQBLAWYBZgAIAWoBagAUAWwBbABJAW4BbgBMAW8BbwANAXEBcQBLAXMBcwAPAXQBdAAJAXUBdQANAXYBdgATAXgBeAASAXkBeQABAXsBewATAX0BfQBEAYEBgQASAYMBgw\
ABAYcBhwBEAYkBiQAVAYsBiwAVAY0BjQBNAZABkAAVAZQBlAALAZYBlgAVAZoBmgAjAZsBmwAiAZwBnAAsAaEBowAjAaQBpAAWAaUBpQAdAacBpwAuAakBqQAtAaoBqgAiAasBqwARAa0BrQAWAa4BrgAtAbEBsQ\
AWAbUBtQAMAbcBtwBIAbgBuAAsAbkBuQAiAboBugAdAbwBvAAWAb0BvQARAcABwAARAcEBwQAjAcMBwwAjAcQBxQAMAccBxwA4AcoBygAcAcsBywAQAcwBzAAbAc0BzQAXAdEB0QAXAdUB1QAGAdcB1wAGAdkB2Q\
AcAdoB2gAaAdsB2wAGAdwB3AAXAd0B3QAQAeAB4AAQAeEB4QAhAeMB4wAhAeQB5QAGAecB5wAbAegB6ABHAekB6QAcAe0B7QAYAe8B8AAhAfEB8QBHAfIB8gAXAfMB8wAaAfUB9QAiAfYB9gAcAfcB9wAkAfgB+A\
AKAfkB+QAkAfoB+gAKAfsB+wAkAfwB/AAKAf0B/QAZAf4B/gAKAf8CAQA0AgMCBAAfAgUCBQA1AgcCCAAfAgkCCQA1AhECEQBDAhICEgBCAh4CHgAPAjgCOAANAjsCOwACAjwCPAAEAj0CPQACAj8CPwAmAkACQA\
AgAkECQQAlAkICQgAeAkUCRQAbAkcCRwAMAkgCSAAyAkkCSQBBAkoCSgAhAksCSwAsAk0CTQAuAk4CTgBAAk8CTwAuAlACUABAAlECUQA/AlMCUwA/AlUCVQAtAlgCWAAGAlkCWQAMAloCWgAGAlsCWwAdAlwCXA\
AyAl0CXQAdAl4CXgAyAl8CYAAaAmECYQAMAmICYgAGAmMCYwAMAmQCZAAGAmUCZQAMAmYCZgAyAmcCZwAsAmwCbAARAm0CbQAQAm4CbgBBAm8CbwAhAnACcABIAnECcQAGAnICcgA3AnMCcwA+AnYCdgAxAncCdw\
AqAngCeAAtAnoCegAxAnsCewAqAnwCfAAWAn0CfQAXAn4CfgAWAn8CfwAXAoACgAAWAoECgQAXAoICggARAoMCgwAQAoQChAA3AoUChQAcAokCiQAGAooCigAsAowCjAAiAo0CjQAcAo4CjgA9Ao8CjwA8ApACkA\
A9ApECkQA8ApICkgAxApMCkwAqApQClAARApUClQAQApYClgARApcClwAQApwCnAA7Ap0CnQAbAp4CngA7Ap8CnwAbAqECoQAWAqICogAXAqUCpQARAqYCpgAQAqkCqQARAqoCqgAQAq0CrQARAq4CrgAQArACsA\
AuArECsQA4ArICsgAuArMCswA4ArUCtQAbArcCtwAbArgCuAAMArkCuQAGAroCugAMArsCuwAGArwCvAAWAr0CvQAXAr4CvgAtAsYCxgAMAscCxwAGAsgCyAAMAskCyQAGAsoCygAMAssCywAGAswCzAAMAs0CzQ\
AGAs4CzgAdAs8CzwAaAtAC0AAdAtEC0QAaAtIC0gAdAtMC0wAaAtYC1gAiAtcC1wAcAtoC2gA3AtsC2wA+AtwC3AAxAt0C3QAqAt4C3gAWAt8C3wAqAuIC4gAwAuMC4wApAuQC5AAwAuUC5QApAuYC5gARAucC5w\
AQAugC6AAwAukC6QApAuoC6gAwAusC6wApAu8C7wApAvIC8gARAvMC8wAQAvQC9AAEAvUC9QACAvYC9gAEAvcC9wACAvgC+AAEAvkC+QACAvoC+gAEAvsC+wACAvwC/AAEAv0C/QACAv4C/gAEAv8C/wACAwADAA\
AEAwEDAQACAwIDAgAEAwMDAwACAwQDBAAEAwUDBQACAwYDBgAEAwcDBwACAwgDCAAEAwkDCQACAwoDCgAEAwsDCwACAwwDDAAFAw4DDgAFAxADEAAFAxIDEgAFAxQDFAAFAxYDFgAFAxgDGAAFAxoDGgAFAyADIA\
ADAyIDIgADAyQDJAADAyYDJgADAygDKAADAyoDKgADAywDLAADAy4DLgAmAy8DLwAgAzADMAAmAzEDMQAgAzIDMgAmAzMDMwAgAzQDNAAmAzUDNQAgAzYDNgAmAzcDNwAgAzgDOAAOAzoDOgAOAzwDPAAlAz0DPQ\
AeAz4DPgAlAz8DPwAeA0ADQAAlA0EDQQAeA0IDQgAlA0MDQwAeA0QDRAAlA0UDRQAeA0YDRgAZA0cDRwAKA0gDSAAZA0kDSQAKA0oDSgAZA0sDSwAKA00DTQAvA04DTgArA80DzQAYBLcEuAANBQcFBwAYBWwFbQ\
ATBW4FcwAHBXQFewAIBYgFiQASBZgFmQABBZoFnwALBaAFpwAJBagFqQAVBa4FswAUBbwFvwANBcgFzwAPBdAF0QATBdQF1QASBdYF1wABBdgF2QAVBd4F3wATBeAF5QAHBeYF7QABBe4F7wASBfYF/QABBgYGDQ\
ABBg4GDwAHBhAGEgATBhMGFAAHBhUGGAAIBhkGGQABBh8GIQASBigGKAABBiwGMQALBjIGNQAJBj0GPgAVBkEGRAANBkUGRQBJBk4GTwAUBlAGUQAPBlIGUgABBqwGrABFCIsIiwAYAAIB9wADAAMAMQAIAAgAMQ\
AKAAoANgANAA0AJgAOAA4AMgAPAA8AJgAiACIABwAkACQABAAoACgABAAwADAABAAyADIABAA1ADUALAA2ADYACgA3ADgAHQA6ADoAFQA7ADsANAA+AD4ANgBCAEIABgBDAEMAEQBEAEYAAQBHAEcAFgBIAEgAJA\
BJAEkAEQBMAE0AEQBOAE8ABQBQAFAAAQBRAFEABQBSAFIAAQBTAFMABQBUAFQAIgBVAFUAIQBWAFYABQBXAFoADgBbAFsALgBeAF4ANgBrAGsAQgB7AHsAQQCAAIUABwCGAIYARgCHAIcABACSAJYABACYAJgABA\
CZAJwACgCdAJ0AFQCgAKAAAQChAKYABgCnAKsAAQCyALYAAQC4ALgAAQC5ALwABQC9AL0ADgC+AL4AEQC/AL8ADgDAAMAABwDBAMEABgDCAMIABwDDAMMABgDEAMQABwDFAMUABgDGAMYABADHAMcAAQDIAMgABA\
DJAMkAAQDKAMoABADLAMsAAQDMAMwABADNAM0AAQDPAM8AAQDRANEAAQDTANMAAQDVANUAAQDXANcAAQDZANkAAQDbANsAAQDcANwABADdAN0AJADeAN4ABADfAN8AJADgAOAABADhAOEAJADiAOIABADjAOMAJA\
DlAOUAEQD2APYAEQD3APcABQD5APkAEQD7APsAEQD9AP0AEQD/AP8AEQEDAQMABQEFAQUABQEKAQoABQELAQsABAEMAQwAAQENAQ0ABAEOAQ4AAQEPAQ8ABAEQARAAAQERAREABAESARIAAQEUARQABQEWARYABQ\
EaARoAIgEeAR4AIgEhASEALAEiASIAIQEjASMALAEkASQAIQElASUALAEmASYAIQEnAScACgEoASgABQEpASkACgEqASoABQErASsACgEsASwABQEtAS0ACgEuAS4ABQEvAS8ACgEwATAABQExATEACgEyATIABQ\
EzATMAHQE0ATQADgE1ATUAFQE2ATYADgE3ATcAFQE4ATgANAE5ATkALgE6AToANAE7ATsALgE8ATwANAE9AT0ALgFAAUAABwFBAUEABgFCAUIARgFDAUMABgFEAUQABAFFAUUAAQFHAUcAIgFbAVsADQFcAVwALQ\
FfAV8ALQFjAWMARQFmAWYALQFqAWoARQFvAW8AHgF1AXUAHgF2AXYACQF3AXcAJQF4AXgAEAF5AXkAIwF6AXoAAgF7AXsACQF9AX0AQwF/AX8AJQGBAYEAEAGDAYMAIwGEAYQAEAGGAYYAEAGHAYcAQwGJAYkACQ\
GKAYoAQAGLAYsANQGMAY0ACQGOAY4AQAGPAY8AAgGQAZAACQGSAZMAAgGUAZQADQGVAZUAAgGWAZYACQGXAZgAAgGaAZoAGgGcAZwADAGhAaEAGQGjAaMAGgGlAaUAKgGnAacAKwGrAasAGQGtAa0AFAGuAa4AHA\
GyAbIAGQG1AbUADAG4AbgADAG5AbkARAG6AboAKgG8AbwAFAG+Ab4AGwHBAcEAGgHEAcQAHAHHAccAGAHJAcoAAwHLAcsAEwHMAcwACAHNAc0AEgHOAc4AKQHPAdEAAwHSAdIAEwHTAdQAAwHVAdUACAHWAdcAAw\
HYAdgACAHZAdkAFwHaAdoAKAHbAdsACAHcAdwAEgHdAd0AAwHeAd4AJwHfAeAAAwHhAeEAFwHiAeMAAwHkAeQAKQHlAeUAAwHnAecACAHoAegAMwHpAekAAwHqAeoACAHvAe8AEwHwAfAAAwHxAfEAMwHyAfIAAw\
HzAfMAKAH0AfQAAwH2AfYAAwH3AfcAHQH4AfgADgH5AfkAHQH6AfoADgH7AfsAHQH8AfwADgH9Af0AFQH/AgEAMgIEAgQAMQIFAgUAJgIIAggAMQIJAgkAJgINAg0AJgIRAhEAQgISAhIAQQI4AjgAHgI7AjsABQ\
I8AjwABwI9Aj0ABgI/Aj8ABAJAAkAAAQJBAkEACgJCAkIABQJFAkUACAJGAkYAAwJHAkcADAJIAkgAMAJJAkkAIAJMAkwAAwJNAk0AKwJOAk4AEwJQAlAAAwJUAlQAAwJVAlUAHAJXAlcAGwJZAlkADAJaAloACA\
JbAlsAPwJcAlwAMAJdAl0APwJeAl4AMAJfAl8ADAJgAmAACAJhAmEADAJiAmIACAJjAmMADAJkAmQACAJlAmUADAJmAmYAMAJnAmcADAJoAmgACAJtAm0AAwJuAm4AIAJvAm8AMwJxAnEAAwJyAnIAIAJ1AnUAAw\
J2AnYAFAJ3AncAEgJ4AngAHAJ5AnkAKQJ7AnsAAwJ9An0AAwJ+An4AIAJ/An8AMwKAAoAAGgKBAoEAFwKDAoMAAwKFAoUAAwKHAocAAwKIAogADAKJAokACAKKAooADAKLAosACAKMAowARAKNAo0AFwKOAo4APg\
KPAo8APQKQApAAPgKRApEAPQKSApIAFAKTApMAEgKUApQAGgKVApUAFwKWApYAGwKXApcAJwKYApgAGwKZApkAJwKbApsAAwKcApwAPAKdAp0AOwKeAp4APAKfAp8AOwKhAqEAFAKiAqIAEgKkAqQAAwKlAqUAGQ\
KmAqYAEwKoAqgAAwKqAqoAAwKrAqsAGwKsAqwAJwKuAq4AAwKwArAAKwKxArEAGAKyArIAKwKzArMAGAK0ArQAKwK1ArUAGAK3ArcACAK4ArgAOgK5ArkAGAK6AroAOgK7ArsAGAK8ArwAFAK9Ar0AEgK+Ar4AHA\
K/Ar8AKQLDAsMAAwLFAsUAAwLGAsYADALHAscACALIAsgADALJAskACALKAsoADALLAssACALMAswAHALNAs0AKQLOAs4AKgLPAs8AKALQAtAAKgLRAtEAKALSAtIAKgLTAtMAKALUAtQAGwLVAtUAJwLXAtcAAw\
LZAtkAAwLaAtoAIALcAtwAFALdAt0AEgLeAt4AFALfAt8AEgLgAuAAOQLhAuEACALiAuIAOQLjAuMACALkAuQAOALlAuUANwLmAuYAOALnAucANwLoAugAGQLpAukAEwLrAusAAwLsAuwADALtAu0ACALuAu4AGg\
LvAu8AFwLxAvEACALyAvIAGQLzAvMAEwL0AvQABwL1AvUABgL2AvYABwL3AvcABgL4AvgABwL5AvkABgL6AvoABwL7AvsABgL8AvwABwL9Av0ABgL+Av4ABwL/Av8ABgMAAwAABwMBAwEABgMCAwIABwMDAwMABg\
MEAwQABwMFAwUABgMGAwYABwMHAwcABgMIAwgABwMJAwkABgMKAwoABwMLAwsABgMNAw0AAQMPAw8AAQMRAxEAAQMTAxMAAQMVAxUAAQMXAxcAAQMZAxkAAQMbAxsAAQMgAyAABAMhAyEAAQMiAyIABAMjAyMAAQ\
MkAyQABAMlAyUAAQMmAyYABAMnAycAAQMoAygABAMpAykAAQMqAyoABAMrAysAAQMsAywABAMtAy0AAQMuAy4ABAMvAy8AAQMwAzAABAMxAzEAAQMyAzIABAMzAzMAAQM0AzQABAM1AzUAAQM2AzYABAM3AzcAAQ\
M4AzgACgM5AzkABQM6AzoACgM7AzsABQM8AzwACgM9Az0ABQM+Az4ACgM/Az8ABQNAA0AACgNBA0EABQNCA0IACgNDA0MABQNEA0QACgNFA0UABQNGA0YAFQNHA0cADgNIA0gAFQNJA0kADgNKA0oAFQNLA0sADg\
NNA00ALANOA04AIQS4BLgAHgVsBW0ACQVuBXMACwV8BX0AJQV+BYEAHwWIBYkAEAWKBY8ADwWYBZkAIwWaBZ8ADQWoBakACQWqBa0ALwW0BbsAAgXABccAAgXQBdEACQXSBdIAHwXTBdMAJQXUBdUAEAXWBdYADQ\
XXBdcAIwXYBdkACQXaBd0AAgXeBd8ACQXgBeUACwXuBe8AEAXwBfUADwX+BgUAAgYOBhAACwYRBhIACQYTBhQACwYVBhYALQYfBiEAEAYiBiMADwYsBjEADQY5BjwAAgY9Bj4ANQY/BkAAAgZBBkIAHgZJBk0AAg\
asBrAAFgAEAAAAAQAIAAEADAAoAAQBQAMSAAIABAIkAiQAAASuBK4AAQgRCFkAAghbCIMASwACAC4AIgA7AAAAQgBbABoAagBqADQAegB6ADUAgACWADYAmAC2AE0AuAFHAGwBUwFTAPwBVQH+AP0CFQIVAacCHg\
IeAagCNQI1AakCNwI4AaoCOgI9AawCPwJgAbACZQJoAdICbARyAdYEfwR/A90EggSCA94EjwSTA98EsgS0A+QEtgS5A+cEuwTYA+sE2gYZBAkGHAYcBUkGHwYoBUoGLAY1BVQGOQZFBV4GSQZSBWsGXwZjBXUGZw\
ZnBXoGegaqBXsGsQbOBawG0AbTBcoG3wbgBc4G6gbrBdAG+gcBBdIHWwdbBdoHaQdpBdsHawduBdwHcgdyBeAHdQd2BeEHfAd9BeMHgQeBBeUIEAgQBeYIhAiQBecAdAAAWoYAAVdaAAFX/AABV/wAAVdgAAFXZg\
ABV2wAAVe0AAFXtAABV3IAAVd4AAFXfgABV7QAAVeEAAFX/AABV/wAAVeKAAFX/AABV/wAAVeWAAFXkAABV5YAAlzyAABaUAAAWlYAAFqGAABahgACXPgAAlz+AABahgAAWoYAAFqGAABahgAAWoYAAFpcAABaYg\
AAWmgAAFqGAABabgAAWoYAAFqGAABahgAAWoYAAFqGAABahgAAWoYAAFqGAABahgAAWoYAAFqGAABahgAAWnQAA1x0AANcgAADXHoAA1yAAANchgAAWnQAAFqGAABadAAAWnQAAVf8AAFX/AABV6gAAVecAAFXog\
ABV/wAAFqGAABahgAAWoYAAVeoAAFXrgABV7QAAFqGAABadAABV7oAAVf8AAFX/AAAWoYAAFp6AABaegAAWoAAAVf8AABahgAAWowAAVf8AABakgABV8AAAVfGAABamAABV8wAAVfSAABangACXQQAAVf8AAFX2A\
ABV94AAFqkAAFX5AABV+oAAVfwAAFX8AABV/YAAVf8AAFX/AABV/wAAVf8AAFX/AABV/wAAVf8AAFX/AABV/wAAVf8AAFX/AABV/wAAVf8BfRRgEzKUYwAAFBgQp5CpAAAUABEBkLIAABC4EMQQxZDHENAQ15Pmg\
AAQ44vokOaAABSiDBiQ7IAAEPiRAZN8E1UTX5EGE2KAAAwnlFEUUoAAFGeUaRRqgAAP85RRESKRJBErkTGRMwAAETYRQhFDgAART5SZEVKRVBFaEkoRXQAAEJuUmRFSgAAUu5S9FL6AABKnEXORfgAAEYERjRGOk\
ZAUABGcEaOAABTDFMSUxgAAEbcRvRG+gAARxhCaEckAABSoFKaTd4AAEdaR2BHZgAAR8w//kfYAABChkKwQrYAAEIUQhpC2gAAUJxDIkMoQy5QnENqQ4gAAEOgVtxW4gAAQ7g+kEPEAABHeEd+R4RHilNUUuJS6A\
AAU0JS4lLoAABHzERURFoAADDIRJxEokSoTtpO4E7mAABQDE/QSrQAAFAYQlxKtEq6RXozgEWGAABCdEJ6Q8QAAEWSRcJFyAAAUIRQik++AABHkEZMR5xHokaUT9BGoAAARrJG0EbWAABHqEcGR7QAAFFcM5JHMA\
AAR7pQTkfGAABQhEdsR3IAAC+oL64AAAAAL7QvugAAAABRgDz4UYwAAFGAPPhRjAAAUYA8+FGMAABRgC/AUYwAAFGANxZRjAAAUYBRhlGMAAA8aC/GAAAAAEK8RAZCyAAAQ0A9Ck+aAABDQD0KT5oAAENAPQpPmg\
AAQ0AykE+aAABNfj0WTYoAAE1+PRZNigAATX49Fk2KAABNfjKiTYoAADp2OnwAAAAARNgvzEUOAABFPj0iRUpFUEU+PSJFSkVQRT49IkVKRVBFPi/SRUpFUEU+N3xFSkVQUohIPgAAAABQAD1SRo4AAFAAPVJGjg\
AAUAA9UkaOAABQAC/YRo4AAFKgNCJN3gAARWhCOAAAAABRni/eAAAAAEfMPP5H2AAAR8w8/kfYAABHzDz+R9gAAEfML+RH2AAAR8w3HEfYAABHzC/qR9gAADx0L/AAAAAAQs5CGkLaAABQnD0QQ4gAAFCcPRBDiA\
AAUJw9EEOIAABQnDOwQ4gAAFMqP1AAAAAAUyo/UAAAAABTKj9QAAAAAFMqM7wAAAAAUBhKrgAAAABQDEZkSrQAAFAYPShKtEq6UBg9KEq0SrpQGD0oSrRKulAYRVZKtEq6UBg3iEq0SrpQGD6QAAAAAEaUPVhGoA\
AARpQ9WEagAABGlD1YRqAAAEaUL/ZGoAAAR7o3skfGAABCPkJEAAAAAEe6N6ZHxgAAUYBMuFGMAABHzC/8R9gAAFGATLJRjAAAR8w9BEfYAAAwAjAIUYwAADAOP/5H2AAAUABCwkLIAABCFELUQtoAAFAAQsJCyA\
AAQhRC1ELaAABQAEPKQsgAAEIUMBRC2gAAUABCwkLIAABCFELUQtoAAELgMBpDFkMcUJxDIkMoQy46djp8AAAAAEcYOkAAAAAAQ0AwIE+aAABQnDAmQ4gAAENAQ3ZPmgAAUJxDgkOIAABDQDAsT5oAAFCcMDJDiA\
AAMDhDXk+aAAAwPkNqQ4gAAENAPQpPmgAAUJw9EEOIAABSiDzUQ7IAAEO4PNpDxAAAUogwREOyAABDuDBKQ8QAAFKIMFBDsgAAQ7gwVkPEAAAwXDBiQ7IAAEO4PNpDxAAAQ+JCwk3wTVRHeD18R4RHijXwRAYAAA\
AAUAxHfgAAAABNfjBoTYoAAFMqMG4AAAAATX5NhE2KAABTKjB0AAAAAE1+TXhNigAAUyo9HAAAAAAwekQYTYoAADCAUuJS6AAATX4whk2KAAAwjDCSAAAAADwIMJgAAAAAMJ4wsFFKAABTQj9QAAAAADCkUaRRqg\
AAMKpEVERaAABHzD/+AAAAAD/OMLBEikSQMMgwtkSiRKgwvFFERIpEkDDCRJxEokSoP85RRESKRJAwyEScRKJEqD/OUUREikSQMMhEnESiRKg/zlFEAAAAADDIRJwAAAAARNg88kUOAABQDD1YSrQAADDORQhFDg\
AAMNRP0Eq0AABE2DzyRQ4AAFAMPVhKtAAAMNpOGjDgAAAw5kUIAAAAAEzuT9BKtAAART48kkVKRVBQGDyeSrRKukU+PS5FSkVQUBg9NEq0SrpFPj0iRUpFUFAYPShKtEq6MOww8gAAAABOOD4SAAAAAFLuPTpS+g\
AARZI9QEXIAAAw+FL0UvoAADD+RcJFyAAAUu49OlL6AABFkj1ARcgAAEqcRdRF+AAAUIRF2k++AABKnEXURfgAAFCERdpPvgAAMQRFzkX4AAA/SlCKT74AAEqcRdRF+AAAUIRF2k++AAAxCkY0RjpGQDEQRkxHnE\
eiRgQxFkY6RkBHkDEcR5xHokYERjQAAAAAR5BGTEecR6JQAEZeRo4AAEaURmRGoAAAUAAxIkaOAABGlDEoRqAAAFAAPV5GjgAARpQ9ZEagAABQADEuRo4AAEaUMTRGoAAAUAA9UkaOAABGlD1YRqAAADYgRnBGjg\
AAMTpP0EagAABG3DQKRvoAAEeoNBBHtAAAUqA0Ik3eAABHujeyR8YAAFKgMeJN3gAAR1pHQkdmAABQhEdIR3IAAEdaMUBHZgAAUIQxRkdyAABHWkdCR2YAAFCER0hHcgAAUHgxTAAAAAAxUjFYMV4AADFkMWoAAA\
AAR8wxcAAAAAA8aDF2AAAAADx0MXwAAAAAUog9IgAAAABQGD0oAAAAADGCRc5F+AAAMYhQik++AAAxjjgMMZQAAD8OMZoxoAAAR+ROaDGmTkQxrEzKMbIAADG4Sh4xvjHER/ZG9DHKAABN5E3qAAAAAE8oMdAAAA\
AAUYBMylGMAAA+MD42QqQAAFBIQmgAAAAASTRJOgAAAABDQENeT5oAAEdaR2BHZgAAQ+JEBk3wTVRFPlJkRUpFUE1+RBhNigAAUZ5RpFGqAABPOlMSAAAAAESuRMZEzAAARNhFCEUOAAAx1jHcAAAAAEU+UmRFSk\
VQMvxQ3gAAAABFaEkoRXQAADs8O0IAAAAARgRGNEY6RkBSoFKaTd4AADMCMwgAAAAARxhCaEckAAA4PDTcAAAAAEGuQbQAAAAATX4yok2KAABSoDHiTd4AAE7+MegAAAAASpwx7gAAAABM7jH0AAAAAE8oMfoAAA\
AATzoyAAAAAABO/kyaAAAAADIGMgwyEgAAUKhQrjIYAABQGFAeAAAAAEqcPoQAAAAAMk4yHgAAAABM7kziAAAAAD/OQZAyJAAATyg+tAAAAABHzD/+AAAAAEfMPP4AAAAAQ/pAoAAAAAAyKjIwAAAAADI2MjwAAA\
AAUBhCXEq0SroyQjJIAAAAAE26QlwAAAAAMk5QigAAAAA3xFD2AAAAADvSMlQAAAAATzo1ugAAAAAyWjJgAAAAADJmNX4ybAAANOI06AAAAABOJk4aAAAAAE8oMnIAAAAATzoyeAAAAABQGDJ+SrRKuk86MoQAAA\
AATiYyigAAAABDQDKQT5oAADLAMsYAAAAAUEgylgAAAAAynDU8AAAAAEqcRc5F+AAATX5EGE2KAABNfjKiTYoAAFE+UURRSgAAMqgyrgAAAAAytDK6AAAAADLAMsYAAAAAUwAyzAAAAABCCDLSAAAAADLYUN4AAA\
AAUYBMylGMAABJNEk6AAAAAFBgQp5CpAAAUEhCaAAAAAAy3jp8AAAAAENAQ15PmgAATeRN6gAAAABRkkI4AAAAAFEyT/QAAAAAUTIy5AAAAABTADLqAAAAADLwMvYAAAAARK5ExkTMAABD4kQGTfBNVEU+UmRFSk\
VQMvxQ3gAAAABFaEkoRXQAAFAARAZCyAAARgRGNEY6RkBCCDU8AAAAADMCMwgAAAAARxhCaEckAAA2YlJSAAAAADe4Mw4AAAAAMxQzGgAAAAAzIDMmAAAAADMsMzIAAAAAN+IzOAAAAAA3xDM+AAAAAFMAUwYAAA\
AAM0QzSgAAAAA5nlL0AAAAAEfMP/5H2AAAUBhKrgAAAAA/zj/UAAAAAEeQM1AAAAAAM1ZMmgAAAABQnENqQ4gAADdMM1wAAAAAUCQzYgAAAABRaDNoAAAAAFFoM24AAAAAT4gzdAAAAABFaDN0AAAAAE4IM3oAAA\
AAUwA/7AAAAABQGEJcSrRKulAMT9AAAAAARXozgEWGAABCFEIaQtoAADOGM4wAAAAAR7pQTkfGAABBnEGiAAAAAFFcM5JHMAAAM+Yz7AAAAAA3xDOYAAAAADUeM54AAAAANR4zngAAAAA4cjh4AAAAAECCM6QAAA\
AAR1o2SgAAAABCLEIyAAAAADOqNwQAAAAAUDxQQgAAAABQnDOwQ4gAAEzuM9QAAAAAR5AztgAAAABCIEImAAAAAFCEUIpPvgAAU1RS4lLoAABTKjO8AAAAAFNCUuJS6AAAM8IzyAAAAAA34jPOAAAAAFAMM9QAAA\
AAT4gz2gAAAABHujPgR8YAADPmM+wAAAAAM/Iz+AAAAAAz/jQEAAAAAEbcNApG+gAAR6g0EEe0AABG3DQKRvoAAEeoNBBHtAAARtw0Fkb6AABHqDQcR7QAAFKgNCJN3gAAR7o3skfGAABAvjQoNC4AAEGuQbQAAA\
AAU0I/UAAAAABRaDQ0AAAAAAAAQZYAAAAARK40OkTMAABO2jRATuYAADRGTMpRjAAANEw//kfYAABSiFJkAAAAAD/OQlwAAAAANFJGcAAAAABGlE/QAAAAAENAPQpPmgAAUTI0WAAAAABQnD0QQ4gAAFFoNF4AAA\
AANR41JAAAAAA1KjUwAAAAAFGAUSwAAAAAUwA0ZAAAAAA0ajRwAAAAADR2NHwAAAAANII0iAAAAABQGEJcAAAAADSONJQAAAAANJo0oAAAAABM+jc0AAAAAEk0NKYAAAAANKw0sgAAAAA0uDS+AAAAADTENMoAAA\
AANNA01gAAAAA4PDTcAAAAADTiNOgAAAAAUohSZAAAAABQGEJcAAAAADT0OtwAAAAANQA07gAAAAA09DT6AAAAADUAQtQAAAAANQY1DAAAAAA1EjUYAABKujUeNSQAAAAANSo1MAAAAAA1NjU8AAAAADVCNUgAAA\
AANU41VAAAAAA1WjVgAAAAAE2QTZYAAAAAR1o1ZgAAAABO/k2iAAAAAEI+QnoAAAAAUEg3+gAAAAA+JD4qAAAAADVsNXIAAAAANXg1fgAAAAA1hDWKAAAAADWQNZYAAAAANZxRmAAAAAA1olAqAAAAADWoNa4AAA\
AANbQ1ugAAAABTAE+CAAAAAE+IT44AAAAAUwBPggAAAABHzDXAAAAAADXGNcwAAAAANdI12AAAAAA13jXkAAAAADXqP+wAAAAANfBEBgAAAABTAD/sAAAAADX2NfwAAAAANgI2CAAAAAA2Dk0AAAAAADYUNhoAAA\
AANiBEBkLIAAA2JkIaQtoAAEYuRjQAAAAANiw2MgAAAABSoFKaTd4AAFCoUK4AAAAAUqBSmgAAAABQqFCuAAAAADY4Nj4AAAAANkQ2SgAAAAA2UEgIAAAAADZWNlwAAAAANmJSUgAAAAA2aD72AAAAADe4NuYAAA\
AARxg2bgAAAAA3uDbmAAAAAEd4R35HhEeKNnQ2hgAAAAA2ejaSAAAAADaANoYAAAAANow2kgAAAABNfkQYTYoAAE3kNpgAAAAAN0w2ngAAAAA2pDp8AAAAADaqP9oAAAAARQJFCAAAAAA2sDa2AAAAADa8RIoAAA\
AANsJAoAAAAAA2yDbOAAAAADbUNtoAAAAANuA25gAAAAA27FD2AAAAADbyNvgAAAAANv43BAAAAABNfkQYTYoAAFGANwpRjAAAR8w3EEfYAABRgDcWUYwAAEfMNxxH2AAAPGg3IgAAAAA8dDsSAAAAAENANyhPmg\
AAUJw3LkOIAAA6oDc0AAAAAFA8UEIAAAAAOqA3OgAAAABQPDdAAAAAAE3kN0YAAAAAN0w3UgAAAABRkjdYAAAAAFAkN14AAAAAR8w7kAAAAABQqFCuAAAAAFEyN2QAAAAAUWg3agAAAABRMjdwAAAAAFFoN3YAAA\
AART43fEVKRVBQGDeISrRKulKIUmQAAAAAUBhCXAAAAABSiDeCAAAAAFAYN4gAAAAAUwA3jgAAAABCLDeUAAAAAEIIN5oAAAAAR7o93EfGAABCCDegAAAAAEe6N6ZHxgAAQgg3rAAAAABHujeyR8YAADe4N74AAA\
AAN8Q3ygAAAAA30DfWAAAAADfcQAoAAAAAN+I36AAAAABAgjfuAAAAADf0N/oAAAAAOAA+KgAAAAA4BjgMAAAAADgSP9QAAAAARxg4GAAAAABRXDgeAAAAAEk0SToAAAAAUJxDIkMoQy44JDgqAAAAADgwODYAAA\
AATeRN6gAAAAA4PDhCAAAAADhIOE4AAAAAOFQ+kAAAAAA4WjhgAAAAAEgCOGYAAAAAOu469AAAAABJdjhsAAAAAEGuQbQAAAAAOZ45vAAAAABQAFAGAAAAADhyOHgAAAAAUZJRmAAAAABKnD6EAAAAADh+TQAAAA\
AAOIQ4igAAAAA45EzKUYwAAERCP/5H2AAAUYA4kFGMAABHzDiWR9gAAFGAOJxRjAAAR8w4okfYAABRgDicUYwAAEfMOKJH2AAAUYA4qFGMAABHzDiuR9gAAFGAOLRRjAAAR8w4ukfYAAA45Dz4UYwAAERCPP5H2A\
AAUYA4wFGMAABHzDjGR9gAAFGAOMBRjAAAR8w4xkfYAABRgDjMUYwAAEfMONJH2AAAUYA42FGMAABHzDjeR9gAADjkTLJRjAAAREI9BEfYAAA5IENeT5oAAELyQ2pDiAAAQ0A46k+aAABQnDjwQ4gAAENAOPZPmg\
AAUJxDTEOIAABDQDj8T5oAAFCcOQJDiAAAQ0A4/E+aAABQnDkCQ4gAAENAOQhPmgAAUJw5DkOIAABDQDkUT5oAAFCcORpDiAAAOSA9Ck+aAABC8j0QQ4gAAE1+OSZNigAAUyo5LAAAAAA5MkQYTYoAADk4UuJS6A\
AAOW5SZEVKRVA5dEJcSrRKukU+OT5FSkVQUBg5REq0SrpFPjlKRUpFUFAYOVBKtEq6RT45SkVKRVBQGDlQSrRKukU+OVZFSkVQUBg5XEq0SrpFPjliRUpFUFAYOWhKtEq6OW49IkVKRVA5dD0oSrRKujmSOXoAAA\
AAOZ45gAAAAAA5kjl6AAAAADmeOYAAAAAAOZI5hgAAAAA5njmMAAAAADmSOZgAAAAAOZ45pAAAAAA5qjmwAAAAADm2ObwAAAAAOcJGcEaOAAA5yE/QRqAAAFAAOc5GjgAARpQ51EagAAA58jnaAAAAADn+OeAAAA\
AAOfI52gAAAAA5/jngAAAAADnyOeYAAAAAOf457AAAAAA58jn4AAAAADn+OgQAAAAAOgo6EAAAAAA6FjocAAAAADoiUppN3gAAR7pQTkfGAABSoDooTd4AAEe6Oi5HxgAAUqA6NE3eAABHujo6R8YAAEcYOkAAAA\
AAO2xGNEY6RkA6RkZMR5xHolMMQkQAAAAAOkw6UgAAAABJNEk6AAAAAFMMQkQAAAAAUwBPggAAAABRkjpYAAAAADpeOmQAAAAAUAA6agAAAABCFDpwAAAAADp2OnwAAAAAOoI6iAAAAABJNEk6AAAAAFMMQkQAAA\
AAOo5CXAAAAABDjjqUOpoAADqgOqYAAAAAUZJRmAAAAAA6rE4OOrIAAETYOrgAAAAAOr5COAAAAAA6xDrKAAAAADrQOtYAAAAATX5EGAAAAABCCDrcAAAAAEfMPP4AAAAAOuI66AAAAABHzDz+AAAAADruOvQAAA\
AAOvpFCAAAAABM7kziAAAAAFKIUmQAAAAAOwA7BgAAAAA7DDsSAAAAADsYOx4AAAAAQj4+bAAAAAA7JDsqAAAAADswOzYAAAAAUIRQigAAAAA7PDtCAAAAADtIO04AAAAAO1Q7WgAAAABSoFKaAAAAADtgO2YAAA\
AAO2xGNAAAAABBrkG0AAAAAEPiO3JGjgAAUqBSmgAAAAA7eD/+AAAAADt+O4QAAAAAO4pHbAAAAABHzDuQAAAAAEfMO5AAAAAAUKhQrgAAAABQqFCuAAAAAEYEO5YAAAAAO5w7ogAAAABQJFAqAAAAADuoO64AAA\
AAO7Q+kAAAAAA7ujvAAAAAADvGO8wAAAAAO9JDIgAAAAA72DveAAAAADywO+QAAEMcPLw76gAAQxw8yDvwAABDLjv2R/AAAESQO/w8AgAARJA8CDwOAABEqDwUPBoAAAAAPCA8JgAAAAA8LDwyAAAAAFGAPPhRjA\
AAR8w8/kfYAABNfj0WTYoAAFMqP1AAAAAART49IkVKRVBQGD0oSrRKulAAPVJGjgAARpQ9WEagAABQADw4Ro4AAEaUPD5GoAAAUAA8SkaOAABGlDxQRqAAAFAARnxGjgAARpQ8REagAABQADxKRo4AAEaUPFBGoA\
AAUYA8VlGMAABHzDxiR9gAAFGAPFxRjAAAR8w8YkfYAAA8aDxuAAAAADx0PHoAAAAAPIA8hgAAAABCPkJ6AAAAAFKIPNRDsgAAQ7g82kPEAABRnkQwUaoAAEfMRDZEWgAAPIxSZEVKRVA8mEJcSrRKujyMPJJFSk\
VQPJg8nkq0SrpHzDykAAAAAFCoPKoAAAAAPLA8tgAAQxw8vDzCAABDHDzIPM4AAEMuUog81EOyAABDuDzaQ8QAADzgPOYAAAAAPOxMygAAAABE2DzyRQ4AAFAMPVhKtAAAUYA8+FGMAABHzDz+R9gAAFGATLJRjA\
AAR8w9BEfYAABDQD0KT5oAAFCcPRBDiAAAQ0BDdk+aAABQnEOCQ4gAAE1+PRZNigAAUyo/UAAAAABNfk14TYoAAFMqPRwAAAAART49IkVKRVBQGD0oSrRKukU+PS5FSkVQUBg9NEq0SrpS7j06UvoAAEWSPUBFyA\
AAUu49RlL6AABFkj1MRcgAAFAAPVJGjgAARpQ9WEagAABQAD1eRo4AAEaUPWRGoAAAPWo9cAAAAAA9dj4qAAAAAEPiQsJN8E1UR3g9fEeER4o9gkSKAAAAAD2IPY4AAAAAPZQ9mgAAAABGlD2gAAAAAD2mR2BHZg\
AAPaxHbAAAAABRgD2yUYwAAEfMPbhH2AAAQ3BDXk+aAABDfENqQ4gAAEU+Pb5FSkVQUBg91kq0SrpFPj2+RUpFUFAYPdZKtEq6RT49xEVKRVBQGD3KSrRKukU+PdBFSkVQUBg91kq0SrpSoE3YTd4AAEe6PdxHxg\
AAPeI96AAAAAA97j30AAAAAD36PgAAAAAATjg+BgAAAAA+DD4SAAAAAFGATMpRjAAAUABEBkLIAAA+GD4eQtoAAD/OUUREikSQRgRGNEY6RkA/SlCKAAAAAD+qR2wAAAAAUSBRJgAAAAA+JD4qAAAAAD4wPjYAAA\
AAUABGcEaOAABPOlMSAAAAAENAQ15PmgAAPjw+QkOIAAA+SFFEAAAAAD/yUuIAAAAAPk4+VAAAAABCPkJ6AAAAAFLuUvRS+gAARZJFwkXIAABSoFKaTd4AAEe6UE5HxgAAPlo+YD5mAABTDEJ6AAAAAFMMQnoAAA\
AAUww+bAAAAABO7E7yAAAAAEayPnIAAAAAQj5CREMoAABTDEAQAAAAAFA8UEI+eAAAUDw+fgAAAABKnD6EAAAAAEaUP9oAAAAAP/JTWj6KAABCPkAQAAAAAEO4PpBDxAAAP+A+lj+GAAA+nD+AAAAAAEHGP4AAAA\
AAPqJP0D6oR4pQDD6uAAAAAEzuPq4AAAAAU1RS4lLoAABPKD60AAAAAD66PsAAAAAATuw+xgAAAAA+zD7SAAAAAD/yRJwAAAAAPtg+3gAAAAA+5D7wPuoAAEJ0PvAAAAAAQnQ+8E7mAABM7k/QSrQAAEzuT9BKtA\
AAQuA+9j78AABQGEJcAAAAAD8CPwgAAAAAPw4/FAAAAABBnEGiAAAAAD8aQjI/IAAAPyY/LAAAAAA/MkIyAAAAAD8yQjIAAAAAPzJCMgAAAAA/OD9EAAAAAD8+P0QAAAAAR8w//gAAAABHzD/+AAAAAD9KUIoAAA\
AAP/I/UAAAAAA/8j9QAAAAAD/yU1oAAAAAP/I/UAAAAAA/Vj9cP2JHoj9oP24/dAAARpRP0EagAABGpj96AAAAAEIIQg4AAAAAQcY/gD+GAABHqEcGP4wAAFBIP5I/mAAAP54/pAAAAAA/qkdsAAAAAD+wP7YAAA\
AAUKhQrgAAAABQqFCuAAAAAE1+QChAHAAAQCJAKD+8AABAIj/CAAAAAEHSRcIAAAAART4/yEVKRVA/zj/UAAAAAEaUP9oAAAAAP+A/5gAAAABTAD/sAAAAAD/yUuIAAAAAP/g//kAEAABHkEAKAAAAAEI+QBAAAA\
AAQBZAKEAcAABAIkAoAAAAAEAuQEYAAAAAQDRAOgAAAABAQEBGAAAAAEBMQFIAAAAAQFhAXgAAAABAZEBqAAAAAEBwQHYAAAAASk5AfAAAAABAgkCIAAAAAECOQJQAAAAAQJpBlgAAAABD+kCgAAAAAEP6QKAAAA\
AAQKZArECyQLhAvkDEAAAAAFM2ULRQugAAQTBAykDQAABA1kDoQNwAAEDiQOgAAAAAQO5A9AAAAABA+kEAQQYAAEEMQSpBEgAAAABBGAAAAAAAAEEeAAAAAEEkQSoAAAAAQTBBNkE8QUJBSEFOQVQAAEFaQWBBZg\
AAQWxBckF4AABBfkGEAAAAAEIUQhpC2gAAQX5BhAAAAABBikGQAAAAAAAAT3AAAAAAAABBlgAAAABBnEGiQagAAEGuQbQAAAAATbpCXAAAAABTDEG6AAAAAEHAUIoAAAAAQcZBzAAAAABB0kXCAAAAAEHYQd4AAA\
AAQeRB6gAAAABB8EH2AAAAAEH8QgIAAAAAQghCDgAAAABNukJcAAAAAEIUQhpC2gAAU0JS4lLoAABSiFJkAAAAAEIgQiYAAAAAQixCMgAAAABFaEI4AAAAAEI+QkQAAAAAUABEBkLIAABCSkTGAAAAAEJQQlYAAA\
AATbpCXAAAAABCYkJoAAAAAFAARAZCyAAAQmJCaAAAAABCblJkRUoAAEJ0QnpDxAAARtxG9Eb6AABHqEcGR7QAAFBgQoBCpAAAQoZCsEK2AABCjEKeQqQAAEKSQrBCtgAAQphCnkKkAABCqkKwQrYAAEK8QsJCyA\
AAQs5C1ELaAABC4ELmQxZDHFCcQyJDKEMuQuxDEEMWQxxC8kMiQyhDLkL4QxBDFkMcQv5DIkMoQy5DBEMQQxZDHEN8QyJDKEMuQwpDEEMWQxxDUkMiQyhDLkNAQzRPmgAAUJxDOkOIAABDQENGT5oAAFCcQ0xDiA\
AAQ1hDXk+aAABDUkNqQ4gAAENYQ15PmgAAQ2RDakOIAABDcEN2T5oAAEN8Q4JDiAAAQ45DlEOaAABDoEOmVuIAAFKIQ6xDsgAAQ7hDvkPEAABD4kPKTfBNVEd4Q9BHhEeKQ9ZEBk3wTVRD3Ed+R4RHikPiQ+hN8E\
1UR3hD7keER4pD9EQGTfBNVEP6R35HhEeKRABEBk3wTVREDEd+R4RHikQSRBhNigAARB5S4lLoAABNfkQkTYoAAFMqRCoAAAAAUZ5EMFGqAABHzEQ2RFoAAEQ8UaRRqgAAREJEVERaAABESFGkUaoAAERORFREWg\
AARGBRRESKRJBEbEScRKJEqERgRGZEikSQRGxEckSiRKhEeFFERIpEkER+RJxEokSoRIRRRESKRJBElkScRKJEqESuRLREzAAATtpEuk7mAABEwETGRMwAAETSTuBO5gAARNhE3kUOAABQDETkSrQAAETqRQhFDg\
AARPBP0Eq0AABE9kUIRQ4AAET8T9BKtAAARQJFCEUOAABFFE/QSrQAAEU+RRpFSkVQUBhFIEq0SrpFPkUmRUpFUFAYRSxKtEq6RT5FMkVKRVBQGEU4SrRKukU+RURFSkVQUBhFVkq0SrpFaEVcRXQAAEV6RWJFhg\
AARWhFbkV0AABFekWARYYAAFLuRYxS+gAARZJFmEXIAABFnlL0UvoAAEWqRcJFyAAARZ5FpFL6AABFqkWwRcgAAEW2UvRS+gAARbxFwkXIAABKnEXyRfgAAFCERf5PvgAARexFzkX4AABHVFCKT74AAEqcRdRF+A\
AAUIRF2k++AABKnEXgRfgAAFCEReZPvgAARexF8kX4AABHVEX+T74AAEYERgpGOkZAR5BGEEecR6JGFkY0RjpGQEYcRkxHnEeiRiJGNEY6RkBGKEZMR5xHokYuRjRGOkZARkZGTEecR6JGUkZwRo4AAEZYT9BGoA\
AAUABGXkaOAABGlEZkRqAAAEZqRnBGjgAARnZP0EagAABQAEZ8Ro4AAEaURoJGoAAAUABGiEaOAABGlEaaRqAAAEamRqxTGAAARrJGuEbWAABGvkbEUxgAAEbKRtBG1gAARtxG4kb6AABHqEboR7QAAEbuRvRG+g\
AARwBHBke0AABHGEcMRyQAAFFcRxJHMAAARxhHHkckAABRXEcqRzAAAFKgRzZN3gAAR7pHPEfGAABHWkdCR2YAAFCER0hHcgAAR05HYEdmAABHVEdsR3IAAEdaR2BHZgAAUIRHbEdyAABHeEd+R4RHikeQR5ZHnE\
eiR6hHrke0AABHukfAR8YAAEfMR9JH2AAAUHhH3gAAAABO/krGAAAAAE7+SsYAAAAATv5KzAAAAABO/krMAAAAAE7+SswAAAAATv5KzAAAAABO/krSAAAAAE7+StIAAAAAUYBMylGMAABRgEzKUYwAAEfkR+pH8A\
AAR/ZN/EsCAABKGE9wR/wAAEgCSAhLSgAASA5IFEgaAABObkggSCYAAEqcSCwAAAAASpxILAAAAABKnEgyAAAAAEqcSDIAAAAASpxIMgAAAABKnEgyAAAAAEg4SD5KYAAASDhIPkpgAABIREhKSFAAAEhWSFxIYg\
AASGhIbkh0AABIekiASIYAAEzuS2IAAAAATO5LYgAAAABM7ktoAAAAAEzuS2gAAAAATO5LaAAAAABM7ktoAAAAAEzuS24AAAAATO5LbgAAAABIjElMS5hLnk0eSJJNJEiYSJ5NBkikSKpIsEi2SLxIwkjISmBIzk\
jUSNpI4EjmSOxI8kj4SP5JBEkKSRBMBEwKTyhJFgAAAABPKEkWAAAAAE8oSRwAAAAATyhJHAAAAABPKEkcAAAAAE8oSRwAAAAATyhJIgAAAABPKEkiAAAAAFJ2SShJLgAASTRJOklAAABOYk5oSUYAAEl2SUxJgg\
AASVJJWEleAABJZElqSXAAAEl2SXxJggAATR5JiEpsAABQGE3ASrRKulAYTcBKtEq6UBhJjkq0SrpQGEmOSrRKulAYSY5KtEq6UBhJjkq0SrpJlE3qTSRJmk32SaBJpkmsSbJJuEm+ScRS0EnKSdBJ1kncSnJJ4k\
noSe5J9En6SgBPOkoGAAAAAE86SgYAAAAATzpKDAAAAABPOkoMAAAAAE86SgwAAAAATzpKDAAAAABPOkoSAAAAAE86ShIAAAAAShhKHkokAABKKkowUtwAAEpmSmxKNgAASjxKQkpIAABOJkwoAAAAAE4mTCgAAA\
AATiZMLgAAAABOJkwuAAAAAE4mTC4AAAAATiZMLgAAAABOJkw0AAAAAE4mTDQAAAAASk5KVAAAAABNHk02AAAAAEpaSmAAAAAASmZKbAAAAABKkEpyAAAAAEp4Sn4AAAAASoRKigAAAABKkEqWAAAAAE7+TKAAAA\
AATv5MoAAAAABKnEqiAAAAAEqcSqIAAAAATO5M6AAAAABM7kzoAAAAAE8oSqgAAAAATyhKqAAAAABQGEquSrRKulAYSq5KtEq6TzpKwAAAAABPOkrAAAAAAE4mTiAAAAAATiZOIAAAAABMpkrGAAAAAEymSsYAAA\
AATKZKzAAAAABMpkrMAAAAAEymSswAAAAATKZKzAAAAABMpkrSAAAAAEymStIAAAAASthK3krkAABK6krwUYwAAEr2SvxLAgAASwhLDksUAABLGksgSyYAAEssSzJLOAAASz5LREtKAABLUEtWS1wAAEzuS2IAAA\
AATO5LYgAAAABM7ktoAAAAAEzuS2gAAAAATO5LaAAAAABM7ktoAAAAAEzuS24AAAAATO5LbgAAAABLdEt6S4BLhkuMS5JLmEueS6RLqku8S8JLsEu2S7xLwkvIS85L1EvaS+BL5kvsS/JL+Ev+TARMCkwQTBZMHE\
wiTixMKAAAAABOLEwoAAAAAE4sTC4AAAAATixMLgAAAABOLEwuAAAAAE4sTC4AAAAATixMNAAAAABOLEw0AAAAAEw6TEAAAAAATEZMTAAAAABMUkxYAAAAAExSTFgAAAAATF5MZAAAAABMakxwAAAAAEx2THwAAA\
AATIJMiAAAAABO/kyOAAAAAE7+TJQAAAAATKZMoAAAAABMpkyaAAAAAEymTKAAAAAATv5MrAAAAABMpkysAAAAAFGATLJRjAAAUYBMuFGMAABRnky+TMQAAFGATMpRjAAATNBM1lGMAAAAAEzcAAAAAEzuTOgAAA\
AATO5M4gAAAABM7kzoAAAAAEzuTPQAAAAATO5M9AAAAABM+k0ATQYAAE0MTRJNGAAATR5NnE0kTSpNME02TTxNQk1ITU5N8E1UTyhNWgAAAABPKE1gAAAAAE8oTWYAAAAATyhNZgAAAABPKE1sAAAAAE8oTXIAAA\
AATX5NeE2KAABNfk2ETYoAAE2QTZZNnAAATv5Nok38AABPOk2oAAAAAE86Ta4AAAAATzpNtAAAAABPOk20AAAAAE26TcAAAAAATbpNwAAAAABPOk3GAAAAAE86TcwAAAAAUqBN0k3eAABSoE3YTd4AAE3kTepN8A\
AATfZN/E4CAABOCE4OThQAAE4sTiAAAAAATixOGgAAAABOLE4gAAAAAE4mTjIAAAAATixOMgAAAABOOE5oTj5ORE5KTlBOVk5cTmJOaAAAAABObk50AAAAAE56ToAAAAAAUchOhk6MAABOkk6YTp4AAE6kTqpOsE\
62TrxOwk7IAABOzk7UAAAAAE7aTuBO5gAATuxO8gAAAABO/k74AAAAAE7+TvgAAAAATv5O+AAAAABO/k74AAAAAE7+TwQAAAAATv5PBAAAAABO/k8EAAAAAE7+TwQAAAAATyhPCgAAAABPKE8KAAAAAE8oTwoAAA\
AATyhPCgAAAABPKE8QAAAAAE8oTxAAAAAATyhPEAAAAABPKE8QAAAAAE86TxYAAAAATzpPFgAAAABPOk8WAAAAAE86TxYAAAAATzpPHAAAAABPOk8cAAAAAE86TxwAAAAATzpPHAAAAABPKE8iAAAAAE8oTyIAAA\
AATyhPLgAAAABPKE8uAAAAAE86TzQAAAAATzpPNAAAAABPOk9AAAAAAE86T0AAAAAAT0ZPTAAAAABPUk+mAAAAAE9YT14AAAAAT2RPagAAAABPdk9wAAAAAE92T3wAAAAAUwBPggAAAABPiE+OAAAAAE+UT5oAAA\
AAT6BPpgAAAABPrE+yAAAAAE+4T74AAAAAT8RQxgAAAABPyk/QAAAAAE/WT9wAAAAAT+JP6AAAAABP7k/0AAAAAE/6UMYAAAAAUABQBgAAAABQDFASAAAAAFAYUB4AAAAAUCRQKgAAAABQMFA2AAAAAFA8UEIAAA\
AAUEhQTgAAAABTKlNaAAAAAFNCU1oAAAAAUFRQWgAAAABQYFBmUGxQclB4UH4AAAAAUHhQfgAAAABQhFCKUJBQllCcUKIAAAAAUKhQrgAAAABTYFC0ULoAAFDAUMYAAAAAUMxQ0gAAAABQ2FDeAAAAAFDkUOoAAA\
AAUPBQ9gAAAABQ/FECAAAAAFEIUQ4AAAAAURRRGgAAAABRIFEmAAAAAFGAUSwAAAAAUTJROAAAAABRPlFEUUoAAFFQUVYAAAAAUVxRYgAAAABRaFFuAAAAAFF0UXpSpgAAUYBRhlGMAABRklGYAAAAAFGeUaRRqg\
AAUbBRtlG8UcJRyFHOUdQAAFHaUeBR5lHsUfJR+FH+AABSBFIKUhAAAFIWUhxSIgAAUihSLlI0AABSOlJAUkZSTFJSUlgAAAAAUl5SZFJqUpRScFJ2UnwAAFKCUohSjlKUUppSoFKmAABSrFKyUrgAAFK+UsRSyg\
AAUtBS1lLcAABTVFLiUugAAFLuUvRS+gAAUwBTBgAAAABTDFMSUxgAAFMeUyQAAAAAUypTWgAAAABTQlNaAAAAAFMwU1oAAAAAU0JTWgAAAABTQlNaAAAAAFM2UzwAAAAAU0JTWgAAAABTSFNaAAAAAFNOU1oAAA\
AAU1RTWgAAAABTYFNmU2wAAFNyU3gAAAAAU35ThAAAAAAAAQEqAsoAAQCyAXcAAQCyAtUAAQC+AXAAAQDEAtUAAQFPA5gAAQH1AsoAAQGNA5gAAQGLA5gAAQF1A5MAAQFVAv0AAQEmAu0AAQEmAz0AAQHIAh4AAQ\
FBAugAAQEmArkAAQFR/xgAAQFPAs0AAQEm/xgAAQEeAu8AAQFvA6oAAQEvA2UAAQEkArkAAQEvA5sAAQEkAu8AAQEu/xgAAQEq/xgAAQGSA6MAAQE0AvcAAQGSA5sAAQE0Au8AAQGL/yMAAQGSAsoAAQC6A5gAAQ\
CQAu0AAQCQArkAAQC6/xgAAQCS/xgAAQC6A5sAAQFU/zYAAQFUAsoAAQGvAu8AAQAI/0oAAQFV/yMAAQEm/yMAAQCbA6oAAQCQA9gAAQEx/yMAAQCQ/yMAAQCQAAAAAQGN/yMAAQFB/yMAAQGiAAAAAQKvAh4AAQ\
GN/zYAAQHeAAAAAQHeAsoAAQFb/yMAAQCR/yMAAQEI/xAAAQEd/yMAAQDn/yMAAQEdA6oAAQC1AvgAAQF1A2UAAQFBArkAAQF1A+kAAQFBAz0AAQE1/xgAAQElA5sAAQDxAu8AAQDhAv0AAQCiAAAAAQFyAv0AAQ\
H+Av0AAQFQAAAAAQFQA74AAQEmA74AAQHPA6oAAQHBAv4AAQEI/yMAAQD2/yMAAQFeAAAAAQJAAsoAAQGWAsoAAQKCAsoAAQNIAsoAAQFPAAAAAQHzAsoAAQHEAAAAAQM6AsoAAQHDAWUAAQL2AsoAAQCVA0YAAQ\
EbAAAAAQEbAsoAAQEtA5MAAQE9Ax8AAQEpAx8AAQFPAx8AAQCVAx8AAQE5A0YAAQGQAAAAAQFNAv0AAQI+Av0AAQIbAh4AAQD2AvgAAQIRAv0AAQEhAAAAAQEhAh4AAQD1/0MAAQD1AvgAAQFjAAAAAQFjAh4AAQ\
D2/0MAAQECAh4AAQGA/xAAAQGAAh4AAQEg/xAAAQItAh4AAQCVAugAAQE5AugAAQEzAx8AAQE5Ax8AAQGiAx8AAQEvA5MAAQE+A6oAAQFNAAAAAQC6A5MAAQHoAAAAAQHoAsoAAQHtAAAAAQHtAsoAAQGHAAAAAQ\
GHAsoAAQFGA6oAAQFEA7AAAQFy/zgAAQFw/zgAAQGaA7AAAQFiAsoAAQFuAAAAAQFuAsoAAQFyAAAAAQGjAAAAAQGjAsoAAQFWAsoAAQITAAAAAQITAsoAAQIfAAAAAQIfAsoAAQFlAAAAAQFlAsoAAQG8AsoAAQ\
FAAsoAAQIUAAAAAQIUAsoAAQEJAh4AAQE9/0AAAQGcAh4AAQEDAh4AAQFdAh4AAQFcAwQAAQE2Ah4AAQGUAh4AAQFRAh4AAQEGAAAAAQEGAh4AAQEXAh4AAQE3Ah4AAQHXAh4AAQGZAh4AAQGvAAAAAQEkAugAAQ\
DnAv4AAQCQAugAAQGzAAAAAQGzAh4AAQG8Ah4AAQFBAvgAAQElAv4AAQESAwQAAQFH/0AAAQFHAh4AAQEaAAAAAQEaA18AAQDyAAAAAQDyArYAAQHdA6oAAQGfAv4AAQHdA5MAAQGfAugAAQEtA6oAAQDRAmQAAQ\
GAAmQAAQFaAv0AAQHRA6oAAQHtAv4AAQFR/uMAAQEm/uMAAQF1AAAAAQGRA6oAAQFaAv4AAQFGAoQAAQKLAAAAAQKLAsoAAQIoAAAAAQIoAh4AAQFkAAAAAQFkAsoAAQJtAAAAAQJtAsoAAQInAAAAAQInAh4AAQ\
E7Ah4AAQKSAAAAAQKSAsoAAQIvAAAAAQIvAh4AAQE0/yIAAQE0A14AAQEK/ykAAQEKAp4AAQGoAsoAAQGV/xAAAQGVAvcAAQEZAh4AAQFYAAAAAQFYA6oAAQEeAAAAAQKB/xAAAQKBAsoAAQI6/xAAAQI6Ah4AAQ\
HXAAAAAQHXAsoAAQGpAAAAAQGpAh4AAQFN/xAAAQFNAsoAAQEA/xAAAQEAAh4AAQGR/zgAAQGRA6kAAQFd/0AAAQFdAwQAAQEvAvgAAQFg/wYAAQFgAsoAAQEg/wsAAQEgAh4AAQHr/zgAAQHrAsoAAQG7/0AAAQ\
G7Ah4AAQE5/xgAAQEK/xgAAQFq/zgAAQFqAsoAAQE5/0AAAQE5Ah4AAQCOAvgAAQFnAAAAAQFnAsoAAQFOAAAAAQFOAh4AAQF8/zgAAQF8AsoAAQFG/0AAAQF6AAAAAQIp/wYAAQIpAsoAAQG5/wsAAQG5Ah4AAQ\
GFAAAAAQFFAAAAAQFFAh4AAQFz/xgAAQEf/xgAAQEF/0AAAQEFAh4AAQFf/zgAAQFfAsoAAQEv/0AAAQEvAh4AAQHE/zgAAQF//0AAAQF/Ah4AAQF//zgAAQFX/0AAAQE/Ah4AAQIHAAAAAQGPAAAAAQIH/zgAAQ\
IHAsoAAQGP/0AAAQGPAh4AAQHHA7AAAQGeAwQAAQFw/wYAAQE1/wwAAQFS/0AAAQFSAh4AAQF5/wYAAQFD/wsAAQGa/zgAAQGaAsoAAQFl/0AAAQFlAh4AAQFm/zgAAQFmAsoAAQFA/0AAAQHw/zgAAQHwAsoAAQ\
Gv/0AAAQGvAh4AAQFPA7AAAQEmAwQAAQFPA5MAAQEmAugAAQHPAsoAAQEvA7AAAQEkAwQAAQGEAsoAAQGKA5MAAQEjAugAAQHHA5MAAQGeAAAAAQGeAugAAQE5A5MAAQEKAugAAQGRA2UAAQFaArkAAQGRA5MAAQ\
FaAugAAQGLA5MAAQGLA40AAQEzAugAAQFGA40AAQD9AugAAQFEA2UAAQFEA5MAAQESAugAAQFEA6oAAQESAv4AAQFmAAAAAQFmA5MAAQFAAAAAAQFAAugAAQET/zgAAQETAsoAAQDn/0AAAQG8AAAAAQG8A5MAAQ\
GbAugAAQES/yAAAQESAsoAAQDr/yYAAQFb/yAAAQFbAsoAAQEx/yYAAQE/AsoAAQEYAh4AAQHKAAAAAQHKAsoAAQHJAAAAAQHJAvgAAQGoAAAAAQGoAh4AAQFS/zgAAQFSAsoAAQE0/0AAAQH8AAAAAQH8AsoAAQ\
HGAh4AAQHWAh4AAQFgAAAAAQFgAh4AAQGF/yAAAQFQ/yYAAQFQAh4AAQFPA+AAAQEmAzsAAQFPA9EAAQEmAywAAQFPBAwAAQEmA2cAAQFPBBwAAQEmA3cAAQFPA/EAAQEmA0wAAQFPBBMAAQEmA24AAQFPBBsAAQ\
EmA3YAAQFR/zsAAQEvA+AAAQEkAzsAAQEvA5gAAQEvA9EAAQEkAywAAQEvBAwAAQEkA2cAAQEvBBwAAQEkA3cAAQEu/zsAAQC6A+AAAQCQAzsAAQC6/zsAAQCS/zsAAQGLA+AAAQEzAzsAAQGLA9EAAQEzAywAAQ\
GLBAwAAQEzA2cAAQGLBBwAAQEzA3cAAQGM/zsAAQEz/zsAAQGVA6oAAQFIAv4AAQGVA+AAAQFIAzsAAQGVAAAAAQGVA5gAAQFIAAAAAQFIAu0AAQGV/zsAAQGVAsoAAQFI/zsAAQFIAh4AAQFz/zsAAQE1/zsAAQ\
F1A+AAAQFBAzsAAQGnA6oAAQFsAv4AAQGnA+AAAQFsAzsAAQGnAAAAAQGnA5gAAQFsAAAAAQFsAu0AAQGn/zsAAQGnAsoAAQFs/zsAAQFsAh4AAQEt/zsAAQEtA+AAAQESAzsAAQEtA5gAAQESAu0AAQE/AvgAAQ\
Dn/xAAAQGBAAAAAQGBAsoAAQE5AvgAAQD+AAAAAQD+AsoAAQF6A1gAAQEeAv0AAQFwAAAAAQFwAsoAAQGlAAAAAQGlAsoAAQEz/yMAAQENAsoAAQH5AsoAAQGKAAAAAQGKAsoAAQCfAAAAAQJ/AsoAAQGwAzIAAQ\
E2/xAAAQHkAAAAAQHkAh4AAQDdAAAAAQCaAsoAAQFEAsoAAQCXAAAAAQCXAvgAAQIFAAAAAQIFAsoAAQGN/xAAAQIrAAAAAQIrAsoAAQHB/xAAAQHBAh4AAQFrAAAAAQFrAsoAAQFD/5wAAQFDAsoAAQEUAAAAAQ\
EUAsoAAQEkAAAAAQEkAsoAAQDG/xAAAQDGAwAAAQDL/xAAAQDLApUAAQDLAAAAAQDLAv0AAQEd/xAAAQF3AsoAAQEm/xAAAQEgAAAAAQEgAsoAAQDxAAAAAQEmAsoAAQEdAv0AAQEiAAAAAQEiAsoAAQDzAAAAAQ\
DzApUAAQE0/xAAAQCaAAAAAQCaAvgAAQF9AAAAAQF6AvgAAQECAAAAAQCMAAAAAQCMAsoAAQP7A6oAAQPRAv4AAQNjAv4AAQIt/zYAAQJD/xAAAQK1Au8AAQE9/xAAAQGvAvgAAQMh/zYAAQO0AsoAAQM2/xAAAQ\
OpAu8AAQKg/xAAAQMSAu8AAQF1A/wAAQFBA1AAAQFBA3IAAQF1BBkAAQFBA20AAQFPA/wAAQFPA/UAAQEmA1AAAQHPAAAAAQHPA2UAAQHBAAAAAQHBArkAAQGXAAAAAQGkAsoAAQGM/xgAAQGLA2UAAQEz/xgAAQ\
EzArkAAQEmA6oAAQETAv4AAQQFAAAAAQP7AsoAAQPWAAAAAQPRAh4AAQNoAAAAAQNjAvgAAQGSA6oAAQE0Av4AAQH3AAAAAQH3AsoAAQFP/xAAAQGNA6oAAQFPA6oAAQEmAv4AAQEmAvcAAQEvA6oAAQEkAv4AAQ\
C6A6oAAQCQAvcAAQGLA6oAAQEzAv4AAQGLA6MAAQEzAvcAAQFIA6oAAQD5Av4AAQFIA6MAAQD5AvcAAQF1A6oAAQFBAv4AAQF1A6MAAQFBAvcAAQEy/5EAAQEnAsoAAQD3/1EAAQCSA9gAAQF5/xAAAQGx/5cAAQ\
GxAvgAAQFtAAAAAQFtAsoAAQE1AvgAAQEv/yAAAQDx/yYAAQFPA5sAAQEmAu8AAQGLA/wAAQGLA5sAAQEzAu8AAQGLA/UAAQEzA1AAAQESArkAAQDQAAAAAQCTAvgAAQF8AAAAAQF8Ah4AAQDWAAAAAQDWApUAAQ\
HjAvgAAQHj/xAAAQHjAh4AAQEf/zAAAQEeAvgAAQDrAAAAAQDrAh4AAQFMAAAAAQFMAsoAAQEq/zAAAQEkAvgAAQCb/zYAAQGC/xAAAQGCAsoAAQEm//YAAQEmAigAAQIgAigAAQE6Av0AAQEQAh4AAQAUAh4AAQ\
EfAh4AAQEpAh4AAQDsAh4AAQE0Ah4AAQEnAh4AAQER/xEAAQFB/yYAAQIyAh4AAQFBAv0AAQCVAh4AAQCtAAAAAQCtAh4AAQDPAvgAAQDAAAAAAQDAAvgAAQFp/xAAAQFpAvgAAQHi//YAAQN0Ah4AAQHiAh4AAQ\
FXAh4AAQJhAh4AAQGyAAAAAQGyAh4AAQGWAAAAAQGWAh4AAQDb//YAAQFmAh4AAQDbAAAAAQDbAvgAAQDb/xAAAQC9AAAAAQC9/xAAAQC9Ah4AAQD2/xAAAQCQAv4AAQDL/4kAAQDLAigAAQGCAigAAQDV/xAAAQ\
C3ApUAAQF1ApUAAQE8Ah4AAQERAh4AAQIiAh4AAQMzAh4AAQESAw4AAQIiAw4AAQELAAAAAQELAh4AAQDx/xAAAQEa/6kAAQEaAh4AAQAjAwQAAQDmAvgAAQGLAtUAAQExAAAAAQExAh4AAQE1Ah4AAQEnAAAAAQ\
EnAv0AAQFGAh4AAQCQ/xAAAQEm/yYAAQEmAh4AAQH7Ah4AAQDnAh4AAQE6Av4AAQC+AAAAAQGoAwQAAQDmAAAAAQDmAv0AAQLdAAAAAQLY/xAAAQL7AvgAAQLd/6kAAQLdAvgAAQIyAAAAAQIyApUAAQF7/xAAAQ\
H1Av0AAQKe//YAAQKkApUAAQJl/xAAAQJwAv0AAQG/AvgAAQGbAAAAAQGbAvgAAQEHAAAAAQEHAsoAAQEsAAAAAQFDAh4AAQDSAR8AAQBfAucAAQFnAucAAQDRAcIAAQDRAR8AAQDRAuoAAQCiAmQAAQEQAmQAAQ\
CPARkAAQDpAmQAAQCPAI8AAQCPAmQAAQC/AR8AAQC/AmQAAQEOAR8AAQEOAmQAAQIOAmQAAQBIAI8AAQFWAmQAAQBYAv4AAQBYADwAAQCyAI8AAQCyAmQAAQBeAR8AAQBeAucAAQCWAucAAQBeAcIAAQCgAR8AAQ\
CgAmQAAQElAmQAAQC2AR8AAQC1AmQAAQFfAmQAAQCVAR8AAQCVAuoAAQAXAu4AAQD7AAAAAQD7Ah4AAQEx//YAAQExAv0AAQEsAsoAAQGG/xAAAQGGAvgAAQL4AvgAAQGIAAAAAQGIAsoAAQE6AsoAAQD2/zIAAQ\
ERAAAAAQERAsoAAQD5/xAAAQD6AAAAAQD6AsoAAQEV/xAAAQEVAv4AAQEpAAAAAQEpAsoAAQD//xAAAQD/Av0AAQFEAAAAAQFEAh4AAQEfAAAAAQEeAh4AAQEBAAAAAQEBAh4AAQD9AAAAAQDbAh4AAQE2AsoAAQ\
E6/xAAAQE6AvgAAQHRAAAAAQGJ/xAAAQGJAh4AAQEzAh4AAQE+AAAAAQE+AsoAAQGL/1YAAQHi/xAAAQE6Ah4AAQFOA5sAAQFJAAAAAQFK/zsAAQFJ/zsAAQFK/1wAAQFOAsoAAQKEAsoAAQFJ/10AAQFKAvgAAQ\
IUAvgAAQFz/xAAAQF6A6oAAQJnAsoAAQEf/xAAAQEeAv4AAQHbAh4AAQFXAAAAAQFvA5sAAQFX/zsAAQEq/zsAAQFX/1wAAQEq/1wAAQFX/xAAAQFX/zgAAQFvAsoAAQLMAsoAAQFwAWUAAQECAvgAAQI8AvgAAQ\
E6AQ8AAQEvA5AAAQEkAuQAAQEuAAAAAQEvA5kAAQEkAu0AAQEq/zgAAQEu/zgAAQEvAsoAAQEq/zcAAQEkAh4AAQEu/xAAAQEvA6MAAQEq/xAAAQEkAvcAAQIxAh4AAQENAAAAAQEqA5sAAQIGAsoAAQCnAAAAAQ\
EHA6gAAQGSA2UAAQLCAsoAAQEp/xAAAQE0ArkAAQI7Ah4AAQF6A5sAAQCSA8kAAQF3/zsAAQFD/zsAAQF3AAAAAQF6A5MAAQCSA8EAAQF3/xAAAQFD/xAAAQF3/zQAAQF6AsoAAQFD/zQAAQC6/zoAAQC6AsoAAQ\
CS/zoAAQC6BBkAAQCQA20AAQFaA6oAAQCUA9gAAQFV/zsAAQEm/zsAAQFV/1kAAQEm/1kAAQCUAvgAAQGcA1QAAQEx/zsAAQCbA2UAAQCQ/zsAAQCQA5MAAQEx/2IAAQCQ/2AAAQEx/zgAAQF5AsoAAQETAWUAAQ\
CQ/zQAAQCQAvgAAQDnAvgAAQCQAQ8AAQHLAAAAAQHRA5sAAQHtAu8AAQHL/zsAAQHRAsoAAQONAsoAAQHl/zsAAQGNAAAAAQGNA5sAAQFBAu8AAQGN/zsAAQFB/zsAAQGN/1MAAQFB/1EAAQGN/zgAAQGNAsoAAQ\
MFAsoAAQFB/zgAAQGLBB0AAQEzA3EAAQGLBAUAAQEzA1kAAQGLA5AAAQEzAuQAAQGMAAAAAQGLA5kAAQMCAsoAAQGLAWUAAQEzAu0AAQFCA6oAAQFRAv4AAQE2AAAAAQFCA5sAAQJXAsoAAQCR/xAAAQFRAu8AAQ\
JaAh4AAQFIA5sAAQCRAAAAAQD5Au8AAQFb/zsAAQFIA2UAAQCR/zsAAQD5ArkAAQFb/1oAAQCR/14AAQD5Ah4AAQGjAh4AAQEcAsoAAQEcA6oAAQD2Av4AAQEcBAUAAQD2A1kAAQEI/zsAAQEcA5sAAQISAsoAAQ\
D2Au8AAQEdAAAAAQEdA5sAAQC1A18AAQEd/zsAAQDn/zsAAQEd/2UAAQDn/1kAAQEd/zgAAQEdAsoAAQImAsoAAQEdAWUAAQDn/y8AAQC1ApUAAQF3/0UAAQFB/0UAAQF1A5gAAQFBAu0AAQFz/zgAAQF1AsoAAQ\
E1/y0AAQF1BB0AAQFBA3EAAQF1BAUAAQLXAsoAAQE1AAAAAQFBA1kAAQJMAh4AAQE8AAAAAQE8A5gAAQEQAAAAAQEOAu0AAQE8/zsAAQE8AsoAAQEQ/zsAAQEOAh4AAQIOAh4AAQHZAAAAAQHdA5sAAQGfAu8AAQ\
HZ/zsAAQHdAsoAAQOlAsoAAQGf/zsAAQGfAh4AAQE+A5sAAQEXAu8AAQE/AAAAAQE+A5MAAQJoAsoAAQEXAugAAQIcAh4AAQEtA5sAAQESAu8AAQElA6oAAQDxAv4AAQEv/zsAAQD2/zsAAQEvAAAAAQElAsoAAQ\
IsAsoAAQDxAh4AAQG/Ah4AAQFDAAAAAQCSAvgAAQIoAvgAAQFBAQ8AAQDnAAAAAQC1A2AAAQENA1QAAQDLAQ8AAQGfAAAAAQGfAz0AAQMqAh4AAQBu/xAAAQESAz0AAQIPAh4AAQEmAAAAAQHsAx8AAQIaAh4AAQ\
DhA6gAAQHfAAAAAQHcAsoAAQLBAsoAAQHdAAAAAQKlAsoAAQHGAAAAAQHEAsoAAQG4AAAAAQG1AyoAAQKaAsoAAQG6AyoAAQKfAsoAAQEpAxIAAQEpAwcAAQGOAAAAAQGOAsoAAQIuAAAAAQIvAsoAAQMbAsoAAQ\
IpAAAAAQIqAsoAAQMWAsoAAQIeAAAAAQIeAsoAAQMKAsoAAQIcAAAAAQIdAsoAAQMJAsoAAQHTAAAAAQHYAsoAAQHYAWUAAQJuAAAAAQPXAsoAAQJxAWUAAQJyAAAAAQJ1AsoAAQPbAsoAAQJ1AWUAAQJ2AAAAAQ\
PfAsoAAQJ6AWUAAQJmAAAAAQJpAsoAAQPPAsoAAQJpAWUAAQJpAAAAAQJtAyoAAQPSAsoAAQJtAWUAAQJnAAAAAQJrAyoAAQCVAxIAAQCVAwcAAQCVA1wAAQFCAsoAAQHmAsoAAQE7AAAAAQE7AsoAAQHgAsoAAQ\
KHAsoAAQHWAsoAAQH6AAAAAQH6AsoAAQKeAsoAAQHsAAAAAQHsAsoAAQKQAsoAAQHWAAAAAQHWAyoAAQJ7AsoAAQHVAyoAAQEzAwcAAQHIAAAAAQHHAWUAAQHaAsoAAQNRAsoAAQHaAWUAAQJ9AAAAAQJ8AsoAAQ\
PzAsoAAQJ8AWUAAQJ+AsoAAQP1AsoAAQJ+AWUAAQJQAAAAAQPGAsoAAQJPAWUAAQJRAAAAAQJQAsoAAQPHAsoAAQJQAWUAAQE5AxIAAQE5AwcAAQE5A1wAAQHDAAAAAQHDAsoAAQLcAsoAAQJeAAAAAQJeAsoAAQ\
OSAsoAAQJ+AAAAAQJ+AyoAAQOXAsoAAQHFAAAAAQHFAsoAAQJ6AAAAAQJ6AsoAAQJ5AAAAAQJ5AsoAAQJPAsoAAQJZAAAAAQJZAsoAAQI4AAAAAQI4AyoAAQJPAAAAAQJPAyoAAQEIAAAAAQEpAv0AAQCVAv0AAQ\
EzAv0AAQJOAh4AAQEzAQ8AAQE5Av0AAQE9AxIAAQE9AwcAAQE9A1wAAQNzAAAAAQMwAh4AAQI7AsoAAQNpAAAAAQMmAh4AAQPxAAAAAQOuAh4AAQK/AsoAAQP3AAAAAQO0Ah4AAQLEAsoAAQPdAAAAAQOaAh4AAQ\
KsAsoAAQPlAAAAAQOiAh4AAQKzAsoAAQPYAAAAAQOVAh4AAQKoAsoAAQPeAAAAAQObAh4AAQKiAsoAAQFPAxIAAQFPAwcAAQFPA1wAAQQtAAAAAQPqAh4AAQNBAsoAAQHbAWUAAQQoAAAAAQPlAh4AAQM8AsoAAQ\
HWAWUAAQTQAAAAAQSNAh4AAQTRAAAAAQSOAh4AAQPkAsoAAQJ/AWUAAQTUAAAAAQSRAh4AAQPoAsoAAQKCAWUAAQTCAAAAAQR/Ah4AAQPVAsoAAQJwAWUAAQS9AAAAAQR6Ah4AAQPRAsoAAQJrAWUAAQS3AAAAAQ\
R0Ah4AAQPLAsoAAQJlAWUAAQGiAxIAAQGiAwcAAQGiA1wAAQQ0AAAAAQPxAh4AAQRAAAAAAQP8Ah4AAQTgAAAAAQSdAh4AAQSzAAAAAQRwAh4AAQTAAAAAAQR9Ah4AAQSZAAAAAQRWAh4AAQSeAAAAAQRaAh4AAQ\
E9AvcAAQE9ArkAAQE9Ah4AAQE9Av0AAQE3/xgAAQE9Au0AAQFPA6MAAQFPA2UAAQFTAsoAAQI3AsoAAQFPAsoAAQN3AAAAAQM0Ah4AAQCHAxIAAQFPAh4AAQFPAv0AAQFB/xAAAQFPAu0AAQGEAAAAAQGFAsoAAQ\
JxAsoAAQGCAAAAAQGDAsoAAQJvAsoAAQHVAAAAAQM+AsoAAQHZAWUAAQHSAAAAAQHVAsoAAQM7AsoAAQHVAWUAAQPMAAAAAQOJAh4AAQF6AWUAAQCVAvcAAQCVArkAAQCVAwoAAQCVAu0AAQCVA14AAQC6A6MAAQ\
C6AAAAAQC6A2UAAQFeAsoAAQE0AAAAAQE0AsoAAQHZAsoAAQE3AsoAAQE5AvcAAQE5ArkAAQE5AwoAAQEz/xAAAQEzAxIAAQE5Au0AAQE5A14AAQEtA6MAAQEtA2UAAQJGAsoAAQHHAAAAAQHHAsoAAQLgAsoAAQ\
HbAAAAAQHbAsoAAQL0AsoAAQGUAAAAAQGgAsoAAQK1AsoAAQGiAh4AAQGiAv0AAQGhAAAAAQGh/xgAAQGiAu0AAQHjAAAAAQNZAsoAAQHiAWUAAQG0AAAAAQGzAsoAAQMqAsoAAQGzAWUAAQHiAAAAAQHiAsoAAQ\
G9AAAAAQG9AsoAAQPpAAAAAQOmAh4AAQC/AOUAAQFeAOUAAQDC/6AAAQC+AOUAAQFtAOUAAQDH/6AAAQDIAOUAAQF/AOUAAQDIAEMAAQC2/6AAAQC1AOUAAQFfAOUAAQC9/6AAAQC7AOUAAQHlAAAAAQHtAh4AAQ\
OSAh4AAQDPAAAAAQDPAh4AAQE9A2sAAQE3AAAAAQE9A4kAAQCVA2sAAQCVA4kAAQE5A2sAAQE5A4kAAQCVA8IAAQDYAAAAAQCVA78AAQE5A8IAAQE9AAAAAQE5A78AAQHvAAAAAQHvAsoAAQGrAAAAAQGmAAAAAQ\
GmAsoAAQGn/xAAAQGnAh4AAQHAAsoAAQHAAAAAAQHAAh4AAQFGAsoAAQElAAAAAQElAh4AAQIa/wYAAQIaAsoAAQGr/wsAAQGrAh4AAQI1/wYAAQI1AsoAAQHC/wsAAQHCAh4AAQF0/zgAAQFB/0AAAQFBAh4AAQ\
GQ/zgAAQGQAsoAAQFc/0AAAQFcAvgAAQGdAAAAAQGdAsoAAQF0AAAAAQFzAAAAAQFzAsoAAQFBAAAAAQFBAsoAAQEzAAAAAQEzAvsAAQEKAAAAAQEKAh4AAQD8AAAAAQD8Ah4AAQEjAAAAAQEjAh4AAQESAAAAAQ\
ESAh4AAQEcAAAAAQEcAvgAAQFKAAAAAQFLAv0AAQLCApUAAQIZAQ8AAQC1AAAAAQC1Av0AAQD2AAAAAQD2Ah4AAQNbApUAAQK2AQ8AAQEqAAAAAQEqAv0AAQET/xAAAQETAh4AAQBeAuIAAQCuAuIAAQF0/x0AAQ\
F0AsoAAQLW/zgAAQLWAsoAAQFy/zUAAQFyAsoAAQGA/zUAAQGAAsoAAQFA/xAAAQFAAh4AAQJw/0AAAQJwAh4AAQFC/0AAAQFCAh4AAQFJ/0AAAQFJAh4AAQDqAAAAAQDqAsoAAQFRAsoAAQGRAAAAAQGRAsoAAQ\
AI/zYAAQCbAsoAAQEhAsoAAQDVAAAAAQDVAh4AAQEYAAAAAQEYAvkAAQFaAAAAAQFaAh4AAQEMAsoAAQDwAAAAAQFRAAAAAQFPA28AAQIzAsoAAQE5AAAAAQE5AsoAAQFVAAAAAQFaAsoAAQJzAsoAAQDS/6AAAQ\
BfAWgAAQFnAWgAAQDRAEMAAQC//6AAAQBgAWgAAQEMAZ8AAQBe/6AAAQBeAWgAAQCWAWgAAQBeAEMAAQE7/6AAAQFAAOUAAQJSAOUAAQDR/6AAAQDRAOUAAQGAAOUAAQBe/xAAAQDbAOUAAQGIAOUAAQCg/6AAAQ\
CgAOUAAQElAOUAAQCW/6AAAQB2AS0AAQCvAZ8AAQCEAEMAAQF/AsoAAQF/AAAAAQD1AAAAAQGLAsoAAQCsAsoAAQFJAsoAAQFCAAAAAQASAAAAAQD1AsoAAQGLAAAAAQCsAAAAAQESAWUAAQEtAsoAAQEtAAAAAQ\
AUAAAAAQOoAWoAAQA0AWoAAQA0AuEAAQLoAAAAAQLvAsoAAQPcAsoAAQJ/AAAAAQKbAsoAAQN3AsoAAQCQAu8AAQELAu8AAQFbAAAAAQFIAsoAAQJyAsoAAQFGAAAAAQEDAsoAAQE6AAAAAQE9AsoAAQJjAsoAAQ\
CoAhwAAQDr//4AAQCUAAAAAQCU/xgAAQATAI8AAQBeAmQAAQAd/xAAAQCU/zoAAQCU/zsAAQCSAAAAAQCQAh4AAQBfAR8AAQBdAmUAAQCuAmUAAQB7AAAAAQDjAhsAAQBA/xAAAQDpAhkABQAAAAEACAABAAwALg\
ADADgCngACAAUCJAIkAAAErgSuAAEIEQhCAAIISAhZADQIWwiDAEYAAgABBqwGsAAAAG8AAATqAAEBvgABAmAAAQJgAAEBxAABAcoAAQHQAAECGAABAhgAAQHWAAEB3AABAeIAAQIYAAEB6AABAmAAAQJgAAEB7g\
ABAmAAAQJgAAEB+gABAfQAAQH6AAIHVgAABLQAAAS6AAAE6gAABOoAAgdcAAIHYgAABOoAAATqAAAE6gAABOoAAATqAAAEwAAABMYAAATMAAAE6gAABNIAAATqAAAE6gAABOoAAATqAAAE6gAABOoAAATqAAAE6g\
AABOoAAATqAAAE6gAABOoAAATYAAAE2AAABOoAAATYAAAE2AABAmAAAQJgAAECDAABAgAAAQIGAAECYAAABOoAAATqAAAE6gABAgwAAQISAAECGAAABOoAAATYAAECHgABAmAAAQJgAAAE6gAABN4AAATeAAAE5A\
ABAmAAAATqAAAE8AABAmAAAAT2AAECJAABAioAAAT8AAECMAABAjYAAAUCAAIHaAABAmAAAQI8AAECQgAABQgAAQJIAAECTgABAlQAAQJUAAECWgABAmAAAQJgAAECYAABAmAAAQJgAAECYAABAmAAAQJgAAECYA\
ABAmAAAQJgAAECYAABAmAAAf7bAh4AAf6eAh4AAf75Ah4AAQA+Ah4AAQACAh4AAQADAh4AAf7IAh4AAQABAnYAAf7TAh4AAQABAZAAAf//AZAAAf+9Ah4AAQBGAh4AAf//Ah4AAf//AgUAAQABAh4AAf/+Ah4AAf\
7VAh4AAf84Ah4AAf7UAh4AAf6tAncAAf/+AewAAf7nAh4AAf7rAh4AAf70Ah4AAf7pAh4AAQAAArwAAQAAAh4ABQAMACAARgByAJIAAgBIAE4ApgBUAA4AuAABApUC/QACAA4AOgCSABQAGgAgAAEApgAAAAECAw\
AAAAECAwL9AAECfgLvAAIADgAUAGwAGgAgACYAAQClAAAAAQEiAv0AAQICAAAAAQICAv0AAQJZAvgAAwA0ADoAQABGAEwAUgAUAF4AGgABA3gAAAABA/EC7wADABQAGgAgACYALAAyADgAPgBEAAEAngAAAAEBBw\
L9AAEBkgL9AAECEQAAAAECeQL9AAEDBQL9AAEDdgAAAAEDdgL9AAEDzAL4AAYAEAABAAoAAAABAAwAWAABAKoBwgACAAwCJAIkAAAIJggpAAEILAhCAAUISAhLABwIUghUACAIWAhZACMIXghhACUIYwhkACkIZg\
hmACsIaQhpACwIbAhsAC0IcQhxAC4AAgANAiQCJAAACCYIKQABCCwIQgAFCEgISwAcCFIIVAAgCFgIWQAjCF4IYQAlCGMIZAApCGYIZgArCGkIaQAsCGwIbAAtCHEIcQAuCHcIgwAvAC8AAAD0AAAAvgAAAMQAAA\
D0AAAA9AAAAPQAAAD0AAAA9AAAAPQAAAD0AAAAygAAANAAAADWAAAA9AAAANwAAAD0AAAA9AAAAPQAAAD0AAAA9AAAAPQAAAD0AAAA9AAAAPQAAAD0AAAA9AAAAPQAAADiAAAA4gAAAPQAAADiAAAA4gAAAPQAAA\
D0AAAA9AAAAPQAAADiAAAA9AAAAOgAAADoAAAA7gAAAPQAAAD6AAABAAAAAQYAAAEMAAABEgAB/+cAAAABABkAAAAB/5kAAAABAGcAAAAB/s0AAAABAAMAAAABAAEAAAAB//4AAAABAAYAAAABAAAAAAAB//8AAA\
AB/w8AAAAB/zgAAAAB/ukAAAABACIAAAA8AHoAgACGAMIAwgDyAIwAjACSAJgAngCkAKoAsAC2ATQAvAEQAMIBBADIAM4A1ADaAOAA5gDsAQoA8gD4AP4BBAEKARABNAEWARwBIgEoASgBLgE0ATQBOgFAAUYBTA\
GCAVIBWAFeAWQBZAFqAYIBcAF2AXwBggGCAAEAAv8jAAH/6f80AAEAG/80AAEAAv8wAAEAAv8cAAEAAP8qAAH/mf8RAAEAZ/8RAAH+zv87AAEAA/9FAAEABf8cAAEAAP8YAAEAAv8mAAEAA/85AAEAAv84AAEAAv\
80AAEAAv8zAAEAA/86AAEAA/9ZAAEAAv9kAAEAA/8WAAEAAP8mAAEAA/8cAAEAA/9PAAEAA/8gAAEAAv8uAAEAAv8lAAEAA/8QAAEAAv8hAAEAAP8QAAEACP8QAAEAAv8QAAEAA/8UAAEAAv9vAAEAF/8fAAEAJP\
8YAAEAGgJsAAEAAwJsAAEADQJsAAEACwJsAAEADAJsAAH/6QJsAAEAFgJsAAEABAJsAAEACgJsAAYAEAABAAoAAQABAAwAFgABACIAUAACAAEIQwhHAAAAAQAECHkIewh+CIAABQAAABYAAAAiAAAAHAAAACIAAA\
AoAAEAAgEWAAEAAAEZAAEAAQEcAAEAAQFfAAQACgAQABAAEAABAAsC2AABAAoC2AAJABAAAQAKAAIAAQAGAAAAyAAGABAAAQAKAAMAAQAMABgAAQAiAEwAAQAECCUIKggrCG0AAgABCHcIgwAAAAQAAAASAAAAGA\
AAAB4AAAAkAAH/igLKAAEApgKCAAH/7QJwAAEAtgIeAA0AHAAiACgALgA0ADoAQABGAEwAUgBYAF4AZAABAHgDRQABAG8DRQABAH8DnAABAIQDRQABAHIDnAABAEEDmQABAM0DRQABAIoDRQABAGQDRQABACgDwQ\
ABAIIDRQABAHwDRQABAH8DRQABAAwAUgABAJ4COAACAAsErgSuAAAIEQgkAAEITAhRABUIVQhXABsIWwhdAB4IYghiACEIZQhlACIIZwhoACMIaghrACUIbghwACcIcgiDACoAAgAMBK4ErgAACBEIJAABCEwIUQ\
AVCFUIVwAbCFsIXQAeCGIIYgAhCGUIZQAiCGcIaAAjCGoIawAlCG4IcAAnCHIIdQAqCHcIgwAuADwAAADyAAABlAAAAZQAAAD4AAAA/gAAAQQAAAFMAAABTAAAAQoAAAEQAAABFgAAAUwAAAEcAAABlAAAAZQAAA\
EiAAABlAAAAZQAAAEuAAABKAAAAS4AAAGUAAABlAAAAUAAAAE0AAABOgAAAZQAAAFAAAABRgAAAUwAAAFSAAABlAAAAZQAAAGUAAABlAAAAVgAAAFeAAABZAAAAWoAAAGUAAABcAAAAXYAAAF8AAABggAAAYgAAA\
GIAAABjgAAAZQAAAGUAAABlAAAAZQAAAGUAAABlAAAAZQAAAGUAAABlAAAAZQAAAGUAAABlAAAAZQAAf7bAh4AAf6eAh4AAf75Ah4AAQA+Ah4AAQACAh4AAQADAh4AAf7IAh4AAQABAnYAAf7TAh4AAQABAZAAAf\
//AZAAAf+9Ah4AAQBGAh4AAf//Ah4AAf//AgUAAQABAh4AAf/+Ah4AAf7VAh4AAf84Ah4AAf7UAh4AAf6tAncAAf/+AewAAf7nAh4AAf7rAh4AAf70Ah4AAf7pAh4AAQAAArwAAQAAAh4AOwB4AH4AhACKAJAAlg\
CcAKIAqACuALQAugDAAMYAxgDMANIA2ADkAN4A5ADqAPAA9gD8AQIBCAEOARQBGgEgASwBJgEsATIBOAE+AUQBSgFQAVYBXAFiAWgBbgFuAaoBdAF6AYABhgGMAZIBqgGYAZ4BqgGkAaoAAf7dAzsAAQAAAuIAAQ\
AAAu8AAf6eAv0AAf75Av0AAQA+Av4AAQABAv0AAQADAv4AAQACAvYAAQAFAz0AAf7IAu0AAQABArsAAQABA0oAAQACAv4AAf7TAv4AAQACA1IAAQACAvcAAQACAsoAAQABAsoAAQACAwcAAQACA2IAAQACA8IAAf\
+/Av4AAQBIAv4AAQACAvoAAQACAwQAAQACA6cAAQADA1wAAQAAAxYAAQACA1AAAQACAy0AAQACAw8AAQADAw0AAQACAqQAAQADAu8AAQADA2YAAQADAu0AAQAAAsoAAf7pA0YAAf7tAtEAAf72Au4AAf7rAxMAAQ\
AaA0UAAf/yA5wAAQALA0UAAf+7A5wAAQAKA5kAAQAPA0UAAQAXA0UAAQAAA3QAAQAJA0UAAQAKA0UAAQAAAAoAggDWAARERkxUABpjeXJsABpncmVrAB5sYXRuACwASgAAAAQAAAAA//8AAgACAAQALgAHQVBQSA\
A4Q0FUIABCSVBQSAA4TUFIIABCTU9MIABCTkFWIABCUk9NIABCAAD//wACAAMABAAA//8AAgAAAAQAAP//AAIAAQAEAAVjY21wACBjY21wAChjY21wADhjY21wAEJsaWdhAE4AAAACAAAAAwAAAAYAAAADAAAAAw\
AAAAMAAAADAAAAAwAEAAAABAAAAAMAAAADAAAAAQAFAAYADgC+AL4BDAdoCQwABgAAAAIACgAcAAMAAAABANIAAQBmAAEAAAABAAMAAAABAMAAAgAUAFQAAQAAAAIAAgAKAiQCJAAACCYIKQABCCsISwAFCFIIVA\
AmCFgIWgApCF4IYQAsCGMIZAAwCGYIaQAyCGsIbQA2CHEIcQA5AAIACgSuBK4AAAgRCCQAAQhMCFEAFQhVCFcAGwhbCF0AHghiCGIAIQhlCGUAIghqCGoAIwhuCHAAJAh3CIMAJwABAAAAAQAIAAIAJAAPBroGuw\
iGCIQIhQiMCIcIjQiICIkIigiLCI4IjwiQAAEADwBKAEsA7wHsAe4DHwQGBCIEVwRsBMgFBQbDBvEG8gAEAAAAAQAIAAEGLgARACgAMgA8AEYAYgB0AH4AiACSAK4AwAHSAuQD9gUIBhoGJAABAAQAxAACCDcAAQ\
AEANgAAgg3AAEABADuAAIINwADAAgAEAAWA7UAAwg3AUoCPwACCCsDswACCDcAAgAGAAwCQQACCCsBMQACCDcAAQAEAMUAAgg3AAEABADZAAIINwABAAQA7wACCDcAAwAIABAAFgO2AAMINwFKAkAAAggrA7QAAg\
g3AAIABgAMAkIAAggrATIAAgg3ABwAOgBCAEoAUgBaAGIAagByAHoAggCKAJIAmgCiAKoAsgC6AMIAygDSANoA4gDqAPIA+gEAAQYBDAeFAAMElASVB4cAAwSUBJYHhgADBJQElweEAAMElASYB48AAwSVBJQHkQ\
ADBJUElQeTAAMElQSWB5IAAwSVBJcHkAADBJUEmAebAAMElgSUB50AAwSWBJUHnwADBJYElgeeAAMElgSXB5wAAwSWBJgHlQADBJcElAeXAAMElwSVB5kAAwSXBJYHmAADBJcElweWAAMElwSYB4kAAwSYBJQHiw\
ADBJgElQeNAAMEmASWB4wAAwSYBJcHigADBJgEmAeOAAIElQeaAAIElgeUAAIElweIAAIEmAAcADoAQgBKAFIAWgBiAGoAcgB6AIIAigCSAJoAogCqALIAugDCAMoA0gDaAOIA6gDyAPoBAAEGAQwHvQADBJQElA\
e/AAMElASVB8EAAwSUBJYHwAADBJQElwe+AAMElASYB8gAAwSVBJQHywADBJUElgfKAAMElQSXB8kAAwSVBJgH0wADBJYElAfVAAMElgSVB9cAAwSWBJYH1gADBJYElwfUAAMElgSYB80AAwSXBJQHzwADBJcElQ\
fRAAMElwSWB9AAAwSXBJcHzgADBJcEmAfDAAMEmASUB8UAAwSYBJUHxwADBJgElgfGAAMEmASXB8QAAwSYBJgHvAACBJQH0gACBJYHzAACBJcHwgACBJgAHAA6AEIASgBSAFoAYgBqAHIAegCCAIoAkgCaAKIAqg\
CyALoAwgDKANIA2gDiAOoA8gD6AQABBgEMB/UAAwSUBJQH9wADBJQElQf5AAMElASWB/gAAwSUBJcH9gADBJQEmAgBAAMElQSUCAMAAwSVBJUIBQADBJUElggEAAMElQSXCAIAAwSVBJgIDAADBJYElAgOAAMElg\
SVCA8AAwSWBJcIDQADBJYEmAgHAAMElwSUCAkAAwSXBJUICwADBJcElggKAAMElwSXCAgAAwSXBJgH+wADBJgElAf9AAMEmASVB/8AAwSYBJYH/gADBJgElwf8AAMEmASYB/QAAgSUCAAAAgSVCAYAAgSXB/oAAg\
SYABwAOgBCAEoAUgBaAGIAagByAHoAggCKAJIAmgCiAKoAsgC6AMIAygDSANoA4gDqAPIA+gEAAQYBDAfZAAMElASUB9sAAwSUBJUH3QADBJQElgfcAAMElASXB9oAAwSUBJgH5QADBJUElAfnAAMElQSVB+kAAw\
SVBJYH6AADBJUElwfmAAMElQSYB+8AAwSWBJQH8QADBJYElQfzAAMElgSWB/IAAwSWBJcH8AADBJYEmAfqAAMElwSUB+wAAwSXBJUH7QADBJcElgfrAAMElwSYB98AAwSYBJQH4QADBJgElQfjAAMEmASWB+IAAw\
SYBJcH4AADBJgEmAfYAAIElAfkAAIElQfuAAIElgfeAAIEmAAcADoAQgBKAFIAWgBiAGoAcgB6AIIAigCSAJoAogCqALIAugDCAMoA0gDaAOIA6gDyAPoBAAEGAQwHoQADBJQElAejAAMElASVB6UAAwSUBJYHpA\
ADBJQElweiAAMElASYB6sAAwSVBJQHrQADBJUElQevAAMElQSWB64AAwSVBJcHrAADBJUEmAe3AAMElgSUB7kAAwSWBJUHuwADBJYElge6AAMElgSXB7gAAwSWBJgHsQADBJcElAezAAMElwSVB7UAAwSXBJYHtA\
ADBJcElweyAAMElwSYB6YAAwSYBJQHpwADBJgElQepAAMEmASWB6gAAwSYBJcHoAACBJQHqgACBJUHtgACBJYHsAACBJcAAQAEBrcAAgeDAAEABAa5AAIHgwABABEAIgAmACoAMAA2AEIARgBKAFAAVgSUBJUElg\
SXBJgGtga4AAQAAAABAAgAAQGSAAMADABuAQAACAASABwAJgAwADoARABOAFgGgAAECBgIIwgUBn8ABAgYCCMIEwaCAAQIGAgkCBQGgQAECBgIJAgTBnwABAgbCCMIFAZ7AAQIGwgjCBMGfgAECBsIJAgUBn0ABA\
gbCCQIEwAMABoAJAAuADgAQgBMAFYAYABqAHQAfgCIBogABAgYCCMIFAaHAAQIGAgjCBMGigAECBgIJAgUBokABAgYCCQIEwaWAAQIEQgYCBQGlQAECBEIGAgTBpQABAgRCBsIFAaTAAQIEQgbCBMGhAAECBsIIw\
gUBoMABAgbCCMIEwaGAAQIGwgkCBQGhQAECBsIJAgTAAwAGgAkAC4AOABCAEwAVgBgAGoAdAB+AIgGkAAECBgIIwgUBo8ABAgYCCMIEwaSAAQIGAgkCBQGkQAECBgIJAgTBpoABAgRCBgIFAaZAAQIEQgYCBMGmA\
AECBEIGwgUBpcABAgRCBsIEwaMAAQIGwgjCBQGiwAECBsIIwgTBo4ABAgbCCQIFAaNAAQIGwgkCBMAAQADAXsBgwGPAAQAAAABAAgAAQA2AAEACAAFAAwAFAAcACIAKAavAAMARwBKBrAAAwBHAE0GrAACAEcGrQ\
ACAEoGrgACAE0AAQABAEcAAA==",pB=()=>D0.create(Buffer.from(m0,"base64"));0&&(module.exports={openTypeface});
