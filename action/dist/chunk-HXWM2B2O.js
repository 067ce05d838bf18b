var u=Object.defineProperty;var s=Object.getOwnPropertyDescriptor;var m=Object.getOwnPropertyNames;var g=Object.prototype.hasOwnProperty;var h=(n,t)=>{for(var e in t)u(n,e,{get:t[e],enumerable:!0})},p=(n,t,e,l)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of m(t))!g.call(n,o)&&o!==e&&
u(n,o,{get:()=>t[o],enumerable:!(l=s(t,o))||l.enumerable});return n};var d=n=>p(u({},"__esModule",{value:!0}),n);var A={};h(A,{a:()=>c});module.exports=d(A);function j(n,t){let e=a(n),l=t.map(r=>({name:r,count:y(e.join(" "),a(r).join(" "))})),[o]=l.sort((r,i)=>r.count-i.count);
return o&&o.count<=2?[o.name]:t.filter(r=>a(r).some(i=>i.length>3&&e.includes(i)))}function c(n,t){let e=j(n,t);return e.length===0||e.length>3?"":` (did you me\
an ${e.join(" or ")}?)`}var a=n=>n.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(t=>t!=="");function y(n,t){let e=Array.
from({length:t.length+1},(l,o)=>o);for(let[l,o]of[...n].entries()){let r=[l+1];for(let[i,f]of[...t].entries())r.push(Math.min((e[i+1]??0)+1,(r[i]??0)+1,(e[i]??0)+
(o===f?0:1)));e=r}return e.at(-1)??0}0&&(module.exports={a});
