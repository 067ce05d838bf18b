"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.set_metadata=void 0;const chunk_6PVOGVKJ_js_1=require("./chunk-6PVOGVKJ.js"),chunk_AIETY6FT_js_1=require(
"./chunk-AIETY6FT.js"),chunk_GR224FTL_js_1=require("./chunk-GR224FTL.js"),chunk_BVHKPD26_js_1=require("./chunk-BVHKPD26.js"),chunk_NH4M62TM_js_1=require("./chun\
k-NH4M62TM.js"),chunk_7ZR75P3T_js_1=require("./chunk-7ZR75P3T.js");require("./chunk-53F3SXW7.js");const chunk_ZYT6VRSM_js_1=require("./chunk-ZYT6VRSM.js"),chunk_IIK45JB4_js_1=require(
"./chunk-IIK45JB4.js");require("./chunk-2SEJZKLG.js");const chunk_XUOL2YEA_js_1=require("./chunk-XUOL2YEA.js");require("./chunk-N4AUIKUW.js");const chunk_HKR6QU6V_js_1=require(
"./chunk-HKR6QU6V.js");require("./chunk-WYN2LYAQ.js");async function removeMetadata(e){e.trailer.delete("Info");let t=await(0,chunk_GR224FTL_js_1.objectsWithNames)(
e,["Metadata","PieceInfo"]),a=s=>s.has("PieceInfo")||isMetadata(e,s);for(let s of new Set([...t.Metadata,...t.PieceInfo])){if(!(0,chunk_BVHKPD26_js_1.someDict)(
e.get(s),a))continue;(0,chunk_BVHKPD26_js_1.eachDict)(e.edit(s),r=>{isMetadata(e,r)&&r.delete("Metadata"),r.delete("PieceInfo")});let u=e.job.pace.step(1e3);u&&
await u}}function isMetadata(e,t){let a=e.resolve(t.get("Metadata"));return a instanceof chunk_XUOL2YEA_js_1.Stream&&((0,chunk_XUOL2YEA_js_1.isName)(a.dict.get(
"Type"),"Metadata")||(0,chunk_XUOL2YEA_js_1.isName)(a.dict.get("Subtype"),"XML"))}var INFO_KEYS={title:"Title",author:"Author",subject:"Subject",keywords:"Keywo\
rds",creator:"Creator"};async function writeMetadata(e,t){let a=await(0,chunk_AIETY6FT_js_1.xmpOf)(e);if(/^PDF\/A-[4-9]/.test((0,chunk_6PVOGVKJ_js_1.archiveClaim)(
e,a)??"")||writeInfo(e,t),t.language!==void 0&&e.edit(e.catalogNumber).set("Lang",(0,chunk_IIK45JB4_js_1.encodeText)(t.language)),a?.malformed===!0)return(0,chunk_6PVOGVKJ_js_1.
putPacket)(e,(0,chunk_6PVOGVKJ_js_1.newPacket)(everything(e,t))),[{code:"xmp_replaced",message:"The XMP metadata of the document were malformed. They were writt\
en again from the Info dictionary, without claims such as PDF/A."}];let s=propertiesOf(t);return a?(0,chunk_6PVOGVKJ_js_1.putPacket)(e,(0,chunk_6PVOGVKJ_js_1.editedPacket)(
a,replacedBy(s,a),s)):e.version>="2.0"&&(0,chunk_6PVOGVKJ_js_1.putPacket)(e,(0,chunk_6PVOGVKJ_js_1.newPacket)(everything(e,t))),[]}function writeInfo(e,t){let a=Object.
entries(INFO_KEYS).flatMap(([r,n])=>{let i=t[r];return i===void 0?[]:[[n,(0,chunk_IIK45JB4_js_1.encodeText)(i)]]});if(a.length===0)return;let s=e.trailer.get("I\
nfo"),u=new chunk_XUOL2YEA_js_1.Dict([...(0,chunk_AIETY6FT_js_1.infoOf)(e)??[],...a]);s instanceof chunk_XUOL2YEA_js_1.Ref&&e.exists(s.number)?e.put(s,u):e.trailer.
set("Info",e.add(u))}function propertiesOf(e){let{title:t,author:a,subject:s,keywords:u,creator:r,language:n}=e,i=(c,o,l,d)=>d===void 0?[]:[{prefix:c,name:o,form:l,
values:[d]}];return[...i("dc","title","alternative",t),...i("dc","description","alternative",s),...i("dc","creator","ordered",a),...i("pdf","Keywords","simple",
u),...i("xmp","CreatorTool","simple",r),...i("dc","language","unordered",n)]}function replacedBy(e,{properties:t}){let a=e.find(({name:r})=>r==="Keywords")?.values[0],
s=t.some(({namespace:r,name:n})=>r===chunk_NH4M62TM_js_1.NAMESPACES.dc&&n==="subject");a!==void 0&&s&&e.push({prefix:"dc",name:"subject",form:"unordered",values:listOf(
a)});let u=new Set(e.map(({prefix:r,name:n})=>`${chunk_NH4M62TM_js_1.NAMESPACES[r]} ${n}`));return({namespace:r,name:n})=>u.has(`${r} ${n}`)}var listOf=e=>e.split(
/[,;]/).map(t=>t.trim()).filter(t=>t!=="");function everything(e,t){let{title:a,author:s,subject:u,keywords:r,creator:n,producer:i,created:c,modified:o,language:l}=(0,chunk_AIETY6FT_js_1.
readMetadata)(e),d=Object.entries({title:a,author:s,subject:u,keywords:r,creator:n,language:l,...t}).filter(([,h])=>h!==null),f=(h,_,p)=>p===null?[]:[{prefix:h,
name:_,form:"simple",values:[p]}];return[...propertiesOf(Object.fromEntries(d)),...f("pdf","Producer",i),...f("xmp","CreateDate",c),...f("xmp","ModifyDate",o)]}
var set_metadata=async(e,t,a)=>{let{remove_existing:s,open_password:u,...r}=t,n=issuesOf(r);if(n.length>0)throw(0,chunk_HKR6QU6V_js_1.invalidParameters)(n);let i=await(0,chunk_ZYT6VRSM_js_1.
openDocument)(e.bytes,a,{password:u}),c=[];if(s){let l=(0,chunk_6PVOGVKJ_js_1.archiveClaim)(i,await(0,chunk_AIETY6FT_js_1.xmpOf)(i));await removeMetadata(i),l!==
void 0&&c.push((0,chunk_6PVOGVKJ_js_1.claimEnded)(l,"its metadata were removed"))}Object.keys(r).length>0&&c.push(...await writeMetadata(i,r));let o=i.pages.count;
return{documents:[{name:e.name,bytes:await(0,chunk_7ZR75P3T_js_1.save)(i),pageCount:o}],notes:c,facts:{pageCount:o}}},LANGUAGE=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/;
exports.set_metadata=set_metadata;function issuesOf({language:e}){return e===void 0||LANGUAGE.test(e)?[]:[{field:"language",message:"must be a language tag such\
 as en, de-AT or zh-Hant (BCP 47)"}]}
