var i=Object.defineProperty;var d=Object.getOwnPropertyDescriptor;var c=Object.getOwnPropertyNames;var w=Object.prototype.hasOwnProperty;var v=(e,o)=>{for(var r in o)i(e,r,{get:o[r],enumerable:!0})},h=(e,o,r,a)=>{if(o&&typeof o=="object"||typeof o=="function")for(let s of c(o))!w.call(e,s)&&s!==r&&
i(e,s,{get:()=>o[s],enumerable:!(a=d(o,s))||a.enumerable});return e};var _=e=>h(i({},"__esModule",{value:!0}),e);var u={};v(u,{remove_restrictions:()=>n});module.exports=_(u);var m=require("./chunk-2T6G5TN2.js"),y=require("./chunk-XFNUYN5F.js"),b=require("./chunk-KFSB3YBL.js"),
p=require("./chunk-OWBHEB44.js"),q=require("./chunk-HADXW2XB.js"),U=require("./chunk-6YBJABQD.js"),g=require("./chunk-3TZ4DGFD.js"),x=require("./chunk-IO24KDZ3.js"),
T=require("./chunk-QY672WF6.js"),t=require("./chunk-D5RTHP3X.js"),j=require("./chunk-3RNHDNP5.js"),n=async(e,o,r)=>(0,m.a)(await f(e.bytes,r),e);async function f(e,o){
try{return await(0,p.s)(e,o)}catch(r){throw!(r instanceof t.b)||r.code!=="password_required"?r:(0,t.e)("password_required","needs a password to open, which remo\
ve_restrictions leaves in place",{issues:[{field:"file",message:"The document needs a password to open. Use remove_password, which removes the restrictions too.",
mentions:["remove_password"]}],advice:"Use remove_password with the password: it removes the restrictions too",operation:"remove_password",fields:["remove_restr\
ictions"]})}}0&&(module.exports={remove_restrictions});
