"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.withData=withData;const chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");var OF_OLD_DATA=["Deco\
deParms","F","FFilter","FDecodeParms","DL"];function withData(F,t,{compress:r}){let e=new chunk_RFKSFVTF_js_1.Dict(F.dict);r?e.set("Filter",(0,chunk_RFKSFVTF_js_1.
name)("FlateDecode")):e.delete("Filter");for(let i of OF_OLD_DATA)e.delete(i);return new chunk_RFKSFVTF_js_1.Stream(e,r?(0,chunk_RFKSFVTF_js_1.deflate)(t):t)}
