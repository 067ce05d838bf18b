"use strict";exports.id=9129,exports.ids=[9129],exports.modules={5053:((h,_,e)=>{e.r(_),e.d(_,{get_document_info:()=>v});var y=e(7390),c=e(94673);const v=async(a,{per_page:f,
with_bookmarks:P,open_password:D},l)=>{const{quiet:E,wasRepaired:M}=(0,c.gd)(l),d=await(0,y.E)(a.bytes,E,{password:D,evenIfLocked:!0}),u=await(0,c.GS)(d,{perPage:f,
withBookmarks:P,repaired:M(),size:a.bytes.length}),{pageCount:t}=u;return{documents:[typeof t=="number"?{...a,pageCount:t}:a],data:u,notes:[],facts:{}}}}),76725:((h,_,e)=>{
e.d(_,{$x:()=>M,Kh:()=>l,qg:()=>d,xS:()=>E});var y=e(49153),c=e(11275),v=e(38504),a=e(16039),f=e(54075),P=e(75767),D=e(90191);function l(t,s){const r=t.resolve(
s.get("S"));return(!s.has("S")||(0,a.Eo)(r,"JavaScript")||(0,a.Eo)(r,"Rendition"))&&t.resolve(s.get("JS"))!==null}async function E(t,s){const r=s.filter(o=>(0,v.
L)(t.get(o),i=>l(t,i)));if(r.length===0)return!1;const{live:n}=await(0,c.Gy)(t);return r.some(o=>n[o]===1)}async function M(t){return await E(t,(await(0,P.S)(t)).
JS)||d(t)}async function d(t){if(!(0,a.Zm)(t.get(t.catalogNumber)))return!1;const s=t.resolve((0,D.Wo)(t,"AcroForm")?.dict.get("XFA"));if(s===null)return!1;if(t.
security?.locked===!0)return null;for(const r of Array.isArray(s)?s:[s]){const n=t.resolve(r);if(!(n instanceof a.Z6))continue;let o;try{o=await t.decodedAtEase(
n)}catch(O){if(!(O instanceof y.zU)||O.code==="cancelled")throw O;return!0}const i=(0,f.xK)(o);if(i===void 0||i.includes("script")&&await u(i,t.job.pace))return!0}
return!1}async function u(t,s){const r=n=>(n.kind==="start"||n.kind==="empty")&&/^(?:[^:]*:)?script$/.test(n.name);return await(0,f.km)(t,s,r)!=="well-formed"}})};
