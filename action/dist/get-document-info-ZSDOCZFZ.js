var e=Object.defineProperty;var g=Object.getOwnPropertyDescriptor;var c=Object.getOwnPropertyNames;var w=Object.prototype.hasOwnProperty;var y=(t,o)=>{for(var p in o)e(t,p,{get:o[p],enumerable:!0})},b=(t,o,p,i)=>{if(o&&typeof o=="object"||typeof o=="function")for(let r of c(o))!w.call(t,r)&&r!==p&&
e(t,r,{get:()=>o[r],enumerable:!(i=g(o,r))||i.enumerable});return t};var _=t=>b(e({},"__esModule",{value:!0}),t);var l={};y(l,{get_document_info:()=>d});module.exports=_(l);var m=require("./chunk-HHLXQIC6.js"),C=require("./chunk-VGEW3TNK.js"),h=require("./chunk-KN74LLIW.js"),
k=require("./chunk-X3YXMNDC.js"),q=require("./chunk-3J3GW35S.js"),x=require("./chunk-XMARPCU3.js"),z=require("./chunk-RH5QAVDK.js"),I=require("./chunk-UI5IVMTH.js"),
L=require("./chunk-TZ6YDG7T.js"),P=require("./chunk-POKQ3S3A.js"),R=require("./chunk-KO56EBVV.js"),j=require("./chunk-XDO4H64R.js"),A=require("./chunk-4R5Q5HKP.js"),
B=require("./chunk-KFSB3YBL.js"),n=require("./chunk-OWBHEB44.js"),D=require("./chunk-HADXW2XB.js"),E=require("./chunk-6YBJABQD.js"),F=require("./chunk-3TZ4DGFD.js"),
G=require("./chunk-IO24KDZ3.js"),H=require("./chunk-QY672WF6.js"),J=require("./chunk-D5RTHP3X.js"),K=require("./chunk-3RNHDNP5.js"),d=async(t,{per_page:o,open_password:p},i)=>{
let{quiet:r,wasRepaired:u}=(0,m.a)(i),f=await(0,n.s)(t.bytes,r,{password:p,evenIfLocked:!0}),a=await(0,m.b)(f,{perPage:o,repaired:u(),size:t.bytes.length}),{pageCount:s}=a;
return{documents:[typeof s=="number"?{...t,pageCount:s}:t],data:a,notes:[],facts:{}}};0&&(module.exports={get_document_info});
