"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.addPageNumbers=addPageNumbers;const chunk_XXD3AW6E_js_1=require("./chunk-XXD3AW6E.js"),chunk_SNAFR6ER_js_1=require(
"./chunk-SNAFR6ER.js"),chunk_SS646ETJ_js_1=require("./chunk-SS646ETJ.js"),chunk_3DDTX5PX_js_1=require("./chunk-3DDTX5PX.js"),chunk_AO6XMSG3_js_1=require("./chun\
k-AO6XMSG3.js"),chunk_WFNHMHNT_js_1=require("./chunk-WFNHMHNT.js"),chunk_EW4TSARM_js_1=require("./chunk-EW4TSARM.js");require("./chunk-ZO5ZCIMW.js"),require("./\
chunk-5T6Z7V3Z.js"),require("./chunk-YE7ESM4E.js");const chunk_7UEYW4OP_js_1=require("./chunk-7UEYW4OP.js"),chunk_AQIDQRUQ_js_1=require("./chunk-AQIDQRUQ.js");require(
"./chunk-IVHI3DWQ.js"),require("./chunk-QFBZ3AD2.js"),require("./chunk-NH4M62TM.js");const chunk_IIK45JB4_js_1=require("./chunk-IIK45JB4.js");require("./chunk-X\
UOL2YEA.js"),require("./chunk-N4AUIKUW.js");const chunk_HKR6QU6V_js_1=require("./chunk-HKR6QU6V.js");require("./chunk-WYN2LYAQ.js");async function openNumberTypeface(){
let e=await(0,chunk_SNAFR6ER_js_1.openTypeface)("Regular");return{covers:o=>e.hasGlyphForCodePoint(o),subset:async o=>{let r=o.map(t=>e.glyphForCodePoint(t.codePointAt(
0)??0)),{addTo:n,codeOf:a}=await(0,chunk_SNAFR6ER_js_1.embedFont)(e,r),i=r.map(({path:t})=>t.bbox).filter(({minY:t,maxY:u})=>t<=u);return{addTo:n,glyphs:new Map(
r.map((t,u)=>[o[u],{code:a(t),width:t.advanceWidth/e.unitsPerEm}])),bottom:Math.min(0,...i.map(({minY:t})=>t))/e.unitsPerEm,top:Math.max(0,...i.map(({maxY:t})=>t))/
e.unitsPerEm}}}}var PLACEHOLDERS=["number","last","label","name"];function parseNumberFormat(e){let o=[],r="";for(let n of e.normalize("NFC").split(/(\{[^{}]*\})/)){
if(!n.startsWith("{")||!n.endsWith("}")){r+=n;continue}let a=PLACEHOLDERS.find(i=>`{${i}}`===n);if(!a)return{problem:`has the unknown placeholder ${n}; use ${PLACEHOLDERS.
map(i=>`{${i}}`).join(", ")}`};r&&o.push({literal:r}),r="",o.push({placeholder:a})}return r&&o.push({literal:r}),{pieces:o}}var NAME="OctavoNumber",PREPARED_BYTES=64*
1024;async function addPageNumbers(e,o,r,n,a){let i=await(0,chunk_EW4TSARM_js_1.survey)(e,n),{kinds:t,pages:u}=i,h=t.map(f=>(0,chunk_7UEYW4OP_js_1.roomOf)(f,r.margin)),
c=u.find(({kind:f})=>!h[f]),m=c?[{field:"margin",message:(0,chunk_7UEYW4OP_js_1.noRoom)(c.index,t[c.kind])}]:[],p=parseNumberFormat(r.number_format);if("problem"in
p)throw(0,chunk_HKR6QU6V_js_1.invalidParameters)([{field:"number_format",message:p.problem},...m]);let l=textsOf(e,o,p.pieces,r,i.pages),s=await fontFor(charactersOf(
l),p.pieces,a,e.job.pace,m),d=(0,chunk_XXD3AW6E_js_1.fillingOf)(r.color,(0,chunk_WFNHMHNT_js_1.claimOf)(e)),b=[{category:"Font",name:NAME,ref:s.addTo(e)}];return d.
colorSpace&&b.push({category:"ColorSpace",name:chunk_XXD3AW6E_js_1.COLOR_SPACE,ref:e.add(d.colorSpace)}),(0,chunk_WFNHMHNT_js_1.stampPages)(e,i,{layer:"over",subtype:"\
PageNum",on:({kind:f},O)=>{let j=lineOf(l(O),s),[k,g]=[t[f],h[f]],_=sizeOf(j.width,s,r.font_size,k,g),P=(s.top-s.bottom)*_,[w,S]=(0,chunk_7UEYW4OP_js_1.cornerAt)(
k,g,r.position,j.width*_,P),y=(0,chunk_7UEYW4OP_js_1.multiply)([1,0,0,1,w,S-s.bottom*_],(0,chunk_7UEYW4OP_js_1.viewerMatrix)(k));return{resources:b,operators:([
T,E])=>`q ${E===void 0?d.operators:d.operators.replace(chunk_XXD3AW6E_js_1.COLOR_SPACE,E)} BT /${T} ${(0,chunk_WFNHMHNT_js_1.decimal)(_)} Tf ${(0,chunk_WFNHMHNT_js_1.
matrixText)(y)} Tm <${j.codes}> Tj ET Q`}}})}function textsOf(e,o,r,{first_number:n,last_number:a,digits:i},t){let u=String(a??n+t.length-1),h=(0,chunk_SS646ETJ_js_1.
visible)(o.replace(/\.[^.]*$/,"")),c=r.some(l=>"placeholder"in l&&l.placeholder==="label")?(0,chunk_AO6XMSG3_js_1.readPageLabels)(e):void 0,m={number:l=>String(
n+l).padStart(i,"0"),last:()=>u,name:()=>h,label:l=>{let{index:s}=t[l];if(!c)return String(s+1);let{prefix:d,style:b,number:f}=c(s);return(d?(0,chunk_SS646ETJ_js_1.
visible)((0,chunk_IIK45JB4_js_1.decodeText)(d)):"")+(0,chunk_3DDTX5PX_js_1.labelNumber)(b,f)}},p=r.map(l=>"literal"in l?{literal:(0,chunk_SS646ETJ_js_1.visible)(
l.literal)}:l);return Object.assign(l=>p.map(s=>"literal"in s?s.literal:m[s.placeholder](l)).join(""),{count:t.length,isUniform:!c})}function charactersOf(e){let o=new Set(
"0123456789"),r=e.isUniform?1:e.count;for(let n=0;n<r;n++)for(let a of e(n))o.add(a);return[...o].sort()}async function fontFor(e,o,r,n,a){let i=(0,chunk_AQIDQRUQ_js_1.
keyOf)("number",e.join("")),t=r.get(i);if(!t){let u=await openNumberTypeface();await n.rest();let h=(0,chunk_SS646ETJ_js_1.problemOf)(e.join(""),u.covers);if(h!==
void 0){let c=o.some(m=>"placeholder"in m&&/label|name/.test(m.placeholder));a.unshift({field:"number_format",message:c?`${h} (from the format, the file name or\
 the labels)`:h})}if(a.length>0)throw(0,chunk_HKR6QU6V_js_1.invalidParameters)(a);t=await u.subset(e),await n.rest(),r.put(i,t,PREPARED_BYTES)}if(a.length>0)throw(0,chunk_HKR6QU6V_js_1.
invalidParameters)(a);return t}function lineOf(e,{glyphs:o}){let r="",n=0;for(let a of e){let i=o.get(a);i&&(r+=i.code,n+=i.width)}return{codes:r,width:n}}function sizeOf(e,{
top:o,bottom:r},n,a,i){return Math.min(n/a.userUnit,i.width/Math.max(e,1e-6),i.height/(o-r))}
