"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.protect=protect,exports.protectionFacts=protectionFacts,exports.droppedRestrictions=droppedRestrictions;
const chunk_K32GSMXO_js_1=require("./chunk-K32GSMXO.js"),chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js"),node_crypto_1=require(
"node:crypto");async function protect(e,t,r){let n=(0,chunk_B2YFAM73_js_1.newSecurity)({...r,id0:identifierOf(e)});return declareExtension(e,n),{name:t.name,bytes:await(0,chunk_K32GSMXO_js_1.
save)(e,{encryption:n}),pageCount:e.pages.count}}function protectionFacts({algorithm:e,permissions:t,userPassword:r}){return{algorithm:e,permissions:t,restrictions:(0,chunk_B2YFAM73_js_1.
restrictionsOf)(t),needsPassword:r!==""}}function droppedRestrictions({security:e}){let t=e?(0,chunk_B2YFAM73_js_1.restrictionsOf)(e.permissions):[];return t.length===
0?[]:[{code:"restrictions_dropped",message:`The document had restrictions (${t.join(", ")} = false). The new encryption replaces them: anyone who opens the docu\
ment with the password may do everything.`,mentions:t}]}function declareExtension(e,{version:t,extensionLevel:r}){if(r===void 0||e.version>="2.0")return;let n=e.
edit(e.catalogNumber);if(!(n instanceof chunk_RFKSFVTF_js_1.Dict))return;let s=e.dict(n.get("Extensions")),i=e.resolve(e.dict(s?.get("ADBE"))?.get("ExtensionLev\
el"));if(typeof i=="number"&&i>=r)return;let o=(0,chunk_RFKSFVTF_js_1.dict)({BaseVersion:(0,chunk_RFKSFVTF_js_1.name)(t),ExtensionLevel:r});n.set("Extensions",new chunk_RFKSFVTF_js_1.
Dict([...s??[],["ADBE",o]]))}function identifierOf(e){let t=e.resolve(e.array(e.trailer.get("ID"))?.[0]);if(t instanceof chunk_RFKSFVTF_js_1.Str&&t.bytes.length>
0)return t.bytes;let r=new chunk_RFKSFVTF_js_1.Str((0,node_crypto_1.randomBytes)(16));return e.trailer.set("ID",[r,r]),r.bytes}
