"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.referToPages=referToPages;const chunk_W2BO6KFU_js_1=require("./chunk-W2BO6KFU.js"),chunk_C4B52HK6_js_1=require(
"./chunk-C4B52HK6.js"),chunk_SL5DZXZR_js_1=require("./chunk-SL5DZXZR.js"),chunk_Y6XK6ZWX_js_1=require("./chunk-Y6XK6ZWX.js"),chunk_EE63N2TD_js_1=require("./chun\
k-EE63N2TD.js");var FIT=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function referToPages(e){let t=await destinationsWithNumbers(e);if(t.length===0)return;let r,s=(0,chunk_Y6XK6ZWX_js_1.
catalogEntry)(e,"Dests"),o;for(let i of t){let n=e.get(i),c={changed:!1},a=u=>{isNumbered(u)&&(u[0]=pageAt(e,u[0])??(o??=e.add(null)),c.changed=!0)};isNumbered(
n)&&(r??=await remoteDestinations(e),r.has(i)||a(n)),(0,chunk_EE63N2TD_js_1.isArray)(n)&&n.forEach(a),(0,chunk_SL5DZXZR_js_1.eachDict)(n,u=>visitLocal(e,u,a)),s?.
holder===i&&s.dict.forEach(a),c.changed&&e.edit(i)}o&&await(0,chunk_W2BO6KFU_js_1.pruneMissingPage)(e,o)}function isNumbered(e){return(0,chunk_EE63N2TD_js_1.isArray)(
e)&&typeof e[0]=="number"&&e[1]instanceof chunk_EE63N2TD_js_1.Name&&FIT.test(e[1].text)}function pageAt({pages:e},t){return typeof t=="number"&&Number.isInteger(
t)&&t>=0&&t<e.count?new chunk_EE63N2TD_js_1.Ref(e.number(t)):void 0}function visitLocal(e,t,r){let s=t.get("Names");(0,chunk_EE63N2TD_js_1.isArray)(s)&&s.forEach(
r),r(t.get("Dest")),r(t.get("OpenAction"));let o=e.resolve(t.get("S"));(o===null||(0,chunk_EE63N2TD_js_1.isName)(o,"GoTo"))&&r(t.get("D"))}async function remoteDestinations(e){
let t=new Set,{GoToR:r,GoToE:s}=await(0,chunk_C4B52HK6_js_1.objectsWithNames)(e,["GoToR","GoToE"]);for(let o of[...r,...s])(0,chunk_SL5DZXZR_js_1.eachDict)(e.get(
o),i=>{let[n,c]=[e.resolve(i.get("S")),i.get("D")];(0,chunk_EE63N2TD_js_1.isRef)(c)&&((0,chunk_EE63N2TD_js_1.isName)(n,"GoToR")||(0,chunk_EE63N2TD_js_1.isName)(
n,"GoToE"))&&t.add(c.number)});return t}async function destinationsWithNumbers(e){let t=new Set;await(0,chunk_C4B52HK6_js_1.searchObjects)(e,(r,s,o,i)=>{let n=r.
subarray(s,o);for(let c of["Fit","XYZ"])for(let a=n.indexOf(c);a>=0;a=n.indexOf(c,a+c.length)){if(!followsNumber(n,a))continue;let u=i(s+a);u!==void 0&&t.add(u)}});
for(let r of(0,chunk_C4B52HK6_js_1.changedObjects)(e))t.add(r);return[...t]}function followsNumber(e,t){let r=t-2;for(;r>=0&&chunk_EE63N2TD_js_1.classOf[e[r]]===
1;)r--;return(0,chunk_EE63N2TD_js_1.isDigit)(e[r])}
