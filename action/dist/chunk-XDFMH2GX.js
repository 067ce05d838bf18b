"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.PDF_DOC_ENCODING=void 0,exports.decodeText=decodeText,exports.encodeText=encodeText;const chunk_EE63N2TD_js_1=require(
"./chunk-EE63N2TD.js");var PDF_DOC_ENCODING=new Map([...[728,711,710,729,733,731,730,732].map((e,r)=>[e,24+r]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,
8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((e,r)=>[e,128+r]),[8364,160]]),pointOf=new Map([...PDF_DOC_ENCODING].
map(([e,r])=>[r,e]));exports.PDF_DOC_ENCODING=PDF_DOC_ENCODING;function decodeText({bytes:e}){if(e[0]===254&&e[1]===255)return new TextDecoder("utf-16be").decode(
e.subarray(2));if(e[0]===255&&e[1]===254)return new TextDecoder("utf-16le").decode(e.subarray(2));if(e[0]===239&&e[1]===187&&e[2]===191)return new TextDecoder().
decode(e.subarray(3));let r="";for(let o of e)r+=String.fromCharCode(pointOf.get(o)??o);return r}function encodeText(e){let r=new Uint8Array(e.length);for(let t=0;t<
e.length;t++){let n=docByteOf(e.charCodeAt(t));if(n===void 0)return new chunk_EE63N2TD_js_1.Str(utf16(e));r[t]=n}let o=r[0]===254&&r[1]===255||r[0]===255&&r[1]===
254;return new chunk_EE63N2TD_js_1.Str(o||r[0]===239&&r[1]===187&&r[2]===191?utf16(e):r)}function docByteOf(e){return e>=32&&e<127||e===9||e===10||e===13||e>=161&&
e<=255&&e!==173?e:PDF_DOC_ENCODING.get(e)}function utf16(e){let r=Buffer.alloc(e.length*2+2);r.writeUInt16BE(65279,0);for(let o=0;o<e.length;o++)r.writeUInt16BE(
e.charCodeAt(o),2+o*2);return r}
