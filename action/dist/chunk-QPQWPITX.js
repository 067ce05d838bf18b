"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.referToPages=referToPages;const chunk_RX6EQCOK_js_1=require("./chunk-RX6EQCOK.js"),chunk_JESHQHHA_js_1=require(
"./chunk-JESHQHHA.js"),chunk_ZDLQTNMB_js_1=require("./chunk-ZDLQTNMB.js"),chunk_4SMGVZ2M_js_1=require("./chunk-4SMGVZ2M.js"),chunk_RFKSFVTF_js_1=require("./chun\
k-RFKSFVTF.js");var FIT=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function referToPages(e){let r=await destinationsWithNumbers(e);if(r.length===0)return;let t,s=(0,chunk_ZDLQTNMB_js_1.
catalogEntry)(e,"Dests"),a;for(let i of r){let n=e.get(i),c={changed:!1},o=f=>{isNumbered(f)&&(f[0]=pageAt(e,f[0])??(a??=e.add(null)),c.changed=!0)};isNumbered(
n)&&(t??=await remoteDestinations(e),t.has(i)||o(n)),(0,chunk_RFKSFVTF_js_1.isArray)(n)&&n.forEach(o),(0,chunk_4SMGVZ2M_js_1.eachDict)(n,f=>visitLocal(e,f,o)),s?.
holder===i&&s.dict.forEach(o),c.changed&&e.edit(i)}a&&await(0,chunk_JESHQHHA_js_1.pruneMissingPage)(e,a)}function isNumbered(e){return(0,chunk_RFKSFVTF_js_1.isArray)(
e)&&typeof e[0]=="number"&&e[1]instanceof chunk_RFKSFVTF_js_1.Name&&FIT.test(e[1].text)}function pageAt(e,r){let t=(0,chunk_JESHQHHA_js_1.pageIndexOf)(e,r);return t===
void 0?void 0:new chunk_RFKSFVTF_js_1.Ref(e.pages.number(t))}function visitLocal(e,r,t){let s=r.get("Names");(0,chunk_RFKSFVTF_js_1.isArray)(s)&&s.forEach(t),t(
r.get("Dest")),t(r.get("OpenAction"));let a=e.resolve(r.get("S"));(a===null||(0,chunk_RFKSFVTF_js_1.isName)(a,"GoTo"))&&t(r.get("D"))}async function remoteDestinations(e){
let r=new Set,{GoToR:t,GoToE:s}=await(0,chunk_RX6EQCOK_js_1.objectsWithNames)(e,["GoToR","GoToE"]);for(let a of[...t,...s])(0,chunk_4SMGVZ2M_js_1.eachDict)(e.get(
a),i=>{let[n,c]=[e.resolve(i.get("S")),i.get("D")];(0,chunk_RFKSFVTF_js_1.isRef)(c)&&((0,chunk_RFKSFVTF_js_1.isName)(n,"GoToR")||(0,chunk_RFKSFVTF_js_1.isName)(
n,"GoToE"))&&r.add(c.number)});return r}async function destinationsWithNumbers(e){let r=new Set;await(0,chunk_RX6EQCOK_js_1.searchObjects)(e,(t,s,a,i)=>{let n=t.
subarray(s,a);for(let c of["Fit","XYZ"])for(let o=n.indexOf(c);o>=0;o=n.indexOf(c,o+c.length)){if(!followsNumber(n,o))continue;let f=i(s+o);f!==void 0&&r.add(f)}});
for(let t of(0,chunk_RX6EQCOK_js_1.changedObjects)(e))r.add(t);return[...r]}function followsNumber(e,r){let t=r-2;for(;t>=0&&chunk_RFKSFVTF_js_1.classOf[e[t]]===
1;)t--;return(0,chunk_RFKSFVTF_js_1.isDigit)(e[t])}
