"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_image_watermark=void 0;const chunk_J7I52L4N_js_1=require("./chunk-J7I52L4N.js"),chunk_E6OB7R76_js_1=require(
"./chunk-E6OB7R76.js"),chunk_H6QE5UEV_js_1=require("./chunk-H6QE5UEV.js");require("./chunk-O6MMON5G.js");const chunk_IY5CF32T_js_1=require("./chunk-IY5CF32T.js");
require("./chunk-GMP62N7T.js"),require("./chunk-CJWZ2MPQ.js");const chunk_NBIDJVQW_js_1=require("./chunk-NBIDJVQW.js"),chunk_UGMU44LB_js_1=require("./chunk-UGMU\
44LB.js");require("./chunk-KLP35QH2.js"),require("./chunk-ETIMQ53U.js"),require("./chunk-CKDGA5PY.js"),require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.\
js"),require("./chunk-GOXITCM4.js"),require("./chunk-K32GSMXO.js"),require("./chunk-X4D5GQRV.js"),require("./chunk-BHLFBBNU.js"),require("./chunk-EJB7VHTT.js"),
require("./chunk-B2YFAM73.js"),require("./chunk-I24CHX2T.js"),require("./chunk-PEGFVCMK.js");const chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");require(".\
/chunk-NTOB6BY6.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN\
2LYAQ.js");var NAME="OctavoImage";async function addImageWatermark(e,r,i,n){let{transparency:t,layer:s,image:u}=r,h=await(0,chunk_H6QE5UEV_js_1.survey)(e,i),a=await n.
prepared.ofFile(u.bytes,"image",()=>(0,chunk_NBIDJVQW_js_1.readImage)(u,"image",n)),{kinds:k}=h,c=(0,chunk_J7I52L4N_js_1.roomsOf)("add_image_watermark",k,r.margin),
j=k.map((d,o)=>c[o]&&sizeOf(a,d,c[o],r.image_width)),_=issuesOf(h,c,j);if(_.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(_);let m=await(0,chunk_E6OB7R76_js_1.
claimOf)(e),f=a.embed(e,{profiled:m!==void 0}),B=t===0?f:transparent(e,f,t),M=k.map((d,o)=>{let{width:q,height:w}=j[o],[v,E]=(0,chunk_J7I52L4N_js_1.cornerAt)(d,
c[o],r.position,q,w),O=(0,chunk_UGMU44LB_js_1.multiply)(a.upright,[q,0,0,w,v,E]);return(0,chunk_E6OB7R76_js_1.matrixText)((0,chunk_UGMU44LB_js_1.multiply)(O,(0,chunk_UGMU44LB_js_1.
viewerMatrix)(d)))}),l=t>0||a.transparency==="soft-mask",g=await(0,chunk_E6OB7R76_js_1.stampPages)(e,h,{layer:s,subtype:"Watermark",groupColorSpace:l?(0,chunk_E6OB7R76_js_1.
groupColorSpaceFor)(m):void 0,on:({kind:d})=>({resources:[{category:"XObject",name:NAME,ref:B}],operators:([o])=>`q ${M[d]} cm /${o} Do Q`})}),p=m&&endOf(m,a,l);
return p&&g.push((0,chunk_E6OB7R76_js_1.endClaim)(e,m,p)),{notes:g,version:a.version}}function sizeOf({displayed:e},r,i,n){let t=e.height/e.width,s=Math.min(i.width,
i.height/t),u=n===void 0?s:n*72/r.userUnit;return u>s*(1+1e-9)?void 0:{width:u,height:u*t}}function issuesOf({kinds:e,pages:r},i,n){let t=r.find(({kind:c})=>!i[c]);
if(t)return[{field:"margin",message:(0,chunk_J7I52L4N_js_1.noRoom)(t.index,e[t.kind])}];let s=r.find(({kind:c})=>!n[c]);if(!s)return[];let[u,h]=[e[s.kind],i[s.kind]],
[a,k]=[(0,chunk_UGMU44LB_js_1.inches)(h.width,u),(0,chunk_UGMU44LB_js_1.inches)(h.height,u)];return[{field:"image_width",message:`is too large for page ${s.index+
1}, where the margins leave ${a} × ${k} inches for the image`}]}function transparent(e,r,i){let n=Math.round(100-i)/100,t=(0,chunk_RFKSFVTF_js_1.dict)({Type:(0,chunk_RFKSFVTF_js_1.
name)("ExtGState"),ca:n,CA:n,BM:(0,chunk_RFKSFVTF_js_1.name)("Normal"),SMask:(0,chunk_RFKSFVTF_js_1.name)("None")}),s=(0,chunk_RFKSFVTF_js_1.dict)({ExtGState:(0,chunk_RFKSFVTF_js_1.
dict)({G0:t}),XObject:(0,chunk_RFKSFVTF_js_1.dict)({X0:r})}),u=(0,chunk_RFKSFVTF_js_1.dict)({Type:(0,chunk_RFKSFVTF_js_1.name)("XObject"),Subtype:(0,chunk_RFKSFVTF_js_1.
name)("Form"),BBox:[0,0,1,1],Resources:s});return e.add(new chunk_RFKSFVTF_js_1.Stream(u,Buffer.from("/G0 gs /X0 Do","latin1")))}function endOf(e,r,i){if(e.part===
1){if(i)return chunk_E6OB7R76_js_1.ENDS.transparency;if(r.bitsPerComponent===16)return chunk_E6OB7R76_js_1.ENDS.sixteenBits;if(r.iccVersion===4)return chunk_E6OB7R76_js_1.
ENDS.profile}return r.components===4&&r.iccVersion===void 0&&!(0,chunk_E6OB7R76_js_1.covers)(e,4)?chunk_E6OB7R76_js_1.ENDS.cmyk:void 0}var add_image_watermark=(e,r,i)=>(0,chunk_IY5CF32T_js_1.
stamped)(e,r,i,(n,t)=>addImageWatermark(n,r,t,i));exports.add_image_watermark=add_image_watermark;
