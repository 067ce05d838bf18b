"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.addPageNumbers=addPageNumbers;const chunk_E4MMYEPU_js_1=require("./chunk-E4MMYEPU.js"),chunk_Q3M3DOOU_js_1=require(
"./chunk-Q3M3DOOU.js"),chunk_SS646ETJ_js_1=require("./chunk-SS646ETJ.js"),chunk_3DDTX5PX_js_1=require("./chunk-3DDTX5PX.js"),chunk_RBB7JJQX_js_1=require("./chun\
k-RBB7JJQX.js"),chunk_DRZLB3ZQ_js_1=require("./chunk-DRZLB3ZQ.js"),chunk_I4JWLNKL_js_1=require("./chunk-I4JWLNKL.js");require("./chunk-ZBJK7HZW.js"),require("./\
chunk-5T6Z7V3Z.js"),require("./chunk-YE7ESM4E.js");const chunk_7UEYW4OP_js_1=require("./chunk-7UEYW4OP.js"),chunk_AQIDQRUQ_js_1=require("./chunk-AQIDQRUQ.js");require(
"./chunk-4Z7C7T6I.js"),require("./chunk-5LBCI6IC.js"),require("./chunk-NH4M62TM.js");const chunk_32PXO3XO_js_1=require("./chunk-32PXO3XO.js");require("./chunk-F\
I4XWXPB.js"),require("./chunk-D3KVKOID.js");const chunk_BIX7UOAI_js_1=require("./chunk-BIX7UOAI.js");require("./chunk-WYN2LYAQ.js");async function openNumberTypeface(){
let e=await(0,chunk_Q3M3DOOU_js_1.openTypeface)("Regular");return{covers:i=>e.hasGlyphForCodePoint(i),subset:async i=>{let r=i.map(t=>e.glyphForCodePoint(t.codePointAt(
0)??0)),{addTo:n,codeOf:a}=await(0,chunk_Q3M3DOOU_js_1.embedFont)(e,r),o=r.map(({path:t})=>t.bbox).filter(({minY:t,maxY:u})=>t<=u);return{addTo:n,glyphs:new Map(
r.map((t,u)=>[i[u],{code:a(t),width:t.advanceWidth/e.unitsPerEm}])),bottom:Math.min(0,...o.map(({minY:t})=>t))/e.unitsPerEm,top:Math.max(0,...o.map(({maxY:t})=>t))/
e.unitsPerEm}}}}var PLACEHOLDERS=["number","last","label","name"];function parseNumberFormat(e){let i=[],r="";for(let n of e.normalize("NFC").split(/(\{[^{}]*\})/)){
if(!n.startsWith("{")||!n.endsWith("}")){r+=n;continue}let a=PLACEHOLDERS.find(o=>`{${o}}`===n);if(!a)return{problem:`has the unknown placeholder ${n}; use ${PLACEHOLDERS.
map(o=>`{${o}}`).join(", ")}`};r&&i.push({literal:r}),r="",i.push({placeholder:a})}return r&&i.push({literal:r}),{pieces:i}}var NAME="OctavoNumber",PREPARED_BYTES=64*
1024;async function addPageNumbers(e,i,r,n,a){let o=await(0,chunk_I4JWLNKL_js_1.survey)(e,n),{kinds:t,pages:u}=o,h=t.map(f=>(0,chunk_7UEYW4OP_js_1.roomOf)(f,r.margin)),
c=u.find(({kind:f})=>!h[f]),m=c?[{field:"margin",message:(0,chunk_7UEYW4OP_js_1.noRoom)(c.index,t[c.kind])}]:[],p=parseNumberFormat(r.number_format);if("problem"in
p)throw(0,chunk_BIX7UOAI_js_1.invalidParameters)([{field:"number_format",message:p.problem},...m]);let s=await textsOf(e,i,p.pieces,r,o.pages),l=await fontFor(charactersOf(
s),p.pieces,a,e.job.pace,m),d=(0,chunk_E4MMYEPU_js_1.fillingOf)(r.color,(0,chunk_DRZLB3ZQ_js_1.claimOf)(e)),b=[{category:"Font",name:NAME,ref:l.addTo(e)}];return d.
colorSpace&&b.push({category:"ColorSpace",name:chunk_E4MMYEPU_js_1.COLOR_SPACE,ref:e.add(d.colorSpace)}),(0,chunk_DRZLB3ZQ_js_1.stampPages)(e,o,{layer:"over",subtype:"\
PageNum",on:({kind:f},P)=>{let j=lineOf(s(P),l),[k,O]=[t[f],h[f]],_=sizeOf(j.width,l,r.font_size,k,O),w=(l.top-l.bottom)*_,[y,E]=(0,chunk_7UEYW4OP_js_1.cornerAt)(
k,O,r.position,j.width*_,w),q=(0,chunk_7UEYW4OP_js_1.multiply)([1,0,0,1,y,E-l.bottom*_],(0,chunk_7UEYW4OP_js_1.viewerMatrix)(k));return{resources:b,operators:([
v,g])=>`q ${g===void 0?d.operators:d.operators.replace(chunk_E4MMYEPU_js_1.COLOR_SPACE,g)} BT /${v} ${(0,chunk_DRZLB3ZQ_js_1.decimal)(_)} Tf ${(0,chunk_DRZLB3ZQ_js_1.
matrixText)(q)} Tm <${j.codes}> Tj ET Q`}}})}async function textsOf(e,i,r,{first_number:n,last_number:a,digits:o},t){let u=String(a??n+t.length-1),h=(0,chunk_SS646ETJ_js_1.
visible)(i.replace(/\.[^.]*$/,"")),c=r.some(s=>"placeholder"in s&&s.placeholder==="label")?await(0,chunk_RBB7JJQX_js_1.readPageLabels)(e):void 0,m={number:s=>String(
n+s).padStart(o,"0"),last:()=>u,name:()=>h,label:s=>{let{index:l}=t[s];if(!c)return String(l+1);let{prefix:d,style:b,number:f}=c(l);return(d?(0,chunk_SS646ETJ_js_1.
visible)((0,chunk_32PXO3XO_js_1.decodeText)(d)):"")+(0,chunk_3DDTX5PX_js_1.labelNumber)(b,f)}},p=r.map(s=>"literal"in s?{literal:(0,chunk_SS646ETJ_js_1.visible)(
s.literal)}:s);return Object.assign(s=>p.map(l=>"literal"in l?l.literal:m[l.placeholder](s)).join(""),{count:t.length,isUniform:!c})}function charactersOf(e){let i=new Set(
"0123456789"),r=e.isUniform?1:e.count;for(let n=0;n<r;n++)for(let a of e(n))i.add(a);return[...i].sort()}async function fontFor(e,i,r,n,a){let o=(0,chunk_AQIDQRUQ_js_1.
keyOf)("number",e.join("")),t=r.get(o);if(!t){let u=await openNumberTypeface();await n.rest();let h=(0,chunk_SS646ETJ_js_1.problemOf)(e.join(""),u.covers);if(h!==
void 0){let c=i.some(m=>"placeholder"in m&&/label|name/.test(m.placeholder));a.unshift({field:"number_format",message:c?`${h} (from the format, the file name or\
 the labels)`:h})}if(a.length>0)throw(0,chunk_BIX7UOAI_js_1.invalidParameters)(a);t=await u.subset(e),await n.rest(),r.put(o,t,PREPARED_BYTES)}if(a.length>0)throw(0,chunk_BIX7UOAI_js_1.
invalidParameters)(a);return t}function lineOf(e,{glyphs:i}){let r="",n=0;for(let a of e){let o=i.get(a);o&&(r+=o.code,n+=o.width)}return{codes:r,width:n}}function sizeOf(e,{
top:i,bottom:r},n,a,o){return Math.min(n/a.userUnit,o.width/Math.max(e,1e-6),o.height/(i-r))}
