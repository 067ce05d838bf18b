"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.countSelectedPages=countSelectedPages,exports.pageCounter=pageCounter,exports.continuedNumbers=continuedNumbers;
const chunk_EU6TOR7Q_js_1=require("./chunk-EU6TOR7Q.js"),chunk_ZXFV2N6A_js_1=require("./chunk-ZXFV2N6A.js"),chunk_ZYT6VRSM_js_1=require("./chunk-ZYT6VRSM.js"),chunk_N4AUIKUW_js_1=require(
"./chunk-N4AUIKUW.js"),chunk_HKR6QU6V_js_1=require("./chunk-HKR6QU6V.js");async function countSelectedPages(t,{pages:n,open_password:u},{pause:r,limits:e,signal:s}){
let i={pace:new chunk_ZXFV2N6A_js_1.Pace(r,s),limits:{...chunk_N4AUIKUW_js_1.defaultLimits,...e}},c=[];for(let l of t){let a=await l;try{let o=await(0,chunk_ZYT6VRSM_js_1.
openDocument)(a.bytes,i,{password:u});c.push((0,chunk_EU6TOR7Q_js_1.resolvePageSet)(n,o.pages.count).length)}catch(o){throw(0,chunk_HKR6QU6V_js_1.atPosition)((0,chunk_HKR6QU6V_js_1.
asOctavoError)(o),c.length+1,a.name)}}return c}function pageCounter({pause:t,limits:n}){return async({bytes:u},r)=>{let e={pace:new chunk_ZXFV2N6A_js_1.Pace(t),
limits:{...chunk_N4AUIKUW_js_1.defaultLimits,...n}};try{return(await(0,chunk_ZYT6VRSM_js_1.openDocument)(u,e,{password:r})).pages.count}catch{return}}}function continuedNumbers(t,n){
let u=t.reduce((e,s)=>e+s,n)-1,r=n;return t.map(e=>{let s={first_number:r,last_number:Math.max(u,0)};return r+=e,s})}
