"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.countSelectedPages=countSelectedPages,exports.selectedPagesOf=selectedPagesOf,exports.pageCounter=
pageCounter,exports.continuedNumbers=continuedNumbers;const chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js"),chunk_NTOB6BY6_js_1=require("./chunk-NTOB6BY6.js"),
chunk_22ZLOFHS_js_1=require("./chunk-22ZLOFHS.js"),chunk_2D65I2CG_js_1=require("./chunk-2D65I2CG.js"),chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");async function countSelectedPages(n,r,u){
let e=[];for(let t of n){let s=await t;try{e.push(await selectedPagesOf(s,r,u))}catch(c){throw(0,chunk_GMSHOBQ3_js_1.atPosition)((0,chunk_GMSHOBQ3_js_1.asOctavoError)(
c),e.length+1,s.name)}}return e}async function selectedPagesOf({bytes:n},{pages:r,open_password:u},{pause:e,limits:t,signal:s}){let c={pace:new chunk_22ZLOFHS_js_1.
Pace(e,s),limits:{...chunk_2D65I2CG_js_1.defaultLimits,...t}},o=await(0,chunk_B2YFAM73_js_1.openDocument)(n,c,{password:u});return(0,chunk_NTOB6BY6_js_1.resolvePageSet)(
r,o.pages.count).length}function pageCounter({pause:n,limits:r}){return async({bytes:u},e)=>{let t={pace:new chunk_22ZLOFHS_js_1.Pace(n),limits:{...chunk_2D65I2CG_js_1.
defaultLimits,...r}};try{return(await(0,chunk_B2YFAM73_js_1.openDocument)(u,t,{password:e})).pages.count}catch{return}}}function continuedNumbers(n,r){let u=n.reduce(
(t,s)=>t+s,r)-1,e=r;return n.map(t=>{let s={first_number:e,last_number:Math.max(u,0)};return e+=t,s})}
