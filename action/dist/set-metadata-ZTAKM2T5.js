"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.set_metadata=void 0;const chunk_ETIMQ53U_js_1=require("./chunk-ETIMQ53U.js");require("./chunk-CKD\
GA5PY.js");const chunk_RX6EQCOK_js_1=require("./chunk-RX6EQCOK.js"),chunk_FQ5CLANY_js_1=require("./chunk-FQ5CLANY.js");require("./chunk-E2ZVEWZV.js");const chunk_4SMGVZ2M_js_1=require(
"./chunk-4SMGVZ2M.js");require("./chunk-OVFAED6I.js"),require("./chunk-GOXITCM4.js");const chunk_K32GSMXO_js_1=require("./chunk-K32GSMXO.js");require("./chunk-X\
4D5GQRV.js"),require("./chunk-BHLFBBNU.js");const chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js"),chunk_I24CHX2T_js_1=require("./chunk-I24CHX2T.js");require(
"./chunk-PEGFVCMK.js");const chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-G\
MSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");async function removeMetadata(e){e.trailer.delete("Info");let t=await(0,chunk_RX6EQCOK_js_1.objectsWithNames)(e,["Me\
tadata","PieceInfo"]),a=i=>i.has("PieceInfo")||isMetadata(e,i);for(let i of new Set([...t.Metadata,...t.PieceInfo])){if(!(0,chunk_4SMGVZ2M_js_1.someDict)(e.get(
i),a))continue;(0,chunk_4SMGVZ2M_js_1.eachDict)(e.edit(i),r=>{isMetadata(e,r)&&r.delete("Metadata"),r.delete("PieceInfo")});let n=e.job.pace.step(1e3);n&&await n}}
function isMetadata(e,t){let a=e.resolve(t.get("Metadata"));return a instanceof chunk_RFKSFVTF_js_1.Stream&&((0,chunk_RFKSFVTF_js_1.isName)(a.dict.get("Type"),"\
Metadata")||(0,chunk_RFKSFVTF_js_1.isName)(a.dict.get("Subtype"),"XML"))}var INFO_KEYS={title:"Title",author:"Author",subject:"Subject",keywords:"Keywords",creator:"\
Creator"};async function writeMetadata(e,t){let a=await(0,chunk_ETIMQ53U_js_1.xmpOf)(e);if(((0,chunk_ETIMQ53U_js_1.readClaims)(e,a).archive?.part??0)>=4?clearInfo(
e,t):writeInfo(e,t),t.language!==void 0&&e.edit(e.catalogNumber).set("Lang",(0,chunk_I24CHX2T_js_1.encodeText)(t.language)),a?.malformed===!0)return(0,chunk_ETIMQ53U_js_1.
putPacket)(e,(0,chunk_ETIMQ53U_js_1.newPacket)(everything(e,t))),[XMP_REPLACED];let i=propertiesOf(t);return a?(0,chunk_ETIMQ53U_js_1.putPacket)(e,(0,chunk_ETIMQ53U_js_1.
editedPacket)(a,replacedBy(i,a),i)):e.version>="2.0"&&(0,chunk_ETIMQ53U_js_1.putPacket)(e,(0,chunk_ETIMQ53U_js_1.newPacket)(everything(e,t))),[]}var XMP_REPLACED={
code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was written again from the Info dictionary, without claims such as PDF/A."};function writeInfo(e,t){
let a=Object.entries(INFO_KEYS).flatMap(([r,s])=>{let u=t[r];return u===void 0?[]:[[s,(0,chunk_I24CHX2T_js_1.encodeText)(u)]]});if(a.length===0)return;let i=e.trailer.
get("Info"),n=new chunk_RFKSFVTF_js_1.Dict([...(0,chunk_ETIMQ53U_js_1.infoOf)(e)??[],...a]);i instanceof chunk_RFKSFVTF_js_1.Ref&&e.exists(i.number)?e.put(i,n):
e.trailer.set("Info",e.add(n))}function clearInfo(e,t){let a=(0,chunk_ETIMQ53U_js_1.infoOf)(e);if(!a)return;let i=new Set(Object.entries(INFO_KEYS).flatMap(([s,
u])=>t[s]===void 0?[]:[u])),n=new chunk_RFKSFVTF_js_1.Dict([...a].filter(([s])=>!i.has(s)));if(n.size===a.size)return;let r=e.trailer.get("Info");n.size===0?e.trailer.
delete("Info"):r instanceof chunk_RFKSFVTF_js_1.Ref?e.put(r,n):e.trailer.set("Info",n)}function propertiesOf(e){let{title:t,author:a,subject:i,keywords:n,creator:r,
language:s}=e,u=(c,o,f,l)=>l===void 0?[]:[{prefix:c,name:o,form:f,values:[l]}];return[...u("dc","title","alternative",t),...u("dc","description","alternative",i),
...u("dc","creator","ordered",a),...u("pdf","Keywords","simple",n),...u("xmp","CreatorTool","simple",r),...u("dc","language","unordered",s)]}function replacedBy(e,{
properties:t}){let a=e.find(({name:r})=>r==="Keywords")?.values[0],i=t.some(({namespace:r,name:s})=>r===chunk_FQ5CLANY_js_1.NAMESPACES.dc&&s==="subject");a!==void 0&&
i&&e.push({prefix:"dc",name:"subject",form:"unordered",values:keywordsIn(a)});let n=new Set(e.map(({prefix:r,name:s})=>`${chunk_FQ5CLANY_js_1.NAMESPACES[r]} ${s}`));
return({namespace:r,name:s})=>n.has(`${r} ${s}`)}var keywordsIn=e=>e.split(/[,;]/).map(t=>t.trim()).filter(t=>t!=="");function everything(e,t){let{title:a,author:i,
subject:n,keywords:r,creator:s,producer:u,created:c,modified:o,language:f}=(0,chunk_ETIMQ53U_js_1.readMetadata)(e,void 0),l=Object.entries({title:a,author:i,subject:n,
keywords:r,creator:s,language:f,...t}).filter(([,d])=>d!==null),h=(d,j,p)=>p===null?[]:[{prefix:d,name:j,form:"simple",values:[p]}];return[...propertiesOf(Object.
fromEntries(l)),...h("pdf","Producer",u),...h("xmp","CreateDate",c),...h("xmp","ModifyDate",o)]}var set_metadata=async(e,t,a)=>{let{remove_existing:i,open_password:n,
...r}=t,s=await(0,chunk_B2YFAM73_js_1.openDocument)(e.bytes,a,{password:n}),u=[];if(i){let{archive:o}=await(0,chunk_ETIMQ53U_js_1.claimsOf)(s);await removeMetadata(
s),o&&u.push((0,chunk_ETIMQ53U_js_1.archiveClaimEnded)(o,"its metadata was removed"))}Object.keys(r).length>0&&u.push(...await writeMetadata(s,r));let c=s.pages.
count;return{documents:[{name:e.name,bytes:await(0,chunk_K32GSMXO_js_1.save)(s),pageCount:c}],notes:u,facts:{pageCount:c}}};exports.set_metadata=set_metadata;
