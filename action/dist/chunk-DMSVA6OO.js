"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.partsAt=partsAt,exports.split=split,exports.guardParts=guardParts;const chunk_MPKLGDEP_js_1=require(
"./chunk-MPKLGDEP.js"),chunk_W2BO6KFU_js_1=require("./chunk-W2BO6KFU.js"),chunk_5T6Z7V3Z_js_1=require("./chunk-5T6Z7V3Z.js"),chunk_AR4ITDLO_js_1=require("./chun\
k-AR4ITDLO.js"),chunk_Y6XK6ZWX_js_1=require("./chunk-Y6XK6ZWX.js"),chunk_IOUKG2DW_js_1=require("./chunk-IOUKG2DW.js"),chunk_Z5Q2ZFE6_js_1=require("./chunk-Z5Q2Z\
FE6.js"),chunk_IAAO25DC_js_1=require("./chunk-IAAO25DC.js"),chunk_EE63N2TD_js_1=require("./chunk-EE63N2TD.js"),chunk_BNL6ROPZ_js_1=require("./chunk-BNL6ROPZ.js");
async function dropAttachments(t){let e=t.editCatalog(),a=(0,chunk_Y6XK6ZWX_js_1.catalogEntry)(t,"Names"),r=a?(await(0,chunk_AR4ITDLO_js_1.readTree)(t,a.dict.get(
"EmbeddedFiles"),"Names")).length:0;return a?.dict.has("EmbeddedFiles")&&(t.edit(a.holder),a.dict.delete("EmbeddedFiles")),e.delete("AF"),e.delete("Collection"),
dropHistory(t),r}function dropHistory(t){let e=t.catalog.get("Metadata"),a=t.resolve(e);if(!(0,chunk_EE63N2TD_js_1.isRef)(e)||!(a instanceof chunk_EE63N2TD_js_1.
Stream))return;let r;try{r=Buffer.from(t.decoded(a)).toString("latin1")}catch{return}let n=(0,chunk_5T6Z7V3Z_js_1.withoutElements)(r,c=>HISTORY.has(c));if(n===r)
return;let s=new chunk_EE63N2TD_js_1.Dict([...a.dict].filter(([c])=>c!=="Filter"&&c!=="DecodeParms")),i=Buffer.from(n,"latin1");a.dict.has("Filter")&&s.set("Fil\
ter",new chunk_EE63N2TD_js_1.Name("FlateDecode")),t.put(e,new chunk_EE63N2TD_js_1.Stream(s,a.dict.has("Filter")?(0,chunk_EE63N2TD_js_1.deflate)(i):i))}var HISTORY=new Set(
["xmpMM:History","xmpMM:Ingredients","xmpMM:Pantry","xmpMM:Manifest"]);async function dropUnusedLayers(t){let e=(0,chunk_Y6XK6ZWX_js_1.catalogEntry)(t,"OCProper\
ties"),a=t.array(e?.dict.get("OCGs"));if(!e||!a||a.length===0)return;let r=t.editCatalog();r.delete("OCProperties");let{live:n}=await(0,chunk_Z5Q2ZFE6_js_1.mark)(
t),s=new Set(a.flatMap(i=>(0,chunk_EE63N2TD_js_1.isRef)(i)&&n[i.number]!==1?[i.number]:[]));s.size<a.length&&r.set("OCProperties",without(t,e.dict,s,8))}function without(t,e,a,r){
if((0,chunk_EE63N2TD_js_1.isRef)(e)&&(a.has(e.number)||isGroup(t,e)))return e;let n=t.resolve(e);if(r===0||!(Array.isArray(n)||n instanceof chunk_EE63N2TD_js_1.
Dict))return e;let s=i=>(0,chunk_EE63N2TD_js_1.isRef)(i)&&a.has(i.number);return Array.isArray(n)?n.filter(i=>!s(i)).map(i=>without(t,i,a,r-1)):new chunk_EE63N2TD_js_1.
Dict([...n].map(([i,c])=>[i,without(t,c,a,r-1)]))}var isGroup=(t,e)=>(0,chunk_EE63N2TD_js_1.isName)(t.dict(e)?.get("Type"),"OCG"),SHRINK=4,WORTHWHILE=1.5,SMALL=12,
HEAVY=1e5,Windows=class{stack;constructor(t){this.stack=[{document:t,first:0,count:t.pages.count}]}async around(t,e,a){let{stack:r}=this;for(;r.length>1&&!contains(
r.at(-1),t,e);)r.pop();let n=e-t+1;for(;;){let s=r.at(-1);if(s.count<=SMALL||s.count<n*WORTHWHILE||s.count<n*64&&s.document.bytes.length>s.count*HEAVY)return s;
let i=s.first+s.count-t,c=Math.min(Math.max(Math.ceil(s.count/SHRINK),n),i);if(a&&(c=Math.min(firstFrom(a,t+c-1)-t+1,i),c===n||s.count<c*WORTHWHILE))return s;let o=await this.
cut(s,t,t+c-1),l=await(0,chunk_IOUKG2DW_js_1.save)(o,{encryption:"none",compact:!0,draft:!0});r.push({document:await(0,chunk_IAAO25DC_js_1.openDocument)(l,o.job),
first:t,count:c})}}async cut(t,e,a){let r=t.document.fork();if(e>t.first||a<t.first+t.count-1){let n=Uint32Array.from({length:a-e+1},(s,i)=>e-t.first+i+1);await(0,chunk_W2BO6KFU_js_1.
selectPages)(r,n)}return r}};function firstFrom(t,e){let[a,r]=[0,t.length];for(;a<r;){let n=a+r>>1;t[n]<e?a=n+1:r=n}return t[a]??1/0}var contains=({first:t,count:e},a,r)=>t<=
a&&r<t+e,Cutter=class g{constructor(e,a,r,n){this.source=e,this.windows=a,this.options=r,this.attachments=n}source;windows;options;attachments;static async of(e){
let a=await dropAttachments(e);await(0,chunk_MPKLGDEP_js_1.referToPages)(e);let r={encryption:e.security??"none",compact:!0};return new g(e,new Windows(e),r,a)}async cut(e,a,r){
let n=await this.windows.cut(e,a,r);return await dropUnusedLayers(n),n}};function partsAt(t,e){let a=t.source.pages.count,r=[...e.slice(1).map(({page:s})=>s-1),
a-1],n=0;return{async next(s){let i=e[n]?.title,c=r[n++];return{document:await t.cut(await t.windows.around(s,c,r),s,c),last:c,...i===void 0?{}:{title:i}}}}}async function split(t,e,a,r){
let n=await(0,chunk_IAAO25DC_js_1.openDocument)(t.bytes,a,{password:e}),s=n.pages.count,i=await Cutter.of(n),c=await r(i),o=[],l=0;for(let u=0;u<s;){let{document:p,
last:d,title:f}=await c.next(u),w=`${String(o.length+1).padStart(5,"0")}.pdf`,m=await(0,chunk_IOUKG2DW_js_1.save)(p,i.options);o.push({name:w,bytes:m,pageCount:d-
u+1,firstPage:u+1,lastPage:d+1,...f===void 0?{}:{title:f}}),l+=m.length,guard(a,o.length,l),u=d+1,a.pace.progress(u/s)}let{attachments:h}=i,y={pageCount:s,parts:o.
length,largestBytes:o.reduce((u,{bytes:p})=>Math.max(u,p.length),0),attachmentsLeftOut:h};return{documents:o,notes:h>0?[attachmentsLeftOut(h)]:[],facts:y}}function guardParts(t,e){
guard(t,e,0)}function guard({limits:t},e,a){if(e>t.parts)throw(0,chunk_BNL6ROPZ_js_1.limitExceeded)("parts",`The split makes more than ${t.parts} ${t.parts===1?
"part":"parts"}`,"Ask for larger parts, or split a part of the document");if(a>t.partBytes)throw(0,chunk_BNL6ROPZ_js_1.limitExceeded)("partBytes",`The parts tog\
ether are larger than ${t.partBytes} bytes`,"Ask for fewer parts: each part has its own copy of the fonts and images of its pages")}var attachmentsLeftOut=t=>({
code:"attachments_left_out",message:`${t} ${t===1?"attachment is":"attachments are"} not in any part.`});
