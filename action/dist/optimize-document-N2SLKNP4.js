"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.optimize_document=void 0;const chunk_JY7ZWNR5_js_1=require("./chunk-JY7ZWNR5.js"),chunk_OBB7GEHU_js_1=require(
"./chunk-OBB7GEHU.js");require("./chunk-KLP35QH2.js");const chunk_ETIMQ53U_js_1=require("./chunk-ETIMQ53U.js");require("./chunk-CKDGA5PY.js");const chunk_ZBMKXLCV_js_1=require(
"./chunk-ZBMKXLCV.js");require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js");const chunk_4SMGVZ2M_js_1=require("./chunk-4SMGVZ2M.js");require("./chunk-O\
VFAED6I.js"),require("./chunk-GOXITCM4.js");const chunk_K32GSMXO_js_1=require("./chunk-K32GSMXO.js"),chunk_X4D5GQRV_js_1=require("./chunk-X4D5GQRV.js");require(
"./chunk-BHLFBBNU.js");const chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js");require("./chunk-I24CHX2T.js"),require("./chunk-PEGFVCMK.js");const chunk_RFKSFVTF_js_1=require(
"./chunk-RFKSFVTF.js");require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var PRIVATE=[
"PieceInfo","Thumb"];async function dropPrivateData(e,t){let s=await t(),{live:r}=s.markings[0],a=!1,i=(0,chunk_4SMGVZ2M_js_1.objectsWith)(e,PRIVATE.map(n=>`/${n}`));
for(let n of i){if(r[n]!==1)continue;let o=e.job.pace.step(2e3);o&&await o;let c=e.get(n),u=c instanceof chunk_RFKSFVTF_js_1.Stream?c.dict:c;if(!(!(u instanceof
chunk_RFKSFVTF_js_1.Dict)||!PRIVATE.some(d=>u.has(d)))){e.edit(n);for(let d of PRIVATE)u.delete(d);a=!0}}return a?t():s}var MOST_DECODED=256*1024*1024,SAMPLE=256*
1024,PIECES=4,WORTHWHILE=.97,AT_ONCE=4,LEVEL=9,ASCII=new Set(["ASCIIHexDecode","ASCII85Decode"]),COMPRESSING=new Set(["FlateDecode","LZWDecode","RunLengthDecode"]),
StreamOptimizer=class{constructor(e,t,s){this.document=e,this.marked=t,this.isDouble=s}document;marked;isDouble;remaining=MOST_DECODED;left=0;async run(){let e=this.
streams();for(let t=0;t<e.length;t+=AT_ONCE){let s=this.remaining,r=await Promise.all(e.slice(t,t+AT_ONCE).map(i=>this.optimize(i,s)));for(let i of r)this.remaining-=
i;let a=this.document.job.pace.step(2e3*AT_ONCE);a&&await a,this.document.job.pace.progress(t/e.length)}return{left:this.left}}streams(){let{document:e}=this,{live:t,
walked:s}=this.marked.markings[0],r=[];for(let a=1;a<t.length;a++){if(t[a]!==1||this.isDouble(a))continue;let i=e.edited.get(a),n=e.table.kind[a]===1&&s.dataStart[a]>
0;(i===void 0?n:i instanceof chunk_RFKSFVTF_js_1.Stream)&&r.push(a)}return r}async optimize(e,t){let{document:s}=this,r=s.get(e);if(!(r instanceof chunk_RFKSFVTF_js_1.
Stream)||(s.put(e,r),isUntouchable(s,r)))return 0;let a=s.encoded(r),i=this.withoutTransport(r,a),{smaller:n,decoded:o}=await this.compressed(i,t),c=n??i;return sizeOf(
c)<sizeOf({...filtersOf(s,r.dict),data:a})&&s.put(e,withBody(r,c)),o}withoutTransport(e,t){let{filters:s,parameters:r}=filtersOf(this.document,e.dict),a=s.findIndex(
o=>!(o instanceof chunk_RFKSFVTF_js_1.Name&&ASCII.has(o.text))),i=a<0?s.length:a,n={stream:t.length*4+16,total:t.length*4+16,remaining:t.length*4+16};for(let o of s.
slice(0,i))t=(0,chunk_RFKSFVTF_js_1.undo)(o.text,t,void 0,n);return{data:t,filters:s.slice(i),parameters:r.slice(i)}}async compressed(e,t){let s=(0,chunk_B2YFAM73_js_1.
codecOf)(this.document.job),r=await this.decoded(e,t);if(r==="too much")return this.left++,{decoded:0};if(!r||r.filters.length>0)return{decoded:r?.data.length??
0};let a=r.data.length;if(e.data.length>SAMPLE&&!await this.isWorthwhile(r.data,e.data.length))return{decoded:a};let i={data:await s.deflate(r.data,LEVEL),filters:[
(0,chunk_RFKSFVTF_js_1.name)("FlateDecode")],parameters:r.parameters};return{smaller:[e,...this.isPredicted(r)?[]:[r]].reduce((n,o)=>sizeOf(o)<sizeOf(n)?o:n,i),
decoded:a}}isPredicted({parameters:e}){let t=this.document.resolve(this.document.dict(e[0])?.get("Predictor"));return typeof t=="number"&&t>1}async isWorthwhile(e,t){
let s=Math.floor(SAMPLE/PIECES*(e.length/t)),r=Math.floor((e.length-s)/(PIECES-1)),a=Buffer.concat(Array.from({length:PIECES},(i,n)=>e.subarray(n*r,n*r+s)));return(await(0,chunk_B2YFAM73_js_1.
codecOf)(this.document.job).deflate(a,LEVEL)).length<WORTHWHILE*(t/e.length)*a.length}async decoded(e,t){let[s,...r]=e.filters;if(s===void 0)return e.data.length>
t?"too much":e;if(!(s instanceof chunk_RFKSFVTF_js_1.Name)||!COMPRESSING.has(s.text)||r.length>0)return;if(s.text==="FlateDecode"){let n=await(0,chunk_B2YFAM73_js_1.
codecOf)(this.document.job).inflate(e.data,Math.max(t,0));return n?{data:n,filters:[],parameters:e.parameters}:e.data.length*4>t?"too much":void 0}let a=this.document.
dict(e.parameters[0]),i=this.document.resolve(a?.get("EarlyChange"));try{let n=typeof i=="number"?new chunk_RFKSFVTF_js_1.Dict([["EarlyChange",i]]):void 0,o=(0,chunk_RFKSFVTF_js_1.
undo)(s.text,e.data,n,{stream:t,total:t,remaining:t}),c=new chunk_RFKSFVTF_js_1.Dict([...a??[]].filter(([u])=>u!=="EarlyChange"));return{data:o,filters:[],parameters:c.
size>0?[c]:[]}}catch{return}}};function isUntouchable(e,{dict:t}){let s=(0,chunk_B2YFAM73_js_1.listOf)(e,t.get("Filter"));return t.has("F")||s.some(r=>(0,chunk_RFKSFVTF_js_1.
isName)(r,"Crypt"))||(0,chunk_RFKSFVTF_js_1.isName)(e.resolve(t.get("Type")),"Metadata")}function filtersOf(e,t){let s=(0,chunk_B2YFAM73_js_1.listOf)(e,t.get("F\
ilter")),r=t.get("DecodeParms"),a=e.array(r)??(r===void 0?[]:[r]);return{filters:s,parameters:s.map((i,n)=>a[n]??null)}}var sizeOf=({data:e,filters:t})=>e.length+
t.reduce((s,r)=>s+(r instanceof chunk_RFKSFVTF_js_1.Name?r.text.length+9:0),0);function withBody(e,{data:t,filters:s,parameters:r}){let a=(0,chunk_ZBMKXLCV_js_1.
withData)(e,t,{compress:!1}),i=s.length===1;return s.length>0&&a.dict.set("Filter",i?s[0]:[...s]),s.length>0&&r.some(n=>n!==null)&&a.dict.set("DecodeParms",i?r[0]:
[...r]),a}var optimize_document=async(e,{open_password:t},s)=>{let r={signatures:0,usageRightsRemoved:!1,isRepaired:!1},a=({signatures:l,usageRightsRemoved:k})=>{
r.signatures=l,r.usageRightsRemoved||=k},i=l=>{r.isRepaired=!0,s.onRepaired?.(l)},n=await(0,chunk_B2YFAM73_js_1.openDocument)(e.bytes,{...s,onWritten:a,onRepaired:i},
{password:t}),o=n.pages.count,c=e.bytes.length,u=[];await n.pages.settle();let d=await dropPrivateData(n,()=>marking(n)),m=await(0,chunk_OBB7GEHU_js_1.findDuplicatesWithin)(
n,d),{left:f}=await new StreamOptimizer(n,d,l=>m(0,l)!==void 0).run();f>0&&u.push(leftAsTheyWere(f)),(0,chunk_JY7ZWNR5_js_1.linearizationOf)(n)&&u.push(LINEARIZATION_REMOVED);
let g=l=>(0,chunk_K32GSMXO_js_1.assemble)([n],{compact:!0,objectStreams:l,alias:m}),p=await forbidsObjectStreams(n),h=await g(p?"none":"smallest");if(!p&&h.length<
FEW){let l=await g("none");l.length<h.length&&(h=l)}return h.length>=c&&!r.isRepaired?{documents:[{...e,pageCount:o}],notes:[NOT_SMALLER],facts:{pageCount:o,bytesBefore:c,
bytesAfter:c}}:(s.onWritten?.(r),{documents:[{name:e.name,bytes:h,pageCount:o}],notes:u,facts:{pageCount:o,bytesBefore:c,bytesAfter:h.length}})};exports.optimize_document=
optimize_document;async function marking(e){let t=await(0,chunk_X4D5GQRV_js_1.markAll)([e],{detail:!0,strings:e.security?.numbered===!0});return(0,chunk_X4D5GQRV_js_1.
repair)([e],t),t}var FEW=16384;async function forbidsObjectStreams(e){let{archive:t,names:s}=await(0,chunk_ETIMQ53U_js_1.claimsOf)(e);return t?.part===1||s.some(
r=>/^PDF\/X-[13]/.test(r))}var NOT_SMALLER={code:"not_smaller",message:"The document is returned as it was: it could not be made smaller without loss."},LINEARIZATION_REMOVED={
code:"linearization_removed",message:"The document is no longer linearized (prepared for fast web view), because object streams save more."},leftAsTheyWere=e=>({
code:"streams_left",message:`${e===1?"One stream was":`${e} streams were`} left as ${e===1?"it was":"they were"}, because at most 256 MB of a document are compr\
essed again.`});
