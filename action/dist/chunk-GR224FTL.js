"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.plainText=void 0,exports.textOf=textOf,exports.objectsWithNames=objectsWithNames;const chunk_ZYT6VRSM_js_1=require(
"./chunk-ZYT6VRSM.js"),chunk_IIK45JB4_js_1=require("./chunk-IIK45JB4.js"),chunk_XUOL2YEA_js_1=require("./chunk-XUOL2YEA.js");var LANGUAGE=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
CONTROL=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,LONE_SURROGATE=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,plainText=t=>t.
replace(LANGUAGE,"").replace(CONTROL,"").replace(LONE_SURROGATE,"�").trim();exports.plainText=plainText;function textOf(t){let r=t instanceof chunk_XUOL2YEA_js_1.
Str?plainText((0,chunk_IIK45JB4_js_1.decodeText)(t)):"";return r===""?null:r}var NEAR=16384,SLICE=65536;async function objectsWithNames(t,r){let{bytes:i,table:l}=t,
s=r.map(e=>`${e[0]}(?:${e.slice(1)}|\\w{0,${e.length-2}}#)`),f=new RegExp(`/(?:${s.join("|")}|#)`,"g"),a=Object.fromEntries(r.map(e=>[e,new Set])),o=new Set,h=inOrder(
t),d=new Int32Array(h.length);for(let e=0;e<h.length;e++)d[e]=l.place[h[e]];let j=(e,c,n,g)=>{let p=e.toString("latin1",c,n);f.lastIndex=0;for(let u=f.exec(p);u;u=
f.exec(p)){let x=g(c+u.index);x!==void 0&&(u[0].endsWith("#")?o.add(x):a[u[0].slice(1)].add(x))}},m=(0,chunk_XUOL2YEA_js_1.asBuffer)(i),S=e=>h[lastBefore(d,e)],
O=new chunk_ZYT6VRSM_js_1.Scan,b=0;for(let e=0;e<h.length;e++){let c=e+1===h.length,n=c?i.length:d[e+1],g=n-d[e]>NEAR;if(!g&&!c&&n-b<SLICE)continue;if(g){d[e]>b&&
j(m,b,d[e],S),O.reset();let u=O.value(i,t.bodies[h[e]],n);j(m,d[e],u<0?n:u,S)}else j(m,b,n,S);let p=t.job.pace.step(Math.min(n-b,SLICE));p&&await p,b=n}for(let[
e,c]of objectStreams(t)){let n=t.objectStream(e);if(!n)continue;let g=new Set(c),{starts:p}=n;j((0,chunk_XUOL2YEA_js_1.asBuffer)(n.data),0,n.data.length,x=>{let w=n.
numbers[lastBefore(p,x)];return w!==void 0&&g.has(w)?w:void 0});let u=t.job.pace.step(n.data.length);u&&await u}for(let e=1;t.hasChanges&&e<t.size;e++)t.isChanged(
e)&&t.exists(e)&&o.add(e);let _=e=>[...new Set([...e,...o])].sort((c,n)=>c-n);return Object.fromEntries(r.map(e=>[e,_(a[e])]))}function inOrder(t){let{table:r,hasChanges:i}=t,
l=[],s=!0,f=-1;for(let a=1;a<r.size;a++){if(r.kind[a]!==1||i&&t.isChanged(a))continue;let o=r.place[a];s&&=o>=f,f=o,l.push(a)}return s?l:l.sort((a,o)=>r.place[a]-
r.place[o])}function objectStreams(t){let{table:r,hasChanges:i}=t,l=new Map;for(let s=1;s<r.size;s++){if(r.kind[s]!==2||i&&t.isChanged(s))continue;let f=r.place[s],
a=l.get(f);a?a.push(s):l.set(f,[s])}return l}function lastBefore(t,r){let[i,l]=[0,t.length];for(;i<l;){let s=i+l>>1;t[s]<=r?i=s+1:l=s}return i-1}
