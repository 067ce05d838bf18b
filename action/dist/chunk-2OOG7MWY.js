"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.Layers=void 0;const chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");var Layers=class{constructor(e){
this.document=e;let s=e.dict(e.dict(e.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,chunk_RFKSFVTF_js_1.isName)(e.resolve(s?.get("BaseState")),"OFF");
for(let t of e.array(s?.get("OFF"))??[])(0,chunk_RFKSFVTF_js_1.isRef)(t)&&this.off.add(t.number);for(let t of e.array(s?.get("ON"))??[])(0,chunk_RFKSFVTF_js_1.isRef)(
t)&&this.on.add(t.number)}document;off=new Set;on=new Set;baseOff;isOff(e){let{document:s}=this,t=s.dict(e);if(!t)return!1;if(!(0,chunk_RFKSFVTF_js_1.isName)(s.
resolve(t.get("Type")),"OCMD"))return(0,chunk_RFKSFVTF_js_1.isRef)(e)&&this.isGroupOff(e.number);let f=t.get("OCGs"),a=(s.array(f)??[f]).filter(chunk_RFKSFVTF_js_1.
isRef);if(a.length===0)return!1;let i=a.map(({number:r})=>!this.isGroupOff(r)),o=s.resolve(t.get("P"));switch(o instanceof chunk_RFKSFVTF_js_1.Name?o.text:"AnyO\
n"){case"AllOn":return!i.every(r=>r);case"AnyOff":return i.every(r=>r);case"AllOff":return i.some(r=>r);default:return!i.some(r=>r)}}groupsOff(){let{document:e}=this,
s=e.dict(e.catalog.get("OCProperties"));return this.baseOff?(e.array(s?.get("OCGs"))??[]).filter(t=>!(0,chunk_RFKSFVTF_js_1.isRef)(t)||!this.on.has(t.number)):e.
array(e.dict(s?.get("D"))?.get("OFF"))??[]}isGroupOff(e){return this.off.has(e)||this.baseOff&&!this.on.has(e)}};exports.Layers=Layers;
