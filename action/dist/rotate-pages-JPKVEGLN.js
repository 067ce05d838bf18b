var f=Object.defineProperty;var _=Object.getOwnPropertyDescriptor;var P=Object.getOwnPropertyNames;var R=Object.prototype.hasOwnProperty;var x=(t,e)=>{for(var o in e)f(t,o,{get:e[o],enumerable:!0})},I=(t,e,o,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of P(e))!R.call(t,a)&&a!==o&&
f(t,a,{get:()=>e[a],enumerable:!(r=_(e,a))||r.enumerable});return t};var M=t=>I(f({},"__esModule",{value:!0}),t);var j={};x(j,{rotate_pages:()=>C});module.exports=M(j);var p=require("./chunk-D2Q3KFGX.js"),q=require("./chunk-O7S2VR7W.js"),h=require("./chunk-XFNUYN5F.js"),z=require("./chunk-KFSB3YBL.js"),
v=require("./chunk-OWBHEB44.js"),A=require("./chunk-HADXW2XB.js"),B=require("./chunk-6YBJABQD.js"),D=require("./chunk-3TZ4DGFD.js"),E=require("./chunk-IO24KDZ3.js"),
F=require("./chunk-QY672WF6.js"),G=require("./chunk-D5RTHP3X.js"),H=require("./chunk-3RNHDNP5.js"),C=async(t,e,o)=>{let{angle:r}=e,a=await(0,v.s)(t.bytes,o,{password:e.
open_password}),{pages:n}=a,s=n.count,i=(0,p.b)(e,s),m=r===0?0:i.length,l={pageCount:s,rotatedPages:m},b=i.length===0?[p.a]:[];if(m===0&&!a.suspect)return{documents:[
{...t,pageCount:s}],notes:b,facts:l};let w=new Map;for(let u=0;u<m;u++){let d=i[u]-1,g=((N(a.resolve(n.attribute(d,"Rotate")))+r)%360+360)%360,c=w.get(g);c||w.set(
g,c={Rotate:g}),n.patch(d,c);let y=o.pace.step(400);y&&await y}return{documents:[{name:t.name,bytes:await(0,h.a)(a),pageCount:s}],notes:b,facts:l}};function N(t){
return typeof t=="number"&&Number.isInteger(t/90)?t:0}0&&(module.exports={rotate_pages});
