"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.isMediaType=void 0,exports.findAttachments=findAttachments;const chunk_IVHI3DWQ_js_1=require("./c\
hunk-IVHI3DWQ.js"),chunk_QFBZ3AD2_js_1=require("./chunk-QFBZ3AD2.js"),chunk_GR224FTL_js_1=require("./chunk-GR224FTL.js"),chunk_BVHKPD26_js_1=require("./chunk-BV\
HKPD26.js"),chunk_53F3SXW7_js_1=require("./chunk-53F3SXW7.js"),chunk_XUOL2YEA_js_1=require("./chunk-XUOL2YEA.js");async function findAttachments(e,n){let s=n??(await(0,chunk_GR224FTL_js_1.
objectsWithNames)(e,["EF"])).EF;if(s.length===0)return[];let t=new Finder(e),{catalog:a,job:d}=e,l=(0,chunk_QFBZ3AD2_js_1.catalogEntry)(e,"Names");for(let[i,r]of(0,chunk_IVHI3DWQ_js_1.
readTree)(e,l?.dict.get("EmbeddedFiles"),"Names")){t.add(r,null,i instanceof chunk_XUOL2YEA_js_1.Str?(0,chunk_GR224FTL_js_1.textOf)(i):null);let u=d.pace.step(500);
u&&await u}if(t.associated(a.get("AF"),null),!t.missesSome(s))return t.found;for(let i=0;i<e.pages.count;i++){let r=e.pages.number(i);t.associated(e.entry(r,"AF"),
i+1);for(let h of e.array(e.entry(r,"Annots"))??[]){let c=e.dict(h);c&&((0,chunk_XUOL2YEA_js_1.isName)(e.resolve(c.get("Subtype")),"FileAttachment")&&t.add(c.get(
"FS"),i+1,null,(0,chunk_GR224FTL_js_1.textOf)(e.resolve(c.get("Contents")))),t.associated(c.get("AF"),i+1))}let u=d.pace.step(1e3);u&&await u}if(!t.missesSome(s))
return t.found;let{live:o}=await(0,chunk_53F3SXW7_js_1.mark)(e);for(let i of s)o[i]===1&&(0,chunk_BVHKPD26_js_1.eachDict)(e.get(i),r=>{r.has("EF")&&t.add(r,null)});
return t.found}var Finder=class{constructor(e){this.document=e}document;found=[];streams=new Set;associated(e,n){let s=this.document.array(e)??(e===void 0?[]:[e]);
for(let t of s)this.add(t,n)}missesSome(e){return e.some(n=>(0,chunk_BVHKPD26_js_1.someDict)(this.document.get(n),s=>{let t=this.embedded(s);return t!==void 0&&
!this.streams.has(t)}))}add(e,n,s=null,t=null){let{document:a}=this,d=a.dict(e),l=d&&this.embedded(d);if(!l||this.streams.has(l))return;this.streams.add(l);let o=u=>(0,chunk_GR224FTL_js_1.
textOf)(a.resolve(d.get(u))),i=a.resolve(l.dict.get("Subtype")),r=a.resolve(d.get("AFRelationship"));this.found.push({name:o("UF")??o("F")??o("Unix")??o("DOS")??
o("Mac")??s,stream:l,size:this.sizeOf(l),mimeType:i instanceof chunk_XUOL2YEA_js_1.Name&&isMediaType(i.text)?i.text:null,description:o("Desc")??t,relationship:r instanceof
chunk_XUOL2YEA_js_1.Name?r.text:null,page:n})}embedded(e){let n=this.document.dict(e.get("EF"));if(n)for(let s of["UF","F","Unix","DOS","Mac"]){let t=n.get(s),a=(0,chunk_XUOL2YEA_js_1.
isRef)(t)?this.document.resolve(t):null;if(a instanceof chunk_XUOL2YEA_js_1.Stream)return a}}sizeOf(e){let{document:n}=this,s=n.resolve(n.dict(e.dict.get("Param\
s"))?.get("Size"));return typeof s=="number"&&Number.isInteger(s)&&s>=0?s:!e.dict.has("Filter")&&e.sealed===void 0?e.data.length:null}},isMediaType=e=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.
test(e);exports.isMediaType=isMediaType;
