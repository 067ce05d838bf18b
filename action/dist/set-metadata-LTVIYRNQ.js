"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.set_metadata=void 0;const chunk_FF7G6K5X_js_1=require("./chunk-FF7G6K5X.js"),chunk_7WN7G3OY_js_1=require(
"./chunk-7WN7G3OY.js"),chunk_WOHSV6QC_js_1=require("./chunk-WOHSV6QC.js"),chunk_EPNBL7CW_js_1=require("./chunk-EPNBL7CW.js");require("./chunk-BEBA5DK2.js");const chunk_NH4M62TM_js_1=require(
"./chunk-NH4M62TM.js"),chunk_NI7EWWKE_js_1=require("./chunk-NI7EWWKE.js");require("./chunk-SPHPKC2T.js"),require("./chunk-WRDHS3QY.js");const chunk_6FDLZIHI_js_1=require(
"./chunk-6FDLZIHI.js"),chunk_32PXO3XO_js_1=require("./chunk-32PXO3XO.js");require("./chunk-QWLFHHV4.js");const chunk_FI4XWXPB_js_1=require("./chunk-FI4XWXPB.js");
require("./chunk-D3KVKOID.js"),require("./chunk-BIX7UOAI.js"),require("./chunk-WYN2LYAQ.js");async function removeMetadata(e){e.trailer.delete("Info");let t=await(0,chunk_FF7G6K5X_js_1.
objectsWithNames)(e,["Metadata","PieceInfo"]),a=i=>i.has("PieceInfo")||isMetadata(e,i);for(let i of new Set([...t.Metadata,...t.PieceInfo])){if(!(0,chunk_7WN7G3OY_js_1.
someDict)(e.get(i),a))continue;(0,chunk_7WN7G3OY_js_1.eachDict)(e.edit(i),r=>{isMetadata(e,r)&&r.delete("Metadata"),r.delete("PieceInfo")});let n=e.job.pace.step(
1e3);n&&await n}}function isMetadata(e,t){let a=e.resolve(t.get("Metadata"));return a instanceof chunk_FI4XWXPB_js_1.Stream&&((0,chunk_FI4XWXPB_js_1.isName)(a.dict.
get("Type"),"Metadata")||(0,chunk_FI4XWXPB_js_1.isName)(a.dict.get("Subtype"),"XML"))}var INFO_KEYS={title:"Title",author:"Author",subject:"Subject",keywords:"K\
eywords",creator:"Creator"};async function writeMetadata(e,t){let a=await(0,chunk_EPNBL7CW_js_1.xmpOf)(e);if(/^PDF\/A-[4-9]/.test((0,chunk_WOHSV6QC_js_1.archiveClaim)(
e,a)??"")?clearInfo(e,t):writeInfo(e,t),t.language!==void 0&&e.edit(e.catalogNumber).set("Lang",(0,chunk_32PXO3XO_js_1.encodeText)(t.language)),a?.malformed===!0)
return(0,chunk_WOHSV6QC_js_1.putPacket)(e,(0,chunk_WOHSV6QC_js_1.newPacket)(everything(e,t))),[{code:"xmp_replaced",message:"The XMP metadata of the document we\
re malformed. They were written again from the Info dictionary, without claims such as PDF/A."}];let i=propertiesOf(t);return a?(0,chunk_WOHSV6QC_js_1.putPacket)(
e,(0,chunk_WOHSV6QC_js_1.editedPacket)(a,replacedBy(i,a),i)):e.version>="2.0"&&(0,chunk_WOHSV6QC_js_1.putPacket)(e,(0,chunk_WOHSV6QC_js_1.newPacket)(everything(
e,t))),[]}function writeInfo(e,t){let a=Object.entries(INFO_KEYS).flatMap(([r,s])=>{let c=t[r];return c===void 0?[]:[[s,(0,chunk_32PXO3XO_js_1.encodeText)(c)]]});
if(a.length===0)return;let i=e.trailer.get("Info"),n=new chunk_FI4XWXPB_js_1.Dict([...(0,chunk_EPNBL7CW_js_1.infoOf)(e)??[],...a]);i instanceof chunk_FI4XWXPB_js_1.
Ref&&e.exists(i.number)?e.put(i,n):e.trailer.set("Info",e.add(n))}function clearInfo(e,t){let a=(0,chunk_EPNBL7CW_js_1.infoOf)(e);if(!a)return;let i=new Set(Object.
entries(INFO_KEYS).flatMap(([s,c])=>t[s]===void 0?[]:[c])),n=new chunk_FI4XWXPB_js_1.Dict([...a].filter(([s])=>!i.has(s)));if(n.size===a.size)return;let r=e.trailer.
get("Info");n.size===0?e.trailer.delete("Info"):r instanceof chunk_FI4XWXPB_js_1.Ref?e.put(r,n):e.trailer.set("Info",n)}function propertiesOf(e){let{title:t,author:a,
subject:i,keywords:n,creator:r,language:s}=e,c=(o,u,f,l)=>l===void 0?[]:[{prefix:o,name:u,form:f,values:[l]}];return[...c("dc","title","alternative",t),...c("dc",
"description","alternative",i),...c("dc","creator","ordered",a),...c("pdf","Keywords","simple",n),...c("xmp","CreatorTool","simple",r),...c("dc","language","uno\
rdered",s)]}function replacedBy(e,{properties:t}){let a=e.find(({name:r})=>r==="Keywords")?.values[0],i=t.some(({namespace:r,name:s})=>r===chunk_NH4M62TM_js_1.NAMESPACES.
dc&&s==="subject");a!==void 0&&i&&e.push({prefix:"dc",name:"subject",form:"unordered",values:keywordsIn(a)});let n=new Set(e.map(({prefix:r,name:s})=>`${chunk_NH4M62TM_js_1.
NAMESPACES[r]} ${s}`));return({namespace:r,name:s})=>n.has(`${r} ${s}`)}var keywordsIn=e=>e.split(/[,;]/).map(t=>t.trim()).filter(t=>t!=="");function everything(e,t){
let{title:a,author:i,subject:n,keywords:r,creator:s,producer:c,created:o,modified:u,language:f}=(0,chunk_EPNBL7CW_js_1.readMetadata)(e),l=Object.entries({title:a,
author:i,subject:n,keywords:r,creator:s,language:f,...t}).filter(([,d])=>d!==null),h=(d,j,p)=>p===null?[]:[{prefix:d,name:j,form:"simple",values:[p]}];return[...propertiesOf(
Object.fromEntries(l)),...h("pdf","Producer",c),...h("xmp","CreateDate",o),...h("xmp","ModifyDate",u)]}var set_metadata=async(e,t,a)=>{let{remove_existing:i,open_password:n,
...r}=t,s=await(0,chunk_6FDLZIHI_js_1.openDocument)(e.bytes,a,{password:n}),c=[];if(i){let u=(0,chunk_WOHSV6QC_js_1.archiveClaim)(s,await(0,chunk_EPNBL7CW_js_1.
xmpOf)(s));await removeMetadata(s),u!==void 0&&c.push((0,chunk_WOHSV6QC_js_1.claimEnded)(u,"its metadata were removed"))}Object.keys(r).length>0&&c.push(...await writeMetadata(
s,r));let o=s.pages.count;return{documents:[{name:e.name,bytes:await(0,chunk_NI7EWWKE_js_1.save)(s),pageCount:o}],notes:c,facts:{pageCount:o}}};exports.set_metadata=
set_metadata;
