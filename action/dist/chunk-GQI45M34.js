"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.walkOutline=walkOutline;const chunk_34KNI3QJ_js_1=require("./chunk-34KNI3QJ.js"),chunk_IDQUK5WO_js_1=require(
"./chunk-IDQUK5WO.js");async function walkOutline(t,a,p=1/0){let c=new chunk_34KNI3QJ_js_1.Visit(t),i=[{value:(0,chunk_34KNI3QJ_js_1.catalogEntry)(t,"Outlines")?.
dict.get("First"),level:1}];for(let s=i.pop();s;s=i.pop()){let{value:e,level:l}=s;if(e===void 0||!c.first(e)||!a(e,l))continue;let u=n=>(0,chunk_IDQUK5WO_js_1.isRef)(
e)?t.entry(e.number,n):t.dict(e)?.get(n);i.push({value:u("Next"),level:l}),l<p&&i.push({value:u("First"),level:l+1});let r=t.job.pace.step(300);r&&await r}}
