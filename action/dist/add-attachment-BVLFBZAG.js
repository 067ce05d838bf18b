"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_attachment=void 0;const chunk_2CGEO7FH_js_1=require("./chunk-2CGEO7FH.js"),chunk_26A5TTT4_js_1=require(
"./chunk-26A5TTT4.js"),chunk_IVHI3DWQ_js_1=require("./chunk-IVHI3DWQ.js"),chunk_QFBZ3AD2_js_1=require("./chunk-QFBZ3AD2.js"),chunk_6PVOGVKJ_js_1=require("./chun\
k-6PVOGVKJ.js"),chunk_AIETY6FT_js_1=require("./chunk-AIETY6FT.js"),chunk_GR224FTL_js_1=require("./chunk-GR224FTL.js");require("./chunk-BVHKPD26.js"),require("./\
chunk-NH4M62TM.js");const chunk_7ZR75P3T_js_1=require("./chunk-7ZR75P3T.js");require("./chunk-53F3SXW7.js");const chunk_54AGVLGF_js_1=require("./chunk-54AGVLGF.\
js"),chunk_ZYT6VRSM_js_1=require("./chunk-ZYT6VRSM.js"),chunk_IIK45JB4_js_1=require("./chunk-IIK45JB4.js");require("./chunk-2SEJZKLG.js");const chunk_XUOL2YEA_js_1=require(
"./chunk-XUOL2YEA.js");require("./chunk-N4AUIKUW.js");const chunk_HKR6QU6V_js_1=require("./chunk-HKR6QU6V.js");require("./chunk-WYN2LYAQ.js");const node_crypto_1=require(
"node:crypto");function namedFiles(e){let t=(0,chunk_QFBZ3AD2_js_1.catalogEntry)(e,"Names")?.dict.get("EmbeddedFiles");return(0,chunk_IVHI3DWQ_js_1.readTree)(e,
t,"Names").map(a=>{let n=e.dict(a[1]),r=i=>(0,chunk_GR224FTL_js_1.textOf)(e.resolve(n?.get(i)));return{entry:a,name:r("UF")??r("F")??(a[0]instanceof chunk_XUOL2YEA_js_1.
Str?(0,chunk_GR224FTL_js_1.textOf)(a[0]):null)}})}async function attach(e,t,a,n){let r=e.add(await specification(e,t));putTree(e,sorted([...a,[freeKey(a,t.name),
r]]));let i=e.edit(e.catalogNumber),d=new Set(n.map(([,s])=>(0,chunk_XUOL2YEA_js_1.isRef)(s)?s.number:s)),u=(e.array(i.get("AF"))??[]).filter(s=>!d.has((0,chunk_XUOL2YEA_js_1.
isRef)(s)?s.number:s));i.set("AF",[...u,r])}async function specification(e,t){let{bytes:a,description:n,modified:r}=t,{pace:i}=e.job,d=(0,chunk_XUOL2YEA_js_1.dict)(
{Size:a.length,CheckSum:new chunk_XUOL2YEA_js_1.Str(await checksum(a,i)),ModDate:r===void 0?void 0:(0,chunk_IIK45JB4_js_1.encodeText)(r)}),u=await compressed(a,
e.job),s=(0,chunk_XUOL2YEA_js_1.dict)({Type:(0,chunk_XUOL2YEA_js_1.name)("EmbeddedFile"),Subtype:(0,chunk_XUOL2YEA_js_1.name)(t.mimeType),Params:d,Filter:u?(0,chunk_XUOL2YEA_js_1.
name)("FlateDecode"):void 0}),c=e.add(new chunk_XUOL2YEA_js_1.Stream(s,u??a));return(0,chunk_XUOL2YEA_js_1.dict)({Type:(0,chunk_XUOL2YEA_js_1.name)("Filespec"),
F:(0,chunk_IIK45JB4_js_1.encodeText)(t.name),UF:(0,chunk_IIK45JB4_js_1.encodeText)(t.name),Desc:n===void 0?void 0:(0,chunk_IIK45JB4_js_1.encodeText)(n),AFRelationship:(0,chunk_XUOL2YEA_js_1.
name)(t.relationship),EF:(0,chunk_XUOL2YEA_js_1.dict)({F:c,UF:c})})}var SAMPLE=65536,WORTH=.97,LEVEL=4;async function compressed(e,t){if(e.length>4*SAMPLE&&(0,chunk_XUOL2YEA_js_1.
deflate)(e.subarray(0,SAMPLE)).length>SAMPLE*WORTH)return;let a=await(0,chunk_ZYT6VRSM_js_1.codecOf)(t).deflate(e,LEVEL);return a.length<e.length?a:void 0}var SLICE=1<<
20;async function checksum(e,t){let a=md5OfNode();if(!a)return(0,chunk_ZYT6VRSM_js_1.md5)(e);for(let n=0;n<e.length;n+=SLICE){a.update(e.subarray(n,n+SLICE));let r=t.
step(SLICE);r&&await r}return a.digest()}function md5OfNode(){try{return(0,node_crypto_1.createHash)("md5")}catch{return}}function freeKey(e,t){let a=new Set(e.
map(([n])=>(0,chunk_IVHI3DWQ_js_1.keyText)(n)));for(let n=1;;n++){let r=(0,chunk_IIK45JB4_js_1.encodeText)(n===1?t:`${t} (${n})`);if(!a.has((0,chunk_IVHI3DWQ_js_1.
keyText)(r)))return r}}function sorted(e){return e.map(t=>({entry:t,key:(0,chunk_IVHI3DWQ_js_1.keyText)(t[0])})).sort((t,a)=>t.key<a.key?-1:t.key>a.key?1:0).map(
({entry:t})=>t)}function putTree(e,t){let a=e.add((0,chunk_IVHI3DWQ_js_1.buildTree)(e,t,"Names")),n=(0,chunk_QFBZ3AD2_js_1.catalogEntry)(e,"Names");if(n){e.edit(
n.holder),n.dict.set("EmbeddedFiles",a);return}let r=e.add((0,chunk_XUOL2YEA_js_1.dict)({EmbeddedFiles:a}));e.edit(e.catalogNumber).set("Names",r)}var RELATIONSHIPS={
unspecified:"Unspecified",source:"Source",data:"Data",alternative:"Alternative",supplement:"Supplement"},add_attachment=async(e,t,a)=>{let{attachment:n,attachment_name:r,
mime_type:i,modified:d,relationship:u,replace_existing:s}=t,c=[];r!==void 0&&!isFileName(r)&&c.push({field:"attachment_name",message:"must be a file name: no fo\
lders and no control characters"}),i!==void 0&&!(0,chunk_26A5TTT4_js_1.isMediaType)(i)&&c.push({field:"mime_type",message:"must be a media type such as text/xml\
 or application/pdf"});let _=d===void 0?void 0:(0,chunk_AIETY6FT_js_1.pdfDate)(d);if(d!==void 0&&_===void 0&&c.push({field:"modified",message:"must be a date of\
 ISO 8601, such as 2026-11-20 or 2026-11-20T14:30:00+01:00"}),c.length>0)throw(0,chunk_HKR6QU6V_js_1.invalidParameters)(c);let o=await(0,chunk_ZYT6VRSM_js_1.openDocument)(
e.bytes,a,{password:t.open_password}),h=r??(0,chunk_54AGVLGF_js_1.safeName)(n.name,chunk_54AGVLGF_js_1.FILE_NAME,"attachment"),k=namedFiles(o),p=k.flatMap(m=>m.
name===h?[m.entry]:[]),y=k.flatMap(m=>m.name===h?[]:[m.entry]);if(p.length>0&&!s)throw(0,chunk_HKR6QU6V_js_1.invalidParameters)([taken(h,r!==void 0)]);let l=await(0,chunk_AIETY6FT_js_1.
xmpOf)(o),F=(0,chunk_AIETY6FT_js_1.readMetadata)(o,l),T={name:h,bytes:n.bytes,mimeType:i??(0,chunk_2CGEO7FH_js_1.mediaTypeOf)(h),description:t.attachment_description,
relationship:RELATIONSHIPS[u],modified:_??(0,chunk_AIETY6FT_js_1.pdfDate)(F.modified??F.created??"")},f=(0,chunk_6PVOGVKJ_js_1.archiveClaim)(o,l),v=f===void 0?void 0:
await broken(f,n,T.modified!==void 0,a);await attach(o,T,y,p);let g=f!==void 0&&l&&v!==void 0?[(0,chunk_6PVOGVKJ_js_1.endArchiveClaim)(o,l,f,v)]:[],j=o.pages.count,
w=await(0,chunk_7ZR75P3T_js_1.save)(o,{version:"1.7"}),A={pageCount:j,attachmentName:h,attachmentCount:y.length+1,replaced:p.length>0};return{documents:[{name:e.
name,bytes:w,pageCount:j}],notes:g,facts:A}};exports.add_attachment=add_attachment;async function broken(e,t,a,n){if(e.startsWith("PDF/A-1"))return"that standar\
d allows no attachments";if(e.startsWith("PDF/A-3"))return a?void 0:"that standard requires the date of an attachment, which you can give as modified";if(/^PDF\/A-4[ef]/.
test(e))return;let r=e.startsWith("PDF/A-2")?["1","2"]:["1","2","4"],i=await archivePart(t.bytes,n);if(!(i!==void 0&&r.includes(i)))return`that standard allows \
only attachments that are PDF/A-${r.join(" or PDF/A-")} themselves`}async function archivePart(e,t){let a;try{a=await(0,chunk_ZYT6VRSM_js_1.openDocument)(e,{limits:t.
limits,pace:t.pace})}catch(n){if(n instanceof chunk_HKR6QU6V_js_1.OctavoError&&n.code!=="cancelled")return;throw n}return/^PDF\/A-(\d)/.exec((0,chunk_6PVOGVKJ_js_1.
archiveClaim)(a,await(0,chunk_AIETY6FT_js_1.xmpOf)(a))??"")?.[1]}var isFileName=e=>!/[/\\\p{Cc}\p{Cs}]/u.test(e)&&/[^. ]/.test(e);function taken(e,t){return{field:t?
"attachment_name":"attachment",message:`must not be the name of an attachment that the document has already ("${(0,chunk_54AGVLGF_js_1.safeName)(e,chunk_54AGVLGF_js_1.
FILE_NAME,"attachment")}"): choose another attachment_name, or set replace_existing`,mentions:["attachment_name","replace_existing"]}}
