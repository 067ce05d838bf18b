var l=Object.defineProperty;var b=Object.getOwnPropertyDescriptor;var v=Object.getOwnPropertyNames;var x=Object.prototype.hasOwnProperty;var h=(e,t)=>{for(var r in t)l(e,r,{get:t[r],enumerable:!0})},E=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of v(t))!x.call(e,a)&&a!==r&&
l(e,a,{get:()=>t[a],enumerable:!(n=b(t,a))||n.enumerable});return e};var M=e=>E(l({},"__esModule",{value:!0}),e);var y={};h(y,{a:()=>m,b:()=>g});module.exports=M(y);var u=require("./chunk-L7SJPDY3.js"),p=require("./chunk-4R5Q5HKP.js"),o=require("./chunk-IO24KDZ3.js");function m(e){
let t=c(e),r=n=>d(t,n).map(a=>new RegExp(`\\b${a}:part\\s*(?:=\\s*["']|>)\\s*(\\d)`).exec(t)?.[1]).find(a=>a!==void 0);return{archive:r("pdfaid"),accessible:r("\
pdfuaid")}}function g(e,t=["pdfaid","pdfuaid"]){let r=e.catalog.get("Metadata"),n=e.resolve(r);if(!(0,o.y)(r)||!(n instanceof o.w))return!1;let a=c(e),i=a;for(let f of t.
flatMap(s=>d(a,s)))i=i.replace(new RegExp(`\\s?\\b${f}:\\w+\\s*=\\s*(?:"[^"]*"|'[^']*')`,"g"),""),i=(0,u.a)(i,s=>s.startsWith(`${f}:`));if(i===a)return!1;let w=new o.v(
[...n.dict].filter(([f])=>f!=="Filter"&&f!=="DecodeParms"&&f!=="Length"));return e.put(r,new o.w(w,Buffer.from(i,"latin1"))),!0}function d(e,t){let r=new Set([t]);
for(let[,n,a,i]of e.matchAll(/\bxmlns:([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))(a??i)===p.b[t]?r.add(n):n===t&&r.delete(t);return[...r].slice(0,$)}var $=8;function c(e){
let t=e.resolve(e.catalog.get("Metadata"));if(!(t instanceof o.w))return"";try{return Buffer.from(e.decoded(t)).toString("latin1")}catch{return""}}0&&(module.exports={a,b});
