var o=Object.defineProperty;var p=Object.getOwnPropertyDescriptor;var u=Object.getOwnPropertyNames;var f=Object.prototype.hasOwnProperty;var y=(e,t)=>{for(var n in t)o(e,n,{get:t[n],enumerable:!0})},d=(e,t,n,a)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of u(t))!f.call(e,s)&&s!==n&&
o(e,s,{get:()=>t[s],enumerable:!(a=p(t,s))||a.enumerable});return e};var g=e=>d(o({},"__esModule",{value:!0}),e);var w={};y(w,{a:()=>i});module.exports=g(w);var r=require("./chunk-XFNUYN5F.js"),c=require("./chunk-OWBHEB44.js");async function i(e,t){let{security:n}=e,a=e.pages.
count;if(!n&&!e.suspect)return{documents:[{...t,pageCount:a}],notes:[],facts:{wasEncrypted:!1}};let s=await(0,r.a)(e,{encryption:"none"});if(!n)return{documents:[
{name:t.name,bytes:s,pageCount:a}],notes:[],facts:{wasEncrypted:!1}};let m=(0,c.r)(n.permissions);return{documents:[{name:t.name,bytes:s,pageCount:a}],notes:[],
facts:{wasEncrypted:!0,restrictions:m}}}0&&(module.exports={a});
