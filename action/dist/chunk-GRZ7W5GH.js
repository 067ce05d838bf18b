var n=Object.defineProperty;var C=Object.getOwnPropertyDescriptor;var b=Object.getOwnPropertyNames;var w=Object.prototype.hasOwnProperty;var P=(o,e)=>{for(var s in e)n(o,s,{get:e[s],enumerable:!0})},y=(o,e,s,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of b(e))!w.call(o,t)&&t!==s&&
n(o,t,{get:()=>e[t],enumerable:!(r=C(e,t))||r.enumerable});return o};var h=o=>y(n({},"__esModule",{value:!0}),o);var x={};P(x,{a:()=>g});module.exports=h(x);var p=require("./chunk-UUYIRR4Q.js"),c=require("./chunk-D2Q3KFGX.js"),d=require("./chunk-XFNUYN5F.js"),f=require("./chunk-OWBHEB44.js");
async function g(o,e,s,r){let t=await(0,f.s)(o.bytes,s,{password:e}),a=t.pages.count,i=r(a);if(!i){let l=t.suspect?await(0,d.a)(t):o.bytes,u=a;return{documents:[
{name:o.name,bytes:l,pageCount:u}],notes:[c.a],facts:{sourcePageCount:a,pageCount:u}}}let m=await(0,p.b)(t,i),v=await(0,d.a)(t);return{documents:[{name:o.name,bytes:v,
pageCount:m.pageCount}],notes:k(m),facts:F(a,m)}}function F(o,e){let{pageCount:s,removedPages:r,repeatedPages:t}=e,a={sourcePageCount:o,pageCount:s};return t>0&&
(a.repeatedPages=t),r>0&&(a.removedPages=r,a.removedOutlineItems=e.removedOutlineItems,a.removedDestinations=e.removedDestinations,a.removedLinks=e.removedLinks,
a.removedFields=e.removedFields),a}function k({removedXfa:o}){return o?[{code:"xfa_removed",message:"The XFA form of the document described removed pages and wa\
s dropped. The fields themselves remain."}]:[]}0&&(module.exports={a});
