"use strict";exports.id=8636,exports.ids=[8636],exports.modules={8636:((C,_,i)=>{i.r(_),i.d(_,{check_document:()=>$});var g=i(9153),w=i(7390),d=i(748),E=i(8169);const $=async(e,s,o)=>{
const{quiet:c,wasRepaired:h}=(0,E.g)(o),r=await(0,w.E)(e.bytes,c,{password:s.open_password,evenIfLocked:!0}),l=e.bytes.length,u=(0,d.YX)(r),t=await v(r,s,l);if(t.
length>0)throw P(t);const p={passed:!0,checks:Object.entries(s).flatMap(([a,A])=>a==="open_password"||A===!1?[]:[a]),pageCount:u,fileSize:l,locked:(0,d.ln)(r)},
n=h()?[M]:[];return{documents:[u===null?e:{...e,pageCount:u}],data:p,notes:n,facts:{}}},M={code:"document_damaged",message:"The document is damaged. Octavo coul\
d read it; other programs may not."};async function v(e,s,o){const{maximum_pages:c,maximum_bytes:h,require_embedded_fonts:r,require_unlocked:l,forbid_javascript:u}=s,
t=[],f=n=>`The document needs a password to open, so it is not known ${n}: give it as open_password.`;if(c!==void 0){const n=(0,d.YX)(e);n===null?t.push(f("how \
many pages it has")):n>c&&t.push(`The document has ${O(n,"page")}; at most ${c} are allowed.`)}if(h!==void 0&&o>h&&t.push(`The file has ${o} bytes; at most ${h}\
 are allowed.`),r){const n=await(0,d.Uz)(e),a=n?T(n):[];n?a.length>0&&t.push(`${a.length===1?"A font is":`${a.length} fonts are`} not embedded: ${y(a)}.`):t.push(
f("which fonts it has"))}l&&e.security?.opensWithoutPassword===!1&&t.push("The document does not open without a password.");const p=u?await(0,d.xS)(e):!1;return p!==
!1&&t.push(p?"The document has JavaScript.":f("whether it has JavaScript")),t}const O=(e,s)=>`${e} ${s}${e===1?"":"s"}`,T=e=>e.flatMap(({embedded:s,name:o})=>s?
[]:[o===null?"a font without a name":D(o)]),D=e=>e.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60),m=10,y=e=>{const s=[...new Set(e)];return s.length>m?`${s.slice(
0,m).join(", ")} and ${s.length-m} more`:s.join(", ")};function P(e){const s=e.map(o=>({field:"file",message:o,mentions:["open_password"]}));return new g.zU("in\
valid_parameters",`The check failed: ${e.join(" ")}`,{issues:s})}})};
