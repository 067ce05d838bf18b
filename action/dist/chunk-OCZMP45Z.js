"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.findAttachments=findAttachments;const chunk_QL5KJ65N_js_1=require("./chunk-QL5KJ65N.js"),chunk_CKDGA5PY_js_1=require(
"./chunk-CKDGA5PY.js"),chunk_4OZNAQ5A_js_1=require("./chunk-4OZNAQ5A.js"),chunk_ZDLQTNMB_js_1=require("./chunk-ZDLQTNMB.js"),chunk_4SMGVZ2M_js_1=require("./chun\
k-4SMGVZ2M.js"),chunk_X4D5GQRV_js_1=require("./chunk-X4D5GQRV.js"),chunk_ZQPP2ITU_js_1=require("./chunk-ZQPP2ITU.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSF\
VTF.js");async function findAttachments(e){let i=(await(0,chunk_QL5KJ65N_js_1.namedObjects)(e)).EF;if(i.length===0)return[];let t=new Finder(e),{catalog:n,job:a}=e,
u=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(e,"Names");for(let[s,r]of await(0,chunk_4OZNAQ5A_js_1.readTree)(e,u?.dict.get("EmbeddedFiles"),"Names")){t.add(r,null,s instanceof
chunk_RFKSFVTF_js_1.Str?(0,chunk_CKDGA5PY_js_1.readableText)(s):null);let o=a.pace.step(500);o&&await o}if(t.associated(n.get("AF"),null),!t.missesSome(i))return t.
found;for(let s=0;s<e.pages.count;s++){let r=e.pages.number(s);t.associated(e.entry(r,"AF"),s+1);for(let c of e.array(e.entry(r,"Annots"))??[]){let d=e.dict(c);
d&&((0,chunk_RFKSFVTF_js_1.isName)(e.resolve(d.get("Subtype")),"FileAttachment")&&t.add(d.get("FS"),s+1,null,(0,chunk_CKDGA5PY_js_1.readableText)(e.resolve(d.get(
"Contents")))),t.associated(d.get("AF"),s+1))}let o=a.pace.step(1e3);o&&await o}if(!t.missesSome(i))return t.found;let{live:l}=await(0,chunk_X4D5GQRV_js_1.mark)(
e);for(let s of i)l[s]===1&&(0,chunk_4SMGVZ2M_js_1.eachDict)(e.get(s),r=>{r.has("EF")&&t.add(r,null)});return t.found}var Finder=class{constructor(e){this.document=
e}document;found=[];streams=new Set;associated(e,i){let t=this.document.array(e)??(e===void 0?[]:[e]);for(let n of t)this.add(n,i)}missesSome(e){return e.some(i=>(0,chunk_4SMGVZ2M_js_1.
someDict)(this.document.get(i),t=>{let n=this.embedded(t);return n!==void 0&&!this.streams.has(n)}))}add(e,i,t=null,n=null){let{document:a}=this,u=a.dict(e),l=u&&
this.embedded(u);if(!l||this.streams.has(l))return;this.streams.add(l);let s=c=>(0,chunk_CKDGA5PY_js_1.readableText)(a.resolve(u.get(c))),r=a.resolve(l.dict.get(
"Subtype")),o=a.resolve(u.get("AFRelationship"));this.found.push({name:s("UF")??s("F")??s("Unix")??s("DOS")??s("Mac")??t,stream:l,size:this.sizeOf(l),mimeType:r instanceof
chunk_RFKSFVTF_js_1.Name&&(0,chunk_ZQPP2ITU_js_1.isMediaType)(r.text)?r.text:null,description:s("Desc")??n,relationship:o instanceof chunk_RFKSFVTF_js_1.Name?o.
text:null,page:i})}embedded(e){let i=this.document.dict(e.get("EF"));if(i)for(let t of["UF","F","Unix","DOS","Mac"]){let n=i.get(t),a=(0,chunk_RFKSFVTF_js_1.isRef)(
n)?this.document.resolve(n):null;if(a instanceof chunk_RFKSFVTF_js_1.Stream)return a}}sizeOf(e){let{document:i}=this,t=i.resolve(i.dict(e.dict.get("Params"))?.get(
"Size"));return typeof t=="number"&&Number.isInteger(t)&&t>=0?t:!e.dict.has("Filter")&&e.sealed===void 0?e.data.length:null}};
