var g=Object.defineProperty;var m=Object.getOwnPropertyDescriptor;var n=Object.getOwnPropertyNames;var l=Object.prototype.hasOwnProperty;var u=(a,e)=>{for(var i in e)g(a,i,{get:e[i],enumerable:!0})},_=(a,e,i,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of n(e))!l.call(a,s)&&s!==i&&
g(a,s,{get:()=>e[s],enumerable:!(t=m(e,s))||t.enumerable});return a};var c=a=>_(g({},"__esModule",{value:!0}),a);var $={};u($,{a:()=>p,b:()=>f});module.exports=c($);var r=require("./chunk-O7S2VR7W.js"),h=require("./chunk-D5RTHP3X.js"),p={code:"no_pages_selected",message:"T\
he document has none of the pages that were asked for, so nothing was changed."};function f({first_page:a,last_page:e,pages:i},t){if(i!==void 0)return(0,r.e)(i,
t);let s=t===1?"1 page":`${t} pages`,o=[];if(a>t&&o.push({field:"first_page",message:`is ${a}, but the document has ${s}`}),e!==void 0&&e>t&&o.push({field:"last\
_page",message:`is ${e}, but the document has ${s}`}),o.length===0&&e!==void 0&&a>e&&o.push({field:"first_page",message:`is ${a}, which is after last_page (${e}\
)`,mentions:["last_page"]}),o.length>0)throw(0,h.d)(o);return Uint32Array.from({length:(e??t)-a+1},(v,d)=>a+d)}0&&(module.exports={a,b});
