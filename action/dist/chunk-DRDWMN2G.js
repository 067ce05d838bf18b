"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.partsAt=partsAt,exports.split=split,exports.guardParts=guardParts;const chunk_NWF5XGWO_js_1=require(
"./chunk-NWF5XGWO.js"),chunk_FIWWLTDW_js_1=require("./chunk-FIWWLTDW.js"),chunk_K3TIOBS4_js_1=require("./chunk-K3TIOBS4.js"),chunk_VDP6DXVE_js_1=require("./chun\
k-VDP6DXVE.js"),chunk_6ZEPCL6H_js_1=require("./chunk-6ZEPCL6H.js"),chunk_34KNI3QJ_js_1=require("./chunk-34KNI3QJ.js"),chunk_FQ5CLANY_js_1=require("./chunk-FQ5CL\
ANY.js"),chunk_OVFAED6I_js_1=require("./chunk-OVFAED6I.js"),chunk_CTSCWKC7_js_1=require("./chunk-CTSCWKC7.js"),chunk_3PFJRMBL_js_1=require("./chunk-3PFJRMBL.js"),
chunk_NXJECZMF_js_1=require("./chunk-NXJECZMF.js"),chunk_HEXSKBOQ_js_1=require("./chunk-HEXSKBOQ.js"),chunk_IDQUK5WO_js_1=require("./chunk-IDQUK5WO.js"),chunk_2D65I2CG_js_1=require(
"./chunk-2D65I2CG.js");async function dropAttachments(t){let e=t.editCatalog(),a=(0,chunk_34KNI3QJ_js_1.catalogEntry)(t,"Names"),s=a?(await(0,chunk_6ZEPCL6H_js_1.
readTree)(t,a.dict.get("EmbeddedFiles"),"Names")).length:0;return a?.dict.has("EmbeddedFiles")&&(t.edit(a.holder),a.dict.delete("EmbeddedFiles")),e.delete("AF"),
e.delete("Collection"),await dropHistory(t),s}async function dropHistory(t){let e=t.catalog.get("Metadata"),a=t.resolve(e);if(!(0,chunk_IDQUK5WO_js_1.isRef)(e)||
!(a instanceof chunk_IDQUK5WO_js_1.Stream))return;let s;try{s=Buffer.from(t.decoded(a)).toString("latin1")}catch{return}let r=await(0,chunk_NWF5XGWO_js_1.withoutElements)(
s,({namespace:n,local:c})=>n===chunk_FQ5CLANY_js_1.NAMESPACES.xmpMM&&HISTORY.has(c),t.job.pace);r!==s&&t.put(e,(0,chunk_FIWWLTDW_js_1.withData)(a,Buffer.from(r,
"latin1"),{compress:a.dict.has("Filter")}))}var HISTORY=new Set(["History","Ingredients","Pantry","Manifest"]);async function dropUnusedLayers(t){let e=(0,chunk_34KNI3QJ_js_1.
catalogEntry)(t,"OCProperties"),a=t.array(e?.dict.get("OCGs"));if(!e||!a||a.length===0)return;let s=t.editCatalog();s.delete("OCProperties");let{live:r}=await(0,chunk_3PFJRMBL_js_1.
mark)(t),n=new Set(a.flatMap(c=>(0,chunk_IDQUK5WO_js_1.isRef)(c)&&r[c.number]!==1?[c.number]:[]));n.size<a.length&&s.set("OCProperties",without(t,e.dict,n,8))}function without(t,e,a,s){
if((0,chunk_IDQUK5WO_js_1.isRef)(e)&&(a.has(e.number)||isGroup(t,e)))return e;let r=t.resolve(e);if(s===0||!(Array.isArray(r)||r instanceof chunk_IDQUK5WO_js_1.
Dict))return e;let n=c=>(0,chunk_IDQUK5WO_js_1.isRef)(c)&&a.has(c.number);return Array.isArray(r)?r.filter(c=>!n(c)).map(c=>without(t,c,a,s-1)):new chunk_IDQUK5WO_js_1.
Dict([...r].map(([c,o])=>[c,without(t,o,a,s-1)]))}var isGroup=(t,e)=>(0,chunk_IDQUK5WO_js_1.isName)(t.dict(e)?.get("Type"),"OCG"),SHRINK=4,WORTHWHILE=1.5,SMALL=12,
HEAVY=1e5,Windows=class{stack;constructor(t){this.stack=[{document:t,first:0,count:t.pages.count}]}async around(t,e,a){let{stack:s}=this;for(;s.length>1&&!contains(
s.at(-1),t,e);)s.pop();let r=e-t+1;for(;;){let n=s.at(-1);if(n.count<=SMALL||n.count<r*WORTHWHILE||n.count<r*64&&n.document.bytes.length>n.count*HEAVY)return n;
let c=n.first+n.count-t,o=Math.min(Math.max(Math.ceil(n.count/SHRINK),r),c);if(a){let h=a[(0,chunk_OVFAED6I_js_1.countBelow)(a,t+o-1)]??1/0;if(o=Math.min(h-t+1,
c),o===r||n.count<o*WORTHWHILE)return n}let i=await this.cut(n,t,t+o-1),l=await(0,chunk_CTSCWKC7_js_1.save)(i,{encryption:"none",compact:!0,draft:!0});s.push({document:await(0,chunk_HEXSKBOQ_js_1.
openDocument)(l,i.job),first:t,count:o})}}async cut(t,e,a){let s=t.document.fork();if(e>t.first||a<t.first+t.count-1){let r=Uint32Array.from({length:a-e+1},(n,c)=>e-
t.first+c+1);await(0,chunk_VDP6DXVE_js_1.selectPages)(s,r)}return s}},contains=({first:t,count:e},a,s)=>t<=a&&s<t+e,Cutter=class g{constructor(e,a,s,r){this.source=
e,this.windows=a,this.options=s,this.attachments=r}source;windows;options;attachments;static async of(e){let a=await dropAttachments(e);await(0,chunk_K3TIOBS4_js_1.
referToPages)(e);let s={encryption:e.security??"none",compact:!0};return new g(e,new Windows(e),s,a)}async cut(e,a,s){let r=await this.windows.cut(e,a,s);return await dropUnusedLayers(
r),r}};function partsAt(t,e){let a=t.source.pages.count,s=[...e.slice(1).map(({page:n})=>n-1),a-1],r=0;return{async next(n){let c=e[r]?.title,o=s[r++];return{document:await t.
cut(await t.windows.around(n,o,s),n,o),last:o,...c===void 0?{}:{title:c}}}}}async function split(t,e,a,s){let r=await(0,chunk_HEXSKBOQ_js_1.openDocument)(t.bytes,
a,{password:e}),n=r.pages.count,c=await Cutter.of(r),o=await s(c),i=[],l=0;for(let u=0;u<n;){let{document:p,last:d,title:f}=await o.next(u),y=(0,chunk_NXJECZMF_js_1.
partName)(i.length+1),_=await(0,chunk_CTSCWKC7_js_1.save)(p,c.options);i.push({name:y,bytes:_,pageCount:d-u+1,firstPage:u+1,lastPage:d+1,...f===void 0?{}:{title:f}}),
l+=_.length,guard(a,i.length,l),u=d+1,a.pace.progress(u/n)}let{attachments:h}=c,m={pageCount:n,parts:i.length,largestBytes:i.reduce((u,{bytes:p})=>Math.max(u,p.
length),0),attachmentsLeftOut:h};return{documents:i,notes:h>0?[attachmentsLeftOut(h)]:[],facts:m}}function guardParts(t,e){guard(t,e,0)}function guard({limits:t},e,a){
if(e>t.parts)throw(0,chunk_2D65I2CG_js_1.limitExceeded)("parts",`The split makes more than ${t.parts} ${t.parts===1?"part":"parts"}`,"Ask for larger parts, or s\
plit a part of the document");if(a>t.partBytes)throw(0,chunk_2D65I2CG_js_1.limitExceeded)("partBytes",`The parts together are larger than ${t.partBytes} bytes`,
"Ask for fewer parts: each part has its own copy of the fonts and images of its pages")}var attachmentsLeftOut=t=>({code:"attachments_left_out",message:`${t} ${t===
1?"attachment is":"attachments are"} not in any part.`});
