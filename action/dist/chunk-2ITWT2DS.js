"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.quietly=quietly,exports.documentInfo=documentInfo;const chunk_3DDTX5PX_js_1=require("./chunk-3DDT\
X5PX.js"),chunk_N4ZTVQO2_js_1=require("./chunk-N4ZTVQO2.js"),chunk_AO6XMSG3_js_1=require("./chunk-AO6XMSG3.js"),chunk_YE7ESM4E_js_1=require("./chunk-YE7ESM4E.js"),
chunk_7UEYW4OP_js_1=require("./chunk-7UEYW4OP.js"),chunk_26A5TTT4_js_1=require("./chunk-26A5TTT4.js"),chunk_QFBZ3AD2_js_1=require("./chunk-QFBZ3AD2.js"),chunk_AIETY6FT_js_1=require(
"./chunk-AIETY6FT.js"),chunk_GR224FTL_js_1=require("./chunk-GR224FTL.js"),chunk_BVHKPD26_js_1=require("./chunk-BVHKPD26.js"),chunk_53F3SXW7_js_1=require("./chun\
k-53F3SXW7.js"),chunk_ZYT6VRSM_js_1=require("./chunk-ZYT6VRSM.js"),chunk_XUOL2YEA_js_1=require("./chunk-XUOL2YEA.js");var FontCollector=class{constructor(e){this.
document=e,this.visit=new chunk_QFBZ3AD2_js_1.Visit(e)}document;visit;seen=new Set;found=new Map;get fonts(){return[...this.found.values()].sort((e,t)=>compare(
e.name??"",t.name??"")||compare(e.type??"",t.type??""))}resources(e){let t=[e];for(;t.length>0;){let n=this.fresh(t.pop());if(n){for(let r of this.entries(n,"Fo\
nt"))this.font(r,t);for(let r of["XObject","Pattern"])for(let i of this.entries(n,r))t.push(this.fresh(i)?.get("Resources"));for(let r of this.entries(n,"ExtGSt\
ate")){let[i]=this.document.array(this.document.dict(r)?.get("Font"))??[];i!==void 0&&this.font(i,t)}}}}appearances(e){for(let t of this.document.dict(e)?.values()??
[]){let n=this.document.resolve(t);if(n instanceof chunk_XUOL2YEA_js_1.Stream)this.appearance(t);else if(n instanceof chunk_XUOL2YEA_js_1.Dict)for(let r of n.values())
this.appearance(r)}}appearance(e){this.resources(this.fresh(e)?.get("Resources"))}font(e,t){let n=this.fresh(e);if(!n)return;let{document:r}=this,i=nameOf(r,n.get(
"Subtype")),[s]=r.array(n.get("DescendantFonts"))??[],a=i==="Type0"?r.dict(s):void 0;i==="Type3"&&t.push(n.get("Resources"));let l=r.dict((a??n).get("FontDescri\
ptor")),f=nameOf(r,n.get("BaseFont"))??nameOf(r,l?.get("FontName")),h=/^[A-Z]{6}\+(?=.)/.exec(f??""),u=["FontFile","FontFile2","FontFile3"].some(c=>r.resolve(l?.
get(c))instanceof chunk_XUOL2YEA_js_1.Stream),o={name:f===void 0?null:plainName(f.slice(h?.[0].length??0)),type:(a&&nameOf(r,a.get("Subtype")))??i??null,embedded:i===
"Type3"||u,subset:h!==null};this.found.set(JSON.stringify(o),o)}fresh(e){if(e===void 0||!this.visit.first(e))return;let t=this.document.dict(e);if(!(!t||this.seen.
has(t)))return(0,chunk_XUOL2YEA_js_1.isRef)(e)||this.seen.add(t),t}*entries(e,t){let n=e.get(t);if(n===void 0)return;let r=this.fresh(n);r&&(yield*r.values())}};
function nameOf(e,t){let n=e.resolve(t);return n instanceof chunk_XUOL2YEA_js_1.Name&&n.text!==""?n.text:void 0}function plainName(e){let t=Buffer.from(e,"latin\
1"),n=new TextDecoder().decode(t);return n.includes("�")?e:n}var compare=(e,t)=>e<t?-1:e>t?1:0;function formFacts(e,t){let n=(0,chunk_QFBZ3AD2_js_1.catalogEntry)(
e,"AcroForm");if(!n)return null;let r=e.resolve(n.dict.get("XFA"))!==null,i=namesOfFields(e,t).size;return i===0&&!r?null:{fields:i,xfa:r}}function namesOfFields(e,t){
let n=parentsOf(t),r=new Set;for(let[i,s]of t.entries())!s.dict.has("T")&&s.parent!==void 0||n.has(s)||r.add(fullName(e,s.dict)||`${i}`);return r}function parentsOf(e){
return new Set(e.flatMap(({dict:t,parent:n})=>n&&t.has("T")?[n]:[]))}var MAXIMUM_DEPTH=100;function fullName(e,t){let n=[],r=t;for(let i=0;r&&i<MAXIMUM_DEPTH;i++){
let s=(0,chunk_GR224FTL_js_1.textOf)(e.resolve(r.get("T")));s!==null&&n.unshift(s),r=e.dict(r.get("Parent"))}return n.join(".")}async function signatureFacts(e,t,n){
let r=e.resolve(e.dict(e.catalog.get("Perms"))?.get("DocMDP")),i=[],s=new Set,a=u=>{let o=e.resolve((0,chunk_N4ZTVQO2_js_1.inheritedEntry)(e,u,"V")),c=(0,chunk_XUOL2YEA_js_1.
isDict)(o)?o:void 0;c&&s.add(c),i.push(signatureOf(e,fullName(e,u)||null,c,r))},l=parentsOf(t);for(let u of t){let{type:o,dict:c,parent:g}=u;s.add(c),o==="Sig"&&
!l.has(u)&&(c.has("T")||g===void 0)&&a(c)}let f=n.flatMap(u=>{let o=e.get(u);if(!((0,chunk_XUOL2YEA_js_1.isDict)(o)&&!s.has(o)&&(o.has("T")||(0,chunk_XUOL2YEA_js_1.
isName)(o.get("Subtype"),"Widget")))||!(0,chunk_XUOL2YEA_js_1.isName)(e.resolve((0,chunk_N4ZTVQO2_js_1.inheritedEntry)(e,o,"FT")),"Sig"))return[];let c=e.resolve(
(0,chunk_N4ZTVQO2_js_1.inheritedEntry)(e,o,"V"));return(0,chunk_XUOL2YEA_js_1.isDict)(c)&&!s.has(c)?[{number:u,field:o}]:[]});if(f.length>0){let{live:u}=await(0,chunk_53F3SXW7_js_1.
mark)(e);for(let{number:o,field:c}of f)u[o]===1&&a(c)}let h=e.dict(e.catalog.get("Perms"));for(let u of["UR3","UR"]){let o=e.dict(h?.get(u));o&&i.push({...signatureOf(
e,null,o,null),kind:"usage_rights"})}return i}function signatureOf(e,t,n,r){if(!n)return{field:t,signed:!1,kind:null,subFilter:null,signer:null,date:null};let i=e.
resolve(n.get("SubFilter")),s=(0,chunk_XUOL2YEA_js_1.isName)(e.resolve(n.get("Type")),"DocTimeStamp")||(0,chunk_XUOL2YEA_js_1.isName)(i,"ETSI.RFC3161");return{field:t,
signed:!0,kind:s?"timestamp":n===r?"certification":"approval",subFilter:i instanceof chunk_XUOL2YEA_js_1.Name?i.text:null,signer:(0,chunk_GR224FTL_js_1.textOf)(
e.resolve(n.get("Name"))),date:(0,chunk_AIETY6FT_js_1.isoDate)((0,chunk_GR224FTL_js_1.textOf)(e.resolve(n.get("M")))??"")??null}}async function bookmarkCount(e){
let t=(0,chunk_QFBZ3AD2_js_1.catalogEntry)(e,"Outlines"),n=new chunk_QFBZ3AD2_js_1.Visit(e),r=[t?.dict.get("First")],i=0;for(;r.length>0;){let s=r.pop();if(s===
void 0||!n.first(s))continue;let a=(0,chunk_XUOL2YEA_js_1.isRef)(s)?s.number:-1,l=h=>a>=0?e.entry(a,h):e.dict(s)?.get(h);if(!(e.resolve(l("Title"))instanceof chunk_XUOL2YEA_js_1.
Str))continue;i++,r.push(l("Next"),l("First"));let f=e.job.pace.step(300);f&&await f}return i}async function hasScripts(e,t){let n=t.filter(i=>(0,chunk_BVHKPD26_js_1.
someDict)(e.get(i),s=>{let a=e.resolve(s.get("S"));return(!s.has("S")||(0,chunk_XUOL2YEA_js_1.isName)(a,"JavaScript")||(0,chunk_XUOL2YEA_js_1.isName)(a,"Renditi\
on"))&&e.resolve(s.get("JS"))!==null}));if(n.length===0)return!1;let{live:r}=await(0,chunk_53F3SXW7_js_1.mark)(e);return n.some(i=>r[i]===1)}var PRECISION=1e3;function sizeOf(e){
let{width:t,height:n}=(0,chunk_7UEYW4OP_js_1.viewerSize)(e),r=i=>Math.round(i*e.userUnit*PRECISION)/PRECISION;return{width:r(t),height:r(n)}}function pageSizes({
kinds:e,kindOf:t}){let n=new Int32Array(e.length),r=new Int32Array(e.length);for(let s=t.length-1;s>=0;s--)n[t[s]]++,r[t[s]]=s+1;let i=new Map;for(let[s,a]of e.
entries()){let{width:l,height:f}=sizeOf(a),h=`${l} ${f}`,u=i.get(h);u?u.count+=n[s]:i.set(h,{width:l,height:f,count:n[s],firstPage:r[s]})}return[...i.values()]}
function eachPage(e,{kinds:t,kindOf:n}){let r=(0,chunk_AO6XMSG3_js_1.readPageLabels)(e),i=t.map(sizeOf);return Array.from(n,(s,a)=>({...i[s],rotation:t[s].rotation,
label:r?labelText(r(a)):null}))}function labelText({style:e,prefix:t,number:n}){return(t?(0,chunk_GR224FTL_js_1.textOf)(t)??"":"")+(0,chunk_3DDTX5PX_js_1.labelNumber)(
e,n)}var GEOMETRY=["MediaBox","CropBox","Rotate","UserUnit"];async function walkPages(e){let{pages:t,job:n}=e,r=[],i=new Map,s=new Int32Array(t.count),a=new Set,
l=new Span(GEOMETRY),f=new Span(["Resources"]),h=-1,u;for(let o=0;o<t.count;o++){let c=t.number(o),g=e.place(c),p=e.entriesOf(c),_=t.inheritedBy(o),w=_===u;if(u=
_,!(g&&p?l.take(g.bytes,p):l.forget())||!w){let d=(0,chunk_YE7ESM4E_js_1.geometryOf)(e,o),v=`${d.box.join(" ")} ${d.rotation} ${d.userUnit}`;h=i.get(v)??r.push(
d)-1,i.set(v,h)}s[o]=h,(!(g&&p?f.take(g.bytes,p):f.forget())||!w)&&a.add(t.attribute(o,"Resources"));let b=n.pace.step(300);b&&await b}return{kinds:r,kindOf:s,resources:a}}
var Span=class{constructor(e){this.keys=e,this.from=new Int32Array(e.length),this.to=new Int32Array(e.length)}keys;bytes;from;to;forget(){return this.bytes=void 0,
!1}take(e,t){let{from:n,to:r}=this,i=this.bytes,s=i!==void 0;for(let a=0;a<this.keys.length;a++){let l=t.find(e,this.keys[a]),f=l<0?0:t.at[l+2],h=l<0?0:t.at[l+3];
s&&=sameBytes(i,n[a],r[a],e,f,h),n[a]=f,r[a]=h}return this.bytes=e,s}};function sameBytes(e,t,n,r,i,s){if(n-t!==s-i)return!1;for(let a=t,l=i;a<n;a++,l++)if(e[a]!==
r[l])return!1;return!0}function quietly(e){let t=!1;return{quiet:{...e,onRepaired:()=>{t=!0}},wasRepaired:()=>t}}async function documentInfo(e,{perPage:t,repaired:n,
size:r}){let i=e.security?.locked===!0,s=e.get(e.catalogNumber)instanceof chunk_XUOL2YEA_js_1.Dict,a=await(0,chunk_AIETY6FT_js_1.xmpOf)(e),l=s?await walkPages(e):
void 0,f=!i||s&&countOf(e)===e.pages.count,h=f?e.pages.count:countOf(e)??linearizedPages(e),u=await(0,chunk_GR224FTL_js_1.objectsWithNames)(e,["AP","JS","EF","B\
yteRange","Sig"]),o=s?(0,chunk_N4ZTVQO2_js_1.readFields)(e):[],c=(y,k)=>i&&k&&hidesObjects(e)?null:y,g=l?await fontsOf(e,l.resources,u.AP):[],p=s?await signatureFacts(
e,o,u.ByteRange.length>0?u.Sig:[]):[],_=s?await(0,chunk_26A5TTT4_js_1.findAttachments)(e,u.EF):[],w=s?await bookmarkCount(e):0,b=s?formFacts(e,o):null,d=await hasScripts(
e,u.JS),v=(0,chunk_AIETY6FT_js_1.readClaims)(e,a);return{pageCount:h??null,fileSize:r,version:s?e.version:headerVersion(e),...(0,chunk_AIETY6FT_js_1.readMetadata)(
e,a),pageSizes:l&&f?pageSizes(l):null,locked:i,encryption:encryptionFacts(e),permissions:permissionFacts(e),signatures:c(p,p.length===0),form:b,attachments:c(_.
map(({name:y,size:k,mimeType:m,description:S,relationship:F})=>({name:y,size:k,mimeType:m,description:S,relationship:F})),_.length===0),fonts:c(g.map(y=>({...y})),
g.length===0),bookmarks:c(w,w===0),tagged:s?isTagged(e):null,claims:c(v,v.length===0),javascript:c(d,!d),linearized:linearization(e)!==void 0,repaired:n,...t?{pages:l&&
f?eachPage(e,l):null}:{}}}async function fontsOf(e,t,n){let{job:r,pages:i}=e,s=new FontCollector(e);for(let l of t){s.resources(l);let f=r.pace.step(100);f&&await f}
let a=new Set(n);for(let l=0;n.length>0&&l<i.count;l++){let f=i.number(l);for(let u of e.array(e.entry(f,"Annots"))??[]){let o=(0,chunk_XUOL2YEA_js_1.isRef)(u)?
u.number:-1;(o<0||a.has(o))&&s.appearances(e.dict(u)?.get("AP"))}let h=r.pace.step(1e3);h&&await h}return s.fonts}function countOf(e){let t=e.get(e.catalogNumber),
n=(0,chunk_XUOL2YEA_js_1.isDict)(t)?e.resolve(e.dict(t.get("Pages"))?.get("Count")):null;return typeof n=="number"&&Number.isInteger(n)&&n>0?n:void 0}function linearization(e){
let{bytes:t,job:n}=e,r=(0,chunk_XUOL2YEA_js_1.asBuffer)(t).subarray(0,1024),i=r.indexOf(" obj");if(i<0||!r.includes("/Linearized"))return;let s=new chunk_ZYT6VRSM_js_1.
Parser(t,i+4,Math.min(t.length,i+2048),n.limits.nesting).value();return(0,chunk_XUOL2YEA_js_1.isDict)(s)&&s.has("Linearized")&&s.get("L")===t.length?s:void 0}function linearizedPages(e){
let t=linearization(e)?.get("N");return typeof t=="number"&&Number.isInteger(t)&&t>0?t:void 0}function headerVersion({bytes:e}){return/%PDF-(\d\.\d)/.exec((0,chunk_XUOL2YEA_js_1.
asBuffer)(e).toString("latin1",0,1032))?.[1]??null}function hidesObjects({table:e}){return e.kind.subarray(0,e.size).includes(2)}function isTagged(e){return e.resolve(
(0,chunk_QFBZ3AD2_js_1.catalogEntry)(e,"MarkInfo")?.dict.get("Marked"))===!0&&(0,chunk_QFBZ3AD2_js_1.catalogEntry)(e,"StructTreeRoot")!==void 0}function encryptionFacts({
security:e}){if(!e)return null;let{algorithm:t,keyBits:n=null,opensWithoutPassword:r}=e;return{algorithm:t?.replace(/^RC4-.*/,"RC4")??null,keyBits:n,opensWithoutPassword:r}}
function permissionFacts({security:e}){let t=new Set(e?(0,chunk_ZYT6VRSM_js_1.restrictionsOf)(e.permissions):[]),n=e?.revision===2,r=e!==void 0&&e.revision===void 0,
i=(s,a)=>r?null:!t.has(n?a:s);return{allowPrint:i("allow_print","allow_print"),allowPrintHighResolution:i("allow_print_high_resolution","allow_print"),allowChangeContent:i(
"allow_change_content","allow_change_content"),allowAssembleDocument:i("allow_assemble_document","allow_change_content"),allowCopyContent:i("allow_copy_content",
"allow_copy_content"),allowAccessibility:i("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:i("allow_comment_and_fill_form","allow_comment_an\
d_fill_form"),allowFillForm:i("allow_fill_form","allow_comment_and_fill_form")}}
