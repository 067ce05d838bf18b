var u=Object.defineProperty;var d=Object.getOwnPropertyDescriptor;var c=Object.getOwnPropertyNames;var g=Object.prototype.hasOwnProperty;var y=(t,r)=>{for(var s in r)u(t,s,{get:r[s],enumerable:!0})},v=(t,r,s,i)=>{if(r&&typeof r=="object"||typeof r=="function")for(let e of c(r))!g.call(t,e)&&e!==s&&
u(t,e,{get:()=>r[e],enumerable:!(i=d(r,e))||i.enumerable});return t};var x=t=>v(u({},"__esModule",{value:!0}),t);var h={};y(h,{a:()=>m,b:()=>b,c:()=>p});module.exports=x(h);var a=require("./chunk-UI5IVMTH.js"),f=require("./chunk-IO24KDZ3.js");function m(t){let r=t.catalog.
get("PageLabels");if(!t.dict(r))return;let s=(0,a.b)(t,r,"Nums").map(([i,e])=>({first:Number(i),label:t.dict(e)})).filter(({first:i})=>Number.isInteger(i)&&i>=0).
sort((i,e)=>i.first-e.first).map(({first:i,label:e})=>({first:i,...N(t,e)}));return i=>{let[e,o]=[0,s.length];for(;e<o;){let n=e+o>>1;s[n].first<=i?e=n+1:o=n}let l=s[e-
1];return l?{...l,number:l.start+i-l.first}:{style:"D",prefix:void 0,number:i+1}}}function b(t,r){let s=[],i,e=0;for(let o of r)(!i||!P(i,o))&&s.push([e,S(o)]),
i=o,e++;return(0,a.d)(t,s,"Nums")}function p(t,r){let s=m(t);if(!s)return;let i=b(t,Array.from(r,e=>s(e-1)));t.editCatalog().set("PageLabels",t.add(i))}function N(t,r){
let s=t.resolve(r?.get("S")),i=t.resolve(r?.get("P")),e=t.resolve(r?.get("St"));return{style:s instanceof f.r?s.text:void 0,prefix:i instanceof f.s&&i.bytes.length>
0?i:void 0,start:typeof e=="number"&&Number.isInteger(e)&&e>=1?e:1}}function P(t,r){return t.style!==r.style||r.style!==void 0&&r.number!==t.number+1?!1:t.prefix===
r.prefix?!0:!!t.prefix&&!!r.prefix&&Buffer.compare(t.prefix.bytes,r.prefix.bytes)===0}function S({style:t,prefix:r,number:s}){return(0,f.B)({S:t===void 0?void 0:
(0,f.C)(t),P:r,St:t===void 0||s===1?void 0:s})}0&&(module.exports={a,b,c});
