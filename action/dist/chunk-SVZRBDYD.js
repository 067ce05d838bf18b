"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.stripSignatures=stripSignatures;const chunk_W2BO6KFU_js_1=require("./chunk-W2BO6KFU.js"),chunk_IT5MBMRR_js_1=require(
"./chunk-IT5MBMRR.js"),chunk_SL5DZXZR_js_1=require("./chunk-SL5DZXZR.js"),chunk_5T6Z7V3Z_js_1=require("./chunk-5T6Z7V3Z.js"),chunk_Y6XK6ZWX_js_1=require("./chun\
k-Y6XK6ZWX.js"),chunk_Z5Q2ZFE6_js_1=require("./chunk-Z5Q2ZFE6.js"),chunk_XDFMH2GX_js_1=require("./chunk-XDFMH2GX.js"),chunk_EE63N2TD_js_1=require("./chunk-EE63N\
2TD.js");var NAMESPACE=/xmlns(?::([\w.-]{1,64}))?\s{0,8}=\s{0,8}["']http:\/\/www\.w3\.org\/2000\/09\/xmldsig#/g;function stripXfa(e,l,t){let i=e.resolve(l),a="";
for(let n of(0,chunk_EE63N2TD_js_1.isArray)(i)?i:[l]){let r=e.resolve(n);if(r instanceof chunk_EE63N2TD_js_1.Str&&(a=Buffer.from(r.bytes).toString("latin1")),!(0,chunk_EE63N2TD_js_1.
isRef)(n)||!(r instanceof chunk_EE63N2TD_js_1.Stream))continue;let s;try{s=Buffer.from(e.decoded(r)).toString("latin1")}catch{continue}let f=strip(s,a,t);if(f===
s)continue;let o=new chunk_EE63N2TD_js_1.Dict([...r.dict].filter(([g])=>g!=="Filter"&&g!=="DecodeParms"));e.put(n,new chunk_EE63N2TD_js_1.Stream(o,Buffer.from(f,
"latin1")))}}function strip(e,l,t){let i=new Set([...e.matchAll(NAMESPACE)].map(([,s])=>s??"")),[a,n]=l==="datasets"?[0,e.length]:[e.indexOf("<xfa:datasets"),e.
indexOf("</xfa:datasets")],r=s=>a>=0&&s>=a&&s<n;return(0,chunk_5T6Z7V3Z_js_1.withoutElements)(e,(s,f,o)=>{let[g,u=""]=s.split(":").reverse();return g==="Signatu\
re"?f.includes("xmldsig")||u!==""&&i.has(u):t&&s==="signature"&&!r(o)})}var LOOKS=new Set(["Type","Rect","P","NM","M","F","AP","AS","OC","StructParent","AF","ca",
"CA","BM","Lang"]),HIDDEN=2,PRINT=4,NO_VIEW=32,MAXIMUM_DEPTH=100;async function stripSignatures(e,l){let t=(0,chunk_W2BO6KFU_js_1.featuresOf)(e),i=await signedFields(
e),a=new Set,n=new Set,r=i.map(({dict:s})=>nameOf(e,s));for(let s of i)stripField(t,s,l,a,n);return a.size>0&&await detach(t,a,n),stripForm(e,a.size>0),{fields:r,
usageRights:stripCatalog(e)}}async function signedFields(e){let l=(0,chunk_SL5DZXZR_js_1.objectsWith)(e,["/Sig"]);if(l.length===0)return[];for(let r of l)makeIndirect(
e,r);let t=new Map;for(let{number:r,dict:s,type:f}of(0,chunk_IT5MBMRR_js_1.readFields)(e))f==="Sig"&&r!==void 0&&collect(e,t,r,s);let i=new Set([...t.values()].
flatMap(({number:r,widgets:s})=>[r,...s])),a=(0,chunk_SL5DZXZR_js_1.objectsWith)(e,["/Sig","/Widget"]).filter(r=>{let s=i.has(r)?null:e.get(r);return(0,chunk_EE63N2TD_js_1.
isDict)(s)&&(s.has("T")||(0,chunk_EE63N2TD_js_1.isName)(s.get("Subtype"),"Widget"))&&(0,chunk_IT5MBMRR_js_1.fieldType)(e,s)==="Sig"}),n=a.length>0?(await(0,chunk_Z5Q2ZFE6_js_1.
mark)(e)).live:void 0;for(let r of a)n?.[r]===1&&collect(e,t,r,e.get(r));return[...t.values()]}function makeIndirect(e,l){let t=[e.get(l)];for(let i=t.pop();i!==
void 0;i=t.pop()){if((0,chunk_EE63N2TD_js_1.isDict)(i))for(let a of i.values())t.push(a);if(Array.isArray(i))for(let[a,n]of i.entries())!(0,chunk_EE63N2TD_js_1.
isDict)(n)||!(0,chunk_EE63N2TD_js_1.isName)(n.get("FT"),"Sig")?t.push(n):(e.edit(l),i[a]=e.add(n))}}function collect(e,l,t,i){if(!(0,chunk_EE63N2TD_js_1.isDict)(
e.resolve((0,chunk_IT5MBMRR_js_1.inheritedEntry)(e,i,"V"))))return;let a=i.get("Parent"),n=e.dict(a);if(!i.has("T")&&(0,chunk_EE63N2TD_js_1.isRef)(a)&&n?.has("T")){
collect(e,l,a.number,n),l.get(a.number)?.widgets.add(t);return}if(l.has(t))return;let r=(e.array(i.get("Kids"))??[]).flatMap(s=>(0,chunk_EE63N2TD_js_1.isRef)(s)?
[s.number]:[]);l.set(t,{number:t,dict:i,widgets:new Set((0,chunk_EE63N2TD_js_1.isName)(i.get("Subtype"),"Widget")?[t,...r]:r)})}function nameOf(e,l){let t=[],i=l;
for(let a=0;i&&a<MAXIMUM_DEPTH;a++){let n=e.resolve(i.get("T"));n instanceof chunk_EE63N2TD_js_1.Str&&t.unshift((0,chunk_XDFMH2GX_js_1.decodeText)(n)),i=e.dict(
i.get("Parent"))}return t.join(".")}function stripField({removal:e},{number:l,dict:t,widgets:i},a,n,r){let{document:s}=e;n.add(l);let f=(0,chunk_IT5MBMRR_js_1.inheritedEntry)(
s,t,"V");(0,chunk_EE63N2TD_js_1.isRef)(f)&&e.remove(f.number);for(let o of i){let g=s.get(o);if(!(0,chunk_EE63N2TD_js_1.isDict)(g))continue;if(n.add(o),a==="kee\
p"&&isVisible(s,g)){becomeMark(s,o,g);continue}let u=s.resolve(g.get("StructParent"));typeof u=="number"&&r.add(u),e.remove(o)}i.has(l)||e.remove(l)}function isVisible(e,l){
let t=e.resolve(l.get("F")),i=typeof t=="number"?t:0;if(i&HIDDEN||i&NO_VIEW&&!(i&PRINT))return!1;let[a,n,r,s]=(e.array(l.get("Rect"))??[]).map(f=>e.resolve(f));
return typeof a=="number"&&typeof n=="number"&&typeof r=="number"&&typeof s=="number"&&a!==r&&n!==s&&e.dict(l.get("AP"))?.has("N")===!0}function becomeMark(e,l,t){
e.edit(l);for(let a of[...t.keys()])LOOKS.has(a)||t.delete(a);t.set("Subtype",new chunk_EE63N2TD_js_1.Name("Stamp"));let i=e.dict(t.get("AP"))?.get("N");i!==void 0&&
t.set("AP",new chunk_EE63N2TD_js_1.Dict([["N",i]]))}async function detach(e,l,t){let{removal:i,structure:a}=e,{document:n}=i;dropFromTree(e,l);let r=(0,chunk_Y6XK6ZWX_js_1.
catalogEntry)(n,"AcroForm");for(let s of["Fields","CO"]){let f=n.array(r?.dict.get(s)),o=f?.filter(g=>!i.isGone(g)&&!((0,chunk_EE63N2TD_js_1.isRef)(g)&&l.has(g.
number)));!r||!f||!o||o.length===f.length||(n.edit(r.holder),o.length>0||s==="Fields"?r.dict.set(s,o):r.dict.delete(s))}await a.dropKeys(t),await a.flush(),await(0,chunk_W2BO6KFU_js_1.
pruneReferrers)(e,new Set(i.removed()))}function dropFromTree({removal:e},l){let{document:t}=e;for(let{number:i,dict:a}of(0,chunk_IT5MBMRR_js_1.readFields)(t).reverse()){
let n=t.array(a.get("Kids")),r=n?.filter(s=>!e.isGone(s)&&!((0,chunk_EE63N2TD_js_1.isRef)(s)&&l.has(s.number)));i===void 0||!n||!r||r.length===n.length||(t.edit(
i),r.length>0?a.set("Kids",r):(0,chunk_EE63N2TD_js_1.isName)(a.get("Subtype"),"Widget")?a.delete("Kids"):e.remove(i))}}function stripForm(e,l){let t=(0,chunk_Y6XK6ZWX_js_1.
catalogEntry)(e,"AcroForm");if(!t)return;t.dict.has("SigFlags")&&(e.edit(t.holder),t.dict.delete("SigFlags")),stripXfa(e,t.dict.get("XFA"),l);let i=(e.array(t.dict.
get("Fields"))??[]).length===0&&!t.dict.has("DR")&&!t.dict.has("XFA");l&&i&&e.editCatalog().delete("AcroForm")}function stripCatalog(e){let{catalog:l}=e;if(!["P\
erms","DSS","Legal","Extensions"].some(r=>l.has(r)))return!1;let t=e.dict(l.get("Perms")),i=t?.has("UR3")===!0||t?.has("UR")===!0;e.edit(e.catalogNumber);for(let r of[
"Perms","DSS","Legal"])l.delete(r);let a=e.dict(l.get("Extensions"));if(!a?.has("ESIC"))return i;let n=new chunk_EE63N2TD_js_1.Dict([...a].filter(([r])=>r!=="ES\
IC"));return n.size>0?l.set("Extensions",n):l.delete("Extensions"),i}
