"use strict";exports.id=779,exports.ids=[779],exports.modules={779:((E,p,d)=>{d.d(p,{patternOf:()=>D,G:()=>W,y:()=>m});var w=d(58552),g=d(98472),h=d(34378);const x=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),O=(t,o)=>m([t],o);async function m(t,o){const e=new Set;
for(const s of t)e.add((await y(s,o)).text.trim());e.delete("");const c=[...e].map(s=>s.match(/[\x21-\x7e]+/g)??[]);return{hasGroups:!1,search:async(s,r,n)=>{const a=n.
step(s.length>>2);if(a&&await a,await T(s,c,n))return{matches:[],truncated:!1};const f=await y(s,n),l=[];for(const u of e)if(!await H(u,f,l,r,n))return{matches:l,
truncated:!0};return e.size>1&&l.sort((u,i)=>u.start-i.start||i.end-u.end),{matches:l,truncated:!1}}}}async function T(t,o,e){if(t.length<v||G.test(t))return!1;
const c=t.toLowerCase().replaceAll("ß","ss");for(const s of o){const r=e.step((c.length>>3)*s.length);if(r&&await r,s.every(n=>c.includes(n)))return!1}return!0}
const v=64,G=/[\u0100-\u1fff\u2070-\u209f]|[\u20d0-\uffff]/;async function H(t,{text:o,places:e},c,s,r){const n=r.step(o.length>>3);n&&await n;for(let a=o.indexOf(
t),f=0;a>=0;a=o.indexOf(t,f)){if(c.length===s)return!1;for(f=a+t.length;e[f]===e[f-1];)f++;c.push((0,g.z)(e[a],e[f]));const l=r.step(t.length);l&&await l}return!0}
async function y(t,o){if(!L.test(t))return M(t,o);const e=[];let c="";for(const{0:s,1:r,2:n,index:a}of t.matchAll(x)){const f=n===void 0?r?.toLowerCase()??z(s):
" ";for(let u=0;u<f.length;u++)e.push(r===void 0?a:a+u);c+=f;const l=o.step(s.length*10);l&&await l}return e.push(t.length),{text:c,places:e}}const L=/[^\0-\x7f]/,
C=65536;async function M(t,o){const e=new Uint32Array(t.length+1);let c="",s=0,r=!1;for(let n=0;n<t.length;n+=C){const a=t.slice(n,n+C),f=o.step(a.length);f&&await f;
const l=r;for(let i=0;i<a.length;i++){const S=P(a.charCodeAt(i));(!S||!r)&&(e[s++]=n+i),r=S}const u=a.toLowerCase().replace(/\s+/g," ");c+=l&&u.startsWith(" ")?
u.slice(1):u}return e[s]=t.length,{text:c,places:e}}const P=t=>t===32||t>=9&&t<=13,z=t=>(0,h.w)((0,h.w)(t).toUpperCase().toLowerCase()),B=/^\/.+\/([dgimsuvy]*)$/s,
R=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function W(t,o){const e=B.exec(t);return o==="regex"?e?"slashes":void 0:
R.test(t)||e&&e[1]!==""?"regex-as-words":void 0}const A=1e6;async function D(t,o,e,c,s){const r=e==="regex"?(await Promise.all([d.e(7398),d.e(9974)]).then(d.bind(
d,39974))).expressionOf(o,s):await O(o,c);if("problem"in r)throw(0,w.G6)([{field:t,message:r.problem}]);return{hasGroups:r.hasGroups,search:async(n,a,f)=>{const l=await r.
search(n.slice(0,A),a,f);return n.length>A?{...l,truncated:!0}:l}}}}),98472:((E,p,d)=>{d.d(p,{z:()=>w});const w=(g,h,x=[])=>({start:g,end:h,groups:Object.fromEntries(
x)})})};
