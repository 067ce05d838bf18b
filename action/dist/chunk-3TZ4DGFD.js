var c=Object.defineProperty;var m=Object.getOwnPropertyDescriptor;var d=Object.getOwnPropertyNames;var v=Object.prototype.hasOwnProperty;var A=(e,t)=>{for(var r in t)c(e,r,{get:t[r],enumerable:!0})},$=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of d(t))!v.call(e,i)&&i!==r&&
c(e,i,{get:()=>t[i],enumerable:!(n=m(t,i))||n.enumerable});return e};var C=e=>$(c({},"__esModule",{value:!0}),e);var I={};A(I,{a:()=>x,b:()=>s,c:()=>u,d:()=>y,e:()=>b,f:()=>h});module.exports=C(I);var f=require("./chunk-IO24KDZ3.js"),N=8,x={number:0,generation:0};function s(e,t,r){
if(t===null)e.text("null");else if(typeof t=="number")e.text(b(t));else if(typeof t=="boolean")e.text(t?"true":"false");else if(t instanceof f.r)u(e,t.text);else if(t instanceof
f.t)e.text(p(t,r));else if(t instanceof f.s)y(e,t.bytes,r);else if(Array.isArray(t)){if(e.byte(91),t.length>=N&&t.every(n=>n instanceof f.t))e.text(t.map(n=>p(n,
r)).join(" "));else for(let[n,i]of t.entries())n>0&&e.byte(32),s(e,i,r);e.byte(93)}else t instanceof f.v?S(e,t,r):s(e,t.dict,r)}function S(e,t,r){let n=r.security&&
t.has("ByteRange")?{...r,security:void 0}:r;e.text("<<");for(let[i,a]of t)u(e,i),B(a)&&e.byte(32),s(e,a,i==="Contents"?n:r);e.text(">>")}var B=e=>e===null||typeof e==
"number"||typeof e=="boolean"||e instanceof f.t;function p(e,{renumber:t,generationOf:r}){let n=t?t(e):e.number;return t&&n===0?"null":`${n} ${r?r(n):t?0:e.generation}\
 R`}function u(e,t){e.byte(47);for(let r=0;r<t.length;r++){let n=t.charCodeAt(r)&255;n!==0&&(n>32&&n<=126&&n!==35&&f.a[n]===0?e.byte(n):e.text(`#${F(n)}`))}}function y(e,t,{
security:r,number:n,generation:i}){if(r){g(e,r.encryptString(t,n,i));return}let a=0;for(let o of t)(o<32||o>126)&&a++;if(a*3>t.length){g(e,t);return}e.byte(40);
for(let o of t)(o===40||o===41||o===92)&&e.byte(92),o===13?e.text("\\r"):e.byte(o);e.byte(41)}function g(e,t){e.byte(60);for(let r of t)e.byte(l.charCodeAt(r>>4)),
e.byte(l.charCodeAt(r&15));e.byte(62)}var l="0123456789abcdef",F=e=>l[e>>4]+l[e&15];function b(e){if(!Number.isFinite(e))return"0";let t=Math.abs(e);if(Number.isInteger(
e)&&t<1e15)return String(e);if(t>=2**63)return`${BigInt(e)}.0`;let r=String(e);return r.includes("e")?e.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):r}function h(e){
let t=[e];for(;t.length>0;){let r=t.pop();if(r instanceof f.s)return!0;if(Array.isArray(r))for(let n of r)t.push(n);else if(r instanceof f.v)for(let n of r.values())
t.push(n);else r instanceof f.w&&t.push(r.dict)}return!1}0&&(module.exports={a,b,c,d,e,f});
