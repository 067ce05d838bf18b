var t=Object.defineProperty;var d=Object.getOwnPropertyDescriptor;var g=Object.getOwnPropertyNames;var _=Object.prototype.hasOwnProperty;var f=(o,r)=>{for(var p in r)t(o,p,{get:r[p],enumerable:!0})},b=(o,r,p,i)=>{if(r&&typeof r=="object"||typeof r=="function")for(let m of g(r))!_.call(o,m)&&m!==p&&
t(o,m,{get:()=>r[m],enumerable:!(i=d(r,m))||i.enumerable});return o};var l=o=>b(t({},"__esModule",{value:!0}),o);var n={};f(n,{reorder_pages:()=>s});module.exports=l(n);var a=require("./chunk-GRZ7W5GH.js"),w=require("./chunk-UUYIRR4Q.js"),x=require("./chunk-D2Q3KFGX.js"),e=require("./chunk-O7S2VR7W.js"),
P=require("./chunk-XFNUYN5F.js"),c=require("./chunk-KN74LLIW.js"),h=require("./chunk-X3YXMNDC.js"),j=require("./chunk-UI5IVMTH.js"),k=require("./chunk-TZ6YDG7T.js"),
q=require("./chunk-KFSB3YBL.js"),u=require("./chunk-OWBHEB44.js"),y=require("./chunk-HADXW2XB.js"),z=require("./chunk-6YBJABQD.js"),A=require("./chunk-3TZ4DGFD.js"),
B=require("./chunk-IO24KDZ3.js"),C=require("./chunk-QY672WF6.js"),D=require("./chunk-D5RTHP3X.js"),E=require("./chunk-3RNHDNP5.js"),s=(o,r,p)=>(0,a.a)(o,r.open_password,
p,i=>(0,e.b)(r.page_order,i,p.limits.orderPages));0&&(module.exports={reorder_pages});
