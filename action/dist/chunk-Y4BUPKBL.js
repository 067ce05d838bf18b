"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.findAttachments=findAttachments;const chunk_C4B52HK6_js_1=require("./chunk-C4B52HK6.js"),chunk_SL5DZXZR_js_1=require(
"./chunk-SL5DZXZR.js"),chunk_JIWMI2B5_js_1=require("./chunk-JIWMI2B5.js"),chunk_AR4ITDLO_js_1=require("./chunk-AR4ITDLO.js"),chunk_Y6XK6ZWX_js_1=require("./chun\
k-Y6XK6ZWX.js"),chunk_KETWMNRW_js_1=require("./chunk-KETWMNRW.js"),chunk_Z5Q2ZFE6_js_1=require("./chunk-Z5Q2ZFE6.js"),chunk_EE63N2TD_js_1=require("./chunk-EE63N\
2TD.js");async function findAttachments(e,n){let s=n??(await(0,chunk_C4B52HK6_js_1.objectsWithNames)(e,["EF"])).EF;if(s.length===0)return[];let t=new Finder(e),
{catalog:a,job:u}=e,l=(0,chunk_Y6XK6ZWX_js_1.catalogEntry)(e,"Names");for(let[i,r]of await(0,chunk_AR4ITDLO_js_1.readTree)(e,l?.dict.get("EmbeddedFiles"),"Names")){
t.add(r,null,i instanceof chunk_EE63N2TD_js_1.Str?(0,chunk_KETWMNRW_js_1.textOf)(i):null);let c=u.pace.step(500);c&&await c}if(t.associated(a.get("AF"),null),!t.
missesSome(s))return t.found;for(let i=0;i<e.pages.count;i++){let r=e.pages.number(i);t.associated(e.entry(r,"AF"),i+1);for(let h of e.array(e.entry(r,"Annots"))??
[]){let d=e.dict(h);d&&((0,chunk_EE63N2TD_js_1.isName)(e.resolve(d.get("Subtype")),"FileAttachment")&&t.add(d.get("FS"),i+1,null,(0,chunk_KETWMNRW_js_1.textOf)(
e.resolve(d.get("Contents")))),t.associated(d.get("AF"),i+1))}let c=u.pace.step(1e3);c&&await c}if(!t.missesSome(s))return t.found;let{live:o}=await(0,chunk_Z5Q2ZFE6_js_1.
mark)(e);for(let i of s)o[i]===1&&(0,chunk_SL5DZXZR_js_1.eachDict)(e.get(i),r=>{r.has("EF")&&t.add(r,null)});return t.found}var Finder=class{constructor(e){this.
document=e}document;found=[];streams=new Set;associated(e,n){let s=this.document.array(e)??(e===void 0?[]:[e]);for(let t of s)this.add(t,n)}missesSome(e){return e.
some(n=>(0,chunk_SL5DZXZR_js_1.someDict)(this.document.get(n),s=>{let t=this.embedded(s);return t!==void 0&&!this.streams.has(t)}))}add(e,n,s=null,t=null){let{document:a}=this,
u=a.dict(e),l=u&&this.embedded(u);if(!l||this.streams.has(l))return;this.streams.add(l);let o=c=>(0,chunk_KETWMNRW_js_1.textOf)(a.resolve(u.get(c))),i=a.resolve(
l.dict.get("Subtype")),r=a.resolve(u.get("AFRelationship"));this.found.push({name:o("UF")??o("F")??o("Unix")??o("DOS")??o("Mac")??s,stream:l,size:this.sizeOf(l),
mimeType:i instanceof chunk_EE63N2TD_js_1.Name&&(0,chunk_JIWMI2B5_js_1.isMediaType)(i.text)?i.text:null,description:o("Desc")??t,relationship:r instanceof chunk_EE63N2TD_js_1.
Name?r.text:null,page:n})}embedded(e){let n=this.document.dict(e.get("EF"));if(n)for(let s of["UF","F","Unix","DOS","Mac"]){let t=n.get(s),a=(0,chunk_EE63N2TD_js_1.
isRef)(t)?this.document.resolve(t):null;if(a instanceof chunk_EE63N2TD_js_1.Stream)return a}}sizeOf(e){let{document:n}=this,s=n.resolve(n.dict(e.dict.get("Param\
s"))?.get("Size"));return typeof s=="number"&&Number.isInteger(s)&&s>=0?s:!e.dict.has("Filter")&&e.sealed===void 0?e.data.length:null}};
