"use strict";exports.id=779,exports.ids=[779],exports.modules={779:((S,h,f)=>{f.d(h,{patternOf:()=>D,G:()=>T,y:()=>m});var p=f(58552),g=f(98472),i=f(34378);const w=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),A=(e,n)=>m([e],n);async function m(e,n){const t=new Set;
for(const s of e)t.add((await x(s,n)).text.trim());t.delete("");const d=[...t].map(s=>C(s.match(/[\x21-\x7e]+/g)??[""]));return{hasGroups:!1,search:async(s,a,u)=>{
const c=u.step(s.length>>2);if(c&&await c,E(s,d))return{matches:[],truncated:!1};const o=await x(s,u),r=[];for(const l of t)if(!await P(l,o,r,a,u))return{matches:r,
truncated:!0};return t.size>1&&r.sort((l,O)=>l.start-O.start||O.end-l.end),{matches:r,truncated:!1}}}}const C=e=>e.reduce((n,t)=>t.length>n.length?t:n);function E(e,n){
if(e.length<G||M.test(e))return!1;const t=e.toLowerCase().replaceAll("ß","ss");return!n.some(d=>t.includes(d))}const G=64,M=/[\u0100-\uffff]/;async function P(e,{
text:n,places:t},d,s,a){const u=a.step(n.length>>3);u&&await u;for(let c=n.indexOf(e),o=0;c>=0;c=n.indexOf(e,o)){if(d.length===s)return!1;for(o=c+e.length;t[o]===
t[o-1];)o++;d.push((0,g.z)(t[c],t[o]));const r=a.step(e.length);r&&await r}return!0}async function x(e,n){const t=[];let d="";for(const{0:s,1:a,2:u,index:c}of e.
matchAll(w)){const o=u===void 0?a?.toLowerCase()??v(s):" ";for(let l=0;l<o.length;l++)t.push(a===void 0?c:c+l);d+=o;const r=n.step(s.length*10);r&&await r}return t.
push(e.length),{text:d,places:t}}const v=e=>(0,i.w)((0,i.w)(e).toUpperCase().toLowerCase()),z=/^\/.+\/([dgimsuvy]*)$/s,L=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function T(e,n){const t=z.exec(e);return n==="regex"?t?"slashes":void 0:L.test(e)||t&&t[1]!==""?"regex-as-words":void 0}const y=1e6;async function D(e,n,t,d,s){
const a=t==="regex"?(await Promise.all([f.e(7398),f.e(9974)]).then(f.bind(f,39974))).expressionOf(n,s):await A(n,d);if("problem"in a)throw(0,p.G6)([{field:e,message:a.
problem}]);return{hasGroups:a.hasGroups,search:async(u,c,o)=>{const r=await a.search(u.slice(0,y),c,o);return u.length>y?{...r,truncated:!0}:r}}}}),98472:((S,h,f)=>{
f.d(h,{z:()=>p});const p=(g,i,w=[])=>({start:g,end:i,groups:Object.fromEntries(w)})})};
