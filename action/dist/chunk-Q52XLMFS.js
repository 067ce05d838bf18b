"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.formFacts=formFacts,exports.signatureFacts=signatureFacts,exports.bookmarkCount=bookmarkCount,exports.
hasScripts=hasScripts,exports.hasXfaScripts=hasXfaScripts;const chunk_IT5MBMRR_js_1=require("./chunk-IT5MBMRR.js"),chunk_SL5DZXZR_js_1=require("./chunk-SL5DZXZR\
.js"),chunk_Y6XK6ZWX_js_1=require("./chunk-Y6XK6ZWX.js"),chunk_KETWMNRW_js_1=require("./chunk-KETWMNRW.js"),chunk_Z5Q2ZFE6_js_1=require("./chunk-Z5Q2ZFE6.js"),chunk_WRDHS3QY_js_1=require(
"./chunk-WRDHS3QY.js"),chunk_EE63N2TD_js_1=require("./chunk-EE63N2TD.js"),chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");function formFacts(e,s){let r=(0,chunk_Y6XK6ZWX_js_1.
catalogEntry)(e,"AcroForm");if(!r)return null;let n=e.resolve(r.dict.get("XFA"))!==null,i=namesOfFields(e,s).size;return i===0&&!n?null:{fields:i,xfa:n}}function namesOfFields(e,s){
let r=parentsOf(s),n=new Set;for(let[i,t]of s.entries())!t.dict.has("T")&&t.parent!==void 0||r.has(t)||n.add(fullName(e,t.dict)||`${i}`);return n}function parentsOf(e){
return new Set(e.flatMap(({dict:s,parent:r})=>r&&s.has("T")?[r]:[]))}var MAXIMUM_DEPTH=100;function fullName(e,s){let r=[],n=s;for(let i=0;n&&i<MAXIMUM_DEPTH;i++){
let t=(0,chunk_KETWMNRW_js_1.textOf)(e.resolve(n.get("T")));t!==null&&r.unshift(t),n=e.dict(n.get("Parent"))}return r.join(".")}async function signatureFacts(e,s,r){
let n=e.resolve(e.dict(e.catalog.get("Perms"))?.get("DocMDP")),i=[],t=new Set,u=a=>{let l=e.resolve((0,chunk_IT5MBMRR_js_1.inheritedEntry)(e,a,"V")),o=(0,chunk_EE63N2TD_js_1.
isDict)(l)?l:void 0;o&&t.add(o),i.push(signatureOf(e,fullName(e,a)||null,o,n))},f=parentsOf(s);for(let a of s){let{type:l,dict:o,parent:g}=a;t.add(o),l==="Sig"&&
!f.has(a)&&(o.has("T")||g===void 0)&&u(o)}let c=r.flatMap(a=>{let l=e.get(a);if(!((0,chunk_EE63N2TD_js_1.isDict)(l)&&!t.has(l)&&(l.has("T")||(0,chunk_EE63N2TD_js_1.
isName)(l.get("Subtype"),"Widget")))||!(0,chunk_EE63N2TD_js_1.isName)(e.resolve((0,chunk_IT5MBMRR_js_1.inheritedEntry)(e,l,"FT")),"Sig"))return[];let o=e.resolve(
(0,chunk_IT5MBMRR_js_1.inheritedEntry)(e,l,"V"));return(0,chunk_EE63N2TD_js_1.isDict)(o)&&!t.has(o)?[{number:a,field:l}]:[]});if(c.length>0){let{live:a}=await(0,chunk_Z5Q2ZFE6_js_1.
mark)(e);for(let{number:l,field:o}of c)a[l]===1&&u(o)}let h=e.dict(e.catalog.get("Perms"));for(let a of["UR3","UR"]){let l=e.dict(h?.get(a));l&&i.push({...signatureOf(
e,null,l,null),kind:"usage_rights"})}return i}function signatureOf(e,s,r,n){if(!r)return{field:s,signed:!1,kind:null,subFilter:null,signer:null,date:null};let i=e.
resolve(r.get("SubFilter")),t=(0,chunk_EE63N2TD_js_1.isName)(e.resolve(r.get("Type")),"DocTimeStamp")||(0,chunk_EE63N2TD_js_1.isName)(i,"ETSI.RFC3161");return{field:s,
signed:!0,kind:t?"timestamp":r===n?"certification":"approval",subFilter:i instanceof chunk_EE63N2TD_js_1.Name?i.text:null,signer:(0,chunk_KETWMNRW_js_1.textOf)(
e.resolve(r.get("Name"))),date:(0,chunk_WRDHS3QY_js_1.isoDate)((0,chunk_KETWMNRW_js_1.textOf)(e.resolve(r.get("M")))??"")??null}}async function bookmarkCount(e){
let s=(0,chunk_Y6XK6ZWX_js_1.catalogEntry)(e,"Outlines"),r=new chunk_Y6XK6ZWX_js_1.Visit(e),n=[s?.dict.get("First")],i=0;for(;n.length>0;){let t=n.pop();if(t===
void 0||!r.first(t))continue;let u=(0,chunk_EE63N2TD_js_1.isRef)(t)?t.number:-1,f=h=>u>=0?e.entry(u,h):e.dict(t)?.get(h);if(!(e.resolve(f("Title"))instanceof chunk_EE63N2TD_js_1.
Str))continue;i++,n.push(f("Next"),f("First"));let c=e.job.pace.step(300);c&&await c}return i}async function hasScripts(e,s){let r=s.filter(i=>(0,chunk_SL5DZXZR_js_1.
someDict)(e.get(i),t=>{let u=e.resolve(t.get("S"));return(!t.has("S")||(0,chunk_EE63N2TD_js_1.isName)(u,"JavaScript")||(0,chunk_EE63N2TD_js_1.isName)(u,"Renditi\
on"))&&e.resolve(t.get("JS"))!==null}));if(r.length===0)return!1;let{live:n}=await(0,chunk_Z5Q2ZFE6_js_1.mark)(e);return r.some(i=>n[i]===1)}var XFA_SCRIPT=/<(?:[\w.-]{1,64}:)?script[\s/>]/;
async function hasXfaScripts(e){let s=e.resolve((0,chunk_Y6XK6ZWX_js_1.catalogEntry)(e,"AcroForm")?.dict.get("XFA"));if(s===null)return!1;if(e.security?.locked===
!0)return null;for(let r of Array.isArray(s)?s:[s]){let n=e.resolve(r);if(!(n instanceof chunk_EE63N2TD_js_1.Stream))continue;let i;try{i=await e.decodedAtEase(
n)}catch(t){if(!(t instanceof chunk_GMSHOBQ3_js_1.OctavoError)||t.code==="cancelled")throw t;return!0}if(XFA_SCRIPT.test(Buffer.from(i).toString("latin1").replaceAll(
"\0","")))return!0}return!1}
