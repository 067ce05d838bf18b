"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.quietly=quietly,exports.documentInfo=documentInfo;const chunk_YV4ZG6DS_js_1=require("./chunk-YV4Z\
G6DS.js"),chunk_VCXK5QWR_js_1=require("./chunk-VCXK5QWR.js"),chunk_FJ5M56S7_js_1=require("./chunk-FJ5M56S7.js"),chunk_5G6ARTL5_js_1=require("./chunk-5G6ARTL5.js"),
chunk_MM2R4PHI_js_1=require("./chunk-MM2R4PHI.js"),chunk_64UBD3TO_js_1=require("./chunk-64UBD3TO.js"),chunk_UGMU44LB_js_1=require("./chunk-UGMU44LB.js"),chunk_FERY4TA5_js_1=require(
"./chunk-FERY4TA5.js"),chunk_C4AGKQS7_js_1=require("./chunk-C4AGKQS7.js"),chunk_LQFT5QZW_js_1=require("./chunk-LQFT5QZW.js"),chunk_OC3U6JW6_js_1=require("./chun\
k-OC3U6JW6.js"),chunk_VM5OVVZ7_js_1=require("./chunk-VM5OVVZ7.js"),chunk_R2D723YH_js_1=require("./chunk-R2D723YH.js"),chunk_ZDLQTNMB_js_1=require("./chunk-ZDLQT\
NMB.js"),chunk_4IHCQ7OE_js_1=require("./chunk-4IHCQ7OE.js"),chunk_BHLFBBNU_js_1=require("./chunk-BHLFBBNU.js"),chunk_2V5N7L43_js_1=require("./chunk-2V5N7L43.js"),
chunk_F5LGGJZ4_js_1=require("./chunk-F5LGGJZ4.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");var FontCollector=class{constructor(e){this.document=e,this.
visit=new chunk_ZDLQTNMB_js_1.Visit(e)}document;visit;seen=new Set;found=new Map;get fonts(){return[...this.found.values()].sort((e,t)=>compare(e.name??"",t.name??
"")||compare(e.type??"",t.type??""))}resources(e){let t=[e];for(;t.length>0;){let n=this.fresh(t.pop());if(n){for(let s of this.entries(n,"Font"))this.font(s,t);
for(let s of["XObject","Pattern"])for(let i of this.entries(n,s))t.push(this.fresh(i)?.get("Resources"));for(let s of this.entries(n,"ExtGState")){let[i]=this.document.
array(this.document.dict(s)?.get("Font"))??[];i!==void 0&&this.font(i,t)}}}}appearances(e){for(let t of this.document.dict(e)?.values()??[]){let n=this.document.
resolve(t);if(n instanceof chunk_RFKSFVTF_js_1.Stream)this.appearance(t);else if(n instanceof chunk_RFKSFVTF_js_1.Dict)for(let s of n.values())this.appearance(s)}}appearance(e){
this.resources(this.fresh(e)?.get("Resources"))}font(e,t){let n=this.fresh(e);if(!n)return;let{document:s}=this,i=(0,chunk_64UBD3TO_js_1.nameOf)(s,n.get("Subtyp\
e"));i==="Type3"&&t.push(n.get("Resources"));let r=(0,chunk_64UBD3TO_js_1.nameOf)(s,n.get("BaseFont"))||(0,chunk_64UBD3TO_js_1.nameOf)(s,(0,chunk_64UBD3TO_js_1.
descriptorOf)(s,n)?.get("FontName")),{name:u,subset:a}=(0,chunk_64UBD3TO_js_1.untagged)(r),c={name:r===""?null:plainName(u),type:(0,chunk_64UBD3TO_js_1.nameOf)(
s,(0,chunk_64UBD3TO_js_1.descendantOf)(s,n)?.get("Subtype"))||i||null,embedded:(0,chunk_5G6ARTL5_js_1.isEmbedded)(s,n),subset:a};this.found.set(JSON.stringify(c),
c)}fresh(e){if(e===void 0||!this.visit.first(e))return;let t=this.document.dict(e);if(!(!t||this.seen.has(t)))return(0,chunk_RFKSFVTF_js_1.isRef)(e)||this.seen.
add(t),t}*entries(e,t){let n=e.get(t);if(n===void 0)return;let s=this.fresh(n);s&&(yield*s.values())}};function plainName(e){let t=Buffer.from(e,"latin1"),n=new TextDecoder().
decode(t);return n.includes("�")?e:n}var compare=(e,t)=>e<t?-1:e>t?1:0;async function bookmarkCount(e){let t=0;return await(0,chunk_OC3U6JW6_js_1.walkOutline)(
e,n=>{let s=(0,chunk_RFKSFVTF_js_1.isRef)(n)?e.entry(n.number,"Title"):e.dict(n)?.get("Title"),i=e.resolve(s)instanceof chunk_RFKSFVTF_js_1.Str;return i&&t++,i}),
t}async function signatureFacts(e,t,n){let s=e.resolve(e.dict(e.catalog.get("Perms"))?.get("DocMDP")),i=[],r=new Set,u=(o,l)=>{let f=e.resolve((0,chunk_R2D723YH_js_1.
inheritedEntry)(e,o,"V")),h=(0,chunk_RFKSFVTF_js_1.isDict)(f)?f:void 0;h&&r.add(h),i.push(signatureOf(e,(0,chunk_C4AGKQS7_js_1.plainText)(l)||null,h,s))};for(let{
dict:o}of t)r.add(o);for(let{type:o,dict:l,name:f}of(0,chunk_R2D723YH_js_1.terminalFields)(t))o==="Sig"&&u(l,f);let a=n.flatMap(o=>{let l=e.get(o);if(!((0,chunk_RFKSFVTF_js_1.
isDict)(l)&&!r.has(l)&&(l.has("T")||(0,chunk_RFKSFVTF_js_1.isName)(l.get("Subtype"),"Widget")))||!(0,chunk_RFKSFVTF_js_1.isName)(e.resolve((0,chunk_R2D723YH_js_1.
inheritedEntry)(e,l,"FT")),"Sig"))return[];let f=e.resolve((0,chunk_R2D723YH_js_1.inheritedEntry)(e,l,"V"));return(0,chunk_RFKSFVTF_js_1.isDict)(f)&&!r.has(f)?[
{number:o,field:l}]:[]});if(a.length>0){let{live:o}=await(0,chunk_4IHCQ7OE_js_1.mark)(e);for(let{number:l,field:f}of a)o[l]===1&&u(f,(0,chunk_R2D723YH_js_1.fullName)(
e,f))}let c=e.dict(e.catalog.get("Perms"));for(let o of["UR3","UR"]){let l=e.dict(c?.get(o));l&&i.push({...signatureOf(e,null,l,null),kind:"usage_rights"})}return i}
function signatureOf(e,t,n,s){if(!n)return{field:t,signed:!1,kind:null,subFilter:null,signer:null,date:null};let i=e.resolve(n.get("SubFilter")),r=(0,chunk_RFKSFVTF_js_1.
isName)(e.resolve(n.get("Type")),"DocTimeStamp")||(0,chunk_RFKSFVTF_js_1.isName)(i,"ETSI.RFC3161");return{field:t,signed:!0,kind:r?"timestamp":n===s?"certificat\
ion":"approval",subFilter:i instanceof chunk_RFKSFVTF_js_1.Name?i.text:null,signer:(0,chunk_C4AGKQS7_js_1.readableText)(e.resolve(n.get("Name"))),date:(0,chunk_BHLFBBNU_js_1.
isoDate)((0,chunk_C4AGKQS7_js_1.readableText)(e.resolve(n.get("M")))??"")??null}}var PRECISION=1e3;function sizeOf(e){let{width:t,height:n}=(0,chunk_UGMU44LB_js_1.
viewerSize)(e),s=i=>Math.round(i*e.userUnit*PRECISION)/PRECISION;return{width:s(t),height:s(n)}}function pageSizes({kinds:e,kindOf:t}){let n=new Int32Array(e.length),
s=new Int32Array(e.length);for(let r=t.length-1;r>=0;r--)n[t[r]]++,s[t[r]]=r+1;let i=new Map;for(let[r,u]of e.entries()){let{width:a,height:c}=sizeOf(u),o=`${a}\
 ${c}`,l=i.get(o);l?l.count+=n[r]:i.set(o,{width:a,height:c,count:n[r],firstPage:s[r]})}return[...i.values()]}async function eachPage(e,{kinds:t,kindOf:n}){let s=await(0,chunk_VM5OVVZ7_js_1.
readPageLabels)(e),i=t.map(sizeOf);return Array.from(n,(r,u)=>({...i[r],rotation:t[r].rotation,label:s?labelText(s(u)):null}))}function labelText({style:e,prefix:t,
number:n}){return(t?(0,chunk_C4AGKQS7_js_1.readableText)(t)??"":"")+(0,chunk_VCXK5QWR_js_1.labelNumber)(e,n)}function quietly(e){let t=!1;return{quiet:{...e,onRepaired:()=>{
t=!0}},wasRepaired:()=>t}}async function documentInfo(e,{perPage:t,repaired:n,size:s}){let i=e.security?.locked===!0,r=e.get(e.catalogNumber)instanceof chunk_RFKSFVTF_js_1.
Dict,u=await(0,chunk_FERY4TA5_js_1.xmpOf)(e),a=r?await(0,chunk_FJ5M56S7_js_1.walkPages)(e):void 0,c=!i||r&&countOf(e)===e.pages.count,o=c?e.pages.count:countOf(
e)??linearizedPages(e),l=await(0,chunk_LQFT5QZW_js_1.objectsWithNames)(e,["AP","JS","EF","ByteRange","Sig"]),f=r?await(0,chunk_R2D723YH_js_1.readFields)(e):[],h=(g,_)=>i&&
_&&hidesObjects(e)?null:g,p=a?await fontsOf(e,a.resources,l.AP):[],d=r?await signatureFacts(e,f,l.ByteRange.length>0?l.Sig:[]):[],w=r?await(0,chunk_YV4ZG6DS_js_1.
findAttachments)(e,l.EF):[],k=r?await bookmarkCount(e):0,j=r?formFacts(e,f):null,y=await(0,chunk_MM2R4PHI_js_1.hasScripts)(e,l.JS)||(r?await(0,chunk_MM2R4PHI_js_1.
hasXfaScripts)(e):!1),v=(0,chunk_FERY4TA5_js_1.readClaims)(e,u).names;return{pageCount:o??null,fileSize:s,version:r?e.version:headerVersion(e),...(0,chunk_FERY4TA5_js_1.
readMetadata)(e,u),pageSizes:a&&c?pageSizes(a):null,locked:i,encryption:encryptionFacts(e),permissions:permissionFacts(e),signatures:h(d,d.length===0),form:j,attachments:h(
w.map(({name:g,size:_,mimeType:b,description:m,relationship:F})=>({name:g,size:_,mimeType:b,description:m,relationship:F})),w.length===0),fonts:h(p.map(g=>({...g})),
p.length===0),bookmarks:h(k,k===0),tagged:r?isTagged(e):null,claims:h(v,v.length===0),javascript:h(y,y===!1),linearized:linearization(e)!==void 0,repaired:n,...t?
{pages:a&&c?await eachPage(e,a):null}:{}}}async function fontsOf(e,t,n){let{job:s,pages:i}=e,r=new FontCollector(e);for(let a of t){r.resources(a);let c=s.pace.
step(100);c&&await c}let u=new Set(n);for(let a=0;n.length>0&&a<i.count;a++){let c=i.number(a);for(let l of e.array(e.entry(c,"Annots"))??[]){let f=(0,chunk_RFKSFVTF_js_1.
isRef)(l)?l.number:-1;(f<0||u.has(f))&&r.appearances(e.dict(l)?.get("AP"))}let o=s.pace.step(1e3);o&&await o}return r.fonts}function formFacts(e,t){let n=(0,chunk_ZDLQTNMB_js_1.
catalogEntry)(e,"AcroForm");if(!n)return null;let s=e.resolve(n.dict.get("XFA"))!==null,i=(0,chunk_R2D723YH_js_1.terminalFields)(t).map(({name:u},a)=>u===""?a:u),
r=new Set(i).size;return r===0&&!s?null:{fields:r,xfa:s}}function countOf(e){let t=e.get(e.catalogNumber),n=(0,chunk_RFKSFVTF_js_1.isDict)(t)?e.resolve(e.dict(t.
get("Pages"))?.get("Count")):null;return typeof n=="number"&&Number.isInteger(n)&&n>0?n:void 0}function linearization(e){let{bytes:t,job:n}=e,s=(0,chunk_RFKSFVTF_js_1.
asBuffer)(t).subarray(0,1024),i=s.indexOf(" obj");if(i<0||!s.includes("/Linearized"))return;let r=new chunk_F5LGGJZ4_js_1.Parser(t,i+4,Math.min(t.length,i+2048),
n.limits.nesting).value();return(0,chunk_RFKSFVTF_js_1.isDict)(r)&&r.has("Linearized")&&r.get("L")===t.length?r:void 0}function linearizedPages(e){let t=linearization(
e)?.get("N");return typeof t=="number"&&Number.isInteger(t)&&t>0?t:void 0}function headerVersion({bytes:e}){return/%PDF-(\d\.\d)/.exec((0,chunk_RFKSFVTF_js_1.asBuffer)(
e).toString("latin1",0,1032))?.[1]??null}function hidesObjects({table:e}){return e.kind.subarray(0,e.size).includes(2)}function isTagged(e){return e.resolve((0,chunk_ZDLQTNMB_js_1.
catalogEntry)(e,"MarkInfo")?.dict.get("Marked"))===!0&&(0,chunk_ZDLQTNMB_js_1.catalogEntry)(e,"StructTreeRoot")!==void 0}function encryptionFacts({security:e}){
if(!e)return null;let{algorithm:t,keyBits:n=null,opensWithoutPassword:s}=e;return{algorithm:t?.replace(/^RC4-.*/,"RC4")??null,keyBits:n,opensWithoutPassword:s}}
function permissionFacts({security:e}){let t=new Set(e?(0,chunk_2V5N7L43_js_1.restrictionsOf)(e.permissions):[]),n=e?.revision===2,s=e!==void 0&&e.revision===void 0,
i=(r,u)=>s?null:!t.has(n?u:r);return{allowPrint:i("allow_print","allow_print"),allowPrintHighResolution:i("allow_print_high_resolution","allow_print"),allowChangeContent:i(
"allow_change_content","allow_change_content"),allowAssembleDocument:i("allow_assemble_document","allow_change_content"),allowCopyContent:i("allow_copy_content",
"allow_copy_content"),allowAccessibility:i("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:i("allow_comment_and_fill_form","allow_comment_an\
d_fill_form"),allowFillForm:i("allow_fill_form","allow_comment_and_fill_form")}}
