var b=Object.defineProperty;var O=Object.getOwnPropertyDescriptor;var S=Object.getOwnPropertyNames;var _=Object.prototype.hasOwnProperty;var K=(e,t)=>{for(var a in t)b(e,a,{get:t[a],enumerable:!0})},z=(e,t,a,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of S(t))!_.call(e,i)&&i!==a&&
b(e,i,{get:()=>t[i],enumerable:!(r=O(t,i))||r.enumerable});return e};var D=e=>z(b({},"__esModule",{value:!0}),e);var H={};K(H,{set_metadata:()=>k});module.exports=D(H);var m=require("./chunk-VSUXIBWK.js"),I=require("./chunk-XFNUYN5F.js"),u=require("./chunk-POKQ3S3A.js"),A=require("./chunk-KO56EBVV.js"),
g=require("./chunk-XDO4H64R.js"),v=require("./chunk-4R5Q5HKP.js"),V=require("./chunk-KFSB3YBL.js"),C=require("./chunk-OWBHEB44.js"),y=require("./chunk-HADXW2XB.js"),
W=require("./chunk-6YBJABQD.js"),q=require("./chunk-3TZ4DGFD.js"),d=require("./chunk-IO24KDZ3.js"),J=require("./chunk-QY672WF6.js"),T=require("./chunk-D5RTHP3X.js"),
Q=require("./chunk-3RNHDNP5.js");async function F(e){e.trailer.delete("Info");let t=await(0,A.c)(e,["Metadata","PieceInfo"]),a=r=>r.has("PieceInfo")||x(e,r);for(let r of new Set(
[...t.Metadata,...t.PieceInfo])){if(!(0,g.c)(e.get(r),a))continue;(0,g.b)(e.edit(r),o=>{x(e,o)&&o.delete("Metadata"),o.delete("PieceInfo")});let i=e.job.pace.step(
1e3);i&&await i}}function x(e,t){let a=e.resolve(t.get("Metadata"));return a instanceof d.w&&((0,d.A)(a.dict.get("Type"),"Metadata")||(0,d.A)(a.dict.get("Subtyp\
e"),"XML"))}var L={title:"Title",author:"Author",subject:"Subject",keywords:"Keywords",creator:"Creator"};async function X(e,t){let a=await(0,u.d)(e);if(/^PDF\/A-[4-9]/.
test((0,m.d)(e,a)??"")||Z(e,t),t.language!==void 0&&e.edit(e.catalogNumber).set("Lang",(0,y.c)(t.language)),a?.malformed===!0)return(0,m.c)(e,(0,m.b)(P(e,t))),[
{code:"xmp_replaced",message:"The XMP metadata of the document were malformed. They were written again from the Info dictionary, without claims such as PDF/A."}];
let r=M(t);return a?(0,m.c)(e,(0,m.a)(a,B(r,a),r)):e.version>="2.0"&&(0,m.c)(e,(0,m.b)(P(e,t))),[]}function Z(e,t){let a=Object.entries(L).flatMap(([o,s])=>{let n=t[o];
return n===void 0?[]:[[s,(0,y.c)(n)]]});if(a.length===0)return;let r=e.trailer.get("Info"),i=new d.v([...(0,u.c)(e)??[],...a]);r instanceof d.t&&e.exists(r.number)?
e.put(r,i):e.trailer.set("Info",e.add(i))}function M(e){let{title:t,author:a,subject:r,keywords:i,creator:o,language:s}=e,n=(c,l,f,p)=>p===void 0?[]:[{prefix:c,
name:l,form:f,values:[p]}];return[...n("dc","title","alternative",t),...n("dc","description","alternative",r),...n("dc","creator","ordered",a),...n("pdf","Keywo\
rds","simple",i),...n("xmp","CreatorTool","simple",o),...n("dc","language","unordered",s)]}function B(e,{properties:t}){let a=e.find(({name:o})=>o==="Keywords")?.
values[0],r=t.some(({namespace:o,name:s})=>o===v.b.dc&&s==="subject");a!==void 0&&r&&e.push({prefix:"dc",name:"subject",form:"unordered",values:E(a)});let i=new Set(
e.map(({prefix:o,name:s})=>`${v.b[o]} ${s}`));return({namespace:o,name:s})=>i.has(`${o} ${s}`)}var E=e=>e.split(/[,;]/).map(t=>t.trim()).filter(t=>t!=="");function P(e,t){
let{title:a,author:r,subject:i,keywords:o,creator:s,producer:n,created:c,modified:l,language:f}=(0,u.e)(e),p=Object.entries({title:a,author:r,subject:i,keywords:o,
creator:s,language:f,...t}).filter(([,h])=>h!==null),w=(h,$,j)=>j===null?[]:[{prefix:h,name:$,form:"simple",values:[j]}];return[...M(Object.fromEntries(p)),...w(
"pdf","Producer",n),...w("xmp","CreateDate",c),...w("xmp","ModifyDate",l)]}var k=async(e,t,a)=>{let{remove_existing:r,open_password:i,...o}=t,s=G(o);if(s.length>
0)throw(0,T.d)(s);let n=await(0,C.s)(e.bytes,a,{password:i}),c=[];if(r){let f=(0,m.d)(n,await(0,u.d)(n));await F(n),f!==void 0&&c.push((0,m.f)(f,"its metadata w\
ere removed"))}Object.keys(o).length>0&&c.push(...await X(n,o));let l=n.pages.count;return{documents:[{name:e.name,bytes:await(0,I.a)(n),pageCount:l}],notes:c,facts:{
pageCount:l}}},N=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/;function G({language:e}){return e===void 0||N.test(e)?[]:[{field:"language",message:"must be a langua\
ge tag such as en, de-AT or zh-Hant (BCP 47)"}]}0&&(module.exports={set_metadata});
