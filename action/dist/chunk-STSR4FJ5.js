var u=Object.defineProperty;var h=Object.getOwnPropertyDescriptor;var v=Object.getOwnPropertyNames;var f=Object.prototype.hasOwnProperty;var p=(e,s)=>{for(var t in s)u(e,t,{get:s[t],enumerable:!0})},$=(e,s,t,o)=>{if(s&&typeof s=="object"||typeof s=="function")for(let a of v(s))!f.call(e,a)&&a!==t&&
u(e,a,{get:()=>s[a],enumerable:!(o=h(s,a))||o.enumerable});return e};var w=e=>$(u({},"__esModule",{value:!0}),e);var g={};p(g,{a:()=>c,b:()=>i,c:()=>n,d:()=>d,e:()=>m,f:()=>r});module.exports=w(g);var c="Could not parse the PDF document. The file may be invalid or corrupt.",
i=class extends Error{name="OctavoError";code;issues;advice;position;documentName;status;constructor(e,s,t={}){super(s,t.cause===void 0?void 0:{cause:t.cause}),
this.code=e,this.issues=t.issues??[],this.advice=t.advice,this.position=t.position,this.documentName=t.documentName,this.status=t.status}};function n(e){return new i(
"invalid_parameters",e.map(({field:s,message:t})=>`${s}: ${t}`).join("; "),{issues:e})}function d(e,s){return new i("unreadable_document",`The PDF document coul\
d not be read: ${e}`,{issues:[{field:"file",message:c}],advice:"Check that the file is a complete PDF document",cause:s})}function m(e,s,t){let o=t?`Document ${s}\
 (${t})`:`Document ${s}`;return new i(e.code,`${o}: ${e.message}`,{issues:e.issues.map(({field:a,message:l})=>({field:a,message:`Document ${s}: ${l}`})),...e.advice===
void 0?{}:{advice:e.advice},position:s,...t===void 0?{}:{documentName:t},...e.status===void 0?{}:{status:e.status},cause:e.cause})}function r(e){return e instanceof
i?e:new i("internal","Octavo met an unexpected fault while processing the document",{advice:"Please report this with the kind of document and the operation, wit\
hout the document itself",cause:e})}0&&(module.exports={a,b,c,d,e,f});
