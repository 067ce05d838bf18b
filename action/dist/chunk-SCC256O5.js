"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.readPageLabels=readPageLabels,exports.buildPageLabels=buildPageLabels,exports.reorderPageLabels=reorderPageLabels;
const chunk_AR4ITDLO_js_1=require("./chunk-AR4ITDLO.js"),chunk_EE63N2TD_js_1=require("./chunk-EE63N2TD.js");async function readPageLabels(e){let i=e.catalog.get(
"PageLabels");if(!e.dict(i))return;let s=(await(0,chunk_AR4ITDLO_js_1.readTree)(e,i,"Nums")).map(([r,t])=>({first:Number(r),label:e.dict(t)})).filter(({first:r})=>Number.
isInteger(r)&&r>=0).sort((r,t)=>r.first-t.first).map(({first:r,label:t})=>({first:r,...readRange(e,t)}));return r=>{let[t,a]=[0,s.length];for(;t<a;){let f=t+a>>
1;s[f].first<=r?t=f+1:a=f}let l=s[t-1];return l?{...l,number:l.start+r-l.first}:{style:"D",prefix:void 0,number:r+1}}}function buildPageLabels(e,i){let s=[],r,t=0;
for(let a of i)(!r||!follows(r,a))&&s.push([t,labelDict(a)]),r=a,t++;return(0,chunk_AR4ITDLO_js_1.buildTree)(e,s,"Nums")}async function reorderPageLabels(e,i){let s=await readPageLabels(
e);if(!s)return;let r=buildPageLabels(e,Array.from(i,t=>s(t-1)));e.editCatalog().set("PageLabels",e.add(r))}function readRange(e,i){let s=e.resolve(i?.get("S")),
r=e.resolve(i?.get("P")),t=e.resolve(i?.get("St"));return{style:s instanceof chunk_EE63N2TD_js_1.Name?s.text:void 0,prefix:r instanceof chunk_EE63N2TD_js_1.Str&&
r.bytes.length>0?r:void 0,start:typeof t=="number"&&Number.isInteger(t)&&t>=1?t:1}}function follows(e,i){return e.style!==i.style||i.style!==void 0&&i.number!==
e.number+1?!1:e.prefix===i.prefix?!0:!!e.prefix&&!!i.prefix&&Buffer.compare(e.prefix.bytes,i.prefix.bytes)===0}function labelDict({style:e,prefix:i,number:s}){return(0,chunk_EE63N2TD_js_1.
dict)({S:e===void 0?void 0:(0,chunk_EE63N2TD_js_1.name)(e),P:i,St:e===void 0||s===1?void 0:s})}
