var p=Object.defineProperty;var _=Object.getOwnPropertyDescriptor;var x=Object.getOwnPropertyNames;var j=Object.prototype.hasOwnProperty;var D=(a,t)=>{for(var r in t)p(a,r,{get:t[r],enumerable:!0})},M=(a,t,r,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let e of x(t))!j.call(a,e)&&e!==r&&
p(a,e,{get:()=>t[e],enumerable:!(s=_(t,e))||s.enumerable});return a};var O=a=>M(p({},"__esModule",{value:!0}),a);var k={};D(k,{a:()=>g,b:()=>h,c:()=>b});module.exports=O(k);var w=require("./chunk-O7S2VR7W.js"),u=require("./chunk-CSP3PORT.js"),c=require("./chunk-OWBHEB44.js"),
l=require("./chunk-QY672WF6.js"),o=require("./chunk-D5RTHP3X.js");async function g(a,{pages:t,open_password:r},{pause:s,limits:e,signal:n}){let y={pace:new u.a(
s,n),limits:{...l.a,...e}},i=[];for(let d of a){let f=await d;try{let m=await(0,c.s)(f.bytes,y,{password:r});i.push((0,w.e)(t,m.pages.count).length)}catch(m){throw(0,o.g)(
(0,o.j)(m),i.length+1,f.name)}}return i}function h({pause:a,limits:t}){return async({bytes:r},s)=>{let e={pace:new u.a(a),limits:{...l.a,...t}};try{return(await(0,c.s)(
r,e,{password:s})).pages.count}catch{return}}}function b(a,t){let r=a.reduce((e,n)=>e+n,t)-1,s=t;return a.map(e=>{let n={first_number:s,last_number:Math.max(r,0)};
return s+=e,n})}0&&(module.exports={a,b,c});
