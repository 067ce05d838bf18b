"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_image_watermark=void 0;const chunk_EIWVMZUD_js_1=require("./chunk-EIWVMZUD.js"),chunk_QWIT3XXG_js_1=require(
"./chunk-QWIT3XXG.js"),chunk_ESW3IQFR_js_1=require("./chunk-ESW3IQFR.js"),chunk_YSJ7GFQC_js_1=require("./chunk-YSJ7GFQC.js");require("./chunk-GMP62N7T.js"),require(
"./chunk-CJWZ2MPQ.js");const chunk_ACMCMPLB_js_1=require("./chunk-ACMCMPLB.js"),chunk_UGMU44LB_js_1=require("./chunk-UGMU44LB.js");require("./chunk-5PDNWYGK.js"),
require("./chunk-4JDW4YES.js"),require("./chunk-FEIBPAGL.js"),require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-CTSCWKC7.js"),require(
"./chunk-3PFJRMBL.js"),require("./chunk-WRDHS3QY.js"),require("./chunk-HEXSKBOQ.js"),require("./chunk-3MJCCXWL.js"),require("./chunk-DCEZTHUA.js");const chunk_IDQUK5WO_js_1=require(
"./chunk-IDQUK5WO.js");require("./chunk-NTOB6BY6.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-G\
MSHOBQ3.js");require("./chunk-WYN2LYAQ.js");var NAME="OctavoImage";async function addImageWatermark(e,r,i,n){let{transparency:t,layer:s,image:u}=r,d=await(0,chunk_ESW3IQFR_js_1.
survey)(e,i),a=await n.prepared.ofFile(u.bytes,"image",()=>(0,chunk_ACMCMPLB_js_1.readImage)(u,"image",n)),{kinds:m}=d,c=m.map(o=>(0,chunk_EIWVMZUD_js_1.roomOf)(
o,r.margin)),f=m.map((o,h)=>c[h]&&sizeOf(a,o,c[h],r.image_width)),j=issuesOf(d,c,f);if(j.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(j);let k=await(0,chunk_QWIT3XXG_js_1.
claimOf)(e),l=a.embed(e,{profiled:k!==void 0}),M=t===0?l:transparent(e,l,t),C=m.map((o,h)=>{let{width:q,height:S}=f[h],[v,w]=(0,chunk_EIWVMZUD_js_1.cornerAt)(o,
c[h],r.position,q,S),y=(0,chunk_UGMU44LB_js_1.multiply)(a.upright,[q,0,0,S,v,w]);return(0,chunk_QWIT3XXG_js_1.matrixText)((0,chunk_UGMU44LB_js_1.multiply)(y,(0,chunk_UGMU44LB_js_1.
viewerMatrix)(o)))}),_=t>0||a.transparency==="soft-mask",p=await(0,chunk_QWIT3XXG_js_1.stampPages)(e,d,{layer:s,subtype:"Watermark",groupColorSpace:_?(0,chunk_QWIT3XXG_js_1.
groupColorSpaceFor)(k):void 0,on:({kind:o})=>({resources:[{category:"XObject",name:NAME,ref:M}],operators:([h])=>`q ${C[o]} cm /${h} Do Q`})}),g=k&&endOf(k,a,_);
return g&&p.push((0,chunk_QWIT3XXG_js_1.endClaim)(e,k,g)),{notes:p,version:a.version}}function sizeOf({displayed:e},r,i,n){let t=e.height/e.width,s=Math.min(i.width,
i.height/t),u=n===void 0?s:n*72/r.userUnit;return u>s*(1+1e-9)?void 0:{width:u,height:u*t}}function issuesOf({kinds:e,pages:r},i,n){let t=r.find(({kind:c})=>!i[c]);
if(t)return[{field:"margin",message:(0,chunk_EIWVMZUD_js_1.noRoom)(t.index,e[t.kind])}];let s=r.find(({kind:c})=>!n[c]);if(!s)return[];let[u,d]=[e[s.kind],i[s.kind]],
[a,m]=[(0,chunk_UGMU44LB_js_1.inches)(d.width,u),(0,chunk_UGMU44LB_js_1.inches)(d.height,u)];return[{field:"image_width",message:`is too large for page ${s.index+
1}, where the margins leave ${a} × ${m} inches for the image`}]}function transparent(e,r,i){let n=Math.round(100-i)/100,t=(0,chunk_IDQUK5WO_js_1.dict)({Type:(0,chunk_IDQUK5WO_js_1.
name)("ExtGState"),ca:n,CA:n,BM:(0,chunk_IDQUK5WO_js_1.name)("Normal"),SMask:(0,chunk_IDQUK5WO_js_1.name)("None")}),s=(0,chunk_IDQUK5WO_js_1.dict)({ExtGState:(0,chunk_IDQUK5WO_js_1.
dict)({G0:t}),XObject:(0,chunk_IDQUK5WO_js_1.dict)({X0:r})}),u=(0,chunk_IDQUK5WO_js_1.dict)({Type:(0,chunk_IDQUK5WO_js_1.name)("XObject"),Subtype:(0,chunk_IDQUK5WO_js_1.
name)("Form"),BBox:[0,0,1,1],Resources:s});return e.add(new chunk_IDQUK5WO_js_1.Stream(u,Buffer.from("/G0 gs /X0 Do","latin1")))}function endOf(e,r,i){if(e.part===
1){if(i)return chunk_QWIT3XXG_js_1.ENDS.transparency;if(r.bitsPerComponent===16)return chunk_QWIT3XXG_js_1.ENDS.sixteenBits;if(r.iccVersion===4)return chunk_QWIT3XXG_js_1.
ENDS.profile}return r.components===4&&r.iccVersion===void 0&&!(0,chunk_QWIT3XXG_js_1.covers)(e,4)?chunk_QWIT3XXG_js_1.ENDS.cmyk:void 0}var add_image_watermark=(e,r,i)=>(0,chunk_YSJ7GFQC_js_1.
stamped)(e,r,i,(n,t)=>addImageWatermark(n,r,t,i));exports.add_image_watermark=add_image_watermark;
