var c=Object.defineProperty;var y=Object.getOwnPropertyDescriptor;var l=Object.getOwnPropertyNames;var w=Object.prototype.hasOwnProperty;var g=(s,e)=>{for(var n in e)c(s,n,{get:e[n],enumerable:!0})},h=(s,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of l(e))!w.call(s,t)&&t!==n&&
c(s,t,{get:()=>e[t],enumerable:!(a=y(e,t))||a.enumerable});return s};var k=s=>h(c({},"__esModule",{value:!0}),s);var A={};g(A,{a:()=>f,b:()=>p,c:()=>b});module.exports=k(A);var r=require("./chunk-D5RTHP3X.js");function f({code:s,message:e,issues:n,advice:a,operation:t,fields:i,
predicate:u,sentence:v,position:d,documentName:m,cause:o}){return{code:s,message:e,issues:n,...a===void 0?{}:{advice:a},...t===void 0?{}:{operation:t},fields:i,
...u===void 0?{}:{predicate:u},sentence:v,...d===void 0?{}:{position:d},...m===void 0?{}:{documentName:m},...o instanceof Error?{cause:{name:o.name,places:(0,r.i)(
o)}}:{}}}function p({code:s,message:e,cause:n,...a}){if(!n)return new r.b(s,e,a);let t=new Error("in a worker");return t.name=n.name,t.stack=[n.name,...n.places].
join(`
    `),new r.b(s,e,{...a,cause:t})}function b(s){let e=new Set;return{documents:s.map(n=>{let{buffer:a,byteLength:t}=n.bytes,i=t>0&&a instanceof ArrayBuffer&&a.
byteLength===t&&!e.has(a)?n.bytes:new Uint8Array(n.bytes);return e.add(i.buffer),{...n,bytes:i}}),memory:[...e]}}0&&(module.exports={a,b,c});
