"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.extract_attachments=void 0;const chunk_X3CEAIBF_js_1=require("./chunk-X3CEAIBF.js"),chunk_YV4ZG6DS_js_1=require(
"./chunk-YV4ZG6DS.js");require("./chunk-C4AGKQS7.js"),require("./chunk-LQFT5QZW.js"),require("./chunk-4OZNAQ5A.js"),require("./chunk-ZDLQTNMB.js"),require("./ch\
unk-4SMGVZ2M.js"),require("./chunk-OVFAED6I.js"),require("./chunk-4IHCQ7OE.js"),require("./chunk-ZQPP2ITU.js"),require("./chunk-2E6G6AFP.js"),require("./chunk-B\
HLFBBNU.js");const chunk_I4PED223_js_1=require("./chunk-I4PED223.js"),chunk_2V5N7L43_js_1=require("./chunk-2V5N7L43.js");require("./chunk-F5LGGJZ4.js"),require(
"./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./ch\
unk-WYN2LYAQ.js");function matcherOf(r,{single:a=!1,folded:i=!1}={}){let c=s=>[...i?s.normalize("NFC").toLowerCase():s],e=c(r);return s=>{let o=c(s),[t,u]=[0,0],
[h,n]=[-1,0];for(;u<o.length;)if(t<e.length&&e[t]==="*")h=t++,n=u;else if(t<e.length&&(a&&e[t]==="?"||e[t]===o[u]))t++,u++;else if(h>=0)t=h+1,u=++n;else return!1;
for(;e[t]==="*";)t++;return t===e.length}}var extract_attachments=async(r,a,i)=>{let c=await(0,chunk_2V5N7L43_js_1.openDocument)(r.bytes,i,{password:a.open_password}),
e=await(0,chunk_YV4ZG6DS_js_1.findAttachments)(c),s=matcherOf(a.name_pattern??"*",{single:!0,folded:!0}),o=e.map(({name:n},l)=>(0,chunk_I4PED223_js_1.safeName)(
n??"",chunk_I4PED223_js_1.FILE_NAME,`attachment-${l+1}`)),t=[...e.keys()].filter(n=>s(o[n])||s(e[n].name??"")),u=(0,chunk_I4PED223_js_1.distinctNames)(t.map(n=>o[n]),
chunk_I4PED223_js_1.FILE_NAME),h=[];for(let[n,l]of t.entries()){let m=e[l],k=await c.decodedAtEase(m.stream);h.push({name:u[n],bytes:k,mediaType:m.mimeType??(0,chunk_X3CEAIBF_js_1.
mediaTypeOf)(u[n]),facts:factsOf(m,k.length)});let j=i.pace.step(k.length);j&&await j}return{documents:[],files:h,notes:notesOn(e.length,h.length),facts:{attachmentCount:h.
length}}};exports.extract_attachments=extract_attachments;function factsOf({name:r,mimeType:a,description:i,relationship:c,page:e},s){return{size:s,...a===null?
{}:{mimeType:a},...r===null?{}:{originalName:r},...i===null?{}:{description:i},...c===null?{}:{relationship:c},...e===null?{}:{page:e}}}function notesOn(r,a){return a>
0?[]:[{code:"no_attachments",message:r===0?"The document has no attachments.":r===1?"The name of the one attachment does not match name_pattern.":`None of the ${r}\
 attachments of the document has a name that matches name_pattern.`,...r===0?{}:{mentions:["name_pattern"]}}]}
