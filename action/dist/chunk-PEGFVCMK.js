"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.UNENCRYPTED=void 0,exports.writeValue=writeValue,exports.writeName=writeName,exports.writeString=
writeString,exports.formatNumber=formatNumber,exports.holdsString=holdsString;const chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");var MANY=8,UNENCRYPTED={number:0,
generation:0};exports.UNENCRYPTED=UNENCRYPTED;function writeValue(e,t,r){if(t===null)e.text("null");else if(typeof t=="number")e.text(formatNumber(t));else if(typeof t==
"boolean")e.text(t?"true":"false");else if(t instanceof chunk_RFKSFVTF_js_1.Name)writeName(e,t.text);else if(t instanceof chunk_RFKSFVTF_js_1.Ref)e.text(referenceText(
t,r));else if(t instanceof chunk_RFKSFVTF_js_1.Str)writeString(e,t.bytes,r);else if(Array.isArray(t)){if(e.byte(91),t.length>=MANY&&t.every(o=>o instanceof chunk_RFKSFVTF_js_1.
Ref))e.text(t.map(o=>referenceText(o,r)).join(" "));else for(let[o,n]of t.entries())o>0&&e.byte(32),writeValue(e,n,r);e.byte(93)}else t instanceof chunk_RFKSFVTF_js_1.
Dict?writeDict(e,t,r):writeValue(e,t.dict,r)}function writeDict(e,t,r){let o=r.security&&t.has("ByteRange")?{...r,security:void 0}:r;e.text("<<");for(let[n,c]of t)
writeName(e,n),needsBlank(c)&&e.byte(32),writeValue(e,c,n==="Contents"?o:r);e.text(">>")}var needsBlank=e=>e===null||typeof e=="number"||typeof e=="boolean"||e instanceof
chunk_RFKSFVTF_js_1.Ref;function referenceText(e,{renumber:t,generationOf:r}){let o=t?t(e):e.number;return t&&o===0?"null":`${o} ${r?r(o):t?0:e.generation} R`}function writeName(e,t){
e.byte(47);for(let r=0;r<t.length;r++){let o=t.charCodeAt(r)&255;o!==0&&(o>32&&o<=126&&o!==35&&chunk_RFKSFVTF_js_1.classOf[o]===0?e.byte(o):e.text(`#${hex(o)}`))}}
function writeString(e,t,{security:r,number:o,generation:n}){if(r){writeHex(e,r.encryptString(t,o,n));return}let c=0;for(let f of t)(f<32||f>126)&&c++;if(c*3>t.
length){writeHex(e,t);return}e.byte(40);for(let f of t)(f===40||f===41||f===92)&&e.byte(92),f===13?e.text("\\r"):e.byte(f);e.byte(41)}function writeHex(e,t){e.byte(
60);for(let r of t)e.byte(HEX.charCodeAt(r>>4)),e.byte(HEX.charCodeAt(r&15));e.byte(62)}var HEX="0123456789abcdef",hex=e=>HEX[e>>4]+HEX[e&15];function formatNumber(e){
if(!Number.isFinite(e))return"0";let t=Math.abs(e);if(Number.isInteger(e)&&t<1e15)return String(e);if(t>=2**63)return`${BigInt(e)}.0`;let r=String(e);return r.includes(
"e")?e.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):r}function holdsString(e){let t=[e];for(;t.length>0;){let r=t.pop();if(r instanceof chunk_RFKSFVTF_js_1.Str)
return!0;if(Array.isArray(r))for(let o of r)t.push(o);else if(r instanceof chunk_RFKSFVTF_js_1.Dict)for(let o of r.values())t.push(o);else r instanceof chunk_RFKSFVTF_js_1.
Stream&&t.push(r.dict)}return!1}
