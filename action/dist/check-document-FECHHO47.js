"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.check_document=void 0;const chunk_BS4JQOWZ_js_1=require("./chunk-BS4JQOWZ.js");require("./chunk-O\
CZMP45Z.js"),require("./chunk-VCXK5QWR.js"),require("./chunk-O6MMON5G.js"),require("./chunk-5G6ARTL5.js"),require("./chunk-A4AXUFJG.js"),require("./chunk-QL5KJ6\
5N.js"),require("./chunk-CJWZ2MPQ.js"),require("./chunk-64UBD3TO.js"),require("./chunk-UGMU44LB.js"),require("./chunk-JY7ZWNR5.js"),require("./chunk-ETIMQ53U.js"),
require("./chunk-CKDGA5PY.js"),require("./chunk-RX6EQCOK.js"),require("./chunk-OC3U6JW6.js"),require("./chunk-VM5OVVZ7.js"),require("./chunk-4OZNAQ5A.js"),require(
"./chunk-MO4LOFTN.js"),require("./chunk-ZDLQTNMB.js"),require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-4SMGVZ2M.js"),require("./ch\
unk-OVFAED6I.js"),require("./chunk-GOXITCM4.js"),require("./chunk-X4D5GQRV.js"),require("./chunk-ZQPP2ITU.js"),require("./chunk-2E6G6AFP.js"),require("./chunk-B\
HLFBBNU.js");const chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js");require("./chunk-I24CHX2T.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js"),
require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");var check_document=async(e,s,n)=>{
let{quiet:i,wasRepaired:c}=(0,chunk_BS4JQOWZ_js_1.quietly)(n),o=await(0,chunk_B2YFAM73_js_1.openDocument)(e.bytes,i,{password:s.open_password,evenIfLocked:!0}),
d=e.bytes.length,h=(0,chunk_BS4JQOWZ_js_1.pageCountOf)(o),u=await failuresOf(o,s,d);if(u.length>0)throw failed(u);let a={passed:!0,checks:Object.entries(s).flatMap(
([r,t])=>r==="open_password"||t===!1?[]:[r]),pageCount:h,fileSize:d,locked:(0,chunk_BS4JQOWZ_js_1.isLocked)(o)},k=c()?[DAMAGED]:[];return{documents:[h===null?e:
{...e,pageCount:h}],data:a,notes:k,facts:{}}},DAMAGED={code:"document_damaged",message:"The document is damaged. Octavo could read it; other programs may not."};
exports.check_document=check_document;async function failuresOf(e,s,n){let{maximum_pages:i,maximum_bytes:c,require_embedded_fonts:o,require_unlocked:d,forbid_javascript:h}=s,
u=[],a=r=>`The document needs a password to open, so it is not known ${r}: give it as open_password.`;if(i!==void 0){let r=(0,chunk_BS4JQOWZ_js_1.pageCountOf)(e);
r===null?u.push(a("how many pages it has")):r>i&&u.push(`The document has ${counted(r,"page")}; at most ${i} are allowed.`)}if(c!==void 0&&n>c&&u.push(`The file\
 has ${n} bytes; at most ${c} are allowed.`),o){let r=await(0,chunk_BS4JQOWZ_js_1.fontsOf)(e),t=r?missing(r):[];r?t.length>0&&u.push(`${t.length===1?"A font is":
`${t.length} fonts are`} not embedded: ${listed(t)}.`):u.push(a("which fonts it has"))}d&&e.security?.opensWithoutPassword===!1&&u.push("The document does not o\
pen without a password.");let k=h?await(0,chunk_BS4JQOWZ_js_1.hasScripts)(e):!1;return k!==!1&&u.push(k?"The document has JavaScript.":a("whether it has JavaScr\
ipt")),u}var counted=(e,s)=>`${e} ${s}${e===1?"":"s"}`,missing=e=>e.flatMap(({embedded:s,name:n})=>s?[]:[n===null?"a font without a name":shown(n)]),shown=e=>e.
replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60),NAMES=10,listed=e=>{let s=[...new Set(e)];return s.length>NAMES?`${s.slice(0,NAMES).join(", ")} and ${s.length-
NAMES} more`:s.join(", ")};function failed(e){let s=e.map(n=>({field:"file",message:n,mentions:["open_password"]}));return new chunk_GMSHOBQ3_js_1.OctavoError("\
invalid_parameters",`The check failed: ${e.join(" ")}`,{issues:s})}
