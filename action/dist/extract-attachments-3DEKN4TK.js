var u=Object.defineProperty;var C=Object.getOwnPropertyDescriptor;var N=Object.getOwnPropertyNames;var b=Object.prototype.hasOwnProperty;var z=(a,e)=>{for(var n in e)u(a,n,{get:e[n],enumerable:!0})},F=(a,e,n,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of N(e))!b.call(a,t)&&t!==n&&
u(a,t,{get:()=>e[t],enumerable:!(r=C(e,t))||r.enumerable});return a};var k=a=>F(u({},"__esModule",{value:!0}),a);var v={};z(v,{extract_attachments:()=>T});module.exports=k(v);var w=require("./chunk-26FDCPQL.js"),i=require("./chunk-4A3L6LAJ.js"),y=require("./chunk-RH5QAVDK.js"),
E=require("./chunk-UI5IVMTH.js"),O=require("./chunk-TZ6YDG7T.js"),j=require("./chunk-KO56EBVV.js"),q=require("./chunk-XDO4H64R.js"),B=require("./chunk-KFSB3YBL.js"),
_=require("./chunk-OWBHEB44.js"),D=require("./chunk-HADXW2XB.js"),G=require("./chunk-6YBJABQD.js"),H=require("./chunk-3TZ4DGFD.js"),I=require("./chunk-IO24KDZ3.js"),
J=require("./chunk-QY672WF6.js"),K=require("./chunk-D5RTHP3X.js"),M=require("./chunk-3RNHDNP5.js");function x(a){let e=[...a.normalize("NFC").toLowerCase()];return n=>{
let r=[...n.normalize("NFC").toLowerCase()],[t,m]=[0,0],[s,p]=[-1,0];for(;m<r.length;)if(t<e.length&&e[t]==="*")s=t++,p=m;else if(t<e.length&&(e[t]==="?"||e[t]===
r[m]))t++,m++;else if(s>=0)t=s+1,m=++p;else return!1;for(;e[t]==="*";)t++;return t===e.length}}var T=async(a,e,n)=>{let r=await(0,_.s)(a.bytes,n,{password:e.open_password}),
t=await(0,y.a)(r),m=x(e.name_pattern??"*"),s=t.map(({name:o},h)=>(0,i.c)(o??"",i.a,`attachment-${h+1}`)),p=[...t.keys()].filter(o=>m(s[o])||m(t[o].name??"")),d=(0,i.d)(
p.map(o=>s[o]),i.a),l=[];for(let[o,h]of p.entries()){let c=t[h],f=await r.decodedAtEase(c.stream);l.push({name:d[o],bytes:f,mediaType:c.mimeType??(0,w.a)(d[o]),
facts:L(c,f.length)});let g=n.pace.step(f.length);g&&await g}return{documents:[],files:l,notes:$(t.length,l.length),facts:{attachmentCount:l.length}}};function L({
name:a,mimeType:e,description:n,relationship:r,page:t},m){return{size:m,...e===null?{}:{mimeType:e},...a===null?{}:{originalName:a},...n===null?{}:{description:n},
...r===null?{}:{relationship:r},...t===null?{}:{page:t}}}function $(a,e){if(a===0)return[{code:"no_attachments",message:"The document has no attachments."}];if(e>
0)return[];let n=`None of the ${a} attachments of the document has a name that matches name_pattern.`;return[{code:"no_attachments",message:a===1?"The name of t\
he one attachment does not match name_pattern.":n,mentions:["name_pattern"]}]}0&&(module.exports={extract_attachments});
