"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.findAttachments=findAttachments;const chunk_C4AGKQS7_js_1=require("./chunk-C4AGKQS7.js"),chunk_LQFT5QZW_js_1=require(
"./chunk-LQFT5QZW.js"),chunk_4OZNAQ5A_js_1=require("./chunk-4OZNAQ5A.js"),chunk_ZDLQTNMB_js_1=require("./chunk-ZDLQTNMB.js"),chunk_4SMGVZ2M_js_1=require("./chun\
k-4SMGVZ2M.js"),chunk_4IHCQ7OE_js_1=require("./chunk-4IHCQ7OE.js"),chunk_ZQPP2ITU_js_1=require("./chunk-ZQPP2ITU.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSF\
VTF.js");async function findAttachments(e,n){let s=n??(await(0,chunk_LQFT5QZW_js_1.objectsWithNames)(e,["EF"])).EF;if(s.length===0)return[];let t=new Finder(e),
{catalog:a,job:u}=e,l=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(e,"Names");for(let[i,r]of await(0,chunk_4OZNAQ5A_js_1.readTree)(e,l?.dict.get("EmbeddedFiles"),"Names")){
t.add(r,null,i instanceof chunk_RFKSFVTF_js_1.Str?(0,chunk_C4AGKQS7_js_1.readableText)(i):null);let d=u.pace.step(500);d&&await d}if(t.associated(a.get("AF"),null),
!t.missesSome(s))return t.found;for(let i=0;i<e.pages.count;i++){let r=e.pages.number(i);t.associated(e.entry(r,"AF"),i+1);for(let h of e.array(e.entry(r,"Annot\
s"))??[]){let c=e.dict(h);c&&((0,chunk_RFKSFVTF_js_1.isName)(e.resolve(c.get("Subtype")),"FileAttachment")&&t.add(c.get("FS"),i+1,null,(0,chunk_C4AGKQS7_js_1.readableText)(
e.resolve(c.get("Contents")))),t.associated(c.get("AF"),i+1))}let d=u.pace.step(1e3);d&&await d}if(!t.missesSome(s))return t.found;let{live:o}=await(0,chunk_4IHCQ7OE_js_1.
mark)(e);for(let i of s)o[i]===1&&(0,chunk_4SMGVZ2M_js_1.eachDict)(e.get(i),r=>{r.has("EF")&&t.add(r,null)});return t.found}var Finder=class{constructor(e){this.
document=e}document;found=[];streams=new Set;associated(e,n){let s=this.document.array(e)??(e===void 0?[]:[e]);for(let t of s)this.add(t,n)}missesSome(e){return e.
some(n=>(0,chunk_4SMGVZ2M_js_1.someDict)(this.document.get(n),s=>{let t=this.embedded(s);return t!==void 0&&!this.streams.has(t)}))}add(e,n,s=null,t=null){let{document:a}=this,
u=a.dict(e),l=u&&this.embedded(u);if(!l||this.streams.has(l))return;this.streams.add(l);let o=d=>(0,chunk_C4AGKQS7_js_1.readableText)(a.resolve(u.get(d))),i=a.resolve(
l.dict.get("Subtype")),r=a.resolve(u.get("AFRelationship"));this.found.push({name:o("UF")??o("F")??o("Unix")??o("DOS")??o("Mac")??s,stream:l,size:this.sizeOf(l),
mimeType:i instanceof chunk_RFKSFVTF_js_1.Name&&(0,chunk_ZQPP2ITU_js_1.isMediaType)(i.text)?i.text:null,description:o("Desc")??t,relationship:r instanceof chunk_RFKSFVTF_js_1.
Name?r.text:null,page:n})}embedded(e){let n=this.document.dict(e.get("EF"));if(n)for(let s of["UF","F","Unix","DOS","Mac"]){let t=n.get(s),a=(0,chunk_RFKSFVTF_js_1.
isRef)(t)?this.document.resolve(t):null;if(a instanceof chunk_RFKSFVTF_js_1.Stream)return a}}sizeOf(e){let{document:n}=this,s=n.resolve(n.dict(e.dict.get("Param\
s"))?.get("Size"));return typeof s=="number"&&Number.isInteger(s)&&s>=0?s:!e.dict.has("Filter")&&e.sealed===void 0?e.data.length:null}};
