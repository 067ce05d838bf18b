"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.quietly=quietly,exports.documentInfo=documentInfo;const chunk_Q52XLMFS_js_1=require("./chunk-Q52X\
LMFS.js"),chunk_3DDTX5PX_js_1=require("./chunk-3DDTX5PX.js"),chunk_IT5MBMRR_js_1=require("./chunk-IT5MBMRR.js"),chunk_SCC256O5_js_1=require("./chunk-SCC256O5.js"),
chunk_Y4BUPKBL_js_1=require("./chunk-Y4BUPKBL.js"),chunk_C4B52HK6_js_1=require("./chunk-C4B52HK6.js"),chunk_YE7ESM4E_js_1=require("./chunk-YE7ESM4E.js"),chunk_7UEYW4OP_js_1=require(
"./chunk-7UEYW4OP.js"),chunk_Y6XK6ZWX_js_1=require("./chunk-Y6XK6ZWX.js"),chunk_QTFDI5VD_js_1=require("./chunk-QTFDI5VD.js"),chunk_KETWMNRW_js_1=require("./chun\
k-KETWMNRW.js"),chunk_IAAO25DC_js_1=require("./chunk-IAAO25DC.js"),chunk_EE63N2TD_js_1=require("./chunk-EE63N2TD.js");var FontCollector=class{constructor(e){this.
document=e,this.visit=new chunk_Y6XK6ZWX_js_1.Visit(e)}document;visit;seen=new Set;found=new Map;get fonts(){return[...this.found.values()].sort((e,t)=>compare(
e.name??"",t.name??"")||compare(e.type??"",t.type??""))}resources(e){let t=[e];for(;t.length>0;){let n=this.fresh(t.pop());if(n){for(let r of this.entries(n,"Fo\
nt"))this.font(r,t);for(let r of["XObject","Pattern"])for(let s of this.entries(n,r))t.push(this.fresh(s)?.get("Resources"));for(let r of this.entries(n,"ExtGSt\
ate")){let[s]=this.document.array(this.document.dict(r)?.get("Font"))??[];s!==void 0&&this.font(s,t)}}}}appearances(e){for(let t of this.document.dict(e)?.values()??
[]){let n=this.document.resolve(t);if(n instanceof chunk_EE63N2TD_js_1.Stream)this.appearance(t);else if(n instanceof chunk_EE63N2TD_js_1.Dict)for(let r of n.values())
this.appearance(r)}}appearance(e){this.resources(this.fresh(e)?.get("Resources"))}font(e,t){let n=this.fresh(e);if(!n)return;let{document:r}=this,s=nameOf(r,n.get(
"Subtype")),[i]=r.array(n.get("DescendantFonts"))??[],a=s==="Type0"?r.dict(i):void 0;s==="Type3"&&t.push(n.get("Resources"));let o=r.dict((a??n).get("FontDescri\
ptor")),l=nameOf(r,n.get("BaseFont"))??nameOf(r,o?.get("FontName")),u=/^[A-Z]{6}\+(?=.)/.exec(l??""),c=["FontFile","FontFile2","FontFile3"].some(h=>r.resolve(o?.
get(h))instanceof chunk_EE63N2TD_js_1.Stream),f={name:l===void 0?null:plainName(l.slice(u?.[0].length??0)),type:(a&&nameOf(r,a.get("Subtype")))??s??null,embedded:s===
"Type3"||c,subset:u!==null};this.found.set(JSON.stringify(f),f)}fresh(e){if(e===void 0||!this.visit.first(e))return;let t=this.document.dict(e);if(!(!t||this.seen.
has(t)))return(0,chunk_EE63N2TD_js_1.isRef)(e)||this.seen.add(t),t}*entries(e,t){let n=e.get(t);if(n===void 0)return;let r=this.fresh(n);r&&(yield*r.values())}};
function nameOf(e,t){let n=e.resolve(t);return n instanceof chunk_EE63N2TD_js_1.Name&&n.text!==""?n.text:void 0}function plainName(e){let t=Buffer.from(e,"latin\
1"),n=new TextDecoder().decode(t);return n.includes("�")?e:n}var compare=(e,t)=>e<t?-1:e>t?1:0,PRECISION=1e3;function sizeOf(e){let{width:t,height:n}=(0,chunk_7UEYW4OP_js_1.
viewerSize)(e),r=s=>Math.round(s*e.userUnit*PRECISION)/PRECISION;return{width:r(t),height:r(n)}}function pageSizes({kinds:e,kindOf:t}){let n=new Int32Array(e.length),
r=new Int32Array(e.length);for(let i=t.length-1;i>=0;i--)n[t[i]]++,r[t[i]]=i+1;let s=new Map;for(let[i,a]of e.entries()){let{width:o,height:l}=sizeOf(a),u=`${o}\
 ${l}`,c=s.get(u);c?c.count+=n[i]:s.set(u,{width:o,height:l,count:n[i],firstPage:r[i]})}return[...s.values()]}async function eachPage(e,{kinds:t,kindOf:n}){let r=await(0,chunk_SCC256O5_js_1.
readPageLabels)(e),s=t.map(sizeOf);return Array.from(n,(i,a)=>({...s[i],rotation:t[i].rotation,label:r?labelText(r(a)):null}))}function labelText({style:e,prefix:t,
number:n}){return(t?(0,chunk_KETWMNRW_js_1.textOf)(t)??"":"")+(0,chunk_3DDTX5PX_js_1.labelNumber)(e,n)}var GEOMETRY=["MediaBox","CropBox","Rotate","UserUnit"];async function walkPages(e){
let{pages:t,job:n}=e,r=[],s=new Map,i=new Int32Array(t.count),a=new Set,o=new Span(GEOMETRY),l=new Span(["Resources"]),u=-1,c;for(let f=0;f<t.count;f++){let h=t.
number(f),g=e.place(h),p=e.entriesOf(h),d=t.inheritedBy(f),w=d===c;if(c=d,!(g&&p?o.take(g.bytes,p):o.forget())||!w){let _=(0,chunk_YE7ESM4E_js_1.geometryOf)(e,f),
y=`${_.box.join(" ")} ${_.rotation} ${_.userUnit}`;u=s.get(y)??r.push(_)-1,s.set(y,u)}i[f]=u,(!(g&&p?l.take(g.bytes,p):l.forget())||!w)&&a.add(t.attribute(f,"Re\
sources"));let k=n.pace.step(300);k&&await k}return{kinds:r,kindOf:i,resources:a}}var Span=class{constructor(e){this.keys=e,this.from=new Int32Array(e.length),this.
to=new Int32Array(e.length)}keys;bytes;from;to;forget(){return this.bytes=void 0,!1}take(e,t){let{from:n,to:r}=this,s=this.bytes,i=s!==void 0;for(let a=0;a<this.
keys.length;a++){let o=t.find(e,this.keys[a]),l=o<0?0:t.at[o+2],u=o<0?0:t.at[o+3];i&&=sameBytes(s,n[a],r[a],e,l,u),n[a]=l,r[a]=u}return this.bytes=e,i}};function sameBytes(e,t,n,r,s,i){
if(n-t!==i-s)return!1;for(let a=t,o=s;a<n;a++,o++)if(e[a]!==r[o])return!1;return!0}function quietly(e){let t=!1;return{quiet:{...e,onRepaired:()=>{t=!0}},wasRepaired:()=>t}}
async function documentInfo(e,{perPage:t,repaired:n,size:r}){let s=e.security?.locked===!0,i=e.get(e.catalogNumber)instanceof chunk_EE63N2TD_js_1.Dict,a=await(0,chunk_QTFDI5VD_js_1.
xmpOf)(e),o=i?await walkPages(e):void 0,l=!s||i&&countOf(e)===e.pages.count,u=l?e.pages.count:countOf(e)??linearizedPages(e),c=await(0,chunk_C4B52HK6_js_1.objectsWithNames)(
e,["AP","JS","EF","ByteRange","Sig"]),f=i?(0,chunk_IT5MBMRR_js_1.readFields)(e):[],h=(m,b)=>s&&b&&hidesObjects(e)?null:m,g=o?await fontsOf(e,o.resources,c.AP):[],
p=i?await(0,chunk_Q52XLMFS_js_1.signatureFacts)(e,f,c.ByteRange.length>0?c.Sig:[]):[],d=i?await(0,chunk_Y4BUPKBL_js_1.findAttachments)(e,c.EF):[],w=i?await(0,chunk_Q52XLMFS_js_1.
bookmarkCount)(e):0,k=i?(0,chunk_Q52XLMFS_js_1.formFacts)(e,f):null,_=await(0,chunk_Q52XLMFS_js_1.hasScripts)(e,c.JS)||(i?await(0,chunk_Q52XLMFS_js_1.hasXfaScripts)(
e):!1),y=(0,chunk_QTFDI5VD_js_1.readClaims)(e,a);return{pageCount:u??null,fileSize:r,version:i?e.version:headerVersion(e),...(0,chunk_QTFDI5VD_js_1.readMetadata)(
e,a),pageSizes:o&&l?pageSizes(o):null,locked:s,encryption:encryptionFacts(e),permissions:permissionFacts(e),signatures:h(p,p.length===0),form:k,attachments:h(d.
map(({name:m,size:b,mimeType:v,description:j,relationship:S})=>({name:m,size:b,mimeType:v,description:j,relationship:S})),d.length===0),fonts:h(g.map(m=>({...m})),
g.length===0),bookmarks:h(w,w===0),tagged:i?isTagged(e):null,claims:h(y,y.length===0),javascript:h(_,_===!1),linearized:linearization(e)!==void 0,repaired:n,...t?
{pages:o&&l?await eachPage(e,o):null}:{}}}async function fontsOf(e,t,n){let{job:r,pages:s}=e,i=new FontCollector(e);for(let o of t){i.resources(o);let l=r.pace.
step(100);l&&await l}let a=new Set(n);for(let o=0;n.length>0&&o<s.count;o++){let l=s.number(o);for(let c of e.array(e.entry(l,"Annots"))??[]){let f=(0,chunk_EE63N2TD_js_1.
isRef)(c)?c.number:-1;(f<0||a.has(f))&&i.appearances(e.dict(c)?.get("AP"))}let u=r.pace.step(1e3);u&&await u}return i.fonts}function countOf(e){let t=e.get(e.catalogNumber),
n=(0,chunk_EE63N2TD_js_1.isDict)(t)?e.resolve(e.dict(t.get("Pages"))?.get("Count")):null;return typeof n=="number"&&Number.isInteger(n)&&n>0?n:void 0}function linearization(e){
let{bytes:t,job:n}=e,r=(0,chunk_EE63N2TD_js_1.asBuffer)(t).subarray(0,1024),s=r.indexOf(" obj");if(s<0||!r.includes("/Linearized"))return;let i=new chunk_IAAO25DC_js_1.
Parser(t,s+4,Math.min(t.length,s+2048),n.limits.nesting).value();return(0,chunk_EE63N2TD_js_1.isDict)(i)&&i.has("Linearized")&&i.get("L")===t.length?i:void 0}function linearizedPages(e){
let t=linearization(e)?.get("N");return typeof t=="number"&&Number.isInteger(t)&&t>0?t:void 0}function headerVersion({bytes:e}){return/%PDF-(\d\.\d)/.exec((0,chunk_EE63N2TD_js_1.
asBuffer)(e).toString("latin1",0,1032))?.[1]??null}function hidesObjects({table:e}){return e.kind.subarray(0,e.size).includes(2)}function isTagged(e){return e.resolve(
(0,chunk_Y6XK6ZWX_js_1.catalogEntry)(e,"MarkInfo")?.dict.get("Marked"))===!0&&(0,chunk_Y6XK6ZWX_js_1.catalogEntry)(e,"StructTreeRoot")!==void 0}function encryptionFacts({
security:e}){if(!e)return null;let{algorithm:t,keyBits:n=null,opensWithoutPassword:r}=e;return{algorithm:t?.replace(/^RC4-.*/,"RC4")??null,keyBits:n,opensWithoutPassword:r}}
function permissionFacts({security:e}){let t=new Set(e?(0,chunk_IAAO25DC_js_1.restrictionsOf)(e.permissions):[]),n=e?.revision===2,r=e!==void 0&&e.revision===void 0,
s=(i,a)=>r?null:!t.has(n?a:i);return{allowPrint:s("allow_print","allow_print"),allowPrintHighResolution:s("allow_print_high_resolution","allow_print"),allowChangeContent:s(
"allow_change_content","allow_change_content"),allowAssembleDocument:s("allow_assemble_document","allow_change_content"),allowCopyContent:s("allow_copy_content",
"allow_copy_content"),allowAccessibility:s("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:s("allow_comment_and_fill_form","allow_comment_an\
d_fill_form"),allowFillForm:s("allow_fill_form","allow_comment_and_fill_form")}}
