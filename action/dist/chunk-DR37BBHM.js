"use strict";var __createBinding=this&&this.__createBinding||(Object.create?(function(r,e,t,a){a===void 0&&(a=t);var s=Object.getOwnPropertyDescriptor(e,t);(!s||("get"in s?!e.
__esModule:s.writable||s.configurable))&&(s={enumerable:!0,get:function(){return e[t]}}),Object.defineProperty(r,a,s)}):(function(r,e,t,a){a===void 0&&(a=t),r[a]=
e[t]})),__setModuleDefault=this&&this.__setModuleDefault||(Object.create?(function(r,e){Object.defineProperty(r,"default",{enumerable:!0,value:e})}):function(r,e){
r.default=e}),__importStar=this&&this.__importStar||(function(){var r=function(e){return r=Object.getOwnPropertyNames||function(t){var a=[];for(var s in t)Object.
prototype.hasOwnProperty.call(t,s)&&(a[a.length]=s);return a},r(e)};return function(e){if(e&&e.__esModule)return e;var t={};if(e!=null)for(var a=r(e),s=0;s<a.length;s++)
a[s]!=="default"&&__createBinding(t,e,a[s]);return __setModuleDefault(t,e),t}})(),__importDefault=this&&this.__importDefault||function(r){return r&&r.__esModule?
r:{default:r}};Object.defineProperty(exports,"__esModule",{value:!0}),exports.localHere=void 0;const chunk_MPBOBPIW_js_1=require("./chunk-MPBOBPIW.js"),chunk_HB3BR72C_js_1=require(
"./chunk-HB3BR72C.js"),chunk_AVWOAZJD_js_1=require("./chunk-AVWOAZJD.js"),chunk_ALEWZOQX_js_1=require("./chunk-ALEWZOQX.js"),chunk_7C6NZWQN_js_1=require("./chun\
k-7C6NZWQN.js"),chunk_EJB7VHTT_js_1=require("./chunk-EJB7VHTT.js"),chunk_22ZLOFHS_js_1=require("./chunk-22ZLOFHS.js"),chunk_2D65I2CG_js_1=require("./chunk-2D65I\
2CG.js"),chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js"),node_zlib_1=__importDefault(require("node:zlib"));var implementations={merge_documents:async()=>(await Promise.
resolve().then(()=>__importStar(require("./merge-documents-AN3AUQTP.js")))).merge_documents,images_to_pdf:async()=>(await Promise.resolve().then(()=>__importStar(
require("./images-to-pdf-M2ZTXIEJ.js")))).images_to_pdf,optimize_document:async()=>(await Promise.resolve().then(()=>__importStar(require("./optimize-document-N\
2SLKNP4.js")))).optimize_document,split_by_size:async()=>(await Promise.resolve().then(()=>__importStar(require("./split-by-size-Y5XYG4QX.js")))).split_by_size,
split_by_page_count:async()=>(await Promise.resolve().then(()=>__importStar(require("./split-by-page-count-XVWYCJG3.js")))).split_by_page_count,split_at_page:async()=>(await Promise.
resolve().then(()=>__importStar(require("./split-at-page-KLCJAMJP.js")))).split_at_page,split_by_bookmarks:async()=>(await Promise.resolve().then(()=>__importStar(
require("./split-by-bookmarks-HGUDX6MS.js")))).split_by_bookmarks,extract_pages:async()=>(await Promise.resolve().then(()=>__importStar(require("./extract-pages\
-3KNAOEYW.js")))).extract_pages,remove_pages:async()=>(await Promise.resolve().then(()=>__importStar(require("./remove-pages-5U7VNOCT.js")))).remove_pages,reorder_pages:async()=>(await Promise.
resolve().then(()=>__importStar(require("./reorder-pages-AK5UF2WF.js")))).reorder_pages,reverse_pages:async()=>(await Promise.resolve().then(()=>__importStar(require(
"./reverse-pages-TCEQHNDL.js")))).reverse_pages,rotate_pages:async()=>(await Promise.resolve().then(()=>__importStar(require("./rotate-pages-3JS4N2CW.js")))).rotate_pages,
add_password:async()=>(await Promise.resolve().then(()=>__importStar(require("./add-password-TVS4SRP4.js")))).add_password,add_restrictions:async()=>(await Promise.
resolve().then(()=>__importStar(require("./add-restrictions-QAVHDCMP.js")))).add_restrictions,remove_password:async()=>(await Promise.resolve().then(()=>__importStar(
require("./remove-password-RVM4CFZE.js")))).remove_password,remove_restrictions:async()=>(await Promise.resolve().then(()=>__importStar(require("./remove-restri\
ctions-JNC5GPLA.js")))).remove_restrictions,remove_signatures:async()=>(await Promise.resolve().then(()=>__importStar(require("./remove-signatures-HQ2G3OTH.js")))).
remove_signatures,add_text_watermark:async()=>(await Promise.resolve().then(()=>__importStar(require("./add-text-watermark-VYXQ7XC6.js")))).add_text_watermark,add_image_watermark:async()=>(await Promise.
resolve().then(()=>__importStar(require("./add-image-watermark-TEKOFGJS.js")))).add_image_watermark,add_overlay:async()=>(await Promise.resolve().then(()=>__importStar(
require("./add-overlay-LVBJVLSM.js")))).add_overlay,add_page_numbers:async()=>(await Promise.resolve().then(()=>__importStar(require("./add-page-numbers-LSEGST5\
S.js")))).add_page_numbers,get_form_data:async()=>(await Promise.resolve().then(()=>__importStar(require("./get-form-data-YMOGSG3P.js")))).get_form_data,fill_form:async()=>(await Promise.
resolve().then(()=>__importStar(require("./fill-form-HK4NONEY.js")))).fill_form,flatten_form:async()=>(await Promise.resolve().then(()=>__importStar(require("./\
flatten-form-ID5HMBS5.js")))).flatten_form,get_document_info:async()=>(await Promise.resolve().then(()=>__importStar(require("./get-document-info-2O463BJM.js")))).
get_document_info,check_document:async()=>(await Promise.resolve().then(()=>__importStar(require("./check-document-FECHHO47.js")))).check_document,set_metadata:async()=>(await Promise.
resolve().then(()=>__importStar(require("./set-metadata-ZTAKM2T5.js")))).set_metadata,extract_attachments:async()=>(await Promise.resolve().then(()=>__importStar(
require("./extract-attachments-23OZ5VVL.js")))).extract_attachments,add_attachment:async()=>(await Promise.resolve().then(()=>__importStar(require("./add-attach\
ment-B5QXBZPM.js")))).add_attachment};function localBackend({pause:r,limits:e,codec:t}){let a=new chunk_MPBOBPIW_js_1.Prepared;return{async run(s,n,o,{signal:u,
onProgress:_}={}){let p=new chunk_22ZLOFHS_js_1.Pace(r,u,_);try{let c=(0,chunk_ALEWZOQX_js_1.documentIssues)(s,n);if(c.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(
c);let i={repaired:void 0,signatures:0,usageRightsRemoved:!1},h=({found:d,claimed:l})=>{i.repaired=i.repaired&&i.repaired.claimed!==i.repaired.found?i.repaired:
{found:d,claimed:l}},f=({signatures:d,usageRightsRemoved:l})=>{i.signatures+=d,i.usageRightsRemoved||=l},v={pace:p,limits:{...chunk_2D65I2CG_js_1.defaultLimits,
...e},codec:t,onRepaired:h,prepared:a,scratch:new chunk_2D65I2CG_js_1.Scratch,onWritten:f},g=(0,chunk_EJB7VHTT_js_1.operationOf)(s).input==="many"?n:n[0],m=await(await implementations[s]())(
g,o,v);return{...m,notes:[...i.repaired?[(0,chunk_HB3BR72C_js_1.repairNote)(i.repaired)]:[],...m.notes,...(0,chunk_AVWOAZJD_js_1.signatureNotes)(i)]}}catch(c){throw(0,chunk_GMSHOBQ3_js_1.
asOctavoError)(c)}}}}var nativeCodec=r=>({deflate:(e,t)=>new Promise((a,s)=>{let n={level:t,memLevel:9,windowBits:15};if(e.length<32768)return a(plain(r.deflateSync(
e,n)));let o=(u,_)=>u?s(u):a(plain(_));r.deflate(e,n,o)}),inflate:(e,t)=>new Promise(a=>{if(t<=0)a(void 0);else{let s=Math.min(Math.max(e.length,16384),16777216);
r.inflate(e,{maxOutputLength:t,chunkSize:s},(n,o)=>a(n?void 0:plain(o)))}}),inflateNow(e,t){if(!(t<=0))try{return plain(r.inflateSync(e,{maxOutputLength:t}))}catch{
return}}}),plain=({buffer:r,byteOffset:e,byteLength:t})=>new Uint8Array(r,e,t),localHere=(r={})=>localBackend({pause:chunk_7C6NZWQN_js_1.pause,limits:r,codec:nativeCodec(
node_zlib_1.default)});exports.localHere=localHere;
