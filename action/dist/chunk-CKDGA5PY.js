"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.plainText=void 0,exports.readableText=readableText;const chunk_I24CHX2T_js_1=require("./chunk-I24\
CHX2T.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");var LANGUAGE=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,CONTROL=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
LONE_SURROGATE=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,plainText=e=>e.replace(LANGUAGE,"").replace(CONTROL,"").replace(LONE_SURROGATE,
"�").trim();exports.plainText=plainText;function readableText(e){let u=e instanceof chunk_RFKSFVTF_js_1.Str?plainText((0,chunk_I24CHX2T_js_1.decodeText)(e)):"";
return u===""?null:u}
