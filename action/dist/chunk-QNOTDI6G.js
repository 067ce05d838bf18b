"use strict";var __createBinding=this&&this.__createBinding||(Object.create?(function(r,e,t,a){a===void 0&&(a=t);var s=Object.getOwnPropertyDescriptor(e,t);(!s||("get"in s?!e.
__esModule:s.writable||s.configurable))&&(s={enumerable:!0,get:function(){return e[t]}}),Object.defineProperty(r,a,s)}):(function(r,e,t,a){a===void 0&&(a=t),r[a]=
e[t]})),__setModuleDefault=this&&this.__setModuleDefault||(Object.create?(function(r,e){Object.defineProperty(r,"default",{enumerable:!0,value:e})}):function(r,e){
r.default=e}),__importStar=this&&this.__importStar||(function(){var r=function(e){return r=Object.getOwnPropertyNames||function(t){var a=[];for(var s in t)Object.
prototype.hasOwnProperty.call(t,s)&&(a[a.length]=s);return a},r(e)};return function(e){if(e&&e.__esModule)return e;var t={};if(e!=null)for(var a=r(e),s=0;s<a.length;s++)
a[s]!=="default"&&__createBinding(t,e,a[s]);return __setModuleDefault(t,e),t}})(),__importDefault=this&&this.__importDefault||function(r){return r&&r.__esModule?
r:{default:r}};Object.defineProperty(exports,"__esModule",{value:!0}),exports.localHere=void 0;const chunk_AQIDQRUQ_js_1=require("./chunk-AQIDQRUQ.js"),chunk_MZ77N44C_js_1=require(
"./chunk-MZ77N44C.js"),chunk_23JLBEJE_js_1=require("./chunk-23JLBEJE.js"),chunk_2APH5USX_js_1=require("./chunk-2APH5USX.js"),chunk_ZXFV2N6A_js_1=require("./chun\
k-ZXFV2N6A.js"),chunk_N4AUIKUW_js_1=require("./chunk-N4AUIKUW.js"),chunk_HKR6QU6V_js_1=require("./chunk-HKR6QU6V.js"),node_zlib_1=__importDefault(require("node:\
zlib"));var implementations={add_attachment:async()=>(await Promise.resolve().then(()=>__importStar(require("./add-attachment-BVLFBZAG.js")))).add_attachment,check_document:async()=>(await Promise.
resolve().then(()=>__importStar(require("./check-document-M3BQ6AKZ.js")))).check_document,extract_attachments:async()=>(await Promise.resolve().then(()=>__importStar(
require("./extract-attachments-4X5EA32Z.js")))).extract_attachments,set_metadata:async()=>(await Promise.resolve().then(()=>__importStar(require("./set-metadata\
-VOPWP4XE.js")))).set_metadata,add_password:async()=>(await Promise.resolve().then(()=>__importStar(require("./add-password-CQLHKXPW.js")))).add_password,add_restrictions:async()=>(await Promise.
resolve().then(()=>__importStar(require("./add-restrictions-QDIDJ3LP.js")))).add_restrictions,add_image_watermark:async()=>(await Promise.resolve().then(()=>__importStar(
require("./add-image-watermark-6GQMFXFK.js")))).add_image_watermark,add_overlay:async()=>(await Promise.resolve().then(()=>__importStar(require("./add-overlay-B\
5TT6IOJ.js")))).add_overlay,add_page_numbers:async()=>(await Promise.resolve().then(()=>__importStar(require("./add-page-numbers-JUTWZPTP.js")))).add_page_numbers,
add_text_watermark:async()=>(await Promise.resolve().then(()=>__importStar(require("./add-text-watermark-ZJDKAAJL.js")))).add_text_watermark,extract_pages:async()=>(await Promise.
resolve().then(()=>__importStar(require("./extract-pages-DCPEHIVP.js")))).extract_pages,fill_form:async()=>(await Promise.resolve().then(()=>__importStar(require(
"./fill-form-NZVRPOJN.js")))).fill_form,flatten_form:async()=>(await Promise.resolve().then(()=>__importStar(require("./flatten-form-6B4WXLNU.js")))).flatten_form,
get_form_data:async()=>(await Promise.resolve().then(()=>__importStar(require("./get-form-data-2NTBEDXM.js")))).get_form_data,images_to_pdf:async()=>(await Promise.
resolve().then(()=>__importStar(require("./images-to-pdf-6D3EODH4.js")))).images_to_pdf,get_document_info:async()=>(await Promise.resolve().then(()=>__importStar(
require("./get-document-info-WV7PGGPG.js")))).get_document_info,merge_documents:async()=>(await Promise.resolve().then(()=>__importStar(require("./merge-documen\
ts-LEIEABG7.js")))).merge_documents,optimize_document:async()=>(await Promise.resolve().then(()=>__importStar(require("./optimize-document-LERDRZRU.js")))).optimize_document,
remove_pages:async()=>(await Promise.resolve().then(()=>__importStar(require("./remove-pages-MSODN2CO.js")))).remove_pages,remove_password:async()=>(await Promise.
resolve().then(()=>__importStar(require("./remove-password-MUSTLUG7.js")))).remove_password,remove_restrictions:async()=>(await Promise.resolve().then(()=>__importStar(
require("./remove-restrictions-VNG3O5AW.js")))).remove_restrictions,remove_signatures:async()=>(await Promise.resolve().then(()=>__importStar(require("./remove-\
signatures-S4NRWUEM.js")))).remove_signatures,reorder_pages:async()=>(await Promise.resolve().then(()=>__importStar(require("./reorder-pages-MYKXRIE3.js")))).reorder_pages,
reverse_pages:async()=>(await Promise.resolve().then(()=>__importStar(require("./reverse-pages-37477AK6.js")))).reverse_pages,rotate_pages:async()=>(await Promise.
resolve().then(()=>__importStar(require("./rotate-pages-SUS2WKF7.js")))).rotate_pages,split_at_page:async()=>(await Promise.resolve().then(()=>__importStar(require(
"./split-at-page-FQGAARFR.js")))).split_at_page,split_by_bookmarks:async()=>(await Promise.resolve().then(()=>__importStar(require("./split-by-bookmarks-K2YI2IT\
S.js")))).split_by_bookmarks,split_by_page_count:async()=>(await Promise.resolve().then(()=>__importStar(require("./split-by-page-count-DGXOB6PN.js")))).split_by_page_count,
split_by_size:async()=>(await Promise.resolve().then(()=>__importStar(require("./split-by-size-YB6U5R6V.js")))).split_by_size};function repairNote({found:r,claimed:e}){
return{code:"document_repaired",message:`The document was damaged and had to be repaired: ${e===void 0||e===r?"check that the result has all its pages":`${(t=>t===
1?"1 page":`${t} pages`)(r)} ${r===1?"was":"were"} found, and the document claims ${e}. Check the result`}.`}}function localBackend({pause:r,limits:e,codec:t}){
let a=new chunk_AQIDQRUQ_js_1.Prepared;return{async run(s,n,o,{signal:c,onProgress:_}={}){let p=new chunk_ZXFV2N6A_js_1.Pace(r,c,_);try{let u=(0,chunk_23JLBEJE_js_1.
documentIssues)(s,n);if(u.length>0)throw(0,chunk_HKR6QU6V_js_1.invalidParameters)(u);let i={repaired:void 0,signatures:0,usageRightsRemoved:!1},h=({found:d,claimed:l})=>{
i.repaired=i.repaired&&i.repaired.claimed!==i.repaired.found?i.repaired:{found:d,claimed:l}},v=({signatures:d,usageRightsRemoved:l})=>{i.signatures+=d,i.usageRightsRemoved||=
l},f={pace:p,limits:{...chunk_N4AUIKUW_js_1.defaultLimits,...e},codec:t,onRepaired:h,prepared:a,scratch:new chunk_N4AUIKUW_js_1.Scratch,onWritten:v},g=(0,chunk_2APH5USX_js_1.
operationOf)(s).input==="many"?n:n[0],m=await(await implementations[s]())(g,o,f);return{...m,notes:[...i.repaired?[repairNote(i.repaired)]:[],...m.notes,...(0,chunk_MZ77N44C_js_1.
signatureNotes)(i)]}}catch(u){throw(0,chunk_HKR6QU6V_js_1.asOctavoError)(u)}}}}var nativeCodec=r=>({deflate:(e,t)=>new Promise((a,s)=>{if(e.length<32768)return a(
plain(r.deflateSync(e,{level:t,...tablesFor(e.length)})));let n={level:t,memLevel:9,windowBits:15},o=(c,_)=>c?s(c):a(plain(_));r.deflate(e,n,o)}),inflate:(e,t)=>new Promise(
a=>{if(t<=0)a(void 0);else{let s=Math.min(Math.max(e.length,16384),16777216);r.inflate(e,{maxOutputLength:t,chunkSize:s},(n,o)=>a(n?void 0:plain(o)))}}),inflateNow(e,t){
if(!(t<=0))try{return plain(r.inflateSync(e,{maxOutputLength:t}))}catch{return}}});function tablesFor(r){let e=Math.max(9,32-Math.clz32(r));return{windowBits:e,
memLevel:Math.max(1,e-7)}}var plain=({buffer:r,byteOffset:e,byteLength:t})=>new Uint8Array(r,e,t),localHere=(r={})=>localBackend({pause:chunk_2APH5USX_js_1.pause,
limits:r,codec:nativeCodec(node_zlib_1.default)});exports.localHere=localHere;
