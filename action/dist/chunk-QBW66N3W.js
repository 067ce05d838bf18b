"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.readConformance=readConformance,exports.dropConformance=dropConformance;const chunk_5T6Z7V3Z_js_1=require(
"./chunk-5T6Z7V3Z.js"),chunk_LN64YZJO_js_1=require("./chunk-LN64YZJO.js"),chunk_EE63N2TD_js_1=require("./chunk-EE63N2TD.js");function readConformance(e){let t=xmpOf(
e),r=f=>prefixesOf(t,f).map(a=>new RegExp(`\\b${a}:part\\s*(?:=\\s*["']|>)\\s*(\\d)`).exec(t)?.[1]).find(a=>a!==void 0);return{archive:r("pdfaid"),accessible:r(
"pdfuaid")}}function dropConformance(e,t=["pdfaid","pdfuaid"]){let r=e.catalog.get("Metadata"),f=e.resolve(r);if(!(0,chunk_EE63N2TD_js_1.isRef)(r)||!(f instanceof
chunk_EE63N2TD_js_1.Stream))return!1;let a=xmpOf(e),n=a;for(let i of t.flatMap(o=>prefixesOf(a,o)))n=n.replace(new RegExp(`\\s?\\b${i}:\\w+\\s*=\\s*(?:"[^"]*"|'[^'\
]*')`,"g"),""),n=(0,chunk_5T6Z7V3Z_js_1.withoutElements)(n,o=>o.startsWith(`${i}:`));if(n===a)return!1;let s=new chunk_EE63N2TD_js_1.Dict([...f.dict].filter(([i])=>i!==
"Filter"&&i!=="DecodeParms"&&i!=="Length"));return e.put(r,new chunk_EE63N2TD_js_1.Stream(s,Buffer.from(n,"latin1"))),!0}function prefixesOf(e,t){let r=new Set(
[t]);for(let[,f,a,n]of e.matchAll(/\bxmlns:([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))(a??n)===chunk_LN64YZJO_js_1.NAMESPACES[t]?r.add(f):f===t&&r.delete(t);return[
...r].slice(0,MOST_PREFIXES)}var MOST_PREFIXES=8;function xmpOf(e){let t=e.resolve(e.catalog.get("Metadata"));if(!(t instanceof chunk_EE63N2TD_js_1.Stream))return"";
try{return Buffer.from(e.decoded(t)).toString("latin1")}catch{return""}}
