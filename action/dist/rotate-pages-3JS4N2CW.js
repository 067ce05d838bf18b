"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.rotate_pages=void 0;const chunk_GMP62N7T_js_1=require("./chunk-GMP62N7T.js"),chunk_K32GSMXO_js_1=require(
"./chunk-K32GSMXO.js");require("./chunk-X4D5GQRV.js");const chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js");require("./chunk-I24CHX2T.js"),require("./chunk-P\
EGFVCMK.js"),require("./chunk-RFKSFVTF.js"),require("./chunk-NTOB6BY6.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOB\
Q3.js"),require("./chunk-WYN2LYAQ.js");var rotate_pages=async(e,s,i)=>{let{angle:p}=s,t=await(0,chunk_B2YFAM73_js_1.openDocument)(e.bytes,i,{password:s.open_password}),
{pages:u}=t,r=u.count,n=(0,chunk_GMP62N7T_js_1.selectedPages)(s,r),c=p===0?0:n.length,_={pageCount:r,rotatedPages:c},j=n.length===0?[chunk_GMP62N7T_js_1.NO_PAGES_SELECTED]:
[];if(c===0&&!t.suspect)return{documents:[{...e,pageCount:r}],notes:j,facts:_};let k=new Map;for(let a=0;a<c;a++){let d=n[a]-1,o=((quarterTurn(t.resolve(u.attribute(
d,"Rotate")))+p)%360+360)%360,h=k.get(o);h||k.set(o,h={Rotate:o}),u.patch(d,h);let l=i.pace.step(400);l&&await l}return{documents:[{name:e.name,bytes:await(0,chunk_K32GSMXO_js_1.
save)(t),pageCount:r}],notes:j,facts:_}};exports.rotate_pages=rotate_pages;function quarterTurn(e){return typeof e=="number"&&e%90===0?e:0}
