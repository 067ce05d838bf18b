"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.partsAt=partsAt,exports.split=split,exports.guardParts=guardParts;const chunk_NWF5XGWO_js_1=require(
"./chunk-NWF5XGWO.js"),chunk_QPQWPITX_js_1=require("./chunk-QPQWPITX.js"),chunk_JESHQHHA_js_1=require("./chunk-JESHQHHA.js"),chunk_4OZNAQ5A_js_1=require("./chun\
k-4OZNAQ5A.js"),chunk_ZDLQTNMB_js_1=require("./chunk-ZDLQTNMB.js"),chunk_ZBMKXLCV_js_1=require("./chunk-ZBMKXLCV.js"),chunk_FQ5CLANY_js_1=require("./chunk-FQ5CL\
ANY.js"),chunk_OVFAED6I_js_1=require("./chunk-OVFAED6I.js"),chunk_K32GSMXO_js_1=require("./chunk-K32GSMXO.js"),chunk_X4D5GQRV_js_1=require("./chunk-X4D5GQRV.js"),
chunk_NXJECZMF_js_1=require("./chunk-NXJECZMF.js"),chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js"),chunk_2D65I2CG_js_1=require(
"./chunk-2D65I2CG.js");async function dropUnusedLayers(t){let e=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(t,"OCProperties"),a=t.array(e?.dict.get("OCGs"));if(!e||!a||
a.length===0)return;let s=t.editCatalog();s.delete("OCProperties");let{live:n}=await(0,chunk_X4D5GQRV_js_1.mark)(t),r=new Set(a.flatMap(c=>(0,chunk_RFKSFVTF_js_1.
isRef)(c)&&n[c.number]!==1?[c.number]:[]));r.size<a.length&&s.set("OCProperties",without(t,e.dict,r,8))}function without(t,e,a,s){if((0,chunk_RFKSFVTF_js_1.isRef)(
e)&&(a.has(e.number)||isGroup(t,e)))return e;let n=t.resolve(e);if(s===0||!(Array.isArray(n)||n instanceof chunk_RFKSFVTF_js_1.Dict))return e;let r=c=>(0,chunk_RFKSFVTF_js_1.
isRef)(c)&&a.has(c.number);return Array.isArray(n)?n.filter(c=>!r(c)).map(c=>without(t,c,a,s-1)):new chunk_RFKSFVTF_js_1.Dict([...n].map(([c,i])=>[c,without(t,i,
a,s-1)]))}var isGroup=(t,e)=>(0,chunk_RFKSFVTF_js_1.isName)(t.dict(e)?.get("Type"),"OCG");async function dropAttachments(t){let e=t.editCatalog(),a=(0,chunk_ZDLQTNMB_js_1.
catalogEntry)(t,"Names"),s=a?(await(0,chunk_4OZNAQ5A_js_1.readTree)(t,a.dict.get("EmbeddedFiles"),"Names")).length:0;return a?.dict.has("EmbeddedFiles")&&(t.edit(
a.holder),a.dict.delete("EmbeddedFiles")),e.delete("AF"),e.delete("Collection"),await dropHistory(t),s}async function dropHistory(t){let e=t.catalog.get("Metada\
ta"),a=t.resolve(e);if(!(0,chunk_RFKSFVTF_js_1.isRef)(e)||!(a instanceof chunk_RFKSFVTF_js_1.Stream))return;let s;try{s=Buffer.from(t.decoded(a)).toString("lati\
n1")}catch{return}let n=await(0,chunk_NWF5XGWO_js_1.withoutElements)(s,({namespace:r,local:c})=>r===chunk_FQ5CLANY_js_1.NAMESPACES.xmpMM&&HISTORY.has(c),t.job.pace);
n!==s&&t.put(e,(0,chunk_ZBMKXLCV_js_1.withData)(a,Buffer.from(n,"latin1"),{compress:a.dict.has("Filter")}))}var HISTORY=new Set(["History","Ingredients","Pantry",
"Manifest"]),SHRINK=4,WORTHWHILE=1.5,SMALL=12,HEAVY=1e5,Windows=class{stack;constructor(t){this.stack=[{document:t,first:0,count:t.pages.count}]}async around(t,e,a){
let{stack:s}=this;for(;s.length>1&&!contains(s.at(-1),t,e);)s.pop();let n=e-t+1;for(;;){let r=s.at(-1);if(r.count<=SMALL||r.count<n*WORTHWHILE||r.count<n*64&&r.
document.bytes.length>r.count*HEAVY)return r;let c=r.first+r.count-t,i=Math.min(Math.max(Math.ceil(r.count/SHRINK),n),c);if(a){let l=a[(0,chunk_OVFAED6I_js_1.countBelow)(
a,t+i-1)]??1/0;if(i=Math.min(l-t+1,c),i===n||r.count<i*WORTHWHILE)return r}let h=await this.cut(r,t,t+i-1),o=await(0,chunk_K32GSMXO_js_1.save)(h,{encryption:"no\
ne",compact:!0,draft:!0});s.push({document:await(0,chunk_B2YFAM73_js_1.openDocument)(o,h.job),first:t,count:i})}}async cut(t,e,a){let s=t.document.fork();if(e>t.
first||a<t.first+t.count-1){let n=Uint32Array.from({length:a-e+1},(r,c)=>e-t.first+c+1);await(0,chunk_JESHQHHA_js_1.selectPages)(s,n)}return s}},contains=({first:t,
count:e},a,s)=>t<=a&&s<t+e,Cutter=class g{constructor(e,a,s,n){this.source=e,this.windows=a,this.options=s,this.attachments=n}source;windows;options;attachments;static async of(e){
let a=await dropAttachments(e);await(0,chunk_QPQWPITX_js_1.referToPages)(e);let s={encryption:e.security??"none",compact:!0};return new g(e,new Windows(e),s,a)}async cut(e,a,s){
let n=await this.windows.cut(e,a,s);return await dropUnusedLayers(n),n}};function partsAt(t,e){let a=t.source.pages.count,s=[...e.slice(1).map(({page:r})=>r-1),
a-1],n=0;return{async next(r){let c=e[n]?.title,i=s[n++];return{document:await t.cut(await t.windows.around(r,i,s),r,i),last:i,...c===void 0?{}:{title:c}}}}}async function split(t,{
password:e,wholeUpTo:a=0},s,n){let r=await(0,chunk_B2YFAM73_js_1.openDocument)(t.bytes,s,{password:e}),c=r.pages.count;if(t.bytes.length<=a&&!isRepaired(r))return whole(
t.bytes,c);let i=await Cutter.of(r),h=await n(i),o=[],l=0;for(let u=0;u<c;){let{document:f,last:d,title:_}=await h.next(u),w=(0,chunk_NXJECZMF_js_1.partName)(o.
length+1),m=await(0,chunk_K32GSMXO_js_1.save)(f,i.options);o.push({name:w,bytes:m,pageCount:d-u+1,firstPage:u+1,lastPage:d+1,..._===void 0?{}:{title:_}}),l+=m.length,
guard(s,o.length,l),u=d+1,s.pace.progress(u/c)}let{attachments:p}=i,y={pageCount:c,parts:o.length,largestBytes:o.reduce((u,{bytes:f})=>Math.max(u,f.length),0),attachmentsLeftOut:p};
return{documents:o,notes:p>0?[attachmentsLeftOut(p)]:[],facts:y}}var isRepaired=({suspect:t,pages:e})=>t||e.found!==e.claimed,whole=(t,e)=>({documents:[{name:(0,chunk_NXJECZMF_js_1.
partName)(1),bytes:t,pageCount:e,firstPage:1,lastPage:e}],notes:[],facts:{pageCount:e,parts:1,largestBytes:t.length,attachmentsLeftOut:0}});function guardParts(t,e){
guard(t,e,0)}function guard({limits:t},e,a){if(e>t.parts)throw(0,chunk_2D65I2CG_js_1.limitExceeded)("parts",`The split makes more than ${t.parts} ${t.parts===1?
"part":"parts"}`,"Ask for larger parts, or split a part of the document");if(a>t.partBytes)throw(0,chunk_2D65I2CG_js_1.limitExceeded)("partBytes",`The parts tog\
ether are larger than ${t.partBytes} bytes`,"Ask for fewer parts: each part has its own copy of the fonts and images of its pages")}var attachmentsLeftOut=t=>({
code:"attachments_left_out",message:`${t} ${t===1?"attachment is":"attachments are"} not in any part.`});
