var p=Object.defineProperty;var y=Object.getOwnPropertyDescriptor;var c=Object.getOwnPropertyNames;var s=Object.prototype.hasOwnProperty;var l=(r,e)=>{for(var t in e)p(r,t,{get:e[t],enumerable:!0})},v=(r,e,t,u)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of c(e))!s.call(r,o)&&o!==t&&
p(r,o,{get:()=>e[o],enumerable:!(u=y(e,o))||u.enumerable});return r};var O=r=>v(p({},"__esModule",{value:!0}),r);var w={};l(w,{a:()=>a,b:()=>f,c:()=>i});module.exports=O(w);var j=Object.create,n=Object.defineProperty,g=Object.getOwnPropertyDescriptor,m=Object.getOwnPropertyNames,
q=Object.getPrototypeOf,P=Object.prototype.hasOwnProperty,a=(r=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(r,{get:(e,t)=>(typeof require<"u"?require:
e)[t]}):r)(function(r){if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+r+'" is not supported')}),f=(r,e)=>()=>{try{
return e||r((e={exports:{}}).exports,e),e.exports}catch(t){throw e=0,t}},h=(r,e,t,u)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of m(e))!P.call(
r,o)&&o!==t&&n(r,o,{get:()=>e[o],enumerable:!(u=g(e,o))||u.enumerable});return r},i=(r,e,t)=>(t=r!=null?j(q(r)):{},h(e||!r||!r.__esModule?n(t,"default",{value:r,
enumerable:!0}):t,r));0&&(module.exports={a,b,c});
