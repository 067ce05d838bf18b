var d=Object.defineProperty;var k=Object.getOwnPropertyDescriptor;var x=Object.getOwnPropertyNames;var D=Object.prototype.hasOwnProperty;var E=(a,o)=>{for(var r in o)d(a,r,{get:o[r],enumerable:!0})},N=(a,o,r,t)=>{if(o&&typeof o=="object"||typeof o=="function")for(let e of x(o))!D.call(a,e)&&e!==r&&
d(a,e,{get:()=>o[e],enumerable:!(t=k(o,e))||t.enumerable});return a};var T=a=>N(d({},"__esModule",{value:!0}),a);var W={};E(W,{flatten_form:()=>C});module.exports=T(W);var s=require("./chunk-ZI4A3Y6D.js"),n=require("./chunk-OFFU6KNR.js"),f=require("./chunk-XZFFMJJ7.js"),g=require("./chunk-GLQOPTFF.js"),
p=require("./chunk-7CJ6LYLH.js"),q=require("./chunk-XSUAHM6Q.js"),z=require("./chunk-UUYIRR4Q.js"),A=require("./chunk-AXV5E5IU.js"),u=require("./chunk-D2Q3KFGX.js"),
B=require("./chunk-NFQKDYHV.js"),F=require("./chunk-NTVNXYN3.js"),G=require("./chunk-L7SJPDY3.js"),H=require("./chunk-HXWM2B2O.js"),I=require("./chunk-XR5AN4I3.js"),
b=require("./chunk-O7S2VR7W.js"),_=require("./chunk-XFNUYN5F.js"),J=require("./chunk-KN74LLIW.js"),K=require("./chunk-X3YXMNDC.js"),L=require("./chunk-3J3GW35S.js"),
M=require("./chunk-XMARPCU3.js"),O=require("./chunk-UI5IVMTH.js"),P=require("./chunk-TZ6YDG7T.js"),Q=require("./chunk-XDO4H64R.js"),R=require("./chunk-4R5Q5HKP.js"),
U=require("./chunk-KFSB3YBL.js"),v=require("./chunk-OWBHEB44.js"),V=require("./chunk-HADXW2XB.js"),X=require("./chunk-6YBJABQD.js"),Y=require("./chunk-3TZ4DGFD.js"),
Z=require("./chunk-IO24KDZ3.js"),tt=require("./chunk-QY672WF6.js"),y=require("./chunk-D5RTHP3X.js"),ot=require("./chunk-3RNHDNP5.js"),C=async(a,o,r)=>{let t=await(0,v.s)(
a.bytes,r,{password:o.open_password}),e=t.pages.count,h=(0,b.e)(o.pages,e),i=[],l=0;if(h.length===0)i.push(u.a);else{i.push(...(0,s.b)(await(0,g.a)(t,"keep")));
let m=await p.f.read(t);(0,n.b)(t,m);let c=new p.r(t,m),w=await(0,f.d)(t,m,c,new f.b(t,m,c),new Set,!0);if(w.length>0)throw(0,y.d)([{field:"file",message:`no fo\
nt at hand has all characters of ${(0,p.l)(w.slice(0,10).map(({name:j})=>j))}, and these fields have no appearance that could become content of the page`}]);i.push(
...(0,n.c)(t,m)),l=await(0,s.a)(t,m,h),l===0&&i.push({code:"no_form_fields",message:"The selected pages have no form fields."})}let S=await(0,_.a)(t);return{documents:[
{name:a.name,bytes:S,pageCount:e}],notes:i,facts:{pageCount:e,flattenedWidgets:l}}};0&&(module.exports={flatten_form});
