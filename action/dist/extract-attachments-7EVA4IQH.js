"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.extract_attachments=void 0;const chunk_W3VDKNEV_js_1=require("./chunk-W3VDKNEV.js");require("./ch\
unk-FF7G6K5X.js"),require("./chunk-7WN7G3OY.js"),require("./chunk-EIFWZTGY.js");const chunk_2CGEO7FH_js_1=require("./chunk-2CGEO7FH.js");require("./chunk-4Z7C7T\
6I.js"),require("./chunk-5LBCI6IC.js"),require("./chunk-BEBA5DK2.js"),require("./chunk-SPHPKC2T.js");const chunk_54AGVLGF_js_1=require("./chunk-54AGVLGF.js");require(
"./chunk-WRDHS3QY.js");const chunk_6FDLZIHI_js_1=require("./chunk-6FDLZIHI.js");require("./chunk-32PXO3XO.js"),require("./chunk-QWLFHHV4.js"),require("./chunk-F\
I4XWXPB.js"),require("./chunk-D3KVKOID.js"),require("./chunk-BIX7UOAI.js"),require("./chunk-WYN2LYAQ.js");function matcherOf(n){let t=[...n.normalize("NFC").toLowerCase()];
return s=>{let c=[...s.normalize("NFC").toLowerCase()],[e,a]=[0,0],[u,h]=[-1,0];for(;a<c.length;)if(e<t.length&&t[e]==="*")u=e++,h=a;else if(e<t.length&&(t[e]===
"?"||t[e]===c[a]))e++,a++;else if(u>=0)e=u+1,a=++h;else return!1;for(;t[e]==="*";)e++;return e===t.length}}var extract_attachments=async(n,t,s)=>{let c=await(0,chunk_6FDLZIHI_js_1.
openDocument)(n.bytes,s,{password:t.open_password}),e=await(0,chunk_W3VDKNEV_js_1.findAttachments)(c),a=matcherOf(t.name_pattern??"*"),u=e.map(({name:r},i)=>(0,chunk_54AGVLGF_js_1.
safeName)(r??"",chunk_54AGVLGF_js_1.FILE_NAME,`attachment-${i+1}`)),h=[...e.keys()].filter(r=>a(u[r])||a(e[r].name??"")),_=(0,chunk_54AGVLGF_js_1.distinctNames)(
h.map(r=>u[r]),chunk_54AGVLGF_js_1.FILE_NAME),o=[];for(let[r,i]of h.entries()){let m=e[i],l=await c.decodedAtEase(m.stream);o.push({name:_[r],bytes:l,mediaType:m.
mimeType??(0,chunk_2CGEO7FH_js_1.mediaTypeOf)(_[r]),facts:factsOf(m,l.length)});let f=s.pace.step(l.length);f&&await f}return{documents:[],files:o,notes:notesOn(
e.length,o.length),facts:{attachmentCount:o.length}}};exports.extract_attachments=extract_attachments;function factsOf({name:n,mimeType:t,description:s,relationship:c,
page:e},a){return{size:a,...t===null?{}:{mimeType:t},...n===null?{}:{originalName:n},...s===null?{}:{description:s},...c===null?{}:{relationship:c},...e===null?
{}:{page:e}}}function notesOn(n,t){if(n===0)return[{code:"no_attachments",message:"The document has no attachments."}];if(t>0)return[];let s=`None of the ${n} a\
ttachments of the document has a name that matches name_pattern.`;return[{code:"no_attachments",message:n===1?"The name of the one attachment does not match nam\
e_pattern.":s,mentions:["name_pattern"]}]}
