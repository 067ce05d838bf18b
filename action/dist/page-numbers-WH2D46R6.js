"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.addPageNumbers=addPageNumbers;const chunk_B2UCZYOK_js_1=require("./chunk-B2UCZYOK.js"),chunk_I37RDFCG_js_1=require(
"./chunk-I37RDFCG.js"),chunk_SS646ETJ_js_1=require("./chunk-SS646ETJ.js"),chunk_3DDTX5PX_js_1=require("./chunk-3DDTX5PX.js"),chunk_SCC256O5_js_1=require("./chun\
k-SCC256O5.js"),chunk_DKDYBSI7_js_1=require("./chunk-DKDYBSI7.js"),chunk_6YIQMLVU_js_1=require("./chunk-6YIQMLVU.js");require("./chunk-QBW66N3W.js"),require("./\
chunk-5T6Z7V3Z.js"),require("./chunk-YE7ESM4E.js");const chunk_7UEYW4OP_js_1=require("./chunk-7UEYW4OP.js"),chunk_MPBOBPIW_js_1=require("./chunk-MPBOBPIW.js"),chunk_2E6G6AFP_js_1=require(
"./chunk-2E6G6AFP.js");require("./chunk-AR4ITDLO.js"),require("./chunk-Y6XK6ZWX.js"),require("./chunk-LN64YZJO.js");const chunk_XDFMH2GX_js_1=require("./chunk-X\
DFMH2GX.js");require("./chunk-EE63N2TD.js"),require("./chunk-BNL6ROPZ.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");
async function openNumberTypeface(){let e=await(0,chunk_I37RDFCG_js_1.openTypeface)("Regular");return{covers:n=>e.hasGlyphForCodePoint(n),subset:async n=>{let t=n.
map(r=>e.glyphForCodePoint(r.codePointAt(0)??0)),{addTo:i,codeOf:o}=await(0,chunk_I37RDFCG_js_1.embedFont)(e,t),a=t.map(({path:r})=>r.bbox).filter(({minY:r,maxY:u})=>r<=
u);return{addTo:i,glyphs:new Map(t.map((r,u)=>[n[u],{code:o(r),width:r.advanceWidth/e.unitsPerEm}])),bottom:Math.min(0,...a.map(({minY:r})=>r))/e.unitsPerEm,top:Math.
max(0,...a.map(({maxY:r})=>r))/e.unitsPerEm}}}}var NAME="OctavoNumber",PREPARED_BYTES=64*1024;async function addPageNumbers(e,n,t,i,o){let a=await(0,chunk_6YIQMLVU_js_1.
survey)(e,i),{kinds:r,pages:u}=a,h=r.map(b=>(0,chunk_7UEYW4OP_js_1.roomOf)(b,t.margin)),c=u.find(({kind:b})=>!h[b]),m=c?[{field:"margin",message:(0,chunk_7UEYW4OP_js_1.
noRoom)(c.index,r[c.kind])}]:[],d=(0,chunk_2E6G6AFP_js_1.parseNumberFormat)(t.number_format),s=t.first_number+u.length-1,{last_number:l=s}=t;if(l<s&&m.push({field:"\
last_number",message:`is ${l}, but the last page gets the number ${s}; give that or a higher one, or leave it out`}),"problem"in d)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(
[{field:"number_format",message:d.problem},...m]);let j=await textsOf(e,n,d.pieces,{...t,last_number:l},u),f=await fontFor(charactersOf(j),d.pieces,o,e.job.pace,
m),_=(0,chunk_B2UCZYOK_js_1.fillingOf)(t.color,(0,chunk_DKDYBSI7_js_1.claimOf)(e)),O=[{category:"Font",name:NAME,ref:f.addTo(e)}];return _.colorSpace&&O.push({category:"\
ColorSpace",name:chunk_B2UCZYOK_js_1.COLOR_SPACE,ref:e.add(_.colorSpace)}),(0,chunk_DKDYBSI7_js_1.stampPages)(e,a,{layer:"over",subtype:"PageNum",on:({kind:b},y)=>{
let k=lineOf(j(y),f),[g,P]=[r[b],h[b]],p=sizeOf(k.width,f,t.font_size,g,P),q=(f.top-f.bottom)*p,[v,S]=(0,chunk_7UEYW4OP_js_1.cornerAt)(g,P,t.position,k.width*p,
q),E=(0,chunk_7UEYW4OP_js_1.multiply)([1,0,0,1,v,S-f.bottom*p],(0,chunk_7UEYW4OP_js_1.viewerMatrix)(g));return{resources:O,operators:([T,w])=>`q ${w===void 0?_.
operators:_.operators.replace(chunk_B2UCZYOK_js_1.COLOR_SPACE,w)} BT /${T} ${(0,chunk_DKDYBSI7_js_1.decimal)(p)} Tf ${(0,chunk_DKDYBSI7_js_1.matrixText)(E)} Tm \
<${k.codes}> Tj ET Q`}}})}async function textsOf(e,n,t,{first_number:i,last_number:o,digits:a},r){let u=String(o),h=(0,chunk_SS646ETJ_js_1.visible)(n.replace(/\.[^.]*$/,
"")),c=t.some(s=>"placeholder"in s&&s.placeholder==="label")?await(0,chunk_SCC256O5_js_1.readPageLabels)(e):void 0,m={number:s=>String(i+s).padStart(a,"0"),last:()=>u,
name:()=>h,label:s=>{let{index:l}=r[s];if(!c)return String(l+1);let{prefix:j,style:f,number:_}=c(l);return(j?(0,chunk_SS646ETJ_js_1.visible)((0,chunk_XDFMH2GX_js_1.
decodeText)(j)):"")+(0,chunk_3DDTX5PX_js_1.labelNumber)(f,_)}},d=t.map(s=>"literal"in s?{literal:(0,chunk_SS646ETJ_js_1.visible)(s.literal)}:s);return Object.assign(
s=>d.map(l=>"literal"in l?l.literal:m[l.placeholder](s)).join(""),{count:r.length,isUniform:!c})}function charactersOf(e){let n=new Set("0123456789"),t=e.isUniform?
1:e.count;for(let i=0;i<t;i++)for(let o of e(i))n.add(o);return[...n].sort()}async function fontFor(e,n,t,i,o){let a=(0,chunk_MPBOBPIW_js_1.keyOf)("number",e.join(
"")),r=t.get(a);if(!r){let u=await openNumberTypeface();await i.rest();let h=(0,chunk_SS646ETJ_js_1.problemOf)(e.join(""),u.covers);if(h!==void 0){let c=n.some(
m=>"placeholder"in m&&/label|name/.test(m.placeholder));o.unshift({field:"number_format",message:c?`${h} (from the format, the file name or the labels)`:h})}if(o.
length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(o);r=await u.subset(e),await i.rest(),t.put(a,r,PREPARED_BYTES)}if(o.length>0)throw(0,chunk_GMSHOBQ3_js_1.
invalidParameters)(o);return r}function lineOf(e,{glyphs:n}){let t="",i=0;for(let o of e){let a=n.get(o);a&&(t+=a.code,i+=a.width)}return{codes:t,width:i}}function sizeOf(e,{
top:n,bottom:t},i,o,a){return Math.min(i/o.userUnit,a.width/Math.max(e,1e-6),a.height/(n-t))}
