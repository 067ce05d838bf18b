var n=Object.defineProperty;var $=Object.getOwnPropertyDescriptor;var w=Object.getOwnPropertyNames;var g=Object.prototype.hasOwnProperty;var D=(e,t)=>{for(var s in t)n(e,s,{get:t[s],enumerable:!0})},b=(e,t,s,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of w(t))!g.call(e,i)&&i!==s&&
n(e,i,{get:()=>t[i],enumerable:!(o=$(t,i))||o.enumerable});return e};var N=e=>b(n({},"__esModule",{value:!0}),e);var k={};D(k,{a:()=>c,b:()=>a,c:()=>r,d:()=>p,e:()=>d,f:()=>m,g:()=>l,h:()=>h,i:()=>f,j:()=>v});module.exports=N(k);var c="Could not parse the PDF document. The\
 file may be invalid or corrupt.",a=class extends Error{name="OctavoError";code;issues;advice;operation;fields;predicate;sentence;position;documentName;status;constructor(e,t,s={}){
super(t,s.cause===void 0?void 0:{cause:s.cause}),this.code=e,this.issues=s.issues??[],this.advice=s.advice,this.operation=s.operation,this.fields=s.fields??[],this.
predicate=s.predicate,this.sentence=s.sentence??t,this.position=s.position,this.documentName=s.documentName,this.status=s.status}},r=({issues:e,operation:t,fields:s})=>[
...new Set([...s,...t===void 0?[]:[t],...e.flatMap(({field:o,mentions:i=[]})=>[o,...i])])];function p(e){return new a("invalid_parameters",e.map(t=>`${t.field}:\
 ${P(t)}`).join("; "),{issues:e})}var P=({message:e,document:t})=>t?`${u(t)}: ${e}`:e,u=({position:e,name:t})=>t?`Document ${e} (${t})`:`Document ${e}`,d=(e,t,s)=>new a(
e,`The PDF document ${t}`,{...s,predicate:t});function m(e,t){return d("unreadable_document",`could not be read: ${e}`,{issues:[{field:"file",message:c}],advice:"\
Check that the file is a complete PDF document",cause:t})}function l(e,t,s){let o={position:t,...s===void 0?{}:{name:s}};return new a(e.code,`${u(o)}: ${e.sentence}`,
{issues:e.issues.map(i=>({...i,document:{position:t}})),...e.advice===void 0?{}:{advice:e.advice},...e.operation===void 0?{}:{operation:e.operation},fields:e.fields,
...e.predicate===void 0?{}:{predicate:e.predicate},sentence:e.sentence,position:t,...s===void 0?{}:{documentName:s},...e.status===void 0?{}:{status:e.status},cause:e.
cause})}var h=()=>new a("cancelled","The operation was cancelled");function f({stack:e=""}){return e.split(`
`).filter(t=>/^\s+at /.test(t)).map(t=>t.trim())}function v(e){return e instanceof a?e:new a("internal","Octavo met an unexpected fault while processing the doc\
ument",{advice:"Please report this with the kind of document and the operation, without the document itself",cause:e})}0&&(module.exports={a,b,c,d,e,f,g,h,i,j});
