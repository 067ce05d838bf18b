"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.set_metadata=void 0;const chunk_C4B52HK6_js_1=require("./chunk-C4B52HK6.js"),chunk_SL5DZXZR_js_1=require(
"./chunk-SL5DZXZR.js"),chunk_WUZ2EFHP_js_1=require("./chunk-WUZ2EFHP.js"),chunk_QTFDI5VD_js_1=require("./chunk-QTFDI5VD.js");require("./chunk-KETWMNRW.js");const chunk_LN64YZJO_js_1=require(
"./chunk-LN64YZJO.js"),chunk_IOUKG2DW_js_1=require("./chunk-IOUKG2DW.js");require("./chunk-Z5Q2ZFE6.js"),require("./chunk-WRDHS3QY.js");const chunk_IAAO25DC_js_1=require(
"./chunk-IAAO25DC.js"),chunk_XDFMH2GX_js_1=require("./chunk-XDFMH2GX.js");require("./chunk-JOZH3ZIT.js");const chunk_EE63N2TD_js_1=require("./chunk-EE63N2TD.js");
require("./chunk-BNL6ROPZ.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");async function removeMetadata(e){e.trailer.delete("Info");let t=await(0,chunk_C4B52HK6_js_1.
objectsWithNames)(e,["Metadata","PieceInfo"]),a=i=>i.has("PieceInfo")||isMetadata(e,i);for(let i of new Set([...t.Metadata,...t.PieceInfo])){if(!(0,chunk_SL5DZXZR_js_1.
someDict)(e.get(i),a))continue;(0,chunk_SL5DZXZR_js_1.eachDict)(e.edit(i),r=>{isMetadata(e,r)&&r.delete("Metadata"),r.delete("PieceInfo")});let n=e.job.pace.step(
1e3);n&&await n}}function isMetadata(e,t){let a=e.resolve(t.get("Metadata"));return a instanceof chunk_EE63N2TD_js_1.Stream&&((0,chunk_EE63N2TD_js_1.isName)(a.dict.
get("Type"),"Metadata")||(0,chunk_EE63N2TD_js_1.isName)(a.dict.get("Subtype"),"XML"))}var INFO_KEYS={title:"Title",author:"Author",subject:"Subject",keywords:"K\
eywords",creator:"Creator"};async function writeMetadata(e,t){let a=await(0,chunk_QTFDI5VD_js_1.xmpOf)(e);if(/^PDF\/A-[4-9]/.test((0,chunk_WUZ2EFHP_js_1.archiveClaim)(
e,a)??"")?clearInfo(e,t):writeInfo(e,t),t.language!==void 0&&e.edit(e.catalogNumber).set("Lang",(0,chunk_XDFMH2GX_js_1.encodeText)(t.language)),a?.malformed===!0)
return(0,chunk_WUZ2EFHP_js_1.putPacket)(e,(0,chunk_WUZ2EFHP_js_1.newPacket)(everything(e,t))),[{code:"xmp_replaced",message:"The XMP metadata of the document wa\
s malformed. It was written again from the Info dictionary, without claims such as PDF/A."}];let i=propertiesOf(t);return a?(0,chunk_WUZ2EFHP_js_1.putPacket)(e,
(0,chunk_WUZ2EFHP_js_1.editedPacket)(a,replacedBy(i,a),i)):e.version>="2.0"&&(0,chunk_WUZ2EFHP_js_1.putPacket)(e,(0,chunk_WUZ2EFHP_js_1.newPacket)(everything(e,
t))),[]}function writeInfo(e,t){let a=Object.entries(INFO_KEYS).flatMap(([r,s])=>{let c=t[r];return c===void 0?[]:[[s,(0,chunk_XDFMH2GX_js_1.encodeText)(c)]]});
if(a.length===0)return;let i=e.trailer.get("Info"),n=new chunk_EE63N2TD_js_1.Dict([...(0,chunk_QTFDI5VD_js_1.infoOf)(e)??[],...a]);i instanceof chunk_EE63N2TD_js_1.
Ref&&e.exists(i.number)?e.put(i,n):e.trailer.set("Info",e.add(n))}function clearInfo(e,t){let a=(0,chunk_QTFDI5VD_js_1.infoOf)(e);if(!a)return;let i=new Set(Object.
entries(INFO_KEYS).flatMap(([s,c])=>t[s]===void 0?[]:[c])),n=new chunk_EE63N2TD_js_1.Dict([...a].filter(([s])=>!i.has(s)));if(n.size===a.size)return;let r=e.trailer.
get("Info");n.size===0?e.trailer.delete("Info"):r instanceof chunk_EE63N2TD_js_1.Ref?e.put(r,n):e.trailer.set("Info",n)}function propertiesOf(e){let{title:t,author:a,
subject:i,keywords:n,creator:r,language:s}=e,c=(o,u,f,l)=>l===void 0?[]:[{prefix:o,name:u,form:f,values:[l]}];return[...c("dc","title","alternative",t),...c("dc",
"description","alternative",i),...c("dc","creator","ordered",a),...c("pdf","Keywords","simple",n),...c("xmp","CreatorTool","simple",r),...c("dc","language","uno\
rdered",s)]}function replacedBy(e,{properties:t}){let a=e.find(({name:r})=>r==="Keywords")?.values[0],i=t.some(({namespace:r,name:s})=>r===chunk_LN64YZJO_js_1.NAMESPACES.
dc&&s==="subject");a!==void 0&&i&&e.push({prefix:"dc",name:"subject",form:"unordered",values:keywordsIn(a)});let n=new Set(e.map(({prefix:r,name:s})=>`${chunk_LN64YZJO_js_1.
NAMESPACES[r]} ${s}`));return({namespace:r,name:s})=>n.has(`${r} ${s}`)}var keywordsIn=e=>e.split(/[,;]/).map(t=>t.trim()).filter(t=>t!=="");function everything(e,t){
let{title:a,author:i,subject:n,keywords:r,creator:s,producer:c,created:o,modified:u,language:f}=(0,chunk_QTFDI5VD_js_1.readMetadata)(e),l=Object.entries({title:a,
author:i,subject:n,keywords:r,creator:s,language:f,...t}).filter(([,h])=>h!==null),d=(h,j,p)=>p===null?[]:[{prefix:h,name:j,form:"simple",values:[p]}];return[...propertiesOf(
Object.fromEntries(l)),...d("pdf","Producer",c),...d("xmp","CreateDate",o),...d("xmp","ModifyDate",u)]}var set_metadata=async(e,t,a)=>{let{remove_existing:i,open_password:n,
...r}=t,s=await(0,chunk_IAAO25DC_js_1.openDocument)(e.bytes,a,{password:n}),c=[];if(i){let u=(0,chunk_WUZ2EFHP_js_1.archiveClaim)(s,await(0,chunk_QTFDI5VD_js_1.
xmpOf)(s));await removeMetadata(s),u!==void 0&&c.push((0,chunk_WUZ2EFHP_js_1.claimEnded)(u,"its metadata was removed"))}Object.keys(r).length>0&&c.push(...await writeMetadata(
s,r));let o=s.pages.count;return{documents:[{name:e.name,bytes:await(0,chunk_IOUKG2DW_js_1.save)(s),pageCount:o}],notes:c,facts:{pageCount:o}}};exports.set_metadata=
set_metadata;
