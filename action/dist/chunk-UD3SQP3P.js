var n=Object.defineProperty;var h=Object.getOwnPropertyDescriptor;var v=Object.getOwnPropertyNames;var w=Object.prototype.hasOwnProperty;var $=(e,s)=>{for(var t in s)n(e,t,{get:s[t],enumerable:!0})},g=(e,s,t,o)=>{if(s&&typeof s=="object"||typeof s=="function")for(let i of v(s))!w.call(e,i)&&i!==t&&
n(e,i,{get:()=>s[i],enumerable:!(o=h(s,i))||o.enumerable});return e};var D=e=>g(n({},"__esModule",{value:!0}),e);var b={};$(b,{a:()=>c,b:()=>a,c:()=>u,d:()=>d,e:()=>r,f:()=>l,g:()=>m,h:()=>p,i:()=>f});module.exports=D(b);var c="Could not parse the PDF document. The file ma\
y be invalid or corrupt.",a=class extends Error{name="OctavoError";code;issues;advice;operation;fields;position;documentName;status;constructor(e,s,t={}){super(
s,t.cause===void 0?void 0:{cause:t.cause}),this.code=e,this.issues=t.issues??[],this.advice=t.advice,this.operation=t.operation,this.fields=t.fields??[],this.position=
t.position,this.documentName=t.documentName,this.status=t.status}},u=({issues:e,operation:s,fields:t})=>[...new Set([...t,...s===void 0?[]:[s],...e.flatMap(({field:o,
mentions:i=[]})=>[o,...i])])];function d(e){return new a("invalid_parameters",e.map(({field:s,message:t})=>`${s}: ${t}`).join("; "),{issues:e})}function r(e,s){
return new a("unreadable_document",`The PDF document could not be read: ${e}`,{issues:[{field:"file",message:c}],advice:"Check that the file is a complete PDF d\
ocument",cause:s})}function l(e,s,t){let o=t?`Document ${s} (${t})`:`Document ${s}`;return new a(e.code,`${o}: ${e.message}`,{issues:e.issues.map(i=>({...i,message:`\
Document ${s}: ${i.message}`})),...e.advice===void 0?{}:{advice:e.advice},...e.operation===void 0?{}:{operation:e.operation},fields:e.fields,position:s,...t===void 0?
{}:{documentName:t},...e.status===void 0?{}:{status:e.status},cause:e.cause})}var m=()=>new a("cancelled","The operation was cancelled");function p({stack:e=""}){
return e.split(`
`).filter(s=>/^\s+at /.test(s)).map(s=>s.trim())}function f(e){return e instanceof a?e:new a("internal","Octavo met an unexpected fault while processing the doc\
ument",{advice:"Please report this with the kind of document and the operation, without the document itself",cause:e})}0&&(module.exports={a,b,c,d,e,f,g,h,i});
