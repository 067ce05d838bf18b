var d=Object.defineProperty;var y=Object.getOwnPropertyDescriptor;var b=Object.getOwnPropertyNames;var x=Object.prototype.hasOwnProperty;var k=(o,a)=>{for(var i in a)d(o,i,{get:a[i],enumerable:!0})},v=(o,a,i,e)=>{if(a&&typeof a=="object"||typeof a=="function")for(let t of b(a))!x.call(o,t)&&t!==i&&
d(o,t,{get:()=>a[t],enumerable:!(e=y(a,t))||e.enumerable});return o};var h=o=>v(d({},"__esModule",{value:!0}),o);var O={};k(O,{get_form_data:()=>c});module.exports=h(O);var u=require("./chunk-OFFU6KNR.js"),s=require("./chunk-7CJ6LYLH.js"),L=require("./chunk-HXWM2B2O.js"),V=require("./chunk-TZ6YDG7T.js"),
f=require("./chunk-OWBHEB44.js"),q=require("./chunk-HADXW2XB.js"),D=require("./chunk-6YBJABQD.js"),F=require("./chunk-3TZ4DGFD.js"),I=require("./chunk-IO24KDZ3.js"),
N=require("./chunk-QY672WF6.js"),P=require("./chunk-D5RTHP3X.js"),S=require("./chunk-3RNHDNP5.js");async function j(o,a,i){let e=[],t={};for(let n of a.fields){
e.push(C(o,a,i,n)),(0,s.o)(n)&&n.kind!=="password"&&a.byName.get(n.name)===n&&Object.defineProperty(t,n.name,{value:i.of(n),enumerable:!0,configurable:!0,writable:!0});
let r=o.job.pace.step(4e3);r&&await r}return{fields:e,values:t,xfa:(0,u.a)(o,a),scripts:(0,s.p)(o,a)}}function C(o,a,i,e){let{kind:t,flags:n,name:r}=e,m=a.integer(
e.nodes[0],"MaxLen"),p=t==="password",g=t==="text"||p;return{name:r,type:t,value:p?null:i.of(e),default:p?null:i.of(e,"DV"),options:M(o,a,i,e),required:(n&s.b)!==
0,readOnly:(n&s.a)!==0,multiline:t==="text"&&(n&s.c)!==0,maxLength:g&&m>0?m:null,pages:[...new Set(e.widgets.flatMap(({pages:l})=>l))].sort((l,w)=>l-w)}}function M(o,a,i,e){
return e.kind==="dropdown"||e.kind==="list"?i.choices(e).map(({value:t,display:n})=>({value:t,display:n})):e.kind!=="checkbox"&&e.kind!=="radio"?[]:(0,s.j)(o,a,
e).names.map(t=>({value:t,display:t}))}var c=async(o,{open_password:a},i)=>{let e=await(0,f.s)(o.bytes,i,{password:a}),t=await s.f.read(e),n=await j(e,t,new s.r(
e,t)),r=e.pages.count;return{documents:[{...o,pageCount:r}],data:n,notes:[],facts:{pageCount:r,fieldCount:t.fields.length}}};0&&(module.exports={get_form_data});
