var b=Object.defineProperty;var $=Object.getOwnPropertyDescriptor;var v=Object.getOwnPropertyNames;var C=Object.prototype.hasOwnProperty;var S=(e,t)=>{for(var r in t)b(e,r,{get:t[r],enumerable:!0})},M=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of v(t))!C.call(e,o)&&o!==r&&
b(e,o,{get:()=>t[o],enumerable:!(n=$(t,o))||n.enumerable});return e};var j=e=>M(b({},"__esModule",{value:!0}),e);var O={};S(O,{a:()=>h,b:()=>s,c:()=>l,d:()=>y,e:()=>c,f:()=>m,g:()=>d,h:()=>x,i:()=>p,j:()=>A});module.exports=j(O);var i=require("./chunk-5ZFEDNQN.js"),h={number:0,
generation:0};function s(e,t,r){if(t===null)e.text("null");else if(typeof t=="number")e.text(c(t));else if(typeof t=="boolean")e.text(t?"true":"false");else if(t instanceof
i.p)l(e,t.text);else if(t instanceof i.r)I(e,t,r);else if(t instanceof i.q)y(e,t.bytes,r);else if(Array.isArray(t)){e.byte(91);for(let[n,o]of t.entries())n>0&&e.
byte(32),s(e,o,r);e.byte(93)}else t instanceof i.t?B(e,t,r):s(e,t.dict,r)}function B(e,t,r){let n=r.security&&t.has("ByteRange")?{...r,security:void 0}:r;e.text(
"<<");for(let[o,a]of t)l(e,o),F(a)&&e.byte(32),s(e,a,o==="Contents"?n:r);e.text(">>")}var F=e=>e===null||typeof e=="number"||typeof e=="boolean"||e instanceof i.r;
function I(e,t,{renumber:r,generationOf:n}){let o=r?r(t):t.number;if(r&&o===0){e.text("null");return}e.integer(o),e.byte(32),e.integer(n?n(o):r?0:t.generation),
e.text(" R")}function l(e,t){e.byte(47);for(let r=0;r<t.length;r++){let n=t.charCodeAt(r)&255;n!==0&&(n>32&&n<=126&&n!==35&&i.a[n]===0?e.byte(n):e.text(`#${N(n)}`))}}
function y(e,t,{security:r,number:n,generation:o}){if(r){g(e,r.encryptString(t,n,o));return}let a=0;for(let f of t)(f<32||f>126)&&a++;if(a*3>t.length){g(e,t);return}
e.byte(40);for(let f of t)(f===40||f===41||f===92)&&e.byte(92),f===13?e.text("\\r"):e.byte(f);e.byte(41)}function g(e,t){e.byte(60);for(let r of t)e.byte(u.charCodeAt(
r>>4)),e.byte(u.charCodeAt(r&15));e.byte(62)}var u="0123456789abcdef",N=e=>u[e>>4]+u[e&15];function c(e){if(!Number.isFinite(e))return"0";let t=Math.abs(e);if(Number.
isInteger(e)&&t<1e15)return String(e);if(t>=2**63)return`${BigInt(e)}.0`;let r=String(e);return r.includes("e")?e.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):
r}function m(e){let t=[e];for(;t.length>0;){let r=t.pop();if(r instanceof i.q)return!0;if(Array.isArray(r))for(let n of r)t.push(n);else if(r instanceof i.t)for(let n of r.
values())t.push(n);else r instanceof i.u&&t.push(r.dict)}return!1}function d(e,t){let r=typeof e=="number"?Math.abs(e):0,n=typeof t=="number"?Math.abs(t):0;return{
ascent:r>=400&&r<=1500?r:750,descent:-(n>=50&&n<=700?n:250)}}var x=e=>c(Math.round(e*1e3)/1e3||0),p=(e,t)=>`<${e.map(r=>r.toString(16).padStart(t*2,"0")).join("")}\
>`;function A(e){return e.some(t=>t<32||t>126)?p(e,1):`(${String.fromCharCode(...e).replace(/[\\()]/g,"\\$&")})`}0&&(module.exports={a,b,c,d,e,f,g,h,i,j});
