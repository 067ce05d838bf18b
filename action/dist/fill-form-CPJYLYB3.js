var l=Object.defineProperty;var v=Object.getOwnPropertyDescriptor;var _=Object.getOwnPropertyNames;var k=Object.prototype.hasOwnProperty;var C=(r,t)=>{for(var a in t)l(r,a,{get:t[a],enumerable:!0})},K=(r,t,a,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of _(t))!k.call(r,i)&&i!==a&&
l(r,i,{get:()=>t[i],enumerable:!(o=v(t,i))||o.enumerable});return r};var P=r=>K(l({},"__esModule",{value:!0}),r);var A={};C(A,{fill_form:()=>h});module.exports=P(A);var p=require("./chunk-ZI4A3Y6D.js"),s=require("./chunk-OFFU6KNR.js"),u=require("./chunk-XZFFMJJ7.js"),w=require("./chunk-GLQOPTFF.js"),
e=require("./chunk-7CJ6LYLH.js"),M=require("./chunk-XSUAHM6Q.js"),U=require("./chunk-UUYIRR4Q.js"),j=require("./chunk-AXV5E5IU.js"),q=require("./chunk-NFQKDYHV.js"),
z=require("./chunk-NTVNXYN3.js"),B=require("./chunk-L7SJPDY3.js"),E=require("./chunk-HXWM2B2O.js"),G=require("./chunk-XR5AN4I3.js"),g=require("./chunk-XFNUYN5F.js"),
H=require("./chunk-KN74LLIW.js"),I=require("./chunk-X3YXMNDC.js"),J=require("./chunk-3J3GW35S.js"),L=require("./chunk-XMARPCU3.js"),N=require("./chunk-UI5IVMTH.js"),
O=require("./chunk-TZ6YDG7T.js"),Q=require("./chunk-XDO4H64R.js"),R=require("./chunk-4R5Q5HKP.js"),S=require("./chunk-KFSB3YBL.js"),c=require("./chunk-OWBHEB44.js"),
T=require("./chunk-HADXW2XB.js"),V=require("./chunk-6YBJABQD.js"),W=require("./chunk-3TZ4DGFD.js"),X=require("./chunk-IO24KDZ3.js"),Y=require("./chunk-QY672WF6.js"),
y=require("./chunk-D5RTHP3X.js"),Z=require("./chunk-3RNHDNP5.js"),h=async(r,t,a)=>{let o=await(0,c.s)(r.bytes,a,{password:t.open_password}),i=await e.f.read(o);
if((0,s.b)(o,i),i.fields.length===0)throw(0,y.d)([{field:"file",message:"has no form fields to fill: give a PDF form"}]);let{flatten:f,unknown_fields:F}=t,m=await(0,u.c)(
o,i,new e.r(o,i),t.values,{unknownFields:F,flatten:f}),n=[...m.notes,...(0,s.c)(o,i)];f&&(n.push(...(0,p.b)(await(0,w.a)(o,"keep"))),await(0,p.a)(o,await e.f.read(
o),x(o.pages.count)));let d=o.pages.count,b={pageCount:d,filledFields:m.filled,unfilledFields:m.unfilledFields,unusedKeys:m.unusedKeys};return{documents:[{name:r.
name,bytes:await(0,g.a)(o),pageCount:d}],notes:n,facts:b}},x=r=>Uint32Array.from({length:r},(t,a)=>a+1);0&&(module.exports={fill_form});
