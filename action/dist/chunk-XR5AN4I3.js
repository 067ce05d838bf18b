var i=Object.defineProperty;var u=Object.getOwnPropertyDescriptor;var o=Object.getOwnPropertyNames;var h=Object.prototype.hasOwnProperty;var d=(e,s)=>{for(var a in s)i(e,a,{get:s[a],enumerable:!0})},m=(e,s,a,n)=>{if(s&&typeof s=="object"||typeof s=="function")for(let t of o(s))!h.call(e,t)&&t!==a&&
i(e,t,{get:()=>s[t],enumerable:!(n=u(s,t))||n.enumerable});return e};var c=e=>m(i({},"__esModule",{value:!0}),e);var v={};d(v,{a:()=>r,b:()=>g});module.exports=c(v);var r={code:"usage_rights_removed",message:"Usage rights were removed: they are a signature of the document,\
 which a change makes invalid."};function g({signatures:e,usageRightsRemoved:s}){let a=[];return e>0&&a.push({code:"signatures_invalidated",message:`${e===1?"1 \
signature is":`${e} signatures are`} still in the result but no longer valid, because the document changed. Sign it again, or use remove_signatures first.`,mentions:[
"remove_signatures"]}),s&&a.push(r),a}0&&(module.exports={a,b});
