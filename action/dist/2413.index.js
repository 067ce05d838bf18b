"use strict";exports.id=2413,exports.ids=[2413],exports.modules={85673:((O,u,i)=>{i.d(u,{gx:()=>E,h:()=>l});function p(e,n){const a=_(e,n);if(a!==void 0)return[a];const o=f(
e);return n.filter(t=>f(t).some(s=>s.length>3&&o.includes(s)))}function _(e,n){let a;for(const o of n){const t=d(f(e),f(o));t<=2&&t<(a?.count??1/0)&&(a={name:o,
count:t})}return a?.name}function d(e,n){return e.length!==n.length?e.length*n.length===0?1/0:d([e.join("")],[n.join("")]):n.reduce((a,o,t)=>{const s=e[t]??"",r=Math.
min(s.length,o.length),c=g(s,o);return c>(r<3?0:r<7?1:2)?1/0:a+c},0)}const l=(e,n)=>h(p(e,n));function E(e,n){const a=_(e,n),o=t=>f(t).sort().join(" ");return h(
a===void 0?n.filter(t=>e!==""&&o(t)===o(e)):[a])}const h=e=>e.length===0||e.length>3?"":` (did you mean ${e.join(" or ")}?)`,f=e=>e.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(n=>n!=="");function g(e,n){let a=[],o=Array.from({length:n.length+1},(t,s)=>s);for(let t=0;t<e.length;t++){const s=[t+
1];for(let r=0;r<n.length;r++){const c=t>0&&r>0&&e[t]===n[r-1]&&e[t-1]===n[r];s.push(Math.min((o[r+1]??0)+1,(s[r]??0)+1,(o[r]??0)+(e[t]===n[r]?0:1),c?(a[r-1]??0)+
1:1/0))}a=o,o=s}return o.at(-1)??0}}),91461:((O,u,i)=>{i.r(u),i.d(u,{get_document_info:()=>d});var p=i(12237),_=i(41561);const d=async(l,{per_page:E,with_bookmarks:h,
open_password:f},g)=>{const{quiet:e,wasRepaired:n}=(0,_.gd)(g),a=await(0,p.E)(l.bytes,e,{password:f,evenIfLocked:!0}),o=await(0,_.GS)(a,{perPage:E,withBookmarks:h,
repaired:n(),size:l.bytes.length}),{pageCount:t}=o;return{documents:[typeof t=="number"?{...l,pageCount:t}:l],data:o,notes:[],facts:{}}}}),84961:((O,u,i)=>{i.d(
u,{$x:()=>n,Kh:()=>g,qg:()=>a,xS:()=>e});var p=i(58552),_=i(33973),d=i(90536),l=i(45599),E=i(3907),h=i(33311),f=i(9819);function g(t,s){const r=t.resolve(s.get(
"S"));return(!s.has("S")||(0,l.Eo)(r,"JavaScript")||(0,l.Eo)(r,"Rendition"))&&t.resolve(s.get("JS"))!==null}async function e(t,s){const r=s.filter(y=>(0,d.L)(t.
get(y),m=>g(t,m)));if(r.length===0)return!1;const{live:c}=await(0,_.Gy)(t);return r.some(y=>c[y]===1)}async function n(t){return await e(t,(await(0,h.S)(t)).JS)||
a(t)}async function a(t){if(!(0,l.Zm)(t.get(t.catalogNumber)))return!1;const s=t.resolve((0,f.Wo)(t,"AcroForm")?.dict.get("XFA"));if(s===null)return!1;if(t.security?.
locked===!0)return null;for(const r of Array.isArray(s)?s:[s]){const c=t.resolve(r);if(!(c instanceof l.Z6))continue;let y;try{y=await t.decodedAtEase(c)}catch(M){
if(!(M instanceof p.zU)||M.code==="cancelled")throw M;return!0}const m=(0,E.xK)(y);if(m===void 0||m.includes("script")&&await o(m,t.job.pace))return!0}return!1}
async function o(t,s){const r=c=>(c.kind==="start"||c.kind==="empty")&&/^(?:[^:]*:)?script$/.test(c.name);return await(0,E.km)(t,s,r)!=="well-formed"}})};
