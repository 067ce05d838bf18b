var a=Object.defineProperty;var y=Object.getOwnPropertyDescriptor;var g=Object.getOwnPropertyNames;var h=Object.prototype.hasOwnProperty;var v=(e,t)=>{for(var n in t)a(e,n,{get:t[n],enumerable:!0})},w=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of g(t))!h.call(e,o)&&o!==n&&
a(e,o,{get:()=>t[o],enumerable:!(r=y(t,o))||r.enumerable});return e};var b=e=>w(a({},"__esModule",{value:!0}),e);var B={};v(B,{a:()=>u,b:()=>p,c:()=>f});module.exports=b(B);var c=require("./chunk-XFNUYN5F.js"),i=require("./chunk-OWBHEB44.js"),s=require("./chunk-IO24KDZ3.js"),
l=require("node:crypto");async function u(e,t,n){let r=(0,i.n)({...n,id0:E(e)});return x(e,r),{name:t.name,bytes:await(0,c.a)(e,{encryption:r}),pageCount:e.pages.
count}}function p({algorithm:e,permissions:t,userPassword:n}){return{algorithm:e,permissions:t,restrictions:(0,i.r)(t),needsPassword:n!==""}}function f({security:e}){
let t=e?(0,i.r)(e.permissions):[];return t.length===0?[]:[{code:"restrictions_dropped",message:`The document came with restrictions (${t.join(", ")} = false). T\
he new encryption replaces them: anyone who opens the document with the password may do everything.`,mentions:t}]}function x(e,{version:t,extensionLevel:n}){if(n===
void 0||e.version>="2.0")return;let r=e.edit(e.catalogNumber);if(!(r instanceof s.v))return;let o=e.dict(r.get("Extensions")),m=e.resolve(e.dict(o?.get("ADBE"))?.
get("ExtensionLevel"));if(typeof m=="number"&&m>=n)return;let d=(0,s.B)({BaseVersion:(0,s.C)(t),ExtensionLevel:n});r.set("Extensions",new s.v([...o??[],["ADBE",
d]]))}function E(e){let t=e.resolve(e.array(e.trailer.get("ID"))?.[0]);if(t instanceof s.s&&t.bytes.length>0)return t.bytes;let n=new s.s((0,l.randomBytes)(16));
return e.trailer.set("ID",[n,n]),n.bytes}0&&(module.exports={a,b,c});
