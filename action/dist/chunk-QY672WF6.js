var r=Object.defineProperty;var l=Object.getOwnPropertyDescriptor;var p=Object.getOwnPropertyNames;var c=Object.prototype.hasOwnProperty;var g=(s,e)=>{for(var t in e)r(s,t,{get:e[t],enumerable:!0})},d=(s,e,t,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of p(e))!c.call(s,a)&&a!==t&&
r(s,a,{get:()=>e[a],enumerable:!(i=l(e,a))||i.enumerable});return s};var f=s=>d(r({},"__esModule",{value:!0}),s);var b={};g(b,{a:()=>m,b:()=>o,c:()=>y});module.exports=f(b);var n=require("./chunk-D5RTHP3X.js"),m={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*
1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,parts:1e4,partBytes:2**31,nodes:5e6};function o(s,e,t,i="\
file"){return new n.b("limit_exceeded",e,{issues:[{field:i,message:`${e}.`}],advice:`${t} (limit: ${s})`})}var y=class{memory;get bytes(){return this.memory??=new Uint8Array(
u)}},u=1<<20;0&&(module.exports={a,b,c});
