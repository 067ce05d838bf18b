"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.pageCountOf=exports.isLocked=void 0,exports.fontsOf=fontsOf,exports.hasScripts=hasScripts,exports.
quietly=quietly,exports.documentInfo=documentInfo;const chunk_OCZMP45Z_js_1=require("./chunk-OCZMP45Z.js"),chunk_VCXK5QWR_js_1=require("./chunk-VCXK5QWR.js"),chunk_O6MMON5G_js_1=require(
"./chunk-O6MMON5G.js"),chunk_5G6ARTL5_js_1=require("./chunk-5G6ARTL5.js"),chunk_A4AXUFJG_js_1=require("./chunk-A4AXUFJG.js"),chunk_QL5KJ65N_js_1=require("./chun\
k-QL5KJ65N.js"),chunk_64UBD3TO_js_1=require("./chunk-64UBD3TO.js"),chunk_UGMU44LB_js_1=require("./chunk-UGMU44LB.js"),chunk_JY7ZWNR5_js_1=require("./chunk-JY7ZW\
NR5.js"),chunk_ETIMQ53U_js_1=require("./chunk-ETIMQ53U.js"),chunk_CKDGA5PY_js_1=require("./chunk-CKDGA5PY.js"),chunk_OC3U6JW6_js_1=require("./chunk-OC3U6JW6.js"),
chunk_VM5OVVZ7_js_1=require("./chunk-VM5OVVZ7.js"),chunk_MO4LOFTN_js_1=require("./chunk-MO4LOFTN.js"),chunk_ZDLQTNMB_js_1=require("./chunk-ZDLQTNMB.js"),chunk_X4D5GQRV_js_1=require(
"./chunk-X4D5GQRV.js"),chunk_BHLFBBNU_js_1=require("./chunk-BHLFBBNU.js"),chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js"),chunk_RFKSFVTF_js_1=require("./chun\
k-RFKSFVTF.js");async function fontsInUse(e){let{job:t,pages:n}=e,i=new FontCollector(e);for(let r of(await(0,chunk_O6MMON5G_js_1.walkPages)(e)).resources){i.resources(
r);let a=t.pace.step(100);a&&await a}let s=new Set((await(0,chunk_QL5KJ65N_js_1.namedObjects)(e)).AP);for(let r=0;s.size>0&&r<n.count;r++){let a=n.number(r);for(let o of e.
array(e.entry(a,"Annots"))??[]){let h=(0,chunk_RFKSFVTF_js_1.isRef)(o)?o.number:-1;(h<0||s.has(h))&&i.appearances(e.dict(o)?.get("AP"))}let f=t.pace.step(1e3);f&&
await f}return i.fonts}var FontCollector=class{constructor(e){this.document=e,this.visit=new chunk_ZDLQTNMB_js_1.Visit(e)}document;visit;seen=new Set;found=new Map;get fonts(){
return[...this.found.values()].sort((e,t)=>compare(e.name??"",t.name??"")||compare(e.type??"",t.type??""))}resources(e){let t=[e];for(;t.length>0;){let n=this.fresh(
t.pop());if(n){for(let i of this.entries(n,"Font"))this.font(i,t);for(let i of["XObject","Pattern"])for(let s of this.entries(n,i))t.push(this.fresh(s)?.get("Re\
sources"));for(let i of this.entries(n,"ExtGState")){let[s]=this.document.array(this.document.dict(i)?.get("Font"))??[];s!==void 0&&this.font(s,t)}}}}appearances(e){
for(let t of this.document.dict(e)?.values()??[]){let n=this.document.resolve(t);if(n instanceof chunk_RFKSFVTF_js_1.Stream)this.appearance(t);else if(n instanceof
chunk_RFKSFVTF_js_1.Dict)for(let i of n.values())this.appearance(i)}}appearance(e){this.resources(this.fresh(e)?.get("Resources"))}font(e,t){let n=this.fresh(e);
if(!n)return;let{document:i}=this,s=(0,chunk_64UBD3TO_js_1.nameOf)(i,n.get("Subtype"));s==="Type3"&&t.push(n.get("Resources"));let r=(0,chunk_64UBD3TO_js_1.nameOf)(
i,n.get("BaseFont"))||(0,chunk_64UBD3TO_js_1.nameOf)(i,(0,chunk_64UBD3TO_js_1.descriptorOf)(i,n)?.get("FontName")),{name:a,subset:f}=(0,chunk_64UBD3TO_js_1.untagged)(
r),o={name:r===""?null:plainName(a),type:(0,chunk_64UBD3TO_js_1.nameOf)(i,(0,chunk_64UBD3TO_js_1.descendantOf)(i,n)?.get("Subtype"))||s||null,embedded:(0,chunk_5G6ARTL5_js_1.
isEmbedded)(i,n),subset:f};this.found.set(JSON.stringify(o),o)}fresh(e){if(e===void 0||!this.visit.first(e))return;let t=this.document.dict(e);if(!(!t||this.seen.
has(t)))return(0,chunk_RFKSFVTF_js_1.isRef)(e)||this.seen.add(t),t}*entries(e,t){let n=e.get(t);if(n===void 0)return;let i=this.fresh(n);i&&(yield*i.values())}};
function plainName(e){let t=Buffer.from(e,"latin1"),n=new TextDecoder().decode(t);return n.includes("�")?e:n}var compare=(e,t)=>e<t?-1:e>t?1:0,isLocked=({security:e})=>e?.
locked===!0,hasCatalog=e=>e.get(e.catalogNumber)instanceof chunk_RFKSFVTF_js_1.Dict,hasAllPages=e=>!isLocked(e)||hasCatalog(e)&&countOf(e)===e.pages.count,pageCountOf=e=>hasAllPages(
e)?e.pages.count:countOf(e)??linearizedPages(e)??null,unlessHidden=(e,t,n)=>n&&isLocked(e)&&hidesObjects(e)?null:t;exports.isLocked=isLocked,exports.pageCountOf=
pageCountOf;async function fontsOf(e){let t=hasCatalog(e)?await fontsInUse(e):[];return unlessHidden(e,t,t.length===0)}async function hasScripts(e){let t=await(0,chunk_A4AXUFJG_js_1.
hasAnyScripts)(e);return unlessHidden(e,t,t===!1)}function countOf(e){let t=e.get(e.catalogNumber),n=(0,chunk_RFKSFVTF_js_1.isDict)(t)?e.resolve(e.dict(t.get("P\
ages"))?.get("Count")):null;return typeof n=="number"&&Number.isInteger(n)&&n>0?n:void 0}function linearizedPages(e){let t=(0,chunk_JY7ZWNR5_js_1.linearizationOf)(
e)?.get("N");return typeof t=="number"&&Number.isInteger(t)&&t>0?t:void 0}function hidesObjects({table:e}){return e.kind.subarray(0,e.size).includes(2)}async function bookmarkCount(e){
let t=0;return await(0,chunk_OC3U6JW6_js_1.walkOutline)(e,n=>{let i=(0,chunk_RFKSFVTF_js_1.isRef)(n)?e.entry(n.number,"Title"):e.dict(n)?.get("Title"),s=e.resolve(
i)instanceof chunk_RFKSFVTF_js_1.Str;return s&&t++,s}),t}async function signatureFacts(e){let t=await(0,chunk_MO4LOFTN_js_1.readFields)(e),{ByteRange:n,Sig:i}=await(0,chunk_QL5KJ65N_js_1.
namedObjects)(e),s=n.length>0?i:[],r=e.resolve(e.dict(e.catalog.get("Perms"))?.get("DocMDP")),a=[],f=new Set,o=(u,l)=>{let c=e.resolve((0,chunk_MO4LOFTN_js_1.inheritedEntry)(
e,u,"V")),p=(0,chunk_RFKSFVTF_js_1.isDict)(c)?c:void 0;p&&f.add(p),a.push(signatureOf(e,(0,chunk_CKDGA5PY_js_1.plainText)(l)||null,p,r))};for(let{dict:u}of t)f.
add(u);for(let{type:u,dict:l,name:c}of(0,chunk_MO4LOFTN_js_1.terminalFields)(t))u==="Sig"&&o(l,c);let h=s.flatMap(u=>{let l=e.get(u);if(!((0,chunk_RFKSFVTF_js_1.
isDict)(l)&&!f.has(l)&&(l.has("T")||(0,chunk_RFKSFVTF_js_1.isName)(l.get("Subtype"),"Widget")))||!(0,chunk_RFKSFVTF_js_1.isName)(e.resolve((0,chunk_MO4LOFTN_js_1.
inheritedEntry)(e,l,"FT")),"Sig"))return[];let c=e.resolve((0,chunk_MO4LOFTN_js_1.inheritedEntry)(e,l,"V"));return(0,chunk_RFKSFVTF_js_1.isDict)(c)&&!f.has(c)?[
{number:u,field:l}]:[]});if(h.length>0){let{live:u}=await(0,chunk_X4D5GQRV_js_1.mark)(e);for(let{number:l,field:c}of h)u[l]===1&&o(c,(0,chunk_MO4LOFTN_js_1.fullName)(
e,c))}let g=e.dict(e.catalog.get("Perms"));for(let u of["UR3","UR"]){let l=e.dict(g?.get(u));l&&a.push({...signatureOf(e,null,l,null),kind:"usage_rights"})}return a}
function signatureOf(e,t,n,i){if(!n)return{field:t,signed:!1,kind:null,subFilter:null,signer:null,date:null};let s=e.resolve(n.get("SubFilter")),r=(0,chunk_RFKSFVTF_js_1.
isName)(e.resolve(n.get("Type")),"DocTimeStamp")||(0,chunk_RFKSFVTF_js_1.isName)(s,"ETSI.RFC3161");return{field:t,signed:!0,kind:r?"timestamp":n===i?"certificat\
ion":"approval",subFilter:s instanceof chunk_RFKSFVTF_js_1.Name?s.text:null,signer:(0,chunk_CKDGA5PY_js_1.readableText)(e.resolve(n.get("Name"))),date:(0,chunk_BHLFBBNU_js_1.
isoDate)((0,chunk_CKDGA5PY_js_1.readableText)(e.resolve(n.get("M")))??"")??null}}var PRECISION=1e3;function sizeOf(e){let{width:t,height:n}=(0,chunk_UGMU44LB_js_1.
viewerSize)(e),i=s=>Math.round(s*e.userUnit*PRECISION)/PRECISION;return{width:i(t),height:i(n)}}function pageSizes({kinds:e,kindOf:t}){let n=new Int32Array(e.length),
i=new Int32Array(e.length);for(let r=t.length-1;r>=0;r--)n[t[r]]++,i[t[r]]=r+1;let s=new Map;for(let[r,a]of e.entries()){let{width:f,height:o}=sizeOf(a),h=`${f}\
 ${o}`,g=s.get(h);g?g.count+=n[r]:s.set(h,{width:f,height:o,count:n[r],firstPage:i[r]})}return[...s.values()]}async function eachPage(e,{kinds:t,kindOf:n}){let i=await(0,chunk_VM5OVVZ7_js_1.
readPageLabels)(e),s=t.map(sizeOf);return Array.from(n,(r,a)=>({...s[r],rotation:t[r].rotation,label:i?labelText(i(a)):null}))}function labelText({style:e,prefix:t,
number:n}){return(t?(0,chunk_CKDGA5PY_js_1.readableText)(t)??"":"")+(0,chunk_VCXK5QWR_js_1.labelNumber)(e,n)}function quietly(e){let t=!1;return{quiet:{...e,onRepaired:()=>{
t=!0}},wasRepaired:()=>t}}async function documentInfo(e,{perPage:t,repaired:n,size:i}){let s=hasCatalog(e),r=await(0,chunk_ETIMQ53U_js_1.xmpOf)(e),a=s&&hasAllPages(
e)?await(0,chunk_O6MMON5G_js_1.walkPages)(e):void 0,f=await fontsOf(e),o=s?await signatureFacts(e):[],h=s?await(0,chunk_OCZMP45Z_js_1.findAttachments)(e):[],g=s?
await bookmarkCount(e):0,{names:u}=await(0,chunk_ETIMQ53U_js_1.claimsOf)(e);return{pageCount:pageCountOf(e),fileSize:i,version:s?e.version:headerVersion(e),...(0,chunk_ETIMQ53U_js_1.
readMetadata)(e,r),pageSizes:a?pageSizes(a):null,locked:isLocked(e),encryption:encryptionFacts(e),permissions:permissionFacts(e),signatures:unlessHidden(e,o,o.length===
0),form:s?await formFacts(e):null,attachments:unlessHidden(e,h.map(({name:l,size:c,mimeType:p,description:_,relationship:w})=>({name:l,size:c,mimeType:p,description:_,
relationship:w})),h.length===0),fonts:f?.map(l=>({...l}))??null,bookmarks:unlessHidden(e,g,g===0),tagged:s?isTagged(e):null,claims:unlessHidden(e,u,u.length===0),
javascript:await hasScripts(e),linearized:(0,chunk_JY7ZWNR5_js_1.linearizationOf)(e)!==void 0,repaired:n,...t?{pages:a?await eachPage(e,a):null}:{}}}async function formFacts(e){
let t=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(e,"AcroForm");if(!t)return null;let n=e.resolve(t.dict.get("XFA"))!==null,i=(0,chunk_MO4LOFTN_js_1.terminalFields)(await(0,chunk_MO4LOFTN_js_1.
readFields)(e)).map(({name:r},a)=>r===""?a:r),s=new Set(i).size;return s===0&&!n?null:{fields:s,xfa:n}}function headerVersion({bytes:e}){return/%PDF-(\d\.\d)/.exec(
(0,chunk_RFKSFVTF_js_1.asBuffer)(e).toString("latin1",0,1032))?.[1]??null}function isTagged(e){return e.resolve((0,chunk_ZDLQTNMB_js_1.catalogEntry)(e,"MarkInfo")?.
dict.get("Marked"))===!0&&(0,chunk_ZDLQTNMB_js_1.catalogEntry)(e,"StructTreeRoot")!==void 0}function encryptionFacts({security:e}){if(!e)return null;let{algorithm:t,
keyBits:n=null,opensWithoutPassword:i}=e;return{algorithm:t?.replace(/^RC4-.*/,"RC4")??null,keyBits:n,opensWithoutPassword:i}}function permissionFacts({security:e}){
let t=new Set(e?(0,chunk_B2YFAM73_js_1.restrictionsOf)(e.permissions):[]),n=e?.revision===2,i=e!==void 0&&e.revision===void 0,s=(r,a)=>i?null:!t.has(n?a:r);return{
allowPrint:s("allow_print","allow_print"),allowPrintHighResolution:s("allow_print_high_resolution","allow_print"),allowChangeContent:s("allow_change_content","a\
llow_change_content"),allowAssembleDocument:s("allow_assemble_document","allow_change_content"),allowCopyContent:s("allow_copy_content","allow_copy_content"),allowAccessibility:s(
"allow_accessibility","allow_copy_content"),allowCommentAndFillForm:s("allow_comment_and_fill_form","allow_comment_and_fill_form"),allowFillForm:s("allow_fill_f\
orm","allow_comment_and_fill_form")}}
