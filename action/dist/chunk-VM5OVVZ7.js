"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.readPageLabels=readPageLabels,exports.buildPageLabels=buildPageLabels,exports.reorderPageLabels=reorderPageLabels;
const chunk_4OZNAQ5A_js_1=require("./chunk-4OZNAQ5A.js"),chunk_OVFAED6I_js_1=require("./chunk-OVFAED6I.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");async function readPageLabels(e){
let t=e.catalog.get("PageLabels");if(!e.dict(t))return;let s=(await(0,chunk_4OZNAQ5A_js_1.readTree)(e,t,"Nums")).map(([r,i])=>({first:Number(r),label:e.dict(i)})).
filter(({first:r})=>Number.isInteger(r)&&r>=0).sort((r,i)=>r.first-i.first).map(({first:r,label:i})=>({first:r,...readRange(e,i)})),a=s.map(({first:r})=>r);return r=>{
let i=s[(0,chunk_OVFAED6I_js_1.countUpTo)(a,r)-1];return i?{...i,number:i.start+r-i.first}:{style:"D",prefix:void 0,number:r+1}}}function buildPageLabels(e,t){let s=[],
a,r=0;for(let i of t)(!a||!follows(a,i))&&s.push([r,labelDict(i)]),a=i,r++;return(0,chunk_4OZNAQ5A_js_1.buildTree)(e,s,"Nums")}async function reorderPageLabels(e,t){
let s=await readPageLabels(e);if(!s)return;let a=buildPageLabels(e,Array.from(t,r=>s(r-1)));e.editCatalog().set("PageLabels",e.add(a))}function readRange(e,t){let s=e.
resolve(t?.get("S")),a=e.resolve(t?.get("P")),r=e.resolve(t?.get("St"));return{style:s instanceof chunk_RFKSFVTF_js_1.Name?s.text:void 0,prefix:a instanceof chunk_RFKSFVTF_js_1.
Str&&a.bytes.length>0?a:void 0,start:typeof r=="number"&&Number.isInteger(r)&&r>=1?r:1}}function follows(e,t){return e.style!==t.style||t.style!==void 0&&t.number!==
e.number+1?!1:e.prefix===t.prefix?!0:!!e.prefix&&!!t.prefix&&Buffer.compare(e.prefix.bytes,t.prefix.bytes)===0}function labelDict({style:e,prefix:t,number:s}){return(0,chunk_RFKSFVTF_js_1.
dict)({S:e===void 0?void 0:(0,chunk_RFKSFVTF_js_1.name)(e),P:t,St:e===void 0||s===1?void 0:s})}
