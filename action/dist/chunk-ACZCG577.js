var m=Object.defineProperty;var h=Object.getOwnPropertyDescriptor;var x=Object.getOwnPropertyNames;var E=Object.prototype.hasOwnProperty;var S=(t,a)=>{for(var s in a)m(t,s,{get:a[s],enumerable:!0})},_=(t,a,s,r)=>{if(a&&typeof a=="object"||typeof a=="function")for(let e of x(a))!E.call(t,e)&&e!==s&&
m(t,e,{get:()=>a[e],enumerable:!(r=h(a,e))||r.enumerable});return t};var j=t=>_(m({},"__esModule",{value:!0}),t);var k={};S(k,{a:()=>y});module.exports=j(k);var w=require("./chunk-D2Q3KFGX.js"),d=require("./chunk-O7S2VR7W.js"),g=require("./chunk-XFNUYN5F.js"),l=require("./chunk-OWBHEB44.js"),
i="1.4";async function y(t,{pages:a,open_password:s},r,e){let n=await(0,l.s)(t.bytes,r,{password:s}),o=n.pages.count,p=(0,d.e)(a,o);if(p.length===0){let P=n.suspect?
await(0,g.a)(n):t.bytes;return{documents:[{name:t.name,bytes:P,pageCount:o}],notes:[w.a],facts:{pageCount:o,stampedPages:0}}}let{notes:b,facts:C,version:u=i,write:c}=await e(
n,p),f={version:u>i?u:i},v=c?await c(f):await(0,g.a)(n,f);return{documents:[{name:t.name,bytes:v,pageCount:o}],notes:b,facts:{pageCount:o,stampedPages:p.length,
...C}}}0&&(module.exports={a});
