"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.extract_attachments=void 0;const chunk_X3CEAIBF_js_1=require("./chunk-X3CEAIBF.js"),chunk_OCZMP45Z_js_1=require(
"./chunk-OCZMP45Z.js");require("./chunk-QL5KJ65N.js"),require("./chunk-CKDGA5PY.js"),require("./chunk-RX6EQCOK.js"),require("./chunk-4OZNAQ5A.js"),require("./ch\
unk-ZDLQTNMB.js"),require("./chunk-4SMGVZ2M.js"),require("./chunk-OVFAED6I.js"),require("./chunk-GOXITCM4.js"),require("./chunk-X4D5GQRV.js"),require("./chunk-Z\
QPP2ITU.js"),require("./chunk-2E6G6AFP.js"),require("./chunk-BHLFBBNU.js");const chunk_I4PED223_js_1=require("./chunk-I4PED223.js"),chunk_B2YFAM73_js_1=require(
"./chunk-B2YFAM73.js");require("./chunk-I24CHX2T.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js"),require("./chunk-SPYEGGY7.js"),require("./ch\
unk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");function matcherOf(r,{single:s=!1,folded:i=!1}={}){let u=a=>[...i?a.normalize("N\
FC").toLowerCase():a],e=u(r);return a=>{let o=u(a),[t,c]=[0,0],[h,n]=[-1,0];for(;c<o.length;)if(t<e.length&&e[t]==="*")h=t++,n=c;else if(t<e.length&&(s&&e[t]===
"?"||e[t]===o[c]))t++,c++;else if(h>=0)t=h+1,c=++n;else return!1;for(;e[t]==="*";)t++;return t===e.length}}var extract_attachments=async(r,s,i)=>{let u=await(0,chunk_B2YFAM73_js_1.
openDocument)(r.bytes,i,{password:s.open_password}),e=await(0,chunk_OCZMP45Z_js_1.findAttachments)(u),a=matcherOf(s.name_pattern??"*",{single:!0,folded:!0}),o=e.
map(({name:n},l)=>(0,chunk_I4PED223_js_1.safeName)(n??"",chunk_I4PED223_js_1.FILE_NAME,`attachment-${l+1}`)),t=[...e.keys()].filter(n=>a(o[n])||a(e[n].name??"")),
c=(0,chunk_I4PED223_js_1.distinctNames)(t.map(n=>o[n]),chunk_I4PED223_js_1.FILE_NAME),h=[];for(let[n,l]of t.entries()){let m=e[l],k=await u.decodedAtEase(m.stream);
h.push({name:c[n],bytes:k,mediaType:m.mimeType??(0,chunk_X3CEAIBF_js_1.mediaTypeOf)(c[n]),facts:factsOf(m,k.length)});let j=i.pace.step(k.length);j&&await j}return{
documents:[],files:h,notes:notesOn(e.length,h.length),facts:{attachmentCount:h.length}}};exports.extract_attachments=extract_attachments;function factsOf({name:r,
mimeType:s,description:i,relationship:u,page:e},a){return{size:a,...s===null?{}:{mimeType:s},...r===null?{}:{originalName:r},...i===null?{}:{description:i},...u===
null?{}:{relationship:u},...e===null?{}:{page:e}}}function notesOn(r,s){return s>0?[]:[{code:"no_attachments",message:r===0?"The document has no attachments.":r===
1?"The name of the one attachment does not match name_pattern.":`None of the ${r} attachments of the document has a name that matches name_pattern.`,...r===0?{}:
{mentions:["name_pattern"]}}]}
