"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.quietly=quietly,exports.documentInfo=documentInfo;const chunk_NWQ4ZU35_js_1=require("./chunk-NWQ4\
ZU35.js"),chunk_VCXK5QWR_js_1=require("./chunk-VCXK5QWR.js"),chunk_Z6ZLDF2K_js_1=require("./chunk-Z6ZLDF2K.js"),chunk_P7F3Z236_js_1=require("./chunk-P7F3Z236.js"),
chunk_CJWZ2MPQ_js_1=require("./chunk-CJWZ2MPQ.js"),chunk_HZKJGLY4_js_1=require("./chunk-HZKJGLY4.js"),chunk_UGMU44LB_js_1=require("./chunk-UGMU44LB.js"),chunk_4JDW4YES_js_1=require(
"./chunk-4JDW4YES.js"),chunk_FEIBPAGL_js_1=require("./chunk-FEIBPAGL.js"),chunk_6KYCWYWW_js_1=require("./chunk-6KYCWYWW.js"),chunk_GQI45M34_js_1=require("./chun\
k-GQI45M34.js"),chunk_XIKURTNM_js_1=require("./chunk-XIKURTNM.js"),chunk_KILDAFVP_js_1=require("./chunk-KILDAFVP.js"),chunk_34KNI3QJ_js_1=require("./chunk-34KNI\
3QJ.js"),chunk_3PFJRMBL_js_1=require("./chunk-3PFJRMBL.js"),chunk_WRDHS3QY_js_1=require("./chunk-WRDHS3QY.js"),chunk_HEXSKBOQ_js_1=require("./chunk-HEXSKBOQ.js"),
chunk_3MJCCXWL_js_1=require("./chunk-3MJCCXWL.js"),chunk_IDQUK5WO_js_1=require("./chunk-IDQUK5WO.js");var FontCollector=class{constructor(e){this.document=e,this.
visit=new chunk_34KNI3QJ_js_1.Visit(e)}document;visit;seen=new Set;found=new Map;get fonts(){return[...this.found.values()].sort((e,t)=>compare(e.name??"",t.name??
"")||compare(e.type??"",t.type??""))}resources(e){let t=[e];for(;t.length>0;){let n=this.fresh(t.pop());if(n){for(let s of this.entries(n,"Font"))this.font(s,t);
for(let s of["XObject","Pattern"])for(let r of this.entries(n,s))t.push(this.fresh(r)?.get("Resources"));for(let s of this.entries(n,"ExtGState")){let[r]=this.document.
array(this.document.dict(s)?.get("Font"))??[];r!==void 0&&this.font(r,t)}}}}appearances(e){for(let t of this.document.dict(e)?.values()??[]){let n=this.document.
resolve(t);if(n instanceof chunk_IDQUK5WO_js_1.Stream)this.appearance(t);else if(n instanceof chunk_IDQUK5WO_js_1.Dict)for(let s of n.values())this.appearance(s)}}appearance(e){
this.resources(this.fresh(e)?.get("Resources"))}font(e,t){let n=this.fresh(e);if(!n)return;let{document:s}=this,r=(0,chunk_HZKJGLY4_js_1.nameOf)(s,n.get("Subtyp\
e"));r==="Type3"&&t.push(n.get("Resources"));let i=(0,chunk_HZKJGLY4_js_1.nameOf)(s,n.get("BaseFont"))||(0,chunk_HZKJGLY4_js_1.nameOf)(s,(0,chunk_HZKJGLY4_js_1.
descriptorOf)(s,n)?.get("FontName")),{name:a,subset:l}=(0,chunk_HZKJGLY4_js_1.untagged)(i),f={name:i===""?null:plainName(a),type:(0,chunk_HZKJGLY4_js_1.nameOf)(
s,(0,chunk_HZKJGLY4_js_1.descendantOf)(s,n)?.get("Subtype"))||r||null,embedded:(0,chunk_Z6ZLDF2K_js_1.isEmbedded)(s,n),subset:l};this.found.set(JSON.stringify(f),
f)}fresh(e){if(e===void 0||!this.visit.first(e))return;let t=this.document.dict(e);if(!(!t||this.seen.has(t)))return(0,chunk_IDQUK5WO_js_1.isRef)(e)||this.seen.
add(t),t}*entries(e,t){let n=e.get(t);if(n===void 0)return;let s=this.fresh(n);s&&(yield*s.values())}};function plainName(e){let t=Buffer.from(e,"latin1"),n=new TextDecoder().
decode(t);return n.includes("�")?e:n}var compare=(e,t)=>e<t?-1:e>t?1:0;async function bookmarkCount(e){let t=0;return await(0,chunk_GQI45M34_js_1.walkOutline)(
e,n=>{let s=(0,chunk_IDQUK5WO_js_1.isRef)(n)?e.entry(n.number,"Title"):e.dict(n)?.get("Title"),r=e.resolve(s)instanceof chunk_IDQUK5WO_js_1.Str;return r&&t++,r}),
t}async function signatureFacts(e,t,n){let s=e.resolve(e.dict(e.catalog.get("Perms"))?.get("DocMDP")),r=[],i=new Set,a=(u,o)=>{let c=e.resolve((0,chunk_KILDAFVP_js_1.
inheritedEntry)(e,u,"V")),h=(0,chunk_IDQUK5WO_js_1.isDict)(c)?c:void 0;h&&i.add(h),r.push(signatureOf(e,(0,chunk_FEIBPAGL_js_1.plainText)(o)||null,h,s))};for(let{
dict:u}of t)i.add(u);for(let{type:u,dict:o,name:c}of(0,chunk_KILDAFVP_js_1.terminalFields)(t))u==="Sig"&&a(o,c);let l=n.flatMap(u=>{let o=e.get(u);if(!((0,chunk_IDQUK5WO_js_1.
isDict)(o)&&!i.has(o)&&(o.has("T")||(0,chunk_IDQUK5WO_js_1.isName)(o.get("Subtype"),"Widget")))||!(0,chunk_IDQUK5WO_js_1.isName)(e.resolve((0,chunk_KILDAFVP_js_1.
inheritedEntry)(e,o,"FT")),"Sig"))return[];let c=e.resolve((0,chunk_KILDAFVP_js_1.inheritedEntry)(e,o,"V"));return(0,chunk_IDQUK5WO_js_1.isDict)(c)&&!i.has(c)?[
{number:u,field:o}]:[]});if(l.length>0){let{live:u}=await(0,chunk_3PFJRMBL_js_1.mark)(e);for(let{number:o,field:c}of l)u[o]===1&&a(c,(0,chunk_KILDAFVP_js_1.fullName)(
e,c))}let f=e.dict(e.catalog.get("Perms"));for(let u of["UR3","UR"]){let o=e.dict(f?.get(u));o&&r.push({...signatureOf(e,null,o,null),kind:"usage_rights"})}return r}
function signatureOf(e,t,n,s){if(!n)return{field:t,signed:!1,kind:null,subFilter:null,signer:null,date:null};let r=e.resolve(n.get("SubFilter")),i=(0,chunk_IDQUK5WO_js_1.
isName)(e.resolve(n.get("Type")),"DocTimeStamp")||(0,chunk_IDQUK5WO_js_1.isName)(r,"ETSI.RFC3161");return{field:t,signed:!0,kind:i?"timestamp":n===s?"certificat\
ion":"approval",subFilter:r instanceof chunk_IDQUK5WO_js_1.Name?r.text:null,signer:(0,chunk_FEIBPAGL_js_1.readableText)(e.resolve(n.get("Name"))),date:(0,chunk_WRDHS3QY_js_1.
isoDate)((0,chunk_FEIBPAGL_js_1.readableText)(e.resolve(n.get("M")))??"")??null}}var PRECISION=1e3;function sizeOf(e){let{width:t,height:n}=(0,chunk_UGMU44LB_js_1.
viewerSize)(e),s=r=>Math.round(r*e.userUnit*PRECISION)/PRECISION;return{width:s(t),height:s(n)}}function pageSizes({kinds:e,kindOf:t}){let n=new Int32Array(e.length),
s=new Int32Array(e.length);for(let i=t.length-1;i>=0;i--)n[t[i]]++,s[t[i]]=i+1;let r=new Map;for(let[i,a]of e.entries()){let{width:l,height:f}=sizeOf(a),u=`${l}\
 ${f}`,o=r.get(u);o?o.count+=n[i]:r.set(u,{width:l,height:f,count:n[i],firstPage:s[i]})}return[...r.values()]}async function eachPage(e,{kinds:t,kindOf:n}){let s=await(0,chunk_XIKURTNM_js_1.
readPageLabels)(e),r=t.map(sizeOf);return Array.from(n,(i,a)=>({...r[i],rotation:t[i].rotation,label:s?labelText(s(a)):null}))}function labelText({style:e,prefix:t,
number:n}){return(t?(0,chunk_FEIBPAGL_js_1.readableText)(t)??"":"")+(0,chunk_VCXK5QWR_js_1.labelNumber)(e,n)}var GEOMETRY=["MediaBox","CropBox","Rotate","UserUn\
it"];async function walkPages(e){let{pages:t,job:n}=e,s=[],r=new Map,i=new Int32Array(t.count),a=new Set,l=new Span(GEOMETRY),f=new Span(["Resources"]),u=-1,o;for(let c=0;c<
t.count;c++){let h=t.number(c),g=e.place(h),p=e.entriesOf(h),d=t.inheritedBy(c),w=d===o;if(o=d,!(g&&p?l.take(g.bytes,p):l.forget())||!w){let _=(0,chunk_CJWZ2MPQ_js_1.
geometryOf)(e,c),k=`${_.box.join(" ")} ${_.rotation} ${_.userUnit}`;u=r.get(k)??s.push(_)-1,r.set(k,u)}i[c]=u,(!(g&&p?f.take(g.bytes,p):f.forget())||!w)&&a.add(
t.attribute(c,"Resources"));let b=n.pace.step(300);b&&await b}return{kinds:s,kindOf:i,resources:a}}var Span=class{constructor(e){this.keys=e,this.from=new Int32Array(
e.length),this.to=new Int32Array(e.length)}keys;bytes;from;to;forget(){return this.bytes=void 0,!1}take(e,t){let{from:n,to:s}=this,r=this.bytes,i=r!==void 0;for(let a=0;a<
this.keys.length;a++){let l=t.find(e,this.keys[a]),f=l<0?0:t.at[l+2],u=l<0?0:t.at[l+3];i&&=sameBytes(r,n[a],s[a],e,f,u),n[a]=f,s[a]=u}return this.bytes=e,i}};function sameBytes(e,t,n,s,r,i){
if(n-t!==i-r)return!1;for(let a=t,l=r;a<n;a++,l++)if(e[a]!==s[l])return!1;return!0}function quietly(e){let t=!1;return{quiet:{...e,onRepaired:()=>{t=!0}},wasRepaired:()=>t}}
async function documentInfo(e,{perPage:t,repaired:n,size:s}){let r=e.security?.locked===!0,i=e.get(e.catalogNumber)instanceof chunk_IDQUK5WO_js_1.Dict,a=await(0,chunk_4JDW4YES_js_1.
xmpOf)(e),l=i?await walkPages(e):void 0,f=!r||i&&countOf(e)===e.pages.count,u=f?e.pages.count:countOf(e)??linearizedPages(e),o=await(0,chunk_6KYCWYWW_js_1.objectsWithNames)(
e,["AP","JS","EF","ByteRange","Sig"]),c=i?await(0,chunk_KILDAFVP_js_1.readFields)(e):[],h=(y,v)=>r&&v&&hidesObjects(e)?null:y,g=l?await fontsOf(e,l.resources,o.
AP):[],p=i?await signatureFacts(e,c,o.ByteRange.length>0?o.Sig:[]):[],d=i?await(0,chunk_NWQ4ZU35_js_1.findAttachments)(e,o.EF):[],w=i?await bookmarkCount(e):0,b=i?
formFacts(e,c):null,_=await(0,chunk_P7F3Z236_js_1.hasScripts)(e,o.JS)||(i?await(0,chunk_P7F3Z236_js_1.hasXfaScripts)(e):!1),k=(0,chunk_4JDW4YES_js_1.readClaims)(
e,a).names;return{pageCount:u??null,fileSize:s,version:i?e.version:headerVersion(e),...(0,chunk_4JDW4YES_js_1.readMetadata)(e,a),pageSizes:l&&f?pageSizes(l):null,
locked:r,encryption:encryptionFacts(e),permissions:permissionFacts(e),signatures:h(p,p.length===0),form:b,attachments:h(d.map(({name:y,size:v,mimeType:j,description:m,
relationship:S})=>({name:y,size:v,mimeType:j,description:m,relationship:S})),d.length===0),fonts:h(g.map(y=>({...y})),g.length===0),bookmarks:h(w,w===0),tagged:i?
isTagged(e):null,claims:h(k,k.length===0),javascript:h(_,_===!1),linearized:linearization(e)!==void 0,repaired:n,...t?{pages:l&&f?await eachPage(e,l):null}:{}}}
async function fontsOf(e,t,n){let{job:s,pages:r}=e,i=new FontCollector(e);for(let l of t){i.resources(l);let f=s.pace.step(100);f&&await f}let a=new Set(n);for(let l=0;n.
length>0&&l<r.count;l++){let f=r.number(l);for(let o of e.array(e.entry(f,"Annots"))??[]){let c=(0,chunk_IDQUK5WO_js_1.isRef)(o)?o.number:-1;(c<0||a.has(c))&&i.
appearances(e.dict(o)?.get("AP"))}let u=s.pace.step(1e3);u&&await u}return i.fonts}function formFacts(e,t){let n=(0,chunk_34KNI3QJ_js_1.catalogEntry)(e,"AcroFor\
m");if(!n)return null;let s=e.resolve(n.dict.get("XFA"))!==null,r=(0,chunk_KILDAFVP_js_1.terminalFields)(t).map(({name:a},l)=>a===""?l:a),i=new Set(r).size;return i===
0&&!s?null:{fields:i,xfa:s}}function countOf(e){let t=e.get(e.catalogNumber),n=(0,chunk_IDQUK5WO_js_1.isDict)(t)?e.resolve(e.dict(t.get("Pages"))?.get("Count")):
null;return typeof n=="number"&&Number.isInteger(n)&&n>0?n:void 0}function linearization(e){let{bytes:t,job:n}=e,s=(0,chunk_IDQUK5WO_js_1.asBuffer)(t).subarray(
0,1024),r=s.indexOf(" obj");if(r<0||!s.includes("/Linearized"))return;let i=new chunk_3MJCCXWL_js_1.Parser(t,r+4,Math.min(t.length,r+2048),n.limits.nesting).value();
return(0,chunk_IDQUK5WO_js_1.isDict)(i)&&i.has("Linearized")&&i.get("L")===t.length?i:void 0}function linearizedPages(e){let t=linearization(e)?.get("N");return typeof t==
"number"&&Number.isInteger(t)&&t>0?t:void 0}function headerVersion({bytes:e}){return/%PDF-(\d\.\d)/.exec((0,chunk_IDQUK5WO_js_1.asBuffer)(e).toString("latin1",0,
1032))?.[1]??null}function hidesObjects({table:e}){return e.kind.subarray(0,e.size).includes(2)}function isTagged(e){return e.resolve((0,chunk_34KNI3QJ_js_1.catalogEntry)(
e,"MarkInfo")?.dict.get("Marked"))===!0&&(0,chunk_34KNI3QJ_js_1.catalogEntry)(e,"StructTreeRoot")!==void 0}function encryptionFacts({security:e}){if(!e)return null;
let{algorithm:t,keyBits:n=null,opensWithoutPassword:s}=e;return{algorithm:t?.replace(/^RC4-.*/,"RC4")??null,keyBits:n,opensWithoutPassword:s}}function permissionFacts({
security:e}){let t=new Set(e?(0,chunk_HEXSKBOQ_js_1.restrictionsOf)(e.permissions):[]),n=e?.revision===2,s=e!==void 0&&e.revision===void 0,r=(i,a)=>s?null:!t.has(
n?a:i);return{allowPrint:r("allow_print","allow_print"),allowPrintHighResolution:r("allow_print_high_resolution","allow_print"),allowChangeContent:r("allow_chan\
ge_content","allow_change_content"),allowAssembleDocument:r("allow_assemble_document","allow_change_content"),allowCopyContent:r("allow_copy_content","allow_cop\
y_content"),allowAccessibility:r("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:r("allow_comment_and_fill_form","allow_comment_and_fill_for\
m"),allowFillForm:r("allow_fill_form","allow_comment_and_fill_form")}}
