"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.extract_attachments=void 0;const chunk_Y4BUPKBL_js_1=require("./chunk-Y4BUPKBL.js");require("./ch\
unk-C4B52HK6.js"),require("./chunk-SL5DZXZR.js"),require("./chunk-JIWMI2B5.js"),require("./chunk-2E6G6AFP.js");const chunk_2CGEO7FH_js_1=require("./chunk-2CGEO7\
FH.js");require("./chunk-AR4ITDLO.js"),require("./chunk-Y6XK6ZWX.js"),require("./chunk-KETWMNRW.js"),require("./chunk-Z5Q2ZFE6.js");const chunk_54AGVLGF_js_1=require(
"./chunk-54AGVLGF.js");require("./chunk-WRDHS3QY.js");const chunk_IAAO25DC_js_1=require("./chunk-IAAO25DC.js");require("./chunk-XDFMH2GX.js"),require("./chunk-J\
OZH3ZIT.js"),require("./chunk-EE63N2TD.js"),require("./chunk-BNL6ROPZ.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");function matcherOf(n){let t=[
...n.normalize("NFC").toLowerCase()];return r=>{let c=[...r.normalize("NFC").toLowerCase()],[e,a]=[0,0],[u,h]=[-1,0];for(;a<c.length;)if(e<t.length&&t[e]==="*")
u=e++,h=a;else if(e<t.length&&(t[e]==="?"||t[e]===c[a]))e++,a++;else if(u>=0)e=u+1,a=++h;else return!1;for(;t[e]==="*";)e++;return e===t.length}}var extract_attachments=async(n,t,r)=>{
let c=await(0,chunk_IAAO25DC_js_1.openDocument)(n.bytes,r,{password:t.open_password}),e=await(0,chunk_Y4BUPKBL_js_1.findAttachments)(c),a=matcherOf(t.name_pattern??
"*"),u=e.map(({name:s},i)=>(0,chunk_54AGVLGF_js_1.safeName)(s??"",chunk_54AGVLGF_js_1.FILE_NAME,`attachment-${i+1}`)),h=[...e.keys()].filter(s=>a(u[s])||a(e[s].
name??"")),_=(0,chunk_54AGVLGF_js_1.distinctNames)(h.map(s=>u[s]),chunk_54AGVLGF_js_1.FILE_NAME),o=[];for(let[s,i]of h.entries()){let m=e[i],l=await c.decodedAtEase(
m.stream);o.push({name:_[s],bytes:l,mediaType:m.mimeType??(0,chunk_2CGEO7FH_js_1.mediaTypeOf)(_[s]),facts:factsOf(m,l.length)});let f=r.pace.step(l.length);f&&await f}
return{documents:[],files:o,notes:notesOn(e.length,o.length),facts:{attachmentCount:o.length}}};exports.extract_attachments=extract_attachments;function factsOf({
name:n,mimeType:t,description:r,relationship:c,page:e},a){return{size:a,...t===null?{}:{mimeType:t},...n===null?{}:{originalName:n},...r===null?{}:{description:r},
...c===null?{}:{relationship:c},...e===null?{}:{page:e}}}function notesOn(n,t){if(n===0)return[{code:"no_attachments",message:"The document has no attachments."}];
if(t>0)return[];let r=`None of the ${n} attachments of the document has a name that matches name_pattern.`;return[{code:"no_attachments",message:n===1?"The name\
 of the one attachment does not match name_pattern.":r,mentions:["name_pattern"]}]}
