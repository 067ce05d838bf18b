"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.objectsWith=objectsWith,exports.eachDict=eachDict,exports.someDict=someDict;const chunk_OVFAED6I_js_1=require(
"./chunk-OVFAED6I.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");function objectsWith(o,a){let{table:t}=o,r=new Set,i=[],f=new Map;for(let e=1;e<t.size;e++)
if(o.isChanged(e))o.exists(e)&&r.add(e);else if(t.kind[e]===1)i.push(e);else if(t.kind[e]===2){let s=t.place[e],n=f.get(s);n?n.push(e):f.set(s,[e])}for(let e=t.
size;e<o.size;e++)o.exists(e)&&r.add(e);i.sort((e,s)=>t.place[e]-t.place[s]);let u=Int32Array.from(i,e=>t.place[e]),c=(0,chunk_RFKSFVTF_js_1.asBuffer)(o.bytes);
for(let e of a)for(let s=c.indexOf(e);s>=0;s=c.indexOf(e,s+e.length)){let n=i[(0,chunk_OVFAED6I_js_1.countUpTo)(u,s)-1];n!==void 0&&r.add(n)}for(let[e,s]of f){let n=o.
objectStream(e);if(!n)continue;let p=(0,chunk_RFKSFVTF_js_1.asBuffer)(n.data);if(a.some(l=>p.includes(l)))for(let l of s)r.add(l)}return[...r].sort((e,s)=>e-s)}
function eachDict(o,a){let t=[o];for(;t.length>0;){let r=t.pop(),i=r instanceof chunk_RFKSFVTF_js_1.Stream?r.dict:r;if(Array.isArray(i))for(let f of i)t.push(f);else if(i instanceof
chunk_RFKSFVTF_js_1.Dict){a(i);for(let f of i.values())t.push(f)}}}function someDict(o,a){let t=[];return eachDict(o,r=>{t.length===0&&a(r)&&t.push(r)}),t.length>
0}
