var n=Object.defineProperty;var c=Object.getOwnPropertyDescriptor;var f=Object.getOwnPropertyNames;var b=Object.prototype.hasOwnProperty;var d=(e,a)=>{for(var r in a)n(e,r,{get:a[r],enumerable:!0})},h=(e,a,r,t)=>{if(a&&typeof a=="object"||typeof a=="function")for(let o of f(a))!b.call(e,o)&&o!==r&&
n(e,o,{get:()=>a[o],enumerable:!(t=c(a,o))||t.enumerable});return e};var g=e=>h(n({},"__esModule",{value:!0}),e);var M={};d(M,{a:()=>u,b:()=>i,c:()=>s,d:()=>p});module.exports=g(M);var m=require("./chunk-3TZ4DGFD.js");function u(e,a){let r=typeof e=="number"?Math.abs(e):0,
t=typeof a=="number"?Math.abs(a):0;return{ascent:r>=400&&r<=1500?r:750,descent:-(t>=50&&t<=700?t:250)}}var i=e=>(0,m.e)(Math.round(e*1e3)/1e3||0),s=(e,a)=>`<${e.
map(r=>r.toString(16).padStart(a*2,"0")).join("")}>`;function p(e){return e.some(a=>a<32||a>126)?s(e,1):`(${String.fromCharCode(...e).replace(/[\\()]/g,"\\$&")}\
)`}0&&(module.exports={a,b,c,d});
