"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.rotate_pages=void 0;const chunk_P3PCCQ64_js_1=require("./chunk-P3PCCQ64.js");require("./chunk-QZI\
YSVYV.js");const chunk_NI7EWWKE_js_1=require("./chunk-NI7EWWKE.js");require("./chunk-SPHPKC2T.js");const chunk_6FDLZIHI_js_1=require("./chunk-6FDLZIHI.js");require(
"./chunk-32PXO3XO.js"),require("./chunk-QWLFHHV4.js"),require("./chunk-FI4XWXPB.js"),require("./chunk-D3KVKOID.js"),require("./chunk-BIX7UOAI.js"),require("./ch\
unk-WYN2LYAQ.js");var rotate_pages=async(e,r,i)=>{let{angle:p}=r,t=await(0,chunk_6FDLZIHI_js_1.openDocument)(e.bytes,i,{password:r.open_password}),{pages:u}=t,s=u.
count,n=(0,chunk_P3PCCQ64_js_1.selectedPages)(r,s),c=p===0?0:n.length,_={pageCount:s,rotatedPages:c},j=n.length===0?[chunk_P3PCCQ64_js_1.NO_PAGES_SELECTED]:[];if(c===
0&&!t.suspect)return{documents:[{...e,pageCount:s}],notes:j,facts:_};let k=new Map;for(let a=0;a<c;a++){let d=n[a]-1,o=((quarterTurn(t.resolve(u.attribute(d,"Ro\
tate")))+p)%360+360)%360,h=k.get(o);h||k.set(o,h={Rotate:o}),u.patch(d,h);let l=i.pace.step(400);l&&await l}return{documents:[{name:e.name,bytes:await(0,chunk_NI7EWWKE_js_1.
save)(t),pageCount:s}],notes:j,facts:_}};exports.rotate_pages=rotate_pages;function quarterTurn(e){return typeof e=="number"&&e%90===0?e:0}
