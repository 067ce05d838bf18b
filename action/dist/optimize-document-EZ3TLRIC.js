"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.optimize_document=void 0;const chunk_6UQR4ULQ_js_1=require("./chunk-6UQR4ULQ.js");require("./chun\
k-SD7NENW4.js");const chunk_FERY4TA5_js_1=require("./chunk-FERY4TA5.js");require("./chunk-C4AGKQS7.js"),require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV\
.js");const chunk_4SMGVZ2M_js_1=require("./chunk-4SMGVZ2M.js");require("./chunk-OVFAED6I.js");const chunk_MV5MHPFY_js_1=require("./chunk-MV5MHPFY.js"),chunk_4IHCQ7OE_js_1=require(
"./chunk-4IHCQ7OE.js");require("./chunk-BHLFBBNU.js");const chunk_2V5N7L43_js_1=require("./chunk-2V5N7L43.js");require("./chunk-F5LGGJZ4.js"),require("./chunk-P\
EGFVCMK.js");const chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),
require("./chunk-WYN2LYAQ.js");var PRIVATE=["PieceInfo","Thumb"];async function dropPrivateData(e,t){let a=await t(),{live:r}=a.markings[0],s=!1,n=(0,chunk_4SMGVZ2M_js_1.
objectsWith)(e,PRIVATE.map(i=>`/${i}`));for(let i of n){if(r[i]!==1)continue;let o=e.job.pace.step(2e3);o&&await o;let l=e.get(i),u=l instanceof chunk_RFKSFVTF_js_1.
Stream?l.dict:l;if(!(!(u instanceof chunk_RFKSFVTF_js_1.Dict)||!PRIVATE.some(d=>u.has(d)))){e.edit(i);for(let d of PRIVATE)u.delete(d);s=!0}}return s?t():a}var MOST_DECODED=256*
1024*1024,SAMPLE=256*1024,PIECES=4,WORTHWHILE=.97,AT_ONCE=4,LEVEL=9,ASCII=new Set(["ASCIIHexDecode","ASCII85Decode"]),COMPRESSING=new Set(["FlateDecode","LZWDec\
ode","RunLengthDecode"]),StreamOptimizer=class{constructor(e,t,a){this.document=e,this.marked=t,this.isDouble=a}document;marked;isDouble;remaining=MOST_DECODED;left=0;async run(){
let e=this.streams();for(let t=0;t<e.length;t+=AT_ONCE){let a=this.remaining,r=await Promise.all(e.slice(t,t+AT_ONCE).map(n=>this.optimize(n,a)));for(let n of r)
this.remaining-=n;let s=this.document.job.pace.step(2e3*AT_ONCE);s&&await s,this.document.job.pace.progress(t/e.length)}return{left:this.left}}streams(){let{document:e}=this,
{live:t,walked:a}=this.marked.markings[0],r=[];for(let s=1;s<t.length;s++){if(t[s]!==1||this.isDouble(s))continue;let n=e.edited.get(s),i=e.table.kind[s]===1&&a.
dataStart[s]>0;(n===void 0?i:n instanceof chunk_RFKSFVTF_js_1.Stream)&&r.push(s)}return r}async optimize(e,t){let{document:a}=this,r=a.get(e);if(!(r instanceof chunk_RFKSFVTF_js_1.
Stream)||(a.put(e,r),isUntouchable(a,r)))return 0;let s=a.encoded(r),n=this.withoutTransport(r,s),{smaller:i,decoded:o}=await this.compressed(n,t),l=i??n;return sizeOf(
l)<sizeOf({...filtersOf(a,r.dict),data:s})&&a.put(e,new chunk_RFKSFVTF_js_1.Stream(withFilters(r.dict,l),l.data)),o}withoutTransport(e,t){let{filters:a,parameters:r}=filtersOf(
this.document,e.dict),s=a.findIndex(o=>!(o instanceof chunk_RFKSFVTF_js_1.Name&&ASCII.has(o.text))),n=s<0?a.length:s,i={stream:t.length*4+16,total:t.length*4+16,
remaining:t.length*4+16};for(let o of a.slice(0,n))t=(0,chunk_RFKSFVTF_js_1.undo)(o.text,t,void 0,i);return{data:t,filters:a.slice(n),parameters:r.slice(n)}}async compressed(e,t){
let a=(0,chunk_2V5N7L43_js_1.codecOf)(this.document.job),r=await this.decoded(e,t);if(r==="too much")return this.left++,{decoded:0};if(!r||r.filters.length>0)return{
decoded:r?.data.length??0};let s=r.data.length;if(e.data.length>SAMPLE&&!await this.isWorthwhile(r.data,e.data.length))return{decoded:s};let n={data:await a.deflate(
r.data,LEVEL),filters:[(0,chunk_RFKSFVTF_js_1.name)("FlateDecode")],parameters:r.parameters};return{smaller:[e,...this.isPredicted(r)?[]:[r]].reduce((i,o)=>sizeOf(
o)<sizeOf(i)?o:i,n),decoded:s}}isPredicted({parameters:e}){let t=this.document.resolve(this.document.dict(e[0])?.get("Predictor"));return typeof t=="number"&&t>
1}async isWorthwhile(e,t){let a=Math.floor(SAMPLE/PIECES*(e.length/t)),r=Math.floor((e.length-a)/(PIECES-1)),s=Buffer.concat(Array.from({length:PIECES},(n,i)=>e.
subarray(i*r,i*r+a)));return(await(0,chunk_2V5N7L43_js_1.codecOf)(this.document.job).deflate(s,LEVEL)).length<WORTHWHILE*(t/e.length)*s.length}async decoded(e,t){
let[a,...r]=e.filters;if(a===void 0)return e.data.length>t?"too much":e;if(!(a instanceof chunk_RFKSFVTF_js_1.Name)||!COMPRESSING.has(a.text)||r.length>0)return;
if(a.text==="FlateDecode"){let i=await(0,chunk_2V5N7L43_js_1.codecOf)(this.document.job).inflate(e.data,Math.max(t,0));return i?{data:i,filters:[],parameters:e.
parameters}:e.data.length*4>t?"too much":void 0}let s=this.document.dict(e.parameters[0]),n=this.document.resolve(s?.get("EarlyChange"));try{let i=typeof n=="nu\
mber"?new chunk_RFKSFVTF_js_1.Dict([["EarlyChange",n]]):void 0,o=(0,chunk_RFKSFVTF_js_1.undo)(a.text,e.data,i,{stream:t,total:t,remaining:t}),l=new chunk_RFKSFVTF_js_1.
Dict([...s??[]].filter(([u])=>u!=="EarlyChange"));return{data:o,filters:[],parameters:l.size>0?[l]:[]}}catch{return}}};function isUntouchable(e,{dict:t}){let a=(0,chunk_2V5N7L43_js_1.
listOf)(e,t.get("Filter"));return t.has("F")||a.some(r=>(0,chunk_RFKSFVTF_js_1.isName)(r,"Crypt"))||(0,chunk_RFKSFVTF_js_1.isName)(e.resolve(t.get("Type")),"Met\
adata")}function filtersOf(e,t){let a=(0,chunk_2V5N7L43_js_1.listOf)(e,t.get("Filter")),r=t.get("DecodeParms"),s=e.array(r)??(r===void 0?[]:[r]);return{filters:a,
parameters:a.map((n,i)=>s[i]??null)}}var sizeOf=({data:e,filters:t})=>e.length+t.reduce((a,r)=>a+(r instanceof chunk_RFKSFVTF_js_1.Name?r.text.length+9:0),0);function withFilters(e,{
filters:t,parameters:a}){let r=new chunk_RFKSFVTF_js_1.Dict(e);for(let n of["Filter","DecodeParms","DL"])r.delete(n);let s=t.length===1;return t.length>0&&r.set(
"Filter",s?t[0]:[...t]),t.length>0&&a.some(n=>n!==null)&&r.set("DecodeParms",s?a[0]:[...a]),r}var optimize_document=async(e,{open_password:t},a)=>{let r={signatures:0,
usageRightsRemoved:!1,isRepaired:!1},s=({signatures:c,usageRightsRemoved:w})=>{r.signatures=c,r.usageRightsRemoved||=w},n=c=>{r.isRepaired=!0,a.onRepaired?.(c)},
i=await(0,chunk_2V5N7L43_js_1.openDocument)(e.bytes,{...a,onWritten:s,onRepaired:n},{password:t}),o=i.pages.count,l=e.bytes.length,u=[];await i.pages.settle();let d=await dropPrivateData(
i,()=>marking(i)),m=await(0,chunk_6UQR4ULQ_js_1.findDuplicatesWithin)(i,d),{left:f}=await new StreamOptimizer(i,d,c=>m(0,c)!==void 0).run();f>0&&u.push(leftAsTheyWere(
f)),isLinearized(e.bytes)&&u.push(LINEARIZATION_REMOVED);let g=c=>(0,chunk_MV5MHPFY_js_1.assemble)([i],{compact:!0,objectStreams:c,alias:m}),p=await forbidsObjectStreams(
i),h=await g(p?"none":"smallest");if(!p&&h.length<FEW){let c=await g("none");c.length<h.length&&(h=c)}return h.length>=l&&!r.isRepaired?{documents:[{...e,pageCount:o}],
notes:[NOT_SMALLER],facts:{pageCount:o,bytesBefore:l,bytesAfter:l}}:(a.onWritten?.(r),{documents:[{name:e.name,bytes:h,pageCount:o}],notes:u,facts:{pageCount:o,
bytesBefore:l,bytesAfter:h.length}})};exports.optimize_document=optimize_document;async function marking(e){let t=await(0,chunk_4IHCQ7OE_js_1.markAll)([e],{detail:!0,
strings:e.security?.numbered===!0});return(0,chunk_4IHCQ7OE_js_1.repair)([e],t),t}var FEW=16384;async function forbidsObjectStreams(e){let{archive:t,names:a}=await(0,chunk_FERY4TA5_js_1.
claimsOf)(e);return t?.part===1||a.some(r=>/^PDF\/X-[13]/.test(r))}var isLinearized=e=>Buffer.from(e.buffer,e.byteOffset,Math.min(e.length,1024)).includes("/Lin\
earized"),NOT_SMALLER={code:"not_smaller",message:"The document is returned as it was: it could not be made smaller without loss."},LINEARIZATION_REMOVED={code:"\
linearization_removed",message:"The document is no longer linearized (prepared for fast web view), because object streams save more."},leftAsTheyWere=e=>({code:"\
streams_left",message:`${e===1?"One stream was":`${e} streams were`} left as ${e===1?"it was":"they were"}, because at most 256 MB of a document are compressed \
again.`});
