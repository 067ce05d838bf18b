"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_attachment=void 0;const chunk_X3CEAIBF_js_1=require("./chunk-X3CEAIBF.js"),chunk_ETIMQ53U_js_1=require(
"./chunk-ETIMQ53U.js"),chunk_CKDGA5PY_js_1=require("./chunk-CKDGA5PY.js"),chunk_4OZNAQ5A_js_1=require("./chunk-4OZNAQ5A.js"),chunk_ZDLQTNMB_js_1=require("./chun\
k-ZDLQTNMB.js");require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-GOXITCM4.js");const chunk_K32GSMXO_js_1=require("./chunk-K32GSMXO\
.js");require("./chunk-X4D5GQRV.js");const chunk_BHLFBBNU_js_1=require("./chunk-BHLFBBNU.js"),chunk_I4PED223_js_1=require("./chunk-I4PED223.js"),chunk_B2YFAM73_js_1=require(
"./chunk-B2YFAM73.js"),chunk_I24CHX2T_js_1=require("./chunk-I24CHX2T.js");require("./chunk-PEGFVCMK.js");const chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");
require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");const node_crypto_1=require(
"node:crypto");async function namedFiles(e){let a=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(e,"Names")?.dict.get("EmbeddedFiles");return(await(0,chunk_4OZNAQ5A_js_1.
readTree)(e,a,"Names")).map(t=>{let n=e.dict(t[1]),r=s=>(0,chunk_CKDGA5PY_js_1.readableText)(e.resolve(n?.get(s)));return{entry:t,name:r("UF")??r("F")??(t[0]instanceof
chunk_RFKSFVTF_js_1.Str?(0,chunk_CKDGA5PY_js_1.readableText)(t[0]):null)}})}async function attach(e,a,t,n){let r=e.add(await specification(e,a));putTree(e,(0,chunk_4OZNAQ5A_js_1.
sortedByKey)([...t,[freeKey(t,a.name),r]]));let s=e.edit(e.catalogNumber),o=new Set(n.map(([,c])=>(0,chunk_RFKSFVTF_js_1.isRef)(c)?c.number:c)),d=(e.array(s.get(
"AF"))??[]).filter(c=>!o.has((0,chunk_RFKSFVTF_js_1.isRef)(c)?c.number:c));s.set("AF",[...d,r])}async function specification(e,a){let{bytes:t,description:n,modified:r}=a,
{pace:s}=e.job,o=(0,chunk_RFKSFVTF_js_1.dict)({Size:t.length,CheckSum:new chunk_RFKSFVTF_js_1.Str(await checksum(t,s)),ModDate:r===void 0?void 0:(0,chunk_I24CHX2T_js_1.
encodeText)(r)}),d=await compressed(t,e.job),c=(0,chunk_RFKSFVTF_js_1.dict)({Type:(0,chunk_RFKSFVTF_js_1.name)("EmbeddedFile"),Subtype:(0,chunk_RFKSFVTF_js_1.name)(
a.mimeType),Params:o,Filter:d?(0,chunk_RFKSFVTF_js_1.name)("FlateDecode"):void 0}),i=e.add(new chunk_RFKSFVTF_js_1.Stream(c,d??t));return(0,chunk_RFKSFVTF_js_1.
dict)({Type:(0,chunk_RFKSFVTF_js_1.name)("Filespec"),F:(0,chunk_I24CHX2T_js_1.encodeText)(a.name),UF:(0,chunk_I24CHX2T_js_1.encodeText)(a.name),Desc:n===void 0?
void 0:(0,chunk_I24CHX2T_js_1.encodeText)(n),AFRelationship:(0,chunk_RFKSFVTF_js_1.name)(a.relationship),EF:(0,chunk_RFKSFVTF_js_1.dict)({F:i,UF:i})})}var SAMPLE=65536,
WORTH=.97,LEVEL=4;async function compressed(e,a){if(e.length>4*SAMPLE&&(0,chunk_RFKSFVTF_js_1.deflate)(e.subarray(0,SAMPLE)).length>SAMPLE*WORTH)return;let t=await(0,chunk_B2YFAM73_js_1.
codecOf)(a).deflate(e,LEVEL);return t.length<e.length?t:void 0}var SLICE=1<<20;async function checksum(e,a){let t=md5OfNode();if(!t)return(0,chunk_B2YFAM73_js_1.
md5)(e);for(let n=0;n<e.length;n+=SLICE){t.update(e.subarray(n,n+SLICE));let r=a.step(SLICE);r&&await r}return t.digest()}function md5OfNode(){try{return(0,node_crypto_1.
createHash)("md5")}catch{return}}function freeKey(e,a){let t=new Set(e.map(([n])=>(0,chunk_4OZNAQ5A_js_1.keyText)(n)));for(let n=1;;n++){let r=(0,chunk_I24CHX2T_js_1.
encodeText)(n===1?a:`${a} (${n})`);if(!t.has((0,chunk_4OZNAQ5A_js_1.keyText)(r)))return r}}function putTree(e,a){let t=e.add((0,chunk_4OZNAQ5A_js_1.buildTree)(e,
a,"Names")),n=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(e,"Names");if(n){e.edit(n.holder),n.dict.set("EmbeddedFiles",t);return}let r=e.add((0,chunk_RFKSFVTF_js_1.dict)(
{EmbeddedFiles:t}));e.edit(e.catalogNumber).set("Names",r)}var RELATIONSHIPS={unspecified:"Unspecified",source:"Source",data:"Data",alternative:"Alternative",supplement:"\
Supplement"},add_attachment=async(e,a,t)=>{let{attachment:n,attachment_name:r,mime_type:s,modified:o,relationship:d,replace_existing:c}=a,i=await(0,chunk_B2YFAM73_js_1.
openDocument)(e.bytes,t,{password:a.open_password}),h=r??(0,chunk_I4PED223_js_1.safeName)(n.name,chunk_I4PED223_js_1.FILE_NAME,"attachment"),p=await namedFiles(
i),m=p.flatMap(u=>u.name===h?[u.entry]:[]),_=p.flatMap(u=>u.name===h?[]:[u.entry]);if(m.length>0&&!c)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([taken(h,r!==
void 0)]);let f=await(0,chunk_ETIMQ53U_js_1.xmpOf)(i),k=(0,chunk_ETIMQ53U_js_1.readMetadata)(i,f),F={name:h,bytes:n.bytes,mimeType:s??(0,chunk_X3CEAIBF_js_1.mediaTypeOf)(
h),...inherited(i,m),...a.attachment_description===void 0?{}:{description:a.attachment_description},...d===void 0?{}:{relationship:RELATIONSHIPS[d]},modified:(0,chunk_BHLFBBNU_js_1.
pdfDate)(o??k.modified??k.created??"")},{archive:l}=(0,chunk_ETIMQ53U_js_1.readClaims)(i,f),j=l&&await broken(l,n,F.modified!==void 0,t);await attach(i,F,_,m);let v=l&&
j!==void 0?[(0,chunk_ETIMQ53U_js_1.endArchiveClaim)(i,f,l,j)]:[],y=i.pages.count,w=await(0,chunk_K32GSMXO_js_1.save)(i,{version:"1.7"}),T={pageCount:y,attachmentName:h,
attachmentCount:_.length+1,replaced:m.length>0};return{documents:[{name:e.name,bytes:w,pageCount:y}],notes:v,facts:T}};exports.add_attachment=add_attachment;function inherited(e,a){
let t=e.dict(a[0]?.[1]),n=e.resolve(t?.get("AFRelationship"));return{description:(0,chunk_CKDGA5PY_js_1.readableText)(e.resolve(t?.get("Desc")))??void 0,relationship:n instanceof
chunk_RFKSFVTF_js_1.Name?n.text:RELATIONSHIPS.unspecified}}async function broken({part:e,level:a},t,n,r){if(e===1)return"that standard allows no attachments";if(e===
3)return n?void 0:"that standard requires the date of an attachment, which you can give as modified";if(e===4&&(a==="e"||a==="f"))return;let s=e===2?[1,2]:[1,2,
4],o=await archivePart(t.bytes,r);if(!(o!==void 0&&s.includes(o)))return`that standard allows only attachments that are PDF/A-${s.join(" or PDF/A-")} themselves`}
async function archivePart(e,a){let t;try{t=await(0,chunk_B2YFAM73_js_1.openDocument)(e,{limits:a.limits,pace:a.pace})}catch(n){if(n instanceof chunk_GMSHOBQ3_js_1.
OctavoError&&n.code!=="cancelled")return;throw n}return(await(0,chunk_ETIMQ53U_js_1.claimsOf)(t)).archive?.part}function taken(e,a){return{field:a?"attachment_n\
ame":"attachment",message:`must not be the name of an attachment that the document already has ("${(0,chunk_I4PED223_js_1.safeName)(e,chunk_I4PED223_js_1.FILE_NAME,
"attachment")}"): choose another attachment_name, or set replace_existing`,mentions:["attachment_name","replace_existing"]}}
