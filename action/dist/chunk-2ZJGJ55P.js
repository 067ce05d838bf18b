"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.stripSignatures=stripSignatures;const chunk_NWF5XGWO_js_1=require("./chunk-NWF5XGWO.js"),chunk_JESHQHHA_js_1=require(
"./chunk-JESHQHHA.js"),chunk_MO4LOFTN_js_1=require("./chunk-MO4LOFTN.js"),chunk_ZDLQTNMB_js_1=require("./chunk-ZDLQTNMB.js"),chunk_ZBMKXLCV_js_1=require("./chun\
k-ZBMKXLCV.js"),chunk_FQ5CLANY_js_1=require("./chunk-FQ5CLANY.js"),chunk_4SMGVZ2M_js_1=require("./chunk-4SMGVZ2M.js"),chunk_X4D5GQRV_js_1=require("./chunk-X4D5G\
QRV.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");async function stripXfa(e,r,t){let i=e.resolve(r),a="";for(let n of(0,chunk_RFKSFVTF_js_1.isArray)(i)?
i:[r]){let s=e.resolve(n);if(s instanceof chunk_RFKSFVTF_js_1.Str&&(a=Buffer.from(s.bytes).toString("latin1")),!(0,chunk_RFKSFVTF_js_1.isRef)(n)||!(s instanceof
chunk_RFKSFVTF_js_1.Stream))continue;let l;try{l=Buffer.from(e.decoded(s)).toString("latin1")}catch{continue}let f=await(0,chunk_NWF5XGWO_js_1.withoutElements)(
l,signatures(a,t),e.job.pace);f!==l&&e.put(n,(0,chunk_ZBMKXLCV_js_1.withData)(s,Buffer.from(f,"latin1"),{compress:!1}))}}function signatures(e,r){return({namespace:t,
local:i},a)=>i==="Signature"&&t===chunk_FQ5CLANY_js_1.NAMESPACES.ds||i==="signature"&&r&&e!=="datasets"&&!a.some(isDatasets)}var isDatasets=({namespace:e,local:r})=>r===
"datasets"&&e===chunk_FQ5CLANY_js_1.NAMESPACES.xfa,LOOKS=new Set(["Type","Rect","P","NM","M","F","AP","AS","OC","StructParent","AF","ca","CA","BM","Lang"]),HIDDEN=2,
PRINT=4,NO_VIEW=32;async function stripSignatures(e,r){let t=(0,chunk_JESHQHHA_js_1.featuresOf)(e),i=await signedFields(e),a=new Set,n=new Set,s=i.map(({dict:l})=>(0,chunk_MO4LOFTN_js_1.
fullName)(e,l));for(let l of i)stripField(t,l,r,a,n);return a.size>0&&await detach(t,a,n),await stripForm(e,a.size>0),{fields:s,objects:a,usageRights:stripCatalog(
e)}}async function signedFields(e){let r=(0,chunk_4SMGVZ2M_js_1.objectsWith)(e,["/Sig"]);if(r.length===0)return[];for(let s of r)makeIndirect(e,s);let t=new Map;
for(let{number:s,dict:l,type:f}of await(0,chunk_MO4LOFTN_js_1.readFields)(e))f==="Sig"&&s!==void 0&&collect(e,t,s,l);let i=new Set([...t.values()].flatMap(({number:s,
widgets:l})=>[s,...l])),a=(0,chunk_4SMGVZ2M_js_1.objectsWith)(e,["/Sig","/Widget"]).filter(s=>{let l=i.has(s)?null:e.get(s);return(0,chunk_RFKSFVTF_js_1.isDict)(
l)&&(l.has("T")||(0,chunk_RFKSFVTF_js_1.isName)(l.get("Subtype"),"Widget"))&&(0,chunk_MO4LOFTN_js_1.fieldType)(e,l)==="Sig"}),n=a.length>0?(await(0,chunk_X4D5GQRV_js_1.
mark)(e)).live:void 0;for(let s of a)n?.[s]===1&&collect(e,t,s,e.get(s));return[...t.values()]}function makeIndirect(e,r){let t=[e.get(r)];for(let i=t.pop();i!==
void 0;i=t.pop()){if((0,chunk_RFKSFVTF_js_1.isDict)(i))for(let a of i.values())t.push(a);if(Array.isArray(i))for(let[a,n]of i.entries())!(0,chunk_RFKSFVTF_js_1.
isDict)(n)||!(0,chunk_RFKSFVTF_js_1.isName)(n.get("FT"),"Sig")?t.push(n):(e.edit(r),i[a]=e.add(n))}}function collect(e,r,t,i){if(!(0,chunk_RFKSFVTF_js_1.isDict)(
e.resolve((0,chunk_MO4LOFTN_js_1.inheritedEntry)(e,i,"V"))))return;let a=i.get("Parent"),n=e.dict(a);if(!i.has("T")&&(0,chunk_RFKSFVTF_js_1.isRef)(a)&&n?.has("T")){
collect(e,r,a.number,n),r.get(a.number)?.widgets.add(t);return}if(r.has(t))return;let s=(e.array(i.get("Kids"))??[]).flatMap(l=>(0,chunk_RFKSFVTF_js_1.isRef)(l)?
[l.number]:[]);r.set(t,{number:t,dict:i,widgets:new Set((0,chunk_RFKSFVTF_js_1.isName)(i.get("Subtype"),"Widget")?[t,...s]:s)})}function stripField({removal:e},{
number:r,dict:t,widgets:i},a,n,s){let{document:l}=e;n.add(r);let f=(0,chunk_MO4LOFTN_js_1.inheritedEntry)(l,t,"V");(0,chunk_RFKSFVTF_js_1.isRef)(f)&&e.remove(f.
number);for(let o of i){let g=l.get(o);if(!(0,chunk_RFKSFVTF_js_1.isDict)(g))continue;if(n.add(o),a==="keep"&&isVisible(l,g)){becomeMark(l,o,g);continue}let u=l.
resolve(g.get("StructParent"));typeof u=="number"&&s.add(u),e.remove(o)}i.has(r)||e.remove(r)}function isVisible(e,r){let t=e.resolve(r.get("F")),i=typeof t=="n\
umber"?t:0;if(i&HIDDEN||i&NO_VIEW&&!(i&PRINT))return!1;let[a,n,s,l]=(e.array(r.get("Rect"))??[]).map(f=>e.resolve(f));return typeof a=="number"&&typeof n=="numb\
er"&&typeof s=="number"&&typeof l=="number"&&a!==s&&n!==l&&e.dict(r.get("AP"))?.has("N")===!0}function becomeMark(e,r,t){e.edit(r);for(let a of[...t.keys()])LOOKS.
has(a)||t.delete(a);t.set("Subtype",new chunk_RFKSFVTF_js_1.Name("Stamp"));let i=e.dict(t.get("AP"))?.get("N");i!==void 0&&t.set("AP",new chunk_RFKSFVTF_js_1.Dict(
[["N",i]]))}async function detach(e,r,t){let{removal:i,structure:a}=e,{document:n}=i;await dropFromTree(e,r);let s=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(n,"AcroF\
orm");for(let l of["Fields","CO"]){let f=n.array(s?.dict.get(l)),o=f?.filter(g=>!i.isGone(g)&&!((0,chunk_RFKSFVTF_js_1.isRef)(g)&&r.has(g.number)));!s||!f||!o||
o.length===f.length||(n.edit(s.holder),o.length>0||l==="Fields"?s.dict.set(l,o):s.dict.delete(l))}await a.dropKeys(t),await a.flush(),await(0,chunk_JESHQHHA_js_1.
pruneReferrers)(e,new Set(i.removed()))}async function dropFromTree({removal:e},r){let{document:t}=e;for(let{number:i,dict:a}of[...await(0,chunk_MO4LOFTN_js_1.readFields)(
t)].reverse()){let n=t.array(a.get("Kids")),s=n?.filter(l=>!e.isGone(l)&&!((0,chunk_RFKSFVTF_js_1.isRef)(l)&&r.has(l.number)));i===void 0||!n||!s||s.length===n.
length||(t.edit(i),s.length>0?a.set("Kids",s):(0,chunk_RFKSFVTF_js_1.isName)(a.get("Subtype"),"Widget")?a.delete("Kids"):e.remove(i))}}async function stripForm(e,r){
let t=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(e,"AcroForm");if(!t)return;t.dict.has("SigFlags")&&(e.edit(t.holder),t.dict.delete("SigFlags")),await stripXfa(e,t.dict.
get("XFA"),r);let i=(e.array(t.dict.get("Fields"))??[]).length===0&&!t.dict.has("DR")&&!t.dict.has("XFA");r&&i&&e.editCatalog().delete("AcroForm")}function stripCatalog(e){
let{catalog:r}=e;if(!["Perms","DSS","Legal","Extensions"].some(s=>r.has(s)))return!1;let t=e.dict(r.get("Perms")),i=t?.has("UR3")===!0||t?.has("UR")===!0;e.edit(
e.catalogNumber);for(let s of["Perms","DSS","Legal"])r.delete(s);let a=e.dict(r.get("Extensions"));if(!a?.has("ESIC"))return i;let n=new chunk_RFKSFVTF_js_1.Dict(
[...a].filter(([s])=>s!=="ESIC"));return n.size>0?r.set("Extensions",n):r.delete("Extensions"),i}
