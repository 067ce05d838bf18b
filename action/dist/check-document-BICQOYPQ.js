var g=Object.defineProperty;var v=Object.getOwnPropertyDescriptor;var _=Object.getOwnPropertyNames;var k=Object.prototype.hasOwnProperty;var j=(e,t)=>{for(var o in t)g(e,o,{get:t[o],enumerable:!0})},T=(e,t,o,i)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of _(t))!k.call(e,r)&&r!==o&&
g(e,r,{get:()=>t[r],enumerable:!(i=v(t,r))||i.enumerable});return e};var S=e=>T(g({},"__esModule",{value:!0}),e);var J={};j(J,{check_document:()=>$});module.exports=S(J);var c=require("./chunk-HHLXQIC6.js"),M=require("./chunk-VGEW3TNK.js"),N=require("./chunk-KN74LLIW.js"),
P=require("./chunk-X3YXMNDC.js"),I=require("./chunk-3J3GW35S.js"),R=require("./chunk-XMARPCU3.js"),W=require("./chunk-RH5QAVDK.js"),B=require("./chunk-UI5IVMTH.js"),
D=require("./chunk-TZ6YDG7T.js"),E=require("./chunk-POKQ3S3A.js"),F=require("./chunk-KO56EBVV.js"),G=require("./chunk-XDO4H64R.js"),H=require("./chunk-4R5Q5HKP.js"),
K=require("./chunk-KFSB3YBL.js"),b=require("./chunk-OWBHEB44.js"),Q=require("./chunk-HADXW2XB.js"),U=require("./chunk-6YBJABQD.js"),V=require("./chunk-3TZ4DGFD.js"),
X=require("./chunk-IO24KDZ3.js"),Y=require("./chunk-QY672WF6.js"),y=require("./chunk-D5RTHP3X.js"),Z=require("./chunk-3RNHDNP5.js"),$=async(e,t,o)=>{let{quiet:i,
wasRepaired:r}=(0,c.a)(o),l=await(0,b.s)(e.bytes,i,{password:t.open_password,evenIfLocked:!0}),d=await(0,c.b)(l,{perPage:!1,repaired:r(),size:e.bytes.length}),p=q(
d,t);if(p.length>0)throw O(p);let{pageCount:n,locked:h}=d,f={passed:!0,checks:Object.entries(t).flatMap(([a,m])=>a==="open_password"||m===!1?[]:[a]),pageCount:n??
null,fileSize:e.bytes.length,locked:h===!0},u=r()?[{code:"document_damaged",message:"The document is damaged. Octavo could read it; other programs may not."}]:[];
return{documents:[typeof n=="number"?{...e,pageCount:n}:e],data:f,notes:u,facts:{}}};function q(e,t){let{maximum_pages:o,maximum_bytes:i,require_embedded_fonts:r,
require_unlocked:l,forbid_javascript:d}=t,{pageCount:p,fonts:n,javascript:h,encryption:f}=e,u=Number(e.fileSize),a=[],m=s=>`The document needs a password to ope\
n, which hides ${s}: give the password too.`;if(o!==void 0&&(typeof p!="number"?a.push(m("how many pages it has")):p>o&&a.push(`The document has ${C(p,"page")};\
 at most ${o} are allowed.`)),i!==void 0&&u>i&&a.push(`The file has ${u} bytes; at most ${i} are allowed.`),r){let s=Array.isArray(n)?x(n):void 0;s?s.length>0&&
a.push(`${s.length===1?"A font is":`${s.length} fonts are`} not embedded: ${A(s)}.`):a.push(m("which fonts it has"))}return l&&f?.opensWithoutPassword===!1&&a.push(
"The document does not open without a password."),d&&h!==!1&&a.push(h===!0?"The document has JavaScript.":m("whether it has JavaScript")),a}var C=(e,t)=>`${e} ${t}${e===
1?"":"s"}`,x=e=>e.flatMap(({embedded:t,name:o})=>t===!1?[typeof o=="string"?z(o):"a font without a name"]:[]),z=e=>e.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(
0,60),w=10,A=e=>{let t=[...new Set(e)];return t.length>w?`${t.slice(0,w).join(", ")} and ${t.length-w} more`:t.join(", ")};function O(e){let t=e.map(o=>({field:"\
file",message:o}));return new y.b("invalid_parameters",`The check failed: ${e.join(" ")}`,{issues:t})}0&&(module.exports={check_document});
