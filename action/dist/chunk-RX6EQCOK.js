"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.objectsWithNames=objectsWithNames,exports.searchObjects=searchObjects,exports.changedObjects=changedObjects;
const chunk_OVFAED6I_js_1=require("./chunk-OVFAED6I.js"),chunk_I24CHX2T_js_1=require("./chunk-I24CHX2T.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");var NEAR=16384,
SLICE=65536;async function objectsWithNames(s,e){let u=e.map(t=>`${t[0]}(?:${t.slice(1)}|\\w{0,${t.length-2}}#)`),o=new RegExp(`/(?:${u.join("|")}|#)`,"g"),n=Object.
fromEntries(e.map(t=>[t,new Set])),l=new Set;await searchObjects(s,(t,b,c,r)=>{let f=t.toString("latin1",b,c);o.lastIndex=0;for(let a=o.exec(f);a;a=o.exec(f)){let h=r(
b+a.index);h!==void 0&&(a[0].endsWith("#")?l.add(h):n[a[0].slice(1)].add(h))}});for(let t of changedObjects(s))l.add(t);let i=t=>[...new Set([...t,...l])].sort(
(b,c)=>b-c);return Object.fromEntries(e.map(t=>[t,i(n[t])]))}async function searchObjects(s,e){let{bytes:u,table:o}=s,n=inOrder(s),l=new Int32Array(n.length);for(let r=0;r<
n.length;r++)l[r]=o.place[n[r]];let i=(0,chunk_RFKSFVTF_js_1.asBuffer)(u),t=r=>n[(0,chunk_OVFAED6I_js_1.countUpTo)(l,r)-1],b=new chunk_I24CHX2T_js_1.Scan,c=0;for(let r=0;r<
n.length;r++){let f=r+1===n.length,a=f?u.length:l[r+1],h=a-l[r]>NEAR;if(!h&&!f&&a-c<SLICE)continue;if(h){l[r]>c&&e(i,c,l[r],t),b.reset();let p=b.value(u,s.bodies[n[r]],
a);e(i,l[r],p<0?a:p,t)}else e(i,c,a,t);let d=s.job.pace.step(Math.min(a-c,SLICE));d&&await d,c=a}for(let[r,f]of objectStreams(s)){let a=s.objectStream(r);if(!a)
continue;let h=new Set(f),{starts:d}=a;e((0,chunk_RFKSFVTF_js_1.asBuffer)(a.data),0,a.data.length,j=>{let g=a.numbers[(0,chunk_OVFAED6I_js_1.countUpTo)(d,j)-1];
return g!==void 0&&h.has(g)?g:void 0});let p=s.job.pace.step(a.data.length);p&&await p}}function*changedObjects(s){for(let e=1;s.hasChanges&&e<s.size;e++)s.isChanged(
e)&&s.exists(e)&&(yield e)}function inOrder(s){let{table:e,hasChanges:u}=s,o=[],n=!0,l=-1;for(let i=1;i<e.size;i++){if(e.kind[i]!==1||u&&s.isChanged(i))continue;
let t=e.place[i];n&&=t>=l,l=t,o.push(i)}return n?o:o.sort((i,t)=>e.place[i]-e.place[t])}function objectStreams(s){let{table:e,hasChanges:u}=s,o=new Map;for(let n=1;n<
e.size;n++){if(e.kind[n]!==2||u&&s.isChanged(n))continue;let l=e.place[n],i=o.get(l);i?i.push(n):o.set(l,[n])}return o}
