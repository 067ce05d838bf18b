"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_attachment=void 0;const chunk_2CGEO7FH_js_1=require("./chunk-2CGEO7FH.js"),chunk_AR4ITDLO_js_1=require(
"./chunk-AR4ITDLO.js"),chunk_Y6XK6ZWX_js_1=require("./chunk-Y6XK6ZWX.js"),chunk_WUZ2EFHP_js_1=require("./chunk-WUZ2EFHP.js"),chunk_QTFDI5VD_js_1=require("./chun\
k-QTFDI5VD.js"),chunk_KETWMNRW_js_1=require("./chunk-KETWMNRW.js");require("./chunk-LN64YZJO.js");const chunk_IOUKG2DW_js_1=require("./chunk-IOUKG2DW.js");require(
"./chunk-Z5Q2ZFE6.js");const chunk_54AGVLGF_js_1=require("./chunk-54AGVLGF.js"),chunk_WRDHS3QY_js_1=require("./chunk-WRDHS3QY.js"),chunk_IAAO25DC_js_1=require("\
./chunk-IAAO25DC.js"),chunk_XDFMH2GX_js_1=require("./chunk-XDFMH2GX.js");require("./chunk-JOZH3ZIT.js");const chunk_EE63N2TD_js_1=require("./chunk-EE63N2TD.js");
require("./chunk-BNL6ROPZ.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");const node_crypto_1=require("node:crypto");
async function namedFiles(e){let t=(0,chunk_Y6XK6ZWX_js_1.catalogEntry)(e,"Names")?.dict.get("EmbeddedFiles");return(await(0,chunk_AR4ITDLO_js_1.readTree)(e,t,"\
Names")).map(a=>{let n=e.dict(a[1]),r=s=>(0,chunk_KETWMNRW_js_1.textOf)(e.resolve(n?.get(s)));return{entry:a,name:r("UF")??r("F")??(a[0]instanceof chunk_EE63N2TD_js_1.
Str?(0,chunk_KETWMNRW_js_1.textOf)(a[0]):null)}})}async function attach(e,t,a,n){let r=e.add(await specification(e,t));putTree(e,sorted([...a,[freeKey(a,t.name),
r]]));let s=e.edit(e.catalogNumber),h=new Set(n.map(([,c])=>(0,chunk_EE63N2TD_js_1.isRef)(c)?c.number:c)),o=(e.array(s.get("AF"))??[]).filter(c=>!h.has((0,chunk_EE63N2TD_js_1.
isRef)(c)?c.number:c));s.set("AF",[...o,r])}async function specification(e,t){let{bytes:a,description:n,modified:r}=t,{pace:s}=e.job,h=(0,chunk_EE63N2TD_js_1.dict)(
{Size:a.length,CheckSum:new chunk_EE63N2TD_js_1.Str(await checksum(a,s)),ModDate:r===void 0?void 0:(0,chunk_XDFMH2GX_js_1.encodeText)(r)}),o=await compressed(a,
e.job),c=(0,chunk_EE63N2TD_js_1.dict)({Type:(0,chunk_EE63N2TD_js_1.name)("EmbeddedFile"),Subtype:(0,chunk_EE63N2TD_js_1.name)(t.mimeType),Params:h,Filter:o?(0,chunk_EE63N2TD_js_1.
name)("FlateDecode"):void 0}),i=e.add(new chunk_EE63N2TD_js_1.Stream(c,o??a));return(0,chunk_EE63N2TD_js_1.dict)({Type:(0,chunk_EE63N2TD_js_1.name)("Filespec"),
F:(0,chunk_XDFMH2GX_js_1.encodeText)(t.name),UF:(0,chunk_XDFMH2GX_js_1.encodeText)(t.name),Desc:n===void 0?void 0:(0,chunk_XDFMH2GX_js_1.encodeText)(n),AFRelationship:(0,chunk_EE63N2TD_js_1.
name)(t.relationship),EF:(0,chunk_EE63N2TD_js_1.dict)({F:i,UF:i})})}var SAMPLE=65536,WORTH=.97,LEVEL=4;async function compressed(e,t){if(e.length>4*SAMPLE&&(0,chunk_EE63N2TD_js_1.
deflate)(e.subarray(0,SAMPLE)).length>SAMPLE*WORTH)return;let a=await(0,chunk_IAAO25DC_js_1.codecOf)(t).deflate(e,LEVEL);return a.length<e.length?a:void 0}var SLICE=1<<
20;async function checksum(e,t){let a=md5OfNode();if(!a)return(0,chunk_IAAO25DC_js_1.md5)(e);for(let n=0;n<e.length;n+=SLICE){a.update(e.subarray(n,n+SLICE));let r=t.
step(SLICE);r&&await r}return a.digest()}function md5OfNode(){try{return(0,node_crypto_1.createHash)("md5")}catch{return}}function freeKey(e,t){let a=new Set(e.
map(([n])=>(0,chunk_AR4ITDLO_js_1.keyText)(n)));for(let n=1;;n++){let r=(0,chunk_XDFMH2GX_js_1.encodeText)(n===1?t:`${t} (${n})`);if(!a.has((0,chunk_AR4ITDLO_js_1.
keyText)(r)))return r}}function sorted(e){return e.map(t=>({entry:t,key:(0,chunk_AR4ITDLO_js_1.keyText)(t[0])})).sort((t,a)=>t.key<a.key?-1:t.key>a.key?1:0).map(
({entry:t})=>t)}function putTree(e,t){let a=e.add((0,chunk_AR4ITDLO_js_1.buildTree)(e,t,"Names")),n=(0,chunk_Y6XK6ZWX_js_1.catalogEntry)(e,"Names");if(n){e.edit(
n.holder),n.dict.set("EmbeddedFiles",a);return}let r=e.add((0,chunk_EE63N2TD_js_1.dict)({EmbeddedFiles:a}));e.edit(e.catalogNumber).set("Names",r)}var RELATIONSHIPS={
unspecified:"Unspecified",source:"Source",data:"Data",alternative:"Alternative",supplement:"Supplement"},add_attachment=async(e,t,a)=>{let{attachment:n,attachment_name:r,
mime_type:s,modified:h,relationship:o,replace_existing:c}=t,i=await(0,chunk_IAAO25DC_js_1.openDocument)(e.bytes,a,{password:t.open_password}),d=r??(0,chunk_54AGVLGF_js_1.
safeName)(n.name,chunk_54AGVLGF_js_1.FILE_NAME,"attachment"),p=await namedFiles(i),m=p.flatMap(u=>u.name===d?[u.entry]:[]),_=p.flatMap(u=>u.name===d?[]:[u.entry]);
if(m.length>0&&!c)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([taken(d,r!==void 0)]);let l=await(0,chunk_QTFDI5VD_js_1.xmpOf)(i),k=(0,chunk_QTFDI5VD_js_1.readMetadata)(
i,l),F={name:d,bytes:n.bytes,mimeType:s??(0,chunk_2CGEO7FH_js_1.mediaTypeOf)(d),...inherited(i,m),...t.attachment_description===void 0?{}:{description:t.attachment_description},
...o===void 0?{}:{relationship:RELATIONSHIPS[o]},modified:(0,chunk_WRDHS3QY_js_1.pdfDate)(h??k.modified??k.created??"")},f=(0,chunk_WUZ2EFHP_js_1.archiveClaim)(
i,l),y=f===void 0?void 0:await broken(f,n,F.modified!==void 0,a);await attach(i,F,_,m);let v=f!==void 0&&l&&y!==void 0?[(0,chunk_WUZ2EFHP_js_1.endArchiveClaim)(
i,l,f,y)]:[],j=i.pages.count,D=await(0,chunk_IOUKG2DW_js_1.save)(i,{version:"1.7"}),w={pageCount:j,attachmentName:d,attachmentCount:_.length+1,replaced:m.length>
0};return{documents:[{name:e.name,bytes:D,pageCount:j}],notes:v,facts:w}};exports.add_attachment=add_attachment;function inherited(e,t){let a=e.dict(t[0]?.[1]),
n=e.resolve(a?.get("AFRelationship"));return{description:(0,chunk_KETWMNRW_js_1.textOf)(e.resolve(a?.get("Desc")))??void 0,relationship:n instanceof chunk_EE63N2TD_js_1.
Name?n.text:RELATIONSHIPS.unspecified}}async function broken(e,t,a,n){if(e.startsWith("PDF/A-1"))return"that standard allows no attachments";if(e.startsWith("PD\
F/A-3"))return a?void 0:"that standard requires the date of an attachment, which you can give as modified";if(/^PDF\/A-4[ef]/.test(e))return;let r=e.startsWith(
"PDF/A-2")?["1","2"]:["1","2","4"],s=await archivePart(t.bytes,n);if(!(s!==void 0&&r.includes(s)))return`that standard allows only attachments that are PDF/A-${r.
join(" or PDF/A-")} themselves`}async function archivePart(e,t){let a;try{a=await(0,chunk_IAAO25DC_js_1.openDocument)(e,{limits:t.limits,pace:t.pace})}catch(n){
if(n instanceof chunk_GMSHOBQ3_js_1.OctavoError&&n.code!=="cancelled")return;throw n}return/^PDF\/A-(\d)/.exec((0,chunk_WUZ2EFHP_js_1.archiveClaim)(a,await(0,chunk_QTFDI5VD_js_1.
xmpOf)(a))??"")?.[1]}function taken(e,t){return{field:t?"attachment_name":"attachment",message:`must not be the name of an attachment that the document already \
has ("${(0,chunk_54AGVLGF_js_1.safeName)(e,chunk_54AGVLGF_js_1.FILE_NAME,"attachment")}"): choose another attachment_name, or set replace_existing`,mentions:["a\
ttachment_name","replace_existing"]}}
