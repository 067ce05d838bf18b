"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.readFields=exports.MAXIMUM_DEPTH=exports.FIELD_ENTRIES=void 0,exports.ownerOf=ownerOf,exports.fieldNodes=
fieldNodes,exports.terminalFields=terminalFields,exports.fieldType=fieldType,exports.inheritedEntry=inheritedEntry,exports.fullName=fullName;const chunk_ZDLQTNMB_js_1=require(
"./chunk-ZDLQTNMB.js"),chunk_GOXITCM4_js_1=require("./chunk-GOXITCM4.js"),chunk_I24CHX2T_js_1=require("./chunk-I24CHX2T.js"),chunk_RFKSFVTF_js_1=require("./chun\
k-RFKSFVTF.js");function ownerOf(e){for(;e.part===""&&e.parent;)e=e.parent;return e}var FIELD_ENTRIES="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock\
 SV".split(" "),MAXIMUM_DEPTH=100;exports.FIELD_ENTRIES=FIELD_ENTRIES,exports.MAXIMUM_DEPTH=MAXIMUM_DEPTH;function*fieldNodes(e,{from:r=e.array((0,chunk_ZDLQTNMB_js_1.
catalogEntry)(e,"AcroForm")?.dict.get("Fields")),below:t,visit:i=new chunk_ZDLQTNMB_js_1.Visit(e),depth:l=1/0}={}){let p=[],f=(o=[],s)=>{for(let n=o.length-1;n>=
0;n--)p.push({value:o[n],parent:s})};f(r,t);for(let o=p.pop();o;o=p.pop()){let{value:s,parent:n}=o,a=(0,chunk_RFKSFVTF_js_1.isRef)(s)?e.get(s):s;if(!(0,chunk_RFKSFVTF_js_1.
isDict)(a)||!i.first(s)||(n?.depth??0)>=l)continue;let c=e.resolve(a.get("T")),d=e.resolve(a.get("FT")),u=c instanceof chunk_RFKSFVTF_js_1.Str?(0,chunk_I24CHX2T_js_1.
decodeText)(c):"",T={number:(0,chunk_RFKSFVTF_js_1.isRef)(s)?s.number:void 0,dict:a,parent:n,part:u,name:joined(n&&n.depth%MAXIMUM_DEPTH!==0?n.name:"",u),type:d instanceof
chunk_RFKSFVTF_js_1.Name?d.text:n?.type,depth:(n?.depth??0)+1};yield T,f(e.array(a.get("Kids")),T)}}var COST=1e3,readFields=(0,chunk_GOXITCM4_js_1.remembered)(readAll);
exports.readFields=readFields;async function readAll(e){let r=[];for(let t of fieldNodes(e)){r.push(t);let i=e.job.pace.step(COST);i&&await i}return r}function terminalFields(e){
let r=new Set(e.flatMap(({parent:t,dict:i})=>t&&i.has("T")?[t]:[]));return e.filter(t=>(t.dict.has("T")||!t.parent)&&!r.has(t))}function fieldType(e,r){let t=e.
resolve(inheritedEntry(e,r,"FT"));return t instanceof chunk_RFKSFVTF_js_1.Name?t.text:void 0}function inheritedEntry(e,r,t){for(let i of withAncestors(e,r)){let l=i.
get(t);if(l!==void 0)return l}}function fullName(e,r){let t="";for(let i of withAncestors(e,r)){let l=e.resolve(i.get("T"));l instanceof chunk_RFKSFVTF_js_1.Str&&
(t=joined((0,chunk_I24CHX2T_js_1.decodeText)(l),t))}return t}function*withAncestors(e,r){let t=r;for(let i=0;t&&i<MAXIMUM_DEPTH;i++)yield t,t=e.dict(t.get("Pare\
nt"))}var joined=(e,r)=>e===""||r===""?e+r:`${e}.${r}`;
