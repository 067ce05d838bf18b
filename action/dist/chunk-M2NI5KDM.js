var b=Object.defineProperty;var $=Object.getOwnPropertyDescriptor;var v=Object.getOwnPropertyNames;var C=Object.prototype.hasOwnProperty;var S=(t,e)=>{for(var n in e)b(t,n,{get:e[n],enumerable:!0})},M=(t,e,n,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of v(e))!C.call(t,o)&&o!==n&&
b(t,o,{get:()=>e[o],enumerable:!(r=$(e,o))||r.enumerable});return t};var j=t=>M(b({},"__esModule",{value:!0}),t);var N={};S(N,{a:()=>h,b:()=>s,c:()=>l,d:()=>y,e:()=>c,f:()=>m,g:()=>d,h:()=>x,i:()=>p,j:()=>A});module.exports=j(N);var i=require("./chunk-5ZFEDNQN.js"),h={number:0,
generation:0};function s(t,e,n){if(e===null)t.text("null");else if(typeof e=="number")t.text(c(e));else if(typeof e=="boolean")t.text(e?"true":"false");else if(e instanceof
i.p)l(t,e.text);else if(e instanceof i.r)F(t,e,n);else if(e instanceof i.q)y(t,e.bytes,n);else if(Array.isArray(e)){t.byte(91);for(let[r,o]of e.entries())r>0&&t.
byte(32),s(t,o,n);t.byte(93)}else e instanceof i.t?R(t,e,n):s(t,e.dict,n)}function R(t,e,n){let r=n.security&&e.has("ByteRange")?{...n,security:void 0}:n;t.text(
"<<");for(let[o,a]of e)l(t,o),B(a)&&t.byte(32),s(t,a,o==="Contents"?r:n);t.text(">>")}var B=t=>t===null||typeof t=="number"||typeof t=="boolean"||t instanceof i.r;
function F(t,e,{renumber:n}){if(!n){t.integer(e.number),t.byte(32),t.integer(e.generation),t.text(" R");return}let r=n(e);if(r===0){t.text("null");return}t.integer(
r),t.text(" 0 R")}function l(t,e){t.byte(47);for(let n=0;n<e.length;n++){let r=e.charCodeAt(n)&255;r!==0&&(r>32&&r<=126&&r!==35&&i.a[r]===0?t.byte(r):t.text(`#${I(
r)}`))}}function y(t,e,{security:n,number:r,generation:o}){if(n){g(t,n.encryptString(e,r,o));return}let a=0;for(let f of e)(f<32||f>126)&&a++;if(a*3>e.length){g(
t,e);return}t.byte(40);for(let f of e)(f===40||f===41||f===92)&&t.byte(92),f===13?t.text("\\r"):t.byte(f);t.byte(41)}function g(t,e){t.byte(60);for(let n of e)t.
byte(u.charCodeAt(n>>4)),t.byte(u.charCodeAt(n&15));t.byte(62)}var u="0123456789abcdef",I=t=>u[t>>4]+u[t&15];function c(t){if(!Number.isFinite(t))return"0";let e=Math.
abs(t);if(Number.isInteger(t)&&e<1e15)return String(t);if(e>=2**63)return`${BigInt(t)}.0`;let n=String(t);return n.includes("e")?t.toFixed(12).replace(/0+$/,"").
replace(/\.$/,""):n}function m(t){let e=[t];for(;e.length>0;){let n=e.pop();if(n instanceof i.q)return!0;if(Array.isArray(n))for(let r of n)e.push(r);else if(n instanceof
i.t)for(let r of n.values())e.push(r);else n instanceof i.u&&e.push(n.dict)}return!1}function d(t,e){let n=typeof t=="number"?Math.abs(t):0,r=typeof e=="number"?
Math.abs(e):0;return{ascent:n>=400&&n<=1500?n:750,descent:-(r>=50&&r<=700?r:250)}}var x=t=>c(Math.round(t*1e3)/1e3||0),p=(t,e)=>`<${t.map(n=>n.toString(16).padStart(
e*2,"0")).join("")}>`;function A(t){return t.some(e=>e<32||e>126)?p(t,1):`(${String.fromCharCode(...t).replace(/[\\()]/g,"\\$&")})`}0&&(module.exports={a,b,c,d,e,f,g,h,i,j});
