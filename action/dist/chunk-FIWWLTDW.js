"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.withData=withData;const chunk_IDQUK5WO_js_1=require("./chunk-IDQUK5WO.js");var OF_OLD_DATA=["Deco\
deParms","F","FFilter","FDecodeParms","DL"];function withData(i,t,{compress:r}){let e=new chunk_IDQUK5WO_js_1.Dict(i.dict);r?e.set("Filter",(0,chunk_IDQUK5WO_js_1.
name)("FlateDecode")):e.delete("Filter");for(let l of OF_OLD_DATA)e.delete(l);return new chunk_IDQUK5WO_js_1.Stream(e,r?(0,chunk_IDQUK5WO_js_1.deflate)(t):t)}
