"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.keyText=void 0,exports.readTree=readTree,exports.pruneTree=pruneTree,exports.buildTree=buildTree;
const chunk_QFBZ3AD2_js_1=require("./chunk-QFBZ3AD2.js"),chunk_XUOL2YEA_js_1=require("./chunk-XUOL2YEA.js");var FAN=64,keyText=e=>typeof e=="number"?String(e):Buffer.
from(e.bytes).toString("latin1");exports.keyText=keyText;function readTree(e,n,l){let t=[];for(let r of collect(e,n,0))for(let a of pairs(e,r.dict,l))t.push(a);
return t}function pruneTree(e,n,l,t,r,a){let s=collect(e,n,l,a);for(let d=s.length-1;d>=0;d--){let i=s[d],u=pairs(e,i.dict,t),f=u.filter(([c,h])=>!r(c,h));if(f.
length<u.length&&(e.edit(i.holder),i.dict.set(t,f.flat()),i.changed=!0),i.emptyKids){let c=(e.array(i.dict.get("Kids"))??[]).filter(h=>!i.emptyKids.has((0,chunk_XUOL2YEA_js_1.
isRef)(h)?h.number:h));e.edit(i.holder),i.dict.set("Kids",c),i.changed=!0}if(!i.changed)continue;let g=e.array(i.dict.get("Kids"))??[];i.empty=f.length===0&&g.length===
0;let p=i.parent;p&&(p.changed=!0,i.empty?(p.emptyKids??=new Set).add((0,chunk_XUOL2YEA_js_1.isRef)(i.value)?i.value.number:i.value):setLimits(e,i,f,g))}let o=s[0];
return{changed:o?.changed??!1,empty:o?.empty??!1}}function buildTree(e,n,l){if(n.length<=FAN)return(0,chunk_XUOL2YEA_js_1.dict)({[l]:n.flat()});let t=[];for(let r of chunks(
n)){let[a,s]=[r[0][0],r.at(-1)[0]];t.push({ref:e.add((0,chunk_XUOL2YEA_js_1.dict)({Limits:[a,s],[l]:r.flat()})),low:a,high:s})}for(;t.length>FAN;)t=chunks(t).map(
r=>{let[a,s]=[r[0].low,r.at(-1).high];return{ref:e.add((0,chunk_XUOL2YEA_js_1.dict)({Limits:[a,s],Kids:r.map(({ref:o})=>o)})),low:a,high:s}});return(0,chunk_XUOL2YEA_js_1.
dict)({Kids:t.map(({ref:r})=>r)})}function collect(e,n,l,t){let r=new chunk_QFBZ3AD2_js_1.Visit(e),a=[],s=[{value:n??null,holder:l,parent:void 0}];for(let o=s.pop();o!==
void 0;o=s.pop()){let d=e.dict(o.value);if(!d||!r.first(o.value)||t&&o.parent&&!limitsAdmit(e,d,t))continue;let i={value:o.value,dict:d,holder:(0,chunk_QFBZ3AD2_js_1.
holderOf)(o.value,o.holder),parent:o.parent};a.push(i);let u=e.array(d.get("Kids"))??[];for(let f=u.length-1;f>=0;f--)s.push({value:u[f],holder:(0,chunk_QFBZ3AD2_js_1.
holderOf)(d.get("Kids"),i.holder),parent:i})}return a}function limitsAdmit(e,n,l){let[t,r]=e.array(n.get("Limits"))??[];return typeof t!="number"||typeof r!="nu\
mber"||l(t,r)}function pairs(e,n,l){let t=e.array(n.get(l));if(!t)return[];let r=[];for(let a=0;a+1<t.length;a+=2){let s=e.resolve(t[a]);(l==="Names"?s instanceof
chunk_XUOL2YEA_js_1.Str:typeof s=="number")&&r.push([s,t[a+1]])}return r}function setLimits(e,n,l,t){let r=o=>e.array(e.dict(o)?.get("Limits"))??[],a=l[0]?.[0]??
r(t[0])[0],s=l.at(-1)?.[0]??r(t.at(-1))[1];e.edit(n.holder),a!==void 0&&s!==void 0?n.dict.set("Limits",[a,s]):n.dict.delete("Limits")}function chunks(e){let n=[];
for(let l=0;l<e.length;l+=FAN)n.push(e.slice(l,l+FAN));return n}
