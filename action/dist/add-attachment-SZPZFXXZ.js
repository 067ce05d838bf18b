"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_attachment=void 0;const chunk_X3CEAIBF_js_1=require("./chunk-X3CEAIBF.js"),chunk_4JDW4YES_js_1=require(
"./chunk-4JDW4YES.js"),chunk_FEIBPAGL_js_1=require("./chunk-FEIBPAGL.js"),chunk_6ZEPCL6H_js_1=require("./chunk-6ZEPCL6H.js"),chunk_34KNI3QJ_js_1=require("./chun\
k-34KNI3QJ.js");require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js");const chunk_CTSCWKC7_js_1=require("./chunk-CTSCWKC7.js");require("./chunk-3PFJRMBL\
.js");const chunk_WRDHS3QY_js_1=require("./chunk-WRDHS3QY.js"),chunk_I4PED223_js_1=require("./chunk-I4PED223.js"),chunk_HEXSKBOQ_js_1=require("./chunk-HEXSKBOQ.\
js"),chunk_3MJCCXWL_js_1=require("./chunk-3MJCCXWL.js");require("./chunk-DCEZTHUA.js");const chunk_IDQUK5WO_js_1=require("./chunk-IDQUK5WO.js");require("./chunk\
-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");const node_crypto_1=require(
"node:crypto");async function namedFiles(e){let t=(0,chunk_34KNI3QJ_js_1.catalogEntry)(e,"Names")?.dict.get("EmbeddedFiles");return(await(0,chunk_6ZEPCL6H_js_1.
readTree)(e,t,"Names")).map(a=>{let n=e.dict(a[1]),r=s=>(0,chunk_FEIBPAGL_js_1.readableText)(e.resolve(n?.get(s)));return{entry:a,name:r("UF")??r("F")??(a[0]instanceof
chunk_IDQUK5WO_js_1.Str?(0,chunk_FEIBPAGL_js_1.readableText)(a[0]):null)}})}async function attach(e,t,a,n){let r=e.add(await specification(e,t));putTree(e,sorted(
[...a,[freeKey(a,t.name),r]]));let s=e.edit(e.catalogNumber),o=new Set(n.map(([,c])=>(0,chunk_IDQUK5WO_js_1.isRef)(c)?c.number:c)),d=(e.array(s.get("AF"))??[]).
filter(c=>!o.has((0,chunk_IDQUK5WO_js_1.isRef)(c)?c.number:c));s.set("AF",[...d,r])}async function specification(e,t){let{bytes:a,description:n,modified:r}=t,{pace:s}=e.
job,o=(0,chunk_IDQUK5WO_js_1.dict)({Size:a.length,CheckSum:new chunk_IDQUK5WO_js_1.Str(await checksum(a,s)),ModDate:r===void 0?void 0:(0,chunk_3MJCCXWL_js_1.encodeText)(
r)}),d=await compressed(a,e.job),c=(0,chunk_IDQUK5WO_js_1.dict)({Type:(0,chunk_IDQUK5WO_js_1.name)("EmbeddedFile"),Subtype:(0,chunk_IDQUK5WO_js_1.name)(t.mimeType),
Params:o,Filter:d?(0,chunk_IDQUK5WO_js_1.name)("FlateDecode"):void 0}),i=e.add(new chunk_IDQUK5WO_js_1.Stream(c,d??a));return(0,chunk_IDQUK5WO_js_1.dict)({Type:(0,chunk_IDQUK5WO_js_1.
name)("Filespec"),F:(0,chunk_3MJCCXWL_js_1.encodeText)(t.name),UF:(0,chunk_3MJCCXWL_js_1.encodeText)(t.name),Desc:n===void 0?void 0:(0,chunk_3MJCCXWL_js_1.encodeText)(
n),AFRelationship:(0,chunk_IDQUK5WO_js_1.name)(t.relationship),EF:(0,chunk_IDQUK5WO_js_1.dict)({F:i,UF:i})})}var SAMPLE=65536,WORTH=.97,LEVEL=4;async function compressed(e,t){
if(e.length>4*SAMPLE&&(0,chunk_IDQUK5WO_js_1.deflate)(e.subarray(0,SAMPLE)).length>SAMPLE*WORTH)return;let a=await(0,chunk_HEXSKBOQ_js_1.codecOf)(t).deflate(e,LEVEL);
return a.length<e.length?a:void 0}var SLICE=1<<20;async function checksum(e,t){let a=md5OfNode();if(!a)return(0,chunk_HEXSKBOQ_js_1.md5)(e);for(let n=0;n<e.length;n+=
SLICE){a.update(e.subarray(n,n+SLICE));let r=t.step(SLICE);r&&await r}return a.digest()}function md5OfNode(){try{return(0,node_crypto_1.createHash)("md5")}catch{
return}}function freeKey(e,t){let a=new Set(e.map(([n])=>(0,chunk_6ZEPCL6H_js_1.keyText)(n)));for(let n=1;;n++){let r=(0,chunk_3MJCCXWL_js_1.encodeText)(n===1?t:
`${t} (${n})`);if(!a.has((0,chunk_6ZEPCL6H_js_1.keyText)(r)))return r}}function sorted(e){return e.map(t=>({entry:t,key:(0,chunk_6ZEPCL6H_js_1.keyText)(t[0])})).
sort((t,a)=>t.key<a.key?-1:t.key>a.key?1:0).map(({entry:t})=>t)}function putTree(e,t){let a=e.add((0,chunk_6ZEPCL6H_js_1.buildTree)(e,t,"Names")),n=(0,chunk_34KNI3QJ_js_1.
catalogEntry)(e,"Names");if(n){e.edit(n.holder),n.dict.set("EmbeddedFiles",a);return}let r=e.add((0,chunk_IDQUK5WO_js_1.dict)({EmbeddedFiles:a}));e.edit(e.catalogNumber).
set("Names",r)}var RELATIONSHIPS={unspecified:"Unspecified",source:"Source",data:"Data",alternative:"Alternative",supplement:"Supplement"},add_attachment=async(e,t,a)=>{
let{attachment:n,attachment_name:r,mime_type:s,modified:o,relationship:d,replace_existing:c}=t,i=await(0,chunk_HEXSKBOQ_js_1.openDocument)(e.bytes,a,{password:t.
open_password}),h=r??(0,chunk_I4PED223_js_1.safeName)(n.name,chunk_I4PED223_js_1.FILE_NAME,"attachment"),p=await namedFiles(i),m=p.flatMap(u=>u.name===h?[u.entry]:
[]),_=p.flatMap(u=>u.name===h?[]:[u.entry]);if(m.length>0&&!c)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([taken(h,r!==void 0)]);let f=await(0,chunk_4JDW4YES_js_1.
xmpOf)(i),k=(0,chunk_4JDW4YES_js_1.readMetadata)(i,f),y={name:h,bytes:n.bytes,mimeType:s??(0,chunk_X3CEAIBF_js_1.mediaTypeOf)(h),...inherited(i,m),...t.attachment_description===
void 0?{}:{description:t.attachment_description},...d===void 0?{}:{relationship:RELATIONSHIPS[d]},modified:(0,chunk_WRDHS3QY_js_1.pdfDate)(o??k.modified??k.created??
"")},{archive:l}=(0,chunk_4JDW4YES_js_1.readClaims)(i,f),j=l&&await broken(l,n,y.modified!==void 0,a);await attach(i,y,_,m);let v=l&&j!==void 0?[(0,chunk_4JDW4YES_js_1.
endArchiveClaim)(i,f,l,j)]:[],E=i.pages.count,w=await(0,chunk_CTSCWKC7_js_1.save)(i,{version:"1.7"}),F={pageCount:E,attachmentName:h,attachmentCount:_.length+1,
replaced:m.length>0};return{documents:[{name:e.name,bytes:w,pageCount:E}],notes:v,facts:F}};exports.add_attachment=add_attachment;function inherited(e,t){let a=e.
dict(t[0]?.[1]),n=e.resolve(a?.get("AFRelationship"));return{description:(0,chunk_FEIBPAGL_js_1.readableText)(e.resolve(a?.get("Desc")))??void 0,relationship:n instanceof
chunk_IDQUK5WO_js_1.Name?n.text:RELATIONSHIPS.unspecified}}async function broken({part:e,level:t},a,n,r){if(e===1)return"that standard allows no attachments";if(e===
3)return n?void 0:"that standard requires the date of an attachment, which you can give as modified";if(e===4&&(t==="e"||t==="f"))return;let s=e===2?[1,2]:[1,2,
4],o=await archivePart(a.bytes,r);if(!(o!==void 0&&s.includes(o)))return`that standard allows only attachments that are PDF/A-${s.join(" or PDF/A-")} themselves`}
async function archivePart(e,t){let a;try{a=await(0,chunk_HEXSKBOQ_js_1.openDocument)(e,{limits:t.limits,pace:t.pace})}catch(n){if(n instanceof chunk_GMSHOBQ3_js_1.
OctavoError&&n.code!=="cancelled")return;throw n}return(await(0,chunk_4JDW4YES_js_1.claimsOf)(a)).archive?.part}function taken(e,t){return{field:t?"attachment_n\
ame":"attachment",message:`must not be the name of an attachment that the document already has ("${(0,chunk_I4PED223_js_1.safeName)(e,chunk_I4PED223_js_1.FILE_NAME,
"attachment")}"): choose another attachment_name, or set replace_existing`,mentions:["attachment_name","replace_existing"]}}
