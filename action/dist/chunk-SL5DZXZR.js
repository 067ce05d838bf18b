"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.objectsWith=objectsWith,exports.eachDict=eachDict,exports.someDict=someDict;const chunk_EE63N2TD_js_1=require(
"./chunk-EE63N2TD.js");function objectsWith(s,f){let{table:t}=s,r=new Set,i=[],l=new Map;for(let e=1;e<t.size;e++)if(s.isChanged(e))s.exists(e)&&r.add(e);else if(t.
kind[e]===1)i.push(e);else if(t.kind[e]===2){let o=t.place[e],n=l.get(o);n?n.push(e):l.set(o,[e])}for(let e=t.size;e<s.size;e++)s.exists(e)&&r.add(e);i.sort((e,o)=>t.
place[e]-t.place[o]);let c=(0,chunk_EE63N2TD_js_1.asBuffer)(s.bytes);for(let e of f)for(let o=c.indexOf(e);o>=0;o=c.indexOf(e,o+e.length)){let n=i[lastBefore(i,
t.place,o)];n!==void 0&&r.add(n)}for(let[e,o]of l){let n=s.objectStream(e);if(!n)continue;let u=(0,chunk_EE63N2TD_js_1.asBuffer)(n.data);if(f.some(a=>u.includes(
a)))for(let a of o)r.add(a)}return[...r].sort((e,o)=>e-o)}function lastBefore(s,f,t){let[r,i]=[0,s.length];for(;r<i;){let l=r+i>>1;f[s[l]]<=t?r=l+1:i=l}return r-
1}function eachDict(s,f){let t=[s];for(;t.length>0;){let r=t.pop(),i=r instanceof chunk_EE63N2TD_js_1.Stream?r.dict:r;if(Array.isArray(i))for(let l of i)t.push(
l);else if(i instanceof chunk_EE63N2TD_js_1.Dict){f(i);for(let l of i.values())t.push(l)}}}function someDict(s,f){let t=[];return eachDict(s,r=>{t.length===0&&f(
r)&&t.push(r)}),t.length>0}
