var o=Object.defineProperty;var s=Object.getOwnPropertyDescriptor;var f=Object.getOwnPropertyNames;var C=Object.prototype.hasOwnProperty;var l=(e,r)=>{for(var n in r)o(e,n,{get:r[n],enumerable:!0})},g=(e,r,n,a)=>{if(r&&typeof r=="object"||typeof r=="function")for(let t of f(r))!C.call(e,t)&&t!==n&&
o(e,t,{get:()=>r[t],enumerable:!(a=s(r,t))||a.enumerable});return e};var L=e=>g(o({},"__esModule",{value:!0}),e);var w={};l(w,{a:()=>i});module.exports=L(w);function i(e,r){switch(e){case"D":return String(r);case"R":return u(r);case"r":return u(r).toLowerCase();case"A":return c(
r);case"a":return c(r).toLowerCase();default:return""}}var S=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],
[5,"V"],[4,"IV"],[1,"I"]],X=1e5,h=2600;function u(e){if(e>X)return String(e);let r="",n=e;for(let[a,t]of S)for(;n>=a;)r+=t,n-=a;return r}function c(e){return e>
h?String(e):String.fromCharCode(65+(e-1)%26).repeat(Math.ceil(e/26))}0&&(module.exports={a});
