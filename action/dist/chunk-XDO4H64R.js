var u=Object.defineProperty;var m=Object.getOwnPropertyDescriptor;var x=Object.getOwnPropertyNames;var v=Object.prototype.hasOwnProperty;var w=(l,o)=>{for(var t in o)u(l,t,{get:o[t],enumerable:!0})},y=(l,o,t,s)=>{if(o&&typeof o=="object"||typeof o=="function")for(let f of x(o))!v.call(l,f)&&f!==t&&
u(l,f,{get:()=>o[f],enumerable:!(s=m(o,f))||s.enumerable});return l};var z=l=>y(u({},"__esModule",{value:!0}),l);var S={};w(S,{a:()=>h,b:()=>c,c:()=>g});module.exports=z(S);var n=require("./chunk-IO24KDZ3.js");function h(l,o){let{table:t}=l,s=new Set,f=[],r=new Map;for(let e=1;e<
t.size;e++)if(l.isChanged(e))l.exists(e)&&s.add(e);else if(t.kind[e]===1)f.push(e);else if(t.kind[e]===2){let i=t.place[e],a=r.get(i);a?a.push(e):r.set(i,[e])}for(let e=t.
size;e<l.size;e++)l.exists(e)&&s.add(e);f.sort((e,i)=>t.place[e]-t.place[i]);let p=(0,n.o)(l.bytes);for(let e of o)for(let i=p.indexOf(e);i>=0;i=p.indexOf(e,i+e.
length)){let a=f[O(f,t.place,i)];a!==void 0&&s.add(a)}for(let[e,i]of r){let a=l.objectStream(e);if(!a)continue;let b=(0,n.o)(a.data);if(o.some(d=>b.includes(d)))
for(let d of i)s.add(d)}return[...s].sort((e,i)=>e-i)}function O(l,o,t){let[s,f]=[0,l.length];for(;s<f;){let r=s+f>>1;o[l[r]]<=t?s=r+1:f=r}return s-1}function c(l,o){
let t=[l];for(;t.length>0;){let s=t.pop(),f=s instanceof n.w?s.dict:s;if(Array.isArray(f))for(let r of f)t.push(r);else if(f instanceof n.v){o(f);for(let r of f.
values())t.push(r)}}}function g(l,o){let t=[];return c(l,s=>{t.length===0&&o(s)&&t.push(s)}),t.length>0}0&&(module.exports={a,b,c});
