var a=Object.defineProperty;var d=Object.getOwnPropertyDescriptor;var u=Object.getOwnPropertyNames;var _=Object.prototype.hasOwnProperty;var v=(r,t)=>{for(var m in t)a(r,m,{get:t[m],enumerable:!0})},w=(r,t,m,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let e of u(t))!_.call(r,e)&&e!==m&&
a(r,e,{get:()=>t[e],enumerable:!(o=d(t,e))||o.enumerable});return r};var y=r=>w(a({},"__esModule",{value:!0}),r);var A={};v(A,{remove_pages:()=>l});module.exports=y(A);var n=require("./chunk-GRZ7W5GH.js"),b=require("./chunk-UUYIRR4Q.js"),g=require("./chunk-D2Q3KFGX.js"),c=require("./chunk-O7S2VR7W.js"),
x=require("./chunk-XFNUYN5F.js"),$=require("./chunk-KN74LLIW.js"),j=require("./chunk-X3YXMNDC.js"),k=require("./chunk-UI5IVMTH.js"),q=require("./chunk-TZ6YDG7T.js"),
z=require("./chunk-KFSB3YBL.js"),B=require("./chunk-OWBHEB44.js"),C=require("./chunk-HADXW2XB.js"),D=require("./chunk-6YBJABQD.js"),E=require("./chunk-3TZ4DGFD.js"),
F=require("./chunk-IO24KDZ3.js"),G=require("./chunk-QY672WF6.js"),f=require("./chunk-D5RTHP3X.js"),H=require("./chunk-3RNHDNP5.js"),l=(r,t,m)=>(0,n.a)(r,t.open_password,
m,o=>{let e=(0,g.b)(t,o);if(e.length===0)return;if(e.length===o){let[i,p]=t.pages===void 0?["first_page"," together with last_page"]:["pages",""],h=`must not na\
me every page of the document${p}: at least one page must remain`;throw(0,f.d)([{field:i,message:h,mentions:["last_page"]}])}let s=new Uint8Array(o+1);for(let i of e)
s[i]=1;return Uint32Array.from({length:o},(i,p)=>p+1).filter(i=>s[i]===0)});0&&(module.exports={remove_pages});
