"use strict";exports.id=779,exports.ids=[779],exports.modules={779:((E,p,d)=>{d.d(p,{patternOf:()=>D,G:()=>W,y:()=>x});var w=d(58552),g=d(98472),h=d(34378);const m=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),O=(t,s)=>x([t],s);async function x(t,s){const e=new Set;
for(const n of t)e.add((await y(n,s)).text.trim());e.delete("");const l=[...e].map(n=>n.match(/[\x21-\x7e]+/g)??[]);return{hasGroups:!1,search:async(n,a,o)=>{const r=o.
step(n.length>>2);if(r&&await r,T(n,l))return{matches:[],truncated:!1};const c=await y(n,o),f=[];for(const u of e)if(!await H(u,c,f,a,o))return{matches:f,truncated:!0};
return e.size>1&&f.sort((u,i)=>u.start-i.start||i.end-u.end),{matches:f,truncated:!1}}}}function T(t,s){if(t.length<v||G.test(t))return!1;const e=t.toLowerCase().
replaceAll("ß","ss");return!s.some(l=>l.every(n=>e.includes(n)))}const v=64,G=/[\u0100-\u1fff\u2070-\u209f]|[\u20d0-\uffff]/;async function H(t,{text:s,places:e},l,n,a){
const o=a.step(s.length>>3);o&&await o;for(let r=s.indexOf(t),c=0;r>=0;r=s.indexOf(t,c)){if(l.length===n)return!1;for(c=r+t.length;e[c]===e[c-1];)c++;l.push((0,g.
z)(e[r],e[c]));const f=a.step(t.length);f&&await f}return!0}async function y(t,s){if(!L.test(t))return M(t,s);const e=[];let l="";for(const{0:n,1:a,2:o,index:r}of t.
matchAll(m)){const c=o===void 0?a?.toLowerCase()??z(n):" ";for(let u=0;u<c.length;u++)e.push(a===void 0?r:r+u);l+=c;const f=s.step(n.length*10);f&&await f}return e.
push(t.length),{text:l,places:e}}const L=/[^\0-\x7f]/,C=65536;async function M(t,s){const e=new Uint32Array(t.length+1);let l="",n=0,a=!1;for(let o=0;o<t.length;o+=
C){const r=t.slice(o,o+C),c=s.step(r.length);c&&await c;const f=a;for(let i=0;i<r.length;i++){const S=P(r.charCodeAt(i));(!S||!a)&&(e[n++]=o+i),a=S}const u=r.toLowerCase().
replace(/\s+/g," ");l+=f&&u.startsWith(" ")?u.slice(1):u}return e[n]=t.length,{text:l,places:e}}const P=t=>t===32||t>=9&&t<=13,z=t=>(0,h.w)((0,h.w)(t).toUpperCase().
toLowerCase()),B=/^\/.+\/([dgimsuvy]*)$/s,R=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function W(t,s){const e=B.
exec(t);return s==="regex"?e?"slashes":void 0:R.test(t)||e&&e[1]!==""?"regex-as-words":void 0}const A=1e6;async function D(t,s,e,l,n){const a=e==="regex"?(await Promise.
all([d.e(7398),d.e(9974)]).then(d.bind(d,39974))).expressionOf(s,n):await O(s,l);if("problem"in a)throw(0,w.G6)([{field:t,message:a.problem}]);return{hasGroups:a.
hasGroups,search:async(o,r,c)=>{const f=await a.search(o.slice(0,A),r,c);return o.length>A?{...f,truncated:!0}:f}}}}),98472:((E,p,d)=>{d.d(p,{z:()=>w});const w=(g,h,m=[])=>({
start:g,end:h,groups:Object.fromEntries(m)})})};
