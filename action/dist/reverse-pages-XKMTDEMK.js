var i=Object.defineProperty;var n=Object.getOwnPropertyDescriptor;var f=Object.getOwnPropertyNames;var g=Object.prototype.hasOwnProperty;var v=(o,r)=>{for(var p in r)i(o,p,{get:r[p],enumerable:!0})},_=(o,r,p,m)=>{if(r&&typeof r=="object"||typeof r=="function")for(let t of f(r))!g.call(o,t)&&t!==p&&
i(o,t,{get:()=>r[t],enumerable:!(m=n(r,t))||m.enumerable});return o};var d=o=>_(i({},"__esModule",{value:!0}),o);var h={};v(h,{reverse_pages:()=>s});module.exports=d(h);var a=require("./chunk-GRZ7W5GH.js"),w=require("./chunk-UUYIRR4Q.js"),x=require("./chunk-D2Q3KFGX.js"),y=require("./chunk-O7S2VR7W.js"),
A=require("./chunk-XFNUYN5F.js"),U=require("./chunk-KN74LLIW.js"),b=require("./chunk-X3YXMNDC.js"),c=require("./chunk-UI5IVMTH.js"),j=require("./chunk-TZ6YDG7T.js"),
k=require("./chunk-KFSB3YBL.js"),q=require("./chunk-OWBHEB44.js"),u=require("./chunk-HADXW2XB.js"),z=require("./chunk-6YBJABQD.js"),B=require("./chunk-3TZ4DGFD.js"),
C=require("./chunk-IO24KDZ3.js"),D=require("./chunk-QY672WF6.js"),E=require("./chunk-D5RTHP3X.js"),F=require("./chunk-3RNHDNP5.js"),s=(o,r,p)=>(0,a.a)(o,r.open_password,
p,m=>Uint32Array.from({length:m},(t,e)=>m-e));0&&(module.exports={reverse_pages});
