"use strict";exports.id=2413,exports.ids=[2413],exports.modules={85673:((p,d,o)=>{o.d(d,{gx:()=>h,h:()=>l});function E(e,n){const i=_(e,n);if(i!==void 0)return[i];const a=f(
e);return n.filter(t=>f(t).some(s=>s.length>3&&a.includes(s)))}function _(e,n){let i;for(const a of n){const t=u(f(e),f(a));t<=2&&t<(i?.count??1/0)&&(i={name:a,
count:t})}return i?.name}function u(e,n){return e.length!==n.length?e.length*n.length===0?1/0:u([e.join("")],[n.join("")]):n.reduce((i,a,t)=>{const s=e[t]??"",r=Math.
min(s.length,a.length),c=y(s,a);return c>(r<3?0:r<7?1:2)?1/0:i+c},0)}const l=(e,n)=>g(E(e,n));function h(e,n){const i=_(e,n),a=t=>f(t).sort().join(" ");return g(
i===void 0?n.filter(t=>e!==""&&a(t)===a(e)):[i])}const g=e=>e.length===0||e.length>3?"":` (did you mean ${e.join(" or ")}?)`,f=e=>e.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(n=>n!=="");function y(e,n){let i=[],a=Array.from({length:n.length+1},(t,s)=>s);for(let t=0;t<e.length;t++){const s=[t+
1];for(let r=0;r<n.length;r++){const c=t>0&&r>0&&e[t]===n[r-1]&&e[t-1]===n[r];s.push(Math.min((a[r+1]??0)+1,(s[r]??0)+1,(a[r]??0)+(e[t]===n[r]?0:1),c?(i[r-1]??0)+
1:1/0))}i=a,a=s}return a.at(-1)??0}}),91461:((p,d,o)=>{o.r(d),o.d(d,{get_document_info:()=>u});var E=o(12237),_=o(41561);const u=async(l,{per_page:h,with_bookmarks:g,
open_password:f},y)=>{const{quiet:e,wasRepaired:n}=(0,_.gd)(y),i=await(0,E.E)(l.bytes,e,{password:f,evenIfLocked:!0}),a=await(0,_.GS)(i,{perPage:h,withBookmarks:g,
repaired:n(),size:l.bytes.length}),{pageCount:t}=a;return{documents:[typeof t=="number"?{...l,pageCount:t}:l],data:a,notes:[],facts:{}}}}),84961:((p,d,o)=>{o.d(
d,{$x:()=>n,Kh:()=>y,qg:()=>i,xS:()=>e});var E=o(58552),_=o(33973),u=o(90536),l=o(45599),h=o(3907),g=o(33311),f=o(9819);function y(t,s){const r=t.resolve(s.get(
"S"));return(!s.has("S")||(0,l.Eo)(r,"JavaScript")||(0,l.Eo)(r,"Rendition"))&&t.resolve(s.get("JS"))!==null}async function e(t,s){const r=s.filter(m=>(0,u.L)(t.
get(m),M=>y(t,M)));if(r.length===0)return!1;const{live:c}=await(0,_.Gy)(t);return r.some(m=>c[m]===1)}async function n(t){return await e(t,(await(0,g.S)(t)).JS)||
i(t)}async function i(t){if(!(0,l.Zm)(t.get(t.catalogNumber)))return!1;const s=t.resolve((0,f.Wo)(t,"AcroForm")?.dict.get("XFA"));if(s===null)return!1;if(t.security?.
locked===!0)return null;for(const r of Array.isArray(s)?s:[s]){const c=t.resolve(r);if(!(c instanceof l.Z6))continue;let m;try{m=await t.decodedAtEase(c)}catch(O){
if(!(O instanceof E.zU)||O.code==="cancelled")throw O;return!0}const M=(0,h.xK)(m);if(M===void 0||M.includes("script")&&await a(M,t.job.pace))return!0}return!1}
async function a(t,s){const r=c=>(c.kind==="start"||c.kind==="empty")&&/^(?:[^:]*:)?script$/.test(c.name);return await(0,h.km)(t,s,r)!=="well-formed"}}),33311:((p,d,o)=>{
o.d(d,{S:()=>u});var E=o(21996),_=o(70549);const u=(0,_.n)(l=>(0,E.zx)(l,["AP","JS","EF","ByteRange","Sig"]))})};
