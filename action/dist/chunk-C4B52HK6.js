"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.objectsWithNames=objectsWithNames,exports.searchObjects=searchObjects,exports.changedObjects=changedObjects;
const chunk_IAAO25DC_js_1=require("./chunk-IAAO25DC.js"),chunk_EE63N2TD_js_1=require("./chunk-EE63N2TD.js");var NEAR=16384,SLICE=65536;async function objectsWithNames(n,e){
let c=e.map(s=>`${s[0]}(?:${s.slice(1)}|\\w{0,${s.length-2}}#)`),l=new RegExp(`/(?:${c.join("|")}|#)`,"g"),t=Object.fromEntries(e.map(s=>[s,new Set])),i=new Set;
await searchObjects(n,(s,f,h,r)=>{let u=s.toString("latin1",f,h);l.lastIndex=0;for(let a=l.exec(u);a;a=l.exec(u)){let b=r(f+a.index);b!==void 0&&(a[0].endsWith(
"#")?i.add(b):t[a[0].slice(1)].add(b))}});for(let s of changedObjects(n))i.add(s);let o=s=>[...new Set([...s,...i])].sort((f,h)=>f-h);return Object.fromEntries(
e.map(s=>[s,o(t[s])]))}async function searchObjects(n,e){let{bytes:c,table:l}=n,t=inOrder(n),i=new Int32Array(t.length);for(let r=0;r<t.length;r++)i[r]=l.place[t[r]];
let o=(0,chunk_EE63N2TD_js_1.asBuffer)(c),s=r=>t[lastBefore(i,r)],f=new chunk_IAAO25DC_js_1.Scan,h=0;for(let r=0;r<t.length;r++){let u=r+1===t.length,a=u?c.length:
i[r+1],b=a-i[r]>NEAR;if(!b&&!u&&a-h<SLICE)continue;if(b){i[r]>h&&e(o,h,i[r],s),f.reset();let d=f.value(c,n.bodies[t[r]],a);e(o,i[r],d<0?a:d,s)}else e(o,h,a,s);let p=n.
job.pace.step(Math.min(a-h,SLICE));p&&await p,h=a}for(let[r,u]of objectStreams(n)){let a=n.objectStream(r);if(!a)continue;let b=new Set(u),{starts:p}=a;e((0,chunk_EE63N2TD_js_1.
asBuffer)(a.data),0,a.data.length,j=>{let g=a.numbers[lastBefore(p,j)];return g!==void 0&&b.has(g)?g:void 0});let d=n.job.pace.step(a.data.length);d&&await d}}function*changedObjects(n){
for(let e=1;n.hasChanges&&e<n.size;e++)n.isChanged(e)&&n.exists(e)&&(yield e)}function inOrder(n){let{table:e,hasChanges:c}=n,l=[],t=!0,i=-1;for(let o=1;o<e.size;o++){
if(e.kind[o]!==1||c&&n.isChanged(o))continue;let s=e.place[o];t&&=s>=i,i=s,l.push(o)}return t?l:l.sort((o,s)=>e.place[o]-e.place[s])}function objectStreams(n){let{
table:e,hasChanges:c}=n,l=new Map;for(let t=1;t<e.size;t++){if(e.kind[t]!==2||c&&n.isChanged(t))continue;let i=e.place[t],o=l.get(i);o?o.push(t):l.set(i,[t])}return l}
function lastBefore(n,e){let[c,l]=[0,n.length];for(;c<l;){let t=c+l>>1;n[t]<=e?c=t+1:l=t}return c-1}
