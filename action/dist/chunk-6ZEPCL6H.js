"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.keyText=void 0,exports.readTree=readTree,exports.pruneTree=pruneTree,exports.buildTree=buildTree;
const chunk_34KNI3QJ_js_1=require("./chunk-34KNI3QJ.js"),chunk_IDQUK5WO_js_1=require("./chunk-IDQUK5WO.js");var FAN=64,keyText=e=>typeof e=="number"?String(e):Buffer.
from(e.bytes).toString("latin1");exports.keyText=keyText;async function readTree(e,s,a){let r=[];for(let t of await collect(e,s,0,a)){for(let l of pairs(e,t,a))
r.push(l);let n=e.job.pace.step(COST);n&&await n}return r}async function pruneTree(e,s,a,r,t,n){let l=await collect(e,s,a,r,n);for(let d=l.length-1;d>=0;d--){let i=l[d],
h=pairs(e,i,r),o=h.filter(([f,c])=>!t(f,c)),p=e.job.pace.step(COST+h.length*COST);p&&await p,o.length<h.length&&(e.edit(i.holder),i.dict.set(r,o.flat()),i.changed=
!0);for(let f of i.repeats)e.edit(i.holder),i.dict.delete(f),i.changed=!0;if(i.emptyKids){let f=(e.array(i.dict.get("Kids"))??[]).filter(c=>!i.emptyKids.has(e.dict(
c)));e.edit(i.holder),i.dict.set("Kids",f),i.changed=!0}if(!i.changed)continue;let y=e.array(i.dict.get("Kids"))??[];i.empty=o.length===0&&y.length===0;let u=i.
parent;u&&(u.changed=!0,i.empty?(u.emptyKids??=new Set).add(i.dict):setLimits(e,i,o,y))}return l[0]?.empty??!1}function buildTree(e,s,a){if(s.length<=FAN)return(0,chunk_IDQUK5WO_js_1.
dict)({[a]:s.flat()});let r=[];for(let t of chunks(s)){let[n,l]=[t[0][0],t.at(-1)[0]];r.push({ref:e.add((0,chunk_IDQUK5WO_js_1.dict)({Limits:[n,l],[a]:t.flat()})),
low:n,high:l})}for(;r.length>FAN;)r=chunks(r).map(t=>{let[n,l]=[t[0].low,t.at(-1).high];return{ref:e.add((0,chunk_IDQUK5WO_js_1.dict)({Limits:[n,l],Kids:t.map(({
ref:d})=>d)})),low:n,high:l}});return(0,chunk_IDQUK5WO_js_1.dict)({Kids:r.map(({ref:t})=>t)})}var COST=100;async function collect(e,s,a,r,t){let n=new chunk_34KNI3QJ_js_1.
Allowance(e),l=new Set,d=o=>l.size<l.add(o).size,i=[],h=[{value:s??null,holder:a,parent:void 0}];for(let o=h.pop();o!==void 0;o=h.pop()){n.spend(1);let p=e.dict(
o.value);if(!p||!d(p)||t&&o.parent&&!limitsAdmit(e,p,t))continue;let y=[],u=g=>{let w=e.array(p.get(g));return!w||d(w)?w??[]:(y.push(g),[])},f=u(r).length>>1,c=u(
"Kids"),v={dict:p,holder:(0,chunk_34KNI3QJ_js_1.holderOf)(o.value,o.holder),parent:o.parent,repeats:y};i.push(v),n.spend(f);for(let g=c.length-1;g>=0;g--)h.push(
{value:c[g],holder:(0,chunk_34KNI3QJ_js_1.holderOf)(p.get("Kids"),v.holder),parent:v});let K=e.job.pace.step(COST+f*COST);K&&await K}return i}function limitsAdmit(e,s,a){
let[r,t]=e.array(s.get("Limits"))??[];return typeof r!="number"||typeof t!="number"||a(r,t)}function pairs(e,{dict:s,repeats:a},r){let t=a.includes(r)?void 0:e.
array(s.get(r));if(!t)return[];let n=[];for(let l=0;l+1<t.length;l+=2){let d=e.resolve(t[l]);(r==="Names"?d instanceof chunk_IDQUK5WO_js_1.Str:typeof d=="number")&&
n.push([d,t[l+1]])}return n}function setLimits(e,s,a,r){let t=d=>e.array(e.dict(d)?.get("Limits"))??[],n=a[0]?.[0]??t(r[0])[0],l=a.at(-1)?.[0]??t(r.at(-1))[1];e.
edit(s.holder),n!==void 0&&l!==void 0?s.dict.set("Limits",[n,l]):s.dict.delete("Limits")}function chunks(e){let s=[];for(let a=0;a<e.length;a+=FAN)s.push(e.slice(
a,a+FAN));return s}
