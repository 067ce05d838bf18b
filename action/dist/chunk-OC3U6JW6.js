"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.walkOutline=walkOutline;const chunk_ZDLQTNMB_js_1=require("./chunk-ZDLQTNMB.js"),chunk_RFKSFVTF_js_1=require(
"./chunk-RFKSFVTF.js");async function walkOutline(e,r,s=1/0){let n=new chunk_ZDLQTNMB_js_1.Visit(e),t=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(e,"Outlines"),i=[{value:t&&
linkedItem(e,t.holder,t.dict,"First"),level:1}];for(let a=i.pop();a;a=i.pop()){let{value:l,level:u}=a;if(l===void 0||!n.first(l)||!r(l,u)||!(0,chunk_RFKSFVTF_js_1.
isRef)(l))continue;let o=c=>{let p=e.entry(l.number,c);return p instanceof chunk_RFKSFVTF_js_1.Dict?linkedItem(e,l.number,e.get(l.number),c):p};i.push({value:o(
"Next"),level:u}),u<s&&i.push({value:o("First"),level:u+1});let f=e.job.pace.step(300);f&&await f}}function linkedItem(e,r,s,n){let t=s.get(n);if(!(t instanceof
chunk_RFKSFVTF_js_1.Dict))return t;let i=e.add(t);return n==="Next"&&t.set("Prev",new chunk_RFKSFVTF_js_1.Ref(r)),e.edit(r),s.set(n,i),i}
