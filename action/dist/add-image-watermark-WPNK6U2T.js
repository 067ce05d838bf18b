"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_image_watermark=void 0;const chunk_G7GTV6X2_js_1=require("./chunk-G7GTV6X2.js"),chunk_DKDYBSI7_js_1=require(
"./chunk-DKDYBSI7.js"),chunk_HQUUTFE6_js_1=require("./chunk-HQUUTFE6.js");require("./chunk-GMP62N7T.js");const chunk_6YIQMLVU_js_1=require("./chunk-6YIQMLVU.js");
require("./chunk-QBW66N3W.js"),require("./chunk-5T6Z7V3Z.js"),require("./chunk-YE7ESM4E.js");const chunk_7UEYW4OP_js_1=require("./chunk-7UEYW4OP.js");require(".\
/chunk-NTOB6BY6.js"),require("./chunk-LN64YZJO.js"),require("./chunk-IOUKG2DW.js"),require("./chunk-Z5Q2ZFE6.js"),require("./chunk-IAAO25DC.js"),require("./chun\
k-XDFMH2GX.js"),require("./chunk-JOZH3ZIT.js");const chunk_EE63N2TD_js_1=require("./chunk-EE63N2TD.js");require("./chunk-BNL6ROPZ.js");const chunk_GMSHOBQ3_js_1=require(
"./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");var NAME="OctavoImage";async function addImageWatermark(e,r,i,n){let{transparency:t,layer:s,image:a}=r,d=await(0,chunk_6YIQMLVU_js_1.
survey)(e,i),u=await n.prepared.ofFile(a.bytes,"image",()=>(0,chunk_G7GTV6X2_js_1.readImage)(a,"image",n)),{kinds:m}=d,c=m.map(o=>(0,chunk_7UEYW4OP_js_1.roomOf)(
o,r.margin)),f=m.map((o,h)=>c[h]&&sizeOf(u,o,c[h],r.image_width)),l=issuesOf(d,c,f);if(l.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(l);let k=(0,chunk_DKDYBSI7_js_1.
claimOf)(e),p=u.embed(e,{profiled:k!==void 0}),v=t===0?p:transparent(e,p,t),E=m.map((o,h)=>{let{width:q,height:O}=f[h],[w,y]=(0,chunk_7UEYW4OP_js_1.cornerAt)(o,
c[h],r.position,q,O),S=(0,chunk_7UEYW4OP_js_1.multiply)(u.upright,[q,0,0,O,w,y]);return(0,chunk_DKDYBSI7_js_1.matrixText)((0,chunk_7UEYW4OP_js_1.multiply)(S,(0,chunk_7UEYW4OP_js_1.
viewerMatrix)(o)))}),g=t>0||u.transparency==="soft-mask",_=await(0,chunk_DKDYBSI7_js_1.stampPages)(e,d,{layer:s,subtype:"Watermark",groupColorSpace:g?(0,chunk_DKDYBSI7_js_1.
groupColorSpaceFor)(k):void 0,on:({kind:o})=>({resources:[{category:"XObject",name:NAME,ref:v}],operators:([h])=>`q ${E[o]} cm /${h} Do Q`})}),j=k&&endOf(k,u,g);
return j&&_.push((0,chunk_DKDYBSI7_js_1.endClaim)(e,k,j)),{notes:_,version:u.version}}function sizeOf({displayed:e},r,i,n){let t=e.height/e.width,s=Math.min(i.width,
i.height/t),a=n===void 0?s:n*72/r.userUnit;return a>s*(1+1e-9)?void 0:{width:a,height:a*t}}function issuesOf({kinds:e,pages:r},i,n){let t=r.find(({kind:c})=>!i[c]);
if(t)return[{field:"margin",message:(0,chunk_7UEYW4OP_js_1.noRoom)(t.index,e[t.kind])}];let s=r.find(({kind:c})=>!n[c]);if(!s)return[];let[a,d]=[e[s.kind],i[s.kind]],
[u,m]=[(0,chunk_7UEYW4OP_js_1.inches)(d.width,a),(0,chunk_7UEYW4OP_js_1.inches)(d.height,a)];return[{field:"image_width",message:`is too large for page ${s.index+
1}, where the margins leave ${u} × ${m} inches for the image`}]}function transparent(e,r,i){let n=Math.round(100-i)/100,t=(0,chunk_EE63N2TD_js_1.dict)({Type:(0,chunk_EE63N2TD_js_1.
name)("ExtGState"),ca:n,CA:n,BM:(0,chunk_EE63N2TD_js_1.name)("Normal"),SMask:(0,chunk_EE63N2TD_js_1.name)("None")}),s=(0,chunk_EE63N2TD_js_1.dict)({ExtGState:(0,chunk_EE63N2TD_js_1.
dict)({G0:t}),XObject:(0,chunk_EE63N2TD_js_1.dict)({X0:r})}),a=(0,chunk_EE63N2TD_js_1.dict)({Type:(0,chunk_EE63N2TD_js_1.name)("XObject"),Subtype:(0,chunk_EE63N2TD_js_1.
name)("Form"),BBox:[0,0,1,1],Resources:s});return e.add(new chunk_EE63N2TD_js_1.Stream(a,Buffer.from("/G0 gs /X0 Do","latin1")))}function endOf(e,r,i){if(e.part===
"1"){if(i)return chunk_DKDYBSI7_js_1.ENDS.transparency;if(r.bitsPerComponent===16)return chunk_DKDYBSI7_js_1.ENDS.sixteenBits;if(r.iccVersion===4)return chunk_DKDYBSI7_js_1.
ENDS.profile}return r.components===4&&r.iccVersion===void 0&&!(0,chunk_DKDYBSI7_js_1.covers)(e,4)?chunk_DKDYBSI7_js_1.ENDS.cmyk:void 0}var add_image_watermark=(e,r,i)=>(0,chunk_HQUUTFE6_js_1.
stamped)(e,r,i,(n,t)=>addImageWatermark(n,r,t,i));exports.add_image_watermark=add_image_watermark;
