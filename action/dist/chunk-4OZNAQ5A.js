"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.buildNameTree=exports.keyText=void 0,exports.readTree=readTree,exports.pruneTree=pruneTree,exports.
buildTree=buildTree,exports.sortedByKey=sortedByKey;const chunk_ZDLQTNMB_js_1=require("./chunk-ZDLQTNMB.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");
var FAN=64,keyText=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");exports.keyText=keyText;async function readTree(e,t,i){let l=[];for(let r of await collect(
e,t,0,i)){for(let s of pairs(e,r,i))l.push(s);let n=e.job.pace.step(COST);n&&await n}return l}async function pruneTree(e,t,i,l,r,n){let s=await collect(e,t,i,l,
n);for(let d=s.length-1;d>=0;d--){let a=s[d],h=pairs(e,a,l),o=h.filter(([f,c])=>!r(f,c)),p=e.job.pace.step(COST+h.length*COST);p&&await p,o.length<h.length&&(e.
edit(a.holder),a.dict.set(l,o.flat()),a.changed=!0);for(let f of a.repeats)e.edit(a.holder),a.dict.delete(f),a.changed=!0;if(a.emptyKids){let f=(e.array(a.dict.
get("Kids"))??[]).filter(c=>!a.emptyKids.has(e.dict(c)));e.edit(a.holder),a.dict.set("Kids",f),a.changed=!0}if(!a.changed)continue;let g=e.array(a.dict.get("Kid\
s"))??[];a.empty=o.length===0&&g.length===0;let u=a.parent;u&&(u.changed=!0,a.empty?(u.emptyKids??=new Set).add(a.dict):setLimits(e,a,o,g))}return s[0]?.empty??
!1}function buildTree(e,t,i){if(t.length<=FAN)return(0,chunk_RFKSFVTF_js_1.dict)({[i]:t.flat()});let l=[];for(let r of chunks(t)){let[n,s]=[r[0][0],r.at(-1)[0]];
l.push({ref:e.add((0,chunk_RFKSFVTF_js_1.dict)({Limits:[n,s],[i]:r.flat()})),low:n,high:s})}for(;l.length>FAN;)l=chunks(l).map(r=>{let[n,s]=[r[0].low,r.at(-1).high];
return{ref:e.add((0,chunk_RFKSFVTF_js_1.dict)({Limits:[n,s],Kids:r.map(({ref:d})=>d)})),low:n,high:s}});return(0,chunk_RFKSFVTF_js_1.dict)({Kids:l.map(({ref:r})=>r)})}
var buildNameTree=(e,t)=>buildTree(e,sortedByKey([...t].map(([i,l])=>[(0,chunk_RFKSFVTF_js_1.latin)(i),l])),"Names");exports.buildNameTree=buildNameTree;function sortedByKey(e){
return e.map(t=>({entry:t,key:keyText(t[0])})).sort((t,i)=>t.key<i.key?-1:t.key>i.key?1:0).map(({entry:t})=>t)}var COST=100;async function collect(e,t,i,l,r){let n=new chunk_ZDLQTNMB_js_1.
Allowance(e),s=new Set,d=o=>s.size<s.add(o).size,a=[],h=[{value:t??null,holder:i,parent:void 0}];for(let o=h.pop();o!==void 0;o=h.pop()){n.spend(1);let p=e.dict(
o.value);if(!p||!d(p)||r&&o.parent&&!limitsAdmit(e,p,r))continue;let g=[],u=y=>{let v=e.array(p.get(y));return!v||d(v)?v??[]:(g.push(y),[])},f=u(l).length>>1,c=u(
"Kids"),T={dict:p,holder:(0,chunk_ZDLQTNMB_js_1.holderOf)(o.value,o.holder),parent:o.parent,repeats:g};a.push(T),n.spend(f);for(let y=c.length-1;y>=0;y--)h.push(
{value:c[y],holder:(0,chunk_ZDLQTNMB_js_1.holderOf)(p.get("Kids"),T.holder),parent:T});let x=e.job.pace.step(COST+f*COST);x&&await x}return a}function limitsAdmit(e,t,i){
let[l,r]=e.array(t.get("Limits"))??[];return typeof l!="number"||typeof r!="number"||i(l,r)}function pairs(e,{dict:t,repeats:i},l){let r=i.includes(l)?void 0:e.
array(t.get(l));if(!r)return[];let n=[];for(let s=0;s+1<r.length;s+=2){let d=e.resolve(r[s]);(l==="Names"?d instanceof chunk_RFKSFVTF_js_1.Str:typeof d=="number")&&
n.push([d,r[s+1]])}return n}function setLimits(e,t,i,l){let r=d=>e.array(e.dict(d)?.get("Limits"))??[],n=i[0]?.[0]??r(l[0])[0],s=i.at(-1)?.[0]??r(l.at(-1))[1];e.
edit(t.holder),n!==void 0&&s!==void 0?t.dict.set("Limits",[n,s]):t.dict.delete("Limits")}function chunks(e){let t=[];for(let i=0;i<e.length;i+=FAN)t.push(e.slice(
i,i+FAN));return t}
