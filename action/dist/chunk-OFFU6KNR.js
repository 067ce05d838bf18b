var i=Object.defineProperty;var l=Object.getOwnPropertyDescriptor;var m=Object.getOwnPropertyNames;var c=Object.prototype.hasOwnProperty;var h=(e,o)=>{for(var a in o)i(e,a,{get:o[a],enumerable:!0})},u=(e,o,a,n)=>{if(o&&typeof o=="object"||typeof o=="function")for(let t of m(o))!c.call(e,t)&&t!==a&&
i(e,t,{get:()=>o[t],enumerable:!(n=l(o,t))||n.enumerable});return e};var g=e=>u(i({},"__esModule",{value:!0}),e);var w={};h(w,{a:()=>d,b:()=>r,c:()=>f});module.exports=g(w);var s=require("./chunk-D5RTHP3X.js");function d(e,o){return o.form?.dict.has("XFA")?e.resolve(e.catalog.
get("NeedsRendering"))===!0||!o.fields.some(({kind:a})=>a!=="unknown")?"dynamic":"static":"none"}function r(e,o){if(d(e,o)!=="dynamic")return;let a="is a dynami\
c XFA form, whose pages and fields only Adobe viewers make";throw new s.b("invalid_parameters",`file: ${a}`,{issues:[{field:"file",message:a}],advice:"Print it \
to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function f(e,o){let{form:a}=o;return a?.dict.has("XFA")?(e.edit(a.holder),a.dict.
delete("XFA"),e.catalog.has("NeedsRendering")&&e.editCatalog().delete("NeedsRendering"),[{code:"xfa_removed",message:"The XFA copy of the form was removed: it w\
ould have shown the old values."}]):[]}0&&(module.exports={a,b,c});
