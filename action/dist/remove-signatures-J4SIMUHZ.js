var i=Object.defineProperty;var c=Object.getOwnPropertyDescriptor;var f=Object.getOwnPropertyNames;var w=Object.prototype.hasOwnProperty;var v=(e,t)=>{for(var r in t)i(e,r,{get:t[r],enumerable:!0})},$=(e,t,r,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of f(t))!w.call(e,o)&&o!==r&&
i(e,o,{get:()=>t[o],enumerable:!(s=c(t,o))||s.enumerable});return e};var y=e=>$(i({},"__esModule",{value:!0}),e);var j={};v(j,{remove_signatures:()=>d});module.exports=y(j);var p=require("./chunk-GLQOPTFF.js"),S=require("./chunk-UUYIRR4Q.js"),k=require("./chunk-L7SJPDY3.js"),
g=require("./chunk-XR5AN4I3.js"),u=require("./chunk-XFNUYN5F.js"),x=require("./chunk-KN74LLIW.js"),F=require("./chunk-X3YXMNDC.js"),R=require("./chunk-UI5IVMTH.js"),
T=require("./chunk-TZ6YDG7T.js"),W=require("./chunk-XDO4H64R.js"),q=require("./chunk-KFSB3YBL.js"),h=require("./chunk-OWBHEB44.js"),z=require("./chunk-HADXW2XB.js"),
A=require("./chunk-6YBJABQD.js"),B=require("./chunk-3TZ4DGFD.js"),D=require("./chunk-IO24KDZ3.js"),E=require("./chunk-QY672WF6.js"),G=require("./chunk-D5RTHP3X.js"),
H=require("./chunk-3RNHDNP5.js"),d=async(e,{appearance:t,open_password:r},s)=>{let o=await(0,h.s)(e.bytes,s,{password:r}),a=await(0,p.a)(o,t),l=await(0,u.a)(o),
m=o.pages.count;return{documents:[{name:e.name,bytes:l,pageCount:m}],notes:b(a,t),facts:{pageCount:m,removedSignatures:a.fields.length,removedFields:a.fields}}},
n=20,_=e=>e.length>n?`${e.slice(0,n).join(", ")} and ${e.length-n} more`:e.join(", ");function b({fields:e,usageRights:t},r){let s=[];if(e.length>0){let o=`${e.
length} ${e.length===1?"signature was":"signatures were"} removed: ${_(e)}.`;s.push({code:"signatures_removed",message:r==="keep"?`${o} What they show on the pa\
ges stays, although the document is no longer signed.`:o})}return t&&s.push(g.a),s.length>0?s:[{code:"no_signatures",message:"The document had no signature."}]}0&&(module.exports={remove_signatures});
