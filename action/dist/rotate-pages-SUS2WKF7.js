"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.rotate_pages=void 0;const chunk_POFLRLY5_js_1=require("./chunk-POFLRLY5.js");require("./chunk-EU6\
TOR7Q.js");const chunk_7ZR75P3T_js_1=require("./chunk-7ZR75P3T.js");require("./chunk-53F3SXW7.js");const chunk_ZYT6VRSM_js_1=require("./chunk-ZYT6VRSM.js");require(
"./chunk-IIK45JB4.js"),require("./chunk-2SEJZKLG.js"),require("./chunk-XUOL2YEA.js"),require("./chunk-N4AUIKUW.js"),require("./chunk-HKR6QU6V.js"),require("./ch\
unk-WYN2LYAQ.js");var rotate_pages=async(e,r,i)=>{let{angle:p}=r,t=await(0,chunk_ZYT6VRSM_js_1.openDocument)(e.bytes,i,{password:r.open_password}),{pages:u}=t,s=u.
count,n=(0,chunk_POFLRLY5_js_1.selectedPages)(r,s),c=p===0?0:n.length,_={pageCount:s,rotatedPages:c},j=n.length===0?[chunk_POFLRLY5_js_1.NO_PAGES_SELECTED]:[];if(c===
0&&!t.suspect)return{documents:[{...e,pageCount:s}],notes:j,facts:_};let k=new Map;for(let a=0;a<c;a++){let d=n[a]-1,o=((quarterTurn(t.resolve(u.attribute(d,"Ro\
tate")))+p)%360+360)%360,h=k.get(o);h||k.set(o,h={Rotate:o}),u.patch(d,h);let l=i.pace.step(400);l&&await l}return{documents:[{name:e.name,bytes:await(0,chunk_7ZR75P3T_js_1.
save)(t),pageCount:s}],notes:j,facts:_}};exports.rotate_pages=rotate_pages;function quarterTurn(e){return typeof e=="number"&&e%90===0?e:0}
