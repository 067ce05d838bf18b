var n=Object.defineProperty;var v=Object.getOwnPropertyDescriptor;var f=Object.getOwnPropertyNames;var $=Object.prototype.hasOwnProperty;var w=(e,s)=>{for(var t in s)n(e,t,{get:s[t],enumerable:!0})},g=(e,s,t,o)=>{if(s&&typeof s=="object"||typeof s=="function")for(let i of f(s))!$.call(e,i)&&i!==t&&
n(e,i,{get:()=>s[i],enumerable:!(o=v(s,i))||o.enumerable});return e};var D=e=>g(n({},"__esModule",{value:!0}),e);var b={};w(b,{a:()=>c,b:()=>a,c:()=>u,d:()=>d,e:()=>r,f:()=>m,g:()=>l,h:()=>p});module.exports=D(b);var c="Could not parse the PDF document. The file may be inv\
alid or corrupt.",a=class extends Error{name="OctavoError";code;issues;advice;operation;position;documentName;status;constructor(e,s,t={}){super(s,t.cause===void 0?
void 0:{cause:t.cause}),this.code=e,this.issues=t.issues??[],this.advice=t.advice,this.operation=t.operation,this.position=t.position,this.documentName=t.documentName,
this.status=t.status}};function u(e){return new a("invalid_parameters",e.map(({field:s,message:t})=>`${s}: ${t}`).join("; "),{issues:e})}function d(e,s){return new a(
"unreadable_document",`The PDF document could not be read: ${e}`,{issues:[{field:"file",message:c}],advice:"Check that the file is a complete PDF document",cause:s})}
function r(e,s,t){let o=t?`Document ${s} (${t})`:`Document ${s}`;return new a(e.code,`${o}: ${e.message}`,{issues:e.issues.map(({field:i,message:h})=>({field:i,
message:`Document ${s}: ${h}`})),...e.advice===void 0?{}:{advice:e.advice},...e.operation===void 0?{}:{operation:e.operation},position:s,...t===void 0?{}:{documentName:t},
...e.status===void 0?{}:{status:e.status},cause:e.cause})}var m=()=>new a("cancelled","The operation was cancelled");function l({stack:e=""}){return e.split(`
`).filter(s=>/^\s+at /.test(s)).map(s=>s.trim())}function p(e){return e instanceof a?e:new a("internal","Octavo met an unexpected fault while processing the doc\
ument",{advice:"Please report this with the kind of document and the operation, without the document itself",cause:e})}0&&(module.exports={a,b,c,d,e,f,g,h});
