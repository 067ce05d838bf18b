"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.addPageNumbers=addPageNumbers;const chunk_VCXK5QWR_js_1=require("./chunk-VCXK5QWR.js"),chunk_QY4RW3VU_js_1=require(
"./chunk-QY4RW3VU.js"),chunk_EIWVMZUD_js_1=require("./chunk-EIWVMZUD.js"),chunk_QWIT3XXG_js_1=require("./chunk-QWIT3XXG.js"),chunk_ESW3IQFR_js_1=require("./chun\
k-ESW3IQFR.js"),chunk_6VZL3SQO_js_1=require("./chunk-6VZL3SQO.js"),chunk_2PSYXE6F_js_1=require("./chunk-2PSYXE6F.js");require("./chunk-CJWZ2MPQ.js"),require("./\
chunk-QVATMD73.js"),require("./chunk-HZKJGLY4.js");const chunk_UGMU44LB_js_1=require("./chunk-UGMU44LB.js");require("./chunk-5PDNWYGK.js"),require("./chunk-4JDW\
4YES.js"),require("./chunk-FEIBPAGL.js");const chunk_XIKURTNM_js_1=require("./chunk-XIKURTNM.js");require("./chunk-6ZEPCL6H.js"),require("./chunk-34KNI3QJ.js"),
require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-OVFAED6I.js");const chunk_MPBOBPIW_js_1=require("./chunk-MPBOBPIW.js"),chunk_2E6G6AFP_js_1=require(
"./chunk-2E6G6AFP.js");require("./chunk-WRDHS3QY.js");const chunk_3MJCCXWL_js_1=require("./chunk-3MJCCXWL.js");require("./chunk-IDQUK5WO.js"),require("./chunk-S\
PYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");async function openNumberTypeface(){
let e=await(0,chunk_6VZL3SQO_js_1.openTypeface)("Regular");return{covers:n=>e.hasGlyphForCodePoint(n),subset:async n=>{let r=n.map(t=>e.glyphForCodePoint(t.codePointAt(
0)??0)),{addTo:i,codeOf:o}=await(0,chunk_6VZL3SQO_js_1.embedFont)(e,r),a=r.map(({path:t})=>t.bbox).filter(({minY:t,maxY:u})=>t<=u);return{addTo:i,glyphs:new Map(
r.map((t,u)=>[n[u],{code:o(t),width:t.advanceWidth/e.unitsPerEm}])),bottom:Math.min(0,...a.map(({minY:t})=>t))/e.unitsPerEm,top:Math.max(0,...a.map(({maxY:t})=>t))/
e.unitsPerEm}}}}var NAME="OctavoNumber",PREPARED_BYTES=64*1024;async function addPageNumbers(e,n,r,i,o){let a=await(0,chunk_ESW3IQFR_js_1.survey)(e,i),{kinds:t,
pages:u}=a,h=t.map(j=>(0,chunk_EIWVMZUD_js_1.roomOf)(j,r.margin)),c=u.find(({kind:j})=>!h[j]),m=c?[{field:"margin",message:(0,chunk_EIWVMZUD_js_1.noRoom)(c.index,
t[c.kind])}]:[],_=(0,chunk_2E6G6AFP_js_1.parseNumberFormat)(r.number_format),s=r.first_number+u.length-1,{last_number:l=s}=r;if(l<s&&m.push({field:"last_number",
message:`is ${l}, but the last page gets the number ${s}; give that or a higher one, or leave it out`}),"problem"in _)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(
[{field:"number_format",message:_.problem},...m]);let b=await textsOf(e,n,_.pieces,{...r,last_number:l},u),f=await fontFor(charactersOf(b),_.pieces,o,e.job.pace,
m),d=(0,chunk_QY4RW3VU_js_1.fillingOf)(r.color,await(0,chunk_QWIT3XXG_js_1.claimOf)(e)),P=[{category:"Font",name:NAME,ref:f.addTo(e)}];return d.colorSpace&&P.push(
{category:"ColorSpace",name:chunk_QY4RW3VU_js_1.COLOR_SPACE,ref:e.add(d.colorSpace)}),(0,chunk_QWIT3XXG_js_1.stampPages)(e,a,{layer:"over",subtype:"PageNum",on:({
kind:j},E)=>{let p=lineOf(b(E),f),[g,q]=[t[j],h[j]],k=sizeOf(p.width,f,r.font_size,g,q),O=(f.top-f.bottom)*k,[y,v]=(0,chunk_EIWVMZUD_js_1.cornerAt)(g,q,r.position,
p.width*k,O),M=(0,chunk_UGMU44LB_js_1.multiply)([1,0,0,1,y,v-f.bottom*k],(0,chunk_UGMU44LB_js_1.viewerMatrix)(g));return{resources:P,operators:([S,w])=>`q ${w===
void 0?d.operators:d.operators.replace(chunk_QY4RW3VU_js_1.COLOR_SPACE,w)} BT /${S} ${(0,chunk_QWIT3XXG_js_1.decimal)(k)} Tf ${(0,chunk_QWIT3XXG_js_1.matrixText)(
M)} Tm <${p.codes}> Tj ET Q`}}})}async function textsOf(e,n,r,{first_number:i,last_number:o,digits:a},t){let u=String(o),h=(0,chunk_2PSYXE6F_js_1.visible)(n.replace(
/\.[^.]*$/,"")),c=r.some(s=>"placeholder"in s&&s.placeholder==="label")?await(0,chunk_XIKURTNM_js_1.readPageLabels)(e):void 0,m={number:s=>String(i+s).padStart(
a,"0"),last:()=>u,name:()=>h,label:s=>{let{index:l}=t[s];if(!c)return String(l+1);let{prefix:b,style:f,number:d}=c(l);return(b?(0,chunk_2PSYXE6F_js_1.visible)((0,chunk_3MJCCXWL_js_1.
decodeText)(b)):"")+(0,chunk_VCXK5QWR_js_1.labelNumber)(f,d)}},_=r.map(s=>"literal"in s?{literal:(0,chunk_2PSYXE6F_js_1.visible)(s.literal)}:s);return Object.assign(
s=>_.map(l=>"literal"in l?l.literal:m[l.placeholder](s)).join(""),{count:t.length,isUniform:!c})}function charactersOf(e){let n=new Set("0123456789"),r=e.isUniform?
1:e.count;for(let i=0;i<r;i++)for(let o of e(i))n.add(o);return[...n].sort()}async function fontFor(e,n,r,i,o){let a=(0,chunk_MPBOBPIW_js_1.keyOf)("number",e.join(
"")),t=r.get(a);if(!t){let u=await openNumberTypeface();await i.rest();let h=(0,chunk_2PSYXE6F_js_1.problemOf)(e.join(""),u.covers);if(h!==void 0){let c=n.some(
m=>"placeholder"in m&&/label|name/.test(m.placeholder));o.unshift({field:"number_format",message:c?`${h} (from the format, the file name or the labels)`:h})}if(o.
length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(o);t=await u.subset(e),await i.rest(),r.put(a,t,PREPARED_BYTES)}if(o.length>0)throw(0,chunk_GMSHOBQ3_js_1.
invalidParameters)(o);return t}function lineOf(e,{glyphs:n}){let r="",i=0;for(let o of e){let a=n.get(o);a&&(r+=a.code,i+=a.width)}return{codes:r,width:i}}function sizeOf(e,{
top:n,bottom:r},i,o,a){return Math.min(i/o.userUnit,a.width/Math.max(e,1e-6),a.height/(n-r))}
