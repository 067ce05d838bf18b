"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.descriptorOf=void 0,exports.nameOf=nameOf,exports.descendantOf=descendantOf,exports.untagged=untagged;
const chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");function nameOf(e,t){let r=e.resolve(t);return r instanceof chunk_RFKSFVTF_js_1.Name?r.text:""}function descendantOf(e,t){
if((0,chunk_RFKSFVTF_js_1.isName)(e.resolve(t.get("Subtype")),"Type0"))return e.dict(e.array(t.get("DescendantFonts"))?.[0])}var descriptorOf=(e,t)=>e.dict((descendantOf(
e,t)??t).get("FontDescriptor")),TAG=/^[A-Z]{6}\+(?=.)/;exports.descriptorOf=descriptorOf;function untagged(e){let t=e.replace(TAG,"");return{name:t,subset:t!==e}}
