"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.textFormats=exports.isMediaType=void 0;const chunk_2E6G6AFP_js_1=require("./chunk-2E6G6AFP.js"),chunk_BHLFBBNU_js_1=require(
"./chunk-BHLFBBNU.js");function numberFormatProblem(e){let t=(0,chunk_2E6G6AFP_js_1.parseNumberFormat)(e);return"problem"in t?t.problem:void 0}var LANGUAGE=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,
isMediaType=e=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(e),isFileName=e=>!/[/\\\p{Cc}\p{Cs}]/u.test(e)&&/[^. ]/.test(e),textFormats={"file-name":{holds:isFileName,
words:"a file name without folders"},"media-type":{holds:isMediaType,words:"a media type such as text/xml or application/pdf"},date:{holds:e=>(0,chunk_BHLFBBNU_js_1.
pdfDate)(e)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:e=>numberFormatProblem(e)===void 0,words:"\
text such as {number} / {last}",problem:numberFormatProblem},"language-tag":{holds:e=>LANGUAGE.test(e),words:"a language tag such as en, de-AT or zh-Hant (BCP 4\
7)"}};exports.isMediaType=isMediaType,exports.textFormats=textFormats;
