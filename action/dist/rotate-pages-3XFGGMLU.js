"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.rotate_pages=void 0;const chunk_GMP62N7T_js_1=require("./chunk-GMP62N7T.js");require("./chunk-NTO\
B6BY6.js");const chunk_IOUKG2DW_js_1=require("./chunk-IOUKG2DW.js");require("./chunk-Z5Q2ZFE6.js");const chunk_IAAO25DC_js_1=require("./chunk-IAAO25DC.js");require(
"./chunk-XDFMH2GX.js"),require("./chunk-JOZH3ZIT.js"),require("./chunk-EE63N2TD.js"),require("./chunk-BNL6ROPZ.js"),require("./chunk-GMSHOBQ3.js"),require("./ch\
unk-WYN2LYAQ.js");var rotate_pages=async(e,r,i)=>{let{angle:p}=r,t=await(0,chunk_IAAO25DC_js_1.openDocument)(e.bytes,i,{password:r.open_password}),{pages:u}=t,s=u.
count,n=(0,chunk_GMP62N7T_js_1.selectedPages)(r,s),c=p===0?0:n.length,_={pageCount:s,rotatedPages:c},j=n.length===0?[chunk_GMP62N7T_js_1.NO_PAGES_SELECTED]:[];if(c===
0&&!t.suspect)return{documents:[{...e,pageCount:s}],notes:j,facts:_};let k=new Map;for(let a=0;a<c;a++){let d=n[a]-1,o=((quarterTurn(t.resolve(u.attribute(d,"Ro\
tate")))+p)%360+360)%360,h=k.get(o);h||k.set(o,h={Rotate:o}),u.patch(d,h);let l=i.pace.step(400);l&&await l}return{documents:[{name:e.name,bytes:await(0,chunk_IOUKG2DW_js_1.
save)(t),pageCount:s}],notes:j,facts:_}};exports.rotate_pages=rotate_pages;function quarterTurn(e){return typeof e=="number"&&e%90===0?e:0}
