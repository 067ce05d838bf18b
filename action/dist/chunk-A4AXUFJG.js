"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.isScript=isScript,exports.hasScripts=hasScripts,exports.hasAnyScripts=hasAnyScripts;const chunk_QL5KJ65N_js_1=require(
"./chunk-QL5KJ65N.js"),chunk_ZDLQTNMB_js_1=require("./chunk-ZDLQTNMB.js"),chunk_E2ZVEWZV_js_1=require("./chunk-E2ZVEWZV.js"),chunk_4SMGVZ2M_js_1=require("./chun\
k-4SMGVZ2M.js"),chunk_X4D5GQRV_js_1=require("./chunk-X4D5GQRV.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js"),chunk_GMSHOBQ3_js_1=require("./chunk-GMSHO\
BQ3.js");function isScript(e,t){let r=e.resolve(t.get("S"));return(!t.has("S")||(0,chunk_RFKSFVTF_js_1.isName)(r,"JavaScript")||(0,chunk_RFKSFVTF_js_1.isName)(r,
"Rendition"))&&e.resolve(t.get("JS"))!==null}async function hasScripts(e,t){let r=t.filter(s=>(0,chunk_4SMGVZ2M_js_1.someDict)(e.get(s),i=>isScript(e,i)));if(r.
length===0)return!1;let{live:n}=await(0,chunk_X4D5GQRV_js_1.mark)(e);return r.some(s=>n[s]===1)}async function hasAnyScripts(e){return await hasScripts(e,(await(0,chunk_QL5KJ65N_js_1.
namedObjects)(e)).JS)||hasXfaScripts(e)}async function hasXfaScripts(e){if(!(0,chunk_RFKSFVTF_js_1.isDict)(e.get(e.catalogNumber)))return!1;let t=e.resolve((0,chunk_ZDLQTNMB_js_1.
catalogEntry)(e,"AcroForm")?.dict.get("XFA"));if(t===null)return!1;if(e.security?.locked===!0)return null;for(let r of Array.isArray(t)?t:[t]){let n=e.resolve(r);
if(!(n instanceof chunk_RFKSFVTF_js_1.Stream))continue;let s;try{s=await e.decodedAtEase(n)}catch(c){if(!(c instanceof chunk_GMSHOBQ3_js_1.OctavoError)||c.code===
"cancelled")throw c;return!0}let i=(0,chunk_E2ZVEWZV_js_1.xmlText)(s);if(i===void 0||i.includes("script")&&await hasScriptElement(i,e.job.pace))return!0}return!1}
async function hasScriptElement(e,t){return await(0,chunk_E2ZVEWZV_js_1.readXml)(e,t,r=>(r.kind==="start"||r.kind==="empty")&&/^(?:[^:]*:)?script$/.test(r.name))!==
"well-formed"}
