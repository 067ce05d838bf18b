"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.addPageNumbers=addPageNumbers;const chunk_VCXK5QWR_js_1=require("./chunk-VCXK5QWR.js"),chunk_6X7DSJHT_js_1=require(
"./chunk-6X7DSJHT.js"),chunk_J7I52L4N_js_1=require("./chunk-J7I52L4N.js"),chunk_E6OB7R76_js_1=require("./chunk-E6OB7R76.js"),chunk_H6QE5UEV_js_1=require("./chun\
k-H6QE5UEV.js");require("./chunk-O6MMON5G.js");const chunk_22XS72ER_js_1=require("./chunk-22XS72ER.js"),chunk_2PSYXE6F_js_1=require("./chunk-2PSYXE6F.js");require(
"./chunk-CJWZ2MPQ.js"),require("./chunk-5VZM4KZB.js"),require("./chunk-64UBD3TO.js");const chunk_UGMU44LB_js_1=require("./chunk-UGMU44LB.js");require("./chunk-K\
LP35QH2.js"),require("./chunk-ETIMQ53U.js"),require("./chunk-CKDGA5PY.js");const chunk_VM5OVVZ7_js_1=require("./chunk-VM5OVVZ7.js");require("./chunk-4OZNAQ5A.js"),
require("./chunk-ZDLQTNMB.js"),require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-OVFAED6I.js"),require("./chunk-GOXITCM4.js");const chunk_MPBOBPIW_js_1=require(
"./chunk-MPBOBPIW.js"),chunk_2E6G6AFP_js_1=require("./chunk-2E6G6AFP.js");require("./chunk-BHLFBBNU.js"),require("./chunk-EJB7VHTT.js");const chunk_I24CHX2T_js_1=require(
"./chunk-I24CHX2T.js");require("./chunk-RFKSFVTF.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-G\
MSHOBQ3.js");require("./chunk-WYN2LYAQ.js");async function openNumberTypeface(){let e=await(0,chunk_22XS72ER_js_1.openTypeface)("Regular");return{covers:n=>e.hasGlyphForCodePoint(
n),subset:async n=>{let r=n.map(t=>e.glyphForCodePoint(t.codePointAt(0)??0)),{addTo:i,codeOf:o}=await(0,chunk_22XS72ER_js_1.embedFont)(e,r),u=r.map(({path:t})=>t.
bbox).filter(({minY:t,maxY:a})=>t<=a);return{addTo:i,glyphs:new Map(r.map((t,a)=>[n[a],{code:o(t),width:t.advanceWidth/e.unitsPerEm}])),bottom:Math.min(0,...u.map(
({minY:t})=>t))/e.unitsPerEm,top:Math.max(0,...u.map(({maxY:t})=>t))/e.unitsPerEm}}}}var NAME="OctavoNumber",PREPARED_BYTES=64*1024;async function addPageNumbers(e,n,r,i,o){
let u=await(0,chunk_H6QE5UEV_js_1.survey)(e,i),{kinds:t,pages:a}=u,h=(0,chunk_J7I52L4N_js_1.roomsOf)("add_page_numbers",t,r.margin),c=a.find(({kind:k})=>!h[k]),
m=c?[{field:"margin",message:(0,chunk_J7I52L4N_js_1.noRoom)(c.index,t[c.kind])}]:[],_=(0,chunk_2E6G6AFP_js_1.parseNumberFormat)(r.number_format),s=r.first_number+
a.length-1,{last_number:l=s}=r;if(l<s&&m.push({field:"last_number",message:`is ${l}, but the last page gets the number ${s}; give that or a higher one, or leave\
 it out`}),"problem"in _)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"number_format",message:_.problem},...m]);let j=await textsOf(e,n,_.pieces,{...r,
last_number:l},a),f=await fontFor(charactersOf(j),_.pieces,o,e.job.pace,m),d=(0,chunk_6X7DSJHT_js_1.fillingOf)(r.color,await(0,chunk_E6OB7R76_js_1.claimOf)(e)),
q=[{category:"Font",name:NAME,ref:f.addTo(e)}];return d.colorSpace&&q.push({category:"ColorSpace",name:chunk_6X7DSJHT_js_1.COLOR_SPACE,ref:e.add(d.colorSpace)}),
(0,chunk_E6OB7R76_js_1.stampPages)(e,u,{layer:"over",subtype:"PageNum",on:({kind:k},E)=>{let p=lineOf(j(E),f),[g,O]=[t[k],h[k]],b=sizeOf(p.width,f,r.font_size,g,
O),w=(f.top-f.bottom)*b,[y,M]=(0,chunk_J7I52L4N_js_1.cornerAt)(g,O,r.position,p.width*b,w),T=(0,chunk_UGMU44LB_js_1.multiply)([1,0,0,1,y,M-f.bottom*b],(0,chunk_UGMU44LB_js_1.
viewerMatrix)(g));return{resources:q,operators:([v,P])=>`q ${P===void 0?d.operators:d.operators.replace(chunk_6X7DSJHT_js_1.COLOR_SPACE,P)} BT /${v} ${(0,chunk_E6OB7R76_js_1.
decimal)(b)} Tf ${(0,chunk_E6OB7R76_js_1.matrixText)(T)} Tm <${p.codes}> Tj ET Q`}}})}async function textsOf(e,n,r,{first_number:i,last_number:o,digits:u},t){let a=String(
o),h=(0,chunk_2PSYXE6F_js_1.visible)(n.replace(/\.[^.]*$/,"")),c=r.some(s=>"placeholder"in s&&s.placeholder==="label")?await(0,chunk_VM5OVVZ7_js_1.readPageLabels)(
e):void 0,m={number:s=>String(i+s).padStart(u,"0"),last:()=>a,name:()=>h,label:s=>{let{index:l}=t[s];if(!c)return String(l+1);let{prefix:j,style:f,number:d}=c(l);
return(j?(0,chunk_2PSYXE6F_js_1.visible)((0,chunk_I24CHX2T_js_1.decodeText)(j)):"")+(0,chunk_VCXK5QWR_js_1.labelNumber)(f,d)}},_=r.map(s=>"literal"in s?{literal:(0,chunk_2PSYXE6F_js_1.
visible)(s.literal)}:s);return Object.assign(s=>_.map(l=>"literal"in l?l.literal:m[l.placeholder](s)).join(""),{count:t.length,isUniform:!c})}function charactersOf(e){
let n=new Set("0123456789"),r=e.isUniform?1:e.count;for(let i=0;i<r;i++)for(let o of e(i))n.add(o);return[...n].sort()}async function fontFor(e,n,r,i,o){let u=(0,chunk_MPBOBPIW_js_1.
keyOf)("number",e.join("")),t=r.get(u);if(!t){let a=await openNumberTypeface();await i.rest();let h=(0,chunk_2PSYXE6F_js_1.problemOf)(e.join(""),a.covers);if(h!==
void 0){let c=n.some(m=>"placeholder"in m&&/label|name/.test(m.placeholder));o.unshift({field:"number_format",message:c?`${h} (from the format, the file name or\
 the labels)`:h})}if(o.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(o);t=await a.subset(e),await i.rest(),r.put(u,t,PREPARED_BYTES)}if(o.length>0)throw(0,chunk_GMSHOBQ3_js_1.
invalidParameters)(o);return t}function lineOf(e,{glyphs:n}){let r="",i=0;for(let o of e){let u=n.get(o);u&&(r+=u.code,i+=u.width)}return{codes:r,width:i}}function sizeOf(e,{
top:n,bottom:r},i,o,u){return Math.min(i/o.userUnit,u.width/Math.max(e,1e-6),u.height/(n-r))}
